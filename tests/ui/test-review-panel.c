/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-panel: annotating a game: tools, texts, variations, search
 */

#include "display-start.h"
#include "tengen-board-look.h"
#include "tengen-board-view.h"
#include "tengen-play-line.h"
#include "tengen-play-page.h"
#include "tengen-review-branch.h"
#include "tengen-review-comment.h"
#include "tengen-review-evaluation.h"
#include "tengen-review-faults.h"
#include "tengen-review-own.h"
#include "tengen-review-properties.h"
#include "tengen-review-search.h"
#include "tengen-review-tools.h"
#include "tengen-sgf-writer.h"
#include "tengen-test-review.h"
#include "session-changes.h"
#include "tengen-words-record.h"
#include "play-parts.h"

/* What was said last. */
static void
say_cb (GtkWidget *panel, const char *text, gpointer data)
{
  char **said = data;

  g_free (*said);
  *said = g_strdup (text);
}

/* The whole game is turned, and what is written in it is not: that is said.
 * Each is undone in one step. */
static void
test_whole (void)
{
  static const struct
  {
    const char *action;
    const char *name;
    const char *values;
  } cases[] = {
    { "review.rotate-left", "B", "[cg]" },
    { "review.rotate-right", "B", "[gc]" },
    { "review.mirror", "B", "[gc]" },
    { "review.flip", "B", "[cg]" },
    { "review.exchange", "W", "[cc]" },
  };
  Fixture self;
  g_autofree char *before = NULL;
  g_autofree char *said = NULL;

  set_up (&self, GAME);
  g_signal_connect (self.panel, "say", G_CALLBACK (say_cb), &said);
  before = tengen_sgf_write (get_record (&self), NULL, NULL);
  g_assert_true (act (&self, "game.forward"));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *after = NULL;

      g_clear_pointer (&said, g_free);
      g_assert_true (act (&self, cases[i].action));
      assert_property (&self, cases[i].name, cases[i].values);
      g_assert_nonnull (strstr (said, "Comments stay as they were written"));
      g_assert_true (act (&self, "game.undo"));
      after = tengen_sgf_write (get_record (&self), NULL, NULL);
      g_assert_cmpstr (after, ==, before);
    }
  tear_down (&self);
}

/* A board that is no square lies down; nothing is said where nothing is
 * written. */
static void
test_whole_oblong (void)
{
  Fixture self;
  g_autofree char *said = NULL;

  set_up (&self, "(;GM[1]SZ[5:9];B[ai])");
  g_signal_connect (self.panel, "say", G_CALLBACK (say_cb), &said);
  g_assert_true (act (&self, "game.forward"));
  g_assert_true (act (&self, "review.rotate-right"));
  assert_property (&self, "B", "[aa]");
  g_assert_cmpint (
      tengen_game_get_setup (tengen_session_get_game (self.session))->width,
      ==,
      9);
  g_assert_null (said);
  g_assert_true (act (&self, "game.undo"));
  assert_property (&self, "B", "[ai]");
  tear_down (&self);
}

/* Each tool does its own thing; undoing leaves the file as it was. */
static void
test_tools (void)
{
  static const struct
  {
    TengenReviewTool tool;
    const char *name;
    const char *values;
  } cases[] = {
    { TENGEN_REVIEW_TOOL_TRIANGLE, "TR", "[ba]" },
    { TENGEN_REVIEW_TOOL_SQUARE, "SQ", "[ba]" },
    { TENGEN_REVIEW_TOOL_CIRCLE, "CR", "[ba]" },
    { TENGEN_REVIEW_TOOL_CROSS, "MA", "[ba]" },
    { TENGEN_REVIEW_TOOL_SELECTED, "SL", "[ba]" },
    { TENGEN_REVIEW_TOOL_LETTER, "LB", "[ba:A]" },
    { TENGEN_REVIEW_TOOL_NUMBER, "LB", "[ba:1]" },
    { TENGEN_REVIEW_TOOL_IROHA, "LB", "[ba:イ]" },
    { TENGEN_REVIEW_TOOL_DIM, "DD", "[ba]" },
    { TENGEN_REVIEW_TOOL_BLACK, "AB", "[ba]" },
    { TENGEN_REVIEW_TOOL_WHITE, "AW", "[ba]" },
  };
  Fixture self;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up (&self, GAME);
  before = tengen_sgf_write (get_record (&self), NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      take_tool (&self, cases[i].tool);
      g_assert_true (gtk_toggle_button_get_active (
          get_tool_button (child (&self, "tools"), cases[i].tool)));
      click (&self, 1, 0, 1);
      assert_property (&self, cases[i].name, cases[i].values);
      g_assert_true (act (&self, "game.undo"));
      assert_property (&self, cases[i].name, "");
    }
  after = tengen_sgf_write (get_record (&self), NULL, NULL);
  g_assert_cmpstr (after, ==, before);
  tear_down (&self);
}

