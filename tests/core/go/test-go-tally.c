/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-tally: things laid out one by one add up to the written sum
 */
#include "tengen-go-tally.h"

#include "go-random.h"
#include "board-picture.h"

static const TengenGoCounters none = { .first_passer = TENGEN_STONE_NONE };

static TengenGoTally *
make_tally (const char *picture,
            const char *rules_text,
            const TengenGoCounters *counters,
            const guint8 *marks,
            int komi_x2)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  TengenGoAgreement agreement = tengen_go_agreement_make (marks);
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;
  TengenGoRules rules;

  g_assert_true (tengen_go_rules_parse (rules_text, &rules));
  count = tengen_go_count_new (board, &rules, counters, &agreement, komi_x2, 0);
  account = tengen_account_new (count, &rules);
  return tengen_go_tally_new (board, count, account);
}

/* As text: tick, side, code, point or -, half points. */
static char *
write_items (const TengenGoTally *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      const TengenGoTallyItem *item =
          &g_array_index (self->items, TengenGoTallyItem, i);

      g_string_append_printf (
          text, "%u%c%d", item->tick, ".BW"[item->side], item -> code);
      if (item->point != TENGEN_POINT_NONE)
        g_string_append_printf (text, "@%d", item->point);
      g_string_append_printf (text, "=%d ", item->value_x2);
    }
  return g_string_free (text, FALSE);
}

/* As text: thing:length of each piece, in half points. */
static char *
write_row (const TengenGoTally *self, TengenStone side, guint ticks)
{
  g_autoptr (GArray) row = tengen_go_tally_lay_out (self, side, ticks);
  GString *text = g_string_new (NULL);
  int start_x2 = 0;

  for (guint i = 0; i < row->len; i++)
    {
      TengenGoTallyPiece piece = g_array_index (row, TengenGoTallyPiece, i);

      g_assert_cmpint (piece.start_x2, ==, start_x2);
      start_x2 += piece.length_x2;
      g_string_append_printf (text, "%d:%d ", piece.item, piece.length_x2);
    }
  return g_string_free (text, FALSE);
}

/* Stones of both sides go in pairs, in reading order; the rest goes alone. */
static void
test_stones (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse ("X.X/XXX/OOX", NULL);
  g_autoptr (TengenGoTally) self = tengen_go_tally_new_stones (board);
  g_autofree char *items = write_items (self);
  int sum_x2[3];

  g_assert_cmpstr (items,
                   ==,
                   "0B0@0=2 0W0@6=2 1B0@2=2 1W0@7=2 2B0@3=2 3B0@4=2 4B0@5=2 "
                   "5B0@8=2 ");
  g_assert_cmpuint (self->n_ticks, ==, 6);
  g_assert_cmpint (self->unit, ==, TENGEN_GO_UNIT_STONES);
  g_assert_cmpuint (tengen_go_tally_count (self, 0), ==, 0);
  g_assert_cmpuint (tengen_go_tally_count (self, 2), ==, 4);
  g_assert_cmpuint (tengen_go_tally_count (self, G_MAXUINT), ==, 8);
  tengen_go_tally_sum (self, 3, sum_x2);
  g_assert_cmpint (sum_x2[TENGEN_STONE_BLACK], ==, 6);
  g_assert_cmpint (sum_x2[TENGEN_STONE_WHITE], ==, 4);
  g_assert_cmpint (tengen_go_tally_find_room (self), ==, 12);
}

/* Territory goes area by area, neighbours together; half of a neutral point
 * goes to each side. */
static void
test_area (void)
{
  g_autoptr (TengenGoTally) self =
      make_tally (".X.X./.XXX./XX.OO/O.OO.", "china dame=1", &none, NULL, 15);
  g_autofree char *items = NULL;

  tengen_go_tally_narrow (self,
                          TENGEN_STONE_NONE,
                          1u << TENGEN_ACCOUNT_TERRITORY |
                              1u << TENGEN_ACCOUNT_DAME |
                              1u << TENGEN_ACCOUNT_KOMI);
  items = write_items (self);
  g_assert_cmpstr (items,
                   ==,
                   "0B1@0=2 0W1@19=2 1B1@5=2 2B1@2=2 3B3@4=1 3W3@4=1 "
                   "4B3@9=1 4W3@9=1 5B3@12=1 5W3@12=1 6B3@16=1 6W3@16=1 "
                   "7W18=15 ");
}

