/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-evaluation: what a move and its position are worth (評価)
 *
 * Shape: everything is shown as the record has it after each "changed"; what
 *        stands in an entry is written with Enter and when the popover closes.
 */
#include "tengen-review-evaluation.h"

#include "tengen-long-text.h"
#include "tengen-record-value.h"
#include "tengen-words-record.h"

#define _(s) tengen_words_text (s)

#define N_EVALUATIONS (TENGEN_EVALUATION_HOTSPOT + 1)

struct _TengenReviewEvaluation
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *menu;
  GtkLabel *summary;
  GtkBox *move;
  GtkBox *position;
  GtkEditable *value;
  GtkEditable *number;
  GtkCheckButton *figure;
  GtkEditable *title;

  /* Owned */
  GSignalGroup *signals;

  /* Borrowed, children of the boxes; none for NONE */
  GtkToggleButton *buttons[N_EVALUATIONS];

  /* the title of the figure as the record has it */
  char *shown_title;
  /* everything is being shown as the record has it */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (TengenReviewEvaluation,
                     tengen_review_evaluation,
                     GTK_TYPE_WIDGET)

/* SGF knows no "very doubtful" and no "very interesting". */
static int
get_strongest (TengenEvaluation evaluation)
{
  return evaluation == TENGEN_EVALUATION_DOUBTFUL ||
                 evaluation == TENGEN_EVALUATION_INTERESTING
             ? 1
             : 2;
}

static const TengenRecord *
get_record (TengenSession *session, TengenNode *node)
{
  const TengenGame *game = tengen_session_get_game (session);

  *node = tengen_game_get_cursor (game);
  return tengen_game_get_record (game);
}

/* --- Showing --- */

static void
show_button (TengenReviewEvaluation *self,
             TengenEvaluation evaluation,
             int strength)
{
  GtkToggleButton *button = self->buttons[evaluation];
  g_autofree char *name =
      tengen_words_evaluation (evaluation, MAX (strength, 1));

  gtk_toggle_button_set_active (button, strength > 0);
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), name) != 0)
    gtk_button_set_label (GTK_BUTTON (button), name);
}

static void
add_name (GString *summary, const char *name)
{
  if (summary->len > 0)
    /* Translators: between the words of a list */
    g_string_append (summary, _ (", "));
  g_string_append (summary, name);
}

static void
show_evaluations (TengenReviewEvaluation *self,
                  const TengenRecord *record,
                  TengenNode node)
{
  g_autoptr (GString) summary = g_string_new (NULL);

  for (int i = TENGEN_EVALUATION_NONE + 1; i < N_EVALUATIONS; i++)
    {
      TengenEvaluation evaluation = (TengenEvaluation) i;
      int strength =
          record == NULL
              ? 0
              : tengen_edit_get_evaluation (record, node, evaluation);

      show_button (self, evaluation, strength);
      if (strength > 0)
        add_name (summary,
                  gtk_button_get_label (GTK_BUTTON (self->buttons[i])));
    }
  gtk_label_set_label (self->summary,
                       summary->len > 0 ? summary->str : _ ("Evaluation"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Evaluation"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  summary->str,
                                  -1);
}

static void
show_entry (GtkEditable *entry, char *text)
{
  g_autofree char *owned = text;

  tengen_long_text_fill_entry (GTK_ENTRY (entry),
                               owned != NULL ? g_strstrip (owned) : "");
}

static void
show_figure (TengenReviewEvaluation *self,
             const TengenRecord *record,
             TengenNode node)
{
  g_autofree char *title = NULL;
  gsize length, colon;
  const char *raw =
      tengen_record_find_raw (record, node, TENGEN_PROPERTY_FG, &length);

  gtk_check_button_set_active (self->figure, raw != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->title), raw != NULL);
  if (raw != NULL && tengen_value_split (raw, length, &colon))
    title = tengen_value_text (raw + colon + 1, length - colon - 1, TRUE);
  g_free (self->shown_title);
  self->shown_title = title != NULL ? g_strstrip (title) : g_strdup ("");
  title = NULL;
  tengen_long_text_fill_entry (GTK_ENTRY (self->title), self->shown_title);
}

static void
changed_cb (TengenReviewEvaluation *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const TengenRecord *record;
  TengenNode node;

  self->showing = TRUE;
  gtk_widget_set_sensitive (self->menu, session != NULL);
  if (session == NULL)
    show_evaluations (self, NULL, TENGEN_NODE_NONE);
  else
    {
      record = get_record (session, &node);
      show_evaluations (self, record, node);
      show_entry (self->value,
                  tengen_record_get_text (record, node, TENGEN_PROPERTY_V));
      show_entry (self->number,
                  tengen_record_get_text (record, node, TENGEN_PROPERTY_MN));
      show_figure (self, record, node);
    }
  self->showing = FALSE;
}

/* --- Changing --- */

static void
clicked_cb (GtkToggleButton *button, TengenReviewEvaluation *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const TengenRecord *record;
  TengenNode node;

  if (session == NULL)
    return;
  record = get_record (session, &node);
  for (int i = TENGEN_EVALUATION_NONE + 1; i < N_EVALUATIONS; i++)
    if (self->buttons[i] == button)
      {
        TengenEvaluation evaluation = (TengenEvaluation) i;
        int strength = tengen_edit_get_evaluation (record, node, evaluation);

        strength = strength < get_strongest (evaluation) ? strength + 1 : 0;
        tengen_session_apply (
            session,
            tengen_edit_evaluation (record, node, evaluation, strength));
        break;
      }
  changed_cb (self);
}

