/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-path: positions of long paths: how much memory they take, and that
 * they are what they are however one came there
 */
#include "position-at.h"
#include "rounds.h"

#include <malloc.h>
#include <time.h>

#include "tengen-record-edit.h"

/* What a position may take besides the moves of its path. */
#define MOST_BYTES (18u << 20)

/* Enough for several rests. */
#define N_BOARDS 1200

static gsize
get_used (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
}

static TengenRecord *
repeat (const char *head, const char *part, gsize size)
{
  g_autoptr (GString) text = g_string_new (head);

  while (text->len < size)
    g_string_append (text, part);
  g_string_append_c (text, ')');
  return read_record (text->str);
}

static TengenNode
find_end (const TengenRecord *record)
{
  TengenNode node = tengen_record_get_game (record, 0);

  while (tengen_record_get_child (record, node) != TENGEN_NODE_NONE)
    node = tengen_record_get_child (record, node);
  return node;
}

/* However much a few bytes of a file do. */
static void
test_memory (void)
{
  static const struct
  {
    const char *head;
    const char *part;
  } cases[] = {
    { "(;SZ[52]", ";B[aa];AB[aa:ZZ];AW[aa:ZZ]" },
    { "(;SZ[52]", ";AB[aa:ZZ];AE[aa:ZZ]" },
    { "(;SZ[52]", ";AB[aa:ZZ]AE[ZZ];W[ZZ]" },
    { "(;SZ[52]", ";B[];W[]TNC[dead aa];B[aa]" },
    { "(;SZ[52]AB[aa:ZZ]", ";W[bb];AB[bb]" },
    { "(;SZ[19]", ";B[]" },
    { "(;SZ[19]", ";B[aa];W[aa]" },
    { "(;SZ[19]TNR[china]AB[ba][ab][bc][cb]AW[ca][db][cc]", ";W[bb];B[cb]" },
    { "(;SZ[19]", ";" },
    { "(;SZ[19]", "B[]" },
    { "(;SZ[19]B[]W[]TNC", "[dead aa]" },
    { "(;GM[4]SZ[15]", ";B[hh];AE[aa:oo];AW[aa:oo]" },
    { "(;GM[4]SZ[15]TNA", "[draw]" },
    { "(;GM[4]SZ[52]", ";AB[aa:ZZ];AW[aa:ZZ]" },
  };
  gboolean full = g_getenv ("TENGEN_FULL") != NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenRecord) record =
          repeat (cases[i].head,
                  cases[i].part,
                  full ? 1900 * 1000 : rounds_make (150 * 1000));
      gsize before = get_used ();
      g_autoptr (TengenPosition) position =
          tengen_position_new (record, tengen_record_get_game (record, 0));
      gsize moves, used;

      tengen_position_goto (position, find_end (record));
      moves = 2 * sizeof (TengenMove) * tengen_position_get_move (position);
      used = get_used () - before;
      g_test_message ("%s: %" G_GSIZE_FORMAT " bytes", cases[i].part, used);
      /* more than that is not there for every kind of memory checker */
      g_assert_cmpuint (used, <, MOST_BYTES + moves);
    }
}

static char
pick (char from, char to)
{
  return (char) g_test_rand_int_range (from, to);
}

/* Half of the board set up anew, three moves, now and then a stop. */
static void
append_board (GString *text, guint i)
{
  char from = pick ('a', 'j'), to = pick ('j', 't');

  g_string_append_printf (text,
                          ";A%c[%c%c:%c%c]AE[%c%c]PL[W]",
                          "BW"[i % 2],
                          from,
                          to,
                          to,
                          from,
                          from,
                          to);
  for (int k = 0; k < 3; k++)
    g_string_append_printf (
        text, ";%c[%c%c]", "WB"[k % 2], pick ('a', 't'), pick ('a', 't'));
  if (i % 50 == 0)
    g_string_append (text, ";B[];W[]TNC[dead kk];TNA[resume];B[jj]");
}

/* A line of boards with a variation at each. */
static TengenRecord *
make_line (void)
{
  g_autoptr (GString) text = g_string_new ("(;SZ[19]TNR[china]");

  for (guint i = 0; i < N_BOARDS; i++)
    {
      g_string_append_c (text, '(');
      append_board (text, i);
    }
  for (guint i = 0; i < N_BOARDS; i++)
    g_string_append (text, ")(;B[aa];W[ba];B[ab])");
  g_string_append_c (text, ')');
  return read_record (text->str);
}

