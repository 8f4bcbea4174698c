/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-tile: a board of the wall with its two players
 */
#include "tengen-room-tile.h"

#include "tengen-room-board.h"
#include "tengen-room-player.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define GAP 6
/* About how large things are, to choose how many tiles stand in a row: what is
 * around the content, both seats beside the board, a seat above or below it. */
#define AROUND 20
#define SEATS_WIDTH 72
#define SEATS_HEIGHT 112
#define LINE 26
/* The number of the table, or the word in its place. */
#define WORD 64
/* Both names need so much, however small the board. */
#define LEAST_WIDTH 150

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

/* --- Where things are --- */

static int
measure_across (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (
      widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static int
measure_down (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (
      widget, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *seat = gtk_widget_get_next_sibling (board);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL
                 ? measure_across (board) + GAP + measure_across (seat)
                 : measure_down (board) + 2 * measure_down (seat);
  *natural = *minimum;
}

static void
place (GtkWidget *widget, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (
      widget, &(GtkAllocation){ x, y, width, height }, -1);
}

/* White above, Black below, the word between them, no higher than the board
 * where there is room for all that. */
static void
place_beside (GtkWidget *board, int size, int width, int height)
{
  GtkWidget *white = gtk_widget_get_next_sibling (board);
  GtkWidget *word = gtk_widget_get_next_sibling (white);
  GtkWidget *black = gtk_widget_get_next_sibling (word);
  int seat = tengen_room_player_get_height (TENGEN_ROOM_PLAYER (white), TRUE);
  int x = size + GAP;
  int line, high, y;

  gtk_widget_measure (
      word, GTK_ORIENTATION_VERTICAL, width - x, &line, NULL, NULL, NULL);
  if (2 * seat + line > height)
    seat = tengen_room_player_get_height (TENGEN_ROOM_PLAYER (white), FALSE);
  high = MIN (MAX (size, 2 * seat + line), height);
  y = (height - high) / 2;
  place (board, 0, 0, size, height);
  place (white, x, y, width - x, seat);
  place (word, x, y + seat, width - x, MAX (high - 2 * seat, line));
  place (black, x, y + high - seat, width - x, seat);
}

/* A line right above the board and one right below it, the word beside it. */
static void
place_stacked (GtkWidget *board, int size, int width, int height)
{
  GtkWidget *white = gtk_widget_get_next_sibling (board);
  GtkWidget *word = gtk_widget_get_next_sibling (white);
  GtkWidget *black = gtk_widget_get_next_sibling (word);
  int line = measure_down (white);
  int y = (height - size - 2 * line) / 2;

  place (white, 0, y, width, line);
  place (board, 0, y + line, size, size);
  place (word, size, y + line, MAX (width - size, measure_across (word)), size);
  place (black, 0, y + line + size, width, line);
}

/* The board is as large as it can be. */
static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *seat = gtk_widget_get_next_sibling (board);
  int two_lines =
      tengen_room_player_get_height (TENGEN_ROOM_PLAYER (seat), FALSE);
  int beside = MIN (height, width - measure_across (seat) - GAP);
  int stacked = MIN (width - WORD, height - 2 * measure_down (seat));

  /* players beside the board are read more easily */
  if (beside * 4 >= stacked * 3 && height >= 2 * two_lines + two_lines / 2)
    place_beside (board, beside, width, height);
  else
    place_stacked (board, MAX (stacked, measure_across (board)), width, height);
}

int
tengen_room_tile_measure_board (int width, int height)
{
  int w = width - AROUND;
  int h = height - AROUND;
  int beside = h >= SEATS_HEIGHT ? MIN (h, w - GAP - SEATS_WIDTH) : 0;

  return w >= LEAST_WIDTH ? MAX (beside, MIN (w - WORD, h - 2 * LINE)) : 0;
}

static GtkWidget *
make_content (TengenRoomTile *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *white = tengen_room_player_new (TENGEN_STONE_WHITE);
  GtkWidget *black = tengen_room_player_new (TENGEN_STONE_BLACK);
  GtkWidget *middle = gtk_label_new (NULL);

  self->board = g_object_new (TENGEN_TYPE_ROOM_BOARD, NULL);
  self->white = TENGEN_ROOM_PLAYER (white);
  self->black = TENGEN_ROOM_PLAYER (black);
  self->middle = GTK_LABEL (middle);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (middle, GTK_ALIGN_START);
  gtk_label_set_ellipsize (self->middle, PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (self->middle, TRUE);
  gtk_label_set_lines (self->middle, 2);
  gtk_widget_add_css_class (middle, "room-middle");
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (content), white);
  gtk_box_append (GTK_BOX (content), middle);
  gtk_box_append (GTK_BOX (content), black);
  gtk_widget_set_layout_manager (
      content, gtk_custom_layout_new (NULL, measure, allocate));
  return content;
}

static void
tengen_room_tile_class_init (TengenRoomTileClass *klass)
{
}

static void
tengen_room_tile_init (TengenRoomTile *self)
{
  gtk_button_set_child (GTK_BUTTON (self), make_content (self));
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
  if (game->paused)
    return g_strdup (_ ("stopped"));
  if (game->phase == TENGEN_ROOM_PHASE_COUNT)
    return g_strdup (_ ("counting"));
  return tengen_room_game_make_name (game->table);
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
  tengen_widget_set_class (
      GTK_WIDGET (self), "waiting", tengen_room_game_is_waiting (game));
  tengen_widget_set_class (
      GTK_WIDGET (self), "over", game->phase == TENGEN_ROOM_PHASE_OVER);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}
