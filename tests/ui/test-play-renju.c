/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-renju: a game of Renju on the page: its opening, what is declared,
 * its end
 */
#include "play-page.h"

#include "tengen-play-acts.h"
#include "tengen-play-result.h"
#include "tengen-renju-patterns.h"
#include "tengen-renju-strip.h"
#include "tengen-words-renju.h"
#include "play-parts.h"

/* H10 is a double-three: F10 G10 and H8 H9. */
#define BEFORE_33 "H8 I9 H9 J8 G10 G8 F10 I7"

static TengenSession *
make_renju (const char *rules_text)
{
  TengenRenjuRules rules;
  g_autoptr (TengenGameSetup) setup = NULL;

  g_assert_true (tengen_renju_rules_parse (rules_text, &rules));
  setup = tengen_game_setup_new_renju (&rules);
  setup->black = g_strdup ("Hanako");
  setup->white = g_strdup ("Taro");
  return tengen_session_new (tengen_game_new (setup));
}

/* In place of the game of Go that every page of a test has. */
static void
open_renju (Fixture *self, const char *rules)
{
  TengenSession *session = make_renju (rules);

  set_up (self, "japan", 9);
  tengen_play_page_set_session (self->page, session);
  g_assert_finalize_object (self->session);
  self->session = session;
}

static const TengenPosition *
get_position (Fixture *self)
{
  return tengen_session_get_position (self->session);
}

static guint
get_move (Fixture *self)
{
  return tengen_position_get_move (get_position (self));
}

/* Clicks points as H8. */
static void
put (Fixture *self, const char *points)
{
  g_auto (GStrv) list = g_strsplit (points, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    click (self,
           g_ascii_tolower (list[i][0]) - 'a',
           15 - (int) g_ascii_strtoll (list[i] + 1, NULL, 10));
}

static void
choose (Fixture *self, int nth)
{
  g_assert_true (gtk_widget_activate_action (
      GTK_WIDGET (self->page), "game.choose", "i", nth));
}

static TengenRenjuStrip *
get_strip (Fixture *self)
{
  return child (self, "strip");
}

static gboolean
is_asked (Fixture *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (get_strip (self)));
}

static GtkWidget *
get_part (Fixture *self, const char *id)
{
  return GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (get_strip (self)), TENGEN_TYPE_RENJU_STRIP, id));
}

static const char *
get_prompt (Fixture *self)
{
  return gtk_label_get_label (GTK_LABEL (get_part (self, "prompt")));
}

/* What a card says to whom the game waits for. */
static const char *
get_turn (Fixture *self, const char *card)
{
  g_assert_true (has_turn (child (self, card)));
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (
      GTK_WIDGET (child (self, card)), TENGEN_TYPE_PLAY_CARD, "turn")));
}

static const char *
get_name (Fixture *self, const char *card)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (
      GTK_WIDGET (child (self, card)), TENGEN_TYPE_PLAY_CARD, "name")));
}

static const char *
get_side (Fixture *self, const char *card)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (
      GTK_WIDGET (child (self, card)), TENGEN_TYPE_PLAY_CARD, "side")));
}

static TengenPlayLineKind
get_kind (Fixture *self)
{
  return tengen_play_line_get_kind (child (self, "line"));
}

static GtkWidget *
get_offer (Fixture *self, guint index)
{
  return tengen_play_line_get_button (child (self, "line"), index);
}

static void
assert_offer (Fixture *self, guint index, const char *action)
{
  GtkWidget *button = get_offer (self, index);

  g_assert_cmpint (gtk_widget_get_visible (button), ==, action != NULL);
  if (action != NULL)
    g_assert_cmpstr (
        gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, action);
}

static gboolean
has_inside (gpointer widget)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (widget)) &
          GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* An exchange moves names, not stones; undo moves them back. */
