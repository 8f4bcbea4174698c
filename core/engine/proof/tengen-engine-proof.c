/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-proof: whether a side can force what it wants, proved
 *
 * Shape: two searches, one for each side, take turns until one of them wins;
 *        in each the other side wins the kos.
 */
#include "tengen-engine-proof.h"

#include "tengen-engine-proof-search.h"

/* Positions of the first turn of a search, if nothing else is said; each further
 * one is longer. */
#define FIRST_TURN 64
#define TURN_GROWS 3

struct TengenEngineProof
{
  TengenEngineProofSearch *search;
  guint positions;
  guint first_turn;
  guint used;
  gboolean has_question;
  TengenEngineProofQuestion question; /* the one asked last */
  guint64 hash;                       /* of its board */
  guint64 region_hash;
  TengenEngineProofLine lines[2]; /* for the question, against it */
};

TengenEngineProof *
tengen_engine_proof_new (guint positions)
{
  TengenEngineProof *self;

  g_return_val_if_fail (positions >= 100 && positions <= 1000000, NULL);

  self = g_new0 (TengenEngineProof, 1);
  self->search = tengen_engine_proof_search_new (positions);
  self->positions = positions;
  self->first_turn = FIRST_TURN;
  return self;
}

void
tengen_engine_proof_free (TengenEngineProof *self)
{
  if (self == NULL)
    return;
  tengen_engine_proof_search_free (self->search);
  g_free (self);
}

void
tengen_engine_proof_set_positions (TengenEngineProof *self, guint positions)
{
  g_return_if_fail (self != NULL);

  self->positions = positions;
}

void
tengen_engine_proof_set_first_turn (TengenEngineProof *self, guint positions)
{
  g_return_if_fail (self != NULL && positions > 0);

  self->first_turn = positions;
}

guint
tengen_engine_proof_get_positions (const TengenEngineProof *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->used;
}

static TengenEngineProofGoal
get_opposite (TengenEngineProofGoal goal)
{
  switch (goal)
    {
    case TENGEN_ENGINE_PROOF_GOAL_TAKE:
      return TENGEN_ENGINE_PROOF_GOAL_SAVE;
    case TENGEN_ENGINE_PROOF_GOAL_SAVE:
      return TENGEN_ENGINE_PROOF_GOAL_TAKE;
    case TENGEN_ENGINE_PROOF_GOAL_JOIN:
      return TENGEN_ENGINE_PROOF_GOAL_CUT;
    case TENGEN_ENGINE_PROOF_GOAL_CUT:
      return TENGEN_ENGINE_PROOF_GOAL_JOIN;
    case TENGEN_ENGINE_PROOF_GOAL_LIVE:
      return TENGEN_ENGINE_PROOF_GOAL_KILL;
    case TENGEN_ENGINE_PROOF_GOAL_KILL:
      return TENGEN_ENGINE_PROOF_GOAL_LIVE;
    case TENGEN_ENGINE_PROOF_GOAL_RACE:
      return TENGEN_ENGINE_PROOF_GOAL_RACE;
    }
  g_assert_not_reached ();
}

/* Tells which side has a goal. */
static TengenStone
find_side (TengenEngineProofGoal goal, TengenStone target)
{
  switch (goal)
    {
    case TENGEN_ENGINE_PROOF_GOAL_TAKE:
    case TENGEN_ENGINE_PROOF_GOAL_KILL:
    case TENGEN_ENGINE_PROOF_GOAL_RACE:
    case TENGEN_ENGINE_PROOF_GOAL_CUT:
      return tengen_stone_other (target);
    case TENGEN_ENGINE_PROOF_GOAL_SAVE:
    case TENGEN_ENGINE_PROOF_GOAL_LIVE:
    case TENGEN_ENGINE_PROOF_GOAL_JOIN:
      return target;
    }
  g_assert_not_reached ();
}

static guint64
hash_region (const TengenEngineProofQuestion *question)
{
  guint64 hash = 1;

  if (question->region == NULL)
    return 0;
  for (int i = 0; i < tengen_board_get_n_points (question->board); i++)
    hash = hash * 0x100000001b3 + question->region[i];
  return hash;
}

