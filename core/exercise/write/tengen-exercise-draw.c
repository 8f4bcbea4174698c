/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-exercise-draw.h"

#include "tengen-lesson-part.h"

TengenGameSetup *
tengen_exercise_draw_setup (const TengenExercise *self)
{
  TengenGameSetup *setup;

  g_return_val_if_fail (self != NULL && self->width == self->height, NULL);

  if (tengen_exercise_kind_get_info (self->kind)->is_renju)
    return tengen_game_setup_new_renju (NULL);
  setup =
      tengen_game_setup_new (tengen_go_rules_find (self->rules), self->width);
  setup->komi_x2 = 0;
  return setup;
}

TengenBoard *
tengen_exercise_draw_board (const TengenExercise *self)
{
  TengenBoard *board;

  g_return_val_if_fail (self != NULL, NULL);

  board = tengen_board_new (self->width, self->height);
  tengen_board_put_all (board, self->stones);
  return board;
}

static void
add_triangle (TengenLessonDiagram *diagram, TengenPoint point)
{
  TengenLessonLabel label = { .point = point,
                              .mark = TENGEN_LESSON_LABEL_TRIANGLE };

  for (guint i = 0; i < diagram->labels->len; i++)
    if (g_array_index (diagram->labels, TengenLessonLabel, i).point == point)
      return;
  g_array_append_val (diagram->labels, label);
}

/* A target is a chain, or an empty point. */
static void
add_target (TengenLessonDiagram *diagram,
            const TengenBoard *board,
            TengenPoint target)
{
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  int n;

  if (tengen_board_get (board, target) == TENGEN_STONE_NONE)
    {
      add_triangle (diagram, target);
      return;
    }
  n = tengen_board_list_chain (board, target, points);
  for (int i = 0; i < n; i++)
    add_triangle (diagram, points[i]);
}

TengenLessonDiagram *
tengen_exercise_draw (const TengenExercise *self)
{
  g_autoptr (TengenBoard) board = NULL;
  TengenLessonDiagram *diagram;

  g_return_val_if_fail (self != NULL, NULL);

  board = tengen_exercise_draw_board (self);
  diagram = tengen_lesson_diagram_new (tengen_exercise_draw_setup (self));
  tengen_board_read (board, diagram->stones);
  if (self->to_move != TENGEN_STONE_NONE)
    diagram->to_move = self->to_move;
  diagram->ko = self->ko;
  for (guint i = 0; i < self->targets->len; i++)
    add_target (diagram, board, g_array_index (self->targets, TengenPoint, i));
  return diagram;
}
