/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal-log: the text of a journal's log, and what of it is certain
 */
#include "tengen-journal-log.h"

#include <string.h>

#include "tengen-board-number.h"
#include "tengen-game-command.h"

#define HEAD "tengen-journal "
#define SUM "#sum "
#define BASE "#base "
#define END "#end"
#define SUM_DIGITS 16

/* A place in the bytes of a log. */
typedef struct
{
  const char *data;
  gsize length;
  gsize at;
} Cursor;

/* The next line without its line break, or NULL where no whole line is left. */
static const char *
next_line (Cursor *cursor, gsize *length)
{
  const char *line = cursor->data + cursor->at;
  gsize left = cursor->length - cursor->at;
  const char *end = left > 0 ? memchr (line, '\n', left) : NULL;

  if (end == NULL)
    return NULL;
  *length = (gsize) (end - line);
  cursor->at += *length + 1;
  return line;
}

static gboolean
starts_with (const char *line, gsize length, const char *start)
{
  gsize n = strlen (start);

  return length >= n && memcmp (line, start, n) == 0;
}

static gboolean
is (const char *line, gsize length, const char *text)
{
  return length == strlen (text) && memcmp (line, text, length) == 0;
}

static GChecksum *
chain_new (const char *sum)
{
  GChecksum *chain = g_checksum_new (G_CHECKSUM_SHA256);

  if (sum != NULL)
    g_checksum_update (chain, (const guchar *) sum, SUM_DIGITS);
  return chain;
}

/* The digest ends a GChecksum, so it is taken from a copy. */
static void
get_sum (const GChecksum *chain, char sum[SUM_DIGITS + 1])
{
  g_autoptr (GChecksum) copy = g_checksum_copy (chain);

  g_strlcpy (sum, g_checksum_get_string (copy), SUM_DIGITS + 1);
}

/* The format that the first line names, 0 for none. */
static int
read_format (const char *data, gsize length)
{
  Cursor cursor = { data, length, 0 };
  gsize n;
  const char *line = next_line (&cursor, &n);
  g_autofree char *number = NULL;
  int format = 0;

  if (line == NULL || !starts_with (line, n, HEAD))
    return 0;
  number = g_strndup (line + strlen (HEAD), n - strlen (HEAD));
  tengen_board_number_parse (number, 1, G_MAXINT, &format);
  return format;
}

/* --- What was written with sums --- */

static gboolean
is_sum (const char *line, gsize length)
{
  return starts_with (line, length, SUM) && length == strlen (SUM) + SUM_DIGITS;
}

/* Where the sums stop being right; what is behind a right one counts not yet. */
static gsize
check_sums (TengenJournalLog *self, const char *data, gsize length)
{
  Cursor cursor = { data, length, 0 };
  gsize sure = 0, n;
  const char *line;

  while ((line = next_line (&cursor, &n)) != NULL)
    {
      char sum[SUM_DIGITS + 1];
      gsize start = (gsize) (line - data);

      if (!is_sum (line, n))
        continue;
      g_checksum_update (
          self->chain, (const guchar *) data + sure, (gssize) (start - sure));
      get_sum (self->chain, sum);
      g_checksum_free (self->chain);
      self->chain = chain_new (line + strlen (SUM));
      if (memcmp (sum, line + strlen (SUM), SUM_DIGITS) != 0)
        {
          self->state = TENGEN_JOURNAL_DAMAGED;
          return sure;
        }
      sure = cursor.at;
    }
  return sure;
}

/* Whether a sum is that of the lines between it and the one before: a log whose
 * first line is damaged has some. */
static gboolean
has_own_sum (const char *data, gsize length)
{
  Cursor cursor = { data, length, 0 };
  g_autoptr (GChecksum) chain = chain_new (NULL);
  gsize from = 0, n;
  const char *line;

  while ((line = next_line (&cursor, &n)) != NULL)
    {
      char sum[SUM_DIGITS + 1];

      if (!is_sum (line, n))
        continue;
      g_checksum_update (chain,
                         (const guchar *) data + from,
                         (gssize) ((gsize) (line - data) - from));
      get_sum (chain, sum);
      if (memcmp (sum, line + strlen (SUM), SUM_DIGITS) == 0)
        return TRUE;
      g_checksum_free (chain);
      chain = chain_new (line + strlen (SUM));
      from = cursor.at;
    }
  return FALSE;
}

/* --- What was written without --- */

static gboolean
is_old_note (const char *line)
{
  static const char *const names[] = { "#title", "#game",   "#file", "#parked",
                                       "#open",  "#mode",   "#kept", "#charset",
                                       "#apart", "#history" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_has_prefix (line, names[i]) &&
        (line[strlen (names[i])] == '\0' || line[strlen (names[i])] == ' '))
      return TRUE;
  return FALSE;
}

static gboolean
is_old_line (const char *line, gsize length)
{
  g_autofree char *text = g_strndup (line, length);
  g_autoptr (TengenCommand) command = NULL;

  if (strlen (text) != length)
    return FALSE;
  if (*text == '#')
    return is_old_note (text);
  command = tengen_command_decode (text);
  return command != NULL;
}

/* An older program takes a journal up with the note `#open`; whatever else
 * stands behind the last sum is half of what was to be written. */
static gboolean
was_taken_up (const char *data, gsize length)
{
  Cursor cursor = { data, length, 0 };
  gsize n;
  const char *line = next_line (&cursor, &n);

  if (line == NULL || !is (line, n, "#open"))
    return FALSE;
  while ((line = next_line (&cursor, &n)) != NULL)
    if (!is_old_line (line, n))
      return FALSE;
  return TRUE;
}

/* The bytes up to the last line break before the first NUL: text of an older
 * program had none, and a machine that stopped may leave zeros at the end. */
