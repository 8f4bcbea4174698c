/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-judge: what the program says about the stones of a stop
 *
 * What:  what is certain is marked at once, the rest when a thread has judged
 *        it; what cannot be told is a doubt, kept beside the record.
 * Not:   judging (core/go), what the players say (tengen-session-count).
 * Shape: an answer is adopted only if the same stop still stands. It never
 *        overrides what a player has said of a chain, be it that it lives.
 * Source: go-rules 12, A30 and A31.
 */
#include "tengen-session-private.h"

#include "tengen-go-propose.h"

/* The present position. */

static gboolean
is_counting (TengenSession *self)
{
  return tengen_position_get_phase (tengen_session_get_position (self)) ==
         TENGEN_PHASE_COUNT;
}

/* Whether a proposal is about what stands now. */
static gboolean
is_about_now (TengenSession *self, const TengenProposal *proposal)
{
  const TengenPosition *position = tengen_session_get_position (self);

  return proposal != NULL && is_counting (self) &&
         tengen_game_get_cursor (tengen_session_get_game (self)) ==
             proposal->stop &&
         tengen_go_rules_get_ko_fights (
             &tengen_position_get_setup (position)->rules) ==
             proposal->ko_fights &&
         tengen_board_equal (tengen_position_get_board (position),
                             proposal->board);
}

/* Marks. */

/* What a chain would have to be marked as; ALIVE needs no mark. */
static TengenGoMark
choose_mark (const TengenGoRules *rules, guint8 life)
{
  if (life == TENGEN_GO_LIFE_DEAD)
    return TENGEN_GO_MARK_DEAD;
  return life == TENGEN_GO_LIFE_SEKI && !rules->seki_eyes
             ? TENGEN_GO_MARK_SEKI
             : TENGEN_GO_MARK_ALIVE;
}

/* Whether neither player has said anything about a stone's chain. */
static gboolean
is_open (TengenSession *self, TengenPoint point)
{
  const TengenPosition *position = tengen_session_get_position (self);

  return tengen_position_get_said (position, TENGEN_ACTION_MARK, point) ==
         TENGEN_SAID_NOTHING;
}

/* Marks the judged chains about which neither player has said anything. */
static void
adopt_life (TengenSession *self, const guint8 *life)
{
  const TengenGameSetup *setup =
      tengen_position_get_setup (tengen_session_get_position (self));
  int n_points = setup->width * setup->height;

  for (int i = 0; i < n_points; i++)
    {
      TengenAction action = { .kind = TENGEN_ACTION_MARK,
                              .point = (TengenPoint) i };
      TengenGoMark mark = choose_mark (&setup->rules, life[i]);

      action.value = (int) mark;
      if (mark != TENGEN_GO_MARK_ALIVE && is_open (self, action.point))
        tengen_session_send_action (self, &action);
    }
}

/* What needs no thread: what no play can save. */
static void
adopt_certain (TengenSession *self)
{
  const TengenBoard *board =
      tengen_position_get_board (tengen_session_get_position (self));
  int n_points = tengen_board_get_n_points (board);
  g_autofree guint8 *life = g_malloc0 ((gsize) n_points);

  tengen_go_dead_find_certain (board, life);
  for (int i = 0; i < n_points; i++)
    life[i] = life[i] ? TENGEN_GO_LIFE_DEAD : TENGEN_GO_LIFE_ALIVE;
  adopt_life (self, life);
}

/* Claims. */

/* The board without the stones that are marked dead. */
static void
read_living (const TengenPosition *position, guint8 *stones)
{
  const TengenBoard *board = tengen_position_get_board (position);
  int n_points = tengen_board_get_n_points (board);

  tengen_board_read (board, stones);
  for (int i = 0; i < n_points; i++)
    if (tengen_position_get_mark (position, (TengenPoint) i) ==
        TENGEN_GO_MARK_DEAD)
      stones[i] = TENGEN_STONE_NONE;
}

/* Proposes whose the neutral points are that one side has alone. */
static void
adopt_claims (TengenSession *self)
{
  const TengenPosition *position = tengen_session_get_position (self);
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  int n_points = setup->width * setup->height;
  g_autofree guint8 *stones = g_malloc ((gsize) n_points);
  g_autofree guint8 *claims = g_malloc0 ((gsize) n_points);

  read_living (position, stones);
  tengen_go_propose_claims (stones, setup->width, setup->height, claims);
  for (int i = 0; i < n_points; i++)
    {
      TengenAction action = { .kind = TENGEN_ACTION_CLAIM,
                              .point = (TengenPoint) i,
                              .value = claims[i] };

      position = tengen_session_get_position (self);
      if (claims[i] != TENGEN_STONE_NONE &&
          tengen_position_get_said (position,
                                    TENGEN_ACTION_CLAIM,
                                    action.point) == TENGEN_SAID_NOTHING)
        tengen_session_send_action (self, &action);
    }
}

/* The thread. */

static void
adopt (TengenSession *self, const TengenProposal *proposal)
{
  TengenGoRules rules =
      tengen_game_get_setup (tengen_session_get_game (self))->rules;

  tengen_session_freeze (self);
  adopt_life (self, proposal->life);
  if (rules.claims)
    adopt_claims (self);
  tengen_session_thaw (self);
}

/* The answer to a stop that was left waits until the user comes back to it, and
 * does not discard what can still be redone. */