static void
assert_same (const TengenPosition *got, const TengenPosition *wanted)
{
  int n = tengen_board_get_n_points (tengen_position_get_board (wanted));
  g_autofree guint8 *codes = g_malloc0 ((gsize) n);
  g_autofree guint8 *wanted_codes = g_malloc0 ((gsize) n);
  const TengenReason *reason = tengen_position_get_forced (got);
  const TengenReason *wanted_reason = tengen_position_get_forced (wanted);

  g_assert_cmpuint (
      tengen_position_get_node (got), ==, tengen_position_get_node (wanted));
  g_assert_true (tengen_board_equal (tengen_position_get_board (got),
                                     tengen_position_get_board (wanted)));
  g_assert_cmpint (tengen_position_get_to_move (got),
                   ==,
                   tengen_position_get_to_move (wanted));
  g_assert_cmpint (
      tengen_position_get_phase (got), ==, tengen_position_get_phase (wanted));
  g_assert_cmpuint (
      tengen_position_get_move (got), ==, tengen_position_get_move (wanted));
  g_assert_cmpint (tengen_position_get_last (got, NULL),
                   ==,
                   tengen_position_get_last (wanted, NULL));
  g_assert_cmpmem (tengen_position_get_counters (got),
                   sizeof (TengenGoCounters),
                   tengen_position_get_counters (wanted),
                   sizeof (TengenGoCounters));
  g_assert_cmpint (reason != NULL, ==, wanted_reason != NULL);
  if (reason != NULL)
    {
      g_assert_cmpint (reason->code, ==, wanted_reason->code);
      g_assert_cmpuint (reason->node, ==, wanted_reason->node);
      g_assert_cmpuint (reason->move, ==, wanted_reason->move);
    }
  for (int s = TENGEN_STONE_BLACK; s <= TENGEN_STONE_WHITE; s++)
    {
      tengen_position_map (got, (TengenStone) s, codes);
      tengen_position_map (wanted, (TengenStone) s, wanted_codes);
      g_assert_cmpmem (codes, (gsize) n, wanted_codes, (gsize) n);
    }
}

static void
assert_at (TengenPosition *position, TengenNode node)
{
  g_autoptr (TengenPosition) fresh =
      tengen_position_new (tengen_position_get_record (position),
                           tengen_position_get_root (position));

  tengen_position_goto (position, node);
  tengen_position_goto (fresh, node);
  assert_same (position, fresh);
}

/* Far to and fro. */
static void
test_jumps (void)
{
  g_autoptr (TengenRecord) record = make_line ();
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  guint n = tengen_record_get_n_nodes (record);

  for (int i = 0; i < 30; i++)
    assert_at (position, (TengenNode) g_test_rand_int_range (1, (int) n + 1));
}

static void
append_boards (GString *text, char stone)
{
  for (guint i = 0; i < N_BOARDS / 2; i++)
    g_string_append_printf (text, ";A%c[aa:ss];AE[aa:rs]", stone);
}

/* Two lines that part far from the beginning and rest at the same depths. */
static void
test_branches (void)
{
  g_autoptr (GString) text = g_string_new ("(;SZ[19]");
  g_autoptr (TengenRecord) record = NULL;
  g_autoptr (TengenPosition) position = NULL;
  TengenNode first, second;

  append_boards (text, 'B');
  g_string_append_c (text, '(');
  append_boards (text, 'B');
  g_string_append (text, ")(");
  append_boards (text, 'W');
  g_string_append (text, "))");
  record = read_record (text->str);
  position = tengen_position_new (record, tengen_record_get_game (record, 0));
  first = find_end (record);
  second = tengen_record_get_n_nodes (record);
  for (TengenNode i = 0; i < 8; i++)
    {
      assert_at (position, first - 150 * i);
      assert_at (position, second - 170 * i);
    }
}

/* Black takes a ko and then nothing happens for long: where White may take
 * back depends on the node, never on how one came there. */
static gboolean
may_take_back (const TengenPosition *position)
{
  g_autoptr (TengenReason) reason = tengen_position_check_point (
      position, tengen_point_make (5, 1, 1), TENGEN_STONE_WHITE);

  return reason == NULL;
}

static void
test_repetition (void)
{
  g_autoptr (GString) text = g_string_new (
      "(;SZ[5]TNR[china]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb]");
  g_autoptr (TengenRecord) record = NULL;
  g_autoptr (TengenPosition) position = NULL;
  int n = 30000, n_legal = 0;

  for (int i = 0; i < n; i++)
    g_string_append (text, ";PL[W]");
  g_string_append_c (text, ')');
  record = read_record (text->str);
  position = tengen_position_new (record, tengen_record_get_game (record, 0));
  for (int i = 0; i < 40; i++)
    {
      TengenNode node = (TengenNode) g_test_rand_int_range (100, n);

      assert_at (position, node);
      /* and one by one over the rests nearby */
      for (int k = 0; k < 50; k++)
        tengen_position_goto (position, node - (TengenNode) k);
      assert_at (position, node);
      n_legal += may_take_back (position);
    }
  /* the first rest comes later than any game ends */
  g_assert_cmpint (n_legal, >, 0);
  tengen_position_goto (position, 2000);
  g_assert_false (may_take_back (position));
}

