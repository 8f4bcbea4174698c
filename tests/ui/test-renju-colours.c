/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-colours: who has Black, by stones, hands and rank
 */
#include <stdlib.h>

#include "display-start.h"
#include "tengen-renju-colours.h"
#include "tengen-renju-draw.h"
#include "tengen-renju-janken.h"
#include "widget-keys.h"

typedef struct
{
  TengenRenjuColours *window;
  int n_decided;
  gboolean exchanged;
} Fixture;

static void
decided_cb (TengenRenjuColours *window, gboolean exchanged, Fixture *f)
{
  f->exchanged = exchanged;
  f->n_decided++;
}

static void
open_window (Fixture *f, gboolean renju)
{
  f->window = tengen_renju_colours_new (NULL, renju, "Hanako", NULL);
  g_object_add_weak_pointer (G_OBJECT (f->window), (gpointer *) &f->window);
  g_signal_connect (f->window, "decided", G_CALLBACK (decided_cb), f);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  open_window (f, GPOINTER_TO_INT (data));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  if (f->window != NULL)
    gtk_window_destroy (GTK_WINDOW (f->window));
  g_assert_null (f->window);
}

static gpointer
child (Fixture *f, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (f->window), TENGEN_TYPE_RENJU_COLOURS, id);
}

static const char *
result (Fixture *f)
{
  return gtk_label_get_label (child (f, "result"));
}

static void
click (Fixture *f, const char *id)
{
  g_signal_emit_by_name (child (f, id), "clicked");
}

/* The number that a hand shows. */
static int
read_hand (Fixture *f, const char *id)
{
  return atoi (gtk_label_get_label (child (f, id)));
}

static void
accept (Fixture *f, gboolean exchanged)
{
  g_assert_true (gtk_widget_get_sensitive (child (f, "use")));
  click (f, "use");
  g_assert_cmpint (f->n_decided, ==, 1);
  g_assert_cmpint (f->exchanged, ==, exchanged);
  g_assert_null (f->window);
  f->n_decided = 0;
}

/* --- The results alone --- */

static void
test_pairs (void)
{
  static const struct
  {
    int first;
    int second;
    gboolean exchanges;
  } cases[] = { { 1, 1, TRUE },  { 1, 2, FALSE }, { 2, 1, FALSE },
                { 4, 6, TRUE },  { 7, 5, TRUE },  { 12, 11, FALSE },
                { 20, 1, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (
        tengen_renju_draw_exchanges (cases[i].first, cases[i].second),
        ==,
        cases[i].exchanges);
  g_assert_true (tengen_renju_draw_is_right (7, TRUE));
  g_assert_false (tengen_renju_draw_is_right (7, FALSE));
  g_assert_true (tengen_renju_draw_is_right (10, FALSE));
  g_assert_false (tengen_renju_draw_is_right (10, TRUE));
}

/* The numbers that a hand may hold give neither player an advantage. */
static void
test_fair (void)
{
  int exchanged = 0, right = 0, n = 0;

  for (int i = TENGEN_RENJU_HAND_MIN; i <= TENGEN_RENJU_HAND_MAX; i++)
    {
      n++;
      right += tengen_renju_draw_is_right (i, TRUE) ? 1 : -1;
      for (int k = TENGEN_RENJU_HAND_MIN; k <= TENGEN_RENJU_HAND_MAX; k++)
        exchanged += tengen_renju_draw_exchanges (i, k) ? 1 : -1;
    }
  g_assert_cmpint (n, ==, 10);
  g_assert_cmpint (right, ==, 0);
  g_assert_cmpint (exchanged, ==, 0);
}

static void
test_hands (void)
{
  static const int winners[3][3] = {
    /* stone, scissors, paper of the second player */
    { 0, 1, 2 },
    { 2, 0, 1 },
    { 1, 2, 0 },
  };

  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++)
      g_assert_cmpint (
          tengen_renju_draw_compare ((TengenRenjuHand) i, (TengenRenjuHand) k),
          ==,
          winners[i][k]);
}

/* --- The scene --- */

static int
count_class (GtkWidget *widget, const char *style)
{
  int n = gtk_widget_has_css_class (widget, style);

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL;
       c = gtk_widget_get_next_sibling (c))
    n += count_class (c, style);
  return n;
}

