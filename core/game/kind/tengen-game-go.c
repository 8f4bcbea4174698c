/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-go: the Go family as a kind of game
 *
 * What:   the phases around a position of core/go: two passes in a row or an
 *         accepted proposal stop play, resumption, resignation, no result; where
 *         captures decide (石取り), the end that a move makes.
 * Not:    rules of the board and counting, which are core/go's; what is allowed
 *         (tengen-game-go-check); the terms of a count (tengen-game-go-count).
 * Shape:  the position takes moves back by itself; an action that changes more
 *         leaves an entry with what it overwrote. The terms belong to the state
 *         while a count is open or final, else to the entry that put them aside.
 * Source: 囲碁オンラインのルール, 終局 and Undo/Continue; 純碁の遊び方 (5);
 *         子空皆地・等子比空, sub-rule 3-1 (4).
 */
#include "tengen-game-go-private.h"

/* What an action counts in the history besides what the position counts: as in
 * core/go it is no less than it takes, and stays as it is. */
#define ACTION_BYTES 40

G_STATIC_ASSERT (sizeof (TengenGoEntry) <= ACTION_BYTES);

/* Follows what was taken; where both have enough, the first keeps it. */
static void
find_reached (TengenGoState *self)
{
  if (tengen_go_has_reached (self->go, self->reached))
    return;
  self->reached = TENGEN_STONE_NONE;
  for (int side = TENGEN_STONE_WHITE; side >= TENGEN_STONE_BLACK; side--)
    if (tengen_go_has_reached (self->go, (TengenStone) side))
      self->reached = (TengenStone) side;
}

/* Whether captures have decided the game, or a side's having no move. */
static gboolean
is_decided (TengenGoState *self, TengenResult *result)
{
  TengenStone to_move = tengen_go_get_to_move (self->go);

  if (self->setup->rules.goal == 0 || self->phase != TENGEN_PHASE_PLAY)
    return FALSE;
  find_reached (self);
  *result = (TengenResult){ TENGEN_RESULT_CAPTURES, self->reached, 0 };
  if (self->reached != TENGEN_STONE_NONE)
    return TRUE;
  *result =
      (TengenResult){ TENGEN_RESULT_STUCK, tengen_stone_other (to_move), 0 };
  return !tengen_go_has_move (self->go, to_move);
}

static gpointer
go_create (const TengenGameSetup *setup)
{
  TengenGoState *self = g_new0 (TengenGoState, 1);
  TengenResult result;

  self->setup = setup;
  self->go = tengen_go_new (&setup->rules, setup->width, setup->height);
  tengen_go_set_past (self->go, setup->past_moves, setup->past_prisoners);
  self->entries = tengen_go_entries_new ();
  if (is_decided (self, &result))
    {
      self->phase = TENGEN_PHASE_OVER;
      self->result = result;
    }
  return self;
}

static gpointer
go_copy (gconstpointer state)
{
  const TengenGoState *self = state;
  TengenGoState *copy = g_memdup2 (self, sizeof *self);

  copy->go = tengen_go_copy (self->go);
  copy->entries = tengen_go_entries_new ();
  copy->terms = tengen_go_terms_copy (self->terms);
  copy->n = 0;
  copy->n_aside = 0;
  return copy;
}

static void
go_destroy (gpointer state)
{
  TengenGoState *self = state;

  g_array_unref (self->entries);
  tengen_go_free (self->go);
  tengen_go_terms_free (self->terms);
  g_free (self);
}

static const TengenBoard *
go_get_board (gconstpointer state)
{
  const TengenGoState *self = state;

  return tengen_go_get_board (self->go);
}

static TengenStone
go_get_to_move (gconstpointer state)
{
  const TengenGoState *self = state;

  return tengen_go_get_to_move (self->go);
}

static TengenPhase
go_get_phase (gconstpointer state)
{
  const TengenGoState *self = state;

  return self->phase;
}

static gboolean
go_get_agreed (gconstpointer state, TengenSeat seat)
{
  const TengenGoState *self = state;

  return self->agreed[seat];
}

static const TengenGo *
go_get_line (gconstpointer state)
{
  const TengenGoState *self = state;

  return self->go;
}

static TengenDuty
go_get_duty (gconstpointer state)
{
  const TengenGoState *self = state;

  return self->duty;
}

