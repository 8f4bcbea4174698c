/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * game-undo: whether all that was done can be done again, undone and redone
 *
 * Shape: a game is compared by a description that the test gives.
 */
#pragma once

#include "game-play.h"

typedef char *(*DescribeGame) (const TengenGame *game);

/* Lines of commands make the same game of one that begins alike. */
static inline void
check_replayed (const TengenGame *game,
                TengenGame *replay,
                const GPtrArray *lines,
                DescribeGame describe)
{
  g_autofree char *last = describe (game);
  g_autofree char *replayed = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      g_autoptr (TengenCommand) command =
          tengen_command_decode (lines->pdata[i]);

      g_assert_null (tengen_game_do (replay, command));
    }
  replayed = describe (replay);
  g_assert_cmpstr (replayed, ==, last);
}

/* Undone to the start, which was described so, and redone. */
static inline void
check_all_undone (TengenGame *game, const char *first, DescribeGame describe)
{
  g_autofree char *last = describe (game);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  guint n_undone = 0;

  for (; tengen_game_get_n_undo (game) > 0; n_undone++)
    g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  undone = describe (game);
  g_assert_cmpstr (undone, ==, first);
  for (; n_undone > 0; n_undone--)
    g_assert_cmpint (plain (game, TENGEN_COMMAND_REDO), ==, TENGEN_REASON_NONE);
  redone = describe (game);
  g_assert_cmpstr (redone, ==, last);
}