/* What is no number is shown as it was. */
static void
value_cb (TengenReviewEvaluation *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const char *text = gtk_editable_get_text (self->value);
  const TengenRecord *record;
  TengenNode node;
  int half_points;

  if (session == NULL || self->showing)
    return;
  record = get_record (session, &node);
  if (*text == '\0')
    tengen_session_apply (session, tengen_edit_value (record, node, NULL));
  else if (tengen_value_half_points (text, strlen (text), &half_points, NULL))
    tengen_session_apply (session,
                          tengen_edit_value (record, node, &half_points));
  changed_cb (self);
}

static void
number_cb (TengenReviewEvaluation *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const char *text = gtk_editable_get_text (self->number);
  const TengenRecord *record;
  TengenNode node;
  int number = 0;

  if (session == NULL || self->showing)
    return;
  record = get_record (session, &node);
  if (*text == '\0' ||
      (tengen_value_number (text, strlen (text), &number) && number > 0))
    tengen_session_apply (session,
                          tengen_edit_number (record, node, (guint) number));
  changed_cb (self);
}

static void
set_figure (TengenReviewEvaluation *self, const char *title)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const TengenRecord *record;
  TengenNode node;

  if (session == NULL || self->showing)
    return;
  record = get_record (session, &node);
  tengen_session_apply (session, tengen_edit_figure (record, node, title));
  changed_cb (self);
}

static void
figure_cb (TengenReviewEvaluation *self)
{
  set_figure (self, gtk_check_button_get_active (self->figure) ? "" : NULL);
}

static void
title_cb (TengenReviewEvaluation *self)
{
  g_autofree char *title = tengen_long_text_dup_entry (GTK_ENTRY (self->title));

  if (gtk_check_button_get_active (self->figure))
    set_figure (self, title);
}

/* An entry that says what the record says already changes nothing: writing a
 * value anew would round it. */
static gboolean
is_typed (TengenReviewEvaluation *self,
          GtkEditable *entry,
          TengenProperty property)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  g_autofree char *text = NULL;
  TengenNode node;
  const TengenRecord *record;

  if (session == NULL)
    return FALSE;
  record = get_record (session, &node);
  text = tengen_record_get_text (record, node, property);
  return g_strcmp0 (text != NULL ? g_strstrip (text) : "",
                    gtk_editable_get_text (entry)) != 0;
}

static void
closed_cb (TengenReviewEvaluation *self)
{
  g_autofree char *number = g_strdup (gtk_editable_get_text (self->number));
  g_autofree char *title = tengen_long_text_dup_entry (GTK_ENTRY (self->title));

  /* each of them shows the others as the record has them */
  if (is_typed (self, self->value, TENGEN_PROPERTY_V))
    value_cb (self);
  gtk_editable_set_text (self->number, number);
  if (is_typed (self, self->number, TENGEN_PROPERTY_MN))
    number_cb (self);
  if (strcmp (title, self->shown_title) != 0)
    {
      gtk_editable_set_text (self->title, title);
      title_cb (self);
    }
}

/* --- The widget --- */

static void
add_button (TengenReviewEvaluation *self, TengenEvaluation evaluation)
{
  GtkWidget *button = gtk_toggle_button_new ();

  self->buttons[evaluation] = GTK_TOGGLE_BUTTON (button);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_set_hexpand (button, TRUE);
  if (get_strongest (evaluation) > 1)
    gtk_widget_set_tooltip_text (button, _ ("Again: very"));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (evaluation <= TENGEN_EVALUATION_GOOD ||
                          evaluation == TENGEN_EVALUATION_HOTSPOT
                      ? self->move
                      : self->position,
                  button);
}

static void
tengen_review_evaluation_dispose (GObject *object)
{
  TengenReviewEvaluation *self = TENGEN_REVIEW_EVALUATION (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->shown_title, g_free);
  G_OBJECT_CLASS (tengen_review_evaluation_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, TengenReviewEvaluation, menu);
  gtk_widget_class_bind_template_child (klass, TengenReviewEvaluation, summary);
  gtk_widget_class_bind_template_child (klass, TengenReviewEvaluation, move);
  gtk_widget_class_bind_template_child (
      klass, TengenReviewEvaluation, position);
  gtk_widget_class_bind_template_child (klass, TengenReviewEvaluation, value);
  gtk_widget_class_bind_template_child (klass, TengenReviewEvaluation, number);
  gtk_widget_class_bind_template_child (klass, TengenReviewEvaluation, figure);
  gtk_widget_class_bind_template_child (klass, TengenReviewEvaluation, title);
}

static void
tengen_review_evaluation_class_init (TengenReviewEvaluationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_evaluation_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-evaluation.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, figure_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_cb);
  gtk_widget_class_bind_template_callback (widget_class, title_cb);
  gtk_widget_class_bind_template_callback (widget_class, value_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_review_evaluation_init (TengenReviewEvaluation *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown_title = g_strdup ("");
  for (int i = TENGEN_EVALUATION_NONE + 1; i < N_EVALUATIONS; i++)
    add_button (self, (TengenEvaluation) i);
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
}

void
tengen_review_evaluation_set_session (TengenReviewEvaluation *self,
                                      TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_REVIEW_EVALUATION (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
  changed_cb (self);
}

void
tengen_review_evaluation_ask_number (TengenReviewEvaluation *self)
{
  g_return_if_fail (TENGEN_IS_REVIEW_EVALUATION (self));

  gtk_menu_button_popup (GTK_MENU_BUTTON (self->menu));
  gtk_widget_grab_focus (GTK_WIDGET (self->number));
}
