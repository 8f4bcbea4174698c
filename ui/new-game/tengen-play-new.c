/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-new: the small window in which a new game is chosen
 *
 * Shape: the widgets are the state; a setup is read from them when it is asked
 *        for. The page 純碁 has its rules fixed; any other set is on the page
 *        囲碁; Renju has its own. Beside them is what every kind has.
 */
#include "tengen-play-new.h"

#include "tengen-fold-layout.h"
#include "tengen-help.h"
#include "tengen-play-ending.h"
#include "tengen-play-goal.h"
#include "tengen-play-players.h"
#include "tengen-play-regulation.h"
#include "tengen-new-game-resources.h"
#include "tengen-play-rule-pick.h"
#include "tengen-play-series.h"
#include "tengen-play-size.h"
#include "tengen-play-terms.h"
#include "tengen-play-time.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words-computer.h"
#include "tengen-words-renju.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* Of the window where it is one column. */
#define UPRIGHT_HEIGHT 900
/* Of the window where engines outside have a row too. */
#define ENGINES_HEIGHT 740

struct _TengenPlayNew
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkToggleButton *pure;
  GtkToggleButton *go;
  GtkToggleButton *renju;
  GtkStack *stack;
  TengenPlaySize *pure_size;
  TengenPlayGoal *goal;
  TengenPlaySize *go_size;
  TengenPlayRulePick *rules;
  TengenPlayTerms *terms;
  TengenPlayRegulation *regulation;
  TengenPlayEnding *ending;
  TengenPlayPlayers *players;
  TengenPlayTime *time;
  TengenPlaySeries *series;
  GtkSizeGroup *left;
  GtkSizeGroup *right;
  GtkLabel *summary;
  GtkWidget *start;

  /* Owned */
  TengenGameSetup *last;
  /* what the page of 純碁 stands for */
  TengenGoRules pure_rules;
  /* while the widgets are being filled */
  gboolean filling;
  /* the players have arranged themselves who has Black */
  gboolean arranged;
  /* the game of an event, whose players are not known yet */
  gboolean event;
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
#define ROOM_SIZE 9

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

/* The chosen set. */
static const TengenGoRules *
get_rules (TengenPlayNew *self, const char **name)
{
  *name = NULL;
  if (!wants_pure (self))
    return tengen_play_rule_pick_get (self->rules, name);
  tengen_go_rules_set_goal (&self->pure_rules,
                            tengen_play_goal_get (self->goal));
  return &self->pure_rules;
}

/* Two computers play one game; the computer is asked for no 待った. */
static void
follow_seats (TengenPlayNew *self, const TengenGameSetup *setup)
{
  tengen_play_series_set_computers (
      self->series,
      tengen_game_computer_is_any (setup->computers),
      tengen_game_computer_is_both (setup->computers));
}

/* Where colours may be exchanged, the first player is not yet Black. */
static char *
name_seat (TengenPlayNew *self, TengenSeat seat)
{
  gboolean first = seat == TENGEN_SEAT_FIRST;

  if (wants_renju (self) &&
      tengen_play_regulation_is_swapped (self->regulation))
    return tengen_words_renju_player (first ? TENGEN_RENJU_PLAYER_FIRST
                                            : TENGEN_RENJU_PLAYER_SECOND);
  return tengen_words_stone (first ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE);
}

/* Which seats the computer has, and how strong it is. */
static void
append_computers (TengenPlayNew *self,
                  GString *text,
                  const TengenGameSetup *setup)
{
  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    {
      const TengenGameComputer *computer = &setup->computers[seat];
      g_autofree char *side = NULL;
      g_autofree char *computer_text = NULL;

      if (computer->level == 0)
        continue;
      side = name_seat (self, (TengenSeat) seat);
      computer_text = tengen_words_computer_at (
          side,
          seat == TENGEN_SEAT_FIRST ? setup->black : setup->white,
          computer->level);
      g_string_append (text, tengen_words_gap ());
      g_string_append (text, computer_text);
    }
}

/* What the choices make, with the levels that the board has. */
static TengenGameSetup *
settle_setup (TengenPlayNew *self)
{
  g_autoptr (TengenGameSetup) setup = tengen_play_new_get_setup (self);

  tengen_play_players_set_game (self->players, setup);
  return tengen_play_new_get_setup (self);
}

static void
show_summary (TengenPlayNew *self)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autofree char *start = NULL;
  g_autoptr (GString) text = NULL;

  if (self->filling)
    return;
  setup = settle_setup (self);
  follow_seats (self, setup);
  start = tengen_words_start (setup, tengen_words_gap ());
  text = g_string_new (start);
  append_computers (self, text, setup);
  gtk_label_set_label (self->summary, text->str);
}

static void
show_players (TengenPlayNew *self)
{
  g_autofree char *first = name_seat (self, TENGEN_SEAT_FIRST);
  g_autofree char *second = name_seat (self, TENGEN_SEAT_SECOND);

  tengen_play_players_set_kind (
      self->players, wants_renju (self), first, second);
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
  tengen_play_series_set_renju (self->series, wants_renju (self));
  show_players (self);
  show_summary (self);
}

