/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-joined: positions reached in another order of moves; trees made
 * at random against every pair of positions
 */
#include "game-open.h"
#include "tengen-describe-joined.h"
#include "tengen-record-edit.h"

static TengenJoined *
make_index (const TengenRecord *record)
{
  TengenJoined *self = tengen_joined_new (record, 1);

  while (tengen_joined_step (self, 3))
    ;
  return self;
}

/* The places of a node as text. */
static char *
list_places (const TengenJoined *joined, TengenNode node)
{
  g_autoptr (GArray) places = tengen_joined_list_places (joined, node, 100);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < places->len; i++)
    g_string_append_printf (
        text, "%s%u", i > 0 ? " " : "", g_array_index (places, TengenNode, i));
  return g_string_free (text, FALSE);
}

/* What follows elsewhere as text. */
static char *
list_next (const TengenJoined *joined, TengenNode node)
{
  g_autoptr (GArray) places = tengen_joined_list_places (joined, node, 100);
  g_autoptr (GArray) moves = tengen_joined_list_next (joined, node, places);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      const TengenMarkupNext *move =
          &g_array_index (moves, TengenMarkupNext, i);

      g_string_append_printf (text,
                              "%s%u:%c%u",
                              i > 0 ? " " : "",
                              move->node,
                              move->stone == TENGEN_STONE_BLACK ? 'B' : 'W',
                              move->point);
    }
  return g_string_free (text, FALSE);
}

static void
assert_places (const TengenJoined *joined, TengenNode node, const char *places)
{
  g_autofree char *found = list_places (joined, node);

  g_assert_cmpstr (found, ==, places);
}

static void
assert_next (const TengenJoined *joined, TengenNode node, const char *moves)
{
  g_autofree char *found = list_next (joined, node);

  g_assert_cmpstr (found, ==, moves);
}

/* An opening in two orders, of which only the second goes on: 花月 with 1 and 3
 * exchanged. */
static void
test_opening (void)
{
  g_autoptr (TengenRecord) record =
      read_text ("(;GM[4]SZ[15](;B[hh];W[hg];B[ig])(;B[ig];W[hg];B[hh];W[ih]"
                 "(;B[gi])(;B[gg])))");
  g_autoptr (TengenJoined) joined = make_index (record);

  assert_places (joined, 1, "");
  assert_places (joined, 2, "");
  assert_places (joined, 3, "");
  assert_places (joined, 4, "7");
  assert_places (joined, 7, "4");
  assert_next (joined, 4, "8:W113");
  assert_next (joined, 7, "");
}

/* The mirrored opening is another position, and so is that of the other
 * side's turn. */
static void
test_others (void)
{
  g_autoptr (TengenRecord) record =
      read_text ("(;GM[4]SZ[15](;B[hh];W[hg];B[ig];W[aa])(;B[hh];W[hg];B[gg])"
                 "(;AB[hh][ig]AW[hg])(;AB[hh][ig]AW[hg]PL[W])"
                 "(;AB[hh:ih]AB[ig]AW[hg]PL[W];AE[ih];B[aa])(;W[hg];B[hh];"
                 "B[ig]))");
  g_autoptr (TengenJoined) joined = make_index (record);

  assert_places (joined, 4, "10 12 16");
  assert_places (joined, 8, "");
  assert_places (joined, 9, "");
  assert_places (joined, 10, "12 16 4");
  assert_places (joined, 11, "");
  assert_places (joined, 16, "4 10 12");
  /* Black's move is none of White, whose turn it is */
  assert_next (joined, 10, "5:W0");
  assert_next (joined, 4, "");
}

/* A capture takes the stone from the key: 1 taken, or never put. */
static void
test_capture (void)
{
  g_autoptr (TengenRecord) record =
      read_text ("(;SZ[5](;B[ba];W[aa];B[ab];W[ee];B[cc])"
                 "(;B[ab];W[];B[ba];W[ee])"
                 "(;GM[4]B[ba];W[ee];B[ab]))");
  g_autoptr (TengenJoined) joined = make_index (record);

  assert_places (joined, 4, "9");
  assert_places (joined, 5, "10");
  /* the same move twice is the same position twice */
  assert_places (joined, 11, "2");
  assert_places (joined, 13, "");
  assert_next (joined, 10, "6:B12");
}

/* In Renju nothing is taken. */
static void
test_no_capture (void)
{
  g_autoptr (TengenRecord) record =
      read_text ("(;GM[4]SZ[15](;B[ba];W[aa];B[ab])(;B[ab];W[];B[ba])"
                 "(;B[ab];W[aa];B[ba]))");
  g_autoptr (TengenJoined) joined = make_index (record);

  assert_places (joined, 4, "10");
  assert_places (joined, 7, "");
}

