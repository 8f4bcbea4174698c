/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tools: the tools for annotating the board
 *
 * Shape: one row of a table for each tool, with its place in the grid; the
 *        buttons are a group, so that one is always down. The menu of the turn
 *        is among them: it sets whose turn it is at once, without a point.
 */
#include "tengen-review-tools.h"

#include "tengen-announce.h"
#include "tengen-describe-markup.h"
#include "tengen-paint-label.h"
#include "tengen-review-own.h"
#include "tengen-signal.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

#define COLUMNS 9
#define ROWS 2
/* Where the menu of the turn stands. */
#define TURN_COLUMN 3
#define TURN_ROW 0

struct _TengenReviewTools
{
  GtkWidget parent_instance;

  /* Owned */
  GtkWidget *grid;
  GtkWidget *own;
  GSignalGroup *signals;

  /* Borrowed, children of the grid; NULL for a tool without a button */
  GtkToggleButton *buttons[TENGEN_REVIEW_TOOL_LAST];
  GtkWidget *turn;

  TengenReviewTool tool;
};

G_DEFINE_FINAL_TYPE (TengenReviewTools, tengen_review_tools, GTK_TYPE_WIDGET)

enum
{
  PROP_TOOL = 1,
  PROP_TURN,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static const struct
{
  /* what stands on the button where that is the same in all languages */
  const char *face;
  const char *key;
  /* a stone as face */
  const char *stone;
  /* the mark it puts */
  TengenMarkKind mark;
  /* its place in the grid */
  int column;
  int row;
} tools[TENGEN_REVIEW_TOOL_LAST] = {
  /* clang-format off */
  [TENGEN_REVIEW_TOOL_MOVE] = { .key = "m" },
  [TENGEN_REVIEW_TOOL_BLACK] = { .key = "b", .stone = "black", .column = 1 },
  [TENGEN_REVIEW_TOOL_WHITE] = { .key = "w", .stone = "white", .column = 2 },
  [TENGEN_REVIEW_TOOL_ERASE] = { .key = "e", .row = 1 },
  [TENGEN_REVIEW_TOOL_TRIANGLE] = { .key = "t", .face = "△", .column = 4,
                                    .mark = TENGEN_MARK_TRIANGLE },
  [TENGEN_REVIEW_TOOL_SQUARE] = { .key = "s", .face = "□", .column = 5,
                                  .mark = TENGEN_MARK_SQUARE },
  [TENGEN_REVIEW_TOOL_CIRCLE] = { .key = "c", .face = "○", .column = 6,
                                  .mark = TENGEN_MARK_CIRCLE },
  [TENGEN_REVIEW_TOOL_CROSS] = { .key = "x", .face = "×", .column = 7,
                                 .mark = TENGEN_MARK_CROSS },
  [TENGEN_REVIEW_TOOL_SELECTED] = { .key = "f", .face = "■", .column = 8,
                                    .mark = TENGEN_MARK_SELECTED },
  [TENGEN_REVIEW_TOOL_LETTER] = { .key = "a", .face = "A", .column = 4,
                                  .row = 1 },
  [TENGEN_REVIEW_TOOL_NUMBER] = { .key = "n", .face = "1", .column = 5,
                                  .row = 1 },
  [TENGEN_REVIEW_TOOL_IROHA] = { .key = "i", .face = "イ", .column = 6,
                                 .row = 1 },
  [TENGEN_REVIEW_TOOL_OWN] = { .key = "j", .column = 3, .row = 1 },
  [TENGEN_REVIEW_TOOL_ARROW] = { .key = "r", .face = "↗", .column = 1,
                                 .row = 1 },
  [TENGEN_REVIEW_TOOL_LINE] = { .key = "l", .face = "／", .column = 2,
                                .row = 1 },
  [TENGEN_REVIEW_TOOL_DIM] = { .key = "d", .column = 7, .row = 1 },
  [TENGEN_REVIEW_TOOL_GOTO] = { .key = "" },
  /* clang-format on */
};

const char *
tengen_review_tool_get_key (TengenReviewTool tool)
{
  g_return_val_if_fail (tool < TENGEN_REVIEW_TOOL_LAST, "");

  return tools[tool].key;
}

const char *
tengen_review_tool_get_name (TengenReviewTool tool)
{
  switch (tool)
    {
    case TENGEN_REVIEW_TOOL_MOVE:
      return _ ("Play a Move");
    case TENGEN_REVIEW_TOOL_BLACK:
      return _ ("Set Up a Black Stone");
    case TENGEN_REVIEW_TOOL_WHITE:
      return _ ("Set Up a White Stone");
    case TENGEN_REVIEW_TOOL_ERASE:
      return _ ("Erase Mark or Stone");
    case TENGEN_REVIEW_TOOL_TRIANGLE:
      return _ ("Triangle");
    case TENGEN_REVIEW_TOOL_SQUARE:
      return _ ("Square Mark");
    case TENGEN_REVIEW_TOOL_CIRCLE:
      return _ ("Circle");
    case TENGEN_REVIEW_TOOL_CROSS:
      return _ ("Cross");
    case TENGEN_REVIEW_TOOL_SELECTED:
      return _ ("Filled Square");
    case TENGEN_REVIEW_TOOL_LETTER:
      return _ ("Next Letter");
    case TENGEN_REVIEW_TOOL_NUMBER:
      return _ ("Next Number");
    case TENGEN_REVIEW_TOOL_IROHA:
      return _ ("Next Kana: イ, ロ, ハ…");
    case TENGEN_REVIEW_TOOL_OWN:
      return _ ("Own Text");
    case TENGEN_REVIEW_TOOL_ARROW:
      return _ ("Arrow, from Point to Point");
    case TENGEN_REVIEW_TOOL_LINE:
      return _ ("Line, from Point to Point");
    case TENGEN_REVIEW_TOOL_DIM:
      return _ ("Dim a Point");
    case TENGEN_REVIEW_TOOL_GOTO:
      return _ ("Go to the Move of a Stone");
    case TENGEN_REVIEW_TOOL_LAST:
      break;
    }
  g_return_val_if_reached ("");
}

/* Words for buttons that have no picture everybody knows. */
static const char *
get_face (TengenReviewTool tool)
{
  if (tool == TENGEN_REVIEW_TOOL_OWN)
    /* Translators: a narrow button: a text of one's own on a point */
    return tengen_words_context ("tool", "Text");
  if (tool == TENGEN_REVIEW_TOOL_MOVE)
    /* Translators: a narrow button: play a move */
    return _ ("Play");
  if (tool == TENGEN_REVIEW_TOOL_ERASE)
    /* Translators: a narrow button: erase mark or stone */
    return _ ("Erase");
  if (tool == TENGEN_REVIEW_TOOL_DIM)
    /* Translators: a narrow button: dim a point */
    return _ ("Dim");
  return tools[tool].face;
}

/* --- What a tool does --- */

/* The same sort of label again takes it away. */
static TengenEdit *
edit_label (const TengenPosition *position,
            TengenPoint point,
            TengenLabelSort sort)
{
  g_autoptr (TengenMarkup) markup = tengen_markup_new (position);
  const char *before = markup->labels[point];
  g_autofree char *text = NULL;

  if (before != NULL && tengen_edit_sort_label (before) == sort)
    return tengen_edit_label (position, point, NULL);
  text = tengen_edit_next_label (position, sort);
  return tengen_edit_label (position, point, text);
}

/* The same text again takes it away. */
static TengenEdit *
edit_own (const TengenPosition *position, TengenPoint point, const char *text)
{
  g_autoptr (TengenMarkup) markup = tengen_markup_new (position);
  const char *before = markup->labels[point];

  return tengen_edit_label (
      position, point, g_strcmp0 (before, text) == 0 ? NULL : text);
}

/* What lies on top goes first: a mark, then the stone. */
static TengenEdit *
edit_erase (const TengenPosition *position, TengenPoint point)
{
  TengenEdit *edit = tengen_edit_mark (position, point, TENGEN_MARK_NONE);

  if (edit == NULL)
    edit = tengen_edit_setup (position, point, TENGEN_STONE_NONE);
  return edit;
}

TengenEdit *
tengen_review_tool_edit (TengenReviewTool tool,
                         const TengenPosition *position,
                         TengenPoint point,
                         const char *text)
{
  switch (tool)
    {
    case TENGEN_REVIEW_TOOL_BLACK:
      return tengen_edit_setup (position, point, TENGEN_STONE_BLACK);
    case TENGEN_REVIEW_TOOL_WHITE:
      return tengen_edit_setup (position, point, TENGEN_STONE_WHITE);
    case TENGEN_REVIEW_TOOL_ERASE:
      return edit_erase (position, point);
    case TENGEN_REVIEW_TOOL_TRIANGLE:
    case TENGEN_REVIEW_TOOL_SQUARE:
    case TENGEN_REVIEW_TOOL_CIRCLE:
    case TENGEN_REVIEW_TOOL_CROSS:
    case TENGEN_REVIEW_TOOL_SELECTED:
      return tengen_edit_mark (position, point, tools[tool].mark);
    case TENGEN_REVIEW_TOOL_LETTER:
      return edit_label (position, point, TENGEN_LABEL_LETTER);
    case TENGEN_REVIEW_TOOL_NUMBER:
      return edit_label (position, point, TENGEN_LABEL_NUMBER);
    case TENGEN_REVIEW_TOOL_IROHA:
      return edit_label (position, point, TENGEN_LABEL_IROHA);
    case TENGEN_REVIEW_TOOL_OWN:
      return edit_own (position, point, text);
    case TENGEN_REVIEW_TOOL_DIM:
      return tengen_edit_dim (position, point);
    case TENGEN_REVIEW_TOOL_MOVE:
    case TENGEN_REVIEW_TOOL_ARROW:
    case TENGEN_REVIEW_TOOL_LINE:
    case TENGEN_REVIEW_TOOL_GOTO:
    case TENGEN_REVIEW_TOOL_LAST:
      break;
    }
  return NULL;
}

/* --- The grid --- */

static void
set_tool (TengenReviewTools *self, TengenReviewTool tool)
{
  if (self->tool == tool)
    return;
  self->tool = tool;
  for (guint i = 0; i < TENGEN_REVIEW_TOOL_LAST; i++)
    if (self->buttons[i] != NULL)
      gtk_toggle_button_set_active (self->buttons[i], i == tool);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TOOL]);
}

