/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-review: records: game info, games of a file, its charset,
 * reading it again
 *
 * Shape: a file that is read again takes the place of the document; changes
 *        that were not saved wait on their own (tengen_document_set_apart).
 *        One stays at the same move where the new reading has it.
 */
#include "tengen-window-private.h"

#include <string.h>

#include "tengen-describe-walk.h"
#include "tengen-record-way.h"
#include "tengen-review-charset.h"
#include "tengen-review-games.h"
#include "tengen-review-info.h"
#include "tengen-words-record.h"

#define _(text) tengen_words_text (text)

static void
info_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  tengen_play_page_flush (self->page);
  gtk_window_present (GTK_WINDOW (tengen_review_info_new (
      GTK_WINDOW (self), tengen_window_get_session (self))));
}

static void
file_chosen_cb (TengenWindow *self, GFile *file)
{
  if (self->files != NULL)
    tengen_program_open_listed (
        tengen_window_get_program (self), GTK_WINDOW (self), file, self->files);
}

/* Which of the files of the list is shown, or -1. */
static int
find_current (TengenWindow *self)
{
  GFile *file = tengen_document_get_place (self->document);
  for (guint i = 0; file != NULL && i < self->files->len; i++)
    if (g_file_equal (self->files->pdata[i], file))
      return (int) i;
  return -1;
}

/* The order is kept as long as this window is there, however often the list is
 * closed. */
static void
order_cb (TengenWindow *self, GParamSpec *pspec, TengenReviewGames *games)
{
  g_object_get (games,
                "order",
                &self->games_order,
                "reversed",
                &self->games_reversed,
                NULL);
}

static void
keep_order (TengenWindow *self, TengenReviewGames *games)
{
  static const char *const signals[] = { "notify::order", "notify::reversed" };
  g_object_set (games,
                "order",
                self->games_order,
                "reversed",
                self->games_reversed,
                NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (
        games, signals[i], G_CALLBACK (order_cb), self, G_CONNECT_SWAPPED);
}

static TengenReviewGames *
make_games (TengenWindow *self)
{
  if (self->files == NULL)
    return tengen_review_games_new (GTK_WINDOW (self),
                                    tengen_window_get_session (self));
  TengenReviewGames *games =
      tengen_review_games_new_files (GTK_WINDOW (self),
                                     tengen_window_get_session (self),
                                     self->files,
                                     find_current (self),
                                     tengen_files_read_start);
  g_signal_connect_object (games,
                           "file-chosen",
                           G_CALLBACK (file_chosen_cb),
                           self,
                           G_CONNECT_SWAPPED);
  return games;
}

void
tengen_window_set_files (TengenWindow *self, GPtrArray *files)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (files != NULL);
  if (self->files == files)
    return;
  tengen_window_close_games (self);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  self->files = g_ptr_array_ref (files);
  tengen_window_update_actions (self);
}

void
tengen_window_show_games (TengenWindow *self)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  if (self->games_window == NULL)
    {
      g_set_weak_pointer (&self->games_window, GTK_WIDGET (make_games (self)));
      keep_order (self, TENGEN_REVIEW_GAMES (self->games_window));
    }
  gtk_window_present (GTK_WINDOW (self->games_window));
}

void
tengen_window_close_games (TengenWindow *self)
{
  GtkWidget *window = self->games_window;
  if (window == NULL)
    return;
  g_clear_weak_pointer (&self->games_window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
games_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_window_show_games (TENGEN_WINDOW (widget));
}

/* --- The next game of a collection: of this file, or of a list of files --- */

static int
find_game (TengenWindow *self, guint *n_games)
{
  const TengenGame *game = tengen_window_get_game (self);
  const TengenRecord *record = tengen_game_get_record (game);
  *n_games = tengen_record_get_n_games (record);
  if (*n_games == 1 && self->files != NULL)
    {
      *n_games = self->files->len;
      return find_current (self);
    }
  for (guint i = 0; i < *n_games; i++)
    if (tengen_record_get_game (record, i) == tengen_game_get_root (game))
      return (int) i;
  return -1;
}

guint
tengen_window_find_game (TengenWindow *self, guint *n_games)
{
  g_return_val_if_fail (TENGEN_IS_WINDOW (self), 0);
  g_return_val_if_fail (n_games != NULL, 0);
  int index = find_game (self, n_games);
  return *n_games > 1 ? (guint) (index + 1) : 0;
}

static void
neighbour_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  const TengenRecord *record =
      tengen_game_get_record (tengen_window_get_game (self));
  guint n_games;
  int by = g_str_equal (name, "win.following-game") ? 1 : -1;
  int index = find_game (self, &n_games) + by;
  if (index < 0 || index >= (int) n_games)
    return;
  tengen_play_page_flush (self->page);
  if (tengen_record_get_n_games (record) > 1)
    tengen_session_goto (tengen_window_get_session (self),
                         tengen_record_get_game (record, (guint) index));
  else
    file_chosen_cb (self, self->files->pdata[index]);
}

