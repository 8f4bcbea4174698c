/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-series: how many games two players want to play
 */
#include "tengen-play-series.h"

#include "tengen-widget.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)
#define N_(s) s

struct _TengenPlaySeries
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *games_label;
  GtkDropDown *games;
  GtkWidget *scoring_label;
  GtkDropDown *scoring;
  GtkCheckButton *asked;

  /* with one computer, with two */
  gboolean any;
  gboolean both;
};

G_DEFINE_FINAL_TYPE (TengenPlaySeries, tengen_play_series, GTK_TYPE_WIDGET)

/* What can be played; the first player with @to_win wins has won it. */
static const struct
{
  const char *name;
  int n_games;
  int to_win;
} choices[] = {
  { N_ ("One game"), 1, 0 },      { N_ ("Two games, colours exchanged"), 2, 0 },
  { N_ ("Best of three"), 3, 2 }, { N_ ("Best of five"), 5, 3 },
  { N_ ("Best of seven"), 7, 4 }, { N_ ("Ten games"), 10, 6 },
};

/* The last choice needs points to win by. */
static const struct
{
  const char *name;
  TengenMatchScoring scoring;
} scorings[] = {
  { N_ ("Wins"), TENGEN_MATCH_SCORE_WINS },
  { N_ ("Win 2, draw 1"), TENGEN_MATCH_SCORE_POINTS },
  { N_ ("Difference (online room)"), TENGEN_MATCH_SCORE_DIFFERENCE },
};

static guint
get_games (TengenPlaySeries *self)
{
  return MIN (gtk_drop_down_get_selected (self->games),
              G_N_ELEMENTS (choices) - 1);
}

static guint
get_scoring (TengenPlaySeries *self)
{
  return MIN (gtk_drop_down_get_selected (self->scoring),
              G_N_ELEMENTS (scorings) - 1);
}

static void
games_cb (TengenPlaySeries *self)
{
  gboolean several = choices[get_games (self)].n_games > 1;

  gtk_widget_set_visible (self->scoring_label, several);
  gtk_widget_set_visible (GTK_WIDGET (self->scoring), several);
  gtk_widget_set_visible (GTK_WIDGET (self->asked), !several && !self->any);
}

static void
fill_games (TengenPlaySeries *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    gtk_string_list_append (names, _ (choices[i].name));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (names));
}

static void
tengen_play_series_class_init (TengenPlaySeriesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-series.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySeries, games);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlaySeries, games_label);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlaySeries, scoring_label);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlaySeries, scoring);
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySeries, asked);
  gtk_widget_class_bind_template_callback (widget_class, games_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_play_series_init (TengenPlaySeries *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_games (self);
  tengen_play_series_set_renju (self, FALSE);
  games_cb (self);
}

void
tengen_play_series_set_renju (TengenPlaySeries *self, gboolean renju)
{
  g_autoptr (GtkStringList) names = NULL;
  guint before;
  guint n = renju ? G_N_ELEMENTS (scorings) - 1 : G_N_ELEMENTS (scorings);

  g_return_if_fail (TENGEN_IS_PLAY_SERIES (self));

  before = gtk_drop_down_get_selected (self->scoring);
  names = gtk_string_list_new (NULL);
  for (guint i = 0; i < n; i++)
    gtk_string_list_append (names, _ (scorings[i].name));
  gtk_drop_down_set_model (self->scoring, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->scoring, before < n ? before : 0);
}

void
tengen_play_series_set_computers (TengenPlaySeries *self,
                                  gboolean any,
                                  gboolean both)
{
  g_return_if_fail (TENGEN_IS_PLAY_SERIES (self));

  if (self->any == any && self->both == both)
    return;
  self->any = any;
  self->both = both;
  if (both)
    gtk_drop_down_set_selected (self->games, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), !both);
  games_cb (self);
}

/* Where more than wins counts, all games do. */
void
tengen_play_series_get_plan (TengenPlaySeries *self, TengenPlayPlan *plan)
{
  guint games;

  g_return_if_fail (TENGEN_IS_PLAY_SERIES (self));
  g_return_if_fail (plan != NULL);

  games = get_games (self);
  plan->n_games = choices[games].n_games;
  plan->scoring = plan->n_games > 1 ? scorings[get_scoring (self)].scoring
                                    : TENGEN_MATCH_SCORE_WINS;
  plan->to_win =
      plan->scoring == TENGEN_MATCH_SCORE_WINS ? choices[games].to_win : 0;
  plan->asked_take_back =
      plan->n_games > 1 ||
      (!self->any && gtk_check_button_get_active (self->asked));
}

void
tengen_play_series_align (TengenPlaySeries *self, GtkSizeGroup *labels)
{
  g_return_if_fail (TENGEN_IS_PLAY_SERIES (self));
  g_return_if_fail (GTK_IS_SIZE_GROUP (labels));

  gtk_size_group_add_widget (labels, GTK_WIDGET (self->games_label));
  gtk_size_group_add_widget (labels, GTK_WIDGET (self->scoring_label));
}
