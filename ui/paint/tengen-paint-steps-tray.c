/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-steps-tray: lids, bowls and stones beside the board of a count
 *
 * Shape: each side has up to three heaps, one below the other; stones are of
 *        one size in them.
 */
#include "tengen-paint-steps-tray.h"

#include "tengen-paint-stone.h"
#include "tengen-paint-text.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

#define CAPTION 20.0
#define FONT 14.0
#define GAP 24.0
/* From stone to stone at most, and between tens in one line. */
#define MOST_STEP 22.0
#define TEN_GAP 0.6
/* Lid, bowl and beside the board. */
#define MOST_HEAPS 3

/* A heap of stones; those in a bowl are not seen. */
typedef struct
{
  char *caption;
  TengenStone stone;
  int n_seen;
} Heap;

static void
clear_heap (gpointer data)
{
  Heap *heap = data;

  g_free (heap->caption);
}

static void
add_heap (GArray *heaps, char *caption, TengenStone stone, int n_seen)
{
  Heap heap = { caption, stone, n_seen };

  g_array_append_val (heaps, heap);
}

static char *
write_lid (TengenStone side, int n)
{
  return side == TENGEN_STONE_BLACK
             ? g_strdup_printf (_ ("Black’s lid: %d"), n)
             : g_strdup_printf (_ ("White’s lid: %d"), n);
}

static char *
write_bowl (TengenStone side, int n)
{
  return side == TENGEN_STONE_BLACK
             ? g_strdup_printf (_ ("Black’s bowl: %d"), n)
             : g_strdup_printf (_ ("White’s bowl: %d"), n);
}

static char *
write_beside (TengenStone side, int n)
{
  return side == TENGEN_STONE_BLACK
             ? g_strdup_printf (_ ("Black stones beside the board: %d"), n)
             : g_strdup_printf (_ ("White stones beside the board: %d"), n);
}

/* Lists what a side has beside the board. */
static GArray *
list_heaps (const TengenGoStep *step, TengenStone side)
{
  GArray *heaps = g_array_new (FALSE, FALSE, sizeof (Heap));
  TengenStone other = tengen_stone_other (side);

  g_array_set_clear_func (heaps, clear_heap);
  add_heap (heaps, write_lid (side, step->lid[other]), other, step->lid[other]);
  if (step->bowl[side] >= 0)
    add_heap (heaps, write_bowl (side, step->bowl[side]), side, 0);
  if (step->beside[side] > 0)
    add_heap (heaps,
              write_beside (side, step->beside[side]),
              side,
              step->beside[side]);
  return heaps;
}

char *
tengen_paint_steps_tray_text (const TengenGoStep *step)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (step != NULL, g_string_free (text, FALSE));

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      g_autoptr (GArray) heaps = list_heaps (step, side);

      for (guint i = 0; i < heaps->len; i++)
        g_string_append_printf (text,
                                "%s%s",
                                text->len > 0 ? "\n" : "",
                                g_array_index (heaps, Heap, i).caption);
    }
  return g_string_free (text, FALSE);
}

/* Counts the lines of all heaps. */
static int
count_rows (const int *counts, guint n_counts, int columns)
{
  int rows = 0;

  for (guint i = 0; i < n_counts; i++)
    rows += (counts[i] + columns - 1) / columns;
  return MAX (rows, 1);
}

double
tengen_paint_steps_tray_fit (const int *counts,
                             guint n_counts,
                             double width,
                             double height,
                             int *columns)
{
  double best = 0;
  int most = 0;

  *columns = 10;
  for (guint i = 0; i < n_counts; i++)
    most = MAX (most, counts[i]);
  for (int tens = 1; tens == 1 || (tens - 1) * 10 < most; tens++)
    {
      int rows = count_rows (counts, n_counts, 10 * tens);
      double across = 10 * tens + TEN_GAP * (tens - 1);
      double size = MIN (MIN (width / across, height / rows), MOST_STEP);

      if (size > best)
        {
          best = size;
          *columns = 10 * tens;
        }
    }
  return best;
}

static void
draw_stones (cairo_t *cr,
             const Heap *heap,
             const TengenPaintTheme *theme,
             gboolean dark,
             double size,
             int columns)
{
  for (int i = 0; i < heap->n_seen; i++)
    {
      int x = i % columns;

      cairo_save (cr);
      cairo_translate (
          cr, size * (x + x / 10 * TEN_GAP + 0.5), size * (i / columns + 0.5));
      tengen_paint_stone (cr, 0.46 * size, theme, heap->stone, i);
      if (dark)
        tengen_paint_stone_outline (cr, 0.46 * size, theme, heap->stone);
      cairo_restore (cr);
    }
}

static void
use_family (PangoLayout *layout, const char *family)
{
  PangoFontDescription *font =
      pango_font_description_copy (pango_layout_get_font_description (layout));

  pango_font_description_set_family (font, family);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

static void
draw_caption (cairo_t *cr,
              const char *text,
              const char *family,
              const TengenColour *ink,
              double width)
{
  PangoLayout *layout = tengen_paint_text_new (cr, FONT, PANGO_WEIGHT_NORMAL);

  if (family != NULL)
    use_family (layout, family);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  tengen_paint_set_colour (cr, ink);
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
}

static void
draw_side (cairo_t *cr,
           const GArray *heaps,
           const TengenPaintStyle *style,
           const char *family,
           double width,
           double height)
{
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (style->theme, style->dark);
  const TengenColour *ink = style->dark ? &theme->ink_light : &theme->ink_dark;
  int counts[MOST_HEAPS];
  double size;
  int columns;

  for (guint i = 0; i < heaps->len; i++)
    counts[i] = g_array_index (heaps, Heap, i).n_seen;
  size = tengen_paint_steps_tray_fit (
      counts, heaps->len, width, height - CAPTION * heaps->len, &columns);
  for (guint i = 0; i < heaps->len; i++)
    {
      const Heap *heap = &g_array_index (heaps, Heap, i);
      int rows = (heap->n_seen + columns - 1) / columns;

      draw_caption (cr, heap->caption, family, ink, width);
      cairo_translate (cr, 0, CAPTION);
      draw_stones (cr, heap, theme, style->dark, size, columns);
      cairo_translate (cr, 0, rows * size);
    }
}

void
tengen_paint_steps_tray (const TengenGoStep *step,
                         const TengenPaintStyle *style,
                         const char *family,
                         double width,
                         double height,
                         cairo_t *cr)
{
  double half = (width - GAP) / 2;

  g_return_if_fail (step != NULL && style != NULL);

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      g_autoptr (GArray) heaps = list_heaps (step, side);

      cairo_save (cr);
      if (side == TENGEN_STONE_WHITE)
        cairo_translate (cr, half + GAP, 0);
      draw_side (cr, heaps, style, family, half, height);
      cairo_restore (cr);
    }
}
