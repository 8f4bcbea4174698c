/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-setup: size, rules, handicap and names, to a first node and back
 */
#include "tengen-game-setup.h"

#include "tengen-board-notation.h"
#include "tengen-game-clock-record.h"
#include "tengen-go-handicap.h"
#include "tengen-record-edit.h"
#include "tengen-record-value.h"
#include "tengen-renju.h"

#include <string.h>

/* Values of GM. */
#define GAME_GO 1
#define GAME_RENJU 4

/* TNR of Renju begins so. */
#define TNR_RENJU "renju "

/* TNH of stones that Black puts where he likes. */
#define TNH_FREE "free"

/* More moves and prisoners than this are no past of a game. */
#define PAST_MAX 99999

/* A komi above this many half points was written in hundredths. */
#define KOMI_HUNDREDTHS_X2 400

TengenGameSetup *
tengen_game_setup_new (const TengenGoRules *rules, int size)
{
  TengenGameSetup *self;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (size >= 1 && size <= TENGEN_BOARD_MAX, NULL);

  self = g_new0 (TengenGameSetup, 1);
  self->game = GAME_GO;
  self->width = size;
  self->height = size;
  self->rules = *rules;
  self->komi_x2 = tengen_go_rules_komi (rules, 0);
  return self;
}

TengenGameSetup *
tengen_game_setup_new_renju (const TengenRenjuRules *rules)
{
  TengenGameSetup *self = g_new0 (TengenGameSetup, 1);

  self->game = GAME_RENJU;
  self->width = TENGEN_RENJU_SIZE;
  self->height = TENGEN_RENJU_SIZE;
  self->rules = *tengen_go_rules_find ("japan");
  self->is_renju = TRUE;
  if (rules != NULL)
    self->renju = *rules;
  else
    tengen_renju_rules_init (&self->renju, TENGEN_RENJU_NONE);
  return self;
}

TengenGameSetup *
tengen_game_setup_new_parsed (const char *text, int size)
{
  TengenGoRules rules;
  TengenRenjuRules renju;

  g_return_val_if_fail (text != NULL, NULL);

  if (g_str_has_prefix (text, TNR_RENJU))
    return tengen_renju_rules_parse (text + strlen (TNR_RENJU), &renju)
               ? tengen_game_setup_new_renju (&renju)
               : NULL;
  return tengen_go_rules_parse (text, &rules)
             ? tengen_game_setup_new (&rules, size)
             : NULL;
}

gboolean
tengen_game_setup_is_renju (const TengenGameSetup *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_renju;
}

TengenGameSetup *
tengen_game_setup_copy (const TengenGameSetup *self)
{
  TengenGameSetup *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->black = g_strdup (self->black);
  copy->black_rank = g_strdup (self->black_rank);
  copy->white_rank = g_strdup (self->white_rank);
  copy->match = g_strdup (self->match);
  copy->white = g_strdup (self->white);
  copy->rules_name = g_strdup (self->rules_name);
  return copy;
}

void
tengen_game_setup_free (TengenGameSetup *self)
{
  if (self == NULL)
    return;
  g_free (self->black);
  g_free (self->white);
  g_free (self->black_rank);
  g_free (self->white_rank);
  g_free (self->match);
  g_free (self->rules_name);
  g_free (self);
}

static gboolean
read_number (const TengenRecord *record,
             TengenNode root,
             TengenProperty property,
             int *number)
{
  gsize length = 0;
  const char *raw = tengen_record_find_raw (record, root, property, &length);

  return raw != NULL && tengen_value_number (raw, length, number);
}

