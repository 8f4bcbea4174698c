/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sound-device: the system's sound, kept away from the main loop
 *
 * Shape: a pool of one thread, fed with jobs. The context of GSound belongs to
 *        that thread, which gets rid of it too, as a last job without file. Jobs
 *        keep the device until they are done. After a failure the system is left
 *        alone for a while: each try of ALSA without a card writes lines to the
 *        terminal.
 */
#include "tengen-sound-device.h"

#ifdef TENGEN_GSOUND
#include <gsound.h>
#endif

/* A click that comes later than this matches nothing on the screen. */
#define LATEST_US (G_USEC_PER_SEC / 2)
/* A system that hangs is not asked for more than this. */
#define MOST_WAITING 8
/* Before trying again a system that did not play. */
#define PAUSE_US (30 * G_USEC_PER_SEC)

struct _TengenSoundDevice
{
  GThreadPool *pool;
  /* main loop: NULL once there is no caller to tell */
  TengenSoundPlayed played;
  gpointer played_data;

#ifdef TENGEN_GSOUND
  /* the thread's: NULL before the first sound and after a failure */
  GSoundContext *context;
  gint64 failed_us;
#endif
};

typedef struct
{
  TengenSoundDevice *device;
  /* NULL to close */
  char *file;
  double decibels;
  gint64 asked_us;
  TengenSoundFault fault;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_atomic_rc_box_release (job->device);
  g_free (job->file);
  g_free (job);
}

/* --- On the thread --- */

#ifdef TENGEN_GSOUND

static gboolean
hand_on (TengenSoundDevice *self, const Job *job, GError **error)
{
  char decibels[G_ASCII_DTOSTR_BUF_SIZE];

  if (self->context == NULL)
    self->context = gsound_context_new (NULL, error);
  if (self->context == NULL)
    return FALSE;
  g_ascii_formatd (decibels, sizeof decibels, "%.2f", job->decibels);
  return gsound_context_play_simple (self->context,
                                     NULL,
                                     error,
                                     GSOUND_ATTR_MEDIA_FILENAME,
                                     job->file,
                                     GSOUND_ATTR_MEDIA_ROLE,
                                     "game",
                                     GSOUND_ATTR_CANBERRA_VOLUME,
                                     decibels,
                                     NULL);
}

static TengenSoundFault
play (TengenSoundDevice *self, const Job *job)
{
  g_autoptr (GError) error = NULL;
  gint64 now_us = g_get_monotonic_time ();

  if (job->file == NULL)
    {
      g_clear_object (&self->context);
      return TENGEN_SOUND_FAULT_NONE;
    }
  if (!g_file_test (job->file, G_FILE_TEST_IS_REGULAR))
    return TENGEN_SOUND_FAULT_FILE;
  if (self->failed_us != 0 && now_us - self->failed_us < PAUSE_US)
    return TENGEN_SOUND_FAULT_DEVICE;
  self->failed_us = 0;
  if (now_us - job->asked_us > LATEST_US || hand_on (self, job, &error))
    return TENGEN_SOUND_FAULT_NONE;
  g_info ("%s: %s", job->file, error->message);
  g_clear_object (&self->context);
  self->failed_us = g_get_monotonic_time ();
  return TENGEN_SOUND_FAULT_DEVICE;
}

#else

static TengenSoundFault
play (TengenSoundDevice *self, const Job *job)
{
  return TENGEN_SOUND_FAULT_LIBRARY;
}

#endif

/* --- On the main loop --- */

static gboolean
tell_cb (gpointer data)
{
  Job *job = data;

  if (job->device->played != NULL)
    job->device->played (job->fault, job->device->played_data);
  return G_SOURCE_REMOVE;
}

static void
work (gpointer data, gpointer user_data)
{
  Job *job = data;

  job->fault = play (job->device, job);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_cb, job, free_job);
}

gboolean
tengen_sound_device_is_built (void)
{
#ifdef TENGEN_GSOUND
  return TRUE;
#else
  return FALSE;
#endif
}

TengenSoundDevice *
tengen_sound_device_new (TengenSoundPlayed played, gpointer data)
{
  TengenSoundDevice *self = g_atomic_rc_box_new0 (TengenSoundDevice);

  self->pool = g_thread_pool_new_full (work, NULL, free_job, 1, FALSE, NULL);
  self->played = played;
  self->played_data = data;
  return self;
}

/* Takes @file over. */
static void
push (TengenSoundDevice *self, char *file, double decibels)
{
  Job *job = g_new0 (Job, 1);

  job->device = g_atomic_rc_box_acquire (self);
  job->file = file;
  job->decibels = decibels;
  job->asked_us = g_get_monotonic_time ();
  g_thread_pool_push (self->pool, job, NULL);
}

void
tengen_sound_device_free (TengenSoundDevice *self)
{
  g_return_if_fail (self != NULL);

  self->played = NULL;
  push (self, NULL, 0);
  g_thread_pool_free (self->pool, FALSE, FALSE);
  g_atomic_rc_box_release (self);
}

void
tengen_sound_device_play (TengenSoundDevice *self,
                          const char *file,
                          double decibels)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (file != NULL);

  if (g_thread_pool_unprocessed (self->pool) < MOST_WAITING)
    push (self, g_strdup (file), decibels);
}
