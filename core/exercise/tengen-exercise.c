/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-exercise.h"

#include <string.h>

#include "tengen-board-random.h"

static void
line_free (gpointer data)
{
  TengenExerciseLine *line = data;

  g_array_unref (line->moves);
  g_free (line);
}

TengenExercise *
tengen_exercise_new (TengenExerciseKind kind,
                     const char *rules,
                     int width,
                     int height)
{
  TengenExercise *self = g_new0 (TengenExercise, 1);

  self->kind = kind;
  self->rules = rules;
  self->width = width;
  self->height = height;
  self->stones = g_new0 (guint8, width * height);
  self->to_move = TENGEN_STONE_BLACK;
  self->ko = TENGEN_POINT_NONE;
  self->targets = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  self->points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  self->lines = g_ptr_array_new_with_free_func (line_free);
  return self;
}

void
tengen_exercise_free (TengenExercise *self)
{
  if (self == NULL)
    return;
  g_free (self->stones);
  g_array_unref (self->targets);
  g_array_unref (self->points);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

static int
compare_points (gconstpointer a, gconstpointer b)
{
  return (int) *(const TengenPoint *) a - (int) *(const TengenPoint *) b;
}

void
tengen_exercise_add_line (TengenExercise *self,
                          gboolean is_right,
                          TengenExerciseReason reason,
                          const TengenPoint *moves,
                          guint n_moves)
{
  TengenExerciseLine *line = g_new0 (TengenExerciseLine, 1);

  line->is_right = is_right;
  line->reason = reason;
  line->moves = g_array_sized_new (FALSE, FALSE, sizeof (TengenPoint), n_moves);
  g_array_append_vals (line->moves, moves, n_moves);
  g_ptr_array_add (self->lines, line);
  if (!is_right)
    return;
  g_array_append_val (self->points, moves[0]);
  g_array_sort (self->points, compare_points);
}

const TengenExerciseLine *
tengen_exercise_find_line (const TengenExercise *self, TengenPoint answer)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const TengenExerciseLine *line = self->lines->pdata[i];

      if (g_array_index (line->moves, TengenPoint, 0) == answer)
        return line;
    }
  return NULL;
}

/* What a key is made of: the part of the board that matters. */
typedef struct
{
  int left;
  int top;
  int right;
  int bottom;
} Part;

/* Finds the columns and rows with stones, and two more at each side, so that an
 * edge counts where it is near. */
static Part
find_part (const TengenExercise *self)
{
  Part part = { self->width, self->height, -1, -1 };

  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++)
      if (self->stones[y * self->width + x] != TENGEN_STONE_NONE)
        {
          part.left = MIN (part.left, x);
          part.top = MIN (part.top, y);
          part.right = MAX (part.right, x);
          part.bottom = MAX (part.bottom, y);
        }
  part.left = MAX (part.left - 2, 0);
  part.top = MAX (part.top - 2, 0);
  part.right = MIN (part.right + 2, self->width - 1);
  part.bottom = MIN (part.bottom + 2, self->height - 1);
  return part;
}

/* What stands on a point for a key: the stone as it is to the side to move,
 * and what the question marks. */
static guint64
get_value (const TengenExercise *self, int x, int y)
{
  TengenPoint point = (TengenPoint) (y * self->width + x);
  guint64 value = self->stones[point];

  if (value != TENGEN_STONE_NONE && self->to_move == TENGEN_STONE_WHITE &&
      !tengen_exercise_kind_get_info (self->kind)->is_renju)
    value = tengen_stone_other ((TengenStone) value);
  if (point == self->ko)
    value |= 4;
  for (guint i = 0; i < self->targets->len; i++)
    if (g_array_index (self->targets, TengenPoint, i) == point)
      value |= 8;
  return value;
}

/* Mixes a part of the board as it looks when turned and mirrored. */
static guint64
mix_part (const TengenExercise *self, const Part *part, guint way)
{
  int width = part->right - part->left + 1;
  int height = part->bottom - part->top + 1;
  gboolean is_turned = (way & 4) != 0;
  int columns = is_turned ? height : width;
  int rows = is_turned ? width : height;
  guint64 key = ((guint64) columns << 8) | (guint64) rows;

  for (int y = 0; y < rows; y++)
    for (int x = 0; x < columns; x++)
      {
        int from_x = is_turned ? y : x;
        int from_y = is_turned ? x : y;
        gboolean is_edge;

        if ((way & 1) != 0)
          from_x = width - 1 - from_x;
        if ((way & 2) != 0)
          from_y = height - 1 - from_y;
        from_x += part->left;
        from_y += part->top;
        is_edge = from_x == 0 || from_x == self->width - 1 || from_y == 0 ||
                  from_y == self->height - 1;
        key = tengen_board_random_mix (key ^ get_value (self, from_x, from_y) ^
                                       (is_edge ? 16 : 0)) +
              G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      }
  return key;
}

guint64
tengen_exercise_make_key (const TengenExercise *self)
{
  gboolean is_renju = tengen_exercise_kind_get_info (self->kind)->is_renju;
  Part part = { 0, 0, self->width - 1, self->height - 1 };
  guint64 least = G_MAXUINT64;

  if (!is_renju)
    part = find_part (self);
  for (guint way = 0; way < 8; way++)
    least = MIN (least, mix_part (self, &part, way));
  return tengen_board_random_mix (
      least ^ (guint64) self->kind ^
      (is_renju ? (guint64) self->to_move << 32 : 0));
}
