/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal-shelf: journals that no program has open
 *
 * Shape: an entry is what the notes of a journal say at a moment; it may be gone
 *        or held by another program the next.
 */
#include "tengen-journal-shelf.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <utime.h>

#include "tengen-durable.h"
#include "tengen-files.h"
#include "tengen-journal-shelf-index.h"

#define DAY_SECONDS (24 * 60 * 60)

/* Of several runs together; as many as files that are opened at once. */
#define MOST_WINDOWS 8

/* The name of what was thrown away, before that of the journal. */
#define THROWN ".thrown-"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* What is shown, or compared with what is: a damaged log may hold any bytes. */
static void
set_words (char **place, const char *text)
{
  g_free (*place);
  *place = g_utf8_make_valid (text, -1);
}

static void
read_file_note (TengenJournalShelfEntry *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  if (words[0] == NULL || words[1] == NULL || !g_str_is_ascii (text))
    return;
  set_text (&self->file, words[0]);
  set_text (&self->checksum, words[1]);
}

/* Behind the checksum. */
static void
read_kept_note (TengenJournalShelfEntry *self, const char *text)
{
  const char *name = strchr (text, ' ');
  set_text (&self->kept_name, name != NULL ? name + 1 : NULL);
}

/* Notes with a text; FALSE if the line is none of them. */
static gboolean
read_text_note (TengenJournalShelfEntry *self, const char *line)
{
  static const char *const others[] = {
    "#game", "#charset", "#mode", "#saving", "#origin"
  };
  const char *title = tengen_journal_log_skip (line, "#title");
  const char *match = tengen_journal_log_skip (line, "#match");
  const char *run = tengen_journal_log_skip (line, "#run");
  const char *file = tengen_journal_log_skip (line, "#file");
  const char *kept = tengen_journal_log_skip (line, "#history");
  const char *keeping = tengen_journal_log_skip (line, "#keeping");
  if (title != NULL)
    set_words (&self->title, title);
  else if (match != NULL)
    set_words (&self->match, match);
  else if (run != NULL)
    set_words (&self->run, run);
  else if (file != NULL)
    read_file_note (self, file);
  else if (kept != NULL)
    read_kept_note (self, kept);
  else if (keeping != NULL)
    read_kept_note (self, keeping);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (tengen_journal_log_skip (line, others[i]) != NULL)
      return TRUE;
  return title != NULL || match != NULL || run != NULL || file != NULL ||
         kept != NULL || keeping != NULL;
}

static gboolean
read_note (TengenJournalShelfEntry *self, const char *line)
{
  if (g_str_equal (line, "#parked") || g_str_equal (line, "#open"))
    self->parked = line[1] == 'p';
  else if (g_str_equal (line, "#over") || g_str_equal (line, "#going"))
    self->over = line[1] == 'o';
  else if (g_str_equal (line, "#kept"))
    self->kept = TRUE;
  else if (g_str_equal (line, "#apart"))
    {
      set_text (&self->file, NULL);
      set_text (&self->checksum, NULL);
      self->kept = TRUE;
    }
  else
    return read_text_note (self, line);
  return TRUE;
}

/* Empty is only what is known to be: notes that are understood, and all of
 * them. */
static void
read_log (TengenJournalShelfEntry *self, const TengenJournalLog *log)
{
  gboolean known = log->exact && log->base != NULL;
  for (gsize i = 0; log->lines[i] != NULL; i++)
    known &= log->lines[i][0] == '#' && read_note (self, log->lines[i]);
  self->cut = log->state == TENGEN_JOURNAL_CUT;
  self->empty = known && self->file == NULL && !self->kept &&
                log->state != TENGEN_JOURNAL_DAMAGED;
  if (log->state == TENGEN_JOURNAL_NEWER)
    self->state = TENGEN_JOURNAL_SHELF_NEWER;
  else if (log->state == TENGEN_JOURNAL_DAMAGED)
    self->state = TENGEN_JOURNAL_SHELF_DAMAGED;
}

static guint64
get_size (const char *shelf, const char *id, const char *name)
{
  g_autofree char *path = g_build_filename (shelf, id, name, NULL);
  GStatBuf info;
  return g_stat (path, &info) == 0 ? (guint64) info.st_size : 0;
}