/* A pass gives the turn away; the same position later on one line is not
 * reached in another order. */
static void
test_passes (void)
{
  g_autoptr (TengenRecord) record =
      read_text ("(;GM[4]SZ[15];B[hh](;W[];B[];W[hg])(;W[hg];B[];W[];B[aa]))");
  g_autoptr (TengenJoined) joined = make_index (record);

  assert_places (joined, 2, "");
  assert_places (joined, 4, "");
  assert_places (joined, 5, "6 8");
  assert_places (joined, 6, "5");
  assert_places (joined, 8, "5");
  assert_next (joined, 5, "9:B0");
}

/* Nodes without moves are part of the position before. */
static void
test_plain (void)
{
  g_autoptr (TengenRecord) record =
      read_text ("(;GM[4]SZ[15](;B[hh];W[hg];C[one];C[two])"
                 "(;W[hg];C[three];B[ab];W[hh])"
                 "(;AW[hg];B[hh];C[four](;C[five](;N[six])(;B[aa]))(;B[bb])))");
  g_autoptr (TengenJoined) joined = make_index (record);

  assert_places (joined, 3, "");
  assert_places (joined, 4, "");
  assert_places (joined, 11, "");
  assert_places (joined, 1, "");
  g_clear_pointer (&joined, tengen_joined_free);
  g_clear_pointer (&record, tengen_record_free);

  record =
      read_text ("(;GM[4]SZ[15](;B[hh];W[hg];C[one];C[two])"
                 "(;AW[hg];B[hh]PL[B];C[four](;C[five](;N[six])(;W[aa]))"
                 "(;W[bb]))(;PL[W];W[hg];B[hh];W[];C[seven];B[];W[];B[cc]))");
  joined = make_index (record);
  assert_places (joined, 3, "16 19");
  assert_places (joined, 5, "16 19");
  assert_places (joined, 17, "3");
  assert_next (joined, 5, "20:B32");
  assert_places (joined, 9, "15 18");
  assert_next (joined, 15, "11:W0 12:W16");
}

/* An index that is older than the record finds nothing that is not so. */
static void
test_edits (void)
{
  g_autoptr (TengenRecord) record =
      read_text ("(;GM[4]SZ[15](;B[hh];W[hg];B[ig])(;B[ig];W[hg];B[hh];W[ih])"
                 "(;B[ig];W[hg];B[hh];W[aa]))");
  g_autoptr (TengenJoined) joined = make_index (record);
  g_autoptr (TengenChange) back = NULL;
  g_autoptr (TengenChange) unlink = tengen_change_unlink (9);
  g_autoptr (TengenChange) add = tengen_change_add (4, 0);

  assert_places (joined, 4, "7 11");
  assert_next (joined, 4, "8:W113 12:W0");
  g_assert_true (tengen_record_set (record, 6, TENGEN_PROPERTY_W, "[aa]"));
  assert_places (joined, 4, "11");
  back = tengen_record_apply (record, unlink);
  g_assert_nonnull (back);
  assert_places (joined, 4, "");
  assert_next (joined, 4, "");
  g_clear_pointer (&back, tengen_change_free);
  back = tengen_record_apply (record, add);
  assert_places (joined, add->node, "");
  g_assert_true (
      tengen_record_set (record, add->node, TENGEN_PROPERTY_W, "[ih]"));
  g_assert_true (tengen_record_set (record, 6, TENGEN_PROPERTY_W, "[hg]"));
  assert_places (joined, 4, "7");
  /* what follows there follows here now */
  assert_next (joined, 4, "");
  g_clear_pointer (&joined, tengen_joined_free);
  joined = make_index (record);
  assert_places (joined, add->node, "8");
}

/* Nothing is known before it is made, nor of games without a board. */
static void
test_unmade (void)
{
  g_autoptr (TengenRecord) record =
      read_text ("(;GM[4]SZ[15](;B[hh];W[hg];B[ig])(;B[ig];W[hg];B[hh])"
                 "(;GM[4]AB[hh][ig]AW[hg]PL[W]))");
  g_autoptr (TengenJoined) joined = tengen_joined_new (record, 1);
  g_autoptr (GArray) places = NULL;

  g_assert_true (tengen_joined_step (joined, 7));
  assert_places (joined, 4, "");
  g_assert_false (tengen_joined_step (joined, 1));
  assert_places (joined, 4, "7 8");
  places = tengen_joined_list_places (joined, 4, 1);
  g_assert_cmpuint (places->len, ==, 1);
  g_clear_pointer (&joined, tengen_joined_free);
  g_clear_pointer (&record, tengen_record_free);

  record = read_text ("(;GM[2]SZ[8](;B[hh];W[hg])(;W[hg];B[hh]))");
  joined = tengen_joined_new (record, 1);
  g_assert_false (tengen_joined_step (joined, 1));
  assert_places (joined, 3, "");
}

