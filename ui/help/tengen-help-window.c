/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help-window: the help (ヘルプ), pages to look up and to read
 *
 * Shape: what was read is a list of pages with a place in it; the row that is
 *        selected follows.
 */
#include "tengen-help-window-private.h"

#include "tengen-access.h"
#include "tengen-announce.h"
#include "tengen-help-blocks.h"
#include "tengen-help-ui.h"
#include "tengen-style.h"
#include "tengen-text-look.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* Below this width list and page do not stand side by side. */
#define NARROW 700

G_DEFINE_FINAL_TYPE (TengenHelpWindow, tengen_help_window, GTK_TYPE_WINDOW)

/* --- The page --- */

static const TengenHelpPage *
get_page (TengenHelpWindow *self)
{
  return g_ptr_array_index (self->read, self->place);
}

static GtkListBoxRow *
find_row (TengenHelpWindow *self, const TengenHelpPage *page)
{
  const GPtrArray *pages = tengen_help_shelf_get_pages (self->shelf);
  guint index = 0;

  g_ptr_array_find ((GPtrArray *) pages, page, &index);
  return gtk_list_box_get_row_at_index (self->rows, (int) index);
}

/* Hidden or seen: what is not seen is not heard either. */
void
tengen_help_window_update_sides (TengenHelpWindow *self)
{
  gtk_widget_set_visible (self->list_button, self->narrow);
  gtk_widget_set_visible (self->side, !self->narrow || self->listing);
  gtk_widget_set_hexpand (self->side, self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller),
                          !self->narrow || !self->listing);
}

static void
show_blocks (TengenHelpWindow *self)
{
  tengen_help_blocks_show (self->blocks, get_page (self));
}

void
tengen_help_window_show_page (TengenHelpWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  show_blocks (self);
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_widget_action_set_enabled (widget, "help.back", self->place > 0);
  gtk_widget_action_set_enabled (
      widget, "help.forward", self->place + 1 < self->read->len);
  gtk_list_box_select_row (self->rows, find_row (self, get_page (self)));
  self->listing = FALSE;
  tengen_help_window_update_sides (self);
}

/* What was gone back from is forgotten. */
static void
read_page (TengenHelpWindow *self, const TengenHelpPage *page)
{
  if (self->read->len > 0 && page == get_page (self))
    return;
  if (self->read->len > 0)
    g_ptr_array_set_size (self->read, (int) self->place + 1);
  g_ptr_array_add (self->read, (gpointer) page);
  self->place = self->read->len - 1;
  tengen_help_window_show_page (self);
}

static const TengenHelpPage *
get_row_page (TengenHelpWindow *self, GtkListBoxRow *row)
{
  return g_ptr_array_index (tengen_help_shelf_get_pages (self->shelf),
                            gtk_list_box_row_get_index (row));
}

static void
selected_cb (TengenHelpWindow *self, GtkListBoxRow *row)
{
  /* a list over the page is for browsing */
  if (row != NULL && !(self->narrow && self->listing))
    read_page (self, get_row_page (self, row));
}

static void
activated_cb (TengenHelpWindow *self, GtkListBoxRow *row)
{
  read_page (self, get_row_page (self, row));
  self->listing = FALSE;
  tengen_help_window_update_sides (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

/* --- Search --- */

static gboolean
filter_cb (GtkListBoxRow *row, gpointer data)
{
  TengenHelpWindow *self = data;

  return tengen_lesson_entry_matches (
      &get_row_page (self, row)->entry,
      gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static GtkWidget *
make_group (const char *group)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label",
                                   group,
                                   "xalign",
                                   0.0,
                                   NULL);

  gtk_widget_add_css_class (label, "help-group");
  return label;
}

/* The first row of each group has its name above it. */
static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *group = get_row_page (data, row)->group;
  gboolean begins = before == NULL ||
                    !g_str_equal (get_row_page (data, before)->group, group);

  gtk_list_box_row_set_header (row, begins ? make_group (group) : NULL);
}

static GtkListBoxRow *
find_first (TengenHelpWindow *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rows, i)) != NULL;
       i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      return row;
  return NULL;
}

static guint
count_found (TengenHelpWindow *self)
{
  const GPtrArray *pages = tengen_help_shelf_get_pages (self->shelf);
  guint n = 0;

  for (guint i = 0; i < pages->len; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->rows, (int) i);

      n += filter_cb (row, self) ? 1 : 0;
    }
  return n;
}

static void
search_cb (TengenHelpWindow *self)
{
  gboolean wanted = *gtk_editable_get_text (GTK_EDITABLE (self->search)) != 0;
  guint n = count_found (self);
  g_autofree char *text =
      n == 0
          ? g_strdup (_ ("No page found"))
          : g_strdup_printf (tengen_words_plural ("%u page", "%u pages", n), n);

  gtk_list_box_invalidate_filter (self->rows);
  gtk_widget_set_visible (GTK_WIDGET (self->said), wanted);
  gtk_label_set_label (self->said, text);
  tengen_announce (GTK_WIDGET (self->said), wanted ? text : "");
}

