/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-aside: what stands below the sentence of a lesson
 *
 * Shape: panels ask by the actions lesson.* of what they stand in, which here
 *        become signals. Where nothing is asked any more they are not seen.
 */
#include "tengen-show-aside.h"

#include "tengen-lesson-panel-play.h"
#include "tengen-lesson-sum.h"
#include "tengen-ruby-label.h"
#include "tengen-show-number.h"
#include "tengen-show-ui.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenShowAside
{
  GtkWidget parent_instance;

  /* Children */
  GtkWidget *turn;
  GtkLabel *found;
  GtkWidget *sum;
  GtkWidget *play;
  /* (nullable): the panel of the step */
  TengenLessonPanel *panel;

  /* Borrowed: what the panel was made for */
  const TengenLessonStep *step;
  TengenLessonLook look;
};

G_DEFINE_FINAL_TYPE (TengenShowAside, tengen_show_aside, GTK_TYPE_WIDGET)

enum
{
  ANSWER,
  PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- What was pressed --- */

static void
emit_answer (GtkWidget *widget,
             TengenLessonInputKind kind,
             TengenPoint point,
             GVariant *number)
{
  g_signal_emit (widget,
                 signals[ANSWER],
                 0,
                 (int) kind,
                 (int) point,
                 number != NULL ? g_variant_get_int32 (number) : 0);
}

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *number)
{
  emit_answer (widget, TENGEN_LESSON_INPUT_OPTION, TENGEN_POINT_NONE, number);
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *number)
{
  emit_answer (widget, TENGEN_LESSON_INPUT_PRESS, TENGEN_POINT_NONE, number);
}

static void
number_cb (GtkWidget *widget, const char *action, GVariant *number)
{
  emit_answer (widget, TENGEN_LESSON_INPUT_NUMBER, TENGEN_POINT_NONE, number);
}

static void
pass_cb (GtkWidget *widget, const char *action, GVariant *number)
{
  emit_answer (widget, TENGEN_LESSON_INPUT_POINT, TENGEN_POINT_PASS, NULL);
}

static void
play_cb (TengenShowAside *self)
{
  g_signal_emit (self, signals[PLAY], 0);
}

/* --- The panel --- */

static GtkWidget *
make_panel (const TengenLessonStep *step, const TengenLessonLook *look)
{
  switch (step->task)
    {
    case TENGEN_LESSON_TASK_READ:
    case TENGEN_LESSON_TASK_WATCH:
    case TENGEN_LESSON_TASK_TRY:
    case TENGEN_LESSON_TASK_MARK:
    case TENGEN_LESSON_TASK_PLAY:
    case TENGEN_LESSON_TASK_ACCOUNT:
      return NULL;
    case TENGEN_LESSON_TASK_COUNT:
      return tengen_show_number_new (step);
    case TENGEN_LESSON_TASK_CHOOSE:
    case TENGEN_LESSON_TASK_PRESS:
      return tengen_lesson_panel_new (step, look);
    }
  g_assert_not_reached ();
}

static void
drop_panel (TengenShowAside *self)
{
  if (self->panel != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->panel));
  self->panel = NULL;
}

/* The keyboard stays with the wall, whatever is clicked. */
static void
leave_focus (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    leave_focus (child);
  if (GTK_IS_BUTTON (widget))
    gtk_widget_set_focus_on_click (widget, FALSE);
}

static void
renew_panel (TengenShowAside *self,
             const TengenLessonStep *step,
             const TengenLessonLook *look)
{
  GtkWidget *panel;

  if (step == self->step &&
      g_strcmp0 (look->language, self->look.language) == 0)
    return;
  drop_panel (self);
  self->step = step;
  self->look = *look;
  panel = make_panel (step, look);
  if (panel == NULL)
    return;
  leave_focus (panel);
  gtk_widget_set_parent (panel, GTK_WIDGET (self));
  self->panel = TENGEN_LESSON_PANEL (panel);
}

/* --- Showing a state --- */

static gboolean
is_asked (const TengenLessonState *state)
{
  return state->phase == TENGEN_LESSON_PHASE_ASKED ||
         state->phase == TENGEN_LESSON_PHASE_MISSED;
}

/* Whether the colours of moves alternate; one without a colour fits after any.
 */
