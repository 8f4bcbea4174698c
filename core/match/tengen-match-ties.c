/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-ties: tie-breaks, to words and back
 */
#include "tengen-match-ties.h"

#include <string.h>

#define NONE "none"

static const char *const KINDS[TENGEN_MATCH_N_TIES] = {
  [TENGEN_MATCH_TIE_SOS] = "sos",
  [TENGEN_MATCH_TIE_SODOS] = "sodos",
  [TENGEN_MATCH_TIE_SOS_LESS_LOWEST] = "sos-1",
  [TENGEN_MATCH_TIE_DIRECT] = "direct",
  [TENGEN_MATCH_TIE_DIRECT_ANY] = "direct-any",
};

static const char *const UNPLAYED[TENGEN_MATCH_N_UNPLAYED] = {
  [TENGEN_MATCH_UNPLAYED_LEFT_OUT] = "left-out",
  [TENGEN_MATCH_UNPLAYED_VIRTUAL] = "virtual",
};

void
tengen_match_ties_init_old (TengenMatchTies *self)
{
  g_return_if_fail (self != NULL);

  *self = (TengenMatchTies){ .unplayed = TENGEN_MATCH_UNPLAYED_LEFT_OUT };
  tengen_match_ties_add (self, TENGEN_MATCH_TIE_SOS);
  tengen_match_ties_add (self, TENGEN_MATCH_TIE_SODOS);
  tengen_match_ties_add (self, TENGEN_MATCH_TIE_DIRECT_ANY);
}

gboolean
tengen_match_ties_equal_kinds (const TengenMatchTies *a,
                               const TengenMatchTies *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (a->n != b->n)
    return FALSE;
  for (int i = 0; i < a->n; i++)
    if (a->kinds[i] != b->kinds[i])
      return FALSE;
  return TRUE;
}

int
tengen_match_ties_find (const TengenMatchTies *self, TengenMatchTie tie)
{
  g_return_val_if_fail (self != NULL, -1);

  for (int i = 0; i < self->n; i++)
    if (self->kinds[i] == tie)
      return i;
  return -1;
}

/* Both ways to take the games between the equal are one tie-break. */
static gboolean
is_same (TengenMatchTie a, TengenMatchTie b)
{
  return a == b ||
         (a >= TENGEN_MATCH_TIE_DIRECT && b >= TENGEN_MATCH_TIE_DIRECT);
}

gboolean
tengen_match_ties_add (TengenMatchTies *self, TengenMatchTie tie)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->n >= TENGEN_MATCH_MAX_TIES)
    return FALSE;
  for (int i = 0; i < self->n; i++)
    if (is_same (self->kinds[i], tie))
      return FALSE;
  self->kinds[self->n++] = tie;
  return TRUE;
}

char *
tengen_match_ties_format (const TengenMatchTies *self)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_new (self->n == 0 ? NONE : NULL);
  for (int i = 0; i < self->n; i++)
    g_string_append_printf (
        text, "%s%s", i > 0 ? " " : "", KINDS[self->kinds[i]]);
  return g_string_free (text, FALSE);
}

static int
find_word (const char *const *words, int n, const char *text)
{
  for (int i = 0; i < n; i++)
    if (strcmp (words[i], text) == 0)
      return i;
  return -1;
}

gboolean
tengen_match_ties_parse (TengenMatchTies *self, const char *text)
{
  TengenMatchTies ties = { 0 };
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);

  words = g_strsplit_set (text, " ,", TENGEN_MATCH_MAX_TIES + 1);
  if (strcmp (text, NONE) != 0)
    for (int i = 0; words[i] != NULL; i++)
      {
        int found = find_word (KINDS, TENGEN_MATCH_N_TIES, words[i]);

        if (found < 0 || !tengen_match_ties_add (&ties, (TengenMatchTie) found))
          return FALSE;
      }
  if (ties.n == 0 && strcmp (text, NONE) != 0)
    return FALSE;
  ties.unplayed = self->unplayed;
  *self = ties;
  return TRUE;
}

const char *
tengen_match_ties_get_word (TengenMatchTie tie)
{
  g_return_val_if_fail ((guint) tie < TENGEN_MATCH_N_TIES, NULL);

  return KINDS[tie];
}

const char *
tengen_match_unplayed_get_word (TengenMatchUnplayed unplayed)
{
  g_return_val_if_fail ((guint) unplayed < TENGEN_MATCH_N_UNPLAYED, NULL);

  return UNPLAYED[unplayed];
}

gboolean
tengen_match_unplayed_parse (const char *text, TengenMatchUnplayed *unplayed)
{
  int found;

  g_return_val_if_fail (text != NULL && unplayed != NULL, FALSE);

  found = find_word (UNPLAYED, TENGEN_MATCH_N_UNPLAYED, text);
  if (found >= 0)
    *unplayed = (TengenMatchUnplayed) found;
  return found >= 0;
}
