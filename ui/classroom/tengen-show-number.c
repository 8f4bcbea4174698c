/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-number: digits to answer with, large enough for a class
 */
#include "tengen-show-number.h"

#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* Numbers are below this. */
#define MOST 1000

/* Two rows of digits. */
#define COLUMNS 5

struct _TengenShowNumber
{
  TengenLessonPanel parent_instance;

  GtkLabel *shown;
  GtkWidget *grid;
  GtkWidget *half;
  GtkWidget *answer;

  /* what was pressed; half points, -1 for nothing */
  int number_x2;
  /* how many answers were given when that began */
  guint n_found;
};

G_DEFINE_FINAL_TYPE (TengenShowNumber,
                     tengen_show_number,
                     TENGEN_TYPE_LESSON_PANEL)

/* --- The number --- */

static void
show_number (TengenShowNumber *self)
{
  g_autofree char *text = NULL;

  if (self->number_x2 >= 0)
    text = tengen_words_half_points (
        self->number_x2, TENGEN_GO_UNIT_POINTS, FALSE);
  gtk_label_set_label (self->shown, text != NULL ? text : "");
  gtk_widget_set_sensitive (self->answer, text != NULL);
}

static void
set_number (TengenShowNumber *self, int number_x2)
{
  self->number_x2 = number_x2;
  show_number (self);
}

/* A digit after a half begins anew. */
static void
add_digit (TengenShowNumber *self, int digit)
{
  int before = self->number_x2 % 2 == 0 ? self->number_x2 / 2 : 0;
  int number = 10 * before + digit;

  set_number (self, 2 * (number < MOST ? number : digit));
}

static void
digit_cb (TengenShowNumber *self, GtkWidget *button)
{
  add_digit (self,
             GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "digit")));
}

static void
half_cb (TengenShowNumber *self)
{
  set_number (self, MAX (self->number_x2, 0) | 1);
}

static void
off_cb (TengenShowNumber *self)
{
  int number_x2 = self->number_x2;

  if (number_x2 % 2 == 1)
    set_number (self, number_x2 - 1);
  else
    set_number (self, number_x2 >= 20 ? number_x2 / 20 * 2 : -1);
}

static void
answer_cb (TengenShowNumber *self)
{
  gtk_widget_activate_action (
      GTK_WIDGET (self), "lesson.number", "i", self->number_x2);
}

/* --- The panel --- */

/* A number that was wrong stays until the question is asked again. */
static void
update (TengenLessonPanel *panel, const TengenLessonState *state)
{
  TengenShowNumber *self = TENGEN_SHOW_NUMBER (panel);

  if (self->n_found != state->n_found ||
      (state->phase == TENGEN_LESSON_PHASE_ASKED &&
       state->remark == TENGEN_LESSON_REMARK_NONE))
    set_number (self, -1);
  self->n_found = state->n_found;
}

static void
tengen_show_number_class_init (TengenShowNumberClass *klass)
{
  TENGEN_LESSON_PANEL_CLASS (klass)->update = update;
}

static GtkWidget *
make_button (TengenShowNumber *self, const char *text, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  g_signal_connect_swapped (button, "clicked", clicked, self);
  return button;
}

static GtkWidget *
make_row (TengenShowNumber *self)
{
  GtkWidget *off = make_button (self, "⌫", G_CALLBACK (off_cb));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->shown = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_width_chars (self->shown, 3);
  gtk_widget_add_css_class (GTK_WIDGET (self->shown), "number");
  gtk_widget_add_css_class (GTK_WIDGET (self->shown), "tabular");
  gtk_accessible_update_property (GTK_ACCESSIBLE (off),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Take the last digit off"),
                                  -1);
  self->answer = make_button (self, _ ("Answer"), G_CALLBACK (answer_cb));
  gtk_widget_add_css_class (self->answer, "main-action");
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->shown));
  gtk_box_append (GTK_BOX (row), off);
  gtk_box_append (GTK_BOX (row), self->answer);
  return row;
}

static void
attach_digit (TengenShowNumber *self, int digit, int at)
{
  g_autofree char *text = g_strdup_printf ("%d", digit);
  GtkWidget *button = gtk_button_new_with_label (text);

  g_object_set_data (G_OBJECT (button), "digit", GINT_TO_POINTER (digit));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (digit_cb), self);
  gtk_grid_attach (
      GTK_GRID (self->grid), button, at % COLUMNS, at / COLUMNS, 1, 1);
}

static void
make_grid (TengenShowNumber *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  for (int i = 0; i < 2 * COLUMNS; i++)
    attach_digit (self, (i + 1) % (2 * COLUMNS), i);
  /* Translators: half a point, written behind a number */
  self->half = make_button (
      self, tengen_words_context ("half a point", "½"), G_CALLBACK (half_cb));
  gtk_grid_attach (GTK_GRID (self->grid), self->half, COLUMNS, 0, 1, 2);
}

static void
tengen_show_number_init (TengenShowNumber *self)
{
  self->number_x2 = -1;
  tengen_lesson_panel_append (TENGEN_LESSON_PANEL (self), make_row (self));
  make_grid (self);
  tengen_lesson_panel_append (TENGEN_LESSON_PANEL (self), self->grid);
  show_number (self);
}

/* Half points are only offered where there are any. */
static gboolean
has_halves (const TengenLessonStep *step)
{
  for (guint i = 0; i < step->counts->len; i++)
    if (((const TengenLessonCount *) step->counts->pdata[i])->answer_x2 % 2 !=
        0)
      return TRUE;
  return FALSE;
}

GtkWidget *
tengen_show_number_new (const TengenLessonStep *step)
{
  TengenShowNumber *self;

  g_return_val_if_fail (step != NULL && step->counts != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_SHOW_NUMBER, NULL);
  gtk_widget_set_visible (self->half, has_halves (step));
  return GTK_WIDGET (self);
}

/* The digit of a key, -1 for another. */
static int
get_digit (guint key)
{
  if (key >= GDK_KEY_0 && key <= GDK_KEY_9)
    return (int) (key - GDK_KEY_0);
  if (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9)
    return (int) (key - GDK_KEY_KP_0);
  return -1;
}

static gboolean
type_sign (TengenShowNumber *self, guint key)
{
  if (key == GDK_KEY_BackSpace)
    off_cb (self);
  else if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter ||
           key == GDK_KEY_ISO_Enter)
    answer_cb (self);
  else
    return FALSE;
  return TRUE;
}

gboolean
tengen_show_number_type (TengenShowNumber *self, guint key)
{
  int digit = get_digit (key);

  g_return_val_if_fail (TENGEN_IS_SHOW_NUMBER (self), FALSE);

  if (digit >= 0)
    add_digit (self, digit);
  else if (gtk_widget_get_visible (self->half) &&
           (key == GDK_KEY_period || key == GDK_KEY_KP_Decimal))
    half_cb (self);
  else
    return self->number_x2 >= 0 && type_sign (self, key);
  return TRUE;
}
