/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting: unfinished games and unsaved changes (続きから)
 */
#include "tengen-waiting.h"

#include <string.h>

#include "tengen-signal.h"
#include "tengen-words-text.h"
#include "tengen-worker.h"

#define _(text) tengen_words_text (text)

/* Games are opened and put away in several steps. */
#define CALM_MS 200

struct _TengenWaiting
{
  GObject parent_instance;

  char *shelf;
  GListStore *items;
  /* (element-type utf8): games that have ended and were told */
  GHashTable *ended;
  guint look_id;
  gboolean listing;
  gboolean again;
  /* what the worker finds may have changed since it began */
  gboolean stale;
  gboolean listed;
};

G_DEFINE_FINAL_TYPE (TengenWaiting, tengen_waiting, G_TYPE_OBJECT)

enum
{
  ENDED,
  LISTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* As on the shelf. */
static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  const TengenJournalShelfEntry *one =
      tengen_waiting_item_get_entry (*(gpointer const *) a);
  const TengenJournalShelfEntry *other =
      tengen_waiting_item_get_entry (*(gpointer const *) b);
  if (one->time != other->time)
    return one->time > other->time ? -1 : 1;
  return strcmp (other->id, one->id);
}

/* The list keeps it. */
static TengenWaitingItem *
get_item (TengenWaiting *self, guint position)
{
  g_autoptr (TengenWaitingItem) item =
      g_list_model_get_item (G_LIST_MODEL (self->items), position);
  return item;
}

static guint
count_items (TengenWaiting *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->items));
}

/* --- The list --- */

static gboolean
is_same (const TengenJournalShelfEntry *a, const TengenJournalShelfEntry *b)
{
  return a->time == b->time && a->size == b->size && a->state == b->state;
}

static GHashTable *
index_items (TengenWaiting *self)
{
  GHashTable *index =
      g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  for (guint i = 0; i < count_items (self); i++)
    {
      TengenWaitingItem *item = g_object_ref (get_item (self, i));
      g_hash_table_insert (
          index, tengen_waiting_item_get_entry (item)->id, item);
    }
  return index;
}

/* Takes the entries; what has not changed keeps its item. */
static GPtrArray *
make_items (TengenWaiting *self, GPtrArray *entries)
{
  g_autoptr (GHashTable) index = index_items (self);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);
  GPtrArray *sorted = g_ptr_array_new_with_free_func (g_object_unref);
  gsize n;
  g_autofree gpointer *taken = g_ptr_array_steal (entries, &n);
  for (gsize i = 0; i < n; i++)
    {
      TengenJournalShelfEntry *entry = taken[i];
      TengenWaitingItem *item = g_hash_table_lookup (index, entry->id);
      if (item != NULL && is_same (tengen_waiting_item_get_entry (item), entry))
        {
          tengen_journal_shelf_entry_free (entry);
          g_object_ref (item);
        }
      else
        item = tengen_waiting_item_new (entry);
      g_ptr_array_add (all, item);
    }
  for (int group = 0; group < TENGEN_WAITING_N_GROUPS; group++)
    for (guint i = 0; i < all->len; i++)
      if ((int) tengen_waiting_item_get_group (g_ptr_array_index (all, i)) ==
          group)
        g_ptr_array_add (sorted, g_object_ref (g_ptr_array_index (all, i)));
  return sorted;
}

/* One change, as small as it can be: rows around it stay where they are. */
static void
set_items (TengenWaiting *self, GPtrArray *items)
{
  guint n_old = count_items (self);
  guint start = 0;
  guint end = 0;
  while (start < MIN (n_old, items->len) &&
         get_item (self, start) == items->pdata[start])
    start++;
  while (end < MIN (n_old, items->len) - start &&
         get_item (self, n_old - 1 - end) == items->pdata[items->len - 1 - end])
    end++;
  if (start + end < MAX (n_old, items->len))
    g_list_store_splice (self->items,
                         start,
                         n_old - start - end,
                         items->pdata + start,
                         items->len - start - end);
}

/* --- Reading --- */

/* What the worker found. */
typedef struct
{
  GPtrArray *entries;
  guint n_aside;
} Found;

static void
found_free (Found *self)
{
  g_ptr_array_unref (self->entries);
  g_free (self);
}