/* What is shown lies on the table. */
static void
check_tray (Fixture *f, int black, int white)
{
  g_assert_cmpint (count_class (child (f, "tray"), "black"), ==, black);
  g_assert_cmpint (count_class (child (f, "tray"), "white"), ==, white);
}

static void
check_pairs (Fixture *f, int black, int white)
{
  gboolean exchanged = (black + white) % 2 == 0;
  g_autofree char *text =
      exchanged ? g_strdup_printf ("%d stones in all: even, so the colours are "
                                   "exchanged.\nPlayer 2 has Black.",
                                   black + white)
                : g_strdup_printf ("%d stones in all: odd, so the colours "
                                   "stay.\nHanako has Black.",
                                   black + white);

  g_assert_cmpstr (result (f), ==, text);
  accept (f, exchanged);
}

/* 連珠の握り: grasped, opened, counted; both results come. */
static void
test_renju (Fixture *f, gconstpointer data)
{
  int seen[2] = { 0, 0 };

  for (int i = 0; i < 24; i++)
    {
      int black, white;

      if (f->window == NULL)
        open_window (f, TRUE);
      g_assert_false (gtk_widget_get_visible (child (f, "guess")));
      g_assert_false (gtk_widget_get_sensitive (child (f, "use")));
      click (f, "use");
      g_assert_cmpint (f->n_decided, ==, 0);
      click (f, "step");
      g_assert_cmpstr (gtk_label_get_label (child (f, "black_hand")), ==, "？");
      g_assert_cmpstr (result (f), ==, "");
      click (f, "step");
      black = read_hand (f, "black_hand");
      white = read_hand (f, "white_hand");
      g_assert_cmpint (black, >=, TENGEN_RENJU_HAND_MIN);
      g_assert_cmpint (black, <=, TENGEN_RENJU_HAND_MAX);
      g_assert_cmpint (white, >=, TENGEN_RENJU_HAND_MIN);
      g_assert_cmpint (white, <=, TENGEN_RENJU_HAND_MAX);
      seen[(black + white) % 2]++;
      check_tray (f, black, white);
      check_pairs (f, black, white);
    }
  g_assert_cmpint (seen[0], >, 0);
  g_assert_cmpint (seen[1], >, 0);
}

/* 囲碁の握り: one guesses, and cannot guess again. */
static void
test_go (Fixture *f, gconstpointer data)
{
  for (int i = 0; i < 12; i++)
    {
      int stones;
      gboolean right;
      g_autofree char *text = NULL;

      if (f->window == NULL)
        open_window (f, FALSE);
      g_assert_false (gtk_widget_get_visible (child (f, "lower_way")));
      g_assert_false (gtk_widget_get_visible (child (f, "step")));
      g_assert_cmpstr (gtk_label_get_label (child (f, "white_hand")), ==, "？");
      click (f, i % 2 == 0 ? "odd" : "even");
      stones = read_hand (f, "white_hand");
      check_tray (f, 0, stones);
      right = (stones % 2 != 0) == (i % 2 == 0);
      text = g_strdup_printf ("%d stones: the guess is %s.\n%s has Black.",
                              stones,
                              right ? "right" : "wrong",
                              right ? "Hanako" : "Player 2");
      g_assert_cmpstr (result (f), ==, text);
      g_assert_cmpstr (gtk_label_get_label (child (f, "black_hand")),
                       ==,
                       i % 2 == 0 ? "Odd" : "Even");
      click (f, i % 2 == 0 ? "even" : "odd");
      g_assert_cmpstr (result (f), ==, text);
      accept (f, !right);
    }
}

