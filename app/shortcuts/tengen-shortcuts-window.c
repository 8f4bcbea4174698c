/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-shortcuts-window: the window that lists the keys
 *
 * Shape: the template has all of them: a box with a title for each window, in
 *        it two columns of groups. Looking for a key only hides the others.
 */
#include "tengen-shortcuts-window.h"

#include "tengen-help.h"
#include "tengen-words-text.h"

struct _TengenShortcutsWindow
{
  GtkWindow parent_instance;

  GtkDropDown *choice;
  GtkStringList *names;
  GtkEditable *search;
  GtkWidget *none;
};

G_DEFINE_FINAL_TYPE (TengenShortcutsWindow,
                     tengen_shortcuts_window,
                     GTK_TYPE_WINDOW)

/* The box of one window's keys, or %NULL; before them stands what is shown
 * where no key is found. */
static GtkWidget *
get_section (TengenShortcutsWindow *self, guint position)
{
  GtkWidget *section = gtk_widget_get_next_sibling (self->none);

  while (section != NULL && position-- > 0)
    section = gtk_widget_get_next_sibling (section);
  return section;
}

static gboolean
contains (const char *text, const char *wanted)
{
  g_autofree char *folded = tengen_words_fold (text);

  return strstr (folded, wanted) != NULL;
}

/* The names of keys have blanks in some languages, `_` in others. */
static char *
squeeze (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if (*text != ' ' && *text != '_')
      g_string_append_c (plain, *text);
  return g_string_free (plain, FALSE);
}

/* Whether one of these keys is written so: `Ctrl+N`, with or without blanks. */
static gboolean
has_key (const char *accelerators, const char *wanted)
{
  g_auto (GStrv) all = g_strsplit (accelerators, " ", -1);
  g_autofree char *plain = squeeze (wanted);

  for (guint i = 0; all[i] != NULL; i++)
    {
      GdkModifierType with;
      guint key;
      g_autofree char *label = NULL;
      g_autofree char *name = NULL;

      if (gtk_accelerator_parse (all[i], &key, &with))
        label = gtk_accelerator_get_label (key, with);
      name = squeeze (label != NULL ? label : all[i]);
      if (contains (name, plain))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_wanted (GtkWidget *shortcut, const char *wanted)
{
  g_autofree char *title = NULL;
  g_autofree char *accelerators = NULL;

  g_object_get (shortcut, "title", &title, "accelerator", &accelerators, NULL);
  return contains (title, wanted) || has_key (accelerators, wanted);
}

/* Shows what is wanted in a part of the page; all of it where the title is
 * meant. Keys of one @width stand in one column. Returns whether there is
 * any. */
static gboolean
show_part (GtkWidget *part, const char *wanted, GtkSizeGroup *width)
{
  GtkWidget *child = gtk_widget_get_first_child (part);
  gboolean any = FALSE;

  if (GTK_IS_LABEL (part))
    return FALSE;
  if (GTK_IS_SHORTCUTS_SHORTCUT (part))
    {
      any = is_wanted (part, wanted);
      g_object_set (part, "accel-size-group", any ? width : NULL, NULL);
    }
  else
    {
      if (GTK_IS_LABEL (child) &&
          contains (gtk_label_get_text (GTK_LABEL (child)), wanted))
        wanted = "";
      for (; child != NULL; child = gtk_widget_get_next_sibling (child))
        any |= show_part (child, wanted, width);
    }
  gtk_widget_set_visible (part, any);
  return any;
}

/* All keys of a window; each of its columns is as wide as it has to be. */
static void
show_all (GtkWidget *section)
{
  GtkWidget *columns = gtk_widget_get_last_child (section);

  gtk_widget_set_visible (columns, TRUE);
  for (GtkWidget *column = gtk_widget_get_first_child (columns); column != NULL;
       column = gtk_widget_get_next_sibling (column))
    {
      g_autoptr (GtkSizeGroup) width =
          gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

      show_part (column, "", width);
    }
}

/* The keys that are looked for, below each other whatever their window. */
static gboolean
show_found (TengenShortcutsWindow *self, const char *wanted)
{
  g_autoptr (GtkSizeGroup) width =
      gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gboolean any = FALSE;
  GtkWidget *section;

  for (guint i = 0; (section = get_section (self, i)) != NULL; i++)
    any |= show_part (section, wanted, width);
  return any;
}

static void
show (TengenShortcutsWindow *self)
{
  g_autofree char *wanted =
      tengen_words_fold (gtk_editable_get_text (self->search));
  gboolean searching = *g_strstrip (wanted) != '\0';
  guint chosen = gtk_drop_down_get_selected (self->choice);
  GtkWidget *section;

  for (guint i = 0; (section = get_section (self, i)) != NULL; i++)
    {
      /* the title of what is chosen stands above already */
      gtk_widget_set_visible (gtk_widget_get_first_child (section), searching);
      gtk_widget_set_visible (section, i == chosen);
      if (!searching)
        show_all (section);
    }
  gtk_widget_set_visible (self->none, searching && !show_found (self, wanted));
}

/* Whoever chooses a window looks for nothing any more. */
static void
chosen_cb (TengenShortcutsWindow *self)
{
  gtk_editable_set_text (self->search, "");
  show (self);
}

/* Escape: first all keys again, then away. */
static void
stop_cb (TengenShortcutsWindow *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
tengen_shortcuts_window_class_init (TengenShortcutsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-shortcuts-window.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenShortcutsWindow, choice);
  gtk_widget_class_bind_template_child (
      widget_class, TengenShortcutsWindow, names);
  gtk_widget_class_bind_template_child (
      widget_class, TengenShortcutsWindow, search);
  gtk_widget_class_bind_template_child (
      widget_class, TengenShortcutsWindow, none);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, show);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_shortcuts_window_init (TengenShortcutsWindow *self)
{
  GtkWidget *section;

  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "keyboard");
  for (guint i = 0; (section = get_section (self, i)) != NULL; i++)
    gtk_string_list_append (
        self->names,
        gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (section))));
  show (self);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->search));
}

GtkWidget *
tengen_shortcuts_window_new (void)
{
  return g_object_new (TENGEN_TYPE_SHORTCUTS_WINDOW, NULL);
}

void
tengen_shortcuts_window_set_section (TengenShortcutsWindow *self,
                                     const char *section)
{
  GtkWidget *box;

  g_return_if_fail (TENGEN_IS_SHORTCUTS_WINDOW (self));
  g_return_if_fail (section != NULL);

  for (guint i = 0; (box = get_section (self, i)) != NULL; i++)
    if (g_str_equal (gtk_widget_get_name (box), section))
      gtk_drop_down_set_selected (self->choice, i);
  chosen_cb (self);
}