static void
test_exchange (void)
{
  Fixture self;

  open_renju (&self, "s26");
  settle ();
  g_assert_true (is_asked (&self));
  g_assert_true (gtk_widget_get_visible (get_part (&self, "patterns")));
  g_assert_nonnull (strstr (get_prompt (&self), "Hanako"));
  put (&self, "H8 I9");
  /* tentative Black puts the white stone too */
  g_assert_true (has_turn (child (&self, "black")));
  g_assert_false (has_turn (child (&self, "white")));
  put (&self, "H9");
  g_assert_true (has_turn (child (&self, "white")));
  g_assert_nonnull (strstr (get_prompt (&self), "Taro"));
  g_assert_true (
      g_str_has_prefix (get_side (&self, "white"), "Tentative White"));
  g_assert_false (gtk_widget_get_visible (get_part (&self, "patterns")));
  put (&self, "A1");
  g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_REFUSED);
  g_assert_cmpuint (get_move (&self), ==, 3);
  choose (&self, 1);
  g_assert_cmpstr (get_name (&self, "black"), ==, "Taro");
  g_assert_cmpstr (get_name (&self, "white"), ==, "Hanako");
  g_assert_cmpstr (get_side (&self, "black"), ==, "Black");
  g_assert_cmpstr (get_page_sentence (self.page),
                   ==,
                   "Colours were exchanged: Taro has Black now, Hanako White.");
  assert_row (&self, 2, "3 ● H9 colours exchanged");
  settle ();
  g_assert_false (is_asked (&self));
  g_assert_true (has_turn (child (&self, "white")));
  act (&self, "game.undo");
  g_assert_cmpstr (get_name (&self, "black"), ==, "Hanako");
  assert_row (&self, 2, "3 ● H9");
  tear_down (&self);
}

/* A point whose fifth move makes the same shape as one that is offered. */
static TengenPoint
find_twin (Fixture *self)
{
  const TengenRenjuOpening *opening =
      tengen_position_get_renju (get_position (self))->opening;

  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    if (tengen_renju_opening_check_offer (opening, point, NULL) ==
        TENGEN_RENJU_FAULT_TWIN)
      return point;
  return TENGEN_POINT_NONE;
}

static int
count_offers (Fixture *self)
{
  return tengen_position_get_renju (get_position (self))->opening->n_offers;
}

/* No number is declared before one is chosen. A number that is typed is the one
 * declared; a number out of range becomes the nearest, and waits. */
static void
test_typed_number (void)
{
  Fixture self;
  GtkEditable *number;

  open_renju (&self, "yama");
  put (&self, "H8 H9 H10");
  number = GTK_EDITABLE (get_part (&self, "number"));
  g_assert_cmpstr (gtk_editable_get_text (number), ==, "");
  g_signal_emit_by_name (get_part (&self, "declare"), "clicked");
  g_assert_true (gtk_widget_get_visible (get_part (&self, "number_row")));
  gtk_spin_button_spin (GTK_SPIN_BUTTON (number), GTK_SPIN_STEP_FORWARD, 1);
  g_assert_cmpstr (gtk_editable_get_text (number), ==, "1");
  gtk_editable_set_text (number, "99");
  g_signal_emit_by_name (get_part (&self, "declare"), "clicked");
  g_assert_true (gtk_widget_get_visible (get_part (&self, "number_row")));
  g_assert_cmpstr (gtk_editable_get_text (number), ==, "12");
  /* the same by keys */
  gtk_widget_grab_focus (GTK_WIDGET (number));
  gtk_editable_set_text (number, "13");
  g_signal_emit_by_name (gtk_editable_get_delegate (number), "activate");
  g_assert_true (gtk_widget_get_visible (get_part (&self, "number_row")));
  g_assert_cmpstr (gtk_editable_get_text (number), ==, "12");
  gtk_editable_set_text (number, "3");
  g_signal_emit_by_name (gtk_editable_get_delegate (number), "activate");
  g_assert_false (gtk_widget_get_visible (get_part (&self, "number_row")));
  g_assert_cmpint (
      tengen_position_get_renju (get_position (&self))->opening->declared,
      ==,
      3);
  g_assert_nonnull (
      strstr (gtk_label_get_label (GTK_LABEL (get_part (&self, "prompt"))),
              "there will be 3 fifth moves. Do you exchange"));
  tear_down (&self);
}

/* A number, fifth moves that are offered and taken back, one that is kept. */
static void
test_fifths (void)
{
  Fixture self;
  TengenPoint twin;

  open_renju (&self, "yama");
  put (&self, "H8 H9 H10");
  g_assert_true (gtk_widget_get_visible (get_part (&self, "number_row")));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_part (&self, "number")), 3);
  settle ();
  g_signal_emit_by_name (get_part (&self, "declare"), "clicked");
  assert_row (&self, 2, "3 ● H10 number 3");
  choose (&self, 0);
  put (&self, "H7 G6 J5 G6");
  g_assert_cmpint (count_offers (&self), ==, 1);
  g_assert_cmpstr (get_turn (&self, "black"), ==, "To move");
  g_assert_true (gtk_widget_get_visible (get_part (&self, "hint")));
  assert_row (&self, 3, "4 ○ H7 1 fifth move");
  twin = find_twin (&self);
  g_assert_cmpuint (twin, !=, TENGEN_POINT_NONE);
  click (&self, twin % 15, twin / 15);
  g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_REFUSED);
  g_assert_cmpint (count_offers (&self), ==, 1);
  put (&self, "A15 G6");
  g_assert_cmpuint (get_move (&self), ==, 4);
  /* White keeps one */
  g_assert_cmpstr (get_turn (&self, "white"), ==, "To decide");
  put (&self, "B2");
  g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_REFUSED);
  put (&self, "A15");
  g_assert_cmpuint (get_move (&self), ==, 5);
  settle ();
  g_assert_false (is_asked (&self));
  tear_down (&self);
}

