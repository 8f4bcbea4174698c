/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-export-window and -choices: each format is saved, what cannot
 * be is said, what is stopped or fails leaves the old file, the clipboard.
 */
#include "app-folder.h"
#include "cff-leak.h"
#include "display-start.h"
#include "template-child.h"
#include "tengen-export-preview.h"
#include "tengen-export-window.h"
#include "tengen-sgf-reader.h"

#include <string.h>

#define LINE "(;GM[1]SZ[9];B[ee];W[cc];B[gg]LB[aa:A](;W[cg])(;W[gc]))"

typedef struct
{
  char *folder;
  TengenExportWindow *window;
} Fixture;

static TengenSession *
open_session (const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);

  return tengen_session_new (
      tengen_game_open (g_steal_pointer (&reading->record), 0));
}

static void
open_window (Fixture *f, const char *text)
{
  g_autoptr (TengenSession) session = open_session (text);
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  f->window = tengen_export_window_new (NULL, NULL, "game");
  tengen_export_choices_set_session (
      tengen_export_window_get_choices (f->window),
      session,
      &style,
      TENGEN_VIEW_NUMBERS_NONE);
  gtk_window_present (GTK_WINDOW (f->window));
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = folder_new ();
  open_window (f, data != NULL ? data : LINE);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  if (f->window != NULL)
    gtk_window_destroy (GTK_WINDOW (f->window));
  settle ();
  folder_remove (f->folder);
  g_free (f->folder);
}

/* A widget of the choices. */
static gpointer
get_choice (Fixture *f, const char *name)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (tengen_export_window_get_choices (f->window)),
      TENGEN_TYPE_EXPORT_CHOICES,
      name);
}

/* A widget of the window. */
static gpointer
get_part (Fixture *f, const char *name)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (f->window), TENGEN_TYPE_EXPORT_WINDOW, name);
}

/* A widget of the preview. */
static gpointer
get_shown (Fixture *f, const char *name)
{
  return gtk_widget_get_template_child (
      get_part (f, "preview"), TENGEN_TYPE_EXPORT_PREVIEW, name);
}

static void
choose (Fixture *f, const char *name, guint index)
{
  gtk_drop_down_set_selected (get_choice (f, name), index);
  settle ();
}

static gboolean
is_possible (Fixture *f, const char *name)
{
  return gtk_widget_is_sensitive (get_choice (f, name));
}

static GFile *
get_file (Fixture *f, const char *name)
{
  return g_file_new_build_filename (f->folder, name, NULL);
}

static void
wait_told (Fixture *f)
{
  while (*template_text (f->window, "told") == '\0')
    g_main_context_iteration (NULL, TRUE);
}

static void
save (Fixture *f, const char *name)
{
  g_autoptr (GFile) file = get_file (f, name);

  tengen_export_window_save (f->window, file);
  wait_told (f);
}

static void
check_head (Fixture *f, const char *name, const char *head)
{
  g_autofree char *path = g_build_filename (f->folder, name, NULL);
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpuint (length, >, strlen (head));
  g_assert_cmpmem (bytes, strlen (head), head, strlen (head));
}

static void
test_formats (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *head;
    TengenPaintExportFormat format;
  } rows[] = {
    { "a.png", "\x89PNG", TENGEN_PAINT_EXPORT_PNG },
    { "a.svg", "<?xml", TENGEN_PAINT_EXPORT_SVG },
    { "a.pdf", "%PDF", TENGEN_PAINT_EXPORT_PDF },
    { "a.gif", "GIF89a", TENGEN_PAINT_EXPORT_GIF },
    { "a.txt", "$$Bc9\n$$  ---", TENGEN_PAINT_EXPORT_ASCII },
    { "a.tex", "% \\usepackage{psgo}", TENGEN_PAINT_EXPORT_LATEX },
  };

  /* without wood, which takes time */
  choose (f, "theme", TENGEN_PAINT_THEME_PAPER);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      choose (f, "format", rows[i].format);
      save (f, rows[i].name);
      g_assert_nonnull (
          strstr (template_text (f->window, "told"), rows[i].name));
      check_head (f, rows[i].name, rows[i].head);
    }
  g_assert_cmpuint (folder_count (f->folder), ==, G_N_ELEMENTS (rows));
}

