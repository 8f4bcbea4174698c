/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games of Piskvork: what the files of the index have not.
 */
#include "foreign-check.h"

#define HEAD "Piskvorky 15x15, 11:11, 0\n"
/* Five in a row of the first player. */
#define FIVE "1,1,0\n1,9,0\n2,2,0\n2,9,0\n3,3,0\n3,9,0\n4,4,0\n4,9,0\n5,5,0\n"

static TengenSgfReading *
read_text (const char *text)
{
  return read_good (text, strlen (text), NULL, TENGEN_FOREIGN_PISKVORK);
}

/* Names, a result and rules; a field that is NULL is not there. */
static void
test_fields (void)
{
  static const struct
  {
    const char *text;
    const char *black;
    const char *white;
    const char *result;
    const char *rules;
  } rows[] = {
    { HEAD FIVE "PBRAIN-a.EXE\nb.zip\n0\n1,Gomoku\n",
      "a",
      "b",
      "B+",
      "Gomoku" },
    { HEAD FIVE "a\n\n0\n1, renju\n", "a", NULL, "B+", "renju" },
    { HEAD FIVE "\nb\n0\n1,4\n", NULL, "b", "B+", NULL },
    { HEAD FIVE "\na\nb\n0\n", "a", "b", "B+", NULL },
    { HEAD FIVE "\r\n\r\n-1\r\n", NULL, NULL, "B+", NULL },
    { "\n Piskvorky 15x15, 11:11, 1\n" FIVE "a\nb\n0\n", "b", "a", "B+", NULL },
    /* six in a row, which Renju forbids to black */
    { HEAD "1,1,0\n1,9,0\n2,1,0\n3,9,0\n4,1,0\n5,9,0\n5,1,0\n7,9,0\n6,1,0\n"
           "9,9,0\n3,1,0\n-1\n",
      NULL,
      NULL,
      "B+",
      NULL },
    { HEAD "1,1,0\n1,9,0\n2,1,0\n3,9,0\n4,1,0\n5,9,0\n5,1,0\n7,9,0\n6,1,0\n"
           "9,9,0\n3,1,0\n-1\n1,Renju\n",
      NULL,
      NULL,
      NULL,
      "Renju" },
    { HEAD "1,1\n\n 1 , 9 , 1234567890123 \n", NULL, NULL, NULL, NULL },
    { HEAD, NULL, NULL, NULL, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TengenSgfReading) reading = read_text (rows[i].text);
      gboolean renju = rows[i].rules != NULL &&
                       g_ascii_strcasecmp (rows[i].rules, "renju") == 0;

      g_test_message ("row %zu", i);
      check_root (reading, TENGEN_PROPERTY_PB, rows[i].black);
      check_root (reading, TENGEN_PROPERTY_PW, rows[i].white);
      check_root (reading, TENGEN_PROPERTY_RE, rows[i].result);
      check_root (reading, TENGEN_PROPERTY_RU, rows[i].rules);
      g_assert_cmpuint (reading->warnings->len, ==, renju ? 0 : 1);
    }
}

/* Other boards are read as well, and need not be square. */
static void
test_board (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_text ("Piskvorky 20X18, 11:11, 0\r20,18,0\r1,1,0\r");

  check_root (reading, TENGEN_PROPERTY_GM, "4");
  check_root (reading, TENGEN_PROPERTY_SZ, "20:18");
  check_line (reading, 0, "Btr Waa");
  check_fault (reading, 1, TENGEN_SGF_FAULT_OTHER_RULES, 1, 1);
}

static void
test_damage (void)
{
  static const struct
  {
    const char *text;
    TengenSgfFault fault;
    guint line;
    guint column;
  } rows[] = {
    { "0,1,0\n2,2,0\na\nb\n0\n", TENGEN_SGF_FAULT_MOVE_OFF_BOARD, 3, 1 },
    { "1, 16,0\na\nb\n0\n", TENGEN_SGF_FAULT_MOVE_OFF_BOARD, 3, 4 },
    { "8,8,0\na\nb\n0\n", TENGEN_SGF_FAULT_MOVE_TAKEN, 3, 1 },
    { "x,y,0\n2,2,0\na\nb\n0\n", TENGEN_SGF_FAULT_MOVE_UNREADABLE, 3, 1 },
    { "9,b,0\na\nb\n0\n", TENGEN_SGF_FAULT_MOVE_UNREADABLE, 3, 1 },
    { "9,", TENGEN_SGF_FAULT_MOVE_CUT, 3, 1 },
    { "9,9", TENGEN_SGF_FAULT_MOVE_CUT, 3, 1 },
    { "9", TENGEN_SGF_FAULT_MOVE_CUT, 3, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strconcat (HEAD "8,8,0\n", rows[i].text, NULL);
      g_autoptr (TengenSgfReading) reading = read_text (text);
      gboolean named = strstr (text, "a\nb\n") != NULL;

      g_test_message ("row %zu", i);
      check_fault (reading, 2, rows[i].fault, rows[i].line, rows[i].column);
      check_line (reading, 0, "Bhh");
      check_root (reading, TENGEN_PROPERTY_PB, named ? "a" : NULL);
    }
}

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    guint column;
  } rows[] = {
    { "Piskvorky 53x15, 1:1, 0\n", 11 },
    { "Piskvorky 0x15, 1:1, 0\n", 11 },
    { "Piskvorky  axb\n", 12 },
    { "Piskvorky", 10 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    check_refused (rows[i].text,
                   strlen (rows[i].text),
                   NULL,
                   TENGEN_FOREIGN_ERROR_BOARD,
                   1,
                   rows[i].column);
}

/* Names may be in any charset. */
static void
test_charset (void)
{
  static const char wide[] = "\xFF\xFEP\0i\0s\0k\0v\0o\0r\0k\0y\0 \0"
                             "1\0005\0x\0001\0005\0\n\0"
                             "8\0,\0008\0,\0000\0\n\0";
  g_autoptr (TengenSgfReading) reading =
      read_text (HEAD FIVE "J\xF6rg M\xFCller\nb\n0\n");
  g_autoptr (TengenSgfReading) marked =
      read_good (wide, sizeof wide - 1, NULL, TENGEN_FOREIGN_PISKVORK);

  check_root (reading, TENGEN_PROPERTY_PB, "Jörg Müller");
  g_assert_false (reading->certain);
  check_line (marked, 0, "Bhh");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-piskvork/fields", test_fields);
  g_test_add_func ("/foreign-piskvork/board", test_board);
  g_test_add_func ("/foreign-piskvork/damage", test_damage);
  g_test_add_func ("/foreign-piskvork/refused", test_refused);
  g_test_add_func ("/foreign-piskvork/charset", test_charset);
  return g_test_run ();
}
