/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-card: a player's card: name, stone, whose turn, stones
 */
#include "tengen-play-card.h"

#include "tengen-clock-face.h"
#include "tengen-opponent.h"
#include "tengen-renju-strip.h"
#include "tengen-session-computer.h"
#include "tengen-widget.h"
#include "tengen-words-clock.h"
#include "tengen-words-computer.h"
#include "tengen-words-renju.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* Of the row of the name: where there is room, and in a low window. */
#define ROW_HEIGHT 72
#define ROW_LEAST 52

struct _TengenPlayCard
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkWidget *row;
  GtkWidget *disc;
  GtkLabel *name;
  GtkLabel *side;
  GtkWidget *turn;
  GtkWidget *thinking;
  GtkBox *count;
  GtkLabel *caption;
  GtkLabel *number;
  GtkLabel *unit;
  TengenClockFace *face;

  /* Owned */
  GSignalGroup *signals;
  char *text;

  TengenStone stone;
};

G_DEFINE_FINAL_TYPE (TengenPlayCard, tengen_play_card, GTK_TYPE_WIDGET)

enum
{
  PROP_STONE = 1,
  PROP_TEXT,
  PROP_TURN,
  PROP_TURN_WORD,
  PROP_WHO,
  PROP_NAME,
  PROP_RANK,
  PROP_COUNT,
  PROP_TIME_LEFT,
  PROP_TIME_LEFT_SPOKEN,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* The side, and in an opening of Renju the role: colours are exchanged there,
 * roles are not. A role that names the side, as Tentative White, is enough. */
static char *
name_side (TengenPlayCard *self, const TengenPosition *position)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  g_autofree char *side = tengen_words_stone (self->stone);
  g_autofree char *player = NULL;

  if (!tengen_renju_strip_has_duty (position))
    return g_steal_pointer (&side);
  player = tengen_words_renju_player (
      tengen_renju_opening_get_player (renju->opening, self->stone));
  if (g_str_has_suffix (player, side))
    return g_steal_pointer (&player);
  /* Translators: a colour, a role in an opening of Renju */
  return g_strdup_printf (_ ("%s (%s)"), side, player);
}

/* At which level the computer plays, 0 for a person. */
static int
get_level (TengenPlayCard *self, const TengenPosition *position)
{
  return tengen_opponent_get_level (
      tengen_position_get_setup (position),
      tengen_position_get_seat (position, self->stone));
}

/* The rank of a player, or the level of the computer. */
static char *
name_strength (TengenPlayCard *self, const TengenPosition *position)
{
  int level = get_level (self, position);

  return level > 0 ? tengen_words_computer_level (level)
                   : tengen_words_player_rank (position, self->stone);
}

/* A record need not name the computer. */
static char *
name_player (TengenPlayCard *self, const TengenPosition *position)
{
  char *name = tengen_words_player (position, self->stone);

  if (name == NULL && get_level (self, position) > 0)
    name = g_strdup (tengen_words_computer ());
  return name;
}

/* What stands below the name: the side, and the rank if it is known. */
static char *
describe_player (TengenPlayCard *self,
                 const TengenPosition *position,
                 const char *side)
{
  g_autofree char *rank = name_strength (self, position);

  if (rank == NULL)
    return g_strdup (side);
  /* Translators: a colour, a rank */
  return g_strdup_printf (_ ("%s, %s"), side, rank);
}

/* The name goes with the person, not with the colour. What stands in place of a
 * name is never cut: a side with a role may take two lines. */
static void
show_name (TengenPlayCard *self, const TengenPosition *position)
{
  g_autofree char *side = name_side (self, position);
  g_autofree char *name = name_player (self, position);
  g_autofree char *below = describe_player (self, position, side);

  gtk_label_set_label (self->name, name != NULL ? name : side);
  gtk_label_set_wrap (self->name, name == NULL);
  gtk_label_set_lines (self->name, name == NULL ? 2 : 1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), name);
  gtk_label_set_label (self->side, name != NULL ? below : "");
  gtk_widget_set_visible (GTK_WIDGET (self->side), name != NULL);
}

