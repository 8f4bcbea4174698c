/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-stop: stones beside the board, proposals to stop, positions that
 * come back, on the page
 */
#include "play-page.h"
#include "typed-key.h"

#include "tengen-play-acts.h"
#include "tengen-play-aside.h"
#include "tengen-play-glimpse.h"
#include "tengen-sgf-reader.h"
#include "tengen-words-rules.h"
#include "play-parts.h"
#include "template-child.h"

/* Three kos; the sixth capture brings the position after move 2 back:
 *
 *   . X O . . . . . .
 *   X O . O . . . . .
 *   . X O . . . . . .
 *   . X O . . . . . .
 *   X . X O . . . . .
 *   . X O . . . . . .
 *   . X O . . . . . .
 *   X O . O . . . . .
 *   . X O . . . . . .
 */
#define TRIPLE_KO                                                              \
  "(;GM[1]FF[4]SZ[9]RU[%s]AB[ba][ab][bc][bd][ae][ce][bf][bg][ah][bi]"          \
  "AW[ca][bb][db][cc][cd][de][cf][cg][bh][dh][ci]"                             \
  ";B[ii];W[ih];B[cb];W[be];B[ch];W[bb];B[ce])"

static void
open_triple_ko (Fixture *self, const char *rules)
{
  g_autofree char *text = g_strdup_printf (TRIPLE_KO, rules);
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);

  tengen_session_set_game (
      self->session, tengen_game_open (g_steal_pointer (&reading->record), 0));
  tengen_session_step (self->session, G_MAXINT);
}

static GtkWidget *
get_button (Fixture *self, TengenActionKind kind)
{
  const char *action = kind == TENGEN_ACTION_VIRTUAL ? "game.virtual"
                       : kind == TENGEN_ACTION_PASS  ? "game.pass"
                                                     : "game.propose";

  return find_actor (child (self, "acts"), action);
}

static gboolean
is_shown (Fixture *self, TengenActionKind kind)
{
  return gtk_widget_get_visible (get_button (self, kind));
}

static gboolean
is_alive (Fixture *self, TengenActionKind kind)
{
  return is_shown (self, kind) &&
         gtk_widget_is_sensitive (get_button (self, kind));
}

static void
assert_alive (Fixture *self,
              gboolean is_virtual,
              gboolean pass,
              gboolean propose)
{
  g_assert_cmpint (is_alive (self, TENGEN_ACTION_VIRTUAL), ==, is_virtual);
  g_assert_cmpint (is_alive (self, TENGEN_ACTION_PASS), ==, pass);
  g_assert_cmpint (is_alive (self, TENGEN_ACTION_PROPOSE), ==, propose);
}

static GtkWidget *
get_offer (Fixture *self, guint index)
{
  return tengen_play_line_get_button (child (self, "line"), index);
}

static void
assert_line (Fixture *self, TengenPlayLineKind kind, const char *text)
{
  g_assert_cmpint (tengen_play_line_get_kind (child (self, "line")), ==, kind);
  g_assert_cmpstr (get_page_sentence (self->page), ==, text);
}

static void
assert_refused (Fixture *self, TengenReasonCode code)
{
  g_autoptr (TengenReason) reason = tengen_reason_new (code);
  g_autofree char *text = tengen_words_reason (
      reason,
      &tengen_position_get_setup (tengen_session_get_position (self->session))
           ->rules);

  assert_line (self, TENGEN_PLAY_LINE_REFUSED, text);
}

static guint
get_move (Fixture *self)
{
  return tengen_position_get_move (tengen_session_get_position (self->session));
}

static void
assert_picture (Fixture *self, const char *caption)
{
  GtkWidget *glimpse = child (self, "glimpse");

  g_assert_cmpint (gtk_widget_get_visible (glimpse), ==, caption != NULL);
  /* it stands where the list of moves was, and covers nothing */
  g_assert_cmpint (
      gtk_widget_get_visible (child (self, "list")), ==, caption == NULL);
  if (caption != NULL)
    g_assert_cmpstr (template_text (glimpse, "caption"), ==, caption);
}

