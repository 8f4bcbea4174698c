/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sounds-make: makes the sounds of the program while it is built
 *
 * What:  writes each sound as a file: `tengen-sounds-make FOLDER`.
 * Shape: a sound is a list of strokes: what is struck, when, how hard and how
 *        high. What is struck is a list of partials that ring and fade, and a
 *        breath of noise for the moment of contact. All of them begin and end
 *        in silence and have one peak, 6 dB below the loudest that can be.
 */
#include <glib.h>
#include <math.h>

#define RATE 44100
#define PEAK 0.5
/* Lengths of the ramps at the ends, seconds. */
#define RISE 0.0008
#define FADE 0.06

/* A tone of a body: frequency in hertz, loudness, seconds until it has fallen
 * to a third. */
typedef struct
{
  double hz;
  double level;
  double decay;
} Partial;

typedef struct
{
  Partial partials[8];
  double noise;       /* loudness of the contact */
  double noise_decay; /* seconds */
  double attack;      /* seconds until it is loudest */
} Body;

typedef struct
{
  const Body *body;
  double at; /* seconds */
  double level;
  double pitch; /* 1 as the body says */
} Stroke;

typedef struct
{
  const char *name;
  double seconds;
  Stroke strokes[10];
} Sound;

/* A thick board with a hollow below, struck by a stone of slate. */
static const Body wood = {
  { { 236, 0.55, 0.055 },
    { 415, 0.50, 0.038 },
    { 742, 0.42, 0.024 },
    { 1310, 0.36, 0.014 },
    { 2480, 0.40, 0.0075 },
    { 4150, 0.34, 0.0042 },
    { 6300, 0.16, 0.0024 } },
  .noise = 0.5,
  .noise_decay = 0.0016,
  .attack = 0.0006,
};

/* Stones that fall on stones in a lid. */
static const Body lid = {
  { { 620, 0.22, 0.020 },
    { 1560, 0.30, 0.013 },
    { 2890, 0.46, 0.010 },
    { 4370, 0.40, 0.008 },
    { 6180, 0.20, 0.005 } },
  .noise = 0.3,
  .noise_decay = 0.0012,
  .attack = 0.0005,
};

/* A finger that taps on the table. */
static const Body tap = {
  { { 148, 0.9, 0.070 },
    { 233, 0.55, 0.050 },
    { 391, 0.22, 0.028 },
    { 660, 0.08, 0.014 } },
  .noise = 0.05,
  .noise_decay = 0.004,
  .attack = 0.004,
};

/* A small block of wood. */
static const Body block = {
  { { 985, 0.8, 0.016 }, { 1712, 0.4, 0.010 }, { 2890, 0.15, 0.005 } },
  .noise = 0.08,
  .noise_decay = 0.001,
  .attack = 0.001,
};

/* A soft reed of metal. */
static const Body reed = {
  { { 659.26, 1.0, 0.16 }, { 1318.5, 0.22, 0.09 }, { 2637, 0.05, 0.04 } },
  .attack = 0.012,
};

/* A bowl that sings (おりん); two partials lie close, so that it breathes. */
static const Body bowl = {
  { { 392.0, 1.0, 0.62 },
    { 393.6, 0.6, 0.62 },
    { 1074, 0.34, 0.40 },
    { 1077, 0.2, 0.40 },
    { 2050, 0.12, 0.22 },
    { 3270, 0.05, 0.10 } },
  .noise = 0.015,
  .noise_decay = 0.003,
  .attack = 0.006,
};

static const Sound sounds[] = {
  { "stone-1.wav", 0.30, { { &wood, 0, 1, 1.00 } } },
  { "stone-2.wav", 0.30, { { &wood, 0, 1, 0.94 } } },
  { "stone-3.wav",
    0.30,
    { { &wood, 0, 1, 1.05 }, { &wood, 0.031, 0.10, 1.16 } } },
  { "capture.wav",
    0.55,
    { { &lid, 0.000, 0.60, 0.92 },
      { &lid, 0.062, 1.00, 1.05 },
      { &lid, 0.107, 0.55, 1.21 },
      { &lid, 0.171, 0.80, 0.97 },
      { &lid, 0.214, 0.35, 1.30 },
      { &lid, 0.268, 0.42, 1.11 },
      { &lid, 0.337, 0.18, 1.18 } } },
  { "pass.wav", 0.40, { { &tap, 0, 1, 1 }, { &tap, 0.13, 0.7, 1.06 } } },
  { "warning.wav", 0.58, { { &reed, 0, 0.9, 1 }, { &reed, 0.19, 1, 1.3348 } } },
  { "tick.wav", 0.12, { { &block, 0, 1, 1 } } },
  { "end.wav",
    1.90,
    { { &bowl, 0, 1, 1 },
      { &bowl, 0.22, 0.6, 1.5 },
      { &bowl, 0.44, 0.35, 2 } } },
  { "right.wav",
    0.58,
    { { &reed, 0, 0.7, 1.1225 }, { &reed, 0.11, 1, 1.4983 } } },
};

