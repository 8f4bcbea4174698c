/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-shelf: the lessons that come with the program, the glossary, and
 * what was done of them
 *
 * Shape: course, lessons, schema and glossary are resources; each is read when
 *        it is first asked for, and once.
 */
#include "tengen-lesson-shelf.h"

#include "tengen-lesson-data.h"
#include "tengen-lesson-read.h"
#include "tengen-signal.h"

#define PATH "/org/tengen/Tengen/lessons/"
#define GUIDE "/org/tengen/Tengen/guide/AUTHORS.md"

/* Before the ids of lessons that are not of the course. */
#define OWN "own-"

struct _TengenLessonShelf
{
  GObject parent_instance;

  /* Owned; NULL until asked for */
  TengenLessonSchema *schema;
  TengenLessonGlossary *glossary;
  /* of TengenLesson */
  GPtrArray *lessons;
  /* of TengenLesson, the newest last */
  GPtrArray *adopted;
  /* of TengenLesson, which are not found */
  GPtrArray *kept;
  /* Owned */
  TengenLessonProgress *progress;
  /* as it was before the last reset, or NULL */
  TengenLessonProgress *before;
  /* how points are shown in what is read */
  TengenNotation notation;
};

G_DEFINE_FINAL_TYPE (TengenLessonShelf, tengen_lesson_shelf, G_TYPE_OBJECT)

enum
{
  SIGNAL_PROGRESS_CHANGED,
  SIGNAL_RESET,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Gives a resource; %NULL if the program has none of that name. */
static GBytes *
find_data (const char *name)
{
  g_autofree char *path = g_strconcat (PATH, name, NULL);

  return g_resource_lookup_data (tengen_lesson_data_get_resource (),
                                 path,
                                 G_RESOURCE_LOOKUP_FLAGS_NONE,
                                 NULL);
}

static const TengenLessonSchema *
get_schema (TengenLessonShelf *self)
{
  g_autoptr (GBytes) bytes = NULL;
  gsize length = 0;
  const char *data = NULL;

  if (self->schema != NULL)
    return self->schema;
  bytes = find_data ("lesson.rng");
  data = g_bytes_get_data (bytes, &length);
  self->schema = tengen_lesson_schema_new (data, length);
  return self->schema;
}

/* Those who make the program read this, not those who use it. */
static void
warn (const char *name, const GPtrArray *faults)
{
  const TengenLessonFault *fault =
      faults->len > 0 ? g_ptr_array_index (faults, 0) : NULL;

  g_warning ("%s:%d: cannot be used (fault %d: %s)",
             name,
             fault != NULL ? fault->line : 0,
             fault != NULL ? (int) fault->code : -1,
             fault != NULL && fault->detail != NULL ? fault->detail : "");
}

static void
add_lesson (TengenLessonShelf *self, const char *id)
{
  g_autofree char *name = g_strconcat (id, ".xml", NULL);
  g_autoptr (GBytes) bytes = find_data (name);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLesson *lesson = NULL;

  if (bytes != NULL)
    lesson = tengen_lesson_shelf_read (self, bytes, faults);
  if (lesson != NULL)
    g_ptr_array_add (self->lessons, lesson);
  else
    warn (name, faults);
}

static void
read_course (TengenLessonShelf *self)
{
  g_autoptr (GBytes) bytes = find_data ("course");
  gsize length = 0;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_strndup (data, length);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (*g_strstrip (*line) != '\0' && **line != '#')
      add_lesson (self, *line);
}

static void
emit_changed (TengenLessonShelf *self)
{
  g_signal_emit (self, signals[SIGNAL_PROGRESS_CHANGED], 0);
}

static void
tengen_lesson_shelf_finalize (GObject *object)
{
  TengenLessonShelf *self = TENGEN_LESSON_SHELF (object);

  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_ptr_array_unref (self->adopted);
  g_ptr_array_unref (self->kept);
  tengen_lesson_schema_free (self->schema);
  tengen_lesson_glossary_free (self->glossary);
  tengen_lesson_progress_free (self->progress);
  tengen_lesson_progress_free (self->before);
  G_OBJECT_CLASS (tengen_lesson_shelf_parent_class)->finalize (object);
}

static void
tengen_lesson_shelf_class_init (TengenLessonShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = tengen_lesson_shelf_finalize;

  /**
   * TengenLessonShelf::progress-changed:
   *
   * Something was done, or forgotten.
   */
  signals[SIGNAL_PROGRESS_CHANGED] =
      tengen_signal_new ("progress-changed", TENGEN_TYPE_LESSON_SHELF, 0);

  /**
   * TengenLessonShelf::reset:
   * @id: (nullable): a lesson, %NULL for all
   *
   * What was done of it is to be forgotten, wherever it is kept.
   */
  signals[SIGNAL_RESET] =
      tengen_signal_new ("reset", TENGEN_TYPE_LESSON_SHELF, 1, G_TYPE_STRING);
}

static void
tengen_lesson_shelf_init (TengenLessonShelf *self)
{
  self->progress = tengen_lesson_progress_new ();
  self->adopted =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_lesson_free);
  self->kept =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_lesson_free);
}

