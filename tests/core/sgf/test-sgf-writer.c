/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writing records: the text, and that reading it gives the record again.
 */
#include "record-dump.h"
#include "tengen-record-edit.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"

#include <pthread.h>
#include <string.h>

static TengenSgfReading *
read_text (const char *text)
{
  TengenSgfReading *reading = tengen_sgf_read (text, strlen (text), NULL, NULL);

  g_assert_nonnull (reading->record);
  return reading;
}

/* What a file becomes. */
static void
test_text (void)
{
  static const struct
  {
    const char *read;
    const char *application;
    const char *written;
  } cases[] = {
    { "(;)", NULL, "(;FF[4]CA[UTF-8])\n" },
    { "(;GM[1]SZ[9];B[aa];W[bb])",
      NULL,
      "(;FF[4]CA[UTF-8]GM[1]SZ[9];B[aa];W[bb])\n" },
    { "(;FF[3]GM[1]CA[SJIS]SZ[9]CA[x])",
      NULL,
      "(;FF[4]CA[UTF-8]GM[1]SZ[9])\n" },
    { "(;AP[old:1]GM[4])", NULL, "(;FF[4]CA[UTF-8]AP[old:1]GM[4])\n" },
    { "(;GM[4]AP[old:1])",
      "Tengen:0.1",
      "(;FF[4]CA[UTF-8]AP[Tengen:0.1]SZ[15]GM[4])\n" },
    { "(;GM[1])", "a]:b", "(;FF[4]CA[UTF-8]AP[a\\]:b]SZ[19]GM[1])\n" },
    { "(;)(;SZ[9])", NULL, "(;FF[4]CA[UTF-8])\n(;FF[4]CA[UTF-8]SZ[9])\n" },
    { "(;(;B[aa];W[bb](;B[cc])(;B[dd]))(;B[bb]))",
      NULL,
      "(;FF[4]CA[UTF-8]\n(;B[aa];W[bb]\n(;B[cc])\n(;B[dd]))\n(;B[bb]))\n" },
    { "(;(;B[aa](;W[bb])))", NULL, "(;FF[4]CA[UTF-8]\n(;B[aa]\n(;W[bb])))\n" },
    { "(;B[aa](;W[bb];B[cc](;W[dd])))",
      NULL,
      "(;FF[4]CA[UTF-8]B[aa]\n(;W[bb];B[cc]\n(;W[dd])))\n" },
    { "((;B[aa](((;W[bb])()))))", NULL, "(;FF[4]CA[UTF-8]B[aa]\n(;W[bb]))\n" },
    { "(;;CA[x]FF[3]AP[y])",
      "Tengen:0.1",
      "(;FF[4]CA[UTF-8]AP[Tengen:0.1]GM[1]SZ[19];CA[x]FF[3]AP[y])\n" },
    { "(;GM[3])(;SZ[9])",
      "T:1",
      "(;FF[4]CA[UTF-8]AP[T:1]GM[3])\n(;FF[4]CA[UTF-8]AP[T:1]GM[1]SZ[9])\n" },
    { "(;C[a\\]b\r\nc\\\\]5A[]Black[aa])",
      NULL,
      "(;FF[4]CA[UTF-8]C[a\\]b\r\nc\\\\]5A[]B[aa])\n" },
    { "(;C[open", NULL, "(;FF[4]CA[UTF-8]C[open])\n" },
    { "(;C[open\\", NULL, "(;FF[4]CA[UTF-8]C[open])\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenSgfReading) reading = read_text (cases[i].read);
      gsize length = 0;
      g_autofree char *text =
          tengen_sgf_write (reading->record, cases[i].application, &length);

      g_assert_cmpstr (text, ==, cases[i].written);
      g_assert_cmpuint (length, ==, strlen (text));
    }
}

/* Lines end between nodes and properties, never inside of a value. */
static void
test_lines (void)
{
  g_autoptr (GString) data = g_string_new ("(");
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  for (int i = 0; i < 45; i++)
    g_string_append (data, ";B[aa]");
  g_string_append (data, ")");
  reading = read_text (data->str);
  text = tengen_sgf_write (reading->record, NULL, NULL);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  for (int i = 0; i < 5; i++)
    g_assert_cmpuint (strlen (lines[i]), <=, 66);
  g_assert_cmpstr (
      lines[1],
      ==,
      ";B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa];B[aa]");
  g_assert_cmpstr (lines[5], ==, "");
}

static void
test_empty (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  gsize length = 77;
  g_autofree char *text = tengen_sgf_write (record, NULL, &length);

  g_assert_cmpstr (text, ==, "");
  g_assert_cmpuint (length, ==, 0);
}

/* A line break in a value begins a line unless the value is very short. */
static void
test_line_breaks (void)
{
  static const char *const values[][2] = {
    { "abc\ndef", "\n" },
    { "abcd\nefg", "" },
    { "abc\nd\nefghijklmno", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *fill = g_strnfill (34, 'x');
      g_autofree char *data =
          g_strdup_printf ("(;C[%s]N[%s];B[aa])", fill, values[i][0]);
      g_autofree char *wanted =
          g_strdup_printf ("(;FF[4]CA[UTF-8]C[%s]N[%s]%s;B[aa])\n",
                           fill,
                           values[i][0],
                           values[i][1]);
      g_autoptr (TengenSgfReading) reading = read_text (data);
      g_autofree char *text = tengen_sgf_write (reading->record, NULL, NULL);

      g_assert_cmpstr (text, ==, wanted);
    }
}

/* Appends to a line that is ended when it is long. */
static void
append (GString *text, gsize *line, const char *more)
{
  if (text->len - *line >= 60)
    {
      g_string_append_c (text, '\n');
      *line = text->len;
    }
  g_string_append (text, more);
}

/* Adds nodes with a move, one behind the other, of which every @every-th begins
 * a tree. Gives the text. */
static char *
build_line (TengenRecord *record, guint n, guint every)
{
  GString *wanted = g_string_new ("(;FF[4]CA[UTF-8]");
  gsize line = 0;
  TengenNode node = tengen_record_build_node (record, TENGEN_NODE_NONE);

  for (guint i = 1; i <= n; i++)
    {
      node = tengen_record_build_node (record, node);
      tengen_record_build_value (
          record,
          tengen_record_build_property (record, node, "B", 1, NULL),
          0,
          2);
      if (i % every == 0)
        {
          tengen_record_build_tree (record, node);
          g_string_append (wanted, "\n(");
          line = wanted->len - 1;
        }
      append (wanted, &line, ";");
      append (wanted, &line, "B[aa]");
    }
  for (guint i = 0; i < n / every; i++)
    g_string_append_c (wanted, ')');
  g_string_append (wanted, ")\n");
  return g_string_free (wanted, FALSE);
}

/* A text that is longer than any guess from what was read: every byte may be
 * the one for which there is no room any more. */
static void
test_growth (void)
{
  for (guint length = 8; length < 40; length++)
    for (guint every = 1; every < 2000; every += 999)
      {
        g_autoptr (TengenRecord) record = tengen_record_new ();
        g_autofree char *wanted = NULL;
        g_autofree char *text = NULL;

        tengen_record_take_text (record, g_strnfill (length, 'a'), length);
        wanted = build_line (record, 1500, every);
        text = tengen_sgf_write (record, NULL, NULL);
        g_assert_cmpstr (text, ==, wanted);
      }
}

/* Values of all lengths, within the text and at its end. */
static void
test_lengths (void)
{
  for (guint length = 0; length < 70; length++)
    {
      g_autofree char *value = g_strnfill (length, 'x');
      g_autofree char *data =
          g_strdup_printf ("(;TR[%s][aa][%s]TNA[%s", value, value, value);
      g_autoptr (TengenSgfReading) reading = read_text (data);
      g_autofree char *text = tengen_sgf_write (reading->record, NULL, NULL);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
      g_autofree char *joined = g_strjoinv ("", lines);
      g_autofree char *wanted =
          g_strdup_printf ("(;FF[4]CA[UTF-8]%s])", data + strlen ("(;"));

      g_assert_cmpstr (joined, ==, wanted);
    }
}

/* A record that is read, written and read again is the same. */
static void
check_round_trip (const TengenRecord *record)
{
  g_autofree char *text = tengen_sgf_write (record, NULL, NULL);
  g_autoptr (TengenSgfReading) reading = read_text (text);
  g_autofree char *dump = record_dump (record, FALSE);
  g_autofree char *again = record_dump (reading->record, FALSE);

  g_assert_cmpstr (again, ==, dump);
  g_assert_cmpuint (reading->warnings->len, ==, 0);
}

/* Applies a change, which is freed, and gives the node it is about. */
static TengenNode
apply (TengenRecord *record, TengenChange *change)
{
  g_autoptr (TengenChange) owned = change;
  g_autoptr (TengenChange) inverse = tengen_record_apply (record, owned);

  g_assert_nonnull (inverse);
  return owned->node;
}

/* Records made by random changes. */
static void
test_random (void)
{
  static const char letters[] = "ab]\\:[;( \n";

  for (int round = 0; round < 200; round++)
    {
      g_autoptr (TengenRecord) record = tengen_record_new ();
      TengenNode n = 1;

      apply (record, tengen_change_add (0, 0));
      for (int i = 0; i < 60; i++)
        {
          TengenNode parent = (TengenNode) g_test_rand_int_range (0, (int) n);
          TengenNode node = apply (record, tengen_change_add (parent + 1, 0));
          char text[12] = "";

          n++;
          for (int j = 0; j < g_test_rand_int_range (0, 12); j++)
            text[j] = letters[g_test_rand_int_range (0, sizeof letters - 1)];
          apply (
              record,
              tengen_change_set_text (node,
                                      (TengenProperty) g_test_rand_int_range (
                                          1, TENGEN_PROPERTY_COUNT),
                                      text));
          if (i % 10 == 0)
            apply (record, tengen_change_add (0, 0));
          n = tengen_record_get_n_nodes (record);
        }
      check_round_trip (record);
    }
}

/* Reads, writes and frees a text, on whatever stack this runs. */
static gpointer
read_and_write (gpointer data)
{
  g_autoptr (TengenSgfReading) reading = read_text (data);
  g_autofree char *dump = record_dump (reading->record, TRUE);

  g_assert_cmpuint (strlen (dump), >, 0);
  return tengen_sgf_write (reading->record, "Tengen:0.1", NULL);
}

/* The same on a stack of 256 KiB. */
static char *
read_and_write_small (const char *text)
{
  pthread_attr_t attributes;
  pthread_t thread;
  void *written = NULL;

  g_assert_cmpint (pthread_attr_init (&attributes), ==, 0);
  g_assert_cmpint (pthread_attr_setstacksize (&attributes, 256 * 1024), ==, 0);
  g_assert_cmpint (
      pthread_create (&thread, &attributes, read_and_write, (gpointer) text),
      ==,
      0);
  g_assert_cmpint (pthread_join (thread, &written), ==, 0);
  pthread_attr_destroy (&attributes);
  return written;
}

static void
test_small_stack (void)
{
  static const struct
  {
    const char *unit, *end;
    int n;
  } shapes[] = {
    { ";B[aa]", "", 200000 },
    { ";B[aa](;W[aa])(", ")", 100000 },
    { "(;B[aa])", "", 100000 },
    { ";(", ")", 100000 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (GString) text = g_string_new ("(;");
      g_autofree char *written = NULL;
      g_autofree char *again = NULL;

      for (int j = 0; j < shapes[i].n; j++)
        g_string_append (text, shapes[i].unit);
      for (int j = 0; j < shapes[i].n; j++)
        g_string_append (text, shapes[i].end);
      g_string_append (text, ")");
      written = read_and_write_small (text->str);
      again = read_and_write_small (written);
      g_assert_cmpint (strcmp (written, again), ==, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-writer/text", test_text);
  g_test_add_func ("/sgf-writer/lines", test_lines);
  g_test_add_func ("/sgf-writer/empty", test_empty);
  g_test_add_func ("/sgf-writer/line-breaks", test_line_breaks);
  g_test_add_func ("/sgf-writer/growth", test_growth);
  g_test_add_func ("/sgf-writer/lengths", test_lengths);
  g_test_add_func ("/sgf-writer/random", test_random);
  g_test_add_func ("/sgf-writer/small-stack", test_small_stack);
  return g_test_run ();
}
