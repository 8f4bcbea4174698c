/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-model: all games that can be opened, as one list
 *
 * Shape: lists, one behind the other; then what is looked for; then the entry
 *        that is selected. Where all sections are shown, a game played here that
 *        stands in another section is left out of its own.
 */
#include "tengen-history-model.h"

#include "tengen-words-text.h"

struct _TengenHistoryModel
{
  GObject parent_instance;

  GListStore *lists;
  GListModel *all;
  GtkFilter *filter;
  GtkFilterListModel *shown;
  GtkSingleSelection *selection;
  /* (element-type utf8): names of games of the other sections */
  GHashTable *elsewhere;
  gboolean is_changed;
  /* (element-type TengenHistoryEntry): those below a heading */
  GPtrArray *headed;
  TengenHistorySource source;
  TengenHistoryKind kind;
  /* NULL for everything */
  char **words;
};

G_DEFINE_FINAL_TYPE (TengenHistoryModel, tengen_history_model, G_TYPE_OBJECT)

/* --- Headings --- */

/* The list keeps it. */
static TengenHistoryEntry *
get_entry (TengenHistoryModel *self, guint position)
{
  g_autoptr (TengenHistoryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (self->shown), position);
  return entry;
}

/* Where the group that begins at @start ends. A group stands together. */
static guint
find_end (TengenHistoryModel *self, guint start, guint n)
{
  const char *group = tengen_history_entry_get_group (get_entry (self, start));
  guint low = start + 1;
  while (low < n)
    {
      guint middle = low + (n - low) / 2;
      if (g_str_equal (
              tengen_history_entry_get_group (get_entry (self, middle)), group))
        low = middle + 1;
      else
        n = middle;
    }
  return low;
}

/* A section with one group was chosen by the name of that. */
static gboolean
has_headings (TengenHistoryModel *self)
{
  return self->source == TENGEN_HISTORY_SOURCE_ANY ||
         self->source == TENGEN_HISTORY_SOURCE_WAITING;
}

static void
update_headings (TengenHistoryModel *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->headed);
  self->headed = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n && has_headings (self); i = find_end (self, i, n))
    g_ptr_array_add (self->headed, g_object_ref (get_entry (self, i)));
  for (guint i = 0; i < old->len; i++)
    if (!g_ptr_array_find (self->headed, old->pdata[i], NULL))
      tengen_history_entry_set_heading (old->pdata[i], NULL);
  for (guint i = 0; i < self->headed->len; i++)
    tengen_history_entry_set_heading (
        self->headed->pdata[i],
        tengen_history_entry_get_group (self->headed->pdata[i]));
}

/* --- What is looked for --- */

static gboolean
is_of_section (TengenHistoryModel *self, TengenHistoryEntry *entry)
{
  return self->source == TENGEN_HISTORY_SOURCE_ANY ||
         self->source == tengen_history_entry_get_source (entry);
}

static GHashTable *
list_elsewhere (TengenHistoryModel *self)
{
  GHashTable *names =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (self->all); i++)
    {
      g_autoptr (TengenHistoryEntry) entry =
          g_list_model_get_item (self->all, i);
      const char *own[TENGEN_HISTORY_N_NAMES];
      if (tengen_history_entry_get_source (entry) ==
          TENGEN_HISTORY_SOURCE_PLAYED)
        continue;
      tengen_history_entry_get_names (entry, own);
      for (guint k = 0; k < TENGEN_HISTORY_N_NAMES; k++)
        if (own[k] != NULL)
          g_hash_table_add (names, g_strdup (own[k]));
    }
  return names;
}

static gboolean
has_same (GHashTable *names, GHashTable *others)
{
  GHashTableIter iter;
  gpointer name;
  if (g_hash_table_size (names) != g_hash_table_size (others))
    return FALSE;
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!g_hash_table_contains (others, name))
      return FALSE;
  return TRUE;
}

/* Before the new entries are looked at. */
static void
update_elsewhere (TengenHistoryModel *self)
{
  g_autoptr (GHashTable) old = self->elsewhere;
  self->elsewhere = list_elsewhere (self);
  self->is_changed |= !has_same (old, self->elsewhere);
}

/* Behind that, the others are looked at again. */
static void
look_again (TengenHistoryModel *self)
{
  if (!self->is_changed)
    return;
  self->is_changed = FALSE;
  tengen_history_model_look (self);
}

