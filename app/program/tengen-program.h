/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-program: the running program, as its windows know it
 *
 * What:  owns what all windows need (settings, journals, history, matches,
 *        sounds), and passes on what one window wants of others.
 * Not:   windows: tengen-application, which knows them all, fills the virtual
 *        functions.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-loaded.h"
#include "tengen-history.h"
#include "tengen-lesson.h"
#include "tengen-match-folders.h"
#include "tengen-settings.h"
#include "tengen-show.h"
#include "tengen-sound.h"
#include "tengen-teams.h"
#include "tengen-waiting.h"

G_BEGIN_DECLS

#define TENGEN_PROGRAM_ID "org.tengen.Tengen"

#define TENGEN_TYPE_PROGRAM (tengen_program_get_type ())
G_DECLARE_DERIVABLE_TYPE (
    TengenProgram, tengen_program, TENGEN, PROGRAM, GtkApplication)

/* What the functions of the same names below ask for. */
struct _TengenProgramClass
{
  GtkApplicationClass parent_class;

  void (*open_file) (TengenProgram *self,
                     GtkWindow *window,
                     GFile *file,
                     int move,
                     gboolean review);
  void (*open_files) (TengenProgram *self,
                      GtkWindow *window,
                      GFile *const *files,
                      guint n_files);
  void (*open_listed) (TengenProgram *self,
                       GtkWindow *window,
                       GFile *file,
                       GPtrArray *files);
  void (*show_loaded) (TengenProgram *self,
                       GtkWindow *window,
                       TengenLoaded *loaded);
  gboolean (*go_on) (TengenProgram *self, const char *id, const char **reason);
  void (*play) (TengenProgram *self,
                const TengenGameSetup *setup,
                const TengenLessonDiagram *diagram);
  gboolean (*show_match) (TengenProgram *self, const char *path);
  void (*play_match_game) (TengenProgram *self,
                           GtkWindow *window,
                           TengenMatchFolder *folder,
                           int game);
  GtkWindow *(*show_classroom) (TengenProgram *self,
                                GtkWindow *from,
                                TengenShow *show);
  TengenTeams *(*get_teams) (TengenProgram *self);
  gboolean (*is_leaving) (TengenProgram *self, GtkWindow *window);
};

/* What the program owns, there from startup on; the caller borrows it. */

/* The settings. */
TengenSettings *tengen_program_get_settings (TengenProgram *self);

/* The folder of journals, a path. */
const char *tengen_program_get_shelf (TengenProgram *self);

/* The games played here. */
TengenHistory *tengen_program_get_history (TengenProgram *self);

/* Unfinished games and unsaved changes. */
TengenWaiting *tengen_program_get_waiting (TengenProgram *self);

/* The matches that are open. */
TengenMatchFolders *tengen_program_get_matches (TengenProgram *self);

/* The sounds, which follow the settings. */
TengenSound *tengen_program_get_sound (TengenProgram *self);

/**
 * tengen_program_update_waiting:
 * @self: the program
 *
 * Tells that a game was put away or taken up; the menu follows when there is
 * nothing else to do.
 */
void tengen_program_update_waiting (TengenProgram *self);

/* Sets whether what is opened next is for a class. */
void tengen_program_set_class_wanted (TengenProgram *self, gboolean wanted);

/**
 * tengen_program_offer_classroom:
 * @self: the program
 * @window: (nullable): a window that shows a lesson or a game now
 *
 * Shows that to a class if the command line asked for it.
 */
void tengen_program_offer_classroom (TengenProgram *self, GtkWindow *window);

/* What other windows do. */

/**
 * tengen_program_open_file:
 * @self: the program
 * @window: (nullable): a window of a game that asks, or %NULL
 * @file: a file
 * @move: a number of a move to show, or -1
 * @review: whether it is to be looked through
 *
 * Shows a file: in the window that has it, in one with a new game in which
 * nothing has been done, or in a window of its own; then goes to a move. What is
 * wrong with it is said in the window that asks.
 */
