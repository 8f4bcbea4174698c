/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-legal: which moves are refused, with what evidence
 *
 * Random games are judged a second time by whole boards kept as text, flood
 * fill and comparison of texts, after the words of the rules.
 */
#include "tengen-go-play.h"

#include "tengen-board-notation.h"
#include "board-picture.h"
#include "go-set-up.h"

#include <string.h>

static TengenGo *
make_go (const char *picture, const char *rules_text)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  TengenGoRules rules;
  TengenGo *go;

  g_assert_true (tengen_go_rules_parse (rules_text, &rules));
  go = tengen_go_new (
      &rules, tengen_board_get_width (board), tengen_board_get_height (board));
  for (TengenPoint i = 0; i < tengen_board_get_n_points (board); i++)
    if (tengen_board_get (board, i) != TENGEN_STONE_NONE)
      go_set_up (go, i, tengen_board_get (board, i));
  return go;
}

static TengenPoint
at (const TengenGo *go, const char *name)
{
  const TengenBoard *board = tengen_go_get_board (go);
  TengenPoint point;

  g_assert_true (tengen_notation_parse (TENGEN_NOTATION_A1,
                                        tengen_board_get_width (board),
                                        tengen_board_get_height (board),
                                        name,
                                        &point));
  return point;
}

static void
play (TengenGo *go, const char *name)
{
  tengen_go_play (go, at (go, name), tengen_go_get_to_move (go));
}

/* Checks a code and the names of the points that prove it. */
static TengenReason *
check (const TengenGo *go,
       const char *name,
       TengenStone stone,
       TengenReasonCode code,
       const char *points)
{
  const TengenBoard *board = tengen_go_get_board (go);
  g_autoptr (GString) got = g_string_new (NULL);
  TengenReason *reason = NULL;

  g_assert_cmpint (
      tengen_go_check (go, at (go, name), stone, &reason), ==, code);
  g_assert_nonnull (reason);
  g_assert_cmpint (reason->code, ==, code);
  for (guint i = 0; i < reason->points->len; i++)
    {
      g_autofree char *text = tengen_notation_format (
          TENGEN_NOTATION_A1,
          tengen_board_get_width (board),
          tengen_board_get_height (board),
          g_array_index (reason->points, TengenPoint, i));

      g_string_append_printf (got, i > 0 ? " %s" : "%s", text);
    }
  g_assert_cmpstr (got->str, ==, points);
  return reason;
}

static void
check_legal (const TengenGo *go, const char *name, TengenStone stone)
{
  TengenReason *reason = NULL;

  g_assert_cmpint (tengen_go_check (go, at (go, name), stone, &reason),
                   ==,
                   TENGEN_REASON_NONE);
  g_assert_null (reason);
}

static void
test_occupied (void)
{
  g_autoptr (TengenGo) go = make_go ("X../.../...", "pure");
  g_autoptr (TengenReason) reason =
      check (go, "A3", TENGEN_STONE_WHITE, TENGEN_REASON_OCCUPIED, "A3");

  check_legal (go, "B2", TENGEN_STONE_WHITE);
}

/* 純碁の遊び方 (3) B: no liberty left, and nothing taken. */
static void
test_suicide (void)
{
  g_autoptr (TengenGo) eye = make_go (".X./X../...", "pure");
  g_autoptr (TengenGo) race = make_go (".XO/XXO/OO.", "pure");
  g_autoptr (TengenReason) one =
      check (eye, "A3", TENGEN_STONE_WHITE, TENGEN_REASON_SUICIDE, "A3 B3 A2");
  g_autoptr (TengenReason) chain = check (
      race, "A3", TENGEN_STONE_BLACK, TENGEN_REASON_SUICIDE, "A3 B3 A2 B2");

  g_assert_cmpuint (one->n_chain, ==, 1);
  g_assert_cmpuint (chain->n_chain, ==, 4);
  check_legal (eye, "A3", TENGEN_STONE_BLACK);
  check_legal (race, "A3", TENGEN_STONE_WHITE);
}

/* The new stone joins two chains and all three would go. */
static void
test_suicide_two_chains (void)
{
  g_autoptr (TengenGo) go = make_go ("X.X/OOO/...", "pure");
  g_autoptr (TengenReason) reason =
      check (go, "B3", TENGEN_STONE_BLACK, TENGEN_REASON_SUICIDE, "B3 A3 C3");
}

