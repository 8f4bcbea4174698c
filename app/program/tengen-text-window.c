/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-text-window: a window that shows any file as text
 */
#include "tengen-text-window.h"

#include <string.h>

#include "tengen-files.h"
#include "tengen-help.h"
#include "tengen-label.h"
#include "tengen-long-text.h"
#include "tengen-record-value.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* What is shown of a file, in bytes. */
#define MOST (1024 * 1024)
/* What is laid out as a line, in letters. */
#define LINE 200

/* --- The text --- */

/* Letters that would not be seen, turn a line around or end it. */
static gboolean
is_plain (gunichar letter)
{
  GUnicodeType type = g_unichar_type (letter);

  return letter == '\t' ||
         (type != G_UNICODE_CONTROL && type != G_UNICODE_LINE_SEPARATOR &&
          type != G_UNICODE_PARAGRAPH_SEPARATOR && type != G_UNICODE_FORMAT &&
          type != G_UNICODE_UNASSIGNED && !tengen_value_turns (letter));
}

/* Adds what stands at the start of @data; returns how many bytes that were. */
static gsize
add_letter (GString *text, const char *data, gsize length)
{
  gunichar letter = g_utf8_get_char_validated (data, (gssize) length);

  /* that call takes NUL for the end */
  if (*data == '\0' || letter == (gunichar) -1 || letter == (gunichar) -2)
    {
      g_string_append_printf (text, "\\x%02X", (guchar) *data);
      return 1;
    }
  if (is_plain (letter))
    g_string_append_unichar (text, letter);
  else if (letter < 0x80)
    g_string_append_printf (text, "\\x%02X", letter);
  else
    g_string_append_printf (text, "\\u{%X}", letter);
  return (gsize) g_unichar_to_utf8 (letter, NULL);
}

static gboolean
ends_line (const char *data, gsize length)
{
  return data[0] == '\n' || (length > 1 && data[0] == '\r' && data[1] == '\n');
}

char *
tengen_text_window_make_text (const char *data,
                              gsize length,
                              gsize most,
                              gboolean *cut)
{
  GString *text = g_string_new (NULL);
  /* the longest thing that is added at once */
  const gsize room = strlen ("\\u{10FFFF}\n");
  gsize at = 0;
  guint column = 0;

  g_return_val_if_fail (data != NULL || length == 0, NULL);
  g_return_val_if_fail (cut != NULL, NULL);

  while (at < length && text->len + room <= most)
    {
      if (ends_line (data + at, length - at))
        {
          at += data[at] == '\r' ? 2 : 1;
          column = LINE;
        }
      else
        {
          at += add_letter (text, data + at, length - at);
          column++;
        }
      if (column < LINE)
        continue;
      g_string_append_c (text, '\n');
      column = 0;
    }
  *cut = at < length;
  return g_string_free (text, FALSE);
}

/* --- The window --- */

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = tengen_label_new (text, NULL);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_can_focus (label, FALSE);
  return label;
}

static GtkWidget *
make_view (const char *text)
{
  GtkWidget *view = gtk_text_view_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_text_buffer_set_text (
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
  gtk_text_view_set_editable (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_monospace (GTK_TEXT_VIEW (view), TRUE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (view), 12);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (view), 12);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (view), 10);
  gtk_text_view_set_bottom_margin (GTK_TEXT_VIEW (view), 10);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Contents of the file"),
                                  -1);
  tengen_long_text_keep_bar (GTK_TEXT_VIEW (view));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

/* What is in the file; a sentence if there is more to be said of it. */
static char *
read_text (const char *path, char **said)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
      tengen_files_read_start (file, MOST + 1, NULL, &error);
  gsize length = 0;
  const char *data = NULL;
  gboolean cut;
  char *text;

  if (bytes == NULL)
    {
      *said = g_strdup (error->message);
      return g_strdup ("");
    }
  data = g_bytes_get_data (bytes, &length);
  text = tengen_text_window_make_text (data, length, MOST, &cut);
  if (length == 0)
    *said = g_strdup (_ ("The file is empty."));
  else if (cut)
    *said = g_strdup (_ ("The file is longer: only its beginning is shown."));
  return text;
}

static GtkWidget *
make_content (const char *path)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *said = NULL;
  g_autofree char *text = read_text (path, &said);

  gtk_widget_add_css_class (box, "text-file");
  gtk_box_append (GTK_BOX (box), make_label (name));
  if (said != NULL)
    gtk_box_append (GTK_BOX (box), make_label (said));
  gtk_box_append (GTK_BOX (box), make_view (text));
  return box;
}

static void
add_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

void
tengen_text_window_show (GtkWindow *parent, const char *title, const char *path)
{
  GtkWidget *window;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (title != NULL && path != NULL);

  window = g_object_new (GTK_TYPE_WINDOW,
                         "accessible-role",
                         GTK_ACCESSIBLE_ROLE_WINDOW,
                         "title",
                         title,
                         "transient-for",
                         parent,
                         "destroy-with-parent",
                         TRUE,
                         "titlebar",
                         gtk_header_bar_new (),
                         "child",
                         make_content (path),
                         NULL);
  gtk_widget_add_css_class (window, "paper");
  gtk_window_set_default_size (GTK_WINDOW (window), 760, 560);
  tengen_help_set_page (GTK_WINDOW (window), "files-open");
  add_escape (window);
  gtk_window_present (GTK_WINDOW (window));
}

/* --- The action --- */

static void
show_text_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  GtkWindow *window =
      gtk_application_get_active_window (GTK_APPLICATION (data));
  g_autofree char *path =
      g_filename_from_uri (g_variant_get_string (target, NULL), NULL, NULL);
  g_autofree char *title =
      path != NULL ? g_filename_display_basename (path) : NULL;

  if (title != NULL)
    tengen_text_window_show (window, title, path);
}

void
tengen_text_window_add_button (TengenNotice *notice, const char *path)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *action = NULL;

  g_return_if_fail (TENGEN_IS_NOTICE (notice));
  g_return_if_fail (path != NULL);

  file = g_file_new_for_path (path);
  uri = g_file_get_uri (file);
  action = g_strconcat ("app.show-text::", uri, NULL);
  tengen_notice_add_button (notice, _ ("Show Contents"), action);
}

void
tengen_text_window_install (GActionMap *map)
{
  const GActionEntry entry = {
    .name = "show-text",
    .activate = show_text_action,
    .parameter_type = "s",
  };

  g_return_if_fail (G_IS_ACTION_MAP (map));

  g_action_map_add_action_entries (map, &entry, 1, map);
}
