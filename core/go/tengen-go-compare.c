/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-compare: one finished position under all rule sets (数え方くらべ)
 *
 * Shape: each set counts; beside it stands a count of plain area with all
 *        claims. What parts the two is told term by term: what is counted on
 *        the board, then what was played, then what is given. No term is the
 *        rest that makes the sum right.
 */
#include "tengen-go-compare.h"

/* What the terms of a set are found from: its count, and plain area with dead
 * stones as the set has them. */
typedef struct
{
  const TengenGoRules *rules;
  const TengenGoCount *count;
  const TengenGoCount *plain;
  GArray *terms;
} Sum;

/* Black's figure less White's. */
static int
lead (const int figures[3])
{
  return figures[TENGEN_STONE_BLACK] - figures[TENGEN_STONE_WHITE];
}

/* Plain area, as in no rule set: all points on the board that belong to a
 * side. */
static TengenGoRules
make_plain_rules (gboolean dead)
{
  return (TengenGoRules){
    .dead = dead,
    .stones = TRUE,
    .territory = TRUE,
    .claims = TRUE,
    .seki_eyes = TRUE,
  };
}

static int
find_area_x2 (const TengenGoCount *plain)
{
  return plain->score_x2[TENGEN_STONE_BLACK] -
         plain->score_x2[TENGEN_STONE_WHITE];
}

static void
add_term (GArray *terms, TengenGoTerm term, int lead_x2)
{
  TengenGoTermLine line = { .term = term, .lead_x2 = lead_x2 };

  if (lead_x2 != 0)
    g_array_append_val (terms, line);
}

/* Extra moves or stones treated in a certain way change the lead by this much
 * for each of them. */
static int
find_worth (const Sum *self, TengenGoExtra way)
{
  gboolean by_equal = self->rules->equal;
  gboolean by_stones = self->rules->stones;

  switch (way)
    {
    case TENGEN_GO_EXTRA_NONE:
      return by_equal || by_stones ? 0 : -1;
    case TENGEN_GO_EXTRA_COMPENSATE:
      return by_stones && !by_equal ? 0 : -1;
    case TENGEN_GO_EXTRA_OWN:
      return by_stones && !by_equal ? 1 : 0;
    case TENGEN_GO_EXTRA_FILL:
      return by_equal || by_stones ? -1 : -2;
    }
  g_return_val_if_reached (0);
}

/* Stones and what is filled back, as far as the extra moves do not tell it:
 * where moves are balanced or passes filled back they are all told here. */
static int
find_rest (const Sum *self, gboolean is_balanced)
{
  const TengenGoCount *count = self->count;
  int rest = lead (count->virtual_moves) + lead (count->passes) -
             lead (count->negative);

  if (self->rules->equal || self->rules->stones)
    return rest;
  rest += lead (count->stones) + lead (count->dead) + lead (count->prisoners) -
          count->handicap;
  if (!is_balanced)
    rest -= count->extra[0] + count->extra[1];
  return rest;
}

static void
add_moves (Sum *self)
{
  const TengenGoRules *rules = self->rules;
  const int *extra = self->count->extra;
  gboolean is_balanced =
      rules->balance != TENGEN_GO_BALANCE_NONE || rules->pass_back;
  int free = is_balanced ? find_worth (self, TENGEN_GO_EXTRA_NONE) : 0;

  add_term (self->terms,
            ABS (extra[0]) == 1 ? TENGEN_GO_TERM_LAST_MOVE
                                : TENGEN_GO_TERM_EXTRA,
            2 * extra[0] * (find_worth (self, rules->extra_first) - free));
  add_term (self->terms,
            TENGEN_GO_TERM_LATER,
            2 * extra[1] * (find_worth (self, rules->extra_later) - free));
  add_term (self->terms,
            TENGEN_GO_TERM_HANDICAP,
            2 * self->count->handicap *
                find_worth (self, rules->extra_handicap));
  add_term (
      self->terms, TENGEN_GO_TERM_PASSES, -2 * find_rest (self, is_balanced));
}

