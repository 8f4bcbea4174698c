/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-page: one page as it will be on paper
 */
#include "tengen-print-page.h"

struct _TengenPrintPage
{
  GtkWidget parent_instance;

  TengenPaper *paper;
  guint index;
};

G_DEFINE_FINAL_TYPE (TengenPrintPage, tengen_print_page, GTK_TYPE_WIDGET)

/* The sheet of this size in the middle of the widget; FALSE if there is none. */
static gboolean
find_sheet (TengenPrintPage *self, graphene_rect_t *sheet, double *scale)
{
  double width, height;
  double room_x = gtk_widget_get_width (GTK_WIDGET (self));
  double room_y = gtk_widget_get_height (GTK_WIDGET (self));

  if (self->paper == NULL || room_x < 1 || room_y < 1)
    return FALSE;
  tengen_paper_size_get (tengen_paper_get_size (self->paper), &width, &height);
  *scale = MIN (room_x / width, room_y / height);
  graphene_rect_init (sheet,
                      (float) ((room_x - width * *scale) / 2),
                      (float) ((room_y - height * *scale) / 2),
                      (float) (width * *scale),
                      (float) (height * *scale));
  return TRUE;
}

static void
append_shadow (GtkSnapshot *snapshot, const graphene_rect_t *sheet)
{
  GskRoundedRect outline;
  GdkRGBA shade = { 0, 0, 0, 0.35f };

  gsk_rounded_rect_init_from_rect (&outline, sheet, 0);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shade, 0, 2, 0, 8);
}

static void
tengen_print_page_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenPrintPage *self = TENGEN_PRINT_PAGE (widget);
  GdkRGBA white = { 1, 1, 1, 1 };
  graphene_rect_t sheet;
  double scale;
  cairo_t *cr;

  if (!find_sheet (self, &sheet, &scale))
    return;
  append_shadow (snapshot, &sheet);
  gtk_snapshot_append_color (snapshot, &white, &sheet);
  cr = gtk_snapshot_append_cairo (snapshot, &sheet);
  cairo_translate (cr, sheet.origin.x, sheet.origin.y);
  cairo_scale (cr, scale, scale);
  tengen_paper_draw (self->paper, self->index, cr);
  cairo_destroy (cr);
}

static void
tengen_print_page_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = 200;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : 640;
}

static void
tengen_print_page_finalize (GObject *object)
{
  TengenPrintPage *self = TENGEN_PRINT_PAGE (object);

  tengen_paper_unref (self->paper);
  G_OBJECT_CLASS (tengen_print_page_parent_class)->finalize (object);
}

static void
tengen_print_page_class_init (TengenPrintPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_print_page_finalize;
  widget_class->snapshot = tengen_print_page_snapshot;
  widget_class->measure = tengen_print_page_measure;
  gtk_widget_class_set_css_name (widget_class, "printpage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tengen_print_page_init (TengenPrintPage *self)
{
}

void
tengen_print_page_show (TengenPrintPage *self, TengenPaper *paper, guint index)
{
  g_return_if_fail (TENGEN_IS_PRINT_PAGE (self));
  g_return_if_fail (paper == NULL || index < tengen_paper_get_n_pages (paper));
  if (paper != NULL)
    tengen_paper_ref (paper);
  tengen_paper_unref (self->paper);
  self->paper = paper;
  self->index = index;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
