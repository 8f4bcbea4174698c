/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-account: the written sum as a table, the result large under it
 *
 * The table is made anew for each sum: a dozen labels, and no sum is kept.
 * Columns: the line's name, Black, White.
 */
#include "tengen-score-account.h"

#include "tengen-ruby-over.h"
#include "tengen-score-resources.h"
#include "tengen-widget.h"
#include "tengen-words.h"

/* Longer names of players end in dots; the tooltip has them whole. */
#define NAME_CHARS 8

struct _TengenScoreAccount
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkLabel *terms;
  GtkGrid *grid;
  GtkWidget *result_box;
  GtkLabel *difference;
  GtkLabel *result;
};

G_DEFINE_FINAL_TYPE (TengenScoreAccount, tengen_score_account, GTK_TYPE_WIDGET)

/* Puts a text into the table; names to the left, figures to the right. */
static GtkWidget *
add_text (TengenScoreAccount *self, const char *text, int column, int row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0.0 : 1.0);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_grid_attach (
      self->grid, tengen_ruby_over_new (label, TRUE), column, row, 1, 1);
  return label;
}

static void
clear_grid (TengenScoreAccount *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
}

/* Heads a column: 黒, below it 花子. */
static void
add_side (TengenScoreAccount *self, TengenStone stone, const char *name)
{
  g_autofree char *colour = tengen_words_stone (stone);
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  GtkWidget *label;

  if (name == NULL || *name == '\0')
    line = g_strdup (colour);
  else
    line = g_strdup_printf (
        tengen_words_context ("side", "%1$s %2$s"), colour, name);
  text = g_strjoin (
      "\n", colour, name != NULL && *name != '\0' ? name : NULL, NULL);
  label = add_text (self, text, (int) stone, 0);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 5);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 2 * NAME_CHARS);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (label, line);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, line, -1);
  gtk_widget_add_css_class (label, "score-head");
}

/* Komi and bonuses stand with one side only: the other has a dash. */
static gboolean
is_other_side (const TengenAccountLine *line, TengenStone stone)
{
  TengenStone owner = TENGEN_STONE_WHITE;

  if (line->code != TENGEN_ACCOUNT_KOMI && line->code != TENGEN_ACCOUNT_BONUS &&
      line->code != TENGEN_ACCOUNT_PASS_BONUS)
    return FALSE;
  if (line->amount_x2[TENGEN_STONE_BLACK] != 0)
    owner = TENGEN_STONE_BLACK;
  return stone != owner;
}

static void
add_figure (TengenScoreAccount *self,
            const TengenAccount *account,
            const TengenAccountLine *line,
            TengenStone stone,
            int row)
{
  g_autofree char *figure = NULL;
  GtkWidget *label;

  if (is_other_side (line, stone))
    figure = g_strdup ("—");
  else
    figure = tengen_words_figure (line->amount_x2[stone], account->unit, FALSE);
  label = add_text (self, figure, (int) stone, row);
  if (line->code == TENGEN_ACCOUNT_TOTAL)
    gtk_widget_add_css_class (label, "score-total");
}

/* The line drawn under what is added up. */
static void
add_rule (TengenScoreAccount *self, int row)
{
  GtkWidget *rule = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_widget_add_css_class (rule, "score-rule");
  gtk_grid_attach (self->grid, rule, 0, row, 3, 1);
}

/* A sum of a single line is its own total. */
static gboolean
needs_total (const TengenAccount *account)
{
  return account->lines->len != 2;
}

static void
fill_grid (TengenScoreAccount *self,
           const TengenAccount *account,
           guint n_lines)
{
  int row = 1;

  for (guint i = 0; i < account->lines->len; i++)
    {
      const TengenAccountLine *line = g_ptr_array_index (account->lines, i);
      g_autofree char *name = tengen_words_account_line (line);
      GtkWidget *label;

      if (line->code == TENGEN_ACCOUNT_TOTAL && !needs_total (account))
        return;
      if (line->code == TENGEN_ACCOUNT_TOTAL)
        add_rule (self, row++);
      label = add_text (self, name, 0, row);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      if (line->code == TENGEN_ACCOUNT_TOTAL)
        gtk_widget_add_css_class (label, "score-total");
      if (i < n_lines)
        {
          add_figure (self, account, line, TENGEN_STONE_BLACK, row);
          add_figure (self, account, line, TENGEN_STONE_WHITE, row);
        }
      else
        gtk_widget_add_css_class (label, "dim");
      row++;
    }
}

