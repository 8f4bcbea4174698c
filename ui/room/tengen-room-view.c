/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-view: a room as the teacher sees it
 *
 * Shape: before the first games the way in has the place of the wall, as that is
 *        what a class needs to see then.
 */
#include "tengen-room-view.h"

#include <string.h>

#include "tengen-announce.h"
#include "tengen-match-text.h"
#include "tengen-match-view.h"
#include "tengen-notice.h"
#include "tengen-room-entrance.h"
#include "tengen-room-large.h"
#include "tengen-room-pairing.h"
#include "tengen-room-people.h"
#include "tengen-room-ui.h"
#include "tengen-room-wall.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define P_(one, many, n) tengen_words_plural (one, many, n)

#define DOUBT "tengen-doubt"

struct _TengenRoomView
{
  GtkWidget parent_instance;

  /* Template widgets */
  TengenNotice *notice;
  GtkBox *doubts;
  GtkStack *pages;
  TengenRoomWall *wall;
  TengenRoomEntrance *large_entrance;
  GtkWidget *leave;
  TengenRoomLarge *large;
  GtkBox *results;
  GtkBox *results_head;
  GtkWidget *no_results;
  GtkWidget *side;
  GtkButton *next;
  TengenRoomPeople *people;
  TengenRoomEntrance *entrance;

  TengenRoomLectern *lectern;
  GSimpleActionGroup *actions;
  /* NULL before there is one */
  TengenMatchTable *table;
  /* how many tables there were and waited when that was last said */
  guint n_tables;
  guint n_waiting;
};

G_DEFINE_FINAL_TYPE (TengenRoomView, tengen_room_view, GTK_TYPE_WIDGET)

enum
{
  PROP_BY_HAND = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* --- Pages --- */

static const char *
get_page (TengenRoomView *self)
{
  return gtk_stack_get_visible_child_name (self->pages);
}

static gboolean
has_games (TengenRoomView *self)
{
  return tengen_room_lectern_get_tables (self->lectern)->len > 0;
}

/* The large way in and a large board have the whole width. */
static void
show_page (TengenRoomView *self, const char *page)
{
  gboolean wide = g_str_equal (page, "board") || g_str_equal (page, "results");

  if (g_str_equal (page, "wall") && !has_games (self))
    page = "entrance";
  if (g_str_equal (page, "entrance"))
    wide = has_games (self);
  gtk_stack_set_visible_child_name (self->pages, page);
  gtk_widget_set_visible (self->side, !wide);
  gtk_widget_set_visible (self->leave, has_games (self));
  gtk_widget_set_visible (GTK_WIDGET (self->entrance),
                          !g_str_equal (page, "entrance"));
}

static void
open_table (TengenRoomView *self, int table)
{
  tengen_room_large_show (self->large, table);
  show_page (self, "board");
  gtk_widget_child_focus (GTK_WIDGET (self->large), GTK_DIR_TAB_FORWARD);
}

static void
opened_cb (TengenRoomView *self, int table)
{
  open_table (self, table);
}

static void
person_cb (TengenRoomView *self, int member)
{
  int table = tengen_room_lectern_find_table (self->lectern, member);

  if (table >= 0 && tengen_room_lectern_get_game (self->lectern, table) != NULL)
    open_table (self, table);
}

/* The board that is large, or has the focus on the wall. */
static int
get_table (TengenRoomView *self)
{
  return g_strcmp0 (get_page (self), "board") == 0
             ? tengen_room_large_get_table (self->large)
             : -1;
}

/* --- Actions --- */

static void
wall_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenRoomView *self = data;
  int table = get_table (self);

  show_page (self, "wall");
  tengen_room_wall_focus_table (self->wall, table);
}

static void
next_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenRoomView *self = data;
  int table =
      tengen_room_lectern_find_waiting (self->lectern, get_table (self));

  if (table >= 0)
    open_table (self, table);
}

static void
entrance_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_page (data, "entrance");
}

static void
results_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_page (data, "results");
}

static void
pair_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenRoomView *self = data;
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  gtk_window_present (
      GTK_WINDOW (tengen_room_pairing_new (GTK_WINDOW (root), self->lectern)));
}

