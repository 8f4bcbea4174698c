/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-tile: a board of the wall with its two players
 */
#include "tengen-room-tile.h"

#include "tengen-room-board.h"
#include "tengen-room-player.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define GAP 8

struct _TengenRoomTile
{
  GtkButton parent_instance;

  int table;
  TengenRoomBoard *board;
  TengenRoomPlayer *white;
  TengenRoomPlayer *black;
  GtkLabel *middle;
};

G_DEFINE_FINAL_TYPE (TengenRoomTile, tengen_room_tile, GTK_TYPE_BUTTON)

/* --- The board is square, the players have what is beside it --- */

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  int board, seats;

  gtk_widget_measure (gtk_widget_get_first_child (widget),
                      orientation,
                      -1,
                      &board,
                      NULL,
                      NULL,
                      NULL);
  gtk_widget_measure (gtk_widget_get_last_child (widget),
                      orientation,
                      -1,
                      &seats,
                      NULL,
                      NULL,
                      NULL);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? board + GAP + seats
                            : MAX (board, seats);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *seats = gtk_widget_get_last_child (widget);
  int least, size;

  gtk_widget_measure (
      seats, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  size = MIN (height, width - least - GAP);
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation){ 0, 0, size, height },
                            -1);
  gtk_widget_size_allocate (
      seats, &(GtkAllocation){ size + GAP, 0, width - size - GAP, height }, -1);
}

/* --- White above, Black below --- */

static void
measure_seats (GtkWidget *widget,
               GtkOrientation orientation,
               int for_size,
               int *minimum,
               int *natural,
               int *minimum_baseline,
               int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      gtk_widget_measure (child, orientation, -1, &least, NULL, NULL, NULL);
      *minimum = across ? MAX (*minimum, least) : *minimum + least;
    }
  *natural = *minimum;
}

static void
allocate_seats (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *white = gtk_widget_get_first_child (widget);
  GtkWidget *middle = gtk_widget_get_next_sibling (white);
  GtkWidget *black = gtk_widget_get_last_child (widget);
  int least, seat, word;

  gtk_widget_measure (
      white, GTK_ORIENTATION_VERTICAL, -1, &least, &seat, NULL, NULL);
  gtk_widget_measure (
      middle, GTK_ORIENTATION_VERTICAL, -1, &word, NULL, NULL, NULL);
  if (2 * seat + word > height)
    seat = least;
  gtk_widget_size_allocate (white, &(GtkAllocation){ 0, 0, width, seat }, -1);
  gtk_widget_size_allocate (
      middle,
      &(GtkAllocation){ 0, seat, width, MAX (height - 2 * seat, word) },
      -1);
  gtk_widget_size_allocate (
      black, &(GtkAllocation){ 0, height - seat, width, seat }, -1);
}

static GtkWidget *
make_seats (TengenRoomTile *self)
{
  GtkWidget *seats = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *white = tengen_room_player_new (TENGEN_STONE_WHITE);
  GtkWidget *black = tengen_room_player_new (TENGEN_STONE_BLACK);
  GtkWidget *middle = gtk_label_new (NULL);

  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (middle, GTK_ALIGN_START);
  gtk_label_set_ellipsize (GTK_LABEL (middle), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (middle, "room-middle");
  gtk_box_append (GTK_BOX (seats), white);
  gtk_box_append (GTK_BOX (seats), middle);
  gtk_box_append (GTK_BOX (seats), black);
  gtk_widget_set_layout_manager (
      seats, gtk_custom_layout_new (NULL, measure_seats, allocate_seats));
  self->white = TENGEN_ROOM_PLAYER (white);
  self->black = TENGEN_ROOM_PLAYER (black);
  self->middle = GTK_LABEL (middle);
  return seats;
}

static void
tengen_room_tile_class_init (TengenRoomTileClass *klass)
{
}

static void
tengen_room_tile_init (TengenRoomTile *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);

  self->board = g_object_new (TENGEN_TYPE_ROOM_BOARD, NULL);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (content), make_seats (self));
  gtk_widget_set_layout_manager (
      content, gtk_custom_layout_new (NULL, measure, allocate));
  gtk_button_set_child (GTK_BUTTON (self), content);
  gtk_widget_add_css_class (GTK_WIDGET (self), "room-tile");
}

GtkWidget *
tengen_room_tile_new (int table)
{
  TengenRoomTile *self = g_object_new (TENGEN_TYPE_ROOM_TILE, NULL);

  self->table = table;
  return GTK_WIDGET (self);
}

int
tengen_room_tile_get_table (TengenRoomTile *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_TILE (self), -1);

  return self->table;
}

/* What is most worth to be said of it. */
static char *
make_middle (const TengenRoomGame *game)
{
  if (game->hand)
    return g_strdup (_ ("Question"));
  if (game->disputed)
    return g_strdup (_ ("Dispute"));
  if (game->phase == TENGEN_ROOM_PHASE_OVER && game->result != NULL)
    return g_strdup (game->result);
  if (game->phase == TENGEN_ROOM_PHASE_COUNT)
    return g_strdup (_ ("Counting"));
  return tengen_room_game_make_name (game->table);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
tengen_room_tile_show (TengenRoomTile *self, const TengenRoomGame *game)
{
  g_autofree char *middle = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (TENGEN_IS_ROOM_TILE (self));
  g_return_if_fail (game != NULL);

  middle = make_middle (game);
  said = tengen_room_game_describe (game);
  tengen_room_board_show (self->board, game);
  tengen_room_player_show (self->white, game);
  tengen_room_player_show (self->black, game);
  gtk_label_set_label (self->middle, middle);
  set_class (GTK_WIDGET (self), "waiting", tengen_room_game_is_waiting (game));
  set_class (GTK_WIDGET (self), "over", game->phase == TENGEN_ROOM_PHASE_OVER);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}
