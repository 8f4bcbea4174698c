/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-rows: the stones of both sides lined up in tens (石数え)
 *
 * A line holds one to four tens of White's stones and under them as many of
 * Black's, so that partners stand one above the other; what has no partner has
 * a light ground and a ring. All lie on a strip of wood, since black stones are
 * lost on a dark desktop and white ones on a light one.
 */
#include "tengen-score-rows.h"

#include "tengen-board-look.h"
#include "tengen-paint-stone.h"
#include "tengen-score-notes.h"
#include "tengen-signal.h"

#define TEN 10
#define MOST_TENS 4
#define CELL_MAX 24.0
#define MARGIN 8.0
#define CORNER 8.0f
#define HEIGHT_WANTED 280.0
/* In cells: room between two tens of a line, and between two lines */
#define TEN_GAP 0.7
#define LINE_GAP 0.35
#define STONE_RADIUS 0.40
#define RING_RADIUS 0.45
#define RING_WIDTH 0.09

/* Which side stands on top in each line. */
static const TengenStone order[] = { TENGEN_STONE_WHITE, TENGEN_STONE_BLACK };

/* How the stones fit into a width. */
typedef struct
{
  int tens;
  int lines;
  double cell;
} Layout;

struct _TengenScoreRows
{
  GtkWidget parent_instance;

  /* Numbers of stones, indexed with TengenStone */
  int n[3];
  gboolean dark;

  /* Owned: drawn once for a cell size */
  GskRenderNode *stone_nodes[3];
  GskRenderNode *light_node;
  double node_cell;
};

G_DEFINE_FINAL_TYPE (TengenScoreRows, tengen_score_rows, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_DARK,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static double
measure_line_width (const Layout *layout)
{
  return 2 * MARGIN +
         layout->cell * (TEN * layout->tens + TEN_GAP * (layout->tens - 1));
}

static double
measure_lines (const Layout *layout)
{
  return 2 * MARGIN + layout->cell * (2.0 * layout->lines +
                                      LINE_GAP * (layout->lines - 1.0));
}

/* Takes as few tens beside each other as keep the drawing low. */
static Layout
lay_out (TengenScoreRows *self, double width)
{
  int most = MAX (self->n[TENGEN_STONE_BLACK], self->n[TENGEN_STONE_WHITE]);
  Layout layout = { 0 };

  for (layout.tens = 1; layout.tens <= MOST_TENS; layout.tens++)
    {
      double cells = TEN * layout.tens + TEN_GAP * (layout.tens - 1);

      layout.lines =
          MAX (1, (most + TEN * layout.tens - 1) / (TEN * layout.tens));
      layout.cell = MIN (CELL_MAX, (width - 2 * MARGIN) / cells);
      if (layout.tens == MOST_TENS || measure_lines (&layout) <= HEIGHT_WANTED)
        break;
    }
  return layout;
}

/* Gives the middle of a stone. */
static void
locate (
    const Layout *layout, TengenStone stone, int index, double *x, double *y)
{
  int column = index % (TEN * layout->tens);
  int line = index / (TEN * layout->tens);
  double row = line * (2.0 + LINE_GAP) + (stone == order[0] ? 0.0 : 1.0);

  *x = MARGIN + layout->cell * (column + 0.5 + TEN_GAP * (column / TEN));
  *y = MARGIN + layout->cell * (row + 0.5);
}

static gboolean
is_lit (TengenScoreRows *self, TengenStone stone, int index)
{
  return index >= self->n[tengen_stone_other (stone)];
}

/* Makes a node to draw into, with the middle of a cell at 0,0; what is drawn
 * may reach a little out of the cell. */
static GskRenderNode *
make_node (double cell, cairo_t **cr)
{
  graphene_rect_t bounds;
  float half = (float) cell * 0.75f;
  GskRenderNode *node;

  graphene_rect_init (&bounds, -half, -half, 2 * half, 2 * half);
  node = gsk_cairo_node_new (&bounds);
  *cr = gsk_cairo_node_get_draw_context (node);
  return node;
}

static GskRenderNode *
make_stone_node (TengenScoreRows *self, double cell, TengenStone stone)
{
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (tengen_board_look_get_theme (), self->dark);
  cairo_t *cr;
  GskRenderNode *node = make_node (cell, &cr);

  tengen_paint_stone_shadow (cr, STONE_RADIUS * cell, theme);
  tengen_paint_stone (cr, STONE_RADIUS * cell, theme, stone, 0);
  cairo_destroy (cr);
  return node;
}

/* What lies below a stone without partner. */
static GskRenderNode *
make_light_node (TengenScoreRows *self, double cell)
{
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (tengen_board_look_get_theme (), self->dark);
  cairo_t *cr;
  GskRenderNode *node = make_node (cell, &cr);

  cairo_arc (cr, 0, 0, cell / 2, 0, 2 * G_PI);
  tengen_paint_set_colour (cr, &theme->shell_shine);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0, RING_RADIUS * cell, 0, 2 * G_PI);
  cairo_set_line_width (cr, RING_WIDTH * cell);
  tengen_paint_set_colour (cr, &theme->cursor);
  cairo_stroke (cr);
  cairo_destroy (cr);
  return node;
}

