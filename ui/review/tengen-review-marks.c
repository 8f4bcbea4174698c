/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-marks: words that were found, marked where they stand (検索)
 *
 * Shape: all marks are made anew whenever a text changes. The ellipsis of a text
 *        that is cut is no part of it.
 */
#include "tengen-review-marks.h"

#include "tengen-describe-find.h"
#include "tengen-long-text.h"

#include <string.h>

/* The tint of all places, a third of the colour, and the letters of the current
 * one on all of it. */
static const GdkRGBA TINT = { 0.95f, 0.72f, 0.02f, 0.33f };
static const GdkRGBA INK = { 0.1f, 0.1f, 0.11f, 1 };

/* As many places of a comment are marked, those around the current one: each
 * costs some microseconds, and one letter may stand there ten thousand times. */
#define MOST_MARKS 1000

/* After so many frames without a change a view stands still; so many are waited
 * for at most, and it is scrolled so many times at most. */
#define FRAMES_TO_STAND 2
#define MOST_FRAMES 600
#define MOST_TRIES 5

struct _TengenReviewMarks
{
  /* Borrowed */
  GtkTextView *view;
  GtkTextBuffer *buffer;
  GtkEntry *entry;
  GtkTextTag *each;
  GtkTextTag *one;

  /* Owned */
  char *wanted;

  /* while it is waited for the layout */
  guint scroll_id;
  guint n_frames;
  guint n_tries;
  guint n_still;
  double seen[3];

  TengenProperty field;
  int index;
  /* the view shows a start */
  gboolean cut;
  /* the current place is shown */
  gboolean is_shown;
};

static void
add_tags (TengenReviewMarks *self)
{
  GdkRGBA full = TINT;

  full.alpha = 1;
  /* clang-format off */
  self->each = gtk_text_buffer_create_tag (self->buffer, NULL,
                                           "background-rgba", &TINT,
                                           "underline", PANGO_UNDERLINE_SINGLE,
                                           NULL);
  self->one = gtk_text_buffer_create_tag (self->buffer, NULL,
                                          "background-rgba", &full,
                                          "foreground-rgba", &INK,
                                          "underline", PANGO_UNDERLINE_DOUBLE,
                                          NULL);
  /* clang-format on */
}

TengenReviewMarks *
tengen_review_marks_new (GtkTextView *view, GtkEntry *entry)
{
  TengenReviewMarks *self;

  g_return_val_if_fail (GTK_IS_TEXT_VIEW (view) && GTK_IS_ENTRY (entry), NULL);

  self = g_new0 (TengenReviewMarks, 1);
  self->view = view;
  self->buffer = gtk_text_view_get_buffer (view);
  self->entry = entry;
  self->index = -1;
  self->is_shown = TRUE;
  add_tags (self);
  return self;
}

void
tengen_review_marks_free (TengenReviewMarks *self)
{
  if (self == NULL)
    return;
  if (self->scroll_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->view), self->scroll_id);
  g_free (self->wanted);
  g_free (self);
}

/* Drops the ellipsis. */
static void
drop_end (char *text, gboolean cut)
{
  gsize length = strlen (text);

  if (cut && length > 0)
    *g_utf8_prev_char (text + length) = '\0';
}

/* --- The comment --- */

static void
tag_range (TengenReviewMarks *self, GtkTextTag *tag, guint start, guint end)
{
  GtkTextIter from, to;

  gtk_text_buffer_get_iter_at_offset (self->buffer, &from, (int) start);
  gtk_text_buffer_get_iter_at_offset (self->buffer, &to, (int) end);
  gtk_text_buffer_apply_tag (self->buffer, tag, &from, &to);
}

static gboolean
is_in_sight (TengenReviewMarks *self)
{
  GtkTextIter start, end;
  GdkRectangle first, last, sight;

  gtk_text_buffer_get_iter_at_mark (
      self->buffer, &start, gtk_text_buffer_get_insert (self->buffer));
  end = start;
  if (gtk_text_iter_forward_to_tag_toggle (&end, self->one))
    gtk_text_iter_backward_char (&end);
  gtk_text_view_get_iter_location (self->view, &start, &first);
  gtk_text_view_get_iter_location (self->view, &end, &last);
  gtk_text_view_get_visible_rect (self->view, &sight);
  return first.y >= sight.y && last.y + last.height <= sight.y + sight.height;
}

/* Whether the view is neither scrolled nor laid out any more. */
static gboolean
is_still (TengenReviewMarks *self)
{
  GtkAdjustment *bar =
      gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));
  double seen[] = { gtk_adjustment_get_value (bar),
                    gtk_adjustment_get_upper (bar),
                    gtk_adjustment_get_page_size (bar) };

  if (memcmp (seen, self->seen, sizeof seen) != 0)
    self->n_still = 0;
  memcpy (self->seen, seen, sizeof seen);
  return ++self->n_still > FRAMES_TO_STAND;
}

/* A view forgets to scroll where its own height changes meanwhile, as when a bar
 * or a row comes or goes, or that of its text, which it lays out bit by bit. */
static gboolean
scroll_cb (GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
  TengenReviewMarks *self = data;

  if (!is_still (self) && ++self->n_frames < MOST_FRAMES)
    return G_SOURCE_CONTINUE;
  if (!is_in_sight (self) && ++self->n_tries <= MOST_TRIES)
    {
      self->n_still = 0;
      gtk_text_view_scroll_to_mark (self->view,
                                    gtk_text_buffer_get_insert (self->buffer),
                                    0,
                                    TRUE,
                                    0,
                                    0.4);
      return G_SOURCE_CONTINUE;
    }
  self->scroll_id = 0;
  return G_SOURCE_REMOVE;
}

