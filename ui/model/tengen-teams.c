/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-teams: the two teams of a class: names, numbers of people, points
 */
#include "tengen-teams.h"

#include "tengen-signal.h"

#define N_STONES 3

/* Points by colour. */
typedef struct
{
  int of[N_STONES];
} Points;

struct _TengenTeams
{
  GObject parent_instance;

  char *names[N_STONES];
  int members[N_STONES];
  Points points;
  GArray *before; /* (element-type Points): points as they were, latest last */
};

G_DEFINE_FINAL_TYPE (TengenTeams, tengen_teams, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tengen_teams_finalize (GObject *object)
{
  TengenTeams *self = TENGEN_TEAMS (object);

  for (int i = 0; i < N_STONES; i++)
    g_free (self->names[i]);
  g_array_unref (self->before);
  G_OBJECT_CLASS (tengen_teams_parent_class)->finalize (object);
}

static void
tengen_teams_class_init (TengenTeamsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_teams_finalize;
  /* TengenTeams::changed: a name, a number of people or points are others */
  signals[CHANGED] = tengen_signal_new ("changed", TENGEN_TYPE_TEAMS, 0);
}

static void
tengen_teams_init (TengenTeams *self)
{
  self->before = g_array_new (FALSE, FALSE, sizeof (Points));
}

TengenTeams *
tengen_teams_new (void)
{
  return g_object_new (TENGEN_TYPE_TEAMS, NULL);
}

static gboolean
is_team (TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE;
}

static void
emit_changed (TengenTeams *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

const char *
tengen_teams_get_name (TengenTeams *self, TengenStone stone)
{
  g_return_val_if_fail (TENGEN_IS_TEAMS (self) && is_team (stone), NULL);

  return self->names[stone];
}

/* Without blanks around it, not too long; NULL if nothing is left. */
static char *
clean_name (const char *name)
{
  g_autofree char *own = g_strdup (name != NULL ? name : "");
  char *clean;

  g_strstrip (own);
  clean = g_utf8_strlen (own, -1) > TENGEN_TEAMS_MOST_LETTERS
              ? g_utf8_substring (own, 0, TENGEN_TEAMS_MOST_LETTERS)
              : g_strdup (own);
  if (*clean == '\0')
    g_clear_pointer (&clean, g_free);
  return clean;
}

void
tengen_teams_set_name (TengenTeams *self, TengenStone stone, const char *name)
{
  g_autofree char *clean = NULL;

  g_return_if_fail (TENGEN_IS_TEAMS (self) && is_team (stone));

  clean = clean_name (name);
  if (g_strcmp0 (clean, self->names[stone]) == 0)
    return;
  g_free (self->names[stone]);
  self->names[stone] = g_steal_pointer (&clean);
  emit_changed (self);
}

int
tengen_teams_get_members (TengenTeams *self, TengenStone stone)
{
  g_return_val_if_fail (TENGEN_IS_TEAMS (self) && is_team (stone), 0);

  return self->members[stone];
}

void
tengen_teams_set_members (TengenTeams *self, TengenStone stone, int members)
{
  g_return_if_fail (TENGEN_IS_TEAMS (self) && is_team (stone));
  g_return_if_fail (members >= 0 && members <= TENGEN_TEAMS_MOST_MEMBERS);

  if (self->members[stone] == members)
    return;
  self->members[stone] = members;
  emit_changed (self);
}

int
tengen_teams_get_points (TengenTeams *self, TengenStone stone)
{
  g_return_val_if_fail (TENGEN_IS_TEAMS (self) && is_team (stone), 0);

  return self->points.of[stone];
}

gboolean
tengen_teams_add_points (TengenTeams *self, TengenStone stone, int by)
{
  int points;

  g_return_val_if_fail (TENGEN_IS_TEAMS (self) && is_team (stone), FALSE);

  points = self->points.of[stone] + by;
  if (points < 0 || points > TENGEN_TEAMS_MOST_POINTS || by == 0)
    return FALSE;
  g_array_append_val (self->before, self->points);
  self->points.of[stone] = points;
  emit_changed (self);
  return TRUE;
}

gboolean
tengen_teams_wipe (TengenTeams *self)
{
  g_return_val_if_fail (TENGEN_IS_TEAMS (self), FALSE);

  if (self->points.of[TENGEN_STONE_BLACK] == 0 &&
      self->points.of[TENGEN_STONE_WHITE] == 0)
    return FALSE;
  g_array_append_val (self->before, self->points);
  self->points = (Points){ { 0 } };
  emit_changed (self);
  return TRUE;
}

gboolean
tengen_teams_can_undo (TengenTeams *self)
{
  g_return_val_if_fail (TENGEN_IS_TEAMS (self), FALSE);

  return self->before->len > 0;
}

gboolean
tengen_teams_undo (TengenTeams *self)
{
  g_return_val_if_fail (TENGEN_IS_TEAMS (self), FALSE);

  if (self->before->len == 0)
    return FALSE;
  self->points = g_array_index (self->before, Points, self->before->len - 1);
  g_array_set_size (self->before, self->before->len - 1);
  emit_changed (self);
  return TRUE;
}
