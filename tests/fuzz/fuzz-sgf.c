/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-sgf: any bytes as an SGF file
 *
 * What: reading does not crash, also with a charset given; its warnings lie in
 *       the file, in order, within the limit; writing what was read and reading
 *       that gives the same record, without warnings that were not there, and
 *       the same text when it is written again; values decode to UTF-8.
 */
#include "charsets-kept.h"
#include "fuzz-one.h"
#include "record-dump.h"
#include "tengen-record-value.h"
#include "tengen-sgf-check.h"
#include "tengen-sgf-compare.h"
#include "tengen-sgf-guess.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"

#include <string.h>

/* Whether the only oddity left is a property given twice, which is kept. */
static gboolean
is_clean (const TengenSgfReading *reading)
{
  for (guint i = 0; i < reading->warnings->len; i++)
    if (g_array_index (reading->warnings, TengenSgfWarning, i).fault !=
        TENGEN_SGF_FAULT_DUPLICATE)
      return FALSE;
  return TRUE;
}

/* Stops the program where a promise is not kept. */
static void
demand (gboolean kept, const char *promise)
{
  if (!kept)
    g_error ("%s", promise);
}

/* How many lines the text of a file has. */
static guint
count_lines (const TengenRecord *record)
{
  gsize length;
  const char *text = tengen_record_get_source (record, &length);
  guint lines = 1;

  for (gsize i = 0; i < length; i++)
    lines += text[i] == '\n' || (text[i] == '\r' && text[i + 1] != '\n');
  return lines;
}

static void
check_warnings (const TengenSgfReading *reading)
{
  guint n = reading->warnings->len;
  guint n_nodes = 0, n_lines = G_MAXUINT;
  const TengenSgfWarning *before = NULL;

  if (reading->record != NULL)
    {
      n_nodes = tengen_record_get_n_nodes (reading->record);
      n_lines = count_lines (reading->record);
    }
  demand (n <= TENGEN_SGF_MAX_WARNINGS, "there is a limit of warnings");
  for (guint i = 0; i < n; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (reading->warnings, TengenSgfWarning, i);

      demand (warning->line >= 1 && warning->line <= n_lines &&
                  warning->column >= 1,
              "a warning has its place in the file");
      demand (before == NULL || before->line < warning->line ||
                  (before->line == warning->line &&
                   before->column <= warning->column),
              "warnings are in order");
      demand (reading->record == NULL || warning->node <= n_nodes,
              "a warning is about a node of the record");
      demand (memchr (warning->name, '\0', sizeof warning->name) != NULL,
              "the name in a warning ends");
      demand (warning->fault != TENGEN_SGF_FAULT_MORE ||
                  (i == n - 1 && n == TENGEN_SGF_MAX_WARNINGS),
              "that there is more is the last warning");
      before = warning;
    }
}

/* Asks every value of every node for its text. */
static void
look_at_values (const TengenRecord *record)
{
  for (TengenNode node = 1; node <= tengen_record_get_n_nodes (record); node++)
    for (TengenNodeProperty property =
             tengen_record_get_property (record, node);
         property != 0;
         property = tengen_record_get_next_property (record, property))
      for (TengenValue value = tengen_record_get_value (record, property);
           value != 0;
           value = tengen_record_get_next_value (record, value))
        {
          gsize length;
          const char *raw = tengen_record_get_raw (record, value, &length);
          g_autofree char *text = tengen_value_text (raw, length, length & 1);

          demand (g_utf8_validate (text, -1, NULL), "a value is UTF-8");
        }
}

static void
check_record (const TengenRecord *record)
{
  gsize length;
  g_autofree char *text = tengen_sgf_write (record, NULL, &length);
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, length, NULL, NULL);
  g_autofree char *dump = record_dump (record, FALSE);
  g_autofree char *dump_again = NULL;
  g_autofree char *text_again = NULL;

  demand (g_utf8_validate (text, -1, NULL), "the text is UTF-8");
  demand (strlen (text) == length, "the text has no NUL");
  demand (reading->record != NULL, "the text can be read");
  demand (is_clean (reading), "the text is read without faults");
  dump_again = record_dump (reading->record, FALSE);
  demand (strcmp (dump, dump_again) == 0, "the record is the same");
  text_again = tengen_sgf_write (reading->record, NULL, NULL);
  demand (strcmp (text, text_again) == 0, "the text is the same");
}

/* What is odd in the values has its place too. */
static void
check_values (const TengenRecord *record)
{
  g_autoptr (GArray) warnings =
      g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));
  guint n_lines = count_lines (record);
  TengenSgfPlace place = { 0 };

  tengen_sgf_check (record, warnings);
  demand (warnings->len <= TENGEN_SGF_MAX_WARNINGS,
          "there is a limit of warnings");
  for (guint i = 0; i < warnings->len; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (warnings, TengenSgfWarning, i);

      demand (warning->line >= 1 && warning->line <= n_lines &&
                  warning->column >= 1,
              "a warning has its place in the file");
      demand (warning->node <= tengen_record_get_n_nodes (record),
              "a warning is about a node of the record");
    }
  if (tengen_record_get_n_nodes (record) > 0 &&
      tengen_sgf_find_place (record, 1, &place))
    demand (place.line >= 1 && place.line <= n_lines && place.column >= 1,
            "a node has its place in the file");
}

/* Longer files are not read with every charset, bytes. */
#define OFFERS_MAX 400

/* Every charset that is offered can be read with, and shows the same places. */
static void
check_offers (const char *data, gsize length)
{
  static const char *const shown[] = {
    "CP932", "GB18030", "UTF-16LE", "ISO-2022-JP", NULL
  };
  g_autoptr (GArray) offers = tengen_sgf_guess_list (data, length);
  g_autoptr (GPtrArray) readings = NULL;
  guint n_places;

  for (guint i = 0; i < offers->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (data,
                           length,
                           g_array_index (offers, TengenSgfGuess, i).charset,
                           &error);

      demand (
          !g_error_matches (error, TENGEN_SGF_ERROR, TENGEN_SGF_ERROR_CHARSET),
          "a charset that is offered can be taken");
    }
  readings = tengen_sgf_compare (data, length, shown, 3, &n_places);
  for (guint i = 0; i < readings->len; i++)
    {
      guint n_lines = g_strv_length (readings->pdata[i]);

      demand (n_lines == g_strv_length (readings->pdata[0]) &&
                  n_lines <= MIN (n_places, 3),
              "all charsets show the same places");
    }
}

/* Reads the bytes with a charset, or in the usual way. */
static void
read_with (const char *data, gsize length, const char *charset)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (data, length, charset, &error);

  demand ((reading->record == NULL) == (error != NULL),
          "there is a record or an error");
  check_warnings (reading);
  if (reading->record == NULL)
    return;
  look_at_values (reading->record);
  check_record (reading->record);
  check_values (reading->record);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const char *const charsets[] = { "UTF-8",    "CP932",      "EUC-JP",
                                          "GB18030",  "BIG5-HKSCS", "CP949",
                                          "UTF-16LE", "ISO-2022-JP" };
  gsize charset = size % G_N_ELEMENTS (charsets);

  keep_charsets ();
  read_with ((const char *) data, size, NULL);
  read_with ((const char *) data, size, charsets[charset]);
  /* a dozen readings more: of short files */
  if (size <= OFFERS_MAX)
    check_offers ((const char *) data, size);
  return 0;
}
