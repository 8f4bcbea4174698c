/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window: the window for learning (レッスン)
 *
 * Shape: shelf and store are the window's: nothing of lessons is read before
 *        it is opened, and what was done is written when it is closed.
 */
#include "tengen-lesson-window-private.h"

#include "tengen-fit-layout.h"
#include "tengen-glossary-page.h"
#include "tengen-guide-page.h"
#include "tengen-help.h"
#include "tengen-lesson-fault-list.h"
#include "tengen-practice-home.h"
#include "tengen-pupil-picture.h"
#include "tengen-shortcuts.h"
#include "tengen-text-look.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

G_DEFINE_FINAL_TYPE (TengenLessonWindow,
                     tengen_lesson_window,
                     GTK_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_LANGUAGE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static TengenProgram *
get_program (TengenLessonWindow *self)
{
  return TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)));
}

/* --- The lesson --- */

/* What was answered in its steps is still there. */
static gboolean
is_open (TengenLessonWindow *self, const TengenLesson *lesson)
{
  return self->run != NULL &&
         tengen_lesson_run_get_lesson (self->run) == lesson;
}

void
tengen_lesson_window_set_lesson (TengenLessonWindow *self,
                                 const TengenLesson *lesson,
                                 gboolean noted)
{
  g_autoptr (TengenLessonRun) run =
      tengen_lesson_run_new (self->shelf, lesson, noted);

  tengen_lesson_window_end_exercise (self);
  g_set_object (&self->run, run);
  g_signal_group_set_target (self->run_signals, run);
  g_object_set (self->page, "run", run, NULL);
  tengen_lesson_window_update_languages (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LANGUAGE]);
}

/* --- What the pages ask for --- */

static void
lesson_cb (TengenLessonWindow *self, const char *id, gboolean restart)
{
  tengen_lesson_window_open (self, id, restart);
}

static void
play_cb (TengenLessonWindow *self, const TengenLessonPlay *play)
{
  const TengenLessonStep *step = tengen_lesson_run_get_step (self->run);

  tengen_lesson_run_do (
      self->run, TENGEN_LESSON_INPUT_START, TENGEN_POINT_NONE, 0);
  tengen_program_play (get_program (self),
                       play->setup,
                       play->from_diagram ? step->diagram : NULL);
}

static void
next_cb (TengenLessonWindow *self)
{
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (self->shelf);
  guint index = 0;

  if (tengen_lesson_window_is_practising (self))
    tengen_lesson_window_next_exercise (self);
  else if (g_ptr_array_find (
               lessons, tengen_lesson_run_get_lesson (self->run), &index) &&
           index + 1 < lessons->len)
    {
      const TengenLesson *next = g_ptr_array_index (lessons, index + 1);

      tengen_lesson_window_open (self, next->id, FALSE);
    }
  else
    tengen_lesson_window_show_list (self);
}

static void
run_language_cb (TengenLessonWindow *self)
{
  tengen_lesson_window_update_title (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LANGUAGE]);
}

/* --- Actions --- */

static void
restart_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);

  tengen_notice_dismiss (self->notice);
  tengen_lesson_window_show_lesson (
      self, tengen_lesson_run_get_lesson (self->run), TRUE);
}

/* --- The window --- */

static gboolean
tengen_lesson_window_close_request (GtkWindow *window)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (window);

  tengen_lesson_window_flush (self);
  return GTK_WINDOW_CLASS (tengen_lesson_window_parent_class)
      ->close_request (window);
}

static void
tengen_lesson_window_get_property (GObject *object,
                                   guint property,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (object);

  if (property == PROP_LANGUAGE)
    g_value_set_string (
        value,
        self->run != NULL ? tengen_lesson_run_get_language (self->run) : "");
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_lesson_window_set_property (GObject *object,
                                   guint property,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (object);

  if (property != PROP_LANGUAGE)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
  else if (self->run != NULL)
    tengen_lesson_run_set_language (self->run, g_value_get_string (value));
}

static void
tengen_lesson_window_dispose (GObject *object)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (object);

  tengen_lesson_window_end_practice (self);
  tengen_lesson_window_end_own (self);
  tengen_lesson_window_end_pupils (self);
  tengen_lesson_window_end_kept (self);
  tengen_lesson_window_end_pages (self);
  /* GTK may keep the actions, and the look lives longer */
  g_action_map_remove_action (G_ACTION_MAP (self), "readings");
  g_clear_object (&self->run_signals);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_LESSON_WINDOW);
  g_clear_object (&self->run);
  g_clear_object (&self->shelf);
  G_OBJECT_CLASS (tengen_lesson_window_parent_class)->dispose (object);
}

