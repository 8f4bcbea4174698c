/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-compare: one position under all rule sets (数え方くらべ)
 *
 * Shape: the rows are counted anew whenever the game changes while the window
 *        is seen; the list only holds their numbers, cells are written when
 *        they are seen.
 */
#include "tengen-score-compare.h"

#include "tengen-access.h"
#include "tengen-announce.h"
#include "tengen-file-picker.h"
#include "tengen-help.h"
#include "tengen-ruby-over.h"
#include "tengen-save.h"
#include "tengen-score-resources.h"
#include "tengen-score-table.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* Of the columns with texts. */
#define LEAST_CHARS 16

struct _TengenScoreCompare
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkLabel *about;
  GtkLabel *told;
  GtkDropDown *komi;
  GtkColumnView *view;

  /* Owned */
  TengenSession *session;
  GSignalGroup *session_signals;
  GPtrArray *rows; /* TengenGoComparison, NULL for nothing to count */
  GtkStringList *numbers;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (TengenScoreCompare, tengen_score_compare, GTK_TYPE_WINDOW)

enum
{
  STEPS,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const TengenGameSetup *
get_setup (TengenScoreCompare *self)
{
  return tengen_position_get_setup (
      tengen_session_get_position (self->session));
}

static const TengenGoComparison *
get_row (TengenScoreCompare *self, guint index)
{
  return self->rows != NULL && index < self->rows->len
             ? self->rows->pdata[index]
             : NULL;
}

/* The table. */

/* What has lines of its own where there is little room. */
static gboolean
is_text (TengenScoreColumn column)
{
  return column == TENGEN_SCORE_COLUMN_RULES ||
         column == TENGEN_SCORE_COLUMN_TERMS;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  TengenScoreColumn column = (TengenScoreColumn) GPOINTER_TO_INT (
      g_object_get_data (G_OBJECT (factory), "column"));
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label),
                        column >= TENGEN_SCORE_COLUMN_BLACK &&
                                column <= TENGEN_SCORE_COLUMN_KOMI
                            ? 1
                            : 0);
  gtk_widget_add_css_class (label, "tabular");
  if (is_text (column))
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_width_chars (GTK_LABEL (label), LEAST_CHARS);
    }
  gtk_list_item_set_child (item, tengen_ruby_over_new (label, TRUE));
}

/* The set that the game is played under, as the table has it. */
static gboolean
is_own (TengenScoreCompare *self, const TengenGoComparison *row)
{
  return tengen_go_rules_equal (&row->rules, &get_setup (self)->rules);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item,
         TengenScoreCompare *self)
{
  TengenScoreColumn column = (TengenScoreColumn) GPOINTER_TO_INT (
      g_object_get_data (G_OBJECT (factory), "column"));
  const TengenGoComparison *row =
      get_row (self, gtk_list_item_get_position (item));
  GtkWidget *label =
      gtk_widget_get_first_child (gtk_list_item_get_child (item));
  g_autofree char *text = NULL;

  if (row == NULL)
    return;
  text = tengen_score_table_cell (row, column);
  if (column == TENGEN_SCORE_COLUMN_RULES && is_own (self, row))
    {
      /* TRANSLATORS: a rule set, the one of the game that is shown */
      g_autofree char *marked = g_strdup_printf (_ ("%s (this game)"), text);

      gtk_label_set_label (GTK_LABEL (label), marked);
      gtk_widget_add_css_class (label, "score-own");
      return;
    }
  gtk_widget_remove_css_class (label, "score-own");
  gtk_label_set_label (GTK_LABEL (label), text);
}

static void
add_column (TengenScoreCompare *self, TengenScoreColumn column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *made;

  g_object_set_data (
      G_OBJECT (factory), "column", GINT_TO_POINTER ((int) column));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  made = gtk_column_view_column_new (tengen_score_table_head (column), factory);
  gtk_column_view_column_set_expand (made, is_text (column));
  gtk_column_view_append_column (self->view, made);
  g_object_unref (made);
}

/* What is counted. */

static void
say_about (TengenScoreCompare *self)
{
  g_autofree char *game = NULL;
  g_autofree char *text = NULL;

  if (self->rows == NULL)
    {
      gtk_label_set_label (self->about, _ ("There is nothing to count here."));
      return;
    }
  game = tengen_words_start (get_setup (self), tengen_words_gap ());
  if (tengen_position_get_phase (tengen_session_get_position (self->session)) ==
      TENGEN_PHASE_PLAY)
    /* TRANSLATORS: a game */
    text = g_strdup_printf (_ ("%s. Play has not stopped: all stones are "
                               "counted as alive."),
                            game);
  gtk_label_set_label (self->about, text != NULL ? text : game);
}

/* The list within the columns has the action, and can scroll when it has been
 * laid out. */
static gboolean
scroll_cb (GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
  TengenScoreCompare *self = data;
  GtkWidget *list = gtk_widget_get_last_child (view);

  if (gtk_widget_get_height (list) == 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_activate_action (
      list,
      "list.scroll-to-item",
      "u",
      gtk_single_selection_get_selected (self->selection));
  return G_SOURCE_REMOVE;
}

/* The row that was chosen, else that of the game. */
static void
choose_row (TengenScoreCompare *self, guint chosen)
{
  for (guint i = 0; chosen == GTK_INVALID_LIST_POSITION && i < self->rows->len;
       i++)
    if (is_own (self, self->rows->pdata[i]))
      chosen = i;
  if (chosen >= self->rows->len)
    return;
  gtk_single_selection_set_selected (self->selection, chosen);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->view), scroll_cb, self, NULL);
}

