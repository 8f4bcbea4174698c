/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files that are read and written back: nothing is lost or turned around. With
 * the files of tests/data, and with a folder of real ones where there is one.
 */
#include "record-dump.h"
#include "tengen-record-edit.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"

#include <string.h>

/* What is done with each file. */
typedef void (*Check) (const TengenSgfReading *reading);

static void
check_folder (const char *path, Check check)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *data = NULL;
      g_autoptr (TengenSgfReading) reading = NULL;
      gsize length;

      if (!g_str_has_suffix (name, ".sgf") ||
          !g_file_get_contents (file, &data, &length, NULL))
        continue;
      g_test_message ("%s", name);
      reading = tengen_sgf_read (data, length, NULL, NULL);
      if (reading->record != NULL)
        check (reading);
    }
}

/* Files of which most are in one way or another unusual. */
static const char *const texts[] = {
  "(;)",
  "(;FF[3]GM[1]SZ[9];B[aa](;W[bb])(;W[cc]C[x\\]y]))(;;)",
  "(;AP[x:1]CA[UTF-8]C[a\r\nb\rc\\\nd\t];B[];AB[aa][bb:cc]AB[dd])",
  "(;XYZ[a:b\\:c]QQ[][][x]B[tt]KM[750]W[aa];C[ ]N[])",
  "(;B[aa](;W[bb](;B[cc](;W[dd];)));(;B[ee]))",
};

static void
check_all (Check check)
{
  const char *source = g_getenv ("G_TEST_SRCDIR");

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (texts[i], strlen (texts[i]), NULL, NULL);

      check (reading);
    }
  if (source != NULL)
    {
      g_autofree char *data = g_build_filename (source, "data", NULL);
      g_autofree char *real = g_build_filename (
          source, "..", "..", "shared", "vectors", "sgf", NULL);
      g_autofree char *good = g_build_filename (real, "ok", NULL);
      g_autofree char *bad = g_build_filename (real, "bad", NULL);

      check_folder (data, check);
      check_folder (good, check);
      check_folder (bad, check);
    }
}

/* The record is the same when its text is read, and the text the same when
 * that is written. */
static void
check_record (const TengenSgfReading *reading)
{
  gsize length, length_again;
  g_autofree char *text = tengen_sgf_write (reading->record, NULL, &length);
  g_autofree char *text_again = NULL;
  g_autoptr (TengenSgfReading) again =
      tengen_sgf_read (text, length, NULL, NULL);
  g_autofree char *dump = record_dump (reading->record, FALSE);
  g_autofree char *dump_again = NULL;

  g_assert_nonnull (again->record);
  g_assert_cmpstr (again->charset, ==, "UTF-8");
  g_assert_true (again->certain);
  dump_again = record_dump (again->record, FALSE);
  g_assert_cmpstr (dump_again, ==, dump);
  text_again = tengen_sgf_write (again->record, NULL, &length_again);
  g_assert_cmpmem (text_again, length_again, text, length);
}

static void
test_record (void)
{
  check_all (check_record);
}

/* The end of the value that opens at @at. */
static const char *
find_end (const char *at)
{
  for (at++; *at != ']'; at++)
    if (*at == '\\')
      at++;
  return at + 1;
}

/* Whether the writer has its own of a property of first nodes. */
static gboolean
is_own (const GString *name)
{
  return g_str_equal (name->str, "FF") || g_str_equal (name->str, "CA") ||
         g_str_equal (name->str, "AP");
}

/* The text without white space between tokens and without the properties of
 * first nodes that the writer has its own of. Reads nothing but clean text, in
 * its own way. */
