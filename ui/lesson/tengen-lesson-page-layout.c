/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-layout: where board and panel are
 *
 * Shape: the board is at the left, the panel at the right, as wide as its text
 *        needs; or below, where that makes the board larger.
 */
#include "tengen-lesson-page-private.h"

/* The panel of a small window, its part of a large one, and at most; by how much
 * large texts make it wider. */
#define PANEL_WIDTH 400
#define PANEL_PART 0.335
#define PANEL_MOST 640
#define PANEL_GROWS 1.3
/* The height of a panel below the board. */
#define PANEL_HEIGHT 400

static int
get_least (GtkWidget *part, GtkOrientation orientation)
{
  int least;

  gtk_widget_measure (part, orientation, -1, &least, NULL, NULL, NULL);
  return least;
}

static int
get_panel_width (TengenLessonPage *self, int width)
{
  double part = PANEL_PART * CLAMP (self->look.scale, 1, PANEL_GROWS);

  return MAX (get_least (self->panel, GTK_ORIENTATION_HORIZONTAL),
              CLAMP ((int) (width * part), PANEL_WIDTH, PANEL_MOST));
}

/* Whether a window is too narrow for the panel beside the board. */
static gboolean
is_narrow (TengenLessonPage *self, int width)
{
  return width < get_least (self->table, GTK_ORIENTATION_HORIZONTAL) +
                     get_panel_width (self, width);
}

/* Below each other both need their height, beside each other the higher one. */
static int
get_least_size (TengenLessonPage *self, GtkOrientation orientation, int width)
{
  int table = get_least (self->table, orientation);
  int panel = get_least (self->panel, orientation);

  if (orientation == GTK_ORIENTATION_VERTICAL && width >= 0 &&
      is_narrow (self, width))
    return table + panel;
  return MAX (table, panel);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);
  int table, panel;

  gtk_widget_measure (self->table, orientation, -1, NULL, &table, NULL, NULL);
  gtk_widget_measure (self->panel, orientation, -1, NULL, &panel, NULL, NULL);
  *minimum = get_least_size (self, orientation, for_size);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = table + MAX (get_least (self->panel, orientation), PANEL_WIDTH);
  else
    *natural = MAX (*minimum, MAX (table, panel));
}

static int
get_panel_height (TengenLessonPage *self)
{
  return MAX (get_least (self->panel, GTK_ORIENTATION_VERTICAL),
              (int) (PANEL_HEIGHT * CLAMP (self->look.scale, 1, PANEL_GROWS)));
}

/* In a tall window the board is above and the panel gets the rest. */
static void
allocate_tall (TengenLessonPage *self, int width, int height, int panel)
{
  int table = MAX (MIN (width, height - panel),
                   get_least (self->table, GTK_ORIENTATION_VERTICAL));

  gtk_widget_size_allocate (
      self->table, &(GtkAllocation){ 0, 0, width, table }, -1);
  gtk_widget_size_allocate (
      self->panel, &(GtkAllocation){ 0, table, width, height - table }, -1);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);
  int panel = get_panel_width (self, width);
  int below = get_panel_height (self);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (is_narrow (self, width) ||
      MIN (width - panel, height) < MIN (width, height - below))
    {
      allocate_tall (self, width, height, below);
      return;
    }
  gtk_widget_size_allocate (
      self->table,
      &(GtkAllocation){ mirrored ? panel : 0, 0, width - panel, height },
      -1);
  gtk_widget_size_allocate (
      self->panel,
      &(GtkAllocation){ mirrored ? 0 : width - panel, 0, panel, height },
      -1);
}

void
tengen_lesson_page_install_layout (GtkWidgetClass *widget_class)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));

  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = allocate;
}
