/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-regulation: the opening regulation (開局規定) of a new game of Renju
 *
 * Shape: the rules are the state; the rows of the list are all regulations in
 *        their order without the one that is none, row N is number N + 1.
 */
#include "tengen-play-regulation.h"

#include "tengen-announce.h"
#include "tengen-label.h"
#include "tengen-renju-program.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-renju.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)
#define C_(context, s) tengen_words_context (context, s)

struct _TengenPlayRegulation
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkMenuButton *button;
  GtkPopover *popover;
  GtkListBox *list;
  GtkLabel *name;
  GtkWidget *number_row;
  GtkSpinButton *number;
  GtkLabel *line;

  TengenRenjuRules rules;
  /* while the number is being set */
  gboolean following;
  /* while the list waits to be laid out */
  guint scroll_id;
};

G_DEFINE_FINAL_TYPE (TengenPlayRegulation,
                     tengen_play_regulation,
                     GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* As the Japanese clubs advise. */
static gboolean
is_for_beginners (TengenRenjuRegulation regulation)
{
  return regulation == TENGEN_RENJU_FREE || regulation == TENGEN_RENJU_S26;
}

static gboolean
has_number (TengenRenjuRegulation regulation)
{
  return tengen_renju_regulation_get_info (regulation)->default_number > 0;
}

/* --- The list --- */

static GtkWidget *
make_title (const char *name, gboolean beginners)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), tengen_label_new (name, "rule-name"));
  if (beginners)
    {
      GtkWidget *tag = tengen_label_new (_ ("for beginners"), "tag");

      gtk_widget_set_valign (tag, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), tag);
    }
  return box;
}

static void
add_row (TengenPlayRegulation *self, TengenRenjuRegulation regulation)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gboolean beginners = is_for_beginners (regulation);
  TengenRenjuRules rules;
  g_autofree char *name = NULL;
  g_autofree char *line = tengen_words_renju_regulation_line (regulation);
  g_autofree char *spoken = NULL;

  tengen_renju_rules_init (&rules, regulation);
  name = tengen_words_renju_regulation (&rules);
  spoken = beginners ? g_strdup_printf ("%s, %s", name, _ ("for beginners"))
                     : g_strdup (name);
  gtk_box_append (GTK_BOX (box), make_title (name, beginners));
  gtk_box_append (GTK_BOX (box), tengen_label_new (line, "dim"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  tengen_announce_describe (row, line);
  gtk_list_box_append (self->list, row);
}

static GtkListBoxRow *
get_row (TengenPlayRegulation *self)
{
  return gtk_list_box_get_row_at_index (self->list,
                                        (int) self->rules.regulation - 1);
}

/* --- What is chosen --- */

static void
show_number (TengenPlayRegulation *self)
{
  TengenRenjuRegulation regulation = self->rules.regulation;

  gtk_widget_set_visible (self->number_row, has_number (regulation));
  if (!has_number (regulation))
    return;
  self->following = TRUE;
  gtk_spin_button_set_value (self->number, self->rules.number);
  self->following = FALSE;
}

static void
show (TengenPlayRegulation *self)
{
  g_autofree char *name = tengen_words_renju_regulation (&self->rules);
  g_autofree char *line =
      tengen_words_renju_regulation_line (self->rules.regulation);
  g_autofree char *spoken =
      g_strdup_printf ("%s: %s", C_ ("Renju", "Opening"), name);

  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->line, line);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  tengen_announce_describe (GTK_WIDGET (self->button), line);
  gtk_list_box_select_row (self->list, get_row (self));
  show_number (self);
}

