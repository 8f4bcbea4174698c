/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-play: a game that is offered
 */
#include "tengen-lesson-panel-play.h"

#include "tengen-ruby-over.h"
#include "tengen-words-computer.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenLessonPanelPlay
{
  TengenLessonPanel parent_instance;
};

G_DEFINE_FINAL_TYPE (TengenLessonPanelPlay,
                     tengen_lesson_panel_play,
                     TENGEN_TYPE_LESSON_PANEL)

static void
tengen_lesson_panel_play_class_init (TengenLessonPanelPlayClass *klass)
{
}

static void
tengen_lesson_panel_play_init (TengenLessonPanelPlay *self)
{
}

const char *
tengen_lesson_panel_play_name (const TengenLessonPlay *play)
{
  g_return_val_if_fail (play != NULL, NULL);

  return tengen_game_computer_is_any (play->setup->computers)
             ? _ ("Play the computer")
             : tengen_words_context ("button", "Play a game");
}

static void
add_button (TengenLessonPanel *self, const TengenLessonPlay *play)
{
  GtkWidget *button =
      gtk_button_new_with_label (tengen_lesson_panel_play_name (play));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "lesson.play");
  gtk_widget_set_tooltip_text (button, _ ("Opens a board of its own"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "main-action");
  tengen_ruby_over_put (button, FALSE);
  tengen_lesson_panel_append (self, button);
}

static void
add_line (TengenLessonPanel *self,
          const char *text,
          const TengenLessonLook *look)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim");
  tengen_lesson_look_resize (look, GTK_LABEL (label));
  tengen_lesson_panel_append (self, tengen_ruby_over_new (label, FALSE));
}

/* Which game it is: 純碁　7路盤; and where the computer sits. */
static void
add_terms (TengenLessonPanel *self,
           const TengenLessonPlay *play,
           const TengenLessonLook *look)
{
  const TengenGameSetup *setup = play->setup;
  g_autofree char *text = tengen_words_start (setup, tengen_words_gap ());

  add_line (self, text, look);
  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    if (setup->computers[seat].level > 0)
      {
        g_autofree char *side =
            tengen_words_stone (seat == TENGEN_SEAT_FIRST ? TENGEN_STONE_BLACK
                                                          : TENGEN_STONE_WHITE);
        g_autofree char *computer = tengen_words_computer_at (
            side, tengen_words_computer (), setup->computers[seat].level);

        add_line (self, computer, look);
      }
}

GtkWidget *
tengen_lesson_panel_play_new (const TengenLessonStep *step,
                              const TengenLessonLook *look)
{
  TengenLessonPanel *self;

  g_return_val_if_fail (step != NULL && step->play != NULL, NULL);
  g_return_val_if_fail (look != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_PANEL_PLAY, NULL);
  tengen_lesson_panel_append (
      self, tengen_lesson_look_make (look, "lesson-words", step->play->words));
  add_button (self, step->play);
  add_terms (self, step->play, look);
  return GTK_WIDGET (self);
}
