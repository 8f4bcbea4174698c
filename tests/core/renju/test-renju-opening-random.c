/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-opening-random: all ways through the regulations, and random ones
 */
#include "renju-script.h"

#include <string.h>

/* Does something that needs no decision: the first stone or offer allowed. */
static void
do_any (TengenRenjuOpening *opening, TengenRenjuStepKind kind)
{
  TengenPoint point = 0;

  if (kind == TENGEN_RENJU_STEP_OFFER)
    {
      while (tengen_renju_opening_check_offer (opening, point, NULL) !=
             TENGEN_RENJU_FAULT_NONE)
        point++;
      tengen_renju_opening_offer (opening, point);
      return;
    }
  while (tengen_renju_opening_check_put (opening, point) !=
         TENGEN_RENJU_FAULT_NONE)
    point++;
  tengen_renju_opening_put (opening, point);
}

/* How many ways of deciding there are; stones do not count. */
static int
count_ways (const TengenRenjuOpening *self)
{
  TengenRenjuOpening next = *self;
  TengenRenjuStep step;
  int n_ways = 0;

  tengen_renju_opening_get_step (self, &step);
  if (step.kind == TENGEN_RENJU_STEP_DONE)
    return 1;
  if (self->n_stones >= 8)
    step.choices &= ~(1u << TENGEN_RENJU_CHOICE_MORE);
  for (int i = 0; i < TENGEN_RENJU_N_CHOICES; i++, next = *self)
    if ((step.choices & 1u << i) != 0)
      {
        tengen_renju_opening_choose (&next, (TengenRenjuChoice) i);
        n_ways += count_ways (&next);
      }
  if (step.kind == TENGEN_RENJU_STEP_DECLARE)
    for (int i = 1; i <= step.most; i++, next = *self)
      {
        tengen_renju_opening_declare (&next, i);
        n_ways += count_ways (&next);
      }
  if (n_ways > 0)
    return n_ways;
  do_any (&next, step.kind);
  return count_ways (&next);
}

static void
test_ways (void)
{
  /* Tarannikov 2^5; Taraguchi 2^3 times two and two and one */
  const int ways[TENGEN_RENJU_N_REGULATIONS] = {
    1, 1, 2, 2, 2, 24, 32, 32, 40, 40, 2, 6, 4, 2, 2, 1, 1,
  };

  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      TengenRenjuRules rules;
      TengenRenjuOpening opening;

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
      tengen_renju_opening_init (&opening, &rules);
      g_assert_cmpint (count_ways (&opening), ==, ways[i]);
    }
}

static const char *const choices[] = { "stay", "swap", "fifths", "more" };

/* Anything that may be asked for, allowed or not. */
static char *
draw_act (void)
{
  GString *act = g_string_new (NULL);
  int kind = g_test_rand_int_range (0, 8);

  if (kind == 0)
    g_string_printf (act, "=%d", g_test_rand_int_range (-1, 14));
  else if (kind < 4)
    g_string_append (act, choices[g_test_rand_int_range (0, 4)]);
  else
    {
      if (kind == 5)
        g_string_append_c (act, '+');
      g_string_append_printf (act,
                              "%c%d",
                              g_test_rand_int_range ('C', 'N'),
                              g_test_rand_int_range (3, 14));
    }
  return g_string_free (act, FALSE);
}

static void
check_players (const TengenRenjuOpening *opening)
{
  TengenRenjuPlayer black =
      tengen_renju_opening_get_player (opening, TENGEN_STONE_BLACK);
  TengenRenjuPlayer white =
      tengen_renju_opening_get_player (opening, TENGEN_STONE_WHITE);

  g_assert_cmpint (black + white,
                   ==,
                   TENGEN_RENJU_PLAYER_FIRST + TENGEN_RENJU_PLAYER_SECOND);
  g_assert_cmpint (tengen_renju_opening_get_player (opening, TENGEN_STONE_NONE),
                   ==,
                   TENGEN_RENJU_PLAYER_NONE);
  g_assert_cmpint (black,
                   ==,
                   opening->is_swapped ? TENGEN_RENJU_PLAYER_SECOND
                                       : TENGEN_RENJU_PLAYER_FIRST);
}

/* Does something that is allowed, and tells what it was. */
static char *
take_step (TengenRenjuOpening *opening)
{
  for (int i = 0; i < 20000; i++)
    {
      g_autofree char *act = draw_act ();
      g_autofree char *fault = renju_script_check (opening, act);

      if (strcmp (fault, "none") == 0)
        {
          renju_script_do (opening, act);
          return g_steal_pointer (&act);
        }
      renju_script_refuse (opening, fault, act);
    }
  g_assert_not_reached ();
}

typedef struct
{
  TengenRenjuOpening opening;
  GPtrArray *acts;
  GArray *places;
} Walk;

/* Walks to the end; the players of Super Sakata may never come to it. */
static void
walk (Walk *self)
{
  TengenRenjuStep step;

  tengen_renju_opening_get_step (&self->opening, &step);
  while (step.kind != TENGEN_RENJU_STEP_DONE && self->acts->len < 60)
    {
      int n_stones = self->opening.n_stones;

      g_array_append_val (self->places, self->opening);
      g_ptr_array_add (self->acts, take_step (&self->opening));
      g_assert_cmpint (self->opening.n_stones - n_stones,
                       ==,
                       step.kind == TENGEN_RENJU_STEP_PUT ||
                           step.kind == TENGEN_RENJU_STEP_PICK);
      check_players (&self->opening);
      tengen_renju_opening_get_step (&self->opening, &step);
    }
  g_assert_true (step.kind == TENGEN_RENJU_STEP_DONE ||
                 self->opening.rules.regulation == TENGEN_RENJU_SSAKATA);
}

/* From any place of it the walk can be gone again: a copy of the value is all
 * that counts. */
static void
check_walk (const Walk *self)
{
  for (guint from = 0; from < self->acts->len; from++)
    {
      TengenRenjuOpening again =
          g_array_index (self->places, TengenRenjuOpening, from);

      for (guint i = from; i < self->acts->len; i++)
        renju_script_do (&again, self->acts->pdata[i]);
      g_assert_cmpmem (
          &again, sizeof again, &self->opening, sizeof self->opening);
    }
}

static void
test_random (void)
{
  for (int i = 0; i < 40 * TENGEN_RENJU_N_REGULATIONS; i++)
    {
      TengenRenjuRules rules;
      Walk self;

      tengen_renju_rules_init (
          &rules, (TengenRenjuRegulation) (i % TENGEN_RENJU_N_REGULATIONS));
      if (rules.number > 0)
        rules.number = g_test_rand_int_range (1, TENGEN_RENJU_OFFERS_MAX + 1);
      tengen_renju_opening_init (&self.opening, &rules);
      self.acts = g_ptr_array_new_with_free_func (g_free);
      self.places = g_array_new (FALSE, FALSE, sizeof (TengenRenjuOpening));
      walk (&self);
      check_walk (&self);
      g_ptr_array_unref (self.acts);
      g_array_unref (self.places);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/opening-random/ways", test_ways);
  g_test_add_func ("/renju/opening-random/random", test_random);
  return g_test_run ();
}
