/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-actions: new game, open, save, steps back
 *
 * Shape: one function for each action, one that installs them, one that says
 *        which are of use.
 */
#include "tengen-window-private.h"

#include <string.h>

#include "tengen-file-picker.h"
#include "tengen-game-names.h"
#include "tengen-play-new.h"
#include "tengen-recent.h"
#include "tengen-shortcuts.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* One saving, from the choice of a place to the answer of the disk. */
typedef struct
{
  TengenWindow *window;
  TengenDocument *document;
  TengenApplication *program;
} Request;

static Request *
request_new (TengenWindow *self)
{
  Request *request = g_new0 (Request, 1);
  request->window = g_object_ref (self);
  request->document = g_object_ref (self->document);
  request->program = g_object_ref (
      TENGEN_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  /* the window may be closed before the disk has answered */
  g_application_hold (G_APPLICATION (request->program));
  return request;
}

static void
request_free (Request *self)
{
  g_application_release (G_APPLICATION (self->program));
  g_object_unref (self->window);
  g_object_unref (self->document);
  g_object_unref (self->program);
  g_free (self);
}

static void
start_game (TengenWindow *self, const TengenGameSetup *setup)
{
  TengenApplication *program = tengen_window_get_program (self);
  tengen_settings_set_setup (tengen_application_get_settings (program), setup);
  tengen_window_replace_document (
      self,
      tengen_document_new (setup, tengen_application_get_shelf (program)));
}

static void
start_cb (TengenWindow *self,
          const TengenGameSetup *setup,
          TengenPlayNew *dialog)
{
  TengenPlayPlan plan;
  tengen_play_new_get_plan (dialog, &plan);
  if (plan.asked_take_back)
    tengen_window_start_match (self, setup, &plan);
  else
    start_game (self, setup);
}

static void
exchange_texts (char **one, char **other)
{
  char *text = *one;
  *one = *other;
  *other = text;
}

/* Rank and time go with the person. */
static void
exchange_players (TengenGameSetup *setup)
{
  TengenClockTime time = setup->clock.seats[TENGEN_SEAT_FIRST];
  setup->clock.seats[TENGEN_SEAT_FIRST] =
      setup->clock.seats[TENGEN_SEAT_SECOND];
  setup->clock.seats[TENGEN_SEAT_SECOND] = time;
  exchange_texts (&setup->black, &setup->white);
  exchange_texts (&setup->black_rank, &setup->white_rank);
}

/* The setup of the next game. In Renju who began may have White at its end:
 * then the first node has the names, not the seats, the other way round. */
static TengenGameSetup *
make_next_setup (const TengenGame *game)
{
  TengenGameSetup *setup =
      tengen_game_setup_copy (tengen_game_get_setup (game));
  if (tengen_names_are_swapped (
          tengen_game_get_record (game), tengen_game_get_root (game), setup))
    {
      exchange_texts (&setup->black, &setup->white);
      exchange_texts (&setup->black_rank, &setup->white_rank);
    }
  g_clear_pointer (&setup->match, g_free);
  memset (setup->past_moves, 0, sizeof setup->past_moves);
  memset (setup->past_prisoners, 0, sizeof setup->past_prisoners);
  return setup;
}

static void
again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  g_autoptr (TengenGameSetup) setup =
      make_next_setup (tengen_window_get_game (self));
  start_game (self, setup);
}

static void
again_exchanged_action (GtkWidget *widget,
                        const char *name,
                        GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  g_autoptr (TengenGameSetup) setup =
      make_next_setup (tengen_window_get_game (self));
  exchange_players (setup);
  start_game (self, setup);
}

