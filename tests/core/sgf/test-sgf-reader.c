/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading files: trees, what is read leniently and with which warnings, and
 * what is refused.
 */
#include "record-dump.h"
#include "tengen-sgf-reader.h"

#include <string.h>

/* Letters of the faults in the tables below, by their numbers. */
static const char *const fault_names[] = {
  [TENGEN_SGF_FAULT_TEXT_BEFORE] = "before",
  [TENGEN_SGF_FAULT_TEXT_BETWEEN] = "between",
  [TENGEN_SGF_FAULT_STRAY_TEXT] = "stray",
  [TENGEN_SGF_FAULT_UNCLOSED_VALUE] = "open-value",
  [TENGEN_SGF_FAULT_UNCLOSED_TREE] = "open-tree",
  [TENGEN_SGF_FAULT_EXTRA_CLOSE] = "close",
  [TENGEN_SGF_FAULT_EMPTY_TREE] = "empty",
  [TENGEN_SGF_FAULT_NO_VALUE] = "no-value",
  [TENGEN_SGF_FAULT_NO_IDENTIFIER] = "no-name",
  [TENGEN_SGF_FAULT_NO_NODE] = "no-node",
  [TENGEN_SGF_FAULT_NODE_AFTER_TREE] = "node-after",
  [TENGEN_SGF_FAULT_LOWER_CASE] = "lower",
  [TENGEN_SGF_FAULT_DUPLICATE] = "twice",
  [TENGEN_SGF_FAULT_CHARSET] = "charset",
  [TENGEN_SGF_FAULT_NUL] = "nul",
  [TENGEN_SGF_FAULT_GUESSED] = "guessed",
  [TENGEN_SGF_FAULT_MORE] = "more",
};

/* Warnings as `stray 1:5, lower 2:1`. */
static char *
describe_warnings (const TengenSgfReading *reading)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < reading->warnings->len; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (reading->warnings, TengenSgfWarning, i);

      g_string_append_printf (text,
                              "%s%s %u:%u",
                              i > 0 ? ", " : "",
                              fault_names[warning->fault],
                              warning->line,
                              warning->column);
    }
  return g_string_free (text, FALSE);
}

/* A file, the record it gives, the warnings. */
typedef struct
{
  const char *data;
  const char *dump;
  const char *warnings;
} Case;

static void
check_cases (const Case *cases, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (cases[i].data, strlen (cases[i].data), NULL, &error);
      g_autofree char *dump = NULL;
      g_autofree char *warnings = describe_warnings (reading);

      g_assert_no_error (error);
      dump = record_dump (reading->record, TRUE);
      g_assert_cmpstr (dump, ==, cases[i].dump);
      g_assert_cmpstr (warnings, ==, cases[i].warnings);
      g_assert_cmpuint (reading->error_line, ==, 0);
      g_assert_cmpuint (reading->error_column, ==, 0);
    }
}

static void
test_trees (void)
{
  static const Case cases[] = {
    { "(;)", "1 0 \n", "" },
    { "(;;;)", "1 0 \n2 1 \n3 2 \n", "" },
    { "(;GM[1];B[aa];W[bb])", "1 0 GM[1]\n2 1 B[aa]\n3 2 W[bb]\n", "" },
    { "(;(;B[aa];W[aa])(;B[bb]))",
      "1 0 \n2 1 B[aa]\n3 2 W[aa]\n4 1 B[bb]\n",
      "" },
    { "(;A[1](;A[2](;A[3])(;A[4]))(;A[5]))",
      "1 0 A[1]\n2 1 A[2]\n3 2 A[3]\n4 2 A[4]\n5 1 A[5]\n",
      "" },
    { "(;A[1])\n(;A[2])(;A[3])", "1 0 A[1]\n2 0 A[2]\n3 0 A[3]\n", "" },
    { "\r\n ( ;\tAB [aa]\n[bb:cc] [] \f)\n\n", "1 0 AB[aa][bb:cc][]\n", "" },
    { "(;C[one\r\ntwo\\]\\\\]N[x])", "1 0 C[one\r\ntwo\\]\\\\]N[x]\n", "" },
    { "(;KGSDE[a:b]5A[]SBKV[1.5])", "1 0 KGSDE[a:b]5A[]SBKV[1.5]\n", "" },
    { "(;C[;(aa)[bb])", "1 0 C[;(aa)[bb]\n", "" },
    { "\t(\v;\fB\r\n[aa]\n;W [b\nb]\t[\tcc ]\n\n(\n;\n)\n(;)\n)\n",
      "1 0 B[aa]\n2 1 W[b\nb][\tcc ]\n3 2 \n4 2 \n",
      "" },
    { "(;C[long enough not to be read at one go]AB[aa:bb][cc]LB[aa:1\\]])",
      "1 0 C[long enough not to be read at one go]AB[aa:bb][cc]LB[aa:1\\]]\n",
      "" },
  };

  check_cases (cases, G_N_ELEMENTS (cases));
}

