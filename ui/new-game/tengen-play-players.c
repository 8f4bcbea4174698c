/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-players: who plays a new game, and who has Black
 *
 * Shape: what is typed is the state. A name taken from the list brings its rank
 *        along; a rank is written as the language has it once it is left.
 */
#include "tengen-play-players.h"

#include "tengen-match-rank.h"
#include "tengen-play-level.h"
#include "tengen-play-suggest.h"
#include "tengen-renju-colours.h"
#include "tengen-session-computer.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-match.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* The strongest and the weakest rank that are offered. */
#define RANK_STRONGEST 9
#define RANK_WEAKEST (-30)

struct _TengenPlayPlayers
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkLabel *black_label;
  GtkLabel *white_label;
  TengenPlaySuggest *black;
  TengenPlaySuggest *white;
  TengenPlaySuggest *black_rank;
  TengenPlaySuggest *white_rank;
  GtkToggleButton *black_person;
  GtkToggleButton *white_person;
  GtkToggleButton *black_computer;
  GtkToggleButton *white_computer;
  TengenPlayLevel *black_level;
  TengenPlayLevel *white_level;
  GtkLabel *fault;
  GtkWidget *swap;
  GtkWidget *colours;

  /* Owned */
  TengenPlayerShelf *shelf;
  TengenLevelShelf *levels;
  /* (nullable): what is played */
  TengenGameSetup *game;
  gboolean renju;
};

G_DEFINE_FINAL_TYPE (TengenPlayPlayers, tengen_play_players, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_RANKED,
  SIGNAL_ARRANGED,
  SIGNAL_SEATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *
get_text (TengenPlaySuggest *field)
{
  return gtk_editable_get_text (
      GTK_EDITABLE (tengen_play_suggest_get_entry (field)));
}

static void
set_text (TengenPlaySuggest *field, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (tengen_play_suggest_get_entry (field)),
                         text != NULL ? text : "");
}

static char *
get_name (TengenPlaySuggest *field)
{
  g_autofree char *text = g_strstrip (g_strdup (get_text (field)));

  return *text != '\0' ? g_steal_pointer (&text) : NULL;
}

static gboolean
is_rank_field (TengenPlayPlayers *self, TengenPlaySuggest *field)
{
  return field == self->black_rank || field == self->white_rank;
}

static TengenPlaySuggest *
get_rank_field (TengenPlayPlayers *self, TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK ? self->black_rank : self->white_rank;
}

/* Where the computer sits. */

static gboolean
is_computer (TengenPlayPlayers *self, TengenStone stone)
{
  return gtk_toggle_button_get_active (stone == TENGEN_STONE_BLACK
                                           ? self->black_computer
                                           : self->white_computer);
}

static TengenPlayLevel *
get_level (TengenPlayPlayers *self, TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK ? self->black_level : self->white_level;
}

static void
seat (TengenPlayPlayers *self, TengenStone stone, gboolean computer)
{
  gboolean black = stone == TENGEN_STONE_BLACK;

  if (computer)
    gtk_toggle_button_set_active (
        black ? self->black_computer : self->white_computer, TRUE);
  else
    gtk_toggle_button_set_active (
        black ? self->black_person : self->white_person, TRUE);
}

/* The level that suits the person at the other seat, if there is one. */
static void
show_level (TengenPlayPlayers *self, TengenStone stone)
{
  g_autofree char *name = NULL;
  gboolean alone = is_computer (self, tengen_stone_other (stone));

  gtk_widget_set_visible (GTK_WIDGET (get_level (self, stone)),
                          is_computer (self, stone));
  if (!is_computer (self, stone) || self->game == NULL)
    return;
  name = get_name (stone == TENGEN_STONE_BLACK ? self->white : self->black);
  tengen_play_level_set_game (
      get_level (self, stone),
      alone ? 0 : tengen_level_shelf_find (self->levels, name, self->game),
      self->game);
}

static void
show_levels (TengenPlayPlayers *self)
{
  show_level (self, TENGEN_STONE_BLACK);
  show_level (self, TENGEN_STONE_WHITE);
}

