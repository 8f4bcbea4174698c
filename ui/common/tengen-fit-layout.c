/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-fit-layout: as many buttons in a row as there is room for
 */
#include "tengen-fit-layout.h"

#define SPACING 6

struct _TengenFitLayout
{
  GtkLayoutManager parent_instance;

  gboolean keep_last;
  gboolean droppable;
};

G_DEFINE_FINAL_TYPE (TengenFitLayout,
                     tengen_fit_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_KEEP_LAST = 1,
  PROP_DROPPABLE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static int
get_width (GtkWidget *child)
{
  int width;

  gtk_widget_measure (
      child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

static GtkWidget *
get_most_important (TengenFitLayout *self, GtkWidget *widget)
{
  return self->keep_last ? gtk_widget_get_last_child (widget)
                         : gtk_widget_get_first_child (widget);
}

static GtkWidget *
get_next (TengenFitLayout *self, GtkWidget *child)
{
  return self->keep_last ? gtk_widget_get_prev_sibling (child)
                         : gtk_widget_get_next_sibling (child);
}

static void
measure_width (TengenFitLayout *self,
               GtkWidget *widget,
               int *minimum,
               int *natural)
{
  GtkWidget *child;

  *minimum = *natural = 0;
  for (child = get_most_important (self, widget); child != NULL;
       child = get_next (self, child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      if (*natural == 0 && !self->droppable)
        *minimum = get_width (child);
      *natural += (*natural > 0 ? SPACING : 0) + get_width (child);
    }
}

static void
measure_height (GtkWidget *widget, int *minimum, int *natural)
{
  GtkWidget *child;

  *minimum = *natural = 0;
  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, most;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (
          child, GTK_ORIENTATION_VERTICAL, -1, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, most);
    }
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
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (TENGEN_FIT_LAYOUT (manager), widget, minimum, natural);
  else
    measure_height (widget, minimum, natural);
}

/* Shows what has room, in order of importance; says how much is left. */
static int
choose (TengenFitLayout *self, GtkWidget *widget, int width)
{
  gboolean full = FALSE;
  int left = width;
  GtkWidget *child;

  for (child = get_most_important (self, widget); child != NULL;
       child = get_next (self, child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      full = full || get_width (child) > width;
      gtk_widget_set_child_visible (child, !full);
      width -= get_width (child) + SPACING;
      if (!full)
        left = MAX (width + SPACING, 0);
    }
  return left;
}

static void
allocate (GtkLayoutManager *manager,
          GtkWidget *widget,
          int width,
          int height,
          int baseline)
{
  TengenFitLayout *self = TENGEN_FIT_LAYOUT (manager);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean at_end = gtk_widget_get_halign (widget) == GTK_ALIGN_END;
  int left = choose (self, widget, width);
  int x = at_end ? left : 0;
  GtkWidget *child;

  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int own;

      if (!gtk_widget_should_layout (child) ||
          !gtk_widget_get_child_visible (child))
        continue;
      own = get_width (child);
      gtk_widget_size_allocate (
          child,
          &(GtkAllocation){ mirrored ? width - x - own : x, 0, own, height },
          -1);
      x += own + SPACING;
    }
}

static gboolean *
find_wish (TengenFitLayout *self, guint id)
{
  return id == PROP_KEEP_LAST ? &self->keep_last : &self->droppable;
}

static void
tengen_fit_layout_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenFitLayout *self = TENGEN_FIT_LAYOUT (object);
  gboolean *wish = find_wish (self, id);

  if (*wish == g_value_get_boolean (value))
    return;
  *wish = g_value_get_boolean (value);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  g_object_notify_by_pspec (object, pspec);
}

static void
tengen_fit_layout_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  g_value_set_boolean (value, *find_wish (TENGEN_FIT_LAYOUT (object), id));
}

static void
tengen_fit_layout_class_init (TengenFitLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = tengen_fit_layout_set_property;
  object_class->get_property = tengen_fit_layout_get_property;
  layout_class->measure = measure;
  layout_class->allocate = allocate;
  props[PROP_KEEP_LAST] =
      g_param_spec_boolean ("keep-last", NULL, NULL, FALSE, flags);
  props[PROP_DROPPABLE] =
      g_param_spec_boolean ("droppable", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_fit_layout_init (TengenFitLayout *self)
{
}
