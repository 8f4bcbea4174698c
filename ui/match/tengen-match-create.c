/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-create: making a match or an event
 *
 * Shape: the list of names is read after each change; a line in which something
 *        is wrong is marked, and below it is said which line and why.
 */
#include "tengen-match-create.h"

#include <string.h>

#include "tengen-announce.h"
#include "tengen-fold-layout.h"
#include "tengen-long-text.h"
#include "tengen-match-groups.h"
#include "tengen-match-mcmahon.h"
#include "tengen-match-names.h"
#include "tengen-match-order.h"
#include "tengen-match-ui.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words-clock.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

#define MOST_ROUNDS 64
/* Faults that are said at once. */
#define MOST_FAULTS 4
#define FAULTY "faulty"

struct _TengenMatchCreate
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkEditable *title;
  GtkToggleButton *swiss;
  GtkToggleButton *round_robin;
  GtkToggleButton *series;
  GtkLabel *about_kind;
  GtkLabel *rounds_label;
  GtkSpinButton *rounds;
  GtkCheckButton *to_win;
  GtkDropDown *scoring;
  GtkWidget *points;
  GtkSpinButton *win;
  GtkSpinButton *draw;
  GtkSpinButton *loss;
  GtkCheckButton *by_rank;
  GtkWidget *places;
  GtkLabel *places_name;
  TengenMatchOrder *order;
  TengenMatchGroups *groups;
  GtkLabel *game;
  GtkTextView *names;
  GtkLabel *count;
  GtkLabel *faults;
  GtkLabel *said;

  /* Owned */
  TengenGameSetup *setup;
  guint idle;
  /* the order was chosen, not only the kind that has it usually */
  gboolean ordered;
};

G_DEFINE_FINAL_TYPE (TengenMatchCreate, tengen_match_create, GTK_TYPE_WIDGET)

enum
{
  CREATE,
  CHOOSE_GAME,
  CANCEL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- What is chosen --- */

static TengenMatchKind
get_kind (TengenMatchCreate *self)
{
  if (gtk_toggle_button_get_active (self->series))
    return TENGEN_MATCH_SERIES;
  return gtk_toggle_button_get_active (self->round_robin)
             ? TENGEN_MATCH_ROUND_ROBIN
             : TENGEN_MATCH_SWISS;
}

static int
get_half_points (GtkSpinButton *spin)
{
  return (int) (2 * gtk_spin_button_get_value (spin) + 0.5);
}

static char *
get_text (TengenMatchCreate *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->names);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
add_order (TengenMatchCreate *self, TengenMatch *match)
{
  int bar, floor;

  if (match->kind != TENGEN_MATCH_SERIES && self->ordered)
    tengen_match_order_get (self->order, &match->ties);
  tengen_match_groups_get (self->groups, &bar, &floor);
  if (tengen_match_can_group (match))
    tengen_match_set_groups (match, bar, floor);
}

static TengenMatch *
make_match (TengenMatchCreate *self, const char *id)
{
  TengenMatch *match = tengen_match_new (id, get_kind (self), self->setup);
  int n = gtk_spin_button_get_value_as_int (self->rounds);

  g_free (match->title);
  match->title = g_strstrip (g_strdup (gtk_editable_get_text (self->title)));
  match->n_rounds = n;
  match->to_win = match->kind == TENGEN_MATCH_SERIES &&
                          gtk_check_button_get_active (self->to_win)
                      ? n / 2 + 1
                      : 0;
  match->scoring =
      (TengenMatchScoring) gtk_drop_down_get_selected (self->scoring);
  match->points_x2[0] = get_half_points (self->win);
  match->points_x2[1] = get_half_points (self->draw);
  match->points_x2[2] = get_half_points (self->loss);
  match->by_rank = gtk_widget_get_visible (GTK_WIDGET (self->by_rank)) &&
                   gtk_check_button_get_active (self->by_rank);
  add_order (self, match);
  return match;
}

/* --- The names --- */

static void
mark_line (TengenMatchCreate *self, int line)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->names);
  GtkTextIter start, end;

  gtk_text_buffer_get_iter_at_line (buffer, &start, line);
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  gtk_text_buffer_apply_tag_by_name (buffer, FAULTY, &start, &end);
}

