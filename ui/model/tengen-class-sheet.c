/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-class-sheet: how a class does, as a table of texts (クラスの表)
 */
#include "tengen-class-sheet.h"

#include <string.h>

#include "tengen-lesson-shelf.h"
#include "tengen-words-exercise.h"
#include "tengen-words-lesson.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

/* Of so many kinds and steps with the most misses people are told. */
#define MOST_KINDS 5
#define MOST_STEPS 10

#define NOTHING "–"

/* The mark of UTF-8. */
#define MARK "\xef\xbb\xbf"

struct TengenClassSheet
{
  gatomicrefcount refs;
  TengenClassSheetKind kind;
  TengenClassSheetFlags flags;
  const char *explained;
  gboolean has_total;
  /* of texts: those of a row stand behind each other */
  GPtrArray *heads;
  GPtrArray *texts;
  /* in words, NULL where the text says it */
  GPtrArray *said;
  /* of each row */
  GArray *pictures;
};

/* --- Putting together --- */

static void
add_head (TengenClassSheet *self, char *text)
{
  g_ptr_array_add (self->heads, text);
}

static void
add_said (TengenClassSheet *self, char *text, char *said)
{
  g_ptr_array_add (self->texts, text);
  g_ptr_array_add (self->said, said);
}

static void
add_text (TengenClassSheet *self, char *text)
{
  add_said (self, text, NULL);
}

static void
add_count (TengenClassSheet *self, guint count)
{
  add_text (self, g_strdup_printf ("%u", count));
}

static gboolean
has_counts (const TengenClassSheet *self)
{
  return (self->flags & TENGEN_CLASS_SHEET_COUNTS) != 0;
}

static gboolean
is_numbered (const TengenClassSheet *self)
{
  return (self->flags & TENGEN_CLASS_SHEET_NUMBERED) != 0;
}

static void
add_name_head (TengenClassSheet *self)
{
  add_head (
      self,
      g_strdup (is_numbered (self) ? C_ ("column", "No.") : _ ("Nickname")));
}

static void
begin_row (TengenClassSheet *self, int picture, char *name)
{
  g_array_append_val (self->pictures, picture);
  add_text (self, name);
}

static void
begin_pupil (TengenClassSheet *self,
             const TengenLessonOverview *overview,
             guint pupil)
{
  if (is_numbered (self))
    begin_row (self, -1, g_strdup_printf ("%u", pupil + 1));
  else
    begin_row (self,
               (int) tengen_lesson_overview_get_picture (overview, pupil),
               g_strdup (tengen_lesson_overview_get_name (overview, pupil)));
}

static char *
write_words (const TengenLesson *lesson, const TengenLessonWords *words)
{
  return tengen_lesson_text_get_plain (tengen_lesson_words_get (
      words, tengen_lesson_shelf_get_language (lesson)));
}

/* --- Lessons --- */

static void
add_lesson_heads (TengenClassSheet *self, const TengenLesson *lesson)
{
  g_autofree char *title = write_words (lesson, lesson->title);

  if (!has_counts (self))
    {
      add_head (self, g_steal_pointer (&title));
      return;
    }
  add_head (
      self,
      /* TRANSLATORS: the title of a lesson, and how many steps it has */
      g_strdup_printf (_ ("%s: of %u steps done"), title, lesson->steps->len));
  /* TRANSLATORS: the title of a lesson */
  add_head (self, g_strdup_printf (_ ("%s: stars"), title));
}

/* Three stars for a lesson that is done, else how many steps. */
static char *
write_sum (const TengenLessonSum *sum)
{
  GString *stars;

  if (sum->n_done == 0)
    return g_strdup (NOTHING);
  if (sum->n_done < sum->n_steps)
    return g_strdup_printf ("%u / %u", sum->n_done, sum->n_steps);
  stars = g_string_new (NULL);
  for (guint i = 0; i < TENGEN_LESSON_STARS; i++)
    g_string_append (stars, i < sum->stars ? "★" : "☆");
  return g_string_free (stars, FALSE);
}

static char *
say_sum (const TengenLessonSum *sum)
{
  if (sum->n_done < sum->n_steps)
    return g_strdup_printf (
        _ ("%u of %u steps done"), sum->n_done, sum->n_steps);
  return tengen_words_lesson_stars (sum->stars);
}

static void
add_sum (TengenClassSheet *self, const TengenLessonSum *sum)
{
  if (has_counts (self))
    {
      add_count (self, sum->n_done);
      add_count (self, sum->stars);
    }
  else
    add_said (self, write_sum (sum), say_sum (sum));
}

