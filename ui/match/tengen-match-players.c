/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-players: who takes part (参加者)
 *
 * Shape: what is typed is taken with Enter or a button; what cannot be stays in
 *        its field with a sentence under it.
 */
#include "tengen-match-players.h"

#include "tengen-access.h"
#include "tengen-announce.h"
#include "tengen-label.h"
#include "tengen-match-rank.h"
#include "tengen-match-rest.h"
#include "tengen-match-say.h"
#include "tengen-match-ui.h"
#include "tengen-opponent.h"
#include "tengen-widget.h"
#include "tengen-words-computer.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenMatchPlayers
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkListBox *list;
  GtkWidget *form;
  GtkEditable *name;
  GtkEditable *rank;
  GtkWidget *save;
  GtkDropDown *seat;
  GtkDropDown *engine;
  GtkCheckButton *left;
  TengenMatchRest *rest;
  GtkWidget *late;
  GtkEditable *new_name;
  GtkEditable *new_rank;
  GtkWidget *add_computer;
  GtkLabel *said;

  /* Owned */
  TengenMatchTable *table;
  TengenExternalList *externals; /* (nullable) */
  GStrv engines;                 /* (nullable): the ids in the list */
  gboolean read_only;
  gboolean filling;
  /* what name and rank were when they were written into their fields */
  char *shown_name;
  char *shown_rank;
};

G_DEFINE_FINAL_TYPE (TengenMatchPlayers, tengen_match_players, GTK_TYPE_WIDGET)

static const TengenMatch *
get_match (TengenMatchPlayers *self)
{
  return tengen_match_table_get (self->table);
}

static void
say (TengenMatchPlayers *self, const char *text)
{
  gtk_label_set_label (self->said, text != NULL ? text : "");
  tengen_announce (GTK_WIDGET (self->said), text != NULL ? text : "");
}

/* -1 for none. */
static int
get_chosen (TengenMatchPlayers *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? gtk_list_box_row_get_index (row) : -1;
}

/* --- The list --- */

static GtkWidget *
make_row (void)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), tengen_label_new (NULL, "match-player"));
  gtk_box_append (GTK_BOX (box), tengen_label_new (NULL, "match-plan"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  return row;
}

static void
show_row (TengenMatchPlayers *self, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);
  GtkWidget *label =
      gtk_widget_get_first_child (gtk_list_box_row_get_child (row));
  GtkWidget *planned = gtk_widget_get_next_sibling (label);
  gboolean left = tengen_match_get_player (get_match (self), index)->left;
  g_autofree char *player = tengen_match_say_player (get_match (self), index);
  g_autofree char *plan = tengen_match_say_plan (get_match (self), index);
  g_autofree char *text =
      left ? g_strdup_printf (_ ("%d. %s (left)"), index + 1, player)
           : tengen_words_numbered ((guint) index + 1, player);
  g_autofree char *said =
      plan != NULL ? g_strconcat (text, tengen_words_gap (), plan, NULL)
                   : g_strdup (text);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_label (GTK_LABEL (planned), plan != NULL ? plan : "");
  gtk_widget_set_visible (planned, plan != NULL);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  tengen_widget_set_class (label, "dim", left);
}

static void
show_list (TengenMatchPlayers *self)
{
  int n = (int) get_match (self)->players->len;
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, n)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (int i = 0; i < n; i++)
    {
      if (gtk_list_box_get_row_at_index (self->list, i) == NULL)
        gtk_list_box_append (self->list, make_row ());
      show_row (self, i);
    }
}

/* --- The chosen one --- */

/* What is being typed stays when something else changes. */
static void
fill (GtkEditable *entry, const char *text, char **shown)
{
  if (g_strcmp0 (text, *shown) == 0)
    return;
  g_free (*shown);
  *shown = g_strdup (text);
  gtk_editable_set_text (entry, text);
}

/* What does not differ is nothing to save. */
static void
typed_cb (TengenMatchPlayers *self)
{
  const char *name = gtk_editable_get_text (self->name);
  const char *rank = gtk_editable_get_text (self->rank);

  gtk_widget_set_sensitive (self->save,
                            g_strcmp0 (name, self->shown_name) != 0 ||
                                g_strcmp0 (rank, self->shown_rank) != 0);
}

/* --- Engines outside --- */

/* The place of an engine in the list, that of Tengen (0) if it is not there. */
static guint
find_engine (TengenMatchPlayers *self, const char *id)
{
  for (guint i = 1; i < g_strv_length (self->engines); i++)
    if (g_str_equal (self->engines[i], id))
      return i;
  return 0;
}

