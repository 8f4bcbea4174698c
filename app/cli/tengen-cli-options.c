/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-options: arguments of a command, and complaints about them
 */
#include "tengen-cli-options.h"

#include <string.h>

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static gboolean
is_number (const GOptionEntry *entry)
{
  return entry->arg == G_OPTION_ARG_INT || entry->arg == G_OPTION_ARG_INT64;
}

/* Puts a number where the option wants it; what is too large for it is too
 * large for all that is asked. */
static void
store_number (const GOptionEntry *entry, gint64 number)
{
  if (entry->arg == G_OPTION_ARG_INT64)
    *(gint64 *) entry->arg_data = number;
  else
    *(int *) entry->arg_data =
        (int) CLAMP (number, -G_MAXINT, (gint64) G_MAXINT);
}

/* GLib's own options of numbers take 0x1, 010 for 8, +1 and blanks too. */
static gboolean
read_number (const GOptionEntry *entry, const char *text)
{
  const char *digits = *text == '-' ? text + 1 : text;

  if (*digits != '\0' && digits[strspn (digits, "0123456789")] == '\0')
    {
      store_number (entry, g_ascii_strtoll (text, NULL, 10));
      return TRUE;
    }
  tengen_cli_options_complain (
      /* TRANSLATORS: an option, what was given for it */
      _ ("--%s: “%s” is no whole number"),
      entry->long_name,
      text);
  return FALSE;
}

/* Has the numbers read as texts, so that they can be read here. */
static GArray *
take_texts (const GOptionEntry *entries, char **texts)
{
  GArray *all = g_array_new (TRUE, FALSE, sizeof (GOptionEntry));

  for (; entries->long_name != NULL; entries++)
    {
      GOptionEntry entry = *entries;

      if (is_number (entries))
        {
          entry.arg = G_OPTION_ARG_STRING;
          entry.arg_data = &texts[all->len];
        }
      g_array_append_val (all, entry);
    }
  return all;
}

static gboolean
parse (int *argc, char ***argv, const char *summary, const GArray *entries)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (
      context, &g_array_index (entries, GOptionEntry, 0), TENGEN_WORDS_DOMAIN);
  g_option_context_set_summary (context, _ (summary));
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  tengen_cli_options_complain ("%s", error->message);
  return FALSE;
}

gboolean
tengen_cli_options_parse (int *argc,
                          char ***argv,
                          const char *summary,
                          const GOptionEntry *entries)
{
  g_autofree char **texts = NULL;
  g_autoptr (GArray) all = NULL;
  gboolean right;
  gsize n = 0;

  while (entries[n].long_name != NULL)
    n++;
  texts = g_new0 (char *, n);
  all = take_texts (entries, texts);
  right = parse (argc, argv, summary, all);
  for (gsize i = 0; i < n; i++)
    {
      if (right && texts[i] != NULL)
        right = read_number (&entries[i], texts[i]);
      g_free (texts[i]);
    }
  return right;
}

gboolean
tengen_cli_options_parse_only (int *argc,
                               char ***argv,
                               const char *summary,
                               const GOptionEntry *entries)
{
  if (!tengen_cli_options_parse (argc, argv, summary, entries))
    return FALSE;
  if (*argc > 1)
    tengen_cli_options_complain ("%s", _ ("only options are expected"));
  return *argc <= 1;
}

/* Reads what is no option, too, by the name it has for a person. */
static gboolean
parse_rest (int *argc,
            char ***argv,
            const char *summary,
            const GOptionEntry *entries,
            const char *name,
            char ***rest)
{
  const GOptionEntry last = TENGEN_CLI_OPTION_REST (rest, name);
  g_autoptr (GArray) all = g_array_new (TRUE, FALSE, sizeof (GOptionEntry));

  for (; entries->long_name != NULL; entries++)
    g_array_append_val (all, *entries);
  g_array_append_val (all, last);
  return tengen_cli_options_parse (
      argc, argv, summary, &g_array_index (all, GOptionEntry, 0));
}

char **
tengen_cli_options_parse_files (int *argc,
                                char ***argv,
                                const char *summary,
                                const GOptionEntry *entries,
                                const char *name)
{
  g_auto (GStrv) files = NULL;

  if (!parse_rest (argc, argv, summary, entries, name, &files))
    return NULL;
  if (files == NULL)
    tengen_cli_options_complain ("%s", _ ("no file was named"));
  return g_steal_pointer (&files);
}

char *
tengen_cli_options_parse_folder (int *argc,
                                 char ***argv,
                                 const char *summary,
                                 const GOptionEntry *entries)
{
  g_auto (GStrv) folders = NULL;

  if (!parse_rest (argc, argv, summary, entries, N_ ("FOLDER"), &folders))
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
