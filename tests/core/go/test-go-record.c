/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-record: random lines of play, judged a second time by plain lists
 *
 * What: moves, virtual moves, passes, suicides, resumptions, turns given,
 *       setup and undo under all rules of repetition. All boards of a line are
 *       kept as texts and compared one by one, after the words of the rules.
 *       Undo must give back what was there before, down to each counter.
 */
#include "tengen-go-line.h"

#include "board-picture.h"
#include "go-set-up.h"

#include <string.h>

#define MOST_POINTS 16

/* A position as it was remembered. */
typedef struct
{
  char *board;
  TengenStone to_move;
  int virtual_moves[3];
  guint start;    /* of the record, as it was then */
  guint n_plays;  /* moves on the board so far */
  gboolean shown; /* an appearance */
  gboolean was_move;
  TengenGoCounters counters;
  guint8 codes[3][MOST_POINTS];
  TengenReasonCode virtual_code;
  guint whole, on_board;
  gboolean is_cycle;
} Plain;

typedef struct
{
  TengenGo *go;
  GArray *line; /* (element-type Plain): the start and after each action */
} Twin;

static Plain *
get (const Twin *self, guint i)
{
  return &g_array_index (self->line, Plain, i);
}

static Plain *
get_last (const Twin *self)
{
  return get (self, self->line->len - 1);
}

static void
clear_plain (gpointer plain)
{
  g_free (((Plain *) plain)->board);
}

static gboolean
is_same_whole (const Plain *one, const Plain *other)
{
  return strcmp (one->board, other->board) == 0 &&
         one->virtual_moves[1] == other->virtual_moves[1] &&
         one->virtual_moves[2] == other->virtual_moves[2];
}

/* Plays on a board of its own; gives the text, or why it cannot be. */
static TengenReasonCode
play_slowly (const Twin *self,
             TengenPoint point,
             TengenStone stone,
             char **text)
{
  g_autoptr (TengenBoard) board =
      tengen_picture_parse (get_last (self)->board, NULL);
  TengenGoSuicide suicide = tengen_go_get_rules (self->go)->suicide;
  int own;

  if (tengen_board_get (board, point) != TENGEN_STONE_NONE)
    return TENGEN_REASON_OCCUPIED;
  tengen_board_play (board, point, stone, &own);
  if ((suicide == TENGEN_GO_SUICIDE_NEVER && own > 0) ||
      (suicide == TENGEN_GO_SUICIDE_MANY && own == 1))
    return TENGEN_REASON_SUICIDE;
  *text = tengen_picture_format (board, '/');
  return TENGEN_REASON_NONE;
}

static gboolean
is_banned (const Twin *self, const Plain *plain, const Plain *after)
{
  switch (tengen_go_get_rules (self->go)->repetition)
    {
    case TENGEN_GO_REPETITION_BASIC:
      return FALSE;
    case TENGEN_GO_REPETITION_POSITIONAL:
      return strcmp (plain->board, after->board) == 0;
    case TENGEN_GO_REPETITION_SITUATIONAL:
      return strcmp (plain->board, after->board) == 0 &&
             plain->to_move == after->to_move;
    case TENGEN_GO_REPETITION_GENERALISED:
      return is_same_whole (plain, after);
    }
  g_assert_not_reached ();
}

static TengenReasonCode
judge (const Twin *self, TengenPoint point, TengenStone stone, guint *ply)
{
  g_autofree char *text = NULL;
  TengenReasonCode code = play_slowly (self, point, stone, &text);
  Plain after = *get_last (self);
  guint n = self->line->len;
  gboolean both = FALSE; /* the side to move was the same too */

  if (code != TENGEN_REASON_NONE)
    return code;
  if (after.was_move && strcmp (text, get (self, n - 2)->board) == 0)
    {
      *ply = n - 2;
      return TENGEN_REASON_KO;
    }
  after.board = text;
  after.to_move = tengen_stone_other (stone);
  for (guint i = after.start; i < n; i++)
    {
      const Plain *plain = get (self, i);

      if (!is_banned (self, plain, &after))
        continue;
      if (plain->to_move == after.to_move)
        both = TRUE;
      else if (both)
        continue;
      code = TENGEN_REASON_SUPERKO;
      *ply = i;
    }
  return code;
}

