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
  static const char *const NOTES[] = {
    "resign B",    "dead dd",      "auto dead ab",    "seki ii",
    "alive aa",    "auto seki cc", "agree W",         "disagree B",
    "resume",      "resume W",     "finish",          "virtual",
    "void",        "propose B",    "accept W",        "refuse W",
    "claim B dd",  "claim W aa",   "auto claim B ab", "claim none dd",
    "groups B 5",  "groups W 0",   "groups B auto",   "eyes W 10",
    "eyes W auto", "equal 40",     "equal auto",      "balance a",
    "balance b",   "balance auto"
  };

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
                                       "groups B 5 6" };

  for (gsize i = 0; i < G_N_ELEMENTS (NOTES); i++)
    {
      TengenAction action;
      TengenStone stone;
      gboolean automatic;

      g_assert_false (parse (NOTES[i], &action, &stone, &automatic));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/note/both-ways", test_both_ways);
  g_test_add_func ("/game/note/refused", test_refused);
  return g_test_run ();
}
