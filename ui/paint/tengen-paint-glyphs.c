/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-glyphs: letters as outlines, in a PDF and where they are small
 *
 * Shape: a font whose glyphs are drawn by filling the outlines of another one;
 *        one for each family and weight, kept as long as the PDF.
 */
#include "tengen-paint-glyphs.h"

#include <math.h>

static const cairo_user_data_key_t faces_key;
static const cairo_user_data_key_t source_key;

/* --- A font of outlines --- */

static cairo_status_t
draw_glyph_cb (cairo_scaled_font_t *font,
               unsigned long index,
               cairo_t *cr,
               cairo_text_extents_t *extents)
{
  cairo_scaled_font_t *source = cairo_font_face_get_user_data (
      cairo_scaled_font_get_font_face (font), &source_key);
  cairo_glyph_t glyph = { .index = index };
  cairo_text_extents_t found;

  cairo_set_scaled_font (cr, source);
  cairo_glyph_path (cr, &glyph, 1);
  cairo_fill (cr);
  cairo_scaled_font_glyph_extents (source, &glyph, 1, &found);
  extents->x_advance = found.x_advance;
  return CAIRO_STATUS_SUCCESS;
}

/* The font in size 1, in which glyphs of such fonts are drawn. */
static cairo_scaled_font_t *
make_source (cairo_scaled_font_t *font)
{
  cairo_font_options_t *options = cairo_font_options_create ();
  cairo_scaled_font_t *source;
  cairo_matrix_t one;

  cairo_matrix_init_identity (&one);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  source = cairo_scaled_font_create (
      cairo_scaled_font_get_font_face (font), &one, &one, options);
  cairo_font_options_destroy (options);
  return source;
}

static cairo_font_face_t *
make_face (cairo_scaled_font_t *font)
{
  cairo_font_face_t *face = cairo_user_font_face_create ();

  cairo_user_font_face_set_render_glyph_func (face, draw_glyph_cb);
  cairo_font_face_set_user_data (
      face,
      &source_key,
      make_source (font),
      (cairo_destroy_func_t) cairo_scaled_font_destroy);
  return face;
}

static GHashTable *
get_faces (cairo_surface_t *surface)
{
  GHashTable *faces = cairo_surface_get_user_data (surface, &faces_key);

  if (faces != NULL)
    return faces;
  faces = g_hash_table_new_full (g_str_hash,
                                 g_str_equal,
                                 g_free,
                                 (GDestroyNotify) cairo_font_face_destroy);
  cairo_surface_set_user_data (
      surface, &faces_key, faces, (cairo_destroy_func_t) g_hash_table_unref);
  return faces;
}

static cairo_font_face_t *
get_face (cairo_surface_t *surface,
          PangoFont *font,
          cairo_scaled_font_t *scaled)
{
  GHashTable *faces = get_faces (surface);
  PangoFontDescription *description = pango_font_describe (font);
  cairo_font_face_t *face;
  char *name;

  pango_font_description_unset_fields (description, PANGO_FONT_MASK_SIZE);
  name = pango_font_description_to_string (description);
  pango_font_description_free (description);
  face = g_hash_table_lookup (faces, name);
  if (face == NULL)
    {
      face = make_face (scaled);
      g_hash_table_insert (faces, g_strdup (name), face);
    }
  g_free (name);
  return face;
}

/* --- Showing glyphs --- */

static void
place_glyphs (const PangoGlyphString *from,
              double x,
              double y,
              cairo_glyph_t *glyphs)
{
  for (int i = 0; i < from->num_glyphs; i++)
    {
      const PangoGlyphGeometry *geometry = &from->glyphs[i].geometry;

      glyphs[i].index = from->glyphs[i].glyph;
      glyphs[i].x = x + (double) geometry->x_offset / PANGO_SCALE;
      glyphs[i].y = y + (double) geometry->y_offset / PANGO_SCALE;
      x += (double) geometry->width / PANGO_SCALE;
    }
}

