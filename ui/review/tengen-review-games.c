/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-games: the games of a file (ファイルの中の棋譜)
 *
 * Shape: one item a game; rows are made for those that are seen. `waiting`
 *        holds the items whose small boards are to be painted, one each time
 *        when idle; items scrolled past are left out. Of files that are not
 *        open those are read first that are seen.
 */
#include "tengen-review-games.h"

#include "tengen-access.h"
#include "tengen-color-scheme.h"
#include "tengen-help.h"
#include "tengen-review-game.h"
#include "tengen-review-resources.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* As many games' words are looked up at once: about a millisecond. */
#define WORDS_AT_ONCE 32
/* In so many frames a list has rows, however busy the machine is. */
#define FRAMES_TO_WAIT 120
/* Files that were read are put in order so often, in milliseconds: a list must
 * not be put in order for each of a thousand. */
#define SORT_MS 300

struct _TengenReviewGames
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkEditable *search;
  GtkDropDown *orders;
  GtkToggleButton *reverse;
  GtkLabel *count;
  GtkListView *view;
  GtkWidget *go;

  /* Owned */
  TengenSession *session;
  GListStore *games;
  GtkFilterListModel *found;
  GtkSortListModel *sorted;
  GtkSingleSelection *selection;
  GtkFilter *filter;
  GtkSorter *sorter;
  char *wanted;
  GQueue waiting;
  TengenReviewReader *reader;
  /* items whose words were looked up */
  guint n_prepared;
  guint paint_id;
  TengenReviewOrder order;
  gboolean reversed;
  /* while files that were read wait for their place */
  guint sort_id;
  /* while some of them turned out not to be games */
  guint count_id;
  /* while the row of the current game is waited for */
  guint focus_id;
  guint n_frames;
};

enum
{
  PROP_ORDER = 1,
  PROP_REVERSED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  FILE_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TengenReviewGames, tengen_review_games, GTK_TYPE_WINDOW)

static gboolean
is_dark (void)
{
  gboolean dark = FALSE;

  g_object_get (tengen_color_scheme_get_default (), "dark", &dark, NULL);
  return dark;
}

/* Words that are at hand make the first letter of a search quick. */
static gboolean
prepare_words (TengenReviewGames *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->games));
  guint end = MIN (self->n_prepared + WORDS_AT_ONCE, n);

  for (; self->n_prepared < end; self->n_prepared++)
    {
      g_autoptr (TengenReviewGame) game =
          g_list_model_get_item (G_LIST_MODEL (self->games), self->n_prepared);

      /* reads all that there is to be sorted by, too */
      tengen_review_game_matches (game, "");
    }
  return end < n;
}

static gboolean
paint_cb (gpointer data)
{
  TengenReviewGames *self = data;
  g_autoptr (TengenReviewGame) game = g_queue_pop_head (&self->waiting);

  if (game != NULL)
    {
      tengen_review_game_paint (
          game, gtk_widget_get_scale_factor (GTK_WIDGET (self)), is_dark ());
      return G_SOURCE_CONTINUE;
    }
  if (prepare_words (self))
    return G_SOURCE_CONTINUE;
  self->paint_id = 0;
  return G_SOURCE_REMOVE;
}

static void
want_picture (TengenReviewGames *self, TengenReviewGame *game)
{
  g_queue_push_tail (&self->waiting, g_object_ref (game));
  if (self->paint_id == 0)
    self->paint_id = g_idle_add_full (G_PRIORITY_LOW, paint_cb, self, NULL);
}

/* Files that are not open. */

static gboolean match_cb (gpointer item, gpointer data);
static void show_count (TengenReviewGames *self);

static gboolean
sort_cb (gpointer data)
{
  TengenReviewGames *self = data;

  self->sort_id = 0;
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
  return G_SOURCE_REMOVE;
}

static gboolean
count_cb (gpointer data)
{
  TengenReviewGames *self = data;

  self->count_id = 0;
  show_count (self);
  return G_SOURCE_REMOVE;
}

/* What was read may be looked for, and has another place; what could not be read
 * is no game. */
static void
read_cb (TengenReviewGames *self, TengenReviewGame *game)
{
  if (tengen_review_game_get_unread (game) && self->count_id == 0)
    self->count_id = g_idle_add (count_cb, self);
  if (self->wanted != NULL && match_cb (game, self))
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_LESS_STRICT);
  if (self->order != TENGEN_REVIEW_ORDER_FILE && self->sort_id == 0)
    self->sort_id = g_timeout_add (SORT_MS, sort_cb, self);
}

/* Rows. */

