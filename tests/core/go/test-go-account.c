/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-account: the written sum, line by line
 */
#include "tengen-go-account.h"

#include "go-random.h"
#include "board-picture.h"

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
    "stones",      "territory",  "seki",      "dame",    "prisoners",
    "dead",        "lost-taken", "lost-dead", "virtual", "passes",
    "pass-stones", "negative",   "own",       "filled",  "border",
    "equal",       "eyes",       "groups",    "komi",    "bonus",
    "pass-bonus",  "total",
  };
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;
  GString *text = g_string_new (NULL);
  TengenGoAgreement agreement = tengen_go_agreement_make (marks);
  TengenGoRules rules;

  g_assert_true (tengen_go_rules_parse (rules_text, &rules));
  count = tengen_go_count_new (
      board, &rules, counters, &agreement, komi_x2, handicap);
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

/* Black: three moves on the board and one beside it before the stop, one more
 * after it; White: two moves, a pass, two stones taken. */
static const TengenGoCounters busy = {
  .board_moves = { { 0, 3, 3 }, { 0, 1, 0 } },
  .virtual_moves = { { 0, 1, 0 } },
  .passes = { { 0, 1, 2 }, { 0, 1, 2 } },
  .prisoners = { 0, 1, 1 },
  .first_mover = TENGEN_STONE_BLACK,
  .first_passer = TENGEN_STONE_WHITE,
  .last_passer = TENGEN_STONE_BLACK,
  .last_passes = 2,
};

static void
check_sum (const char *rules_text, const char *wanted)
{
  g_autofree char *text =
      write_account (".XO/XXO", rules_text, &busy, NULL, 1, 0);

  g_assert_cmpstr (text, ==, wanted);
}

/* The lines of each way stand in the order of its procedure. */
static void
test_science (void)
{
  check_sum ("1-1",
             "territory 2:0 @1; lost-taken -2:-2 @0; lost-dead 0:0 @0; "
             "own 2:0 @0; komi 0:1 @0; total 2:-1 @0; unit 0, 1 by 3");
  check_sum ("2-2",
             "territory 2:0 @1; lost-taken -2:-2 @0; lost-dead 0:0 @0; "
             "virtual -2:0 @0; own 4:0 @0; komi 0:1 @0; total 2:-1 @0; "
             "unit 0, 1 by 3");
  check_sum ("2-2alt",
             "territory 2:0 @1; lost-taken -2:-2 @0; lost-dead 0:0 @0; "
             "virtual -2:0 @0; passes -2:-6 @0; komi 0:1 @0; total -4:-7 @0; "
             "unit 0, 1 by 3");
  check_sum ("3-2b",
             "territory 2:0 @1; lost-taken -2:-2 @0; lost-dead 0:0 @0; "
             "virtual -2:0 @0; komi 0:1 @0; total -2:-1 @0; unit 0, 2 by 1");
  check_sum ("4-1",
             "stones 6:4 @5; territory 2:0 @1; equal -6:-6 @0; "
             "komi 0:1 @0; total 2:-1 @0; unit 0, 1 by 3");
}

static void
test_usual (void)
{
  check_sum ("aga-terr",
             "territory 2:0 @1; prisoners 2:2 @0; dead 0:0 @0; "
             "pass-stones 10:4 @0; komi 0:1 @0; total 14:7 @0; "
             "unit 1, 1 by 7");
  check_sum ("bsw-cn",
             "stones 6:4 @5; territory 2:0 @1; prisoners 2:2 @0; "
             "dead 0:0 @0; komi 0:1 @0; total 10:7 @0; unit 0, 1 by 3");
  check_sum ("wmsg",
             "stones 6:4 @5; territory 2:0 @1; dame 0:0 @0; komi 0:1 @0; "
             "pass-bonus 0:2 @0; total 8:7 @0; unit 1, 1 by 1");
}

