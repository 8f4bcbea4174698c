/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-private: what the files of the window share
 */
#pragma once

#include "tengen-match-link.h"
#include "tengen-notice.h"
#include "tengen-play-page.h"
#include "tengen-play-plan.h"
#include "tengen-sound-session.h"
#include "tengen-file-watch.h"
#include "tengen-window-clock.h"
#include "tengen-window.h"

G_BEGIN_DECLS

struct _TengenWindow
{
  GtkApplicationWindow parent_instance;

  /* Template widgets */
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkMenuButton *menu_button;
  GtkMenuButton *view_button;
  TengenPlayPage *page;

  /* Borrowed: the page's */
  TengenNotice *notice;
  /* Borrowed: GTK's, cleared when they go */
  GtkWidget *score_window;
  GtkWidget *steps_window;
  GtkWidget *tally_window;
  GtkWidget *compare_window;
  GtkWidget *games_window;
  GtkWidget *tree_window;
  GtkWidget *class_window;

  /* Owned */
  TengenDocument *document;
  GSignalGroup *document_signals;
  GSignalGroup *session_signals;
  TengenSoundSession *sounds;
  TengenFileWatch *watch;
  /* NULL before it has a game */
  TengenWindowClock *clock;
  /* (element-type GFile): the files it was opened with; NULL for none */
  GPtrArray *files;
  /* how the list of games was put in order last */
  int games_order;
  gboolean games_reversed;
  /* to the table of its match, NULL for a game without one */
  TengenMatchLink *link;
  /* what another program wrote and was told */
  char *told_checksum;
  /* what was told of a journal that cannot be written, NULL if it can */
  char *failure;
  /* of which state of this game it was told that the game before waits */
  guint64 parked_edits;
  gboolean tells_parked;
  /* the title says that something was copied */
  guint copied_id;
  /* a file is being read again */
  gboolean reading;
  /* a file is being written */
  gboolean saving;
  /* it was said that closing would lose the game */
  gboolean warned;
  /* how the game against the computer ended needs no note any more */
  gboolean level_noted;
  /* a lesson goes on after its game */
  gboolean from_lesson;
  /* the panel of the review has what the settings say of it */
  gboolean panel_bound;
};

/* Adds the actions to the class. */
void tengen_window_install_actions (GtkWidgetClass *klass);

/* Adds the actions that save. */
void tengen_window_install_save (GtkWidgetClass *klass);

/* Makes those actions insensitive while the game is being saved, or has nothing
 * to save. */
void tengen_window_update_save (TengenWindow *self);

/* Gives the application. */
TengenProgram *tengen_window_get_program (TengenWindow *self);

/* Gives the session of its document. */
TengenSession *tengen_window_get_session (TengenWindow *self);

/* Gives the game it shows. */
const TengenGame *tengen_window_get_game (TengenWindow *self);

/* Shows in the header bar which game it is and the place in it. */
void tengen_window_update_title (TengenWindow *self);

/* Lets the game be heard. */
void tengen_window_hear (TengenWindow *self, TengenSession *session);

/* Says for two seconds in the header bar that something is on the clipboard: a
 * notice would move the board. */
void tengen_window_say_copied (TengenWindow *self);

/* Has the menus made when they are opened. */
void tengen_window_add_menus (TengenWindow *self);

/* Has hints shown to users who do something for the first time, once it is
 * seen. */
void tengen_window_add_hints (TengenWindow *self);

/* Adds the actions of the clipboard, and pictures of the board. */
void tengen_window_install_clipboard (GtkWidgetClass *klass);

/* tengen-window-export.c */

/* Adds the actions for pictures and diagrams of the board. */
void tengen_window_install_export (GtkWidgetClass *klass);

/* Takes files and texts that are dropped. */
void tengen_window_add_drop (TengenWindow *self);

/* Makes SGF of a position of Renju as engines write them, `h8h9i8`; %NULL if
 * the text is none. */
