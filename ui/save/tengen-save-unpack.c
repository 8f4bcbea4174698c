/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-unpack: packed files (.gz) as what they hold
 *
 * Shape: GIO's decompressor ends with a member and checks its sums; it is set
 *        back for the next one. What is unpacked is bounded while it grows.
 */
#include "tengen-save-unpack.h"

#include <gio/gio.h>
#include <string.h>

#include "tengen-words.h"

#define _(text) tengen_words_text (text)

#define ENDING ".gz"
#define STEP (64u * 1024)
#define MIB (1024u * 1024)

/* The first two bytes of every member. */
static const guint8 MAGIC[] = { 0x1f, 0x8b };

static gboolean
begins_member (const guint8 *data, gsize length)
{
  return length >= sizeof MAGIC && memcmp (data, MAGIC, sizeof MAGIC) == 0;
}

/* Whether bytes begin as those of a packed file do. */
static gboolean
is_packed (GBytes *bytes)
{
  gsize length;
  const guint8 *data;

  g_return_val_if_fail (bytes != NULL, FALSE);

  data = g_bytes_get_data (bytes, &length);
  return data != NULL && begins_member (data, length);
}

gboolean
tengen_unpack_is_name (const char *name)
{
  g_autofree char *lower = NULL;

  g_return_val_if_fail (name != NULL, FALSE);

  lower = g_ascii_strdown (name, -1);
  return g_str_has_suffix (lower, ENDING);
}

char *
tengen_unpack_strip_name (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  if (!tengen_unpack_is_name (name))
    return g_strdup (name);
  return g_strndup (name, strlen (name) - strlen (ENDING));
}

static void
set_error (GError **error, const GError *cause)
{
  g_set_error_literal (
      error,
      G_IO_ERROR,
      G_IO_ERROR_INVALID_DATA,
      g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT)
          ? _ ("This packed file (.gz) is cut off: its end is missing.")
          : _ ("This packed file (.gz) is damaged: what it holds is not what "
               "was packed."));
}

static void
set_too_large (GError **error, gsize most)
{
  g_set_error (error,
               G_IO_ERROR,
               G_IO_ERROR_INVALID_DATA,
               /* TRANSLATORS: a number */
               _ ("This packed file (.gz) holds more than %u MiB."),
               (guint) (most / MIB));
}

/* Unpacks one member; gives how many bytes of it there are, 0 on an error. */
static gsize
unpack_member (GConverter *converter,
               const guint8 *data,
               gsize length,
               gsize most,
               GByteArray *to,
               GError **error)
{
  g_autofree guint8 *step = g_malloc (STEP);
  GConverterResult result = G_CONVERTER_CONVERTED;
  gsize at = 0;

  while (result != G_CONVERTER_FINISHED)
    {
      g_autoptr (GError) cause = NULL;
      gsize read = 0, written = 0;
      gboolean fits;

      result = g_converter_convert (converter,
                                    data + at,
                                    length - at,
                                    step,
                                    STEP,
                                    G_CONVERTER_INPUT_AT_END,
                                    &read,
                                    &written,
                                    &cause);
      if (result == G_CONVERTER_ERROR)
        {
          set_error (error, cause);
          return 0;
        }
      fits = written <= most - to->len;
      at += read;
      g_byte_array_append (to, step, (guint) (fits ? written : most - to->len));
      if (!fits)
        {
          set_too_large (error, most);
          return 0;
        }
    }
  return at;
}

/* Tapes are filled up with zeros. */
static gboolean
is_padding (const guint8 *data, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (data[i] != 0)
      return FALSE;
  return TRUE;
}

/* Unpacks members into @to as far as it can. */
static gboolean
unpack_all (GBytes *bytes, gsize most, GByteArray *to, GError **error)
{
  g_autoptr (GConverter) converter =
      G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  gsize length, at = 0;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  while (begins_member (data + at, length - at))
    {
      gsize n =
          unpack_member (converter, data + at, length - at, most, to, error);

      if (n == 0)
        return FALSE;
      at += n;
      g_converter_reset (converter);
    }
  if (is_padding (data + at, length - at))
    return TRUE;
  set_error (error, NULL);
  return FALSE;
}

GBytes *
tengen_unpack (GBytes *bytes, gsize most, GError **error)
{
  g_autoptr (GByteArray) to = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (most < G_MAXUINT, NULL);

  if (!is_packed (bytes))
    return g_bytes_ref (bytes);
  to = g_byte_array_new ();
  if (!unpack_all (bytes, most, to, error))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&to));
}

GBytes *
tengen_unpack_start (GBytes *bytes, gsize most)
{
  g_autoptr (GByteArray) to = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (most < G_MAXUINT, NULL);

  if (!is_packed (bytes))
    return g_bytes_ref (bytes);
  to = g_byte_array_new ();
  unpack_all (bytes, most, to, NULL);
  return g_byte_array_free_to_bytes (g_steal_pointer (&to));
}
