/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead: the proposal of dead stones
 *
 * Pictures of expectation: `+` proposed as dead.
 */
#include "tengen-go-dead.h"

#include "tengen-board-picture.h"

#include <string.h>

static void
check (const char *picture, const char *wanted)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (GString) got = g_string_new (NULL);
  guint8 dead[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_go_dead_propose (board, dead);

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      if (i > 0 && i % tengen_board_get_width (board) == 0)
        g_string_append_c (got, '/');
      g_string_append_c (got, dead[i] ? '+' : '.');
      n -= dead[i];
    }
  g_assert_cmpstr (got->str, ==, wanted);
  g_assert_cmpint (n, ==, 0);
}

static void
test_no_eye (void)
{
  check ("..O.X/XXXXX/.X.X.", "..+../...../.....");
  check ("..X.O/OOOOO/.O.O.", "..+../...../.....");
}

static void
test_one_eye (void)
{
  check (".OX.X./O.XXXX/XXX...", ".+..../+...../......");
}

/* White has two eyes inside Black's: nothing is dead. */
static void
test_two_eyes_inside (void)
{
  check (".O.OX.X./OOOOXXXX/XXXXX.X.", "......../......../........");
}

/* Room enough to live: left to the players. */
static void
test_room_for_life (void)
{
  check ("...X.X./.O.XXXX/...X.../XXXX...", "......./......./......./.......");
}

/* Two chains share the last two liberties: neither is proposed (セキ). */
static void
test_seki (void)
{
  check (".X.XX../"
         "XXXXXXX/"
         "OOOOOOO/"
         ".X.OOO./"
         "XXXXXXX/"
         "OOOOOOO/"
         ".O.OOOO",
         "......./......./......./......./......./......./.......");
}

static void
test_nothing (void)
{
  check ("../..", "../..");
  check ("X.../..../...O", "..../..../....");
}

typedef struct
{
  int rows;
  int exact;
  int proposed;
  int dead;
} Figures;

static void
check_row (char **columns, Figures *figures)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (columns[3], NULL);
  int width = tengen_board_get_width (board);
  guint8 wanted[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint8 got[TENGEN_BOARD_MAX_POINTS];
  int n, n_wanted = 0;

  if (strcmp (columns[6], "-") != 0)
    for (const char *c = columns[6]; *c != '\0'; c += 2, n_wanted++)
      wanted[tengen_point_make (width, c[0] - 'a', c[1] - 'a')] = TRUE;
  n = tengen_go_dead_propose (board, got);
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    if (got[i])
      g_assert_true (wanted[i]);
  figures->rows++;
  figures->exact += n == n_wanted;
  figures->proposed += n;
  figures->dead += n_wanted;
}

/* Real ends of games: never a stone that the players left alive. */
static void
test_records (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "go-scoring.tsv", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Figures figures = { 0 };

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);

      if (g_strv_length (columns) == 32 && strcmp (columns[0], "id") != 0)
        check_row (columns, &figures);
    }
  g_test_message ("%d rows, %d exact, %d of %d dead stones proposed",
                  figures.rows,
                  figures.exact,
                  figures.proposed,
                  figures.dead);
  g_assert_cmpint (figures.rows, ==, 53);
  g_assert_cmpint (figures.exact, >=, 2);
  g_assert_cmpint (figures.proposed, >=, 56);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead/no-eye", test_no_eye);
  g_test_add_func ("/go/dead/one-eye", test_one_eye);
  g_test_add_func ("/go/dead/two-eyes-inside", test_two_eyes_inside);
  g_test_add_func ("/go/dead/room-for-life", test_room_for_life);
  g_test_add_func ("/go/dead/seki", test_seki);
  g_test_add_func ("/go/dead/nothing", test_nothing);
  g_test_add_func ("/go/dead/records", test_records);
  return g_test_run ();
}
