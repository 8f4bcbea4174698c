/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-steps: counts carried out on the board
 */
#include "tengen-go-steps.h"

#include "board-picture.h"
#include "go-set-up.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

typedef struct
{
  TengenGoRules rules;
  TengenBoard *board;
  TengenGoCount *count;
  TengenAccount *account;
  GPtrArray *steps;
} Case;

static void
clear_case (Case *self)
{
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->account, tengen_account_free);
  g_clear_pointer (&self->count, tengen_go_count_free);
  g_clear_pointer (&self->board, tengen_board_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Case, clear_case)

static void
count_case (Case *self,
            const TengenGoCounters *counters,
            const TengenGoAgreement *agreement,
            int komi_x2)
{
  self->count = tengen_go_count_new (
      self->board, &self->rules, counters, agreement, komi_x2, 0);
  self->account = tengen_account_new (self->count, &self->rules);
  self->steps = tengen_go_steps_new (
      self->board, self->count, self->account, &self->rules);
}

static Case
make_case (const char *picture,
           const char *rules,
           const TengenGoCounters *counters,
           const TengenGoAgreement *agreement)
{
  Case self = { 0 };

  g_assert_true (tengen_go_rules_parse (rules, &self.rules));
  self.board = tengen_picture_parse (picture, NULL);
  g_assert_nonnull (self.board);
  count_case (&self, counters, agreement, 0);
  return self;
}

static const TengenGoStep *
find_step (const Case *self, TengenGoStepCode code)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      const TengenGoStep *step = g_ptr_array_index (self->steps, i);

      if (step->code == code)
        return step;
    }
  return NULL;
}

static gboolean
is_free (const Case *self, const TengenGoStep *step, int point, int side)
{
  int owner = step->owner[point];

  if (step->stones[point] != TENGEN_STONE_NONE)
    return FALSE;
  if (owner == (side == BLACK ? TENGEN_GO_OWNER_BLACK : TENGEN_GO_OWNER_WHITE))
    return TRUE;
  return self->rules.seki_eyes &&
         owner == (side == BLACK ? TENGEN_GO_OWNER_BLACK_SEKI
                                 : TENGEN_GO_OWNER_WHITE_SEKI);
}

/* The points a side has free on the board, less its stones without room. */
static int
count_seen (const Case *self, const TengenGoStep *step, int side)
{
  int n = -step->over[side];

  for (int i = 0; i < self->count->n_points; i++)
    if (is_free (self, step, i, side))
      n++;
  return n;
}

static int
count_stones (const Case *self, const TengenGoStep *step, int side)
{
  int n = 0;

  for (int i = 0; i < self->count->n_points; i++)
    if (step->stones[i] == side)
      n++;
  return n;
}

/* Carries the shifts of a step out on the state before it. */
static void
replay (const Case *self, const TengenGoStep *step, TengenGoStep *state)
{
  for (guint i = 0; i < step->shifts->len; i++)
    {
      const TengenGoShift *shift =
          &g_array_index (step->shifts, TengenGoShift, i);
      const TengenPoint ends[] = { shift->from, shift->to };

      g_assert_true (shift->stone == BLACK || shift->stone == WHITE);
      for (int j = 0; j < 2; j++)
        {
          int add = j == 0 ? -1 : 1;

          if (ends[j] == TENGEN_GO_PLACE_BOWL)
            {
              g_assert_cmpint (state->bowl[shift->stone], >=, j == 0 ? 1 : 0);
              state->bowl[shift->stone] += add;
            }
          else if (ends[j] == TENGEN_GO_PLACE_LID)
            state->lid[shift->stone] += add;
          else if (ends[j] == TENGEN_GO_PLACE_BESIDE)
            state->beside[shift->stone] += add;
          else
            {
              g_assert_cmpint (ends[j], <, self->count->n_points);
              g_assert_cmpint (state->stones[ends[j]],
                               ==,
                               j == 0 ? shift->stone : TENGEN_STONE_NONE);
              state->stones[ends[j]] =
                  j == 0 ? TENGEN_STONE_NONE : shift->stone;
            }
          g_assert_cmpint (state->lid[shift->stone], >=, 0);
          g_assert_cmpint (state->beside[shift->stone], >=, 0);
        }
    }
}

