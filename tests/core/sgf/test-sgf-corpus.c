/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files of all languages, with what they may say of their charset, behind any
 * amount of ASCII: the text comes out as it was written.
 *
 * Behind 3 MB of ASCII only some; all with TENGEN_FULL=1.
 */
#include "charsets-kept.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-text.h"

#include <string.h>

#define KB ((gsize) 1024)

typedef struct
{
  const char *charset;
  /* As the file names it. */
  const char *name;
  /* The names of the players. */
  const char *black;
  const char *white;
  const char *comment;
} Language;

static const Language languages[] = {
  { "CP932",
    "Shift_JIS",
    "井山裕太",
    "芝野虎丸",
    "第四十八期名人戦。黒の中押し勝ち、白は右辺のワリウチから手筋を逃した。" },
  { "EUC-JP",
    "EUC-JP",
    "趙治勲",
    "小林光一",
    "本因坊戦第七局。この手が敗着です。黒１は好手、白は受けるしかない。" },
  { "CP932",
    "Windows-31J",
    "ﾀﾅｶ",
    "山田花子",
    "ｺﾐ6目半、持ち時間は各3時間。この手が敗着で、白番の勝ちになりました。黒は右"
    "辺に先着すべきでした。" },
  { "GB18030",
    "GB2312",
    "聂卫平",
    "马晓春",
    "中国围棋天元战，黑中盘胜。双方下得都很好，白棋应该先在右边拆二。" },
  { "BIG5-HKSCS",
    "Big5",
    "周俊勳",
    "王元均",
    "應氏盃世界職業圍棋錦標賽，白勝半目。白棋應該先在右邊拆二，黑棋形勢不利"
    "。" },
  { "CP949",
    "EUC-KR",
    "이세돌",
    "이창호",
    "삼성화재배 결승 제2국, 흑 불계승. 백은 여기서 젖히는 것이 맥점입니다." },
  { "ISO-8859-1",
    "ISO-8859-1",
    "Jérôme Hübert",
    "Désirée Gérard",
    "Après ce coup, noir est très mal placé : le coude était à côté." },
  { "ISO-8859-1",
    "ISO-8859-1",
    "Jürgen Groß",
    "Günther Weiß",
    "Weiß gewinnt, weil Schwarz die Ecke verläßt. Ää Öö Üü: schöner Zug!" },
  { "ISO-8859-1",
    "ISO-8859-1",
    "Åsa Öberg",
    "Björn Åström",
    "Svart är på väg att förlora hörnet, så här går det: Ää Àà Åå." },
  { "CP1252",
    "Windows-1252",
    "Seán O’Brien",
    "Zoë d’Été",
    "It’s White’s move – “hane” doesn’t work… he’d better play ½ a point safe, "
    "says Müller." },
  { "CP1252",
    "Windows-1252",
    "O’Brien",
    "x",
    "he’s right, White’s stones can’t live, and Black’s “nobi” isn’t bad." },
};

/* The sizes of what is in front. */
static const gsize heads[] = { 0, KB, 300 * KB, 3 * KB *KB };

/* ASCII as records have it, with what may look like trail bytes. */
static void
append_head (GString *file, gsize n)
{
  gsize end = file->len + n;

  while (file->len < end)
    g_string_append (file,
                     ";B[pd]C[Black's hane\\] works (Joseki {12}), he's fine]\n"
                     "LB[dd:A][qq:b];W[dp]N[~@^_`|]\n");
}

/* A file as UTF-8. */
static char *
make_file (const Language *self, const char *named, gsize head, gboolean names)
{
  g_autoptr (GString) file = g_string_new ("(;GM[1]FF[4]SZ[19]");

  if (named != NULL)
    g_string_append_printf (file, "CA[%s]", named);
  if (!names)
    g_string_append_printf (
        file, "C[%s]", head == 0 ? "x" : "a comment in plain letters");
  append_head (file, head);
  if (names)
    g_string_append_printf (
        file, ";PB[%s]PW[%s]RE[B+R]\n;B[pd]", self->black, self->white);
  else
    g_string_append_printf (file,
                            ";PB[%s]PW[%s]RE[B+R]\n;B[pd]C[%s];W[dd]C[%s]",
                            self->black,
                            self->white,
                            self->comment,
                            self->comment);
  g_string_append (file, ")\n");
  return g_string_free (g_steal_pointer (&file), FALSE);
}

static char *
encode (const char *text, const char *charset, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *data = g_convert (text, -1, charset, "UTF-8", NULL, length, &error);

  g_assert_no_error (error);
  return data;
}

