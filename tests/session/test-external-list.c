/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-external-list: which engines there are, and what they play
 */
#include "tengen-external-list.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

/* The home folder of all tests: GLib looks for it once. */
static char *home;

/* Programs, of which nothing but what a test makes is found. */
typedef struct
{
  char *path;
  TengenExternalList *list;
} Fixture;

static void
make_file (const char *folder, const char *name, int mode)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, "#!/bin/sh\n", -1, NULL));
  g_assert_cmpint (g_chmod (path, mode), ==, 0);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->path = g_build_filename (home, "programs", NULL);
  g_mkdir_with_parents (self->path, 0700);
  g_setenv ("PATH", self->path, TRUE);
  self->list = tengen_external_list_new ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_autofree char *command = g_strdup_printf ("/bin/rm -r '%s'", home);

  g_object_unref (self->list);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  g_free (self->path);
}

static void
test_found (Fixture *self, gconstpointer data)
{
  g_autofree char *bin = g_build_filename (home, ".local/bin", NULL);

  /* no program; and of those that Debian has, any may be on this machine */
  make_file (self->path, "katago", 0644);
  g_assert_null (tengen_external_list_find (self->list, "katago"));
  make_file (bin, "katago", 0755);
  /* found when it is searched anew */
  g_assert_null (tengen_external_list_find (self->list, "katago"));
  tengen_external_list_refresh (self->list);
  g_assert_nonnull (tengen_external_list_find (self->list, "katago"));
  g_assert_cmpstr (
      tengen_external_list_find (self->list, "katago")->name, ==, "KataGo");
}

/* Debian's pachi is another program, under whatever link. */
static void
test_pachi (Fixture *self, gconstpointer data)
{
  g_autofree char *link = g_build_filename (self->path, "pachi", NULL);
  g_autoptr (GError) error = NULL;

  if (g_file_test ("/usr/games/pachi", G_FILE_TEST_EXISTS))
    {
      g_assert_cmpint (symlink ("/usr/games/pachi", link), ==, 0);
      g_assert_null (tengen_external_list_find (self->list, "pachi"));
      g_assert_null (tengen_external_list_add (
          self->list, "", TENGEN_EXTERNAL_GTP, link, &error));
      g_assert_nonnull (error);
      g_unlink (link);
    }
  make_file (self->path, "pachi", 0755);
  tengen_external_list_refresh (self->list);
  g_assert_nonnull (tengen_external_list_find (self->list, "pachi"));
}

static const TengenExternalEntry *
add (Fixture *self,
     const char *name,
     TengenExternalProtocol protocol,
     const char *command)
{
  g_autoptr (GError) error = NULL;
  const char *id =
      tengen_external_list_add (self->list, name, protocol, command, &error);

  g_assert_no_error (error);
  return tengen_external_list_find (self->list, id);
}

static void
test_own (Fixture *self, gconstpointer data)
{
  g_autoptr (TengenExternalList) again = tengen_external_list_new ();
  const TengenExternalEntry *entry;
  g_autoptr (GVariant) saved = NULL;
  g_autofree char *id = NULL;
  guint before = tengen_external_list_get_n (self->list);

  make_file (self->path, "a bot", 0755);
  entry = add (self, "", TENGEN_EXTERNAL_GTP, "'a bot' --mode 'two words'");
  g_assert_cmpstr (entry->name, ==, "a bot");
  g_assert_cmpstr (entry->arguments[1], ==, "two words");
  g_assert_true (entry->own);
  id = g_strdup (entry->id);
  /* the same again has another name now */
  entry = add (self, "Bot", TENGEN_EXTERNAL_GTP, "'a bot' --mode 'two words'");
  g_assert_cmpstr (entry->id, ==, id);
  g_assert_cmpstr (entry->name, ==, "Bot");
  g_assert_cmpuint (tengen_external_list_get_n (self->list), ==, before + 1);
  g_object_get (self->list, "saved", &saved, NULL);
  g_object_set (again, "saved", saved, NULL);
  g_assert_cmpstr (tengen_external_list_find (again, id)->name, ==, "Bot");
  tengen_external_list_remove (self->list, id);
  g_assert_null (tengen_external_list_find (self->list, id));
  g_assert_cmpuint (tengen_external_list_get_n (self->list), ==, before);
}

