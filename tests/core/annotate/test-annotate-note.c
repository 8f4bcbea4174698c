/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate-note: texts, evaluations, numbers and figures
 */
#include "edit-apply.h"

static void
check_text (const char *node,
            TengenProperty property,
            const char *text,
            const char *expected)
{
  g_autoptr (TengenGame) game = open_node (node);
  TengenEdit *edit =
      tengen_edit_text (tengen_game_get_record (game), 2, property, text);
  g_autofree char *before = dump (game);

  if (expected == NULL)
    {
      g_assert_null (edit);
      return;
    }
  g_assert_true (apply (game, edit));
  check_here (game, expected);
  check_undone (game, before);
}

static void
test_text (void)
{
  check_text (
      "B[aa]", TENGEN_PROPERTY_C, "好手\n\\]:", "B[aa]C[好手\n\\\\\\]:]");
  check_text ("C[a]B[aa]", TENGEN_PROPERTY_C, "b", "C[b]B[aa]");
  check_text ("C[a]B[aa]", TENGEN_PROPERTY_C, "a", NULL);
  check_text ("C[\\a\r\nb]B[aa]", TENGEN_PROPERTY_C, "a\nb", NULL);
  check_text ("C[a]B[aa]", TENGEN_PROPERTY_C, "", "B[aa]");
  check_text ("C[a]B[aa]", TENGEN_PROPERTY_C, NULL, "B[aa]");
  check_text ("B[aa]", TENGEN_PROPERTY_C, NULL, NULL);
  check_text ("B[aa]", TENGEN_PROPERTY_N, "two\nlines", "B[aa]N[two lines]");
  check_text ("N[two lines]", TENGEN_PROPERTY_N, "two\nlines", NULL);
  /* what is not shown stays */
  check_text ("N[a]B[aa]N[b]", TENGEN_PROPERTY_N, "c", "N[c]B[aa]N[b]");
}

/* Comments that stand several times are seen and written as one. */
static void
test_text_joined (void)
{
  static const char NODE[] = "C[a\\]]B[aa]C[b][c]XX[]C[]";

  check_text (NODE, TENGEN_PROPERTY_C, "a]\nb\nc", NULL);
  check_text (NODE, TENGEN_PROPERTY_C, "a]\nb", "C[a\\]\nb]B[aa]XX[]");
  check_text (NODE, TENGEN_PROPERTY_C, "a]", "C[a\\]]B[aa]XX[]");
  check_text (NODE, TENGEN_PROPERTY_C, "", "B[aa]XX[]");
  check_text ("GC[a]GC[b]", TENGEN_PROPERTY_GC, "a\nb", NULL);
  check_text ("GC[a]GC[b]", TENGEN_PROPERTY_GC, "c", "GC[c]");
}

static void
type (TengenGame *game, const char *text)
{
  g_assert_true (apply (game,
                        tengen_edit_text (tengen_game_get_record (game),
                                          tengen_game_get_cursor (game),
                                          TENGEN_PROPERTY_C,
                                          text)));
}

/* Typing is one step; what is written anew after all was taken out is another
 * one, so that the first text comes back to its place. */
static void
test_text_typed (void)
{
  g_autoptr (TengenGame) game = open_node ("C[a]B[aa]C[b]N[x]");
  g_autofree char *before = dump (game);
  guint n;

  go_to (game, 2);
  n = tengen_game_get_n_undo (game);
  type (game, "c");
  type (game, "cd");
  type (game, "");
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, n + 1);
  type (game, "e");
  type (game, "ef");
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, n + 2);
  check_here (game, "B[aa]N[x]C[ef]");
  plain (game, TENGEN_COMMAND_UNDO);
  check_here (game, "B[aa]N[x]");
  check_undone (game, before);
}

static void
test_text_names (void)
{
  g_autoptr (TengenGame) game = open_node ("B[aa]");
  const TengenRecord *record = tengen_game_get_record (game);
  g_autoptr (TengenEdit) comment =
      tengen_edit_text (record, 2, TENGEN_PROPERTY_C, "x");
  g_autoptr (TengenEdit) name =
      tengen_edit_text (record, 2, TENGEN_PROPERTY_N, "x");
  g_autoptr (TengenEdit) info =
      tengen_edit_text (record, 1, TENGEN_PROPERTY_PB, "x");

  g_assert_cmpstr (comment->name, ==, "comment");
  g_assert_cmpstr (name->name, ==, "name");
  g_assert_cmpstr (info->name, ==, "info");
  g_assert_cmpuint (info->node, ==, 1);
}

static void
check_evaluation (const char *node,
                  TengenEvaluation evaluation,
                  int strength,
                  const char *expected)
{
  g_autoptr (TengenGame) game = open_node (node);
  const TengenRecord *record = tengen_game_get_record (game);
  TengenEdit *edit = tengen_edit_evaluation (record, 2, evaluation, strength);

  if (expected == NULL)
    {
      g_assert_null (edit);
      return;
    }
  g_assert_true (apply (game, edit));
  check_here (game, expected);
}