static void
fill_lessons (TengenClassSheet *self, const TengenLessonOverview *overview)
{
  guint n = tengen_lesson_overview_get_n_columns (overview);

  add_name_head (self);
  for (guint i = 0; i < n; i++)
    add_lesson_heads (self, tengen_lesson_overview_get_lesson (overview, i));
  for (guint row = 0; row < tengen_lesson_overview_get_n_rows (overview); row++)
    {
      begin_pupil (self, overview, row);
      for (guint i = 0; i < n; i++)
        add_sum (self, tengen_lesson_overview_get_sum (overview, row, i));
    }
  self->explained = _ ("★ all steps done, 3 / 14 so many steps done");
}

/* --- Practice --- */

static char *
write_cell (TengenExerciseTableCell cell)
{
  g_autofree char *level = NULL;

  if (cell.tried == 0)
    return g_strdup (NOTHING);
  level = g_strdup_printf (_ ("Level %d"), cell.level);
  return g_strdup_printf ("%u / %u\n%s", cell.first, cell.tried, level);
}

static char *
say_cell (TengenExerciseTableCell cell)
{
  if (cell.tried == 0)
    return g_strdup (_ ("not tried yet"));
  /* TRANSLATORS: numbers of exercises, a level */
  return g_strdup_printf (_ ("%u of %u right at the first try, level %d"),
                          cell.first,
                          cell.tried,
                          cell.level);
}

static void
begin_total (TengenClassSheet *self)
{
  /* TRANSLATORS: the row of all pupils */
  begin_row (self, -1, g_strdup (C_ ("pupils", "Everyone")));
}

static void
add_line (TengenClassSheet *self,
          TengenExerciseKind kind,
          TengenExerciseTableCell cell)
{
  add_text (self, tengen_words_exercise_kind (kind));
  add_count (self, cell.tried);
  add_count (self, cell.first);
  add_count (self, cell.missed);
  add_count (self, (guint) cell.level);
}

/* A line for each kind that a pupil tried. */
static void
fill_counts (TengenClassSheet *self,
             const TengenLessonOverview *overview,
             const TengenExerciseTable *table,
             const GArray *kinds)
{
  const char *heads[] = { _ ("Kind of exercise"),
                          _ ("Exercises tried"),
                          _ ("Right at the first try"),
                          _ ("Exercises missed"),
                          _ ("Level") };
  guint n = tengen_lesson_overview_get_n_rows (overview);

  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++)
    add_head (self, g_strdup (heads[i]));
  for (guint row = 0; row <= n; row++)
    for (guint i = 0; i < kinds->len; i++)
      {
        TengenExerciseKind kind = g_array_index (kinds, TengenExerciseKind, i);
        TengenExerciseTableCell cell =
            row < n ? tengen_exercise_table_get_cell (table, row, kind)
                    : tengen_exercise_table_sum_kind (table, kind);

        if (cell.tried == 0)
          continue;
        if (row < n)
          begin_pupil (self, overview, row);
        else
          begin_total (self);
        add_line (self, kind, cell);
      }
}

static void
fill_cells (TengenClassSheet *self,
            const TengenLessonOverview *overview,
            const TengenExerciseTable *table,
            const GArray *kinds)
{
  guint n = tengen_lesson_overview_get_n_rows (overview);

  for (guint i = 0; i < kinds->len; i++)
    add_head (self,
              tengen_words_exercise_kind (
                  g_array_index (kinds, TengenExerciseKind, i)));
  for (guint row = 0; row <= n; row++)
    {
      if (row < n)
        begin_pupil (self, overview, row);
      else
        begin_total (self);
      for (guint i = 0; i < kinds->len; i++)
        {
          TengenExerciseKind kind =
              g_array_index (kinds, TengenExerciseKind, i);
          TengenExerciseTableCell cell =
              row < n ? tengen_exercise_table_get_cell (table, row, kind)
                      : tengen_exercise_table_sum_kind (table, kind);

          add_said (self, write_cell (cell), say_cell (cell));
        }
    }
  self->has_total = TRUE;
}

static void
fill_practice (TengenClassSheet *self,
               const TengenLessonOverview *overview,
               const TengenExerciseTable *table)
{
  g_autoptr (GArray) kinds =
      g_array_new (FALSE, FALSE, sizeof (TengenExerciseKind));

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      TengenExerciseKind kind = (TengenExerciseKind) i;

      if (tengen_exercise_table_sum_kind (table, kind).tried > 0)
        g_array_append_val (kinds, kind);
    }
  add_name_head (self);
  if (has_counts (self))
    fill_counts (self, overview, table, kinds);
  else if (kinds->len > 0)
    fill_cells (self, overview, table, kinds);
  self->explained =
      kinds->len > 0
          ? _ ("12 / 15: of 15 exercises 12 were right at the first try; below "
               "it the level now, for everyone the one in the middle.")
          : _ ("Nobody has practised yet.");
}