static void
update_neighbours (TengenWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n_games;
  int index = find_game (self, &n_games);
  gboolean any = n_games > 1 && index >= 0;
  gtk_widget_action_set_enabled (
      widget, "win.preceding-game", any && index > 0);
  gtk_widget_action_set_enabled (
      widget, "win.following-game", any && index + 1 < (int) n_games);
}

/* --- Going there --- */

void
tengen_window_goto_move (TengenWindow *self, guint move)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  TengenSession *session = tengen_window_get_session (self);
  const TengenGame *game = tengen_session_get_game (session);
  TengenNode node = tengen_walk_move (game, move);
  if (node != TENGEN_NODE_NONE)
    {
      if (node != tengen_game_get_cursor (game))
        tengen_session_goto (session, node);
      return;
    }
  tengen_session_step (session, G_MAXINT);
  guint last = tengen_position_get_move (tengen_session_get_position (session));
  /* TRANSLATORS: a number of a move that is not there, that of the last one */
  g_autofree char *text = g_strdup_printf (
      _ ("There is no move %u in this game; move %u is the last one."),
      move,
      last);
  tengen_window_refuse (self, text);
}

/* Reading a file again. */

typedef struct
{
  TengenWindow *window;
  TengenDocument *document;
  /* NULL: it was another program that changed the file */
  char *charset;
} Reading;

static Reading *
reading_new (TengenWindow *self, const char *charset)
{
  Reading *reading = g_new0 (Reading, 1);
  reading->window = g_object_ref (self);
  reading->document = g_object_ref (self->document);
  reading->charset = g_strdup (charset);
  self->reading = TRUE;
  tengen_window_update_actions (self);
  return reading;
}

static void
reading_free (Reading *self)
{
  g_object_unref (self->window);
  g_object_unref (self->document);
  g_free (self->charset);
  g_free (self);
}

static void
go_way (TengenSession *session, const GArray *way)
{
  const TengenGame *game = tengen_session_get_game (session);
  TengenNode node = tengen_record_find_way (tengen_game_get_record (game), way);
  if (node != TENGEN_NODE_NONE && node != tengen_game_get_cursor (game))
    tengen_session_goto (session, node);
}

static void
tell_read_again (TengenWindow *self,
                 const Reading *reading,
                 const char *waiting)
{
  g_autofree char *name =
      reading->charset != NULL ? tengen_words_charset (reading->charset) : NULL;
  g_autofree char *read =
      name != NULL
          /* TRANSLATORS: name of a charset */
          ? g_strdup_printf (_ ("Read again as %s. Saving writes it in UTF-8."),
                             name)
          : g_strdup (_ ("The file was read again."));
  if (waiting == NULL)
    {
      tengen_window_tell (self, read, NULL, NULL);
      return;
    }
  g_autoptr (GString) text = g_string_new (read);
  tengen_words_append (text,
                       _ ("Your changes were not saved; they wait in Game "
                          "Records under “Go On With”."));
  g_autofree char *action = g_strconcat ("app.continue::", waiting, NULL);
  tengen_window_tell (self, text->str, _ ("Back to My Changes"), action);
}

static void
adopt_reading (TengenWindow *self, const Reading *reading, TengenLoaded *loaded)
{
  g_autoptr (TengenDocument) old = g_object_ref (self->document);
  tengen_play_page_flush (self->page);
  const TengenGame *game = tengen_window_get_game (self);
  g_autoptr (GArray) way = tengen_record_list_way (
      tengen_game_get_record (game), tengen_game_get_cursor (game));
  gboolean unsaved = tengen_document_get_unsaved (old);
  TengenDocument *document = tengen_document_new_loaded (
      loaded, tengen_program_get_shelf (tengen_window_get_program (self)));
  tengen_document_set_review (document, tengen_document_get_review (old));
  if (unsaved)
    tengen_document_set_apart (old);
  tengen_window_replace_document (self, document);
  go_way (tengen_window_get_session (self), way);
  tell_read_again (
      self, reading, unsaved ? tengen_document_get_journal_id (old) : NULL);
}

static void
read_again_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;
  TengenWindow *self = reading->window;
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded = tengen_loaded_read_finish (result, &error);
  self->reading = FALSE;
  /* the window may have been closed, or have another game meanwhile */
  if (self->document == reading->document &&
      gtk_window_get_application (GTK_WINDOW (self)) != NULL)
    {
      if (loaded != NULL)
        adopt_reading (self, reading, loaded);
      else
        {
          g_autofree char *text = g_strdup_printf (
              _ ("The file could not be read again. %s"), error->message);
          tengen_window_refuse (self, text);
        }
      tengen_window_update_actions (self);
    }
  reading_free (reading);
}

