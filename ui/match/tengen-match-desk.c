/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-desk: what can be done with one game of a match
 *
 * Shape: who won is one button, and noted at once; how, and by how much, can be
 *        added to it. While a game is being shown the buttons change nothing.
 */
#include "tengen-match-desk.h"

#include "tengen-match-plan.h"
#include "tengen-match-say.h"
#include "tengen-match-ui.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)
#define C_(context, text) tengen_words_context (context, text)

/* Ways to win, as they are listed; the first without anything said. */
typedef struct
{
  TengenResultKind kind;
  const char *name;
  gboolean in_go;
  gboolean in_renju;
} Way;

static const Way ways[] = {
  { TENGEN_RESULT_WIN, N_ ("It is not said how"), TRUE, TRUE },
  { TENGEN_RESULT_COUNT, N_ ("By points"), TRUE, FALSE },
  { TENGEN_RESULT_FIVE, N_ ("By a row of five"), FALSE, TRUE },
  { TENGEN_RESULT_FORBIDDEN, N_ ("By a forbidden move"), FALSE, TRUE },
  { TENGEN_RESULT_RESIGN, N_ ("By resignation"), TRUE, TRUE },
  { TENGEN_RESULT_TIME, N_ ("On time"), TRUE, TRUE },
  { TENGEN_RESULT_FORFEIT, N_ ("By forfeit"), TRUE, TRUE },
};

struct _TengenMatchDesk
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkLabel *title;
  GtkLabel *players;
  GtkLabel *terms;
  GtkWidget *buttons;
  GtkWidget *play;
  GtkWidget *record;
  GtkWidget *result;
  GtkToggleButton *black_won;
  GtkToggleButton *white_won;
  GtkToggleButton *drawn;
  GtkToggleButton *no_result;
  GtkToggleButton *both_lost;
  GtkToggleButton *open;
  GtkWidget *how;
  GtkDropDown *way;
  GtkWidget *margin_line;
  GtkSpinButton *margin;
  GtkLabel *source;
  GtkMenuButton *swap;

  /* Owned */
  TengenMatchTable *table;
  /* -1 for none */
  int game;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (TengenMatchDesk, tengen_match_desk, GTK_TYPE_WIDGET)

static const TengenMatch *
get_match (TengenMatchDesk *self)
{
  return tengen_match_table_get (self->table);
}

static const TengenMatchGame *
get_game (TengenMatchDesk *self)
{
  return tengen_match_get_game (get_match (self), self->game);
}

static gboolean
is_renju (TengenMatchDesk *self)
{
  return tengen_game_setup_is_renju (get_match (self)->setup);
}

/* --- Ways to win --- */

static gboolean
is_listed (TengenMatchDesk *self, const Way *way)
{
  return is_renju (self) ? way->in_renju : way->in_go;
}

/* The way at a place of the list. */
static TengenResultKind
get_kind_at (TengenMatchDesk *self, guint place)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    if (is_listed (self, &ways[i]) && place-- == 0)
      return ways[i].kind;
  return TENGEN_RESULT_WIN;
}

static guint
get_place_of (TengenMatchDesk *self, TengenResultKind kind)
{
  guint place = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      if (!is_listed (self, &ways[i]))
        continue;
      if (ways[i].kind == kind)
        return place;
      place++;
    }
  return 0;
}

static void
list_ways (TengenMatchDesk *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    if (is_listed (self, &ways[i]))
      gtk_string_list_append (list, _ (ways[i].name));
  gtk_drop_down_set_model (self->way, G_LIST_MODEL (list));
}

/* --- From the buttons to the match --- */

static TengenStone
get_winner (TengenMatchDesk *self)
{
  if (gtk_toggle_button_get_active (self->black_won))
    return TENGEN_STONE_BLACK;
  return gtk_toggle_button_get_active (self->white_won) ? TENGEN_STONE_WHITE
                                                        : TENGEN_STONE_NONE;
}

static TengenResultKind
get_kind (TengenMatchDesk *self)
{
  if (get_winner (self) != TENGEN_STONE_NONE)
    return get_kind_at (self, gtk_drop_down_get_selected (self->way));
  if (gtk_toggle_button_get_active (self->drawn))
    return TENGEN_RESULT_DRAW;
  if (gtk_toggle_button_get_active (self->both_lost))
    return TENGEN_RESULT_BOTH_LOST;
  return gtk_toggle_button_get_active (self->no_result) ? TENGEN_RESULT_VOID
                                                        : TENGEN_RESULT_UNKNOWN;
}

static void
enter (TengenMatchDesk *self)
{
  TengenResult result = {
    .kind = get_kind (self),
    .winner = get_winner (self),
  };

  if (result.kind == TENGEN_RESULT_COUNT)
    result.margin_x2 =
        (int) (2 * gtk_spin_button_get_value (self->margin) + 0.5);
  tengen_match_table_set_result (self->table, self->game, &result, TRUE);
}

/* Of a group of buttons the one that goes out is told first. */
static void
toggled_cb (TengenMatchDesk *self, GtkToggleButton *button)
{
  if (!self->filling && gtk_toggle_button_get_active (button))
    enter (self);
}

