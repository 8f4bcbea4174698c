/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate-mark: marks and labels in nodes that hold all kinds of things
 */
#include "edit-apply.h"

/* What one edit makes of a node. */
typedef struct
{
  const char *node;
  const char *point;
  int what;
  const char *expected; /* NULL if there is nothing to do */
} Case;

static void
check_mark (const Case *c)
{
  g_autoptr (TengenGame) game = open_node (c->node);
  g_autofree char *before = dump (game);
  TengenEdit *edit = tengen_edit_mark (
      here (game), sgf (game, c->point), (TengenMarkKind) c->what);

  if (c->expected == NULL)
    {
      g_assert_null (edit);
      return;
    }
  g_assert_cmpstr (edit->name, ==, "mark");
  g_assert_true (apply (game, edit));
  check_here (game, c->expected);
  check_undone (game, before);
}

static void
test_mark (void)
{
  static const Case CASES[] = {
    { "B[aa]", "bb", TENGEN_MARK_CIRCLE, "B[aa]CR[bb]" },
    { "B[aa]CR[bb]", "bb", TENGEN_MARK_CIRCLE, "B[aa]" },
    { "CR[bb]B[aa]", "bb", TENGEN_MARK_CROSS, "B[aa]MA[bb]" },
    { "CR[bb]B[aa]", "bb", TENGEN_MARK_NONE, "B[aa]" },
    { "CR[bb]B[aa]", "cc", TENGEN_MARK_NONE, NULL },
    { "B[aa]TR[dd]", "bb", TENGEN_MARK_TRIANGLE, "B[aa]TR[dd][bb]" },
    { "SQ[aa]SL[aa]", "bb", TENGEN_MARK_SELECTED, "SQ[aa]SL[aa][bb]" },
    /* rectangles are written out only where they are hit */
    { "CR[aa:bb][dd:ee]XX[ a\\]]",
      "ab",
      TENGEN_MARK_CIRCLE,
      "CR[aa][ba][bb][dd:ee]XX[ a\\]]" },
    { "CR[aa:bb]", "ba", TENGEN_MARK_SQUARE, "CR[aa][ab][bb]SQ[ba]" },
    { "CR[aa:bb]", "cc", TENGEN_MARK_CIRCLE, "CR[aa:bb][cc]" },
    /* what stands twice stands twice afterwards */
    { "CR[aa]B[ee]CR[bb]XX[1]CR[cc][bb]C[x]",
      "bb",
      TENGEN_MARK_CIRCLE,
      "CR[aa]B[ee]XX[1]CR[cc]C[x]" },
    { "CR[aa]B[ee]CR[bb]XX[1]CR[cc][bb]C[x]",
      "dd",
      TENGEN_MARK_CIRCLE,
      "CR[aa]B[ee]CR[bb]XX[1]CR[cc][bb][dd]C[x]" },
    { "CR[aa]B[ee]CR[bb]XX[1]CR[cc]",
      "aa",
      TENGEN_MARK_CIRCLE,
      "B[ee]CR[bb]XX[1]CR[cc]" },
    /* values that are no points stay */
    { "CR[zz][][bb][a]", "bb", TENGEN_MARK_CIRCLE, "CR[zz][][a]" },
    { "CR[zz]", "bb", TENGEN_MARK_CIRCLE, "CR[zz][bb]" },
    /* the first of overlapping marks is the one that is seen */
    { "CR[bb]TR[bb][cc]", "bb", TENGEN_MARK_CIRCLE, "TR[cc]" },
    { "CR[bb]TR[bb][cc]", "bb", TENGEN_MARK_TRIANGLE, "TR[cc][bb]" },
    { "CR[bb]TR[bb][cc]", "cc", TENGEN_MARK_CIRCLE, "CR[bb][cc]TR[bb]" },
    { "CR[bb]TR[bb][cc]", "bb", TENGEN_MARK_NONE, "TR[cc]" },
    /* labels make place */
    { "LB[bb:x][cc:y\\:z]", "bb", TENGEN_MARK_CIRCLE, "LB[cc:y\\:z]CR[bb]" },
    { "LB[bb:x]", "bb", TENGEN_MARK_NONE, "" },
    { "CR[bb]LB[bb:x]", "bb", TENGEN_MARK_CIRCLE, "LB[bb:x]" },
    /* FF[1-3] */
    { "M[bb][cc]", "bb", TENGEN_MARK_CROSS, "M[cc]" },
    { "M[bb][cc]", "dd", TENGEN_MARK_CROSS, "M[bb][cc]MA[dd]" },
    { "M[bb][cc]", "bb", TENGEN_MARK_CIRCLE, "M[cc]CR[bb]" },
    { "L[aa][bb][cc][dd]",
      "bb",
      TENGEN_MARK_CIRCLE,
      "L[aa]CR[bb]LB[cc:c][dd:d]" },
    { "L[aa][bb][cc]", "cc", TENGEN_MARK_NONE, "L[aa][bb]" },
    { "L[aa][zz][bb]", "aa", TENGEN_MARK_NONE, "L[zz]LB[bb:b]" },
    /* the letter of a point depends on the L it stands in */
    { "L[aa][bb]C[x]L[cc][dd]",
      "cc",
      TENGEN_MARK_NONE,
      "L[aa][bb]C[x]LB[dd:b]" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    check_mark (&CASES[i]);
}

static void
check_label (const char *node, const char *text, const char *expected)
{
  g_autoptr (TengenGame) game = open_node (node);
  TengenEdit *edit = tengen_edit_label (here (game), sgf (game, "bb"), text);

  if (expected == NULL)
    {
      g_assert_null (edit);
      return;
    }
  g_assert_cmpstr (edit->name, ==, "label");
  apply (game, edit);
  check_here (game, expected);
}

static void
test_label (void)
{
  check_label ("B[aa]", "A", "B[aa]LB[bb:A]");
  check_label ("LB[bb:A]", "A", NULL);
  check_label ("LB[bb:A]", "B", "LB[bb:B]");
  check_label ("LB[bb:A][cc:B]", NULL, "LB[cc:B]");
  check_label ("LB[bb:A][cc:B]", "", "LB[cc:B]");
  check_label ("LB[bb:A]C[x]LB[cc:B]", "", "C[x]LB[cc:B]");
  check_label ("B[aa]", NULL, NULL);
  check_label ("B[aa]", "a:b]c\\", "B[aa]LB[bb:a\\:b\\]c\\\\]");
  check_label ("LB[bb:a\\:b\\]c\\\\]", "a:b]c\\", NULL);
  check_label ("B[aa]", "two\nlines", "B[aa]LB[bb:two lines]");
  check_label ("LB[bb:two lines]", "two\nlines", NULL);
  check_label ("LB[bb]", "x", "LB[bb][bb:x]");
  check_label ("LB[ bb :x]", "y", "LB[bb:y]");
  check_label ("LB[zz:x][bb:1][bb:2]", "y", "LB[zz:x][bb:y]");
  check_label ("CR[aa:bb]", "x", "CR[aa][ba][ab]LB[bb:x]");
  check_label ("CR[bb]LB[bb:x]", "x", "LB[bb:x]");
  check_label ("CR[bb]", NULL, NULL);
  check_label ("L[aa][bb][cc]", "x", "L[aa]LB[cc:c][bb:x]");
  check_label ("L[aa][bb][cc]", NULL, "L[aa]LB[cc:c]");
}

static void
check_next (const char *node, TengenLabelSort sort, const char *expected)
{
  g_autoptr (TengenGame) game = open_node (node);
  g_autofree char *label = tengen_edit_next_label (here (game), sort);

  g_assert_cmpstr (label, ==, expected);
}

static void
test_next_label (void)
{
  g_autoptr (GString) all = g_string_new ("LB");

  check_next ("B[aa]", TENGEN_LABEL_LETTER, "A");
  check_next ("B[aa]", TENGEN_LABEL_NUMBER, "1");
  check_next ("LB[aa:A][bb:C]", TENGEN_LABEL_LETTER, "B");
  check_next ("LB[aa:1][bb:2]LB[cc:3][dd:5]", TENGEN_LABEL_NUMBER, "4");
  check_next ("LB[aa: A ]", TENGEN_LABEL_LETTER, "B");
  for (char c = 'A'; c <= 'Z'; c++)
    g_string_append_printf (all, "[aa:%c]", c);
  check_next (all->str, TENGEN_LABEL_LETTER, "a");
  g_string_append (all, "L[aa][bb]");
  check_next (all->str, TENGEN_LABEL_LETTER, "c");
}

/* The kana in the order of the poem, whatever other labels there are. */
static void
test_next_iroha (void)
{
  static const char IROHA[] =
      "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマ"
      "ケフコエテアサキユメミシヱヒモセスン";
  g_autoptr (GString) all = g_string_new ("LB[aa:A][bb:1]");

  check_next ("LB[aa:イ][bb:ハ]", TENGEN_LABEL_IROHA, "ロ");
  for (const char *at = IROHA; *at != '\0'; at = g_utf8_next_char (at))
    {
      g_autofree char *sign = g_strndup (at, 3);

      check_next (all->str, TENGEN_LABEL_IROHA, sign);
      g_string_append_printf (all, "[aa:%s]", sign);
    }
  check_next (all->str, TENGEN_LABEL_IROHA, "イ1");
  g_string_append (all, "[aa:イ1]");
  check_next (all->str, TENGEN_LABEL_IROHA, "ロ1");
}

static void
test_sort_label (void)
{
  static const struct
  {
    const char *text;
    TengenLabelSort sort;
  } CASES[] = {
    { "A", TENGEN_LABEL_LETTER },   { "z", TENGEN_LABEL_LETTER },
    { "B12", TENGEN_LABEL_LETTER }, { "1", TENGEN_LABEL_NUMBER },
    { "120", TENGEN_LABEL_NUMBER }, { "イ", TENGEN_LABEL_IROHA },
    { "ン", TENGEN_LABEL_IROHA },   { "ロ1", TENGEN_LABEL_IROHA },
    { "ヴ", TENGEN_LABEL_OWN },     { "い", TENGEN_LABEL_OWN },
    { "AB", TENGEN_LABEL_OWN },     { "イロ", TENGEN_LABEL_OWN },
    { "白", TENGEN_LABEL_OWN },     { "1a", TENGEN_LABEL_OWN },
    { "", TENGEN_LABEL_OWN },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    g_assert_cmpint (tengen_edit_sort_label (CASES[i].text), ==, CASES[i].sort);
}

static void
test_clear (void)
{
  g_autoptr (TengenGame) game = open_node (
      "B[aa]CR[bb][zz]MA[aa:cc]SQ[aa]TR[aa]SL[aa]M[aa]L[aa]"
      "LB[aa:x][zz:y]AR[aa:bb]LN[aa:zz][aa:bb]DD[aa]VW[aa:cc]TB[aa]XX[aa]");

  g_assert_true (apply (game, tengen_edit_clear (here (game))));
  check_here (game, "B[aa]CR[zz]LB[zz:y]LN[aa:zz]DD[aa]VW[aa:cc]TB[aa]XX[aa]");
  g_assert_null (tengen_edit_clear (here (game)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/mark", test_mark);
  g_test_add_func ("/edit/label", test_label);
  g_test_add_func ("/edit/next-label", test_next_label);
  g_test_add_func ("/edit/next-label/iroha", test_next_iroha);
  g_test_add_func ("/edit/sort-label", test_sort_label);
  g_test_add_func ("/edit/clear", test_clear);
  return g_test_run ();
}
