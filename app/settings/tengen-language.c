/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-language: the language in which the program speaks
 *
 * Shape: gettext looks at LANGUAGE, but not where the locale of messages is the
 *        plain C one; that becomes C.UTF-8 then. Pango would take the forms of
 *        glyphs from LC_CTYPE: that says nothing of the desktop's language any
 *        more. GTK sets the locale again from the environment, so that is where
 *        the choice has to be.
 */
#include "tengen-language.h"

#include <gio/gio.h>
#include <locale.h>
#include <string.h>

#include "tengen-settings-schema.h"

static gboolean
is_known (const char *language)
{
  static const char *const languages[] = { "ja", "en", "zh_CN", NULL };

  return language != NULL && g_strv_contains (languages, language);
}

static gboolean
is_plain (int category)
{
  const char *locale = setlocale (category, NULL);

  return strcmp (locale, "C") == 0 || strcmp (locale, "POSIX") == 0;
}

/* What goes before all else would hide the choice. */
static void
uncover (void)
{
  g_autofree char *all = g_strdup (g_getenv ("LC_ALL"));

  if (all == NULL || *all == '\0')
    return;
  g_setenv ("LANG", all, TRUE);
  g_unsetenv ("LC_ALL");
}

void
tengen_language_start (const char *language)
{
  setlocale (LC_ALL, "");
  if (!is_known (language))
    return;
  g_setenv ("LANGUAGE", language, TRUE);
  uncover ();
  if (is_plain (LC_MESSAGES))
    g_setenv ("LC_MESSAGES", "C.UTF-8", TRUE);
  g_setenv ("LC_CTYPE", "C.UTF-8", TRUE);
  setlocale (LC_ALL, "");
}

char *
tengen_language_read (const char *schema_id)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettings) store = NULL;

  g_return_val_if_fail (schema_id != NULL, NULL);

  schema = tengen_settings_schema_find (schema_id);
  if (schema == NULL || !g_settings_schema_has_key (schema, "language"))
    return NULL;
  store = g_settings_new_full (schema, NULL, NULL);
  return g_settings_get_string (store, "language");
}