static void
test_evaluation (void)
{
  check_evaluation ("B[aa]", TENGEN_EVALUATION_BAD, 1, "B[aa]BM[1]");
  check_evaluation ("B[aa]", TENGEN_EVALUATION_BAD, 2, "B[aa]BM[2]");
  check_evaluation ("B[aa]BM[1]", TENGEN_EVALUATION_BAD, 2, "B[aa]BM[2]");
  check_evaluation ("B[aa]BM[1]", TENGEN_EVALUATION_BAD, 1, NULL);
  check_evaluation ("B[aa]BM[]", TENGEN_EVALUATION_BAD, 1, NULL);
  check_evaluation ("B[aa]BM[1]", TENGEN_EVALUATION_BAD, 0, "B[aa]");
  check_evaluation ("B[aa]BM[1]", TENGEN_EVALUATION_GOOD, 1, "B[aa]TE[1]");
  check_evaluation ("B[aa]BM[1]HO[1]UC[1]",
                    TENGEN_EVALUATION_DOUBTFUL,
                    2,
                    "B[aa]HO[1]UC[1]DO[]");
  check_evaluation ("B[aa]DO[]", TENGEN_EVALUATION_DOUBTFUL, 2, NULL);
  check_evaluation (
      "B[aa]DO[]DM[1]GB[2]", TENGEN_EVALUATION_WHITE, 1, "B[aa]DO[]GW[1]");
  check_evaluation (
      "B[aa]DM[1]", TENGEN_EVALUATION_HOTSPOT, 1, "B[aa]DM[1]HO[1]");
  check_evaluation ("C[x]", TENGEN_EVALUATION_BAD, 1, NULL);
  check_evaluation ("C[x]", TENGEN_EVALUATION_EVEN, 1, "C[x]DM[1]");
  check_evaluation ("C[x]", TENGEN_EVALUATION_NONE, 1, NULL);
}

static void
test_get_evaluation (void)
{
  g_autoptr (TengenGame) game =
      open_at ("(;SZ[5]TE[第1期名人戦]RD[2001-02-03];B[aa]TE[2]DO[]HO[x])", 2);
  const TengenRecord *record = tengen_game_get_record (game);

  g_assert_cmpint (
      tengen_edit_get_evaluation (record, 2, TENGEN_EVALUATION_GOOD), ==, 2);
  g_assert_cmpint (
      tengen_edit_get_evaluation (record, 2, TENGEN_EVALUATION_DOUBTFUL),
      ==,
      1);
  g_assert_cmpint (
      tengen_edit_get_evaluation (record, 2, TENGEN_EVALUATION_HOTSPOT), ==, 1);
  g_assert_cmpint (
      tengen_edit_get_evaluation (record, 2, TENGEN_EVALUATION_BAD), ==, 0);
  g_assert_cmpint (
      tengen_edit_get_evaluation (record, 1, TENGEN_EVALUATION_GOOD), ==, 0);
  g_assert_null (tengen_edit_evaluation (record, 1, TENGEN_EVALUATION_GOOD, 1));
}

static void
test_value (void)
{
  static const struct
  {
    int half_points;
    const char *expected;
  } CASES[] = { { 0, "B[aa]V[0]" },     { 7, "B[aa]V[3.5]" },
                { -7, "B[aa]V[-3.5]" }, { -1, "B[aa]V[-0.5]" },
                { 40, "B[aa]V[20]" },   { G_MININT, "B[aa]V[-1073741824]" } };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_node ("B[aa]");
      const TengenRecord *record = tengen_game_get_record (game);

      apply (game, tengen_edit_value (record, 2, &CASES[i].half_points));
      check_here (game, CASES[i].expected);
      g_assert_null (tengen_edit_value (record, 2, &CASES[i].half_points));
      apply (game, tengen_edit_value (record, 2, NULL));
      check_here (game, "B[aa]");
    }
}

static void
test_number (void)
{
  g_autoptr (TengenGame) game = open_node ("B[aa]");
  const TengenRecord *record = tengen_game_get_record (game);

  g_assert_null (tengen_edit_number (record, 1, 5));
  g_assert_null (tengen_edit_number (record, 2, 0));
  apply (game, tengen_edit_number (record, 2, 57));
  check_here (game, "B[aa]MN[57]");
  g_assert_null (tengen_edit_number (record, 2, 57));
  apply (game, tengen_edit_number (record, 2, 0));
  check_here (game, "B[aa]");
}

static void
check_figure (const char *node, const char *title, const char *expected)
{
  g_autoptr (TengenGame) game = open_node (node);
  TengenEdit *edit =
      tengen_edit_figure (tengen_game_get_record (game), 2, title);

  if (expected == NULL)
    {
      g_assert_null (edit);
      return;
    }
  apply (game, edit);
  check_here (game, expected);
}

static void
test_figure (void)
{
  check_figure ("B[aa]", "", "B[aa]FG[]");
  check_figure ("B[aa]", "第1譜", "B[aa]FG[0:第1譜]");
  check_figure ("B[aa]", "a:b", "B[aa]FG[0:a\\:b]");
  check_figure ("FG[0:a]", "a", NULL);
  check_figure ("FG[257:a]", "b", "FG[257:b]");
  check_figure ("FG[257:a]", "", "FG[257:]");
  check_figure ("FG[]", "", NULL);
  check_figure ("FG[]B[aa]", NULL, "B[aa]");
  check_figure ("B[aa]", NULL, NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/text", test_text);
  g_test_add_func ("/edit/text/joined", test_text_joined);
  g_test_add_func ("/edit/text/typed", test_text_typed);
  g_test_add_func ("/edit/text/names", test_text_names);
  g_test_add_func ("/edit/evaluation", test_evaluation);
  g_test_add_func ("/edit/evaluation/get", test_get_evaluation);
  g_test_add_func ("/edit/value", test_value);
  g_test_add_func ("/edit/number", test_number);
  g_test_add_func ("/edit/figure", test_figure);
  return g_test_run ();
}
