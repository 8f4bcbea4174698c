/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-fold-layout: two halves of a panel, below or beside each other
 */
#include "tengen-fold-layout.h"

/* From this width on there is room for two columns. */
#define WIDTH_OF_TWO 560

#define HALF 0.5

struct _TengenFoldLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
  gboolean whole;
  /* the width at which the two last had to be below each other to be whole */
  int below_width;
  /* what the first wants: of the height, of the width */
  double parts[2];
  /* what it got */
  TengenFoldSplit split;
};

G_DEFINE_FINAL_TYPE (TengenFoldLayout,
                     tengen_fold_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

enum
{
  BELOW,
  BESIDE,
};

enum
{
  PROP_SPACING = 1,
  PROP_PART_BELOW,
  PROP_PART_BESIDE,
  PROP_WHOLE,
  N_PROPS
};

enum
{
  SIGNAL_SHARED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

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

static int
round_part (int room, double part)
{
  return (int) (room * part + 0.5);
}

static GtkWidget *
get_handle (GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);

  return gtk_widget_get_next_sibling (gtk_widget_get_next_sibling (first));
}

/* Between the two: the handle may need more. */
static int
get_gap (TengenFoldLayout *self, GtkWidget *widget, GtkOrientation orientation)
{
  GtkWidget *handle = get_handle (widget);
  int least = 0;

  if (handle != NULL)
    gtk_widget_measure (handle, orientation, -1, &least, NULL, NULL, NULL);
  return MAX (self->spacing, least);
}

/* Texts that become shorter for a while leave all where it is, if the width
 * stays the same. */
static gboolean
is_whole (TengenFoldLayout *self, const Sizes *sizes, int width, int room)
{
  if (MAX (sizes->natural[0], sizes->natural[1]) > room / 2)
    self->below_width = width;
  return self->below_width != width;
}

/* The widths of the two: columns of equal width, or as near to what is wanted as
 * they can; %FALSE if they are below each other. */
static gboolean
share_width (TengenFoldLayout *self,
             GtkWidget *widget,
             int width,
             int widths[2],
             TengenFoldSplit *split)
{
  static const int any[] = { -1, -1 };
  int room = width - get_gap (self, widget, GTK_ORIENTATION_HORIZONTAL);
  Sizes sizes;

  widths[0] = widths[1] = width;
  measure_both (widget, GTK_ORIENTATION_HORIZONTAL, any, &sizes);
  if (width < WIDTH_OF_TWO || sizes.minimum[0] + sizes.minimum[1] > room ||
      (self->whole && !is_whole (self, &sizes, width, room)))
    return FALSE;
  *split = (TengenFoldSplit){
    .beside = TRUE,
    .least = sizes.minimum[0],
    .most = room - sizes.minimum[1],
    .room = room,
  };
  split->movable = split->least < split->most;
  split->position =
      CLAMP (round_part (room, self->parts[BESIDE]), split->least, split->most);
  widths[0] = split->position;
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
  TengenFoldSplit split;
  gboolean folded = orientation == GTK_ORIENTATION_VERTICAL &&
                    share_width (self, widget, for_size, for_sizes, &split);
  Sizes sizes;
  int gap;

  measure_both (widget, orientation, for_sizes, &sizes);
  if (folded || orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (sizes.minimum[0], sizes.minimum[1]);
      *natural = MAX (sizes.natural[0], sizes.natural[1]);
      return;
    }
  gap = get_gap (self, widget, GTK_ORIENTATION_VERTICAL);
  *minimum = sizes.minimum[0] + gap + sizes.minimum[1];
  *natural = sizes.natural[0] + gap + sizes.natural[1];
}

/* Both grow: the first has the part that it wants, as near as can be. */
static int
split_height (TengenFoldLayout *self, const Sizes *sizes, int height)
{
  int second = CLAMP (height - round_part (height, self->parts[BELOW]),
                      sizes->minimum[1],
                      MAX (height - sizes->minimum[0], 1));

  self->split.least = sizes->minimum[0];
  self->split.most = height - sizes->minimum[1];
  self->split.movable = self->split.least < self->split.most;
  self->split.position = height - second;
  return second;
}

/* The second has what it asks for, unless only it grows. */
static int
choose_second (TengenFoldLayout *self,
               GtkWidget *widget,
               const int widths[2],
               int height)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  Sizes sizes;

  self->split = (TengenFoldSplit){ .room = height };
  measure_both (widget, GTK_ORIENTATION_VERTICAL, widths, &sizes);
  if (!gtk_widget_compute_expand (first, GTK_ORIENTATION_VERTICAL))
    return height - sizes.natural[0];
  if (gtk_widget_compute_expand (gtk_widget_get_next_sibling (first),
                                 GTK_ORIENTATION_VERTICAL))
    return split_height (self, &sizes, height);
  return CLAMP (sizes.natural[1],
                sizes.minimum[1],
                MAX (height - sizes.minimum[0], sizes.minimum[1]));
}