static void
read_again (TengenWindow *self, GBytes *bytes, const char *charset)
{
  const TengenGame *game = tengen_window_get_game (self);
  guint index = tengen_record_get_index (tengen_game_get_record (game),
                                         tengen_game_get_root (game));
  if (!self->reading)
    tengen_loaded_read_async (tengen_document_get_place (self->document),
                              bytes,
                              index,
                              charset,
                              read_again_cb,
                              reading_new (self, charset));
}

static void
reload_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  if (tengen_document_get_file (self->document) != NULL)
    read_again (self, NULL, NULL);
}

static void
charset_chosen_cb (TengenWindow *self, const char *charset)
{
  GBytes *bytes = tengen_document_get_bytes (self->document);
  if (bytes != NULL)
    read_again (self, bytes, charset);
}

static void
charset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  gboolean certain;
  const char *charset = tengen_document_get_charset (self->document, &certain);
  GBytes *bytes = tengen_document_get_bytes (self->document);
  if (bytes == NULL || charset == NULL)
    return;
  TengenReviewCharset *window =
      tengen_review_charset_new (GTK_WINDOW (self), bytes, charset, certain);
  g_signal_connect_object (window,
                           "chosen",
                           G_CALLBACK (charset_chosen_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
file_changed_cb (TengenWindow *self, const char *checksum)
{
  if (self->document == NULL)
    return;
  if (tengen_document_get_saving (self->document))
    {
      tengen_file_watch_look (self->watch);
      return;
    }
  if (g_strcmp0 (checksum, tengen_document_get_checksum (self->document)) ==
          0 ||
      g_strcmp0 (checksum, self->told_checksum) == 0)
    return;
  g_free (self->told_checksum);
  self->told_checksum = g_strdup (checksum);
  tengen_window_tell (self,
                      _ ("Another program has changed the file of this game."),
                      _ ("Read It Again"),
                      "win.reload");
}

void
tengen_window_follow_file (TengenWindow *self)
{
  if (self->watch == NULL)
    {
      self->watch = tengen_file_watch_new ();
      g_signal_connect_object (self->watch,
                               "changed",
                               G_CALLBACK (file_changed_cb),
                               self,
                               G_CONNECT_SWAPPED);
    }
  g_clear_pointer (&self->told_checksum, g_free);
  tengen_file_watch_set_file (self->watch,
                              tengen_document_get_file (self->document));
}

void
tengen_window_install_review (GtkWidgetClass *klass)
{
  /* TengenWindow|win.info: shows and changes game info */
  gtk_widget_class_install_action (klass, "win.info", NULL, info_action);
  /* TengenWindow|win.games: lists the games of the file */
  gtk_widget_class_install_action (klass, "win.games", NULL, games_action);
  /* TengenWindow|win.preceding-game: goes to the game before it */
  gtk_widget_class_install_action (
      klass, "win.preceding-game", NULL, neighbour_action);
  /* TengenWindow|win.following-game: goes to the game behind it */
  gtk_widget_class_install_action (
      klass, "win.following-game", NULL, neighbour_action);
  /* TengenWindow|win.charset: asks for the charset of the file */
  gtk_widget_class_install_action (klass, "win.charset", NULL, charset_action);
  /* TengenWindow|win.reload: reads the file again */
  gtk_widget_class_install_action (klass, "win.reload", NULL, reload_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_F8, 0, "win.review", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_i, GDK_CONTROL_MASK, "win.info", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_l, GDK_CONTROL_MASK, "win.games", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Page_Up, GDK_ALT_MASK, "win.preceding-game", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Page_Down, GDK_ALT_MASK, "win.following-game", NULL);
}

void
tengen_window_update_review (TengenWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TengenRecord *record =
      tengen_game_get_record (tengen_window_get_game (self));
  gboolean file = tengen_document_get_file (self->document) != NULL;
  gboolean place = tengen_document_get_place (self->document) != NULL;
  gtk_widget_action_set_enabled (widget,
                                 "win.games",
                                 self->files != NULL ||
                                     tengen_record_get_n_games (record) > 1);
  update_neighbours (self);
  gtk_widget_action_set_enabled (
      widget,
      "win.charset",
      place && !self->reading &&
          tengen_document_get_bytes (self->document) != NULL &&
          tengen_document_get_charset (self->document, NULL) != NULL);
  gtk_widget_action_set_enabled (widget, "win.reload", file && !self->reading);
}