/* Labels of a sort follow one another and take the place of other sorts; the
 * same sort again takes one away. */
static void
test_labels (void)
{
  Fixture self;

  set_up (&self, "(;GM[1]SZ[9])");
  take_tool (&self, TENGEN_REVIEW_TOOL_IROHA);
  click (&self, 0, 0, 1);
  click (&self, 1, 0, 1);
  take_tool (&self, TENGEN_REVIEW_TOOL_LETTER);
  click (&self, 2, 0, 1);
  assert_property (&self, "LB", "[aa:イ][ba:ロ][ca:A]");
  click (&self, 0, 0, 1);
  assert_property (&self, "LB", "[ba:ロ][ca:A][aa:B]");
  click (&self, 0, 0, 1);
  assert_property (&self, "LB", "[ba:ロ][ca:A]");
  take_tool (&self, TENGEN_REVIEW_TOOL_IROHA);
  click (&self, 2, 0, 1);
  assert_property (&self, "LB", "[ba:ロ][ca:イ]");
  click (&self, 1, 0, 1);
  click (&self, 3, 0, 1);
  assert_property (&self, "LB", "[ca:イ][da:ロ]");
  tear_down (&self);
}

static TengenReviewOwn *
get_own (Fixture *self)
{
  return TENGEN_REVIEW_OWN (
      find (child (self, "tools"), TENGEN_TYPE_REVIEW_OWN));
}

static GtkWidget *
get_own_entry (Fixture *self)
{
  return find (child (self, "tools"), GTK_TYPE_ENTRY);
}

/* It stands below the entry. */
static const char *
get_own_note (Fixture *self)
{
  return gtk_label_get_label (
      GTK_LABEL (gtk_widget_get_next_sibling (get_own_entry (self))));
}

static GtkWidget *
get_popover (Fixture *self)
{
  return gtk_widget_get_ancestor (get_own_entry (self), GTK_TYPE_POPOVER);
}

/* Asked for when the tool is taken, put by clicks, taken away by another one;
 * the file has each sign of it. */
static void
test_own (void)
{
  Fixture self;
  GtkEditable *entry;
  GtkButton *button;

  set_up (&self, GAME);
  button = GTK_BUTTON (
      get_tool_button (child (&self, "tools"), TENGEN_REVIEW_TOOL_OWN));
  entry = GTK_EDITABLE (get_own_entry (&self));
  g_assert_cmpstr (gtk_button_get_label (button), ==, "Text");
  take_tool (&self, TENGEN_REVIEW_TOOL_OWN);
  g_assert_true (gtk_widget_get_mapped (get_popover (&self)));
  gtk_editable_set_text (entry, " a:b]\\ ");
  g_assert_cmpstr (tengen_review_own_get_text (get_own (&self)), ==, "a:b]\\");
  g_assert_cmpstr (gtk_button_get_label (button), ==, "a:…");
  g_assert_nonnull (strstr (get_own_note (&self), "“a:…”"));
  g_signal_emit_by_name (entry, "activate");
  g_assert_false (gtk_widget_get_mapped (get_popover (&self)));
  click (&self, 1, 0, 1);
  assert_property (&self, "LB", "[ba:a\\:b\\]\\\\]");
  g_assert_cmpstr (get_view (&self)->labels[1], ==, "a:b]\\");
  click (&self, 1, 0, 1);
  assert_property (&self, "LB", "");
  /* another text takes its place */
  click (&self, 1, 0, 1);
  gtk_editable_set_text (entry, "カカリ");
  g_assert_cmpstr (gtk_button_get_label (button), ==, "カカリ");
  g_assert_cmpstr (
      get_own_note (&self), ==, "Press the points that shall have it.");
  click (&self, 1, 0, 1);
  assert_property (&self, "LB", "[ba:カカリ]");
  g_assert_true (act (&self, "game.undo"));
  assert_property (&self, "LB", "[ba:a\\:b\\]\\\\]");
  tear_down (&self);
}

