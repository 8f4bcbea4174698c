/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-ask: what reading says of what playouts said
 *
 * Votes are given with the picture: `9` kept nearly always, `5` in doubt, `1`
 * nearly never. Pictures of expectation: `a` alive, `d` dead, `s` in seki, `?`
 * proved to be doubtful, `+` to be searched.
 */
#include "tengen-go-dead-ask.h"

#include "board-picture.h"

/* Gives the chains their votes, and to the empty points all of them. */
static void
vote (TengenGoDeadState *state, const char *votes)
{
  int point = 0;

  state->vote.n = 100;
  for (const char *c = votes; *c != '\0'; c++)
    {
      if (*c == '/')
        continue;
      state->vote.black[point] = 100;
      if (*c != '.' && !state->settled[point])
        {
          state->kept[point] = (guint8) (10 * (*c - '0'));
          state->life[point] = *c >= '8'   ? TENGEN_GO_LIFE_ALIVE
                               : *c == '1' ? TENGEN_GO_LIFE_DEAD
                                           : TENGEN_GO_LIFE_DOUBTFUL;
          state->doubtful[point] = *c == '5';
        }
      point++;
    }
  g_assert_cmpint (point, ==, state->n_points);
}

static void
check (const char *picture, const char *votes, const char *wanted)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  guint8 life[TENGEN_BOARD_MAX_POINTS];
  g_autoptr (TengenGoDeadState) state =
      tengen_go_dead_state_new (board, TENGEN_GO_KO_FIGHTS_PLAYED, life);
  g_autoptr (GString) got = g_string_new (NULL);
  int width = tengen_board_get_width (board);

  vote (state, votes);
  tengen_go_dead_ask (state);
  for (int i = 0; i < state->n_points; i++)
    {
      if (i > 0 && i % width == 0)
        g_string_append_c (got, '/');
      if (tengen_board_get (board, i) == TENGEN_STONE_NONE)
        g_string_append_c (got, '.');
      else
        g_string_append_c (got, state->doubtful[i] ? '+' : "ads?"[life[i]]);
    }
  g_assert_cmpstr (got->str, ==, wanted);
}

/* Three points in a row, whatever was voted: it hangs on the first move. */
static void
test_first_move (void)
{
  const char *picture = "X...XO./XXXXXO./OOOOOO./.O.O.O.";

  check (picture,
         "5...59./555559./999999./.9.9.9.",
         "?...?a./?????a./aaaaaa./.a.a.a.");
  check (picture,
         "1...19./111119./999999./.9.9.9.",
         "+...+a./+++++a./aaaaaa./.a.a.a.");
}

/* What is dead stays so. */
static void
test_dead (void)
{
  check ("X..XO.O/X..XOO./XXXXO.O/OOOOOO./.O.O.O.",
         "1..19.9/1..199./11119.9/999999./.9.9.9.",
         "d..da.a/d..daa./dddda.a/aaaaaa./.a.a.a.");
}

/* A ko alone does not save: the other side begins it. */
static void
test_ko (void)
{
  check (".X.XO.O/XXXOOO./OOOOOOO/..O.O.O/OOOOOOO/......./.......",
         ".1.19.9/111999./9999999/..9.9.9/9999999/......./.......",
         ".d.da.a/dddaaa./aaaaaaa/..a.a.a/aaaaaaa/......./.......");
}

/* If one chain is not dead, the other one in the seki is not alive. */
static void
test_seki (void)
{
  check ("X./XX/X./OO/O.", "1./11/1./99/9.", "s./ss/s./ss/s.");
}

/* Both depend on which side plays first, though one was called alive. */
static void
test_race (void)
{
  check (".XOXO./XXOXOO/XXOX.O/X.O..O/XXXOOO/X.XO.O",
         ".9919./999199/9991.9/9.9..9/999999/9.99.9",
         ".a?+a./aa?+aa/aa?+.a/a.?..a/aaaaaa/a.aa.a");
}

/* Called alive too often, and dead whichever side moves first. */
static void
test_weak (void)
{
  check ("O./OO/XX/..", "8./88/99/..", "d./dd/aa/..");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead-ask/first-move", test_first_move);
  g_test_add_func ("/go/dead-ask/dead", test_dead);
  g_test_add_func ("/go/dead-ask/ko", test_ko);
  g_test_add_func ("/go/dead-ask/seki", test_seki);
  g_test_add_func ("/go/dead-ask/race", test_race);
  g_test_add_func ("/go/dead-ask/weak", test_weak);
  return g_test_run ();
}
