/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-edit-rules: the form for a rule set of one's own
 *
 * Shape: a line for each field that core has; a table here says only in which
 *        group it stands. The set is read from the lines at each change.
 */
#include "tengen-play-edit-rules.h"

#include <string.h>

#include "tengen-access.h"
#include "tengen-announce.h"
#include "tengen-play-edit-field.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)
#define N_(s) (s)

typedef enum
{
  GROUP_PLAY,
  GROUP_STOP,
  GROUP_COUNT,
  GROUP_KOMI,
  N_GROUPS,
} Group;

static const char *const group_names[N_GROUPS] = {
  N_ ("Playing"),
  N_ ("Stopping"),
  N_ ("Counting"),
  N_ ("Komi and Handicap"),
};

/* Fields that are not about the count. */
static const struct
{
  const char *field;
  Group group;
} places[] = {
  { "acts", GROUP_PLAY },
  { "repetition", GROUP_PLAY },
  { "suicide", GROUP_PLAY },
  { "goal", GROUP_STOP },
  { "reset", GROUP_STOP },
  { "resume", GROUP_STOP },
  { "dead", GROUP_STOP },
  { "claims", GROUP_STOP },
  { "komi", GROUP_KOMI },
  { "komi-one", GROUP_KOMI },
  { "komi-handicap", GROUP_KOMI },
  { "bonus", GROUP_KOMI },
  { "first-pass-bonus", GROUP_KOMI },
  { "tie-black", GROUP_KOMI },
};

struct _TengenPlayEditRules
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkEditable *name;
  GtkScrolledWindow *scroller;
  GtkBox *groups;
  GtkWidget *sign;
  GtkLabel *verdict;
  GtkWidget *save;

  /* Owned */
  TengenRuleShelf *shelf;
  /* of TengenPlayEditField, owned by the groups; in core's order */
  GPtrArray *fields;
  TengenGoRules rules;
  /* the own name the form began with */
  char *first_name;
};

G_DEFINE_FINAL_TYPE (TengenPlayEditRules,
                     tengen_play_edit_rules,
                     GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SAVED,
  SIGNAL_CANCELLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static Group
find_group (const char *field)
{
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if (strcmp (places[i].field, field) == 0)
      return places[i].group;
  return GROUP_COUNT;
}

/* The name on one line: a tab may be pasted, but no name has one. */
static char *
get_name (TengenPlayEditRules *self)
{
  GString *name = g_string_new (NULL);
  const char *text = gtk_editable_get_text (self->name);

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    g_string_append_unichar (
        name,
        g_unichar_iscntrl (g_utf8_get_char (c)) ? ' ' : g_utf8_get_char (c));
  return g_strstrip (g_string_free (name, FALSE));
}

static void
say (TengenPlayEditRules *self, const char *text, gboolean objection)
{
  gboolean same = strcmp (gtk_label_get_label (self->verdict), text) == 0;

  gtk_widget_set_visible (self->sign, objection);
  gtk_label_set_label (self->verdict, text);
  if (!same)
    tengen_announce (GTK_WIDGET (self->verdict), text);
}

/* Says what stands against saving, or what saving replaces. */
static void
judge (TengenPlayEditRules *self)
{
  TengenGoClash clash = tengen_go_rules_check (&self->rules);
  g_autofree char *name = get_name (self);
  g_autofree char *text = NULL;
  gboolean objection = clash != TENGEN_GO_CLASH_NONE || *name == '\0';

  if (clash != TENGEN_GO_CLASH_NONE)
    text = tengen_words_clash (clash);
  else if (*name == '\0')
    text = g_strdup (_ ("The rules need a name."));
  else if (self->shelf != NULL &&
           tengen_rule_shelf_find (self->shelf, name) != NULL)
    text = g_strdup_printf (g_strcmp0 (name, self->first_name) == 0
                                ? _ ("Saving changes “%s”.")
                                : _ ("There is another “%s” already; saving "
                                     "replaces it."),
                            name);
  else
    text = g_strdup ("");
  say (self, text, objection);
  gtk_widget_set_sensitive (self->save, !objection);
}

static void
show (TengenPlayEditRules *self)
{
  const TengenGoRules *base = tengen_go_rules_find (self->rules.id);

  for (guint i = 0; i < self->fields->len; i++)
    tengen_play_edit_field_show (g_ptr_array_index (self->fields, i),
                                 &self->rules,
                                 base != NULL ? base : &self->rules);
  judge (self);
}

static void
field_changed_cb (TengenPlayEditRules *self)
{
  for (guint i = 0; i < self->fields->len; i++)
    tengen_play_edit_field_read (g_ptr_array_index (self->fields, i),
                                 &self->rules);
  show (self);
}

static void
save_cb (TengenPlayEditRules *self)
{
  g_autofree char *name = get_name (self);

  g_signal_emit (self, signals[SIGNAL_SAVED], 0, &self->rules, name);
}

static void
cancel_cb (TengenPlayEditRules *self)
{
  g_signal_emit (self, signals[SIGNAL_CANCELLED], 0);
}

static GtkWidget *
make_group (TengenPlayEditRules *self, Group group)
{
  GtkWidget *label = gtk_label_new (_ (group_names[group]));
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "rule-family");
  gtk_widget_add_css_class (card, "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (group_names[group]),
                                  -1);
  gtk_box_append (self->groups, label);
  gtk_box_append (self->groups, card);
  return card;
}

