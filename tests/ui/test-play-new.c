/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-new: the window for a new game
 */

#include "display-start.h"
#include "play-new.h"
#include "tengen-play-goal.h"
#include "tengen-play-regulation.h"
#include "tengen-play-rule-pick.h"
#include "tengen-play-size.h"
#include "tengen-renju-colours.h"

/* The sets to choose from, for all tests. */
static TengenRuleShelf *shelf;

/* Without settings of last time: 純碁 on 9x9, no komi, no handicap. */
static void
test_first (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  g_autoptr (TengenGameSetup) setup = tengen_play_new_get_setup (self);

  g_assert_cmpstr (setup->rules.id, ==, "pure");
  g_assert_cmpint (setup->width, ==, 9);
  g_assert_cmpint (setup->height, ==, 9);
  g_assert_cmpint (setup->komi_x2, ==, 0);
  g_assert_cmpint (setup->handicap, ==, 0);
  g_assert_null (setup->black);
  close_window (self);
}

/* The window opens with what was played last; Start, which has the focus,
 * plays it again. */
static void
test_last (void)
{
  g_autoptr (TengenGameSetup) last = make_last ();
  g_autoptr (TengenGameSetup) started = NULL;
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, last);
  GtkWidget *start = gtk_window_get_default_widget (GTK_WINDOW (self));

  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self)) == start);
  g_signal_connect (self, "start", G_CALLBACK (copy_cb), &started);
  g_object_add_weak_pointer (G_OBJECT (self), (gpointer *) &self);
  g_signal_emit_by_name (start, "clicked");

  g_assert_nonnull (started);
  g_assert_true (tengen_go_rules_equal (&started->rules, &last->rules));
  g_assert_cmpint (started->width, ==, 13);
  g_assert_cmpint (started->handicap, ==, 3);
  g_assert_cmpint (started->komi_x2, ==, 5);
  g_assert_cmpstr (started->black, ==, "花子");
  g_assert_cmpstr (started->white, ==, "太郎");
  g_assert_null (self);
}

/* Komi follows handicap and rules until it is changed by hand. */
static void
test_komi (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  const TengenGoRules *japan = tengen_go_rules_find ("japan");
  g_autoptr (TengenGameSetup) even = NULL;
  g_autoptr (TengenGameSetup) stones = NULL;
  g_autoptr (TengenGameSetup) typed = NULL;

  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  even = tengen_play_new_get_setup (self);
  g_assert_cmpstr (even->rules.id, ==, "japan");
  g_assert_cmpint (even->width, ==, 19);
  g_assert_cmpint (even->komi_x2, ==, tengen_go_rules_komi (japan, 0));

  gtk_drop_down_set_selected (term (self, "handicap"), 4);
  stones = tengen_play_new_get_setup (self);
  g_assert_cmpint (stones->handicap, ==, 4);
  g_assert_cmpint (stones->komi_x2, ==, tengen_go_rules_komi (japan, 4));

  gtk_editable_set_text (term (self, "komi"), "3.5");
  gtk_spin_button_update (term (self, "komi"));
  typed = tengen_play_new_get_setup (self);
  g_assert_cmpint (typed->komi_x2, ==, 7);
  close_window (self);
}

/* What is no half point stays what it was. */
static void
test_komi_texts (void)
{
  static const struct
  {
    const char *text;
    int komi_x2;
  } cases[] = {
    { "6.5", 13 }, { "0", 0 },   { "-2.5", -5 },
    { "7,5", 15 }, { "4.0", 8 }, { " 3 ", 6 },
  };
  static const char *const wrong[] = { "", "x", "3.2", "-", "1.5x", "99999" };
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  GtkSpinButton *komi = term (self, "komi");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (komi), cases[i].text);
      gtk_spin_button_update (komi);
      g_assert_cmpint (
          gtk_spin_button_get_value_as_int (komi), ==, cases[i].komi_x2);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (komi), wrong[i]);
      gtk_spin_button_update (komi);
      g_assert_cmpint (gtk_spin_button_get_value_as_int (komi), ==, 6);
    }
  close_window (self);
}

