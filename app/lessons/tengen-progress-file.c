/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-progress-file: what was done of the lessons, in a file of the user
 *
 * Shape: before writing, the file is read again and merged, without the lessons
 *        that were reset here since: what was forgotten does not come back.
 */
#include "tengen-progress-file.h"

#include "tengen-record-seal.h"
#include "tengen-signal.h"

/* From a change to the file. */
#define DELAY_MS 1500

struct _TengenProgressFile
{
  GObject parent_instance;

  /* Owned */
  TengenLessonShelf *shelf;
  char *path;
  /* (element-type utf8): lessons that were reset and not written since */
  GPtrArray *resets;
  /* all of them were */
  gboolean reset_all;
  guint write_id;
  /* the last writing failed, which was told */
  gboolean told;
};

G_DEFINE_FINAL_TYPE (TengenProgressFile, tengen_progress_file, G_TYPE_OBJECT)

enum
{
  SIGNAL_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tell (TengenProgressFile *self, TengenSealedFileFault fault, const char *detail)
{
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, fault, detail);
}

/* --- Reading --- */

static gpointer
decode (const char *data, gsize length)
{
  return tengen_lesson_progress_decode (data, length);
}

static const TengenSealedFile kind = {
  "progress",
  TENGEN_LESSON_PROGRESS_FORMAT,
  decode,
};

TengenSealedFileFault
tengen_progress_file_load (const char *path,
                           TengenLessonProgress **progress,
                           char **detail)
{
  gpointer value = NULL;
  TengenSealedFileFault fault =
      tengen_sealed_file_read (&kind, path, &value, detail);

  *progress = value;
  return fault;
}

/* Reads the file and tells what is wrong with it; what can be tried again is
 * told once. */
static TengenSealedFileFault
load (TengenProgressFile *self, TengenLessonProgress **progress)
{
  g_autofree char *detail = NULL;
  TengenSealedFileFault fault =
      tengen_progress_file_load (self->path, progress, &detail);

  if (fault != TENGEN_SEALED_FILE_FAULT_NONE &&
      (fault != TENGEN_SEALED_FILE_FAULT_READ || !self->told))
    tell (self, fault, detail);
  if (fault == TENGEN_SEALED_FILE_FAULT_READ)
    self->told = TRUE;
  return fault;
}

/* --- Writing --- */

static char *
encode_merged (TengenProgressFile *self, TengenLessonProgress *there)
{
  const TengenLessonProgress *here =
      tengen_lesson_shelf_get_progress (self->shelf);
  g_autoptr (TengenLessonProgress) both = tengen_lesson_progress_new ();

  tengen_lesson_progress_merge (both, here);
  if (there != NULL && !self->reset_all)
    {
      for (guint i = 0; i < self->resets->len; i++)
        tengen_lesson_progress_reset (there,
                                      g_ptr_array_index (self->resets, i));
      tengen_lesson_progress_merge (both, there);
    }
  return tengen_lesson_progress_encode (both);
}

static void
forget_resets (TengenProgressFile *self)
{
  g_ptr_array_set_size (self->resets, 0);
  self->reset_all = FALSE;
}

static void
stop_following (TengenProgressFile *self)
{
  g_clear_handle_id (&self->write_id, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->shelf, self);
  self->told = FALSE;
}

static void
write_now (TengenProgressFile *self)
{
  g_autoptr (TengenLessonProgress) there = NULL;
  g_autofree char *text = NULL;
  g_autofree char *sealed = NULL;
  g_autoptr (GError) error = NULL;
  TengenSealedFileFault fault;

  fault = load (self, &there);
  if (fault == TENGEN_SEALED_FILE_FAULT_NEWER)
    stop_following (self);
  if (!tengen_sealed_file_may_write (fault))
    return;
  text = encode_merged (self, there);
  sealed = tengen_seal_add (text);
  if (tengen_sealed_file_write (self->path, sealed, &error))
    {
      forget_resets (self);
      self->told = FALSE;
    }
  else if (!self->told)
    {
      self->told = TRUE;
      tell (self, TENGEN_SEALED_FILE_FAULT_WRITE, error->message);
    }
}

static gboolean
write_cb (gpointer data)
{
  TengenProgressFile *self = data;

  self->write_id = 0;
  write_now (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (TengenProgressFile *self)
{
  if (self->write_id == 0)
    self->write_id = g_timeout_add (DELAY_MS, write_cb, self);
}

static void
reset_cb (TengenProgressFile *self, const char *id)
{
  if (id == NULL)
    self->reset_all = TRUE;
  else
    g_ptr_array_add (self->resets, g_strdup (id));
}

static void
tengen_progress_file_dispose (GObject *object)
{
  TengenProgressFile *self = TENGEN_PROGRESS_FILE (object);

  g_clear_handle_id (&self->write_id, g_source_remove);
  g_clear_object (&self->shelf);
  G_OBJECT_CLASS (tengen_progress_file_parent_class)->dispose (object);
}

static void
tengen_progress_file_finalize (GObject *object)
{
  TengenProgressFile *self = TENGEN_PROGRESS_FILE (object);

  g_free (self->path);
  g_ptr_array_unref (self->resets);
  G_OBJECT_CLASS (tengen_progress_file_parent_class)->finalize (object);
}

static void
tengen_progress_file_class_init (TengenProgressFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tengen_progress_file_dispose;
  object_class->finalize = tengen_progress_file_finalize;

  /* TengenProgressFile::failed: see #TengenSealedFileFault */
  signals[SIGNAL_FAILED] = tengen_signal_new (
      "failed", TENGEN_TYPE_PROGRESS_FILE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
tengen_progress_file_init (TengenProgressFile *self)
{
  self->resets = g_ptr_array_new_with_free_func (g_free);
}

TengenProgressFile *
tengen_progress_file_new (TengenLessonShelf *shelf, const char *path)
{
  TengenProgressFile *self;

  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (shelf), NULL);

  self = g_object_new (TENGEN_TYPE_PROGRESS_FILE, NULL);
  self->shelf = g_object_ref (shelf);
  self->path = path != NULL
                   ? g_strdup (path)
                   : g_build_filename (
                         g_get_user_data_dir (), "tengen", "progress", NULL);
  return self;
}

void
tengen_progress_file_read (TengenProgressFile *self)
{
  TengenLessonProgress *progress = NULL;
  TengenSealedFileFault fault;

  g_return_if_fail (TENGEN_IS_PROGRESS_FILE (self));

  fault = load (self, &progress);
  if (progress != NULL)
    tengen_lesson_shelf_take_progress (self->shelf, progress);
  if (fault == TENGEN_SEALED_FILE_FAULT_NEWER)
    return;
  g_signal_connect_object (self->shelf,
                           "progress-changed",
                           G_CALLBACK (changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->shelf, "reset", G_CALLBACK (reset_cb), self, G_CONNECT_SWAPPED);
}

gboolean
tengen_progress_file_flush (TengenProgressFile *self)
{
  g_return_val_if_fail (TENGEN_IS_PROGRESS_FILE (self), FALSE);

  if (self->write_id == 0 && !self->told)
    return TRUE;
  g_clear_handle_id (&self->write_id, g_source_remove);
  write_now (self);
  return !self->told;
}
