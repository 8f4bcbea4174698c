/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-table: a match that widgets watch
 *
 * Shape: before a change the match is copied; the copies are the way back. A
 *        record that is noted is noted in the copies too; those that do not know
 *        its game yet are dropped, as a game that was played is not unmade.
 */
#include "tengen-match-table.h"

#include "tengen-signal.h"

/* Changes that can be undone. */
#define MOST_UNDO 100

struct _TengenMatchTable
{
  GObject parent_instance;

  /* Owned */
  TengenMatch *match;
  /* (element-type TengenMatch): the match as it was, latest last */
  GPtrArray *before;
};

G_DEFINE_FINAL_TYPE (TengenMatchTable, tengen_match_table, G_TYPE_OBJECT)

enum
{
  PROP_CAN_UNDO = 1,
  N_PROPS
};

enum
{
  CHANGED,
  REPLACED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* --- Changes --- */

static void
emit_changed (TengenMatchTable *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* What was changed has been copied before: @before is taken. */
static void
finish_change (TengenMatchTable *self, TengenMatch *before)
{
  if (self->before->len == MOST_UNDO)
    g_ptr_array_remove_index (self->before, 0);
  g_ptr_array_add (self->before, before);
  emit_changed (self);
}

/* The same for what may be refused. */
static TengenMatchFault
finish_fault (TengenMatchTable *self,
              TengenMatch *before,
              TengenMatchFault fault)
{
  if (fault == TENGEN_MATCH_FAULT_NONE)
    finish_change (self, before);
  else
    tengen_match_free (before);
  return fault;
}

static gboolean
finish_done (TengenMatchTable *self, TengenMatch *before, gboolean done)
{
  if (done)
    finish_change (self, before);
  else
    tengen_match_free (before);
  return done;
}

static gboolean
is_game (const TengenMatch *match, int game)
{
  return game >= 0 && game < (int) match->games->len;
}

static gboolean
is_player (const TengenMatch *match, int player)
{
  return player >= 0 && player < (int) match->players->len;
}

static void
set_file (TengenMatch *match, int index, const char *name)
{
  TengenMatchGame *game = tengen_match_get_game (match, index);

  g_free (game->file);
  game->file = g_strdup (name);
}

/* --- The object --- */

static void
tengen_match_table_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  TengenMatchTable *self = TENGEN_MATCH_TABLE (object);

  if (id == PROP_CAN_UNDO)
    g_value_set_boolean (value, self->before->len > 0);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tengen_match_table_finalize (GObject *object)
{
  TengenMatchTable *self = TENGEN_MATCH_TABLE (object);

  tengen_match_free (self->match);
  g_ptr_array_unref (self->before);
  G_OBJECT_CLASS (tengen_match_table_parent_class)->finalize (object);
}

static void
tengen_match_table_class_init (TengenMatchTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_match_table_get_property;
  object_class->finalize = tengen_match_table_finalize;
  /* TengenMatchTable:can-undo: a change can be undone */
  props[PROP_CAN_UNDO] = g_param_spec_boolean (
      "can-undo", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  /* TengenMatchTable::changed: after every change */
  signals[CHANGED] = tengen_signal_new ("changed", TENGEN_TYPE_MATCH_TABLE, 0);
  /* TengenMatchTable::replaced: it was read anew, "changed" follows */
  signals[REPLACED] =
      tengen_signal_new ("replaced", TENGEN_TYPE_MATCH_TABLE, 0);
}

static void
tengen_match_table_init (TengenMatchTable *self)
{
  self->before =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_match_free);
}

TengenMatchTable *
tengen_match_table_new (TengenMatch *match)
{
  TengenMatchTable *self;

  g_return_val_if_fail (match != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_MATCH_TABLE, NULL);
  self->match = match;
  return self;
}

const TengenMatch *
tengen_match_table_get (TengenMatchTable *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), NULL);

  return self->match;
}

void
tengen_match_table_replace (TengenMatchTable *self, TengenMatch *match)
{
  g_return_if_fail (TENGEN_IS_MATCH_TABLE (self));
  g_return_if_fail (match != NULL);

  tengen_match_free (self->match);
  self->match = match;
  g_ptr_array_set_size (self->before, 0);
  g_signal_emit (self, signals[REPLACED], 0);
  emit_changed (self);
}

