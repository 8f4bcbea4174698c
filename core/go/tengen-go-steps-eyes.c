/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-steps-eyes: which points a living group needs as eyes (基本眼位)
 *
 * Shape: a group is what hangs together of a side's stones and territory.
 */
#include "tengen-go-steps-eyes.h"

#include "tengen-board-region.h"

int
tengen_go_table_list_around (const TengenGoTable *self,
                             int point,
                             int around[4])
{
  return tengen_point_list_around (point, self->width, self->n_points, around);
}

static gboolean
touches (const TengenGoTable *self, int point, int other)
{
  int around[4];
  int n = tengen_go_table_list_around (self, point, around);

  for (int i = 0; i < n; i++)
    if (around[i] == other)
      return TRUE;
  return FALSE;
}

static int
count_open (const TengenGoTable *self, int point, TengenStone stone)
{
  int around[4];
  int n = tengen_go_table_list_around (self, point, around);
  int open = 0;

  for (int i = 0; i < n; i++)
    if (tengen_go_table_is_free (self, around[i], stone))
      open++;
  return open;
}

/* An eye of a group: the smaller of two by this key. A second one lies in
 * another territory than the first, or at least does not touch it. */
static guint64
rate_eye (const TengenGoTable *self, int point, TengenStone stone, int first)
{
  guint64 region = self->region[point];
  guint64 bad = 0;

  if (first >= 0 && self->region[first] == region)
    bad = touches (self, point, first) ? 2 : 1;
  return bad << 56 | (guint64) self->size[region] << 40 |
         (guint64) count_open (self, point, stone) << 32 | (guint64) point;
}

/* Finds the best eye point of each group, beside its first ones if given. */
static void
find_best (const TengenGoTable *self,
           TengenStone stone,
           const guint16 *groups,
           const int *first,
           int *best)
{
  for (int i = 0; i < self->n_points; i++)
    {
      int group = groups[i];
      int other =
          first != NULL && group != TENGEN_REGION_NONE ? first[group] : -1;

      if (group == TENGEN_REGION_NONE || i == other ||
          !tengen_go_table_is_free (self, i, stone))
        continue;
      if (best[group] < 0 || rate_eye (self, i, stone, other) <
                                 rate_eye (self, best[group], stone, other))
        best[group] = i;
    }
}

void
tengen_go_table_find_eyes (TengenGoTable *self, TengenStone stone)
{
  g_autofree guint8 *own = g_new0 (guint8, self->n_points);
  g_autofree guint16 *groups = g_new (guint16, self->n_points);
  g_autofree int *first = g_new (int, self->n_points);
  g_autofree int *second = g_new (int, self->n_points);
  int n;

  for (int i = 0; i < self->n_points; i++)
    if (self->stones[i] == stone || tengen_go_table_is_free (self, i, stone))
      own[i] = (guint8) stone;
  n = tengen_region_label (own, self->width, self->height, 1u << stone, groups);
  for (int i = 0; i < n; i++)
    first[i] = second[i] = -1;
  find_best (self, stone, groups, NULL, first);
  find_best (self, stone, groups, first, second);
  for (int i = 0; i < n; i++)
    {
      if (first[i] >= 0)
        self->eye[first[i]] = (guint8) stone;
      if (second[i] >= 0)
        self->eye[second[i]] = (guint8) stone;
    }
}

void
tengen_go_table_list_eyes (const TengenGoTable *self,
                           TengenStone stone,
                           int n,
                           GArray *points)
{
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < self->n_points && n > 0; i++)
      {
        TengenPoint point = (TengenPoint) i;

        if (!tengen_go_table_is_free (self, i, stone) ||
            (self->eye[i] == stone) != (pass == 0))
          continue;
        g_array_append_val (points, point);
        n--;
      }
}
