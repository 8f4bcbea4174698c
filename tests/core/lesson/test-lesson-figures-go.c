/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-figures-go: what is said of the figures of the text on Go is so
 *
 * Source: 囲碁オンラインのルール: 呼吸点, 石の捕縛, 自殺点, 劫, 終局, 計算.
 */
#include "lesson-figure.h"

#include "game-play.h"
#include "tengen-go-alive.h"
#include "tengen-go-count.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE
#define N_POINTS 81

/* The dead stones of the example: three groups. */
#define DEAD_LEFT "A7 B7 C7 C6 D6"
#define DEAD_MIDDLE "B4 C4"
#define DEAD_LOWER "C2 D2"
#define DEAD DEAD_LEFT " " DEAD_MIDDLE " " DEAD_LOWER

static const TengenPosition *
get_position (const TengenGame *game)
{
  return tengen_game_get_position (game);
}

static void
test_board (void)
{
  static const int sizes[] = { 9, 13, 19 };
  g_autoptr (TengenGame) game = start ("B4-00");

  g_assert_cmpint (count_stones (game, BLACK), ==, 0);
  g_assert_cmpint (count_stones (game, WHITE), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (TengenGame) other = start_game ("japan", sizes[i]);

      g_assert_cmpint (tengen_board_get_n_points (get_board (other)),
                       ==,
                       sizes[i] * sizes[i]);
    }
}

static void
test_liberties (void)
{
  g_autoptr (TengenGame) game = start ("B4-01");
  g_autoptr (TengenGame) straight = start_game ("japan", 9);

  assert_chain (game, "A9", "A9", "B9 A8");
  assert_chain (game, "J6", "J6", "J7 J5 H6");
  assert_chain (game, "C5", "C5", "C6 C4 B5 D5");
  assert_chain (game, "E3", "E3 F3", "D3 E2 E4 F2 F4 G3");
  assert_chain (game, "F6", "E7 F7 F6", "D7 E6 E8 F5 F8 G6 G7");

  /* three in a row have one more */
  play_all (straight, "D5 pass E5 pass F5");
  g_assert_cmpint (
      tengen_board_get_liberties (get_board (straight), at (straight, "E5")),
      ==,
      8);
}

static void
test_atari (void)
{
  g_autoptr (TengenGame) game = start ("B4-02");

  assert_chain (game, "B7", "B7", "B6");
  assert_chain (game, "E4", "E4 E5", "E3");
  assert_chain (game, "J1", "J1 J2", "J3");
  assert_chain (game, "H8", "H8 J8", "J9");
  assert_takes (game, "B6", "B7");
  assert_takes (game, "E3", "E4 E5");
  assert_takes (game, "J3", "J1 J2");
  assert_takes (game, "J9", "H8 J8");
  play_all (game, "B6 pass E3 pass J3 pass J9");
  assert_lies (game, find ("B4-03"));
  g_assert_cmpint (count_taken (game, BLACK), ==, 1 + 2 + 2 + 2);
  g_assert_cmpint (count_taken (game, WHITE), ==, 0);
  g_assert_cmpint (count_stones (game, BLACK), ==, 0);
}

static void
test_suicide (void)
{
  const LessonFigure *figure = find ("B4-04");
  g_autoptr (TengenGame) game = lesson_figure_start (figure);
  const char *points = lesson_figure_get_points (figure, "×");

  g_assert_cmpstr (points, ==, "A9 C3 E9 H5");
  assert_point (game, BLACK, points, TENGEN_REASON_SUICIDE);
  assert_chain (game, "G4", "G4 G5 G6 H4 H6 J4 J5 J6", "H5");
  assert_chain (game, "E8", "E8", "E9");
  assert_point (game, WHITE, "H5 E9", TENGEN_REASON_NONE);
  play_all (game, "pass");
  assert_takes (game, "E9", "E8");
  assert_takes (game, "H5", "G4 G5 G6 H4 H6 J4 J5 J6");
  play_all (game, "H5");
  assert_lies (game, find ("B4-05"));
  g_assert_cmpint (count_taken (game, BLACK), ==, 8);
}

