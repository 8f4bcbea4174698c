/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * clipboard-text: what a window copies and pastes
 */
#pragma once

#include "app-window.h"

static inline void
text_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data =
      gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static inline char *
read_clipboard (TengenWindow *window)
{
  char *text = NULL;
  gdk_clipboard_read_text_async (
      gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL, text_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  return text;
}

static inline void
paste (TengenWindow *window, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  run (window, "win.paste");
}