/* What cannot be put is told, and asked for again. */
static void
test_own_fault (void)
{
  Fixture self;
  GtkEditable *entry;

  set_up (&self, GAME);
  entry = GTK_EDITABLE (get_own_entry (&self));
  take_tool (&self, TENGEN_REVIEW_TOOL_OWN);
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (gtk_widget_get_mapped (get_popover (&self)));
  gtk_popover_popdown (GTK_POPOVER (get_popover (&self)));
  click (&self, 1, 0, 1);
  assert_property (&self, "LB", "");
  g_assert_cmpstr (
      get_page_sentence (self.page), ==, "Write here what points shall have.");
  g_assert_true (gtk_widget_get_mapped (get_popover (&self)));
  gtk_editable_set_text (entry, "abcdefghijklmnopqrstu");
  g_assert_true (g_str_has_prefix (get_own_note (&self),
                                   "This is too long for a point: 20 letters"));
  gtk_popover_popdown (GTK_POPOVER (get_popover (&self)));
  click (&self, 1, 0, 1);
  assert_property (&self, "LB", "");
  gtk_editable_set_text (entry, "abcdefghijklmnopqrst");
  click (&self, 1, 0, 1);
  assert_property (&self, "LB", "[ba:abcdefghijklmnopqrst]");
  settle ();
  tear_down (&self);
}

static void
assert_turn (Fixture *self, const char *said, TengenStone stone)
{
  g_autofree char *turn = NULL;

  g_object_get (child (self, "tools"), "turn", &turn, NULL);
  g_assert_cmpstr (turn, ==, said);
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_session_get_position (self->session)),
      ==,
      stone);
}

static void
give_turn (Fixture *self, const char *side)
{
  g_assert_true (gtk_widget_activate_action (
      child (self, "tools"), "tools.turn", "s", side));
}

/* Whose turn it is can be said at each node, is played on from, and undone. */
static void
test_turn (void)
{
  Fixture self;

  set_up (&self, "(;GM[1]SZ[9]AB[ee])");
  assert_turn (&self, "auto", TENGEN_STONE_BLACK);
  give_turn (&self, "white");
  assert_property (&self, "PL", "[W]");
  assert_turn (&self, "white", TENGEN_STONE_WHITE);
  click (&self, 0, 0, 1);
  assert_property (&self, "W", "[aa]");
  assert_turn (&self, "auto", TENGEN_STONE_BLACK);
  /* after a move it is said in a node of its own */
  give_turn (&self, "white");
  assert_property (&self, "PL", "[W]");
  assert_property (&self, "W", "");
  assert_turn (&self, "white", TENGEN_STONE_WHITE);
  give_turn (&self, "auto");
  assert_property (&self, "PL", "");
  assert_turn (&self, "auto", TENGEN_STONE_BLACK);
  g_assert_true (act (&self, "game.undo"));
  assert_turn (&self, "white", TENGEN_STONE_WHITE);
  g_assert_true (act (&self, "game.undo"));
  g_assert_true (act (&self, "game.undo"));
  assert_turn (&self, "white", TENGEN_STONE_WHITE);
  g_assert_true (act (&self, "game.undo"));
  assert_property (&self, "PL", "");
  assert_turn (&self, "auto", TENGEN_STONE_BLACK);
  tear_down (&self);
}

/* What lies on top is erased first. */
static void
test_erase (void)
{
  Fixture self;

  set_up (&self, "(;GM[1]SZ[9]AB[ba])");
  take_tool (&self, TENGEN_REVIEW_TOOL_CROSS);
  click (&self, 1, 0, 1);
  g_assert_cmpint (get_view (&self)->marks[1], ==, TENGEN_VIEW_MARK_CROSS);
  take_tool (&self, TENGEN_REVIEW_TOOL_ERASE);
  click (&self, 1, 0, 1);
  assert_property (&self, "MA", "");
  g_assert_cmpint (get_view (&self)->stones[1], ==, TENGEN_STONE_BLACK);
  click (&self, 1, 0, 1);
  g_assert_cmpint (get_view (&self)->stones[1], ==, TENGEN_STONE_NONE);
  tear_down (&self);
}

