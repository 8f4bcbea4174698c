/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-show: what the page shows and says of the game
 *
 * Shape: functions of what the session says now. One thing is said at a time:
 *        a broken rule before all, else what a node is called, a pass, and
 *        which numbers cannot be seen.
 */
#include "tengen-play-page-private.h"

#include "tengen-game-number.h"
#include "tengen-words-record.h"

#define _(s) tengen_words_text (s)

/* So much is said of numbers that cannot be seen, in characters. */
#define AGAIN_CHARS 300

/* How points are named where the board shows no names: as the language has it.
 */
static TengenNotation
get_usual_notation (void)
{
  /* Translators: how points are usually named in your language: translate it
   * as notation:A1 (D4) or notation:japanese (16の四) */
  return g_str_equal (_ ("notation:A1"), "notation:japanese")
             ? TENGEN_NOTATION_JAPANESE
             : TENGEN_NOTATION_A1;
}

void
tengen_play_page_show_notation (TengenPlayPage *self)
{
  int coordinates;
  TengenNotation notation;

  g_object_get (self->board, "coordinates", &coordinates, NULL);
  notation =
      coordinates < 0 ? get_usual_notation () : (TengenNotation) coordinates;
  g_object_set (self->board, "notation", (int) notation, NULL);
  tengen_play_list_set_notation (self->list, notation);
  if (self->panel == NULL)
    return;
  tengen_play_list_set_notation (self->panel_list, notation);
  tengen_review_panel_set_notation (self->panel, notation);
}

gboolean
tengen_play_page_has_board (TengenPlayPage *self)
{
  return self->session != NULL &&
         tengen_game_setup_has_board (
             tengen_game_get_setup (tengen_session_get_game (self->session)));
}

/* --- The board --- */

/* The node that FROM counts from, if it is on the path. */
static TengenNode
get_from (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node = tengen_game_get_cursor (game);

  if (self->numbers != TENGEN_VIEW_NUMBERS_FROM ||
      self->numbers_from == TENGEN_NODE_NONE)
    return TENGEN_NODE_NONE;
  while (node != TENGEN_NODE_NONE && node != self->numbers_from)
    node = tengen_record_get_parent (record, node);
  return node;
}

/* Next moves belong to the review, and only where the record does not ask
 * that they be kept off the board (ST). */
static void
add_markup (TengenPlayPage *self,
            TengenView *view,
            const TengenPosition *position)
{
  g_autoptr (TengenMarkup) markup = tengen_markup_new (position);

  if (markup != NULL)
    tengen_view_add_markup (
        view, markup, self->review && (markup->style & 2) == 0);
}

/* Which stone the next click puts. */
static TengenStone
get_ghost (TengenPlayPage *self, const TengenPosition *position)
{
  gboolean can_play = FALSE;
  int tool = TENGEN_REVIEW_TOOL_MOVE;

  if (!self->ghost)
    return TENGEN_STONE_NONE;
  if (self->review)
    g_object_get (self->panel, "tool", &tool, NULL);
  if (tool == TENGEN_REVIEW_TOOL_BLACK)
    return TENGEN_STONE_BLACK;
  if (tool == TENGEN_REVIEW_TOOL_WHITE)
    return TENGEN_STONE_WHITE;
  g_object_get (self->session, "can-play", &can_play, NULL);
  return can_play && tool == TENGEN_REVIEW_TOOL_MOVE
             ? tengen_position_get_to_move (position)
             : TENGEN_STONE_NONE;
}

static void
show_no_board (TengenPlayPage *self)
{
  int game =
      tengen_game_get_setup (tengen_session_get_game (self->session))->game;
  g_autofree char *text = g_strdup_printf (
      _ ("This is a record of another game (GM[%d]). Tengen has no board for "
         "it; its tree, comments and properties can be read and changed."),
      game);

  gtk_label_set_label (self->no_board, text);
  gtk_stack_set_visible_child_name (self->place, "no-board");
}

void
tengen_play_page_show_board (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  TengenView *view;

  if (!tengen_play_page_has_board (self))
    {
      show_no_board (self);
      return;
    }
  view = tengen_view_new_position (position, self->numbers, get_from (self));
  add_markup (self, view, position);
  if (self->reason != NULL)
    tengen_view_add_reason (view, self->reason);
  if (self->review)
    tengen_review_panel_decorate (self->panel, view);
  tengen_board_view_set_view (self->board, view);
  g_object_set (
      self->board, "ghost-stone", (int) get_ghost (self, position), NULL);
  gtk_stack_set_visible_child_name (self->place, "board");
}

/* --- The line under it --- */

static void
say_result (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  TengenResult result = tengen_game_get_result (game);
  g_autofree char *text =
      tengen_words_result (&result, tengen_game_get_setup (game)->rules.unit);

  tengen_play_line_say (self->line,
                        TENGEN_PLAY_LINE_RESULT,
                        *text != '\0' ? text : _ ("The game is over."));
}

