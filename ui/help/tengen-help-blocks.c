/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help-blocks: a page of the help as widgets
 */
#include "tengen-help-blocks.h"

#include "tengen-board-thumbnail.h"
#include "tengen-color-scheme.h"
#include "tengen-label.h"
#include "tengen-text-look.h"

#include <string.h>

/* Lines that are longer are hard to read. */
#define MOST_CHARS 72
#define BOARD_SIZE 216

static gboolean
link_cb (GtkWidget *label, const char *uri, gpointer data)
{
  if (!g_str_has_prefix (uri, TENGEN_HELP_LINK))
    return FALSE;
  gtk_widget_activate_action (
      label, "help.open", "s", uri + strlen (TENGEN_HELP_LINK));
  return TRUE;
}

static GtkWidget *
make_text (const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_widget_add_css_class (label, "help-text");
  tengen_text_look_scale (GTK_LABEL (label));
  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);
  return label;
}

static GtkWidget *
make_heading (const char *markup, int level)
{
  GtkWidget *label = tengen_heading_new (
      markup, level, level == 1 ? "help-title" : "help-heading");

  tengen_text_look_scale (GTK_LABEL (label));
  return label;
}

/* What a text is about stands before it. */
static GtkWidget *
make_pair (GtkWidget *first, const TengenHelpBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = make_text (block->markup);

  gtk_widget_set_valign (first, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (text, GTK_ALIGN_BASELINE);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), text);
  return box;
}

static GtkWidget *
make_item (const TengenHelpBlock *block)
{
  GtkWidget *marker = gtk_label_new (block->marker);

  tengen_text_look_scale (GTK_LABEL (marker));
  gtk_widget_add_css_class (marker, "help-marker");
  return make_pair (marker, block);
}

static GtkWidget *
make_key (const TengenHelpBlock *block)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *key = gtk_label_new (block->marker);

  tengen_text_look_scale (GTK_LABEL (key));
  gtk_widget_add_css_class (key, "help-key");
  gtk_box_append (GTK_BOX (place), key);
  gtk_widget_add_css_class (place, "help-keys");
  return make_pair (place, block);
}

/* --- Tables --- */

static char *
get_plain (const char *markup)
{
  char *text = NULL;

  pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL);
  return text != NULL ? text : g_strdup ("");
}

/* Screen readers read the head of the column before the cell. */
static void
describe_cell (GtkWidget *cell, const TengenHelpBlock *block, guint index)
{
  g_autofree char *head =
      get_plain (g_ptr_array_index (block->cells, index % block->n_columns));
  g_autofree char *text = get_plain (g_ptr_array_index (block->cells, index));
  g_autofree char *said = index < block->n_columns
                              ? g_strdup (text)
                              : g_strdup_printf ("%s: %s", head, text);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static GtkWidget *
make_cell (const TengenHelpBlock *block, guint index)
{
  GtkWidget *cell = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (cell),
                        g_ptr_array_index (block->cells, index));
  tengen_text_look_scale (GTK_LABEL (cell));
  gtk_widget_add_css_class (
      cell, index < block->n_columns ? "help-head" : "help-cell");
  describe_cell (cell, block, index);
  return cell;
}

/* One that is too wide is moved to and fro by itself. */
static GtkWidget *
make_table (const TengenHelpBlock *block)
{
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < block->cells->len; i++)
    gtk_grid_attach (GTK_GRID (grid),
                     make_cell (block, i),
                     (int) (i % block->n_columns),
                     (int) (i / block->n_columns),
                     1,
                     1);
  gtk_widget_add_css_class (grid, "help-table");
  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), grid);
  gtk_scrolled_window_set_policy (
      GTK_SCROLLED_WINDOW (window), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  return window;
}

/* Wood is dark where the desktop is. */
static void
paint (GtkPicture *picture)
{
  const TengenView *view = g_object_get_data (G_OBJECT (picture), "view");
  g_autoptr (GdkTexture) texture = tengen_board_thumbnail_new (
      view,
      BOARD_SIZE,
      gtk_widget_get_scale_factor (GTK_WIDGET (picture)),
      tengen_color_scheme_get_dark ());

  gtk_picture_set_paintable (picture, GDK_PAINTABLE (texture));
}

/* The page may go before the picture. */
static GtkWidget *
make_picture (const TengenHelpBlock *block)
{
  GtkWidget *picture = gtk_picture_new ();
  const char *text = block->markup;

  g_object_set_data_full (G_OBJECT (picture),
                          "view",
                          tengen_view_copy (block->view),
                          (GDestroyNotify) tengen_view_free);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), text);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_widget_set_size_request (picture, BOARD_SIZE, BOARD_SIZE);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (paint),
                           picture,
                           G_CONNECT_SWAPPED);
  g_signal_connect (picture, "notify::scale-factor", G_CALLBACK (paint), NULL);
  paint (GTK_PICTURE (picture));
  return picture;
}

static GtkWidget *
make_board (const TengenHelpBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *text = make_text (block->markup);

  gtk_widget_add_css_class (text, "dim");
  gtk_box_append (GTK_BOX (box), make_picture (block));
  gtk_box_append (GTK_BOX (box), text);
  return box;
}

static GtkWidget *
make_block (const TengenHelpBlock *block)
{
  switch (block->kind)
    {
    case TENGEN_HELP_HEADING:
      return make_heading (block->markup, 2);
    case TENGEN_HELP_PARAGRAPH:
      return make_text (block->markup);
    case TENGEN_HELP_ITEM:
      return make_item (block);
    case TENGEN_HELP_KEY:
      return make_key (block);
    case TENGEN_HELP_TABLE:
      return make_table (block);
    case TENGEN_HELP_BOARD:
      return make_board (block);
    }
  g_return_val_if_reached (NULL);
}

void
tengen_help_blocks_show (GtkBox *box, const TengenHelpPage *page)
{
  g_autofree char *title = NULL;
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (page != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  title = g_markup_escape_text (page->title, -1);
  gtk_box_append (box, make_heading (title, 1));
  for (guint i = 0; i < page->blocks->len; i++)
    gtk_box_append (box, make_block (g_ptr_array_index (page->blocks, i)));
}
