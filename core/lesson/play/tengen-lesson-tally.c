/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-tally: what a step counts, thing by thing
 *
 * Shape: the count of the position, taken apart, and what the question does not
 *        ask for left out.
 */
#include "tengen-lesson-tally.h"

#include "tengen-lesson-game.h"

#define STONES (1u << TENGEN_ACCOUNT_STONES)
#define TERRITORY (1u << TENGEN_ACCOUNT_TERRITORY)
#define ALL (~0u)
/* What a side has on and beside the board. */
#define SCORE                                                                  \
  (ALL & ~(1u << TENGEN_ACCOUNT_KOMI | 1u << TENGEN_ACCOUNT_BONUS |            \
           1u << TENGEN_ACCOUNT_PASS_BONUS))

/* Takes the written sum of a count apart. */
static TengenGoTally *
take_sum (const TengenBoard *board,
          const TengenGoCount *count,
          const TengenGoRules *rules)
{
  g_autoptr (TengenAccount) account = tengen_account_new (count, rules);

  return tengen_go_tally_new (board, count, account);
}

/* Takes the sum or the area apart, and leaves what a question asks for. */
static TengenGoTally *
take_part (const TengenLessonDiagram *diagram,
           const TengenLessonCount *asked,
           const TengenBoard *board,
           TengenStone side,
           guint codes)
{
  const TengenGoRules *rules =
      asked->rules != NULL ? asked->rules : &diagram->setup->rules;
  gboolean sum = asked->what == TENGEN_LESSON_COUNT_SCORE ||
                 asked->what == TENGEN_LESSON_COUNT_DIFFERENCE;
  g_autoptr (TengenGoCount) count =
      tengen_lesson_game_count_plain (diagram, asked->rules, asked->dead);
  TengenGoTally *self;

  if (count != NULL)
    self = sum ? take_sum (board, count, rules)
               : tengen_go_tally_new_area (board, count);
  else
    self = tengen_go_tally_new_stones (board);
  tengen_go_tally_narrow (self, side, codes);
  return self;
}

static TengenGoTally *
take_question (const TengenLessonDiagram *diagram,
               const TengenLessonCount *asked,
               const TengenBoard *board)
{
  switch (asked->what)
    {
    case TENGEN_LESSON_COUNT_BLACK_STONES:
      return take_part (diagram, asked, board, TENGEN_STONE_BLACK, STONES);
    case TENGEN_LESSON_COUNT_WHITE_STONES:
      return take_part (diagram, asked, board, TENGEN_STONE_WHITE, STONES);
    case TENGEN_LESSON_COUNT_TERRITORY:
      return take_part (diagram, asked, board, asked->stone, TERRITORY);
    case TENGEN_LESSON_COUNT_AREA:
      return take_part (diagram, asked, board, asked->stone, ALL);
    case TENGEN_LESSON_COUNT_SCORE:
      return take_part (diagram, asked, board, asked->stone, SCORE);
    case TENGEN_LESSON_COUNT_DIFFERENCE:
      return take_part (diagram, asked, board, TENGEN_STONE_NONE, ALL);
    case TENGEN_LESSON_COUNT_LIBERTIES:
    case TENGEN_LESSON_COUNT_PRISONERS:
    case TENGEN_LESSON_COUNT_DAME:
    case TENGEN_LESSON_COUNT_NUMBER:
      return NULL;
    }
  g_assert_not_reached ();
}

static TengenGoTally *
take_set (const TengenLessonStep *step, guint index, const TengenBoard *board)
{
  const TengenLessonSet *set = g_ptr_array_index (step->account->sets, index);
  g_autoptr (TengenGoCount) count =
      tengen_lesson_game_count (step->diagram, step->account, set);

  return count != NULL ? take_sum (board, count, set->rules) : NULL;
}

/* Whether a question or a rule set has that index. */
static gboolean
has_index (const TengenLessonStep *step, guint index)
{
  if (step->task == TENGEN_LESSON_TASK_COUNT)
    return index < step->counts->len;
  return step->task == TENGEN_LESSON_TASK_ACCOUNT &&
         index < step->account->sets->len;
}

TengenGoTally *
tengen_lesson_tally_new (const TengenLessonStep *step, guint index)
{
  g_autoptr (TengenGame) game = NULL;
  g_autoptr (TengenGoTally) self = NULL;
  const TengenBoard *board;

  g_return_val_if_fail (step != NULL, NULL);

  if (!has_index (step, index))
    return NULL;
  game = tengen_lesson_game_new (step->diagram, NULL, 0, FALSE);
  board = tengen_position_get_board (tengen_game_get_position (game));
  if (step->task == TENGEN_LESSON_TASK_COUNT)
    self = take_question (
        step->diagram, g_ptr_array_index (step->counts, index), board);
  else
    self = take_set (step, index, board);
  if (self == NULL || self->n_ticks == 0)
    return NULL;
  return g_steal_pointer (&self);
}
