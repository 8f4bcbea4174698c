/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-session-advice: when advice is given, and how long it holds
 */
#include "tengen-session-advice.h"

#include "tengen-session-computer.h"
#include "tengen-sgf-reader.h"

#include <string.h>

#define RENJU "(;GM[4]SZ[15]TNR[renju"
#define FREE RENJU " free]TNO[second level=2 seed=3]"
/* Black to move has a four in row 8 from H to K, and G8 is White's: L8
 * makes five. */
#define FIVE (7 * 15 + 11)
#define FOUR ";B[hh];W[gh];B[ih];W[am];B[jh];W[ak];B[kh];W[ai]"

#define SMALL "(;SZ[4]TNR[pure]TNO[second level=2 seed=3])"

static TengenSession *
open_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return tengen_session_new (
      tengen_game_open (g_steal_pointer (&reading->record), 0));
}

/* A thread lets go of the session a little later. */
static void
close_session (TengenSession *session)
{
  gpointer left = session;

  g_object_add_weak_pointer (G_OBJECT (session), &left);
  tengen_session_set_computer (session, FALSE);
  g_object_unref (session);
  while (left != NULL)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
}

static void
wait_advice (TengenSession *session)
{
  while (tengen_session_is_advising (session))
    g_main_context_iteration (NULL, TRUE);
}

/* It is given against the computer only, and not on large boards, in the
 * computer's turn or where help is off. */