/* In play there is something of a count only where one came back from it. */
static gboolean
is_resumed (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);

  return tengen_record_find (tengen_game_get_record (game),
                             tengen_game_get_cursor (game),
                             TENGEN_PROPERTY_TNC) != 0;
}

static void
append (GString *text, const char *sentence)
{
  if (sentence == NULL || *sentence == '\0')
    return;
  if (text->len > 0)
    g_string_append (text, "　");
  g_string_append (text, sentence);
}

static void
append_name (TengenPlayPage *self, GString *text)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  g_autofree char *name = tengen_record_get_text (tengen_game_get_record (game),
                                                  tengen_game_get_cursor (game),
                                                  TENGEN_PROPERTY_N);

  append (text, name);
}

/* A pass changes no stone: without a word nobody would see it. */
static void
append_pass (TengenPlayPage *self,
             GString *text,
             const TengenPosition *position)
{
  TengenStone stone = TENGEN_STONE_NONE;
  TengenPoint last = tengen_position_get_last (position, &stone);

  if (last != TENGEN_POINT_PASS)
    return;
  if (is_resumed (self))
    append (text,
            tengen_position_get_to_move (position) == TENGEN_STONE_BLACK
                ? _ ("Play goes on. Black moves.")
                : _ ("Play goes on. White moves."));
  else
    append (text,
            stone == TENGEN_STONE_BLACK ? _ ("Black passed.")
                                        : _ ("White passed."));
}

static gboolean
get_number_mode (TengenPlayPage *self, TengenNumberMode *mode)
{
  switch (self->numbers)
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

/* Two lines are seen, and a long text takes its time to be laid out. */
static void
append_some (GString *text, const char *sentence)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (sentence, -1) <= AGAIN_CHARS)
    {
      append (text, sentence);
      return;
    }
  start = g_utf8_substring (sentence, 0, AGAIN_CHARS);
  append (text, start);
  g_string_append (text, "…");
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
  numbers = tengen_numbers_new (position, mode, get_from (self));
  if (numbers == NULL)
    return;
  g_object_get (self->board, "notation", &notation, NULL);
  again = tengen_words_again (
      numbers, (TengenNotation) notation, setup->width, setup->height);
  append_some (text, again);
}

static void
say_move (TengenPlayPage *self, const TengenPosition *position)
{
  const TengenReason *forced = tengen_position_get_forced (position);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *broken =
      forced != NULL ? tengen_words_forced (forced) : NULL;

  append (text, broken);
  append_name (self, text);
  append_pass (self, text, position);
  append_again (self, text, position);
  tengen_play_line_say (self->line,
                        forced != NULL ? TENGEN_PLAY_LINE_REFUSED
                                       : TENGEN_PLAY_LINE_NOTE,
                        text->str);
}

static void
say_node (TengenPlayPage *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_name (self, text);
  tengen_play_line_set_counting (self->line, FALSE);
  tengen_play_line_say (self->line, TENGEN_PLAY_LINE_NOTE, text->str);
}

static void
say_state (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  TengenPhase phase = tengen_position_get_phase (position);

  tengen_play_line_set_counting (self->line, phase == TENGEN_PHASE_COUNT);
  switch (phase)
    {
    case TENGEN_PHASE_PLAY:
      say_move (self, position);
      break;
    case TENGEN_PHASE_COUNT:
      tengen_play_line_say (self->line,
                            TENGEN_PLAY_LINE_COUNT,
                            _ ("Play has stopped. Both agree on the count."));
      break;
    case TENGEN_PHASE_OVER:
      say_result (self);
      break;
    }
}

void
tengen_play_page_show_all (TengenPlayPage *self)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  tengen_play_page_show_board (self);
  if (tengen_play_page_has_board (self))
    say_state (self);
  else
    say_node (self);
  tengen_play_page_update_actions (self);
}

/* Refusals of marks belong to the window of the count. */
static gboolean
is_about_marks (const TengenReason *reason)
{
  return reason->code == TENGEN_REASON_NO_STONE ||
         reason->code == TENGEN_REASON_NO_DEAD ||
         reason->code == TENGEN_REASON_NO_SEKI ||
         reason->code == TENGEN_REASON_NO_MARK ||
         reason->code == TENGEN_REASON_NOT_AGREED;
}

void
tengen_play_page_show_refusal (TengenPlayPage *self, const TengenReason *reason)
{
  g_autofree char *text = NULL;

  if (is_about_marks (reason))
    return;
  tengen_reason_free (self->reason);
  self->reason = tengen_reason_copy (reason);
  text = tengen_words_reason (
      reason,
      &tengen_position_get_setup (tengen_session_get_position (self->session))
           ->rules);
  tengen_play_page_show_board (self);
  tengen_play_line_say (self->line, TENGEN_PLAY_LINE_REFUSED, text);
}