static void
make_fields (TengenPlayEditRules *self)
{
  GtkWidget *cards[N_GROUPS];

  for (int group = 0; group < N_GROUPS; group++)
    cards[group] = make_group (self, (Group) group);
  for (guint i = 0; i < tengen_go_rules_get_n_fields (); i++)
    {
      const char *name = tengen_go_rules_get_field (i, NULL, NULL);
      GtkWidget *field = tengen_play_edit_field_new (i);

      g_signal_connect_object (field,
                               "changed",
                               G_CALLBACK (field_changed_cb),
                               self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (cards[find_group (name)]), field);
      g_ptr_array_add (self->fields, field);
    }
}

static gboolean
tengen_play_edit_rules_grab_focus (GtkWidget *widget)
{
  TengenPlayEditRules *self = TENGEN_PLAY_EDIT_RULES (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
tengen_play_edit_rules_dispose (GObject *object)
{
  TengenPlayEditRules *self = TENGEN_PLAY_EDIT_RULES (object);

  g_ptr_array_set_size (self->fields, 0);
  g_clear_object (&self->shelf);
  tengen_widget_dispose (object);
}

static void
tengen_play_edit_rules_finalize (GObject *object)
{
  TengenPlayEditRules *self = TENGEN_PLAY_EDIT_RULES (object);

  g_ptr_array_unref (self->fields);
  g_free (self->first_name);
  G_OBJECT_CLASS (tengen_play_edit_rules_parent_class)->finalize (object);
}

static void
add_signals (TengenPlayEditRulesClass *klass)
{
  /* TengenPlayEditRules::saved: keep this set under this name */
  signals[SIGNAL_SAVED] = tengen_signal_new (
      "saved", G_TYPE_FROM_CLASS (klass), 2, G_TYPE_POINTER, G_TYPE_STRING);
  /* TengenPlayEditRules::cancelled: nothing is to be saved */
  signals[SIGNAL_CANCELLED] =
      tengen_signal_new ("cancelled", G_TYPE_FROM_CLASS (klass), 0);
}

static void
tengen_play_edit_rules_class_init (TengenPlayEditRulesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_edit_rules_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_play_edit_rules_finalize;
  widget_class->grab_focus = tengen_play_edit_rules_grab_focus;
  widget_class->focus = tengen_access_move_focus;
  add_signals (klass);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-edit-rules.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayEditRules, name);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayEditRules, scroller);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayEditRules, groups);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayEditRules, sign);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayEditRules, verdict);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayEditRules, save);
  gtk_widget_class_bind_template_callback (widget_class, judge);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
tengen_play_edit_rules_init (TengenPlayEditRules *self)
{
  self->fields = g_ptr_array_new ();
  self->rules = *tengen_go_rules_get_named (0);
  gtk_widget_init_template (GTK_WIDGET (self));
  make_fields (self);
  show (self);
}

void
tengen_play_edit_rules_set_shelf (TengenPlayEditRules *self,
                                  TengenRuleShelf *shelf)
{
  g_return_if_fail (TENGEN_IS_PLAY_EDIT_RULES (self));
  g_return_if_fail (TENGEN_IS_RULE_SHELF (shelf));

  g_set_object (&self->shelf, shelf);
}

/* A name that no set has yet. */
static char *
propose_name (TengenPlayEditRules *self)
{
  g_autofree char *base = tengen_words_rules (&self->rules);
  g_autofree char *first = g_strdup_printf (_ ("My %s"), base);

  for (int i = 2; i < 100; i++)
    {
      g_autofree char *next = NULL;

      if (self->shelf == NULL ||
          tengen_rule_shelf_find (self->shelf, first) == NULL)
        break;
      next = g_strdup_printf (_ ("My %s %d"), base, i);
      g_free (first);
      first = g_steal_pointer (&next);
    }
  return g_steal_pointer (&first);
}

void
tengen_play_edit_rules_set (TengenPlayEditRules *self,
                            const TengenGoRules *rules,
                            const char *name)
{
  g_autofree char *proposed = NULL;

  g_return_if_fail (TENGEN_IS_PLAY_EDIT_RULES (self));
  g_return_if_fail (rules != NULL);

  self->rules = *rules;
  g_free (self->first_name);
  self->first_name = g_strdup (name);
  proposed = name != NULL ? g_strdup (name) : propose_name (self);
  gtk_editable_set_text (self->name, proposed);
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  show (self);
}

GtkWidget *
tengen_play_edit_rules_get_default (TengenPlayEditRules *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_EDIT_RULES (self), NULL);

  return self->save;
}