static void
test_allowed (void)
{
  static const struct
  {
    const char *text;
    gboolean can;
  } games[] = {
    { SMALL, TRUE },
    { "(;SZ[4]TNR[pure])", FALSE },
    { "(;SZ[20]TNR[china]TNO[second level=2])", FALSE },
    { "(;SZ[9]TNR[3-1]TNO[second level=2])", TRUE },
    { RENJU " free]TNO[second level=2]" FOUR ")", TRUE },
    { RENJU " free]" FOUR ")", FALSE },
    /* a choice, or stones to put */
    { RENJU " free]TNO[second level=2])", FALSE },
    { RENJU " s26]TNO[second level=2])", FALSE },
    { RENJU " s26]TNO[first level=2];B[hh];W[ih];B[ij])", FALSE },
    /* a four; a five that was not declared */
    { RENJU " free declared]TNO[second level=2]" FOUR ")", TRUE },
    { RENJU " free declared]TNO[second level=2]" FOUR ";B[lh];W[ac])", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      TengenSession *session = open_text (games[i].text);

      g_assert_false (tengen_session_can_advise (session));
      tengen_session_set_computer (session, TRUE);
      g_assert_cmpint (tengen_session_can_advise (session), ==, games[i].can);
      tengen_session_set_help_allowed (session, FALSE);
      g_assert_false (tengen_session_can_advise (session));
      tengen_session_ask_advice (session);
      g_assert_false (tengen_session_is_advising (session));
      g_assert_false (tengen_session_was_advised (session));
      close_session (session);
    }
}

/* Persons who play each other are advised where somebody says so. */
static void
test_for_all (void)
{
  TengenSession *session = open_text ("(;SZ[4]TNR[pure])");

  tengen_session_set_advice_for_all (session, TRUE);
  g_assert_true (tengen_session_can_advise (session));
  tengen_session_ask_advice (session);
  wait_advice (session);
  g_assert_nonnull (tengen_session_get_advice (session, NULL));
  tengen_session_play (session, 5);
  g_assert_true (tengen_session_can_advise (session));
  tengen_session_set_help_allowed (session, FALSE);
  g_assert_false (tengen_session_can_advise (session));
  close_session (session);
}

/* It holds for the position it was asked at, and is kept while the next moves
 * are made; a change gives up what is being looked for. */
static void
test_asked (void)
{
  TengenSession *session = open_text (SMALL);
  const TengenEngineAdvice *advice;
  TengenNode node = TENGEN_NODE_NONE;

  tengen_session_set_computer (session, TRUE);
  g_assert_null (tengen_session_get_advice (session, NULL));
  tengen_session_ask_advice (session);
  g_assert_true (tengen_session_is_advising (session));
  g_assert_true (tengen_session_was_advised (session));
  tengen_session_play (session, 5);
  g_assert_false (tengen_session_is_advising (session));
  g_assert_false (tengen_session_can_advise (session));
  tengen_session_take_back (session);
  tengen_session_ask_advice (session);
  wait_advice (session);
  advice = tengen_session_get_advice (session, &node);
  g_assert_nonnull (advice);
  g_assert_cmpint (
      node, ==, tengen_game_get_cursor (tengen_session_get_game (session)));
  g_assert_cmpint (advice->n_points, >=, 1);
  /* once more is the same */
  tengen_session_ask_advice (session);
  g_assert_false (tengen_session_is_advising (session));
  tengen_session_play (session, advice->points[0]);
  g_assert_true (tengen_session_get_advice (session, NULL) == advice);
  close_session (session);
}

static void
wait_move (TengenSession *session)
{
  while (tengen_session_awaits_computer (session))
    g_main_context_iteration (NULL, TRUE);
}

/* In Renju likewise: for the position it was asked at, until another is asked
 * for. */
static void
test_renju (void)
{
  TengenSession *session = open_text (FREE FOUR ")");
  const TengenGame *game = tengen_session_get_game (session);
  const TengenEngineRenjuAdvice *advice;
  TengenNode node = TENGEN_NODE_NONE;
  TengenNode asked = tengen_game_get_cursor (game);

  tengen_session_set_computer (session, TRUE);
  tengen_session_ask_advice (session);
  g_assert_true (tengen_session_was_advised (session));
  g_assert_true (tengen_session_play (session, 0));
  g_assert_false (tengen_session_is_advising (session));
  tengen_session_take_back (session);
  g_assert_null (tengen_session_get_renju_advice (session, NULL));
  tengen_session_ask_advice (session);
  wait_advice (session);
  advice = tengen_session_get_renju_advice (session, &node);
  g_assert_nonnull (advice);
  g_assert_null (tengen_session_get_advice (session, NULL));
  g_assert_cmpint (node, ==, asked);
  g_assert_cmpint (advice->kind, ==, TENGEN_ENGINE_RENJU_ADVICE_FIVE);
  for (int i = 0; i < advice->n_points; i++)
    g_assert_cmpint (advice->is_good[i], ==, advice->points[i] == FIVE);
  tengen_session_ask_advice (session);
  g_assert_false (tengen_session_is_advising (session));
  /* another move, and the computer's */
  g_assert_true (tengen_session_play (session, 0));
  wait_move (session);
  tengen_session_get_renju_advice (session, &node);
  g_assert_cmpint (node, ==, asked);
  tengen_session_ask_advice (session);
  g_assert_null (tengen_session_get_renju_advice (session, NULL));
  wait_advice (session);
  g_assert_nonnull (tengen_session_get_renju_advice (session, &node));
  g_assert_cmpint (node, ==, tengen_game_get_cursor (game));
  close_session (session);
}

/* Not while the opening asks for something, but afterwards. */
static void
test_renju_opening (void)
{
  TengenSession *session = open_text (RENJU " s26]TNO[first level=1 seed=3])");

  tengen_session_set_computer (session, TRUE);
  wait_move (session);
  g_assert_false (tengen_session_can_advise (session));
  g_assert_true (tengen_session_choose (session, TENGEN_RENJU_CHOICE_STAY));
  g_assert_false (tengen_session_awaits_computer (session));
  g_assert_true (tengen_session_can_advise (session));
  close_session (session);
}

/* Not while the five that the computer has declared waits. */
static void
test_renju_declared (void)
{
  TengenSession *session =
      open_text (RENJU " free declared]TNO[first level=1 seed=3]" FOUR ")");

  tengen_session_set_computer (session, TRUE);
  wait_move (session);
  g_assert_cmpint (
      tengen_position_get_duty (tengen_session_get_position (session)),
      ==,
      TENGEN_DUTY_ADMIT);
  g_assert_false (tengen_session_can_advise (session));
  close_session (session);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/advice/allowed", test_allowed);
  g_test_add_func ("/session/advice/for-all", test_for_all);
  g_test_add_func ("/session/advice/asked", test_asked);
  g_test_add_func ("/session/advice/renju", test_renju);
  g_test_add_func ("/session/advice/renju-opening", test_renju_opening);
  g_test_add_func ("/session/advice/renju-declared", test_renju_declared);
  return g_test_run ();
}
