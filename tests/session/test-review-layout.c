/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-layout: nothing crosses, nothing covers, nothing is wasted
 */
#include "tengen-review-layout.h"

#include <string.h>

#include "tengen-record-edit.h"

#define NONE TENGEN_NODE_NONE

/* Writes what is seen, a row a line: nodes as letters (a is the first),
 * strokes as | - and +, signs of folds as *. */
typedef struct
{
  GPtrArray *rows;
  gboolean clash;
} Picture;

static void
put (Picture *picture, guint row, guint at, char what)
{
  GString *text;

  while (picture->rows->len <= row)
    g_ptr_array_add (picture->rows, g_string_new (NULL));
  text = g_ptr_array_index (picture->rows, row);
  while (text->len <= at)
    g_string_append_c (text, ' ');
  /* the strokes of brothers meet */
  if (text->str[at] != ' ' && !(text->str[at] == '+' && what == '|'))
    picture->clash = TRUE;
  text->str[at] = what;
}

static void
draw_cb (const TengenReviewLine *line, gpointer data)
{
  guint at = 2 * line->column;

  for (guint i = 0; i < line->n_nodes; i++)
    {
      put (data, line->row, at + 2 * i, (char) ('`' + line->nodes[i] % 64));
      if (i > 0)
        put (data, line->row, at + 2 * i - 1, '-');
    }
  for (guint i = 0; i < TENGEN_REVIEW_FOLD_COLUMNS && line->hidden > 0; i++)
    put (data, line->row, at + 2 * (line->n_nodes + i), '*');
  if (line->above == line->row)
    return;
  for (guint row = line->above + 1; row < line->row; row++)
    put (data, row, at - 2, '|');
  put (data, line->row, at - 2, '+');
  put (data, line->row, at - 1, '-');
}

static void
free_text (gpointer text)
{
  g_string_free (text, TRUE);
}

static char *
draw (const TengenReviewLayout *layout)
{
  Picture picture = { .rows = g_ptr_array_new_with_free_func (free_text) };
  TengenReviewArea all = { 0, 0, G_MAXUINT - 1, G_MAXUINT - 1 };
  GString *text = g_string_new (NULL);

  tengen_review_layout_visit (layout, &all, draw_cb, &picture);
  for (guint i = 0; i < picture.rows->len; i++)
    {
      GString *row = g_ptr_array_index (picture.rows, i);

      g_string_append_printf (text, "%s\n", row->str);
    }
  g_ptr_array_unref (picture.rows);
  g_assert_false (picture.clash);
  return g_string_free (text, FALSE);
}

static void
assert_drawn (const TengenReviewLayout *layout, const char *wanted)
{
  g_autofree char *text = draw (layout);

  g_assert_cmpstr (text, ==, wanted);
}

/* Makes a game: each node's parent, in order. */
static TengenRecord *
make_record (const TengenNode *parents, guint n)
{
  TengenRecord *record = tengen_record_new ();

  for (guint i = 0; i < n; i++)
    tengen_record_build_node (record, parents[i]);
  return record;
}

static void
test_picture (void)
{
  /* a b c d e, then from c: f g; from b: h i j; from h: k; from a: l */
  const TengenNode parents[] = { 0, 1, 2, 3, 4, 3, 6, 2, 8, 9, 8, 1 };
  g_autoptr (TengenRecord) record =
      make_record (parents, G_N_ELEMENTS (parents));
  g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();

  tengen_review_layout_update (layout, record, 1, NULL);
  assert_drawn (layout,
                "a-b-c-d-e\n"
                "| | +-f-g\n"
                "| +-h-i-j\n"
                "+-l +-k\n");
  g_assert_cmpuint (tengen_review_layout_get_n_rows (layout), ==, 4);
  g_assert_cmpuint (tengen_review_layout_get_n_columns (layout), ==, 5);
}

static void
test_brothers (void)
{
  const TengenNode parents[] = { 0, 1, 1, 1, 3, 4 };
  g_autoptr (TengenRecord) record =
      make_record (parents, G_N_ELEMENTS (parents));
  g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();

  tengen_review_layout_update (layout, record, 1, NULL);
  assert_drawn (layout,
                "a-b\n"
                "+-c-e\n"
                "+-d-f\n");
}

