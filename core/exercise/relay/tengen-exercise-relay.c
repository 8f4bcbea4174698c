/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-relay: two teams solve exercises in turn
 */
#include "tengen-exercise-relay.h"

G_STATIC_ASSERT (TENGEN_STONE_BLACK < 3 && TENGEN_STONE_WHITE < 3);

void
tengen_exercise_relay_begin (TengenExerciseRelay *self, guint count)
{
  g_return_if_fail (count > 0);

  *self = (TengenExerciseRelay){
    .count = count,
    .state = TENGEN_EXERCISE_RELAY_ASKED,
    .turn = TENGEN_STONE_BLACK,
  };
}

/* Who begins the exercise that is on the board. */
static TengenStone
get_first (const TengenExerciseRelay *self)
{
  return self->index % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
}

void
tengen_exercise_relay_note (TengenExerciseRelay *self, gboolean is_right)
{
  g_return_if_fail (self->state == TENGEN_EXERCISE_RELAY_ASKED);

  self->tries[self->turn]++;
  if (is_right)
    {
      self->points[self->turn]++;
      self->state = TENGEN_EXERCISE_RELAY_RIGHT;
    }
  else
    self->state = self->turn == get_first (self) ? TENGEN_EXERCISE_RELAY_PASSED
                                                 : TENGEN_EXERCISE_RELAY_LEFT;
}

void
tengen_exercise_relay_next (TengenExerciseRelay *self)
{
  g_return_if_fail (self->state == TENGEN_EXERCISE_RELAY_RIGHT ||
                    self->state == TENGEN_EXERCISE_RELAY_PASSED ||
                    self->state == TENGEN_EXERCISE_RELAY_LEFT);

  if (self->state == TENGEN_EXERCISE_RELAY_PASSED)
    {
      self->turn = tengen_stone_other (self->turn);
      self->state = TENGEN_EXERCISE_RELAY_ASKED;
    }
  else if (self->index + 1 < self->count)
    {
      self->index++;
      self->turn = get_first (self);
      self->state = TENGEN_EXERCISE_RELAY_ASKED;
    }
  else
    self->state = TENGEN_EXERCISE_RELAY_OVER;
}

guint
tengen_exercise_relay_get_person (const TengenExerciseRelay *self,
                                  TengenStone team,
                                  guint members)
{
  gboolean has_answered = self->state != TENGEN_EXERCISE_RELAY_ASKED &&
                          self->turn == team && self->tries[team] > 0;

  if (members == 0)
    return 0;
  return (self->tries[team] - (has_answered ? 1 : 0)) % members + 1;
}

TengenStone
tengen_exercise_relay_get_leader (const TengenExerciseRelay *self)
{
  guint black = self->points[TENGEN_STONE_BLACK];
  guint white = self->points[TENGEN_STONE_WHITE];

  if (black == white)
    return TENGEN_STONE_NONE;
  return black > white ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
}