static void
press (Fixture *f, const char *keys)
{
  for (const char *c = keys; *c != '\0'; c++)
    send_key (f->window, (guint) *c, 0);
}

/* All texts that the widget shows. */
static char *
collect (GtkWidget *widget)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (
        text, "%s|", gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL;
       c = gtk_widget_get_next_sibling (c))
    {
      g_autofree char *inner = collect (c);

      g_string_append (text, inner);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define BUTTONS_1 "Rock (A)|Scissors (S)|Paper (D)|"
#define BUTTONS_2 "Rock (J)|Scissors (K)|Paper (L)|"

/* じゃんけん: nothing is seen before both have chosen, a tie is played again. */
static void
test_janken (Fixture *f, gconstpointer data)
{
  GtkWidget *janken = child (f, "janken");
  g_autofree char *one = NULL;
  g_autofree char *tie = NULL;
  g_autofree char *both = NULL;

  /* keys are of no meaning elsewhere */
  press (f, "ak");
  g_assert_cmpstr (result (f), ==, "");
  gtk_toggle_button_set_active (child (f, "janken_way"), TRUE);
  /* a hand is forgotten with its way */
  for (int i = 0; i < 2; i++)
    {
      press (f, i == 0 ? "a" : "k");
      g_assert_cmpstr (result (f), ==, "");
      gtk_toggle_button_set_active (child (f, "grasp"), TRUE);
      gtk_toggle_button_set_active (child (f, "janken_way"), TRUE);
    }
  press (f, "xaD");
  one = collect (janken);
  g_assert_cmpstr (
      one, ==, "Hanako|Has chosen|" BUTTONS_1 "Player 2|？|" BUTTONS_2);
  press (f, "j");
  tie = collect (janken);
  g_assert_cmpstr (
      tie, ==, "Hanako|Rock|" BUTTONS_1 "Player 2|Rock|" BUTTONS_2);
  g_assert_cmpstr (result (f), ==, "A tie. Once more!");
  g_assert_false (gtk_widget_get_sensitive (child (f, "use")));
  press (f, "L");
  press (f, "A");
  both = collect (janken);
  g_assert_cmpstr (
      both, ==, "Hanako|Rock|" BUTTONS_1 "Player 2|Paper|" BUTTONS_2);
  g_assert_cmpstr (result (f), ==, "Player 2 wins.\nPlayer 2 has Black.");
  /* it is over */
  press (f, "sk");
  g_assert_cmpstr (result (f), ==, "Player 2 wins.\nPlayer 2 has Black.");
  accept (f, TRUE);
}

static void
click_lower (Fixture *f, const char *name)
{
  g_signal_emit_by_name (
      gtk_widget_get_ancestor (child (f, name), GTK_TYPE_BUTTON), "clicked");
}

/* Which of the two players is marked as chosen. */
static void
check_lower (Fixture *f, gboolean black, gboolean white)
{
  g_assert_cmpint (
      gtk_toggle_button_get_active (child (f, "black_lower")), ==, black);
  g_assert_cmpint (
      gtk_toggle_button_get_active (child (f, "white_lower")), ==, white);
}

/* 下位者が黒; another way forgets what was decided before. */
static void
test_lower (Fixture *f, gconstpointer data)
{
  gtk_toggle_button_set_active (child (f, "lower_way"), TRUE);
  check_lower (f, FALSE, FALSE);
  click_lower (f, "white_lower_name");
  g_assert_cmpstr (result (f), ==, "Player 2 has Black.");
  check_lower (f, FALSE, TRUE);
  click_lower (f, "black_lower_name");
  g_assert_cmpstr (result (f), ==, "Hanako has Black.");
  check_lower (f, TRUE, FALSE);
  gtk_toggle_button_set_active (child (f, "grasp"), TRUE);
  g_assert_cmpstr (result (f), ==, "");
  g_assert_false (gtk_widget_get_sensitive (child (f, "use")));
  gtk_toggle_button_set_active (child (f, "lower_way"), TRUE);
  check_lower (f, FALSE, FALSE);
  click_lower (f, "white_lower_name");
  accept (f, TRUE);
}

/* The ranks that are entered decide; where they cannot it is said why. */
static void
test_ranks (Fixture *f, gconstpointer data)
{
  static const struct
  {
    int black;
    int white;
    const char *line;
    const char *result;
  } cases[] = {
    { -3,
      1,
      "By the ranks entered: Hanako 3 kyu, Player 2 1 dan.",
      "Hanako has Black." },
    { 3,
      2,
      "By the ranks entered: Hanako 3 dan, Player 2 2 dan.",
      "Player 2 has Black." },
    { -1,
      -10,
      "By the ranks entered: Hanako 1 kyu, Player 2 10 kyu.",
      "Player 2 has Black." },
    { 2, 2, "Both are 2 dan. Who shall have Black?", "" },
    { 2,
      0,
      "No rank is known for Player 2. Who is the lower-ranked player?",
      "" },
    { 0,
      -4,
      "No rank is known for Hanako. Who is the lower-ranked player?",
      "" },
    { 0, 0, "No ranks are known. Who is the lower-ranked player?", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      tengen_renju_colours_set_ranks (
          f->window, cases[i].black, cases[i].white);
      gtk_toggle_button_set_active (child (f, "grasp"), TRUE);
      g_assert_cmpstr (result (f), ==, "");
      gtk_toggle_button_set_active (child (f, "lower_way"), TRUE);
      g_assert_cmpstr (
          gtk_label_get_label (child (f, "line")), ==, cases[i].line);
      g_assert_cmpstr (result (f), ==, cases[i].result);
      check_lower (f,
                   g_str_has_prefix (cases[i].result, "Hanako"),
                   g_str_has_prefix (cases[i].result, "Player 2"));
      g_assert_cmpint (gtk_widget_get_sensitive (child (f, "use")),
                       ==,
                       *cases[i].result != '\0');
    }
  /* a user who knows better says so */
  tengen_renju_colours_set_ranks (f->window, -3, 1);
  click_lower (f, "white_lower_name");
  g_assert_cmpstr (result (f), ==, "Player 2 has Black.");
  check_lower (f, FALSE, TRUE);
  accept (f, TRUE);
}

static gboolean
late_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* With animations it takes some seconds, and may be left at any moment. */
static void
test_animated (Fixture *f, gconstpointer data)
{
  gboolean late = FALSE;
  guint id = g_timeout_add_seconds (20, late_cb, &late);

  g_object_set (
      gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  click (f, "step");
  click (f, "step");
  g_assert_cmpstr (result (f), ==, "");
  while (!late && *result (f) == '\0')
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (late);
  g_source_remove (id);
  gtk_toggle_button_set_active (child (f, "janken_way"), TRUE);
  gtk_toggle_button_set_active (child (f, "grasp"), TRUE);
  click (f, "step");
  click (f, "step");
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_set (
      gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_object_set (
      gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/renju/draw/pairs", test_pairs);
  g_test_add_func ("/renju/draw/fair", test_fair);
  g_test_add_func ("/renju/draw/hands", test_hands);
#define ADD(path, renju, function)                                             \
  g_test_add (                                                                 \
      path, Fixture, GINT_TO_POINTER (renju), set_up, function, tear_down)
  ADD ("/renju/colours/renju", TRUE, test_renju);
  ADD ("/renju/colours/go", FALSE, test_go);
  ADD ("/renju/colours/janken", TRUE, test_janken);
  ADD ("/renju/colours/lower", TRUE, test_lower);
  ADD ("/renju/colours/ranks", TRUE, test_ranks);
  ADD ("/renju/colours/animated", TRUE, test_animated);
#undef ADD
  return g_test_run ();
}