TengenLessonShelf *
tengen_lesson_shelf_new (void)
{
  return g_object_new (TENGEN_TYPE_LESSON_SHELF, NULL);
}

GPtrArray *
tengen_lesson_shelf_get_lessons (TengenLessonShelf *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (self), NULL);

  if (self->lessons == NULL)
    {
      self->lessons =
          g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_lesson_free);
      read_course (self);
    }
  return self->lessons;
}

static const TengenLesson *
find_newest (const GPtrArray *lessons, const char *id)
{
  for (guint i = lessons->len; i > 0; i--)
    {
      const TengenLesson *lesson = g_ptr_array_index (lessons, i - 1);

      if (g_str_equal (lesson->id, id))
        return lesson;
    }
  return NULL;
}

const TengenLesson *
tengen_lesson_shelf_find (TengenLessonShelf *self, const char *id)
{
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (self);
  const TengenLesson *lesson = NULL;

  g_return_val_if_fail (lessons != NULL && id != NULL, NULL);
  lesson = find_newest (lessons, id);
  return lesson != NULL ? lesson : find_newest (self->adopted, id);
}

const TengenLesson *
tengen_lesson_shelf_adopt (TengenLessonShelf *self, TengenLesson *lesson)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (self), NULL);
  g_return_val_if_fail (lesson != NULL, NULL);

  id = g_steal_pointer (&lesson->id);
  lesson->id = g_strdup_printf (OWN "%.60s", id);
  g_ptr_array_add (self->adopted, lesson);
  return lesson;
}

const TengenLesson *
tengen_lesson_shelf_keep (TengenLessonShelf *self, TengenLesson *lesson)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (self), NULL);
  g_return_val_if_fail (lesson != NULL, NULL);

  g_ptr_array_add (self->kept, lesson);
  return lesson;
}

void
tengen_lesson_shelf_set_notation (TengenLessonShelf *self,
                                  TengenNotation notation)
{
  g_return_if_fail (TENGEN_IS_LESSON_SHELF (self));

  self->notation = notation;
}

const TengenLessonGlossary *
tengen_lesson_shelf_get_glossary (TengenLessonShelf *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (self), NULL);

  if (self->glossary == NULL)
    {
      g_autoptr (GBytes) bytes = find_data ("glossary.xml");
      g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
      gsize length = 0;
      const char *data = g_bytes_get_data (bytes, &length);

      self->glossary = tengen_lesson_glossary_read (data, length, faults);
      if (self->glossary == NULL)
        warn ("glossary.xml", faults);
    }
  return self->glossary;
}

char *
tengen_lesson_shelf_read_guide (void)
{
  g_autoptr (GBytes) bytes =
      g_resource_lookup_data (tengen_lesson_data_get_resource (),
                              GUIDE,
                              G_RESOURCE_LOOKUP_FLAGS_NONE,
                              NULL);
  gsize length = 0;
  const char *data = g_bytes_get_data (bytes, &length);

  return g_strndup (data, length);
}