static void
check_points (const Twin *self)
{
  int n_points = tengen_board_get_n_points (tengen_go_get_board (self->go));

  for (TengenStone stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE;
       stone++)
    for (TengenPoint i = 0; i < n_points; i++)
      {
        g_autoptr (TengenReason) reason = NULL;
        guint ply = 0;
        TengenReasonCode code = judge (self, i, stone, &ply);

        g_assert_cmpint (
            tengen_go_check (self->go, i, stone, &reason), ==, code);
        g_assert_cmpint (get_last (self)->codes[stone][i], ==, code);
        if (code >= TENGEN_REASON_KO)
          g_assert_cmpuint (reason->move, ==, ply);
      }
}

static void
check_appearances (const Twin *self)
{
  const Plain *last = get_last (self);
  guint whole = 0, board = 0, first = G_MAXUINT;
  gboolean is_banned_now;
  g_autoptr (TengenReason) reason = NULL;

  for (guint i = last->start; i < self->line->len; i++)
    {
      const Plain *plain = get (self, i);

      if (strcmp (plain->board, last->board) != 0)
        continue;
      first = MIN (first, i);
      board += plain->shown;
      whole += plain->shown && is_same_whole (plain, last);
    }
  g_assert_cmpuint (last->on_board, ==, board);
  g_assert_cmpuint (last->whole, ==, whole);
  is_banned_now = board >= 3 && tengen_go_get_rules (self->go)->repetition ==
                                    TENGEN_GO_REPETITION_GENERALISED;
  g_assert_cmpint (
      last->virtual_code == TENGEN_REASON_FOURTH, ==, is_banned_now);
  g_assert_cmpint (tengen_go_check_virtual (
                       self->go, tengen_go_get_to_move (self->go), &reason),
                   ==,
                   last->virtual_code);
  g_assert_cmpint (reason != NULL, ==, is_banned_now);
  if (is_banned_now)
    g_assert_cmpuint (reason->move, ==, first);
}

static void
check_cycle (const Twin *self)
{
  const Plain *last = get_last (self);
  guint wanted = G_MAXUINT, ply = G_MAXUINT;

  for (guint i = last->start; i + 1 < self->line->len; i++)
    {
      const Plain *plain = get (self, i);

      if (plain->to_move == last->to_move && plain->n_plays < last->n_plays &&
          strcmp (plain->board, last->board) == 0)
        wanted = i;
    }
  g_assert_cmpint (
      tengen_go_get_cycle (self->go, &ply), ==, wanted != G_MAXUINT);
  g_assert_cmpuint (ply, ==, wanted);
}

/* Reads all that can be asked. */
static void
read_plain (const Twin *self, Plain *plain)
{
  const TengenGo *go = self->go;

  plain->board = tengen_picture_format (tengen_go_get_board (go), '/');
  plain->to_move = tengen_go_get_to_move (go);
  plain->counters = *tengen_go_get_counters (go);
  for (int side = 1; side <= 2; side++)
    {
      plain->virtual_moves[side] = plain->counters.virtual_moves[0][side] +
                                   plain->counters.virtual_moves[1][side];
      memset (plain->codes[side], 0, MOST_POINTS);
      tengen_go_map (go, (TengenStone) side, plain->codes[side]);
    }
  plain->virtual_code = tengen_go_check_virtual (go, plain->to_move, NULL);
  tengen_go_get_appearances (go, &plain->whole, &plain->on_board);
  plain->is_cycle = tengen_go_get_cycle (go, NULL);
}

static void
push (Twin *self, gboolean is_move, gboolean is_shown, gboolean restarts)
{
  guint n = self->line->len;
  Plain plain = { .was_move = is_move, .shown = is_shown || restarts };

  if (n > 0)
    {
      plain.n_plays = get_last (self)->n_plays + is_move;
      plain.start = restarts ? n : get_last (self)->start;
    }
  read_plain (self, &plain);
  g_array_append_val (self->line, plain);
  g_assert_cmpuint (tengen_go_get_ply (self->go), ==, n);
}

/* Takes an action back: everything is as it was. */
static void
undo (Twin *self)
{
  Plain now = { 0 };
  const Plain *then;

  if (self->line->len == 1)
    return;
  tengen_go_undo (self->go);
  g_array_set_size (self->line, self->line->len - 1);
  then = get_last (self);
  read_plain (self, &now);
  g_assert_cmpstr (now.board, ==, then->board);
  g_assert_cmpint (now.to_move, ==, then->to_move);
  g_assert_cmpmem (&now.counters,
                   sizeof now.counters,
                   &then->counters,
                   sizeof then->counters);
  for (int side = 1; side <= 2; side++)
    g_assert_cmpmem (
        now.codes[side], MOST_POINTS, then->codes[side], MOST_POINTS);
  g_assert_cmpint (now.virtual_code, ==, then->virtual_code);
  g_assert_cmpuint (now.whole, ==, then->whole);
  g_assert_cmpuint (now.on_board, ==, then->on_board);
  g_assert_cmpint (now.is_cycle, ==, then->is_cycle);
  clear_plain (&now);
}

