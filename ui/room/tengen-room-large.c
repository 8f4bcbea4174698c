/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-large: one board of a room, large, and what the teacher can do there
 */
#include "tengen-room-large.h"

#include "tengen-board-look.h"
#include "tengen-board-view.h"
#include "tengen-label.h"
#include "tengen-room-player.h"
#include "tengen-room-ui.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenRoomLarge
{
  GtkWidget parent_instance;

  /* Template widgets */
  TengenBoardView *board;
  GtkLabel *name;
  GtkLabel *waits;
  GtkBox *players;
  GtkLabel *say;
  GtkLabel *account;
  GtkWidget *mark;
  GtkWidget *lower;
  GtkButton *show;
  GtkButton *pause;

  TengenRoomPlayer *white;
  TengenRoomPlayer *black;
  TengenRoomLectern *lectern;
  int table;
};

G_DEFINE_FINAL_TYPE (TengenRoomLarge, tengen_room_large, GTK_TYPE_WIDGET)

/* --- What is shown --- */

static const char *
say_waits (const TengenRoomGame *game)
{
  if (game->hand)
    return _ ("A hand is up");
  if (game->disputed)
    return _ ("The two do not agree on the count");
  return NULL;
}

static void
show_acts (TengenRoomLarge *self, const TengenRoomGame *game)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean shown = tengen_room_lectern_get_shown (self->lectern) == self->table;

  gtk_widget_action_set_enabled (widget, "table.lower", game->hand);
  gtk_widget_set_visible (self->lower, game->hand);
  gtk_widget_action_set_enabled (
      widget, "table.pause", game->phase != TENGEN_ROOM_PHASE_OVER);
  gtk_button_set_label (self->show,
                        shown ? _ ("Stop Showing") : _ ("Show to Everyone"));
  gtk_button_set_label (self->pause,
                        game->paused ? _ ("Let This Board Go On")
                                     : _ ("Stop This Board"));
}

static void
show_game (TengenRoomLarge *self)
{
  const TengenRoomGame *game =
      tengen_room_lectern_get_game (self->lectern, self->table);
  g_autofree char *name = NULL;

  if (game == NULL)
    return;
  name = tengen_room_game_make_name (self->table);
  tengen_board_view_set_view (self->board, tengen_room_game_make_view (game));
  g_object_set (self->board, "interactive", game->can_mark, NULL);
  gtk_widget_set_visible (self->mark, game->can_mark);
  gtk_label_set_label (self->name, name);
  tengen_label_show (self->waits, say_waits (game));
  tengen_room_player_show (self->white, game);
  tengen_room_player_show (self->black, game);
  tengen_label_show (self->say,
                     game->result != NULL ? game->result : game->say);
  tengen_label_show (self->account, game->account);
  show_acts (self, game);
}

static void
game_cb (TengenRoomLarge *self, int table)
{
  if (table == self->table)
    show_game (self);
}

static void
room_cb (TengenRoomLarge *self)
{
  if (self->table < 0)
    return;
  if (tengen_room_lectern_get_game (self->lectern, self->table) != NULL)
    show_game (self);
  else
    {
      self->table = -1;
      gtk_widget_activate_action (GTK_WIDGET (self), "room.wall", NULL);
    }
}

/* --- Acts --- */

static void
lower_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomLarge *self = TENGEN_ROOM_LARGE (widget);

  tengen_room_lectern_lower (self->lectern, self->table);
}

static void
pause_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomLarge *self = TENGEN_ROOM_LARGE (widget);
  const TengenRoomGame *game =
      tengen_room_lectern_get_game (self->lectern, self->table);

  if (game != NULL)
    tengen_room_lectern_pause (self->lectern, self->table, !game->paused);
}

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomLarge *self = TENGEN_ROOM_LARGE (widget);
  gboolean shown = tengen_room_lectern_get_shown (self->lectern) == self->table;

  tengen_room_lectern_say_table (
      self->lectern, "show", shown ? -1 : self->table);
}

static void
record_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomLarge *self = TENGEN_ROOM_LARGE (widget);

  tengen_room_lectern_say_table (self->lectern, "record", self->table);
}