static void
list_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  Found *found = g_new0 (Found, 1);
  found->n_aside = tengen_journal_shelf_clean (data);
  found->entries = tengen_journal_shelf_list (data);
  g_task_return_pointer (task, found, (GDestroyNotify) found_free);
}

static gboolean
is_over (const TengenJournalShelfEntry *entry)
{
  return entry->over && entry->file == NULL &&
         entry->state == TENGEN_JOURNAL_SHELF_READY;
}

/* What could not be kept elsewhere stays in the list. */
static void
tell_ended (TengenWaiting *self, GPtrArray *entries)
{
  for (guint i = entries->len; i > 0; i--)
    {
      const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, i - 1);
      if (!is_over (entry) ||
          !g_hash_table_add (self->ended, g_strdup (entry->id)))
        continue;
      g_signal_emit (self, signals[ENDED], 0, entry->id);
      g_ptr_array_remove_index (entries, i - 1);
    }
}

static void
take_entries (TengenWaiting *self, GPtrArray *entries)
{
  tell_ended (self, entries);
  g_autoptr (GPtrArray) items = make_items (self, entries);
  self->listed = TRUE;
  set_items (self, items);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenWaiting *self = TENGEN_WAITING (source);
  Found *found = g_task_propagate_pointer (G_TASK (result), NULL);
  gboolean stale = self->stale;
  self->listing = FALSE;
  if (self->again)
    tengen_waiting_look (self);
  self->again = FALSE;
  self->stale = FALSE;
  if (!stale)
    take_entries (self, found->entries);
  g_signal_emit (self, signals[LISTED], 0, found->n_aside);
  found_free (found);
}

static gboolean
look_cb (gpointer data)
{
  TengenWaiting *self = TENGEN_WAITING (data);
  self->look_id = 0;
  self->again = self->listing;
  if (self->listing)
    return G_SOURCE_REMOVE;
  self->listing = TRUE;
  g_autoptr (GTask) task = g_task_new (self, NULL, listed_cb, NULL);
  g_task_set_source_tag (task, look_cb);
  g_task_set_task_data (task, g_strdup (self->shelf), g_free);
  tengen_worker_run (task, list_worker);
  return G_SOURCE_REMOVE;
}

void
tengen_waiting_look (TengenWaiting *self)
{
  g_return_if_fail (TENGEN_IS_WAITING (self));
  if (self->look_id == 0)
    self->look_id =
        g_timeout_add_full (G_PRIORITY_LOW, CALM_MS, look_cb, self, NULL);
}

void
tengen_waiting_forget_ended (TengenWaiting *self)
{
  g_return_if_fail (TENGEN_IS_WAITING (self));
  g_hash_table_remove_all (self->ended);
  tengen_waiting_look (self);
}

/* --- Throwing away --- */

/* The shelf is not as the worker saw it. */
static void
note_change (TengenWaiting *self)
{
  self->stale = self->listing;
  tengen_waiting_look (self);
}

gboolean
tengen_waiting_throw_away (TengenWaiting *self, TengenWaitingItem *item)
{
  g_return_val_if_fail (TENGEN_IS_WAITING (self), FALSE);
  g_return_val_if_fail (TENGEN_IS_WAITING_ITEM (item), FALSE);
  guint position;
  gboolean done = tengen_journal_shelf_throw_away (
      self->shelf, tengen_waiting_item_get_entry (item)->id);
  if (done && g_list_store_find (self->items, item, &position))
    g_list_store_remove (self->items, position);
  note_change (self);
  return done;
}

/* The place in its group, by time. */
static int
compare_items (gconstpointer a, gconstpointer b, gpointer data)
{
  TengenWaitingItem *one = TENGEN_WAITING_ITEM ((gpointer) a);
  TengenWaitingItem *other = TENGEN_WAITING_ITEM ((gpointer) b);
  int groups = (int) tengen_waiting_item_get_group (one) -
               (int) tengen_waiting_item_get_group (other);
  return groups != 0 ? groups : compare_newest_first (&one, &other);
}