/* Whoever goes on by keys goes on there. */
static void
scroll_to (TengenReviewMarks *self, guint place)
{
  GtkTextIter at;

  gtk_text_buffer_get_iter_at_offset (self->buffer, &at, (int) place);
  gtk_text_buffer_place_cursor (self->buffer, &at);
  self->n_frames = 0;
  self->n_tries = 0;
  self->n_still = 0;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (
        GTK_WIDGET (self->view), scroll_cb, self, NULL);
}

/* The first of @n places that is marked. */
static guint
get_first (guint n, int current)
{
  int first = current - MOST_MARKS / 2;

  return n > MOST_MARKS ? (guint) CLAMP (first, 0, (int) (n - MOST_MARKS)) : 0;
}

static gboolean
mark_comment (TengenReviewMarks *self, gboolean scroll)
{
  int current = self->field == TENGEN_PROPERTY_C ? self->index : -1;
  g_autofree char *text = tengen_long_text_get (self->buffer);
  g_autoptr (GArray) ranges = NULL;
  guint *places;
  guint n, first;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  gtk_text_buffer_remove_tag (self->buffer, self->each, &start, &end);
  gtk_text_buffer_remove_tag (self->buffer, self->one, &start, &end);
  drop_end (text, self->cut);
  ranges = tengen_find_in_text (text, self->wanted != NULL ? self->wanted : "");
  /* a range is two places */
  places = (guint *) (gpointer) ranges->data;
  n = ranges->len;
  tengen_long_text_find_places (self->buffer, places, 2 * n);
  first = get_first (n, current);
  for (guint i = first; i < MIN (n, first + MOST_MARKS); i++)
    tag_range (self,
               (int) i == current ? self->one : self->each,
               places[2 * i],
               places[2 * i + 1]);
  if (current >= 0 && current < (int) n && scroll)
    scroll_to (self, places[2 * current]);
  return current < (int) n;
}

/* --- The name --- */

static void
add_attribute (PangoAttrList *list,
               PangoAttribute *attribute,
               guint start,
               guint end)
{
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert (list, attribute);
}

static guint16
get_part (float part)
{
  return (guint16) (part * 65535);
}

static void
add_place (PangoAttrList *list, guint start, guint end, gboolean is_current)
{
  PangoAttribute *attributes[] = {
    pango_attr_background_new (
        get_part (TINT.red), get_part (TINT.green), get_part (TINT.blue)),
    pango_attr_background_alpha_new (get_part (is_current ? 1 : TINT.alpha)),
    pango_attr_underline_new (is_current ? PANGO_UNDERLINE_DOUBLE
                                         : PANGO_UNDERLINE_SINGLE),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (attributes); i++)
    add_attribute (list, attributes[i], start, end);
  if (is_current)
    add_attribute (list,
                   pango_attr_foreground_new (get_part (INK.red),
                                              get_part (INK.green),
                                              get_part (INK.blue)),
                   start,
                   end);
}

static gboolean
mark_name (TengenReviewMarks *self, gboolean scroll)
{
  int current = self->field == TENGEN_PROPERTY_N ? self->index : -1;
  g_autofree char *text =
      g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  g_autofree char *whole = tengen_long_text_dup_entry (self->entry);
  g_autoptr (PangoAttrList) list = pango_attr_list_new ();
  g_autoptr (GArray) ranges = NULL;

  drop_end (text, g_strcmp0 (text, whole) != 0);
  ranges = tengen_find_in_text (text, self->wanted != NULL ? self->wanted : "");
  for (guint i = 0; i < ranges->len; i++)
    {
      const TengenFindRange *range =
          &g_array_index (ranges, TengenFindRange, i);

      add_place (list,
                 (guint) (g_utf8_offset_to_pointer (text, range->start) - text),
                 (guint) (g_utf8_offset_to_pointer (text, range->end) - text),
                 (int) i == current);
      if ((int) i == current && scroll)
        gtk_editable_set_position (GTK_EDITABLE (self->entry),
                                   (int) range->start);
    }
  gtk_entry_set_attributes (self->entry, list);
  return current < (int) ranges->len;
}

/* --- Both --- */

static void
mark (TengenReviewMarks *self, gboolean scroll)
{
  gboolean in_name = mark_name (self, scroll);
  gboolean in_comment = mark_comment (self, scroll);

  self->is_shown = in_name && in_comment;
}

void
tengen_review_marks_set_wanted (TengenReviewMarks *self, const char *wanted)
{
  g_return_if_fail (self != NULL);

  if (g_strcmp0 (self->wanted, wanted) == 0)
    return;
  g_free (self->wanted);
  self->wanted = g_strdup (wanted);
  self->index = -1;
  mark (self, FALSE);
}

gboolean
tengen_review_marks_set_current (TengenReviewMarks *self,
                                 TengenProperty field,
                                 int index)
{
  g_return_val_if_fail (self != NULL, FALSE);

  self->field = field;
  self->index = index;
  if (index >= 0 && self->wanted != NULL)
    mark (self, TRUE);
  return self->is_shown;
}

gboolean
tengen_review_marks_update (TengenReviewMarks *self, gboolean cut)
{
  g_return_val_if_fail (self != NULL, FALSE);

  self->cut = cut;
  if (self->wanted != NULL)
    mark (self, !self->is_shown);
  return self->is_shown || self->field != TENGEN_PROPERTY_C;
}
