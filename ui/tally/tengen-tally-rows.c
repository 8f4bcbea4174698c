/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-rows: trays with things laid out in rows
 *
 * Shape: a node for the trays, and a node for each look as a whole and as a
 *        half, made when first asked for; a thing is a node moved to its place,
 *        so that GTK draws only where something became different. What has a
 *        number or another length is drawn by itself.
 */
#include "tengen-tally-rows.h"

#include <math.h>

#include "tengen-board-look.h"
#include "tengen-signal.h"

#define MIN_SIZE 160

struct _TengenTallyRows
{
  GtkWidget parent_instance;

  /* Borrowed */
  const TengenGoTally *tally;

  /* Owned */
  GskRenderNode *trays;
  /* [0] half, [1] whole */
  GskRenderNode *things[TENGEN_ROWS_LOOK_LAST][2];
  /* (element-type TengenPaintRowsPart): what is laid out */
  GArray *parts;

  TengenPaintRows places;
  gboolean has_places;
  int row;
  guint ticks;
  guint n_there;
  gboolean dark;
};

G_DEFINE_FINAL_TYPE (TengenTallyRows, tengen_tally_rows, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_DARK,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* --- Pictures --- */

static void
drop_pictures (TengenTallyRows *self)
{
  g_clear_pointer (&self->trays, gsk_render_node_unref);
  for (int i = 0; i < TENGEN_ROWS_LOOK_LAST; i++)
    for (int half = 0; half < 2; half++)
      g_clear_pointer (&self->things[i][half], gsk_render_node_unref);
}

static const TengenPaintTheme *
get_theme (TengenTallyRows *self)
{
  return tengen_paint_theme_get (tengen_board_look_get_theme (), self->dark);
}

/* Numbers below the trays stand on the window's paper. */
static const TengenColour *
get_ink (TengenTallyRows *self)
{
  return self->dark ? &get_theme (self)->ink_light
                    : &get_theme (self)->ink_dark;
}

/* Keeps a drawing as pixels, so that drawing it again is a copy. */
static cairo_surface_t *
make_surface (TengenTallyRows *self, double width, double height)
{
  double scale = self->places.scale;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                  (int) ceil (width * scale),
                                  (int) ceil (height * scale));

  cairo_surface_set_device_scale (surface, scale, scale);
  return surface;
}

static GskRenderNode *
make_node (cairo_surface_t *surface, double width, double height)
{
  GskRenderNode *node = gsk_cairo_node_new (
      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

static GskRenderNode *
get_trays (TengenTallyRows *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  cairo_surface_t *surface;
  cairo_t *cr;

  if (self->trays != NULL)
    return self->trays;
  surface = make_surface (self, width, height);
  cr = cairo_create (surface);
  tengen_paint_rows_trays (&self->places, get_theme (self), get_ink (self), cr);
  cairo_destroy (cr);
  self->trays = make_node (surface, width, height);
  return self->trays;
}

static GskRenderNode *
get_thing (TengenTallyRows *self, TengenPaintRowsLook look, int length_x2)
{
  GskRenderNode **node = &self->things[look][length_x2 - 1];
  double cell = self->places.cell;
  TengenPaintRowsBox box = { 0, 0, cell * length_x2 / 2, cell, length_x2 };
  cairo_surface_t *surface;
  cairo_t *cr;

  if (*node != NULL)
    return *node;
  surface = make_surface (self, box.width, box.height);
  cr = cairo_create (surface);
  tengen_paint_rows_thing (&self->places, get_theme (self), look, &box, cr);
  cairo_destroy (cr);
  *node = make_node (surface, box.width, box.height);
  return *node;
}

/* --- Drawing --- */

static void
append_at (GskRenderNode *node, double x, double y, GtkSnapshot *snapshot)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/* Plates are few and each is another. */
static void
append_plate (TengenTallyRows *self,
              const TengenPaintRowsPart *part,
              GtkSnapshot *snapshot)
{
  const TengenPaintRowsBox *box = &part->box;
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot,
                                 &GRAPHENE_RECT_INIT ((float) box->x,
                                                      (float) box->y,
                                                      (float) box->width,
                                                      (float) box->height));

  cairo_translate (cr, box->x, box->y);
  tengen_paint_rows_thing (
      &self->places, get_theme (self), part->look, box, cr);
  if (part->numbered)
    tengen_paint_rows_number (
        &self->places,
        get_theme (self),
        &g_array_index (self->tally->items, TengenGoTallyItem, part->item),
        box,
        cr);
  cairo_destroy (cr);
}

static void
append_part (TengenTallyRows *self,
             const TengenPaintRowsPart *part,
             GtkSnapshot *snapshot)
{
  if (part->item >= 0 && (guint) part->item >= self->n_there)
    return;
  if (part->box.length_x2 > 2 || part->numbered)
    append_plate (self, part, snapshot);
  else
    append_at (get_thing (self, part->look, part->box.length_x2),
               part->box.x,
               part->box.y,
               snapshot);
}

static gboolean
is_done (TengenTallyRows *self)
{
  return self->ticks >= self->tally->n_ticks &&
         self->n_there >= self->tally->items->len;
}

static void
append_rest (TengenTallyRows *self, GtkSnapshot *snapshot)
{
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot,
      &GRAPHENE_RECT_INIT (0,
                           0,
                           (float) gtk_widget_get_width (GTK_WIDGET (self)),
                           (float) gtk_widget_get_height (GTK_WIDGET (self))));

  tengen_paint_rows_rest (&self->places, get_theme (self), self->tally, cr);
  cairo_destroy (cr);
}

