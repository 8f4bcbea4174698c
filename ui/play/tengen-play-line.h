/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-line: the line under the board that says one thing at a time
 *
 * What:  why a move was refused; what is proposed and must be answered; that
 *        play has stopped; the result; with the buttons that go with it. It
 *        keeps its room when empty, so that the board does not move, and lies
 *        beside the stones, not on them.
 * Not:   choosing the words (ui/words, the page).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_LINE (tengen_play_line_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayLine, tengen_play_line, TENGEN, PLAY_LINE, GtkWidget)

/* Signals:
 *   changed ()   it says something, or something else, or says it again
 *   turned ()    a person wants to see what is told beside it
 */

/**
 * TengenPlayLineKind:
 * @TENGEN_PLAY_LINE_NOTE: something to know (a pass)
 * @TENGEN_PLAY_LINE_ASKED: something that wants an answer (a proposal)
 * @TENGEN_PLAY_LINE_REFUSED: why something is not possible
 * @TENGEN_PLAY_LINE_COUNT: play has stopped
 * @TENGEN_PLAY_LINE_RESULT: the game is over
 *
 * What kind of thing is said.
 */
typedef enum
{
  TENGEN_PLAY_LINE_NOTE,
  TENGEN_PLAY_LINE_ASKED,
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
 * Says something else than before and announces it. What was added is gone.
 */
void tengen_play_line_say (TengenPlayLine *self,
                           TengenPlayLineKind kind,
                           const char *text);

/* Adds something quiet below what is said, "" for nothing. */
void tengen_play_line_add (TengenPlayLine *self, const char *text);

/**
 * tengen_play_line_begin:
 * @self: a line
 *
 * Begins to say something else: buttons that are not set until
 * tengen_play_line_end() are taken away then. Those that stay keep the
 * keyboard.
 */
void tengen_play_line_begin (TengenPlayLine *self);

/* Takes away the buttons that were not set since tengen_play_line_begin(). */
void tengen_play_line_end (TengenPlayLine *self);

/* A line has room for so many buttons. */
#define TENGEN_PLAY_LINE_BUTTONS 3

/**
 * tengen_play_line_set_button:
 * @self: a line
 * @index: which, from the left, less than %TENGEN_PLAY_LINE_BUTTONS
 * @label: what it says
 * @action: an action of a widget above
 * @tip: its tooltip
 *
 * Shows a button beside the sentence, whatever is being said. The first one
 * stands out.
 */
void tengen_play_line_set_button (TengenPlayLine *self,
                                  guint index,
                                  const char *label,
                                  const char *action,
                                  const char *tip);

/* Gives a button, shown or not, below %TENGEN_PLAY_LINE_BUTTONS. */
GtkWidget *tengen_play_line_get_button (TengenPlayLine *self, guint index);

/* Tells what kind of thing is said. */
TengenPlayLineKind tengen_play_line_get_kind (TengenPlayLine *self);

/* Tells whether it has a button, or more to say than a greeting. */
gboolean tengen_play_line_says (TengenPlayLine *self);

/**
 * tengen_play_line_set_beside:
 * @self: a line
 * @n: how many things are told elsewhere at the same place
 *
 * Counts what waits behind the line.
 */
void tengen_play_line_set_beside (TengenPlayLine *self, guint n);

G_END_DECLS
