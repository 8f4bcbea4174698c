/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-match: a window whose game belongs to a match
 *
 * What:  the first game from what the new-game window asked for, the next one
 *        in the same window, the table so far in the card of the result; no
 *        help for the players until the game is over.
 * Not:   noting results (tengen-match-link), the table (ui/match).
 */
#include "tengen-window-private.h"

#include "tengen-match-rank.h"
#include "tengen-words-series.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

static TengenMatchTable *
get_table (TengenWindow *self)
{
  return tengen_match_folder_get_table (
      tengen_match_link_get_folder (self->link));
}

static const TengenMatch *
get_match (TengenWindow *self)
{
  return tengen_match_table_get (get_table (self));
}

/* What is shown of it. */

/* The game of a match between two that follows this one: one that was paired,
 * the number after the last one, or -1. */
static int
find_next (TengenWindow *self)
{
  const TengenMatch *match = get_match (self);
  int own = tengen_match_link_get_game (self->link);
  int n = (int) match->games->len;
  if (match->kind != TENGEN_MATCH_SERIES || tengen_match_is_over (match) ||
      tengen_match_get_game (match, own)->result.kind == TENGEN_RESULT_UNKNOWN)
    return -1;
  for (int i = own + 1; i < n; i++)
    if (tengen_match_get_game (match, i)->result.kind == TENGEN_RESULT_UNKNOWN)
      return i;
  return own + 1 == n && tengen_match_has_next (match) ? n : -1;
}

/* A game whose round was paired anew belongs to no table. */
static void
lose_match (TengenWindow *self)
{
  tengen_window_leave_match (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.match-table", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.next-game", FALSE);
  tengen_play_page_set_match (self->page, NULL, NULL, FALSE);
}

static void
show_match (TengenWindow *self)
{
  if (!tengen_match_link_is_there (self->link))
    {
      lose_match (self);
      tengen_window_tell (self,
                          _ ("This game is not in the table of its match any "
                             "more. It can be played on."),
                          NULL,
                          NULL);
      return;
    }
  int next = find_next (self);
  g_autofree char *label =
      next < 0 ? NULL : tengen_words_series_next (next + 1);
  g_autofree char *score = tengen_words_series_score (
      get_match (self), tengen_match_link_get_game (self->link));
  tengen_play_page_set_match (
      self->page, score, label, tengen_match_link_is_final (self->link));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.next-game", next >= 0);
}

void
tengen_window_update_help (TengenWindow *self)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  const TengenGame *game = tengen_window_get_game (self);
  TengenResult result = tengen_game_get_result (game);
  tengen_session_set_help_allowed (tengen_window_get_session (self),
                                   tengen_game_get_setup (game)->match ==
                                           NULL ||
                                       result.kind != TENGEN_RESULT_UNKNOWN);
}

static void
failed_cb (TengenWindow *self, const char *reason)
{
  /* TRANSLATORS: a sentence that says why */
  g_autofree char *text = g_strdup_printf (
      _ ("This game is not in the table of its match yet. %s It is tried "
         "again."),
      reason);
  tengen_window_tell (self, text, NULL, NULL);
}

static void
failure_cb (TengenWindow *self, GParamSpec *pspec, TengenMatchFolder *folder)
{
  g_autofree char *failure = NULL;
  g_object_get (folder, "failure", &failure, NULL);
  if (failure != NULL)
    failed_cb (self, failure);
}

/* Which match it is. */

static void
connect_link (TengenWindow *self)
{
  TengenMatchFolder *folder = tengen_match_link_get_folder (self->link);
  g_signal_connect_object (
      self->link, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (folder,
                           "notify::failure",
                           G_CALLBACK (failure_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_table (self),
                           "changed",
                           G_CALLBACK (show_match),
                           self,
                           G_CONNECT_SWAPPED);
}

static TengenMatchLink *
find_link (TengenWindow *self, const char *name)
{
  g_autofree char *id = NULL;
  int game;
  if (!tengen_match_parse_game (name, &id, &game))
    return NULL;
  g_autoptr (TengenMatchFolder) folder = tengen_match_folders_find (
      tengen_program_get_matches (tengen_window_get_program (self)),
      id,
      tengen_document_get_file (self->document));
  if (folder == NULL)
    return NULL;
  const TengenMatch *match =
      tengen_match_table_get (tengen_match_folder_get_table (folder));
  if (game >= (int) match->games->len ||
      tengen_match_get_game (match, game)->white == TENGEN_MATCH_NOBODY)
    return NULL;
  return tengen_match_link_new (folder, game, self->document);
}

void
tengen_window_leave_match (TengenWindow *self)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  if (self->link == NULL)
    return;
  TengenMatchFolder *folder = tengen_match_link_get_folder (self->link);
  g_signal_handlers_disconnect_by_data (self->link, self);
  g_signal_handlers_disconnect_by_data (folder, self);
  g_signal_handlers_disconnect_by_data (get_table (self), self);
  g_clear_object (&self->link);
}

static void
tell_no_table (TengenWindow *self)
{
  tengen_window_tell (self,
                      _ ("The table of the match that this game belongs to was "
                         "not found. The game can be played on."),
                      NULL,
                      NULL);
}

void
tengen_window_follow_match (TengenWindow *self)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_window_get_game (self));
  lose_match (self);
  if (setup->match != NULL)
    self->link = find_link (self, setup->match);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "win.match-table", self->link != NULL);
  tengen_window_update_help (self);
  if (self->link == NULL)
    {
      if (setup->match != NULL)
        tell_no_table (self);
      return;
    }
  connect_link (self);
  tengen_match_link_start (self->link);
  show_match (self);
}

