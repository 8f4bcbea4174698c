/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-game: a diagram and moves written as a record and opened; what
 * the rules say of a move or a count there
 */
#include "tengen-lesson-game.h"

#include <string.h>

#include "tengen-board-notation.h"
#include "tengen-record-edit.h"
#include "tengen-renju-shape.h"

/* A record that is being written, at the end of its moves. */
typedef struct
{
  TengenRecord *record;
  TengenNode node;
  TengenStone to_move;
  const TengenGameSetup *setup;
} Writer;

static void
append_point (const Writer *self, GString *values, TengenPoint point)
{
  g_autofree char *name = tengen_notation_format (
      TENGEN_NOTATION_SGF, self->setup->width, self->setup->height, point);

  g_string_append_printf (values, "[%s]", name);
}

/* Stones. */

static gboolean
set_stones (Writer *self, const guint8 *stones, TengenStone stone)
{
  g_autoptr (GString) values = g_string_new (NULL);
  int n = self->setup->width * self->setup->height;

  for (int point = 0; point < n; point++)
    if (stones[point] == stone)
      append_point (self, values, (TengenPoint) point);
  if (values->len == 0)
    return FALSE;
  tengen_record_set (self->record,
                     self->node,
                     stone == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_AB
                                                 : TENGEN_PROPERTY_AW,
                     values->str);
  return TRUE;
}

/* A turn that is set up ends the opening of Renju; it is so on an empty board
 * where White begins. */
static void
set_up (Writer *self, const guint8 *stones)
{
  gboolean black = set_stones (self, stones, TENGEN_STONE_BLACK);
  gboolean white = set_stones (self, stones, TENGEN_STONE_WHITE);

  if (self->to_move == TENGEN_STONE_WHITE)
    tengen_record_set (self->record, self->node, TENGEN_PROPERTY_PL, "[W]");
  else if (black || white)
    tengen_record_set (self->record, self->node, TENGEN_PROPERTY_PL, "[B]");
}

/* Moves. */

static void
add_move (Writer *self, TengenStone stone, TengenPoint point)
{
  g_autoptr (GString) values = g_string_new (NULL);

  if (stone == TENGEN_STONE_NONE)
    stone = self->to_move;
  append_point (self, values, point);
  self->node = tengen_record_build_node (self->record, self->node);
  tengen_record_set (self->record,
                     self->node,
                     stone == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_B
                                                 : TENGEN_PROPERTY_W,
                     values->str);
  self->to_move = tengen_stone_other (stone);
}

static void
add_resumption (Writer *self)
{
  self->node = tengen_record_build_node (self->record, self->node);
  tengen_record_set (self->record, self->node, TENGEN_PROPERTY_TNC, "[resume]");
}

static void
add_moves (Writer *self, const GArray *moves, guint n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      const TengenLessonMove *move =
          &g_array_index (moves, TengenLessonMove, i);

      if (move->point == TENGEN_POINT_NONE)
        add_resumption (self);
      else
        add_move (self, move->stone, move->point);
    }
}

/* Ko. */

/* Whether a stone at @point, played last, has taken one stone of @stone at @ko
 * and could itself be taken there at once. */
static gboolean
takes_ko (TengenBoard *board,
          TengenPoint point,
          TengenPoint ko,
          TengenStone stone)
{
  int taken;

  if (tengen_board_get (board, point) != tengen_stone_other (stone))
    return FALSE;
  tengen_board_put (board, point, TENGEN_STONE_NONE);
  tengen_board_put (board, ko, stone);
  taken = tengen_board_play (board, point, tengen_stone_other (stone), NULL);
  return taken == 1 && tengen_board_get (board, ko) == TENGEN_STONE_NONE &&
         tengen_board_get_chain_size (board, point) == 1 &&
         tengen_board_get_liberties (board, point) == 1;
}