static gboolean
read_size (const TengenRecord *record, TengenNode root, TengenGameSetup *self)
{
  gsize length = 0, colon = 0;
  const char *raw =
      tengen_record_find_raw (record, root, TENGEN_PROPERTY_SZ, &length);

  self->width = self->height =
      self->game == GAME_RENJU ? TENGEN_RENJU_SIZE : 19;
  if (raw == NULL)
    return TRUE;
  if (tengen_value_split (raw, length, &colon))
    {
      if (!tengen_value_number (raw, colon, &self->width) ||
          !tengen_value_number (
              raw + colon + 1, length - colon - 1, &self->height))
        return FALSE;
    }
  else if (tengen_value_number (raw, length, &self->width))
    self->height = self->width;
  else
    return FALSE;
  return self->width >= 1 && self->width <= TENGEN_BOARD_MAX &&
         self->height >= 1 && self->height <= TENGEN_BOARD_MAX;
}

/* Whether a number ends with .25 or .75. */
static gboolean
has_quarter (const char *raw, gsize length)
{
  g_autofree char *text = g_strstrip (g_strndup (raw, length));
  const char *dot = strrchr (text, '.');

  return dot != NULL && (dot[1] == '2' || dot[1] == '7') && dot[2] == '5' &&
         strspn (dot + 3, "0") == strlen (dot + 3);
}

/* Servers write 6.5 as 650, and 3.75 子 (one stone is two points) as 3.75 or
 * 375; both are turned into points here. */
static gboolean
read_komi (const TengenRecord *record, TengenNode root, int *komi_x2)
{
  gsize length = 0;
  const char *raw =
      tengen_record_find_raw (record, root, TENGEN_PROPERTY_KM, &length);
  gboolean exact = TRUE;
  int read = 0;

  if (raw == NULL || !tengen_value_half_points (raw, length, &read, &exact))
    return FALSE;
  if (ABS (read) > KOMI_HUNDREDTHS_X2)
    {
      int hundredths = read / 2;

      /* 375: quarters of a point mean 子 */
      *komi_x2 = hundredths % 50 != 0 ? hundredths / 25 : hundredths / 50;
    }
  else
    *komi_x2 = exact || !has_quarter (raw, length)
                   ? read
                   : 2 * read + (read < 0 ? -1 : 1);
  return TRUE;
}

/* Whether a text is what programs write for a set. */
static gboolean
is_text_of (const char *text, const TengenGoRules *rules)
{
  const TengenGoRules *named = tengen_go_rules_find_text (text);
  g_autofree char *own = tengen_go_rules_write_text (rules);

  if (strcmp (text, own) == 0)
    return TRUE;
  return named != NULL && strcmp (tengen_go_rules_get_text (named),
                                  tengen_go_rules_get_text (rules)) == 0;
}

static void
read_rules (const TengenRecord *record, TengenNode root, TengenGameSetup *self)
{
  g_autofree char *own =
      tengen_record_get_text (record, root, TENGEN_PROPERTY_TNR);
  g_autofree char *text =
      tengen_record_get_text (record, root, TENGEN_PROPERTY_RU);
  int komi_x2 = 0;

  if (text != NULL)
    g_strstrip (text);
  if (own != NULL && tengen_go_rules_parse (own, &self->rules))
    {
      if (text != NULL && *text != '\0' && !is_text_of (text, &self->rules))
        self->rules_name = g_steal_pointer (&text);
      return;
    }
  self->rules_assumed =
      text == NULL || !tengen_go_rules_read_text (text, &self->rules);
  if (self->rules_assumed)
    {
      gboolean chinese = read_komi (record, root, &komi_x2) && komi_x2 == 15;

      self->rules = *tengen_go_rules_find (chinese ? "china" : "japan");
    }
}

/* What happened before the first node: moves on the board and stones taken, of
 * Black and of White. All of it is read, or nothing. */
static void
read_past (const TengenRecord *record, TengenNode root, TengenGameSetup *self)
{
  g_autofree char *text =
      tengen_record_get_text (record, root, TENGEN_PROPERTY_TNP);
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", ":", 5);
  int numbers[4];

  if (g_strv_length (parts) != G_N_ELEMENTS (numbers))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!tengen_value_number (parts[i], strlen (parts[i]), &numbers[i]) ||
        numbers[i] < 0 || numbers[i] > PAST_MAX)
      return;
  self->past_moves[TENGEN_STONE_BLACK] = numbers[0];
  self->past_moves[TENGEN_STONE_WHITE] = numbers[1];
  self->past_prisoners[TENGEN_STONE_BLACK] = numbers[2];
  self->past_prisoners[TENGEN_STONE_WHITE] = numbers[3];
}