static void
result_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRoomLarge *self = TENGEN_ROOM_LARGE (widget);
  TengenRoomWriter *writer = tengen_room_writer_new ("result");

  tengen_room_writer_int (writer, "table", self->table);
  tengen_room_writer_string (
      writer, "result", g_variant_get_string (parameter, NULL));
  tengen_room_lectern_say (self->lectern, tengen_room_writer_end (writer));
}

/* Chains are marked while a game is counted; stones are the players'. */
static void
activated_cb (TengenRoomLarge *self, guint point, guint button, guint n)
{
  const TengenRoomGame *game =
      tengen_room_lectern_get_game (self->lectern, self->table);

  if (button <= 1 && game != NULL && game->can_mark)
    tengen_room_lectern_tap (self->lectern, self->table, (TengenPoint) point);
}

/* --- The widget --- */

static void
tengen_room_large_dispose (GObject *object)
{
  g_clear_object (&TENGEN_ROOM_LARGE (object)->lectern);
  tengen_widget_dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_room_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/room/tengen-room-large.ui");
  gtk_widget_class_bind_template_child (klass, TengenRoomLarge, board);
  gtk_widget_class_bind_template_child (klass, TengenRoomLarge, name);
  gtk_widget_class_bind_template_child (klass, TengenRoomLarge, waits);
  gtk_widget_class_bind_template_child (klass, TengenRoomLarge, players);
  gtk_widget_class_bind_template_child (klass, TengenRoomLarge, say);
  gtk_widget_class_bind_template_child (klass, TengenRoomLarge, account);
  gtk_widget_class_bind_template_child (klass, TengenRoomLarge, mark);
  gtk_widget_class_bind_template_child (klass, TengenRoomLarge, lower);
  gtk_widget_class_bind_template_child (klass, TengenRoomLarge, show);
  gtk_widget_class_bind_template_child (klass, TengenRoomLarge, pause);
  gtk_widget_class_bind_template_callback (klass, activated_cb);
}

static void
add_actions (GtkWidgetClass *klass)
{
  /* TengenRoomLarge|table.lower: the hands were seen to */
  gtk_widget_class_install_action (klass, "table.lower", NULL, lower_action);
  /* TengenRoomLarge|table.pause: stops the board, or lets it go on */
  gtk_widget_class_install_action (klass, "table.pause", NULL, pause_action);
  /* TengenRoomLarge|table.show: all look at it, or no longer */
  gtk_widget_class_install_action (klass, "table.show", NULL, show_action);
  /* TengenRoomLarge|table.record: its record, to be reviewed */
  gtk_widget_class_install_action (klass, "table.record", NULL, record_action);
  /* TengenRoomLarge|table.result: the teacher decides */
  gtk_widget_class_install_action (klass, "table.result", "s", result_action);
}

static void
tengen_room_large_class_init (TengenRoomLargeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_room_large_dispose;
  g_type_ensure (TENGEN_TYPE_BOARD_VIEW);
  bind_template (widget_class);
  add_actions (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_room_large_init (TengenRoomLarge *self)
{
  GtkWidget *white = tengen_room_player_new (TENGEN_STONE_WHITE);
  GtkWidget *black = tengen_room_player_new (TENGEN_STONE_BLACK);

  self->table = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_board_look_follow (GTK_WIDGET (self->board));
  gtk_box_append (self->players, black);
  gtk_box_append (self->players, white);
  self->white = TENGEN_ROOM_PLAYER (white);
  self->black = TENGEN_ROOM_PLAYER (black);
}

void
tengen_room_large_set_lectern (TengenRoomLarge *self,
                               TengenRoomLectern *lectern)
{
  g_return_if_fail (TENGEN_IS_ROOM_LARGE (self));
  g_return_if_fail (TENGEN_IS_ROOM_LECTERN (lectern));

  self->lectern = g_object_ref (lectern);
  g_signal_connect_object (
      lectern, "room-changed", G_CALLBACK (room_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      lectern, "game-changed", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
}

void
tengen_room_large_show (TengenRoomLarge *self, int table)
{
  g_return_if_fail (TENGEN_IS_ROOM_LARGE (self));

  self->table = table;
  show_game (self);
}

int
tengen_room_large_get_table (TengenRoomLarge *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LARGE (self), -1);

  return self->table;
}