/* Three choices have three buttons, in the order of their keys. */
static void
test_choices (void)
{
  static const TengenRenjuChoice wanted[] = { TENGEN_RENJU_CHOICE_STAY,
                                              TENGEN_RENJU_CHOICE_SWAP,
                                              TENGEN_RENJU_CHOICE_FIFTHS };
  TengenRenjuChoice choice;
  Fixture self;

  open_renju (&self, "tara-5");
  put (&self, "H8");
  choose (&self, 0);
  put (&self, "H9");
  choose (&self, 0);
  put (&self, "I9");
  choose (&self, 0);
  put (&self, "J7");
  for (int i = 0; i < 3; i++)
    {
      g_assert_true (
          tengen_renju_strip_find_choice (get_position (&self), i, &choice));
      g_assert_cmpint (choice, ==, wanted[i]);
    }
  g_assert_false (
      tengen_renju_strip_find_choice (get_position (&self), 3, &choice));
  choose (&self, 3);
  g_assert_true (has_turn (child (&self, "black")));
  choose (&self, 2);
  put (&self, "G10");
  g_assert_cmpint (
      tengen_position_get_renju (get_position (&self))->opening->n_offers,
      ==,
      1);
  /* 待った takes the offer back, then the choice */
  act (&self, "game.take-back");
  g_assert_cmpint (
      tengen_position_get_renju (get_position (&self))->opening->n_offers,
      ==,
      0);
  tear_down (&self);
}

static TengenRenjuPatterns *
find_patterns (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GObject) window = g_list_model_get_item (windows, i);

      if (TENGEN_IS_RENJU_PATTERNS (window))
        return TENGEN_RENJU_PATTERNS (window);
    }
  return NULL;
}

/* The window of the patterns puts what is missing of the three stones. */
static void
test_patterns (void)
{
  Fixture self;

  open_renju (&self, "s26");
  put (&self, "H8");
  act (&self, "game.patterns");
  g_assert_nonnull (find_patterns ());
  g_signal_emit_by_name (find_patterns (), "chosen", 3, FALSE);
  g_assert_cmpuint (get_move (&self), ==, 3);
  g_assert_cmpint (
      tengen_position_get_renju (get_position (&self))->pattern, ==, 3);
  g_assert_true (has_turn (child (&self, "white")));
  /* it is too late for another one */
  g_signal_emit_by_name (find_patterns (), "chosen", 4, FALSE);
  g_assert_cmpuint (get_move (&self), ==, 3);
  gtk_window_destroy (GTK_WINDOW (find_patterns ()));
  tear_down (&self);
}

/* With the keyboard the focus is on the choices, and then on the board. */
static void
test_keyboard (void)
{
  Fixture self;
  TengenBoardView *board;

  open_renju (&self, "s26");
  board = child (&self, "board");
  put (&self, "H8 H9");
  tengen_play_page_focus_board (self.page);
  g_signal_emit_by_name (
      board, "activated", (guint) tengen_point_make (15, 8, 6), 0u, 1u);
  g_assert_cmpuint (get_move (&self), ==, 3);
  g_assert_true (has_inside (get_strip (&self)));
  choose (&self, 0);
  g_assert_false (has_inside (get_strip (&self)));
  g_assert_true (has_inside (board));
  tear_down (&self);
}

/* The strip stands above the panel of the review, but only where something is
 * still open. */
static void
test_review (void)
{
  Fixture self;

  open_renju (&self, "s26");
  put (&self, "H8 H9 I9");
  g_object_set (self.page, "review", TRUE, NULL);
  settle ();
  g_assert_true (is_asked (&self));
  g_assert_true (gtk_widget_is_ancestor (GTK_WIDGET (get_strip (&self)),
                                         child (&self, "review_slot")));
  tengen_session_step (self.session, -1);
  settle ();
  g_assert_false (is_asked (&self));
  g_assert_false (gtk_widget_get_visible (child (&self, "review_slot")));
  g_object_set (self.page, "review", FALSE, NULL);
  settle ();
  g_assert_true (is_asked (&self));
  g_assert_true (gtk_widget_is_ancestor (GTK_WIDGET (get_strip (&self)),
                                         child (&self, "strip_slot")));
  tear_down (&self);
}