static void
test_fold (void)
{
  const TengenNode parents[] = { 0, 1, 2, 3, 4, 3, 6, 2, 8, 9, 8, 1 };
  g_autoptr (TengenRecord) record =
      make_record (parents, G_N_ELEMENTS (parents));
  g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();
  g_autoptr (GHashTable) folded = g_hash_table_new (NULL, NULL);
  TengenReviewLine line;
  gboolean sign;

  g_hash_table_add (folded, GUINT_TO_POINTER (3));
  tengen_review_layout_update (layout, record, 1, folded);
  assert_drawn (layout,
                "a-b-c * *\n"
                "| +-h-i-j\n"
                "+-l +-k\n");
  g_assert_true (tengen_review_layout_get_line (layout, 3, &line));
  g_assert_cmpuint (line.hidden, ==, 4);
  g_assert_false (tengen_review_layout_find (layout, 6, NULL, NULL));
  g_assert_false (tengen_review_layout_get_line (layout, 7, &line));
  g_assert_cmpuint (tengen_review_layout_pick (layout, 4, 0, &sign), ==, 3);
  g_assert_true (sign);
  g_assert_cmpuint (tengen_review_layout_pick (layout, 2, 0, &sign), ==, 3);
  g_assert_false (sign);
  /* a leaf hides nothing */
  g_hash_table_remove_all (folded);
  g_hash_table_add (folded, GUINT_TO_POINTER (5));
  tengen_review_layout_update (layout, record, 1, folded);
  g_assert_true (tengen_review_layout_get_line (layout, 5, &line));
  g_assert_cmpuint (line.hidden, ==, 0);
}

static void
test_games (void)
{
  const TengenNode parents[] = { 0, 1, 0, 3, 3 };
  g_autoptr (TengenRecord) record =
      make_record (parents, G_N_ELEMENTS (parents));
  g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();

  tengen_review_layout_update (layout, record, 1, NULL);
  assert_drawn (layout, "a-b\n");
  g_assert_false (tengen_review_layout_find (layout, 3, NULL, NULL));
  tengen_review_layout_update (layout, record, 3, NULL);
  assert_drawn (layout, "c-d\n+-e\n");
}

static void
test_nothing (void)
{
  g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();

  g_assert_cmpuint (tengen_review_layout_pick (layout, 0, 0, NULL), ==, NONE);
  g_assert_false (tengen_review_layout_find (layout, 1, NULL, NULL));
  assert_drawn (layout, "");
}

/* --- Random trees --- */

/* Mostly at the end of a line, else anywhere. */
static TengenNode
choose_parent (const TengenRecord *record, guint n)
{
  TengenNode node = (TengenNode) g_test_rand_int_range (1, (int) n + 1);

  if (g_test_rand_int_range (0, 3) > 0)
    node = n;
  if (g_test_rand_int_range (0, 4) == 0)
    while (tengen_record_get_child (record, node) != NONE)
      node = tengen_record_get_child (record, node);
  return node;
}

static TengenRecord *
make_random (guint n)
{
  TengenRecord *record = tengen_record_new ();

  tengen_record_build_node (record, NONE);
  for (guint i = 1; i < n; i++)
    tengen_record_build_node (record, choose_parent (record, i));
  return record;
}

static gboolean
has_folded_before (const TengenRecord *record,
                   GHashTable *folded,
                   TengenNode node)
{
  for (node = tengen_record_get_parent (record, node); node != NONE;
       node = tengen_record_get_parent (record, node))
    if (g_hash_table_contains (folded, GUINT_TO_POINTER (node)))
      return TRUE;
  return FALSE;
}

static void
check_node (const TengenReviewLayout *layout,
            const TengenRecord *record,
            TengenNode node)
{
  TengenNode parent = tengen_record_get_parent (record, node);
  guint column, row, parent_column, parent_row;
  gboolean sign;

  g_assert_true (tengen_review_layout_find (layout, node, &column, &row));
  g_assert_cmpuint (
      tengen_review_layout_pick (layout, column, row, &sign), ==, node);
  g_assert_false (sign);
  if (parent == NONE)
    return;
  g_assert_true (
      tengen_review_layout_find (layout, parent, &parent_column, &parent_row));
  g_assert_cmpuint (column, ==, parent_column + 1);
  if (tengen_record_get_child (record, parent) == node)
    g_assert_cmpuint (row, ==, parent_row);
  else
    g_assert_cmpuint (row, >, parent_row);
}

