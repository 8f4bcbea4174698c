/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-go: the Go family as a kind of game
 *
 * What:   the phases around a position of core/go: two passes in a row stop
 *         play, marks and agreements, resumption, resignation.
 * Not:    rules of the board and counting, which are core/go's.
 * Shape:  each action leaves an entry with what it overwrote, so that pop
 *         restores exactly. The array of marks belongs to the state while a
 *         count is open or final, else to the entry that put it aside.
 * Source: 囲碁オンラインのルール, 終局 and Undo/Continue; 純碁の遊び方 (5).
 */
#include "tengen-game-kind.h"

#include "tengen-go-play.h"

/* What an action overwrote; small, as a line of play may have a million. */
typedef struct
{
  guint8 *marks; /* the array put aside, if @put_aside */
  TengenResult result;
  guint marks_left;
  guint ply;         /* actions of the position after it */
  TengenPoint point; /* of a mark */
  guint8 mark;       /* what that chain was before */
  guint8 plies;      /* actions of the position to take back */
  guint8 phase;
  guint8 put_aside;
  guint8 agreed[3];
} Entry;

typedef struct
{
  TengenGameSetup *setup;
  TengenGo *go;
  GArray *entries;
  TengenPhase phase;
  TengenResult result;
  gboolean agreed[3];
  guint marks_left;
  guint8 *marks; /* a TengenGoMark for each point, NULL if there is none */
} GoState;

static void
clear_entry (gpointer data)
{
  Entry *entry = data;

  g_free (entry->marks);
}

static gpointer
go_create (const TengenGameSetup *setup)
{
  GoState *self = g_new0 (GoState, 1);

  self->setup = tengen_game_setup_copy (setup);
  self->go = tengen_go_new (&setup->rules, setup->width, setup->height);
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, clear_entry);
  return self;
}

static void
go_destroy (gpointer state)
{
  GoState *self = state;

  g_array_unref (self->entries);
  tengen_go_free (self->go);
  tengen_game_setup_free (self->setup);
  g_free (self->marks);
  g_free (self);
}

static const TengenBoard *
go_get_board (gconstpointer state)
{
  const GoState *self = state;

  return tengen_go_get_board (self->go);
}

static TengenStone
go_get_to_move (gconstpointer state)
{
  const GoState *self = state;

  return tengen_go_get_to_move (self->go);
}

static TengenPhase
go_get_phase (gconstpointer state)
{
  const GoState *self = state;

  return self->phase;
}

static int
go_get_prisoners (gconstpointer state, TengenStone stone)
{
  const GoState *self = state;

  return tengen_go_get_counters (self->go)->prisoners[stone];
}

static TengenGoMark
go_get_mark (gconstpointer state, TengenPoint point)
{
  const GoState *self = state;

  return self->marks != NULL ? (TengenGoMark) self->marks[point]
                             : TENGEN_GO_MARK_ALIVE;
}

static gboolean
go_get_agreed (gconstpointer state, TengenSeat seat)
{
  const GoState *self = state;

  return self->agreed[seat];
}

static guint
go_get_marks_left (gconstpointer state)
{
  const GoState *self = state;

  return self->marks_left;
}

static TengenStone
go_get_resumer (gconstpointer state, TengenSeat seat)
{
  const GoState *self = state;

  if (tengen_go_get_rules (self->go)->resume == TENGEN_GO_RESUME_OPPONENT &&
      seat != TENGEN_SEAT_NONE)
    return seat == TENGEN_SEAT_FIRST ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK;
  return tengen_go_get_to_move (self->go);
}

/* Notes what is about to be overwritten. */
static Entry *
add_entry (GoState *self, guint8 plies)
{
  Entry entry = { 0 };

  entry.phase = (guint8) self->phase;
  entry.result = self->result;
  for (int seat = 0; seat < 3; seat++)
    entry.agreed[seat] = (guint8) self->agreed[seat];
  entry.marks_left = self->marks_left;
  entry.point = TENGEN_POINT_NONE;
  entry.plies = plies;
  g_array_append_val (self->entries, entry);
  return &g_array_index (self->entries, Entry, self->entries->len - 1);
}

static void
clear_agreements (GoState *self)
{
  self->agreed[TENGEN_SEAT_FIRST] = FALSE;
  self->agreed[TENGEN_SEAT_SECOND] = FALSE;
}

