/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-place: the number of the page
 *
 * Shape: a number, then a dot for each page if there is room: pages that were
 *        seen are filled, the present one is larger.
 */
#include "tengen-classroom-place.h"

#include "tengen-color-scheme.h"
#include "tengen-paint-theme.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* Dots and their distance, in heights of the letters; the smallest dots. */
#define DOT 0.30
#define HERE 0.46
#define STRIDE 0.95
#define LEAST 8.0
#define GAP 1.1

struct _TengenClassroomPlace
{
  GtkWidget parent_instance;

  GtkLabel *number;
  guint page;
  guint n_pages;
};

G_DEFINE_FINAL_TYPE (TengenClassroomPlace,
                     tengen_classroom_place,
                     GTK_TYPE_WIDGET)

static int
get_number_width (TengenClassroomPlace *self)
{
  int width;

  gtk_widget_measure (GTK_WIDGET (self->number),
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      NULL,
                      &width,
                      NULL,
                      NULL);
  return width;
}

/* Height of the letters. */
static double
get_size (TengenClassroomPlace *self)
{
  PangoContext *context =
      gtk_widget_get_pango_context (GTK_WIDGET (self->number));
  const PangoFontDescription *font =
      pango_context_get_font_description (context);

  return pango_font_description_get_size (font) / (double) PANGO_SCALE;
}

static void
tengen_classroom_place_measure (GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline)
{
  TengenClassroomPlace *self = TENGEN_CLASSROOM_PLACE (widget);

  gtk_widget_measure (
      GTK_WIDGET (self->number), orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural += (int) ((GAP + self->n_pages * STRIDE) * get_size (self));
}

static void
tengen_classroom_place_size_allocate (GtkWidget *widget,
                                      int width,
                                      int height,
                                      int baseline)
{
  TengenClassroomPlace *self = TENGEN_CLASSROOM_PLACE (widget);

  gtk_widget_size_allocate (
      GTK_WIDGET (self->number),
      &(GtkAllocation){ 0, 0, get_number_width (self), height },
      -1);
}

static void
append_dot (
    GtkSnapshot *snapshot, double x, double y, double radius, GdkRGBA color)
{
  graphene_rect_t box = GRAPHENE_RECT_INIT ((float) (x - radius),
                                            (float) (y - radius),
                                            (float) (2 * radius),
                                            (float) (2 * radius));
  GskRoundedRect circle;

  gsk_rounded_rect_init_from_rect (&circle, &box, (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &circle);
  gtk_snapshot_append_color (snapshot, &color, &box);
  gtk_snapshot_pop (snapshot);
}

/* The wall is no wood: it is dark where the scheme is. */
static GdkRGBA
make_color (double opacity)
{
  gboolean dark = tengen_color_scheme_get_dark ();
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, dark);
  const TengenColour *colour = dark ? &theme->cursor_edge : &theme->cursor;

  return (GdkRGBA){ (float) colour->red,
                    (float) colour->green,
                    (float) colour->blue,
                    (float) opacity };
}

static void
append_dots (TengenClassroomPlace *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double size = get_size (self);
  double left = get_number_width (self) + GAP * size;
  double stride = MIN (STRIDE * size,
                       (gtk_widget_get_width (widget) - left) / self->n_pages);
  double part = stride / STRIDE;
  double y = gtk_widget_get_height (widget) / 2.0;

  if (stride < LEAST)
    return;
  for (guint i = 0; i < self->n_pages; i++)
    append_dot (snapshot,
                left + (i + 0.5) * stride,
                y,
                part * (i == self->page ? HERE : DOT),
                make_color (i <= self->page ? 1 : 0.25));
}

static void
tengen_classroom_place_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenClassroomPlace *self = TENGEN_CLASSROOM_PLACE (widget);

  if (self->n_pages == 0)
    return;
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->number), snapshot);
  append_dots (self, snapshot);
}

static void
tengen_classroom_place_class_init (TengenClassroomPlaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  widget_class->measure = tengen_classroom_place_measure;
  widget_class->size_allocate = tengen_classroom_place_size_allocate;
  widget_class->snapshot = tengen_classroom_place_snapshot;
  gtk_widget_class_set_css_name (widget_class, "classroomplace");
}

static void
tengen_classroom_place_init (TengenClassroomPlace *self)
{
  self->number = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "dim");
  gtk_widget_set_parent (GTK_WIDGET (self->number), GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tengen_classroom_place_new (void)
{
  return g_object_new (TENGEN_TYPE_CLASSROOM_PLACE, NULL);
}

void
tengen_classroom_place_show (TengenClassroomPlace *self,
                             guint page,
                             guint n_pages)
{
  g_autofree char *number = NULL;

  g_return_if_fail (TENGEN_IS_CLASSROOM_PLACE (self));

  self->page = page;
  self->n_pages = n_pages;
  /* Translators: a page and how many there are */
  number = g_strdup_printf (_ ("%u / %u"), page + 1, n_pages);
  gtk_label_set_label (self->number, n_pages > 0 ? number : "");
  gtk_widget_set_visible (GTK_WIDGET (self), n_pages > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
