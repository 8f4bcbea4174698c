/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting-item: an unfinished game or unsaved changes, in the list
 */
#include "tengen-waiting-item.h"

#include <string.h>

#include "tengen-words-record.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenWaitingItem
{
  GObject parent_instance;

  TengenJournalShelfEntry *entry;
  /* NULL until they are asked for */
  char *title;
  char *about;
  char *date;
  char *folded;
};

G_DEFINE_FINAL_TYPE (TengenWaitingItem,
                     tengen_waiting_item,
                     TENGEN_TYPE_HISTORY_ENTRY)

/* --- Words --- */

static char *
make_title (const TengenJournalShelfEntry *entry)
{
  g_autoptr (GFile) file =
      entry->file != NULL ? g_file_new_for_uri (entry->file) : NULL;
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;
  if (base != NULL)
    return g_filename_display_name (base);
  /* nothing was read of it */
  g_autofree char *id = g_utf8_make_valid (entry->id, -1);
  if (*entry->title == '\0' || g_str_equal (entry->title, id))
    return g_strdup (_ ("Unknown Game"));
  return tengen_words_shorten (entry->title, TENGEN_WORDS_LINE_LETTERS);
}

static char *
make_folder (const TengenJournalShelfEntry *entry)
{
  g_autoptr (GFile) file = g_file_new_for_uri (entry->file);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) home = g_file_new_for_path (g_get_home_dir ());
  g_autofree char *below =
      folder != NULL ? g_file_get_relative_path (home, folder) : NULL;
  if (below != NULL)
    {
      g_autofree char *shown = g_filename_display_name (below);
      g_autofree char *cut =
          tengen_words_shorten (shown, TENGEN_WORDS_LINE_LETTERS);
      return g_strconcat ("~/", cut, NULL);
    }
  if (folder != NULL && g_file_equal (folder, home))
    return g_strdup ("~");
  g_autofree char *name =
      folder != NULL ? g_file_get_parse_name (folder) : NULL;
  return name != NULL ? tengen_words_shorten (name, TENGEN_WORDS_LINE_LETTERS)
                      : g_strdup ("");
}

static char *
make_about (const TengenJournalShelfEntry *entry)
{
  switch (entry->state)
    {
    case TENGEN_JOURNAL_SHELF_READY:
      return entry->file != NULL ? make_folder (entry) : g_strdup ("");
    case TENGEN_JOURNAL_SHELF_DAMAGED:
      return g_strdup (_ ("Only a part of it can be read."));
    case TENGEN_JOURNAL_SHELF_ASIDE:
      return g_strdup (_ ("Damaged; kept as it is."));
    case TENGEN_JOURNAL_SHELF_NEWER:
      return g_strdup (_ ("Only a newer Tengen can go on with it."));
    }
  g_assert_not_reached ();
}

static char *
make_date (const TengenJournalShelfEntry *entry)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (
      entry->time / G_GINT64_CONSTANT (1000000000));
  g_autofree char *day = tengen_words_day (time);
  g_autofree char *hour = g_date_time_format (time, "%H:%M");
  return g_strconcat (day, " ", hour, NULL);
}

const char *
tengen_waiting_item_get_title (TengenWaitingItem *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING_ITEM (self), NULL);
  if (self->title == NULL)
    self->title = make_title (self->entry);
  return self->title;
}

static const char *
get_about (TengenWaitingItem *self)
{
  if (self->about == NULL)
    self->about = make_about (self->entry);
  return self->about;
}

static const char *
get_date (TengenWaitingItem *self)
{
  if (self->date == NULL)
    self->date = make_date (self->entry);
  return self->date;
}

/* --- What it is --- */

const TengenJournalShelfEntry *
tengen_waiting_item_get_entry (TengenWaitingItem *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING_ITEM (self), NULL);
  return self->entry;
}