static void
test_own_faults (Fixture *self, gconstpointer data)
{
  static const char *const COMMANDS[] = {
    "", "'", "nowhere --gtp", "~/nowhere"
  };

  for (guint i = 0; i < G_N_ELEMENTS (COMMANDS); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (tengen_external_list_add (
          self->list, "x", TENGEN_EXTERNAL_GTP, COMMANDS[i], &error));
      g_assert_nonnull (error);
    }
}

/* One that was added and is gone is listed, and says so. */
static void
test_gone (Fixture *self, gconstpointer data)
{
  const TengenExternalEntry *entry;
  g_autofree char *path = g_build_filename (self->path, "bot", NULL);
  g_autofree char *why = NULL;

  make_file (self->path, "bot", 0755);
  entry = add (self, "", TENGEN_EXTERNAL_GTP, "bot");
  g_unlink (path);
  tengen_external_list_refresh (self->list);
  entry = tengen_external_list_get (
      self->list, tengen_external_list_get_n (self->list) - 1);
  why = tengen_external_entry_explain (entry, NULL);
  g_assert_cmpstr (why, ==, "bot is not there any more.");
}

static void
check_why (const TengenExternalEntry *entry,
           const TengenGameSetup *setup,
           const char *expected)
{
  g_autofree char *why = tengen_external_entry_explain (entry, setup);

  g_assert_cmpstr (why, ==, expected);
}

static TengenGameSetup *
make_go (const char *rules, int size)
{
  return tengen_game_setup_new (tengen_go_rules_find (rules), size);
}

static void
check_go (const TengenExternalEntry *entry,
          const char *rules,
          int size,
          const char *expected)
{
  g_autoptr (TengenGameSetup) setup = make_go (rules, size);

  check_why (entry, setup, expected);
}

/* Only what an engine knows exactly is offered. */
static void
test_plays (Fixture *self, gconstpointer data)
{
  TengenRenjuRules free, swaps;
  g_autoptr (TengenGameSetup) capture = make_go ("pure", 9);
  g_autoptr (TengenGameSetup) renju = NULL;
  g_autoptr (TengenGameSetup) opening = NULL;
  const TengenExternalEntry *gnugo, *rapfi, *leela;

  tengen_renju_rules_init (&free, TENGEN_RENJU_FREE);
  tengen_renju_rules_init (&swaps, TENGEN_RENJU_S26);
  renju = tengen_game_setup_new_renju (&free);
  opening = tengen_game_setup_new_renju (&swaps);
  tengen_go_rules_set_goal (&capture->rules, 1);
  make_file (self->path, "gnugo", 0755);
  make_file (self->path, "pbrain-rapfi", 0755);
  make_file (self->path, "leelaz", 0755);
  make_file (self->path, "best-network", 0644);
  gnugo = tengen_external_list_find (self->list, "gnugo");
  rapfi = tengen_external_list_find (self->list, "rapfi");
  leela = tengen_external_list_find (self->list, "leelaz");
  check_go (gnugo, "pure", 7, NULL);
  check_go (gnugo, "japan", 19, NULL);
  check_go (gnugo, "china", 13, NULL);
  check_go (gnugo, "china", 21, "GNU Go plays on boards from 5×5 to 19×19.");
  check_go (gnugo, "1-1", 9, "GNU Go does not know these rules.");
  check_why (gnugo, capture, "GNU Go does not know these rules.");
  check_why (gnugo, renju, "GNU Go does not play Renju.");
  check_why (rapfi, renju, NULL);
  check_why (rapfi, opening, "Rapfi plays Renju without opening rules only.");
  check_go (rapfi, "china", 9, "Rapfi plays Renju only.");
  check_go (leela, "china", 19, NULL);
  check_go (leela, "china", 9, "Leela Zero plays on 19×19 only.");
  check_go (leela, "japan", 19, "Leela Zero does not know these rules.");
}

/* A program without what it needs says what that is. */
static void
test_missing (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (home, ".katago", NULL);
  const TengenExternalEntry *entry;
  g_autofree char *why = NULL;

  make_file (self->path, "katago", 0755);
  entry = tengen_external_list_find (self->list, "katago");
  why = tengen_external_entry_explain (entry, NULL);
  g_assert_nonnull (strstr (why, "default_model.bin.gz"));
  g_assert_nonnull (strstr (why, "~/.katago"));
  make_file (folder, "default_model.bin.gz", 0644);
  g_free (why);
  why = tengen_external_entry_explain (entry, NULL);
  g_assert_nonnull (strstr (why, "default_gtp.cfg"));
  entry = add (self,
               "",
               TENGEN_EXTERNAL_GTP,
               "katago -model net.bin.gz -config gtp.cfg");
  check_why (entry, NULL, NULL);
}

