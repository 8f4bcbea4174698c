/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-relay: what is said to two teams at a board
 */
#include "tengen-words-relay.h"

#include "tengen-words-ruby.h"
#include "tengen-words-rules.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* The name with its reading, if it is known. */
static const char *
get_name (TengenStone stone, const char *name)
{
  if (name != NULL)
    return name;
  return stone == TENGEN_STONE_BLACK ? _ ("Black team") : _ ("White team");
}

char *
tengen_words_team (TengenStone stone, const char *name)
{
  g_autoptr (TengenLessonText) text =
      tengen_words_ruby (get_name (stone, name));

  return tengen_lesson_text_get_plain (text);
}

char *
tengen_words_team_points (TengenStone stone, const char *name, int points)
{
  g_autofree char *team = tengen_words_team (stone, name);

  return g_strdup_printf (
      /* TRANSLATORS: the score of a team: its name, a number */
      tengen_words_plural ("%1$s: %2$d point", "%1$s: %2$d points", points),
      team,
      points);
}

char *
tengen_words_relay_title (int goal)
{
  if (goal == 0)
    return g_strdup (_ ("Pure Go in relay"));
  return tengen_words_capture_game (goal);
}

static char *
write_who (const TengenRelayTeam *team)
{
  const char *name = get_name (team->stone, team->name);

  if (team->person == 0)
    return g_strdup (name);
  return g_strdup_printf (
      /* TRANSLATORS: a person of a team: name of the team, number */
      _ ("%1$s, person %2$d"),
      name,
      team->person);
}

static char *
write_turn (const char *who)
{
  return g_strdup_printf (_ ("Your turn: %s."), who);
}

static char *
write_start (const char *who, int goal)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *rule = NULL;
  g_autofree char *turn = write_turn (who);

  if (goal > 0)
    rule = g_strdup_printf (
        tengen_words_plural ("Whoever takes %d stone first wins.",
                             "Whoever takes %d stones first wins.",
                             goal),
        goal);
  tengen_words_append (text, rule);
  tengen_words_append (text, turn);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
write_won (const TengenRelayTeam *team, int stones)
{
  return g_strdup_printf (
      tengen_words_plural ("%1$s has taken %2$d stone. %1$s has won.",
                           "%1$s has taken %2$d stones. %1$s has won.",
                           stones),
      get_name (team->stone, team->name),
      stones);
}

static char *
write (TengenRelaySaying saying, const TengenRelayTeam *team, int stones)
{
  g_autofree char *who = write_who (team);

  switch (saying)
    {
    case TENGEN_RELAY_SAYING_START:
      return write_start (who, stones);
    case TENGEN_RELAY_SAYING_TURN:
      return write_turn (who);
    case TENGEN_RELAY_SAYING_ANSWER:
      /* TRANSLATORS: a team, or a person of it */
      return g_strdup_printf (_ ("To answer: %s."), who);
    case TENGEN_RELAY_SAYING_NEXT:
      return g_strdup_printf (_ ("Change places. Next: %s."), who);
    case TENGEN_RELAY_SAYING_WON:
      return write_won (team, stones);
    case TENGEN_RELAY_SAYING_WAIT:
      return g_strdup (_ ("Press “Next person” first."));
    }
  g_assert_not_reached ();
}

TengenLessonText *
tengen_words_relay (TengenRelaySaying saying,
                    const TengenRelayTeam *team,
                    int stones)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (team != NULL, NULL);

  text = write (saying, team, stones);
  return tengen_words_ruby (text);
}

TengenLessonText *
tengen_words_relay_end (const char *black,
                        int black_points,
                        const char *white,
                        int white_points)
{
  g_autofree char *first =
      tengen_words_team_points (TENGEN_STONE_BLACK, black, black_points);
  g_autofree char *second =
      tengen_words_team_points (TENGEN_STONE_WHITE, white, white_points);
  g_autofree char *both = g_strdup_printf (
      /* TRANSLATORS: the points of one team, of the other one */
      _ ("%1$s. %2$s."),
      first,
      second);
  g_autofree char *end = NULL;
  g_autoptr (GString) text = g_string_new (both);

  if (black_points == white_points)
    end = g_strdup (_ ("It is a draw."));
  else
    end = g_strdup_printf (
        /* TRANSLATORS: a team */
        _ ("%s has won."),
        black_points > white_points ? get_name (TENGEN_STONE_BLACK, black)
                                    : get_name (TENGEN_STONE_WHITE, white));
  tengen_words_append (text, end);
  return tengen_words_ruby (text->str);
}