/* A move that is legal, if there is one; now and then one that is not. */
static TengenPoint
choose_point (const Twin *self, TengenStone stone)
{
  int n_points = tengen_board_get_n_points (tengen_go_get_board (self->go));
  gboolean is_forced = g_test_rand_int_range (0, 12) == 0;

  for (int tries = 0; tries < 3 * n_points; tries++)
    {
      TengenPoint point = g_test_rand_int_range (0, n_points);
      guint8 code = get_last (self)->codes[stone][point];

      if (code == TENGEN_REASON_NONE ||
          (is_forced && code != TENGEN_REASON_OCCUPIED))
        return point;
    }
  return TENGEN_POINT_PASS;
}

static void
act (Twin *self)
{
  TengenStone stone = tengen_go_get_to_move (self->go);
  TengenPoint point = choose_point (self, stone);
  gboolean is_start = get_last (self)->start + 1 == self->line->len;
  int dice = g_test_rand_int_range (0, 100);

  if (dice < 55 && point != TENGEN_POINT_PASS)
    {
      tengen_go_play (self->go, point, stone);
      push (self, TRUE, TRUE, FALSE);
    }
  else if (dice < 72)
    {
      tengen_go_virtual (self->go, stone);
      push (self, FALSE, TRUE, FALSE);
    }
  else if (dice < 92)
    {
      tengen_go_pass (self->go, stone);
      push (self, FALSE, TRUE, FALSE);
    }
  else if (dice < 96)
    {
      tengen_go_resume (self->go, stone);
      push (self, FALSE, FALSE, tengen_go_get_rules (self->go)->reset);
    }
  else if (dice < 98)
    {
      tengen_go_set_to_move (self->go, tengen_stone_other (stone));
      push (self, FALSE, FALSE, is_start);
    }
  else
    {
      go_set_up (self->go, 0, g_test_rand_int_range (0, 3));
      push (self, FALSE, TRUE, TRUE);
    }
}

/* The counters, counted from the actions. */
static void
check_counters (const Twin *self)
{
  const TengenGoCounters *counters = tengen_go_get_counters (self->go);
  const TengenBoard *board = tengen_go_get_board (self->go);

  g_assert_cmpint (
      counters->last_passes, ==, (int) tengen_go_get_last_passes (self->go));
  g_assert_cmpint (counters->first_passer != TENGEN_STONE_NONE,
                   ==,
                   counters->last_passer != TENGEN_STONE_NONE);
  for (int side = 1; side <= 2; side++)
    g_assert_cmpint (tengen_board_count (board, (TengenStone) side) +
                         counters->prisoners[side],
                     ==,
                     counters->board_moves[0][side] +
                         counters->board_moves[1][side] +
                         counters->setup[side]);
}

static void
play_line (const TengenGoRules *rules, int width, int height, int n_actions)
{
  g_autoptr (TengenGo) go = tengen_go_new (rules, width, height);
  Twin self = { .go = go };

  self.line = g_array_new (FALSE, FALSE, sizeof (Plain));
  g_array_set_clear_func (self.line, clear_plain);
  push (&self, FALSE, TRUE, FALSE);
  for (int i = 0; i < n_actions; i++)
    {
      int n_back = g_test_rand_int_range (0, 10) == 0
                       ? g_test_rand_int_range (1, 12)
                       : 0;

      while (n_back-- > 0)
        undo (&self);
      act (&self);
      check_points (&self);
      check_appearances (&self);
      check_cycle (&self);
      check_counters (&self);
    }
  while (self.line->len > 1)
    undo (&self);
  g_array_unref (self.line);
}

static void
test_random (gconstpointer text)
{
  TengenGoRules rules;

  g_assert_true (tengen_go_rules_parse (text, &rules));
  play_line (&rules, 1, 1, 40);
  play_line (&rules, 2, 1, 60);
  play_line (&rules, 2, 2, 80);
  play_line (&rules, 3, 2, 80);
  play_line (&rules, 3, 3, 100);
  play_line (&rules, 4, 4, 60);
}

/* ---- single facts ---- */

/* Three appearances by virtual moves, and no fourth; a pass may show the board
 * again, and counts. */
