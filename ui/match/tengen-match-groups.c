/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-groups: chooses groups by rank
 *
 * Shape: two lists of ranks, the strongest first. A rank that would be on the
 *        wrong side of the other takes that along.
 */
#include "tengen-match-groups.h"

#include "tengen-match-mcmahon.h"
#include "tengen-match-ui.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words-ties.h"

#define _(text) tengen_words_text (text)

#define MOST_DAN 9
#define MOST_KYU 30
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
  GtkDropDown *bar;
  GtkDropDown *floor;
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

/* --- The lists --- */

static int
get_rank (GtkDropDown *list)
{
  int place = (int) gtk_drop_down_get_selected (list);

  return place < MOST_DAN ? MOST_DAN - place : MOST_DAN - 1 - place;
}

static void
set_rank (GtkDropDown *list, int rank)
{
  gtk_drop_down_set_selected (
      list, (guint) (rank > 0 ? MOST_DAN - rank : MOST_DAN - 1 - rank));
}

static void
append_rank (GtkStringList *list, int rank)
{
  g_autofree char *text = tengen_words_match_rank (rank);

  gtk_string_list_append (list, text);
}

static void
fill_ranks (GtkDropDown *box)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (int i = MOST_DAN; i > 0; i--)
    append_rank (list, i);
  for (int i = 1; i <= MOST_KYU; i++)
    append_rank (list, -i);
  gtk_drop_down_set_model (box, G_LIST_MODEL (list));
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
  gtk_widget_set_sensitive (self->ranks, reason == NULL);
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
rank_cb (TengenMatchGroups *self, GParamSpec *pspec, GtkDropDown *list)
{
  GtkDropDown *other = list == self->bar ? self->floor : self->bar;

  if (self->following)
    return;
  self->following = TRUE;
  if (get_rank (self->bar) < get_rank (self->floor))
    set_rank (other, get_rank (list));
  self->following = FALSE;
  changed_cb (self);
}

/* --- The widget --- */

static void
tengen_match_groups_dispose (GObject *object)
{
  /* lists that go choose nothing */
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
  signals[CHANGED] = g_signal_new ("changed",
                                   TENGEN_TYPE_MATCH_GROUPS,
                                   G_SIGNAL_RUN_LAST,
                                   0,
                                   NULL,
                                   NULL,
                                   NULL,
                                   G_TYPE_NONE,
                                   0);
}

static void
tengen_match_groups_init (TengenMatchGroups *self)
{
  self->following = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_ranks (self->bar);
  fill_ranks (self->floor);
  set_rank (self->bar, USUAL_BAR);
  set_rank (self->floor, USUAL_FLOOR);
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
