/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-computer: the computer as an opponent, in words
 */
#include "tengen-words-computer.h"

#include "tengen-words-text.h"

#define C_(context, s) tengen_words_context (context, s)
#define _(s) tengen_words_text (s)

const char *
tengen_words_computer (void)
{
  /* Translators: the computer as a player */
  return C_ ("player", "Computer");
}

char *
tengen_words_computer_level (int level)
{
  g_return_val_if_fail (level >= 1 && level <= TENGEN_GAME_COMPUTER_LEVELS,
                        NULL);

  /* Translators: a level of the computer, 1 to 10 */
  return g_strdup_printf (_ ("Lv. %d"), level);
}

char *
tengen_words_computer_at (const char *side, const char *name, int level)
{
  g_autofree char *strength = tengen_words_computer_level (level);

  g_return_val_if_fail (side != NULL && name != NULL, NULL);

  /* Translators: a side, the computer's name, its level */
  return g_strdup_printf (_ ("%s: %s (%s)"), side, name, strength);
}

const char *
tengen_words_computer_ability (int level)
{
  g_return_val_if_fail (level >= 1 && level <= TENGEN_WORDS_COMPUTER_ABILITIES,
                        NULL);

  switch (level)
    {
    case 1:
      return C_ ("ability", "Capturing from atari");
    case 2:
      return C_ ("ability", "Escaping from atari");
    case 3:
      return C_ ("ability", "Giving atari");
    default:
      return C_ ("ability", "Cutting and connecting");
    }
}

const char *
tengen_words_computer_renju_ability (int level)
{
  g_return_val_if_fail (level >= 1 && level <= TENGEN_WORDS_COMPUTER_ABILITIES,
                        NULL);

  switch (level)
    {
    case 1:
      return C_ ("ability", "Making fives and stopping fours");
    case 2:
      return C_ ("ability", "Stopping threes");
    case 3:
      return C_ ("ability", "Making four-threes");
    default:
      return C_ ("ability", "Leading Black to forbidden points");
    }
}

/* What a level that does not search sees. */
static char *
list_abilities (int level, const char *(*name) (int level))
{
  g_autoptr (GString) text = g_string_new (NULL);
  int most = MIN (level, TENGEN_WORDS_COMPUTER_ABILITIES);

  for (int i = 1; i <= most; i++)
    {
      if (i > 1)
        /* Translators: between two abilities in a list */
        g_string_append (text, C_ ("abilities", ", "));
      g_string_append (text, name (i));
    }
  /* Translators: what the computer sees at a level: a list */
  return g_strdup_printf (_ ("Sees: %s"), text->str);
}

char *
tengen_words_computer_sees (int level, guint playouts, gboolean ladders)
{
  g_return_val_if_fail (level >= 1 && level <= TENGEN_GAME_COMPUTER_LEVELS,
                        NULL);

  if (playouts > 0 && ladders)
    return g_strdup_printf (
        tengen_words_plural (
            "Reads ladders and ahead: before each move it plays the game out "
            "%u time.",
            "Reads ladders and ahead: before each move it plays the game out "
            "%u times.",
            playouts),
        playouts);
  if (playouts > 0)
    return g_strdup_printf (
        tengen_words_plural (
            "Reads ahead: before each move it plays the game out %u time.",
            "Reads ahead: before each move it plays the game out %u times.",
            playouts),
        playouts);
  return list_abilities (level, tengen_words_computer_ability);
}

char *
tengen_words_computer_sees_renju (int level, guint positions)
{
  g_return_val_if_fail (level >= 1 && level <= TENGEN_GAME_COMPUTER_LEVELS,
                        NULL);

  if (positions > 0)
    return g_strdup_printf (
        tengen_words_plural (
            "Reads chains of fours and ahead: before each move it looks at "
            "%u position at most.",
            "Reads chains of fours and ahead: before each move it looks at "
            "%u positions at most.",
            positions),
        positions);
  return list_abilities (level, tengen_words_computer_renju_ability);
}
