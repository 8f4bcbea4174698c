/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-export: pictures and diagrams of the board
 *
 * What: the window that makes them, and the board as it is seen as a picture on
 *       the clipboard.
 */
#include "tengen-window-private.h"

#include <string.h>

#include "tengen-board-look.h"
#include "tengen-export-window.h"
#include "tengen-export.h"

/* The longer side of what is copied at once, in pixels. */
#define COPY_SIZE 1024

static TengenPaintStyle
get_style (void)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  style.theme = (TengenPaintThemeId) tengen_board_look_get_theme ();
  style.cell_ratio = tengen_board_look_get_cell_ratio ();
  style.coordinates = tengen_board_look_get_coordinates ();
  return style;
}

static TengenViewNumbers
get_numbers (TengenWindow *self)
{
  int numbers;

  g_object_get (self->page, "numbers", &numbers, NULL);
  return numbers == TENGEN_VIEW_NUMBERS_FROM ? TENGEN_VIEW_NUMBERS_NONE
                                             : (TengenViewNumbers) numbers;
}

static void
picture_copied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = tengen_export_finish (result, &error);
  g_autoptr (GdkTexture) texture = NULL;

  if (bytes != NULL)
    texture = gdk_texture_new_from_bytes (bytes, &error);
  if (texture == NULL)
    {
      tengen_window_refuse (self, error->message);
      return;
    }
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                             texture);
  tengen_window_say_copied (self);
}

static void
copy_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  TengenPaintShow show = { .numbers = get_numbers (self), .marks = TRUE };
  TengenPaintExport export = { .format = TENGEN_PAINT_EXPORT_PNG,
                               .size = COPY_SIZE,
                               .style = get_style () };
  GPtrArray *views =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_view_free);
  g_autoptr (GTask) job = NULL;

  g_ptr_array_add (
      views,
      tengen_paint_show_make (
          &show, tengen_game_get_position (tengen_window_get_game (self))));
  job = tengen_export_start (
      views, &export, NULL, picture_copied_cb, g_object_ref (self));
}

/* The name of the game's file, without its ending. */
static char *
make_name (TengenWindow *self)
{
  char *name = tengen_document_get_file_name (self->document);
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';
  return name;
}

static void
export_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  GFile *file = tengen_document_get_place (self->document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *name = make_name (self);
  TengenPaintStyle style = get_style ();
  TengenExportWindow *window =
      tengen_export_window_new (GTK_WINDOW (self), folder, name);

  tengen_export_choices_set_session (tengen_export_window_get_choices (window),
                                     tengen_window_get_session (self),
                                     &style,
                                     get_numbers (self));
  gtk_window_present (GTK_WINDOW (window));
}

void
tengen_window_install_export (GtkWidgetClass *klass)
{
  /* TengenWindow|win.export: pictures and diagrams, with a preview */
  gtk_widget_class_install_action (klass, "win.export", NULL, export_action);
  /* TengenWindow|win.copy-picture: the board as a picture */
  gtk_widget_class_install_action (
      klass, "win.copy-picture", NULL, copy_picture_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_e, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.export", NULL);
}
