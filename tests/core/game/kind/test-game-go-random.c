/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-go-random: actions of all kinds under all rule sets
 *
 * What: what the rules allow can be done, and is taken back exactly, whatever
 *       it was; what they forbid can be done too, as files do it.
 */
#include "tengen-game-kind.h"

#include "game-describe.h"

static char *
describe_state (gconstpointer state)
{
  const TengenKind *kind = tengen_kind_go ();
  const TengenBoard *board = kind->get_board (state);
  int n = tengen_board_get_n_points (board);
  g_autofree char *picture = tengen_picture_format (board, '/');
  g_autofree guint8 *codes = g_malloc ((gsize) n);
  g_autoptr (TengenGoCount) count = kind->go->count (state, NULL, NULL);
  GString *text = g_string_new (picture);
  TengenResult result = kind->get_result (state);
  TengenGoAgreement agreement;
  guint action = 0;

  g_string_append_printf (text,
                          " turn %d phase %d duty %d agreed %d/%d left %u n %u "
                          "result %d/%d/%d cycle %d",
                          kind->get_to_move (state),
                          kind->get_phase (state),
                          kind->get_duty (state),
                          kind->go->get_agreed (state, TENGEN_SEAT_FIRST),
                          kind->go->get_agreed (state, TENGEN_SEAT_SECOND),
                          kind->go->get_marks_left (state),
                          kind->get_n (state),
                          result.kind,
                          result.winner,
                          result.margin_x2,
                          kind->go->get_cycle (state, &action));
  kind->go->get_agreement (state, &agreement);
  describe_agreement (text, &agreement, n);
  describe_counters (text, tengen_go_get_counters (kind->go->get_line (state)));
  describe_count (text, count);
  kind->map (state, kind->get_to_move (state), codes);
  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%d", codes[i]);
  g_string_append_printf (text, " after %u", action);
  return g_string_free (text, FALSE);
}

/* Mostly what the side to move might want. */
static TengenAction
make_action (gconstpointer state)
{
  const TengenKind *kind = tengen_kind_go ();
  int n = tengen_board_get_n_points (kind->get_board (state));
  TengenStone stone = kind->get_to_move (state);
  TengenAction action = { .kind = TENGEN_ACTION_PLAY,
                          .point = (TengenPoint) g_test_rand_int_range (0, n) };

  if (kind->get_phase (state) == TENGEN_PHASE_COUNT ||
      kind->get_duty (state) == TENGEN_DUTY_ANSWER ||
      g_test_rand_int_range (0, 2) == 0)
    action.kind =
        (TengenActionKind) g_test_rand_int_range (0, TENGEN_ACTION_BALANCE + 1);
  if (action.kind == TENGEN_ACTION_UNMARK ||
      (action.kind == TENGEN_ACTION_RESIGN && g_test_rand_bit ()))
    action.kind = TENGEN_ACTION_PASS;
  if (kind->get_phase (state) == TENGEN_PHASE_COUNT && g_test_rand_bit ())
    action.kind = TENGEN_ACTION_AGREE;
  if (action.kind == TENGEN_ACTION_ACCEPT ||
      action.kind == TENGEN_ACTION_REFUSE)
    stone = tengen_stone_other (stone);
  if (action.kind == TENGEN_ACTION_AGREE && g_test_rand_bit ())
    stone = tengen_stone_other (stone);
  action.stone = stone;
  action.seat = (TengenSeat) stone;
  if (action.kind == TENGEN_ACTION_BALANCE ||
      action.kind == TENGEN_ACTION_MARK || action.kind == TENGEN_ACTION_CLAIM)
    action.value = g_test_rand_int_range (0, 3);
  else if (action.kind == TENGEN_ACTION_AGREE)
    action.value = g_test_rand_int_range (0, 4) != 0;
  else
    action.value = g_test_rand_int_range (-1, n / 2);
  return action;
}

/* What the rules allow is done, now and then what they forbid; what a state was
 * before each action is kept. */
static void
push_random (gpointer state, int n, GPtrArray *before, guint *n_kinds)
{
  const TengenKind *kind = tengen_kind_go ();

  for (int i = 0; i < n; i++)
    {
      TengenAction action = make_action (state);
      char *text = describe_state (state);
      g_autoptr (TengenReason) reason = kind->check (state, &action);
      g_autofree char *asked = describe_state (state);
      gboolean is_move = action.kind == TENGEN_ACTION_PLAY &&
                         tengen_board_get (kind->get_board (state),
                                           action.point) != TENGEN_STONE_NONE;

      g_assert_cmpstr (asked, ==, text);
      if (is_move || (reason != NULL && g_test_rand_int_range (0, 30) != 0))
        {
          g_free (text);
          continue;
        }
      n_kinds[action.kind] += reason == NULL;
      kind->push (state, &action);
      g_ptr_array_add (before, text);
    }
}

static void
check_random (const TengenGoRules *rules, int size, guint *n_kinds)
{
  const TengenKind *kind = tengen_kind_go ();
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new (rules, size);
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);
  gpointer state = kind->create (setup);

  push_random (state, 120, before, n_kinds);
  while (before->len > 0)
    {
      g_autofree char *wanted =
          g_ptr_array_steal_index (before, before->len - 1);
      g_autofree char *text = NULL;

      g_assert_cmpuint (kind->get_n (state), ==, before->len + 1);
      kind->pop (state);
      text = describe_state (state);
      g_assert_cmpstr (text, ==, wanted);
    }
  kind->destroy (state);
}

/* Every action but UNMARK, which is none of a line of play, came up somewhere
 * and was allowed; that a position comes back, for VOID, is rare. */
static gboolean
has_all (const guint *n_kinds)
{
  for (int kind = 0; kind <= TENGEN_ACTION_BALANCE; kind++)
    if (kind != TENGEN_ACTION_UNMARK && kind != TENGEN_ACTION_VOID &&
        n_kinds[kind] == 0)
      return FALSE;
  return TRUE;
}

/* Chance may need some rounds more. */
static void
test_all (void)
{
  guint n_kinds[TENGEN_ACTION_BALANCE + 1] = { 0 };

  for (int round = 0; round < 16 || (round < 400 && !has_all (n_kinds));
       round++)
    for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
      check_random (
          tengen_go_rules_get_named (i), g_test_rand_int_range (2, 6), n_kinds);
  g_assert_true (has_all (n_kinds));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/go/random", test_all);
  return g_test_run ();
}