/* What a format does not have is grey. */
static void
test_grey (Fixture *f, gconstpointer data)
{
  g_assert_true (is_possible (f, "theme") && is_possible (f, "size"));
  g_assert_false (gtk_widget_get_visible (get_choice (f, "film")));
  g_assert_false (is_possible (f, "corners"));
  choose (f, "format", TENGEN_PAINT_EXPORT_GIF);
  g_assert_true (gtk_widget_get_visible (get_choice (f, "film")));
  choose (f, "format", TENGEN_PAINT_EXPORT_ASCII);
  g_assert_false (is_possible (f, "theme") || is_possible (f, "size"));
  g_assert_true (is_possible (f, "coordinates"));
}

/* Each format finds its own size again. */
static void
test_size (Fixture *f, gconstpointer data)
{
  GtkSpinButton *size = get_choice (f, "size");

  gtk_spin_button_set_value (size, 500);
  choose (f, "format", TENGEN_PAINT_EXPORT_PDF);
  g_assert_cmpfloat (gtk_spin_button_get_value (size), ==, 10);
  g_assert_cmpstr (
      gtk_label_get_label (get_shown (f, "measure")), ==, "10.0 × 10.0 cm");
  gtk_spin_button_set_value (size, 20);
  choose (f, "format", TENGEN_PAINT_EXPORT_GIF);
  g_assert_cmpfloat (gtk_spin_button_get_value (size), ==, 480);
  choose (f, "format", TENGEN_PAINT_EXPORT_PNG);
  g_assert_cmpfloat (gtk_spin_button_get_value (size), ==, 500);
  g_assert_cmpstr (
      gtk_label_get_label (get_shown (f, "measure")), ==, "500 × 500 pixels");
}

static char *
get_text (Fixture *f)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (get_shown (f, "text"));
  char *text;

  g_object_get (buffer, "text", &text, NULL);
  return text;
}

/* The preview of a text is the text; a part is a corner, or what is written. */
static void
test_part (Fixture *f, gconstpointer data)
{
  GtkEditable *corners = get_choice (f, "corners");
  g_autofree char *text = NULL;

  choose (f, "format", TENGEN_PAINT_EXPORT_ASCII);
  choose (f, "part", 1);
  g_assert_cmpstr (gtk_editable_get_text (corners), ==, "A5:E9");
  choose (f, "part", 4);
  g_assert_cmpstr (gtk_editable_get_text (corners), ==, "E1:J5");
  choose (f, "part", 5);
  gtk_editable_set_text (corners, "c9 : A8");
  text = get_text (f);
  g_assert_cmpstr (text, ==, "$$Bc9\n$$  -------\n$$ | . . .\n$$ | . . .\n");
  gtk_editable_set_text (corners, "C9:A");
  g_assert_nonnull (
      strstr (gtk_label_get_label (get_shown (f, "measure")), "A1:K10"));
  gtk_widget_activate_action (GTK_WIDGET (f->window), "export.save", NULL);
  g_assert_cmpstr (template_text (f->window, "told"), ==, "");
}

/* What was chosen while the preview was painted is painted behind it. */
static void
test_chosen_last (Fixture *f, gconstpointer data)
{
  TengenExportPreview *preview = get_part (f, "preview");
  GdkTexture *shown;

  gtk_drop_down_set_selected (get_choice (f, "part"), 5);
  gtk_editable_set_text (get_choice (f, "corners"), "A9:J8");
  do
    {
      g_main_context_iteration (NULL, TRUE);
      shown = tengen_export_preview_get_texture (preview);
    }
  while (shown == NULL ||
         gdk_texture_get_width (shown) < 2 * gdk_texture_get_height (shown));
}