/* A smaller board has room for fewer stones. */
static void
test_handicap_room (void)
{
  g_autoptr (TengenGameSetup) last = make_last ();
  g_autoptr (TengenGameSetup) small = NULL;
  g_autoptr (TengenGameSetup) tiny = NULL;
  TengenPlayNew *self;

  last->handicap = 9;
  self = tengen_play_new_new (NULL, shelf, last);
  tengen_play_size_set (child (self, "go_size"), 8);
  small = tengen_play_new_get_setup (self);
  g_assert_cmpint (small->handicap, ==, 4);
  g_assert_cmpint (small->komi_x2, ==, tengen_go_rules_komi (&last->rules, 4));
  tengen_play_size_set (child (self, "go_size"), 5);
  tiny = tengen_play_new_get_setup (self);
  g_assert_cmpint (tiny->handicap, <=, 1);
  close_window (self);
}

/* A usual size has a button, any other is a number. */
static void
test_sizes (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  TengenPlaySize *size = child (self, "pure_size");
  g_autoptr (TengenGameSetup) seven = NULL;
  g_autoptr (TengenGameSetup) eleven = NULL;

  tengen_play_size_set (size, 7);
  seven = tengen_play_new_get_setup (self);
  g_assert_cmpint (seven->width, ==, 7);
  tengen_play_size_set (size, 11);
  eleven = tengen_play_new_get_setup (self);
  g_assert_cmpint (eleven->height, ==, 11);
  tengen_play_size_set (size, 99);
  g_assert_cmpint (tengen_play_size_get (size), ==, 25);
  tengen_play_size_set (size, 0);
  g_assert_cmpint (tengen_play_size_get (size), ==, 2);
  close_window (self);
}

static gpointer
goal_child (TengenPlayNew *self, const char *id)
{
  return gtk_widget_get_template_child (
      child (self, "goal"), TENGEN_TYPE_PLAY_GOAL, id);
}

static void
expect_goal (TengenPlayNew *self, int goal, const char *rules)
{
  g_autoptr (TengenGameSetup) setup = tengen_play_new_get_setup (self);
  g_autofree char *text = tengen_go_rules_format (&setup->rules);

  g_assert_cmpint (tengen_play_goal_get (child (self, "goal")), ==, goal);
  g_assert_cmpstr (text, ==, rules);
  g_assert_cmpint (setup->komi_x2, ==, 0);
  g_assert_cmpint (setup->handicap, ==, 0);
}

/* 純碁 by the count, or by captures; the summary says it. */
static void
test_goal (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  GtkLabel *summary = child (self, "summary");
  g_autofree char *counted = g_strdup (gtk_label_get_label (summary));

  expect_goal (self, 0, "pure");
  g_assert_true (gtk_toggle_button_get_active (goal_child (self, "count")));
  gtk_toggle_button_set_active (goal_child (self, "three"), TRUE);
  expect_goal (self, 3, "pure goal=3");
  g_assert_nonnull (strstr (gtk_label_get_label (summary), "3"));
  gtk_toggle_button_set_active (goal_child (self, "five"), TRUE);
  expect_goal (self, 5, "pure goal=5");
  gtk_toggle_button_set_active (goal_child (self, "one"), TRUE);
  expect_goal (self, 1, "pure goal=1");
  gtk_toggle_button_set_active (goal_child (self, "count"), TRUE);
  expect_goal (self, 0, "pure");
  g_assert_cmpstr (gtk_label_get_label (summary), ==, counted);
  close_window (self);
}

