/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-look: readings, size and language of texts
 */
#include "tengen-lesson-window-private.h"

#include "tengen-text-look.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* Languages call themselves by their own names. */
static const char *
name_language (const char *language)
{
  static const struct
  {
    const char *language;
    const char *name;
  } names[] = {
    { "ja", "日本語" }, { "en", "English" }, { "zh", "中文" },
    { "ko", "한국어" }, { "de", "Deutsch" }, { "fr", "Français" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].language, language))
      return names[i].name;
  return language;
}

void
tengen_lesson_window_update_languages (TengenLessonWindow *self)
{
  const GPtrArray *languages =
      self->run != NULL ? tengen_lesson_run_get_lesson (self->run)->languages
                        : NULL;

  GMenu *menu = tengen_lesson_window_find (self, "languages");

  g_menu_remove_all (menu);
  for (guint i = 0; languages != NULL && i < languages->len; i++)
    {
      const char *language = g_ptr_array_index (languages, i);
      g_autoptr (GMenuItem) item =
          g_menu_item_new (name_language (language), NULL);

      g_menu_item_set_action_and_target (item, "win.language", "s", language);
      g_menu_append_item (menu, item);
    }
}

static void
link_menu (TengenLessonWindow *self, const char *label, const char *name)
{
  GMenu *section = tengen_lesson_window_find (self, "look_section");
  GMenuModel *menu = tengen_lesson_window_find (self, name);

  g_menu_append_submenu (section, label, menu);
}

void
tengen_lesson_window_link_menus (TengenLessonWindow *self)
{
  link_menu (self, _ ("Readings"), "readings_menu");
  link_menu (self, _ ("Text"), "text_menu");
}

void
tengen_lesson_window_install_look (GtkWidgetClass *klass)
{
  /* TengenLessonWindow|win.language: language of the lesson (string) */
  gtk_widget_class_install_property_action (klass, "win.language", "language");
  /* TengenLessonWindow|win.text-larger, win.text-smaller: the size of texts;
   * TengenLessonWindow|win.text-normal: as designed */
  tengen_text_look_install_actions (
      klass, "win.text-larger", "win.text-smaller", "win.text-normal");
}
