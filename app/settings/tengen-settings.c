/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings: what the program remembers
 *
 * Shape: every value is a property, bound to the key of its name where there is
 *        a GSettings object. A value that was spoilt by hand in the store falls
 *        back to the first start's.
 */
#include "tengen-settings.h"

#include <string.h>

#include "tengen-board-notation.h"
#include "tengen-paint-renju.h"
#include "tengen-paint-theme.h"
#include "tengen-settings-mirror.h"
#include "tengen-settings-schema.h"
#include "tengen-settings-setup.h"
#include "tengen-words-text.h"

/* Of a window, pixels. */
#define MIN_WIDTH 320
#define MIN_HEIGHT 160
#define MAX_SIDE 16384

enum
{
  PROP_COORDINATES = 1,
  PROP_NUMBERS,
  PROP_CELL_RATIO,
  PROP_THEME,
  PROP_MOTION,
  PROP_GHOST,
  PROP_CONFIRM_PLACING,
  PROP_FORBIDDEN_POINTS,
  PROP_GREETINGS,
  PROP_LESSON_READINGS,
  PROP_GAME_READINGS,
  PROP_LESSON_TEXT_SCALE,
  PROP_LESSON_SPEECH,
  PROP_PRACTICE_GAMES,
  PROP_CLOCK_SPEECH,
  PROP_SOUNDS,
  PROP_SOUND_VOLUME,
  PROP_LANGUAGE,
  PROP_GAMES_FOLDER,
  PROP_REVIEW_TREE_HEIGHT,
  PROP_REVIEW_TREE_WIDTH,
  PROP_HINTS_SEEN,
  /* those above are set back together */
  N_PREFERENCES,
  PROP_GAMES_FOLDERS_BEFORE = N_PREFERENCES,
  PROP_PRACTICE_COLLECTIONS,
  PROP_LAST_GAME,
  PROP_RENJU_RULES,
  PROP_WINDOW_SIZE,
  PROP_WINDOW_MAXIMIZED,
  PROP_TREE_WINDOW_SIZE,
  N_PROPS,
};

typedef enum
{
  KIND_SWITCH,
  /* a whole number, in the store one of a few words */
  KIND_WORD,
  KIND_COUNT,
  KIND_NUMBER,
  KIND_TEXT,
  KIND_TEXTS,
  /* width and height of a window, in pixels */
  KIND_SIZE,
} Kind;