static void
pause_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenRoomView *self = data;

  tengen_room_lectern_pause (
      self->lectern, -1, !tengen_room_lectern_is_paused (self->lectern));
}

static void
admit_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenRoomView *self = data;
  int doubt;
  gboolean yes;

  g_variant_get (parameter, "(ib)", &doubt, &yes);
  tengen_room_lectern_admit (self->lectern, doubt, yes);
}

/* -1: no, it stays */
static void
end_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenRoomView *self = data;
  int table = g_variant_get_int32 (parameter);

  if (table >= 0)
    tengen_room_lectern_say_table (self->lectern, "end", table);
}

/* A game that is not over would be lost by one press. */
static void
take_away_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenRoomView *self = data;
  int table = get_table (self);
  const TengenRoomGame *game =
      table >= 0 ? tengen_room_lectern_get_game (self->lectern, table) : NULL;
  g_autofree char *yes = g_strdup_printf ("room.end(%d)", table);
  const char *const labels[2] = { _ ("Leave It"), _ ("Take It Away") };
  const char *const actions[2] = { "room.end(-1)", yes };

  if (game == NULL)
    return;
  if (game->phase == TENGEN_ROOM_PHASE_OVER)
    tengen_room_lectern_say_table (self->lectern, "end", table);
  else
    tengen_room_view_ask (self,
                          _ ("The game at this board is not over, and would "
                             "end without a result. Take the board away?"),
                          labels,
                          actions);
}

static void
add_actions (TengenRoomView *self)
{
  static const GActionEntry entries[] = {
    { .name = "wall", .activate = wall_action },
    { .name = "next", .activate = next_action },
    { .name = "entrance", .activate = entrance_action },
    { .name = "results", .activate = results_action },
    { .name = "pair", .activate = pair_action },
    { .name = "take-away", .activate = take_away_action },
    { .name = "end", .activate = end_action, .parameter_type = "i" },
    { .name = "admit", .activate = admit_action, .parameter_type = "(ib)" },
    { .name = "pause", .activate = pause_action, .state = "false" },
  };
  g_autoptr (GPropertyAction) by_hand =
      g_property_action_new ("by-hand", self, "by-hand");

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (
      G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (by_hand));
  gtk_widget_insert_action_group (
      GTK_WIDGET (self), "room", G_ACTION_GROUP (self->actions));
}

/* --- What happens --- */

static void
show_waiting (TengenRoomView *self)
{
  guint n = tengen_room_lectern_count_waiting (self->lectern);
  g_autofree char *text = g_strdup_printf (
      P_ ("%u board waits for you", "%u boards wait for you", n), n);

  gtk_widget_set_visible (GTK_WIDGET (self->next), n > 0);
  gtk_button_set_label (self->next, text);
  if (n > self->n_waiting)
    tengen_announce_aloud (GTK_WIDGET (self->next), text);
  self->n_waiting = n;
}

static void
show_pause (TengenRoomView *self)
{
  GAction *action =
      g_action_map_lookup_action (G_ACTION_MAP (self->actions), "pause");

  g_simple_action_set_state (
      G_SIMPLE_ACTION (action),
      g_variant_new_boolean (tengen_room_lectern_is_paused (self->lectern)));
}

/* New games are shown, whatever was looked at before. */
static void
room_cb (TengenRoomView *self)
{
  guint n = tengen_room_lectern_get_tables (self->lectern)->len;

  if ((n > 0) != (self->n_tables > 0) || get_page (self) == NULL)
    show_page (self, "wall");
  self->n_tables = n;
  show_waiting (self);
  show_pause (self);
}

static void
game_cb (TengenRoomView *self, int table)
{
  show_waiting (self);
}

static GtkWidget *
make_answer (const char *label, int doubt, gboolean yes)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "room.admit");
  gtk_actionable_set_action_target (
      GTK_ACTIONABLE (button), "(ib)", doubt, yes);
  return button;
}

