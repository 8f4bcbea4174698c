/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-press: buttons of a game, one of which is to be pressed
 *
 * Shape: the buttons that a game of this kind has, in the order of the game.
 */
#include "tengen-lesson-panel-press.h"

#include "tengen-ruby-over.h"
#include "tengen-words-lesson.h"

struct _TengenLessonPanelPress
{
  TengenLessonPanel parent_instance;
};

G_DEFINE_FINAL_TYPE (TengenLessonPanelPress,
                     tengen_lesson_panel_press,
                     TENGEN_TYPE_LESSON_PANEL)

static void
tengen_lesson_panel_press_class_init (TengenLessonPanelPressClass *klass)
{
}

static void
tengen_lesson_panel_press_init (TengenLessonPanelPress *self)
{
}

/* Two stand beside each other. */
static void
add_button (GtkGrid *grid,
            int index,
            TengenLessonPressWhat what,
            const TengenGoRules *rules)
{
  g_autofree char *name = tengen_words_lesson_press (what, rules);
  GtkWidget *button = gtk_button_new_with_label (name);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "lesson.press");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) what);
  tengen_ruby_over_put (button, FALSE);
  gtk_grid_attach (grid, button, index % 2, index / 2, 1, 1);
}

static void
add_buttons (GtkGrid *grid, const TengenLessonDiagram *diagram)
{
  TengenLessonPressWhat whats[TENGEN_LESSON_PRESS_MAX];
  guint n = tengen_lesson_press_list (diagram, whats);

  for (guint i = 0; i < n; i++)
    add_button (grid, (int) i, whats[i], &diagram->setup->rules);
}

GtkWidget *
tengen_lesson_panel_press_new (const TengenLessonStep *step)
{
  GtkWidget *self;
  GtkWidget *grid;

  g_return_val_if_fail (step != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_PANEL_PRESS, NULL);
  grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  add_buttons (GTK_GRID (grid), step->diagram);
  tengen_lesson_panel_append (TENGEN_LESSON_PANEL (self), grid);
  return self;
}
