/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-legal: whether a move is legal, and why not
 *
 * What:   the part of tengen-go-play.h that asks and never changes: check, map,
 *         cycles.
 * Source: 純碁の遊び方 (3) A-C; 囲碁オンラインのルール, 自殺点・劫;
 *         子空皆地・等子比空, 広義禁全同.
 */
#include "tengen-board-move.h"
#include "tengen-go-line.h"

#include <string.h>

/* A virtual move must not show a board more often. */
#define MOST_APPEARANCES 3
/* See tengen_go_is_endless(). */
#define ACTIONS_OF_POINT 4

/* A move that is judged. */
typedef struct
{
  TengenPoint point;
  TengenStone stone;
  TengenBoardTry result;
  gboolean has_stones;
  guint8 stones[TENGEN_BOARD_MAX_POINTS]; /* the board after it, if asked for */
} Move;

/* Clears the chains of one colour around a point that have no other liberty
 * than it. */
static void
clear_around (const Move *move,
              const TengenBoard *board,
              TengenStone colour,
              guint8 *stones)
{
  TengenPoint chain[TENGEN_BOARD_MAX_POINTS];
  TengenPoint around[4];
  int n = tengen_board_list_neighbours (board, move->point, around);

  for (int i = 0; i < n; i++)
    if (stones[around[i]] == colour &&
        tengen_board_get_liberties (board, around[i]) == 1)
      {
        int size = tengen_board_list_chain (board, around[i], chain);

        for (int j = 0; j < size; j++)
          stones[chain[j]] = TENGEN_STONE_NONE;
      }
}

static const guint8 *
get_stones_after (const TengenGo *self, Move *move)
{
  if (move->has_stones)
    return move->stones;
  tengen_board_read (self->board, move->stones);
  if (move->result.taken > 0)
    clear_around (
        move, self->board, tengen_stone_other (move->stone), move->stones);
  if (move->result.own > 0)
    clear_around (move, self->board, move->stone, move->stones);
  else
    move->stones[move->point] = move->stone;
  move->has_stones = TRUE;
  return move->stones;
}

