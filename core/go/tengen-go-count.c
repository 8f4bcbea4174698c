/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-count: counting a stopped position (計算)
 *
 * Shape: dead stones off, empty areas flooded, claims given, each point given
 *        its owner, owners counted.
 * Not:   adding the counts up as the rules say (tengen-go-count-score); which
 *        points could still be filled (tengen-go-fill).
 */
#include "tengen-go-count.h"

#include "tengen-board-region.h"
#include "tengen-go-count-score.h"
#include "tengen-go-propose.h"

static const TengenGoOwner stone_owners[] = {
  TENGEN_GO_OWNER_DAME,
  TENGEN_GO_OWNER_BLACK_STONE,
  TENGEN_GO_OWNER_WHITE_STONE,
};

/* Reads the board and takes the dead stones off. */
static void
take_dead_off (TengenGoCount *self,
               const TengenBoard *board,
               const guint8 *marks,
               guint8 *stones)
{
  tengen_board_read (board, stones);
  for (int i = 0; marks != NULL && i < self->n_points; i++)
    if (marks[i] == TENGEN_GO_MARK_DEAD && stones[i] != TENGEN_STONE_NONE)
      {
        self->dead[stones[i]]++;
        self->removed[i] = stones[i];
        stones[i] = TENGEN_STONE_NONE;
      }
}

/* Tells for each empty area whether it touches a stone marked as seki. */
static void
find_seki_areas (const guint8 *stones,
                 const guint8 *marks,
                 int width,
                 int height,
                 const guint16 *labels,
                 guint8 *seki)
{
  for (int i = 0; i < width * height; i++)
    {
      const int around[] = { i % width > 0 ? i - 1 : i,
                             i % width < width - 1 ? i + 1 : i,
                             i >= width ? i - width : i,
                             i < width * (height - 1) ? i + width : i };

      if (labels[i] == TENGEN_REGION_NONE)
        continue;
      for (guint j = 0; j < G_N_ELEMENTS (around); j++)
        if (stones[around[j]] != TENGEN_STONE_NONE &&
            marks[around[j]] == TENGEN_GO_MARK_SEKI)
          seki[labels[i]] = TRUE;
    }
}

TengenStone
tengen_go_owner_get_side (TengenGoOwner self)
{
  switch (self)
    {
    case TENGEN_GO_OWNER_BLACK:
    case TENGEN_GO_OWNER_BLACK_SEKI:
      return TENGEN_STONE_BLACK;
    case TENGEN_GO_OWNER_WHITE:
    case TENGEN_GO_OWNER_WHITE_SEKI:
      return TENGEN_STONE_WHITE;
    case TENGEN_GO_OWNER_BLACK_STONE:
    case TENGEN_GO_OWNER_WHITE_STONE:
    case TENGEN_GO_OWNER_DAME:
      return TENGEN_STONE_NONE;
    }
  g_assert_not_reached ();
}

static TengenGoOwner
find_area_owner (guint touch, gboolean is_seki)
{
  if (touch == TENGEN_REGION_BLACK)
    return is_seki ? TENGEN_GO_OWNER_BLACK_SEKI : TENGEN_GO_OWNER_BLACK;
  if (touch == TENGEN_REGION_WHITE)
    return is_seki ? TENGEN_GO_OWNER_WHITE_SEKI : TENGEN_GO_OWNER_WHITE;
  return TENGEN_GO_OWNER_DAME;
}

static void
find_owners (TengenGoCount *self,
             const TengenBoard *board,
             const guint8 *marks,
             const guint8 *stones)
{
  int width = tengen_board_get_width (board);
  int height = tengen_board_get_height (board);
  guint16 labels[TENGEN_BOARD_MAX_POINTS];
  guint8 touch[TENGEN_BOARD_MAX_POINTS];
  guint8 seki[TENGEN_BOARD_MAX_POINTS] = { 0 };
  int n =
      tengen_region_label (stones, width, height, TENGEN_REGION_EMPTY, labels);

  tengen_region_touch (stones, width, height, labels, n, touch);
  if (marks != NULL)
    find_seki_areas (stones, marks, width, height, labels, seki);
  for (int i = 0; i < self->n_points; i++)
    self->owner[i] = labels[i] == TENGEN_REGION_NONE
                         ? stone_owners[stones[i]]
                         : find_area_owner (touch[labels[i]], seki[labels[i]]);
}

