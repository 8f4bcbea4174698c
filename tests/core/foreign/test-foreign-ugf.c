/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * UGF and UGI: what the files of the index have not.
 */
#include "foreign-check.h"

#define HEADER "[Header]\nCoordinateType=IGS\n"

static TengenSgfReading *
read_ugf (const char *text)
{
  return read_good (text, strlen (text), NULL, TENGEN_FOREIGN_UGF);
}

/* Addresses are private, in whatever part they are. */
static void
test_header (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_ugf ("# a line\n[Header]\nTitle=,Cup,,2\nPlace=Tokyo\nRule=CHN\n"
                "Hdcp=2,-0,50\nPlayerB=a,1d,JPN,a@b\nPlayerB2=c@d,2d\n"
                "PlayerW=x@y,z@y\nPlayerW2=w,5k\nComment=said\n[Data]\n");

  check_text (reading, 0, TENGEN_PROPERTY_GN, "Cup 2");
  check_text (reading, 0, TENGEN_PROPERTY_PC, "Tokyo");
  check_text (reading, 0, TENGEN_PROPERTY_RU, "Chinese");
  check_text (reading, 0, TENGEN_PROPERTY_HA, "2");
  check_text (reading, 0, TENGEN_PROPERTY_KM, "-0.5");
  check_text (reading, 0, TENGEN_PROPERTY_PB, "a");
  check_text (reading, 0, TENGEN_PROPERTY_BR, "1d");
  check_text (reading, 0, TENGEN_PROPERTY_PW, "w");
  check_text (reading, 0, TENGEN_PROPERTY_WR, NULL);
  check_text (reading, 0, TENGEN_PROPERTY_GC, "said");
  check_text (reading, 0, TENGEN_PROPERTY_C, NULL);
  g_assert_cmpuint (reading->warnings->len, ==, 0);
}

