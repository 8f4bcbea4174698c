/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-number: which number stands on which stone
 */
#include "game-play.h"
#include "tengen-describe-number.h"

/* What the numbers say: rows, then moves that cannot be seen as N=AT or N@P. */
static void
check (TengenGame *game,
       TengenNode node,
       TengenNumberMode mode,
       TengenNode from,
       const char *wanted)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (TengenNumbers) numbers = NULL;
  int width = tengen_game_get_setup (game)->width;

  g_assert_cmpint (go_to (game, node), ==, TENGEN_REASON_NONE);
  numbers = tengen_numbers_new (tengen_game_get_position (game), mode, from);
  for (int i = 0; i < width * tengen_game_get_setup (game)->height; i++)
    g_string_append_printf (text,
                            "%s%u",
                            i == 0           ? ""
                            : i % width == 0 ? "/"
                                             : " ",
                            numbers->numbers[i]);
  for (guint i = 0; i < numbers->again->len; i++)
    {
      const TengenNumberAgain *again =
          &g_array_index (numbers->again, TengenNumberAgain, i);

      if (again->at != 0)
        g_string_append_printf (text, " %u=%u", again->number, again->at);
      else
        g_string_append_printf (text, " %u@%u", again->number, again->point);
    }
  g_assert_cmpstr (text->str, ==, wanted);
}

/* A ko: Black takes with 1, White takes back with 4 after an exchange, Black
 * again with 7. */
#define KO                                                                     \
  "(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc]"                                    \
  ";B[cb];W[dd];B[ad];W[bb];B[aa];W[da];B[cb])"

static void
test_ko_game (void)
{
  g_autoptr (TengenGame) game = open_text (KO);

  check (game, 2, TENGEN_NUMBER_GAME, 0, "0 0 0 0/0 0 1 0/0 0 0 0/0 0 0 0");
  check (game, 5, TENGEN_NUMBER_GAME, 0, "0 0 0 0/0 4 0 0/0 0 0 0/3 0 0 2 1@6");
  check (game,
         8,
         TENGEN_NUMBER_GAME,
         0,
         "5 0 0 6/0 0 7 0/0 0 0 0/3 0 0 2 1=7 4@5");
}

/* In a figure the first number stays, and the later ones are told. */
static void
test_ko_figure (void)
{
  g_autoptr (TengenGame) game = open_text (KO);

  check (game,
         8,
         TENGEN_NUMBER_FROM,
         1,
         "5 0 0 6/0 0 1 0/0 0 0 0/3 0 0 2 4@5 7=1");
  check (game, 8, TENGEN_NUMBER_FROM, 3, "3 0 0 4/0 0 5 0/0 0 0 0/1 0 0 0 2@5");
  check (game, 8, TENGEN_NUMBER_FROM, 8, "0 0 0 0/0 0 0 0/0 0 0 0/0 0 0 0");
  /* on the main line a variation is numbered as the game is */
  check (game,
         8,
         TENGEN_NUMBER_VARIATION,
         0,
         "5 0 0 6/0 0 7 0/0 0 0 0/3 0 0 2 1=7 4@5");
}

/* A stone is never given the number of the other colour: White's 3 is taken,
 * Black fills there. */
static void
test_colours (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[3]AB[ba][bb]AW[cc];B[cb];W[aa];B[ab];W[bc];B[aa])");

  check (game, 6, TENGEN_NUMBER_GAME, 0, "5 0 0/3 0 1/0 4 0 2=5");
  check (game, 6, TENGEN_NUMBER_FROM, 1, "5 0 0/3 0 1/0 4 0 2=5");
}

static void
test_variation (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[3];B[aa];W[ba](;B[ca])(;B[ac];W[bc](;B[cc])(;B[cb])))");

  check (game, 4, TENGEN_NUMBER_VARIATION, 0, "1 2 3/0 0 0/0 0 0");
  check (game, 5, TENGEN_NUMBER_VARIATION, 0, "0 0 0/0 0 0/1 0 0");
  check (game, 7, TENGEN_NUMBER_VARIATION, 0, "0 0 0/0 0 0/1 2 3");
  /* it left the main line once only */
  check (game, 8, TENGEN_NUMBER_VARIATION, 0, "0 0 0/0 0 3/1 2 0");
  check (game, 8, TENGEN_NUMBER_GAME, 0, "1 2 0/0 0 5/3 4 0");
}

static void
test_move_number (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;SZ[3];B[aa];W[ba]MN[31];B[ca](;W[ac])(;W[bc]MN[5];B[cc]))");

  check (game, 5, TENGEN_NUMBER_GAME, 0, "1 31 32/0 0 0/33 0 0");
  check (game, 7, TENGEN_NUMBER_GAME, 0, "1 31 32/0 0 0/0 5 6");
  check (game, 7, TENGEN_NUMBER_VARIATION, 0, "0 0 0/0 0 0/0 5 6");
  check (game, 7, TENGEN_NUMBER_FROM, 2, "0 1 2/0 0 0/0 3 4");
}

/* Passes count and are not told; stones of setup have no number. */
static void
test_setup (void)
{
  g_autoptr (TengenGame) game = open_text (
      "(;SZ[3]AB[cc];B[aa];W[];B[];AE[aa]AW[ba];W[ac];AW[aa];B[bb])");

  check (game, 6, TENGEN_NUMBER_GAME, 0, "0 0 0/0 0 0/4 0 0 1@0");
  check (game, 8, TENGEN_NUMBER_GAME, 0, "0 0 0/0 5 0/4 0 0 1@0");
}

/* The slow model: every stone carries the number it was played with. */
static void
check_model (TengenGame *game, TengenNode end)
{
  const TengenPosition *position = tengen_game_get_position (game);
  g_autoptr (GArray) path =
      tengen_record_list_path (tengen_game_get_record (game), end);
  g_autofree guint *model = g_new0 (guint, 16);
  g_autoptr (TengenNumbers) numbers = NULL;
  guint n = 0;

  for (guint i = 1; i < path->len; i++)
    {
      TengenPoint last;

      go_to (game, g_array_index (path, TengenNode, i));
      last = tengen_position_get_last (position, NULL);
      n++;
      if (last < 16)
        model[last] = n;
      for (int point = 0; point < 16; point++)
        if (tengen_board_get (tengen_position_get_board (position),
                              (TengenPoint) point) == TENGEN_STONE_NONE)
          model[point] = 0;
    }
  numbers = tengen_numbers_new (position, TENGEN_NUMBER_GAME, 0);
  g_assert_cmpmem (
      numbers->numbers, 16 * sizeof (guint), model, 16 * sizeof (guint));
}

static void
test_random (void)
{
  for (int i = 0; i < 60; i++)
    {
      g_autoptr (TengenGame) game = start_game ("pure", 4);
      TengenNode last;

      for (int j = 0; j < 120; j++)
        play (game, (TengenPoint) g_test_rand_int_range (0, 16));
      last = tengen_game_get_cursor (game);
      check_model (game, last);
      check_model (game, 1 + last / 2);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/number/ko-game", test_ko_game);
  g_test_add_func ("/game/number/ko-figure", test_ko_figure);
  g_test_add_func ("/game/number/colours", test_colours);
  g_test_add_func ("/game/number/variation", test_variation);
  g_test_add_func ("/game/number/move-number", test_move_number);
  g_test_add_func ("/game/number/setup", test_setup);
  g_test_add_func ("/game/number/random", test_random);
  return g_test_run ();
}
