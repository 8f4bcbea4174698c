/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Databases of games of Renju: what the files of the index have not.
 */
#include "foreign-check.h"

static TengenSgfReading *
read_text (const char *text)
{
  return read_good (text, strlen (text), NULL, TENGEN_FOREIGN_RIF);
}

/* Each game is one of the record, and tables may stand behind the games. */
static void
test_games (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_text ("<database><games>"
                 "<game id='1' black='2' white='1' tournament='5' bresult='0'"
                 " opening='3'><move>h8\n H9 pass</move></game>"
                 "<game id='2' bresult='0.5' rule='9'><move/></game>"
                 "<game bresult='2' tournament='6'/></games>"
                 "<players><player id='1' surname='A &lt;B&gt;'/>"
                 "<player id='2' name='C'/></players>"
                 "<openings><opening id='3' abbr='I1'/></openings>"
                 "<rules><rule id='9' name='Yamaguchi'/></rules>"
                 "<countries><country id='7' name='Estonia'/></countries>"
                 "<tournaments>"
                 "<tournament id='5' name='Cup &amp; more' rule='9' country='7'"
                 " year='2005' start='2005-02-30'/>"
                 "<tournament id='6' year='x'/></tournaments></database>");
  const TengenRecord *record = reading->record;
  TengenNode third = tengen_record_get_game (record, 2);

  g_assert_cmpuint (reading->warnings->len, ==, 0);
  g_assert_cmpuint (tengen_record_get_n_games (record), ==, 3);
  check_line (reading, 0, "Bhh Whg B");
  check_root (reading, TENGEN_PROPERTY_PB, "C");
  check_root (reading, TENGEN_PROPERTY_PW, "A <B>");
  check_root (reading, TENGEN_PROPERTY_EV, "Cup & more");
  check_root (reading, TENGEN_PROPERTY_PC, "Estonia");
  check_root (reading, TENGEN_PROPERTY_DT, "2005");
  check_root (reading, TENGEN_PROPERTY_RU, "Yamaguchi");
  check_root (reading, TENGEN_PROPERTY_ON, "I1");
  check_root (reading, TENGEN_PROPERTY_RE, "W+");
  check_line (reading, 1, "");
  check_node (
      record, tengen_record_get_game (record, 1), TENGEN_PROPERTY_RE, "0");
  check_node (record, third, TENGEN_PROPERTY_RE, NULL);
  check_node (record, third, TENGEN_PROPERTY_DT, NULL);
  check_node (record, third, TENGEN_PROPERTY_EV, NULL);
}

/* A wrong move ends its game and no other; its place is that of the point. */
static void
test_damage (void)
{
  static const struct
  {
    const char *point;
    TengenSgfFault fault;
  } rows[] = {
    { "p8", TENGEN_SGF_FAULT_MOVE_OFF_BOARD },
    { "a16", TENGEN_SGF_FAULT_MOVE_OFF_BOARD },
    { "a0", TENGEN_SGF_FAULT_MOVE_OFF_BOARD },
    { "h8", TENGEN_SGF_FAULT_MOVE_TAKEN },
    { "8", TENGEN_SGF_FAULT_MOVE_UNREADABLE },
    { "h8x", TENGEN_SGF_FAULT_MOVE_UNREADABLE },
    { "h", TENGEN_SGF_FAULT_MOVE_UNREADABLE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("<database><games><game><move>a1</move></game>\r\n"
                           "<!-- 黒 --><game><move>h8\r\n %s a1</move></game>"
                           "<game><move>o15</move></game></games></database>",
                           rows[i].point);
      g_autoptr (TengenSgfReading) reading = read_text (text);

      check_fault (reading, 1, rows[i].fault, 3, 2);
      g_assert_cmpuint (
          g_array_index (reading->warnings, TengenSgfWarning, 0).number, ==, 1);
      check_line (reading, 1, "Bhh");
      check_line (reading, 2, "Boa");
    }
}

/* Which databases are of this form. */
static void
test_form (void)
{
  static const struct
  {
    const char *text;
    TengenForeignForm form;
  } rows[] = {
    { "\xEF\xBB\xBF <?xml version='1.0'?><!-- > <a> --><database>\n<players/>",
      TENGEN_FOREIGN_RIF },
    { "<database><books/></database>", TENGEN_FOREIGN_NONE },
    { "<databases><game/></databases>", TENGEN_FOREIGN_NONE },
    { "<a><database><game/></database></a>", TENGEN_FOREIGN_NONE },
    { "text <database><game/></database>", TENGEN_FOREIGN_NONE },
    { "<!-- <database><game/>", TENGEN_FOREIGN_NONE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (
        tengen_foreign_find_form (rows[i].text, strlen (rows[i].text), NULL),
        ==,
        rows[i].form);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-rif/games", test_games);
  g_test_add_func ("/foreign-rif/damage", test_damage);
  g_test_add_func ("/foreign-rif/form", test_form);
  return g_test_run ();
}
