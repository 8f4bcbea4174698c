/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-match: a game of a match in a window
 */
#include "tengen-application-private.h"

#include "tengen-session-computer.h"

#include "tengen-match-table.h"
#include "tengen-journal-shelf.h"

static TengenWindow *
find_shown (TengenApplication *self, const TengenGameSetup *setup)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data) && tengen_window_join_match (l->data, setup))
      return l->data;
  return NULL;
}

/* A look at the bytes spares reading records that are large. */
static gboolean
is_record_of (GBytes *base, const char *name)
{
  gsize length;
  const char *text = g_bytes_get_data (base, &length);
  if (g_strstr_len (text, (gssize) length, name) == NULL)
    return FALSE;
  g_autoptr (TengenLoaded) loaded = tengen_loaded_parse (base, 0, NULL, NULL);
  return loaded != NULL &&
         g_strcmp0 (tengen_game_get_setup (loaded->game)->match, name) == 0;
}

/* Journals of older programs name no run, and no match either. */
static gboolean
is_entry_of (const TengenJournalShelfEntry *entry, const char *name)
{
  return entry->state < TENGEN_JOURNAL_SHELF_ASIDE &&
         (entry->match != NULL ? g_str_equal (entry->match, name)
                               : entry->run == NULL);
}

/* The journal of a game that was put away, or was being played when the
 * program ended. */
static TengenJournal *
take_waiting (TengenApplication *self, const char *name)
{
  g_autoptr (GPtrArray) entries = tengen_journal_shelf_list (
      tengen_program_get_shelf (TENGEN_PROGRAM (self)));
  for (guint i = 0; i < entries->len; i++)
    {
      const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, i);
      TengenJournal *journal = NULL;
      if (is_entry_of (entry, name))
        journal = tengen_journal_take (
            tengen_program_get_shelf (TENGEN_PROGRAM (self)), entry->id);
      if (journal == NULL)
        continue;
      g_autoptr (GBytes) base = tengen_journal_read_base (journal);
      if (entry->match != NULL || (base != NULL && is_record_of (base, name)))
        return journal;
      tengen_journal_leave (journal);
      g_object_unref (journal);
    }
  return NULL;
}

static TengenWindow *
show_waiting (TengenApplication *self, TengenWindow *window, const char *name)
{
  TengenRestored restored;
  TengenJournal *journal = take_waiting (self, name);
  TengenDocument *document =
      journal == NULL ? NULL
                      : tengen_document_new_restored (
                            journal,
                            tengen_program_get_shelf (TENGEN_PROGRAM (self)),
                            &restored);
  if (document == NULL)
    return NULL;
  window = tengen_application_show_document (self, window, document);
  tengen_window_tell_restored (window, restored);
  tengen_program_update_waiting (TENGEN_PROGRAM (self));
  return window;
}

static gboolean
open_record (TengenApplication *self,
             TengenWindow *window,
             TengenMatchFolder *folder,
             const char *name)
{
  if (name == NULL)
    return FALSE;
  g_autoptr (GFile) file = g_file_new_build_filename (
      tengen_match_folder_get_path (folder), name, NULL);
  if (!g_file_query_exists (file, NULL))
    return FALSE;
  tengen_program_open_file (TENGEN_PROGRAM (self),
                            window != NULL ? GTK_WINDOW (window) : NULL,
                            file,
                            -1,
                            FALSE);
  return TRUE;
}

TengenWindow *
tengen_application_play_match_game (TengenApplication *self,
                                    TengenWindow *window,
                                    TengenMatchFolder *folder,
                                    int game)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (TENGEN_IS_MATCH_FOLDER (folder), NULL);
  const TengenMatch *match =
      tengen_match_table_get (tengen_match_folder_get_table (folder));
  g_autoptr (TengenGameSetup) setup = tengen_match_make_setup (match, game);
  tengen_session_draw_seeds (setup);
  TengenWindow *shown = find_shown (self, setup);
  if (shown == NULL)
    shown = show_waiting (self, window, setup->match);
  if (shown != NULL)
    gtk_window_present (GTK_WINDOW (shown));
  else if (!open_record (
               self, window, folder, tengen_match_get_game (match, game)->file))
    shown = tengen_application_show_document (
        self,
        window,
        tengen_document_new (setup,
                             tengen_program_get_shelf (TENGEN_PROGRAM (self))));
  return shown;
}

static void
play_match_game (TengenProgram *program,
                 GtkWindow *window,
                 TengenMatchFolder *folder,
                 int game)
{
  tengen_application_play_match_game (TENGEN_APPLICATION (program),
                                      window != NULL ? TENGEN_WINDOW (window)
                                                     : NULL,
                                      folder,
                                      game);
}

void
tengen_application_install_match (TengenProgramClass *klass)
{
  klass->play_match_game = play_match_game;
}
