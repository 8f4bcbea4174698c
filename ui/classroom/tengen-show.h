/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show: what a classroom looks at: one board and one sentence
 *
 * What:   what is seen and said at this moment, and what the few keys of a
 *         presenter do: a beat on, a beat back, a hint, the answer.
 * Not:    how it is drawn (tengen-classroom); lessons and games (the classes
 *         made from it).
 * Shape:  a class to derive from; it keeps no copy of a board and asks its lesson
 *         or game anew each time. Nothing goes on by itself: only keys and clicks
 *         do. A beat is what one press of a presenter's key shows: a sentence, a
 *         move, an answer.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game.h"
#include "tengen-lesson-text.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/**
 * TengenShowAct:
 * @TENGEN_SHOW_FORWARD: a beat on
 * @TENGEN_SHOW_BACK: a beat back
 * @TENGEN_SHOW_NEXT: the next page: step of a lesson, ten moves of a game
 * @TENGEN_SHOW_PREVIOUS: the page before
 * @TENGEN_SHOW_FIRST: the first page
 * @TENGEN_SHOW_LAST: the last page
 * @TENGEN_SHOW_HINT: a hint
 * @TENGEN_SHOW_ANSWER: the answer
 * @TENGEN_SHOW_RETRY: the question anew
 * @TENGEN_SHOW_UNDO: takes back what was done last
 * @TENGEN_SHOW_PASS: passes for the side to move
 * @TENGEN_SHOW_PERSON: the next person (次の人)
 * @TENGEN_SHOW_ROWS: lines things up and counts them, and back
 *
 * What can be asked of it.
 */
typedef enum
{
  TENGEN_SHOW_FORWARD,
  TENGEN_SHOW_BACK,
  TENGEN_SHOW_NEXT,
  TENGEN_SHOW_PREVIOUS,
  TENGEN_SHOW_FIRST,
  TENGEN_SHOW_LAST,
  TENGEN_SHOW_HINT,
  TENGEN_SHOW_ANSWER,
  TENGEN_SHOW_RETRY,
  TENGEN_SHOW_UNDO,
  TENGEN_SHOW_PASS,
  TENGEN_SHOW_PERSON,
  TENGEN_SHOW_ROWS,
} TengenShowAct;

#define TENGEN_TYPE_SHOW (tengen_show_get_type ())
G_DECLARE_DERIVABLE_TYPE (TengenShow, tengen_show, TENGEN, SHOW, GObject)

/* Signals:
 *   changed ()    something else is seen or said: ask anew
 *   turned ()     it is another page: "changed" follows
 */

/**
 * TengenShowClass:
 * @parent_class: its parent
 * @make_title: what it is, in a few words; (nullable) (transfer full)
 * @make_view: the board; (transfer full)
 * @make_text: the sentence of this moment; (nullable) (transfer full)
 * @get_place: page it is at, from 0, and how many there are; 0 pages for no
 *   dots
 * @can: whether an act means something now
 * @act: does it; %FALSE if it means nothing now
 * @press: a point was clicked, or Enter pressed on it
 * @type: a key was pressed that may belong to a number
 * @get_notation: how points are named on the board, a #TengenNotation
 * @get_coordinates: what stands at the edges of the board, a #TengenNotation or
 *   -1; where it is left out the learner's choice decides whether it is the
 *   notation
 * @make_stage: a widget in place of the board (things lined up); asked again
 *   with each "changed"; the same widget is given as long as it is to stay;
 *   (nullable) (transfer none)
 * @make_aside: a widget below the sentence (options, teams, numbers); likewise,
 *   and once more as soon as it stands there
 * @make_game: a game that goes on from what is seen; where it is left out the
 *   stones of the view are copied; (transfer full)
 *
 * What a class fills in; all but make_view may be left out.
 */
struct _TengenShowClass
{
  GObjectClass parent_class;

  char *(*make_title) (TengenShow *self);
  TengenView *(*make_view) (TengenShow *self);
  TengenLessonText *(*make_text) (TengenShow *self);
  guint (*get_place) (TengenShow *self, guint *n_pages);
  gboolean (*can) (TengenShow *self, TengenShowAct act);
  gboolean (*act) (TengenShow *self, TengenShowAct act);
  gboolean (*press) (TengenShow *self, TengenPoint point, guint button);
  gboolean (*type) (TengenShow *self, guint key);
  int (*get_notation) (TengenShow *self);
  int (*get_coordinates) (TengenShow *self);
  GtkWidget *(*make_stage) (TengenShow *self);
  GtkWidget *(*make_aside) (TengenShow *self);
  TengenGame *(*make_game) (TengenShow *self);
};

/* Says what it is in a few words; may be %NULL. */
char *tengen_show_make_title (TengenShow *self) G_GNUC_WARN_UNUSED_RESULT;

/* Makes a view of its board. */
TengenView *tengen_show_make_view (TengenShow *self) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the sentence of this moment. Returns: a sentence, %NULL for none. */
TengenLessonText *
tengen_show_make_text (TengenShow *self) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the page, from 0, and how many there are; 0 where that is not shown. */
guint tengen_show_get_place (TengenShow *self, guint *n_pages);

/* Tells whether an act means something now. */
gboolean tengen_show_can (TengenShow *self, TengenShowAct act);

/* Does what a key asks for. Returns: %FALSE if it means nothing now. */
gboolean tengen_show_act (TengenShow *self, TengenShowAct act);

/**
 * tengen_show_press:
 * @self: a show
 * @point: a point of its board
 * @button: as of tengen-board-view's "activated"
 *
 * A point was clicked.
 *
 * Returns: %FALSE if that means nothing now
 */
gboolean tengen_show_press (TengenShow *self, TengenPoint point, guint button);

/**
 * tengen_show_type:
 * @self: a show
 * @key: a key of GDK
 *
 * A key was pressed that may belong to a number which is asked for: a digit, a
 * point, Backspace, Enter.
 *
 * Returns: %FALSE if that means nothing now
 */
gboolean tengen_show_type (TengenShow *self, guint key);

/* Tells how points are named on its board. */
int tengen_show_get_notation (TengenShow *self);

/* Tells what stands at the edges of its board, -1 for nothing. */
int tengen_show_get_coordinates (TengenShow *self);

/* Gives a widget to be seen in place of the board, or %NULL. */
GtkWidget *tengen_show_make_stage (TengenShow *self);

/* Gives what stands below the sentence; may be %NULL. */
GtkWidget *tengen_show_make_aside (TengenShow *self);

/* Makes a game that goes on from what is seen. Returns: a game of its own. */
TengenGame *tengen_show_make_game (TengenShow *self) G_GNUC_WARN_UNUSED_RESULT;

/* Emits the signals; for classes made from it. @turned: it is another page. */
void tengen_show_emit_changed (TengenShow *self, gboolean turned);

G_END_DECLS
