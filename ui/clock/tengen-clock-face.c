/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-face: the clock of one player
 *
 * Shape: it has its content from the first clock on. The digits have the room of
 *        the widest that can come, so that they do not move; big ones are scaled
 *        to what there is.
 */
#include "tengen-clock-face.h"

#include "tengen-clock-bar.h"
#include "tengen-clock-look.h"
#include "tengen-clock-resources.h"
#include "tengen-label.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-clock.h"

/* Big digits are measured at this size, in pixels. */
#define SAMPLE 100

/* Digits need no room for what hangs below a line. */
#define LINE 0.7

struct _TengenClockFace
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkWidget *row;
  GtkWidget *words;
  GtkLabel *sign;
  GtkWidget *place;
  GtkLabel *room;
  GtkInscription *digits;
  GtkLabel *dots;
  GtkLabel *behind;
  TengenClockBar *bar;

  /* Owned */
  GSignalGroup *signals;
  char *spoken;

  /* the digits that take most room, static */
  const char *widest;
  TengenClockState state;
  TengenStone stone;
  gboolean big;
};

G_DEFINE_FINAL_TYPE (TengenClockFace, tengen_clock_face, GTK_TYPE_WIDGET)

enum
{
  PROP_STONE = 1,
  PROP_BIG,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* --- The size of the digits --- */

static PangoAttrList *
make_big (int size)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes,
                          pango_attr_size_new_absolute (size * PANGO_SCALE));
  pango_attr_list_insert (attributes, pango_attr_line_height_new (LINE));
  return attributes;
}

static void
measure_sample (TengenClockFace *self, int *width, int *height)
{
  g_autoptr (PangoLayout) layout =
      gtk_widget_create_pango_layout (GTK_WIDGET (self->digits), self->widest);
  g_autoptr (PangoAttrList) attributes = make_big (SAMPLE);

  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, width, height);
}

/* A big face is as large as its place allows. */
static void
fit (TengenClockFace *self, int width, int height)
{
  g_autoptr (PangoAttrList) attributes = NULL;
  int sample_width, sample_height;
  int size;

  measure_sample (self, &sample_width, &sample_height);
  size = MIN (SAMPLE * width / MAX (sample_width, 1),
              SAMPLE * height / MAX (sample_height, 1));
  attributes = make_big (MAX (size, 12));
  gtk_inscription_set_attributes (self->digits, attributes);
}

/* What the digits of a seat may need at most. */
static const char *
find_widest (const TengenClock *now, TengenSeat seat)
{
  const TengenClockTime *time = &now->setting.seats[seat];
  gint64 most = MAX (MAX (time->main_us, time->period_us),
                     tengen_clock_get_shown (now, seat));

  if (most < 3600 * TENGEN_CLOCK_SECOND)
    return "0:00.0";
  return most < 10 * 3600 * TENGEN_CLOCK_SECOND ? "0:00:00" : "00:00:00";
}

static void
make_room (TengenClockFace *self, const char *widest)
{
  if (self->widest == widest)
    return;
  self->widest = widest;
  gtk_label_set_label (self->room, widest);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* --- What is shown --- */

static void
show_label (GtkLabel *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) != 0)
    tengen_label_show (label, text);
}

static void
show_state (TengenClockFace *self, TengenClockState state)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_remove_css_class (widget, tengen_clock_look_class (self->state));
  gtk_widget_add_css_class (widget, tengen_clock_look_class (state));
  self->state = state;
  /* the sign keeps its room */
  gtk_label_set_label (self->sign, tengen_clock_look_sign (state));
}

static void
show_time (TengenClockFace *self, const TengenClock *now, TengenSeat seat)
{
  g_autofree char *digits =
      tengen_words_clock_digits (tengen_clock_get_shown (now, seat));
  g_autofree char *dots = tengen_clock_look_dots (now, seat);
  g_autofree char *behind = tengen_words_clock_behind (now, seat);
  TengenClockState state = tengen_clock_look_state (now, seat);

  make_room (self, find_widest (now, seat));
  if (g_strcmp0 (gtk_inscription_get_text (self->digits), digits) != 0)
    gtk_inscription_set_text (self->digits, digits);
  show_label (self->dots, dots);
  show_label (self->behind, behind);
  tengen_clock_bar_set_part (self->bar, tengen_clock_look_part (now, seat));
  if (self->state != state)
    show_state (self, state);
}

/* Steps of ten seconds, and below a minute each second. */
static gint64
make_step (gint64 us)
{
  gint64 step = us >= 60 * TENGEN_CLOCK_SECOND ? 10 * TENGEN_CLOCK_SECOND
                                               : TENGEN_CLOCK_SECOND;

  return (us + step - 1) / step * step;
}

/* What is heard when a person asks for it. */
static char *
make_spoken (TengenClockFace *self,
             TengenSession *session,
             const TengenClock *now,
             TengenSeat seat)
{
  TengenClock then = *now;
  TengenClockSeat *left = &then.seats[seat];
  g_autofree char *name = tengen_clock_look_name (session, seat);
  g_autofree char *text = NULL;
  const char *word = tengen_clock_look_word (self->state);

  left->main_us = make_step (left->main_us);
  left->period_us = make_step (left->period_us);
  text = tengen_words_clock_spoken (&then, seat, name);
  return *word != '\0' ? g_strdup_printf ("%s %s", text, word)
                       : g_steal_pointer (&text);
}

static void
say_time (TengenClockFace *self,
          TengenSession *session,
          const TengenClock *now,
          TengenSeat seat)
{
  g_autofree char *spoken = make_spoken (self, session, now, seat);

  if (g_strcmp0 (spoken, self->spoken) == 0)
    return;
  g_free (self->spoken);
  self->spoken = g_steal_pointer (&spoken);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->spoken, -1);
}

