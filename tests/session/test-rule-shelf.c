/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-rule-shelf: own rule sets by name
 */
#include <locale.h>

#include "tengen-rule-shelf.h"

static void
count_cb (TengenRuleShelf *self, int *n)
{
  (*n)++;
}

static TengenGoRules
read_rules (const char *text)
{
  TengenGoRules rules = *tengen_go_rules_get_named (0);

  g_assert_true (tengen_go_rules_parse (text, &rules));
  return rules;
}

static void
assert_saved (TengenRuleShelf *self, const char *expected)
{
  g_autoptr (GVariant) saved = NULL;
  g_autofree char *text = NULL;

  g_object_get (self, "saved", &saved, NULL);
  text = g_variant_print (saved, FALSE);
  g_assert_cmpstr (text, ==, expected);
}

/* Saved, found, replaced in its place, removed. */
static void
test_own (void)
{
  g_autoptr (TengenRuleShelf) self = tengen_rule_shelf_new ();
  TengenGoRules club = read_rules ("japan komi=11 repetition=positional");
  TengenGoRules school = read_rules ("china komi=0");
  const char *name = NULL;
  int changed = 0;

  g_signal_connect (self, "changed", G_CALLBACK (count_cb), &changed);
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (self), ==, 0);
  g_assert_true (tengen_rule_shelf_save (self, " Club ", &club));
  g_assert_true (tengen_rule_shelf_save (self, "教室", &school));
  g_assert_cmpint (changed, ==, 2);
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (self), ==, 2);
  g_assert_true (tengen_go_rules_equal (
      tengen_rule_shelf_get_own (self, 0, &name), &club));
  g_assert_cmpstr (name, ==, "Club");
  g_assert_true (
      tengen_go_rules_equal (tengen_rule_shelf_find (self, "教室 "), &school));
  assert_saved (self,
                "[('Club', 'japan repetition=positional komi=11'), "
                "('教室', 'china komi=0')]");

  /* the same again is no change */
  g_assert_true (tengen_rule_shelf_save (
      self, "Club", tengen_rule_shelf_find (self, "Club")));
  g_assert_cmpint (changed, ==, 2);
  club.komi_x2 = 9;
  g_assert_true (tengen_rule_shelf_save (self, "Club", &club));
  g_assert_cmpint (changed, ==, 3);
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (self), ==, 2);
  tengen_rule_shelf_get_own (self, 0, &name);
  g_assert_cmpstr (name, ==, "Club");
  g_assert_cmpint (tengen_rule_shelf_find (self, "Club")->komi_x2, ==, 9);

  g_assert_false (tengen_rule_shelf_remove (self, "club"));
  g_assert_true (tengen_rule_shelf_remove (self, "Club"));
  g_assert_null (tengen_rule_shelf_find (self, "Club"));
  g_assert_cmpint (changed, ==, 4);
  assert_saved (self, "[('教室', 'china komi=0')]");
}

static void
test_refused (void)
{
  static const char *const wrong[] = { "", "  \t", "a\nb", "\xff" };
  g_autoptr (TengenRuleShelf) self = tengen_rule_shelf_new ();
  TengenGoRules rules = read_rules ("japan");
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (tengen_rule_shelf_save (self, wrong[i], &rules));
  for (int i = 0; i < TENGEN_RULE_SHELF_NAME_MAX; i++)
    g_string_append (name, "碁");
  g_assert_true (tengen_rule_shelf_save (self, name->str, &rules));
  g_string_append (name, "碁");
  g_assert_false (tengen_rule_shelf_save (self, name->str, &rules));

  rules.acts = 0;
  g_assert_cmpint (tengen_go_rules_check (&rules), ==, TENGEN_GO_CLASH_NO_STOP);
  g_assert_false (tengen_rule_shelf_save (self, "endless", &rules));
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (self), ==, 1);
}

