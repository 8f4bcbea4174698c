/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-show-count: a game counted before a class: dead stones, steps, sentences
 */
#include "show.h"

#include "score-game.h"
#include "tengen-show-count.h"

typedef struct
{
  TengenSession *session;
  TengenShow *show;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer rules)
{
  fixture->session = score_stop (rules, SCORE_DEAD);
  fixture->show = tengen_show_count_new (fixture->session);
}

static void
tear_down (Fixture *fixture, gconstpointer rules)
{
  g_object_unref (fixture->show);
  score_drop (fixture->session);
}

static void
test_marking (Fixture *fixture, gconstpointer rules)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (TengenView) view = NULL;

  score_wait_dead (fixture->session, SCORE_G2);
  assert_heard (fixture->show,
                "Play has stopped. Press the stones that are dead.");
  assert_none (fixture->show, TENGEN_SHOW_BACK);
  g_assert_true (tengen_show_act (fixture->show, TENGEN_SHOW_FORWARD));
  before = hear (fixture->show);
  g_assert_true (tengen_show_press (fixture->show, SCORE_G2, 1));
  after = hear (fixture->show);
  g_assert_true (g_str_has_prefix (after, "As it stands: "));
  g_assert_cmpstr (before, !=, after);
  view = tengen_show_make_view (fixture->show);
  g_assert_cmpint (view->dead[SCORE_A5], ==, 1);
  g_assert_cmpint (view->dead[SCORE_G2], ==, 0);
  assert_act (fixture->show, TENGEN_SHOW_UNDO, before);
}

static void
test_refusal (Fixture *fixture, gconstpointer rules)
{
  g_autofree char *heard = NULL;

  score_wait_dead (fixture->session, SCORE_G2);
  g_assert_false (tengen_show_press (fixture->show, 0, 1));
  heard = hear (fixture->show);
  g_assert_true (g_str_has_prefix (heard, "✕ "));
}

/* All steps there and back; each has its picture and its sentences. */
static void
test_steps (Fixture *fixture, gconstpointer rules)
{
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);
  guint n_pages = 0;

  score_wait_dead (fixture->session, SCORE_G2);
  g_ptr_array_add (seen, perceive (fixture->show));
  while (tengen_show_act (fixture->show, TENGEN_SHOW_FORWARD))
    g_ptr_array_add (seen, perceive (fixture->show));
  g_assert_cmpuint (
      tengen_show_get_place (fixture->show, &n_pages), ==, n_pages - 1);
  g_assert_cmpuint (n_pages, >=, 5);
  g_assert_cmpuint (seen->len, >=, n_pages);
  for (guint i = seen->len - 1; i > 0; i--)
    {
      g_autofree char *now = NULL;

      g_assert_true (tengen_show_act (fixture->show, TENGEN_SHOW_BACK));
      now = perceive (fixture->show);
      g_assert_cmpstr (now, ==, seen->pdata[i - 1]);
    }
  g_assert_true (tengen_show_act (fixture->show, TENGEN_SHOW_LAST));
  g_assert_false (tengen_show_press (fixture->show, SCORE_G2, 1));
  assert_none (fixture->show, TENGEN_SHOW_NEXT);
  assert_act (fixture->show,
              TENGEN_SHOW_FIRST,
              "Play has stopped. Press the stones that are dead.");
}

/* A mark that changes while the steps are shown begins anew. */
static void
test_changed (Fixture *fixture, gconstpointer rules)
{
  guint n_pages = 0;

  score_wait_dead (fixture->session, SCORE_G2);
  g_assert_true (tengen_show_act (fixture->show, TENGEN_SHOW_LAST));
  g_assert_true (tengen_session_toggle (fixture->session, SCORE_G2));
  g_assert_cmpuint (tengen_show_get_place (fixture->show, &n_pages), ==, 0);
}

/* Rows stand in place of the board; forward and back count. */
static void
test_rows (Fixture *fixture, gconstpointer rules)
{
  g_autofree char *none = NULL;
  g_autofree char *one = NULL;

  score_wait_dead (fixture->session, SCORE_G2);
  g_assert_null (tengen_show_make_stage (fixture->show));
  g_assert_true (tengen_show_act (fixture->show, TENGEN_SHOW_ROWS));
  g_assert_nonnull (tengen_show_make_stage (fixture->show));
  none = hear (fixture->show);
  assert_none (fixture->show, TENGEN_SHOW_BACK);
  g_assert_true (tengen_show_act (fixture->show, TENGEN_SHOW_FORWARD));
  one = hear (fixture->show);
  g_assert_cmpstr (none, !=, one);
  g_assert_false (tengen_show_press (fixture->show, SCORE_G2, 1));
  assert_act (fixture->show, TENGEN_SHOW_BACK, none);
  g_assert_true (tengen_show_act (fixture->show, TENGEN_SHOW_LAST));
  assert_none (fixture->show, TENGEN_SHOW_FORWARD);
  assert_act (fixture->show,
              TENGEN_SHOW_ROWS,
              "Play has stopped. Press the stones that are dead.");
  g_assert_null (tengen_show_make_stage (fixture->show));
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, "japan", set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/show/count/marking", test_marking);
  add ("/show/count/refusal", test_refusal);
  add ("/show/count/steps", test_steps);
  add ("/show/count/changed", test_changed);
  add ("/show/count/rows", test_rows);
  return g_test_run ();
}
