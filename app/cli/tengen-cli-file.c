/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-file: files by their names, and the games in them
 */
#include "tengen-cli-file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <glib/gstdio.h>

#include "tengen-record-value.h"
#include "tengen-save-unpack.h"
#include "tengen-save.h"
#include "tengen-sgf-check.h"
#include "tengen-sgf-writer.h"
#include "tengen-words-output.h"
#include "tengen-words-record.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* More than the reader takes, so that it is the reader who refuses; a device
 * without end is not read to the end of memory. */
#define READ_MAX (65u * 1024 * 1024)
#define READ_STEP (64u * 1024)

/* No text around a diagram is so long. */
#define DIAGRAMS_MAX (1024u * 1024)

/* Of new files, before the umask. */
#define MODE 0666

/* Reads all there is up to @most; errno tells why if %NULL. */
static GByteArray *
read_stream (FILE *stream, gsize most)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *buffer = g_malloc (READ_STEP);
  gsize n;

  do
    {
      errno = 0;
      n = fread (buffer, 1, READ_STEP, stream);
      g_byte_array_append (bytes, buffer, n);
    }
  while (n == READ_STEP && bytes->len < most);
  g_byte_array_set_size (bytes, (guint) MIN (bytes->len, most));
  return ferror (stream) != 0 ? NULL : g_steal_pointer (&bytes);
}

static GByteArray *
read_path (const char *path, gsize most)
{
  GByteArray *bytes;
  FILE *stream;
  int error;

  if (strcmp (path, "-") == 0)
    return read_stream (stdin, most);
  stream = g_fopen (path, "rb");
  if (stream == NULL)
    return NULL;
  bytes = read_stream (stream, most);
  error = errno;
  fclose (stream);
  errno = error;
  return bytes;
}

/* Whether a terminal would do something else than show it. */
static gboolean
is_unsafe (gunichar c)
{
  return g_unichar_iscntrl (c) || tengen_value_turns (c);
}

char *
tengen_cli_file_clean (const char *text)
{
  GString *clean;

  if (text == NULL)
    return NULL;
  clean = g_string_new (NULL);
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      g_string_append_unichar (clean, is_unsafe (c) ? 0xFFFD : c);
    }
  return g_string_free (clean, FALSE);
}

char *
tengen_cli_file_name (const char *path)
{
  g_autofree char *shown = g_filename_display_name (path);

  return tengen_cli_file_clean (shown);
}

/* Standard input may be a file too. */
static const char *
get_place (const char *path)
{
  return strcmp (path, "-") == 0 ? "/dev/stdin" : path;
}

GByteArray *
tengen_cli_file_read_bytes (const char *path, gsize most)
{
  g_autoptr (GError) half_saved = NULL;
  GByteArray *bytes = NULL;
  g_autofree char *name = NULL;
  int error;

  if (tengen_save_settle (get_place (path), &half_saved))
    bytes = read_path (path, most);
  error = errno;
  if (bytes != NULL)
    return bytes;
  name = tengen_cli_file_name (path);
  if (half_saved != NULL)
    tengen_cli_file_complain (name, 0, 0, half_saved->message);
  else
    tengen_cli_file_complain_errno (name, error);
  return NULL;
}

static gboolean
write_stream (FILE *stream, const void *bytes, gsize length)
{
  gboolean done;

  if (stream == NULL)
    return FALSE;
  done = fwrite (bytes, 1, length, stream) == length;
  return fclose (stream) == 0 && done;
}

/* A pipe or a device is written into; a file is saved as the program with
 * windows does it. */
static gboolean
write_path (const char *path,
            const TengenSaveWish *wish,
            const void *bytes,
            gsize length,
            GError **error)
{
  g_autoptr (GBytes) all = g_bytes_new_static (bytes, length);
  GStatBuf there;

  if (g_stat (path, &there) != 0 || S_ISREG (there.st_mode))
    return tengen_save_write (path, all, wish, NULL, error);
  if (write_stream (g_fopen (path, "wb"), bytes, length))
    return TRUE;
  tengen_save_set_error (error, errno);
  return FALSE;
}

static gboolean
write_file (const char *path,
            const TengenSaveWish *wish,
            const void *bytes,
            gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  /* how that went, the program says at its end */
  if (strcmp (path, "-") == 0)
    return tengen_words_output_write (bytes, length);
  if (write_path (path, wish, bytes, length, &error))
    return TRUE;
  name = tengen_cli_file_name (path);
  tengen_cli_file_complain (name, 0, 0, error->message);
  return FALSE;
}

gboolean
tengen_cli_file_write (const char *path, const void *bytes, gsize length)
{
  const TengenSaveWish wish = { .mode = MODE };

  return write_file (path, &wish, bytes, length);
}