/* Two clicks or a drag; the first point is seen, and can be taken back. */
static void
test_arrow (void)
{
  Fixture self;
  gboolean drags;

  set_up (&self, GAME);
  take_tool (&self, TENGEN_REVIEW_TOOL_ARROW);
  g_object_get (page_child (&self, "board"), "drags", &drags, NULL);
  g_assert_true (drags);
  click (&self, 0, 0, 1);
  g_assert_cmpint (get_view (&self)->marks[0], ==, TENGEN_VIEW_MARK_SELECTED);
  g_assert_cmpstr (get_page_sentence (self.page), !=, "");
  click (&self, 0, 0, 1);
  g_assert_cmpint (get_view (&self)->marks[0], ==, TENGEN_VIEW_MARK_NONE);
  click (&self, 0, 0, 1);
  click (&self, 3, 0, 0);
  assert_property (&self, "AR", "[aa:da]");
  g_assert_cmpuint (get_view (&self)->lines->len, ==, 1);

  take_tool (&self, TENGEN_REVIEW_TOOL_LINE);
  g_signal_emit_by_name (page_child (&self, "board"), "dragged", 0u, 5u, 1u);
  assert_property (&self, "LN", "[aa:fa]");
  /* going elsewhere forgets the first point */
  click (&self, 8, 8, 1);
  g_assert_cmpint (get_view (&self)->marks[80], ==, TENGEN_VIEW_MARK_SELECTED);
  g_assert_true (act (&self, "game.forward"));
  g_assert_cmpint (get_view (&self)->marks[80], ==, TENGEN_VIEW_MARK_NONE);
  click (&self, 0, 8, 1);
  assert_property (&self, "LN", "");
  take_tool (&self, TENGEN_REVIEW_TOOL_MOVE);
  g_object_get (page_child (&self, "board"), "drags", &drags, NULL);
  g_assert_false (drags);
  tear_down (&self);
}

/* Playing an existing move goes to it, any other move becomes a variation. */
static void
test_move (void)
{
  Fixture self;
  guint n;

  set_up (&self, GAME);
  n = tengen_record_get_n_nodes (get_record (&self));
  click (&self, 2, 2, 1);
  g_assert_cmpuint (get_move (&self), ==, 1);
  g_assert_cmpuint (tengen_record_get_n_nodes (get_record (&self)), ==, n);
  click (&self, 4, 4, 1);
  g_assert_cmpuint (get_move (&self), ==, 2);
  g_assert_cmpuint (tengen_record_get_n_nodes (get_record (&self)), ==, n + 1);
  g_assert_cmpuint (
      tengen_record_get_index (get_record (&self), get_node (&self)), ==, 1);
  tear_down (&self);
}

/* The other button: the move that put a stone, or when a point is played. */
static void
test_go_to_stone (void)
{
  Fixture self;

  set_up (&self, GAME);
  click (&self, 2, 6, 3);
  g_assert_cmpuint (get_move (&self), ==, 3);
  click (&self, 2, 2, 3);
  g_assert_cmpuint (get_move (&self), ==, 1);
  click (&self, 8, 8, 3);
  g_assert_cmpuint (get_move (&self), ==, 1);
  g_assert_cmpstr (get_page_sentence (self.page),
                   ==,
                   "No move of this game is played there.");
  tengen_board_view_focus_point (page_child (&self, "board"),
                                 tengen_point_make (9, 6, 2));
  g_assert_true (act (&self, "game.go-to-stone"));
  g_assert_cmpuint (get_move (&self), ==, 2);
  g_signal_emit_by_name (page_child (&self, "board"), "scrolled", 1);
  g_assert_cmpuint (get_move (&self), ==, 3);
  g_signal_emit_by_name (page_child (&self, "board"), "scrolled", -1);
  g_assert_cmpuint (get_move (&self), ==, 2);
  tear_down (&self);
}

/* The button of an evaluation, which is named as strong as it is. */
static GtkWidget *
get_evaluation_button (gpointer self, TengenEvaluation evaluation)
{
  g_autofree char *plain = tengen_words_evaluation (evaluation, 1);
  g_autofree char *very = tengen_words_evaluation (evaluation, 2);
  gpointer boxes[] = { template_child (self, "move"),
                       template_child (self, "position") };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    for (GtkWidget *button = gtk_widget_get_first_child (boxes[i]);
         button != NULL;
         button = gtk_widget_get_next_sibling (button))
      {
        const char *name = gtk_button_get_label (GTK_BUTTON (button));

        if (g_str_equal (name, plain) || g_str_equal (name, very))
          return button;
      }
  g_assert_not_reached ();
}