static void
adopt_if_due (TengenSession *self)
{
  TengenProposal *judged = tengen_session_get_judging (self)->judged;

  if (!judged->adopt || !is_about_now (self, judged) ||
      tengen_game_get_n_redo (tengen_session_get_game (self)) > 0)
    return;
  judged->adopt = FALSE;
  adopt (self, judged);
}

static void
stop_judging (TengenSession *self)
{
  TengenSessionJudging *judging = tengen_session_get_judging (self);

  if (judging->cancellable != NULL)
    g_cancellable_cancel (judging->cancellable);
  g_clear_object (&judging->cancellable);
  g_clear_pointer (&judging->asked, tengen_proposal_unref);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenSession *self = TENGEN_SESSION (source);
  TengenSessionJudging *judging = tengen_session_get_judging (self);
  TengenProposal *proposal = tengen_proposal_finish (result);

  if (proposal == NULL)
    return;
  stop_judging (self);
  tengen_proposal_unref (judging->judged);
  judging->judged = proposal;
  adopt_if_due (self);
  g_object_notify (source, "judging");
  tengen_session_consider_computer (self);
}

static void
start_judging (TengenSession *self, gboolean adopt)
{
  TengenSessionJudging *judging = tengen_session_get_judging (self);
  const TengenPosition *position = tengen_session_get_position (self);

  stop_judging (self);
  judging->cancellable = g_cancellable_new ();
  judging->asked = tengen_proposal_new (
      tengen_position_get_board (position),
      tengen_game_get_cursor (tengen_session_get_game (self)),
      tengen_go_rules_get_ko_fights (
          &tengen_position_get_setup (position)->rules),
      judging->judge != NULL ? judging->judge : tengen_go_dead_judge,
      adopt);
  tengen_proposal_start (
      judging->asked, G_OBJECT (self), judging->cancellable, judged_cb);
  g_object_notify (G_OBJECT (self), "judging");
}

void
tengen_session_forget_judging (TengenSession *self)
{
  TengenSessionJudging *judging = tengen_session_get_judging (self);

  stop_judging (self);
  g_clear_pointer (&judging->judged, tengen_proposal_unref);
  judging->stop = TENGEN_NODE_NONE;
}

void
tengen_session_note_stop (TengenSession *self)
{
  if (is_counting (self))
    tengen_session_get_judging (self)->stop =
        tengen_game_get_cursor (tengen_session_get_game (self));
}

void
tengen_session_propose_terms (TengenSession *self)
{
  TengenGoRules rules =
      tengen_game_get_setup (tengen_session_get_game (self))->rules;

  tengen_session_note_stop (self);
  tengen_session_freeze (self);
  if (rules.dead)
    adopt_certain (self);
  else if (rules.claims)
    adopt_claims (self);
  tengen_session_thaw (self);
  if (rules.dead)
    start_judging (self, TRUE);
}

void
tengen_session_judge (TengenSession *self)
{
  TengenSessionJudging *judging;
  const TengenGame *game;

  g_return_if_fail (TENGEN_IS_SESSION (self));

  judging = tengen_session_get_judging (self);
  game = tengen_session_get_game (self);
  if (!is_counting (self) || !tengen_game_get_setup (game)->rules.dead)
    return;
  if (is_about_now (self, judging->judged))
    adopt_if_due (self);
  else if (!is_about_now (self, judging->asked))
    start_judging (self, tengen_game_get_cursor (game) == judging->stop);
}

gboolean
tengen_session_is_judging (TengenSession *self)
{
  g_return_val_if_fail (TENGEN_IS_SESSION (self), FALSE);

  return is_about_now (self, tengen_session_get_judging (self)->asked);
}

/* Doubts. */

static gboolean
is_doubtful (TengenSession *self, const guint8 *life, TengenPoint point)
{
  const TengenGoRules *rules =
      &tengen_game_get_setup (tengen_session_get_game (self))->rules;

  return (life[point] == TENGEN_GO_LIFE_DOUBTFUL ||
          choose_mark (rules, life[point]) != TENGEN_GO_MARK_ALIVE) &&
         is_open (self, point);
}

/* Finds the chain of a stone; tells whether the stone is its first. */
static gboolean
find_chain (const TengenBoard *board, TengenDoubt *doubt)
{
  g_autofree TengenPoint *points =
      g_new (TengenPoint, tengen_board_get_n_points (board));

  doubt->stone = tengen_board_get (board, doubt->point);
  doubt->n_stones = tengen_board_list_chain (board, doubt->point, points);
  for (int i = 0; i < doubt->n_stones; i++)
    if (points[i] < doubt->point)
      return FALSE;
  return TRUE;
}

GArray *
tengen_session_list_doubts (TengenSession *self)
{
  const TengenProposal *judged;
  GArray *doubts;
  int n_points;

  g_return_val_if_fail (TENGEN_IS_SESSION (self), NULL);

  doubts = g_array_new (FALSE, FALSE, sizeof (TengenDoubt));
  judged = tengen_session_get_judging (self)->judged;
  if (!is_about_now (self, judged))
    return doubts;
  n_points = tengen_board_get_n_points (judged->board);
  for (int i = 0; i < n_points; i++)
    {
      TengenDoubt doubt = { .point = (TengenPoint) i };

      if (tengen_board_get (judged->board, doubt.point) != TENGEN_STONE_NONE &&
          is_doubtful (self, judged->life, doubt.point) &&
          find_chain (judged->board, &doubt))
        g_array_append_val (doubts, doubt);
    }
  return doubts;
}