TengenWaitingGroup
tengen_waiting_item_get_group (TengenWaitingItem *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING_ITEM (self), TENGEN_WAITING_GAME);
  switch (self->entry->state)
    {
    case TENGEN_JOURNAL_SHELF_READY:
      return self->entry->file != NULL ? TENGEN_WAITING_CHANGES
                                       : TENGEN_WAITING_GAME;
    case TENGEN_JOURNAL_SHELF_DAMAGED:
    case TENGEN_JOURNAL_SHELF_ASIDE:
      return TENGEN_WAITING_DAMAGED;
    case TENGEN_JOURNAL_SHELF_NEWER:
      return TENGEN_WAITING_NEWER;
    }
  g_assert_not_reached ();
}

gboolean
tengen_waiting_item_get_playable (TengenWaitingItem *self)
{
  g_return_val_if_fail (TENGEN_IS_WAITING_ITEM (self), FALSE);
  return self->entry->state <= TENGEN_JOURNAL_SHELF_DAMAGED;
}

/* --- As an entry --- */

static TengenHistorySource
get_source (TengenHistoryEntry *entry)
{
  return TENGEN_HISTORY_SOURCE_WAITING;
}

static const char *
get_group (TengenHistoryEntry *entry)
{
  switch (tengen_waiting_item_get_group (TENGEN_WAITING_ITEM (entry)))
    {
    case TENGEN_WAITING_GAME:
      return _ ("Unfinished Games");
    case TENGEN_WAITING_CHANGES:
      return _ ("Changes Not Saved in Their Files");
    case TENGEN_WAITING_DAMAGED:
      return _ ("Damaged Records");
    case TENGEN_WAITING_NEWER:
      return _ ("Records of a Newer Tengen");
    }
  g_assert_not_reached ();
}

static TengenHistoryWords
get_words (TengenHistoryEntry *entry)
{
  TengenWaitingItem *self = TENGEN_WAITING_ITEM (entry);
  return (TengenHistoryWords){
    .title = tengen_waiting_item_get_title (self),
    .about = get_about (self),
    .state = "",
    .date = get_date (self),
    .size = self->entry->size,
  };
}

/* Only the words of a journal tell the kind of its game. */
static gboolean
matches (TengenHistoryEntry *entry,
         TengenHistoryKind kind,
         const char *const *words)
{
  TengenWaitingItem *self = TENGEN_WAITING_ITEM (entry);
  if (kind != TENGEN_HISTORY_KIND_ANY)
    return FALSE;
  if (self->folded == NULL && words != NULL)
    {
      g_autofree char *all = g_strjoin (" ",
                                        tengen_waiting_item_get_title (self),
                                        self->entry->title,
                                        get_about (self),
                                        get_date (self),
                                        NULL);
      self->folded = tengen_words_fold (all);
    }
  for (gsize i = 0; words != NULL && words[i] != NULL; i++)
    if (strstr (self->folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* The game was kept when it was put away. */
static void
get_names (TengenHistoryEntry *entry, const char *names[TENGEN_HISTORY_N_NAMES])
{
  TengenWaitingItem *self = TENGEN_WAITING_ITEM (entry);
  if (tengen_waiting_item_get_group (self) == TENGEN_WAITING_GAME)
    names[0] = self->entry->kept_name;
}

/* --- The object --- */

static void
tengen_waiting_item_finalize (GObject *object)
{
  TengenWaitingItem *self = TENGEN_WAITING_ITEM (object);
  tengen_journal_shelf_entry_free (self->entry);
  g_free (self->title);
  g_free (self->about);
  g_free (self->date);
  g_free (self->folded);
  G_OBJECT_CLASS (tengen_waiting_item_parent_class)->finalize (object);
}

static void
tengen_waiting_item_class_init (TengenWaitingItemClass *klass)
{
  TengenHistoryEntryClass *entry_class = TENGEN_HISTORY_ENTRY_CLASS (klass);
  G_OBJECT_CLASS (klass)->finalize = tengen_waiting_item_finalize;
  entry_class->get_source = get_source;
  entry_class->get_group = get_group;
  entry_class->get_words = get_words;
  entry_class->matches = matches;
  entry_class->get_names = get_names;
}

static void
tengen_waiting_item_init (TengenWaitingItem *self)
{
}

TengenWaitingItem *
tengen_waiting_item_new (TengenJournalShelfEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);
  TengenWaitingItem *self = g_object_new (TENGEN_TYPE_WAITING_ITEM, NULL);
  self->entry = entry;
  return self;
}
