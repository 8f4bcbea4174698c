/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-info: the window of game info and what may be typed there
 */
#include <locale.h>
#include <string.h>

#include "review-find.h"
#include "session-changes.h"
#include "tengen-describe-info.h"
#include "tengen-review-field.h"
#include "tengen-review-info.h"

static void
test_write (void)
{
  static const struct
  {
    TengenProperty property;
    const char *typed;
    const char *written;
  } rows[] = {
    { TENGEN_PROPERTY_PB, " 花子 ", "花子" },
    { TENGEN_PROPERTY_PB, "", "" },
    { TENGEN_PROPERTY_KM, "6.5", "6.5" },
    { TENGEN_PROPERTY_KM, "6,5", "6.5" },
    { TENGEN_PROPERTY_KM, "６目半", "6.5" },
    { TENGEN_PROPERTY_KM, "半目", "0.5" },
    { TENGEN_PROPERTY_KM, "-0.5", "-0.5" },
    { TENGEN_PROPERTY_KM, "-3目半", "-3.5" },
    { TENGEN_PROPERTY_KM, "0", "0" },
    { TENGEN_PROPERTY_KM, "なし", "0" },
    { TENGEN_PROPERTY_KM, "6.3", NULL },
    { TENGEN_PROPERTY_KM, "much", NULL },
    { TENGEN_PROPERTY_KM, "6目だ", NULL },
    { TENGEN_PROPERTY_TM, "5400", "5400" },
    { TENGEN_PROPERTY_TM, "1時間30分", "5400" },
    { TENGEN_PROPERTY_TM, "1 h 30 min", "5400" },
    { TENGEN_PROPERTY_TM, "90分", "5400" },
    { TENGEN_PROPERTY_TM, "each a long time", NULL },
    { TENGEN_PROPERTY_TM, "99999999999999999999", NULL },
    { TENGEN_PROPERTY_DT, "2026-11-21", "2026-11-21" },
    { TENGEN_PROPERTY_DT, "令和8年11月21日", "2026-11-21" },
    { TENGEN_PROPERTY_DT, "one fine day", "one fine day" },
    { TENGEN_PROPERTY_RE, "黒中押し勝ち", "B+R" },
    { TENGEN_PROPERTY_RE, "W+1.5", "W+1.5" },
    { TENGEN_PROPERTY_RE, "nobody knows", "nobody knows" },
    { TENGEN_PROPERTY_GC, "two\nlines ", "two\nlines " },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *written =
          tengen_review_field_write (rows[i].property, rows[i].typed);
      g_assert_cmpstr (written, ==, rows[i].written);
    }
}

static char *
explain (TengenProperty property, const char *text)
{
  return tengen_review_field_explain (property, text, NULL);
}

static void
test_explain (void)
{
  g_autofree char *komi = explain (TENGEN_PROPERTY_KM, "6.3");
  g_autofree char *time = explain (TENGEN_PROPERTY_TM, "5400");
  g_autofree char *date = explain (TENGEN_PROPERTY_DT, "one fine day");
  g_autofree char *rules = explain (TENGEN_PROPERTY_RU, "Japanese");
  g_autofree char *nothing = explain (TENGEN_PROPERTY_RE, "");
  g_autofree char *name = explain (TENGEN_PROPERTY_PB, "花子");
  g_assert_nonnull (strstr (komi, "half a point"));
  g_assert_cmpstr (time, ==, "1 h 30 min");
  g_assert_nonnull (strstr (date, "no date"));
  g_assert_nonnull (strstr (rules, "Japan"));
  g_assert_cmpstr (nothing, ==, "");
  g_assert_cmpstr (name, ==, "");
}

static void
test_explain_renju (void)
{
  static const struct
  {
    TengenProperty property;
    const char *text;
    const char *said;
  } cases[] = {
    { TENGEN_PROPERTY_RU, "Renju, Taraguchi-10", "Taraguchi-10" },
    { TENGEN_PROPERTY_RU, "Renju", "Renju" },
    { TENGEN_PROPERTY_RU,
      "Japanese",
      "Tengen does not know an opening regulation of this name; the moves are "
      "shown all the same." },
    { TENGEN_PROPERTY_RE, "B+R", "Black wins (White resigned)" },
  };
  TengenRenjuRules rules;
  g_autoptr (TengenGameSetup) setup = NULL;
  tengen_renju_rules_init (&rules, TENGEN_RENJU_FREE);
  setup = tengen_game_setup_new_renju (&rules);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *said =
          tengen_review_field_explain (cases[i].property, cases[i].text, setup);
      g_assert_cmpstr (said, ==, cases[i].said);
    }
}

