/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-diagram-latex: boards with the commands of psgo
 */
#include "diagram-sheet.h"

#include <string.h>

static void
check_latex (const Sheet *sheet, const char *wanted)
{
  g_autofree char *text = tengen_diagram_write_latex (&sheet->diagram);

  g_assert_cmpstr (text, ==, wanted);
}

static void
test_latex_whole (void)
{
  g_autoptr (Sheet) sheet = sheet_new (3,
                                       3,
                                       "X.O"
                                       "XO."
                                       "...");

  sheet->numbers[0] = 12;
  sheet->labels[2] = g_strdup ("a_b");
  sheet->labels[1] = g_strdup ("\\^~[{");
  sheet->marks[3] = TENGEN_MARK_TRIANGLE;
  sheet->marks[5] = TENGEN_MARK_CROSS;
  sheet->marks[8] = TENGEN_MARK_SELECTED;
  sheet->diagram.coordinates = TRUE;
  sheet->diagram.title = "図 1\n%";
  add_line (sheet, 0, 8, TRUE);
  add_line (sheet, 2, 6, FALSE);
  check_latex (sheet,
               "% \\usepackage{psgo}; latex and dvips, or xelatex\n"
               "% 図 1 %\n"
               "\\begin{psgoboard}[3]\n"
               "  \\pscircle*(1,1){.15\\goxunit}\n"
               "  \\stone[\\marklb{12}]{black}{a}{3}\n"
               "  \\markpos{\\marklb{\\textbackslash{}\\textasciicircum{}"
               "\\textasciitilde{}{[}\\{}}{b}{3}\n"
               "  \\stone[\\marklb{a\\_b}]{white}{c}{3}\n"
               "  \\stone[\\marktr]{black}{a}{2}\n"
               "  \\stone{white}{b}{2}\n"
               "  \\markpos{\\markma}{c}{2}\n"
               "  \\markpos{\\marksl}{c}{1}\n"
               "  \\goarrow{a}{3}{c}{1}\n"
               "  \\goline{c}{3}{a}{1}\n"
               "\\end{psgoboard}\n");
}

static void
test_latex_part (void)
{
  g_autoptr (Sheet) sheet = sheet_new (19, 19, NULL);

  sheet->diagram.part[0] = 10;
  sheet->diagram.part[3] = 6;
  sheet->stones[8] = TENGEN_STONE_WHITE;
  sheet->stones[9 * 19 + 18] = TENGEN_STONE_BLACK;
  check_latex (sheet,
               "% \\usepackage{psgo}; latex and dvips, or xelatex\n"
               "\\begin{psgopartialboard*}[19]{(11,13)(19,19)}\n"
               "  \\stone{white}{j}{19}\n"
               "  \\stone{black}{t}{10}\n"
               "\\end{psgopartialboard*}\n");
}

/* The middle of a Renju board is H8, and I is beside it. */
static void
test_latex_renju (void)
{
  g_autoptr (Sheet) sheet = sheet_new (15, 15, NULL);
  g_autofree char *text = NULL;

  sheet->diagram.renju = TRUE;
  sheet->diagram.coordinates = TRUE;
  sheet->stones[7 * 15 + 8] = TENGEN_STONE_BLACK;
  text = tengen_diagram_write_latex (&sheet->diagram);
  g_assert_nonnull (strstr (text, "\\begingroup\n\\renewcommand"));
  g_assert_nonnull (strstr (text,
                            "\\rput[t](8,-1){\\golabelformat{I}}"
                            "\\rput[B](8,15){\\golabelformat{I}}%\n"));
  g_assert_nonnull (strstr (text, "\\pscircle*(7,7){.15\\goxunit}\n"));
  g_assert_nonnull (strstr (text, "\\stone{black}{j}{8}\n"));
  g_assert_true (g_str_has_suffix (text, "\\end{psgoboard}\n\\endgroup\n"));
}

static void
test_latex_has (void)
{
  g_assert_true (tengen_diagram_has_latex (19, 19));
  g_assert_true (tengen_diagram_has_latex (2, 2));
  g_assert_false (tengen_diagram_has_latex (20, 20));
  g_assert_false (tengen_diagram_has_latex (9, 13));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/diagram/latex/whole", test_latex_whole);
  g_test_add_func ("/diagram/latex/part", test_latex_part);
  g_test_add_func ("/diagram/latex/renju", test_latex_renju);
  g_test_add_func ("/diagram/latex/has", test_latex_has);
  return g_test_run ();
}
