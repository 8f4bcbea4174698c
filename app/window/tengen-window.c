/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window: the window itself
 *
 * What: follows the document (title, review, what is sensitive, a failing
 *       journal) and its session (title, scoring dialog). Nothing that the
 *       first frame does not show is made before it is asked for.
 */
#include "tengen-window-private.h"

#include <malloc.h>

#include "tengen-fit-layout.h"
#include "tengen-help.h"
#include "tengen-paint-renju.h"
#include "tengen-signal.h"
#include "tengen-title-layout.h"
#include "tengen-session-external.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

G_DEFINE_FINAL_TYPE (TengenWindow, tengen_window, GTK_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_REVIEW = 1,
  PROP_ESTIMATE,
  PROP_FORBIDDEN_POINTS,
  PROP_BOARD_ALONE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

TengenProgram *
tengen_window_get_program (TengenWindow *self)
{
  return TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)));
}

TengenNotice *
tengen_window_get_notice (TengenWindow *self)
{
  return self->notice;
}

TengenSession *
tengen_window_get_session (TengenWindow *self)
{
  return tengen_document_get_session (self->document);
}

const TengenGame *
tengen_window_get_game (TengenWindow *self)
{
  return tengen_session_get_game (tengen_window_get_session (self));
}

/* The page of the help that tells of what is done here. */
static const char *
find_help (TengenWindow *self)
{
  if (tengen_document_get_review (self->document))
    return "review";
  if (tengen_game_setup_is_renju (
          tengen_game_get_setup (tengen_window_get_game (self))))
    return "renju";
  return tengen_window_has_computer (self) ? "computer" : "playing";
}

/* The panel is there from the first review on. */
static void
bind_panel (TengenWindow *self)
{
  if (self->panel_bound)
    return;
  self->panel_bound = TRUE;
  TengenSettings *settings =
      tengen_program_get_settings (tengen_window_get_program (self));
  GObject *panel = G_OBJECT (tengen_play_page_get_review_panel (self->page));
  GBindingFlags flags = G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL;
  g_object_bind_property (
      settings, "review-tree-height", panel, "tree-height", flags);
  g_object_bind_property (
      settings, "review-tree-width", panel, "tree-width", flags);
}

static void
update_review (TengenWindow *self)
{
  gboolean review = tengen_document_get_review (self->document);
  tengen_play_page_flush (self->page);
  g_object_set (self->page, "review", review, NULL);
  if (review)
    bind_panel (self);
  tengen_help_set_page (GTK_WINDOW (self), find_help (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REVIEW]);
  tengen_window_update_title (self);
}

static void
document_notify_cb (TengenWindow *self, GParamSpec *pspec)
{
  if (g_str_equal (pspec->name, "review"))
    update_review (self);
  if (g_str_equal (pspec->name, "file"))
    tengen_window_follow_file (self);
  tengen_window_update_title (self);
}

static void
journal_failed_cb (TengenWindow *self, const char *reason)
{
  char *text = g_strdup_printf (
      /* TRANSLATORS: a sentence that says why */
      _ ("This game cannot be written down as you play. %s You can play on, "
         "but save it before you stop."),
      reason);
  tengen_window_tell (self, text, _ ("Save As…"), "win.save-as");
  g_free (self->failure);
  self->failure = text;
}

static void
journal_recovered_cb (TengenWindow *self)
{
  tengen_notice_withdraw (self->notice, self->failure);
  g_clear_pointer (&self->failure, g_free);
}

static void
journal_unlocked_cb (TengenWindow *self)
{
  tengen_window_tell (self,
                      _ ("Unfinished games lie on a disk that knows no locks, "
                         "as some network drives. You can play on; do not use "
                         "Tengen on two computers at the same time."),
                      NULL,
                      NULL);
}