static void
press (TengenReviewEvaluation *self, TengenEvaluation evaluation)
{
  g_signal_emit_by_name (get_evaluation_button (self, evaluation), "clicked");
}

/* Once, twice is very, three times is nothing; one of a group. */
static void
test_evaluations (void)
{
  Fixture self;
  TengenReviewEvaluation *evaluation;

  set_up (&self, GAME);
  g_assert_true (act (&self, "game.forward"));
  evaluation = TENGEN_REVIEW_EVALUATION (
      find (GTK_WIDGET (self.panel), TENGEN_TYPE_REVIEW_EVALUATION));
  press (evaluation, TENGEN_EVALUATION_BAD);
  assert_property (&self, "BM", "[1]");
  press (evaluation, TENGEN_EVALUATION_BAD);
  assert_property (&self, "BM", "[2]");
  press (evaluation, TENGEN_EVALUATION_BAD);
  assert_property (&self, "BM", "");
  press (evaluation, TENGEN_EVALUATION_DOUBTFUL);
  assert_property (&self, "DO", "[]");
  press (evaluation, TENGEN_EVALUATION_GOOD);
  assert_property (&self, "DO", "");
  assert_property (&self, "TE", "[1]");
  press (evaluation, TENGEN_EVALUATION_BLACK);
  assert_property (&self, "TE", "[1]");
  assert_property (&self, "GB", "[1]");
  g_assert_cmpstr (template_text (evaluation, "summary"), !=, "Evaluation");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (
      get_evaluation_button (evaluation, TENGEN_EVALUATION_BLACK))));
  for (int i = 0; i < 6; i++)
    g_assert_true (act (&self, "game.undo"));
  assert_property (&self, "BM", "");
  g_assert_cmpstr (template_text (evaluation, "summary"), ==, "Evaluation");
  tear_down (&self);
}

/* The estimated score, the number of the move, the figure. */
static void
test_values (void)
{
  Fixture self;
  TengenReviewEvaluation *evaluation;
  GtkEditable *value, *number, *title;
  GtkCheckButton *figure;

  set_up (&self, GAME);
  g_assert_true (act (&self, "game.forward"));
  evaluation = TENGEN_REVIEW_EVALUATION (
      find (GTK_WIDGET (self.panel), TENGEN_TYPE_REVIEW_EVALUATION));
  value = template_child (evaluation, "value");
  number = template_child (evaluation, "number");
  figure = template_child (evaluation, "figure");
  title = template_child (evaluation, "title");
  gtk_editable_set_text (value, "-3.5");
  g_signal_emit_by_name (value, "activate");
  assert_property (&self, "V", "[-3.5]");
  gtk_editable_set_text (value, "much");
  g_signal_emit_by_name (value, "activate");
  assert_property (&self, "V", "[-3.5]");
  g_assert_cmpstr (gtk_editable_get_text (value), ==, "-3.5");
  gtk_editable_set_text (value, "");
  g_signal_emit_by_name (value, "activate");
  assert_property (&self, "V", "");

  gtk_editable_set_text (number, "101");
  g_signal_emit_by_name (number, "activate");
  assert_property (&self, "MN", "[101]");
  gtk_editable_set_text (number, "");
  g_signal_emit_by_name (number, "activate");
  assert_property (&self, "MN", "");

  gtk_check_button_set_active (figure, TRUE);
  g_assert_true (tengen_record_find (get_record (&self),
                                     get_node (&self),
                                     TENGEN_PROPERTY_FG) != 0);
  gtk_editable_set_text (title, "第2譜");
  g_signal_emit_by_name (title, "activate");
  assert_property (&self, "FG", "[0:第2譜]");
  g_assert_true (act (&self, "review.figure"));
  assert_property (&self, "FG", "");
  g_assert_false (gtk_check_button_get_active (figure));
  tear_down (&self);
}

