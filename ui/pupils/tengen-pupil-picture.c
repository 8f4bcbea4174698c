/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-picture: the picture of a person, a stone with a sign
 */
#include "tengen-pupil-picture.h"

#include "tengen-board-stone.h"
#include "tengen-color-scheme.h"
#include "tengen-paint-pupil.h"
#include "tengen-words-text.h"

#define SMALLEST 16
#define LARGEST 512

struct _TengenPupilPicture
{
  GtkWidget parent_instance;

  guint picture;
  int size;
  TengenStone stone;
};

G_DEFINE_FINAL_TYPE (TengenPupilPicture, tengen_pupil_picture, GTK_TYPE_WIDGET)

enum
{
  PROP_PICTURE = 1,
  PROP_SIZE,
  PROP_STONE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
set_picture (TengenPupilPicture *self, guint picture)
{
  self->picture = picture;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tengen_pupil_picture_get_name (picture),
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tengen_pupil_picture_get_property (GObject *object,
                                   guint property,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  TengenPupilPicture *self = TENGEN_PUPIL_PICTURE (object);

  if (property == PROP_PICTURE)
    g_value_set_uint (value, self->picture);
  else if (property == PROP_SIZE)
    g_value_set_int (value, self->size);
  else if (property == PROP_STONE)
    g_value_set_int (value, self->stone);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static gboolean
set_size (TengenPupilPicture *self, int size)
{
  gboolean new = self->size != size;

  self->size = size;
  if (new)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  return new;
}

static gboolean
set_stone (TengenPupilPicture *self, int stone)
{
  gboolean new = self->stone != (TengenStone) stone;

  self->stone = (TengenStone) stone;
  if (new)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  return new;
}

static void
tengen_pupil_picture_set_property (GObject *object,
                                   guint property,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  TengenPupilPicture *self = TENGEN_PUPIL_PICTURE (object);
  gboolean new = FALSE;

  switch (property)
    {
    case PROP_PICTURE:
      new = self->picture != g_value_get_uint (value);
      set_picture (self, g_value_get_uint (value));
      break;
    case PROP_SIZE:
      new = set_size (self, g_value_get_int (value));
      break;
    case PROP_STONE:
      new = set_stone (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
      break;
    }
  if (new)
    g_object_notify_by_pspec (object, pspec);
}

static void
tengen_pupil_picture_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  *minimum = *natural = TENGEN_PUPIL_PICTURE (widget)->size;
}

static void
tengen_pupil_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenPupilPicture *self = TENGEN_PUPIL_PICTURE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  const TengenPaintTheme *theme = tengen_paint_theme_get (
      TENGEN_PAINT_THEME_WOOD, tengen_color_scheme_get_dark ());
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, width / 2, height / 2);
  if (self->stone == TENGEN_STONE_NONE)
    tengen_paint_pupil (
        cr, MIN (width, height) / 2.0 - 1, theme, self->picture);
  else
    tengen_paint_pupil_as (cr,
                           MIN (width, height) / 2.0 - 1,
                           theme,
                           self->picture,
                           self->stone == TENGEN_STONE_BLACK);
  cairo_destroy (cr);
}

static void
tengen_pupil_picture_class_init (TengenPupilPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tengen_pupil_picture_get_property;
  object_class->set_property = tengen_pupil_picture_set_property;
  widget_class->measure = tengen_pupil_picture_measure;
  widget_class->snapshot = tengen_pupil_picture_snapshot;

  /* TengenPupilPicture:picture: which picture */
  properties[PROP_PICTURE] = g_param_spec_uint (
      "picture", NULL, NULL, 0, G_MAXUINT, TENGEN_PUPIL_PICTURE_PLAIN, flags);
  /* TengenPupilPicture:size: width and height */
  properties[PROP_SIZE] =
      g_param_spec_int ("size", NULL, NULL, SMALLEST, LARGEST, SMALLEST, flags);
  /* TengenPupilPicture:stone: the stone that it is drawn on */
  properties[PROP_STONE] = g_param_spec_int ("stone",
                                             NULL,
                                             NULL,
                                             TENGEN_STONE_NONE,
                                             TENGEN_STONE_WHITE,
                                             TENGEN_STONE_NONE,
                                             flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tengen_pupil_picture_init (TengenPupilPicture *self)
{
  self->size = SMALLEST;
  set_picture (self, TENGEN_PUPIL_PICTURE_PLAIN);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw),
                           self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
tengen_pupil_picture_new (guint picture, int size)
{
  return g_object_new (
      TENGEN_TYPE_PUPIL_PICTURE, "picture", picture, "size", size, NULL);
}

const char *
tengen_pupil_picture_get_name (guint picture)
{
  const char *const names[TENGEN_PAINT_PUPILS] = {
    tengen_words_context ("picture", "Sun"),
    tengen_words_context ("picture", "Moon"),
    tengen_words_context ("picture", "Star"),
    tengen_words_context ("picture", "Cloud"),
    tengen_words_context ("picture", "Mountain"),
    tengen_words_context ("picture", "Wave"),
    tengen_words_context ("picture", "Leaf"),
    tengen_words_context ("picture", "Flower"),
    tengen_words_context ("picture", "Tree"),
    tengen_words_context ("picture", "Fish"),
    tengen_words_context ("picture", "Bird"),
    tengen_words_context ("picture", "Rabbit"),
    tengen_words_context ("picture", "Cat"),
    tengen_words_context ("picture", "Umbrella"),
    tengen_words_context ("picture", "Boat"),
    tengen_words_context ("picture", "House"),
  };

  return picture < G_N_ELEMENTS (names)
             ? names[picture]
             : tengen_words_context ("picture", "Stone");
}
