/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-wish: what is to be on paper, as a person chose it
 */
#include "tengen-print-wish.h"

#include "tengen-paper-account.h"
#include "tengen-paper-class.h"
#include "tengen-paper-exercises.h"
#include "tengen-paper-kifu.h"
#include "tengen-paper-lesson.h"
#include "tengen-paper-pairings.h"
#include "tengen-paper-problems.h"
#include "tengen-paper-results.h"
#include "tengen-paper-sheets.h"
#include "tengen-paper-slips.h"
#include "tengen-record-way.h"
#include "tengen-sgf-reader.h"

static TengenPaper *
make_lesson (const TengenPrintWish *self)
{
  TengenPaperLesson how = {
    .size = self->size,
    .per_page = self->per_page,
    .steps = self->asking ? TENGEN_PAPER_STEPS_ASKING : TENGEN_PAPER_STEPS_ALL,
    .boards_only = !self->texts,
    .plain = !self->coordinates,
    .solutions = self->solutions,
    .language = self->language,
    .readings = self->readings,
  };

  return tengen_paper_new_lesson (self->lesson, &how);
}

/**
 * Making:
 * @series: which exercises
 * @watch: who follows it
 * @is_stopped: it was stopped
 *
 * The making of exercises.
 */
typedef struct
{
  const TengenExerciseSeries *series;
  const TengenPaperWatch *watch;
  gboolean is_stopped;
} Making;

/* What is done then is laid out in no time. */
static gboolean
making_cb (guint done, gpointer data)
{
  Making *self = data;

  self->is_stopped = !tengen_paper_watch_step (
      self->watch, (double) done / self->series->count);
  return !self->is_stopped;
}

/* There are fewer exercises where no more can be made. */
static TengenPaper *
make_exercises (const TengenPrintWish *self, const TengenPaperWatch *watch)
{
  TengenPaperLesson how = {
    .size = self->size,
    .per_page = self->per_page,
    .plain = !self->coordinates,
    .solutions = self->solutions,
    .readings = self->readings,
  };
  Making making = { .series = &self->series, .watch = watch };
  g_autoptr (GPtrArray) exercises =
      tengen_exercise_series_make (&self->series, making_cb, &making);

  if (making.is_stopped || exercises->len == 0)
    return NULL;
  return tengen_paper_new_exercises (&self->series, exercises, &how);
}

/* --- Of a record --- */

static TengenPaper *
make_problems (const TengenPrintWish *self,
               const TengenRecord *record,
               const TengenPaperWatch *watch)
{
  TengenPaperProblems how = {
    .size = self->size,
    .per_page = self->per_page,
    .boards_only = !self->texts,
    .solutions = self->solutions,
    .language = self->language,
    .title = self->title,
    .watch = *watch,
  };

  return tengen_paper_new_problems (record, &how);
}

static TengenNode
find_node (const TengenPrintWish *self, const TengenRecord *record)
{
  return self->way != NULL ? tengen_record_find_way (record, self->way)
                           : self->node;
}

static TengenPaper *
make_kifu (const TengenPrintWish *self,
           const TengenRecord *record,
           const TengenPaperWatch *watch)
{
  TengenPaperKifu how = {
    .size = self->size,
    .per_page = self->per_page,
    .moves = self->moves,
    .texts = self->texts,
    .variations = self->variations,
    .coordinates = self->coordinates,
    .node = find_node (self, record),
    .watch = *watch,
  };

  return self->kind == TENGEN_PRINT_DIAGRAM
             ? tengen_paper_new_diagram (record, &how)
             : tengen_paper_new_kifu (record, &how);
}

static TengenPaper *
make_account (const TengenPrintWish *self, const TengenRecord *record)
{
  TengenPaperAccount how = { .size = self->size,
                             .coordinates = self->coordinates,
                             .node = find_node (self, record) };

  return tengen_paper_new_account (record, &how);
}

static TengenPaper *
make_of_record (const TengenPrintWish *self,
                const TengenRecord *record,
                const TengenPaperWatch *watch)
{
  if (self->kind == TENGEN_PRINT_PROBLEMS)
    return make_problems (self, record, watch);
  if (self->kind == TENGEN_PRINT_ACCOUNT)
    return make_account (self, record);
  return make_kifu (self, record, watch);
}

static TengenPaper *
make_of_games (const TengenPrintWish *self, const TengenPaperWatch *watch)
{
  g_autoptr (TengenSgfReading) reading = NULL;
  const char *text;
  gsize length;

  if (self->record != NULL)
    return make_of_record (self, self->record, watch);
  if (self->sgf == NULL)
    return NULL;
  text = g_bytes_get_data (self->sgf, &length);
  reading = tengen_sgf_read (text, length, "UTF-8", NULL);
  return reading->record != NULL ? make_of_record (self, reading->record, watch)
                                 : NULL;
}

/* --- For a class --- */

static TengenPaper *
make_boards (const TengenPrintWish *self)
{
  gboolean is_renju = self->lines == TENGEN_PRINT_RENJU;
  TengenPaperBoards how = {
    .paper = self->size,
    .lines = is_renju ? 15 : self->lines,
    .renju = is_renju,
    .per_page = self->per_page,
    .coordinates = self->coordinates,
  };

  return tengen_paper_new_boards (&how);
}

static TengenPaper *
make_rules (const TengenPrintWish *self)
{
  TengenPaperRules how = {
    .size = self->size,
    .language = self->language,
    .readings = self->readings,
  };

  return tengen_paper_new_rules (self->lesson, &how);
}

