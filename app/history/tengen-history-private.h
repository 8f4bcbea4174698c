/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-private: what the files of the history share
 */
#pragma once

#include "tengen-history.h"

G_BEGIN_DECLS

struct _TengenHistory
{
  GObject parent_instance;

  /* of this user; names of files are as seen from there */
  char *usual;
  /* the first is where new games go, the usual one is among them */
  char **folders;
  GApplication *program;
  /* (element-type TengenDocument) */
  GPtrArray *followed;
  /* what waits to be written, the first of it is being written; what could not
   * be */
  GQueue writings;
  GQueue failed;
  /* something is being written */
  gboolean busy;
  gboolean failing;
  gboolean displaced;
  guint moment_id;
  guint retry_id;
};

/* tengen-history-keep.c */

/* Has a game written as it is now, if it is one that is kept. */
void tengen_history_keep (TengenHistory *self, TengenDocument *document);

/* Forgets what could not be written. */
void tengen_history_drop_failed (TengenHistory *self);

G_END_DECLS
