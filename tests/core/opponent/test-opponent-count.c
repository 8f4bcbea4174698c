/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-opponent-count: which marks the computer does not agree to
 */
#include "tengen-opponent-count.h"

#include "game-open.h"

/* Two living groups, a white stone that nothing can save within Black's, and a
 * white pair in the open. Both have passed. */
static TengenGame *
open_stop (void)
{
  TengenGame *game =
      open_text ("(;SZ[7]TNR[japan]AB[ba][bb][ab][da][db][dc][cc][bc][ac]"
                 "AW[ca]AW[ag][bg][bf][af]PL[B];B[gd];W[];B[])");

  g_assert_cmpint (
      go_to (game, tengen_game_get_live (game)), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
  return game;
}

static TengenOpponentFault
find_fault (const TengenGame *game, const char **name)
{
  static char text[8];
  TengenPoint point = TENGEN_POINT_NONE;
  TengenOpponentFault fault = tengen_opponent_find_fault (here (game), &point);

  *name = NULL;
  if (fault != TENGEN_OPPONENT_FAULT_NONE)
    {
      g_autofree char *written =
          tengen_notation_format (TENGEN_NOTATION_A1, 7, 7, point);

      g_strlcpy (text, written, sizeof text);
      *name = text;
    }
  return fault;
}

static void
test_certain (void)
{
  g_autoptr (TengenGame) game = open_stop ();
  const char *name;

  g_assert_cmpint (find_fault (game, &name), ==, TENGEN_OPPONENT_FAULT_NONE);
  /* what nothing can take */
  mark (game, TENGEN_SEAT_FIRST, "B6", TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (find_fault (game, &name), ==, TENGEN_OPPONENT_FAULT_LIVES);
  g_assert_cmpstr (name, ==, "B7");
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (find_fault (game, &name), ==, TENGEN_OPPONENT_FAULT_NONE);
  /* what nothing can save: the program's own mark is no fault, a player's other
   * one is */
  mark (game, TENGEN_SEAT_NONE, "C7", TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (find_fault (game, &name), ==, TENGEN_OPPONENT_FAULT_NONE);
  mark (game, TENGEN_SEAT_FIRST, "C7", TENGEN_GO_MARK_ALIVE);
  g_assert_cmpint (find_fault (game, &name), ==, TENGEN_OPPONENT_FAULT_DEAD);
  g_assert_cmpstr (name, ==, "C7");
  mark (game, TENGEN_SEAT_SECOND, "C7", TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (find_fault (game, &name), ==, TENGEN_OPPONENT_FAULT_NONE);
}

/* What play could change is the player's to say. */
static void
test_doubtful (void)
{
  g_autoptr (TengenGame) game = open_stop ();
  const char *name;

  mark (game, TENGEN_SEAT_FIRST, "A1", TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (find_fault (game, &name), ==, TENGEN_OPPONENT_FAULT_NONE);
  mark (game, TENGEN_SEAT_FIRST, "G4", TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (find_fault (game, &name), ==, TENGEN_OPPONENT_FAULT_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opponent/count/certain", test_certain);
  g_test_add_func ("/opponent/count/doubtful", test_doubtful);
  return g_test_run ();
}
