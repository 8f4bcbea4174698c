/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-progress: what a person has done of which lessons (進みぐあい)
 *
 * Shape:  [progress] format, last; [lesson ID] place, language, and for each
 *         step that was done its stars as step.ID: ids have no dot, so that no
 *         step is taken for another key. Sorted, so that the same progress is
 *         the same text. What was not understood stays in a key file of its
 *         own, over which the rest is written.
 */
#include "tengen-lesson-progress.h"

#include "tengen-lesson-value.h"

#include <string.h>

#define GROUP "progress"
#define LESSON_PREFIX "lesson "
#define STEP_PREFIX "step."

/* What was done of one lesson. */
typedef struct
{
  char *place;    /* id of a step, or NULL */
  char *language; /* or NULL */
  GTree *steps;   /* id of a step -> its stars */
} Lesson;

struct TengenLessonProgress
{
  char *last;     /* id of a lesson, or NULL */
  GTree *lessons; /* id -> Lesson */
  GKeyFile *rest; /* what was not understood */
};

static gboolean
is_id (const char *text)
{
  return text != NULL &&
         tengen_lesson_value_fits (TENGEN_LESSON_VALUE_NAME, text, NULL);
}

static int
compare_ids (gconstpointer a, gconstpointer b, gpointer data)
{
  return strcmp (a, b);
}

static GTree *
make_tree (GDestroyNotify free_value)
{
  return g_tree_new_full (compare_ids, NULL, g_free, free_value);
}

static void
free_lesson (gpointer data)
{
  Lesson *lesson = data;

  g_free (lesson->place);
  g_free (lesson->language);
  g_tree_unref (lesson->steps);
  g_free (lesson);
}

static Lesson *
find_lesson (const TengenLessonProgress *self, const char *id)
{
  return id == NULL ? NULL : g_tree_lookup (self->lessons, id);
}

static Lesson *
need_lesson (TengenLessonProgress *self, const char *id)
{
  Lesson *lesson = find_lesson (self, id);

  if (lesson != NULL)
    return lesson;
  lesson = g_new0 (Lesson, 1);
  lesson->steps = make_tree (NULL);
  g_tree_insert (self->lessons, g_strdup (id), lesson);
  return lesson;
}

static gboolean
set_text (char **text, const char *value)
{
  if (g_strcmp0 (*text, value) == 0)
    return FALSE;
  g_free (*text);
  *text = g_strdup (value);
  return TRUE;
}

static gboolean
set_stars (Lesson *lesson, const char *step, guint stars)
{
  if (GPOINTER_TO_UINT (g_tree_lookup (lesson->steps, step)) >= stars)
    return FALSE;
  g_tree_insert (lesson->steps, g_strdup (step), GUINT_TO_POINTER (stars));
  return TRUE;
}

TengenLessonProgress *
tengen_lesson_progress_new (void)
{
  TengenLessonProgress *self = g_new0 (TengenLessonProgress, 1);

  self->lessons = make_tree (free_lesson);
  self->rest = g_key_file_new ();
  return self;
}

void
tengen_lesson_progress_free (TengenLessonProgress *self)
{
  if (self == NULL)
    return;
  g_free (self->last);
  g_tree_unref (self->lessons);
  g_key_file_unref (self->rest);
  g_free (self);
}

/* --- Reading and writing --- */

/* Each takes a key of a file that it understands. */

static gboolean
take_id (GKeyFile *file, const char *group, const char *key, char **id)
{
  /* ids have no escapes, and GLib warns of a value with two bad ones */
  g_autofree char *value = g_key_file_get_value (file, group, key, NULL);

  return is_id (value) && set_text (id, value);
}

static gboolean
take_step (GKeyFile *file, const char *group, const char *key, Lesson *lesson)
{
  int stars = g_key_file_get_integer (file, group, key, NULL);

  return g_str_has_prefix (key, STEP_PREFIX) &&
         is_id (key + strlen (STEP_PREFIX)) && stars >= 1 &&
         stars <= TENGEN_LESSON_STARS &&
         set_stars (lesson, key + strlen (STEP_PREFIX), (guint) stars);
}

static gboolean
take_of_lesson (GKeyFile *file,
                const char *group,
                const char *key,
                Lesson *lesson)
{
  if (g_str_equal (key, "place"))
    return take_id (file, group, key, &lesson->place);
  if (g_str_equal (key, "language"))
    return take_id (file, group, key, &lesson->language);
  return take_step (file, group, key, lesson);
}

