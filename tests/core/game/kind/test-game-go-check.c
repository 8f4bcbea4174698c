/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-go-check: what the Go family allows, and why not
 *
 * What: every reason with its evidence; every action in every phase and duty;
 *       that the fields of a rule set, and nothing else, say what is known.
 */
#include "game-stop.h"

#define N_KINDS (TENGEN_ACTION_BALANCE + 1)

/* A count without agreement, and the position before it. */
#define PASSED WALLS ";B[];W[]"
#define TALKED WALLS "TNC[propose B][accept W]"

static TengenReason *
ask (const TengenGame *game,
     TengenActionKind kind,
     TengenStone stone,
     TengenPoint point,
     int value)
{
  TengenAction action = { kind, (TengenSeat) stone, stone, point, value };

  return tengen_position_check (tengen_game_get_position (game), &action);
}

/* What is asked, where, and what is answered. */
typedef struct
{
  const char *text;
  TengenActionKind kind;
  TengenStone stone;
  const char *point;
  int value;
  TengenReasonCode code;
  const char *proof; /* the points, one after another */
  guint move;
  TengenNode node;
} Case;

#define B TENGEN_STONE_BLACK
#define W TENGEN_STONE_WHITE
#define ASK(what, who, where, number, answer)                                  \
  .kind = TENGEN_ACTION_##what, .stone = who, .point = where, .value = number, \
  .code = TENGEN_REASON_##answer

