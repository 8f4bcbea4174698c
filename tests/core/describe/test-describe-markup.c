/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-markup: what a node draws, and what is inherited
 */
#include "game-play.h"
#include "tengen-describe-markup.h"

/* The markup of a node of a game. */
static TengenMarkup *
read_at (TengenGame *game, TengenNode node)
{
  g_assert_cmpint (go_to (game, node), ==, TENGEN_REASON_NONE);
  return tengen_markup_new (tengen_game_get_position (game));
}

/* An array of small numbers as text, row by row. */
static void
check_rows (const TengenMarkup *markup,
            const guint8 *values,
            const char *wanted)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < markup->width * markup->height; i++)
    {
      if (i > 0 && i % markup->width == 0)
        g_string_append_c (text, '/');
      g_string_append_printf (text, "%d", values[i]);
    }
  g_assert_cmpstr (text->str, ==, wanted);
}

static void
test_marks (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[3]CR[aa]MA[ba]SQ[ca]TR[ab]SL[bb][zz][]CR[cb]TR[aa]"
                 "TB[ac:bc]TW[cc];)");
  g_autoptr (TengenMarkup) markup = read_at (game, 1);
  g_autoptr (TengenMarkup) next = read_at (game, 2);

  check_rows (markup, markup->marks, "123/451/000");
  check_rows (markup, markup->owner, "000/000/112");
  check_rows (markup, markup->hidden, "000/000/000");
  check_rows (next, next->marks, "000/000/000");
}

/* In Pure Go no side owns an empty point. */
static void
test_pure (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[3]TNR[pure]TB[ac:bc]CR[aa])");
  g_autoptr (TengenMarkup) markup = read_at (game, 1);

  check_rows (markup, markup->owner, "000/000/000");
  check_rows (markup, markup->marks, "100/000/000");
}

static void
test_old_marks (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;FF[3]SZ[3]M[aa:ba]L[ca][bb][zz][cc]LB[bb:whole text])");
  g_autoptr (TengenMarkup) markup = read_at (game, 1);

  check_rows (markup, markup->marks, "220/000/000");
  g_assert_cmpstr (markup->labels[2], ==, "a");
  g_assert_cmpstr (markup->labels[4], ==, "b");
  g_assert_cmpstr (markup->labels[8], ==, "c");
}

static void
test_labels (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[3]LB[aa:1][ba:a long \\] la\\:bel][ca:][ab:次][bb][zz:x]"
                 "[aa:2][cc:x:y])");
  g_autoptr (TengenMarkup) markup = read_at (game, 1);

  g_assert_cmpstr (markup->labels[0], ==, "1");
  g_assert_cmpstr (markup->labels[1], ==, "a long ] la:bel");
  g_assert_null (markup->labels[2]);
  g_assert_cmpstr (markup->labels[3], ==, "次");
  g_assert_null (markup->labels[4]);
  g_assert_cmpstr (markup->labels[8], ==, "x:y");
}

static void
test_lines (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[3]LN[aa:cc][aa:aa][aa][aa:zz]AR[cc:ba])");
  g_autoptr (TengenMarkup) markup = read_at (game, 1);
  const TengenMarkupLine *lines;

  g_assert_cmpuint (markup->lines->len, ==, 2);
  lines = (const TengenMarkupLine *) (gpointer) markup->lines->data;
  g_assert_cmpint (lines[0].from, ==, 0);
  g_assert_cmpint (lines[0].to, ==, 8);
  g_assert_false (lines[0].arrow);
  g_assert_cmpint (lines[1].from, ==, 8);
  g_assert_cmpint (lines[1].to, ==, 1);
  g_assert_true (lines[1].arrow);
}

/* Values beyond number may say the same. */
static void
test_equal_lines (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[3]AR[aa:cc][cc:aa][aa:cc]AR[aa:cc]"
                 "LN[aa:cc][cc:aa][ab:ac][aa:cc])");
  g_autoptr (TengenMarkup) markup = read_at (game, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < markup->lines->len; i++)
    {
      TengenMarkupLine *line =
          &g_array_index (markup->lines, TengenMarkupLine, i);

      g_string_append_printf (
          text, "%d%c%d ", line->from, line->arrow ? '>' : '-', line->to);
    }
  g_assert_cmpstr (text->str, ==, "0>8 8>0 0-8 3-6 ");
}

/* DD and VW hold until another node says something else; an empty one clears
 * them. */
