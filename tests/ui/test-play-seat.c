/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-seat: the two players above the board in review
 */

#include "display-start.h"
#include "tengen-play-seat.h"
#include "tengen-test-review.h"

#define TIMED                                                                  \
  "(;GM[1]FF[4]SZ[3]PB[Hanako]PW[Taro]BR[3k]OT[3x30 byo-yomi]"                 \
  ";B[aa]BL[600];W[ba]WL[30]OW[3];B[bb];W[ab]WL[25]OW[2])"

static TengenPlaySeat *
get_seat (Fixture *self, TengenStone stone)
{
  GtkWidget *first = gtk_widget_get_first_child (page_child (self, "seats"));

  return TENGEN_PLAY_SEAT (stone == TENGEN_STONE_BLACK
                               ? first
                               : gtk_widget_get_next_sibling (first));
}

/* What is seen of a label, "" for one that is not. */
static const char *
get_label (Fixture *self, TengenStone stone, const char *id)
{
  GtkWidget *label = GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (get_seat (self, stone)), TENGEN_TYPE_PLAY_SEAT, id));

  return gtk_widget_get_visible (label)
             ? gtk_label_get_label (GTK_LABEL (label))
             : "";
}

static void
check (Fixture *self,
       TengenStone stone,
       const char *name,
       const char *rank,
       const char *count,
       const char *time)
{
  g_assert_cmpstr (get_label (self, stone, "name"), ==, name);
  g_assert_cmpstr (get_label (self, stone, "rank"), ==, rank);
  g_assert_cmpstr (get_label (self, stone, "count"), ==, count);
  g_assert_cmpstr (get_label (self, stone, "time"), ==, time);
}

static void
check_text (Fixture *self, TengenStone stone, const char *expected)
{
  g_autofree char *text = NULL;

  g_object_get (get_seat (self, stone), "text", &text, NULL);
  g_assert_cmpstr (text, ==, expected);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_seat (self, stone)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       expected);
}

/* Name, rank, prisoners and time are those of the move that is shown. */
static void
test_timed (void)
{
  Fixture self;

  set_up (&self, TIMED);
  check (&self, TENGEN_STONE_BLACK, "Hanako", "3 kyu", "Prisoners 0", "");
  check (&self, TENGEN_STONE_WHITE, "Taro", "", "Prisoners 0", "");
  check_text (&self, TENGEN_STONE_WHITE, "White Taro Prisoners 0");
  tengen_session_step (self.session, 2);
  check (&self, TENGEN_STONE_BLACK, "Hanako", "3 kyu", "Prisoners 0", "10:00");
  check (&self, TENGEN_STONE_WHITE, "Taro", "", "Prisoners 0", "0:30 (3)");
  check_text (&self,
              TENGEN_STONE_BLACK,
              "Black, 3 kyu Hanako Prisoners 0 Time left 10 min");
  check_text (&self,
              TENGEN_STONE_WHITE,
              "White Taro Prisoners 0 Time left 30 s, 3 periods left");
  /* Black's last move says nothing of time, White's takes a stone */
  tengen_session_step (self.session, 2);
  check (&self, TENGEN_STONE_BLACK, "Hanako", "3 kyu", "Prisoners 0", "");
  check (&self, TENGEN_STONE_WHITE, "Taro", "", "Prisoners 1", "0:25 (2)");
  tengen_session_step (self.session, G_MININT);
  check (&self, TENGEN_STONE_WHITE, "Taro", "", "Prisoners 0", "");
  tear_down (&self);
}

/* What is said of one player stands together, far from the other's. */
static void
test_beside (void)
{
  Fixture self;
  graphene_rect_t rank, count;
  GtkWidget *seat;

  set_up (&self, TIMED);
  seat = GTK_WIDGET (get_seat (&self, TENGEN_STONE_BLACK));
  while (gtk_widget_get_width (seat) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (
      gtk_widget_compute_bounds (GTK_WIDGET (gtk_widget_get_template_child (
                                     seat, TENGEN_TYPE_PLAY_SEAT, "rank")),
                                 seat,
                                 &rank));
  g_assert_true (
      gtk_widget_compute_bounds (GTK_WIDGET (gtk_widget_get_template_child (
                                     seat, TENGEN_TYPE_PLAY_SEAT, "count")),
                                 seat,
                                 &count));
  g_assert_cmpfloat (count.origin.x, >, rank.origin.x + rank.size.width);
  g_assert_cmpfloat (
      count.origin.x + count.size.width, <, gtk_widget_get_width (seat) / 1.3);
  tear_down (&self);
}

/* A record that says nothing: the colours. Renju takes no stones. */
static void
test_bare (void)
{
  Fixture self;

  set_up (&self, "(;GM[1]SZ[9]RU[Japanese];B[cc])");
  check (&self, TENGEN_STONE_BLACK, "Black", "", "Prisoners 0", "");
  check (&self, TENGEN_STONE_WHITE, "White", "", "Prisoners 0", "");
  tear_down (&self);
  set_up (&self, "(;GM[4]SZ[15]PB[Hanako]BL[60];B[hh])");
  check (&self, TENGEN_STONE_BLACK, "Hanako", "", "", "1:00");
  tengen_session_step (self.session, 1);
  check (&self, TENGEN_STONE_BLACK, "Hanako", "", "", "");
  tear_down (&self);
}

/* In play the cards say it, and without a board there is nothing to say. */
static void
test_seen (void)
{
  Fixture self;

  set_up (&self, TIMED);
  g_assert_true (gtk_widget_get_mapped (page_child (&self, "seats")));
  g_object_set (self.page, "review", FALSE, NULL);
  g_assert_false (gtk_widget_get_mapped (page_child (&self, "seats")));
  g_object_set (self.page, "review", TRUE, NULL);
  /* above a board that is alone there is one line, not two */
  tengen_play_page_set_alone (self.page, TRUE);
  while (gtk_widget_get_mapped (GTK_WIDGET (self.panel)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_mapped (page_child (&self, "seats")));
  g_assert_false (gtk_widget_get_mapped (page_child (&self, "brief")));
  tear_down (&self);
  set_up (&self, "(;GM[2]PB[Hanako])");
  g_assert_false (gtk_widget_get_mapped (page_child (&self, "seats")));
  tear_down (&self);
}

/* The board has its room in a window of 1024x700, whatever the names. */
static void
test_room (void)
{
  g_autofree char *name = g_strnfill (200, 'W');
  g_autofree char *text =
      g_strdup_printf ("(;GM[1]SZ[19]PB[%s]PW[%s]BR[9 dan, honorary]"
                       ";B[aa]BL[36000]OB[12])",
                       name,
                       name);
  Fixture self;
  GtkWidget *board;

  set_up (&self, text);
  tengen_session_step (self.session, 1);
  board = page_child (&self, "board");
  while (gtk_widget_get_height (board) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gtk_widget_get_width (board), >=, 500);
  g_assert_cmpint (gtk_widget_get_height (board), >=, 500);
  g_assert_cmpint (gtk_widget_get_width (self.window), <=, 1024);
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/play/seat/timed", test_timed);
  g_test_add_func ("/play/seat/bare", test_bare);
  g_test_add_func ("/play/seat/beside", test_beside);
  g_test_add_func ("/play/seat/seen", test_seen);
  g_test_add_func ("/play/seat/room", test_room);
  return g_test_run ();
}
