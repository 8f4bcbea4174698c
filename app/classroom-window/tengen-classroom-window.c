/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-window: the whole screen for a classroom
 *
 * Shape: what chooses another board lies over the wall and has the keys while it
 *        is seen.
 */
#include "tengen-classroom-window.h"

#include "tengen-chalk.h"
#include "tengen-classroom.h"
#include "tengen-classroom-add.h"
#include "tengen-help.h"
#include "tengen-settings.h"
#include "tengen-shortcuts.h"
#include "tengen-signal.h"
#include "tengen-speech.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenClassroomWindow
{
  GtkApplicationWindow parent_instance;

  /* Children */
  TengenClassroom *classroom;
  TengenClassroomAdd *add;

  /* Owned */
  TengenSpeech *speech;
  /* (nullable): the window that the user came from, weak */
  GtkWindow *from;
  /* 0 for none */
  guint inhibit;
};

G_DEFINE_FINAL_TYPE (TengenClassroomWindow,
                     tengen_classroom_window,
                     GTK_TYPE_APPLICATION_WINDOW)

enum
{
  ADDING,
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkApplication *
get_program (TengenClassroomWindow *self)
{
  return gtk_window_get_application (GTK_WINDOW (self));
}

static TengenShow *
get_show (TengenClassroomWindow *self)
{
  TengenShow *show = NULL;

  g_object_get (self->classroom, "show", &show, NULL);
  g_object_unref (show);
  return show;
}

/* --- Another board --- */

static void
close_add (TengenClassroomWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->add), FALSE);
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
}

static void
chosen_cb (TengenClassroomWindow *self, TengenShow *show)
{
  close_add (self);
  tengen_classroom_add (self->classroom, show);
}

static void
add_cb (TengenClassroomWindow *self)
{
  tengen_classroom_add_set_seen (self->add, get_show (self));
  tengen_classroom_add_forget_offers (self->add);
  g_signal_emit (self, signals[ADDING], 0);
  gtk_widget_set_visible (GTK_WIDGET (self->add), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->add));
}

/* --- Going --- */

static void
leave_cb (TengenClassroomWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static void
speak_cb (TengenClassroomWindow *self, TengenLessonText *text)
{
  g_autofree char *spoken = tengen_speech_write (text);

  tengen_speech_read (self->speech, text->language, spoken);
}

/* Read aloud where texts of lessons are. */
static void
said_cb (TengenClassroomWindow *self, const TengenLessonText *text)
{
  tengen_speech_say (self->speech, text);
}

static gboolean
tengen_classroom_window_close_request (GtkWindow *window)
{
  TengenClassroomWindow *self = TENGEN_CLASSROOM_WINDOW (window);

  g_signal_emit (self, signals[LEFT], 0);
  tengen_speech_stop (self->speech);
  if (self->inhibit != 0)
    gtk_application_uninhibit (get_program (self), self->inhibit);
  self->inhibit = 0;
  if (self->from != NULL)
    gtk_window_present (self->from);
  return GTK_WINDOW_CLASS (tengen_classroom_window_parent_class)
      ->close_request (window);
}

/* The computer is not touched while a class is thinking. */
static void
tengen_classroom_window_map (GtkWidget *widget)
{
  TengenClassroomWindow *self = TENGEN_CLASSROOM_WINDOW (widget);

  GTK_WIDGET_CLASS (tengen_classroom_window_parent_class)->map (widget);
  if (self->inhibit == 0)
    self->inhibit = gtk_application_inhibit (get_program (self),
                                             GTK_WINDOW (self),
                                             GTK_APPLICATION_INHIBIT_IDLE,
                                             _ ("A class is being taught"));
}

/* --- The window --- */

static void
tengen_classroom_window_dispose (GObject *object)
{
  TengenClassroomWindow *self = TENGEN_CLASSROOM_WINDOW (object);

  g_clear_weak_pointer (&self->from);
  g_clear_object (&self->speech);
  G_OBJECT_CLASS (tengen_classroom_window_parent_class)->dispose (object);
}

static void
tengen_classroom_window_class_init (TengenClassroomWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_classroom_window_dispose;
  GTK_WIDGET_CLASS (klass)->map = tengen_classroom_window_map;
  GTK_WINDOW_CLASS (klass)->close_request =
      tengen_classroom_window_close_request;
  /* TengenClassroomWindow|win.shortcuts: shows the keys */
  tengen_shortcuts_install (GTK_WIDGET_CLASS (klass), "classroom");
  /* TengenClassroomWindow::adding: games can be offered as further boards */
  signals[ADDING] =
      tengen_signal_new ("adding", TENGEN_TYPE_CLASSROOM_WINDOW, 0);
  /* TengenClassroomWindow::left: the user goes back */
  signals[LEFT] = tengen_signal_new ("left", TENGEN_TYPE_CLASSROOM_WINDOW, 0);
}

static void
tengen_classroom_window_init (TengenClassroomWindow *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
  self->speech = tengen_speech_new ();
  self->classroom = TENGEN_CLASSROOM (tengen_classroom_new ());
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->classroom));
  gtk_window_set_child (GTK_WINDOW (self), overlay);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Classroom"));
  tengen_help_set_page (GTK_WINDOW (self), "classroom");
  g_signal_connect_swapped (
      self->classroom, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (self->classroom, "add", G_CALLBACK (add_cb), self);
  g_signal_connect_swapped (
      self->classroom, "speak", G_CALLBACK (speak_cb), self);
  g_signal_connect_swapped (
      self->classroom, "said", G_CALLBACK (said_cb), self);
}

static void
add_teams (TengenClassroomWindow *self, TengenTeams *teams)
{
  GtkWidget *overlay = gtk_window_get_child (GTK_WINDOW (self));
  GtkWidget *add = tengen_classroom_add_new (teams);

  self->add = TENGEN_CLASSROOM_ADD (add);
  gtk_widget_set_visible (add, FALSE);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), add);
  g_signal_connect_swapped (add, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (add, "closed", G_CALLBACK (close_add), self);
  tengen_classroom_set_footer (self->classroom, tengen_chalk_new (teams));
}

static void
bind_settings (TengenClassroomWindow *self, TengenSettings *settings)
{
  g_object_bind_property (settings,
                          "lesson-speech",
                          self->speech,
                          "enabled",
                          G_BINDING_SYNC_CREATE);
}

TengenClassroomWindow *
tengen_classroom_window_new (TengenProgram *program,
                             GtkWindow *from,
                             TengenTeams *teams)
{
  TengenClassroomWindow *self = NULL;

  g_return_val_if_fail (TENGEN_IS_PROGRAM (program), NULL);
  g_return_val_if_fail (GTK_IS_WINDOW (from), NULL);

  self =
      g_object_new (TENGEN_TYPE_CLASSROOM_WINDOW, "application", program, NULL);
  g_set_weak_pointer (&self->from, from);
  add_teams (self, teams);
  bind_settings (self, tengen_program_get_settings (program));
  gtk_window_set_default_size (GTK_WINDOW (self),
                               gtk_widget_get_width (GTK_WIDGET (from)),
                               gtk_widget_get_height (GTK_WIDGET (from)));
  gtk_window_fullscreen (GTK_WINDOW (self));
  return self;
}

void
tengen_classroom_window_add (TengenClassroomWindow *self, TengenShow *show)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM_WINDOW (self));

  tengen_classroom_add (self->classroom, show);
}

void
tengen_classroom_window_offer (TengenClassroomWindow *self,
                               const char *name,
                               TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM_WINDOW (self));

  tengen_classroom_add_offer (self->add, name, session);
}