TengenPoint
tengen_lesson_game_find_ko (const TengenLessonDiagram *diagram)
{
  g_autoptr (TengenBoard) board = NULL;
  TengenPoint around[4];
  int n;

  g_return_val_if_fail (diagram != NULL, TENGEN_POINT_NONE);

  if (diagram->ko == TENGEN_POINT_NONE || diagram->setup->is_renju ||
      diagram->stones[diagram->ko] != TENGEN_STONE_NONE)
    return TENGEN_POINT_NONE;
  board = tengen_board_new (diagram->setup->width, diagram->setup->height);
  n = tengen_board_list_neighbours (board, diagram->ko, around);
  for (int i = 0; i < n; i++)
    {
      tengen_board_put_all (board, diagram->stones);
      if (takes_ko (board, around[i], diagram->ko, diagram->to_move))
        return around[i];
    }
  return TENGEN_POINT_NONE;
}

/* Goes back before the capture; what was said to have happened before the drawn
 * stones holds it too. */
static void
take_capture_back (TengenGameSetup *setup,
                   guint8 *stones,
                   const TengenLessonDiagram *diagram,
                   TengenPoint capture)
{
  TengenStone taker = tengen_stone_other (diagram->to_move);

  stones[capture] = TENGEN_STONE_NONE;
  stones[diagram->ko] = (guint8) diagram->to_move;
  setup->past_moves[taker] = MAX (setup->past_moves[taker] - 1, 0);
  setup->past_prisoners[diagram->to_move] =
      MAX (setup->past_prisoners[diagram->to_move] - 1, 0);
}

/* Games. */

static TengenGame *
make_game (TengenGameSetup *setup,
           const TengenLessonDiagram *diagram,
           const GArray *moves,
           guint n_moves)
{
  gsize n = (gsize) setup->width * (gsize) setup->height;
  g_autofree guint8 *stones = g_memdup2 (diagram->stones, n);
  TengenPoint capture = tengen_lesson_game_find_ko (diagram);
  Writer writer = { .to_move = diagram->to_move, .setup = setup };

  if (capture != TENGEN_POINT_NONE)
    {
      take_capture_back (setup, stones, diagram, capture);
      writer.to_move = tengen_stone_other (diagram->to_move);
    }
  writer.record = tengen_game_setup_write (setup);
  writer.node = tengen_record_get_game (writer.record, 0);
  set_up (&writer, stones);
  if (capture != TENGEN_POINT_NONE)
    add_move (&writer, writer.to_move, capture);
  add_moves (&writer, diagram->before, diagram->before->len);
  add_moves (&writer, moves, n_moves);
  return tengen_game_open (writer.record, 0);
}

TengenGame *
tengen_lesson_game_new (const TengenLessonDiagram *diagram,
                        const GArray *moves,
                        guint n_moves,
                        gboolean declared)
{
  g_autoptr (TengenGameSetup) setup = NULL;

  g_return_val_if_fail (diagram != NULL, NULL);
  g_return_val_if_fail (n_moves == 0 || moves != NULL, NULL);

  setup = tengen_game_setup_copy (diagram->setup);
  tengen_renju_rules_init (&setup->renju, TENGEN_RENJU_NONE);
  setup->renju.declared = declared;
  return make_game (setup, diagram, moves, n_moves);
}

TengenGame *
tengen_lesson_game_new_from (const TengenGameSetup *setup,
                             const TengenLessonDiagram *diagram)
{
  g_autoptr (TengenGameSetup) start = NULL;
  const TengenGameSetup *drawn;

  g_return_val_if_fail (setup != NULL, NULL);

  if (diagram == NULL)
    return tengen_game_new (setup);
  drawn = diagram->setup;
  start = tengen_game_setup_copy (setup);
  start->width = drawn->width;
  start->height = drawn->height;
  start->handicap = 0;
  memcpy (start->past_moves, drawn->past_moves, sizeof drawn->past_moves);
  memcpy (start->past_prisoners,
          drawn->past_prisoners,
          sizeof drawn->past_prisoners);
  return make_game (start, diagram, NULL, 0);
}

int
tengen_lesson_game_get_notation (const TengenLessonDiagram *diagram)
{
  g_return_val_if_fail (diagram != NULL, TENGEN_NOTATION_A1);

  return diagram->setup->is_renju ? TENGEN_NOTATION_RENJU : TENGEN_NOTATION_A1;
}

