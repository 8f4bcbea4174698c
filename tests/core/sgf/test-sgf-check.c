/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The check of records: each fault alone, places, what is no fault.
 */
#include "tengen-sgf-check.h"

#include <string.h>

/* Reads a text in which the reader finds nothing odd. */
static TengenSgfReading *
read (const char *text)
{
  TengenSgfReading *reading = tengen_sgf_read (text, strlen (text), NULL, NULL);

  g_assert_nonnull (reading->record);
  return reading;
}

/* The warnings of the check as `fault line:column node name` each. */
static char *
check (const char *text)
{
  g_autoptr (TengenSgfReading) reading = read (text);
  g_autoptr (GArray) warnings =
      g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));
  GString *list = g_string_new (NULL);

  tengen_sgf_check (reading->record, warnings);
  for (guint i = 0; i < warnings->len; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (warnings, TengenSgfWarning, i);

      g_string_append_printf (list,
                              "%s%d %u:%u %u %s",
                              i > 0 ? ", " : "",
                              (int) warning->fault,
                              warning->line,
                              warning->column,
                              warning->node,
                              warning->name);
    }
  return g_string_free (list, FALSE);
}

static void
test_faults (void)
{
  static const struct
  {
    const char *text;
    TengenSgfFault fault;
    const char *place;
  } cases[] = {
    { "(;SZ[9];B[jj])", TENGEN_SGF_FAULT_POINT, "1:11 2 B" },
    { "(;SZ[9];B[ttt])", TENGEN_SGF_FAULT_POINT, "1:11 2 B" },
    { "(;SZ[21];B[tt];W[vv])", TENGEN_SGF_FAULT_POINT, "1:18 3 W" },
    { "(;SZ[9]AB[aa][jj])", TENGEN_SGF_FAULT_POINT, "1:15 1 AB" },
    { "(;SZ[9]AB[])", TENGEN_SGF_FAULT_POINT, "1:11 1 AB" },
    { "(;SZ[9]CR[aa:jj])", TENGEN_SGF_FAULT_POINT, "1:11 1 CR" },
    { "(;SZ[9]DD[j])", TENGEN_SGF_FAULT_POINT, "1:11 1 DD" },
    { "(;SZ[9]LB[jj:x])", TENGEN_SGF_FAULT_POINT, "1:11 1 LB" },
    { "(;SZ[9]LN[aa:jj])", TENGEN_SGF_FAULT_POINT, "1:11 1 LN" },
    { "(;GM[4];B[pp])", TENGEN_SGF_FAULT_POINT, "1:11 2 B" },
    { "(;SZ[9:5];B[ah])", TENGEN_SGF_FAULT_POINT, "1:13 2 B" },
    { "(;;B[aa]MN[x])", TENGEN_SGF_FAULT_NUMBER, "1:12 2 MN" },
    { "(;;B[aa]BL[x])", TENGEN_SGF_FAULT_NUMBER, "1:12 2 BL" },
    { "(;;B[aa]BM[3])", TENGEN_SGF_FAULT_NUMBER, "1:12 2 BM" },
    { "(;;B[aa]TE[])", TENGEN_SGF_FAULT_NUMBER, "1:12 2 TE" },
    { "(;PL[red])", TENGEN_SGF_FAULT_NUMBER, "1:6 1 PL" },
    { "(;HA[two])", TENGEN_SGF_FAULT_NUMBER, "1:6 1 HA" },
    { "(;KM[6,5])", TENGEN_SGF_FAULT_NUMBER, "1:6 1 KM" },
    { "(;V[1e5])", TENGEN_SGF_FAULT_NUMBER, "1:5 1 V" },
    { "(;FG[x:Figure])", TENGEN_SGF_FAULT_NUMBER, "1:6 1 FG" },
    { "(;FG[257])", TENGEN_SGF_FAULT_PAIR, "1:6 1 FG" },
    { "(;LB[aa])", TENGEN_SGF_FAULT_PAIR, "1:6 1 LB" },
    { "(;AR[aa\\:bb])", TENGEN_SGF_FAULT_PAIR, "1:6 1 AR" },
    { "(;;B[aa]KO[1])", TENGEN_SGF_FAULT_CONTENT, "1:12 2 KO" },
    { "(;;B[aa]DO[no])", TENGEN_SGF_FAULT_CONTENT, "1:12 2 DO" },
    { "(;5A[])", TENGEN_SGF_FAULT_IDENTIFIER, "1:6 1 5A" },
    { "(;LONGERNAME2[x])", TENGEN_SGF_FAULT_IDENTIFIER, "1:15 1 LONGERN" },
    { "(;AB[aa][bb][aa])", TENGEN_SGF_FAULT_POINT_TWICE, "1:14 1 AB" },
    { "(;AB[aa:cc]AW[bb])", TENGEN_SGF_FAULT_POINT_TWICE, "1:15 1 AW" },
    { "(;SZ[52]AB[ZZ]AW[aa:ZZ])", TENGEN_SGF_FAULT_POINT_TWICE, "1:18 1 AW" },
    { "(;CR[aa]TR[bb][aa][aa])", TENGEN_SGF_FAULT_POINT_TWICE, "1:16 1 TR" },
    { "(;TB[aa]TW[aa])", TENGEN_SGF_FAULT_POINT_TWICE, "1:12 1 TW" },
    { "(;;B[aa]W[bb])", TENGEN_SGF_FAULT_TWO_MOVES, "1:11 2 W" },
    { "(;;B[aa]B[bb]B[cc])", TENGEN_SGF_FAULT_TWO_MOVES, "1:11 2 B" },
    { "(;;B[aa]AW[bb]AB[cc])", TENGEN_SGF_FAULT_MOVE_AND_SETUP, "1:12 2 AW" },
    { "(;;AW[bb]B[aa])", TENGEN_SGF_FAULT_MOVE_AND_SETUP, "1:12 2 B" },
    { "(;B[aa];W[bb])", TENGEN_SGF_FAULT_MOVE_IN_ROOT, "1:5 1 B" },
    { "(;;SZ[9])", TENGEN_SGF_FAULT_ROOT_PROPERTY, "1:7 2 SZ" },
    { "(;PB[a];C[x];PB[b])", TENGEN_SGF_FAULT_INFO_TWICE, "1:17 3 PB" },
    { "(;SZ[53])", TENGEN_SGF_FAULT_SIZE, "1:6 1 SZ" },
    { "(;SZ[0])", TENGEN_SGF_FAULT_SIZE, "1:6 1 SZ" },
    { "(;SZ[9:])", TENGEN_SGF_FAULT_SIZE, "1:6 1 SZ" },
    { "(;SZ[large])", TENGEN_SGF_FAULT_SIZE, "1:6 1 SZ" },
    { "(;HA[2]AB[aa])", TENGEN_SGF_FAULT_HANDICAP, "1:6 1 HA" },
    { "(;HA[2];B[aa])", TENGEN_SGF_FAULT_HANDICAP, "1:6 1 HA" },
    { "(;AB[aa:bb]HA[0])", TENGEN_SGF_FAULT_HANDICAP, "1:15 1 HA" },
    { "(;KM[750])", TENGEN_SGF_FAULT_KOMI, "1:6 1 KM" },
    { "(;KM[3.75])", TENGEN_SGF_FAULT_KOMI, "1:6 1 KM" },
    { "(;TM[1:00:00])", TENGEN_SGF_FAULT_TIME, "1:6 1 TM" },
    { "(;TM[1時間])", TENGEN_SGF_FAULT_TIME, "1:6 1 TM" },
    { "(;RE[白半目勝])", TENGEN_SGF_FAULT_RESULT, "1:6 1 RE" },
    { "(;RE[W])", TENGEN_SGF_FAULT_RESULT, "1:6 1 RE" },
    { "(;RE[B+3.5 pts])", TENGEN_SGF_FAULT_RESULT, "1:6 1 RE" },
    { "(;DT[2014.05.01])", TENGEN_SGF_FAULT_DATE, "1:6 1 DT" },
    { "(;DT[2014-13])", TENGEN_SGF_FAULT_DATE, "1:6 1 DT" },
    { "(;DT[05-01])", TENGEN_SGF_FAULT_DATE, "1:6 1 DT" },
    { "(;DT[2014-05-01T12:30])", TENGEN_SGF_FAULT_DATE, "1:6 1 DT" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *list = check (cases[i].text);
      g_autofree char *expected =
          g_strdup_printf ("%d %s", (int) cases[i].fault, cases[i].place);

      g_test_message ("%s", cases[i].text);
      g_assert_cmpstr (list, ==, expected);
    }
}

/* What is as it should be, or too usual to be reported. */
static void
test_clean (void)
{
  static const char *const texts[] = {
    "(;FF[4]GM[1]SZ[19]CA[UTF-8]AP[x]KM[6.5]HA[0]RE[B+R]DT[2026-11-21,22]"
    "TM[3600];B[pd]BL[10.5]OB[3];W[tt];B[])",
    "(;GM[1]SZ[9]HA[2]AB[cc][gg]PL[W];W[ee]KO[]MN[5];B[tt]DO[])",
    "(;SZ[9]AB[aa:bb]AW[ca]AE[cc:dd]CR[aa]TR[bb]LB[aa:1][ab:\\:]LN[aa:bb])",
    "(;AB[aa][bb][cc]AW[dd])",
    "(;HA[0]AB[aa][bb]AW[cc])",
    "(;HA[]KM[]TM[]RE[]DT[]GN[])",
    "(;DD[aa:cc]VW[]TB[]TW[];DD[]VW[aa:ss])",
    "(;FG[];FG[257:x];FG[1:])",
    "(;RE[Draw])(;RE[0])(;RE[Void])(;RE[?])(;RE[W+Time])(;RE[w+resign])"
    "(;RE[B+])(;RE[ B+12.5 ])(;RE[W+F])",
    "(;DT[1996])(;DT[1996-05])(;DT[1996-05-06,07,08])(;DT[1996-05,06])"
    "(;DT[1996-12-27,28,1997-01-03,04])(;DT[1996-05-06, 05-08])",
    "(;KM[0])(;KM[-5.5])(;KM[7.50])(;KM[ 6.5 ])(;KM[.5])",
    "(;SZ[52];B[ZZ])(;SZ[1];B[aa])(;SZ[9:5];B[ie])(;SZ[9:9])",
    "(;GM[4];B[hh];W[oo];B[];W[tt])(;GM[4]KM[750]HA[9])",
    "(;GM[2]SZ[8];B[d3];W[x9];AB[zzz]LB[q])(;GM[3]SZ[x])",
    "(;PB[a](;PBX[x]EV[b])(;EV[c];DT[2000]))",
    "(;;B[aa]BM[1];W[bb]TE[2]IT[])",
    "(TE[第五期]RD[2001-02-03]KO[黒6目半]TM[5時間]RE[黒中押し勝ち]LT[x]"
    "PB[a];B[pd];W[dd])",
    "(;L[zz]M[x]SC[1]LT[]OM[a]BS[1]XX[?])",
    "(;V[+1.5];V[-.5];V[3])",
    "(;)",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *list = check (texts[i]);

      g_test_message ("%s", texts[i]);
      g_assert_cmpstr (list, ==, "");
    }
}

/* Lines and columns count characters; warnings come in the order of the file,
 * even where a later one is noticed first. */
static void
test_places (void)
{
  static const struct
  {
    const char *text;
    const char *format;
    TengenSgfFault faults[4];
  } cases[] = {
    { "(;C[黒\n石]SZ[99]PB[張]KM[x]\r\n;B[aa]W[bb]\r;W[zz])",
      "%d 2:6 1 SZ, %d 2:17 1 KM, %d 3:9 2 W, %d 4:4 3 W",
      { TENGEN_SGF_FAULT_SIZE,
        TENGEN_SGF_FAULT_NUMBER,
        TENGEN_SGF_FAULT_TWO_MOVES,
        TENGEN_SGF_FAULT_POINT } },
    { "(;HA[2]AB[zz]\n)",
      "%d 1:6 1 HA, %d 1:11 1 AB",
      { TENGEN_SGF_FAULT_HANDICAP, TENGEN_SGF_FAULT_POINT } },
    { "(;KoMi[750])", "%d 1:8 1 KM", { TENGEN_SGF_FAULT_KOMI } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *list = check (cases[i].text);
      g_auto (GStrv) parts = g_strsplit (cases[i].format, "%d", -1);
      g_autoptr (GString) expected = g_string_new (NULL);

      for (guint j = 0; parts[j + 1] != NULL; j++)
        g_string_append_printf (
            expected, "%d%s", (int) cases[i].faults[j], parts[j + 1]);
      g_assert_cmpstr (list, ==, expected->str);
    }
}

static void
test_find_place (void)
{
  static const char text[] = "(;C[黒\n石]\n ;B[aa] ; ;W[bb](AB[cc])\n"
                             "(\n ; C [x]))";
  static const struct
  {
    TengenNode node;
    guint line;
    guint column;
  } cases[] = {
    { 1, 1, 2 },  { 2, 3, 2 },  { 3, 0, 0 },
    { 4, 3, 11 }, { 5, 3, 18 }, { 6, 5, 2 },
  };
  g_autoptr (TengenSgfReading) reading = read (text);
  TengenSgfPlace kept = { 0 };

  /* there and back, from the beginning or from the place before */
  for (gsize i = 0; i < 2 * G_N_ELEMENTS (cases); i++)
    {
      gsize at = MIN (i, 2 * G_N_ELEMENTS (cases) - 1 - i);
      TengenSgfPlace place = { 0 };
      gboolean there =
          tengen_sgf_find_place (reading->record, cases[at].node, &place);

      g_assert_cmpint (there, ==, cases[at].line > 0);
      g_assert_cmpuint (place.line, ==, cases[at].line);
      g_assert_cmpuint (place.column, ==, cases[at].column);
      if (!there)
        continue;
      g_assert_true (
          tengen_sgf_find_place (reading->record, cases[at].node, &kept));
      g_assert_cmpuint (kept.line, ==, cases[at].line);
      g_assert_cmpuint (kept.column, ==, cases[at].column);
    }
}

/* A name without a value has a place too. */
static void
test_find_lone (void)
{
  g_autoptr (TengenSgfReading) reading = read ("(;C[x];KO;B[aa])");
  TengenSgfPlace place = { 0 };

  g_assert_true (tengen_sgf_find_place (reading->record, 2, &place));
  g_assert_cmpuint (place.column, ==, 7);
}

/* There are never more warnings than allowed, and the last says so. */
static void
test_many (void)
{
  g_autoptr (GString) text = g_string_new ("(");
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autoptr (GArray) warnings =
      g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));
  TengenSgfWarning first = { .fault = TENGEN_SGF_FAULT_NUL };

  for (int i = 0; i < 5000; i++)
    g_string_append (text, ";SZ[aa:bb]B[99]W[00]");
  g_string_append (text, ")");
  reading = read (text->str);
  g_array_append_val (warnings, first);
  tengen_sgf_check (reading->record, warnings);
  g_assert_cmpuint (warnings->len, ==, TENGEN_SGF_MAX_WARNINGS);
  g_assert_cmpint (g_array_index (warnings, TengenSgfWarning, 0).fault,
                   ==,
                   TENGEN_SGF_FAULT_NUL);
  g_assert_cmpint (
      g_array_index (warnings, TengenSgfWarning, warnings->len - 1).fault,
      ==,
      TENGEN_SGF_FAULT_MORE);
}

