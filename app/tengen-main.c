/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-main: the program `tengen`
 */
#include <locale.h>

#include "tengen-application.h"
#include "tengen-lesson-loader.h"
#include "tengen-words-text.h"

int
main (int argc, char **argv)
{
  tengen_lesson_loader_close ();
  /* options are described before GTK would set the locale */
  setlocale (LC_ALL, "");
  tengen_words_init (TENGEN_LOCALEDIR);
  g_autoptr (TengenApplication) application = tengen_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
