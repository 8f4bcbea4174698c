/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-page: a page with a lesson in a window, and a person's hand, for tests
 */
#pragma once

#include "display-frame.h"
#include "display-start.h"
#include "tengen-board-view.h"
#include "tengen-lesson-feedback.h"
#include "tengen-lesson-page.h"
#include "tengen-lesson-panel.h"
#include "widget-find.h"

/* A step of each kind, on 5 x 5. */
static const char *const lesson_text =
    "<lesson xmlns='urn:tengen:lesson:1' id='all' version='1' xml:lang='en'"
    "  game='pure-go' size='5'>"
    "<title>All kinds</title><chapter id='one'><title>One</title>"
    "<step id='read'><title>Reading</title><goal>You can read.</goal>"
    "  <say>Read this at <pt at='C3'>C3</pt>, a"
    "  <term ref='liberty'>liberty</term>.</say></step>"
    "<step id='find'><title>Finding</title><say>Take both.</say>"
    "  <diagram id='two'><rows>X O . . .\n. . . . .\n. . . . .\n. . . . .\n"
    "  . . . O X</rows></diagram>"
    "  <try colour='white' all='yes'><answer at='A4' verdict='right'><say>In "
    "the"
    "  corner.</say></answer><answer at='E2' verdict='right'/>"
    "  <answer at='C3' verdict='wrong'><say>Far away.</say></answer>"
    "  <otherwise><say>Nothing is taken.</say></otherwise></try>"
    "  <hint show='A5'>Look at the corners.</hint><hint>At the edge.</hint>"
    "  <done>Both are taken.</done></step>"
    "<step id='line'><title>A line</title><say>Play in the middle.</say>"
    "  <try><answer at='C3' verdict='right'><reply at='C4'/><try>"
    "  <answer at='D4' verdict='right'/></try></answer>"
    "  <answer at='pass' verdict='wrong'><say>Do not pass.</say></answer>"
    "  <answer at='B2' verdict='wrong'><say>Too far.</say><reply at='B3'/>"
    "  <reply at='C2'/><reply at='C3'/></answer>"
    "  <otherwise><say>Not there.</say><reply "
    "at='C3'/></otherwise></try></step>"
    "<step id='mark'><title>Liberties</title><say>Find the liberties.</say>"
    "  <diagram><stones colour='black' at='A1'/></diagram>"
    "  <mark what='liberties' of='A1' at='A2 B1'/></step>"
    "<step id='count'><title>Counting</title><say>Count.</say>"
    "  <diagram ref='two'/>"
    "  <count what='black-stones' answer='2'><say>Black?</say></count>"
    "  <count what='number' answer='6.5'><say>White?</say></count></step>"
    "<step id='choose'><title>Choosing</title><say>Which?</say>"
    "  <choice><option verdict='wrong'>This<say>No, that.</say></option>"
    "  <option verdict='right'>That</option></choice></step>"
    "<step id='press'><title>A button</title><say>Pass.</say>"
    "  <press what='pass'><otherwise><say>Pass instead.</say></otherwise>"
    "  </press></step>"
    "<step id='watch'><title>Watching</title><say>Watch.</say>"
    "  <moves><move at='C3'><say>The middle.</say></move><move "
    "at='D3'/></moves>"
    "  <done>Two moves.</done></step>"
    "<step id='account'><title>A sum</title><say>Compare.</say>"
    "  <diagram><rows>. X . O .\n. X . O .\n. X . O .\n. X . O .\n"
    "  . X . O .</rows></diagram>"
    "  <account><set rules='pure'/><set rules='china'><say>All of "
    "it.</say></set>"
    "  </account></step>"
    "<step id='play'><title>A game</title><say>Now play.</say>"
    "  <play size='7'><say>For two.</say></play></step>"
    "<step id='versus'><title>Capture</title><say>Take one.</say>"
    "  <versus size='7' level='2' goal='1'><say>You are Black.</say></versus>"
    "</step>"
    "</chapter></lesson>";

enum
{
  STEP_READ,
  STEP_FIND,
  STEP_LINE,
  STEP_MARK,
  STEP_COUNT,
  STEP_CHOOSE,
  STEP_PRESS,
  STEP_WATCH,
  STEP_ACCOUNT,
  STEP_PLAY,
  STEP_VERSUS,
  N_STEPS,
};

typedef struct
{
  TengenLessonShelf *shelf;
  TengenLesson *lesson;
  TengenLessonRun *run;
  GtkWidget *window;
  TengenLessonPage *page;
  GString *heard;
} Fixture;

