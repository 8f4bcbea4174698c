/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-main: the program `tengen`
 */
#include "tengen-application.h"
#include "tengen-language.h"
#include "tengen-lesson-loader.h"
#include "tengen-settings-mirror.h"
#include "tengen-words-output.h"
#include "tengen-words-text.h"

int
main (int argc, char **argv)
{
  tengen_words_output_init ("tengen");
  tengen_lesson_loader_close ();
  tengen_settings_mirror_clear_way ();
  /* options are described before GTK would set the locale */
  g_autofree char *language = tengen_language_read (TENGEN_PROGRAM_ID);
  tengen_language_start (language);
  tengen_words_init (TENGEN_LOCALEDIR);
  g_autoptr (TengenApplication) application = tengen_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