static void
way_cb (TengenMatchDesk *self)
{
  if (!self->filling)
    enter (self);
}

static void
swap_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenMatchDesk *self = TENGEN_MATCH_DESK (widget);
  gboolean black, other_black;
  int other;

  g_variant_get (parameter, "(bib)", &black, &other, &other_black);
  tengen_match_table_swap (self->table, self->game, black, other, other_black);
}

/* --- From the match to the buttons --- */

static GtkToggleButton *
get_button (TengenMatchDesk *self, const TengenResult *result)
{
  if (result->kind == TENGEN_RESULT_UNKNOWN)
    return self->open;
  if (result->kind == TENGEN_RESULT_VOID)
    return self->no_result;
  if (result->kind == TENGEN_RESULT_BOTH_LOST)
    return self->both_lost;
  if (result->winner == TENGEN_STONE_NONE)
    return self->drawn;
  return result->winner == TENGEN_STONE_BLACK ? self->black_won
                                              : self->white_won;
}

static void
name_winner (GtkToggleButton *button, const TengenMatch *match, int player)
{
  g_autofree char *name = tengen_words_match_player (match, player);
  g_autofree char *label = g_strdup_printf (_ ("%s wins"), name);
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_label (GTK_LABEL (child), label);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_result (TengenMatchDesk *self)
{
  const TengenMatchGame *game = get_game (self);
  const TengenResult *result = &game->result;
  gboolean won = result->winner != TENGEN_STONE_NONE;

  name_winner (self->black_won, get_match (self), game->black);
  name_winner (self->white_won, get_match (self), game->white);
  gtk_toggle_button_set_active (get_button (self, result), TRUE);
  gtk_drop_down_set_selected (self->way, get_place_of (self, result->kind));
  gtk_widget_set_visible (self->how, won);
  gtk_widget_set_visible (self->margin_line,
                          result->kind == TENGEN_RESULT_COUNT);
  if (result->kind == TENGEN_RESULT_COUNT)
    gtk_spin_button_set_value (self->margin, result->margin_x2 / 2.0);
  gtk_label_set_label (self->source,
                       result->kind == TENGEN_RESULT_UNKNOWN ? ""
                       : game->by_hand ? _ ("This result was entered.")
                                       : _ ("This game was played here."));
}

static void
append_swap (GMenu *menu,
             const char *label,
             gboolean black,
             int other,
             gboolean other_black)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (
      item, "match-desk.swap", "(bib)", black, other, other_black);
  g_menu_append_item (menu, item);
}

static void
append_others (TengenMatchDesk *self, GMenu *menu, gboolean black)
{
  const TengenMatch *match = get_match (self);

  for (guint i = 0; i < match->games->len; i++)
    {
      const TengenMatchGame *other = tengen_match_get_game (match, (int) i);
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;

      if ((int) i == self->game || other->round != get_game (self)->round ||
          (other->result.kind != TENGEN_RESULT_UNKNOWN &&
           other->white != TENGEN_MATCH_NOBODY) ||
          tengen_match_is_absent (match, other->black, other->round))
        continue;
      first = tengen_words_match_player (match, other->black);
      append_swap (menu, first, black, (int) i, TRUE);
      if (other->white == TENGEN_MATCH_NOBODY)
        continue;
      second = tengen_words_match_player (match, other->white);
      append_swap (menu, second, black, (int) i, FALSE);
    }
}

static void
append_player (TengenMatchDesk *self, GMenu *menu, int player, gboolean black)
{
  g_autoptr (GMenu) others = g_menu_new ();
  g_autofree char *name = tengen_words_match_player (get_match (self), player);
  g_autofree char *label = g_strdup_printf (_ ("Exchange %s With"), name);

  append_others (self, others, black);
  if (g_menu_model_get_n_items (G_MENU_MODEL (others)) > 0)
    g_menu_append_submenu (menu, label, G_MENU_MODEL (others));
}

static void
show_swap (TengenMatchDesk *self, gboolean can)
{
  const TengenMatchGame *game = get_game (self);
  g_autoptr (GMenu) menu = g_menu_new ();

  gtk_widget_set_visible (GTK_WIDGET (self->swap), can);
  if (!can)
    return;
  append_swap (menu, _ ("Exchange Colours"), TRUE, self->game, FALSE);
  if (get_match (self)->kind == TENGEN_MATCH_SWISS)
    {
      append_player (self, menu, game->black, TRUE);
      append_player (self, menu, game->white, FALSE);
    }
  gtk_menu_button_set_menu_model (self->swap, G_MENU_MODEL (menu));
}

/* Why a player has no opponent. */
static const char *
explain_alone (const TengenMatch *match, const TengenMatchGame *game)
{
  if (tengen_match_is_absent (match, game->black, game->round))
    return _ ("The absence was announced before. It is worth no points.");
  if (game->result.winner == TENGEN_STONE_NONE)
    return _ ("There is no opponent in this round.");
  if (tengen_match_find_bye (match, game->round) == game->black)
    return _ ("This bye was chosen. It is worth a win.");
  return _ ("The number of players is odd. The bye is worth a win.");
}

