/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-over: a label of the program's own words, with readings above it
 *
 * Shape: two children in one place: the label, and an image that is painted in
 *        its stead, in its font and its colour; the image is made when it is
 *        needed. Two layouts are kept: that for the width it was last asked
 *        about, and one without limit.
 */
#include "tengen-ruby-over.h"

#include <math.h>

#include "tengen-ruby-picture.h"
#include "tengen-text-look.h"
#include "tengen-widget.h"
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"

struct _TengenRubyOver
{
  GtkWidget parent_instance;

  /* Children; the second is NULL until there was something to read */
  GtkLabel *label;
  GtkWidget *image;

  gboolean in_games;

  /* Owned; what is said now, NULL if it has no readings */
  TengenLessonText *text;
  TengenPaintRuby *unlimited;
  TengenPaintRuby *measured;
  int measured_width;
  /* that of the layouts */
  PangoFontDescription *font;
};

G_DEFINE_FINAL_TYPE (TengenRubyOver, tengen_ruby_over, GTK_TYPE_WIDGET)

enum
{
  PROP_LABEL = 1,
  PROP_IN_GAMES,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* --- What is said --- */

gboolean
tengen_ruby_over_is_wanted (gboolean in_games)
{
  if (tengen_text_look_get_readings () < 0 ||
      (in_games && !tengen_text_look_get_in_games ()))
    return FALSE;
  return g_str_equal (tengen_words_language (), "ja");
}

static gboolean
has_readings (const TengenLessonText *text)
{
  for (guint i = 0; i < text->spans->len; i++)
    if (g_array_index (text->spans, TengenLessonSpan, i).reading != NULL)
      return TRUE;
  return FALSE;
}

static void
add_line (TengenLessonText *text, const char *line)
{
  g_autoptr (TengenLessonText) read = tengen_words_ruby (line);

  for (guint i = 0; i < read->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (read->spans, TengenLessonSpan, i);
      TengenLessonSpan *added =
          tengen_lesson_text_add (text, span->base, span->reading);

      if (i == 0)
        added->flags |= TENGEN_LESSON_SPAN_PARAGRAPH;
    }
}

/* Makes a text of lines. */
static TengenLessonText *
read_lines (const char *said)
{
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);
  TengenLessonText *text = tengen_words_ruby ("");

  for (char **line = lines; *line != NULL; line++)
    add_line (text, *line);
  return text;
}

static void
clear_layouts (TengenRubyOver *self)
{
  g_clear_pointer (&self->unlimited, tengen_paint_ruby_free);
  g_clear_pointer (&self->measured, tengen_paint_ruby_free);
}