/* What was played last, also what has no button; 囲碁 is not asked for it. */
static void
test_goal_last (void)
{
  TengenGoRules rules = *tengen_go_rules_find ("pure");
  g_autoptr (TengenGameSetup) last = NULL;
  TengenPlayNew *self;

  tengen_go_rules_set_goal (&rules, 2);
  last = tengen_game_setup_new (&rules, 7);
  self = tengen_play_new_new (NULL, shelf, last);
  expect_goal (self, 2, "pure goal=2");
  g_assert_false (gtk_toggle_button_get_active (goal_child (self, "count")));
  gtk_toggle_button_set_active (goal_child (self, "count"), TRUE);
  expect_goal (self, 0, "pure");
  close_window (self);

  tengen_go_rules_set_goal (&last->rules, 3);
  self = tengen_play_new_new (NULL, shelf, last);
  g_assert_true (gtk_toggle_button_get_active (goal_child (self, "three")));
  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  g_assert_true (gtk_widget_get_visible (child (self, "terms")));
  {
    g_autoptr (TengenGameSetup) go = tengen_play_new_get_setup (self);

    g_assert_cmpint (go->rules.goal, ==, 0);
  }
  close_window (self);

  /* an own set in which captures decide: neither komi nor handicap */
  rules = *tengen_go_rules_find ("japan");
  tengen_go_rules_set_goal (&rules, 3);
  tengen_game_setup_free (g_steal_pointer (&last));
  last = tengen_game_setup_new (&rules, 9);
  last->rules_name = g_strdup ("教室");
  self = tengen_play_new_new (NULL, shelf, last);
  g_assert_true (gtk_toggle_button_get_active (child (self, "go")));
  g_assert_false (gtk_widget_get_visible (child (self, "terms")));
  close_window (self);
}

/* Names are the same for both kinds; blanks around them are no name. */
static void
test_names (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  g_autoptr (TengenGameSetup) setup = NULL;

  gtk_editable_set_text (field (self, "black"), "  Hanako ");
  gtk_editable_set_text (field (self, "white"), "   ");
  setup = tengen_play_new_get_setup (self);
  g_assert_cmpstr (setup->black, ==, "Hanako");
  g_assert_null (setup->white);
  close_window (self);
}

static void
pick (TengenPlayNew *self, const char *target)
{
  gtk_widget_activate_action (child (self, "rules"), "rules.pick", "s", target);
}

static char *
get_text (const TengenGameSetup *setup, TengenProperty property)
{
  g_autoptr (TengenRecord) record = tengen_game_setup_write (setup);

  return tengen_record_get_text (
      record, tengen_record_get_game (record, 0), property);
}

/* Any set can be picked; komi goes with it. */
static void
test_pick (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);

  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      g_autofree char *target = g_strconcat ("set ", rules->id, NULL);
      g_autoptr (TengenGameSetup) setup = NULL;

      gtk_widget_grab_focus (GTK_WIDGET (field (self, "black")));
      pick (self, target);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (self)) ==
                     gtk_window_get_default_widget (GTK_WINDOW (self)));
      setup = tengen_play_new_get_setup (self);
      g_assert_true (tengen_go_rules_equal (&setup->rules, rules));
      g_assert_null (setup->rules_name);
      g_assert_cmpint (setup->komi_x2, ==, tengen_go_rules_komi (rules, 0));
      /* 純碁 has its page, and the page 囲碁 goes back to its first set */
      g_assert_cmpint (gtk_toggle_button_get_active (child (self, "pure")),
                       ==,
                       rules->unit == TENGEN_GO_UNIT_STONES);
      gtk_toggle_button_set_active (child (self, "go"), TRUE);
    }
  close_window (self);
}

/* A set of one's own: picked by name, written with its changes and its name,
 * there again the next time, and as it was changed meanwhile. */
static void
test_own (void)
{
  TengenGoRules rules;
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenGameSetup) again = NULL;
  g_autoptr (TengenGameSetup) changed = NULL;
  g_autofree char *own = NULL;
  g_autofree char *name = NULL;
  TengenPlayNew *self;

  g_assert_true (
      tengen_go_rules_parse ("japan komi=11 repetition=positional", &rules));
  g_assert_true (tengen_rule_shelf_save (shelf, "わが_教室", &rules));
  self = tengen_play_new_new (NULL, shelf, NULL);
  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  pick (self, "own わが_教室");
  setup = tengen_play_new_get_setup (self);
  g_assert_cmpstr (setup->rules_name, ==, "わが_教室");
  g_assert_true (tengen_go_rules_equal (&setup->rules, &rules));
  g_assert_cmpint (setup->komi_x2, ==, 11);
  own = get_text (setup, TENGEN_PROPERTY_TNR);
  name = get_text (setup, TENGEN_PROPERTY_RU);
  g_assert_cmpstr (own, ==, "japan repetition=positional komi=11");
  g_assert_cmpstr (name, ==, "わが_教室");
  close_window (self);

  self = tengen_play_new_new (NULL, shelf, setup);
  again = tengen_play_new_get_setup (self);
  g_assert_cmpstr (again->rules_name, ==, "わが_教室");
  g_assert_true (tengen_go_rules_equal (&again->rules, &rules));
  rules.komi_x2 = 9;
  g_assert_true (tengen_rule_shelf_save (shelf, "わが_教室", &rules));
  g_assert_true (tengen_rule_shelf_remove (shelf, "わが_教室"));
  changed = tengen_play_new_get_setup (self);
  g_assert_cmpint (changed->komi_x2, ==, 9);
  g_assert_cmpstr (changed->rules_name, ==, "わが_教室");
  close_window (self);
}

