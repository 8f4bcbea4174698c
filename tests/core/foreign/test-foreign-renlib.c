/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Libraries of RenLib: what the files of the index have not.
 */
#include "foreign-check.h"

#define HEAD "\xFFRenLib\xFF\x03\x04\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"
/* With the head and a first node that is no move. */
#define READ(bytes)                                                            \
  read_good (HEAD "\0\0" bytes,                                                \
             sizeof (HEAD "\0\0" bytes) - 1,                                   \
             NULL,                                                             \
             TENGEN_FOREIGN_RENLIB)

static TengenNode
get_child (const TengenSgfReading *reading, TengenNode node, guint index)
{
  TengenNode child = tengen_record_get_child (reading->record, node);

  for (guint i = 0; i < index; i++)
    child = tengen_record_get_sibling (reading->record, child);
  return child;
}

static TengenNode
get_root (const TengenSgfReading *reading)
{
  return tengen_record_get_game (reading->record, 0);
}

/* Siblings, some of which announce one more though they have no child. */
static void
test_tree (void)
{
  g_autoptr (TengenSgfReading) reading =
      READ ("\x78\0\x79\x80\x68\xC0\x7A\x40\x69\xC0\x6A\x40");
  TengenNode first = get_child (reading, get_root (reading), 0);

  g_assert_cmpuint (reading->warnings->len, ==, 0);
  check_root (reading, TENGEN_PROPERTY_GM, "4");
  check_root (reading, TENGEN_PROPERTY_SZ, "15");
  check_root (reading, TENGEN_PROPERTY_RU, NULL);
  check_line (reading, 0, "Bhh Wih Bhg");
  check_node (reading->record,
              get_child (reading, get_child (reading, first, 0), 1),
              TENGEN_PROPERTY_B,
              "jh");
  check_node (
      reading->record, get_child (reading, first, 1), TENGEN_PROPERTY_W, "ig");
  check_node (
      reading->record, get_child (reading, first, 2), TENGEN_PROPERTY_W, "jg");
}

/* A move that is there already is the same node, with both texts. */
static void
test_same (void)
{
  g_autoptr (TengenSgfReading) reading = READ ("\x78\x88"
                                               "one\0"
                                               "\x79\x40"
                                               "\x78\x08"
                                               "two\0"
                                               "\x7A\x40");
  TengenNode first = get_child (reading, get_root (reading), 0);

  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 4);
  check_node (reading->record, first, TENGEN_PROPERTY_C, "one\ntwo");
}

/* The first node may be a move, and passes count. */
static void
test_pass (void)
{
  g_autoptr (TengenSgfReading) reading = read_good (
      HEAD "\x78\0\0\0\0\0\x79\x40", 28, NULL, TENGEN_FOREIGN_RENLIB);

  check_line (reading, 0, "Bhh W B Wih");
}

/* One-line and long comments, line ends, bytes behind an odd text. */
static void
test_comments (void)
{
  g_autoptr (TengenSgfReading) reading = READ ("\x78\x08"
                                               "short!\x08"
                                               "long\r\nmore\0"
                                               "\x79\x28"
                                               "ol\xE4."
                                               "\x08"
                                               "new\0\0.");
  TengenNode first = get_child (reading, get_root (reading), 0);

  check_fault (reading, 1, TENGEN_SGF_FAULT_MOVE_CUT, 1, 55);
  check_node (reading->record, first, TENGEN_PROPERTY_C, "short!\nlong\nmore");
  check_node (reading->record,
              get_child (reading, first, 0),
              TENGEN_PROPERTY_C,
              "old\nnew");
}

/* What marks a move, and what has no move and says something of the one before
 * it. */
static void
test_marks (void)
{
  g_autoptr (TengenSgfReading) reading = READ ("\x78\x15\0\1"
                                               "A]:\0"
                                               "\x79\xCB\0\1"
                                               "text\0."
                                               "B\0"
                                               "\0\xC2"
                                               "\x69\x40");
  TengenNode first = get_child (reading, get_root (reading), 0);
  g_autofree char *label = NULL;

  g_assert_cmpuint (reading->warnings->len, ==, 0);
  check_line (reading, 0, "Bhh Wig");
  check_node (reading->record, first, TENGEN_PROPERTY_TR, "hh");
  check_node (reading->record, first, TENGEN_PROPERTY_SQ, "hh");
  check_node (reading->record, first, TENGEN_PROPERTY_C, "text");
  label = tengen_record_get_text (reading->record, first, TENGEN_PROPERTY_LB);
  g_assert_cmpstr (label, ==, "hh:A]:");
}