/* Writes where the margin comes from: 42 − 7 = 35. */
static char *
write_difference (const TengenAccount *account)
{
  const TengenAccountLine *total;
  TengenStone winner = account->winner;
  g_autofree char *more = NULL;
  g_autofree char *less = NULL;
  g_autofree char *margin = NULL;
  int less_x2;

  if (account->lines->len == 0)
    return g_strdup ("");
  if (winner == TENGEN_STONE_NONE)
    winner = TENGEN_STONE_BLACK;
  total = g_ptr_array_index (account->lines, account->lines->len - 1);
  less_x2 = total->amount_x2[tengen_stone_other (winner)];
  more = tengen_words_figure (total->amount_x2[winner], account->unit, FALSE);
  less = tengen_words_figure (less_x2, account->unit, FALSE);
  margin = tengen_words_figure (account->margin_x2, account->unit, FALSE);
  if (less_x2 < 0)
    return g_strdup_printf ("%s − (%s) = %s", more, less, margin);
  return g_strdup_printf ("%s − %s = %s", more, less, margin);
}

static void
tengen_score_account_class_init (TengenScoreAccountClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_widget_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  tengen_score_get_resource ();
  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/score/tengen-score-account.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreAccount, terms);
  gtk_widget_class_bind_template_child (widget_class, TengenScoreAccount, grid);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreAccount, result_box);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreAccount, difference);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreAccount, result);
}

static void
tengen_score_account_init (TengenScoreAccount *self)
{
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
}

void
tengen_score_account_set_start (TengenScoreAccount *self,
                                const TengenAccount *account,
                                const TengenGameSetup *setup,
                                guint n_lines)
{
  g_autofree char *terms = NULL;
  g_autofree char *difference = NULL;
  g_autofree char *result = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *black = NULL;
  g_autofree char *white = NULL;

  g_return_if_fail (TENGEN_IS_SCORE_ACCOUNT (self));
  g_return_if_fail (account != NULL && setup != NULL);

  black = tengen_words_shorten (setup->black, TENGEN_WORDS_NAME_LETTERS);
  white = tengen_words_shorten (setup->white, TENGEN_WORDS_NAME_LETTERS);
  terms = tengen_words_terms (setup);
  difference = write_difference (account);
  result = tengen_words_account_result (account);
  spoken = n_lines < account->lines->len
               ? tengen_words_account_start (account, n_lines)
               : tengen_words_account (account);
  clear_grid (self);
  add_side (self, TENGEN_STONE_BLACK, black);
  add_side (self, TENGEN_STONE_WHITE, white);
  fill_grid (self, account, n_lines);
  gtk_widget_set_visible (self->result_box, n_lines >= account->lines->len);
  gtk_label_set_label (self->terms, terms);
  gtk_label_set_label (self->difference, difference);
  gtk_label_set_label (self->result, result);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
tengen_score_account_set (TengenScoreAccount *self,
                          const TengenAccount *account,
                          const TengenGameSetup *setup)
{
  tengen_score_account_set_start (self, account, setup, G_MAXUINT);
}

void
tengen_score_account_set_final (TengenScoreAccount *self, gboolean final)
{
  g_return_if_fail (TENGEN_IS_SCORE_ACCOUNT (self));

  tengen_widget_set_class (self->result_box, "final", final);
}

const char *
tengen_score_account_get_result (TengenScoreAccount *self)
{
  g_return_val_if_fail (TENGEN_IS_SCORE_ACCOUNT (self), NULL);

  return gtk_label_get_label (self->result);
}