/* A line that is longer than any game. */
static void
test_deep (void)
{
  g_autoptr (TengenRecord) record = read_text ("(;GM[4]SZ[15])");
  g_autoptr (TengenJoined) joined = NULL;
  TengenNode node = 1;

  for (guint i = 0; i < 100000; i++)
    node = tengen_record_build_node (record, node);
  joined = make_index (record);
  assert_places (joined, node, "");
}

/* --- Against all pairs --- */

/* A small tree of moves, passes and setup on a small board. */
static char *
make_tree (gboolean renju)
{
  static const char *const letters[] = { "aa", "ab", "ba", "bb", "ca", "" };
  GString *text = g_string_new (renju ? "(;GM[4]SZ[15]" : "(;GM[1]SZ[3]");
  guint open = 1;

  for (guint i = 0; i < 60; i++)
    {
      int what = g_test_rand_int_range (0, 12);
      const char *at =
          letters[g_test_rand_int_range (0, G_N_ELEMENTS (letters))];

      if (what < 5)
        g_string_append_printf (text, "(;%c[%s]", i % 2 ? 'B' : 'W', at);
      else if (what < 8)
        g_string_append_printf (
            text, ";%c[%s]", g_test_rand_bit () ? 'B' : 'W', at);
      else if (what == 8)
        g_string_append_printf (text, ";A%c[bb]", "BWE"[i % 3]);
      else if (what == 9)
        g_string_append (text, ";C[word]");
      open += what < 5;
      for (; what >= 10 && open > 1; what--, open--)
        g_string_append_c (text, ')');
    }
  for (; open > 0; open--)
    g_string_append_c (text, ')');
  return g_string_free (text, FALSE);
}

static gboolean
is_on_line (const TengenRecord *record, TengenNode node, TengenNode other)
{
  TengenNode at = other;

  while (at != TENGEN_NODE_NONE && at != node)
    at = tengen_record_get_parent (record, at);
  return at == node;
}

static gboolean
changes (const TengenRecord *record, TengenNode node)
{
  return tengen_record_find (record, node, TENGEN_PROPERTY_C) == 0;
}

/* Whether a list of numbers has one. */
static gboolean
has_number (const char *list, TengenNode node)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);
  g_autofree char *word = g_strdup_printf ("%u", node);

  return g_strv_contains ((const char *const *) words, word);
}

static void
compare_all (const TengenRecord *record, guint *n_same)
{
  g_autoptr (TengenJoined) joined = make_index (record);
  TengenPosition *one = tengen_position_new (record, 1);
  TengenPosition *other = tengen_position_new (record, 1);
  guint n = tengen_record_get_n_nodes (record);

  for (TengenNode a = 1; a <= n; a++)
    {
      g_autofree char *found = list_places (joined, a);

      tengen_position_goto (one, a);
      for (TengenNode b = 1; b <= n; b++)
        {
          gboolean same;

          if (!changes (record, a) || !changes (record, b))
            continue;
          tengen_position_goto (other, b);
          same = !is_on_line (record, a, b) && !is_on_line (record, b, a) &&
                 tengen_position_get_to_move (one) ==
                     tengen_position_get_to_move (other) &&
                 tengen_board_equal (tengen_position_get_board (one),
                                     tengen_position_get_board (other));
          g_assert_cmpint (has_number (found, b), ==, same);
          *n_same += same;
        }
    }
  tengen_position_free (one);
  tengen_position_free (other);
}

static void
test_random (void)
{
  guint n_same = 0;

  for (int round = 0; round < 60; round++)
    {
      g_autofree char *text = make_tree (round % 2 == 0);
      g_autoptr (TengenRecord) record = read_text (text);

      compare_all (record, &n_same);
    }
  g_assert_cmpuint (n_same, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/describe-joined/opening", test_opening);
  g_test_add_func ("/describe-joined/others", test_others);
  g_test_add_func ("/describe-joined/capture", test_capture);
  g_test_add_func ("/describe-joined/no-capture", test_no_capture);
  g_test_add_func ("/describe-joined/passes", test_passes);
  g_test_add_func ("/describe-joined/plain", test_plain);
  g_test_add_func ("/describe-joined/edits", test_edits);
  g_test_add_func ("/describe-joined/unmade", test_unmade);
  g_test_add_func ("/describe-joined/deep", test_deep);
  g_test_add_func ("/describe-joined/random", test_random);
  return g_test_run ();
}