static void
append_fault (GString *text, const TengenMatchName *name)
{
  const char *why = name->bad_rank
                        ? _ ("What stands after the name is no rank (3k, 1d).")
                        : tengen_words_match_fault (name->fault);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  /* TRANSLATORS: number of the line, a name, what is wrong with it */
  g_string_append_printf (
      text, _ ("Line %d, “%s”: %s"), name->line + 1, name->name, why);
}

/* Gives how many lines are wrong. */
static guint
show_names (TengenMatchCreate *self, const GArray *names)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->names);
  g_autoptr (GString) faults = g_string_new (NULL);
  GtkTextIter start, end;
  guint wrong = 0;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_remove_tag_by_name (buffer, FAULTY, &start, &end);
  for (guint i = 0; i < names->len; i++)
    {
      const TengenMatchName *name = &g_array_index (names, TengenMatchName, i);

      if (!name->bad_rank && name->fault == TENGEN_MATCH_FAULT_NONE)
        continue;
      mark_line (self, name->line);
      if (wrong++ < MOST_FAULTS)
        append_fault (faults, name);
    }
  if (g_strcmp0 (gtk_label_get_label (self->faults), faults->str) != 0)
    {
      gtk_label_set_label (self->faults, faults->str);
      tengen_announce (GTK_WIDGET (self->faults), faults->str);
    }
  return wrong;
}

static guint
count_rounds (guint n_players)
{
  guint n = 0;

  while ((1u << n) < n_players)
    n++;
  return n;
}

static void
show_count (TengenMatchCreate *self, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, tengen_words_plural ("%u player", "%u players", n), n);
  if (get_kind (self) == TENGEN_MATCH_SWISS && n > 2)
    {
      g_autofree char *hint =
          g_strdup_printf (_ ("after %u rounds at most one has won all games"),
                           count_rounds (n));

      g_string_append_printf (text, "%s%s", tengen_words_gap (), hint);
    }
  gtk_label_set_label (self->count, text->str);
}

static gboolean
idle_cb (gpointer data)
{
  TengenMatchCreate *self = data;
  g_autoptr (TengenMatch) match = make_match (self, "names");
  g_autofree char *text = get_text (self);
  g_autoptr (GArray) names = tengen_match_names_read (text, match);

  self->idle = 0;
  show_names (self, names);
  show_count (self, match->players->len);
  return G_SOURCE_REMOVE;
}

static void
names_cb (TengenMatchCreate *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (idle_cb, self);
  tengen_match_create_say (self, NULL);
}

/* --- The choices --- */

static const char *
get_about (TengenMatchKind kind)
{
  switch (kind)
    {
    case TENGEN_MATCH_SERIES:
      return _ ("Two players, several games, colours in turn.");
    case TENGEN_MATCH_ROUND_ROBIN:
      return _ ("Everyone plays everyone else.");
    case TENGEN_MATCH_SWISS:
      return _ ("In each round, players with about the same number of points "
                "meet. The same two meet again only if there is no other way, "
                "and you are told.");
    }
  g_assert_not_reached ();
}

static const char *
get_rounds_label (TengenMatchKind kind)
{
  switch (kind)
    {
    case TENGEN_MATCH_SERIES:
      return C_ ("how many", "Games");
    case TENGEN_MATCH_ROUND_ROBIN:
      return _ ("Times everyone meets everyone");
    case TENGEN_MATCH_SWISS:
      return _ ("Rounds");
    }
  g_assert_not_reached ();
}

