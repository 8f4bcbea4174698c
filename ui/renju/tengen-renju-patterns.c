/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-patterns: the window in which an opening (珠型) is chosen
 *
 * Shape: the selection of the two boxes is the state, at most one pattern in
 *        both. Pictures are painted anew for another scale, colour scheme or
 *        side of the mirror.
 */
#include "tengen-renju-patterns.h"

#include <string.h>

#include "tengen-announce.h"
#include "tengen-board-thumbnail.h"
#include "tengen-color-scheme.h"
#include "tengen-help.h"
#include "tengen-renju-place.h"
#include "tengen-renju-resources.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words-renju.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* D1 to D13, then I1 to I13. */
#define N_DIRECT 13

#define N_FAMILIES 2
/* Patterns of a family side by side, and its rows, the last of which is
 * shorter. In an upright window the families are below each other and use the
 * other numbers. */
#define COLUMNS 5
#define ROWS 3
#define UPRIGHT_COLUMNS 7
#define UPRIGHT_ROWS 2

/* Lines of a small board, and the room from one to the next. */
#define LINES 5
#define CELL 17

#define N_STONES 3

struct _TengenRenjuPatterns
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkBox *families;
  GtkFlowBox *direct;
  GtkFlowBox *indirect;
  GtkToggleButton *mirror;
  GtkLabel *said;
  GtkWidget *choose;

  /* Children of the two boxes */
  GtkWidget *children[TENGEN_RENJU_N_PATTERNS];
  GtkImage *pictures[TENGEN_RENJU_N_PATTERNS];

  TengenPoint stones[N_STONES];
  int n_stones;
  /* an id that is being typed */
  char typed[4];
  gboolean upright;
  /* while the selection goes from one box to the other */
  gboolean selecting;
};

G_DEFINE_FINAL_TYPE (TengenRenjuPatterns,
                     tengen_renju_patterns,
                     GTK_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkFlowBox *
get_box (TengenRenjuPatterns *self, int index)
{
  return index < N_DIRECT ? self->direct : self->indirect;
}

/* --- Pictures --- */

static TengenView *
make_view (const TengenPoint *points)
{
  TengenView *view = tengen_view_new (TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE);

  for (int i = 0; i < N_STONES; i++)
    {
      view->stones[points[i]] =
          i % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
      view->numbers[points[i]] = (guint16) (i + 1);
    }
  return view;
}

static void
paint_one (TengenRenjuPatterns *self, int index, gboolean dark)
{
  gboolean mirrored = gtk_toggle_button_get_active (self->mirror);
  TengenPoint points[N_STONES];
  g_autoptr (TengenView) view = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  /* what does not fit is shown as it is in books */
  if (!tengen_renju_place (
          index, mirrored, self->stones, self->n_stones, points) &&
      !tengen_renju_place (index, mirrored, NULL, 0, points))
    return;
  view = make_view (points);
  texture = tengen_board_thumbnail_new_middle (
      view, LINES, CELL, gtk_widget_get_scale_factor (GTK_WIDGET (self)), dark);
  gtk_image_set_from_paintable (self->pictures[index], GDK_PAINTABLE (texture));
}

static void
paint (TengenRenjuPatterns *self)
{
  gboolean dark = tengen_color_scheme_get_dark ();

  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    paint_one (self, i, dark);
}

/* --- Patterns --- */

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Two lines: in Japanese how it is written, beside its id, and how that is
 * read; in other languages its name, and how Japanese writes it. */
static void
add_names (GtkBox *box, int index)
{
  const TengenRenjuPattern *pattern = tengen_renju_pattern_get (index);
  g_autofree char *name = tengen_words_renju_pattern_name (index);
  g_autofree char *written =
      g_strdup_printf ("%s %s", pattern->id, pattern->name);
  gboolean is_read = g_str_equal (tengen_words_language (), "ja");

  gtk_box_append (box, make_label (is_read ? written : name, "pattern-name"));
  gtk_box_append (
      box,
      make_label (is_read ? pattern->reading : written, "pattern-reading"));
}

/* What a pattern is spoken as: its id and its name. */
static char *
speak_pattern (int index)
{
  g_autofree char *name = tengen_words_renju_pattern (index);

  return g_strdup_printf ("%s %s", tengen_renju_pattern_get (index)->id, name);
}

static void
add_pattern (TengenRenjuPatterns *self, int index)
{
  g_autofree char *label = speak_pattern (index);
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *picture = gtk_image_new ();

  gtk_image_set_pixel_size (GTK_IMAGE (picture), LINES * CELL);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (picture, "pattern-board");
  gtk_box_append (GTK_BOX (box), picture);
  add_names (GTK_BOX (box), index);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_flow_box_append (get_box (self, index), child);
  self->children[index] = child;
  self->pictures[index] = GTK_IMAGE (picture);
}

static gboolean
is_possible (TengenRenjuPatterns *self, int index)
{
  return gtk_widget_get_sensitive (self->children[index]);
}

static void
say (TengenRenjuPatterns *self, const char *text)
{
  gtk_label_set_label (self->said, text);
  tengen_announce (GTK_WIDGET (self->said), text);
}

/* A selection in one box takes away that in the other. */
static void
selected_cb (TengenRenjuPatterns *self, GtkFlowBox *box)
{
  GtkFlowBox *other = box == self->direct ? self->indirect : self->direct;
  g_autoptr (GList) children = gtk_flow_box_get_selected_children (box);
  int index;

  if (self->selecting)
    return;
  self->selecting = TRUE;
  if (children != NULL)
    gtk_flow_box_unselect_all (other);
  self->selecting = FALSE;
  index = tengen_renju_patterns_get_selected (self);
  gtk_widget_set_sensitive (self->choose, index >= 0);
  if (index >= 0)
    {
      g_autofree char *text = speak_pattern (index);

      say (self, text);
    }
}

static void
choose_cb (TengenRenjuPatterns *self)
{
  int index = tengen_renju_patterns_get_selected (self);
  gboolean mirrored = gtk_toggle_button_get_active (self->mirror);

  if (index < 0)
    return;
  g_object_ref (self);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, index, mirrored);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

/* Enter plays what is selected, also right after this. */
static void
mirror_cb (TengenRenjuPatterns *self)
{
  int index = tengen_renju_patterns_get_selected (self);

  paint (self);
  if (index >= 0)
    gtk_widget_grab_focus (self->children[index]);
}

/* --- By lot --- */

static void
lot_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenRenjuPatterns *self = TENGEN_RENJU_PATTERNS (widget);
  int possible[TENGEN_RENJU_N_PATTERNS];
  int n = 0;
  g_autofree char *pattern = NULL;
  g_autofree char *text = NULL;

  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    if (is_possible (self, i))
      possible[n++] = i;
  if (n == 0)
    return;
  n = possible[g_random_int_range (0, n)];
  tengen_renju_patterns_select (self, n);
  pattern = speak_pattern (n);
  text = g_strdup_printf (_ ("By lot: %s"), pattern);
  say (self, text);
}