static void
test_no_latex (Fixture *f, gconstpointer data)
{
  choose (f, "format", TENGEN_PAINT_EXPORT_LATEX);
  g_assert_nonnull (
      strstr (gtk_label_get_label (get_shown (f, "measure")), "19"));
  choose (f, "format", TENGEN_PAINT_EXPORT_PNG);
  save (f, "a.png");
  check_head (f, "a.png", "\x89PNG");
}

/* Of a large board a film of all moves would take gigabytes. */
static void
test_long (Fixture *f, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("(;GM[1]SZ[52]");

  for (int i = 0; i < 300; i++)
    g_string_append_printf (
        text, ";%c[%c%c]", "BW"[i % 2], 'a' + i % 26, 'a' + i / 26);
  g_string_append_c (text, ')');
  gtk_window_destroy (GTK_WINDOW (f->window));
  open_window (f, text->str);
  choose (f, "format", TENGEN_PAINT_EXPORT_GIF);
  gtk_spin_button_set_value (get_choice (f, "from"), 1);
  settle ();
  g_assert_nonnull (
      strstr (gtk_label_get_label (get_shown (f, "measure")), "295"));
  gtk_widget_activate_action (GTK_WIDGET (f->window), "export.save", NULL);
  g_assert_cmpstr (template_text (f->window, "told"), ==, "");
  gtk_spin_button_set_value (get_choice (f, "from"), 290);
  settle ();
  save (f, "a.gif");
  check_head (f, "a.gif", "GIF89a");
}

/* A name of another format is refused; a folder that is none is told; what was
 * there stays. */
static void
test_refused (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "a.svg", NULL);
  g_autofree char *text = NULL;

  folder_write (path, "old");
  save (f, "a.svg");
  g_assert_nonnull (strstr (template_text (f->window, "told"), "Not saved."));
  text = folder_read (path);
  g_assert_cmpstr (text, ==, "old");
  save (f, "no/a.png");
  while (strstr (template_text (f->window, "told"), ".svg") != NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_told (f);
  g_assert_nonnull (strstr (template_text (f->window, "told"), "Not saved."));
}

/* Stopping leaves the old file and no other. */
static void
test_stop (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "a.gif", NULL);
  g_autoptr (GFile) file = get_file (f, "a.gif");
  g_autofree char *text = NULL;

  folder_write (path, "old");
  choose (f, "format", TENGEN_PAINT_EXPORT_GIF);
  tengen_export_window_save (f->window, file);
  g_assert_true (gtk_revealer_get_reveal_child (get_part (f, "work")));
  gtk_widget_activate_action (GTK_WIDGET (f->window), "export.stop", NULL);
  wait_told (f);
  g_assert_cmpstr (
      template_text (f->window, "told"), ==, "Stopped. Nothing was saved.");
  g_assert_false (gtk_revealer_get_reveal_child (get_part (f, "work")));
  text = folder_read (path);
  g_assert_cmpstr (text, ==, "old");
  g_assert_cmpuint (folder_count (f->folder), ==, 1);
}

/* A window that is closed while it works stops that. */
static void
test_close (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = get_file (f, "a.gif");
  TengenExportWindow *window = f->window;

  choose (f, "format", TENGEN_PAINT_EXPORT_GIF);
  tengen_export_window_save (window, file);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (f->window));
  f->window = NULL;
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (folder_count (f->folder), ==, 0);
}

static void
text_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data =
      gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_copy (Fixture *f, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (f->window));
  GdkContentFormats *formats;
  g_autofree char *text = NULL;

  choose (f, "theme", TENGEN_PAINT_THEME_PAPER);
  choose (f, "format", TENGEN_PAINT_EXPORT_SVG);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "export.copy", NULL);
  wait_told (f);
  formats = gdk_clipboard_get_formats (clipboard);
  g_assert_true (
      gdk_content_formats_contain_mime_type (formats, "image/svg+xml"));
  choose (f, "format", TENGEN_PAINT_EXPORT_PNG);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "export.copy", NULL);
  wait_told (f);
  formats = gdk_clipboard_get_formats (clipboard);
  g_assert_true (gdk_content_formats_contain_gtype (formats, GDK_TYPE_TEXTURE));
  choose (f, "format", TENGEN_PAINT_EXPORT_ASCII);
  gtk_widget_activate_action (GTK_WIDGET (f->window), "export.copy", NULL);
  wait_told (f);
  gdk_clipboard_read_text_async (clipboard, NULL, text_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (text, "$$Bc9\n"));
}