/* One row at least for each kind of fault. */
static void
test_lenient (void)
{
  static const Case cases[] = {
    { "From: a (b)\n\n(;B[aa])", "1 0 B[aa]\n", "before 1:1" },
    { "(;A[1])\nand\n(;A[2])\n-- \nbye :-)\n",
      "1 0 A[1]\n2 0 A[2]\n",
      "between 2:1, between 4:1" },
    { "(;C[a]b]c;\n  ]B[aa])",
      "1 0 C[a]\n2 1 B[aa]\n",
      "stray 1:7, stray 2:3" },
    { "(;C[bret [15k]: hello];W[bb])",
      "1 0 C[bret [15k]\n2 1 W[bb]\n",
      "stray 1:15" },
    { "(;B[aa];C[open)\n",
      "1 0 B[aa]\n2 1 C[open)\n]\n",
      "open-value 1:10, open-tree 2:1" },
    { "(;C[open\\", "1 0 C[open]\n", "open-value 1:4, open-tree 1:10" },
    { "(;C[open\\\\", "1 0 C[open\\\\]\n", "open-value 1:4, open-tree 1:11" },
    { "(;B[aa](;W[bb]\n\n", "1 0 B[aa]\n2 1 W[bb]\n", "open-tree 3:1" },
    { "(;B[aa]))\n)", "1 0 B[aa]\n", "close 1:9, close 2:1" },
    { "(;B[aa]()(;W[bb])(\n))",
      "1 0 B[aa]\n2 1 W[bb]\n",
      "empty 1:9, empty 2:1" },
    { "()(;B[aa])", "1 0 B[aa]\n", "empty 1:2" },
    { "(;TB;B[ee]C;W[cc])",
      "1 0 TB[]\n2 1 B[ee]C[]\n3 2 W[cc]\n",
      "no-value 1:3, no-value 1:11" },
    { "(;[aa];B[bb][cc] x [dd])",
      "1 0 \n2 1 B[bb][cc]\n",
      "no-name 1:3, stray 1:18, no-name 1:20" },
    { "(FF[4]SZ[9];B[aa])", "1 0 FF[4]SZ[9]\n2 1 B[aa]\n", "no-node 1:2" },
    { "(;A[1](A[2];A[3]))", "1 0 A[1]\n2 1 A[2]\n3 2 A[3]\n", "no-node 1:8" },
    { "(;A[1](;A[2]);A[3];A[4])",
      "1 0 A[1]\n2 1 A[2]\n3 1 A[3]\n4 3 A[4]\n",
      "node-after 1:14" },
    { "(;A[1](;A[2])A[3];A[4])",
      "1 0 A[1]\n2 1 A[2]\n3 1 A[3]\n4 3 A[4]\n",
      "node-after 1:14" },
    { "(;Black[aa]whiTe[bb])", "1 0 B[aa]T[bb]\n", "lower 1:3, lower 1:12" },
    { "(;AB[aa]C[x]AB[bb]C[y];AB[aa])",
      "1 0 AB[aa]C[x]AB[bb]C[y]\n2 1 AB[aa]\n",
      "twice 1:13, twice 1:19" },
    { "(;XX[aa]YY[x]XX[bb];XX[cc])",
      "1 0 XX[aa]YY[x]XX[bb]\n2 1 XX[cc]\n",
      "twice 1:14" },
    { "(;B[aa]Black[bb])", "1 0 B[aa]B[bb]\n", "lower 1:8, twice 1:8" },
    { "(;CA[Shift_JIS]C[あ])", "1 0 CA[Shift_JIS]C[あ]\n", "charset 1:6" },
    { "(;KM[750]HA[0]AB[dd]TM[1:00:00(5x0:30)]RE[W+]DT[8 May 1995])",
      "1 0 KM[750]HA[0]AB[dd]TM[1:00:00(5x0:30)]RE[W+]DT[8 May 1995]\n",
      "" },
    { "(;GM[4]SZ[15]5A[];B[hh];W[zz];B[abc]KO[1]PL[x])",
      "1 0 GM[4]SZ[15]5A[]\n2 1 B[hh]\n3 2 W[zz]\n4 3 B[abc]KO[1]PL[x]\n",
      "" },
    { "(;PlayerBlack[a]PlayerWhite[b]KoMi[6]GaMe[1];Black[aa])",
      "1 0 PB[a]PW[b]KM[6]GM[1]\n2 1 B[aa]\n",
      "lower 1:3, lower 1:17, lower 1:31, lower 1:38, lower 1:46" },
    { "((;A[1];A[2]))", "1 0 A[1]\n2 1 A[2]\n", "" },
    { "((;A[1])(;A[2]))", "1 0 A[1]\n2 0 A[2]\n", "" },
    { "(;B[aa]W[bb]AB[cc])", "1 0 B[aa]W[bb]AB[cc]\n", "" },
  };

  check_cases (cases, G_N_ELEMENTS (cases));
}

