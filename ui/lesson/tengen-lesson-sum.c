/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-sum: a written sum in a lesson
 */
#include "tengen-lesson-sum.h"

#include "tengen-ruby-over.h"
#include "tengen-words.h"

static void
add_cell (GtkGrid *grid,
          const TengenLessonLook *look,
          const char *text,
          int column,
          int row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (label, column == 0);
  tengen_lesson_look_resize (look, GTK_LABEL (label));
  if (row == 0)
    gtk_widget_add_css_class (label, "dim");
  gtk_grid_attach (
      grid, tengen_ruby_over_new (label, FALSE), column, row, 1, 1);
}

static void
add_head (GtkGrid *grid, const TengenLessonLook *look)
{
  g_autofree char *black = tengen_words_stone (TENGEN_STONE_BLACK);
  g_autofree char *white = tengen_words_stone (TENGEN_STONE_WHITE);

  add_cell (grid, look, black, 1, 0);
  add_cell (grid, look, white, 2, 0);
}

/* The total is always there. */
static gboolean
is_nothing (const TengenAccountLine *line)
{
  return line->code != TENGEN_ACCOUNT_TOTAL &&
         line->amount_x2[TENGEN_STONE_BLACK] == 0 &&
         line->amount_x2[TENGEN_STONE_WHITE] == 0;
}

static void
add_line (GtkGrid *grid,
          const TengenLessonLook *look,
          const TengenAccount *account,
          guint index)
{
  const TengenAccountLine *line = account->lines->pdata[index];
  g_autofree char *name = tengen_words_account_line (line);
  g_autofree char *black = tengen_words_figure (
      line->amount_x2[TENGEN_STONE_BLACK], account->unit, FALSE);
  g_autofree char *white = tengen_words_figure (
      line->amount_x2[TENGEN_STONE_WHITE], account->unit, FALSE);
  int row = (int) index + 1;

  add_cell (grid, look, name, 0, row);
  add_cell (grid, look, black, 1, row);
  add_cell (grid, look, white, 2, row);
}

GtkWidget *
tengen_lesson_sum_new (void)
{
  GtkWidget *sum = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (sum), 4);
  gtk_grid_set_column_spacing (GTK_GRID (sum), 20);
  gtk_widget_add_css_class (sum, "lesson-sum");
  gtk_widget_add_css_class (sum, "tabular");
  gtk_widget_set_visible (sum, FALSE);
  return sum;
}

void
tengen_lesson_sum_show (GtkWidget *sum,
                        const TengenAccount *account,
                        const TengenLessonLook *look,
                        gboolean brief)
{
  g_autofree char *spoken = NULL;
  GtkWidget *child;

  g_return_if_fail (GTK_IS_GRID (sum));
  g_return_if_fail (account != NULL && look != NULL);

  while ((child = gtk_widget_get_first_child (sum)) != NULL)
    gtk_grid_remove (GTK_GRID (sum), child);
  add_head (GTK_GRID (sum), look);
  for (guint i = 0; i < account->lines->len; i++)
    if (!brief || !is_nothing (account->lines->pdata[i]))
      add_line (GTK_GRID (sum), look, account, i);
  gtk_widget_set_visible (sum, TRUE);
  spoken = tengen_words_account (account);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (sum), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
