/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-shelf: journals that wait
 *
 * Shape: an entry is what the notes of a journal say when it is taken for a
 *        moment; it may be gone or held by another program the next.
 */
#include "tengen-shelf.h"

#include <glib/gstdio.h>
#include <string.h>
#include <time.h>

#include "tengen-files.h"
#include "tengen-game-command.h"

#define DAY_SECONDS (24 * 60 * 60)

static void
entry_free (TengenShelfEntry *self)
{
  g_free (self->id);
  g_free (self->title);
  g_clear_object (&self->file);
  g_free (self->checksum);
  g_free (self->kept_name);
  g_free (self);
}

static const char *
skip_name (const char *line, const char *name)
{
  if (!g_str_has_prefix (line, name))
    return NULL;
  line += strlen (name);
  return *line == ' ' ? line + 1 : NULL;
}

static void
read_file_note (TengenShelfEntry *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  if (words[0] == NULL || words[1] == NULL)
    return;
  g_clear_object (&self->file);
  g_free (self->checksum);
  self->file = g_file_new_for_uri (words[0]);
  self->checksum = g_strdup (words[1]);
}

/* Behind the checksum. */
static void
read_kept_note (TengenShelfEntry *self, const char *text)
{
  const char *name = strchr (text, ' ');
  g_free (self->kept_name);
  self->kept_name = name != NULL ? g_strdup (name + 1) : NULL;
}

static void
read_note (TengenShelfEntry *self, const char *line)
{
  const char *title = skip_name (line, "#title");
  const char *file = skip_name (line, "#file");
  const char *kept = skip_name (line, "#history");
  if (title != NULL)
    {
      g_free (self->title);
      self->title = g_strdup (title);
    }
  else if (file != NULL)
    read_file_note (self, file);
  else if (kept != NULL)
    read_kept_note (self, kept);
  else if (g_str_equal (line, "#parked"))
    self->parked = TRUE;
  else if (g_str_equal (line, "#open"))
    self->parked = FALSE;
  else if (g_str_equal (line, "#kept"))
    self->kept = TRUE;
  else if (g_str_equal (line, "#apart"))
    {
      g_clear_object (&self->file);
      g_clear_pointer (&self->checksum, g_free);
      self->kept = TRUE;
    }
}

/* A turn that a clock alone ended was a move on a board of wood. */
static gboolean
makes_move (const char *line)
{
  g_autoptr (TengenCommand) command = tengen_command_decode (line);
  if (command == NULL)
    return FALSE;
  if (command->kind == TENGEN_COMMAND_ACT)
    return command->action.kind == TENGEN_ACTION_PLAY;
  if (command->kind == TENGEN_COMMAND_CLOCK)
    return command->clock == TENGEN_CLOCK_ACT_TURN;
  return command->kind == TENGEN_COMMAND_EDIT;
}

static TengenShelfEntry *
read_entry (TengenJournal *journal)
{
  TengenShelfEntry *self = g_new0 (TengenShelfEntry, 1);
  const char *const *lines = tengen_journal_get_lines (journal);
  self->id = g_strdup (tengen_journal_get_id (journal));
  self->time = tengen_journal_get_time (journal);
  self->empty = TRUE;
  for (gsize i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == '#')
      read_note (self, lines[i]);
    else if (self->empty)
      self->empty = !makes_move (lines[i]);
  if (self->file != NULL || self->kept)
    self->empty = FALSE;
  if (self->title == NULL)
    self->title = g_strdup (self->id);
  return self;
}

static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  const TengenShelfEntry *one = *(TengenShelfEntry *const *) a;
  const TengenShelfEntry *other = *(TengenShelfEntry *const *) b;
  if (one->time != other->time)
    return one->time > other->time ? -1 : 1;
  return strcmp (other->id, one->id);
}

static GPtrArray *
list_all (const char *shelf)
{
  GPtrArray *entries =
      g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  g_autoptr (GDir) dir = g_dir_open (shelf, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (name[0] == '.' || g_str_has_suffix (name, ".bad"))
        continue;
      g_autoptr (TengenJournal) journal = tengen_journal_take (shelf, name);
      if (journal != NULL)
        g_ptr_array_add (entries, read_entry (journal));
    }
  g_ptr_array_sort (entries, compare_newest_first);
  return entries;
}