TengenMatchFault
tengen_match_table_add_player (TengenMatchTable *self,
                               const char *name,
                               int rank)
{
  TengenMatch *before;

  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), TENGEN_MATCH_FAULT_NAME);
  g_return_val_if_fail (name != NULL, TENGEN_MATCH_FAULT_NAME);

  before = tengen_match_copy (self->match);
  return finish_fault (
      self, before, tengen_match_add_player (self->match, name, rank));
}

TengenMatchFault
tengen_match_table_add_computer (TengenMatchTable *self,
                                 const char *name,
                                 int level)
{
  TengenMatch *before;
  TengenMatchFault fault;

  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), TENGEN_MATCH_FAULT_NAME);
  g_return_val_if_fail (name != NULL, TENGEN_MATCH_FAULT_NAME);

  before = tengen_match_copy (self->match);
  fault = tengen_match_add_player (self->match, name, 0);
  if (fault == TENGEN_MATCH_FAULT_NONE)
    tengen_match_set_computer (
        self->match, (int) self->match->players->len - 1, level, "");
  return finish_fault (self, before, fault);
}

TengenMatchFault
tengen_match_table_set_player (TengenMatchTable *self,
                               int player,
                               const char *name,
                               int rank,
                               gboolean left)
{
  TengenMatch *before;

  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), TENGEN_MATCH_FAULT_NAME);
  g_return_val_if_fail (name != NULL, TENGEN_MATCH_FAULT_NAME);

  before = tengen_match_copy (self->match);
  return finish_fault (
      self,
      before,
      tengen_match_set_player (self->match, player, name, rank, left));
}

void
tengen_match_table_set_computer (TengenMatchTable *self,
                                 int player,
                                 int level,
                                 const char *engine)
{
  const TengenMatchPlayer *found;
  TengenMatch *before;

  g_return_if_fail (TENGEN_IS_MATCH_TABLE (self));
  g_return_if_fail (is_player (self->match, player));

  found = tengen_match_get_player (self->match, player);
  if (found->level == level && g_str_equal (found->engine, engine))
    return;
  before = tengen_match_copy (self->match);
  tengen_match_set_computer (self->match, player, level, engine);
  finish_fault (self, before, TENGEN_MATCH_FAULT_NONE);
}

TengenMatchFault
tengen_match_table_set_absent (TengenMatchTable *self,
                               int player,
                               int round,
                               gboolean absent)
{
  TengenMatch *before;

  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), TENGEN_MATCH_FAULT_KIND);
  g_return_val_if_fail (is_player (self->match, player),
                        TENGEN_MATCH_FAULT_KIND);

  if (tengen_match_is_absent (self->match, player, round) == !!absent)
    return TENGEN_MATCH_FAULT_NONE;
  before = tengen_match_copy (self->match);
  return finish_fault (
      self,
      before,
      tengen_match_set_absent (self->match, player, round, absent));
}

TengenMatchFault
tengen_match_table_set_bye (TengenMatchTable *self,
                            int player,
                            int round,
                            gboolean bye)
{
  TengenMatch *before;

  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), TENGEN_MATCH_FAULT_KIND);
  g_return_val_if_fail (is_player (self->match, player),
                        TENGEN_MATCH_FAULT_KIND);

  if ((tengen_match_find_bye (self->match, round) == player) == !!bye)
    return TENGEN_MATCH_FAULT_NONE;
  before = tengen_match_copy (self->match);
  return finish_fault (
      self, before, tengen_match_set_bye (self->match, player, round, bye));
}

void
tengen_match_table_set_ties (TengenMatchTable *self,
                             const TengenMatchTies *ties)
{
  TengenMatch *before;

  g_return_if_fail (TENGEN_IS_MATCH_TABLE (self));
  g_return_if_fail (ties != NULL);

  if (tengen_match_ties_equal_kinds (&self->match->ties, ties) &&
      self->match->ties.unplayed == ties->unplayed)
    return;
  before = tengen_match_copy (self->match);
  self->match->ties = *ties;
  finish_change (self, before);
}