static void
assert_file (Fixture *self, const char *wanted)
{
  g_autofree char *text = tengen_sgf_write (get_record (self), NULL, NULL);
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    if (*at != '\n')
      g_string_append_c (plain, *at);
  g_assert_nonnull (strstr (plain->str, wanted));
}

static void
wait_nodes (Fixture *self, guint n)
{
  while (tengen_record_get_n_nodes (get_record (self)) == n)
    g_main_context_iteration (NULL, TRUE);
}

/* Cut, paste elsewhere, order, delete: each one step of undo. */
static void
test_branches (void)
{
  Fixture self;
  guint n;

  set_up (&self, GAME);
  g_assert_false (is_possible (&self, "review.cut"));
  tengen_session_step (self.session, 2);
  g_assert_true (act (&self, "game.forward"));
  g_assert_false (is_possible (&self, "review.up"));
  g_assert_true (act (&self, "review.down"));
  assert_file (&self, "(;B[gg]N[Second];W[cg]C[Here it is])(;B[cg]");
  g_assert_true (act (&self, "review.promote"));
  assert_file (&self, "(;B[cg]C[Main line];W[gg])(;B[gg]");

  g_assert_true (act (&self, "review.cut"));
  g_assert_cmpuint (get_move (&self), ==, 2);
  assert_file (&self, "W[gc](;B[gg]");
  g_assert_true (act (&self, "game.first"));
  n = tengen_record_get_n_nodes (get_record (&self));
  g_assert_true (act (&self, "review.paste"));
  wait_nodes (&self, n);
  settle ();
  assert_property (&self, "B", "[cg]");
  assert_property (&self, "C", "[Main line]");
  g_assert_cmpuint (get_move (&self), ==, 1);
  g_assert_true (act (&self, "review.delete"));
  g_assert_cmpuint (get_move (&self), ==, 0);
  g_assert_true (act (&self, "game.undo"));
  g_assert_cmpuint (get_move (&self), ==, 1);
  assert_property (&self, "B", "[cg]");
  tear_down (&self);
}

/* What is no SGF changes nothing and is said. */
static void
test_paste_nothing (void)
{
  Fixture self;
  guint n_changes;

  set_up (&self, GAME);
  count_changes (self.session, &n_changes);
  tengen_review_branch_paste (self.panel, get_node (&self), "Hello");
  tengen_review_branch_paste (self.panel, get_node (&self), NULL);
  tengen_review_branch_paste (self.panel, 9999, GAME);
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_cmpstr (get_page_sentence (self.page),
                   ==,
                   "The clipboard holds no moves to paste.");
  tear_down (&self);
}

/* Words are found in comments and names, forwards and backwards. */
static void
test_search (void)
{
  Fixture self;
  TengenReviewSearch *search;

  set_up (&self, GAME);
  search = child (&self, "search");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (search)));
  g_assert_true (act (&self, "review.search"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (search)));
  gtk_editable_set_text (template_child (search, "entry"), "SECOND");
  g_assert_true (act (&self, "review.search-next"));
  assert_property (&self, "N", "[Second]");
  g_assert_cmpstr (
      template_text (search, "answer"), ==, "1/1 · name of move 3");
  gtk_editable_set_text (template_child (search, "entry"), "i");
  g_assert_true (act (&self, "review.search-next"));
  assert_property (&self, "C", "[Here it is]");
  g_assert_true (act (&self, "review.search-previous"));
  assert_property (&self, "C", "[Main line]");
  gtk_editable_set_text (template_child (search, "entry"), "nowhere");
  g_assert_true (act (&self, "review.search-next"));
  assert_property (&self, "C", "[Main line]");
  g_assert_cmpstr (template_text (search, "answer"), ==, "Not found.");
  tear_down (&self);
}

/* A row of the list of properties, or NULL; valid while the list is. */
static const char *
read_property (TengenReviewProperties *properties, guint row)
{
  GtkWidget *scroller = gtk_widget_get_first_child (GTK_WIDGET (properties));
  GtkWidget *view =
      gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));
  g_autoptr (GtkStringObject) found = g_list_model_get_item (
      G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (view))), row);

  return found != NULL ? gtk_string_object_get_string (found) : NULL;
}

