/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-lesson: what is to be seen on the board of a lesson
 *
 * Shape: the position as in a game; then what the diagram draws, where no stone
 *        was put since; then what was answered. The visible part comes last.
 */
#include "tengen-paint-lesson.h"

/* --- What the diagram draws --- */

/* A stone that was put on a label since takes its place. */
static gboolean
is_covered (const TengenView *view,
            const TengenLessonDiagram *diagram,
            TengenPoint point)
{
  if (view->stones[point] == TENGEN_STONE_NONE ||
      diagram->stones[point] != TENGEN_STONE_NONE)
    return FALSE;
  for (guint i = 0; i < diagram->before->len; i++)
    if (g_array_index (diagram->before, TengenLessonMove, i).point == point)
      return FALSE;
  return TRUE;
}

static void
add_label_mark (TengenView *view, const TengenLessonLabel *label)
{
  TengenPoint point = label->point;

  switch (label->mark)
    {
    case TENGEN_LESSON_LABEL_NONE:
      break;
    case TENGEN_LESSON_LABEL_CIRCLE:
      view->marks[point] = TENGEN_VIEW_MARK_CIRCLE;
      break;
    case TENGEN_LESSON_LABEL_CROSS:
      view->marks[point] = TENGEN_VIEW_MARK_CROSS;
      break;
    case TENGEN_LESSON_LABEL_SQUARE:
      view->marks[point] = TENGEN_VIEW_MARK_SQUARE;
      break;
    case TENGEN_LESSON_LABEL_TRIANGLE:
      view->marks[point] = TENGEN_VIEW_MARK_TRIANGLE;
      break;
    case TENGEN_LESSON_LABEL_BLACK:
      view->owner[point] = TENGEN_STONE_BLACK;
      break;
    case TENGEN_LESSON_LABEL_WHITE:
      view->owner[point] = TENGEN_STONE_WHITE;
      break;
    }
}

static void
add_label (TengenView *view,
           const TengenLessonDiagram *diagram,
           const TengenLessonLabel *label)
{
  TengenPoint point = label->point;

  if (is_covered (view, diagram, point))
    return;
  add_label_mark (view, label);
  if (*label->text == '\0')
    return;
  g_free (view->labels[point]);
  view->labels[point] = g_strdup (label->text);
  if (view->marks[point] == TENGEN_VIEW_MARK_LAST)
    view->marks[point] = TENGEN_VIEW_MARK_NONE;
}

static void
add_drawing (TengenView *view, const TengenLessonDiagram *diagram)
{
  for (guint i = 0; i < diagram->labels->len; i++)
    add_label (
        view, diagram, &g_array_index (diagram->labels, TengenLessonLabel, i));
  for (guint i = 0; i < diagram->arrows->len; i++)
    {
      const TengenLessonArrow *arrow =
          &g_array_index (diagram->arrows, TengenLessonArrow, i);
      TengenMarkupLine line = { .from = arrow->from,
                                .to = arrow->to,
                                .arrow = TRUE };

      g_array_append_val (view->lines, line);
    }
}

/* --- What is counted --- */

/* Which stones the question takes for dead. */
static const GArray *
get_dead (const TengenLessonStep *step, const TengenLessonState *state)
{
  const TengenLessonCount *count;

  if (step->account != NULL)
    return step->account->dead;
  if (step->mark != NULL)
    return step->mark->dead;
  if (step->counts == NULL)
    return NULL;
  count = g_ptr_array_index (step->counts,
                             MIN (state->n_found, step->counts->len - 1));
  return count->dead;
}

/* All stones of a chain are marked with one of them. */
static void
mark_chains (const TengenView *view,
             guint8 *marks,
             const TengenBoard *board,
             const GArray *points)
{
  TengenPoint chain[TENGEN_BOARD_MAX * TENGEN_BOARD_MAX];

  for (guint i = 0; points != NULL && i < points->len; i++)
    {
      TengenPoint point = g_array_index (points, TengenPoint, i);
      int n = 0;

      if (view->stones[point] != TENGEN_STONE_NONE)
        n = tengen_board_list_chain (board, point, chain);
      for (int k = 0; k < n; k++)
        marks[chain[k]] = 1;
    }
}

