/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-check-count: whether numbers and results are right
 *
 * What: numbers that are asked for, and what is claimed of a position under
 *       rule sets.
 */
#include "tengen-lesson-check-private.h"

TengenGoCount *
tengen_lesson_checker_count (TengenLessonChecker *self,
                             const TengenGoRules *rules,
                             GArray *dead)
{
  return tengen_lesson_game_count_plain (self->diagram, rules, dead);
}

int
tengen_lesson_checker_mark_liberties (const TengenBoard *board,
                                      const GArray *of,
                                      guint8 *marks)
{
  g_autofree TengenPoint *points =
      g_new (TengenPoint, tengen_board_get_n_points (board));
  int total = 0;

  for (guint i = 0; i < of->len; i++)
    {
      int n = tengen_board_list_liberties (
          board, g_array_index (of, TengenPoint, i), points);

      for (int j = 0; j < n; j++)
        {
          total += marks[points[j]] == 0;
          marks[points[j]] = 1;
        }
    }
  return total;
}

/* --- Numbers --- */

static void
fail (TengenLessonChecker *self,
      const TengenLessonCount *count,
      TengenLessonFaultCode code,
      const char *detail)
{
  tengen_lesson_checker_add (self, code, count->line, "count", detail);
}

/* Stones of a colour on the board, the dead ones off it. */
static int
count_stones (const TengenBoard *board,
              const TengenGoCount *counted,
              TengenStone stone)
{
  return tengen_board_count (board, stone) -
         (counted != NULL ? counted->dead[stone] : 0);
}

static int
count_liberties (const TengenBoard *board, const GArray *of)
{
  g_autofree guint8 *marks =
      g_malloc0 ((gsize) tengen_board_get_n_points (board));

  return tengen_lesson_checker_mark_liberties (board, of, marks);
}

static gboolean
needs_side (TengenLessonCountWhat what)
{
  return what == TENGEN_LESSON_COUNT_TERRITORY ||
         what == TENGEN_LESSON_COUNT_PRISONERS ||
         what == TENGEN_LESSON_COUNT_AREA || what == TENGEN_LESSON_COUNT_SCORE;
}

static gboolean
needs_count (TengenLessonCountWhat what)
{
  return needs_side (what) || what == TENGEN_LESSON_COUNT_DAME ||
         what == TENGEN_LESSON_COUNT_DIFFERENCE;
}

/* Whether there is all that the number is made of. */
static gboolean
check_needs (TengenLessonChecker *self,
             const TengenLessonCount *count,
             const TengenBoard *board,
             const TengenGoCount *counted)
{
  gboolean of_liberties = count->what == TENGEN_LESSON_COUNT_LIBERTIES;

  if (needs_count (count->what) && counted == NULL)
    fail (self, count, TENGEN_LESSON_FAULT_NOT_COUNTED, NULL);
  else if (needs_side (count->what) && count->stone == TENGEN_STONE_NONE)
    fail (self, count, TENGEN_LESSON_FAULT_NEEDS, "colour");
  else if (of_liberties && self->diagram->setup->is_renju)
    fail (self, count, TENGEN_LESSON_FAULT_OTHER_GAME, NULL);
  else if (of_liberties && count->of->len == 0)
    fail (self, count, TENGEN_LESSON_FAULT_NEEDS, "of");
  else
    return tengen_lesson_checker_lie_stones (
        self, board, count->of, count->line, "count");
  return FALSE;
}

/* The right number, half points. */
static int
find_answer (const TengenLessonCount *count,
             const TengenPosition *position,
             const TengenGoCount *counted)
{
  const TengenBoard *board = tengen_position_get_board (position);
  TengenStone side = count->stone;

  switch (count->what)
    {
    case TENGEN_LESSON_COUNT_BLACK_STONES:
      return 2 * count_stones (board, counted, TENGEN_STONE_BLACK);
    case TENGEN_LESSON_COUNT_WHITE_STONES:
      return 2 * count_stones (board, counted, TENGEN_STONE_WHITE);
    case TENGEN_LESSON_COUNT_LIBERTIES:
      return 2 * count_liberties (board, count->of);
    case TENGEN_LESSON_COUNT_TERRITORY:
      return 2 * counted->territory[side];
    case TENGEN_LESSON_COUNT_PRISONERS:
      side = tengen_stone_other (side);
      return 2 * (counted->prisoners[side] + counted->dead[side]);
    case TENGEN_LESSON_COUNT_DAME:
      return 2 * counted->dame;
    case TENGEN_LESSON_COUNT_AREA:
      return 2 * (counted->stones[side] + counted->territory[side] +
                  counted->seki_eyes[side]);
    case TENGEN_LESSON_COUNT_SCORE:
      return counted->score_x2[side];
    case TENGEN_LESSON_COUNT_DIFFERENCE:
      return counted->margin_x2;
    case TENGEN_LESSON_COUNT_NUMBER:
      return count->answer_x2;
    }
  g_assert_not_reached ();
}

