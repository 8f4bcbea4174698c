/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-play: short ways to play Renju in tests
 *
 * Shape: what is said or played is a word: a point, `pass`; `stay`, `swap`,
 *        `fifths`, `more`, `=3`, `+I9`, `-I9` of an opening; `five B`, `admit
 *        W`, `contest W`, `forbidden W`, `resign B`, `time B` with a dot for
 *        the blank; `draw`; `back` (待った), `undo`, `redo`.
 */
#pragma once

#include "game-play.h"

#include <stdlib.h>

static inline TengenGame *
start_renju (const char *rules)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenRenjuRules parsed;

  g_assert_true (tengen_renju_rules_parse (rules, &parsed));
  setup = tengen_game_setup_new_renju (&parsed);
  setup->black = g_strdup ("Hana");
  setup->white = g_strdup ("Taro");
  return tengen_game_new (setup);
}

static inline TengenPoint
renju_at (const char *name)
{
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (
      tengen_notation_parse (TENGEN_NOTATION_RENJU, 15, 15, name, &point));
  return point;
}

/* What a word of two parts does, and the side that it names as doing it. */
static inline gboolean
find_side_word (const char *word, TengenAction *action, TengenStone *side)
{
  static const struct
  {
    const char *word;
    TengenActionKind kind;
    int value;
  } WORDS[] = {
    { "five.", TENGEN_ACTION_FIVE, 0 },
    { "admit.", TENGEN_ACTION_ADMIT, 1 },
    { "contest.", TENGEN_ACTION_ADMIT, 0 },
    { "forbidden.", TENGEN_ACTION_FORBIDDEN, 0 },
    { "resign.", TENGEN_ACTION_RESIGN, 0 },
    { "time.", TENGEN_ACTION_TIME, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (WORDS); i++)
    if (g_str_has_prefix (word, WORDS[i].word))
      {
        action->kind = WORDS[i].kind;
        action->value = WORDS[i].value;
        *side = g_str_has_suffix (word, "B") ? TENGEN_STONE_BLACK
                                             : TENGEN_STONE_WHITE;
        return TRUE;
      }
  return FALSE;
}

static inline gboolean
find_choice_word (const char *word, TengenAction *action)
{
  static const char *const WORDS[] = { "stay", "swap", "fifths", "more" };

  for (gsize i = 0; i < G_N_ELEMENTS (WORDS); i++)
    if (strcmp (word, WORDS[i]) == 0)
      {
        action->kind = TENGEN_ACTION_CHOOSE;
        action->value = (int) i;
        return TRUE;
      }
  return FALSE;
}

/* What a word means; who has to act does it unless it says who. */
static inline TengenAction
make_renju (const TengenGame *game, const char *word)
{
  const TengenPosition *position = tengen_game_get_position (game);
  TengenAction action = { .point = TENGEN_POINT_NONE };
  TengenStone side = TENGEN_STONE_NONE;

  action.seat = tengen_position_get_actor (position);
  if (find_side_word (word, &action, &side))
    action.seat = tengen_position_get_seat (position, side);
  else if (find_choice_word (word, &action))
    return action;
  else if (word[0] == '=')
    {
      action.kind = TENGEN_ACTION_DECLARE;
      action.value = atoi (word + 1);
    }
  else if (word[0] == '+' || word[0] == '-')
    {
      action.kind = TENGEN_ACTION_OFFER;
      action.point = renju_at (word + 1);
      action.value = word[0] == '+';
    }
  else if (strcmp (word, "draw") == 0)
    action.kind = TENGEN_ACTION_DRAW;
  else
    {
      action.stone = tengen_position_get_to_move (position);
      action.seat = tengen_position_get_seat (position, action.stone);
      action.point = renju_at (word);
      action.kind = action.point == TENGEN_POINT_PASS ? TENGEN_ACTION_PASS
                                                      : TENGEN_ACTION_PLAY;
    }
  return action;
}

static inline TengenReasonCode
say (TengenGame *game, const char *word)
{
  TengenCommand *command;

  if (strcmp (word, "back") == 0)
    return plain (game, TENGEN_COMMAND_TAKE_BACK);
  if (strcmp (word, "undo") == 0)
    return plain (game, TENGEN_COMMAND_UNDO);
  if (strcmp (word, "redo") == 0)
    return plain (game, TENGEN_COMMAND_REDO);
  command = tengen_command_new (TENGEN_COMMAND_ACT);
  command->action = make_renju (game, word);
  return send (game, command);
}

static inline void
say_all (TengenGame *game, const char *words)
{
  g_auto (GStrv) each = g_strsplit (words, " ", -1);

  for (char **word = each; *word != NULL; word++)
    {
      TengenReasonCode code = **word != '\0' ? say (game, *word) : 0;

      if (code != TENGEN_REASON_NONE)
        g_error ("%s of %s is refused: %d", *word, words, code);
    }
}

static inline const TengenGameRenju *
renju_of (const TengenGame *game)
{
  return tengen_position_get_renju (tengen_game_get_position (game));
}

/* A property of the first node. */
static inline char *
root_text (const TengenGame *game, TengenProperty property)
{
  return tengen_record_get_text (
      tengen_game_get_record (game), tengen_game_get_root (game), property);
}

static inline void
check_root (const TengenGame *game, TengenProperty property, const char *wanted)
{
  g_autofree char *text = root_text (game, property);

  g_assert_cmpstr (text, ==, wanted);
}
