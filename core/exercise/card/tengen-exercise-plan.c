/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-plan: which exercises a pupil has today
 */
#include "tengen-exercise-plan.h"

#include "tengen-board-random.h"

/* Of a kind, where enough kinds are wanted. */
#define MOST_OF_KIND 3
/* A missed position is tried so often a day. */
#define MOST_TRIES 3

/* The repetition of a card that is being put together. */
typedef struct
{
  gint64 day;
  int grade;
  gboolean is_begun;
} Repetition;

typedef struct
{
  TengenExerciseCard card;
  Repetition repetition;
  gboolean is_new;
} Slot;

/* An attempt of today, as the plan sees it. */
typedef struct
{
  TengenExerciseKind kind;
  int level;
  guint64 seed;
  gboolean is_missed;
} Attempt;

struct TengenExercisePlan
{
  guint64 seed;
  gint64 today;
  guint32 kinds;
  TengenExerciseReach reach;
  Slot slots[TENGEN_EXERCISE_KINDS][TENGEN_EXERCISE_LEVELS + 1];
  /* how often each is planned */
  guint of_card[TENGEN_EXERCISE_KINDS][TENGEN_EXERCISE_LEVELS + 1];
  guint of_kind[TENGEN_EXERCISE_KINDS];
  /* (element-type TengenExercisePlanItem): the ten, and what may come between */
  GArray *items;
  GArray *extras;
  /* (element-type Attempt): what was done today, in its order */
  GArray *attempts;
};

/* --- The log --- */

static Slot *
get_slot (TengenExercisePlan *self, TengenExerciseKind kind, int level)
{
  return &self->slots[kind][level];
}

/* Lets what was put together count, if there is anything. */
static void
finish (Slot *slot)
{
  Repetition *repetition = &slot->repetition;

  if (!repetition->is_begun)
    return;
  if (slot->is_new || repetition->day >= slot->card.due ||
      repetition->grade < TENGEN_EXERCISE_CARD_PASSED)
    tengen_exercise_card_repeat (
        &slot->card, repetition->grade, repetition->day);
  slot->is_new = FALSE;
  *repetition = (Repetition){ 0 };
}

static void
note_before (TengenExercisePlan *self,
             TengenExerciseKind kind,
             const TengenExerciseLogEntry *entry,
             gint64 day)
{
  Slot *slot = get_slot (self, kind, entry->level);
  int grade = tengen_exercise_card_grade (entry);

  tengen_exercise_reach_note (&self->reach, entry);
  if (entry->is_again)
    return;
  if (slot->repetition.day != day)
    finish (slot);
  if (slot->repetition.is_begun)
    grade = MIN (grade, slot->repetition.grade);
  slot->repetition = (Repetition){ day, grade, TRUE };
}

static void
note_today (TengenExercisePlan *self,
            TengenExerciseKind kind,
            const TengenExerciseLogEntry *entry)
{
  Attempt attempt = {
    .kind = kind,
    .level = entry->level,
    .seed = entry->seed,
    .is_missed =
        tengen_exercise_card_grade (entry) < TENGEN_EXERCISE_CARD_PASSED,
  };

  g_array_append_val (self->attempts, attempt);
}

/* Attempts at what this program does not know are no part of a plan. */
static void
read_log (TengenExercisePlan *self, const TengenExerciseLog *log)
{
  g_autoptr (GArray) days = tengen_exercise_log_make_days (log, self->today);

  for (guint i = 0; i < log->entries->len; i++)
    {
      const TengenExerciseLogEntry *entry =
          &g_array_index (log->entries, TengenExerciseLogEntry, i);
      gint64 day = g_array_index (days, gint64, i);
      TengenExerciseKind kind;

      if (!tengen_exercise_kind_find (entry->kind, &kind) ||
          entry->level > TENGEN_EXERCISE_LEVELS)
        continue;
      if (day < self->today)
        note_before (self, kind, entry, day);
      else if (day == self->today)
        note_today (self, kind, entry);
    }
  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    for (int level = 1; level <= TENGEN_EXERCISE_LEVELS; level++)
      finish (&self->slots[i][level]);
}

/* --- The ten --- */

guint64
tengen_exercise_plan_make_seed (
    guint64 seed, gint64 day, TengenExerciseKind kind, int level, guint count)
{
  const char *id = tengen_exercise_kind_get_info (kind)->id;

  seed = tengen_board_random_mix (seed ^ (guint64) day);
  /* by its name, as a later program may have other kinds between these */
  for (const char *p = id; *p != '\0'; p++)
    seed = tengen_board_random_mix (seed + (guint64) *p);
  seed = tengen_board_random_mix (seed + (guint64) level);
  return tengen_board_random_mix (seed + count) >> 32;
}