/* Where endings are declared nothing is asked and nothing ends by itself; a
 * wrong claim costs nothing. */
static void
test_declared (void)
{
  Fixture self;

  open_renju (&self, "free declared");
  put (&self, BEFORE_33);
  act (&self, "game.forbidden");
  g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_REFUSED);
  act (&self, "game.five-black");
  g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_REFUSED);
  put (&self, "H10");
  g_assert_cmpuint (get_move (&self), ==, 9);
  g_assert_cmpint (
      tengen_position_get_phase (get_position (&self)), ==, TENGEN_PHASE_PLAY);
  act (&self, "game.forbidden");
  g_assert_cmpint (
      tengen_position_get_phase (get_position (&self)), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_RESULT);
  assert_offer (&self, 0, "game.why");
  act (&self, "game.undo");
  put (&self, "A1");
  act (&self, "game.forbidden");
  g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_REFUSED);
  g_assert_cmpint (
      tengen_position_get_phase (get_position (&self)), ==, TENGEN_PHASE_PLAY);
  tear_down (&self);
}

static void
assert_claims (Fixture *self, const char *shown)
{
  GtkWidget *acts = child (self, "acts");
  GtkWidget *box = GTK_WIDGET (
      gtk_widget_get_template_child (acts, TENGEN_TYPE_PLAY_ACTS, "declared"));
  GtkWidget *claim = gtk_widget_get_first_child (box);

  g_assert_cmpint (
      gtk_widget_get_visible (box), ==, strchr (shown, '1') != NULL);
  for (; *shown != '\0'; shown++, claim = gtk_widget_get_next_sibling (claim))
    g_assert_cmpint (gtk_widget_get_visible (claim), ==, *shown == '1');
}

/* Buttons come when there are stones enough, whatever they make: five of Black,
 * five of White, forbidden. */
static void
test_claims (void)
{
  Fixture self;

  open_renju (&self, "free declared");
  assert_claims (&self, "000");
  put (&self, "H8 A1 I8 A3 J9 A5 J10 A7");
  assert_claims (&self, "000");
  put (&self, "O15");
  assert_claims (&self, "101");
  put (&self, "A9");
  assert_claims (&self, "111");
  act (&self, "game.undo");
  assert_claims (&self, "101");
  tear_down (&self);
}

/* A five that is declared waits for its answer; either answer ends the game. */
static void
test_five (void)
{
  static const char *const answers[] = { "game.admit", "game.contest" };

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      Fixture self;

      open_renju (&self, "free declared");
      put (&self, "H8 A1 I8 A3 J8 A5 K8 A7 L8 A9");
      act (&self, "game.five-white");
      g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_REFUSED);
      act (&self, "game.five-black");
      g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_ASKED);
      assert_offer (&self, 0, "game.admit");
      assert_offer (&self, 1, "game.contest");
      g_assert_true (has_turn (child (&self, "white")));
      put (&self, "O15");
      g_assert_cmpuint (get_move (&self), ==, 10);
      act (&self, answers[i]);
      g_assert_cmpint (
          tengen_game_get_result (tengen_session_get_game (self.session)).kind,
          ==,
          TENGEN_RESULT_FIVE);
      g_assert_cmpstr (
          gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (
              child (&self, "result"), TENGEN_TYPE_PLAY_RESULT, "outcome"))),
          ==,
          "Black wins (five in a row)");
      g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_RESULT);
      tear_down (&self);
    }
}

/* A forbidden point is not played by a click; a five ends the game. */
static void
test_automatic (void)
{
  Fixture self;

  open_renju (&self, "free");
  g_assert_false (is_asked (&self));
  put (&self, "A1");
  g_assert_cmpint (get_kind (&self), ==, TENGEN_PLAY_LINE_REFUSED);
  put (&self, BEFORE_33);
  put (&self, "H10");
  g_assert_cmpuint (get_move (&self), ==, 8);
  g_assert_true (
      tengen_session_play (self.session, tengen_point_make (15, 7, 5)));
  g_assert_cmpint (tengen_position_get_renju (get_position (&self))->end,
                   ==,
                   TENGEN_RENJU_END_FORBIDDEN);
  assert_offer (&self, 0, "game.why");
  assert_offer (&self, 1, NULL);
  act (&self, "game.take-back");
  g_assert_cmpuint (get_move (&self), ==, 8);
  assert_offer (&self, 0, NULL);
  tear_down (&self);
}

