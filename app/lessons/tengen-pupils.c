/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupils: who learns on this computer, in files of the user
 */
#include "tengen-pupils.h"

#include <glib/gstdio.h>

#include "tengen-progress-file.h"
#include "tengen-record-seal.h"
#include "tengen-signal.h"

/* How long someone who was taken away can be brought back, in seconds. */
#define GRACE (24 * 60 * 60)

struct _TengenPupils
{
  GObject parent_instance;

  char *folder;
  /* where the list is */
  char *path;
  TengenLessonPupils *list;
  /* who learns now, or NULL */
  char *current;
  gboolean was_read;
};

G_DEFINE_FINAL_TYPE (TengenPupils, tengen_pupils, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_FAILED,
  SIGNAL_PROGRESS_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
emit_changed (TengenPupils *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
tell (TengenPupils *self, TengenSealedFileFault fault, const char *detail)
{
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, fault, detail);
}

/* --- The file --- */

static gpointer
decode (const char *data, gsize length)
{
  return tengen_lesson_pupils_decode (data, length);
}

static const TengenSealedFile kind = {
  "pupils",
  TENGEN_LESSON_PUPILS_FORMAT,
  decode,
};

static gboolean
write_list (TengenPupils *self, GError **error)
{
  g_autofree char *text = tengen_lesson_pupils_encode (self->list);
  g_autofree char *sealed = tengen_seal_add (text);

  return tengen_sealed_file_write (self->path, sealed, error);
}

/* Takes over what the file says; FALSE if there must be no writing. */
static gboolean
load (TengenPupils *self)
{
  gpointer list;
  g_autofree char *detail = NULL;
  TengenSealedFileFault fault =
      tengen_sealed_file_read (&kind, self->path, &list, &detail);

  if (list != NULL || tengen_sealed_file_may_write (fault))
    {
      tengen_lesson_pupils_free (self->list);
      self->list = list != NULL ? list : tengen_lesson_pupils_new ();
    }
  /* a damaged list takes no pupil away for good */
  if (fault == TENGEN_SEALED_FILE_FAULT_CHANGED &&
      tengen_lesson_pupils_bring_all_back (self->list))
    write_list (self, NULL);
  if (fault != TENGEN_SEALED_FILE_FAULT_NONE)
    tell (self, fault, detail);
  return tengen_sealed_file_may_write (fault);
}

/* Someone whom another program took away does not learn here any more. */
static void
check_current (TengenPupils *self)
{
  if (tengen_lesson_pupils_find (self->list, self->current) == NULL)
    g_clear_pointer (&self->current, g_free);
}

/* Keeps what was done to the list; what cannot be kept is as if it was not
 * done. */
static gboolean
save (TengenPupils *self)
{
  g_autoptr (GError) error = NULL;
  gboolean written = write_list (self, &error);

  if (!written)
    {
      tell (self, TENGEN_SEALED_FILE_FAULT_WRITE, error->message);
      load (self);
    }
  check_current (self);
  emit_changed (self);
  return written;
}

static char *
get_folder (TengenPupils *self, const char *id)
{
  return g_build_filename (self->folder, "pupils", id, NULL);
}

/* Removes a folder that this program made, and the files in it. */
static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_unlink (file);
    }
  g_rmdir (path);
}

/* Makes it final for those who were taken away long ago. */
static void
forget (TengenPupils *self)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (GPtrArray) ids =
      tengen_lesson_pupils_forget (self->list, now - GRACE);

  if (ids->len == 0 || !save (self))
    return;
  for (guint i = 0; i < ids->len; i++)
    {
      g_autofree char *folder = get_folder (self, g_ptr_array_index (ids, i));

      remove_folder (folder);
    }
}

/* --- The object --- */

static void
tengen_pupils_finalize (GObject *object)
{
  TengenPupils *self = TENGEN_PUPILS (object);

  g_free (self->folder);
  g_free (self->path);
  g_free (self->current);
  tengen_lesson_pupils_free (self->list);
  G_OBJECT_CLASS (tengen_pupils_parent_class)->finalize (object);
}

