/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-say: what the line under the board says of the game
 *
 * Shape: functions of what the session says now. One thing is said at a time:
 *        a broken rule before all, else what a node is called, unless the
 *        panel shows that; what must be answered or done, or a move that
 *        changes no stone; which numbers cannot be seen.
 */
#include "tengen-play-page-advice.h"
#include "tengen-play-page-say.h"

#include "tengen-announce.h"
#include "tengen-describe-info.h"
#include "tengen-describe-number.h"
#include "tengen-play-page-clock.h"
#include "tengen-play-page-computer.h"
#include "tengen-play-page-early.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-show.h"
#include "tengen-play-page-stop.h"
#include "tengen-play-page-walk.h"
#include "tengen-words-record.h"
#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)

/* In Renju with the button of what decided it; what comes next stands in the
 * card of the result. */
static char *
make_result (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  const TengenPosition *position = tengen_session_get_position (self->session);
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenResult result = tengen_game_get_result (game);

  if (renju != NULL)
    tengen_play_page_offer_why (self, renju);
  return tengen_words_end (position, &result);
}

/* The card of the result stands in the panel of play; a review and the board
 * alone have none. */
static gboolean
is_result_seen (TengenPlayPage *self)
{
  return !self->review && !tengen_play_page_get_alone (self);
}

/* Seen in one place, heard in any case. */
static void
say_result (TengenPlayPage *self)
{
  g_autofree char *said = make_result (self);
  const char *result = *said != '\0' ? said : _ ("The game is over.");
  gboolean thanks = self->greetings && !self->review;

  gboolean seen = is_result_seen (self);

  if (seen && tengen_play_line_get_kind (self->line) != TENGEN_PLAY_LINE_RESULT)
    tengen_announce (GTK_WIDGET (self->result), result);
  tengen_play_line_say (
      self->line, TENGEN_PLAY_LINE_RESULT, seen ? "" : result);
  if (thanks)
    tengen_play_line_add (self->line, _ ("Thank you for the game."));
}

/* Two lines are seen, and a long text takes its time to be laid out. */
static void
append_some (GString *text, const char *sentence)
{
  g_autofree char *some =
      tengen_words_shorten (sentence, TENGEN_WORDS_LINE_LETTERS);

  tengen_words_append (text, some);
}

/* In the panel of the review the name has a field of its own. */
static void
append_name (TengenPlayPage *self, GString *text)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  g_autofree char *name = tengen_record_get_text (tengen_game_get_record (game),
                                                  tengen_game_get_cursor (game),
                                                  TENGEN_PROPERTY_N);

  if (self->review && !tengen_play_page_get_alone (self))
    tengen_play_page_hear_name (self, name);
  else
    append_some (text, name);
}

static void
append_resumed (GString *text, const TengenPosition *position)
{
  tengen_words_append (text,
                       tengen_position_get_to_move (position) ==
                               TENGEN_STONE_BLACK
                           ? _ ("Play goes on. Black moves.")
                           : _ ("Play goes on. White moves."));
}

static void
append_virtual (GString *text, TengenStone stone)
{
  tengen_words_append (text,
                       stone == TENGEN_STONE_BLACK
                           ? _ ("Black put a stone beside the board.")
                           : _ ("White put a stone beside the board."));
}

/* Some rules have another word for a pass. */
static void
append_pass (GString *text, const TengenGoRules *rules, TengenStone stone)
{
  gboolean black = stone == TENGEN_STONE_BLACK;
  g_autofree char *name = tengen_words_act (TENGEN_ACTION_PASS, rules);
  g_autofree char *other = NULL;

  if (*name == '\0' || g_str_equal (name, _ ("Pass")))
    {
      tengen_words_append (text,
                           black ? _ ("Black passed.") : _ ("White passed."));
      return;
    }
  /* Translators: what a side did, by the name of it */
  other = g_strdup_printf (black ? _ ("Black: %s.") : _ ("White: %s."), name);
  tengen_words_append (text, other);
}

/* A move that changes no stone: without words it would go unnoticed. */
static void
append_unseen (TengenPlayPage *self,
               GString *text,
               const TengenPosition *position)
{
  const GArray *moves = tengen_position_get_moves (position);
  TengenStone stone = TENGEN_STONE_NONE;
  TengenPoint last = tengen_position_get_last (position, &stone);

  if (tengen_position_is_resumed (position))
    append_resumed (text, position);
  else if (last != TENGEN_POINT_PASS)
    return;
  else if (g_array_index (moves, TengenMove, moves->len - 1).is_virtual)
    append_virtual (text, stone);
  else
    append_pass (text, &tengen_position_get_setup (position)->rules, stone);
}

