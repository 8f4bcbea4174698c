/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-figures-seki: what is said of the three small figures of the text
 * on scientific counting is so
 *
 * What:   who can take what, by trying everything on the few points that
 *         matter, passes too.
 * Source: 科学計目法, 1-1: 単方権利の駄目, 四気のセキ, 万年コウ.
 */
#include "lesson-figure.h"

#include "game-play.h"
#include "tengen-go-alive.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* So many plies are looked at. */
#define DEPTH 40
#define MAX_LOCAL 16

/* --- Trying everything --- */

/**
 * Local:
 * @board: the position
 * @points: where stones may be put
 * @n_points: how many
 * @target: a stone that is to be taken
 * @defender: whose it is
 * @known: by position, what was found: the depth, negative where the stone
 *   could not be taken
 *
 * A part of a board.
 */
typedef struct
{
  TengenBoard *board;
  TengenPoint points[MAX_LOCAL];
  int n_points;
  TengenPoint target;
  TengenStone defender;
  GHashTable *known;
} Local;

static gboolean can_take (Local *self,
                          TengenStone to_move,
                          guint64 banned,
                          gboolean has_passed,
                          int depth);

/* Puts a stone unless that is suicide or takes a ko back. */
static gboolean
put (Local *self, TengenPoint point, TengenStone stone, guint64 banned)
{
  TengenBoardTry result;

  if (tengen_board_get (self->board, point) != TENGEN_STONE_NONE)
    return FALSE;
  tengen_board_try (self->board, point, stone, &result);
  if (result.own > 0 || result.hash == banned)
    return FALSE;
  tengen_board_play (self->board, point, stone, NULL);
  return TRUE;
}

/* Whether some move of the side to move leads to @wanted. */
static gboolean
has_move (Local *self,
          TengenStone to_move,
          guint64 banned,
          gboolean has_passed,
          int depth,
          gboolean wanted)
{
  TengenStone other = tengen_stone_other (to_move);
  guint64 hash = tengen_board_get_hash (self->board);
  gboolean found = has_passed
                       ? !wanted
                       : can_take (self, other, 0, TRUE, depth - 1) == wanted;

  for (int i = 0; i < self->n_points && !found; i++)
    if (put (self, self->points[i], to_move, banned))
      {
        found = can_take (self, other, hash, FALSE, depth - 1) == wanted;
        tengen_board_undo (self->board);
      }
  return found;
}

/* Whether the other side takes the target, whatever its owner does; two passes
 * end it. */
static gboolean
can_take (Local *self,
          TengenStone to_move,
          guint64 banned,
          gboolean has_passed,
          int depth)
{
  gboolean attacks = to_move != self->defender;
  guint64 key = (tengen_board_get_hash (self->board) ^ banned * 3) * 4 +
                (guint64) attacks * 2 + (guint64) has_passed;
  int known;
  gboolean taken;

  if (tengen_board_get (self->board, self->target) != self->defender)
    return TRUE;
  if (depth == 0)
    return FALSE;
  known = GPOINTER_TO_INT (g_hash_table_lookup (self->known, &key));
  if (known > 0 && known <= depth)
    return TRUE;
  if (known < 0 && -known >= depth)
    return FALSE;
  taken =
      has_move (self, to_move, banned, has_passed, depth, attacks) == attacks;
  g_hash_table_insert (self->known,
                       g_memdup2 (&key, sizeof key),
                       GINT_TO_POINTER (taken ? depth : -depth));
  return taken;
}