/* Puts the marks of the count aside and starts without any. */
static void
put_marks_aside (GoState *self, Entry *entry)
{
  entry->marks = g_steal_pointer (&self->marks);
  entry->put_aside = TRUE;
  self->marks_left = 0;
  clear_agreements (self);
}

/* Adds the entry of an action that a file may hold where play had stopped
 * without saying that it goes on; @stone moves first then. */
static Entry *
add_playing_entry (GoState *self, TengenStone stone)
{
  gboolean stopped = self->phase != TENGEN_PHASE_PLAY;
  Entry *entry = add_entry (self, stopped ? 2 : 1);

  if (!stopped)
    return entry;
  tengen_go_resume (self->go, stone);
  put_marks_aside (self, entry);
  self->phase = TENGEN_PHASE_PLAY;
  self->result = (TengenResult){ 0 };
  return entry;
}

static void
go_setup (gpointer state, const guint8 *stones)
{
  GoState *self = state;
  Entry *entry = add_playing_entry (self, tengen_go_get_to_move (self->go));

  tengen_go_setup_all (self->go, stones);
  entry->ply = tengen_go_get_ply (self->go);
}

static void
go_set_to_move (gpointer state, TengenStone stone)
{
  GoState *self = state;
  Entry *entry = add_playing_entry (self, stone);

  tengen_go_set_to_move (self->go, stone);
  entry->ply = tengen_go_get_ply (self->go);
}

/* How many of our actions were done when the position had done @ply. */
static guint
find_entry (const GoState *self, guint ply)
{
  guint low = 0, high = self->entries->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (self->entries, Entry, middle).ply < ply)
        low = middle + 1;
      else
        high = middle;
    }
  return ply == 0 ? 0 : MIN (low + 1, self->entries->len);
}

static TengenReasonCode
translate_code (TengenGoCode code)
{
  switch (code)
    {
    case TENGEN_GO_LEGAL:
      return TENGEN_REASON_NONE;
    case TENGEN_GO_OCCUPIED:
      return TENGEN_REASON_OCCUPIED;
    case TENGEN_GO_SUICIDE:
      return TENGEN_REASON_SUICIDE;
    case TENGEN_GO_KO:
      return TENGEN_REASON_KO;
    case TENGEN_GO_SUPERKO_BOTH:
    case TENGEN_GO_SUPERKO_BOARD:
      return TENGEN_REASON_SUPERKO;
    }
  g_assert_not_reached ();
}

static TengenReason *
go_check_point (gconstpointer state, TengenPoint point, TengenStone stone)
{
  const GoState *self = state;
  g_autoptr (TengenGoReason) why = NULL;
  TengenReason *reason;
  TengenGoCode code;

  if (point >= tengen_board_get_n_points (tengen_go_get_board (self->go)))
    return tengen_reason_new (TENGEN_REASON_OFF_BOARD);
  code = tengen_go_check (self->go, point, stone, &why);
  if (code == TENGEN_GO_LEGAL)
    return NULL;
  reason = tengen_reason_new (translate_code (code));
  reason->point = point;
  reason->stone = stone;
  if (why->points != NULL)
    g_array_append_vals (reason->points, why->points->data, why->points->len);
  reason->move = find_entry (self, why->ply);
  return reason;
}

static TengenReason *
check_play (const GoState *self, const TengenAction *action)
{
  if (self->phase == TENGEN_PHASE_COUNT)
    return tengen_reason_new (TENGEN_REASON_STOPPED);
  if (action->stone != tengen_go_get_to_move (self->go))
    return tengen_reason_new (TENGEN_REASON_TURN);
  if (action->kind == TENGEN_ACTION_PASS)
    return NULL;
  return go_check_point (self, action->point, action->stone);
}

static TengenReason *
check_mark (const GoState *self, const TengenAction *action)
{
  const TengenGoRules *rules = tengen_go_get_rules (self->go);
  const TengenBoard *board = tengen_go_get_board (self->go);
  TengenReasonCode code = TENGEN_REASON_NONE;
  TengenReason *reason;

  if (action->point >= tengen_board_get_n_points (board))
    code = TENGEN_REASON_OFF_BOARD;
  else if (tengen_board_get (board, action->point) == TENGEN_STONE_NONE)
    code = TENGEN_REASON_NO_STONE;
  else if (!rules->dead)
    code = TENGEN_REASON_NO_DEAD;
  else if (action->value == TENGEN_GO_MARK_SEKI && rules->seki_eyes)
    code = TENGEN_REASON_NO_SEKI;
  if (code == TENGEN_REASON_NONE)
    return NULL;
  reason = tengen_reason_new (code);
  reason->point = action->point;
  return reason;
}

