/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-main: the program `tengen`
 */
#include "tengen-application.h"
#include "tengen-language.h"
#include "tengen-lesson-loader.h"
#include "tengen-settings-mirror.h"
#include "tengen-worker.h"
#include "tengen-words-output.h"
#include "tengen-words-text.h"

#include <unistd.h>

/* What is saved is on the disk by then; what still works is for windows that
 * are closed. */
#define PATIENCE_MS 1000

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
  int status = g_application_run (G_APPLICATION (application), argc, argv);

  /* a thread must not meet what libraries free at the exit */
  if (!tengen_worker_wait (PATIENCE_MS))
    _exit (status);
  return status;
}