static void
show_seats (TengenPlayPlayers *self)
{
  gboolean black = is_computer (self, TENGEN_STONE_BLACK);
  gboolean white = is_computer (self, TENGEN_STONE_WHITE);

  gtk_widget_set_visible (GTK_WIDGET (self->black), !black);
  gtk_widget_set_visible (GTK_WIDGET (self->black_rank), !black);
  gtk_widget_set_visible (GTK_WIDGET (self->white), !white);
  gtk_widget_set_visible (GTK_WIDGET (self->white_rank), !white);
  show_levels (self);
}

/* The second computer is as strong as the first. */
static void
seat_cb (TengenPlayPlayers *self, GtkToggleButton *button)
{
  TengenStone stone =
      button == self->black_computer ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  TengenStone other = tengen_stone_other (stone);
  TengenGameComputer computer;

  show_seats (self);
  if (is_computer (self, stone) && is_computer (self, other))
    {
      tengen_play_level_get_wanted (get_level (self, other), &computer);
      tengen_play_level_set (get_level (self, stone), &computer);
    }
  g_signal_emit (self, signals[SIGNAL_SEATED], 0);
}

static void
level_cb (TengenPlayPlayers *self)
{
  g_signal_emit (self, signals[SIGNAL_SEATED], 0);
}

/* Ranks. */

static void
write_rank (TengenPlaySuggest *field, int rank)
{
  g_autofree char *text = rank != 0 ? tengen_words_match_rank (rank) : NULL;

  set_text (field, text);
}

/* What stands in records and on the shelf. */
static void
write_rank_text (TengenPlaySuggest *field, const char *text)
{
  int rank = 0;

  tengen_match_rank_parse (text != NULL ? text : "", &rank);
  write_rank (field, rank);
}

static gboolean
read_rank (TengenPlaySuggest *field, int *rank)
{
  return tengen_match_rank_parse (get_text (field), rank);
}

static gboolean
is_wrong (TengenPlaySuggest *field)
{
  int rank;

  return !read_rank (field, &rank);
}

static void
mark_field (TengenPlaySuggest *field)
{
  gboolean wrong = is_wrong (field);
  GtkWidget *entry = GTK_WIDGET (tengen_play_suggest_get_entry (field));

  tengen_widget_set_class (entry, "error", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (entry),
                               GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE
                                     : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

/* Says what is wrong, once it was left; what is mended is mended at once. */
static void
show_fault (TengenPlayPlayers *self)
{
  mark_field (self->black_rank);
  mark_field (self->white_rank);
  gtk_widget_set_visible (GTK_WIDGET (self->fault),
                          is_wrong (self->black_rank) ||
                              is_wrong (self->white_rank));
}

static void
fill_ranks_cb (TengenPlaySuggest *field, gpointer data)
{
  for (int rank = RANK_STRONGEST; rank >= RANK_WEAKEST; rank--)
    if (rank != 0)
      {
        g_autofree char *text = tengen_words_match_rank (rank);

        tengen_play_suggest_add (field, text, NULL);
      }
}

static void
settle_rank (TengenPlayPlayers *self, TengenPlaySuggest *field)
{
  int rank;

  show_fault (self);
  if (!read_rank (field, &rank))
    return;
  write_rank (field, rank);
  g_signal_emit (self, signals[SIGNAL_RANKED], 0);
}

static void
rank_changed_cb (TengenPlayPlayers *self, TengenPlaySuggest *field)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->fault)))
    show_fault (self);
}

static void
rank_settled_cb (TengenPlayPlayers *self, TengenPlaySuggest *field)
{
  settle_rank (self, field);
}

/* Names. */

static void
fill_names_cb (TengenPlaySuggest *field, gpointer data)
{
  TengenPlayPlayers *self = data;

  for (guint i = 0;
       self->shelf != NULL && i < tengen_player_shelf_get_n (self->shelf);
       i++)
    {
      const char *text = NULL;
      const char *name = tengen_player_shelf_get (self->shelf, i, &text);
      g_autofree char *words = NULL;
      int rank = 0;

      if (tengen_match_rank_parse (text, &rank) && rank != 0)
        words = tengen_words_match_rank (rank);
      tengen_play_suggest_add (field, name, words);
    }
}

static void
name_picked_cb (TengenPlayPlayers *self, TengenPlaySuggest *field)
{
  TengenPlaySuggest *rank =
      field == self->black ? self->black_rank : self->white_rank;

  show_levels (self);
  write_rank_text (
      rank, tengen_player_shelf_find_rank (self->shelf, get_text (field)));
  settle_rank (self, rank);
}

