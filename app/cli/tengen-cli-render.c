/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-render: a picture, a film or a diagram of a game in a file
 *
 * Shape: the whole picture is made in memory first: a file that cannot be
 *        written whole is not begun.
 */
#include "tengen-cli.h"

#include "tengen-board-part.h"
#include "tengen-cli-game.h"
#include "tengen-cli-options.h"
#include "tengen-cli-picture.h"
#include "tengen-paint-export.h"
#include "tengen-paint-show.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

#define SIZE_DEFAULT 800
#define SIZE_DEFAULT_GIF 480
#define DELAY_DEFAULT 1000
#define DELAY_MIN 20
#define DELAY_MAX 60000
/* The last position is seen so many times as long. */
#define LAST_LONGER 3

static const char *const format_names[TENGEN_PAINT_EXPORT_LAST] = {
  [TENGEN_PAINT_EXPORT_PNG] = "png",     [TENGEN_PAINT_EXPORT_SVG] = "svg",
  [TENGEN_PAINT_EXPORT_PDF] = "pdf",     [TENGEN_PAINT_EXPORT_GIF] = "gif",
  [TENGEN_PAINT_EXPORT_ASCII] = "ascii", [TENGEN_PAINT_EXPORT_LATEX] = "latex",
};

static const char *const number_names[] = {
  [TENGEN_VIEW_NUMBERS_NONE] = "none",
  [TENGEN_VIEW_NUMBERS_LAST] = "last",
  [TENGEN_VIEW_NUMBERS_ALL] = "all",
  [TENGEN_VIEW_NUMBERS_VARIATION] = "variation",
  [TENGEN_VIEW_NUMBERS_FROM] = "from",
};

static const char *const theme_names[TENGEN_PAINT_THEME_LAST] = {
  [TENGEN_PAINT_THEME_WOOD] = "wood",
  [TENGEN_PAINT_THEME_PAPER] = "paper",
  [TENGEN_PAINT_THEME_DARK] = "dark",
  [TENGEN_PAINT_THEME_CLASSROOM] = "classroom",
  [TENGEN_PAINT_THEME_DISTINCT] = "distinct",
};

typedef struct
{
  TengenCliChoice choice;
  int size;
  char *format;
  char *numbers;
  char *theme;
  char *part;
  char *output;
  int from;
  int to;
  int delay;
  gboolean no_coordinates;
  gboolean no_markup;
  gboolean variations;
} Options;

