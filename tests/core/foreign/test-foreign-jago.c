/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games of Jago and GoGui: what the files of the index have not.
 */
#include "foreign-check.h"

#define GAME(head, nodes)                                                      \
  "<Go><GoGame><Information>" head "</Information><Nodes>" nodes               \
  "</Nodes></GoGame></Go>"
#define NINE "<BoardSize> 9 </BoardSize>"

static TengenSgfReading *
read_text (const char *text)
{
  return read_good (text, strlen (text), NULL, TENGEN_FOREIGN_JAGO);
}

static void
test_fields (void)
{
  g_autoptr (TengenSgfReading) reading = read_text (
      GAME (NINE "<BlackPlayer/><WhitePlayer>w</WhitePlayer>"
                 "<BlackRank>3 D</BlackRank><WhiteRank>2K</WhiteRank>"
                 "<Komi>-5.50</Komi><Handicap>2</Handicap>"
                 "<Date>2021</Date><Result>B+R</Result>"
                 "<Rules>Chinese</Rules><Copyright>c</Copyright>",
            ""));
  g_autoptr (TengenSgfReading) other =
      read_text (GAME (NINE "<Komi>much</Komi><Handicap>0</Handicap>"
                            "<Date>once</Date>",
                       ""));

  check_root (reading, TENGEN_PROPERTY_GM, "1");
  check_root (reading, TENGEN_PROPERTY_SZ, "9");
  check_root (reading, TENGEN_PROPERTY_PB, NULL);
  check_root (reading, TENGEN_PROPERTY_PW, "w");
  check_root (reading, TENGEN_PROPERTY_BR, "3 D");
  check_root (reading, TENGEN_PROPERTY_WR, "2k");
  check_root (reading, TENGEN_PROPERTY_KM, "-5.5");
  check_root (reading, TENGEN_PROPERTY_HA, "2");
  check_root (reading, TENGEN_PROPERTY_DT, "2021");
  check_root (reading, TENGEN_PROPERTY_RE, "B+R");
  check_root (reading, TENGEN_PROPERTY_RU, "Chinese");
  check_root (reading, TENGEN_PROPERTY_CP, "c");
  check_root (other, TENGEN_PROPERTY_KM, NULL);
  check_root (other, TENGEN_PROPERTY_HA, NULL);
  check_root (other, TENGEN_PROPERTY_DT, NULL);
}

/* Points, passes; a first node with a move is not the root. */
static void
test_points (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_text (GAME (NINE,
                       "<Node><Comment>c</Comment><Black at='j9'/></Node>"
                       "<White at='1,1'/><Black at='PASS'/><White/>"
                       "<Black at=' 9, 8 '/>"));

  g_assert_cmpuint (reading->warnings->len, ==, 0);
  check_line (reading, 0, "Bia Wai B W Bib");
  check_root (reading, TENGEN_PROPERTY_C, NULL);
  check_node (reading->record,
              tengen_record_get_child (
                  reading->record, tengen_record_get_game (reading->record, 0)),
              TENGEN_PROPERTY_C,
              "c");
}

/* Variations in variations, and two of one node; nodes without a move. */
static void
test_variations (void)
{
  g_autoptr (TengenSgfReading) reading = read_text (
      GAME (NINE,
            "<Node/><Black at='A9'/><White at='B9'/>"
            "<Variation><White at='A8'/><Black at='A7'/>"
            "<Variation><Black at='A6'/></Variation></Variation>"
            "<Variation><Node><Comment><P>a</P><P>b</P></Comment></Node>"
            "</Variation><Black at='C9'/>"));
  const TengenRecord *record = reading->record;
  TengenNode first =
      tengen_record_get_child (record, tengen_record_get_game (record, 0));
  TengenNode second = tengen_record_get_child (record, first);
  TengenNode third = tengen_record_get_sibling (record, second);
  TengenNode fourth = tengen_record_get_sibling (record, third);

  check_line (reading, 0, "Baa Wba Bca");
  check_node (record, third, TENGEN_PROPERTY_W, "ab");
  check_node (record,
              tengen_record_get_sibling (
                  record, tengen_record_get_child (record, third)),
              TENGEN_PROPERTY_B,
              "ad");
  check_node (record, fourth, TENGEN_PROPERTY_C, "a\nb");
  check_node (record, fourth, TENGEN_PROPERTY_W, NULL);
}