/* Node by node back over all rests and forward again: what is seen on the way
 * there is seen on the way back. */
static void
test_steps (void)
{
  g_autoptr (TengenRecord) record = make_line ();
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  g_autoptr (GArray) hashes = g_array_new (FALSE, TRUE, sizeof (guint64));
  TengenNode root = tengen_record_get_game (record, 0);
  TengenNode node = root;

  g_array_set_size (hashes, tengen_record_get_n_nodes (record) + 1);
  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    {
      tengen_position_goto (position, node);
      g_array_index (hashes, guint64, node) =
          tengen_board_get_hash (tengen_position_get_board (position));
    }
  for (node = find_end (record); node != root;
       node = tengen_record_get_parent (record, node))
    {
      tengen_position_goto (position, node);
      g_assert_cmpuint (
          tengen_board_get_hash (tengen_position_get_board (position)),
          ==,
          g_array_index (hashes, guint64, node));
    }
  assert_at (position, find_end (record));
}

/* What changes before the part of the path whose history is kept. */
static void
test_forget (void)
{
  g_autoptr (TengenRecord) record = make_line ();
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  TengenNode end = find_end (record);
  static const TengenNode nodes[] = { 1, 800, 4000 };

  for (gsize i = 0; i < G_N_ELEMENTS (nodes); i++)
    {
      g_autoptr (GArray) stale =
          g_array_new (FALSE, FALSE, sizeof (TengenNode));

      tengen_position_goto (position, end);
      tengen_record_set (record, nodes[i], TENGEN_PROPERTY_W, "[cc][dd]");
      g_array_append_val (stale, nodes[i]);
      tengen_position_forget (position, stale);
      assert_at (position, end);
    }
}

/* A caller that keeps the setup may go anywhere. */
static void
test_setup (void)
{
  g_autoptr (TengenRecord) record = make_line ();
  TengenNode root = tengen_record_get_game (record, 0);
  g_autoptr (TengenPosition) position = tengen_position_new (record, root);
  const TengenGameSetup *setup = tengen_position_get_setup (position);

  tengen_position_goto (position, find_end (record));
  tengen_position_goto (position, root);
  g_assert_cmpint (setup->width, ==, 19);
  g_assert_cmpstr (setup->rules.id, ==, "china");
  g_assert_true (tengen_position_get_setup (position) == setup);
}

/* Goes through all of a comb, a long line with a variation at each node; tells
 * how long that took. */
static double
walk_comb (int n)
{
  g_autoptr (GString) text = g_string_new ("(;SZ[9]");
  g_autoptr (TengenRecord) record = NULL;
  g_autoptr (TengenPosition) position = NULL;
  clock_t begin;

  for (int i = 0; i < n; i++)
    g_string_append (text, "(;C[a]");
  for (int i = 0; i < n; i++)
    g_string_append (text, ")(;B[aa])");
  g_string_append_c (text, ')');
  record = read_record (text->str);
  position = tengen_position_new (record, tengen_record_get_game (record, 0));
  begin = clock ();
  for (TengenNode node = 1; node <= tengen_record_get_n_nodes (record); node++)
    {
      tengen_position_goto (position, node);
      g_assert_cmpuint (
          tengen_position_get_move (position), ==, node > (guint) n + 1);
    }
  return (double) (clock () - begin) / CLOCKS_PER_SEC;
}

/* The way from variation to variation does not cost the depth: four times the
 * nodes take four times as long, not sixteen times. What else runs slows walks
 * down, so where three of each are not enough there are more. */
static void
test_comb (void)
{
  double least = G_MAXDOUBLE, least_of_many = G_MAXDOUBLE;

  for (int i = 0; i < 3 || (i < 12 && least_of_many >= 8 * least); i++)
    {
      least = MIN (least, MAX (walk_comb (10000), 0.001));
      least_of_many = MIN (least_of_many, walk_comb (40000));
    }
  g_assert_cmpfloat (least_of_many, <, 8 * least);
}

static void
test_full_node (void)
{
  g_autoptr (TengenRecord) record = repeat ("(;SZ[9]", "B[]", 90 * 1000);
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));

  g_assert_cmpuint (
      tengen_position_get_move (position), ==, TENGEN_POSITION_NODE_MAX);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/path/memory", test_memory);
  g_test_add_func ("/game/path/jumps", test_jumps);
  g_test_add_func ("/game/path/branches", test_branches);
  g_test_add_func ("/game/path/repetition", test_repetition);
  g_test_add_func ("/game/path/steps", test_steps);
  g_test_add_func ("/game/path/forget", test_forget);
  g_test_add_func ("/game/path/setup", test_setup);
  g_test_add_func ("/game/path/comb", test_comb);
  g_test_add_func ("/game/path/full-node", test_full_node);
  return g_test_run ();
}