static void
test_ko (void)
{
  g_autoptr (TengenGame) game = start ("B4-06");
  guint64 before = tengen_board_get_hash (get_board (game));
  g_autoptr (TengenBoard) board = NULL;

  assert_takes (game, "D5", "E5");
  play_all (game, "D5");
  assert_lies (game, find ("B4-07"));
  board = tengen_board_copy (get_board (game));
  g_assert_cmpint (
      tengen_board_play (board, at (game, "E5"), BLACK, NULL), ==, 1);
  g_assert_true (tengen_board_get_hash (board) == before);
  assert_point (game, BLACK, "E5", TENGEN_REASON_KO);

  /* after a move elsewhere the board is another one */
  play_all (game, "B2 G8");
  assert_takes (game, "E5", "D5");
  play_all (game, "E5");
  g_assert_true (tengen_board_get_hash (get_board (game)) != before);
}

/* --- The end of a game --- */

/* Tells how many stones a move takes, and of whom. */
static void
play_and_count (TengenGame *game, const char *move, int *taken)
{
  TengenStone stone = tengen_position_get_to_move (get_position (game));

  play_all (game, move);
  taken[tengen_stone_other (stone)] +=
      tengen_position_get_last_taken (get_position (game));
}

static void
test_game (void)
{
  const LessonFigure *figure = find ("B4-08");
  g_autoptr (TengenGame) game = start_game ("japan", 9);
  g_auto (GStrv) moves = g_strsplit (figure->line, " ", -1);
  int taken[3] = { 0 };

  g_assert_cmpuint (g_strv_length (moves), ==, 58 + 2);
  for (int i = 0; i < 60; i++)
    {
      play_and_count (game, moves[i], taken);
      g_assert_cmpint (taken[BLACK], ==, i < 25 ? 0 : i < 29 ? 3 : 5);
      g_assert_cmpint (taken[WHITE], ==, 0);
    }
  assert_lies (game, figure);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
  g_assert_cmpint (count_stones (game, BLACK), ==, 24);
  g_assert_cmpint (count_stones (game, WHITE), ==, 29);
  g_assert_cmpint (count_taken (game, BLACK), ==, 5);
  g_assert_cmpint (count_taken (game, WHITE), ==, 0);
}

/* Whose the empty points are. */
static void
assert_owned (const TengenGame *game,
              const TengenGoCount *count,
              TengenGoOwner owner,
              const char *points)
{
  guint8 marks[N_POINTS];

  for (int i = 0; i < N_POINTS; i++)
    marks[i] = count->owner[i] == owner;
  assert_marked (game, marks, points);
}

static void
test_territory (void)
{
  const LessonFigure *figure = find ("B4-09");
  g_autoptr (TengenGame) game = lesson_figure_start (figure);
  g_autoptr (TengenGoCount) count =
      lesson_figure_count (figure, "japan", "", -1, NULL);
  const char *black = lesson_figure_get_points (figure, "x");
  const char *white = lesson_figure_get_points (figure, "o");

  g_assert_cmpstr (white, ==, "E8 F8 F9 H9 J9");
  g_assert_cmpstr (black, ==, "G5 H3 H4 H6 J3 J4 J6");
  assert_owned (game, count, TENGEN_GO_OWNER_WHITE, white);
  assert_owned (game, count, TENGEN_GO_OWNER_BLACK, black);
  assert_owned (game,
                count,
                TENGEN_GO_OWNER_DAME,
                "A1 A2 A4 A6 A8 A9 B1 B2 B5 B9 C1 C9 D1 D9 E4 F3");
}

