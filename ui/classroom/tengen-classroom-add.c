/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-add: which board is to be added (板を足す)
 */
#include "tengen-classroom-add.h"

#include "tengen-access.h"
#include "tengen-classroom-size.h"
#include "tengen-show-game.h"
#include "tengen-show-relay.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-teams-ui.h"
#include "tengen-words-relay.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* Letters, in heights of the wall that it covers. */
#define LETTERS 30

struct _TengenClassroomAdd
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *page;
  GtkWidget *copy;
  GtkWidget *first;
  GtkToggleButton *nine;
  GtkLabel *black;
  GtkLabel *white;
  GtkSpinButton *n_black;
  GtkSpinButton *n_white;
  GtkWidget *open;
  GtkBox *offers;

  /* Owned */
  TengenTeams *teams;
  TengenShow *seen;    /* (nullable) */
  GPtrArray *sessions; /* (element-type TengenSession): those on offer */
};

G_DEFINE_FINAL_TYPE (TengenClassroomAdd, tengen_classroom_add, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
choose (TengenClassroomAdd *self, TengenShow *show)
{
  g_autoptr (TengenShow) owned = show;

  g_signal_emit (self, signals[CHOSEN], 0, owned);
}

static void
choose_game (TengenClassroomAdd *self, TengenGame *game)
{
  g_autoptr (TengenSession) session = tengen_session_new (game);

  choose (self, tengen_show_game_new (session));
}

/* Actions. */

static void
copy_cb (GtkWidget *widget, const char *name, GVariant *value)
{
  TengenClassroomAdd *self = TENGEN_CLASSROOM_ADD (widget);

  if (self->seen != NULL)
    choose_game (self, tengen_show_make_game (self->seen));
}

static void
board_cb (GtkWidget *widget, const char *name, GVariant *size)
{
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new (
      tengen_go_rules_find ("pure"), g_variant_get_int32 (size));

  choose_game (TENGEN_CLASSROOM_ADD (widget), tengen_game_new (setup));
}

static void
renju_cb (GtkWidget *widget, const char *name, GVariant *value)
{
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new_renju (NULL);

  choose_game (TENGEN_CLASSROOM_ADD (widget), tengen_game_new (setup));
}

/* Both are read first: with the first change all is shown anew. */
static void
keep_people (TengenClassroomAdd *self)
{
  int black = gtk_spin_button_get_value_as_int (self->n_black);
  int white = gtk_spin_button_get_value_as_int (self->n_white);

  tengen_teams_set_members (self->teams, TENGEN_STONE_BLACK, black);
  tengen_teams_set_members (self->teams, TENGEN_STONE_WHITE, white);
}

static void
relay_cb (GtkWidget *widget, const char *name, GVariant *goal)
{
  TengenClassroomAdd *self = TENGEN_CLASSROOM_ADD (widget);
  g_autoptr (TengenRelay) relay = NULL;

  keep_people (self);
  relay = tengen_relay_new (self->teams,
                            gtk_toggle_button_get_active (self->nine) ? 9 : 7,
                            g_variant_get_int32 (goal));
  choose (self, tengen_show_relay_new (relay));
}

static void
offer_cb (GtkWidget *widget, const char *name, GVariant *index)
{
  TengenClassroomAdd *self = TENGEN_CLASSROOM_ADD (widget);
  guint i = g_variant_get_uint32 (index);

  if (i < self->sessions->len)
    choose (self, tengen_show_game_new (self->sessions->pdata[i]));
}

static void
close_cb (GtkWidget *widget, const char *name, GVariant *value)
{
  g_signal_emit (widget, signals[CLOSED], 0);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "add.copy", NULL, copy_cb);
  gtk_widget_class_install_action (klass, "add.board", "i", board_cb);
  gtk_widget_class_install_action (klass, "add.renju", NULL, renju_cb);
  gtk_widget_class_install_action (klass, "add.relay", "i", relay_cb);
  gtk_widget_class_install_action (klass, "add.offer", "u", offer_cb);
  gtk_widget_class_install_action (klass, "add.close", NULL, close_cb);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Escape, 0, "add.close", NULL);
}

/* The object. */

static gboolean
tengen_classroom_add_grab_focus (GtkWidget *widget)
{
  TengenClassroomAdd *self = TENGEN_CLASSROOM_ADD (widget);

  return gtk_widget_grab_focus (
      gtk_widget_get_visible (self->copy) ? self->copy : self->first);
}

static void
tengen_classroom_add_map (GtkWidget *widget)
{
  GtkWidget *wall = gtk_widget_get_parent (widget);

  tengen_classroom_size_set (widget,
                             (double) gtk_widget_get_height (wall) / LETTERS);
  GTK_WIDGET_CLASS (tengen_classroom_add_parent_class)->map (widget);
}

