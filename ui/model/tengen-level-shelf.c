/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-level-shelf: which level of the computer suits whom (おまかせ)
 */
#include "tengen-level-shelf.h"

#include <string.h>

#define SAVED_TYPE "a(sii)"
#define KEY_MAX 400

/* So many wins or losses in a row change the level. */
#define ROW 2

typedef struct
{
  char *key;
  int level;
  int row; /* wins in a row, or losses below 0 */
} Entry;

struct _TengenLevelShelf
{
  GObject parent_instance;

  /* of Entry */
  GPtrArray *entries;
};

G_DEFINE_FINAL_TYPE (TengenLevelShelf, tengen_level_shelf, G_TYPE_OBJECT)

enum
{
  PROP_SAVED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  g_free (entry->key);
  g_free (entry);
}

/* Stones are counted otherwise than territory, and captures that decide are
 * another game; the sets of Go are alike, and so are the regulations of
 * Renju. */
static const char *
name_game (const TengenGameSetup *setup)
{
  if (tengen_game_setup_is_renju (setup))
    return "renju";
  if (setup->rules.goal > 0)
    return "capture";
  return setup->rules.unit == TENGEN_GO_UNIT_STONES ? "pure" : "go";
}

static char *
make_key (const char *name, const TengenGameSetup *setup)
{
  return g_strdup_printf ("%s-%dx%d %s",
                          name_game (setup),
                          setup->width,
                          setup->height,
                          name != NULL ? name : "");
}

static Entry *
find_entry (const GPtrArray *entries, const char *key)
{
  for (guint i = 0; i < entries->len; i++)
    if (strcmp (((const Entry *) entries->pdata[i])->key, key) == 0)
      return entries->pdata[i];
  return NULL;
}

static GVariant *
save (TengenLevelShelf *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (SAVED_TYPE));
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = self->entries->pdata[i];

      g_variant_builder_add (
          &builder, "(sii)", entry->key, entry->level, entry->row);
    }
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

static GPtrArray *
load (GVariant *saved)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (free_entry);
  GVariantIter iter;
  const char *key;
  int level, row;

  if (saved == NULL ||
      !g_variant_is_of_type (saved, G_VARIANT_TYPE (SAVED_TYPE)))
    return entries;
  g_variant_iter_init (&iter, saved);
  while (entries->len < TENGEN_LEVEL_SHELF_MAX &&
         g_variant_iter_next (&iter, "(&sii)", &key, &level, &row))
    {
      Entry *entry;

      if (level < 1 || level > TENGEN_GAME_COMPUTER_LEVELS ||
          ABS (row) >= ROW || strlen (key) > KEY_MAX ||
          find_entry (entries, key) != NULL)
        continue;
      entry = g_new (Entry, 1);
      *entry = (Entry){ g_strdup (key), level, row };
      g_ptr_array_add (entries, entry);
    }
  return entries;
}

static void
tengen_level_shelf_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  if (prop_id == PROP_SAVED)
    g_value_take_variant (value, save (TENGEN_LEVEL_SHELF (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_level_shelf_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  TengenLevelShelf *self = TENGEN_LEVEL_SHELF (object);

  if (prop_id != PROP_SAVED)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  g_ptr_array_unref (self->entries);
  self->entries = load (g_value_get_variant (value));
}

static void
tengen_level_shelf_finalize (GObject *object)
{
  g_ptr_array_unref (TENGEN_LEVEL_SHELF (object)->entries);
  G_OBJECT_CLASS (tengen_level_shelf_parent_class)->finalize (object);
}

static void
tengen_level_shelf_class_init (TengenLevelShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_level_shelf_get_property;
  object_class->set_property = tengen_level_shelf_set_property;
  object_class->finalize = tengen_level_shelf_finalize;

  /* TengenLevelShelf:saved: player and game, level, wins in a row */
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
tengen_level_shelf_init (TengenLevelShelf *self)
{
  self->entries = g_ptr_array_new_with_free_func (free_entry);
}

TengenLevelShelf *
tengen_level_shelf_new (void)
{
  return g_object_new (TENGEN_TYPE_LEVEL_SHELF, NULL);
}

int
tengen_level_shelf_find (TengenLevelShelf *self,
                         const char *name,
                         const TengenGameSetup *setup)
{
  g_autofree char *key = NULL;
  const Entry *entry;

  g_return_val_if_fail (TENGEN_IS_LEVEL_SHELF (self), TENGEN_LEVEL_SHELF_FIRST);
  g_return_val_if_fail (setup != NULL, TENGEN_LEVEL_SHELF_FIRST);

  key = make_key (name, setup);
  entry = find_entry (self->entries, key);
  return entry != NULL ? entry->level : TENGEN_LEVEL_SHELF_FIRST;
}

/* Brings the entry of a key to the front, a new one if there is none. */
static Entry *
raise_entry (TengenLevelShelf *self, const char *key)
{
  Entry *entry = find_entry (self->entries, key);
  guint index;

  if (entry != NULL && g_ptr_array_find (self->entries, entry, &index))
    g_ptr_array_steal_index (self->entries, index);
  else
    {
      entry = g_new (Entry, 1);
      *entry = (Entry){ g_strdup (key), TENGEN_LEVEL_SHELF_FIRST, 0 };
    }
  g_ptr_array_insert (self->entries, 0, entry);
  if (self->entries->len > TENGEN_LEVEL_SHELF_MAX)
    g_ptr_array_set_size (self->entries, TENGEN_LEVEL_SHELF_MAX);
  return entry;
}

void
tengen_level_shelf_note (TengenLevelShelf *self,
                         const char *name,
                         const TengenGameSetup *setup,
                         int level,
                         gboolean won,
                         gboolean helped)
{
  g_autofree char *key = NULL;
  Entry *entry;

  g_return_if_fail (TENGEN_IS_LEVEL_SHELF (self));
  g_return_if_fail (setup != NULL);
  g_return_if_fail (level >= 1 && level <= TENGEN_GAME_COMPUTER_LEVELS);

  key = make_key (name, setup);
  if (strlen (key) > KEY_MAX)
    return;
  entry = raise_entry (self, key);
  if (entry->level != level)
    entry->row = 0;
  entry->level = level;
  if (won)
    entry->row = MAX (entry->row, 0) + (helped ? 0 : 1);
  else
    entry->row = MIN (entry->row, 0) - 1;
  if (ABS (entry->row) >= ROW)
    {
      entry->level =
          CLAMP (level + (won ? 1 : -1), 1, TENGEN_GAME_COMPUTER_LEVELS);
      entry->row = 0;
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
}