/* A set of one's own made from 純碁 is played on the page 囲碁. */
static void
test_own_pure (void)
{
  TengenGoRules rules = *tengen_go_rules_find ("pure");
  g_autoptr (TengenGameSetup) last = NULL;
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenPlayNew *self;

  rules.repetition = TENGEN_GO_REPETITION_POSITIONAL;
  last = tengen_game_setup_new (&rules, 7);
  last->rules_name = g_strdup ("純碁・同形禁止");
  self = tengen_play_new_new (NULL, shelf, last);
  g_assert_true (gtk_toggle_button_get_active (child (self, "go")));
  setup = tengen_play_new_get_setup (self);
  g_assert_true (tengen_go_rules_equal (&setup->rules, &rules));
  g_assert_cmpstr (setup->rules_name, ==, "純碁・同形禁止");
  g_assert_cmpint (setup->width, ==, 7);
  close_window (self);
}

/* --- Renju --- */

static gpointer
regulation_child (TengenPlayNew *self, const char *id)
{
  return gtk_widget_get_template_child (
      child (self, "regulation"), TENGEN_TYPE_PLAY_REGULATION, id);
}

/* Chooses in the list, as a click does. */
static void
pick_regulation (TengenPlayNew *self, TengenRenjuRegulation regulation)
{
  GtkListBox *list = regulation_child (self, "list");

  g_signal_emit_by_name (
      list,
      "row-activated",
      gtk_list_box_get_row_at_index (list, (int) regulation - 1));
}

/* What a window makes of its choice, as it is written into a record. */
static char *
format_renju (TengenPlayNew *self)
{
  g_autoptr (TengenGameSetup) setup = tengen_play_new_get_setup (self);

  g_assert_true (tengen_game_setup_is_renju (setup));
  g_assert_cmpint (setup->game, ==, 4);
  g_assert_cmpint (setup->width, ==, 15);
  g_assert_cmpint (setup->height, ==, 15);
  g_assert_cmpint (setup->komi_x2, ==, 0);
  g_assert_cmpint (setup->handicap, ==, 0);
  g_assert_null (setup->rules_name);
  return tengen_renju_rules_format (&setup->renju);
}

static void
check_renju (TengenPlayNew *self, const char *rules)
{
  g_autofree char *text = format_renju (self);

  g_assert_cmpstr (text, ==, rules);
}

/* Renju can be started at once: free play that ends by itself. */
static void
test_renju (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  g_autoptr (TengenGameSetup) started = NULL;

  gtk_toggle_button_set_active (child (self, "renju"), TRUE);
  check_renju (self, "free");
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (child (self, "stack")), ==, "renju");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self)) ==
                 gtk_window_get_default_widget (GTK_WINDOW (self)));
  g_signal_connect (self, "start", G_CALLBACK (copy_cb), &started);
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (self)),
                         "clicked");
  g_assert_nonnull (started);
  g_assert_cmpint (started->renju.regulation, ==, TENGEN_RENJU_FREE);
}

/* Every regulation can be chosen, with its customary number; who begins is
 * only tentatively Black where colours may be exchanged. */