static void
update (TengenScoreCompare *self)
{
  guint chosen = gtk_single_selection_get_selected (self->selection);
  guint n;

  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  self->rows = tengen_score_table_compare (
      tengen_session_get_position (self->session),
      (TengenScoreKomi) gtk_drop_down_get_selected (self->komi));
  n = g_list_model_get_n_items (G_LIST_MODEL (self->numbers));
  gtk_string_list_splice (self->numbers, 0, n, NULL);
  for (guint i = 0; self->rows != NULL && i < self->rows->len; i++)
    gtk_string_list_append (self->numbers, "");
  if (self->rows != NULL)
    choose_row (self, chosen);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "compare.save", self->rows != NULL);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "compare.steps", self->rows != NULL);
  say_about (self);
}

static void
show_steps (TengenScoreCompare *self, guint index)
{
  const TengenGoComparison *row = get_row (self, index);
  TengenGoRules rules;

  if (row == NULL)
    return;
  rules = row->rules;
  g_signal_emit (self,
                 signals[STEPS],
                 0,
                 &rules,
                 (int) gtk_drop_down_get_selected (self->komi));
}

static void
activate_cb (TengenScoreCompare *self, guint index)
{
  show_steps (self, index);
}

static void
steps_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenScoreCompare *self = TENGEN_SCORE_COMPARE (widget);

  show_steps (self, gtk_single_selection_get_selected (self->selection));
}

/* Saving. */

static void
tell (TengenScoreCompare *self, const char *text)
{
  gtk_label_set_label (self->told, text);
  tengen_announce (GTK_WIDGET (self->told), text);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenScoreCompare) self = data;
  g_autofree char *name = g_file_get_basename (G_FILE (source));
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *why = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (tengen_save_write_file_finish (result, &error))
    text = g_strdup_printf (_ ("Saved as “%s”."), shown);
  else
    {
      why = tengen_save_explain (error);
      text = g_strdup_printf (_ ("“%s” could not be saved: %s"), shown, why);
    }
  if (self->session != NULL)
    tell (self, text);
}

static void
picked_cb (GFile *file, gpointer data)
{
  g_autoptr (TengenScoreCompare) self = data;
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (file == NULL || self->rows == NULL)
    return;
  bytes = g_str_has_suffix (name, ".pdf")
              ? tengen_score_table_pdf (self->rows,
                                        _ ("Ways of Counting Compared"),
                                        gtk_label_get_label (self->about))
              : tengen_score_table_csv (self->rows);
  tengen_save_write_file_async (
      file, bytes, written_cb, g_steal_pointer (&self));
}

static void
save_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  /* TRANSLATORS: the name of a file */
  g_autofree char *name = g_strconcat (_ ("counts"), ".csv", NULL);

  tengen_file_picker_save_in (
      GTK_WINDOW (widget), NULL, name, picked_cb, g_object_ref (widget));
}

/* The window. */

static void
tengen_score_compare_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tengen_score_compare_parent_class)->map (widget);
  update (TENGEN_SCORE_COMPARE (widget));
}

static void
tengen_score_compare_dispose (GObject *object)
{
  TengenScoreCompare *self = TENGEN_SCORE_COMPARE (object);

  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_SCORE_COMPARE);
  g_clear_object (&self->selection);
  g_clear_object (&self->numbers);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (tengen_score_compare_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  /* TengenScoreCompare|compare.save: saves the table as CSV or PDF */
  gtk_widget_class_install_action (
      widget_class, "compare.save", NULL, save_action);
  /* TengenScoreCompare|compare.steps: wants the steps of the chosen row */
  gtk_widget_class_install_action (
      widget_class, "compare.steps", NULL, steps_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "compare.save", NULL);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_score_compare_class_init (TengenScoreCompareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_score_compare_dispose;
  widget_class->map = tengen_score_compare_map;
  /* TengenScoreCompare::steps: the steps under a rule set are wanted */
  signals[STEPS] = tengen_signal_new (
      "steps", TENGEN_TYPE_SCORE_COMPARE, 2, G_TYPE_POINTER, G_TYPE_INT);
  install_actions (widget_class);
  tengen_score_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/score/tengen-score-compare.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenScoreCompare, about);
  gtk_widget_class_bind_template_child (widget_class, TengenScoreCompare, told);
  gtk_widget_class_bind_template_child (widget_class, TengenScoreCompare, komi);
  gtk_widget_class_bind_template_child (widget_class, TengenScoreCompare, view);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
tengen_score_compare_init (TengenScoreCompare *self)
{
  tengen_style_init ();
  self->numbers = gtk_string_list_new (NULL);
  self->selection =
      gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->numbers)));
  self->session_signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->session_signals, "changed", G_CALLBACK (update), self);
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/score/tengen-score.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_access_leave_by_tab (GTK_WIDGET (self->view));
  tengen_help_add_button (GTK_WINDOW (self), "rules");
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  for (int i = 0; i < TENGEN_SCORE_N_COLUMNS; i++)
    add_column (self, (TengenScoreColumn) i);
}

TengenScoreCompare *
tengen_score_compare_new (GtkWindow *parent, TengenSession *session)
{
  TengenScoreCompare *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (session == NULL || TENGEN_IS_SESSION (session), NULL);

  self =
      g_object_new (TENGEN_TYPE_SCORE_COMPARE, "transient-for", parent, NULL);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->session_signals, session);
  return self;
}