/* Each rule set has the buttons of its actions, named by its words; one alone
 * stands in the row of the others. */
static void
test_buttons (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      static const TengenActionKind kinds[] = { TENGEN_ACTION_VIRTUAL,
                                                TENGEN_ACTION_PASS,
                                                TENGEN_ACTION_PROPOSE };
      Fixture self;
      gpointer row;
      guint n = 0;

      set_up (&self, rules->id, 9);
      for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
        {
          gboolean has = tengen_play_acts_has (rules, kinds[k]);
          GtkWidget *button = get_button (&self, kinds[k]);

          n += has;
          g_assert_cmpint (is_alive (&self, kinds[k]), ==, has);
          if (has)
            g_assert_nonnull (gtk_widget_get_tooltip_text (button));
        }
      g_assert_cmpuint (n, >, 0);
      row = gtk_widget_get_template_child (
          child (&self, "acts"), TENGEN_TYPE_PLAY_ACTS, "row");
      g_assert_cmpint (
          gtk_widget_is_ancestor (get_button (&self, TENGEN_ACTION_PASS), row),
          ==,
          n == 1);
      tear_down (&self);
    }
}

/* 3-1: a proposal is answered; a player who was refused puts a stone beside the
 * board, then the opponent plays on it. The board takes no stone before. */
static void
test_refusal (void)
{
  Fixture self;

  set_up (&self, "3-1", 9);
  play (&self, "e5");
  assert_alive (&self, TRUE, FALSE, TRUE);
  act (&self, "game.propose");
  assert_line (&self, TENGEN_PLAY_LINE_ASKED, "White proposes to stop play.");
  assert_alive (&self, FALSE, FALSE, FALSE);
  g_assert_true (gtk_widget_is_sensitive (get_offer (&self, 0)));
  g_assert_true (gtk_widget_is_sensitive (get_offer (&self, 1)));
  /* it is Black whom all wait for */
  g_assert_true (has_turn (child (&self, "black")));
  g_assert_false (has_turn (child (&self, "white")));
  play (&self, "c3");
  assert_refused (&self, TENGEN_REASON_ANSWER);
  g_assert_cmpuint (get_move (&self), ==, 1);

  act (&self, "game.refuse");
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_ASKED);
  g_assert_false (gtk_widget_get_visible (get_offer (&self, 1)));
  assert_alive (&self, TRUE, FALSE, FALSE);
  play (&self, "c3");
  assert_refused (&self, TENGEN_REASON_DUTY_VIRTUAL);

  act (&self, "game.virtual");
  assert_alive (&self, FALSE, FALSE, FALSE);
  assert_row (&self, 1, "2 ○ Virtual move");
  g_assert_cmpstr (template_text (child (&self, "aside"), "white_label"),
                   ==,
                   "Off board\n1");
  play (&self, "c3");
  g_assert_cmpuint (get_move (&self), ==, 3);
  assert_row (&self, 2, "3 ● C7");
  assert_alive (&self, TRUE, FALSE, TRUE);
  assert_line (&self, TENGEN_PLAY_LINE_NOTE, "");
  tear_down (&self);
}

/* 3-1: an accepted proposal stops play; who proposed goes on after that. */
static void
test_acceptance (void)
{
  Fixture self;

  set_up (&self, "3-1", 9);
  play (&self, "e5");
  act (&self, "game.propose");
  act (&self, "game.accept");
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_COUNT);
  g_assert_true (gtk_widget_get_visible (get_offer (&self, 0)));
  g_assert_false (gtk_widget_get_visible (get_offer (&self, 1)));
  g_assert_true (tengen_session_resume (self.session, TENGEN_SEAT_NONE));
  assert_line (&self, TENGEN_PLAY_LINE_NOTE, "Play goes on. White moves.");
  g_assert_false (gtk_widget_get_visible (get_offer (&self, 0)));
  play (&self, "c3");
  assert_row (&self, 1, "2 ○ C7");
  tear_down (&self);
}

