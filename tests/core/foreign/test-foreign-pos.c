/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stones of RenLib: what the files of the index have not.
 */
#include "foreign-check.h"

static void
test_stones (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_good ("\x03\x70\xF0\xE0more", 8, "a.POS", TENGEN_FOREIGN_POS);

  g_assert_cmpuint (reading->warnings->len, ==, 0);
  check_root (reading, TENGEN_PROPERTY_GM, "4");
  check_line (reading, 0, "Bhh W Boo");
}

static void
test_damage (void)
{
  static const struct
  {
    const char *data;
    gsize length;
    TengenSgfFault fault;
    guint column;
    const char *line;
  } rows[] = {
    { "\x02\x70\xE1", 3, TENGEN_SGF_FAULT_MOVE_OFF_BOARD, 3, "Bhh" },
    { "\x02\x70\xFF", 3, TENGEN_SGF_FAULT_MOVE_OFF_BOARD, 3, "Bhh" },
    { "\x03\x70\x00\x70", 4, TENGEN_SGF_FAULT_MOVE_TAKEN, 4, "Bhh Waa" },
    { "\x02", 1, TENGEN_SGF_FAULT_MOVE_CUT, 2, "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TengenSgfReading) reading =
          read_good (rows[i].data, rows[i].length, "a.pos", TENGEN_FOREIGN_POS);

      check_fault (reading, 1, rows[i].fault, 1, rows[i].column);
      check_line (reading, 0, rows[i].line);
    }
}

/* A number of stones that no board has. */
static void
test_refused (void)
{
  check_refused ("\0pq", 3, "a.pos", TENGEN_FOREIGN_ERROR_NOTHING, 1, 1);
  check_refused ("\xE2pq", 3, "a.pos", TENGEN_FOREIGN_ERROR_NOTHING, 1, 1);
}

/* Other files have the same ending, and any file can look like stones. */
static void
test_others (void)
{
  static const struct
  {
    const char *text;
    const char *name;
    TengenForeignForm form;
  } rows[] = {
    { "\x02pq", "a.pos", TENGEN_FOREIGN_POS },
    { "\x02pq", "a.bin", TENGEN_FOREIGN_NONE },
    { "\x02pq", NULL, TENGEN_FOREIGN_NONE },
    { "8,8,9,9\n", "a.pos", TENGEN_FOREIGN_NONE },
    { "-1,2, 3,4\r\n-1,2, 3,4\r\n-1,2, 3,4\r\n-1,2, 3,4\r\n-1,2, 3,4\r\n",
      "a.pos",
      TENGEN_FOREIGN_NONE },
    { "\n(;GM[1])", "a.pos", TENGEN_FOREIGN_NONE },
    /* 34 stones whose bytes are letters, none of them twice */
    { "\"!#$%&'()*+,-./0123456789:;<=>?@ABC", "a.pos", TENGEN_FOREIGN_POS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (tengen_foreign_find_form (
                         rows[i].text, strlen (rows[i].text), rows[i].name),
                     ==,
                     rows[i].form);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-pos/stones", test_stones);
  g_test_add_func ("/foreign-pos/damage", test_damage);
  g_test_add_func ("/foreign-pos/refused", test_refused);
  g_test_add_func ("/foreign-pos/others", test_others);
  return g_test_run ();
}
