/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-picture: a text with readings, in the colour of the text around it
 */
#include "tengen-ruby-picture.h"

#include <math.h>

/* Readings are fainter than what they are the readings of. */
#define READING_OPACITY 0.85

struct _TengenRubyPicture
{
  GObject parent_instance;

  TengenPaintRuby *text;
  int width;
  int height;
};

static void init_paintable (GdkPaintableInterface *iface);
static void init_symbolic (GtkSymbolicPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (
    TengenRubyPicture,
    tengen_ruby_picture,
    G_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, init_paintable)
        G_IMPLEMENT_INTERFACE (GTK_TYPE_SYMBOLIC_PAINTABLE, init_symbolic))

static void
set_color (double color[4], const GdkRGBA *from, double opacity)
{
  color[0] = from->red;
  color[1] = from->green;
  color[2] = from->blue;
  color[3] = from->alpha * opacity;
}

/* An image gives a square in its middle, as to icons; a text takes all. */
static float
find_start (int whole, double given)
{
  return (float) -floor ((whole - ceil (given)) / 2);
}

static void
snapshot_symbolic (GtkSymbolicPaintable *paintable,
                   GtkSnapshot *snapshot,
                   double width,
                   double height,
                   const GdkRGBA *given,
                   gsize n_given)
{
  TengenRubyPicture *self = TENGEN_RUBY_PICTURE (paintable);
  TengenPaintRubyColors colors = { 0 };
  GdkRGBA ink = { .alpha = 1 };
  float x, y;
  cairo_t *cr;

  if (self->text == NULL)
    return;
  if (n_given > GTK_SYMBOLIC_COLOR_FOREGROUND)
    ink = given[GTK_SYMBOLIC_COLOR_FOREGROUND];
  set_color (colors.text, &ink, 1);
  set_color (colors.reading, &ink, READING_OPACITY);
  x = find_start (self->width, width);
  y = find_start (self->height, height);
  cr = gtk_snapshot_append_cairo (
      snapshot,
      &GRAPHENE_RECT_INIT (
          x - 2, y - 2, (float) self->width + 4, (float) self->height + 4));
  cairo_translate (cr, x, y);
  tengen_paint_ruby_draw (self->text, cr, &colors, -1);
  cairo_destroy (cr);
}

/* Black, if no colour is given. */
static void
snapshot (GdkPaintable *paintable,
          GdkSnapshot *snapshot,
          double width,
          double height)
{
  snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (paintable),
                     GTK_SNAPSHOT (snapshot),
                     width,
                     height,
                     NULL,
                     0);
}

static void
init_paintable (GdkPaintableInterface *iface)
{
  iface->snapshot = snapshot;
}

static void
init_symbolic (GtkSymbolicPaintableInterface *iface)
{
  iface->snapshot_symbolic = snapshot_symbolic;
}

static void
tengen_ruby_picture_finalize (GObject *object)
{
  tengen_paint_ruby_free (TENGEN_RUBY_PICTURE (object)->text);
  G_OBJECT_CLASS (tengen_ruby_picture_parent_class)->finalize (object);
}

static void
tengen_ruby_picture_class_init (TengenRubyPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_ruby_picture_finalize;
}

static void
tengen_ruby_picture_init (TengenRubyPicture *self)
{
}

TengenRubyPicture *
tengen_ruby_picture_new (void)
{
  return g_object_new (TENGEN_TYPE_RUBY_PICTURE, NULL);
}

void
tengen_ruby_picture_take (TengenRubyPicture *self,
                          TengenPaintRuby *text,
                          int width,
                          int height)
{
  g_return_if_fail (TENGEN_IS_RUBY_PICTURE (self));

  tengen_paint_ruby_free (self->text);
  self->text = text;
  self->width = width;
  self->height = height;
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}
