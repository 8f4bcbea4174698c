/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-private: what the files of the application share
 */
#pragma once

#include "tengen-application.h"
#include "tengen-lesson-game.h"
#include "tengen-lesson-own.h"
#include "tengen-teams.h"
#include "tengen-window.h"

G_BEGIN_DECLS

struct _TengenApplication
{
  TengenProgram parent_instance;

  /* finds those of the last run while GTK starts; NULL once joined */
  GThread *finding;
  /* how much room they take was told */
  gboolean told_large;
  /* that ask the program to end */
  guint signal_ids[3];
  /* records that cannot be read are in their list, which may have been told */
  gboolean aside_listed;
  /* that some were open when a program was stopped was told */
  gboolean told_stopped;
  /* games that have ended wait, since the history could not take them */
  gboolean history_failed;
  /* (element-type GFile): files that are being read */
  GPtrArray *loading;
  /* NULL before the first class */
  TengenTeams *teams;
  /* Borrowed: GTK's, cleared when it goes */
  GtkWidget *preferences;
  /* Borrowed: GTK's, cleared when it goes */
  GtkWidget *help_window;
  /* looks whether the settings are as they were left */
  guint check_id;
  gboolean settings_told;
  /* texts are shown as the settings say */
  gboolean follows_texts;
  /* all windows are being closed */
  gboolean quitting;

  /* The file of the command line, read while GTK starts; NULL once taken */
  GFile *early_file;
  /* what came of it, NULL while it is being read */
  GAsyncResult *early_result;
  /* who waits for it */
  gpointer early_opening;
};

/* Begins to read a file before the application is registered;
 * tengen_program_open_file() takes what comes of it. */
void tengen_application_read_early (TengenApplication *self, GFile *file);

/* Finishes or undoes, in a worker, what was being saved when a program ended,
 * and tells in a window what could not be settled. */
void tengen_application_settle_savings (TengenApplication *self);

/* Gives the window of a type that was used last; may be %NULL. */
gpointer tengen_application_find (TengenApplication *self, GType type);

/* Gives the window of a game that was used last; may be %NULL. */
TengenWindow *tengen_application_find_window (TengenApplication *self);

/* Finds the window that shows a file, or the game that the file keeps; %NULL if
 * there is none. */
TengenWindow *tengen_application_find_window_of (TengenApplication *self,
                                                 GFile *file);

/* Shows a game, which is taken over, in @window (nullable) if nothing has been
 * done there, else in a new one. Gives the window, presented. */
TengenWindow *tengen_application_show_document (TengenApplication *self,
                                                TengenWindow *window,
                                                TengenDocument *document);

/* Shows what was read in @window (nullable) if nothing has been done there,
 * else in one of its own, and says what is worth knowing of it. Takes the game
 * out of @loaded; gives the window, presented. The application is
 * registered. */
TengenWindow *tengen_application_show_loaded (TengenApplication *self,
                                              TengenWindow *window,
                                              TengenLoaded *loaded);

/* Shows a window with a board that is ready for the first stone. Returns: the
 * window, presented. */
TengenWindow *tengen_application_show_first (TengenApplication *self);

/* Presents the only window of lessons, with a lesson or with what it shows
 * (%NULL). Gives %FALSE if there is no such lesson. */
gboolean tengen_application_show_lessons (TengenApplication *self,
                                          const char *id);

/* Opens a lesson file in the window of lessons, presented. */
void tengen_application_show_lesson_file (TengenApplication *self, GFile *file);

/* Shows a clock for a board of wood over the whole screen, in the window used
 * last if nothing has been done there. */
void tengen_application_show_clock (TengenApplication *self);

/* Adds `app.clock-alone` (such a clock) and, where something can speak,
 * `app.clock-speech` (counting aloud). */
void tengen_application_add_clock_actions (TengenApplication *self);

/* Makes the history, says when a game cannot be kept, adds `app.records` (the
 * window). */
void tengen_application_start_history (TengenApplication *self);

/* Makes the list of unfinished games, says what is worth knowing of it, adds
 * `app.continue` (string: id of a journal). */
void tengen_application_start_waiting (TengenApplication *self);

/* Begins to look for the games of the last run, which
 * tengen_application_show_restored() is going to show. */
void tengen_application_find_early (TengenApplication *self);

/* Shows the games as they were when the program last ended, the newest in
 * front; a new one if there are none. */
void tengen_application_show_restored (TengenApplication *self);

/* Goes on with the game of a journal, in the window of its file if there is one
 * that has no changes of its own. Gives the window, presented; or %NULL, with a
 * sentence that says why, if the game is not there any more or cannot be
 * read. */
TengenWindow *tengen_application_continue (TengenApplication *self,
                                           const char *id,
                                           const char **reason);

/* Makes the settings, lets all boards follow them, adds `app.preferences` (the
 * window) and an action for each setting that a menu or a key changes, too. */
void tengen_application_start_settings (TengenApplication *self);

/* Lets texts of lessons and of the help follow the settings, before the first
 * window that shows some. */
void tengen_application_follow_texts (TengenApplication *self);

/* Has every window let go of its surface as a whole when it is closed. */
void tengen_application_watch_windows (TengenApplication *self);

/* Adds `app.help`: a page (string: its id, "" for that of the window in
 * use). */
void tengen_application_add_help_action (TengenApplication *self);

/* As tengen_program_play_match_game(). Returns: the window, presented; %NULL
 * where a record has to be read first. */
TengenWindow *tengen_application_play_match_game (TengenApplication *self,
                                                  TengenWindow *window,
                                                  TengenMatchFolder *folder,
                                                  int game);

/* Adds app.matches and app.match. */
void tengen_application_add_match_actions (TengenApplication *self);

/* Adds `app.room` (the window of the room). */
void tengen_application_add_room_action (TengenApplication *self);

/* Presents the window of the room, made when it is asked for. */
void tengen_application_show_room (TengenApplication *self);

/* Tells whether a file is the folder of a match or the table in it. */
gboolean tengen_application_is_match (GFile *file);

/* Each fills the virtual functions of the program that its file carries out. */
void tengen_application_install_classroom (TengenProgramClass *klass);
void tengen_application_install_lesson (TengenProgramClass *klass);
void tengen_application_install_match (TengenProgramClass *klass);
void tengen_application_install_matches (TengenProgramClass *klass);
void tengen_application_install_open (TengenProgramClass *klass);
void tengen_application_install_waiting (TengenProgramClass *klass);

/* tengen-application-options.c */

/* Has it carry out the options of the command line. */
void tengen_application_install_options (GApplicationClass *klass);

/* Tells the command line which options there are. */
void tengen_application_add_options (TengenApplication *self);

G_END_DECLS
