/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-order: chooses what decides places
 *
 * Shape: @ties is the choice, the controls follow it. One by one there is always
 *        an order: a tie-break that stands elsewhere changes places with what is
 *        chosen, and what is behind a gap moves up.
 */
#include "tengen-match-order.h"

#include "tengen-match-ui.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"
#include "tengen-words-ties.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)
#define N_(text) (text)
#define NC_(context, text) (text)

/* No tie-break, in a list of them. */
#define NO_TIE (-1)

/* An order that has a name, and the words of its tie-breaks. */
typedef struct
{
  const char *name;
  const char *ties;
} Usual;

/* TRANSLATORS: “direct” are the games between those who have equal points */
static const Usual usuals[] = {
  { NC_ ("order", "Usual (SOS → SODOS → direct)"), "sos sodos direct" },
  { NC_ ("order", "Direct games first (direct → SOS → SODOS)"),
    "direct sos sodos" },
  { NC_ ("order", "Weakest opponent left out (SOS−1 → SOS → SODOS)"),
    "sos-1 sos sodos" },
  { NC_ ("order", "Equal points share a place"), "none" },
  { NC_ ("order", "As before (SOS → SODOS → direct)"), "sos sodos direct-any" },
};

/* What is offered one by one, last the one of old tables. */
static const struct
{
  int tie;
  const char *name;
} offers[] = {
  { NO_TIE, NC_ ("tie", "None") },
  { TENGEN_MATCH_TIE_SOS, NULL },
  { TENGEN_MATCH_TIE_SODOS, NULL },
  { TENGEN_MATCH_TIE_SOS_LESS_LOWEST, NULL },
  { TENGEN_MATCH_TIE_DIRECT, NC_ ("tie", "Direct games") },
  { TENGEN_MATCH_TIE_DIRECT_ANY, NC_ ("tie", "Direct games, as before") },
};

struct _TengenMatchOrder
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkDropDown *usual;
  GtkWidget *one_by_one;
  GtkDropDown *tie_1;
  GtkDropDown *tie_2;
  GtkDropDown *tie_3;
  GtkDropDown *tie_4;
  GtkCheckButton *virtual;
  GtkLabel *sentence;

  TengenMatchTies ties;
  /* they are chosen one by one, even where the order has a name */
  gboolean own;
  /* what old tables have is offered */
  gboolean old;
  /* the controls are being set */
  gboolean following;
};

G_DEFINE_FINAL_TYPE (TengenMatchOrder, tengen_match_order, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  NAMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- The lists --- */

static GtkDropDown *
get_list (TengenMatchOrder *self, int place)
{
  GtkDropDown *lists[TENGEN_MATCH_MAX_TIES] = {
    self->tie_1,
    self->tie_2,
    self->tie_3,
    self->tie_4,
  };

  return lists[place];
}

static guint
count_usuals (TengenMatchOrder *self)
{
  return G_N_ELEMENTS (usuals) - (self->old ? 0 : 1);
}

static guint
count_offers (TengenMatchOrder *self)
{
  return G_N_ELEMENTS (offers) - (self->old ? 0 : 1);
}

static gboolean
is_usual (const TengenMatchTies *ties, const Usual *usual)
{
  TengenMatchTies there = { 0 };

  return tengen_match_ties_parse (&there, usual->ties) &&
         tengen_match_ties_equal_kinds (ties, &there);
}

/* Its place in the list; behind the named ones stands “one by one”. */
static guint
find_usual (TengenMatchOrder *self)
{
  for (guint i = 0; i < count_usuals (self) && !self->own; i++)
    if (is_usual (&self->ties, &usuals[i]))
      return i;
  return count_usuals (self);
}

static guint
find_offer (int tie)
{
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    if (offers[i].tie == tie)
      return i;
  return 0;
}

static void
fill_usuals (TengenMatchOrder *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < count_usuals (self); i++)
    gtk_string_list_append (list, C_ ("order", usuals[i].name));
  gtk_string_list_append (list, C_ ("order", "One by one"));
  gtk_drop_down_set_model (self->usual, G_LIST_MODEL (list));
}

static const char *
name_offer (guint place)
{
  return offers[place].name != NULL
             ? C_ ("tie", offers[place].name)
             : tengen_words_tie_column ((TengenMatchTie) offers[place].tie);
}

