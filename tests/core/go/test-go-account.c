/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-account: the written sum, line by line
 */
#include "tengen-go-account.h"

#include "tengen-board-picture.h"

/* As text: code, then both sides' half points, then the number of points. */
static char *
write_account (const char *picture,
               const char *rules_text,
               const TengenGoCounters *counters,
               const guint8 *marks,
               int komi_x2,
               int handicap)
{
  static const char *const codes[] = {
    "stones",     "territory", "seki", "dame",  "prisoners", "dead",
    "lost-taken", "lost-dead", "komi", "bonus", "total",
  };
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;
  GString *text = g_string_new (NULL);
  TengenGoRules rules;

  g_assert_true (tengen_go_rules_parse (rules_text, &rules));
  count =
      tengen_go_count_new (board, &rules, counters, marks, komi_x2, handicap);
  account = tengen_account_new (count, &rules);
  for (guint i = 0; i < account->lines->len; i++)
    {
      const TengenAccountLine *line = g_ptr_array_index (account->lines, i);

      g_string_append_printf (text,
                              "%s %d:%d @%u; ",
                              codes[line->code],
                              line->amount_x2[TENGEN_STONE_BLACK],
                              line->amount_x2[TENGEN_STONE_WHITE],
                              line->points->len);
    }
  g_string_append_printf (text,
                          "unit %d, %d by %d",
                          account->unit,
                          account->winner,
                          account->margin_x2);
  return g_string_free (text, FALSE);
}

static const TengenGoCounters none = { .first_passer = TENGEN_STONE_NONE };

/* 囲碁オンラインのルール, 得点計算: 7 + 0 = 7; 28 + 14 = 42; White by 35.
 * Territory and stones on the board, without the stones taken. */
static void
test_example (void)
{
  g_autofree char *text = write_account ("OOOOOOO/"
                                         "O.O.O../"
                                         "O.OOO../"
                                         "OOOO.../"
                                         "O..OOOO/"
                                         "O..OXXX/"
                                         "OOOXXXX",
                                         "china dame=0",
                                         &none,
                                         NULL,
                                         0,
                                         0);

  g_assert_cmpstr (text,
                   ==,
                   "stones 14:56 @35; territory 0:28 @14; komi 0:0 @0; "
                   "total 14:84 @0; unit 1, 2 by 70");
}

static void
test_pure (void)
{
  g_autofree char *text =
      write_account ("X.X/XXX/OOX", "pure", &none, NULL, 0, 0);

  g_assert_cmpstr (text, ==, "stones 12:4 @8; total 12:4 @0; unit 2, 1 by 8");
}

static void
test_japan (void)
{
  const TengenGoCounters counters = { .prisoners = { 0, 3, 5 } };
  const guint8 marks[8] = { 0, 0, 0, TENGEN_GO_MARK_DEAD };
  g_autofree char *hold =
      write_account (".XOX/.XO.", "japan", &counters, marks, 13, 0);
  g_autofree char *back =
      write_account (".XOX/.XO.", "japan hold=0", &counters, marks, 13, 0);

  g_assert_cmpstr (hold,
                   ==,
                   "territory 4:4 @4; prisoners 10:6 @0; dead 0:2 @1; "
                   "komi 0:13 @0; total 14:25 @0; unit 0, 2 by 11");
  g_assert_cmpstr (back,
                   ==,
                   "territory 4:4 @4; lost-taken -6:-10 @0; "
                   "lost-dead -2:0 @1; komi 0:13 @0; total -4:7 @0; "
                   "unit 0, 2 by 11");
}

static void
test_china (void)
{
  g_autofree char *text =
      write_account (".X.O/.XOO", "china", &none, NULL, -3, 2);

  g_assert_cmpstr (text,
                   ==,
                   "stones 4:6 @5; territory 4:0 @2; dame 1:1 @1; "
                   "komi 3:0 @0; bonus 0:4 @0; total 12:11 @0; "
                   "unit 1, 1 by 1");
}

static void
test_seki (void)
{
  const guint8 marks[10] = {
    0, TENGEN_GO_MARK_SEKI, 0, 0, 0, TENGEN_GO_MARK_SEKI, TENGEN_GO_MARK_SEKI,
  };
  g_autofree char *china =
      write_account (".X.O./XX.OO", "china", &none, marks, 0, 0);
  g_autofree char *japan =
      write_account (".X.O./XX.OO", "japan", &none, marks, 0, 0);

  g_assert_cmpstr (china,
                   ==,
                   "stones 6:6 @6; territory 0:2 @1; seki 2:0 @1; "
                   "dame 2:2 @2; komi 0:0 @0; total 10:10 @0; "
                   "unit 1, 0 by 0");
  g_assert_cmpstr (japan,
                   ==,
                   "territory 0:2 @1; prisoners 0:0 @0; dead 0:0 @0; "
                   "komi 0:0 @0; total 0:2 @0; unit 0, 2 by 2");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/account/example", test_example);
  g_test_add_func ("/go/account/pure", test_pure);
  g_test_add_func ("/go/account/japan", test_japan);
  g_test_add_func ("/go/account/china", test_china);
  g_test_add_func ("/go/account/seki", test_seki);
  return g_test_run ();
}
