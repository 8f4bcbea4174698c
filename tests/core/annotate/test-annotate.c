/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-annotate: random edits of all kinds undone, done again, written and read;
 * what is seen of them
 */
#include "edit-apply.h"

static const char *const NODE_PARTS[] = {
  "CR[aa:bb]", "CR[cc][]",    "TR[aa][zz]",  "SQ[bb]",    "MA[ee]",
  "SL[aa:cc]", "LB[aa:A][b]", "LB[cc:a\\:]", "AR[aa:bb]", "LN[aa:bb][zz:aa]",
  "DD[aa:cc]", "DD[]",        "VW[aa:cc]",   "L[aa][bb]", "M[cc]",
  "ZZ[ x\\]]", "C[好手\\\\]", "N[x]",        "BM[1]",     "GB[2]",
  "AB[dd:ee]", "AW[de]",      "AE[aa]",      "PL[W]",     "V[1.5]",
  "MN[5]",     "FG[257:x]",   "CR[dd]",      "LB[dd:x]",  "TB[aa]",
};

/* Appends a tree of random nodes. */
static void
append_random (GString *text)
{
  int depth = 1;

  for (int i = g_test_rand_int_range (1, 12); i > 0; i--)
    {
      if (g_test_rand_int_range (0, 3) == 0)
        {
          g_string_append_c (text, '(');
          depth++;
        }
      g_string_append_c (text, ';');
      if (g_test_rand_bit ())
        g_string_append_printf (text,
                                "%c[%c%c]",
                                g_test_rand_bit () ? 'B' : 'W',
                                'a' + g_test_rand_int_range (0, 5),
                                'a' + g_test_rand_int_range (0, 5));
      for (int j = g_test_rand_int_range (0, 7); j > 0; j--)
        g_string_append (text,
                         NODE_PARTS[g_test_rand_int_range (
                             0, (int) G_N_ELEMENTS (NODE_PARTS))]);
      if (depth > 1 && g_test_rand_int_range (0, 3) == 0)
        {
          g_string_append (text, ")(;N[v]");
        }
    }
  for (; depth > 0; depth--)
    g_string_append_c (text, ')');
}

static TengenGame *
open_random (void)
{
  g_autoptr (GString) text = g_string_new ("(;SZ[5]PB[x]");

  append_random (text);
  return open_text (text->str);
}

static TengenPoint
pick_point (void)
{
  return (TengenPoint) g_test_rand_int_range (0, 25);
}

static TengenNode
pick_node (const TengenGame *game)
{
  const TengenRecord *record = tengen_game_get_record (game);

  for (;;)
    {
      TengenNode node = (TengenNode) g_test_rand_int_range (
          1, (int) tengen_record_get_n_nodes (record) + 1);

      if (tengen_record_is_linked (record, node))
        return node;
    }
}

static const char *
pick_text (void)
{
  static const char *const TEXTS[] = { "",   "x", "a:b]\\", "二\n行", "A",
                                       "\\", "[", ":",      "a\tb" };

  return TEXTS[g_test_rand_int_range (0, (int) G_N_ELEMENTS (TEXTS))];
}

/* An edit of the tree, or none. */
static TengenEdit *
pick_tree_edit (const TengenGame *game)
{
  const TengenRecord *record = tengen_game_get_record (game);
  static const int BY[] = { -1, 1, G_MININT };
  TengenNode node = pick_node (game);

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      return tengen_edit_delete (record, node, g_test_rand_bit ());
    case 1:
      return tengen_edit_promote (
          record, node, BY[g_test_rand_int_range (0, 3)]);
    case 2:
      {
        g_autoptr (TengenRecord) branch = tengen_edit_copy (record, node);

        if (tengen_record_get_n_nodes (record) > 200)
          return NULL;
        return tengen_edit_paste (record, pick_node (game), branch);
      }
    default:
      {
        g_autoptr (TengenRecord) branch =
            tengen_edit_copy_position (here (game));

        return tengen_edit_paste (record, node, branch);
      }
    }
}