static void
check_same (const Case *self,
            const TengenGoStep *step,
            const TengenGoStep *state)
{
  g_assert_cmpmem (step->stones,
                   (gsize) self->count->n_points,
                   state->stones,
                   (gsize) self->count->n_points);
  for (int side = BLACK; side <= WHITE; side++)
    {
      g_assert_cmpint (step->lid[side], ==, state->lid[side]);
      g_assert_cmpint (step->beside[side], ==, state->beside[side]);
      g_assert_cmpint (step->bowl[side], ==, state->bowl[side]);
    }
}

/* Every step follows from the one before it, and no stone is lost. */
static void
check_replay (const Case *self)
{
  const TengenGoStep *first = g_ptr_array_index (self->steps, 0);
  g_autofree guint8 *stones =
      g_memdup2 (first->stones, (gsize) self->count->n_points);
  TengenGoStep state = *first;
  int sum[3];

  state.stones = stones;
  for (int side = BLACK; side <= WHITE; side++)
    sum[side] = count_stones (self, &state, side) + state.lid[side] +
                state.beside[side] + state.bowl[side];
  g_assert_cmpuint (first->shifts->len, ==, 0);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const TengenGoStep *step = g_ptr_array_index (self->steps, i);

      replay (self, step, &state);
      check_same (self, step, &state);
      for (int side = BLACK; side <= WHITE; side++)
        g_assert_cmpint (count_stones (self, step, side) + step->lid[side] +
                             step->beside[side] + step->bowl[side],
                         ==,
                         sum[side]);
    }
}

/* The steps stand in their order, and the sum grows to its end. */
static void
check_order (const Case *self)
{
  const TengenGoStep *first = g_ptr_array_index (self->steps, 0);
  const TengenGoStep *last =
      g_ptr_array_index (self->steps, self->steps->len - 1);
  const TengenAccountLine *total =
      g_ptr_array_index (self->account->lines, self->account->lines->len - 1);

  g_assert_cmpint (first->code, ==, TENGEN_GO_STEP_STOP);
  g_assert_cmpint (last->code, ==, TENGEN_GO_STEP_RESULT);
  g_assert_cmpuint (last->n_lines, ==, self->account->lines->len);
  g_assert_nonnull (find_step (self, TENGEN_GO_STEP_COUNT));
  g_assert_true (!self->rules.territory ||
                 find_step (self, TENGEN_GO_STEP_TERRITORY) != NULL);
  for (int side = BLACK; side <= WHITE; side++)
    g_assert_cmpint (last->figure_x2[side], ==, total->amount_x2[side]);
  for (guint i = 1; i < self->steps->len; i++)
    {
      const TengenGoStep *before = g_ptr_array_index (self->steps, i - 1);
      const TengenGoStep *step = g_ptr_array_index (self->steps, i);

      g_assert_cmpint (before->code, <, step->code);
      g_assert_cmpuint (before->n_lines, <=, step->n_lines);
      g_assert_true (step->n_lines < self->account->lines->len ||
                     step->code == TENGEN_GO_STEP_RESULT);
    }
}

/* What lies on the board in the end is what the sum says. */
static void
check_seen (const Case *self)
{
  const TengenGoCount *count = self->count;
  const TengenGoRules *rules = &self->rules;
  const TengenGoStep *step = find_step (self, TENGEN_GO_STEP_COUNT);
  int held = 0;

  if (!rules->territory || rules->stones)
    return;
  for (int side = BLACK; side <= WHITE; side++)
    if (rules->back && rules->hold)
      held += count->prisoners[side] + count->dead[side] + count->passes[side];
  for (int side = BLACK; side <= WHITE; side++)
    {
      int seen = count_seen (self, step, side) + held;

      if (rules->tax == TENGEN_GO_TAX_EYES)
        seen -= count->eyes[side];
      if (2 * seen != count->score_x2[side])
        g_printerr ("%s %dx%d side %d seen %d held %d t %d seki %d lost %d %d "
                    "v %d f %d own %d filled %d border %d neg %d bal %d %d E "
                    "%d over %d eyes %d s %d\n",
                    rules->id,
                    tengen_board_get_width (self->board),
                    tengen_board_get_height (self->board),
                    side,
                    seen,
                    held,
                    count->territory[side],
                    count->seki_eyes[side],
                    count->prisoners[side],
                    count->dead[side],
                    count->virtual_moves[side],
                    count->passes[side],
                    count->own[side],
                    count->filled[side],
                    count->border[side],
                    count->negative[side],
                    count->balance,
                    count->balancer,
                    count->equal,
                    step->over[side],
                    count->eyes[side],
                    count->stones[side]);
      g_assert_cmpint (2 * seen, ==, count->score_x2[side]);
    }
}

