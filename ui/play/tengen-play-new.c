/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-new: the small window in which a new game is chosen
 *
 * Shape: the widgets are the state; a setup is read from them when it is asked
 *        for. Komi follows rules and handicap whenever one of them is changed;
 *        what is typed after that stays. The page 純碁 has its rules fixed; any
 *        other set is on the page 囲碁; Renju has its own.
 */
#include "tengen-play-new.h"

#include "tengen-go-handicap.h"
#include "tengen-play-ending.h"
#include "tengen-play-komi.h"
#include "tengen-play-regulation.h"
#include "tengen-play-resources.h"
#include "tengen-play-rule-pick.h"
#include "tengen-play-size.h"
#include "tengen-renju-colours.h"
#include "tengen-style.h"
#include "tengen-words-renju.h"
#include "tengen-words-rules.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayNew
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkToggleButton *pure;
  GtkToggleButton *go;
  GtkToggleButton *renju;
  GtkStack *stack;
  TengenPlaySize *pure_size;
  GtkLabel *pure_line;
  TengenPlaySize *go_size;
  TengenPlayRulePick *rules;
  GtkDropDown *handicap;
  GtkSpinButton *komi;
  TengenPlayRegulation *regulation;
  TengenPlayEnding *ending;
  GtkLabel *terms;
  GtkLabel *black_label;
  GtkLabel *white_label;
  GtkEntry *black;
  GtkEntry *white;
  GtkWidget *colours;
  GtkWidget *start;

  /* Owned */
  TengenGameSetup *last;
  /* while the widgets are being filled */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (TengenPlayNew, tengen_play_new, GTK_TYPE_WINDOW)

enum
{
  SIGNAL_START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const int pure_sizes[] = { 7, 9 };
static const int go_sizes[] = { 9, 13, 19 };

/* Where stones are counted there is neither komi nor handicap. */
static gboolean
is_pure (const TengenGoRules *rules)
{
  return rules->unit == TENGEN_GO_UNIT_STONES;
}

static gboolean
wants_pure (TengenPlayNew *self)
{
  return gtk_toggle_button_get_active (self->pure);
}

static gboolean
wants_renju (TengenPlayNew *self)
{
  return gtk_toggle_button_get_active (self->renju);
}

/* The first named set that is 純碁, or that is not. */
static const TengenGoRules *
find_first_rules (gboolean pure)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    if (is_pure (tengen_go_rules_get_named (i)) == pure)
      return tengen_go_rules_get_named (i);
  g_return_val_if_reached (tengen_go_rules_get_named (0));
}

/* The chosen set; 純碁 with the changed fields of last time. */
static const TengenGoRules *
get_rules (TengenPlayNew *self, const char **name)
{
  *name = NULL;
  if (!wants_pure (self))
    return tengen_play_rule_pick_get (self->rules, name);
  if (self->last != NULL && self->last->rules_name == NULL &&
      is_pure (&self->last->rules))
    return &self->last->rules;
  return find_first_rules (TRUE);
}

/* The list says: even, Black first, 2, 3 ... stones. */
static int
get_handicap (TengenPlayNew *self)
{
  guint selected = gtk_drop_down_get_selected (self->handicap);

  return selected == GTK_INVALID_LIST_POSITION ? 0 : (int) selected;
}

static char *
get_name (GtkEntry *entry)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));

  return *text != '\0' ? g_steal_pointer (&text) : NULL;
}

static void
show_terms (TengenPlayNew *self)
{
  g_autoptr (TengenGameSetup) setup = tengen_play_new_get_setup (self);
  g_autofree char *text = tengen_words_start (setup, "　");

  gtk_label_set_label (self->terms, text);
}