static const Case CASES[] = {
  /* moves on the board */
  { "(;SZ[5]TNR[japan];B[cc])", ASK (PLAY, W, "C3", 0, OCCUPIED), "C3" },
  { "(;SZ[5]TNR[japan]AB[aa]AW[ab][bb][ca]PL[B])",
    ASK (PLAY, B, "B5", 0, SUICIDE),
    "B5 A5" },
  { "(;SZ[5]TNR[ing]AW[ab][ba]PL[B])",
    ASK (PLAY, B, "A5", 0, SUICIDE),
    "A5 B5 A4" },
  { "(;SZ[5]TNR[ing]AB[aa]AW[ab][bb][ca]PL[B])", ASK (PLAY, B, "B5", 0, NONE) },
  { "(;SZ[5]TNR[japan]AB[ba][ab][bc]AW[bb][ca][db][cc]PL[B];B[cb])",
    ASK (PLAY, W, "B4", 0, KO),
    "C4",
    0,
    1 },
  { "(;SZ[5]TNR[japan]AB[ba][ab][bc]AW[bb][ca][db][cc]PL[B];B[cb];W[ee]"
    ";B[ed])",
    ASK (PLAY, W, "B4", 0, NONE) },
  { "(;SZ[5]TNR[2-1]AW[ab][ba]PL[B];B[dd];W[ee])",
    ASK (PLAY, B, "A5", 0, SUPERKO),
    "E1",
    2,
    3 },
  { "(;SZ[5]TNR[japan])", ASK (PLAY, W, "C3", 0, TURN) },

  /* beside the board, and passes */
  { "(;SZ[5]TNR[2-1];B[cc];W[]TNA[virtual];B[]TNA[virtual])",
    ASK (VIRTUAL, W, NULL, 0, FOURTH),
    "C3",
    1,
    2 },
  { "(;SZ[5]TNR[2-1];B[cc];W[]TNA[virtual])", ASK (VIRTUAL, B, NULL, 0, NONE) },
  { "(;SZ[5]TNR[japan])", ASK (VIRTUAL, B, NULL, 0, NO_VIRTUAL) },
  { "(;SZ[5]TNR[3-1])", ASK (PASS, B, NULL, 0, NO_PASS) },

  /* proposals */
  { "(;SZ[5]TNR[japan])", ASK (PROPOSE, B, NULL, 0, NO_PROPOSAL) },
  { "(;SZ[5]TNR[3-1])", ASK (ACCEPT, W, NULL, 0, NOT_PROPOSED) },
  { "(;SZ[5]TNR[3-1]TNC[propose B])", ASK (PLAY, B, "C3", 0, ANSWER) },
  { "(;SZ[5]TNR[3-1]TNC[propose B][refuse W])",
    ASK (PLAY, B, "C3", 0, DUTY_VIRTUAL) },
  { "(;SZ[5]TNR[3-1]TNC[propose B][refuse W];B[]TNA[virtual])",
    ASK (VIRTUAL, W, NULL, 0, DUTY_BOARD) },
  { "(;SZ[1]TNR[3-1]TNC[propose B])", ASK (REFUSE, W, NULL, 0, NO_MOVE_LEFT) },
  /* the retake is banned now, not after the stone beside the board */
  { "(;SZ[2:1]TNR[3-1];B[aa];W[ba];B[]TNC[propose W])",
    ASK (REFUSE, B, NULL, 0, NONE) },
  { "(;SZ[2:1]TNR[3-1];B[aa];W[ba];B[])",
    ASK (REFUSE, B, NULL, 0, NOT_PROPOSED) },
  { "(;SZ[1]TNR[3-1]TNC[propose B])", ASK (ACCEPT, W, NULL, 0, NONE) },

  /* endings */
  { "(;SZ[5]TNR[japan]TNA[resign B])", ASK (PLAY, B, "C3", 0, OVER) },
  { "(;SZ[5]TNR[japan])", ASK (VOID, 0, NULL, 0, NO_CYCLE) },
  { "(;SZ[5]TNR[china]AW[ab][ba]PL[B];B[dd];W[ee];B[aa];W[])",
    ASK (VOID, 0, NULL, 0, NO_CYCLE) },
  { "(;SZ[5]TNR[japan]AW[ab][ba]PL[B];B[dd];W[ee];B[aa];W[])",
    ASK (VOID, 0, NULL, 0, NONE) },
  { "(;SZ[5]TNR[china]TNO[first level=1][second level=1])",
    ASK (VOID, 0, NULL, 0, NONE) },
  { "(;SZ[5]TNR[china]TNO[first level=1])", ASK (VOID, 0, NULL, 0, NO_CYCLE) },
  { "(;SZ[5]TNR[china]TNO[first level=1];B[];W[])",
    ASK (VOID, 0, NULL, 0, NONE) },
  { "(;SZ[5]TNR[china];B[];W[])", ASK (VOID, 0, NULL, 0, NO_CYCLE) },

  /* the count */
  { "(;SZ[5]TNR[japan];B[];W[])", ASK (PLAY, B, "C3", 0, STOPPED) },
  { "(;SZ[5]TNR[japan])", ASK (FINISH, 0, NULL, 0, NOT_STOPPED) },
  { "(;SZ[5]TNR[japan]" PASSED ")", ASK (MARK, B, "C3", 1, NO_STONE) },
  { "(;SZ[5]TNR[pure]" PASSED ")", ASK (MARK, B, "B5", 1, NO_DEAD) },
  { "(;SZ[5]TNR[pure]" PASSED ")", ASK (MARK, B, "C3", 1, NO_DEAD) },
  { "(;SZ[5]TNR[china]" PASSED ")", ASK (MARK, B, "B5", 2, NO_SEKI) },
  { "(;SZ[5]TNR[japan]" PASSED ")", ASK (MARK, B, "B5", 2, NONE) },
  { "(;SZ[5]TNR[japan]" PASSED ")", ASK (UNMARK, B, NULL, 0, NO_MARK) },
  { "(;SZ[5]TNR[japan]" PASSED "TNC[auto dead ba])",
    ASK (UNMARK, B, NULL, 0, NO_MARK) },
  { "(;SZ[5]TNR[japan]" PASSED "TNC[agree B])",
    ASK (FINISH, 0, NULL, 0, NOT_AGREED) },
  { "(;SZ[5]TNR[1-1]" PASSED ")", ASK (CLAIM, B, "off", 1, OFF_BOARD) },
  { "(;SZ[5]TNR[japan]" PASSED ")", ASK (MARK, B, "off", 1, OFF_BOARD) },
  { "(;SZ[5]TNR[japan])", ASK (PLAY, B, "off", 0, OFF_BOARD) },
  { "(;SZ[5]TNR[japan]" PASSED ")", ASK (CLAIM, B, "C3", 1, NO_CLAIMS) },
  { "(;SZ[5]TNR[1-1]" PASSED ")", ASK (CLAIM, B, "A5", 1, OWNED) },
  { "(;SZ[5]TNR[1-1]" PASSED ")", ASK (CLAIM, B, "B5", 1, OWNED) },
  { "(;SZ[5]TNR[japan]" PASSED ")", ASK (GROUPS, B, NULL, 2, NO_GROUPS) },
  { "(;SZ[5]TNR[japan]" PASSED ")", ASK (EYES, B, NULL, 2, NO_GROUPS) },
  { "(;SZ[5]TNR[japan]" PASSED ")", ASK (EQUAL, B, NULL, 8, NO_EQUAL) },
  { "(;SZ[5]TNR[aga-terr]" PASSED ")", ASK (BALANCE, B, NULL, 1, NO_BALANCE) },
  { "(;SZ[5]TNR[1-1]" PASSED ")", ASK (BALANCE, B, NULL, 0, NO_BALANCE) },
  { "(;SZ[5]TNR[3-2b]" TALKED ")", ASK (BALANCE, B, NULL, 1, NONE) },
};