static gboolean
is_wanted (const TengenExercisePlan *self, TengenExerciseKind kind)
{
  return (self->kinds >> kind & 1) != 0;
}

/* How often a kind may come. */
static guint
get_most (const TengenExercisePlan *self)
{
  guint n = 0;

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    n += is_wanted (self, (TengenExerciseKind) i);
  return n == 0 ? 0
                : MAX (MOST_OF_KIND, (TENGEN_EXERCISE_PLAN_ITEMS + n - 1) / n);
}

static TengenExercisePlanItem
make_item (TengenExercisePlan *self, TengenExerciseKind kind, int level)
{
  guint count = self->of_card[kind][level]++;

  return (TengenExercisePlanItem){
    .kind = kind,
    .level = level,
    .seed = tengen_exercise_plan_make_seed (
        self->seed, self->today, kind, level, count),
  };
}

static void
add (TengenExercisePlan *self, TengenExerciseKind kind, int level)
{
  TengenExercisePlanItem item;

  if (self->items->len == TENGEN_EXERCISE_PLAN_ITEMS ||
      self->of_kind[kind] >= get_most (self))
    return;
  item = make_item (self, kind, level);
  self->of_kind[kind]++;
  g_array_append_val (self->items, item);
}

/* A card with the place of its kind today. */
typedef struct
{
  TengenExerciseKind kind;
  int level;
  gint64 due;
  int interval;
  guint64 chance;
} Candidate;

static int
compare (gint64 a, gint64 b)
{
  return (a > b) - (a < b);
}

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *x = a;
  const Candidate *y = b;
  int order = compare (x->due, y->due);

  if (order == 0)
    order = x->interval - y->interval;
  if (order == 0)
    order = (x->chance > y->chance) - (x->chance < y->chance);
  return order == 0 ? x->level - y->level : order;
}

static Candidate
make_candidate (TengenExercisePlan *self, TengenExerciseKind kind, int level)
{
  const TengenExerciseCard *card = &get_slot (self, kind, level)->card;

  return (Candidate){
    .kind = kind,
    .level = level,
    .due = card->due,
    .interval = card->interval,
    /* so that it is not always the first kinds that come first */
    .chance =
        tengen_exercise_plan_make_seed (~self->seed, self->today, kind, 0, 0),
  };
}

/* Collects the cards that are due, up to the pupil's level. */
static GArray *
list_due (TengenExercisePlan *self)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      TengenExerciseKind kind = (TengenExerciseKind) i;
      int most = tengen_exercise_reach_get_level (&self->reach, kind);
      int level = tengen_exercise_kind_get_info (kind)->lowest;

      for (; is_wanted (self, kind) && level <= most; level++)
        {
          const Slot *slot = get_slot (self, kind, level);
          Candidate candidate = make_candidate (self, kind, level);

          if (!slot->is_new && slot->card.due <= self->today)
            g_array_append_val (list, candidate);
        }
    }
  g_array_sort (list, compare_candidates);
  return list;
}

/* Collects the wanted kinds at the pupil's level, new cards first. */
static GArray *
list_at_level (TengenExercisePlan *self)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      TengenExerciseKind kind = (TengenExerciseKind) i;
      Candidate candidate = make_candidate (
          self, kind, tengen_exercise_reach_get_level (&self->reach, kind));

      if (get_slot (self, kind, candidate.level)->is_new)
        candidate.due = G_MININT64;
      if (is_wanted (self, kind))
        g_array_append_val (list, candidate);
    }
  g_array_sort (list, compare_candidates);
  return list;
}

static void
add_all (TengenExercisePlan *self, const GArray *list)
{
  for (guint i = 0; i < list->len; i++)
    {
      const Candidate *candidate = &g_array_index (list, Candidate, i);

      add (self, candidate->kind, candidate->level);
    }
}

static void
add_new (TengenExercisePlan *self, const GArray *list)
{
  for (guint i = 0; i < list->len; i++)
    {
      const Candidate *candidate = &g_array_index (list, Candidate, i);

      if (get_slot (self, candidate->kind, candidate->level)->is_new)
        add (self, candidate->kind, candidate->level);
    }
}

static void
make_items (TengenExercisePlan *self)
{
  g_autoptr (GArray) due = list_due (self);
  g_autoptr (GArray) at_level = list_at_level (self);

  if (at_level->len == 0)
    return;
  add_all (self, due);
  add_new (self, at_level);
  while (self->items->len < TENGEN_EXERCISE_PLAN_ITEMS)
    add_all (self, at_level);
  for (guint i = 0; i < self->items->len; i++)
    {
      const TengenExercisePlanItem *item =
          &g_array_index (self->items, TengenExercisePlanItem, i);
      TengenExercisePlanItem extra = make_item (self, item->kind, item->level);

      extra.is_extra = TRUE;
      g_array_append_val (self->extras, extra);
    }
}