static void
new_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  TengenApplication *program =
      TENGEN_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
  TengenSettings *settings = tengen_application_get_settings (program);
  g_autoptr (TengenGameSetup) last = tengen_settings_get_setup (settings);
  TengenPlayNew *dialog = tengen_play_new_new (
      GTK_WINDOW (self), tengen_settings_get_rule_shelf (settings), last);
  tengen_play_new_set_players (dialog,
                               tengen_settings_get_player_shelf (settings));
  g_signal_connect_object (
      dialog, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
open_picked_cb (GFile *file, gpointer data)
{
  g_autoptr (TengenWindow) self = data;
  GtkApplication *program = gtk_window_get_application (GTK_WINDOW (self));
  if (file != NULL && program != NULL)
    tengen_application_open_file (
        TENGEN_APPLICATION (program), GTK_WINDOW (self), file);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_file_picker_open (
      GTK_WINDOW (widget), open_picked_cb, g_object_ref (widget));
}

static void
tell_not_saved (TengenWindow *self, const GError *error)
{
  g_autofree char *text = g_strdup_printf (_ ("Not saved. %s"), error->message);
  tengen_window_tell (self, text, _ ("Save Elsewhere…"), "win.save-as");
  if (!g_error_matches (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_CHANGED))
    return;
  tengen_notice_add_button (self->notice, _ ("Replace It"), "win.save-over");
  /* what the watch will notice in a moment has been said with this */
  g_free (self->told_checksum);
  self->told_checksum =
      tengen_files_get_checksum (tengen_document_get_file (self->document));
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Request *request = data;
  TengenWindow *self = request->window;
  g_autoptr (GError) error = NULL;
  gboolean done =
      tengen_document_save_finish (request->document, result, &error);
  GFile *file = tengen_document_get_file (request->document);
  self->saving = FALSE;
  if (done && file != NULL)
    tengen_recent_add (file);
  /* a window that was closed meanwhile has nothing left to show */
  if (self->document != NULL)
    {
      if (done)
        tengen_notice_dismiss (self->notice);
      else
        tell_not_saved (self, error);
      tengen_window_update_actions (self);
    }
  request_free (request);
}

static void
save_to (Request *request, GFile *file, gboolean over)
{
  TengenWindow *self = request->window;
  tengen_play_page_flush (self->page);
  self->saving = TRUE;
  self->warned = FALSE;
  tengen_window_update_actions (self);
  tengen_document_save_async (request->document, file, over, saved_cb, request);
}

static void
place_picked_cb (GFile *file, gpointer data)
{
  Request *request = data;
  if (file != NULL && !request->window->saving)
    save_to (request, file, TRUE);
  else
    request_free (request);
}

static void
save_as_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  GFile *file = tengen_document_get_file (self->document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *file_name = tengen_document_get_file_name (self->document);
  tengen_file_picker_save_in (GTK_WINDOW (self),
                              folder,
                              file_name,
                              place_picked_cb,
                              request_new (self));
}

static void
save_in_place (TengenWindow *self, gboolean over)
{
  GFile *file = tengen_document_get_file (self->document);
  if (file != NULL)
    save_to (request_new (self), file, over);
  else
    save_as_action (GTK_WIDGET (self), NULL, NULL);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  save_in_place (TENGEN_WINDOW (widget), FALSE);
}

static void
save_over_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  save_in_place (TENGEN_WINDOW (widget), TRUE);
}

/* The header bar is above the page, which has these actions. */
static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  tengen_play_page_flush (self->page);
  gtk_widget_activate_action (GTK_WIDGET (self->page), "game.undo", NULL);
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (
      GTK_WIDGET (TENGEN_WINDOW (widget)->page), "game.redo", NULL);
}

/* Whose time is up has a colour, whatever seat. */
static void
time_up_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenSession *session =
      tengen_document_get_session (TENGEN_WINDOW (widget)->document);
  gboolean black = g_variant_get_int32 (parameter) == TENGEN_STONE_BLACK;
  tengen_session_lose_on_time (
      session,
      tengen_position_get_seat (tengen_session_get_position (session),
                                black ? TENGEN_STONE_BLACK
                                      : TENGEN_STONE_WHITE));
}

static void
numbers_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (TENGEN_WINDOW (widget)->page),
                              "game.numbers-from-here",
                              NULL);
}

static void
shortcuts_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  gboolean review = tengen_document_get_review (self->document);
  tengen_shortcuts_show (GTK_WINDOW (self), review ? "review" : "play");
}