static void
test_fourth (void)
{
  g_autoptr (TengenGo) go = tengen_go_new (tengen_go_rules_find ("2-1"), 3, 3);
  g_autoptr (TengenReason) reason = NULL;
  guint whole, board;

  tengen_go_play (go, 4, TENGEN_STONE_BLACK);
  for (int i = 0; i < 2; i++)
    {
      TengenStone stone = tengen_go_get_to_move (go);

      g_assert_cmpint (
          tengen_go_check_virtual (go, stone, NULL), ==, TENGEN_REASON_NONE);
      tengen_go_virtual (go, stone);
    }
  g_assert_cmpint (tengen_go_check_virtual (go, TENGEN_STONE_WHITE, &reason),
                   ==,
                   TENGEN_REASON_FOURTH);
  g_assert_cmpint (reason->code, ==, TENGEN_REASON_FOURTH);
  g_assert_cmpuint (reason->move, ==, 1);
  g_assert_cmpuint (reason->points->len, ==, 1);
  g_assert_cmpuint (g_array_index (reason->points, TengenPoint, 0), ==, 4);
  tengen_go_pass (go, TENGEN_STONE_WHITE);
  tengen_go_get_appearances (go, &whole, &board);
  g_assert_cmpuint (whole, ==, 2);
  g_assert_cmpuint (board, ==, 4);
  tengen_go_pass (go, TENGEN_STONE_BLACK);
  tengen_go_resume (go, TENGEN_STONE_WHITE);
  tengen_go_get_appearances (go, NULL, &board);
  g_assert_cmpuint (board, ==, 5);
}

/* A stone beside the board is a ko threat, a pass is none. */
static void
test_virtual_threat (void)
{
  for (int passes = 0; passes <= 1; passes++)
    {
      g_autoptr (TengenGo) go =
          tengen_go_new (tengen_go_rules_find ("2-1"), 2, 1);

      tengen_go_play (go, 0, TENGEN_STONE_BLACK);
      tengen_go_play (go, 1, TENGEN_STONE_WHITE);
      if (passes)
        tengen_go_pass (go, TENGEN_STONE_BLACK);
      else
        tengen_go_virtual (go, TENGEN_STONE_BLACK);
      g_assert_cmpint (tengen_go_check (go, 0, TENGEN_STONE_BLACK, NULL),
                       ==,
                       passes ? TENGEN_REASON_SUPERKO : TENGEN_REASON_NONE);
    }
}

