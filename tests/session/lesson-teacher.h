/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-teacher: a small lesson as a teacher writes it, and what goes wrong
 * in it, for tests
 */
#pragma once

#include <glib.h>

static const char teacher_lesson[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<lesson xmlns=\"urn:tengen:lesson:1\" id=\"mine\" version=\"1\"\n"
    " xml:lang=\"en\" game=\"pure-go\" size=\"9\">\n"
    "  <title>My Lesson</title>\n"
    "  <chapter id=\"one\">\n"
    "    <title>One</title>\n"
    "    <step id=\"look\"><say>Look.</say></step>\n"
    "    <step id=\"take\">\n"
    "      <say>Take the white stone.</say>\n"
    "      <diagram to-play=\"black\">\n"
    "        <stones colour=\"black\" at=\"E6 D5 F5\"/>\n"
    "        <stones colour=\"white\" at=\"E5\"/>\n"
    "      </diagram>\n"
    "      <try>\n"
    "        <answer at=\"E4\" verdict=\"right\"><say>Taken.</say></answer>\n"
    "      </try>\n"
    "    </step>\n"
    "  </chapter>\n"
    "</lesson>\n";

/**
 * Slip:
 * @old: what stands in the lesson
 * @new: what is written there instead
 * @line: in which line it is an error, 0 for the whole file
 * @said: what is said of it
 *
 * Something that goes wrong.
 */
typedef struct
{
  const char *old;
  const char *new;
  int line;
  const char *said;
} Slip;

static const Slip slips[] = {
  { "Look.</say>", "Look.", 7, "The XML is broken here*" },
  { "<say>Look", "<sya>Look", 7, "The XML is broken here*" },
  { "id=\"mine\"", "id=\"mine", 2, "The XML is broken here*" },
  { "Look.", "Look & see.", 7, "The XML is broken here*" },
  { "pure-go", "pure-goo", 2, "game=\"pure-goo\" is not possible*" },
  { "size=\"9\"", "size=\"29\"", 2, "size=\"29\" is not possible*" },
  { "id=\"take\"", "id=\"look\"", 8, "The name “look” is given twice*" },
  { "at=\"E4\"", "at=\"Z4\"", 15, "*Z4*" },
  { "at=\"E4\"", "at=\"T19\"", 15, "This board has no point “T19”." },
  { "at=\"E4\"", "at=\"D5\"", 15, "D5 is called right, but the rules*" },
  { "at=\"E4\" verdict=\"right\"",
    "at=\"E4\" verdict=\"wrong\"",
    14,
    "There is no right answer*" },
  { "\"right\"", "\"rigth\"", 15, "verdict=\"rigth\" is not possible*" },
  { "at=\"E6 D5 F5\"", "at=\"E6 D5 E5\"", 12, "There is already a stone*E5*" },
  { "at=\"E6 D5 F5\"", "at=\"E6 D5 F5 E4\"", 10, "The stone on E5 has no*" },
  { "colour=\"white\"", "color=\"white\"", 12, "*no attribute “color”*" },
  { "<diagram to-play", "<diagramm to-play", 13, "The XML is broken*" },
  { "<say>Take the white stone.</say>", "", 8, "<step> needs a <say>*" },
  { "Take the", "<term ref=\"nowhere\">Take</term> the", 9, "*“nowhere”*" },
  { "lesson:1", "lesson:x", 2, "This is no lesson*" },
  { "version=\"1\"\n", "version=\"2\"\n", 2, "The lesson is of version 2*" },
  { "<lesson", "<!DOCTYPE lesson><lesson", 0, "The file has a DOCTYPE*" },
};

/* Gives the lesson with something in the place of something else. */
static inline char *
teacher_write (const char *old, const char *new)
{
  g_autoptr (GString) text = g_string_new (teacher_lesson);

  g_assert_cmpuint (g_string_replace (text, old, new, 1), ==, 1);
  return g_strdup (text->str);
}