static void
clear_options (Options *options)
{
  tengen_cli_choice_clear (&options->choice);
  g_free (options->format);
  g_free (options->numbers);
  g_free (options->theme);
  g_free (options->part);
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
choose_theme (const Options *options, TengenPaintThemeId *theme)
{
  int found = TENGEN_PAINT_THEME_WOOD;

  if (options->theme != NULL &&
      !tengen_cli_picture_find_name ("--theme",
                                     options->theme,
                                     theme_names,
                                     G_N_ELEMENTS (theme_names),
                                     &found))
    return FALSE;
  *theme = (TengenPaintThemeId) found;
  return TRUE;
}

static gboolean
choose_format (const Options *options, TengenPaintExportFormat *format)
{
  guint n = G_N_ELEMENTS (format_names);
  int found = TENGEN_PAINT_EXPORT_PNG;
  gboolean known =
      options->format != NULL
          ? tengen_cli_picture_find_name (
                "--format", options->format, format_names, n, &found)
          : tengen_cli_picture_find_ending (options->output, n, &found);

  *format = (TengenPaintExportFormat) found;
  return known;
}

static gboolean
choose_size (const Options *options, TengenPaintExport *export)
{
  gboolean is_gif = export->format == TENGEN_PAINT_EXPORT_GIF;
  int most =
      is_gif ? TENGEN_PAINT_EXPORT_GIF_MAX : TENGEN_PAINT_EXPORT_SIZE_MAX;
  int size = options->size;

  if (size == TENGEN_CLI_NOT_SAID)
    size = is_gif ? SIZE_DEFAULT_GIF : SIZE_DEFAULT;
  export->size = size;
  return tengen_cli_options_check_number (
      "--size", size, TENGEN_PAINT_EXPORT_SIZE_MIN, most);
}

static gboolean
check_options (const Options *options)
{
  if (options->output == NULL)
    {
      tengen_cli_options_complain ("%s", _ ("-o must name the file to write"));
      return FALSE;
    }
  return tengen_cli_options_check_number (
      "--delay", options->delay, DELAY_MIN, DELAY_MAX);
}

static gboolean
is_beyond (int number, guint n_moves)
{
  return number != TENGEN_CLI_NOT_SAID &&
         (n_moves == 0 || number > (int) n_moves);
}

/* A film ends at its --to, or where the position is that was asked for. */
static gboolean
check_moves (const Options *options,
             TengenPaintExportFormat format,
             const TengenCliGame *game)
{
  guint n;
  int last;

  /* counting plays the whole line */
  if (options->from == TENGEN_CLI_NOT_SAID &&
      options->to == TENGEN_CLI_NOT_SAID)
    return TRUE;
  n = tengen_cli_game_count_moves (game);
  last = (int) n;
  if (is_beyond (options->from, n) || is_beyond (options->to, n))
    {
      tengen_cli_game_complain_moves (
          is_beyond (options->from, n) ? "--from" : "--to", n);
      return FALSE;
    }
  if (options->to != TENGEN_CLI_NOT_SAID)
    last = options->to;
  else if (format == TENGEN_PAINT_EXPORT_GIF)
    last = (int) tengen_position_get_move (game->position);
  return tengen_cli_options_check_number ("--to", options->to, 1, n) &&
         tengen_cli_options_check_number ("--from", options->from, 1, last);
}

/* The first and the last board of a film, as numbers of moves. */
static void
find_film (const Options *options,
           const TengenPosition *position,
           guint *first,
           guint *last)
{
  *first = options->from > 0 ? (guint) options->from - 1 : 0;
  *last = options->to > 0 ? (guint) options->to
                          : tengen_position_get_move (position);
}

static gboolean
check_length (const Options *options, const TengenCliGame *game)
{
  guint most = tengen_paint_show_get_most (game->position);
  guint first, last;

  find_film (options, game->position, &first, &last);
  if (tengen_paint_show_count_views (game->position, first, last) <= most)
    return TRUE;
  tengen_cli_options_complain (_ ("a GIF of this board shows %u positions at "
                                  "most: choose fewer with --from and --to"),
                               most);
  return FALSE;
}

static gboolean
choose_part (const Options *options,
             const TengenCliGame *game,
             TengenPaintShow *show)
{
  const TengenGameSetup *setup = tengen_position_get_setup (game->position);

  if (options->part == NULL)
    return TRUE;
  show->is_part = tengen_board_part_parse (tengen_cli_game_get_notation (setup),
                                           setup->width,
                                           setup->height,
                                           options->part,
                                           show->part);
  if (!show->is_part)
    tengen_cli_options_complain (
        "%s", _ ("--part: two corners on this board, as in A1:K10"));
  return show->is_part;
}

/* The moves from the first that is played, with the board before it; else the
 * position alone. */
static GPtrArray *
make_views (const Options *options,
            const TengenPaintShow *show,
            TengenPaintExportFormat format,
            const TengenPosition *position)
{
  guint first, last;
  GPtrArray *views;

  if (format == TENGEN_PAINT_EXPORT_GIF)
    {
      find_film (options, position, &first, &last);
      return tengen_paint_show_list (show, position, first, last);
    }
  views = g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_view_free);
  g_ptr_array_add (views, tengen_paint_show_make (show, position));
  return views;
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    TENGEN_CLI_OPTION_OUTPUT (&options->output),
    TENGEN_CLI_OPTION_MOVE (&options->choice.move),
    { "size",
      's',
      0,
      G_OPTION_ARG_INT,
      &options->size,
      N_ ("the longer side in pixels"),
      N_ ("PX") },
    { "format",
      'f',
      0,
      G_OPTION_ARG_STRING,
      &options->format,
      N_ ("what to write, if the name of the file does not tell"),
      "png|svg|pdf|gif|ascii|latex" },
    { "part",
      'p',
      0,
      G_OPTION_ARG_STRING,
      &options->part,
      N_ ("only a part of the board, between two of its points"),
      "A1:K10" },
    { "numbers",
      'n',
      0,
      G_OPTION_ARG_STRING,
      &options->numbers,
      N_ ("move numbers on the stones"),
      "none|last|all|variation|from" },
    { "theme",
      't',
      0,
      G_OPTION_ARG_STRING,
      &options->theme,
      N_ ("how the board looks"),
      "wood|paper|dark|classroom|distinct" },
    { "from",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->from,
      N_ ("the first move that a GIF plays, or that --numbers from numbers"),
      "N" },
    { "to",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->to,
      N_ ("the last move that a GIF plays"),
      "N" },
    { "delay",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->delay,
      N_ ("how long a GIF shows a move, in milliseconds"),
      "MS" },
    { "no-coordinates",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->no_coordinates,
      N_ ("without letters and figures beside the board"),
      NULL },
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
    TENGEN_CLI_OPTION_GAME (&options->choice.game),
    TENGEN_CLI_OPTION_REST (&options->choice.files, N_ ("FILE")),
    { 0 }
  };

  return tengen_cli_options_parse (
      argc,
      argv,
      N_ ("Draws a position of a game into a file, or its moves as a GIF."),
      entries);
}