static void
regulation_cb (TengenPlayNew *self)
{
  show_players (self);
  show_summary (self);
}

/* Enter starts, also after a choice. */
static void
focus_start (TengenPlayNew *self)
{
  gtk_window_set_focus (GTK_WINDOW (self), self->start);
}

static void
size_cb (TengenPlayNew *self)
{
  if (!self->filling)
    tengen_play_terms_set_size (self->terms,
                                tengen_play_size_get (self->go_size));
}

/* The weaker player has Black, unless the two have arranged it. The time goes
 * with the person. */
static void
ranked_cb (TengenPlayNew *self)
{
  int black = tengen_play_players_get_rank (self->players, TENGEN_STONE_BLACK);
  int white = tengen_play_players_get_rank (self->players, TENGEN_STONE_WHITE);

  if (self->filling || gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  if (!self->arranged && gtk_toggle_button_get_active (self->go) &&
      tengen_play_terms_wants_exchange (self->terms, black, white))
    {
      tengen_play_players_exchange (self->players);
      tengen_play_time_exchange (self->time);
      tengen_play_terms_set_ranks (self->terms, white, black);
      return;
    }
  tengen_play_terms_set_ranks (self->terms, black, white);
}

static void
arranged_cb (TengenPlayNew *self, gboolean exchanged)
{
  self->arranged = TRUE;
  if (exchanged)
    tengen_play_time_exchange (self->time);
  ranked_cb (self);
  focus_start (self);
}

/* The computer has no rank that a handicap could follow. */
static void
seated_cb (TengenPlayNew *self)
{
  if (self->filling || gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  ranked_cb (self);
  show_summary (self);
}

/* Where captures decide there is no komi, and nothing to make up for. */
static void
show_terms (TengenPlayNew *self, const TengenGoRules *rules)
{
  gtk_widget_set_visible (GTK_WIDGET (self->terms), rules->goal == 0);
}

/* The online room is played on one of three boards, 9 x 9 if nothing is said. */
static void
follow_rules (TengenPlayNew *self)
{
  const char *name;
  const TengenGoRules *rules = tengen_play_rule_pick_get (self->rules, &name);
  gboolean room = tengen_play_terms_is_room (rules);

  tengen_play_size_set_only_usual (self->go_size, room);
  if (room)
    tengen_play_size_set (self->go_size, ROOM_SIZE);
  tengen_play_terms_set_rules (self->terms, rules);
  show_terms (self, rules);
}

/* 純碁 as it is named has its page; a set of one's own made from it does not. */
static void
picked_cb (TengenPlayNew *self, gboolean differs)
{
  const char *name = NULL;
  const TengenGoRules *rules = tengen_play_rule_pick_get (self->rules, &name);

  focus_start (self);
  if (!differs)
    return;
  if (name != NULL || !is_pure (rules))
    {
      follow_rules (self);
      return;
    }
  tengen_play_rule_pick_set (self->rules, find_first_rules (FALSE), NULL);
  follow_rules (self);
  gtk_toggle_button_set_active (self->pure, TRUE);
}

static void
start_cb (TengenPlayNew *self)
{
  g_autoptr (TengenGameSetup) setup = NULL;

  /* what was typed but not yet left counts too */
  tengen_play_terms_settle (self->terms);
  if (!self->event && !tengen_play_players_check (self->players))
    return;
  setup = tengen_play_new_get_setup (self);
  if (!self->event)
    tengen_play_players_remember (self->players);
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
  tengen_play_size_set_only_usual (self->go_size,
                                   tengen_play_terms_is_room (&setup->rules));
  tengen_play_terms_fill (self->terms, setup);
  show_terms (self, &setup->rules);
}

/* With the changed fields of last time. */
static void
fill_pure (TengenPlayNew *self, const TengenGameSetup *setup)
{
  self->pure_rules = setup->rules;
  tengen_play_size_set (self->pure_size, setup->width);
  tengen_play_goal_set (self->goal, setup->rules.goal);
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
  self->pure_rules = *find_first_rules (TRUE);
  if (pure && last != NULL)
    fill_pure (self, last);
  if (last != NULL)
    {
      tengen_play_players_fill (self->players, last);
      tengen_play_time_set (self->time, &last->clock);
    }
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
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, goal);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, go_size);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, rules);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, terms);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayNew, regulation);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, ending);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, players);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, time);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, series);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, left);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, right);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, summary);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayNew, start);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, size_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_summary);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, regulation_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_start);
  gtk_widget_class_bind_template_callback (widget_class, ranked_cb);
  gtk_widget_class_bind_template_callback (widget_class, arranged_cb);
  gtk_widget_class_bind_template_callback (widget_class, seated_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
tengen_play_new_class_init (TengenPlayNewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_play_new_finalize;

  /* TengenPlayNew::start: play with these settings */
  signals[SIGNAL_START] =
      tengen_signal_new ("start", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_POINTER);

  g_type_ensure (TENGEN_TYPE_FOLD_LAYOUT);
  g_type_ensure (TENGEN_TYPE_PLAY_ENDING);
  g_type_ensure (TENGEN_TYPE_PLAY_GOAL);
  g_type_ensure (TENGEN_TYPE_PLAY_REGULATION);
  g_type_ensure (TENGEN_TYPE_PLAY_SIZE);
  g_type_ensure (TENGEN_TYPE_PLAY_RULE_PICK);
  g_type_ensure (TENGEN_TYPE_PLAY_TERMS);
  g_type_ensure (TENGEN_TYPE_PLAY_PLAYERS);
  g_type_ensure (TENGEN_TYPE_PLAY_TIME);
  g_type_ensure (TENGEN_TYPE_PLAY_SERIES);
  tengen_new_game_get_resource ();
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
  self->filling = TRUE;
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/play/tengen-play-rules.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "new-game");
  tengen_play_size_set_usual (
      self->pure_size, pure_sizes, G_N_ELEMENTS (pure_sizes));
  tengen_play_size_set_usual (self->go_size, go_sizes, G_N_ELEMENTS (go_sizes));
  tengen_play_terms_align (self->terms, self->left);
  tengen_play_players_align (self->players, self->right);
  tengen_play_series_align (self->series, self->right);
  gtk_window_set_focus (GTK_WINDOW (self), self->start);
}

