/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-clipboard: games and boards to and from other programs
 *
 * What: copying the game, the position and its diagram; opening a text that was
 *       copied or dropped, and files that were dropped.
 * Not:  pictures (tengen-window-export).
 */
#include "tengen-window-private.h"

#include <string.h>

#include "tengen-annotate.h"
#include "tengen-describe-diagram.h"
#include "tengen-lesson-draw.h"
#include "tengen-lesson-part.h"
#include "tengen-lesson-write.h"
#include "tengen-sgf-writer.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define MIME "application/x-go-sgf"

static GdkClipboard *
get_clipboard (TengenWindow *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (self));
}

/* As plain text, and as a record for programs that know records. */
static void
copy_record (TengenWindow *self, TengenRecord *taken)
{
  g_autoptr (TengenRecord) record = taken;
  gsize length;
  char *text = tengen_sgf_write (record, "Tengen:" TENGEN_VERSION, &length);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, length);
  GdkContentProvider *providers[] = {
    gdk_content_provider_new_typed (G_TYPE_STRING, text),
    gdk_content_provider_new_for_bytes (MIME, bytes),
  };
  g_autoptr (GdkContentProvider) all =
      gdk_content_provider_new_union (providers, G_N_ELEMENTS (providers));
  gdk_clipboard_set_content (get_clipboard (self), all);
  tengen_window_say_copied (self);
}

static void
copy_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  tengen_play_page_flush (self->page);
  const TengenGame *game = tengen_window_get_game (self);
  copy_record (self,
               tengen_edit_copy (tengen_game_get_record (game),
                                 tengen_game_get_root (game)));
}

static void
copy_position_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  copy_record (self,
               tengen_edit_copy_position (
                   tengen_game_get_position (tengen_window_get_game (self))));
}

static void
copy_diagram_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  const TengenPosition *position =
      tengen_game_get_position (tengen_window_get_game (self));
  g_autofree char *text = tengen_diagram_write_position (position);
  gdk_clipboard_set_text (get_clipboard (self), text);
  tengen_window_say_copied (self);
}

/* Why a position cannot be a diagram of a lesson. */
static const char *
say_not_drawn (TengenLessonDraw draw)
{
  switch (draw)
    {
    case TENGEN_LESSON_DRAW_OK:
      return NULL;
    case TENGEN_LESSON_DRAW_GAME:
      return _ ("Not copied. Lessons do not know this game.");
    case TENGEN_LESSON_DRAW_SIZE:
      return _ ("Not copied. Lessons have square boards of 5 to 19 lines.");
    case TENGEN_LESSON_DRAW_LIBERTIES:
      return _ ("Not copied. There are stones without liberties.");
    }
  g_assert_not_reached ();
}

static void
copy_lesson_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  const TengenPosition *position =
      tengen_game_get_position (tengen_window_get_game (self));
  TengenLessonDraw draw = tengen_lesson_draw_check (position);
  if (draw != TENGEN_LESSON_DRAW_OK)
    {
      tengen_window_refuse (self, say_not_drawn (draw));
      return;
    }
  TengenLessonDiagram *diagram =
      tengen_lesson_draw (position, TENGEN_STONE_NONE);
  g_autofree char *text = tengen_lesson_write_diagram (diagram);
  tengen_lesson_diagram_free (diagram);
  gdk_clipboard_set_text (get_clipboard (self), text);
  tengen_window_say_copied (self);
}

/* Texts from elsewhere. */

typedef struct
{
  TengenWindow *window;
  /* what is wrong with it as a position of Renju, or NULL */
  char *fault;
} Reading;

static void
reading_free (Reading *self)
{
  g_object_unref (self->window);
  g_free (self->fault);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reading, reading_free)

