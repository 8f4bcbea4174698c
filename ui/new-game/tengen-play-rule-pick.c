/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-rule-pick: the rule set of a new game
 *
 * Shape: a menu of radio items made anew whenever it could differ; an item's
 *        target is "own NAME" or "set ID", "as-is" the chosen set where it is
 *        neither.
 */
#include "tengen-play-rule-pick.h"

#include "tengen-announce.h"
#include <string.h>

#include "tengen-play-rules.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)

/* More own sets than these are found in the window with all. */
#define MENU_OWN_MAX 5

#define PREFIX_OWN "own "
#define PREFIX_SET "set "
#define TARGET_AS_IS "as-is"

struct _TengenPlayRulePick
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkMenuButton *button;
  GtkLabel *name;
  GtkLabel *line;

  /* Owned */
  TengenRuleShelf *shelf;
  GSimpleAction *pick;
  TengenGoRules rules;
  char *own_name;
};

G_DEFINE_FINAL_TYPE (TengenPlayRulePick, tengen_play_rule_pick, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The chosen set as a menu item's target. */
static char *
make_target (TengenPlayRulePick *self)
{
  const TengenGoRules *named = tengen_go_rules_find (self->rules.id);

  if (self->own_name != NULL)
    return g_strconcat (PREFIX_OWN, self->own_name, NULL);
  if (named != NULL && tengen_go_rules_equal (named, &self->rules))
    return g_strconcat (PREFIX_SET, self->rules.id, NULL);
  return g_strdup (TARGET_AS_IS);
}

static char *
make_name (TengenPlayRulePick *self)
{
  return self->own_name != NULL ? g_strdup (self->own_name)
                                : tengen_words_rules (&self->rules);
}

static void
append_item (GMenu *menu, const char *label, const char *target)
{
  g_autoptr (GMenuItem) item = NULL;
  g_autoptr (GString) plain = g_string_new (label);

  /* a name may hold what menus take for a key */
  g_string_replace (plain, "_", "__", 0);
  item = g_menu_item_new (plain->str, NULL);
  g_menu_item_set_action_and_target (item, "rules.pick", "s", target);
  g_menu_append_item (menu, item);
}

static gboolean
append_own (TengenPlayRulePick *self, GMenu *menu, const char *chosen)
{
  guint n = self->shelf != NULL ? tengen_rule_shelf_get_n_own (self->shelf) : 0;
  gboolean has_chosen = FALSE;

  for (guint i = 0; i < MIN (n, MENU_OWN_MAX); i++)
    {
      const char *name = NULL;
      g_autofree char *target = NULL;

      tengen_rule_shelf_get_own (self->shelf, i, &name);
      target = g_strconcat (PREFIX_OWN, name, NULL);
      append_item (menu, name, target);
      has_chosen = has_chosen || strcmp (target, chosen) == 0;
    }
  return has_chosen;
}

/* 純碁 has a page of its own. */
static gboolean
append_family (GMenu *menu, TengenGoFamily family, const char *chosen)
{
  gboolean has_chosen = FALSE;

  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      g_autofree char *name = NULL;
      g_autofree char *target = NULL;

      if (tengen_go_rules_get_family (rules) != family ||
          rules->unit == TENGEN_GO_UNIT_STONES)
        continue;
      name = tengen_words_rules (rules);
      target = g_strconcat (PREFIX_SET, rules->id, NULL);
      append_item (menu, name, target);
      has_chosen = has_chosen || strcmp (target, chosen) == 0;
    }
  return has_chosen;
}

static void
append_section (GMenu *menu, GMenu *section)
{
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
fill_menu (TengenPlayRulePick *self, const char *chosen)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) own = g_menu_new ();
  g_autoptr (GMenu) usual = g_menu_new ();
  g_autoptr (GMenu) rest = g_menu_new ();
  g_autofree char *name = make_name (self);
  gboolean has_chosen = append_own (self, own, chosen);

  if (append_family (usual, TENGEN_GO_FAMILY_USUAL, chosen))
    has_chosen = TRUE;
  if (append_family (usual, TENGEN_GO_FAMILY_ROOM, chosen))
    has_chosen = TRUE;
  if (!has_chosen)
    append_item (own, name, chosen);
  g_menu_append (rest, _ ("Other Rules…"), "rules.all");
  append_section (menu, own);
  append_section (menu, usual);
  append_section (menu, rest);
  gtk_menu_button_set_menu_model (self->button, G_MENU_MODEL (menu));
}

static void
show (TengenPlayRulePick *self)
{
  g_autofree char *chosen = make_target (self);
  g_autofree char *name = make_name (self);
  g_autofree char *line = tengen_words_rules_line (&self->rules);
  g_autofree char *spoken = g_strdup_printf ("%s: %s", _ ("Rules"), name);

  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->line, line);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  tengen_announce_describe (GTK_WIDGET (self->button), line);
  fill_menu (self, chosen);
  g_simple_action_set_state (self->pick, g_variant_new_string (chosen));
}

/* Takes an own set as it is on the shelf. Gives FALSE where nothing differs. */
static gboolean
take (TengenPlayRulePick *self, const TengenGoRules *rules, const char *name)
{
  TengenGoRules copy = *rules;
  gboolean same = tengen_go_rules_equal (rules, &self->rules) &&
                  g_strcmp0 (name, self->own_name) == 0;
  char *own_name = g_strdup (name);

  self->rules = copy;
  g_free (self->own_name);
  self->own_name = own_name;
  show (self);
  return !same;
}

