/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * judge-gate: a judge for tests that says what it is told, when it is told
 *
 * Shape: the thread of the judge waits at a gate until a test opens it, so that
 *        what happens before and after the answer is certain.
 * Not:   a test; included by them.
 */
#pragma once

#include "tengen-session-private.h"

static struct
{
  GMutex mutex;
  GCond cond;
  gboolean open;
  guint n_asked;
  TengenGoKoFights ko_fights;
  guint8 life[TENGEN_BOARD_MAX_POINTS];
} gate;

static inline int
gate_judge (const TengenBoard *board,
            TengenGoKoFights ko_fights,
            guint8 *life,
            gint8 *share)
{
  int n_points = tengen_board_get_n_points (board);
  int n_dead = 0;

  g_mutex_lock (&gate.mutex);
  while (!gate.open)
    g_cond_wait (&gate.cond, &gate.mutex);
  gate.n_asked++;
  gate.ko_fights = ko_fights;
  for (int i = 0; i < n_points; i++)
    {
      life[i] = gate.life[i];
      n_dead += life[i] == TENGEN_GO_LIFE_DEAD;
    }
  g_mutex_unlock (&gate.mutex);
  return n_dead;
}

static inline void
gate_set_open (gboolean open)
{
  g_mutex_lock (&gate.mutex);
  gate.open = open;
  g_cond_broadcast (&gate.cond);
  g_mutex_unlock (&gate.mutex);
}

/* Begins to judge for a session, with a shut gate and all stones alive. */
static inline void
gate_begin (TengenSession *session)
{
  tengen_session_get_judging (session)->judge = gate_judge;
  gate_set_open (FALSE);
  gate.n_asked = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (gate.life); i++)
    gate.life[i] = TENGEN_GO_LIFE_ALIVE;
}

/* Lets the judge answer, and waits until the session has taken it. */
static inline void
gate_pass (TengenSession *session)
{
  gate_set_open (TRUE);
  while (tengen_session_is_judging (session))
    g_main_context_iteration (NULL, TRUE);
}