static void
drop_nodes (TengenScoreRows *self)
{
  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    g_clear_pointer (&self->stone_nodes[stone], gsk_render_node_unref);
  g_clear_pointer (&self->light_node, gsk_render_node_unref);
  self->node_cell = 0;
}

static void
need_nodes (TengenScoreRows *self, double cell)
{
  if (self->light_node != NULL && ABS (self->node_cell - cell) < 1e-9)
    return;
  drop_nodes (self);
  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    self->stone_nodes[stone] =
        make_stone_node (self, cell, (TengenStone) stone);
  self->light_node = make_light_node (self, cell);
  self->node_cell = cell;
}

static void
append_at (GtkSnapshot *snapshot, GskRenderNode *node, double x, double y)
{
  graphene_point_t place = GRAPHENE_POINT_INIT ((float) x, (float) y);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

/* The strip of wood below. */
static void
append_wood (TengenScoreRows *self, const Layout *layout, GtkSnapshot *snapshot)
{
  const TengenColour *wood =
      &tengen_paint_theme_get (tengen_board_look_get_theme (), self->dark)
           ->wood_light;
  GdkRGBA colour = { .red = (float) wood->red,
                     .green = (float) wood->green,
                     .blue = (float) wood->blue,
                     .alpha = (float) wood->alpha };
  graphene_rect_t bounds;
  GskRoundedRect strip;

  graphene_rect_init (&bounds,
                      0,
                      0,
                      (float) measure_line_width (layout),
                      (float) gtk_widget_get_height (GTK_WIDGET (self)));
  gsk_rounded_rect_init_from_rect (&strip, &bounds, CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &strip);
  gtk_snapshot_append_color (snapshot, &colour, &bounds);
  gtk_snapshot_pop (snapshot);
}

static void
tengen_score_rows_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenScoreRows *self = TENGEN_SCORE_ROWS (widget);
  Layout layout = lay_out (self, gtk_widget_get_width (widget));
  double x, y;

  if (layout.cell < 1)
    return;
  need_nodes (self, layout.cell);
  append_wood (self, &layout, snapshot);
  for (gsize side = 0; side < G_N_ELEMENTS (order); side++)
    for (int i = 0; i < self->n[order[side]]; i++)
      {
        locate (&layout, order[side], i, &x, &y);
        if (is_lit (self, order[side], i))
          append_at (snapshot, self->light_node, x, y);
        append_at (snapshot, self->stone_nodes[order[side]], x, y);
      }
}

static GtkSizeRequestMode
tengen_score_rows_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tengen_score_rows_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  TengenScoreRows *self = TENGEN_SCORE_ROWS (widget);
  Layout layout;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 200;
      *natural = (int) (TEN * CELL_MAX + 2 * MARGIN);
      return;
    }
  layout =
      lay_out (self, for_size < 0 ? TEN * CELL_MAX + 2 * MARGIN : for_size);
  *minimum = *natural = (int) measure_lines (&layout) + 1;
}

static void
tengen_score_rows_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  TengenScoreRows *self = TENGEN_SCORE_ROWS (object);

  switch (id)
    {
    case PROP_DARK:
      g_value_set_boolean (value, self->dark);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* Stones and wood look different now. */
static void
renew_look (TengenScoreRows *self)
{
  drop_nodes (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_dark (TengenScoreRows *self, gboolean dark)
{
  if (self->dark == dark)
    return;
  self->dark = dark;
  renew_look (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DARK]);
}

static void
tengen_score_rows_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenScoreRows *self = TENGEN_SCORE_ROWS (object);

  switch (id)
    {
    case PROP_DARK:
      set_dark (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_score_rows_dispose (GObject *object)
{
  drop_nodes (TENGEN_SCORE_ROWS (object));

  G_OBJECT_CLASS (tengen_score_rows_parent_class)->dispose (object);
}

static void
tengen_score_rows_class_init (TengenScoreRowsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_score_rows_get_property;
  object_class->set_property = tengen_score_rows_set_property;
  object_class->dispose = tengen_score_rows_dispose;
  widget_class->snapshot = tengen_score_rows_snapshot;
  widget_class->measure = tengen_score_rows_measure;
  widget_class->get_request_mode = tengen_score_rows_get_request_mode;

  /**
   * TengenScoreRows:dark:
   *
   * Whether it is drawn for a dark desktop.
   */
  properties[PROP_DARK] =
      g_param_spec_boolean ("dark", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tengen_score_rows_init (TengenScoreRows *self)
{
  g_signal_connect (
      self, "notify::scale-factor", G_CALLBACK (drop_nodes), NULL);
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::theme",
                           G_CALLBACK (renew_look),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_score_rows_set (TengenScoreRows *self, int black, int white)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (TENGEN_IS_SCORE_ROWS (self));
  g_return_if_fail (black >= 0 && white >= 0);

  self->n[TENGEN_STONE_BLACK] = black;
  self->n[TENGEN_STONE_WHITE] = white;
  spoken = tengen_score_notes_rows (black, white);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