/* Without them a text does not ask for them either. */
static void
test_coordinates (Fixture *f, gconstpointer data)
{
  g_autofree char *text = NULL;

  choose (f, "format", TENGEN_PAINT_EXPORT_ASCII);
  gtk_check_button_set_active (get_choice (f, "coordinates"), FALSE);
  text = get_text (f);
  g_assert_true (g_str_has_prefix (text, "$$B9\n"));
}

/* Within the game the moves that follow are offered. */
static void
test_moves_from_here (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenSession) session = open_session (LINE);
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  tengen_session_goto (session, 3);
  tengen_export_choices_set_session (
      tengen_export_window_get_choices (f->window),
      session,
      &style,
      TENGEN_VIEW_NUMBERS_NONE);
  g_assert_cmpint (
      gtk_spin_button_get_value_as_int (get_choice (f, "from")), ==, 3);
}

/* At the start of the game the moves of its line are offered. */
static void
test_moves (Fixture *f, gconstpointer data)
{
  GtkSpinButton *from = get_choice (f, "from");
  GtkSpinButton *to = get_choice (f, "to");
  TengenExportWish wish;
  TengenExportChoices *choices = tengen_export_window_get_choices (f->window);
  g_autofree char *fault = NULL;
  g_autoptr (GPtrArray) views = NULL;
  g_autoptr (GPtrArray) shown = NULL;
  const TengenView *last;

  choose (f, "format", TENGEN_PAINT_EXPORT_GIF);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (from), ==, 1);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (to), ==, 4);
  gtk_spin_button_set_value (to, 2);
  gtk_spin_button_set_value (from, 3);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (to), ==, 3);
  /* two moves and what was before, a second each, the last one three */
  g_assert_nonnull (strstr (gtk_label_get_label (get_shown (f, "measure")),
                            "2 pictures, 4 s"));
  fault = tengen_export_choices_read (choices, &wish);
  g_assert_null (fault);
  views = tengen_export_choices_list (choices, &wish);
  g_assert_cmpuint (views->len, ==, 2);
  g_assert_cmpuint (tengen_export_choices_count (choices, &wish), ==, 2);
  last = g_ptr_array_index (views, 1);
  g_assert_cmpint (last->stones[6 * 9 + 6], ==, TENGEN_STONE_BLACK);
  g_assert_cmpstr (last->labels[0], ==, "A");

  shown = tengen_export_choices_list_last (choices, &wish);
  g_assert_cmpuint (shown->len, ==, 1);
  g_assert_cmpstr (
      ((TengenView *) g_ptr_array_index (shown, 0))->labels[0], ==, "A");
}

static void
add (const char *path,
     const char *text,
     void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, text, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/export-window/formats", NULL, test_formats);
  add ("/export-window/grey", NULL, test_grey);
  add ("/export-window/size", NULL, test_size);
  add ("/export-window/part", NULL, test_part);
  add ("/export-window/chosen-last", NULL, test_chosen_last);
  add ("/export-window/no-latex", "(;GM[1]SZ[9:5])", test_no_latex);
  add ("/export-window/long", NULL, test_long);
  add ("/export-window/refused", NULL, test_refused);
  add ("/export-window/stop", NULL, test_stop);
  add ("/export-window/close", NULL, test_close);
  add ("/export-window/coordinates", NULL, test_coordinates);
  add ("/export-window/copy", NULL, test_copy);
  add ("/export-window/moves", NULL, test_moves);
  add ("/export-window/moves/from-here", NULL, test_moves_from_here);
  return g_test_run ();
}
