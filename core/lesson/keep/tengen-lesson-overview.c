/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-overview: who has done how much of which lesson
 *
 * Shape: how many steps and how many stars are numbers in columns of their own:
 *        what has a stroke in it becomes a date in a spreadsheet.
 */
#include "tengen-lesson-overview.h"

#include <string.h>

/* The mark of UTF-8. */
#define MARK "\xef\xbb\xbf"

typedef struct
{
  char *name;
  guint picture;
  TengenLessonSum *sums;
} Row;

struct TengenLessonOverview
{
  GPtrArray *lessons; /* of TengenLesson, borrowed */
  GArray *rows;
};

static void
clear_row (gpointer data)
{
  Row *row = data;

  g_free (row->name);
  g_free (row->sums);
}

TengenLessonOverview *
tengen_lesson_overview_new (const GPtrArray *lessons)
{
  TengenLessonOverview *self;

  g_return_val_if_fail (lessons != NULL, NULL);

  self = g_new0 (TengenLessonOverview, 1);
  self->lessons = g_ptr_array_new ();
  for (guint i = 0; i < lessons->len; i++)
    g_ptr_array_add (self->lessons, g_ptr_array_index (lessons, i));
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (self->rows, clear_row);
  return self;
}

void
tengen_lesson_overview_free (TengenLessonOverview *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->lessons);
  g_array_unref (self->rows);
  g_free (self);
}

void
tengen_lesson_overview_add (TengenLessonOverview *self,
                            const char *name,
                            guint picture,
                            const TengenLessonProgress *progress)
{
  Row row = { NULL, picture, NULL };

  g_return_if_fail (self != NULL);
  g_return_if_fail (name != NULL && progress != NULL);

  row.name = g_strdup (name);
  row.sums = g_new0 (TengenLessonSum, self->lessons->len);
  for (guint i = 0; i < self->lessons->len; i++)
    row.sums[i] = tengen_lesson_progress_sum (
        progress, g_ptr_array_index (self->lessons, i));
  g_array_append_val (self->rows, row);
}

static const Row *
get_row (const TengenLessonOverview *self, guint row)
{
  return &g_array_index (self->rows, Row, row);
}

guint
tengen_lesson_overview_get_n_rows (const TengenLessonOverview *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->rows->len;
}

guint
tengen_lesson_overview_get_n_columns (const TengenLessonOverview *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->lessons->len;
}

const TengenLesson *
tengen_lesson_overview_get_lesson (const TengenLessonOverview *self,
                                   guint column)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (column < self->lessons->len, NULL);

  return g_ptr_array_index (self->lessons, column);
}

const char *
tengen_lesson_overview_get_name (const TengenLessonOverview *self, guint row)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (row < self->rows->len, NULL);

  return get_row (self, row)->name;
}

guint
tengen_lesson_overview_get_picture (const TengenLessonOverview *self, guint row)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (row < self->rows->len, 0);

  return get_row (self, row)->picture;
}

const TengenLessonSum *
tengen_lesson_overview_get_sum (const TengenLessonOverview *self,
                                guint row,
                                guint column)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (row < self->rows->len, NULL);
  g_return_val_if_fail (column < self->lessons->len, NULL);

  return &get_row (self, row)->sums[column];
}

/* --- As a table of text --- */

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

static void
add_heads (GString *table, const char *const *heads, char separator)
{
  for (guint i = 0; heads[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (table, separator);
      add_field (table, heads[i], separator);
    }
  g_string_append (table, "\r\n");
}

static void
add_row (const TengenLessonOverview *self,
         GString *table,
         const Row *row,
         char separator)
{
  add_field (table, row->name, separator);
  for (guint i = 0; i < self->lessons->len; i++)
    g_string_append_printf (table,
                            "%c%u%c%u",
                            separator,
                            row->sums[i].n_done,
                            separator,
                            row->sums[i].stars);
  g_string_append (table, "\r\n");
}

char *
tengen_lesson_overview_write (const TengenLessonOverview *self,
                              const char *const *heads,
                              char separator)
{
  GString *table;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (heads != NULL, NULL);

  table = g_string_new (separator == ',' ? MARK : NULL);
  add_heads (table, heads, separator);
  for (guint i = 0; i < self->rows->len; i++)
    add_row (self, table, get_row (self, i), separator);
  return g_string_free (table, FALSE);
}
