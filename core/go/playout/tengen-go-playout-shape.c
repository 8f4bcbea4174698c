/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-playout-shape: small eye spaces and the point that decides them
 *
 * Shape: a space is told by how many neighbours its points have in it.
 */
#include "tengen-go-playout-shape.h"

#define MAX_SIZE 6

/* Collects the points of one kind connected with @point, which counts as one
 * of them. Gives MAX_SIZE + 1 when there are more. */
static int
collect (const TengenGoPlayoutBoard *board,
         guint kind,
         TengenGoPlayoutPoint point,
         TengenGoPlayoutPoint *points)
{
  int n = 1;

  points[0] = point;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 4; j++)
      {
        TengenGoPlayoutPoint near =
            (TengenGoPlayoutPoint) (points[i] + board->steps[j]);
        int k = 0;

        if (board->stones[near] != kind)
          continue;
        while (k < n && points[k] != near)
          k++;
        if (k < n)
          continue;
        if (n == MAX_SIZE)
          return MAX_SIZE + 1;
        points[n++] = near;
      }
  return n;
}

/* Counts how often two of the points are neighbours, and finds the point with
 * the most of them. */
static int
count_joints (const TengenGoPlayoutBoard *board,
              const TengenGoPlayoutPoint *points,
              int n,
              int *most,
              TengenGoPlayoutPoint *middle)
{
  int all = 0;

  *most = -1;
  for (int i = 0; i < n; i++)
    {
      int here = 0;

      for (int j = 0; j < n; j++)
        {
          int step = points[j] - points[i];

          here += step == 1 || step == -1 || step == board->steps[0] ||
                  step == board->steps[3];
        }
      all += here;
      if (here > *most)
        {
          *most = here;
          *middle = points[i];
        }
    }
  return all / 2;
}

/* Tells whether a shape has one vital point: the one with the most
 * neighbours. */
static gboolean
is_undecided (int n, int joints, int most)
{
  switch (n)
    {
    case 3:
      return TRUE;
    case 4:
      return most == 3;
    case 5:
      return most == 4 || (most == 3 && joints == 5);
    case 6:
      return most == 4 && joints == 6;
    default:
      return FALSE;
    }
}

TengenGoPlayoutPoint
tengen_go_playout_shape_find_vital (const TengenGoPlayoutBoard *board,
                                    TengenGoPlayoutPoint point)
{
  TengenGoPlayoutPoint points[MAX_SIZE];
  TengenGoPlayoutPoint middle = 0;
  int n = collect (board, TENGEN_STONE_NONE, point, points);
  int joints, most;

  if (n < 3 || n > MAX_SIZE)
    return 0;
  joints = count_joints (board, points, n, &most, &middle);
  return is_undecided (n, joints, most) ? middle : 0;
}

/* Tells whether the opponent's stones around are one chain. */
static gboolean
is_inside_one (const TengenGoPlayoutBoard *board,
               TengenStone stone,
               const TengenGoPlayoutPoint *points,
               int n)
{
  guint other = tengen_stone_other (stone);
  TengenGoPlayoutPoint head = 0;

  for (int i = 0; i < n; i++)
    for (int j = 0; j < 4; j++)
      {
        TengenGoPlayoutPoint near =
            (TengenGoPlayoutPoint) (points[i] + board->steps[j]);

        if (board->stones[near] != other)
          continue;
        if (head != 0 && board->heads[near] != head)
          return FALSE;
        head = board->heads[near];
      }
  return TRUE;
}

gboolean
tengen_go_playout_shape_is_one_eye (const TengenGoPlayoutBoard *board,
                                    TengenStone stone,
                                    TengenGoPlayoutPoint point,
                                    guint size)
{
  TengenGoPlayoutPoint points[MAX_SIZE];
  TengenGoPlayoutPoint middle = 0;
  int n, joints, most;

  if (size > MAX_SIZE)
    return FALSE;
  n = collect (board, stone, point, points);
  joints = count_joints (board, points, n, &most, &middle);
  if (!is_inside_one (board, stone, points, n))
    return FALSE;
  return n <= 3 || (n == 4 && joints == 4) || is_undecided (n, joints, most);
}