/* Draws it too, which fails where two things are in one place. */
static void
check_layout (const TengenReviewLayout *layout,
              const TengenRecord *record,
              GHashTable *folded)
{
  g_autofree char *text = draw (layout);

  for (TengenNode node = 1; node <= tengen_record_get_n_nodes (record); node++)
    if (has_folded_before (record, folded, node))
      g_assert_false (tengen_review_layout_find (layout, node, NULL, NULL));
    else
      check_node (layout, record, node);
}

static void
test_random (void)
{
  g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();

  for (int i = 0; i < 400; i++)
    {
      g_autoptr (GHashTable) folded = g_hash_table_new (NULL, NULL);
      g_autoptr (TengenRecord) record = NULL;
      int n = g_test_rand_int_range (1, 80);

      record = make_random ((guint) n);
      tengen_review_layout_update (layout, record, 1, folded);
      check_layout (layout, record, folded);
      for (int j = g_test_rand_int_range (1, 4); j > 0; j--)
        g_hash_table_add (folded,
                          GUINT_TO_POINTER (g_test_rand_int_range (1, n + 1)));
      tengen_review_layout_update (layout, record, 1, folded);
      check_layout (layout, record, folded);
    }
}

/* What is found in a part is what the whole picture has there. */
typedef struct
{
  TengenReviewArea area;
  GHashTable *seen;
} Part;

static gboolean
is_in (guint low, guint high, guint from, guint to)
{
  return low <= to && high >= from;
}

static gboolean
touches (const TengenReviewLine *line, const TengenReviewArea *area)
{
  guint corner = line->column > 0 ? line->column - 1 : 0;
  guint end = line->column + line->n_nodes - 1 +
              (line->hidden > 0 ? TENGEN_REVIEW_FOLD_COLUMNS : 0);

  return (is_in (corner, end, area->column, area->last_column) &&
          is_in (line->row, line->row, area->row, area->last_row)) ||
         (line->above < line->row && line->row > area->last_row &&
          is_in (corner, corner, area->column, area->last_column) &&
          is_in (line->above, line->row, area->row, area->last_row));
}

static void
note_cb (const TengenReviewLine *line, gpointer data)
{
  Part *part = data;

  g_assert_true (
      g_hash_table_add (part->seen, GUINT_TO_POINTER (line->nodes[0])));
}

static void
expect_cb (const TengenReviewLine *line, gpointer data)
{
  Part *part = data;

  g_assert_cmpint (
      g_hash_table_remove (part->seen, GUINT_TO_POINTER (line->nodes[0])),
      ==,
      touches (line, &part->area));
}

static void
test_visit (void)
{
  g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();
  TengenReviewArea all = { 0, 0, G_MAXUINT - 1, G_MAXUINT - 1 };

  for (int i = 0; i < 400; i++)
    {
      g_autoptr (TengenRecord) record =
          make_random ((guint) g_test_rand_int_range (1, 120));
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
      Part part = { .seen = seen };

      part.area.column = (guint) g_test_rand_int_range (0, 20);
      part.area.row = (guint) g_test_rand_int_range (0, 10);
      part.area.last_column =
          part.area.column + (guint) g_test_rand_int_range (0, 8);
      part.area.last_row = part.area.row + (guint) g_test_rand_int_range (0, 5);
      tengen_review_layout_update (layout, record, 1, NULL);
      tengen_review_layout_visit (layout, &part.area, note_cb, &part);
      tengen_review_layout_visit (layout, &all, expect_cb, &part);
      g_assert_cmpuint (g_hash_table_size (seen), ==, 0);
    }
}

/* --- Growing --- */

static void
add_node (TengenRecord *record, TengenNode parent, guint index)
{
  TengenChange *change = tengen_change_add (parent, index);
  TengenChange *inverse = tengen_record_apply (record, change);

  g_assert_nonnull (inverse);
  tengen_change_free (inverse);
  tengen_change_free (change);
}

