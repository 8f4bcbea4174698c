/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-title-layout: the lines of a title in the middle of a header bar
 *
 * Shape: a line may get a place outside its parent, where nothing else is.
 */
#include "tengen-title-layout.h"

struct _TengenTitleLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TengenTitleLayout,
                     tengen_title_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure (GtkLayoutManager *manager,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, most;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &least, &most, NULL, NULL);
      *minimum = across ? MAX (*minimum, least) : *minimum + least;
      *natural = across ? MAX (*natural, most) : *natural + most;
    }
}

static int
get_natural (GtkWidget *widget, GtkOrientation orientation)
{
  int natural = 0;

  if (widget != NULL)
    gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* What a theme leaves free to the left and right of a line. */
static int
get_padding (GtkWidget *line)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (line, line, &bounds)
             ? (int) bounds.size.width - gtk_widget_get_width (line)
             : 0;
}

/* How wide a line is that is not cut off. */
static int
get_whole (GtkWidget *line)
{
  g_autoptr (PangoLayout) layout = NULL;
  int width;

  if (!GTK_IS_LABEL (line))
    return get_natural (line, GTK_ORIENTATION_HORIZONTAL);
  layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (line)));
  pango_layout_set_width (layout, -1);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_get_size (layout, &width, NULL);
  return PANGO_PIXELS_CEIL (width) + get_padding (line);
}

/* How much room is free beside the middle: less than 0 at the start, more at the
 * end. */
static int
find_free (GtkWidget *widget, int width)
{
  GtkWidget *bar = gtk_widget_get_parent (widget);
  int start, end, most;

  if (!GTK_IS_CENTER_BOX (bar))
    return 0;
  start = get_natural (gtk_center_box_get_start_widget (GTK_CENTER_BOX (bar)),
                       GTK_ORIENTATION_HORIZONTAL);
  end = get_natural (gtk_center_box_get_end_widget (GTK_CENTER_BOX (bar)),
                     GTK_ORIENTATION_HORIZONTAL);
  /* what is not in the middle any more is beside the wider of the two */
  most = MAX (gtk_widget_get_width (bar) - start - end - width, 0);
  return CLAMP (start - end, -most, most);
}

static void
allocate (GtkLayoutManager *manager,
          GtkWidget *widget,
          int width,
          int height,
          int baseline)
{
  int free = find_free (widget, width);
  gboolean to_left =
      (free < 0) == (gtk_widget_get_direction (widget) != GTK_TEXT_DIR_RTL);
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation place = { 0, y, width, 0 };

      if (!gtk_widget_should_layout (child))
        continue;
      place.width = CLAMP (get_whole (child), width, width + ABS (free));
      place.height = get_natural (child, GTK_ORIENTATION_VERTICAL);
      if (to_left)
        place.x = width - place.width;
      gtk_widget_size_allocate (child, &place, -1);
      y += place.height;
    }
}

static void
tengen_title_layout_class_init (TengenTitleLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = measure;
  layout_class->allocate = allocate;
}

static void
tengen_title_layout_init (TengenTitleLayout *self)
{
}