/* Two lines at most, as large text needs. */
static GtkWidget *
make_line (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem *item,
          TengenReviewGames *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *picture = gtk_image_new ();

  gtk_image_set_pixel_size (GTK_IMAGE (picture), TENGEN_REVIEW_GAME_SIZE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), make_line ("names"));
  gtk_box_append (GTK_BOX (words), make_line ("dim"));
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), words);
  g_object_set_data (G_OBJECT (row), "item", item);
  gtk_list_item_set_child (item, row);
}

static void
show_picture (TengenReviewGame *game, GParamSpec *pspec, GtkImage *picture)
{
  gtk_image_set_from_paintable (picture, tengen_review_game_get_picture (game));
}

static void
show_words (TengenReviewGame *game, GParamSpec *pspec, GtkWidget *words)
{
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (words)),
                       tengen_review_game_get_title (game));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (words)),
                       tengen_review_game_get_details (game));
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item,
         TengenReviewGames *self)
{
  TengenReviewGame *game = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *picture = gtk_widget_get_first_child (row);
  GtkWidget *words = gtk_widget_get_last_child (row);

  show_words (game, NULL, words);
  g_signal_connect_object (
      game, "notify::details", G_CALLBACK (show_words), words, 0);
  gtk_widget_set_visible (
      picture, tengen_review_game_get_root (game) != TENGEN_NODE_NONE);
  if (tengen_review_game_get_root (game) == TENGEN_NODE_NONE)
    {
      tengen_review_reader_hurry (self->reader, game);
      return;
    }
  show_picture (game, NULL, GTK_IMAGE (picture));
  g_signal_connect_object (
      game, "notify::picture", G_CALLBACK (show_picture), picture, 0);
  if (tengen_review_game_get_picture (game) == NULL)
    want_picture (self, game);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem *item,
           TengenReviewGames *self)
{
  TengenReviewGame *game = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *picture = gtk_widget_get_first_child (row);
  GtkWidget *words = gtk_widget_get_last_child (row);

  g_signal_handlers_disconnect_by_func (game, show_picture, picture);
  g_signal_handlers_disconnect_by_func (game, show_words, words);
  if (g_queue_remove (&self->waiting, game))
    g_object_unref (game);
}

/* The list. */

static guint
count_unread (TengenReviewGames *self)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->found));
       i++)
    {
      g_autoptr (TengenReviewGame) game =
          g_list_model_get_item (G_LIST_MODEL (self->found), i);

      if (tengen_review_game_get_unread (game))
        n++;
    }
  return n;
}

/* Every row is a game, but for the files that could not be read. */
static void
show_count (TengenReviewGames *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  guint n_unread = count_unread (self);
  guint n_games = n - n_unread;
  g_autofree char *games = g_strdup_printf (
      tengen_words_plural ("%u game", "%u games", n_games), n_games);
  g_autofree char *unread = g_strdup_printf (
      tengen_words_plural (
          "%u file cannot be read", "%u files cannot be read", n_unread),
      n_unread);
  g_autoptr (GString) text = g_string_new (NULL);

  if (n_games > 0 || n_unread == 0)
    tengen_words_append_part (text, games);
  if (n_unread > 0)
    tengen_words_append_part (text, unread);
  gtk_label_set_label (self->count, text->str);
  gtk_widget_set_sensitive (self->go, n > 0);
}

static gboolean
match_cb (gpointer item, gpointer data)
{
  const TengenReviewGames *self = data;

  return self->wanted == NULL ||
         tengen_review_game_matches (item, self->wanted);
}

static void
search_cb (TengenReviewGames *self)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (self->search)));

  g_clear_pointer (&self->wanted, g_free);
  if (*text != '\0')
    self->wanted = tengen_words_fold (text);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

/* --- Order --- */

static int
compare_cb (gconstpointer first, gconstpointer second, gpointer data)
{
  const TengenReviewGames *self = data;

  return tengen_review_game_compare (
      (gpointer) first, (gpointer) second, self->order, self->reversed);
}

static void
show_selected (TengenReviewGames *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (
        GTK_WIDGET (self->view), "list.scroll-to-item", "u", selected);
}

static void
order_cb (TengenReviewGames *self)
{
  guint order = gtk_drop_down_get_selected (self->orders);
  gboolean reversed = gtk_toggle_button_get_active (self->reverse);

  if (order >= TENGEN_REVIEW_ORDER_LAST ||
      (order == self->order && reversed == self->reversed))
    return;
  self->order = (TengenReviewOrder) order;
  self->reversed = reversed;
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
  show_selected (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ORDER]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REVERSED]);
}

/* --- Keys --- */

/* The list's own row that holds the selected game, once it is there. */
static GtkWidget *
find_selected_row (TengenReviewGames *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->view));

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);
      GtkListItem *item =
          child != NULL ? g_object_get_data (G_OBJECT (child), "item") : NULL;

      if (item != NULL && gtk_list_item_get_position (item) == selected &&
          gtk_widget_get_mapped (row))
        return row;
    }
  return NULL;
}

