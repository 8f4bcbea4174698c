/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-table-make: writes the tables of tengen-renju-table.h as C
 *
 * What:   a program that runs while Tengen is built. It judges each line of
 *         eleven points by the letter of the rules, slowly.
 * Shape:  a line has the stone asked about in its middle. Nothing beyond its
 *         ends can matter: a row that reaches them is an overline already.
 * Source: International Rules of Renju, chapter 3 and 9.2.
 */
#include "tengen-renju-table.h"

#include "tengen-board-random.h"

#define LENGTH (2 * TENGEN_RENJU_REACH + 1)
#define MIDDLE TENGEN_RENJU_REACH

/* What lies on a point, as a digit of a code. */
enum
{
  EMPTY,
  BLACK,
  STOP,
};

/* What stands in a code for a digit of one at a point of the line. */
static guint
get_weight (int at)
{
  guint weight = 1;

  for (int i = 0; i < at; i++)
    if (i != MIDDLE)
      weight *= 3;
  return weight;
}

static void
read_code (guint code, char *line)
{
  for (int i = 0; i < LENGTH; i++)
    line[i] = i == MIDDLE ? BLACK : (char) (code / get_weight (i) % 3);
}

/* The row that a point belongs to. */
static int
get_run (const char *line, int at, int *start)
{
  int end = at;

  while (at > 0 && line[at - 1] == BLACK)
    at--;
  while (end < LENGTH - 1 && line[end + 1] == BLACK)
    end++;
  *start = at;
  return end - at + 1;
}

/* Whether a stone on a point makes a row of exactly five. */
static gboolean
makes_five (char *line, int at)
{
  int start, run;

  if (at < 0 || at >= LENGTH || line[at] != EMPTY)
    return FALSE;
  line[at] = BLACK;
  run = get_run (line, at, &start);
  line[at] = EMPTY;
  return run == 5;
}

/* The four stones among five points from a start on that lack but one stone
 * to a five, as bits; 0 if they are none. */
static guint
find_four (char *line, int start)
{
  guint stones = 0;
  int gap = -1;

  for (int i = start; i < start + 5; i++)
    if (line[i] == BLACK)
      stones |= 1u << i;
    else if (line[i] == EMPTY && gap < 0)
      gap = i;
    else
      return 0;
  return gap >= 0 && makes_five (line, gap) ? stones : 0;
}

/* A straight four is one, as both of its fives have the same four stones. */
static guint
count_fours (char *line)
{
  guint found[5];
  guint n = 0;

  for (int start = MIDDLE - 4; start <= MIDDLE; start++)
    {
      guint stones = find_four (line, start);
      guint i = 0;

      while (i < n && found[i] != stones)
        i++;
      if (stones != 0 && i == n)
        found[n++] = stones;
    }
  return n;
}

/* Whether a stone on a point makes a straight four with the middle one. */
static gboolean
makes_straight_four (char *line, int at)
{
  int start;
  gboolean is_straight;

  if (line[at] != EMPTY)
    return FALSE;
  line[at] = BLACK;
  is_straight = get_run (line, at, &start) == 4 && start <= MIDDLE &&
                MIDDLE < start + 4 && makes_five (line, start - 1) &&
                makes_five (line, start + 4);
  line[at] = EMPTY;
  return is_straight;
}

static guint
find_extensions (char *line)
{
  guint bits = 0, bit = 1;

  for (int at = MIDDLE - 3; at <= MIDDLE + 3; at++)
    if (at != MIDDLE)
      {
        if (makes_straight_four (line, at))
          bits |= bit;
        bit <<= 1;
      }
  return bits;
}

static guint
get_sum (char *line)
{
  int start;
  int run = get_run (line, MIDDLE, &start);
  guint sum = TENGEN_RENJU_ONE_FOUR * count_fours (line);

  if (run == 5)
    sum |= TENGEN_RENJU_ONE_FIVE;
  if (run > 5)
    sum |= TENGEN_RENJU_ONE_OVERLINE;
  if (find_extensions (line) != 0)
    sum |= TENGEN_RENJU_ONE_THREE;
  return sum;
}

static gboolean
is_point (int x, int y)
{
  return x >= 0 && x < TENGEN_RENJU_SIZE && y >= 0 && y < TENGEN_RENJU_SIZE;
}

/* The step of a line as columns and rows. */
static void
split_step (int step, int *dx, int *dy)
{
  *dy = step == TENGEN_RENJU_STEP_ACROSS   ? 0
        : step == TENGEN_RENJU_STEP_RISING ? -1
                                           : 1;
  *dx = step - *dy * TENGEN_RENJU_STRIDE;
}

