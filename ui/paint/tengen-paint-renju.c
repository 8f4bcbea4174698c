/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-renju: what a board shows of Renju
 *
 * Shape: each function adds to a view what follows from the position alone.
 */
#include "tengen-paint-renju.h"

#include "tengen-describe-fifth.h"
#include "tengen-words-renju.h"

static gboolean
is_board (const TengenView *self)
{
  return self->width == TENGEN_RENJU_SIZE && self->height == TENGEN_RENJU_SIZE;
}

/* --- Shapes --- */

/* The name stands at the end that is farther from the point spoken of, where
 * no other shape begins; that of what is none is crossed out. */
static void
add_shape (TengenView *self,
           const TengenRenjuShape *shape,
           TengenPoint point,
           TengenViewTone tone,
           gboolean counts)
{
  g_autofree char *real = tengen_words_renju_shape (shape->kind);
  g_autofree char *name = g_strconcat (counts ? "" : "×", real, NULL);
  TengenPoint first = shape->stones[0];
  TengenPoint last = shape->stones[shape->n_stones - 1];
  gboolean back = ABS (last - point) > ABS (first - point);
  const char *end = NULL;
  TengenViewShape lit = { .from = back ? last : first,
                          .to = back ? first : last,
                          .tone = tone };

  g_strlcpy (lit.name, name, sizeof lit.name);
  if (!g_utf8_validate (lit.name, -1, &end))
    lit.name[end - lit.name] = '\0';
  g_array_append_val (self->shapes, lit);
}

/* Where a shape would go on. */
static void
add_points (TengenView *self, const TengenRenjuShape *shape)
{
  for (int i = 0; i < shape->n_points; i++)
    {
      TengenPoint point = shape->points[i];

      if (self->stones[point] == TENGEN_STONE_NONE &&
          self->ghosts[point] == TENGEN_STONE_NONE &&
          self->marks[point] == TENGEN_VIEW_MARK_NONE)
        self->marks[point] = TENGEN_VIEW_MARK_CIRCLE;
    }
}

/* --- The game --- */

static void
add_fifths (TengenView *self, const TengenPosition *position)
{
  TengenPoint points[TENGEN_GAME_FIFTHS_MAX];
  int n = tengen_position_list_fifths (position, points);

  for (int i = 0; i < n; i++)
    {
      TengenPoint point = points[i];

      if (self->stones[point] != TENGEN_STONE_NONE)
        continue;
      self->ghosts[point] = TENGEN_STONE_BLACK;
      g_free (self->labels[point]);
      self->labels[point] = g_strdup_printf ("%c", 'A' + i);
    }
}

/* A row of five wins also where the board has an overline besides. */
static void
add_end (TengenView *self, const TengenGameRenju *renju)
{
  gboolean five = renju->end == TENGEN_RENJU_END_FIVE;
  TengenStone stone = tengen_renju_get (renju->board, renju->point);
  g_autoptr (GArray) shapes =
      tengen_renju_list_shapes (renju->board, renju->point, stone);

  for (guint i = 0; i < shapes->len; i++)
    {
      const TengenRenjuShape *shape =
          &g_array_index (shapes, TengenRenjuShape, i);
      gboolean row = shape->kind == TENGEN_RENJU_SHAPE_FIVE ||
                     (shape->kind == TENGEN_RENJU_SHAPE_OVERLINE &&
                      stone == TENGEN_STONE_WHITE);

      if (five ? row : tengen_renju_shape_belongs (shape, renju->classes))
        add_shape (self,
                   shape,
                   renju->point,
                   five ? TENGEN_VIEW_TONE_WINS : TENGEN_VIEW_TONE_FORBIDDEN,
                   TRUE);
    }
  if (!five)
    self->marks[renju->point] =
        self->marks[renju->point] == TENGEN_VIEW_MARK_LAST
            ? TENGEN_VIEW_MARK_EVIDENCE_LAST
            : TENGEN_VIEW_MARK_EVIDENCE;
}

