/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application: windows and actions of the program
 */
#include "tengen-application-private.h"

#include <glib-unix.h>
#include <string.h>

#include "tengen-access.h"
#include "tengen-examples.h"
#include "tengen-glyph-forms.h"
#include "tengen-style.h"
#include "tengen-text-window.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define LICENSE_ADDRESS "https://www.gnu.org/licenses/gpl-3.0.html"

G_DEFINE_FINAL_TYPE (TengenApplication, tengen_application, TENGEN_TYPE_PROGRAM)

static const struct
{
  const char *action;
  const char *accels[3];
} accelerators[] = {
  { "win.new-game", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Control><Shift>s" } },
  { "win.shortcuts", { "<Control>question" } },
  { "app.lessons", { "F6" } },
  { "app.room", { "<Shift>F6" } },
  { "app.records::all", { "<Control><Shift>h" } },
  { "app.records::played", { "<Control>h" } },
  { "app.records::recent", { "<Control><Shift>o" } },
  { "app.records::waiting", { "<Control>j" } },
  { "app.new-window", { "<Control><Shift>n" } },
  { "app.preferences", { "<Control>comma" } },
  { "window.close", { "<Control>w" } },
  { "app.quit", { "<Control>q" } },
};

gpointer
tengen_application_find (TengenApplication *self, GType type)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = windows; l != NULL; l = l->next)
    if (g_type_is_a (G_OBJECT_TYPE (l->data), type))
      return l->data;
  return NULL;
}

TengenWindow *
tengen_application_find_window (TengenApplication *self)
{
  return tengen_application_find (self, TENGEN_TYPE_WINDOW);
}

static guint
count_windows (TengenApplication *self)
{
  guint n = 0;
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data))
      n++;
  return n;
}

static gboolean
is_leaving (TengenProgram *program, GtkWindow *window)
{
  TengenApplication *self = TENGEN_APPLICATION (program);
  return self->quitting || count_windows (self) <= (window != NULL ? 1 : 0);
}

TengenWindow *
tengen_application_show_document (TengenApplication *self,
                                  TengenWindow *window,
                                  TengenDocument *document)
{
  if (window != NULL &&
      tengen_document_get_untouched (tengen_window_get_document (window)))
    tengen_window_replace_document (window, document);
  else
    window = tengen_window_new (TENGEN_PROGRAM (self), document);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* The kind and board of last time; who played then may be others now. */
static TengenDocument *
make_first_document (TengenApplication *self)
{
  g_autoptr (TengenGameSetup) setup = tengen_settings_get_setup (
      tengen_program_get_settings (TENGEN_PROGRAM (self)));
  g_clear_pointer (&setup->black, g_free);
  g_clear_pointer (&setup->white, g_free);
  memset (setup->computers, 0, sizeof setup->computers);
  return tengen_document_new (setup,
                              tengen_program_get_shelf (TENGEN_PROGRAM (self)));
}

TengenWindow *
tengen_application_show_first (TengenApplication *self)
{
  return tengen_application_show_document (
      self, NULL, make_first_document (self));
}

static void
example_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (data);
  g_autoptr (TengenLoaded) loaded =
      tengen_examples_load (g_variant_get_string (parameter, NULL));
  if (loaded == NULL)
    return;
  TengenWindow *window = tengen_application_show_loaded (
      self, tengen_application_find_window (self), loaded);
  TengenDocument *document = tengen_window_get_document (window);
  const TengenPosition *position =
      tengen_session_get_position (tengen_document_get_session (document));
  if (tengen_position_get_counters (position) == NULL)
    return;
  tengen_window_tell (window,
                      _ ("This example can be counted step by step, or under "
                         "all rule sets side by side."),
                      _ ("Steps of the Count"),
                      "win.count-steps");
}

static void
new_window_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tengen_application_show_first (TENGEN_APPLICATION (data));
}

/* In the window of a game that is open, else in a new one. */
static void
computer_game_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (data);
  TengenWindow *window = tengen_application_find_window (self);
  if (window == NULL)
    window = tengen_application_show_first (self);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.computer-game", NULL);
}

static void
lessons_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tengen_application_show_lessons (TENGEN_APPLICATION (data), NULL);
}

/* GTK's own sentence about a licence is not in every language of ours. */
static void
about_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GdkTexture) logo =
      gdk_texture_new_from_resource ("/org/tengen/Tengen/app/icon-128.png");
  g_autofree char *copyright =
      g_strdup_printf ("%s\n%s",
                       _ ("© The Tengen authors"),
                       _ ("This program comes with no warranty."));

  gtk_show_about_dialog (
      gtk_application_get_active_window (GTK_APPLICATION (data)),
      "program-name",
      _ ("Tengen"),
      "version",
      TENGEN_VERSION,
      "logo",
      logo,
      "comments",
      _ ("Play and learn Pure Go, Go and Renju"),
      "website",
      LICENSE_ADDRESS,
      "website-label",
      _ ("GNU General Public License, version 3 or later"),
      "copyright",
      copyright,
      NULL);
}

/* Dialogs go with the window they belong to, and never after it. */
static GList *
list_windows (TengenApplication *self)
{
  GList *windows = NULL;
  GList *all = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = all; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == NULL)
      windows = g_list_prepend (windows, g_object_ref (l->data));
  return g_list_reverse (windows);
}

/* A window may refuse; then the program goes on. */
static gboolean
quit_cb (gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (data);
  /* one that goes takes others with it, as the clock alone */
  g_autolist (GtkWindow) windows = list_windows (self);
  self->quitting = TRUE;
  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (GTK_WINDOW (l->data));
  self->quitting = FALSE;
  return G_SOURCE_REMOVE;
}

