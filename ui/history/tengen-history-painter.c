/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-painter: pictures for the cards that are seen
 */
#include "tengen-history-painter.h"

#include "tengen-worker.h"

/* As many pictures are kept of cards that are seen no more. */
#define MOST_KEPT 200

struct _TengenHistoryPainter
{
  GObject parent_instance;

  int scale;
  gboolean dark;
  /* the item that a worker has is not among them */
  GQueue waiting;
  GQueue shown;
  /* with a picture, seen last at the end */
  GQueue past;
  gboolean painting;
};

G_DEFINE_FINAL_TYPE (TengenHistoryPainter,
                     tengen_history_painter,
                     G_TYPE_OBJECT)

typedef struct
{
  TengenHistoryItem *item;
  int scale;
  gboolean dark;
} Painting;

static void paint_next (TengenHistoryPainter *self);

static void
painting_free (Painting *self)
{
  g_object_unref (self->item);
  g_free (self);
}

static void
remove_from (GQueue *queue, TengenHistoryItem *item)
{
  if (g_queue_remove (queue, item))
    g_object_unref (item);
}

/* The look may have changed meanwhile. */
static void
painted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenHistoryPainter *self = TENGEN_HISTORY_PAINTER (source);
  const Painting *painting = g_task_get_task_data (G_TASK (result));
  g_autoptr (GdkTexture) picture =
      g_task_propagate_pointer (G_TASK (result), NULL);

  self->painting = FALSE;
  if (painting->scale == self->scale && painting->dark == self->dark)
    tengen_history_entry_set_picture (TENGEN_HISTORY_ENTRY (painting->item),
                                      picture);
  paint_next (self);
}

static void
paint_worker (GTask *task,
              gpointer source,
              gpointer data,
              GCancellable *cancellable)
{
  const Painting *painting = data;

  g_task_return_pointer (task,
                         tengen_history_item_paint (
                             painting->item, painting->scale, painting->dark),
                         g_object_unref);
}

static void
paint_next (TengenHistoryPainter *self)
{
  g_autoptr (GTask) task = NULL;
  Painting *painting = NULL;

  if (self->painting || g_queue_is_empty (&self->waiting))
    return;
  painting = g_new0 (Painting, 1);
  painting->item = g_queue_pop_head (&self->waiting);
  painting->scale = self->scale;
  painting->dark = self->dark;
  self->painting = TRUE;
  task = g_task_new (self, NULL, painted_cb, NULL);
  g_task_set_source_tag (task, paint_next);
  g_task_set_task_data (task, painting, (GDestroyNotify) painting_free);
  tengen_worker_run (task, paint_worker);
}

static void
tengen_history_painter_finalize (GObject *object)
{
  TengenHistoryPainter *self = TENGEN_HISTORY_PAINTER (object);

  g_queue_clear_full (&self->waiting, g_object_unref);
  g_queue_clear_full (&self->shown, g_object_unref);
  g_queue_clear_full (&self->past, g_object_unref);
  G_OBJECT_CLASS (tengen_history_painter_parent_class)->finalize (object);
}

static void
tengen_history_painter_class_init (TengenHistoryPainterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_history_painter_finalize;
}

static void
tengen_history_painter_init (TengenHistoryPainter *self)
{
  self->scale = 1;
  g_queue_init (&self->waiting);
  g_queue_init (&self->shown);
  g_queue_init (&self->past);
}

TengenHistoryPainter *
tengen_history_painter_new (void)
{
  return g_object_new (TENGEN_TYPE_HISTORY_PAINTER, NULL);
}

void
tengen_history_painter_set_look (TengenHistoryPainter *self,
                                 int scale,
                                 gboolean dark)
{
  g_return_if_fail (TENGEN_IS_HISTORY_PAINTER (self));
  g_return_if_fail (scale > 0);

  if (self->scale == scale && self->dark == dark)
    return;
  self->scale = scale;
  self->dark = dark;
  for (GList *l = self->past.head; l != NULL; l = l->next)
    tengen_history_entry_set_picture (l->data, NULL);
  g_queue_clear_full (&self->past, g_object_unref);
  g_queue_clear_full (&self->waiting, g_object_unref);
  /* the old pictures stay until the new ones are there */
  for (GList *l = self->shown.head; l != NULL; l = l->next)
    g_queue_push_tail (&self->waiting, g_object_ref (l->data));
  paint_next (self);
}

void
tengen_history_painter_show (TengenHistoryPainter *self,
                             TengenHistoryItem *item)
{
  g_return_if_fail (TENGEN_IS_HISTORY_PAINTER (self));
  g_return_if_fail (TENGEN_IS_HISTORY_ITEM (item));

  remove_from (&self->past, item);
  g_queue_push_tail (&self->shown, g_object_ref (item));
  if (tengen_history_entry_get_picture (TENGEN_HISTORY_ENTRY (item)) != NULL ||
      tengen_history_item_get_broken (item))
    return;
  g_queue_push_tail (&self->waiting, g_object_ref (item));
  paint_next (self);
}

void
tengen_history_painter_hide (TengenHistoryPainter *self,
                             TengenHistoryItem *item)
{
  g_autoptr (TengenHistoryItem) oldest = NULL;

  g_return_if_fail (TENGEN_IS_HISTORY_PAINTER (self));
  g_return_if_fail (TENGEN_IS_HISTORY_ITEM (item));

  remove_from (&self->waiting, item);
  remove_from (&self->shown, item);
  g_queue_push_tail (&self->past, g_object_ref (item));
  if (g_queue_get_length (&self->past) <= MOST_KEPT)
    return;
  oldest = g_queue_pop_head (&self->past);
  tengen_history_entry_set_picture (TENGEN_HISTORY_ENTRY (oldest), NULL);
}
