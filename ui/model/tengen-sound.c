/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sound: the sounds of the program
 */
#include "tengen-sound.h"

#include <math.h>

#include "tengen-signal.h"
#include "tengen-sound-device.h"

/* So much quieter is praise, in decibels. */
#define PRAISE 8.0

/* Sounds of one kind that take turns, so that no two stones are the same. */
#define MOST_VARIANTS 3

struct _TengenSound
{
  GObject parent_instance;

  char *folder;
  gboolean enabled;
  int volume;
  TengenSoundFault fault;
  /* how often each kind was played */
  guint n_played[TENGEN_SOUND_N_KINDS];

  /* NULL before the first sound */
  TengenSoundDevice *device;
  /* NULL for the device */
  TengenSoundPlayer player;
  gpointer player_data;
};

G_DEFINE_FINAL_TYPE (TengenSound, tengen_sound, G_TYPE_OBJECT)

enum
{
  PROP_ENABLED = 1,
  PROP_VOLUME,
  PROP_FAULT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static const char *const files[TENGEN_SOUND_N_KINDS][MOST_VARIANTS] = {
  [TENGEN_SOUND_STONE] = { "stone-1.wav", "stone-2.wav", "stone-3.wav" },
  [TENGEN_SOUND_CAPTURE] = { "capture.wav" },
  [TENGEN_SOUND_PASS] = { "pass.wav" },
  [TENGEN_SOUND_WARNING] = { "warning.wav" },
  [TENGEN_SOUND_TICK] = { "tick.wav" },
  [TENGEN_SOUND_END] = { "end.wav" },
  [TENGEN_SOUND_RIGHT] = { "right.wav" },
};

/* --- Playing --- */

/* The file of the next sound of a kind. */
static const char *
choose_file (TengenSound *self, TengenSoundKind kind)
{
  guint n_files = 1;

  while (n_files < MOST_VARIANTS && files[kind][n_files] != NULL)
    n_files++;
  return files[kind][self->n_played[kind]++ % n_files];
}

/* Half the way is heard as about half as loud. Praise is quieter than the stone
 * that it is for. */
static double
get_decibels (TengenSound *self, TengenSoundKind kind)
{
  return 40 * log10 (self->volume / 100.0) -
         (kind == TENGEN_SOUND_RIGHT ? PRAISE : 0);
}

/* --- The object --- */

static void
set_fault (TengenSound *self, TengenSoundFault fault)
{
  if (self->fault == fault)
    return;
  self->fault = fault;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAULT]);
}

/* What the thread found out, back on the main loop. */
static void
played_cb (TengenSoundFault fault, gpointer object)
{
  set_fault (object, fault);
}

static void
tengen_sound_get_property (GObject *object,
                           guint property,
                           GValue *value,
                           GParamSpec *pspec)
{
  TengenSound *self = TENGEN_SOUND (object);

  if (property == PROP_ENABLED)
    g_value_set_boolean (value, self->enabled);
  else if (property == PROP_VOLUME)
    g_value_set_int (value, self->volume);
  else if (property == PROP_FAULT)
    g_value_set_int (value, (int) self->fault);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_sound_set_property (GObject *object,
                           guint property,
                           const GValue *value,
                           GParamSpec *pspec)
{
  TengenSound *self = TENGEN_SOUND (object);
  int *field = property == PROP_ENABLED ? &self->enabled : &self->volume;
  int wanted = property == PROP_ENABLED ? g_value_get_boolean (value)
                                        : g_value_get_int (value);

  if (*field == wanted)
    return;
  *field = wanted;
  g_object_notify_by_pspec (object, pspec);
}

static void
tengen_sound_dispose (GObject *object)
{
  TengenSound *self = TENGEN_SOUND (object);

  g_clear_pointer (&self->device, tengen_sound_device_free);
  G_OBJECT_CLASS (tengen_sound_parent_class)->dispose (object);
}

static void
tengen_sound_finalize (GObject *object)
{
  g_free (TENGEN_SOUND (object)->folder);
  G_OBJECT_CLASS (tengen_sound_parent_class)->finalize (object);
}

static void
tengen_sound_class_init (TengenSoundClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = TENGEN_PARAM_READWRITE;

  object_class->get_property = tengen_sound_get_property;
  object_class->set_property = tengen_sound_set_property;
  object_class->dispose = tengen_sound_dispose;
  object_class->finalize = tengen_sound_finalize;

  /* TengenSound:enabled: whether sounds are played */
  properties[PROP_ENABLED] =
      g_param_spec_boolean ("enabled", NULL, NULL, TRUE, flags);
  /* TengenSound:volume: how loud, 0 to 100 */
  properties[PROP_VOLUME] =
      g_param_spec_int ("volume", NULL, NULL, 0, 100, 80, flags);
  /* TengenSound:fault: a TengenSoundFault */
  properties[PROP_FAULT] = g_param_spec_int ("fault",
                                             NULL,
                                             NULL,
                                             TENGEN_SOUND_FAULT_NONE,
                                             TENGEN_SOUND_FAULT_DEVICE,
                                             TENGEN_SOUND_FAULT_NONE,
                                             TENGEN_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tengen_sound_init (TengenSound *self)
{
  self->enabled = TRUE;
  self->volume = 80;
}

TengenSound *
tengen_sound_new (const char *folder)
{
  TengenSound *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_SOUND, NULL);
  self->folder = g_strdup (folder);
  if (!tengen_sound_device_is_built ())
    self->fault = TENGEN_SOUND_FAULT_LIBRARY;
  return self;
}

void
tengen_sound_play (TengenSound *self, TengenSoundKind kind)
{
  g_autofree char *path = NULL;

  g_return_if_fail (TENGEN_IS_SOUND (self));
  g_return_if_fail (kind >= 0 && kind < TENGEN_SOUND_N_KINDS);

  if (!self->enabled || self->volume == 0)
    return;
  path = g_build_filename (self->folder, choose_file (self, kind), NULL);
  if (self->player != NULL)
    {
      self->player (path, get_decibels (self, kind), self->player_data);
      return;
    }
  if (self->device == NULL)
    self->device = tengen_sound_device_new (played_cb, self);
  tengen_sound_device_play (self->device, path, get_decibels (self, kind));
}

void
tengen_sound_play_move (TengenSound *self, const TengenPosition *position)
{
  TengenSoundKind kind = TENGEN_SOUND_STONE;

  if (tengen_position_get_last (position, NULL) == TENGEN_POINT_PASS)
    kind = TENGEN_SOUND_PASS;
  else if (tengen_position_get_last_taken (position) > 0)
    kind = TENGEN_SOUND_CAPTURE;
  tengen_sound_play (self, kind);
}

void
tengen_sound_set_player (TengenSound *self,
                         TengenSoundPlayer player,
                         gpointer data)
{
  g_return_if_fail (TENGEN_IS_SOUND (self));
  g_return_if_fail (player != NULL);

  self->player = player;
  self->player_data = data;
}
