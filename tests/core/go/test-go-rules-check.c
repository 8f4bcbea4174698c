/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-rules-check: contradictions between the choices of a set
 */
#include "tengen-go-rules.h"

/* No named set has a clash; each clash is one change away from one. */
static void
test_clashes (void)
{
  static const struct
  {
    const char *text;
    TengenGoClash clash;
  } cases[] = {
    { "japan acts=none", TENGEN_GO_CLASH_NO_STOP },
    { "3-1 acts=virtual", TENGEN_GO_CLASH_NO_STOP },
    { "japan acts=abstain+propose", TENGEN_GO_CLASH_TWO_STOPS },
    { "aga-area acts=pass-stone+propose", TENGEN_GO_CLASH_TWO_STOPS },
    { "pure stones=0", TENGEN_GO_CLASH_NOTHING_COUNTED },
    { "japan territory=0", TENGEN_GO_CLASH_NOTHING_COUNTED },
    { "2-1 repetition=situational", TENGEN_GO_CLASH_VIRTUAL_ENDLESS },
    { "japan acts=virtual+abstain", TENGEN_GO_CLASH_VIRTUAL_ENDLESS },
    { "2-1 acts=abstain", TENGEN_GO_CLASH_VIRTUAL_BACK },
    { "japan virtual-back=1", TENGEN_GO_CLASH_VIRTUAL_BACK },
    { "3-2 pass-back=1", TENGEN_GO_CLASH_PASS_BACK },
    { "bsw-jp back=0", TENGEN_GO_CLASH_HOLD },
    { "china hold=1", TENGEN_GO_CLASH_HOLD },
    { "4-1 back=1", TENGEN_GO_CLASH_EQUAL_BACK },
    { "1-1 equal=1", TENGEN_GO_CLASH_EQUAL_BACK },
    { "china extra-first=own", TENGEN_GO_CLASH_STONES_EXTRA },
    { "china extra-later=own", TENGEN_GO_CLASH_STONES_EXTRA },
    { "china extra-handicap=compensate", TENGEN_GO_CLASH_STONES_EXTRA },
    { "3-1 stones=1", TENGEN_GO_CLASH_STONES_EXTRA },
    { "aga-terr stones=1", TENGEN_GO_CLASH_STONES_BALANCE },
    { "mingqing balance=negative", TENGEN_GO_CLASH_STONES_BALANCE },
    { "pure dead=1", TENGEN_GO_CLASH_DEAD_ONLY_STONES },
    { "china territory=0", TENGEN_GO_CLASH_DEAD_ONLY_STONES },
    { "china komi=0 repetition=basic", TENGEN_GO_CLASH_NONE },
    { "pure goal=3", TENGEN_GO_CLASH_NONE },
    { "3-2 goal=1", TENGEN_GO_CLASH_NONE },
    { "pure goal=20 stones=0 acts=abstain+propose", TENGEN_GO_CLASH_NONE },
    { "japan repetition=generalised acts=virtual+abstain virtual-back=1",
      TENGEN_GO_CLASH_NONE },
  };
  guint seen = 1 << TENGEN_GO_CLASH_NONE;

  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    g_assert_cmpint (tengen_go_rules_check (tengen_go_rules_get_named (i)),
                     ==,
                     TENGEN_GO_CLASH_NONE);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenGoRules rules;

      g_assert_true (tengen_go_rules_parse (cases[i].text, &rules));
      if (tengen_go_rules_check (&rules) != cases[i].clash)
        g_error ("%s: %d", cases[i].text, tengen_go_rules_check (&rules));
      seen |= 1 << cases[i].clash;
    }
  g_assert_cmpuint (seen, ==, (2 << TENGEN_GO_CLASH_DEAD_ONLY_STONES) - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/rules-check/clashes", test_clashes);
  return g_test_run ();
}