static void
add_doubt (TengenRoomView *self, const TengenRoomDoubt *doubt)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  /* TRANSLATORS: a name */
  g_autofree char *text = g_strdup_printf (
      _ ("Another device wants to come in as %s."), doubt->name);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line),
                  make_answer (_ ("Let In"), doubt->doubt, TRUE));
  gtk_box_append (GTK_BOX (line),
                  make_answer (_ ("Refuse"), doubt->doubt, FALSE));
  g_object_set_data (G_OBJECT (line), DOUBT, GINT_TO_POINTER (doubt->doubt));
  gtk_box_append (self->doubts, line);
  tengen_announce_aloud (GTK_WIDGET (self->doubts), text);
}

static GtkWidget *
find_doubt (TengenRoomView *self, int doubt)
{
  GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self->doubts));

  while (line != NULL &&
         GPOINTER_TO_INT (g_object_get_data (G_OBJECT (line), DOUBT)) != doubt)
    line = gtk_widget_get_next_sibling (line);
  return line;
}

static gboolean
is_asked (const GPtrArray *doubts, GtkWidget *line)
{
  int number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (line), DOUBT));

  for (guint i = 0; i < doubts->len; i++)
    if (((const TengenRoomDoubt *) g_ptr_array_index (doubts, i))->doubt ==
        number)
      return TRUE;
  return FALSE;
}

/* Lines stay while they are asked: a button that is about to be pressed has to
 * be there still when others knock. */
static void
door_cb (TengenRoomView *self)
{
  const GPtrArray *doubts = tengen_room_lectern_get_doubts (self->lectern);
  GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self->doubts));

  while (line != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (line);

      if (!is_asked (doubts, line))
        gtk_box_remove (self->doubts, line);
      line = next;
    }
  for (guint i = 0; i < doubts->len; i++)
    {
      const TengenRoomDoubt *doubt = g_ptr_array_index (doubts, i);

      if (find_doubt (self, doubt->doubt) == NULL)
        add_doubt (self, doubt);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->doubts), doubts->len > 0);
}

static void
line_cb (TengenRoomView *self)
{
  const char *text = _ ("The line to the room is broken. Tengen looks for it "
                        "again by itself; the pupils can play on.");

  if (tengen_room_lectern_is_connected (self->lectern) ||
      tengen_room_lectern_is_closed (self->lectern))
    tengen_notice_withdraw (self->notice, text);
  else
    tengen_notice_tell (self->notice, TENGEN_NOTICE_NEWS, text);
}

/* --- Results --- */

static void
add_match (TengenRoomView *self, TengenMatch *match)
{
  GtkWidget *view;

  self->table = tengen_match_table_new (match);
  view = tengen_match_view_new (self->table);
  g_object_set (view, "read-only", TRUE, "vexpand", TRUE, NULL);
  gtk_widget_insert_action_group (
      GTK_WIDGET (self->results),
      "match",
      tengen_match_view_get_actions (TENGEN_MATCH_VIEW (view)));
  gtk_box_append (self->results_head,
                  tengen_match_view_make_switcher (TENGEN_MATCH_VIEW (view)));
  gtk_box_append (self->results, view);
  /* the pairs are on the wall */
  gtk_widget_activate_action (view, "match.page", "s", "standings");
  gtk_widget_set_visible (self->no_results, FALSE);
}

static void
match_cb (TengenRoomView *self)
{
  const char *text = tengen_room_lectern_get_match (self->lectern);
  TengenMatchTextReport report = { 0 };
  TengenMatch *match;

  if (text == NULL || *text == '\0')
    return;
  match = tengen_match_from_text (text, strlen (text), &report);
  tengen_match_text_report_clear (&report);
  if (match == NULL)
    return;
  if (self->table == NULL)
    add_match (self, match);
  else
    tengen_match_table_replace (self->table, match);
}

/* --- The widget --- */

