/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-view-layout: board beside or above the rows
 */
#include "tengen-tally-view-layout.h"

#include "tengen-tally-view-private.h"

#define GAP 20
/* How much of the longer side the board has at most. */
#define PART 0.52

/* Both beside each other need as much as they need together, above each other
 * as much as the larger one. */
static void
tengen_tally_view_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (widget);
  int place, side, place_natural, side_natural;

  gtk_widget_measure (
      self->place, orientation, -1, &place, &place_natural, NULL, NULL);
  gtk_widget_measure (
      self->side, orientation, -1, &side, &side_natural, NULL, NULL);
  *minimum = MAX (place, side);
  *natural = place_natural + side_natural;
}

static void
allocate (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* What is left for the rows is never less than they need. */
static int
choose_part (GtkWidget *side, GtkOrientation orientation, int all, int other)
{
  int part = MIN (other, (int) (PART * all));
  int minimum;

  gtk_widget_measure (side, orientation, -1, &minimum, NULL, NULL, NULL);
  return MAX (MIN (part, all - GAP - minimum), 1);
}

static void
tengen_tally_view_size_allocate (GtkWidget *widget,
                                 int width,
                                 int height,
                                 int baseline)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (widget);
  int minimum_width, minimum_height, part;

  gtk_widget_measure (self->place,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &minimum_width,
                      NULL,
                      NULL,
                      NULL);
  gtk_widget_measure (self->place,
                      GTK_ORIENTATION_VERTICAL,
                      -1,
                      &minimum_height,
                      NULL,
                      NULL,
                      NULL);
  if (width >= height)
    {
      part =
          choose_part (self->side, GTK_ORIENTATION_HORIZONTAL, width, height);
      part = MAX (part, minimum_width);
      allocate (self->place, 0, 0, part, height);
      allocate (self->side, part + GAP, 0, MAX (width - part - GAP, 1), height);
    }
  else
    {
      part = choose_part (self->side, GTK_ORIENTATION_VERTICAL, height, width);
      part = MAX (part, minimum_height);
      allocate (self->place, 0, 0, width, part);
      allocate (self->side, 0, part + GAP, width, MAX (height - part - GAP, 1));
    }
}

void
tengen_tally_view_install_layout (GtkWidgetClass *klass)
{
  klass->measure = tengen_tally_view_measure;
  klass->size_allocate = tengen_tally_view_size_allocate;
}
