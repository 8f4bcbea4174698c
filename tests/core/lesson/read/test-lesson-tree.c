/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What strangers may send: each gets one fault, soon.
 */
#include "lesson-faults.h"
#include "tengen-lesson-tree.h"
#include "thread-time.h"

#define SPACE "urn:tengen:lesson:1"
#define HEAD "<lesson xmlns='" SPACE "'>"

/* Time for one file that is refused. */
#define SOON_US (50 * G_TIME_SPAN_MILLISECOND)

static xmlDoc *
read_tree (const char *data, gsize length, GPtrArray *faults)
{
  g_autofree char *copy = g_memdup2 (data, length);

  tengen_lesson_loader_close ();
  return tengen_lesson_tree_new (copy, length, SPACE, "lesson", faults);
}

static void
assert_bytes (const char *data, gsize length, const char *wanted)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  gint64 start = get_thread_us ();
  xmlDoc *doc = read_tree (data, length, faults);
  gint64 took = get_thread_us () - start;
  g_autofree char *found = list_faults (faults);

  g_assert_cmpstr (found, ==, wanted);
  g_assert_true ((doc == NULL) == (faults->len > 0));
  if (took > SOON_US / 4)
    g_test_message ("took %d us", (int) took);
  g_assert_cmpint (took, <, SLOWER * 2 * SOON_US);
  g_clear_pointer (&doc, xmlFreeDoc);
}

static void
assert_text (const char *text, const char *wanted)
{
  assert_bytes (text, strlen (text), wanted);
}

/* @before, @piece so many times, @after. */
static char *
repeat (const char *before, const char *piece, int n, const char *after)
{
  GString *text = g_string_new (before);

  for (int i = 0; i < n; i++)
    g_string_append (text, piece);
  g_string_append (text, after);
  return g_string_free (text, FALSE);
}

static void
test_good (void)
{
  assert_text (HEAD "</lesson>", "");
  assert_text ("\xef\xbb\xbf" HEAD "</lesson>", "");
  assert_text ("<?xml version='1.0' encoding='utf-8'?>\n" HEAD "</lesson>", "");
  assert_text ("<?xml version=\"1.0\"?><!-- encoding='x' -->" HEAD "</lesson>",
               "");
  assert_text (HEAD "&lt;&#x77f3;<![CDATA[<a>]]></lesson>", "");
}

static void
test_no_xml (void)
{
  assert_text ("", "1 XML - Document is empty");
  assert_text ("(;GM[1])", "1 XML - Start tag expected, '<' not found");
  assert_text (HEAD "\n<step>\n</lesson>",
               "3 XML - Opening and ending tag mismatch: step line 2 and "
               "lesson");
  assert_text (HEAD "\n<step a='1' a='2'/></lesson>",
               "2 XML - Attribute a redefined");
  assert_text (HEAD "\n\n<x:step/></lesson>",
               "3 XML - Namespace prefix x on step is not defined");
  assert_text (HEAD, "1 XML - Premature end of data in tag lesson line 1");
}

static void
test_encodings (void)
{
  static const char shift_jis[] = HEAD "\n\x90\xce</lesson>";
  static const char utf_16[] = "\xff\xfe<\0l\0e\0s\0s\0o\0n\0/\0>\0";
  static const char nul[] = HEAD "\n\0</lesson>";

  assert_text (shift_jis, "2 ENCODING - -");
  assert_text ("<?xml version='1.0' encoding='Shift_JIS'?>" HEAD "</lesson>",
               "1 ENCODING - Shift_JIS");
  assert_text ("<?xml version='1.0' encoding = \"UTF-16\"?>" HEAD "</lesson>",
               "1 ENCODING - UTF-16");
  assert_bytes (utf_16, sizeof utf_16 - 1, "1 ENCODING - -");
  assert_bytes (nul, sizeof nul - 1, "2 ENCODING - -");
  assert_text (HEAD "\n\n\xe7\x9f</lesson>", "3 ENCODING - -");
}

static void
test_entities (void)
{
  assert_text ("<!DOCTYPE lesson [\n"
               "<!ENTITY a 'ha'>\n"
               "<!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>\n"
               "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;'>\n"
               "<!ENTITY d '&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;'>\n"
               "]>" HEAD "&d;</lesson>",
               "1 DOCTYPE - -");
  assert_text (
      "<?xml version='1.0'?>\n"
      "<!DOCTYPE lesson [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" HEAD
      "&a;</lesson>",
      "2 DOCTYPE - -");
  assert_text ("<!DOCTYPE lesson SYSTEM 'http://localhost/a.dtd'>" HEAD
               "</lesson>",
               "1 DOCTYPE - -");
  assert_text (HEAD "\n&a;</lesson>", "2 XML - Entity 'a' not defined");
}