/* In the review the line has the button that the panel has not. */
static void
test_review (void)
{
  Fixture self;

  set_up (&self, "3-1", 9);
  play (&self, "e5");
  act (&self, "game.propose");
  act (&self, "game.refuse");
  g_assert_false (gtk_widget_get_visible (get_offer (&self, 0)));
  g_object_set (self.page, "review", TRUE, NULL);
  g_assert_true (gtk_widget_get_visible (get_offer (&self, 0)));
  act (&self, "game.virtual");
  g_assert_true (gtk_widget_get_visible (child (&self, "aside")));
  g_assert_cmpstr (template_text (child (&self, "aside"), "white_label"),
                   ==,
                   "Off board\n1");
  tear_down (&self);
}

/* 2-1: the board may be shown by virtual moves up to the third time; the
 * fourth is refused, with the position it was there first. */
static void
test_fourth (void)
{
  Fixture self;

  set_up (&self, "2-1", 9);
  play (&self, "e5");
  act (&self, "game.virtual");
  assert_line (
      &self, TENGEN_PLAY_LINE_NOTE, "White put a stone beside the board.");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child (&self, "aside")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Beside the board: Black 0, White 1");
  act (&self, "game.virtual");
  /* it can be pressed, to see why not */
  assert_alive (&self, TRUE, TRUE, FALSE);
  g_assert_true (gtk_widget_has_css_class (
      get_button (&self, TENGEN_ACTION_VIRTUAL), "banned"));
  assert_picture (&self, NULL);
  act (&self, "game.virtual");
  g_assert_cmpuint (get_move (&self), ==, 3);
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_REFUSED);
  assert_picture (&self, "Position after move 1");
  act (&self, "game.pass");
  assert_picture (&self, NULL);
  tear_down (&self);
}

/* Superko is shown by the position that would come back; the page keeps its
 * measures, and Escape closes the picture. */
static void
test_superko (void)
{
  Fixture self;
  const TengenView *view;
  int height;

  set_up (&self, "china", 9);
  open_triple_ko (&self, "Chinese");
  wait_frame (GTK_WIDGET (self.page));
  height = gtk_widget_get_height (child (&self, "board"));
  click (&self, 1, 7);
  g_assert_cmpuint (get_move (&self), ==, 7);
  assert_picture (&self, "Position after move 2");
  view = tengen_play_glimpse_get_view (child (&self, "glimpse"));
  g_assert_cmpint (view->stones[7 * 9 + 1], ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (view->marks[7 * 9 + 8], ==, TENGEN_VIEW_MARK_LAST);
  wait_frame (GTK_WIDGET (self.page));
  g_assert_cmpint (gtk_widget_get_height (child (&self, "board")), ==, height);
  act (&self, "game.dismiss");
  assert_picture (&self, NULL);
  /* what was said stays */
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_REFUSED);
  click (&self, 1, 7);
  assert_picture (&self, "Position after move 2");
  play (&self, "i1");
  assert_picture (&self, NULL);
  tear_down (&self);
}

/* A ko shows the position too; what has no position does not. */
static void
test_ko (void)
{
  Fixture self;

  set_up (&self, "pure", 7);
  play (&self, "b1 c1 a2 d2 b3 c3 g7 b2 c2");
  click (&self, 1, 1);
  assert_picture (&self, "Position after move 8");
  click (&self, 0, 1);
  assert_picture (&self, NULL);
  tear_down (&self);
}

/* Without a ban the page says that a position came back; it can be closed, and
 * then the whole round goes by before it is said again. */
