/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-classroom: the one classroom, and the teams that stay when
 * it is closed
 */
#include "tengen-application-private.h"

static TengenClassroomWindow *
find_classroom (TengenApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_CLASSROOM_WINDOW (l->data))
      return l->data;
  return NULL;
}

TengenTeams *
tengen_application_get_teams (TengenApplication *self)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), NULL);
  if (self->teams == NULL)
    self->teams = tengen_teams_new ();
  return self->teams;
}

void
tengen_application_offer_classroom (TengenApplication *self, GtkWindow *window)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self));
  g_return_if_fail (window == NULL || GTK_IS_WINDOW (window));
  if (!self->class_wanted || window == NULL)
    return;
  self->class_wanted = FALSE;
  gtk_widget_activate_action (GTK_WIDGET (window), "win.classroom", NULL);
}

TengenClassroomWindow *
tengen_application_show_classroom (TengenApplication *self,
                                   GtkWindow *from,
                                   TengenShow *show)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (GTK_IS_WINDOW (from), NULL);
  g_return_val_if_fail (TENGEN_IS_SHOW (show), NULL);
  TengenClassroomWindow *window = find_classroom (self);
  if (window == NULL)
    window = tengen_classroom_window_new (self, from);
  tengen_classroom_add (tengen_classroom_window_get_classroom (window), show);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}