static void
test_others (void)
{
  assert_text ("<lesson/>", "1 NAMESPACE - lesson");
  assert_text ("<lesson xmlns='urn:tengen:lesson:2'/>", "1 NAMESPACE - lesson");
  assert_text ("\n\n<html xmlns='http://www.w3.org/1999/xhtml'/>",
               "3 NAMESPACE - html");
  assert_text ("<step xmlns='" SPACE "'/>", "1 NAMESPACE - step");
  assert_text (HEAD "<i:include xmlns:i='http://www.w3.org/2001/XInclude' "
                    "href='/etc/passwd'/></lesson>",
               "");
}

static void
test_limits (void)
{
  g_autofree char *deep = repeat (HEAD, "\n<a>", 300, "");
  g_autofree char *wide = repeat (HEAD, "\n<a/>", 30000, "</lesson>");
  g_autofree char *wide_ok = repeat (HEAD, "<a/>", 19999, "</lesson>");
  g_autofree char *deep_ok =
      repeat (HEAD,
              "<a>",
              15,
              "</a></a></a></a></a></a></a></a></a></a></a></a></a>"
              "</a></a></lesson>");

  assert_text (deep, "17 DEPTH - -");
  assert_text (deep_ok, "");
  assert_text (wide, "20001 ELEMENTS - -");
  assert_text (wide_ok, "");
}

static void
test_size (void)
{
  g_autofree char *huge = repeat (HEAD, "0123456789\n", 1024 * 1024, "");
  g_autofree char *attribute = repeat (
      "<lesson xmlns='" SPACE "' a='", "0123456789", 1024 * 1024, "'/>");
  g_autofree char *full = g_strnfill (TENGEN_LESSON_MAX_BYTES, ' ');

  assert_text (huge, "0 SIZE - -");
  assert_text (attribute, "0 SIZE - -");
  memcpy (full, HEAD "</lesson>", strlen (HEAD "</lesson>"));
  assert_text (full, "");
}

static void
test_lines (void)
{
  static const char text[] = "<?xml version='1.0'?>\n" HEAD
                             "\n<step\n a='x>\n'\n/><step/>\n\n<say\n></say>"
                             "</lesson>";
  static const int lines[] = { 3, 6, 8 };
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  xmlDoc *doc = read_tree (text, strlen (text), faults);
  const xmlNode *node =
      tengen_lesson_tree_first (xmlDocGetRootElement (doc), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_assert_cmpint (tengen_lesson_tree_get_line (node), ==, lines[i]);
      node = tengen_lesson_tree_next (node, NULL);
    }
  g_assert_null (node);
  xmlFreeDoc (doc);
}

static void
test_many_lines (void)
{
  g_autofree char *text = repeat (HEAD, "\n", 100000, "<a/></lesson>");
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  xmlDoc *doc = read_tree (text, strlen (text), faults);
  const xmlNode *node =
      tengen_lesson_tree_first (xmlDocGetRootElement (doc), "a");

  g_assert_cmpint (tengen_lesson_tree_get_line (node), ==, 100001);
  xmlFreeDoc (doc);
}

static void
test_values (void)
{
  static const char text[] =
      "<lesson xmlns='" SPACE "' xml:lang='ja' a=' x\n\t y ' b='' c='&lt;&#65;'"
      " xmlns:o='urn:o' o:d='no'> t <o:e/><f>  u\n <!-- v -->w<?x?> "
      "</f></lesson>";
  static const char *const names[] = { "xml:lang", "a", "b", "c", "d", "lang" };
  static const char *const wanted[] = { "ja", "x y", "", "<A", NULL, NULL };
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  xmlDoc *doc = read_tree (text, strlen (text), faults);
  const xmlNode *root = xmlDocGetRootElement (doc);
  const xmlNode *node = tengen_lesson_tree_first (root, NULL);
  g_autofree char *inner = tengen_lesson_tree_get_text (node);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *value = tengen_lesson_tree_get (root, names[i]);

      g_assert_cmpstr (value, ==, wanted[i]);
    }
  g_assert_true (tengen_lesson_tree_is (node, "f"));
  g_assert_false (tengen_lesson_tree_is_own (root->children));
  g_assert_cmpstr (inner, ==, "u w");
  xmlFreeDoc (doc);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-tree/good", test_good);
  g_test_add_func ("/lesson-tree/no-xml", test_no_xml);
  g_test_add_func ("/lesson-tree/encodings", test_encodings);
  g_test_add_func ("/lesson-tree/entities", test_entities);
  g_test_add_func ("/lesson-tree/others", test_others);
  g_test_add_func ("/lesson-tree/limits", test_limits);
  g_test_add_func ("/lesson-tree/size", test_size);
  g_test_add_func ("/lesson-tree/lines", test_lines);
  g_test_add_func ("/lesson-tree/many-lines", test_many_lines);
  g_test_add_func ("/lesson-tree/values", test_values);
  return g_test_run ();
}
