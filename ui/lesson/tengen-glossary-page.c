/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-glossary-page: the words of the games with readings and meaning
 *
 * Shape: the ids of all entries are a list model; filter and selection lie over
 *        it, and what is selected is what is shown.
 */
#include "tengen-glossary-page.h"

#include "tengen-access.h"
#include "tengen-announce.h"
#include "tengen-glossary-words.h"
#include "tengen-lesson-list-ui.h"
#include "tengen-ruby-label.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-text-look.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenGlossaryPage
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkSearchEntry *search;
  GtkDropDown *games;
  GtkLabel *said;
  GtkListView *words;
  GtkScrolledWindow *scroller;
  GtkWidget *entry;
  TengenRubyLabel *title;
  GtkLabel *translation;
  GtkLabel *game;
  TengenRubyLabel *meaning;
  TengenRubyLabel *other;

  /* Borrowed */
  const TengenLessonGlossary *glossary;
  /* of one of the glossary's texts */
  const char *language;

  /* Owned */
  GtkFilter *filter;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (TengenGlossaryPage, tengen_glossary_page, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- Entries --- */

static const TengenLessonEntry *
get_entry (TengenGlossaryPage *self, gpointer item)
{
  if (item == NULL)
    return NULL;
  return tengen_lesson_glossary_find (
      self->glossary, gtk_string_object_get_string (GTK_STRING_OBJECT (item)));
}

/* The word beside the Japanese one: that of the reader, or else English. */
static char *
translate (TengenGlossaryPage *self, const TengenLessonEntry *entry)
{
  return tengen_glossary_words_get_plain (
      entry->term, g_str_equal (self->language, "ja") ? "en" : self->language);
}

static void
show_entry (TengenGlossaryPage *self, const TengenLessonEntry *entry)
{
  g_autofree char *translation = translate (self, entry);

  tengen_ruby_label_set_text (self->title,
                              tengen_lesson_words_get (entry->term, NULL));
  gtk_label_set_label (self->translation, translation);
  gtk_label_set_label (self->game, tengen_glossary_words_name_game (entry));
  tengen_ruby_label_set_text (
      self->meaning, tengen_lesson_words_get (entry->meaning, self->language));
  tengen_ruby_label_set_text (
      self->other,
      tengen_glossary_words_find_other (entry->meaning, self->language));
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* While the user is still typing, only the number of matches is announced. */
static void
say_entry (TengenGlossaryPage *self, const TengenLessonEntry *entry)
{
  g_autofree char *term = tengen_lesson_text_get_plain (
      tengen_lesson_words_get (entry->term, NULL));
  g_autofree char *meaning = tengen_lesson_text_get_plain (
      tengen_lesson_words_get (entry->meaning, self->language));
  g_autofree char *text = g_strdup_printf ("%s\n%s", term, meaning);

  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    tengen_announce_aloud (self->entry, text);
}

static void
selected_cb (TengenGlossaryPage *self)
{
  const TengenLessonEntry *entry = get_entry (
      self, gtk_single_selection_get_selected_item (self->selection));

  gtk_widget_set_visible (self->entry, entry != NULL);
  /* an empty scroller would take the focus itself, and have no name */
  gtk_widget_set_can_focus (GTK_WIDGET (self->scroller), entry != NULL);
  if (entry == NULL)
    return;
  show_entry (self, entry);
  say_entry (self, entry);
}

static void
term_cb (TengenGlossaryPage *self, const char *id)
{
  tengen_glossary_page_show (self, id);
}

/* --- Search --- */

static gboolean
match_cb (gpointer item, gpointer data)
{
  TengenGlossaryPage *self = data;
  const TengenLessonEntry *entry = get_entry (self, item);
  guint chosen = gtk_drop_down_get_selected (self->games);

  if (entry == NULL)
    return FALSE;
  if (!tengen_glossary_words_is_of (entry, chosen))
    return FALSE;
  return tengen_lesson_entry_matches (
      entry, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
say_number (TengenGlossaryPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  g_autofree char *text =
      n == 0
          ? g_strdup (_ ("No word found"))
          : g_strdup_printf (tengen_words_plural ("%u word", "%u words", n), n);

  gtk_label_set_label (self->said, text);
  tengen_announce (GTK_WIDGET (self->said), text);
}

static void
filter_cb (TengenGlossaryPage *self)
{
  if (self->selection == NULL)
    return;
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  say_number (self);
}

/* Of what was found, the row to show first. */
static guint
find_best (TengenGlossaryPage *self)
{
  GListModel *model = G_LIST_MODEL (self->selection);
  const char *wanted = gtk_editable_get_text (GTK_EDITABLE (self->search));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_object (model, i);

      if (tengen_glossary_words_begins (get_entry (self, item), wanted))
        return i;
    }
  return 0;
}

static void
search_cb (TengenGlossaryPage *self)
{
  if (self->selection == NULL)
    return;
  filter_cb (self);
  gtk_single_selection_set_selected (self->selection, find_best (self));
}

/* Enter in the entry: on to the words that were found. */
static void
search_done_cb (TengenGlossaryPage *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->words), GTK_DIR_TAB_FORWARD);
}

/* Escape clears what was typed, then leaves. */
static void
stop_cb (TengenGlossaryPage *self)
{
  GtkEditable *search = GTK_EDITABLE (self->search);

  if (*gtk_editable_get_text (search) != '\0')
    gtk_editable_set_text (search, "");
  else
    g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

/* --- Rows --- */

static void
setup_cb (TengenGlossaryPage *self, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *word = tengen_ruby_label_new ();
  GtkWidget *translation = gtk_label_new (NULL);

  gtk_widget_add_css_class (word, "glossary-word");
  gtk_widget_set_hexpand (word, TRUE);
  gtk_widget_set_can_focus (word, FALSE);
  gtk_widget_set_can_target (word, FALSE);
  gtk_widget_add_css_class (translation, "dim");
  gtk_widget_set_valign (word, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign (translation, GTK_ALIGN_BASELINE);
  gtk_label_set_ellipsize (GTK_LABEL (translation), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (translation), 2);
  gtk_label_set_wrap (GTK_LABEL (translation), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (translation), 18);
  gtk_box_append (GTK_BOX (box), word);
  gtk_box_append (GTK_BOX (box), translation);
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (TengenGlossaryPage *self, GtkListItem *item)
{
  const TengenLessonEntry *entry =
      get_entry (self, gtk_list_item_get_item (item));
  GtkWidget *word = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  g_autofree char *translation = translate (self, entry);

  tengen_ruby_label_set_text (TENGEN_RUBY_LABEL (word),
                              tengen_lesson_words_get (entry->term, NULL));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (word)),
                       translation);
}

static void
add_factory (TengenGlossaryPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (
      factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->words, factory);
}

/* --- The widget --- */

static void
tengen_glossary_page_dispose (GObject *object)
{
  TengenGlossaryPage *self = TENGEN_GLOSSARY_PAGE (object);

  g_clear_object (&self->selection);
  g_clear_object (&self->filter);
  tengen_widget_dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_RUBY_LABEL);
  tengen_lesson_list_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/lesson/tengen-glossary-page.ui");
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, search);
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, games);
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, said);
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, words);
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, scroller);
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, entry);
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, title);
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, translation);
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, game);
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, meaning);
  gtk_widget_class_bind_template_child (klass, TengenGlossaryPage, other);
  gtk_widget_class_bind_template_callback (klass, search_cb);
  gtk_widget_class_bind_template_callback (klass, search_done_cb);
  gtk_widget_class_bind_template_callback (klass, stop_cb);
  gtk_widget_class_bind_template_callback (klass, filter_cb);
}

