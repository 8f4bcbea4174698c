/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * score-game: stopped games for the tests of ui/score
 *
 * Not: a test; included by them.
 */
#pragma once

#include <gtk/gtk.h>

#include "board-picture.h"
#include "display-start.h"
#include "tengen-board-notation.h"
#include "tengen-session.h"
#include "tengen-sgf-reader.h"

/* Both sides live; in Japanese counting the stones in the two small rooms are
 * dead: A5 (white) and G2 (black). Black 8 + 1 = 9, White 4 + 1 = 5. */
#define SCORE_DEAD                                                             \
  ".X.XO.O\n"                                                                  \
  "XXXXOOO\n"                                                                  \
  "O.XXO.O\n"                                                                  \
  "XXXXOOO\n"                                                                  \
  ".X.XOOO\n"                                                                  \
  "XXXXO.X\n"                                                                  \
  ".X.XOOO\n"
#define SCORE_A5 14
#define SCORE_G2 41

/* Stone counting, nothing left to fill: 6 stones each. */
#define SCORE_EVEN                                                             \
  ".XO.\n"                                                                     \
  "XXOO\n"                                                                     \
  ".XO.\n"                                                                     \
  "XXOO\n"

/* Black, 11 stones, can fill an eye at the bottom; White has 8. */
#define SCORE_OPEN                                                             \
  ".XXOO\n"                                                                    \
  "XXXO.\n"                                                                    \
  ".XXOO\n"                                                                    \
  "XXXO.\n"                                                                    \
  "..XOO\n"

/* Both sides have three eyes; the column between them is neutral. */
#define SCORE_BETWEEN                                                          \
  ".X.O.\n"                                                                    \
  "XX.OO\n"                                                                    \
  ".X.O.\n"                                                                    \
  "XX.OO\n"                                                                    \
  ".X.O.\n"

/* The same with two columns between them, and a white stone, C4, in there. */
#define SCORE_STRAY                                                            \
  ".X..O.\n"                                                                   \
  "XX..OO\n"                                                                   \
  ".XO.O.\n"                                                                   \
  "XX..OO\n"                                                                   \
  ".X..O.\n"                                                                   \
  "XX..OO\n"
#define SCORE_C4 14

/* Writes one colour's stones of a picture as values of AB or AW. */
static inline void
score_write_stones (GString *text, const TengenBoard *board, TengenStone stone)
{
  gboolean first = TRUE;

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      g_autofree char *name = NULL;

      if (tengen_board_get (board, (TengenPoint) i) != stone)
        continue;
      name = tengen_notation_format (TENGEN_NOTATION_SGF,
                                     tengen_board_get_width (board),
                                     tengen_board_get_height (board),
                                     (TengenPoint) i);
      if (first)
        g_string_append (text, stone == TENGEN_STONE_BLACK ? "AB" : "AW");
      first = FALSE;
      g_string_append_printf (text, "[%s]", name);
    }
}

/* Opens a game that starts with a picture. */
static inline TengenGame *
score_open (const char *rules, const char *picture)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (TengenSgfReading) reading = NULL;

  g_assert_nonnull (board);
  g_string_printf (text,
                   "(;FF[4]GM[1]SZ[%d]TNR[%s]KM[0]PB[Hanako]PW[Taro]",
                   tengen_board_get_width (board),
                   rules);
  score_write_stones (text, board, TENGEN_STONE_BLACK);
  score_write_stones (text, board, TENGEN_STONE_WHITE);
  g_string_append (text, ")");
  reading = tengen_sgf_read (text->str, text->len, NULL, NULL);
  g_assert_nonnull (reading);
  return tengen_game_open (g_steal_pointer (&reading->record), 0);
}

/* Stops play by two passes, or in words where there are none. */
static inline void
score_end (TengenSession *session)
{
  const TengenGoRules rules =
      tengen_game_get_setup (tengen_session_get_game (session))->rules;

  if (tengen_go_rules_has_passes (&rules))
    {
      g_assert_true (tengen_session_pass (session));
      g_assert_true (tengen_session_pass (session));
    }
  else
    {
      g_assert_true (tengen_session_propose (session));
      g_assert_true (tengen_session_answer (session, TRUE));
    }
  g_assert_cmpint (
      tengen_position_get_phase (tengen_session_get_position (session)),
      ==,
      TENGEN_PHASE_COUNT);
}

/* A session in which play has just stopped. */
static inline TengenSession *
score_stop (const char *rules, const char *picture)
{
  TengenSession *session = tengen_session_new (score_open (rules, picture));

  score_end (session);
  return session;
}

static inline TengenGoMark
score_mark (TengenSession *session, TengenPoint point)
{
  return tengen_position_get_mark (tengen_session_get_position (session),
                                   point);
}

/* Waits until the proposal has marked a stone. */
static inline void
score_wait_dead (TengenSession *session, TengenPoint point)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (score_mark (session, point) != TENGEN_GO_MARK_DEAD)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* Gives a session back; a proposal on its way may hold it for a moment. */
static inline void
score_drop (TengenSession *session)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  gpointer left = session;

  g_object_add_weak_pointer (G_OBJECT (session), &left);
  g_object_unref (session);
  while (left != NULL)
    {
      if (g_get_monotonic_time () > end)
        g_error ("the session is still held");
      g_main_context_iteration (NULL, FALSE);
    }
}
