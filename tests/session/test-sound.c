/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-sound: the files as they are made; what is handed to whom plays them;
 * what is wrong when nothing is heard
 */
#include "tengen-sound.h"

#include <gio/gio.h>
#include <math.h>
#include <string.h>

#define HEAD 44
#define RATE 44100

static const struct
{
  const char *name;
  double most_seconds;
} files[] = {
  { "stone-1.wav", 0.6 }, { "stone-2.wav", 0.6 }, { "stone-3.wav", 0.6 },
  { "capture.wav", 0.6 }, { "pass.wav", 0.6 },    { "warning.wav", 0.6 },
  { "tick.wav", 0.6 },    { "end.wav", 2.0 },     { "right.wav", 0.6 },
};

static const char *
get_folder (void)
{
  return g_getenv ("TENGEN_SOUNDDIR");
}

static GBytes *
read_file (const char *name)
{
  g_autofree char *path = g_build_filename (get_folder (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = g_file_load_bytes (file, NULL, NULL, &error);

  g_assert_no_error (error);
  return bytes;
}

static guint32
get_number (const guint8 *data, gsize at, guint n_bytes)
{
  guint32 value = 0;

  for (guint i = 0; i < n_bytes; i++)
    value |= (guint32) data[at + i] << (8 * i);
  return value;
}

static int
get_sample (const guint8 *data, gsize index)
{
  return (gint16) get_number (data, HEAD + 2 * index, 2);
}

static void
check_head (const guint8 *data, gsize size)
{
  g_assert_cmpuint (size, >, HEAD);
  g_assert_cmpmem (data, 4, "RIFF", 4);
  g_assert_cmpuint (get_number (data, 4, 4), ==, size - 8);
  g_assert_cmpmem (data + 8, 8, "WAVEfmt ", 8);
  g_assert_cmpuint (get_number (data, 20, 2), ==, 1);
  g_assert_cmpuint (get_number (data, 22, 2), ==, 1);
  g_assert_cmpuint (get_number (data, 24, 4), ==, RATE);
  g_assert_cmpuint (get_number (data, 34, 2), ==, 16);
  g_assert_cmpuint (get_number (data, 40, 4), ==, size - HEAD);
}

/* Silence at both ends, no step on the way into it, the peak at -6 dB. */
static void
check_samples (const guint8 *data, gsize n)
{
  int peak = 0;
  double sum = 0;

  for (gsize i = 0; i < n; i++)
    {
      peak = MAX (peak, ABS (get_sample (data, i)));
      sum += get_sample (data, i);
    }
  g_assert_cmpfloat (fabs (20 * log10 (peak / 32768.0) + 6), <, 0.5);
  g_assert_cmpfloat (fabs (sum / (double) n), <, 33);
  for (gsize i = 0; i < 3; i++)
    g_assert_cmpint (ABS (get_sample (data, i)), <=, 33);
  /* the last five milliseconds are 50 dB below the loudest that can be */
  peak = 0;
  for (gsize i = n - RATE / 200; i < n; i++)
    peak = MAX (peak, ABS (get_sample (data, i)));
  g_assert_cmpint (peak, <=, 104);
  g_assert_cmpint (ABS (get_sample (data, n - 1)), <=, 1);
}

static void
test_files (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GBytes) bytes = read_file (files[i].name);
      gsize size;
      const guint8 *data = g_bytes_get_data (bytes, &size);
      gsize n = (size - HEAD) / 2;

      g_test_message ("%s", files[i].name);
      check_head (data, size);
      g_assert_cmpfloat ((double) n / RATE, <, files[i].most_seconds);
      check_samples (data, n);
    }
}

static void
test_stones_differ (void)
{
  for (gsize i = 0; i < 3; i++)
    {
      g_autoptr (GBytes) one = read_file (files[i].name);
      g_autoptr (GBytes) other = read_file (files[(i + 1) % 3].name);

      g_assert_false (g_bytes_equal (one, other));
    }
}