/* The codes of a cell of which only the edge is seen. */
static guint64
get_empty (int cell)
{
  int x = (cell - TENGEN_RENJU_ORIGIN) % TENGEN_RENJU_STRIDE;
  int y = (cell - TENGEN_RENJU_ORIGIN) / TENGEN_RENJU_STRIDE;
  guint64 codes = 0;

  if (cell < TENGEN_RENJU_ORIGIN || !is_point (x, y))
    return 0;
  for (int i = 0; i < TENGEN_RENJU_LINES; i++)
    for (int at = 0; at < LENGTH; at++)
      {
        int dx, dy;

        split_step (tengen_renju_steps[i], &dx, &dy);
        if (!is_point (x + (at - MIDDLE) * dx, y + (at - MIDDLE) * dy))
          codes += (guint64) (STOP * get_weight (at)) << (16 * i);
      }
  return codes;
}

/* What a black stone adds to the codes of a cell which it is so far from. */
static guint64
get_weights (int distance)
{
  for (int i = 0; i < TENGEN_RENJU_LINES; i++)
    for (int at = 0; at < LENGTH; at++)
      if (at != MIDDLE && (at - MIDDLE) * tengen_renju_steps[i] == distance)
        return (guint64) get_weight (at) << (16 * i);
  return 0;
}

static guint64
get_star (int point, int word)
{
  int x = point % TENGEN_RENJU_SIZE, y = point / TENGEN_RENJU_SIZE;
  guint64 bits = 0;

  for (int i = 0; i < TENGEN_RENJU_LINES; i++)
    for (int at = -TENGEN_RENJU_REACH; at <= TENGEN_RENJU_REACH; at++)
      {
        int dx, dy, bit;

        split_step (tengen_renju_steps[i], &dx, &dy);
        bit = (y + at * dy) * TENGEN_RENJU_SIZE + x + at * dx;
        if (is_point (x + at * dx, y + at * dy) && bit / 64 == word)
          bits |= G_GUINT64_CONSTANT (1) << (bit % 64);
      }
  return bits;
}

static void
print_lines (void)
{
  char line[LENGTH];

  g_print ("const guint16 tengen_renju_table_sums[TENGEN_RENJU_CODES] = {\n");
  for (guint code = 0; code < TENGEN_RENJU_CODES; code++)
    {
      read_code (code, line);
      g_print ("%u,%s", get_sum (line), code % 16 == 15 ? "\n" : "");
    }
  g_print ("};\n"
           "const guint8 tengen_renju_table_extensions[TENGEN_RENJU_CODES] = "
           "{\n");
  for (guint code = 0; code < TENGEN_RENJU_CODES; code++)
    {
      read_code (code, line);
      g_print ("%u,%s", find_extensions (line), code % 16 == 15 ? "\n" : "");
    }
  g_print ("};\n");
}

static void
print_word (guint64 word)
{
  g_print ("G_GUINT64_CONSTANT (%" G_GUINT64_FORMAT "),\n", word);
}

static void
print_board (void)
{
  g_print ("const guint64 tengen_renju_table_empty[TENGEN_RENJU_CELLS] = {\n");
  for (int cell = 0; cell < TENGEN_RENJU_CELLS; cell++)
    print_word (get_empty (cell));
  g_print ("};\nconst guint64 "
           "tengen_renju_table_weights[2 * TENGEN_RENJU_SPAN + 1] = {\n");
  for (int i = -TENGEN_RENJU_SPAN; i <= TENGEN_RENJU_SPAN; i++)
    print_word (get_weights (i));
  g_print ("};\nconst guint64 tengen_renju_table_stars"
           "[TENGEN_RENJU_POINTS][TENGEN_RENJU_WORDS] = {\n");
  for (int point = 0; point < TENGEN_RENJU_POINTS; point++)
    {
      g_print ("{\n");
      for (int word = 0; word < TENGEN_RENJU_WORDS; word++)
        print_word (get_star (point, word));
      g_print ("},\n");
    }
  g_print ("};\n");
}

static void
print_keys (void)
{
  TengenBoardRandom random = { .state = 1 };

  g_print ("const guint64 "
           "tengen_renju_table_keys[2][TENGEN_RENJU_POINTS][2] = {\n");
  for (int side = 0; side < 2; side++)
    {
      g_print ("{\n");
      for (int point = 0; point < TENGEN_RENJU_POINTS; point++)
        {
          g_print ("{\n");
          print_word (tengen_board_random_draw (&random));
          print_word (tengen_board_random_draw (&random));
          g_print ("},\n");
        }
      g_print ("},\n");
    }
  g_print ("};\n");
}

int
main (void)
{
  g_print ("#include \"tengen-renju-table.h\"\n");
  print_lines ();
  print_board ();
  print_keys ();
  return 0;
}