static void
text_loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Reading) reading = data;
  TengenWindow *self = reading->window;
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenLoaded) loaded = tengen_loaded_read_finish (result, &error);
  GtkApplication *program = gtk_window_get_application (GTK_WINDOW (self));
  if (program == NULL)
    return;
  if (loaded != NULL)
    tengen_program_show_loaded (
        TENGEN_PROGRAM (program), GTK_WINDOW (self), loaded);
  else
    {
      g_autofree char *text = NULL;
      if (reading->fault == NULL &&
          g_error_matches (error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_EMPTY))
        text = g_strdup (_ ("This text is no game record."));
      else
        text = g_strdup_printf (_ ("This text is no game record. %s"),
                                reading->fault != NULL ? reading->fault
                                                       : error->message);
      tengen_window_refuse (self, text);
    }
}

/* A record, a position of Renju, or a diagram, which does not say of which game
 * it is: that of the window. */
static void
open_text (TengenWindow *self, const char *text)
{
  g_autofree char *record = tengen_window_make_renju_record (text);
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_window_get_game (self));
  Reading *reading = g_new0 (Reading, 1);
  reading->window = g_object_ref (self);
  if (record == NULL)
    reading->fault = tengen_window_make_renju_fault (text);
  tengen_loaded_read_text_async (record != NULL ? record : text,
                                 tengen_game_setup_is_renju (setup),
                                 text_loaded_cb,
                                 reading);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenWindow) self = data;
  g_autofree char *text =
      gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  if (self->document == NULL)
    return;
  if (text != NULL)
    open_text (self, text);
  else
    tengen_window_refuse (self, _ ("There is no text on the clipboard."));
}

static void
paste_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  gdk_clipboard_read_text_async (
      get_clipboard (self), NULL, pasted_cb, g_object_ref (self));
}

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue *value,
         double x,
         double y,
         gpointer data)
{
  TengenWindow *self = TENGEN_WINDOW (data);
  GtkApplication *program = gtk_window_get_application (GTK_WINDOW (self));
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      GdkFileList *list = g_value_get_boxed (value);
      g_autoptr (GSList) files =
          list != NULL ? gdk_file_list_get_files (list) : NULL;
      g_autoptr (GPtrArray) all = g_ptr_array_new ();
      for (GSList *l = files; l != NULL; l = l->next)
        g_ptr_array_add (all, l->data);
      tengen_program_open_files (TENGEN_PROGRAM (program),
                                 GTK_WINDOW (self),
                                 (GFile **) all->pdata,
                                 all->len);
      return files != NULL;
    }
  if (G_VALUE_HOLDS_STRING (value) && g_value_get_string (value) != NULL)
    {
      open_text (self, g_value_get_string (value));
      return TRUE;
    }
  return FALSE;
}

void
tengen_window_add_drop (TengenWindow *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target =
      gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
tengen_window_install_clipboard (GtkWidgetClass *klass)
{
  /* TengenWindow|win.copy-game: the game as SGF */
  gtk_widget_class_install_action (
      klass, "win.copy-game", NULL, copy_game_action);
  /* TengenWindow|win.copy-position: the position as SGF */
  gtk_widget_class_install_action (
      klass, "win.copy-position", NULL, copy_position_action);
  /* TengenWindow|win.copy-diagram: the position as a diagram in text */
  gtk_widget_class_install_action (
      klass, "win.copy-diagram", NULL, copy_diagram_action);
  /* TengenWindow|win.copy-lesson: the position as the diagram of a lesson */
  gtk_widget_class_install_action (
      klass, "win.copy-lesson", NULL, copy_lesson_action);
  /* TengenWindow|win.paste: opens the text on the clipboard */
  gtk_widget_class_install_action (klass, "win.paste", NULL, paste_action);
  tengen_window_install_export (klass);
  tengen_window_install_renju (klass);
  /* where a text has the focus it takes these keys first */
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_c, GDK_CONTROL_MASK, "win.copy-game", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_v, GDK_CONTROL_MASK, "win.paste", NULL);
}