/* What is kept, each under its own name. */
static const struct
{
  const char *name;
  Kind kind;
  double min;
  double max;
  double initial;
  /* (KIND_SIZE): that of the height */
  int initial_height;
} about[N_PROPS] = {
  [PROP_COORDINATES] = { "coordinates",
                         KIND_WORD,
                         -1,
                         TENGEN_NOTATION_JAPANESE,
                         TENGEN_NOTATION_A1 },
  [PROP_NUMBERS] = { "numbers", KIND_WORD, 0, 4, 0 },
  [PROP_CELL_RATIO] = { "cell-ratio", KIND_NUMBER, 1, 1.2, 1 },
  [PROP_THEME] = { "theme",
                   KIND_WORD,
                   TENGEN_PAINT_THEME_WOOD,
                   TENGEN_PAINT_THEME_LAST - 1,
                   TENGEN_PAINT_THEME_WOOD },
  [PROP_MOTION] = { "motion", KIND_SWITCH, .initial = TRUE },
  [PROP_GHOST] = { "ghost", KIND_SWITCH, .initial = TRUE },
  [PROP_CONFIRM_PLACING] = { "confirm-placing", KIND_SWITCH },
  [PROP_FORBIDDEN_POINTS] = { "forbidden-points",
                              KIND_WORD,
                              TENGEN_VIEW_FORBIDDEN_ALWAYS,
                              TENGEN_VIEW_FORBIDDEN_NEVER,
                              TENGEN_VIEW_FORBIDDEN_TOUCHED },
  [PROP_GREETINGS] = { "greetings", KIND_SWITCH, .initial = TRUE },
  [PROP_LESSON_READINGS] = { "lesson-readings", KIND_COUNT, -1, 6, 0 },
  [PROP_GAME_READINGS] = { "game-readings", KIND_SWITCH },
  [PROP_LESSON_TEXT_SCALE] = { "lesson-text-scale",
                               KIND_NUMBER,
                               TENGEN_SETTINGS_MIN_SCALE,
                               TENGEN_SETTINGS_MAX_SCALE,
                               1 },
  [PROP_LESSON_SPEECH] = { "lesson-speech", KIND_SWITCH },
  [PROP_PRACTICE_GAMES] = { "practice-games", KIND_COUNT, 1, 3, 1 },
  [PROP_CLOCK_SPEECH] = { "clock-speech", KIND_SWITCH },
  [PROP_SOUNDS] = { "sounds", KIND_SWITCH, .initial = TRUE },
  [PROP_SOUND_VOLUME] = { "sound-volume", KIND_COUNT, 0, 100, 80 },
  [PROP_LANGUAGE] = { "language", KIND_TEXT },
  [PROP_GAMES_FOLDER] = { "games-folder", KIND_TEXT },
  [PROP_REVIEW_TREE_HEIGHT] = { "review-tree-height", KIND_NUMBER, 0, 1, 0.5 },
  [PROP_REVIEW_TREE_WIDTH] = { "review-tree-width", KIND_NUMBER, 0, 1, 0.5 },
  [PROP_HINTS_SEEN] = { "hints-seen", KIND_TEXTS },
  [PROP_GAMES_FOLDERS_BEFORE] = { "games-folders-before", KIND_TEXTS },
  [PROP_PRACTICE_COLLECTIONS] = { "practice-collections", KIND_TEXTS },
  [PROP_LAST_GAME] = { "last-game", KIND_TEXT },
  [PROP_RENJU_RULES] = { "renju-rules", KIND_TEXT },
  [PROP_WINDOW_SIZE] = { "window-size",
                         KIND_SIZE,
                         .initial = 1180,
                         .initial_height = 760 },
  [PROP_WINDOW_MAXIMIZED] = { "window-maximized", KIND_SWITCH },
  [PROP_TREE_WINDOW_SIZE] = { "tree-window-size",
                              KIND_SIZE,
                              .initial = 720,
                              .initial_height = 420 },
};

/* Kept, too, but not as a property here. */
static const char *const other_keys[] = {
  "own-rules",
  "players",
  "computer-levels",
  "engines",
  /* those of tengen_settings_setup_read_old() */
  "setup",
  "setup-rules-name",
  "setup-renju",
  "setup-ranks",
  "setup-clock",
  "setup-free-handicap",
};

struct _TengenSettings
{
  GObject parent_instance;

  /* of the properties; the first is none */
  GValue values[N_PROPS];
  TengenRuleShelf *rule_shelf;
  TengenPlayerShelf *player_shelf;
  TengenLevelShelf *level_shelf;
  TengenExternalList *engines;

  /* NULL where nothing is kept */
  GSettings *store;
  TengenSettingsMirror *mirror;
  gboolean checked;
  /* they were not as Tengen left them, and nothing was decided yet */
  gboolean changed;
};