static void
test_damage (void)
{
#define ROW(bytes, ...)                                                        \
  {                                                                            \
    HEAD "\0\0" bytes, sizeof (HEAD "\0\0" bytes) - 1, __VA_ARGS__             \
  }
  static const struct
  {
    const char *data;
    gsize length;
    TengenSgfFault fault;
    guint column;
    const char *line;
  } rows[] = {
    ROW ("\x78\0\x79\0\x78\0", TENGEN_SGF_FAULT_MOVE_TAKEN, 27, "Bhh Wih"),
    ROW ("\x78\0\x10\x40", TENGEN_SGF_FAULT_MOVE_OFF_BOARD, 25, "Bhh"),
    ROW ("\x78\0\xF1\x02", TENGEN_SGF_FAULT_MOVE_OFF_BOARD, 25, "Bhh"),
    ROW ("\x78\0\x79", TENGEN_SGF_FAULT_MOVE_CUT, 25, "Bhh"),
    ROW ("\x78\0\x79\1\0", TENGEN_SGF_FAULT_MOVE_CUT, 25, "Bhh"),
    ROW ("\x78\x80\x79\x40", TENGEN_SGF_FAULT_BRANCH_CUT, 27, "Bhh Wih"),
    ROW ("\x78\xC0", TENGEN_SGF_FAULT_BRANCH_CUT, 25, "Bhh"),
    ROW ("\x78\x08"
         "ab",
         TENGEN_SGF_FAULT_TEXT_CUT,
         25,
         "Bhh"),
    ROW ("\x78\x20"
         "ab",
         TENGEN_SGF_FAULT_TEXT_CUT,
         25,
         "Bhh"),
    ROW ("\x78\x40\x79\x40", TENGEN_SGF_FAULT_NODE_UNKNOWN, 25, "Bhh"),
  };
#undef ROW

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TengenSgfReading) reading =
          read_good (rows[i].data, rows[i].length, NULL, TENGEN_FOREIGN_RENLIB);

      g_test_message ("row %zu", i);
      check_fault (reading, 1, rows[i].fault, 1, rows[i].column);
      check_line (reading, 0, rows[i].line);
    }
}

/* A stone that was on another line is not on this one. */
static void
test_paths (void)
{
  g_autoptr (TengenSgfReading) reading =
      READ ("\x78\0\x79\x80\x7A\x40\x7A\0\x79\x40\n");

  g_assert_cmpuint (reading->warnings->len, ==, 0);
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 6);
}

/* Saved as a position: the end where a child is due is no damage. */
static void
test_position (void)
{
  g_autoptr (TengenSgfReading) reading = READ ("\x78\x80\x79\0\x7A\0");

  g_assert_cmpuint (reading->warnings->len, ==, 0);
  check_line (reading, 0, "Bhh Wih Bjh");
}

