/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-label: a text of a lesson with readings, as a widget
 *
 * Shape: three layouts are kept: the one that is shown, the one for the width
 *        it was last asked about, one without limit for the widths it asks for;
 *        and a picture of what was last drawn (-draw). Links are children that
 *        only take the focus (-links).
 */
#include "tengen-ruby-label-private.h"

#include <math.h>

#include "tengen-color-scheme.h"
#include "tengen-signal.h"
#include "tengen-text-look.h"

/* The longest comfortable line, in sizes of the font. */
#define MAX_NATURAL 32.0

G_DEFINE_FINAL_TYPE (TengenRubyLabel, tengen_ruby_label, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SCALE,
  N_PROPS,
};

enum
{
  SIGNAL_TERM,
  SIGNAL_POINT,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* --- Layout --- */

void
tengen_ruby_label_forget_picture (TengenRubyLabel *self)
{
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
forget_layout (TengenRubyLabel *self)
{
  g_clear_pointer (&self->shown, tengen_paint_ruby_free);
  g_clear_pointer (&self->measured, tengen_paint_ruby_free);
  g_clear_pointer (&self->unlimited, tengen_paint_ruby_free);
  tengen_ruby_label_forget_picture (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The font of the style in the size that is wanted. */
static PangoContext *
make_context (TengenRubyLabel *self)
{
  PangoContext *context = gtk_widget_create_pango_context (GTK_WIDGET (self));
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (context));
  double size = pango_font_description_get_size (font) * self->scale;

  if (pango_font_description_get_size_is_absolute (font))
    pango_font_description_set_absolute_size (font, size);
  else
    pango_font_description_set_size (font, (int) lround (size));
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  return context;
}

static void
renew_context (TengenRubyLabel *self)
{
  g_clear_object (&self->context);
  forget_layout (self);
}

static TengenPaintRuby *
make_layout (TengenRubyLabel *self, double width)
{
  if (self->context == NULL)
    self->context = make_context (self);
  return tengen_paint_ruby_new (
      self->context, self->text, width, tengen_text_look_get_readings ());
}

const TengenPaintRuby *
tengen_ruby_label_get_unlimited (TengenRubyLabel *self)
{
  if (self->unlimited == NULL)
    self->unlimited = make_layout (self, -1);
  return self->unlimited;
}

/* The layout that is asked about a width. */
static const TengenPaintRuby *
get_measured (TengenRubyLabel *self, int width)
{
  if (self->shown != NULL && self->shown_width == width)
    return self->shown;
  if (self->measured != NULL && self->measured_width == width)
    return self->measured;
  g_clear_pointer (&self->measured, tengen_paint_ruby_free);
  self->measured = make_layout (self, width);
  self->measured_width = width;
  return self->measured;
}

/* Makes the layout for a width the one that is shown. */
static void
show_layout (TengenRubyLabel *self, int width)
{
  if (self->shown != NULL && self->shown_width == width)
    return;
  g_clear_pointer (&self->shown, tengen_paint_ruby_free);
  get_measured (self, width);
  self->shown = g_steal_pointer (&self->measured);
  self->shown_width = width;
  tengen_ruby_label_forget_picture (self);
}

static void
find_widths (TengenRubyLabel *self, int *minimum, int *natural)
{
  const TengenPaintRuby *layout = tengen_ruby_label_get_unlimited (self);
  double least = tengen_paint_ruby_get_min_width (layout);
  double most = MAX_NATURAL * tengen_paint_ruby_get_em (layout);
  double width;

  tengen_paint_ruby_get_size (layout, &width, NULL, NULL);
  *minimum = (int) ceil (least);
  *natural = (int) ceil (MAX (least, MIN (width, most)));
}

static void
tengen_ruby_label_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  TengenRubyLabel *self = TENGEN_RUBY_LABEL (widget);
  double height, baseline;
  int least, most;

  *minimum = *natural = 0;
  if (self->text == NULL)
    return;
  find_widths (self, &least, &most);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = most;
      return;
    }
  tengen_paint_ruby_get_size (
      get_measured (self, for_size < 0 ? most : MAX (for_size, least)),
      NULL,
      &height,
      &baseline);
  *minimum = *natural = (int) ceil (height);
  *minimum_baseline = *natural_baseline = (int) lround (baseline);
}

static void
tengen_ruby_label_size_allocate (GtkWidget *widget,
                                 int width,
                                 int height,
                                 int baseline)
{
  TengenRubyLabel *self = TENGEN_RUBY_LABEL (widget);

  if (self->text == NULL)
    return;
  show_layout (self, width);
  tengen_ruby_label_place_links (self);
}

static gboolean
has_same_font (TengenRubyLabel *self, PangoContext *context)
{
  return pango_font_description_equal (
             pango_context_get_font_description (self->context),
             pango_context_get_font_description (context)) &&
         pango_cairo_context_get_resolution (self->context) ==
             pango_cairo_context_get_resolution (context);
}

static void
tengen_ruby_label_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  TengenRubyLabel *self = TENGEN_RUBY_LABEL (widget);

  GTK_WIDGET_CLASS (tengen_ruby_label_parent_class)
      ->css_changed (widget, change);
  if (self->context != NULL)
    {
      PangoContext *context = make_context (self);

      if (!has_same_font (self, context))
        renew_context (self);
      g_object_unref (context);
    }
  tengen_ruby_label_forget_picture (self);
}