/* A known player has a rank, unless another one is typed, and may have a level. */
static void
name_left_cb (TengenPlayPlayers *self, TengenPlaySuggest *field)
{
  TengenPlaySuggest *rank =
      field == self->black ? self->black_rank : self->white_rank;
  const char *known =
      tengen_player_shelf_find_rank (self->shelf, get_text (field));

  show_levels (self);
  if (known == NULL || *get_text (rank) != '\0')
    {
      g_signal_emit (self, signals[SIGNAL_SEATED], 0);
      return;
    }
  write_rank_text (rank, known);
  settle_rank (self, rank);
}

static void
name_removed_cb (TengenPlayPlayers *self, const char *name)
{
  tengen_player_shelf_remove (self->shelf, name);
}

/* Which player has Black. */

static void
exchange_texts (TengenPlaySuggest *first, TengenPlaySuggest *second)
{
  g_autofree char *text = g_strdup (get_text (first));

  set_text (first, get_text (second));
  set_text (second, text);
}

static void
swap_cb (TengenPlayPlayers *self)
{
  tengen_play_players_exchange (self);
  g_signal_emit (self, signals[SIGNAL_ARRANGED], 0, TRUE);
}

static void
decided_cb (TengenPlayPlayers *self, gboolean exchanged)
{
  if (exchanged)
    tengen_play_players_exchange (self);
  g_signal_emit (self, signals[SIGNAL_ARRANGED], 0, TRUE);
}

/* Who sits there, the computer too. */
static char *
get_player (TengenPlayPlayers *self, TengenStone stone)
{
  if (is_computer (self, stone))
    return g_strdup (tengen_play_level_get_name (get_level (self, stone)));
  return get_name (stone == TENGEN_STONE_BLACK ? self->black : self->white);
}

static void
colours_cb (TengenPlayPlayers *self)
{
  g_autofree char *black = get_player (self, TENGEN_STONE_BLACK);
  g_autofree char *white = get_player (self, TENGEN_STONE_WHITE);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  TengenRenjuColours *scene =
      tengen_renju_colours_new (window, self->renju, black, white);

  tengen_renju_colours_set_ranks (
      scene,
      tengen_play_players_get_rank (self, TENGEN_STONE_BLACK),
      tengen_play_players_get_rank (self, TENGEN_STONE_WHITE));
  g_signal_connect_object (
      scene, "decided", G_CALLBACK (decided_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (scene));
}

/* What a field is called is what it is spoken as. */
static void
name_row (GtkLabel *label,
          TengenPlaySuggest *name_field,
          TengenPlaySuggest *rank_field,
          const char *player)
{
  /* TRANSLATORS: the name of a player: %s is Black, White, or their role */
  g_autofree char *name = g_strdup_printf (_ ("Name of %s"), player);
  /* TRANSLATORS: the rank of a player: %s is Black, White, or their role */
  g_autofree char *rank = g_strdup_printf (_ ("Rank of %s"), player);

  gtk_label_set_label (label, player);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (tengen_play_suggest_get_entry (name_field)),
      GTK_ACCESSIBLE_PROPERTY_LABEL,
      name,
      -1);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (tengen_play_suggest_get_entry (rank_field)),
      GTK_ACCESSIBLE_PROPERTY_LABEL,
      rank,
      -1);
}

static void
prepare_field (TengenPlayPlayers *self, TengenPlaySuggest *field)
{
  GtkEntry *entry = tengen_play_suggest_get_entry (field);
  gboolean is_rank = is_rank_field (self, field);

  gtk_entry_set_max_length (entry, is_rank ? 12 : 60);
  gtk_entry_set_placeholder_text (entry, is_rank ? _ ("Rank") : _ ("Name"));
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), is_rank ? 7 : 12);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), is_rank ? 7 : 16);
  tengen_play_suggest_set_source (
      field, is_rank ? fill_ranks_cb : fill_names_cb, self, !is_rank);
}

static void
tengen_play_players_dispose (GObject *object)
{
  TengenPlayPlayers *self = TENGEN_PLAY_PLAYERS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->shelf);
  g_clear_object (&self->levels);
  g_clear_pointer (&self->game, tengen_game_setup_free);
  G_OBJECT_CLASS (tengen_play_players_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPlayers, box);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, black_label);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, white_label);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPlayers, black);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPlayers, white);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, black_rank);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, white_rank);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, black_person);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, white_person);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, black_computer);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, white_computer);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, black_level);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, white_level);
  gtk_widget_class_bind_template_callback (widget_class, seat_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_cb);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPlayers, fault);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPlayers, swap);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayPlayers, colours);
  gtk_widget_class_bind_template_callback (widget_class, rank_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rank_settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, swap_cb);
  gtk_widget_class_bind_template_callback (widget_class, colours_cb);
}

