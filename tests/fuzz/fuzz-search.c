/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-search: what libFuzzer needs to keep every input that it finds
 *
 * What: a warning that is fatal stops a program as a debugger would, of which
 *       libFuzzer does not know; here it becomes an abort.
 */
#include <signal.h>
#include <stdlib.h>

#include "fuzz-one.h"

static void
trap_cb (int number)
{
  abort ();
}

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  signal (SIGTRAP, trap_cb);
  return 0;
}
