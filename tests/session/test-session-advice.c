/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-session-advice: when advice is given, and how long it holds
 */
#include "tengen-session-advice.h"

#include "tengen-session-computer.h"
#include "tengen-sgf-reader.h"

#include <string.h>

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
    { "(;GM[4]TNO[second level=2])", FALSE },
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/advice/allowed", test_allowed);
  g_test_add_func ("/session/advice/asked", test_asked);
  return g_test_run ();
}
