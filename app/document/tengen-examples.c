/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-examples: games that come with the program (例題)
 */
#include "tengen-examples.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

#define FOLDER "/org/tengen/Tengen/examples/"

static const struct
{
  const char *name;
  const char *label;
} EXAMPLES[] = {
  { "online-room", N_ ("The Online Room’s Count") },
  { "one-sided-dame", N_ ("Dame of One Side Only") },
  { "four-liberty-seki", N_ ("Seki With Four Liberties") },
  { "mannen-ko-agreed", N_ ("Ten-Thousand-Year Ko, Agreed") },
  { "mannen-ko-played", N_ ("Ten-Thousand-Year Ko, Played Out") },
  { "bent-four-agreed", N_ ("Bent Four in the Corner, Agreed") },
  { "bent-four-played", N_ ("Bent Four in the Corner, Played Out") },
  { "ranka-1", N_ ("The Ranka Game 1: Counted in Lu") },
  { "ranka-2", N_ ("The Ranka Game 2: Stones and Territory") },
  { "ranka-3", N_ ("The Ranka Game 3: Equal Stones") },
  { "renju-game", N_ ("A Short Game of Renju") },
};

GMenuModel *
tengen_examples_make_menu (void)
{
  GMenu *menu = g_menu_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (EXAMPLES); i++)
    {
      g_autoptr (GMenuItem) item =
          g_menu_item_new (_ (EXAMPLES[i].label), NULL);
      g_menu_item_set_action_and_target (
          item, "app.example", "s", EXAMPLES[i].name);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

TengenLoaded *
tengen_examples_load (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);
  g_autofree char *path = g_strconcat (FOLDER, name, ".sgf", NULL);
  g_autoptr (GBytes) bytes =
      g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (bytes == NULL)
    return NULL;
  TengenLoaded *loaded = tengen_loaded_parse (bytes, 0, "UTF-8", NULL);
  if (loaded == NULL)
    return NULL;
  /* the text beside the board is the point of the example */
  loaded->annotated = TRUE;
  loaded->is_example = TRUE;
  return loaded;
}