static TengenPoint
find_point (const TengenGame *game, const char *name)
{
  if (name == NULL)
    return TENGEN_POINT_NONE;
  return strcmp (name, "off") == 0 ? 25 : at (game, name);
}

static char *
name_points (const TengenGame *game, const GArray *points)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  g_autoptr (GString) text = g_string_new ("");

  for (guint i = 0; i < points->len; i++)
    {
      g_autofree char *name =
          tengen_notation_format (TENGEN_NOTATION_A1,
                                  setup->width,
                                  setup->height,
                                  g_array_index (points, TengenPoint, i));

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", name);
    }
  return g_strdup (text->str);
}

static void
check_evidence (const TengenGame *game,
                const Case *wanted,
                const TengenReason *reason)
{
  g_autofree char *proof = name_points (game, reason->points);
  gboolean is_of_move = wanted->proof != NULL;

  g_assert_cmpstr (proof, ==, is_of_move ? wanted->proof : "");
  g_assert_cmpuint (reason->move, ==, wanted->move);
  g_assert_cmpuint (reason->node, ==, wanted->node);
  if (is_of_move)
    {
      g_assert_cmpuint (reason->point, ==, find_point (game, wanted->point));
      g_assert_cmpint (reason->stone, ==, wanted->stone);
    }
}

/* Every reason that the rules give came up. */
static void
test_reasons (void)
{
  gboolean seen[TENGEN_REASON_BROKEN + 1] = { FALSE };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGame) game = open_live (CASES[i].text);
      g_autoptr (TengenReason) reason = ask (game,
                                             CASES[i].kind,
                                             CASES[i].stone,
                                             find_point (game, CASES[i].point),
                                             CASES[i].value);
      TengenReasonCode code =
          reason != NULL ? reason->code : TENGEN_REASON_NONE;

      g_test_message ("%s, action %d", CASES[i].text, CASES[i].kind);
      g_assert_cmpint (code, ==, CASES[i].code);
      seen[code] = TRUE;
      if (reason != NULL)
        check_evidence (game, &CASES[i], reason);
    }
  for (int code = 0; code < TENGEN_REASON_NO_BOARD; code++)
    if (code != TENGEN_REASON_NO_MOVE && code != TENGEN_REASON_NOTHING)
      g_assert_true (seen[code]);
}

/* All actions, one letter each, in the order of TengenActionKind: what the side
 * to move, or with an answer the other, is told. */
static const struct
{
  char letter;
  TengenReasonCode code;
} LETTERS[] = {
  { '.', TENGEN_REASON_NONE },         { 'T', TENGEN_REASON_TURN },
  { 'S', TENGEN_REASON_STOPPED },      { 'N', TENGEN_REASON_NOT_STOPPED },
  { 'O', TENGEN_REASON_OVER },         { 'p', TENGEN_REASON_NO_PASS },
  { 'v', TENGEN_REASON_NO_VIRTUAL },   { 'o', TENGEN_REASON_NO_PROPOSAL },
  { 'q', TENGEN_REASON_NOT_PROPOSED }, { 'A', TENGEN_REASON_ANSWER },
  { 'V', TENGEN_REASON_DUTY_VIRTUAL }, { 'B', TENGEN_REASON_DUTY_BOARD },
  { 'y', TENGEN_REASON_NO_CYCLE },     { 'd', TENGEN_REASON_NO_DEAD },
  { 'c', TENGEN_REASON_NO_CLAIMS },    { 'g', TENGEN_REASON_NO_GROUPS },
  { 'e', TENGEN_REASON_NO_EQUAL },     { 'b', TENGEN_REASON_NO_BALANCE },
  { 'm', TENGEN_REASON_NO_MARK },      { 'f', TENGEN_REASON_NOT_AGREED },
};

