/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-figures-count: what is said of the three large figures of the text
 * on scientific counting is so
 *
 * Source: 科学計目法, 4-2: 爛柯図, 図一 to 図三, and the boxes for the stones.
 */
#include "lesson-figure.h"

#include "game-play.h"
#include "tengen-board-region.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE
#define N_POINTS 361

static void
read_stones (const char *id, guint8 *stones)
{
  g_autoptr (TengenGame) game = lesson_figure_start (find (id));

  tengen_board_read (
      tengen_position_get_board (tengen_game_get_position (game)), stones);
}

static int
count_value (const guint8 *stones, TengenStone stone)
{
  int n = 0;

  for (int i = 0; i < N_POINTS; i++)
    n += stones[i] == stone;
  return n;
}

/* Marks the points of a label; tells how many. */
static int
mark_label (const char *id, const char *label, guint8 *marks)
{
  g_autoptr (TengenGame) game = lesson_figure_start (find (id));
  g_auto (GStrv) names =
      g_strsplit (lesson_figure_get_points (find (id), label), " ", -1);
  int n = 0;

  for (; names[n] != NULL; n++)
    marks[at (game, names[n])] = 1;
  return n;
}

/* How many empty points lie in areas that touch stones of one side alone;
 * their owners in @owners. */
static void
find_areas (const guint8 *stones, int *n, guint8 *owners)
{
  guint16 labels[N_POINTS];
  guint8 touch[N_POINTS];
  int n_areas =
      tengen_region_label (stones, 19, 19, TENGEN_REGION_EMPTY, labels);

  tengen_region_touch (stones, 19, 19, labels, n_areas, touch);
  memset (n, 0, 3 * sizeof *n);
  memset (owners, 0, N_POINTS);
  for (int i = 0; i < N_POINTS; i++)
    if (labels[i] != TENGEN_REGION_NONE)
      {
        if (touch[labels[i]] == TENGEN_REGION_BLACK)
          owners[i] = BLACK;
        else if (touch[labels[i]] == TENGEN_REGION_WHITE)
          owners[i] = WHITE;
        n[owners[i]]++;
      }
}

/* --- 図一: the end of the game --- */

static void
test_first (void)
{
  guint8 stones[N_POINTS];
  guint8 dead[N_POINTS] = { 0 };

  read_stones ("S2-4", stones);
  g_assert_cmpint (count_value (stones, BLACK), ==, 141);
  g_assert_cmpint (count_value (stones, WHITE), ==, 133);
  g_assert_cmpint (count_value (stones, TENGEN_STONE_NONE), ==, 87);
  g_assert_cmpint (mark_label ("S2-4", "dead-black", dead), ==, 3);
  g_assert_cmpint (mark_label ("S2-4", "dead-white", dead), ==, 8);
}

/* 290 moves and two stones set up for each side before them: what is not there
 * was taken, and of what is there the dead are taken at the end. */
static void
test_prisoners (void)
{
  const int placed = 290 / 2 + 2;
  guint8 stones[N_POINTS];

  read_stones ("S2-4", stones);
  g_assert_cmpint (placed - count_value (stones, BLACK) + 3, ==, 9);
  g_assert_cmpint (placed - count_value (stones, WHITE) + 8, ==, 22);
}

/* --- 図二: neutral points filled, dead stones lifted --- */

static void
test_second (void)
{
  guint8 first[N_POINTS], second[N_POINTS], owners[N_POINTS];
  guint8 dead[N_POINTS] = { 0 }, dame[N_POINTS] = { 0 };
  int filled[3] = { 0 };
  int n[3];

  read_stones ("S2-4", first);
  read_stones ("S2-5", second);
  mark_label ("S2-4", "dead-black", dead);
  mark_label ("S2-4", "dead-white", dead);
  g_assert_cmpint (mark_label ("S2-4", "dame", dame), ==, 16);
  for (int i = 0; i < N_POINTS; i++)
    if (dead[i])
      {
        g_assert_cmpint (first[i], !=, TENGEN_STONE_NONE);
        g_assert_cmpint (second[i], ==, TENGEN_STONE_NONE);
      }
    else if (dame[i])
      {
        g_assert_cmpint (first[i], ==, TENGEN_STONE_NONE);
        filled[second[i]]++;
      }
    else
      g_assert_cmpint (first[i], ==, second[i]);
  g_assert_cmpint (filled[BLACK], ==, 8);
  g_assert_cmpint (filled[WHITE], ==, 8);
  g_assert_cmpint (count_value (second, BLACK), ==, 146);
  g_assert_cmpint (count_value (second, WHITE), ==, 133);

  find_areas (second, n, owners);
  g_assert_cmpint (n[BLACK], ==, 37);
  g_assert_cmpint (n[WHITE], ==, 45);
  g_assert_cmpint (n[TENGEN_STONE_NONE], ==, 0);
}