static void
test_regulations (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);

  gtk_toggle_button_set_active (child (self, "renju"), TRUE);
  for (int i = 1; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      TengenRenjuRegulation regulation = (TengenRenjuRegulation) i;
      gboolean stays = regulation == TENGEN_RENJU_FREE ||
                       regulation == TENGEN_RENJU_PRO ||
                       regulation == TENGEN_RENJU_LONG_PRO;
      TengenRenjuRules rules;
      g_autofree char *text = NULL;

      tengen_renju_rules_init (&rules, regulation);
      text = tengen_renju_rules_format (&rules);
      pick_regulation (self, regulation);
      check_renju (self, text);
      g_assert_cmpint (
          gtk_widget_get_visible (regulation_child (self, "number_row")),
          ==,
          rules.number > 0);
      g_assert_cmpstr (
          gtk_label_get_label (regulation_child (self, "line")), !=, "");
      g_assert_cmpint (g_str_equal (gtk_label_get_label (
                                        players_child (self, "black_label")),
                                    "Black"),
                       ==,
                       stays);
    }
  g_assert_null (gtk_list_box_get_row_at_index (
      regulation_child (self, "list"), TENGEN_RENJU_N_REGULATIONS - 1));
  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  g_assert_cmpstr (
      gtk_label_get_label (players_child (self, "white_label")), ==, "White");
  close_window (self);
}

/* The number goes from 1 to 12 and belongs to its regulation. */
static void
test_number (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  GtkSpinButton *number = regulation_child (self, "number");

  gtk_toggle_button_set_active (child (self, "renju"), TRUE);
  pick_regulation (self, TENGEN_RENJU_TARA);
  gtk_spin_button_set_value (number, 5);
  check_renju (self, "tara-5");
  gtk_spin_button_set_value (number, 99);
  check_renju (self, "tara-12");
  gtk_spin_button_set_value (number, 0);
  check_renju (self, "tara-1");
  /* picked again it stays as it is */
  pick_regulation (self, TENGEN_RENJU_TARA);
  check_renju (self, "tara-1");
  pick_regulation (self, TENGEN_RENJU_SOOS);
  check_renju (self, "soos-8");
  g_object_set (child (self, "ending"), "declared", TRUE, NULL);
  check_renju (self, "soos-8 declared");
  pick_regulation (self, TENGEN_RENJU_S26);
  check_renju (self, "s26 declared");
  close_window (self);
}

/* The last game of Renju comes back, names too; Go has its usual choice then.
 * After a game of Go the rules of Renju are still there. */
static void
test_last_renju (void)
{
  TengenRenjuRules rules = { TENGEN_RENJU_TARA, 7, TRUE };
  g_autoptr (TengenGameSetup) last = tengen_game_setup_new_renju (&rules);
  g_autoptr (TengenGameSetup) go = make_last ();
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenPlayNew *self;

  last->black = g_strdup ("花子");
  self = tengen_play_new_new (NULL, shelf, last);
  check_renju (self, "tara-7 declared");
  g_assert_cmpstr (gtk_editable_get_text (field (self, "black")), ==, "花子");
  gtk_toggle_button_set_active (child (self, "go"), TRUE);
  setup = tengen_play_new_get_setup (self);
  g_assert_cmpstr (setup->rules.id, ==, "japan");
  g_assert_cmpint (setup->width, ==, 19);
  g_assert_false (tengen_game_setup_is_renju (setup));
  close_window (self);

  go->renju = rules;
  self = tengen_play_new_new (NULL, shelf, go);
  g_assert_true (gtk_toggle_button_get_active (child (self, "go")));
  gtk_toggle_button_set_active (child (self, "renju"), TRUE);
  check_renju (self, "tara-7 declared");
  close_window (self);
}

static TengenRenjuColours *
find_scene (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (TENGEN_IS_RENJU_COLOURS (window))
        return TENGEN_RENJU_COLOURS (window);
    }
  return NULL;
}

static gpointer
scene_child (TengenRenjuColours *scene, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (scene), TENGEN_TYPE_RENJU_COLOURS, id);
}

static void
decide (TengenPlayNew *self, gboolean exchanged)
{
  TengenRenjuColours *scene;

  g_signal_emit_by_name (players_child (self, "colours"), "clicked");
  scene = find_scene ();
  g_assert_nonnull (scene);
  g_signal_emit_by_name (scene, "decided", exchanged);
  gtk_window_destroy (GTK_WINDOW (scene));
}

