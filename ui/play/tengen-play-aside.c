/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-aside: the stones beside the board
 *
 * Shape: each side has a pile in its half of the column, beginning at its
 *        player's card. Stones that find no room lie upon each other.
 */
#include "tengen-play-aside.h"

#include "tengen-board-look.h"
#include "tengen-color-scheme.h"
#include "tengen-paint-piece.h"
#include "tengen-paint-stone.h"
#include "tengen-widget.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

#define RADIUS 13.0

/* From the edge of the tray to the stones in it. */
#define RIM 5.0

/* Between the middles of two stones where there is room. */
#define STEP 29.0

/* More are not told apart; their number is written. */
#define MOST_STONES 60

struct _TengenPlayAside
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *black_pile;
  GtkWidget *white_pile;
  GtkLabel *black_label;
  GtkLabel *white_label;

  /* by colour */
  int numbers[3];
  /* whose stone was put last, or none */
  TengenStone last;
};

G_DEFINE_FINAL_TYPE (TengenPlayAside, tengen_play_aside, GTK_TYPE_WIDGET)

static double
get_step (int n, int height)
{
  double room = height - 2 * (RADIUS + RIM);

  if (n < 2 || STEP * (n - 1) <= room)
    return STEP;
  return MAX (room / (n - 1), 1);
}

static const TengenPaintTheme *
get_theme (void)
{
  gboolean dark;

  g_object_get (tengen_color_scheme_get_default (), "dark", &dark, NULL);
  return tengen_paint_theme_get (tengen_board_look_get_theme (), dark);
}

/* Black stones would not be seen on a dark desktop: they lie on wood. */
static void
draw_tray (cairo_t *cr, int width, double from, double to)
{
  const TengenPaintTheme *theme = get_theme ();

  cairo_new_sub_path (cr);
  cairo_arc (cr, width / 2.0, from, RADIUS + RIM, G_PI, 2 * G_PI);
  cairo_arc (cr, width / 2.0, to, RADIUS + RIM, 0, G_PI);
  cairo_close_path (cr);
  tengen_paint_set_colour (cr, &theme->wood_light);
  cairo_fill_preserve (cr);
  tengen_paint_set_colour (cr, &theme->wood_edge);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_last (cairo_t *cr,
           int width,
           const TengenPaintTheme *theme,
           TengenStone stone)
{
  TengenPaintMetrics metrics;

  tengen_paint_metrics_init (
      &metrics, width, width, 1, 1, FALSE, TENGEN_PAINT_RATIO_SQUARE, 1);
  metrics.radius = RADIUS;
  tengen_paint_piece (cr,
                      &metrics,
                      theme,
                      stone == TENGEN_STONE_BLACK ? TENGEN_PIECE_LAST_LIGHT
                                                  : TENGEN_PIECE_LAST_DARK);
}

static void
draw_stone (TengenPlayAside *self,
            cairo_t *cr,
            int width,
            double y,
            TengenStone stone,
            int shell,
            gboolean is_last)
{
  const TengenPaintTheme *theme = get_theme ();

  cairo_save (cr);
  cairo_translate (cr, width / 2.0, y);
  tengen_paint_stone_shadow (cr, RADIUS, theme);
  tengen_paint_stone (cr, RADIUS, theme, stone, shell);
  if (is_last && self->last == stone)
    draw_last (cr, width, theme, stone);
  cairo_restore (cr);
}

/* Black's stones go up from below, White's down from above. */
static void
draw_pile (TengenPlayAside *self,
           cairo_t *cr,
           int width,
           int height,
           TengenStone stone)
{
  gboolean up = stone == TENGEN_STONE_BLACK;
  int n = MIN (self->numbers[stone], MOST_STONES);
  double first = up ? height - RADIUS - RIM : RADIUS + RIM;
  double step = get_step (n, height) * (up ? -1 : 1);
  double last = first + (n - 1) * step;

  if (n == 0)
    return;
  draw_tray (cr, width, MIN (first, last), MAX (first, last));
  for (int i = 0; i < n; i++)
    draw_stone (self,
                cr,
                width,
                first + i * step,
                stone,
                i % TENGEN_PAINT_SHELLS,
                i + 1 == n);
}

static void
draw_black_cb (
    GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  draw_pile (data, cr, width, height, TENGEN_STONE_BLACK);
}

static void
draw_white_cb (
    GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  draw_pile (data, cr, width, height, TENGEN_STONE_WHITE);
}

static void
redraw (TengenPlayAside *self)
{
  gtk_widget_queue_draw (self->black_pile);
  gtk_widget_queue_draw (self->white_pile);
}

static void
tengen_play_aside_class_init (TengenPlayAsideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-aside.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayAside, black_pile);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayAside, white_pile);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayAside, black_label);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayAside, white_label);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "aside");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_play_aside_init (TengenPlayAside *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (
      GTK_DRAWING_AREA (self->black_pile), draw_black_cb, self, NULL);
  gtk_drawing_area_set_draw_func (
      GTK_DRAWING_AREA (self->white_pile), draw_white_cb, self, NULL);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (redraw),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::theme",
                           G_CALLBACK (redraw),
                           self,
                           G_CONNECT_SWAPPED);
}

/* Whose stone beside the board the move of the node is. */
static TengenStone
find_last (const TengenPosition *position)
{
  const GArray *moves = tengen_position_get_moves (position);
  const TengenMove *move;

  if (tengen_position_get_last (position, NULL) == TENGEN_POINT_NONE)
    return TENGEN_STONE_NONE;
  move = &g_array_index (moves, TengenMove, moves->len - 1);
  return move->is_virtual ? (TengenStone) move->stone : TENGEN_STONE_NONE;
}

static void
show_label (GtkLabel *label, int number)
{
  g_autofree char *text = NULL;

  /* Translators: stones beside the board, in a narrow column of two lines */
  text = g_strdup_printf (
      tengen_words_plural ("Off board\n%d", "Off board\n%d", (guint) number),
      number);
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), number > 0);
}

static void
name_aside (TengenPlayAside *self)
{
  /* Translators: how many stones each side has put beside the board */
  g_autofree char *text =
      g_strdup_printf (_ ("Beside the board: Black %d, White %d"),
                       self->numbers[TENGEN_STONE_BLACK],
                       self->numbers[TENGEN_STONE_WHITE]);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
tengen_play_aside_update (TengenPlayAside *self, const TengenPosition *position)
{
  const TengenGameSetup *setup;
  int black, white;

  g_return_if_fail (TENGEN_IS_PLAY_ASIDE (self));
  g_return_if_fail (position != NULL);

  setup = tengen_position_get_setup (position);
  black = tengen_position_get_virtual (position, TENGEN_STONE_BLACK);
  white = tengen_position_get_virtual (position, TENGEN_STONE_WHITE);
  self->numbers[TENGEN_STONE_BLACK] = black;
  self->numbers[TENGEN_STONE_WHITE] = white;
  self->last = find_last (position);
  show_label (self->black_label, black);
  show_label (self->white_label, white);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          (setup->rules.acts & TENGEN_GO_ACT_VIRTUAL) != 0 ||
                              black + white > 0);
  name_aside (self);
  redraw (self);
}