/* Lines end with LF, CR or CRLF; columns are characters. */
static void
test_places (void)
{
  static const Case cases[] = {
    { "(;\n;x)", "1 0 \n2 1 \n", "stray 2:2" },
    { "(;\r;x)", "1 0 \n2 1 \n", "stray 2:2" },
    { "(;\r\n;x)", "1 0 \n2 1 \n", "stray 2:2" },
    { "(;\n\r;x)", "1 0 \n2 1 \n", "stray 3:2" },
    { "(;C[黒と白] x)", "1 0 C[黒と白]\n", "stray 1:10" },
    { "\xEF\xBB\xBF(;x)", "1 0 \n", "stray 1:3" },
    { "(;C[\xF0\xA0\x80\x8B\n黒]x)", "1 0 C[𠀋\n黒]\n", "stray 2:3" },
  };

  check_cases (cases, G_N_ELEMENTS (cases));
}

/* The node a warning is in, and the identifier it is about. */
static void
test_nodes (void)
{
  static const struct
  {
    const char *data;
    const char *warnings;
  } cases[] = {
    { "x(;B[aa];C[a]C[b]QPRST1234[]QPRST1234[])y",
      "before 0 -, twice 2 C, twice 2 QPRST12, between 0 -" },
    { "(;(;A[1](;)B[aa])(A[2]plaYer[3]C",
      "node-after 4 -, no-node 5 -, "
      "lower 5 Y, no-value 5 C, "
      "open-tree 5 -" },
    { "(;;C[a]stray;()N[",
      "stray 2 -, empty 3 -, open-value 3 N, open-tree 3 -" },
    { "(;B[aa];[x])", "no-name 2 -" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (cases[i].data, strlen (cases[i].data), NULL, NULL);
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint j = 0; j < reading->warnings->len; j++)
        {
          const TengenSgfWarning *warning =
              &g_array_index (reading->warnings, TengenSgfWarning, j);

          g_string_append_printf (text,
                                  "%s%s %u %s",
                                  j > 0 ? ", " : "",
                                  fault_names[warning->fault],
                                  warning->node,
                                  *warning->name != '\0' ? warning->name : "-");
        }
      g_assert_cmpstr (text->str, ==, cases[i].warnings);
    }
}

