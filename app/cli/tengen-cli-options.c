/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-options: arguments of a command, and complaints about them
 */
#include "tengen-cli-options.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

gboolean
tengen_cli_options_parse (int *argc,
                          char ***argv,
                          const char *summary,
                          const GOptionEntry *entries)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, TENGEN_WORDS_DOMAIN);
  g_option_context_set_summary (context, _ (summary));
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  tengen_cli_options_complain ("%s", error->message);
  return FALSE;
}

char *
tengen_cli_options_parse_folder (int *argc,
                                 char ***argv,
                                 const char *summary,
                                 const GOptionEntry *entries)
{
  g_auto (GStrv) folders = NULL;
  const GOptionEntry folder = {
    .long_name = G_OPTION_REMAINING,
    .arg = G_OPTION_ARG_FILENAME_ARRAY,
    .arg_data = &folders,
    .arg_description = N_ ("FOLDER"),
  };
  g_autoptr (GArray) all = g_array_new (TRUE, FALSE, sizeof (GOptionEntry));

  for (; entries->long_name != NULL; entries++)
    g_array_append_val (all, *entries);
  g_array_append_val (all, folder);
  if (!tengen_cli_options_parse (
          argc, argv, summary, &g_array_index (all, GOptionEntry, 0)))
    return NULL;
  if (folders != NULL && g_strv_length (folders) == 1)
    return g_strdup (folders[0]);
  tengen_cli_options_complain ("%s", _ ("one folder must be named"));
  return NULL;
}

gboolean
tengen_cli_options_check_number (const char *option,
                                 gint64 number,
                                 gint64 least,
                                 gint64 most)
{
  g_autofree char *low = g_strdup_printf ("%" G_GINT64_FORMAT, least);
  g_autofree char *high = g_strdup_printf ("%" G_GINT64_FORMAT, most);

  if (number == TENGEN_CLI_NOT_SAID || (number >= least && number <= most))
    return TRUE;
  /* TRANSLATORS: an option, the lowest and the highest number */
  tengen_cli_options_complain (_ ("%s: from %s to %s"), option, low, high);
  return FALSE;
}

void
tengen_cli_options_complain (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("tengen-cli: %s\n", message);
  /* the name of the program with its command */
  g_printerr (_ ("“%s --help” tells how it is used.\n"), g_get_prgname ());
}
