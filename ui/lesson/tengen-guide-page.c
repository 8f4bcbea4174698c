/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-guide-page: the guide for those who write lessons
 */
#include "tengen-guide-page.h"

#include "tengen-guide-text.h"
#include "tengen-label.h"
#include "tengen-lesson-list-ui.h"
#include "tengen-style.h"
#include "tengen-text-look.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* Lines that are longer are hard to read. */
#define MOST_CHARS 90
/* pixels of a scroll bar */
#define BAR 14

struct _TengenGuidePage
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *scroller;
  GtkBox *blocks_box;

  /* Owned; NULL before the guide is shown */
  GPtrArray *blocks;
};

G_DEFINE_FINAL_TYPE (TengenGuidePage, tengen_guide_page, GTK_TYPE_WIDGET)

/* --- Blocks --- */

static GtkWidget *
make_label (TengenGuidePage *self, const char *text, gboolean is_markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  tengen_text_look_scale (GTK_LABEL (label));
  if (is_markup)
    gtk_label_set_markup (GTK_LABEL (label), text);
  else
    gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), is_markup);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

static GtkWidget *
make_prose (TengenGuidePage *self, const char *markup)
{
  GtkWidget *label = make_label (self, markup, TRUE);

  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
make_heading (TengenGuidePage *self, const TengenGuideBlock *block)
{
  static const char *const classes[] = { "guide-1", "guide-2", "guide-3" };
  GtkWidget *label = tengen_heading_new (
      block->text->str, (int) block->level, classes[block->level - 1]);

  tengen_text_look_scale (GTK_LABEL (label));
  return label;
}

static GtkWidget *
make_item (TengenGuidePage *self, const TengenGuideBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *marker = make_label (self, block->marker, FALSE);
  GtkWidget *text = make_prose (self, block->text->str);

  gtk_label_set_selectable (GTK_LABEL (marker), FALSE);
  gtk_widget_set_valign (marker, GTK_ALIGN_BASELINE);
  gtk_widget_set_margin_start (marker, 10);
  gtk_box_append (GTK_BOX (box), marker);
  gtk_widget_set_valign (text, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (box), text);
  return box;
}

/* Long lines are scrolled, since they must stay as they are; the bar stands
 * below them. */
static GtkWidget *
make_code (TengenGuidePage *self, const TengenGuideBlock *block, guint index)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *lines = gtk_scrolled_window_new ();
  GtkWidget *copy = gtk_button_new_with_label (_ ("Copy"));
  g_autofree char *text = g_strchomp (g_strdup (block->text->str));

  gtk_scrolled_window_set_policy (
      GTK_SCROLLED_WINDOW (lines), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (lines),
                                 make_label (self, text, FALSE));
  gtk_widget_set_margin_bottom (
      gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (lines)), BAR);
  gtk_widget_set_halign (copy, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (copy, _ ("Copies these lines"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (copy), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (copy), "guide.copy");
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "guide-code");
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), copy);
  return box;
}

static void
attach_row (TengenGuidePage *self, GtkGrid *grid, char **cells, int row)
{
  for (int column = 0; cells[column] != NULL; column++)
    {
      g_autofree char *bold = g_strdup_printf ("<b>%s</b>", cells[column]);
      GtkWidget *label =
          make_label (self, row == 0 ? bold : cells[column], TRUE);

      gtk_widget_set_hexpand (label, cells[column + 1] == NULL);
      gtk_grid_attach (grid, label, column, row, 1, 1);
    }
}

static GtkWidget *
make_table (TengenGuidePage *self, const TengenGuideBlock *block)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 24);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "guide-table");
  for (guint i = 0; i < block->rows->len; i++)
    attach_row (
        self, GTK_GRID (grid), g_ptr_array_index (block->rows, i), (int) i);
  return grid;
}

static GtkWidget *
make_block (TengenGuidePage *self, const TengenGuideBlock *block, guint index)
{
  switch (block->kind)
    {
    case TENGEN_GUIDE_HEADING:
      return make_heading (self, block);
    case TENGEN_GUIDE_PARAGRAPH:
      return make_prose (self, block->text->str);
    case TENGEN_GUIDE_ITEM:
      return make_item (self, block);
    case TENGEN_GUIDE_CODE:
      return make_code (self, block, index);
    case TENGEN_GUIDE_TABLE:
      return make_table (self, block);
    }
  g_return_val_if_reached (NULL);
}

