/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-title: what the header bar says
 *
 * What: of a game that is played: kind and board, in Renju the opening; file,
 *       where it stands; of a record that is reviewed: event and players, the
 *       move of how many, the result, file; for a moment, that something was
 *       copied.
 */
#include "tengen-window-private.h"

#include "tengen-announce.h"
#include "tengen-words-record.h"
#include "tengen-words-renju.h"

#define _(text) tengen_words_text (text)

/* As long as a glance takes. */
#define COPIED_MS 2000
/* So wide is what any bar shows, in Latin letters, also of the small ones. */
#define MOST_WIDTH 34
#define MOST_SMALL 38
/* Of what is longer this much is asked for before the buttons get their room. */
#define LEAST_WIDTH 8

static void
append_file (TengenWindow *self, GString *text)
{
  g_autofree char *name = tengen_document_get_shown_name (self->document);
  if (name != NULL)
    tengen_words_append_part (text, name);
}

/* As the row below the board counts. */
static void
append_place (GString *text, const TengenGame *game)
{
  guint cursor = 0;
  const GArray *line = tengen_game_get_line (game, &cursor);
  g_autofree char *place = g_strdup_printf ("%u / %u", cursor, line->len - 1);
  tengen_words_append_part (text, place);
}

/* Which game of a collection. */
static void
append_number (TengenWindow *self, GString *text)
{
  guint n_games;
  guint number = tengen_window_find_game (self, &n_games);
  if (number == 0)
    return;
  /* TRANSLATORS: which game of a file or a list, of how many */
  g_autofree char *part = g_strdup_printf (_ ("Game %u/%u"), number, n_games);
  tengen_words_append_part (text, part);
}

static void
append_result (GString *text, const TengenGame *game)
{
  g_autofree char *result = tengen_info_get (tengen_game_get_record (game),
                                             tengen_game_get_cursor (game),
                                             TENGEN_PROPERTY_RE);
  if (result == NULL)
    return;
  g_autofree char *words =
      tengen_words_recorded_result (result, tengen_game_get_setup (game));
  tengen_words_append_part (text, words);
}

/* The result itself stands beside the board. While it is asked whether play
 * goes on there is no count yet. */
static void
append_status (TengenWindow *self, GString *text, const TengenGame *game)
{
  gboolean early;
  const TengenPosition *position = tengen_game_get_position (game);
  if (tengen_position_get_phase (position) == TENGEN_PHASE_OVER)
    {
      tengen_words_append_part (text, _ ("Game over"));
      return;
    }
  g_object_get (self->page, "early-stop", &early, NULL);
  if (early)
    {
      tengen_words_append_part (text, _ ("Both have passed"));
      return;
    }
  g_autofree char *status = tengen_words_status (game);
  tengen_words_append_part (text, status);
}

static char *
make_subtitle (TengenWindow *self, const TengenGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);
  if (self->copied_id != 0)
    tengen_words_append_part (text, _ ("Copied"));
  if (tengen_document_get_review (self->document))
    {
      append_number (self, text);
      append_place (text, game);
      append_result (text, game);
      append_file (self, text);
    }
  else
    {
      append_file (self, text);
      append_status (self, text, game);
    }
  if (tengen_document_get_unsaved (self->document))
    tengen_words_append_part (text, _ ("not saved"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
make_title (TengenWindow *self, const TengenGame *game)
{
  if (tengen_document_get_review (self->document))
    {
      g_autofree char *title = tengen_words_title (
          tengen_game_get_record (game), tengen_game_get_cursor (game));
      if (title != NULL && *title != '\0')
        return g_steal_pointer (&title);
    }
  const TengenPosition *position = tengen_game_get_position (game);
  return tengen_position_get_renju (position) != NULL
             ? tengen_words_renju_title (position)
             : tengen_words_game (tengen_game_get_setup (game));
}

/* Goes before the buttons beside it, but for a name that is longer than any bar.
 * What has no room then, as with large letters in a narrow window, is cut off;
 * the tooltip holds the whole. */
static void
show_part (GtkLabel *label,
           const char *text,
           glong most,
           PangoEllipsizeMode mode)
{
  gboolean is_long = tengen_words_get_width (text) > most;
  gtk_label_set_label (label, text);
  gtk_label_set_ellipsize (label, mode);
  gtk_label_set_max_width_chars (label, is_long ? LEAST_WIDTH : -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), text);
}

void
tengen_window_update_title (TengenWindow *self)
{
  const TengenGame *game = tengen_window_get_game (self);
  g_autofree char *name = make_title (self, game);
  g_autofree char *subtitle = make_subtitle (self, game);
  g_autofree char *whole = tengen_document_get_title (self->document);
  g_autofree char *title =
      tengen_words_shorten (whole, TENGEN_WORDS_LINE_LETTERS);
  show_part (self->title, name, MOST_WIDTH, PANGO_ELLIPSIZE_END);
  /* that it is not saved is at the end, and is seen */
  show_part (self->subtitle,
             subtitle,
             MOST_SMALL,
             tengen_document_get_unsaved (self->document)
                 ? PANGO_ELLIPSIZE_MIDDLE
                 : PANGO_ELLIPSIZE_END);
  gtk_window_set_title (GTK_WINDOW (self), title);
  tengen_window_update_tree (self, name);
  tengen_window_update_actions (self);
}

static gboolean
copied_cb (gpointer data)
{
  TengenWindow *self = data;
  self->copied_id = 0;
  tengen_window_update_title (self);
  return G_SOURCE_REMOVE;
}

void
tengen_window_say_copied (TengenWindow *self)
{
  if (self->document == NULL)
    return;
  g_clear_handle_id (&self->copied_id, g_source_remove);
  self->copied_id = g_timeout_add (COPIED_MS, copied_cb, self);
  tengen_window_update_title (self);
  tengen_announce (GTK_WIDGET (self->subtitle), _ ("Copied"));
}
