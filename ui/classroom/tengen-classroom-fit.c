/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-fit: where board and words go on a wall
 *
 * Shape: boards from large to small are tried with the words beside them, then
 *        once with the words below; the larger board is taken.
 */
#include "tengen-classroom-fit.h"

#include <math.h>

/* From one size that is tried to the next, in heights of the room. */
#define STEP 0.03
/* Words beside the board are preferred, unless the board is so much smaller. */
#define BELOW_GAIN 1.06
/* A line beside the board is not longer, and not shorter, in letters. */
#define LONGEST 17.0
#define SHORTEST 7.0
/* Between board and words, in letters. */
#define GAP_BESIDE 1.0
#define GAP_BELOW 0.35
/* Boards are not smaller, in heights of the wall: while letters are large, and
 * at all. */
#define HALF 0.5
#define SMALLEST 0.25

/* Letters become smaller at last. */
static const double parts[] = { 17, 18, 18, 20, 22, 25, 28, 32, 36, 42, 50 };
/* How many of them are tried with a board of half of the height. */
#define N_HALF 2

/* Width of all boards that are so high together. */
static double
get_width (const TengenClassroomFitRoom *room, double height)
{
  double each = height / room->rows / room->aspect;

  return room->columns * each;
}

/* Height of all boards that are so wide together. */
static double
get_height (const TengenClassroomFitRoom *room, double width)
{
  return room->rows * (width / room->columns * room->aspect);
}

/* Board at the left, words at the right; what is left over is on both sides. */
static void
put_beside (TengenClassroomFit *self,
            const TengenClassroomFitRoom *room,
            double em,
            int board,
            int words,
            int height)
{
  int gap = (int) (GAP_BESIDE * em);
  int left = MAX (0, room->width - board - gap - words) / 2;

  self->em = em;
  self->below = FALSE;
  self->board = (GdkRectangle){
    room->x + left, room->y + (room->height - height) / 2, board, height
  };
  self->words = (GdkRectangle){
    room->x + left + board + gap, room->y, words, room->height
  };
}

/* Returns: height of the largest board with the words beside it, 0 for none */
static double
try_beside (TengenClassroomFit *self,
            const TengenClassroomFitRoom *room,
            double em,
            double least)
{
  int gap = (int) (GAP_BESIDE * em);

  if (room->aspect <= 0 || room->above)
    return 0;
  for (double part = 1; part * room->height >= least; part -= STEP)
    {
      double height = floor (part * room->height);
      double board = ceil (get_width (room, height));
      double words = MIN (room->width - board - gap, floor (LONGEST * em));
      int needed;

      if (words < SHORTEST * em)
        continue;
      needed = room->measure (room->data, em, (int) words);
      if (needed < 0 || needed > room->height)
        continue;
      put_beside (self, room, em, (int) board, (int) words, (int) height);
      return height;
    }
  return 0;
}

/* Returns: height of the board with the words below it */
static double
try_below (TengenClassroomFit *self,
           const TengenClassroomFitRoom *room,
           double em)
{
  int words = room->measure (room->data, em, room->width);
  int gap = words > 0 ? (int) (GAP_BELOW * em) : 0;
  double height = room->height - words - gap;
  double board = room->width;
  int top;

  if (words < 0 || height <= 0)
    return 0;
  if (room->aspect > 0)
    {
      height = MIN (height, get_height (room, room->width));
      board = get_width (room, height);
    }
  top = room->y + (int) ((room->height - words - gap - height) / 3);
  self->em = em;
  self->below = TRUE;
  self->board = (GdkRectangle){
    room->x + (int) (room->width - board) / 2, top, (int) board, (int) height
  };
  top += (int) height + gap;
  self->words =
      (GdkRectangle){ room->x, top, room->width, room->y + room->height - top };
  return height;
}

/* Returns: whether the board is as high as it has to be */
static gboolean
try_letters (TengenClassroomFit *self,
             const TengenClassroomFitRoom *room,
             double em,
             double least)
{
  TengenClassroomFit below = *self;
  double low = try_below (&below, room, em);
  double high = try_beside (self, room, em, MAX (least, low / BELOW_GAIN));

  if (high == 0 || low > high * BELOW_GAIN)
    *self = below;
  return MAX (low, high) >= least;
}

void
tengen_classroom_fit_find (TengenClassroomFit *self,
                           const TengenClassroomFitRoom *room)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (room != NULL && room->measure != NULL);
  g_return_if_fail (room->columns > 0 && room->rows > 0);

  *self = (TengenClassroomFit){ .em = room->wall / TENGEN_CLASSROOM_FIT_LEAST };
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      double most = MIN (room->height,
                         room->aspect > 0 ? get_height (room, room->width)
                                          : room->height);
      double least = (i < N_HALF ? HALF : SMALLEST) * room->wall;
      TengenClassroomFit found = *self;

      if (try_letters (&found, room, room->wall / parts[i], MIN (least, most)))
        {
          *self = found;
          return;
        }
    }
  self->board =
      (GdkRectangle){ room->x, room->y, room->width, room->height / 2 };
  self->words = (GdkRectangle){
    room->x, room->y + room->height / 2, room->width, room->height / 2
  };
}

gboolean
tengen_classroom_fit_holds (const TengenClassroomFit *self,
                            const TengenClassroomFitRoom *room)
{
  int words;

  g_return_val_if_fail (self != NULL && room != NULL, FALSE);

  words = room->measure (room->data, self->em, self->words.width);
  return words >= 0 && words <= self->words.height;
}
