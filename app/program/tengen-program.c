/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-program: the running program, as its windows know it
 */
#include "tengen-program.h"

#include "tengen-journal-shelf.h"

typedef struct
{
  /* Owned, there from startup on */
  TengenSettings *settings;
  char *shelf;
  TengenHistory *history;
  TengenWaiting *waiting;
  TengenMatchFolders *matches;
  /* NULL before the first game, lesson or window of preferences */
  TengenSound *sound;

  gboolean class_wanted;
} TengenProgramPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TengenProgram,
                                     tengen_program,
                                     GTK_TYPE_APPLICATION)

static TengenProgramPrivate *
get_private (TengenProgram *self)
{
  return tengen_program_get_instance_private (self);
}

static void
folder_cb (TengenProgram *self)
{
  TengenProgramPrivate *priv = get_private (self);
  g_autofree char *folder = NULL;
  g_object_get (priv->settings, "games-folder", &folder, NULL);
  tengen_history_set_folders (
      priv->history,
      folder,
      tengen_settings_get_earlier_folders (priv->settings));
}

static void
tengen_program_startup (GApplication *application)
{
  TengenProgram *self = TENGEN_PROGRAM (application);
  TengenProgramPrivate *priv = get_private (self);
  G_APPLICATION_CLASS (tengen_program_parent_class)->startup (application);
  priv->settings = tengen_settings_new (TENGEN_PROGRAM_ID);
  priv->shelf = tengen_journal_shelf_get_default ();
  priv->history = tengen_history_new (NULL, application);
  priv->waiting = tengen_waiting_new (priv->shelf);
  priv->matches = tengen_match_folders_new ();
  folder_cb (self);
  g_signal_connect_object (priv->settings,
                           "notify::games-folder",
                           G_CALLBACK (folder_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

static void
tengen_program_dispose (GObject *object)
{
  TengenProgramPrivate *priv = get_private (TENGEN_PROGRAM (object));
  g_clear_object (&priv->settings);
  g_clear_object (&priv->history);
  g_clear_object (&priv->sound);
  g_clear_object (&priv->waiting);
  G_OBJECT_CLASS (tengen_program_parent_class)->dispose (object);
}

static void
tengen_program_finalize (GObject *object)
{
  TengenProgramPrivate *priv = get_private (TENGEN_PROGRAM (object));
  g_clear_pointer (&priv->matches, tengen_match_folders_free);
  g_free (priv->shelf);
  G_OBJECT_CLASS (tengen_program_parent_class)->finalize (object);
}

static void
tengen_program_class_init (TengenProgramClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_program_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_program_finalize;
  G_APPLICATION_CLASS (klass)->startup = tengen_program_startup;
}

static void
tengen_program_init (TengenProgram *self)
{
}

TengenSettings *
tengen_program_get_settings (TengenProgram *self)
{
  return get_private (self)->settings;
}

const char *
tengen_program_get_shelf (TengenProgram *self)
{
  return get_private (self)->shelf;
}

TengenHistory *
tengen_program_get_history (TengenProgram *self)
{
  return get_private (self)->history;
}

TengenWaiting *
tengen_program_get_waiting (TengenProgram *self)
{
  return get_private (self)->waiting;
}

TengenMatchFolders *
tengen_program_get_matches (TengenProgram *self)
{
  return get_private (self)->matches;
}

TengenSound *
tengen_program_get_sound (TengenProgram *self)
{
  TengenProgramPrivate *priv = get_private (self);
  const char *own = g_getenv ("TENGEN_SOUNDDIR");

  if (priv->sound != NULL)
    return priv->sound;
  priv->sound = tengen_sound_new (own != NULL ? own : TENGEN_SOUNDDIR);
  g_object_bind_property (
      priv->settings, "sounds", priv->sound, "enabled", G_BINDING_SYNC_CREATE);
  g_object_bind_property (priv->settings,
                          "sound-volume",
                          priv->sound,
                          "volume",
                          G_BINDING_SYNC_CREATE);
  return priv->sound;
}

void
tengen_program_update_waiting (TengenProgram *self)
{
  tengen_waiting_look (get_private (self)->waiting);
}

void
tengen_program_set_class_wanted (TengenProgram *self, gboolean wanted)
{
  get_private (self)->class_wanted = wanted;
}

void
tengen_program_offer_classroom (TengenProgram *self, GtkWindow *window)
{
  TengenProgramPrivate *priv = get_private (self);
  if (!priv->class_wanted || window == NULL)
    return;
  priv->class_wanted = FALSE;
  gtk_widget_activate_action (GTK_WIDGET (window), "win.classroom", NULL);
}

void
tengen_program_open_file (TengenProgram *self,
                          GtkWindow *window,
                          GFile *file,
                          int move,
                          gboolean review)
{
  g_return_if_fail (TENGEN_IS_PROGRAM (self) && G_IS_FILE (file));
  TENGEN_PROGRAM_GET_CLASS (self)->open_file (self, window, file, move, review);
}

void
tengen_program_open_files (TengenProgram *self,
                           GtkWindow *window,
                           GFile *const *files,
                           guint n_files)
{
  g_return_if_fail (TENGEN_IS_PROGRAM (self) &&
                    (files != NULL || n_files == 0));
  TENGEN_PROGRAM_GET_CLASS (self)->open_files (self, window, files, n_files);
}

void
tengen_program_open_listed (TengenProgram *self,
                            GtkWindow *window,
                            GFile *file,
                            GPtrArray *files)
{
  g_return_if_fail (TENGEN_IS_PROGRAM (self) && GTK_IS_WINDOW (window));
  g_return_if_fail (G_IS_FILE (file) && files != NULL);
  TENGEN_PROGRAM_GET_CLASS (self)->open_listed (self, window, file, files);
}

void
tengen_program_show_loaded (TengenProgram *self,
                            GtkWindow *window,
                            TengenLoaded *loaded)
{
  g_return_if_fail (TENGEN_IS_PROGRAM (self));
  g_return_if_fail (loaded != NULL && loaded->game != NULL);
  TENGEN_PROGRAM_GET_CLASS (self)->show_loaded (self, window, loaded);
}

gboolean
tengen_program_go_on (TengenProgram *self, const char *id, const char **reason)
{
  g_return_val_if_fail (TENGEN_IS_PROGRAM (self) && id != NULL, FALSE);
  g_return_val_if_fail (reason != NULL, FALSE);
  return TENGEN_PROGRAM_GET_CLASS (self)->go_on (self, id, reason);
}

void
tengen_program_play (TengenProgram *self,
                     const TengenGameSetup *setup,
                     const TengenLessonDiagram *diagram)
{
  g_return_if_fail (TENGEN_IS_PROGRAM (self) && setup != NULL);
  TENGEN_PROGRAM_GET_CLASS (self)->play (self, setup, diagram);
}

gboolean
tengen_program_show_match (TengenProgram *self, const char *path)
{
  g_return_val_if_fail (TENGEN_IS_PROGRAM (self) && path != NULL, FALSE);
  return TENGEN_PROGRAM_GET_CLASS (self)->show_match (self, path);
}

void
tengen_program_play_match_game (TengenProgram *self,
                                GtkWindow *window,
                                TengenMatchFolder *folder,
                                int game)
{
  g_return_if_fail (TENGEN_IS_PROGRAM (self));
  g_return_if_fail (TENGEN_IS_MATCH_FOLDER (folder));
  TENGEN_PROGRAM_GET_CLASS (self)->play_match_game (self, window, folder, game);
}

GtkWindow *
tengen_program_show_classroom (TengenProgram *self,
                               GtkWindow *from,
                               TengenShow *show)
{
  g_return_val_if_fail (TENGEN_IS_PROGRAM (self), NULL);
  g_return_val_if_fail (GTK_IS_WINDOW (from) && TENGEN_IS_SHOW (show), NULL);
  return TENGEN_PROGRAM_GET_CLASS (self)->show_classroom (self, from, show);
}

TengenTeams *
tengen_program_get_teams (TengenProgram *self)
{
  g_return_val_if_fail (TENGEN_IS_PROGRAM (self), NULL);
  return TENGEN_PROGRAM_GET_CLASS (self)->get_teams (self);
}

gboolean
tengen_program_is_leaving (TengenProgram *self, GtkWindow *window)
{
  g_return_val_if_fail (TENGEN_IS_PROGRAM (self), FALSE);
  return TENGEN_PROGRAM_GET_CLASS (self)->is_leaving (self, window);
}