static void
test_cycle (void)
{
  static const int round[][2] = { { 2, 1 }, { 1, 4 }, { 2, 7 },
                                  { 1, 1 }, { 2, 4 }, { 1, 7 } };
  Fixture self;

  set_up (&self, "japan", 9);
  open_triple_ko (&self, "Japanese");
  assert_line (&self, TENGEN_PLAY_LINE_NOTE, "");
  click (&self, 1, 7);
  assert_line (&self,
               TENGEN_PLAY_LINE_ASKED,
               "This is the position after move 2 again.");
  g_assert_true (gtk_widget_is_sensitive (get_offer (&self, 1)));
  act (&self, "game.see-cycle");
  assert_picture (&self, "Position after move 2");
  act (&self, "game.close-cycle");
  assert_picture (&self, NULL);
  assert_line (&self, TENGEN_PLAY_LINE_NOTE, "");
  for (guint i = 0; i < 5; i++)
    {
      click (&self, round[i][0], round[i][1]);
      assert_line (&self, TENGEN_PLAY_LINE_NOTE, "");
    }
  g_assert_cmpuint (get_move (&self), ==, 13);
  click (&self, round[5][0], round[5][1]);
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_ASKED);
  act (&self, "game.dismiss");
  assert_line (&self, TENGEN_PLAY_LINE_NOTE, "");
  tear_down (&self);
}

/* 無勝負: both end the game so; it can be undone. */
static void
test_void (void)
{
  Fixture self;

  set_up (&self, "japan", 9);
  open_triple_ko (&self, "Japanese");
  click (&self, 1, 7);
  act (&self, "game.void");
  g_assert_cmpint (
      tengen_game_get_result (tengen_session_get_game (self.session)).kind,
      ==,
      TENGEN_RESULT_VOID);
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_RESULT);
  g_assert_false (gtk_widget_get_visible (get_offer (&self, 0)));
  act (&self, "game.undo");
  g_assert_cmpint (tengen_play_line_get_kind (child (&self, "line")),
                   ==,
                   TENGEN_PLAY_LINE_ASKED);
  tear_down (&self);
}

/* Escape takes the question back first. */
static void
test_dismiss (void)
{
  Fixture self;

  set_up (&self, "pure", 7);
  act (&self, "game.resign");
  act (&self, "game.dismiss");
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (child (&self, "buttons")), ==, "play");
  tear_down (&self);
}

static void
assert_key (Fixture *self, char letter, const char *said)
{
  g_assert_cmpint (type_key (self->page, letter), ==, said != NULL);
  if (said != NULL)
    g_assert_nonnull (strstr (get_page_sentence (self->page), said));
}

/* Keys of what is grey say why; other letters name points. */
static void
test_grey_keys (void)
{
  Fixture self;

  set_up (&self, "japan", 9);
  assert_key (&self, 'u', "no move to take back");
  assert_key (&self, 'd', NULL);
  assert_key (&self, 'P', NULL);
  assert_key (&self, 'v', NULL);
  tengen_session_pass (self.session);
  tengen_session_pass (self.session);
  assert_key (&self, 'p', "Both have passed");
  tear_down (&self);
  set_up (&self, "3-1", 9);
  tengen_session_resign (self.session, TENGEN_SEAT_FIRST);
  assert_key (&self, 'p', "The game is over");
  assert_key (&self, 'v', "The game is over");
  assert_key (&self, 'o', "The game is over");
  tear_down (&self);
}

/* --- A stop that came too early in Pure Go --- */

/* Black has three eyes on the left, White two on the right. */
#define THREE_EYES                                                             \
  "(;GM[1]FF[4]SZ[7]RU[pure]PL[B]AB[ba][ca][ab][bb][cb][ac][bc][cc][bd][cd]"   \
  "[ae][be][ce][af][bf][cf][bg][cg][dg]AW[da][ea][fa][db][eb][fb][gb][dc][ec]" \
  "[fc][gc][dd][ed][fd][gd][de][ee][fe][ge][df][ef][ff][gf][eg][fg])"

static void
stopped_cb (TengenPlayPage *page, guint *n)
{
  (*n)++;
}

static void
give_game (Fixture *self, const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);

  tengen_session_set_game (
      self->session, tengen_game_open (g_steal_pointer (&reading->record), 0));
}