static void
tengen_pupils_class_init (TengenPupilsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_pupils_finalize;

  /* TengenPupils::changed: the list, or who learns now */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", TENGEN_TYPE_PUPILS, 0);
  /* TengenPupils::failed: see #TengenSealedFileFault */
  signals[SIGNAL_FAILED] = tengen_signal_new (
      "failed", TENGEN_TYPE_PUPILS, 2, G_TYPE_UINT, G_TYPE_STRING);
  /* TengenPupils::progress-failed: the same of the progress of a pupil */
  signals[SIGNAL_PROGRESS_FAILED] = tengen_signal_new (
      "progress-failed", TENGEN_TYPE_PUPILS, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
tengen_pupils_init (TengenPupils *self)
{
  self->list = tengen_lesson_pupils_new ();
}

TengenPupils *
tengen_pupils_new (const char *folder)
{
  TengenPupils *self = g_object_new (TENGEN_TYPE_PUPILS, NULL);

  self->folder =
      folder != NULL
          ? g_strdup (folder)
          : g_build_filename (g_get_user_data_dir (), "tengen", NULL);
  self->path = g_build_filename (self->folder, "pupils", "pupils", NULL);
  return self;
}

void
tengen_pupils_read (TengenPupils *self)
{
  const TengenLessonPupil *last = NULL;

  g_return_if_fail (TENGEN_IS_PUPILS (self));

  if (load (self) && !self->was_read)
    forget (self);
  if (!self->was_read)
    last = tengen_lesson_pupils_get_last (self->list);
  if (last != NULL)
    self->current = g_strdup (last->id);
  self->was_read = TRUE;
  check_current (self);
  emit_changed (self);
}

const GPtrArray *
tengen_pupils_get_all (TengenPupils *self)
{
  g_return_val_if_fail (TENGEN_IS_PUPILS (self), NULL);

  return tengen_lesson_pupils_get_all (self->list);
}

const TengenLessonPupil *
tengen_pupils_get_current (TengenPupils *self)
{
  g_return_val_if_fail (TENGEN_IS_PUPILS (self), NULL);

  return tengen_lesson_pupils_find (self->list, self->current);
}

static char *
get_path (TengenPupils *self, const char *id, const char *name)
{
  g_autofree char *folder = NULL;

  if (id == NULL)
    return g_build_filename (self->folder, name, NULL);
  folder = get_folder (self, id);
  return g_build_filename (folder, name, NULL);
}

char *
tengen_pupils_get_path (TengenPupils *self, const char *id)
{
  g_return_val_if_fail (TENGEN_IS_PUPILS (self), NULL);

  return get_path (self, id, "progress");
}

char *
tengen_pupils_get_practice_path (TengenPupils *self, const char *id)
{
  g_return_val_if_fail (TENGEN_IS_PUPILS (self), NULL);

  return get_path (self, id, "practice");
}

gboolean
tengen_pupils_choose (TengenPupils *self, const char *id)
{
  g_return_val_if_fail (TENGEN_IS_PUPILS (self), FALSE);

  if (id != NULL && tengen_lesson_pupils_find (self->list, id) == NULL)
    return FALSE;
  if (g_strcmp0 (id, self->current) == 0)
    return TRUE;
  g_free (self->current);
  self->current = g_strdup (id);
  if (load (self) && tengen_lesson_pupils_set_last (self->list, id))
    save (self);
  else
    {
      check_current (self);
      emit_changed (self);
    }
  return TRUE;
}

/* An id that no pupil has, and no folder that was left behind. */
static char *
make_id (TengenPupils *self)
{
  for (;;)
    {
      g_autofree char *id = g_strdup_printf ("p%08x", g_random_int ());
      g_autofree char *folder = get_folder (self, id);

      if (!g_file_test (folder, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&id);
    }
}

char *
tengen_pupils_add (TengenPupils *self, const char *nickname, guint picture)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (TENGEN_IS_PUPILS (self), NULL);

  id = make_id (self);
  return load (self) &&
                 tengen_lesson_pupils_add (self->list, id, nickname, picture) &&
                 save (self)
             ? g_steal_pointer (&id)
             : NULL;
}

GPtrArray *
tengen_pupils_add_all (TengenPupils *self, const GPtrArray *lines)
{
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (TENGEN_IS_PUPILS (self), ids);
  g_return_val_if_fail (lines != NULL, ids);

  if (!load (self))
    return ids;
  for (guint i = 0; i < lines->len; i++)
    {
      const TengenLessonRosterLine *line = g_ptr_array_index (lines, i);
      g_autofree char *id = make_id (self);

      if (tengen_lesson_pupils_add (self->list, id, line->name, line->picture))
        g_ptr_array_add (ids, g_steal_pointer (&id));
    }
  if (ids->len > 0 && !save (self))
    g_ptr_array_set_size (ids, 0);
  return ids;
}

gboolean
tengen_pupils_change (TengenPupils *self,
                      const char *id,
                      const char *nickname,
                      guint picture)
{
  g_return_val_if_fail (TENGEN_IS_PUPILS (self), FALSE);

  return load (self) &&
         tengen_lesson_pupils_change (self->list, id, nickname, picture) &&
         save (self);
}

gboolean
tengen_pupils_take_away (TengenPupils *self, const char *id)
{
  g_return_val_if_fail (TENGEN_IS_PUPILS (self), FALSE);

  return load (self) &&
         tengen_lesson_pupils_take_away (
             self->list, id, g_get_real_time () / G_USEC_PER_SEC) &&
         save (self);
}

gboolean
tengen_pupils_take_all_away (TengenPupils *self, const GPtrArray *ids)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  gboolean any = FALSE;

  g_return_val_if_fail (TENGEN_IS_PUPILS (self), FALSE);
  g_return_val_if_fail (ids != NULL, FALSE);

  if (!load (self))
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    any |= tengen_lesson_pupils_take_away (
        self->list, g_ptr_array_index (ids, i), now);
  return any && save (self);
}

gboolean
tengen_pupils_bring_back (TengenPupils *self, const char *id)
{
  g_return_val_if_fail (TENGEN_IS_PUPILS (self), FALSE);

  return load (self) && tengen_lesson_pupils_bring_back (self->list, id) &&
         save (self);
}

static TengenLessonProgress *
read_progress (TengenPupils *self, const char *id)
{
  g_autofree char *path = tengen_pupils_get_path (self, id);
  g_autofree char *detail = NULL;
  TengenLessonProgress *progress;
  TengenSealedFileFault fault =
      tengen_progress_file_load (path, &progress, &detail);

  if (fault != TENGEN_SEALED_FILE_FAULT_NONE)
    g_signal_emit (self, signals[SIGNAL_PROGRESS_FAILED], 0, fault, detail);
  return progress != NULL ? progress : tengen_lesson_progress_new ();
}

TengenLessonOverview *
tengen_pupils_make_overview (TengenPupils *self, const GPtrArray *lessons)
{
  TengenLessonOverview *overview;
  const GPtrArray *all;

  g_return_val_if_fail (TENGEN_IS_PUPILS (self), NULL);
  g_return_val_if_fail (lessons != NULL, NULL);

  overview = tengen_lesson_overview_new (lessons);
  all = tengen_pupils_get_all (self);
  for (guint i = 0; i < all->len; i++)
    {
      const TengenLessonPupil *pupil = g_ptr_array_index (all, i);
      g_autoptr (TengenLessonProgress) progress =
          read_progress (self, pupil->id);

      tengen_lesson_overview_add (
          overview, pupil->nickname, pupil->picture, progress);
    }
  return overview;
}