/* What is chosen in it, for whom that is enough. */
static void
show_places_name (TengenMatchCreate *self)
{
  g_autofree char *order = tengen_match_order_make_name (self->order);
  /* TRANSLATORS: an order of tie-breaks, as SOS → SODOS → direct */
  g_autofree char *name =
      g_strdup_printf (_ ("What decides places: %s"), order);

  gtk_label_set_label (self->places_name, name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->places), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_places (TengenMatchCreate *self)
{
  g_autoptr (TengenMatch) match = NULL;

  if (self->setup == NULL)
    return;
  match = make_match (self, "places");
  /* two players need no comparison with others */
  gtk_widget_set_visible (self->places, match->kind != TENGEN_MATCH_SERIES);
  if (match->kind != TENGEN_MATCH_SERIES)
    tengen_match_order_set (self->order, &match->ties);
  tengen_match_groups_show (self->groups, match);
  show_places_name (self);
}

static void
order_cb (TengenMatchCreate *self)
{
  self->ordered = TRUE;
  show_places (self);
}

static void
kind_cb (TengenMatchCreate *self, GtkToggleButton *button)
{
  TengenMatchKind kind = get_kind (self);
  static const int usual[] = {
    [TENGEN_MATCH_SERIES] = 3,
    [TENGEN_MATCH_ROUND_ROBIN] = 1,
    [TENGEN_MATCH_SWISS] = 4,
  };

  if (button != NULL && !gtk_toggle_button_get_active (button))
    return;
  gtk_label_set_label (self->about_kind, get_about (kind));
  gtk_label_set_label (self->rounds_label, get_rounds_label (kind));
  gtk_spin_button_set_value (self->rounds, usual[kind]);
  gtk_widget_set_visible (GTK_WIDGET (self->to_win),
                          kind == TENGEN_MATCH_SERIES);
  show_places (self);
  names_cb (self);
}

static void
scoring_cb (TengenMatchCreate *self)
{
  gtk_widget_set_visible (self->points,
                          gtk_drop_down_get_selected (self->scoring) ==
                              TENGEN_MATCH_SCORE_POINTS);
  show_places (self);
}

static void
choose_game_cb (TengenMatchCreate *self)
{
  g_signal_emit (self, signals[CHOOSE_GAME], 0);
}

static void
cancel_cb (TengenMatchCreate *self)
{
  g_signal_emit (self, signals[CANCEL], 0);
}

static void
create_cb (TengenMatchCreate *self)
{
  g_signal_emit (self, signals[CREATE], 0);
}

/* --- The widget --- */

static void
tengen_match_create_dispose (GObject *object)
{
  TengenMatchCreate *self = TENGEN_MATCH_CREATE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_MATCH_CREATE);
  g_clear_pointer (&self->setup, tengen_game_setup_free);
  G_OBJECT_CLASS (tengen_match_create_parent_class)->dispose (object);
}

static void
bind_choices (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, title);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, swiss);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, round_robin);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, series);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, about_kind);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, rounds_label);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, rounds);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, to_win);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, scoring);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, points);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, win);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, draw);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, loss);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, by_rank);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, places);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, places_name);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, order);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, groups);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, game);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_match_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/match/tengen-match-create.ui");
  bind_choices (klass);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, content);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, names);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, count);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, faults);
  gtk_widget_class_bind_template_child (klass, TengenMatchCreate, said);
  gtk_widget_class_bind_template_callback (klass, kind_cb);
  gtk_widget_class_bind_template_callback (klass, scoring_cb);
  gtk_widget_class_bind_template_callback (klass, show_places);
  gtk_widget_class_bind_template_callback (klass, order_cb);
  gtk_widget_class_bind_template_callback (klass, show_places_name);
  gtk_widget_class_bind_template_callback (klass, choose_game_cb);
  gtk_widget_class_bind_template_callback (klass, cancel_cb);
  gtk_widget_class_bind_template_callback (klass, create_cb);
}