/* Whatever is typed: what is written reads back as itself. */
static void
test_write_again (void)
{
  static const TengenProperty properties[] = {
    TENGEN_PROPERTY_KM, TENGEN_PROPERTY_TM, TENGEN_PROPERTY_DT,
    TENGEN_PROPERTY_RE, TENGEN_PROPERTY_PB,
  };
  static const char *const pieces[] = { "1",  "9",  "０",   ".",  "-",
                                        "目", "半", "時間", "分", "年",
                                        "月", "日", "令和", "B",  "W",
                                        "+",  "R",  " ",    "黒", "勝" };
  for (int round = 0; round < 2000; round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      TengenProperty property = properties[g_test_rand_int_range (0, 5)];
      for (int n = g_test_rand_int_range (0, 8); n > 0; n--)
        g_string_append (
            text, pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);
      g_autofree char *once = tengen_review_field_write (property, text->str);
      g_autofree char *words = explain (property, text->str);
      g_assert_nonnull (words);
      if (once == NULL)
        continue;
      g_autofree char *twice = tengen_review_field_write (property, once);
      g_assert_cmpstr (once, ==, twice);
    }
}

static GtkWidget *
get_field (gpointer window, const char *label)
{
  GtkWidget *found = find_widget (GTK_WIDGET (window), is_label_named, label);
  g_assert_nonnull (found);
  GtkWidget *field = gtk_label_get_mnemonic_widget (GTK_LABEL (found));
  g_assert_nonnull (field);
  return field;
}

static void
type (gpointer window, const char *label, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_field (window, label)), text);
}

static char *
get_info (TengenSession *session, TengenProperty property)
{
  const TengenGame *game = tengen_session_get_game (session);
  return tengen_info_get (
      tengen_game_get_record (game), tengen_game_get_cursor (game), property);
}

static void
assert_info (TengenSession *session, TengenProperty property, const char *text)
{
  g_autofree char *value = get_info (session, property);
  g_assert_cmpstr (value, ==, text);
}

static void
test_change (void)
{
  g_autoptr (TengenSession) session = open_session (
      "(;GM[1]SZ[9]PB[Ann]PW[Bob]KM[750]RE[some day];B[ee];W[cc])");
  tengen_session_step (session, 1);
  TengenReviewInfo *window = tengen_review_info_new (NULL, session);
  present (window);
  g_assert_cmpstr (
      gtk_editable_get_text (GTK_EDITABLE (get_field (window, "Black’s Name"))),
      ==,
      "Ann");
  type (window, "Black’s Name", "花子");
  type (window, "Date", "令和8年11月21日");
  guint before = tengen_game_get_n_undo (tengen_session_get_game (session));
  click (GTK_WIDGET (window), "Apply");
  const TengenGame *game = tengen_session_get_game (session);
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, before + 1);
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "info");
  assert_info (session, TENGEN_PROPERTY_PB, "花子");
  assert_info (session, TENGEN_PROPERTY_DT, "2026-11-21");
  /* what the user did not touch is as the file had it */
  assert_info (session, TENGEN_PROPERTY_KM, "750");
  assert_info (session, TENGEN_PROPERTY_RE, "some day");
  /* the current move stays the same */
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (session)), ==, 1);
  tengen_session_undo (session);
  assert_info (session, TENGEN_PROPERTY_PB, "Ann");
  assert_info (session, TENGEN_PROPERTY_DT, NULL);
}

static void
test_refused (void)
{
  g_autoptr (TengenSession) session =
      open_session ("(;GM[1]SZ[9]PB[Ann]KM[6.5];B[ee])");
  TengenReviewInfo *window = tengen_review_info_new (NULL, session);
  present (window);
  guint n_changes;
  count_changes (session, &n_changes);
  type (window, "Black’s Name", "花子");
  type (window, "Komi", "a lot");
  click (GTK_WIDGET (window), "Apply");
  /* the window is still there with what was typed, the game as it was */
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_cmpstr (
      gtk_editable_get_text (GTK_EDITABLE (get_field (window, "Komi"))),
      ==,
      "a lot");
  g_assert_nonnull (
      find_widget (GTK_WIDGET (window),
                   is_label_named,
                   "Write komi in steps of half a point, like 6.5 or 0."));
  type (window, "Komi", "7目半");
  click (GTK_WIDGET (window), "Apply");
  assert_info (session, TENGEN_PROPERTY_KM, "7.5");
  assert_info (session, TENGEN_PROPERTY_PB, "花子");
}

