/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom: what is shown on a classroom's wall (教室)
 *
 * What:   the boards that were prepared, one at a time or side by side, one
 *         sentence in letters that the last row can read, the present page; the
 *         keys of a presenter; a pen, a spot that follows the pointer, a blank
 *         wall, the score in chalk.
 * Not:    what is shown and said (tengen-show and classes derived from it), the
 *         window (app).
 * Shape:  the sentence is at least 1/18 of the height; the board takes what is
 *         left. It draws large and says everything to screen readers too.
 */
#pragma once

#include "tengen-show.h"

G_BEGIN_DECLS

/* As many boards may be prepared; keys 1 to 9. */
#define TENGEN_CLASSROOM_MOST 9

/* As many are seen side by side. */
#define TENGEN_CLASSROOM_MOST_BESIDE 4

#define TENGEN_TYPE_CLASSROOM (tengen_classroom_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenClassroom, tengen_classroom, TENGEN, CLASSROOM, GtkWidget)

/* Properties (read, write, notified):
 *   show         TengenShow  (nullable) the board in use
 *   beside       boolean     boards are shown side by side
 *   blank        boolean     nothing is shown
 *   pen          boolean     the pointer draws
 *   spot         boolean     a spot follows the pointer
 *   chalk        boolean     the score is shown
 * Signals:
 *   leave ()     the user wants to go back (Escape, F11, 教室を閉じる)
 *   add ()       another board is wanted (板を足す)
 *   speak (TengenLessonText *text)   (transfer none) the sentence is to be read
 *                                    aloud (V)
 *   said (TengenLessonText *text)    (transfer none) (nullable) another
 *                                    sentence is shown; %NULL for none
 * Actions: class.forward, class.back, class.next, class.previous, class.first,
 *   class.last, class.hint, class.answer, class.retry, class.undo, class.pass,
 *   class.person, class.rows, class.board (int, from 0), class.beside,
 *   class.blank, class.pen, class.wipe (what the pen drew), class.spot,
 *   class.chalk, class.speak, class.add, class.remove (the board in use),
 *   class.leave
 * Keys, wherever the focus is: Right, Space, Page Down forward; Left, Page Up
 *   back; Down, Up next and previous page; Home, End; B and period blank; H hint,
 *   A answer, R retry, U undo, N next person, C rows, P pen, W wipe, L spot, K
 *   chalk, V speak, 1 to 9 boards, 0 side by side, plus and minus add and remove,
 *   digits, Backspace and Enter type a number while one is asked for,
 *   Escape and F11 leave. Tab goes to the board, where arrows move a cursor and
 *   Enter puts a stone, until Escape or a presenter's Page Down.
 */

/* Makes an empty wall. */
GtkWidget *tengen_classroom_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_classroom_add:
 * @self: a classroom
 * @show: another board
 *
 * Adds a board behind the others and puts it in use.
 *
 * Returns: %FALSE if there are %TENGEN_CLASSROOM_MOST already
 */
gboolean tengen_classroom_add (TengenClassroom *self, TengenShow *show);

/* Takes a board away; the one beside it is in use then. The last one stays. */
void tengen_classroom_remove (TengenClassroom *self, TengenShow *show);

/* Sets what is at the bottom while "chalk" is on: the score; may be %NULL. */
void tengen_classroom_set_footer (TengenClassroom *self, GtkWidget *footer);

G_END_DECLS