static gboolean
go_get_cycle (gconstpointer state, guint *action)
{
  const TengenGoState *self = state;
  guint ply = 0;

  if (tengen_go_get_rules (self->go)->repetition !=
          TENGEN_GO_REPETITION_BASIC ||
      !tengen_go_get_cycle (self->go, &ply))
    return FALSE;
  *action = tengen_go_state_find_action (self, ply);
  return TRUE;
}

static guint
go_get_marks_left (gconstpointer state)
{
  const TengenGoState *self = state;

  return self->marks_left;
}

/* A move that resumes silently takes two actions of the position. */
static gboolean
go_is_resumed (gconstpointer state)
{
  const TengenGoState *self = state;
  const TengenGoEntry *last = tengen_go_state_get_entry (self, self->n - 1);

  return last != NULL && self->phase == TENGEN_PHASE_PLAY &&
         last->phase == TENGEN_PHASE_COUNT && last->plies == 1;
}

static TengenStone
go_get_resumer (gconstpointer state, TengenSeat seat)
{
  const TengenGoState *self = state;

  if (tengen_go_get_rules (self->go)->resume == TENGEN_GO_RESUME_OPPONENT &&
      seat != TENGEN_SEAT_NONE)
    return seat == TENGEN_SEAT_FIRST ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK;
  return tengen_go_get_to_move (self->go);
}

/* Puts the terms of the count aside and starts without any. */
static void
put_terms_aside (TengenGoState *self, TengenGoEntry *entry)
{
  entry->terms = g_steal_pointer (&self->terms);
  entry->put_aside = TRUE;
  self->n_aside += entry->terms != NULL;
  self->marks_left = 0;
  self->agreed[TENGEN_SEAT_FIRST] = FALSE;
  self->agreed[TENGEN_SEAT_SECOND] = FALSE;
}

/* Lets play go on with an action that a file may hold where play had stopped
 * without saying so; @stone moves first then. */
static void
go_on (TengenGoState *self, TengenStone stone)
{
  TengenGoEntry *entry;

  if (self->phase == TENGEN_PHASE_PLAY)
    {
      if (self->duty != TENGEN_DUTY_NONE)
        tengen_go_state_add_entry (self, 1);
      self->duty = TENGEN_DUTY_NONE;
      return;
    }
  entry = tengen_go_state_add_entry (self, 2);
  tengen_go_resume (self->go, stone);
  put_terms_aside (self, entry);
  self->phase = TENGEN_PHASE_PLAY;
  self->duty = TENGEN_DUTY_NONE;
  self->result = (TengenResult){ 0 };
}

/* Ends the game if an action has decided it by captures. */
static void
end_by_captures (TengenGoState *self)
{
  TengenResult result;

  if (!is_decided (self, &result))
    return;
  if (tengen_go_state_get_entry (self, self->n) == NULL)
    tengen_go_state_add_entry (self, 1);
  self->phase = TENGEN_PHASE_OVER;
  self->result = result;
}

/* Ends an action. */
static void
count_action (TengenGoState *self)
{
  TengenGoEntry *entry;

  end_by_captures (self);
  entry = tengen_go_state_get_entry (self, self->n);
  if (entry != NULL)
    entry->ply = tengen_go_get_ply (self->go);
  self->n++;
}

static void
go_setup (gpointer state, const guint8 *stones)
{
  TengenGoState *self = state;

  go_on (self, tengen_go_get_to_move (self->go));
  tengen_go_setup_all (self->go, stones);
  count_action (self);
}

static void
go_set_to_move (gpointer state, TengenStone stone)
{
  TengenGoState *self = state;

  go_on (self, stone);
  tengen_go_set_to_move (self->go, stone);
  count_action (self);
}

static int
push_play (TengenGoState *self, const TengenAction *action)
{
  go_on (self, action->stone);
  return tengen_go_play (self->go, action->point, action->stone);
}

static void
push_virtual (TengenGoState *self, const TengenAction *action)
{
  gboolean forced = self->duty == TENGEN_DUTY_VIRTUAL;

  go_on (self, action->stone);
  tengen_go_virtual (self->go, action->stone);
  if (forced)
    self->duty = TENGEN_DUTY_BOARD;
}

/* Play stops; what was agreed before is of another stop. */
static void
stop (TengenGoState *self, TengenGoEntry *entry)
{
  put_terms_aside (self, entry);
  self->phase = TENGEN_PHASE_COUNT;
  self->duty = TENGEN_DUTY_NONE;
}

/* A file may pass on where play had stopped or ended: after passes it stops
 * once more, else it goes on. */
