/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-tile: one of the boards on a wall
 *
 * Shape: title above, board or the show's own widget below it. The letters of
 *        the coordinates are a part of the wall's height, whatever the size of
 *        the board.
 */
#include "tengen-classroom-tile.h"

#include "tengen-board-look.h"
#include "tengen-classroom-size.h"
#include "tengen-color-scheme.h"
#include "tengen-paint-board.h"
#include "tengen-paint-part.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* Names of lines and titles, in heights of the wall. */
#define NAMES 35.0
#define TITLE 26.0
/* Coordinates as designed, in heights of the board; so much larger they are at
 * most where there are several boards, and on one. */
#define DESIGNED 0.0195
#define MOST_BESIDE 2.5
#define MOST 8.0
/* In heights of the wall: boards among others that are smaller have none. */
#define SMALL 0.33

struct _TengenClassroomTile
{
  GtkWidget parent_instance;

  /* Owned */
  TengenShow *show;

  /* Children */
  GtkLabel *title;
  TengenBoardView *board;
  /* (nullable): in place of the board */
  GtkWidget *stage;

  int wall;
  gboolean beside;
  gboolean used;
  guint index;
  gboolean is_small;
};

G_DEFINE_FINAL_TYPE (TengenClassroomTile,
                     tengen_classroom_tile,
                     GTK_TYPE_WIDGET)

enum
{
  TAKEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- What is seen --- */

static void
take_stage (TengenClassroomTile *self, GtkWidget *stage)
{
  if (stage != self->stage)
    {
      if (self->stage != NULL)
        gtk_widget_unparent (self->stage);
      g_set_object (&self->stage, stage);
      if (stage != NULL)
        gtk_widget_set_parent (stage, GTK_WIDGET (self));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->board), stage == NULL);
}

/* A board among several has its number, as the keys have. */
static void
name_tile (TengenClassroomTile *self)
{
  g_autofree char *title = tengen_show_make_title (self->show);
  g_autofree char *numbered = tengen_words_numbered (self->index + 1, title);
  g_autofree char *spoken = NULL;

  if (self->used)
    /* Translators: number and title of one of several boards */
    spoken = g_strdup_printf (_ ("%s (in use)"), g_strchomp (numbered));
  gtk_label_set_label (self->title, g_strchomp (numbered));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken != NULL ? spoken : numbered,
                                  -1);
}

static void
update_coordinates (TengenClassroomTile *self)
{
  g_object_set (self->board,
                "notation",
                tengen_show_get_notation (self->show),
                "coordinates",
                self->is_small ? TENGEN_PAINT_NO_COORDINATES
                               : tengen_show_get_coordinates (self->show),
                NULL);
}