/* Whether moves go on by themselves: the button below a widget says Pause. */
static inline gboolean
is_playing_below (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) &&
      strcmp (gtk_label_get_label (GTK_LABEL (widget)), "Pause") == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_playing_below (child))
      return TRUE;
  return FALSE;
}

static inline void
read_lesson (Fixture *self)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (GBytes) bytes =
      g_bytes_new_static (lesson_text, strlen (lesson_text));

  self->lesson = tengen_lesson_shelf_read (self->shelf, bytes, faults);
  for (guint i = 0; i < faults->len; i++)
    {
      const TengenLessonFault *fault = faults->pdata[i];

      g_test_message ("fault %d: %s", (int) fault->code, fault->detail);
    }
  g_assert_nonnull (self->lesson);
}

static inline void
term_cb (Fixture *self, const char *id)
{
  g_string_append_printf (self->heard, "term %s;", id);
}

static inline void
play_cb (Fixture *self, const TengenLessonPlay *play)
{
  g_string_append_printf (self->heard, "play %d;", play->setup->width);
}

static inline void
list_cb (Fixture *self)
{
  g_string_append (self->heard, "list;");
}

static inline void
follow (Fixture *self)
{
  g_signal_connect_swapped (self->page, "term", G_CALLBACK (term_cb), self);
  g_signal_connect_swapped (self->page, "play", G_CALLBACK (play_cb), self);
  g_signal_connect_swapped (
      self->page, "list-requested", G_CALLBACK (list_cb), self);
}

static inline void
set_up (Fixture *self, guint step)
{
  self->shelf = tengen_lesson_shelf_new ();
  read_lesson (self);
  self->run = tengen_lesson_run_new (self->shelf, self->lesson, TRUE);
  tengen_lesson_run_goto (self->run, step);
  self->heard = g_string_new (NULL);
  self->window = gtk_window_new ();
  self->page = g_object_new (TENGEN_TYPE_LESSON_PAGE, NULL);
  follow (self);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 652);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->page));
  g_object_set (self->page, "run", self->run, NULL);
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->page)))
    g_main_context_iteration (NULL, TRUE);
  tengen_lesson_page_focus (self->page);
}

static inline void
tear_down (Fixture *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->page), (gpointer *) &self->page);
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_assert_null (self->page);
  g_assert_finalize_object (self->run);
  tengen_lesson_free (self->lesson);
  g_assert_finalize_object (self->shelf);
  g_string_free (self->heard, TRUE);
}

static inline gpointer
child (Fixture *self, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (self->page), TENGEN_TYPE_LESSON_PAGE, id);
}

static inline const TengenLessonState *
get_state (Fixture *self)
{
  return tengen_lesson_run_get_state (self->run);
}

static inline void
act (Fixture *self, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL);
}

static inline void
act_int (Fixture *self, const char *action, int number)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), action, "i", number);
}

/* A click, or Enter for the button 0. */
static inline void
touch (Fixture *self, const char *point, guint button)
{
  int x = point[0] - 'A';
  int y = '5' - point[1];

  g_signal_emit_by_name (child (self, "board"),
                         "activated",
                         (guint) tengen_point_make (5, x, y),
                         button,
                         1u);
}

static inline void
click (Fixture *self, const char *point)
{
  touch (self, point, 1);
}

static inline const char *
get_said (Fixture *self)
{
  return tengen_lesson_feedback_get_text (child (self, "feedback"));
}

/* What the step asks, below its text. */
static inline GtkWidget *
get_question (Fixture *self)
{
  return find (child (self, "slot"), TENGEN_TYPE_LESSON_PANEL);
}

static inline gboolean
has_focus (Fixture *self, gpointer part)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  return focus != NULL &&
         (focus == part || gtk_widget_is_ancestor (focus, part));
}

/* Whether a key of a shortcut is the one that is meant. */
static inline gboolean
is_key (GtkShortcut *shortcut, const char *key)
{
  g_autofree char *text =
      gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
  g_auto (GStrv) keys = g_strsplit (text, "|", -1);

  return g_strv_contains ((const char *const *) keys, key);
}

/* Presses a key that the page knows; %FALSE if it is left to others. */
static inline gboolean
press (Fixture *self, const char *key)
{
  g_autoptr (GListModel) list =
      gtk_widget_observe_controllers (GTK_WIDGET (self->page));

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GListModel) keys = g_list_model_get_item (list, i);

      for (guint k = 0; k < g_list_model_get_n_items (keys); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (keys, k);

          if (is_key (shortcut, key))
            return gtk_shortcut_action_activate (
                gtk_shortcut_get_action (shortcut),
                GTK_SHORTCUT_ACTION_EXCLUSIVE,
                GTK_WIDGET (self->page),
                NULL);
        }
    }
  g_assert_not_reached ();
}
