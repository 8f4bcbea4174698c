/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-steps: the count shown step by step (数える手順, 整地)
 *
 * Shape: a count with its steps is made when the window opens, the session
 *        changes or other rules are chosen; it is never changed. What is seen
 *        is a function of it and of the number of the step.
 * Not:   actions, keys, saving (tengen-score-steps-actions).
 */
#include "tengen-ruby-over.h"
#include "tengen-score-steps-private.h"

#include "tengen-announce.h"
#include "tengen-board-look.h"
#include "tengen-color-scheme.h"
#include "tengen-help.h"
#include "tengen-pair-layout.h"
#include "tengen-paint-steps-tray.h"
#include "tengen-score-resources.h"
#include "tengen-score-steps-rules.h"
#include "tengen-sign.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-rules.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* From step to step when they go by themselves. */
#define INTERVAL_MS 1500

G_DEFINE_FINAL_TYPE (TengenScoreSteps, tengen_score_steps, GTK_TYPE_WINDOW)

static guint
count_steps (TengenScoreSteps *self)
{
  return self->steps != NULL ? self->steps->steps->len : 0;
}

/* --- What is seen --- */

static void
update_actions (TengenScoreSteps *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = count_steps (self);
  gboolean has_more = self->index + 1 < n;

  gtk_widget_action_set_enabled (widget, "steps.first", self->index > 0);
  gtk_widget_action_set_enabled (widget, "steps.back", self->index > 0);
  gtk_widget_action_set_enabled (widget, "steps.next", has_more);
  gtk_widget_action_set_enabled (widget, "steps.last", has_more);
  gtk_widget_action_set_enabled (widget, "steps.auto", n > 0);
  gtk_widget_action_set_enabled (widget, "steps.save", n > 0);
  gtk_widget_action_set_enabled (widget, "steps.save-all", n > 0);
  gtk_widget_set_sensitive (self->save_button, n > 0);
}

static const TengenGameSetup *
get_setup (TengenScoreSteps *self)
{
  return tengen_position_get_setup (
      tengen_session_get_position (self->session));
}

static TengenGameSetup
make_terms (TengenScoreSteps *self)
{
  return tengen_score_steps_make_terms (
      get_setup (self), self->is_chosen ? &self->chosen : NULL, self->komi);
}

/* While play goes on, the players have not yet said which stones are dead. */
static char *
say_step (TengenScoreSteps *self, const TengenGoStep *step)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  GString *text = g_string_new (NULL);
  g_autofree char *said =
      tengen_words_step (step, self->steps->count, &self->steps->rules);

  g_string_append (text, said);
  if (step->code == TENGEN_GO_STEP_STOP &&
      tengen_position_get_phase (position) == TENGEN_PHASE_PLAY)
    tengen_words_append (text,
                         _ ("Play has not stopped: all stones are counted as "
                            "alive."));
  return g_string_free (text, FALSE);
}

/* Shows the step's name and sentence, and says both. */
static void
show_words (TengenScoreSteps *self, const TengenGoStep *step)
{
  g_autofree char *name = tengen_words_step_name (step);
  g_autofree char *text = say_step (self, step);
  g_autofree char *where = g_strdup_printf (
      _ ("Step %u of %u"), self->index + 1, count_steps (self));
  g_autofree char *spoken = g_strdup_printf ("%s. %s. %s", where, name, text);

  gtk_label_set_label (self->where, where);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->sentence, text);
  tengen_announce (GTK_WIDGET (self->sentence), spoken);
}

static void
show_step (TengenScoreSteps *self)
{
  const TengenGoStep *step;
  g_autofree char *tray = NULL;
  TengenGameSetup terms;

  update_actions (self);
  gtk_stack_set_visible_child_name (self->stack,
                                    self->steps != NULL ? "steps" : "none");
  if (self->steps == NULL)
    return;
  step = tengen_paint_steps_get (self->steps, self->index);
  terms = make_terms (self);
  tray = tengen_paint_steps_tray_text (step);
  tengen_board_view_set_view (
      self->board, tengen_paint_steps_make_view (self->steps, self->index));
  tengen_score_account_set_start (
      self->account, self->steps->account, &terms, step->n_lines);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->tray), GTK_ACCESSIBLE_PROPERTY_LABEL, tray, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->tray));
  gtk_widget_set_visible (GTK_WIDGET (self->saved), FALSE);
  show_words (self, step);
}