/* --- What is done of them --- */

/* What was done today of a position. */
typedef struct
{
  guint tries;
  gboolean is_missed;
  guint others;
} Done;

static Done
ask_done (const TengenExercisePlan *self, const TengenExercisePlanItem *item)
{
  Done done = { 0 };

  for (guint i = 0; i < self->attempts->len; i++)
    {
      const Attempt *attempt = &g_array_index (self->attempts, Attempt, i);

      if (attempt->kind != item->kind || attempt->level != item->level ||
          attempt->seed != item->seed)
        {
          done.others++;
          continue;
        }
      done.tries++;
      done.is_missed = attempt->is_missed;
      done.others = 0;
    }
  return done;
}

static gboolean
find_untried (const TengenExercisePlan *self,
              const GArray *items,
              TengenExercisePlanItem *found)
{
  for (guint i = 0; i < items->len; i++)
    {
      const TengenExercisePlanItem *item =
          &g_array_index (items, TengenExercisePlanItem, i);

      if (ask_done (self, item).tries == 0)
        {
          *found = *item;
          return TRUE;
        }
    }
  return FALSE;
}

/* Finds the missed position that has waited longest; tells of how many others. */
static gboolean
find_missed (const TengenExercisePlan *self,
             TengenExercisePlanItem *found,
             guint *others)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->items->len; i++)
    {
      const TengenExercisePlanItem *item =
          &g_array_index (self->items, TengenExercisePlanItem, i);
      Done done = ask_done (self, item);

      if (!done.is_missed || done.tries >= MOST_TRIES ||
          (any && done.others <= *others))
        continue;
      any = TRUE;
      *found = *item;
      *others = done.others;
    }
  found->is_again = any;
  return any;
}

gboolean
tengen_exercise_plan_find_next (const TengenExercisePlan *self,
                                TengenExercisePlanItem *item)
{
  TengenExercisePlanItem missed;
  guint others = 0;
  gboolean is_missed;

  g_return_val_if_fail (self != NULL && item != NULL, FALSE);

  is_missed = find_missed (self, &missed, &others);
  if (is_missed && others >= TENGEN_EXERCISE_PLAN_OTHERS)
    {
      *item = missed;
      return TRUE;
    }
  return find_untried (self, self->items, item) ||
         (is_missed && find_untried (self, self->extras, item));
}

guint
tengen_exercise_plan_count_done (const TengenExercisePlan *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->items->len; i++)
    n +=
        ask_done (self, &g_array_index (self->items, TengenExercisePlanItem, i))
            .tries > 0;
  return n;
}

/* --- The plan --- */

TengenExercisePlan *
tengen_exercise_plan_new (const TengenExerciseLog *log,
                          gint64 today,
                          guint64 seed,
                          guint32 kinds)
{
  TengenExercisePlan *self;

  g_return_val_if_fail (log != NULL, NULL);

  self = g_new0 (TengenExercisePlan, 1);
  self->seed = seed;
  self->today = today;
  self->kinds = kinds;
  self->items = g_array_new (FALSE, FALSE, sizeof (TengenExercisePlanItem));
  self->extras = g_array_new (FALSE, FALSE, sizeof (TengenExercisePlanItem));
  self->attempts = g_array_new (FALSE, FALSE, sizeof (Attempt));
  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    for (int level = 0; level <= TENGEN_EXERCISE_LEVELS; level++)
      self->slots[i][level] =
          (Slot){ .card = TENGEN_EXERCISE_CARD_NEW, .is_new = TRUE };
  read_log (self, log);
  make_items (self);
  return self;
}

void
tengen_exercise_plan_free (TengenExercisePlan *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->items);
  g_array_unref (self->extras);
  g_array_unref (self->attempts);
  g_free (self);
}

const GArray *
tengen_exercise_plan_get_items (const TengenExercisePlan *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->items;
}

TengenExerciseCard
tengen_exercise_plan_get_card (const TengenExercisePlan *self,
                               TengenExerciseKind kind,
                               int level)
{
  g_return_val_if_fail (self != NULL && kind < TENGEN_EXERCISE_KINDS,
                        TENGEN_EXERCISE_CARD_NEW);
  g_return_val_if_fail (level >= 1 && level <= TENGEN_EXERCISE_LEVELS,
                        TENGEN_EXERCISE_CARD_NEW);

  return self->slots[kind][level].card;
}
