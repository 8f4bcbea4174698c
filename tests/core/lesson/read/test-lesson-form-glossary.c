/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of glossaries says what glossary.rng says.
 */
#include "lesson-mutate.h"

static const char full[] =
    "<glossary xmlns='urn:tengen:glossary:1' version='1' xml:lang='ja'>"
    "<entry id='go' "
    "game='common'><word>a<ruby><rb>b</rb><rt>c</rt></ruby></word>"
    "<word xml:lang='en'>Go</word><meaning>d<ruby><rb>e</rb><rt>f</rt></ruby>"
    "<term ref='go'>g<ruby><rb>h</rb><rt>i</rt></ruby></term></meaning>"
    "<meaning xml:lang='en'/></entry>"
    "<entry id='b' game='renju'><word>x</word><meaning>y</meaning></entry>"
    "</glossary>";

static void
test_changed (void)
{
  int n = g_getenv ("TENGEN_FULL") != NULL ? 20000 : 300;
  Mutate run;
  int n_fitting;

  init_mutate (&run,
               tengen_lesson_form_get_glossary (),
               "glossary",
               "go|pure-go|counting|ja|a b|en_GB|x|1|2|");
  g_assert_true (compare_text (&run, full));
  n_fitting = mutate_text (&run, full, n, 3);
  g_assert_cmpint (n_fitting, >, 0);
  g_assert_cmpint (n_fitting, <, n);
  clear_mutate (&run);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-form-glossary/changed", test_changed);
  return g_test_run ();
}