static void
push_pass (TengenGoState *self, const TengenAction *action)
{
  if (tengen_go_get_last_passes (self->go) > 0 && self->setup->rules.goal == 0)
    stop (self, tengen_go_state_add_entry (self, 1));
  else
    go_on (self, action->stone);
  tengen_go_pass (self->go, action->stone);
}

static void
push_propose (TengenGoState *self)
{
  tengen_go_state_add_entry (self, 0);
  if (self->phase == TENGEN_PHASE_PLAY && self->duty == TENGEN_DUTY_NONE)
    self->duty = TENGEN_DUTY_ANSWER;
}

/* An answer to nothing, in a file, means nothing. */
static void
push_answer (TengenGoState *self, const TengenAction *action)
{
  TengenGoEntry *entry = tengen_go_state_add_entry (self, 0);

  if (self->duty != TENGEN_DUTY_ANSWER)
    return;
  if (action->kind == TENGEN_ACTION_ACCEPT)
    stop (self, entry);
  else
    self->duty = TENGEN_DUTY_VIRTUAL;
}

static void
end (TengenGoState *self, TengenResultKind kind, TengenStone winner)
{
  tengen_go_state_add_entry (self, 0);
  self->phase = TENGEN_PHASE_OVER;
  self->duty = TENGEN_DUTY_NONE;
  self->result = (TengenResult){ kind, winner, 0 };
}

/* A player who resigns or runs out of time loses. */
static void
push_loss (TengenGoState *self, const TengenAction *action)
{
  end (self,
       action->kind == TENGEN_ACTION_TIME ? TENGEN_RESULT_TIME
                                          : TENGEN_RESULT_RESIGN,
       action->seat == TENGEN_SEAT_FIRST ? TENGEN_STONE_WHITE
                                         : TENGEN_STONE_BLACK);
}

/* Where play has not stopped, a file says nothing by it. */
static void
push_resume (TengenGoState *self, const TengenAction *action)
{
  gboolean stopped = self->phase != TENGEN_PHASE_PLAY;
  TengenStone stone = go_get_resumer (self, action->seat);
  TengenGoEntry *entry = tengen_go_state_add_entry (self, stopped ? 1 : 0);

  if (!stopped)
    return;
  tengen_go_resume (self->go, stone);
  put_terms_aside (self, entry);
  self->phase = TENGEN_PHASE_PLAY;
  self->duty = TENGEN_DUTY_NONE;
}

/* Said again, it counts nothing again: marks are of the count alone. */
static void
push_finish (TengenGoState *self)
{
  g_autoptr (TengenGoCount) count = NULL;
  gboolean draw;

  if (self->phase == TENGEN_PHASE_OVER &&
      (self->result.kind == TENGEN_RESULT_COUNT ||
       self->result.kind == TENGEN_RESULT_DRAW))
    {
      tengen_go_state_add_entry (self, 0);
      return;
    }
  count = tengen_go_state_count (self, NULL, NULL);
  draw = count->winner == TENGEN_STONE_NONE;
  end (self, draw ? TENGEN_RESULT_DRAW : TENGEN_RESULT_COUNT, count->winner);
  self->result.margin_x2 = count->margin_x2;
}

static void
push_agree (TengenGoState *self, const TengenAction *action)
{
  tengen_go_state_add_entry (self, 0);
  self->agreed[action->seat] = action->value != 0;
}

static int
push_move (TengenGoState *self, const TengenAction *action)
{
  if (action->kind == TENGEN_ACTION_PLAY)
    return push_play (self, action);
  if (action->kind == TENGEN_ACTION_PASS)
    push_pass (self, action);
  else
    push_virtual (self, action);
  return 0;
}

static void
push_count (TengenGoState *self, const TengenAction *action)
{
  /* a mark is taken back in the record */
  g_return_if_fail (action->kind != TENGEN_ACTION_UNMARK);

  if (action->kind == TENGEN_ACTION_AGREE)
    push_agree (self, action);
  else if (action->kind == TENGEN_ACTION_RESUME)
    push_resume (self, action);
  else
    push_finish (self);
}

/* Whether an action has to do with a stop and a count. */
static gboolean
is_of_count (TengenActionGroup group)
{
  return group == TENGEN_ACTION_GROUP_STOP ||
         group == TENGEN_ACTION_GROUP_TERM ||
         group == TENGEN_ACTION_GROUP_COUNT;
}

