/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-options: arguments of a command, and complaints about them
 */
#include "tengen-cli-options.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

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
