/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings-setup: the last new game in the store
 *
 * Shape: "setup" holds what every program knew from the beginning; what came
 *        later has keys beside it, so that older programs can still read it.
 */
#include "tengen-settings-setup.h"

#include <string.h>

#define SETUP_TYPE "(iisiiss)"
#define RULES_NAME_TYPE "(ss)"

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
      width < 2 || width > 25 || handicap < 0 || handicap > 9 ||
      ABS (komi_x2) > 1000)
    return NULL;
  TengenGameSetup *setup = tengen_game_setup_new (&rules, width);
  setup->handicap = handicap;
  setup->komi_x2 = komi_x2;
  setup->black = name_or_null (black);
  setup->white = name_or_null (white);
  return setup;
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
decode_renju (TengenGameSetup *setup, const char *text, gboolean is_renju)
{
  TengenRenjuRules rules;
  if (!tengen_renju_rules_parse (text, &rules) ||
      rules.regulation == TENGEN_RENJU_NONE)
    tengen_renju_rules_init (&rules, TENGEN_RENJU_FREE);
  setup->renju = rules;
  if (!is_renju)
    return setup;
  TengenGameSetup *renju = tengen_game_setup_new_renju (&rules);
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

static void
encode_match (const TengenGameSetup *setup, GSettings *store)
{
  g_autofree char *clock = tengen_clock_setting_encode (&setup->clock);
  g_settings_set (store,
                  "setup-ranks",
                  "(ss)",
                  setup->black_rank != NULL ? setup->black_rank : "",
                  setup->white_rank != NULL ? setup->white_rank : "");
  g_settings_set_string (store, "setup-clock", clock);
  g_settings_set_boolean (store, "setup-free-handicap", setup->free_handicap);
}

static GVariant *
encode_rules_name (const TengenGameSetup *setup)
{
  g_autofree char *rules = tengen_go_rules_format (&setup->rules);
  return g_variant_new (RULES_NAME_TYPE,
                        setup->rules_name != NULL ? setup->rules_name : "",
                        rules);
}

static GVariant *
encode_setup (const TengenGameSetup *setup)
{
  g_autofree char *rules = tengen_go_rules_format (&setup->rules);
  return g_variant_new (SETUP_TYPE,
                        setup->width,
                        setup->height,
                        rules,
                        setup->handicap,
                        setup->komi_x2,
                        setup->black != NULL ? setup->black : "",
                        setup->white != NULL ? setup->white : "");
}

TengenGameSetup *
tengen_settings_setup_new (void)
{
  TengenGameSetup *setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 9);
  tengen_renju_rules_init (&setup->renju, TENGEN_RENJU_FREE);
  return setup;
}

TengenGameSetup *
tengen_settings_setup_read (GSettings *store)
{
  g_return_val_if_fail (G_IS_SETTINGS (store), NULL);
  g_autoptr (GVariant) value = g_settings_get_value (store, "setup");
  g_autoptr (GVariant) name = g_settings_get_value (store, "setup-rules-name");
  g_autofree char *renju = g_settings_get_string (store, "renju-rules");
  TengenGameSetup *setup = decode_setup (value);
  if (setup == NULL)
    setup = tengen_settings_setup_new ();
  decode_rules_name (setup, name);
  setup = decode_renju (
      setup, renju, g_settings_get_boolean (store, "setup-renju"));
  decode_match (setup, store);
  return setup;
}

void
tengen_settings_setup_write (GSettings *store, const TengenGameSetup *setup)
{
  g_return_if_fail (G_IS_SETTINGS (store));
  g_return_if_fail (setup != NULL);
  g_autofree char *renju = tengen_renju_rules_format (&setup->renju);
  g_settings_set_value (store, "setup", encode_setup (setup));
  g_settings_set_value (store, "setup-rules-name", encode_rules_name (setup));
  g_settings_set_boolean (store, "setup-renju", setup->is_renju);
  g_settings_set_string (store, "renju-rules", renju);
  encode_match (setup, store);
}
