/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-brief: the two players above a board that is alone
 */
#include "play-page.h"

#include "play-parts.h"
#include "tengen-play-brief.h"
#include "tengen-sgf-reader.h"

/* Of the smallest window. */
#define WIDTH 425
#define HEIGHT 365

#define RENJU "(;GM[4]SZ[15]TNR[renju rif]PB[Hanako])"

static void
open_alone (Fixture *self, const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);

  set_up (self, "pure", 7);
  tengen_play_page_set_alone (self->page, TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self->window), WIDTH, HEIGHT);
  tengen_session_set_game (
      self->session, tengen_game_open (g_steal_pointer (&reading->record), 0));
  while (gtk_widget_get_width (self->window) > WIDTH ||
         !gtk_widget_get_mapped (child (self, "brief")))
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

static GtkWidget *
get_brief (Fixture *self, TengenStone stone)
{
  GtkWidget *box = child (self, "brief");

  return stone == TENGEN_STONE_BLACK ? gtk_widget_get_first_child (box)
                                     : gtk_widget_get_last_child (box);
}

static gboolean
is_shown (GtkWidget *brief, const char *id)
{
  return gtk_widget_get_visible (template_child (brief, id));
}

/* A label is seen from end to end. */
static void
check_whole (GtkWidget *brief, const char *id, const char *text)
{
  GtkWidget *label = template_child (brief, id);
  graphene_rect_t place;

  g_assert_cmpstr (template_text (brief, id), ==, text);
  g_assert_true (is_shown (brief, id));
  g_assert_false (
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_true (gtk_widget_compute_bounds (label, brief, &place));
  g_assert_cmpfloat (
      place.origin.x + place.size.width, <=, gtk_widget_get_width (brief));
  g_assert_cmpfloat (
      place.origin.y + place.size.height, <=, gtk_widget_get_height (brief));
}

static gboolean
is_cut (GtkWidget *brief)
{
  return pango_layout_is_ellipsized (
      gtk_label_get_layout (template_child (brief, "who")));
}

/* A name gives way to whose turn it is and to the number. */
static void
test_narrow (void)
{
  Fixture self;
  GtkWidget *black, *white;

  open_alone (&self,
              "(;GM[1]SZ[9]TNR[japan]HA[2]AB[cc][gg]PB[Ann]"
              "PW[A computer with a long name]WR[9d])");
  black = get_brief (&self, TENGEN_STONE_BLACK);
  white = get_brief (&self, TENGEN_STONE_WHITE);
  check_whole (black, "who", "Black Ann");
  check_whole (black, "count", "Prisoners 0");
  g_assert_false (is_shown (black, "turn"));
  g_assert_true (is_cut (white));
  g_assert_cmpstr (template_text (white, "who"),
                   ==,
                   "White, 9 dan A computer with a long name");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (template_child (white, "who")),
                   ==,
                   "White, 9 dan A computer with a long name");
  check_whole (white, "turn", "To move");
  check_whole (white, "count", "Prisoners 0");
  tear_down (&self);
}

/* The stones of a handicap that Black places anywhere: the longest word. */
static void
test_longest (void)
{
  Fixture self;
  GtkWidget *black;

  open_alone (&self,
              "(;GM[1]SZ[19]TNR[china]HA[3]TNH[free]"
              "PB[A computer with a long name])");
  black = get_brief (&self, TENGEN_STONE_BLACK);
  g_assert_true (is_cut (black));
  check_whole (black, "count", "Prisoners 0");
  check_whole (black, "turn", "To place stones");
  tear_down (&self);
}

/* Renju has no number: who it is has both lines. */
static void
test_renju (void)
{
  Fixture self;
  GtkWidget *white;

  open_alone (&self, RENJU);
  white = get_brief (&self, TENGEN_STONE_WHITE);
  g_assert_false (is_shown (white, "count"));
  g_assert_cmpint (gtk_label_get_lines (template_child (white, "who")), ==, 2);
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/play/brief/narrow", test_narrow);
  g_test_add_func ("/play/brief/longest", test_longest);
  g_test_add_func ("/play/brief/renju", test_renju);
  return g_test_run ();
}
