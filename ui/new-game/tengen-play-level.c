/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-level: how strong the computer plays in a new game
 *
 * Shape: eleven buttons of which one is chosen; the first is おまかせ.
 */
#include "tengen-play-level.h"

#include "tengen-engine-level.h"
#include "tengen-engine-renju.h"
#include "tengen-play-engines.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-computer.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayLevel
{
  GtkWidget parent_instance;

  GtkWidget *box;
  TengenPlayEngines *engines;
  /* of the levels; the first is that which adapts */
  GtkWidget *buttons[TENGEN_GAME_COMPUTER_LEVELS + 1];
  /* where the level adapts */
  GtkLabel *line;
  GtkLabel *sees;

  /* Owned; NULL before it is known what is played */
  TengenGameSetup *game;

  /* 0 where nothing adapts: there is no player */
  int suiting;
  /* the level that took the place of おまかせ then, or 0 */
  int put_aside;
  /* on this board */
  int most;
  /* the level that was chosen where the board has it not, or 0 */
  int beyond;
  /* of the game: the level that suits the player, 0 if there is none */
  int found;
};

G_DEFINE_FINAL_TYPE (TengenPlayLevel, tengen_play_level, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void engine_cb (TengenPlayLevel *self);

static int
get_chosen (TengenPlayLevel *self)
{
  for (int i = 1; i <= TENGEN_GAME_COMPUTER_LEVELS; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[i])))
      return i;
  return 0;
}

/* The choice, whether or not the board has it. */
static int
get_wanted (TengenPlayLevel *self)
{
  return MAX (get_chosen (self), self->beyond);
}

static gboolean
is_renju (TengenPlayLevel *self)
{
  return self->game != NULL && tengen_game_setup_is_renju (self->game);
}

/* What a level does before a move on this board; 0 for none. */
static guint
get_playouts (TengenPlayLevel *self, int level)
{
  const TengenEnginePlayer player = { .level = level };
  const TengenEngineRenjuPlayer renju = { .level = level };

  if (self->game == NULL)
    return 0;
  return is_renju (self)
             ? tengen_engine_renju_get_positions (&renju)
             : tengen_engine_level_get_playouts (&player,
                                                 &self->game->rules,
                                                 self->game->width,
                                                 self->game->height);
}

/* What a level sees on this board. Where captures decide, ladders are not read
 * before the game is played out. */
static char *
describe (TengenPlayLevel *self, int level)
{
  const TengenExternalEntry *engine = tengen_play_engines_get (self->engines);
  guint playouts = get_playouts (self, level);

  if (engine != NULL)
    return tengen_external_entry_describe (engine, level);
  if (is_renju (self))
    return tengen_words_computer_sees_renju (level, playouts);
  return tengen_words_computer_sees (
      level, playouts, self->game != NULL && self->game->rules.goal == 0);
}

static void
show (TengenPlayLevel *self)
{
  int chosen = get_chosen (self);
  int level = MIN (chosen > 0 ? chosen : self->suiting, self->most);
  g_autofree char *name = tengen_words_computer_level (level);
  g_autofree char *sees = describe (self, level);
  /* Translators: the present level, such as Lv. 3 */
  g_autofree char *line = g_strdup_printf (_ ("Now %s. Two wins in a row raise "
                                              "it, two losses lower it."),
                                           name);

  gtk_label_set_label (self->line, line);
  gtk_widget_set_visible (GTK_WIDGET (self->line), chosen == 0);
  gtk_label_set_label (self->sees, sees);
  for (int i = 1; i <= TENGEN_GAME_COMPUTER_LEVELS; i++)
    tengen_widget_set_class (
        self->buttons[i], "suiting", chosen == 0 && i == level);
}

static void
toggled_cb (TengenPlayLevel *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  self->beyond = 0;
  show (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
name_button (TengenPlayLevel *self, int level)
{
  g_autofree char *name = tengen_words_computer_level (level);
  gboolean offered = level <= self->most;
  g_autofree char *sees =
      offered ? describe (self, level)
              : g_strdup (_ ("This level plays on boards up to 19×19."));

  gtk_widget_set_sensitive (self->buttons[level], offered);
  gtk_widget_set_tooltip_text (self->buttons[level], sees);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[level]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name,
                                  -1);
}

static void
make_buttons (TengenPlayLevel *self, GtkBox *strip)
{
  for (int i = 0; i <= TENGEN_GAME_COMPUTER_LEVELS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", i);
      GtkWidget *button = gtk_toggle_button_new_with_label (
          i == 0 ? tengen_words_context ("level", "Adapts") : number);

      self->buttons[i] = button;
      gtk_widget_add_css_class (button, "choice");
      gtk_widget_add_css_class (button, "level");
      gtk_widget_set_hexpand (button, TRUE);
      /* Enter starts the game */
      gtk_widget_set_focus_on_click (button, FALSE);
      if (i > 0)
        {
          gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                       GTK_TOGGLE_BUTTON (self->buttons[0]));
          name_button (self, i);
        }
      g_signal_connect_object (
          button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (strip, button);
    }
  gtk_widget_set_tooltip_text (
      self->buttons[0],
      _ ("The level follows how your games end; for beginners"));
}

static GtkLabel *
make_label (GtkBox *box)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static void
tengen_play_level_dispose (GObject *object)
{
  TengenPlayLevel *self = TENGEN_PLAY_LEVEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->game, tengen_game_setup_free);
  G_OBJECT_CLASS (tengen_play_level_parent_class)->dispose (object);
}