static TengenJournalShelfLine *
read_line (const char *shelf, const char *id, gint64 time, guint64 size)
{
  TengenJournalShelfLine *self = g_new0 (TengenJournalShelfLine, 1);
  g_autofree char *path = tengen_journal_shelf_get_log (shelf, id);
  g_autoptr (GBytes) bytes = tengen_durable_read (path, TENGEN_JOURNAL_LARGEST);
  gsize length = 0;
  gboolean later = bytes == NULL && !tengen_durable_is_lasting (errno);
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  g_autoptr (TengenJournalLog) log = tengen_journal_log_read (data, length);
  /* what cannot be read now is read again the next time */
  self->log_time = later ? 0 : time;
  self->log_size = size;
  self->entry.id = g_strdup (id);
  self->entry.time = time;
  self->entry.size = size + get_size (shelf, id, "base.sgf");
  self->entry.unread = later;
  if (!later)
    read_log (&self->entry, log);
  if (g_str_has_suffix (id, TENGEN_JOURNAL_ASIDE))
    self->entry.state = TENGEN_JOURNAL_SHELF_ASIDE;
  if (self->entry.title == NULL)
    self->entry.title = g_utf8_make_valid (id, -1);
  return self;
}

/* What is looked for; each may be NULL. */
typedef struct
{
  const char *checksum;
  const char *kept_name;
} Wanted;

static gint64
get_time (const struct stat *info)
{
  return info->st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) +
         info->st_mtim.tv_nsec;
}

/* Whether it matters that a log may have changed since the index was written: of
 * what was put away only if it is what is looked for. */
static gboolean
is_wanted (const TengenJournalShelfEntry *entry, const Wanted *wanted)
{
  return wanted == NULL || !entry->parked ||
         (wanted->checksum != NULL &&
          g_strcmp0 (entry->checksum, wanted->checksum) == 0) ||
         (wanted->kept_name != NULL &&
          g_strcmp0 (entry->kept_name, wanted->kept_name) == 0);
}

/* What is known of a log is known as long as it does not change. Of a journal
 * without one only the folder tells when it was written. NULL if there is no
 * such folder. */
static TengenJournalShelfLine *
take_line (int shelf_fd,
           const char *shelf,
           const char *id,
           GHashTable *index,
           const Wanted *wanted)
{
  char path[NAME_MAX + sizeof "/log"];
  struct stat info;
  guint64 size = 0;
  TengenJournalShelfLine *line = g_hash_table_lookup (index, id);
  if (line != NULL && !is_wanted (&line->entry, wanted))
    {
      g_hash_table_steal (index, id);
      return line;
    }
  g_snprintf (path, sizeof path, "%s/log", id);
  if (fstatat (shelf_fd, path, &info, 0) == 0)
    size = (guint64) info.st_size;
  else if (fstatat (shelf_fd, id, &info, 0) != 0 || !S_ISDIR (info.st_mode))
    return NULL;
  if (line == NULL || line->log_time != get_time (&info) ||
      line->log_size != size)
    return read_line (shelf, id, get_time (&info), size);
  g_hash_table_steal (index, id);
  return line;
}

static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  const TengenJournalShelfEntry *one = *(TengenJournalShelfEntry *const *) a;
  const TengenJournalShelfEntry *other = *(TengenJournalShelfEntry *const *) b;
  if (one->time != other->time)
    return one->time > other->time ? -1 : 1;
  return strcmp (other->id, one->id);
}

static GPtrArray *
read_lines (DIR *dir,
            const char *shelf,
            GHashTable *index,
            const Wanted *wanted)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (
      (GDestroyNotify) tengen_journal_shelf_line_free);
  const struct dirent *entry;
  while ((entry = readdir (dir)) != NULL)
    {
      TengenJournalShelfLine *line =
          entry->d_name[0] != '.'
              ? take_line (dirfd (dir), shelf, entry->d_name, index, wanted)
              : NULL;
      if (line != NULL)
        g_ptr_array_add (lines, line);
    }
  return lines;
}

/* All of them, the newest first, also those that a program has open. Looking at
 * thousands of files takes most of the time. */