char *
tengen_shelf_get_default (void)
{
  return g_build_filename (g_get_user_state_dir (), "tengen", "journal", NULL);
}

GPtrArray *
tengen_shelf_list (const char *shelf)
{
  g_return_val_if_fail (shelf != NULL, NULL);
  GPtrArray *entries = list_all (shelf);
  for (guint i = entries->len; i > 0; i--)
    {
      TengenShelfEntry *entry = g_ptr_array_index (entries, i - 1);
      if (entry->empty)
        g_ptr_array_remove_index (entries, i - 1);
    }
  return entries;
}

TengenJournal *
tengen_shelf_take_newest (const char *shelf)
{
  g_autoptr (GPtrArray) entries = tengen_shelf_list (shelf);
  for (guint i = 0; i < entries->len; i++)
    {
      TengenShelfEntry *entry = g_ptr_array_index (entries, i);
      TengenJournal *journal = NULL;
      if (!entry->parked)
        journal = tengen_journal_take (shelf, entry->id);
      if (journal != NULL)
        return journal;
    }
  return NULL;
}

TengenJournal *
tengen_shelf_take_file (const char *shelf, GFile *file, const char *checksum)
{
  g_return_val_if_fail (G_IS_FILE (file) && checksum != NULL, NULL);
  g_autoptr (GPtrArray) entries = tengen_shelf_list (shelf);
  for (guint i = 0; i < entries->len; i++)
    {
      TengenShelfEntry *entry = g_ptr_array_index (entries, i);
      if (entry->file == NULL || !g_str_equal (entry->checksum, checksum) ||
          !tengen_files_same (entry->file, file))
        continue;
      TengenJournal *journal = tengen_journal_take (shelf, entry->id);
      if (journal != NULL)
        return journal;
    }
  return NULL;
}

TengenJournal *
tengen_shelf_take_kept (const char *shelf, const char *name)
{
  g_return_val_if_fail (shelf != NULL && name != NULL, NULL);
  g_autoptr (GPtrArray) entries = tengen_shelf_list (shelf);
  for (guint i = 0; i < entries->len; i++)
    {
      TengenShelfEntry *entry = g_ptr_array_index (entries, i);
      TengenJournal *journal = NULL;
      if (g_strcmp0 (entry->kept_name, name) == 0)
        journal = tengen_journal_take (shelf, entry->id);
      if (journal != NULL)
        return journal;
    }
  return NULL;
}

static void
remove_journal (const char *shelf, const char *id)
{
  g_autoptr (TengenJournal) journal = tengen_journal_take (shelf, id);
  if (journal != NULL)
    tengen_journal_remove (journal);
}

/* A folder with a hidden name is being made or taken away, or was when its
 * program was killed. */
static void
remove_leftover (const char *shelf, const char *name)
{
  g_autofree char *folder = g_build_filename (shelf, name, NULL);
  GStatBuf info;
  if (g_stat (folder, &info) != 0 || time (NULL) - info.st_mtime < DAY_SECONDS)
    return;
  static const char *const names[] = { "base.sgf", "log", "lock" };
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      g_unlink (path);
    }
  g_rmdir (folder);
}

static void
remove_leftovers (const char *shelf)
{
  g_autoptr (GDir) dir = g_dir_open (shelf, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (name[0] == '.')
      remove_leftover (shelf, name);
}

void
tengen_shelf_clean (const char *shelf)
{
  g_return_if_fail (shelf != NULL);
  g_autoptr (GPtrArray) entries = list_all (shelf);
  guint kept = 0;
  for (guint i = 0; i < entries->len; i++)
    {
      TengenShelfEntry *entry = g_ptr_array_index (entries, i);
      if (entry->empty || kept >= TENGEN_SHELF_MOST)
        remove_journal (shelf, entry->id);
      else
        kept++;
    }
  remove_leftovers (shelf);
}
