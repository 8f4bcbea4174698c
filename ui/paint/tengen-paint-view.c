/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-view: what is to be seen on a board
 *
 * Shape:  all arrays are one block behind the struct, the widest first.
 * Memory: one block; a copy is one memcpy() with the pointers set anew, then
 *         copies of the labels, of the lines and of the shapes.
 */
#include "tengen-paint-view.h"

#include <string.h>

#include "tengen-describe-number.h"
#include "tengen-paint-renju.h"

/* The arrays of one byte a point. */
#define N_BYTES 17

static gsize
get_size (int width, int height)
{
  gsize n = (gsize) width * height;

  return sizeof (TengenView) +
         n * (sizeof (char *) + sizeof (guint16) + N_BYTES);
}

static void
place_arrays (TengenView *self)
{
  gsize n = (gsize) self->width * self->height;
  guint8 *bytes;

  self->labels = (char **) (self + 1);
  self->numbers = (guint16 *) (self->labels + n);
  bytes = (guint8 *) (self->numbers + n);
  self->stones = bytes;
  self->dead = bytes + n;
  self->seki = bytes + 2 * n;
  self->owner = bytes + 3 * n;
  self->marks = bytes + 4 * n;
  self->atari = bytes + 5 * n;
  self->dimmed = bytes + 6 * n;
  self->hidden = bytes + 7 * n;
  self->next = bytes + 8 * n;
  self->claimed = bytes + 9 * n;
  self->estimate = bytes + 10 * n;
  self->doubtful = bytes + 11 * n;
  self->lit = bytes + 12 * n;
  self->ghosts = bytes + 13 * n;
  self->area = bytes + 14 * n;
  self->forbidden = bytes + 15 * n;
  self->signs = bytes + 16 * n;
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
  self->lines = g_array_new (FALSE, FALSE, sizeof (TengenMarkupLine));
  self->shapes = g_array_new (FALSE, FALSE, sizeof (TengenViewShape));
  return self;
}

TengenView *
tengen_view_copy (const TengenView *self)
{
  TengenView *copy;
  GArray *lines, *shapes;

  g_return_val_if_fail (self != NULL, NULL);

  copy = tengen_view_new (self->width, self->height);
  lines = copy->lines;
  shapes = copy->shapes;
  memcpy (copy, self, get_size (self->width, self->height));
  place_arrays (copy);
  copy->lines = lines;
  copy->shapes = shapes;
  g_array_append_vals (shapes, self->shapes->data, self->shapes->len);
  g_array_append_vals (lines, self->lines->data, self->lines->len);
  for (int i = 0; i < self->width * self->height; i++)
    copy->labels[i] = g_strdup (self->labels[i]);
  return copy;
}