static void
tengen_lesson_window_finalize (GObject *object)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (object);

  g_free (self->own_part);
  g_free (self->pupils_part);
  g_free (self->pages_part);
  g_free (self->classroom_part);
  g_free (self->kept_part);
  g_free (self->practice_part);
  g_free (self->problems_part);
  G_OBJECT_CLASS (tengen_lesson_window_parent_class)->finalize (object);
}

/* What only one file knows; see tengen_lesson_window_find(). */
static const char *const part_widgets[] = {
  "title",        "subtitle",      "back",      "languages",
  "look_section", "readings_menu", "text_menu", "glossary",
  "guide",        "broken_title",  "faults",    "speech_menu",
  "who",          "who_picture",   "who_name",  "practice",
};

gpointer
tengen_lesson_window_find (TengenLessonWindow *self, const char *name)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (self), TENGEN_TYPE_LESSON_WINDOW, name);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_FIT_LAYOUT);
  g_type_ensure (TENGEN_TYPE_NOTICE);
  g_type_ensure (TENGEN_TYPE_LESSON_LIST);
  g_type_ensure (TENGEN_TYPE_LESSON_PAGE);
  g_type_ensure (TENGEN_TYPE_GLOSSARY_PAGE);
  g_type_ensure (TENGEN_TYPE_GUIDE_PAGE);
  g_type_ensure (TENGEN_TYPE_LESSON_FAULT_LIST);
  g_type_ensure (TENGEN_TYPE_PRACTICE_HOME);
  g_type_ensure (TENGEN_TYPE_PUPIL_PICTURE);
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/app/tengen-lesson-window.ui");
  gtk_widget_class_bind_template_child (klass, TengenLessonWindow, notice);
  gtk_widget_class_bind_template_child (klass, TengenLessonWindow, pages);
  gtk_widget_class_bind_template_child (klass, TengenLessonWindow, list);
  gtk_widget_class_bind_template_child (klass, TengenLessonWindow, page);
  for (gsize i = 0; i < G_N_ELEMENTS (part_widgets); i++)
    gtk_widget_class_bind_template_child_full (
        klass, part_widgets[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (klass, lesson_cb);
  gtk_widget_class_bind_template_callback_full (
      klass, "reset_cb", G_CALLBACK (tengen_lesson_window_reset));
  gtk_widget_class_bind_template_callback (klass, play_cb);
  gtk_widget_class_bind_template_callback (klass, next_cb);
}

static void
install_actions (GtkWidgetClass *klass)
{
  /* TengenLessonWindow|win.restart: the lesson from its first step */
  gtk_widget_class_install_action (klass, "win.restart", NULL, restart_action);
  /* TengenLessonWindow|win.shortcuts: shows the keys */
  tengen_shortcuts_install (klass, "lesson");
}

static void
install_properties (GObjectClass *klass)
{
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /* TengenLessonWindow:language: language of the present lesson */
  properties[PROP_LANGUAGE] =
      g_param_spec_string ("language", NULL, NULL, "", flags);
  g_object_class_install_properties (klass, N_PROPS, properties);
}

static void
tengen_lesson_window_class_init (TengenLessonWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_lesson_window_get_property;
  object_class->set_property = tengen_lesson_window_set_property;
  object_class->dispose = tengen_lesson_window_dispose;
  object_class->finalize = tengen_lesson_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = tengen_lesson_window_close_request;

  install_properties (object_class);
  bind_template (widget_class);
  install_actions (widget_class);
  tengen_lesson_window_install_pages (widget_class);
  tengen_lesson_window_install_look (widget_class);
  tengen_lesson_window_install_kept (widget_class);
  tengen_lesson_window_install_practice (widget_class);
  tengen_lesson_window_install_problems (widget_class);
  tengen_lesson_window_install_own (widget_class);
  tengen_lesson_window_install_pupils (widget_class);
  tengen_lesson_window_install_print (widget_class);
  tengen_lesson_window_install_sheet (widget_class);
  tengen_lesson_window_install_wall (widget_class);
  tengen_lesson_window_install_tally (widget_class);
  tengen_lesson_window_install_classroom (widget_class);
}

static void
tengen_lesson_window_init (TengenLessonWindow *self)
{
  g_autoptr (GPropertyAction) readings = g_property_action_new (
      "readings", tengen_text_look_get_default (), "readings");

  /* TengenLessonWindow|win.readings: which kanji have readings (int); its menu
   * takes the roles of its items from it when it is made */
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (readings));
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_lesson_window_make_own (self);
  tengen_lesson_window_make_pupils (self);
  tengen_lesson_window_make_pages (self);
  tengen_lesson_window_make_classroom (self);
  tengen_lesson_window_make_kept (self);
  tengen_lesson_window_make_practice (self);
  tengen_lesson_window_make_problems (self);
  tengen_help_add_button (GTK_WINDOW (self), "lessons");
  tengen_lesson_window_link_menus (self);
  self->run_signals = g_signal_group_new (TENGEN_TYPE_LESSON_RUN);
  g_signal_group_connect_swapped (
      self->run_signals,
      "changed",
      G_CALLBACK (tengen_lesson_window_update_title),
      self);
  g_signal_group_connect_swapped (self->run_signals,
                                  "notify::language",
                                  G_CALLBACK (run_language_cb),
                                  self);
}

