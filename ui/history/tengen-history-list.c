/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-list: the games that were kept
 *
 * Shape: a look at the folders gives the files; those whose stamps are known
 *        stay, the others are read. A look requested meanwhile is queued behind
 *        it.
 */
#include "tengen-history-list.h"

#include "tengen-history-scan.h"
#include "tengen-signal.h"

/* As many files are read before they are shown. */
#define AT_ONCE 16

/* Programs write in several steps. */
#define CALM_MS 200

struct _TengenHistoryList
{
  GObject parent_instance;

  char **games;
  char *matches;
  GListStore *items;
  /* path to item */
  GHashTable *by_path;
  /* game of a match to the item that is shown */
  GHashTable *by_match;
  GFileMonitor *monitors[2];
  GCancellable *cancellable;
  /* (nullable): files to read, and how many of them were */
  GPtrArray *wanted;
  guint n_read;
  gboolean reading;
  gboolean again;
  guint calm_id;
};

G_DEFINE_FINAL_TYPE (TengenHistoryList, tengen_history_list, G_TYPE_OBJECT)

enum
{
  PROP_READING = 1,
  N_PROPS,
};

enum
{
  HIDDEN_CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
set_reading (TengenHistoryList *self, gboolean reading)
{
  if (self->reading == reading)
    return;
  self->reading = reading;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READING]);
}

/* Twice the same game of a match. */

static void
hide_one (TengenHistoryList *self, TengenHistoryItem *item)
{
  const char *match = tengen_history_item_get_match (item);
  TengenHistoryItem *other = NULL;

  if (match == NULL)
    return;
  other = g_hash_table_lookup (self->by_match, match);
  if (other == NULL || tengen_history_item_is_before (item, other))
    g_hash_table_insert (self->by_match, g_strdup (match), item);
  else
    other = item;
  if (other != NULL)
    tengen_history_item_set_hidden (other, TRUE);
}

static void
hide_twins (TengenHistoryList *self)
{
  GHashTableIter iter;
  gpointer item;

  g_hash_table_remove_all (self->by_match);
  g_hash_table_iter_init (&iter, self->by_path);
  while (g_hash_table_iter_next (&iter, NULL, &item))
    tengen_history_item_set_hidden (item, FALSE);
  g_hash_table_iter_init (&iter, self->by_path);
  while (g_hash_table_iter_next (&iter, NULL, &item))
    hide_one (self, item);
  g_signal_emit (self, signals[HIDDEN_CHANGED], 0);
}

/* Files to items. */

static void
remove_item (TengenHistoryList *self, TengenHistoryItem *item)
{
  guint position;

  if (g_list_store_find (self->items, item, &position))
    g_list_store_remove (self->items, position);
}

