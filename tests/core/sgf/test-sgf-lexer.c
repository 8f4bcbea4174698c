/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tokens of SGF text. Tokens are compared as text: `(`, `)`, `;`, then NAME as
 * =NAME, a name with small letters as ~NAME, a lone name as !NAME, values as
 * [value], open values as [value, stray text as <text>.
 */
#include "tengen-sgf-lexer.h"

#include <string.h>

static void
describe (GString *line, const TengenSgfToken *token)
{
  g_autofree char *text = g_strndup (token->start, token->length);

  switch (token->kind)
    {
    case TENGEN_SGF_TOKEN_END:
      g_assert_cmpuint (token->length, ==, 0);
      break;
    case TENGEN_SGF_TOKEN_OPEN:
    case TENGEN_SGF_TOKEN_CLOSE:
    case TENGEN_SGF_TOKEN_NODE:
      g_assert_cmpuint (token->length, ==, 1);
      g_string_append (line, text);
      break;
    case TENGEN_SGF_TOKEN_NAME:
      g_string_append_printf (line, "%c%s", token->small ? '~' : '=', text);
      break;
    case TENGEN_SGF_TOKEN_LONE_NAME:
      g_string_append_printf (line, "!%s", text);
      break;
    case TENGEN_SGF_TOKEN_VALUE:
      g_string_append_printf (line, "[%s]", text);
      break;
    case TENGEN_SGF_TOKEN_OPEN_VALUE:
      g_string_append_printf (line, "[%s", text);
      break;
    case TENGEN_SGF_TOKEN_STRAY:
      g_string_append_printf (line, "<%s>", text);
      break;
    }
}

typedef void (*Next) (TengenSgfLexer *, TengenSgfToken *);

static char *
describe_all (const char *text, Next next)
{
  TengenSgfLexer lexer = { text, text + strlen (text) };
  GString *line = g_string_new (NULL);
  TengenSgfToken token;

  do
    {
      next (&lexer, &token);
      describe (line, &token);
    }
  while (token.kind != TENGEN_SGF_TOKEN_END);
  g_assert_true (lexer.at == lexer.end);
  return g_string_free (line, FALSE);
}

static void
test_inside (void)
{
  static const struct
  {
    const char *text;
    const char *tokens;
  } cases[] = {
    { "", "" },
    { " \t\r\n\v\f", "" },
    { "(;B[aa];W[bb])", "(;=B[aa];=W[bb])" },
    { " ( ; AB [aa] \n [bb] ) ", "(;=AB[aa][bb])" },
    { ";C[a(;)[b]", ";=C[a(;)[b]" },
    { ";C[a\\]b\\\\];B[]", ";=C[a\\]b\\\\];=B[]" },
    { ";C[12345678\\]12345678]B[]", ";=C[12345678\\]12345678]=B[]" },
    { ";C[表\\]十]", ";=C[表\\]十]" },
    { "5A[x]X1[y]QPR[hh]", "=5A[x]=X1[y]=QPR[hh]" },
    { "Black[dd]wHite[pp]", "~Black[dd]~wHite[pp]" },
    { "black[dd]", "<black>[dd]" },
    { "C[open", "=C[open" },
    { "C[", "=C[" },
    { "C[open\\", "=C[open" },
    { "C[open\\\\", "=C[open\\\\" },
    { "C[open\\]", "=C[open\\]" },
    { "TB;B[ee]C;W[cc]", "!TB;=B[ee]!C;=W[cc]" },
    { "KO B[aa]", "!KO=B[aa]" },
    { "KO)", "!KO)" },
    { "KO (", "!KO(" },
    { "KO", "!KO" },
    { "Ko;", "<Ko>;" },
    { "C[;-]];W[bb]", "=C[;-]<]>;=W[bb]" },
    { "C[bret [15k]: hello];W[bb]", "=C[bret [15k]<: hello]>;=W[bb]" },
    { "C[a] NO WAY] B[aa]", "=C[a]<NO WAY]>=B[aa]" },
    { "one two; three", "<one two>;<three>" },
    { "黒 B[aa]", "<黒>=B[aa]" },
    { "B[aa]x[y]", "=B[aa]<x>[y]" },
    { "]]]", "<]]]>" },
    { "[x]", "[x]" },
    { "\xFF\x80", "<\xFF\x80>" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *tokens =
          describe_all (cases[i].text, tengen_sgf_lexer_next);

      g_assert_cmpstr (tokens, ==, cases[i].tokens);
    }
}

static void
test_outside (void)
{
  static const struct
  {
    const char *text;
    const char *tokens;
  } cases[] = {
    { "", "" },
    { "  \n", "" },
    { "This is no game.", "<This is no game.>" },
    { "From: X (Y)\n\n(", "<From: X (Y)\n\n(>" },
    { ") ) x )", "))<x )>" },
    { "(;", "(<;>" },
    { "a ( ;", "<a >(<;>" },
    { "(FF[4", "(<FF[4>" },
    { "(ff[4", "<(ff[4>" },
    { "()", "()" },
    { "((", "(<(>" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *tokens =
          describe_all (cases[i].text, tengen_sgf_lexer_next_outside);

      g_assert_cmpstr (tokens, ==, cases[i].tokens);
    }
}

/* A value closes at the same place wherever its `]` and its escapes stand. */
static void
test_value_ends (void)
{
  for (gsize length = 0; length < 40; length++)
    for (gsize escape = 0; escape <= length; escape++)
      {
        g_autofree char *inner = g_strnfill (length, 'x');
        g_autofree char *text = NULL;
        g_autofree char *tokens = NULL;
        g_autofree char *expected = NULL;

        if (escape + 1 < length)
          memcpy (inner + escape, "\\]", 2);
        text = g_strdup_printf ("[%s];", inner);
        expected = g_strdup (text);
        tokens = describe_all (text, tengen_sgf_lexer_next);
        g_assert_cmpstr (tokens, ==, expected);
      }
}

/* What the usual tokens are read as, without a call; the same as with one. */
static void
test_usual (void)
{
  static const char bytes[] = ";BW[a]\\(x\n C)9:";

  for (int round = 0; round < 20000; round++)
    {
      char text[24];
      int n = g_test_rand_int_range (0, sizeof text);
      TengenSgfToken token, usual;

      for (int i = 0; i < n; i++)
        text[i] = bytes[g_test_rand_int_range (0, sizeof bytes - 1)];
      text[n] = '\0';
      for (int at = 0; at < n; at++)
        {
          TengenSgfLexer lexer = { text + at, text + n };
          TengenSgfLexer quick = lexer;
          gboolean taken;

          tengen_sgf_lexer_next (&lexer, &token);
          taken = tengen_sgf_lexer_take_name (&quick, &usual) ||
                  tengen_sgf_lexer_take_value (&quick, &usual);
          if (!taken)
            {
              g_assert_true (quick.at == text + at);
              continue;
            }
          g_assert_cmpint (usual.kind, ==, token.kind);
          g_assert_true (usual.start == token.start);
          g_assert_cmpuint (usual.length, ==, token.length);
          g_assert_true (quick.at == lexer.at);
          if (usual.kind == TENGEN_SGF_TOKEN_NAME)
            g_assert_cmpint (usual.small, ==, token.small);
        }
    }
}

/* They are indeed read so, where eight bytes follow. */
static void
test_usual_taken (void)
{
  static const char text[] = ";B[aa];AB [bb][c\\]]";
  TengenSgfLexer lexer = { text, text + sizeof text - 1 };
  TengenSgfToken token;

  g_assert_true (tengen_sgf_lexer_take_mark (&lexer, ';'));
  g_assert_false (tengen_sgf_lexer_take_mark (&lexer, ';'));
  g_assert_true (tengen_sgf_lexer_take_name (&lexer, &token));
  g_assert_cmpuint (token.length, ==, 1);
  g_assert_true (tengen_sgf_lexer_take_value (&lexer, &token));
  g_assert_cmpmem (token.start, token.length, "aa", 2);
  g_assert_true (tengen_sgf_lexer_take_mark (&lexer, ';'));
  g_assert_false (tengen_sgf_lexer_take_name (&lexer, &token));
  lexer.at += 2;
  tengen_sgf_lexer_skip_blanks (&lexer);
  g_assert_true (tengen_sgf_lexer_take_value (&lexer, &token));
  g_assert_cmpmem (token.start, token.length, "bb", 2);
  g_assert_false (tengen_sgf_lexer_take_value (&lexer, &token));
  g_assert_cmpint (*lexer.at, ==, '[');
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-lexer/inside", test_inside);
  g_test_add_func ("/sgf-lexer/outside", test_outside);
  g_test_add_func ("/sgf-lexer/value-ends", test_value_ends);
  g_test_add_func ("/sgf-lexer/usual", test_usual);
  g_test_add_func ("/sgf-lexer/usual-taken", test_usual_taken);
  return g_test_run ();
}