/* By its key, a tool that is in hand already asks for its text again. */
static void
take_tool (TengenReviewTools *self, TengenReviewTool tool)
{
  set_tool (self, tool);
  if (tool == TENGEN_REVIEW_TOOL_OWN &&
      gtk_widget_get_mapped (GTK_WIDGET (self)))
    tengen_review_tools_ask_own (self);
}

static void
toggled_cb (GtkToggleButton *button, TengenReviewTools *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < TENGEN_REVIEW_TOOL_LAST; i++)
    if (self->buttons[i] == button)
      set_tool (self, (TengenReviewTool) i);
}

/* A stone lies on wood, so that it is no mark. */
static GtkWidget *
make_stone (const char *colour)
{
  GtkWidget *wood = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *stone = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_halign (wood, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (wood, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (wood, "tool-wood");
  gtk_widget_add_css_class (stone, "tool-stone");
  gtk_widget_add_css_class (stone, colour);
  gtk_box_append (GTK_BOX (wood), stone);
  return wood;
}

static void
describe (GtkWidget *button, TengenReviewTool tool)
{
  const char *name = tengen_review_tool_get_name (tool);
  g_autofree char *key = g_ascii_strup (tools[tool].key, -1);
  /* Translators: what a button does, and its key */
  g_autofree char *tip = g_strdup_printf (_ ("%s (%s)"), name, key);

  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The button shows what it puts. */
static void
show_own (TengenReviewTools *self)
{
  const char *text = tengen_review_own_get_text (TENGEN_REVIEW_OWN (self->own));
  g_autofree char *face = tengen_paint_shorten_label (text);
  GtkWidget *button = GTK_WIDGET (self->buttons[TENGEN_REVIEW_TOOL_OWN]);

  gtk_button_set_label (GTK_BUTTON (button),
                        *face != '\0' ? face
                                      : get_face (TENGEN_REVIEW_TOOL_OWN));
  /* GTK has named it after what is written on it */
  describe (button, TENGEN_REVIEW_TOOL_OWN);
  tengen_announce_describe (button, text);
}

static void
add_button (TengenReviewTools *self, TengenReviewTool tool)
{
  GtkWidget *button = gtk_toggle_button_new ();

  if (tools[tool].stone != NULL)
    gtk_button_set_child (GTK_BUTTON (button), make_stone (tools[tool].stone));
  else
    gtk_button_set_label (GTK_BUTTON (button), get_face (tool));
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_set_focus_on_click (button, FALSE);
  describe (button, tool);
  self->buttons[tool] = GTK_TOGGLE_BUTTON (button);
  if (tool > 0)
    gtk_toggle_button_set_group (self->buttons[tool], self->buttons[0]);
  gtk_toggle_button_set_active (self->buttons[tool], tool == self->tool);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  if (tool == TENGEN_REVIEW_TOOL_OWN)
    g_signal_connect_swapped (
        button, "clicked", G_CALLBACK (tengen_review_tools_ask_own), self);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_grid_attach (
      GTK_GRID (self->grid), button, tools[tool].column, tools[tool].row, 1, 1);
}

/* --- Whose turn it is --- */

static const struct
{
  const char *name;
  TengenStone stone;
} turns[] = {
  { "auto", TENGEN_STONE_NONE },
  { "black", TENGEN_STONE_BLACK },
  { "white", TENGEN_STONE_WHITE },
};

static const char *
get_turn (TengenReviewTools *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  TengenStone stone =
      session != NULL
          ? tengen_edit_get_turn (tengen_session_get_position (session))
          : TENGEN_STONE_NONE;

  for (gsize i = 0; i < G_N_ELEMENTS (turns); i++)
    if (turns[i].stone == stone)
      return turns[i].name;
  g_return_val_if_reached ("");
}

static void
set_turn (TengenReviewTools *self, const char *name)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);

  for (gsize i = 0; session != NULL && i < G_N_ELEMENTS (turns); i++)
    if (g_strcmp0 (turns[i].name, name) == 0)
      tengen_session_apply (
          session,
          tengen_edit_turn (tengen_session_get_position (session),
                            turns[i].stone));
}

/* What the node says is on the button. */
static const char *
get_turn_face (const char *name)
{
  if (g_str_equal (name, "black"))
    /* Translators: a narrow button: the node says that it is Black's turn */
    return tengen_words_context ("turn", "Black");
  if (g_str_equal (name, "white"))
    /* Translators: a narrow button: the node says that it is White's turn */
    return tengen_words_context ("turn", "White");
  /* Translators: a narrow button: whose turn it is */
  return _ ("Turn");
}

static void
changed_cb (TengenReviewTools *self)
{
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->turn),
                             get_turn_face (get_turn (self)));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TURN]);
}

