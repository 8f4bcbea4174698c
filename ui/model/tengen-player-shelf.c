/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-player-shelf: the players who have played here
 */
#include "tengen-player-shelf.h"

#include <string.h>

#define SAVED_TYPE "a(ss)"
#define NAME_MAX_LETTERS 60
#define RANK_MAX_LETTERS 12

typedef struct
{
  char *name;
  char *rank;
} Player;

struct _TengenPlayerShelf
{
  GObject parent_instance;

  /* of Player */
  GPtrArray *players;
};

G_DEFINE_FINAL_TYPE (TengenPlayerShelf, tengen_player_shelf, G_TYPE_OBJECT)

enum
{
  PROP_SAVED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
free_player (gpointer data)
{
  Player *player = data;

  g_free (player->name);
  g_free (player->rank);
  g_free (player);
}

/* A text as it is kept, NULL for what is none. */
static char *
clean_text (const char *text, glong max)
{
  g_autofree char *clean = NULL;

  if (text == NULL || !g_utf8_validate (text, -1, NULL))
    return NULL;
  clean = g_strstrip (g_strdup (text));
  if (*clean == '\0' || g_utf8_strlen (clean, -1) > max)
    return NULL;
  return g_steal_pointer (&clean);
}

static gboolean
find_player (const GPtrArray *players, const char *name, guint *index)
{
  g_autofree char *clean = clean_text (name, NAME_MAX_LETTERS);

  if (clean == NULL)
    return FALSE;
  for (guint i = 0; i < players->len; i++)
    if (strcmp (((const Player *) players->pdata[i])->name, clean) == 0)
      {
        if (index != NULL)
          *index = i;
        return TRUE;
      }
  return FALSE;
}

static Player *
make_player (const char *name, const char *rank)
{
  g_autofree char *clean = clean_text (name, NAME_MAX_LETTERS);
  Player *player;

  if (clean == NULL)
    return NULL;
  player = g_new0 (Player, 1);
  player->name = g_steal_pointer (&clean);
  player->rank = clean_text (rank, RANK_MAX_LETTERS);
  if (player->rank == NULL)
    player->rank = g_strdup ("");
  return player;
}

static GVariant *
save (TengenPlayerShelf *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (SAVED_TYPE));
  for (guint i = 0; i < self->players->len; i++)
    {
      const Player *player = self->players->pdata[i];

      g_variant_builder_add (&builder, "(ss)", player->name, player->rank);
    }
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

static GPtrArray *
load (GVariant *saved)
{
  GPtrArray *players = g_ptr_array_new_with_free_func (free_player);
  GVariantIter iter;
  const char *name, *rank;

  if (saved == NULL ||
      !g_variant_is_of_type (saved, G_VARIANT_TYPE (SAVED_TYPE)))
    return players;
  g_variant_iter_init (&iter, saved);
  while (players->len < TENGEN_PLAYER_SHELF_MAX &&
         g_variant_iter_next (&iter, "(&s&s)", &name, &rank))
    {
      Player *player =
          find_player (players, name, NULL) ? NULL : make_player (name, rank);

      if (player != NULL)
        g_ptr_array_add (players, player);
    }
  return players;
}

static void
tengen_player_shelf_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  if (prop_id == PROP_SAVED)
    g_value_take_variant (value, save (TENGEN_PLAYER_SHELF (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_player_shelf_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  TengenPlayerShelf *self = TENGEN_PLAYER_SHELF (object);

  if (prop_id != PROP_SAVED)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  g_ptr_array_unref (self->players);
  self->players = load (g_value_get_variant (value));
}

static void
tengen_player_shelf_finalize (GObject *object)
{
  TengenPlayerShelf *self = TENGEN_PLAYER_SHELF (object);

  g_ptr_array_unref (self->players);
  G_OBJECT_CLASS (tengen_player_shelf_parent_class)->finalize (object);
}

static void
tengen_player_shelf_class_init (TengenPlayerShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_player_shelf_get_property;
  object_class->set_property = tengen_player_shelf_set_property;
  object_class->finalize = tengen_player_shelf_finalize;

  /* TengenPlayerShelf:saved: name and rank of each */
  properties[PROP_SAVED] =
      g_param_spec_variant ("saved",
                            NULL,
                            NULL,
                            G_VARIANT_TYPE (SAVED_TYPE),
                            NULL,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tengen_player_shelf_init (TengenPlayerShelf *self)
{
  self->players = g_ptr_array_new_with_free_func (free_player);
}

TengenPlayerShelf *
tengen_player_shelf_new (void)
{
  return g_object_new (TENGEN_TYPE_PLAYER_SHELF, NULL);
}

guint
tengen_player_shelf_get_n (TengenPlayerShelf *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAYER_SHELF (self), 0);

  return self->players->len;
}

const char *
tengen_player_shelf_get (TengenPlayerShelf *self,
                         guint index,
                         const char **rank)
{
  const Player *player;

  g_return_val_if_fail (TENGEN_IS_PLAYER_SHELF (self), NULL);
  g_return_val_if_fail (index < self->players->len, NULL);

  player = self->players->pdata[index];
  if (rank != NULL)
    *rank = player->rank;
  return player->name;
}

const char *
tengen_player_shelf_find_rank (TengenPlayerShelf *self, const char *name)
{
  guint index;

  g_return_val_if_fail (TENGEN_IS_PLAYER_SHELF (self), NULL);

  return find_player (self->players, name, &index)
             ? ((const Player *) self->players->pdata[index])->rank
             : NULL;
}

void
tengen_player_shelf_note (TengenPlayerShelf *self,
                          const char *name,
                          const char *rank)
{
  Player *player;
  guint index;

  g_return_if_fail (TENGEN_IS_PLAYER_SHELF (self));

  player = make_player (name, rank);
  if (player == NULL)
    return;
  if (find_player (self->players, name, &index))
    g_ptr_array_remove_index (self->players, index);
  g_ptr_array_insert (self->players, 0, player);
  if (self->players->len > TENGEN_PLAYER_SHELF_MAX)
    g_ptr_array_set_size (self->players, TENGEN_PLAYER_SHELF_MAX);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
}

gboolean
tengen_player_shelf_remove (TengenPlayerShelf *self, const char *name)
{
  guint index;

  g_return_val_if_fail (TENGEN_IS_PLAYER_SHELF (self), FALSE);

  if (!find_player (self->players, name, &index))
    return FALSE;
  g_ptr_array_remove_index (self->players, index);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
  return TRUE;
}
