/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * display-start: the start of a test program that needs a display
 */
#pragma once

#include <gtk/gtk.h>
#include <locale.h>

/* Begins a test program; %FALSE, and skipped, where there is no display. */
static inline gboolean
start_tests (int argc, char **argv)
{
  if (g_getenv ("DISPLAY") == NULL && g_getenv ("WAYLAND_DISPLAY") == NULL)
    {
      g_print ("1..0 # SKIP no display\n");
      return FALSE;
    }
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_set_nonfatal_assertions ();
  return TRUE;
}