static void
check_equal (const Case *self)
{
  const TengenGoStep *step = find_step (self, TENGEN_GO_STEP_EQUAL);

  if (!self->rules.equal)
    return;
  g_assert_nonnull (step);
  for (int side = BLACK; side <= WHITE; side++)
    g_assert_true (self->count->stones[side] < self->count->border[side] ||
                   count_stones (self, step, side) + step->over[side] ==
                       self->count->equal);
  g_assert_cmpint (step->bowl[BLACK], ==, step->bowl[WHITE]);
}

/* What shows the way of a set is there even with nothing to do. */
static void
check_way (const Case *self)
{
  const TengenGoRules *rules = &self->rules;

  g_assert_cmpint (find_step (self, TENGEN_GO_STEP_EYES) != NULL,
                   ==,
                   rules->tax == TENGEN_GO_TAX_EYES);
  g_assert_cmpint (find_step (self, TENGEN_GO_STEP_GROUPS) != NULL,
                   ==,
                   rules->tax == TENGEN_GO_TAX_GROUPS);
  g_assert_cmpint (find_step (self, TENGEN_GO_STEP_ROWS) != NULL,
                   ==,
                   rules->stones && !rules->territory);
}

static void
check_case (const Case *self)
{
  check_way (self);
  check_replay (self);
  check_order (self);
  check_seen (self);
  check_equal (self);
}

/* 烂柯图, 图一 with its neutral points filled; the dead stones still lie
 * there. */
static const char lanke[] =
    "X.XOOO.......OOOOX./OXXXXOOOOOOOOOXXXXX/.O.XOOXXOXOXXOXXX../"
    "OXXXOOOXOXXXOOXXXXX/XXOOXXOXXX.XXOXXXOO/XOOXX.X.OOOOXOOOOOX/"
    "O.OXXX.XXXXOXXXXXXX/OOOXOX.XOXXXOOOOOOX/OXOOOOXXOOOO..X...O/"
    "XXXXOOXOOXXOOO..X../.XOOOXXOOOXXXXO.OO./.XOO.OOOXOXX.XOXO.O/"
    "XXXOOXXOXXOXXOOOXO./OOXXXXXXXOOX.XOOXOO/O.OX.XXXOOOOXXOOXXX/"
    ".OOOXXXXXOXOXOOX..X/...OOOXOOOXXXXXXX.X/.....OOO.OOX....X.X/"
    "......O...OOX....X.";

static const char *const lanke_dead = "ab bc ad if jf kf lf lg oi qj pl";

static const TengenGoCounters lanke_past = {
  .setup = { 0, 2, 2 },
  .board_moves = { { 0, 153, 153 } },
  .prisoners = { 0, 6, 14 },
  .passes = { { 0, 1, 1 } },
  .first_mover = WHITE,
  .first_passer = WHITE,
  .last_passer = BLACK,
  .last_passes = 2,
};

static void
mark_dead (guint8 *marks, const char *points, int width)
{
  for (const char *p = points; *p != '\0'; p += p[2] == ' ' ? 3 : 2)
    marks[(p[1] - 'a') * width + p[0] - 'a'] = TENGEN_GO_MARK_DEAD;
}

static Case
make_lanke (const char *rules, int equal)
{
  guint8 marks[361] = { 0 };
  TengenGoAgreement agreement = tengen_go_agreement_make (marks);

  mark_dead (marks, lanke_dead, 19);
  agreement.equal = equal;
  return make_case (lanke, rules, &lanke_past, &agreement);
}