static gboolean
is_alternate (const GArray *moves)
{
  TengenStone expected = TENGEN_STONE_NONE;

  for (guint i = 0; i < moves->len; i++)
    {
      TengenStone stone = g_array_index (moves, TengenLessonMove, i).stone;

      if (stone == TENGEN_STONE_NONE)
        stone = expected;
      else if (expected != TENGEN_STONE_NONE && stone != expected)
        return FALSE;
      expected =
          stone != TENGEN_STONE_NONE ? tengen_stone_other (stone) : stone;
    }
  return TRUE;
}

/* Whose turn it is in a line that is watched: before its first move that of the
 * move, whatever the diagram says. */
static TengenStone
find_watched_turn (const GArray *moves, const TengenLessonState *state)
{
  TengenStone next = TENGEN_STONE_NONE;

  if (!is_alternate (moves) ||
      tengen_position_get_phase (tengen_game_get_position (state->game)) !=
          TENGEN_PHASE_PLAY)
    return TENGEN_STONE_NONE;
  if (state->n_found < moves->len)
    next = g_array_index (moves, TengenLessonMove, state->n_found).stone;
  return next != TENGEN_STONE_NONE ? next : state->to_move;
}

static TengenStone
find_turn (const TengenLessonStep *step, const TengenLessonState *state)
{
  if (step->moves != NULL)
    return find_watched_turn (step->moves, state);
  return step->trial != NULL && state->phase == TENGEN_LESSON_PHASE_ASKED
             ? state->to_move
             : TENGEN_STONE_NONE;
}

/* The board does not say it. */
static gboolean
show_turn (TengenShowAside *self, const TengenLessonState *state)
{
  TengenStone turn = find_turn (self->step, state);
  gboolean seen = turn != TENGEN_STONE_NONE;
  g_autoptr (TengenLessonText) text = NULL;

  if (seen)
    text =
        tengen_words_ruby (turn == TENGEN_STONE_BLACK ? _ ("Black to play.")
                                                      : _ ("White to play."));
  tengen_ruby_label_set_text (TENGEN_RUBY_LABEL (self->turn), text);
  gtk_widget_set_visible (self->turn, seen);
  return seen;
}

static char *
draw_found (const TengenLessonState *state)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < state->n_wanted; i++)
    g_string_append (text, i < state->n_found ? "●" : "○");
  return g_string_free (text, FALSE);
}

/* How many of several were found: ●○○. */
static gboolean
show_found (TengenShowAside *self, const TengenLessonState *state)
{
  gboolean seen = (self->step->trial != NULL || self->step->mark != NULL) &&
                  is_asked (state) && state->n_wanted > 1;
  /* Translators: 2 of 3 answers of a question were found */
  g_autofree char *spoken = g_strdup_printf (
      _ ("Found %1$u of %2$u"), state->n_found, state->n_wanted);
  g_autofree char *dots = draw_found (state);

  gtk_label_set_label (self->found, seen ? dots : "");
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->found), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->found), seen);
  return seen;
}

static gboolean
show_sum (TengenShowAside *self, const TengenLessonState *state)
{
  const TengenLessonAccount *asked = self->step->account;
  const TengenLessonSet *set;
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;

  gtk_widget_set_visible (self->sum, FALSE);
  if (asked == NULL || state->chosen < 0)
    return FALSE;
  set = asked->sets->pdata[state->chosen];
  count = tengen_lesson_game_count (self->step->diagram, asked, set);
  if (count == NULL)
    return FALSE;
  account = tengen_account_new (count, set->rules);
  tengen_lesson_sum_show (self->sum, account, &self->look, TRUE);
  return TRUE;
}

static gboolean
show_play (TengenShowAside *self)
{
  const TengenLessonPlay *play = self->step->play;

  gtk_widget_set_visible (self->play, play != NULL);
  if (play != NULL)
    gtk_button_set_label (GTK_BUTTON (self->play),
                          tengen_lesson_panel_play_name (play));
  return play != NULL;
}

/* What was not the answer makes room for what is said of it. */
static void
show_options (GtkWidget *panel, gboolean all)
{
  for (GtkWidget *child = gtk_widget_get_first_child (panel); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child,
                            all || gtk_widget_has_css_class (child, "right"));
}