/* From -1 to 1, the same in each build. */
static double
next_noise (guint32 *state)
{
  *state = *state * 1664525u + 1013904223u;
  return (double) *state / 2147483648.0 - 1;
}

/* From silence, smoothly, to 1 and on. */
static double
ramp (double way)
{
  return way < 1 ? 0.5 - 0.5 * cos (G_PI * way) : 1;
}

/* How loud something struck is after @t seconds, from 0 up to 1 and down. */
static double
swell (double t, double attack, double decay)
{
  return ramp (t / attack) * exp (-t / decay);
}

static void
add_stroke (const Stroke *stroke, double *samples, int n_samples)
{
  const Body *body = stroke->body;
  guint32 noise = 1;

  for (int i = (int) (stroke->at * RATE); i < n_samples; i++)
    {
      double t = (double) i / RATE - stroke->at;
      double sum = 0;

      for (gsize k = 0; k < G_N_ELEMENTS (body->partials); k++)
        {
          const Partial *partial = &body->partials[k];

          if (partial->level > 0)
            sum += partial->level * swell (t, body->attack, partial->decay) *
                   sin (2 * G_PI * partial->hz * stroke->pitch * t);
        }
      if (body->noise > 0)
        sum += body->noise * swell (t, body->attack, body->noise_decay) *
               next_noise (&noise);
      samples[i] += stroke->level * sum;
    }
}

/* Brings the ends to silence and the peak to its height. */
static void
finish (double *samples, int n_samples)
{
  double peak = 0;

  for (int i = 0; i < n_samples; i++)
    {
      samples[i] *=
          ramp (i / (RISE * RATE)) * ramp ((n_samples - 1 - i) / (FADE * RATE));
      peak = MAX (peak, fabs (samples[i]));
    }
  for (int i = 0; i < n_samples; i++)
    samples[i] *= PEAK / peak;
}

static void
append (GByteArray *bytes, guint32 value, guint n_bytes)
{
  guint32 little = GUINT32_TO_LE (value);

  g_byte_array_append (bytes, (const guint8 *) &little, n_bytes);
}

/* One channel of 16 bit. */
static GByteArray *
encode (const double *samples, int n_samples)
{
  GByteArray *bytes = g_byte_array_new ();
  guint32 size = (guint32) n_samples * 2;

  g_byte_array_append (bytes, (const guint8 *) "RIFF", 4);
  append (bytes, 36 + size, 4);
  g_byte_array_append (bytes, (const guint8 *) "WAVEfmt ", 8);
  append (bytes, 16, 4);
  append (bytes, 1, 2);
  append (bytes, 1, 2);
  append (bytes, RATE, 4);
  append (bytes, RATE * 2, 4);
  append (bytes, 2, 2);
  append (bytes, 16, 2);
  g_byte_array_append (bytes, (const guint8 *) "data", 4);
  append (bytes, size, 4);
  for (int i = 0; i < n_samples; i++)
    append (bytes, (guint32) (gint32) lrint (samples[i] * 32767), 2);
  return bytes;
}

static gboolean
make (const Sound *sound, const char *folder, GError **error)
{
  g_autofree char *path = g_build_filename (folder, sound->name, NULL);
  int n_samples = (int) (sound->seconds * RATE);
  g_autofree double *samples = g_new0 (double, n_samples);
  g_autoptr (GByteArray) bytes = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (sound->strokes); i++)
    if (sound->strokes[i].body != NULL)
      add_stroke (&sound->strokes[i], samples, n_samples);
  finish (samples, n_samples);
  bytes = encode (samples, n_samples);
  return g_file_set_contents (
      path, (const char *) bytes->data, (gssize) bytes->len, error);
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    {
      g_printerr ("usage: tengen-sounds-make FOLDER\n");
      return 1;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (sounds); i++)
    {
      g_autoptr (GError) error = NULL;

      if (!make (&sounds[i], argv[1], &error))
        {
          g_printerr ("%s\n", error->message);
          return 1;
        }
    }
  return 0;
}