void tengen_program_open_file (TengenProgram *self,
                               GtkWindow *window,
                               GFile *file,
                               int move,
                               gboolean review);

/**
 * tengen_program_open_files:
 * @self: the program
 * @window: (nullable): a window of a game that asks, or %NULL
 * @files: files
 * @n_files: how many
 *
 * Shows each as tengen_program_open_file() does; of more than eight records
 * only the first, with the list of all.
 */
void tengen_program_open_files (TengenProgram *self,
                                GtkWindow *window,
                                GFile *const *files,
                                guint n_files);

/**
 * tengen_program_open_listed:
 * @self: the program
 * @window: the window whose list it was chosen from
 * @file: a record
 * @files: (element-type GFile): the list
 *
 * Shows a record in the place of the game of @window if that is saved, else in
 * a window of its own, which has the list too.
 */
void tengen_program_open_listed (TengenProgram *self,
                                 GtkWindow *window,
                                 GFile *file,
                                 GPtrArray *files);

/**
 * tengen_program_show_loaded:
 * @self: the program
 * @window: (nullable): a window of a game that may take it
 * @loaded: what was read; its game is taken
 *
 * Shows what was read in @window if nothing has been done there, else in one
 * of its own, and says what is worth knowing of it.
 */
void tengen_program_show_loaded (TengenProgram *self,
                                 GtkWindow *window,
                                 TengenLoaded *loaded);

/**
 * tengen_program_go_on:
 * @self: the program
 * @id: a journal
 * @reason: (out): where there is no window, a sentence that says why
 *
 * Goes on with a game, in the window of its file if there is one that has no
 * changes of its own.
 *
 * Returns: %FALSE if the game is not there any more or cannot be read
 */
gboolean
tengen_program_go_on (TengenProgram *self, const char *id, const char **reason);

/**
 * tengen_program_play:
 * @self: the program
 * @setup: the game that a lesson offers
 * @diagram: (nullable): the position it begins with, %NULL for an empty board
 *
 * Shows a new game, in the window used last if nothing has been done there.
 */
void tengen_program_play (TengenProgram *self,
                          const TengenGameSetup *setup,
                          const TengenLessonDiagram *diagram);

/**
 * tengen_program_show_match:
 * @self: the program
 * @path: folder of a match, or its table
 *
 * Presents the window of a match; what is wrong with it is said in the window
 * with the list.
 *
 * Returns: %FALSE if it cannot be read
 */
gboolean tengen_program_show_match (TengenProgram *self, const char *path);

/**
 * tengen_program_play_match_game:
 * @self: the program
 * @window: (nullable): a window that may take it if nothing was done there
 * @folder: a match
 * @game: one of its games, no bye
 *
 * Shows a game of a match: in the window where it is already, as it was left
 * when it waits, from its record, or anew.
 */
void tengen_program_play_match_game (TengenProgram *self,
                                     GtkWindow *window,
                                     TengenMatchFolder *folder,
                                     int game);

/**
 * tengen_program_show_classroom:
 * @self: the program
 * @from: the window that the user comes from
 * @show: what is to be shown
 *
 * Shows something on the wall of the classroom, beside the boards already there
 * if the classroom is open.
 *
 * Returns: (transfer none): the window of the classroom, presented; its signal
 *   `left` tells that the user goes back
 */
GtkWindow *tengen_program_show_classroom (TengenProgram *self,
                                          GtkWindow *from,
                                          TengenShow *show);

/* Gives the two teams of the classroom, which stay when it is closed. */
TengenTeams *tengen_program_get_teams (TengenProgram *self);

/**
 * tengen_program_is_leaving:
 * @self: the program
 * @window: (nullable): a window of a game that is being closed
 *
 * Tells whether the program ends with that window.
 *
 * Returns: %FALSE if other games stay
 */
gboolean tengen_program_is_leaving (TengenProgram *self, GtkWindow *window);

G_END_DECLS