/* Lists Tengen, and what can play the games of this match. */
static void
fill_engines (TengenMatchPlayers *self)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n = self->externals != NULL
                ? tengen_external_list_get_n (self->externals)
                : 0;

  g_strv_builder_add (ids, "");
  gtk_string_list_append (names, tengen_words_context ("computer", "Tengen"));
  for (guint i = 0; i < n; i++)
    {
      const TengenExternalEntry *entry =
          tengen_external_list_get (self->externals, i);
      g_autofree char *reason =
          tengen_external_entry_explain (entry, get_match (self)->setup);

      if (reason != NULL)
        continue;
      g_strv_builder_add (ids, entry->id);
      gtk_string_list_append (names, entry->name);
    }
  g_strfreev (self->engines);
  self->engines = g_strv_builder_end (ids);
  gtk_drop_down_set_model (self->engine, G_LIST_MODEL (names));
}

/* Where there is none to choose, nothing is seen. */
static void
show_engine (TengenMatchPlayers *self, const TengenMatchPlayer *player)
{
  gtk_drop_down_set_selected (
      self->engine, player != NULL ? find_engine (self, player->engine) : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->engine),
                          player != NULL && player->level > 0 &&
                              g_strv_length (self->engines) > 1);
}

static void
show_chosen (TengenMatchPlayers *self)
{
  int chosen = get_chosen (self);
  const TengenMatchPlayer *player =
      chosen >= 0 ? tengen_match_get_player (get_match (self), chosen) : NULL;
  g_autofree char *rank =
      player != NULL ? tengen_words_match_rank (player->rank) : NULL;

  self->filling = TRUE;
  gtk_widget_set_sensitive (self->form, player != NULL && !self->read_only);
  fill (self->name, player != NULL ? player->name : "", &self->shown_name);
  fill (self->rank, rank != NULL ? rank : "", &self->shown_rank);
  gtk_drop_down_set_selected (self->seat,
                              player != NULL ? (guint) player->level : 0);
  show_engine (self, player);
  gtk_check_button_set_active (self->left, player != NULL && player->left);
  self->filling = FALSE;
  typed_cb (self);
  tengen_match_rest_show (self->rest, chosen, self->read_only);
}

/* Another player, or this one after a change. */
static void
show_anew (TengenMatchPlayers *self)
{
  g_clear_pointer (&self->shown_name, g_free);
  g_clear_pointer (&self->shown_rank, g_free);
  show_chosen (self);
}

static void
selected_cb (TengenMatchPlayers *self)
{
  if (self->table == NULL)
    return;
  say (self, NULL);
  show_anew (self);
}

static void
activated_cb (TengenMatchPlayers *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static gboolean
read_rank (TengenMatchPlayers *self, GtkEditable *entry, int *rank)
{
  if (tengen_match_rank_parse (gtk_editable_get_text (entry), rank))
    return TRUE;
  say (self, _ ("This is no rank. Ranks are written 3k or 1d, or left empty."));
  gtk_widget_grab_focus (GTK_WIDGET (entry));
  return FALSE;
}

/* --- Changes --- */

static void
change_cb (TengenMatchPlayers *self)
{
  TengenMatchFault fault;
  int chosen = get_chosen (self);
  int rank;

  if (self->filling || chosen < 0 || !read_rank (self, self->rank, &rank))
    return;
  fault =
      tengen_match_table_set_player (self->table,
                                     chosen,
                                     gtk_editable_get_text (self->name),
                                     rank,
                                     gtk_check_button_get_active (self->left));
  if (fault == TENGEN_MATCH_FAULT_NONE)
    {
      /* the button is greyed now, and the keyboard must not be lost */
      if (gtk_widget_has_focus (self->save))
        gtk_widget_grab_focus (GTK_WIDGET (self->name));
      show_anew (self);
    }
  say (self, tengen_words_match_fault (fault));
}

static void
seat_cb (TengenMatchPlayers *self)
{
  int chosen = get_chosen (self);
  guint level = gtk_drop_down_get_selected (self->seat);
  guint engine = gtk_drop_down_get_selected (self->engine);
  const char *id;

  if (self->filling || chosen < 0 || level > TENGEN_GAME_COMPUTER_LEVELS ||
      engine >= g_strv_length (self->engines))
    return;
  id = tengen_match_get_player (get_match (self), chosen)->engine;
  /* one that is not here now is another choice than Tengen */
  if (engine > 0 || find_engine (self, id) > 0)
    id = self->engines[engine];
  tengen_match_table_set_computer (self->table, chosen, (int) level, id);
  say (self, NULL);
}

static void
told_cb (TengenMatchPlayers *self, const char *text)
{
  say (self, text);
}

static void
add_cb (TengenMatchPlayers *self)
{
  TengenMatchFault fault;
  int rank;

  if (!read_rank (self, self->new_rank, &rank))
    return;
  fault = tengen_match_table_add_player (
      self->table, gtk_editable_get_text (self->new_name), rank);
  say (self, tengen_words_match_fault (fault));
  if (fault == TENGEN_MATCH_FAULT_NONE)
    {
      gtk_editable_set_text (self->new_name, "");
      gtk_editable_set_text (self->new_rank, "");
      say (self, _ ("Added; plays from the next round on."));
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->new_name));
}

