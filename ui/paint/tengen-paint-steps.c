/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-steps: a count carried out step by step, for screen and paper
 *
 * Not: the page itself (tengen-paint-steps-page).
 */
#include "tengen-paint-steps.h"

#include "tengen-go-account.h"

/* A4 across, in points. */
#define PAPER_WIDTH 842.0
#define PAPER_HEIGHT 595.0

TengenPaintSteps *
tengen_paint_steps_new (const TengenBoard *board,
                        TengenGoCount *count,
                        const TengenGoRules *rules)
{
  TengenPaintSteps *self;

  g_return_val_if_fail (board != NULL && count != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  self = g_atomic_rc_box_new0 (TengenPaintSteps);
  self->width = tengen_board_get_width (board);
  self->height = tengen_board_get_height (board);
  self->rules = *rules;
  self->count = count;
  self->account = tengen_account_new (count, rules);
  self->steps = tengen_go_steps_new (board, count, self->account, rules);
  return self;
}

TengenPaintSteps *
tengen_paint_steps_ref (TengenPaintSteps *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  TengenPaintSteps *self = data;

  g_ptr_array_unref (self->steps);
  tengen_account_free (self->account);
  tengen_go_count_free (self->count);
}

void
tengen_paint_steps_unref (TengenPaintSteps *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, clear);
}

const TengenGoStep *
tengen_paint_steps_get (const TengenPaintSteps *self, guint index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return g_ptr_array_index (self->steps, index);
}

/* Gives whose a free point is, as far as it counts under the rules. */
static TengenStone
get_owner (const TengenPaintSteps *self, const TengenGoStep *step, int point)
{
  TengenGoOwner owner = (TengenGoOwner) step->owner[point];
  gboolean is_seki = owner == TENGEN_GO_OWNER_BLACK_SEKI ||
                     owner == TENGEN_GO_OWNER_WHITE_SEKI;

  if (step->stones[point] != TENGEN_STONE_NONE ||
      (is_seki && !self->rules.seki_eyes))
    return TENGEN_STONE_NONE;
  return tengen_go_owner_get_side (owner);
}

static void
mark_shifts (TengenView *view, const TengenGoStep *step, int n_points)
{
  for (guint i = 0; i < step->shifts->len; i++)
    {
      const TengenGoShift *shift =
          &g_array_index (step->shifts, TengenGoShift, i);

      if (shift->from < n_points)
        view->marks[shift->from] = TENGEN_VIEW_MARK_CROSS;
      if (shift->to < n_points)
        view->marks[shift->to] = TENGEN_VIEW_MARK_CIRCLE;
    }
}

TengenView *
tengen_paint_steps_make_view (const TengenPaintSteps *self, guint index)
{
  const TengenGoStep *step = tengen_paint_steps_get (self, index);
  int n_points = self->width * self->height;
  TengenView *view = tengen_view_new (self->width, self->height);

  for (int i = 0; i < n_points; i++)
    {
      view->stones[i] = step->stones[i];
      view->owner[i] = (guint8) get_owner (self, step, i);
    }
  if (step->code != TENGEN_GO_STEP_ROWS)
    mark_shifts (view, step, n_points);
  if (step->code == TENGEN_GO_STEP_EYES || step->code == TENGEN_GO_STEP_GROUPS)
    for (guint i = 0; i < step->points->len; i++)
      view->marks[g_array_index (step->points, TengenPoint, i)] =
          TENGEN_VIEW_MARK_SQUARE;
  return view;
}

static void
paint_all (const TengenPaintSteps *self,
           const TengenPaintStyle *style,
           cairo_t *cr)
{
  cairo_scale (cr,
               PAPER_WIDTH / TENGEN_PAINT_STEPS_PAGE_WIDTH,
               PAPER_HEIGHT / TENGEN_PAINT_STEPS_PAGE_HEIGHT);
  for (guint i = 0; i < self->steps->len; i++)
    {
      cairo_save (cr);
      tengen_paint_steps_page (self, i, style, cr);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
}

GBytes *
tengen_paint_steps_write (const TengenPaintSteps *self,
                          guint index,
                          const TengenPaintStyle *style,
                          TengenPaintFormat format)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gboolean is_paper = format == TENGEN_PAINT_FORMAT_PDF;
  cairo_t *cr;

  g_return_val_if_fail (self != NULL && style != NULL, NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  cr = tengen_paint_file_begin (
      format,
      is_paper ? PAPER_WIDTH : TENGEN_PAINT_STEPS_PAGE_WIDTH,
      is_paper ? PAPER_HEIGHT : TENGEN_PAINT_STEPS_PAGE_HEIGHT,
      bytes);
  if (is_paper)
    paint_all (self, style, cr);
  else
    tengen_paint_steps_page (self, index, style, cr);
  if (tengen_paint_file_end (cr, format, bytes) != CAIRO_STATUS_SUCCESS)
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
