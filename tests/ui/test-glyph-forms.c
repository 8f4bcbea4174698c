/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-glyph-forms: Chinese windows have Chinese glyphs in any locale
 */
#include "display-start.h"
#include "tengen-glyph-forms.h"

#include <gtk/gtk.h>

/* The first glyph of a text in a label. */
static PangoGlyph
get_glyph (const char *text)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (text));
  PangoLayoutIter *place =
      pango_layout_get_iter (gtk_label_get_layout (GTK_LABEL (label)));
  PangoGlyph glyph =
      pango_layout_iter_get_run_readonly (place)->glyphs->glyphs[0].glyph;

  pango_layout_iter_free (place);
  g_object_unref (label);
  return glyph;
}

static void
test_labels (void)
{
  PangoGlyph japanese = get_glyph ("直");
  PangoGlyph letter = get_glyph ("A");

  tengen_glyph_forms_use ("ja");
  g_assert_cmpuint (get_glyph ("直"), ==, japanese);
  tengen_glyph_forms_use ("zh");
  g_assert_cmpuint (get_glyph ("直"), !=, japanese);
  g_assert_cmpuint (get_glyph ("A"), ==, letter);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/glyph-forms/labels", test_labels);
  return g_test_run ();
}