/* In the gap between the two, or nowhere. */
static void
place_handle (TengenFoldLayout *self,
              GtkWidget *widget,
              const GtkAllocation *a,
              const GtkAllocation *b)
{
  GtkWidget *handle = get_handle (widget);
  GtkAllocation place = *a;

  if (handle == NULL)
    return;
  if (self->split.beside)
    {
      place.x = MIN (a->x + a->width, b->x + b->width);
      place.width = MAX (a->x, b->x) - place.x;
    }
  else
    {
      place.y = a->height;
      place.height = b->y - a->height;
    }
  gtk_widget_set_child_visible (handle, self->split.movable);
  if (self->split.movable)
    gtk_widget_size_allocate (handle, &place, -1);
  g_signal_emit (self, signals[SIGNAL_SHARED], 0);
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

  if (share_width (self, widget, width, widths, &self->split))
    {
      a.width = widths[0];
      b.width = widths[1];
      a.x = mirrored ? width - a.width : 0;
      b.x = mirrored ? 0 : width - b.width;
    }
  else
    {
      height -= get_gap (self, widget, GTK_ORIENTATION_VERTICAL);
      b.height = choose_second (self, widget, widths, height);
      a.height = height - b.height;
      b.y = a.height + get_gap (self, widget, GTK_ORIENTATION_VERTICAL);
    }
  gtk_widget_size_allocate (first, &a, -1);
  gtk_widget_size_allocate (second, &b, -1);
  place_handle (self, widget, &a, &b);
}

static void
set_part (TengenFoldLayout *self, int way, double part)
{
  if (self->parts[way] == part)
    return;
  self->parts[way] = part;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  g_object_notify_by_pspec (
      G_OBJECT (self),
      props[way == BESIDE ? PROP_PART_BESIDE : PROP_PART_BELOW]);
}

static void
set_whole (TengenFoldLayout *self, gboolean whole)
{
  if (self->whole == whole)
    return;
  self->whole = whole;
  self->below_width = 0;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WHOLE]);
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
    case PROP_WHOLE:
      set_whole (self, g_value_get_boolean (value));
      break;
    case PROP_PART_BELOW:
      set_part (self, BELOW, g_value_get_double (value));
      break;
    case PROP_PART_BESIDE:
      set_part (self, BESIDE, g_value_get_double (value));
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
    case PROP_WHOLE:
      g_value_set_boolean (value, TENGEN_FOLD_LAYOUT (object)->whole);
      break;
    case PROP_PART_BELOW:
      g_value_set_double (value, TENGEN_FOLD_LAYOUT (object)->parts[BELOW]);
      break;
    case PROP_PART_BESIDE:
      g_value_set_double (value, TENGEN_FOLD_LAYOUT (object)->parts[BESIDE]);
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
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = tengen_fold_layout_set_property;
  object_class->get_property = tengen_fold_layout_get_property;
  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = measure;
  layout_class->allocate = allocate;
  props[PROP_SPACING] =
      g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 12, flags);
  props[PROP_PART_BELOW] =
      g_param_spec_double ("part-below", NULL, NULL, 0, 1, HALF, flags);
  props[PROP_PART_BESIDE] =
      g_param_spec_double ("part-beside", NULL, NULL, 0, 1, HALF, flags);
  props[PROP_WHOLE] = g_param_spec_boolean ("whole", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  /* TengenFoldLayout::shared: the room of the two was shared, with a handle */
  signals[SIGNAL_SHARED] = g_signal_new ("shared",
                                         G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST,
                                         0,
                                         NULL,
                                         NULL,
                                         NULL,
                                         G_TYPE_NONE,
                                         0);
}

static void
tengen_fold_layout_init (TengenFoldLayout *self)
{
  self->spacing = 12;
  self->parts[BELOW] = self->parts[BESIDE] = HALF;
}

void
tengen_fold_layout_get_split (TengenFoldLayout *self, TengenFoldSplit *split)
{
  g_return_if_fail (TENGEN_IS_FOLD_LAYOUT (self));
  g_return_if_fail (split != NULL);

  *split = self->split;
}

void
tengen_fold_layout_move_split (TengenFoldLayout *self, int position)
{
  TengenFoldSplit *split;

  g_return_if_fail (TENGEN_IS_FOLD_LAYOUT (self));

  split = &self->split;
  if (!split->movable)
    return;
  position = CLAMP (position, split->least, split->most);
  /* the next key may come before the next frame */
  split->position = position;
  set_part (
      self, split->beside ? BESIDE : BELOW, (double) position / split->room);
}
