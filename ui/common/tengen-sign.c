/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sign: the signs on buttons that walk through moves and steps, and on
 * others that have no word
 *
 * Shape: a table of polygons; what goes forward is what goes back, mirrored.
 */
#include "tengen-sign.h"

/* Signs are designed on a square of this size. */
#define SIZE 16
#define MOST_POLYGONS 8
#define MOST_POINTS 4

struct _TengenSign
{
  GObject parent_instance;

  TengenSignShape shape;
};

/* Corners; a triangle has its last one twice. */
typedef double Polygon[MOST_POINTS][2];

typedef struct
{
  guint n_polygons;
  Polygon polygons[MOST_POLYGONS];
  gboolean has_ring;
  gboolean mirrored;
} Sign;

#define TRIANGLE(tip, base, half)                                              \
  {                                                                            \
    { tip, 8 }, { base, 8 - half }, { base, 8 + half }, { base, 8 + half },    \
  }
#define BAR(left, right, half)                                                 \
  {                                                                            \
    { left, 8 - half }, { right, 8 - half }, { right, 8 + half },              \
        { left, 8 + half },                                                    \
  }
#define BOX(left, top, right, bottom)                                          \
  {                                                                            \
    { left, top }, { right, top }, { right, bottom }, { left, bottom },        \
  }
#define ONE                                                                    \
  {                                                                            \
    TRIANGLE (4, 12, 5)                                                        \
  }
#define MANY                                                                   \
  {                                                                            \
    TRIANGLE (1, 8, 4.5), TRIANGLE (8, 15, 4.5)                                \
  }
#define END                                                                    \
  {                                                                            \
    BAR (3, 5, 5), TRIANGLE (5.5, 13.5, 5)                                     \
  }

static const Sign signs[] = {
  [TENGEN_SIGN_FIRST] = { 2, END },
  [TENGEN_SIGN_BACK_MANY] = { 2, MANY },
  [TENGEN_SIGN_BACK] = { 1, ONE },
  [TENGEN_SIGN_FORWARD] = { 1, ONE, .mirrored = TRUE },
  [TENGEN_SIGN_FORWARD_MANY] = { 2, MANY, .mirrored = TRUE },
  [TENGEN_SIGN_LAST] = { 2, END, .mirrored = TRUE },
  [TENGEN_SIGN_AUTO] = { 1, { TRIANGLE (11.5, 6, 3.2) }, .has_ring = TRUE },
  [TENGEN_SIGN_PAUSE] = { 2,
                          { BAR (5.5, 7.2, 3), BAR (8.8, 10.5, 3) },
                          .has_ring = TRUE },
  [TENGEN_SIGN_CLOSE] = { 2,
                          { { { 3, 4 }, { 4, 3 }, { 13, 12 }, { 12, 13 } },
                            { { 12, 3 }, { 13, 4 }, { 4, 13 }, { 3, 12 } } } },
  /* a window, and the corner of another behind it */
  [TENGEN_SIGN_WINDOW] = { 8,
                           { BOX (1, 6, 11, 8.6),
                             BOX (1, 8.6, 2.2, 15),
                             BOX (9.8, 8.6, 11, 15),
                             BOX (2.2, 13.8, 9.8, 15),
                             BOX (5, 1, 15, 3.6),
                             BOX (5, 3.6, 6.2, 5),
                             BOX (13.8, 3.6, 15, 10),
                             BOX (12, 8.8, 13.8, 10) } },
};

