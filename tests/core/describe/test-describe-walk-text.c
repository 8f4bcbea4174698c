/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-walk-text: finding texts
 */
#include "game-open.h"
#include "tengen-describe-walk.h"
#include "tengen-record-value.h"

/* 1
 * 2 B[aa]
 * 3 W[bb] - 6 W[cc] - 9 W[dd]
 * 4 B[cb]   7 B[ea]   10 B[eb]
 * 5 W[da]   8 W[ec]                   */
#define TREE                                                                      \
  "(;SZ[5]C[root];B[aa](;W[bb];B[cb];W[da]C[end])(;W[cc]C[Ｔａｐ];B[ea];W[ec]" \
  "N[ｱﾀﾘ])(;W[dd]C[];B[eb]))(;SZ[5];B[ee]C[other])"

/* Looks from the first node on, where it comes last. */
static TengenNode
find_text (const char *value, const char *text)
{
  g_autofree char *file =
      g_strdup_printf ("(;SZ[5];B[aa];W[bb]C[%s];B[cc])", value);
  g_autoptr (TengenGame) game = open_text (file);

  return tengen_walk_text (
      tengen_game_get_record (game), 1, text, TENGEN_WALK_ON);
}

static void
test_text (void)
{
  static const struct
  {
    const char *value;
    const char *text;
    gboolean found;
  } CASES[] = {
    { "A good move", "good", TRUE },
    { "A GOOD move", "good", TRUE },
    { "a good move", "GOOD", TRUE },
    { "Ａ Ｇｏｏｄ move", "a good", TRUE },
    { "アタリ", "ｱﾀﾘ", TRUE },
    { "ｱﾀﾘ", "アタリ", TRUE },
    { "ガ", "ガ", TRUE },
    { "か゛", "がx", FALSE },
    { "ガ", "ｶﾞ", TRUE },
    { "これは好手です。", "好手", TRUE },
    { "これは好手です。", "悪手", FALSE },
    { "a\\]b", "a]b", TRUE },
    { "a\\\nb", "ab", TRUE },
    { "a\r\nb", "a\nb", TRUE },
    { "Straße", "STRASSE", TRUE },
    { "全角　空白", "全角 空白", TRUE },
    { "e\u0301", "é", TRUE },
    { "①", "1", TRUE },
    { "백 집반승", "집반", TRUE },
    { "", "x", FALSE },
    { "short", "much longer than it", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    g_assert_cmpuint (
        find_text (CASES[i].value, CASES[i].text), ==, CASES[i].found ? 3 : 0);
}

static void
test_text_round (void)
{
  g_autoptr (TengenGame) game = open_text (TREE);
  const TengenRecord *record = tengen_game_get_record (game);

  g_assert_cmpuint (tengen_walk_text (record, 1, "tap", TENGEN_WALK_ON), ==, 6);
  g_assert_cmpuint (tengen_walk_text (record, 6, "tap", TENGEN_WALK_ON), ==, 6);
  g_assert_cmpuint (
      tengen_walk_text (record, 6, "アタリ", TENGEN_WALK_ON), ==, 8);
  g_assert_cmpuint (tengen_walk_text (record, 9, "o", TENGEN_WALK_ON), ==, 1);
  g_assert_cmpuint (tengen_walk_text (record, 2, "e", TENGEN_WALK_BACK), ==, 5);
  g_assert_cmpuint (
      tengen_walk_text (record, 6, "root", TENGEN_WALK_BACK), ==, 1);
  g_assert_cmpuint (
      tengen_walk_text (record, 6, "other", TENGEN_WALK_BACK), ==, 0);
  g_assert_cmpuint (tengen_walk_text (record, 6, "", TENGEN_WALK_ON), ==, 0);
}

/* A character at random: of those that people write, of all that there are, of
 * those that join with others. */
static gunichar
pick_char (void)
{
  static const char OFTEN[] = "aBz \\\t\n\r:AｱﾞＡア゙か゚好　집é。①～ßİſǅﬃ“”½";
  static const gunichar FROM[] = { 0x20,   0xA0,   0x300,  0x900,  0x1100,
                                   0x1E00, 0x2000, 0x3000, 0x3130, 0xA960,
                                   0xAC00, 0xF900, 0xFB00, 0xFF00, 0x1D400 };
  gint32 n = (gint32) g_utf8_strlen (OFTEN, -1);
  gunichar c;

  if (g_test_rand_bit ())
    return g_utf8_get_char (
        g_utf8_offset_to_pointer (OFTEN, g_test_rand_int_range (0, n)));
  do
    c = g_test_rand_bit ()
            ? FROM[g_test_rand_int_range (0, (int) G_N_ELEMENTS (FROM))] +
                  (gunichar) g_test_rand_int_range (0, 0x100)
            : (gunichar) g_test_rand_int_range (1, 0x30000);
  while (!g_unichar_validate (c) || c == ']');
  return c;
}

static char *
pick_text (int n)
{
  GString *text = g_string_new (NULL);

  for (; n > 0; n--)
    g_string_append_unichar (text, pick_char ());
  return g_string_free (text, FALSE);
}

static char *
fold (const char *text)
{
  g_autofree char *even = g_utf8_normalize (text, -1, G_NORMALIZE_NFKC);
  g_autofree char *low = g_utf8_casefold (even, -1);

  return g_utf8_normalize (low, -1, G_NORMALIZE_NFKC);
}

/* Part of a text, maybe in other letters that mean the same, or any text. */
static char *
pick_wanted (const char *text)
{
  gint32 n = (gint32) g_utf8_strlen (text, -1);
  gint32 from = g_test_rand_int_range (0, n + 1);
  gint32 to = g_test_rand_int_range (from, n + 1);
  g_autofree char *part = g_utf8_substring (text, from, to);

  switch (g_test_rand_int_range (0, 5))
    {
    case 0:
      return pick_text (1);
    case 1:
      return g_utf8_strup (part, -1);
    case 2:
      return g_utf8_normalize (part, -1, G_NORMALIZE_NFD);
    case 3:
      return fold (part);
    default:
      return g_steal_pointer (&part);
    }
}

/* Whether a node whose only value is @raw is found. */
static gboolean
holds (const char *raw, gboolean simple, const char *wanted)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  TengenNodeProperty property;
  TengenNode node;

  tengen_record_take_text (record, g_strdup (raw), strlen (raw));
  node = tengen_record_build_node (record, TENGEN_NODE_NONE);
  property =
      tengen_record_build_property (record, node, simple ? "N" : "C", 1, NULL);
  tengen_record_build_value (record, property, 0, strlen (raw));
  return tengen_walk_text (record, node, wanted, TENGEN_WALK_ON) == node;
}

/* The quick way of folding texts finds what the long way finds. */
static void
test_text_random (void)
{
  guint n_found = 0;

  for (int round = 0; round < 40000; round++)
    {
      gboolean simple = g_test_rand_bit ();
      g_autofree char *raw = pick_text (g_test_rand_int_range (1, 8));
      g_autofree char *text = tengen_value_text (raw, strlen (raw), simple);
      g_autofree char *wanted = pick_wanted (text);
      g_autofree char *folded = fold (text);
      g_autofree char *folded_wanted = fold (wanted);
      gboolean found =
          *folded_wanted != '\0' && strstr (folded, folded_wanted) != NULL;

      g_assert_cmpint (holds (raw, simple, wanted), ==, found);
      n_found += found ? 1 : 0;
    }
  g_assert_cmpuint (n_found, >, 10000);
  g_assert_cmpuint (n_found, <, 38000);
}

/* Each character with the one that follows it. */
static void
test_text_pairs (void)
{
  static const char *const NEXT[] = { "x",      "\u0301", "\u3099",
                                      "\uff9e", "\u1161", "\u11a8" };

  for (gunichar c = 0x20; c < 0x10000; c += 1 + c % 3)
    for (gsize i = 0; i < G_N_ELEMENTS (NEXT); i++)
      {
        char letter[8] = "";
        g_autofree char *pair = NULL;

        if (!g_unichar_validate (c) || c == '\\')
          continue;
        g_unichar_to_utf8 (c, letter);
        pair = g_strconcat (letter, NEXT[i], NULL);
        g_assert_true (holds (pair, FALSE, pair));
        if (i > 0)
          {
            g_autofree char *one = fold (pair);
            g_autofree char *other = fold (letter);

            g_assert_cmpint (
                holds (pair, FALSE, letter), ==, strstr (one, other) != NULL);
          }
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/walk/text", test_text);
  g_test_add_func ("/walk/text/round", test_text_round);
  g_test_add_func ("/walk/text/random", test_text_random);
  g_test_add_func ("/walk/text/pairs", test_text_pairs);
  return g_test_run ();
}
