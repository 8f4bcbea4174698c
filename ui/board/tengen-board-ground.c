/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-ground: pictures of empty boards that windows share
 */
#include "tengen-board-ground.h"

typedef struct
{
  TengenBoardGroundLook look;
  cairo_surface_t *picture;
  int boards;
} Entry;

static GArray *entries;

static gboolean
is_same (const TengenBoardGroundLook *a, const TengenBoardGroundLook *b)
{
  return a->theme == b->theme && a->has_lines == b->has_lines &&
         a->coordinates == b->coordinates &&
         tengen_paint_metrics_equal (&a->metrics, &b->metrics);
}

cairo_surface_t *
tengen_board_ground_find (const TengenBoardGroundLook *look)
{
  g_return_val_if_fail (look != NULL, NULL);

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      Entry *entry = &g_array_index (entries, Entry, i);

      if (!is_same (&entry->look, look))
        continue;
      entry->boards++;
      return entry->picture;
    }
  return NULL;
}

void
tengen_board_ground_share (const TengenBoardGroundLook *look,
                           cairo_surface_t *picture)
{
  Entry entry = { .picture = picture, .boards = 1 };

  g_return_if_fail (look != NULL && picture != NULL);

  entry.look = *look;
  if (entries == NULL)
    entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_append_val (entries, entry);
}

void
tengen_board_ground_drop (cairo_surface_t *picture)
{
  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      Entry *entry = &g_array_index (entries, Entry, i);

      if (entry->picture != picture)
        continue;
      if (--entry->boards > 0)
        return;
      g_array_remove_index_fast (entries, i);
      break;
    }
  if (entries != NULL && entries->len == 0)
    g_clear_pointer (&entries, g_array_unref);
  g_clear_pointer (&picture, cairo_surface_destroy);
}