static gsize
measure_text (const char *data, gsize length)
{
  gsize whole = length > 0 ? strnlen (data, length) : 0;

  while (whole > 0 && data[whole - 1] != '\n')
    whole--;
  return whole;
}

/* --- All of it --- */

static void
add_line (TengenJournalLog *self,
          GPtrArray *lines,
          const char *line,
          gsize length)
{
  if (starts_with (line, length, SUM) || is (line, length, END))
    return;
  if (starts_with (line, length, BASE))
    {
      g_free (self->base);
      self->base = g_strndup (line + strlen (BASE), length - strlen (BASE));
      return;
    }
  g_ptr_array_add (lines, g_strndup (line, length));
}

/* Whether `#end` is the last line, but for its sum. */
static gboolean
take_lines (TengenJournalLog *self, const char *data, gsize length)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  Cursor cursor = { data, length, 0 };
  gboolean ended = FALSE;
  const char *line;
  gsize n;

  /* the head */
  line = next_line (&cursor, &n);
  while (line != NULL && (line = next_line (&cursor, &n)) != NULL)
    {
      if (!starts_with (line, n, SUM))
        ended = is (line, n, END);
      add_line (self, lines, line, n);
    }
  g_ptr_array_add (lines, NULL);
  self->lines = (char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
  return ended;
}

/* A log that names the sum of its base was written with sums, also if the first
 * of them is lost. */
static gboolean
has_base (const char *data, gsize length)
{
  Cursor cursor = { data, length, 0 };
  const char *line;
  gsize n;

  while ((line = next_line (&cursor, &n)) != NULL)
    if (starts_with (line, n, BASE))
      return TRUE;
  return FALSE;
}

static gboolean
has_command (char *const *lines)
{
  for (gsize i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '#' || g_str_equal (lines[i], "#kept"))
      return TRUE;
  return FALSE;
}

/* A log is never made without a command, so something is missing. */
static void
read_old (TengenJournalLog *self, const char *data, gsize length)
{
  gsize whole = measure_text (data, length);
  gsize rest = length - whole;

  take_lines (self, data, whole);
  if (!has_command (self->lines) || memchr (data + whole, '\n', rest) != NULL)
    self->state = TENGEN_JOURNAL_DAMAGED;
  else
    self->state = rest > 0 ? TENGEN_JOURNAL_CUT : TENGEN_JOURNAL_CLOSED;
  self->exact = rest == 0;
  g_checksum_update (self->chain, (const guchar *) data, (gssize) whole);
}

static void
read_sealed (TengenJournalLog *self, const char *data, gsize sure, gsize length)
{
  if (self->state != TENGEN_JOURNAL_DAMAGED &&
      was_taken_up (data + sure, length - sure))
    {
      gsize whole = sure + measure_text (data + sure, length - sure);

      take_lines (self, data, whole);
      self->exact = whole == length;
      self->state = self->exact ? TENGEN_JOURNAL_CLOSED : TENGEN_JOURNAL_CUT;
      g_checksum_update (
          self->chain, (const guchar *) data + sure, (gssize) (whole - sure));
      return;
    }
  gboolean ended = take_lines (self, data, sure);
  self->exact = sure == length;
  if (self->state != TENGEN_JOURNAL_DAMAGED)
    self->state =
        ended && self->exact ? TENGEN_JOURNAL_CLOSED : TENGEN_JOURNAL_CUT;
}

TengenJournalLog *
tengen_journal_log_read (const char *data, gsize length)
{
  TengenJournalLog *self = g_new0 (TengenJournalLog, 1);
  int format;
  gsize sure;

  g_return_val_if_fail (data != NULL || length == 0, self);

  format = read_format (data, length);
  self->chain = chain_new (NULL);
  sure = check_sums (self, data, length);
  if (format > TENGEN_COMMAND_FORMAT &&
      (self->state == TENGEN_JOURNAL_CLOSED || !has_own_sum (data, length)))
    self->state = TENGEN_JOURNAL_NEWER;
  else if (format == 0 || (sure == 0 && has_base (data, length)))
    self->state = TENGEN_JOURNAL_DAMAGED;
  if (self->state == TENGEN_JOURNAL_NEWER ||
      (sure == 0 && self->state == TENGEN_JOURNAL_DAMAGED))
    self->lines = g_new0 (char *, 1);
  else if (sure == 0)
    read_old (self, data, length);
  else
    read_sealed (self, data, sure, length);
  return self;
}

void
tengen_journal_log_free (TengenJournalLog *self)
{
  if (self == NULL)
    return;
  g_strfreev (self->lines);
  g_free (self->base);
  g_clear_pointer (&self->chain, g_checksum_free);
  g_free (self);
}

const char *
tengen_journal_log_skip (const char *line, const char *name)
{
  gsize length;

  g_return_val_if_fail (line != NULL && name != NULL, NULL);

  length = strlen (name);
  return strncmp (line, name, length) == 0 && line[length] == ' '
             ? line + length + 1
             : NULL;
}

char *
tengen_journal_log_start (int format, const char *base)
{
  g_return_val_if_fail (base != NULL, NULL);

  return g_strdup_printf (HEAD "%d\n" BASE "%s\n", format, base);
}

GChecksum *
tengen_journal_log_seal (const GChecksum *chain, GString *text)
{
  g_autoptr (GChecksum) whole = NULL;
  char sum[SUM_DIGITS + 1];

  g_return_val_if_fail (chain != NULL && text != NULL, NULL);

  whole = g_checksum_copy (chain);
  g_checksum_update (whole, (const guchar *) text->str, (gssize) text->len);
  get_sum (whole, sum);
  g_string_append_printf (text, SUM "%s\n", sum);
  return chain_new (sum);
}
