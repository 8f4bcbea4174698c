/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-foreign: any bytes as a file of another form, under its name
 *
 * What: reading does not crash, also with a charset given; there is a record
 *       with a game or a reason; warnings are within the limit; what was read is
 *       SGF as SGF is to be, and stays the same when it is written and read.
 */
#include "charsets-kept.h"
#include "fuzz-one.h"
#include "record-dump.h"
#include "tengen-foreign.h"
#include "tengen-sgf-check.h"
#include "tengen-sgf-writer.h"

#include <string.h>

/* Stops the program where a promise is not kept. */
static void
demand (gboolean kept, const char *promise)
{
  if (!kept)
    g_error ("%s", promise);
}

static void
check_warnings (const GArray *warnings)
{
  demand (warnings->len <= TENGEN_SGF_MAX_WARNINGS,
          "there is a limit of warnings");
  for (guint i = 0; i < warnings->len; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (warnings, TengenSgfWarning, i);

      demand ((warning->line == 0) == (warning->column == 0),
              "a place is a line and a column");
      demand (warning->fault != TENGEN_SGF_FAULT_MORE ||
                  (i == warnings->len - 1 &&
                   warnings->len == TENGEN_SGF_MAX_WARNINGS),
              "that there is more is the last warning");
    }
}

/* Results and dates may be as they were written, and marks may come twice. */
static void
check_values (const TengenRecord *record)
{
  static const TengenSgfFault as_written[] = {
    TENGEN_SGF_FAULT_POINT_TWICE, TENGEN_SGF_FAULT_HANDICAP,
    TENGEN_SGF_FAULT_KOMI,        TENGEN_SGF_FAULT_RESULT,
    TENGEN_SGF_FAULT_DATE,        TENGEN_SGF_FAULT_MORE,
  };
  g_autoptr (GArray) warnings =
      g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));

  tengen_sgf_check (record, warnings);
  for (guint i = 0; i < warnings->len; i++)
    {
      TengenSgfFault fault =
          g_array_index (warnings, TengenSgfWarning, i).fault;
      gboolean allowed = FALSE;

      for (gsize k = 0; k < G_N_ELEMENTS (as_written); k++)
        allowed |= fault == as_written[k];
      if (!allowed)
        g_error ("values are as SGF has them, but for fault %d", fault);
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

  demand (tengen_record_get_n_games (record) > 0, "there is a game");
  demand (g_utf8_validate (text, -1, NULL), "the text is UTF-8");
  demand (reading->record != NULL, "the text can be read");
  demand (reading->warnings->len == 0, "the text is read without faults");
  dump_again = record_dump (reading->record, FALSE);
  demand (strcmp (dump, dump_again) == 0, "the record is the same");
}

static void
read_with (const char *data, gsize length, const char *charset)
{
  TengenForeignForm form;
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_foreign_read (data, length, FOREIGN_NAME, charset, &form, &error);

  demand ((reading->record == NULL) == (error != NULL),
          "there is a record or an error");
  check_warnings (reading->warnings);
  /* SGF is another program's matter */
  if (reading->record == NULL || form == TENGEN_FOREIGN_NONE)
    return;
  check_record (reading->record);
  check_values (reading->record);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const char *const charsets[] = { "UTF-8", "CP932",    "GB18030",
                                          "CP949", "UTF-16LE", "ISO-2022-JP" };
  /* no bytes may be no address */
  const char *bytes = data != NULL ? (const char *) data : "";

  keep_charsets ();
  read_with (bytes, size, NULL);
  read_with (bytes, size, charsets[size % G_N_ELEMENTS (charsets)]);
  return 0;
}
