/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-stone-row: stones side by side, and places for those still wanted
 */
#include "tengen-stone-row.h"

#include <math.h>

#include "tengen-board-look.h"
#include "tengen-classroom-em.h"
#include "tengen-color-scheme.h"
#include "tengen-paint-stone.h"
#include "tengen-words.h"

/* Up to so many are large. */
#define FEW 5
#define LARGE 1.1
#define SMALL 0.7
#define COLUMNS 10

/* Radius of a stone by the side of its place. */
#define RADIUS 0.45

/* A place without a stone: to be seen by day and by night. */
static const TengenColour RING = { 0.55, 0.52, 0.47, 1 };

struct _TengenStoneRow
{
  GtkWidget parent_instance;

  TengenStone stone;
  int n_places;
  int n_stones;
};

G_DEFINE_FINAL_TYPE (TengenStoneRow, tengen_stone_row, GTK_TYPE_WIDGET)

static double
get_side (TengenStoneRow *self)
{
  return tengen_classroom_em (GTK_WIDGET (self)) *
         (self->n_places <= FEW ? LARGE : SMALL);
}

static void
tengen_stone_row_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  TengenStoneRow *self = TENGEN_STONE_ROW (widget);
  int n = orientation == GTK_ORIENTATION_HORIZONTAL
              ? MIN (self->n_places, COLUMNS)
              : (self->n_places + COLUMNS - 1) / COLUMNS;

  *minimum = *natural = (int) ceil (n * get_side (self));
}

static void
draw_place (cairo_t *cr, double radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, radius * 0.85, 0, 2 * G_PI);
  cairo_set_line_width (cr, MAX (1, radius * 0.09));
  cairo_set_dash (cr, (double[]){ radius * 0.3 }, 1, 0);
  tengen_paint_set_colour (cr, &RING);
  cairo_stroke (cr);
}

static void
draw (TengenStoneRow *self, cairo_t *cr)
{
  const TengenPaintTheme *theme = tengen_paint_theme_get (
      tengen_board_look_get_theme (), tengen_color_scheme_get_dark ());
  double side = get_side (self);

  for (int i = 0; i < self->n_places; i++)
    {
      cairo_save (cr);
      cairo_translate (
          cr, (i % COLUMNS + 0.5) * side, ((int) (i / COLUMNS) + 0.5) * side);
      if (i < self->n_stones)
        tengen_paint_stone (cr, side * RADIUS, theme, self->stone, i);
      else
        draw_place (cr, side * RADIUS);
      cairo_restore (cr);
    }
}

static void
tengen_stone_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (
      0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &area);

  draw (TENGEN_STONE_ROW (widget), cr);
  cairo_destroy (cr);
}

static void
tengen_stone_row_class_init (TengenStoneRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = tengen_stone_row_measure;
  widget_class->snapshot = tengen_stone_row_snapshot;
  gtk_widget_class_set_css_name (widget_class, "stonerow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tengen_stone_row_init (TengenStoneRow *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::theme",
                           G_CALLBACK (gtk_widget_queue_draw),
                           self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
tengen_stone_row_new (TengenStone stone, int n_places)
{
  TengenStoneRow *self;
  g_autofree char *name = NULL;

  g_return_val_if_fail (n_places > 0, NULL);

  self = g_object_new (TENGEN_TYPE_STONE_ROW, NULL);
  self->stone = stone;
  self->n_places = n_places;
  name = tengen_words_stone (stone);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

void
tengen_stone_row_set_stones (TengenStoneRow *self, int n_stones)
{
  g_return_if_fail (TENGEN_IS_STONE_ROW (self) && n_stones >= 0);

  if (self->n_stones == n_stones)
    return;
  self->n_stones = n_stones;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