static void
test_winners (void)
{
  static const char *const rows[][2] = {
    { "W,12.50", "W+12.5" },
    { "W,C", "W+R" },
    { "B,T", "B+T" },
    { "B,F", "B+F" },
    { "B,", "B+" },
    { "D", "0" },
    { "N1,E", "Void" },
    { "O,", "?" },
    { "A", "?" },
    { "E", "?" },
    { "", NULL },
    { "x", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("[Header]\nWinner=%s\n[Data]\n", rows[i][0]);
      g_autoptr (TengenSgfReading) reading = read_ugf (text);

      check_text (reading, 0, TENGEN_PROPERTY_RE, rows[i][1]);
    }
}

static void
test_charsets (void)
{
  static const struct
  {
    const char *lang;
    const char *charset;
    const char *name;
  } rows[] = {
    { "Lang=SJIS\n", "CP932", "髙①" },    { "", "CP932", "髙①" },
    { "Lang=GB\n", "GB18030", "聂卫平" }, { "Lang=BIG5\n", "BIG5-HKSCS", "張" },
    { "Lang=UTF8\n", "UTF-8", "髙①" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("[Header]\n%sPlayerB=%s,,,\n[Data]\nPP,B1,1,0\n",
                           rows[i].lang,
                           rows[i].name);
      gsize length;
      g_autofree char *bytes =
          g_convert (text, -1, rows[i].charset, "UTF-8", NULL, &length, NULL);
      g_autoptr (TengenSgfReading) reading =
          tengen_foreign_read (bytes, length, NULL, NULL, NULL, NULL);

      g_assert_cmpstr (reading->charset, ==, rows[i].charset);
      g_assert_true (reading->certain);
      check_text (reading, 0, TENGEN_PROPERTY_PB, rows[i].name);
    }
}

/* Checks the moves as the writer of SGF would have them. */
static void
check_moves (const TengenSgfReading *reading, const char *wanted)
{
  GString *moves = g_string_new (NULL);
  TengenNode node = tengen_record_get_game (reading->record, 0);

  while ((node = tengen_record_get_child (reading->record, node)) !=
         TENGEN_NODE_NONE)
    {
      g_autofree char *black =
          tengen_record_get_text (reading->record, node, TENGEN_PROPERTY_B);
      g_autofree char *white =
          tengen_record_get_text (reading->record, node, TENGEN_PROPERTY_W);

      g_string_append_printf (moves,
                              "%s%s ",
                              black != NULL ? "B" : "W",
                              black != NULL ? black : white);
    }
  g_assert_cmpstr (moves->str, ==, wanted);
  g_string_free (moves, TRUE);
}

/* Passes, players of pairs, whoever is to move; stones before play make white
 * the first. */
static void
test_moves (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_ugf (HEADER "[Data]\nAA,MK,1,0\nYR,MK,2,0\nZZ,B2,3,0\nIS,W2,4,0\n");
  g_autoptr (TengenSgfReading) handicap =
      read_ugf ("[Header]\n[Data]\nDD,B1,0,0\nPP,B1,0,0\nAB,MK,1,0\n");

  check_moves (reading, "Bas W B Wia ");
  g_assert_cmpuint (reading->warnings->len, ==, 0);
  check_moves (handicap, "Wab ");
  g_assert_cmpuint (handicap->warnings->len, ==, 0);
}

static void
test_faults (void)
{
  static const struct
  {
    const char *moves;
    TengenSgfFault fault;
    guint line;
    guint column;
    const char *kept;
  } rows[] = {
    { "AA,B1,1,0\nAA,W1,2,0\n", TENGEN_SGF_FAULT_MOVE_TAKEN, 5, 1, "Bas " },
    { "AA,B1,0,0\nAA,B1,0,0\n", TENGEN_SGF_FAULT_MOVE_TAKEN, 5, 1, "" },
    { "AA,B1,1,0\n4D,W1,2,0\nBB,B1,3,0\n",
      TENGEN_SGF_FAULT_MOVE_UNREADABLE,
      5,
      1,
      "Bas " },
    { "AA,B1,1,0\nBB,W1,x", TENGEN_SGF_FAULT_MOVE_CUT, 5, 1, "Bas " },
    { "AA,B1,1,0\nBB,W1,5,0\nCC,B1,6,0\n",
      TENGEN_SGF_FAULT_MOVE_ORDER,
      5,
      7,
      "Bas Wbr Bcq " },
    { "AA,B1,1,0\n[Figure]\n.Text,1\nwords",
      TENGEN_SGF_FAULT_TEXT_CUT,
      7,
      1,
      "Bas " },
    { "AA,B1,1,0\n[Figure]\n.Text,9\nwords\n.EndText\n",
      TENGEN_SGF_FAULT_NODE_UNKNOWN,
      6,
      1,
      "Bas " },
    { "AA,B1,1,0\n[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,0,1\n",
      TENGEN_SGF_FAULT_MOVE_OFF_BOARD,
      7,
      10,
      "Bas " },
    { "AA,B1,1,0\n[ReviewNode]\n NODE,2,3,1,1\n",
      TENGEN_SGF_FAULT_MOVE_COLOUR,
      6,
      9,
      "Bas " },
    { "AA,B1,1,0\n[ReviewNode]\nVARIATION,\n",
      TENGEN_SGF_FAULT_END_CUT,
      7,
      1,
      "Bas " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          g_strconcat (HEADER "[Data]\n", rows[i].moves, NULL);
      g_autoptr (TengenSgfReading) reading = read_ugf (text);

      g_test_message ("%" G_GSIZE_FORMAT, i);
      check_fault (reading, 1, rows[i].fault, rows[i].line, rows[i].column);
      check_moves (reading, rows[i].kept);
    }
}

/* Texts of figures with labels and diagrams between, of nodes and of moves. */
static void
test_texts (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_ugf (HEADER "[Data]\nAA,B1,1,0\nBB,W1,2,0\n[Figure]\n"
                       ".Text,1\none\n[1]\n.#,1,1,a\n.#,20,1,b\n.Fig,2\nno\n"
                       ".EndFig\n.Other,1\ntwo\n.EndText\nnot this\n"
                       ".Text,0\nall\n.EndText\n");
  g_autoptr (TengenSgfReading) review =
      read_ugf (HEADER "[Data]\nAA,B1,1,0\n[ReviewComment]\n.Comment,1\n\n"
                       "first\n.Comment,2\n\n.x\n[End]\nno\n");

  check_text (reading, 0, TENGEN_PROPERTY_C, "all");
  check_text (reading, 1, TENGEN_PROPERTY_C, "one\n[1]\ntwo");
  check_text (reading, 1, TENGEN_PROPERTY_LB, "as:a");
  check_text (reading, 2, TENGEN_PROPERTY_C, NULL);
  g_assert_cmpuint (reading->warnings->len, ==, 0);
  check_text (review, 0, TENGEN_PROPERTY_C, "first");
  check_text (review, 1, TENGEN_PROPERTY_C, ".x");
  g_assert_cmpuint (review->warnings->len, ==, 0);
}

/* A review may name handicap stones, and be all that has the moves. */
static void
test_review (void)
{
  g_autoptr (TengenSgfReading) reading = read_ugf (
      "[Header]\nSize=9\n[Data]\nAA,B1,0,0\nBB,B1,0,0\n[ReviewNode]\n"
      "NODE,1,0,0,0\nNODE,2,1,1,1\nNODE,3,1,2,2\nNODE,4,2,3,3\n"
      "NODE,5,1,10,10\n[ReviewComment]\n.Comment,2\na\n.Comment,5\nb\n");

  check_moves (reading, "Wcc B ");
  check_text (reading, 0, TENGEN_PROPERTY_C, "a");
  check_text (reading, 2, TENGEN_PROPERTY_C, "b");
  g_assert_cmpuint (reading->warnings->len, ==, 0);
}

static void
test_refused (void)
{
  static const char text[] = "[Header]\nSize=27\n[Data]\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_foreign_read (text, strlen (text), NULL, NULL, NULL, &error);

  g_assert_error (error, TENGEN_FOREIGN_ERROR, TENGEN_FOREIGN_ERROR_BOARD);
  g_assert_null (reading->record);
  g_assert_cmpuint (reading->error_line, ==, 2);
  g_assert_cmpuint (reading->error_column, ==, 6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-ugf/header", test_header);
  g_test_add_func ("/foreign-ugf/winners", test_winners);
  g_test_add_func ("/foreign-ugf/charsets", test_charsets);
  g_test_add_func ("/foreign-ugf/moves", test_moves);
  g_test_add_func ("/foreign-ugf/faults", test_faults);
  g_test_add_func ("/foreign-ugf/texts", test_texts);
  g_test_add_func ("/foreign-ugf/review", test_review);
  g_test_add_func ("/foreign-ugf/refused", test_refused);
  return g_test_run ();
}