/* Which option a person chose stays; digits do not, and the solution is said. */
static gboolean
is_panel_wanted (TengenShowAside *self, const TengenLessonState *state)
{
  return is_asked (state) || (self->step->options != NULL &&
                              state->remark != TENGEN_LESSON_REMARK_SOLUTION);
}

static gboolean
show_panel (TengenShowAside *self, const TengenLessonState *state)
{
  gboolean seen = self->panel != NULL && is_panel_wanted (self, state);

  if (self->panel == NULL)
    return FALSE;
  tengen_lesson_panel_update (self->panel, state);
  if (self->step->options != NULL)
    show_options (GTK_WIDGET (self->panel), is_asked (state));
  gtk_widget_set_visible (GTK_WIDGET (self->panel), seen);
  return seen;
}

/* --- The widget --- */

static void
tengen_show_aside_dispose (GObject *object)
{
  TENGEN_SHOW_ASIDE (object)->panel = NULL;
  tengen_widget_dispose (object);
}

static void
install_signals (GType type)
{
  /**
   * TengenShowAside::answer:
   *
   * A button was pressed that answers.
   */
  signals[ANSWER] =
      tengen_signal_new ("answer", type, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);
  /**
   * TengenShowAside::play:
   *
   * The game of the step is to be played.
   */
  signals[PLAY] = tengen_signal_new ("play", type, 0);
}

static void
tengen_show_aside_class_init (TengenShowAsideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_show_aside_dispose;
  install_signals (G_TYPE_FROM_CLASS (klass));
  tengen_show_ui_get_resource ();
  /* of style sheets the one that comes last counts: first that of panels */
  g_type_class_unref (g_type_class_ref (TENGEN_TYPE_LESSON_PANEL));
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/classroom/tengen-show.css");
  gtk_widget_class_install_action (
      widget_class, "lesson.choose", "i", choose_cb);
  gtk_widget_class_install_action (widget_class, "lesson.press", "i", press_cb);
  gtk_widget_class_install_action (
      widget_class, "lesson.number", "i", number_cb);
  gtk_widget_class_install_action (widget_class, "lesson.pass", NULL, pass_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "showaside");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_show_aside_init (TengenShowAside *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  self->look.scale = 1;
  self->turn = tengen_ruby_label_new ();
  gtk_widget_set_parent (self->turn, widget);
  self->found = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->found, 0);
  gtk_label_set_wrap (self->found, TRUE);
  gtk_label_set_wrap_mode (self->found, PANGO_WRAP_CHAR);
  gtk_widget_set_parent (GTK_WIDGET (self->found), widget);
  self->sum = tengen_lesson_sum_new ();
  gtk_widget_set_parent (self->sum, widget);
  self->play = gtk_button_new ();
  gtk_widget_set_halign (self->play, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->play, "main-action");
  leave_focus (self->play);
  g_signal_connect_swapped (self->play, "clicked", G_CALLBACK (play_cb), self);
  gtk_widget_set_parent (self->play, widget);
}

GtkWidget *
tengen_show_aside_new (void)
{
  return g_object_new (TENGEN_TYPE_SHOW_ASIDE, NULL);
}

gboolean
tengen_show_aside_update (TengenShowAside *self,
                          const TengenLessonStep *step,
                          const TengenLessonState *state,
                          const char *language)
{
  TengenLessonLook look = { .language = g_intern_string (language),
                            .scale = 1 };
  gboolean seen;

  g_return_val_if_fail (TENGEN_IS_SHOW_ASIDE (self), FALSE);
  g_return_val_if_fail (step != NULL && state != NULL, FALSE);

  renew_panel (self, step, &look);
  seen = show_turn (self, state);
  seen |= show_found (self, state);
  seen |= show_sum (self, state);
  seen |= show_play (self);
  seen |= show_panel (self, state);
  return seen;
}

gboolean
tengen_show_aside_type (TengenShowAside *self, guint key)
{
  g_return_val_if_fail (TENGEN_IS_SHOW_ASIDE (self), FALSE);

  return self->panel != NULL && TENGEN_IS_SHOW_NUMBER (self->panel) &&
         tengen_show_number_type (TENGEN_SHOW_NUMBER (self->panel), key);
}
