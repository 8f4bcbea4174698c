/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-terms: handicap and komi of a new game, and why
 *
 * Shape: the controls are the state. Handicap follows the ranks, komi follows
 *        rules and handicap. A handicap chosen by hand stays whatever the ranks;
 *        a komi typed by hand stays until rules or handicap are changed by hand.
 */
#include "tengen-play-terms.h"

#include "tengen-go-handicap.h"
#include "tengen-match-rank.h"
#include "tengen-play-komi.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-match.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayTerms
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *handicap_label;
  GtkWidget *komi_label;
  GtkDropDown *handicap;
  GtkDropDown *placement;
  GtkSpinButton *komi;
  GtkLabel *why;

  TengenGoRules rules;
  int size;
  int black;
  int white;
  gboolean by_hand;
  gboolean komi_by_hand;
  /* the controls are being set */
  gboolean following;
};

G_DEFINE_FINAL_TYPE (TengenPlayTerms, tengen_play_terms, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

gboolean
tengen_play_terms_is_room (const TengenGoRules *rules)
{
  g_return_val_if_fail (rules != NULL, FALSE);

  return g_str_has_prefix (rules->id, "bsw-");
}

/* The list says: even, Black first, 2, 3 ... stones. */
static int
get_handicap (TengenPlayTerms *self)
{
  guint selected = gtk_drop_down_get_selected (self->handicap);

  return selected == GTK_INVALID_LIST_POSITION ? 0 : (int) selected;
}

static int
get_usual_komi (TengenPlayTerms *self)
{
  return tengen_go_rules_komi (&self->rules, get_handicap (self));
}

static gboolean
can_be_free (TengenPlayTerms *self)
{
  return get_handicap (self) >= 2 && !tengen_play_terms_is_room (&self->rules);
}

static gboolean
is_free (TengenPlayTerms *self)
{
  return can_be_free (self) &&
         gtk_drop_down_get_selected (self->placement) == 1;
}

static TengenMatchHint
suggest (TengenPlayTerms *self, int black, int white)
{
  return tengen_match_rank_suggest (&self->rules, self->size, black, white);
}

/* Whether the ranks say what the handicap should be; if the stronger player is
 * to have Black, there are no handicap stones. */
static gboolean
is_suggested (TengenPlayTerms *self, TengenMatchHint *hint)
{
  *hint = suggest (self, self->black, self->white);
  if (hint->swap)
    hint->handicap = hint->steps = 0;
  return self->black != 0 && self->white != 0;
}

/* Why the handicap is what it is, and what komi goes with it. */
static void
show_why (TengenPlayTerms *self)
{
  TengenMatchHint hint;
  gboolean suggested = is_suggested (self, &hint);
  g_autofree char *text = NULL;

  if (!suggested || hint.handicap != get_handicap (self))
    hint.steps = 0;
  hint.handicap = get_handicap (self);
  hint.komi_x2 = get_usual_komi (self);
  text = tengen_words_match_hint (
      &hint, &self->rules, gtk_spin_button_get_value_as_int (self->komi));
  gtk_label_set_label (self->why, text);
}

static void
show (TengenPlayTerms *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->placement), can_be_free (self));
  show_why (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* The board says how many stones there is room for. */
static void
fill_handicaps (TengenPlayTerms *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  int max = tengen_go_handicap_max (self->size);
  guint before = (guint) get_handicap (self);
  gboolean was_following = self->following;

  gtk_string_list_append (names, _ ("Even"));
  gtk_string_list_append (names, _ ("Black moves first, no komi"));
  for (int i = 2; i <= max; i++)
    gtk_string_list_take (names, g_strdup_printf (_ ("%d stones"), i));
  self->following = TRUE;
  gtk_drop_down_set_model (self->handicap, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (
      self->handicap,
      MIN (before, g_list_model_get_n_items (G_LIST_MODEL (names)) - 1));
  self->following = was_following;
}

static void
set_handicap (TengenPlayTerms *self, int handicap)
{
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (self->handicap));
  gboolean was_following = self->following;

  self->following = TRUE;
  gtk_drop_down_set_selected (self->handicap,
                              MIN ((guint) MAX (handicap, 0), n - 1));
  self->following = was_following;
}

static void
set_komi (TengenPlayTerms *self, int komi_x2)
{
  gboolean was_following = self->following;

  self->following = TRUE;
  gtk_spin_button_set_value (self->komi, komi_x2);
  /* other rules may write the same number otherwise */
  gtk_spin_button_update (self->komi);
  self->following = was_following;
}

static void
follow_komi (TengenPlayTerms *self)
{
  if (!self->komi_by_hand)
    set_komi (self, get_usual_komi (self));
}

static void
follow_ranks (TengenPlayTerms *self)
{
  TengenMatchHint hint;

  if (self->by_hand || !is_suggested (self, &hint))
    return;
  set_handicap (self, hint.handicap);
}

static void
handicap_cb (TengenPlayTerms *self)
{
  if (self->following)
    return;
  self->by_hand = TRUE;
  self->komi_by_hand = FALSE;
  follow_komi (self);
  show (self);
}

static void
placement_cb (TengenPlayTerms *self)
{
  if (!self->following)
    show (self);
}

static void
komi_cb (TengenPlayTerms *self)
{
  if (self->following)
    return;
  self->komi_by_hand = TRUE;
  show (self);
}

static void
tengen_play_terms_class_init (TengenPlayTermsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;

  /* TengenPlayTerms::changed: handicap or komi were changed */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-terms.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayTerms, handicap_label);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayTerms, komi_label);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayTerms, handicap);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayTerms, placement);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayTerms, komi);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayTerms, why);
  gtk_widget_class_bind_template_callback (widget_class, handicap_cb);
  gtk_widget_class_bind_template_callback (widget_class, placement_cb);
  gtk_widget_class_bind_template_callback (widget_class, komi_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_play_terms_init (TengenPlayTerms *self)
{
  self->rules = *tengen_go_rules_find ("japan");
  self->size = 19;
  self->following = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_play_komi_init (self->komi);
  fill_handicaps (self);
  self->following = FALSE;
  follow_komi (self);
  show (self);
}

void
tengen_play_terms_set_rules (TengenPlayTerms *self, const TengenGoRules *rules)
{
  g_return_if_fail (TENGEN_IS_PLAY_TERMS (self));
  g_return_if_fail (rules != NULL);

  self->rules = *rules;
  self->komi_by_hand = FALSE;
  self->following = TRUE;
  tengen_play_komi_set_room (self->komi, tengen_play_terms_is_room (rules));
  self->following = FALSE;
  follow_ranks (self);
  follow_komi (self);
  show (self);
}

void
tengen_play_terms_set_size (TengenPlayTerms *self, int size)
{
  int before;

  g_return_if_fail (TENGEN_IS_PLAY_TERMS (self));

  self->size = size;
  before = get_handicap (self);
  fill_handicaps (self);
  follow_ranks (self);
  if (get_handicap (self) != before)
    {
      self->komi_by_hand = FALSE;
      follow_komi (self);
    }
  show (self);
}

void
tengen_play_terms_set_ranks (TengenPlayTerms *self, int black, int white)
{
  g_return_if_fail (TENGEN_IS_PLAY_TERMS (self));

  self->black = black;
  self->white = white;
  follow_ranks (self);
  follow_komi (self);
  show (self);
}

gboolean
tengen_play_terms_wants_exchange (TengenPlayTerms *self, int black, int white)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_TERMS (self), FALSE);

  return !self->by_hand && suggest (self, black, white).swap;
}

