/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-convert: a file written anew as clean SGF
 *
 * What: UTF-8, FF[4], everything that was in the file, to a file or standard
 *       output. Charset and warnings are told on standard error.
 */
#include "tengen-cli.h"

#include <string.h>

#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
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

static TengenCliStatus
convert (const char *from, const char *to, const char *charset)
{
  g_autoptr (TengenCliFile) file = tengen_cli_file_read_as (from, charset);
  g_autofree char *text = NULL;
  gsize length = 0;

  if (file == NULL)
    return TENGEN_CLI_BAD_INPUT;
  if (charset == NULL)
    tell_charset (file);
  tengen_cli_file_warn (file, WARNINGS_MAX);
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
  const GOptionEntry entries[] = {
    { "from-charset",
      'c',
      0,
      G_OPTION_ARG_STRING,
      &name,
      N_ ("the charset of the file, such as Shift_JIS"),
      N_ ("NAME") },
    { G_OPTION_REMAINING,
      0,
      0,
      G_OPTION_ARG_FILENAME_ARRAY,
      &files,
      NULL,
      N_ ("IN OUT") },
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
  if (name != NULL)
    {
      charset = find_charset (name);
      if (charset == NULL)
        return TENGEN_CLI_USAGE;
    }
  return convert (files[0], files[1], charset);
}
