/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-motion: things that slide into their rows
 */
#include "tengen-tally-motion.h"

#define DURATION_US (280 * 1000)
#define DELAY_US (45 * 1000)

/* Quick at first, slow at the end. */
static double
ease (double part)
{
  double left = 1 - part;

  return 1 - left * left * left;
}

static double
mix (double from, double to, double part)
{
  return from + (to - from) * part;
}

gboolean
tengen_tally_move_find (const TengenTallyMove *self,
                        gint64 time_us,
                        TengenTallySpot *spot)
{
  double part;

  g_return_val_if_fail (self != NULL && spot != NULL, FALSE);

  time_us -= self->delay * DELAY_US;
  part = ease (CLAMP (time_us / (double) DURATION_US, 0, 1));
  spot->x = mix (self->from.x, self->to.x, part);
  spot->y = mix (self->from.y, self->to.y, part);
  spot->size = mix (self->from.size, self->to.size, part);
  return time_us < DURATION_US;
}

guint
tengen_tally_moves_count_there (const GArray *moves,
                                guint n_items,
                                gint64 time_us)
{
  g_return_val_if_fail (moves != NULL, n_items);

  for (guint i = 0; i < moves->len; i++)
    {
      const TengenTallyMove *move = &g_array_index (moves, TengenTallyMove, i);
      TengenTallySpot spot;

      if (tengen_tally_move_find (move, time_us, &spot))
        return move->item;
    }
  return n_items;
}