/* A capture goes before suicide. */
static void
test_capture_is_no_suicide (void)
{
  g_autoptr (TengenGo) go = make_go (".OX/OX./X..", "pure");

  check_legal (go, "A3", TENGEN_STONE_BLACK);
}

static void
test_suicide_rules (void)
{
  const char *picture = "X.O/XOO/OO.";
  g_autoptr (TengenGo) never = make_go (picture, "pure suicide=never");
  g_autoptr (TengenGo) many = make_go (picture, "pure suicide=many");
  g_autoptr (TengenGo) any = make_go (picture, "pure suicide=any");
  g_autoptr (TengenGo) superko =
      make_go (picture, "pure suicide=any repetition=positional");

  g_assert_cmpint (
      tengen_go_check (never, at (never, "B3"), TENGEN_STONE_BLACK, NULL),
      ==,
      TENGEN_REASON_SUICIDE);
  check_legal (many, "B3", TENGEN_STONE_BLACK);
  g_assert_cmpint (
      tengen_go_check (many, at (many, "C1"), TENGEN_STONE_BLACK, NULL),
      ==,
      TENGEN_REASON_SUICIDE);
  check_legal (any, "C1", TENGEN_STONE_BLACK);
  /* a suicide of one stone brings the present board back */
  g_assert_cmpint (
      tengen_go_check (superko, at (superko, "C1"), TENGEN_STONE_BLACK, NULL),
      ==,
      TENGEN_REASON_SUPERKO);
  check_legal (superko, "B3", TENGEN_STONE_BLACK);
}

static const char *const ko_picture = ".XO./"
                                      "XO.O/"
                                      ".XO./"
                                      "....";

/* 囲碁オンラインのルール, 劫: Black takes B3 by C3, White may not retake. */
static void
check_ko (const char *rules)
{
  g_autoptr (TengenGo) go = make_go (ko_picture, rules);
  g_autoptr (TengenReason) reason = NULL;
  guint ply = tengen_go_get_ply (go);

  play (go, "C3");
  reason = check (go, "B3", TENGEN_STONE_WHITE, TENGEN_REASON_KO, "C3");
  g_assert_cmpuint (reason->move, ==, ply);
}

static void
test_ko (void)
{
  check_ko ("pure");
  check_ko ("japan");
  check_ko ("china");
  check_ko ("china repetition=situational");
  check_ko ("china repetition=generalised");
}

/* One exchange elsewhere, or two passes, lift basic ko. */
static void
test_ko_lifted (void)
{
  g_autoptr (TengenGo) go = make_go (ko_picture, "pure");

  play (go, "C3");
  tengen_go_pass (go, TENGEN_STONE_WHITE);
  check_legal (go, "B3", TENGEN_STONE_WHITE);
  tengen_go_undo (go);
  play (go, "A1");
  play (go, "D1");
  check_legal (go, "B3", TENGEN_STONE_WHITE);
}

/* Setup and a resumption lift it too. */
static void
test_ko_forgotten (void)
{
  g_autoptr (TengenGo) go = make_go (ko_picture, "pure");

  play (go, "C3");
  go_set_up (go, at (go, "A1"), TENGEN_STONE_BLACK);
  check_legal (go, "B3", TENGEN_STONE_WHITE);
  tengen_go_undo (go);
  g_assert_cmpint (
      tengen_go_check (go, at (go, "B3"), TENGEN_STONE_WHITE, NULL),
      ==,
      TENGEN_REASON_KO);
  tengen_go_resume (go, TENGEN_STONE_WHITE);
  check_legal (go, "B3", TENGEN_STONE_WHITE);
}

/* After the passes the ban of superko stays, and names the old position. */
static void
test_superko_after_passes (void)
{
  g_autoptr (TengenGo) go = make_go (ko_picture, "china");
  g_autoptr (TengenReason) reason = NULL;
  guint start = tengen_go_get_ply (go);

  play (go, "C3");
  tengen_go_pass (go, TENGEN_STONE_WHITE);
  tengen_go_pass (go, TENGEN_STONE_BLACK);
  reason = check (go, "B3", TENGEN_STONE_WHITE, TENGEN_REASON_SUPERKO, "");
  g_assert_cmpuint (reason->move, ==, start);
}

