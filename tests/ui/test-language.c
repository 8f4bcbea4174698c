/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-language: the language of the program, chosen or the desktop's, and
 * where it is kept
 */
#include <gio/gio.h>
#include <locale.h>

#include "tengen-program.h"
#include "tengen-language.h"

static void
set_desktop (const char *all, const char *language)
{
  g_unsetenv ("LANG");
  g_unsetenv ("LC_MESSAGES");
  g_unsetenv ("LC_CTYPE");
  g_setenv ("LC_ALL", all, TRUE);
  g_setenv ("LANGUAGE", language, TRUE);
}

/* Nothing chosen, or what the program does not speak. */
static void
test_desktop (void)
{
  static const char *const unknown[] = { NULL, "", "xx", "zh_TW" };

  for (gsize i = 0; i < G_N_ELEMENTS (unknown); i++)
    {
      set_desktop ("C.UTF-8", "fr");
      tengen_language_start (unknown[i]);
      g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "fr");
      g_assert_cmpstr (g_getenv ("LC_ALL"), ==, "C.UTF-8");
      g_assert_cmpstr (setlocale (LC_MESSAGES, NULL), ==, "C.UTF-8");
    }
}

/* The plain locale has no languages, so gettext would not look. */
static void
test_chosen (void)
{
  static const char *const languages[] = { "ja", "en", "zh_CN" };
  static const char *const locales[] = { "C", "POSIX", "C.UTF-8" };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (locales); j++)
      {
        set_desktop (locales[j], "fr");
        tengen_language_start (languages[i]);
        g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, languages[i]);
        g_assert_cmpstr (setlocale (LC_MESSAGES, NULL), ==, "C.UTF-8");
        g_assert_cmpstr (setlocale (LC_CTYPE, NULL), ==, "C.UTF-8");
        /* again, from the environment alone, as GTK does */
        setlocale (LC_ALL, "C");
        setlocale (LC_ALL, "");
        g_assert_cmpstr (setlocale (LC_MESSAGES, NULL), ==, "C.UTF-8");
      }
}

static void
test_read (void)
{
  g_autoptr (GSettings) store = g_settings_new (TENGEN_PROGRAM_ID);
  g_autofree char *first = tengen_language_read (TENGEN_PROGRAM_ID);
  g_autofree char *chosen = NULL;

  g_assert_cmpstr (first, ==, "");
  g_settings_set_string (store, "language", "zh_CN");
  chosen = tengen_language_read (TENGEN_PROGRAM_ID);
  g_assert_cmpstr (chosen, ==, "zh_CN");
  g_assert_null (tengen_language_read ("org.tengen.Nothing"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/language/desktop", test_desktop);
  g_test_add_func ("/language/chosen", test_chosen);
  g_test_add_func ("/language/read", test_read);
  return g_test_run ();
}
