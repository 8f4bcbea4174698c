/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-fold-layout: two halves of a panel, below or beside each other
 */
#include "tengen-fold-layout.h"

/* From this width on there is room for two columns. */
#define WIDTH_OF_TWO 560

struct _TengenFoldLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (TengenFoldLayout,
                     tengen_fold_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_SPACING = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/**
 * Sizes:
 * @minimum: of each child
 * @natural: of each child
 *
 * What the two ask for.
 */
typedef struct
{
  int minimum[2];
  int natural[2];
} Sizes;

static void
measure_both (GtkWidget *widget,
              GtkOrientation orientation,
              const int for_sizes[2],
              Sizes *sizes)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (int i = 0; i < 2; i++)
    {
      sizes->minimum[i] = sizes->natural[i] = 0;
      if (child != NULL && gtk_widget_should_layout (child))
        gtk_widget_measure (child,
                            orientation,
                            for_sizes[i],
                            &sizes->minimum[i],
                            &sizes->natural[i],
                            NULL,
                            NULL);
      child = child != NULL ? gtk_widget_get_next_sibling (child) : NULL;
    }
}

/* The widths of the two: columns of equal width, or as near to that as they
 * can; %FALSE if they are below each other. */
static gboolean
share_width (TengenFoldLayout *self,
             GtkWidget *widget,
             int width,
             int widths[2])
{
  static const int any[] = { -1, -1 };
  int room = width - self->spacing;
  Sizes sizes;

  widths[0] = widths[1] = width;
  measure_both (widget, GTK_ORIENTATION_HORIZONTAL, any, &sizes);
  if (width < WIDTH_OF_TWO || sizes.minimum[0] + sizes.minimum[1] > room)
    return FALSE;
  widths[0] = CLAMP (room / 2, sizes.minimum[0], room - sizes.minimum[1]);
  widths[1] = room - widths[0];
  return TRUE;
}

static GtkSizeRequestMode
get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  TengenFoldLayout *self = TENGEN_FOLD_LAYOUT (manager);
  int for_sizes[] = { for_size, for_size };
  gboolean folded = orientation == GTK_ORIENTATION_VERTICAL &&
                    share_width (self, widget, for_size, for_sizes);
  Sizes sizes;

  measure_both (widget, orientation, for_sizes, &sizes);
  if (folded || orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (sizes.minimum[0], sizes.minimum[1]);
      *natural = MAX (sizes.natural[0], sizes.natural[1]);
      return;
    }
  *minimum = sizes.minimum[0] + self->spacing + sizes.minimum[1];
  *natural = sizes.natural[0] + self->spacing + sizes.natural[1];
}

/* The second has what it asks for, unless only it grows. */
static int
choose_second (GtkWidget *widget, const int widths[2], int height)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  Sizes sizes;

  measure_both (widget, GTK_ORIENTATION_VERTICAL, widths, &sizes);
  if (!gtk_widget_compute_expand (first, GTK_ORIENTATION_VERTICAL))
    return height - sizes.natural[0];
  if (gtk_widget_compute_expand (gtk_widget_get_next_sibling (first),
                                 GTK_ORIENTATION_VERTICAL))
    return CLAMP (
        height / 2, sizes.minimum[1], MAX (height - sizes.minimum[0], 1));
  return CLAMP (sizes.natural[1],
                sizes.minimum[1],
                MAX (height - sizes.minimum[0], sizes.minimum[1]));
}

static void
allocate (GtkLayoutManager *manager,
          GtkWidget *widget,
          int width,
          int height,
          int baseline)
{
  TengenFoldLayout *self = TENGEN_FOLD_LAYOUT (manager);
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_next_sibling (first);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation a = { 0, 0, width, height };
  GtkAllocation b = a;
  int widths[2];

  if (share_width (self, widget, width, widths))
    {
      a.width = widths[0];
      b.width = widths[1];
      a.x = mirrored ? width - a.width : 0;
      b.x = mirrored ? 0 : width - b.width;
    }
  else
    {
      b.height = choose_second (widget, widths, height - self->spacing);
      a.height = height - self->spacing - b.height;
      b.y = height - b.height;
    }
  gtk_widget_size_allocate (first, &a, -1);
  gtk_widget_size_allocate (second, &b, -1);
}

static void
tengen_fold_layout_set_property (GObject *object,
                                 guint id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  TengenFoldLayout *self = TENGEN_FOLD_LAYOUT (object);

  switch (id)
    {
    case PROP_SPACING:
      if (self->spacing == g_value_get_int (value))
        break;
      self->spacing = g_value_get_int (value);
      gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_fold_layout_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SPACING:
      g_value_set_int (value, TENGEN_FOLD_LAYOUT (object)->spacing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_fold_layout_class_init (TengenFoldLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->set_property = tengen_fold_layout_set_property;
  object_class->get_property = tengen_fold_layout_get_property;
  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = measure;
  layout_class->allocate = allocate;
  props[PROP_SPACING] = g_param_spec_int (
      "spacing",
      NULL,
      NULL,
      0,
      G_MAXINT,
      12,
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_fold_layout_init (TengenFoldLayout *self)
{
  self->spacing = 12;
}