static void
pick_set (TengenPlayRulePick *self,
          const TengenGoRules *rules,
          const char *name)
{
  gboolean differs = take (self, rules, name);

  g_signal_emit (self, signals[SIGNAL_PICKED], 0, differs);
}

static void
pick_cb (TengenPlayRulePick *self, GVariant *target)
{
  const char *text = g_variant_get_string (target, NULL);
  const TengenGoRules *rules = NULL;
  const char *name = NULL;

  if (g_str_has_prefix (text, PREFIX_SET))
    rules = tengen_go_rules_find (text + strlen (PREFIX_SET));
  else if (g_str_has_prefix (text, PREFIX_OWN) && self->shelf != NULL)
    {
      name = text + strlen (PREFIX_OWN);
      rules = tengen_rule_shelf_find (self->shelf, name);
    }
  if (rules != NULL)
    pick_set (self, rules, name);
}

static void
all_cb (TengenPlayRulePick *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  TengenPlayRules *window;

  if (self->shelf == NULL)
    return;
  window =
      tengen_play_rules_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                             self->shelf,
                             &self->rules,
                             self->own_name);
  g_signal_connect_object (
      window, "chosen", G_CALLBACK (pick_set), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
shelf_changed_cb (TengenPlayRulePick *self)
{
  const TengenGoRules *rules = NULL;

  if (self->own_name != NULL)
    rules = tengen_rule_shelf_find (self->shelf, self->own_name);
  if (take (self, rules != NULL ? rules : &self->rules, self->own_name))
    g_signal_emit (self, signals[SIGNAL_PICKED], 0, TRUE);
}

static gboolean
popup_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  TengenPlayRulePick *self = TENGEN_PLAY_RULE_PICK (widget);

  gtk_menu_button_popup (self->button);
  return TRUE;
}

static void
add_actions (TengenPlayRulePick *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) all = g_simple_action_new ("all", NULL);

  self->pick = g_simple_action_new_stateful (
      "pick", G_VARIANT_TYPE_STRING, g_variant_new_string (""));
  g_signal_connect_object (
      self->pick, "activate", G_CALLBACK (pick_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      all, "activate", G_CALLBACK (all_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (self->pick));
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (all));
  gtk_widget_insert_action_group (
      GTK_WIDGET (self), "rules", G_ACTION_GROUP (group));
}

static void
tengen_play_rule_pick_dispose (GObject *object)
{
  TengenPlayRulePick *self = TENGEN_PLAY_RULE_PICK (object);

  if (self->shelf != NULL)
    g_signal_handlers_disconnect_by_data (self->shelf, self);
  g_clear_object (&self->shelf);
  g_clear_object (&self->pick);
  g_clear_pointer (&self->own_name, g_free);
  tengen_widget_dispose (object);
}

static void
tengen_play_rule_pick_class_init (TengenPlayRulePickClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_rule_pick_dispose;

  /* TengenPlayRulePick::picked: a set was chosen */
  signals[SIGNAL_PICKED] = tengen_signal_new (
      "picked", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-rule-pick.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayRulePick, button);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayRulePick, name);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayRulePick, line);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, 0, popup_cb, NULL);
  gtk_widget_class_add_binding (
      widget_class, GDK_KEY_Down, GDK_ALT_MASK, popup_cb, NULL);
}

static void
tengen_play_rule_pick_init (TengenPlayRulePick *self)
{
  self->rules = *tengen_go_rules_get_named (0);
  gtk_widget_init_template (GTK_WIDGET (self));
  /* a menu button centres its child; a name begins at the left, as in lists */
  gtk_widget_set_halign (
      gtk_widget_get_parent (gtk_menu_button_get_child (self->button)),
      GTK_ALIGN_FILL);
  add_actions (self);
}

void
tengen_play_rule_pick_set_shelf (TengenPlayRulePick *self,
                                 TengenRuleShelf *shelf)
{
  g_return_if_fail (TENGEN_IS_PLAY_RULE_PICK (self));
  g_return_if_fail (TENGEN_IS_RULE_SHELF (shelf));
  g_return_if_fail (self->shelf == NULL);

  self->shelf = g_object_ref (shelf);
  g_signal_connect_object (
      shelf, "changed", G_CALLBACK (shelf_changed_cb), self, G_CONNECT_SWAPPED);
  show (self);
}

void
tengen_play_rule_pick_set (TengenPlayRulePick *self,
                           const TengenGoRules *rules,
                           const char *name)
{
  const TengenGoRules *own = NULL;

  g_return_if_fail (TENGEN_IS_PLAY_RULE_PICK (self));
  g_return_if_fail (rules != NULL);

  if (name != NULL && self->shelf != NULL)
    own = tengen_rule_shelf_find (self->shelf, name);
  take (self, own != NULL ? own : rules, name);
}

const TengenGoRules *
tengen_play_rule_pick_get (TengenPlayRulePick *self, const char **name)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_RULE_PICK (self), NULL);

  if (name != NULL)
    *name = self->own_name;
  return &self->rules;
}