int
tengen_lesson_game_get_shown_notation (const TengenLessonDiagram *diagram)
{
  g_return_val_if_fail (diagram != NULL, TENGEN_NOTATION_A1);

  return diagram->setup->is_renju ? TENGEN_NOTATION_RENJU
                                  : (int) diagram->notation;
}

/* Whether a move is allowed. */

static TengenReason *
check_pass (const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);

  return setup->is_renju || tengen_go_rules_has_passes (&setup->rules)
             ? NULL
             : tengen_reason_new (TENGEN_REASON_NO_PASS);
}

TengenReason *
tengen_lesson_game_check (const TengenPosition *position,
                          TengenStone stone,
                          TengenPoint point)
{
  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (stone != TENGEN_STONE_NONE, NULL);

  return point == TENGEN_POINT_PASS
             ? check_pass (position)
             : tengen_position_check_point (position, point, stone);
}

static TengenReasonCode
find_code (const TengenPosition *position, TengenStone stone, TengenPoint point)
{
  g_autoptr (TengenReason) reason =
      tengen_lesson_game_check (position, stone, point);

  return reason != NULL ? reason->code : TENGEN_REASON_NONE;
}

/* A forbidden move of Renju can be played; it ends the game. */
static gboolean
is_refused (TengenPosition *position, TengenNode node, gboolean resumes)
{
  gboolean goes_on = tengen_position_get_phase (position) ==
                     (resumes ? TENGEN_PHASE_COUNT : TENGEN_PHASE_PLAY);
  const TengenReason *reason;

  tengen_position_goto (position, node);
  reason = tengen_position_get_forced (position);
  return !goes_on ||
         (reason != NULL && reason->code != TENGEN_REASON_FORBIDDEN);
}

static gboolean
is_resumption (const TengenLessonDiagram *diagram, guint n)
{
  return n < diagram->before->len &&
         g_array_index (diagram->before, TengenLessonMove, n).point ==
             TENGEN_POINT_NONE;
}

guint
tengen_lesson_game_count_allowed (const TengenLessonDiagram *diagram,
                                  const GArray *moves)
{
  g_autoptr (TengenGame) game = tengen_lesson_game_new (
      diagram, moves, moves != NULL ? moves->len : 0, FALSE);
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode root = tengen_game_get_root (game);
  TengenNode node = tengen_record_get_child (record, root);
  g_autoptr (TengenPosition) position = tengen_position_new (record, root);
  guint n = 0;

  /* the capture that a ko comes from is a move of the record too */
  if (tengen_lesson_game_find_ko (diagram) != TENGEN_POINT_NONE)
    {
      tengen_position_goto (position, node);
      node = tengen_record_get_child (record, node);
    }
  for (; node != TENGEN_NODE_NONE &&
         !is_refused (position, node, is_resumption (diagram, n));
       n++)
    node = tengen_record_get_child (record, node);
  return n;
}

/* What a move does in Go. */

static int
count_taken (const TengenPosition *position,
             TengenStone stone,
             TengenPoint point)
{
  TengenBoardTry result;

  if (tengen_position_get_renju (position) != NULL)
    return 0;
  tengen_board_try (
      tengen_position_get_board (position), point, stone, &result);
  return result.taken;
}

/* Whether a chain in atari has two liberties or more afterwards. */
static gboolean
saves (const TengenPosition *position, TengenStone stone, TengenPoint point)
{
  const TengenBoard *board = tengen_position_get_board (position);
  g_autoptr (TengenBoard) after = NULL;
  int n = tengen_board_get_n_points (board);

  if (tengen_position_get_renju (position) != NULL)
    return FALSE;
  after = tengen_board_copy (board);
  tengen_board_play (after, point, stone, NULL);
  for (TengenPoint at = 0; at < n; at++)
    if (tengen_board_get (board, at) == stone &&
        tengen_board_get_liberties (board, at) == 1 &&
        tengen_board_get_liberties (after, at) >= 2)
      return TRUE;
  return FALSE;
}

