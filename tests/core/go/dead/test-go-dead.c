/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead: the proposal of dead stones
 *
 * Pictures of expectation: `+` proposed as dead. Of judgement: `a` alive, `d`
 * dead, `s` in seki, `?` doubtful.
 */
#include "tengen-go-dead.h"

#include "board-picture.h"

#include <string.h>

static void
check (const char *picture, const char *wanted)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (GString) got = g_string_new (NULL);
  guint8 dead[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_go_dead_find_certain (board, dead);

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

static void
judge (const char *picture, TengenGoKoFights ko_fights, const char *wanted)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (GString) got = g_string_new (NULL);
  guint8 life[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_go_dead_judge (board, ko_fights, life, NULL);

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      gboolean is_stone = tengen_board_get (board, i) != TENGEN_STONE_NONE;

      if (i > 0 && i % tengen_board_get_width (board) == 0)
        g_string_append_c (got, '/');
      g_string_append_c (got, is_stone ? "ads?"[life[i]] : '.');
      n -= life[i] == TENGEN_GO_LIFE_DEAD;
      g_assert_true (is_stone || life[i] == 0);
    }
  g_assert_cmpstr (got->str, ==, wanted);
  g_assert_cmpint (n, ==, 0);
}

static void
judge_both (const char *picture, const char *wanted)
{
  judge (picture, TENGEN_GO_KO_FIGHTS_PLAYED, wanted);
  judge (picture, TENGEN_GO_KO_FIGHTS_BARRED, wanted);
}

/* Black has filled all but one eye. */
static void
test_judge_filled (void)
{
  judge_both ("XXXXOO./XX.XO.O/XXXXOOO/XXXXOOO/XXXXOO./XXXXO.O/XXXXOOO",
              "ddddaa./dd.da.a/ddddaaa/ddddaaa/ddddaa./dddda.a/ddddaaa");
}

/* Black has one eye of three points: White throws three stones in. */
static void
test_judge_thrown_in (void)
{
  judge_both (".OOXXXX/XX.XXXX/XXXXXXX/XXXXXOO/XXXOO.O/XOOO.O./XXO....",
              ".aadddd/dd.dddd/ddddddd/dddddaa/dddaa.a/daaa.a./dda....");
}

static void
test_judge_seki (void)
{
  judge_both (".X.XX../"
              "XXXXXXX/"
              "OOOOOOO/"
              ".X.OOO./"
              "XXXXXXX/"
              "OOOOOOO/"
              ".O.OOOO",
              ".a.aa../aaaaaaa/sssssss/.s.sss./sssssss/aaaaaaa/.a.aaaa");
}

/* 隅の曲がり四目 */
static void
test_judge_bent_four (void)
{
  const char *picture = "....O..../....O..../OOOOOOOOO/XXXXXXXXX/........./"
                        "XXX....../OOXXXX.../.OOOOX.../XXX.OX...";

  judge (picture,
         TENGEN_GO_KO_FIGHTS_PLAYED,
         "....a..../....a..../aaaaaaaaa/aaaaaaaaa/........./"
         "aaa....../??aaaa.../.????a.../aaa.?a...");
  judge (picture,
         TENGEN_GO_KO_FIGHTS_BARRED,
         "....a..../....a..../aaaaaaaaa/aaaaaaaaa/........./"
         "aaa....../ddaaaa.../.dddda.../aaa.da...");
}

/* It depends on which side plays first in the middle. */
static void
test_judge_unsettled (void)
{
  judge_both ("X...XO./XXXXXO./OOOOOO./.O.O.O.",
              "?...?a./?????a./aaaaaa./.a.a.a.");
}

/* Chains without liberties, boards on which nothing can live. */
static void
test_judge_odd (void)
{
  judge_both (".", ".");
  judge_both ("X", "?");
  judge_both ("XO", "??");
  judge_both ("OX.X./XXXXX/.....", "da.a./aaaaa/.....");
  judge_both ("../..", "../..");
}