static void
fill (TengenGuidePage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->blocks_box))) !=
         NULL)
    gtk_box_remove (self->blocks_box, child);
  for (guint i = 0; self->blocks != NULL && i < self->blocks->len; i++)
    gtk_box_append (self->blocks_box,
                    make_block (self, g_ptr_array_index (self->blocks, i), i));
}

/* --- Actions --- */

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenGuidePage *self = TENGEN_GUIDE_PAGE (widget);
  guint index = g_variant_get_uint32 (parameter);
  const TengenGuideBlock *block = NULL;

  g_return_if_fail (self->blocks != NULL && index < self->blocks->len);
  block = g_ptr_array_index (self->blocks, index);
  g_return_if_fail (block->text != NULL);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), block->text->str);
}

/* Keys that the text does not take scroll it. */
static gboolean
scroll_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  gboolean done = FALSE;

  g_signal_emit_by_name (TENGEN_GUIDE_PAGE (widget)->scroller,
                         "scroll-child",
                         (GtkScrollType) g_variant_get_int32 (arguments),
                         FALSE,
                         &done);
  return done;
}

/* --- The widget --- */

static void
tengen_guide_page_dispose (GObject *object)
{
  TengenGuidePage *self = TENGEN_GUIDE_PAGE (object);

  g_clear_pointer (&self->blocks, g_ptr_array_unref);
  tengen_widget_dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_lesson_list_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/lesson/tengen-guide-page.ui");
  gtk_widget_class_bind_template_child (klass, TengenGuidePage, scroller);
  gtk_widget_class_bind_template_child (klass, TengenGuidePage, blocks_box);
}

static void
add_key (GtkWidgetClass *klass, guint key, GtkScrollType scroll)
{
  gtk_widget_class_add_binding (klass, key, 0, scroll_cb, "i", (int) scroll);
}

static void
tengen_guide_page_class_init (TengenGuidePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_guide_page_dispose;
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenGuidePage|guide.copy: copies the code of a block (its number) */
  gtk_widget_class_install_action (
      widget_class, "guide.copy", "u", copy_action);
  add_key (widget_class, GDK_KEY_Down, GTK_SCROLL_STEP_DOWN);
  add_key (widget_class, GDK_KEY_Up, GTK_SCROLL_STEP_UP);
  add_key (widget_class, GDK_KEY_space, GTK_SCROLL_PAGE_DOWN);
  add_key (widget_class, GDK_KEY_Page_Down, GTK_SCROLL_PAGE_DOWN);
  add_key (widget_class, GDK_KEY_Page_Up, GTK_SCROLL_PAGE_UP);
  add_key (widget_class, GDK_KEY_Home, GTK_SCROLL_START);
  add_key (widget_class, GDK_KEY_End, GTK_SCROLL_END);
}

static void
tengen_guide_page_init (TengenGuidePage *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/lesson/tengen-lesson-own.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (tengen_text_look_get_default (),
                           "notify::text-scale",
                           G_CALLBACK (fill),
                           self,
                           G_CONNECT_SWAPPED);
}

/* The part in Japanese is the first one. */
static guint
choose_part (void)
{
  g_autoptr (GPtrArray) languages = g_ptr_array_new ();

  g_ptr_array_add (languages, (char *) "ja");
  g_ptr_array_add (languages, (char *) "en");
  return g_str_equal (tengen_lesson_shelf_pick_language (languages), "ja") ? 0
                                                                           : 1;
}

void
tengen_guide_page_show (TengenGuidePage *self, const char *text)
{
  g_return_if_fail (TENGEN_IS_GUIDE_PAGE (self));
  g_return_if_fail (text != NULL);

  if (self->blocks == NULL)
    {
      self->blocks = tengen_guide_text_parse (text, choose_part ());
      fill (self);
    }
  gtk_widget_grab_focus (self->scroller);
}

const char *
tengen_guide_page_get_example (TengenGuidePage *self)
{
  g_return_val_if_fail (TENGEN_IS_GUIDE_PAGE (self), NULL);

  return self->blocks != NULL ? tengen_guide_text_find_example (self->blocks)
                              : NULL;
}