/* Where the window below stands upright, there are two columns no longer, but
 * the height for one. */
static void
stand_as (TengenPlayNew *self, GtkWidget *parent)
{
  if (gtk_widget_get_height (parent) > gtk_widget_get_width (parent))
    g_object_set (self, "default-height", UPRIGHT_HEIGHT, NULL);
}

/* Leaves room for the row of engines, as far as the window below has it. */
static void
make_room (TengenPlayNew *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  int height;

  if (parent == NULL)
    return;
  g_object_get (self, "default-height", &height, NULL);
  g_object_set (
      self,
      "default-height",
      MAX (height,
           MIN (gtk_widget_get_height (GTK_WIDGET (parent)), ENGINES_HEIGHT)),
      NULL);
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
  if (parent != NULL)
    stand_as (self, GTK_WIDGET (parent));
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
  if (!pure && rules->goal == 0)
    tengen_play_terms_write (self->terms, setup);
  setup->rules_name = g_strdup (name);
  return setup;
}

TengenGameSetup *
tengen_play_new_get_setup (TengenPlayNew *self)
{
  TengenGameSetup *setup;

  g_return_val_if_fail (TENGEN_IS_PLAY_NEW (self), NULL);

  setup = wants_renju (self) ? make_renju (self) : make_go (self);
  setup->clock = *tengen_play_time_get (self->time);
  if (!self->event)
    tengen_play_players_write (self->players, setup);
  return setup;
}

void
tengen_play_new_get_plan (TengenPlayNew *self, TengenPlayPlan *plan)
{
  g_return_if_fail (TENGEN_IS_PLAY_NEW (self));
  g_return_if_fail (plan != NULL);

  tengen_play_series_get_plan (self->series, plan);
}

void
tengen_play_new_set_players (TengenPlayNew *self, TengenPlayerShelf *shelf)
{
  g_return_if_fail (TENGEN_IS_PLAY_NEW (self));
  g_return_if_fail (TENGEN_IS_PLAYER_SHELF (shelf));

  tengen_play_players_set_shelf (self->players, shelf);
}

void
tengen_play_new_set_levels (TengenPlayNew *self, TengenLevelShelf *shelf)
{
  g_return_if_fail (TENGEN_IS_PLAY_NEW (self));
  g_return_if_fail (TENGEN_IS_LEVEL_SHELF (shelf));

  tengen_play_players_set_levels (self->players, shelf);
}

void
tengen_play_new_set_engines (TengenPlayNew *self, TengenExternalList *list)
{
  g_return_if_fail (TENGEN_IS_PLAY_NEW (self));
  g_return_if_fail (TENGEN_IS_EXTERNAL_LIST (list));

  if (tengen_external_list_get_n (list) > 0)
    make_room (self);
  tengen_play_players_set_engines (self->players, list);
}

void
tengen_play_new_seat_computer (TengenPlayNew *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_NEW (self));

  if (wants_renju (self))
    gtk_toggle_button_set_active (self->pure, TRUE);
  if (!tengen_play_players_has_computer (self->players))
    tengen_play_players_seat_computer (self->players, TENGEN_STONE_WHITE);
}

void
tengen_play_new_set_event (TengenPlayNew *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_NEW (self));

  self->event = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->players), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->series), FALSE);
  tengen_play_terms_set_ranks (self->terms, 0, 0);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Game of the Event"));
  gtk_button_set_label (GTK_BUTTON (self->start), _ ("Choose This"));
  gtk_widget_set_tooltip_text (self->start, _ ("Takes the choice (Enter)"));
}