/* All figures of the end are of one board. */
static void
test_same (void)
{
  g_autoptr (TengenGame) game = start ("B4-08");
  g_autoptr (TengenGame) after = start ("B4-11");
  g_auto (GStrv) dead = g_strsplit (DEAD, " ", -1);

  assert_lies (game, find ("B4-09"));
  assert_lies (game, find ("B4-10"));
  assert_lies (after, find ("B4-12"));
  assert_chain (game, "A7", DEAD_LEFT, "A8 A6");
  for (char **name = dead; *name != NULL; name++)
    {
      g_assert_cmpint (
          tengen_board_get (get_board (game), at (game, *name)), ==, BLACK);
      g_assert_cmpint (tengen_board_get (get_board (after), at (game, *name)),
                       ==,
                       TENGEN_STONE_NONE);
    }
  g_assert_cmpint (
      count_stones (game, BLACK) - 9, ==, count_stones (after, BLACK));
  g_assert_cmpint (count_stones (game, WHITE), ==, count_stones (after, WHITE));
}

/* --- Dead stones --- */

/* A board on which Black puts stones in a row. */
typedef struct
{
  TengenBoard *board;
  TengenPoint empty[N_POINTS];
  int n_empty;
  TengenPoint stone;
} Room;

static Room
open_room (const TengenGame *game, const char *stone)
{
  Room room = { .board = tengen_board_copy (get_board (game)),
                .stone = at (game, stone) };

  for (TengenPoint i = 0; i < N_POINTS; i++)
    if (tengen_board_get (room.board, i) == TENGEN_STONE_NONE)
      room.empty[room.n_empty++] = i;
  return room;
}

static gboolean
is_alive (const Room *room)
{
  guint8 stones[N_POINTS], alive[N_POINTS];

  tengen_board_read (room->board, stones);
  tengen_go_alive (stones, 9, 9, BLACK, alive, NULL);
  return alive[room->stone];
}

/* How many sets of @n empty points make the stone alive; @points gets one. */
static int
count_saving (Room *room, int n, int first, TengenPoint *points)
{
  int found = 0;

  if (n == 0)
    return is_alive (room);
  for (int i = first; i < room->n_empty; i++)
    {
      int more;

      if (tengen_board_get (room->board, room->empty[i]) != TENGEN_STONE_NONE)
        continue;
      tengen_board_play (room->board, room->empty[i], BLACK, NULL);
      more = count_saving (room, n - 1, i + 1, points);
      tengen_board_undo (room->board);
      if (more > 0)
        points[n - 1] = room->empty[i];
      found += more;
    }
  return found;
}

/* With fewer stones in a row than that nothing is saved; with so many in one
 * way. All of four are 20,475, which is too much for every day. */
static void
check_saving (const char *stone, int n, const char *wanted)
{
  g_autoptr (TengenGame) game = start ("B4-10");
  Room room = open_room (game, stone);
  TengenPoint points[4];
  guint8 marks[N_POINTS] = { 0 };

  for (int i = 0; i < n; i++)
    g_assert_cmpint (count_saving (&room, i, 0, points), ==, 0);
  if (n == 4 && g_getenv ("TENGEN_FULL") == NULL)
    {
      g_auto (GStrv) names = g_strsplit (wanted, " ", -1);

      for (room.n_empty = 0; room.n_empty < n; room.n_empty++)
        room.empty[room.n_empty] = at (game, names[room.n_empty]);
    }
  g_assert_cmpint (count_saving (&room, n, 0, points), ==, 1);
  for (int i = 0; i < n; i++)
    marks[points[i]] = 1;
  assert_marked (game, marks, wanted);
  tengen_board_free (room.board);
}

static void
test_dead (void)
{
  check_saving ("C2", 4, "A2 B2 B1 D1");
}

/* The other two live by taking B6 and A5, three moves in a row. */
static void
test_dead_others (void)
{
  check_saving ("A7", 3, "A4 B5 A6");
  check_saving ("B4", 3, "A4 B5 A6");
}