static void
test_counters (void)
{
  g_autoptr (TengenGo) go = tengen_go_new (tengen_go_rules_find ("2-1"), 3, 3);
  const TengenGoCounters *counters = tengen_go_get_counters (go);

  go_set_up (go, 0, TENGEN_STONE_BLACK);
  tengen_go_virtual (go, TENGEN_STONE_WHITE);
  g_assert_cmpint (tengen_go_line_get (go, 2)->point, ==, TENGEN_POINT_NONE);
  g_assert_cmpint (tengen_go_line_get (go, 2)->stone, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (tengen_go_get_to_move (go), ==, TENGEN_STONE_BLACK);
  tengen_go_pass (go, TENGEN_STONE_BLACK);
  tengen_go_pass (go, TENGEN_STONE_WHITE);
  tengen_go_resume (go, TENGEN_STONE_BLACK);
  tengen_go_virtual (go, TENGEN_STONE_BLACK);
  g_assert_cmpint (counters->virtual_moves[0][TENGEN_STONE_WHITE], ==, 1);
  g_assert_cmpint (counters->virtual_moves[1][TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (counters->first_mover, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (counters->first_passer, ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (counters->last_passer, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (counters->last_passes, ==, 0);
  tengen_go_undo (go);
  tengen_go_undo (go);
  g_assert_cmpint (counters->last_passes, ==, 2);
  tengen_go_undo (go);
  g_assert_cmpint (counters->last_passes, ==, 1);
  g_assert_cmpint (counters->last_passer, ==, TENGEN_STONE_BLACK);
  tengen_go_undo (go);
  g_assert_cmpint (counters->last_passer, ==, TENGEN_STONE_NONE);
  tengen_go_undo (go);
  g_assert_cmpint (counters->first_mover, ==, TENGEN_STONE_NONE);
}

/* Stones of a game before: no handicap but what is left over. */
static void
test_past (void)
{
  g_autoptr (TengenGo) go = tengen_go_new (tengen_go_rules_find ("1-1"), 3, 3);
  const TengenGoCounters *counters = tengen_go_get_counters (go);
  const int moves[3] = { 0, 3, 4 };
  const int prisoners[3] = { 0, 1, 3 };
  const guint8 stones[9] = { 1, 1, 0, 2, 0, 0, 1, 1, 0 };

  tengen_go_set_past (go, moves, prisoners);
  tengen_go_setup_all (go, stones);
  g_assert_cmpint (counters->board_moves[0][TENGEN_STONE_BLACK], ==, 3);
  g_assert_cmpint (counters->board_moves[0][TENGEN_STONE_WHITE], ==, 4);
  g_assert_cmpint (counters->prisoners[TENGEN_STONE_BLACK], ==, 1);
  g_assert_cmpint (counters->setup[TENGEN_STONE_BLACK], ==, 2);
  g_assert_cmpint (counters->setup[TENGEN_STONE_WHITE], ==, 0);
  g_assert_cmpint (counters->first_mover, ==, TENGEN_STONE_WHITE);
  tengen_go_undo (go);
  g_assert_cmpint (counters->setup[TENGEN_STONE_BLACK], ==, -2);
  g_assert_cmpint (counters->prisoners[TENGEN_STONE_WHITE], ==, 3);
}

/* A position set up with its past began as the game it comes from. */
static void
test_past_first_mover (void)
{
  static const struct
  {
    int moves[3];
    TengenStone first;
  } pasts[] = {
    { { 0, 1, 0 }, TENGEN_STONE_BLACK },
    { { 0, 1, 1 }, TENGEN_STONE_WHITE },
    { { 0, 0, 1 }, TENGEN_STONE_WHITE },
  };
  const int prisoners[3] = { 0, 0, 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (pasts); i++)
    {
      g_autoptr (TengenGo) go =
          tengen_go_new (tengen_go_rules_find ("3-2"), 3, 3);
      const TengenGoCounters *counters = tengen_go_get_counters (go);

      tengen_go_set_past (go, pasts[i].moves, prisoners);
      tengen_go_set_to_move (go, TENGEN_STONE_WHITE);
      tengen_go_play (go, 0, TENGEN_STONE_WHITE);
      g_assert_cmpint (counters->first_mover, ==, pasts[i].first);
      tengen_go_play (go, 1, TENGEN_STONE_BLACK);
      tengen_go_undo (go);
      g_assert_cmpint (counters->first_mover, ==, pasts[i].first);
    }
}

/* Questions cost the same however often a board has appeared: were lists
 * walked, this would take minutes. */
static void
test_many (void)
{
  enum
  {
    MANY = 60000,
  };
  g_autoptr (TengenGo) go = tengen_go_new (tengen_go_rules_find ("2-1"), 2, 1);
  guint board;

  tengen_go_play (go, 0, TENGEN_STONE_BLACK);
  tengen_go_play (go, 1, TENGEN_STONE_WHITE);
  for (int i = 0; i < MANY; i++)
    {
      g_autoptr (TengenReason) reason = NULL;

      if (i % 3 == 0)
        tengen_go_pass (go, TENGEN_STONE_BLACK);
      else
        tengen_go_virtual (go, TENGEN_STONE_BLACK);
      g_assert_cmpint (tengen_go_check (go, 0, TENGEN_STONE_BLACK, &reason),
                       ==,
                       i == 0 ? TENGEN_REASON_SUPERKO : TENGEN_REASON_NONE);
      g_assert_cmpint (tengen_go_check_virtual (go, TENGEN_STONE_WHITE, NULL),
                       ==,
                       i < 1 ? TENGEN_REASON_NONE : TENGEN_REASON_FOURTH);
      g_assert_false (tengen_go_get_cycle (go, NULL));
      tengen_go_get_appearances (go, NULL, &board);
      g_assert_cmpuint (board, ==, 2 + i);
    }
}

int
main (int argc, char **argv)
{
  static const char *const rules[] = {
    "japan",
    "china",
    "ing",
    "aga-area",
    "1-1",
    "1-1 repetition=situational suicide=any",
    "2-1",
    "2-1 reset=1",
    "3-1 suicide=never",
    "2-2alt repetition=situational",
    "2-2 repetition=positional",
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/record/fourth", test_fourth);
  g_test_add_func ("/go/record/virtual-threat", test_virtual_threat);
  g_test_add_func ("/go/record/counters", test_counters);
  g_test_add_func ("/go/record/past", test_past);
  g_test_add_func ("/go/record/past/first-mover", test_past_first_mover);
  g_test_add_func ("/go/record/many", test_many);
  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/go/record/random/%s", rules[i]);

      g_strdelimit (path, " =", '-');
      g_test_add_data_func (path, rules[i], test_random);
    }
  return g_test_run ();
}