/* --- Keys --- */

/* A letter begins an id, a digit goes on with it as long as there is one. */
static gboolean
type (TengenRenjuPatterns *self, char c)
{
  gsize length = strlen (self->typed);
  int index;

  if (c == 'd' || c == 'i')
    length = 0;
  else if (length == 0 || length + 1 >= sizeof self->typed)
    return FALSE;
  self->typed[length] = c;
  self->typed[length + 1] = '\0';
  index = tengen_renju_pattern_find_id (self->typed);
  if (index >= 0)
    tengen_renju_patterns_select (self, index);
  else if (length > 0)
    self->typed[length] = '\0';
  return TRUE;
}

static int
count_columns (TengenRenjuPatterns *self)
{
  return self->upright ? UPRIGHT_COLUMNS : COLUMNS;
}

static int
count_rows (TengenRenjuPatterns *self)
{
  return self->upright ? UPRIGHT_ROWS : ROWS;
}

/* Whether a place is one of both families together. */
static gboolean
is_inside (TengenRenjuPatterns *self, int column, int row)
{
  int columns = count_columns (self) * (self->upright ? 1 : N_FAMILIES);
  int rows = count_rows (self) * (self->upright ? N_FAMILIES : 1);

  return column >= 0 && column < columns && row >= 0 && row < rows;
}

/* The pattern that lies there, or -1. */
static int
find_at (TengenRenjuPatterns *self, int column, int row)
{
  int columns = count_columns (self);
  int rows = count_rows (self);
  int family = self->upright ? row / rows : column / columns;
  int within = row % rows * columns + column % columns;

  return within < N_DIRECT ? family * N_DIRECT + within : -1;
}

static void
find_place (TengenRenjuPatterns *self, int index, int *column, int *row)
{
  int columns = count_columns (self);
  int family = index / N_DIRECT;
  int within = index % N_DIRECT;

  *column = within % columns + (self->upright ? 0 : family * columns);
  *row = within / columns + (self->upright ? family * count_rows (self) : 0);
}

/* Goes from what is selected to the next one that is possible. */
static gboolean
move (TengenRenjuPatterns *self, int across, int down)
{
  int index = tengen_renju_patterns_get_selected (self);
  int column, row;

  if (index < 0)
    return TRUE;
  find_place (self, index, &column, &row);
  while (is_inside (self, column += across, row += down))
    {
      int next = find_at (self, column, row);

      if (next >= 0 && tengen_renju_patterns_select (self, next))
        break;
    }
  return TRUE;
}

static gboolean
arrow (TengenRenjuPatterns *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return move (self, -1, 0);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return move (self, 1, 0);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return move (self, 0, -1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return move (self, 0, 1);
    default:
      return FALSE;
    }
}