/* Which player has Black can be decided; then the names change places. */
static void
test_colours (void)
{
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);
  g_autoptr (TengenGameSetup) stayed = NULL;
  g_autoptr (TengenGameSetup) exchanged = NULL;

  gtk_editable_set_text (field (self, "black"), "Hanako");
  decide (self, FALSE);
  stayed = tengen_play_new_get_setup (self);
  g_assert_cmpstr (stayed->black, ==, "Hanako");
  g_assert_null (stayed->white);
  decide (self, TRUE);
  exchanged = tengen_play_new_get_setup (self);
  g_assert_null (exchanged->black);
  g_assert_cmpstr (exchanged->white, ==, "Hanako");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self)) ==
                 gtk_window_get_default_widget (GTK_WINDOW (self)));
  close_window (self);
}

/* 下位者が黒 goes by the ranks as they are typed, however they are spelled. */
static void
test_lower_rank (void)
{
  static const struct
  {
    const char *black;
    const char *white;
    gboolean exchanged;
  } CASES[] = {
    { "二段", "初段", TRUE }, { "3級", "三級", FALSE },
    { "２段", "１級", TRUE }, { "十二級", "5k", FALSE },
    { "1 dan", "2d", FALSE }, { "4段", "3 kyu", TRUE },
    { "三段", "", FALSE },    { "strong", "3級", FALSE },
  };
  TengenPlayNew *self = tengen_play_new_new (NULL, shelf, NULL);

  gtk_toggle_button_set_active (child (self, "renju"), TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenGameSetup) setup = NULL;
      TengenRenjuColours *scene;
      gboolean decided;

      gtk_editable_set_text (field (self, "black"), "Hanako");
      gtk_editable_set_text (field (self, "white"), "Taro");
      gtk_editable_set_text (field (self, "black_rank"), CASES[i].black);
      gtk_editable_set_text (field (self, "white_rank"), CASES[i].white);
      g_signal_emit_by_name (players_child (self, "colours"), "clicked");
      scene = find_scene ();
      gtk_toggle_button_set_active (scene_child (scene, "lower_way"), TRUE);
      decided = gtk_widget_get_sensitive (scene_child (scene, "use"));
      g_test_message ("%s %s", CASES[i].black, CASES[i].white);
      g_assert_cmpint (decided, ==, i != 1 && i < 6);
      if (decided)
        g_signal_emit_by_name (scene_child (scene, "use"), "clicked");
      else
        gtk_window_destroy (GTK_WINDOW (scene));
      g_assert_cmpstr (gtk_editable_get_text (field (self, "black")),
                       ==,
                       CASES[i].exchanged ? "Taro" : "Hanako");
    }
  close_window (self);
}

int
main (int argc, char **argv)
{
  int result;

  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/play/new/first", test_first);
  g_test_add_func ("/play/new/last", test_last);
  g_test_add_func ("/play/new/komi", test_komi);
  g_test_add_func ("/play/new/komi-texts", test_komi_texts);
  g_test_add_func ("/play/new/handicap-room", test_handicap_room);
  g_test_add_func ("/play/new/sizes", test_sizes);
  g_test_add_func ("/play/new/goal", test_goal);
  g_test_add_func ("/play/new/goal-last", test_goal_last);
  g_test_add_func ("/play/new/names", test_names);
  g_test_add_func ("/play/new/pick", test_pick);
  g_test_add_func ("/play/new/own", test_own);
  g_test_add_func ("/play/new/own-pure", test_own_pure);
  g_test_add_func ("/play/new/renju", test_renju);
  g_test_add_func ("/play/new/regulations", test_regulations);
  g_test_add_func ("/play/new/number", test_number);
  g_test_add_func ("/play/new/last-renju", test_last_renju);
  g_test_add_func ("/play/new/colours", test_colours);
  g_test_add_func ("/play/new/lower-rank", test_lower_rank);

  shelf = tengen_rule_shelf_new ();
  result = g_test_run ();
  g_object_unref (shelf);
  return result;
}
