/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-time: chooses the time of a game
 *
 * Shape: @setting is the choice, the controls follow it; a control that is used
 *        makes a new setting of them all. Their ranges leave no room for what
 *        is no setting. One kind for both; a setting of two kinds is shown by
 *        its words and kept until a control is used.
 */
#include "tengen-play-time.h"

#include "tengen-new-game-resources.h"
#include "tengen-play-time-kind.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words-clock.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)
#define N_(s) s

#define MINUTE (60 * TENGEN_CLOCK_SECOND)

struct _TengenPlayTime
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkMenuButton *button;
  GtkLabel *label;
  GtkPopover *popover;
  GtkFlowBox *usual;
  GtkDropDown *kind;
  GtkGrid *grid;
  GtkCheckButton *apart;
  GtkLabel *line;

  GtkLabel *names[TENGEN_PLAY_TIME_N_ROWS];
  GtkLabel *heads[2];
  GtkSpinButton *spins[TENGEN_PLAY_TIME_N_ROWS][2];
  GtkLabel *units[TENGEN_PLAY_TIME_N_ROWS];
  TengenClockSetting setting;
  /* the controls are being set */
  gboolean following;
};

G_DEFINE_FINAL_TYPE (TengenPlayTime, tengen_play_time, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The order of the list. */
static const TengenClockKind kinds[] = {
  TENGEN_CLOCK_NONE,      TENGEN_CLOCK_ABSOLUTE, TENGEN_CLOCK_JAPANESE,
  TENGEN_CLOCK_ROOM,      TENGEN_CLOCK_CANADIAN, TENGEN_CLOCK_FISCHER,
  TENGEN_CLOCK_BRONSTEIN,
};

/* What is played most, for one click. */
static const TengenClockTime usual[] = {
  { TENGEN_CLOCK_NONE, 0, 0, 0 },
  { TENGEN_CLOCK_ABSOLUTE, 10 * MINUTE, 0, 0 },
  { TENGEN_CLOCK_ABSOLUTE, 30 * MINUTE, 0, 0 },
  { TENGEN_CLOCK_JAPANESE, 0, 30 * TENGEN_CLOCK_SECOND, 1 },
  { TENGEN_CLOCK_JAPANESE, 10 * MINUTE, 30 * TENGEN_CLOCK_SECOND, 3 },
  { TENGEN_CLOCK_JAPANESE, 40 * MINUTE, 30 * TENGEN_CLOCK_SECOND, 1 },
  { TENGEN_CLOCK_ROOM, 10 * MINUTE, 30 * TENGEN_CLOCK_SECOND, 0 },
  { TENGEN_CLOCK_FISCHER, 5 * MINUTE, 10 * TENGEN_CLOCK_SECOND, 0 },
};

static TengenClockKind
get_kind (TengenPlayTime *self)
{
  guint selected = gtk_drop_down_get_selected (self->kind);

  return selected < G_N_ELEMENTS (kinds) ? kinds[selected] : TENGEN_CLOCK_NONE;
}

/* Whether the two have different times. */
static gboolean
is_apart (const TengenClockSetting *setting)
{
  return !tengen_clock_time_equal (&setting->seats[TENGEN_SEAT_FIRST],
                                   &setting->seats[TENGEN_SEAT_SECOND]);
}

/* Showing. */

static void
show_words (TengenPlayTime *self)
{
  g_autofree char *brief = tengen_words_clock_short (&self->setting);
  g_autofree char *words = tengen_words_clock (&self->setting);
  /* TRANSLATORS: %s is the time of a game, such as 10 min + 3×30 s */
  g_autofree char *spoken = g_strdup_printf (_ ("Time: %s"), brief);

  gtk_label_set_label (self->label, brief);
  gtk_label_set_label (self->line, words);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
show_rows (TengenPlayTime *self)
{
  TengenClockKind kind = get_kind (self);
  gboolean apart = gtk_check_button_get_active (self->apart);

  for (int row = 0; row < TENGEN_PLAY_TIME_N_ROWS; row++)
    {
      gboolean shown = tengen_play_time_has_row (kind, (TengenPlayTimeRow) row);

      gtk_widget_set_visible (GTK_WIDGET (self->names[row]), shown);
      gtk_widget_set_visible (GTK_WIDGET (self->units[row]), shown);
      gtk_widget_set_visible (GTK_WIDGET (self->spins[row][0]), shown);
      gtk_widget_set_visible (GTK_WIDGET (self->spins[row][1]), shown && apart);
    }
  for (int seat = 0; seat < 2; seat++)
    gtk_widget_set_visible (GTK_WIDGET (self->heads[seat]),
                            apart && kind != TENGEN_CLOCK_NONE);
  gtk_widget_set_visible (GTK_WIDGET (self->apart), kind != TENGEN_CLOCK_NONE);
  gtk_label_set_label (self->names[TENGEN_PLAY_TIME_PERIOD],
                       tengen_play_time_name_period (kind));
  gtk_label_set_label (self->names[TENGEN_PLAY_TIME_N],
                       kind == TENGEN_CLOCK_CANADIAN ? _ ("Moves in a Block")
                                                     : _ ("Periods"));
}

/* What each number is called, for those who hear it. */
static void
name_spins (TengenPlayTime *self)
{
  gboolean apart = gtk_check_button_get_active (self->apart);
  const char *sides[] = { _ ("Black"), _ ("White") };

  for (int row = 0; row < TENGEN_PLAY_TIME_N_ROWS; row++)
    for (int seat = 0; seat < 2; seat++)
      {
        g_autofree char *name =
            g_strdup_printf ("%s %s",
                             gtk_label_get_label (self->names[row]),
                             apart ? sides[seat] : "");

        gtk_accessible_update_property (GTK_ACCESSIBLE (self->spins[row][seat]),
                                        GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        g_strstrip (name),
                                        -1);
      }
}

static void
set_ranges (TengenPlayTime *self, TengenClockKind kind)
{
  for (int seat = 0; seat < 2; seat++)
    gtk_spin_button_set_range (self->spins[TENGEN_PLAY_TIME_MAIN][seat],
                               tengen_play_time_get_least_main (kind),
                               (double) (TENGEN_CLOCK_MAX_US / MINUTE));
}

static void
follow_seat (TengenPlayTime *self, int seat, const TengenClockTime *time)
{
  gtk_spin_button_set_value (self->spins[TENGEN_PLAY_TIME_MAIN][seat],
                             (double) (time->main_us / MINUTE));
  if (tengen_play_time_has_row (time->kind, TENGEN_PLAY_TIME_PERIOD))
    gtk_spin_button_set_value (
        self->spins[TENGEN_PLAY_TIME_PERIOD][seat],
        (double) (time->period_us / TENGEN_CLOCK_SECOND));
  if (tengen_play_time_has_row (time->kind, TENGEN_PLAY_TIME_N))
    gtk_spin_button_set_value (self->spins[TENGEN_PLAY_TIME_N][seat], time->n);
}

static void
show_choice (TengenPlayTime *self)
{
  show_rows (self);
  name_spins (self);
  show_words (self);
}

static void
follow (TengenPlayTime *self)
{
  const TengenClockTime *first = &self->setting.seats[TENGEN_SEAT_FIRST];
  guint at = 0;

  self->following = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i] == first->kind)
      at = i;
  gtk_drop_down_set_selected (self->kind, at);
  gtk_check_button_set_active (self->apart, is_apart (&self->setting));
  set_ranges (self, first->kind);
  if (first->kind != TENGEN_CLOCK_NONE)
    {
      follow_seat (self, 0, first);
      follow_seat (self, 1, &self->setting.seats[TENGEN_SEAT_SECOND]);
    }
  self->following = FALSE;
  show_choice (self);
}