char *
tengen_window_make_renju_record (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Says what is wrong with a text that begins as a position of Renju does, else
 * gives %NULL. */
char *
tengen_window_make_renju_fault (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the action that copies a position of Renju. */
void tengen_window_install_renju (GtkWidgetClass *klass);

/* Makes that action insensitive in other games, and where such a text cannot
 * say what is on the board. */
void tengen_window_update_renju (TengenWindow *self);

/* Adds the actions that show how a position is counted. */
void tengen_window_install_counts (GtkWidgetClass *klass);

/* Adds the action that prints sheets for a class. */
void tengen_window_install_print (GtkWidgetClass *klass);

/* Makes those actions insensitive in a game that is not counted. */
void tengen_window_update_counts (TengenWindow *self);

/* Closes the windows of the count. */
void tengen_window_close_counts (TengenWindow *self);

/* Adds the actions of a match: the next game, the table. */
void tengen_window_install_match (GtkWidgetClass *klass);

/* Connects the game of another document with the table of its match, if it
 * belongs to one. */
void tengen_window_follow_match (TengenWindow *self);

/* Allows help unless the game belongs to a match and is not over. */
void tengen_window_update_help (TengenWindow *self);

/* Tells whether a person plays the computer in its game. */
gboolean tengen_window_has_computer (TengenWindow *self);

/* Notes nothing of how a game ended that was over before. */
void tengen_window_follow_computer (TengenWindow *self);

/* Notes how a game ended, if the level of the computer follows it. */
void tengen_window_note_computer (TengenWindow *self);

/* Gives the computer of a next game another seed, and the level that suits its
 * opponent. */
void tengen_window_renew_computers (TengenWindow *self, TengenGameSetup *setup);

/* Lets the match go. */
void tengen_window_leave_match (TengenWindow *self);

/* Makes a match and puts its first game in the place of the window's. */
void tengen_window_start_match (TengenWindow *self,
                                const TengenGameSetup *setup,
                                const TengenPlayPlan *plan);

/* Adds the actions of records: game info, games, charset, reading again. */
void tengen_window_install_review (GtkWidgetClass *klass);

/* Makes those actions insensitive that are of no use now. */
void tengen_window_update_review (TengenWindow *self);

/* Adds the action that shows the tree in a window of its own, and its key. */
void tengen_window_install_tree (GtkWidgetClass *klass);

/* Names the game in the tree's window by the title of the header bar, and
 * closes that window outside the review. */
void tengen_window_update_tree (TengenWindow *self, const char *title);

/* Closes the tree's window. */
void tengen_window_close_tree (TengenWindow *self);

/* Watches the document's file, and tells when another program changes it. */
void tengen_window_follow_file (TengenWindow *self);

/* Closes the list of games. */
void tengen_window_close_games (TengenWindow *self);

/* Tells which game of a collection is shown: its number from 1, or 0 for a game
 * alone or one that is not in the list; @n_games is how many games are in its
 * file, or files in its list. */
guint tengen_window_find_game (TengenWindow *self, guint *n_games);

/* Makes actions that are of no use now insensitive. */
void tengen_window_update_actions (TengenWindow *self);

/* Presents the scoring dialog. */
void tengen_window_show_count (TengenWindow *self);

/* Adds the action that shows the game to a class, and its key. */
void tengen_window_install_classroom (GtkWidgetClass *klass);

/* Makes that action insensitive in a game that has no board. */
void tengen_window_update_classroom (TengenWindow *self);

/* Adds the board alone and the enlarged board to the class. */
void tengen_window_install_room (GtkWidgetClass *klass);

/* Adds the key for the classroom to a window of the count, above that of its
 * game. */
void tengen_window_share_classroom (GtkWidget *window);

/* Play has stopped: presents the scoring dialog, unless a class counts. */
void tengen_window_tell_stopped (TengenWindow *self);

G_END_DECLS
