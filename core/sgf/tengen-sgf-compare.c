/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-compare: what a file reads like in several charsets (文字コード)
 *
 * Shape: the stretches of a file, each different one once, are read with all
 *        charsets; a table of which charsets are told apart grows with each
 *        line that is chosen.
 */
#include "tengen-sgf-compare.h"
#include "tengen-sgf-convert.h"
#include "tengen-sgf-stretch.h"

#include <string.h>

/* Bytes and letters of a line. */
#define MOST_BYTES 64u
#define MOST_LETTERS 80
/* As many places are looked at. */
#define MOST_PLACES 5000u
/* What stands between the texts of two properties. */
#define BETWEEN " · "

/* A place with its text in each charset. */
typedef struct
{
  TengenSgfStretch stretch;
  char **texts;
  gboolean chosen;
} Place;

static void
place_clear (gpointer data)
{
  g_strfreev (((Place *) data)->texts);
}

/* How many stretches there are. */
static guint
count_stretches (const char *data, gsize length)
{
  TengenSgfStretch stretch = { 0, 0 };
  guint n = 0;

  while (tengen_sgf_stretch_next (data, length, MOST_BYTES, &stretch))
    n++;
  return n;
}

/* Leaves out what is in front of the value. */
static void
begin_at_value (const char *data, TengenSgfStretch *stretch)
{
  for (gsize at = stretch->start;
       at < stretch->end && (data[at] & 0x80) == 0 && data[at] != '\033';
       at++)
    if (data[at] == '[')
      stretch->start = at + 1;
}

/* Lists the places, spread over the file, each different one once. */
static GArray *
list_places (const char *data,
             gsize length,
             guint n_stretches,
             guint n_charsets)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (
      g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  guint step = n_stretches / MOST_PLACES + 1;
  TengenSgfStretch stretch = { 0, 0 };

  g_array_set_clear_func (places, place_clear);
  for (guint n = 0;
       tengen_sgf_stretch_next (data, length, MOST_BYTES, &stretch);
       n++)
    {
      Place place = { .stretch = stretch };

      begin_at_value (data, &place.stretch);
      if (n % step != 0 ||
          !g_hash_table_add (
              seen,
              g_bytes_new_static (data + place.stretch.start,
                                  place.stretch.end - place.stretch.start)))
        continue;
      place.texts = g_new0 (char *, n_charsets + 1);
      g_array_append_val (places, place);
    }
  return places;
}

/* Reads a stretch with a charset. */
static char *
read_stretch (const char *data,
              const TengenSgfStretch *stretch,
              const char *charset)
{
  gsize start = stretch->start;
  TengenSgfConverted converted;

  /* characters of UTF-16 begin at every second byte */
  if (g_str_has_prefix (charset, "UTF-16"))
    start &= ~(gsize) 1;
  if (!tengen_sgf_convert (
          data + start, stretch->end - start, charset, G_MAXSIZE, &converted))
    return g_strdup ("");
  for (gsize i = 0; i < converted.length; i++)
    if (g_ascii_iscntrl (converted.text[i]))
      converted.text[i] = ' ';
  return converted.text;
}

/* Reads the places with all charsets. */
static void
read_places (const char *data, GArray *places, const char *const *charsets)
{
  for (guint i = 0; charsets[i] != NULL; i++)
    {
      /* while it is open, opening it again takes no time */
      GIConv kept = g_iconv_open ("UTF-8", charsets[i]);

      for (guint j = 0; j < places->len; j++)
        {
          Place *place = &g_array_index (places, Place, j);

          place->texts[i] = read_stretch (data, &place->stretch, charsets[i]);
        }
      if (kept != (GIConv) -1)
        g_iconv_close (kept);
    }
}

/* Counts the pairs of charsets that a place tells apart and those before did
 * not; notes them if @note. */
static guint
tell_apart (const Place *place, guint n_charsets, guint8 *apart, gboolean note)
{
  guint n = 0;

  for (guint i = 0; i < n_charsets; i++)
    for (guint j = 0; j < i; j++)
      if (!apart[i * n_charsets + j] &&
          strcmp (place->texts[i], place->texts[j]) != 0)
        {
          n++;
          apart[i * n_charsets + j] = note;
        }
  return n;
}

/* Chooses the place that tells most charsets apart; FALSE if none does. */
static gboolean
choose_best (GArray *places, guint n_charsets, guint8 *apart)
{
  Place *best = NULL;
  guint best_n = 0;

  for (guint i = 0; i < places->len; i++)
    {
      Place *place = &g_array_index (places, Place, i);
      guint n = tell_apart (place, n_charsets, apart, FALSE);

      if (n > best_n)
        {
          best = place;
          best_n = n;
        }
    }
  if (best == NULL)
    return FALSE;
  best->chosen = TRUE;
  tell_apart (best, n_charsets, apart, TRUE);
  return TRUE;
}

/* Chooses the places for the lines. */
static void
choose_places (GArray *places, guint n_charsets, guint most)
{
  g_autofree guint8 *apart = g_new0 (guint8, n_charsets * n_charsets + 1);
  guint n = 0;

  while (n < most && choose_best (places, n_charsets, apart))
    n++;
  /* the rest are spread over the file */
  for (guint left = most - n, i = 0; i < left; i++)
    {
      guint at = (guint) ((guint64) i * places->len / left);

      while (at < places->len && g_array_index (places, Place, at).chosen)
        at++;
      if (at < places->len)
        g_array_index (places, Place, at).chosen = TRUE;
    }
}

/* Makes a line of a text: what is between values and behind the last is left
 * out. */
static char *
make_line (const char *text)
{
  g_autoptr (GRegex) between = g_regex_new (
      "\\][\\s;()]*(?:[BW]\\[[a-z]{0,2}\\][\\s;()]*)*(?:[A-Z]{0,3}\\[|$)",
      0,
      0,
      NULL);
  g_autofree char *line =
      g_regex_replace_literal (between, text, -1, 0, BETWEEN, 0, NULL);

  if (g_str_has_suffix (line, BETWEEN))
    line[strlen (line) - strlen (BETWEEN)] = '\0';
  g_strstrip (line);
  if (g_utf8_strlen (line, -1) <= MOST_LETTERS)
    return g_steal_pointer (&line);
  *g_utf8_offset_to_pointer (line, MOST_LETTERS) = '\0';
  return g_strconcat (line, "…", NULL);
}

/* The lines of a charset. */
static char **
make_lines (const GArray *places, guint charset)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);

      if (place->chosen)
        g_ptr_array_add (lines, make_line (place->texts[charset]));
    }
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

GPtrArray *
tengen_sgf_compare (const char *data,
                    gsize length,
                    const char *const *charsets,
                    guint most,
                    guint *n_places)
{
  GPtrArray *readings;
  g_autoptr (GArray) places = NULL;
  guint n_charsets;

  g_return_val_if_fail (data != NULL || length == 0, NULL);
  g_return_val_if_fail (charsets != NULL && most > 0, NULL);
  g_return_val_if_fail (n_places != NULL, NULL);
  n_charsets = g_strv_length ((char **) charsets);
  *n_places = count_stretches (data, length);
  places = list_places (data, length, *n_places, n_charsets);
  read_places (data, places, charsets);
  choose_places (places, n_charsets, most);
  readings = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  for (guint i = 0; i < n_charsets; i++)
    g_ptr_array_add (readings, make_lines (places, i));
  return readings;
}