void
tengen_view_free (TengenView *self)
{
  if (self == NULL)
    return;
  for (int i = 0; i < self->width * self->height; i++)
    g_free (self->labels[i]);
  g_array_unref (self->lines);
  g_array_unref (self->shapes);
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
set_number (TengenView *self, int point, guint number)
{
  self->numbers[point] = (guint16) MIN (number, G_MAXUINT16);
}

/* The last few moves by their own numbers, whatever was there before. */
static void
add_last_numbers (TengenView *self, const TengenPosition *position)
{
  int n = self->width * self->height;
  guint last = tengen_position_get_move (position);
  guint first =
      last > TENGEN_VIEW_LAST_NUMBERS ? last - TENGEN_VIEW_LAST_NUMBERS + 1 : 1;
  g_autofree guint *numbers = g_new0 (guint, n);

  tengen_position_get_numbers (position, numbers);
  for (int i = 0; i < n; i++)
    if (numbers[i] >= first)
      set_number (self, i, numbers[i]);
}

/* A stone that was put where another was before keeps the first one's number,
 * as in diagrams; while it is the last move it is marked as such instead. */
static void
add_counted_numbers (TengenView *self,
                     const TengenPosition *position,
                     TengenNumberMode mode,
                     TengenNode from)
{
  g_autoptr (TengenNumbers) numbers = tengen_numbers_new (position, mode, from);
  TengenPoint last = tengen_position_get_last (position, NULL);
  const TengenNumberAgain *again;

  for (int i = 0; i < self->width * self->height; i++)
    set_number (self, i, numbers->numbers[i]);
  if (numbers->again->len == 0)
    return;
  again = &g_array_index (
      numbers->again, TengenNumberAgain, numbers->again->len - 1);
  if (again->point == last && again->at != 0 && again->at < again->number)
    self->numbers[last] = 0;
}

static void
add_numbers (TengenView *self,
             const TengenPosition *position,
             TengenViewNumbers which,
             TengenNode from)
{
  switch (which)
    {
    case TENGEN_VIEW_NUMBERS_NONE:
      break;
    case TENGEN_VIEW_NUMBERS_LAST:
      add_last_numbers (self, position);
      break;
    case TENGEN_VIEW_NUMBERS_ALL:
      add_counted_numbers (self, position, TENGEN_NUMBER_GAME, from);
      break;
    case TENGEN_VIEW_NUMBERS_VARIATION:
      add_counted_numbers (self, position, TENGEN_NUMBER_VARIATION, from);
      break;
    case TENGEN_VIEW_NUMBERS_FROM:
      add_counted_numbers (self, position, TENGEN_NUMBER_FROM, from);
      break;
    }
}

static void
add_last (TengenView *self, const TengenPosition *position)
{
  TengenPoint last = tengen_position_get_last (position, NULL);

  if (last < self->width * self->height && self->numbers[last] == 0)
    self->marks[last] = TENGEN_VIEW_MARK_LAST;
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

/* Finds the points that would be neutral without a claim. */
static void
add_claims (TengenView *self,
            const TengenPosition *position,
            const TengenGoCount *count)
{
  int n = self->width * self->height;
  g_autoptr (TengenGoCount) plain = NULL;
  TengenGoAgreement agreement;

  if (count->claimed[TENGEN_STONE_BLACK] == 0 &&
      count->claimed[TENGEN_STONE_WHITE] == 0)
    return;
  tengen_position_get_agreement (position, &agreement);
  agreement.claims = NULL;
  plain = tengen_position_count_as (
      position, tengen_position_get_setup (position), &agreement);
  for (int i = 0; i < n; i++)
    self->claimed[i] = self->owner[i] != TENGEN_STONE_NONE &&
                       plain->owner[i] == TENGEN_GO_OWNER_DAME;
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
  if (count == NULL)
    return;
  add_owners (self, count);
  add_claims (self, position, count);
}

TengenView *
tengen_view_new_position (const TengenPosition *position,
                          TengenViewNumbers numbers,
                          TengenNode from)
{
  const TengenBoard *board;
  TengenView *self;

  g_return_val_if_fail (position != NULL, NULL);

  board = tengen_position_get_board (position);
  self = tengen_view_new (tengen_board_get_width (board),
                          tengen_board_get_height (board));
  self->to_move = tengen_position_get_to_move (position);
  tengen_board_read (board, self->stones);
  add_atari (self, board);
  add_numbers (self, position, numbers, from);
  add_last (self, position);
  if (tengen_position_is_counted (position))
    add_count (self, position);
  tengen_view_add_renju (self, position);
  return self;
}

static TengenViewMark
choose_mark (TengenMarkKind kind)
{
  switch (kind)
    {
    case TENGEN_MARK_NONE:
      break;
    case TENGEN_MARK_CIRCLE:
      return TENGEN_VIEW_MARK_CIRCLE;
    case TENGEN_MARK_CROSS:
      return TENGEN_VIEW_MARK_CROSS;
    case TENGEN_MARK_SQUARE:
      return TENGEN_VIEW_MARK_SQUARE;
    case TENGEN_MARK_TRIANGLE:
      return TENGEN_VIEW_MARK_TRIANGLE;
    case TENGEN_MARK_SELECTED:
      return TENGEN_VIEW_MARK_SELECTED;
    }
  return TENGEN_VIEW_MARK_NONE;
}

static void
add_point_markup (TengenView *self, const TengenMarkup *markup, int point)
{
  TengenViewMark mark = choose_mark (markup->marks[point]);
  const char *label = markup->labels[point];

  /* A refusal and its evidence are of the moment: they stay. */
  if (mark != TENGEN_VIEW_MARK_NONE &&
      self->marks[point] < TENGEN_VIEW_MARK_REFUSED)
    self->marks[point] = (guint8) mark;
  if (label != NULL && *label != '\0')
    {
      g_free (self->labels[point]);
      self->labels[point] = g_strdup (label);
      if (self->marks[point] == TENGEN_VIEW_MARK_LAST)
        self->marks[point] = TENGEN_VIEW_MARK_NONE;
    }
  self->dimmed[point] = markup->dimmed[point] != 0;
  self->hidden[point] = markup->hidden[point] != 0;
}

static gboolean
has_owners (const TengenView *self)
{
  for (int i = 0; i < self->width * self->height; i++)
    if (self->owner[i] != TENGEN_STONE_NONE)
      return TRUE;
  return FALSE;
}

static void
add_next (TengenView *self, const TengenMarkup *markup)
{
  for (guint i = 0; i < markup->next->len; i++)
    {
      const TengenMarkupNext *next =
          &g_array_index (markup->next, TengenMarkupNext, i);

      /* Of several moves on one point the first is seen. */
      if (next->point < self->width * self->height &&
          self->next[next->point] == 0 && next->stone != TENGEN_STONE_NONE)
        self->next[next->point] =
            (guint8) (next->stone + (next->main ? TENGEN_VIEW_NEXT_MAIN : 0));
    }
}

static void
add_lines (TengenView *self, const TengenMarkup *markup)
{
  int n = self->width * self->height;

  for (guint i = 0; i < markup->lines->len; i++)
    {
      const TengenMarkupLine *line =
          &g_array_index (markup->lines, TengenMarkupLine, i);

      if (line->from < n && line->to < n && line->from != line->to)
        g_array_append_val (self->lines, *line);
    }
}

void
tengen_view_add_markup (TengenView *self,
                        const TengenMarkup *markup,
                        gboolean variations)
{
  gboolean counted;
  int n;

  g_return_if_fail (self != NULL && markup != NULL);
  g_return_if_fail (markup->width == self->width);
  g_return_if_fail (markup->height == self->height);

  n = self->width * self->height;
  counted = has_owners (self);
  for (int i = 0; i < n; i++)
    {
      add_point_markup (self, markup, i);
      if (!counted)
        self->owner[i] = markup->owner[i];
    }
  add_lines (self, markup);
  if (variations)
    add_next (self, markup);
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

void
tengen_view_add_choice (TengenView *self, TengenPoint point, const char *text)
{
  g_return_if_fail (self != NULL && text != NULL);
  g_return_if_fail (point < self->width * self->height);

  self->marks[point] = TENGEN_VIEW_MARK_CHOICE;
  g_free (self->labels[point]);
  self->labels[point] = g_strdup (text);
}

gboolean
tengen_view_is_choice (const TengenView *self, TengenPoint point)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (point < self->width * self->height, FALSE);

  return self->marks[point] == TENGEN_VIEW_MARK_CHOICE &&
         self->stones[point] == TENGEN_STONE_NONE &&
         self->ghosts[point] == TENGEN_STONE_NONE;
}

gboolean
tengen_view_is_same_at (const TengenView *self,
                        const TengenView *other,
                        TengenPoint point)
{
  const TengenView *a = self;
  const TengenView *b = other;
  int i = point;

  g_return_val_if_fail (i < a->width * a->height, FALSE);

  return a->stones[i] == b->stones[i] && a->dead[i] == b->dead[i] &&
         a->seki[i] == b->seki[i] && a->owner[i] == b->owner[i] &&
         a->doubtful[i] == b->doubtful[i] && a->lit[i] == b->lit[i] &&
         a->claimed[i] == b->claimed[i] && a->marks[i] == b->marks[i] &&
         a->numbers[i] == b->numbers[i] && a->dimmed[i] == b->dimmed[i] &&
         a->hidden[i] == b->hidden[i] && a->next[i] == b->next[i] &&
         a->estimate[i] == b->estimate[i] && a->ghosts[i] == b->ghosts[i] &&
         a->area[i] == b->area[i] && a->forbidden[i] == b->forbidden[i] &&
         a->signs[i] == b->signs[i] &&
         g_strcmp0 (a->labels[i], b->labels[i]) == 0;
}

static gboolean
has_same_shapes (const TengenView *self, const TengenView *other)
{
  if (self->shapes->len != other->shapes->len)
    return FALSE;
  for (guint i = 0; i < self->shapes->len; i++)
    {
      const TengenViewShape *a =
          &g_array_index (self->shapes, TengenViewShape, i);
      const TengenViewShape *b =
          &g_array_index (other->shapes, TengenViewShape, i);

      if (a->from != b->from || a->to != b->to || a->tone != b->tone ||
          strcmp (a->name, b->name) != 0)
        return FALSE;
    }
  return TRUE;
}

gboolean
tengen_view_has_same_lines (const TengenView *self, const TengenView *other)
{
  if (self->lines->len != other->lines->len)
    return FALSE;
  for (guint i = 0; i < self->lines->len; i++)
    {
      const TengenMarkupLine *a =
          &g_array_index (self->lines, TengenMarkupLine, i);
      const TengenMarkupLine *b =
          &g_array_index (other->lines, TengenMarkupLine, i);

      if (a->from != b->from || a->to != b->to || !a->arrow != !b->arrow)
        return FALSE;
    }
  return has_same_shapes (self, other);
}

TengenStone
tengen_view_get_below (const TengenView *self, TengenPoint point)
{
  return self->stones[point] != TENGEN_STONE_NONE
             ? (TengenStone) self->stones[point]
             : (TengenStone) self->ghosts[point];
}

gboolean
tengen_view_is_drawn (const TengenView *self, TengenPoint point)
{
  return point < self->width * self->height && self->hidden[point] == 0;
}
