/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-reason: why a point is forbidden for Black, or is not
 *
 * Shape:  the parts of a point are gathered with their tries; then only what
 *         the scope needs is kept, and the tries that hang on whether their
 *         point is forbidden get a reason, with the stones on the board. The
 *         number of reasons is bounded, since made-up boards could ask for a
 *         great many.
 */
#include "tengen-renju-reason.h"

#include "tengen-renju-part.h"

/* What a reason is made for. */
typedef enum
{
  SCOPE_ALL,       /* the point asked about: everything */
  SCOPE_FORBIDDEN, /* a point that fails: enough to forbid it */
  SCOPE_CLEAR,     /* a point that holds: enough to see it is not forbidden */
} Scope;

typedef struct
{
  TengenRenju *board;
  int n_left; /* nested reasons that may still be made */
} Explainer;

static TengenRenjuReason *
explain (Explainer *self, TengenPoint point, Scope scope);

static gboolean
is_row (const TengenRenjuPart *part)
{
  return !tengen_renju_shape_is_four (&part->shape) &&
         !tengen_renju_shape_is_three (&part->shape);
}

static gboolean
is_three (const TengenRenjuPart *part)
{
  return tengen_renju_shape_is_three (&part->shape);
}

static gboolean
is_four (const TengenRenjuPart *part)
{
  return tengen_renju_shape_is_four (&part->shape);
}

static TengenRenjuPart *
get_part (const GPtrArray *parts, guint index)
{
  return g_ptr_array_index (parts, index);
}

static TengenRenjuTry *
get_try (const TengenRenjuPart *part, guint index)
{
  return &g_array_index (part->tries, TengenRenjuTry, index);
}

typedef gboolean (*PartTest) (const TengenRenjuPart *part);

/* Counts the parts of a kind, of one line only once if they are threes. */
static int
count (const GPtrArray *parts, PartTest test, gboolean only_real)
{
  guint lines = 0;
  int n = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      const TengenRenjuPart *part = get_part (parts, i);
      guint line = 1u << part->shape.direction;

      if (!test (part) || (only_real && !part->counts) ||
          (is_three (part) && (lines & line) != 0))
        continue;
      lines |= line;
      n++;
    }
  return n;
}

static gboolean
looks_double (const GPtrArray *parts, PartTest test)
{
  return count (parts, test, FALSE) >= 2;
}

/* Removes the parts of a kind. */
static void
drop (GPtrArray *parts, PartTest test)
{
  for (guint i = parts->len; i-- > 0;)
    if (test (get_part (parts, i)))
      g_ptr_array_remove_index (parts, i);
}

static gboolean
is_no_five (const TengenRenjuPart *part)
{
  return part->shape.kind != TENGEN_RENJU_SHAPE_FIVE;
}

static gboolean
is_look_alike (const TengenRenjuPart *part)
{
  return !part->counts;
}

/* Whether a stone on a point, which is not forbidden, seems to make it so. */
static gboolean
looks_forbidden (TengenRenju *board, TengenPoint point)
{
  g_autoptr (GPtrArray) parts = NULL;

  tengen_renju_put (board, point, TENGEN_STONE_BLACK);
  parts = tengen_renju_part_gather (board, point);
  tengen_renju_take (board, point);
  return looks_double (parts, is_four) || looks_double (parts, is_three);
}

/* Leaves one successful try of a three, if possible one that is beyond doubt;
 * of the others those that fail, if they are wanted. Tells whether it is beyond
 * doubt. */
static gboolean
choose_try (TengenRenju *board, TengenRenjuPart *part, gboolean keeps_failed)
{
  TengenPoint chosen = part->shape.points[0];
  gboolean is_plain = FALSE;

  for (int i = 0; i < part->shape.n_points && !is_plain; i++)
    if (!looks_forbidden (board, part->shape.points[i]))
      {
        chosen = part->shape.points[i];
        is_plain = TRUE;
      }
  for (guint i = part->tries->len; i-- > 0;)
    {
      const TengenRenjuTry *try = get_try (part, i);
      gboolean fails = try->cause != TENGEN_RENJU_CAUSE_NONE;

      if (try->point != chosen && !(fails && keeps_failed))
        g_array_remove_index (part->tries, i);
    }
  return is_plain;
}

/* Leaves two threes, of those that are beyond doubt if there are so many. */
static void
keep_two_threes (TengenRenju *board, GPtrArray *parts)
{
  gboolean is_plain[TENGEN_RENJU_N_DIRECTIONS];
  guint n_dropped = parts->len - 2;

  for (guint i = 0; i < parts->len; i++)
    is_plain[i] = choose_try (board, get_part (parts, i), FALSE);
  for (int pass = 0; pass < 2; pass++)
    for (guint i = parts->len; i-- > 0 && n_dropped > 0;)
      if (pass == 1 || !is_plain[i])
        {
          g_ptr_array_remove_index (parts, i);
          n_dropped--;
        }
}