static gboolean
take_key (TengenLessonProgress *self,
          GKeyFile *file,
          const char *group,
          const char *key)
{
  const char *lesson = NULL;

  if (g_str_equal (group, GROUP))
    return g_str_equal (key, "format") ||
           (g_str_equal (key, "last") &&
            take_id (file, group, key, &self->last));
  if (g_str_has_prefix (group, LESSON_PREFIX))
    lesson = group + strlen (LESSON_PREFIX);
  return is_id (lesson) &&
         take_of_lesson (file, group, key, need_lesson (self, lesson));
}

/* A return at the end of a line is no part of it. GLib drops one, but not at
 * the end of a file. */
static char *
get_plain (GKeyFile *file, const char *group, const char *key)
{
  char *value = g_key_file_get_value (file, group, key, NULL);
  gsize length = strlen (value);

  if (length == 0 || value[length - 1] != '\r')
    return value;
  while (length > 0 && value[length - 1] == '\r')
    value[--length] = '\0';
  g_key_file_set_value (file, group, key, value);
  return value;
}

/* What is not understood is moved to the rest; removing everything else from
 * there key by key would take long. */
static void
take_group (TengenLessonProgress *self, GKeyFile *file, const char *group)
{
  g_auto (GStrv) keys = g_key_file_get_keys (file, group, NULL, NULL);

  for (int i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *value = get_plain (file, group, keys[i]);

      if (!take_key (self, file, group, keys[i]))
        g_key_file_set_value (self->rest, group, keys[i], value);
    }
}

TengenLessonProgress *
tengen_lesson_progress_decode (const char *data, gsize length)
{
  g_autoptr (TengenLessonProgress) self = tengen_lesson_progress_new ();
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  g_return_val_if_fail (data != NULL || length == 0, NULL);

  if (length == 0 || !g_utf8_validate_len (data, length, NULL) ||
      !g_key_file_load_from_data (
          file, data, length, G_KEY_FILE_KEEP_TRANSLATIONS, NULL) ||
      g_key_file_get_integer (file, GROUP, "format", NULL) !=
          TENGEN_LESSON_PROGRESS_FORMAT)
    return NULL;
  groups = g_key_file_get_groups (file, NULL);
  for (int i = 0; groups[i] != NULL; i++)
    take_group (self, file, groups[i]);
  return g_steal_pointer (&self);
}

/* What a part of the progress is written to. */
typedef struct
{
  GKeyFile *file;
  const char *group;
} Place;

static gboolean
write_step (gpointer id, gpointer stars, gpointer data)
{
  const Place *place = data;
  g_autofree char *key = g_strconcat (STEP_PREFIX, id, NULL);

  g_key_file_set_integer (
      place->file, place->group, key, (int) GPOINTER_TO_UINT (stars));
  return FALSE;
}

static gboolean
write_lesson (gpointer id, gpointer value, gpointer data)
{
  const Lesson *lesson = value;
  g_autofree char *group = g_strconcat (LESSON_PREFIX, id, NULL);
  Place place = { data, group };

  if (lesson->place != NULL)
    g_key_file_set_string (place.file, group, "place", lesson->place);
  if (lesson->language != NULL)
    g_key_file_set_string (place.file, group, "language", lesson->language);
  g_tree_foreach (lesson->steps, write_step, &place);
  return FALSE;
}

/* Copies the values of all keys that @to has not. */
static void
copy_rest (GKeyFile *from, GKeyFile *to)
{
  g_auto (GStrv) groups = g_key_file_get_groups (from, NULL);

  for (int i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (from, groups[i], NULL, NULL);

      for (int j = 0; keys[j] != NULL; j++)
        {
          g_autofree char *value =
              g_key_file_get_value (from, groups[i], keys[j], NULL);

          if (!g_key_file_has_key (to, groups[i], keys[j], NULL))
            g_key_file_set_value (to, groups[i], keys[j], value);
        }
    }
}

char *
tengen_lesson_progress_encode (const TengenLessonProgress *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_return_val_if_fail (self != NULL, NULL);

  g_key_file_set_integer (file, GROUP, "format", TENGEN_LESSON_PROGRESS_FORMAT);
  if (self->last != NULL)
    g_key_file_set_string (file, GROUP, "last", self->last);
  g_tree_foreach (self->lessons, write_lesson, file);
  copy_rest (self->rest, file);
  return g_key_file_to_data (file, NULL, NULL);
}

/* --- Two of them --- */

static gboolean
merge_step (gpointer id, gpointer stars, gpointer data)
{
  set_stars (data, id, GPOINTER_TO_UINT (stars));
  return FALSE;
}

static gboolean
merge_lesson (gpointer id, gpointer value, gpointer data)
{
  const Lesson *from = value;
  Lesson *to = need_lesson (data, id);

  if (to->place == NULL)
    set_text (&to->place, from->place);
  if (to->language == NULL)
    set_text (&to->language, from->language);
  g_tree_foreach (from->steps, merge_step, to);
  return FALSE;
}