static void
add_turn (TengenReviewTools *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, _ ("Automatic"), "tools.turn::auto");
  g_menu_append (menu, _ ("Black to Move"), "tools.turn::black");
  g_menu_append (menu, _ ("White to Move"), "tools.turn::white");
  self->turn = gtk_menu_button_new ();
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->turn),
                                  G_MENU_MODEL (menu));
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->turn),
                             get_turn_face ("auto"));
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->turn), FALSE);
  gtk_widget_set_focus_on_click (self->turn, FALSE);
  gtk_widget_set_hexpand (self->turn, TRUE);
  gtk_widget_set_tooltip_text (self->turn, _ ("Says whose turn it is here"));
  gtk_grid_attach (
      GTK_GRID (self->grid), self->turn, TURN_COLUMN, TURN_ROW, 1, 1);
}

/* --- Keyboard: one stop for Tab, arrows go from tool to tool --- */

static void
find_place (TengenReviewTools *self, GtkWidget *button, int *column, int *row)
{
  gtk_grid_query_child (GTK_GRID (self->grid), button, column, row, NULL, NULL);
}

/* How far arrows go; no step for Tab. */
static gboolean
get_step (GtkDirectionType direction, int *across, int *down)
{
  *across = direction == GTK_DIR_LEFT ? -1 : direction == GTK_DIR_RIGHT ? 1 : 0;
  *down = direction == GTK_DIR_UP ? -1 : direction == GTK_DIR_DOWN ? 1 : 0;
  return *across != 0 || *down != 0;
}