static void
tengen_play_level_class_init (TengenPlayLevelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_level_dispose;

  /* TengenPlayLevel::changed: another level was chosen */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_play_level_init (TengenPlayLevel *self)
{
  GtkWidget *strip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->suiting = 1;
  self->most = TENGEN_GAME_COMPUTER_LEVELS;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->engines = g_object_new (TENGEN_TYPE_PLAY_ENGINES, NULL);
  g_signal_connect_object (self->engines,
                           "changed",
                           G_CALLBACK (engine_cb),
                           self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->engines));
  gtk_widget_add_css_class (strip, "linked");
  gtk_box_append (GTK_BOX (self->box), strip);
  make_buttons (self, GTK_BOX (strip));
  self->line = make_label (GTK_BOX (self->box));
  self->sees = make_label (GTK_BOX (self->box));
  gtk_widget_add_css_class (GTK_WIDGET (self->sees), "dim");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[0]), TRUE);
}

/* As far as the board has it: on another the choice is there again. */
static void
choose (TengenPlayLevel *self, int level)
{
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (self->buttons[MIN (level, self->most)]), TRUE);
  self->beyond = level > self->most ? level : 0;
}

void
tengen_play_level_set (TengenPlayLevel *self,
                       const TengenGameComputer *computer)
{
  g_return_if_fail (TENGEN_IS_PLAY_LEVEL (self));
  g_return_if_fail (computer != NULL);

  tengen_play_engines_choose (self->engines, computer->engine);
  choose (self, computer->adapts && self->suiting > 0 ? 0 : computer->level);
}

void
tengen_play_level_get_wanted (TengenPlayLevel *self,
                              TengenGameComputer *computer)
{
  const TengenExternalEntry *engine;
  int wanted;

  g_return_if_fail (TENGEN_IS_PLAY_LEVEL (self));
  g_return_if_fail (computer != NULL);

  engine = tengen_play_engines_get (self->engines);
  wanted = get_wanted (self);
  *computer = (TengenGameComputer){
    .level = wanted > 0 ? wanted : self->suiting,
    .adapts = wanted == 0,
  };
  if (engine != NULL)
    tengen_game_computer_set_engine (computer, engine->id);
}

void
tengen_play_level_get (TengenPlayLevel *self, TengenGameComputer *computer)
{
  g_return_if_fail (TENGEN_IS_PLAY_LEVEL (self));
  g_return_if_fail (computer != NULL);

  tengen_play_level_get_wanted (self, computer);
  computer->level = MIN (computer->level, self->most);
  if (*computer->engine == '\0')
    computer->playouts = get_playouts (self, computer->level);
}

/* おまかせ is not offered where there is no player, and comes back afterwards. */
static void
follow_suiting (TengenPlayLevel *self, int before)
{
  gtk_widget_set_visible (self->buttons[0], self->suiting > 0);
  if (self->suiting == 0 && get_wanted (self) == 0)
    {
      self->put_aside = MAX (before, 1);
      choose (self, self->put_aside);
    }
  else if (self->suiting > 0 && before == 0)
    {
      if (get_wanted (self) == self->put_aside)
        choose (self, 0);
      self->put_aside = 0;
    }
}

/* An engine has all its levels, and none of them adapts. */
static void
follow_game (TengenPlayLevel *self)
{
  gboolean outside = tengen_play_engines_get (self->engines) != NULL;
  int before = self->suiting;

  self->suiting = outside ? 0 : self->found;
  self->most = outside ? TENGEN_GAME_COMPUTER_LEVELS
                       : tengen_engine_level_get_most (self->game->width,
                                                       self->game->height);
  for (int i = 1; i <= TENGEN_GAME_COMPUTER_LEVELS; i++)
    name_button (self, i);
  follow_suiting (self, before);
  choose (self, get_wanted (self));
  show (self);
}

static void
engine_cb (TengenPlayLevel *self)
{
  if (self->game == NULL)
    return;
  follow_game (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
tengen_play_level_set_game (TengenPlayLevel *self,
                            int suiting,
                            const TengenGameSetup *setup)
{
  g_return_if_fail (TENGEN_IS_PLAY_LEVEL (self));
  g_return_if_fail (setup != NULL);

  tengen_game_setup_free (self->game);
  self->game = tengen_game_setup_copy (setup);
  self->found = suiting;
  tengen_play_engines_set_game (self->engines, setup);
  follow_game (self);
}

void
tengen_play_level_set_engines (TengenPlayLevel *self, TengenExternalList *list)
{
  g_return_if_fail (TENGEN_IS_PLAY_LEVEL (self));

  tengen_play_engines_set_list (self->engines, list);
}

const char *
tengen_play_level_get_name (TengenPlayLevel *self)
{
  const TengenExternalEntry *engine;

  g_return_val_if_fail (TENGEN_IS_PLAY_LEVEL (self), NULL);

  engine = tengen_play_engines_get (self->engines);
  return engine != NULL ? engine->name : tengen_words_computer ();
}
