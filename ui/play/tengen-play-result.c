/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-result: the card that stands where play ended
 */
#include "tengen-play-result.h"

#include "tengen-ruby-over.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayResult
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkWidget *disc;
  GtkLabel *winner;
  GtkLabel *outcome;
  GtkWidget *counted;
  GtkLabel *sums;
  GtkWidget *match;
  GtkLabel *score;
  GtkButton *next;
  GtkWidget *again;

  /* the score of a match, and what the button of the next game says; NULL:
   * none, or no match */
  char *score_text;
  char *next_label;
  gboolean from_lesson;
};

G_DEFINE_FINAL_TYPE (TengenPlayResult, tengen_play_result, GTK_TYPE_WIDGET)

/* Lines are cut off, not wrapped: the panel keeps its width, and the list above
 * its height. */
static void
say (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), text);
}

static void
tengen_play_result_dispose (GObject *object)
{
  TengenPlayResult *self = TENGEN_PLAY_RESULT (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->score_text, g_free);
  g_clear_pointer (&self->next_label, g_free);
  G_OBJECT_CLASS (tengen_play_result_parent_class)->dispose (object);
}

static void
tengen_play_result_class_init (TengenPlayResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_result_dispose;

  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-result.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayResult, box);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayResult, disc);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayResult, winner);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayResult, outcome);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayResult, counted);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayResult, sums);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayResult, match);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayResult, score);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayResult, next);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayResult, again);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "result");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_play_result_init (TengenPlayResult *self)
{
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Result"), -1);
}

/* --- How it ended --- */

/* The colour is a picture; the sentence says it in words. */
static void
show_disc (TengenPlayResult *self, TengenStone winner)
{
  gtk_widget_set_visible (self->disc, winner != TENGEN_STONE_NONE);
  gtk_widget_remove_css_class (self->disc, "black");
  gtk_widget_remove_css_class (self->disc, "white");
  gtk_widget_add_css_class (self->disc,
                            winner == TENGEN_STONE_BLACK ? "black" : "white");
}

static void
show_outcome (TengenPlayResult *self, const TengenGame *game)
{
  TengenResult result = tengen_game_get_result (game);
  g_autofree char *name =
      result.winner == TENGEN_STONE_NONE
          ? NULL
          : tengen_words_player (tengen_game_get_position (game),
                                 result.winner);
  g_autofree char *outcome =
      tengen_words_end (tengen_game_get_position (game), &result);

  show_disc (self, result.winner);
  say (self->winner, name != NULL ? name : "");
  gtk_widget_set_visible (GTK_WIDGET (self->winner), name != NULL);
  say (self->outcome, *outcome != '\0' ? outcome : _ ("The game is over."));
}

/* --- How it was counted --- */

static int
get_amount (const TengenAccount *account,
            TengenAccountCode code,
            TengenStone stone)
{
  for (guint i = 0; i < account->lines->len; i++)
    {
      const TengenAccountLine *line = account->lines->pdata[i];

      if (line->code == code)
        return line->amount_x2[stone];
    }
  return 0;
}

static char *
say_amount (const TengenAccount *account,
            TengenAccountCode code,
            TengenStone stone)
{
  return tengen_words_figure (
      get_amount (account, code, stone), account->unit, TRUE);
}

static char *
say_sums (const TengenAccount *account)
{
  g_autofree char *black =
      say_amount (account, TENGEN_ACCOUNT_TOTAL, TENGEN_STONE_BLACK);
  g_autofree char *white =
      say_amount (account, TENGEN_ACCOUNT_TOTAL, TENGEN_STONE_WHITE);
  g_autofree char *komi =
      say_amount (account, TENGEN_ACCOUNT_KOMI, TENGEN_STONE_WHITE);

  if (get_amount (account, TENGEN_ACCOUNT_KOMI, TENGEN_STONE_WHITE) == 0)
    /* Translators: the sums of both sides, such as `30 points` */
    return g_strdup_printf (_ ("Black %s – White %s"), black, white);
  /* Translators: the sums of both sides; the komi, such as `6.5 points` */
  return g_strdup_printf (
      _ ("Black %s – White %s\nwith komi %s"), black, white, komi);
}

static void
show_sums (TengenPlayResult *self, const TengenPosition *position)
{
  g_autoptr (TengenGoCount) count = tengen_position_is_counted (position)
                                        ? tengen_position_count (position)
                                        : NULL;
  g_autoptr (TengenAccount) account = NULL;
  g_autofree char *sums = NULL;

  gtk_widget_set_visible (self->counted, count != NULL);
  if (count == NULL)
    return;
  account =
      tengen_account_new (count, &tengen_position_get_setup (position)->rules);
  sums = say_sums (account);
  say (self->sums, sums);
}

/* --- What comes next --- */

static void
show_match (TengenPlayResult *self)
{
  say (self->score, self->score_text != NULL ? self->score_text : "");
  gtk_widget_set_visible (self->match, self->score_text != NULL);
}

/* With a handicap colours stay, and a regulated opening of Renju has its own
 * way of deciding them. */
static gboolean
keeps_colours (const TengenGameSetup *setup)
{
  if (tengen_game_setup_is_renju (setup))
    return setup->renju.regulation != TENGEN_RENJU_FREE;
  return setup->handicap > 1;
}

static void
show_button (TengenPlayResult *self,
             const char *label,
             const char *action,
             const char *tip)
{
  gtk_button_set_label (self->next, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), action);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->next), tip);
}

static void
show_next (TengenPlayResult *self, const TengenGameSetup *setup)
{
  gtk_widget_set_visible (GTK_WIDGET (self->next),
                          self->score_text == NULL || self->next_label != NULL);
  gtk_widget_set_visible (self->again,
                          self->from_lesson && self->score_text == NULL);
  if (self->score_text != NULL)
    show_button (self,
                 self->next_label != NULL ? self->next_label : "",
                 "win.next-game",
                 _ ("Starts the next game of the match"));
  else if (self->from_lesson)
    show_button (self,
                 _ ("Go On With the Lesson"),
                 "app.lessons",
                 _ ("Shows the lesson that this game is part of"));
  else if (keeps_colours (setup))
    show_button (self,
                 _ ("Play Again"),
                 "win.again",
                 _ ("Starts a new game with the same rules"));
  else
    show_button (
        self,
        _ ("Swap Colours"),
        "win.again-exchanged",
        _ ("Starts a new game with the same rules, the colours exchanged"));
}

void
tengen_play_result_update (TengenPlayResult *self, const TengenGame *game)
{
  g_return_if_fail (TENGEN_IS_PLAY_RESULT (self));
  g_return_if_fail (game != NULL);

  if (self->box == NULL)
    {
      gtk_widget_init_template (GTK_WIDGET (self));
      tengen_ruby_over_put (GTK_WIDGET (self), TRUE);
    }
  show_outcome (self, game);
  show_match (self);
  show_sums (self, tengen_game_get_position (game));
  show_next (self, tengen_game_get_setup (game));
}

void
tengen_play_result_set_match (TengenPlayResult *self,
                              const char *score,
                              const char *next)
{
  char *label = g_strdup (next);

  g_return_if_fail (TENGEN_IS_PLAY_RESULT (self));

  g_free (self->next_label);
  self->next_label = label;
  g_free (self->score_text);
  self->score_text = g_strdup (score);
  if (self->box != NULL)
    show_match (self);
}

void
tengen_play_result_set_lesson (TengenPlayResult *self, gboolean from_lesson)
{
  g_return_if_fail (TENGEN_IS_PLAY_RESULT (self));

  self->from_lesson = from_lesson != FALSE;
}
