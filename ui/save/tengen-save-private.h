/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-private: what the files of this room share
 *
 * Shape: functions that fail give an errno, 0 where all is well.
 */
#pragma once

#include "tengen-save.h"

#include <sys/stat.h>

G_BEGIN_DECLS

/* Not an errno: a new file in its place would lose something. */
#define TENGEN_SAVE_IN_PLACE (-2)
/* Not an errno: the file became another while it was being saved. */
#define TENGEN_SAVE_AGAIN (-3)
/* Not an errno: a file that was made without a name gets none here. */
#define TENGEN_SAVE_NAMELESS (-4)

/* --- Calls that go on until all is done --- */

int tengen_save_fill (int fd, GBytes *bytes);
/* Fills it, whatever length it had, and syncs it. */
int tengen_save_overwrite (int fd, GBytes *bytes);
/* What cannot be synced at all was never promised to be. */
int tengen_save_sync (int fd);
int tengen_save_sync_path (const char *path);
/* Of a plain file; @info may be %NULL. */
int tengen_save_read (const char *path, struct stat *info, GBytes **bytes);
/* EWOULDBLOCK if another program has the lock, other errnos if none can be had. */
int tengen_save_lock (int fd);
gboolean tengen_save_is_old (const struct stat *info);
/* Whether a folder takes no new files. */
gboolean tengen_save_is_refusal (int number);

/* --- A new file beside the one that it replaces --- */

typedef struct
{
  char *folder;
  char *path; /* NULL while it has no name */
  char *note; /* tells the next start that it is there */
  int fd;
} TengenSaveBeside;

/* @named as after %TENGEN_SAVE_NAMELESS. */
int tengen_save_beside_open (TengenSaveBeside *self,
                             const char *folder,
                             guint mode,
                             gboolean named);
/* Makes it the file at @place; with @over it replaces an existing one. */
int tengen_save_beside_put (TengenSaveBeside *self,
                            const char *place,
                            gboolean over);
void tengen_save_beside_close (TengenSaveBeside *self);
/* Removes what killed programs left in a folder. */
void tengen_save_beside_sweep (const char *folder);
gboolean tengen_save_beside_is_note (const char *name);
void tengen_save_beside_sweep_noted (const char *note);

/* --- Owner, group, mode, access list, attributes --- */

/* Whether the file at @fd has all of these now as the one at @place. */
gboolean
tengen_save_make_like (const char *place, const struct stat *info, int fd);

/* --- Old bytes under a name of their own --- */

/* @refused: the program's own folder, where that was the fault. */
int tengen_save_keep (const char *place,
                      const struct stat *info,
                      GBytes *old,
                      char **kept,
                      char **refused);

/* --- Records of what is being saved in place --- */

typedef struct
{
  char *folder;
  char *place;
  GBytes *old_bytes;
  GBytes *new_bytes;
  int fd;         /* holds the lock */
  gboolean owned; /* a file says that this program has it */
} TengenSaveRecord;

int tengen_save_record_make (TengenSaveRecord *self,
                             const char *place,
                             GBytes *old_bytes,
                             GBytes *new_bytes);
gboolean tengen_save_record_is (const char *name);
/* The file it is about, before it is opened; %NULL if that cannot be told. */
char *tengen_save_record_read_place (const char *folder);
/* EWOULDBLOCK: a program is at it, with @wait for long; ENOENT: it is there no
 * more; EBADMSG: it cannot be relied upon. */
int tengen_save_record_open (TengenSaveRecord *self,
                             const char *folder,
                             gboolean wait);
void tengen_save_record_remove (TengenSaveRecord *self);
void tengen_save_record_clear (TengenSaveRecord *self);
/* Removes a hidden folder that is not, or no longer, a record. */
void tengen_save_record_sweep (const char *folder);
gboolean tengen_save_record_is_told (const char *folder);
/* Whether the file it is about is neither the old nor the new one. */
gboolean tengen_save_record_is_torn (const char *folder);

/* @expected as in #TengenSaveWish: rather back to that than on. %NULL, or what
 * leaves the file half saved. */
TengenSaveLeft *tengen_save_settle_place (const char *place,
                                          const char *expected);
void tengen_save_left_free (TengenSaveLeft *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenSaveLeft, tengen_save_left_free)

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TengenSaveBeside, tengen_save_beside_close)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TengenSaveRecord, tengen_save_record_clear)

G_END_DECLS
