/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-waiting: unfinished games to windows
 *
 * What: the games of the last run, and of every one that was stopped, come back
 *       at a start without files, others when a person asks for them; games that
 *       have ended go to the history.
 */
#include "tengen-application-private.h"

#include <errno.h>

#include "tengen-journal-shelf.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

static void
tell (TengenApplication *self, const char *text)
{
  TengenWindow *window = tengen_application_find_window (self);
  if (window != NULL)
    tengen_window_tell (
        window, text, _ ("Go On With…"), "app.records::waiting");
}

static const char *
say_unreadable (void)
{
  return _ ("The record of an unfinished game is damaged and cannot be read. "
            "It is kept as it is.");
}

/* Why a journal was not to be had, or came to nothing. */
static const char *
say_why_not (int number)
{
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;
  if (number == EBADMSG)
    return say_unreadable ();
  if (number == ENOENT || number == EWOULDBLOCK || number == EPROTONOSUPPORT)
    return _ ("That game is not there any more.");
  reason = tengen_words_errno (number);
  /* TRANSLATORS: a sentence that says why */
  text = g_strdup_printf (
      _ ("The record of an unfinished game cannot be read now. %s It is kept "
         "as it is."),
      reason);
  return g_intern_string (text);
}

static TengenDocument *
restore (TengenApplication *self,
         TengenJournal *journal,
         TengenRestored *restored)
{
  return tengen_document_new_restored (
      g_object_ref (journal),
      tengen_program_get_shelf (TENGEN_PROGRAM (self)),
      restored);
}

static gpointer
find_thread (gpointer data)
{
  g_autofree char *shelf = data;
  return tengen_journal_shelf_find_last (shelf);
}

void
tengen_application_find_early (TengenApplication *self)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self) && self->finding == NULL);
  self->finding = g_thread_new (
      "tengen-journal-shelf", find_thread, tengen_journal_shelf_get_default ());
}

static GPtrArray *
take_last (TengenApplication *self, int *number)
{
  g_auto (GStrv) ids =
      self->finding != NULL
          ? g_thread_join (g_steal_pointer (&self->finding))
          : tengen_journal_shelf_find_last (
                tengen_program_get_shelf (TENGEN_PROGRAM (self)));
  return tengen_journal_shelf_take_all (
      tengen_program_get_shelf (TENGEN_PROGRAM (self)),
      (const char *const *) ids,
      number);
}

void
tengen_application_show_restored (TengenApplication *self)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self));
  int number = 0;
  g_autoptr (GPtrArray) journals = take_last (self, &number);
  guint n_shown = 0;
  if (journals->len > 0)
    tengen_journal_adopt_run (g_ptr_array_index (journals, 0));
  for (guint i = journals->len; i > 0; i--)
    {
      TengenRestored restored;
      TengenDocument *document =
          restore (self, g_ptr_array_index (journals, i - 1), &restored);
      if (document == NULL)
        {
          /* what is damaged goes before what can be read another time */
          number = number != EBADMSG ? errno : number;
          continue;
        }
      n_shown++;
      tengen_window_tell_restored (
          tengen_application_show_document (self, NULL, document), restored);
    }
  if (n_shown == 0)
    tengen_application_show_first (self);
  if (number != 0)
    tell (self, say_why_not (number));
}

/* --- Going on --- */

static TengenWindow *
show_apart (TengenApplication *self, TengenDocument *document)
{
  tengen_document_set_apart (document);
  TengenWindow *window =
      tengen_application_show_document (self, NULL, document);
  tengen_window_tell (window,
                      _ ("Its file is open in another window, with other "
                         "changes. Saving asks for a place."),
                      NULL,
                      NULL);
  return window;
}

/* A file has one window. If that has changes of its own, they stay there, and
 * the game belongs to no file. */
static TengenWindow *
show (TengenApplication *self,
      TengenDocument *document,
      TengenRestored restored)
{
  GFile *file = tengen_document_get_file (document);
  TengenWindow *window =
      file != NULL ? tengen_application_find_window_of (self, file) : NULL;
  if (window != NULL &&
      tengen_document_get_unsaved (tengen_window_get_document (window)))
    return show_apart (self, document);
  if (window != NULL)
    tengen_window_replace_document (window, document);
  else
    window = tengen_application_show_document (
        self, tengen_application_find_window (self), document);
  gtk_window_present (GTK_WINDOW (window));
  tengen_window_tell_restored (window, restored);
  return window;
}

TengenWindow *
tengen_application_continue (TengenApplication *self,
                             const char *id,
                             const char **reason)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self) && id != NULL, NULL);
  g_return_val_if_fail (reason != NULL, NULL);
  TengenRestored restored;
  g_autoptr (TengenJournal) journal = tengen_journal_take (
      tengen_program_get_shelf (TENGEN_PROGRAM (self)), id);
  TengenDocument *document =
      journal != NULL ? restore (self, journal, &restored) : NULL;
  int number = errno;
  tengen_waiting_look (tengen_program_get_waiting (TENGEN_PROGRAM (self)));
  if (document == NULL)
    {
      *reason = say_why_not (number);
      return NULL;
    }
  return show (self, document, restored);
}

