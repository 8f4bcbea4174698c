/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-shelf-index: what the logs of a shelf say, kept in one file
 */
#include "tengen-shelf-index.h"

#include <string.h>

#include "tengen-disk.h"

#define HEAD "tengen-shelf 1\n"
#define SUM_DIGITS 64
#define LARGEST (256 * 1024 * 1024)

enum
{
  ID,
  LOG_TIME,
  LOG_SIZE,
  SIZE,
  STATE,
  FLAGS,
  MATCH,
  RUN,
  URI,
  CHECKSUM,
  KEPT_NAME,
  TITLE,
  N_FIELDS,
};

enum
{
  PARKED = 1 << 0,
  KEPT = 1 << 1,
  OVER = 1 << 2,
  EMPTY = 1 << 3,
};

void
tengen_shelf_line_free (TengenShelfLine *self)
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

/* An empty field is no text. */
static char *
read_text (const char *field)
{
  return *field != '\0' ? g_strcompress (field) : NULL;
}

static TengenShelfLine *
read_line (const char *text)
{
  g_auto (GStrv) fields = g_strsplit (text, "\t", N_FIELDS);
  if (g_strv_length (fields) != N_FIELDS)
    return NULL;
  TengenShelfLine *self = g_new0 (TengenShelfLine, 1);
  guint64 flags = g_ascii_strtoull (fields[FLAGS], NULL, 10);
  self->log_time = g_ascii_strtoll (fields[LOG_TIME], NULL, 10);
  self->log_size = g_ascii_strtoull (fields[LOG_SIZE], NULL, 10);
  self->entry.id = g_strcompress (fields[ID]);
  self->entry.time = self->log_time;
  self->entry.size = g_ascii_strtoull (fields[SIZE], NULL, 10);
  self->entry.state =
      (TengenShelfState) g_ascii_strtoull (fields[STATE], NULL, 10);
  self->entry.parked = (flags & PARKED) != 0;
  self->entry.kept = (flags & KEPT) != 0;
  self->entry.over = (flags & OVER) != 0;
  self->entry.empty = (flags & EMPTY) != 0;
  self->entry.match = read_text (fields[MATCH]);
  self->entry.run = read_text (fields[RUN]);
  self->entry.file = read_text (fields[URI]);
  self->entry.checksum = read_text (fields[CHECKSUM]);
  self->entry.kept_name = read_text (fields[KEPT_NAME]);
  self->entry.title = g_strcompress (fields[TITLE]);
  return self;
}

/* The lines between the head and the sum, or NULL if they are not those that
 * were written. */
static char *
read_lines (const char *path)
{
  g_autoptr (GBytes) bytes = tengen_disk_read (path, LARGEST);
  gsize length = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  if (length < strlen (HEAD) + SUM_DIGITS ||
      memcmp (data, HEAD, strlen (HEAD)) != 0)
    return NULL;
  gsize end = length - SUM_DIGITS;
  g_autofree char *sum = g_compute_checksum_for_data (
      G_CHECKSUM_SHA256, (const guchar *) data, end);
  if (memcmp (sum, data + end, SUM_DIGITS) != 0)
    return NULL;
  return g_strndup (data + strlen (HEAD), end - strlen (HEAD));
}

GHashTable *
tengen_shelf_index_read (const char *shelf)
{
  GHashTable *lines = g_hash_table_new_full (
      g_str_hash, g_str_equal, NULL, (GDestroyNotify) tengen_shelf_line_free);
  g_autofree char *path = get_path (shelf);
  g_autofree char *text = read_lines (path);
  char *rest = text;
  while (rest != NULL && *rest != '\0')
    {
      char *end = strchr (rest, '\n');
      if (end != NULL)
        *end = '\0';
      TengenShelfLine *line = read_line (rest);
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
append_line (GString *to, const TengenShelfLine *line)
{
  const TengenShelfEntry *entry = &line->entry;
  int flags = (entry->parked ? PARKED : 0) | (entry->kept ? KEPT : 0) |
              (entry->over ? OVER : 0) | (entry->empty ? EMPTY : 0);
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
tengen_shelf_index_write (const char *shelf, GPtrArray *lines)
{
  g_autofree char *path = get_path (shelf);
  g_autoptr (GString) text = g_string_new (HEAD);
  for (guint i = 0; i < lines->len; i++)
    append_line (text, g_ptr_array_index (lines, i));
  g_autofree char *sum = g_compute_checksum_for_string (
      G_CHECKSUM_SHA256, text->str, (gssize) text->len);
  g_string_append (text, sum);
  g_file_set_contents_full (path,
                            text->str,
                            (gssize) text->len,
                            G_FILE_SET_CONTENTS_CONSISTENT,
                            0600,
                            NULL);
}
