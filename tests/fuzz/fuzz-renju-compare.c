/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-renju-compare: whether two positions of Renju are the same
 */
#include "fuzz-renju-compare.h"

#include <stdlib.h>
#include <string.h>

void
fuzz_renju_demand (gboolean kept, const char *promise)
{
  if (kept)
    return;
  g_printerr ("%s\n", promise);
  abort ();
}

static gboolean
is_same_opening (const TengenRenjuOpening *one, const TengenRenjuOpening *other)
{
  guint n_stones = MIN (one->n_stones, TENGEN_RENJU_OPENING_STONES);
  TengenRenjuStep a, b;

  tengen_renju_opening_get_step (one, &a);
  tengen_renju_opening_get_step (other, &b);
  return a.kind == b.kind && a.player == b.player && a.stone == b.stone &&
         a.move == b.move && a.nearest == b.nearest &&
         a.farthest == b.farthest && a.choices == b.choices &&
         a.most == b.most && one->n_stones == other->n_stones &&
         one->is_swapped == other->is_swapped &&
         one->declared == other->declared && one->n_offers == other->n_offers &&
         memcmp (one->stones,
                 other->stones,
                 n_stones * sizeof one->stones[0]) == 0 &&
         memcmp (one->offers,
                 other->offers,
                 one->n_offers * sizeof one->offers[0]) == 0;
}

static gboolean
is_same_renju (const TengenGameRenju *one, const TengenGameRenju *other)
{
  guint8 map[TENGEN_RENJU_POINTS], other_map[TENGEN_RENJU_POINTS];

  if (one == NULL || other == NULL)
    return one == other;
  tengen_renju_map (one->board, map);
  tengen_renju_map (other->board, other_map);
  return memcmp (map, other_map, sizeof map) == 0 &&
         one->pattern == other->pattern && one->end == other->end &&
         one->point == other->point && one->classes == other->classes &&
         one->declared == other->declared &&
         is_same_opening (one->opening, other->opening);
}

void
fuzz_renju_compare (const TengenPosition *one, const TengenPosition *other)
{
  TengenResult a = tengen_position_get_result (one);
  TengenResult b = tengen_position_get_result (other);

  fuzz_renju_demand (
      tengen_board_equal (tengen_position_get_board (one),
                          tengen_position_get_board (other)) &&
          tengen_position_get_to_move (one) ==
              tengen_position_get_to_move (other) &&
          tengen_position_get_phase (one) ==
              tengen_position_get_phase (other) &&
          tengen_position_get_move (one) == tengen_position_get_move (other) &&
          tengen_position_get_duty (one) == tengen_position_get_duty (other),
      "the position is the same");
  fuzz_renju_demand (is_same_renju (tengen_position_get_renju (one),
                                    tengen_position_get_renju (other)),
                     "what only Renju knows is the same");
  fuzz_renju_demand (a.kind == b.kind && a.winner == b.winner,
                     "the result is the same");
  fuzz_renju_demand (
      tengen_position_get_actor (one) == tengen_position_get_actor (other) &&
          tengen_position_get_seat (one, TENGEN_STONE_BLACK) ==
              tengen_position_get_seat (other, TENGEN_STONE_BLACK),
      "who has to do something is the same");
  for (int s = TENGEN_STONE_BLACK; s <= TENGEN_STONE_WHITE; s++)
    fuzz_renju_demand (
        g_strcmp0 (tengen_position_get_name (one, (TengenStone) s),
                   tengen_position_get_name (other, (TengenStone) s)) == 0,
        "the names are the same");
}