/* Leaves what is enough to forbid a point: the plainest class. */
static void
keep_deciding (TengenRenju *board, GPtrArray *parts)
{
  drop (parts, is_look_alike);
  if (count (parts, is_row, TRUE) > 0)
    {
      drop (parts, is_four);
      drop (parts, is_three);
    }
  else if (count (parts, is_four, TRUE) >= 2)
    drop (parts, is_three);
  else
    {
      drop (parts, is_four);
      keep_two_threes (board, parts);
    }
}

static int
count_forbidden (const TengenRenjuPart *part)
{
  int n = 0;

  for (guint i = 0; i < part->tries->len; i++)
    if (get_try (part, i)->cause == TENGEN_RENJU_CAUSE_FORBIDDEN)
      n++;
  return n;
}

/* If no three counts one look-alike need not be argued about: even as a three
 * it would be the only one. Drops those of the line that asks most. */
static void
spare_hardest (GPtrArray *parts)
{
  int n_forbidden[TENGEN_RENJU_N_DIRECTIONS] = { 0 };
  int hardest = 0;

  for (guint i = 0; i < parts->len; i++)
    if (is_three (get_part (parts, i)))
      n_forbidden[get_part (parts, i)->shape.direction] +=
          1 + count_forbidden (get_part (parts, i));
  for (int i = 1; i < TENGEN_RENJU_N_DIRECTIONS; i++)
    if (n_forbidden[i] > n_forbidden[hardest])
      hardest = i;
  for (guint i = parts->len; i-- > 0;)
    if (is_three (get_part (parts, i)) &&
        (int) get_part (parts, i)->shape.direction == hardest)
      g_ptr_array_remove_index (parts, i);
}

/* Leaves what is enough to see that a point is not forbidden. */
static void
keep_doubtful (GPtrArray *parts)
{
  if (!looks_double (parts, is_four))
    drop (parts, is_four);
  if (!looks_double (parts, is_three))
    drop (parts, is_three);
  else if (count (parts, is_three, TRUE) == 0)
    spare_hardest (parts);
  for (guint i = 0; i < parts->len; i++)
    if (get_part (parts, i)->counts)
      g_array_set_size (get_part (parts, i)->tries, 0);
}

static void
keep_scope (TengenRenju *board, GPtrArray *parts, guint classes, Scope scope)
{
  if (classes == TENGEN_RENJU_FIVE)
    drop (parts, is_no_five);
  else if (scope == SCOPE_FORBIDDEN)
    keep_deciding (board, parts);
  else if (scope == SCOPE_CLEAR)
    keep_doubtful (parts);
  else
    for (guint i = 0; i < parts->len; i++)
      if (is_three (get_part (parts, i)) && get_part (parts, i)->counts)
        choose_try (board, get_part (parts, i), TRUE);
}

/* Gives a try its reason: why its point is forbidden, or if it seems to be but
 * is not, why. */
static void
expand (Explainer *self, TengenRenjuTry *try)
{
  gboolean fails = try->cause == TENGEN_RENJU_CAUSE_FORBIDDEN;

  if ((try->cause != TENGEN_RENJU_CAUSE_NONE && !fails) || self->n_left == 0)
    return;
  self->n_left--;
  tengen_renju_put (self->board, try->point, TENGEN_STONE_BLACK);
  try->reason =
      explain (self, try->point, fails ? SCOPE_FORBIDDEN : SCOPE_CLEAR);
  tengen_renju_take (self->board, try->point);
  if (try->reason->parts->len == 0)
    {
      g_clear_pointer (&try->reason, tengen_renju_reason_free);
      self->n_left++;
    }
}

static void
expand_part (Explainer *self, TengenRenjuPart *part)
{
  for (guint i = 0; i < part->tries->len && is_three (part); i++)
    expand (self, get_try (part, i));
}

static TengenRenjuReason *
explain (Explainer *self, TengenPoint point, Scope scope)
{
  TengenRenjuReason *reason = g_new (TengenRenjuReason, 1);

  reason->point = point;
  reason->classes = tengen_renju_classify (self->board, point);
  reason->parts = tengen_renju_part_gather (self->board, point);
  keep_scope (self->board, reason->parts, reason->classes, scope);
  for (guint i = 0; i < reason->parts->len; i++)
    expand_part (self, get_part (reason->parts, i));
  return reason;
}

TengenRenjuReason *
tengen_renju_explain (const TengenRenju *self, TengenPoint point)
{
  g_autoptr (TengenRenju) board = NULL;
  Explainer explainer = { NULL, TENGEN_RENJU_REASON_MOST };

  g_return_val_if_fail (point < TENGEN_RENJU_POINTS, NULL);
  g_return_val_if_fail (tengen_renju_get (self, point) != TENGEN_STONE_WHITE,
                        NULL);
  board = tengen_renju_copy (self);
  if (tengen_renju_get (board, point) == TENGEN_STONE_NONE)
    tengen_renju_put (board, point, TENGEN_STONE_BLACK);
  explainer.board = board;
  return explain (&explainer, point, SCOPE_ALL);
}

void
tengen_renju_reason_free (TengenRenjuReason *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->parts);
  g_free (self);
}