static void
draw_tray_cb (
    GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  TengenScoreSteps *self = data;
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  style.theme = tengen_board_look_get_theme ();
  style.dark = tengen_color_scheme_get_dark ();
  if (self->steps != NULL)
    tengen_paint_steps_tray (tengen_paint_steps_get (self->steps, self->index),
                             &style,
                             tengen_style_get_family (GTK_WIDGET (area)),
                             width,
                             height,
                             cr);
}

/* --- Steps --- */

static void
update_auto (TengenScoreSteps *self)
{
  const char *name =
      self->timer != 0 ? _ ("Stop Here") : _ ("Go Through the Steps by Itself");

  /* a word: the sign for playing looks like that for one step forward */
  gtk_button_set_label (self->auto_button,
                        self->timer != 0 ? _ ("Stop") : _ ("Auto"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->auto_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name,
                                  -1);
}

void
tengen_score_steps_stop (TengenScoreSteps *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  update_auto (self);
}

void
tengen_score_steps_go (TengenScoreSteps *self, guint index)
{
  guint n = count_steps (self);

  if (n == 0)
    return;
  self->index = MIN (index, n - 1);
  show_step (self);
}

static gboolean
auto_cb (gpointer data)
{
  TengenScoreSteps *self = data;

  tengen_score_steps_go (self, self->index + 1);
  if (self->index + 1 < count_steps (self))
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  update_auto (self);
  return G_SOURCE_REMOVE;
}

void
tengen_score_steps_start (TengenScoreSteps *self)
{
  if (self->index + 1 >= count_steps (self))
    tengen_score_steps_go (self, 0);
  self->timer = g_timeout_add (INTERVAL_MS, auto_cb, self);
  update_auto (self);
}

/* Works the count out anew; the step stays where the steps are as many. */
static void
reload (TengenScoreSteps *self, gboolean stays)
{
  const TengenPosition *position;
  TengenGoCount *count = NULL;
  TengenGameSetup terms;
  guint before = count_steps (self);

  tengen_score_steps_stop (self);
  g_clear_pointer (&self->steps, tengen_paint_steps_unref);
  if (self->session != NULL)
    {
      position = tengen_session_get_position (self->session);
      terms = make_terms (self);
      count = tengen_position_count_as (position, &terms, NULL);
      if (count != NULL)
        self->steps = tengen_paint_steps_new (
            tengen_position_get_board (position), count, &terms.rules);
    }
  if (!stays || count_steps (self) != before)
    self->index = 0;
  show_step (self);
}

static void selected_cb (TengenScoreSteps *self);

/* Lists the rules to choose from and shows which are chosen. */
static void
list_rules (TengenScoreSteps *self)
{
  g_autoptr (GtkStringList) list = NULL;

  if (self->session == NULL)
    return;
  list = tengen_score_steps_list_rules (&get_setup (self)->rules);
  g_signal_handlers_block_by_func (self->rules, selected_cb, self);
  gtk_drop_down_set_model (self->rules, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (
      self->rules,
      tengen_score_steps_find_rules (self->is_chosen ? &self->chosen : NULL));
  g_signal_handlers_unblock_by_func (self->rules, selected_cb, self);
}

static void
selected_cb (TengenScoreSteps *self)
{
  guint selected = gtk_drop_down_get_selected (self->rules);

  if (selected == GTK_INVALID_LIST_POSITION)
    return;
  self->is_chosen = selected > 0;
  if (selected > 0)
    self->chosen = *tengen_go_rules_get_named (selected - 1);
  reload (self, FALSE);
}

static void
changed_cb (TengenScoreSteps *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  list_rules (self);
  reload (self, TRUE);
}

/* --- The object --- */

static void
tengen_score_steps_show (GtkWidget *widget)
{
  TengenScoreSteps *self = TENGEN_SCORE_STEPS (widget);

  list_rules (self);
  reload (self, FALSE);
  GTK_WIDGET_CLASS (tengen_score_steps_parent_class)->show (widget);
  /* the arrow keys step from there at once */
  if (self->steps != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->auto_button));
}

static void
tengen_score_steps_hide (GtkWidget *widget)
{
  tengen_score_steps_stop (TENGEN_SCORE_STEPS (widget));
  GTK_WIDGET_CLASS (tengen_score_steps_parent_class)->hide (widget);
}

static void
follow_names (TengenScoreSteps *self)
{
  int coordinates = tengen_board_look_get_coordinates ();

  g_object_set (self->board, "coordinates", coordinates, NULL);
  if (coordinates >= 0)
    g_object_set (self->board, "notation", coordinates, NULL);
}

static void
tengen_score_steps_dispose (GObject *object)
{
  TengenScoreSteps *self = TENGEN_SCORE_STEPS (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);
  g_clear_pointer (&self->steps, tengen_paint_steps_unref);

  G_OBJECT_CLASS (tengen_score_steps_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_score_get_resource ();
  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/score/tengen-score-steps.ui");
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, stack);
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, board);
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, tray);
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, rules);
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, where);
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, name);
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, sentence);
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, account);
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, saved);
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, auto_button);
  gtk_widget_class_bind_template_child (klass, TengenScoreSteps, save_button);
  gtk_widget_class_bind_template_callback (klass, selected_cb);
}