static const struct
{
  const char *rules;
  const char *text;
  const char *codes;
} PHASES[] = {
  /* play */
  { "pure", WALLS, "...NNNNNvoooyNNNNN" },
  { "japan", WALLS, "...NNNNNvoooyNNNNN" },
  { "aga-terr", WALLS, "...NNNNNvoooyNNNNN" },
  { "2-1", WALLS, "...NNNNN.oooyNNNNN" },
  { "3-1", WALLS, ".p.NNNNN..qqyNNNNN" },
  { "4-1", WALLS, "...NNNNNvoooyNNNNN" },
  { "tang", WALLS, "...NNNNNvoooyNNNNN" },
  { "japan", PASSED "TNC[resume B]", "...NNNNNvoooyNNNNN" },
  /* the duties of a proposal */
  { "3-1", WALLS "TNC[propose B]", "AA.NNNNNAA..yNNNNN" },
  { "3-1", WALLS "TNC[propose B][refuse W]", "VV.NNNNN.VqqyNNNNN" },
  { "3-1",
    WALLS "TNC[propose B][refuse W];B[]TNA[virtual]",
    ".B.NNNNNBBqqyNNNNN" },
  { "3-1",
    WALLS "TNC[propose B][refuse W];B[]TNA[virtual];W[cc]",
    ".p.NNNNN..qqyNNNNN" },
  /* the count */
  { "pure", PASSED, "SS.dm..fSSSSycggeb" },
  { "japan", PASSED, "SS..m..fSSSSycggeb" },
  { "aga-terr", PASSED, "SS..m..fSSSSycggeb" },
  { "2-1", PASSED, "SS..m..fSSSSy.ggeb" },
  { "2-2alt", PASSED, "SS..m..fSSSSy.gge." },
  { "3-1", TALKED, "SS..m..fSSSSy.gge." },
  { "4-1", PASSED, "SS..m..fSSSSy.gg.b" },
  { "tang", PASSED, "SS..m..fSSSSy...eb" },
  { "mingqing", PASSED, "SS..m..fSSSSy...eb" },
  { "japan", PASSED "TNC[dead ba][agree B][agree W]", "SS......SSSSycggeb" },
  /* over */
  { "japan", WALLS "TNA[resign B]", "OOOOOOOOOOOOOOOOOO" },
  { "3-1", WALLS "TNC[propose B]TNA[resign W]", "OOOOOOOOOOOOOOOOOO" },
  { "3-1", TALKED "[agree B][agree W][finish]", "OOOOOOOOOOOOOOOOOO" },
};

static TengenReasonCode
read_letter (char letter)
{
  for (gsize i = 0; i < G_N_ELEMENTS (LETTERS); i++)
    if (LETTERS[i].letter == letter)
      return LETTERS[i].code;
  g_assert_not_reached ();
}

/* An action on the walls that nothing but its kind speaks against. */
static TengenAction
make_action (const TengenGame *game, TengenActionKind kind)
{
  static const int VALUES[N_KINDS] = {
    [TENGEN_ACTION_MARK] = TENGEN_GO_MARK_DEAD,
    [TENGEN_ACTION_AGREE] = 1,
    [TENGEN_ACTION_CLAIM] = TENGEN_STONE_BLACK,
    [TENGEN_ACTION_GROUPS] = 2,
    [TENGEN_ACTION_EYES] = 2,
    [TENGEN_ACTION_EQUAL] = 12,
    [TENGEN_ACTION_BALANCE] = TENGEN_GO_BALANCE_NEGATIVE,
  };
  TengenStone stone =
      tengen_position_get_to_move (tengen_game_get_position (game));

  if (kind == TENGEN_ACTION_ACCEPT || kind == TENGEN_ACTION_REFUSE)
    stone = tengen_stone_other (stone);
  return (TengenAction){
    kind,         (TengenSeat) stone,
    stone,        at (game, kind == TENGEN_ACTION_MARK ? "B5" : "C1"),
    VALUES[kind],
  };
}

