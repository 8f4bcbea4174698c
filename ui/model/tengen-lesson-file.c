/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-file: a teacher's lesson file, and what came of reading it
 */
#include "tengen-lesson-file.h"

#include "tengen-signal.h"

struct _TengenLessonFile
{
  GObject parent_instance;

  /* Owned */
  TengenLessonShelf *shelf;
  GFile *file;
  char *name;
  /* the last one, its lesson taken; NULL before it was read */
  TengenLessonReading *reading;
  char *twin;

  /* Borrowed from the shelf */
  const TengenLesson *lesson;
};

G_DEFINE_FINAL_TYPE (TengenLessonFile, tengen_lesson_file, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- Readings --- */

TengenLessonReading *
tengen_lesson_reading_new (TengenLessonShelf *shelf,
                           GBytes *bytes,
                           const char *said)
{
  TengenLessonReading *self = NULL;

  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (shelf), NULL);

  self = g_new0 (TengenLessonReading, 1);
  self->faults = tengen_lesson_faults_new ();
  self->said = g_strdup (said);
  if (bytes == NULL)
    return self;
  self->checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  self->lesson = tengen_lesson_shelf_read (shelf, bytes, self->faults);
  return self;
}

void
tengen_lesson_reading_free (TengenLessonReading *self)
{
  if (self == NULL)
    return;
  g_free (self->checksum);
  tengen_lesson_free (self->lesson);
  g_ptr_array_unref (self->faults);
  g_free (self->said);
  g_free (self);
}

static gboolean
reading_equal (const TengenLessonReading *a, const TengenLessonReading *b)
{
  return a != NULL && g_strcmp0 (a->checksum, b->checksum) == 0 &&
         g_strcmp0 (a->said, b->said) == 0;
}

/* --- Files --- */

static void
emit_changed (TengenLessonFile *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
tengen_lesson_file_finalize (GObject *object)
{
  TengenLessonFile *self = TENGEN_LESSON_FILE (object);

  g_object_unref (self->shelf);
  g_object_unref (self->file);
  g_free (self->name);
  tengen_lesson_reading_free (self->reading);
  g_free (self->twin);
  G_OBJECT_CLASS (tengen_lesson_file_parent_class)->finalize (object);
}

static void
tengen_lesson_file_class_init (TengenLessonFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_lesson_file_finalize;

  /* TengenLessonFile::changed: it was read, and is not as it was */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", TENGEN_TYPE_LESSON_FILE, 0);
}

static void
tengen_lesson_file_init (TengenLessonFile *self)
{
}

TengenLessonFile *
tengen_lesson_file_new (TengenLessonShelf *shelf, GFile *file)
{
  TengenLessonFile *self = NULL;
  g_autofree char *base = NULL;

  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (shelf), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_FILE, NULL);
  base = g_file_get_basename (file);
  self->shelf = g_object_ref (shelf);
  self->file = g_object_ref (file);
  self->name = g_filename_display_name (base);
  return self;
}

gboolean
tengen_lesson_file_take (TengenLessonFile *self, TengenLessonReading *reading)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (self), FALSE);
  g_return_val_if_fail (reading != NULL, FALSE);

  if (reading_equal (self->reading, reading))
    {
      tengen_lesson_reading_free (reading);
      return FALSE;
    }
  tengen_lesson_reading_free (self->reading);
  self->reading = reading;
  if (reading->lesson != NULL)
    self->lesson = tengen_lesson_shelf_adopt (
        self->shelf, g_steal_pointer (&reading->lesson));
  emit_changed (self);
  return TRUE;
}

void
tengen_lesson_file_set_twin (TengenLessonFile *self, const char *twin)
{
  g_return_if_fail (TENGEN_IS_LESSON_FILE (self));

  if (g_strcmp0 (self->twin, twin) == 0)
    return;
  g_free (self->twin);
  self->twin = g_strdup (twin);
  emit_changed (self);
}

GFile *
tengen_lesson_file_get_file (TengenLessonFile *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (self), NULL);

  return self->file;
}

const char *
tengen_lesson_file_get_name (TengenLessonFile *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (self), NULL);

  return self->name;
}

const TengenLesson *
tengen_lesson_file_get_lesson (TengenLessonFile *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (self), NULL);

  return self->lesson;
}

const GPtrArray *
tengen_lesson_file_get_faults (TengenLessonFile *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (self), NULL);

  return self->reading != NULL ? self->reading->faults : NULL;
}

const char *
tengen_lesson_file_get_said (TengenLessonFile *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (self), NULL);

  return self->reading != NULL ? self->reading->said : NULL;
}

const char *
tengen_lesson_file_get_twin (TengenLessonFile *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (self), NULL);

  return self->twin;
}

gboolean
tengen_lesson_file_is_read (TengenLessonFile *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (self), FALSE);

  return self->reading != NULL;
}

gboolean
tengen_lesson_file_is_sound (TengenLessonFile *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (self), FALSE);

  return self->reading != NULL && self->reading->said == NULL &&
         self->twin == NULL &&
         !tengen_lesson_faults_has_error (self->reading->faults);
}