/* Compares stones with the board as it lay with a shape. */
static gboolean
is_board_of (const TengenGo *self, guint index, const guint8 *stones)
{
  const TengenGoShape *shape = tengen_go_repetition_get (self->shapes, index);
  guint8 then[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read_at (self->board, shape->depth, then);
  return memcmp (then, stones, tengen_board_get_n_points (self->board)) == 0;
}

static gboolean
brings_back (const TengenGo *self, Move *move, guint index)
{
  const TengenGoShape *shape = tengen_go_repetition_get (self->shapes, index);

  return shape->hash == move->result.hash &&
         is_board_of (self, index, get_stones_after (self, move));
}

/* Where the record of positions has begun anew with the last one, there is
 * nothing to bring back. */
static gboolean
is_retake (const TengenGo *self, Move *move)
{
  guint ply = self->n_actions;

  return ply > tengen_go_repetition_get_start (self->shapes) &&
         tengen_go_line_get (self, ply)->kind == TENGEN_GO_ACTION_PLAY &&
         brings_back (self, move, ply - 1);
}

static TengenGoLevel
get_level (const TengenGo *self)
{
  return self->rules.repetition == TENGEN_GO_REPETITION_GENERALISED
             ? TENGEN_GO_LEVEL_WHOLE
             : TENGEN_GO_LEVEL_BOARD;
}

/* Finds the latest position that a move seems to bring back. */
static guint
find_alike (const TengenGo *self,
            const TengenBoardTry *result,
            TengenGoLevel level)
{
  TengenGoShape wanted = { .hash = result->hash };

  if (level == TENGEN_GO_LEVEL_WHOLE)
    {
      wanted.virtual_black =
          (guint) tengen_go_line_sum_virtual (self, TENGEN_STONE_BLACK);
      wanted.virtual_white =
          (guint) tengen_go_line_sum_virtual (self, TENGEN_STONE_WHITE);
    }
  return tengen_go_repetition_find (self->shapes, level, &wanted);
}

/* Finds the latest position that a move brings back. */
static guint
find_brought_back (const TengenGo *self, Move *move, TengenGoLevel level)
{
  guint i = find_alike (self, &move->result, level);

  while (i != TENGEN_GO_REPETITION_NONE && !brings_back (self, move, i))
    i = tengen_go_repetition_find_next (self->shapes, level, i);
  return i;
}

/* Whether a move may be one that a rule forbids, by the hash alone. The
 * position that a retake brings back is in the record of every rule. */
static inline gboolean
may_bring_back (const TengenGo *self, const TengenBoardTry *result)
{
  guint ply = self->n_actions;

  if (self->rules.repetition != TENGEN_GO_REPETITION_BASIC)
    return tengen_go_repetition_may_have (self->shapes, result->hash);
  return ply > 0 &&
         tengen_go_repetition_get (self->shapes, ply - 1)->hash == result->hash;
}

/* Looks for a position that a move must not bring back; one with the same side
 * to move goes before others, then the latest. */
static TengenReasonCode
judge_superko (const TengenGo *self, Move *move, guint *ply)
{
  TengenGoLevel level = get_level (self);
  guint latest = find_brought_back (self, move, level);
  guint alike = latest;

  if (latest == TENGEN_GO_REPETITION_NONE)
    return TENGEN_REASON_NONE;
  if (tengen_go_repetition_get (self->shapes, latest)->to_move == move->stone)
    alike = tengen_go_repetition_look (self->shapes, level, latest).other;
  if (alike == TENGEN_GO_REPETITION_NONE &&
      self->rules.repetition == TENGEN_GO_REPETITION_SITUATIONAL)
    return TENGEN_REASON_NONE;
  *ply = alike != TENGEN_GO_REPETITION_NONE ? alike : latest;
  return TENGEN_REASON_SUPERKO;
}

static gboolean
is_suicide_banned (const TengenGo *self, int own)
{
  switch (self->rules.suicide)
    {
    case TENGEN_GO_SUICIDE_NEVER:
      return own > 0;
    case TENGEN_GO_SUICIDE_MANY:
      return own == 1;
    case TENGEN_GO_SUICIDE_ANY:
      return FALSE;
    }
  g_assert_not_reached ();
}

/* Judges a move that seems to bring a position back. */
static G_GNUC_NO_INLINE TengenReasonCode
judge_repetition (const TengenGo *self,
                  TengenPoint point,
                  TengenStone stone,
                  const TengenBoardTry *result,
                  guint *ply)
{
  Move move;

  move.point = point;
  move.stone = stone;
  move.has_stones = FALSE;
  move.result = *result;
  if (is_retake (self, &move))
    {
      *ply = self->n_actions - 1;
      return TENGEN_REASON_KO;
    }
  if (self->rules.repetition == TENGEN_GO_REPETITION_BASIC)
    return TENGEN_REASON_NONE;
  return judge_superko (self, &move, ply);
}

/* Judges a move; ply is set for KO and SUPERKO. */
static TengenReasonCode
judge (const TengenGo *self, TengenPoint point, TengenStone stone, guint *ply)
{
  guint square = self->board->plan->squares[point];
  TengenBoardTry result;

  if (self->board->stones[square] != TENGEN_STONE_NONE)
    return TENGEN_REASON_OCCUPIED;
  tengen_board_try_stone (self->board, square, stone, &result);
  if (G_UNLIKELY (result.own > 0) && is_suicide_banned (self, result.own))
    return TENGEN_REASON_SUICIDE;
  if (G_LIKELY (!may_bring_back (self, &result)))
    return TENGEN_REASON_NONE;
  return judge_repetition (self, point, stone, &result, ply);
}

/* Adds the point of the latest move up to an action. */
static void
add_played_point (const TengenGo *self, guint ply, GArray *points)
{
  while (ply > 0 &&
         tengen_go_line_get (self, ply)->kind != TENGEN_GO_ACTION_PLAY)
    ply--;
  if (ply > 0)
    g_array_append_val (points, tengen_go_line_get (self, ply)->point);
}

/* Adds the stones around a point, which take its liberties. */
static void
add_takers (const TengenGo *self, TengenPoint point, GArray *points)
{
  TengenPoint around[4];
  int n = tengen_board_list_neighbours (self->board, point, around);

  g_array_append_vals (points, around, (guint) n);
}

/* Adds the chain that a suicide would make, the new stone first. */
static void
add_suicide_chain (const TengenGo *self,
                   TengenPoint point,
                   TengenStone stone,
                   GArray *points)
{
  TengenPoint chain[TENGEN_BOARD_MAX_POINTS];
  TengenPoint around[4], heads[4];
  int n = tengen_board_list_neighbours (self->board, point, around);
  int n_heads = 0;

  g_array_append_val (points, point);
  for (int i = 0; i < n; i++)
    {
      gboolean seen = FALSE;

      if (tengen_board_get (self->board, around[i]) != stone)
        continue;
      heads[n_heads] = tengen_board_get_chain (self->board, around[i]);
      for (int j = 0; j < n_heads; j++)
        seen |= heads[j] == heads[n_heads];
      if (seen)
        continue;
      n_heads++;
      g_array_append_vals (
          points,
          chain,
          tengen_board_list_chain (self->board, around[i], chain));
    }
}

static TengenReason *
make_reason (const TengenGo *self,
             TengenReasonCode code,
             TengenPoint point,
             TengenStone stone,
             guint ply)
{
  TengenReason *reason = tengen_reason_new (code);

  reason->point = point;
  reason->stone = stone;
  reason->move = ply;
  if (code == TENGEN_REASON_OCCUPIED)
    g_array_append_val (reason->points, point);
  else if (code == TENGEN_REASON_SUICIDE)
    {
      add_suicide_chain (self, point, stone, reason->points);
      reason->n_chain = reason->points->len;
      if (reason->n_chain == 1)
        add_takers (self, point, reason->points);
    }
  else
    add_played_point (
        self, code == TENGEN_REASON_KO ? self->n_actions : ply, reason->points);
  return reason;
}

TengenReasonCode
tengen_go_check (const TengenGo *self,
                 TengenPoint point,
                 TengenStone stone,
                 TengenReason **reason)
{
  TengenReasonCode code;
  guint ply = 0;

  g_return_val_if_fail (self != NULL, TENGEN_REASON_OCCUPIED);
  g_return_val_if_fail (point < self->board->plan->n_points,
                        TENGEN_REASON_OCCUPIED);
  g_return_val_if_fail (stone == TENGEN_STONE_BLACK ||
                            stone == TENGEN_STONE_WHITE,
                        TENGEN_REASON_OCCUPIED);

  code = judge (self, point, stone, &ply);
  if (reason != NULL)
    *reason = code == TENGEN_REASON_NONE
                  ? NULL
                  : make_reason (self, code, point, stone, ply);
  return code;
}

gboolean
tengen_go_has_move (const TengenGo *self, TengenStone stone)
{
  guint ply;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (
      stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE, FALSE);

  for (int i = 0; i < tengen_board_get_n_points (self->board); i++)
    if (judge (self, (TengenPoint) i, stone, &ply) == TENGEN_REASON_NONE)
      return TRUE;
  return FALSE;
}

void
tengen_go_map (const TengenGo *self, TengenStone stone, guint8 *codes)
{
  int n_points;
  guint ply;

  g_return_if_fail (self != NULL);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);
  g_return_if_fail (codes != NULL);

  n_points = tengen_board_get_n_points (self->board);
  for (int i = 0; i < n_points; i++)
    codes[i] = (guint8) judge (self, (TengenPoint) i, stone, &ply);
}