/* Moves are played first, Black's and White's in turn from @first. */
static gboolean
is_taken (const char *id,
          const char *local,
          const char *moves,
          TengenStone first,
          const char *target,
          TengenStone to_move)
{
  g_autoptr (TengenGame) game = start (id);
  g_auto (GStrv) points = g_strsplit (local, " ", -1);
  g_auto (GStrv) played = g_strsplit (moves, " ", -1);
  Local self = { .board = tengen_board_copy (get_board (game)),
                 .target = at (game, target) };
  gboolean taken;

  self.defender = tengen_board_get (self.board, self.target);
  self.known =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  for (char **point = points; *point != NULL; point++)
    self.points[self.n_points++] = at (game, *point);
  for (int i = 0; played[i] != NULL && *played[i] != '\0'; i++)
    if (strcmp (played[i], "pass") != 0)
      g_assert_true (put (&self,
                          at (game, played[i]),
                          i % 2 == 0 ? first : tengen_stone_other (first),
                          0));
  taken = can_take (&self, to_move, 0, FALSE, DEPTH);
  g_test_message (
      "%s after %s: %u positions", id, moves, g_hash_table_size (self.known));
  g_hash_table_unref (self.known);
  tengen_board_free (self.board);
  return taken;
}

/* How many stones of a chain cannot be taken by any play. */
static gboolean
is_chain_alive (const TengenGame *game, const char *stone)
{
  const TengenBoard *board = get_board (game);
  int size = tengen_board_get_width (board);
  guint8 stones[TENGEN_BOARD_MAX_POINTS], alive[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read (board, stones);
  tengen_go_alive (stones,
                   size,
                   size,
                   tengen_board_get (board, at (game, stone)),
                   alive,
                   NULL);
  return alive[at (game, stone)];
}

/* --- S2-1: a point that only one side may take --- */

#define ONE_SIDED "A1 A2 A3 A4 A5 B1 B2 B3 B4 B5"

static void
test_one_sided (void)
{
  g_autoptr (TengenGame) game = start ("S2-1");

  assert_chain (game, "A5", "A5 B5 C5 C4 C3 C2 C1 B1", "A4 A1 B4");
  assert_chain (game, "A2", "A2 B2 A3 B3", "A4 A1 B4");
  assert_chain (game, "E4", "E4", "E5");
  g_assert_true (is_chain_alive (game, "D3"));
  g_assert_cmpint (count_alive (game, BLACK), ==, 6);
}

static void
test_one_sided_seki (void)
{
  g_assert_false (is_taken ("S2-1", ONE_SIDED, "", BLACK, "A5", BLACK));
  g_assert_false (is_taken ("S2-1", ONE_SIDED, "", BLACK, "A2", WHITE));
}

static void
test_one_sided_white (void)
{
  g_assert_true (is_taken ("S2-1", ONE_SIDED, "B4", WHITE, "A5", BLACK));
  g_assert_true (is_taken ("S2-1", ONE_SIDED, "A4", WHITE, "A5", BLACK));
  g_assert_true (is_taken ("S2-1", ONE_SIDED, "A1", WHITE, "A5", BLACK));
}

static void
test_one_sided_black (void)
{
  g_assert_false (is_taken ("S2-1", ONE_SIDED, "B4", BLACK, "A5", BLACK));
  g_assert_false (is_taken ("S2-1", ONE_SIDED, "B4", BLACK, "A2", WHITE));
}

/* The line that is shown: a throw-in, five stones taken, the vital point. */
static void
test_one_sided_line (void)
{
  g_autoptr (TengenGame) game = start ("S2-1");

  play_all (game, "pass B4 A1");
  assert_takes (game, "A4", "A1 A2 B2 A3 B3");
  play_all (game, "A4 A2");
  g_assert_true (
      is_taken ("S2-1", ONE_SIDED, "B4 A1 A4 A2", WHITE, "A5", WHITE));
}

/* --- S2-2: a seki of four liberties --- */

#define FOUR "C4 D4 C5 D5 C6 D6 C7 D7"

static void
assert_touches (const TengenGame *game, const char *point, gboolean white)
{
  TengenPoint around[4];
  int n =
      tengen_board_list_neighbours (get_board (game), at (game, point), around);
  gboolean found[3] = { FALSE };

  for (int i = 0; i < n; i++)
    found[tengen_board_get (get_board (game), around[i])] = TRUE;
  g_assert_true (found[BLACK]);
  g_assert_cmpint (found[WHITE], ==, white);
}

static void
test_four (void)
{
  g_autoptr (TengenGame) game = start ("S2-2");

  assert_touches (game, "C6", FALSE);
  assert_touches (game, "D6", FALSE);
  assert_touches (game, "C5", TRUE);
  assert_touches (game, "D5", TRUE);
  g_assert_cmpint (
      tengen_board_get_liberties (get_board (game), at (game, "A7")), ==, 12);
}

static void
test_four_starts (void)
{
  static const char *const moves[] = { "C5", "C6" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_assert_true (is_taken ("S2-2", FOUR, moves[i], BLACK, "B3", WHITE));
      g_assert_true (is_taken ("S2-2", FOUR, moves[i], WHITE, "C4", BLACK));
    }
}

static void
test_four_seki (void)
{
  g_assert_false (is_taken ("S2-2", FOUR, "", BLACK, "B3", WHITE));
  g_assert_false (is_taken ("S2-2", FOUR, "", BLACK, "C7", WHITE));
}

/* --- S2-3: 万年コウ --- */

#define MANNEN "D2 E2 F2 D3 E3 F3 E4 F4 F5"

static void
test_mannen (void)
{
  g_autoptr (TengenGame) game = start ("S2-3");
  guint64 before = tengen_board_get_hash (get_board (game));
  g_autoptr (TengenBoard) board = NULL;

  g_assert_cmpint (tengen_board_count (get_board (game), BLACK), ==, 12);
  g_assert_cmpint (tengen_board_count (get_board (game), WHITE), ==, 19);
  assert_chain (game, "F4", "F4", "F5");
  assert_chain (game, "B5", "A3 A4 B4 B5 C5 C6", "A5 B6");
  g_assert_true (is_chain_alive (game, "B5"));
  assert_takes (game, "F5", "F4");
  play_all (game, "F5");
  assert_point (game, WHITE, "F4", TENGEN_REASON_KO);
  board = tengen_board_copy (get_board (game));
  g_assert_cmpint (
      tengen_board_play (board, at (game, "F4"), WHITE, NULL), ==, 1);
  g_assert_true (tengen_board_get_hash (board) == before);
}

static void
test_mannen_white (void)
{
  g_assert_true (is_taken ("S2-3", MANNEN, "F5", WHITE, "D6", BLACK));
}

static void
test_mannen_black (void)
{
  const char *moves = "F5 pass F4";

  g_assert_false (is_taken ("S2-3", MANNEN, moves, BLACK, "E3", WHITE));
  g_assert_false (is_taken ("S2-3", MANNEN, moves, BLACK, "D6", BLACK));
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) figures = NULL;

  g_test_init (&argc, &argv, NULL);
  figures = lesson_figure_load ();
  g_test_add_func ("/lesson-figures-seki/one-sided", test_one_sided);
  g_test_add_func ("/lesson-figures-seki/one-sided-seki", test_one_sided_seki);
  g_test_add_func ("/lesson-figures-seki/one-sided-white",
                   test_one_sided_white);
  g_test_add_func ("/lesson-figures-seki/one-sided-black",
                   test_one_sided_black);
  g_test_add_func ("/lesson-figures-seki/one-sided-line", test_one_sided_line);
  g_test_add_func ("/lesson-figures-seki/four", test_four);
  g_test_add_func ("/lesson-figures-seki/four-starts", test_four_starts);
  g_test_add_func ("/lesson-figures-seki/four-seki", test_four_seki);
  g_test_add_func ("/lesson-figures-seki/mannen", test_mannen);
  g_test_add_func ("/lesson-figures-seki/mannen-white", test_mannen_white);
  g_test_add_func ("/lesson-figures-seki/mannen-black", test_mannen_black);
  return g_test_run ();
}