G_DEFINE_FINAL_TYPE (TengenSettings, tengen_settings, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

/* --- Properties --- */

static const char *
get_text (TengenSettings *self, guint id)
{
  return g_value_get_string (&self->values[id]);
}

static const char *const *
get_texts (TengenSettings *self, guint id)
{
  return g_value_get_boxed (&self->values[id]);
}

static void
add_text (TengenSettings *self, guint id, const char *text)
{
  const char *const *before = get_texts (self, id);
  if (g_strv_contains (before, text))
    return;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_strv_builder_addv (builder, (const char **) before);
  g_strv_builder_add (builder, text);
  g_auto (GStrv) texts = g_strv_builder_end (builder);
  g_object_set (self, about[id].name, texts, NULL);
}

/* Where no schema says it: the same choice as its translated default. */
static int
default_coordinates (void)
{
  const char *nick = tengen_words_text ("'a1'");
  if (strcmp (nick, "'japanese'") == 0)
    return TENGEN_NOTATION_JAPANESE;
  return TENGEN_NOTATION_A1;
}

static void
set_default (guint id, GValue *value)
{
  g_value_init (value, properties[id]->value_type);
  g_param_value_set_default (properties[id], value);
  if (id == PROP_COORDINATES)
    g_value_set_int (value, default_coordinates ());
  else if (about[id].kind == KIND_TEXTS)
    g_value_take_boxed (value, g_new0 (char *, 1));
}

/* What was just read from the store is not written back. */
static void
write_word (TengenSettings *self, const char *key, int word)
{
  if (g_settings_get_enum (self->store, key) != word)
    g_settings_set_enum (self->store, key, word);
}

static void
tengen_settings_get_property (GObject *object,
                              guint id,
                              GValue *value,
                              GParamSpec *pspec)
{
  TengenSettings *self = TENGEN_SETTINGS (object);
  if (id > 0 && id < N_PROPS)
    g_value_copy (&self->values[id], value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tengen_settings_set_property (GObject *object,
                              guint id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  TengenSettings *self = TENGEN_SETTINGS (object);
  if (id == 0 || id >= N_PROPS)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  if (g_param_values_cmp (pspec, value, &self->values[id]) == 0)
    return;
  /* games stay where they are, and are looked for there */
  if (id == PROP_GAMES_FOLDER && *get_text (self, id) != '\0')
    add_text (self, PROP_GAMES_FOLDERS_BEFORE, get_text (self, id));
  g_value_copy (value, &self->values[id]);
  if (about[id].kind == KIND_TEXT && get_text (self, id) == NULL)
    g_value_set_static_string (&self->values[id], "");
  if (about[id].kind == KIND_WORD && self->store != NULL)
    write_word (self, pspec->name, g_value_get_int (value));
  g_object_notify_by_pspec (object, pspec);
}

static void
tengen_settings_dispose (GObject *object)
{
  TengenSettings *self = TENGEN_SETTINGS (object);
  g_clear_object (&self->mirror);
  g_clear_object (&self->store);
  G_OBJECT_CLASS (tengen_settings_parent_class)->dispose (object);
}

static void
tengen_settings_finalize (GObject *object)
{
  TengenSettings *self = TENGEN_SETTINGS (object);
  for (guint i = 1; i < N_PROPS; i++)
    g_value_unset (&self->values[i]);
  g_object_unref (self->rule_shelf);
  g_object_unref (self->player_shelf);
  g_object_unref (self->level_shelf);
  g_object_unref (self->engines);
  G_OBJECT_CLASS (tengen_settings_parent_class)->finalize (object);
}

static GParamSpec *
make_property (guint id)
{
  const char *name = about[id].name;
  double min = about[id].min, max = about[id].max, initial = about[id].initial;
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  switch (about[id].kind)
    {
    case KIND_SWITCH:
      return g_param_spec_boolean (name, NULL, NULL, initial != 0, flags);
    case KIND_WORD:
    case KIND_COUNT:
      return g_param_spec_int (name, NULL, NULL, min, max, initial, flags);
    case KIND_NUMBER:
      return g_param_spec_double (name, NULL, NULL, min, max, initial, flags);
    case KIND_TEXT:
      return g_param_spec_string (name, NULL, NULL, "", flags);
    case KIND_TEXTS:
      return g_param_spec_boxed (name, NULL, NULL, G_TYPE_STRV, flags);
    case KIND_SIZE:
      return g_param_spec_variant (name,
                                   NULL,
                                   NULL,
                                   G_VARIANT_TYPE ("(ii)"),
                                   g_variant_new ("(ii)",
                                                  (int) about[id].initial,
                                                  about[id].initial_height),
                                   flags);
    }
  g_assert_not_reached ();
}

static void
tengen_settings_class_init (TengenSettingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_settings_get_property;
  object_class->set_property = tengen_settings_set_property;
  object_class->dispose = tengen_settings_dispose;
  object_class->finalize = tengen_settings_finalize;

  for (guint i = 1; i < N_PROPS; i++)
    properties[i] = make_property (i);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tengen_settings_init (TengenSettings *self)
{
  for (guint i = 1; i < N_PROPS; i++)
    set_default (i, &self->values[i]);
  self->rule_shelf = tengen_rule_shelf_new ();
  self->player_shelf = tengen_player_shelf_new ();
  self->level_shelf = tengen_level_shelf_new ();
  self->engines = tengen_external_list_new ();
}

/* --- The store --- */

/* A schema that lacks a key, as that of another version may, is none. */
static gboolean
is_complete (GSettingsSchema *schema)
{
  gboolean complete = TRUE;
  for (guint i = 1; i < N_PROPS; i++)
    complete = complete && g_settings_schema_has_key (schema, about[i].name);
  for (gsize i = 0; i < G_N_ELEMENTS (other_keys); i++)
    complete = complete && g_settings_schema_has_key (schema, other_keys[i]);
  return complete;
}

static GSettings *
open_store (const char *schema_id)
{
  GSettingsSchema *schema =
      schema_id != NULL ? tengen_settings_schema_find (schema_id) : NULL;
  if (schema == NULL)
    return NULL;
  GSettings *store = NULL;
  if (is_complete (schema))
    store = g_settings_new_full (schema, NULL, NULL);
  g_settings_schema_unref (schema);
  return store;
}

/* GIO maps no variants by itself. */
static gboolean
read_variant_cb (GValue *value, GVariant *stored, gpointer data)
{
  g_value_set_variant (value, stored);
  return TRUE;
}

static GVariant *
write_variant_cb (const GValue *value, const GVariantType *type, gpointer data)
{
  return g_value_dup_variant (value);
}

static void
bind_variant (TengenSettings *self,
              const char *key,
              gpointer object,
              const char *property)
{
  g_settings_bind_with_mapping (self->store,
                                key,
                                object,
                                property,
                                G_SETTINGS_BIND_DEFAULT,
                                read_variant_cb,
                                write_variant_cb,
                                NULL,
                                NULL);
}

/* GIO maps words to types of enumerations only. */
static void
read_word_cb (TengenSettings *self, const char *key)
{
  g_object_set (self, key, g_settings_get_enum (self->store, key), NULL);
}

static void
bind_word (TengenSettings *self, const char *key)
{
  g_autofree char *signal = g_strconcat ("changed::", key, NULL);
  g_signal_connect_object (
      self->store, signal, G_CALLBACK (read_word_cb), self, G_CONNECT_SWAPPED);
  read_word_cb (self, key);
}

static void
bind_property (TengenSettings *self, guint id)
{
  const char *name = about[id].name;
  if (about[id].kind == KIND_WORD)
    bind_word (self, name);
  else if (about[id].kind == KIND_SIZE)
    bind_variant (self, name, self, name);
  else
    g_settings_bind (self->store, name, self, name, G_SETTINGS_BIND_DEFAULT);
}

TengenSettings *
tengen_settings_new (const char *schema_id)
{
  TengenSettings *self = g_object_new (TENGEN_TYPE_SETTINGS, NULL);
  self->store = open_store (schema_id);
  if (self->store == NULL)
    return self;
  self->mirror = tengen_settings_mirror_new (self->store, NULL);
  for (guint i = 1; i < N_PROPS; i++)
    bind_property (self, i);
  bind_variant (self, "own-rules", self->rule_shelf, "saved");
  bind_variant (self, "players", self->player_shelf, "saved");
  bind_variant (self, "computer-levels", self->level_shelf, "saved");
  bind_variant (self, "engines", self->engines, "saved");
  return self;
}

/* --- What they tell --- */

gboolean
tengen_settings_check (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), TRUE);
  if (self->mirror != NULL && !self->checked)
    self->changed = !tengen_settings_mirror_check (self->mirror);
  self->checked = TRUE;
  return !self->changed;
}

void
tengen_settings_accept (TengenSettings *self)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  if (self->changed)
    tengen_settings_mirror_accept (self->mirror);
  self->changed = FALSE;
}

void
tengen_settings_restore (TengenSettings *self)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  if (!self->changed)
    return;
  tengen_settings_mirror_restore (self->mirror);
  self->changed = FALSE;
}

