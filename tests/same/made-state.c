/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * made-state: all that can be asked of a game, as one number
 */
#include "made-state.h"

/* FNV-1a. */
#define HASH_START G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define HASH_PRIME G_GUINT64_CONSTANT (0x100000001b3)

static void
add_bytes (guint64 *hash, gconstpointer bytes, gsize n)
{
  for (const guint8 *at = bytes, *end = at + n; at < end; at++)
    *hash = (*hash ^ *at) * HASH_PRIME;
}

static void
add (guint64 *hash, gint64 value)
{
  add_bytes (hash, &value, sizeof value);
}

static void
add_reason (guint64 *hash, const TengenReason *reason)
{
  add (hash, reason != NULL);
  if (reason == NULL)
    return;
  add (hash, reason->code);
  add (hash, reason->point);
  add (hash, reason->stone);
  add (hash, reason->n_chain);
  add (hash, reason->move);
  add (hash, reason->node);
  add_bytes (
      hash, reason->points->data, reason->points->len * sizeof (TengenPoint));
}

static void
add_board (guint64 *hash, const TengenBoard *board)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read (board, stones);
  add_bytes (hash, stones, (gsize) tengen_board_get_n_points (board));
  add (hash, (gint64) tengen_board_get_hash (board));
}

/* Where a colour may not play, and why. */
static void
add_legality (guint64 *hash, const TengenPosition *position, TengenStone stone)
{
  int n = tengen_board_get_n_points (tengen_position_get_board (position));
  guint8 codes[TENGEN_BOARD_MAX_POINTS];

  tengen_position_map (position, stone, codes);
  add_bytes (hash, codes, (gsize) n);
  for (int i = 0; i < n; i++)
    {
      g_autoptr (TengenReason) reason =
          codes[i] == TENGEN_REASON_OCCUPIED
              ? NULL
              : tengen_position_check_point (position, (TengenPoint) i, stone);

      add_reason (hash, reason);
    }
}

static void
add_side (guint64 *hash, const TengenPosition *position, TengenStone stone)
{
  add (hash, tengen_position_get_prisoners (position, stone));
  add (hash, tengen_position_get_virtual (position, stone));
  add (hash, tengen_position_get_seat (position, stone));
  add_legality (hash, position, stone);
}

static void
add_agreement (guint64 *hash, const TengenPosition *position)
{
  int n = tengen_board_get_n_points (tengen_position_get_board (position));
  TengenGoAgreement agreement;

  tengen_position_get_agreement (position, &agreement);
  if (agreement.marks != NULL)
    add_bytes (hash, agreement.marks, (gsize) n);
  if (agreement.claims != NULL)
    add_bytes (hash, agreement.claims, (gsize) n);
  add_bytes (hash, agreement.groups, sizeof agreement.groups);
  add_bytes (hash, agreement.eyes, sizeof agreement.eyes);
  add (hash, agreement.equal);
  add (hash, agreement.balance);
  for (int i = 0; i < n; i++)
    {
      add (hash,
           tengen_position_get_said (
               position, TENGEN_ACTION_MARK, (TengenPoint) i));
      add (hash,
           tengen_position_get_said (
               position, TENGEN_ACTION_CLAIM, (TengenPoint) i));
    }
}

static void
add_stop (guint64 *hash, const TengenPosition *position)
{
  for (int seat = TENGEN_SEAT_NONE; seat <= TENGEN_SEAT_SECOND; seat++)
    {
      add (hash, tengen_position_get_agreed (position, (TengenSeat) seat));
      add (hash, tengen_position_get_resumer (position, (TengenSeat) seat));
    }
  add (hash, tengen_position_get_marks_left (position));
  add (hash, tengen_position_is_resumed (position));
  add_agreement (hash, position);
}

static void
add_moves (guint64 *hash, const TengenPosition *position)
{
  const GArray *moves = tengen_position_get_moves (position);
  guint numbers[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_get_n_points (tengen_position_get_board (position));
  TengenStone stone = TENGEN_STONE_NONE;

  for (guint i = 0; i < moves->len; i++)
    {
      const TengenMove *move = &g_array_index (moves, TengenMove, i);

      add (hash, move->node);
      add (hash, move->number);
      add (hash, move->point);
      add (hash, move->taken);
      add (hash, move->stone | move->is_set << 2 | move->is_virtual << 3);
    }
  tengen_position_get_numbers (position, numbers);
  add_bytes (hash, numbers, (gsize) n * sizeof *numbers);
  add (hash, tengen_position_get_last (position, &stone));
  add (hash, stone);
  add (hash, tengen_position_get_last_taken (position));
}

static void
add_counters (guint64 *hash, const TengenPosition *position)
{
  const TengenGoCounters *counters = tengen_position_get_counters (position);
  TengenNode node = TENGEN_NODE_NONE;
  guint move = 0;

  if (counters != NULL)
    add_bytes (hash, counters, sizeof *counters);
  add (hash, tengen_position_get_cycle (position, &move, &node));
  add (hash, move);
  add (hash, node);
}

static void
add_renju (guint64 *hash, const TengenGameRenju *renju)
{
  if (renju == NULL)
    return;
  add (hash, renju->opening->at);
  add (hash, renju->opening->n_stones);
  add (hash, renju->opening->is_swapped);
  add (hash, renju->opening->declared);
  add_bytes (hash,
             renju->opening->offers,
             renju->opening->n_offers * sizeof (TengenPoint));
  add (hash, renju->pattern);
  add (hash, renju->end);
  add (hash, renju->point);
  add (hash, renju->classes);
  add (hash, renju->declared);
}

guint64
made_state_hash (const TengenGame *game, const TengenReason *reason)
{
  const TengenPosition *position = tengen_game_get_position (game);
  const GArray *line = tengen_game_get_line (game, NULL);
  guint64 hash = HASH_START;

  add_reason (&hash, reason);
  add_reason (&hash, tengen_position_get_forced (position));
  add_board (&hash, tengen_position_get_board (position));
  add_side (&hash, position, TENGEN_STONE_BLACK);
  add_side (&hash, position, TENGEN_STONE_WHITE);
  if (tengen_position_get_phase (position) != TENGEN_PHASE_PLAY)
    add_stop (&hash, position);
  add_moves (&hash, position);
  add_counters (&hash, position);
  add_renju (&hash, tengen_position_get_renju (position));
  add_bytes (&hash, line->data, line->len * sizeof (TengenNode));
  add (&hash, tengen_game_can_take_back (game));
  add (&hash, (gint64) tengen_game_get_edits (game));
  return hash;
}
