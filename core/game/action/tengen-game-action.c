/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-action: what holds for each kind of actions
 */
#include "tengen-game-action.h"

#include "tengen-go-count.h"
#include "tengen-renju-opening.h"

#define INFO(name, group, actor, least, most, note)                            \
  {                                                                            \
    name, TENGEN_ACTION_GROUP_##group, TENGEN_ACTOR_##actor, least, most,      \
        TENGEN_PROPERTY_##note                                                 \
  }

#define HALVINGS TENGEN_ACTION_HALVINGS_MAX
#define POINTS TENGEN_ACTION_POINTS
#define CHOICE_MAX (TENGEN_RENJU_N_CHOICES - 1)
#define OFFERS_MAX TENGEN_RENJU_OFFERS_MAX

static const TengenActionInfo INFOS[] = {
  [TENGEN_ACTION_PLAY] = INFO ("play", MOVE, SIDE, 0, HALVINGS, OTHER),
  [TENGEN_ACTION_PASS] = INFO ("pass", MOVE, SIDE, 0, HALVINGS, OTHER),
  [TENGEN_ACTION_VIRTUAL] = INFO ("virtual", MOVE, SIDE, 0, HALVINGS, OTHER),
  [TENGEN_ACTION_PROPOSE] = INFO ("propose", STOP, SIDE, 0, 0, TNC),
  [TENGEN_ACTION_ACCEPT] = INFO ("answer", STOP, SIDE, 0, 0, TNC),
  [TENGEN_ACTION_REFUSE] = INFO ("answer", STOP, SIDE, 0, 0, TNC),
  [TENGEN_ACTION_MARK] =
      INFO ("count", TERM, ANY, TENGEN_GO_MARK_ALIVE, TENGEN_GO_MARK_SEKI, TNC),
  [TENGEN_ACTION_CLAIM] =
      INFO ("count", TERM, ANY, TENGEN_STONE_NONE, TENGEN_STONE_WHITE, TNC),
  [TENGEN_ACTION_GROUPS] = INFO ("count", TERM, FIRST, -1, POINTS, TNC),
  [TENGEN_ACTION_EYES] = INFO ("count", TERM, FIRST, -1, POINTS, TNC),
  [TENGEN_ACTION_EQUAL] = INFO ("count", TERM, FIRST, -1, POINTS, TNC),
  [TENGEN_ACTION_BALANCE] = INFO ("count",
                                  TERM,
                                  FIRST,
                                  TENGEN_GO_BALANCE_NONE,
                                  TENGEN_GO_BALANCE_NEGATIVE,
                                  TNC),
  [TENGEN_ACTION_UNMARK] = INFO ("count", COUNT, ANY, 0, 0, OTHER),
  [TENGEN_ACTION_AGREE] = INFO ("count", COUNT, SEAT, 0, 1, TNC),
  [TENGEN_ACTION_RESUME] = INFO ("count", COUNT, ANY, 0, 0, TNC),
  [TENGEN_ACTION_FINISH] = INFO ("count", COUNT, NONE, 0, 0, TNC),
  [TENGEN_ACTION_CHOOSE] = INFO ("opening", OPENING, SEAT, 0, CHOICE_MAX, TNC),
  [TENGEN_ACTION_DECLARE] = INFO ("opening", OPENING, SEAT, 1, OFFERS_MAX, TNC),
  [TENGEN_ACTION_OFFER] = INFO ("opening", OPENING, SEAT, 0, 1, TNC),
  [TENGEN_ACTION_FIVE] = INFO ("claim", CLAIM, SEAT, 0, 0, TNC),
  [TENGEN_ACTION_ADMIT] = INFO ("claim", CLAIM, SEAT, 0, 1, TNA),
  [TENGEN_ACTION_FORBIDDEN] = INFO ("claim", CLAIM, SEAT, 0, 0, TNA),
  [TENGEN_ACTION_RESIGN] = INFO ("resign", LOSS, SEAT, 0, 0, TNA),
  [TENGEN_ACTION_TIME] = INFO ("time", LOSS, SEAT, 0, 0, TNA),
  [TENGEN_ACTION_VOID] = INFO ("void", VOID, NONE, 0, 0, TNA),
  [TENGEN_ACTION_DRAW] = INFO ("draw", DRAW, NONE, 0, 0, TNA),
};

const TengenActionInfo *
tengen_action_get_info (TengenActionKind kind)
{
  g_assert ((guint) kind < G_N_ELEMENTS (INFOS));

  return &INFOS[kind];
}

gboolean
tengen_action_is_term (TengenActionKind kind)
{
  return tengen_action_get_info (kind)->group == TENGEN_ACTION_GROUP_TERM;
}
