/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-go-count: what the players agree on before the count
 *
 * What:  marks, claims, groups, eyes, equal stones and balance of the stop that
 *        is open, and the count with them.
 * Not:   whether they are allowed (tengen-game-go-check), counting (core/go).
 */
#include "tengen-game-go-private.h"

#include "tengen-board-region.h"

#include <string.h>

gsize
tengen_go_terms_get_size (int n_points)
{
  return sizeof (TengenGoTerms) + 3 * (gsize) n_points;
}

static void
place_arrays (TengenGoTerms *self)
{
  self->marks = (guint8 *) (self + 1);
  self->claims = self->marks + self->n_points;
  self->said = self->claims + self->n_points;
}

static TengenGoTerms *
terms_new (int n_points)
{
  TengenGoTerms *self = g_malloc0 (tengen_go_terms_get_size (n_points));

  self->n_points = n_points;
  for (int side = 0; side < 3; side++)
    self->groups[side] = self->eyes[side] = -1;
  self->equal = -1;
  place_arrays (self);
  return self;
}

TengenGoTerms *
tengen_go_terms_copy (const TengenGoTerms *self)
{
  TengenGoTerms *copy;

  if (self == NULL)
    return NULL;
  copy = g_memdup2 (self, tengen_go_terms_get_size (self->n_points));
  place_arrays (copy);
  return copy;
}

void
tengen_go_terms_free (TengenGoTerms *self)
{
  g_free (self);
}

void
tengen_go_state_get_agreement (gconstpointer state,
                               TengenGoAgreement *agreement)
{
  static const TengenGoAgreement NOTHING = TENGEN_GO_AGREEMENT_INIT;
  const TengenGoState *self = state;
  const TengenGoTerms *terms = self->terms;

  *agreement = NOTHING;
  if (terms == NULL)
    return;
  agreement->marks = terms->marks;
  agreement->claims = terms->claims;
  memcpy (agreement->groups, terms->groups, sizeof terms->groups);
  memcpy (agreement->eyes, terms->eyes, sizeof terms->eyes);
  agreement->equal = terms->equal;
  agreement->balance = terms->balance;
}

/* The board without the stones that are taken off. */
static void
read_living (const TengenGoState *self, guint8 *stones)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  int n = tengen_board_get_n_points (board);

  tengen_board_read (board, stones);
  if (self->terms == NULL || !tengen_go_get_rules (self->go)->dead)
    return;
  for (int i = 0; i < n; i++)
    if (self->terms->marks[i] == TENGEN_GO_MARK_DEAD)
      stones[i] = TENGEN_STONE_NONE;
}

gboolean
tengen_go_state_is_neutral (const TengenGoState *self, TengenPoint point)
{
  int width = self->setup->width, height = self->setup->height;
  gsize n = (gsize) width * (gsize) height;
  g_autofree guint8 *stones = g_malloc (n);
  g_autofree guint16 *labels = g_new (guint16, n);
  g_autofree guint8 *touch = NULL;
  int n_areas;

  read_living (self, stones);
  if (stones[point] != TENGEN_STONE_NONE)
    return FALSE;
  n_areas =
      tengen_region_label (stones, width, height, TENGEN_REGION_EMPTY, labels);
  touch = g_malloc ((gsize) n_areas);
  tengen_region_touch (stones, width, height, labels, n_areas, touch);
  return touch[labels[point]] != TENGEN_REGION_BLACK &&
         touch[labels[point]] != TENGEN_REGION_WHITE;
}

/* Whether a player or the program said it. */

static int
find_shift (TengenActionKind kind)
{
  return kind == TENGEN_ACTION_MARK ? TENGEN_GO_SAID_MARK
                                    : TENGEN_GO_SAID_CLAIM;
}

static gboolean
is_of_point (TengenActionKind kind)
{
  return kind == TENGEN_ACTION_MARK || kind == TENGEN_ACTION_CLAIM;
}

static void
set_said (guint8 *bits, TengenActionKind kind, TengenSaid said)
{
  int shift = find_shift (kind);

  *bits = (guint8) ((*bits & ~(TENGEN_GO_SAID_MASK << shift)) |
                    ((int) said << shift));
}

TengenSaid
tengen_go_state_get_said (gconstpointer state,
                          TengenActionKind kind,
                          TengenPoint point)
{
  const TengenGoState *self = state;

  if (self->terms == NULL || !is_of_point (kind) ||
      point >= self->terms->n_points)
    return TENGEN_SAID_NOTHING;
  return (TengenSaid) (self->terms->said[point] >> find_shift (kind) &
                       TENGEN_GO_SAID_MASK);
}