/* Whose each point is under the rule set that is looked at. */
static void
add_owners (TengenView *view,
            const TengenLessonStep *step,
            const TengenLessonSet *set)
{
  g_autoptr (TengenGoCount) count =
      tengen_lesson_game_count (step->diagram, step->account, set);

  if (count == NULL || !set->rules->territory)
    return;
  for (int i = 0; i < view->width * view->height; i++)
    if (count->owner[i] == TENGEN_GO_OWNER_BLACK)
      view->owner[i] = TENGEN_STONE_BLACK;
    else if (count->owner[i] == TENGEN_GO_OWNER_WHITE)
      view->owner[i] = TENGEN_STONE_WHITE;
}

static void
add_count (TengenView *view,
           const TengenLessonStep *step,
           const TengenLessonState *state)
{
  const TengenBoard *board =
      tengen_position_get_board (tengen_game_get_position (state->game));
  const TengenLessonAccount *account = step->account;

  mark_chains (view, view->dead, board, get_dead (step, state));
  if (account == NULL)
    return;
  mark_chains (view, view->seki, board, account->seki);
  if (state->chosen >= 0 && state->chosen < (int) account->sets->len)
    add_owners (
        view, step, g_ptr_array_index (account->sets, (guint) state->chosen));
}

/* --- What was answered --- */

static void
add_number (TengenView *view, int point, guint16 number)
{
  if (number == 0 || view->stones[point] == TENGEN_STONE_NONE)
    return;
  view->numbers[point] = number;
  if (view->marks[point] == TENGEN_VIEW_MARK_LAST)
    view->marks[point] = TENGEN_VIEW_MARK_NONE;
}

static void
add_sign (TengenView *view, int point, TengenLessonSign sign)
{
  switch (sign)
    {
    case TENGEN_LESSON_SIGN_NONE:
      break;
    case TENGEN_LESSON_SIGN_RIGHT:
      view->signs[point] = TENGEN_VIEW_SIGN_RIGHT;
      break;
    case TENGEN_LESSON_SIGN_WRONG:
      /* a refused move has a cross already */
      if (view->marks[point] != TENGEN_VIEW_MARK_REFUSED)
        view->signs[point] = TENGEN_VIEW_SIGN_WRONG;
      break;
    case TENGEN_LESSON_SIGN_SHOWN:
      view->lit[point] = 1;
      break;
    case TENGEN_LESSON_SIGN_SOLUTION:
      view->signs[point] = TENGEN_VIEW_SIGN_SOLUTION;
      break;
    }
}

static void
hide_rest (TengenView *view, const TengenLessonDiagram *diagram)
{
  for (int i = 0; i < view->width * view->height; i++)
    {
      int x = tengen_point_x ((TengenPoint) i, view->width);
      int y = tengen_point_y ((TengenPoint) i, view->width);

      view->hidden[i] = x < diagram->left || x > diagram->right ||
                        y < diagram->top || y > diagram->bottom;
    }
}

TengenView *
tengen_view_new_lesson (const TengenLessonStep *step,
                        const TengenLessonState *state)
{
  TengenView *view;

  g_return_val_if_fail (step != NULL && state != NULL, NULL);

  view = tengen_view_new_position (tengen_game_get_position (state->game),
                                   TENGEN_VIEW_NUMBERS_NONE,
                                   TENGEN_NODE_NONE);
  add_count (view, step, state);
  add_drawing (view, step->diagram);
  for (int i = 0; i < view->width * view->height; i++)
    add_number (view, i, state->numbers[i]);
  if (state->reason != NULL)
    tengen_view_add_reason (view, state->reason);
  for (int i = 0; i < view->width * view->height; i++)
    add_sign (view, i, (TengenLessonSign) state->signs[i]);
  hide_rest (view, step->diagram);
  return view;
}