static void
count_owners (TengenGoCount *self)
{
  for (int i = 0; i < self->n_points; i++)
    switch ((TengenGoOwner) self->owner[i])
      {
      case TENGEN_GO_OWNER_BLACK_STONE:
        self->stones[TENGEN_STONE_BLACK]++;
        break;
      case TENGEN_GO_OWNER_WHITE_STONE:
        self->stones[TENGEN_STONE_WHITE]++;
        break;
      case TENGEN_GO_OWNER_BLACK:
        self->territory[TENGEN_STONE_BLACK]++;
        break;
      case TENGEN_GO_OWNER_WHITE:
        self->territory[TENGEN_STONE_WHITE]++;
        break;
      case TENGEN_GO_OWNER_BLACK_SEKI:
        self->seki_eyes[TENGEN_STONE_BLACK]++;
        break;
      case TENGEN_GO_OWNER_WHITE_SEKI:
        self->seki_eyes[TENGEN_STONE_WHITE]++;
        break;
      case TENGEN_GO_OWNER_DAME:
        self->dame++;
        break;
      }
}

/* Gives neutral points to the sides they are agreed to belong to. */
static void
give_claims (TengenGoCount *self, const guint8 *claims)
{
  for (int i = 0; i < self->n_points; i++)
    if (self->owner[i] == TENGEN_GO_OWNER_DAME)
      switch (claims[i])
        {
        case TENGEN_STONE_BLACK:
          self->owner[i] = TENGEN_GO_OWNER_BLACK;
          self->claimed[TENGEN_STONE_BLACK]++;
          break;
        case TENGEN_STONE_WHITE:
          self->owner[i] = TENGEN_GO_OWNER_WHITE;
          self->claimed[TENGEN_STONE_WHITE]++;
          break;
        default:
          break;
        }
}

static void
count_groups (TengenGoCount *self,
              const TengenBoard *board,
              const guint8 *stones,
              const TengenGoRules *rules,
              const TengenGoAgreement *agreement)
{
  if (rules->tax != TENGEN_GO_TAX_NONE)
    tengen_go_propose_groups (stones,
                              tengen_board_get_width (board),
                              tengen_board_get_height (board),
                              self->groups,
                              self->eyes);
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      if (agreement->groups[side] >= 0)
        self->groups[side] = agreement->groups[side];
      if (agreement->eyes[side] >= 0)
        self->eyes[side] = agreement->eyes[side];
    }
}

/* Finds the owner of every point. */
static void
count_points (TengenGoCount *self,
              const TengenBoard *board,
              const TengenGoRules *rules,
              const TengenGoAgreement *agreement)
{
  const guint8 *claims = rules->claims ? agreement->claims : NULL;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  take_dead_off (self, board, rules->dead ? agreement->marks : NULL, stones);
  find_owners (self, board, agreement->marks, stones);
  if (claims != NULL)
    give_claims (self, claims);
  count_owners (self);
  count_groups (self, board, stones, rules, agreement);
}

TengenGoCount *
tengen_go_count_new (const TengenBoard *board,
                     const TengenGoRules *rules,
                     const TengenGoCounters *counters,
                     const TengenGoAgreement *agreement,
                     int komi_x2,
                     int handicap)
{
  const TengenGoAgreement nothing = TENGEN_GO_AGREEMENT_INIT;
  TengenGoCount *self;

  g_return_val_if_fail (board != NULL && rules != NULL, NULL);
  g_return_val_if_fail (counters != NULL, NULL);

  if (agreement == NULL)
    agreement = &nothing;
  self = g_new0 (TengenGoCount, 1);
  self->n_points = tengen_board_get_n_points (board);
  self->owner = g_new (guint8, self->n_points);
  self->removed = g_new0 (guint8, self->n_points);
  count_points (self, board, rules, agreement);
  for (guint i = 0; i < G_N_ELEMENTS (self->prisoners); i++)
    self->prisoners[i] = counters->prisoners[i];
  self->komi_x2 = komi_x2;
  self->bonus_x2 = tengen_go_rules_bonus (rules, handicap);
  tengen_go_count_score (self, rules, counters, agreement);
  return self;
}

void
tengen_go_count_free (TengenGoCount *self)
{
  if (self == NULL)
    return;
  g_free (self->owner);
  g_free (self->removed);
  g_free (self);
}