static TengenPaper *
make_certificate (const TengenPrintWish *self)
{
  TengenPaperCertificate how = {
    .size = self->size,
    .language = self->language,
    .readings = self->readings,
    .name = self->name,
    .title = self->lesson->title,
    .stars = (guint) MAX (self->stars, 0),
    .stars_most = self->stars < 0 ? 0 : TENGEN_PRINT_STARS,
    .date = self->date,
  };

  return tengen_paper_new_certificate (&how);
}

static TengenPaper *
make_of_match (const TengenPrintWish *self)
{
  if (self->kind == TENGEN_PRINT_PAIRINGS)
    return tengen_paper_new_pairings (self->match, self->size);
  if (self->kind == TENGEN_PRINT_SLIPS)
    return tengen_paper_new_slips (self->match, self->size);
  return tengen_paper_new_results (self->match, self->size);
}

TengenPrintWish *
tengen_print_wish_copy (const TengenPrintWish *self)
{
  TengenPrintWish *copy;

  g_return_val_if_fail (self != NULL && self->record == NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->language = g_intern_string (self->language);
  copy->shelf = self->shelf != NULL ? g_object_ref (self->shelf) : NULL;
  copy->sgf = self->sgf != NULL ? g_bytes_ref (self->sgf) : NULL;
  copy->way = self->way != NULL ? g_array_copy (self->way) : NULL;
  copy->match = self->match != NULL ? tengen_match_copy (self->match) : NULL;
  copy->class =
      self->class != NULL ? tengen_class_sheet_ref (self->class) : NULL;
  copy->title = g_strdup (self->title);
  copy->name = g_strdup (self->name);
  copy->date = g_strdup (self->date);
  return copy;
}

void
tengen_print_wish_free (TengenPrintWish *self)
{
  if (self == NULL)
    return;
  g_clear_object (&self->shelf);
  g_clear_pointer (&self->sgf, g_bytes_unref);
  g_clear_pointer (&self->way, g_array_unref);
  tengen_match_free ((TengenMatch *) self->match);
  tengen_class_sheet_unref (self->class);
  g_free ((char *) self->title);
  g_free ((char *) self->name);
  g_free ((char *) self->date);
  g_free (self);
}

TengenPaper *
tengen_print_wish_make (const TengenPrintWish *self,
                        const TengenPaperWatch *watch)
{
  g_return_val_if_fail (self != NULL && watch != NULL, NULL);

  switch (self->kind)
    {
    case TENGEN_PRINT_LESSON:
      return self->lesson != NULL ? make_lesson (self) : NULL;
    case TENGEN_PRINT_EXERCISES:
      return self->series.count > 0 ? make_exercises (self, watch) : NULL;
    case TENGEN_PRINT_BOARDS:
      return make_boards (self);
    case TENGEN_PRINT_RULES:
      return self->lesson != NULL ? make_rules (self) : NULL;
    case TENGEN_PRINT_CERTIFICATE:
      return self->lesson != NULL ? make_certificate (self) : NULL;
    case TENGEN_PRINT_PROBLEMS:
    case TENGEN_PRINT_KIFU:
    case TENGEN_PRINT_DIAGRAM:
    case TENGEN_PRINT_ACCOUNT:
      return make_of_games (self, watch);
    case TENGEN_PRINT_RESULTS:
    case TENGEN_PRINT_PAIRINGS:
    case TENGEN_PRINT_SLIPS:
      return self->match != NULL ? make_of_match (self) : NULL;
    case TENGEN_PRINT_CLASS:
      return self->class != NULL
                 ? tengen_paper_new_class (self->class, self->size)
                 : NULL;
    }
  g_return_val_if_reached (NULL);
}

/* What it is of, which tells it from others of its kind. */
static char *
write_subject (const TengenPrintWish *self)
{
  switch (self->kind)
    {
    case TENGEN_PRINT_LESSON:
      return g_strdup (self->lesson != NULL ? self->lesson->id : self->title);
    case TENGEN_PRINT_EXERCISES:
      return tengen_exercise_series_write_code (&self->series);
    case TENGEN_PRINT_BOARDS:
    case TENGEN_PRINT_RULES:
    case TENGEN_PRINT_CERTIFICATE:
      return NULL;
    case TENGEN_PRINT_PROBLEMS:
    case TENGEN_PRINT_KIFU:
    case TENGEN_PRINT_DIAGRAM:
    case TENGEN_PRINT_ACCOUNT:
    case TENGEN_PRINT_RESULTS:
    case TENGEN_PRINT_PAIRINGS:
    case TENGEN_PRINT_SLIPS:
    case TENGEN_PRINT_CLASS:
      return g_strdup (self->title);
    }
  g_return_val_if_reached (NULL);
}

char *
tengen_print_wish_make_name (const TengenPrintWish *self, const char *ending)
{
  g_autofree char *of = NULL;
  const char *title;
  char *name;

  g_return_val_if_fail (self != NULL && ending != NULL, NULL);

  title = tengen_print_kind_get_name (self->kind);
  if (self->kind == TENGEN_PRINT_CLASS && self->class != NULL)
    title = tengen_class_sheet_get_title (self->class);
  of = write_subject (self);
  if (of == NULL || *of == '\0')
    name = g_strdup_printf ("%s.%s", title, ending);
  else if (self->kind == TENGEN_PRINT_PROBLEMS)
    name = g_strdup_printf ("%s.%s", of, ending);
  else
    name = g_strdup_printf ("%s %s.%s", title, of, ending);
  return g_strdelimit (name, "/\\\n", '-');
}