/* The board says how many stones there is room for. */
static void
fill_handicaps (TengenPlayNew *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  int max = tengen_go_handicap_max (tengen_play_size_get (self->go_size));
  int before = get_handicap (self);

  gtk_string_list_append (names, _ ("Even"));
  gtk_string_list_append (names, _ ("Black moves first, no komi"));
  for (int i = 2; i <= max; i++)
    gtk_string_list_take (names, g_strdup_printf (_ ("%d stones"), i));
  gtk_drop_down_set_model (self->handicap, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (
      self->handicap,
      MIN ((guint) before,
           g_list_model_get_n_items (G_LIST_MODEL (names)) - 1));
}

static void
follow_komi (TengenPlayNew *self)
{
  const char *name;

  if (self->filling || !gtk_toggle_button_get_active (self->go))
    return;
  gtk_spin_button_set_value (
      self->komi,
      tengen_go_rules_komi (get_rules (self, &name), get_handicap (self)));
  /* other rules may write the same number otherwise */
  gtk_spin_button_update (self->komi);
}

/* What a field is called is what it is spoken as. */
static void
name_player (GtkLabel *label, GtkEntry *entry, const char *player)
{
  /* TRANSLATORS: the name of a player: %s is Black, White, or their role */
  g_autofree char *name = g_strdup_printf (_ ("Name of %s"), player);

  gtk_label_set_label (label, player);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Where colours may be exchanged, who begins is not yet Black. */
static void
show_players (TengenPlayNew *self)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (wants_renju (self) &&
      tengen_play_regulation_is_swapped (self->regulation))
    {
      first = tengen_words_renju_player (TENGEN_RENJU_PLAYER_FIRST);
      second = tengen_words_renju_player (TENGEN_RENJU_PLAYER_SECOND);
    }
  name_player (
      self->black_label, self->black, first != NULL ? first : _ ("Black"));
  name_player (
      self->white_label, self->white, second != NULL ? second : _ ("White"));
}

static const char *
get_page (TengenPlayNew *self)
{
  if (wants_renju (self))
    return "renju";
  return wants_pure (self) ? "pure" : "go";
}

static void
kind_cb (TengenPlayNew *self)
{
  gtk_stack_set_visible_child_name (self->stack, get_page (self));
  show_players (self);
  show_terms (self);
}

static void
regulation_cb (TengenPlayNew *self)
{
  show_players (self);
  show_terms (self);
}

static void
regulation_picked_cb (TengenPlayNew *self)
{
  /* Enter starts, also after a choice */
  gtk_window_set_focus (GTK_WINDOW (self), self->start);
}

static void
decided_cb (TengenPlayNew *self, gboolean exchanged)
{
  g_autofree char *black =
      g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->black)));

  if (exchanged)
    {
      gtk_editable_set_text (
          GTK_EDITABLE (self->black),
          gtk_editable_get_text (GTK_EDITABLE (self->white)));
      gtk_editable_set_text (GTK_EDITABLE (self->white), black);
    }
  gtk_window_set_focus (GTK_WINDOW (self), self->start);
}

static void
colours_cb (TengenPlayNew *self)
{
  g_autofree char *black = get_name (self->black);
  g_autofree char *white = get_name (self->white);
  TengenRenjuColours *scene = tengen_renju_colours_new (
      GTK_WINDOW (self), wants_renju (self), black, white);

  g_signal_connect_object (
      scene, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (scene));
}

static void
size_cb (TengenPlayNew *self)
{
  gboolean was_filling = self->filling;
  int before = get_handicap (self);

  self->filling = TRUE;
  fill_handicaps (self);
  self->filling = was_filling;
  if (get_handicap (self) != before)
    follow_komi (self);
  show_terms (self);
}

static void
terms_cb (TengenPlayNew *self)
{
  follow_komi (self);
  show_terms (self);
}

static void
komi_cb (TengenPlayNew *self)
{
  if (!self->filling)
    show_terms (self);
}

/* 純碁 as it is named has its page; a set of one's own made from it does not. */
static void
picked_cb (TengenPlayNew *self, gboolean differs)
{
  const char *name = NULL;
  const TengenGoRules *rules = tengen_play_rule_pick_get (self->rules, &name);

  /* Enter starts, also after a choice */
  gtk_window_set_focus (GTK_WINDOW (self), self->start);
  if (!differs)
    return;
  if (name != NULL || !is_pure (rules))
    {
      terms_cb (self);
      return;
    }
  tengen_play_rule_pick_set (self->rules, find_first_rules (FALSE), NULL);
  follow_komi (self);
  gtk_toggle_button_set_active (self->pure, TRUE);
}

static void
start_cb (TengenPlayNew *self)
{
  g_autoptr (TengenGameSetup) setup = NULL;

  /* what was typed but not yet left counts too */
  gtk_spin_button_update (self->komi);
  setup = tengen_play_new_get_setup (self);
  g_object_ref (self);
  g_signal_emit (self, signals[SIGNAL_START], 0, setup);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
fill_go (TengenPlayNew *self, const TengenGameSetup *setup)
{
  tengen_play_rule_pick_set (self->rules, &setup->rules, setup->rules_name);
  tengen_play_size_set (self->go_size, setup->width);
  fill_handicaps (self);
  gtk_drop_down_set_selected (
      self->handicap,
      MIN ((guint) MAX (setup->handicap, 0),
           g_list_model_get_n_items (gtk_drop_down_get_model (self->handicap)) -
               1));
  gtk_spin_button_set_value (self->komi, setup->komi_x2);
}

static void
fill_renju (TengenPlayNew *self, const TengenRenjuRules *rules)
{
  tengen_play_regulation_set (self->regulation, rules);
  tengen_play_ending_set_declared (self->ending, rules->declared);
}

static GtkToggleButton *
find_kind (TengenPlayNew *self, const TengenGameSetup *last, gboolean pure)
{
  if (last != NULL && tengen_game_setup_is_renju (last))
    return self->renju;
  return pure ? self->pure : self->go;
}

static void
fill (TengenPlayNew *self, const TengenGameSetup *last)
{
  gboolean renju = last != NULL && tengen_game_setup_is_renju (last);
  gboolean pure =
      last == NULL || (last->rules_name == NULL && is_pure (&last->rules));
  g_autoptr (TengenGameSetup) usual =
      tengen_game_setup_new (find_first_rules (FALSE), 19);

  self->filling = TRUE;
  fill_go (self, pure || renju ? usual : last);
  fill_renju (self, last != NULL ? &last->renju : &usual->renju);
  if (pure && last != NULL)
    tengen_play_size_set (self->pure_size, last->width);
  if (last != NULL && last->black != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->black), last->black);
  if (last != NULL && last->white != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->white), last->white);
  gtk_toggle_button_set_active (find_kind (self, last, pure), TRUE);
  self->filling = FALSE;
  kind_cb (self);
}