/* It is called コンピューター, コンピューター 2 and so on. */
static TengenMatchFault
add_computer (TengenMatchPlayers *self)
{
  TengenMatchFault fault = tengen_match_table_add_computer (
      self->table, tengen_words_computer (), 1);

  for (int i = 2; fault == TENGEN_MATCH_FAULT_TWICE; i++)
    {
      g_autofree char *name =
          g_strdup_printf ("%s %d", tengen_words_computer (), i);

      fault = tengen_match_table_add_computer (self->table, name, 1);
    }
  return fault;
}

/* Its level is chosen where other players are changed. */
static void
add_computer_cb (TengenMatchPlayers *self)
{
  TengenMatchFault fault = add_computer (self);
  int last = (int) get_match (self)->players->len - 1;

  say (self, tengen_words_match_fault (fault));
  if (fault != TENGEN_MATCH_FAULT_NONE)
    return;
  gtk_list_box_select_row (self->list,
                           gtk_list_box_get_row_at_index (self->list, last));
  say (self, _ ("Added; choose its level above."));
}

/* The first is a person. */
static void
fill_seats (TengenMatchPlayers *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, tengen_words_context ("player", "Person"));
  for (int i = 1; i <= TENGEN_GAME_COMPUTER_LEVELS; i++)
    {
      g_autofree char *level = tengen_words_computer_level (i);
      g_autofree char *name =
          /* TRANSLATORS: the computer, and its level */
          g_strdup_printf (_ ("%s (%s)"), tengen_words_computer (), level);

      gtk_string_list_append (names, name);
    }
  gtk_drop_down_set_model (self->seat, G_LIST_MODEL (names));
}

static void
changed_cb (TengenMatchPlayers *self)
{
  gboolean can = tengen_opponent_can_play (get_match (self)->setup);

  if (self->engines == NULL)
    fill_engines (self);
  show_list (self);
  show_chosen (self);
  gtk_widget_set_visible (GTK_WIDGET (self->seat), can);
  gtk_widget_set_visible (self->add_computer, can);
  gtk_widget_set_visible (self->late,
                          get_match (self)->kind != TENGEN_MATCH_SERIES);
}

/* --- The widget --- */

static void
tengen_match_players_dispose (GObject *object)
{
  TengenMatchPlayers *self = TENGEN_MATCH_PLAYERS (object);

  /* rows that go are no choice */
  if (self->list != NULL)
    g_signal_handlers_disconnect_by_func (self->list, selected_cb, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_MATCH_PLAYERS);
  g_clear_object (&self->table);
  g_clear_object (&self->externals);
  g_clear_pointer (&self->engines, g_strfreev);
  g_clear_pointer (&self->shown_name, g_free);
  g_clear_pointer (&self->shown_rank, g_free);
  G_OBJECT_CLASS (tengen_match_players_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_MATCH_REST);
  tengen_match_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/match/tengen-match-players.ui");
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, content);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, list);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, form);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, name);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, rank);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, save);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, seat);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, engine);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, left);
  gtk_widget_class_bind_template_child (
      klass, TengenMatchPlayers, add_computer);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, rest);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, late);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, new_name);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, new_rank);
  gtk_widget_class_bind_template_child (klass, TengenMatchPlayers, said);
  gtk_widget_class_bind_template_callback (klass, selected_cb);
  gtk_widget_class_bind_template_callback (klass, activated_cb);
  gtk_widget_class_bind_template_callback (klass, typed_cb);
  gtk_widget_class_bind_template_callback (klass, change_cb);
  gtk_widget_class_bind_template_callback (klass, told_cb);
  gtk_widget_class_bind_template_callback (klass, add_cb);
  gtk_widget_class_bind_template_callback (klass, seat_cb);
  gtk_widget_class_bind_template_callback (klass, add_computer_cb);
}

static void
tengen_match_players_class_init (TengenMatchPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_players_dispose;
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_match_players_init (TengenMatchPlayers *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_seats (self);
  tengen_access_leave_by_tab (GTK_WIDGET (self->list));
  self->filling = FALSE;
}

void
tengen_match_players_set_table (TengenMatchPlayers *self,
                                TengenMatchTable *table)
{
  g_return_if_fail (TENGEN_IS_MATCH_PLAYERS (self));
  g_return_if_fail (TENGEN_IS_MATCH_TABLE (table));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  tengen_match_rest_set_table (self->rest, table);
  g_signal_connect_object (
      table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

void
tengen_match_players_set_externals (TengenMatchPlayers *self,
                                    TengenExternalList *list)
{
  g_return_if_fail (TENGEN_IS_MATCH_PLAYERS (self));
  g_return_if_fail (self->table != NULL);

  g_set_object (&self->externals, list);
  self->filling = TRUE;
  fill_engines (self);
  self->filling = FALSE;
  show_chosen (self);
}

void
tengen_match_players_set_read_only (TengenMatchPlayers *self,
                                    gboolean read_only)
{
  g_return_if_fail (TENGEN_IS_MATCH_PLAYERS (self));
  g_return_if_fail (self->table != NULL);

  self->read_only = read_only;
  gtk_widget_set_sensitive (self->late, !read_only);
  show_chosen (self);
}
