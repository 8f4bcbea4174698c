/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-view: counting by laying things out in rows (並べて数える)
 *
 * Shape: what is seen is a function of the tally and the number of the tick.
 *        Things that slide are drawn above everything; numbers and the board
 *        are those of the end at once.
 * Not:   what is written and drawn (tengen-tally-view-show), actions and keys
 *        (tengen-tally-view-actions), room (tengen-tally-view-layout).
 */
#include "tengen-tally-view-private.h"

#include "tengen-sign.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-tally-ui.h"
#include "tengen-tally-view-layout.h"
#include "tengen-tally-view-slide.h"
#include "tengen-words-tally.h"

#define _(s) tengen_words_text (s)

/* From tick to tick when it counts by itself. */
#define INTERVAL_MS 450

G_DEFINE_FINAL_TYPE (TengenTallyView, tengen_tally_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_ROW,
  PROP_SCALE,
  PROP_BUTTONS,
  PROP_COORDINATES,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* --- Ticks --- */

static void
go_to (TengenTallyView *self, guint tick)
{
  guint before = self->tick;

  tengen_tally_view_end_slide (self);
  self->tick = tick;
  tengen_tally_view_show (self);
  tengen_tally_view_slide (self, before);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
update_auto (TengenTallyView *self)
{
  gtk_button_set_label (self->auto_button,
                        self->timer != 0 ? _ ("Stop") : _ ("Auto"));
}

static gboolean
auto_cb (gpointer data)
{
  TengenTallyView *self = data;

  tengen_tally_view_go (self, 1);
  if (self->timer != 0 && self->tick < self->tally->n_ticks)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  update_auto (self);
  return G_SOURCE_REMOVE;
}

void
tengen_tally_view_set_auto (TengenTallyView *self, gboolean on)
{
  if (on == (self->timer != 0) || (on && self->tally == NULL))
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  if (on && self->tick >= self->tally->n_ticks)
    go_to (self, 0);
  if (on)
    self->timer = g_timeout_add (INTERVAL_MS, auto_cb, self);
  update_auto (self);
}

/* --- The object --- */

static void
set_row (TengenTallyView *self, int row)
{
  if (row != TENGEN_PAINT_ROWS_FIVE)
    row = TENGEN_PAINT_ROWS_TEN;
  if (self->row == row)
    return;
  self->row = row;
  tengen_tally_view_end_slide (self);
  tengen_tally_rows_set_tally (self->rows, self->tally, row);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROW]);
}

static void
set_scale (TengenTallyView *self, double scale)
{
  self->scale = scale;
  tengen_tally_view_scale (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCALE]);
}

static void
set_buttons (TengenTallyView *self, gboolean buttons)
{
  self->has_buttons = buttons;
  gtk_widget_set_visible (self->buttons, buttons);
  tengen_tally_view_show (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUTTONS]);
}

static void
set_coordinates (TengenTallyView *self, int coordinates)
{
  self->coordinates = coordinates;
  g_object_set (self->board, "coordinates", coordinates, NULL);
  if (coordinates >= 0)
    g_object_set (self->board, "notation", coordinates, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COORDINATES]);
}

static void
tengen_tally_view_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (object);

  switch (id)
    {
    case PROP_ROW:
      g_value_set_int (value, self->row);
      break;
    case PROP_SCALE:
      g_value_set_double (value, self->scale);
      break;
    case PROP_BUTTONS:
      g_value_set_boolean (value, self->has_buttons);
      break;
    case PROP_COORDINATES:
      g_value_set_int (value, self->coordinates);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_tally_view_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (object);

  switch (id)
    {
    case PROP_ROW:
      set_row (self, g_value_get_int (value));
      break;
    case PROP_SCALE:
      set_scale (self, g_value_get_double (value));
      break;
    case PROP_BUTTONS:
      set_buttons (self, g_value_get_boolean (value));
      break;
    case PROP_COORDINATES:
      set_coordinates (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_tally_view_unmap (GtkWidget *widget)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (widget);

  tengen_tally_view_set_auto (self, FALSE);
  tengen_tally_view_end_slide (self);
  GTK_WIDGET_CLASS (tengen_tally_view_parent_class)->unmap (widget);
}

static void
tengen_tally_view_dispose (GObject *object)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->rows != NULL)
    {
      tengen_tally_view_end_slide (self);
      tengen_tally_rows_set_tally (self->rows, NULL, self->row);
    }
  g_clear_pointer (&self->place, gtk_widget_unparent);
  g_clear_pointer (&self->side, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_tally_view_parent_class)->dispose (object);
}