/* At the end of a row it continues in the next one. */
static GtkWidget *
find_beside (TengenReviewTools *self, GtkWidget *button, int across, int down)
{
  int column, row, place;

  find_place (self, button, &column, &row);
  place = row * COLUMNS + column + across + down * COLUMNS;
  return place >= 0 && place < ROWS * COLUMNS
             ? gtk_grid_get_child_at (
                   GTK_GRID (self->grid), place % COLUMNS, place / COLUMNS)
             : NULL;
}

/* Comes in at the tool in hand and leaves at once; arrows stay inside, first of
 * all in a menu that is open. */
static gboolean
tengen_review_tools_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TengenReviewTools *self = TENGEN_REVIEW_TOOLS (widget);
  GtkWidget *at = gtk_widget_get_focus_child (self->grid);
  GtkWidget *beside;
  int across, down;

  if (at == NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->buttons[self->tool] != NULL
                                                  ? self->buttons[self->tool]
                                                  : self->buttons[0]));
  if (gtk_widget_child_focus (at, direction))
    return TRUE;
  if (!get_step (direction, &across, &down))
    return FALSE;
  beside = find_beside (self, at, across, down);
  return gtk_widget_grab_focus (beside != NULL ? beside : at);
}

static void
tengen_review_tools_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  TengenReviewTools *self = TENGEN_REVIEW_TOOLS (object);

  if (prop_id == PROP_TOOL)
    g_value_set_int (value, (int) self->tool);
  else if (prop_id == PROP_TURN)
    g_value_set_string (value, get_turn (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_review_tools_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  TengenReviewTools *self = TENGEN_REVIEW_TOOLS (object);

  if (prop_id == PROP_TOOL)
    take_tool (self, (TengenReviewTool) g_value_get_int (value));
  else if (prop_id == PROP_TURN)
    set_turn (self, g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_review_tools_dispose (GObject *object)
{
  TengenReviewTools *self = TENGEN_REVIEW_TOOLS (object);

  for (guint i = 0; i < TENGEN_REVIEW_TOOL_LAST; i++)
    self->buttons[i] = NULL;
  g_clear_object (&self->signals);
  g_clear_pointer (&self->own, gtk_widget_unparent);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_review_tools_parent_class)->dispose (object);
}

static void
tengen_review_tools_class_init (TengenReviewToolsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_review_tools_get_property;
  object_class->set_property = tengen_review_tools_set_property;
  object_class->dispose = tengen_review_tools_dispose;
  widget_class->focus = tengen_review_tools_focus;

  /* TengenReviewTools:tool: which button is down */
  props[PROP_TOOL] = g_param_spec_int ("tool",
                                       NULL,
                                       NULL,
                                       0,
                                       TENGEN_REVIEW_TOOL_LAST - 1,
                                       TENGEN_REVIEW_TOOL_MOVE,
                                       TENGEN_PARAM_READWRITE);
  /* TengenReviewTools:turn: whose turn the node says it is */
  props[PROP_TURN] =
      g_param_spec_string ("turn", NULL, NULL, "auto", TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);
  /* TengenReviewTools|tools.turn: gives the turn to a side */
  gtk_widget_class_install_property_action (widget_class, "tools.turn", "turn");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "tools");
}

static void
tengen_review_tools_init (TengenReviewTools *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 3);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  for (guint i = 0; i < TENGEN_REVIEW_TOOL_GOTO; i++)
    add_button (self, (TengenReviewTool) i);
  add_turn (self);
  self->own = g_object_new (TENGEN_TYPE_REVIEW_OWN, NULL);
  gtk_widget_set_parent (self->own, GTK_WIDGET (self));
  g_signal_connect_swapped (
      self->own, "notify::text", G_CALLBACK (show_own), self);
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Tools"), -1);
}

void
tengen_review_tools_set_session (TengenReviewTools *self,
                                 TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_REVIEW_TOOLS (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
  changed_cb (self);
}

void
tengen_review_tools_ask_own (TengenReviewTools *self)
{
  g_return_if_fail (TENGEN_IS_REVIEW_TOOLS (self));

  tengen_review_own_open (TENGEN_REVIEW_OWN (self->own),
                          GTK_WIDGET (self->buttons[TENGEN_REVIEW_TOOL_OWN]));
}

const char *
tengen_review_tools_get_own (TengenReviewTools *self, const char **fault)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_TOOLS (self), "");
  g_return_val_if_fail (fault != NULL, "");

  *fault = tengen_review_own_get_fault (TENGEN_REVIEW_OWN (self->own));
  return tengen_review_own_get_text (TENGEN_REVIEW_OWN (self->own));
}