static gboolean
is_same (const TengenEngineProof *self,
         const TengenEngineProofQuestion *question)
{
  const TengenEngineProofQuestion *last = &self->question;

  return self->has_question && last->board == question->board &&
         last->ko == question->ko && last->goal == question->goal &&
         last->targets[0] == question->targets[0] &&
         last->targets[1] == question->targets[1] &&
         last->first == question->first && last->escape == question->escape &&
         last->ko_winner == question->ko_winner &&
         self->hash == tengen_board_get_hash (question->board) &&
         self->region_hash == hash_region (question);
}

/* Makes the lines of both sides ready for a question. */
static void
prepare (TengenEngineProof *self, const TengenEngineProofQuestion *question)
{
  TengenStone side;

  if (is_same (self, question))
    return;
  tengen_engine_proof_search_clear (self->search);
  self->has_question = TRUE;
  self->question = *question;
  self->hash = tengen_board_get_hash (question->board);
  self->region_hash = hash_region (question);
  side = find_side (question->goal,
                    tengen_board_get (question->board, question->targets[0]));
  tengen_engine_proof_line_begin (&self->lines[0], question);
  self->lines[1] = self->lines[0];
  for (int i = 0; i < 2; i++)
    {
      TengenStone prover = i == 0 ? side : tengen_stone_other (side);

      tengen_engine_proof_line_set_prover (
          &self->lines[i],
          i == 0 ? question->goal : get_opposite (question->goal),
          prover,
          question->ko_winner != TENGEN_STONE_NONE
              ? question->ko_winner
              : tengen_stone_other (prover));
    }
}

/* Lets both searches take turns from where the lines stand. */
static TengenEngineProofResult
search (TengenEngineProof *self)
{
  guint64 start = tengen_engine_proof_search_get_positions (self->search);
  gboolean is_lost[2] = { FALSE, FALSE };
  guint turn = self->first_turn;

  self->used = 0;
  while (self->used < self->positions && !(is_lost[0] && is_lost[1]))
    {
      for (int i = 0; i < 2 && self->used < self->positions; i++)
        {
          TengenEngineProofVerdict verdict;

          if (is_lost[i])
            continue;
          verdict = tengen_engine_proof_search_run (
              self->search,
              &self->lines[i],
              MIN (turn, self->positions - self->used));
          self->used =
              (guint) (tengen_engine_proof_search_get_positions (self->search) -
                       start);
          if (verdict == TENGEN_ENGINE_PROOF_VERDICT_WON)
            return i == 0 ? TENGEN_ENGINE_PROOF_PROVED
                          : TENGEN_ENGINE_PROOF_REFUTED;
          is_lost[i] = verdict == TENGEN_ENGINE_PROOF_VERDICT_LOST;
        }
      turn *= TURN_GROWS;
    }
  return is_lost[0] && is_lost[1] ? TENGEN_ENGINE_PROOF_KO
                                  : TENGEN_ENGINE_PROOF_UNKNOWN;
}

TengenEngineProofResult
tengen_engine_proof_ask (TengenEngineProof *self,
                         const TengenEngineProofQuestion *question)
{
  g_return_val_if_fail (self != NULL && question != NULL,
                        TENGEN_ENGINE_PROOF_UNKNOWN);

  prepare (self, question);
  return search (self);
}

/* Plays a move in the lines of both sides, on their one board. */
static gboolean
play (TengenEngineProof *self, TengenPoint point, TengenEngineProofMove *moves)
{
  for (int i = 0; i < 2; i++)
    if (!tengen_engine_proof_line_try (&self->lines[i], point, &moves[i]))
      return FALSE;
  tengen_engine_proof_line_play (&self->lines[0], &moves[0]);
  self->lines[1].turn = moves[1].turn;
  return TRUE;
}

static void
undo (TengenEngineProof *self,
      const TengenEngineProofMove *moves,
      const TengenEngineProofTurn *before)
{
  tengen_engine_proof_line_undo (&self->lines[0], &moves[0], before[0]);
  self->lines[1].turn = before[1];
}