static void
tengen_score_steps_class_init (TengenScoreStepsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_score_steps_dispose;
  widget_class->show = tengen_score_steps_show;
  widget_class->hide = tengen_score_steps_hide;

  g_type_ensure (TENGEN_TYPE_BOARD_VIEW);
  g_type_ensure (TENGEN_TYPE_PAIR_LAYOUT);
  g_type_ensure (TENGEN_TYPE_SCORE_ACCOUNT);
  g_type_ensure (TENGEN_TYPE_SIGN);
  tengen_score_steps_install_actions (widget_class);
  bind_template (widget_class);
}

static void
tengen_score_steps_init (TengenScoreSteps *self)
{
  TengenColorScheme *scheme = tengen_color_scheme_get_default ();
  g_autoptr (GtkListItemFactory) factory =
      tengen_score_steps_make_row_factory ();

  self->session_signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->session_signals, "changed", G_CALLBACK (changed_cb), self);

  tengen_style_add_resource ("/org/tengen/Tengen/score/tengen-score.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "counting");
  tengen_widget_forget_parent_on_close (GTK_WINDOW (self));
  tengen_score_steps_add_keys (self);
  gtk_drop_down_set_factory (self->rules, factory);
  gtk_drawing_area_set_draw_func (self->tray, draw_tray_cb, self, NULL);
  g_object_bind_property (
      scheme, "dark", self->board, "dark", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (scheme,
                           "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw),
                           self->tray,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::theme",
                           G_CALLBACK (gtk_widget_queue_draw),
                           self->tray,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::coordinates",
                           G_CALLBACK (follow_names),
                           self,
                           G_CONNECT_SWAPPED);
  follow_names (self);
  update_actions (self);
}

TengenScoreSteps *
tengen_score_steps_new (GtkWindow *parent, TengenSession *session)
{
  TengenScoreSteps *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (session == NULL || TENGEN_IS_SESSION (session), NULL);

  self = g_object_new (TENGEN_TYPE_SCORE_STEPS, "transient-for", parent, NULL);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->session_signals, session);
  return self;
}

void
tengen_score_steps_set_rules (TengenScoreSteps *self,
                              const TengenGoRules *rules,
                              TengenScoreKomi komi)
{
  g_return_if_fail (TENGEN_IS_SCORE_STEPS (self));

  self->is_chosen = rules != NULL &&
                    (self->session == NULL ||
                     !tengen_go_rules_equal (rules, &get_setup (self)->rules));
  if (self->is_chosen)
    self->chosen = *rules;
  self->komi = komi;
  list_rules (self);
  reload (self, FALSE);
}
