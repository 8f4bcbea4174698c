/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-go-entry: which action did what in the position, beside a list of
 * all actions
 */
#include "tengen-game-go-private.h"

#define N_ACTIONS 200
#define N_GAMES 60

static void
push_any (gpointer state)
{
  static const TengenActionKind KINDS[] = {
    TENGEN_ACTION_PLAY,    TENGEN_ACTION_PLAY,   TENGEN_ACTION_PASS,
    TENGEN_ACTION_VIRTUAL, TENGEN_ACTION_RESUME, TENGEN_ACTION_PROPOSE,
    TENGEN_ACTION_ACCEPT,  TENGEN_ACTION_REFUSE, TENGEN_ACTION_RESIGN,
  };
  TengenGoState *self = state;
  TengenStone stone = tengen_go_get_to_move (self->go);
  TengenAction action = {
    .kind = KINDS[g_test_rand_int_range (0, G_N_ELEMENTS (KINDS))],
    .seat = (TengenSeat) stone,
    .stone = stone,
    .point = (TengenPoint) g_test_rand_int_range (0, 25),
  };

  tengen_kind_go ()->push (state, &action);
}

/* The first action after which the position has come so far. */
static guint
find_slowly (const GArray *plies, guint ply)
{
  guint n = 0;

  while (n + 1 < plies->len && g_array_index (plies, guint, n) < ply)
    n++;
  return n;
}

static void
check_all (const TengenGoState *self, const GArray *plies)
{
  guint last = g_array_index (plies, guint, plies->len - 1);

  for (guint ply = 0; ply <= last; ply++)
    g_assert_cmpuint (
        tengen_go_state_find_action (self, ply), ==, find_slowly (plies, ply));
}

/* A file may do anything in any phase; some of it takes no action of the
 * position, a move that goes on after a stop takes two. */
static void
test_find (void)
{
  const char *const rules[] = { "japan", "3-1", "china", "pure" };

  for (int game = 0; game < N_GAMES; game++)
    {
      g_autoptr (TengenGameSetup) setup = tengen_game_setup_new (
          tengen_go_rules_find (rules[game % G_N_ELEMENTS (rules)]), 5);
      TengenGoState *self = tengen_kind_go ()->create (setup);
      g_autoptr (GArray) plies = g_array_new (FALSE, FALSE, sizeof (guint));
      guint ply = 0;

      g_array_append_val (plies, ply);
      for (int i = 0; i < N_ACTIONS; i++)
        {
          gboolean back = plies->len > 1 && g_test_rand_int_range (0, 4) == 0;

          if (back)
            {
              tengen_kind_go ()->pop (self);
              g_array_set_size (plies, plies->len - 1);
              continue;
            }
          push_any (self);
          ply = tengen_go_get_ply (self->go);
          g_array_append_val (plies, ply);
        }
      check_all (self, plies);
      tengen_kind_go ()->destroy (self);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/go-entry/find", test_find);
  return g_test_run ();
}
