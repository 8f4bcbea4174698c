/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-private: what the files of the window share
 */
#pragma once

#include "tengen-glossary-page.h"
#include "tengen-lesson-list.h"
#include "tengen-lesson-page.h"
#include "tengen-lesson-store.h"
#include "tengen-lesson-window.h"
#include "tengen-notice.h"

G_BEGIN_DECLS

/* The pages of the stack. */
#define TENGEN_LESSON_WINDOW_LIST "list"
#define TENGEN_LESSON_WINDOW_LESSON "lesson"
#define TENGEN_LESSON_WINDOW_GLOSSARY "glossary"

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

  /* Borrowed: GTK's, cleared when it goes */
  GtkWidget *shortcuts_window;

  /* Owned */
  TengenLessonShelf *shelf;
  TengenLessonStore *store;
  /* NULL before a lesson is opened */
  TengenLessonRun *run;
  GSignalGroup *run_signals;
  int readings;
  double text_scale;
  /* the page below the glossary */
  char *below;
};

/**
 * tengen_lesson_window_is_shown:
 * @self: a window
 * @page: name of a page
 *
 * Tells whether a page is shown.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_lesson_window_is_shown (TengenLessonWindow *self,
                                        const char *page);

/**
 * tengen_lesson_window_update_title:
 * @self: a window
 *
 * Says in the header bar what is shown, and where the way back leads.
 */
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
 * @fault: a #TengenLessonStoreFault
 * @detail: (nullable): see there
 *
 * Says in a notice what cannot be kept.
 */
void tengen_lesson_window_tell_fault (TengenLessonWindow *self,
                                      guint fault,
                                      const char *detail);

/**
 * tengen_lesson_window_install_kept:
 * @klass: the window's class
 *
 * Adds the action that brings back what was forgotten.
 */
void tengen_lesson_window_install_kept (GtkWidgetClass *klass);

/**
 * tengen_lesson_window_update_languages:
 * @self: a window
 *
 * Lists the languages of the present lesson in the menu, if it has several.
 */
void tengen_lesson_window_update_languages (TengenLessonWindow *self);

/**
 * tengen_lesson_window_install_look:
 * @klass: the window's class
 *
 * Adds the actions and keys for readings, size and language of texts; the
 * properties must be there.
 */
void tengen_lesson_window_install_look (GtkWidgetClass *klass);

G_END_DECLS
