/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-convert: a file written anew as clean SGF
 *
 * What: UTF-8, FF[4], everything that was in the file, to a file or standard
 *       output; turned, mirrored, or with the colours exchanged if asked for. Charset and warnings are told on standard error.
 */
#include "tengen-cli.h"

#include <string.h>

#include <glib/gstdio.h>

#include "tengen-annotate.h"
#include "tengen-board-symmetry.h"
#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
#include "tengen-record-edit.h"
#include "tengen-save-unpack.h"
#include "tengen-sgf-charset.h"
#include "tengen-sgf-writer.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* How many warnings are told. */
#define WARNINGS_MAX 5

static void
tell_charset (const TengenCliFile *file)
{
  g_autofree char *text = NULL;

  if (file->reading->certain)
    return;
  text = g_strdup_printf (
      _ ("the charset was guessed: %s (--from-charset names another)"),
      file->reading->charset);
  tengen_cli_file_complain (file->name, 0, 0, text);
}

/* What is done to the games. */
typedef struct
{
  int rotate;
  gboolean mirror;
  gboolean exchange;
} Turning;

static void
apply (TengenRecord *record, TengenEdit *taken)
{
  g_autoptr (TengenEdit) edit = taken;

  for (guint i = 0; edit != NULL && i < edit->changes->len; i++)
    {
      g_autoptr (TengenChange) back =
          tengen_record_apply (record, edit->changes->pdata[i]);
    }
}

static void
turn_game (const Turning *turning, TengenRecord *record, TengenNode root)
{
  static const guint ROTATIONS[] = {
    0, TENGEN_SYMMETRY_RIGHT, TENGEN_SYMMETRY_HALF, TENGEN_SYMMETRY_LEFT
  };

  if (turning->mirror)
    apply (record, tengen_edit_rotate (record, root, TENGEN_SYMMETRY_MIRROR));
  if (turning->rotate != 0)
    apply (record,
           tengen_edit_rotate (record, root, ROTATIONS[turning->rotate / 90]));
  if (turning->exchange)
    apply (record, tengen_edit_exchange (record, root));
}

/* What is written in words stays, and that is told. */
static void
turn_file (const Turning *turning, const TengenCliFile *file)
{
  TengenRecord *record = file->reading->record;
  gboolean words = FALSE;

  if (turning->rotate == 0 && !turning->mirror && !turning->exchange)
    return;
  for (guint i = 0; i < tengen_record_get_n_games (record); i++)
    {
      TengenNode root = tengen_record_get_game (record, i);

      turn_game (turning, record, root);
      words = words || tengen_edit_has_words (record, root);
    }
  if (words)
    tengen_cli_file_complain (
        file->name,
        0,
        0,
        _ ("comments stay as they were written, with the coordinates and "
           "colours in them"));
}

static gboolean
check_turning (const Turning *turning)
{
  if (turning->rotate == 0 || turning->rotate == 90 || turning->rotate == 180 ||
      turning->rotate == 270)
    return TRUE;
  tengen_cli_options_complain (
      "%s", _ ("--rotate: a board can be turned by 90, 180 and 270"));
  return FALSE;
}

static gboolean
is_same (const char *from, const char *to)
{
  GStatBuf one;
  GStatBuf other;

  return g_stat (from, &one) == 0 && g_stat (to, &other) == 0 &&
         one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

static TengenCliStatus
convert (const char *from,
         const char *to,
         const char *charset,
         const Turning *turning)
{
  g_autoptr (TengenCliFile) file = tengen_cli_file_read_as (from, charset);
  g_autofree char *text = NULL;
  gsize length = 0;

  if (file == NULL)
    return TENGEN_CLI_BAD_INPUT;
  if (file->form != TENGEN_FOREIGN_NONE && is_same (from, to))
    {
      tengen_cli_file_complain (
          file->name,
          0,
          0,
          _ ("Files of this form are only read: write to one in .sgf."));
      return TENGEN_CLI_BAD_INPUT;
    }
  if (charset == NULL)
    tell_charset (file);
  tengen_cli_file_warn (file, WARNINGS_MAX);
  turn_file (turning, file);
  text = tengen_sgf_write (
      file->reading->record, "Tengen:" TENGEN_VERSION, &length);
  if (length > TENGEN_SGF_MAX_FILE)
    {
      tengen_cli_file_complain (
          file->name,
          0,
          0,
          _ ("As UTF-8 this would be larger than 64 MiB, which is too large to "
             "be read again."));
      return TENGEN_CLI_BAD_INPUT;
    }
  return tengen_cli_file_write_from (file, to, text, length)
             ? TENGEN_CLI_OK
             : TENGEN_CLI_BAD_INPUT;
}

/* An iconv name, or NULL after saying that there is none. */
static char *
find_charset (const char *name)
{
  g_autofree char *charset = tengen_sgf_charset_get_name (name, strlen (name));
  GIConv converter =
      charset != NULL ? g_iconv_open ("UTF-8", charset) : (GIConv) -1;

  if (converter != (GIConv) -1)
    {
      g_iconv_close (converter);
      return g_steal_pointer (&charset);
    }
  tengen_cli_options_complain (_ ("--from-charset: “%s” is no charset"), name);
  return NULL;
}

TengenCliStatus
tengen_cli_convert (int argc, char **argv)
{
  g_auto (GStrv) files = NULL;
  g_autofree char *name = NULL;
  g_autofree char *charset = NULL;
  Turning turning = { 0 };
  const GOptionEntry entries[] = {
    { "from-charset",
      'c',
      0,
      G_OPTION_ARG_STRING,
      &name,
      N_ ("the charset of the file, such as Shift_JIS"),
      N_ ("NAME") },
    { "rotate",
      'r',
      0,
      G_OPTION_ARG_INT,
      &turning.rotate,
      N_ ("turn all games with the clock, after mirroring"),
      "90|180|270" },
    { "mirror",
      'm',
      0,
      G_OPTION_ARG_NONE,
      &turning.mirror,
      N_ ("exchange left and right of all games"),
      NULL },
    { "exchange-colours",
      'x',
      0,
      G_OPTION_ARG_NONE,
      &turning.exchange,
      N_ ("exchange the colours of all games"),
      NULL },
    TENGEN_CLI_OPTION_REST (&files, N_ ("IN OUT")),
    { 0 },
  };

  if (!tengen_cli_options_parse (
          &argc, &argv, N_ ("Writes a file anew as clean UTF-8 SGF."), entries))
    return TENGEN_CLI_USAGE;
  if (files == NULL || g_strv_length (files) != 2)
    {
      tengen_cli_options_complain (
          "%s", _ ("two files must be named: which to read, where to write"));
      return TENGEN_CLI_USAGE;
    }
  if (!check_turning (&turning))
    return TENGEN_CLI_USAGE;
  if (tengen_unpack_is_name (files[1]))
    {
      tengen_cli_options_complain (
          "%s", _ ("packed files (.gz) are only read: write to one in .sgf"));
      return TENGEN_CLI_USAGE;
    }
  if (name != NULL)
    {
      charset = find_charset (name);
      if (charset == NULL)
        return TENGEN_CLI_USAGE;
    }
  return convert (files[0], files[1], charset, &turning);
}
