/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-proof: a reason as pictures to step through
 *
 * Shape:  the tree in the order of an explanation: a point with its shapes,
 *         each shape with its tries, a try with its own point.
 */
#include "tengen-renju-reason.h"

typedef struct
{
  GPtrArray *steps;
  GArray *stones; /* on the board at this place of the walk */
} Walk;

static void walk_reason (Walk *walk, const TengenRenjuReason *reason);

static void
free_step (gpointer data)
{
  TengenRenjuProofStep *step = data;

  g_array_unref (step->stones);
  g_free (step->parts);
  g_free (step);
}

static void
add_step (Walk *walk,
          const TengenRenjuReason *reason,
          const GPtrArray *parts,
          const TengenRenjuTry *try)
{
  TengenRenjuProofStep *step = g_new (TengenRenjuProofStep, 1);

  step->stones = g_array_copy (walk->stones);
  step->n_parts = parts->len;
  step->parts = g_new (const TengenRenjuPart *, MAX (parts->len, 1));
  for (guint i = 0; i < parts->len; i++)
    step->parts[i] = g_ptr_array_index (parts, i);
  step->try = try;
  step->reason = reason;
  g_ptr_array_add (walk->steps, step);
}

/* Whether a part makes the point what it is: of a forbidden point those that
 * its classes speak of, of any other all. */
static gboolean
decides (const TengenRenjuPart *part, guint classes)
{
  if ((classes & TENGEN_RENJU_FORBIDDEN) == 0)
    return TRUE;
  return part->counts && tengen_renju_shape_belongs (&part->shape, classes);
}

static void
walk_try (Walk *walk,
          const TengenRenjuReason *reason,
          const GPtrArray *parts,
          const TengenRenjuTry *try)
{
  g_array_append_val (walk->stones, try->point);
  add_step (walk, reason, parts, try);
  if (try->reason != NULL)
    walk_reason (walk, try->reason);
  g_array_set_size (walk->stones, walk->stones->len - 1);
}

/* One success shows that a shape counts; that it does not only all failures
 * show. That it counts is no question where nothing is forbidden, nor of the
 * four beside a double-three. */
static void
walk_part (Walk *walk, const TengenRenjuReason *reason, TengenRenjuPart *part)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  if (part->counts &&
      (tengen_renju_shape_get_class (&part->shape) & reason->classes) == 0)
    return;
  g_ptr_array_add (parts, part);
  for (guint i = 0; i < part->tries->len; i++)
    {
      const TengenRenjuTry *try =
          &g_array_index (part->tries, TengenRenjuTry, i);

      if (part->counts && try->cause != TENGEN_RENJU_CAUSE_NONE)
        continue;
      walk_try (walk, reason, parts, try);
      if (part->counts)
        return;
    }
}

static void
walk_reason (Walk *walk, const TengenRenjuReason *reason)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  for (guint i = 0; i < reason->parts->len; i++)
    {
      TengenRenjuPart *part = g_ptr_array_index (reason->parts, i);

      if (decides (part, reason->classes))
        g_ptr_array_add (parts, part);
    }
  add_step (walk, reason, parts, NULL);
  for (guint i = 0; i < parts->len; i++)
    walk_part (walk, reason, g_ptr_array_index (parts, i));
}

GPtrArray *
tengen_renju_prove (const TengenRenjuReason *reason)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func (free_step);
  g_autoptr (GArray) stones = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  Walk walk = { steps, stones };

  g_array_append_val (stones, reason->point);
  walk_reason (&walk, reason);
  return steps;
}
