/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-edit-field: a line of the form for own rules
 */
#include "tengen-play-edit-field.h"

#include "tengen-label.h"
#include "tengen-play-komi.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)

/* No set of bits has more. */
#define BITS_MAX 8

/* Controls stand under each other, all as wide as this. */
#define CONTROL_WIDTH 340

struct _TengenPlayEditField
{
  GtkWidget parent_instance;

  /* Children; a set has several controls */
  GtkWidget *label;
  GtkWidget *tag;
  GtkWidget *controls[BITS_MAX];

  const char *name;
  guint field;
  TengenGoFieldKind kind;
  int n_values;
  /* while a value is being shown */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (TengenPlayEditField,
                     tengen_play_edit_field,
                     GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
changed_cb (TengenPlayEditField *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
follow (TengenPlayEditField *self, GtkWidget *control, const char *signal)
{
  g_signal_connect_object (
      control, signal, G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
make_list (TengenPlayEditField *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *control;

  for (int i = 0; i < self->n_values; i++)
    gtk_string_list_take (names, tengen_words_choice (self->name, i));
  control = gtk_drop_down_new (NULL, NULL);
  gtk_drop_down_set_model (GTK_DROP_DOWN (control), G_LIST_MODEL (names));
  follow (self, control, "notify::selected");
  return control;
}

static GtkWidget *
make_komi (TengenPlayEditField *self)
{
  GtkWidget *control = gtk_spin_button_new (NULL, 1, 0);

  tengen_play_komi_init (GTK_SPIN_BUTTON (control));
  follow (self, control, "value-changed");
  return control;
}

static GtkWidget *
make_check (TengenPlayEditField *self, int bit)
{
  g_autofree char *text = tengen_words_choice (self->name, 1 << bit);
  GtkWidget *control = gtk_check_button_new_with_label (text);

  follow (self, control, "toggled");
  return control;
}

/* Where captures decide, nothing can be done besides. */
static void
show_use (TengenPlayEditField *self, const TengenGoRules *rules)
{
  gboolean useless = self->kind == TENGEN_GO_FIELD_SET && rules->goal > 0;

  gtk_widget_set_sensitive (GTK_WIDGET (self), !useless);
  gtk_widget_set_tooltip_text (
      GTK_WIDGET (self),
      useless ? _ ("Where captures decide there are only moves on the board.")
              : NULL);
}

/* Names a control that has no words of its own. */
static void
name_control (TengenPlayEditField *self, GtkWidget *control)
{
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (control),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->label,
                                  NULL,
                                  -1);
  gtk_label_set_mnemonic_widget (GTK_LABEL (self->label), control);
}

static GtkWidget *
make_checks (TengenPlayEditField *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (GTK_WIDGET (self), "checks");
  gtk_widget_set_valign (self->label, GTK_ALIGN_START);
  gtk_widget_set_valign (self->tag, GTK_ALIGN_START);
  for (int bit = 0; bit < MIN (self->n_values, BITS_MAX); bit++)
    {
      self->controls[bit] = make_check (self, bit);
      gtk_box_append (GTK_BOX (box), self->controls[bit]);
    }
  return box;
}

static GtkWidget *
make_control (TengenPlayEditField *self)
{
  GtkWidget *control = NULL;

  switch (self->kind)
    {
    case TENGEN_GO_FIELD_COUNT:
    case TENGEN_GO_FIELD_SWITCH:
    case TENGEN_GO_FIELD_CHOICE:
      control = make_list (self);
      break;
    case TENGEN_GO_FIELD_NUMBER:
      control = make_komi (self);
      break;
    case TENGEN_GO_FIELD_SET:
      return make_checks (self);
    }
  self->controls[0] = control;
  name_control (self, control);
  return control;
}

static void
tengen_play_edit_field_class_init (TengenPlayEditFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;

  /* TengenPlayEditField::changed: the value was changed by hand */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "rulefield");
}

static void
tengen_play_edit_field_init (TengenPlayEditField *self)
{
  gtk_box_layout_set_spacing (
      GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 12);
  self->label = tengen_label_new (NULL, NULL);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  self->tag = gtk_label_new (_ ("changed"));
  gtk_widget_set_valign (self->tag, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->tag, "tag");
  gtk_widget_set_visible (self->tag, FALSE);
  gtk_widget_set_parent (self->tag, GTK_WIDGET (self));
}

GtkWidget *
tengen_play_edit_field_new (guint field)
{
  TengenPlayEditField *self;
  GtkWidget *control;
  g_autofree char *title = NULL;

  g_return_val_if_fail (field < tengen_go_rules_get_n_fields (), NULL);

  self = g_object_new (TENGEN_TYPE_PLAY_EDIT_FIELD, NULL);
  self->field = field;
  self->name = tengen_go_rules_get_field (field, &self->kind, &self->n_values);
  title = tengen_words_field (self->name);
  gtk_label_set_label (GTK_LABEL (self->label), title);
  control = make_control (self);
  gtk_widget_set_size_request (control, CONTROL_WIDTH, -1);
  gtk_widget_set_parent (control, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

static void
set_control (TengenPlayEditField *self, int value)
{
  switch (self->kind)
    {
    case TENGEN_GO_FIELD_COUNT:
    case TENGEN_GO_FIELD_SWITCH:
    case TENGEN_GO_FIELD_CHOICE:
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->controls[0]),
                                  (guint) value);
      break;
    case TENGEN_GO_FIELD_NUMBER:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->controls[0]), value);
      break;
    case TENGEN_GO_FIELD_SET:
      for (int bit = 0; bit < MIN (self->n_values, BITS_MAX); bit++)
        gtk_check_button_set_active (GTK_CHECK_BUTTON (self->controls[bit]),
                                     (value & (1 << bit)) != 0);
      break;
    }
}

static int
get_control_value (TengenPlayEditField *self)
{
  int value = 0;

  switch (self->kind)
    {
    case TENGEN_GO_FIELD_COUNT:
    case TENGEN_GO_FIELD_SWITCH:
    case TENGEN_GO_FIELD_CHOICE:
      return (int) gtk_drop_down_get_selected (
          GTK_DROP_DOWN (self->controls[0]));
    case TENGEN_GO_FIELD_NUMBER:
      return gtk_spin_button_get_value_as_int (
          GTK_SPIN_BUTTON (self->controls[0]));
    case TENGEN_GO_FIELD_SET:
      for (int bit = 0; bit < MIN (self->n_values, BITS_MAX); bit++)
        if (gtk_check_button_get_active (
                GTK_CHECK_BUTTON (self->controls[bit])))
          value |= 1 << bit;
      return value;
    }
  g_return_val_if_reached (0);
}

static void
show_tag (TengenPlayEditField *self, gboolean changed)
{
  gtk_widget_set_visible (self->tag, changed);
  if (self->kind == TENGEN_GO_FIELD_SET)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->controls[0]),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  changed ? _ ("changed") : "",
                                  -1);
}

void
tengen_play_edit_field_show (TengenPlayEditField *self,
                             const TengenGoRules *rules,
                             const TengenGoRules *base)
{
  int value;

  g_return_if_fail (TENGEN_IS_PLAY_EDIT_FIELD (self));
  g_return_if_fail (rules != NULL);
  g_return_if_fail (base != NULL);

  value = tengen_go_rules_get_value (rules, self->field);
  self->showing = TRUE;
  if (get_control_value (self) != value)
    set_control (self, value);
  self->showing = FALSE;
  show_use (self, rules);
  show_tag (self, value != tengen_go_rules_get_value (base, self->field));
}

void
tengen_play_edit_field_read (TengenPlayEditField *self, TengenGoRules *rules)
{
  g_return_if_fail (TENGEN_IS_PLAY_EDIT_FIELD (self));
  g_return_if_fail (rules != NULL);

  tengen_go_rules_set_value (rules, self->field, get_control_value (self));
}