/* Choosing. */

static TengenClockTime
read_seat (TengenPlayTime *self, int seat)
{
  TengenClockKind kind = get_kind (self);
  TengenClockTime time = { .kind = kind };

  if (tengen_play_time_has_row (kind, TENGEN_PLAY_TIME_MAIN))
    time.main_us = MINUTE * gtk_spin_button_get_value_as_int (
                                self->spins[TENGEN_PLAY_TIME_MAIN][seat]);
  if (tengen_play_time_has_row (kind, TENGEN_PLAY_TIME_PERIOD))
    time.period_us =
        TENGEN_CLOCK_SECOND * gtk_spin_button_get_value_as_int (
                                  self->spins[TENGEN_PLAY_TIME_PERIOD][seat]);
  if (tengen_play_time_has_row (kind, TENGEN_PLAY_TIME_N))
    time.n = gtk_spin_button_get_value_as_int (
        self->spins[TENGEN_PLAY_TIME_N][seat]);
  return time;
}

static void
take_controls (TengenPlayTime *self)
{
  gboolean apart = gtk_check_button_get_active (self->apart);

  self->setting.seats[TENGEN_SEAT_FIRST] = read_seat (self, 0);
  self->setting.seats[TENGEN_SEAT_SECOND] = read_seat (self, apart ? 1 : 0);
  show_choice (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
spin_cb (TengenPlayTime *self)
{
  if (!self->following)
    take_controls (self);
}

/* Each kind begins with what is usual for it. */
static void
use_usual_period (TengenPlayTime *self, TengenClockKind kind)
{
  int period = kind == TENGEN_CLOCK_CANADIAN ? 300
               : kind == TENGEN_CLOCK_FISCHER || kind == TENGEN_CLOCK_BRONSTEIN
                   ? 10
                   : 30;
  int n = kind == TENGEN_CLOCK_CANADIAN ? 15 : 3;

  self->following = TRUE;
  set_ranges (self, kind);
  for (int seat = 0; seat < 2; seat++)
    {
      gtk_spin_button_set_value (self->spins[TENGEN_PLAY_TIME_PERIOD][seat],
                                 period);
      gtk_spin_button_set_value (self->spins[TENGEN_PLAY_TIME_N][seat], n);
    }
  self->following = FALSE;
}

static void
kind_cb (TengenPlayTime *self)
{
  if (self->following)
    return;
  use_usual_period (self, get_kind (self));
  take_controls (self);
}

/* Set apart, both players begin with the common setting. */
static void
apart_cb (TengenPlayTime *self)
{
  if (self->following)
    return;
  self->following = TRUE;
  for (int row = 0; row < TENGEN_PLAY_TIME_N_ROWS; row++)
    gtk_spin_button_set_value (self->spins[row][1],
                               gtk_spin_button_get_value (self->spins[row][0]));
  self->following = FALSE;
  take_controls (self);
}

static void
done_cb (TengenPlayTime *self)
{
  for (int row = 0; row < TENGEN_PLAY_TIME_N_ROWS; row++)
    for (int seat = 0; seat < 2; seat++)
      gtk_spin_button_update (self->spins[row][seat]);
  gtk_popover_popdown (self->popover);
}

static void
usual_cb (TengenPlayTime *self, GtkFlowBoxChild *child)
{
  const TengenClockTime *time = &usual[gtk_flow_box_child_get_index (child)];

  self->setting.seats[TENGEN_SEAT_FIRST] = *time;
  self->setting.seats[TENGEN_SEAT_SECOND] = *time;
  follow (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  gtk_popover_popdown (self->popover);
}

/* Making. */

static void
add_usual (TengenPlayTime *self, const TengenClockTime *time)
{
  TengenClockSetting setting = { 0 };
  g_autofree char *brief = NULL;

  setting.seats[TENGEN_SEAT_FIRST] = *time;
  setting.seats[TENGEN_SEAT_SECOND] = *time;
  brief = tengen_words_clock_short (&setting);
  gtk_flow_box_append (self->usual, gtk_label_new (brief));
}

static GtkSpinButton *
make_spin (TengenPlayTime *self, double least, double most, double step)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, step);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_text_set_activates_default (
      GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
  g_signal_connect_object (
      spin, "value-changed", G_CALLBACK (spin_cb), self, G_CONNECT_SWAPPED);
  return GTK_SPIN_BUTTON (spin);
}

static GtkLabel *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return GTK_LABEL (label);
}

static void
make_row (TengenPlayTime *self, int row)
{
  static const struct
  {
    const char *name;
    const char *unit;
    double most;
    double step;
  } ROWS[TENGEN_PLAY_TIME_N_ROWS] = {
    { N_ ("Main Time"), N_ ("min"), 1440, 1 },
    { N_ ("Byo-yomi"), N_ ("s"), 3600, 5 },
    { N_ ("Periods"), "", 100, 1 },
  };

  self->names[row] = make_label (_ (ROWS[row].name));
  self->units[row] =
      make_label (*ROWS[row].unit != '\0' ? _ (ROWS[row].unit) : "");
  gtk_grid_attach (self->grid, GTK_WIDGET (self->names[row]), 0, row + 1, 1, 1);
  gtk_grid_attach (self->grid, GTK_WIDGET (self->units[row]), 3, row + 1, 1, 1);
  for (int seat = 0; seat < 2; seat++)
    {
      self->spins[row][seat] = make_spin (self, 1, ROWS[row].most, 1);
      gtk_spin_button_set_increments (
          self->spins[row][seat], ROWS[row].step, 10 * ROWS[row].step);
      gtk_grid_attach (self->grid,
                       GTK_WIDGET (self->spins[row][seat]),
                       seat + 1,
                       row + 1,
                       1,
                       1);
    }
}

static void
make_grid (TengenPlayTime *self)
{
  const char *sides[] = { _ ("Black"), _ ("White") };

  for (int seat = 0; seat < 2; seat++)
    {
      self->heads[seat] = make_label (sides[seat]);
      gtk_grid_attach (
          self->grid, GTK_WIDGET (self->heads[seat]), seat + 1, 0, 1, 1);
    }
  for (int row = 0; row < TENGEN_PLAY_TIME_N_ROWS; row++)
    make_row (self, row);
}

static void
fill_kinds (TengenPlayTime *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    gtk_string_list_append (names, tengen_play_time_name_kind (kinds[i]));
  self->following = TRUE;
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (names));
  self->following = FALSE;
}