/* Where an item belongs: in front of the first that comes after it. */
static guint
find_place (TengenHistoryList *self, TengenHistoryItem *item)
{
  GListModel *model = G_LIST_MODEL (self->items);
  guint low = 0;
  guint high = g_list_model_get_n_items (model);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      g_autoptr (TengenHistoryItem) there =
          g_list_model_get_item (model, middle);

      if (tengen_history_item_compare (there, item, NULL) <= 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* How many of the items from @first on belong into the same place. */
static guint
count_run (TengenHistoryList *self, GPtrArray *items, guint first, guint place)
{
  g_autoptr (TengenHistoryItem) behind =
      g_list_model_get_item (G_LIST_MODEL (self->items), place);
  guint end = first + 1;

  while (
      end < items->len &&
      (behind == NULL || tengen_history_item_compare (
                             g_ptr_array_index (items, end), behind, NULL) < 0))
    end++;
  return end - first;
}

static int
compare_items (gconstpointer a, gconstpointer b)
{
  return tengen_history_item_compare (
      *(const gpointer *) a, *(const gpointer *) b, NULL);
}

/* As few changes of the model as there can be: each moves the cards. */
static void
insert_items (TengenHistoryList *self, GPtrArray *items)
{
  guint n;

  g_ptr_array_sort (items, compare_items);
  for (guint first = 0; first < items->len; first += n)
    {
      guint place = find_place (self, g_ptr_array_index (items, first));

      n = count_run (self, items, first, place);
      g_list_store_splice (self->items, place, 0, items->pdata + first, n);
    }
}

/* A file that was written again has a new item. */
static void
add_items (TengenHistoryList *self, GPtrArray *items)
{
  g_autoptr (GPtrArray) old = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < items->len; i++)
    {
      TengenHistoryItem *item = g_ptr_array_index (items, i);
      const char *path = tengen_history_item_get_path (item);
      TengenHistoryItem *there = g_hash_table_lookup (self->by_path, path);

      if (there != NULL)
        g_ptr_array_add (old, g_object_ref (there));
      g_hash_table_replace (
          self->by_path, g_strdup (path), g_object_ref (item));
    }
  insert_items (self, items);
  for (guint i = 0; i < old->len; i++)
    remove_item (self, g_ptr_array_index (old, i));
}

static void read_some (TengenHistoryList *self);

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenHistoryList) self = data;
  g_autoptr (GPtrArray) items = tengen_history_scan_read_finish (result);

  if (items == NULL || g_cancellable_is_cancelled (self->cancellable))
    return;
  add_items (self, items);
  self->n_read += AT_ONCE;
  read_some (self);
}

static void
read_some (TengenHistoryList *self)
{
  if (self->n_read < self->wanted->len)
    {
      tengen_history_scan_read_async (self->wanted,
                                      self->n_read,
                                      AT_ONCE,
                                      self->cancellable,
                                      read_cb,
                                      g_object_ref (self));
      return;
    }
  g_clear_pointer (&self->wanted, g_ptr_array_unref);
  hide_twins (self);
  set_reading (self, FALSE);
  if (self->again)
    tengen_history_list_look (self);
}

/* Items whose files are gone go. */
static void
drop_gone (TengenHistoryList *self, GPtrArray *found)
{
  g_autoptr (GHashTable) there = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer path, item;

  for (guint i = 0; i < found->len; i++)
    g_hash_table_add (
        there, ((TengenHistoryFound *) g_ptr_array_index (found, i))->path);
  g_hash_table_iter_init (&iter, self->by_path);
  while (g_hash_table_iter_next (&iter, &path, &item))
    if (!g_hash_table_contains (there, path))
      {
        remove_item (self, item);
        g_hash_table_iter_remove (&iter);
      }
}

/* Files whose items are good need not be read. */
static void
drop_known (TengenHistoryList *self, GPtrArray *found)
{
  for (guint i = found->len; i > 0; i--)
    {
      const TengenHistoryFound *file = g_ptr_array_index (found, i - 1);
      TengenHistoryItem *old = g_hash_table_lookup (self->by_path, file->path);

      if (old != NULL &&
          g_str_equal (tengen_history_item_get_stamp (old), file->stamp))
        g_ptr_array_remove_index (found, i - 1);
    }
}

static void
scan_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenHistoryList) self = data;
  g_autoptr (GPtrArray) found = tengen_history_scan_finish (result);

  if (found == NULL || g_cancellable_is_cancelled (self->cancellable))
    return;
  drop_gone (self, found);
  drop_known (self, found);
  self->wanted = g_steal_pointer (&found);
  self->n_read = 0;
  read_some (self);
}

void
tengen_history_list_look (TengenHistoryList *self)
{
  g_return_if_fail (TENGEN_IS_HISTORY_LIST (self));

  self->again = self->reading;
  if (self->reading || g_cancellable_is_cancelled (self->cancellable))
    return;
  set_reading (self, TRUE);
  tengen_history_scan_async ((const char *const *) self->games,
                             self->matches,
                             self->cancellable,
                             scan_cb,
                             g_object_ref (self));
}

/* Following. */

