/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-private: what the files of the page share
 */
#pragma once

#include "tengen-board-view.h"
#include "tengen-lesson-dots.h"
#include "tengen-lesson-end.h"
#include "tengen-lesson-feedback.h"
#include "tengen-lesson-page.h"
#include "tengen-lesson-panel.h"
#include "tengen-move-slider.h"
#include "tengen-paint-lesson.h"

G_BEGIN_DECLS

struct _TengenLessonPage
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *table;
  TengenBoardView *board;
  GtkWidget *panel;
  GtkScrolledWindow *scroll;
  GtkWidget *goal;
  GtkWidget *say;
  GtkLabel *task;
  GtkBox *slot;
  GtkWidget *tally;
  GtkWidget *said;
  TengenLessonFeedback *feedback;
  TengenMoveSlider *replies;
  GtkBox *hints;
  TengenLessonEnd *end;
  GtkStack *acts;
  GtkWidget *start_trial;
  GtkWidget *end_trial;
  TengenLessonDots *dots;
  GtkWidget *next;
  GtkWidget *walk;
  GtkBox *foot_place;

  /* A child of its place, NULL where the page walks through steps */
  GtkWidget *foot;
  /* What the step asks; a child of the slot, NULL for nothing */
  TengenLessonPanel *question;

  /* Owned */
  TengenLessonRun *run;
  GSignalGroup *signals;
  /* those of the game that is played freely */
  GSignalGroup *trial_signals;
  /* why the last move there was refused, while it is shown */
  TengenReason *reason;

  /* the step that is shown */
  const TengenLessonStep *step;
  /* the step in which the board was clicked last */
  const TengenLessonStep *pressed;
  /* its phase, as it was shown last */
  TengenLessonPhase phase;
  TengenLessonLook look;
  /* the point whose name is touched in a text, or NONE */
  TengenPoint lit;
  /* how many replies the board shows, where they come one after another */
  guint n_replies;
  /* what changes now is an answer, whose replies are played */
  gboolean is_answering;
  /* the rows of the board that are counted, a bit each, for a question */
  guint64 rows;
  const TengenLessonStep *rows_step;
  guint rows_found;

  /* Owned; what reads aloud, or NULL */
  TengenSpeech *speech;
  /* the step that was read, or would have been */
  const TengenLessonStep *spoken;
  /* what is said of the answer, as it is spoken */
  char *spoken_answer;
};

/* tengen-lesson-page.c */

/* Emits "term". */
void tengen_lesson_page_emit_term (TengenLessonPage *self, const char *id);

/* Emits "play". */
void tengen_lesson_page_emit_play (TengenLessonPage *self,
                                   const TengenLessonPlay *play);

/* Emits "next-lesson" if @next, else "list-requested". */
void tengen_lesson_page_emit_leave (TengenLessonPage *self, gboolean next);

/* tengen-lesson-page-layout.c */

/* Installs how the page gives its room to board and panel. */
void tengen_lesson_page_install_layout (GtkWidgetClass *widget_class);

/* tengen-lesson-page-show.c */

/* Shows the present step from its start: texts, what it asks, its state. */
void tengen_lesson_page_show_step (TengenLessonPage *self);

/* Shows the state of the step, or the game that is played freely. */
void tengen_lesson_page_show_state (TengenLessonPage *self);

/* Shows the board as it is now. */
void tengen_lesson_page_show_board (TengenLessonPage *self);

/* Shows which steps are done. */
void tengen_lesson_page_show_progress (TengenLessonPage *self);

/* tengen-lesson-page-replies.c */

/* Answers, and plays the replies if there are several. What means nothing shows
 * all of them. */
void tengen_lesson_page_answer (TengenLessonPage *self,
                                TengenLessonInputKind kind,
                                TengenPoint point);

/* Finds out how many replies there are, and shows the buttons for them. */
void tengen_lesson_page_show_replies (TengenLessonPage *self);

/* Shows so many replies. */
void tengen_lesson_page_move_replies (TengenLessonPage *self, int at);

/* Tells whether replies are still to be shown. */
gboolean tengen_lesson_page_has_replies (TengenLessonPage *self);

/* Makes what the board of the step shows, with so many replies. */
TengenView *
tengen_lesson_page_make_view (TengenLessonPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* tengen-lesson-page-rows.c */

/* Tells whose stones are to be counted now, NONE if none are. */
TengenStone tengen_lesson_page_get_counted (TengenLessonPage *self);

/* Numbers the stones of the rows that were pressed. */
void tengen_lesson_page_number_rows (TengenLessonPage *self, TengenView *view);

/* Counts the row of a point, or takes it out again. Returns: %FALSE if no stones
 * are to be counted. */
gboolean tengen_lesson_page_press_row (TengenLessonPage *self,
                                       TengenPoint point);

/* tengen-lesson-page-say.c */

/* Says what there is to say of the last answer or move. */
void tengen_lesson_page_say (TengenLessonPage *self);

/* Writes the step as plain text: its title, what is said, and what is said of
 * the answer. */
char *
tengen_lesson_page_write (TengenLessonPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* tengen-lesson-page-actions.c */

/* Installs the actions lesson.*. */
void tengen_lesson_page_install_actions (GtkWidgetClass *widget_class);

/* Enables the actions that mean something now. */
void tengen_lesson_page_update_actions (TengenLessonPage *self);

/* tengen-lesson-page-keys.c */

/* Gives the actions their keys. */
void tengen_lesson_page_add_keys (TengenLessonPage *self);

/* tengen-lesson-page-speech.c */

/* Reads the step aloud if texts are read as they are shown. */
void tengen_lesson_page_speak_step (TengenLessonPage *self);

/* Reads aloud what is said of an answer, if texts are read as they are shown
 * and it is new. */
void tengen_lesson_page_speak_answer (TengenLessonPage *self,
                                      const TengenLessonSaying *saying);

/* Reads the step and what is said of the answer aloud, at once. */
void tengen_lesson_page_speak_all (TengenLessonPage *self);

/* tengen-lesson-page-tally.c */

/* Installs the action lesson.tally and its signal. */
void tengen_lesson_page_install_tally (GtkWidgetClass *widget_class);

/* Shows the button where there is something to lay out. */
void tengen_lesson_page_update_tally (TengenLessonPage *self);

/* tengen-lesson-page-trial.c */

/* Makes it follow the games that are played freely. */
void tengen_lesson_page_make_trial (TengenLessonPage *self);

/* Gives the game that is played freely. Returns: a session, or %NULL. */
TengenSession *tengen_lesson_page_get_trial (TengenLessonPage *self);

/* Begins or ends free play; the focus goes to where the lesson continues. */
void tengen_lesson_page_set_trial (TengenLessonPage *self, gboolean on);

G_END_DECLS
