/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-oddity: what a reader finds odd, noted by offsets
 *
 * What: see the header.
 */
#include "tengen-sgf-oddity.h"

#include <string.h>

void
tengen_sgf_oddities_init (TengenSgfOddities *self)
{
  g_return_if_fail (self != NULL);

  self->entries = g_array_new (FALSE, FALSE, sizeof (TengenSgfOddity));
  self->n = 0;
}

void
tengen_sgf_oddities_clear (TengenSgfOddities *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->entries, g_array_unref);
}

void
tengen_sgf_oddities_add (TengenSgfOddities *self, const TengenSgfOddity *oddity)
{
  g_return_if_fail (self != NULL && oddity != NULL);

  if (self->entries->len < TENGEN_SGF_MAX_WARNINGS)
    g_array_append_val (self->entries, *oddity);
  self->n++;
}

/* Orders oddities by their place. */
static int
compare_oddities (gconstpointer a, gconstpointer b)
{
  const TengenSgfOddity *left = a;
  const TengenSgfOddity *right = b;

  return (left->offset > right->offset) - (left->offset < right->offset);
}

void
tengen_sgf_oddities_list (TengenSgfOddities *self,
                          const char *text,
                          GArray *warnings)
{
  TengenSgfPlace place = { text, 1, 1 };
  gboolean more;

  g_return_if_fail (self != NULL && text != NULL && warnings != NULL);
  more = self->n > self->entries->len;
  g_array_sort (self->entries, compare_oddities);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const TengenSgfOddity *oddity =
          &g_array_index (self->entries, TengenSgfOddity, i);
      TengenSgfWarning warning = { .fault = oddity->fault,
                                   .node = oddity->node };

      memcpy (warning.name, oddity->name, sizeof warning.name);
      if (more && i == self->entries->len - 1)
        warning = (TengenSgfWarning){ .fault = TENGEN_SGF_FAULT_MORE };
      tengen_sgf_place_move (&place, text + oddity->offset);
      warning.line = place.line;
      warning.column = place.column;
      g_array_append_val (warnings, warning);
    }
}

void
tengen_sgf_place_move (TengenSgfPlace *self, const char *to)
{
  g_return_if_fail (self != NULL && to != NULL);

  for (; self->at < to; self->at++)
    {
      gboolean pair = *self->at == '\r' && self->at[1] == '\n';

      if (*self->at == '\n' || (*self->at == '\r' && !pair))
        {
          self->line++;
          self->column = 1;
        }
      else if ((*self->at & 0xC0) != 0x80)
        self->column++;
    }
}
