/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal-shelf-index: what the logs of a shelf say, kept in one file
 */
#include "tengen-journal-shelf-index.h"

#include <string.h>

#include "tengen-durable.h"

#define HEAD "tengen-journal-shelf 3\n"
/* It is read at every start; chance, not malice, is what changes it. */
#define SUM G_CHECKSUM_MD5
#define SUM_DIGITS 32
#define N_FIELDS 12
#define LARGEST (256 * 1024 * 1024)

enum
{
  PARKED = 1 << 0,
  KEPT = 1 << 1,
  OVER = 1 << 2,
  EMPTY = 1 << 3,
  CUT = 1 << 4,
};

void
tengen_journal_shelf_line_free (TengenJournalShelfLine *self)
{
  g_free (self->entry.id);
  g_free (self->entry.title);
  g_free (self->entry.file);
  g_free (self->entry.checksum);
  g_free (self->entry.kept_name);
  g_free (self->entry.match);
  g_free (self->entry.run);
  g_free (self);
}

static char *
get_path (const char *shelf)
{
  return g_build_filename (shelf, ".index", NULL);
}

/* Ends the next field and gives it; NULL for an empty field. */
static char *
next_text (char **rest)
{
  char *field = *rest;
  char *end = field + strcspn (field, "\t");
  *rest = *end != '\0' ? end + 1 : end;
  *end = '\0';
  return *field == '\0'                 ? NULL
         : strchr (field, '\\') != NULL ? g_strcompress (field)
                                        : g_strndup (field, end - field);
}

static guint64
next_number (char **rest)
{
  char *end;
  guint64 number = g_ascii_strtoull (*rest, &end, 10);
  *rest = *end == '\t' ? end + 1 : end;
  return number;
}

static gboolean
has_all_fields (const char *text)
{
  int n = 1;
  while ((text = strchr (text, '\t')) != NULL)
    {
      text++;
      n++;
    }
  return n == N_FIELDS;
}

/* In the order of append_line(). */
static TengenJournalShelfLine *
read_line (char *text)
{
  if (!has_all_fields (text))
    return NULL;
  TengenJournalShelfLine *self = g_new0 (TengenJournalShelfLine, 1);
  TengenJournalShelfEntry *entry = &self->entry;
  char *rest = text;
  entry->id = next_text (&rest);
  self->log_time = (gint64) next_number (&rest);
  self->log_size = next_number (&rest);
  entry->time = self->log_time;
  entry->size = next_number (&rest);
  entry->state = (TengenJournalShelfState) next_number (&rest);
  guint64 flags = next_number (&rest);
  entry->parked = (flags & PARKED) != 0;
  entry->kept = (flags & KEPT) != 0;
  entry->over = (flags & OVER) != 0;
  entry->empty = (flags & EMPTY) != 0;
  entry->cut = (flags & CUT) != 0;
  entry->match = next_text (&rest);
  entry->run = next_text (&rest);
  entry->file = next_text (&rest);
  entry->checksum = next_text (&rest);
  entry->kept_name = next_text (&rest);
  entry->title = next_text (&rest);
  if (entry->title == NULL)
    entry->title = g_strdup ("");
  return self;
}

/* The lines between the head and the sum, or NULL if they are not those that
 * were written. */
static char *
read_lines (const char *path)
{
  g_autoptr (GBytes) bytes = tengen_durable_read (path, LARGEST);
  gsize length = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  if (length < strlen (HEAD) + SUM_DIGITS ||
      memcmp (data, HEAD, strlen (HEAD)) != 0)
    return NULL;
  gsize end = length - SUM_DIGITS;
  g_autofree char *sum =
      g_compute_checksum_for_data (SUM, (const guchar *) data, end);
  if (memcmp (sum, data + end, SUM_DIGITS) != 0)
    return NULL;
  return g_strndup (data + strlen (HEAD), end - strlen (HEAD));
}

GHashTable *
tengen_journal_shelf_index_read (const char *shelf)
{
  GHashTable *lines =
      g_hash_table_new_full (g_str_hash,
                             g_str_equal,
                             NULL,
                             (GDestroyNotify) tengen_journal_shelf_line_free);
  g_autofree char *path = get_path (shelf);
  g_autofree char *text = read_lines (path);
  char *rest = text;
  while (rest != NULL && *rest != '\0')
    {
      char *end = strchr (rest, '\n');
      if (end != NULL)
        *end = '\0';
      TengenJournalShelfLine *line = read_line (rest);
      if (line != NULL)
        g_hash_table_replace (lines, line->entry.id, line);
      rest = end != NULL ? end + 1 : NULL;
    }
  return lines;
}

static void
append_text (GString *to, const char *text, char end)
{
  /* with what is no ASCII as it is */
  static const char *letters = NULL;
  if (g_once_init_enter (&letters))
    {
      char *all = g_malloc (129);
      for (int i = 0; i < 128; i++)
        all[i] = (char) (i + 128);
      all[128] = '\0';
      g_once_init_leave (&letters, all);
    }
  g_autofree char *escaped = g_strescape (text != NULL ? text : "", letters);
  g_string_append (to, escaped);
  g_string_append_c (to, end);
}

static void
append_line (GString *to, const TengenJournalShelfLine *line)
{
  const TengenJournalShelfEntry *entry = &line->entry;
  int flags = (entry->parked ? PARKED : 0) | (entry->kept ? KEPT : 0) |
              (entry->over ? OVER : 0) | (entry->empty ? EMPTY : 0) |
              (entry->cut ? CUT : 0);
  append_text (to, entry->id, '\t');
  g_string_append_printf (to,
                          "%" G_GINT64_FORMAT "\t%" G_GUINT64_FORMAT
                          "\t%" G_GUINT64_FORMAT "\t%d\t%d\t",
                          line->log_time,
                          line->log_size,
                          entry->size,
                          (int) entry->state,
                          flags);
  append_text (to, entry->match, '\t');
  append_text (to, entry->run, '\t');
  append_text (to, entry->file, '\t');
  append_text (to, entry->checksum, '\t');
  append_text (to, entry->kept_name, '\t');
  append_text (to, entry->title, '\n');
}

void
tengen_journal_shelf_index_write (const char *shelf, GPtrArray *lines)
{
  g_autofree char *path = get_path (shelf);
  g_autoptr (GString) text = g_string_new (HEAD);
  for (guint i = 0; i < lines->len; i++)
    append_line (text, g_ptr_array_index (lines, i));
  g_autofree char *sum =
      g_compute_checksum_for_string (SUM, text->str, (gssize) text->len);
  g_string_append (text, sum);
  g_file_set_contents_full (path,
                            text->str,
                            (gssize) text->len,
                            G_FILE_SET_CONTENTS_CONSISTENT,
                            0600,
                            NULL);
}