static void
tengen_play_new_finalize (GObject *object)
{
  TengenPlayNew *self = TENGEN_PLAY_NEW (object);

  tengen_game_setup_free (self->last);
  G_OBJECT_CLASS (tengen_play_new_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, pure);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, go);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, renju);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, stack);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, pure_size);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, pure_line);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, go_size);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, rules);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, handicap);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, komi);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayNew, regulation);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, ending);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, terms);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayNew, black_label);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayNew, white_label);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, black);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, white);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, colours);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, start);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, size_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_terms);
  gtk_widget_class_bind_template_callback (widget_class, terms_cb);
  gtk_widget_class_bind_template_callback (widget_class, komi_cb);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, regulation_cb);
  gtk_widget_class_bind_template_callback (widget_class, regulation_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, colours_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
tengen_play_new_class_init (TengenPlayNewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_play_new_finalize;

  /* TengenPlayNew::start: play with these settings */
  signals[SIGNAL_START] = g_signal_new ("start",
                                        G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST,
                                        0,
                                        NULL,
                                        NULL,
                                        NULL,
                                        G_TYPE_NONE,
                                        1,
                                        G_TYPE_POINTER);

  g_type_ensure (TENGEN_TYPE_PLAY_ENDING);
  g_type_ensure (TENGEN_TYPE_PLAY_REGULATION);
  g_type_ensure (TENGEN_TYPE_PLAY_SIZE);
  g_type_ensure (TENGEN_TYPE_PLAY_RULE_PICK);
  tengen_play_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-new.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_play_new_init (TengenPlayNew *self)
{
  g_autofree char *line = NULL;

  self->filling = TRUE;
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/play/tengen-play.css");
  tengen_style_add_resource ("/org/tengen/Tengen/play/tengen-play-rules.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_play_size_set_usual (
      self->pure_size, pure_sizes, G_N_ELEMENTS (pure_sizes));
  tengen_play_size_set_usual (self->go_size, go_sizes, G_N_ELEMENTS (go_sizes));
  tengen_play_komi_init (self->komi);
  line = tengen_words_rules_line (find_first_rules (TRUE));
  gtk_label_set_label (self->pure_line, line);
  gtk_window_set_focus (GTK_WINDOW (self), self->start);
}

TengenPlayNew *
tengen_play_new_new (GtkWindow *parent,
                     TengenRuleShelf *shelf,
                     const TengenGameSetup *last)
{
  TengenPlayNew *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (TENGEN_IS_RULE_SHELF (shelf), NULL);

  self = g_object_new (TENGEN_TYPE_PLAY_NEW, "transient-for", parent, NULL);
  tengen_play_rule_pick_set_shelf (self->rules, shelf);
  if (last != NULL)
    self->last = tengen_game_setup_copy (last);
  fill (self, last);
  return self;
}

static TengenGameSetup *
make_renju (TengenPlayNew *self)
{
  TengenRenjuRules rules = *tengen_play_regulation_get (self->regulation);

  rules.declared = tengen_play_ending_get_declared (self->ending);
  return tengen_game_setup_new_renju (&rules);
}

static TengenGameSetup *
make_go (TengenPlayNew *self)
{
  TengenGameSetup *setup;
  const char *name = NULL;
  const TengenGoRules *rules = get_rules (self, &name);
  gboolean pure = wants_pure (self);

  setup = tengen_game_setup_new (
      rules, tengen_play_size_get (pure ? self->pure_size : self->go_size));
  if (!pure)
    {
      setup->handicap = get_handicap (self);
      setup->komi_x2 = gtk_spin_button_get_value_as_int (self->komi);
    }
  setup->rules_name = g_strdup (name);
  return setup;
}

TengenGameSetup *
tengen_play_new_get_setup (TengenPlayNew *self)
{
  TengenGameSetup *setup;

  g_return_val_if_fail (TENGEN_IS_PLAY_NEW (self), NULL);

  setup = wants_renju (self) ? make_renju (self) : make_go (self);
  setup->black = get_name (self->black);
  setup->white = get_name (self->white);
  return setup;
}
