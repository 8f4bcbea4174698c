/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-properties: what can be set on the page
 *
 * Shape: whatever is set is shown at once.
 */
#include "tengen-play-page-private.h"

#include "tengen-paint-renju.h"
#include "tengen-play-page-early.h"
#include "tengen-play-page-estimate.h"
#include "tengen-play-page-review.h"
#include "tengen-play-page-say.h"
#include "tengen-play-page-show.h"
#include "tengen-play-page-walk.h"
#include "tengen-signal.h"

enum
{
  PROP_SESSION = 1,
  PROP_REVIEW,
  PROP_NUMBERS,
  PROP_GHOST,
  PROP_FORBIDDEN_POINTS,
  PROP_HAS_FORBIDDEN_POINTS,
  PROP_GREETINGS,
  PROP_ESTIMATE,
  PROP_CAN_ESTIMATE,
  PROP_EARLY_STOP,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_REVIEW:
      g_value_set_boolean (value, self->review);
      break;
    case PROP_NUMBERS:
      g_value_set_int (value, tengen_play_page_get_numbers (self));
      break;
    case PROP_GHOST:
      g_value_set_boolean (value, self->ghost);
      break;
    case PROP_FORBIDDEN_POINTS:
      g_value_set_int (value, tengen_play_page_get_forbidden_points (self));
      break;
    case PROP_HAS_FORBIDDEN_POINTS:
      g_value_set_boolean (value,
                           tengen_play_page_get_has_forbidden_points (self));
      break;
    case PROP_GREETINGS:
      g_value_set_boolean (value, self->greetings);
      break;
    case PROP_ESTIMATE:
      g_value_set_boolean (value, tengen_play_page_get_estimate (self));
      break;
    case PROP_CAN_ESTIMATE:
      g_value_set_boolean (value, tengen_play_page_get_can_estimate (self));
      break;
    case PROP_EARLY_STOP:
      g_value_set_boolean (value,
                           tengen_play_page_awaits_early (self) ||
                               tengen_play_page_asks_early (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_ghost (TengenPlayPage *self, gboolean ghost)
{
  if (self->ghost == ghost)
    return;
  self->ghost = ghost;
  if (self->session != NULL)
    tengen_play_page_show_board (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GHOST]);
}

static void
set_greetings (TengenPlayPage *self, gboolean greetings)
{
  if (self->greetings == greetings)
    return;
  self->greetings = greetings;
  if (self->session != NULL)
    tengen_play_page_say_state (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GREETINGS]);
}

static void
set_review (TengenPlayPage *self, gboolean review)
{
  if (self->review == review)
    return;
  tengen_play_page_set_review (self, review);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REVIEW]);
}

static void
set_property (GObject *object,
              guint prop_id,
              const GValue *value,
              GParamSpec *pspec)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      tengen_play_page_set_session (self, g_value_get_object (value));
      break;
    case PROP_REVIEW:
      set_review (self, g_value_get_boolean (value));
      break;
    case PROP_NUMBERS:
      tengen_play_page_set_numbers (
          self, (TengenViewNumbers) g_value_get_int (value));
      break;
    case PROP_GHOST:
      set_ghost (self, g_value_get_boolean (value));
      break;
    case PROP_FORBIDDEN_POINTS:
      tengen_play_page_set_forbidden_points (self, g_value_get_int (value));
      break;
    case PROP_GREETINGS:
      set_greetings (self, g_value_get_boolean (value));
      break;
    case PROP_ESTIMATE:
      tengen_play_page_set_estimate (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

void
tengen_play_page_install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = TENGEN_PARAM_READWRITE;

  object_class->get_property = get_property;
  object_class->set_property = set_property;

  /* TengenPlayPage:session: the game that is shown */
  props[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, TENGEN_TYPE_SESSION, flags);
  /* TengenPlayPage:review: the panel of the review stands at the right */
  props[PROP_REVIEW] =
      g_param_spec_boolean ("review", NULL, NULL, FALSE, flags);
  /* TengenPlayPage:numbers: a TengenViewNumbers */
  props[PROP_NUMBERS] = g_param_spec_int ("numbers",
                                          NULL,
                                          NULL,
                                          TENGEN_VIEW_NUMBERS_NONE,
                                          TENGEN_VIEW_NUMBERS_FROM,
                                          TENGEN_VIEW_NUMBERS_NONE,
                                          flags);
  /* TengenPlayPage:ghost: a faint stone under the pointer */
  props[PROP_GHOST] = g_param_spec_boolean ("ghost", NULL, NULL, TRUE, flags);
  /* TengenPlayPage:forbidden-points: a TengenViewForbidden */
  props[PROP_FORBIDDEN_POINTS] =
      g_param_spec_int ("forbidden-points",
                        NULL,
                        NULL,
                        TENGEN_VIEW_FORBIDDEN_ALWAYS,
                        TENGEN_VIEW_FORBIDDEN_NEVER,
                        TENGEN_VIEW_FORBIDDEN_TOUCHED,
                        flags);
  /* TengenPlayPage:has-forbidden-points: whether there is anything to mark */
  props[PROP_HAS_FORBIDDEN_POINTS] = g_param_spec_boolean (
      "has-forbidden-points", NULL, NULL, FALSE, TENGEN_PARAM_READABLE);
  /* TengenPlayPage:greetings: the players greet each other */
  props[PROP_GREETINGS] =
      g_param_spec_boolean ("greetings", NULL, NULL, FALSE, flags);
  /* TengenPlayPage:estimate: shows how the game would be counted (目算) */
  props[PROP_ESTIMATE] =
      g_param_spec_boolean ("estimate", NULL, NULL, FALSE, flags);
  /* TengenPlayPage:can-estimate: whether that can be shown */
  props[PROP_CAN_ESTIMATE] = g_param_spec_boolean (
      "can-estimate", NULL, NULL, FALSE, TENGEN_PARAM_READABLE);
  /* TengenPlayPage:early-stop: whether the count has to wait for an answer */
  props[PROP_EARLY_STOP] = g_param_spec_boolean (
      "early-stop", NULL, NULL, FALSE, TENGEN_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}
