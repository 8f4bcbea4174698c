/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-records-window-thrown: games thrown away, and put back
 *
 * Shape: what waits goes to the trash of the shelf, a game played here to that
 *        of its folder; the latter is removed for good when the window goes, and
 *        with it what waits to be gone on with.
 */
#include "tengen-records-window-private.h"

#include "tengen-journal-shelf.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* @name and @trashed: a file that was taken away; NULL of what waits. */
typedef struct
{
  TengenHistoryEntry *entry;
  char *name;
  char *trashed;
} TengenRecordsThrown;

static void
thrown_free (TengenRecordsThrown *self)
{
  g_object_unref (self->entry);
  g_free (self->name);
  g_free (self->trashed);
  g_free (self);
}

gboolean
tengen_records_window_can_throw (TengenHistoryEntry *entry)
{
  return TENGEN_IS_WAITING_ITEM (entry) ||
         (TENGEN_IS_HISTORY_ITEM (entry) &&
          tengen_history_item_get_removable (TENGEN_HISTORY_ITEM (entry)));
}

static void
tell_thrown (TengenRecordsWindow *self)
{
  guint n = g_queue_get_length (&self->thrown);
  g_autofree char *text = g_strdup_printf (
      tengen_words_plural ("%u game thrown away.", "%u games thrown away.", n),
      n);
  tengen_records_window_update (self);
  tengen_records_window_say (self, n > 0 ? text : NULL);
  if (n == 0)
    return;
  tengen_notice_add_button (self->notice, _ ("Undo"), "records.undo");
}

static void
tell_failed (TengenRecordsWindow *self, const char *form, const char *text)
{
  /* one sentence into another */
  g_auto (GStrv) parts = g_strsplit (form, "%s", 2);
  g_autofree char *sentence = g_strjoinv (text, parts);
  tengen_records_window_say (self, sentence);
}

static TengenRecordsThrown *
throw_waiting (TengenRecordsWindow *self, TengenHistoryEntry *entry)
{
  if (!tengen_waiting_throw_away (self->waiting, TENGEN_WAITING_ITEM (entry)))
    {
      tengen_records_window_say (self, _ ("That game is not there any more."));
      return NULL;
    }
  return g_new0 (TengenRecordsThrown, 1);
}

static TengenRecordsThrown *
throw_played (TengenRecordsWindow *self, TengenHistoryEntry *entry)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (
      tengen_history_item_get_path (TENGEN_HISTORY_ITEM (entry)));
  g_autofree char *name = tengen_history_find_name (self->history, file);
  if (name == NULL)
    return NULL;
  char *trashed = tengen_history_remove (self->history, name, &error);
  if (trashed == NULL)
    {
      /* TRANSLATORS: a sentence that says why */
      tell_failed (
          self, _ ("The game could not be thrown away. %s"), error->message);
      return NULL;
    }
  TengenRecordsThrown *thrown = g_new0 (TengenRecordsThrown, 1);
  thrown->name = g_steal_pointer (&name);
  thrown->trashed = trashed;
  tengen_history_list_look (self->played);
  return thrown;
}

void
tengen_records_window_throw_away (TengenRecordsWindow *self,
                                  TengenHistoryEntry *entry)
{
  gboolean focused =
      gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL;
  if (entry == NULL || !tengen_records_window_can_throw (entry))
    return;
  g_autoptr (TengenHistoryEntry) kept = g_object_ref (entry);
  TengenRecordsThrown *thrown = TENGEN_IS_WAITING_ITEM (entry)
                                    ? throw_waiting (self, entry)
                                    : throw_played (self, entry);
  if (thrown == NULL)
    return;
  thrown->entry = g_steal_pointer (&kept);
  g_queue_push_tail (&self->thrown, thrown);
  tell_thrown (self);
  /* the row that had it is gone */
  TengenHistoryEntry *next = tengen_history_model_get_selected (self->model);
  if (focused && next != NULL && TENGEN_IS_WAITING_ITEM (thrown->entry))
    tengen_records_window_select (self, next);
}

static void
undo_waiting (TengenRecordsWindow *self, TengenRecordsThrown *thrown)
{
  gboolean done = tengen_waiting_bring_back (
      self->waiting, TENGEN_WAITING_ITEM (thrown->entry));
  tell_thrown (self);
  /* the button may have had the focus */
  tengen_records_window_select (self, thrown->entry);
  if (!done)
    tengen_records_window_say (self, _ ("That game is not there any more."));
}

/* Returns whether it is back. */
static gboolean
undo_played (TengenRecordsWindow *self, TengenRecordsThrown *thrown)
{
  g_autoptr (GError) error = NULL;
  if (!tengen_history_restore (
          self->history, thrown->trashed, thrown->name, &error))
    {
      /* TRANSLATORS: a sentence that says why */
      tell_failed (
          self, _ ("The game could not be put back. %s"), error->message);
      return FALSE;
    }
  tengen_history_list_look (self->played);
  tell_thrown (self);
  return TRUE;
}

void
tengen_records_window_undo (TengenRecordsWindow *self)
{
  TengenRecordsThrown *thrown = g_queue_pop_tail (&self->thrown);
  if (thrown == NULL)
    return;
  if (thrown->name == NULL)
    undo_waiting (self, thrown);
  else if (!undo_played (self, thrown))
    {
      g_queue_push_tail (&self->thrown, thrown);
      return;
    }
  thrown_free (thrown);
}

/* A game that was written again since goes on waiting. */
static void
remove_waiting (TengenRecordsWindow *self, const TengenRecordsThrown *thrown)
{
  g_autofree char *path = tengen_history_get_path (self->history, thrown->name);
  g_autoptr (TengenJournal) journal = NULL;
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  journal = tengen_journal_shelf_take_kept (
      tengen_waiting_get_shelf (self->waiting), thrown->name);
  if (journal != NULL)
    tengen_journal_remove (journal);
}

void
tengen_records_window_forget_thrown (TengenRecordsWindow *self)
{
  gboolean any = FALSE;
  for (TengenRecordsThrown *thrown;
       (thrown = g_queue_pop_head (&self->thrown)) != NULL;
       thrown_free (thrown))
    {
      if (thrown->name == NULL)
        continue;
      any = TRUE;
      remove_waiting (self, thrown);
      tengen_history_purge (self->history, thrown->trashed);
    }
  if (any)
    tengen_waiting_look (self->waiting);
}
