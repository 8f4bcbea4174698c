/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window: the window itself
 *
 * What: follows the document (title, what is sensitive, a failing journal) and
 *       its session (title, scoring dialog). Nothing that the first frame does
 *       not show is made before it is asked for.
 */
#include "tengen-window-private.h"

#include "tengen-score-window.h"
#include "tengen-words.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

G_DEFINE_FINAL_TYPE (TengenWindow, tengen_window, GTK_TYPE_APPLICATION_WINDOW)

static TengenApplication *
get_program (TengenWindow *self)
{
  return TENGEN_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

static void
append_part (GString *text, const char *part)
{
  if (text->len > 0)
    g_string_append (text, _ (" · "));
  g_string_append (text, part);
}

static void
update_subtitle (TengenWindow *self, const TengenGame *game)
{
  g_autofree char *status = tengen_words_status (game);
  g_autoptr (GString) text = g_string_new (NULL);
  GFile *file = tengen_document_get_file (self->document);
  if (file != NULL)
    {
      g_autofree char *base = g_file_get_basename (file);
      g_autofree char *name = g_filename_display_name (base);
      append_part (text, name);
    }
  append_part (text, status);
  if (tengen_document_get_unsaved (self->document))
    append_part (text, _ ("not saved"));
  gtk_label_set_label (self->subtitle, text->str);
}

static void
update_title (TengenWindow *self)
{
  const TengenGame *game =
      tengen_session_get_game (tengen_document_get_session (self->document));
  g_autofree char *name = tengen_words_game (tengen_game_get_setup (game));
  gtk_label_set_label (self->title, name);
  update_subtitle (self, game);
  g_autofree char *title = tengen_document_get_title (self->document);
  gtk_window_set_title (GTK_WINDOW (self), title);
  tengen_window_update_actions (self);
}

static void
journal_failed_cb (TengenWindow *self, const char *reason)
{
  g_autofree char *text = g_strdup_printf (
      _ ("This game cannot be written down as you play (%s). You can play on, "
         "but save it before you stop."),
      reason);
  tengen_window_tell (self, text, _ ("Save As…"), "win.save-as");
}

static GtkWidget *
make_score_window (TengenWindow *self)
{
  TengenSession *session = tengen_document_get_session (self->document);
  GtkWidget *window =
      GTK_WIDGET (tengen_score_window_new (GTK_WINDOW (self), session));
  TengenSettings *settings =
      tengen_application_get_settings (get_program (self));
  g_object_bind_property (
      settings, "coordinates", window, "coordinates", G_BINDING_SYNC_CREATE);
  g_object_bind_property (
      settings, "cell-ratio", window, "cell-ratio", G_BINDING_SYNC_CREATE);
  return window;
}

void
tengen_window_show_count (TengenWindow *self)
{
  if (self->score_window == NULL)
    g_set_weak_pointer (&self->score_window, make_score_window (self));
  gtk_window_present (GTK_WINDOW (self->score_window));
}

static void
close_score_window (TengenWindow *self)
{
  GtkWidget *window = self->score_window;
  if (window == NULL)
    return;
  g_clear_weak_pointer (&self->score_window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
set_document (TengenWindow *self, TengenDocument *document)
{
  TengenSession *session = tengen_document_get_session (document);
  close_score_window (self);
  g_signal_group_set_target (self->document_signals, document);
  g_signal_group_set_target (self->session_signals, session);
  g_set_object (&self->document, document);
  self->warned = FALSE;
  tengen_play_page_set_session (self->page, session);
  update_title (self);
}

static void
remember_size (TengenWindow *self)
{
  int width, height;
  GtkWindow *window = GTK_WINDOW (self);
  gtk_window_get_default_size (window, &width, &height);
  tengen_settings_set_window (
      tengen_application_get_settings (get_program (self)),
      width,
      height,
      gtk_window_is_maximized (window));
}

/* Asked a second time the window closes in any case. */
static gboolean
tengen_window_close_request (GtkWindow *window)
{
  TengenWindow *self = TENGEN_WINDOW (window);
  TengenApplication *program = get_program (self);
  if (!self->warned && !tengen_document_get_safe (self->document))
    {
      self->warned = TRUE;
      tengen_window_tell (self,
                          _ ("This game could not be written down. Save it, or "
                             "close once more to lose it."),
                          _ ("Save As…"),
                          "win.save-as");
      return TRUE;
    }
  remember_size (self);
  tengen_document_close (self->document,
                         !tengen_application_is_leaving (program, window));
  tengen_application_update_waiting (program);
  return GTK_WINDOW_CLASS (tengen_window_parent_class)->close_request (window);
}

/* A picture of a fixed size: loading it is a tenth of what the icon theme with
 * its SVG library costs at the start. */
static void
tengen_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tengen_window_parent_class)->realize (widget);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (widget));
  g_autoptr (GdkTexture) icon =
      gdk_texture_new_from_resource ("/org/tengen/Tengen/app/icon-48.png");
  GList icons = { .data = icon };
  gdk_toplevel_set_icon_list (GDK_TOPLEVEL (surface), &icons);
}