/* --- Where pupils stumble --- */

static char *
name_kind (const TengenExerciseTableStumble *stumble)
{
  g_autofree char *kind = tengen_words_exercise_kind (stumble->kind);
  g_autofree char *level = g_strdup_printf (_ ("Level %d"), stumble->sum.level);

  return g_strconcat (kind, tengen_words_gap (), level, NULL);
}

/* Its lesson, and its own title, else that of its chapter with its number. */
static char *
name_step (const TengenLessonStumble *stumble)
{
  const TengenLesson *lesson = stumble->lesson;
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, stumble->step);
  const TengenLessonChapter *chapter =
      g_ptr_array_index (lesson->chapters, step->chapter);
  g_autofree char *of = write_words (lesson, lesson->title);
  g_autofree char *title =
      write_words (lesson, step->title != NULL ? step->title : chapter->title);

  /* TRANSLATORS: of a step: the title of its lesson, its number, its title */
  return g_strdup_printf (_ ("%s – %u. %s"), of, stumble->step + 1, title);
}

/* How many of how many pupils. */
static void
add_pupils (TengenClassSheet *self, guint n_missed, guint n)
{
  if (has_counts (self))
    {
      add_count (self, n_missed);
      add_count (self, n);
    }
  else
    /* TRANSLATORS: numbers of people */
    add_text (self, g_strdup_printf (_ ("%u of %u people"), n_missed, n));
}

static void
add_exercises (TengenClassSheet *self, const TengenExerciseTableCell *sum)
{
  if (has_counts (self))
    {
      add_count (self, sum->missed);
      add_count (self, sum->tried);
    }
  else
    /* TRANSLATORS: numbers of exercises */
    add_text (
        self,
        g_strdup_printf (_ ("%u of %u exercises"), sum->missed, sum->tried));
}

static void
add_stumble_heads (TengenClassSheet *self)
{
  add_head (self, g_strdup (C_ ("column", "Where")));
  add_head (self, g_strdup (_ ("People who missed")));
  if (has_counts (self))
    add_head (self, g_strdup (_ ("People who tried")));
  add_head (self, g_strdup (_ ("Exercises missed")));
  if (has_counts (self))
    add_head (self, g_strdup (_ ("Exercises tried")));
}

static void
fill_stumbles (TengenClassSheet *self,
               const TengenLessonOverview *overview,
               const TengenExerciseTable *table)
{
  g_autoptr (GArray) kinds = tengen_exercise_table_list_stumbles (table);
  g_autoptr (GArray) steps = tengen_lesson_overview_list_stumbles (overview);
  guint most_kinds = has_counts (self) ? G_MAXUINT : MOST_KINDS;
  guint most_steps = has_counts (self) ? G_MAXUINT : MOST_STEPS;

  add_stumble_heads (self);
  for (guint i = 0; i < MIN (kinds->len, most_kinds); i++)
    {
      const TengenExerciseTableStumble *kind =
          &g_array_index (kinds, TengenExerciseTableStumble, i);

      begin_row (self, -1, name_kind (kind));
      add_pupils (self, kind->n_missed, kind->n_tried);
      add_exercises (self, &kind->sum);
    }
  for (guint i = 0; i < MIN (steps->len, most_steps); i++)
    {
      const TengenLessonStumble *step =
          &g_array_index (steps, TengenLessonStumble, i);

      begin_row (self, -1, name_step (step));
      add_pupils (self, step->n_missed, step->n_done);
      add_text (self, g_strdup (has_counts (self) ? "" : NOTHING));
      if (has_counts (self))
        add_text (self, g_strdup (""));
    }
  self->explained =
      kinds->len + steps->len > 0
          ? _ ("What was missed most: kinds of exercises, then steps of "
               "lessons. A step that was done again without a miss is not "
               "counted.")
          : _ ("Nothing was missed yet.");
}

/* --- The whole --- */