static void
forget_layout (TengenRubyOver *self)
{
  clear_layouts (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The label asks for its room anew when its font changes. */
static void
follow_font (TengenRubyOver *self)
{
  const PangoFontDescription *font = pango_context_get_font_description (
      gtk_widget_get_pango_context (GTK_WIDGET (self->label)));

  if (self->font != NULL && pango_font_description_equal (self->font, font))
    return;
  g_clear_pointer (&self->font, pango_font_description_free);
  self->font = pango_font_description_copy (font);
  clear_layouts (self);
}

/* Style sheets see a second label. */
static void
make_image (TengenRubyOver *self)
{
  TengenRubyPicture *picture = tengen_ruby_picture_new ();

  self->image = g_object_new (GTK_TYPE_IMAGE,
                              "css-name",
                              "label",
                              "accessible-role",
                              GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "can-target",
                              FALSE,
                              "paintable",
                              picture,
                              NULL);
  g_object_bind_property (self->label,
                          "css-classes",
                          self->image,
                          "css-classes",
                          G_BINDING_SYNC_CREATE);
  gtk_widget_set_parent (self->image, GTK_WIDGET (self));
  g_object_unref (picture);
}

/* Nothing is looked up where no readings are wanted. */
static void
update (TengenRubyOver *self)
{
  const char *said =
      self->label != NULL ? gtk_label_get_text (self->label) : "";

  g_clear_pointer (&self->text, tengen_lesson_text_free);
  if (*said != '\0' && tengen_ruby_over_is_wanted (self->in_games))
    self->text = read_lines (said);
  if (self->text != NULL && !has_readings (self->text))
    g_clear_pointer (&self->text, tengen_lesson_text_free);
  if (self->text != NULL && self->image == NULL)
    make_image (self);
  forget_layout (self);
}

/* --- Layout --- */

/* By how much the label makes its text larger. */
static double
find_scale (GtkLabel *label)
{
  PangoAttrList *attributes = gtk_label_get_attributes (label);
  PangoAttrIterator *iter;
  PangoAttribute *scale;
  double found = 1;

  if (attributes == NULL)
    return found;
  iter = pango_attr_list_get_iterator (attributes);
  scale = pango_attr_iterator_get (iter, PANGO_ATTR_SCALE);
  if (scale != NULL)
    found = ((PangoAttrFloat *) scale)->value;
  pango_attr_iterator_destroy (iter);
  return found;
}

/* The font of the label. */
static PangoContext *
make_context (TengenRubyOver *self)
{
  PangoContext *context =
      gtk_widget_create_pango_context (GTK_WIDGET (self->label));
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (context));
  double size =
      pango_font_description_get_size (font) * find_scale (self->label);

  if (pango_font_description_get_size_is_absolute (font))
    pango_font_description_set_absolute_size (font, size);
  else
    pango_font_description_set_size (font, (int) lround (size));
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  return context;
}

static TengenPaintRuby *
make_layout (TengenRubyOver *self, double width)
{
  PangoContext *context = make_context (self);
  TengenPaintRuby *layout = tengen_paint_ruby_new (
      context, self->text, width, tengen_text_look_get_readings ());

  g_object_unref (context);
  return layout;
}

static const TengenPaintRuby *
get_unlimited (TengenRubyOver *self)
{
  if (self->unlimited == NULL)
    self->unlimited = make_layout (self, -1);
  return self->unlimited;
}

/* Its width with one line a paragraph. */
static int
find_whole (TengenRubyOver *self)
{
  double width;

  tengen_paint_ruby_get_size (get_unlimited (self), &width, NULL, NULL);
  return (int) ceil (width);
}

/* The layout for a width, -1 for any; where there is room enough it is always
 * the same. */
static const TengenPaintRuby *
get_measured (TengenRubyOver *self, int width)
{
  if (width < 0 || width >= find_whole (self))
    return get_unlimited (self);
  if (self->measured != NULL && self->measured_width == width)
    return self->measured;
  g_clear_pointer (&self->measured, tengen_paint_ruby_free);
  self->measured = make_layout (self, width);
  self->measured_width = width;
  return self->measured;
}

/* What the style puts around the text, at both sides together; nothing around
 * texts of several lines or of a width that is set. */
static int
find_around (TengenRubyOver *self, GtkOrientation orientation)
{
  int natural, width, height;

  if (gtk_label_get_wrap (self->label) ||
      gtk_label_get_ellipsize (self->label) != PANGO_ELLIPSIZE_NONE ||
      gtk_label_get_width_chars (self->label) >= 0)
    return 0;
  gtk_widget_measure (
      GTK_WIDGET (self->label), orientation, -1, NULL, &natural, NULL, NULL);
  pango_layout_get_pixel_size (
      gtk_label_get_layout (self->label), &width, &height);
  return MAX (natural -
                  (orientation == GTK_ORIENTATION_HORIZONTAL ? width : height),
              0);
}

/* How many lines it may have, 0 for any number: what does not begin at the left
 * is laid out as one. */
static guint
count_allowed (TengenRubyOver *self)
{
  int lines = gtk_label_get_lines (self->label);

  if (!gtk_label_get_wrap (self->label) ||
      gtk_label_get_xalign (self->label) > 0)
    return 1;
  return lines > 0 ? (guint) lines : 0;
}

/* Whether the readings need no more lines than the label may have. */
static gboolean
fits (TengenRubyOver *self, int width)
{
  guint allowed = count_allowed (self);

  return allowed == 0 ||
         tengen_paint_ruby_count_lines (get_measured (self, width)) <= allowed;
}

/* What may be cut off asks for no more than before. */
static void
widen (TengenRubyOver *self, int *minimum, int *natural)
{
  int around = find_around (self, GTK_ORIENTATION_HORIZONTAL);
  int whole = find_whole (self) + around;
  int least = whole;

  if (gtk_label_get_wrap (self->label))
    least =
        (int) ceil (tengen_paint_ruby_get_min_width (get_unlimited (self))) +
        around;
  if (gtk_label_get_ellipsize (self->label) == PANGO_ELLIPSIZE_NONE)
    *minimum = MAX (*minimum, least);
  if (gtk_label_get_max_width_chars (self->label) < 0)
    *natural = MAX (*natural, whole);
  *natural = MAX (*natural, *minimum);
}

/* How far down the first line of the readings stands. */
static int
find_baseline (const TengenPaintRuby *layout)
{
  double baseline;

  tengen_paint_ruby_get_size (layout, NULL, NULL, &baseline);
  return (int) lround (baseline);
}

/* The first lines of both stand on one baseline. */
static void
heighten (const TengenPaintRuby *layout, int around, int *size, int *baseline)
{
  int height = (int) ceil (tengen_paint_ruby_get_height (layout)) + around;
  int down = find_baseline (layout) + around / 2;

  if (*baseline < 0)
    {
      *size = MAX (*size, height);
      return;
    }
  *size = MAX (*size - *baseline, height - down);
  *baseline = MAX (*baseline, down);
  *size += *baseline;
}

static void
tengen_ruby_over_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  TengenRubyOver *self = TENGEN_RUBY_OVER (widget);
  const TengenPaintRuby *layout;
  int around;

  gtk_widget_measure (GTK_WIDGET (self->label),
                      orientation,
                      for_size,
                      minimum,
                      natural,
                      minimum_baseline,
                      natural_baseline);
  if (self->text == NULL)
    return;
  follow_font (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      widen (self, minimum, natural);
      return;
    }
  if (gtk_widget_get_valign (GTK_WIDGET (self->label)) != GTK_ALIGN_BASELINE)
    *minimum_baseline = *natural_baseline = -1;
  if (for_size >= 0)
    for_size =
        MAX (for_size - find_around (self, GTK_ORIENTATION_HORIZONTAL), 0);
  if (for_size >= 0 && !fits (self, for_size))
    return;
  layout = get_measured (self, for_size);
  around = find_around (self, GTK_ORIENTATION_VERTICAL);
  heighten (layout, around, minimum, minimum_baseline);
  heighten (layout, around, natural, natural_baseline);
}

