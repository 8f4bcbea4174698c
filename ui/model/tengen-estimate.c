/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-estimate: how a game would be counted if it ended as it stands (目算)
 *
 * Shape: a job is a task on a copy of the board. While a job runs no other one
 *        starts. When it is done, its answer is used if board and rules are
 *        still the same; otherwise the present board is judged.
 */
#include "tengen-estimate.h"

#include "tengen-estimate-count.h"
#include "tengen-signal.h"
#include "tengen-worker.h"

struct _TengenEstimate
{
  GObject parent_instance;

  TengenEstimateJudge judge;
  TengenSession *session;
  GSignalGroup *signals;
  /* (nullable): the last answer */
  TengenEstimateAnswer *answer;
  gboolean active;
  /* a job is at work, maybe for a board that is gone */
  gboolean working;
};

G_DEFINE_FINAL_TYPE (TengenEstimate, tengen_estimate, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/**
 * Job:
 * @judge: who judges
 * @answer: (nullable): the board, and room for what is found out
 *
 * What a thread is given.
 */
typedef struct
{
  TengenEstimateJudge judge;
  TengenEstimateAnswer *answer;
} Job;

static void start_if_needed (TengenEstimate *self);

/* --- Answers --- */

static TengenEstimateAnswer *
answer_new (const TengenPosition *position)
{
  TengenEstimateAnswer *self = g_new0 (TengenEstimateAnswer, 1);
  const TengenBoard *board = tengen_position_get_board (position);
  gsize n = (gsize) tengen_board_get_n_points (board);

  self->board = tengen_board_copy (board);
  self->rules = tengen_position_get_setup (position)->rules;
  self->life = g_malloc0 (n);
  self->share = g_new0 (gint8, n);
  self->whose = g_malloc0 (n);
  return self;
}

static void
answer_free (TengenEstimateAnswer *self)
{
  if (self == NULL)
    return;
  tengen_board_free (self->board);
  g_free (self->life);
  g_free (self->share);
  g_free (self->whose);
  g_free (self);
}

/* Notes whose points are counted, so that a picture shows what is said. */
static void
answer_complete (TengenEstimateAnswer *self, const TengenPosition *position)
{
  g_autoptr (TengenGoCount) count =
      tengen_estimate_count_position (position, self->life, self->share);

  for (int i = 0; count != NULL && i < count->n_points; i++)
    self->whose[i] =
        (guint8) tengen_go_owner_get_side ((TengenGoOwner) count->owner[i]);
}

/* The largest first, for there may be no room to name all. */
static int
compare_doubts (gconstpointer a, gconstpointer b)
{
  const TengenDoubt *left = a;
  const TengenDoubt *right = b;

  if (left->n_stones != right->n_stones)
    return right->n_stones - left->n_stones;
  return left->point - right->point;
}

static void
append_doubts (const TengenEstimateAnswer *self, GArray *doubts)
{
  int n_points = tengen_board_get_n_points (self->board);
  g_autofree TengenPoint *chain = g_new (TengenPoint, n_points);
  g_autofree guint8 *seen = g_malloc0 ((gsize) n_points);

  for (int i = 0; i < n_points; i++)
    {
      TengenDoubt doubt = { .point = (TengenPoint) i };

      if (seen[i] || self->life[i] != TENGEN_GO_LIFE_DOUBTFUL)
        continue;
      doubt.stone = tengen_board_get (self->board, doubt.point);
      doubt.n_stones =
          tengen_board_list_chain (self->board, doubt.point, chain);
      for (int j = 0; j < doubt.n_stones; j++)
        seen[chain[j]] = TRUE;
      g_array_append_val (doubts, doubt);
    }
}

/* --- What there is to be judged --- */

static const TengenPosition *
get_position (TengenEstimate *self)
{
  return tengen_session_get_position (self->session);
}

/* Whether an answer is about what stands now: other rules may be chosen for a
 * game that is under way, and what lives and what counts depends on them. */
static gboolean
is_about_now (TengenEstimate *self, const TengenEstimateAnswer *answer)
{
  const TengenPosition *position = get_position (self);

  return tengen_go_rules_equal (&answer->rules,
                                &tengen_position_get_setup (position)->rules) &&
         tengen_board_equal (answer->board,
                             tengen_position_get_board (position));
}

static gboolean
is_fresh (TengenEstimate *self)
{
  return self->answer != NULL && is_about_now (self, self->answer);
}

/* --- Jobs --- */

static void
job_free (gpointer data)
{
  Job *self = data;

  answer_free (self->answer);
  g_free (self);
}

static void
judge_in_thread (GTask *task,
                 gpointer source,
                 gpointer data,
                 GCancellable *cancellable)
{
  const Job *job = data;

  job->judge (job->answer->board,
              tengen_go_rules_get_ko_fights (&job->answer->rules),
              job->answer->life,
              job->answer->share);
  g_task_return_boolean (task, TRUE);
}

/* Whether what was judged is what is there now. */
static gboolean
is_wanted (TengenEstimate *self, const TengenEstimateAnswer *answer)
{
  return self->active && !tengen_position_is_counted (get_position (self)) &&
         is_about_now (self, answer);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenEstimate *self = TENGEN_ESTIMATE (source);
  Job *job = g_task_get_task_data (G_TASK (result));

  self->working = FALSE;
  if (is_wanted (self, job->answer))
    {
      answer_free (self->answer);
      self->answer = g_steal_pointer (&job->answer);
      answer_complete (self->answer, get_position (self));
      g_signal_emit (self, signals[CHANGED], 0);
    }
  start_if_needed (self);
}

static void
start_job (TengenEstimate *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, judged_cb, NULL);
  Job *job = g_new0 (Job, 1);

  job->judge = self->judge;
  job->answer = answer_new (get_position (self));
  self->working = TRUE;
  g_task_set_task_data (task, job, job_free);
  tengen_worker_run (task, judge_in_thread);
}

