/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-long-text: fields for texts of any length
 */
#include "tengen-long-text.h"

#include <string.h>

#include "tengen-announce.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* Ends a line of the view, but is no part of the text. */
#define SOFT '\r'

/* Characters of an inserted line, and how many it may grow to by typing. A line
 * preferably ends after a blank, if one is within BLANK_CHARS. */
#define NEW_CHARS 500
#define LINE_CHARS 2000
#define BLANK_CHARS 40

/* Letters of an entry, and characters that can be typed or pasted there. */
#define ENTRY_LETTERS 500
#define ENTRY_CHARS 1000

/* The text of an entry that shows only its start. */
#define WHOLE "tengen-whole-text"

/* --- Text views --- */

/* Finds where a line is to be broken that begins at @at, or its end. */
static const char *
find_break (const char *at, const char *end)
{
  const char *blank = NULL;

  for (glong n = 0; at < end && *at != '\n' && n < NEW_CHARS;)
    {
      const char *next = tengen_words_next_letter (at);

      n += g_utf8_strlen (at, next - at);
      if (*at == ' ' && n + BLANK_CHARS >= NEW_CHARS)
        blank = next;
      at = next;
    }
  if (at >= end || *at == '\n' || blank == NULL)
    return at;
  return blank;
}

/* What comes from elsewhere may end its lines with carriage returns. */
static void
drop_returns (GString *text)
{
  g_string_replace (text, "\r\n", "\n", 0);
  g_string_replace (text, "\r", "\n", 0);
}

static char *
soften (const char *text, gsize length)
{
  g_autoptr (GString) plain = g_string_new_len (text, (gssize) length);
  GString *soft = g_string_sized_new (length);
  const char *at, *end;

  if (memchr (text, SOFT, length) != NULL)
    drop_returns (plain);
  at = plain->str;
  end = at + plain->len;
  while (at < end)
    {
      const char *next = find_break (at, end);

      g_string_append_len (soft, at, next - at);
      at = next;
      if (at < end && *at != '\n')
        g_string_append_c (soft, SOFT);
      else if (at < end)
        g_string_append_c (soft, *at++);
    }
  return g_string_free (soft, FALSE);
}

static char *
harden (const char *text)
{
  GString *plain = g_string_new (NULL);

  while (*text != '\0')
    {
      gsize n = strcspn (text, "\r");

      g_string_append_len (plain, text, (gssize) n);
      text += n + (text[n] == SOFT ? 1 : 0);
    }
  return g_string_free (plain, FALSE);
}

/* Breaks a line that has grown, in its middle. */
static void
break_line (GtkTextBuffer *buffer, int line)
{
  GtkTextIter at;
  int chars;

  gtk_text_buffer_get_iter_at_line (buffer, &at, line);
  chars = gtk_text_iter_get_chars_in_line (&at);
  if (chars <= LINE_CHARS)
    return;
  gtk_text_iter_set_line_offset (&at, chars / 2);
  if (!gtk_text_iter_is_cursor_position (&at))
    gtk_text_iter_forward_cursor_position (&at);
  if (!gtk_text_iter_ends_line (&at))
    gtk_text_buffer_insert (buffer, &at, "\r", 1);
}

static void
insert_softly (GtkTextBuffer *buffer, GtkTextIter *at, const char *text)
{
  int first = gtk_text_iter_get_line (at);
  GtkTextMark *end;

  gtk_text_buffer_insert (buffer, at, text, -1);
  end = gtk_text_buffer_create_mark (buffer, NULL, at, FALSE);
  break_line (buffer, gtk_text_iter_get_line (at));
  break_line (buffer, first);
  gtk_text_buffer_get_iter_at_mark (buffer, at, end);
  gtk_text_buffer_delete_mark (buffer, end);
}

/* What is short goes in as it is. */
static void
insert_cb (GtkTextBuffer *buffer,
           GtkTextIter *at,
           const char *text,
           int length,
           gpointer data)
{
  g_autofree char *soft = NULL;
  gsize bytes = length < 0 ? strlen (text) : (gsize) length;

  if (memchr (text, SOFT, bytes) == NULL &&
      gtk_text_iter_get_chars_in_line (at) + (glong) bytes <= LINE_CHARS)
    return;
  soft = soften (text, bytes);
  g_signal_stop_emission_by_name (buffer, "insert-text");
  g_signal_handlers_block_by_func (buffer, insert_cb, data);
  insert_softly (buffer, at, soft);
  g_signal_handlers_unblock_by_func (buffer, insert_cb, data);
}

static gboolean
copy (GtkTextView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter start, end;
  g_autofree char *text = NULL;
  g_autofree char *plain = NULL;

  if (!gtk_text_buffer_get_selection_bounds (buffer, &start, &end))
    return FALSE;
  text = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  if (strchr (text, SOFT) == NULL)
    return FALSE;
  plain = harden (text);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (view)), plain);
  return TRUE;
}

static void
copy_cb (GtkTextView *view)
{
  if (copy (view))
    g_signal_stop_emission_by_name (view, "copy-clipboard");
}

static void
cut_cb (GtkTextView *view)
{
  if (!copy (view))
    return;
  g_signal_stop_emission_by_name (view, "cut-clipboard");
  gtk_text_buffer_delete_selection (
      gtk_text_view_get_buffer (view), TRUE, gtk_text_view_get_editable (view));
}

/* A view may learn how high its text is only while it is drawn, and that it has
 * to scroll for that; its bar, which is drawn next, must have a place then. */