/* A draw asks first; after it the line offers nothing. */
static void
test_draw (void)
{
  Fixture self;

  open_renju (&self, "tara-10");
  act (&self, "game.draw");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (child (&self, "buttons")),
                   ==,
                   "question");
  act (&self, "game.no");
  g_assert_cmpint (
      tengen_position_get_phase (get_position (&self)), ==, TENGEN_PHASE_PLAY);
  act (&self, "game.draw");
  act (&self, "game.yes");
  g_assert_cmpint (tengen_position_get_renju (get_position (&self))->end,
                   ==,
                   TENGEN_RENJU_END_AGREED);
  assert_offer (&self, 0, NULL);
  tear_down (&self);
}

/* The player who has to act resigns, not the colour of the next stone. */
static void
test_resign (void)
{
  Fixture self;

  open_renju (&self, "s26");
  put (&self, "H8");
  act (&self, "game.resign");
  act (&self, "game.yes");
  g_assert_cmpint (
      tengen_game_get_result (tengen_session_get_game (self.session)).winner,
      ==,
      TENGEN_STONE_WHITE);
  tear_down (&self);
}

static gboolean
is_shown (gpointer widget, GType type, const char *id)
{
  return gtk_widget_get_mapped (GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (widget), type, id)));
}

/* No prisoners, no estimate, no count; passes only from the sixth stone on. */
static void
test_no_go (void)
{
  Fixture self;
  GtkWidget *pass;
  gpointer acts;
  gboolean can_estimate;

  open_renju (&self, "free");
  settle ();
  acts = child (&self, "acts");
  pass = find_actor (acts, "game.pass");
  g_assert_false (
      is_shown (child (&self, "black"), TENGEN_TYPE_PLAY_CARD, "number"));
  g_assert_false (
      is_shown (child (&self, "black"), TENGEN_TYPE_PLAY_CARD, "caption"));
  g_assert_true (is_shown (acts, TENGEN_TYPE_PLAY_ACTS, "draw"));
  g_assert_false (is_shown (acts, TENGEN_TYPE_PLAY_ACTS, "declared"));
  g_object_get (self.page, "can-estimate", &can_estimate, NULL);
  g_assert_false (can_estimate);
  g_assert_true (gtk_widget_get_mapped (pass));
  g_assert_false (gtk_widget_is_sensitive (pass));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (pass), "six"));
  put (&self, "H8 A1 I8 A3 J8 A5");
  g_assert_true (gtk_widget_is_sensitive (pass));
  act (&self, "game.pass");
  g_assert_cmpstr (get_page_sentence (self.page), ==, "Black passed.");
  act (&self, "game.pass");
  g_assert_cmpint (tengen_position_get_renju (get_position (&self))->end,
                   ==,
                   TENGEN_RENJU_END_PASSES);
  tear_down (&self);
}

static void
assert_greeting (Fixture *self, const char *text)
{
  GtkLabel *quiet = GTK_LABEL (gtk_widget_get_template_child (
      child (self, "line"), TENGEN_TYPE_PLAY_LINE, "quiet"));

  g_assert_cmpstr (gtk_label_get_label (quiet), ==, text);
}

/* Greetings are said at the start and the end, if they are wanted. */
static void
test_greetings (void)
{
  Fixture self;

  open_renju (&self, "s26");
  assert_greeting (&self, "");
  g_object_set (self.page, "greetings", TRUE, NULL);
  assert_greeting (&self, "Let us have a good game.");
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
  put (&self, "A1");
  assert_greeting (&self, "");
  put (&self, "H8");
  assert_greeting (&self, "");
  tengen_session_resign (self.session, TENGEN_SEAT_FIRST);
  assert_greeting (&self, "Thank you for the game.");
  g_object_set (self.page, "review", TRUE, NULL);
  assert_greeting (&self, "");
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/play/renju/exchange", test_exchange);
  g_test_add_func ("/play/renju/typed-number", test_typed_number);
  g_test_add_func ("/play/renju/fifths", test_fifths);
  g_test_add_func ("/play/renju/choices", test_choices);
  g_test_add_func ("/play/renju/patterns", test_patterns);
  g_test_add_func ("/play/renju/keyboard", test_keyboard);
  g_test_add_func ("/play/renju/review", test_review);
  g_test_add_func ("/play/renju/declared", test_declared);
  g_test_add_func ("/play/renju/claims", test_claims);
  g_test_add_func ("/play/renju/five", test_five);
  g_test_add_func ("/play/renju/automatic", test_automatic);
  g_test_add_func ("/play/renju/draw", test_draw);
  g_test_add_func ("/play/renju/resign", test_resign);
  g_test_add_func ("/play/renju/no-go", test_no_go);
  g_test_add_func ("/play/renju/greetings", test_greetings);
  return g_test_run ();
}