void
tengen_view_add_renju (TengenView *self, const TengenPosition *position)
{
  const TengenGameRenju *renju;

  g_return_if_fail (self != NULL && position != NULL);

  renju = tengen_position_get_renju (position);
  if (renju == NULL || !is_board (self))
    return;
  add_fifths (self, position);
  if ((renju->end == TENGEN_RENJU_END_FIVE ||
       renju->end == TENGEN_RENJU_END_FORBIDDEN) &&
      renju->point < TENGEN_RENJU_POINTS)
    add_end (self, renju);
}

/* --- The area of an opening --- */

static gboolean
is_allowed (const TengenRenjuStep *step, int x, int y)
{
  if (x < 0 || y < 0 || x >= TENGEN_RENJU_SIZE || y >= TENGEN_RENJU_SIZE)
    return FALSE;
  return tengen_renju_opening_allows (
      step, tengen_point_make (TENGEN_RENJU_SIZE, x, y));
}

static TengenViewArea
find_area (const TengenRenjuStep *step, int x, int y)
{
  TengenViewArea area = 0;

  if (!is_allowed (step, x, y))
    return TENGEN_VIEW_AREA_BARRED;
  if (!is_allowed (step, x - 1, y))
    area |= TENGEN_VIEW_AREA_LEFT;
  if (!is_allowed (step, x, y - 1))
    area |= TENGEN_VIEW_AREA_TOP;
  if (!is_allowed (step, x + 1, y))
    area |= TENGEN_VIEW_AREA_RIGHT;
  if (!is_allowed (step, x, y + 1))
    area |= TENGEN_VIEW_AREA_BOTTOM;
  return area;
}

static gboolean
is_everywhere (const TengenRenjuStep *step)
{
  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    if (!tengen_renju_opening_allows (step, point))
      return FALSE;
  return TRUE;
}

void
tengen_view_add_area (TengenView *self, const TengenPosition *position)
{
  const TengenGameRenju *renju;
  TengenRenjuStep step;

  g_return_if_fail (self != NULL && position != NULL);

  renju = tengen_position_get_renju (position);
  if (renju == NULL || !is_board (self) ||
      tengen_position_get_phase (position) != TENGEN_PHASE_PLAY)
    return;
  tengen_renju_opening_get_step (renju->opening, &step);
  if ((step.kind != TENGEN_RENJU_STEP_PUT &&
       step.kind != TENGEN_RENJU_STEP_OFFER) ||
      is_everywhere (&step))
    return;
  for (int y = 0; y < TENGEN_RENJU_SIZE; y++)
    for (int x = 0; x < TENGEN_RENJU_SIZE; x++)
      self->area[tengen_point_make (TENGEN_RENJU_SIZE, x, y)] =
          (guint8) find_area (&step, x, y);
}

/* --- Forbidden points --- */

void
tengen_view_add_forbidden (TengenView *self,
                           const TengenPosition *position,
                           TengenViewForbidden when)
{
  const TengenGameRenju *renju;
  guint8 classes[TENGEN_RENJU_POINTS];

  g_return_if_fail (self != NULL && position != NULL);

  renju = tengen_position_get_renju (position);
  if (renju == NULL || !is_board (self) ||
      when == TENGEN_VIEW_FORBIDDEN_NEVER || renju->opening->rules.declared ||
      tengen_position_get_phase (position) != TENGEN_PHASE_PLAY ||
      tengen_position_get_to_move (position) != TENGEN_STONE_BLACK)
    return;
  tengen_renju_map (renju->board, classes);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if ((classes[i] & TENGEN_RENJU_FORBIDDEN) != 0)
      self->forbidden[i] = classes[i] | (when == TENGEN_VIEW_FORBIDDEN_ALWAYS
                                             ? TENGEN_VIEW_FORBIDDEN_SHOWN
                                             : 0);
}

/* --- Why --- */