static void
tengen_play_players_class_init (TengenPlayPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_players_dispose;

  /* TengenPlayPlayers::ranked: a rank was settled */
  signals[SIGNAL_RANKED] =
      tengen_signal_new ("ranked", G_TYPE_FROM_CLASS (klass), 0);

  /* TengenPlayPlayers::arranged: Black's player was chosen by hand */
  signals[SIGNAL_ARRANGED] = tengen_signal_new (
      "arranged", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_BOOLEAN);

  /* TengenPlayPlayers::seated: who sits where, or how strong */
  signals[SIGNAL_SEATED] =
      tengen_signal_new ("seated", G_TYPE_FROM_CLASS (klass), 0);

  g_type_ensure (TENGEN_TYPE_PLAY_SUGGEST);
  g_type_ensure (TENGEN_TYPE_PLAY_LEVEL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-players.ui");
  bind_children (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_play_players_init (TengenPlayPlayers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  prepare_field (self, self->black);
  prepare_field (self, self->white);
  prepare_field (self, self->black_rank);
  prepare_field (self, self->white_rank);
  self->shelf = tengen_player_shelf_new ();
  self->levels = tengen_level_shelf_new ();
  tengen_play_players_set_kind (self, FALSE, NULL, NULL);
}

void
tengen_play_players_set_shelf (TengenPlayPlayers *self,
                               TengenPlayerShelf *shelf)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));
  g_return_if_fail (TENGEN_IS_PLAYER_SHELF (shelf));

  g_set_object (&self->shelf, shelf);
}

void
tengen_play_players_set_levels (TengenPlayPlayers *self,
                                TengenLevelShelf *shelf)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));
  g_return_if_fail (TENGEN_IS_LEVEL_SHELF (shelf));

  g_set_object (&self->levels, shelf);
  show_levels (self);
}

void
tengen_play_players_set_game (TengenPlayPlayers *self,
                              const TengenGameSetup *setup)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));
  g_return_if_fail (setup != NULL);

  tengen_game_setup_free (self->game);
  self->game = tengen_game_setup_copy (setup);
  show_seats (self);
}

void
tengen_play_players_set_engines (TengenPlayPlayers *self,
                                 TengenExternalList *list)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));

  tengen_play_level_set_engines (self->black_level, list);
  tengen_play_level_set_engines (self->white_level, list);
}

void
tengen_play_players_seat_computer (TengenPlayPlayers *self, TengenStone stone)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));

  seat (self, stone, TRUE);
  seat (self, tengen_stone_other (stone), FALSE);
}

gboolean
tengen_play_players_has_computer (TengenPlayPlayers *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_PLAYERS (self), FALSE);

  return is_computer (self, TENGEN_STONE_BLACK) ||
         is_computer (self, TENGEN_STONE_WHITE);
}

/* Shows where a setup has the computer; its name is none to be typed. */
static void
fill_computer (TengenPlayPlayers *self, const TengenGameSetup *setup)
{
  for (int i = TENGEN_SEAT_FIRST; i <= TENGEN_SEAT_SECOND; i++)
    {
      TengenStone stone =
          i == TENGEN_SEAT_FIRST ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

      if (setup->computers[i].level == 0)
        continue;
      seat (self, stone, TRUE);
      tengen_play_level_set (get_level (self, stone), &setup->computers[i]);
      set_text (stone == TENGEN_STONE_BLACK ? self->black : self->white, NULL);
    }
}

void
tengen_play_players_fill (TengenPlayPlayers *self, const TengenGameSetup *setup)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));
  g_return_if_fail (setup != NULL);

  set_text (self->black, setup->black);
  set_text (self->white, setup->white);
  write_rank_text (self->black_rank, setup->black_rank);
  write_rank_text (self->white_rank, setup->white_rank);
  fill_computer (self, setup);
}

