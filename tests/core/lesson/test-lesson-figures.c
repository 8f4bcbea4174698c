/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-figures: what is said of the figures of 純碁 is so
 *
 * Source: 純碁の遊び方, rules (1) to (5), the long and the short text.
 */
#include "lesson-figure.h"

#include "game-play.h"
#include "tengen-go-count.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

static GPtrArray *figures;

static const TengenPosition *
get_position (const TengenGame *game)
{
  return tengen_game_get_position (game);
}

/* Every figure is there once, and may lie on a board. */
static void
test_data (void)
{
  static const int by_text[][2] = {
    { 'P', 18 }, { 'R', 21 }, { 'B', 13 }, { 'S', 7 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (by_text); i++)
    {
      int n = 0;

      for (guint j = 0; j < figures->len; j++)
        {
          const LessonFigure *figure = figures->pdata[j];

          n += figure->id[0] == by_text[i][0];
        }
      g_assert_cmpint (n, ==, by_text[i][1]);
    }
  for (guint i = 0; i < figures->len; i++)
    {
      const LessonFigure *figure = figures->pdata[i];

      g_assert_true (find (figure->id) == figure);
      if (figure->size > 0)
        {
          g_autoptr (TengenGame) game = lesson_figure_start (figure);

          assert_lies (game, figure);
        }
    }
}

/* Moves that put a stone each and take none. */
static void
check_moves (const char *id, int n)
{
  g_autoptr (TengenGame) game = start (id);

  g_assert_cmpint (count_stones (game, BLACK), ==, 0);
  g_assert_cmpint (count_stones (game, WHITE), ==, 0);
  play_all (game, find (id)->moves);
  g_assert_cmpint (tengen_position_get_move (get_position (game)), ==, n);
  g_assert_cmpint (count_stones (game, BLACK), ==, n / 2);
  g_assert_cmpint (count_stones (game, WHITE), ==, n / 2);
}

static void
test_alternate (void)
{
  check_moves ("P0-1", 8);
  check_moves ("P3-1", 6);
}

static void
test_connected (void)
{
  g_autoptr (TengenGame) game = start ("P3-2");

  assert_chain (game, "B6", "B6 C6", "A6 B7 C7 D6 B5 C5");
  assert_chain (game, "E5", "E6 E5 E4", "E7 D6 F6 D5 F5 D4 F4 E3");
  assert_chain (game, "B2", "B2", "A2 B3 C2 B1");
  assert_chain (game, "C3", "C3", "B3 C4 D3 C2");
}

/* In each of several places a move takes stones of one side. Where all were
 * played, @after lies there. */
static void
check_captures (const char *id,
                const char *const (*rows)[2],
                guint n,
                const char *after,
                int taken)
{
  g_autoptr (TengenGame) game = start (id);
  TengenStone taker = tengen_position_get_to_move (get_position (game));
  g_autoptr (GString) places = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) stones = g_strsplit (rows[i][1], " ", -1);

      assert_chain (game, stones[0], rows[i][1], rows[i][0]);
      assert_takes (game, rows[i][0], rows[i][1]);
      g_string_append_printf (
          places, "%s%s", i > 0 ? " pass " : "", rows[i][0]);
    }
  if (after == NULL)
    return;
  play_all (game, places->str);
  assert_lies (game, find (after));
  g_assert_cmpint (count_taken (game, tengen_stone_other (taker)), ==, taken);
  g_assert_cmpint (count_taken (game, taker), ==, 0);
  g_assert_cmpint (count_stones (game, tengen_stone_other (taker)), ==, 0);
}

static void
test_captures (void)
{
  static const char *const one[][2] = { { "E4", "E5" },
                                        { "A3", "A4" },
                                        { "J8", "J9" } };
  static const char *const two[][2] = { { "D4", "D5 E5" },
                                        { "A2", "A3 A4" },
                                        { "J8", "H9 J9" } };
  static const char *const small[][2] = { { "D4", "D5" },
                                          { "B1", "A1 A2" },
                                          { "G5", "G6 G7" } };
  g_autoptr (TengenGame) after = start ("P0-4b");

  g_assert_cmpstr (
      lesson_figure_get_points (find ("P0-2"), "a"), ==, "E4 A3 J8");
  check_captures ("P0-2", one, 3, "P0-3", 3);
  check_captures ("P0-4", two, 3, "P0-4b", 6);
  g_assert_cmpint (count_stones (after, WHITE), ==, 13);
  check_captures ("P3-3", small, 3, "P3-4", 5);
}