static void
show_changed_cb (TengenClassroomTile *self)
{
  tengen_board_view_set_view (self->board, tengen_show_make_view (self->show));
  take_stage (self, tengen_show_make_stage (self->show));
  update_coordinates (self);
  name_tile (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- What is done --- */

static void
activated_cb (TengenClassroomTile *self,
              guint point,
              guint button,
              guint n_press)
{
  if (self->beside && !self->used)
    g_signal_emit (self, signals[TAKEN], 0);
  else if (n_press <= 1)
    tengen_show_press (self->show, (TengenPoint) point, button);
}

/* Beside the points of its board, too. */
static void
pressed_cb (TengenClassroomTile *self)
{
  if (self->beside && !self->used)
    g_signal_emit (self, signals[TAKEN], 0);
}

/* --- The widget --- */

static void
tengen_classroom_tile_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  /* the wall decides */
  *minimum = *natural = 0;
}

static int
get_title_height (TengenClassroomTile *self)
{
  int height = 0;

  if (self->beside)
    gtk_widget_measure (GTK_WIDGET (self->title),
                        GTK_ORIENTATION_VERTICAL,
                        -1,
                        NULL,
                        &height,
                        NULL,
                        NULL);
  return height;
}

static void
allocate (GtkWidget *child, int y, int width, int height)
{
  int least_width, least_height;

  gtk_widget_measure (
      child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, least_width);
  gtk_widget_measure (
      child, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (
      child, &(GtkAllocation){ 0, y, width, MAX (height, least_height) }, -1);
}

static void
tengen_classroom_tile_size_allocate (GtkWidget *widget,
                                     int width,
                                     int height,
                                     int baseline)
{
  TengenClassroomTile *self = TENGEN_CLASSROOM_TILE (widget);
  int title = get_title_height (self);
  double room = MAX (1, MIN (width, height - title));

  if (self->beside)
    allocate (GTK_WIDGET (self->title), 0, width, title);
  self->is_small = self->beside && room < SMALL * self->wall;
  update_coordinates (self);
  g_object_set (self->board,
                "label-scale",
                CLAMP (self->wall / NAMES / (DESIGNED * room),
                       1,
                       self->beside ? MOST_BESIDE : MOST),
                NULL);
  if (self->stage != NULL)
    allocate (self->stage, title, width, height - title);
  else
    allocate (GTK_WIDGET (self->board), title, width, height - title);
}

static void
tengen_classroom_tile_dispose (GObject *object)
{
  TengenClassroomTile *self = TENGEN_CLASSROOM_TILE (object);

  if (self->stage != NULL)
    gtk_widget_unparent (self->stage);
  g_clear_object (&self->stage);
  g_clear_object (&self->show);
  tengen_widget_dispose (object);
}

static void
tengen_classroom_tile_class_init (TengenClassroomTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_classroom_tile_dispose;
  widget_class->measure = tengen_classroom_tile_measure;
  widget_class->size_allocate = tengen_classroom_tile_size_allocate;
  /* TengenClassroomTile::taken: a board that is not in use was clicked */
  signals[TAKEN] = tengen_signal_new ("taken", TENGEN_TYPE_CLASSROOM_TILE, 0);
  gtk_widget_class_set_css_name (widget_class, "classroomtile");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_title (TengenClassroomTile *self)
{
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (GTK_WIDGET (self->title), FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->title), GTK_WIDGET (self));
}

static void
add_board (TengenClassroomTile *self)
{
  self->board = TENGEN_BOARD_VIEW (tengen_board_view_new ());
  gtk_widget_set_focus_on_click (GTK_WIDGET (self->board), FALSE);
  g_object_set (self->board, "part", TRUE, NULL);
  g_signal_connect_swapped (
      self->board, "activated", G_CALLBACK (activated_cb), self);
  g_object_bind_property (tengen_color_scheme_get_default (),
                          "dark",
                          self->board,
                          "dark",
                          G_BINDING_SYNC_CREATE);
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
}

static void
tengen_classroom_tile_init (TengenClassroomTile *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  add_title (self);
  add_board (self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
tengen_classroom_tile_new (TengenShow *show)
{
  TengenClassroomTile *self;

  g_return_val_if_fail (TENGEN_IS_SHOW (show), NULL);

  self = g_object_new (TENGEN_TYPE_CLASSROOM_TILE, NULL);
  self->show = g_object_ref (show);
  g_signal_connect_object (
      show, "changed", G_CALLBACK (show_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::coordinates",
                           G_CALLBACK (update_coordinates),
                           self,
                           G_CONNECT_SWAPPED);
  show_changed_cb (self);
  return GTK_WIDGET (self);
}

TengenShow *
tengen_classroom_tile_get_show (TengenClassroomTile *self)
{
  g_return_val_if_fail (TENGEN_IS_CLASSROOM_TILE (self), NULL);

  return self->show;
}

double
tengen_classroom_tile_get_aspect (TengenClassroomTile *self)
{
  int part[4];
  double ratio = tengen_board_look_get_cell_ratio ();

  g_return_val_if_fail (TENGEN_IS_CLASSROOM_TILE (self), 0);

  if (self->stage != NULL)
    return 0;
  tengen_view_find_part (tengen_board_view_get_view (self->board), part);
  if (part[0] > part[1])
    return ratio;
  return (part[3] - part[2] + 1) * ratio / (part[1] - part[0] + 1);
}

void
tengen_classroom_tile_set_beside (TengenClassroomTile *self,
                                  gboolean beside,
                                  gboolean used,
                                  guint index)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (TENGEN_IS_CLASSROOM_TILE (self));

  self->beside = beside;
  self->used = used;
  self->index = index;
  gtk_widget_set_visible (GTK_WIDGET (self->title), beside);
  tengen_widget_set_class (widget, "beside", beside);
  tengen_widget_set_class (widget, "used", beside && used);
  name_tile (self);
}

void
tengen_classroom_tile_set_wall (TengenClassroomTile *self, int wall)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM_TILE (self));

  if (wall == self->wall)
    return;
  self->wall = wall;
  tengen_classroom_size_set (GTK_WIDGET (self->title), wall / TITLE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
