/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-window: the window in which a room is opened and led
 */
#include "tengen-room-window.h"

#include <string.h>

#include "tengen-fit-layout.h"
#include "tengen-help.h"
#include "tengen-lesson-pupils.h"
#include "tengen-match-folders.h"
#include "tengen-match-name.h"
#include "tengen-pupils.h"
#include "tengen-room-change.h"
#include "tengen-room-form.h"
#include "tengen-room-view.h"
#include "tengen-room-wire.h"
#include "tengen-shortcuts.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* So many letters stand in the narrowest window. */
#define SHORT 12

struct _TengenRoomWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets */
  GtkLabel *name;
  GtkLabel *about;
  GtkWidget *acts;
  GtkWidget *menu;
  GtkButton *pause;
  GtkStack *stack;
  TengenRoomForm *form;

  /* Owned */
  TengenRoomLectern *lectern;
  TengenRoomWire *wire;
  /* Borrowed: the stack's, NULL before there is a room */
  TengenRoomView *view;
  /* 0 for none */
  guint inhibit;
  /* the room is being closed, and what it held stays */
  gboolean keeping;
};

G_DEFINE_FINAL_TYPE (TengenRoomWindow,
                     tengen_room_window,
                     GTK_TYPE_APPLICATION_WINDOW)

enum
{
  LEFT_OPEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static TengenProgram *
get_program (TengenRoomWindow *self)
{
  return TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)));
}

/* --- The room --- */

static void
allow_sleep (TengenRoomWindow *self)
{
  if (self->inhibit != 0)
    gtk_application_uninhibit (GTK_APPLICATION (get_program (self)),
                               self->inhibit);
  self->inhibit = 0;
}

static void
forbid_sleep (TengenRoomWindow *self)
{
  if (self->inhibit == 0)
    self->inhibit = gtk_application_inhibit (
        GTK_APPLICATION (get_program (self)),
        GTK_WINDOW (self),
        GTK_APPLICATION_INHIBIT_SUSPEND | GTK_APPLICATION_INHIBIT_IDLE,
        _ ("A class plays in a room of this computer"));
}