static void
test_ko (void)
{
  g_autoptr (TengenGame) game = start ("P0-5");
  guint8 codes[81];
  guint64 before = tengen_board_get_hash (get_board (game));
  g_autoptr (TengenBoard) board = NULL;
  int n_legal = 0;

  assert_chain (game, "E5", "E5", "F5");
  assert_takes (game, "F5", "E5");
  play_all (game, "F5");
  assert_lies (game, find ("P0-6"));

  /* White would take it back, and the first figure would lie there again */
  board = tengen_board_copy (get_board (game));
  g_assert_cmpint (
      tengen_board_play (board, at (game, "E5"), WHITE, NULL), ==, 1);
  g_assert_true (tengen_board_get_hash (board) == before);
  assert_point (game, WHITE, "E5", TENGEN_REASON_KO);
  tengen_position_map (get_position (game), WHITE, codes);
  for (int i = 0; i < 81; i++)
    n_legal += codes[i] == TENGEN_REASON_NONE;
  g_assert_cmpint (n_legal, ==, 81 - 7 - 1);
  play_all (game, "C3 C7 E5");
}

static void
test_ko_again (void)
{
  g_autoptr (TengenGame) game = start_game ("pure", 7);
  guint64 before;
  g_autoptr (TengenBoard) board = NULL;

  /* how it came about: White a takes the stone at b */
  play_all (game, "D5 E5 C4 F4 D3 E3 E4");
  before = tengen_board_get_hash (get_board (game));
  assert_takes (game, "D4", "E4");
  play_all (game, "D4");
  assert_lies (game, find ("P3-7"));

  board = tengen_board_copy (get_board (game));
  g_assert_cmpint (
      tengen_board_play (board, at (game, "E4"), BLACK, NULL), ==, 1);
  g_assert_true (tengen_board_get_hash (board) == before);
  assert_point (game, BLACK, "E4", TENGEN_REASON_KO);
  play_all (game, "A1 G7");
  assert_point (game, BLACK, "E4", TENGEN_REASON_NONE);
}

static void
test_refused (void)
{
  g_autoptr (TengenGame) one = start ("P0-7");
  g_autoptr (TengenGame) small = start ("P3-5");
  const char *points = lesson_figure_get_points (find ("P3-5"), "a");

  assert_point (one, BLACK, "E5", TENGEN_REASON_SUICIDE);
  assert_point (one, WHITE, "E5", TENGEN_REASON_NONE);
  g_assert_cmpstr (points, ==, "D5 A1 G7");
  assert_point (small, BLACK, points, TENGEN_REASON_SUICIDE);
  assert_point (small, WHITE, points, TENGEN_REASON_NONE);
}

/* All neighbours of a point are White's, but Black takes stones there. */
static void
check_taken_first (const char *id, const char *point, const char *taken)
{
  g_autoptr (TengenGame) game = start (id);
  TengenPoint around[4];
  int n =
      tengen_board_list_neighbours (get_board (game), at (game, point), around);

  for (int i = 0; i < n; i++)
    g_assert_cmpint (tengen_board_get (get_board (game), around[i]), ==, WHITE);
  assert_takes (game, point, taken);
}

static void
test_taken_first (void)
{
  check_taken_first ("P0-8", "C5", "B5 C4 C6 D5");
  check_taken_first ("P0-8", "J5", "H5 J4 J6");
  check_taken_first ("P3-6", "D5", "C5 D4 D6 E5");
}

/* --- Games played to the end --- */

/* Plays a game; no board comes twice. */
static void
check_game (const LessonFigure *figure, int n_plies, int n_passes)
{
  g_autoptr (TengenGame) game = start_game ("pure", figure->size);
  g_auto (GStrv) moves = g_strsplit (figure->line, " ", -1);
  g_autoptr (GHashTable) boards =
      g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autofree guint64 *hashes = g_new (guint64, n_plies);
  int passes = 0;

  g_assert_cmpint ((int) g_strv_length (moves), ==, n_plies);
  for (int i = 0; i < n_plies; i++)
    {
      play_all (game, moves[i]);
      hashes[i] = tengen_board_get_hash (get_board (game));
      if (strcmp (moves[i], "pass") == 0)
        passes++;
      else
        g_assert_true (g_hash_table_add (boards, &hashes[i]));
    }
  g_assert_cmpint (passes, ==, n_passes);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
  assert_lies (game, figure);
}

