/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-places: where else the position that is shown stands
 *
 * Shape: what is asked brings the places up to date first, as others may be
 *        told of a change before.
 */
#include "tengen-review-places.h"

#include "tengen-words-text.h"

/* A tree of so many nodes is indexed in a few milliseconds. */
#define FEW_NODES 20000
/* What an idle slice of a larger one takes, and how long a person pauses. */
#define NODES_AT_ONCE 4096
#define SLICE_US 6000
#define PAUSE_MS 1000
/* Places whose labels and comments are read, and letters of a comment. */
#define READ_MOST 8
#define COMMENT_LETTERS 200

struct _TengenReviewPlaces
{
  TengenReviewPlacesChanged changed;
  gpointer data;
  GSignalGroup *signals;

  /* the game that all of this is of; to be compared only */
  const TengenRecord *record;
  TengenNode root;
  guint64 edits;
  TengenJoined *joined; /* (nullable) what is asked */
  TengenJoined *making; /* (nullable) what will take its place */
  guint making_id;      /* goes on with it */
  guint pause_id;       /* begins it */

  /* what was found at a node */
  TengenNode node; /* none to find it anew */
  GArray *nodes;
  GArray *next;
  char **labels; /* (nullable) by point */
  guint n_points;

  /* a way back */
  TengenNode from;
  TengenNode to;
};

/* --- What was found --- */

static void
drop_found (TengenReviewPlaces *self)
{
  self->node = TENGEN_NODE_NONE;
  g_array_set_size (self->nodes, 0);
  g_array_set_size (self->next, 0);
  for (guint i = 0; i < self->n_points; i++)
    g_free (self->labels[i]);
  g_clear_pointer (&self->labels, g_free);
  self->n_points = 0;
}

/* Takes labels over from the markup of a place, where there is none yet. */
static void
take_labels (TengenReviewPlaces *self, TengenMarkup *markup)
{
  for (guint i = 0; i < self->n_points; i++)
    if (self->labels[i] == NULL)
      self->labels[i] = g_steal_pointer (&markup->labels[i]);
}

static void
read_labels (TengenReviewPlaces *self)
{
  TengenPosition *position = tengen_position_new (self->record, self->root);
  const TengenGameSetup *setup = tengen_position_get_setup (position);

  self->n_points = (guint) (setup->width * setup->height);
  self->labels = g_new0 (char *, self->n_points);
  for (guint i = 0; i < MIN (self->nodes->len, READ_MOST); i++)
    {
      g_autoptr (TengenMarkup) markup = NULL;

      tengen_position_goto (position,
                            g_array_index (self->nodes, TengenNode, i));
      markup = tengen_markup_new (position);
      take_labels (self, markup);
    }
  tengen_position_free (position);
}

static void
find (TengenReviewPlaces *self, TengenNode node)
{
  drop_found (self);
  self->node = node;
  if (self->joined == NULL)
    return;
  g_array_unref (self->nodes);
  g_array_unref (self->next);
  self->nodes =
      tengen_joined_list_places (self->joined, node, TENGEN_REVIEW_PLACES_MOST);
  self->next = tengen_joined_list_next (self->joined, node, self->nodes);
  if (self->nodes->len > 0)
    read_labels (self);
}

/* --- The index --- */

static void
drop_making (TengenReviewPlaces *self)
{
  g_clear_handle_id (&self->making_id, g_source_remove);
  g_clear_handle_id (&self->pause_id, g_source_remove);
  g_clear_pointer (&self->making, tengen_joined_free);
}

static void
drop_all (TengenReviewPlaces *self)
{
  drop_making (self);
  drop_found (self);
  g_clear_pointer (&self->joined, tengen_joined_free);
  self->record = NULL;
  self->from = TENGEN_NODE_NONE;
}

/* What was found by the old index is found anew. */
static void
use_made (TengenReviewPlaces *self)
{
  g_clear_pointer (&self->joined, tengen_joined_free);
  self->joined = g_steal_pointer (&self->making);
  drop_making (self);
  drop_found (self);
}

static gboolean
making_cb (gpointer data)
{
  TengenReviewPlaces *self = data;
  gint64 end = g_get_monotonic_time () + SLICE_US;

  while (tengen_joined_step (self->making, NODES_AT_ONCE))
    if (g_get_monotonic_time () >= end)
      return G_SOURCE_CONTINUE;
  self->making_id = 0;
  use_made (self);
  self->changed (TRUE, self->data);
  return G_SOURCE_REMOVE;
}

static void
begin_making (TengenReviewPlaces *self)
{
  drop_making (self);
  self->making = tengen_joined_new (self->record, self->root);
}

static void
make_later (TengenReviewPlaces *self)
{
  begin_making (self);
  self->making_id = g_idle_add_full (G_PRIORITY_LOW, making_cb, self, NULL);
}

static gboolean
pause_cb (gpointer data)
{
  TengenReviewPlaces *self = data;

  self->pause_id = 0;
  make_later (self);
  return G_SOURCE_REMOVE;
}

static void
make_now (TengenReviewPlaces *self)
{
  begin_making (self);
  while (tengen_joined_step (self->making, NODES_AT_ONCE))
    ;
  use_made (self);
}

/* The record is another than the index was made of. */
static void
follow_edits (TengenReviewPlaces *self)
{
  drop_making (self);
  drop_found (self);
  if (tengen_record_get_n_nodes (self->record) <= FEW_NODES)
    make_now (self);
  else if (self->joined == NULL)
    make_later (self);
  else
    self->pause_id = g_timeout_add (PAUSE_MS, pause_cb, self);
}

