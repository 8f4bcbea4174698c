/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings: what the program remembers
 *
 * Shape: every value is a field here; where there is a GSettings object, each
 *        change goes both ways. A value that was spoilt by hand in the store
 *        falls back to the first start's.
 */
#include "tengen-settings.h"

#include <string.h>

#include "tengen-board-notation.h"
#include "tengen-paint-renju.h"
#include "tengen-paint-theme.h"
#include "tengen-settings-mirror.h"
#include "tengen-settings-setup.h"
#include "tengen-settings-store.h"
#include "tengen-words-text.h"

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
  PROP_LESSON_TEXT_SCALE,
  PROP_LESSON_SPEECH,
  PROP_CLOCK_SPEECH,
  PROP_SOUNDS,
  PROP_SOUND_VOLUME,
  PROP_LANGUAGE,
  PROP_GAMES_FOLDER,
  PROP_REVIEW_TREE_HEIGHT,
  PROP_REVIEW_TREE_WIDTH,
  N_PROPS,
};

struct _TengenSettings
{
  GObject parent_instance;

  /* of the properties; the first is none */
  GValue values[N_PROPS];
  /* in no order */
  char **hints;
  /* where games were kept before, besides the usual folder */
  char **earlier_folders;
  /* its rules of Renju are those of the last game of Renju, whatever it is */
  TengenGameSetup *setup;
  TengenRuleShelf *rule_shelf;
  TengenPlayerShelf *player_shelf;
  int width;
  int height;
  gboolean maximized;
  int tree_width;
  int tree_height;

  /* NULL where nothing is kept */
  GSettings *store;
  TengenSettingsMirror *mirror;
  gboolean checked;
  /* they were not as Tengen left them, and nothing was decided yet */
  gboolean changed;
};

G_DEFINE_FINAL_TYPE (TengenSettings, tengen_settings, G_TYPE_OBJECT)

/* each has the name of its key */
static GParamSpec *properties[N_PROPS];