/* Gives the computer its seat in a setup. */
static void
write_computer (TengenPlayPlayers *self,
                TengenStone stone,
                TengenGameSetup *setup)
{
  gboolean black = stone == TENGEN_STONE_BLACK;
  TengenGameComputer *computer =
      &setup->computers[black ? TENGEN_SEAT_FIRST : TENGEN_SEAT_SECOND];
  char **name = black ? &setup->black : &setup->white;
  char **rank = black ? &setup->black_rank : &setup->white_rank;

  if (!is_computer (self, stone))
    return;
  tengen_play_level_get (get_level (self, stone), computer);
  g_free (*name);
  *name = g_strdup (tengen_play_level_get_name (get_level (self, stone)));
  g_clear_pointer (rank, g_free);
}

void
tengen_play_players_write (TengenPlayPlayers *self, TengenGameSetup *setup)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));
  g_return_if_fail (setup != NULL);

  setup->black = get_name (self->black);
  setup->white = get_name (self->white);
  setup->black_rank = tengen_match_rank_format (
      tengen_play_players_get_rank (self, TENGEN_STONE_BLACK));
  setup->white_rank = tengen_match_rank_format (
      tengen_play_players_get_rank (self, TENGEN_STONE_WHITE));
  write_computer (self, TENGEN_STONE_BLACK, setup);
  write_computer (self, TENGEN_STONE_WHITE, setup);
  tengen_session_draw_seeds (setup);
}

void
tengen_play_players_remember (TengenPlayPlayers *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));

  for (int side = TENGEN_STONE_WHITE; side >= TENGEN_STONE_BLACK; side--)
    {
      g_autofree char *rank = tengen_match_rank_format (
          tengen_play_players_get_rank (self, (TengenStone) side));

      if (is_computer (self, (TengenStone) side))
        continue;
      tengen_player_shelf_note (
          self->shelf,
          get_text (side == TENGEN_STONE_BLACK ? self->black : self->white),
          rank);
    }
}

int
tengen_play_players_get_rank (TengenPlayPlayers *self, TengenStone stone)
{
  int rank = 0;

  g_return_val_if_fail (TENGEN_IS_PLAY_PLAYERS (self), 0);

  if (is_computer (self, stone))
    return 0;
  read_rank (get_rank_field (self, stone), &rank);
  return rank;
}

static void
exchange_computers (TengenPlayPlayers *self)
{
  gboolean black = is_computer (self, TENGEN_STONE_BLACK);
  TengenGameComputer first, second;

  tengen_play_level_get_wanted (self->black_level, &first);
  tengen_play_level_get_wanted (self->white_level, &second);
  seat (self, TENGEN_STONE_BLACK, is_computer (self, TENGEN_STONE_WHITE));
  seat (self, TENGEN_STONE_WHITE, black);
  tengen_play_level_set (self->black_level, &second);
  tengen_play_level_set (self->white_level, &first);
}

void
tengen_play_players_exchange (TengenPlayPlayers *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));

  exchange_texts (self->black, self->white);
  exchange_texts (self->black_rank, self->white_rank);
  exchange_computers (self);
}

void
tengen_play_players_set_kind (TengenPlayPlayers *self,
                              gboolean renju,
                              const char *first,
                              const char *second)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));

  self->renju = renju;
  name_row (self->black_label,
            self->black,
            self->black_rank,
            first != NULL ? first : _ ("Black"));
  name_row (self->white_label,
            self->white,
            self->white_rank,
            second != NULL ? second : _ ("White"));
}

gboolean
tengen_play_players_check (TengenPlayPlayers *self)
{
  TengenPlaySuggest *wrong;

  g_return_val_if_fail (TENGEN_IS_PLAY_PLAYERS (self), TRUE);

  wrong = is_wrong (self->black_rank)   ? self->black_rank
          : is_wrong (self->white_rank) ? self->white_rank
                                        : NULL;
  show_fault (self);
  if (wrong != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (tengen_play_suggest_get_entry (wrong)));
  return wrong == NULL;
}

void
tengen_play_players_align (TengenPlayPlayers *self, GtkSizeGroup *labels)
{
  g_return_if_fail (TENGEN_IS_PLAY_PLAYERS (self));
  g_return_if_fail (GTK_IS_SIZE_GROUP (labels));

  gtk_size_group_add_widget (labels, GTK_WIDGET (self->black_label));
  gtk_size_group_add_widget (labels, GTK_WIDGET (self->white_label));
}
