/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-pipe: a program outside that is talked to in lines
 *
 * Shape: a reading holds the object until it is cancelled, which stop does.
 */
#include "tengen-external-pipe.h"

#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#define CHUNK 4096
/* A line is cut here; nothing an engine answers is longer. */
#define MOST_LINE (1 << 16)
/* After a full chunk of the error output. */
#define PAUSE_MS 10

/* A stream of the program, and what of a line has come. */
typedef struct
{
  GInputStream *stream;
  GString *line;
  gboolean reads;
} Source;

struct _TengenExternalPipe
{
  GObject parent_instance;

  /* Owned */
  GSubprocess *process;
  GCancellable *cancellable;
  Source output;
  Source errors;
  /* what is to be written, and what is being written */
  GString *pending;
  GBytes *writing;

  pid_t group;
  guint pause;
  gsize n_read; /* of an answer */
  gboolean awaits;
  gboolean is_over;
};

G_DEFINE_FINAL_TYPE (TengenExternalPipe, tengen_external_pipe, G_TYPE_OBJECT)

enum
{
  SIGNAL_LINE,
  SIGNAL_SAID,
  SIGNAL_ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void read_on (TengenExternalPipe *self, Source *source);

/* Between fork and exec. */
static void
prepare_child (gpointer data)
{
  setpgid (0, 0);
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  signal (SIGPIPE, SIG_DFL);
}

void
tengen_external_pipe_stop (TengenExternalPipe *self)
{
  g_return_if_fail (TENGEN_IS_EXTERNAL_PIPE (self));

  if (self->is_over)
    return;
  self->is_over = TRUE;
  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->pause, g_source_remove);
  /* where it has ended already there may be no number, and 0 is our own group */
  if (self->group > 1)
    kill (-self->group, SIGKILL);
}

static void
end (TengenExternalPipe *self, gboolean floods)
{
  if (self->is_over)
    return;
  tengen_external_pipe_stop (self);
  g_signal_emit (self, signals[SIGNAL_ENDED], 0, floods);
}

/* --- Reading --- */

static void
emit_line (TengenExternalPipe *self, Source *source)
{
  g_autofree char *line = g_utf8_make_valid (source->line->str, -1);

  g_string_truncate (source->line, 0);
  g_signal_emit (self,
                 signals[source == &self->output ? SIGNAL_LINE : SIGNAL_SAID],
                 0,
                 line);
}

/* Control characters but the tab mean nothing (GTP 2, 3.1). */
static void
take (TengenExternalPipe *self, Source *source, const char *bytes, gsize n)
{
  for (gsize i = 0; i < n && !self->is_over; i++)
    if (bytes[i] == '\n')
      emit_line (self, source);
    else if ((bytes[i] == '\t' || !g_ascii_iscntrl (bytes[i])) &&
             source->line->len < MOST_LINE)
      g_string_append_c (source->line, bytes[i]);
}

static void
pause_cb (gpointer data)
{
  TengenExternalPipe *self = data;

  self->pause = 0;
  read_on (self, &self->errors);
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenExternalPipe) self = data;
  g_autoptr (GBytes) bytes =
      g_input_stream_read_bytes_finish (G_INPUT_STREAM (object), result, NULL);
  gboolean is_output = G_INPUT_STREAM (object) == self->output.stream;
  Source *source = is_output ? &self->output : &self->errors;
  gsize n = bytes != NULL ? g_bytes_get_size (bytes) : 0;

  source->reads = FALSE;
  if (self->is_over)
    return;
  if (n > 0)
    take (self, source, g_bytes_get_data (bytes, NULL), n);
  if (is_output)
    self->n_read += n;
  if (is_output && (n == 0 || self->n_read > TENGEN_EXTERNAL_PIPE_MOST))
    end (self, n > 0);
  else if (is_output && self->awaits)
    read_on (self, source);
  else if (!is_output && n == CHUNK)
    self->pause = g_timeout_add_once (PAUSE_MS, pause_cb, self);
  else if (!is_output && n > 0)
    read_on (self, source);
}

static void
read_on (TengenExternalPipe *self, Source *source)
{
  if (source->reads || self->is_over)
    return;
  source->reads = TRUE;
  g_input_stream_read_bytes_async (source->stream,
                                   CHUNK,
                                   G_PRIORITY_DEFAULT_IDLE,
                                   self->cancellable,
                                   read_cb,
                                   g_object_ref (self));
}