static void
check_file (const Language *self, const char *named, gsize head, gboolean names)
{
  g_autofree char *file = make_file (self, named, head, names);
  gsize length;
  g_autofree char *data = encode (file, self->charset, &length);
  gboolean own = named != NULL && strcmp (named, self->name) == 0;
  TengenSgfText text;

  g_assert_true (tengen_sgf_text_decode (data, length, NULL, &text));
  g_test_message ("%s named %s behind %" G_GSIZE_FORMAT "%s: %s",
                  self->charset,
                  named != NULL ? named : "nothing",
                  head,
                  names ? ", names" : "",
                  text.charset);
  g_assert_true (text.broken == TENGEN_SGF_TEXT_NOT_BROKEN);
  g_assert_cmpmem (text.text, text.length, file, strlen (file));
  /* in doubt where it was guessed, sure where it was named */
  if (own || named == NULL)
    g_assert_cmpint (text.certain, ==, own);
  tengen_sgf_text_clear (&text);
}

static void
test_comments (void)
{
  static const char *const named[] = { NULL, "ISO-8859-1", "UTF-8" };
  gboolean full = g_getenv ("TENGEN_FULL") != NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (heads); j++)
      {
        if (heads[j] > KB * KB && !full && i % 3 != 0)
          continue;
        for (gsize k = 0; k < G_N_ELEMENTS (named); k++)
          check_file (&languages[i], named[k], heads[j], FALSE);
        check_file (&languages[i], languages[i].name, heads[j], FALSE);
      }
}

/* Two names alone, as in most files; a charset that is named and fits is
 * taken then. */
static void
test_names (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    for (gsize j = 0; j < 3; j++)
      {
        check_file (&languages[i], NULL, heads[j], TRUE);
        check_file (&languages[i], "UTF-8", heads[j], TRUE);
        check_file (&languages[i], languages[i].name, heads[j], TRUE);
      }
}

/* UTF-8 stays UTF-8 where some bytes are broken, wherever it is. */
static void
test_broken (void)
{
  static const char *const comments[] = {
    "Après ce coup, noir est très mal placé : le coude était à côté, là.",
    "Чёрные выиграли сдачей, белые ошиблись в правом верхнем углу.",
    "黒の中押し勝ち、白は右辺のワリウチから手筋を逃した。",
    "흑 불계승. 백은 여기서 젖히는 것이 맥점입니다.",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (comments); i++)
    for (gsize j = 0; j < 3; j++)
      for (gsize named = 0; named < 2; named++)
        {
          Language language = { .black = "x", .white = "y" };
          g_autofree char *file = NULL;
          TengenSgfText text;
          const char *c;

          language.comment = comments[i];
          file = make_file (&language, named ? "UTF-8" : NULL, heads[j], FALSE);
          /* the last byte of a character is lost */
          c = strstr (file, comments[i]);
          while ((*c & 0x80) == 0)
            c++;
          c = g_utf8_next_char (c) - 1;
          memmove ((char *) c, c + 1, strlen (c));
          g_assert_true (
              tengen_sgf_text_decode (file, strlen (file), NULL, &text));
          g_assert_cmpstr (text.charset, ==, "UTF-8");
          g_assert_true (text.broken != TENGEN_SGF_TEXT_NOT_BROKEN);
          g_assert_nonnull (
              g_utf8_strchr (text.text, (gssize) text.length, 0xFFFD));
          g_assert_cmpint (text.certain, ==, named);
          tengen_sgf_text_clear (&text);
        }
}

/* What has more than is weighed is read whole: a byte that is far behind
 * decides between two charsets. */
static void
test_much (void)
{
  const Language *latin = &languages[6];
  g_autoptr (GString) body = g_string_new ("(;C[");
  g_autofree char *data = NULL;
  gsize length;
  TengenSgfText text;

  for (guint i = 0; i < 20000; i++)
    g_string_append_printf (body, "%s %u\n", latin->comment, i);
  g_string_append (body, "ÿ þ])");
  data = encode (body->str, "ISO-8859-1", &length);
  g_assert_true (tengen_sgf_text_decode (data, length, NULL, &text));
  g_assert_cmpmem (text.text, text.length, body->str, body->len);
  g_assert_false (text.certain);
  tengen_sgf_text_clear (&text);
}

