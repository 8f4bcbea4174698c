/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-view: what is to be seen on a board
 *
 * Shape:  all arrays are one block behind the struct, numbers first since
 *         they are wider.
 * Memory: one block; a copy is one memcpy() with the pointers set anew.
 */
#include "tengen-paint-view.h"

#include <string.h>

/* The arrays of one byte a point. */
#define N_BYTES 6

static gsize
get_size (int width, int height)
{
  gsize n = (gsize) width * height;

  return sizeof (TengenView) + n * (sizeof (guint16) + N_BYTES);
}

static void
place_arrays (TengenView *self)
{
  gsize n = (gsize) self->width * self->height;
  guint8 *bytes;

  self->numbers = (guint16 *) (self + 1);
  bytes = (guint8 *) (self->numbers + n);
  self->stones = bytes;
  self->dead = bytes + n;
  self->seki = bytes + 2 * n;
  self->owner = bytes + 3 * n;
  self->marks = bytes + 4 * n;
  self->atari = bytes + 5 * n;
}

TengenView *
tengen_view_new (int width, int height)
{
  TengenView *self;

  g_return_val_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX, NULL);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX, NULL);

  self = g_malloc0 (get_size (width, height));
  self->width = width;
  self->height = height;
  place_arrays (self);
  return self;
}

TengenView *
tengen_view_copy (const TengenView *self)
{
  TengenView *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = tengen_view_new (self->width, self->height);
  memcpy (copy, self, get_size (self->width, self->height));
  place_arrays (copy);
  return copy;
}

void
tengen_view_free (TengenView *self)
{
  g_free (self);
}

static void
add_atari (TengenView *self, const TengenBoard *board)
{
  int n = self->width * self->height;

  for (int i = 0; i < n; i++)
    if (self->stones[i] != TENGEN_STONE_NONE)
      self->atari[i] = tengen_board_get_liberties (board, (TengenPoint) i) == 1;
}

static void
add_numbers (TengenView *self,
             const TengenPosition *position,
             TengenViewNumbers which)
{
  int n = self->width * self->height;
  guint last = tengen_position_get_move (position);
  guint first = 1;
  g_autofree guint *numbers = NULL;

  if (which == TENGEN_VIEW_NUMBERS_NONE)
    return;
  if (which == TENGEN_VIEW_NUMBERS_LAST && last > TENGEN_VIEW_LAST_NUMBERS)
    first = last - TENGEN_VIEW_LAST_NUMBERS + 1;
  numbers = g_new0 (guint, n);
  tengen_position_get_numbers (position, numbers);
  for (int i = 0; i < n; i++)
    if (numbers[i] >= first)
      self->numbers[i] = (guint16) MIN (numbers[i], G_MAXUINT16);
}

static void
add_last (TengenView *self, const TengenPosition *position)
{
  TengenPoint last = tengen_position_get_last (position, NULL);

  if (last < self->width * self->height && self->numbers[last] == 0)
    self->marks[last] = TENGEN_VIEW_MARK_LAST;
}

static gboolean
is_counted (const TengenPosition *position)
{
  TengenResultKind kind;

  switch (tengen_position_get_phase (position))
    {
    case TENGEN_PHASE_PLAY:
      return FALSE;
    case TENGEN_PHASE_COUNT:
      return TRUE;
    case TENGEN_PHASE_OVER:
      kind = tengen_position_get_result (position).kind;
      return kind == TENGEN_RESULT_COUNT || kind == TENGEN_RESULT_DRAW;
    }
  return FALSE;
}

static void
add_owners (TengenView *self, const TengenGoCount *count)
{
  int n = self->width * self->height;

  for (int i = 0; i < n; i++)
    if (count->owner[i] == TENGEN_GO_OWNER_BLACK)
      self->owner[i] = TENGEN_STONE_BLACK;
    else if (count->owner[i] == TENGEN_GO_OWNER_WHITE)
      self->owner[i] = TENGEN_STONE_WHITE;
}

static void
add_count (TengenView *self, const TengenPosition *position)
{
  int n = self->width * self->height;
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  g_autoptr (TengenGoCount) count = NULL;

  for (int i = 0; i < n; i++)
    {
      TengenGoMark mark;

      if (self->stones[i] == TENGEN_STONE_NONE)
        continue;
      mark = tengen_position_get_mark (position, (TengenPoint) i);
      self->dead[i] = mark == TENGEN_GO_MARK_DEAD;
      self->seki[i] = mark == TENGEN_GO_MARK_SEKI;
    }
  /* Where only stones count, squares on empty points would mislead. */
  if (!setup->rules.territory)
    return;
  count = tengen_position_count (position);
  if (count != NULL)
    add_owners (self, count);
}

TengenView *
tengen_view_new_position (const TengenPosition *position,
                          TengenViewNumbers numbers)
{
  const TengenBoard *board;
  TengenView *self;

  g_return_val_if_fail (position != NULL, NULL);

  board = tengen_position_get_board (position);
  self = tengen_view_new (tengen_board_get_width (board),
                          tengen_board_get_height (board));
  tengen_board_read (board, self->stones);
  add_atari (self, board);
  add_numbers (self, position, numbers);
  add_last (self, position);
  if (is_counted (position))
    add_count (self, position);
  return self;
}

void
tengen_view_add_reason (TengenView *self, const TengenReason *reason)
{
  int n;

  g_return_if_fail (self != NULL && reason != NULL);

  n = self->width * self->height;
  for (guint i = 0; reason->points != NULL && i < reason->points->len; i++)
    {
      TengenPoint point = g_array_index (reason->points, TengenPoint, i);

      if (point < n && self->stones[point] != TENGEN_STONE_NONE)
        self->marks[point] = self->marks[point] == TENGEN_VIEW_MARK_LAST
                                 ? TENGEN_VIEW_MARK_EVIDENCE_LAST
                                 : TENGEN_VIEW_MARK_EVIDENCE;
    }
  /* A stone that lies there says itself why; a cross would hide it. */
  if (reason->point < n && self->stones[reason->point] == TENGEN_STONE_NONE)
    self->marks[reason->point] = TENGEN_VIEW_MARK_REFUSED;
}