/* All texts are in one charset, which is a guess. */
static void
test_charset (void)
{
  static const char data[] = HEAD "\0\0\x78\x08"
                                  "\x82\xB1\x82\xEA\x82\xC5\x8F\x9F\x82\xBF\0."
                                  "\x79\x48"
                                  "\x89\xD4\x8C\x8E\0";
  g_autoptr (TengenSgfReading) reading =
      read_good (data, sizeof data - 1, NULL, TENGEN_FOREIGN_RENLIB);
  TengenNode first = get_child (reading, get_root (reading), 0);
  g_autoptr (TengenSgfReading) chosen = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (reading->charset, ==, "CP932");
  g_assert_false (reading->certain);
  check_fault (reading, 1, TENGEN_SGF_FAULT_GUESSED, 1, 1);
  check_node (reading->record, first, TENGEN_PROPERTY_C, "これで勝ち");
  check_node (reading->record,
              get_child (reading, first, 0),
              TENGEN_PROPERTY_C,
              "花月");
  chosen =
      tengen_foreign_read (data, sizeof data - 1, NULL, "CP1252", NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (chosen->charset, ==, "CP1252");
  g_assert_true (chosen->certain);
  tengen_sgf_reading_free (chosen);
  chosen =
      tengen_foreign_read (data, sizeof data - 1, NULL, "UTF-8", NULL, &error);
  g_assert_error (error, TENGEN_FOREIGN_ERROR, TENGEN_FOREIGN_ERROR_CHARSET);
}

/* Where bytes fit no charset, the text is named. */
static void
test_bytes (void)
{
  static const char data[] = HEAD "\0\0\x78\x08"
                                  "abc\0"
                                  "\x79\x48"
                                  "d\xFF.\0";
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      read_good (data, sizeof data - 1, NULL, TENGEN_FOREIGN_RENLIB);

  g_assert_false (reading->certain);
  g_assert_cmpuint (reading->warnings->len, ==, 1);
}

static void
test_refused (void)
{
  static const char newer[] =
      "\xFFRenLib\xFF\x03\x05\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0";
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_foreign_read (newer, sizeof newer - 1, NULL, NULL, NULL, &error);

  g_assert_error (error, TENGEN_FOREIGN_ERROR, TENGEN_FOREIGN_ERROR_VERSION);
  g_assert_cmpstr (error->message, ==, "3.05");
  g_assert_cmpuint (reading->error_column, ==, 9);
  check_refused (HEAD, 19, NULL, TENGEN_FOREIGN_ERROR_NOTHING, 1, 1);
  check_refused ("!<arch>\nx", 9, "a.LIB", TENGEN_FOREIGN_ERROR_LINKER, 1, 1);
}

/* Without a head only a name tells a library from anything else. */
static void
test_old (void)
{
  static const char data[] = "\x78\0\x79\x40";
  g_autoptr (TengenSgfReading) reading =
      read_good (data, 4, "a.lib", TENGEN_FOREIGN_RENLIB);

  check_line (reading, 0, "Bhh Wih");
  g_assert_cmpint (
      tengen_foreign_find_form (data, 4, "a.z"), ==, TENGEN_FOREIGN_NONE);
  g_assert_cmpint (tengen_foreign_find_form ("!<arch>\n", 8, "a.a"),
                   ==,
                   TENGEN_FOREIGN_NONE);
}

/* A head and nothing behind it. */
static void
test_empty (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_good (HEAD, 20, NULL, TENGEN_FOREIGN_RENLIB);

  check_fault (reading, 1, TENGEN_SGF_FAULT_NO_MOVES, 1, 21);
  check_line (reading, 0, "");
}

/* More nodes than a record takes: the rest is counted. */
static void
test_large (void)
{
  enum
  {
    N_NODES = 2000000 + 7
  };
  gsize length = 20 + 2 * (gsize) N_NODES;
  g_autofree char *data = g_malloc0 (length);
  g_autoptr (TengenSgfReading) reading = NULL;
  guint n;

  memcpy (data, HEAD, 20);
  reading = read_good (data, length, NULL, TENGEN_FOREIGN_RENLIB);
  n = tengen_record_get_n_nodes (reading->record);
  check_fault (reading, 1, TENGEN_SGF_FAULT_LEFT_OUT, 0, 0);
  g_assert_cmpuint (n, ==, 2000000);
  g_assert_cmpuint (
      g_array_index (reading->warnings, TengenSgfWarning, 0).number,
      ==,
      N_NODES - n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-renlib/tree", test_tree);
  g_test_add_func ("/foreign-renlib/same", test_same);
  g_test_add_func ("/foreign-renlib/pass", test_pass);
  g_test_add_func ("/foreign-renlib/comments", test_comments);
  g_test_add_func ("/foreign-renlib/marks", test_marks);
  g_test_add_func ("/foreign-renlib/damage", test_damage);
  g_test_add_func ("/foreign-renlib/paths", test_paths);
  g_test_add_func ("/foreign-renlib/position", test_position);
  g_test_add_func ("/foreign-renlib/charset", test_charset);
  g_test_add_func ("/foreign-renlib/bytes", test_bytes);
  g_test_add_func ("/foreign-renlib/refused", test_refused);
  g_test_add_func ("/foreign-renlib/old", test_old);
  g_test_add_func ("/foreign-renlib/empty", test_empty);
  g_test_add_func ("/foreign-renlib/large", test_large);
  return g_test_run ();
}
