/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of lessons says what lesson.rng says.
 */
#include "lesson-mutate.h"

#define HEAD                                                                   \
  "<lesson xmlns='urn:tengen:lesson:1' id='a' version='1' xml:lang='ja' "      \
  "game='go'>"

/* Values to be put into attributes, with blanks and edges. */
static const char values[] =
    "yes|no|black|white|right|wrong|A1|A1 B2| A1  B2 |T19|I16|pass|pass A1|"
    "B:A1|B:A1 W:pass|0|7|19|20|9999|10000|6.5|-6.5|7.25|1 2|ja|en-GB|en_GB|x|"
    "a b|a  b|abcd|天元石|B+3.5|0.5|B+|five|liberties|dead|number|any|fixed|"
    "try|seen|circle|one_name|../x|| ";

/* One of everything. */
static const char full[] = HEAD
    "<title>T</title><title xml:lang='en'>T</title><goal>G</goal>"
    "<meta><author>A</author><licence>L</licence><source>S</source>"
    "<level>beginner</level><minutes>7</minutes></meta>"
    "<chapter id='c'><title>C</title>"
    "<step id='s1' require='try'><title>T</title><goal>G</goal>"
    "<say voice='no'>a<ruby><rb>b</rb><rt>c</rt></ruby>"
    "<term ref='t'>d<ruby><rb>e</rb><rt>f</rt></ruby></term>"
    "<pt at='A1'>A1</pt><em>g</em></say>"
    "<say xml:lang='en'><p>h</p><p>i</p></say>"
    "<diagram id='d' game='renju' opening='free' to-play='black' view='A1 E5'>"
    "<stones colour='black' at='A1 B2'/>"
    "<label at='A1' text='a' mark='circle'/><arrow from='A1' "
    "to='B2'/></diagram>"
    "<try colour='white' all='no' order='any'>"
    "<answer at='A1 pass' verdict='right' show='A1'><say>j</say>"
    "<reply at='A2'/><reply rule='five'/><try><answer rule='legal' "
    "verdict='good'/></try></answer>"
    "<otherwise verdict='wrong' show='B2'><say>k</say></otherwise></try>"
    "<hint show='A1'>l</hint><done>m</done></step>"
    "<step id='s2'><say>n</say><diagram ref='d' size='9' komi='6.5' "
    "rules='japan'><rows>. X O</rows></diagram>"
    "<moves numbers='no'><move at='A1' colour='black'><say>o</say></move>"
    "<move at='pass'/></moves></step>"
    "<step id='s3'><say>p</say><diagram before='B:F5 W:pass' played='1 2' "
    "ko='C3' prisoners-black='3' prisoners-white='4' coords='no'/><mark "
    "what='dead' colour='black' of='A1' "
    "dead='B2' at='C3'><say>q</say><otherwise/></mark></step>"
    "<step id='s4'><say>r</say><count what='dame' colour='white' of='A1' "
    "dead='B2' rules='china' answer='3.5'><say>s</say></count>"
    "<count what='number' answer='0'/></step>"
    "<step id='s5'><say>t</say><choice><option verdict='right' show='A1'>u"
    "<say>v</say></option><option xml:lang='en'>w</option></choice></step>"
    "<step id='s6'><say>x</say><press what='pass' colour='black'><say>y</say>"
    "</press></step>"
    "<step id='s7'><say>z</say><play handicap='2' from='diagram'><say>a</say>"
    "</play></step>"
    "<step id='s9'><say>d</say><versus level='1' colour='white' goal='3' "
    "handicap='2' from='empty' size='7'><say>e</say></versus></step>"
    "<step id='s8'><say>b</say><account dead='A1' seki='B2' claim-black='C3' "
    "claim-white='D4'><set rules='pure' komi='0' equal='8' black='1.5' "
    "white='2' result='W+0.5'><say>c</say></set></account></step>"
    "</chapter></lesson>";

static void
test_full (void)
{
  Mutate run;

  init_mutate (&run, tengen_lesson_form_get_lesson (), "lesson", "");
  g_assert_true (compare_text (&run, full));
  clear_mutate (&run);
}

static void
test_changed (void)
{
  int n = g_getenv ("TENGEN_FULL") != NULL ? 20000 : 150;
  Mutate run;
  int n_fitting;

  init_mutate (&run, tengen_lesson_form_get_lesson (), "lesson", values);
  n_fitting = mutate_text (&run, full, n, 3);
  g_test_message ("%d of %d fitted", n_fitting, n);
  g_assert_cmpint (n_fitting, >, 0);
  g_assert_cmpint (n_fitting, <, n);
  clear_mutate (&run);
}

/* What no change of the file above leads to. */
static void
test_others (void)
{
  static const char *const texts[] = {
    HEAD "</lesson>",
    HEAD "<title/><chapter id='c'><title/><step id='s'><say/></step></chapter>"
         "</lesson>",
    HEAD
    "<title/><chapter id='c'><title/><step id='s'><say><em/><term ref='a'/>"
    "</say></step></chapter></lesson>",
    HEAD "<title/><o:x xmlns:o='urn:o'/><chapter id='c'><title/><step id='s'>"
         "<say/></step></chapter></lesson>",
    HEAD "<title o:a='1' xmlns:o='urn:o'/><chapter id='c'><title/><step id='s'>"
         "<say/></step></chapter></lesson>",
    HEAD "<title xml:space='preserve'/><chapter id='c'><title/><step id='s'>"
         "<say/></step></chapter></lesson>",
    HEAD
    "<title/><meta><level> beginner\n</level><minutes> 7 </minutes></meta>"
    "<chapter id='c'><title/><step id='s'><say/></step></chapter></lesson>",
    HEAD
    "<title/><meta><level>begin<!-- -->ner</level></meta>"
    "<chapter id='c'><title/><step id='s'><say/></step></chapter></lesson>",
    HEAD
    "<title/><meta><level>beginners</level></meta>"
    "<chapter id='c'><title/><step id='s'><say/></step></chapter></lesson>",
    HEAD
    "<title/><meta><level/></meta>"
    "<chapter id='c'><title/><step id='s'><say/></step></chapter></lesson>",
  };
  Mutate run;

  init_mutate (&run, tengen_lesson_form_get_lesson (), "lesson", "");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    compare_text (&run, texts[i]);
  clear_mutate (&run);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-form-lesson/full", test_full);
  g_test_add_func ("/lesson-form-lesson/changed", test_changed);
  g_test_add_func ("/lesson-form-lesson/others", test_others);
  return g_test_run ();
}