static void
push_word (TengenGoState *self,
           TengenActionGroup group,
           const TengenAction *action)
{
  if (self->setup->rules.goal > 0 && is_of_count (group))
    {
      /* a file may say so; nothing is counted */
      tengen_go_state_add_entry (self, 0);
      return;
    }
  switch (group)
    {
    case TENGEN_ACTION_GROUP_STOP:
      if (action->kind == TENGEN_ACTION_PROPOSE)
        push_propose (self);
      else
        push_answer (self, action);
      return;
    case TENGEN_ACTION_GROUP_LOSS:
      push_loss (self, action);
      return;
    case TENGEN_ACTION_GROUP_VOID:
      end (self, TENGEN_RESULT_VOID, TENGEN_STONE_NONE);
      return;
    case TENGEN_ACTION_GROUP_TERM:
      tengen_go_state_push_mark (self, action);
      return;
    case TENGEN_ACTION_GROUP_COUNT:
      push_count (self, action);
      return;
    case TENGEN_ACTION_GROUP_MOVE:
    case TENGEN_ACTION_GROUP_OPENING:
    case TENGEN_ACTION_GROUP_CLAIM:
    case TENGEN_ACTION_GROUP_DRAW:
      break;
    }
  /* a file may say so; it means nothing here */
  tengen_go_state_add_entry (self, 0);
}

static int
go_push (gpointer state, const TengenAction *action)
{
  TengenGoState *self = state;
  TengenActionGroup group = tengen_action_get_info (action->kind)->group;
  int taken = 0;

  if (group == TENGEN_ACTION_GROUP_MOVE)
    taken = push_move (self, action);
  else
    push_word (self, group, action);
  count_action (self);
  return taken;
}

static void
go_pop (gpointer state)
{
  TengenGoState *self = state;
  TengenGoEntry *entry = tengen_go_state_get_entry (self, --self->n);

  if (entry == NULL)
    {
      tengen_go_undo (self->go);
      find_reached (self);
      return;
    }
  tengen_go_state_pop_mark (self, entry);
  for (guint i = 0; i < entry->plies; i++)
    tengen_go_undo (self->go);
  if (entry->put_aside)
    {
      tengen_go_terms_free (self->terms);
      self->n_aside -= entry->terms != NULL;
      self->terms = g_steal_pointer (&entry->terms);
    }
  self->phase = (TengenPhase) entry->phase;
  self->duty = (TengenDuty) entry->duty;
  self->result = entry->result;
  self->marks_left = entry->marks_left;
  for (int seat = 0; seat < 3; seat++)
    self->agreed[seat] = entry->agreed >> seat & 1;
  g_array_set_size (self->entries, self->entries->len - 1);
  find_reached (self);
}

static guint
go_get_n (gconstpointer state)
{
  const TengenGoState *self = state;

  return self->n;
}

static gsize
go_get_history (gconstpointer state)
{
  const TengenGoState *self = state;
  gsize terms = self->n_aside > 0
                    ? tengen_go_terms_get_size (tengen_board_get_n_points (
                          tengen_go_get_board (self->go)))
                    : 0;

  return self->n * (gsize) ACTION_BYTES + self->n_aside * terms +
         tengen_go_get_history (self->go);
}

static void
go_restart (gpointer state)
{
  TengenGoState *self = state;

  tengen_go_restart (self->go);
}

static TengenResult
go_get_result (gconstpointer state)
{
  const TengenGoState *self = state;

  return self->result;
}

const TengenKind *
tengen_kind_go (void)
{
  static const TengenKindGo GO = {
    .get_line = go_get_line,
    .get_cycle = go_get_cycle,
    .get_agreement = tengen_go_state_get_agreement,
    .get_said = tengen_go_state_get_said,
    .get_agreed = go_get_agreed,
    .get_marks_left = go_get_marks_left,
    .get_resumer = go_get_resumer,
    .is_resumed = go_is_resumed,
    .restart = go_restart,
    .count = tengen_go_state_count,
  };
  static const TengenKind KIND = {
    .id = "go",
    .is_strict = TRUE,
    .go = &GO,
    .create = go_create,
    .copy = go_copy,
    .destroy = go_destroy,
    .get_board = go_get_board,
    .get_to_move = go_get_to_move,
    .get_phase = go_get_phase,
    .get_duty = go_get_duty,
    .setup = go_setup,
    .set_to_move = go_set_to_move,
    .check = tengen_go_state_check,
    .check_point = tengen_go_state_check_point,
    .check_move = tengen_go_state_check_move,
    .push = go_push,
    .pop = go_pop,
    .get_n = go_get_n,
    .get_history = go_get_history,
    .map = tengen_go_state_map,
    .get_result = go_get_result,
  };

  return &KIND;
}
