/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-estimate-count: from judged stones and shares to a count
 *
 * Shape: an agreement is made up (dead stones, seki, claims) and counted as
 *        any other. Where groups or eyes cost something, borders that are
 *        still open are closed first, with stones of whose the points are.
 */
#include "tengen-estimate-count.h"

#include "tengen-go-propose.h"

/**
 * Guess:
 * @width: columns
 * @height: rows
 * @n_points: width x height
 * @stones: the stones that would stand
 * @marks: a #TengenGoMark for each point
 * @claims: whose open points would be
 *
 * What both would agree on.
 */
typedef struct
{
  int width;
  int height;
  int n_points;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 marks[TENGEN_BOARD_MAX_POINTS];
  guint8 claims[TENGEN_BOARD_MAX_POINTS];
} Guess;

TengenGoRules
tengen_estimate_count_rules (const TengenGoRules *rules)
{
  TengenGoRules used = *rules;

  used.dead = TRUE;
  used.claims = TRUE;
  if (!rules->territory)
    {
      used.territory = TRUE;
      used.tax = TENGEN_GO_TAX_EYES;
    }
  return used;
}

static void
read_stones (Guess *self,
             const TengenBoard *board,
             const guint8 *life,
             gboolean seki_eyes)
{
  tengen_board_read (board, self->stones);
  for (int i = 0; i < self->n_points; i++)
    {
      self->marks[i] = TENGEN_GO_MARK_ALIVE;
      if (self->stones[i] == TENGEN_STONE_NONE)
        continue;
      if (life[i] == TENGEN_GO_LIFE_DEAD)
        {
          self->marks[i] = TENGEN_GO_MARK_DEAD;
          self->stones[i] = TENGEN_STONE_NONE;
        }
      else if (life[i] == TENGEN_GO_LIFE_SEKI && !seki_eyes)
        self->marks[i] = TENGEN_GO_MARK_SEKI;
    }
}

/* The sides that have stones which would stand, a set of their bits. */
static guint
find_standing (const Guess *self)
{
  guint seen = 0;

  for (int i = 0; i < self->n_points; i++)
    seen |= 1u << self->stones[i];
  return seen & (1u << TENGEN_STONE_BLACK | 1u << TENGEN_STONE_WHITE);
}

/* A board on which one side alone would stand is that side's if most of it is
 * thought to be so: not for a few stones at the beginning. */
static gboolean
is_decided (const Guess *self, const gint8 *share)
{
  guint standing = find_standing (self);
  int n = 0;

  if (standing != 1u << TENGEN_STONE_BLACK &&
      standing != 1u << TENGEN_STONE_WHITE)
    return standing != 0;
  for (int i = 0; i < self->n_points; i++)
    n += standing == 1u << TENGEN_STONE_BLACK
             ? share[i] >= TENGEN_ESTIMATE_LIKELY
             : share[i] <= -TENGEN_ESTIMATE_LIKELY;
  return 2 * n > self->n_points;
}

/* Whether a point is neutral, judging by the points beside it. */
static gboolean
is_between (const Guess *self, const guint8 *life, int point)
{
  int beside[4];
  int n = tengen_point_list_around (point, self->width, self->n_points, beside);
  guint seen = 0;

  for (int i = 0; i < n; i++)
    {
      TengenStone stone = self->stones[beside[i]];

      seen |= 1u << stone;
      if (stone != TENGEN_STONE_NONE && life[beside[i]] == TENGEN_GO_LIFE_SEKI)
        return TRUE;
    }
  return (seen & (1u << TENGEN_STONE_BLACK)) != 0 &&
         (seen & (1u << TENGEN_STONE_WHITE)) != 0;
}

static void
claim_open (Guess *self, const guint8 *life, const gint8 *share)
{
  for (int i = 0; i < self->n_points; i++)
    {
      self->claims[i] = TENGEN_STONE_NONE;
      if (self->stones[i] != TENGEN_STONE_NONE || is_between (self, life, i))
        continue;
      if (share[i] >= TENGEN_ESTIMATE_LIKELY)
        self->claims[i] = TENGEN_STONE_BLACK;
      else if (share[i] <= -TENGEN_ESTIMATE_LIKELY)
        self->claims[i] = TENGEN_STONE_WHITE;
    }
}

static TengenStone
get_side (TengenGoOwner owner)
{
  if (owner == TENGEN_GO_OWNER_BLACK_STONE)
    return TENGEN_STONE_BLACK;
  if (owner == TENGEN_GO_OWNER_WHITE_STONE)
    return TENGEN_STONE_WHITE;
  return tengen_go_owner_get_side (owner);
}

/* Puts stones on the points at the edge of each side's part of the board. */
static void
close_borders (const Guess *self, const guint8 *owner, guint8 *closed)
{
  for (int i = 0; i < self->n_points; i++)
    {
      TengenStone side = get_side ((TengenGoOwner) owner[i]);
      int beside[4];
      int n = tengen_point_list_around (i, self->width, self->n_points, beside);

      closed[i] = self->stones[i];
      for (int j = 0; j < n; j++)
        if (get_side ((TengenGoOwner) owner[beside[j]]) != side)
          closed[i] = (guint8) side;
    }
}

static void
agree_on_groups (const Guess *self,
                 const guint8 *owner,
                 TengenGoAgreement *agreement)
{
  guint8 closed[TENGEN_BOARD_MAX_POINTS];

  close_borders (self, owner, closed);
  tengen_go_propose_groups (
      closed, self->width, self->height, agreement->groups, agreement->eyes);
}

static TengenGoCount *
count_guess (const Guess *self,
             const TengenPosition *position,
             const TengenGameSetup *terms)
{
  TengenGoAgreement agreement = tengen_go_agreement_make (self->marks);
  TengenGoCount *count;

  agreement.claims = self->claims;
  count = tengen_position_count_as (position, terms, &agreement);
  if (count == NULL || terms->rules.tax == TENGEN_GO_TAX_NONE)
    return count;
  agree_on_groups (self, count->owner, &agreement);
  tengen_go_count_free (count);
  return tengen_position_count_as (position, terms, &agreement);
}

TengenGoCount *
tengen_estimate_count_position (const TengenPosition *position,
                                const guint8 *life,
                                const gint8 *share)
{
  g_autoptr (TengenGameSetup) terms = NULL;
  const TengenBoard *board;
  Guess guess;

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (life != NULL && share != NULL, NULL);

  board = tengen_position_get_board (position);
  terms = tengen_game_setup_copy (tengen_position_get_setup (position));
  terms->rules = tengen_estimate_count_rules (&terms->rules);
  guess.width = tengen_board_get_width (board);
  guess.height = tengen_board_get_height (board);
  guess.n_points = guess.width * guess.height;
  read_stones (&guess, board, life, terms->rules.seki_eyes);
  if (!is_decided (&guess, share))
    return NULL;
  claim_open (&guess, life, share);
  return count_guess (&guess, position, terms);
}