/* Arrows on a button go to the next button, as everywhere. */
static gboolean
key_cb (TengenRenjuPatterns *self,
        guint keyval,
        guint keycode,
        GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  guint32 c = gdk_keyval_to_unicode (gdk_keyval_to_lower (keyval));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (focus != NULL && GTK_IS_FLOW_BOX_CHILD (focus) && arrow (self, keyval))
    return TRUE;
  return (c == 'd' || c == 'i' || (c >= '0' && c <= '9')) &&
         type (self, (char) c);
}

/* --- The window --- */

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/renju/tengen-renju-patterns.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenRenjuPatterns, families);
  gtk_widget_class_bind_template_child (
      widget_class, TengenRenjuPatterns, direct);
  gtk_widget_class_bind_template_child (
      widget_class, TengenRenjuPatterns, indirect);
  gtk_widget_class_bind_template_child (
      widget_class, TengenRenjuPatterns, mirror);
  gtk_widget_class_bind_template_child (
      widget_class, TengenRenjuPatterns, said);
  gtk_widget_class_bind_template_child (
      widget_class, TengenRenjuPatterns, choose);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, mirror_cb);
}

static void
tengen_renju_patterns_class_init (TengenRenjuPatternsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* TengenRenjuPatterns::chosen: begin with this pattern */
  signals[SIGNAL_CHOSEN] = tengen_signal_new (
      "chosen", G_TYPE_FROM_CLASS (klass), 2, G_TYPE_INT, G_TYPE_BOOLEAN);

  tengen_renju_ui_get_resource ();
  bind_template (widget_class);
  /* TengenRenjuPatterns|patterns.lot: selects a pattern by lot */
  gtk_widget_class_install_action (
      widget_class, "patterns.lot", NULL, lot_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_renju_patterns_init (TengenRenjuPatterns *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  tengen_style_init ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/renju/tengen-renju-patterns.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "renju-opening");
  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    add_pattern (self, i);
  /* before the boxes, whose arrows know one family only */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (
      keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (paint),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (paint), NULL);
}

static void
limit (TengenRenjuPatterns *self)
{
  TengenPoint points[N_STONES];

  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    gtk_widget_set_sensitive (
        self->children[i],
        tengen_renju_place (i, FALSE, self->stones, self->n_stones, points));
}

static void
set_columns (GtkFlowBox *box, guint columns)
{
  gtk_flow_box_set_max_children_per_line (box, columns);
  gtk_flow_box_set_min_children_per_line (box, columns);
}

/* As the window below it stands, and as wide as that is. */
static void
stand_as (TengenRenjuPatterns *self, GtkWidget *parent)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (self->families),
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &least,
                      NULL,
                      NULL,
                      NULL);
  self->upright =
      gtk_widget_get_height (parent) > gtk_widget_get_width (parent) ||
      least > gtk_widget_get_width (parent);
  if (!self->upright)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->families),
                                  GTK_ORIENTATION_VERTICAL);
  set_columns (self->direct, UPRIGHT_COLUMNS);
  set_columns (self->indirect, UPRIGHT_COLUMNS);
}

TengenRenjuPatterns *
tengen_renju_patterns_new (GtkWindow *parent,
                           const TengenPoint *stones,
                           int n_stones)
{
  TengenRenjuPatterns *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (n_stones >= 0 && n_stones < N_STONES, NULL);
  g_return_val_if_fail (n_stones == 0 || stones != NULL, NULL);

  self =
      g_object_new (TENGEN_TYPE_RENJU_PATTERNS, "transient-for", parent, NULL);
  for (int i = 0; i < n_stones; i++)
    self->stones[i] = stones[i];
  self->n_stones = n_stones;
  if (parent != NULL)
    stand_as (self, GTK_WIDGET (parent));
  limit (self);
  paint (self);
  for (int i = 0; i < TENGEN_RENJU_N_PATTERNS; i++)
    if (tengen_renju_patterns_select (self, i))
      break;
  return self;
}

gboolean
tengen_renju_patterns_select (TengenRenjuPatterns *self, int index)
{
  g_return_val_if_fail (TENGEN_IS_RENJU_PATTERNS (self), FALSE);
  g_return_val_if_fail (index >= 0 && index < TENGEN_RENJU_N_PATTERNS, FALSE);

  if (!is_possible (self, index))
    return FALSE;
  gtk_flow_box_select_child (get_box (self, index),
                             GTK_FLOW_BOX_CHILD (self->children[index]));
  gtk_widget_grab_focus (self->children[index]);
  return TRUE;
}

static int
find_selected (GtkFlowBox *box)
{
  g_autoptr (GList) children = gtk_flow_box_get_selected_children (box);

  if (children == NULL)
    return -1;
  return gtk_flow_box_child_get_index (children->data);
}

int
tengen_renju_patterns_get_selected (TengenRenjuPatterns *self)
{
  int index;

  g_return_val_if_fail (TENGEN_IS_RENJU_PATTERNS (self), -1);

  index = find_selected (self->direct);
  if (index >= 0)
    return index;
  index = find_selected (self->indirect);
  return index >= 0 ? N_DIRECT + index : -1;
}
