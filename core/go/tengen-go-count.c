/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-count: counting a stopped position (計算)
 *
 * Shape: dead stones off, empty areas flooded, each point given its owner,
 *        owners counted, the counts added up as the rules say.
 * Not:   which points could still be filled (tengen-go-fill).
 */
#include "tengen-go-count.h"

#include "tengen-board-region.h"

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

static int
find_score (const TengenGoCount *self,
            const TengenGoRules *rules,
            TengenStone side)
{
  TengenStone other = tengen_stone_other (side);
  int score_x2 = 0;

  if (rules->stones)
    score_x2 += 2 * self->stones[side];
  if (rules->territory)
    score_x2 += 2 * self->territory[side];
  if (rules->territory && rules->seki_eyes)
    score_x2 += 2 * self->seki_eyes[side];
  if (rules->dame)
    score_x2 += self->dame;
  if (rules->back && rules->hold)
    score_x2 += 2 * (self->prisoners[other] + self->dead[other]);
  else if (rules->back)
    score_x2 -= 2 * (self->prisoners[side] + self->dead[side]);
  return score_x2;
}

static void
find_result (TengenGoCount *self)
{
  int lead_x2 = self->score_x2[TENGEN_STONE_BLACK] -
                self->score_x2[TENGEN_STONE_WHITE] - self->komi_x2 -
                self->bonus_x2;

  self->margin_x2 = ABS (lead_x2);
  if (lead_x2 > 0)
    self->winner = TENGEN_STONE_BLACK;
  else if (lead_x2 < 0)
    self->winner = TENGEN_STONE_WHITE;
  else
    self->winner = TENGEN_STONE_NONE;
}

TengenGoCount *
tengen_go_count_new (const TengenBoard *board,
                     const TengenGoRules *rules,
                     const TengenGoCounters *counters,
                     const guint8 *marks,
                     int komi_x2,
                     int handicap)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  TengenGoCount *self;

  g_return_val_if_fail (board != NULL && rules != NULL, NULL);
  g_return_val_if_fail (counters != NULL, NULL);

  self = g_new0 (TengenGoCount, 1);
  self->n_points = tengen_board_get_n_points (board);
  self->owner = g_new (guint8, self->n_points);
  self->removed = g_new0 (guint8, self->n_points);
  take_dead_off (self, board, rules->dead ? marks : NULL, stones);
  find_owners (self, board, marks, stones);
  count_owners (self);
  self->komi_x2 = komi_x2;
  self->bonus_x2 = tengen_go_rules_bonus (rules, handicap);
  for (guint i = 0; i < G_N_ELEMENTS (self->prisoners); i++)
    self->prisoners[i] = counters->prisoners[i];
  self->score_x2[1] = find_score (self, rules, TENGEN_STONE_BLACK);
  self->score_x2[2] = find_score (self, rules, TENGEN_STONE_WHITE);
  find_result (self);
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