/* A line that is shorter than its room stands where that of the label would. */
static void
place_image (TengenRubyOver *self, int width, int height, int baseline)
{
  int beside = find_around (self, GTK_ORIENTATION_HORIZONTAL);
  int above = find_around (self, GTK_ORIENTATION_VERTICAL);
  int whole = MIN (width - beside, find_whole (self));
  TengenPaintRuby *layout = make_layout (self, width - beside);
  int high = (int) ceil (tengen_paint_ruby_get_height (layout));
  double xalign = gtk_label_get_xalign (self->label);
  GtkAllocation area = { .width = whole + beside, .height = high + above };

  area.x = (int) lround ((width - area.width) * xalign);
  area.y = baseline < 0 ? (height - area.height) / 2
                        : baseline - find_baseline (layout) - above / 2;
  tengen_ruby_picture_take (
      TENGEN_RUBY_PICTURE (gtk_image_get_paintable (GTK_IMAGE (self->image))),
      layout,
      whole,
      high);
  gtk_widget_size_allocate (self->image, &area, -1);
}

/* Whether readings are seen in a width. */
static gboolean
is_seen (TengenRubyOver *self, int width)
{
  return self->text != NULL &&
         fits (self,
               MAX (width - find_around (self, GTK_ORIENTATION_HORIZONTAL), 0));
}

