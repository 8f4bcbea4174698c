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
#include "tengen-settings-setup.h"
#include "tengen-words-text.h"

struct _TengenSettings
{
  GObject parent_instance;

  int coordinates;
  int numbers;
  double cell_ratio;
  gboolean ghost;
  int forbidden_points;
  gboolean greetings;
  int lesson_readings;
  double lesson_text_scale;
  gboolean lesson_speech;
  gboolean clock_speech;
  gboolean sounds;
  int sound_volume;
  /* its rules of Renju are those of the last game of Renju, whatever it is */
  TengenGameSetup *setup;
  TengenRuleShelf *rule_shelf;
  TengenPlayerShelf *player_shelf;
  int width;
  int height;
  gboolean maximized;

  /* NULL where nothing is kept */
  GSettings *store;
};

G_DEFINE_FINAL_TYPE (TengenSettings, tengen_settings, G_TYPE_OBJECT)

enum
{
  PROP_COORDINATES = 1,
  PROP_NUMBERS,
  PROP_CELL_RATIO,
  PROP_GHOST,
  PROP_FORBIDDEN_POINTS,
  PROP_GREETINGS,
  PROP_LESSON_READINGS,
  PROP_LESSON_TEXT_SCALE,
  PROP_LESSON_SPEECH,
  PROP_CLOCK_SPEECH,
  PROP_SOUNDS,
  PROP_SOUND_VOLUME,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static const char *const keys[] = {
  "coordinates",
  "numbers",
  "cell-ratio",
  "ghost",
  "forbidden-points",
  "greetings",
  "lesson-readings",
  "lesson-text-scale",
  "lesson-speech",
  "clock-speech",
  "sounds",
  "sound-volume",
  "setup",
  "setup-renju",
  "renju-rules",
  "own-rules",
  "setup-rules-name",
  "window-size",
  "window-maximized",
  "setup-ranks",
  "setup-clock",
  "players",
  "setup-free-handicap",
};

/* Where no schema says it: the same choice as its translated default. */
static int
default_coordinates (void)
{
  const char *nick = tengen_words_text ("'a1'");
  if (strcmp (nick, "'japanese'") == 0)
    return TENGEN_NOTATION_JAPANESE;
  return TENGEN_NOTATION_A1;
}

static GSettings *
open_store (const char *schema_id)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  if (source == NULL || schema_id == NULL)
    return NULL;
  GSettingsSchema *schema =
      g_settings_schema_source_lookup (source, schema_id, TRUE);
  if (schema == NULL)
    return NULL;
  gboolean complete = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    complete = complete && g_settings_schema_has_key (schema, keys[i]);
  GSettings *store = NULL;
  if (complete)
    store = g_settings_new_full (schema, NULL, NULL);
  g_settings_schema_unref (schema);
  return store;
}