static void
tengen_classroom_add_dispose (GObject *object)
{
  TengenClassroomAdd *self = TENGEN_CLASSROOM_ADD (object);

  g_clear_pointer (&self->page, gtk_widget_unparent);
  g_clear_pointer (&self->sessions, g_ptr_array_unref);
  g_clear_object (&self->seen);
  g_clear_object (&self->teams);
  G_OBJECT_CLASS (tengen_classroom_add_parent_class)->dispose (object);
}

static void
install_signals (void)
{
  /* TengenClassroomAdd::chosen: this is to be added */
  signals[CHOSEN] = tengen_signal_new (
      "chosen", TENGEN_TYPE_CLASSROOM_ADD, 1, TENGEN_TYPE_SHOW);
  /* TengenClassroomAdd::closed: nothing is to be added */
  signals[CLOSED] = tengen_signal_new ("closed", TENGEN_TYPE_CLASSROOM_ADD, 0);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, TengenClassroomAdd, page);
  gtk_widget_class_bind_template_child (klass, TengenClassroomAdd, copy);
  gtk_widget_class_bind_template_child (klass, TengenClassroomAdd, first);
  gtk_widget_class_bind_template_child (klass, TengenClassroomAdd, nine);
  gtk_widget_class_bind_template_child (klass, TengenClassroomAdd, black);
  gtk_widget_class_bind_template_child (klass, TengenClassroomAdd, white);
  gtk_widget_class_bind_template_child (klass, TengenClassroomAdd, n_black);
  gtk_widget_class_bind_template_child (klass, TengenClassroomAdd, n_white);
  gtk_widget_class_bind_template_child (klass, TengenClassroomAdd, open);
  gtk_widget_class_bind_template_child (klass, TengenClassroomAdd, offers);
}

static void
tengen_classroom_add_class_init (TengenClassroomAddClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_classroom_add_dispose;
  widget_class->grab_focus = tengen_classroom_add_grab_focus;
  widget_class->focus = tengen_access_move_focus;
  widget_class->map = tengen_classroom_add_map;
  tengen_teams_ui_get_resource ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/classroom/tengen-classroom-teams.css");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/classroom/tengen-classroom-add.ui");
  bind_children (widget_class);
  install_actions (widget_class);
  install_signals ();
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "classroomadd");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_classroom_add_init (TengenClassroomAdd *self)
{
  self->sessions = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_team (TengenClassroomAdd *self,
           TengenStone stone,
           GtkLabel *label,
           GtkSpinButton *number)
{
  g_autofree char *name =
      tengen_words_team (stone, tengen_teams_get_name (self->teams, stone));
  /* TRANSLATORS: %s is a team; a number of people follows */
  g_autofree char *text = g_strdup_printf (_ ("People of %s"), name);

  gtk_label_set_label (label, text);
  gtk_spin_button_set_value (number,
                             tengen_teams_get_members (self->teams, stone));
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
show_teams (TengenClassroomAdd *self)
{
  show_team (self, TENGEN_STONE_BLACK, self->black, self->n_black);
  show_team (self, TENGEN_STONE_WHITE, self->white, self->n_white);
}

GtkWidget *
tengen_classroom_add_new (TengenTeams *teams)
{
  TengenClassroomAdd *self;

  g_return_val_if_fail (TENGEN_IS_TEAMS (teams), NULL);

  self = g_object_new (TENGEN_TYPE_CLASSROOM_ADD, NULL);
  self->teams = g_object_ref (teams);
  g_signal_connect_object (
      teams, "changed", G_CALLBACK (show_teams), self, G_CONNECT_SWAPPED);
  show_teams (self);
  return GTK_WIDGET (self);
}

void
tengen_classroom_add_set_seen (TengenClassroomAdd *self, TengenShow *show)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM_ADD (self));
  g_return_if_fail (show == NULL || TENGEN_IS_SHOW (show));

  g_set_object (&self->seen, show);
  gtk_widget_set_visible (self->copy, show != NULL);
}

void
tengen_classroom_add_offer (TengenClassroomAdd *self,
                            const char *title,
                            TengenSession *session)
{
  GtkWidget *button;

  g_return_if_fail (TENGEN_IS_CLASSROOM_ADD (self));
  g_return_if_fail (title != NULL && TENGEN_IS_SESSION (session));

  button = gtk_button_new_with_label (title);
  gtk_label_set_ellipsize (
      GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
      PANGO_ELLIPSIZE_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "add.offer");
  gtk_actionable_set_action_target (
      GTK_ACTIONABLE (button), "u", self->sessions->len);
  gtk_box_append (self->offers, button);
  g_ptr_array_add (self->sessions, g_object_ref (session));
  gtk_widget_set_visible (self->open, TRUE);
}

void
tengen_classroom_add_forget_offers (TengenClassroomAdd *self)
{
  GtkWidget *button;

  g_return_if_fail (TENGEN_IS_CLASSROOM_ADD (self));

  while ((button = gtk_widget_get_first_child (GTK_WIDGET (self->offers))) !=
         NULL)
    gtk_box_remove (self->offers, button);
  g_ptr_array_set_size (self->sessions, 0);
  gtk_widget_set_visible (self->open, FALSE);
}
