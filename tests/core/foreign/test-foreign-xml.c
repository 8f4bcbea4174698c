/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * XML of other programs: charsets, and what is refused.
 */
#include "foreign-check.h"

#define GO(text)                                                               \
  "<Go><GoGame><Information><BoardSize>9</BoardSize><BlackPlayer>" text        \
  "</BlackPlayer></Information><Nodes/></GoGame></Go>"

/* What the file says counts if the bytes are not UTF-8, or else a guess. */
static void
test_charset (void)
{
  static const struct
  {
    const char *text;
    const char *name;
    const char *charset;
    gboolean certain;
  } rows[] = {
    { GO ("黒"), "黒", "UTF-8", TRUE },
    { "<?xml version='1.0' encoding='Shift_JIS'?>" GO ("\x8D\x95\x93\x63"),
      "黒田",
      "Shift_JIS",
      TRUE },
    { "<?xml version='1.0' encoding=\"iso-8859-1\"?>" GO ("J\xF6rg"),
      "Jörg",
      "iso-8859-1",
      TRUE },
    { "<?xml version='1.0' encoding='nonesuch'?>" GO ("J\xF6rg"),
      "Jörg",
      "CP1252",
      FALSE },
    { "<?xml version='1.0' encoding='utf-8'?>" GO ("a\xFF\x62"),
      "a\uFFFDb",
      "utf-8",
      TRUE },
    { GO ("a&amp;&#x9ED2;<![CDATA[<b>]]>"), "a&黒<b>", "UTF-8", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TengenSgfReading) reading = read_good (
          rows[i].text, strlen (rows[i].text), NULL, TENGEN_FOREIGN_JAGO);

      g_test_message ("row %zu", i);
      check_root (reading, TENGEN_PROPERTY_PB, rows[i].name);
      g_assert_cmpstr (reading->charset, ==, rows[i].charset);
      g_assert_cmpint (reading->certain, ==, rows[i].certain);
    }
}

/* A mark of UTF-16 counts more than what the file says. */
static void
test_wide (void)
{
  static const char text[] = "<?xml version='1.0' encoding='UTF-8'?>" GO ("b");
  char wide[2 * sizeof text] = { '\xFE', '\xFF' };

  for (gsize i = 0; i < sizeof text - 1; i++)
    wide[2 * i + 3] = text[i];
  {
    g_autoptr (TengenSgfReading) reading =
        read_good (wide, sizeof wide, NULL, TENGEN_FOREIGN_JAGO);

    check_root (reading, TENGEN_PROPERTY_PB, "b");
  }
}

/* Not well-formed, entities of its own, and what would take too long. */
static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    guint line;
    guint column;
  } rows[] = {
    { "<Go>\n<GoGame></Go>", 2, 14 },
    { "<Go><GoGame>", 1, 13 },
    { "<!DOCTYPE Go [\n<!ENTITY x SYSTEM 'file:///etc/passwd'>]>" GO ("&x;"),
      2,
      39 },
    { "<!DOCTYPE Go [<!ENTITY % x 'y'>]>" GO (""), 1, 31 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("row %zu", i);
      check_refused (rows[i].text,
                     strlen (rows[i].text),
                     NULL,
                     TENGEN_FOREIGN_ERROR_XML,
                     rows[i].line,
                     rows[i].column);
    }
}

/* A DTD elsewhere is not read, and an entity of it is nothing. */
static void
test_outer (void)
{
  static const char text[] =
      "<!DOCTYPE Go SYSTEM 'file:///etc/passwd'>" GO ("a&b;c");
  g_autoptr (TengenSgfReading) reading =
      read_good (text, sizeof text - 1, NULL, TENGEN_FOREIGN_JAGO);

  check_root (reading, TENGEN_PROPERTY_PB, "ac");
}

static void
test_attributes (void)
{
  GString *text = g_string_new ("<Go><GoGame><Nodes><Black");

  for (int i = 0; i < 1001; i++)
    g_string_append_printf (text, " a%d=''", i);
  g_string_append (text, "/></Nodes></GoGame></Go>");
  check_refused (text->str,
                 text->len,
                 NULL,
                 TENGEN_FOREIGN_ERROR_XML,
                 1,
                 (guint) (strstr (text->str, "a1000=") - text->str) + 6);
  g_string_free (text, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-xml/charset", test_charset);
  g_test_add_func ("/foreign-xml/wide", test_wide);
  g_test_add_func ("/foreign-xml/refused", test_refused);
  g_test_add_func ("/foreign-xml/outer", test_outer);
  g_test_add_func ("/foreign-xml/attributes", test_attributes);
  return g_test_run ();
}
