/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-pages: the pages of the window and the ways between them
 *
 * Shape: the glossary, the guide and the rows lie over the page from which they
 *        were asked for; the way back leads there if it was the lesson, and to
 *        what had the focus.
 */
#include "tengen-lesson-window-private.h"

#include "tengen-glossary-page.h"
#include "tengen-help.h"

#define LIST TENGEN_LESSON_WINDOW_LIST
#define LESSON TENGEN_LESSON_WINDOW_LESSON
#define GLOSSARY TENGEN_LESSON_WINDOW_GLOSSARY
#define GUIDE TENGEN_LESSON_WINDOW_GUIDE

struct _TengenLessonPagesPart
{
  /* the page below the glossary, the guide or the rows, and what had the focus
   * there, if it is still there */
  char *below;
  GtkWidget *focus;
  /* what had the focus on the list when another page came, if it is still there
   * and no lesson was open since */
  GtkWidget *pressed;
};

void
tengen_lesson_window_make_pages (TengenLessonWindow *self)
{
  self->pages_part = g_new0 (TengenLessonPagesPart, 1);
}

void
tengen_lesson_window_end_pages (TengenLessonWindow *self)
{
  g_clear_pointer (&self->pages_part->below, g_free);
  g_clear_weak_pointer (&self->pages_part->focus);
  g_clear_weak_pointer (&self->pages_part->pressed);
}

/* --- Pages --- */

/* A page that is not seen is not heard either: a stack of GTK leaves it to
 * screen readers. */
static void
hide_others (TengenLessonWindow *self)
{
  GtkWidget *seen = gtk_stack_get_visible_child (self->pages);

  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->pages));
       page != NULL;
       page = gtk_widget_get_next_sibling (page))
    gtk_widget_set_visible (page, page == seen);
}

static void
update_actions (TengenLessonWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (
      widget, "win.back", !tengen_lesson_window_is_shown (self, LIST));
  gtk_widget_action_set_enabled (
      widget, "win.glossary", !tengen_lesson_window_is_shown (self, GLOSSARY));
  gtk_widget_action_set_enabled (
      widget,
      "win.restart",
      tengen_lesson_window_is_shown (self, LESSON) &&
          !tengen_lesson_window_is_practising (self));
  gtk_widget_action_set_enabled (
      widget, "win.lesson-guide", !tengen_lesson_window_is_shown (self, GUIDE));
}

/* The page of the help that tells of a page. */
static const char *
find_help (const char *name)
{
  if (g_str_equal (name, GUIDE) ||
      g_str_equal (name, TENGEN_LESSON_WINDOW_BROKEN))
    return "own-lessons";
  if (g_str_equal (name, TENGEN_LESSON_WINDOW_PEOPLE) ||
      g_str_equal (name, TENGEN_LESSON_WINDOW_OVERVIEW))
    return "pupils";
  if (g_str_equal (name, TENGEN_LESSON_WINDOW_PRACTICE))
    return "practice";
  return "lessons";
}

/* An item of a menu has the focus only while the menu is open. */
static GtkWidget *
find_focus (TengenLessonWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL &&
      gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return NULL;
  return focus;
}

/* Coming from a lesson, it is the lesson that is looked for in the list. */
static void
keep_pressed (TengenLessonWindow *self, const char *next)
{
  if (tengen_lesson_window_is_shown (self, LIST) && !g_str_equal (next, LIST))
    g_set_weak_pointer (&self->pages_part->pressed, find_focus (self));
  else if (tengen_lesson_window_is_shown (self, LESSON) &&
           !tengen_lesson_window_is_practising (self))
    g_clear_weak_pointer (&self->pages_part->pressed);
}

/* Every page goes through here: what is being made for the page that was left
 * would else replace the one that was chosen since. */
void
tengen_lesson_window_show_page (TengenLessonWindow *self, const char *name)
{
  keep_pressed (self, name);
  tengen_lesson_window_stop_making (self);
  tengen_lesson_window_stop_problems (self);
  gtk_widget_set_visible (gtk_stack_get_child_by_name (self->pages, name),
                          TRUE);
  gtk_stack_set_visible_child_name (self->pages, name);
  hide_others (self);
  update_actions (self);
  tengen_help_set_page (GTK_WINDOW (self), find_help (name));
  tengen_lesson_window_update_own (self);
  tengen_lesson_window_update_classroom (self);
  tengen_lesson_window_update_title (self);
}

