/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-common: styles, colour scheme and the portal, announcements, notices,
 *              file picker, windows that outlive their parent
 */

#include "display-frame.h"
#include "display-start.h"
#include "tengen-announce.h"
#include "tengen-color-scheme.h"
#include "tengen-file-picker.h"
#include "tengen-long-text.h"
#include "tengen-notice.h"
#include "tengen-paint-theme.h"
#include "tengen-style.h"
#include "tengen-widget.h"

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_style_twice (void)
{
  tengen_style_init ();
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/common/tengen-common.css");
}

/* A theme that is dark by name counts as dark, and the light one comes back. */
static void
test_color_scheme (void)
{
  TengenColorScheme *scheme = tengen_color_scheme_get_default ();
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *before = NULL;
  guint n = 0;

  g_assert_true (TENGEN_IS_COLOR_SCHEME (scheme));
  g_assert_true (tengen_color_scheme_get_default () == scheme);
  tengen_style_init ();
  g_object_get (settings, "gtk-theme-name", &before, NULL);
  g_assert_false (tengen_color_scheme_get_dark ());
  g_signal_connect_swapped (scheme, "notify::dark", G_CALLBACK (count_cb), &n);

  g_object_set (settings, "gtk-theme-name", "Adwaita-dark", NULL);
  g_assert_true (tengen_color_scheme_get_dark ());
  g_assert_cmpuint (n, ==, 1);

  g_object_set (settings, "gtk-theme-name", before, NULL);
  g_assert_false (tengen_color_scheme_get_dark ());
  g_assert_cmpuint (n, ==, 2);
  g_signal_handlers_disconnect_by_func (scheme, count_cb, &n);
}

/* --- The desktop's wish --- */

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"

static const char PORTAL_FORM[] =
    "<node><interface name='" PORTAL_SETTINGS "'>"
    "<method name='Read'>"
    "<arg type='s' direction='in'/><arg type='s' direction='in'/>"
    "<arg type='v' direction='out'/></method>"
    "<signal name='SettingChanged'>"
    "<arg type='s'/><arg type='s'/><arg type='v'/></signal>"
    "</interface></node>";

static guint n_reads;

/* A desktop that wants nothing. */
static void
read_setting (GDBusConnection *bus,
              const char *sender,
              const char *path,
              const char *interface,
              const char *method,
              GVariant *parameters,
              GDBusMethodInvocation *call,
              gpointer data)
{
  n_reads++;
  g_dbus_method_invocation_return_value (
      call,
      g_variant_new ("(v)", g_variant_new_variant (g_variant_new_uint32 (0))));
}

static void
wish (GDBusConnection *bus, guint scheme)
{
  g_assert_true (g_dbus_connection_emit_signal (
      bus,
      NULL,
      PORTAL_PATH,
      PORTAL_SETTINGS,
      "SettingChanged",
      g_variant_new ("(ssv)",
                     "org.freedesktop.appearance",
                     "color-scheme",
                     g_variant_new_uint32 (scheme)),
      NULL));
}

static void
owned_cb (GDBusConnection *bus, const char *name, gpointer data)
{
  *(gboolean *) data = TRUE;
}

/* GTK reads the theme again when it is told to prefer what it has. */
static void
test_portal (void)
{
  static const GDBusInterfaceVTable table = { .method_call = read_setting };
  g_autoptr (GDBusNodeInfo) form =
      g_dbus_node_info_new_for_xml (PORTAL_FORM, NULL);
  g_autoptr (GDBusConnection) bus =
      g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean is_owned = FALSE;
  guint n_told = 0;
  guint object;
  guint name;

  object = g_dbus_connection_register_object (
      bus, PORTAL_PATH, form->interfaces[0], &table, NULL, NULL, NULL);
  name = g_bus_own_name_on_connection (bus,
                                       PORTAL,
                                       G_BUS_NAME_OWNER_FLAGS_NONE,
                                       owned_cb,
                                       NULL,
                                       &is_owned,
                                       NULL);
  while (!is_owned)
    g_main_context_iteration (NULL, TRUE);
  g_signal_connect_swapped (settings,
                            "notify::gtk-application-prefer-dark-theme",
                            G_CALLBACK (count_cb),
                            &n_told);

  g_assert_false (tengen_color_scheme_get_dark ());
  while (n_reads == 0)
    g_main_context_iteration (NULL, TRUE);
  /* the answer comes before what follows */
  wish (bus, 1);
  while (!tengen_color_scheme_get_dark ())
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_told, ==, 1);
  wish (bus, 1);
  wish (bus, 0);
  while (tengen_color_scheme_get_dark ())
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_told, ==, 2);

  g_signal_handlers_disconnect_by_func (settings, count_cb, &n_told);
  g_bus_unown_name (name);
  g_dbus_connection_unregister_object (bus, object);
}

