/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * proof-oracle: who can force something, by going through every position
 */
#include "proof-oracle.h"

#include "tengen-go-alive.h"

#include <string.h>

#define NO_BAN 31

/* A position; what it leads to is in the list of arcs, backwards. */
typedef struct
{
  guint8 stones[25];
  guint8 to_move;
  guint8 ban;
  gboolean is_event;
  gboolean is_over;
  guint n_open; /* moves that do not force the event */
  GArray *from; /* positions that lead here */
} State;

typedef struct
{
  const ProofCase *ask;
  GPtrArray *states;
  GHashTable *places;
} Oracle;

static int
list_beside (const ProofCase *ask, int point, int *around)
{
  return tengen_point_list_around (
      point, ask->width, ask->width * ask->height, around);
}

/* Lists a chain; returns how many stones. Sets whether it has a liberty. */
static int
flood (const ProofCase *ask,
       const guint8 *stones,
       int point,
       int *chain,
       int *n_liberties)
{
  guint seen = 1u << point;
  int n = 0;

  *n_liberties = 0;
  chain[n++] = point;
  for (int i = 0; i < n; i++)
    {
      int around[4];
      int k = list_beside (ask, chain[i], around);

      for (int j = 0; j < k; j++)
        {
          if (seen & 1u << around[j])
            continue;
          if (stones[around[j]] == stones[point])
            chain[n++] = around[j];
          else if (stones[around[j]] == TENGEN_STONE_NONE)
            (*n_liberties)++;
          else
            continue;
          seen |= 1u << around[j];
        }
    }
  return n;
}

/* Plays; FALSE if it is not allowed. */
static gboolean
play (const ProofCase *ask, const State *from, int point, State *to)
{
  int around[4], chain[25], n_liberties;
  int k = list_beside (ask, point, around);
  int n_taken = 0, taken = 0;

  if (from->stones[point] != TENGEN_STONE_NONE || point == from->ban)
    return FALSE;
  *to = *from;
  to->to_move = 3 - from->to_move;
  to->ban = NO_BAN;
  to->stones[point] = from->to_move;
  for (int i = 0; i < k; i++)
    {
      int n;

      if (to->stones[around[i]] != to->to_move)
        continue;
      n = flood (ask, to->stones, around[i], chain, &n_liberties);
      if (n_liberties > 0)
        continue;
      for (int j = 0; j < n; j++)
        to->stones[chain[j]] = TENGEN_STONE_NONE;
      n_taken += n;
      taken = around[i];
    }
  k = flood (ask, to->stones, point, chain, &n_liberties);
  if (n_liberties == 0)
    return FALSE;
  if (n_taken == 1 && k == 1 && n_liberties == 1 &&
      to->to_move != (guint8) ask->master)
    to->ban = (guint8) taken;
  return TRUE;
}

static gboolean
is_alive (const ProofCase *ask, const guint8 *stones, int target)
{
  guint8 alive[25];

  tengen_go_alive (stones,
                   ask->width,
                   ask->height,
                   (TengenStone) stones[target],
                   alive,
                   NULL);
  return alive[target];
}

/* Sets whether the event has come about, or cannot any more. */
static void
judge (const ProofCase *ask, State *self)
{
  const guint8 *now = self->stones, *start = ask->stones;
  int a = ask->targets[0], b = ask->targets[1];
  gboolean has_a = now[a] == start[a];
  gboolean has_b = b < 0 || now[b] == start[b];
  int chain[25], n_liberties, n;

  self->is_event = FALSE;
  self->is_over = FALSE;
  switch (ask->event)
    {
    case PROOF_EVENT_TAKEN:
      self->is_event = !has_a;
      self->is_over = has_a && is_alive (ask, now, a);
      break;
    case PROOF_EVENT_TAKEN_FIRST:
      self->is_event = !has_a && has_b;
      self->is_over = !has_b || (has_a && is_alive (ask, now, a));
      break;
    case PROOF_EVENT_JOINED:
      self->is_over = !has_a || !has_b;
      if (self->is_over)
        break;
      n = flood (ask, now, a, chain, &n_liberties);
      for (int i = 0; i < n; i++)
        self->is_event |= chain[i] == b;
      break;
    case PROOF_EVENT_ALIVE:
      self->is_over = !has_a;
      self->is_event = has_a && is_alive (ask, now, a);
      break;
    }
}