static void
read_property (TengenSettings *self, GParamSpec *pspec)
{
  g_auto (GValue) value = G_VALUE_INIT;
  tengen_settings_store_read (self->store, pspec, &value);
  g_object_set_property (G_OBJECT (self), pspec->name, &value);
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
read_rest (TengenSettings *self)
{
  tengen_game_setup_free (self->setup);
  self->setup = tengen_settings_setup_read (self->store);
  g_settings_get (
      self->store, "window-size", "(ii)", &self->width, &self->height);
  self->width = CLAMP (self->width, 320, 16384);
  self->height = CLAMP (self->height, 240, 16384);
  g_settings_get (self->store,
                  "tree-window-size",
                  "(ii)",
                  &self->tree_width,
                  &self->tree_height);
  self->tree_width = CLAMP (self->tree_width, 320, 16384);
  self->tree_height = CLAMP (self->tree_height, 160, 16384);
  self->maximized = g_settings_get_boolean (self->store, "window-maximized");
  g_strfreev (self->hints);
  self->hints = g_settings_get_strv (self->store, "hints-seen");
  g_strfreev (self->earlier_folders);
  self->earlier_folders =
      g_settings_get_strv (self->store, "games-folders-before");
}

/* The store's value as it stands: GIO maps no variants by itself. */
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
write_texts (TengenSettings *self, const char *key, char **texts)
{
  if (self->store != NULL)
    g_settings_set_strv (self->store, key, (const char *const *) texts);
}

static void
add_text (TengenSettings *self,
          char ***texts,
          const char *key,
          const char *text)
{
  if (g_strv_contains ((const char *const *) *texts, text))
    return;
  guint n = g_strv_length (*texts);
  *texts = g_renew (char *, *texts, n + 2);
  (*texts)[n] = g_strdup (text);
  (*texts)[n + 1] = NULL;
  write_texts (self, key, *texts);
}

/* Games stay where they are, and are looked for there. */
static void
note_folder (TengenSettings *self)
{
  const char *folder = g_value_get_string (&self->values[PROP_GAMES_FOLDER]);
  if (*folder != '\0')
    add_text (self, &self->earlier_folders, "games-folders-before", folder);
}

/* What is no property is of the last window or game: another program's is of
 * no interest while this one runs. */
static void
store_changed_cb (TengenSettings *self, const char *key)
{
  GParamSpec *pspec =
      g_object_class_find_property (G_OBJECT_GET_CLASS (self), key);
  if (pspec != NULL)
    read_property (self, pspec);
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
  if (id == PROP_GAMES_FOLDER)
    note_folder (self);
  g_value_copy (value, &self->values[id]);
  if (G_VALUE_HOLDS_STRING (value) && g_value_get_string (value) == NULL)
    g_value_set_static_string (&self->values[id], "");
  if (self->store != NULL)
    tengen_settings_store_write (self->store, pspec, &self->values[id]);
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
  g_strfreev (self->hints);
  g_strfreev (self->earlier_folders);
  tengen_game_setup_free (self->setup);
  g_object_unref (self->rule_shelf);
  g_object_unref (self->player_shelf);
  G_OBJECT_CLASS (tengen_settings_parent_class)->finalize (object);
}

static void
tengen_settings_class_init (TengenSettingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tengen_settings_get_property;
  object_class->set_property = tengen_settings_set_property;
  object_class->dispose = tengen_settings_dispose;
  object_class->finalize = tengen_settings_finalize;

  properties[PROP_COORDINATES] = g_param_spec_int ("coordinates",
                                                   NULL,
                                                   NULL,
                                                   -1,
                                                   TENGEN_NOTATION_JAPANESE,
                                                   TENGEN_NOTATION_A1,
                                                   flags);
  properties[PROP_NUMBERS] =
      g_param_spec_int ("numbers", NULL, NULL, 0, 4, 0, flags);
  properties[PROP_CELL_RATIO] =
      g_param_spec_double ("cell-ratio", NULL, NULL, 1, 1.2, 1, flags);
  properties[PROP_THEME] = g_param_spec_int ("theme",
                                             NULL,
                                             NULL,
                                             TENGEN_PAINT_THEME_WOOD,
                                             TENGEN_PAINT_THEME_LAST - 1,
                                             TENGEN_PAINT_THEME_WOOD,
                                             flags);
  properties[PROP_MOTION] =
      g_param_spec_boolean ("motion", NULL, NULL, TRUE, flags);
  properties[PROP_GHOST] =
      g_param_spec_boolean ("ghost", NULL, NULL, TRUE, flags);
  properties[PROP_CONFIRM_PLACING] =
      g_param_spec_boolean ("confirm-placing", NULL, NULL, FALSE, flags);
  properties[PROP_FORBIDDEN_POINTS] =
      g_param_spec_int ("forbidden-points",
                        NULL,
                        NULL,
                        TENGEN_VIEW_FORBIDDEN_ALWAYS,
                        TENGEN_VIEW_FORBIDDEN_NEVER,
                        TENGEN_VIEW_FORBIDDEN_TOUCHED,
                        flags);
  properties[PROP_GREETINGS] =
      g_param_spec_boolean ("greetings", NULL, NULL, TRUE, flags);
  properties[PROP_LESSON_READINGS] =
      g_param_spec_int ("lesson-readings", NULL, NULL, -1, 6, 0, flags);
  properties[PROP_LESSON_TEXT_SCALE] =
      g_param_spec_double ("lesson-text-scale",
                           NULL,
                           NULL,
                           TENGEN_SETTINGS_MIN_SCALE,
                           TENGEN_SETTINGS_MAX_SCALE,
                           1,
                           flags);
  properties[PROP_LESSON_SPEECH] =
      g_param_spec_boolean ("lesson-speech", NULL, NULL, FALSE, flags);
  properties[PROP_CLOCK_SPEECH] =
      g_param_spec_boolean ("clock-speech", NULL, NULL, FALSE, flags);
  properties[PROP_SOUNDS] =
      g_param_spec_boolean ("sounds", NULL, NULL, TRUE, flags);
  properties[PROP_SOUND_VOLUME] =
      g_param_spec_int ("sound-volume", NULL, NULL, 0, 100, 80, flags);
  properties[PROP_LANGUAGE] =
      g_param_spec_string ("language", NULL, NULL, "", flags);
  properties[PROP_GAMES_FOLDER] =
      g_param_spec_string ("games-folder", NULL, NULL, "", flags);
  properties[PROP_REVIEW_TREE_HEIGHT] =
      g_param_spec_double ("review-tree-height", NULL, NULL, 0, 1, 0.5, flags);
  properties[PROP_REVIEW_TREE_WIDTH] =
      g_param_spec_double ("review-tree-width", NULL, NULL, 0, 1, 0.5, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
get_default (guint id, GValue *value)
{
  g_value_init (value, properties[id]->value_type);
  g_param_value_set_default (properties[id], value);
  if (id == PROP_COORDINATES)
    g_value_set_int (value, default_coordinates ());
}

static void
tengen_settings_init (TengenSettings *self)
{
  for (guint i = 1; i < N_PROPS; i++)
    get_default (i, &self->values[i]);
  self->hints = g_new0 (char *, 1);
  self->earlier_folders = g_new0 (char *, 1);
  self->setup = tengen_settings_setup_new ();
  self->rule_shelf = tengen_rule_shelf_new ();
  self->player_shelf = tengen_player_shelf_new ();
  self->width = 1180;
  self->height = 760;
  self->tree_width = 720;
  self->tree_height = 420;
}

/* What a shelf saves is kept under a key. */
static void
bind_saved (TengenSettings *self, const char *key, gpointer shelf)
{
  g_settings_bind_with_mapping (self->store,
                                key,
                                shelf,
                                "saved",
                                G_SETTINGS_BIND_DEFAULT,
                                read_variant_cb,
                                write_variant_cb,
                                NULL,
                                NULL);
}

TengenSettings *
tengen_settings_new (const char *schema_id)
{
  TengenSettings *self = g_object_new (TENGEN_TYPE_SETTINGS, NULL);
  self->store =
      tengen_settings_store_open (schema_id, properties + 1, N_PROPS - 1);
  if (self->store == NULL)
    return self;
  self->mirror = tengen_settings_mirror_new (self->store, NULL);
  read_rest (self);
  for (guint i = 1; i < N_PROPS; i++)
    read_property (self, properties[i]);
  bind_saved (self, "own-rules", self->rule_shelf);
  bind_saved (self, "players", self->player_shelf);
  g_signal_connect_object (self->store,
                           "changed",
                           G_CALLBACK (store_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  return self;
}

gboolean
tengen_settings_get_stored (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), FALSE);
  return self->store != NULL;
}

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
  read_rest (self);
  self->changed = FALSE;
}

TengenGameSetup *
tengen_settings_get_setup (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  return tengen_game_setup_copy (self->setup);
}

void
tengen_settings_set_setup (TengenSettings *self, const TengenGameSetup *setup)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  g_return_if_fail (setup != NULL);
  TengenGameSetup *copy = tengen_game_setup_copy (setup);
  if (!copy->is_renju)
    copy->renju = self->setup->renju;
  tengen_game_setup_free (self->setup);
  self->setup = copy;
  if (self->store != NULL)
    tengen_settings_setup_write (self->store, copy);
}

TengenRuleShelf *
tengen_settings_get_rule_shelf (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  return self->rule_shelf;
}

TengenPlayerShelf *
tengen_settings_get_player_shelf (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  return self->player_shelf;
}

void
tengen_settings_get_window (TengenSettings *self,
                            int *width,
                            int *height,
                            gboolean *maximized)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  *width = self->width;
  *height = self->height;
  *maximized = self->maximized;
}