static TengenReasonCode
ask_kind (const TengenGame *game, TengenActionKind kind)
{
  TengenAction action = make_action (game, kind);
  g_autoptr (TengenReason) reason =
      tengen_position_check (tengen_game_get_position (game), &action);

  return reason != NULL ? reason->code : TENGEN_REASON_NONE;
}

static void
test_phases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (PHASES); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "(;SZ[5]TNR[%s]%s)", PHASES[i].rules, PHASES[i].text);
      g_autoptr (TengenGame) game = open_live (text);

      g_assert_cmpuint (strlen (PHASES[i].codes), ==, N_KINDS);
      for (int kind = 0; kind < N_KINDS; kind++)
        {
          g_test_message ("%s, action %d", text, kind);
          g_assert_cmpint (ask_kind (game, (TengenActionKind) kind),
                           ==,
                           read_letter (PHASES[i].codes[kind]));
        }
    }
}

/* A turn is asked for before what the rules know, an answer is the other
 * side's. */
static void
test_turns (void)
{
  static const TengenActionKind KINDS[] = {
    TENGEN_ACTION_PLAY,    TENGEN_ACTION_PASS,   TENGEN_ACTION_VIRTUAL,
    TENGEN_ACTION_PROPOSE, TENGEN_ACTION_ACCEPT, TENGEN_ACTION_REFUSE
  };
  g_autoptr (TengenGame) game =
      open_live ("(;SZ[5]TNR[3-1]" WALLS "TNC[propose B])");

  for (gsize i = 0; i < G_N_ELEMENTS (KINDS); i++)
    {
      TengenAction action = make_action (game, KINDS[i]);
      g_autoptr (TengenReason) reason = NULL;

      action.stone = tengen_stone_other (action.stone);
      reason = tengen_position_check (tengen_game_get_position (game), &action);
      g_assert_nonnull (reason);
      g_assert_cmpint (reason->code, ==, TENGEN_REASON_TURN);
    }
}

