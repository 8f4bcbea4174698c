/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-number: numbers on stones
 *
 * Shape: the moves that are counted are the end of the path's moves. One pass
 *        numbers them and finds which of them each point shows, a second one
 *        lists the others.
 */
#include "tengen-describe-number.h"

static const TengenMove *
get_move (const TengenPosition *position, guint index)
{
  return &g_array_index (
      tengen_position_get_moves (position), TengenMove, index);
}

static guint
get_n_moves (const TengenPosition *position)
{
  return tengen_position_get_moves (position)->len;
}

/* Of the first @n moves of the path, which ends with @node, those before that
 * node. */
static guint
count_before (const TengenPosition *position, TengenNode node, guint n)
{
  while (n > 0 && get_move (position, n - 1)->node == node)
    n--;
  return n;
}

/* How many moves there are before the line leaves the first children. */
static guint
find_variation (const TengenPosition *position)
{
  const TengenRecord *record = tengen_position_get_record (position);
  TengenNode node = tengen_position_get_node (position);
  guint n = get_n_moves (position);
  guint found = 0;

  while (node != tengen_position_get_root (position))
    {
      TengenNode parent = tengen_record_get_parent (record, node);

      n = count_before (position, node, n);
      if (tengen_record_get_child (record, parent) != node)
        found = n;
      node = parent;
    }
  return found;
}

/* How many moves there are up to a node of the path, with its own. */
static guint
find_after (const TengenPosition *position, TengenNode wanted)
{
  TengenNode node = tengen_position_get_node (position);
  guint n = get_n_moves (position);

  while (node != wanted && node != TENGEN_NODE_NONE)
    {
      n = count_before (position, node, n);
      node = tengen_record_get_parent (tengen_position_get_record (position),
                                       node);
    }
  return n;
}

static guint
find_first (const TengenPosition *position,
            TengenNumberMode mode,
            TengenNode from)
{
  switch (mode)
    {
    case TENGEN_NUMBER_GAME:
      return 0;
    case TENGEN_NUMBER_VARIATION:
      return find_variation (position);
    case TENGEN_NUMBER_FROM:
      return from != TENGEN_NODE_NONE ? find_after (position, from) : 0;
    }
  g_return_val_if_reached (0);
}

/* Numbers the moves from @first on. */
static guint *
count_moves (const TengenPosition *position, TengenNumberMode mode, guint first)
{
  guint n = get_n_moves (position);
  guint *counted = g_new0 (guint, n + 1);
  guint number = 0;

  for (guint i = first; i < n; i++)
    {
      const TengenMove *move = get_move (position, i);

      number = move->is_set && mode != TENGEN_NUMBER_FROM ? move->number
                                                          : number + 1;
      counted[i] = number;
    }
  return counted;
}

/* Finds for each point the move whose number it shows, from 1; 0 for none. A
 * stone of another colour than the last move's was set up. */
static guint *
find_shown (const TengenPosition *position, guint first, gboolean earliest)
{
  const TengenBoard *board = tengen_position_get_board (position);
  int n_points = tengen_board_get_n_points (board);
  guint *shown = g_new0 (guint, n_points);
  g_autofree guint8 *last = g_malloc0 ((gsize) n_points);

  for (guint i = first; i < get_n_moves (position); i++)
    {
      const TengenMove *move = get_move (position, i);

      if (move->point >= n_points)
        continue;
      last[move->point] = move->stone;
      if (tengen_board_get (board, move->point) == move->stone &&
          (shown[move->point] == 0 || !earliest))
        shown[move->point] = i + 1;
    }
  for (int point = 0; point < n_points; point++)
    if (tengen_board_get (board, (TengenPoint) point) != last[point])
      shown[point] = 0;
  return shown;
}

static void
list_again (TengenNumbers *self,
            const TengenPosition *position,
            guint first,
            const guint *counted,
            const guint *shown)
{
  int n_points =
      tengen_board_get_n_points (tengen_position_get_board (position));

  for (guint i = first; i < get_n_moves (position); i++)
    {
      TengenPoint point = get_move (position, i)->point;
      TengenNumberAgain again = { .number = counted[i], .point = point };

      if (point >= n_points || shown[point] == i + 1)
        continue;
      again.at = self->numbers[point];
      g_array_append_val (self->again, again);
    }
}

TengenNumbers *
tengen_numbers_new (const TengenPosition *position,
                    TengenNumberMode mode,
                    TengenNode from)
{
  TengenNumbers *self;
  g_autofree guint *counted = NULL;
  g_autofree guint *shown = NULL;
  guint first;
  int n_points;

  g_return_val_if_fail (position != NULL, NULL);

  first = find_first (position, mode, from);
  counted = count_moves (position, mode, first);
  shown = find_shown (position,
                      first,
                      mode == TENGEN_NUMBER_FROM ||
                          (mode == TENGEN_NUMBER_VARIATION && first > 0));
  n_points = tengen_board_get_n_points (tengen_position_get_board (position));
  self = g_new0 (TengenNumbers, 1);
  self->numbers = g_new0 (guint, n_points);
  self->again = g_array_new (FALSE, FALSE, sizeof (TengenNumberAgain));
  for (int point = 0; point < n_points; point++)
    if (shown[point] > 0)
      self->numbers[point] = counted[shown[point] - 1];
  list_again (self, position, first, counted, shown);
  return self;
}

void
tengen_numbers_free (TengenNumbers *self)
{
  if (self == NULL)
    return;
  g_free (self->numbers);
  g_array_unref (self->again);
  g_free (self);
}
