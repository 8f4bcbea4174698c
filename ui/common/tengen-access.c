/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-access: what GTK 4.8 does not tell screen readers of its own widgets
 *
 * Shape: one hook on GtkWidget::realize, so that no window has to think of it,
 *        nor those of GTK can be forgotten. A widget that is realized again
 *        is followed already.
 */
#include "tengen-access.h"

static void
set_label (GtkWidget *widget, const char *text)
{
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* Marks a widget as followed. Gives FALSE if it was. */
static gboolean
begin (GtkWidget *widget)
{
  static GQuark followed;

  if (followed == 0)
    followed = g_quark_from_static_string ("tengen-access-followed");
  if (g_object_get_qdata (G_OBJECT (widget), followed) != NULL)
    return FALSE;
  g_object_set_qdata (G_OBJECT (widget), followed, GINT_TO_POINTER (TRUE));
  return TRUE;
}

/* --- Stacks --- */

static void
show_page_cb (GtkStack *stack)
{
  GtkWidget *shown = gtk_stack_get_visible_child (stack);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stack));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_accessible_update_state (GTK_ACCESSIBLE (child),
                                 GTK_ACCESSIBLE_STATE_HIDDEN,
                                 child != shown,
                                 -1);
}

static void
follow_stack (GtkStack *stack)
{
  g_signal_connect (
      stack, "notify::visible-child", G_CALLBACK (show_page_cb), NULL);
  show_page_cb (stack);
}

/* --- Drop-down lists --- */

static char *
get_chosen (GtkDropDown *list)
{
  GtkExpression *expression = gtk_drop_down_get_expression (list);
  gpointer item = gtk_drop_down_get_selected_item (list);
  g_auto (GValue) value = G_VALUE_INIT;

  if (item == NULL)
    return NULL;
  if (expression == NULL)
    return GTK_IS_STRING_OBJECT (item)
               ? g_strdup (gtk_string_object_get_string (item))
               : NULL;
  return gtk_expression_evaluate (expression, item, &value) &&
                 G_VALUE_HOLDS_STRING (&value)
             ? g_value_dup_string (&value)
             : NULL;
}

/* The list has the name that it was given; its button has the focus. */
static void
choose_cb (GtkDropDown *list)
{
  g_autofree char *chosen = get_chosen (list);

  if (chosen != NULL)
    set_label (gtk_widget_get_first_child (GTK_WIDGET (list)), chosen);
}

static void
follow_list (GtkDropDown *list)
{
  g_signal_connect (
      list, "notify::selected-item", G_CALLBACK (choose_cb), NULL);
  choose_cb (list);
}

/* --- Menu buttons --- */

/* Without a label it has a name that it was given. */
static void
write_cb (GtkMenuButton *button)
{
  const char *label = gtk_menu_button_get_label (button);

  if (label != NULL)
    set_label (GTK_WIDGET (button), label);
}

static void
follow_button (GtkMenuButton *button)
{
  g_signal_connect (button, "notify::label", G_CALLBACK (write_cb), NULL);
  write_cb (button);
}

/* --- Rows and texts --- */

/* A function for tests, but what it asks is no test. */
static gboolean
has_label (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* What has a name and is shown inside a widget, the first one first. */
static GList *
list_named (GtkWidget *widget)
{
  GList *named = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!gtk_widget_get_visible (child))
      continue;
    else if (has_label (child))
      named = g_list_append (named, child);
    else
      named = g_list_concat (named, list_named (child));
  return named;
}

static void
name_by_content (GtkWidget *widget)
{
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY;
  GList *named = has_label (widget) ? NULL : list_named (widget);
  g_auto (GValue) value = G_VALUE_INIT;

  if (named == NULL)
    return;
  gtk_accessible_relation_init_value (relation, &value);
  /* the relation takes the list */
  g_value_set_pointer (&value, named);
  gtk_accessible_update_relation_value (
      GTK_ACCESSIBLE (widget), 1, &relation, &value);
}

/* The rows of a list view have no type that can be named. */
static gboolean
is_row (GtkWidget *widget)
{
  return GTK_IS_LIST_BOX_ROW (widget) ||
         g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget");
}

/* Nothing in it can have the focus: it is there to be read. */
static void
read_cb (GtkWidget *scroller)
{
  if (gtk_widget_has_focus (scroller))
    name_by_content (scroller);
}

static void
follow_text (GtkWidget *scroller)
{
  g_signal_connect (scroller, "notify::has-focus", G_CALLBACK (read_cb), NULL);
}

/* --- Windows --- */

/* GTK tells what has the focus, if at all, before it tells that the window is
 * active, which a screen reader takes for a focus on the window itself. What is
 * open above the window keeps the focus. */
static void
activate_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (!gtk_window_is_active (window) || focus == NULL ||
      gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return;
  g_object_ref (focus);
  gtk_window_set_focus (window, NULL);
  gtk_window_set_focus (window, focus);
  g_object_unref (focus);
}

static void
follow_window (GtkWindow *window)
{
  g_signal_connect (
      window, "notify::is-active", G_CALLBACK (activate_cb), NULL);
}

/* --- All of them --- */

static gboolean
realize_cb (GSignalInvocationHint *hint,
            guint n_values,
            const GValue *values,
            gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_STACK (widget) && begin (widget))
    follow_stack (GTK_STACK (widget));
  else if (GTK_IS_DROP_DOWN (widget) && begin (widget))
    follow_list (GTK_DROP_DOWN (widget));
  else if (GTK_IS_MENU_BUTTON (widget) && begin (widget))
    follow_button (GTK_MENU_BUTTON (widget));
  else if (GTK_IS_WINDOW (widget) && begin (widget))
    follow_window (GTK_WINDOW (widget));
  else if (GTK_IS_SCROLLED_WINDOW (widget) && begin (widget))
    follow_text (widget);
  else if (is_row (widget))
    name_by_content (widget);
  return TRUE;
}

static gboolean
leave_cb (GtkWidget *list, GVariant *arguments, gpointer direction)
{
  g_signal_emit_by_name (
      gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW),
      "move-focus-out",
      GPOINTER_TO_INT (direction));
  return TRUE;
}

static void
add_tab (GtkEventController *keys, GdkModifierType with, GtkDirectionType to)
{
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (
          gtk_keyval_trigger_new (GDK_KEY_Tab, with),
          gtk_callback_action_new (leave_cb, GINT_TO_POINTER (to), NULL)));
}

void
tengen_access_leave_by_tab (GtkWidget *list)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_WIDGET (list));

  add_tab (keys, 0, GTK_DIR_TAB_FORWARD);
  add_tab (keys, GDK_SHIFT_MASK, GTK_DIR_TAB_BACKWARD);
  gtk_widget_add_controller (list, keys);
}

gboolean
tengen_access_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidgetClass *box = g_type_class_ref (GTK_TYPE_BOX);
  gboolean moved = box->focus (widget, direction);

  g_type_class_unref (box);
  return moved;
}

void
tengen_access_init (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (
      g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realize_cb, NULL, NULL);
}