static void
assert_figures (const TengenGoStep *step, int black, int white)
{
  g_assert_nonnull (step);
  g_assert_cmpint (step->figure_x2[BLACK], ==, 2 * black);
  g_assert_cmpint (step->figure_x2[WHITE], ==, 2 * white);
}

/* 4-2, the figure of 160 stones each: 20 stays in each bowl of 180. */
static void
test_lanke_equal (void)
{
  g_auto (Case) self = make_lanke ("4-2", 160);
  const TengenGoStep *step = find_step (&self, TENGEN_GO_STEP_EQUAL);

  check_case (&self);
  assert_figures (find_step (&self, TENGEN_GO_STEP_DEAD), 3, 8);
  assert_figures (find_step (&self, TENGEN_GO_STEP_TERRITORY), 37, 45);
  assert_figures (step, 14, 27);
  g_assert_cmpint (count_stones (&self, step, BLACK), ==, 160);
  g_assert_cmpint (count_stones (&self, step, WHITE), ==, 160);
  g_assert_cmpint (count_seen (&self, step, BLACK), ==, 23);
  g_assert_cmpint (count_seen (&self, step, WHITE), ==, 18);
  g_assert_cmpint (step->bowl[BLACK], ==, 20);
  g_assert_cmpint (step->bowl[WHITE], ==, 20);
  assert_figures (find_step (&self, TENGEN_GO_STEP_COUNT), 23, 18);
  assert_figures (find_step (&self, TENGEN_GO_STEP_POINTS), 183, 178);
}

/* 唐宋数路法: 18 against 17, eyes left free. */
static void
test_lanke_tang (void)
{
  g_auto (Case) self = make_lanke ("tang", -1);
  const TengenGoStep *eyes = find_step (&self, TENGEN_GO_STEP_EYES);

  check_case (&self);
  assert_figures (find_step (&self, TENGEN_GO_STEP_BACK), 9, 22);
  assert_figures (eyes, 10, 6);
  g_assert_cmpuint (eyes->points->len, ==, 16);
  g_assert_cmpint (count_seen (&self, eyes, BLACK), ==, 28);
  g_assert_cmpint (count_seen (&self, eyes, WHITE), ==, 23);
  assert_figures (find_step (&self, TENGEN_GO_STEP_COUNT), 18, 17);
}

static void
test_lanke_area (void)
{
  g_auto (Case) china = make_lanke ("china", -1);
  g_auto (Case) ming = make_lanke ("mingqing", -1);
  g_auto (Case) ing = make_lanke ("ing", -1);
  const TengenGoStep *bowls = find_step (&ing, TENGEN_GO_STEP_BOWLS);

  check_case (&china);
  check_case (&ming);
  check_case (&ing);
  assert_figures (find_step (&china, TENGEN_GO_STEP_COUNT), 183, 178);
  assert_figures (find_step (&ming, TENGEN_GO_STEP_GROUPS), 2, 0);
  assert_figures (find_step (&ming, TENGEN_GO_STEP_COUNT), 181, 180);
  assert_figures (bowls, -3, 2);
  g_assert_cmpint (bowls->bowl[BLACK], ==, 0);
  g_assert_cmpint (bowls->bowl[WHITE], ==, 2);
  g_assert_cmpint (count_seen (&ing, bowls, BLACK), ==, 3);
  g_assert_cmpint (count_seen (&ing, bowls, WHITE), ==, 0);
}

/* The online room's example: 7, 28 + 14 = 42, White by 35. */
static void
test_room (void)
{
  const TengenGoCounters past = {
    .board_moves = { { 0, 29, 29 } },
    .prisoners = { 0, 14, 0 },
    .first_mover = BLACK,
  };
  g_auto (Case) self =
      make_case ("....O.O../.OOO..OOO/...OOOXXX/.O..OXX../O.OOXX.XX/"
                 "...O.XX../OOOOO.X../....OOXXX/....OOOOO",
                 "bsw-jp",
                 &past,
                 NULL);
  const TengenGoStep *back = find_step (&self, TENGEN_GO_STEP_BACK);

  check_case (&self);
  assert_figures (find_step (&self, TENGEN_GO_STEP_TERRITORY), 7, 28);
  assert_figures (back, 14, 0);
  g_assert_cmpint (back->over[BLACK], ==, 7);
  g_assert_cmpint (back->beside[BLACK], ==, 7);
  g_assert_cmpint (back->lid[BLACK], ==, 0);
  assert_figures (find_step (&self, TENGEN_GO_STEP_RESULT), 7, 42);
}

