/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-pipe: a program outside that is talked to in lines
 *
 * What:  starts it, hands it lines, passes its lines on, ends it with its
 *        children.
 * Not:   what the lines mean (-gtp, -gomocup).
 * Shape: nothing blocks. Its output is read only while an answer is awaited, so
 *        that what it says unasked costs nothing; what it says on its error
 *        output is always read, slowly where it is much.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* More than this before an answer ends is no answer. */
#define TENGEN_EXTERNAL_PIPE_MOST (1 << 20)

#define TENGEN_TYPE_EXTERNAL_PIPE (tengen_external_pipe_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenExternalPipe, tengen_external_pipe, TENGEN, EXTERNAL_PIPE, GObject)

/* Signals:
 *   line (const char *line)   on its output, without its end
 *   said (const char *line)   on its error output
 *   ended (gboolean floods)   it ended, or closed its output, or wrote more than
 *                             %TENGEN_EXTERNAL_PIPE_MOST; nothing follows
 */

/**
 * tengen_external_pipe_start:
 * @argv: (array zero-terminated=1): a program with its arguments
 * @error: return location for an error of GIO
 *
 * Starts a program in a process group of its own. It dies with this process.
 *
 * Returns: (transfer full) (nullable): a program that runs; its object must be
 *   stopped before it is freed
 */
TengenExternalPipe *
tengen_external_pipe_start (const char *const *argv,
                            GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Hands it a line, which has no end. */
void tengen_external_pipe_send (TengenExternalPipe *self, const char *line);

/* Begins or stops to await an answer. */
void tengen_external_pipe_await (TengenExternalPipe *self, gboolean awaits);

/* Ends it with its children, at once; no signal follows. */
void tengen_external_pipe_stop (TengenExternalPipe *self);

G_END_DECLS
