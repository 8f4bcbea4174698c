/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-rule-shelf: the rule sets to choose from
 *
 * Shape: everything that is saved, in its order; what cannot be used (another
 *        program's field, a contradiction, a second set of a name) is kept and
 *        not offered.
 */
#include "tengen-rule-shelf.h"

#include <string.h>

#include "tengen-signal.h"

#define SAVED_TYPE "a(ss)"

typedef struct
{
  char *name;
  char *text;
  TengenGoRules rules;
  /* it can be chosen; @rules means nothing else */
  gboolean offered;
} Own;

struct _TengenRuleShelf
{
  GObject parent_instance;

  /* of Own */
  GPtrArray *own;
};

G_DEFINE_FINAL_TYPE (TengenRuleShelf, tengen_rule_shelf, G_TYPE_OBJECT)

enum
{
  PROP_SAVED = 1,
  N_PROPS,
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
free_own (Own *own)
{
  g_free (own->name);
  g_free (own->text);
  g_free (own);
}

/* Gives a name as it is kept, NULL for what is none. */
static char *
clean_name (const char *name)
{
  g_autofree char *clean = NULL;

  if (name == NULL || !g_utf8_validate (name, -1, NULL))
    return NULL;
  clean = g_strstrip (g_strdup (name));
  if (*clean == '\0' || g_utf8_strlen (clean, -1) > TENGEN_RULE_SHELF_NAME_MAX)
    return NULL;
  for (const char *c = clean; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return NULL;
  return g_steal_pointer (&clean);
}

static Own *
find_offered (GPtrArray *all, const char *name)
{
  for (guint i = 0; i < all->len; i++)
    {
      Own *own = g_ptr_array_index (all, i);

      if (own->offered && strcmp (own->name, name) == 0)
        return own;
    }
  return NULL;
}

static gboolean
can_offer (GPtrArray *all, Own *own)
{
  g_autofree char *clean = clean_name (own->name);

  return g_strcmp0 (clean, own->name) == 0 &&
         tengen_go_rules_parse (own->text, &own->rules) &&
         tengen_go_rules_check (&own->rules) == TENGEN_GO_CLASH_NONE &&
         find_offered (all, own->name) == NULL;
}

static void
add_own (GPtrArray *all, const char *name, const char *text)
{
  Own *own = g_new0 (Own, 1);

  own->name = g_strdup (name);
  own->text = g_strdup (text);
  own->offered = can_offer (all, own);
  g_ptr_array_add (all, own);
}

static GVariant *
get_saved (TengenRuleShelf *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (SAVED_TYPE));
  for (guint i = 0; i < self->own->len; i++)
    {
      const Own *own = g_ptr_array_index (self->own, i);

      g_variant_builder_add (&builder, "(ss)", own->name, own->text);
    }
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

static GPtrArray *
make_array (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) free_own);
}

static void
tell_changed (TengenRuleShelf *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
set_saved (TengenRuleShelf *self, GVariant *saved)
{
  g_autoptr (GVariant) before = get_saved (self);
  GVariantIter iter;
  const char *name, *text;

  /* a store answers each change with what it was given */
  if (saved == NULL ? self->own->len == 0 : g_variant_equal (before, saved))
    return;
  g_ptr_array_set_size (self->own, 0);
  if (saved != NULL)
    {
      g_variant_iter_init (&iter, saved);
      while (g_variant_iter_next (&iter, "(&s&s)", &name, &text))
        add_own (self->own, name, text);
    }
  tell_changed (self);
}

static void
tengen_rule_shelf_get_property (GObject *object,
                                guint property,
                                GValue *value,
                                GParamSpec *pspec)
{
  TengenRuleShelf *self = TENGEN_RULE_SHELF (object);

  if (property == PROP_SAVED)
    g_value_take_variant (value, get_saved (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_rule_shelf_set_property (GObject *object,
                                guint property,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenRuleShelf *self = TENGEN_RULE_SHELF (object);

  if (property == PROP_SAVED)
    set_saved (self, g_value_get_variant (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_rule_shelf_finalize (GObject *object)
{
  TengenRuleShelf *self = TENGEN_RULE_SHELF (object);

  g_ptr_array_unref (self->own);
  G_OBJECT_CLASS (tengen_rule_shelf_parent_class)->finalize (object);
}

static void
tengen_rule_shelf_class_init (TengenRuleShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_rule_shelf_get_property;
  object_class->set_property = tengen_rule_shelf_set_property;
  object_class->finalize = tengen_rule_shelf_finalize;

  properties[PROP_SAVED] = g_param_spec_variant ("saved",
                                                 NULL,
                                                 NULL,
                                                 G_VARIANT_TYPE (SAVED_TYPE),
                                                 NULL,
                                                 TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* TengenRuleShelf::changed: own sets were added, changed or removed */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);
}

static void
tengen_rule_shelf_init (TengenRuleShelf *self)
{
  self->own = make_array ();
}

TengenRuleShelf *
tengen_rule_shelf_new (void)
{
  return g_object_new (TENGEN_TYPE_RULE_SHELF, NULL);
}

guint
tengen_rule_shelf_get_n_own (TengenRuleShelf *self)
{
  guint n = 0;

  g_return_val_if_fail (TENGEN_IS_RULE_SHELF (self), 0);

  for (guint i = 0; i < self->own->len; i++)
    n += ((const Own *) g_ptr_array_index (self->own, i))->offered ? 1 : 0;
  return n;
}

const TengenGoRules *
tengen_rule_shelf_get_own (TengenRuleShelf *self,
                           guint index,
                           const char **name)
{
  g_return_val_if_fail (TENGEN_IS_RULE_SHELF (self), NULL);

  for (guint i = 0; i < self->own->len; i++)
    {
      const Own *own = g_ptr_array_index (self->own, i);

      if (!own->offered || index-- > 0)
        continue;
      if (name != NULL)
        *name = own->name;
      return &own->rules;
    }
  g_return_val_if_reached (NULL);
}

const TengenGoRules *
tengen_rule_shelf_find (TengenRuleShelf *self, const char *name)
{
  g_autofree char *clean = NULL;
  const Own *own = NULL;

  g_return_val_if_fail (TENGEN_IS_RULE_SHELF (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  clean = clean_name (name);
  if (clean != NULL)
    own = find_offered (self->own, clean);
  return own != NULL ? &own->rules : NULL;
}

gboolean
tengen_rule_shelf_save (TengenRuleShelf *self,
                        const char *name,
                        const TengenGoRules *rules)
{
  g_autofree char *clean = NULL;
  g_autofree char *text = NULL;
  TengenGoRules copy;
  Own *own;

  g_return_val_if_fail (TENGEN_IS_RULE_SHELF (self), FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  clean = clean_name (name);
  if (clean == NULL || tengen_go_rules_check (rules) != TENGEN_GO_CLASH_NONE)
    return FALSE;
  /* @rules may be the one that is replaced */
  copy = *rules;
  text = tengen_go_rules_format (&copy);
  own = find_offered (self->own, clean);
  if (own == NULL)
    add_own (self->own, clean, text);
  else if (strcmp (own->text, text) != 0)
    {
      g_free (own->text);
      own->text = g_steal_pointer (&text);
      own->rules = copy;
    }
  else
    return TRUE;
  tell_changed (self);
  return TRUE;
}

gboolean
tengen_rule_shelf_remove (TengenRuleShelf *self, const char *name)
{
  g_autofree char *clean = NULL;
  Own *own = NULL;

  g_return_val_if_fail (TENGEN_IS_RULE_SHELF (self), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  clean = clean_name (name);
  if (clean != NULL)
    own = find_offered (self->own, clean);
  if (own == NULL)
    return FALSE;
  g_ptr_array_remove (self->own, own);
  tell_changed (self);
  return TRUE;
}