/* --- Playing --- */

static void
play_cb (const char *file, double decibels, gpointer heard)
{
  g_autofree char *name = g_path_get_basename (file);

  g_string_append_printf (heard, "%s@%.0f ", name, decibels);
}

static void
test_play (void)
{
  g_autoptr (TengenSound) sound = tengen_sound_new ("/sounds");
  g_autoptr (GString) heard = g_string_new (NULL);

  tengen_sound_set_player (sound, play_cb, heard);
  g_object_set (sound, "volume", 100, NULL);
  for (guint i = 0; i < 4; i++)
    tengen_sound_play (sound, TENGEN_SOUND_STONE);
  g_object_set (sound, "volume", 50, NULL);
  for (guint kind = TENGEN_SOUND_CAPTURE; kind < TENGEN_SOUND_N_KINDS; kind++)
    tengen_sound_play (sound, (TengenSoundKind) kind);
  g_assert_cmpstr (heard->str,
                   ==,
                   "stone-1.wav@0 stone-2.wav@0 stone-3.wav@0 stone-1.wav@0 "
                   "capture.wav@-12 pass.wav@-12 warning.wav@-12 "
                   "tick.wav@-12 end.wav@-12 right.wav@-20 ");
}

static void
test_silent (void)
{
  g_autoptr (TengenSound) sound = tengen_sound_new ("/sounds");
  g_autoptr (GString) heard = g_string_new (NULL);

  tengen_sound_set_player (sound, play_cb, heard);
  g_object_set (sound, "enabled", FALSE, NULL);
  tengen_sound_play (sound, TENGEN_SOUND_END);
  g_object_set (sound, "enabled", TRUE, "volume", 0, NULL);
  tengen_sound_play (sound, TENGEN_SOUND_END);
  g_assert_cmpstr (heard->str, ==, "");
  g_object_set (sound, "volume", 1, NULL);
  tengen_sound_play (sound, TENGEN_SOUND_END);
  g_assert_cmpstr (heard->str, ==, "end.wav@-80 ");
}

/* --- The system's device, whatever there is --- */

static int
get_fault (TengenSound *sound)
{
  int fault;

  g_object_get (sound, "fault", &fault, NULL);
  return fault;
}

/* Without the library there is nothing to look for files. */
static void
test_missing (void)
{
  g_autoptr (TengenSound) sound = tengen_sound_new ("/nowhere/at/all");

  if (get_fault (sound) == TENGEN_SOUND_FAULT_LIBRARY)
    {
      g_test_skip ("built without GSound");
      return;
    }
  g_assert_cmpint (get_fault (sound), ==, TENGEN_SOUND_FAULT_NONE);
  tengen_sound_play (sound, TENGEN_SOUND_STONE);
  while (get_fault (sound) == TENGEN_SOUND_FAULT_NONE)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (get_fault (sound), ==, TENGEN_SOUND_FAULT_FILE);
}

/* Nothing waits for the thread, and it outlives the object that started it. */
static void
test_freed (void)
{
  gint64 begin_us = g_get_monotonic_time ();

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (TengenSound) sound = tengen_sound_new ("/nowhere/at/all");

      for (guint k = 0; k < 50; k++)
        tengen_sound_play (sound, TENGEN_SOUND_STONE);
      g_assert_finalize_object (g_steal_pointer (&sound));
    }
  g_assert_cmpint (g_get_monotonic_time () - begin_us, <, G_USEC_PER_SEC);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/sound/files", test_files);
  g_test_add_func ("/sound/stones-differ", test_stones_differ);
  g_test_add_func ("/sound/play", test_play);
  g_test_add_func ("/sound/silent", test_silent);
  g_test_add_func ("/sound/missing", test_missing);
  g_test_add_func ("/sound/freed", test_freed);
  return g_test_run ();
}
