/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-note: values of TNA and TNC both ways
 */
#include "tengen-game-note.h"

#include <string.h>

static gboolean
parse (const char *text,
       TengenAction *action,
       TengenStone *stone,
       gboolean *automatic)
{
  return tengen_note_parse (
      text, strlen (text), 9, 9, action, stone, automatic);
}

static void
test_both_ways (void)
{
  static const char *const NOTES[] = { "resign B",
                                       "dead dd",
                                       "auto dead ab",
                                       "seki ii",
                                       "alive aa",
                                       "auto seki cc",
                                       "agree W",
                                       "disagree B",
                                       "resume",
                                       "resume W",
                                       "finish",
                                       "virtual",
                                       "void",
                                       "propose B",
                                       "accept W",
                                       "refuse W",
                                       "claim B dd",
                                       "claim W aa",
                                       "auto claim B ab",
                                       "claim none dd",
                                       "groups B 5",
                                       "groups W 0",
                                       "groups B auto",
                                       "eyes W 10",
                                       "eyes W auto",
                                       "equal 40",
                                       "equal auto",
                                       "balance a",
                                       "balance b",
                                       "balance auto",
                                       "stay W",
                                       "swap B",
                                       "fifths B",
                                       "more W",
                                       "number B 1",
                                       "number W 12",
                                       "offer B ii",
                                       "withdraw W aa",
                                       "five B",
                                       "admit W",
                                       "contest B",
                                       "forbidden W",
                                       "draw",
                                       "time B" };

  for (gsize i = 0; i < G_N_ELEMENTS (NOTES); i++)
    {
      TengenAction action;
      TengenStone stone;
      gboolean automatic;
      g_autofree char *text = NULL;

      g_assert_true (parse (NOTES[i], &action, &stone, &automatic));
      g_assert_cmpint (automatic, ==, g_str_has_prefix (NOTES[i], "auto "));
      action.seat = automatic ? TENGEN_SEAT_NONE : TENGEN_SEAT_FIRST;
      text = tengen_note_format (&action, stone, 9, 9);
      g_assert_cmpstr (text, ==, NOTES[i]);
    }
}

static void
test_refused (void)
{
  static const char *const NOTES[] = { "",
                                       "dead",
                                       "dead zz",
                                       "dead d",
                                       "dead dd ee",
                                       "agree",
                                       "agree X",
                                       "resign",
                                       "auto",
                                       "finish B",
                                       "resume dd",
                                       "kill dd",
                                       "dead  dd",
                                       "DEAD dd",
                                       "dead ddd",
                                       "auto auto dead dd",
                                       "virtual B",
                                       "propose",
                                       "refuse X",
                                       "void now",
                                       "claim dd",
                                       "claim B",
                                       "claim C dd",
                                       "claim B zz",
                                       "groups B",
                                       "groups 5",
                                       "groups B -1",
                                       "groups B 82",
                                       "eyes B 05",
                                       "equal",
                                       "equal 99999999999999999999",
                                       "equal B 5",
                                       "balance",
                                       "balance c",
                                       "auto equal 5",
                                       "auto propose B",
                                       "claim B dd ee",
                                       "groups B 5 6",
                                       "stay",
                                       "swap X",
                                       "swap none",
                                       "Swap B",
                                       "swap B ",
                                       "swap B W",
                                       "number 5",
                                       "number B",
                                       "number B 0",
                                       "number B 13",
                                       "number B auto",
                                       "number B 05",
                                       "number B 1e1",
                                       "offer ii",
                                       "offer B",
                                       "offer B zz",
                                       "offer B ii jj",
                                       "withdraw B",
                                       "five",
                                       "admit",
                                       "contest W now",
                                       "forbidden ii",
                                       "draw B",
                                       "time",
                                       "auto swap B",
                                       "auto offer B ii" };

  for (gsize i = 0; i < G_N_ELEMENTS (NOTES); i++)
    {
      TengenAction action;
      TengenStone stone;
      gboolean automatic;

      g_assert_false (parse (NOTES[i], &action, &stone, &automatic));
    }
}

/* What is read of Renju's words: kind, number, point, whose they are. */
static void
test_renju (void)
{
  static const struct
  {
    const char *text;
    TengenActionKind kind;
    int value;
    TengenPoint point;
    TengenStone stone;
  } CASES[] = {
    { "stay B", TENGEN_ACTION_CHOOSE, 0, TENGEN_POINT_NONE, 1 },
    { "swap W", TENGEN_ACTION_CHOOSE, 1, TENGEN_POINT_NONE, 2 },
    { "fifths B", TENGEN_ACTION_CHOOSE, 2, TENGEN_POINT_NONE, 1 },
    { "more W", TENGEN_ACTION_CHOOSE, 3, TENGEN_POINT_NONE, 2 },
    { "number W 7", TENGEN_ACTION_DECLARE, 7, TENGEN_POINT_NONE, 2 },
    { "offer B ba", TENGEN_ACTION_OFFER, 1, 1, 1 },
    { "withdraw B ab", TENGEN_ACTION_OFFER, 0, 9, 1 },
    { "five W", TENGEN_ACTION_FIVE, 0, TENGEN_POINT_NONE, 2 },
    { "admit B", TENGEN_ACTION_ADMIT, 1, TENGEN_POINT_NONE, 1 },
    { "contest W", TENGEN_ACTION_ADMIT, 0, TENGEN_POINT_NONE, 2 },
    { "forbidden W", TENGEN_ACTION_FORBIDDEN, 0, TENGEN_POINT_NONE, 2 },
    { "draw", TENGEN_ACTION_DRAW, 0, TENGEN_POINT_NONE, 0 },
    { "time B", TENGEN_ACTION_TIME, 0, TENGEN_POINT_NONE, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      TengenAction action;
      TengenStone stone;
      gboolean automatic;

      g_assert_true (parse (CASES[i].text, &action, &stone, &automatic));
      g_assert_cmpint (action.kind, ==, CASES[i].kind);
      g_assert_cmpint (action.value, ==, CASES[i].value);
      g_assert_cmpint (action.point, ==, CASES[i].point);
      g_assert_cmpint (stone, ==, CASES[i].stone);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/note/both-ways", test_both_ways);
  g_test_add_func ("/game/note/refused", test_refused);
  g_test_add_func ("/game/note/renju", test_renju);
  return g_test_run ();
}
