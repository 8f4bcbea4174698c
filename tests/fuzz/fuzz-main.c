/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-main: runs a fuzz program over files
 *
 * What: gives every file named, and every file of every folder named, whole,
 *       cut off at each of up to 400 places (see rounds.h) and with single
 *       bytes changed, to LLVMFuzzerTestOneInput().
 * Not:  searching for new inputs; clang's fuzzer does that in place of this.
 */
#include <glib.h>

#include "fuzz-one.h"
#include "rounds.h"

/* The sanitizers notice what the plain build does not. */
#ifdef __SANITIZE_ADDRESS__
#define VARIANTS 400
#else
#define VARIANTS 100
#endif

/* Runs a copy of the first bytes, so that reading behind them is noticed. */
static void
run (const guint8 *data, gsize length)
{
  g_autofree guint8 *copy = g_memdup2 (data, length);

  LLVMFuzzerTestOneInput (copy, length);
}

/* Runs a file's bytes and what becomes of them by small damage. */
static void
run_variants (guint8 *data, gsize length)
{
  static const guint8 bytes[] = "()[];\\:A\n\xff";
  gsize step = length / rounds_make (VARIANTS) + 1;

  run (data, length);
  for (gsize at = 0; at < length; at += step)
    {
      guint8 kept = data[at];

      run (data, at);
      data[at] = bytes[at / step % sizeof bytes];
      run (data, length);
      data[at] = kept;
    }
}

static gboolean
run_file (const char *path)
{
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!g_file_get_contents (path, &data, &length, &error))
    {
      g_printerr ("%s\n", error->message);
      return FALSE;
    }
  run_variants ((guint8 *) data, length);
  return TRUE;
}

/* Runs all files of a folder; there has to be one. */
static gboolean
run_folder (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (path, 0, &error);
  gboolean good = TRUE;
  const char *name;
  guint n = 0;

  if (folder == NULL)
    {
      g_printerr ("%s\n", error->message);
      return FALSE;
    }
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      good = run_file (file) && good;
      n++;
    }
  return good && n > 0;
}

int
main (int argc, char *argv[])
{
  gboolean good = argc > 1;

  for (int i = 1; i < argc; i++)
    good = (g_file_test (argv[i], G_FILE_TEST_IS_DIR) ? run_folder (argv[i])
                                                      : run_file (argv[i])) &&
           good;
  return good ? 0 : 1;
}