/* A letter typed in the list is one of a search: also for an input method, which
 * writes where the focus is. */
static gboolean
key_cb (TengenReviewGames *self,
        guint key,
        guint keycode,
        GdkModifierType state,
        GtkEventControllerKey *controller)
{
  GtkEditable *text = gtk_editable_get_delegate (self->search);
  const GdkModifierType others =
      GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK;

  if ((state & others) != 0 || !g_unichar_isgraph (gdk_keyval_to_unicode (key)))
    return GDK_EVENT_PROPAGATE;
  gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
  gtk_editable_set_position (text, -1);
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (text));
}

/* Down goes from the search to the game that Enter would show. */
static gboolean
search_key_cb (TengenReviewGames *self, guint key)
{
  GtkWidget *row = find_selected_row (self);

  if ((key != GDK_KEY_Down && key != GDK_KEY_KP_Down) || row == NULL)
    return GDK_EVENT_PROPAGATE;
  return gtk_widget_grab_focus (row);
}

static void
stop_cb (TengenReviewGames *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
go_cb (TengenReviewGames *self)
{
  TengenReviewGame *game =
      gtk_single_selection_get_selected_item (self->selection);

  if (game == NULL)
    return;
  if (tengen_review_game_get_root (game) != TENGEN_NODE_NONE)
    tengen_session_goto (self->session, tengen_review_game_get_root (game));
  else
    g_signal_emit (
        self, signals[FILE_CHOSEN], 0, tengen_review_game_get_file (game));
  gtk_window_close (GTK_WINDOW (self));
}

static void
activate_cb (TengenReviewGames *self, guint position)
{
  gtk_single_selection_set_selected (self->selection, position);
  go_cb (self);
}

/* The games of the file that is open; @file is NULL where it is the only one. */
static void
add_games (TengenReviewGames *self, GPtrArray *items, GFile *file)
{
  const TengenRecord *record =
      tengen_game_get_record (tengen_session_get_game (self->session));
  TengenNode root = tengen_record_get_game (record, 0);

  for (; root != TENGEN_NODE_NONE;
       root = tengen_record_get_sibling (record, root))
    g_ptr_array_add (items,
                     file != NULL ? tengen_review_game_new_file (
                                        file, items->len, self->session, root)
                                  : tengen_review_game_new (
                                        self->session, root, items->len));
}

static void
add_file (TengenReviewGames *self, GPtrArray *items, GFile *file)
{
  TengenReviewGame *game =
      tengen_review_game_new_file (file, items->len, NULL, TENGEN_NODE_NONE);

  g_ptr_array_add (items, game);
  tengen_review_reader_add (self->reader, game);
}

static void
fill (TengenReviewGames *self, const GPtrArray *files, int current)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  const TengenRecord *record = tengen_game_get_record (game);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint first = 0;

  if (current < 0)
    add_games (self, items, NULL);
  for (guint i = 0; files != NULL && i < files->len; i++)
    if ((int) i == current)
      {
        first = items->len;
        add_games (self, items, files->pdata[i]);
      }
    else
      add_file (self, items, files->pdata[i]);
  g_list_store_splice (self->games, 0, 0, items->pdata, items->len);
  gtk_single_selection_set_selected (
      self->selection,
      first + tengen_record_get_index (record, tengen_game_get_root (game)));
}

static void
build_model (TengenReviewGames *self)
{
  self->games = g_list_store_new (TENGEN_TYPE_REVIEW_GAME);
  self->filter = GTK_FILTER (gtk_custom_filter_new (match_cb, self, NULL));
  self->found = gtk_filter_list_model_new (
      g_object_ref (G_LIST_MODEL (self->games)), g_object_ref (self->filter));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, self, NULL));
  self->sorted = gtk_sort_list_model_new (
      g_object_ref (G_LIST_MODEL (self->found)), g_object_ref (self->sorter));
  self->selection =
      gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->sorted)));
  g_signal_connect_object (self->found,
                           "items-changed",
                           G_CALLBACK (show_count),
                           self,
                           G_CONNECT_SWAPPED);
}

static gboolean
is_searching (TengenReviewGames *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL &&
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self->search));
}

/* Keys start where the selection is. Whoever has begun to search keeps them. */
static gboolean
focus_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TengenReviewGames *self = TENGEN_REVIEW_GAMES (widget);
  GtkWidget *row = find_selected_row (self);

  if (!is_searching (self) && ++self->n_frames < FRAMES_TO_WAIT)
    {
      if (row == NULL)
        {
          show_selected (self);
          return G_SOURCE_CONTINUE;
        }
      gtk_widget_grab_focus (row);
    }
  self->focus_id = 0;
  return G_SOURCE_REMOVE;
}

