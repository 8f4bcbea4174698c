/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-terms: the numbers and choices that a count needs besides marks
 *
 * Nothing is kept but what has to be said when a control is used: which term
 * the pair of numbers is, and the balance that the rules have by themselves.
 */
#include "tengen-score-terms.h"

#include "tengen-score-resources.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)

#define PAGE 10

struct _TengenScoreTerms
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *sides;
  GtkLabel *sides_name;
  GtkSpinButton *black_spin;
  GtkSpinButton *white_spin;
  GtkWidget *equal;
  GtkSpinButton *equal_spin;
  GtkWidget *balance;
  GtkLabel *balance_name;
  GtkCheckButton *stone_check;
  GtkCheckButton *negative_check;
  GtkWidget *balance_note;
  GtkWidget *proposed_button;

  /* GROUPS or EYES: what the numbers of both sides are */
  TengenActionKind side_kind;
  TengenGoBalance own_balance;
  TengenGoAgreement agreement;
  /* while terms are being shown */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (TengenScoreTerms, tengen_score_terms, GTK_TYPE_WIDGET)

enum
{
  TERM,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
ask_for (TengenScoreTerms *self,
         TengenActionKind kind,
         TengenStone stone,
         int value)
{
  g_signal_emit (self, signals[TERM], 0, (int) kind, (int) stone, value);
}

static void
side_changed_cb (TengenScoreTerms *self, GtkSpinButton *spin)
{
  TengenStone stone =
      spin == self->black_spin ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

  if (!self->showing)
    ask_for (
        self, self->side_kind, stone, gtk_spin_button_get_value_as_int (spin));
}

static void
equal_changed_cb (TengenScoreTerms *self, GtkSpinButton *spin)
{
  if (!self->showing)
    ask_for (self,
             TENGEN_ACTION_EQUAL,
             TENGEN_STONE_NONE,
             gtk_spin_button_get_value_as_int (spin));
}

/* What the rules do by themselves need not be agreed on. */
static void
balance_toggled_cb (TengenScoreTerms *self, GtkCheckButton *check)
{
  TengenGoBalance balance = check == self->stone_check
                                ? TENGEN_GO_BALANCE_STONE
                                : TENGEN_GO_BALANCE_NEGATIVE;

  if (self->showing || !gtk_check_button_get_active (check))
    return;
  if (balance == self->own_balance)
    balance = TENGEN_GO_BALANCE_NONE;
  ask_for (self, TENGEN_ACTION_BALANCE, TENGEN_STONE_NONE, (int) balance);
}

static const int *
get_sides (TengenActionKind kind, const TengenGoAgreement *agreement)
{
  return kind == TENGEN_ACTION_GROUPS ? agreement->groups : agreement->eyes;
}

/* Each number that was corrected goes back; what is asked for may change what
 * is agreed on while it is being done. */
static void
proposed_clicked_cb (TengenScoreTerms *self)
{
  TengenGoAgreement agreement = self->agreement;
  const int *sides = get_sides (self->side_kind, &agreement);
  gboolean has_sides = gtk_widget_get_visible (self->sides);

  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    if (has_sides && sides[stone] >= 0)
      ask_for (self, self->side_kind, (TengenStone) stone, -1);
  if (agreement.equal >= 0 && gtk_widget_get_visible (self->equal))
    ask_for (self, TENGEN_ACTION_EQUAL, TENGEN_STONE_NONE, -1);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_score_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/score/tengen-score-terms.ui");
  gtk_widget_class_bind_template_child (klass, TengenScoreTerms, sides);
  gtk_widget_class_bind_template_child (klass, TengenScoreTerms, sides_name);
  gtk_widget_class_bind_template_child (klass, TengenScoreTerms, black_spin);
  gtk_widget_class_bind_template_child (klass, TengenScoreTerms, white_spin);
  gtk_widget_class_bind_template_child (klass, TengenScoreTerms, equal);
  gtk_widget_class_bind_template_child (klass, TengenScoreTerms, equal_spin);
  gtk_widget_class_bind_template_child (klass, TengenScoreTerms, balance);
  gtk_widget_class_bind_template_child (klass, TengenScoreTerms, balance_name);
  gtk_widget_class_bind_template_child (klass, TengenScoreTerms, stone_check);
  gtk_widget_class_bind_template_child (
      klass, TengenScoreTerms, negative_check);
  gtk_widget_class_bind_template_child (klass, TengenScoreTerms, balance_note);
  gtk_widget_class_bind_template_child (
      klass, TengenScoreTerms, proposed_button);
  gtk_widget_class_bind_template_callback (klass, side_changed_cb);
  gtk_widget_class_bind_template_callback (klass, equal_changed_cb);
  gtk_widget_class_bind_template_callback (klass, balance_toggled_cb);
  gtk_widget_class_bind_template_callback (klass, proposed_clicked_cb);
}

static void
tengen_score_terms_class_init (TengenScoreTermsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;

  /**
   * TengenScoreTerms::term:
   * @kind: a #TengenActionKind: GROUPS, EYES, EQUAL or BALANCE
   * @stone: whose groups or eyes, a #TengenStone, else none
   * @value: the number or choice; -1 (BALANCE: NONE) for what is proposed
   *
   * Is emitted when a term was set by hand.
   */
  signals[TERM] = tengen_signal_new (
      "term", G_TYPE_FROM_CLASS (klass), 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  bind_template (widget_class);
}

/* The wheel scrolls the panel; a number that lies below the pointer by chance
 * must not change. */
static void
ignore_wheel (GtkSpinButton *spin)
{
  g_autoptr (GListModel) list =
      gtk_widget_observe_controllers (GTK_WIDGET (spin));

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) controller =
          g_list_model_get_item (list, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}

static void
init_spin (GtkSpinButton *spin)
{
  gtk_spin_button_configure (
      spin, gtk_adjustment_new (0, 0, 0, 1, PAGE, 0), 1, 0);
  ignore_wheel (spin);
}

/* The names of the choices are those of the rules' fields. */
static void
name_balance (TengenScoreTerms *self)
{
  g_autofree char *name = tengen_words_field ("balance");
  g_autofree char *stone =
      tengen_words_choice ("balance", TENGEN_GO_BALANCE_STONE);
  g_autofree char *negative =
      tengen_words_choice ("balance", TENGEN_GO_BALANCE_NEGATIVE);

  gtk_label_set_label (self->balance_name, name);
  gtk_check_button_set_label (self->stone_check, stone);
  gtk_check_button_set_label (self->negative_check, negative);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->balance), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
tengen_score_terms_init (TengenScoreTerms *self)
{
  static const TengenGoAgreement nothing = TENGEN_GO_AGREEMENT_INIT;
  GtkLayoutManager *layout;

  self->showing = TRUE;
  self->agreement = nothing;
  self->side_kind = TENGEN_ACTION_GROUPS;
  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  init_spin (self->black_spin);
  init_spin (self->white_spin);
  init_spin (self->equal_spin);
  name_balance (self);
  self->showing = FALSE;
}

static void
set_spin (GtkSpinButton *spin, int least, int most, int value)
{
  gtk_spin_button_set_range (spin, least, most);
  gtk_spin_button_set_value (spin, value);
}

static void
name_spin (GtkSpinButton *spin, TengenStone stone, const char *what)
{
  g_autofree char *side = tengen_words_stone (stone);
  g_autofree char *name = g_strdup_printf ("%s %s", side, what);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_sides (TengenScoreTerms *self,
            const TengenGoRules *rules,
            const TengenGoCount *count)
{
  gboolean groups = rules->tax == TENGEN_GO_TAX_GROUPS;
  const int *numbers = groups ? count->groups : count->eyes;
  const char *what =
      groups ? _ ("Number of groups") : _ ("Number of needed eyes");

  gtk_widget_set_visible (self->sides, rules->tax != TENGEN_GO_TAX_NONE);
  if (rules->tax == TENGEN_GO_TAX_NONE)
    return;
  self->side_kind = groups ? TENGEN_ACTION_GROUPS : TENGEN_ACTION_EYES;
  gtk_label_set_label (self->sides_name, what);
  name_spin (self->black_spin, TENGEN_STONE_BLACK, what);
  name_spin (self->white_spin, TENGEN_STONE_WHITE, what);
  set_spin (self->black_spin, 0, count->n_points, numbers[TENGEN_STONE_BLACK]);
  set_spin (self->white_spin, 0, count->n_points, numbers[TENGEN_STONE_WHITE]);
}

/* The number that needs no stone to be taken off. */
static int
find_least (const TengenPosition *position)
{
  TengenGoAgreement agreement;
  g_autoptr (TengenGoCount) count = NULL;

  tengen_position_get_agreement (position, &agreement);
  agreement.equal = -1;
  count = tengen_position_count_as (
      position, tengen_position_get_setup (position), &agreement);
  return count->equal;
}

static void
show_equal (TengenScoreTerms *self,
            const TengenPosition *position,
            const TengenGoCount *count)
{
  gboolean equal = tengen_position_get_setup (position)->rules.equal;
  int least;

  gtk_widget_set_visible (self->equal, equal);
  if (!equal)
    return;
  least = find_least (position);
  set_spin (
      self->equal_spin, least, MAX (least, count->n_points / 2), count->equal);
}

static void
show_balance (TengenScoreTerms *self,
              const TengenGoRules *rules,
              const TengenGoCount *count)
{
  gboolean chosen = rules->balance == TENGEN_GO_BALANCE_STONE ||
                    rules->balance == TENGEN_GO_BALANCE_NEGATIVE;
  gboolean needed = count->balancer != TENGEN_STONE_NONE;
  TengenGoBalance balance = self->agreement.balance;

  gtk_widget_set_visible (self->balance, chosen);
  if (!chosen)
    return;
  self->own_balance = rules->balance;
  if (balance == TENGEN_GO_BALANCE_NONE)
    balance = rules->balance;
  gtk_check_button_set_active (balance == TENGEN_GO_BALANCE_STONE
                                   ? self->stone_check
                                   : self->negative_check,
                               TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->stone_check), needed);
  gtk_widget_set_visible (GTK_WIDGET (self->negative_check), needed);
  gtk_widget_set_visible (self->balance_note, !needed);
}

static void
show_proposed (TengenScoreTerms *self, const TengenGoRules *rules)
{
  const int *sides = get_sides (self->side_kind, &self->agreement);
  gboolean has_sides = rules->tax != TENGEN_GO_TAX_NONE;
  gboolean corrected = (has_sides && (sides[TENGEN_STONE_BLACK] >= 0 ||
                                      sides[TENGEN_STONE_WHITE] >= 0)) ||
                       (rules->equal && self->agreement.equal >= 0);

  gtk_widget_set_visible (self->proposed_button, has_sides || rules->equal);
  gtk_widget_set_sensitive (self->proposed_button, corrected);
}

void
tengen_score_terms_set (TengenScoreTerms *self,
                        const TengenPosition *position,
                        const TengenGoCount *count)
{
  const TengenGoRules *rules;

  g_return_if_fail (TENGEN_IS_SCORE_TERMS (self));
  g_return_if_fail (position != NULL && count != NULL);

  rules = &tengen_position_get_setup (position)->rules;
  tengen_position_get_agreement (position, &self->agreement);
  /* only the numbers are kept */
  self->agreement.marks = self->agreement.claims = NULL;
  self->showing = TRUE;
  show_sides (self, rules, count);
  show_equal (self, position, count);
  show_balance (self, rules, count);
  show_proposed (self, rules);
  self->showing = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self),
                            tengen_position_get_phase (position) ==
                                TENGEN_PHASE_COUNT);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_visible (self->sides) ||
                              gtk_widget_get_visible (self->equal) ||
                              gtk_widget_get_visible (self->balance));
}