/* A record in the dialect of 日本棋院's pages: CP932 without CA, no `;`. */
static void
test_dialect (void)
{
  static const char text[] =
      "(\nTE[第1期表彰戦]\nRD[2001年1月1日]\nPB[能代 十段]PW[構 予]\n"
      "KO[黒6目半]TM[3時間]LT[30]LC[5]GK[1]RE[黒中押し勝ち]\n"
      ";B[qd];W[dc])";
  g_autofree char *data = NULL;
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autofree char *dump = NULL;
  g_autofree char *warnings = NULL;
  gsize length;

  data = g_convert (text, -1, "CP932", "UTF-8", NULL, &length, NULL);
  reading = tengen_sgf_read (data, length, NULL, NULL);
  g_assert_nonnull (reading->record);
  dump = record_dump (reading->record, TRUE);
  warnings = describe_warnings (reading);
  g_assert_cmpstr (
      dump,
      ==,
      "1 0 TE[第1期表彰戦]RD[2001年1月1日]PB[能代 十段]PW[構 予]KO[黒6目半]"
      "TM[3時間]LT[30]LC[5]GK[1]RE[黒中押し勝ち]\n2 1 B[qd]\n3 2 W[dc]\n");
  g_assert_cmpstr (warnings, ==, "guessed 1:1, no-node 2:1");
}

static void
test_nul (void)
{
  static const char data[] = "(;B[aa]\n\0C[x\0y];\0\0W[b\0b])";
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (data, sizeof data - 1, NULL, NULL);
  g_autofree char *dump = record_dump (reading->record, TRUE);
  g_autofree char *warnings = describe_warnings (reading);

  g_assert_cmpstr (dump, ==, "1 0 B[aa]C[x y]\n2 1 W[b b]\n");
  g_assert_cmpstr (warnings, ==, "nul 2:1");
}

/* Bytes of any kind between the tokens. */
static void
test_bytes (void)
{
  for (int byte = 0; byte < 256; byte++)
    {
      g_autofree char *data = g_strdup_printf ("(;B[aa]_;W[bb]C[_x])");
      g_autoptr (TengenSgfReading) reading = NULL;

      *strchr (data, '_') = (char) byte;
      reading = tengen_sgf_read (data, 20, NULL, NULL);
      g_assert_nonnull (reading->record);
      g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), >=, 1);
    }
}

/* Reads a file with as many nodes, each with something odd. */
static TengenSgfReading *
read_odd (int n)
{
  g_autoptr (GString) data = g_string_new ("(");

  for (int i = 0; i < n; i++)
    g_string_append (data, ";x\n");
  g_string_append (data, ")");
  return tengen_sgf_read (data->str, data->len, NULL, NULL);
}

/* At most a thousand warnings are kept; that there are more is the last. */
static void
test_many_warnings (void)
{
  static const int numbers[] = { 999, 1000, 1001, 3000 };

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (TengenSgfReading) reading = read_odd (numbers[i]);
      guint n = MIN ((guint) numbers[i], TENGEN_SGF_MAX_WARNINGS);
      const TengenSgfWarning *last =
          &g_array_index (reading->warnings, TengenSgfWarning, n - 1);

      g_assert_cmpuint (reading->warnings->len, ==, n);
      g_assert_cmpint (last->fault,
                       ==,
                       numbers[i] > 1000 ? TENGEN_SGF_FAULT_MORE
                                         : TENGEN_SGF_FAULT_STRAY_TEXT);
      g_assert_cmpuint (last->node, ==, numbers[i] > 1000 ? 0 : n);
      g_assert_cmpuint (last->line, ==, n);
      g_assert_cmpuint (last->column, ==, 2);
      g_assert_cmpuint (
          tengen_record_get_n_nodes (reading->record), ==, (guint) numbers[i]);
    }
}

static void
check_error (const char *data,
             gsize length,
             const char *charset,
             TengenSgfError code,
             guint line,
             guint column)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (data, length, charset, &error);
  g_autofree char *place =
      g_strdup_printf ("line %u, column %u: ", line, column);

  g_assert_error (error, TENGEN_SGF_ERROR, (int) code);
  g_assert_true (g_str_has_prefix (error->message, place));
  g_assert_null (reading->record);
  g_assert_cmpuint (reading->error_line, ==, line);
  g_assert_cmpuint (reading->error_column, ==, column);
}

