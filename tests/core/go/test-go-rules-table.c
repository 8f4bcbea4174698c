/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-rules-table: the choices of every named set
 */
#include "tengen-go-rules.h"

/* The named sets in short, as describe() writes them: family; acts V virtual,
 * A abstain, P pass with a stone, Q proposal; repetition b p s g; suicide n m
 * a; count: d dead, s stones, t territory, h half of dame, l lost stones back,
 * o shown with the opponent, v virtual back, f passes back, e eyes in seki,
 * c claims, = equal stones, r reset, w bonus for the first pass, k Black wins
 * ties; extra moves: unit r or s, first, later, handicap - c o f; balance
 * - a b w; tax - e g; bonus - n l; who resumes t o; unit m p s l z; komi, half
 * points. */
static const char *const sets[] = {
  "pure 0 A b n se r--- - - - t s 0 0 0",
  "japan 0 A b n dtlo r--- - - - o m 13 1 1",
  "china 0 A p n dsthec r--- - - n t p 15 0 1",
  "aga-area 0 P s n dste r--- - - l t p 15 1 1",
  "aga-terr 0 P s n dtlofe r--- w - - t p 15 1 1",
  "ing 0 A p m dstheck r--- - - - t p 16 0 1",
  "wmsg 0 A p n dsthecw r--- - - - t p 13 0 1",
  "bsw-jp 1 A b n dtloe r--- - - - t m 12 0 0",
  "bsw-cn 1 A b n dstloe r--- - - - t m 12 0 0",
  "1-1 2 A p n dtlecr rcoc - - - t m 13 13 1",
  "1-2 2 A p n dtlecr rooo - - - t m 15 15 1",
  "2-1 2 VA g a dtlvec scoc - - - t m 13 13 1",
  "2-2 2 VA g a dtlvec sooo - - - t m 15 15 1",
  "2-2alt 2 VA g a dtlvfec s--o a - - t m 15 15 1",
  "3-1 2 VQ g a dtlvec rf-c a - - t m 13 13 1",
  "3-2 2 VQ g a dtlvec r--o a - - t m 15 15 1",
  "3-2b 2 VQ g a dtlvec r--o b - - t m 15 15 1",
  "4-1 2 A p n dtec=r rc-c - - - t m 13 13 1",
  "4-2 2 A p n dtec=r r--- - - - t m 15 15 1",
  "tang 3 A b n dtlec r--- - e - t l 0 0 0",
  "mingqing 3 A b n dsthec r--- - g - t z 0 0 0",
};

static void
append_flags (GString *text, const TengenGoRules *rules)
{
  const gboolean flags[] = {
    rules->dead,
    rules->stones,
    rules->territory,
    rules->dame,
    rules->back,
    rules->hold,
    rules->virtual_back,
    rules->pass_back,
    rules->seki_eyes,
    rules->claims,
    rules->equal,
    rules->reset,
    rules->first_pass_bonus,
    rules->tie_black,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    if (flags[i])
      g_string_append_c (text, "dsthlovfec=rwk"[i]);
}

static char *
describe (const TengenGoRules *rules)
{
  GString *text = g_string_new (rules->id);

  g_string_append_printf (text, " %d ", tengen_go_rules_get_family (rules));
  for (int i = 0; i < 4; i++)
    if ((rules->acts & 1 << i) != 0)
      g_string_append_c (text, "VAPQ"[i]);
  g_string_append_printf (
      text, " %c %c ", "bpsg"[rules->repetition], "nma"[rules->suicide]);
  append_flags (text, rules);
  g_string_append_printf (text,
                          " %c%c%c%c %c %c %c %c %c %d %d %d",
                          "rs"[rules->extra_stones],
                          "-cof"[rules->extra_first],
                          "-cof"[rules->extra_later],
                          "-cof"[rules->extra_handicap],
                          "-abw"[rules->balance],
                          "-eg"[rules->tax],
                          "-nl"[rules->bonus],
                          "to"[rules->resume],
                          "mpslz"[rules->unit],
                          rules -> komi_x2,
                          rules -> komi_handicap_x2,
                          rules -> komi_one_x2);
  return g_string_free (text, FALSE);
}

static void
test_table (void)
{
  g_assert_cmpuint (tengen_go_rules_get_n_named (), ==, G_N_ELEMENTS (sets));
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *got = describe (tengen_go_rules_get_named (i));

      g_assert_cmpstr (got, ==, sets[i]);
    }
}

/* 放棄 is a word of scientific counting; where stops are proposed there is
 * none, and elsewhere one passes. */
static void
test_abstentions (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      gboolean science =
          tengen_go_rules_get_family (rules) == TENGEN_GO_FAMILY_SCIENCE;

      g_assert_cmpint (tengen_go_rules_has_abstentions (rules),
                       ==,
                       science && tengen_go_rules_has_passes (rules));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/rules-table/table", test_table);
  g_test_add_func ("/go/rules-table/abstentions", test_abstentions);
  return g_test_run ();
}