static void
read_ranks (TengenPlayTerms *self, const TengenGameSetup *setup)
{
  tengen_match_rank_parse (setup->black_rank != NULL ? setup->black_rank : "",
                           &self->black);
  tengen_match_rank_parse (setup->white_rank != NULL ? setup->white_rank : "",
                           &self->white);
}

void
tengen_play_terms_fill (TengenPlayTerms *self, const TengenGameSetup *setup)
{
  TengenMatchHint hint;

  g_return_if_fail (TENGEN_IS_PLAY_TERMS (self));
  g_return_if_fail (setup != NULL);

  self->rules = setup->rules;
  self->size = setup->width;
  read_ranks (self, setup);
  self->following = TRUE;
  tengen_play_komi_set_room (self->komi,
                             tengen_play_terms_is_room (&setup->rules));
  fill_handicaps (self);
  gtk_drop_down_set_selected (self->placement, setup->free_handicap ? 1 : 0);
  self->following = FALSE;
  set_handicap (self, setup->handicap);
  set_komi (self, setup->komi_x2);
  self->by_hand =
      is_suggested (self, &hint) && hint.handicap != get_handicap (self);
  self->komi_by_hand = setup->komi_x2 != get_usual_komi (self);
  show (self);
}

void
tengen_play_terms_write (TengenPlayTerms *self, TengenGameSetup *setup)
{
  g_return_if_fail (TENGEN_IS_PLAY_TERMS (self));
  g_return_if_fail (setup != NULL);

  setup->handicap = get_handicap (self);
  setup->komi_x2 = gtk_spin_button_get_value_as_int (self->komi);
  setup->free_handicap = is_free (self);
}

void
tengen_play_terms_settle (TengenPlayTerms *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_TERMS (self));

  gtk_spin_button_update (self->komi);
}

void
tengen_play_terms_align (TengenPlayTerms *self, GtkSizeGroup *labels)
{
  g_return_if_fail (TENGEN_IS_PLAY_TERMS (self));
  g_return_if_fail (GTK_IS_SIZE_GROUP (labels));

  gtk_size_group_add_widget (labels, GTK_WIDGET (self->handicap_label));
  gtk_size_group_add_widget (labels, GTK_WIDGET (self->komi_label));
}