void
tengen_lesson_progress_merge (TengenLessonProgress *self,
                              const TengenLessonProgress *other)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (other != NULL);

  if (self == other)
    return;
  if (self->last == NULL)
    set_text (&self->last, other->last);
  g_tree_foreach (other->lessons, merge_lesson, self);
  copy_rest (other->rest, self->rest);
}

/* --- Noting and asking --- */

guint
tengen_lesson_progress_rate (guint misses, guint hints, gboolean shown)
{
  if (shown || misses > 2 || hints > 2 || misses + hints > 2)
    return 1;
  return misses + hints == 0 ? TENGEN_LESSON_STARS : 2;
}

gboolean
tengen_lesson_progress_set_done (TengenLessonProgress *self,
                                 const char *lesson,
                                 const char *step,
                                 guint stars)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (is_id (lesson), FALSE);
  g_return_val_if_fail (is_id (step), FALSE);
  g_return_val_if_fail (stars >= 1 && stars <= TENGEN_LESSON_STARS, FALSE);

  return set_stars (need_lesson (self, lesson), step, stars);
}

guint
tengen_lesson_progress_get_stars (const TengenLessonProgress *self,
                                  const char *lesson,
                                  const char *step)
{
  Lesson *found;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (step != NULL, 0);

  found = find_lesson (self, lesson);
  return found == NULL ? 0
                       : GPOINTER_TO_UINT (g_tree_lookup (found->steps, step));
}

gboolean
tengen_lesson_progress_set_place (TengenLessonProgress *self,
                                  const char *lesson,
                                  const char *step)
{
  gboolean is_new;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (is_id (lesson), FALSE);
  g_return_val_if_fail (is_id (step), FALSE);

  is_new = set_text (&self->last, lesson);
  return set_text (&need_lesson (self, lesson)->place, step) || is_new;
}

const char *
tengen_lesson_progress_get_place (const TengenLessonProgress *self,
                                  const char *lesson)
{
  Lesson *found;

  g_return_val_if_fail (self != NULL, NULL);

  found = find_lesson (self, lesson);
  return found == NULL ? NULL : found->place;
}

const char *
tengen_lesson_progress_get_last (const TengenLessonProgress *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->last;
}

gboolean
tengen_lesson_progress_set_language (TengenLessonProgress *self,
                                     const char *lesson,
                                     const char *language)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (is_id (lesson), FALSE);
  g_return_val_if_fail (language == NULL || is_id (language), FALSE);

  return set_text (&need_lesson (self, lesson)->language, language);
}

const char *
tengen_lesson_progress_get_language (const TengenLessonProgress *self,
                                     const char *lesson)
{
  Lesson *found;

  g_return_val_if_fail (self != NULL, NULL);

  found = find_lesson (self, lesson);
  return found == NULL ? NULL : found->language;
}

static gboolean
forget_lesson (gpointer id, gpointer value, gpointer data)
{
  TengenLessonProgress *self = data;
  Lesson *lesson = value;

  g_clear_pointer (&lesson->place, g_free);
  g_tree_remove_all (lesson->steps);
  if (g_strcmp0 (self->last, id) == 0)
    g_clear_pointer (&self->last, g_free);
  return FALSE;
}

void
tengen_lesson_progress_reset (TengenLessonProgress *self, const char *lesson)
{
  Lesson *found;

  g_return_if_fail (self != NULL);

  found = find_lesson (self, lesson);
  if (lesson == NULL)
    g_tree_foreach (self->lessons, forget_lesson, self);
  else if (found != NULL)
    forget_lesson ((gpointer) lesson, found, self);
}

TengenLessonSum
tengen_lesson_progress_sum (const TengenLessonProgress *self,
                            const TengenLesson *lesson)
{
  TengenLessonSum sum = { 0 };
  guint n_asked = 0;
  guint stars = 0;

  g_return_val_if_fail (self != NULL, sum);
  g_return_val_if_fail (lesson != NULL, sum);

  sum.n_steps = lesson->steps->len;
  for (guint i = 0; i < sum.n_steps; i++)
    {
      const TengenLessonStep *step = tengen_lesson_get_step (lesson, i);
      guint worth =
          tengen_lesson_progress_get_stars (self, lesson->id, step->id);

      sum.n_done += worth > 0 ? 1 : 0;
      if (!tengen_lesson_step_asks (step))
        continue;
      n_asked++;
      stars += worth;
    }
  if (sum.n_done == sum.n_steps)
    sum.stars = n_asked > 0 ? stars / n_asked : TENGEN_LESSON_STARS;
  return sum;
}
