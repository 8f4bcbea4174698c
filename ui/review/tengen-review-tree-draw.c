/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-draw: draws the visible part of the tree
 *
 * Shape: lines as boxes on whole pixels, filled at once; then the current line,
 *        darker; then copies of pictures. The cost of a frame depends on what
 *        is visible, however large the tree.
 */
#include "tengen-review-tree-private.h"

#include <math.h>

#include "tengen-color-scheme.h"

/* Every so many moves have their number at the upper edge. */
#define NUMBERS_EVERY 10

/**
 * Seen:
 * @node: a node
 * @x: its middle
 * @y: its middle
 * @hidden: how many nodes are folded away behind it
 *
 * A node that is drawn.
 */
typedef struct
{
  TengenNode node;
  guint hidden;
  double x;
  double y;
} Seen;

/**
 * Drawing:
 * @tree: what is drawn
 * @cr: where to
 * @area: what is seen
 * @sizes: sizes
 * @colours: colours
 * @thick: how thick lines are
 * @x: the middle of the first column seen
 * @y: the middle of the first row seen
 *
 * A drawing under way.
 */
typedef struct
{
  TengenReviewTree *tree;
  cairo_t *cr;
  TengenReviewArea area;
  const TengenReviewSizes *sizes;
  const TengenReviewColours *colours;
  int thick;
  double x;
  double y;
} Drawing;

GArray *
tengen_review_tree_make_seen (void)
{
  return g_array_new (FALSE, FALSE, sizeof (Seen));
}

/* Places near the part that is seen, also before it. */
static double
get_x (const Drawing *drawing, gint64 column)
{
  return drawing->x +
         (double) (column - drawing->area.column) * drawing->sizes->across;
}

static double
get_y (const Drawing *drawing, gint64 row)
{
  return drawing->y + (double) (row - drawing->area.row) * drawing->sizes->down;
}

/* A box over a stroke between the middles of two places, as far as it is near
 * what is seen. */
static void
add_across (const Drawing *drawing, gint64 from, gint64 to, gint64 row)
{
  from = MAX (from, (gint64) drawing->area.column - 1);
  to = MIN (to, (gint64) drawing->area.last_column + 1);
  if (from < to)
    cairo_rectangle (drawing->cr,
                     get_x (drawing, from) - 0.5,
                     get_y (drawing, row) - 0.5,
                     get_x (drawing, to) - get_x (drawing, from),
                     drawing->thick);
}

static void
add_down (const Drawing *drawing, gint64 column, gint64 from, gint64 to)
{
  from = MAX (from, (gint64) drawing->area.row - 1);
  to = MIN (to, (gint64) drawing->area.last_row + 1);
  if (from < to)
    cairo_rectangle (drawing->cr,
                     get_x (drawing, column) - 0.5,
                     get_y (drawing, from) - 0.5,
                     drawing->thick,
                     get_y (drawing, to) - get_y (drawing, from) +
                         drawing->thick);
}

static void
note_node (const Drawing *drawing, const TengenReviewLine *line, guint column)
{
  guint index = column - line->column;
  Seen seen = { .node = line->nodes[index],
                .hidden = index + 1 == line->n_nodes ? line->hidden : 0,
                .x = get_x (drawing, column),
                .y = get_y (drawing, line->row) };

  g_array_append_val (drawing->tree->seen, seen);
}

static void
visit_cb (const TengenReviewLine *line, gpointer data)
{
  const Drawing *drawing = data;
  gint64 corner = (gint64) line->column - 1;
  gint64 last = (gint64) line->column + line->n_nodes - 1;
  guint from = MAX (line->column, drawing->area.column);
  guint to;

  if (line->above < line->row)
    add_down (drawing, corner, line->above, line->row);
  if (line->row > drawing->area.last_row)
    return;
  add_across (drawing,
              line->above < line->row ? corner : corner + 1,
              last + (line->hidden > 0),
              line->row);
  to = (guint) MIN (last, (gint64) drawing->area.last_column);
  for (guint column = from; column <= to; column++)
    note_node (drawing, line, column);
}

static void
draw_lines (const Drawing *drawing)
{
  tengen_review_layout_visit (
      drawing->tree->layout, &drawing->area, visit_cb, (gpointer) drawing);
  tengen_paint_set_colour (drawing->cr, &drawing->colours->line);
  cairo_fill (drawing->cr);
}