/* What a set knows, asked while play goes on and while it has stopped. */
static void
check_known (const TengenGame *playing,
             const TengenGame *stopped,
             const TengenGoRules *rules)
{
  gboolean tax = rules->tax != TENGEN_GO_TAX_NONE;
  gboolean balance = rules->balance == TENGEN_GO_BALANCE_STONE ||
                     rules->balance == TENGEN_GO_BALANCE_NEGATIVE;
  const struct
  {
    const TengenGame *game;
    TengenActionKind kind;
    gboolean known;
    TengenReasonCode code;
  } KNOWN[] = {
    { playing,
      TENGEN_ACTION_PASS,
      (rules->acts & (TENGEN_GO_ACT_ABSTAIN | TENGEN_GO_ACT_PASS_STONE)) != 0,
      TENGEN_REASON_NO_PASS },
    { playing,
      TENGEN_ACTION_VIRTUAL,
      (rules->acts & TENGEN_GO_ACT_VIRTUAL) != 0,
      TENGEN_REASON_NO_VIRTUAL },
    { playing,
      TENGEN_ACTION_PROPOSE,
      (rules->acts & TENGEN_GO_ACT_PROPOSE) != 0,
      TENGEN_REASON_NO_PROPOSAL },
    { stopped, TENGEN_ACTION_MARK, rules->dead, TENGEN_REASON_NO_DEAD },
    { stopped, TENGEN_ACTION_CLAIM, rules->claims, TENGEN_REASON_NO_CLAIMS },
    { stopped, TENGEN_ACTION_GROUPS, tax, TENGEN_REASON_NO_GROUPS },
    { stopped, TENGEN_ACTION_EYES, tax, TENGEN_REASON_NO_GROUPS },
    { stopped, TENGEN_ACTION_EQUAL, rules->equal, TENGEN_REASON_NO_EQUAL },
    { stopped, TENGEN_ACTION_BALANCE, balance, TENGEN_REASON_NO_BALANCE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (KNOWN); i++)
    g_assert_cmpint (ask_kind (KNOWN[i].game, KNOWN[i].kind),
                     ==,
                     KNOWN[i].known ? TENGEN_REASON_NONE : KNOWN[i].code);
}

static void
check_rules (const TengenGoRules *rules)
{
  g_autofree char *name = tengen_go_rules_format (rules);
  g_autofree char *playing_text =
      g_strdup_printf ("(;SZ[5]TNR[%s]" WALLS ")", name);
  /* a file may stop play in either way */
  g_autofree char *stopped_text =
      g_strdup_printf ("(;SZ[5]TNR[%s]" TALKED ")", name);
  g_autoptr (TengenGame) playing = open_live (playing_text);
  g_autoptr (TengenGame) stopped = open_live (stopped_text);

  g_assert_true (
      tengen_go_rules_equal (&tengen_game_get_setup (playing)->rules, rules));
  g_assert_cmpint (phase (stopped), ==, TENGEN_PHASE_COUNT);
  check_known (playing, stopped, rules);
}

/* Named sets, and sets of chance, contradictions too. */
static void
test_fields (void)
{
  guint n = tengen_go_rules_get_n_named ();

  for (guint i = 0; i < n; i++)
    check_rules (tengen_go_rules_get_named (i));
  for (int i = 0; i < 300; i++)
    {
      TengenGoRules rules = *tengen_go_rules_get_named (
          (guint) g_test_rand_int_range (0, (int) n));

      rules.acts = (guint) g_test_rand_int_range (0, 16);
      rules.repetition = (TengenGoRepetitionRule) g_test_rand_int_range (0, 4);
      rules.dead = g_test_rand_bit ();
      rules.claims = g_test_rand_bit ();
      rules.equal = g_test_rand_bit ();
      rules.back = g_test_rand_bit ();
      rules.tax = (TengenGoTax) g_test_rand_int_range (0, 3);
      rules.balance = (TengenGoBalance) g_test_rand_int_range (0, 4);
      check_rules (&rules);
    }
}

static TengenReasonCode
ask_equal (const TengenGame *game, int value)
{
  g_autoptr (TengenReason) reason =
      ask (game, TENGEN_ACTION_EQUAL, B, TENGEN_POINT_NONE, value);

  return reason != NULL ? reason->code : TENGEN_REASON_NONE;
}

/* From what lies there up to half of the points, both included; the dead do not
 * lie there. */
static void
check_equal (const TengenGame *game, int from, int to)
{
  for (int value = -1; value <= 25; value++)
    g_assert_cmpint (ask_equal (game, value),
                     ==,
                     value == -1 || (value >= from && value <= to)
                         ? TENGEN_REASON_NONE
                         : TENGEN_REASON_NO_EQUAL);
}

static void
test_equal (void)
{
  g_autoptr (TengenGame) game = stop_game ("4-2");
  g_autoptr (TengenGame) uneven =
      open_live ("(;SZ[5:3]TNR[4-2]AB[aa:ca]AW[ac];B[];W[])");

  check_equal (game, 5, 12);
  g_assert_cmpint (set (game, TENGEN_ACTION_EQUAL, 0, 9), ==, 0);
  check_equal (game, 5, 12);
  mark (game, TENGEN_SEAT_FIRST, "B3", TENGEN_GO_MARK_DEAD);
  check_equal (game, 5, 12);
  mark (game, TENGEN_SEAT_FIRST, "D3", TENGEN_GO_MARK_DEAD);
  check_equal (game, 0, 12);
  check_equal (uneven, 3, 7);
}

/* A claim that has lost its meaning can be taken off, not made again. */
static void
test_claim_off (void)
{
  g_autoptr (TengenGame) game = stop_game ("1-1");
  const TengenSeat us = TENGEN_SEAT_FIRST;

  g_assert_cmpint (claim (game, us, "C3", B), ==, TENGEN_REASON_NONE);
  mark (game, us, "B3", TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (claim (game, us, "C3", W), ==, TENGEN_REASON_OWNED);
  g_assert_cmpint (
      claim (game, us, "C3", TENGEN_STONE_NONE), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (
      claim (game, us, "C3", TENGEN_STONE_NONE), ==, TENGEN_REASON_OWNED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/go-check/reasons", test_reasons);
  g_test_add_func ("/game/go-check/phases", test_phases);
  g_test_add_func ("/game/go-check/turns", test_turns);
  g_test_add_func ("/game/go-check/fields", test_fields);
  g_test_add_func ("/game/go-check/equal", test_equal);
  g_test_add_func ("/game/go-check/claim-off", test_claim_off);
  return g_test_run ();
}
