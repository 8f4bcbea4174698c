/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-go-count: what the players agree on before the count
 */
#include "game-describe.h"
#include "game-stop.h"
#include "tengen-game-kind.h"

#define US TENGEN_SEAT_FIRST

/* An action of each kind that sets a term, for the walls. */
static const TengenAction TERMS[] = {
  { TENGEN_ACTION_CLAIM, US, 0, 12, TENGEN_STONE_WHITE },
  { TENGEN_ACTION_MARK, US, 0, 11, TENGEN_GO_MARK_DEAD },
  { TENGEN_ACTION_GROUPS, US, 1, TENGEN_POINT_NONE, 3 },
  { TENGEN_ACTION_EYES, US, 2, TENGEN_POINT_NONE, 5 },
  { TENGEN_ACTION_EQUAL, US, 0, TENGEN_POINT_NONE, 11 },
  { TENGEN_ACTION_BALANCE, US, 0, TENGEN_POINT_NONE, 2 },
};

/* Rules that know all of them. */
#define ALL "4-1 tax=groups balance=stone"

static TengenGame *
open_all (const char *notes)
{
  g_autofree char *text =
      g_strdup_printf ("(;SZ[5]TNR[" ALL "]" WALLS ";B[];W[]%s)", notes);

  return open_live (text);
}

static TengenReasonCode
do_term (TengenGame *game, const TengenAction *term, TengenSeat seat)
{
  return act (game, term->kind, seat, term->stone, term->point, term->value);
}

static void
get_agreement (const TengenGame *game, TengenGoAgreement *agreement)
{
  tengen_position_get_agreement (tengen_game_get_position (game), agreement);
}

/* Puts the walls on a state of the Go family and stops. */
static void
push_walls (gpointer state)
{
  const TengenKind *kind = tengen_kind_go ();
  guint8 stones[25] = { 0 };
  TengenAction pass = { .kind = TENGEN_ACTION_PASS,
                        .seat = TENGEN_SEAT_FIRST,
                        .stone = TENGEN_STONE_BLACK,
                        .point = TENGEN_POINT_PASS };

  for (int row = 0; row < 25; row += 5)
    {
      stones[row + 1] = TENGEN_STONE_BLACK;
      stones[row + 3] = TENGEN_STONE_WHITE;
    }
  kind->setup (state, stones);
  kind->push (state, &pass);
  pass.seat = TENGEN_SEAT_SECOND;
  pass.stone = TENGEN_STONE_WHITE;
  kind->push (state, &pass);
}

/* Nothing is there until something is set; all of it is there then. */
static void
test_values (void)
{
  g_autoptr (TengenGame) game = open_all ("");
  TengenGoAgreement agreement;

  get_agreement (game, &agreement);
  g_assert_null (agreement.marks);
  g_assert_null (agreement.claims);
  for (gsize i = 0; i < G_N_ELEMENTS (TERMS); i++)
    g_assert_cmpint (do_term (game, &TERMS[i], US), ==, TENGEN_REASON_NONE);
  get_agreement (game, &agreement);
  for (int point = 0; point < 25; point++)
    {
      g_assert_cmpint (agreement.marks[point],
                       ==,
                       point % 5 == 1 ? TENGEN_GO_MARK_DEAD
                                      : TENGEN_GO_MARK_ALIVE);
      g_assert_cmpint (
          agreement.claims[point], ==, point == 12 ? TENGEN_STONE_WHITE : 0);
    }
  g_assert_cmpint (agreement.groups[TENGEN_STONE_BLACK], ==, 3);
  g_assert_cmpint (agreement.groups[TENGEN_STONE_WHITE], ==, -1);
  g_assert_cmpint (agreement.eyes[TENGEN_STONE_BLACK], ==, -1);
  g_assert_cmpint (agreement.eyes[TENGEN_STONE_WHITE], ==, 5);
  g_assert_cmpint (agreement.equal, ==, 11);
  g_assert_cmpint (agreement.balance, ==, TENGEN_GO_BALANCE_NEGATIVE);
  set (game, TENGEN_ACTION_GROUPS, TENGEN_STONE_BLACK, -1);
  set (game, TENGEN_ACTION_BALANCE, 0, TENGEN_GO_BALANCE_NONE);
  get_agreement (game, &agreement);
  g_assert_cmpint (agreement.groups[TENGEN_STONE_BLACK], ==, -1);
  g_assert_cmpint (agreement.balance, ==, TENGEN_GO_BALANCE_NONE);
}

