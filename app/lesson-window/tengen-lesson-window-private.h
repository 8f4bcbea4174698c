/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-private: what the files of the window share
 */
#pragma once

#include "tengen-glossary-page.h"
#include "tengen-guide-page.h"
#include "tengen-lesson-fault-list.h"
#include "tengen-lesson-list.h"
#include "tengen-lesson-own.h"
#include "tengen-lesson-page.h"
#include "tengen-progress-file.h"
#include "tengen-lesson-window.h"
#include "tengen-notice.h"
#include "tengen-pupil-overview.h"
#include "tengen-pupil-page.h"
#include "tengen-pupil-picture.h"
#include "tengen-pupils.h"
#include "tengen-settings.h"
#include "tengen-sound-lesson.h"

G_BEGIN_DECLS

/* The pages of the stack. */
#define TENGEN_LESSON_WINDOW_LIST "list"
#define TENGEN_LESSON_WINDOW_LESSON "lesson"
#define TENGEN_LESSON_WINDOW_GLOSSARY "glossary"
#define TENGEN_LESSON_WINDOW_GUIDE "guide"
#define TENGEN_LESSON_WINDOW_TALLY "tally"
#define TENGEN_LESSON_WINDOW_PEOPLE "people"
#define TENGEN_LESSON_WINDOW_OVERVIEW "overview"
/* a file that is no lesson yet */
#define TENGEN_LESSON_WINDOW_BROKEN "broken"

struct _TengenLessonWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets */
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkButton *back;
  GMenu *languages;
  TengenNotice *notice;
  GtkStack *pages;
  TengenLessonList *list;
  TengenLessonPage *page;
  TengenGlossaryPage *glossary;
  TengenGuidePage *guide;
  GtkLabel *broken_title;
  TengenLessonFaultList *faults;
  GMenu *speech_menu;

  /* Borrowed: parts of the window that are made by its code */
  GtkButton *who;
  TengenPupilPicture *who_picture;
  GtkLabel *who_name;
  TengenPupilPage *people;
  TengenPupilOverview *overview;

  /* Owned */
  TengenLessonShelf *shelf;
  TengenProgressFile *store;
  /* NULL before a lesson is opened */
  TengenLessonRun *run;
  GSignalGroup *run_signals;
  TengenSoundLesson *sounds;
  /* the page below the glossary, the guide or the rows, and what had the focus
   * there, if it is still there */
  char *below;
  GtkWidget *focus_below;
  TengenLessonOwn *own;
  /* the file that is followed, and that of the run; NULL for the course */
  TengenLessonFile *file;
  TengenLessonFile *run_file;
  GSignalGroup *file_signals;
  /* the file is to be shown as soon as it was read */
  gboolean file_wanted;
  /* where the class is; the lesson is only compared */
  const TengenLesson *class_lesson;
  guint class_index;
  /* that the file was read again, as it was said, and until when */
  char *told;
  guint told_id;
  TengenPupils *pupils;
  /* id of whose progress is on the shelf; NULL for nobody in particular */
  char *learner;
  /* id of who was taken away last and can be brought back, and whether it was
   * they who learnt */
  char *gone;
  gboolean gone_learnt;
  /* faults that wait until those before them were seen */
  GQueue untold;
};

/* Tells whether a page is shown. */
gboolean tengen_lesson_window_is_shown (TengenLessonWindow *self,
                                        const char *page);

/**
 * tengen_lesson_window_start_sounds:
 * @self: a window
 * @sound: the sounds of the program
 *
 * Lets its lessons be heard.
 */
void tengen_lesson_window_start_sounds (TengenLessonWindow *self,
                                        TengenSound *sound);

/**
 * tengen_lesson_window_show_page:
 * @self: a window
 * @name: name of a page
 *
 * Shows a page; the focus stays.
 */
void tengen_lesson_window_show_page (TengenLessonWindow *self,
                                     const char *name);

/**
 * tengen_lesson_window_show_run:
 * @self: a window with a run
 *
 * Shows the page of the lesson; the keyboard goes there.
 */
void tengen_lesson_window_show_run (TengenLessonWindow *self);

/**
 * tengen_lesson_window_show_over:
 * @self: a window
 * @name: name of a page
 *
 * Shows a page from which one comes back to the present one.
 */
void tengen_lesson_window_show_over (TengenLessonWindow *self,
                                     const char *name);

/* Tells whether the way back leads to the lesson. */
gboolean tengen_lesson_window_is_over_lesson (TengenLessonWindow *self);