static void
tengen_ruby_label_system_setting_changed (GtkWidget *widget,
                                          GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (tengen_ruby_label_parent_class)
      ->system_setting_changed (widget, setting);
  renew_context (TENGEN_RUBY_LABEL (widget));
}

static void
tengen_ruby_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenRubyLabel *self = TENGEN_RUBY_LABEL (widget);

  if (self->shown == NULL)
    return;
  if (self->picture == NULL)
    self->picture = tengen_ruby_label_make_picture (self);
  gtk_snapshot_append_node (snapshot, self->picture);
}

static void
describe (TengenRubyLabel *self)
{
  g_autofree char *plain = NULL;
  g_autofree char *spoken = NULL;

  if (self->text != NULL)
    {
      plain = tengen_lesson_text_get_plain (self->text);
      spoken = tengen_lesson_text_get_spoken (self->text);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  plain != NULL ? plain : "",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  g_strcmp0 (plain, spoken) != 0 ? spoken : "",
                                  -1);
}

/* --- The widget --- */

static void
tengen_ruby_label_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  TengenRubyLabel *self = TENGEN_RUBY_LABEL (object);

  switch (id)
    {
    case PROP_SCALE:
      g_value_set_double (value, self->scale);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_scale (TengenRubyLabel *self, double scale)
{
  if (scale == self->scale)
    return;
  self->scale = scale;
  renew_context (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCALE]);
}

static void
tengen_ruby_label_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenRubyLabel *self = TENGEN_RUBY_LABEL (object);

  switch (id)
    {
    case PROP_SCALE:
      set_scale (self, g_value_get_double (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static GtkSizeRequestMode
tengen_ruby_label_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tengen_ruby_label_dispose (GObject *object)
{
  TengenRubyLabel *self = TENGEN_RUBY_LABEL (object);

  g_ptr_array_set_size (self->links, 0);
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  g_clear_object (&self->context);
  G_OBJECT_CLASS (tengen_ruby_label_parent_class)->dispose (object);
}

static void
tengen_ruby_label_finalize (GObject *object)
{
  TengenRubyLabel *self = TENGEN_RUBY_LABEL (object);

  g_ptr_array_unref (self->links);
  tengen_paint_ruby_free (self->shown);
  tengen_paint_ruby_free (self->measured);
  tengen_paint_ruby_free (self->unlimited);
  tengen_lesson_text_free (self->text);
  G_OBJECT_CLASS (tengen_ruby_label_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  /* TengenRubyLabel:scale: size of the text, 1.0 is that of the style */
  properties[PROP_SCALE] = g_param_spec_double (
      "scale", NULL, NULL, 0.25, 8, 1, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tengen_ruby_label_class_init (TengenRubyLabelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_ruby_label_get_property;
  object_class->set_property = tengen_ruby_label_set_property;
  object_class->dispose = tengen_ruby_label_dispose;
  object_class->finalize = tengen_ruby_label_finalize;
  install_properties (object_class);
  /* TengenRubyLabel::term: a term is followed */
  signals[SIGNAL_TERM] =
      tengen_signal_new ("term", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_STRING);
  /* TengenRubyLabel::point: a point is pointed at, or NONE any more */
  signals[SIGNAL_POINT] =
      tengen_signal_new ("point", G_TYPE_FROM_CLASS (klass), 1, G_TYPE_UINT);

  widget_class->get_request_mode = tengen_ruby_label_get_request_mode;
  widget_class->measure = tengen_ruby_label_measure;
  widget_class->size_allocate = tengen_ruby_label_size_allocate;
  widget_class->snapshot = tengen_ruby_label_snapshot;
  widget_class->css_changed = tengen_ruby_label_css_changed;
  widget_class->system_setting_changed =
      tengen_ruby_label_system_setting_changed;
  gtk_widget_class_set_css_name (widget_class, "ruby");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
tengen_ruby_label_init (TengenRubyLabel *self)
{
  self->scale = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_VISIBLE);
  tengen_ruby_label_init_links (self);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (tengen_ruby_label_forget_picture),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tengen_text_look_get_default (),
                           "notify::readings",
                           G_CALLBACK (forget_layout),
                           self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
tengen_ruby_label_new (void)
{
  return g_object_new (TENGEN_TYPE_RUBY_LABEL, NULL);
}

void
tengen_ruby_label_set_text (TengenRubyLabel *self, const TengenLessonText *text)
{
  TengenLessonText *copy;

  g_return_if_fail (TENGEN_IS_RUBY_LABEL (self));

  copy = text != NULL ? tengen_lesson_text_copy (text) : NULL;
  tengen_ruby_label_clear_links (self);
  tengen_lesson_text_free (self->text);
  self->text = copy;
  forget_layout (self);
  tengen_ruby_label_make_links (self);
  describe (self);
}

const TengenLessonText *
tengen_ruby_label_get_text (TengenRubyLabel *self)
{
  g_return_val_if_fail (TENGEN_IS_RUBY_LABEL (self), NULL);

  return self->text;
}

void
tengen_ruby_label_emit_term (TengenRubyLabel *self, const char *term)
{
  g_return_if_fail (TENGEN_IS_RUBY_LABEL (self));

  g_signal_emit (self, signals[SIGNAL_TERM], 0, term);
}

void
tengen_ruby_label_emit_point (TengenRubyLabel *self, guint point)
{
  g_return_if_fail (TENGEN_IS_RUBY_LABEL (self));

  g_signal_emit (self, signals[SIGNAL_POINT], 0, point);
}
