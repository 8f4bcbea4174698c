/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-rows: what a show counts, laid out in rows in place of its board
 */
#include "tengen-show-rows.h"

#include "tengen-tally-view.h"
#include "tengen-words-ruby.h"

/* A page of the presenter. */
#define PAGE 10

/* The height of the window by whose letters those of a wall are made. */
#define WINDOW 350.0

struct TengenShowRows
{
  /* Borrowed */
  TengenShow *show;
  /* (nullable) Owned: while something is laid out */
  TengenTallyView *view;
};

static void
changed_cb (TengenShowRows *self)
{
  tengen_show_emit_changed (self->show, FALSE);
}

TengenShowRows *
tengen_show_rows_new (TengenShow *show)
{
  TengenShowRows *self = g_new0 (TengenShowRows, 1);

  self->show = show;
  return self;
}

static void
drop_view (TengenShowRows *self)
{
  if (self->view != NULL)
    g_signal_handlers_disconnect_by_data (self->view, self);
  g_clear_object (&self->view);
}

void
tengen_show_rows_free (TengenShowRows *self)
{
  if (self == NULL)
    return;
  drop_view (self);
  g_free (self);
}

static void
mapped_cb (GtkWidget *view)
{
  int wall = gtk_widget_get_height (GTK_WIDGET (gtk_widget_get_root (view)));

  g_object_set (view, "scale", CLAMP (wall / WINDOW, 1, 16), NULL);
}

void
tengen_show_rows_set (TengenShowRows *self, TengenGoTally *tally)
{
  g_return_if_fail (self != NULL);

  drop_view (self);
  if (tally == NULL)
    return;
  self->view = TENGEN_TALLY_VIEW (g_object_ref_sink (tengen_tally_view_new ()));
  g_object_set (self->view,
                "buttons",
                FALSE,
                "coordinates",
                tengen_show_get_notation (self->show),
                NULL);
  tengen_tally_view_set_tally (self->view, tally);
  g_signal_connect (self->view, "map", G_CALLBACK (mapped_cb), NULL);
  g_signal_connect_swapped (
      self->view, "changed", G_CALLBACK (changed_cb), self);
}

gboolean
tengen_show_rows_is_on (const TengenShowRows *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->view != NULL;
}

GtkWidget *
tengen_show_rows_get_widget (const TengenShowRows *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->view != NULL ? GTK_WIDGET (self->view) : NULL;
}

TengenLessonText *
tengen_show_rows_make_text (const TengenShowRows *self)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (self != NULL && self->view != NULL, NULL);

  sentence = tengen_tally_view_get_sentence (self->view);
  return tengen_words_ruby (sentence);
}

/* Ticks on, 0 for an act that is not taken. */
static int
get_ticks (TengenShowAct act)
{
  switch (act)
    {
    case TENGEN_SHOW_FORWARD:
      return 1;
    case TENGEN_SHOW_BACK:
      return -1;
    case TENGEN_SHOW_NEXT:
      return PAGE;
    case TENGEN_SHOW_PREVIOUS:
      return -PAGE;
    case TENGEN_SHOW_FIRST:
      return G_MININT;
    case TENGEN_SHOW_LAST:
      return G_MAXINT;
    case TENGEN_SHOW_HINT:
    case TENGEN_SHOW_ANSWER:
    case TENGEN_SHOW_RETRY:
    case TENGEN_SHOW_UNDO:
    case TENGEN_SHOW_PASS:
    case TENGEN_SHOW_PERSON:
    case TENGEN_SHOW_ROWS:
      break;
    }
  return 0;
}

gboolean
tengen_show_rows_takes (TengenShowAct act)
{
  return get_ticks (act) != 0;
}

gboolean
tengen_show_rows_can (const TengenShowRows *self, TengenShowAct act)
{
  guint n_ticks = 0;
  guint tick;

  g_return_val_if_fail (self != NULL && self->view != NULL, FALSE);

  tick = tengen_tally_view_get_tick (self->view, &n_ticks);
  return get_ticks (act) > 0 ? tick < n_ticks : tick > 0;
}

gboolean
tengen_show_rows_act (TengenShowRows *self, TengenShowAct act)
{
  g_return_val_if_fail (self != NULL && self->view != NULL, FALSE);

  return tengen_tally_view_go (self->view, get_ticks (act));
}
