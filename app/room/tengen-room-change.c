/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-change: the settings of a room, before and while it is open
 */
#include "tengen-room-change.h"

#include <string.h>

#include "tengen-play-new.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenRoomChange
{
  GtkWindow parent_instance;

  TengenRoomForm *form;
  TengenRoomLectern *lectern;
  TengenRuleShelf *shelf;
};

G_DEFINE_FINAL_TYPE (TengenRoomChange, tengen_room_change, GTK_TYPE_WINDOW)

static void
open_cb (TengenRoomChange *self)
{
  tengen_room_change_say (self->lectern, self->form);
  gtk_window_close (GTK_WINDOW (self));
}

static void
choose_game_cb (TengenRoomChange *self)
{
  tengen_room_change_choose_game (GTK_WINDOW (self), self->form, self->shelf);
}

/* --- The window --- */

static void
tengen_room_change_dispose (GObject *object)
{
  TengenRoomChange *self = TENGEN_ROOM_CHANGE (object);

  g_clear_object (&self->lectern);
  g_clear_object (&self->shelf);
  G_OBJECT_CLASS (tengen_room_change_parent_class)->dispose (object);
}

static void
tengen_room_change_class_init (TengenRoomChangeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_room_change_dispose;
  gtk_widget_class_add_binding_action (
      GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_room_change_init (TengenRoomChange *self)
{
  self->form = g_object_new (TENGEN_TYPE_ROOM_FORM, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "paper");
  gtk_window_set_title (GTK_WINDOW (self), _ ("Settings of the Room"));
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_child (GTK_WINDOW (self), GTK_WIDGET (self->form));
  g_signal_connect_swapped (
      self->form, "choose-game", G_CALLBACK (choose_game_cb), self);
  g_signal_connect_swapped (self->form, "open", G_CALLBACK (open_cb), self);
  g_signal_connect_swapped (
      self->form, "cancel", G_CALLBACK (gtk_window_close), self);
}

static TengenGameSetup *
read_setup (const char *sgf)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (sgf, strlen (sgf), NULL, NULL);

  if (reading->record == NULL ||
      tengen_record_get_n_games (reading->record) == 0)
    return tengen_game_setup_new (tengen_go_rules_find ("pure"), 7);
  return tengen_game_setup_read (reading->record,
                                 tengen_record_get_game (reading->record, 0));
}

TengenRoomChange *
tengen_room_change_new (GtkWindow *parent,
                        TengenRoomLectern *lectern,
                        TengenRuleShelf *shelf)
{
  TengenRoomChange *self;
  g_autoptr (TengenGameSetup) setup = NULL;
  const TengenRoomTerms *terms;

  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (lectern), NULL);

  self = g_object_new (TENGEN_TYPE_ROOM_CHANGE, "transient-for", parent, NULL);
  self->lectern = g_object_ref (lectern);
  self->shelf = g_object_ref (shelf);
  terms = tengen_room_lectern_get_terms (lectern);
  setup = read_setup (terms->sgf);
  if (setup != NULL)
    tengen_room_form_set_setup (self->form, setup);
  tengen_room_form_set_terms (self->form, terms);
  return self;
}

/* --- What both forms do --- */

static void
chosen_cb (TengenRoomForm *form, const TengenGameSetup *setup)
{
  tengen_room_form_set_setup (form, setup);
}

void
tengen_room_change_choose_game (GtkWindow *parent,
                                TengenRoomForm *form,
                                TengenRuleShelf *shelf)
{
  TengenPlayNew *dialog =
      tengen_play_new_new (parent, shelf, tengen_room_form_get_setup (form));

  tengen_play_new_set_event (dialog);
  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Game of the Room"));
  g_signal_connect_object (
      dialog, "start", G_CALLBACK (chosen_cb), form, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tengen_room_change_say (TengenRoomLectern *lectern, TengenRoomForm *form)
{
  TengenRoomWriter *writer = tengen_room_writer_new ("settings");
  g_autoptr (TengenRecord) record =
      tengen_game_setup_write (tengen_room_form_get_setup (form));
  g_autofree char *sgf = tengen_sgf_write (record, NULL, NULL);
  g_autofree char *title = tengen_room_form_get_title (form);

  tengen_room_writer_string (writer, "title", title);
  tengen_room_writer_string (writer, "sgf", sgf);
  tengen_room_writer_string (writer, "undo", tengen_room_form_get_undo (form));
  tengen_room_writer_bool (writer, "hints", tengen_room_form_get_hints (form));
  tengen_room_writer_bool (writer, "open", tengen_room_form_get_open (form));
  tengen_room_writer_int (writer, "level", tengen_room_form_get_level (form));
  tengen_room_lectern_say (lectern, tengen_room_writer_end (writer));
}
