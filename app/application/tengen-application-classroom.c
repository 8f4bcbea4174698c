/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-classroom: the one classroom, the games that can be shown
 * there, and the teams that stay when it is closed
 */
#include "tengen-application-private.h"

#include "tengen-classroom-window.h"

/* Games of other windows can be shown as well. */
static void
adding_cb (TengenApplication *self, TengenClassroomWindow *window)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data))
      tengen_classroom_window_offer (
          window,
          gtk_window_get_title (l->data),
          tengen_document_get_session (tengen_window_get_document (l->data)));
}

static TengenTeams *
get_teams (TengenProgram *program)
{
  TengenApplication *self = TENGEN_APPLICATION (program);

  if (self->teams == NULL)
    self->teams = tengen_teams_new ();
  return self->teams;
}

static TengenClassroomWindow *
make_classroom (TengenApplication *self, GtkWindow *from)
{
  tengen_application_follow_texts (self);
  TengenClassroomWindow *window = tengen_classroom_window_new (
      TENGEN_PROGRAM (self), from, get_teams (TENGEN_PROGRAM (self)));
  g_signal_connect_object (
      window, "adding", G_CALLBACK (adding_cb), self, G_CONNECT_SWAPPED);
  return window;
}

static GtkWindow *
show_classroom (TengenProgram *program, GtkWindow *from, TengenShow *show)
{
  TengenApplication *self = TENGEN_APPLICATION (program);
  TengenClassroomWindow *window =
      tengen_application_find (self, TENGEN_TYPE_CLASSROOM_WINDOW);
  if (window == NULL)
    window = make_classroom (self, from);
  tengen_classroom_window_add (window, show);
  gtk_window_present (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}

void
tengen_application_install_classroom (TengenProgramClass *klass)
{
  klass->show_classroom = show_classroom;
  klass->get_teams = get_teams;
}