/* What the one whom the game waits for has to do. */
static const char *
name_turn (const TengenPosition *position)
{
  TengenDuty duty = tengen_position_get_duty (position);
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenRenjuStep step;

  if (duty == TENGEN_DUTY_ANSWER || duty == TENGEN_DUTY_ADMIT)
    return _ ("To answer");
  if (duty == TENGEN_DUTY_PLACE)
    return _ ("To place stones");
  if (renju == NULL)
    return _ ("To move");
  tengen_renju_opening_get_step (renju->opening, &step);
  return step.kind == TENGEN_RENJU_STEP_CHOOSE ||
                 step.kind == TENGEN_RENJU_STEP_DECLARE ||
                 step.kind == TENGEN_RENJU_STEP_PICK
             ? _ ("To decide")
             : _ ("To move");
}

/* The player the game waits for: a proposal waits for the opponent's answer, an
 * opening for the player who has to choose, whatever colour comes next. */
static void
show_turn (TengenPlayCard *self, const TengenPosition *position)
{
  gboolean turn = tengen_position_get_phase (position) == TENGEN_PHASE_PLAY &&
                  tengen_position_get_actor (position) ==
                      tengen_position_get_seat (position, self->stone);

  tengen_widget_set_class (self->box, "turn", turn);
  gtk_label_set_label (GTK_LABEL (self->turn), name_turn (position));
  gtk_widget_set_visible (self->turn, turn);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TURN]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TURN_WORD]);
}

/* The computer looks for its move. */
static void
show_thinking (TengenPlayCard *self, TengenSession *session)
{
  gboolean thinking = tengen_session_get_thinking (session) == self->stone;

  gtk_widget_set_visible (self->thinking, thinking);
  gtk_widget_set_visible (GTK_WIDGET (self->side),
                          !thinking && *gtk_label_get_label (self->side));
}

/* Renju takes no stones, and their number means nothing there. */
static gboolean
has_number (const TengenPosition *position)
{
  return tengen_position_get_setup (position)->game != 4;
}

static void
show_number (TengenPlayCard *self, const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  int goal = setup->rules.goal;
  gboolean stones = setup->rules.unit == TENGEN_GO_UNIT_STONES && goal == 0;
  int number = stones ? tengen_board_count (
                            tengen_position_get_board (position), self->stone)
                      : tengen_position_get_prisoners (
                            position, tengen_stone_other (self->stone));
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autofree char *unit = NULL;
  gboolean shown = has_number (position);

  gtk_label_set_label (self->number, text);
  gtk_widget_set_visible (GTK_WIDGET (self->number), shown);
  gtk_label_set_label (self->caption,
                       stones      ? ""
                       : goal == 0 ? _ ("Prisoners")
                                   : _ ("Taken"));
  gtk_widget_set_visible (GTK_WIDGET (self->caption), shown && !stones);
  unit = goal == 0 ? g_strdup (stones ? _ ("on the board") : "")
                   /* Translators: behind how many stones were taken: how many
                    * have to be */
                   : g_strdup_printf (_ ("of %d"), goal);
  gtk_label_set_label (self->unit, unit);
  gtk_widget_set_visible (GTK_WIDGET (self->unit), shown && *unit != '\0');
  /* three words in a row would leave too little for a name */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->count),
                                  goal == 0 ? GTK_ORIENTATION_HORIZONTAL
                                            : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->count, goal == 0 ? 4 : 0);
}