gboolean
tengen_go_get_cycle (const TengenGo *self, guint *ply)
{
  TengenGoLink link;

  g_return_val_if_fail (self != NULL, FALSE);

  link = tengen_go_repetition_look (
      self->shapes, TENGEN_GO_LEVEL_BOARD, self->n_actions);
  if (link.apart == TENGEN_GO_REPETITION_NONE)
    return FALSE;
  if (ply != NULL)
    *ply = link.apart;
  return TRUE;
}

gboolean
tengen_go_makes_third (TengenGo *self, TengenPoint point, TengenStone stone)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, FALSE);

  tengen_go_play (self, point, stone);
  if (tengen_go_get_cycle (self, NULL))
    tengen_go_get_appearances (self, NULL, &n);
  tengen_go_undo (self);
  return n >= 3;
}

gboolean
tengen_go_is_endless (const TengenGo *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n_actions >=
         (guint) (ACTIONS_OF_POINT * tengen_board_get_n_points (self->board));
}

TengenReasonCode
tengen_go_check_virtual (const TengenGo *self,
                         TengenStone stone,
                         TengenReason **reason)
{
  TengenGoLink link;

  g_return_val_if_fail (self != NULL, TENGEN_REASON_FOURTH);
  g_return_val_if_fail (stone == TENGEN_STONE_BLACK ||
                            stone == TENGEN_STONE_WHITE,
                        TENGEN_REASON_FOURTH);

  if (reason != NULL)
    *reason = NULL;
  if (self->rules.repetition != TENGEN_GO_REPETITION_GENERALISED)
    return TENGEN_REASON_NONE;
  link = tengen_go_repetition_look (
      self->shapes, TENGEN_GO_LEVEL_BOARD, self->n_actions);
  if (link.count < MOST_APPEARANCES)
    return TENGEN_REASON_NONE;
  if (reason != NULL)
    *reason = make_reason (
        self, TENGEN_REASON_FOURTH, TENGEN_POINT_NONE, stone, link.first);
  return TENGEN_REASON_FOURTH;
}

void
tengen_go_get_appearances (const TengenGo *self, guint *whole, guint *board)
{
  guint now;

  g_return_if_fail (self != NULL);

  now = self->n_actions;
  if (whole != NULL)
    *whole =
        tengen_go_repetition_look (self->shapes, TENGEN_GO_LEVEL_WHOLE, now)
            .count;
  if (board != NULL)
    *board =
        tengen_go_repetition_look (self->shapes, TENGEN_GO_LEVEL_BOARD, now)
            .count;
}
