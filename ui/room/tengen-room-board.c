/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-board: one of many boards of a wall, to be looked at
 */
#include "tengen-room-board.h"

#include "tengen-board-look.h"
#include "tengen-board-thumbnail.h"
#include "tengen-color-scheme.h"

#define LEAST 48

struct _TengenRoomBoard
{
  GtkWidget parent_instance;

  /* NULL before the first */
  TengenView *view;
  /* what was painted last, NULL if that is not what is to be seen */
  GdkTexture *picture;
  int painted;
};

G_DEFINE_FINAL_TYPE (TengenRoomBoard, tengen_room_board, GTK_TYPE_WIDGET)

static void
forget (TengenRoomBoard *self)
{
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tengen_room_board_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = LEAST;
}

static void
tengen_room_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenRoomBoard *self = TENGEN_ROOM_BOARD (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int size = MIN (width, height);

  if (self->view == NULL || size < LEAST / 2)
    return;
  if (self->picture == NULL || self->painted != size)
    {
      g_clear_object (&self->picture);
      self->picture =
          tengen_board_thumbnail_new (self->view,
                                      size,
                                      gtk_widget_get_scale_factor (widget),
                                      tengen_color_scheme_get_dark ());
      self->painted = size;
    }
  gtk_snapshot_append_texture (
      snapshot,
      self->picture,
      &GRAPHENE_RECT_INIT ((float) ((width - size) / 2),
                           (float) ((height - size) / 2),
                           (float) size,
                           (float) size));
}

static void
tengen_room_board_finalize (GObject *object)
{
  TengenRoomBoard *self = TENGEN_ROOM_BOARD (object);

  tengen_view_free (self->view);
  g_clear_object (&self->picture);
  G_OBJECT_CLASS (tengen_room_board_parent_class)->finalize (object);
}

static void
tengen_room_board_class_init (TengenRoomBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_room_board_finalize;
  widget_class->measure = tengen_room_board_measure;
  widget_class->snapshot = tengen_room_board_snapshot;
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tengen_room_board_init (TengenRoomBoard *self)
{
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (forget), NULL);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (forget),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::theme",
                           G_CALLBACK (forget),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_room_board_show (TengenRoomBoard *self, const TengenRoomGame *game)
{
  g_return_if_fail (TENGEN_IS_ROOM_BOARD (self));
  g_return_if_fail (game != NULL);

  tengen_view_free (self->view);
  self->view = tengen_room_game_make_view (game);
  forget (self);
}