/* A stone that is put in mind; one that lies there stays. */
static void
add_stone (TengenView *self, TengenPoint point, int number)
{
  if (self->stones[point] != TENGEN_STONE_NONE)
    return;
  self->ghosts[point] = TENGEN_STONE_BLACK;
  self->numbers[point] = (guint16) number;
  self->forbidden[point] = 0;
  g_clear_pointer (&self->labels[point], g_free);
}

static void
cross_out (TengenView *self, TengenPoint point)
{
  self->numbers[point] = 0;
  self->marks[point] = TENGEN_VIEW_MARK_REFUSED;
}

static TengenViewTone
choose_tone (const TengenRenjuPart *part, guint classes)
{
  if (!part->counts)
    return TENGEN_VIEW_TONE_FALSE;
  return (classes & TENGEN_RENJU_FORBIDDEN) != 0 ? TENGEN_VIEW_TONE_FORBIDDEN
                                                 : TENGEN_VIEW_TONE_WINS;
}

void
tengen_view_add_explanation (TengenView *self, const TengenRenjuReason *reason)
{
  g_return_if_fail (self != NULL && reason != NULL);
  g_return_if_fail (is_board (self));

  add_stone (self, reason->point, 0);
  if ((reason->classes & TENGEN_RENJU_FORBIDDEN) != 0)
    cross_out (self, reason->point);
  g_array_set_size (self->shapes, 0);
  for (guint i = 0; i < reason->parts->len; i++)
    {
      const TengenRenjuPart *part = g_ptr_array_index (reason->parts, i);

      if ((reason->classes & TENGEN_RENJU_FORBIDDEN) == 0 ||
          (part->counts &&
           tengen_renju_shape_belongs (&part->shape, reason->classes)))
        add_shape (self,
                   &part->shape,
                   reason->point,
                   choose_tone (part, reason->classes),
                   part->counts);
    }
}

/* What becomes of a try: what stands there now is lit, in place of the shape
 * that it came from. */
static void
add_try (TengenView *self,
         const TengenRenjuProofStep *step,
         const TengenRenjuTry *try)
{
  TengenViewTone tone = TENGEN_VIEW_TONE_FALSE;

  switch (try->cause)
    {
    case TENGEN_RENJU_CAUSE_NONE:
      tone = TENGEN_VIEW_TONE_FORBIDDEN;
      add_points (self, &try->shape);
      break;
    case TENGEN_RENJU_CAUSE_FORBIDDEN:
      cross_out (self, try->point);
      break;
    case TENGEN_RENJU_CAUSE_FIVE:
      tone = TENGEN_VIEW_TONE_WINS;
      break;
    case TENGEN_RENJU_CAUSE_OVERLINE:
    case TENGEN_RENJU_CAUSE_SHUT:
      break;
    }
  if (try->shape.n_stones > 0)
    add_shape (self,
               &try->shape,
               try->point,
               tone,
               try->cause != TENGEN_RENJU_CAUSE_FORBIDDEN);
  else
    for (guint i = 0; i < step->n_parts; i++)
      add_shape (self,
                 &step->parts[i]->shape,
                 try->point,
                 tone,
                 step->parts[i]->counts);
}

void
tengen_view_add_proof (TengenView *self, const TengenRenjuProofStep *step)
{
  g_return_if_fail (self != NULL && step != NULL);
  g_return_if_fail (is_board (self));

  g_array_set_size (self->shapes, 0);
  for (guint i = 0; i < step->stones->len; i++)
    add_stone (self, g_array_index (step->stones, TengenPoint, i), (int) i + 1);
  if (step->try != NULL)
    {
      add_try (self, step, step->try);
      return;
    }
  for (guint i = 0; i < step->n_parts; i++)
    {
      add_shape (self,
                 &step->parts[i]->shape,
                 step->reason->point,
                 choose_tone (step->parts[i], step->reason->classes),
                 step->parts[i]->counts);
      add_points (self, &step->parts[i]->shape);
    }
}
