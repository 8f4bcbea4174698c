/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-pairing: who plays whom
 */
#include "tengen-room-pairing.h"

#include <string.h>

#include "tengen-room-ui.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define P_(one, many, n) tengen_words_plural (one, many, n)

#define COMPUTER (-1)

struct _TengenRoomPairing
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkLabel *free;
  GtkCheckButton *swiss;
  GtkCheckButton *round_robin;
  GtkCheckButton *relay;
  GtkCheckButton *by_hand;
  GtkWidget *two;
  GtkDropDown *black;
  GtkDropDown *white;
  GtkWidget *pair;

  TengenRoomLectern *lectern;
  /* of int: the people of the two lists; behind them the computer */
  GArray *members;
};

G_DEFINE_FINAL_TYPE (TengenRoomPairing, tengen_room_pairing, GTK_TYPE_WINDOW)

/* --- Who can play --- */

static gboolean
is_free (TengenRoomLectern *lectern, const TengenRoomPerson *person)
{
  const TengenRoomGame *game = tengen_room_lectern_get_game (
      lectern, tengen_room_lectern_find_table (lectern, person->member));

  return person->here &&
         (game == NULL || game->phase == TENGEN_ROOM_PHASE_OVER);
}

static void
fill (TengenRoomPairing *self)
{
  const GPtrArray *people = tengen_room_lectern_get_people (self->lectern);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < people->len; i++)
    {
      const TengenRoomPerson *person = g_ptr_array_index (people, i);

      if (!is_free (self->lectern, person))
        continue;
      g_array_append_val (self->members, person->member);
      gtk_string_list_append (names, person->name);
    }
  gtk_string_list_append (names, _ ("Computer"));
  gtk_drop_down_set_model (self->black, G_LIST_MODEL (names));
  gtk_drop_down_set_model (self->white, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->white, self->members->len > 0 ? 1 : 0);
}

static void
show_free (TengenRoomPairing *self)
{
  guint n = self->members->len;
  g_autofree char *text =
      g_strdup_printf (P_ ("%u person is here and plays nowhere.",
                           "%u people are here and play nowhere.",
                           n),
                       n);

  gtk_label_set_label (self->free, text);
}

/* --- What is chosen --- */

static int
get_member (TengenRoomPairing *self, GtkDropDown *list)
{
  guint at = gtk_drop_down_get_selected (list);

  return at < self->members->len ? g_array_index (self->members, int, at)
                                 : COMPUTER;
}

static gboolean
can_pair (TengenRoomPairing *self)
{
  if (!gtk_check_button_get_active (self->by_hand))
    return self->members->len > 0;
  return get_member (self, self->black) != get_member (self, self->white);
}

static void
chosen_cb (TengenRoomPairing *self)
{
  gtk_widget_set_sensitive (self->two,
                            gtk_check_button_get_active (self->by_hand));
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "pairing.pair", can_pair (self));
}

static const char *
get_kind (TengenRoomPairing *self)
{
  if (gtk_check_button_get_active (self->swiss))
    return "swiss";
  if (gtk_check_button_get_active (self->round_robin))
    return "round-robin";
  return gtk_check_button_get_active (self->relay) ? "relay" : "lot";
}

static void
pair_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomPairing *self = TENGEN_ROOM_PAIRING (widget);

  if (gtk_check_button_get_active (self->by_hand))
    tengen_room_lectern_seat (self->lectern,
                              get_member (self, self->black),
                              get_member (self, self->white));
  else
    tengen_room_lectern_pair (self->lectern, get_kind (self));
  gtk_window_close (GTK_WINDOW (self));
}

/* --- Taking it back --- */

static gboolean
is_untouched (TengenRoomLectern *lectern, int table)
{
  const TengenRoomGame *game = tengen_room_lectern_get_game (lectern, table);

  return game != NULL && game->phase == TENGEN_ROOM_PHASE_PLAY &&
         game->last == TENGEN_POINT_NONE;
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomPairing *self = TENGEN_ROOM_PAIRING (widget);
  g_autoptr (GArray) tables =
      g_array_copy ((GArray *) tengen_room_lectern_get_tables (self->lectern));

  for (guint i = 0; i < tables->len; i++)
    if (is_untouched (self->lectern, g_array_index (tables, int, i)))
      tengen_room_lectern_say_table (
          self->lectern, "end", g_array_index (tables, int, i));
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
can_undo (TengenRoomPairing *self)
{
  const GArray *tables = tengen_room_lectern_get_tables (self->lectern);

  for (guint i = 0; i < tables->len; i++)
    if (is_untouched (self->lectern, g_array_index (tables, int, i)))
      return TRUE;
  return FALSE;
}

/* --- The window --- */

static void
tengen_room_pairing_dispose (GObject *object)
{
  TengenRoomPairing *self = TENGEN_ROOM_PAIRING (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_ROOM_PAIRING);
  g_clear_object (&self->lectern);
  G_OBJECT_CLASS (tengen_room_pairing_parent_class)->dispose (object);
}

static void
tengen_room_pairing_finalize (GObject *object)
{
  g_array_unref (TENGEN_ROOM_PAIRING (object)->members);
  G_OBJECT_CLASS (tengen_room_pairing_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_room_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/room/tengen-room-pairing.ui");
  gtk_widget_class_bind_template_child (klass, TengenRoomPairing, free);
  gtk_widget_class_bind_template_child (klass, TengenRoomPairing, swiss);
  gtk_widget_class_bind_template_child (klass, TengenRoomPairing, round_robin);
  gtk_widget_class_bind_template_child (klass, TengenRoomPairing, relay);
  gtk_widget_class_bind_template_child (klass, TengenRoomPairing, by_hand);
  gtk_widget_class_bind_template_child (klass, TengenRoomPairing, two);
  gtk_widget_class_bind_template_child (klass, TengenRoomPairing, black);
  gtk_widget_class_bind_template_child (klass, TengenRoomPairing, white);
  gtk_widget_class_bind_template_child (klass, TengenRoomPairing, pair);
  gtk_widget_class_bind_template_callback (klass, chosen_cb);
}

static void
tengen_room_pairing_class_init (TengenRoomPairingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_room_pairing_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_room_pairing_finalize;
  bind_template (widget_class);
  /* TengenRoomPairing|pairing.pair: the games begin */
  gtk_widget_class_install_action (
      widget_class, "pairing.pair", NULL, pair_action);
  /* TengenRoomPairing|pairing.undo: takes boards away that nobody touched */
  gtk_widget_class_install_action (
      widget_class, "pairing.undo", NULL, undo_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_room_pairing_init (TengenRoomPairing *self)
{
  self->members = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
}

TengenRoomPairing *
tengen_room_pairing_new (GtkWindow *parent, TengenRoomLectern *lectern)
{
  TengenRoomPairing *self = NULL;

  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (lectern), NULL);

  self = g_object_new (TENGEN_TYPE_ROOM_PAIRING, "transient-for", parent, NULL);
  self->lectern = g_object_ref (lectern);
  fill (self);
  show_free (self);
  chosen_cb (self);
  g_signal_connect_swapped (
      self->black, "notify::selected", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (
      self->white, "notify::selected", G_CALLBACK (chosen_cb), self);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "pairing.undo", can_undo (self));
  gtk_window_set_focus (GTK_WINDOW (self), self->pair);
  return self;
}