static void
test_extend (void)
{
  guint extended = 0;

  for (int i = 0; i < 100; i++)
    {
      g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();
      g_autoptr (TengenReviewLayout) fresh = tengen_review_layout_new ();
      g_autoptr (TengenRecord) record =
          make_random ((guint) g_test_rand_int_range (1, 40));

      tengen_review_layout_update (layout, record, 1, NULL);
      for (int j = 0; j < 30; j++)
        {
          guint n = tengen_record_get_n_nodes (record);
          g_autofree char *wanted = NULL;

          add_node (record, choose_parent (record, n), 0);
          if (tengen_review_layout_extend (layout, record, n + 1))
            extended++;
          else
            tengen_review_layout_update (layout, record, 1, NULL);
          tengen_review_layout_update (fresh, record, 1, NULL);
          wanted = draw (fresh);
          assert_drawn (layout, wanted);
          g_assert_cmpuint (tengen_review_layout_get_n_columns (layout),
                            ==,
                            tengen_review_layout_get_n_columns (fresh));
        }
    }
  g_assert_cmpuint (extended, >, 500);
}

/* --- Size --- */

static void
test_line (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();
  const guint n = 200000;
  guint column, row;

  for (guint i = 0; i < n; i++)
    tengen_record_build_node (record, i);
  tengen_review_layout_update (layout, record, 1, NULL);
  g_assert_true (tengen_review_layout_find (layout, n, &column, &row));
  g_assert_cmpuint (column, ==, n - 1);
  g_assert_cmpuint (row, ==, 0);
  add_node (record, n, 0);
  g_assert_true (tengen_review_layout_extend (layout, record, n + 1));
  g_assert_cmpuint (tengen_review_layout_get_n_columns (layout), ==, n + 1);
}

/* Each node has a variation, and each variation too: a long staircase. */
static void
test_deep (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();
  g_autoptr (GHashTable) folded = g_hash_table_new (NULL, NULL);
  const guint depth = 100000;
  TengenNode node = tengen_record_build_node (record, NONE);
  TengenReviewLine line;
  guint column, row;

  for (guint i = 0; i < depth; i++)
    {
      tengen_record_build_node (record, node);
      node = tengen_record_build_node (record, node);
    }
  tengen_review_layout_update (layout, record, 1, NULL);
  g_assert_true (tengen_review_layout_find (layout, node, &column, &row));
  g_assert_cmpuint (column, ==, depth);
  g_assert_cmpuint (row, ==, depth);
  g_hash_table_add (folded, GUINT_TO_POINTER (1));
  tengen_review_layout_update (layout, record, 1, folded);
  g_assert_true (tengen_review_layout_get_line (layout, 1, &line));
  g_assert_cmpuint (line.hidden, ==, 2 * depth);
}

/* A long stroke is seen where neither of its ends is. */
static void
test_wide (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  g_autoptr (TengenReviewLayout) layout = tengen_review_layout_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  Part part = { .area = { 0, 500, 3, 510 }, .seen = seen };

  tengen_record_build_node (record, NONE);
  tengen_record_build_node (record, 1);
  tengen_record_build_node (record, 1);
  for (guint i = 0; i < 1000; i++)
    tengen_record_build_node (record, 2);
  tengen_review_layout_update (layout, record, 1, NULL);
  tengen_review_layout_visit (layout, &part.area, note_cb, &part);
  g_assert_true (g_hash_table_contains (seen, GUINT_TO_POINTER (3)));
  g_assert_cmpuint (g_hash_table_size (seen), ==, 13);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/review/layout/picture", test_picture);
  g_test_add_func ("/review/layout/brothers", test_brothers);
  g_test_add_func ("/review/layout/fold", test_fold);
  g_test_add_func ("/review/layout/games", test_games);
  g_test_add_func ("/review/layout/nothing", test_nothing);
  g_test_add_func ("/review/layout/random", test_random);
  g_test_add_func ("/review/layout/visit", test_visit);
  g_test_add_func ("/review/layout/extend", test_extend);
  g_test_add_func ("/review/layout/line", test_line);
  g_test_add_func ("/review/layout/deep", test_deep);
  g_test_add_func ("/review/layout/wide", test_wide);
  return g_test_run ();
}
