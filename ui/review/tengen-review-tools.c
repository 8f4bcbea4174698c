/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tools: the tools one annotates the board with
 *
 * Shape: one row of a table for each tool; the buttons are a group, so that
 *        one is always down.
 */
#include "tengen-review-tools.h"

#include "tengen-game-markup.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

#define COLUMNS 7

struct _TengenReviewTools
{
  GtkWidget parent_instance;

  /* Owned */
  GtkWidget *grid;

  /* Borrowed, children of the grid; NULL for a tool without a button */
  GtkToggleButton *buttons[TENGEN_REVIEW_TOOL_LAST];

  TengenReviewTool tool;
};

G_DEFINE_FINAL_TYPE (TengenReviewTools, tengen_review_tools, GTK_TYPE_WIDGET)

enum
{
  PROP_TOOL = 1,
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
} tools[TENGEN_REVIEW_TOOL_LAST] = {
  [TENGEN_REVIEW_TOOL_MOVE] = { .key = "m" },
  [TENGEN_REVIEW_TOOL_BLACK] = { .key = "b", .stone = "black" },
  [TENGEN_REVIEW_TOOL_WHITE] = { .key = "w", .stone = "white" },
  [TENGEN_REVIEW_TOOL_ERASE] = { .key = "e" },
  [TENGEN_REVIEW_TOOL_TRIANGLE] = { .face = "△",
                                    .key = "t",
                                    .mark = TENGEN_MARK_TRIANGLE },
  [TENGEN_REVIEW_TOOL_SQUARE] = { .face = "□",
                                  .key = "s",
                                  .mark = TENGEN_MARK_SQUARE },
  [TENGEN_REVIEW_TOOL_CIRCLE] = { .face = "○",
                                  .key = "c",
                                  .mark = TENGEN_MARK_CIRCLE },
  [TENGEN_REVIEW_TOOL_CROSS] = { .face = "×",
                                 .key = "x",
                                 .mark = TENGEN_MARK_CROSS },
  [TENGEN_REVIEW_TOOL_SELECTED] = { .face = "■",
                                    .key = "f",
                                    .mark = TENGEN_MARK_SELECTED },
  [TENGEN_REVIEW_TOOL_LETTER] = { .face = "A", .key = "a" },
  [TENGEN_REVIEW_TOOL_NUMBER] = { .face = "1", .key = "n" },
  [TENGEN_REVIEW_TOOL_ARROW] = { .face = "↗", .key = "r" },
  [TENGEN_REVIEW_TOOL_LINE] = { .face = "／", .key = "l" },
  [TENGEN_REVIEW_TOOL_DIM] = { .key = "d" },
  [TENGEN_REVIEW_TOOL_GOTO] = { .key = "" },
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
edit_label (const TengenPosition *position, TengenPoint point, gboolean letters)
{
  g_autoptr (TengenMarkup) markup = tengen_markup_new (position);
  const char *before = markup->labels[point];
  g_autofree char *text = NULL;

  if (before != NULL && g_ascii_isdigit (*before) == !letters)
    return tengen_edit_label (position, point, NULL);
  text = tengen_edit_next_label (position, letters);
  return tengen_edit_label (position, point, text);
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
                         TengenPoint point)
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
      return edit_label (position, point, TRUE);
    case TENGEN_REVIEW_TOOL_NUMBER:
      return edit_label (position, point, FALSE);
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
  gtk_grid_attach (GTK_GRID (self->grid),
                   button,
                   (int) tool % COLUMNS,
                   (int) tool / COLUMNS,
                   1,
                   1);
}

/* --- Keyboard: one stop for Tab, arrows go from tool to tool --- */

static int
find_focused (TengenReviewTools *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->grid);

  for (int i = 0; i < TENGEN_REVIEW_TOOL_LAST; i++)
    if (self->buttons[i] != NULL && GTK_WIDGET (self->buttons[i]) == child)
      return i;
  return -1;
}

static int
get_step (GtkDirectionType direction)
{
  switch (direction)
    {
    case GTK_DIR_LEFT:
      return -1;
    case GTK_DIR_RIGHT:
      return 1;
    case GTK_DIR_UP:
      return -COLUMNS;
    case GTK_DIR_DOWN:
      return COLUMNS;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
      break;
    }
  return 0;
}

/* Comes in at the tool in hand and leaves at once; arrows stay inside. */
static gboolean
tengen_review_tools_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TengenReviewTools *self = TENGEN_REVIEW_TOOLS (widget);
  int at = find_focused (self);
  int step = get_step (direction);

  if (at < 0)
    at = self->buttons[self->tool] != NULL ? (int) self->tool : 0;
  else if (step == 0)
    return FALSE;
  else if (at + step >= 0 && at + step < TENGEN_REVIEW_TOOL_LAST &&
           self->buttons[at + step] != NULL)
    at += step;
  return gtk_widget_grab_focus (GTK_WIDGET (self->buttons[at]));
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
    set_tool (self, (TengenReviewTool) g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_review_tools_dispose (GObject *object)
{
  TengenReviewTools *self = TENGEN_REVIEW_TOOLS (object);

  for (guint i = 0; i < TENGEN_REVIEW_TOOL_LAST; i++)
    self->buttons[i] = NULL;
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
  props[PROP_TOOL] = g_param_spec_int (
      "tool",
      NULL,
      NULL,
      0,
      TENGEN_REVIEW_TOOL_LAST - 1,
      TENGEN_REVIEW_TOOL_MOVE,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "tools");
}

static void
tengen_review_tools_init (TengenReviewTools *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  for (guint i = 0; i < TENGEN_REVIEW_TOOL_GOTO; i++)
    add_button (self, (TengenReviewTool) i);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Tools"), -1);
}

GtkToggleButton *
tengen_review_tools_get_button (TengenReviewTools *self, TengenReviewTool tool)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_TOOLS (self), NULL);
  g_return_val_if_fail (tool < TENGEN_REVIEW_TOOL_LAST, NULL);

  return self->buttons[tool];
}