/* Stones before the moves, marks, comments of bare moves. */
static void
test_marks (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_text (GAME (NINE,
                       "<Node><AddBlack at='A1'/><AddWhite at='B1'/></Node>"
                       "<Black at='E5'/><Comment>own</Comment>"
                       "<Mark at='E5' type='triangle'/><Mark at='E6'/>"
                       "<Mark at='E7' label='x'/><AddBlack at='A9'/>"));
  const TengenRecord *record = reading->record;
  TengenNode first =
      tengen_record_get_child (record, tengen_record_get_game (record, 0));

  check_root (reading, TENGEN_PROPERTY_AB, "ai");
  check_root (reading, TENGEN_PROPERTY_AW, "bi");
  check_node (record, first, TENGEN_PROPERTY_C, "own");
  check_node (record, first, TENGEN_PROPERTY_TR, "ee");
  check_node (record, first, TENGEN_PROPERTY_MA, "ed");
  check_node (record, first, TENGEN_PROPERTY_LB, "ec:x");
  /* stones behind a move are a node of their own */
  check_line (reading, 0, "Bee -");
  check_node (record,
              tengen_record_get_child (record, first),
              TENGEN_PROPERTY_AB,
              "aa");
}

static void
test_damage (void)
{
  static const struct
  {
    const char *point;
    TengenSgfFault fault;
  } rows[] = {
    { "K1", TENGEN_SGF_FAULT_MOVE_OFF_BOARD },
    { "A10", TENGEN_SGF_FAULT_MOVE_OFF_BOARD },
    { "0,1", TENGEN_SGF_FAULT_MOVE_OFF_BOARD },
    { "A9", TENGEN_SGF_FAULT_MOVE_TAKEN },
    { "I1", TENGEN_SGF_FAULT_MOVE_UNREADABLE },
    { "A", TENGEN_SGF_FAULT_MOVE_UNREADABLE },
    { "1", TENGEN_SGF_FAULT_MOVE_UNREADABLE },
    { "A1x", TENGEN_SGF_FAULT_MOVE_UNREADABLE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf (
          GAME (NINE, "<Black at='A9'/>\n <White at='%s'/><Black at='E5'/>"),
          rows[i].point);
      g_autoptr (TengenSgfReading) reading = read_text (text);

      check_fault (reading, 1, rows[i].fault, 2, 2);
      check_line (reading, 0, "Baa");
    }
}

static void
test_heads (void)
{
  g_autoptr (TengenSgfReading) no_size = read_text (GAME ("", ""));
  g_autoptr (TengenSgfReading) no_nodes = read_text (
      "<Go><GoGame><Information>" NINE "</Information></GoGame></Go>");
  g_autoptr (TengenSgfReading) two =
      read_text ("<Go><GoGame><Nodes><Black at='A1'/></Nodes></GoGame>"
                 "<GoGame><Nodes><Black at='B1'/></Nodes></GoGame></Go>");

  check_root (no_size, TENGEN_PROPERTY_SZ, "19");
  check_fault (no_size, 1, TENGEN_SGF_FAULT_NO_SIZE, 1, 40);
  check_fault (no_nodes, 1, TENGEN_SGF_FAULT_NO_MOVES, 1, 26);
  check_line (two, 0, "Bas");
  check_line (two, 1, "Bbs");
}

static void
test_refused (void)
{
  static const char size[] = GAME ("<BoardSize>53</BoardSize>", "");
  static const char word[] = GAME ("\n<BoardSize>nine</BoardSize>", "");

  check_refused (
      size, sizeof size - 1, NULL, TENGEN_FOREIGN_ERROR_BOARD, 1, 26);
  check_refused (word, sizeof word - 1, NULL, TENGEN_FOREIGN_ERROR_BOARD, 2, 1);
  check_refused ("<Go/>", 5, NULL, TENGEN_FOREIGN_ERROR_NOTHING, 1, 1);
  g_assert_cmpint (tengen_foreign_find_form ("<html/>", 7, "a.xml"),
                   ==,
                   TENGEN_FOREIGN_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-jago/fields", test_fields);
  g_test_add_func ("/foreign-jago/points", test_points);
  g_test_add_func ("/foreign-jago/variations", test_variations);
  g_test_add_func ("/foreign-jago/marks", test_marks);
  g_test_add_func ("/foreign-jago/damage", test_damage);
  g_test_add_func ("/foreign-jago/heads", test_heads);
  g_test_add_func ("/foreign-jago/refused", test_refused);
  return g_test_run ();
}