/* A side alone on the board is alive. */
static void
test_judge_alone (void)
{
  judge_both ("X.", "a.");
  judge_both ("....O", "....a");
  judge_both ("X......../........./........./........./........./........./"
              "....X..../........./.........",
              "a......../........./........./........./........./........./"
              "....a..../........./.........");
}

/* Who plays first decides more than can be read to its end. */
static void
test_judge_fight (void)
{
  judge_both ("XOXXO/O.XO./XO.XX/.XOXX/OXOO.", "??aad/?.ad./??.aa/.??aa/????.");
}

/* Both chains in the middle hang on who plays first (攻め合い). */
static void
test_judge_race (void)
{
  judge_both (".XOXO./XXOXOO/XXOX.O/X.O..O/XXXOOO/X.XO.O",
              ".a??a./aa??aa/aa??.a/a.?..a/aaaaaa/a.aa.a");
}

/* The opponent's chain is in seki too, from whatever corner it is seen. */
static void
test_judge_seki_corner (void)
{
  judge_both (".O/OO/.X/XX/.X", ".s/ss/.s/ss/.s");
  judge_both ("X./XX/X./OO/O.", "s./ss/s./ss/s.");
  judge_both (".......XOO.O./......X.XOOXX/.XX.....XXO.O/"
              ".OXX.X..XOOOO/XXXOX..X.XXOX/XOOOXXXOX.XXX/"
              "O..XOXOOOXXXX/.O.OOO.O.OXOO/..OXO....OOO./"
              ".OXXOOOOO.O../.OX.XXOXXO.../.OXX.XX.XO.O./"
              ".OOX....XXO..",
              ".......ass.s./......a.assss/.aa.....aas.s/"
              ".daa.a..assss/aaaaa..a.aasa/aaaaaaaaa.aaa/"
              "a..daaaaaaaaa/.a.aaa.a.aaaa/..aaa....aaa./"
              ".aaaaaaaa.a../.aa.aaaaaa.../.aaa.aa.aa.a./"
              ".aaa....aaa..");
}

/* How the stones came to lie there does not matter. */
static void
test_judge_order (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (
      "..X.O.X/.XOO.../..XO.O./X.XXO../...X.O./..X..O.", NULL);
  g_autoptr (TengenBoard) other = tengen_board_new (7, 6);
  guint8 life[2][TENGEN_BOARD_MAX_POINTS] = { { 0 } };
  gint8 share[2][TENGEN_BOARD_MAX_POINTS] = { { 0 } };

  for (int i = 7 * 6 - 1; i >= 0; i--)
    tengen_board_put (other, i, tengen_board_get (board, i));
  tengen_go_dead_judge (board, TENGEN_GO_KO_FIGHTS_PLAYED, life[0], share[0]);
  tengen_go_dead_judge (other, TENGEN_GO_KO_FIGHTS_PLAYED, life[1], share[1]);
  g_assert_cmpmem (life[0], sizeof life[0], life[1], sizeof life[1]);
  g_assert_cmpmem (share[0], sizeof share[0], share[1], sizeof share[1]);
}

/* Playouts call the chain in atari alive more often than not. */
static void
test_judge_weak (void)
{
  judge_both ("O./OO/XX/..", "d./dd/aa/..");
}

/* The same stones give the same answer, also of their points. */
static void
test_judge_again (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (
      "..X.O.X/.XOO.../..XO.O./X.XXO../...X.O./..X..O.", NULL);
  guint8 life[2][TENGEN_BOARD_MAX_POINTS] = { { 0 } };
  gint8 share[2][TENGEN_BOARD_MAX_POINTS] = { { 0 } };

  for (int i = 0; i < 2; i++)
    tengen_go_dead_judge (board, TENGEN_GO_KO_FIGHTS_PLAYED, life[i], share[i]);
  g_assert_cmpmem (life[0], sizeof life[0], life[1], sizeof life[1]);
  g_assert_cmpmem (share[0], sizeof share[0], share[1], sizeof share[1]);
  g_assert_cmpint (share[0][0], >, 50);
  g_assert_cmpint (share[0][6 * 7 - 1], <, -50);
}

