/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export-choices: what is exported, and as what
 *
 * Shape: what a format does not have is grey, and the sentence below the format
 *        says so; only what a moving picture needs comes and goes with it. The
 *        three kinds of sizes are kept apart, so that users find their own size
 *        again after trying another format.
 */
#include "tengen-export-choices.h"

#include <math.h>

#include "tengen-board-part.h"
#include "tengen-describe-diagram.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define POINTS_PER_CM (72 / 2.54)
/* The last position is seen so many times as long. */
#define LAST_LONGER 3

typedef enum
{
  PART_WHOLE,
  PART_UPPER_LEFT,
  PART_UPPER_RIGHT,
  PART_LOWER_LEFT,
  PART_LOWER_RIGHT,
  PART_OTHER,
} Part;

/* Kinds of sizes. */
typedef enum
{
  SIZE_PIXELS,
  SIZE_FRAMES,
  SIZE_PAPER,
  SIZE_LAST,
} Size;

static const struct
{
  double least;
  double most;
  double step;
  guint digits;
  double start;
} sizes[SIZE_LAST] = {
  [SIZE_PIXELS] = { 64, TENGEN_PAINT_EXPORT_SIZE_MAX, 64, 0, 1024 },
  [SIZE_FRAMES] = { 64, TENGEN_PAINT_EXPORT_GIF_MAX, 20, 0, 480 },
  [SIZE_PAPER] = { 1, 100, 0.5, 1, 10 },
};

struct _TengenExportChoices
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkDropDown *format;
  GtkLabel *about;
  GtkDropDown *part;
  GtkEntry *corners;
  GtkWidget *theme_row;
  GtkDropDown *theme;
  GtkWidget *size_row;
  GtkLabel *size_label;
  GtkSpinButton *size;
  GtkDropDown *numbers;
  GtkCheckButton *coordinates;
  GtkCheckButton *marks;
  GtkCheckButton *variations;
  GtkWidget *film;
  GtkSpinButton *from;
  GtkSpinButton *to;
  GtkSpinButton *seconds;
  GtkCheckButton *loops;

  /* Owned */
  TengenSession *session;
  TengenPaintStyle style;
  double chosen[SIZE_LAST];
  Size kind;
  gboolean updating;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TengenExportChoices, tengen_export_choices, GTK_TYPE_BOX)

static const TengenPosition *
get_position (TengenExportChoices *self)
{
  return tengen_session_get_position (self->session);
}

static const TengenGameSetup *
get_setup (TengenExportChoices *self)
{
  return tengen_position_get_setup (get_position (self));
}

static TengenNotation
get_notation (TengenExportChoices *self)
{
  return tengen_game_setup_is_renju (get_setup (self)) ? TENGEN_NOTATION_RENJU
                                                       : TENGEN_NOTATION_A1;
}

/* As points are named beside the board. */
static TengenNotation
get_shown_notation (TengenExportChoices *self)
{
  return self->style.coordinates == TENGEN_PAINT_NO_COORDINATES
             ? get_notation (self)
             : (TengenNotation) self->style.coordinates;
}

static TengenPaintExportFormat
get_format (TengenExportChoices *self)
{
  return (TengenPaintExportFormat) gtk_drop_down_get_selected (self->format);
}

/* --- The part --- */

static void
get_part (TengenExportChoices *self, Part part, int edges[4])
{
  const TengenGameSetup *setup = get_setup (self);

  tengen_board_part_get_corner (
      setup->width,
      setup->height,
      part == PART_UPPER_RIGHT || part == PART_LOWER_RIGHT,
      part == PART_LOWER_LEFT || part == PART_LOWER_RIGHT,
      edges);
  if (part == PART_WHOLE)
    {
      edges[1] = setup->width - 1;
      edges[3] = setup->height - 1;
    }
}