static GByteArray *
draw (const Options *options,
      const TengenPaintExport *export,
      const TengenPaintShow *show,
      TengenCliGame *game)
{
  g_autoptr (GPtrArray) views =
      make_views (options, show, export->format, game->position);
  g_autoptr (GError) error = NULL;
  GByteArray *bytes;

  /* drawing takes memory of its own, and nothing more from the record */
  g_clear_pointer (&game->position, tengen_position_free);
  g_clear_pointer (&game->file->reading, tengen_sgf_reading_free);
  bytes = tengen_paint_export_write (export, views, NULL, NULL, &error);
  if (bytes != NULL)
    return bytes;
  if (g_error_matches (
          error, TENGEN_PAINT_EXPORT_ERROR, TENGEN_PAINT_EXPORT_ERROR_BOARD))
    tengen_cli_file_complain (
        game->file->name,
        0,
        0,
        _ ("LaTeX diagrams have square boards of up to 19 lines."));
  else
    g_printerr ("tengen-cli: %s\n", error->message);
  return NULL;
}

static TengenCliStatus
run (const Options *options)
{
  g_autoptr (TengenCliGame) game = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  TengenPaintExport export = { .style = TENGEN_PAINT_STYLE_INIT,
                               .delay_ms = (guint) options->delay,
                               .last_ms = LAST_LONGER * (guint) options->delay,
                               .loops = TRUE };
  TengenPaintShow show = { .first = (guint) MAX (options->from, 0),
                           .marks = !options->no_markup,
                           .variations = options->variations };
  TengenCliStatus status;

  if (!check_options (options) || !choose_format (options, &export.format) ||
      !choose_size (options, &export) ||
      !choose_numbers (options, &show.numbers) ||
      !choose_theme (options, &export.style.theme))
    return TENGEN_CLI_USAGE;
  game = tengen_cli_game_open (&options->choice, &status);
  if (game == NULL)
    return status;
  if (!check_moves (options, export.format, game) ||
      (export.format == TENGEN_PAINT_EXPORT_GIF &&
       !check_length (options, game)) ||
      !choose_part (options, game, &show))
    return TENGEN_CLI_USAGE;
  export.style.coordinates =
      options->no_coordinates ? TENGEN_PAINT_NO_COORDINATES
                              : (int) tengen_cli_game_get_notation (
                                    tengen_position_get_setup (game->position));
  bytes = draw (options, &export, &show, game);
  if (bytes == NULL)
    return TENGEN_CLI_BAD_INPUT;
  return tengen_cli_picture_write (options->output, bytes);
}

TengenCliStatus
tengen_cli_render (int argc, char **argv)
{
  g_auto (Options) options = { .choice = TENGEN_CLI_CHOICE_INIT,
                               .size = TENGEN_CLI_NOT_SAID,
                               .from = TENGEN_CLI_NOT_SAID,
                               .to = TENGEN_CLI_NOT_SAID,
                               .delay = DELAY_DEFAULT };

  if (!read_options (&options, &argc, &argv))
    return TENGEN_CLI_USAGE;
  return run (&options);
}