/* A resumption clears the record only if the rules say so. */
static void
test_superko_reset (void)
{
  g_autoptr (TengenGo) kept = make_go (ko_picture, "china");
  g_autoptr (TengenGo) reset = make_go (ko_picture, "china reset=1");

  play (kept, "C3");
  play (reset, "C3");
  tengen_go_resume (kept, TENGEN_STONE_WHITE);
  tengen_go_resume (reset, TENGEN_STONE_WHITE);
  g_assert_cmpint (
      tengen_go_check (kept, at (kept, "B3"), TENGEN_STONE_WHITE, NULL),
      ==,
      TENGEN_REASON_SUPERKO);
  check_legal (reset, "B3", TENGEN_STONE_WHITE);
}

/* X.. X.O XX. ..O and X.O again, but now White is to move: the positional rule
 * alone forbids it. */
static void
test_superko_board (void)
{
  static const char *const rules[] = { "china",
                                       "china repetition=situational",
                                       "japan" };

  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (TengenGo) go = make_go ("...", rules[i]);

      play (go, "A1");
      play (go, "C1");
      play (go, "B1");
      play (go, "C1");
      if (i == 0)
        {
          g_autoptr (TengenReason) reason =
              check (go, "A1", TENGEN_STONE_BLACK, TENGEN_REASON_SUPERKO, "C1");

          g_assert_cmpuint (reason->move, ==, 2);
        }
      else
        check_legal (go, "A1", TENGEN_STONE_BLACK);
    }
}

/* X. and .O: the ko of the smallest board. After a pass it is no longer basic
 * ko, but the position after the first move would come back. */
static void
test_superko_both (void)
{
  g_autoptr (TengenGo) go = make_go ("..", "china");
  g_autoptr (TengenReason) ko = NULL;
  g_autoptr (TengenReason) superko = NULL;

  play (go, "A1");
  play (go, "B1");
  ko = check (go, "A1", TENGEN_STONE_BLACK, TENGEN_REASON_KO, "B1");
  g_assert_cmpuint (ko->move, ==, 1);
  tengen_go_pass (go, TENGEN_STONE_BLACK);
  superko = check (go, "A1", TENGEN_STONE_BLACK, TENGEN_REASON_SUPERKO, "A1");
  g_assert_cmpuint (superko->move, ==, 1);
}

static void
test_cycle (void)
{
  g_autoptr (TengenGo) go = make_go ("..", "japan");
  guint ply = 99;

  play (go, "A1");
  play (go, "B1");
  tengen_go_pass (go, TENGEN_STONE_BLACK);
  tengen_go_pass (go, TENGEN_STONE_WHITE);
  /* the same board with the same side, but only by passes */
  g_assert_false (tengen_go_get_cycle (go, &ply));
  play (go, "A1");
  g_assert_true (tengen_go_get_cycle (go, &ply));
  g_assert_cmpuint (ply, ==, 1);
  g_assert_true (tengen_go_get_cycle (go, NULL));
  tengen_go_undo (go);
  g_assert_false (tengen_go_get_cycle (go, NULL));
}

/* Twice around on a board of four points: the next time is the third, but not
 * with another move, and not under a rule that knows no second time. */
static void
test_third (void)
{
  g_autoptr (TengenGo) go = make_go ("../..", "pure");

  for (int i = 0; i < 12; i++)
    {
      static const char *const round[] = { "B1", "A2", "A1", "B2", "B1", "A1" };

      g_assert_false (tengen_go_makes_third (
          go, at (go, round[i % 6]), tengen_go_get_to_move (go)));
      g_assert_false (tengen_go_is_endless (go));
      play (go, round[i % 6]);
    }
  g_assert_true (tengen_go_makes_third (go, at (go, "B1"), TENGEN_STONE_BLACK));
  g_assert_cmpuint (tengen_go_get_ply (go), ==, 12);
  for (int i = 0; i < 4; i++)
    {
      g_assert_false (tengen_go_is_endless (go));
      tengen_go_pass (go, tengen_go_get_to_move (go));
    }
  g_assert_true (tengen_go_is_endless (go));
}

/* ---- a second judge, slow and by the words of the rules ---- */

typedef struct
{
  int width;
  int height;
  GPtrArray *boards; /* texts, one for the start and for each action */
  GString *to_move;  /* X or O for each of them */
  gboolean was_move; /* the latest action was a board move */
} Slow;

static gboolean
has_liberty (const char *board, int width, int height, int point, char *seen)
{
  const int steps[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };

  seen[point] = TRUE;
  for (int i = 0; i < 4; i++)
    {
      int x = point % width + steps[i][0];
      int y = point / width + steps[i][1];
      int next = y * width + x;

      if (x < 0 || x >= width || y < 0 || y >= height)
        continue;
      if (board[next] == '.')
        return TRUE;
      if (board[next] == board[point] && !seen[next] &&
          has_liberty (board, width, height, next, seen))
        return TRUE;
    }
  return FALSE;
}

