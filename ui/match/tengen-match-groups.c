/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-groups: chooses groups by rank
 *
 * Shape: two ranks that are stepped up and down, or written. One that would be
 *        on the wrong side of the other takes that along.
 */
#include "tengen-match-groups.h"

#include <string.h>

#include "tengen-match-mcmahon.h"
#include "tengen-match-rank.h"
#include "tengen-match-ui.h"
#include "tengen-signal.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words-ties.h"

#define _(text) tengen_words_text (text)

/* What is chosen at first. */
#define USUAL_BAR 1
#define USUAL_FLOOR (-10)

struct _TengenMatchGroups
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkCheckButton *grouped;
  GtkWidget *ranks;
  GtkSpinButton *bar;
  GtkSpinButton *floor;
  GtkLabel *sentence;

  /* the controls are being set */
  gboolean following;
};

G_DEFINE_FINAL_TYPE (TengenMatchGroups, tengen_match_groups, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- The ranks --- */

/* There is no step between 1 kyu and 1 dan: 0 is 1 dan. */
static int
get_rank (GtkSpinButton *spin)
{
  int step = gtk_spin_button_get_value_as_int (spin);

  return step < 0 ? step : step + 1;
}

static void
set_rank (GtkSpinButton *spin, int rank)
{
  gtk_spin_button_set_value (spin, rank > 0 ? rank - 1 : rank);
}

static gboolean
output_cb (GtkSpinButton *spin)
{
  g_autofree char *text = tengen_words_match_rank (get_rank (spin));

  if (strcmp (text, gtk_editable_get_text (GTK_EDITABLE (spin))) != 0)
    gtk_editable_set_text (GTK_EDITABLE (spin), text);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  return TRUE;
}

/* What is no rank is left as it was. */
static int
input_cb (GtkSpinButton *spin, double *value)
{
  int rank;

  if (tengen_match_rank_parse (gtk_editable_get_text (GTK_EDITABLE (spin)),
                               &rank) &&
      rank != 0)
    *value = rank > 0 ? rank - 1 : rank;
  else
    *value = gtk_spin_button_get_value (spin);
  return TRUE;
}

static void
connect_rank (GtkSpinButton *spin, int rank)
{
  g_signal_connect (spin, "output", G_CALLBACK (output_cb), NULL);
  g_signal_connect (spin, "input", G_CALLBACK (input_cb), NULL);
  set_rank (spin, rank);
  output_cb (spin);
}

/* --- Showing --- */

/* Why there is nothing to choose. */
static const char *
find_reason (const TengenMatch *match)
{
  if (match->kind != TENGEN_MATCH_SWISS)
    return _ ("This is for the Swiss system.");
  if (!tengen_match_can_group (match))
    return _ ("This needs wins or points that count: no difference on the "
              "board is worth a rank.");
  if (tengen_match_get_round (match) > 0)
    return _ ("This cannot be changed after the first round is paired.");
  return NULL;
}

static void
show_sentence (TengenMatchGroups *self,
               const TengenMatch *match,
               const char *reason)
{
  g_autofree char *groups = tengen_words_groups (match);
  g_autofree char *text = NULL;

  if (groups != NULL && reason != NULL)
    text = g_strdup_printf ("%s\n%s", groups, reason);
  else
    text = g_strdup (groups != NULL ? groups : reason);
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), text != NULL);
  gtk_label_set_label (self->sentence, text != NULL ? text : "");
}

void
tengen_match_groups_show (TengenMatchGroups *self, const TengenMatch *match)
{
  gboolean grouped;
  const char *reason;

  g_return_if_fail (TENGEN_IS_MATCH_GROUPS (self));
  g_return_if_fail (match != NULL);

  grouped = tengen_match_has_groups (match);
  reason = find_reason (match);
  self->following = TRUE;
  if (tengen_match_can_group (match))
    gtk_check_button_set_active (self->grouped, grouped);
  if (grouped)
    {
      set_rank (self->bar, match->bar);
      set_rank (self->floor, match->floor);
    }
  gtk_widget_set_sensitive (GTK_WIDGET (self->grouped), reason == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->bar), reason == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->floor), reason == NULL);
  gtk_widget_set_visible (self->ranks, grouped);
  show_sentence (self, match, reason);
  self->following = FALSE;
}

/* --- Choosing --- */

static void
changed_cb (TengenMatchGroups *self)
{
  if (!self->following)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
rank_cb (TengenMatchGroups *self, GtkSpinButton *spin)
{
  GtkSpinButton *other = spin == self->bar ? self->floor : self->bar;

  if (self->following)
    return;
  self->following = TRUE;
  if (get_rank (self->bar) < get_rank (self->floor))
    set_rank (other, get_rank (spin));
  self->following = FALSE;
  changed_cb (self);
}

/* --- The widget --- */

static void
tengen_match_groups_dispose (GObject *object)
{
  /* what goes chooses nothing */
  TENGEN_MATCH_GROUPS (object)->following = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (object), TENGEN_TYPE_MATCH_GROUPS);
  G_OBJECT_CLASS (tengen_match_groups_parent_class)->dispose (object);
}

static void
tengen_match_groups_class_init (TengenMatchGroupsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_groups_dispose;
  tengen_match_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/match/tengen-match-groups.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchGroups, content);
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchGroups, grouped);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchGroups, ranks);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchGroups, bar);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchGroups, floor);
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchGroups, sentence);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rank_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenMatchGroups::changed: a person has chosen something else */
  signals[CHANGED] = tengen_signal_new ("changed", TENGEN_TYPE_MATCH_GROUPS, 0);
}

static void
tengen_match_groups_init (TengenMatchGroups *self)
{
  self->following = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  connect_rank (self->bar, USUAL_BAR);
  connect_rank (self->floor, USUAL_FLOOR);
  self->following = FALSE;
}

void
tengen_match_groups_get (TengenMatchGroups *self, int *bar, int *floor)
{
  gboolean grouped;

  g_return_if_fail (TENGEN_IS_MATCH_GROUPS (self));
  g_return_if_fail (bar != NULL && floor != NULL);

  grouped = gtk_check_button_get_active (self->grouped);
  *bar = grouped ? get_rank (self->bar) : 0;
  *floor = grouped ? get_rank (self->floor) : 0;
}