static void
tengen_play_time_dispose (GObject *object)
{
  TengenPlayTime *self = TENGEN_PLAY_TIME (object);

  if (self->button != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->button)));
  G_OBJECT_CLASS (tengen_play_time_parent_class)->dispose (object);
}

static void
tengen_play_time_class_init (TengenPlayTimeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_time_dispose;

  /* TengenPlayTime::changed: another time was chosen */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);

  tengen_new_game_get_resource ();
  tengen_style_add_resource ("/org/tengen/Tengen/play/tengen-play-rules.css");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-time.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayTime, button);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayTime, label);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayTime, popover);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayTime, usual);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayTime, kind);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayTime, grid);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayTime, apart);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayTime, line);
  gtk_widget_class_bind_template_callback (widget_class, usual_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, apart_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_play_time_init (TengenPlayTime *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* a menu button centres its child; a name begins at the left, as in lists */
  gtk_widget_set_halign (
      gtk_widget_get_parent (gtk_menu_button_get_child (self->button)),
      GTK_ALIGN_FILL);
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    add_usual (self, &usual[i]);
  make_grid (self);
  fill_kinds (self);
  use_usual_period (self, TENGEN_CLOCK_JAPANESE);
  for (int seat = 0; seat < 2; seat++)
    gtk_spin_button_set_value (self->spins[TENGEN_PLAY_TIME_MAIN][seat], 10);
  self->setting = (TengenClockSetting){ 0 };
  follow (self);
}

void
tengen_play_time_set (TengenPlayTime *self, const TengenClockSetting *setting)
{
  g_return_if_fail (TENGEN_IS_PLAY_TIME (self));
  g_return_if_fail (setting != NULL);

  self->setting = tengen_clock_setting_is_valid (setting)
                      ? *setting
                      : (TengenClockSetting){ 0 };
  follow (self);
}

const TengenClockSetting *
tengen_play_time_get (TengenPlayTime *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_TIME (self), NULL);

  return &self->setting;
}

void
tengen_play_time_exchange (TengenPlayTime *self)
{
  TengenClockTime first;

  g_return_if_fail (TENGEN_IS_PLAY_TIME (self));

  first = self->setting.seats[TENGEN_SEAT_FIRST];
  self->setting.seats[TENGEN_SEAT_FIRST] =
      self->setting.seats[TENGEN_SEAT_SECOND];
  self->setting.seats[TENGEN_SEAT_SECOND] = first;
  follow (self);
}
