/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-steps-table: where stones of a count go to and come from
 */
#include "tengen-go-steps-table.h"

#include "board-picture.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* Two black rooms of 1 and 6 points; White has one of 1 and one of 2. */
static const char picture[] = ".X..X/XX..X/XX..X/XXXXX/OOOOO/.OO..";

static TengenGoTable *
make_table (const char *text)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (text, NULL);
  TengenGoCounters none = { .setup = { 0 } };
  g_autoptr (TengenGoCount) count = NULL;
  TengenGoTable *self;

  g_assert_nonnull (board);
  count = tengen_go_count_new (
      board, tengen_go_rules_find ("china"), &none, NULL, 0, 0);
  self = tengen_go_table_new (board);
  tengen_go_table_divide (self, count->owner);
  return self;
}

static int
count_all (const TengenGoTable *self, TengenStone stone)
{
  return tengen_go_table_count_stones (self, stone) + self->lid[stone] +
         self->beside[stone] + self->bowl[stone];
}

static void
test_move (void)
{
  g_autoptr (TengenGoTable) self = make_table (picture);
  const TengenGoShift *shift;

  tengen_go_table_move (self, 1, TENGEN_GO_PLACE_LID, BLACK);
  tengen_go_table_move (self, TENGEN_GO_PLACE_LID, 2, BLACK);
  g_assert_cmpint (self->stones[1], ==, TENGEN_STONE_NONE);
  g_assert_cmpint (self->stones[2], ==, BLACK);
  g_assert_cmpint (self->owner[2], ==, TENGEN_GO_OWNER_BLACK_STONE);
  g_assert_cmpint (self->lid[BLACK], ==, 0);
  g_assert_cmpuint (self->shifts->len, ==, 2);
  shift = &g_array_index (self->shifts, TengenGoShift, 1);
  g_assert_cmpuint (shift->from, ==, TENGEN_GO_PLACE_LID);
  g_assert_cmpuint (shift->to, ==, 2);
}

/* Eyes go last; what finds no room stays beside the board. */
static void
test_fill (void)
{
  g_autoptr (TengenGoTable) self = make_table (picture);

  self->lid[BLACK] = 9;
  g_assert_cmpint (tengen_go_table_count_free (self, BLACK), ==, 7);
  tengen_go_table_fill (self, TENGEN_GO_PLACE_LID, BLACK, 5);
  g_assert_true (tengen_go_table_is_free (self, 0, BLACK));
  g_assert_cmpint (tengen_go_table_count_free (self, BLACK), ==, 2);
  tengen_go_table_fill (self, TENGEN_GO_PLACE_LID, BLACK, 4);
  g_assert_cmpint (tengen_go_table_count_free (self, BLACK), ==, 0);
  g_assert_cmpint (self->over[BLACK], ==, 2);
  g_assert_cmpint (self->beside[BLACK], ==, 2);
  g_assert_cmpint (self->over[WHITE], ==, 0);
}

/* Stones over go first, then those put there, then those inside. */
static void
test_take_own (void)
{
  g_autoptr (TengenGoTable) self = make_table (picture);
  int sum = count_all (self, BLACK) + 8;

  self->lid[BLACK] = 8;
  tengen_go_table_fill (self, TENGEN_GO_PLACE_LID, BLACK, 8);
  tengen_go_table_take_own (self, BLACK, 3);
  g_assert_cmpint (self->over[BLACK], ==, 0);
  g_assert_cmpint (self->beside[BLACK], ==, 0);
  g_assert_cmpint (tengen_go_table_count_free (self, BLACK), ==, 2);
  tengen_go_table_take_own (self, BLACK, 6);
  g_assert_cmpint (tengen_go_table_count_free (self, BLACK), ==, 8);
  g_assert_cmpint (self->stones[15], ==, BLACK);
  g_assert_cmpint (count_all (self, BLACK), ==, sum);
  tengen_go_table_take_own (self, BLACK, 99);
  g_assert_cmpint (tengen_go_table_count_stones (self, BLACK), ==, 0);
  g_assert_cmpint (self->over[BLACK], <, 0);
  g_assert_cmpint (count_all (self, BLACK), ==, sum);
}

static void
test_take_border (void)
{
  g_autoptr (TengenGoTable) self = make_table (picture);
  int n_free = tengen_go_table_count_free (self, WHITE);

  g_assert_cmpint (tengen_go_table_take_border (self, WHITE, 2, FALSE), ==, 2);
  g_assert_cmpint (tengen_go_table_count_free (self, WHITE), ==, n_free);
  g_assert_cmpint (self->bowl[WHITE], ==, 2);
  /* of those that touch Black the two that do not touch their own room */
  g_assert_cmpint (self->owner[21], ==, TENGEN_GO_OWNER_DAME);
  g_assert_cmpint (self->owner[22], ==, TENGEN_GO_OWNER_DAME);
  g_assert_cmpint (tengen_go_table_take_border (self, WHITE, 1, TRUE), ==, 1);
  g_assert_cmpint (tengen_go_table_count_free (self, WHITE), ==, n_free - 1);
  g_assert_cmpint (tengen_go_table_take_border (self, WHITE, 99, FALSE), <, 99);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/steps-table/move", test_move);
  g_test_add_func ("/go/steps-table/fill", test_fill);
  g_test_add_func ("/go/steps-table/take-own", test_take_own);
  g_test_add_func ("/go/steps-table/take-border", test_take_border);
  return g_test_run ();
}
