/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-actions: new game, open, steps back
 *
 * Shape: one function for each action, one that installs them, one that says
 *        which are of use.
 */
#include "tengen-window-private.h"

#include <string.h>

#include "tengen-file-picker.h"
#include "tengen-game-names.h"
#include "tengen-play-new.h"
#include "tengen-shortcuts.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

static void
start_game (TengenWindow *self, const TengenGameSetup *setup)
{
  TengenProgram *program = tengen_window_get_program (self);
  tengen_settings_set_setup (tengen_program_get_settings (program), setup);
  tengen_window_replace_document (
      self, tengen_document_new (setup, tengen_program_get_shelf (program)));
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
  TengenGameComputer computer = setup->computers[TENGEN_SEAT_FIRST];
  setup->clock.seats[TENGEN_SEAT_FIRST] =
      setup->clock.seats[TENGEN_SEAT_SECOND];
  setup->clock.seats[TENGEN_SEAT_SECOND] = time;
  setup->computers[TENGEN_SEAT_FIRST] = setup->computers[TENGEN_SEAT_SECOND];
  setup->computers[TENGEN_SEAT_SECOND] = computer;
  exchange_texts (&setup->black, &setup->white);
  exchange_texts (&setup->black_rank, &setup->white_rank);
}

/* The setup of the next game. In Renju the player who began may have White at
 * its end: then the first node has the names, not the seats, the other way
 * round. */
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

/* The lesson goes on after this game, too. */
static void
again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  gboolean from_lesson = self->from_lesson;
  g_autoptr (TengenGameSetup) setup =
      make_next_setup (tengen_window_get_game (self));
  tengen_window_renew_computers (self, setup);
  start_game (self, setup);
  tengen_window_set_lesson (self, from_lesson);
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
  tengen_window_renew_computers (self, setup);
  start_game (self, setup);
}

/* Asks which game to play here. */
static TengenPlayNew *
ask_game (TengenWindow *self)
{
  TengenProgram *program =
      TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)));
  TengenSettings *settings = tengen_program_get_settings (program);
  g_autoptr (TengenGameSetup) last = tengen_settings_get_setup (settings);
  TengenPlayNew *dialog = tengen_play_new_new (
      GTK_WINDOW (self), tengen_settings_get_rule_shelf (settings), last);
  tengen_play_new_set_players (dialog,
                               tengen_settings_get_player_shelf (settings));
  g_signal_connect_object (
      dialog, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  tengen_play_new_set_levels (dialog,
                              tengen_settings_get_level_shelf (settings));
  tengen_play_new_set_engines (dialog, tengen_settings_get_engines (settings));
  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}

static void
new_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ask_game (TENGEN_WINDOW (widget));
}

static void
computer_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_play_new_seat_computer (ask_game (TENGEN_WINDOW (widget)));
}

static void
open_picked_cb (GFile *file, gpointer data)
{
  g_autoptr (TengenWindow) self = data;
  GtkApplication *program = gtk_window_get_application (GTK_WINDOW (self));
  if (file != NULL && program != NULL)
    tengen_program_open_file (
        TENGEN_PROGRAM (program), GTK_WINDOW (self), file, -1, FALSE);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_file_picker_open (
      GTK_WINDOW (widget), open_picked_cb, g_object_ref (widget));
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

/* The player whose time is up is named by colour, whichever seat it is. */
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
  /* TengenWindow|win.computer-game: the same, with the computer at White */
  gtk_widget_class_install_action (
      klass, "win.computer-game", NULL, computer_game_action);
  /* TengenWindow|win.again: starts the same game once more */
  gtk_widget_class_install_action (klass, "win.again", NULL, again_action);
  /* TengenWindow|win.again-exchanged: the same, names exchanged */
  gtk_widget_class_install_action (
      klass, "win.again-exchanged", NULL, again_exchanged_action);
  /* TengenWindow|win.open: asks for a file */
  gtk_widget_class_install_action (klass, "win.open", NULL, open_action);
  tengen_window_install_save (klass);
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
  tengen_window_update_save (self);
  tengen_window_update_review (self);
  tengen_window_update_counts (self);
  tengen_window_update_renju (self);
  tengen_window_update_classroom (self);
  tengen_window_update_clock (self);
}