static void
check_answer (TengenLessonChecker *self,
              const TengenLessonCount *count,
              const TengenPosition *position,
              const TengenGoCount *counted)
{
  int right = find_answer (count, position, counted);
  TengenLessonFault *fault;

  if (right == count->answer_x2)
    return;
  fault = tengen_lesson_checker_add (
      self, TENGEN_LESSON_FAULT_COUNT, count->line, "count", NULL);
  if (fault == NULL)
    return;
  fault->a = count->answer_x2;
  fault->b = right;
}

void
tengen_lesson_check_count (TengenLessonChecker *self,
                           const TengenLessonCount *count)
{
  g_autoptr (TengenGame) game = NULL;
  const TengenPosition *position;
  const TengenBoard *board;
  g_autoptr (TengenGoCount) counted = NULL;

  if (!tengen_lesson_checker_spend_board (self, count->line))
    return;
  game = tengen_lesson_game_new (self->diagram, NULL, 0, FALSE);
  position = tengen_game_get_position (game);
  board = tengen_position_get_board (position);
  if (!tengen_lesson_checker_lie_stones (
          self, board, count->dead, count->line, "count"))
    return;
  counted = tengen_lesson_checker_count (self, count->rules, count->dead);
  if (check_needs (self, count, board, counted))
    check_answer (self, count, position, counted);
}

/* --- Results --- */

static void
check_claim (TengenLessonChecker *self,
             const TengenLessonSet *set,
             int claim,
             int claimed_x2,
             int right_x2)
{
  TengenLessonFault *fault;

  if ((set->claims & (guint) claim) == 0 || claimed_x2 == right_x2)
    return;
  fault = tengen_lesson_checker_add (
      self, TENGEN_LESSON_FAULT_CLAIM, set->line, "set", set->rules->id);
  if (fault == NULL)
    return;
  fault->a = claimed_x2;
  fault->b = right_x2;
  fault->c = claim;
}

/* By how much Black is ahead. */
static int
get_lead (TengenStone winner, int margin_x2)
{
  return winner == TENGEN_STONE_WHITE ? -margin_x2 : margin_x2;
}

/* The number of stones can be chosen only under some rules. */
static gboolean
check_equal (TengenLessonChecker *self,
             const TengenLessonSet *set,
             const TengenGoCount *counted)
{
  g_autofree char *detail = g_strdup_printf ("equal=\"%d\"", set->equal);

  if (set->equal < 0 || set->equal == counted->equal)
    return TRUE;
  tengen_lesson_checker_add (
      self, TENGEN_LESSON_FAULT_VALUE, set->line, "set", detail);
  return FALSE;
}

static void
check_set (TengenLessonChecker *self,
           const TengenLessonAccount *account,
           const TengenLessonSet *set)
{
  g_autoptr (TengenGoCount) counted =
      tengen_lesson_game_count (self->diagram, account, set);

  if (counted == NULL)
    {
      tengen_lesson_checker_add (
          self, TENGEN_LESSON_FAULT_NOT_COUNTED, set->line, "set", NULL);
      return;
    }
  if (!check_equal (self, set, counted))
    return;
  check_claim (
      self, set, 1, set->black_x2, counted->score_x2[TENGEN_STONE_BLACK]);
  check_claim (
      self, set, 2, set->white_x2, counted->score_x2[TENGEN_STONE_WHITE]);
  check_claim (self,
               set,
               4,
               get_lead (set->winner, set->margin_x2),
               get_lead (counted->winner, counted->margin_x2));
}

void
tengen_lesson_check_account (TengenLessonChecker *self,
                             const TengenLessonAccount *account)
{
  g_autoptr (TengenGame) game =
      tengen_lesson_game_new (self->diagram, NULL, 0, FALSE);
  const TengenBoard *board =
      tengen_position_get_board (tengen_game_get_position (game));

  if (!tengen_lesson_checker_lie_stones (
          self, board, account->dead, account->line, "account") ||
      !tengen_lesson_checker_lie_stones (
          self, board, account->seki, account->line, "account"))
    return;
  for (guint i = 0; i < account->sets->len; i++)
    {
      const TengenLessonSet *set = account->sets->pdata[i];

      if (tengen_lesson_checker_spend_board (self, set->line))
        check_set (self, account, set);
    }
}
