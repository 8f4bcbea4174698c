/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-room: what stands on the page of a room
 */
#include "tengen-words-room.h"

#include "tengen-words-text.h"

#define N_(text) NULL, (text)
#define NC_(context, text) (context), (text)

/**
 * Word:
 * @id: what the page calls it
 * @context: (nullable): of the translation
 * @text: in English
 */
typedef struct
{
  const char *id;
  const char *context;
  const char *text;
} Word;

static const Word words[] = {
  /* the page before the room */
  { "who", NC_ ("room", "Choose your name") },
  { "here", NC_ ("room", "Here") },
  { "other", NC_ ("room", "My name is not here") },
  { "names", NC_ ("room", "Back to the names") },
  { "name", NC_ ("room", "Your name") },
  { "picture", NC_ ("room", "Choose a picture") },
  { "enter", NC_ ("room", "Enter the room") },
  { "ask-teacher", NC_ ("room", "Ask the teacher") },
  { "unencrypted",
    NC_ ("room",
         "This room is not encrypted: others on the same network could read "
         "along. Write nothing that must stay secret.") },
  /* seats */
  { "black", N_ ("Black") },
  { "white", N_ ("White") },
  { "you", NC_ ("room", "you") },
  { "turn", N_ ("To move") },
  { "agreed", NC_ ("room", "agrees") },
  { "away", NC_ ("room", "not connected") },
  { "computer", NC_ ("player", "Computer") },
  /* what can be pressed */
  { "hand-up", NC_ ("room", "Raise hand") },
  { "hand-down", NC_ ("room", "Lower hand") },
  { "play-here", NC_ ("room", "Play here") },
  { "tap-again", NC_ ("room", "Tap the same point again to play there.") },
  { "resign-sure", NC_ ("room", "Do you want to resign?") },
  { "leave-sure",
    NC_ ("room", "Do you want to give this seat to somebody else?") },
  { "yes", N_ ("Yes") },
  { "no", N_ ("No") },
  { "greet", NC_ ("room", "Greetings") },
  { "not-me", NC_ ("room", "This is not me") },
  { "watch", NC_ ("room", "Look at other boards") },
  { "watch-back", NC_ ("room", "Back") },
  { "continue-here", NC_ ("room", "Continue here") },
  { "again", NC_ ("room", "Enter again") },
  /* what the teacher wants */
  { "paused", NC_ ("room", "Hands off. Please listen to the teacher.") },
  { "look", NC_ ("room", "Please look at the screen.") },
  /* other tables */
  { "state-play", NC_ ("room", "Playing") },
  { "state-count", NC_ ("room", "Counting") },
  { "state-over", NC_ ("room", "Over") },
  /* what a screen reader says of the board */
  { "board", NC_ ("room", "Board. Arrow keys move, Enter plays.") },
  { "point-empty", NC_ ("room", "empty") },
  { "mark-last", NC_ ("room", "last move") },
  { "mark-bad", NC_ ("room", "not possible") },
  { "mark-why", NC_ ("room", "this is why") },
  { "mark-dead", NC_ ("room", "dead") },
  { "mark-black", NC_ ("room", "Black’s point") },
  { "mark-white", NC_ ("room", "White’s point") },
  { "mark-hint", NC_ ("room", "hint") },
  { "mark-new", NC_ ("room", "new") },
  /* pictures of people */
  { "picture-0", NC_ ("picture", "Sun") },
  { "picture-1", NC_ ("picture", "Moon") },
  { "picture-2", NC_ ("picture", "Star") },
  { "picture-3", NC_ ("picture", "Cloud") },
  { "picture-4", NC_ ("picture", "Mountain") },
  { "picture-5", NC_ ("picture", "Wave") },
  { "picture-6", NC_ ("picture", "Leaf") },
  { "picture-7", NC_ ("picture", "Flower") },
  { "picture-8", NC_ ("picture", "Tree") },
  { "picture-9", NC_ ("picture", "Fish") },
  { "picture-10", NC_ ("picture", "Bird") },
  { "picture-11", NC_ ("picture", "Rabbit") },
  { "picture-12", NC_ ("picture", "Cat") },
  { "picture-13", NC_ ("picture", "Umbrella") },
  { "picture-14", NC_ ("picture", "Boat") },
  { "picture-15", NC_ ("picture", "House") },
};

guint
tengen_words_room_count (void)
{
  return G_N_ELEMENTS (words);
}

const char *
tengen_words_room_get_id (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (words), NULL);

  return words[index].id;
}

const char *
tengen_words_room_get_text (guint index)
{
  const Word *word = &words[index];

  g_return_val_if_fail (index < G_N_ELEMENTS (words), NULL);

  if (word->context == NULL)
    return tengen_words_text (word->text);
  return tengen_words_context (word->context, word->text);
}