TengenGameSetup *
tengen_settings_get_setup (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  const char *game = get_text (self, PROP_LAST_GAME);
  const char *renju = get_text (self, PROP_RENJU_RULES);
  if (*game == '\0' && self->store != NULL)
    return tengen_settings_setup_read_old (self->store, renju);
  return tengen_settings_setup_parse (game, renju);
}

void
tengen_settings_set_setup (TengenSettings *self, const TengenGameSetup *setup)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  g_return_if_fail (setup != NULL);
  g_autofree char *game = tengen_settings_setup_format (setup);
  g_object_set (self, "last-game", game, NULL);
  if (!setup->is_renju)
    return;
  g_autofree char *renju = tengen_renju_rules_format (&setup->renju);
  g_object_set (self, "renju-rules", renju, NULL);
}

TengenRuleShelf *
tengen_settings_get_rule_shelf (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  return self->rule_shelf;
}

TengenLevelShelf *
tengen_settings_get_level_shelf (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  return self->level_shelf;
}

TengenExternalList *
tengen_settings_get_engines (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  return self->engines;
}

TengenPlayerShelf *
tengen_settings_get_player_shelf (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  return self->player_shelf;
}

static void
get_size (TengenSettings *self, guint id, int *width, int *height)
{
  g_variant_get (
      g_value_get_variant (&self->values[id]), "(ii)", width, height);
  *width = CLAMP (*width, MIN_WIDTH, MAX_SIDE);
  *height = CLAMP (*height, MIN_HEIGHT, MAX_SIDE);
}