void
tengen_lesson_window_show_list (TengenLessonWindow *self)
{
  const char *last = tengen_lesson_progress_get_last (
      tengen_lesson_shelf_get_progress (self->shelf));
  gboolean from_lesson =
      self->run != NULL && !tengen_lesson_window_is_practising (self);

  tengen_lesson_window_show_page (self, LIST);
  tengen_lesson_list_focus (self->list, from_lesson ? last : NULL);
}

void
tengen_lesson_window_show_run (TengenLessonWindow *self)
{
  tengen_lesson_window_show_page (self, LESSON);
  tengen_lesson_page_focus (self->page);
}

static gboolean
is_over (TengenLessonWindow *self)
{
  return tengen_lesson_window_is_shown (self, GLOSSARY) ||
         tengen_lesson_window_is_shown (self, GUIDE) ||
         tengen_lesson_window_is_shown (self, TENGEN_LESSON_WINDOW_TALLY);
}

gboolean
tengen_lesson_window_is_over_lesson (TengenLessonWindow *self)
{
  return is_over (self) && g_strcmp0 (self->pages_part->below, LESSON) == 0;
}

void
tengen_lesson_window_show_over (TengenLessonWindow *self, const char *name)
{
  if (!is_over (self))
    {
      g_free (self->pages_part->below);
      self->pages_part->below =
          g_strdup (gtk_stack_get_visible_child_name (self->pages));
      g_set_weak_pointer (&self->pages_part->focus, find_focus (self));
    }
  tengen_lesson_window_show_page (self, name);
}

static void
show_glossary (TengenLessonWindow *self, const char *id)
{
  tengen_lesson_window_show_over (self, GLOSSARY);
  tengen_glossary_page_show (tengen_lesson_window_find (self, "glossary"), id);
}

/* --- What the pages ask for --- */

static gboolean
focus_again (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget) &&
         gtk_widget_grab_focus (widget);
}

/* Nothing was chosen: the list is as it was left. */
static void
return_to_list (TengenLessonWindow *self)
{
  tengen_lesson_window_show_page (self, LIST);
  if (!focus_again (self->pages_part->pressed))
    tengen_lesson_window_show_list (self);
}

/* After counting in rows the learner goes on where the number is asked for. */
static void
back_cb (TengenLessonWindow *self)
{
  gboolean to_practice = tengen_lesson_window_is_shown (self, LESSON) &&
                         tengen_lesson_window_is_practising (self);
  gboolean returns = is_over (self) && !tengen_lesson_window_is_shown (
                                           self, TENGEN_LESSON_WINDOW_TALLY);

  if (tengen_lesson_window_is_over_lesson (self))
    tengen_lesson_window_show_run (self);
  else if (to_practice)
    tengen_lesson_window_show_practice (self);
  else
    return_to_list (self);
  if (returns)
    focus_again (self->pages_part->focus);
}

static void
glossary_cb (TengenLessonWindow *self)
{
  show_glossary (self, NULL);
}

static void
term_cb (TengenLessonWindow *self, const char *id)
{
  show_glossary (self, id);
}

static void
list_cb (TengenLessonWindow *self)
{
  if (tengen_lesson_window_is_practising (self))
    tengen_lesson_window_show_practice (self);
  else
    tengen_lesson_window_show_list (self);
}

/* --- Actions --- */

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  back_cb (TENGEN_LESSON_WINDOW (widget));
}

static void
glossary_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_glossary (TENGEN_LESSON_WINDOW (widget), NULL);
}

void
tengen_lesson_window_install_pages (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_callback (klass, back_cb);
  gtk_widget_class_bind_template_callback (klass, glossary_cb);
  gtk_widget_class_bind_template_callback (klass, term_cb);
  gtk_widget_class_bind_template_callback (klass, list_cb);
  /* TengenLessonWindow|win.back: one page back */
  gtk_widget_class_install_action (klass, "win.back", NULL, back_action);
  /* TengenLessonWindow|win.glossary: the glossary */
  gtk_widget_class_install_action (
      klass, "win.glossary", NULL, glossary_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Left, GDK_ALT_MASK, "win.back", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_g, GDK_CONTROL_MASK, "win.glossary", NULL);
}
