/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-standings: who is ahead, to be read from the last row (成績表)
 *
 * Shape: the model has a place object for each line, which is the sheet and a
 *        number; the list makes widgets only for what is seen. While it is not
 *        seen nothing is written: a change is only noted.
 */
#include "tengen-match-standings.h"

#include "tengen-access.h"
#include "tengen-match-sheet.h"
#include "tengen-match-ui.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define COLUMN "tengen-column"
/* So much of a name is seen before the table is scrolled sideways. */
#define LETTERS_OF_NAME 10

/* --- A line --- */

#define TENGEN_TYPE_MATCH_LINE (tengen_match_line_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchLine, tengen_match_line, TENGEN, MATCH_LINE, GObject)

struct _TengenMatchLine
{
  GObject parent_instance;

  TengenMatchSheet *sheet;
  guint row;
};

G_DEFINE_FINAL_TYPE (TengenMatchLine, tengen_match_line, G_TYPE_OBJECT)

static void
tengen_match_line_finalize (GObject *object)
{
  tengen_match_sheet_unref (TENGEN_MATCH_LINE (object)->sheet);
  G_OBJECT_CLASS (tengen_match_line_parent_class)->finalize (object);
}

static void
tengen_match_line_class_init (TengenMatchLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tengen_match_line_finalize;
}

static void
tengen_match_line_init (TengenMatchLine *self)
{
}

/* --- The list --- */

struct _TengenMatchStandings
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkColumnView *view;
  GtkLabel *explanation;

  /* Owned */
  TengenMatchTable *table;
  GListStore *lines;
  /* the match has changed since it was written */
  gboolean stale;
};

G_DEFINE_FINAL_TYPE (TengenMatchStandings,
                     tengen_match_standings,
                     GTK_TYPE_WIDGET)

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);
  gboolean name = GPOINTER_TO_INT (data);

  gtk_label_set_xalign (GTK_LABEL (label), name ? 0 : 0.5f);
  if (name)
    {
      gtk_label_set_width_chars (GTK_LABEL (label), LETTERS_OF_NAME);
      gtk_widget_add_css_class (label, "match-name");
    }
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  TengenMatchLine *line = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_list_item_get_child (item);
  guint column =
      GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (factory), COLUMN));
  g_autofree char *said =
      tengen_match_sheet_say (line->sheet, line->row, column);
  const char *text =
      tengen_match_sheet_get_text (line->sheet, line->row, column);

  gtk_label_set_label (GTK_LABEL (label), text);
  if (tengen_match_sheet_is_name (line->sheet, column))
    {
      /* the table scrolls before a usual name is cut off */
      gtk_label_set_ellipsize (GTK_LABEL (label),
                               g_utf8_strlen (text, -1) > LETTERS_OF_NAME
                                   ? PANGO_ELLIPSIZE_END
                                   : PANGO_ELLIPSIZE_NONE);
      gtk_widget_set_tooltip_text (label, text);
    }
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static void
add_column (TengenMatchStandings *self, TengenMatchSheet *sheet, guint index)
{
  gboolean name = tengen_match_sheet_is_name (sheet, index);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = NULL;

  g_object_set_data (G_OBJECT (factory), COLUMN, GUINT_TO_POINTER (index));
  g_signal_connect (
      factory, "setup", G_CALLBACK (setup_cb), GINT_TO_POINTER (name));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  column = gtk_column_view_column_new (
      tengen_match_sheet_get_title (sheet, index), factory);
  gtk_column_view_column_set_expand (column, name);
  gtk_column_view_append_column (self->view, column);
}

static gboolean
has_columns (TengenMatchStandings *self, TengenMatchSheet *sheet)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);

  if (g_list_model_get_n_items (columns) !=
      tengen_match_sheet_get_n_columns (sheet))
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column =
          g_list_model_get_item (columns, i);

      if (g_strcmp0 (gtk_column_view_column_get_title (column),
                     tengen_match_sheet_get_title (sheet, i)) != 0)
        return FALSE;
    }
  return TRUE;
}

static void
make_columns (TengenMatchStandings *self, TengenMatchSheet *sheet)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);

  while (g_list_model_get_n_items (columns) > 0)
    {
      g_autoptr (GtkColumnViewColumn) column =
          g_list_model_get_item (columns, 0);

      gtk_column_view_remove_column (self->view, column);
    }
  for (guint i = 0; i < tengen_match_sheet_get_n_columns (sheet); i++)
    add_column (self, sheet, i);
}

static void
write_lines (TengenMatchStandings *self)
{
  g_autoptr (TengenMatchSheet) sheet =
      tengen_match_sheet_new (tengen_match_table_get (self->table));
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *text = tengen_match_sheet_explain (sheet);

  self->stale = FALSE;
  for (guint i = 0; i < tengen_match_sheet_get_n_rows (sheet); i++)
    {
      TengenMatchLine *line = g_object_new (TENGEN_TYPE_MATCH_LINE, NULL);

      line->sheet = tengen_match_sheet_ref (sheet);
      line->row = i;
      g_ptr_array_add (lines, line);
    }
  /* a line must not be seen in columns that it has not got */
  g_list_store_remove_all (self->lines);
  if (!has_columns (self, sheet))
    make_columns (self, sheet);
  g_list_store_splice (self->lines, 0, 0, lines->pdata, lines->len);
  gtk_label_set_label (self->explanation, text);
}

static void
changed_cb (TengenMatchStandings *self)
{
  self->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    write_lines (self);
}

static void
tengen_match_standings_map (GtkWidget *widget)
{
  TengenMatchStandings *self = TENGEN_MATCH_STANDINGS (widget);

  if (self->stale)
    write_lines (self);
  GTK_WIDGET_CLASS (tengen_match_standings_parent_class)->map (widget);
}

static void
tengen_match_standings_dispose (GObject *object)
{
  TengenMatchStandings *self = TENGEN_MATCH_STANDINGS (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_MATCH_STANDINGS);
  g_clear_object (&self->table);
  g_clear_object (&self->lines);
  G_OBJECT_CLASS (tengen_match_standings_parent_class)->dispose (object);
}

static void
tengen_match_standings_class_init (TengenMatchStandingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_standings_dispose;
  widget_class->map = tengen_match_standings_map;
  tengen_match_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/match/tengen-match-standings.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchStandings, content);
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchStandings, view);
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchStandings, explanation);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_match_standings_init (TengenMatchStandings *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_access_leave_by_tab (GTK_WIDGET (self->view));
  self->lines = g_list_store_new (TENGEN_TYPE_MATCH_LINE);
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->lines)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
}

void
tengen_match_standings_set_table (TengenMatchStandings *self,
                                  TengenMatchTable *table)
{
  g_return_if_fail (TENGEN_IS_MATCH_STANDINGS (self));
  g_return_if_fail (TENGEN_IS_MATCH_TABLE (table));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (
      table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}