static char *
read_name (const TengenRecord *record, TengenNode root, TengenProperty property)
{
  char *name = tengen_record_get_text (record, root, property);

  if (name == NULL)
    return NULL;
  tengen_value_drop_turns (name);
  if (*g_strstrip (name) == '\0')
    g_clear_pointer (&name, g_free);
  return name;
}

/* Of a game without a board only one point is there, for those who must have
 * some board. */
static void
read_board (const TengenRecord *record, TengenNode root, TengenGameSetup *self)
{
  self->no_board = (self->game != GAME_GO && self->game != GAME_RENJU) ||
                   !read_size (record, root, self);
  if (self->no_board)
    self->width = self->height = 1;
}

/* Whether a text of rules says that there are no forbidden moves. */
static gboolean
is_gomoku (const char *text)
{
  static const char *const NAMES[] = { "gomoku",     "freestyle",
                                       "free-style", "five in a row",
                                       "五目",       "五子" };
  g_autofree char *folded = g_utf8_casefold (text, -1);

  if (strstr (folded, "renju") != NULL || strstr (folded, "連珠") != NULL)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (NAMES); i++)
    if (strstr (folded, NAMES[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* What only Renju has; without a word of its rules they are assumed. */
static void
read_renju (const TengenRecord *record, TengenNode root, TengenGameSetup *self)
{
  g_autofree char *own =
      tengen_record_get_text (record, root, TENGEN_PROPERTY_TNR);
  g_autofree char *text =
      tengen_record_get_text (record, root, TENGEN_PROPERTY_RU);

  self->is_renju = !self->no_board && self->width == TENGEN_RENJU_SIZE &&
                   self->height == TENGEN_RENJU_SIZE;
  if (own != NULL && g_str_has_prefix (own, TNR_RENJU) &&
      tengen_renju_rules_parse (own + strlen (TNR_RENJU), &self->renju))
    return;
  if (text != NULL && tengen_renju_rules_find_text (text, &self->renju))
    return;
  tengen_renju_rules_init (&self->renju, TENGEN_RENJU_NONE);
  self->is_renju = self->is_renju && (text == NULL || !is_gomoku (text));
  self->rules_assumed = self->is_renju;
}

/* Whether Black chooses where his handicap stones lie. */
static gboolean
read_free (const TengenRecord *record,
           TengenNode root,
           const TengenGameSetup *self)
{
  g_autofree char *text =
      tengen_record_get_text (record, root, TENGEN_PROPERTY_TNH);

  return g_strcmp0 (text, TNH_FREE) == 0 && self->handicap >= 2 &&
         self->handicap < self->width * self->height &&
         self->rules.unit != TENGEN_GO_UNIT_STONES;
}

/* What only Go has. */
static void
read_terms (const TengenRecord *record, TengenNode root, TengenGameSetup *self)
{
  if (self->game != GAME_GO)
    {
      self->rules = *tengen_go_rules_find ("japan");
      if (self->game == GAME_RENJU)
        read_renju (record, root, self);
      return;
    }
  read_rules (record, root, self);
  read_past (record, root, self);
  if (read_number (record, root, TENGEN_PROPERTY_HA, &self->handicap))
    self->handicap = CLAMP (self->handicap, 0, self->width * self->height);
  self->free_handicap = read_free (record, root, self);
  if (!read_komi (record, root, &self->komi_x2))
    self->komi_x2 = tengen_go_rules_komi (&self->rules, self->handicap);
}

/* An id without spaces and the number of a game, or nothing at all. */
static char *
read_match (const TengenRecord *record, TengenNode root)
{
  g_autofree char *text = read_name (record, root, TENGEN_PROPERTY_TNM);
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", 3);
  int number = 0;

  if (g_strv_length (words) != 2 || *words[0] == '\0' ||
      !tengen_value_number (words[1], strlen (words[1]), &number) || number < 1)
    return NULL;
  return g_steal_pointer (&text);
}

TengenGameSetup *
tengen_game_setup_read (const TengenRecord *record, TengenNode root)
{
  TengenGameSetup *self;

  g_return_val_if_fail (record != NULL && root != TENGEN_NODE_NONE, NULL);

  self = g_new0 (TengenGameSetup, 1);
  self->game = GAME_GO;
  read_number (record, root, TENGEN_PROPERTY_GM, &self->game);
  /* only Renju has 5A, and its writers leave GM out, or as they found it */
  if (self->game == GAME_GO &&
      tengen_record_find_named (record, root, "5A") != 0)
    self->game = GAME_RENJU;
  read_board (record, root, self);
  read_terms (record, root, self);
  self->black = read_name (record, root, TENGEN_PROPERTY_PB);
  self->white = read_name (record, root, TENGEN_PROPERTY_PW);
  self->black_rank = read_name (record, root, TENGEN_PROPERTY_BR);
  self->white_rank = read_name (record, root, TENGEN_PROPERTY_WR);
  self->match = read_match (record, root);
  tengen_game_computer_read (record, root, self->computers);
  if (tengen_game_setup_has_board (self))
    tengen_clock_read_setting (record, root, &self->clock);
  return self;
}

char *
tengen_game_setup_format_rules (const TengenGameSetup *self, char **text)
{
  g_autofree char *renju = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (!self->is_renju)
    {
      if (text != NULL)
        *text = self->rules_name != NULL
                    ? g_strdup (self->rules_name)
                    : tengen_go_rules_write_text (&self->rules);
      return tengen_go_rules_format (&self->rules);
    }
  if (text != NULL)
    *text = tengen_renju_rules_get_text (&self->renju);
  renju = tengen_renju_rules_format (&self->renju);
  return g_strconcat (TNR_RENJU, renju, NULL);
}

static void
set_rules (TengenRecord *record, TengenNode root, const TengenGameSetup *self)
{
  g_autofree char *text = NULL;
  g_autofree char *own = tengen_game_setup_format_rules (self, &text);

  tengen_record_set_text (record, root, TENGEN_PROPERTY_RU, text);
  tengen_record_set_text (record, root, TENGEN_PROPERTY_TNR, own);
}

void
tengen_game_setup_write_past (TengenRecord *record,
                              TengenNode root,
                              const int moves[3],
                              const int prisoners[3])
{
  g_autofree char *past = NULL;

  if (moves[TENGEN_STONE_BLACK] == 0 && moves[TENGEN_STONE_WHITE] == 0 &&
      prisoners[TENGEN_STONE_BLACK] == 0 && prisoners[TENGEN_STONE_WHITE] == 0)
    return;
  past = g_strdup_printf ("[%d:%d:%d:%d]",
                          moves[TENGEN_STONE_BLACK],
                          moves[TENGEN_STONE_WHITE],
                          prisoners[TENGEN_STONE_BLACK],
                          prisoners[TENGEN_STONE_WHITE]);
  tengen_record_set (record, root, TENGEN_PROPERTY_TNP, past);
}

static void
set_komi (TengenRecord *record, TengenNode root, int komi_x2)
{
  g_autofree char *number = tengen_value_write_half_points (komi_x2);
  g_autofree char *komi = g_strdup_printf ("[%s]", number);

  tengen_record_set (record, root, TENGEN_PROPERTY_KM, komi);
}

/* The stones themselves are put by Black, if he may choose. */
static void
set_stones (TengenRecord *record, TengenNode root, const TengenGameSetup *self)
{
  TengenPoint points[TENGEN_GO_HANDICAP_MAX];
  g_autoptr (GString) stones = g_string_new (NULL);
  int n = tengen_go_handicap_points (self->width, self->handicap, points);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = tengen_notation_format (
          TENGEN_NOTATION_SGF, self->width, self->height, points[i]);

      g_string_append_printf (stones, "[%s]", name);
    }
  if (n > 0)
    tengen_record_set (record, root, TENGEN_PROPERTY_AB, stones->str);
}

static void
set_handicap (TengenRecord *record,
              TengenNode root,
              const TengenGameSetup *self)
{
  g_autofree char *count = g_strdup_printf ("[%d]", self->handicap);

  if (self->handicap < 2 ||
      (self->width != self->height && !self->free_handicap))
    return;
  tengen_record_set (record, root, TENGEN_PROPERTY_HA, count);
  if (self->free_handicap)
    tengen_record_set_text (record, root, TENGEN_PROPERTY_TNH, TNH_FREE);
  else
    set_stones (record, root, self);
}

static void
set_terms (TengenRecord *record, TengenNode root, const TengenGameSetup *self)
{
  set_rules (record, root, self);
  tengen_game_setup_write_past (
      record, root, self->past_moves, self->past_prisoners);
  set_komi (record, root, self->komi_x2);
  if (self->handicap == 1)
    tengen_record_set (record, root, TENGEN_PROPERTY_HA, "[1]");
  set_handicap (record, root, self);
}

TengenRecord *
tengen_game_setup_write (const TengenGameSetup *self)
{
  TengenRecord *record;
  TengenNode root;
  g_autofree char *game = NULL;
  g_autofree char *size = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  record = tengen_record_new ();
  root = tengen_record_build_node (record, TENGEN_NODE_NONE);
  game = g_strdup_printf ("[%d]", self->game);
  size = self->width == self->height
             ? g_strdup_printf ("[%d]", self->width)
             : g_strdup_printf ("[%d:%d]", self->width, self->height);
  tengen_record_set (record, root, TENGEN_PROPERTY_GM, game);
  tengen_record_set (record, root, TENGEN_PROPERTY_FF, "[4]");
  tengen_record_set (record, root, TENGEN_PROPERTY_CA, "[UTF-8]");
  if (tengen_game_setup_has_board (self))
    tengen_record_set (record, root, TENGEN_PROPERTY_SZ, size);
  if (self->game == GAME_GO)
    set_terms (record, root, self);
  if (self->is_renju)
    set_rules (record, root, self);
  tengen_record_set_text (record, root, TENGEN_PROPERTY_PB, self->black);
  tengen_record_set_text (record, root, TENGEN_PROPERTY_PW, self->white);
  tengen_record_set_text (record, root, TENGEN_PROPERTY_BR, self->black_rank);
  tengen_record_set_text (record, root, TENGEN_PROPERTY_WR, self->white_rank);
  tengen_record_set_text (record, root, TENGEN_PROPERTY_TNM, self->match);
  tengen_game_computer_write (self->computers, record, root);
  tengen_clock_write_setting (&self->clock, record, root);
  return record;
}

TengenRecord *
tengen_game_setup_write_moves (const TengenGameSetup *self,
                               const TengenPoint *points,
                               guint n_points)
{
  TengenRecord *record;
  TengenNode node;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (points != NULL || n_points == 0, NULL);

  record = tengen_game_setup_write (self);
  node = tengen_record_get_game (record, 0);
  for (guint i = 0; i < n_points; i++)
    {
      g_autofree char *name = tengen_notation_format (
          TENGEN_NOTATION_SGF, self->width, self->height, points[i]);
      g_autofree char *values = g_strdup_printf ("[%s]", name);

      node = tengen_record_build_node (record, node);
      tengen_record_set (record,
                         node,
                         i % 2 == 0 ? TENGEN_PROPERTY_B : TENGEN_PROPERTY_W,
                         values);
    }
  return record;
}

gboolean
tengen_game_setup_has_board (const TengenGameSetup *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return !self->no_board && (self->game == GAME_GO || self->game == GAME_RENJU);
}
