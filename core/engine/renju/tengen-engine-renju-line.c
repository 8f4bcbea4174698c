/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-line: what a stone of either side would make of its lines
 *
 * Shape: the class of a line follows from those that another stone on it makes,
 *        whose codes are greater. So all are known when codes go down.
 */
#include "tengen-engine-renju-line.h"

#define DIGITS (2 * TENGEN_RENJU_REACH)
#define N_CLASSES TENGEN_ENGINE_RENJU_N_CLASSES

/* What a digit of a code says. */
enum
{
  EMPTY,
  OWN,
};

/* Counts the stones side by side from the middle into a direction. */
static int
get_run (guint code, int first, int step)
{
  int digits[DIGITS];
  int run = 0;

  for (int i = 0; i < DIGITS; i++, code /= 3)
    digits[i] = (int) (code % 3);
  for (int i = first; i >= 0 && i < DIGITS && digits[i] == OWN; i += step)
    run++;
  return run;
}

/* Counts the points where another stone makes each class. */
static void
count_next (const guint8 *classes, guint code, guint *counts)
{
  guint weight = 1;

  for (guint left = code; weight < TENGEN_RENJU_CODES; left /= 3, weight *= 3)
    if (left % 3 == EMPTY)
      counts[classes[code + weight]]++;
}

/* Two fives are two fours on the line, unless the four stones lie side by side;
 * of White both win. */
static guint
get_four (const guint *counts, int run, TengenStone stone)
{
  return counts[TENGEN_ENGINE_RENJU_FIVE] >= 2 &&
                 (stone == TENGEN_STONE_WHITE || run == 4)
             ? TENGEN_ENGINE_RENJU_STRAIGHT_FOUR
             : TENGEN_ENGINE_RENJU_FOUR;
}

static guint
find_class (const guint8 *classes, guint code, TengenStone stone)
{
  int run = 1 + get_run (code, TENGEN_RENJU_REACH - 1, -1) +
            get_run (code, TENGEN_RENJU_REACH, 1);
  guint counts[N_CLASSES] = { 0 };

  if (run == 5 || (run > 5 && stone == TENGEN_STONE_WHITE))
    return TENGEN_ENGINE_RENJU_FIVE;
  if (run > 5)
    return TENGEN_ENGINE_RENJU_DEAD;
  count_next (classes, code, counts);
  if (counts[TENGEN_ENGINE_RENJU_FIVE] > 0)
    return get_four (counts, run, stone);
  if (counts[TENGEN_ENGINE_RENJU_STRAIGHT_FOUR] > 0)
    return counts[TENGEN_ENGINE_RENJU_STRAIGHT_FOUR] > 1
               ? TENGEN_ENGINE_RENJU_WIDE_THREE
               : TENGEN_ENGINE_RENJU_THREE;
  if (counts[TENGEN_ENGINE_RENJU_FOUR] > 0)
    return TENGEN_ENGINE_RENJU_CLOSED_THREE;
  if (counts[TENGEN_ENGINE_RENJU_THREE] +
          counts[TENGEN_ENGINE_RENJU_WIDE_THREE] >
      0)
    return counts[TENGEN_ENGINE_RENJU_THREE] +
                       counts[TENGEN_ENGINE_RENJU_WIDE_THREE] >
                   2
               ? TENGEN_ENGINE_RENJU_WIDE_TWO
               : TENGEN_ENGINE_RENJU_TWO;
  if (counts[TENGEN_ENGINE_RENJU_CLOSED_THREE] > 0)
    return TENGEN_ENGINE_RENJU_CLOSED_TWO;
  if (counts[TENGEN_ENGINE_RENJU_TWO] + counts[TENGEN_ENGINE_RENJU_WIDE_TWO] >
      0)
    return TENGEN_ENGINE_RENJU_ONE;
  return counts[TENGEN_ENGINE_RENJU_CLOSED_TWO] > 0
             ? TENGEN_ENGINE_RENJU_CLOSED_ONE
             : TENGEN_ENGINE_RENJU_DEAD;
}

