/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-ask: which chains are read, and what that says of them
 */
#include "tengen-go-dead-ask.h"

#include "tengen-go-dead-read.h"

/* Positions that reading may look at: some, and more for each point. */
#define BUDGET 2000
#define BUDGET_POINT 20
#define MAX_POINTS (19 * 19)
/* What reading takes for granted to be alive. */
#define SURE 90

/* Tells whether a chain has a liberty that neither side owns in a quarter of
 * the playouts, as in seki. */
static gboolean
may_be_seki (const TengenGoDeadState *self, int point)
{
  TengenPoint liberties[TENGEN_BOARD_MAX_POINTS];
  int n;

  if (self->settled[point] || self->kept[point] <= TENGEN_GO_DEAD_ASK_DEAD)
    return FALSE;
  n = tengen_board_list_liberties (self->board, (TengenPoint) point, liberties);
  for (int i = 0; i < n; i++)
    if (!self->settled[liberties[i]] &&
        4u * (self->vote.black[liberties[i]] + self->vote.white[liberties[i]]) <
            3u * self->vote.n)
      return TRUE;
  return FALSE;
}

/* Tells whether a chain shares a liberty with an opponent's chain that is not
 * called alive, and has two liberties at most or no more than that one
 * (攻め合い): it may be alive only because the other is not. */
static gboolean
is_racing (const TengenGoDeadState *self, int point)
{
  TengenStone other = tengen_stone_other (self->stones[point]);
  TengenPoint liberties[TENGEN_BOARD_MAX_POINTS];
  int n;

  if (self->settled[point])
    return FALSE;
  n = tengen_board_list_liberties (self->board, (TengenPoint) point, liberties);
  for (int i = 0; i < n; i++)
    {
      TengenPoint around[4];
      int n_around =
          tengen_board_list_neighbours (self->board, liberties[i], around);

      for (int j = 0; j < n_around; j++)
        if (self->stones[around[j]] == other && !self->settled[around[j]] &&
            self->life[around[j]] != TENGEN_GO_LIFE_ALIVE &&
            n <= MAX (2, tengen_board_get_liberties (self->board, around[j])))
          return TRUE;
    }
  return FALSE;
}

/* Reads whether a chain called dead can be saved, whereupon it is in doubt if
 * it is not proved to be in seki. Returns TRUE if so. */
static gboolean
read_dead (TengenGoDeadState *self,
           TengenGoDeadReader *reader,
           TengenPoint point)
{
  TengenGoDeadAnswer defended, attacked;

  defended = tengen_go_dead_reader_can_take (reader, point, FALSE);
  if (defended == TENGEN_GO_DEAD_ANSWER_YES ||
      defended == TENGEN_GO_DEAD_ANSWER_UNKNOWN)
    return FALSE;
  attacked = tengen_go_dead_reader_can_take (reader, point, TRUE);
  if (attacked == TENGEN_GO_DEAD_ANSWER_NO &&
      tengen_go_dead_reader_is_seki (reader, point))
    tengen_go_dead_state_set (self, point, TENGEN_GO_LIFE_SEKI, FALSE);
  else if (attacked == TENGEN_GO_DEAD_ANSWER_NO ||
           defended == TENGEN_GO_DEAD_ANSWER_NO)
    tengen_go_dead_state_set (self, point, TENGEN_GO_LIFE_DOUBTFUL, TRUE);
  return self->life[point] != TENGEN_GO_LIFE_DEAD;
}

/* Reads whether a chain called alive, if not always, is dead. */
static void
read_weak (TengenGoDeadState *self,
           TengenGoDeadReader *reader,
           TengenPoint point)
{
  if (tengen_go_dead_reader_can_take (reader, point, FALSE) ==
      TENGEN_GO_DEAD_ANSWER_YES)
    tengen_go_dead_state_set (self, point, TENGEN_GO_LIFE_DEAD, FALSE);
}

/* What is asked about a chain, by its first stone. */
typedef enum
{
  QUESTION_NONE,
  QUESTION_ALL,
  QUESTION_SAVED,
  QUESTION_RACING,
  QUESTION_WEAK,
} Question;

/* Chooses what is asked, and what is taken for granted to be alive. */
static gboolean
choose_questions (const TengenGoDeadState *self,
                  guint8 *questions,
                  guint8 *sure)
{
  gboolean any = FALSE;

  for (int i = 0; i < self->n_points; i++)
    {
      gboolean is_stone = self->stones[i] != TENGEN_STONE_NONE;
      gboolean seki = is_stone && may_be_seki (self, i);
      Question question = QUESTION_NONE;

      if (is_stone && (seki || self->life[i] == TENGEN_GO_LIFE_DOUBTFUL))
        question = QUESTION_ALL;
      else if (is_stone && self->life[i] == TENGEN_GO_LIFE_DEAD)
        question = self->settled[i] ? QUESTION_NONE : QUESTION_SAVED;
      else if (is_stone && is_racing (self, i))
        question = QUESTION_RACING;
      else if (is_stone && self->kept[i] < SURE)
        question = QUESTION_WEAK;
      sure[i] = question == QUESTION_NONE && self->kept[i] >= SURE;
      questions[i] = self->is_first[i] ? (guint8) question : QUESTION_NONE;
      any |= question != QUESTION_NONE && question != QUESTION_RACING;
    }
  return any;
}

/* Asks about all chains with one kind of question. Returns TRUE if a chain
 * called dead was saved. */
static gboolean
ask (TengenGoDeadState *self,
     TengenGoDeadReader *reader,
     const guint8 *questions,
     Question question)
{
  gboolean is_saved = FALSE;

  for (int i = 0; i < self->n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenGoLife life;
      gboolean is_proved;

      if (questions[i] != question)
        continue;
      if (question == QUESTION_SAVED)
        {
          is_saved |= read_dead (self, reader, point);
          continue;
        }
      if (question == QUESTION_WEAK)
        {
          read_weak (self, reader, point);
          continue;
        }
      life = tengen_go_dead_reader_judge (reader, point, &is_proved);
      if (is_proved)
        {
          tengen_go_dead_state_set (self, point, life, FALSE);
          is_saved |= life == TENGEN_GO_LIFE_SEKI;
        }
    }
  return is_saved;
}

void
tengen_go_dead_ask (TengenGoDeadState *self)
{
  guint8 questions[TENGEN_BOARD_MAX_POINTS];
  guint8 sure[TENGEN_BOARD_MAX_POINTS];
  g_autoptr (TengenGoDeadReader) reader = NULL;
  gboolean is_saved;

  g_return_if_fail (self != NULL);

  if (!choose_questions (self, questions, sure))
    return;
  reader = tengen_go_dead_reader_new (
      self->board,
      sure,
      self->ko_fights,
      BUDGET + BUDGET_POINT * MIN (self->n_points, MAX_POINTS));
  is_saved = ask (self, reader, questions, QUESTION_ALL);
  is_saved |= ask (self, reader, questions, QUESTION_SAVED);
  if (is_saved)
    ask (self, reader, questions, QUESTION_RACING);
  ask (self, reader, questions, QUESTION_WEAK);
}
