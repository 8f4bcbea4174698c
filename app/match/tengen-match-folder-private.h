/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-folder-private: what the files of a match's folder share
 */
#pragma once

#include "tengen-match-folder.h"
#include "tengen-file-watch.h"

G_BEGIN_DECLS

#define TENGEN_MATCH_FOLDER_TABLE "table.tengen"

struct _TengenMatchFolder
{
  GObject parent_instance;

  /* Owned */
  char *path;
  GFile *file;
  TengenMatchTable *table;
  TengenFileWatch *watch;
  char *checksum;
  char *failure;
  /* (element-type int utf8): checksums of the records that are this program's
   * own, by game */
  GHashTable *records;

  int lock_fd;
  /* the file system refused the lock that it should hold */
  gboolean lockless;
  /* another program has it, or nothing can be written */
  gboolean locked;
  /* the table on disk cannot be read now */
  gboolean broken;
  /* the table was changed by someone else, or is damaged */
  gboolean changed;
  /* the match is being read anew: no change of this program */
  gboolean taking;
  gboolean writing;
  /* changed since the writing that runs, or that failed, began */
  gboolean dirty;
  /* (nullable): checksum of what is being written */
  char *coming;
  /* tries again what could not be written; 0 for none */
  guint retry_id;
};

/* Says by an errno why nothing can be written. Gives %FALSE. */
gboolean tengen_match_folder_fail (GError **error, int number);

/* Makes an empty folder for a new match in the folder for matches. Gives its
 * path, or %NULL. */
char *tengen_match_folder_make (const char *parent,
                                const TengenMatch *match,
                                GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the folder of a path that is a folder, or the table in it. */
char *
tengen_match_folder_get_folder (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/* Notes which records are this program's to write over: those of games that
 * still go on. The record of a decided game may have been edited by someone
 * since. */
void tengen_match_folder_own_records (TengenMatchFolder *self);

G_END_DECLS