/* Finds the two strongest of four classes. */
static guint
find_pair (guint classes)
{
  guint stronger = 0, weaker = 0;

  for (int i = 0; i < TENGEN_RENJU_LINES; i++, classes >>= 4)
    {
      guint class = MIN (classes & 15u, N_CLASSES - 1u);

      weaker = MAX (weaker, MIN (class, stronger));
      stronger = MAX (class, stronger);
    }
  return tengen_engine_renju_pair (stronger, weaker);
}

static guint
find_kind (guint classes)
{
  guint counts[N_CLASSES] = { 0 };
  guint threes;

  for (int i = 0; i < TENGEN_RENJU_LINES; i++, classes >>= 4)
    counts[MIN (classes & 15u, N_CLASSES - 1u)]++;
  threes = counts[TENGEN_ENGINE_RENJU_THREE] +
           counts[TENGEN_ENGINE_RENJU_WIDE_THREE];
  if (counts[TENGEN_ENGINE_RENJU_FIVE] > 0)
    return TENGEN_ENGINE_RENJU_MAKES_FIVE;
  if (counts[TENGEN_ENGINE_RENJU_STRAIGHT_FOUR] > 0 ||
      counts[TENGEN_ENGINE_RENJU_FOUR] > 1)
    return TENGEN_ENGINE_RENJU_MAKES_FOURS;
  if (counts[TENGEN_ENGINE_RENJU_FOUR] > 0)
    return threes > 0 ? TENGEN_ENGINE_RENJU_MAKES_FOUR_THREE
                      : TENGEN_ENGINE_RENJU_MAKES_FOUR;
  if (threes > 0)
    return threes > 1 ? TENGEN_ENGINE_RENJU_MAKES_THREES
                      : TENGEN_ENGINE_RENJU_MAKES_THREE;
  return TENGEN_ENGINE_RENJU_QUIET;
}

/* Rates a pair: its classes, and what two of them do together. */
static int
get_appeal (guint stronger, guint weaker)
{
  static const int APPEALS[N_CLASSES] = { 0,  5,   10,  20,  50,   70,
                                          60, 150, 180, 200, 1500, 4000 };
  int appeal = APPEALS[stronger] + APPEALS[weaker] * 3 / 5;
  gboolean has_four = stronger == TENGEN_ENGINE_RENJU_FOUR;
  gboolean has_three = stronger == TENGEN_ENGINE_RENJU_THREE ||
                       stronger == TENGEN_ENGINE_RENJU_WIDE_THREE;

  if (has_four && weaker == TENGEN_ENGINE_RENJU_FOUR)
    return appeal + 1250;
  if (has_four && weaker >= TENGEN_ENGINE_RENJU_THREE)
    return appeal + 1000;
  if (has_three && weaker >= TENGEN_ENGINE_RENJU_THREE)
    return appeal + 450;
  return appeal;
}

static void
fill (TengenEngineRenjuLines *self)
{
  for (TengenStone stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE;
       stone++)
    {
      guint8 *classes = self->classes[tengen_engine_renju_side (stone)];

      for (guint code = TENGEN_RENJU_CODES; code-- > 0;)
        classes[code] = (guint8) find_class (classes, code, stone);
    }
  for (guint i = 0; i < G_N_ELEMENTS (self->pairs); i++)
    {
      self->pairs[i] = (guint8) find_pair (i);
      self->kinds[i] = (guint8) find_kind (i);
    }
  for (guint i = 0; i < N_CLASSES; i++)
    for (guint j = 0; j <= i; j++)
      {
        guint pair = tengen_engine_renju_pair (i, j);

        self->strongest[pair] = (guint8) i;
        self->appeals[pair] = (gint16) get_appeal (i, j);
      }
}

const TengenEngineRenjuLines *
tengen_engine_renju_get_lines (void)
{
  static TengenEngineRenjuLines lines;
  static gsize is_filled;

  if (g_once_init_enter (&is_filled))
    {
      fill (&lines);
      g_once_init_leave (&is_filled, 1);
    }
  return &lines;
}
