/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * leak-start: lets the search for leaks begin behind the start of libraries
 *
 * GLib makes its table of quarks when it is loaded and, by design, never frees
 * the first one when a program comes to have more than 2,048: readers without a
 * lock may still look into it.
 */
#include <sanitizer/lsan_interface.h>

/* Before the libraries begin. */
__attribute__ ((section (".preinit_array"),
                used)) static void (*const first) (void) = __lsan_disable;

/* Behind them. */
__attribute__ ((constructor)) static void
enable (void)
{
  __lsan_enable ();
}