static void
test_nothing (void)
{
  g_autoptr (TengenSession) session =
      open_session ("(;GM[1]SZ[9]PB[a\nb]GC[x\ny];B[ee])");
  guint n_changes;
  count_changes (session, &n_changes);
  TengenReviewInfo *window = tengen_review_info_new (NULL, session);
  present (window);
  click (GTK_WIDGET (window), "Apply");
  g_assert_cmpuint (n_changes, ==, 0);
  window = tengen_review_info_new (NULL, session);
  present (window);
  type (window, "Event", "Cup");
  gtk_window_close (GTK_WINDOW (window));
  g_assert_cmpuint (n_changes, ==, 0);
  assert_info (session, TENGEN_PROPERTY_EV, NULL);
}

static void
test_rules (void)
{
  g_autoptr (TengenSession) session =
      open_session ("(;GM[1]SZ[9]RU[Japanese]TNR[japan komi=11];B[ee])");
  TengenReviewInfo *window = tengen_review_info_new (NULL, session);
  present (window);
  type (window, "Rules", "Chinese");
  click (GTK_WIDGET (window), "Apply");
  const TengenGame *game = tengen_session_get_game (session);
  g_assert_cmpstr (tengen_game_get_setup (game)->rules.id, ==, "china");
  g_autofree char *own = tengen_record_get_text (tengen_game_get_record (game),
                                                 tengen_game_get_root (game),
                                                 TENGEN_PROPERTY_TNR);
  g_assert_cmpstr (own, ==, "china");
  tengen_session_undo (session);
  g_assert_cmpstr (tengen_game_get_setup (game)->rules.id, ==, "japan");
}

/* Renju knows regulations, no komi and no handicap; how it ends stays. */
static void
test_renju (void)
{
  g_autoptr (TengenSession) session = open_session (
      "(;GM[4]SZ[15]RU[Renju]TNR[renju s26 declared]KM[5];B[hh])");
  TengenReviewInfo *window = tengen_review_info_new (NULL, session);
  present (window);
  g_assert_false (gtk_widget_get_mapped (get_field (window, "Komi")));
  g_assert_null (find_widget (GTK_WIDGET (window), is_label_named, "Handicap"));
  type (window, "Rules", "Renju, Taraguchi-10");
  click (GTK_WIDGET (window), "Apply");
  const TengenGame *game = tengen_session_get_game (session);
  g_autofree char *own = tengen_record_get_text (tengen_game_get_record (game),
                                                 tengen_game_get_root (game),
                                                 TENGEN_PROPERTY_TNR);
  g_assert_cmpstr (own, ==, "renju tara-10 declared");
  assert_info (session, TENGEN_PROPERTY_KM, "5");
}

/* What has no room in its field is shown cut and stays as it is. */
static void
test_long (void)
{
  g_autofree char *name = g_strnfill (20000, 'x');
  g_autofree char *text =
      g_strdup_printf ("(;GM[1]SZ[9]PB[%s]GC[%s];B[ee])", name, name);
  g_autoptr (TengenSession) session = open_session (text);
  TengenReviewInfo *window = tengen_review_info_new (NULL, session);
  present (window);
  GtkEditable *field = GTK_EDITABLE (get_field (window, "Black’s Name"));
  g_assert_cmpuint (strlen (gtk_editable_get_text (field)), <, 1000);
  g_assert_false (gtk_editable_get_editable (field));
  g_assert_true (gtk_editable_get_editable (
      GTK_EDITABLE (get_field (window, "White’s Name"))));
  type (window, "Event", "Cup");
  click (GTK_WIDGET (window), "Apply");
  assert_info (session, TENGEN_PROPERTY_EV, "Cup");
  assert_info (session, TENGEN_PROPERTY_PB, name);
  assert_info (session, TENGEN_PROPERTY_GC, name);
}

int
main (int argc, char **argv)
{
  gboolean display =
      g_getenv ("DISPLAY") != NULL || g_getenv ("WAYLAND_DISPLAY") != NULL;
  if (display)
    gtk_test_init (&argc, &argv, NULL);
  else
    g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/review/field/write", test_write);
  g_test_add_func ("/review/field/explain", test_explain);
  g_test_add_func ("/review/field/explain-renju", test_explain_renju);
  g_test_add_func ("/review/field/write-again", test_write_again);
  if (display)
    {
      g_test_add_func ("/review/info/change", test_change);
      g_test_add_func ("/review/info/refused", test_refused);
      g_test_add_func ("/review/info/nothing", test_nothing);
      g_test_add_func ("/review/info/rules", test_rules);
      g_test_add_func ("/review/info/renju", test_renju);
      g_test_add_func ("/review/info/long", test_long);
    }
  return g_test_run ();
}