static gboolean
calm_cb (gpointer data)
{
  TengenHistoryList *self = data;

  self->calm_id = 0;
  tengen_history_list_look (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (TengenHistoryList *self)
{
  if (self->calm_id == 0)
    self->calm_id = g_timeout_add (CALM_MS, calm_cb, self);
}

static GFileMonitor *
watch (TengenHistoryList *self, const char *folder)
{
  g_autoptr (GFile) file = NULL;
  GFileMonitor *monitor = NULL;

  if (folder == NULL)
    return NULL;
  file = g_file_new_for_path (folder);
  monitor =
      g_file_monitor_directory (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (monitor != NULL)
    g_signal_connect_object (
        monitor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return monitor;
}

/* The object. */

static void
tengen_history_list_get_property (GObject *object,
                                  guint property,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  if (property == PROP_READING)
    g_value_set_boolean (value, TENGEN_HISTORY_LIST (object)->reading);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

void
tengen_history_list_stop (TengenHistoryList *self)
{
  g_return_if_fail (TENGEN_IS_HISTORY_LIST (self));

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->calm_id, g_source_remove);
  for (gsize i = 0; i < G_N_ELEMENTS (self->monitors); i++)
    g_clear_object (&self->monitors[i]);
}

static void
tengen_history_list_dispose (GObject *object)
{
  tengen_history_list_stop (TENGEN_HISTORY_LIST (object));
  G_OBJECT_CLASS (tengen_history_list_parent_class)->dispose (object);
}

static void
tengen_history_list_finalize (GObject *object)
{
  TengenHistoryList *self = TENGEN_HISTORY_LIST (object);

  g_strfreev (self->games);
  g_free (self->matches);
  g_clear_pointer (&self->wanted, g_ptr_array_unref);
  g_hash_table_unref (self->by_path);
  g_hash_table_unref (self->by_match);
  g_object_unref (self->items);
  g_object_unref (self->cancellable);
  G_OBJECT_CLASS (tengen_history_list_parent_class)->finalize (object);
}

static void
tengen_history_list_class_init (TengenHistoryListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_history_list_get_property;
  object_class->dispose = tengen_history_list_dispose;
  object_class->finalize = tengen_history_list_finalize;
  properties[PROP_READING] = g_param_spec_boolean (
      "reading", NULL, NULL, FALSE, TENGEN_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[HIDDEN_CHANGED] =
      tengen_signal_new ("hidden-changed", TENGEN_TYPE_HISTORY_LIST, 0);
}

static void
tengen_history_list_init (TengenHistoryList *self)
{
  self->items = g_list_store_new (TENGEN_TYPE_HISTORY_ITEM);
  self->by_path =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->by_match =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->cancellable = g_cancellable_new ();
}

static void
set_folders (TengenHistoryList *self, const char *const *games)
{
  g_strfreev (self->games);
  self->games = g_strdupv ((char **) games);
  g_clear_object (&self->monitors[0]);
  self->monitors[0] = watch (self, games[0]);
}

TengenHistoryList *
tengen_history_list_new (const char *const *games, const char *matches)
{
  TengenHistoryList *self = NULL;

  g_return_val_if_fail (games != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_HISTORY_LIST, NULL);
  set_folders (self, games);
  self->matches = g_strdup (matches);
  self->monitors[1] = watch (self, matches);
  tengen_history_list_look (self);
  return self;
}

void
tengen_history_list_set_folders (TengenHistoryList *self,
                                 const char *const *games)
{
  g_return_if_fail (TENGEN_IS_HISTORY_LIST (self));
  g_return_if_fail (games != NULL);

  set_folders (self, games);
  tengen_history_list_look (self);
}

GListModel *
tengen_history_list_get_items (TengenHistoryList *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_LIST (self), NULL);

  return G_LIST_MODEL (self->items);
}

gboolean
tengen_history_list_get_reading (TengenHistoryList *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_LIST (self), FALSE);

  return self->reading;
}