/* The current line has its node of column n at place n. */
static void
draw_path (const Drawing *drawing)
{
  TengenReviewTree *self = drawing->tree;
  const GArray *line = tengen_game_get_line (self->game, NULL);
  guint column = MAX (drawing->area.column, 1) - 1;
  guint before, row;

  for (; column <= drawing->area.last_column && column + 1 < line->len;
       column++)
    {
      TengenNode from = g_array_index (line, TengenNode, column);
      TengenNode to = g_array_index (line, TengenNode, column + 1);

      if (!tengen_review_layout_find (self->layout, from, NULL, &before) ||
          !tengen_review_layout_find (self->layout, to, NULL, &row))
        break;
      add_down (drawing, column, before, row);
      if (row >= drawing->area.row && row <= drawing->area.last_row)
        add_across (drawing, column, (gint64) column + 1, row);
    }
  tengen_paint_set_colour (drawing->cr, &drawing->colours->path);
  cairo_fill (drawing->cr);
}

/* --- Nodes --- */

static guint
get_number (const Drawing *drawing, TengenNode node)
{
  return tengen_review_numbers_get (
      drawing->tree->numbers,
      tengen_game_get_record (drawing->tree->game),
      node);
}

static void
draw_number (const Drawing *drawing, const Seen *seen, TengenReviewSign sign)
{
  const TengenReviewColours *colours = drawing->colours;
  gboolean black = sign == TENGEN_REVIEW_SIGN_BLACK;
  char text[16];

  if (!drawing->sizes->numbers || (!black && sign != TENGEN_REVIEW_SIGN_WHITE))
    return;
  g_snprintf (text, sizeof text, "%u", get_number (drawing, seen->node));
  tengen_review_pictures_write (drawing->tree->pictures,
                                drawing->cr,
                                text,
                                black ? &colours->white : &colours->black,
                                seen->x,
                                seen->y);
}