static void
test_empty (void)
{
  static const char *const files[] = {
    "",     " ",         "This is no game.\n", "()",   "(",
    ")",    "(()",       "((((((((",           "))))", "\xEF\xBB\xBF",
    "[aa]", ";B[aa]",    "( text )",           "C[(]", "\\",
    "((x)", "\xFF\xFE(", "(\n[no game])"
  };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (files[i], strlen (files[i]), NULL, &error);

      g_assert_nonnull (error);
      g_assert_null (reading->record);
    }
  check_error ("()", 2, NULL, TENGEN_SGF_ERROR_EMPTY, 1, 1);
  check_error (NULL, 0, NULL, TENGEN_SGF_ERROR_EMPTY, 1, 1);
}

static void
test_charset (void)
{
  static const char data[] = "(;N[x]\nC[\xE9\xBB\x92\x95\x5c])";
  g_autoptr (TengenSgfReading) reading = NULL;

  check_error (data, sizeof data - 1, "UTF-8", TENGEN_SGF_ERROR_CHARSET, 2, 4);
  check_error (data, sizeof data - 1, "none", TENGEN_SGF_ERROR_CHARSET, 1, 1);
  reading = tengen_sgf_read (data, sizeof data - 1, "latin1", NULL);
  g_assert_nonnull (reading->record);
  g_assert_cmpstr (reading->charset, ==, "ISO-8859-1");
  g_assert_true (reading->certain);
}

/* A guess is told as one. */
static void
test_guess (void)
{
  static const char data[] = "(;C[\x95\x5c\x82\xF0\x93\xC7\x82\xDE])";
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (data, sizeof data - 1, NULL, NULL);
  g_autofree char *text =
      tengen_record_get_text (reading->record, 1, TENGEN_PROPERTY_C);

  g_autofree char *warnings = describe_warnings (reading);
  g_autoptr (TengenSgfReading) told =
      tengen_sgf_read (data, sizeof data - 1, "CP932", NULL);
  g_autoptr (TengenSgfReading) ascii =
      tengen_sgf_read ("(;C[a])", 7, NULL, NULL);

  g_assert_cmpstr (text, ==, "表を読む");
  g_assert_cmpstr (reading->charset, ==, "CP932");
  g_assert_false (reading->certain);
  g_assert_cmpstr (warnings, ==, "guessed 1:1");
  g_assert_cmpuint (told->warnings->len, ==, 0);
  g_assert_cmpuint (ascii->warnings->len, ==, 0);
}

static void
test_limit_file (void)
{
  gsize length = (64u << 20) + 1;
  g_autofree char *data = g_malloc (length);

  check_error (data, length, NULL, TENGEN_SGF_ERROR_SIZE, 1, 1);
}

static void
test_limit_value (void)
{
  gsize limit = 4u << 20;
  g_autofree char *data = g_strnfill (limit + 10, 'x');
  g_autoptr (TengenSgfReading) reading = NULL;

  memcpy (data, "(;\nC[", 5);
  memcpy (data + 5 + limit, "])", 2);
  reading = tengen_sgf_read (data, limit + 7, NULL, NULL);
  g_assert_nonnull (reading->record);
  memcpy (data + 5 + limit, "x])", 3);
  check_error (data, limit + 8, NULL, TENGEN_SGF_ERROR_SIZE, 2, 3);
}

static void
test_limit_nodes (void)
{
  gsize limit = 2000000;
  g_autofree char *data = g_strnfill (limit + 10, ';');
  g_autoptr (TengenSgfReading) reading = NULL;

  memcpy (data, "\n(", 2);
  data[2 + limit] = ')';
  reading = tengen_sgf_read (data, limit + 3, NULL, NULL);
  g_assert_nonnull (reading->record);
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, limit);
  data[2 + limit] = ';';
  check_error (data, limit + 3, NULL, TENGEN_SGF_ERROR_SIZE, 2, 2000002);
}

