/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-preferences-theme: a small board in one of the looks, to be chosen
 */
#include "tengen-preferences-theme.h"

#include "tengen-color-scheme.h"
#include "tengen-paint-board.h"
#include "tengen-words-text.h"

#define LINES 4
#define SIZE 104

static const char *
name_theme (int theme)
{
  switch ((TengenPaintThemeId) theme)
    {
    case TENGEN_PAINT_THEME_WOOD:
      return tengen_words_context ("theme", "Wood");
    case TENGEN_PAINT_THEME_PAPER:
      return tengen_words_context ("theme", "Paper");
    case TENGEN_PAINT_THEME_DARK:
      return tengen_words_context ("theme", "Dark");
    case TENGEN_PAINT_THEME_CLASSROOM:
      return tengen_words_context ("theme", "Classroom");
    case TENGEN_PAINT_THEME_DISTINCT:
      return tengen_words_context ("theme", "Easy to Tell Apart");
    case TENGEN_PAINT_THEME_LAST:
      break;
    }
  g_assert_not_reached ();
}

static TengenView *
make_view (void)
{
  TengenView *view = tengen_view_new (LINES, LINES);

  view->stones[5] = TENGEN_STONE_BLACK;
  view->stones[6] = TENGEN_STONE_WHITE;
  view->stones[9] = TENGEN_STONE_WHITE;
  view->stones[10] = TENGEN_STONE_BLACK;
  return view;
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer id)
{
  g_autoptr (TengenView) view = make_view ();
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  style.coordinates = TENGEN_PAINT_NO_COORDINATES;
  style.theme = GPOINTER_TO_INT (id);
  style.dark = tengen_color_scheme_get_dark ();
  style.scale = gtk_widget_get_scale_factor (GTK_WIDGET (area));
  style.paper = FALSE;
  tengen_paint_board (cr, width, height, view, &style);
}

static GtkWidget *
make_picture (int theme)
{
  GtkWidget *picture = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (picture), SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (picture), SIZE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (
      GTK_DRAWING_AREA (picture), draw_cb, GINT_TO_POINTER (theme), NULL);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw),
                           picture,
                           G_CONNECT_SWAPPED);
  return picture;
}

GtkWidget *
tengen_preferences_theme_new (int theme)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *label = gtk_label_new (name_theme (theme));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), make_picture (theme));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "theme");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name_theme (theme),
                                  -1);
  return button;
}