/* --- Menus --- */

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* The colour that a label is written in, as it lies on @ground. */
static TengenColour
find_ink (GtkWidget *label, const TengenColour *ground)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node, *at;
  GdkRGBA ink;

  GTK_WIDGET_GET_CLASS (label)->snapshot (label, snapshot);
  node = at = gtk_snapshot_free_to_node (snapshot);
  while (gsk_render_node_get_node_type (at) != GSK_TEXT_NODE)
    at = gsk_render_node_get_node_type (at) == GSK_TRANSFORM_NODE
             ? gsk_transform_node_get_child (at)
             : gsk_container_node_get_child (at, 0);
  ink = *gsk_text_node_get_color (at);
  gsk_render_node_unref (node);
  return (TengenColour){
    .red = ink.alpha * ink.red + (1 - ink.alpha) * ground->red,
    .green = ink.alpha * ink.green + (1 - ink.alpha) * ground->green,
    .blue = ink.alpha * ink.blue + (1 - ink.alpha) * ground->blue,
    .alpha = 1,
  };
}

static void
check_label (GtkWidget *menu, const char *text, double ground_light)
{
  const TengenColour ground = { ground_light, ground_light, ground_light, 1 };
  TengenColour ink = find_ink (find_label (menu, text), &ground);
  double contrast = tengen_paint_get_contrast (&ink, &ground);
  g_test_message ("%s: %g", text, contrast);
  g_assert_cmpfloat (contrast, >=, 4.5);
}

/* Headings and keys can be read, in a light and in a dark menu. */
static void
test_menu (void)
{
  static const struct
  {
    const char *theme;
    double ground;
  } looks[] = { { "Default", 1 }, { "Default-dark", 0.21 } };
  g_autoptr (GMenu) model = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GMenuItem) item = g_menu_item_new ("Estimate", "test.here");
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("here", NULL);
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *before = NULL;

  g_object_get (settings, "gtk-theme-name", &before, NULL);
  g_menu_item_set_attribute (item, "accel", "s", "F9");
  g_menu_append_item (section, item);
  g_menu_append_section (model, "Board", G_MENU_MODEL (section));
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
  tengen_style_init ();
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *button = gtk_menu_button_new ();
      GtkWidget *menu;

      g_object_set (settings, "gtk-theme-name", looks[i].theme, NULL);
      gtk_widget_insert_action_group (window, "test", G_ACTION_GROUP (actions));
      gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button),
                                      G_MENU_MODEL (model));
      gtk_window_set_child (GTK_WINDOW (window), button);
      gtk_window_present (GTK_WINDOW (window));
      wait_mapped (button);
      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      menu =
          GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
      wait_mapped (menu);
      /* the heading comes a little later */
      while (find_label (menu, "Board") == NULL)
        g_main_context_iteration (NULL, TRUE);
      check_label (menu, "Board", looks[i].ground);
      check_label (menu, "F9", looks[i].ground);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  g_object_set (settings, "gtk-theme-name", before, NULL);
}

/* Nothing is drawn between two scroll bars: it would stick out of a card. */
static void
test_junction (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *content = gtk_label_new ("large");
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 200, 200);
  cairo_t *cr = cairo_create (image);
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (scroller);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  tengen_style_init ();
  gtk_widget_set_size_request (content, 500, 500);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_scrolled_window_set_policy (
      GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_ALWAYS, GTK_POLICY_ALWAYS);
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller),
                                             FALSE);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_widget_set_size_request (scroller, 200, 200);
  gtk_window_present (GTK_WINDOW (window));
  while (gdk_paintable_get_intrinsic_width (picture) < 200)
    g_main_context_iteration (NULL, TRUE);
  gdk_paintable_snapshot (picture, snapshot, 200, 200);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (image);
  for (int i = 1; i < 5; i++)
    g_assert_cmphex (((const guint32 *) cairo_image_surface_get_data (
                         image))[(200 - i) * 200 + 200 - i],
                     ==,
                     0);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_announce (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (""));

  tengen_announce (label, "White to move");
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, "White to move");
  g_object_unref (label);
}