static void
open_early (Fixture *self, const char *text, guint *n_stopped)
{
  set_up (self, "pure", 7);
  g_signal_connect (self->page, "stopped", G_CALLBACK (stopped_cb), n_stopped);
  give_game (self, text);
}

static guint
count_lit (Fixture *self)
{
  const TengenView *view = tengen_board_view_get_view (child (self, "board"));
  guint n = 0;

  for (int i = 0; i < view->width * view->height; i++)
    n += view->lit[i];
  return n;
}

#define EARLY "There are still places for stones. Go on?"
#define STOPPED "Play has stopped. Now settle the count together."

static gboolean
is_offered (Fixture *self, guint index)
{
  return gtk_widget_get_visible (get_offer (self, index));
}

/* Both pass; waits until the question is asked or the count may open. Meanwhile
 * there is no button whose place another would take. */
static void
stop (Fixture *self, const guint *n_stopped)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  guint before = *n_stopped;

  act (self, "game.pass");
  if (tengen_position_get_phase (tengen_session_get_position (self->session)) ==
      TENGEN_PHASE_PLAY)
    act (self, "game.pass");
  g_assert_cmpint (is_offered (self, 0), ==, *n_stopped > before);
  while (*n_stopped == before && g_get_monotonic_time () < end &&
         strcmp (get_page_sentence (self->page), EARLY) != 0)
    g_main_context_iteration (NULL, FALSE);
}

/* The question comes before the count, has the focus, and is asked once; the
 * light stays until the next move. */
static void
test_early (void)
{
  Fixture self;
  guint n_stopped = 0;

  open_early (&self, THREE_EYES, &n_stopped);
  stop (&self, &n_stopped);
  assert_line (&self, TENGEN_PLAY_LINE_ASKED, EARLY);
  g_assert_cmpuint (n_stopped, ==, 0);
  g_assert_cmpuint (count_lit (&self), ==, 1);
  g_assert_cmpstr (
      gtk_button_get_label (GTK_BUTTON (get_offer (&self, 0))), ==, "Go On");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self.window)) ==
                 get_offer (&self, 0));

  act (&self, "game.go-on");
  assert_line (&self, TENGEN_PLAY_LINE_NOTE, "Play goes on. Black moves.");
  g_assert_cmpuint (count_lit (&self), ==, 1);
  g_assert_false (is_offered (&self, 0));
  act (&self, "game.pass");
  g_assert_cmpuint (count_lit (&self), ==, 0);
  stop (&self, &n_stopped);
  g_assert_cmpuint (n_stopped, ==, 1);
  assert_line (&self, TENGEN_PLAY_LINE_COUNT, STOPPED);
  g_assert_true (is_offered (&self, 0));

  /* another game is asked about anew */
  give_game (&self, THREE_EYES);
  g_assert_cmpuint (count_lit (&self), ==, 0);
  stop (&self, &n_stopped);
  assert_line (&self, TENGEN_PLAY_LINE_ASKED, EARLY);
  g_assert_cmpuint (n_stopped, ==, 1);
  tear_down (&self);
}

/* The other answer is the count; Escape goes on. */
static void
test_early_answers (void)
{
  Fixture self;
  guint n_stopped = 0;
  guint requested = 0;

  open_early (&self, THREE_EYES, &n_stopped);
  g_signal_connect (
      self.page, "count-requested", G_CALLBACK (stopped_cb), &requested);
  stop (&self, &n_stopped);
  act (&self, "game.count");
  g_assert_cmpuint (requested, ==, 1);
  g_assert_cmpuint (count_lit (&self), ==, 0);
  assert_line (&self, TENGEN_PLAY_LINE_COUNT, STOPPED);
  tear_down (&self);

  open_early (&self, THREE_EYES, &n_stopped);
  stop (&self, &n_stopped);
  act (&self, "game.dismiss");
  g_assert_cmpint (
      tengen_position_get_phase (tengen_session_get_position (self.session)),
      ==,
      TENGEN_PHASE_PLAY);
  tear_down (&self);
  g_assert_cmpuint (n_stopped, ==, 0);
}