TengenLesson *
tengen_lesson_shelf_read (TengenLessonShelf *self,
                          GBytes *bytes,
                          GPtrArray *faults)
{
  gsize length = 0;
  const char *data = NULL;
  g_autoptr (TengenLesson) lesson = NULL;

  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (self), NULL);
  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  data = g_bytes_get_data (bytes, &length);
  lesson = tengen_lesson_read (data,
                               length,
                               get_schema (self),
                               tengen_lesson_shelf_get_glossary (self),
                               self->notation,
                               faults);
  if (lesson != NULL && !tengen_lesson_check (lesson, faults))
    g_clear_pointer (&lesson, tengen_lesson_free);
  tengen_lesson_faults_sort (faults);
  return g_steal_pointer (&lesson);
}

static const char *
find_language (const GPtrArray *languages, const char *wanted)
{
  for (guint i = 0; i < languages->len; i++)
    if (g_str_equal (g_ptr_array_index (languages, i), wanted))
      return g_ptr_array_index (languages, i);
  return NULL;
}

/* Where no language is set the program speaks English. */
const char *
tengen_lesson_shelf_pick_language (const GPtrArray *languages)
{
  const char *const *names = g_get_language_names ();

  g_return_val_if_fail (languages != NULL && languages->len > 0, NULL);

  for (gsize i = 0; names[i] != NULL; i++)
    {
      const char *name = g_str_equal (names[i], "C") ? "en" : names[i];
      const char *language = find_language (languages, name);

      if (language != NULL)
        return language;
    }
  return g_ptr_array_index (languages, 0);
}

const char *
tengen_lesson_shelf_get_language (const TengenLesson *lesson)
{
  g_return_val_if_fail (lesson != NULL, NULL);

  return tengen_lesson_shelf_pick_language (lesson->languages);
}

const TengenLessonProgress *
tengen_lesson_shelf_get_progress (TengenLessonShelf *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (self), NULL);

  return self->progress;
}

void
tengen_lesson_shelf_take_progress (TengenLessonShelf *self,
                                   TengenLessonProgress *progress)
{
  g_return_if_fail (TENGEN_IS_LESSON_SHELF (self));
  g_return_if_fail (progress != NULL && progress != self->progress);

  tengen_lesson_progress_free (self->progress);
  self->progress = progress;
  g_clear_pointer (&self->before, tengen_lesson_progress_free);
  emit_changed (self);
}

void
tengen_lesson_shelf_set_done (TengenLessonShelf *self,
                              const TengenLesson *lesson,
                              const TengenLessonStep *step,
                              guint stars)
{
  g_return_if_fail (TENGEN_IS_LESSON_SHELF (self));

  if (tengen_lesson_progress_set_done (
          self->progress, lesson->id, step->id, stars))
    emit_changed (self);
}

void
tengen_lesson_shelf_set_place (TengenLessonShelf *self,
                               const TengenLesson *lesson,
                               const TengenLessonStep *step)
{
  g_return_if_fail (TENGEN_IS_LESSON_SHELF (self));

  if (tengen_lesson_progress_set_place (self->progress, lesson->id, step->id))
    emit_changed (self);
}

void
tengen_lesson_shelf_set_language (TengenLessonShelf *self,
                                  const TengenLesson *lesson,
                                  const char *language)
{
  g_return_if_fail (TENGEN_IS_LESSON_SHELF (self));

  if (tengen_lesson_progress_set_language (
          self->progress, lesson->id, language))
    emit_changed (self);
}

static TengenLessonProgress *
copy_progress (const TengenLessonProgress *progress)
{
  TengenLessonProgress *copy = tengen_lesson_progress_new ();

  tengen_lesson_progress_merge (copy, progress);
  return copy;
}

void
tengen_lesson_shelf_reset (TengenLessonShelf *self, const TengenLesson *lesson)
{
  const char *id = lesson != NULL ? lesson->id : NULL;

  g_return_if_fail (TENGEN_IS_LESSON_SHELF (self));

  tengen_lesson_progress_free (self->before);
  self->before = copy_progress (self->progress);
  tengen_lesson_progress_reset (self->progress, id);
  g_signal_emit (self, signals[SIGNAL_RESET], 0, id);
  emit_changed (self);
}

gboolean
tengen_lesson_shelf_undo_reset (TengenLessonShelf *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (self), FALSE);

  if (self->before == NULL)
    return FALSE;
  tengen_lesson_progress_merge (self->progress, self->before);
  g_clear_pointer (&self->before, tengen_lesson_progress_free);
  emit_changed (self);
  return TRUE;
}
