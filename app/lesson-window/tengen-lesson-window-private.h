/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-private: what the files of the window share
 */
#pragma once

#include "tengen-class-sheet.h"
#include "tengen-exercise-log.h"
#include "tengen-exercise.h"
#include "tengen-lesson-list.h"
#include "tengen-lesson-own.h"
#include "tengen-lesson-page.h"
#include "tengen-lesson-pupils.h"
#include "tengen-lesson-window.h"
#include "tengen-notice.h"
#include "tengen-practice-home.h"
#include "tengen-print-choices.h"
#include "tengen-settings.h"

G_BEGIN_DECLS

/* The pages of the stack. */
#define TENGEN_LESSON_WINDOW_LIST "list"
#define TENGEN_LESSON_WINDOW_LESSON "lesson"
#define TENGEN_LESSON_WINDOW_GLOSSARY "glossary"
#define TENGEN_LESSON_WINDOW_GUIDE "guide"
#define TENGEN_LESSON_WINDOW_TALLY "tally"
#define TENGEN_LESSON_WINDOW_PEOPLE "people"
#define TENGEN_LESSON_WINDOW_OVERVIEW "overview"
#define TENGEN_LESSON_WINDOW_PRACTICE "practice"
/* a file that is no lesson yet */
#define TENGEN_LESSON_WINDOW_BROKEN "broken"

typedef struct _TengenLessonOwnPart TengenLessonOwnPart;
typedef struct _TengenLessonPupilsPart TengenLessonPupilsPart;
typedef struct _TengenLessonPagesPart TengenLessonPagesPart;
typedef struct _TengenLessonClassroomPart TengenLessonClassroomPart;
typedef struct _TengenLessonKeptPart TengenLessonKeptPart;
typedef struct _TengenLessonPracticePart TengenLessonPracticePart;
typedef struct _TengenLessonProblemsPart TengenLessonProblemsPart;

struct _TengenLessonWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets */
  TengenNotice *notice;
  GtkStack *pages;
  TengenLessonList *list;
  TengenLessonPage *page;

  /* Each is known to one file, and lives as long as the window */
  TengenLessonOwnPart *own_part;
  TengenLessonPupilsPart *pupils_part;
  TengenLessonPagesPart *pages_part;
  TengenLessonClassroomPart *classroom_part;
  TengenLessonKeptPart *kept_part;
  TengenLessonPracticePart *practice_part;
  TengenLessonProblemsPart *problems_part;

  /* Owned */
  TengenLessonShelf *shelf;
  /* NULL before a lesson is opened */
  TengenLessonRun *run;
  GSignalGroup *run_signals;
};

/* Gives a child of the template that only one file knows. */
gpointer tengen_lesson_window_find (TengenLessonWindow *self, const char *name);

/* Allocates the part of tengen-lesson-window-own.c. */
void tengen_lesson_window_make_own (TengenLessonWindow *self);

/* Allocates the part of tengen-lesson-window-pupils.c. */
void tengen_lesson_window_make_pupils (TengenLessonWindow *self);

/* Allocates the part of tengen-lesson-window-pages.c. */
void tengen_lesson_window_make_pages (TengenLessonWindow *self);

/* Allocates the part of tengen-lesson-window-classroom.c. */
void tengen_lesson_window_make_classroom (TengenLessonWindow *self);

/* Allocates the part of tengen-lesson-window-kept.c. */
void tengen_lesson_window_make_kept (TengenLessonWindow *self);

/* Allocates the part of tengen-lesson-window-practice.c. */
void tengen_lesson_window_make_practice (TengenLessonWindow *self);

/* Lets today's exercises be of the games that the settings say. */
void tengen_lesson_window_start_practice (TengenLessonWindow *self,
                                          TengenSettings *settings);

/* Lets go of the learner's log; an exercise that is shown ends. */
void tengen_lesson_window_end_practice (TengenLessonWindow *self);

/* Shows where practice begins; the keyboard goes there. */
void tengen_lesson_window_show_practice (TengenLessonWindow *self);

/* Tells whether the lesson that is open is an exercise. */
gboolean tengen_lesson_window_is_practising (TengenLessonWindow *self);