static gboolean
get_number_mode (TengenPlayPage *self, TengenNumberMode *mode)
{
  switch (tengen_play_page_get_numbers (self))
    {
    case TENGEN_VIEW_NUMBERS_NONE:
    case TENGEN_VIEW_NUMBERS_LAST:
      return FALSE;
    case TENGEN_VIEW_NUMBERS_ALL:
      *mode = TENGEN_NUMBER_GAME;
      return TRUE;
    case TENGEN_VIEW_NUMBERS_VARIATION:
      *mode = TENGEN_NUMBER_VARIATION;
      return TRUE;
    case TENGEN_VIEW_NUMBERS_FROM:
      *mode = TENGEN_NUMBER_FROM;
      return TRUE;
    }
  g_return_val_if_reached (FALSE);
}

static void
append_again (TengenPlayPage *self,
              GString *text,
              const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  g_autoptr (TengenNumbers) numbers = NULL;
  g_autofree char *again = NULL;
  TengenNumberMode mode;
  int notation;

  if (!get_number_mode (self, &mode))
    return;
  numbers =
      tengen_numbers_new (position, mode, tengen_play_page_get_from (self));
  if (numbers == NULL)
    return;
  g_object_get (self->board, "notation", &notation, NULL);
  again = tengen_words_again (
      numbers, (TengenNotation) notation, setup->width, setup->height);
  append_some (text, again);
}

/* What is to be answered or to be done goes before what was done. */
static gboolean
append_news (TengenPlayPage *self,
             GString *text,
             const TengenPosition *position)
{
  gboolean asked;

  if (tengen_play_page_append_clock (self, text))
    return TRUE;
  tengen_play_page_append_renju (self, text, &asked);
  if (asked || tengen_play_page_append_duty (self, text))
    return TRUE;
  append_unseen (self, text, position);
  if (tengen_play_page_append_advice (self, text) ||
      tengen_play_page_append_offer (self, text))
    return TRUE;
  return tengen_play_page_append_cycle (self, text);
}

/* Before the first move of a game that is new. */
static void
greet (TengenPlayPage *self, const TengenPosition *position)
{
  TengenNode root = tengen_position_get_root (position);

  if (self->greetings && !self->review &&
      tengen_position_get_node (position) == root &&
      tengen_record_get_child (tengen_position_get_record (position), root) ==
          TENGEN_NODE_NONE)
    tengen_play_line_add (self->line, _ ("Let us have a good game."));
}

static void
say_move (TengenPlayPage *self, const TengenPosition *position)
{
  const TengenReason *forced = tengen_position_get_forced (position);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *broken =
      forced != NULL ? tengen_words_forced (forced) : NULL;
  gboolean asked;

  tengen_words_append (text, broken);
  append_name (self, text);
  asked = append_news (self, text, position);
  append_again (self, text, position);
  tengen_play_line_say (self->line,
                        forced != NULL ? TENGEN_PLAY_LINE_REFUSED
                        : asked        ? TENGEN_PLAY_LINE_ASKED
                                       : TENGEN_PLAY_LINE_NOTE,
                        text->str);
  greet (self, position);
}

static void
say_node (TengenPlayPage *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_name (self, text);
  tengen_play_line_say (self->line, TENGEN_PLAY_LINE_NOTE, text->str);
}

/* What the record of a game that was played elsewhere gives as its result, or
 * NULL. */
static char *
find_recorded (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  g_autofree char *text = NULL;

  if (tengen_game_is_own (game))
    return NULL;
  text = tengen_info_get (tengen_game_get_record (game),
                          tengen_game_get_cursor (game),
                          TENGEN_PROPERTY_RE);
  return text != NULL
             ? tengen_words_recorded_result (text, tengen_game_get_setup (game))
             : NULL;
}

static void
say_stopped (TengenPlayPage *self)
{
  g_autofree char *recorded = find_recorded (self);
  g_autofree char *text =
      recorded != NULL
          /* TRANSLATORS: a result in words */
          ? g_strdup_printf (
                _ ("Play has stopped. The result in the record: %s."), recorded)
          : g_strdup (_ ("Play has stopped. Now settle the count together."));

  /* a count that others have settled is there to be looked at */
  if (!tengen_play_page_awaits_early (self))
    tengen_play_line_set_button (
        self->line,
        recorded != NULL ? 1 : 0,
        _ ("Go to the Count"),
        "game.count",
        _ ("Opens the count again; stones marked there stay marked"));
  tengen_play_line_say (self->line,
                        recorded != NULL ? TENGEN_PLAY_LINE_NOTE
                                         : TENGEN_PLAY_LINE_COUNT,
                        text);
}

static void
say_phase (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);

  switch (tengen_position_get_phase (position))
    {
    case TENGEN_PHASE_PLAY:
      say_move (self, position);
      break;
    case TENGEN_PHASE_COUNT:
      if (tengen_play_page_asks_early (self))
        tengen_play_page_say_early (self);
      else
        say_stopped (self);
      break;
    case TENGEN_PHASE_OVER:
      say_result (self);
      break;
    }
}

void
tengen_play_page_say_state (TengenPlayPage *self)
{
  tengen_play_line_begin (self->line);
  if (tengen_play_page_has_board (self))
    say_phase (self);
  else
    say_node (self);
  tengen_play_line_end (self->line);
}