/* Corners are named as beside the board, or with letters. */
static gboolean
read_part (TengenExportChoices *self, int edges[4])
{
  const TengenGameSetup *setup = get_setup (self);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->corners));

  return tengen_board_part_parse (get_shown_notation (self),
                                  setup->width,
                                  setup->height,
                                  text,
                                  edges) ||
         tengen_board_part_parse (
             get_notation (self), setup->width, setup->height, text, edges);
}

static void
update_part (TengenExportChoices *self)
{
  Part part = (Part) gtk_drop_down_get_selected (self->part);

  gtk_widget_set_sensitive (GTK_WIDGET (self->corners), part == PART_OTHER);
  if (part != PART_OTHER)
    {
      const TengenGameSetup *setup = get_setup (self);
      g_autofree char *name = NULL;
      int edges[4];

      get_part (self, part, edges);
      name = tengen_board_part_format (
          edges, get_shown_notation (self), setup->width, setup->height);
      gtk_editable_set_text (GTK_EDITABLE (self->corners), name);
    }
}

/* --- The format --- */

static const char *
describe_format (TengenExportChoices *self)
{
  switch (get_format (self))
    {
    case TENGEN_PAINT_EXPORT_PNG:
      return _ ("Pixels, for documents, messages and the web.");
    case TENGEN_PAINT_EXPORT_SVG:
      return _ ("Sharp at every size, for the web and drawing programs.");
    case TENGEN_PAINT_EXPORT_PDF:
      return _ ("Sharp at every size, for paper.");
    case TENGEN_PAINT_EXPORT_GIF:
      return _ ("The moves of this line, one after the other.");
    case TENGEN_PAINT_EXPORT_ASCII:
      return get_notation (self) == TENGEN_NOTATION_RENJU
                 ? _ ("Letters that wikis and forums draw (Sensei’s Library). "
                      "They have no size, no look, ten numbers at most, and "
                      "no coordinates of Renju.")
                 : _ ("Letters that wikis and forums draw (Sensei’s Library). "
                      "They have no size, no look, and ten numbers at most.");
    case TENGEN_PAINT_EXPORT_LATEX:
      return _ ("Commands for a text in LaTeX with the package psgo, which "
                "decides on size and look.");
    case TENGEN_PAINT_EXPORT_LAST:
      break;
    }
  g_assert_not_reached ();
}

static Size
choose_size (TengenPaintExportFormat format)
{
  if (format == TENGEN_PAINT_EXPORT_GIF)
    return SIZE_FRAMES;
  if (format == TENGEN_PAINT_EXPORT_SVG || format == TENGEN_PAINT_EXPORT_PDF)
    return SIZE_PAPER;
  return SIZE_PIXELS;
}

static void
show_size (TengenExportChoices *self, Size kind)
{
  const char *label =
      kind == SIZE_PAPER ? _ ("Longer Side (cm)") : _ ("Longer Side (Pixels)");

  self->kind = kind;
  gtk_label_set_label (self->size_label, label);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->size), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_spin_button_set_digits (self->size, sizes[kind].digits);
  gtk_adjustment_configure (gtk_spin_button_get_adjustment (self->size),
                            self->chosen[kind],
                            sizes[kind].least,
                            sizes[kind].most,
                            sizes[kind].step,
                            4 * sizes[kind].step,
                            0);
}

static void
update_format (TengenExportChoices *self)
{
  TengenPaintExportFormat format = get_format (self);
  gboolean is_text = tengen_paint_export_is_text (format);
  Size kind = choose_size (format);

  gtk_label_set_label (self->about, describe_format (self));
  if (kind != self->kind)
    show_size (self, kind);
  gtk_widget_set_sensitive (self->theme_row, !is_text);
  gtk_widget_set_sensitive (self->size_row, !is_text);
  gtk_widget_set_visible (self->film, format == TENGEN_PAINT_EXPORT_GIF);
  gtk_widget_set_sensitive (GTK_WIDGET (self->coordinates),
                            format != TENGEN_PAINT_EXPORT_ASCII ||
                                get_notation (self) != TENGEN_NOTATION_RENJU);
  gtk_widget_set_sensitive (GTK_WIDGET (self->variations),
                            !is_text &&
                                gtk_check_button_get_active (self->marks));
}