/* Marks. */

static void
set_chain_mark (TengenGoState *self,
                TengenPoint point,
                guint8 mark,
                TengenSaid said)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  g_autofree TengenPoint *points =
      g_new (TengenPoint, tengen_board_get_n_points (board));
  int n = tengen_board_list_chain (board, point, points);

  for (int i = 0; i < n; i++)
    {
      self->terms->marks[points[i]] = mark;
      set_said (&self->terms->said[points[i]], TENGEN_ACTION_MARK, said);
    }
}

/* The number that an action sets, or NULL for marks and claims. */
static int *
find_number (TengenGoTerms *terms, TengenActionKind kind, guint8 side)
{
  if (kind == TENGEN_ACTION_GROUPS)
    return &terms->groups[side];
  if (kind == TENGEN_ACTION_EYES)
    return &terms->eyes[side];
  return kind == TENGEN_ACTION_EQUAL ? &terms->equal : NULL;
}

/* Sets what an action of the count is about; tells what was there before. */
static int
set_term (TengenGoState *self,
          TengenActionKind kind,
          TengenPoint point,
          guint8 side,
          int value,
          TengenSaid said)
{
  int *number = find_number (self->terms, kind, side);
  int before;

  if (kind == TENGEN_ACTION_MARK)
    {
      before = self->terms->marks[point];
      set_chain_mark (self, point, (guint8) value, said);
    }
  else if (kind == TENGEN_ACTION_CLAIM)
    {
      before = self->terms->claims[point];
      self->terms->claims[point] = (guint8) value;
      set_said (&self->terms->said[point], kind, said);
    }
  else if (number != NULL)
    {
      before = *number;
      *number = value;
    }
  else
    {
      before = (int) self->terms->balance;
      self->terms->balance = (TengenGoBalance) value;
    }
  return before;
}

/* A file may mark what is not there, or where nothing is counted. */
static gboolean
has_meaning (const TengenGoState *self, const TengenAction *action)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  gboolean is_mark = action->kind == TENGEN_ACTION_MARK;

  if (self->phase != TENGEN_PHASE_COUNT)
    return FALSE;
  if (!is_of_point (action->kind))
    return TRUE;
  return action->point < tengen_board_get_n_points (board) &&
         (!is_mark ||
          tengen_board_get (board, action->point) != TENGEN_STONE_NONE);
}

void
tengen_go_state_push_mark (TengenGoState *self, const TengenAction *action)
{
  TengenGoEntry *entry = tengen_go_state_add_entry (self, 0);

  if (!has_meaning (self, action))
    return;
  if (self->terms == NULL)
    self->terms =
        terms_new (tengen_board_get_n_points (tengen_go_get_board (self->go)));
  entry->mark = action->kind;
  entry->point = action->point;
  entry->side = action->stone;
  entry->said = tengen_go_state_get_said (self, action->kind, action->point);
  entry->before = (gint16) set_term (self,
                                     action->kind,
                                     entry->point,
                                     entry->side,
                                     action->value,
                                     action->seat == TENGEN_SEAT_NONE
                                         ? TENGEN_SAID_BY_PROGRAM
                                         : TENGEN_SAID_BY_PLAYER);
  if (action->seat != TENGEN_SEAT_NONE)
    self->marks_left++;
  self->agreed[TENGEN_SEAT_FIRST] = FALSE;
  self->agreed[TENGEN_SEAT_SECOND] = FALSE;
}

void
tengen_go_state_pop_mark (TengenGoState *self, const TengenGoEntry *entry)
{
  TengenActionKind kind = (TengenActionKind) entry->mark;

  if (kind != TENGEN_ACTION_PLAY)
    set_term (self,
              kind,
              entry->point,
              entry->side,
              entry->before,
              (TengenSaid) entry->said);
}

/* The count. */

TengenGoCount *
tengen_go_state_count (gconstpointer state,
                       const TengenGameSetup *terms,
                       const TengenGoAgreement *agreement)
{
  const TengenGoState *self = state;
  TengenGoAgreement own;

  tengen_go_state_get_agreement (self, &own);
  if (terms == NULL)
    terms = self->setup;
  return tengen_go_count_new (tengen_go_get_board (self->go),
                              &terms->rules,
                              tengen_go_get_counters (self->go),
                              agreement != NULL ? agreement : &own,
                              terms->komi_x2,
                              terms->handicap);
}