/* Takes all stones of one colour that have no liberty. */
static int
take_all (char *board, int width, int height, char colour)
{
  char lost[64] = { 0 };
  int n = 0;

  for (int i = 0; i < width * height; i++)
    {
      char seen[64] = { 0 };

      if (board[i] == colour && !has_liberty (board, width, height, i, seen))
        lost[i] = TRUE;
    }
  for (int i = 0; i < width * height; i++)
    if (lost[i])
      {
        board[i] = '.';
        n++;
      }
  return n;
}

static gboolean
is_slow_suicide (TengenGoSuicide rule, int own)
{
  switch (rule)
    {
    case TENGEN_GO_SUICIDE_NEVER:
      return own > 0;
    case TENGEN_GO_SUICIDE_MANY:
      return own == 1;
    case TENGEN_GO_SUICIDE_ANY:
      return FALSE;
    }
  g_assert_not_reached ();
}

static TengenReasonCode
judge_slowly (const Slow *self,
              int point,
              char colour,
              TengenGoSuicide suicide,
              gboolean names_board,
              gboolean names_both)
{
  char other = colour == 'X' ? 'O' : 'X';
  guint n = self->boards->len;
  g_autofree char *board = g_strdup (g_ptr_array_index (self->boards, n - 1));
  TengenReasonCode code = TENGEN_REASON_NONE;
  int own;

  if (board[point] != '.')
    return TENGEN_REASON_OCCUPIED;
  board[point] = colour;
  take_all (board, self->width, self->height, other);
  own = take_all (board, self->width, self->height, colour);
  if (is_slow_suicide (suicide, own))
    return TENGEN_REASON_SUICIDE;
  if (self->was_move &&
      strcmp (board, g_ptr_array_index (self->boards, n - 2)) == 0)
    return TENGEN_REASON_KO;
  for (guint i = 0; i < n; i++)
    if (strcmp (board, g_ptr_array_index (self->boards, i)) == 0)
      {
        if (self->to_move->str[i] == other && names_both)
          return TENGEN_REASON_SUPERKO;
        if (names_board)
          code = TENGEN_REASON_SUPERKO;
      }
  return code;
}

static void
push_slowly (Slow *self, const TengenGo *go, gboolean is_move)
{
  char *text = tengen_picture_format (tengen_go_get_board (go), '/');
  char *to = text;

  for (const char *c = text; *c != '\0'; c++)
    if (*c != '/')
      *to++ = *c;
  *to = '\0';
  g_ptr_array_add (self->boards, text);
  g_string_append_c (self->to_move,
                     tengen_go_get_to_move (go) == TENGEN_STONE_BLACK ? 'X'
                                                                      : 'O');
  self->was_move = is_move;
}

/* Compares all points for both colours; returns a legal move or PASS. */
static TengenPoint
compare_maps (const Slow *self, const TengenGo *go)
{
  const TengenGoRules *rules = tengen_go_get_rules (go);
  gboolean board = rules->repetition == TENGEN_GO_REPETITION_POSITIONAL;
  gboolean both =
      board || rules->repetition == TENGEN_GO_REPETITION_SITUATIONAL;
  int n_points = self->width * self->height;
  TengenPoint legal[64];
  int n_legal = 0;

  for (TengenStone stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE;
       stone++)
    {
      char colour = stone == TENGEN_STONE_BLACK ? 'X' : 'O';
      guint8 codes[64];

      tengen_go_map (go, stone, codes);
      for (TengenPoint i = 0; i < n_points; i++)
        {
          TengenReasonCode code =
              judge_slowly (self, i, colour, rules->suicide, board, both);

          g_assert_cmpint (codes[i], ==, code);
          g_assert_cmpint (tengen_go_check (go, i, stone, NULL), ==, code);
          if (code == TENGEN_REASON_NONE && tengen_go_get_to_move (go) == stone)
            legal[n_legal++] = i;
        }
    }
  if (n_legal == 0 || g_test_rand_int_range (0, 25) == 0)
    return TENGEN_POINT_PASS;
  return legal[g_test_rand_int_range (0, n_legal)];
}

