/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-keys: the keys of the page
 *
 * Shape: Page Up and Page Down (what presenters send) and letters work wherever
 *        the focus is in the window: only numbers are typed here. Arrows belong
 *        to the board while it has the keyboard, and to what is typed;
 *        elsewhere in the page they walk.
 */
#include "tengen-lesson-page-private.h"

/* A key's share of the height that is seen. */
#define SCROLL_PART 0.25

typedef enum
{
  EVERYWHERE,
  EVERYWHERE_FIRST,
  INSIDE,
  INSIDE_FIRST,
  N_PLACES,
} Place;

static gboolean
is_inside (GtkWidget *widget, gpointer part)
{
  return widget == GTK_WIDGET (part) ||
         gtk_widget_is_ancestor (widget, GTK_WIDGET (part));
}

/* Whether what has the focus needs the arrows itself. */
static gboolean
needs_arrows (TengenLessonPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL &&
         (GTK_IS_EDITABLE (focus) || is_inside (focus, self->board) ||
          is_inside (focus, self->dots));
}

static gboolean
act_cb (GtkWidget *widget, GVariant *args, gpointer action)
{
  return gtk_widget_get_mapped (widget) &&
         gtk_widget_activate_action (widget, action, NULL);
}

static gboolean
walk_cb (GtkWidget *widget, GVariant *args, gpointer action)
{
  return !needs_arrows (TENGEN_LESSON_PAGE (widget)) &&
         act_cb (widget, args, action);
}

static gboolean
scroll_cb (GtkWidget *widget, GVariant *args, gpointer down)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);
  GtkAdjustment *at = gtk_scrolled_window_get_vadjustment (self->scroll);
  double step = gtk_adjustment_get_page_size (at) * SCROLL_PART;

  if (needs_arrows (self))
    return FALSE;
  gtk_adjustment_set_value (
      at, gtk_adjustment_get_value (at) + (down != NULL ? step : -step));
  return TRUE;
}

/* Begins to play freely, or goes back to the step. */
static gboolean
trial_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);

  if (self->run == NULL || !gtk_widget_get_mapped (widget))
    return FALSE;
  tengen_lesson_page_set_trial (self,
                                tengen_lesson_page_get_trial (self) == NULL);
  return TRUE;
}

/* Leaves what is wrong or beside the lesson; else it is not for the page. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  TengenLessonPage *self = TENGEN_LESSON_PAGE (widget);

  if (tengen_lesson_page_get_trial (self) != NULL)
    return act_cb (widget, NULL, (gpointer) "lesson.end-trial");
  return self->run != NULL &&
         tengen_lesson_run_get_state (self->run)->phase ==
             TENGEN_LESSON_PHASE_MISSED &&
         act_cb (widget, NULL, (gpointer) "lesson.retry");
}

static const struct
{
  const char *keys;
  Place place;
  GtkShortcutFunc press;
  const char *data;
} keys[] = {
  { "Page_Down|KP_Page_Down", EVERYWHERE_FIRST, act_cb, "lesson.forward" },
  { "Page_Up|KP_Page_Up", EVERYWHERE_FIRST, act_cb, "lesson.back" },
  { "Right|KP_Right", INSIDE_FIRST, walk_cb, "lesson.forward" },
  { "Left|KP_Left", INSIDE_FIRST, walk_cb, "lesson.back" },
  { "Home|KP_Home", INSIDE_FIRST, walk_cb, "lesson.first" },
  { "End|KP_End", INSIDE_FIRST, walk_cb, "lesson.last" },
  { "Down|KP_Down", INSIDE_FIRST, scroll_cb, "down" },
  { "Up|KP_Up", INSIDE_FIRST, scroll_cb, NULL },
  { "space", INSIDE, walk_cb, "lesson.forward" },
  { "Escape", INSIDE, escape_cb, NULL },
  { "r", EVERYWHERE_FIRST, act_cb, "lesson.retry" },
  { "h", EVERYWHERE_FIRST, act_cb, "lesson.hint" },
  { "s", EVERYWHERE_FIRST, act_cb, "lesson.solution" },
  { "f", EVERYWHERE_FIRST, trial_cb, NULL },
  { "p", EVERYWHERE_FIRST, act_cb, "lesson.pass" },
  { "u", EVERYWHERE_FIRST, act_cb, "lesson.undo" },
  { "t", EVERYWHERE_FIRST, act_cb, "lesson.tally" },
  { "v", EVERYWHERE_FIRST, act_cb, "lesson.read" },
  { "<Control>z", EVERYWHERE, act_cb, "lesson.undo" },
  { "<Control>c", EVERYWHERE, act_cb, "lesson.copy" },
};

static GtkShortcutController *
make_controller (Place place)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *shortcuts = GTK_SHORTCUT_CONTROLLER (controller);

  if (place == EVERYWHERE || place == EVERYWHERE_FIRST)
    gtk_shortcut_controller_set_scope (shortcuts, GTK_SHORTCUT_SCOPE_GLOBAL);
  if (place == EVERYWHERE_FIRST || place == INSIDE_FIRST)
    gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  return shortcuts;
}

void
tengen_lesson_page_add_keys (TengenLessonPage *self)
{
  GtkShortcutController *controllers[N_PLACES];

  for (guint i = 0; i < N_PLACES; i++)
    controllers[i] = make_controller ((Place) i);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
        controllers[keys[i].place],
        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].keys),
                          gtk_callback_action_new (
                              keys[i].press, (gpointer) keys[i].data, NULL)));
  for (guint i = 0; i < N_PLACES; i++)
    gtk_widget_add_controller (GTK_WIDGET (self),
                               GTK_EVENT_CONTROLLER (controllers[i]));
}