static TengenReason *
check_count (const GoState *self, const TengenAction *action)
{
  if (self->phase != TENGEN_PHASE_COUNT)
    return tengen_reason_new (TENGEN_REASON_NOT_STOPPED);
  if (action->kind == TENGEN_ACTION_MARK)
    return check_mark (self, action);
  if (action->kind == TENGEN_ACTION_UNMARK && self->marks_left == 0)
    return tengen_reason_new (TENGEN_REASON_NO_MARK);
  if (action->kind == TENGEN_ACTION_FINISH &&
      !(self->agreed[TENGEN_SEAT_FIRST] && self->agreed[TENGEN_SEAT_SECOND]))
    return tengen_reason_new (TENGEN_REASON_NOT_AGREED);
  return NULL;
}

static TengenReason *
go_check (gconstpointer state, const TengenAction *action)
{
  const GoState *self = state;

  if (self->phase == TENGEN_PHASE_OVER)
    return tengen_reason_new (TENGEN_REASON_OVER);
  switch (action->kind)
    {
    case TENGEN_ACTION_PLAY:
    case TENGEN_ACTION_PASS:
      return check_play (self, action);
    case TENGEN_ACTION_RESIGN:
      return NULL;
    case TENGEN_ACTION_MARK:
    case TENGEN_ACTION_UNMARK:
    case TENGEN_ACTION_AGREE:
    case TENGEN_ACTION_RESUME:
    case TENGEN_ACTION_FINISH:
      return check_count (self, action);
    }
  g_assert_not_reached ();
}

static void
push_play (GoState *self, const TengenAction *action)
{
  add_playing_entry (self, action->stone);
  tengen_go_play (self->go, action->point, action->stone);
}

static void
push_pass (GoState *self, const TengenAction *action)
{
  Entry *entry = add_entry (self, 1);

  tengen_go_pass (self->go, action->stone);
  if (tengen_go_get_last_passes (self->go) < 2)
    return;
  put_marks_aside (self, entry);
  self->phase = TENGEN_PHASE_COUNT;
}

static void
push_resign (GoState *self, const TengenAction *action)
{
  TengenStone winner = action->seat == TENGEN_SEAT_FIRST ? TENGEN_STONE_WHITE
                                                         : TENGEN_STONE_BLACK;

  add_entry (self, 0);
  self->phase = TENGEN_PHASE_OVER;
  self->result = (TengenResult){ TENGEN_RESULT_RESIGN, winner, 0 };
}

static void
set_chain_mark (GoState *self, TengenPoint point, guint8 mark)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  g_autofree TengenPoint *points =
      g_new (TengenPoint, tengen_board_get_n_points (board));
  int n = tengen_board_list_chain (board, point, points);

  for (int i = 0; i < n; i++)
    self->marks[points[i]] = mark;
}

static void
push_mark (GoState *self, const TengenAction *action)
{
  const TengenBoard *board = tengen_go_get_board (self->go);
  Entry *entry = add_entry (self, 0);

  if (self->phase != TENGEN_PHASE_COUNT ||
      action->point >= tengen_board_get_n_points (board) ||
      tengen_board_get (board, action->point) == TENGEN_STONE_NONE)
    return;
  if (self->marks == NULL)
    self->marks = g_malloc0 ((gsize) tengen_board_get_n_points (board));
  entry->point = action->point;
  entry->mark = self->marks[action->point];
  set_chain_mark (self, action->point, (guint8) action->value);
  if (action->seat != TENGEN_SEAT_NONE)
    self->marks_left++;
  clear_agreements (self);
}

static void
push_resume (GoState *self, const TengenAction *action)
{
  TengenStone stone = go_get_resumer (self, action->seat);
  Entry *entry = add_entry (self, 1);

  tengen_go_resume (self->go, stone);
  put_marks_aside (self, entry);
  self->phase = TENGEN_PHASE_PLAY;
}