static void
tengen_tally_view_finalize (GObject *object)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (object);

  g_array_unref (self->moves);
  tengen_go_tally_free (self->tally);
  G_OBJECT_CLASS (tengen_tally_view_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *klass)
{
  const GParamFlags flags = TENGEN_PARAM_READWRITE;

  /**
   * TengenTallyView:row:
   *
   * Things in a row, 10 or 5.
   */
  properties[PROP_ROW] = g_param_spec_int ("row",
                                           NULL,
                                           NULL,
                                           TENGEN_PAINT_ROWS_FIVE,
                                           TENGEN_PAINT_ROWS_TEN,
                                           TENGEN_PAINT_ROWS_TEN,
                                           flags);
  /**
   * TengenTallyView:scale:
   *
   * How much larger the letters are than in a window.
   */
  properties[PROP_SCALE] =
      g_param_spec_double ("scale", NULL, NULL, 0.5, 16, 1, flags);
  /**
   * TengenTallyView:buttons:
   *
   * Whether it has its row of buttons and its sentence.
   */
  properties[PROP_BUTTONS] =
      g_param_spec_boolean ("buttons", NULL, NULL, TRUE, flags);
  /**
   * TengenTallyView:coordinates:
   *
   * What the board's edge says: -1 for nothing, or a #TengenNotation.
   */
  properties[PROP_COORDINATES] = g_param_spec_int ("coordinates",
                                                   NULL,
                                                   NULL,
                                                   -1,
                                                   TENGEN_NOTATION_JAPANESE,
                                                   TENGEN_NOTATION_A1,
                                                   flags);
  g_object_class_install_properties (klass, N_PROPS, properties);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/tally/tengen-tally-view.ui");
  gtk_widget_class_bind_template_child (klass, TengenTallyView, place);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, side);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, board);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, heaps);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, black_box);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, white_box);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, black_stone);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, white_stone);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, black_name);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, white_name);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, black_number);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, white_number);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, rows);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, now);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, sentence);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, buttons);
  gtk_widget_class_bind_template_child (klass, TengenTallyView, auto_button);
}

static void
tengen_tally_view_class_init (TengenTallyViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_tally_view_get_property;
  object_class->set_property = tengen_tally_view_set_property;
  object_class->dispose = tengen_tally_view_dispose;
  object_class->finalize = tengen_tally_view_finalize;
  widget_class->unmap = tengen_tally_view_unmap;

  g_type_ensure (TENGEN_TYPE_BOARD_VIEW);
  g_type_ensure (TENGEN_TYPE_SIGN);
  g_type_ensure (TENGEN_TYPE_TALLY_ROWS);
  tengen_tally_ui_get_resource ();
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  install_properties (object_class);
  /**
   * TengenTallyView::changed:
   *
   * Is emitted when more or less or something else is counted.
   */
  signals[CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);
  tengen_tally_view_install_actions (widget_class);
  tengen_tally_view_install_layout (widget_class);
  tengen_tally_view_install_slide (widget_class);
  bind_template (widget_class);
}

static void
tengen_tally_view_init (TengenTallyView *self)
{
  self->row = TENGEN_PAINT_ROWS_TEN;
  self->has_buttons = TRUE;
  self->coordinates = TENGEN_NOTATION_A1;
  self->moves = tengen_tally_view_make_moves ();
  tengen_style_add_resource ("/org/tengen/Tengen/tally/tengen-tally.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_tally_view_add_keys (self);
  tengen_tally_view_begin_show (self);
  set_scale (self, 1);
  tengen_tally_view_show (self);
}

GtkWidget *
tengen_tally_view_new (void)
{
  return g_object_new (TENGEN_TYPE_TALLY_VIEW, NULL);
}

void
tengen_tally_view_set_tally (TengenTallyView *self, TengenGoTally *tally)
{
  g_return_if_fail (TENGEN_IS_TALLY_VIEW (self));

  tengen_tally_view_set_auto (self, FALSE);
  tengen_tally_view_end_slide (self);
  tengen_tally_rows_set_tally (self->rows, tally, self->row);
  tengen_go_tally_free (self->tally);
  self->tally = tally;
  self->tick = 0;
  tengen_tally_view_show (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

const TengenGoTally *
tengen_tally_view_get_tally (TengenTallyView *self)
{
  g_return_val_if_fail (TENGEN_IS_TALLY_VIEW (self), NULL);

  return self->tally;
}

gboolean
tengen_tally_view_go (TengenTallyView *self, int by)
{
  gint64 tick;

  g_return_val_if_fail (TENGEN_IS_TALLY_VIEW (self), FALSE);

  if (self->tally == NULL)
    return FALSE;
  tick = CLAMP ((gint64) self->tick + by, 0, (gint64) self->tally->n_ticks);
  if (tick == self->tick)
    return FALSE;
  go_to (self, (guint) tick);
  return TRUE;
}

guint
tengen_tally_view_get_tick (TengenTallyView *self, guint *n_ticks)
{
  g_return_val_if_fail (TENGEN_IS_TALLY_VIEW (self), 0);

  if (n_ticks != NULL)
    *n_ticks = self->tally != NULL ? self->tally->n_ticks : 0;
  return self->tick;
}

char *
tengen_tally_view_get_sentence (TengenTallyView *self)
{
  g_return_val_if_fail (TENGEN_IS_TALLY_VIEW (self), NULL);

  return self->tally != NULL ? tengen_words_tally (self->tally, self->tick)
                             : g_strdup ("");
}