/* What the number says, with its word; NULL where there is none. */
static char *
make_count (TengenPlayCard *self)
{
  const char *parts[] = { gtk_label_get_label (self->caption),
                          gtk_label_get_label (self->number),
                          gtk_label_get_label (self->unit) };
  g_autoptr (GString) text = g_string_new (NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->number)))
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (text, text->len > 0 ? " %s" : "%s", parts[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- What only a record says --- */

static char *
make_rank (TengenPlayCard *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);

  if (session == NULL)
    return NULL;
  return name_strength (self, tengen_session_get_position (session));
}

static char *
make_time_left (TengenPlayCard *self, char *(*say) (const TengenTimeLeft *left))
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const TengenGame *game =
      session != NULL ? tengen_session_get_game (session) : NULL;
  TengenTimeLeft left;

  if (game == NULL || !tengen_time_left_find (tengen_game_get_record (game),
                                              tengen_game_get_cursor (game),
                                              self->stone,
                                              &left))
    return NULL;
  return say (&left);
}

/* --- All of it --- */

/* The name stands last: it may be cut. */
static char *
make_who (TengenPlayCard *self)
{
  const char *side = gtk_label_get_label (self->side);
  const char *name = gtk_label_get_label (self->name);

  return *side != '\0' ? g_strdup_printf ("%s %s", side, name)
                       : g_strdup (name);
}

/* One sentence for the whole card: whose, what, how many; for those who do not
 * see the sign, whose turn as well. */
static void
name_card (TengenPlayCard *self)
{
  g_autofree char *who = make_who (self);
  g_autofree char *count = make_count (self);
  g_autoptr (GString) text = g_string_new (who);

  if (count != NULL)
    g_string_append_printf (text, " %s", count);
  g_free (self->text);
  self->text = g_strdup (text->str);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
  if (gtk_widget_get_visible (self->turn))
    g_string_append_printf (
        text, " %s", gtk_label_get_label (GTK_LABEL (self->turn)));
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}

static void
changed_cb (TengenPlayCard *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const TengenPosition *position;

  if (session == NULL)
    return;
  position = tengen_session_get_position (session);
  show_name (self, position);
  show_turn (self, position);
  show_thinking (self, session);
  show_number (self, position);
  name_card (self);
}

static void
show_stone (TengenPlayCard *self)
{
  gboolean white = self->stone == TENGEN_STONE_WHITE;

  gtk_widget_add_css_class (self->disc, white ? "white" : "black");
  gtk_widget_remove_css_class (self->disc, white ? "black" : "white");
}

static void
tengen_play_card_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  TengenPlayCard *self = TENGEN_PLAY_CARD (object);

  if (prop_id == PROP_STONE)
    g_value_set_int (value, self->stone);
  else if (prop_id == PROP_TEXT)
    g_value_set_string (value, self->text);
  else if (prop_id == PROP_TURN)
    g_value_set_boolean (value, gtk_widget_get_visible (self->turn));
  else if (prop_id == PROP_TURN_WORD)
    g_value_set_string (value, gtk_label_get_label (GTK_LABEL (self->turn)));
  else if (prop_id == PROP_WHO)
    g_value_take_string (value, make_who (self));
  else if (prop_id == PROP_NAME)
    g_value_set_string (value, gtk_label_get_label (self->name));
  else if (prop_id == PROP_RANK)
    g_value_take_string (value, make_rank (self));
  else if (prop_id == PROP_COUNT)
    g_value_take_string (value, make_count (self));
  else if (prop_id == PROP_TIME_LEFT)
    g_value_take_string (value, make_time_left (self, tengen_words_time_left));
  else if (prop_id == PROP_TIME_LEFT_SPOKEN)
    g_value_take_string (value,
                         make_time_left (self, tengen_words_time_left_spoken));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_play_card_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  TengenPlayCard *self = TENGEN_PLAY_CARD (object);

  if (prop_id != PROP_STONE)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  if (self->stone == (TengenStone) g_value_get_int (value))
    return;
  self->stone = g_value_get_int (value);
  show_stone (self);
  changed_cb (self);
  g_object_set (self->face, "stone", self->stone, NULL);
  g_object_notify_by_pspec (object, pspec);
}

static void
tengen_play_card_dispose (GObject *object)
{
  TengenPlayCard *self = TENGEN_PLAY_CARD (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_play_card_parent_class)->dispose (object);
}