/* One line below large digits, two lines beside small ones. */
static void
arrange_words (TengenClockFace *self)
{
  GtkWidget *sign = GTK_WIDGET (self->sign);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words),
                                  self->big ? GTK_ORIENTATION_HORIZONTAL
                                            : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self->words), self->big ? 12 : 0);
  gtk_widget_set_halign (self->words,
                         self->big ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  g_object_ref (sign);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (sign)), sign);
  gtk_box_prepend (GTK_BOX (self->big ? self->words : self->row), sign);
  g_object_unref (sign);
}

static void
arrange (TengenClockFace *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->row),
                                  self->big ? GTK_ORIENTATION_VERTICAL
                                            : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_vexpand (self->place, self->big);
  gtk_widget_set_visible (GTK_WIDGET (self->room), !self->big);
  gtk_inscription_set_xalign (self->digits, self->big ? 0.5f : 0);
  arrange_words (self);
  tengen_widget_set_class (GTK_WIDGET (self), "big", self->big);
}

static void
make_content (TengenClockFace *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/clock/tengen-clock.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  arrange (self);
  show_state (self, TENGEN_CLOCK_STATE_WAIT);
}

static void
clock_cb (TengenClockFace *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  gboolean shown = session != NULL && tengen_session_has_clock (session);
  TengenClock now;
  TengenSeat seat;

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;
  if (self->box == NULL)
    make_content (self);
  tengen_session_get_clock (session, &now);
  seat = tengen_position_get_seat (tengen_session_get_position (session),
                                   self->stone);
  show_time (self, &now, seat);
  say_time (self, session, &now, seat);
}

/* --- The widget --- */

static void
tengen_clock_face_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  gtk_widget_measure (TENGEN_CLOCK_FACE (widget)->box,
                      orientation,
                      for_size,
                      minimum,
                      natural,
                      NULL,
                      NULL);
}

static void
tengen_clock_face_size_allocate (GtkWidget *widget,
                                 int width,
                                 int height,
                                 int baseline)
{
  TengenClockFace *self = TENGEN_CLOCK_FACE (widget);
  GtkAllocation place = { 0, 0, width, height };

  gtk_widget_size_allocate (self->box, &place, baseline);
  if (self->big && self->widest != NULL)
    fit (self,
         gtk_widget_get_width (GTK_WIDGET (self->digits)),
         gtk_widget_get_height (GTK_WIDGET (self->digits)));
}

static void
tengen_clock_face_get_property (GObject *object,
                                guint prop_id,
                                GValue *value,
                                GParamSpec *pspec)
{
  TengenClockFace *self = TENGEN_CLOCK_FACE (object);

  if (prop_id == PROP_STONE)
    g_value_set_int (value, self->stone);
  else if (prop_id == PROP_BIG)
    g_value_set_boolean (value, self->big);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_clock_face_set_property (GObject *object,
                                guint prop_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenClockFace *self = TENGEN_CLOCK_FACE (object);

  if (prop_id == PROP_STONE &&
      self->stone != (TengenStone) g_value_get_int (value))
    {
      self->stone = g_value_get_int (value);
      clock_cb (self);
      g_object_notify_by_pspec (object, pspec);
    }
  else if (prop_id == PROP_BIG && self->big != g_value_get_boolean (value))
    {
      self->big = g_value_get_boolean (value);
      if (self->box != NULL)
        arrange (self);
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
tengen_clock_face_dispose (GObject *object)
{
  TengenClockFace *self = TENGEN_CLOCK_FACE (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->spoken, g_free);
  G_OBJECT_CLASS (tengen_clock_face_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TENGEN_TYPE_CLOCK_BAR);
  tengen_clock_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/clock/tengen-clock-face.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenClockFace, box);
  gtk_widget_class_bind_template_child (widget_class, TengenClockFace, row);
  gtk_widget_class_bind_template_child (widget_class, TengenClockFace, words);
  gtk_widget_class_bind_template_child (widget_class, TengenClockFace, sign);
  gtk_widget_class_bind_template_child (widget_class, TengenClockFace, digits);
  gtk_widget_class_bind_template_child (widget_class, TengenClockFace, place);
  gtk_widget_class_bind_template_child (widget_class, TengenClockFace, room);
  gtk_widget_class_bind_template_child (widget_class, TengenClockFace, dots);
  gtk_widget_class_bind_template_child (widget_class, TengenClockFace, behind);
  gtk_widget_class_bind_template_child (widget_class, TengenClockFace, bar);
}

static void
install_properties (GObjectClass *object_class)
{
  /* TengenClockFace:stone: the colour of the player */
  props[PROP_STONE] = g_param_spec_int ("stone",
                                        NULL,
                                        NULL,
                                        TENGEN_STONE_BLACK,
                                        TENGEN_STONE_WHITE,
                                        TENGEN_STONE_BLACK,
                                        TENGEN_PARAM_READWRITE);
  /* TengenClockFace:big: the digits are as large as there is room */
  props[PROP_BIG] =
      g_param_spec_boolean ("big", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_clock_face_class_init (TengenClockFaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_clock_face_get_property;
  object_class->set_property = tengen_clock_face_set_property;
  object_class->dispose = tengen_clock_face_dispose;
  widget_class->measure = tengen_clock_face_measure;
  widget_class->size_allocate = tengen_clock_face_size_allocate;
  install_properties (object_class);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "clockface");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_TIMER);
}

static void
tengen_clock_face_init (TengenClockFace *self)
{
  self->stone = TENGEN_STONE_BLACK;
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "clock", G_CALLBACK (clock_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (clock_cb), self);
  clock_cb (self);
}

void
tengen_clock_face_set_session (TengenClockFace *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_CLOCK_FACE (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
  clock_cb (self);
}