/* Enter: the first page that was found. */
static void
search_done_cb (TengenHelpWindow *self)
{
  GtkListBoxRow *row = find_first (self);

  if (row == NULL)
    return;
  activated_cb (self, row);
}

/* Escape clears what was typed, then leaves. */
static void
stop_cb (TengenHelpWindow *self)
{
  GtkEditable *search = GTK_EDITABLE (self->search);

  if (*gtk_editable_get_text (search) != '\0')
    gtk_editable_set_text (search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* --- The window --- */

/* While the window is given its size nothing may change in it. */
static gboolean
width_cb (gpointer data)
{
  TengenHelpWindow *self = data;
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  self->width_id = 0;
  if (width > 0 && (width < NARROW) != self->narrow)
    {
      self->narrow = width < NARROW;
      self->listing = FALSE;
      tengen_help_window_update_sides (self);
    }
  return G_SOURCE_REMOVE;
}

static void
tengen_help_window_size_allocate (GtkWidget *widget,
                                  int width,
                                  int height,
                                  int baseline)
{
  TengenHelpWindow *self = TENGEN_HELP_WINDOW (widget);

  GTK_WIDGET_CLASS (tengen_help_window_parent_class)
      ->size_allocate (widget, width, height, baseline);
  if ((width < NARROW) != self->narrow && self->width_id == 0)
    self->width_id = g_idle_add (width_cb, self);
}

static void
tengen_help_window_dispose (GObject *object)
{
  TengenHelpWindow *self = TENGEN_HELP_WINDOW (object);

  g_clear_handle_id (&self->width_id, g_source_remove);
  if (self->rows != NULL)
    {
      gtk_list_box_set_filter_func (self->rows, NULL, NULL, NULL);
      gtk_list_box_set_header_func (self->rows, NULL, NULL, NULL);
    }
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_HELP_WINDOW);
  G_OBJECT_CLASS (tengen_help_window_parent_class)->dispose (object);
}

static void
tengen_help_window_finalize (GObject *object)
{
  TengenHelpWindow *self = TENGEN_HELP_WINDOW (object);

  g_ptr_array_unref (self->read);
  tengen_help_shelf_free (self->shelf);
  G_OBJECT_CLASS (tengen_help_window_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_help_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/help-window/tengen-help-window.ui");
  gtk_widget_class_bind_template_child (klass, TengenHelpWindow, list_button);
  gtk_widget_class_bind_template_child (klass, TengenHelpWindow, side);
  gtk_widget_class_bind_template_child (klass, TengenHelpWindow, search);
  gtk_widget_class_bind_template_child (klass, TengenHelpWindow, said);
  gtk_widget_class_bind_template_child (klass, TengenHelpWindow, rows);
  gtk_widget_class_bind_template_child (klass, TengenHelpWindow, scroller);
  gtk_widget_class_bind_template_child (klass, TengenHelpWindow, blocks);
  gtk_widget_class_bind_template_callback (klass, search_cb);
  gtk_widget_class_bind_template_callback (klass, search_done_cb);
  gtk_widget_class_bind_template_callback (klass, stop_cb);
  gtk_widget_class_bind_template_callback (klass, selected_cb);
  gtk_widget_class_bind_template_callback (klass, activated_cb);
}

static void
tengen_help_window_class_init (TengenHelpWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_help_window_dispose;
  object_class->finalize = tengen_help_window_finalize;
  widget_class->size_allocate = tengen_help_window_size_allocate;

  bind_template (widget_class);
  tengen_help_window_install_actions (widget_class);
}

static void
add_row (TengenHelpWindow *self, const TengenHelpPage *page)
{
  GtkWidget *label = gtk_label_new (page->title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_append (self->rows, label);
}

static void
tengen_help_window_init (TengenHelpWindow *self)
{
  const GPtrArray *pages = NULL;

  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/help-window/tengen-help.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_access_leave_by_tab (GTK_WIDGET (self->rows));
  self->read = g_ptr_array_new ();
  self->shelf = tengen_help_shelf_new (NULL);
  pages = tengen_help_shelf_get_pages (self->shelf);
  for (guint i = 0; i < pages->len; i++)
    add_row (self, g_ptr_array_index (pages, i));
  gtk_list_box_set_filter_func (self->rows, filter_cb, self, NULL);
  gtk_list_box_set_header_func (self->rows, header_cb, self, NULL);
  read_page (self, g_ptr_array_index (pages, 0));
  g_signal_connect_object (tengen_text_look_get_default (),
                           "notify::text-scale",
                           G_CALLBACK (show_blocks),
                           self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
tengen_help_window_new (void)
{
  return g_object_new (TENGEN_TYPE_HELP_WINDOW, NULL);
}

/* The page that a window begins with was not read where another is asked for
 * before the window is seen. */
static void
forget_start (TengenHelpWindow *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  g_ptr_array_set_size (self->read, 0);
}

void
tengen_help_window_open (TengenHelpWindow *self, const char *id)
{
  const TengenHelpPage *page = NULL;

  g_return_if_fail (TENGEN_IS_HELP_WINDOW (self));
  g_return_if_fail (id != NULL);

  page = tengen_help_shelf_find (self->shelf, id);
  if (page == NULL)
    return;
  forget_start (self);
  read_page (self, page);
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}
