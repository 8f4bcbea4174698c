/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-code: a QR code
 */
#include "tengen-room-code.h"

#include "tengen-words-text.h"

/* Modules of white around it (ISO/IEC 18004). */
#define QUIET 4
#define LEAST 205

struct _TengenRoomCode
{
  GtkWidget parent_instance;

  int size;
  char *bits;
  int least;
};

G_DEFINE_FINAL_TYPE (TengenRoomCode, tengen_room_code, GTK_TYPE_WIDGET)

static void
tengen_room_code_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = TENGEN_ROOM_CODE (widget)->least;
}

/* Neighbours are one bar, so that no seam is seen between them. */
static void
add_row (cairo_t *cr, const char *bits, int size, double y, double module)
{
  for (int x = 0; x < size; x++)
    {
      int from = x;

      while (x < size && bits[x] == '1')
        x++;
      if (x > from)
        cairo_rectangle (
            cr, (QUIET + from) * module, y, (x - from) * module, module);
    }
}

static double
measure_module (GtkWidget *widget, int modules)
{
  int scale = gtk_widget_get_scale_factor (widget);
  int room = scale * MIN (gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));

  return (double) MAX (room / modules, 1) / scale;
}

static void
tengen_room_code_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenRoomCode *self = TENGEN_ROOM_CODE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int modules = self->size + 2 * QUIET;
  double module = measure_module (widget, modules);
  cairo_t *cr;

  if (self->bits == NULL)
    return;
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr,
                   (int) ((width - modules * module) / 2),
                   (int) ((height - modules * module) / 2));
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, modules * module, modules * module);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int y = 0; y < self->size; y++)
    add_row (cr,
             self->bits + y * self->size,
             self->size,
             (QUIET + y) * module,
             module);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
tengen_room_code_finalize (GObject *object)
{
  g_free (TENGEN_ROOM_CODE (object)->bits);
  G_OBJECT_CLASS (tengen_room_code_parent_class)->finalize (object);
}

static void
tengen_room_code_class_init (TengenRoomCodeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_room_code_finalize;
  widget_class->measure = tengen_room_code_measure;
  widget_class->snapshot = tengen_room_code_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tengen_room_code_init (TengenRoomCode *self)
{
  self->least = LEAST;
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self),
      GTK_ACCESSIBLE_PROPERTY_LABEL,
      tengen_words_text ("QR code that leads into the room"),
      -1);
}

void
tengen_room_code_show (TengenRoomCode *self, int size, const char *bits)
{
  g_return_if_fail (TENGEN_IS_ROOM_CODE (self));

  if (self->size == size && g_strcmp0 (self->bits, bits) == 0)
    return;
  g_free (self->bits);
  self->bits = g_strdup (bits);
  self->size = size;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tengen_room_code_set_least (TengenRoomCode *self, int least)
{
  g_return_if_fail (TENGEN_IS_ROOM_CODE (self));

  self->least = least;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