/* --- Following --- */

static void
update (TengenReviewPlaces *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const TengenGame *game;
  gboolean is_new;

  if (session == NULL)
    return;
  game = tengen_session_get_game (session);
  is_new = self->record != tengen_game_get_record (game) ||
           self->root != tengen_game_get_root (game);
  if (is_new)
    drop_all (self);
  self->record = tengen_game_get_record (game);
  self->root = tengen_game_get_root (game);
  if (is_new || self->edits != tengen_game_get_edits (game))
    {
      self->edits = tengen_game_get_edits (game);
      follow_edits (self);
    }
  if (self->node != tengen_game_get_cursor (game))
    find (self, tengen_game_get_cursor (game));
}

static void
changed_cb (TengenReviewPlaces *self)
{
  update (self);
  self->changed (FALSE, self->data);
}

TengenReviewPlaces *
tengen_review_places_new (TengenReviewPlacesChanged changed, gpointer data)
{
  TengenReviewPlaces *self;

  g_return_val_if_fail (changed != NULL, NULL);

  self = g_new0 (TengenReviewPlaces, 1);
  self->changed = changed;
  self->data = data;
  self->nodes = g_array_new (FALSE, FALSE, sizeof (TengenNode));
  self->next = g_array_new (FALSE, FALSE, sizeof (TengenMarkupNext));
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "replaced", G_CALLBACK (drop_all), self);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
  return self;
}

void
tengen_review_places_free (TengenReviewPlaces *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->signals);
  drop_all (self);
  g_array_unref (self->nodes);
  g_array_unref (self->next);
  g_free (self);
}

void
tengen_review_places_set_session (TengenReviewPlaces *self,
                                  TengenSession *session)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  drop_all (self);
  g_signal_group_set_target (self->signals, session);
  changed_cb (self);
}

void
tengen_review_places_finish (TengenReviewPlaces *self)
{
  g_return_if_fail (self != NULL);

  update (self);
  if (self->making != NULL || self->pause_id != 0)
    make_now (self);
}

const GArray *
tengen_review_places_get_nodes (TengenReviewPlaces *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  update (self);
  return self->nodes;
}

const GArray *
tengen_review_places_get_next (TengenReviewPlaces *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  update (self);
  return self->next;
}

const char *
tengen_review_places_get_label (TengenReviewPlaces *self, TengenPoint point)
{
  g_return_val_if_fail (self != NULL, NULL);

  update (self);
  return point < self->n_points ? self->labels[point] : NULL;
}

/* --- Comments --- */

/* Adds a text of a place unless it was there before; @seen owns the texts. */
static void
add_text (const TengenReviewPlaces *self,
          TengenNode node,
          TengenProperty property,
          GHashTable *seen,
          GString *text)
{
  g_autofree char *words =
      tengen_record_get_text (self->record, node, property);
  g_autofree char *shown = NULL;

  if (words == NULL || *words == '\0' ||
      !g_hash_table_add (seen, g_strdup (words)) || text == NULL)
    return;
  shown = tengen_words_shorten (words, COMMENT_LETTERS);
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, shown);
}

char *
tengen_review_places_get_comments (TengenReviewPlaces *self)
{
  g_autoptr (GHashTable) seen = NULL;
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, g_string_free (text, FALSE));

  update (self);
  seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (self->nodes->len > 0)
    {
      add_text (self, self->node, TENGEN_PROPERTY_N, seen, NULL);
      add_text (self, self->node, TENGEN_PROPERTY_C, seen, NULL);
    }
  for (guint i = 0; i < MIN (self->nodes->len, READ_MOST); i++)
    {
      TengenNode node = g_array_index (self->nodes, TengenNode, i);

      add_text (self, node, TENGEN_PROPERTY_N, seen, text);
      add_text (self, node, TENGEN_PROPERTY_C, seen, text);
    }
  return g_string_free (text, FALSE);
}

/* --- There and back --- */

/* Who goes on from place to place comes back to where this began. */
void
tengen_review_places_go (TengenReviewPlaces *self, TengenNode node)
{
  g_autoptr (TengenSession) session = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (node != TENGEN_NODE_NONE);

  update (self);
  session = g_signal_group_dup_target (self->signals);
  if (session == NULL || node == self->node)
    return;
  if (self->from == TENGEN_NODE_NONE || self->to != self->node)
    self->from = self->node;
  self->to = node;
  if (self->from == node)
    self->from = TENGEN_NODE_NONE;
  tengen_session_goto (session, node);
}

gboolean
tengen_review_places_can_go_back (TengenReviewPlaces *self)
{
  TengenNode node;

  g_return_val_if_fail (self != NULL, FALSE);

  update (self);
  if (self->from == TENGEN_NODE_NONE || self->record == NULL ||
      !tengen_record_holds (self->record, self->from) ||
      !tengen_record_is_linked (self->record, self->from))
    return FALSE;
  node = self->node;
  while (node != TENGEN_NODE_NONE && node != self->to)
    node = tengen_record_get_parent (self->record, node);
  return node == self->to;
}

void
tengen_review_places_go_back (TengenReviewPlaces *self)
{
  g_autoptr (TengenSession) session = NULL;
  TengenNode from;

  g_return_if_fail (self != NULL);

  if (!tengen_review_places_can_go_back (self))
    return;
  session = g_signal_group_dup_target (self->signals);
  from = self->from;
  self->from = TENGEN_NODE_NONE;
  tengen_session_goto (session, from);
}