gboolean
tengen_match_table_can_group (TengenMatchTable *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), FALSE);

  /* who meets whom would not fit what players start with */
  return tengen_match_can_group (self->match) &&
         tengen_match_get_round (self->match) == 0;
}

gboolean
tengen_match_table_set_groups (TengenMatchTable *self, int bar, int floor)
{
  TengenMatch *before;

  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), FALSE);

  if (!tengen_match_table_can_group (self))
    return FALSE;
  if (self->match->bar == bar && self->match->floor == floor)
    return TRUE;
  before = tengen_match_copy (self->match);
  return finish_done (
      self, before, tengen_match_set_groups (self->match, bar, floor));
}

TengenMatchFault
tengen_match_table_pair (TengenMatchTable *self)
{
  TengenMatch *before;

  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), TENGEN_MATCH_FAULT_OPEN);

  before = tengen_match_copy (self->match);
  return finish_fault (
      self, before, tengen_match_pair (self->match, g_random_int ()));
}

gboolean
tengen_match_table_swap (TengenMatchTable *self,
                         int first,
                         gboolean first_black,
                         int second,
                         gboolean second_black)
{
  TengenMatch *before;

  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), FALSE);
  g_return_val_if_fail (is_game (self->match, first), FALSE);
  g_return_val_if_fail (is_game (self->match, second), FALSE);

  before = tengen_match_copy (self->match);
  return finish_done (
      self,
      before,
      tengen_match_swap (
          self->match, first, first_black, second, second_black));
}

gboolean
tengen_match_table_drop_round (TengenMatchTable *self)
{
  TengenMatch *before;

  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), FALSE);

  before = tengen_match_copy (self->match);
  return finish_done (self, before, tengen_match_drop_round (self->match));
}

static gboolean
has_result (const TengenMatchGame *game, const TengenResult *result)
{
  return game->result.kind == result->kind &&
         game->result.winner == result->winner &&
         game->result.margin_x2 == result->margin_x2;
}

void
tengen_match_table_set_result (TengenMatchTable *self,
                               int game,
                               const TengenResult *result,
                               gboolean by_hand)
{
  TengenMatch *before;

  g_return_if_fail (TENGEN_IS_MATCH_TABLE (self));
  g_return_if_fail (is_game (self->match, game));
  g_return_if_fail (result != NULL);

  if (has_result (tengen_match_get_game (self->match, game), result))
    return;
  before = tengen_match_copy (self->match);
  tengen_match_set_result (self->match, game, result, by_hand);
  finish_change (self, before);
}

void
tengen_match_table_set_played (TengenMatchTable *self,
                               int game,
                               const TengenResult *result,
                               TengenMatchSides sides)
{
  const TengenMatchGame *there;
  TengenMatch *before;

  g_return_if_fail (TENGEN_IS_MATCH_TABLE (self));
  g_return_if_fail (is_game (self->match, game));
  g_return_if_fail (result != NULL);

  there = tengen_match_get_game (self->match, game);
  if (has_result (there, result) && there->sides == sides)
    return;
  before = tengen_match_copy (self->match);
  tengen_match_set_result (self->match, game, result, FALSE);
  tengen_match_set_sides (self->match, game, sides);
  finish_change (self, before);
}

void
tengen_match_table_set_file (TengenMatchTable *self, int game, const char *name)
{
  g_return_if_fail (TENGEN_IS_MATCH_TABLE (self));
  g_return_if_fail (is_game (self->match, game));
  g_return_if_fail (name != NULL);

  if (g_strcmp0 (tengen_match_get_game (self->match, game)->file, name) == 0)
    return;
  set_file (self->match, game, name);
  for (guint i = self->before->len; i > 0; i--)
    {
      TengenMatch *before = g_ptr_array_index (self->before, i - 1);

      if (is_game (before, game))
        set_file (before, game, name);
      else
        {
          g_ptr_array_remove_range (self->before, 0, i);
          break;
        }
    }
  emit_changed (self);
}

gboolean
tengen_match_table_undo (TengenMatchTable *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (self), FALSE);

  if (self->before->len == 0)
    return FALSE;
  tengen_match_free (self->match);
  self->match = g_ptr_array_steal_index (self->before, self->before->len - 1);
  emit_changed (self);
  return TRUE;
}