static void
set_document (TengenWindow *self, TengenDocument *document)
{
  TengenSession *session = tengen_document_get_session (document);
  tengen_window_close_counts (self);
  tengen_window_close_games (self);
  g_signal_group_set_target (self->document_signals, document);
  g_signal_group_set_target (self->session_signals, session);
  tengen_window_hear (self, session);
  g_set_object (&self->document, document);
  tengen_history_follow (
      tengen_program_get_history (tengen_window_get_program (self)), document);
  self->warned = FALSE;
  tengen_window_follow_computer (self);
  tengen_play_page_set_warnings (self->page,
                                 tengen_document_get_warnings (document),
                                 tengen_document_get_form (document));
  tengen_session_set_externals (
      session,
      tengen_settings_get_engines (
          tengen_program_get_settings (tengen_window_get_program (self))));
  tengen_play_page_set_session (self->page, session);
  tengen_window_follow_clock (self);
  tengen_window_follow_file (self);
  update_review (self);
  if (tengen_document_get_failure (document) != NULL)
    journal_failed_cb (self, tengen_document_get_failure (document));
}

/* The menu's tick, and whether the menu has it at all. */
static void
estimate_cb (TengenWindow *self)
{
  gboolean can;
  g_object_get (self->page, "can-estimate", &can, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.estimate", can);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ESTIMATE]);
}

static void
forbidden_cb (TengenWindow *self)
{
  gboolean has;
  g_object_get (self->page, "has-forbidden-points", &has, NULL);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "win.forbidden-points", has);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FORBIDDEN_POINTS]);
}

static void
remember_size (TengenWindow *self)
{
  int width, height;
  GtkWindow *window = GTK_WINDOW (self);
  gtk_window_get_default_size (window, &width, &height);
  tengen_settings_set_window (
      tengen_program_get_settings (tengen_window_get_program (self)),
      width,
      height,
      gtk_window_is_maximized (window));
}

/* Asked a second time the window closes in any case. */
static gboolean
tengen_window_close_request (GtkWindow *window)
{
  TengenWindow *self = TENGEN_WINDOW (window);
  TengenProgram *program = tengen_window_get_program (self);
  tengen_play_page_flush (self->page);
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
  tengen_window_close_tree (self);
  tengen_document_close (self->document,
                         !tengen_program_is_leaving (program, window));
  tengen_program_update_waiting (program);
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
  tengen_window_close_counts (self);
  tengen_window_close_games (self);
  tengen_window_close_tree (self);
  tengen_window_leave_match (self);
  tengen_window_leave_clock (self);
  g_clear_weak_pointer (&self->class_window);
  g_clear_handle_id (&self->copied_id, g_source_remove);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->sounds);
  g_clear_object (&self->watch);
  g_clear_pointer (&self->told_checksum, g_free);
  g_clear_pointer (&self->failure, g_free);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_WINDOW);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tengen_window_parent_class)->dispose (object);
}

/* The C library keeps what was freed in pieces until it is told. */
static gboolean
trim_cb (gpointer data)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

/* Behind the first frame, for which pictures come and go. */
static void
tengen_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tengen_window_parent_class)->map (widget);
  g_idle_add_full (G_PRIORITY_LOW, trim_cb, NULL, NULL);
}

static void
tengen_window_finalize (GObject *object)
{
  g_idle_add_full (G_PRIORITY_LOW, trim_cb, NULL, NULL);
  G_OBJECT_CLASS (tengen_window_parent_class)->finalize (object);
}

static void
tengen_window_get_property (GObject *object,
                            guint property,
                            GValue *value,
                            GParamSpec *pspec)
{
  TengenWindow *self = TENGEN_WINDOW (object);
  if (property == PROP_REVIEW)
    g_value_set_boolean (value,
                         self->document != NULL &&
                             tengen_document_get_review (self->document));
  else if (property == PROP_ESTIMATE || property == PROP_FORBIDDEN_POINTS)
    g_object_get_property (G_OBJECT (self->page), pspec->name, value);
  else if (property == PROP_BOARD_ALONE)
    g_value_set_boolean (value, tengen_play_page_get_alone (self->page));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
set_alone (TengenWindow *self, gboolean alone)
{
  if (tengen_play_page_get_alone (self->page) == alone)
    return;
  tengen_play_page_set_alone (self->page, alone);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BOARD_ALONE]);
}