/**
 * tengen_lesson_window_install_pages:
 * @klass: the window's class, which has its template
 *
 * Adds the ways between the pages: callbacks, actions and keys.
 */
void tengen_lesson_window_install_pages (GtkWidgetClass *klass);

/**
 * tengen_lesson_window_set_lesson:
 * @self: a window
 * @lesson: a lesson of the shelf
 *
 * Begins a lesson where one was, without showing its page.
 */
void tengen_lesson_window_set_lesson (TengenLessonWindow *self,
                                      const TengenLesson *lesson);

/**
 * tengen_lesson_window_show_lesson:
 * @self: a window
 * @lesson: a lesson of the shelf
 * @restart: whether to begin at its first step
 *
 * Shows a lesson.
 */
void tengen_lesson_window_show_lesson (TengenLessonWindow *self,
                                       const TengenLesson *lesson,
                                       gboolean restart);

/**
 * tengen_lesson_window_follow:
 * @self: a window
 * @lesson: the lesson of the run
 *
 * Follows the file of the lesson, if it has one.
 */
void tengen_lesson_window_follow (TengenLessonWindow *self,
                                  const TengenLesson *lesson);

/* Shows what is wrong with the file of what is shown. */
void tengen_lesson_window_update_own (TengenLessonWindow *self);

/**
 * tengen_lesson_window_start_own:
 * @self: a window with a shelf
 *
 * Begins to read the teacher's own lessons.
 */
void tengen_lesson_window_start_own (TengenLessonWindow *self);

/* Lets go of the teacher's own lessons. */
void tengen_lesson_window_end_own (TengenLessonWindow *self);

/* Adds the actions and keys for the teacher's own lessons. */
void tengen_lesson_window_install_own (GtkWidgetClass *klass);

/* Shows the list of lessons; the keyboard goes there. */
void tengen_lesson_window_show_list (TengenLessonWindow *self);

/**
 * tengen_lesson_window_start_pupils:
 * @self: a window with a shelf
 *
 * Reads who learns and what they have done; adds the button and the pages of
 * people.
 */
void tengen_lesson_window_start_pupils (TengenLessonWindow *self);

/* Lets go of the people. */
void tengen_lesson_window_end_pupils (TengenLessonWindow *self);

/* Adds the actions of people and of the teacher's table. */
void tengen_lesson_window_install_pupils (GtkWidgetClass *klass);

/**
 * tengen_lesson_window_start_speech:
 * @self: a window
 * @settings: whether texts are read aloud
 *
 * Gives the page a voice, and the menu an item.
 */
void tengen_lesson_window_start_speech (TengenLessonWindow *self,
                                        TengenSettings *settings);

/**
 * tengen_lesson_window_install_speech:
 * @klass: the window's class, which has its template
 *
 * Adds what tengen_lesson_window_start_speech() needs.
 */
void tengen_lesson_window_install_speech (GtkWidgetClass *klass);

/* Says in the header bar what is shown, and where the way back leads. */
void tengen_lesson_window_update_title (TengenLessonWindow *self);

/**
 * tengen_lesson_window_reset:
 * @self: a window
 * @id: id of a lesson
 *
 * Forgets what was done of a lesson; a notice offers to undo that.
 */
void tengen_lesson_window_reset (TengenLessonWindow *self, const char *id);

/**
 * tengen_lesson_window_tell_fault:
 * @self: a window
 * @fault: a #TengenSealedFileFault
 * @detail: (nullable): see there
 *
 * Says in a notice what cannot be kept.
 */
void tengen_lesson_window_tell_fault (TengenLessonWindow *self,
                                      guint fault,
                                      const char *detail);

/**
 * tengen_lesson_window_say_fault:
 * @self: a window
 * @said: a sentence that tells of a fault
 * @fault: a #TengenSealedFileFault
 * @detail: (nullable): see there
 *
 * Says it in a notice, with a way to see a file that was set aside; later, if
 * the notice tells something already.
 */
void tengen_lesson_window_say_fault (TengenLessonWindow *self,
                                     const char *said,
                                     guint fault,
                                     const char *detail);

/**
 * tengen_lesson_window_end_kept:
 * @self: a window that goes away
 *
 * Forgets what was not told.
 */
void tengen_lesson_window_end_kept (TengenLessonWindow *self);

/* Adds the action that brings back what was forgotten. */
void tengen_lesson_window_install_kept (GtkWidgetClass *klass);

/* Lists the languages of the present lesson in the menu, if it has several. */
void tengen_lesson_window_update_languages (TengenLessonWindow *self);

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