/* Any stones on any board, the largest too. */
static void
test_judge_random (void)
{
  int largest = g_getenv ("TENGEN_FULL") != NULL ? TENGEN_BOARD_MAX : 11;

  for (int width = 1; width <= largest; width += 1 + width / 4)
    for (int height = 1; height <= largest; height += 1 + height / 2)
      {
        g_autoptr (TengenBoard) board = tengen_board_new (width, height);
        guint8 life[TENGEN_BOARD_MAX_POINTS];
        gint8 share[TENGEN_BOARD_MAX_POINTS];

        for (int i = 0; i < width * height; i++)
          tengen_board_put (board, i, g_test_rand_int_range (0, 3));
        tengen_go_dead_judge (board, TENGEN_GO_KO_FIGHTS_BARRED, life, share);
        for (int i = 0; i < width * height; i++)
          {
            g_assert_cmpint (life[i], <, TENGEN_GO_N_LIVES);
            g_assert_cmpint (ABS (share[i]), <=, 100);
          }
      }
}

typedef struct
{
  int rows;
  int exact;
  int proposed;
  int dead;
  int judged;
  int doubtful;
  int right;
} Figures;

/* Judges a row of the smaller boards; all boards in the long form. */
static void
judge_row (const TengenBoard *board, const guint8 *wanted, Figures *figures)
{
  guint8 life[TENGEN_BOARD_MAX_POINTS];
  int n_doubtful = 0;
  int n_points = tengen_board_get_n_points (board);

  if (n_points > 13 * 13 && g_getenv ("TENGEN_FULL") == NULL)
    return;
  tengen_go_dead_judge (board, TENGEN_GO_KO_FIGHTS_BARRED, life, NULL);
  figures->judged++;
  for (int i = 0; i < n_points; i++)
    if (life[i] == TENGEN_GO_LIFE_DOUBTFUL)
      n_doubtful++;
    else
      g_assert_cmpint (life[i] == TENGEN_GO_LIFE_DEAD, ==, wanted[i]);
  figures->doubtful += n_doubtful > 0;
  figures->right += n_doubtful == 0;
}

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
  n = tengen_go_dead_find_certain (board, got);
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    if (got[i])
      g_assert_true (wanted[i]);
  figures->rows++;
  figures->exact += n == n_wanted;
  figures->proposed += n;
  figures->dead += n_wanted;
  judge_row (board, wanted, figures);
}

/* Real ends of games: never a stone that the players left alive, nor judged
 * wrong. */
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
  g_test_message ("%d judged, %d right, %d doubtful",
                  figures.judged,
                  figures.right,
                  figures.doubtful);
  g_assert_cmpint (figures.judged, >=, 32);
  g_assert_cmpint (figures.doubtful, <=, 1);
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
  g_test_add_func ("/go/dead/judge/filled", test_judge_filled);
  g_test_add_func ("/go/dead/judge/thrown-in", test_judge_thrown_in);
  g_test_add_func ("/go/dead/judge/seki", test_judge_seki);
  g_test_add_func ("/go/dead/judge/bent-four", test_judge_bent_four);
  g_test_add_func ("/go/dead/judge/unsettled", test_judge_unsettled);
  g_test_add_func ("/go/dead/judge/odd", test_judge_odd);
  g_test_add_func ("/go/dead/judge/alone", test_judge_alone);
  g_test_add_func ("/go/dead/judge/race", test_judge_race);
  g_test_add_func ("/go/dead/judge/fight", test_judge_fight);
  g_test_add_func ("/go/dead/judge/seki-corner", test_judge_seki_corner);
  g_test_add_func ("/go/dead/judge/order", test_judge_order);
  g_test_add_func ("/go/dead/judge/weak", test_judge_weak);
  g_test_add_func ("/go/dead/judge/again", test_judge_again);
  g_test_add_func ("/go/dead/judge/random", test_judge_random);
  g_test_add_func ("/go/dead/records", test_records);
  return g_test_run ();
}
