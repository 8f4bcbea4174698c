/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-line: the line under the board that says one thing at a time
 *
 * What:  why a move was refused; that play has stopped, with the button that
 *        brings the count back; the result. It keeps its room when empty, so
 *        that the board does not move, and lies beside the stones, not on them.
 * Not:   choosing the words (ui/words, the page).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_LINE (tengen_play_line_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayLine, tengen_play_line, TENGEN, PLAY_LINE, GtkWidget)

/**
 * TengenPlayLineKind:
 * @TENGEN_PLAY_LINE_NOTE: something to know (a pass)
 * @TENGEN_PLAY_LINE_REFUSED: why something is not possible
 * @TENGEN_PLAY_LINE_COUNT: play has stopped
 * @TENGEN_PLAY_LINE_RESULT: the game is over
 *
 * What kind of thing is said.
 */
typedef enum
{
  TENGEN_PLAY_LINE_NOTE,
  TENGEN_PLAY_LINE_REFUSED,
  TENGEN_PLAY_LINE_COUNT,
  TENGEN_PLAY_LINE_RESULT,
} TengenPlayLineKind;

/**
 * tengen_play_line_say:
 * @self: a line
 * @kind: what kind of thing
 * @text: the sentence, "" for nothing
 *
 * Says something else than before and announces it.
 */
void tengen_play_line_say (TengenPlayLine *self,
                           TengenPlayLineKind kind,
                           const char *text);

/**
 * tengen_play_line_set_counting:
 * @self: a line
 * @counting: a count is open
 *
 * Shows the button that brings the count back, whatever is being said.
 */
void tengen_play_line_set_counting (TengenPlayLine *self, gboolean counting);

/**
 * tengen_play_line_get_text:
 * @self: a line
 *
 * Gives the sentence.
 *
 * Returns: (transfer none): a text, maybe empty
 */
const char *tengen_play_line_get_text (TengenPlayLine *self);

/**
 * tengen_play_line_get_kind:
 * @self: a line
 *
 * Tells what kind of thing is said.
 *
 * Returns: a kind
 */
TengenPlayLineKind tengen_play_line_get_kind (TengenPlayLine *self);

G_END_DECLS