static void
test_old (void)
{
  check_sum ("tang",
             "territory 2:0 @1; lost-taken -2:-2 @0; lost-dead 0:0 @0; "
             "eyes -2:0 @0; komi 0:1 @0; total -2:-1 @0; unit 3, 2 by 1");
  check_sum ("mingqing",
             "stones 6:4 @5; territory 2:0 @1; dame 0:0 @0; "
             "groups -2:2 @0; komi 0:1 @0; total 6:7 @0; unit 4, 2 by 1");
}

/* One move more, made equal by a negative move; extra stones of a handicap. */
static void
test_rare (void)
{
  const TengenGoCounters one = {
    .setup = { 0, 2, 0 },
    .board_moves = { { 0, 1, 2 } },
    .first_mover = TENGEN_STONE_WHITE,
  };
  g_autofree char *negative =
      write_account (".XO/XXO", "3-2b", &one, NULL, 0, 2);
  g_autofree char *filled = write_account (".XO/XXO", "3-1", &one, NULL, 0, 2);
  g_autofree char *border = write_account (".XO/XXO", "4-1", &one, NULL, 0, 2);

  g_assert_cmpstr (negative,
                   ==,
                   "territory 2:0 @1; lost-taken 0:0 @0; lost-dead 0:0 @0; "
                   "virtual 0:0 @0; negative 0:2 @0; own 4:0 @0; "
                   "komi 0:0 @0; total 6:2 @0; unit 0, 1 by 4");
  g_assert_cmpstr (filled,
                   ==,
                   "territory 2:0 @1; lost-taken 0:0 @0; lost-dead 0:0 @0; "
                   "virtual -2:0 @0; filled 0:-2 @0; komi 0:0 @0; "
                   "total 0:-2 @0; unit 0, 1 by 2");
  g_assert_cmpstr (border,
                   ==,
                   "stones 6:4 @5; territory 2:0 @1; border -2:0 @0; "
                   "equal -4:-4 @0; komi 0:0 @0; total 2:0 @0; "
                   "unit 0, 1 by 2");
}

/* Under all sets, and ones with any fields, the sum is the count's scores with komi and bonuses. */
static void
test_random (void)
{
  for (int i = 0; i < 200; i++)
    {
      g_auto (GoRandom) game;

      go_random_init (&game, i % 3);
      for (guint j = 0; j < 2 * tengen_go_rules_get_n_named (); j++)
        {
          const TengenGoRules *named = tengen_go_rules_get_named (j / 2);
          TengenGoRules rules = j % 2 == 0 ? *named : go_random_shake (named);
          int komi_x2 = g_test_rand_int_range (-20, 21);
          g_autoptr (TengenGoCount) count =
              tengen_go_count_new (tengen_go_get_board (game.go),
                                   &rules,
                                   tengen_go_get_counters (game.go),
                                   &game.agreement,
                                   komi_x2,
                                   game.handicap);
          g_autoptr (TengenAccount) account =
              tengen_account_new (count, &rules);
          const TengenAccountLine *total =
              g_ptr_array_index (account->lines, account->lines->len - 1);

          g_assert_cmpint (total->code, ==, TENGEN_ACCOUNT_TOTAL);
          g_assert_cmpint (
              total->amount_x2[1], ==, count->score_x2[1] + MAX (-komi_x2, 0));
          g_assert_cmpint (total->amount_x2[2],
                           ==,
                           count->score_x2[2] + MAX (komi_x2, 0) +
                               count->bonus_x2 + count->pass_bonus_x2);
          g_assert_cmpint (account->winner, ==, count->winner);
          g_assert_cmpint (account->margin_x2, ==, count->margin_x2);
        }
    }
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
  g_test_add_func ("/go/account/science", test_science);
  g_test_add_func ("/go/account/usual", test_usual);
  g_test_add_func ("/go/account/old", test_old);
  g_test_add_func ("/go/account/rare", test_rare);
  g_test_add_func ("/go/account/random", test_random);
  return g_test_run ();
}