static void
add_lost (Sum *self)
{
  int lost = lead (self->count->dead) + lead (self->count->prisoners);
  gboolean is_area = self->rules->stones || self->rules->equal;

  if (is_area && self->rules->back)
    add_term (self->terms, TENGEN_GO_TERM_LOST, -2 * lost);
  else if (!is_area && !self->rules->back)
    add_term (self->terms, TENGEN_GO_TERM_LOST, 2 * lost);
}

/* What the set sees otherwise on the board than @area. */
static void
add_board (Sum *self, const TengenGoCount *area)
{
  const TengenGoRules *rules = self->rules;
  const TengenGoCount *plain = self->plain;
  int empty = lead (area->territory) + lead (area->seki_eyes);

  if (!rules->territory)
    {
      add_term (self->terms, TENGEN_GO_TERM_TERRITORY, -2 * empty);
      add_term (self->terms,
                TENGEN_GO_TERM_DEAD,
                2 * (lead (plain->stones) - lead (area->stones)));
      return;
    }
  add_term (self->terms,
            TENGEN_GO_TERM_DEAD,
            find_area_x2 (plain) - find_area_x2 (area));
  if (!rules->claims)
    add_term (self->terms, TENGEN_GO_TERM_CLAIMS, -2 * lead (plain->claimed));
  if (!rules->seki_eyes)
    add_term (self->terms, TENGEN_GO_TERM_SEKI, -2 * lead (plain->seki_eyes));
}

static void
add_tax (Sum *self)
{
  int tax_x2 = lead (self->count->tax_x2);

  switch (self->rules->tax)
    {
    case TENGEN_GO_TAX_NONE:
      return;
    case TENGEN_GO_TAX_EYES:
      add_term (self->terms, TENGEN_GO_TERM_EYES, -tax_x2);
      return;
    case TENGEN_GO_TAX_GROUPS:
      add_term (self->terms, TENGEN_GO_TERM_GROUPS, -tax_x2);
      return;
    }
}

static void
add_given (Sum *self)
{
  const TengenGoCount *count = self->count;

  add_term (self->terms, TENGEN_GO_TERM_FIRST_PASS, -count->pass_bonus_x2);
  add_term (self->terms, TENGEN_GO_TERM_BONUS, -count->bonus_x2);
  add_term (self->terms, TENGEN_GO_TERM_KOMI, -count->komi_x2);
}

/* The passes of a game that was stopped by them and has no others; such a game
 * could as well have been stopped in words. */
static gboolean
is_stopped_by_all_passes (const TengenGoCounters *counters)
{
  int n = 0;

  for (int phase = 0; phase < 2; phase++)
    n += counters->passes[phase][TENGEN_STONE_BLACK] +
         counters->passes[phase][TENGEN_STONE_WHITE];
  return n == 2 && counters->last_passes == 2;
}

static TengenGoCounters
leave_passes_out (const TengenGoCounters *counters)
{
  TengenGoCounters self = *counters;

  for (int phase = 0; phase < 2; phase++)
    for (int side = 0; side < 3; side++)
      self.passes[phase][side] = 0;
  self.first_passer = self.last_passer = TENGEN_STONE_NONE;
  self.last_passes = 0;
  return self;
}

TengenGoObstacle
tengen_go_compare_obstacle (const TengenGoRules *rules,
                            const TengenGoCounters *counters)
{
  gboolean has_virtual = FALSE;
  gboolean has_pass = FALSE;

  g_return_val_if_fail (rules != NULL && counters != NULL,
                        TENGEN_GO_OBSTACLE_NONE);

  for (int phase = 0; phase < 2; phase++)
    for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
      {
        has_virtual |= counters->virtual_moves[phase][side] > 0;
        has_pass |= counters->passes[phase][side] > 0;
      }
  if (has_virtual && (rules->acts & TENGEN_GO_ACT_VIRTUAL) == 0)
    return TENGEN_GO_OBSTACLE_VIRTUAL;
  if (has_pass && !tengen_go_rules_has_passes (rules))
    return TENGEN_GO_OBSTACLE_PASSES;
  return TENGEN_GO_OBSTACLE_NONE;
}

