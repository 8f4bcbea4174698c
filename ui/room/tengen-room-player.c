/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-player: one side of a game, beside its board
 */
#include "tengen-room-player.h"

#include "tengen-label.h"
#include "tengen-pupil-picture.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define SMALL 20
#define LARGE 40
#define GAP 4
/* Room for the bar of whose turn it is. */
#define BAR 9
#define LEAST_WIDTH 68

struct _TengenRoomPlayer
{
  GtkWidget parent_instance;

  TengenStone stone;
  GtkWidget *picture;
  GtkWidget *name;
  GtkWidget *figures;
  GtkLabel *amount;
  GtkLabel *unit;
  GtkWidget *turn;
  GtkLabel *time;
};

G_DEFINE_FINAL_TYPE (TengenRoomPlayer, tengen_room_player, GTK_TYPE_WIDGET)

static int
measure_height (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (
      widget, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
tengen_room_player_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  TengenRoomPlayer *self = TENGEN_ROOM_PLAYER (widget);
  int name = measure_height (self->name);
  int figures = measure_height (self->figures);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (
          self->figures, orientation, -1, minimum, NULL, NULL, NULL);
      *minimum = *natural = MAX (*minimum + BAR, LEAST_WIDTH);
      return;
    }
  *minimum = MAX (MAX (name, SMALL), figures);
  *natural = LARGE + name + figures;
}

static void
allocate (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* Picture, name and figures behind each other. */
static void
allocate_line (TengenRoomPlayer *self, int width, int height)
{
  int name = measure_height (self->name);
  int figures = measure_height (self->figures);
  int least;

  gtk_widget_measure (
      self->figures, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  allocate (self->picture, BAR, (height - SMALL) / 2, SMALL, SMALL);
  allocate (self->name,
            BAR + SMALL + GAP,
            (height - name) / 2,
            MAX (width - BAR - SMALL - 2 * GAP - least, 0),
            name);
  allocate (
      self->figures, width - least, (height - figures) / 2, least, figures);
}

static void
tengen_room_player_size_allocate (GtkWidget *widget,
                                  int width,
                                  int height,
                                  int baseline)
{
  TengenRoomPlayer *self = TENGEN_ROOM_PLAYER (widget);
  int name = measure_height (self->name);
  int figures = measure_height (self->figures);
  int room = width - BAR;
  int line = MAX (name, SMALL);

  if (height >= LARGE + name + figures)
    {
      allocate (self->picture, BAR, 0, LARGE, LARGE);
      allocate (self->name, BAR, LARGE, room, name);
      allocate (self->figures, BAR, LARGE + name, room, figures);
    }
  else if (height >= line + figures)
    {
      allocate (self->picture, BAR, (line - SMALL) / 2, SMALL, SMALL);
      allocate (self->name, BAR + SMALL + GAP, 0, room - SMALL - GAP, line);
      allocate (self->figures, BAR, line, room, figures);
    }
  else
    allocate_line (self, width, height);
}

static void
tengen_room_player_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tengen_room_player_parent_class)->dispose (object);
}

static void
tengen_room_player_class_init (TengenRoomPlayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_room_player_dispose;
  widget_class->measure = tengen_room_player_measure;
  widget_class->size_allocate = tengen_room_player_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "roomplayer");
}

static GtkLabel *
add_figure (TengenRoomPlayer *self, const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (self->figures), label);
  return GTK_LABEL (label);
}

static void
tengen_room_player_init (TengenRoomPlayer *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->picture = tengen_pupil_picture_new (TENGEN_PUPIL_PICTURE_PLAIN, SMALL);
  self->name = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->name, "room-name");
  self->figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_set_parent (self->picture, widget);
  gtk_widget_set_parent (self->name, widget);
  gtk_widget_set_parent (self->figures, widget);
  self->amount = add_figure (self, "room-amount");
  self->unit = add_figure (self, "dim");
  self->turn = GTK_WIDGET (add_figure (self, "turn-word"));
  gtk_label_set_label (GTK_LABEL (self->turn), _ ("Turn"));
  gtk_widget_set_valign (self->turn, GTK_ALIGN_CENTER);
  self->time = add_figure (self, "room-time");
}

GtkWidget *
tengen_room_player_new (TengenStone stone)
{
  TengenRoomPlayer *self = g_object_new (TENGEN_TYPE_ROOM_PLAYER, NULL);

  self->stone = stone;
  g_object_set (self->picture, "stone", (int) stone, NULL);
  return GTK_WIDGET (self);
}

int
tengen_room_player_get_height (TengenRoomPlayer *self, gboolean roomy)
{
  int name, figures;

  g_return_val_if_fail (TENGEN_IS_ROOM_PLAYER (self), 0);

  name = measure_height (self->name);
  figures = measure_height (self->figures);
  return roomy ? LARGE + name + figures : MAX (name, SMALL) + figures;
}

static void
show_turn (TengenRoomPlayer *self, gboolean turn)
{
  gtk_widget_set_visible (self->turn, turn);
  tengen_widget_set_class (GTK_WIDGET (self), "turn", turn);
}

/* A player whose line is broken is not gone, only grey. */
static void
show_name (TengenRoomPlayer *self, const TengenRoomSeat *seat)
{
  const char *name = seat->name != NULL ? seat->name : _ ("nobody");

  gtk_label_set_label (GTK_LABEL (self->name), name);
  gtk_widget_set_tooltip_text (self->name, name);
  if (seat->here || seat->picture < 0)
    gtk_widget_remove_css_class (self->name, "dim");
  else
    gtk_widget_add_css_class (self->name, "dim");
}

void
tengen_room_player_show (TengenRoomPlayer *self, const TengenRoomGame *game)
{
  const TengenRoomSeat *seat;
  gboolean turn;

  g_return_if_fail (TENGEN_IS_ROOM_PLAYER (self));
  g_return_if_fail (game != NULL);

  seat = &game->seats[self->stone - 1];
  turn = game->phase == TENGEN_ROOM_PHASE_PLAY && game->to_move == self->stone;
  g_object_set (self->picture,
                "picture",
                seat->picture >= 0 ? (guint) seat->picture
                                   : TENGEN_PUPIL_PICTURE_PLAIN,
                NULL);
  show_name (self, seat);
  tengen_label_show (self->amount, seat->amount);
  tengen_label_show (self->unit, turn ? NULL : seat->unit);
  tengen_label_show (self->time, turn ? NULL : seat->clock);
  show_turn (self, turn);
}
