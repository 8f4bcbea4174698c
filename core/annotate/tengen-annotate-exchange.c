/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: exchanging the colours of a record
 *
 * Shape:  what is said of Black and of White in properties of their own changes
 *         their names (B and W, PB and PW, BL and WL), what names a colour in a
 *         value changes the letter. Komi and scores change their sign, so that
 *         a count still gives the result. What is in words stays. Each step is
 *         its own inverse.
 */
#include "tengen-annotate-private.h"

#include "tengen-record-value.h"

#include <string.h>

/* Properties that say the same of the two colours. */
static const TengenProperty PAIRS[][2] = {
  { TENGEN_PROPERTY_B, TENGEN_PROPERTY_W },
  { TENGEN_PROPERTY_AB, TENGEN_PROPERTY_AW },
  { TENGEN_PROPERTY_PB, TENGEN_PROPERTY_PW },
  { TENGEN_PROPERTY_BR, TENGEN_PROPERTY_WR },
  { TENGEN_PROPERTY_BT, TENGEN_PROPERTY_WT },
  { TENGEN_PROPERTY_BL, TENGEN_PROPERTY_WL },
  { TENGEN_PROPERTY_OB, TENGEN_PROPERTY_OW },
  { TENGEN_PROPERTY_TB, TENGEN_PROPERTY_TW },
  { TENGEN_PROPERTY_GB, TENGEN_PROPERTY_GW },
  { TENGEN_PROPERTY_BS, TENGEN_PROPERTY_WS },
};

/* Colours, as files hold them; figures stand in PL only. */
static const char *const COLOURS[][2] = {
  { "B", "W" },         { "b", "w" }, { "black", "white" },
  { "Black", "White" }, { "1", "2" },
};
#define N_LETTERS (G_N_ELEMENTS (COLOURS) - 1)

static const char *
get_other_name (TengenProperty kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (PAIRS); i++)
    for (int k = 0; k < 2; k++)
      if (PAIRS[i][k] == kind)
        return tengen_property_get_info (PAIRS[i][1 - k])->name;
  return NULL;
}

/* Exchanges the word from @from to @to, with blanks behind it, if it names a
 * colour. The two of a pair have the same length. */
static void
exchange_word (GString *text, gsize from, gsize to, gsize n_colours)
{
  while (to > from && g_ascii_isspace (text->str[to - 1]))
    to--;
  for (gsize i = 0; i < n_colours; i++)
    for (int k = 0; k < 2; k++)
      if (strlen (COLOURS[i][k]) == to - from &&
          memcmp (text->str + from, COLOURS[i][k], to - from) == 0)
        {
          memcpy (text->str + from, COLOURS[i][1 - k], to - from);
          return;
        }
}

static gsize
skip_blanks (const GString *text)
{
  gsize at = 0;

  while (at < text->len && g_ascii_isspace (text->str[at]))
    at++;
  return at;
}

/* B+R, Black+3; results in other words stay. */
static void
exchange_result (GString *text)
{
  const char *plus = strchr (text->str, '+');
  gsize to = plus != NULL ? (gsize) (plus - text->str) : text->len;

  exchange_word (text, MIN (skip_blanks (text), to), to, N_LETTERS);
}

/* `propose B`, `claim B dd`, `resign W`: the colour is a word of its own. */
static void
exchange_note (GString *text)
{
  for (gsize at = 1; at < text->len; at++)
    if (text->str[at - 1] == ' ' &&
        (at + 1 == text->len || text->str[at + 1] == ' ') &&
        (text->str[at] == 'B' || text->str[at] == 'W'))
      text->str[at] = text->str[at] == 'B' ? 'W' : 'B';
}

/* A number that counts for one colour counts for the other. Nothing, and what
 * has a plus sign, which could not come back, is as it was. */
static void
exchange_sign (GString *text)
{
  gsize at = skip_blanks (text);
  int half_points;

  if (!tengen_value_half_points (text->str, text->len, &half_points, NULL) ||
      strpbrk (text->str, "123456789") == NULL || text->str[at] == '+')
    return;
  if (text->str[at] == '-')
    g_string_erase (text, (gssize) at, 1);
  else
    g_string_insert_c (text, (gssize) at, '-');
}

/* Moves of both, then prisoners of both: `20:19:0:4`. */
static void
exchange_past (GString *text)
{
  g_auto (GStrv) parts = g_strsplit (text->str, ":", -1);

  if (g_strv_length (parts) == 4)
    g_string_printf (
        text, "%s:%s:%s:%s", parts[1], parts[0], parts[3], parts[2]);
}

/* A computer sits at the other seat: `second level=3 …`. */
static void
exchange_computer (GString *text)
{
  static const char *const SEATS[] = { "first", "second" };

  for (gsize i = 0; i < G_N_ELEMENTS (SEATS); i++)
    if (g_str_has_prefix (text->str, SEATS[i]))
      {
        g_string_erase (text, 0, (gssize) strlen (SEATS[i]));
        g_string_prepend (text, SEATS[1 - i]);
        return;
      }
}

/* The clocks of the seats, where they differ. */
static void
exchange_clocks (GString *text)
{
  g_auto (GStrv) parts = g_strsplit (text->str, " / ", -1);

  if (g_strv_length (parts) == 2)
    g_string_printf (text, "%s / %s", parts[1], parts[0]);
}

static void
exchange_value (gconstpointer data,
                TengenProperty kind,
                const char *name,
                GString *text)
{
  const gboolean *is_go = data;

  if (kind == TENGEN_PROPERTY_PL)
    exchange_word (text, skip_blanks (text), text->len, G_N_ELEMENTS (COLOURS));
  else if (kind == TENGEN_PROPERTY_RE)
    exchange_result (text);
  else if (kind == TENGEN_PROPERTY_TNA || kind == TENGEN_PROPERTY_TNC)
    exchange_note (text);
  else if (kind == TENGEN_PROPERTY_TNP)
    exchange_past (text);
  else if (kind == TENGEN_PROPERTY_TNT)
    exchange_clocks (text);
  else if (kind == TENGEN_PROPERTY_TNO)
    exchange_computer (text);
  else if (kind == TENGEN_PROPERTY_V || (kind == TENGEN_PROPERTY_KM && *is_go))
    exchange_sign (text);
}

TengenEdit *
tengen_edit_exchange (const TengenRecord *record, TengenNode node)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenNode root;
  TengenEdit *self;
  gboolean is_go;
  TengenEditRenewal renewal = { get_other_name, exchange_value, &is_go };

  g_return_val_if_fail (record != NULL && node != TENGEN_NODE_NONE, NULL);

  root = tengen_record_get_root (record, node);
  setup = tengen_game_setup_read (record, root);
  if (!tengen_game_setup_has_board (setup))
    return NULL;
  is_go = !tengen_game_setup_is_renju (setup) && setup->game == 1;
  self = tengen_edit_new ("exchange", node);
  tengen_edit_renew (self, record, root, &renewal);
  return tengen_edit_finish (self);
}