static void
tengen_window_set_property (GObject *object,
                            guint property,
                            const GValue *value,
                            GParamSpec *pspec)
{
  TengenWindow *self = TENGEN_WINDOW (object);
  if (property == PROP_ESTIMATE || property == PROP_FORBIDDEN_POINTS)
    g_object_set_property (G_OBJECT (self->page), pspec->name, value);
  else if (property == PROP_BOARD_ALONE)
    set_alone (self, g_value_get_boolean (value));
  else if (property != PROP_REVIEW)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
  else if (self->document != NULL)
    tengen_document_set_review (self->document, g_value_get_boolean (value));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TENGEN_TYPE_FIT_LAYOUT);
  g_type_ensure (TENGEN_TYPE_TITLE_LAYOUT);
  g_type_ensure (TENGEN_TYPE_NOTICE);
  g_type_ensure (TENGEN_TYPE_PLAY_PAGE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TengenWindow, subtitle);
  gtk_widget_class_bind_template_child (
      widget_class, TengenWindow, menu_button);
  gtk_widget_class_bind_template_child (
      widget_class, TengenWindow, view_button);
  gtk_widget_class_bind_template_child (widget_class, TengenWindow, page);
}

static void
tengen_window_class_init (TengenWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_window_get_property;
  object_class->set_property = tengen_window_set_property;
  object_class->dispose = tengen_window_dispose;
  object_class->finalize = tengen_window_finalize;
  widget_class->realize = tengen_window_realize;
  widget_class->map = tengen_window_map;
  GTK_WINDOW_CLASS (klass)->close_request = tengen_window_close_request;

  /* TengenWindow:review: the game is looked through and annotated */
  props[PROP_REVIEW] = g_param_spec_boolean (
      "review", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  /* TengenWindow:estimate: shows how the game would be counted (目算) */
  props[PROP_ESTIMATE] = g_param_spec_boolean (
      "estimate", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  /* TengenWindow:forbidden-points: a TengenViewForbidden */
  props[PROP_FORBIDDEN_POINTS] =
      g_param_spec_int ("forbidden-points",
                        NULL,
                        NULL,
                        TENGEN_VIEW_FORBIDDEN_ALWAYS,
                        TENGEN_VIEW_FORBIDDEN_NEVER,
                        TENGEN_VIEW_FORBIDDEN_TOUCHED,
                        TENGEN_PARAM_READWRITE);
  /* TengenWindow:board-alone: the board without the panel */
  props[PROP_BOARD_ALONE] = g_param_spec_boolean (
      "board-alone", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);
  bind_template (widget_class);
  tengen_window_install_actions (widget_class);
  tengen_window_install_review (widget_class);
  tengen_window_install_tree (widget_class);
  tengen_window_install_room (widget_class);
  tengen_window_install_match (widget_class);
  tengen_window_install_counts (widget_class);
  tengen_window_install_print (widget_class);
  tengen_window_install_clipboard (widget_class);
  tengen_window_install_classroom (widget_class);
  tengen_window_install_clock (widget_class);
}

static void forget_parked (TengenWindow *self);

static void
connect_groups (TengenWindow *self)
{
  self->document_signals = g_signal_group_new (TENGEN_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (
      self->document_signals, "notify", G_CALLBACK (document_notify_cb), self);
  g_signal_group_connect_swapped (self->document_signals,
                                  "journal-failed",
                                  G_CALLBACK (journal_failed_cb),
                                  self);
  g_signal_group_connect_swapped (self->document_signals,
                                  "journal-recovered",
                                  G_CALLBACK (journal_recovered_cb),
                                  self);
  g_signal_group_connect_swapped (self->document_signals,
                                  "journal-unlocked",
                                  G_CALLBACK (journal_unlocked_cb),
                                  self);
  self->session_signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals,
                                  "changed",
                                  G_CALLBACK (tengen_window_update_title),
                                  self);
  g_signal_group_connect_swapped (self->session_signals,
                                  "changed",
                                  G_CALLBACK (tengen_window_update_help),
                                  self);
  g_signal_group_connect_swapped (
      self->session_signals, "changed", G_CALLBACK (forget_parked), self);
  g_signal_group_connect_swapped (self->session_signals,
                                  "changed",
                                  G_CALLBACK (tengen_window_note_computer),
                                  self);
}

static void
tengen_window_init (TengenWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->notice = tengen_play_page_get_notice (self->page);
  tengen_help_add_button (GTK_WINDOW (self), "playing");
  connect_groups (self);
  tengen_window_add_menus (self);
  tengen_window_add_drop (self);
  tengen_window_add_hints (self);
  g_signal_connect_object (self->page,
                           "stopped",
                           G_CALLBACK (tengen_window_tell_stopped),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page,
                           "count-requested",
                           G_CALLBACK (tengen_window_show_count),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page,
                           "notify::estimate",
                           G_CALLBACK (estimate_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page,
                           "notify::can-estimate",
                           G_CALLBACK (estimate_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page,
                           "notify::forbidden-points",
                           G_CALLBACK (forbidden_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page,
                           "notify::has-forbidden-points",
                           G_CALLBACK (forbidden_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page,
                           "notify::early-stop",
                           G_CALLBACK (tengen_window_update_title),
                           self,
                           G_CONNECT_SWAPPED);
  estimate_cb (self);
  forbidden_cb (self);
}

static void
bind_settings (TengenWindow *self, TengenSettings *settings)
{
  static const char *const names[] = {
    "ghost",
    "greetings",
  };
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_bind_property (
        settings, names[i], self->page, names[i], G_BINDING_SYNC_CREATE);
  /* the page has a key for it */
  g_object_bind_property (settings,
                          "numbers",
                          self->page,
                          "numbers",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  /* the window has an action for it */
  g_object_bind_property (settings,
                          "forbidden-points",
                          self->page,
                          "forbidden-points",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

TengenWindow *
tengen_window_new (TengenProgram *application, TengenDocument *document)
{
  g_return_val_if_fail (TENGEN_IS_PROGRAM (application), NULL);
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (document), NULL);
  TengenSettings *settings = tengen_program_get_settings (application);
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
  tengen_window_follow_match (self);
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

static const char *
say_parked (void)
{
  return _ ("The game before was not saved; it waits in Game Records under “Go "
            "On With”.");
}

static guint64
get_edits (TengenWindow *self)
{
  return tengen_game_get_edits (
      tengen_session_get_game (tengen_window_get_session (self)));
}

/* A user who plays on does not want the previous game back. */
static void
forget_parked (TengenWindow *self)
{
  if (!self->tells_parked || get_edits (self) == self->parked_edits)
    return;
  self->tells_parked = FALSE;
  tengen_notice_withdraw (self->notice, say_parked ());
}

/* No one misses a board whose moves were all taken back. */
static gboolean
has_begun (TengenDocument *document)
{
  const TengenGame *game =
      tengen_session_get_game (tengen_document_get_session (document));
  return tengen_document_get_place (document) != NULL ||
         tengen_document_get_review (document) ||
         tengen_game_get_live (game) != tengen_game_get_root (game);
}

static void
tell_parked (TengenWindow *self, TengenDocument *old)
{
  const char *id =
      has_begun (old) ? tengen_document_get_journal_id (old) : NULL;
  self->tells_parked = id != NULL;
  self->parked_edits = get_edits (self);
  if (id == NULL)
    return;
  g_autofree char *action = g_strconcat ("app.continue::", id, NULL);
  tengen_window_tell (self, say_parked (), _ ("Back to That Game"), action);
}

void
tengen_window_replace_document (TengenWindow *self, TengenDocument *document)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (TENGEN_IS_DOCUMENT (document));
  g_autoptr (TengenDocument) old = g_object_ref (self->document);
  tengen_play_page_flush (self->page);
  set_document (self, document);
  g_object_unref (document);
  tengen_document_close (old, TRUE);
  tengen_notice_dismiss (self->notice);
  tell_parked (self, old);
  tengen_window_set_lesson (self, FALSE);
  tengen_window_follow_match (self);
  tengen_program_update_waiting (tengen_window_get_program (self));
  tengen_play_page_focus_board (self->page);
}

void
tengen_window_set_lesson (TengenWindow *self, gboolean from_lesson)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  self->from_lesson = from_lesson != FALSE;
  tengen_play_page_set_lesson (self->page, from_lesson);
}