void
tengen_window_install_actions (GtkWidgetClass *klass)
{
  /* TengenWindow|win.new-game: asks which game, then starts it here */
  gtk_widget_class_install_action (
      klass, "win.new-game", NULL, new_game_action);
  /* TengenWindow|win.again: starts the same game once more */
  gtk_widget_class_install_action (klass, "win.again", NULL, again_action);
  /* TengenWindow|win.again-exchanged: the same, names exchanged */
  gtk_widget_class_install_action (
      klass, "win.again-exchanged", NULL, again_exchanged_action);
  /* TengenWindow|win.open: asks for a file */
  gtk_widget_class_install_action (klass, "win.open", NULL, open_action);
  /* TengenWindow|win.save: writes the file, asks for one where there is none */
  gtk_widget_class_install_action (klass, "win.save", NULL, save_action);
  /* TengenWindow|win.save-as: asks for a place, then writes there */
  gtk_widget_class_install_action (klass, "win.save-as", NULL, save_as_action);
  /* TengenWindow|win.save-over: writes the file, whoever changed it */
  gtk_widget_class_install_action (
      klass, "win.save-over", NULL, save_over_action);
  /* TengenWindow|win.review: the game is looked through and annotated */
  gtk_widget_class_install_property_action (klass, "win.review", "review");
  /* TengenWindow|win.undo: undoes the last command */
  gtk_widget_class_install_action (klass, "win.undo", NULL, undo_action);
  /* TengenWindow|win.redo: does it again */
  gtk_widget_class_install_action (klass, "win.redo", NULL, redo_action);
  /* TengenWindow|win.time-up: a side (int, a TengenStone) loses on time */
  gtk_widget_class_install_action (klass, "win.time-up", "i", time_up_action);
  /* TengenWindow|win.numbers-from-here: numbers the moves from the next on */
  gtk_widget_class_install_action (
      klass, "win.numbers-from-here", NULL, numbers_action);
  /* TengenWindow|win.estimate: shows how the game would be counted (目算) */
  gtk_widget_class_install_property_action (klass, "win.estimate", "estimate");
  /* TengenWindow|win.forbidden-points: when they are marked (禁点) */
  gtk_widget_class_install_property_action (
      klass, "win.forbidden-points", "forbidden-points");
  /* TengenWindow|win.shortcuts: shows the keys */
  gtk_widget_class_install_action (
      klass, "win.shortcuts", NULL, shortcuts_action);
}

/* A record in another charset may be saved as a clean one at once. */
static gboolean
is_worth_saving (TengenDocument *document)
{
  const char *charset = tengen_document_get_charset (document, NULL);
  if (tengen_document_get_unsaved (document))
    return TRUE;
  return tengen_document_get_file (document) != NULL && charset != NULL &&
         !g_str_equal (charset, "UTF-8");
}

/* A game of another kind, or on a board that is not square, cannot be begun. */
static gboolean
can_play_again (const TengenGame *game)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  if (tengen_game_setup_is_renju (setup))
    return TRUE;
  return setup->game == 1 && !setup->no_board &&
         setup->width == setup->height && setup->width >= 2 &&
         setup->width <= 25;
}

void
tengen_window_update_actions (TengenWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TengenGame *game = tengen_window_get_game (self);
  gboolean worth = is_worth_saving (self->document);
  gtk_widget_action_set_enabled (widget, "win.save", worth && !self->saving);
  gtk_widget_action_set_enabled (widget, "win.save-as", !self->saving);
  gtk_widget_action_set_enabled (widget, "win.save-over", !self->saving);
  gtk_widget_action_set_enabled (
      widget, "win.undo", tengen_game_get_n_undo (game) > 0);
  gtk_widget_action_set_enabled (
      widget, "win.redo", tengen_game_get_n_redo (game) > 0);
  gtk_widget_action_set_enabled (widget, "win.again", can_play_again (game));
  gtk_widget_action_set_enabled (
      widget, "win.again-exchanged", can_play_again (game));
  gtk_widget_action_set_enabled (
      widget,
      "win.time-up",
      tengen_game_setup_has_board (tengen_game_get_setup (game)) &&
          tengen_clock_setting_is_none (&tengen_game_get_setup (game)->clock) &&
          tengen_position_get_phase (tengen_game_get_position (game)) ==
              TENGEN_PHASE_PLAY);
  tengen_window_update_review (self);
  tengen_window_update_counts (self);
  tengen_window_update_renju (self);
  tengen_window_update_classroom (self);
  tengen_window_update_clock (self);
}