static void
act_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_assert_cmpstr (g_variant_get_string (parameter, NULL), ==, "here");
  (*(guint *) data)++;
}

static GtkWidget *
find_button (GtkWidget *widget, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);
  return found;
}

/* A notice takes no room until it says something; a button closes it and acts.
 */
static void
test_notice (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *widget = g_object_new (TENGEN_TYPE_NOTICE, NULL);
  TengenNotice *notice = TENGEN_NOTICE (widget);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action =
      g_simple_action_new ("save", G_VARIANT_TYPE_STRING);
  guint acted = 0;
  guint dismissed = 0;

  g_signal_connect (action, "activate", G_CALLBACK (act_cb), &acted);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
  g_signal_connect_swapped (
      notice, "dismissed", G_CALLBACK (count_cb), &dismissed);
  gtk_box_append (GTK_BOX (box), widget);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  wait_mapped (window);

  g_assert_false (gtk_widget_get_visible (widget));
  g_assert_null (tengen_notice_get_text (notice));
  tengen_notice_show (notice, "It could not be saved.");
  g_assert_true (gtk_widget_get_visible (widget));
  tengen_notice_add_button (notice, "Elsewhere", "win.save::here");
  g_assert_cmpstr (
      tengen_notice_get_text (notice), ==, "It could not be saved.");

  g_signal_emit_by_name (find_button (widget, "Elsewhere"), "clicked");
  g_assert_cmpuint (acted, ==, 1);
  g_assert_cmpuint (dismissed, ==, 1);
  g_assert_null (tengen_notice_get_text (notice));
  g_assert_null (find_button (widget, "Elsewhere"));

  tengen_notice_show (notice, "Once more.");
  g_signal_emit_by_name (find_button (widget, "Close"), "clicked");
  tengen_notice_dismiss (notice);
  g_assert_cmpuint (dismissed, ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever was writing when a question came goes on writing after it. */
static void
test_notice_focus (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *widget = g_object_new (TENGEN_TYPE_NOTICE, NULL);
  GtkWidget *entry = gtk_text_new ();
  TengenNotice *notice = TENGEN_NOTICE (widget);

  gtk_box_append (GTK_BOX (box), widget);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  wait_mapped (window);
  gtk_widget_grab_focus (entry);
  tengen_notice_show (notice, "Replace it?");
  tengen_notice_add_button (notice, "Replace", "win.save");
  tengen_notice_take_focus (notice);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) ==
                 find_button (widget, "Replace"));
  g_signal_emit_by_name (find_button (widget, "Close"), "clicked");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == entry);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Gives the focus to a button of the notice, as the Tab key does, and uses it.
 */
static void
use_button (GtkWidget *notice, const char *label)
{
  GtkWidget *button = find_button (notice, label);

  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
}

/* The focus returns from the notice to what had it, or to the page below; none
 * of the widgets above remembers a way to a button that is gone. */
static void
test_notice_tab (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *widget = g_object_new (TENGEN_TYPE_NOTICE, NULL);
  GtkWidget *below = gtk_button_new_with_label ("Below");
  GtkWidget *text = gtk_text_new ();
  TengenNotice *notice = TENGEN_NOTICE (widget);

  gtk_box_append (GTK_BOX (box), widget);
  gtk_box_append (GTK_BOX (box), below);
  gtk_box_append (GTK_BOX (box), text);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  wait_mapped (window);
  gtk_widget_grab_focus (text);
  tengen_notice_show (notice, "Taken away.");
  use_button (widget, "Close");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == text);

  /* with another one behind it, the same button closes that */
  tengen_notice_show (notice, "Taken away.");
  tengen_notice_tell (notice, TENGEN_NOTICE_ASIDE, "By the way.");
  use_button (widget, "1 more");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) ==
                 find_button (widget, "1 more"));
  use_button (widget, "Close");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) ==
                 find_button (widget, "Close"));
  use_button (widget, "Close");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == text);

  tengen_notice_show (notice, "Taken away.");
  tengen_notice_add_button (notice, "Undo", "win.undo");
  use_button (widget, "Undo");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == text);
  g_assert_true (gtk_widget_get_focus_child (box) == text);

  tengen_notice_show (notice, "Taken away.");
  tengen_notice_add_button (notice, "Undo", "win.undo");
  gtk_widget_grab_focus (find_button (widget, "Undo"));
  gtk_box_remove (GTK_BOX (box), text);
  use_button (widget, "Undo");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == below);

  tengen_notice_show (notice, "Taken away.");
  tengen_notice_add_button (notice, "Undo", "win.undo");
  gtk_widget_grab_focus (find_button (widget, "Undo"));
  gtk_box_remove (GTK_BOX (box), below);
  use_button (widget, "Undo");
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (window)));
  g_assert_null (gtk_widget_get_focus_child (box));
  gtk_window_destroy (GTK_WINDOW (window));
}