gboolean
tengen_window_join_match (TengenWindow *self, const TengenGameSetup *setup)
{
  g_return_val_if_fail (TENGEN_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (setup != NULL && setup->match != NULL, FALSE);
  const TengenGameSetup *own =
      tengen_game_get_setup (tengen_window_get_game (self));
  if (g_strcmp0 (own->match, setup->match) != 0)
    return FALSE;
  if (self->link != NULL)
    return TRUE;
  if (g_strcmp0 (own->black, setup->black) != 0 ||
      g_strcmp0 (own->white, setup->white) != 0)
    return FALSE;
  tengen_window_follow_match (self);
  return TRUE;
}

/* The next game. */

static void
put_game (TengenWindow *self, TengenMatchFolder *folder, int game)
{
  TengenProgram *program = tengen_window_get_program (self);
  g_autoptr (TengenGameSetup) setup = tengen_match_make_setup (
      tengen_match_table_get (tengen_match_folder_get_table (folder)), game);
  tengen_window_renew_computers (self, setup);
  tengen_window_replace_document (
      self, tengen_document_new (setup, tengen_program_get_shelf (program)));
}

static void
next_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  int next = self->link != NULL ? find_next (self) : -1;
  if (next < 0)
    return;
  g_autoptr (TengenMatchFolder) folder =
      g_object_ref (tengen_match_link_get_folder (self->link));
  if (next < (int) get_match (self)->games->len)
    tengen_program_play_match_game (
        tengen_window_get_program (self), GTK_WINDOW (self), folder, next);
  else if (tengen_match_table_pair (get_table (self)) ==
           TENGEN_MATCH_FAULT_NONE)
    put_game (self, folder, next);
}

static void
match_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  g_action_group_activate_action (
      G_ACTION_GROUP (tengen_window_get_program (self)),
      "match",
      g_variant_new_string (tengen_match_folder_get_path (
          tengen_match_link_get_folder (self->link))));
}

/* The first game. */

/* In a table players need names, two of them. */
static void
add_player (TengenMatch *match,
            const char *name,
            const char *rank,
            const char *instead)
{
  g_autofree char *other = NULL;
  const char *wanted = name != NULL ? name : "";
  int number = 0;
  tengen_match_rank_parse (rank != NULL ? rank : "", &number);
  TengenMatchFault fault = tengen_match_add_player (match, wanted, number);
  if (fault == TENGEN_MATCH_FAULT_NAME)
    {
      wanted = instead;
      fault = tengen_match_add_player (match, wanted, number);
    }
  if (fault != TENGEN_MATCH_FAULT_TWICE)
    return;
  other = g_strdup_printf ("%s 2", wanted);
  (void) tengen_match_add_player (match, other, number);
}

static TengenMatch *
make_match (const TengenGameSetup *setup, const TengenPlayPlan *plan)
{
  g_autofree char *id = tengen_match_folder_make_id ();
  TengenMatch *match = tengen_match_new (id, TENGEN_MATCH_SERIES, setup);
  match->n_rounds = plan->n_games;
  match->to_win = plan->to_win;
  match->scoring = plan->scoring;
  add_player (match, setup->black, setup->black_rank, C_ ("match", "Player 1"));
  add_player (match, setup->white, setup->white_rank, C_ ("match", "Player 2"));
  for (int i = 0; i < 2; i++)
    tengen_match_set_computer (match,
                               i,
                               setup->computers[TENGEN_SEAT_FIRST + i].level,
                               setup->computers[TENGEN_SEAT_FIRST + i].engine);
  (void) tengen_match_pair (match, 0);
  return match;
}

/* Without a table the game can be played all the same. */
static void
start_single (TengenWindow *self,
              const TengenGameSetup *setup,
              const GError *error)
{
  TengenProgram *program = tengen_window_get_program (self);
  tengen_window_replace_document (
      self, tengen_document_new (setup, tengen_program_get_shelf (program)));
  /* TRANSLATORS: a sentence that says why */
  g_autofree char *text =
      g_strdup_printf (_ ("No table could be made for this match. %s This is "
                          "a single game."),
                       error->message);
  tengen_window_tell (self, text, NULL, NULL);
}

void
tengen_window_start_match (TengenWindow *self,
                           const TengenGameSetup *setup,
                           const TengenPlayPlan *plan)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (setup != NULL && plan != NULL);
  TengenProgram *program = tengen_window_get_program (self);
  g_autoptr (GError) error = NULL;
  tengen_settings_set_setup (tengen_program_get_settings (program), setup);
  g_autoptr (TengenMatchFolder) folder = tengen_match_folders_create (
      tengen_program_get_matches (program), make_match (setup, plan), &error);
  if (folder != NULL)
    put_game (self, folder, 0);
  else
    start_single (self, setup, error);
}

void
tengen_window_install_match (GtkWidgetClass *klass)
{
  /* TengenWindow|win.next-game: the next game of the match, in this window */
  gtk_widget_class_install_action (
      klass, "win.next-game", NULL, next_game_action);
  /* TengenWindow|win.match-table: the table of the match */
  gtk_widget_class_install_action (
      klass, "win.match-table", NULL, match_table_action);
}