static void
tengen_room_view_get_property (GObject *object,
                               guint property,
                               GValue *value,
                               GParamSpec *pspec)
{
  if (property == PROP_BY_HAND)
    g_object_get_property (
        G_OBJECT (TENGEN_ROOM_VIEW (object)->wall), "by-hand", value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_room_view_set_property (GObject *object,
                               guint property,
                               const GValue *value,
                               GParamSpec *pspec)
{
  if (property == PROP_BY_HAND)
    g_object_set_property (
        G_OBJECT (TENGEN_ROOM_VIEW (object)->wall), "by-hand", value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
by_hand_cb (TengenRoomView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BY_HAND]);
}

static void
tengen_room_view_dispose (GObject *object)
{
  TengenRoomView *self = TENGEN_ROOM_VIEW (object);

  g_clear_object (&self->actions);
  g_clear_object (&self->table);
  g_clear_object (&self->lectern);
  tengen_widget_dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (TENGEN_TYPE_NOTICE);
  g_type_ensure (TENGEN_TYPE_ROOM_WALL);
  g_type_ensure (TENGEN_TYPE_ROOM_ENTRANCE);
  g_type_ensure (TENGEN_TYPE_ROOM_LARGE);
  g_type_ensure (TENGEN_TYPE_ROOM_PEOPLE);
}

static void
bind_template (GtkWidgetClass *klass)
{
  ensure_types ();
  tengen_room_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/room/tengen-room-view.ui");
  gtk_widget_class_bind_template_child (klass, TengenRoomView, notice);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, doubts);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, pages);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, wall);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, large_entrance);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, leave);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, large);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, results);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, results_head);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, no_results);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, side);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, next);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, people);
  gtk_widget_class_bind_template_child (klass, TengenRoomView, entrance);
}

static void
tengen_room_view_class_init (TengenRoomViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_room_view_get_property;
  object_class->set_property = tengen_room_view_set_property;
  object_class->dispose = tengen_room_view_dispose;
  bind_template (widget_class);
  /* TengenRoomView:by-hand: boards stay where they are put */
  properties[PROP_BY_HAND] = g_param_spec_boolean (
      "by-hand", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_room_view_init (TengenRoomView *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/match/tengen-match.css");
  tengen_style_add_resource ("/org/tengen/Tengen/room/tengen-room.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  add_actions (self);
  g_signal_connect_object (
      self->wall, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->wall,
                           "notify::by-hand",
                           G_CALLBACK (by_hand_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->people, "chosen", G_CALLBACK (person_cb), self, G_CONNECT_SWAPPED);
}

static void
follow (TengenRoomView *self, const char *signal, GCallback callback)
{
  g_signal_connect_object (
      self->lectern, signal, callback, self, G_CONNECT_SWAPPED);
}

GtkWidget *
tengen_room_view_new (TengenRoomLectern *lectern)
{
  TengenRoomView *self;

  g_return_val_if_fail (TENGEN_IS_ROOM_LECTERN (lectern), NULL);

  self = g_object_new (TENGEN_TYPE_ROOM_VIEW, NULL);
  self->lectern = g_object_ref (lectern);
  tengen_room_wall_set_lectern (self->wall, lectern);
  tengen_room_large_set_lectern (self->large, lectern);
  tengen_room_people_set_lectern (self->people, lectern);
  tengen_room_entrance_set_lectern (self->entrance, lectern);
  tengen_room_entrance_set_lectern (self->large_entrance, lectern);
  follow (self, "room-changed", G_CALLBACK (room_cb));
  follow (self, "game-changed", G_CALLBACK (game_cb));
  follow (self, "door-changed", G_CALLBACK (door_cb));
  follow (self, "match-changed", G_CALLBACK (match_cb));
  follow (self, "line-changed", G_CALLBACK (line_cb));
  follow (self, "refused", G_CALLBACK (tengen_room_view_tell));
  show_page (self, "wall");
  room_cb (self);
  return GTK_WIDGET (self);
}

GActionGroup *
tengen_room_view_get_actions (TengenRoomView *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_VIEW (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

void
tengen_room_view_tell (TengenRoomView *self, const char *text)
{
  g_return_if_fail (TENGEN_IS_ROOM_VIEW (self));
  g_return_if_fail (text != NULL);

  tengen_notice_tell (self->notice, TENGEN_NOTICE_REFUSAL, text);
}

void
tengen_room_view_ask (TengenRoomView *self,
                      const char *text,
                      const char *const labels[2],
                      const char *const actions[2])
{
  g_return_if_fail (TENGEN_IS_ROOM_VIEW (self));
  g_return_if_fail (text != NULL);

  tengen_notice_tell (self->notice, TENGEN_NOTICE_QUESTION, text);
  for (guint i = 0; i < 2; i++)
    tengen_notice_add_button (self->notice, labels[i], actions[i]);
  tengen_notice_take_focus (self->notice);
}