/* Points are shown as in the file, and as players name them. */
static void
test_point_names (void)
{
  static const char *const wanted[] = {
    "B\tBlack Move\tdd (D6)", "AE\tErase Stones\taa:bc (A9 – B7)  ii (J1)",
    "LB\tLabels\tcc:A (C7)",  "AR\tArrows\taa:bb (A9 → B8)",
    "TR\tTriangles\tzz",
  };
  Fixture self;
  TengenReviewProperties *properties;

  set_up (&self,
          "(;GM[1]FF[4]SZ[9];B[dd]AE[aa:bc][ii]LB[cc:A]AR[aa:bb]TR[zz])");
  tengen_session_step (self.session, 1);
  gtk_stack_set_visible_child_name (child (&self, "stack"), "properties");
  properties = child (&self, "properties");
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      const char *row = read_property (properties, i);
      g_autofree char *values = g_strdup (strrchr (row, '\t'));

      g_assert_cmpstr (values, ==, strrchr (wanted[i], '\t'));
    }
  g_object_set (tengen_board_look_get_default (),
                "coordinates",
                TENGEN_NOTATION_JAPANESE,
                NULL);
  g_assert_true (
      g_str_has_suffix (read_property (properties, 0), "dd (4の四)"));
  g_object_set (tengen_board_look_get_default (),
                "coordinates",
                TENGEN_NOTATION_A1,
                NULL);
  tear_down (&self);
}

/* Another game: no board, but everything else. */
static void
test_other_game (void)
{
  Fixture self;
  TengenReviewProperties *properties;

  set_up (&self,
          "(;GM[3]FF[4]C[Chess]XY[e4\\]e5][two];W[e2e4]N[Open];B[e7e5])");
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (page_child (&self, "place")),
      ==,
      "no-board");
  g_assert_nonnull (
      strstr (gtk_label_get_label (page_child (&self, "no_board")), "GM[3]"));
  g_assert_false (gtk_widget_get_sensitive (child (&self, "tools")));
  g_assert_false (is_possible (&self, "game.pass"));
  click (&self, 0, 0, 1);
  assert_comment (&self, "Chess");
  gtk_stack_set_visible_child_name (child (&self, "stack"), "properties");
  properties = child (&self, "properties");
  g_assert_null (read_property (properties, 4));
  g_assert_cmpstr (read_property (properties, 3), ==, "XY\t\te4\\]e5  two");
  g_assert_true (act (&self, "game.forward"));
  g_assert_nonnull (read_property (properties, 1));
  g_assert_null (read_property (properties, 2));
  g_assert_cmpstr (gtk_editable_get_text (
                       template_child (child (&self, "comment"), "entry")),
                   ==,
                   "Open");
  type_comment (&self, "King's pawn");
  tengen_play_page_flush (self.page);
  assert_property (&self, "C", "[King's pawn]");
  tear_down (&self);
}

/* Oddities are listed when there are any; choosing one goes to its node. */
static void
test_faults (void)
{
  Fixture self;
  const TengenSgfWarning warnings[] = {
    { TENGEN_SGF_FAULT_STRAY_TEXT, 3, 12, 4, "", 0 },
    { TENGEN_SGF_FAULT_KOMI, 1, 2, TENGEN_NODE_NONE, "KM", 0 },
    { TENGEN_SGF_FAULT_POINT, 9, 9, 9999, "AB", 0 },
  };
  g_autoptr (GArray) array =
      g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));
  TengenReviewFaults *faults;

  set_up (&self, GAME);
  faults = child (&self, "faults");
  g_assert_false (gtk_stack_page_get_visible (child (&self, "faults_page")));
  g_array_append_vals (array, warnings, G_N_ELEMENTS (warnings));
  tengen_play_page_set_warnings (self.page, array, TENGEN_FOREIGN_NONE);
  g_assert_true (gtk_stack_page_get_visible (child (&self, "faults_page")));
  g_assert_cmpstr (
      gtk_stack_page_get_title (child (&self, "faults_page")), ==, "Notes (3)");
  gtk_stack_set_visible_child_name (child (&self, "stack"), "faults");
  tengen_review_faults_activate (faults, 0);
  g_assert_cmpuint (get_node (&self), ==, 4);
  tengen_review_faults_activate (faults, 1);
  tengen_review_faults_activate (faults, 2);
  tengen_review_faults_activate (faults, 3);
  g_assert_cmpuint (get_node (&self), ==, 4);
  tengen_play_page_set_warnings (self.page, NULL, TENGEN_FOREIGN_NONE);
  g_assert_false (gtk_stack_page_get_visible (child (&self, "faults_page")));
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (child (&self, "stack")), ==, "tree");
  tear_down (&self);
}