/* In a narrow window buttons, which the menu has too, go before words. */
static void
show_words (GtkLabel *label, const char *text)
{
  gboolean is_short = g_utf8_strlen (text, -1) <= SHORT;

  gtk_label_set_label (label, text);
  gtk_label_set_ellipsize (
      label, is_short ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

static void
title_cb (TengenRoomWindow *self)
{
  const char *title = tengen_room_lectern_get_title (self->lectern);

  if (*title == '\0')
    title = _ ("Room");
  gtk_window_set_title (GTK_WINDOW (self), title);
  show_words (self->name, title);
  show_words (self->about, tengen_room_lectern_get_game_words (self->lectern));
  gtk_button_set_label (self->pause,
                        tengen_room_lectern_is_paused (self->lectern)
                            ? _ ("Let All Go On")
                            : _ ("Stop All Hands"));
}

static void
show_room (TengenRoomWindow *self)
{
  GtkWidget *view = tengen_room_view_new (self->lectern);

  self->view = TENGEN_ROOM_VIEW (view);
  gtk_stack_add_named (self->stack, view, "room");
  gtk_stack_set_visible_child (self->stack, view);
  gtk_widget_insert_action_group (
      GTK_WIDGET (self), "room", tengen_room_view_get_actions (self->view));
  gtk_widget_set_visible (self->acts, TRUE);
  gtk_widget_set_visible (self->menu, TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.close-room", TRUE);
  forbid_sleep (self);
  title_cb (self);
}

/* Back to what is said before; the next room has a lectern of its own. */
static void
show_form (TengenRoomWindow *self)
{
  if (self->view != NULL)
    gtk_stack_remove (self->stack, GTK_WIDGET (self->view));
  self->view = NULL;
  gtk_stack_set_visible_child_name (self->stack, "form");
  gtk_widget_insert_action_group (GTK_WIDGET (self), "room", NULL);
  gtk_widget_set_visible (self->acts, FALSE);
  gtk_widget_set_visible (self->menu, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.close-room", FALSE);
  allow_sleep (self);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Open a Room"));
  show_words (self->name, _ ("Open a Room"));
  show_words (self->about, "");
}

static void make_ends (TengenRoomWindow *self);

static void
closed_cb (TengenRoomWindow *self)
{
  g_autofree char *folder = g_strdup (tengen_room_wire_get_folder (self->wire));

  show_form (self);
  if (self->keeping && folder != NULL)
    tengen_program_show_match (get_program (self), folder);
  self->keeping = FALSE;
  make_ends (self);
  gtk_window_close (GTK_WINDOW (self));
}

static void
failed_cb (TengenRoomWindow *self, const char *why)
{
  g_autofree char *text =
      /* TRANSLATORS: a sentence that says why */
      g_strdup_printf (_ ("The room could not be opened. %s"), why);

  show_form (self);
  make_ends (self);
  tengen_room_form_say (self->form, text, FALSE);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenRoomWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded = tengen_loaded_read_finish (result, &error);

  if (get_program (self) == NULL)
    return;
  if (loaded != NULL)
    {
      /* it is played elsewhere, and looked through here */
      loaded->annotated = TRUE;
      tengen_program_show_loaded (get_program (self), NULL, loaded);
    }
  else if (self->view != NULL)
    tengen_room_view_tell (self->view, error->message);
}

/* Without the event of the room, which is none of this computer's matches. */
static char *
strip_match (const char *sgf)
{
  g_autoptr (GRegex) regex = g_regex_new ("TNM\\[[^]]*\\]", 0, 0, NULL);

  return g_regex_replace_literal (regex, sgf, -1, 0, "", 0, NULL);
}

static void
record_cb (TengenRoomWindow *self, int table, const char *sgf)
{
  g_autofree char *alone = strip_match (sgf);
  g_autoptr (GBytes) bytes = g_bytes_new (alone, strlen (alone));

  tengen_loaded_read_async (
      NULL, bytes, 0, "UTF-8", loaded_cb, g_object_ref (self));
}

static void
make_ends (TengenRoomWindow *self)
{
  g_clear_object (&self->wire);
  g_clear_object (&self->lectern);
  self->lectern = tengen_room_lectern_new ();
  self->wire = tengen_room_wire_new (self->lectern);
  g_signal_connect_object (self->lectern,
                           "room-changed",
                           G_CALLBACK (title_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->lectern, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->lectern, "record", G_CALLBACK (record_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->wire, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
}

/* --- Opening --- */

static void
say_members (TengenRoomWindow *self)
{
  g_autoptr (GPtrArray) names = tengen_room_form_get_names (self->form);
  TengenRoomWriter *writer = tengen_room_writer_new ("members");

  tengen_room_writer_open_array (writer, "add");
  for (guint i = 0; i < names->len; i++)
    tengen_room_writer_string (writer, NULL, g_ptr_array_index (names, i));
  tengen_room_writer_close (writer);
  tengen_room_lectern_say (self->lectern, tengen_room_writer_end (writer));
}

/* Among the matches, where it is looked for if it is kept. */
static char *
make_folder (const char *title)
{
  g_autofree char *place = tengen_match_folders_get_place ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d %H%M%S");
  g_autofree char *clean = tengen_match_name_clean (title, 80);
  g_autofree char *name = g_strdup_printf ("%s %s", day, clean);

  return g_build_filename (place, name, NULL);
}

static void
open_cb (TengenRoomWindow *self)
{
  g_autofree char *title = tengen_room_form_get_title (self->form);
  g_autofree char *folder = make_folder (title);
  g_autoptr (GError) error = NULL;

  if (!tengen_room_wire_open (self->wire, folder, &error))
    {
      tengen_room_form_say (self->form, error->message, FALSE);
      return;
    }
  tengen_room_form_say (self->form, NULL, FALSE);
  tengen_room_change_say (self->lectern, self->form);
  say_members (self);
  show_room (self);
}

static void
offer_left (TengenRoomWindow *self)
{
  g_autofree char *folder = tengen_room_wire_find_left ();
  g_autofree char *name = folder != NULL ? g_path_get_basename (folder) : NULL;

  tengen_room_form_offer_room (self->form, name);
}

static void
resume_cb (TengenRoomWindow *self)
{
  g_autofree char *folder = tengen_room_wire_find_left ();
  g_autoptr (GError) error = NULL;

  if (folder == NULL)
    return;
  if (tengen_room_wire_open (self->wire, folder, &error))
    show_room (self);
  else
    tengen_room_form_say (self->form, error->message, FALSE);
}

static void
cancel_cb (TengenRoomWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static TengenRuleShelf *
get_shelf (TengenRoomWindow *self)
{
  return tengen_settings_get_rule_shelf (
      tengen_program_get_settings (get_program (self)));
}

static void
choose_game_cb (TengenRoomWindow *self)
{
  tengen_room_change_choose_game (
      GTK_WINDOW (self), self->form, get_shelf (self));
}

static void
settings_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomWindow *self = TENGEN_ROOM_WINDOW (widget);

  gtk_window_present (GTK_WINDOW (tengen_room_change_new (
      GTK_WINDOW (self), self->lectern, get_shelf (self))));
}

static void
offer_pupils (TengenRoomWindow *self)
{
  g_autoptr (TengenPupils) pupils = tengen_pupils_new (NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const GPtrArray *all;

  tengen_pupils_read (pupils);
  all = tengen_pupils_get_all (pupils);
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (
        names,
        ((const TengenLessonPupil *) g_ptr_array_index (all, i))->nickname);
  tengen_room_form_offer_names (self->form, names);
}

/* --- Closing --- */

static void
end_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomWindow *self = TENGEN_ROOM_WINDOW (widget);

  self->keeping = g_str_equal (name, "win.keep-room");
  tengen_room_lectern_close (self->lectern, self->keeping);
}

static void
close_room_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomWindow *self = TENGEN_ROOM_WINDOW (widget);
  const char *const labels[2] = { _ ("Keep Results and Records"),
                                  _ ("Delete Everything") };
  const char *const actions[2] = { "win.keep-room", "win.delete-room" };

  tengen_room_view_ask (
      self->view,
      _ ("Close the room? All games end and all devices leave. The table of "
         "results and the records can be kept among the matches and events; "
         "otherwise they are deleted, with all names."),
      labels,
      actions);
}

static gboolean
tengen_room_window_close_request (GtkWindow *window)
{
  TengenRoomWindow *self = TENGEN_ROOM_WINDOW (window);

  if (self->view != NULL)
    g_signal_emit (self, signals[LEFT_OPEN], 0);
  allow_sleep (self);
  return GTK_WINDOW_CLASS (tengen_room_window_parent_class)
      ->close_request (window);
}

/* --- The window --- */

static void
tengen_room_window_dispose (GObject *object)
{
  TengenRoomWindow *self = TENGEN_ROOM_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_ROOM_WINDOW);
  if (self->wire != NULL)
    g_object_run_dispose (G_OBJECT (self->wire));
  g_clear_object (&self->wire);
  g_clear_object (&self->lectern);
  G_OBJECT_CLASS (tengen_room_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_FIT_LAYOUT);
  g_type_ensure (TENGEN_TYPE_ROOM_FORM);
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/app/tengen-room-window.ui");
  gtk_widget_class_bind_template_child (klass, TengenRoomWindow, name);
  gtk_widget_class_bind_template_child (klass, TengenRoomWindow, about);
  gtk_widget_class_bind_template_child (klass, TengenRoomWindow, acts);
  gtk_widget_class_bind_template_child (klass, TengenRoomWindow, menu);
  gtk_widget_class_bind_template_child (klass, TengenRoomWindow, pause);
  gtk_widget_class_bind_template_child (klass, TengenRoomWindow, stack);
  gtk_widget_class_bind_template_child (klass, TengenRoomWindow, form);
}

static void
add_keys (GtkWidgetClass *klass)
{
  gtk_widget_class_add_binding_action (klass, GDK_KEY_n, 0, "room.next", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Escape, 0, "room.wall", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_n, GDK_CONTROL_MASK, "room.pair", NULL);
}

static void
tengen_room_window_class_init (TengenRoomWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_room_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = tengen_room_window_close_request;
  bind_template (widget_class);
  /* TengenRoomWindow|win.close-room: asks how it is to end */
  gtk_widget_class_install_action (
      widget_class, "win.close-room", NULL, close_room_action);
  /* TengenRoomWindow|win.room-settings: what new games begin with */
  gtk_widget_class_install_action (
      widget_class, "win.room-settings", NULL, settings_action);
  /* TengenRoomWindow|win.keep-room: ends it, and keeps table and records */
  gtk_widget_class_install_action (
      widget_class, "win.keep-room", NULL, end_action);
  /* TengenRoomWindow|win.delete-room: ends it, and nothing is left */
  gtk_widget_class_install_action (
      widget_class, "win.delete-room", NULL, end_action);
  /* TengenRoomWindow|win.shortcuts: shows the keys */
  tengen_shortcuts_install (widget_class, "room");
  add_keys (widget_class);
  /* TengenRoomWindow::left-open: closed while its room runs on */
  signals[LEFT_OPEN] =
      tengen_signal_new ("left-open", TENGEN_TYPE_ROOM_WINDOW, 0);
}

static void
tengen_room_window_init (TengenRoomWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "room");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.close-room", FALSE);
  g_signal_connect_swapped (
      self->form, "choose-game", G_CALLBACK (choose_game_cb), self);
  g_signal_connect_swapped (self->form, "open", G_CALLBACK (open_cb), self);
  g_signal_connect_swapped (self->form, "resume", G_CALLBACK (resume_cb), self);
  g_signal_connect_swapped (self->form, "cancel", G_CALLBACK (cancel_cb), self);
}

TengenRoomWindow *
tengen_room_window_new (TengenProgram *program)
{
  TengenRoomWindow *self;
  g_autoptr (TengenGameSetup) usual =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 7);

  g_return_val_if_fail (TENGEN_IS_PROGRAM (program), NULL);

  self = g_object_new (TENGEN_TYPE_ROOM_WINDOW, "application", program, NULL);
  make_ends (self);
  tengen_room_form_set_setup (self->form, usual);
  offer_pupils (self);
  if (tengen_room_wire_find (self->wire))
    show_room (self);
  else
    offer_left (self);
  return self;
}