/* An edit of what is written at a node, or none. */
static TengenEdit *
pick_note_edit (const TengenGame *game)
{
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node = pick_node (game);
  int number = g_test_rand_int_range (-9, 9);

  switch (g_test_rand_int_range (0, 6))
    {
    case 0:
      return tengen_edit_text (record, node, TENGEN_PROPERTY_C, pick_text ());
    case 1:
      return tengen_edit_text (record, node, TENGEN_PROPERTY_N, pick_text ());
    case 2:
      return tengen_edit_evaluation (
          record,
          node,
          (TengenEvaluation) g_test_rand_int_range (0, 10),
          g_test_rand_int_range (0, 3));
    case 3:
      return tengen_edit_value (
          record, node, g_test_rand_bit () ? &number : NULL);
    case 4:
      return tengen_edit_number (record, node, (guint) MAX (number, 0));
    default:
      return tengen_edit_figure (
          record, node, g_test_rand_bit () ? pick_text () : NULL);
    }
}

/* An edit of the board, or none. */
static TengenEdit *
pick_board_edit (const TengenGame *game)
{
  const TengenPosition *position = here (game);
  TengenStone stone = (TengenStone) g_test_rand_int_range (0, 3);
  TengenPoint point = pick_point ();
  gboolean bit = g_test_rand_bit ();

  switch (g_test_rand_int_range (0, 7))
    {
    case 0:
    case 1:
      return tengen_edit_mark (
          position, point, (TengenMarkKind) g_test_rand_int_range (0, 6));
    case 2:
      return tengen_edit_label (position, point, pick_text ());
    case 3:
      return tengen_edit_line (position, point, pick_point (), bit);
    case 4:
      return tengen_edit_dim (position, point);
    case 5:
      return stone == TENGEN_STONE_NONE && bit
                 ? tengen_edit_clear (position)
                 : tengen_edit_turn (position, stone);
    default:
      return tengen_edit_setup (position, point, stone);
    }
}

static void
check_write_read (const TengenGame *game)
{
  g_autofree char *text = write_text (game);
  g_autoptr (TengenRecord) read = read_text (text);
  g_autofree char *first = record_dump (tengen_game_get_record (game), FALSE);
  g_autofree char *second = record_dump (read, FALSE);

  g_assert_cmpstr (second, ==, first);
}

static void
test_random (void)
{
  for (int round = 0; round < 300; round++)
    {
      g_autoptr (TengenGame) game = open_random ();
      g_autofree char *before = dump (game);
      g_autofree char *after = NULL;
      g_autofree char *again = NULL;

      for (int i = 0; i < 30; i++)
        {
          int dice = g_test_rand_int_range (0, 6);

          go_to (game, pick_node (game));
          apply (game,
                 dice == 0   ? pick_tree_edit (game)
                 : dice == 1 ? pick_note_edit (game)
                             : pick_board_edit (game));
        }
      check_write_read (game);
      after = dump (game);
      while (tengen_game_get_n_undo (game) > 0)
        plain (game, TENGEN_COMMAND_UNDO);
      while (tengen_game_get_n_redo (game) > 0)
        plain (game, TENGEN_COMMAND_REDO);
      again = dump (game);
      g_assert_cmpstr (again, ==, after);
      check_undone (game, before);
    }
}

/* What is seen at a node, as text. */
static char *
describe (const TengenGame *game)
{
  g_autoptr (TengenMarkup) markup = tengen_markup_new (here (game));
  GString *text = g_string_new (NULL);

  for (int i = 0; i < 25; i++)
    g_string_append_printf (text,
                            "%d%d%d%s ",
                            markup->marks[i],
                            markup->dimmed[i],
                            markup->hidden[i],
                            markup->labels[i] != NULL ? markup->labels[i] : "");
  for (guint i = 0; i < markup->lines->len; i++)
    {
      TengenMarkupLine *line =
          &g_array_index (markup->lines, TengenMarkupLine, i);

      g_string_append_printf (
          text, "%d:%d:%d ", line->from, line->to, line->arrow);
    }
  return g_string_free (text, FALSE);
}