void
tengen_settings_set_window (TengenSettings *self,
                            int width,
                            int height,
                            gboolean maximized)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  self->width = width;
  self->height = height;
  self->maximized = maximized;
  if (self->store == NULL)
    return;
  g_settings_set (self->store, "window-size", "(ii)", width, height);
  g_settings_set_boolean (self->store, "window-maximized", maximized);
}

void
tengen_settings_get_tree_window (TengenSettings *self, int *width, int *height)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  *width = self->tree_width;
  *height = self->tree_height;
}

void
tengen_settings_set_tree_window (TengenSettings *self, int width, int height)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  self->tree_width = width;
  self->tree_height = height;
  if (self->store != NULL)
    g_settings_set (self->store, "tree-window-size", "(ii)", width, height);
}

gboolean
tengen_settings_get_hint_seen (TengenSettings *self, const char *id)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);
  return g_strv_contains ((const char *const *) self->hints, id);
}

void
tengen_settings_set_hint_seen (TengenSettings *self, const char *id)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  g_return_if_fail (id != NULL);
  add_text (self, &self->hints, "hints-seen", id);
}

const char *const *
tengen_settings_get_earlier_folders (TengenSettings *self)
{
  g_return_val_if_fail (TENGEN_IS_SETTINGS (self), NULL);
  return (const char *const *) self->earlier_folders;
}

void
tengen_settings_copy (TengenSettings *self, TengenSettings *from)
{
  g_return_if_fail (TENGEN_IS_SETTINGS (self));
  g_return_if_fail (TENGEN_IS_SETTINGS (from));
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 1; i < N_PROPS; i++)
    g_object_set_property (
        G_OBJECT (self), properties[i]->name, &from->values[i]);
  g_strfreev (self->hints);
  self->hints = g_strdupv (from->hints);
  write_texts (self, "hints-seen", self->hints);
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
  for (guint i = 1; i < N_PROPS; i++)
    g_settings_reset (self->store, properties[i]->name);
  g_settings_reset (self->store, "hints-seen");
}