/* 純碁の遊び方 (5): 24 and 21. */
static void
test_rows (void)
{
  const TengenGoCounters none = { .setup = { 0 } };
  g_auto (Case) self = make_case ("X.XOO/XXXO./.XXOO", "pure", &none, NULL);
  const TengenGoStep *rows = find_step (&self, TENGEN_GO_STEP_ROWS);

  check_case (&self);
  g_assert_null (find_step (&self, TENGEN_GO_STEP_TERRITORY));
  assert_figures (rows, 7, 5);
  g_assert_cmpuint (rows->n_lines, ==, 1);
  g_assert_cmpint (rows->beside[BLACK], ==, 7);
  g_assert_cmpint (rows->beside[WHITE], ==, 5);
  assert_figures (find_step (&self, TENGEN_GO_STEP_RESULT), 7, 5);
}

/* Black made three moves more: what the sets do with them. */
static void
test_extra (void)
{
  const TengenGoCounters past = {
    .board_moves = { { 0, 13, 10 } },
    .passes = { { 0, 1, 4 } },
    .prisoners = { 0, 1, 0 },
    .first_mover = BLACK,
    .first_passer = WHITE,
    .last_passer = WHITE,
    .last_passes = 2,
  };
  const char picture[] = "..XO./..XO./XXXO./..XOO/.XXO./.XXOO";
  g_auto (Case) comp = make_case (picture, "1-1", &past, NULL);
  g_auto (Case) own = make_case (picture, "1-2", &past, NULL);
  g_auto (Case) fill = make_case (picture, "3-1", &past, NULL);
  const TengenGoStep *border = find_step (&comp, TENGEN_GO_STEP_BORDER);

  check_case (&comp);
  check_case (&own);
  check_case (&fill);
  assert_figures (border, 3, 0);
  for (guint i = 0; i < border->points->len; i++)
    g_assert_cmpint (
        border->owner[g_array_index (border->points, TengenPoint, i)],
        ==,
        TENGEN_GO_OWNER_DAME);
  assert_figures (find_step (&own, TENGEN_GO_STEP_OWN), 3, 0);
  assert_figures (find_step (&fill, TENGEN_GO_STEP_FILLED), 3, 0);
}

/* A lost stone goes into the smaller of two territories, and eyes stay free as
 * long as there is room. */
static void
test_places (void)
{
  const TengenGoCounters past = { .prisoners = { 0, 1, 0 } };
  g_auto (Case) self =
      make_case (".X....X/XX....X/X....XX/XXXXXX./OOOOOXX/.O.O.OO/OOOOOO.",
                 "1-2",
                 &past,
                 NULL);
  const TengenGoStep *back = find_step (&self, TENGEN_GO_STEP_BACK);
  const TengenGoShift *shift = &g_array_index (back->shifts, TengenGoShift, 0);

  g_assert_cmpuint (back->shifts->len, ==, 1);
  g_assert_cmpuint (shift->from, ==, TENGEN_GO_PLACE_LID);
  g_assert_cmpint (shift->stone, ==, BLACK);
  /* A7 and G4 are the eyes: the stone goes to a nook of the large one */
  g_assert_cmpuint (shift->to, ==, 15);
}

/* Ten stones lie in the territory of 12; nine of them make the other one 30. */
static void
test_square (void)
{
  const TengenGoCounters past = { .prisoners = { 0, 10, 0 } };
  g_auto (Case) self =
      make_case (".............X/.............X/.............X/"
                 "XXXXXXXXXXXXXX/............XX/XXXXXXXXXXXXXX/OOOOOOOOOOOOOO/"
                 ".O.O.O.O.O.O.O",
                 "japan",
                 &past,
                 NULL);
  const TengenGoStep *step = find_step (&self, TENGEN_GO_STEP_SQUARE);
  int n = 0;

  check_case (&self);
  assert_figures (step, 9, 0);
  for (int i = 0; i < 3 * 14; i++)
    if (is_free (&self, step, i, BLACK))
      n++;
  g_assert_cmpint (n, ==, 30);
  g_assert_cmpint (count_seen (&self, step, BLACK), ==, 39 + 12 - 10);
}