static void
tengen_tally_rows_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenTallyRows *self = TENGEN_TALLY_ROWS (widget);

  if (!self->has_places)
    return;
  gtk_snapshot_append_node (snapshot, get_trays (self));
  for (guint i = 0; self->parts != NULL && i < self->parts->len; i++)
    append_part (
        self, &g_array_index (self->parts, TengenPaintRowsPart, i), snapshot);
  if (is_done (self))
    append_rest (self, snapshot);
}

/* --- Places --- */

static void
lay_out (TengenTallyRows *self)
{
  g_clear_pointer (&self->parts, g_array_unref);
  if (self->has_places)
    self->parts =
        tengen_paint_rows_list (&self->places, self->tally, self->ticks);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
find_places (TengenTallyRows *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  drop_pictures (self);
  self->has_places = self->tally != NULL && width > 0 && height > 0;
  if (self->has_places)
    tengen_paint_rows_init (&self->places,
                            self->tally,
                            self->row,
                            width,
                            height,
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  lay_out (self);
}

static void
tengen_tally_rows_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = MIN_SIZE;
  *natural = 2 * MIN_SIZE;
}

static void
tengen_tally_rows_size_allocate (GtkWidget *widget,
                                 int width,
                                 int height,
                                 int baseline)
{
  find_places (TENGEN_TALLY_ROWS (widget));
}

/* --- The object --- */

/* Stones and wood look different now. */
static void
renew_look (TengenTallyRows *self)
{
  drop_pictures (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_dark (TengenTallyRows *self, gboolean dark)
{
  if (self->dark == dark)
    return;
  self->dark = dark;
  renew_look (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DARK]);
}

static void
tengen_tally_rows_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  TengenTallyRows *self = TENGEN_TALLY_ROWS (object);

  if (id == PROP_DARK)
    g_value_set_boolean (value, self->dark);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tengen_tally_rows_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenTallyRows *self = TENGEN_TALLY_ROWS (object);

  if (id == PROP_DARK)
    set_dark (self, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tengen_tally_rows_finalize (GObject *object)
{
  TengenTallyRows *self = TENGEN_TALLY_ROWS (object);

  drop_pictures (self);
  g_clear_pointer (&self->parts, g_array_unref);
  G_OBJECT_CLASS (tengen_tally_rows_parent_class)->finalize (object);
}

static void
tengen_tally_rows_class_init (TengenTallyRowsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_tally_rows_get_property;
  object_class->set_property = tengen_tally_rows_set_property;
  object_class->finalize = tengen_tally_rows_finalize;
  widget_class->measure = tengen_tally_rows_measure;
  widget_class->size_allocate = tengen_tally_rows_size_allocate;
  widget_class->snapshot = tengen_tally_rows_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  /**
   * TengenTallyRows:dark:
   *
   * The colours for a dark desktop.
   */
  properties[PROP_DARK] =
      g_param_spec_boolean ("dark", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tengen_tally_rows_init (TengenTallyRows *self)
{
  self->row = TENGEN_PAINT_ROWS_TEN;
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::theme",
                           G_CALLBACK (renew_look),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_tally_rows_set_tally (TengenTallyRows *self,
                             const TengenGoTally *tally,
                             int row)
{
  g_return_if_fail (TENGEN_IS_TALLY_ROWS (self));
  g_return_if_fail (row > 0);

  self->tally = tally;
  self->row = row;
  find_places (self);
}

void
tengen_tally_rows_show (TengenTallyRows *self, guint ticks, guint n_there)
{
  g_return_if_fail (TENGEN_IS_TALLY_ROWS (self));

  self->ticks = ticks;
  self->n_there = n_there;
  lay_out (self);
}

const TengenPaintRows *
tengen_tally_rows_get_places (TengenTallyRows *self)
{
  g_return_val_if_fail (TENGEN_IS_TALLY_ROWS (self), NULL);

  return self->has_places ? &self->places : NULL;
}

void
tengen_tally_rows_append (TengenTallyRows *self,
                          TengenPaintRowsLook look,
                          int length_x2,
                          GtkSnapshot *snapshot)
{
  g_return_if_fail (TENGEN_IS_TALLY_ROWS (self) && self->has_places);
  g_return_if_fail (length_x2 == 1 || length_x2 == 2);

  gtk_snapshot_append_node (snapshot, get_thing (self, look, length_x2));
}