static void
tengen_glossary_page_class_init (TengenGlossaryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_glossary_page_dispose;

  /* TengenGlossaryPage::back: the page is no longer wanted */
  signals[SIGNAL_BACK] =
      tengen_signal_new ("back", TENGEN_TYPE_GLOSSARY_PAGE, 0);

  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_glossary_page_init (TengenGlossaryPage *self)
{
  TengenRubyLabel **labels[] = { &self->meaning, &self->other };
  g_autoptr (GtkStringList) games = NULL;

  tengen_style_init ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/lesson/tengen-lesson-list.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_access_leave_by_tab (GTK_WIDGET (self->words));
  games = tengen_glossary_words_make_games ();
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (games));
  add_factory (self);
  tengen_text_look_follow (GTK_WIDGET (self->title));
  tengen_text_look_follow (GTK_WIDGET (self->meaning));
  tengen_text_look_follow (GTK_WIDGET (self->other));
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    g_signal_connect_object (
        *labels[i], "term", G_CALLBACK (term_cb), self, G_CONNECT_SWAPPED);
}

static GtkStringList *
make_model (const GPtrArray *entries)
{
  GtkStringList *model = gtk_string_list_new (NULL);

  for (guint i = 0; i < entries->len; i++)
    {
      const TengenLessonEntry *entry = g_ptr_array_index (entries, i);

      gtk_string_list_append (model, entry->id);
    }
  return model;
}

void
tengen_glossary_page_set_glossary (TengenGlossaryPage *self,
                                   const TengenLessonGlossary *glossary)
{
  const GPtrArray *entries = NULL;
  GtkFilterListModel *found = NULL;

  g_return_if_fail (TENGEN_IS_GLOSSARY_PAGE (self));
  g_return_if_fail (glossary != NULL && self->glossary == NULL);

  self->glossary = glossary;
  entries = tengen_lesson_glossary_get_entries (glossary);
  self->language =
      tengen_glossary_words_pick_language (g_ptr_array_index (entries, 0));
  self->filter = GTK_FILTER (gtk_custom_filter_new (match_cb, self, NULL));
  found = gtk_filter_list_model_new (G_LIST_MODEL (make_model (entries)),
                                     g_object_ref (self->filter));
  self->selection = gtk_single_selection_new (G_LIST_MODEL (found));
  gtk_list_view_set_model (self->words, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection,
                           "notify::selected-item",
                           G_CALLBACK (selected_cb),
                           self,
                           G_CONNECT_SWAPPED);
  selected_cb (self);
  say_number (self);
}

static gboolean
find_row (TengenGlossaryPage *self, const char *id, guint *row)
{
  GListModel *model = G_LIST_MODEL (self->selection);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (model, i);

      if (g_str_equal (gtk_string_object_get_string (item), id))
        {
          *row = i;
          return TRUE;
        }
    }
  return FALSE;
}

static void
clear_search (TengenGlossaryPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_drop_down_set_selected (self->games, 0);
  filter_cb (self);
}

void
tengen_glossary_page_show (TengenGlossaryPage *self, const char *id)
{
  guint row = 0;

  g_return_if_fail (TENGEN_IS_GLOSSARY_PAGE (self));

  if (self->selection == NULL)
    return;
  if (id == NULL)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->search));
      return;
    }
  if (!find_row (self, id, &row))
    clear_search (self);
  if (!find_row (self, id, &row))
    return;
  /* selects it, scrolls there and takes the focus */
  gtk_widget_activate_action (
      GTK_WIDGET (self->words), "list.select-item", "(ubb)", row, FALSE, FALSE);
  gtk_widget_activate_action (
      GTK_WIDGET (self->words), "list.scroll-to-item", "u", row);
  gtk_widget_grab_focus (GTK_WIDGET (self->words));
}