gboolean
tengen_waiting_bring_back (TengenWaiting *self, TengenWaitingItem *item)
{
  g_return_val_if_fail (TENGEN_IS_WAITING (self), FALSE);
  g_return_val_if_fail (TENGEN_IS_WAITING_ITEM (item), FALSE);
  gboolean done = tengen_journal_shelf_bring_back (
      self->shelf, tengen_waiting_item_get_entry (item)->id);
  if (done)
    g_list_store_insert_sorted (self->items, item, compare_items, NULL);
  note_change (self);
  return done;
}

/* --- The object --- */

static void
tengen_waiting_dispose (GObject *object)
{
  TengenWaiting *self = TENGEN_WAITING (object);
  g_clear_handle_id (&self->look_id, g_source_remove);
  G_OBJECT_CLASS (tengen_waiting_parent_class)->dispose (object);
}

static void
tengen_waiting_finalize (GObject *object)
{
  TengenWaiting *self = TENGEN_WAITING (object);
  g_free (self->shelf);
  g_object_unref (self->items);
  g_hash_table_unref (self->ended);
  G_OBJECT_CLASS (tengen_waiting_parent_class)->finalize (object);
}

static void
tengen_waiting_class_init (TengenWaitingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  object_class->dispose = tengen_waiting_dispose;
  object_class->finalize = tengen_waiting_finalize;
  signals[ENDED] =
      tengen_signal_new ("ended", TENGEN_TYPE_WAITING, 1, G_TYPE_STRING);
  signals[LISTED] =
      tengen_signal_new ("listed", TENGEN_TYPE_WAITING, 1, G_TYPE_UINT);
}

static void
tengen_waiting_init (TengenWaiting *self)
{
  self->items = g_list_store_new (TENGEN_TYPE_WAITING_ITEM);
  self->ended = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

TengenWaiting *
tengen_waiting_new (const char *shelf)
{
  g_return_val_if_fail (shelf != NULL, NULL);
  TengenWaiting *self = g_object_new (TENGEN_TYPE_WAITING, NULL);
  self->shelf = g_strdup (shelf);
  return self;
}

const char *
tengen_waiting_get_shelf (TengenWaiting *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING (self), NULL);
  return self->shelf;
}

gboolean
tengen_waiting_get_listed (TengenWaiting *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING (self), FALSE);
  return self->listed;
}

GListModel *
tengen_waiting_get_items (TengenWaiting *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING (self), NULL);
  return G_LIST_MODEL (self->items);
}

guint64
tengen_waiting_get_size (TengenWaiting *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING (self), 0);
  guint64 size = 0;
  for (guint i = 0; i < count_items (self); i++)
    size += tengen_waiting_item_get_entry (get_item (self, i))->size;
  return size;
}

static int
compare_largest_first (gconstpointer a, gconstpointer b)
{
  guint64 one = tengen_waiting_item_get_entry (*(gpointer const *) a)->size;
  guint64 other = tengen_waiting_item_get_entry (*(gpointer const *) b)->size;
  return one == other ? 0 : one > other ? -1 : 1;
}

TengenWaitingItem *
tengen_waiting_find_largest (TengenWaiting *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING (self), NULL);
  TengenWaitingItem *largest = NULL;
  for (guint i = 0; i < count_items (self); i++)
    {
      TengenWaitingItem *item = get_item (self, i);
      if (largest == NULL || compare_largest_first (&item, &largest) < 0)
        largest = item;
    }
  return largest;
}

GPtrArray *
tengen_waiting_get_largest (TengenWaiting *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING (self), NULL);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  guint64 size = tengen_waiting_get_size (self);
  guint n = 0;
  for (guint i = 0; i < count_items (self); i++)
    if (tengen_waiting_item_get_playable (get_item (self, i)))
      g_ptr_array_add (items, g_object_ref (get_item (self, i)));
  g_ptr_array_sort (items, compare_largest_first);
  for (; n < items->len && size > TENGEN_WAITING_LARGE; n++)
    size -= tengen_waiting_item_get_entry (items->pdata[n])->size;
  g_ptr_array_set_size (items, (int) n);
  return items;
}

guint
tengen_waiting_count_stopped (TengenWaiting *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING (self), 0);
  guint n = 0;
  for (guint i = 0; i < count_items (self); i++)
    if (tengen_journal_shelf_entry_is_stopped (
            tengen_waiting_item_get_entry (get_item (self, i))))
      n++;
  return n;
}