static void
test_inherited (void)
{
  static const struct
  {
    TengenNode node;
    const char *dimmed;
    const char *hidden;
  } CASES[] = { { 1, "00/00", "00/00" }, { 2, "10/00", "00/00" },
                { 3, "10/00", "00/11" }, { 4, "01/10", "00/11" },
                { 5, "00/00", "00/11" }, { 6, "10/00", "00/00" },
                { 7, "10/00", "00/00" } };
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[2];DD[aa];VW[aa:ba](;DD[ba]DD[ab];DD[])(;VW[];VW[zz]))");

  for (int i = 0; i < 30; i++)
    {
      gsize at = (gsize) g_test_rand_int_range (0, G_N_ELEMENTS (CASES));
      g_autoptr (TengenMarkup) markup = read_at (game, CASES[at].node);

      check_rows (markup, markup->dimmed, CASES[at].dimmed);
      check_rows (markup, markup->hidden, CASES[at].hidden);
    }
}

/* What is inherited follows an edit of a node far before. */
static void
test_inherited_edit (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[2];DD[aa];;)");
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);
  g_autoptr (TengenMarkup) before = read_at (game, 4);
  g_autoptr (TengenMarkup) after = NULL;

  check_rows (before, before->dimmed, "10/00");
  command->name = g_strdup ("dim");
  command->node = 4;
  g_ptr_array_add (command->changes, tengen_change_set (2, "DD", "[bb]"));
  g_ptr_array_add (command->changes, tengen_change_set (3, "VW", "[aa:bb]"));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
  after = tengen_markup_new (tengen_game_get_position (game));
  check_rows (after, after->dimmed, "00/01");
  check_rows (after, after->hidden, "00/00");
}

/* The points of what may follow, `*` for the main one. */
static void
check_next (const TengenMarkup *markup, const char *wanted)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < markup->next->len; i++)
    {
      const TengenMarkupNext *next =
          &g_array_index (markup->next, TengenMarkupNext, i);

      g_string_append_printf (text,
                              "%u%c%u%s ",
                              next->node,
                              next->stone == TENGEN_STONE_BLACK ? 'B' : 'W',
                              next->point,
                              next->main ? "*" : "");
    }
  g_assert_cmpstr (text->str, ==, wanted);
}

#define VARIATIONS "(;B[aa](;W[ba];B[])(;W[ca])(;W[])(;C[x])(;B[ab]W[bb]))"

static void
test_children (void)
{
  g_autoptr (TengenGame) game = open_text ("(;SZ[3]ST[2]" VARIATIONS ")");
  g_autoptr (TengenMarkup) root = read_at (game, 1);
  g_autoptr (TengenMarkup) first = read_at (game, 2);
  g_autoptr (TengenMarkup) second = read_at (game, 3);

  g_assert_cmpint (root->style, ==, 2);
  g_assert_cmpint (second->style, ==, 2);
  check_next (root, "2B0* ");
  check_next (first, "3W1* 5W2 8B3 ");
  check_next (second, "");
}

static void
test_siblings (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[3]ST[1]" VARIATIONS ")(;SZ[3];B[aa])");
  g_autoptr (TengenMarkup) root = read_at (game, 1);
  g_autoptr (TengenMarkup) second = read_at (game, 5);
  g_autoptr (TengenMarkup) other = read_at (game, 9);

  g_assert_cmpint (second->style, ==, 1);
  check_next (root, "");
  check_next (second, "3W1* 8B3 ");
  g_assert_cmpint (other->style, ==, 0);
  check_next (other, "10B0* ");
}

static void
test_no_board (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;GM[3]CR[aa]LB[aa:x]DD[aa]ST[9];B[aa])");
  g_autoptr (TengenMarkup) markup = read_at (game, 1);

  g_assert_cmpint (markup->width, ==, 1);
  check_rows (markup, markup->marks, "0");
  g_assert_null (markup->labels[0]);
  g_assert_cmpuint (markup->next->len, ==, 0);
  g_assert_cmpint (markup->style, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/markup/marks", test_marks);
  g_test_add_func ("/game/markup/pure", test_pure);
  g_test_add_func ("/game/markup/old-marks", test_old_marks);
  g_test_add_func ("/game/markup/labels", test_labels);
  g_test_add_func ("/game/markup/lines", test_lines);
  g_test_add_func ("/game/markup/equal-lines", test_equal_lines);
  g_test_add_func ("/game/markup/inherited", test_inherited);
  g_test_add_func ("/game/markup/inherited-edit", test_inherited_edit);
  g_test_add_func ("/game/markup/children", test_children);
  g_test_add_func ("/game/markup/siblings", test_siblings);
  g_test_add_func ("/game/markup/no-board", test_no_board);
  return g_test_run ();
}
