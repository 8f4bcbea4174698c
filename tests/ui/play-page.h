/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * play-page: a page with a game in a window, and a person's hand, for tests
 */
#pragma once

#include "display-frame.h"
#include "display-start.h"
#include "tengen-board-view.h"
#include "tengen-play-card.h"
#include "tengen-play-line.h"
#include "tengen-play-list.h"
#include "tengen-play-page.h"
#include "tengen-play-walk.h"
#include "template-child.h"
#include "widget-find.h"

typedef struct
{
  TengenSession *session;
  GtkWidget *window;
  TengenPlayPage *page;
} Fixture;

static inline TengenSession *
make_session (const char *rules, int size)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), size);

  setup->black = g_strdup ("Hanako");
  return tengen_session_new (tengen_game_new (setup));
}

static inline void
set_up (Fixture *self, const char *rules, int size)
{
  self->session = make_session (rules, size);
  self->window = gtk_window_new ();
  self->page = g_object_new (TENGEN_TYPE_PLAY_PAGE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 652);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->page));
  tengen_play_page_set_session (self->page, self->session);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_mapped (GTK_WIDGET (self->page));
}

/* What is judged for a stop may hold the session for a moment. */
static inline void
wait_judged (TengenSession *session)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (G_OBJECT (session)->ref_count > 1 && g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
}

static inline void
tear_down (Fixture *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->page), (gpointer *) &self->page);
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_assert_null (self->page);
  /* the session lives on without anybody who looks */
  tengen_session_step (self->session, -1);
  wait_judged (self->session);
  g_assert_finalize_object (self->session);
}

static inline gpointer
child (Fixture *self, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (self->page), TENGEN_TYPE_PLAY_PAGE, id);
}

static inline void
act (Fixture *self, const char *action)
{
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL));
}

static inline void
click (Fixture *self, int x, int y)
{
  TengenBoardView *board = child (self, "board");
  const TengenView *view = tengen_board_view_get_view (board);

  g_signal_emit_by_name (board,
                         "activated",
                         (guint) tengen_point_make (view->width, x, y),
                         1u,
                         1u);
}

/* Plays the points of a text: column letter from a, row from 1 at the top. */
static inline void
play (Fixture *self, const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    click (self, list[i][0] - 'a', list[i][1] - '1');
}

static inline guint
count_marks (Fixture *self, TengenViewMark mark)
{
  const TengenView *view = tengen_board_view_get_view (child (self, "board"));
  guint n = 0;

  for (int i = 0; i < view->width * view->height; i++)
    n += view->marks[i] == mark;
  return n;
}

/* What a row of the list of moves shows: number, stone, point, note. */
static inline char *
read_row (TengenPlayList *list, guint row)
{
  GtkWidget *shown = gtk_widget_get_first_child (template_child (list, "view"));
  GtkWidget *number, *stone, *point;
  const char *note;

  for (; row > 0 && shown != NULL; row--)
    shown = gtk_widget_get_next_sibling (shown);
  if (shown == NULL)
    return NULL;
  number = gtk_widget_get_first_child (gtk_widget_get_first_child (shown));
  stone = gtk_widget_get_next_sibling (number);
  point = gtk_widget_get_next_sibling (stone);
  note = gtk_label_get_label (GTK_LABEL (gtk_widget_get_next_sibling (point)));
  return g_strconcat (gtk_label_get_label (GTK_LABEL (number)),
                      gtk_widget_has_css_class (stone, "black") ? " ● " : " ○ ",
                      gtk_label_get_label (GTK_LABEL (point)),
                      *note != '\0' ? " " : "",
                      note,
                      NULL);
}

static inline void
assert_row (Fixture *self, guint row, const char *wanted)
{
  g_autofree char *text = read_row (child (self, "list"), row);

  g_assert_cmpstr (text, ==, wanted);
}