/* What a move makes in Renju. */

static gboolean
wins (const TengenPosition *position, TengenStone stone, TengenPoint point)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);

  return renju != NULL && tengen_renju_wins (renju->board, point, stone);
}

static gboolean
has_shapes (const TengenPosition *position,
            TengenStone stone,
            TengenPoint point,
            TengenLessonTest test)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  gboolean four = FALSE, straight = FALSE, three = FALSE;
  g_autoptr (GArray) shapes = NULL;

  if (renju == NULL)
    return FALSE;
  shapes = tengen_renju_list_shapes (renju->board, point, stone);
  for (guint i = 0; i < shapes->len; i++)
    {
      const TengenRenjuShape *shape =
          &g_array_index (shapes, TengenRenjuShape, i);

      four |= tengen_renju_shape_is_four (shape);
      straight |= shape->kind == TENGEN_RENJU_SHAPE_STRAIGHT_FOUR;
      three |= tengen_renju_shape_is_three (shape);
    }
  if (test == TENGEN_LESSON_TEST_STRAIGHT_FOUR)
    return straight;
  return test == TENGEN_LESSON_TEST_FOUR ? four : four && three;
}

/* Tests. */

/* Of a move on an empty point that the rules allow. */
static gboolean
test_legal (const TengenPosition *position,
            TengenStone stone,
            TengenPoint point,
            TengenLessonTest test)
{
  switch (test)
    {
    case TENGEN_LESSON_TEST_LEGAL:
    case TENGEN_LESSON_TEST_ANY_LEGAL:
      return TRUE;
    case TENGEN_LESSON_TEST_CAPTURES:
      return count_taken (position, stone, point) > 0;
    case TENGEN_LESSON_TEST_SAVES:
      return saves (position, stone, point);
    case TENGEN_LESSON_TEST_FIVE:
      return wins (position, stone, point);
    case TENGEN_LESSON_TEST_FOUR:
    case TENGEN_LESSON_TEST_STRAIGHT_FOUR:
    case TENGEN_LESSON_TEST_FOUR_THREE:
      return has_shapes (position, stone, point, test);
    case TENGEN_LESSON_TEST_NONE:
    case TENGEN_LESSON_TEST_ILLEGAL:
    case TENGEN_LESSON_TEST_SUICIDE:
    case TENGEN_LESSON_TEST_KO:
    case TENGEN_LESSON_TEST_FORBIDDEN:
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

gboolean
tengen_lesson_game_test (const TengenPosition *position,
                         TengenStone stone,
                         TengenPoint point,
                         TengenLessonTest test)
{
  TengenReasonCode code;

  g_return_val_if_fail (position != NULL, FALSE);
  g_return_val_if_fail (stone != TENGEN_STONE_NONE, FALSE);

  code = find_code (position, stone, point);
  if (point == TENGEN_POINT_PASS)
    return test == TENGEN_LESSON_TEST_ANY_LEGAL && code == TENGEN_REASON_NONE;
  if (code == TENGEN_REASON_NONE)
    return test_legal (position, stone, point, test);
  if (code == TENGEN_REASON_OCCUPIED || code == TENGEN_REASON_OFF_BOARD)
    return FALSE;
  return test == TENGEN_LESSON_TEST_ILLEGAL ||
         (test == TENGEN_LESSON_TEST_SUICIDE &&
          code == TENGEN_REASON_SUICIDE) ||
         (test == TENGEN_LESSON_TEST_KO && code == TENGEN_REASON_KO) ||
         (test == TENGEN_LESSON_TEST_FORBIDDEN &&
          code == TENGEN_REASON_FORBIDDEN);
}

/* Replies. */

/* How well a point fits a test: of captures the stones taken. */
static int
rate_reply (const TengenPosition *position,
            TengenStone stone,
            TengenPoint point,
            TengenLessonTest test)
{
  if (!tengen_lesson_game_test (position, stone, point, test))
    return 0;
  return test == TENGEN_LESSON_TEST_CAPTURES
             ? count_taken (position, stone, point)
             : 1;
}

TengenPoint
tengen_lesson_game_find_reply (const TengenPosition *position,
                               TengenStone stone,
                               const TengenLessonReply *reply)
{
  TengenPoint best = TENGEN_POINT_NONE;
  int most = 0, n;

  g_return_val_if_fail (position != NULL, TENGEN_POINT_NONE);
  g_return_val_if_fail (stone != TENGEN_STONE_NONE, TENGEN_POINT_NONE);
  g_return_val_if_fail (reply != NULL, TENGEN_POINT_NONE);

  if (reply->test == TENGEN_LESSON_TEST_NONE)
    return reply->point;
  n = tengen_board_get_n_points (tengen_position_get_board (position));
  for (TengenPoint point = 0; point < n; point++)
    {
      int worth = rate_reply (position, stone, point, reply->test);

      if (worth <= most)
        continue;
      most = worth;
      best = point;
    }
  return best;
}

/* Counts. */

/* Marks the chains of stones. */
static void
mark_chains (const TengenBoard *board,
             const GArray *points,
             TengenGoMark mark,
             guint8 *marks)
{
  g_autofree TengenPoint *chain =
      g_new (TengenPoint, tengen_board_get_n_points (board));

  for (guint i = 0; i < points->len; i++)
    {
      TengenPoint point = g_array_index (points, TengenPoint, i);
      int n = 0;

      if (tengen_board_get (board, point) != TENGEN_STONE_NONE)
        n = tengen_board_list_chain (board, point, chain);
      for (int j = 0; j < n; j++)
        marks[chain[j]] = (guint8) mark;
    }
}

static void
mark_claims (const GArray *points, TengenStone stone, guint8 *claims)
{
  for (guint i = 0; i < points->len; i++)
    claims[g_array_index (points, TengenPoint, i)] = (guint8) stone;
}

TengenGoCount *
tengen_lesson_game_count (const TengenLessonDiagram *diagram,
                          const TengenLessonAccount *account,
                          const TengenLessonSet *set)
{
  TengenGoAgreement agreement = TENGEN_GO_AGREEMENT_INIT;
  g_autoptr (TengenGame) game = NULL;
  g_autoptr (TengenGameSetup) terms = NULL;
  g_autofree guint8 *marks = g_malloc0 (TENGEN_BOARD_MAX_POINTS);
  g_autofree guint8 *claims = g_malloc0 (TENGEN_BOARD_MAX_POINTS);
  const TengenPosition *position;
  const TengenBoard *board;

  g_return_val_if_fail (diagram != NULL, NULL);
  g_return_val_if_fail (account != NULL && set != NULL, NULL);

  game = tengen_lesson_game_new (diagram, NULL, 0, FALSE);
  position = tengen_game_get_position (game);
  board = tengen_position_get_board (position);
  mark_chains (board, account->dead, TENGEN_GO_MARK_DEAD, marks);
  mark_chains (board, account->seki, TENGEN_GO_MARK_SEKI, marks);
  mark_claims (account->claim_black, TENGEN_STONE_BLACK, claims);
  mark_claims (account->claim_white, TENGEN_STONE_WHITE, claims);
  agreement.marks = marks;
  agreement.claims = claims;
  agreement.equal = set->equal;
  terms = tengen_game_setup_copy (diagram->setup);
  terms->rules = *set->rules;
  terms->komi_x2 = set->komi_x2;
  return tengen_position_count_as (position, terms, &agreement);
}

TengenGoCount *
tengen_lesson_game_count_plain (const TengenLessonDiagram *diagram,
                                const TengenGoRules *rules,
                                GArray *dead)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  const TengenLessonAccount account = {
    .dead = dead,
    .seki = none,
    .claim_black = none,
    .claim_white = none,
  };
  TengenLessonSet set = { .rules = rules, .equal = -1 };

  g_return_val_if_fail (diagram != NULL && dead != NULL, NULL);

  if (rules == NULL)
    set.rules = &diagram->setup->rules;
  set.komi_x2 = diagram->setup->komi_x2;
  return tengen_lesson_game_count (diagram, &account, &set);
}