/* A menu at the tree is about the node it was asked for at. */
static void
test_menu (void)
{
  Fixture self;
  GtkWidget *menu;

  set_up (&self, GAME);
  type_comment (&self, "typed");
  g_signal_emit_by_name (child (&self, "tree"), "menu-requested", 3u, 5.0, 5.0);
  g_assert_cmpuint (get_node (&self), ==, 3);
  assert_comment (&self, "");
  menu = find (child (&self, "pane"), GTK_TYPE_POPOVER_MENU);
  g_assert_nonnull (menu);
  while (!gtk_widget_get_mapped (menu))
    g_main_context_iteration (NULL, TRUE);
  gtk_popover_popdown (GTK_POPOVER (menu));
  while (gtk_widget_get_mapped (menu))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  tear_down (&self);
}

/* The actions are there with the panel only. */
static void
test_actions (void)
{
  Fixture self;

  set_up (&self, GAME);
  tengen_session_step (self.session, 2);
  g_assert_true (act (&self, "review.search"));
  g_object_set (self.page, "review", FALSE, NULL);
  g_assert_false (is_possible (&self, "review.search"));
  g_assert_false (is_possible (&self, "review.delete"));
  g_assert_false (is_possible (&self, "review.tool(1)"));
  g_assert_false (is_possible (&self, "game.go-to-stone"));
  /* a click plays again */
  click (&self, 0, 0, 1);
  g_assert_cmpuint (get_move (&self), ==, 3);
  g_object_set (self.page, "session", NULL, "review", TRUE, NULL);
  g_assert_false (is_possible (&self, "review.search"));
  g_object_set (self.page, "session", self.session, NULL);
  g_assert_true (act (&self, "review.search"));
  tear_down (&self);
}

/* Every tool has a name, a key of its own and a button that says both. */
static void
test_tool_names (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);
  GtkWidget *tools = g_object_new (TENGEN_TYPE_REVIEW_TOOLS, NULL);

  g_object_ref_sink (tools);
  for (int i = 0; i < TENGEN_REVIEW_TOOL_GOTO; i++)
    {
      TengenReviewTool tool = (TengenReviewTool) i;
      const char *name = tengen_review_tool_get_name (tool);
      GtkToggleButton *button = get_tool_button (tools, tool);

      g_assert_true (g_hash_table_add (
          keys, (gpointer) tengen_review_tool_get_key (tool)));
      g_assert_cmpstr (name, !=, "");
      gtk_test_accessible_assert_property (
          GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      g_assert_true (g_str_has_prefix (
          gtk_widget_get_tooltip_text (GTK_WIDGET (button)), name));
    }
  g_object_unref (tools);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/review/panel/tools", test_tools);
  g_test_add_func ("/review/panel/whole", test_whole);
  g_test_add_func ("/review/panel/whole/oblong", test_whole_oblong);
  g_test_add_func ("/review/panel/tool-names", test_tool_names);
  g_test_add_func ("/review/panel/labels", test_labels);
  g_test_add_func ("/review/panel/own", test_own);
  g_test_add_func ("/review/panel/own/fault", test_own_fault);
  g_test_add_func ("/review/panel/turn", test_turn);
  g_test_add_func ("/review/panel/erase", test_erase);
  g_test_add_func ("/review/panel/arrow", test_arrow);
  g_test_add_func ("/review/panel/move", test_move);
  g_test_add_func ("/review/panel/go-to-stone", test_go_to_stone);
  g_test_add_func ("/review/panel/evaluations", test_evaluations);
  g_test_add_func ("/review/panel/values", test_values);
  g_test_add_func ("/review/panel/branches", test_branches);
  g_test_add_func ("/review/panel/paste-nothing", test_paste_nothing);
  g_test_add_func ("/review/panel/search", test_search);
  g_test_add_func ("/review/panel/point-names", test_point_names);
  g_test_add_func ("/review/panel/other-game", test_other_game);
  g_test_add_func ("/review/panel/faults", test_faults);
  g_test_add_func ("/review/panel/menu", test_menu);
  g_test_add_func ("/review/panel/actions", test_actions);
  return g_test_run ();
}