static void
play_random_game (const char *rules_text, int width, int height, int n_moves)
{
  TengenGoRules rules;
  Slow slow = { .width = width, .height = height };
  g_autoptr (TengenGo) go = NULL;

  g_assert_true (tengen_go_rules_parse (rules_text, &rules));
  go = tengen_go_new (&rules, width, height);
  slow.boards = g_ptr_array_new_with_free_func (g_free);
  slow.to_move = g_string_new (NULL);
  push_slowly (&slow, go, FALSE);
  for (int i = 0; i < n_moves; i++)
    {
      TengenPoint point = compare_maps (&slow, go);

      if (point == TENGEN_POINT_PASS)
        tengen_go_pass (go, tengen_go_get_to_move (go));
      else
        tengen_go_play (go, point, tengen_go_get_to_move (go));
      push_slowly (&slow, go, point != TENGEN_POINT_PASS);
    }
  g_ptr_array_unref (slow.boards);
  g_string_free (slow.to_move, TRUE);
}

static void
test_random (gconstpointer rules_text)
{
  for (int size = 1; size <= 5; size++)
    {
      play_random_game (rules_text, size, size, 60);
      play_random_game (rules_text, size + 1, size, 60);
    }
  play_random_game (rules_text, 2, 1, 40);
  play_random_game (rules_text, 7, 7, 150);
}

/* Evidence: the board named by the ply is the board that would come back. */
static void
test_random_evidence (void)
{
  const TengenGoRules *rules = tengen_go_rules_find ("china");
  guint n_superko = 0;

  for (int game = 0; game < 400; game++)
    {
      g_autoptr (TengenGo) go = tengen_go_new (rules, 3, 3);
      g_autoptr (GPtrArray) boards = g_ptr_array_new_with_free_func (g_free);

      for (int i = 0; i < 60; i++)
        {
          TengenPoint point = g_test_rand_int_range (0, 9);
          TengenStone stone = tengen_go_get_to_move (go);
          g_autoptr (TengenReason) reason = NULL;
          TengenReasonCode code;

          g_ptr_array_add (
              boards, tengen_picture_format (tengen_go_get_board (go), '/'));
          code = tengen_go_check (go, point, stone, &reason);
          if (code == TENGEN_REASON_NONE)
            tengen_go_play (go, point, stone);
          else if (code >= TENGEN_REASON_KO)
            {
              g_autofree char *after = NULL;

              tengen_go_play (go, point, stone);
              after = tengen_picture_format (tengen_go_get_board (go), '/');
              g_assert_cmpstr (
                  after, ==, g_ptr_array_index (boards, reason->move));
              tengen_go_undo (go);
              tengen_go_pass (go, stone);
              n_superko++;
            }
          else
            tengen_go_pass (go, stone);
        }
    }
  /* about 58 on average */
  g_assert_cmpuint (n_superko, >, 5);
}

int
main (int argc, char **argv)
{
  static const char *const random_rules[] = {
    "japan",
    "china",
    "china repetition=situational",
    "japan suicide=many",
    "china suicide=many",
    "china suicide=any",
    "china suicide=any repetition=situational",
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/legal/occupied", test_occupied);
  g_test_add_func ("/go/legal/suicide", test_suicide);
  g_test_add_func ("/go/legal/suicide-two-chains", test_suicide_two_chains);
  g_test_add_func ("/go/legal/capture-is-no-suicide",
                   test_capture_is_no_suicide);
  g_test_add_func ("/go/legal/suicide-rules", test_suicide_rules);
  g_test_add_func ("/go/legal/ko", test_ko);
  g_test_add_func ("/go/legal/ko-lifted", test_ko_lifted);
  g_test_add_func ("/go/legal/ko-forgotten", test_ko_forgotten);
  g_test_add_func ("/go/legal/superko-after-passes", test_superko_after_passes);
  g_test_add_func ("/go/legal/superko-reset", test_superko_reset);
  g_test_add_func ("/go/legal/superko-board", test_superko_board);
  g_test_add_func ("/go/legal/superko-both", test_superko_both);
  g_test_add_func ("/go/legal/cycle", test_cycle);
  g_test_add_func ("/go/legal/third", test_third);
  g_test_add_func ("/go/legal/random-evidence", test_random_evidence);
  for (gsize i = 0; i < G_N_ELEMENTS (random_rules); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/go/legal/random/%s", random_rules[i]);

      g_strdelimit (path, " =", '-');
      g_test_add_data_func (path, random_rules[i], test_random);
    }
  return g_test_run ();
}