/* What a side has under rules, whole points, and by how much Black wins. */
static void
check_count (const char *id,
             const char *rules,
             int equal,
             const LessonPast *past,
             const int *wanted)
{
  g_autoptr (TengenGoCount) count =
      lesson_figure_count (find (id), rules, "", equal, past);

  g_assert_cmpint (count->score_x2[BLACK], ==, 2 * wanted[0]);
  g_assert_cmpint (count->score_x2[WHITE], ==, 2 * wanted[1]);
  g_assert_cmpint (count->winner, ==, BLACK);
  g_assert_cmpint (count->margin_x2, ==, 2 * (wanted[0] - wanted[1]));
}

static void
test_area (void)
{
  static const int wanted[] = { 146 + 37, 133 + 45 };

  g_assert_cmpint (wanted[0], ==, 183);
  g_assert_cmpint (wanted[1], ==, 178);
  g_assert_cmpint (wanted[0] + wanted[1], ==, N_POINTS);
  check_count ("S2-5", "china", -1, NULL, wanted);
}

/* 路: what is left of the areas when all stones placed are on the board, less
 * the eyes. */
static void
test_roads (void)
{
  static const LessonPast past = { 306 / 2, 9, 22 };
  static const int wanted[] = { 18, 17 };

  check_count ("S2-5", "tang", -1, &past, wanted);
  g_assert_cmpint (183 - (past.moves + 2) - 10, ==, wanted[0]);
  g_assert_cmpint (178 - (past.moves + 2) - 6, ==, wanted[1]);
}

/* --- 図三: the equal-stones position --- */

static void
test_third (void)
{
  guint8 second[N_POINTS], third[N_POINTS], areas[N_POINTS], owners[N_POINTS];
  int added[3] = { 0 };
  int n[3];

  read_stones ("S2-5", second);
  read_stones ("S2-6", third);
  g_assert_cmpint (count_value (third, BLACK), ==, 160);
  g_assert_cmpint (count_value (third, WHITE), ==, 160);
  g_assert_cmpint (count_value (third, TENGEN_STONE_NONE), ==, 41);
  find_areas (second, n, areas);
  for (int i = 0; i < N_POINTS; i++)
    if (second[i] != TENGEN_STONE_NONE)
      g_assert_cmpint (third[i], ==, second[i]);
    else if (third[i] != TENGEN_STONE_NONE)
      {
        g_assert_cmpint (third[i], ==, areas[i]);
        added[third[i]]++;
      }
  g_assert_cmpint (added[BLACK], ==, 14);
  g_assert_cmpint (added[WHITE], ==, 27);
  find_areas (third, n, owners);
  g_assert_cmpint (n[BLACK], ==, 23);
  g_assert_cmpint (n[WHITE], ==, 18);
}

static void
test_eyes (void)
{
  guint8 third[N_POINTS], owners[N_POINTS];
  guint8 eyes[N_POINTS] = { 0 };
  int by_side[3] = { 0 };
  int n[3];

  read_stones ("S2-6", third);
  find_areas (third, n, owners);
  g_assert_cmpint (mark_label ("S2-6", "#", eyes), ==, 16);
  for (int i = 0; i < N_POINTS; i++)
    by_side[owners[i]] += eyes[i];
  g_assert_cmpint (by_side[BLACK], ==, 10);
  g_assert_cmpint (by_side[WHITE], ==, 6);
}

static void
test_equal (void)
{
  static const LessonPast past = { 306 / 2, 9, 22 };
  static const int equal[] = { 23, 18 }, area[] = { 183, 178 };
  static const int roads[] = { 23 - 10, 18 - 6 };

  check_count ("S2-5", "4-2", 160, &past, equal);
  check_count ("S2-6", "4-2", 160, NULL, equal);
  check_count ("S2-6", "china", -1, NULL, area);
  check_count ("S2-6", "tang", -1, NULL, roads);
}

/* --- The boxes --- */

/* Of ten columns and eighteen rows; two rows are kept. */
static void
test_boxes (void)
{
  guint8 third[N_POINTS];

  read_stones ("S2-6", third);
  g_assert_cmpint (find ("S2-7")->size, ==, 0);
  g_assert_cmpint (10 * 18 - count_value (third, BLACK), ==, 2 * 10);
  g_assert_cmpint (10 * 18 - count_value (third, WHITE), ==, 2 * 10);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) figures = NULL;

  g_test_init (&argc, &argv, NULL);
  figures = lesson_figure_load ();
  g_test_add_func ("/lesson-figures-count/first", test_first);
  g_test_add_func ("/lesson-figures-count/prisoners", test_prisoners);
  g_test_add_func ("/lesson-figures-count/second", test_second);
  g_test_add_func ("/lesson-figures-count/area", test_area);
  g_test_add_func ("/lesson-figures-count/roads", test_roads);
  g_test_add_func ("/lesson-figures-count/third", test_third);
  g_test_add_func ("/lesson-figures-count/eyes", test_eyes);
  g_test_add_func ("/lesson-figures-count/equal", test_equal);
  g_test_add_func ("/lesson-figures-count/boxes", test_boxes);
  return g_test_run ();
}