/* Which glyphs are which part of the text. Returns: how many parts */
static int
list_clusters (PangoGlyphItem *item,
               const char *text,
               cairo_text_cluster_t *clusters)
{
  PangoGlyphItemIter iter;
  int n = 0;

  for (gboolean has = pango_glyph_item_iter_init_start (&iter, item, text); has;
       has = pango_glyph_item_iter_next_cluster (&iter))
    {
      clusters[n].num_bytes = iter.end_index - iter.start_index;
      clusters[n].num_glyphs = iter.end_glyph - iter.start_glyph;
      n++;
    }
  return n;
}

static void
show_outlines (cairo_t *cr,
               const char *text,
               PangoGlyphItem *item,
               cairo_scaled_font_t *scaled)
{
  int n = item->glyphs->num_glyphs;
  g_autofree cairo_glyph_t *glyphs = g_new0 (cairo_glyph_t, n);
  g_autofree cairo_text_cluster_t *clusters = g_new0 (cairo_text_cluster_t, n);
  cairo_matrix_t size;
  double x, y;

  cairo_get_current_point (cr, &x, &y);
  place_glyphs (item->glyphs, x, y, glyphs);
  cairo_scaled_font_get_font_matrix (scaled, &size);
  cairo_set_font_face (
      cr, get_face (cairo_get_target (cr), item->item->analysis.font, scaled));
  cairo_set_font_matrix (cr, &size);
  cairo_show_text_glyphs (cr,
                          text + item->item->offset,
                          item->item->length,
                          glyphs,
                          n,
                          clusters,
                          list_clusters (item, text, clusters),
                          0);
}

/* --- Small letters on a screen --- */

/* Letters of a screen begin at whole pixels: where they are small, that is too
 * far from their places, and words run together. */
static gboolean
is_small (cairo_t *cr)
{
  double x = 1, y = 0;

  if (cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_PDF)
    return FALSE;
  cairo_user_to_device_distance (cr, &x, &y);
  return fabs (x) < 1;
}

/* Returns: %FALSE if they are no outlines, as those in colours */
static gboolean
fill_outlines (cairo_t *cr, PangoGlyphItem *item, cairo_scaled_font_t *scaled)
{
  int n = item->glyphs->num_glyphs;
  g_autofree cairo_glyph_t *glyphs = g_new0 (cairo_glyph_t, n);
  double x, y, left, top, right, bottom;

  cairo_get_current_point (cr, &x, &y);
  place_glyphs (item->glyphs, x, y, glyphs);
  cairo_new_path (cr);
  cairo_set_scaled_font (cr, scaled);
  cairo_glyph_path (cr, glyphs, n);
  cairo_path_extents (cr, &left, &top, &right, &bottom);
  cairo_fill (cr);
  cairo_move_to (cr, x, y);
  return right > left;
}

void
tengen_paint_glyphs_show_layout (cairo_t *cr, PangoLayout *layout)
{
  g_return_if_fail (cr != NULL && layout != NULL);

  if (!is_small (cr))
    {
      pango_cairo_show_layout (cr, layout);
      return;
    }
  pango_cairo_layout_path (cr, layout);
  cairo_fill (cr);
}

/* Glyphs that Pango draws itself are boxes and blanks of no font. */
static gboolean
is_plain (const PangoGlyphItem *item)
{
  for (int i = 0; i < item->glyphs->num_glyphs; i++)
    if ((item->glyphs->glyphs[i].glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0 ||
        item->glyphs->glyphs[i].glyph == PANGO_GLYPH_EMPTY)
      return FALSE;
  return item->glyphs->num_glyphs > 0 && item->item->analysis.level % 2 == 0;
}

void
tengen_paint_glyphs_show (cairo_t *cr, const char *text, PangoGlyphItem *item)
{
  cairo_scaled_font_t *scaled = NULL;
  gboolean pdf;

  g_return_if_fail (cr != NULL && text != NULL && item != NULL);

  pdf =
      cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_PDF;
  if ((pdf || is_small (cr)) && is_plain (item))
    scaled = pango_cairo_font_get_scaled_font (
        PANGO_CAIRO_FONT (item->item->analysis.font));
  if (scaled != NULL && pdf)
    show_outlines (cr, text, item, scaled);
  else if (scaled == NULL || !fill_outlines (cr, item, scaled))
    pango_cairo_show_glyph_item (cr, text, item);
}
