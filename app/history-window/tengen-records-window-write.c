/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-records-window-write: what waits to files, and the room that it takes
 */
#include "tengen-records-window-private.h"

#include "tengen-file-picker.h"
#include "tengen-save-error.h"
#include "tengen-waiting-write.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* --- Room --- */

/* What cannot be written out can be looked at and thrown away. */
static void
offer_room (TengenRecordsWindow *self, TengenWaitingItem *first)
{
  g_autoptr (GPtrArray) largest = tengen_waiting_get_largest (self->waiting);
  if (!tengen_waiting_item_get_playable (first))
    {
      tengen_notice_add_button (
          self->notice, _ ("Show Contents"), "records.show-largest");
      tengen_notice_add_button (
          self->notice, _ ("Throw Away"), "records.throw-largest-away");
    }
  else if (largest->len > 0)
    tengen_notice_add_button (
        self->notice, _ ("Write Out…"), "records.write-largest");
}

/* The note stays closed once a person has closed it. */
void
tengen_records_window_update_room (TengenRecordsWindow *self)
{
  guint64 size = tengen_waiting_get_size (self->waiting);
  TengenWaitingItem *first = tengen_waiting_find_largest (self->waiting);
  if (self->told_room || first == NULL || size <= TENGEN_WAITING_LARGE)
    return;
  g_autofree char *all = tengen_history_entry_make_size (size);
  /* TRANSLATORS: a size as in “120 MB” */
  g_autofree char *sentence = g_strdup_printf (
      _ ("Unfinished games and unsaved changes take %s."), all);
  g_autoptr (GString) text = g_string_new (sentence);
  g_autofree char *own = tengen_history_entry_make_size (
      tengen_waiting_item_get_entry (first)->size);
  g_autofree char *named =
      /* TRANSLATORS: name of a file or game, a size as in “40 MB” */
      g_strdup_printf (_ ("The largest is “%s” (%s)."),
                       tengen_waiting_item_get_title (first),
                       own);
  tengen_words_append (text, named);
  self->told_room = TRUE;
  self->room = g_strdup (text->str);
  tengen_notice_tell (self->notice, TENGEN_NOTICE_ASIDE, self->room);
  offer_room (self, first);
}

/* The note names that one: it is told anew of what is left. */
static void
throw_largest_away_action (GtkWidget *widget,
                           const char *name,
                           GVariant *parameter)
{
  TengenRecordsWindow *self = TENGEN_RECORDS_WINDOW (widget);
  TengenWaitingItem *largest = tengen_waiting_find_largest (self->waiting);
  if (largest == NULL)
    return;
  tengen_records_window_throw_away (self, TENGEN_HISTORY_ENTRY (largest));
  tengen_notice_withdraw (self->notice, self->room);
  g_clear_pointer (&self->room, g_free);
  self->told_room = FALSE;
  tengen_records_window_update_room (self);
}

/* --- Writing --- */

/* A question for a place. */
typedef struct
{
  TengenRecordsWindow *window;
  GPtrArray *items;
} Asking;

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenRecordsWindow) self = data;
  g_autoptr (GError) error = NULL;
  guint n;
  gboolean done = tengen_waiting_write_finish (result, &n, &error);
  if (self->waiting == NULL)
    return;
  if (!done)
    {
      g_autofree char *why = tengen_save_explain (error);
      /* TRANSLATORS: a sentence that says why */
      g_autofree char *said =
          g_strdup_printf (_ ("The record could not be written. %s"), why);
      tengen_records_window_say (self, said);
      return;
    }
  g_autofree char *text = g_strdup_printf (
      tengen_words_plural (
          "%u record written. What is listed here stays until you throw it "
          "away.",
          "%u records written. What is listed here stays until you throw it "
          "away.",
          n),
      n);
  tengen_records_window_say (self, text);
}

void
tengen_records_window_write (TengenRecordsWindow *self,
                             GPtrArray *items,
                             GFile *place)
{
  g_return_if_fail (TENGEN_IS_RECORDS_WINDOW (self));
  g_return_if_fail (items != NULL && G_IS_FILE (place));
  tengen_waiting_write_async (tengen_waiting_get_shelf (self->waiting),
                              items,
                              place,
                              written_cb,
                              g_object_ref (self));
}

static void
picked_cb (GFile *place, gpointer data)
{
  Asking *asking = data;
  if (place != NULL && asking->window->waiting != NULL)
    tengen_records_window_write (asking->window, asking->items, place);
  g_object_unref (asking->window);
  g_ptr_array_unref (asking->items);
  g_free (asking);
}

static Asking *
asking_new (TengenRecordsWindow *self, GPtrArray *items)
{
  Asking *asking = g_new0 (Asking, 1);
  asking->window = g_object_ref (self);
  asking->items = items;
  return asking;
}

static void
write_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRecordsWindow *self = TENGEN_RECORDS_WINDOW (widget);
  TengenHistoryEntry *entry = tengen_history_model_get_selected (self->model);
  if (!TENGEN_IS_WAITING_ITEM (entry))
    return;
  g_autofree char *file =
      tengen_waiting_write_make_name (TENGEN_WAITING_ITEM (entry));
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (items, g_object_ref (entry));
  tengen_file_picker_save_in (
      GTK_WINDOW (self), NULL, file, picked_cb, asking_new (self, items));
}

static void
write_largest_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRecordsWindow *self = TENGEN_RECORDS_WINDOW (widget);
  tengen_file_picker_choose_folder (
      GTK_WINDOW (self),
      picked_cb,
      asking_new (self, tengen_waiting_get_largest (self->waiting)));
}

void
tengen_records_window_install_write (GtkWidgetClass *klass)
{
  /* TengenRecordsWindow|records.write: writes its record to a file */
  gtk_widget_class_install_action (klass, "records.write", NULL, write_action);
  /* TengenRecordsWindow|records.write-largest: writes the largest ones */
  gtk_widget_class_install_action (
      klass, "records.write-largest", NULL, write_largest_action);
  /* TengenRecordsWindow|records.throw-largest-away: takes that off the shelf */
  gtk_widget_class_install_action (
      klass, "records.throw-largest-away", NULL, throw_largest_away_action);
}