static void
fill_offers (TengenMatchOrder *self, GtkDropDown *box)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < count_offers (self); i++)
    gtk_string_list_append (list, name_offer (i));
  gtk_drop_down_set_model (box, G_LIST_MODEL (list));
}

static void
fill_lists (TengenMatchOrder *self)
{
  fill_usuals (self);
  for (int i = 0; i < TENGEN_MATCH_MAX_TIES; i++)
    fill_offers (self, get_list (self, i));
}

/* --- Showing --- */

static void
show_ties (TengenMatchOrder *self)
{
  for (int i = 0; i < TENGEN_MATCH_MAX_TIES; i++)
    gtk_drop_down_set_selected (
        get_list (self, i),
        find_offer (i < self->ties.n ? (int) self->ties.kinds[i] : NO_TIE));
}

/* Only sums over opponents have addends that may be missing. */
static gboolean
has_sums (const TengenMatchTies *ties)
{
  for (int i = 0; i < ties->n; i++)
    if (ties->kinds[i] < TENGEN_MATCH_TIE_DIRECT)
      return TRUE;
  return FALSE;
}

static void
show_sentence (TengenMatchOrder *self)
{
  GString *text = g_string_new (NULL);
  TengenMatchTies old;
  g_autofree char *ties = tengen_words_ties (&self->ties);
  g_autofree char *whole = NULL;

  tengen_match_ties_init_old (&old);
  if (tengen_match_ties_equal_kinds (&self->ties, &old) &&
      self->ties.unplayed == old.unplayed)
    tengen_words_append (
        text, _ ("These are the rules of earlier versions of Tengen."));
  tengen_words_append (text, ties);
  whole = g_string_free (text, FALSE);
  gtk_label_set_label (self->sentence, whole);
}

static void
show (TengenMatchOrder *self)
{
  guint usual = find_usual (self);

  self->following = TRUE;
  gtk_drop_down_set_selected (self->usual, usual);
  gtk_widget_set_visible (self->one_by_one, usual == count_usuals (self));
  show_ties (self);
  gtk_widget_set_visible (GTK_WIDGET (self->virtual), has_sums (&self->ties));
  gtk_check_button_set_active (
      self->virtual, self->ties.unplayed == TENGEN_MATCH_UNPLAYED_VIRTUAL);
  show_sentence (self);
  self->following = FALSE;
}

/* --- Choosing --- */