/* How sure it is comes with what is read. */
static void
test_certain (void)
{
  static const struct
  {
    const char *text;
    const char *made;
    gboolean certain;
  } cases[] = {
    { "(;C[plain])", "UTF-8", TRUE },
    { "(;CA[Shift_JIS]C[plain])", "UTF-8", TRUE },
    { "(;C[Zürich])", "UTF-8", TRUE },
    { "(;PB[黒])", "UTF-8", TRUE },
    { "(;PB[囲碁])", "ISO-2022-JP", TRUE },
    { "(;CA[Shift_JIS]PB[井山裕太])", "CP932", TRUE },
    { "(;PB[井山裕太])", "CP932", FALSE },
    { "(;CA[UTF-8]PB[井山裕太])", "CP932", FALSE },
    { "(;CA[no such charset]PB[井山裕太])", "CP932", FALSE },
    { "(;CA[ISO-8859-1]C[黒番の中押し勝ち])", "CP932", FALSE },
    { "(;C[Zürich])", "ISO-8859-1", FALSE },
    { "(;CA[ISO-8859-1]C[Zürich])", "ISO-8859-1", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize length;
      g_autofree char *data = encode (cases[i].text, cases[i].made, &length);
      g_autoptr (TengenSgfReading) reading =
          tengen_sgf_read (data, length, NULL, NULL);

      g_test_message ("%s", cases[i].text);
      g_assert_cmpint (reading->certain, ==, cases[i].certain);
    }
}

/* A charset of one byte that is named is given up only for what is plainly
 * another: whole characters, enough of them, frequent ones. */
static void
test_named (void)
{
  static const struct
  {
    const char *data;
    const char *charset;
  } cases[] = {
    { "\xC4\xE4 \xC0\xE0", "ISO-8859-1" },
    { "\xC4\xE4 \xC0\xE0 \xD6\xF6 \xDC\xFC \xC5\xE5 \xC9\xE9 \xC8\xE8 \xCE\xEE "
      "\xCF",
      "ISO-8859-1" },
    /* seven characters, then eight */
    { "\xD6\xD0\xB9\xFA\xCE\xA7\xC6\xE5\xBA\xDA\xCA\xA4\xB0\xD7",
      "ISO-8859-1" },
    { "\xD6\xD0\xB9\xFA\xCE\xA7\xC6\xE5\xBA\xDA\xCA\xA4\xB0\xD7\xC6\xE5",
      "GB18030" },
    /* eight, and a byte behind that is none; CP1252, as controls tell */
    { "\xD6\xD0\xB9\xFA\xCE\xA7\xC6\xE5\xBA\xDA\xCA\xA4\xB0\xD7\xC6\xE5 \xE9 ",
      "ISO-8859-1" },
    /* seven of ten are frequent */
    { "\xD6\xD0\xB9\xFA\xCE\xA7\xC6\xE5\xBA\xDA\xCA\xA4\xB0\xD7"
      "\xF0\xA4\xF1\xB5\xF2\xC6",
      "ISO-8859-1" },
    /* apostrophes are level-1 kanji with the letter behind */
    { "he\x92s she\x92s it\x92s I\x92m don\x92t we\x92ll you\x92ve I\x92"
      "d can\x92t",
      "CP1252" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *file =
          g_strdup_printf ("(;CA[ISO-8859-1]C[%s])", cases[i].data);
      TengenSgfText text;

      g_assert_true (tengen_sgf_text_decode (file, strlen (file), NULL, &text));
      g_assert_cmpstr (text.charset, ==, cases[i].charset);
      g_assert_true (text.broken == TENGEN_SGF_TEXT_NOT_BROKEN);
      tengen_sgf_text_clear (&text);
    }
}

/* A few bytes that could be of two scripts are taken for the likelier, and never
 * for sure. */
static void
test_short (void)
{
  static const struct
  {
    const char *charset;
    const char *comment;
  } cases[] = {
    { "ISO-8859-1", "Ää Àà" },
    { "ISO-8859-1", "Ää Àà Öö Üü" },
    { "ISO-8859-1", "ÅÄÖ" },
    { "ISO-8859-1", "Åäö" },
    { "ISO-8859-1", "Ñ" },
    { "ISO-8859-1", "ÄÖÜ ÀÉÈ ÅÆØ" },
    { "ISO-8859-1", "ÄÄNI" },
    { "ISO-8859-1", "äöüß" },
    { "ISO-8859-1", "Müller" },
    { "ISO-8859-1", "Öö" },
    { "ISO-8859-1", "PÄÄLLIKKÖ" },
    { "ISO-8859-1", "créée" },
    { "ISO-8859-1", "ações" },
    { "CP1252", "d’Été" },
    { "CP932", "ﾀﾅｶ" },
    { "CP932", "ｽｽﾞｷ" },
    { "CP932", "林" },
    { "CP932", "林海峰" },
    { "CP932", "趙治勲" },
    { "EUC-JP", "武宮正樹" },
    { "GB18030", "古力" },
    { "GB18030", "聂卫平" },
    { "BIG5-HKSCS", "張栩" },
    { "BIG5-HKSCS", "周俊勳" },
    { "CP949", "최정" },
    { "CP949", "이창호" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (gsize j = 0; j < 3; j++)
      {
        Language language = { cases[i].charset, "none", "x", "y", NULL };

        language.comment = cases[i].comment;
        check_file (&language, NULL, heads[j], FALSE);
        check_file (&language, "UTF-8", heads[j], FALSE);
        language.black = cases[i].comment;
        check_file (&language, NULL, heads[j], TRUE);
        check_file (&language, "UTF-8", heads[j], TRUE);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  keep_charsets ();
  g_test_add_func ("/sgf-corpus/comments", test_comments);
  g_test_add_func ("/sgf-corpus/names", test_names);
  g_test_add_func ("/sgf-corpus/short", test_short);
  g_test_add_func ("/sgf-corpus/broken", test_broken);
  g_test_add_func ("/sgf-corpus/much", test_much);
  g_test_add_func ("/sgf-corpus/certain", test_certain);
  g_test_add_func ("/sgf-corpus/named", test_named);
  return g_test_run ();
}