static void
tengen_ruby_over_size_allocate (GtkWidget *widget,
                                int width,
                                int height,
                                int baseline)
{
  TengenRubyOver *self = TENGEN_RUBY_OVER (widget);
  gboolean seen;

  follow_font (self);
  seen = is_seen (self, width);
  gtk_widget_size_allocate (GTK_WIDGET (self->label),
                            &(GtkAllocation){ 0, 0, width, height },
                            baseline);
  gtk_widget_set_opacity (GTK_WIDGET (self->label), seen ? 0 : 1);
  if (self->image == NULL)
    return;
  gtk_widget_set_child_visible (self->image, seen);
  if (seen)
    place_image (self, width, height, baseline);
}

static GtkSizeRequestMode
tengen_ruby_over_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* --- The widget --- */

/* It takes the place of the label among others, with its margins. */
static void
take_label (TengenRubyOver *self, GtkWidget *label)
{
  static const char *const margins[] = {
    "margin-start",
    "margin-end",
    "margin-top",
    "margin-bottom",
  };
  static const char *const placed[] = {
    "visible",
    "halign",
    "valign",
    "hexpand",
  };

  self->label = GTK_LABEL (label);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  for (gsize i = 0; i < G_N_ELEMENTS (placed); i++)
    g_object_bind_property (
        label, placed[i], self, placed[i], G_BINDING_SYNC_CREATE);
  for (gsize i = 0; i < G_N_ELEMENTS (margins); i++)
    {
      int margin;

      g_object_get (label, margins[i], &margin, NULL);
      g_object_set (self, margins[i], margin, NULL);
      g_object_set (label, margins[i], 0, NULL);
    }
  g_signal_connect_object (
      label, "notify::label", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (label,
                           "notify::css-classes",
                           G_CALLBACK (forget_layout),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (label,
                           "notify::attributes",
                           G_CALLBACK (forget_layout),
                           self,
                           G_CONNECT_SWAPPED);
}

static void
tengen_ruby_over_set_property (GObject *object,
                               guint id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  TengenRubyOver *self = TENGEN_RUBY_OVER (object);

  if (id == PROP_LABEL)
    take_label (self, g_value_get_object (value));
  else
    self->in_games = g_value_get_boolean (value);
  update (self);
}

static void
tengen_ruby_over_finalize (GObject *object)
{
  TengenRubyOver *self = TENGEN_RUBY_OVER (object);

  tengen_lesson_text_free (self->text);
  tengen_paint_ruby_free (self->unlimited);
  tengen_paint_ruby_free (self->measured);
  g_clear_pointer (&self->font, pango_font_description_free);
  G_OBJECT_CLASS (tengen_ruby_over_parent_class)->finalize (object);
}

static void
tengen_ruby_over_class_init (TengenRubyOverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = tengen_ruby_over_set_property;
  object_class->dispose = tengen_widget_dispose;
  object_class->finalize = tengen_ruby_over_finalize;
  props[PROP_LABEL] =
      g_param_spec_object ("label", NULL, NULL, GTK_TYPE_LABEL, flags);
  props[PROP_IN_GAMES] =
      g_param_spec_boolean ("in-games", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  widget_class->measure = tengen_ruby_over_measure;
  widget_class->size_allocate = tengen_ruby_over_size_allocate;
  widget_class->get_request_mode = tengen_ruby_over_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "over");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
tengen_ruby_over_init (TengenRubyOver *self)
{
  TengenTextLook *look = tengen_text_look_get_default ();

  g_signal_connect_object (
      look, "notify::readings", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      look, "notify::in-games", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tengen_ruby_over_new (GtkWidget *label, gboolean in_games)
{
  g_return_val_if_fail (GTK_IS_LABEL (label), NULL);

  return g_object_new (
      TENGEN_TYPE_RUBY_OVER, "in-games", in_games, "label", label, NULL);
}

/* --- All that is said in a widget --- */

/* The name stays for screen readers. */
static void
replace_label (GtkButton *button, gpointer in_games)
{
  g_autofree char *name = g_strdup (gtk_button_get_label (button));

  if (name == NULL)
    return;
  gtk_button_set_child (
      button,
      tengen_ruby_over_new (gtk_label_new (name), GPOINTER_TO_INT (in_games)));
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (GTK_WIDGET (button), "text-button");
}

static void
relabel_cb (GtkButton *button, GParamSpec *pspec, gpointer in_games)
{
  replace_label (button, in_games);
}

/* Whether it says something, or will. */
static gboolean
is_labelled (GtkButton *button)
{
  GtkWidget *child = gtk_button_get_child (button);

  return child == NULL || GTK_IS_LABEL (child);
}

/* A button may have been made with a label of its own, which is kept; one that is
 * given another label has readings above that. */
static void
put_on_button (GtkButton *button, gboolean in_games)
{
  GtkWidget *child = gtk_button_get_child (button);

  if (child != NULL && gtk_button_get_label (button) == NULL)
    {
      g_object_ref (child);
      gtk_button_set_child (button, NULL);
      gtk_button_set_child (button, tengen_ruby_over_new (child, in_games));
      g_object_unref (child);
      return;
    }
  replace_label (button, GINT_TO_POINTER (in_games));
  g_signal_connect (button,
                    "notify::label",
                    G_CALLBACK (relabel_cb),
                    GINT_TO_POINTER (in_games));
}

static void
put_on_check (GtkCheckButton *button, gboolean in_games)
{
  g_autofree char *name = g_strdup (gtk_check_button_get_label (button));

  if (name == NULL)
    return;
  gtk_check_button_set_child (
      button, tengen_ruby_over_new (gtk_label_new (name), in_games));
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
put_on_label (GtkWidget *label, gboolean in_games)
{
  GtkWidget *parent = gtk_widget_get_parent (label);
  GtkWidget *before = gtk_widget_get_prev_sibling (label);

  if (!GTK_IS_BOX (parent) || gtk_widget_has_css_class (label, "player-name"))
    return;
  g_object_ref (label);
  gtk_box_remove (GTK_BOX (parent), label);
  gtk_box_insert_child_after (
      GTK_BOX (parent), tengen_ruby_over_new (label, in_games), before);
  g_object_unref (label);
}

/* What GTK itself puts together, and what people write, stays as it is. */
static gboolean
is_closed (GtkWidget *widget)
{
  return TENGEN_IS_RUBY_OVER (widget) || GTK_IS_MENU_BUTTON (widget) ||
         GTK_IS_DROP_DOWN (widget) || GTK_IS_COLUMN_VIEW (widget) ||
         GTK_IS_LIST_VIEW (widget) || GTK_IS_POPOVER (widget) ||
         GTK_IS_EDITABLE (widget) || GTK_IS_RANGE (widget) ||
         GTK_IS_HEADER_BAR (widget);
}

static void
put (GtkWidget *widget, gboolean in_games)
{
  GtkWidget *next;

  if (is_closed (widget))
    return;
  if (GTK_IS_LABEL (widget))
    put_on_label (widget, in_games);
  else if (GTK_IS_CHECK_BUTTON (widget))
    put_on_check (GTK_CHECK_BUTTON (widget), in_games);
  else if (GTK_IS_BUTTON (widget) && is_labelled (GTK_BUTTON (widget)))
    put_on_button (GTK_BUTTON (widget), in_games);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = next)
      {
        next = gtk_widget_get_next_sibling (child);
        put (child, in_games);
      }
}

static void
put_when_wanted_cb (GtkWidget *widget, GParamSpec *pspec, TengenTextLook *look)
{
  if (!tengen_ruby_over_is_wanted (TRUE))
    return;
  g_signal_handlers_disconnect_by_func (
      look, G_CALLBACK (put_when_wanted_cb), widget);
  put (widget, TRUE);
}

void
tengen_ruby_over_put (GtkWidget *widget, gboolean in_games)
{
  TengenTextLook *look = tengen_text_look_get_default ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (!in_games || tengen_ruby_over_is_wanted (TRUE))
    {
      put (widget, in_games);
      return;
    }
  g_signal_connect_object (look,
                           "notify::in-games",
                           G_CALLBACK (put_when_wanted_cb),
                           widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (look,
                           "notify::readings",
                           G_CALLBACK (put_when_wanted_cb),
                           widget,
                           G_CONNECT_SWAPPED);
}
