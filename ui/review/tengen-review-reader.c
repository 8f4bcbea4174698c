/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-reader: reads the starts of files for a list of games
 *
 * Shape: one task at a time; the queue holds the items that wait for it.
 */
#include "tengen-review-reader.h"

#include <string.h>

#include "tengen-signal.h"
#include "tengen-worker.h"

/* The names stand at the start of a file. */
#define START_BYTES (16 * 1024)

struct _TengenReviewReader
{
  GObject parent_instance;

  /* Owned */
  GQueue unread;
  GCancellable *cancellable;

  TengenReviewReadStart read_start;
  gboolean is_reading;
};

enum
{
  READ,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TengenReviewReader, tengen_review_reader, G_TYPE_OBJECT)

static void read_next (TengenReviewReader *self);

/* What a task works with. */
typedef struct
{
  GFile *file;
  TengenReviewReadStart read_start;
} Start;

static void
start_free (gpointer data)
{
  Start *self = data;

  g_object_unref (self->file);
  g_free (self);
}

/* What was read of a file, or why nothing was. */
typedef struct
{
  TengenReviewFacts *facts;
  char *fault;
} Found;

static void
found_free (gpointer data)
{
  Found *self = data;

  tengen_review_facts_free (self->facts);
  g_free (self->fault);
  g_free (self);
}

static void
read_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  const Start *start = data;
  Found *found = g_new0 (Found, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (start->file);
  g_autoptr (GBytes) bytes =
      start->read_start (start->file, START_BYTES, cancellable, &error);

  if (bytes == NULL)
    found->fault = g_strdup (error->message);
  else
    found->facts =
        tengen_review_game_read_start (bytes, name, START_BYTES, &found->fault);
  g_task_return_pointer (task, found, found_free);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenReviewReader *self = TENGEN_REVIEW_READER (source);
  g_autoptr (TengenReviewGame) game = data;
  Found *found = g_task_propagate_pointer (G_TASK (result), NULL);

  self->is_reading = FALSE;
  if (found == NULL)
    return;
  tengen_review_game_take_facts (
      game, g_steal_pointer (&found->facts), found->fault);
  found_free (found);
  g_signal_emit (self, signals[READ], 0, game);
  read_next (self);
}

static void
read_next (TengenReviewReader *self)
{
  g_autoptr (GTask) task = NULL;
  TengenReviewGame *game;
  Start *start;

  if (self->is_reading || g_queue_is_empty (&self->unread))
    return;
  game = g_queue_pop_head (&self->unread);
  start = g_new0 (Start, 1);
  start->file = g_object_ref (tengen_review_game_get_file (game));
  start->read_start = self->read_start;
  self->is_reading = TRUE;
  task = g_task_new (self, self->cancellable, read_cb, game);
  g_task_set_source_tag (task, read_next);
  g_task_set_task_data (task, start, start_free);
  tengen_worker_run (task, read_worker);
}

static void
tengen_review_reader_finalize (GObject *object)
{
  TengenReviewReader *self = TENGEN_REVIEW_READER (object);

  g_queue_clear_full (&self->unread, g_object_unref);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (tengen_review_reader_parent_class)->finalize (object);
}

static void
tengen_review_reader_class_init (TengenReviewReaderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_review_reader_finalize;
  /* TengenReviewReader::read: an item knows what is in its file */
  signals[READ] = tengen_signal_new (
      "read", TENGEN_TYPE_REVIEW_READER, 1, TENGEN_TYPE_REVIEW_GAME);
}

static void
tengen_review_reader_init (TengenReviewReader *self)
{
  g_queue_init (&self->unread);
  self->cancellable = g_cancellable_new ();
}

TengenReviewReader *
tengen_review_reader_new (TengenReviewReadStart read_start)
{
  TengenReviewReader *self = g_object_new (TENGEN_TYPE_REVIEW_READER, NULL);

  self->read_start = read_start;
  return self;
}

void
tengen_review_reader_add (TengenReviewReader *self, TengenReviewGame *game)
{
  g_return_if_fail (TENGEN_IS_REVIEW_READER (self));
  g_return_if_fail (TENGEN_IS_REVIEW_GAME (game));

  g_queue_push_tail (&self->unread, g_object_ref (game));
  read_next (self);
}

void
tengen_review_reader_hurry (TengenReviewReader *self, TengenReviewGame *game)
{
  GList *link;

  g_return_if_fail (TENGEN_IS_REVIEW_READER (self));

  link = g_queue_find (&self->unread, game);
  if (link == NULL)
    return;
  g_queue_unlink (&self->unread, link);
  g_queue_push_head_link (&self->unread, link);
}

void
tengen_review_reader_stop (TengenReviewReader *self)
{
  g_return_if_fail (TENGEN_IS_REVIEW_READER (self));

  g_queue_clear_full (&self->unread, g_object_unref);
  g_cancellable_cancel (self->cancellable);
}
