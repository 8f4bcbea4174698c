/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paper-pages: what is on pages of paper, for tests
 */
#pragma once

#include "tengen-paper-private.h"

static inline gboolean
meets (const TengenPaperBox *a, const TengenPaperBox *b)
{
  const double slack = 0.1;

  return a->x + slack < b->x + b->width && b->x + slack < a->x + a->width &&
         a->y + slack < b->y + b->height && b->y + slack < a->y + a->height;
}

static inline gboolean
is_inside (const TengenPaper *paper, const TengenPaperBox *box)
{
  double edge = TENGEN_PAPER_MARGIN - 0.6;

  return box->width >= 0 && box->height > 0 && box->x >= edge &&
         box->y >= edge && box->x + box->width <= paper->width - edge &&
         box->y + box->height <= paper->height - edge;
}

/* Where texts and boards stand on a page. */
static inline GArray *
list_boxes (const TengenPaper *paper, guint page)
{
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (TengenPaperBox));
  const GArray *items = g_ptr_array_index (paper->pages, page);

  for (guint i = 0; i < items->len; i++)
    {
      const TengenPaperItem *item = &g_array_index (items, TengenPaperItem, i);

      if (item->is_solid)
        g_array_append_val (boxes, item->box);
    }
  return boxes;
}

/* Nothing meets anything else, nor is it nearer to an edge than it may be. */
static inline void
check_page (const TengenPaper *paper, guint page)
{
  g_autoptr (GArray) boxes = list_boxes (paper, page);

  for (guint i = 0; i < boxes->len; i++)
    {
      const TengenPaperBox *box = &g_array_index (boxes, TengenPaperBox, i);

      if (!is_inside (paper, box))
        {
          g_test_message ("page %u: %g,%g %g x %g leaves it",
                          page + 1,
                          box->x,
                          box->y,
                          box->width,
                          box->height);
          g_test_fail ();
        }
      for (guint k = 0; k < i; k++)
        if (meets (box, &g_array_index (boxes, TengenPaperBox, k)))
          {
            g_test_message ("page %u: %u meets %u", page + 1, i, k);
            g_test_fail ();
          }
    }
}

static inline void
check_pages (const TengenPaper *paper)
{
  for (guint i = 0; i < tengen_paper_get_n_pages (paper); i++)
    check_page (paper, i);
}

/* The views of all boards on paper, in their order. */
static inline GPtrArray *
list_views (const TengenPaper *paper)
{
  GPtrArray *views = g_ptr_array_new ();

  for (guint page = 0; page < paper->pages->len; page++)
    {
      const GArray *items = g_ptr_array_index (paper->pages, page);

      for (guint i = 0; i < items->len; i++)
        {
          const TengenPaperItem *item =
              &g_array_index (items, TengenPaperItem, i);

          if (item->free_data == (GDestroyNotify) tengen_view_free)
            g_ptr_array_add (views, item->data);
        }
    }
  return views;
}

static inline guint
count_boards (const TengenPaper *paper)
{
  g_autoptr (GPtrArray) views = list_views (paper);

  return views->len;
}