static void
build_view (TengenReviewGames *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, 0);
  gtk_list_view_set_factory (self->view, factory);
  g_object_unref (factory);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
}

static void
tengen_review_games_dispose (GObject *object)
{
  TengenReviewGames *self = TENGEN_REVIEW_GAMES (object);

  g_clear_handle_id (&self->paint_id, g_source_remove);
  if (self->focus_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->focus_id);
  self->focus_id = 0;
  g_queue_clear_full (&self->waiting, g_object_unref);
  if (self->reader != NULL)
    tengen_review_reader_stop (self->reader);
  g_clear_object (&self->reader);
  g_clear_handle_id (&self->sort_id, g_source_remove);
  g_clear_handle_id (&self->count_id, g_source_remove);
  g_clear_object (&self->selection);
  g_clear_object (&self->sorted);
  g_clear_object (&self->found);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_object (&self->games);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (tengen_review_games_parent_class)->dispose (object);
}

static void
tengen_review_games_finalize (GObject *object)
{
  TengenReviewGames *self = TENGEN_REVIEW_GAMES (object);

  g_free (self->wanted);
  G_OBJECT_CLASS (tengen_review_games_parent_class)->finalize (object);
}

static void
tengen_review_games_get_property (GObject *object,
                                  guint property,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  TengenReviewGames *self = TENGEN_REVIEW_GAMES (object);

  if (property == PROP_ORDER)
    g_value_set_int (value, (int) self->order);
  else if (property == PROP_REVERSED)
    g_value_set_boolean (value, self->reversed);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_review_games_set_property (GObject *object,
                                  guint property,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  TengenReviewGames *self = TENGEN_REVIEW_GAMES (object);

  if (property == PROP_ORDER)
    gtk_drop_down_set_selected (self->orders, (guint) g_value_get_int (value));
  else if (property == PROP_REVERSED)
    gtk_toggle_button_set_active (self->reverse, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = TENGEN_PARAM_READWRITE;

  /* TengenReviewGames:order: a TengenReviewOrder */
  props[PROP_ORDER] = g_param_spec_int ("order",
                                        NULL,
                                        NULL,
                                        0,
                                        TENGEN_REVIEW_ORDER_LAST - 1,
                                        TENGEN_REVIEW_ORDER_FILE,
                                        flags);
  /* TengenReviewGames:reversed: the order is the other way round */
  props[PROP_REVERSED] =
      g_param_spec_boolean ("reversed", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_review_games_class_init (TengenReviewGamesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_review_games_get_property;
  object_class->set_property = tengen_review_games_set_property;
  object_class->dispose = tengen_review_games_dispose;
  object_class->finalize = tengen_review_games_finalize;
  install_properties (object_class);
  /* TengenReviewGames::file-chosen: a file that is not open */
  signals[FILE_CHOSEN] = tengen_signal_new (
      "file-chosen", TENGEN_TYPE_REVIEW_GAMES, 1, G_TYPE_FILE);
  tengen_review_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-games.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewGames, search);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewGames, orders);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewGames, reverse);
  gtk_widget_class_bind_template_child (widget_class, TengenReviewGames, count);
  gtk_widget_class_bind_template_child (widget_class, TengenReviewGames, view);
  gtk_widget_class_bind_template_child (widget_class, TengenReviewGames, go);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, go_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_review_games_init (TengenReviewGames *self)
{
  g_queue_init (&self->waiting);
  tengen_style_init ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/review/tengen-review-windows.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_access_leave_by_tab (GTK_WIDGET (self->view));
  tengen_help_add_button (GTK_WINDOW (self), "files-open");
  build_model (self);
}

TengenReviewGames *
tengen_review_games_new (GtkWindow *parent, TengenSession *session)
{
  return tengen_review_games_new_files (parent, session, NULL, -1, NULL);
}

TengenReviewGames *
tengen_review_games_new_files (GtkWindow *parent,
                               TengenSession *session,
                               const GPtrArray *files,
                               int current,
                               TengenReviewReadStart read_start)
{
  TengenReviewGames *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (TENGEN_IS_SESSION (session), NULL);
  g_return_val_if_fail (files == NULL || read_start != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_REVIEW_GAMES, "transient-for", parent, NULL);
  if (files != NULL)
    gtk_window_set_title (GTK_WINDOW (self), _ ("Games in These Files"));
  self->session = g_object_ref (session);
  self->reader = tengen_review_reader_new (read_start);
  g_signal_connect_object (
      self->reader, "read", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  fill (self, files, current);
  build_view (self);
  show_count (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  self->focus_id =
      gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_cb, NULL, NULL);
  return self;
}
