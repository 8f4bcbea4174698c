/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-render: a picture of a position in a file
 *
 * Shape: the whole picture is made in memory first: a file that cannot be
 *        written whole is not begun.
 */
#include "tengen-cli.h"

#include "tengen-cli-game.h"
#include "tengen-cli-options.h"
#include "tengen-cli-picture.h"
#include "tengen-paint-board.h"
#include "tengen-paint-view.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

#define SIZE_DEFAULT 800
#define SIZE_MIN 16
#define SIZE_MAX 8192

static const char *const number_names[] = {
  [TENGEN_VIEW_NUMBERS_NONE] = "none",
  [TENGEN_VIEW_NUMBERS_LAST] = "last",
  [TENGEN_VIEW_NUMBERS_ALL] = "all",
  [TENGEN_VIEW_NUMBERS_VARIATION] = "variation",
  [TENGEN_VIEW_NUMBERS_FROM] = "from",
};

typedef struct
{
  TengenCliChoice choice;
  int size;
  char *format;
  char *numbers;
  char *output;
  int from;
  gboolean no_markup;
  gboolean variations;
} Options;

static void
clear_options (Options *options)
{
  tengen_cli_choice_clear (&options->choice);
  g_free (options->format);
  g_free (options->numbers);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static gboolean
choose_numbers (const Options *options, TengenViewNumbers *numbers)
{
  int found = TENGEN_VIEW_NUMBERS_NONE;

  if (options->numbers != NULL &&
      !tengen_cli_picture_find_name ("--numbers",
                                     options->numbers,
                                     number_names,
                                     G_N_ELEMENTS (number_names),
                                     &found))
    return FALSE;
  *numbers = (TengenViewNumbers) found;
  return TRUE;
}

static gboolean
check_options (const Options *options)
{
  if (options->output == NULL)
    tengen_cli_options_complain ("%s", _ ("-o must name the file to write"));
  else if (options->size < SIZE_MIN || options->size > SIZE_MAX)
    tengen_cli_options_complain (
        _ ("--size: only %d to %d can be drawn"), SIZE_MIN, SIZE_MAX);
  else if (options->from < 0)
    tengen_cli_options_complain ("%s", _ ("--from must be a number from 1"));
  else
    return TRUE;
  return FALSE;
}

static GByteArray *
draw (const TengenView *view,
      TengenNotation notation,
      TengenPaintFormat format,
      int size)
{
  GByteArray *bytes = g_byte_array_new ();
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  cairo_t *cr = tengen_paint_file_begin (format, size, size, bytes);

  style.coordinates = (int) notation;
  tengen_paint_board (cr, size, size, view, &style);
  return tengen_cli_picture_end (cr, format, bytes);
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "output",
      'o',
      0,
      G_OPTION_ARG_FILENAME,
      &options->output,
      N_ ("the file to write; - is standard output"),
      N_ ("OUT") },
    { "move",
      'm',
      0,
      G_OPTION_ARG_INT,
      &options->choice.move,
      N_ ("after so many moves of the main line"),
      "N" },
    { "size",
      's',
      0,
      G_OPTION_ARG_INT,
      &options->size,
      N_ ("width and height in pixels"),
      N_ ("PX") },
    { "format",
      'f',
      0,
      G_OPTION_ARG_STRING,
      &options->format,
      N_ ("what to write, if the name of the file does not tell"),
      "png|svg|pdf" },
    { "numbers",
      'n',
      0,
      G_OPTION_ARG_STRING,
      &options->numbers,
      N_ ("move numbers on the stones"),
      "none|last|all|variation|from" },
    { "from",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->from,
      N_ ("with --numbers from: the first move that is numbered"),
      "N" },
    { "no-markup",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->no_markup,
      N_ ("without the marks and labels of the record"),
      NULL },
    { "variations",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->variations,
      N_ ("with the moves that may follow"),
      NULL },
    { "game",
      'g',
      0,
      G_OPTION_ARG_INT,
      &options->choice.game,
      N_ ("which game of the file, from 1"),
      "N" },
    { G_OPTION_REMAINING,
      0,
      0,
      G_OPTION_ARG_FILENAME_ARRAY,
      &options->choice.files,
      NULL,
      N_ ("FILE") },
    { 0 }
  };

  return tengen_cli_options_parse (
      argc, argv, N_ ("Draws a position of a game into a file."), entries);
}

/* The node before the first move that is numbered. */
static TengenNode
find_from (const TengenPosition *position, int first)
{
  const GArray *moves = tengen_position_get_moves (position);

  if (first <= 1 || moves->len == 0)
    return TENGEN_NODE_NONE;
  return g_array_index (
             moves, TengenMove, MIN ((guint) first - 2, moves->len - 1))
      .node;
}

static TengenView *
make_view (const TengenPosition *position,
           TengenViewNumbers numbers,
           const Options *options)
{
  TengenView *view = tengen_view_new_position (
      position, numbers, find_from (position, options->from));
  g_autoptr (TengenMarkup) markup = NULL;

  if (options->no_markup)
    return view;
  markup = tengen_markup_new (position);
  tengen_view_add_markup (view, markup, options->variations);
  return view;
}

static TengenCliStatus
run (const Options *options)
{
  g_autoptr (TengenCliGame) game = NULL;
  g_autoptr (TengenView) view = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  TengenViewNumbers numbers;
  TengenCliStatus status;
  TengenPaintFormat format;

  if (!check_options (options) ||
      !tengen_cli_picture_choose_format (
          options->format, options->output, &format) ||
      !choose_numbers (options, &numbers))
    return TENGEN_CLI_USAGE;
  game = tengen_cli_game_open (&options->choice, &status);
  if (game == NULL)
    return status;
  view = make_view (game->position, numbers, options);
  bytes = draw (
      view,
      tengen_cli_game_get_notation (tengen_position_get_setup (game->position)),
      format,
      options->size);
  if (bytes == NULL)
    return TENGEN_CLI_BAD_INPUT;
  return tengen_cli_picture_write (options->output, bytes);
}

TengenCliStatus
tengen_cli_render (int argc, char **argv)
{
  g_auto (Options)
      options = { .choice = TENGEN_CLI_CHOICE_INIT, .size = SIZE_DEFAULT };

  if (!read_options (&options, &argc, &argv))
    return TENGEN_CLI_USAGE;
  return run (&options);
}
