/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings-setup: the last new game as a text
 *
 * Shape: the record of a game without moves (SGF), which holds all that a new
 *        game is asked. Versions before it kept a key for each thing.
 */
#include "tengen-settings-setup.h"

#include <string.h>

#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"

/* A new game has no more of either. */
#define MAX_HANDICAP 9
#define MAX_KOMI_X2 1000

static TengenGameSetup *
make_first (void)
{
  TengenGameSetup *setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 9);
  tengen_renju_rules_init (&setup->renju, TENGEN_RENJU_FREE);
  return setup;
}

/* Whether a new game can start so; it names its rules. */
static gboolean
is_possible (const TengenGameSetup *self)
{
  return tengen_game_setup_has_board (self) && !self->rules_assumed &&
         (self->game == 1 || self->is_renju) && self->width == self->height &&
         self->width >= 2 && self->width <= 25 && self->handicap >= 0 &&
         self->handicap <= MAX_HANDICAP && ABS (self->komi_x2) <= MAX_KOMI_X2;
}

/* Of a game of Go: the rules of the last game of Renju. */
static void
set_renju (TengenGameSetup *self, const char *text)
{
  if (self->is_renju)
    return;
  if (!tengen_renju_rules_parse (text, &self->renju) ||
      self->renju.regulation == TENGEN_RENJU_NONE)
    tengen_renju_rules_init (&self->renju, TENGEN_RENJU_FREE);
}

/* --- As a record --- */

char *
tengen_settings_setup_format (const TengenGameSetup *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_autoptr (TengenGameSetup) alone = tengen_game_setup_copy (self);
  g_clear_pointer (&alone->match, g_free);
  g_autoptr (TengenRecord) record = tengen_game_setup_write (alone);
  return tengen_sgf_write (record, NULL, NULL);
}

TengenGameSetup *
tengen_settings_setup_parse (const char *text, const char *renju)
{
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (renju != NULL, NULL);
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  g_autoptr (TengenGameSetup) setup = NULL;
  if (reading->record != NULL)
    setup = tengen_game_setup_read (
        reading->record, tengen_record_get_game (reading->record, 0));
  if (setup == NULL || !is_possible (setup))
    {
      g_clear_pointer (&setup, tengen_game_setup_free);
      setup = make_first ();
    }
  set_renju (setup, renju);
  return g_steal_pointer (&setup);
}

/* --- As versions before kept it --- */

static char *
name_or_null (const char *name)
{
  return *name == '\0' ? NULL : g_strdup (name);
}

/* Gives NULL for values that no new game can have. */
static TengenGameSetup *
decode_setup (GVariant *value)
{
  int width, height, handicap, komi_x2;
  const char *rules_text, *black, *white;
  g_variant_get (value,
                 "(ii&sii&s&s)",
                 &width,
                 &height,
                 &rules_text,
                 &handicap,
                 &komi_x2,
                 &black,
                 &white);
  TengenGoRules rules;
  if (!tengen_go_rules_parse (rules_text, &rules) || width != height ||
      width < 2 || width > 25)
    return NULL;
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_new (&rules, width);
  setup->handicap = handicap;
  setup->komi_x2 = komi_x2;
  setup->black = name_or_null (black);
  setup->white = name_or_null (white);
  return is_possible (setup) ? g_steal_pointer (&setup) : NULL;
}

/* The own name of the rules is kept beside "setup", together with the rules
 * that it names: a setup written by a program that does not know the name has
 * none. */
static void
decode_rules_name (TengenGameSetup *setup, GVariant *value)
{
  g_autofree char *text = tengen_go_rules_format (&setup->rules);
  const char *name, *named;
  g_variant_get (value, "(&s&s)", &name, &named);
  if (strcmp (text, named) != 0)
    return;
  g_free (setup->rules_name);
  setup->rules_name = name_or_null (name);
}

/* Renju is kept beside "setup" too. */
static TengenGameSetup *
decode_renju (TengenGameSetup *setup, gboolean is_renju)
{
  if (!is_renju)
    return setup;
  TengenGameSetup *renju = tengen_game_setup_new_renju (&setup->renju);
  renju->black = g_steal_pointer (&setup->black);
  renju->white = g_steal_pointer (&setup->white);
  tengen_game_setup_free (setup);
  return renju;
}

/* What a match asks of its games is kept beside "setup" likewise. */
static void
decode_match (TengenGameSetup *setup, GSettings *store)
{
  g_autoptr (GVariant) ranks = g_settings_get_value (store, "setup-ranks");
  g_autofree char *clock = g_settings_get_string (store, "setup-clock");
  const char *black, *white;
  g_variant_get (ranks, "(&s&s)", &black, &white);
  setup->black_rank = name_or_null (black);
  setup->white_rank = name_or_null (white);
  tengen_clock_setting_decode (clock, &setup->clock);
  setup->free_handicap = g_settings_get_boolean (store, "setup-free-handicap");
}

TengenGameSetup *
tengen_settings_setup_read_old (GSettings *store, const char *renju)
{
  g_return_val_if_fail (G_IS_SETTINGS (store), NULL);
  g_autoptr (GVariant) value = g_settings_get_value (store, "setup");
  g_autoptr (GVariant) name = g_settings_get_value (store, "setup-rules-name");
  TengenGameSetup *setup = decode_setup (value);
  if (setup == NULL)
    setup = make_first ();
  decode_rules_name (setup, name);
  set_renju (setup, renju);
  setup = decode_renju (setup, g_settings_get_boolean (store, "setup-renju"));
  decode_match (setup, store);
  return setup;
}
