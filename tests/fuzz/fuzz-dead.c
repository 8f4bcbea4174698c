/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-dead: any bytes as a board whose dead stones are asked for
 *
 * What:  the first two bytes are columns and rows, `a` for 1 to `Z` for 52; a
 *        third one `r` repeats what follows until the board is full. The rest
 *        is a picture, `X` `O` `.`, whose ends of rows may be left out. Stones
 *        are put, so that chains without liberties are among them.
 * Holds: the answers keep their contracts: whole chains, counts, bounds;
 *        what is certain is judged so; the same stones have the same answer;
 *        the board is left as it was.
 * Shape: boards are cut down to SHORT x SHORT except in the long form.
 */
#include "fuzz-one.h"
#include "tengen-go-alive.h"
#include "tengen-go-dead.h"

#include <stdlib.h>
#include <string.h>

#define SHORT 7
#define N_KO_FIGHTS (TENGEN_GO_KO_FIGHTS_BARRED + 1)

/* What was answered on a board. */
typedef struct
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 certain[TENGEN_BOARD_MAX_POINTS];
  guint8 life[N_KO_FIGHTS][TENGEN_BOARD_MAX_POINTS];
  gint8 share[N_KO_FIGHTS][TENGEN_BOARD_MAX_POINTS];
} Answer;

static void
demand (gboolean kept, const char *promise)
{
  if (kept)
    return;
  g_printerr ("%s\n", promise);
  abort ();
}

/* A number of columns or rows. */
static int
read_length (guint8 byte)
{
  gboolean is_short = g_strcmp0 (g_getenv ("TENGEN_FULL"), "1") != 0;
  int length = byte % TENGEN_BOARD_MAX + 1;

  if (g_ascii_islower (byte))
    length = byte - 'a' + 1;
  if (g_ascii_isupper (byte))
    length = byte - 'A' + 27;
  return is_short ? MIN (length, SHORT) : length;
}

static TengenStone
read_stone (guint8 byte)
{
  switch (byte)
    {
    case '.':
      return TENGEN_STONE_NONE;
    case 'X':
      return TENGEN_STONE_BLACK;
    case 'O':
      return TENGEN_STONE_WHITE;
    default:
      return (TengenStone) (byte % 3);
    }
}

static TengenBoard *
read_board (const guint8 *data, gsize size)
{
  TengenBoard *board =
      tengen_board_new (read_length (data[0]), read_length (data[1]));
  int n_points = tengen_board_get_n_points (board);
  gboolean is_repeated = data[2] == 'r';
  int point = 0;

  do
    {
      int before = point;

      for (gsize i = 3; i < size && point < n_points; i++)
        if (data[i] != '\n')
          tengen_board_put (board, point++, read_stone (data[i]));
      is_repeated &= point > before;
    }
  while (is_repeated && point < n_points);
  return board;
}

/* The same stones put in the other order, so that chains grew otherwise. */
static TengenBoard *
put_backwards (const TengenBoard *board)
{
  int width = tengen_board_get_width (board);
  int n_points = tengen_board_get_n_points (board);
  TengenBoard *other = tengen_board_new (width, n_points / width);

  for (int i = n_points - 1; i >= 0; i--)
    tengen_board_put (
        other, (TengenPoint) i, tengen_board_get (board, (TengenPoint) i));
  return other;
}

/* Asks into memory full of other values. */
static Answer *
ask (const TengenBoard *board, guint8 filling)
{
  g_autoptr (TengenBoard) copy = tengen_board_copy (board);
  Answer *answer = g_new (Answer, 1);
  int n_points = tengen_board_get_n_points (board);
  int n, n_found = 0;

  memset (answer, filling, sizeof *answer);
  tengen_board_read (board, answer->stones);
  n = tengen_go_dead_find_certain (board, answer->certain);
  for (int i = 0; i < n_points; i++)
    {
      demand (answer->certain[i] <= 1, "a stone is certainly dead or not");
      n_found += answer->certain[i];
    }
  demand (n == n_found, "the certain ones are counted");
  for (int k = 0; k < N_KO_FIGHTS; k++)
    {
      n = tengen_go_dead_judge (
          board, (TengenGoKoFights) k, answer->life[k], answer->share[k]);
      n_found = 0;
      for (int i = 0; i < n_points; i++)
        n_found += answer->life[k][i] == TENGEN_GO_LIFE_DEAD;
      demand (n == n_found, "the dead stones are counted");
    }
  demand (tengen_board_equal (board, copy), "the board stays as it was");
  return answer;
}

/* Checks what is said of a point; its chain is named by one of its points. */
static void
check_point (const TengenBoard *board, const Answer *answer, TengenPoint point)
{
  gboolean is_stone = answer->stones[point] != TENGEN_STONE_NONE;
  TengenPoint chain = is_stone ? tengen_board_get_chain (board, point) : point;

  demand (is_stone || !answer->certain[point], "only stones are dead");
  demand (answer->certain[point] == answer->certain[chain],
          "chains are certainly dead as a whole");
  for (int k = 0; k < N_KO_FIGHTS; k++)
    {
      guint8 life = answer->life[k][point];

      demand (life < TENGEN_GO_N_LIVES, "the life is one of the list");
      demand (is_stone || life == 0, "only stones are judged");
      demand (life == answer->life[k][chain], "chains are judged as a whole");
      demand (!answer->certain[point] || life == TENGEN_GO_LIFE_DEAD,
              "what is certainly dead is judged dead");
      demand (ABS (answer->share[k][point]) <= 100, "a share is at most all");
    }
}

/* Unconditionally alive chains are judged alive. */
static void
check_alive (const TengenBoard *board, const Answer *answer, TengenStone side)
{
  guint8 alive[TENGEN_BOARD_MAX_POINTS];

  tengen_go_alive (answer->stones,
                   tengen_board_get_width (board),
                   tengen_board_get_height (board),
                   side,
                   alive,
                   NULL);
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    for (int k = 0; k < N_KO_FIGHTS; k++)
      demand (!alive[i] || answer->life[k][i] == TENGEN_GO_LIFE_ALIVE,
              "what cannot be taken is judged alive");
}

/* All answers for all points, those behind the board left out. */
static void
check_same (const Answer *one, const Answer *other, gsize n_points)
{
  demand (memcmp (one->certain, other->certain, n_points) == 0,
          "the same stones are certain again");
  for (int k = 0; k < N_KO_FIGHTS; k++)
    demand (memcmp (one->life[k], other->life[k], n_points) == 0 &&
                memcmp (one->share[k], other->share[k], n_points) == 0,
            "the same stones are judged alike again");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (TengenBoard) board = NULL;
  g_autoptr (TengenBoard) other = NULL;
  g_autofree Answer *answer = NULL;
  g_autofree Answer *again = NULL;

  if (size < 3)
    return 0;
  board = read_board (data, size);
  other = put_backwards (board);
  answer = ask (board, 0);
  again = ask (other, 0xa5);
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    check_point (board, answer, (TengenPoint) i);
  check_alive (board, answer, TENGEN_STONE_BLACK);
  check_alive (board, answer, TENGEN_STONE_WHITE);
  check_same (answer, again, (gsize) tengen_board_get_n_points (board));
  return 0;
}