/* What cannot be used is kept as it stands, beside what is saved later. */
static void
test_unreadable (void)
{
  const char *saved = "[('later', 'japan newfield=1'), ('ok', 'china'), "
                      "('ok', 'japan'), ('', 'japan'), ('stuck', 'japan "
                      "acts=none'), ('x', 'nonsense')]";
  g_autoptr (TengenRuleShelf) self = tengen_rule_shelf_new ();
  g_autoptr (GVariant) value =
      g_variant_parse (G_VARIANT_TYPE ("a(ss)"), saved, NULL, NULL, NULL);
  TengenGoRules rules = read_rules ("japan komi=0");
  const char *name = NULL;
  int changed = 0;

  g_signal_connect (self, "changed", G_CALLBACK (count_cb), &changed);
  g_object_set (self, "saved", value, NULL);
  g_object_set (self, "saved", value, NULL);
  g_assert_cmpint (changed, ==, 1);
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (self), ==, 1);
  g_assert_cmpstr (tengen_rule_shelf_get_own (self, 0, &name)->id, ==, "china");
  g_assert_cmpstr (name, ==, "ok");
  assert_saved (self, saved);

  g_assert_true (tengen_rule_shelf_save (self, "later", &rules));
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (self), ==, 2);
  g_assert_true (tengen_rule_shelf_remove (self, "ok"));
  assert_saved (self,
                "[('later', 'japan newfield=1'), ('ok', 'japan'), ('', "
                "'japan'), ('stuck', 'japan acts=none'), ('x', 'nonsense'), "
                "('later', 'japan komi=0')]");
}

/* Sets with any fields: what one shelf saves another one reads. */
static void
test_random (void)
{
  g_autoptr (TengenRuleShelf) self = tengen_rule_shelf_new ();
  g_autoptr (TengenRuleShelf) other = tengen_rule_shelf_new ();
  g_autoptr (GVariant) saved = NULL;
  guint kept = 0;

  for (int i = 0; i < 300; i++)
    {
      guint named = (guint) g_test_rand_int_range (
          0, (int) tengen_go_rules_get_n_named ());
      TengenGoRules rules = *tengen_go_rules_get_named (named);
      g_autofree char *name = g_strdup_printf ("%d", i);

      for (int change = 0; change < 2; change++)
        {
          guint field = (guint) g_test_rand_int_range (
              0, (int) tengen_go_rules_get_n_fields ());

          tengen_go_rules_set_value (
              &rules, field, g_test_rand_int_range (-2, 16));
        }
      g_assert_cmpint (tengen_rule_shelf_save (self, name, &rules),
                       ==,
                       tengen_go_rules_check (&rules) == TENGEN_GO_CLASH_NONE);
    }
  g_object_get (self, "saved", &saved, NULL);
  g_object_set (other, "saved", saved, NULL);
  kept = tengen_rule_shelf_get_n_own (self);
  g_assert_cmpuint (kept, >, 0);
  g_assert_cmpuint (tengen_rule_shelf_get_n_own (other), ==, kept);
  for (guint i = 0; i < kept; i++)
    g_assert_true (
        tengen_go_rules_equal (tengen_rule_shelf_get_own (self, i, NULL),
                               tengen_rule_shelf_get_own (other, i, NULL)));
}

/* Every field has values, and takes no others. */
static void
test_fields (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_fields (); i++)
    {
      TengenGoRules rules = *tengen_go_rules_find ("japan");
      TengenGoFieldKind kind = TENGEN_GO_FIELD_NUMBER;
      int n = 0;
      const char *name = tengen_go_rules_get_field (i, &kind, &n);
      int highest = kind == TENGEN_GO_FIELD_SET ? (1 << n) - 1 : n - 1;

      g_assert_cmpstr (name, !=, "");
      if (kind == TENGEN_GO_FIELD_NUMBER)
        highest = 9999;
      g_assert_cmpint (highest, >=, 1);
      g_assert_true (tengen_go_rules_set_value (&rules, i, highest));
      g_assert_cmpint (tengen_go_rules_get_value (&rules, i), ==, highest);
      g_assert_false (tengen_go_rules_set_value (&rules, i, highest + 1));
      g_assert_false (tengen_go_rules_set_value (&rules, i, -10000));
      g_assert_cmpint (tengen_go_rules_get_value (&rules, i), ==, highest);
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  g_test_add_func ("/rule-shelf/own", test_own);
  g_test_add_func ("/rule-shelf/refused", test_refused);
  g_test_add_func ("/rule-shelf/unreadable", test_unreadable);
  g_test_add_func ("/rule-shelf/random", test_random);
  g_test_add_func ("/rule-shelf/fields", test_fields);
  return g_test_run ();
}