/* Prisoners lie in the lid; dead stones are off the board. */
static void
test_prisoners (void)
{
  const TengenGoCounters counters = { .prisoners = { 0, 3, 1 } };
  const guint8 marks[8] = { 0, 0, 0, TENGEN_GO_MARK_DEAD };
  g_autoptr (TengenGoTally) self =
      make_tally (".XOX/.XO.", "japan", &counters, marks, 13);
  g_autofree char *items = write_items (self);

  g_assert_cmpint (self->stones[3], ==, TENGEN_STONE_NONE);
  g_assert_cmpint (self->stones[1], ==, TENGEN_STONE_BLACK);
  g_assert_cmpstr (items,
                   ==,
                   "0B1@0=2 0W1@3=2 1B1@4=2 1W1@7=2 2B4=2 2W4=2 3W4=2 4W4=2 "
                   "5W5=2 6W18=13 ");
}

/* What is subtracted shortens a row from its end; what is not there any more is
 * missing, and what comes later makes up for it. */
static void
test_rows (void)
{
  const TengenGoCounters counters = { .prisoners = { 0, 3, 1 } };
  g_autoptr (TengenGoTally) self =
      make_tally (".XOX/.XO.", "japan hold=0", &counters, NULL, -3);
  g_autofree char *two = write_row (self, TENGEN_STONE_BLACK, 2);
  g_autofree char *three = write_row (self, TENGEN_STONE_BLACK, 3);
  g_autofree char *five = write_row (self, TENGEN_STONE_BLACK, 5);
  g_autofree char *all = write_row (self, TENGEN_STONE_BLACK, 6);
  g_autofree char *white = write_row (self, TENGEN_STONE_WHITE, 6);

  g_assert_cmpstr (two, ==, "0:2 1:2 ");
  g_assert_cmpstr (three, ==, "0:2 ");
  g_assert_cmpstr (five, ==, "-1:2 ");
  g_assert_cmpstr (all, ==, "6:1 ");
  g_assert_cmpstr (white, ==, "-1:2 ");
}

/* An equal number of stones goes from the front, so that what is left is what
 * was free. */
static void
test_equal (void)
{
  g_autoptr (TengenGoTally) self =
      make_tally ("XX.O/.X.O/XXOO", "china stones=0 equal=1", &none, NULL, 0);
  g_autofree char *row = NULL;

  row = write_row (self, TENGEN_STONE_BLACK, G_MAXUINT);
  g_assert_cmpstr (row, ==, "9:2 10:1 12:1 ");
}

/* Only a side or certain lines are asked for. */
static void
test_narrow (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse ("X.X/XXX/OO.", NULL);
  g_autoptr (TengenGoTally) self = tengen_go_tally_new_stones (board);
  g_autofree char *items = NULL;

  tengen_go_tally_narrow (
      self, TENGEN_STONE_WHITE, 1u << TENGEN_ACCOUNT_STONES);
  items = write_items (self);
  g_assert_cmpstr (items, ==, "0W0@6=2 1W0@7=2 ");
  g_assert_cmpuint (self->n_ticks, ==, 2);
  g_assert_false (tengen_go_tally_has_side (self, TENGEN_STONE_BLACK));
  g_assert_true (tengen_go_tally_has_side (self, TENGEN_STONE_WHITE));
  tengen_go_tally_narrow (self, TENGEN_STONE_NONE, 0);
  g_assert_cmpuint (self->n_ticks, ==, 0);
}

static void
test_equal_tallies (void)
{
  g_autoptr (TengenGoTally) one =
      make_tally ("X.X/OO.", "pure", &none, NULL, 0);
  g_autoptr (TengenGoTally) same =
      make_tally ("X.X/OO.", "pure", &none, NULL, 0);
  g_autoptr (TengenGoTally) moved =
      make_tally ("XX./OO.", "pure", &none, NULL, 0);
  g_autoptr (TengenGoTally) other =
      make_tally ("X.X/OO.", "china", &none, NULL, 0);

  g_assert_true (tengen_go_tally_equal (one, same));
  g_assert_false (tengen_go_tally_equal (one, moved));
  g_assert_false (tengen_go_tally_equal (one, other));
  tengen_go_tally_narrow (same, TENGEN_STONE_BLACK, ~0u);
  g_assert_false (tengen_go_tally_equal (one, same));
}

static int
measure_row (const GArray *row)
{
  int length_x2 = 0;

  for (guint i = 0; i < row->len; i++)
    {
      TengenGoTallyPiece piece = g_array_index (row, TengenGoTallyPiece, i);

      g_assert_cmpint (piece.length_x2, >, 0);
      g_assert_cmpint (piece.start_x2, ==, ABS (length_x2));
      length_x2 += piece.item < 0 ? -piece.length_x2 : piece.length_x2;
    }
  return length_x2;
}

