/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-opponent-opening: what the computer does in an opening of Renju
 */
#include "tengen-opponent-opening.h"

#include "renju-points.h"
#include "renju-script.h"
#include "rounds.h"

#include <string.h>

/* Enough to rate each of the moves. */
#define POSITIONS 2000

typedef struct
{
  TengenRenjuOpening opening;
  TengenRenju *board;
} Begun;

/* Does an act, and lets the board follow. */
static void
do_act (Begun *self, const char *act)
{
  const TengenRenjuOpening *opening = &self->opening;
  guint n = opening->n_stones;
  TengenPoint point;

  renju_script_do (&self->opening, act);
  if (opening->n_stones == n)
    return;
  point = renju_points_read (act);
  tengen_renju_put (
      self->board, point, n % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE);
}

static Begun
begin (const char *rules, const char *acts)
{
  Begun self = { .board = tengen_renju_new () };
  g_auto (GStrv) words = g_strsplit (acts, " ", -1);

  renju_script_start (&self.opening, rules);
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      do_act (&self, *word);
  return self;
}

static TengenAction
decide (const Begun *self, guint64 seed)
{
  TengenAction action = { .point = TENGEN_POINT_NONE };
  const TengenOpponentOpening asked = {
    .board = self->board,
    .opening = &self->opening,
    .seed = seed,
    .positions = POSITIONS,
  };

  tengen_opponent_opening_decide (&asked, &action);
  return action;
}

/* As renju-script writes it. */
static char *
write_act (const TengenAction *action)
{
  static const char *const choices[] = { "stay", "swap", "fifths", "more" };

  if (action->kind == TENGEN_ACTION_CHOOSE)
    return g_strdup (choices[action->value]);
  if (action->kind == TENGEN_ACTION_DECLARE)
    return g_strdup_printf ("=%d", action->value);
  return g_strdup_printf ("%s%c%d",
                          action->kind == TENGEN_ACTION_OFFER ? "+" : "",
                          'A' + action->point % TENGEN_RENJU_SIZE,
                          TENGEN_RENJU_SIZE -
                              action->point / TENGEN_RENJU_SIZE);
}

/* All regulations to the end of the opening: all that is done is allowed. Notes
 * each kind of act that came. */
static void
run_opening (TengenRenjuRegulation regulation, guint64 seed, GHashTable *seen)
{
  TengenRenjuRules rules;
  g_autofree char *words = NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  TengenRenjuStep step;
  Begun self;

  tengen_renju_rules_init (&rules, regulation);
  words = tengen_renju_rules_format (&rules);
  self = begin (words, "");
  for (int i = 0; i < 100; i++)
    {
      g_autofree char *act = NULL;
      g_autofree char *fault = NULL;
      TengenAction action;

      tengen_renju_opening_get_step (&self.opening, &step);
      if (step.kind == TENGEN_RENJU_STEP_DONE)
        break;
      action = decide (&self, seed);
      act = write_act (&action);
      fault = renju_script_check (&self.opening, act);
      g_assert_cmpstr (fault, ==, "none");
      g_string_append_printf (line, " %s", act);
      if (action.kind == TENGEN_ACTION_CHOOSE)
        g_hash_table_add (seen, g_strdup (act));
      do_act (&self, act);
    }
  g_test_message ("%s:%s", words, line->str);
  g_assert_cmpint (step.kind, ==, TENGEN_RENJU_STEP_DONE);
  g_hash_table_add (seen, g_strdup (line->str));
  tengen_renju_free (self.board);
}

/* Each seed gives an opening that is allowed, and not all give the same. */
static void
test_allowed (void)
{
  guint n_seeds = rounds_make (8);

  for (int i = TENGEN_RENJU_FREE; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      g_autoptr (GHashTable) seen =
          g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint seed = 0; seed < n_seeds; seed++)
        run_opening ((TengenRenjuRegulation) i, seed * 77, seen);
      if (i != TENGEN_RENJU_FREE && n_seeds > 1)
        g_assert_cmpuint (g_hash_table_size (seen), >, 1);
    }
}

/* What the engine says of fifth moves, for Black. */
static void
rate (const Begun *self, const TengenPoint *points, guint n, int *scores)
{
  tengen_engine_renju_rate (self->board,
                            TENGEN_STONE_BLACK,
                            points,
                            n,
                            POSITIONS / n,
                            NULL,
                            NULL,
                            scores);
}

/* White keeps the fifth move that is worst for Black. */
static void
test_pick (void)
{
  Begun self = begin ("tara-4",
                      "H8 stay H9 stay I10 stay G7 fifths "
                      "+I8 +G9 +J11 +E4");
  TengenAction action = decide (&self, 1);
  int scores[4];
  guint kept = 0;

  rate (&self, self.opening.offers, 4, scores);
  for (guint i = 1; i < 4; i++)
    if (scores[i] < scores[kept])
      kept = i;
  g_assert_cmpint (action.kind, ==, TENGEN_ACTION_PLAY);
  g_assert_cmpint (action.point, ==, self.opening.offers[kept]);
  tengen_renju_free (self.board);
}

/* Fifth moves come in the order of their worth, none twice. */
static void
test_offers (void)
{
  Begun self = begin ("tara-10", "H8 stay H9 stay I10 stay G7 fifths");
  int scores[10];

  for (int i = 0; i < 10; i++)
    {
      TengenAction action = decide (&self, 1);
      g_autofree char *act = write_act (&action);
      g_autofree char *fault = renju_script_check (&self.opening, act);

      g_assert_cmpint (action.kind, ==, TENGEN_ACTION_OFFER);
      g_assert_cmpint (action.value, ==, 1);
      g_assert_cmpstr (fault, ==, "none");
      do_act (&self, act);
    }
  g_assert_cmpint (self.opening.n_offers, ==, 10);
  rate (&self, self.opening.offers, 10, scores);
  g_assert_cmpint (scores[0], >, scores[9]);
  tengen_renju_free (self.board);
}

/* A number of fifth moves lies between one and the most. */
static void
test_number (void)
{
  Begun self = begin ("soos-8", "H8 H9 I10 stay G7");

  for (guint64 seed = 0; seed < 5; seed++)
    {
      TengenAction action = decide (&self, seed);

      g_assert_cmpint (action.kind, ==, TENGEN_ACTION_DECLARE);
      g_assert_cmpint (action.value, >=, 1);
      g_assert_cmpint (action.value, <=, 8);
    }
  tengen_renju_free (self.board);
}

/* Who chooses takes the side that wins: Black with a straight four, White with
 * an open three and the move. */
static void
test_better_colour (void)
{
  static const struct
  {
    const char *acts;
    TengenRenjuChoice choice;
    guint64 seed;
  } cases[] = {
    { "H8 H9 J10 F6 I9 more A1 K11", TENGEN_RENJU_CHOICE_SWAP, 11 },
    { "H8 H9 H6 I10 L5 more J11 A15", TENGEN_RENJU_CHOICE_STAY, 41 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Begun self = begin ("ssakata", cases[i].acts);
      TengenAction action = decide (&self, cases[i].seed);

      g_assert_cmpint (action.kind, ==, TENGEN_ACTION_CHOOSE);
      g_assert_cmpint (action.value, ==, cases[i].choice);
      tengen_renju_free (self.board);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opponent-opening/allowed", test_allowed);
  g_test_add_func ("/opponent-opening/pick", test_pick);
  g_test_add_func ("/opponent-opening/offers", test_offers);
  g_test_add_func ("/opponent-opening/number", test_number);
  g_test_add_func ("/opponent-opening/better-colour", test_better_colour);
  return g_test_run ();
}