static void
tengen_window_dispose (GObject *object)
{
  TengenWindow *self = TENGEN_WINDOW (object);
  close_score_window (self);
  g_clear_weak_pointer (&self->shortcuts_window);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->session_signals);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_WINDOW);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tengen_window_parent_class)->dispose (object);
}

static void
tengen_window_class_init (TengenWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_window_dispose;
  widget_class->realize = tengen_window_realize;
  GTK_WINDOW_CLASS (klass)->close_request = tengen_window_close_request;

  g_type_ensure (TENGEN_TYPE_NOTICE);
  g_type_ensure (TENGEN_TYPE_PLAY_PAGE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TengenWindow, subtitle);
  gtk_widget_class_bind_template_child (
      widget_class, TengenWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TengenWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, TengenWindow, page);
  tengen_window_install_actions (widget_class);
}

static void
connect_groups (TengenWindow *self)
{
  self->document_signals = g_signal_group_new (TENGEN_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (
      self->document_signals, "notify", G_CALLBACK (update_title), self);
  g_signal_group_connect_swapped (self->document_signals,
                                  "journal-failed",
                                  G_CALLBACK (journal_failed_cb),
                                  self);
  self->session_signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->session_signals, "changed", G_CALLBACK (update_title), self);
  g_signal_group_connect_swapped (self->session_signals,
                                  "stopped",
                                  G_CALLBACK (tengen_window_show_count),
                                  self);
}

static GMenuModel *
make_menu (TengenApplication *application)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/tengen/Tengen/app/tengen-menu.ui");
  GMenu *menu = G_MENU (gtk_builder_get_object (builder, "menu"));
  /* behind saving */
  g_menu_insert_section (
      menu, 1, NULL, tengen_application_get_waiting (application));
  return g_object_ref (G_MENU_MODEL (menu));
}

/* The menu is made when it is opened for the first time. */
static void
make_menu_cb (GtkMenuButton *button, gpointer data)
{
  TengenWindow *self = TENGEN_WINDOW (data);
  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  g_autoptr (GMenuModel) menu = make_menu (get_program (self));
  gtk_menu_button_set_menu_model (button, menu);
  /* who closes the menu wants to play on */
  g_signal_connect_object (gtk_menu_button_get_popover (button),
                           "closed",
                           G_CALLBACK (tengen_play_page_focus_board),
                           self->page,
                           G_CONNECT_SWAPPED);
}

static void
tengen_window_init (TengenWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  connect_groups (self);
  gtk_menu_button_set_create_popup_func (
      self->menu_button, make_menu_cb, self, NULL);
  g_signal_connect_object (self->page,
                           "count-requested",
                           G_CALLBACK (tengen_window_show_count),
                           self,
                           G_CONNECT_SWAPPED);
}

static void
bind_settings (TengenWindow *self, TengenSettings *settings)
{
  static const char *const names[] = {
    "coordinates",
    "numbers",
    "cell-ratio",
    "ghost",
  };
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_bind_property (
        settings, names[i], self->page, names[i], G_BINDING_SYNC_CREATE);
}

TengenWindow *
tengen_window_new (TengenApplication *application, TengenDocument *document)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (document), NULL);
  TengenSettings *settings = tengen_application_get_settings (application);
  TengenWindow *self =
      g_object_new (TENGEN_TYPE_WINDOW, "application", application, NULL);
  int width, height;
  gboolean maximized;
  tengen_settings_get_window (settings, &width, &height, &maximized);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (maximized)
    gtk_window_maximize (GTK_WINDOW (self));
  bind_settings (self, settings);
  set_document (self, document);
  g_object_unref (document);
  tengen_play_page_focus_board (self->page);
  /* the cursor comes with the first key */
  gtk_window_set_focus_visible (GTK_WINDOW (self), FALSE);
  return self;
}