static void
play_randomly (TengenGo *go, int n_moves)
{
  const TengenGoRules *rules = tengen_go_get_rules (go);
  int n = tengen_board_get_n_points (tengen_go_get_board (go));

  for (int i = 0; i < n_moves; i++)
    {
      TengenStone side = tengen_go_get_to_move (go);
      TengenPoint point = (TengenPoint) g_test_rand_int_range (0, n);
      int what = g_test_rand_int_range (0, 40);

      if (what == 0 && i > n_moves / 2)
        tengen_go_resume (go, side);
      else if (what < 4 && (rules->acts & TENGEN_GO_ACT_VIRTUAL) != 0)
        tengen_go_virtual (go, side);
      else if (tengen_go_check (go, point, side, NULL) == TENGEN_REASON_NONE)
        tengen_go_play (go, point, side);
      else if (tengen_go_rules_has_passes (rules))
        tengen_go_pass (go, side);
      else
        tengen_go_virtual (go, side);
    }
}

/* Marks random chains dead. */
static void
mark_randomly (const TengenBoard *board, guint8 *marks)
{
  TengenPoint chain[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_get_n_points (board);

  for (int i = 0; i < n / 10; i++)
    {
      TengenPoint point = (TengenPoint) g_test_rand_int_range (0, n);
      int n_chain;

      if (tengen_board_get (board, point) == TENGEN_STONE_NONE)
        continue;
      n_chain = tengen_board_list_chain (board, point, chain);
      for (int j = 0; j < n_chain; j++)
        marks[chain[j]] = TENGEN_GO_MARK_DEAD;
    }
}

static void
check_random (const TengenGoRules *rules, int width, int height)
{
  g_autoptr (TengenGo) go = tengen_go_new (rules, width, height);
  guint8 marks[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint8 claims[TENGEN_BOARD_MAX_POINTS] = { 0 };
  TengenGoAgreement agreement = tengen_go_agreement_make (marks);
  int n = width * height;
  g_auto (Case) self = { 0 };

  self.rules = *rules;
  if (g_test_rand_bit ())
    go_set_up (go, (TengenPoint) g_test_rand_int_range (0, n), BLACK);
  play_randomly (go, g_test_rand_int_range (0, 2 * n + 2));
  self.board = tengen_board_copy (tengen_go_get_board (go));
  mark_randomly (self.board, marks);
  for (int i = 0; i < n / 4; i++)
    claims[g_test_rand_int_range (0, n)] =
        (guint8) g_test_rand_int_range (0, 3);
  agreement.claims = claims;
  if (g_test_rand_bit ())
    agreement.equal = g_test_rand_int_range (0, n / 2 + 1);
  count_case (&self,
              tengen_go_get_counters (go),
              &agreement,
              g_test_rand_int_range (-13, 14));
  check_case (&self);
}

static void
test_random (void)
{
  static const int sizes[][2] = { { 1, 1 }, { 2, 1 }, { 5, 5 },  { 9, 9 },
                                  { 3, 7 }, { 7, 4 }, { 13, 9 }, { 25, 25 } };

  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      for (int k = 0; k < (sizes[j][0] < 10 ? 6 : 1); k++)
        check_random (tengen_go_rules_get_named (i), sizes[j][0], sizes[j][1]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/steps/lanke-equal", test_lanke_equal);
  g_test_add_func ("/go/steps/lanke-tang", test_lanke_tang);
  g_test_add_func ("/go/steps/lanke-area", test_lanke_area);
  g_test_add_func ("/go/steps/room", test_room);
  g_test_add_func ("/go/steps/rows", test_rows);
  g_test_add_func ("/go/steps/extra", test_extra);
  g_test_add_func ("/go/steps/places", test_places);
  g_test_add_func ("/go/steps/square", test_square);
  g_test_add_func ("/go/steps/random", test_random);
  return g_test_run ();
}