/* One position, to be counted under many sets. */
typedef struct
{
  const TengenBoard *board;
  const TengenGoCounters *counters;
  TengenGoCounters wordy;
  const TengenGoAgreement *agreement;
  const int *komi_x2;
  int handicap;
  /* without and with dead stones taken off */
  TengenGoCount *plain[2];
} Case;

static void
count_row (const Case *self,
           TengenGoComparison *row,
           const TengenGoCounters *counters)
{
  int komi_x2 = self->komi_x2 != NULL
                    ? *self->komi_x2
                    : tengen_go_rules_komi (&row->rules, self->handicap);
  Sum sum = {
    .rules = &row->rules,
    .plain = self->plain[row->rules.dead != FALSE],
    .terms = row->terms,
  };

  row->count = tengen_go_count_new (self->board,
                                    &row->rules,
                                    counters,
                                    self->agreement,
                                    komi_x2,
                                    self->handicap);
  sum.count = row->count;
  add_board (&sum, self->plain[TRUE]);
  add_moves (&sum);
  add_lost (&sum);
  add_tax (&sum);
  add_given (&sum);
}

static TengenGoComparison *
make_row (const Case *self, const TengenGoRules *rules)
{
  TengenGoComparison *row = g_new0 (TengenGoComparison, 1);
  const TengenGoCounters *counters = self->counters;

  row->rules = *rules;
  row->area_x2 = find_area_x2 (self->plain[TRUE]);
  row->terms = g_array_new (FALSE, FALSE, sizeof (TengenGoTermLine));
  row->obstacle = tengen_go_compare_obstacle (rules, counters);
  if (row->obstacle == TENGEN_GO_OBSTACLE_PASSES &&
      is_stopped_by_all_passes (counters))
    {
      row->obstacle = TENGEN_GO_OBSTACLE_NONE;
      row->words_assumed = TRUE;
      counters = &self->wordy;
    }
  if (row->obstacle == TENGEN_GO_OBSTACLE_NONE)
    count_row (self, row, counters);
  return row;
}

static void
free_row (gpointer data)
{
  TengenGoComparison *row = data;

  tengen_go_count_free (row->count);
  g_array_unref (row->terms);
  g_free (row);
}

static gboolean
is_named (const TengenGoRules *rules)
{
  const TengenGoRules *named = tengen_go_rules_find (rules->id);

  return named != NULL && tengen_go_rules_equal (named, rules);
}

GPtrArray *
tengen_go_compare (const TengenBoard *board,
                   const TengenGoCounters *counters,
                   const TengenGoAgreement *agreement,
                   const TengenGoRules *own,
                   const int *komi_x2,
                   int handicap)
{
  GPtrArray *rows;
  Case self = {
    .board = board,
    .counters = counters,
    .agreement = agreement,
    .komi_x2 = komi_x2,
    .handicap = handicap,
  };

  g_return_val_if_fail (board != NULL && counters != NULL, NULL);

  self.wordy = leave_passes_out (counters);
  for (int dead = 0; dead < 2; dead++)
    {
      TengenGoRules plain = make_plain_rules (dead);

      self.plain[dead] =
          tengen_go_count_new (board, &plain, counters, agreement, 0, 0);
    }
  rows = g_ptr_array_new_with_free_func (free_row);
  if (own != NULL && !is_named (own))
    g_ptr_array_add (rows, make_row (&self, own));
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    g_ptr_array_add (rows, make_row (&self, tengen_go_rules_get_named (i)));
  for (int dead = 0; dead < 2; dead++)
    tengen_go_count_free (self.plain[dead]);
  return rows;
}