/* A record that is from no file has no places. */
static void
test_empty (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  g_autoptr (GArray) warnings =
      g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));
  TengenNode node = tengen_record_build_node (record, TENGEN_NODE_NONE);
  TengenSgfPlace place = { 0 };

  tengen_sgf_check (record, warnings);
  g_assert_cmpuint (warnings->len, ==, 0);
  g_assert_false (tengen_sgf_find_place (record, node, &place));
}

/* Random text does no harm. */
static void
test_random (void)
{
  static const char *const pieces[] = {
    "(",      ")",       ";",     "B[aa]", "W[zz]",    "AB[aa:ss]", "[bb]",
    "SZ[9]",  "KM[750]", "CR[",   "aa",    "]",        ":",         "LB[aa:x]",
    "TE[黒]", "RD[x]",   "GM[4]", "HA[3]", "\n",       "\\",        "DT[",
    "RE[B+",  "PB[a]",   "VW[]",  "FG[1]", "SZ[52:1]",
  };

  for (int i = 0; i < 2000; i++)
    {
      g_autoptr (GString) text = g_string_new ("(;");
      g_autoptr (TengenSgfReading) reading = NULL;
      int n = g_test_rand_int_range (0, 40);

      for (int j = 0; j < n; j++)
        g_string_append (
            text, pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);
      reading = tengen_sgf_read (text->str, text->len, NULL, NULL);
      if (reading->record == NULL)
        continue;
      tengen_sgf_check (reading->record, reading->warnings);
      for (TengenNode node = 1;
           node <= tengen_record_get_n_nodes (reading->record);
           node++)
        {
          TengenSgfPlace place = { 0 };

          if (tengen_sgf_find_place (reading->record, node, &place))
            g_assert_cmpuint (place.line, >, 0);
        }
    }
}

/* More points than an int holds, which sanitizers see. */
static void
test_many_points (void)
{
  g_autoptr (GString) text = g_string_new ("(;SZ[52]HA[9]AB");
  g_autofree char *list = NULL;

  for (int i = 0; i <= G_MAXINT / (52 * 52); i++)
    g_string_append (text, "[aa:ZZ]");
  g_string_append_c (text, ')');
  list = check (text->str);
  g_assert_nonnull (strstr (list, " AB"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-check/faults", test_faults);
  g_test_add_func ("/sgf-check/clean", test_clean);
  g_test_add_func ("/sgf-check/places", test_places);
  g_test_add_func ("/sgf-check/find-place", test_find_place);
  g_test_add_func ("/sgf-check/find-lone", test_find_lone);
  g_test_add_func ("/sgf-check/many", test_many);
  g_test_add_func ("/sgf-check/empty", test_empty);
  g_test_add_func ("/sgf-check/random", test_random);
  g_test_add_func ("/sgf-check/many-points", test_many_points);
  return g_test_run ();
}