gboolean
tengen_cli_file_write_from (const TengenCliFile *self,
                            const char *path,
                            const void *bytes,
                            gsize length)
{
  TengenSaveWish wish = { .mode = MODE };
  GStatBuf from;
  GStatBuf to;

  if (g_stat (get_place (self->path), &from) == 0 && S_ISREG (from.st_mode))
    {
      /* what was private stays so */
      wish.mode = (from.st_mode & MODE) | S_IWUSR;
      if (g_stat (path, &to) == 0 && from.st_dev == to.st_dev &&
          from.st_ino == to.st_ino)
        wish.expected = self->checksum;
    }
  return write_file (path, &wish, bytes, length);
}

/* A text with diagrams as a record, any other file as it is; says what is wrong
 * with a diagram. */
static GBytes *
convert_diagrams (const char *name, const char *path, GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  gboolean foreign =
      data != NULL &&
      tengen_foreign_find_form (data, length, path) != TENGEN_FOREIGN_NONE;
  g_autofree char *text =
      length < DIAGRAMS_MAX ? g_strndup (data, length) : NULL;
  g_autoptr (TengenRecord) record = NULL;
  g_autofree char *said = NULL;
  TengenDiagramError error;
  char *written;

  if (foreign || text == NULL || !g_utf8_validate (text, -1, NULL) ||
      !tengen_diagram_is_text (text))
    return g_bytes_ref (bytes);
  record = tengen_diagram_read (text, FALSE, &error);
  if (record == NULL)
    {
      said = tengen_words_diagram_error (&error);
      tengen_cli_file_complain (name, error.line, 1, said);
      return NULL;
    }
  written = tengen_sgf_write (record, NULL, &length);
  return g_bytes_new_take (written, length);
}

static TengenCliFile *
read_file (const char *path, const char *charset, gboolean sum)
{
  g_autoptr (TengenCliFile) self = g_new0 (TengenCliFile, 1);
  g_autoptr (GByteArray) read = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GBytes) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;
  const char *data;
  gsize length;

  self->name = tengen_cli_file_name (path);
  read = tengen_cli_file_read_bytes (path, READ_MAX);
  if (read == NULL)
    return NULL;
  self->path = g_strdup (path);
  if (sum)
    self->checksum =
        g_compute_checksum_for_data (G_CHECKSUM_SHA256, read->data, read->len);
  bytes = g_byte_array_free_to_bytes (g_steal_pointer (&read));
  text = tengen_unpack (bytes, TENGEN_SGF_MAX_FILE, &error);
  if (text == NULL)
    {
      tengen_cli_file_complain (self->name, 0, 0, error->message);
      return NULL;
    }
  record = convert_diagrams (self->name, path, text);
  if (record == NULL)
    return NULL;
  data = g_bytes_get_data (record, &length);
  self->reading = tengen_foreign_read (
      data != NULL ? data : "", length, path, charset, &self->form, &error);
  if (error == NULL)
    return g_steal_pointer (&self);
  said = tengen_words_foreign_error (error, self->form);
  tengen_cli_file_complain (self->name,
                            MAX (self->reading->error_line, 1),
                            MAX (self->reading->error_column, 1),
                            said);
  return NULL;
}

TengenCliFile *
tengen_cli_file_read (const char *path)
{
  return read_file (path, NULL, FALSE);
}

TengenCliFile *
tengen_cli_file_read_as (const char *path, const char *charset)
{
  return read_file (path, charset, TRUE);
}

void
tengen_cli_file_free (TengenCliFile *self)
{
  if (self == NULL)
    return;
  g_free (self->path);
  g_free (self->name);
  g_free (self->checksum);
  tengen_sgf_reading_free (self->reading);
  g_free (self);
}

void
tengen_cli_file_check (TengenCliFile *self)
{
  if (self->form == TENGEN_FOREIGN_NONE)
    tengen_sgf_check (self->reading->record, self->reading->warnings);
}

void
tengen_cli_file_warn (const TengenCliFile *self, guint limit)
{
  const GArray *warnings = self->reading->warnings;
  guint i;

  for (i = 0; i < warnings->len && i < limit; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (warnings, TengenSgfWarning, i);
      g_autofree char *fault = tengen_words_fault (warning);
      g_autofree char *said =
          warning->name[0] != '\0'
              ? g_strconcat (warning->name, ": ", fault, NULL)
              : g_steal_pointer (&fault);

      tengen_cli_file_complain (
          self->name, warning->line, warning->column, said);
    }
  if (i < warnings->len)
    {
      g_autofree char *said = g_strdup_printf (
          tengen_words_plural (
              "%u more warning", "%u more warnings", warnings->len - i),
          warnings->len - i);

      tengen_cli_file_complain (self->name, 0, 0, said);
    }
}

void
tengen_cli_file_complain (const char *name,
                          guint line,
                          guint column,
                          const char *message)
{
  if (line > 0)
    g_printerr ("%s:%u:%u: %s\n", name, line, column, message);
  else
    g_printerr ("%s: %s\n", name, message);
}

void
tengen_cli_file_complain_errno (const char *name, int number)
{
  g_autofree char *said = tengen_words_errno (number);

  tengen_cli_file_complain (name, 0, 0, said);
}