static gboolean
is_elsewhere (TengenHistoryModel *self, TengenHistoryEntry *entry)
{
  const char *names[TENGEN_HISTORY_N_NAMES];
  if (self->source != TENGEN_HISTORY_SOURCE_ANY ||
      tengen_history_entry_get_source (entry) != TENGEN_HISTORY_SOURCE_PLAYED)
    return FALSE;
  tengen_history_entry_get_names (entry, names);
  for (guint i = 0; i < TENGEN_HISTORY_N_NAMES; i++)
    if (names[i] != NULL && g_hash_table_contains (self->elsewhere, names[i]))
      return TRUE;
  return FALSE;
}

static gboolean
match_cb (gpointer entry, gpointer data)
{
  TengenHistoryModel *self = data;
  return is_of_section (self, entry) && !is_elsewhere (self, entry) &&
         tengen_history_entry_matches (
             entry, self->kind, (const char *const *) self->words);
}

void
tengen_history_model_search (TengenHistoryModel *self,
                             TengenHistorySource source,
                             TengenHistoryKind kind,
                             const char *text)
{
  g_return_if_fail (TENGEN_IS_HISTORY_MODEL (self));
  g_autofree char *folded = tengen_words_fold (text != NULL ? text : "");
  g_strstrip (folded);
  g_clear_pointer (&self->words, g_strfreev);
  if (*folded != '\0')
    self->words = g_strsplit (folded, " ", -1);
  self->source = source;
  self->kind = kind;
  tengen_history_model_look (self);
  /* also where the same entries are shown as before */
  update_headings (self);
}

void
tengen_history_model_look (TengenHistoryModel *self)
{
  g_return_if_fail (TENGEN_IS_HISTORY_MODEL (self));
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

void
tengen_history_model_add (TengenHistoryModel *self, GListModel *entries)
{
  g_return_if_fail (TENGEN_IS_HISTORY_MODEL (self) &&
                    G_IS_LIST_MODEL (entries));
  g_list_store_append (self->lists, entries);
}

GtkSingleSelection *
tengen_history_model_get_shown (TengenHistoryModel *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_MODEL (self), NULL);
  return self->selection;
}

TengenHistoryEntry *
tengen_history_model_get_selected (TengenHistoryModel *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_MODEL (self), NULL);
  return gtk_single_selection_get_selected_item (self->selection);
}

guint
tengen_history_model_count (TengenHistoryModel *self, gboolean shown)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_MODEL (self), 0);
  if (shown)
    return g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  guint n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (self->all); i++)
    {
      g_autoptr (TengenHistoryEntry) entry =
          g_list_model_get_item (self->all, i);
      n += is_of_section (self, entry) && !is_elsewhere (self, entry);
    }
  return n;
}

/* --- The object --- */

static void
tengen_history_model_finalize (GObject *object)
{
  TengenHistoryModel *self = TENGEN_HISTORY_MODEL (object);
  g_object_unref (self->selection);
  g_object_unref (self->shown);
  g_object_unref (self->filter);
  g_object_unref (self->all);
  g_object_unref (self->lists);
  g_ptr_array_unref (self->headed);
  g_hash_table_unref (self->elsewhere);
  g_strfreev (self->words);
  G_OBJECT_CLASS (tengen_history_model_parent_class)->finalize (object);
}

static void
tengen_history_model_class_init (TengenHistoryModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_history_model_finalize;
}

static void
tengen_history_model_init (TengenHistoryModel *self)
{
  self->headed = g_ptr_array_new_with_free_func (g_object_unref);
  self->elsewhere =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->lists = g_list_store_new (G_TYPE_LIST_MODEL);
  self->all = G_LIST_MODEL (
      gtk_flatten_list_model_new (g_object_ref (G_LIST_MODEL (self->lists))));
  g_signal_connect_object (self->all,
                           "items-changed",
                           G_CALLBACK (update_elsewhere),
                           self,
                           G_CONNECT_SWAPPED);
  self->filter = GTK_FILTER (gtk_custom_filter_new (match_cb, self, NULL));
  self->shown = gtk_filter_list_model_new (g_object_ref (self->all),
                                           g_object_ref (self->filter));
  g_signal_connect_object (self->all,
                           "items-changed",
                           G_CALLBACK (look_again),
                           self,
                           G_CONNECT_SWAPPED);
  /* before rows are made of them */
  g_signal_connect_object (self->shown,
                           "items-changed",
                           G_CALLBACK (update_headings),
                           self,
                           G_CONNECT_SWAPPED);
  self->selection =
      gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->shown)));
}

TengenHistoryModel *
tengen_history_model_new (void)
{
  return g_object_new (TENGEN_TYPE_HISTORY_MODEL, NULL);
}
