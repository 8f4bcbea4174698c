/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pair-layout: a board with its panel, where there is most room for it
 */
#include "tengen-pair-layout.h"

/* Of the height, for a panel below the board. */
#define PANEL_PART 0.28
/* A panel that scrolls gets no more than this part. */
#define PANEL_MOST 0.42
/* Below the board, and what belongs to it, there is nothing to gain. */
#define BOARD_PART 1.25
/* A panel goes below where the board gets so much larger. */
#define GAIN 1.2
/* A board smaller than this is better alone. */
#define BOARD_LEAST 240

typedef enum
{
  BESIDE,
  BELOW,
  ALONE,
} Arrangement;

struct _TengenPairLayout
{
  GtkLayoutManager parent_instance;

  gboolean alone;
  gboolean droppable;
  double panel_part;
  int panel_most;

  /* how they stood at the last size */
  Arrangement last;
  int last_width;
  int last_height;
};

G_DEFINE_FINAL_TYPE (TengenPairLayout,
                     tengen_pair_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_ALONE = 1,
  PROP_DROPPABLE,
  PROP_PANEL_PART,
  PROP_PANEL_MOST,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/**
 * Pair:
 * @board: what has the board
 * @panel: what is beside or below it
 * @line: (nullable): what is above a board that is alone
 * @foot: (nullable): what is below the panel beside the board, or else below
 *   the board
 * @board_least: width and height the board's part asks for at least
 * @panel_least: the same of the panel
 * @panel_width: of the panel, and the foot, beside the board
 *
 * The children and what they ask for.
 */
typedef struct
{
  GtkWidget *board;
  GtkWidget *panel;
  GtkWidget *line;
  GtkWidget *foot;
  int board_least[2];
  int panel_least[2];
  int panel_width;
} Pair;

static int
get_least (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* The height of a panel below the board: what it asks for, but no more than
 * its part where it can do with less. */
static int
get_below (GtkWidget *panel, int width, int height)
{
  int least, natural;

  gtk_widget_measure (
      panel, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  return MAX (least, MIN (natural, (int) (PANEL_MOST * height)));
}

static GtkWidget *
get_next (GtkWidget *child)
{
  return child != NULL ? gtk_widget_get_next_sibling (child) : NULL;
}

static void
widen_for_foot (Pair *pair)
{
  int *least = &pair->panel_least[GTK_ORIENTATION_HORIZONTAL];

  if (pair->foot != NULL)
    *least =
        MAX (*least, get_least (pair->foot, GTK_ORIENTATION_HORIZONTAL, -1));
  pair->panel_width = MAX (pair->panel_width, *least);
}

static void
find_pair (TengenPairLayout *self, GtkWidget *widget, Pair *pair)
{
  pair->board = gtk_widget_get_first_child (widget);
  pair->panel = get_next (pair->board);
  pair->line = get_next (pair->panel);
  pair->foot = get_next (pair->line);
  for (int i = GTK_ORIENTATION_HORIZONTAL; i <= GTK_ORIENTATION_VERTICAL; i++)
    pair->board_least[i] = get_least (pair->board, i, -1);
  gtk_widget_measure (pair->panel,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &pair->panel_least[GTK_ORIENTATION_HORIZONTAL],
                      &pair->panel_width,
                      NULL,
                      NULL);
  if (self->panel_most > 0)
    pair->panel_width = MIN (pair->panel_width, self->panel_most);
  widen_for_foot (pair);
  pair->panel_least[GTK_ORIENTATION_VERTICAL] =
      get_least (pair->panel, GTK_ORIENTATION_VERTICAL, pair->panel_width);
}

static int
get_foot_height (const Pair *pair, int width)
{
  return pair->foot != NULL
             ? get_least (pair->foot, GTK_ORIENTATION_VERTICAL, width)
             : 0;
}

static int
get_line_height (const Pair *pair)
{
  return pair->line != NULL
             ? get_least (pair->line, GTK_ORIENTATION_VERTICAL, -1)
             : 0;
}

static GtkSizeRequestMode
get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_beside_width (const Pair *pair)
{
  return pair->board_least[GTK_ORIENTATION_HORIZONTAL] +
         pair->panel_least[GTK_ORIENTATION_HORIZONTAL];
}

/* As narrow as the wider of the two; with a panel that may be left out, as a
 * board alone. */
static int
get_least_width (TengenPairLayout *self, const Pair *pair)
{
  int board = pair->board_least[GTK_ORIENTATION_HORIZONTAL];

  if (self->droppable)
    return board;
  return MAX (board, pair->panel_least[GTK_ORIENTATION_HORIZONTAL]);
}

static int
get_beside_height (const Pair *pair)
{
  return MAX (pair->board_least[GTK_ORIENTATION_VERTICAL],
              pair->panel_least[GTK_ORIENTATION_VERTICAL] +
                  get_foot_height (pair, pair->panel_width));
}

/* Where they are not beside each other, both need their height. */
static int
get_least_height (TengenPairLayout *self, const Pair *pair, int width)
{
  int board = pair->board_least[GTK_ORIENTATION_VERTICAL] +
              get_foot_height (pair, width);

  if (self->droppable)
    return board + get_line_height (pair);
  if (width >= 0 && width < get_beside_width (pair))
    return board + get_least (pair->panel, GTK_ORIENTATION_VERTICAL, width);
  return get_beside_height (pair);
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
  TengenPairLayout *self = TENGEN_PAIR_LAYOUT (manager);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  int board, panel;
  Pair pair;

  find_pair (self, widget, &pair);
  gtk_widget_measure (pair.board, orientation, -1, NULL, &board, NULL, NULL);
  panel = pair.panel_least[orientation];
  *minimum = across ? get_least_width (self, &pair)
                    : get_least_height (self, &pair, for_size);
  *natural =
      MAX (*minimum, across ? board + pair.panel_width : MAX (board, panel));
}

static Arrangement
choose (TengenPairLayout *self, const Pair *pair, int width, int height)
{
  const int *board = pair->board_least;
  const int *panel = pair->panel_least;
  int below_least =
      get_below (pair->panel, width, height) + get_foot_height (pair, width);
  int beside = MIN (width - pair->panel_width, height);
  int below = MIN (width, height - below_least);

  if (self->alone)
    return ALONE;
  if (width < get_beside_width (pair) || height < get_beside_height (pair))
    beside = 0;
  if (width < panel[GTK_ORIENTATION_HORIZONTAL] ||
      height < board[GTK_ORIENTATION_VERTICAL] + below_least)
    below = 0;
  if (self->droppable && MAX (beside, below) < BOARD_LEAST)
    return ALONE;
  if (width < get_beside_width (pair))
    return BELOW;
  return below > GAIN * beside ? BELOW : BESIDE;
}

/* A panel that asks for more room for a while leaves the board where it is, if
 * the window keeps its size. */
static Arrangement
choose_again (TengenPairLayout *self, const Pair *pair, int width, int height)
{
  Arrangement chosen = choose (self, pair, width, height);
  int least = pair->board_least[GTK_ORIENTATION_VERTICAL] +
              get_foot_height (pair, width) +
              get_least (pair->panel, GTK_ORIENTATION_VERTICAL, width);

  if (width == self->last_width && height == self->last_height &&
      self->last == BELOW && chosen == BESIDE && height >= least)
    return BELOW;
  self->last = chosen;
  self->last_width = width;
  self->last_height = height;
  return chosen;
}

/* What is not seen is not there for screen readers either. */
static void
show (GtkWidget *child, gboolean shown)
{
  if (child == NULL || gtk_widget_get_child_visible (child) == shown)
    return;
  gtk_widget_set_child_visible (child, shown);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

static void
place (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* The board, with the foot below it. */
static void
place_board (const Pair *pair, int y, int width, int height)
{
  int foot = get_foot_height (pair, width);

  place (pair->board, 0, y, width, height - foot);
  if (pair->foot != NULL)
    place (pair->foot, 0, y + height - foot, width, foot);
}

static void
place_beside (GtkWidget *widget, const Pair *pair, int width, int height)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int panel = MIN (pair->panel_width,
                   MAX (width - pair->board_least[GTK_ORIENTATION_HORIZONTAL],
                        pair->panel_least[GTK_ORIENTATION_HORIZONTAL]));
  int foot = get_foot_height (pair, panel);
  int x = mirrored ? 0 : width - panel;

  place (pair->board, mirrored ? panel : 0, 0, width - panel, height);
  place (pair->panel, x, 0, panel, height - foot);
  if (pair->foot != NULL)
    place (pair->foot, x, height - foot, panel, foot);
}

static void
place_below (TengenPairLayout *self, const Pair *pair, int width, int height)
{
  int least = pair->board_least[GTK_ORIENTATION_VERTICAL] +
              get_foot_height (pair, width);
  int board = height - MAX (get_below (pair->panel, width, height),
                            (int) (self->panel_part * height));

  board = CLAMP (board, least, MAX ((int) (BOARD_PART * width), least));
  place_board (pair, 0, width, board);
  place (pair->panel, 0, board, width, height - board);
}

static void
place_alone (const Pair *pair, int width, int height)
{
  int line = get_line_height (pair);

  if (pair->line != NULL)
    place (pair->line, 0, 0, width, line);
  place_board (pair, line, width, height - line);
}

static void
allocate (GtkLayoutManager *manager,
          GtkWidget *widget,
          int width,
          int height,
          int baseline)
{
  TengenPairLayout *self = TENGEN_PAIR_LAYOUT (manager);
  Arrangement arrangement;
  Pair pair;

  find_pair (self, widget, &pair);
  arrangement = choose_again (self, &pair, width, height);
  show (pair.panel, arrangement != ALONE);
  show (pair.line, arrangement == ALONE);
  switch (arrangement)
    {
    case BESIDE:
      place_beside (widget, &pair, width, height);
      break;
    case BELOW:
      place_below (self, &pair, width, height);
      break;
    case ALONE:
      place_alone (&pair, width, height);
      break;
    }
}

static void
set_wish (GObject *object, gboolean *wish, gboolean now, GParamSpec *pspec)
{
  if (*wish == now)
    return;
  *wish = now;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
  g_object_notify_by_pspec (object, pspec);
}

static void
set_panel_part (TengenPairLayout *self, double part, GParamSpec *pspec)
{
  if (self->panel_part == part)
    return;
  self->panel_part = part;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
set_panel_most (TengenPairLayout *self, int most, GParamSpec *pspec)
{
  if (self->panel_most == most)
    return;
  self->panel_most = most;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
tengen_pair_layout_set_property (GObject *object,
                                 guint id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  TengenPairLayout *self = TENGEN_PAIR_LAYOUT (object);

  switch (id)
    {
    case PROP_ALONE:
      set_wish (object, &self->alone, g_value_get_boolean (value), pspec);
      break;
    case PROP_DROPPABLE:
      set_wish (object, &self->droppable, g_value_get_boolean (value), pspec);
      break;
    case PROP_PANEL_PART:
      set_panel_part (self, g_value_get_double (value), pspec);
      break;
    case PROP_PANEL_MOST:
      set_panel_most (self, g_value_get_int (value), pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_pair_layout_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  TengenPairLayout *self = TENGEN_PAIR_LAYOUT (object);

  switch (id)
    {
    case PROP_ALONE:
      g_value_set_boolean (value, self->alone);
      break;
    case PROP_DROPPABLE:
      g_value_set_boolean (value, self->droppable);
      break;
    case PROP_PANEL_PART:
      g_value_set_double (value, self->panel_part);
      break;
    case PROP_PANEL_MOST:
      g_value_set_int (value, self->panel_most);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_pair_layout_class_init (TengenPairLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = tengen_pair_layout_set_property;
  object_class->get_property = tengen_pair_layout_get_property;
  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = measure;
  layout_class->allocate = allocate;
  props[PROP_ALONE] = g_param_spec_boolean ("alone", NULL, NULL, FALSE, flags);
  props[PROP_DROPPABLE] =
      g_param_spec_boolean ("droppable", NULL, NULL, FALSE, flags);
  props[PROP_PANEL_PART] = g_param_spec_double (
      "panel-part", NULL, NULL, 0.1, 0.8, PANEL_PART, flags);
  props[PROP_PANEL_MOST] =
      g_param_spec_int ("panel-most", NULL, NULL, 0, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_pair_layout_init (TengenPairLayout *self)
{
  self->panel_part = PANEL_PART;
}
