/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-pattern: shapes of 3x3 points in which the middle is a good move
 *
 * Shape: a picture has nine letters, row by row, the middle being the move:
 *        X and O stones of the two sides, . empty, # edge, x anything but X,
 *        o anything but O, ? anything; o and x leave out the edge.
 */
#include "tengen-engine-pattern.h"

#include <string.h>

#define N_AROUND 8

/* The squares around, without the middle. */
static const char *const pictures[] = {
  "XOX..???", /* hane around a stone */
  "XO...?.?", /* hane beside a stone */
  "XO?X.x.?", /* turn behind a hane */
  ".O.X....", /* diagonal contact */
  "XO?Oo?o?", /* cut that is not protected */
  "XO?OX???", /* cut that is peeped at */
  "?X?OOooo", /* push through and cut */
  "OX?oO???", /* cut of a knight's move */
  "X.?O.##?", /* chase along the edge */
  "OX?XO###", /* block at the edge */
  "?X?xO###", /* connection at the edge */
  "?XOxx###", /* descent to the edge */
  "?OXXO###", /* cut at the edge */
};

/* Where the squares of a picture come from when it is turned by a quarter and
 * when it is mirrored. */
static const guint8 turned[N_AROUND] = { 5, 3, 0, 6, 1, 7, 4, 2 };
static const guint8 mirrored[N_AROUND] = { 2, 1, 0, 4, 3, 7, 6, 5 };

/* Tells whether a letter stands for what lies on a square, as codes have it. */
static gboolean
stands_for (char letter, guint square)
{
  switch (letter)
    {
    case 'X':
      return square == TENGEN_STONE_BLACK;
    case 'O':
      return square == TENGEN_STONE_WHITE;
    case '.':
      return square == TENGEN_STONE_NONE;
    case '#':
      return square == 3;
    case 'x':
      return square == TENGEN_STONE_NONE || square == TENGEN_STONE_WHITE;
    case 'o':
      return square == TENGEN_STONE_NONE || square == TENGEN_STONE_BLACK;
    default:
      return TRUE;
    }
}

/* Marks all codes that a picture stands for, from its square @n on. */
static void
mark (TengenEnginePatterns *self, const char *picture, int n, guint code)
{
  if (n == N_AROUND)
    {
      self->is_shape[code] = TRUE;
      return;
    }
  for (guint square = 0; square < 4; square++)
    if (stands_for (picture[n], square))
      mark (self, picture, n + 1, code << 2 | square);
}

static void
arrange (char *picture, const guint8 *sources)
{
  char old[N_AROUND];

  memcpy (old, picture, N_AROUND);
  for (int i = 0; i < N_AROUND; i++)
    picture[i] = old[sources[i]];
}

static void
exchange_colours (char *picture)
{
  static const char from[] = "XOxo";
  static const char to[] = "OXox";

  for (int i = 0; i < N_AROUND; i++)
    {
      const char *found = strchr (from, picture[i]);

      if (found != NULL)
        picture[i] = to[found - from];
    }
}

void
tengen_engine_pattern_fill (TengenEnginePatterns *self)
{
  g_return_if_fail (self != NULL);

  memset (self, 0, sizeof *self);
  for (gsize i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      char picture[N_AROUND + 1];

      memcpy (picture, pictures[i], sizeof picture);
      for (int way = 0; way < 16; way++)
        {
          mark (self, picture, 0, 0);
          arrange (picture, turned);
          if (way % 4 == 3)
            arrange (picture, mirrored);
          if (way % 8 == 7)
            exchange_colours (picture);
        }
    }
}
