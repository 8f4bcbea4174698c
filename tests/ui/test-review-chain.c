/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-chain: asking for a win by fours: when it may be asked, a search
 * that is stopped or overtaken
 */

#include "display-start.h"
#include "tengen-review-chain.h"
#include "tengen-sgf-writer.h"
#include "tengen-test-review.h"

/* Four black stones with one end, three white ones with both; Black to move. */
#define GAME_TEXT                                                              \
  "(;GM[4]FF[4]SZ[15]%s"                                                       \
  ";B[ea];W[aa];B[fa];W[ac];B[ga];W[ad];B[ha];W[ae]%s)"

static void
set_up_renju (Fixture *self, const char *head, const char *tail)
{
  g_autofree char *text = g_strdup_printf (GAME_TEXT, head, tail);

  set_up (self, text);
  tengen_session_goto (self->session, 9);
}

static guint
count_nodes (Fixture *self)
{
  return tengen_record_get_n_nodes (
      tengen_game_get_record (tengen_session_get_game (self->session)));
}

static gboolean
can_ask (Fixture *self)
{
  return tengen_review_chain_can (self->session);
}

/* Not where a row has won, where endings are still to be declared, in a game
 * whose players may not be helped, nor in Go. */
static void
test_can (void)
{
  static const struct
  {
    const char *head;
    const char *tail;
    gboolean help;
    gboolean can;
  } cases[] = {
    { "", "", TRUE, TRUE },
    { "TNR[renju none declared]", "", TRUE, FALSE },
    { "TNR[renju none declared]RE[W+R]", "TNA[resign B]", TRUE, TRUE },
    { "", "", FALSE, FALSE },
    { "RE[W+R]", "TNA[resign B]", FALSE, TRUE },
  };
  Fixture self;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      set_up_renju (&self, cases[i].head, cases[i].tail);
      tengen_session_set_help_allowed (self.session, cases[i].help);
      g_test_message ("%u", i);
      g_assert_cmpint (can_ask (&self), ==, cases[i].can);
      tear_down (&self);
    }
  set_up_renju (&self, "", ";B[da]");
  g_assert_true (can_ask (&self));
  tengen_session_goto (self.session, 10);
  g_assert_false (can_ask (&self));
  g_assert_false (is_possible (&self, "review.chain-black"));
  tear_down (&self);
  set_up (&self, GAME);
  g_assert_false (can_ask (&self));
  g_assert_false (gtk_widget_get_visible (child (&self, "chain")));
  tear_down (&self);
}

static void
said_cb (TengenReviewPanel *panel, const char *text, GString *said)
{
  g_string_append_printf (said, "%s|", text);
}

/* A search that is stopped says so and adds nothing; another move in the
 * meantime makes its answer void. */
static void
test_stop (void)
{
  Fixture self;
  g_autoptr (GString) said = g_string_new (NULL);
  GtkWidget *stop;
  guint n;

  set_up_renju (&self, "", "");
  n = count_nodes (&self);
  g_signal_connect (self.panel, "say", G_CALLBACK (said_cb), said);
  stop = template_child (child (&self, "chain"), "stop");
  g_assert_true (act (&self, "review.chain-black"));
  g_signal_emit_by_name (stop, "clicked");
  g_assert_cmpstr (
      said->str, ==, "No win by fours was found for Black so far.|");
  g_assert_true (act (&self, "review.chain-black"));
  tengen_session_goto (self.session, 8);
  for (int i = 0; i < 20; i++)
    {
      g_usleep (5000);
      settle ();
    }
  g_assert_cmpstr (
      said->str, ==, "No win by fours was found for Black so far.|");
  g_assert_cmpuint (count_nodes (&self), ==, n);
  g_assert_false (gtk_widget_get_visible (stop));
  tear_down (&self);
}

/* White would have to let Black move: a pass stands before his five. */
static void
test_pass (void)
{
  Fixture self;
  g_autofree char *text = NULL;

  set_up_renju (&self, "", ";B[oo]");
  tengen_session_goto (self.session, 10);
  g_assert_true (act (&self, "review.chain-black"));
  while (count_nodes (&self) == 10)
    g_main_context_iteration (NULL, TRUE);
  text = tengen_sgf_write (
      tengen_game_get_record (tengen_session_get_game (self.session)),
      NULL,
      NULL);
  g_assert_cmpstr (strstr (text, ";B[oo]"),
                   ==,
                   ";B[oo];W[]C[Black makes five at D15.];B[da])\n");
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/review/chain/can", test_can);
  g_test_add_func ("/review/chain/stop", test_stop);
  g_test_add_func ("/review/chain/pass", test_pass);
  return g_test_run ();
}