static void
check_command (const TengenExternalEntry *entry,
               const char *rules,
               const TengenGameComputer *computer,
               const char *expected)
{
  g_autoptr (TengenGameSetup) setup = make_go (rules, 9);
  g_auto (GStrv) command =
      tengen_external_entry_make_command (entry, setup, computer);
  g_autofree char *words = g_strjoinv (" ", command + 1);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_command (Fixture *self, gconstpointer data)
{
  const TengenGameComputer computer = { .level = 4, .seed = 41 };
  const TengenExternalEntry *entry;

  make_file (self->path, "gnugo", 0755);
  make_file (self->path, "bot", 0755);
  entry = tengen_external_list_find (self->list, "gnugo");
  check_command (entry,
                 "pure",
                 &computer,
                 "--mode gtp --never-resign --level 4 --seed 42 --simple-ko "
                 "--chinese-rules --capture-all-dead");
  check_command (entry,
                 "china",
                 &computer,
                 "--mode gtp --never-resign --level 4 --seed 42 "
                 "--positional-superko --chinese-rules");
  entry = add (self, "", TENGEN_EXTERNAL_GTP, "bot --gtp");
  check_command (entry, "japan", &computer, "--gtp");
  /* a known one with arguments of one's own has both */
  entry = add (self, "", TENGEN_EXTERNAL_GTP, "gnugo --large-scale");
  check_command (entry,
                 "japan",
                 &computer,
                 "--mode gtp --never-resign --large-scale --level 4 --seed 42 "
                 "--simple-ko --japanese-rules");
}

static void
test_describe (Fixture *self, gconstpointer data)
{
  g_autofree char *level = NULL;
  g_autofree char *budget = NULL;
  g_autofree char *time = NULL;

  make_file (self->path, "gnugo", 0755);
  make_file (self->path, "pbrain-rapfi", 0755);
  level = tengen_external_entry_describe (
      tengen_external_list_find (self->list, "gnugo"), 7);
  budget = tengen_external_entry_describe (
      tengen_external_list_find (self->list, "rapfi"), 4);
  time = tengen_external_entry_describe (
      add (self, "", TENGEN_EXTERNAL_GTP, "gnugo"), 7);
  g_assert_cmpstr (level, ==, "Level 7 of GNU Go.");
  g_assert_cmpstr (budget, ==, "Looks at up to 1000 continuations a move.");
  g_assert_cmpstr (time, ==, "Level 7 of GNU Go.");
}

static void
test_rules (void)
{
  g_autofree char *pure =
      tengen_external_kind_format_rules (tengen_go_rules_find ("pure"));
  g_autofree char *japan =
      tengen_external_kind_format_rules (tengen_go_rules_find ("japan"));

  g_assert_cmpstr (pure,
                   ==,
                   "{\"ko\":\"SIMPLE\",\"scoring\":\"AREA\",\"tax\":\"ALL\","
                   "\"suicide\":false,\"hasButton\":false,"
                   "\"whiteHandicapBonus\":\"0\"}");
  g_assert_nonnull (strstr (japan, "\"scoring\":\"TERRITORY\""));
  g_assert_cmpint (
      tengen_external_kind_find_count (tengen_go_rules_find ("tang")),
      ==,
      TENGEN_EXTERNAL_COUNT_OTHER);
}

#define ADD(name, function)                                                    \
  g_test_add (                                                                 \
      "/external/list/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  home = g_dir_make_tmp ("engines-XXXXXX", NULL);
  g_setenv ("HOME", home, TRUE);
  g_unsetenv ("TENGEN_ENGINES");
  ADD ("found", test_found);
  ADD ("pachi", test_pachi);
  ADD ("own", test_own);
  ADD ("own-faults", test_own_faults);
  ADD ("gone", test_gone);
  ADD ("plays", test_plays);
  ADD ("missing", test_missing);
  ADD ("command", test_command);
  ADD ("describe", test_describe);
  g_test_add_func ("/external/kind/rules", test_rules);
  status = g_test_run ();
  g_free (home);
  return status;
}