/* A list that is set while it tells of a choice tells of it again. */
static void
take (TengenMatchOrder *self, const TengenMatchTies *ties)
{
  gboolean same = tengen_match_ties_equal_kinds (&self->ties, ties) &&
                  self->ties.unplayed == ties->unplayed;

  self->ties = *ties;
  show (self);
  if (!same)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
usual_cb (TengenMatchOrder *self)
{
  guint chosen = gtk_drop_down_get_selected (self->usual);
  TengenMatchTies ties = self->ties;
  gboolean own = chosen == count_usuals (self);
  gboolean named = own != self->own;

  if (self->following || chosen > count_usuals (self))
    return;
  self->own = own;
  if (own || tengen_match_ties_parse (&ties, usuals[chosen].ties))
    take (self, &ties);
  if (named)
    g_signal_emit (self, signals[NAMED], 0);
}

/* Both ways to take direct games are one. */
static gboolean
is_same (int a, int b)
{
  return a == b ||
         (a >= TENGEN_MATCH_TIE_DIRECT && b >= TENGEN_MATCH_TIE_DIRECT);
}

static void
put_tie (TengenMatchOrder *self, int place, int tie)
{
  TengenMatchTies ties = { .unplayed = self->ties.unplayed };
  int places[TENGEN_MATCH_MAX_TIES];

  for (int i = 0; i < TENGEN_MATCH_MAX_TIES; i++)
    places[i] = i < self->ties.n ? (int) self->ties.kinds[i] : NO_TIE;
  for (int i = 0; i < TENGEN_MATCH_MAX_TIES; i++)
    if (tie != NO_TIE && i != place && is_same (places[i], tie))
      places[i] = places[place];
  places[place] = tie;
  for (int i = 0; i < TENGEN_MATCH_MAX_TIES; i++)
    if (places[i] != NO_TIE)
      tengen_match_ties_add (&ties, (TengenMatchTie) places[i]);
  take (self, &ties);
}

static void
tie_cb (TengenMatchOrder *self, GParamSpec *pspec, GtkDropDown *list)
{
  guint chosen = gtk_drop_down_get_selected (list);

  if (self->following || chosen >= count_offers (self))
    return;
  for (int i = 0; i < TENGEN_MATCH_MAX_TIES; i++)
    if (get_list (self, i) == list)
      {
        put_tie (self, i, offers[chosen].tie);
        return;
      }
}

static void
virtual_cb (TengenMatchOrder *self)
{
  TengenMatchTies ties = self->ties;

  if (self->following)
    return;
  ties.unplayed = gtk_check_button_get_active (self->virtual)
                      ? TENGEN_MATCH_UNPLAYED_VIRTUAL
                      : TENGEN_MATCH_UNPLAYED_LEFT_OUT;
  take (self, &ties);
}

/* --- The widget --- */

static void
tengen_match_order_dispose (GObject *object)
{
  /* lists that go choose nothing */
  TENGEN_MATCH_ORDER (object)->following = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (object), TENGEN_TYPE_MATCH_ORDER);
  G_OBJECT_CLASS (tengen_match_order_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_match_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/match/tengen-match-order.ui");
  gtk_widget_class_bind_template_child (klass, TengenMatchOrder, content);
  gtk_widget_class_bind_template_child (klass, TengenMatchOrder, usual);
  gtk_widget_class_bind_template_child (klass, TengenMatchOrder, one_by_one);
  gtk_widget_class_bind_template_child (klass, TengenMatchOrder, tie_1);
  gtk_widget_class_bind_template_child (klass, TengenMatchOrder, tie_2);
  gtk_widget_class_bind_template_child (klass, TengenMatchOrder, tie_3);
  gtk_widget_class_bind_template_child (klass, TengenMatchOrder, tie_4);
  gtk_widget_class_bind_template_child (klass, TengenMatchOrder, virtual);
  gtk_widget_class_bind_template_child (klass, TengenMatchOrder, sentence);
  gtk_widget_class_bind_template_callback (klass, usual_cb);
  gtk_widget_class_bind_template_callback (klass, tie_cb);
  gtk_widget_class_bind_template_callback (klass, virtual_cb);
}

static void
tengen_match_order_class_init (TengenMatchOrderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_order_dispose;
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenMatchOrder::changed: a person has chosen something else */
  signals[CHANGED] = tengen_signal_new ("changed", TENGEN_TYPE_MATCH_ORDER, 0);
  /* TengenMatchOrder::named: an order of the same tie-breaks has another name */
  signals[NAMED] = tengen_signal_new ("named", TENGEN_TYPE_MATCH_ORDER, 0);
}

static void
tengen_match_order_init (TengenMatchOrder *self)
{
  self->following = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_lists (self);
  show (self);
}

void
tengen_match_order_set (TengenMatchOrder *self, const TengenMatchTies *ties)
{
  g_return_if_fail (TENGEN_IS_MATCH_ORDER (self));
  g_return_if_fail (ties != NULL);

  self->ties = *ties;
  if (!self->old &&
      tengen_match_ties_find (ties, TENGEN_MATCH_TIE_DIRECT_ANY) >= 0)
    {
      self->following = TRUE;
      self->old = TRUE;
      fill_lists (self);
    }
  show (self);
}

void
tengen_match_order_get (TengenMatchOrder *self, TengenMatchTies *ties)
{
  g_return_if_fail (TENGEN_IS_MATCH_ORDER (self));
  g_return_if_fail (ties != NULL);

  *ties = self->ties;
}

char *
tengen_match_order_make_name (TengenMatchOrder *self)
{
  GString *name;

  g_return_val_if_fail (TENGEN_IS_MATCH_ORDER (self), NULL);

  /* one by one it has no name, but none at all needs one */
  for (guint i = 0; i < G_N_ELEMENTS (usuals); i++)
    if ((!self->own || self->ties.n == 0) && is_usual (&self->ties, &usuals[i]))
      return g_strdup (C_ ("order", usuals[i].name));
  name = g_string_new (NULL);
  for (int i = 0; i < self->ties.n; i++)
    g_string_append_printf (
        name,
        "%s%s",
        i > 0 ? " → " : "",
        name_offer (find_offer ((int) self->ties.kinds[i])));
  return g_string_free (name, FALSE);
}