/* The same board as long as only a few points of it change. */
static void
check_mark_seen (TengenGame *game)
{
  TengenPoint point = pick_point ();
  TengenMarkKind mark = (TengenMarkKind) g_test_rand_int_range (1, 6);
  g_autoptr (TengenMarkup) before = tengen_markup_new (here (game));
  g_autoptr (TengenMarkup) after = NULL;
  gboolean was = before->marks[point] == mark;

  g_assert_true (apply (game, tengen_edit_mark (here (game), point, mark)));
  after = tengen_markup_new (here (game));
  g_assert_cmpint (after->marks[point], ==, was ? TENGEN_MARK_NONE : mark);
  if (!was)
    g_assert_null (after->labels[point]);
  for (int i = 0; i < 25; i++)
    if (i != point)
      {
        g_assert_cmpint (after->marks[i], ==, before->marks[i]);
        g_assert_cmpstr (after->labels[i], ==, before->labels[i]);
      }
}

static void
check_label_seen (TengenGame *game)
{
  TengenPoint point = pick_point ();
  g_autoptr (TengenMarkup) before = tengen_markup_new (here (game));
  g_autoptr (TengenMarkup) after = NULL;
  const char *text = g_test_rand_bit () ? "q" : NULL;

  apply (game, tengen_edit_label (here (game), point, text));
  after = tengen_markup_new (here (game));
  g_assert_cmpstr (after->labels[point], ==, text);
  for (int i = 0; i < 25; i++)
    if (i != point)
      {
        g_assert_cmpint (after->marks[i], ==, before->marks[i]);
        g_assert_cmpstr (after->labels[i], ==, before->labels[i]);
      }
}

/* Done twice, each of these leaves what was seen before. */
static void
check_twice (TengenGame *game)
{
  TengenPoint point = pick_point (), other = pick_point ();
  int what = g_test_rand_int_range (0, 2);
  g_autofree char *before = describe (game);
  g_autofree char *after = NULL;

  for (int i = 0; i < 2; i++)
    apply (game,
           what == 0 ? tengen_edit_dim (here (game), point)
                     : tengen_edit_line (here (game), point, other, TRUE));
  after = describe (game);
  if (what == 0)
    g_assert_cmpstr (after, ==, before);
}

/* Edits change what is seen as they say, and nothing else. */
static void
test_seen (void)
{
  for (int round = 0; round < 1000; round++)
    {
      g_autoptr (TengenGame) game = open_random ();

      go_to (game, pick_node (game));
      for (int i = 0; i < 5; i++)
        {
          check_mark_seen (game);
          check_label_seen (game);
          check_twice (game);
        }
    }
}

/* Stones lie where they were put, and nothing else changes. */
static void
test_seen_setup (void)
{
  for (int round = 0; round < 1000; round++)
    {
      g_autoptr (TengenGame) game = open_random ();
      guint8 before[TENGEN_BOARD_MAX_POINTS], after[TENGEN_BOARD_MAX_POINTS];

      go_to (game, pick_node (game));
      for (int i = 0; i < 5; i++)
        {
          TengenPoint point = pick_point ();
          TengenStone stone = (TengenStone) g_test_rand_int_range (0, 3);

          tengen_board_read (tengen_position_get_board (here (game)), before);
          apply (game, tengen_edit_setup (here (game), point, stone));
          tengen_board_read (tengen_position_get_board (here (game)), after);
          before[point] = (guint8) stone;
          g_assert_cmpmem (after, 25, before, 25);
        }
    }
}

/* Games without a board. */
static void
test_no_board (void)
{
  g_autoptr (TengenGame) game = open_text ("(;GM[2]SZ[8];B[f5])");

  if (game == NULL)
    return;
  g_assert_null (tengen_edit_mark (here (game), 0, TENGEN_MARK_CIRCLE));
  g_assert_null (tengen_edit_setup (here (game), 0, TENGEN_STONE_BLACK));
  g_assert_null (tengen_edit_dim (here (game), 0));
  g_assert_null (tengen_edit_clear (here (game)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit/random", test_random);
  g_test_add_func ("/edit/seen", test_seen);
  g_test_add_func ("/edit/seen/setup", test_seen_setup);
  g_test_add_func ("/edit/no-board", test_no_board);
  return g_test_run ();
}