/* The last move is not before the first one. */
static void
update_film (TengenExportChoices *self)
{
  double from = gtk_spin_button_get_value (self->from);

  if (gtk_spin_button_get_value (self->to) < from)
    gtk_spin_button_set_value (self->to, from);
}

static void
changed_cb (TengenExportChoices *self)
{
  if (self->updating || self->session == NULL)
    return;
  self->updating = TRUE;
  update_part (self);
  update_format (self);
  update_film (self);
  self->updating = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
size_changed_cb (TengenExportChoices *self)
{
  if (self->updating)
    return;
  self->chosen[self->kind] = gtk_spin_button_get_value (self->size);
  changed_cb (self);
}

/* --- The widget --- */

static void
tengen_export_choices_dispose (GObject *object)
{
  TengenExportChoices *self = TENGEN_EXPORT_CHOICES (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_EXPORT_CHOICES);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (tengen_export_choices_parent_class)->dispose (object);
}

static void
tengen_export_choices_class_init (TengenExportChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_export_choices_dispose;
  /* TengenExportChoices::changed: something else is chosen */
  signals[CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-export-choices.ui");
#define BIND(name)                                                             \
  gtk_widget_class_bind_template_child (widget_class, TengenExportChoices, name)
  BIND (format);
  BIND (about);
  BIND (part);
  BIND (corners);
  BIND (theme_row);
  BIND (theme);
  BIND (size_row);
  BIND (size_label);
  BIND (size);
  BIND (numbers);
  BIND (coordinates);
  BIND (marks);
  BIND (variations);
  BIND (film);
  BIND (from);
  BIND (to);
  BIND (seconds);
  BIND (loops);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, size_changed_cb);
}

static void
tengen_export_choices_init (TengenExportChoices *self)
{
  self->kind = SIZE_LAST;
  for (int i = 0; i < SIZE_LAST; i++)
    self->chosen[i] = sizes[i].start;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* From here to the end of the line; at its end all of it. */
static void
set_moves (TengenExportChoices *self)
{
  guint n = tengen_paint_show_count (get_position (self));
  guint now = tengen_position_get_move (get_position (self));
  double first = now < n ? now + 1 : 1;
  double most = MAX (n, 1);

  gtk_adjustment_configure (
      gtk_spin_button_get_adjustment (self->from), first, 1, most, 1, 10, 0);
  gtk_adjustment_configure (
      gtk_spin_button_get_adjustment (self->to), most, 1, most, 1, 10, 0);
}

void
tengen_export_choices_set_session (TengenExportChoices *self,
                                   TengenSession *session,
                                   const TengenPaintStyle *style,
                                   TengenViewNumbers numbers)
{
  g_return_if_fail (TENGEN_IS_EXPORT_CHOICES (self));
  g_return_if_fail (TENGEN_IS_SESSION (session) && style != NULL);

  self->updating = TRUE;
  g_set_object (&self->session, session);
  self->style = *style;
  gtk_drop_down_set_selected (self->theme, style->theme);
  gtk_drop_down_set_selected (self->numbers,
                              numbers == TENGEN_VIEW_NUMBERS_FROM
                                  ? TENGEN_VIEW_NUMBERS_NONE
                                  : (guint) numbers);
  gtk_check_button_set_active (
      self->coordinates, style->coordinates != TENGEN_PAINT_NO_COORDINATES);
  set_moves (self);
  self->updating = FALSE;
  changed_cb (self);
}

static double
get_size (TengenExportChoices *self)
{
  double size = self->chosen[self->kind];

  return self->kind == SIZE_PAPER ? size * POINTS_PER_CM : round (size);
}

static void
read_style (TengenExportChoices *self, TengenPaintStyle *style)
{
  *style = self->style;
  style->theme = (TengenPaintThemeId) gtk_drop_down_get_selected (self->theme);
  if (!gtk_check_button_get_active (self->coordinates))
    style->coordinates = TENGEN_PAINT_NO_COORDINATES;
  else if (style->coordinates == TENGEN_PAINT_NO_COORDINATES)
    style->coordinates = (int) get_notation (self);
}

static void
read_film (TengenExportChoices *self, TengenExportWish *wish)
{
  double seconds = gtk_spin_button_get_value (self->seconds);

  wish->from = (guint) gtk_spin_button_get_value_as_int (self->from) - 1;
  wish->to = (guint) gtk_spin_button_get_value_as_int (self->to);
  wish->export.delay_ms = (guint) round (1000 * seconds);
  wish->export.last_ms = LAST_LONGER * wish->export.delay_ms;
  wish->export.loops = gtk_check_button_get_active (self->loops);
}

/* Why a film cannot be made, or NULL. */
static char *
check_film (TengenExportChoices *self, const TengenExportWish *wish)
{
  guint most = tengen_paint_show_get_most (get_position (self));

  if (tengen_export_choices_count (self, wish) <= most)
    return NULL;
  return g_strdup_printf (_ ("A GIF of this board shows %u positions at most. "
                             "Please choose fewer moves."),
                          most);
}

char *
tengen_export_choices_read (TengenExportChoices *self, TengenExportWish *wish)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (TENGEN_IS_EXPORT_CHOICES (self), NULL);
  g_return_val_if_fail (self->session != NULL && wish != NULL, NULL);

  setup = get_setup (self);
  *wish = (TengenExportWish){ .export.format = get_format (self),
                              .export.size = get_size (self) };
  read_style (self, &wish->export.style);
  read_film (self, wish);
  wish->show.numbers =
      (TengenViewNumbers) gtk_drop_down_get_selected (self->numbers);
  wish->show.marks = gtk_check_button_get_active (self->marks);
  wish->show.variations = gtk_check_button_get_active (self->variations);
  wish->show.is_part = gtk_drop_down_get_selected (self->part) != PART_WHOLE;
  if (wish->show.is_part && !read_part (self, wish->show.part))
    {
      wish->show.is_part = FALSE;
      return g_strdup (
          _ ("Please write two corners on this board, as in A1:K10."));
    }
  if (wish->export.format == TENGEN_PAINT_EXPORT_LATEX &&
      !tengen_diagram_has_latex (setup->width, setup->height))
    return g_strdup (
        _ ("LaTeX diagrams have square boards of up to 19 lines."));
  return check_film (self, wish);
}

GPtrArray *
tengen_export_choices_list (TengenExportChoices *self,
                            const TengenExportWish *wish)
{
  GPtrArray *views;

  g_return_val_if_fail (TENGEN_IS_EXPORT_CHOICES (self), NULL);
  g_return_val_if_fail (self->session != NULL && wish != NULL, NULL);

  if (wish->export.format == TENGEN_PAINT_EXPORT_GIF)
    return tengen_paint_show_list (
        &wish->show, get_position (self), wish->from, wish->to);
  views = g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_view_free);
  g_ptr_array_add (views,
                   tengen_paint_show_make (&wish->show, get_position (self)));
  return views;
}

GPtrArray *
tengen_export_choices_list_last (TengenExportChoices *self,
                                 const TengenExportWish *wish)
{
  TengenExportWish last;

  g_return_val_if_fail (wish != NULL, NULL);

  last = *wish;
  last.from = last.to;
  return tengen_export_choices_list (self, &last);
}

guint
tengen_export_choices_count (TengenExportChoices *self,
                             const TengenExportWish *wish)
{
  g_return_val_if_fail (TENGEN_IS_EXPORT_CHOICES (self), 0);
  g_return_val_if_fail (self->session != NULL && wish != NULL, 0);

  if (wish->export.format != TENGEN_PAINT_EXPORT_GIF)
    return 1;
  return tengen_paint_show_count_views (
      get_position (self), wish->from, wish->to);
}
