/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-game-say: what is said of a game to a class
 */
#include "tengen-show-game-say.h"

#include "tengen-show-talk.h"
#include "tengen-opponent.h"
#include "tengen-words-record.h"
#include "tengen-words-renju.h"
#include "tengen-words-ruby.h"

#define _(s) tengen_words_text (s)

/* --- The last move --- */

static void
append_stone (GString *text,
              const TengenPosition *position,
              TengenStone stone,
              TengenPoint point,
              TengenNotation notation)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  int taken = tengen_position_get_last_taken (position);
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *name =
      tengen_notation_format (notation, setup->width, setup->height, point);
  g_autofree char *move = g_strdup_printf ("%s %s", side, name);

  tengen_words_append (text, move);
  tengen_words_append_taken (text, taken);
}

static void
append_last (GString *text,
             const TengenPosition *position,
             TengenNotation notation)
{
  TengenStone stone = TENGEN_STONE_NONE;
  TengenPoint point = tengen_position_get_last (position, &stone);

  if (point == TENGEN_POINT_PASS)
    tengen_words_append (text,
                         stone == TENGEN_STONE_BLACK ? _ ("Black passed.")
                                                     : _ ("White passed."));
  else if (point != TENGEN_POINT_NONE)
    append_stone (text, position, stone, point, notation);
}

/* --- Whose turn it is --- */

/* Of Renju what has to be decided goes before stones. */
static char *
say_renju (const TengenPosition *position)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  char *said = NULL;

  if (renju != NULL)
    said = tengen_words_renju_prompt (renju->opening, NULL);
  if (renju != NULL && said == NULL)
    said = tengen_words_renju_turn (position);
  return said;
}

static const char *
say_turn (const TengenPosition *position)
{
  gboolean black = tengen_position_get_to_move (position) == TENGEN_STONE_BLACK;

  if (tengen_opponent_find (position) != NULL)
    return black ? _ ("The computer plays Black.")
                 : _ ("The computer plays White.");
  return black ? _ ("Black to play.") : _ ("White to play.");
}

static void
append_turn (GString *text, const TengenPosition *position)
{
  g_autofree char *renju = say_renju (position);

  tengen_words_append (text, renju != NULL ? renju : say_turn (position));
}

static void
append_end (GString *text, const TengenGame *game)
{
  const TengenPosition *position = tengen_game_get_position (game);
  TengenResult result = tengen_game_get_result (game);
  g_autofree char *said = tengen_words_end (position, &result);

  tengen_words_append (text, _ ("The game is over."));
  tengen_words_append (text, said);
}

static TengenLessonText *
say_state (const TengenGame *game, TengenNotation notation)
{
  const TengenPosition *position = tengen_game_get_position (game);
  g_autoptr (GString) text = g_string_new (NULL);

  append_last (text, position, notation);
  if (tengen_position_get_phase (position) == TENGEN_PHASE_PLAY)
    append_turn (text, position);
  else
    append_end (text, game);
  return tengen_words_ruby (text->str);
}

GPtrArray *
tengen_show_game_new_talk (const TengenGame *game, TengenNotation notation)
{
  const TengenReason *forced;
  g_autofree char *comment = NULL;
  GPtrArray *sentences;

  g_return_val_if_fail (game != NULL, NULL);

  comment = tengen_record_get_text (tengen_game_get_record (game),
                                    tengen_game_get_cursor (game),
                                    TENGEN_PROPERTY_C);
  sentences = tengen_show_talk_new_plain (comment != NULL ? comment : "");
  if (sentences->len == 0)
    g_ptr_array_add (sentences, say_state (game, notation));
  forced = tengen_position_get_forced (tengen_game_get_position (game));
  if (forced != NULL)
    {
      g_autofree char *broken = tengen_words_forced (forced);
      GPtrArray *first = tengen_show_talk_new_said (broken);

      g_ptr_array_extend_and_steal (first, sentences);
      sentences = first;
    }
  return sentences;
}

GPtrArray *
tengen_show_game_new_forbidden_talk (const TengenRenjuReason *reason)
{
  g_autofree char *heading = NULL;
  g_autofree char *summary = NULL;
  GPtrArray *sentences;

  g_return_val_if_fail (reason != NULL, NULL);

  heading = tengen_words_renju_heading (reason);
  summary = tengen_words_renju_summary (reason);
  sentences = tengen_show_talk_new_said (summary);
  tengen_show_talk_begin_with (sentences, 0, heading);
  g_ptr_array_add (sentences,
                   tengen_words_ruby (_ (
                       "Black loses there. Pressed once more it is played.")));
  return sentences;
}