static void
read_look (TengenSettings *self)
{
  int coordinates = g_settings_get_enum (self->store, "coordinates");
  int numbers = g_settings_get_enum (self->store, "numbers");
  double ratio = g_settings_get_double (self->store, "cell-ratio");
  gboolean ghost = g_settings_get_boolean (self->store, "ghost");
  int forbidden = g_settings_get_enum (self->store, "forbidden-points");
  gboolean greetings = g_settings_get_boolean (self->store, "greetings");
  int readings = g_settings_get_int (self->store, "lesson-readings");
  double scale = g_settings_get_double (self->store, "lesson-text-scale");
  gboolean speech = g_settings_get_boolean (self->store, "lesson-speech");
  gboolean clock = g_settings_get_boolean (self->store, "clock-speech");
  gboolean sounds = g_settings_get_boolean (self->store, "sounds");
  int volume = g_settings_get_int (self->store, "sound-volume");
  g_object_set (self,
                "coordinates",
                coordinates,
                "numbers",
                numbers,
                "cell-ratio",
                ratio,
                "ghost",
                ghost,
                "forbidden-points",
                forbidden,
                "greetings",
                greetings,
                "lesson-readings",
                readings,
                "lesson-text-scale",
                scale,
                "lesson-speech",
                speech,
                "clock-speech",
                clock,
                "sounds",
                sounds,
                "sound-volume",
                volume,
                NULL);
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
  self->maximized = g_settings_get_boolean (self->store, "window-maximized");
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
store_changed_cb (TengenSettings *self, const char *key)
{
  /* these are values of the last window or game: another program's are
   * of no interest while this one runs */
  if (!g_str_has_prefix (key, "setup") && !g_str_has_prefix (key, "window-") &&
      !g_str_equal (key, "renju-rules"))
    read_look (self);
}

static void
write_look (TengenSettings *self, guint property)
{
  if (self->store == NULL)
    return;
  if (property == PROP_COORDINATES)
    g_settings_set_enum (self->store, "coordinates", self->coordinates);
  else if (property == PROP_NUMBERS)
    g_settings_set_enum (self->store, "numbers", self->numbers);
  else if (property == PROP_CELL_RATIO)
    g_settings_set_double (self->store, "cell-ratio", self->cell_ratio);
  else if (property == PROP_GHOST)
    g_settings_set_boolean (self->store, "ghost", self->ghost);
  else if (property == PROP_FORBIDDEN_POINTS)
    g_settings_set_enum (
        self->store, "forbidden-points", self->forbidden_points);
  else if (property == PROP_GREETINGS)
    g_settings_set_boolean (self->store, "greetings", self->greetings);
  else if (property == PROP_LESSON_READINGS)
    g_settings_set_int (self->store, "lesson-readings", self->lesson_readings);
  else if (property == PROP_LESSON_SPEECH)
    g_settings_set_boolean (self->store, "lesson-speech", self->lesson_speech);
  else if (property == PROP_CLOCK_SPEECH)
    g_settings_set_boolean (self->store, "clock-speech", self->clock_speech);
  else if (property == PROP_SOUNDS)
    g_settings_set_boolean (self->store, "sounds", self->sounds);
  else if (property == PROP_SOUND_VOLUME)
    g_settings_set_int (self->store, "sound-volume", self->sound_volume);
  else
    g_settings_set_double (
        self->store, "lesson-text-scale", self->lesson_text_scale);
}

static void
tengen_settings_get_property (GObject *object,
                              guint property,
                              GValue *value,
                              GParamSpec *pspec)
{
  TengenSettings *self = TENGEN_SETTINGS (object);
  switch (property)
    {
    case PROP_COORDINATES:
      g_value_set_int (value, self->coordinates);
      break;
    case PROP_NUMBERS:
      g_value_set_int (value, self->numbers);
      break;
    case PROP_CELL_RATIO:
      g_value_set_double (value, self->cell_ratio);
      break;
    case PROP_GHOST:
      g_value_set_boolean (value, self->ghost);
      break;
    case PROP_FORBIDDEN_POINTS:
      g_value_set_int (value, self->forbidden_points);
      break;
    case PROP_GREETINGS:
      g_value_set_boolean (value, self->greetings);
      break;
    case PROP_LESSON_READINGS:
      g_value_set_int (value, self->lesson_readings);
      break;
    case PROP_LESSON_TEXT_SCALE:
      g_value_set_double (value, self->lesson_text_scale);
      break;
    case PROP_LESSON_SPEECH:
      g_value_set_boolean (value, self->lesson_speech);
      break;
    case PROP_CLOCK_SPEECH:
      g_value_set_boolean (value, self->clock_speech);
      break;
    case PROP_SOUNDS:
      g_value_set_boolean (value, self->sounds);
      break;
    case PROP_SOUND_VOLUME:
      g_value_set_int (value, self->sound_volume);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static gboolean
replace_int (int *field, int value)
{
  gboolean differs = *field != value;
  *field = value;
  return differs;
}

static gboolean
replace_double (double *field, double value)
{
  gboolean differs = ABS (*field - value) > 0;
  *field = value;
  return differs;
}

static void
tengen_settings_set_property (GObject *object,
                              guint property,
                              const GValue *value,
                              GParamSpec *pspec)
{
  TengenSettings *self = TENGEN_SETTINGS (object);
  gboolean differs = FALSE;
  switch (property)
    {
    case PROP_COORDINATES:
      differs = replace_int (&self->coordinates, g_value_get_int (value));
      break;
    case PROP_NUMBERS:
      differs = replace_int (&self->numbers, g_value_get_int (value));
      break;
    case PROP_CELL_RATIO:
      differs = replace_double (&self->cell_ratio, g_value_get_double (value));
      break;
    case PROP_GHOST:
      differs = replace_int (&self->ghost, g_value_get_boolean (value));
      break;
    case PROP_FORBIDDEN_POINTS:
      differs = replace_int (&self->forbidden_points, g_value_get_int (value));
      break;
    case PROP_GREETINGS:
      differs = replace_int (&self->greetings, g_value_get_boolean (value));
      break;
    case PROP_LESSON_READINGS:
      differs = replace_int (&self->lesson_readings, g_value_get_int (value));
      break;
    case PROP_LESSON_TEXT_SCALE:
      differs =
          replace_double (&self->lesson_text_scale, g_value_get_double (value));
      break;
    case PROP_LESSON_SPEECH:
      differs = replace_int (&self->lesson_speech, g_value_get_boolean (value));
      break;
    case PROP_CLOCK_SPEECH:
      differs = replace_int (&self->clock_speech, g_value_get_boolean (value));
      break;
    case PROP_SOUNDS:
      differs = replace_int (&self->sounds, g_value_get_boolean (value));
      break;
    case PROP_SOUND_VOLUME:
      differs = replace_int (&self->sound_volume, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
  if (!differs)
    return;
  write_look (self, property);
  g_object_notify_by_pspec (object, pspec);
}

static void
tengen_settings_dispose (GObject *object)
{
  TengenSettings *self = TENGEN_SETTINGS (object);
  g_clear_object (&self->store);
  G_OBJECT_CLASS (tengen_settings_parent_class)->dispose (object);
}

static void
tengen_settings_finalize (GObject *object)
{
  TengenSettings *self = TENGEN_SETTINGS (object);
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
  properties[PROP_GHOST] =
      g_param_spec_boolean ("ghost", NULL, NULL, TRUE, flags);
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
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tengen_settings_init (TengenSettings *self)
{
  self->coordinates = default_coordinates ();
  self->cell_ratio = 1;
  self->ghost = TRUE;
  self->forbidden_points = TENGEN_VIEW_FORBIDDEN_TOUCHED;
  self->greetings = TRUE;
  self->lesson_text_scale = 1;
  self->sounds = TRUE;
  self->sound_volume = 80;
  self->setup = tengen_settings_setup_new ();
  self->rule_shelf = tengen_rule_shelf_new ();
  self->player_shelf = tengen_player_shelf_new ();
  self->width = 1180;
  self->height = 760;
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
  self->store = open_store (schema_id);
  if (self->store == NULL)
    return self;
  read_look (self);
  read_rest (self);
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