G_DEFINE_ENUM_TYPE (TengenSignShape,
                    tengen_sign_shape,
                    G_DEFINE_ENUM_VALUE (TENGEN_SIGN_FIRST, "first"),
                    G_DEFINE_ENUM_VALUE (TENGEN_SIGN_BACK_MANY, "back-many"),
                    G_DEFINE_ENUM_VALUE (TENGEN_SIGN_BACK, "back"),
                    G_DEFINE_ENUM_VALUE (TENGEN_SIGN_FORWARD, "forward"),
                    G_DEFINE_ENUM_VALUE (TENGEN_SIGN_FORWARD_MANY,
                                         "forward-many"),
                    G_DEFINE_ENUM_VALUE (TENGEN_SIGN_LAST, "last"),
                    G_DEFINE_ENUM_VALUE (TENGEN_SIGN_AUTO, "auto"),
                    G_DEFINE_ENUM_VALUE (TENGEN_SIGN_PAUSE, "pause"),
                    G_DEFINE_ENUM_VALUE (TENGEN_SIGN_CLOSE, "close"),
                    G_DEFINE_ENUM_VALUE (TENGEN_SIGN_WINDOW, "window"))

static void init_paintable (GdkPaintableInterface *iface);
static void init_symbolic (GtkSymbolicPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (
    TengenSign,
    tengen_sign,
    G_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, init_paintable)
        G_IMPLEMENT_INTERFACE (GTK_TYPE_SYMBOLIC_PAINTABLE, init_symbolic))

enum
{
  PROP_SHAPE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
add_polygon (cairo_t *cr, const Polygon polygon)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < MOST_POINTS; i++)
    cairo_line_to (cr, polygon[i][0], polygon[i][1]);
  cairo_close_path (cr);
}

static void
draw_ring (cairo_t *cr)
{
  cairo_set_line_width (cr, 1.3);
  cairo_arc (cr, SIZE / 2.0, SIZE / 2.0, 6.6, 0, 2 * G_PI);
  cairo_stroke (cr);
}

static void
draw (const Sign *sign, cairo_t *cr)
{
  if (sign->mirrored)
    {
      cairo_translate (cr, SIZE, 0);
      cairo_scale (cr, -1, 1);
    }
  if (sign->has_ring)
    draw_ring (cr);
  for (guint i = 0; i < sign->n_polygons; i++)
    add_polygon (cr, sign->polygons[i]);
  cairo_fill (cr);
}

static void
snapshot_symbolic (GtkSymbolicPaintable *paintable,
                   GtkSnapshot *snapshot,
                   double width,
                   double height,
                   const GdkRGBA *colors,
                   gsize n_colors)
{
  TengenSign *self = TENGEN_SIGN (paintable);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  if (n_colors > GTK_SYMBOLIC_COLOR_FOREGROUND)
    gdk_cairo_set_source_rgba (cr, &colors[GTK_SYMBOLIC_COLOR_FOREGROUND]);
  cairo_scale (cr, width / SIZE, height / SIZE);
  draw (&signs[self->shape], cr);
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

static int
get_size (GdkPaintable *paintable)
{
  return SIZE;
}

static GdkPaintableFlags
get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_SIZE;
}

static void
init_paintable (GdkPaintableInterface *iface)
{
  iface->snapshot = snapshot;
  iface->get_flags = get_flags;
  iface->get_intrinsic_width = get_size;
  iface->get_intrinsic_height = get_size;
}

static void
init_symbolic (GtkSymbolicPaintableInterface *iface)
{
  iface->snapshot_symbolic = snapshot_symbolic;
}

static void
set_shape (TengenSign *self, TengenSignShape shape)
{
  if (self->shape == shape)
    return;
  self->shape = shape;
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHAPE]);
}

static void
tengen_sign_set_property (GObject *object,
                          guint id,
                          const GValue *value,
                          GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SHAPE:
      set_shape (TENGEN_SIGN (object), g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_sign_get_property (GObject *object,
                          guint id,
                          GValue *value,
                          GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SHAPE:
      g_value_set_enum (value, TENGEN_SIGN (object)->shape);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_sign_class_init (TengenSignClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = tengen_sign_set_property;
  object_class->get_property = tengen_sign_get_property;
  props[PROP_SHAPE] = g_param_spec_enum (
      "shape",
      NULL,
      NULL,
      TENGEN_TYPE_SIGN_SHAPE,
      TENGEN_SIGN_FIRST,
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_sign_init (TengenSign *self)
{
}