/* Each empty point is an eye by itself, into which only its owner may play. */
static void
check_eyes (const LessonFigure *figure, TengenStone owner, const char *eyes)
{
  g_autoptr (TengenGame) game = lesson_figure_start (figure);
  g_auto (GStrv) names = g_strsplit (eyes, " ", -1);

  assert_point (game, tengen_stone_other (owner), eyes, TENGEN_REASON_SUICIDE);
  assert_point (game, owner, eyes, TENGEN_REASON_NONE);
  for (char **name = names; *name != NULL; name++)
    {
      TengenPoint around[4];
      int n = tengen_board_list_neighbours (
          get_board (game), at (game, *name), around);

      for (int i = 0; i < n; i++)
        g_assert_cmpint (
            tengen_board_get (get_board (game), around[i]), ==, owner);
    }
}

/* A side that fills its own eye loses so many stones in the other at once. */
static void
check_filled (const LessonFigure *figure,
              TengenStone owner,
              const char *eye,
              int lost)
{
  g_autoptr (TengenGame) game = lesson_figure_start (figure);
  g_autoptr (TengenBoard) board = tengen_board_copy (get_board (game));
  TengenPoint liberties[81];

  tengen_board_play (board, at (game, eye), owner, NULL);
  g_assert_cmpint (
      tengen_board_list_liberties (board, at (game, eye), liberties), ==, 1);
  g_assert_cmpint (
      tengen_board_play (board, liberties[0], tengen_stone_other (owner), NULL),
      ==,
      lost);
}

static void
check_final (const LessonFigure *figure, int black, int white)
{
  g_autoptr (TengenGame) game = lesson_figure_start (figure);
  g_autoptr (TengenGoCount) count = tengen_position_count (get_position (game));

  g_assert_cmpint (count_stones (game, BLACK), ==, black);
  g_assert_cmpint (count_stones (game, WHITE), ==, white);
  g_assert_cmpint (count_alive (game, BLACK), ==, black);
  g_assert_cmpint (count_alive (game, WHITE), ==, white);
  g_assert_cmpint (count->stones[BLACK], ==, black);
  g_assert_cmpint (count->stones[WHITE], ==, white);
  g_assert_cmpint (count->score_x2[BLACK], ==, 2 * black);
  g_assert_cmpint (count->score_x2[WHITE], ==, 2 * white);
  g_assert_cmpint (count->winner, ==, BLACK);
  g_assert_cmpint (count->margin_x2, ==, 2 * (black - white));
  check_eyes (figure, BLACK, lesson_figure_get_points (figure, "eye(black)"));
  check_eyes (figure, WHITE, lesson_figure_get_points (figure, "eye(white)"));
}

static void
test_final (void)
{
  const LessonFigure *figure = find ("P0-9");

  check_final (figure, 41, 34);
  check_game (figure, 83, 6);
  check_filled (figure, BLACK, "J1", 15);
  check_filled (figure, BLACK, "H2", 15);
  check_filled (figure, BLACK, "B6", 28);
  check_filled (figure, BLACK, "C8", 28);
  check_filled (figure, WHITE, "F6", 35);
  check_filled (figure, WHITE, "H8", 35);
}

static void
test_final_small (void)
{
  const LessonFigure *figure = find ("P3-8");

  check_final (figure, 24, 21);
  check_game (figure, 51, 5);
  check_filled (figure, BLACK, "A5", 25);
  check_filled (figure, BLACK, "C6", 25);
  check_filled (figure, WHITE, "F1", 22);
  check_filled (figure, WHITE, "G3", 22);
}

/* What was taken on the way. */
static void
test_final_taken (void)
{
  static const struct
  {
    const char *id;
    int size, black, white;
  } rows[] = { { "P0-9", 9, 0, 2 }, { "P3-8", 7, 1, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TengenGame) game = start_game ("pure", rows[i].size);

      play_all (game, find (rows[i].id)->line);
      g_assert_cmpint (count_taken (game, BLACK), ==, rows[i].black);
      g_assert_cmpint (count_taken (game, WHITE), ==, rows[i].white);
    }
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  figures = lesson_figure_load ();
  g_test_add_func ("/lesson-figures/data", test_data);
  g_test_add_func ("/lesson-figures/alternate", test_alternate);
  g_test_add_func ("/lesson-figures/connected", test_connected);
  g_test_add_func ("/lesson-figures/captures", test_captures);
  g_test_add_func ("/lesson-figures/ko", test_ko);
  g_test_add_func ("/lesson-figures/ko-again", test_ko_again);
  g_test_add_func ("/lesson-figures/refused", test_refused);
  g_test_add_func ("/lesson-figures/taken-first", test_taken_first);
  g_test_add_func ("/lesson-figures/final", test_final);
  g_test_add_func ("/lesson-figures/final-small", test_final_small);
  g_test_add_func ("/lesson-figures/final-taken", test_final_taken);
  result = g_test_run ();
  g_ptr_array_unref (figures);
  return result;
}