static void
continue_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (data);
  const char *reason;
  if (tengen_application_continue (
          self, g_variant_get_string (parameter, NULL), &reason) == NULL)
    tell (self, reason);
}

/* A game that ended when there was no time left to put it into the history. */
static void
ended_cb (TengenApplication *self, const char *id)
{
  TengenRestored restored;
  g_autoptr (TengenJournal) journal = tengen_journal_take (
      tengen_program_get_shelf (TENGEN_PROGRAM (self)), id);
  g_autoptr (TengenDocument) document =
      journal != NULL ? restore (self, journal, &restored) : NULL;
  if (document == NULL)
    return;
  tengen_history_follow (tengen_program_get_history (TENGEN_PROGRAM (self)),
                         document);
  tengen_document_close (document, TRUE);
}

static void
history_failed_cb (TengenApplication *self)
{
  self->history_failed = TRUE;
}

static void
history_kept_cb (TengenApplication *self)
{
  if (!self->history_failed)
    return;
  self->history_failed = FALSE;
  tengen_waiting_forget_ended (
      tengen_program_get_waiting (TENGEN_PROGRAM (self)));
}

/* --- The list --- */

/* What is said of a game goes before; there will be another time. */
static void
tell_large (TengenApplication *self)
{
  guint64 size = tengen_waiting_get_size (
      tengen_program_get_waiting (TENGEN_PROGRAM (self)));
  TengenWindow *window = tengen_application_find_window (self);
  if (self->told_large || size <= TENGEN_WAITING_LARGE || window == NULL ||
      tengen_window_is_telling (window))
    return;
  g_autofree char *said = tengen_history_entry_make_size (size);
  /* TRANSLATORS: a size as in “120 MB” */
  g_autofree char *text = g_strdup_printf (
      _ ("Unfinished games and unsaved changes take %s."), said);
  self->told_large = TRUE;
  tell (self, text);
}

/* A start with files shows only those. */
static void
tell_stopped (TengenApplication *self)
{
  guint n = tengen_waiting_count_stopped (
      tengen_program_get_waiting (TENGEN_PROGRAM (self)));
  TengenWindow *window = tengen_application_find_window (self);
  if (self->told_stopped || n == 0 || window == NULL || self->loading->len > 0)
    return;
  g_autofree char *text = g_strdup_printf (
      tengen_words_plural (
          "%u game that was open when Tengen was stopped is under Go On With.",
          "%u games that were open when Tengen was stopped are under Go On "
          "With.",
          n),
      n);
  self->told_stopped = TRUE;
  if (tengen_window_is_telling (window))
    tengen_window_tell_too (window, text);
  else
    tell (self, text);
}

static gboolean
has_unreadable (TengenApplication *self)
{
  GListModel *items = tengen_waiting_get_items (
      tengen_program_get_waiting (TENGEN_PROGRAM (self)));
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (TengenWaitingItem) item = g_list_model_get_item (items, i);
      if (tengen_waiting_item_get_entry (item)->state ==
          TENGEN_JOURNAL_SHELF_ASIDE)
        return TRUE;
    }
  return FALSE;
}

static void
withdraw (TengenApplication *self, const char *text)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data))
      tengen_window_withdraw (l->data, text);
}

/* The sentence names no record: it holds while there is one. */
static void
update_unreadable (TengenApplication *self)
{
  gboolean listed = has_unreadable (self);
  if (self->aside_listed && !listed)
    withdraw (self, say_unreadable ());
  self->aside_listed = listed;
}

static void
listed_cb (TengenApplication *self, guint n_aside)
{
  tell_stopped (self);
  tell_large (self);
  update_unreadable (self);
  if (n_aside > 0)
    tell (self, say_unreadable ());
}

static const GActionEntry actions[] = {
  { .name = "continue", .activate = continue_action, .parameter_type = "s" },
};

void
tengen_application_start_waiting (TengenApplication *self)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self));
  TengenHistory *history = tengen_program_get_history (TENGEN_PROGRAM (self));
  TengenWaiting *waiting = tengen_program_get_waiting (TENGEN_PROGRAM (self));
  g_signal_connect_object (
      waiting, "ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      waiting, "listed", G_CALLBACK (listed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (history,
                           "failed",
                           G_CALLBACK (history_failed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      history, "kept", G_CALLBACK (history_kept_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (
      G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

static gboolean
go_on (TengenProgram *program, const char *id, const char **reason)
{
  return tengen_application_continue (
             TENGEN_APPLICATION (program), id, reason) != NULL;
}

void
tengen_application_install_waiting (TengenProgramClass *klass)
{
  klass->go_on = go_on;
}