/* A row is as long as its side's number. */
static void
check_rows (const TengenGoTally *self, guint ticks)
{
  int room_x2 = tengen_go_tally_find_room (self);
  int sum_x2[3];

  tengen_go_tally_sum (self, ticks, sum_x2);
  for (TengenStone side = 1; side <= TENGEN_STONE_WHITE; side++)
    {
      g_autoptr (GArray) row = tengen_go_tally_lay_out (self, side, ticks);

      g_assert_cmpint (measure_row (row), ==, sum_x2[side]);
      g_assert_cmpint (ABS (sum_x2[side]), <=, room_x2);
    }
}

/* No point counts twice for a side; ticks go on one by one. */
static void
check_items (const TengenGoTally *self)
{
  guint8 seen[3][TENGEN_BOARD_MAX_POINTS] = { { 0 } };
  guint before = 0;

  for (guint i = 0; i < self->items->len; i++)
    {
      const TengenGoTallyItem *item =
          &g_array_index (self->items, TengenGoTallyItem, i);

      g_assert_cmpuint (item->tick - before, <=, 1);
      before = item->tick;
      g_assert_cmpint (item->value_x2, !=, 0);
      if (item->point != TENGEN_POINT_NONE)
        g_assert_cmpint (seen[item->side][item->point]++, ==, 0);
    }
  g_assert_cmpuint (self->n_ticks, ==, self->items->len > 0 ? before + 1 : 0);
}

static void
check_game (const GoRandom *game, const TengenGoRules *rules)
{
  const TengenBoard *board = tengen_go_get_board (game->go);
  g_autoptr (TengenGoCount) count =
      tengen_go_count_new (board,
                           rules,
                           tengen_go_get_counters (game->go),
                           &game->agreement,
                           g_test_rand_int_range (-20, 21),
                           game->handicap);
  g_autoptr (TengenAccount) account = tengen_account_new (count, rules);
  const TengenAccountLine *total =
      g_ptr_array_index (account->lines, account->lines->len - 1);
  g_autoptr (TengenGoTally) self = tengen_go_tally_new (board, count, account);
  int sum_x2[3];

  check_items (self);
  tengen_go_tally_sum (self, self->n_ticks, sum_x2);
  g_assert_cmpint (sum_x2[1], ==, total->amount_x2[1]);
  g_assert_cmpint (sum_x2[2], ==, total->amount_x2[2]);
  check_rows (self, self->n_ticks);
  check_rows (self,
              (guint) g_test_rand_int_range (0, (gint32) self->n_ticks + 1));
}

static void
test_random (void)
{
  int n_games = g_getenv ("TENGEN_FULL") != NULL ? 300 : 12;

  for (int i = 0; i < n_games; i++)
    {
      g_auto (GoRandom) game;

      go_random_init (&game, i % 3);
      for (guint j = 0; j < tengen_go_rules_get_n_named (); j++)
        {
          const TengenGoRules *named = tengen_go_rules_get_named (j);
          TengenGoRules shaken = go_random_shake (named);

          check_game (&game, named);
          check_game (&game, &shaken);
        }
    }
}

/* Area counts all that a side has, whatever the rules count. */
static void
test_new_area (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (".X.O/.XXO", NULL);
  g_autoptr (TengenGoCount) count = tengen_go_count_new (
      board, tengen_go_rules_find ("pure"), &none, NULL, 0, 0);
  g_autoptr (TengenGoTally) self = tengen_go_tally_new_area (board, count);
  int sum_x2[3];

  check_items (self);
  tengen_go_tally_sum (self, self->n_ticks, sum_x2);
  g_assert_cmpint (sum_x2[TENGEN_STONE_BLACK], ==, 10);
  g_assert_cmpint (sum_x2[TENGEN_STONE_WHITE], ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/tally/stones", test_stones);
  g_test_add_func ("/go/tally/area", test_area);
  g_test_add_func ("/go/tally/prisoners", test_prisoners);
  g_test_add_func ("/go/tally/rows", test_rows);
  g_test_add_func ("/go/tally/equal", test_equal);
  g_test_add_func ("/go/tally/narrow", test_narrow);
  g_test_add_func ("/go/tally/equal-tallies", test_equal_tallies);
  g_test_add_func ("/go/tally/new-area", test_new_area);
  g_test_add_func ("/go/tally/random", test_random);
  return g_test_run ();
}
