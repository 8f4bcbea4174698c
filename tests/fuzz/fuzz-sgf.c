/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-sgf: any bytes as an SGF file
 *
 * What: reading does not crash; writing what was read and reading that gives
 *       the same record, without warnings that were not there, and the same
 *       text when it is written again.
 */
#include "fuzz-one.h"
#include "record-dump.h"
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

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read ((const char *) data, size, NULL, &error);

  demand ((reading->record == NULL) == (error != NULL),
          "there is a record or an error");
  if (reading->record != NULL)
    check_record (reading->record);
  return 0;
}