/* Writes where the learner is in an exercise: which of today's, its kind. */
char *tengen_lesson_window_write_exercise (TengenLessonWindow *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Opens a lesson of one step that does not count as progress, with a foot below
 * it; @changed (TengenLessonWindow *) hears of what is done in it. */
void tengen_lesson_window_put_foot (TengenLessonWindow *self,
                                    const TengenLesson *lesson,
                                    GtkWidget *foot,
                                    GCallback changed);

/* Takes the foot away again. */
void tengen_lesson_window_take_foot (TengenLessonWindow *self,
                                     GCallback changed);

/* Makes the page one of lessons again. */
void tengen_lesson_window_end_exercise (TengenLessonWindow *self);

/* Goes on to the next exercise. */
void tengen_lesson_window_next_exercise (TengenLessonWindow *self);

/* Notes how the step that is shown went, once it is solved. */
void tengen_lesson_window_note_attempt (TengenLessonWindow *self,
                                        const char *kind,
                                        int level,
                                        guint64 seed);

/* Gives the log of the learner's practice; valid until it is added to. */
const TengenExerciseLog *
tengen_lesson_window_get_practice_log (TengenLessonWindow *self);

/* Gives the page where practice begins. */
TengenPracticeHome *
tengen_lesson_window_get_practice_home (TengenLessonWindow *self);

/* Allocates the part of tengen-lesson-window-problems.c. */
void tengen_lesson_window_make_problems (TengenLessonWindow *self);

/* Reads the files of problems that were opened lately, to list them. */
void tengen_lesson_window_read_problems (TengenLessonWindow *self);

/* Says of the files that are listed how far they are solved. */
void tengen_lesson_window_update_problems (TengenLessonWindow *self);

/* Opens a file of problems where the learner left off. */
void tengen_lesson_window_open_problems (TengenLessonWindow *self, GFile *file);

/* Tells whether the lesson that is open is a problem of a file. */
gboolean tengen_lesson_window_has_problem (TengenLessonWindow *self);

/* Writes which problem of how many it is (transfer full). */
char *tengen_lesson_window_write_problem (TengenLessonWindow *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Goes on to the next problem, after the last one to where practice begins. */
void tengen_lesson_window_next_problem (TengenLessonWindow *self);

/* An exercise that is being made is no longer waited for. */
void tengen_lesson_window_stop_making (TengenLessonWindow *self);

/* A problem that is being read is no longer waited for. */
void tengen_lesson_window_stop_problems (TengenLessonWindow *self);

/* Makes the page one of lessons again if a problem is shown. */
void tengen_lesson_window_end_problem (TengenLessonWindow *self);

/* Lets the files of problems go. */
void tengen_lesson_window_end_problems (TengenLessonWindow *self);

/* Adds the actions and keys of problems of files. */
void tengen_lesson_window_install_problems (GtkWidgetClass *klass);

/* Gives the kind and level of the exercise that was shown last, of the first
 * kind before that. */
void tengen_lesson_window_find_exercise (TengenLessonWindow *self,
                                         TengenExerciseKind *kind,
                                         int *level);

/* Adds the action that shows where practice begins. */
void tengen_lesson_window_install_practice (GtkWidgetClass *klass);

/* Gives the path of the log of the learner's practice (transfer full). */
char *tengen_lesson_window_get_practice_path (TengenLessonWindow *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Gives the id of the learner, NULL for no particular pupil. */
const char *tengen_lesson_window_get_learner (TengenLessonWindow *self);

/* Tells whether a page is shown. */
gboolean tengen_lesson_window_is_shown (TengenLessonWindow *self,
                                        const char *page);

/* Lets its lessons be heard. */
void tengen_lesson_window_start_sounds (TengenLessonWindow *self,
                                        TengenSound *sound);

/* Shows a page; the focus stays. */
void tengen_lesson_window_show_page (TengenLessonWindow *self,
                                     const char *name);

/* Shows the page of the lesson; the keyboard goes there. */
void tengen_lesson_window_show_run (TengenLessonWindow *self);

/* Shows a page whose way back leads to the present one. */
void tengen_lesson_window_show_over (TengenLessonWindow *self,
                                     const char *name);

/* Forgets where the way back leads. */
void tengen_lesson_window_end_pages (TengenLessonWindow *self);

/* Tells whether the way back leads to the lesson. */
gboolean tengen_lesson_window_is_over_lesson (TengenLessonWindow *self);

/* Adds the ways between the pages: callbacks, actions and keys. */
void tengen_lesson_window_install_pages (GtkWidgetClass *klass);

/* Begins a lesson of the shelf where the learner was, without showing its page;
 * what is done in it is progress if @noted. */
void tengen_lesson_window_set_lesson (TengenLessonWindow *self,
                                      const TengenLesson *lesson,
                                      gboolean noted);

/* Shows a lesson of the shelf, from its first step on if @restart. */
void tengen_lesson_window_show_lesson (TengenLessonWindow *self,
                                       const TengenLesson *lesson,
                                       gboolean restart);

/* Follows the file of the lesson, if it has one. */
void tengen_lesson_window_follow (TengenLessonWindow *self,
                                  const TengenLesson *lesson);

/* Shows what is wrong with the file of what is shown. */
void tengen_lesson_window_update_own (TengenLessonWindow *self);

/* Begins to read the teacher's own lessons. */
void tengen_lesson_window_start_own (TengenLessonWindow *self);

/* Gives the file that is followed, NULL for a lesson of the course. */
TengenLessonFile *tengen_lesson_window_get_file (TengenLessonWindow *self);

/* Gives the teacher's own lessons. */
TengenLessonOwn *tengen_lesson_window_get_own (TengenLessonWindow *self);

/* Lets go of the teacher's own lessons. */
void tengen_lesson_window_end_own (TengenLessonWindow *self);

/* Adds the actions and keys for the teacher's own lessons. */
void tengen_lesson_window_install_own (GtkWidgetClass *klass);

/* Shows the list of lessons; the keyboard goes there. */
void tengen_lesson_window_show_list (TengenLessonWindow *self);

/* Reads who learns and what they have done; adds the button and the pages of
 * people. */
void tengen_lesson_window_start_pupils (TengenLessonWindow *self);

/* Gives the current pupil, NULL for no particular pupil. */
const TengenLessonPupil *
tengen_lesson_window_get_pupil (TengenLessonWindow *self);

/* Writes down what was done so far. Gives %FALSE if that fails, which a notice
 * tells. */
gboolean tengen_lesson_window_flush (TengenLessonWindow *self);

/* Lets go of the people. */
void tengen_lesson_window_end_pupils (TengenLessonWindow *self);

/* Adds the actions of people and of the teacher's table. */
void tengen_lesson_window_install_pupils (GtkWidgetClass *klass);

/* Gives the page a voice, and the menu an item. */
void tengen_lesson_window_start_speech (TengenLessonWindow *self,
                                        TengenSettings *settings);

/* Says in the header bar what is shown, and where the way back leads. */
void tengen_lesson_window_update_title (TengenLessonWindow *self);

/* Forgets what was done of a lesson; a notice offers to undo that. */
void tengen_lesson_window_reset (TengenLessonWindow *self, const char *id);

/* Says in a notice what cannot be kept; @fault is a #TengenSealedFileFault. */
void tengen_lesson_window_tell_fault (TengenLessonWindow *self,
                                      guint fault,
                                      const char *detail);

/* Says a sentence of a #TengenSealedFileFault in a notice, with a way to see a
 * file that was set aside; later, if the notice tells something already. */
void tengen_lesson_window_say_fault (TengenLessonWindow *self,
                                     const char *said,
                                     guint fault,
                                     const char *detail);

/* Forgets what was not told, as the window goes away. */
void tengen_lesson_window_end_kept (TengenLessonWindow *self);

/* Adds the action that brings back what was forgotten. */
void tengen_lesson_window_install_kept (GtkWidgetClass *klass);

/* Lists the languages of the present lesson in the menu, if it has several. */
void tengen_lesson_window_update_languages (TengenLessonWindow *self);

/* Opens the print window with a table of the class. */
void tengen_lesson_window_print_class (TengenLessonWindow *self,
                                       TengenClassSheet *sheet);

/* Opens a window of sheets for a class; gives its choices. */
TengenPrintChoices *tengen_lesson_window_open_print (TengenLessonWindow *self);

/* Chooses a sheet of exercises like that which was shown last. */
void tengen_lesson_window_choose_sheet (TengenLessonWindow *self,
                                        TengenPrintChoices *choices);

/* Lets a shelf keep an exercise as a lesson of one step, under a title. Gives
 * %NULL if that cannot be. */
const TengenLesson *
tengen_lesson_window_keep_exercise (TengenLessonShelf *shelf,
                                    const TengenLessonText *title,
                                    TengenExercise *exercise);

/* Shows the exercise to a class, and others like it after it. */
void tengen_lesson_window_show_exercises (TengenLessonWindow *self);

/* Adds the action that begins a relay of two teams. */
void tengen_lesson_window_install_wall (GtkWidgetClass *klass);

/* Adds the action that makes a sheet of exercises. */
void tengen_lesson_window_install_sheet (GtkWidgetClass *klass);

/* Adds the action that prints sheets for a class. */
void tengen_lesson_window_install_print (GtkWidgetClass *klass);

/* Adds what lays out in rows what a step counts. */
void tengen_lesson_window_install_tally (GtkWidgetClass *klass);

/* Puts the menus of buttons that a narrow header bar leaves out into the main
 * menu. */
void tengen_lesson_window_link_menus (TengenLessonWindow *self);

/* Adds the actions and keys for readings, size and language of texts; the
 * properties must be there. */
void tengen_lesson_window_install_look (GtkWidgetClass *klass);

/* Makes the way to the classroom insensitive where there is no lesson. */
void tengen_lesson_window_update_classroom (TengenLessonWindow *self);

/* Adds the action that shows the lesson to a class, and its key. */
void tengen_lesson_window_install_classroom (GtkWidgetClass *klass);

G_END_DECLS