static void
number_cb (TengenPlayRegulation *self)
{
  if (self->following)
    return;
  self->rules.number = gtk_spin_button_get_value_as_int (self->number);
  show (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
activated_cb (TengenPlayRegulation *self, GtkListBoxRow *row)
{
  TengenRenjuRegulation regulation =
      (TengenRenjuRegulation) (gtk_list_box_row_get_index (row) + 1);

  gtk_popover_popdown (self->popover);
  if (regulation != self->rules.regulation)
    {
      tengen_renju_rules_init (&self->rules, regulation);
      show (self);
      g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
    }
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

/* Gives the chosen row the focus, and brings it into sight, once it has its
 * place. */
static gboolean
scroll_cb (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  TengenPlayRegulation *self = data;
  GtkWidget *row = GTK_WIDGET (get_row (self));
  GtkAdjustment *adjustment = gtk_list_box_get_adjustment (self->list);
  double page = gtk_adjustment_get_page_size (adjustment);
  graphene_rect_t bounds;

  if (page <= 0 || gtk_widget_get_height (row) == 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_grab_focus (row);
  if (gtk_widget_compute_bounds (row, list, &bounds))
    gtk_adjustment_set_value (
        adjustment, bounds.origin.y - (page - bounds.size.height) / 2);
  self->scroll_id = 0;
  return G_SOURCE_REMOVE;
}

static void
stop_scrolling (TengenPlayRegulation *self)
{
  if (self->scroll_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->list), self->scroll_id);
  self->scroll_id = 0;
}

static void
map_cb (TengenPlayRegulation *self)
{
  stop_scrolling (self);
  gtk_list_box_select_row (self->list, get_row (self));
  self->scroll_id = gtk_widget_add_tick_callback (
      GTK_WIDGET (self->list), scroll_cb, self, NULL);
}

static gboolean
popup_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  TengenPlayRegulation *self = TENGEN_PLAY_REGULATION (widget);

  /* the number and the list have arrows of their own */
  if (!gtk_widget_is_focus (
          gtk_widget_get_first_child (GTK_WIDGET (self->button))))
    return FALSE;
  gtk_menu_button_popup (self->button);
  return TRUE;
}

static void
tengen_play_regulation_dispose (GObject *object)
{
  if (TENGEN_PLAY_REGULATION (object)->list != NULL)
    stop_scrolling (TENGEN_PLAY_REGULATION (object));
  tengen_widget_dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-regulation.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayRegulation, button);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayRegulation, popover);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayRegulation, list);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayRegulation, name);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayRegulation, number_row);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayRegulation, number);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayRegulation, line);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_cb);
  gtk_widget_class_bind_template_callback (widget_class, map_cb);
}

static void
tengen_play_regulation_class_init (TengenPlayRegulationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_regulation_dispose;

  /* TengenPlayRegulation::changed: another regulation or number */
  signals[SIGNAL_CHANGED] = tengen_signal_new ("changed", type, 0);
  /* TengenPlayRegulation::picked: a regulation was picked in the list */
  signals[SIGNAL_PICKED] = tengen_signal_new ("picked", type, 0);

  bind_template (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, 0, popup_cb, NULL);
  gtk_widget_class_add_binding (
      widget_class, GDK_KEY_Down, GDK_ALT_MASK, popup_cb, NULL);
}

static void
tengen_play_regulation_init (TengenPlayRegulation *self)
{
  tengen_renju_rules_init (&self->rules, TENGEN_RENJU_FREE);
  gtk_widget_init_template (GTK_WIDGET (self));
  /* a menu button centres its child; a name begins at the left, as in lists */
  gtk_widget_set_halign (
      gtk_widget_get_parent (gtk_menu_button_get_child (self->button)),
      GTK_ALIGN_FILL);
  gtk_text_set_activates_default (
      GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->number))), TRUE);
  gtk_adjustment_set_upper (gtk_spin_button_get_adjustment (self->number),
                            TENGEN_RENJU_OFFERS_MAX);
  for (int i = 1; i < TENGEN_RENJU_N_REGULATIONS; i++)
    add_row (self, (TengenRenjuRegulation) i);
  show (self);
}

void
tengen_play_regulation_set (TengenPlayRegulation *self,
                            const TengenRenjuRules *rules)
{
  g_return_if_fail (TENGEN_IS_PLAY_REGULATION (self));
  g_return_if_fail (rules != NULL);

  if (rules->regulation == TENGEN_RENJU_NONE)
    tengen_renju_rules_init (&self->rules, TENGEN_RENJU_FREE);
  else
    self->rules = *rules;
  self->rules.declared = FALSE;
  show (self);
}

const TengenRenjuRules *
tengen_play_regulation_get (TengenPlayRegulation *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_REGULATION (self), NULL);

  return &self->rules;
}

gboolean
tengen_play_regulation_is_swapped (TengenPlayRegulation *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_REGULATION (self), FALSE);

  return tengen_renju_program_has_swap (self->rules.regulation);
}
