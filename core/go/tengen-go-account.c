/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-account: the written sum of a count (計算書)
 *
 * Shape: one function for each part of the sum adds its lines, if the rules
 *        know them; the total is the sum of all lines before it.
 */
#include "tengen-go-account.h"

static void
free_line (gpointer data)
{
  TengenAccountLine *line = data;

  g_array_unref (line->points);
  g_free (line);
}

static TengenAccountLine *
add_line (TengenAccount *self,
          TengenAccountCode code,
          int black_x2,
          int white_x2)
{
  TengenAccountLine *line = g_new0 (TengenAccountLine, 1);

  line->code = code;
  line->amount_x2[TENGEN_STONE_BLACK] = black_x2;
  line->amount_x2[TENGEN_STONE_WHITE] = white_x2;
  line->points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  g_ptr_array_add (self->lines, line);
  return line;
}

/* Adds to a line the points that have one of two owners. */
static void
add_owned_points (TengenAccountLine *line,
                  const TengenGoCount *count,
                  TengenGoOwner black,
                  TengenGoOwner white)
{
  for (int i = 0; i < count->n_points; i++)
    if (count->owner[i] == black || count->owner[i] == white)
      {
        TengenPoint point = (TengenPoint) i;

        g_array_append_val (line->points, point);
      }
}

static void
add_removed_points (TengenAccountLine *line, const TengenGoCount *count)
{
  for (int i = 0; i < count->n_points; i++)
    if (count->removed[i] != TENGEN_STONE_NONE)
      {
        TengenPoint point = (TengenPoint) i;

        g_array_append_val (line->points, point);
      }
}

/* Adds a line that takes from both sides the figures of an array by colour, or
 * gives them, times a factor. */
static TengenAccountLine *
add_figures (TengenAccount *self,
             TengenAccountCode code,
             const int *figures,
             int factor)
{
  return add_line (self,
                   code,
                   factor * figures[TENGEN_STONE_BLACK],
                   factor * figures[TENGEN_STONE_WHITE]);
}

static void
add_area (TengenAccount *self,
          const TengenGoCount *count,
          const TengenGoRules *rules)
{
  const int *eyes = count->seki_eyes;
  TengenAccountLine *line;

  if (rules->stones || rules->equal)
    {
      line = add_figures (self, TENGEN_ACCOUNT_STONES, count->stones, 2);
      add_owned_points (line,
                        count,
                        TENGEN_GO_OWNER_BLACK_STONE,
                        TENGEN_GO_OWNER_WHITE_STONE);
    }
  if (rules->territory)
    {
      line = add_figures (self, TENGEN_ACCOUNT_TERRITORY, count->territory, 2);
      add_owned_points (
          line, count, TENGEN_GO_OWNER_BLACK, TENGEN_GO_OWNER_WHITE);
    }
  if (rules->territory && rules->seki_eyes && (eyes[1] > 0 || eyes[2] > 0))
    {
      line = add_figures (self, TENGEN_ACCOUNT_SEKI_EYES, eyes, 2);
      add_owned_points (
          line, count, TENGEN_GO_OWNER_BLACK_SEKI, TENGEN_GO_OWNER_WHITE_SEKI);
    }
  if (rules->dame)
    {
      line = add_line (self, TENGEN_ACCOUNT_DAME, count->dame, count->dame);
      add_owned_points (
          line, count, TENGEN_GO_OWNER_DAME, TENGEN_GO_OWNER_DAME);
    }
}

/* Adds what the other side lost, as its captor shows it. */
static void
add_won (TengenAccount *self,
         TengenAccountCode code,
         const int *lost,
         const TengenGoCount *count)
{
  TengenAccountLine *line = add_line (
      self, code, 2 * lost[TENGEN_STONE_WHITE], 2 * lost[TENGEN_STONE_BLACK]);

  if (code == TENGEN_ACCOUNT_DEAD)
    add_removed_points (line, count);
}

static void
add_lost (TengenAccount *self,
          const TengenGoCount *count,
          const TengenGoRules *rules)
{
  if (rules->back && rules->hold)
    {
      add_won (self, TENGEN_ACCOUNT_PRISONERS, count->prisoners, count);
      add_won (self, TENGEN_ACCOUNT_DEAD, count->dead, count);
    }
  else if (rules->back)
    {
      add_figures (self, TENGEN_ACCOUNT_LOST_PRISONERS, count->prisoners, -2);
      add_removed_points (
          add_figures (self, TENGEN_ACCOUNT_LOST_DEAD, count->dead, -2), count);
    }
}