static void
tengen_play_card_finalize (GObject *object)
{
  g_free (TENGEN_PLAY_CARD (object)->text);
  G_OBJECT_CLASS (tengen_play_card_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TENGEN_TYPE_CLOCK_FACE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, box);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, row);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, disc);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, name);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, side);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, turn);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, thinking);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, count);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, caption);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, number);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, unit);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayCard, face);
}

/* The row of the name is airy where there is room: a low window has less. */
static void
tengen_play_card_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  TengenPlayCard *self = TENGEN_PLAY_CARD (widget);
  int row;

  gtk_widget_measure (
      self->box, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (self->row, orientation, -1, NULL, &row, NULL, NULL);
  *minimum += MAX (ROW_LEAST - row, 0);
  *natural += MAX (ROW_HEIGHT - row, 0);
}

static void
tengen_play_card_size_allocate (GtkWidget *widget,
                                int width,
                                int height,
                                int baseline)
{
  gtk_widget_allocate (
      TENGEN_PLAY_CARD (widget)->box, width, height, baseline, NULL);
}

static GtkSizeRequestMode
tengen_play_card_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (TENGEN_PLAY_CARD (widget)->box);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  /* TengenPlayCard:stone: the colour of the player */
  props[PROP_STONE] = g_param_spec_int (
      "stone",
      NULL,
      NULL,
      TENGEN_STONE_BLACK,
      TENGEN_STONE_WHITE,
      TENGEN_STONE_BLACK,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* TengenPlayCard:text: all but the turn in one sentence (read only) */
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, readable);
  /* TengenPlayCard:turn: whether it is this player's turn (read only) */
  props[PROP_TURN] = g_param_spec_boolean ("turn", NULL, NULL, FALSE, readable);
  /* TengenPlayCard:turn-word: what the player has to do then (read only) */
  props[PROP_TURN_WORD] =
      g_param_spec_string ("turn-word", NULL, NULL, NULL, readable);
  /* TengenPlayCard:who: colour, rank and name of the player (read only) */
  props[PROP_WHO] = g_param_spec_string ("who", NULL, NULL, NULL, readable);
  /* TengenPlayCard:name: the player's, or else the colour's (read only) */
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, readable);
  /* TengenPlayCard:rank: (nullable): the player's (read only) */
  props[PROP_RANK] = g_param_spec_string ("rank", NULL, NULL, NULL, readable);
  /* TengenPlayCard:count: (nullable): the number with its word (read only) */
  props[PROP_COUNT] = g_param_spec_string ("count", NULL, NULL, NULL, readable);
  /* TengenPlayCard:time-left: (nullable): what the record says is left at the
   * move that is shown (read only) */
  props[PROP_TIME_LEFT] =
      g_param_spec_string ("time-left", NULL, NULL, NULL, readable);
  /* TengenPlayCard:time-left-spoken: (nullable): the same in words (read
   * only) */
  props[PROP_TIME_LEFT_SPOKEN] =
      g_param_spec_string ("time-left-spoken", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_play_card_class_init (TengenPlayCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_play_card_get_property;
  object_class->set_property = tengen_play_card_set_property;
  object_class->dispose = tengen_play_card_dispose;
  object_class->finalize = tengen_play_card_finalize;
  install_properties (object_class);

  bind_template (widget_class);
  widget_class->measure = tengen_play_card_measure;
  widget_class->size_allocate = tengen_play_card_size_allocate;
  widget_class->get_request_mode = tengen_play_card_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_play_card_init (TengenPlayCard *self)
{
  self->stone = TENGEN_STONE_BLACK;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "notify::thinking", G_CALLBACK (changed_cb), self);
  show_stone (self);
}

void
tengen_play_card_set_session (TengenPlayCard *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_PLAY_CARD (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
  tengen_clock_face_set_session (self->face, session);
  changed_cb (self);
}