static GPtrArray *
scan (const char *shelf, const Wanted *wanted)
{
  DIR *dir = opendir (shelf);
  if (dir == NULL)
    return g_ptr_array_new ();
  g_autoptr (GHashTable) index = tengen_journal_shelf_index_read (shelf);
  guint n_known = g_hash_table_size (index);
  GPtrArray *lines = read_lines (dir, shelf, index, wanted);
  closedir (dir);
  g_ptr_array_sort (lines, compare_newest_first);
  /* each line that is as it was has left the table */
  if (g_hash_table_size (index) > 0 || lines->len != n_known)
    tengen_journal_shelf_index_write (shelf, lines);
  return lines;
}

char *
tengen_journal_shelf_get_default (void)
{
  return g_build_filename (g_get_user_state_dir (), "tengen", "journal", NULL);
}

char *
tengen_journal_shelf_get_log (const char *shelf, const char *id)
{
  g_return_val_if_fail (shelf != NULL && id != NULL, NULL);
  return g_build_filename (shelf, id, "log", NULL);
}

/* Entries are given out as parts of lines. */
void
tengen_journal_shelf_entry_free (TengenJournalShelfEntry *self)
{
  tengen_journal_shelf_line_free ((TengenJournalShelfLine *) self);
}

/* A line begins with its entry, so the array is one of entries as well. */
GPtrArray *
tengen_journal_shelf_list (const char *shelf)
{
  g_return_val_if_fail (shelf != NULL, NULL);
  GPtrArray *entries = scan (shelf, NULL);
  for (guint i = entries->len; i > 0; i--)
    {
      const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, i - 1);
      if (entry->empty || tengen_journal_is_open (shelf, entry->id))
        g_ptr_array_remove_index (entries, i - 1);
    }
  return entries;
}

static gboolean
can_take (const TengenJournalShelfEntry *entry)
{
  return !entry->empty && (entry->state == TENGEN_JOURNAL_SHELF_READY ||
                           entry->state == TENGEN_JOURNAL_SHELF_DAMAGED);
}

gboolean
tengen_journal_shelf_entry_is_stopped (const TengenJournalShelfEntry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->cut && !self->parked && !self->empty &&
         self->state == TENGEN_JOURNAL_SHELF_READY;
}

/* What was open last, as far as its log says. */
static gboolean
is_left_open (const TengenJournalShelfEntry *entry)
{
  return can_take (entry) && !entry->parked &&
         (entry->run != NULL || entry->state == TENGEN_JOURNAL_SHELF_READY);
}

static gboolean
is_of_run (const TengenJournalShelfEntry *entry,
           const TengenJournalShelfEntry *first)
{
  return first == NULL ||
         (first->run != NULL && g_strcmp0 (first->run, entry->run) == 0);
}

/* @n is how many there are already; games of earlier runs do not fill the
 * screen, they wait in the list. */
static gboolean
is_of_last (const TengenJournalShelfEntry *entry,
            const TengenJournalShelfEntry *first,
            guint n)
{
  return entry->unread || is_of_run (entry, first) ||
         (n < MOST_WINDOWS && tengen_journal_shelf_entry_is_stopped (entry));
}

/* The newest one tells the run; journals of older programs tell none. One of
 * which nothing can be read, or not now, keeps the others from nothing. */
char **
tengen_journal_shelf_find_last (const char *shelf)
{
  g_return_val_if_fail (shelf != NULL, NULL);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GPtrArray) entries = scan (shelf, NULL);
  const TengenJournalShelfEntry *first = NULL;
  for (guint i = 0; i < entries->len; i++)
    {
      const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, i);
      if (!is_left_open (entry) || tengen_journal_is_open (shelf, entry->id) ||
          !is_of_last (entry, first, ids->len))
        continue;
      g_ptr_array_add (ids, g_strdup (entry->id));
      if (first == NULL && !entry->unread)
        first = entry;
    }
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&ids), FALSE);
}