static void
height_changed_cb (GtkScrolledWindow *scroller)
{
  GtkWidget *bar = gtk_scrolled_window_get_vscrollbar (scroller);
  graphene_rect_t box;
  GtkAllocation area;

  if (!gtk_widget_get_mapped (bar) ||
      !gtk_widget_compute_bounds (bar, GTK_WIDGET (scroller), &box))
    return;
  area.x = (int) box.origin.x;
  area.y = (int) box.origin.y;
  area.width = (int) box.size.width;
  area.height = (int) box.size.height;
  gtk_widget_size_allocate (bar, &area, -1);
}

static void
parent_cb (GtkWidget *view)
{
  static const char *const signals[] = { "changed", "value-changed" };
  GtkWidget *scroller = gtk_widget_get_parent (view);

  for (gsize i = 0;
       i < G_N_ELEMENTS (signals) && GTK_IS_SCROLLED_WINDOW (scroller);
       i++)
    g_signal_connect_object (
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)),
        signals[i],
        G_CALLBACK (height_changed_cb),
        scroller,
        G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

void
tengen_long_text_keep_bar (GtkTextView *view)
{
  g_return_if_fail (GTK_IS_TEXT_VIEW (view));

  g_signal_connect (view, "notify::parent", G_CALLBACK (parent_cb), NULL);
  parent_cb (GTK_WIDGET (view));
}

void
tengen_long_text_attach (GtkTextView *view)
{
  g_return_if_fail (GTK_IS_TEXT_VIEW (view));

  tengen_long_text_keep_bar (view);
  g_signal_connect (gtk_text_view_get_buffer (view),
                    "insert-text",
                    G_CALLBACK (insert_cb),
                    NULL);
  g_signal_connect (view, "copy-clipboard", G_CALLBACK (copy_cb), NULL);
  g_signal_connect (view, "cut-clipboard", G_CALLBACK (cut_cb), NULL);
}

char *
tengen_long_text_get (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  g_return_val_if_fail (GTK_IS_TEXT_BUFFER (buffer), NULL);

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  return strchr (text, SOFT) == NULL ? g_steal_pointer (&text) : harden (text);
}

void
tengen_long_text_find_places (GtkTextBuffer *buffer, guint *places, guint n)
{
  GtkTextIter start, end;
  g_autofree char *text = NULL;
  const char *at;
  guint plain = 0, soft = 0;

  g_return_if_fail (GTK_IS_TEXT_BUFFER (buffer));
  g_return_if_fail (places != NULL || n == 0);

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  at = text = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  for (guint i = 0; i < n; i++)
    {
      for (; *at != '\0' && plain < places[i]; at = g_utf8_next_char (at))
        {
          soft += *at == SOFT ? 1 : 0;
          plain += *at == SOFT ? 0 : 1;
        }
      places[i] = plain + soft;
    }
}

/* --- Entries --- */

/* Gives NULL for an entry that shows all of its text. */
static const char *
get_whole (GtkEntry *entry)
{
  const char *whole = g_object_get_data (G_OBJECT (entry), WHOLE);

  return whole != NULL && *whole != '\0' ? whole : NULL;
}

static void
remove_cb (GtkEntry *entry)
{
  if (get_whole (entry) == NULL)
    return;
  tengen_long_text_fill_entry (entry, "");
  gtk_widget_grab_focus (GTK_WIDGET (entry));
}

static gboolean
key_cb (GtkEntry *entry, guint key)
{
  if (get_whole (entry) == NULL ||
      (key != GDK_KEY_Delete && key != GDK_KEY_BackSpace))
    return GDK_EVENT_PROPAGATE;
  remove_cb (entry);
  return GDK_EVENT_STOP;
}

static void
hear_removal (GtkEntry *entry)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), entry);
  gtk_widget_add_controller (GTK_WIDGET (entry), keys);
  g_signal_connect (entry, "icon-press", G_CALLBACK (remove_cb), NULL);
}

static void
set_whole (GtkEntry *entry, const char *text)
{
  const char *hint = _ ("Too long to be changed here; it can only be removed "
                        "as a whole (Delete).");

  if (g_object_get_data (G_OBJECT (entry), WHOLE) == NULL)
    hear_removal (entry);
  /* once long, it is listened to: "" stands for none */
  g_object_set_data_full (G_OBJECT (entry), WHOLE, g_strdup (text), g_free);
  gtk_editable_set_editable (GTK_EDITABLE (entry), *text == '\0');
  gtk_entry_set_icon_from_icon_name (entry,
                                     GTK_ENTRY_ICON_SECONDARY,
                                     *text != '\0' ? "edit-clear-symbolic"
                                                   : NULL);
  gtk_entry_set_icon_tooltip_text (
      entry, GTK_ENTRY_ICON_SECONDARY, *text != '\0' ? hint : NULL);
  tengen_announce_describe (GTK_WIDGET (entry), *text != '\0' ? hint : "");
}

void
tengen_long_text_fill_entry (GtkEntry *entry, const char *text)
{
  g_autofree char *shown = NULL;
  gboolean is_cut;

  g_return_if_fail (GTK_IS_ENTRY (entry) && text != NULL);

  shown = tengen_words_shorten (text, ENTRY_LETTERS);
  is_cut = !g_str_equal (shown, text);
  if (is_cut)
    {
      g_free (shown);
      shown = tengen_words_shorten (text, TENGEN_WORDS_NAME_LETTERS);
    }
  if (is_cut || get_whole (entry) != NULL)
    set_whole (entry, is_cut ? text : "");
  gtk_entry_set_max_length (entry, ENTRY_CHARS);
  gtk_editable_set_text (GTK_EDITABLE (entry), shown);
}

char *
tengen_long_text_dup_entry (GtkEntry *entry)
{
  const char *whole;

  g_return_val_if_fail (GTK_IS_ENTRY (entry), NULL);

  whole = get_whole (entry);
  return g_strdup (
      whole != NULL ? whole : gtk_editable_get_text (GTK_EDITABLE (entry)));
}
