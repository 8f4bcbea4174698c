/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-renju-say: what the line under the board says of Renju
 *
 * Shape: functions of what the session says now. An exchange of colours is
 *        said at the node where it was chosen: names have moved there, not
 *        stones.
 */
#include "tengen-play-page-private.h"

#include "tengen-game-note.h"
#include "tengen-play-page-computer.h"
#include "tengen-renju-strip.h"
#include "tengen-words-renju.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* --- A declared five --- */

static void
append_declared (TengenPlayPage *self, GString *text, TengenStone stone)
{
  tengen_words_append (
      text,
      stone == TENGEN_STONE_BLACK
          ? _ ("Black says: “Five in a row.” Does White admit it?")
          : _ ("White says: “Five in a row.” Does Black admit it?"));
  if (tengen_play_page_awaits_computer (self))
    return;
  tengen_play_line_set_button (self->line,
                               0,
                               _ ("Admit It"),
                               "game.admit",
                               _ ("The five stands; the game is over"));
  tengen_play_line_set_button (
      self->line,
      1,
      _ ("Do Not Admit It"),
      "game.contest",
      _ ("The program shows the row; the game is over"));
}

/* --- An exchange of colours --- */

static gboolean
is_exchange (const TengenValueIter *iter)
{
  TengenAction action;
  TengenStone stone;
  gboolean automatic;

  return tengen_note_parse (iter->raw,
                            iter->length,
                            TENGEN_RENJU_SIZE,
                            TENGEN_RENJU_SIZE,
                            &action,
                            &stone,
                            &automatic) &&
         action.kind == TENGEN_ACTION_CHOOSE &&
         action.value == TENGEN_RENJU_CHOICE_SWAP;
}

/* Whether colours were exchanged at the node of a position. */
static gboolean
was_exchanged (const TengenPosition *position)
{
  const TengenRecord *record = tengen_position_get_record (position);
  TengenValueIter iter;

  tengen_value_iter_init (
      &iter,
      record,
      tengen_record_find (
          record, tengen_position_get_node (position), TENGEN_PROPERTY_TNC));
  while (tengen_value_iter_next (&iter))
    if (is_exchange (&iter))
      return TRUE;
  return FALSE;
}

/* By name, else by the role in the opening. */
static char *
name_side (const TengenPosition *position, TengenStone stone)
{
  char *name = tengen_words_player (position, stone);

  if (name != NULL)
    return name;
  return tengen_words_renju_player (tengen_renju_opening_get_player (
      tengen_position_get_renju (position)->opening, stone));
}

static void
append_exchange (GString *text, const TengenPosition *position)
{
  g_autofree char *black = name_side (position, TENGEN_STONE_BLACK);
  g_autofree char *white = name_side (position, TENGEN_STONE_WHITE);
  g_autofree char *sentence = NULL;

  /* Translators: who has Black, who has White now */
  sentence = g_strdup_printf (
      _ ("Colours were exchanged: %s has Black now, %s White."), black, white);
  tengen_words_append (text, sentence);
}

/* Where endings are declared the game goes on on a full board. */
static gboolean
is_full (const TengenPosition *position)
{
  const TengenBoard *board = tengen_position_get_board (position);

  return tengen_position_get_phase (position) == TENGEN_PHASE_PLAY &&
         tengen_board_count (board, TENGEN_STONE_NONE) == 0;
}

void
tengen_play_page_append_renju (TengenPlayPage *self,
                               GString *text,
                               gboolean *asked)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  const TengenGameRenju *renju = tengen_position_get_renju (position);

  *asked = renju != NULL && renju->declared != TENGEN_STONE_NONE;
  if (*asked)
    append_declared (self, text, renju->declared);
  else if (renju != NULL && is_full (position))
    tengen_words_append (
        text,
        _ ("No point is left. Declare a five if there is one, or agree on "
           "a draw."));
  else if (renju != NULL && was_exchanged (position))
    append_exchange (text, position);
  else if (renju != NULL && !self->review &&
           !tengen_renju_strip_has_duty (position))
    {
      g_autofree char *prompt = tengen_renju_strip_make_prompt (position);

      tengen_words_append (text, prompt);
    }
}

/* --- The end --- */

void
tengen_play_page_offer_why (TengenPlayPage *self, const TengenGameRenju *renju)
{
  if (renju->end == TENGEN_RENJU_END_FIVE ||
      renju->end == TENGEN_RENJU_END_FORBIDDEN)
    tengen_play_line_set_button (self->line,
                                 0,
                                 _ ("Why?"),
                                 "game.why",
                                 _ ("Shows what decided the game (?)"));
}