static TengenGoCount *
go_count (gconstpointer state,
          const TengenGameSetup *terms,
          const guint8 *marks)
{
  const GoState *self = state;

  if (terms == NULL)
    terms = self->setup;
  return tengen_go_count_new (tengen_go_get_board (self->go),
                              &terms->rules,
                              tengen_go_get_counters (self->go),
                              marks != NULL ? marks : self->marks,
                              terms->komi_x2,
                              terms->handicap);
}

static void
push_finish (GoState *self)
{
  g_autoptr (TengenGoCount) count = go_count (self, NULL, NULL);

  add_entry (self, 0);
  self->phase = TENGEN_PHASE_OVER;
  self->result =
      (TengenResult){ TENGEN_RESULT_COUNT, count->winner, count->margin_x2 };
  if (count->winner == TENGEN_STONE_NONE)
    self->result.kind = TENGEN_RESULT_DRAW;
}

static void
push_agree (GoState *self, const TengenAction *action)
{
  add_entry (self, 0);
  self->agreed[action->seat] = action->value != 0;
}

static void
go_push (gpointer state, const TengenAction *action)
{
  GoState *self = state;

  switch (action->kind)
    {
    case TENGEN_ACTION_PLAY:
      push_play (self, action);
      break;
    case TENGEN_ACTION_PASS:
      push_pass (self, action);
      break;
    case TENGEN_ACTION_RESIGN:
      push_resign (self, action);
      break;
    case TENGEN_ACTION_MARK:
      push_mark (self, action);
      break;
    case TENGEN_ACTION_AGREE:
      push_agree (self, action);
      break;
    case TENGEN_ACTION_RESUME:
      push_resume (self, action);
      break;
    case TENGEN_ACTION_FINISH:
      push_finish (self);
      break;
    case TENGEN_ACTION_UNMARK:
      g_return_if_reached ();
    }
  g_array_index (self->entries, Entry, self->entries->len - 1).ply =
      tengen_go_get_ply (self->go);
}

static void
go_pop (gpointer state)
{
  GoState *self = state;
  Entry *entry = &g_array_index (self->entries, Entry, self->entries->len - 1);

  if (entry->point != TENGEN_POINT_NONE)
    set_chain_mark (self, entry->point, entry->mark);
  for (guint i = 0; i < entry->plies; i++)
    tengen_go_undo (self->go);
  if (entry->put_aside)
    {
      g_free (self->marks);
      self->marks = g_steal_pointer (&entry->marks);
    }
  self->phase = (TengenPhase) entry->phase;
  self->result = entry->result;
  self->marks_left = entry->marks_left;
  for (int seat = 0; seat < 3; seat++)
    self->agreed[seat] = entry->agreed[seat];
  g_array_set_size (self->entries, self->entries->len - 1);
}

static guint
go_get_n (gconstpointer state)
{
  const GoState *self = state;

  return self->entries->len;
}

static void
go_map (gconstpointer state, TengenStone stone, guint8 *codes)
{
  const GoState *self = state;
  int n = tengen_board_get_n_points (tengen_go_get_board (self->go));

  tengen_go_map (self->go, stone, codes);
  for (int point = 0; point < n; point++)
    codes[point] = (guint8) translate_code ((TengenGoCode) codes[point]);
}

static TengenResult
go_get_result (gconstpointer state)
{
  const GoState *self = state;

  return self->result;
}

const TengenKind *
tengen_kind_go (void)
{
  static const TengenKind KIND = {
    .id = "go",
    .create = go_create,
    .destroy = go_destroy,
    .get_board = go_get_board,
    .get_to_move = go_get_to_move,
    .get_phase = go_get_phase,
    .get_prisoners = go_get_prisoners,
    .get_mark = go_get_mark,
    .get_agreed = go_get_agreed,
    .get_marks_left = go_get_marks_left,
    .get_resumer = go_get_resumer,
    .setup = go_setup,
    .set_to_move = go_set_to_move,
    .check = go_check,
    .check_point = go_check_point,
    .push = go_push,
    .pop = go_pop,
    .get_n = go_get_n,
    .map = go_map,
    .count = go_count,
    .get_result = go_get_result,
  };

  return &KIND;
}