typedef struct
{
  guint n;
  gboolean had_file;
} Picked;

static void
picked_cb (GFile *file, gpointer data)
{
  Picked *picked = data;

  picked->n++;
  picked->had_file = file != NULL;
}

/* Closes whatever window is not the given one. */
static gboolean
close_others (GtkWindow *window)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (toplevels, i);

      if (other != window && gtk_widget_get_mapped (GTK_WIDGET (other)))
        {
          gtk_window_close (other);
          return TRUE;
        }
    }
  return FALSE;
}

/* A dialog that is closed answers once, with no file. */
/* After the layout of a frame the text is laid out while it is drawn. */
static void
layout_cb (GtkTextBuffer *buffer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = gtk_text_buffer_get_line_count (buffer) > 300 ? 200 : 400;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%u words that fill more lines\n", i);
  gtk_text_buffer_set_text (buffer, text->str, -1);
}

/* GTK warns of a bar that is drawn without a place. */
static void
test_bar (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *view = gtk_text_view_new ();
  GdkFrameClock *clock;
  guint n = 0;

  tengen_style_init ();
  tengen_long_text_keep_bar (GTK_TEXT_VIEW (view));
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_scrolled_window_set_policy (
      GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 200);
  gtk_window_present (GTK_WINDOW (window));
  wait_mapped (window);
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect_object (clock,
                           "layout",
                           G_CALLBACK (layout_cb),
                           gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)),
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count_cb), &n);
  gdk_frame_clock_begin_updating (clock);
  while (n < 9)
    g_main_context_iteration (NULL, TRUE);
  gdk_frame_clock_end_updating (clock);
  g_signal_handlers_disconnect_by_data (clock, &n);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_file_picker (void)
{
  GtkWidget *window = gtk_window_new ();
  Picked picked = { 0, TRUE };

  gtk_window_present (GTK_WINDOW (window));
  wait_mapped (window);
  tengen_file_picker_save_in (
      GTK_WINDOW (window), NULL, "game.sgf", picked_cb, &picked);
  while (!close_others (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
  while (picked.n == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (picked.n, ==, 1);
  g_assert_false (picked.had_file);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A window that is closed, while a worker holds it, without its parent. */
static void
test_forget_parent (void)
{
  GtkWidget *parent = gtk_window_new ();
  g_autoptr (GtkWidget) window = g_object_ref_sink (gtk_window_new ());

  tengen_widget_forget_parent_on_close (GTK_WINDOW (window));
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (parent));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_present (GTK_WINDOW (parent));
  gtk_window_present (GTK_WINDOW (window));
  wait_mapped (window);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (window)) ==
                 GTK_WINDOW (parent));
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (parent));
  g_assert_null (gtk_window_get_transient_for (GTK_WINDOW (window)));
}

int
main (int argc, char **argv)
{
  /* ends with the program: ending it here would wait for what GTK keeps */
  static GTestDBus *bus;
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));

  /* a portal on the bus of all tests would have the name of the one here */
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (bus);
  /* which takes the display away, so that no program finds the other bus */
  if (display != NULL)
    g_setenv ("DISPLAY", display, TRUE);
  if (!start_tests (argc, argv))
    return 0;

  /* first, as the desktop is asked once in a program */
  g_test_add_func ("/common/portal", test_portal);
  g_test_add_func ("/common/style/twice", test_style_twice);
  g_test_add_func ("/common/color-scheme", test_color_scheme);
  g_test_add_func ("/common/menu", test_menu);
  g_test_add_func ("/common/junction", test_junction);
  g_test_add_func ("/common/announce", test_announce);
  g_test_add_func ("/common/notice", test_notice);
  g_test_add_func ("/common/notice/focus", test_notice_focus);
  g_test_add_func ("/common/notice/tab", test_notice_tab);
  g_test_add_func ("/common/bar", test_bar);
  g_test_add_func ("/common/file-picker", test_file_picker);
  g_test_add_func ("/common/forget-parent", test_forget_parent);
  return g_test_run ();
}
