/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-engine: an engine outside that is asked for moves
 *
 * What:  starts it when it is asked first, keeps its board the same as ours,
 *        asks for a move, waits; why it gave none, as a sentence.
 * Not:   whether a move is allowed (ui/model), which engines there are
 *        (tengen-external-list).
 * Shape: one question at a time; another one takes its place. An engine that
 *        loads for minutes is waited for; one that was asked for a move is not,
 *        beyond its time. What fails ends the engine; the next question starts
 *        it again and tells it all moves.
 */
#pragma once

#include "tengen-external-entry.h"
#include "tengen-external-task.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TengenExternalStep:
 * @TENGEN_EXTERNAL_STEP_STARTED: the program runs
 * @TENGEN_EXTERNAL_STEP_ANSWERED: it speaks the protocol
 * @TENGEN_EXTERNAL_STEP_READY: it took board and rules
 * @TENGEN_EXTERNAL_STEP_MOVED: it named a move
 *
 * How far an engine has come.
 */
typedef enum
{
  TENGEN_EXTERNAL_STEP_STARTED = 1,
  TENGEN_EXTERNAL_STEP_ANSWERED,
  TENGEN_EXTERNAL_STEP_READY,
  TENGEN_EXTERNAL_STEP_MOVED,
} TengenExternalStep;

/**
 * TengenExternalError:
 * @TENGEN_EXTERNAL_ERROR_START: the program could not be started
 * @TENGEN_EXTERNAL_ERROR_ENDED: it ended
 * @TENGEN_EXTERNAL_ERROR_SILENT: it did not answer in time
 * @TENGEN_EXTERNAL_ERROR_GARBAGE: what it answered is no answer, or without end
 * @TENGEN_EXTERNAL_ERROR_REFUSED: it refused board, rules or a move
 *
 * Why an engine gave no move. The message is a sentence.
 */
typedef enum
{
  TENGEN_EXTERNAL_ERROR_START,
  TENGEN_EXTERNAL_ERROR_ENDED,
  TENGEN_EXTERNAL_ERROR_SILENT,
  TENGEN_EXTERNAL_ERROR_GARBAGE,
  TENGEN_EXTERNAL_ERROR_REFUSED,
} TengenExternalError;

#define TENGEN_EXTERNAL_ERROR (tengen_external_error_quark ())
/* Names the error domain. */
GQuark tengen_external_error_quark (void);

#define TENGEN_TYPE_EXTERNAL_ENGINE (tengen_external_engine_get_type ())
G_DECLARE_FINAL_TYPE (TengenExternalEngine,
                      tengen_external_engine,
                      TENGEN,
                      EXTERNAL_ENGINE,
                      GObject)

/* Property:
 *   said   string   (nullable): the last line on its error output; notified
 * Signal:
 *   step (int step)   a #TengenExternalStep was taken
 */

/* Makes an engine that does not run yet, of a copy of @entry. */
TengenExternalEngine *tengen_external_engine_new (
    const TengenExternalEntry *entry) G_GNUC_WARN_UNUSED_RESULT;

/* So much time an engine gets beyond its own, unless something else is set. */
#define TENGEN_EXTERNAL_ENGINE_GRACE_MS 30000

/* Sets how much time an engine gets beyond its own. */
void tengen_external_engine_set_grace (TengenExternalEngine *self, guint ms);

/**
 * tengen_external_engine_choose_async:
 * @self: an engine
 * @task: (transfer full): where to move
 * @callback: called once
 * @data: for @callback
 *
 * Asks for a move. A question that was not answered yet fails with
 * %G_IO_ERROR_CANCELLED.
 */
void tengen_external_engine_choose_async (TengenExternalEngine *self,
                                          TengenExternalTask *task,
                                          GAsyncReadyCallback callback,
                                          gpointer data);

/**
 * tengen_external_engine_choose_finish:
 * @self: an engine
 * @result: from the callback
 * @resigns: (out): whether it gives up instead
 * @error: return location for a #TengenExternalError
 *
 * Gives the answer.
 *
 * Returns: a point, or PASS; NONE if there is an error
 */
TengenPoint tengen_external_engine_choose_finish (TengenExternalEngine *self,
                                                  GAsyncResult *result,
                                                  gboolean *resigns,
                                                  GError **error);

/* Gives a question up; the engine may go on thinking about it. */
void tengen_external_engine_give_up (TengenExternalEngine *self);

/* Ends the program; the question, if there is any, is given up. */
void tengen_external_engine_stop (TengenExternalEngine *self);

/* Names it as the list does. */
const char *tengen_external_engine_get_name (TengenExternalEngine *self);

/* Tells whether it is this one: the same program with the same arguments. */
gboolean tengen_external_engine_is (TengenExternalEngine *self,
                                    const TengenExternalEntry *entry);

/* Tells whether it has started and got acquainted. */
gboolean tengen_external_engine_is_running (TengenExternalEngine *self);

/* Names the engine with the version that it told, for people. */
char *tengen_external_engine_describe (TengenExternalEngine *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Tells how its last words on its error output are, NULL for none. */
const char *tengen_external_engine_get_said (TengenExternalEngine *self);

/**
 * tengen_external_engine_refuse:
 * @self: an engine that has answered
 * @point: the answer
 *
 * Ends an engine whose answer the rules forbid.
 *
 * Returns: (transfer full): a sentence for that
 */
char *
tengen_external_engine_refuse (TengenExternalEngine *self,
                               TengenPoint point) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