TengenDocument *
tengen_window_get_document (TengenWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_WINDOW (self), NULL);
  return self->document;
}

static void
tell_parked (TengenWindow *self, TengenDocument *old)
{
  const char *id = tengen_document_get_journal_id (old);
  if (id == NULL || !tengen_document_get_unsaved (old))
    return;
  g_autofree char *action = g_strconcat ("app.continue::", id, NULL);
  tengen_window_tell (self,
                      _ ("The game before was not saved; it waits in the menu "
                         "under “Go On With”."),
                      _ ("Back to That Game"),
                      action);
}

void
tengen_window_replace_document (TengenWindow *self, TengenDocument *document)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (TENGEN_IS_DOCUMENT (document));
  g_autoptr (TengenDocument) old = g_object_ref (self->document);
  set_document (self, document);
  g_object_unref (document);
  tengen_document_close (old, TRUE);
  tengen_notice_dismiss (self->notice);
  tell_parked (self, old);
  tengen_application_update_waiting (get_program (self));
  tengen_play_page_focus_board (self->page);
}

void
tengen_window_tell (TengenWindow *self,
                    const char *text,
                    const char *label,
                    const char *detailed_action)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (text != NULL);
  tengen_notice_show (self->notice, text);
  if (label != NULL)
    tengen_notice_add_button (self->notice, label, detailed_action);
}

static void
append_sentence (GString *text, const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, sentence);
}

static void
append_warnings (GString *text, const TengenLoaded *loaded)
{
  if (loaded->n_warnings == 0)
    return;
  g_autofree char *fault = tengen_words_fault (loaded->warning.fault);
  /* TRANSLATORS: how many places, line and column of the first, what it was */
  g_autofree char *sentence = g_strdup_printf (
      tengen_words_plural (
          "%u place in this file was mended while reading (line %u, column "
          "%u): %s",
          "%u places in this file were mended while reading (the first in "
          "line %u, column %u): %s",
          loaded->n_warnings),
      loaded->n_warnings,
      loaded->warning.line,
      loaded->warning.column,
      fault);
  append_sentence (text, sentence);
}

static void
append_assumed (GString *text, const TengenGameSetup *setup)
{
  if (!setup->rules_assumed)
    return;
  g_autofree char *rules = tengen_words_rules (&setup->rules);
  g_autofree char *sentence = g_strdup_printf (
      _ ("It does not name its rules; %s are assumed."), rules);
  append_sentence (text, sentence);
}

void
tengen_window_tell_loaded (TengenWindow *self, const TengenLoaded *loaded)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (loaded != NULL);
  TengenSession *session = tengen_document_get_session (self->document);
  g_autoptr (GString) text = g_string_new (NULL);
  if (loaded->n_games > 1)
    {
      g_autofree char *sentence = g_strdup_printf (
          _ ("There are %u games in this file; this is the first."),
          loaded->n_games);
      append_sentence (text, sentence);
    }
  append_assumed (text,
                  tengen_game_get_setup (tengen_session_get_game (session)));
  append_warnings (text, loaded);
  if (text->len > 0)
    tengen_window_tell (self, text->str, NULL, NULL);
}

void
tengen_window_tell_restored (TengenWindow *self, TengenRestored restored)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  switch (restored)
    {
    case TENGEN_RESTORED_WHOLE:
      if (tengen_document_get_file (self->document) != NULL &&
          tengen_document_get_unsaved (self->document))
        tengen_window_tell (
            self,
            _ ("This game has changes that are not saved in its file yet."),
            _ ("Save"),
            "win.save");
      break;
    case TENGEN_RESTORED_PART:
      tengen_window_tell (self,
                          _ ("The last part of this game could not be read "
                             "again; please check where it stands."),
                          NULL,
                          NULL);
      break;
    case TENGEN_RESTORED_APART:
      tengen_window_tell (self,
                          _ ("This is the game as it was. Its file has been "
                             "changed or removed since; saving asks for a "
                             "place."),
                          NULL,
                          NULL);
      break;
    }
}