GPtrArray *
tengen_journal_shelf_take_all (const char *shelf,
                               const char *const *ids,
                               int *number)
{
  g_return_val_if_fail (shelf != NULL && ids != NULL, NULL);
  GPtrArray *journals = g_ptr_array_new_with_free_func (g_object_unref);
  for (gsize i = 0; ids[i] != NULL; i++)
    {
      TengenJournal *journal = tengen_journal_take (shelf, ids[i]);
      if (journal != NULL)
        g_ptr_array_add (journals, journal);
      else if (errno != ENOENT && errno != EWOULDBLOCK)
        *number = errno;
    }
  return journals;
}

TengenJournal *
tengen_journal_shelf_take_file (const char *shelf,
                                GFile *file,
                                const char *checksum)
{
  g_return_val_if_fail (G_IS_FILE (file) && checksum != NULL, NULL);
  const Wanted wanted = { .checksum = checksum };
  g_autoptr (GPtrArray) entries = scan (shelf, &wanted);
  for (guint i = 0; i < entries->len; i++)
    {
      const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, i);
      if (!can_take (entry) || entry->file == NULL ||
          !g_str_equal (entry->checksum, checksum))
        continue;
      g_autoptr (GFile) other = g_file_new_for_uri (entry->file);
      TengenJournal *journal = NULL;
      if (tengen_files_same (other, file))
        journal = tengen_journal_take (shelf, entry->id);
      if (journal != NULL)
        return journal;
    }
  return NULL;
}

TengenJournal *
tengen_journal_shelf_take_kept (const char *shelf, const char *name)
{
  g_return_val_if_fail (shelf != NULL && name != NULL, NULL);
  const Wanted wanted = { .kept_name = name };
  g_autoptr (GPtrArray) entries = scan (shelf, &wanted);
  for (guint i = 0; i < entries->len; i++)
    {
      const TengenJournalShelfEntry *entry = g_ptr_array_index (entries, i);
      TengenJournal *journal = NULL;
      if (can_take (entry) && g_strcmp0 (entry->kept_name, name) == 0)
        journal = tengen_journal_take (shelf, entry->id);
      if (journal != NULL)
        return journal;
    }
  return NULL;
}

/* --- Taking away --- */

static char *
get_thrown (const char *shelf, const char *id)
{
  g_autofree char *name = g_strconcat (THROWN, id, NULL);
  return g_build_filename (shelf, name, NULL);
}

gboolean
tengen_journal_shelf_throw_away (const char *shelf, const char *id)
{
  g_return_val_if_fail (shelf != NULL && id != NULL, FALSE);
  g_autofree char *folder = g_build_filename (shelf, id, NULL);
  g_autofree char *thrown = get_thrown (shelf, id);
  if (tengen_journal_is_open (shelf, id))
    return FALSE;
  /* the day in which it can be brought back begins now */
  g_utime (folder, NULL);
  return g_rename (folder, thrown) == 0;
}

gboolean
tengen_journal_shelf_bring_back (const char *shelf, const char *id)
{
  g_return_val_if_fail (shelf != NULL && id != NULL, FALSE);
  g_autofree char *folder = g_build_filename (shelf, id, NULL);
  g_autofree char *thrown = get_thrown (shelf, id);
  return g_rename (thrown, folder) == 0;
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

/* Whether it had to be set aside. */
static gboolean
clean_journal (const char *shelf, const TengenJournalShelfEntry *entry)
{
  gboolean damaged = entry->state == TENGEN_JOURNAL_SHELF_DAMAGED;
  if (!entry->empty && !damaged)
    return FALSE;
  g_autoptr (TengenJournal) journal = tengen_journal_take (shelf, entry->id);
  if (journal == NULL)
    return FALSE;
  damaged = tengen_journal_get_lines (journal)[0] == NULL;
  if (damaged)
    tengen_journal_set_aside (journal);
  else if (entry->empty)
    tengen_journal_remove (journal);
  return damaged;
}

guint
tengen_journal_shelf_clean (const char *shelf)
{
  g_return_val_if_fail (shelf != NULL, 0);
  g_autoptr (GPtrArray) entries = scan (shelf, NULL);
  guint n_aside = 0;
  for (guint i = 0; i < entries->len; i++)
    n_aside += clean_journal (shelf, g_ptr_array_index (entries, i)) ? 1 : 0;
  remove_leftovers (shelf);
  return n_aside;
}
