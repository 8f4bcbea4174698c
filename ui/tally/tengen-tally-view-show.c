/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-view-show: what the view writes and draws of its tick
 */
#include "tengen-tally-view-private.h"

#include "tengen-announce.h"
#include "tengen-board-look.h"
#include "tengen-color-scheme.h"
#include "tengen-paint-steps-tray.h"
#include "tengen-paint-stone.h"
#include "tengen-style.h"
#include "tengen-tally-board.h"
#include "tengen-words-tally.h"
#include "tengen-words.h"

/* Stones beside the numbers, and the room of the lids. */
#define STONE 28
#define HEAPS 76

static void
show_number (GtkLabel *label, int sum_x2, TengenGoUnit unit)
{
  g_autofree char *text = tengen_words_figure (sum_x2, unit, FALSE);

  gtk_label_set_label (label, text);
}

static void
show_numbers (TengenTallyView *self)
{
  int sum_x2[3];

  gtk_widget_set_visible (
      self->black_box,
      tengen_go_tally_has_side (self->tally, TENGEN_STONE_BLACK));
  gtk_widget_set_visible (
      self->white_box,
      tengen_go_tally_has_side (self->tally, TENGEN_STONE_WHITE));
  tengen_go_tally_sum (self->tally, self->tick, sum_x2);
  show_number (
      self->black_number, sum_x2[TENGEN_STONE_BLACK], self->tally->unit);
  show_number (
      self->white_number, sum_x2[TENGEN_STONE_WHITE], self->tally->unit);
}

/* Says it, to screen readers too; a wall does so itself, and has no ▶ that the
 * first words mention. */
static void
show_words (TengenTallyView *self)
{
  g_autofree char *now = tengen_words_tally_now (self->tally, self->tick);
  g_autofree char *sentence = tengen_words_tally (self->tally, self->tick);

  gtk_label_set_label (self->now, now);
  gtk_label_set_label (self->sentence, sentence);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->now),
                          self->has_buttons || self->tick > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), self->has_buttons);
  if (self->has_buttons)
    tengen_announce (GTK_WIDGET (self->sentence), sentence);
}

static void
show_heaps (TengenTallyView *self)
{
  g_autofree char *text = NULL;
  TengenGoStep heaps;

  gtk_widget_set_visible (
      GTK_WIDGET (self->heaps),
      tengen_tally_board_fill_heaps (self->tally, self->tick, &heaps));
  text = tengen_paint_steps_tray_text (&heaps);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->heaps), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->heaps));
}

void
tengen_tally_view_show (TengenTallyView *self)
{
  tengen_tally_view_update_actions (self);
  if (self->tally == NULL)
    return;
  tengen_board_view_set_view (
      self->board, tengen_tally_board_make_view (self->tally, self->tick));
  show_numbers (self);
  show_words (self);
  show_heaps (self);
  tengen_tally_rows_show (
      self->rows, self->tick, tengen_go_tally_count (self->tally, self->tick));
}

static void
draw_heaps_cb (
    GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  TengenTallyView *self = data;
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  TengenGoStep heaps;

  if (self->tally == NULL)
    return;
  style.theme = tengen_board_look_get_theme ();
  style.dark = tengen_color_scheme_get_dark ();
  tengen_tally_board_fill_heaps (self->tally, self->tick, &heaps);
  cairo_scale (cr, self->scale, self->scale);
  tengen_paint_steps_tray (&heaps,
                           &style,
                           tengen_style_get_family (GTK_WIDGET (area)),
                           width / self->scale,
                           height / self->scale,
                           cr);
}

static void
draw_stone_cb (
    GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  TengenTallyView *self = data;
  TengenStone stone =
      area == self->black_stone ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  gboolean dark = tengen_color_scheme_get_dark ();
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (tengen_board_look_get_theme (), dark);
  double radius = 0.46 * MIN (width, height);

  cairo_translate (cr, width / 2.0, height / 2.0);
  tengen_paint_stone (cr, radius, theme, stone, 0);
  if (dark)
    tengen_paint_stone_outline (cr, radius, theme, stone);
}

/* --- Letters --- */

static void
scale_label (GtkLabel *label, double scale)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  gtk_label_set_attributes (label, attributes);
  pango_attr_list_unref (attributes);
}

void
tengen_tally_view_scale (TengenTallyView *self)
{
  GtkLabel *labels[] = { self->black_name,   self->white_name,
                         self->black_number, self->white_number,
                         self->now,          self->sentence };
  int stone = (int) (STONE * self->scale);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    scale_label (labels[i], self->scale);
  gtk_widget_set_size_request (GTK_WIDGET (self->black_stone), stone, stone);
  gtk_widget_set_size_request (GTK_WIDGET (self->white_stone), stone, stone);
  gtk_widget_set_size_request (
      GTK_WIDGET (self->heaps), -1, (int) (HEAPS * self->scale));
  g_object_set (self->board, "label-scale", MIN (self->scale, 8), NULL);
}

static void
follow_scheme (TengenTallyView *self)
{
  TengenColorScheme *scheme = tengen_color_scheme_get_default ();
  GtkWidget *drawn[] = { GTK_WIDGET (self->heaps),
                         GTK_WIDGET (self->black_stone),
                         GTK_WIDGET (self->white_stone) };

  g_object_bind_property (
      scheme, "dark", self->board, "dark", G_BINDING_SYNC_CREATE);
  g_object_bind_property (
      scheme, "dark", self->rows, "dark", G_BINDING_SYNC_CREATE);
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    g_signal_connect_object (scheme,
                             "notify::dark",
                             G_CALLBACK (gtk_widget_queue_draw),
                             drawn[i],
                             G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    g_signal_connect_object (tengen_board_look_get_default (),
                             "notify::theme",
                             G_CALLBACK (gtk_widget_queue_draw),
                             drawn[i],
                             G_CONNECT_SWAPPED);
}

void
tengen_tally_view_begin_show (TengenTallyView *self)
{
  gtk_drawing_area_set_draw_func (self->heaps, draw_heaps_cb, self, NULL);
  gtk_drawing_area_set_draw_func (self->black_stone, draw_stone_cb, self, NULL);
  gtk_drawing_area_set_draw_func (self->white_stone, draw_stone_cb, self, NULL);
  follow_scheme (self);
}
