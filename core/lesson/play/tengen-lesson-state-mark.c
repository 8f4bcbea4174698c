/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-state-mark: points that are marked
 *
 * What: chains, areas and rows are found with one click, all else point by
 *       point; clicks beside the question are no misses.
 */
#include "tengen-lesson-state-private.h"

#include "tengen-board-region.h"
#include "tengen-renju-shape.h"

/* What is found together. */

/* Adds the connected areas of one value of an array. */
static void
add_areas (TengenLessonFold *self, const guint8 *values, TengenStone value)
{
  const TengenGameSetup *setup = self->step->diagram->setup;
  int n = tengen_lesson_fold_count_points (self);
  g_autofree guint16 *labels = g_new (guint16, n);
  int n_areas = tengen_region_label (
      values, setup->width, setup->height, 1u << value, labels);

  for (int area = 0; area < n_areas; area++)
    {
      TengenLessonUnit *unit = tengen_lesson_fold_add_unit (self, NULL);

      for (TengenPoint point = 0; point < n; point++)
        if (labels[point] == area)
          g_array_append_val (unit->points, point);
    }
}

/* Adds the chains, or of territory the areas, whatever lies in them. */
static void
add_connected (TengenLessonFold *self, gboolean chains)
{
  const GArray *points = self->step->mark->points;
  const TengenBoard *board =
      tengen_position_get_board (tengen_lesson_fold_get_position (self));
  g_autofree guint8 *values =
      g_malloc0 ((gsize) tengen_lesson_fold_count_points (self));

  for (guint i = 0; i < points->len; i++)
    {
      TengenPoint point = g_array_index (points, TengenPoint, i);

      values[point] = chains ? (guint8) tengen_board_get (board, point)
                             : TENGEN_STONE_BLACK;
    }
  add_areas (self, values, TENGEN_STONE_BLACK);
  if (chains)
    add_areas (self, values, TENGEN_STONE_WHITE);
}

static gboolean
is_wanted (const TengenLessonFold *self, const TengenRenjuShape *row)
{
  const GArray *points = self->step->mark->points;
  int n = 0;

  for (guint i = 0; i < points->len; i++)
    for (int j = 0; j < row->n_stones; j++)
      n += g_array_index (points, TengenPoint, i) == row->stones[j];
  return n == row->n_stones;
}

static void
add_rows (TengenLessonFold *self, TengenStone stone)
{
  const TengenGameRenju *renju =
      tengen_position_get_renju (tengen_lesson_fold_get_position (self));
  g_autoptr (GArray) rows = NULL;

  if (renju == NULL)
    return;
  rows = tengen_renju_list_rows (renju->board, stone);
  for (guint i = 0; i < rows->len; i++)
    {
      const TengenRenjuShape *row = &g_array_index (rows, TengenRenjuShape, i);
      TengenLessonUnit *unit;

      if (!is_wanted (self, row))
        continue;
      unit = tengen_lesson_fold_add_unit (self, NULL);
      g_array_append_vals (unit->points, row->stones, (guint) row->n_stones);
    }
}

/* Adds the points that are part of nothing yet. */
static void
add_points (TengenLessonFold *self)
{
  const GArray *points = self->step->mark->points;

  for (guint i = 0; i < points->len; i++)
    {
      TengenPoint point = g_array_index (points, TengenPoint, i);
      TengenLessonUnit *unit;

      if (tengen_lesson_fold_find_unit (self, point) != NULL)
        continue;
      unit = tengen_lesson_fold_add_unit (self, NULL);
      g_array_append_val (unit->points, point);
    }
}

void
tengen_lesson_fold_begin_mark (TengenLessonFold *self)
{
  TengenLessonMarkWhat what = self->step->mark->what;

  if (what == TENGEN_LESSON_MARK_DEAD || what == TENGEN_LESSON_MARK_TERRITORY)
    add_connected (self, what == TENGEN_LESSON_MARK_DEAD);
  if (what == TENGEN_LESSON_MARK_FIVE)
    {
      add_rows (self, TENGEN_STONE_BLACK);
      add_rows (self, TENGEN_STONE_WHITE);
    }
  add_points (self);
}

/* Marks. */

/* Whether a point is not of the kind that is asked for. */
static TengenLessonRemark
find_remark (TengenLessonFold *self, TengenPoint point)
{
  gboolean stone =
      tengen_board_get (
          tengen_position_get_board (tengen_lesson_fold_get_position (self)),
          point) != TENGEN_STONE_NONE;

  switch (self->step->mark->what)
    {
    case TENGEN_LESSON_MARK_DEAD:
    case TENGEN_LESSON_MARK_STONES:
    case TENGEN_LESSON_MARK_FIVE:
      return stone ? TENGEN_LESSON_REMARK_WRONG : TENGEN_LESSON_REMARK_NO_STONE;
    case TENGEN_LESSON_MARK_LIBERTIES:
    case TENGEN_LESSON_MARK_TERRITORY:
    case TENGEN_LESSON_MARK_POINTS:
    case TENGEN_LESSON_MARK_DAME:
    case TENGEN_LESSON_MARK_EYES:
    case TENGEN_LESSON_MARK_ILLEGAL:
    case TENGEN_LESSON_MARK_FORBIDDEN:
      return stone ? TENGEN_LESSON_REMARK_STONE : TENGEN_LESSON_REMARK_WRONG;
    }
  g_return_val_if_reached (TENGEN_LESSON_REMARK_WRONG);
}

static void
mark_wrong (TengenLessonFold *self, TengenPoint point)
{
  TengenLessonRemark remark = find_remark (self, point);

  if (remark != TENGEN_LESSON_REMARK_WRONG)
    {
      tengen_lesson_fold_say (self, remark, NULL, NULL);
      return;
    }
  tengen_lesson_fold_sign_point (self, point, TENGEN_LESSON_SIGN_WRONG);
  tengen_lesson_fold_miss (self, remark, self->step->mark->otherwise);
}

gboolean
tengen_lesson_fold_mark (TengenLessonFold *self, TengenPoint point)
{
  TengenLessonUnit *unit = tengen_lesson_fold_find_unit (self, point);

  if (point >= tengen_lesson_fold_count_points (self))
    return FALSE;
  tengen_lesson_fold_begin (self);
  if (unit == NULL)
    mark_wrong (self, point);
  else if (unit->is_found)
    tengen_lesson_fold_say (self, TENGEN_LESSON_REMARK_ALREADY, NULL, NULL);
  else
    tengen_lesson_fold_take_unit (self, unit, NULL, NULL);
  if (self->state->phase == TENGEN_LESSON_PHASE_SOLVED)
    self->state->words = self->step->mark->words;
  return TRUE;
}

void
tengen_lesson_fold_solve_mark (TengenLessonFold *self)
{
  for (guint i = 0; self->units != NULL && i < self->units->len; i++)
    {
      const TengenLessonUnit *unit = g_ptr_array_index (self->units, i);

      if (!unit->is_found)
        tengen_lesson_fold_sign (
            self, unit->points, TENGEN_LESSON_SIGN_SOLUTION);
    }
  self->state->words = self->step->mark->words;
}