static void
set_size (TengenSettings *self, guint id, int width, int height)
{
  g_object_set (
      self, about[id].name, g_variant_new ("(ii)", width, height), NULL);
}

void
tengen_settings_get_window (TengenSettings *self,
                            int *width,
                            int *height,
                            gboolean *maximized)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  get_size (self, PROP_WINDOW_SIZE, width, height);
  *maximized = g_value_get_boolean (&self->values[PROP_WINDOW_MAXIMIZED]);
}

void
tengen_settings_set_window (TengenSettings *self,
                            int width,
                            int height,
                            gboolean maximized)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  set_size (self, PROP_WINDOW_SIZE, width, height);
  g_object_set (self, "window-maximized", maximized, NULL);
}

void
tengen_settings_get_tree_window (TengenSettings *self, int *width, int *height)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  get_size (self, PROP_TREE_WINDOW_SIZE, width, height);
}

void
tengen_settings_set_tree_window (TengenSettings *self, int width, int height)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  set_size (self, PROP_TREE_WINDOW_SIZE, width, height);
}

gboolean
tengen_settings_get_hint_seen (TengenSettings *self, const char *id)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);
  return g_strv_contains (get_texts (self, PROP_HINTS_SEEN), id);
}

void
tengen_settings_set_hint_seen (TengenSettings *self, const char *id)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  g_return_if_fail (id != NULL);
  add_text (self, PROP_HINTS_SEEN, id);
}

const char *const *
tengen_settings_get_earlier_folders (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  return get_texts (self, PROP_GAMES_FOLDERS_BEFORE);
}

const char *const *
tengen_settings_get_collections (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  return get_texts (self, PROP_PRACTICE_COLLECTIONS);
}

void
tengen_settings_set_collections (TengenSettings *self, const char *const *uris)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  g_return_if_fail (uris != NULL);
  g_object_set (self, about[PROP_PRACTICE_COLLECTIONS].name, uris, NULL);
}

void
tengen_settings_copy (TengenSettings *self, TengenSettings *from)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  g_return_if_fail (TENGEN_IS_SETTINGS (from));
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 1; i < N_PREFERENCES; i++)
    g_object_set_property (G_OBJECT (self), about[i].name, &from->values[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

void
tengen_settings_reset (TengenSettings *self)
{
  g_autoptr (TengenSettings) fresh = NULL;
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  fresh = tengen_settings_new (NULL);
  tengen_settings_copy (self, fresh);
  if (self->store == NULL)
    return;
  /* what is not stored follows the language of later starts */
  for (guint i = 1; i < N_PREFERENCES; i++)
    g_settings_reset (self->store, about[i].name);
}