TengenEngineProofResult
tengen_engine_proof_ask_move (TengenEngineProof *self,
                              const TengenEngineProofQuestion *question,
                              TengenPoint move)
{
  TengenEngineProofTurn before[2];
  TengenEngineProofMove moves[2];
  TengenEngineProofResult result;

  g_return_val_if_fail (self != NULL && question != NULL,
                        TENGEN_ENGINE_PROOF_UNKNOWN);

  prepare (self, question);
  before[0] = self->lines[0].turn;
  before[1] = self->lines[1].turn;
  if (!play (self, move, moves))
    return TENGEN_ENGINE_PROOF_UNKNOWN;
  result = search (self);
  undo (self, moves, before);
  return result;
}

TengenEngineProofResult
tengen_engine_proof_read_zone (TengenEngineProof *self,
                               const TengenEngineProofQuestion *question,
                               TengenPoint move,
                               guint8 *zone)
{
  TengenEngineProofTurn before[2];
  TengenEngineProofMove moves[2];
  TengenEngineProofResult result;
  TengenEngineProofZone points = { { 0 } };

  g_return_val_if_fail (self != NULL && question != NULL && zone != NULL,
                        TENGEN_ENGINE_PROOF_UNKNOWN);

  prepare (self, question);
  before[0] = self->lines[0].turn;
  before[1] = self->lines[1].turn;
  if (!play (self, move, moves))
    return TENGEN_ENGINE_PROOF_UNKNOWN;
  result = search (self);
  if ((result == TENGEN_ENGINE_PROOF_PROVED ||
       result == TENGEN_ENGINE_PROOF_REFUTED) &&
      !tengen_engine_proof_search_find_zone (
          self->search,
          &self->lines[result == TENGEN_ENGINE_PROOF_REFUTED],
          &points))
    result = TENGEN_ENGINE_PROOF_UNKNOWN;
  undo (self, moves, before);
  for (int i = 0; i < self->lines[0].n_points; i++)
    zone[i] = tengen_engine_proof_zone_has (&points, (guint) i);
  return result;
}

/* Follows best play from where a line stands, won by its prover. */
static guint
follow (TengenEngineProof *self,
        TengenEngineProofLine *line,
        TengenPoint *points,
        guint room)
{
  TengenEngineProofZone zone = { { 0 } };
  TengenEngineProofTurn before = line->turn;
  TengenEngineProofMove move;
  guint n;

  if (room == 0 || tengen_engine_proof_line_look (line, &zone) !=
                       TENGEN_ENGINE_PROOF_GLANCE_OPEN)
    return 0;
  /* what hangs was not looked at */
  if (tengen_engine_proof_search_run (self->search, line, self->positions) !=
          TENGEN_ENGINE_PROOF_VERDICT_WON ||
      !tengen_engine_proof_search_choose (self->search, line, &move))
    return 0;
  tengen_engine_proof_line_play (line, &move);
  points[0] = move.point;
  n = 1 + follow (self, line, points + 1, room - 1);
  tengen_engine_proof_line_undo (line, &move, before);
  return n;
}

guint
tengen_engine_proof_read_line (TengenEngineProof *self,
                               const TengenEngineProofQuestion *question,
                               TengenPoint move,
                               TengenPoint *line,
                               guint room)
{
  TengenEngineProofTurn before[2];
  TengenEngineProofMove moves[2];
  TengenEngineProofResult result;
  guint n = 0;

  g_return_val_if_fail (self != NULL && question != NULL && line != NULL, 0);

  prepare (self, question);
  before[0] = self->lines[0].turn;
  before[1] = self->lines[1].turn;
  if (room == 0 || !play (self, move, moves))
    return 0;
  result = search (self);
  if (result == TENGEN_ENGINE_PROOF_PROVED ||
      result == TENGEN_ENGINE_PROOF_REFUTED)
    {
      line[0] = move;
      n = 1 + follow (self,
                      &self->lines[result == TENGEN_ENGINE_PROOF_REFUTED],
                      line + 1,
                      room - 1);
    }
  undo (self, moves, before);
  return n;
}