static guint64
make_key (const ProofCase *ask, const State *state)
{
  guint64 key = state->to_move * 32 + state->ban;

  for (int i = 0; i < ask->width * ask->height; i++)
    key = key * 3 + state->stones[i];
  return key;
}

/* Finds or adds a position. */
static guint
enter (Oracle *self, State *state)
{
  guint64 key = make_key (self->ask, state);
  gpointer place;
  State *kept;

  if (g_hash_table_lookup_extended (self->places, &key, NULL, &place))
    return GPOINTER_TO_UINT (place);
  kept = g_memdup2 (state, sizeof *state);
  judge (self->ask, kept);
  kept->from = g_array_new (FALSE, FALSE, sizeof (guint));
  kept->n_open = 0;
  g_ptr_array_add (self->states, kept);
  g_hash_table_insert (self->places,
                       g_memdup2 (&key, sizeof key),
                       GUINT_TO_POINTER (self->states->len - 1));
  return self->states->len - 1;
}

static void
lead (Oracle *self, guint from, State *state)
{
  guint to = enter (self, state);
  State *origin = self->states->pdata[from];
  State *end = self->states->pdata[to];

  origin->n_open++;
  g_array_append_val (end->from, from);
}

/* Lists all that can follow; FALSE if it is too much. */
static gboolean
spread (Oracle *self, guint most)
{
  for (guint i = 0; i < self->states->len; i++)
    {
      const State *state = self->states->pdata[i];
      State next;

      if (self->states->len > most)
        return FALSE;
      if (state->is_event || state->is_over)
        continue;
      for (int j = 0; j < self->ask->width * self->ask->height; j++)
        if (play (self->ask, state, j, &next))
          lead (self, i, &next);
      next = *state;
      next.to_move = 3 - state->to_move;
      next.ban = NO_BAN;
      lead (self, i, &next);
    }
  return TRUE;
}

/* Goes backwards from the events. */
static gboolean
is_forced (Oracle *self)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->states->len; i++)
    if (((State *) self->states->pdata[i])->is_event)
      g_array_append_val (queue, i);
  for (guint i = 0; i < queue->len; i++)
    {
      State *state = self->states->pdata[g_array_index (queue, guint, i)];

      for (guint j = 0; j < state->from->len; j++)
        {
          guint from = g_array_index (state->from, guint, j);
          State *before = self->states->pdata[from];

          if (before->is_event)
            continue;
          before->n_open--;
          if (before->to_move != (guint8) self->ask->side && before->n_open > 0)
            continue;
          before->is_event = TRUE;
          g_array_append_val (queue, from);
        }
    }
  return ((State *) self->states->pdata[0])->is_event;
}

static void
free_state (gpointer data)
{
  State *self = data;

  g_array_unref (self->from);
  g_free (self);
}

int
proof_oracle_ask (const ProofCase *ask, guint most)
{
  Oracle self = { .ask = ask,
                  .states = g_ptr_array_new_with_free_func (free_state),
                  .places = g_hash_table_new_full (
                      g_int64_hash, g_int64_equal, g_free, NULL) };
  State start = { .to_move = ask->first, .ban = NO_BAN };
  int answer = -1;

  memcpy (start.stones, ask->stones, sizeof start.stones);
  enter (&self, &start);
  if (spread (&self, most))
    answer = is_forced (&self);
  g_ptr_array_unref (self.states);
  g_hash_table_unref (self.places);
  return answer;
}