/* Whoever sets a term, both have to agree again; only what players set can be
 * taken back. */
static void
test_agreements (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (TERMS); i++)
    for (int seat = TENGEN_SEAT_NONE; seat <= TENGEN_SEAT_SECOND; seat++)
      {
        g_autoptr (TengenGame) game = open_all ("TNC[agree B][agree W]");
        const TengenPosition *position = tengen_game_get_position (game);
        gboolean automatic =
            seat == TENGEN_SEAT_NONE && (TERMS[i].kind == TENGEN_ACTION_MARK ||
                                         TERMS[i].kind == TENGEN_ACTION_CLAIM);

        g_assert_true (
            tengen_position_get_agreed (position, TENGEN_SEAT_SECOND));
        g_assert_cmpint (do_term (game, &TERMS[i], (TengenSeat) seat),
                         ==,
                         TENGEN_REASON_NONE);
        g_assert_false (
            tengen_position_get_agreed (position, TENGEN_SEAT_FIRST));
        g_assert_false (
            tengen_position_get_agreed (position, TENGEN_SEAT_SECOND));
        g_assert_cmpuint (
            tengen_position_get_marks_left (position), ==, automatic ? 0 : 1);
      }
}

/* Each action by itself gives back what it overwrote. */
static void
test_pop (void)
{
  const TengenKind *kind = tengen_kind_go ();
  g_autoptr (TengenGame) game = open_all ("");
  gpointer state = kind->create (tengen_game_get_setup (game));
  TengenGoAgreement agreement;

  push_walls (state);
  for (gsize i = 0; i < G_N_ELEMENTS (TERMS); i++)
    kind->push (state, &TERMS[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (TERMS); i++)
    {
      TengenAction term = TERMS[i];

      g_assert_cmpuint (kind->go->get_marks_left (state), ==, i + 6);
      term.value = 0;
      kind->push (state, &term);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (TERMS); i++)
    kind->pop (state);
  kind->go->get_agreement (state, &agreement);
  g_assert_cmpint (agreement.marks[11], ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (agreement.marks[1], ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (agreement.claims[12], ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (agreement.groups[TENGEN_STONE_BLACK], ==, 3);
  g_assert_cmpint (agreement.eyes[TENGEN_STONE_WHITE], ==, 5);
  g_assert_cmpint (agreement.equal, ==, 11);
  g_assert_cmpint (agreement.balance, ==, TENGEN_GO_BALANCE_NEGATIVE);
  g_assert_cmpuint (kind->go->get_marks_left (state), ==, 6);
  kind->destroy (state);
}

/* Every term is undone and done again exactly, one by one and all. */
static void
test_undo (void)
{
  g_autoptr (TengenGame) game = open_all ("TNC[agree B]");
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);

  for (int round = 0; round < 2; round++)
    for (gsize i = 0; i < G_N_ELEMENTS (TERMS); i++)
      {
        TengenAction term = TERMS[i];

        if (round == 1)
          term.value = term.kind == TENGEN_ACTION_MARK
                           ? TENGEN_GO_MARK_ALIVE
                           : (int) TENGEN_STONE_NONE;
        if (round == 1 && term.kind == TENGEN_ACTION_EQUAL)
          term.value = -1;
        g_ptr_array_add (states, describe_game (game));
        g_assert_cmpint (do_term (game, &term, US), ==, TENGEN_REASON_NONE);
      }
  g_ptr_array_add (states, describe_game (game));
  for (int way = 0; way < 2; way++)
    for (guint i = 0; i + 1 < states->len; i++)
      {
        guint at_state = way == 0 ? states->len - 2 - i : i + 1;
        g_autofree char *state = NULL;

        plain (game, way == 0 ? TENGEN_COMMAND_UNDO : TENGEN_COMMAND_REDO);
        state = describe_game (game);
        g_assert_cmpstr (state, ==, states->pdata[at_state]);
      }
}

/* A file sets terms where nothing is counted, or marks what is not there; that
 * means nothing, agreements stand. */
static void
test_noise (void)
{
  g_autoptr (TengenGame) playing =
      open_live ("(;SZ[5]TNR[" ALL "];B[aa]TNC[dead aa][claim B cc][groups B 3]"
                 "[eyes W 2][equal 4][balance a])");
  g_autoptr (TengenGame) stopped =
      open_all ("TNC[agree B][dead cc][claim B zz][claim X cc][groups 3]"
                "[groups B 26][eyes B -1][equal 26][balance c][dead]");
  const TengenPosition *position = tengen_game_get_position (stopped);
  TengenGoAgreement agreement;

  g_assert_cmpint (phase (playing), ==, TENGEN_PHASE_PLAY);
  get_agreement (playing, &agreement);
  g_assert_null (agreement.marks);
  g_assert_cmpint (agreement.equal, ==, -1);
  g_assert_cmpuint (
      tengen_position_get_marks_left (tengen_game_get_position (playing)),
      ==,
      0);
  get_agreement (stopped, &agreement);
  g_assert_null (agreement.marks);
  g_assert_cmpint (agreement.groups[TENGEN_STONE_BLACK], ==, -1);
  g_assert_true (tengen_position_get_agreed (position, TENGEN_SEAT_FIRST));
  g_assert_cmpuint (tengen_position_get_marks_left (position), ==, 0);
}

/* What a file says and the rules refuse is counted with, not lost. */
static void
test_forced (void)
{
  static const char *const NOTES[] = {
    "TNC[equal 0]",           "TNC[equal 25]",
    "TNC[equal 25][dead bc]", "TNC[groups B 25][groups W 0]",
    "TNC[eyes B 25]",         "TNC[claim W aa][claim B bc][claim B cc]",
    "TNC[balance b]",         "TNC[seki bc][dead dc][seki dc]",
  };

  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (NOTES); j++)
      {
        const TengenGoRules *rules = tengen_go_rules_get_named (i);
        g_autofree char *text = g_strdup_printf ("(;SZ[5]TNR[%s]" WALLS
                                                 "TNC[propose B][accept W]%s)",
                                                 rules->id,
                                                 NOTES[j] + strlen ("TNC"));
        g_autoptr (TengenGame) game = open_live (text);
        const TengenPosition *position = tengen_game_get_position (game);
        g_autoptr (TengenGoCount) count = tengen_position_count (position);

        g_assert_cmpuint (tengen_position_get_marks_left (position), >, 0);
        g_assert_nonnull (count);
        g_assert_cmpint (count->margin_x2, >=, 0);
        while (count_act (game, TENGEN_ACTION_UNMARK, US, 0) ==
               TENGEN_REASON_NONE)
          continue;
        g_assert_cmpuint (tengen_position_get_marks_left (position), ==, 0);
      }
}

/* A resumption drops it all, and undo brings it back. */
static void
test_resume (void)
{
  g_autoptr (TengenGame) game = stop_game ("4-1");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  TengenGoAgreement agreement;

  claim (game, US, "C3", TENGEN_STONE_BLACK);
  set (game, TENGEN_ACTION_EQUAL, 0, 12);
  before = describe_game (game);
  count_act (game, TENGEN_ACTION_RESUME, US, 0);
  get_agreement (game, &agreement);
  g_assert_null (agreement.claims);
  g_assert_cmpint (agreement.equal, ==, -1);
  plain (game, TENGEN_COMMAND_UNDO);
  after = describe_game (game);
  g_assert_cmpstr (after, ==, before);
}

/* A wall of dead stones lets the points behind it change hands. */
static void
test_claims (void)
{
  g_autoptr (TengenGame) game = stop_game ("1-1");
  g_autoptr (TengenGoCount) before = NULL;
  g_autoptr (TengenGoCount) after = NULL;

  before = tengen_position_count (tengen_game_get_position (game));
  g_assert_cmpint (claim (game, US, "C3", 1), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (claim (game, US, "A1", 2), ==, TENGEN_REASON_OWNED);
  g_assert_cmpint (claim (game, US, "B1", 2), ==, TENGEN_REASON_OWNED);
  after = tengen_position_count (tengen_game_get_position (game));
  g_assert_cmpint (after->claimed[TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (after->dame, ==, before->dame - 1);

  g_assert_cmpint (
      mark (game, US, "B3", TENGEN_GO_MARK_DEAD), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (claim (game, US, "C2", 1), ==, TENGEN_REASON_OWNED);
  g_assert_cmpint (claim (game, US, "C3", 0), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (get_claim (game, "C3"), ==, TENGEN_STONE_NONE);

  /* both dead: the whole board is neutral, the points of the stones too */
  g_assert_cmpint (
      mark (game, US, "D3", TENGEN_GO_MARK_DEAD), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (claim (game, US, "B1", 2), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (get_claim (game, "B1"), ==, TENGEN_STONE_WHITE);
}

/* Which colours each empty point touches, 1 and 2 together 3; spread until
 * nothing changes. */
static void
spread_touch (const guint8 *stones, int size, guint8 *touch)
{
  static const int STEPS[][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
  gboolean changed = TRUE;

  memset (touch, 0, (gsize) (size * size));
  while (changed)
    {
      changed = FALSE;
      for (int point = 0; point < size * size; point++)
        for (gsize i = 0; i < G_N_ELEMENTS (STEPS); i++)
          {
            int x = point % size + STEPS[i][0], y = point / size + STEPS[i][1];
            guint8 add;

            if (stones[point] != 0 || x < 0 || y < 0 || x >= size || y >= size)
              continue;
            add = stones[x + y * size] | touch[x + y * size];
            changed |= (touch[point] | add) != touch[point];
            touch[point] |= add;
          }
    }
}

/* A board with stones here and there, some chains of them dead. */
static TengenGame *
open_chance (int size, guint8 *stones)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree TengenPoint *chain = g_new (TengenPoint, size * size);
  TengenGame *game;

  g_string_printf (text, "(;SZ[%d]TNR[1-1]", size);
  for (int point = 0; point < size * size; point++)
    if (g_test_rand_int_range (0, 3) == 0)
      g_string_append_printf (text,
                              "%s[%c%c]",
                              g_test_rand_bit () ? "AB" : "AW",
                              'a' + point % size,
                              'a' + point / size);
  g_string_append (text, ";B[];W[])");
  game = open_live (text->str);
  tengen_board_read (
      tengen_position_get_board (tengen_game_get_position (game)), stones);
  for (int i = 0; i < 4; i++)
    {
      TengenPoint point = (TengenPoint) g_test_rand_int_range (0, size * size);

      if (stones[point] == TENGEN_STONE_NONE)
        continue;
      act (game, TENGEN_ACTION_MARK, US, 0, point, TENGEN_GO_MARK_DEAD);
    }
  for (int point = 0; point < size * size; point++)
    if (tengen_position_get_mark (tengen_game_get_position (game),
                                  (TengenPoint) point) == TENGEN_GO_MARK_DEAD)
      stones[point] = TENGEN_STONE_NONE;
  return game;
}

/* A point can be claimed if and only if it is empty, dead stones off, and a
 * flood from it reaches both colours or none. */
static void
test_flood (void)
{
  for (int i = 0; i < 200; i++)
    {
      int size = g_test_rand_int_range (2, 8);
      guint8 stones[49], touch[49];
      g_autoptr (TengenGame) game = open_chance (size, stones);

      spread_touch (stones, size, touch);
      for (int point = 0; point < size * size; point++)
        {
          TengenAction action = { .kind = TENGEN_ACTION_CLAIM,
                                  .seat = US,
                                  .point = (TengenPoint) point,
                                  .value = TENGEN_STONE_WHITE };
          g_autoptr (TengenReason) reason =
              tengen_position_check (tengen_game_get_position (game), &action);
          gboolean is_neutral =
              stones[point] == 0 && (touch[point] == 0 || touch[point] == 3);

          g_assert_cmpint (reason != NULL ? reason->code : TENGEN_REASON_NONE,
                           ==,
                           is_neutral ? TENGEN_REASON_NONE
                                      : TENGEN_REASON_OWNED);
        }
    }
}

/* The count is under the terms and agreement given, or the game's own. */
static void
test_count (void)
{
  g_autoptr (TengenGame) game = stop_game ("china");
  const TengenPosition *position = tengen_game_get_position (game);
  g_autoptr (TengenGameSetup) other =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 5);
  TengenGoAgreement nothing = TENGEN_GO_AGREEMENT_INIT;
  g_autoptr (TengenGoCount) own = NULL;
  g_autoptr (TengenGoCount) same = NULL;
  g_autoptr (TengenGoCount) bare = NULL;
  g_autoptr (TengenGoCount) away = NULL;

  mark (game, US, "D3", TENGEN_GO_MARK_DEAD);
  own = tengen_position_count (position);
  same =
      tengen_position_count_as (position, tengen_game_get_setup (game), NULL);
  bare = tengen_position_count_as (
      position, tengen_game_get_setup (game), &nothing);
  away = tengen_position_count_as (position, other, NULL);
  g_assert_cmpint (own->score_x2[TENGEN_STONE_BLACK], ==, 50);
  g_assert_cmpint (same->score_x2[TENGEN_STONE_BLACK], ==, 50);
  g_assert_cmpint (bare->score_x2[TENGEN_STONE_BLACK], ==, 25);
  /* 20 points of territory and 5 prisoners */
  g_assert_cmpint (away->winner, ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (away->margin_x2, ==, 2 * (20 + 5) - 13);
}

static gboolean
is_settled (const TengenGame *game, TengenActionKind kind, TengenPoint point)
{
  return tengen_position_get_said (tengen_game_get_position (game),
                                   kind,
                                   point) == TENGEN_SAID_BY_PLAYER;
}

/* What a player says of a chain, also that it lives, is known to be said by
 * one, until the program speaks again; taken back, it is as it was. */
static void
test_settled (void)
{
  g_autoptr (TengenGame) game = open_all ("TNC[auto seki ba][alive da]");
  const TengenAction dead = {
    TENGEN_ACTION_MARK, US, 0, 1, TENGEN_GO_MARK_DEAD
  };
  const TengenAction claim = TERMS[0];

  g_assert_false (is_settled (game, TENGEN_ACTION_MARK, 1));
  g_assert_true (is_settled (game, TENGEN_ACTION_MARK, 23));
  g_assert_false (is_settled (game, TENGEN_ACTION_CLAIM, 23));
  g_assert_false (is_settled (game, TENGEN_ACTION_GROUPS, 23));
  g_assert_false (is_settled (game, TENGEN_ACTION_MARK, 25));
  do_term (game, &claim, US);
  g_assert_true (is_settled (game, TENGEN_ACTION_CLAIM, 12));
  g_assert_false (is_settled (game, TENGEN_ACTION_MARK, 12));
  do_term (game, &dead, US);
  g_assert_true (is_settled (game, TENGEN_ACTION_MARK, 21));
  do_term (game, &dead, TENGEN_SEAT_NONE);
  g_assert_false (is_settled (game, TENGEN_ACTION_MARK, 21));
  count_act (game, TENGEN_ACTION_UNMARK, US, 0);
  g_assert_true (is_settled (game, TENGEN_ACTION_CLAIM, 12));
  count_act (game, TENGEN_ACTION_UNMARK, US, 0);
  g_assert_false (is_settled (game, TENGEN_ACTION_CLAIM, 12));
  g_assert_true (is_settled (game, TENGEN_ACTION_MARK, 23));
  count_act (game, TENGEN_ACTION_UNMARK, US, 0);
  g_assert_false (is_settled (game, TENGEN_ACTION_MARK, 23));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/go-count/values", test_values);
  g_test_add_func ("/game/go-count/agreements", test_agreements);
  g_test_add_func ("/game/go-count/settled", test_settled);
  g_test_add_func ("/game/go-count/pop", test_pop);
  g_test_add_func ("/game/go-count/undo", test_undo);
  g_test_add_func ("/game/go-count/noise", test_noise);
  g_test_add_func ("/game/go-count/forced", test_forced);
  g_test_add_func ("/game/go-count/resume", test_resume);
  g_test_add_func ("/game/go-count/claims", test_claims);
  g_test_add_func ("/game/go-count/flood", test_flood);
  g_test_add_func ("/game/go-count/count", test_count);
  return g_test_run ();
}
