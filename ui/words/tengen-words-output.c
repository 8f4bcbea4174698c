/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-output: what a program writes to a terminal or a pipe
 *
 * Shape: `failure` is the errno of the first failing write, which standard
 *        output itself does not keep.
 */
#include "tengen-words-output.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "tengen-words.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

static const char *name;
static int failure;

/* Writes a text in the charset of the locale; what it has not becomes like it,
 * “ an ASCII quote, or a question mark. */
static gboolean
write_text (FILE *stream, const char *text)
{
  const char *charset = NULL;
  g_autofree char *target = NULL;
  g_autofree char *converted = NULL;

  if (!g_get_charset (&charset))
    {
      target = g_strconcat (charset, "//TRANSLIT", NULL);
      converted = g_convert_with_fallback (
          text, -1, target, "UTF-8", "?", NULL, NULL, NULL);
    }
  return fputs (converted != NULL ? converted : text, stream) >= 0;
}

static void
remember (gboolean done)
{
  if (!done && failure == 0)
    failure = errno;
}

static void
print_cb (const char *text)
{
  remember (write_text (stdout, text));
}

static void
printerr_cb (const char *text)
{
  write_text (stderr, text);
}

/* Also when GLib ends the program, as behind --help. */
static void
end_cb (void)
{
  remember (fclose (stdout) == 0);
  if (failure == 0)
    return;
  g_autofree char *reason = tengen_words_errno (failure);
  /* TRANSLATORS: name of the program, why its answer could not be written */
  g_printerr (_ ("%s: standard output: %s\n"), name, reason);
  _exit (EXIT_FAILURE);
}

/* Opened the wrong way round, so that using one fails as if it were closed;
 * but messages go nowhere without harm. */
static void
hold_streams (void)
{
  static const int modes[] = { O_WRONLY, O_RDONLY, O_WRONLY };

  for (int fd = 0; fd < (int) G_N_ELEMENTS (modes); fd++)
    if (fcntl (fd, F_GETFD) == -1 && open ("/dev/null", modes[fd]) == -1)
      return;
}

void
tengen_words_output_init (const char *program)
{
  g_return_if_fail (program != NULL);

  name = program;
  hold_streams ();
  /* a pipe that nothing reads is told like a full disk */
  signal (SIGPIPE, SIG_IGN);
  g_set_print_handler (print_cb);
  g_set_printerr_handler (printerr_cb);
  atexit (end_cb);
}

gboolean
tengen_words_output_write (const void *bytes, gsize length)
{
  gboolean done = fwrite (bytes, 1, length, stdout) == length;

  remember (done);
  return done;
}