static void
tengen_match_create_class_init (TengenMatchCreateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_create_dispose;
  g_type_ensure (TENGEN_TYPE_FOLD_LAYOUT);
  g_type_ensure (TENGEN_TYPE_MATCH_ORDER);
  g_type_ensure (TENGEN_TYPE_MATCH_GROUPS);
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenMatchCreate::create: all is said */
  signals[CREATE] = tengen_signal_new ("create", TENGEN_TYPE_MATCH_CREATE, 0);
  /* TengenMatchCreate::choose-game: another game is wanted */
  signals[CHOOSE_GAME] =
      tengen_signal_new ("choose-game", TENGEN_TYPE_MATCH_CREATE, 0);
  /* TengenMatchCreate::cancel: never mind */
  signals[CANCEL] = tengen_signal_new ("cancel", TENGEN_TYPE_MATCH_CREATE, 0);
}

static void
tengen_match_create_init (TengenMatchCreate *self)
{
  GtkTextBuffer *buffer;

  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/match/tengen-match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_long_text_keep_bar (self->names);
  gtk_spin_button_set_range (self->rounds, 1, MOST_ROUNDS);
  buffer = gtk_text_view_get_buffer (self->names);
  gtk_text_buffer_create_tag (
      buffer, FAULTY, "underline", PANGO_UNDERLINE_ERROR, NULL);
  g_signal_connect_object (
      buffer, "changed", G_CALLBACK (names_cb), self, G_CONNECT_SWAPPED);
}

void
tengen_match_create_set_setup (TengenMatchCreate *self,
                               const TengenGameSetup *setup)
{
  g_autofree char *game = NULL;
  g_autofree char *terms = NULL;
  g_autofree char *clock = NULL;
  g_autofree char *text = NULL;
  TengenGameSetup *own;

  g_return_if_fail (TENGEN_IS_MATCH_CREATE (self));
  g_return_if_fail (setup != NULL);

  own = tengen_game_setup_copy (setup);
  g_clear_pointer (&self->setup, tengen_game_setup_free);
  self->setup = own;
  g_clear_pointer (&own->black, g_free);
  g_clear_pointer (&own->white, g_free);
  g_clear_pointer (&own->black_rank, g_free);
  g_clear_pointer (&own->white_rank, g_free);
  game = tengen_words_game (own);
  terms = tengen_words_terms (own);
  clock = tengen_words_clock (&own->clock);
  /* the terms of Pure Go are but its name */
  text = strstr (game, terms) != NULL
             ? g_strjoin ("\n", game, clock, NULL)
             : g_strjoin ("\n", game, terms, clock, NULL);
  gtk_label_set_label (self->game, text);
  gtk_widget_set_visible (GTK_WIDGET (self->by_rank),
                          !tengen_game_setup_is_renju (own));
  kind_cb (self, NULL);
}

const TengenGameSetup *
tengen_match_create_get_setup (TengenMatchCreate *self)
{
  g_return_val_if_fail (TENGEN_IS_MATCH_CREATE (self), NULL);

  return self->setup;
}

TengenMatch *
tengen_match_create_make (TengenMatchCreate *self, const char *id)
{
  g_autoptr (TengenMatch) match = NULL;
  g_autoptr (GArray) names = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (TENGEN_IS_MATCH_CREATE (self), NULL);
  g_return_val_if_fail (self->setup != NULL && id != NULL, NULL);

  match = make_match (self, id);
  text = get_text (self);
  names = tengen_match_names_read (text, match);
  if (show_names (self, names) > 0)
    tengen_match_create_say (
        self, _ ("Please mend the marked lines in the list of names first."));
  else if (match->players->len < 2)
    tengen_match_create_say (self,
                             tengen_words_match_fault (TENGEN_MATCH_FAULT_FEW));
  else
    return g_steal_pointer (&match);
  gtk_widget_grab_focus (GTK_WIDGET (self->names));
  return NULL;
}

void
tengen_match_create_say (TengenMatchCreate *self, const char *text)
{
  g_return_if_fail (TENGEN_IS_MATCH_CREATE (self));

  gtk_label_set_label (self->said, text != NULL ? text : "");
  tengen_announce (GTK_WIDGET (self->said), text != NULL ? text : "");
}

void
tengen_match_create_clear (TengenMatchCreate *self)
{
  g_return_if_fail (TENGEN_IS_MATCH_CREATE (self));

  gtk_editable_set_text (self->title, "");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->names), "", 0);
}