static char *
squeeze (const char *at)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GString) name = g_string_new (NULL);
  int depth = 0, nodes = 0;

  while (*at != '\0')
    {
      if (*at == '[')
        {
          const char *end = find_end (at);
          gboolean own = nodes == 1 && is_own (name);

          if (!own)
            g_string_append_len (text, at, end - at);
          at = end;
          at += strspn (at, " \t\n\v\f\r");
          if (own && *at != '[')
            g_string_set_size (text, text->len - name->len);
          if (*at != '[')
            g_string_truncate (name, 0);
          continue;
        }
      if (g_ascii_isalnum (*at))
        g_string_append_c (name, *at);
      depth += *at == '(' ? 1 : *at == ')' ? -1 : 0;
      nodes = depth == 0 ? 0 : nodes + (*at == ';' ? 1 : 0);
      if (!g_ascii_isspace (*at) && *at != '\v')
        g_string_append_c (text, *at);
      at++;
    }
  return g_string_free (text, FALSE);
}

/* Whether a file is as the grammar has it, property by property. */
static gboolean
is_clean (const TengenSgfReading *reading)
{
  for (guint i = 0; i < reading->warnings->len; i++)
    {
      TengenSgfFault fault =
          g_array_index (reading->warnings, TengenSgfWarning, i).fault;

      if (fault != TENGEN_SGF_FAULT_DUPLICATE &&
          fault != TENGEN_SGF_FAULT_CHARSET &&
          fault != TENGEN_SGF_FAULT_GUESSED)
        return FALSE;
    }
  return TRUE;
}

/* Nothing but white space between tokens differs in the text. */
static void
check_text (const TengenSgfReading *reading)
{
  gsize length;
  const char *source = tengen_record_get_source (reading->record, &length);
  g_autofree char *text = NULL;
  g_autofree char *squeezed = NULL;
  g_autofree char *expected = NULL;

  if (!is_clean (reading))
    return;
  text = tengen_sgf_write (reading->record, NULL, NULL);
  squeezed = squeeze (text);
  expected = squeeze (source);
  g_assert_cmpstr (squeezed, ==, expected);
}

static void
test_text (void)
{
  check_all (check_text);
}

/* Applies a change, which is freed, and gives its inverse. */
static TengenChange *
apply (TengenRecord *record, TengenChange *change)
{
  g_autoptr (TengenChange) owned = change;
  TengenChange *inverse = tengen_record_apply (record, owned);

  g_assert_nonnull (inverse);
  return inverse;
}

/* Takes a piece out of a text, in which it stands once. */
static void
take_out (char *text, const char *piece)
{
  char *at = strstr (text, piece);

  g_assert_nonnull (at);
  memmove (at, at + strlen (piece), strlen (at + strlen (piece)) + 1);
  g_assert_null (strstr (text, piece));
}

/* An edit is found again where it was made and changes nothing else; taking it
 * back gives the text that was. */
static void
check_edit (const TengenSgfReading *reading)
{
  static const char name[] = "XXEDIT";
  static const char values[] = "[a\\]b\n][]";
  TengenRecord *record = reading->record;
  int n = (int) tengen_record_get_n_nodes (record);
  TengenNode node = (TengenNode) g_test_rand_int_range (1, n + 1);
  g_autofree char *before = tengen_sgf_write (record, NULL, NULL);
  g_autofree char *dump = record_dump (record, FALSE);
  g_autoptr (TengenChange) back =
      apply (record, tengen_change_set (node, name, values));
  g_autofree char *text = tengen_sgf_write (record, NULL, NULL);
  g_autoptr (TengenSgfReading) again =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  g_autofree char *dump_again = record_dump (again->record, FALSE);
  g_autofree char *piece = g_strconcat (name, values, NULL);
  g_autofree char *after = NULL;

  take_out (dump_again, piece);
  g_assert_cmpstr (dump_again, ==, dump);
  tengen_change_free (apply (record, g_steal_pointer (&back)));
  after = tengen_sgf_write (record, NULL, NULL);
  g_assert_cmpstr (after, ==, before);
}

static void
test_edit (void)
{
  check_all (check_edit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-round/record", test_record);
  g_test_add_func ("/sgf-round/text", test_text);
  g_test_add_func ("/sgf-round/edit", test_edit);
  return g_test_run ();
}