static void
test_removed (void)
{
  const LessonFigure *figure = find ("B4-11");
  g_autoptr (TengenGame) game = lesson_figure_start (figure);
  g_autoptr (TengenGoCount) count =
      lesson_figure_count (find ("B4-10"), "japan", DEAD, -1, NULL);

  assert_owned (game,
                count,
                TENGEN_GO_OWNER_WHITE,
                lesson_figure_get_points (figure, "o"));
  assert_owned (game,
                count,
                TENGEN_GO_OWNER_BLACK,
                lesson_figure_get_points (figure, "x"));
  assert_owned (game,
                count,
                TENGEN_GO_OWNER_DAME,
                lesson_figure_get_points (find ("B4-12"), "?"));
  g_assert_cmpint (count->dead[BLACK], ==, 9);
  g_assert_cmpint (count->stones[BLACK], ==, 15);
  g_assert_cmpint (count->stones[WHITE], ==, 29);
  g_assert_cmpint (count->territory[BLACK], ==, 7);
  g_assert_cmpint (count->territory[WHITE], ==, 28);
  g_assert_cmpint (count->dame, ==, 2);
  g_assert_cmpint (count_alive (game, BLACK), ==, 15);
}

/* --- The score --- */

static void
mark_dead (TengenGame *game)
{
  static const char *const chains[] = { "A7", "B4", "C2" };

  for (guint i = 0; i < G_N_ELEMENTS (chains); i++)
    g_assert_cmpint (
        mark (game, TENGEN_SEAT_FIRST, chains[i], TENGEN_GO_MARK_DEAD),
        ==,
        TENGEN_REASON_NONE);
}

static void
test_score (void)
{
  g_autoptr (TengenGame) game = NULL;
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  g_autoptr (TengenGoCount) count = NULL;

  setup->komi_x2 = 0;
  game = tengen_game_new (setup);
  play_all (game, find ("B4-08")->line);
  mark_dead (game);
  count = tengen_position_count (get_position (game));
  g_assert_cmpint (count->prisoners[BLACK] + count->dead[BLACK], ==, 14);
  g_assert_cmpint (count->prisoners[WHITE] + count->dead[WHITE], ==, 0);
  g_assert_cmpint (count->score_x2[BLACK], ==, 2 * 7);
  g_assert_cmpint (count->score_x2[WHITE], ==, 2 * (28 + 14));
  g_assert_cmpint (count->winner, ==, WHITE);
  g_assert_cmpint (count->margin_x2, ==, 2 * 35);
}

static void
test_area (void)
{
  g_autoptr (TengenGoCount) count =
      lesson_figure_count (find ("B4-12"), "china", "", -1, NULL);

  g_assert_cmpint (count->stones[BLACK] + count->territory[BLACK], ==, 22);
  g_assert_cmpint (count->stones[WHITE] + count->territory[WHITE], ==, 57);
  g_assert_cmpint (count->dame, ==, 2);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) figures = NULL;

  g_test_init (&argc, &argv, NULL);
  figures = lesson_figure_load ();
  g_test_add_func ("/lesson-figures-go/board", test_board);
  g_test_add_func ("/lesson-figures-go/liberties", test_liberties);
  g_test_add_func ("/lesson-figures-go/atari", test_atari);
  g_test_add_func ("/lesson-figures-go/suicide", test_suicide);
  g_test_add_func ("/lesson-figures-go/ko", test_ko);
  g_test_add_func ("/lesson-figures-go/game", test_game);
  g_test_add_func ("/lesson-figures-go/territory", test_territory);
  g_test_add_func ("/lesson-figures-go/same", test_same);
  g_test_add_func ("/lesson-figures-go/dead", test_dead);
  g_test_add_func ("/lesson-figures-go/dead-others", test_dead_others);
  g_test_add_func ("/lesson-figures-go/removed", test_removed);
  g_test_add_func ("/lesson-figures-go/score", test_score);
  g_test_add_func ("/lesson-figures-go/area", test_area);
  return g_test_run ();
}
