/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-history: the history of the program, and its window
 */
#include "tengen-application-private.h"

#include "tengen-records-window.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

static TengenHistorySource
read_source (const char *name)
{
  if (g_str_equal (name, "waiting"))
    return TENGEN_HISTORY_SOURCE_WAITING;
  if (g_str_equal (name, "recent"))
    return TENGEN_HISTORY_SOURCE_RECENT;
  if (g_str_equal (name, "played"))
    return TENGEN_HISTORY_SOURCE_PLAYED;
  return TENGEN_HISTORY_SOURCE_ANY;
}

static void
records_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (data);
  TengenRecordsWindow *window =
      tengen_application_find (self, TENGEN_TYPE_RECORDS_WINDOW);
  if (window == NULL)
    window = tengen_records_window_new (TENGEN_PROGRAM (self));
  tengen_records_window_search (
      window,
      read_source (g_variant_get_string (parameter, NULL)),
      TENGEN_HISTORY_KIND_ANY,
      "");
  gtk_window_present (GTK_WINDOW (window));
}

/* There may be no window any more. */
static void
tell (TengenApplication *self,
      const char *text,
      const char *button,
      const char *action)
{
  TengenWindow *window = tengen_application_find_window (self);
  if (window != NULL)
    tengen_window_tell (window, text, button, action);
}

static void
failed_cb (TengenApplication *self, const char *reason)
{
  /* TRANSLATORS: a sentence that says why */
  g_autofree char *text = g_strdup_printf (
      _ ("A game could not be put into the list of games played here. %s You "
         "can play on; it is tried again."),
      reason);
  tell (self, text, _ ("Save As…"), "win.save-as");
}

static void
displaced_cb (TengenApplication *self, const char *folder)
{
  g_autofree char *shown = g_filename_display_name (folder);
  g_autofree char *text = g_strdup_printf (
      /* TRANSLATORS: a folder */
      _ ("Nothing can be written into “%s” now, so the game was kept in the "
         "usual folder. It is in the list of games played here."),
      shown);
  tell (self, text, _ ("Preferences"), "app.preferences");
}

static const GActionEntry actions[] = {
  { .name = "records", .activate = records_action, .parameter_type = "s" },
};

void
tengen_application_start_history (TengenApplication *self)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self));
  TengenHistory *history = tengen_program_get_history (TENGEN_PROGRAM (self));
  g_signal_connect_object (
      history, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      history, "displaced", G_CALLBACK (displaced_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (
      G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