/* A plate with the number of nodes that are not shown. */
static void
draw_fold (const Drawing *drawing, const Seen *seen)
{
  const TengenReviewSizes *sizes = drawing->sizes;
  cairo_t *cr = drawing->cr;
  double width = 2 * sizes->across - 4;
  double height = sizes->text + 6;
  double left = floor (seen->x + sizes->across / 2.0) + 0.5;
  double top = floor (seen->y - height / 2) + 0.5;
  char text[16];

  cairo_new_path (cr);
  cairo_arc (cr, left + 4, top + 4, 4, G_PI, 1.5 * G_PI);
  cairo_arc (cr, left + width - 4, top + 4, 4, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, left + width - 4, top + height - 4, 4, 0, 0.5 * G_PI);
  cairo_arc (cr, left + 4, top + height - 4, 4, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
  tengen_paint_set_colour (cr, &drawing->colours->ground);
  cairo_fill_preserve (cr);
  tengen_paint_set_colour (cr, &drawing->colours->line);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  g_snprintf (text, sizeof text, "+%u", seen->hidden);
  tengen_review_pictures_write (drawing->tree->pictures,
                                cr,
                                text,
                                &drawing->colours->grey,
                                left + width / 2,
                                top + height / 2);
}

static void
draw_node (const Drawing *drawing, const Seen *seen)
{
  TengenReviewTree *self = drawing->tree;
  const TengenGameSetup *setup = tengen_game_get_setup (self->game);
  TengenReviewSign sign;
  guint badges;

  sign = tengen_review_sign_read (tengen_game_get_record (self->game),
                                  seen->node,
                                  setup->width,
                                  setup->height,
                                  &badges);
  tengen_review_pictures_copy_sign (
      self->pictures, drawing->cr, sign, seen->x, seen->y);
  tengen_review_pictures_copy_badges (
      self->pictures, drawing->cr, badges, seen->x, seen->y);
  draw_number (drawing, seen, sign);
  if (seen->hidden > 0)
    draw_fold (drawing, seen);
}

static void
draw_nodes (const Drawing *drawing)
{
  const GArray *seen = drawing->tree->seen;

  for (guint i = 0; i < seen->len; i++)
    draw_node (drawing, &g_array_index (seen, Seen, i));
}

static void
draw_cursor (const Drawing *drawing)
{
  cairo_t *cr = drawing->cr;
  guint column, row;

  if (!tengen_review_layout_find (drawing->tree->layout,
                                  tengen_game_get_cursor (drawing->tree->game),
                                  &column,
                                  &row))
    return;
  if (column + 1 < drawing->area.column ||
      column > drawing->area.last_column + 1 || row + 1 < drawing->area.row ||
      row > drawing->area.last_row + 1)
    return;
  cairo_new_path (cr);
  cairo_arc (cr,
             get_x (drawing, column),
             get_y (drawing, row),
             drawing->sizes->ring,
             0,
             2 * G_PI);
  tengen_paint_set_colour (cr, &drawing->colours->cursor);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
}

/* --- Numbers at the upper edge --- */

/* They stay there when the tree scrolls below them. */
static void
draw_band (const Drawing *drawing, double height)
{
  TengenColour ground = drawing->colours->ground;

  if (drawing->area.row == 0 && drawing->y >= drawing->sizes->top)
    return;
  ground.alpha = 0.9;
  tengen_paint_set_colour (drawing->cr, &ground);
  cairo_rectangle (drawing->cr,
                   0,
                   0,
                   gtk_widget_get_width (GTK_WIDGET (drawing->tree)),
                   height);
  cairo_fill (drawing->cr);
}

static void
draw_edge (const Drawing *drawing)
{
  TengenReviewTree *self = drawing->tree;
  double height = drawing->sizes->text + 6;
  gboolean banded = FALSE;
  TengenReviewLine line;
  guint end;

  if (!tengen_review_layout_get_line (self->layout, self->root, &line))
    return;
  end = MIN (line.n_nodes, drawing->area.last_column + 1);
  for (guint column = MAX (drawing->area.column, 1); column < end; column++)
    {
      guint number = get_number (drawing, line.nodes[column]);
      char text[16];

      if (number % NUMBERS_EVERY != 0 ||
          number == get_number (drawing, line.nodes[column - 1]))
        continue;
      if (!banded)
        draw_band (drawing, height);
      banded = TRUE;
      g_snprintf (text, sizeof text, "%u", number);
      tengen_review_pictures_write (self->pictures,
                                    drawing->cr,
                                    text,
                                    &drawing->colours->grey,
                                    get_x (drawing, column),
                                    height / 2);
    }
}

/* --- The frame --- */

/* The first place of which something is seen, and the last. */
static guint
find_first (double middle, int step)
{
  return (guint) MAX (0, floor (-middle / step));
}

static guint
find_last (double middle, int step, int size)
{
  return (guint) MAX (0, ceil ((size - middle) / step));
}

static void
find_area (Drawing *drawing)
{
  TengenReviewTree *self = drawing->tree;
  GtkWidget *widget = GTK_WIDGET (self);
  double x = tengen_review_tree_get_x (self, 0);
  double y = tengen_review_tree_get_y (self, 0);

  drawing->area = (TengenReviewArea){
    .column = find_first (x, drawing->sizes->across),
    .row = find_first (y, drawing->sizes->down),
    .last_column =
        find_last (x, drawing->sizes->across, gtk_widget_get_width (widget)),
    .last_row =
        find_last (y, drawing->sizes->down, gtk_widget_get_height (widget)),
  };
  drawing->x = tengen_review_tree_get_x (self, drawing->area.column);
  drawing->y = tengen_review_tree_get_y (self, drawing->area.row);
}

static void
draw (Drawing *drawing)
{
  TengenReviewTree *self = drawing->tree;

  find_area (drawing);
  g_array_set_size (self->seen, 0);
  drawing->thick = 1;
  draw_lines (drawing);
  drawing->thick = 2;
  draw_path (drawing);
  draw_cursor (drawing);
  draw_nodes (drawing);
  draw_edge (drawing);
}

void
tengen_review_tree_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenReviewTree *self = TENGEN_REVIEW_TREE (widget);
  gboolean dark = tengen_color_scheme_get_dark ();
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  Drawing drawing = { .tree = self,
                      .sizes = tengen_review_tree_get_sizes (self),
                      .colours = tengen_review_colours_get (dark) };

  if (self->game == NULL)
    return;
  tengen_review_tree_prepare (self);
  tengen_review_pictures_set (
      self->pictures, self->zoom, gtk_widget_get_scale_factor (widget), dark);
  drawing.cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  draw (&drawing);
  cairo_destroy (drawing.cr);
}