TengenClassSheet *
tengen_class_sheet_new (TengenClassSheetKind kind,
                        const TengenLessonOverview *overview,
                        const TengenExerciseTable *table,
                        TengenClassSheetFlags flags)
{
  TengenClassSheet *self;

  g_return_val_if_fail (overview != NULL && table != NULL, NULL);

  self = g_new0 (TengenClassSheet, 1);
  g_atomic_ref_count_init (&self->refs);
  self->kind = kind;
  self->flags = flags;
  self->heads = g_ptr_array_new_with_free_func (g_free);
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->said = g_ptr_array_new_with_free_func (g_free);
  self->pictures = g_array_new (FALSE, FALSE, sizeof (int));
  switch (kind)
    {
    case TENGEN_CLASS_SHEET_LESSONS:
      fill_lessons (self, overview);
      break;
    case TENGEN_CLASS_SHEET_PRACTICE:
      fill_practice (self, overview, table);
      break;
    case TENGEN_CLASS_SHEET_STUMBLES:
      fill_stumbles (self, overview, table);
      break;
    }
  return self;
}

TengenClassSheet *
tengen_class_sheet_ref (TengenClassSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
tengen_class_sheet_unref (TengenClassSheet *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->refs))
    return;
  g_ptr_array_unref (self->heads);
  g_ptr_array_unref (self->texts);
  g_ptr_array_unref (self->said);
  g_array_unref (self->pictures);
  g_free (self);
}

const char *
tengen_class_sheet_get_title (const TengenClassSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  switch (self->kind)
    {
    case TENGEN_CLASS_SHEET_LESSONS:
      return _ ("Everyone’s Lessons");
    case TENGEN_CLASS_SHEET_PRACTICE:
      return _ ("Everyone’s Practice");
    case TENGEN_CLASS_SHEET_STUMBLES:
      return _ ("Where the Class Stumbles");
    }
  g_return_val_if_reached (NULL);
}

const char *
tengen_class_sheet_explain (const TengenClassSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->explained;
}

guint
tengen_class_sheet_get_n_columns (const TengenClassSheet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->heads->len;
}

guint
tengen_class_sheet_get_n_rows (const TengenClassSheet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pictures->len;
}

const char *
tengen_class_sheet_get_head (const TengenClassSheet *self, guint column)
{
  g_return_val_if_fail (self != NULL && column < self->heads->len, NULL);

  return g_ptr_array_index (self->heads, column);
}

const char *
tengen_class_sheet_get_text (const TengenClassSheet *self,
                             guint row,
                             guint column)
{
  g_return_val_if_fail (self != NULL && row < self->pictures->len, NULL);
  g_return_val_if_fail (column < self->heads->len, NULL);

  return g_ptr_array_index (self->texts, row * self->heads->len + column);
}

char *
tengen_class_sheet_say (const TengenClassSheet *self, guint row, guint column)
{
  const char *said;

  g_return_val_if_fail (self != NULL && row < self->pictures->len, NULL);
  g_return_val_if_fail (column < self->heads->len, NULL);

  said = g_ptr_array_index (self->said, row * self->heads->len + column);
  return g_strdup_printf (
      "%s, %s, %s",
      tengen_class_sheet_get_text (self, row, 0),
      tengen_class_sheet_get_head (self, column),
      said != NULL ? said : tengen_class_sheet_get_text (self, row, column));
}

int
tengen_class_sheet_get_picture (const TengenClassSheet *self, guint row)
{
  g_return_val_if_fail (self != NULL && row < self->pictures->len, -1);

  return g_array_index (self->pictures, int, row);
}

gboolean
tengen_class_sheet_has_total (const TengenClassSheet *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->has_total;
}

/* --- For spreadsheets --- */

/* Signs that begin a formula, the wide ones too. */
static gboolean
begins_formula (const char *text)
{
  static const char *const signs[] = {
    "=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_has_prefix (text, signs[i]))
      return TRUE;
  return FALSE;
}

static void
add_field (GString *table, const char *text, char separator)
{
  gboolean quoted =
      strpbrk (text, (char[]){ separator, '"', '\r', '\n', '\0' }) != NULL;

  if (quoted)
    g_string_append_c (table, '"');
  if (begins_formula (text))
    g_string_append_c (table, '\'');
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (table, '"');
      g_string_append_c (table, *p);
    }
  if (quoted)
    g_string_append_c (table, '"');
}

char *
tengen_class_sheet_write (const TengenClassSheet *self, char separator)
{
  GString *table;
  guint n;

  g_return_val_if_fail (self != NULL && has_counts (self), NULL);

  n = self->heads->len;
  table = g_string_new (separator == ',' ? MARK : NULL);
  for (guint i = 0; i < n + self->texts->len; i++)
    {
      if (i % n > 0)
        g_string_append_c (table, separator);
      add_field (table,
                 i < n ? g_ptr_array_index (self->heads, i)
                       : g_ptr_array_index (self->texts, i - n),
                 separator);
      if (i % n == n - 1)
        g_string_append (table, "\r\n");
    }
  return g_string_free (table, FALSE);
}