static gboolean
has_any (const int figures[3])
{
  return figures[TENGEN_STONE_BLACK] != 0 || figures[TENGEN_STONE_WHITE] != 0;
}

/* Adds a line that most games have nothing of. */
static void
add_rare (TengenAccount *self,
          TengenAccountCode code,
          const int *figures,
          int factor)
{
  if (has_any (figures))
    add_figures (self, code, figures, factor);
}

/* Adds what is filled back besides lost stones, and what makes the number of
 * moves equal. */
static void
add_filled_back (TengenAccount *self,
                 const TengenGoCount *count,
                 const TengenGoRules *rules)
{
  if (rules->virtual_back || has_any (count->virtual_moves))
    add_figures (self, TENGEN_ACCOUNT_VIRTUAL, count->virtual_moves, -2);
  if (rules->pass_back && rules->hold)
    add_won (self, TENGEN_ACCOUNT_PASS_STONES, count->passes, count);
  else if (rules->pass_back)
    add_figures (self, TENGEN_ACCOUNT_PASSES, count->passes, -2);
  add_rare (self, TENGEN_ACCOUNT_NEGATIVE, count->negative, 2);
}

static void
add_extra (TengenAccount *self,
           const TengenGoCount *count,
           const TengenGoRules *rules)
{
  add_rare (self, TENGEN_ACCOUNT_EXTRA_OWN, count->own, 2);
  add_rare (self, TENGEN_ACCOUNT_EXTRA_FILLED, count->filled, -2);
  if (!rules->equal)
    return;
  add_rare (self, TENGEN_ACCOUNT_BORDER, count->border, -2);
  add_line (self, TENGEN_ACCOUNT_EQUAL, -2 * count->equal, -2 * count->equal);
}

static void
add_tax (TengenAccount *self,
         const TengenGoCount *count,
         const TengenGoRules *rules)
{
  switch (rules->tax)
    {
    case TENGEN_GO_TAX_NONE:
      return;
    case TENGEN_GO_TAX_EYES:
      add_figures (self, TENGEN_ACCOUNT_EYES, count->tax_x2, -1);
      return;
    case TENGEN_GO_TAX_GROUPS:
      add_figures (self, TENGEN_ACCOUNT_GROUPS, count->tax_x2, -1);
      return;
    }
}

static void
add_agreed (TengenAccount *self,
            const TengenGoCount *count,
            const TengenGoRules *rules)
{
  gboolean has_komi = rules->komi_x2 != 0 || rules->komi_handicap_x2 != 0 ||
                      rules->komi_one_x2 != 0;

  if (has_komi || count->komi_x2 != 0)
    add_line (self,
              TENGEN_ACCOUNT_KOMI,
              MAX (-count->komi_x2, 0),
              MAX (count->komi_x2, 0));
  if (count->bonus_x2 != 0)
    add_line (self, TENGEN_ACCOUNT_BONUS, 0, count->bonus_x2);
  if (count->pass_bonus_x2 != 0)
    add_line (self, TENGEN_ACCOUNT_PASS_BONUS, 0, count->pass_bonus_x2);
}

static void
add_total (TengenAccount *self)
{
  int total_x2[3] = { 0 };

  for (guint i = 0; i < self->lines->len; i++)
    {
      const TengenAccountLine *line = g_ptr_array_index (self->lines, i);

      for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
        total_x2[side] += line->amount_x2[side];
    }
  add_figures (self, TENGEN_ACCOUNT_TOTAL, total_x2, 1);
}

TengenAccount *
tengen_account_new (const TengenGoCount *count, const TengenGoRules *rules)
{
  TengenAccount *self;

  g_return_val_if_fail (count != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  self = g_new0 (TengenAccount, 1);
  self->lines = g_ptr_array_new_with_free_func (free_line);
  self->unit = rules->unit;
  self->winner = count->winner;
  self->margin_x2 = count->margin_x2;
  add_area (self, count, rules);
  add_lost (self, count, rules);
  add_filled_back (self, count, rules);
  add_extra (self, count, rules);
  add_tax (self, count, rules);
  add_agreed (self, count, rules);
  add_total (self);
  return self;
}

void
tengen_account_free (TengenAccount *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->lines);
  g_free (self);
}