/* A dialog in which the key was pressed lives until the key is done with. */
static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_idle_add_full (
      G_PRIORITY_DEFAULT, quit_cb, g_object_ref (data), g_object_unref);
}

/* At the end of a session programs are told to go: all is closed as by a
 * person, and nothing counts as stopped in the midst. */
static gboolean
signal_cb (gpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (data), "quit", NULL);
  return G_SOURCE_CONTINUE;
}

static void
listen_to_signals (TengenApplication *self)
{
  static const int numbers[] = { SIGTERM, SIGHUP, SIGINT };
  G_STATIC_ASSERT (G_N_ELEMENTS (numbers) == G_N_ELEMENTS (self->signal_ids));
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    self->signal_ids[i] = g_unix_signal_add (numbers[i], signal_cb, self);
}

static const GActionEntry actions[] = {
  { .name = "new-window", .activate = new_window_action },
  { .name = "computer-game", .activate = computer_game_action },
  { .name = "lessons", .activate = lessons_action },
  { .name = "about", .activate = about_action },
  { .name = "quit", .activate = quit_action },
  { .name = "example", .activate = example_action, .parameter_type = "s" },
};

static void
add_actions (TengenApplication *self)
{
  g_action_map_add_action_entries (
      G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  tengen_application_add_clock_actions (self);
  tengen_application_add_help_action (self);
  tengen_application_add_match_actions (self);
  tengen_application_add_room_action (self);
  tengen_text_window_install (G_ACTION_MAP (self));
  for (gsize i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (
        GTK_APPLICATION (self), accelerators[i].action, accelerators[i].accels);
}

static void
tengen_application_startup (GApplication *application)
{
  TengenApplication *self = TENGEN_APPLICATION (application);
  G_APPLICATION_CLASS (tengen_application_parent_class)->startup (application);
  tengen_application_watch_windows (self);
  tengen_application_start_settings (self);
  tengen_application_start_history (self);
  tengen_application_settle_savings (self);
  tengen_application_start_waiting (self);
  tengen_style_init ();
  tengen_access_init ();
  tengen_glyph_forms_use (tengen_words_language ());
  tengen_style_add_resource ("/org/tengen/Tengen/app/tengen-app.css");
  add_actions (self);
  listen_to_signals (self);
}

static void
tengen_application_activate (GApplication *application)
{
  TengenApplication *self = TENGEN_APPLICATION (application);
  TengenWindow *window = tengen_application_find_window (self);
  if (window != NULL)
    gtk_window_present (GTK_WINDOW (window));
  else
    tengen_application_show_restored (self);
  tengen_program_update_waiting (TENGEN_PROGRAM (self));
}

static void
tengen_application_open (GApplication *application,
                         GFile **files,
                         int n_files,
                         const char *hint)
{
  tengen_program_open_files (
      TENGEN_PROGRAM (application), NULL, files, (guint) n_files);
}

static void
tengen_application_dispose (GObject *object)
{
  TengenApplication *self = TENGEN_APPLICATION (object);
  for (gsize i = 0; i < G_N_ELEMENTS (self->signal_ids); i++)
    g_clear_handle_id (&self->signal_ids[i], g_source_remove);
  g_clear_handle_id (&self->check_id, g_source_remove);
  if (self->finding != NULL)
    g_strfreev (g_thread_join (g_steal_pointer (&self->finding)));
  g_clear_object (&self->teams);
  g_clear_weak_pointer (&self->preferences);
  g_clear_weak_pointer (&self->help_window);
  g_clear_object (&self->early_file);
  g_clear_object (&self->early_result);
  G_OBJECT_CLASS (tengen_application_parent_class)->dispose (object);
}

static void
tengen_application_finalize (GObject *object)
{
  TengenApplication *self = TENGEN_APPLICATION (object);
  g_ptr_array_unref (self->loading);
  G_OBJECT_CLASS (tengen_application_parent_class)->finalize (object);
}

static void
tengen_application_class_init (TengenApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);
  TengenProgramClass *program_class = TENGEN_PROGRAM_CLASS (klass);

  object_class->dispose = tengen_application_dispose;
  object_class->finalize = tengen_application_finalize;
  application_class->startup = tengen_application_startup;
  application_class->activate = tengen_application_activate;
  application_class->open = tengen_application_open;
  tengen_application_install_options (application_class);
  program_class->is_leaving = is_leaving;
  tengen_application_install_classroom (program_class);
  tengen_application_install_lesson (program_class);
  tengen_application_install_match (program_class);
  tengen_application_install_matches (program_class);
  tengen_application_install_open (program_class);
  tengen_application_install_waiting (program_class);
}

static void
tengen_application_init (TengenApplication *self)
{
  self->loading = g_ptr_array_new_with_free_func (g_object_unref);
  tengen_application_add_options (self);
}

/* GTK would look there for icons of ours, of which there are none, and for that
 * would read all icon themes a second time. */
TengenApplication *
tengen_application_new (void)
{
  TengenApplication *self = g_object_new (TENGEN_TYPE_APPLICATION,
                                          "application-id",
                                          TENGEN_PROGRAM_ID,
                                          "flags",
                                          G_APPLICATION_HANDLES_COMMAND_LINE |
                                              G_APPLICATION_HANDLES_OPEN,
                                          NULL);
  g_application_set_resource_base_path (G_APPLICATION (self), NULL);
  return self;
}
