/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-notice: the place where a window tells and asks, one thing at a time
 *
 * What:  a list of notices by rank. The first is shown with its buttons and a
 *        way to close it; the others are counted and can be turned to. It
 *        takes no room while there are none.
 * Not:   refusals of moves (tengen-play-line).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_NOTICE (tengen_notice_get_type ())
G_DECLARE_FINAL_TYPE (TengenNotice, tengen_notice, TENGEN, NOTICE, GtkWidget)

/**
 * TengenNoticeRank:
 * @TENGEN_NOTICE_QUESTION: something waits for an answer
 * @TENGEN_NOTICE_REFUSAL: why something was not done
 * @TENGEN_NOTICE_NEWS: something to know of a file or a game, as damage
 * @TENGEN_NOTICE_ASIDE: something that can wait
 * @TENGEN_NOTICE_HINT: a sentence for the first time
 *
 * What kind of thing a notice is; the first kind is shown first. There is one
 * question, one refusal and one hint at most: a new one replaces the old one.
 */
typedef enum
{
  TENGEN_NOTICE_QUESTION,
  TENGEN_NOTICE_REFUSAL,
  TENGEN_NOTICE_NEWS,
  TENGEN_NOTICE_ASIDE,
  TENGEN_NOTICE_HINT,
} TengenNoticeRank;

/* Signals:
 *   dismissed ()   all but hints are gone, closed by a person or the program
 *   closed (guint) a person has closed one of this rank, or used its button
 *   changed ()     another notice is shown, or another number of them is there
 *   turned ()      a person has turned past the last one, see
 *                  tengen_notice_set_beside()
 */

/**
 * tengen_notice_show:
 * @self: a notice
 * @text: a sentence
 *
 * Shows a sentence as news, announced; what was told before, but for a hint, is
 * taken away.
 */
void tengen_notice_show (TengenNotice *self, const char *text);

/**
 * tengen_notice_tell:
 * @self: a notice
 * @rank: what kind of thing
 * @text: a sentence
 *
 * Tells something beside what is told already, announced. The latest of a rank
 * is shown first; the same sentence is told once.
 */
void tengen_notice_tell (TengenNotice *self,
                         TengenNoticeRank rank,
                         const char *text);

/**
 * tengen_notice_add_button:
 * @self: a notice that was told something
 * @label: what the button says
 * @detailed_action: an action of the window or a widget above
 *
 * Adds a button to what was told last, two at most; using it closes that.
 */
void tengen_notice_add_button (TengenNotice *self,
                               const char *label,
                               const char *detailed_action);

/**
 * tengen_notice_take_focus:
 * @self: a notice with a button, which asks something
 *
 * Gives the focus to the first button of what is shown, which should be the
 * harmless one. It goes back to where it was when that is closed.
 */
void tengen_notice_take_focus (TengenNotice *self);

/* Takes all away that was told, but for a hint. */
void tengen_notice_dismiss (TengenNotice *self);

/* Takes away a text (nullable) that holds no more, wherever it stands. */
void tengen_notice_withdraw (TengenNotice *self, const char *text);

/* Gives the sentence shown, or shown but for a hint; may be %NULL. */
const char *tengen_notice_get_text (TengenNotice *self);

/* Gives the hint. Returns: the sentence, or %NULL for none. */
const char *tengen_notice_get_hint (TengenNotice *self);

/**
 * tengen_notice_get_rank:
 * @self: a notice
 * @rank: (out) (optional): the rank of what is shown
 *
 * Tells what kind of thing is shown.
 *
 * Returns: how many notices there are; @rank is not set for 0
 */
guint tengen_notice_get_rank (TengenNotice *self, TengenNoticeRank *rank);

/**
 * tengen_notice_set_beside:
 * @self: a notice
 * @n: how many things are told elsewhere at the same place, 0 or 1
 *
 * Counts what another widget of the place would say; turning past the last
 * notice leads there.
 */
void tengen_notice_set_beside (TengenNotice *self, guint n);

G_END_DECLS