static void
start_if_needed (TengenEstimate *self)
{
  if (self->active && !self->working &&
      !tengen_position_is_counted (get_position (self)) && !is_fresh (self))
    start_job (self);
}

/* --- Following the session --- */

static void
end (TengenEstimate *self)
{
  self->active = FALSE;
  g_clear_pointer (&self->answer, answer_free);
}

static void
help_cb (TengenEstimate *self)
{
  if (self->active && !tengen_estimate_can (self))
    end (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Another game of the record may be none of Go, or have another board. */
static void
replaced_cb (TengenEstimate *self)
{
  g_clear_pointer (&self->answer, answer_free);
  if (!tengen_estimate_can (self))
    self->active = FALSE;
}

static void
tengen_estimate_dispose (GObject *object)
{
  TengenEstimate *self = TENGEN_ESTIMATE (object);

  end (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (tengen_estimate_parent_class)->dispose (object);
}

static void
tengen_estimate_class_init (TengenEstimateClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_estimate_dispose;

  /* TengenEstimate::changed: active or not, another answer, or none */
  signals[CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);
}

static void
tengen_estimate_init (TengenEstimate *self)
{
  self->judge = tengen_go_dead_judge;
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "replaced", G_CALLBACK (replaced_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (start_if_needed), self);
  g_signal_group_connect_swapped (
      self->signals, "notify::help-allowed", G_CALLBACK (help_cb), self);
}

/* --- Public --- */

TengenEstimate *
tengen_estimate_new (TengenEstimateJudge judge)
{
  TengenEstimate *self = g_object_new (TENGEN_TYPE_ESTIMATE, NULL);

  if (judge != NULL)
    self->judge = judge;
  return self;
}

void
tengen_estimate_set_session (TengenEstimate *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_ESTIMATE (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  if (self->session == session)
    return;
  end (self);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->signals, session);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
tengen_estimate_set_active (TengenEstimate *self, gboolean active)
{
  g_return_if_fail (TENGEN_IS_ESTIMATE (self));

  active = active && tengen_estimate_can (self);
  if (self->active == active)
    return;
  if (active)
    self->active = TRUE;
  else
    end (self);
  start_if_needed (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
tengen_estimate_get_active (TengenEstimate *self)
{
  g_return_val_if_fail (TENGEN_IS_ESTIMATE (self), FALSE);

  return self->active;
}

gboolean
tengen_estimate_can (TengenEstimate *self)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (TENGEN_IS_ESTIMATE (self), FALSE);

  if (self->session == NULL || !tengen_session_get_help_allowed (self->session))
    return FALSE;
  setup = tengen_position_get_setup (get_position (self));
  return setup->game == 1 && tengen_game_setup_has_board (setup) &&
         setup->rules.goal == 0;
}

TengenEstimateState
tengen_estimate_get_state (TengenEstimate *self)
{
  g_autoptr (TengenGoCount) count = NULL;

  g_return_val_if_fail (TENGEN_IS_ESTIMATE (self), TENGEN_ESTIMATE_OFF);

  if (!self->active)
    return TENGEN_ESTIMATE_OFF;
  if (tengen_position_is_counted (get_position (self)))
    return TENGEN_ESTIMATE_COUNTED;
  if (!is_fresh (self))
    return TENGEN_ESTIMATE_WORKING;
  count = tengen_estimate_count_position (
      get_position (self), self->answer->life, self->answer->share);
  return count != NULL ? TENGEN_ESTIMATE_READY : TENGEN_ESTIMATE_EARLY;
}

const TengenEstimateAnswer *
tengen_estimate_get_answer (TengenEstimate *self)
{
  g_return_val_if_fail (TENGEN_IS_ESTIMATE (self), NULL);

  return self->answer;
}

GArray *
tengen_estimate_list_doubts (TengenEstimate *self)
{
  GArray *doubts = g_array_new (FALSE, FALSE, sizeof (TengenDoubt));

  g_return_val_if_fail (TENGEN_IS_ESTIMATE (self), doubts);

  if (tengen_estimate_get_state (self) == TENGEN_ESTIMATE_READY)
    append_doubts (self->answer, doubts);
  g_array_sort (doubts, compare_doubts);
  return doubts;
}

TengenGoCount *
tengen_estimate_count (TengenEstimate *self, TengenGoRules *rules)
{
  g_return_val_if_fail (TENGEN_IS_ESTIMATE (self), NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  if (!self->active || tengen_position_is_counted (get_position (self)) ||
      !is_fresh (self))
    return NULL;
  *rules = tengen_estimate_count_rules (
      &tengen_position_get_setup (get_position (self))->rules);
  return tengen_estimate_count_position (
      get_position (self), self->answer->life, self->answer->share);
}