/* What was done is read before anything shows it. */
static void
open_shelf (TengenLessonWindow *self)
{
  const TengenLessonGlossary *glossary = NULL;

  self->shelf = tengen_lesson_shelf_new ();
  tengen_lesson_shelf_set_notation (self->shelf, tengen_words_notation ());
  tengen_lesson_window_start_pupils (self);
  tengen_lesson_list_set_shelf (self->list, self->shelf);
  glossary = tengen_lesson_shelf_get_glossary (self->shelf);
  if (glossary != NULL)
    tengen_glossary_page_set_glossary (
        tengen_lesson_window_find (self, "glossary"), glossary);
  tengen_lesson_window_start_own (self);
}

TengenLessonWindow *
tengen_lesson_window_new (TengenProgram *application)
{
  TengenSettings *settings = NULL;
  TengenLessonWindow *self = NULL;
  int width, height;
  gboolean maximized;

  g_return_val_if_fail (TENGEN_IS_PROGRAM (application), NULL);

  settings = tengen_program_get_settings (application);
  self = g_object_new (
      TENGEN_TYPE_LESSON_WINDOW, "application", application, NULL);
  tengen_settings_get_window (settings, &width, &height, &maximized);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  tengen_lesson_window_start_speech (self, settings);
  tengen_lesson_window_start_practice (self, settings);
  tengen_lesson_window_start_sounds (self,
                                     tengen_program_get_sound (application));
  open_shelf (self);
  tengen_lesson_window_show_list (self);
  return self;
}

void
tengen_lesson_window_show_lesson (TengenLessonWindow *self,
                                  const TengenLesson *lesson,
                                  gboolean restart)
{
  if (restart || !is_open (self, lesson))
    tengen_lesson_window_set_lesson (self, lesson, TRUE);
  if (restart)
    tengen_lesson_run_goto (self->run, 0);
  tengen_lesson_window_follow (self, lesson);
  tengen_lesson_window_show_run (self);
}

gboolean
tengen_lesson_window_open (TengenLessonWindow *self,
                           const char *id,
                           gboolean restart)
{
  const TengenLesson *lesson = NULL;

  g_return_val_if_fail (TENGEN_IS_LESSON_WINDOW (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  lesson = tengen_lesson_shelf_find (self->shelf, id);
  if (lesson == NULL)
    {
      g_autofree char *said =
          g_strdup_printf (_ ("There is no lesson “%s”."), id);

      tengen_notice_show (self->notice, said);
      return FALSE;
    }
  tengen_notice_dismiss (self->notice);
  tengen_lesson_window_show_lesson (self, lesson, restart);
  return TRUE;
}