/* A right end is not disturbed; nor are other rules and sizes, a review, and a
 * game that was resumed before it was opened. */
static void
test_early_never (void)
{
  static const char *const games[] = {
    "(;GM[1]FF[4]SZ[7]RU[pure]PL[B]AB[ba][ca][ab][bb][cb][ac][bc][cc][ad][bd]"
    "[cd][ae][be][ce][af][bf][cf][bg][cg][dg]AW[da][ea][fa][db][eb][fb][gb]"
    "[dc][ec][fc][gc][dd][ed][fd][gd][de][ee][fe][ge][df][ef][ff][gf][eg]"
    "[fg])",
    "(;GM[1]FF[4]SZ[5]RU[pure]PL[B]AB[ab][bb][cb][db][eb])",
    "(;GM[1]FF[4]SZ[7]RU[china]PL[B]AB[ab][bb][cb][db][eb][fb][gb])",
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      Fixture self;
      guint n_stopped = 0;

      open_early (&self, games[i], &n_stopped);
      stop (&self, &n_stopped);
      g_assert_cmpuint (n_stopped, ==, 1);
      g_assert_cmpuint (count_lit (&self), ==, 0);
      assert_line (&self, TENGEN_PLAY_LINE_COUNT, STOPPED);
      tear_down (&self);
    }
}

static void
test_early_review (void)
{
  Fixture self;
  guint n_stopped = 0;

  open_early (&self, THREE_EYES, &n_stopped);
  g_object_set (self.page, "review", TRUE, NULL);
  stop (&self, &n_stopped);
  g_assert_cmpuint (n_stopped, ==, 1);
  tear_down (&self);
}

/* Opens a game with a neutral point besides: after some moves Black fills an
 * eye and White passes; now Black passes. */
static void
stop_again (Fixture *self, const char *moves, guint *n_stopped)
{
  g_autoptr (GString) text = g_string_new (THREE_EYES);

  g_string_replace (text, "[ca]", "", 1);
  g_string_truncate (text, text->len - 1);
  g_string_append_printf (text, "%s;B[ad];W[])", moves);
  open_early (self, text->str, n_stopped);
  tengen_session_step (self->session, G_MAXINT);
  stop (self, n_stopped);
}

/* A file in which play stopped and went on was asked about then. */
static void
test_early_again (void)
{
  Fixture self;
  guint n_stopped = 0;

  stop_again (&self, "", &n_stopped);
  assert_line (&self, TENGEN_PLAY_LINE_ASKED, EARLY);
  g_assert_cmpuint (n_stopped, ==, 0);
  tear_down (&self);

  stop_again (&self, ";B[];W[]", &n_stopped);
  assert_line (&self, TENGEN_PLAY_LINE_COUNT, STOPPED);
  g_assert_cmpuint (n_stopped, ==, 1);
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/play/stop/buttons", test_buttons);
  g_test_add_func ("/play/stop/refusal", test_refusal);
  g_test_add_func ("/play/stop/acceptance", test_acceptance);
  g_test_add_func ("/play/stop/review", test_review);
  g_test_add_func ("/play/stop/fourth", test_fourth);
  g_test_add_func ("/play/stop/superko", test_superko);
  g_test_add_func ("/play/stop/ko", test_ko);
  g_test_add_func ("/play/stop/cycle", test_cycle);
  g_test_add_func ("/play/stop/void", test_void);
  g_test_add_func ("/play/stop/dismiss", test_dismiss);
  g_test_add_func ("/play/stop/grey-keys", test_grey_keys);
  g_test_add_func ("/play/early", test_early);
  g_test_add_func ("/play/early/answers", test_early_answers);
  g_test_add_func ("/play/early/never", test_early_never);
  g_test_add_func ("/play/early/review", test_early_review);
  g_test_add_func ("/play/early/again", test_early_again);
  return g_test_run ();
}