static void
show_head (TengenMatchDesk *self)
{
  const TengenMatch *match = get_match (self);
  const TengenMatchGame *game = get_game (self);
  g_autofree char *board = g_strdup_printf (_ ("Board %d"), game->board);
  g_autofree char *round = tengen_words_match_round (match, game->round);
  g_autofree char *title = g_strjoin (tengen_words_gap (), round, board, NULL);
  g_autofree char *players = tengen_match_say_pair (match, game);
  g_autofree char *terms = tengen_match_say_terms (match, self->game);

  gtk_label_set_label (self->title,
                       match->kind == TENGEN_MATCH_SERIES ? round : title);
  gtk_label_set_label (self->players, players);
  gtk_label_set_label (
      self->terms,
      game->white == TENGEN_MATCH_NOBODY ? explain_alone (match, game) : terms);
}

static void
show_game (TengenMatchDesk *self, gboolean read_only)
{
  const TengenMatchGame *game = get_game (self);
  gboolean bye = game->white == TENGEN_MATCH_NOBODY;
  gboolean open = game->result.kind == TENGEN_RESULT_UNKNOWN;

  show_head (self);
  gtk_actionable_set_action_target (
      GTK_ACTIONABLE (self->play), "i", self->game);
  gtk_actionable_set_action_target (
      GTK_ACTIONABLE (self->record), "i", self->game);
  gtk_widget_set_visible (self->buttons, !bye);
  gtk_widget_set_visible (self->play, open);
  gtk_widget_set_sensitive (self->play, !read_only);
  gtk_button_set_label (GTK_BUTTON (self->play),
                        game->file != NULL ? _ ("Play On") : _ ("Play Here"));
  gtk_widget_set_visible (self->record, game->file != NULL);
  gtk_widget_set_visible (self->result, !bye);
  gtk_widget_set_sensitive (self->result, !read_only);
  if (!bye)
    show_result (self);
  show_swap (self, !bye && open && game->file == NULL && !read_only);
}

/* --- The widget --- */

static void
tengen_match_desk_dispose (GObject *object)
{
  TengenMatchDesk *self = TENGEN_MATCH_DESK (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_MATCH_DESK);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (tengen_match_desk_parent_class)->dispose (object);
}

static void
bind_buttons (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, TengenMatchDesk, black_won);
  gtk_widget_class_bind_template_child (klass, TengenMatchDesk, white_won);
  gtk_widget_class_bind_template_child (klass, TengenMatchDesk, drawn);
  gtk_widget_class_bind_template_child (klass, TengenMatchDesk, no_result);
  gtk_widget_class_bind_template_child (klass, TengenMatchDesk, both_lost);
  gtk_widget_class_bind_template_child (klass, TengenMatchDesk, open);
  gtk_widget_class_bind_template_child (klass, TengenMatchDesk, how);
  gtk_widget_class_bind_template_child (klass, TengenMatchDesk, way);
  gtk_widget_class_bind_template_child (klass, TengenMatchDesk, margin_line);
  gtk_widget_class_bind_template_child (klass, TengenMatchDesk, margin);
}

static void
tengen_match_desk_class_init (TengenMatchDeskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_desk_dispose;
  tengen_match_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/match/tengen-match-desk.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenMatchDesk, content);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchDesk, title);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchDesk, players);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchDesk, terms);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchDesk, buttons);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchDesk, play);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchDesk, record);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchDesk, result);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchDesk, source);
  gtk_widget_class_bind_template_child (widget_class, TengenMatchDesk, swap);
  bind_buttons (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, way_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenMatchDesk|match-desk.swap: see the header */
  gtk_widget_class_install_action (
      widget_class, "match-desk.swap", "(bib)", swap_action);
}

static void
tengen_match_desk_init (TengenMatchDesk *self)
{
  self->game = -1;
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filling = FALSE;
}

void
tengen_match_desk_set_table (TengenMatchDesk *self, TengenMatchTable *table)
{
  g_return_if_fail (TENGEN_IS_MATCH_DESK (self));
  g_return_if_fail (TENGEN_IS_MATCH_TABLE (table));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  self->filling = TRUE;
  list_ways (self);
  self->filling = FALSE;
}

void
tengen_match_desk_show (TengenMatchDesk *self, int game, gboolean read_only)
{
  g_return_if_fail (TENGEN_IS_MATCH_DESK (self));
  g_return_if_fail (self->table != NULL);
  g_return_if_fail (game < (int) get_match (self)->games->len);

  self->game = game;
  gtk_widget_set_visible (self->content, game >= 0);
  self->filling = TRUE;
  if (game >= 0)
    show_game (self, read_only);
  self->filling = FALSE;
}

void
tengen_match_desk_focus (TengenMatchDesk *self)
{
  g_return_if_fail (TENGEN_IS_MATCH_DESK (self));

  if (self->game < 0)
    return;
  gtk_widget_child_focus (self->content, GTK_DIR_TAB_FORWARD);
}
