/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help-shelf: the pages of the help that come with the program
 */
#include "tengen-help-shelf.h"

#include "tengen-help-data.h"
#include "tengen-words-text.h"

#define PATH "/org/tengen/Tengen/help/"
#define ENGLISH "en/"

struct TengenHelpShelf
{
  GPtrArray *pages;
};

static GBytes *
find_data (const char *name)
{
  g_autofree char *path = g_strconcat (PATH, name, NULL);

  return g_resource_lookup_data (tengen_help_data_get_resource (),
                                 path,
                                 G_RESOURCE_LOOKUP_FLAGS_NONE,
                                 NULL);
}

/* The folder of a language: pages of `zh` may lie in `zh_CN/`. */
static char *
find_folder (const char *language)
{
  g_auto (GStrv) names =
      g_resource_enumerate_children (tengen_help_data_get_resource (),
                                     PATH,
                                     G_RESOURCE_LOOKUP_FLAGS_NONE,
                                     NULL);

  for (char **name = names; name != NULL && *name != NULL; name++)
    if (g_str_has_suffix (*name, "/") && g_str_has_prefix (*name, language))
      return g_strdup (*name);
  return g_strdup (ENGLISH);
}

static TengenHelpPage *
read_page (const char *folder, const char *id)
{
  g_autofree char *name = g_strconcat (folder, id, ".xml", NULL);
  g_autoptr (GBytes) bytes = find_data (name);
  gsize length = 0;
  const char *data = NULL;

  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &length);
  return tengen_help_page_read (data, length);
}

static void
add_page (TengenHelpShelf *self, const char *folder, const char *id)
{
  TengenHelpPage *page = read_page (folder, id);

  if (page == NULL)
    page = read_page (ENGLISH, id);
  if (page != NULL)
    g_ptr_array_add (self->pages, page);
  else
    g_warning ("help/%s%s.xml cannot be used", folder, id);
}

static void
add_pages (TengenHelpShelf *self, const char *folder)
{
  g_autoptr (GBytes) bytes = find_data ("contents");
  gsize length = 0;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_strndup (data, length);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (*g_strstrip (*line) != '\0' && **line != '#')
      add_page (self, folder, *line);
}

TengenHelpShelf *
tengen_help_shelf_new (const char *language)
{
  TengenHelpShelf *self = g_new0 (TengenHelpShelf, 1);
  g_autofree char *folder =
      find_folder (language != NULL ? language : tengen_words_language ());

  self->pages =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_help_page_free);
  add_pages (self, folder);
  return self;
}

void
tengen_help_shelf_free (TengenHelpShelf *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->pages);
  g_free (self);
}

const GPtrArray *
tengen_help_shelf_get_pages (const TengenHelpShelf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->pages;
}

const TengenHelpPage *
tengen_help_shelf_find (const TengenHelpShelf *self, const char *id)
{
  g_return_val_if_fail (self != NULL && id != NULL, NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      const TengenHelpPage *page = g_ptr_array_index (self->pages, i);

      if (g_str_equal (page->id, id))
        return page;
    }
  return NULL;
}