void
tengen_external_pipe_await (TengenExternalPipe *self, gboolean awaits)
{
  g_return_if_fail (TENGEN_IS_EXTERNAL_PIPE (self));

  self->awaits = awaits;
  self->n_read = 0;
  if (awaits)
    read_on (self, &self->output);
}

/* --- Writing --- */

static void write_on (TengenExternalPipe *self);

/* That the program is gone is told by its output. */
static void
written_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenExternalPipe) self = data;
  gboolean done = g_output_stream_write_all_finish (
      G_OUTPUT_STREAM (object), result, NULL, NULL);

  g_clear_pointer (&self->writing, g_bytes_unref);
  if (done)
    write_on (self);
}

static void
write_on (TengenExternalPipe *self)
{
  if (self->is_over || self->writing != NULL || self->pending->len == 0)
    return;
  self->writing = g_string_free_to_bytes (self->pending);
  self->pending = g_string_new (NULL);
  g_output_stream_write_all_async (g_subprocess_get_stdin_pipe (self->process),
                                   g_bytes_get_data (self->writing, NULL),
                                   g_bytes_get_size (self->writing),
                                   G_PRIORITY_DEFAULT,
                                   self->cancellable,
                                   written_cb,
                                   g_object_ref (self));
}

void
tengen_external_pipe_send (TengenExternalPipe *self, const char *line)
{
  g_return_if_fail (TENGEN_IS_EXTERNAL_PIPE (self));
  g_return_if_fail (line != NULL);

  g_string_append (self->pending, line);
  g_string_append_c (self->pending, '\n');
  write_on (self);
}

/* --- Life --- */

static void
tengen_external_pipe_finalize (GObject *object)
{
  TengenExternalPipe *self = TENGEN_EXTERNAL_PIPE (object);

  g_clear_object (&self->process);
  g_clear_object (&self->cancellable);
  g_string_free (self->output.line, TRUE);
  g_string_free (self->errors.line, TRUE);
  g_string_free (self->pending, TRUE);
  g_clear_pointer (&self->writing, g_bytes_unref);
  G_OBJECT_CLASS (tengen_external_pipe_parent_class)->finalize (object);
}

static guint
new_signal (const char *name, GType type)
{
  return g_signal_new (name,
                       TENGEN_TYPE_EXTERNAL_PIPE,
                       G_SIGNAL_RUN_LAST,
                       0,
                       NULL,
                       NULL,
                       NULL,
                       G_TYPE_NONE,
                       1,
                       type);
}

static void
tengen_external_pipe_class_init (TengenExternalPipeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_external_pipe_finalize;

  /* TengenExternalPipe::line: a line on its output */
  signals[SIGNAL_LINE] = new_signal ("line", G_TYPE_STRING);
  /* TengenExternalPipe::said: a line on its error output */
  signals[SIGNAL_SAID] = new_signal ("said", G_TYPE_STRING);
  /* TengenExternalPipe::ended: nothing follows; whether it wrote too much */
  signals[SIGNAL_ENDED] = new_signal ("ended", G_TYPE_BOOLEAN);

  /* writing to a program that has ended is no reason to end */
  signal (SIGPIPE, SIG_IGN);
}

static void
tengen_external_pipe_init (TengenExternalPipe *self)
{
  self->cancellable = g_cancellable_new ();
  self->output.line = g_string_new (NULL);
  self->errors.line = g_string_new (NULL);
  self->pending = g_string_new (NULL);
  self->is_over = TRUE;
}

TengenExternalPipe *
tengen_external_pipe_start (const char *const *argv, GError **error)
{
  g_autoptr (TengenExternalPipe) self =
      g_object_new (TENGEN_TYPE_EXTERNAL_PIPE, NULL);
  const char *number;
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (
      G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
      G_SUBPROCESS_FLAGS_STDERR_PIPE);

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, NULL);

  g_subprocess_launcher_set_child_setup (launcher, prepare_child, NULL, NULL);
  /* some keep their files where they are started */
  g_subprocess_launcher_set_cwd (launcher, g_get_home_dir ());
  self->process = g_subprocess_launcher_spawnv (launcher, argv, error);
  if (self->process == NULL)
    return NULL;
  self->is_over = FALSE;
  number = g_subprocess_get_identifier (self->process);
  if (number != NULL)
    self->group = (pid_t) g_ascii_strtoll (number, NULL, 10);
  self->output.stream = g_subprocess_get_stdout_pipe (self->process);
  self->errors.stream = g_subprocess_get_stderr_pipe (self->process);
  read_on (self, &self->errors);
  return g_steal_pointer (&self);
}