static void
test_limit_depth (void)
{
  gsize limit = 2000000;
  g_autofree char *data = g_strnfill (limit + 1, '(');

  check_error (data, limit, NULL, TENGEN_SGF_ERROR_EMPTY, 1, 1);
  check_error (data, limit + 1, NULL, TENGEN_SGF_ERROR_SIZE, 1, 2000001);
}

/* Repeats @unit @n times between @head and @tail. */
static GString *
repeat (const char *head, const char *unit, int n, const char *tail)
{
  GString *data = g_string_new (head);

  for (int i = 0; i < n; i++)
    g_string_append (data, unit);
  return g_string_append (data, tail);
}

/* Shapes that are costly for a careless reader; the numbers are the nodes. */
static void
test_hostile (void)
{
  static const struct
  {
    const char *head, *unit, *tail;
    int n;
    guint nodes;
  } shapes[] = {
    { "(", ";B[aa]", ")", 200000, 200000 },
    { "", "(;B[aa]", "", 100000, 100000 },
    { "(;", "(;B[aa])", ")", 100000, 100001 },
    { "(;", "(;B[aa];W[aa])", ")", 100000, 200001 },
    { "(;", "(;)C[x]", ")", 100000, 200001 },
    { "", "(;)", "", 100000, 100000 },
    { "(;", "C[x]", ")", 100000, 1 },
    { "(;AB", "[aa]", ")", 200000, 1 },
    { "(;", "C ", ")", 200000, 1 },
    { "(;", "C;", ")", 200000, 200001 },
    { "(;", "x[", "", 200000, 1 },
    { "(;C[", "\\]", "])", 500000, 1 },
    { "(;", "()", ")", 300000, 1 },
    { "", "( ", "(;)", 100000, 1 },
    { "", "(x", "(;)", 100000, 1 },
    { "", "(A ", "(;)", 100000, 1 },
    { "(;A", "A", "[x])", 500000, 1 },
    { "(;", "               ", ")", 100000, 1 },
    { "(;)", ")", "", 300000, 1 },
    { "(;)", "x)\n", "", 300000, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (GString) data =
          repeat (shapes[i].head, shapes[i].unit, shapes[i].n, shapes[i].tail);
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (data->str, data->len, NULL, NULL);

      g_assert_nonnull (reading->record);
      g_assert_cmpuint (
          tengen_record_get_n_nodes (reading->record), ==, shapes[i].nodes);
    }
}

/* Many different names. */
static void
test_many_names (void)
{
  g_autoptr (GString) data = g_string_new ("(;");
  g_autoptr (TengenSgfReading) reading = NULL;

  for (int i = 0; i < 50000; i++)
    g_string_append_printf (data, "X%d[]", i);
  g_string_append (data, ")");
  reading = tengen_sgf_read (data->str, data->len, NULL, NULL);
  g_assert_nonnull (reading->record);
  g_assert_cmpuint (reading->warnings->len, ==, 0);
  g_assert_cmpuint (
      tengen_record_find_named (reading->record, 1, "X49999"), !=, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-reader/trees", test_trees);
  g_test_add_func ("/sgf-reader/lenient", test_lenient);
  g_test_add_func ("/sgf-reader/places", test_places);
  g_test_add_func ("/sgf-reader/nodes", test_nodes);
  g_test_add_func ("/sgf-reader/dialect", test_dialect);
  g_test_add_func ("/sgf-reader/nul", test_nul);
  g_test_add_func ("/sgf-reader/bytes", test_bytes);
  g_test_add_func ("/sgf-reader/many-warnings", test_many_warnings);
  g_test_add_func ("/sgf-reader/empty", test_empty);
  g_test_add_func ("/sgf-reader/charset", test_charset);
  g_test_add_func ("/sgf-reader/guess", test_guess);
  g_test_add_func ("/sgf-reader/limit/file", test_limit_file);
  g_test_add_func ("/sgf-reader/limit/value", test_limit_value);
  g_test_add_func ("/sgf-reader/limit/nodes", test_limit_nodes);
  g_test_add_func ("/sgf-reader/limit/depth", test_limit_depth);
  g_test_add_func ("/sgf-reader/hostile", test_hostile);
  g_test_add_func ("/sgf-reader/many-names", test_many_names);
  return g_test_run ();
}
