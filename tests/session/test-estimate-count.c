/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-estimate-count: what a position in play counts as it would stand
 *
 * Shape: a picture of stones and one of what was judged: X O stand, x o are
 *        dead, s stones in seki; b w open points that are a side's, . neither.
 */
#include "tengen-estimate-count.h"

#include "tengen-sgf-reader.h"

#include <string.h>

#define SIZE 5

static void
append_stones (GString *text, const char *picture, int size, const char *signs)
{
  for (int i = 0; picture[i] != '\0'; i++)
    if (strchr (signs, picture[i]) != NULL)
      g_string_append_printf (text, "[%c%c]", 'a' + i % size, 'a' + i / size);
}

static TengenGame *
make_game (const char *rules, int size, const char *picture)
{
  g_autoptr (GString) text = g_string_new ("(;FF[4]GM[1]CA[UTF-8]KM[0]");
  g_autoptr (TengenSgfReading) reading = NULL;

  g_string_append_printf (text, "SZ[%d]TNR[%s]AB", size, rules);
  append_stones (text, picture, size, "XxS");
  g_string_append (text, "AW");
  append_stones (text, picture, size, "Oos");
  g_string_append (text, ")");
  reading = tengen_sgf_read (text->str, text->len, NULL, NULL);
  return tengen_game_open (g_steal_pointer (&reading->record), 0);
}

static void
judge_picture (const char *picture, guint8 *life, gint8 *share)
{
  for (int i = 0; picture[i] != '\0'; i++)
    {
      life[i] = TENGEN_GO_LIFE_ALIVE;
      share[i] = TENGEN_ESTIMATE_LIKELY - 1;
      if (strchr ("xo", picture[i]) != NULL)
        life[i] = TENGEN_GO_LIFE_DEAD;
      else if (strchr ("Ss", picture[i]) != NULL)
        life[i] = TENGEN_GO_LIFE_SEKI;
      else if (picture[i] == 'b')
        share[i] = TENGEN_ESTIMATE_LIKELY;
      else if (picture[i] == 'w')
        share[i] = -TENGEN_ESTIMATE_LIKELY;
    }
}

static TengenGoCount *
count_picture (const char *rules, const char *picture)
{
  g_autoptr (TengenGame) game = make_game (rules, SIZE, picture);
  guint8 life[SIZE * SIZE];
  gint8 share[SIZE * SIZE];

  judge_picture (picture, life, share);
  return tengen_estimate_count_position (
      tengen_game_get_position (game), life, share);
}

static void
check (const char *rules, const char *picture, int black, int white)
{
  g_autoptr (TengenGoCount) count = count_picture (rules, picture);

  g_assert_nonnull (count);
  g_assert_cmpint (count->score_x2[TENGEN_STONE_BLACK], ==, 2 * black);
  g_assert_cmpint (count->score_x2[TENGEN_STONE_WHITE], ==, 2 * white);
}

/* Open borders: the owner of a point follows from its share, but what lies
 * between two living stones is neutral. */
static void
test_open (void)
{
  const char *picture = "bbXOw"
                        "bbXOw"
                        "bb..w"
                        "bbXOw"
                        "bbXOw";

  check ("japan", picture, 10, 5);
  check ("china", picture, 15, 10);
}

/* Dead stones are taken off and count as the rules say. */
static void
test_dead (void)
{
  const char *picture = "boXOw"
                        "bbXOw"
                        "bbXOx"
                        "bbXOw"
                        "bbXOw";

  check ("japan", picture, 11, 6);
  check ("bsw-cn", picture, 16, 11);
  check ("china", picture, 15, 10);
  check ("tang", picture, 9 - 1 + 1 - 2, 5 - 1 - 2);
}

/* Stones alone: all that would be filled, but the eyes that are needed. */
static void
test_stones (void)
{
  check ("pure",
         "bbXOw"
         "bbXOw"
         "bbXOw"
         "bbXOw"
         "bbXOw",
         15 - 2,
         10 - 2);
  /* a stone that cannot live goes, and its place is filled */
  check ("pure",
         "boXOw"
         "bbXOw"
         "bbXOx"
         "bbXOw"
         "bbXOw",
         15 - 2,
         10 - 2);
  /* an open border is closed first: each side has one group */
  check ("pure",
         "bb.ww"
         "bX.Ow"
         "bb.ww"
         "bX.Ow"
         "bb.ww",
         10 - 2,
         10 - 2);
}

/* Eyes in seki, and what both share there. */
static void
test_seki (void)
{
  const char *picture = "OXwsX"
                        "OXbsX"
                        "OXbsX"
                        "OXXsX"
                        "OOOOO";

  check ("japan", picture, 0, 0);
}

/* Stones of one side alone: nothing at the beginning, all at the end. */
static void
test_one_side (void)
{
  const char *end = "bbbbb"
                    "XXXXX"
                    "o.bbb"
                    "XXXXX"
                    "bbbbb";

  g_assert_null (count_picture ("japan", "......X.................o"));
  check ("japan", end, 10 + 5 + 1, 0);
}

/* Every rule set can be estimated. */
static void
test_all_sets (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      TengenGoRules used = tengen_estimate_count_rules (rules);
      g_autoptr (TengenGoCount) count =
          count_picture (rules->id, "bbXOwbbXOwbboOwbbXOwbbXOw");

      g_assert_nonnull (count);
      g_assert_true (used.dead && used.claims && used.territory);
      g_assert_cmpint (count->dead[TENGEN_STONE_WHITE], ==, 1);
      g_assert_cmpint (count->score_x2[TENGEN_STONE_BLACK],
                       >,
                       count->score_x2[TENGEN_STONE_WHITE]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/estimate-count/open", test_open);
  g_test_add_func ("/estimate-count/dead", test_dead);
  g_test_add_func ("/estimate-count/stones", test_stones);
  g_test_add_func ("/estimate-count/seki", test_seki);
  g_test_add_func ("/estimate-count/one-side", test_one_side);
  g_test_add_func ("/estimate-count/all-sets", test_all_sets);
  return g_test_run ();
}
