/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine: a move of the computer in a game of the Go family
 *
 * Shape: a search is a row of playouts, each a walk: down the tree to a leaf,
 *        on by the policy to the end, and back with what it was worth.
 */
#include "tengen-engine.h"

#include "tengen-engine-capture.h"
#include "tengen-engine-prior.h"
#include "tengen-engine-worth.h"
#include "tengen-go-alive.h"

#include <string.h>

/* Walks between two questions whether to go on. */
#define WALKS_TO_ASK 32
/* Visits after which a leaf gets children; fewer on boards so small that they
 * are searched to the end. */
#define VISITS_TO_GROW 8
#define VISITS_TO_GROW_SMALL 2
#define SMALL_POINTS 12
/* How much moves with few visits are preferred. The small value was chosen by
 * exact values of 3x3, the other is a first choice. */
#define CURIOSITY (TENGEN_ENGINE_REWARD_MAX / 40)
#define CURIOSITY_SMALL (TENGEN_ENGINE_REWARD_MAX / 4)
/* Plies below the root whose moves the game's own rules are asked about. */
#define EXACT_PLIES 2
/* The longest walk in the tree. */
#define MAX_DEPTH 500
/* Every so many walks tries the pass, so that it can be compared; and every so
 * many while it seems right, as only answers that were found speak against it.
 * Whether it does is looked at now and then. */
#define WALKS_TO_PASS 32
#define WALKS_TO_PASS_RIGHT 2
#define WALKS_TO_WEIGH 64
/* Of the reward, what winning decides; the rest grows with the lead, so that a
 * game that is lost or won is still played well. */
#define WIN_REWARD (TENGEN_ENGINE_REWARD_MAX * 8 / 10)
#define LEAD_REWARD (TENGEN_ENGINE_REWARD_MAX - WIN_REWARD)
/* A line of best moves goes on as long as a move has so many playouts. */
#define LINE_VISITS 20
/* What a move must gain over a pass: half points, and of the reward. */
#define PASS_GAIN_X2 2
#define PASS_LOSS (TENGEN_ENGINE_REWARD_MAX / 20)
/* The same where all points are settled, whatever the lead: what a move seems
 * to gain then is what chance does to territories in playouts. */
#define SETTLED_LOSS (TENGEN_ENGINE_REWARD_MAX / 5)
/* And by the means of searches for points, half points. */
#define SETTLED_GAIN_X2 12
/* After so many walks, twice as many and so on, it is looked whether moves in
 * doubt are wanted. */
#define WALKS_TO_DOUBT 16
/* After a part of the walks, and after twice as many, it is looked whether the
 * game is lost: the best move brings less of the reward than this. Points are
 * sought from there on, as one loss looks like another one otherwise. */
#define PARTS_TO_LOSE 4
#define LOST_REWARD (TENGEN_ENGINE_REWARD_MAX * 15 / 100)
/* Of a hundred playouts behind a pass, in how many a settled point is one
 * side's, and how many of them there must be. Of those behind moves it is half,
 * else a move would gain the point. */
#define SETTLED_OF_100 85
#define SETTLED_WALKS 16

struct TengenEngine
{
  int width;
  int height;
  TengenGoPlayoutBoard *start; /* where the search begins */
  TengenGoPlayoutBoard *board; /* where a walk is */
  TengenEngineTree *tree;
  TengenEnginePatterns patterns;
  TengenEngineNode children[TENGEN_BOARD_MAX_POINTS + 1];
};

/* How often each side owned each point. */
typedef struct
{
  guint n; /* playouts */
  guint black[TENGEN_BOARD_MAX_POINTS];
  guint white[TENGEN_BOARD_MAX_POINTS];
} Owners;

/* What is known during a search. */
typedef struct
{
  TengenEngine *engine;
  TengenGo *go;
  TengenBoard *reading; /* to read ladders on, or NULL */
  const TengenGoRules *rules;
  const TengenEngineSettings *settings;
  TengenBoardRandom random;
  TengenStone stone;           /* to move */
  TengenGoPlayoutPoint last;   /* the opponent's move before */
  TengenGoPlayoutPoint before; /* the own move before that */
  TengenGoPlayoutPoint ko;     /* where it must not retake, or 0 */
  gboolean has_passed;         /* the opponent just has */
  gboolean is_stones;          /* only stones count */
  gboolean is_lying;           /* two passes: count what lies there */
  gboolean seems_over;         /* a pass seems right so far */
  gboolean leaves_doubt;       /* without moves in doubt */
  gboolean seeks_points;       /* points are all that counts */
  guint lost_reward;           /* when that began in a lost game, else 0 */
  gboolean loses_stones;       /* lost stones and stones on the board count */
  TengenEngineCapture capture; /* at the start */
  int offset_x2;               /* komi and bonus */
  int doubt_gain_x2;           /* what a move in doubt gains at most */
  int base_x2;                 /* worth without any area */
  guint limit;                 /* moves of a playout */
  guint8 stones[TENGEN_BOARD_MAX_POINTS];   /* at the start */
  guint8 closed[TENGEN_BOARD_MAX_POINTS];   /* whose settled territory */
  guint8 barred[TENGEN_GO_PLAYOUT_SQUARES]; /* moves left out at the root */
  guint8 spare[TENGEN_GO_PLAYOUT_SQUARES];  /* own points to be filled */
  guint8 doubt[TENGEN_GO_PLAYOUT_SQUARES];  /* take, leave own less safe */
  Owners pass; /* at the end of playouts that begin with a pass */
  Owners move; /* and of those that begin with a move on the board */
} Search;

/* A walk. */
typedef struct
{
  TengenStone stone; /* to move */
  TengenGoPlayoutPoint last;
  TengenGoPlayoutPoint before;
  int n_passes;
  guint depth;
  gboolean is_drawn;  /* the position came back */
  gboolean is_barred; /* and must not */
  TengenEngineCapture capture;
  guint32 nodes[MAX_DEPTH + 1];
  guint64 keys[MAX_DEPTH + 1];
  TengenGoPlayoutPoint moves[MAX_DEPTH + TENGEN_GO_PLAYOUT_MAX];
} Walk;

/* --- Before the search --- */

/* Passes on the real line; where there are no passes, a stone beside the board
 * stands for it. */
static void
pass_on_line (TengenGo *go, TengenStone stone)
{
  if (tengen_go_rules_has_passes (tengen_go_get_rules (go)))
    tengen_go_pass (go, stone);
  else
    tengen_go_virtual (go, stone);
}

/* The square of an action so many plies ago, 0 if it was no move. */
static TengenGoPlayoutPoint
find_played (const TengenGo *go, const TengenGoPlayoutBoard *board, guint ago)
{
  guint ply = tengen_go_get_ply (go);
  TengenPoint point =
      ply < ago ? TENGEN_POINT_NONE : tengen_go_get_played (go, ply + 1 - ago);

  return point < board->plan->n_points
             ? tengen_go_playout_board_pad (board, point)
             : 0;
}

/* Notes the territories closed for good and takes them off the points that are
 * played on. */
static void
close_territories (Search *search)
{
  TengenEngine *engine = search->engine;
  int n = engine->width * engine->height;
  guint8 alive[TENGEN_BOARD_MAX_POINTS];
  guint8 territory[TENGEN_BOARD_MAX_POINTS];

  for (TengenStone side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE;
       side++)
    {
      tengen_go_alive (search->stones,
                       engine->width,
                       engine->height,
                       side,
                       alive,
                       territory);
      for (int i = 0; i < n; i++)
        if (territory[i])
          search->closed[i] = (guint8) side;
    }
}

/* Tells whether a move leaves all stones safe that are; and how many it takes:
 * then what it opens may be an eye that is larger than before, though not one
 * that is proved. */
static gboolean
keeps_safe (Search *search,
            TengenGoPlayoutPoint point,
            const guint8 *alive,
            guint *taken)
{
  TengenEngine *engine = search->engine;
  TengenGoPlayoutBoard *board = engine->board;
  int n = engine->width * engine->height;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 after[TENGEN_BOARD_MAX_POINTS];

  tengen_go_playout_board_assign (board, engine->start);
  *taken = tengen_go_playout_board_play (board, search->stone, point);
  for (int i = 0; i < n; i++)
    stones[i] = board->stones[board->plan->squares[i]];
  tengen_go_alive (
      stones, engine->width, engine->height, search->stone, after, NULL);
  for (int i = 0; i < n; i++)
    if (alive[i] && !after[i])
      return FALSE;
  return TRUE;
}

/* Leaves a move out for the time being. A stone that is taken makes room for an
 * own one, at best. */
static void
note_doubt (Search *search, TengenGoPlayoutPoint point, guint taken)
{
  int gain_x2 = 2 * (2 * (int) taken + 1);

  search->doubt[point] = search->leaves_doubt = TRUE;
  search->doubt_gain_x2 = MAX (search->doubt_gain_x2, gain_x2);
}

/* Leaves out moves in the opponent's closed territory, and those in the own one
 * unless it must be filled and the move takes no eye that is needed. One that
 * takes stones instead is in doubt. */
static void
bar_moves (Search *search)
{
  TengenEngine *engine = search->engine;
  int n = engine->width * engine->height;
  guint8 alive[TENGEN_BOARD_MAX_POINTS];

  tengen_go_alive (search->stones,
                   engine->width,
                   engine->height,
                   search->stone,
                   alive,
                   NULL);
  for (int i = 0; i < n; i++)
    {
      TengenGoPlayoutPoint point =
          tengen_go_playout_board_pad (engine->start, (TengenPoint) i);
      guint taken = 0;

      if (search->closed[i] == TENGEN_STONE_NONE ||
          search->stones[i] != TENGEN_STONE_NONE)
        continue;
      if (search->closed[i] != search->stone || !search->is_stones ||
          !tengen_go_playout_board_is_legal (
              engine->start, search->stone, point))
        search->barred[point] = TRUE;
      else if (keeps_safe (search, point, alive, &taken))
        search->spare[point] = TRUE;
      else if (taken > 0 && search->settings->seeks_points)
        continue;
      else if (taken > 0)
        note_doubt (search, point, taken);
      else
        search->barred[point] = TRUE;
    }
}

/* Leaves out moves on the first line that come too early. */
static void
bar_early_moves (Search *search)
{
  const TengenGoPlayoutBoard *start = search->engine->start;
  guint ply = tengen_go_get_ply (search->go);

  for (guint i = 0; i < start->n_empty; i++)
    if (tengen_go_playout_board_is_legal (
            start, search->stone, start->empty[i]) &&
        tengen_engine_policy_is_too_early (
            start, ply, search->stone, start->empty[i]))
      search->barred[start->empty[i]] = TRUE;
}

/* The worth of an end without any area, which is linear in it: all stones that
 * were put are lost. The number of moves of both is that at the start, or one
 * more for the side to move; half of it is taken as a mean. */
static int
find_base (const Search *search)
{
  TengenGoCounters counters = *tengen_go_get_counters (search->go);
  const TengenEngineTally none = { .stones = { 0 } };
  int sum = 0;

  for (int more = 0; more < 2; more++)
    {
      counters.board_moves[0][search->stone] += more;
      for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
        if (!search->loses_stones)
          counters.prisoners[side] = counters.setup[side] +
                                     counters.board_moves[0][side] +
                                     counters.board_moves[1][side];
      sum += tengen_engine_worth (
          search->rules, &counters, &none, search->offset_x2);
    }
  return sum / 2;
}

static void
find_ko (Search *search)
{
  const TengenEngine *engine = search->engine;

  for (guint i = 0; i < engine->start->n_empty; i++)
    {
      TengenGoPlayoutPoint point = engine->start->empty[i];

      if (tengen_go_check (search->go,
                           tengen_go_playout_board_unpad (engine->start, point),
                           search->stone,
                           NULL) == TENGEN_REASON_KO)
        search->ko = point;
    }
}

/* Leaves moves out that bring a position for the third time. */
static void
bar_thirds (Search *search)
{
  const TengenGoPlayoutBoard *start = search->engine->start;

  for (guint i = 0; i < start->n_empty; i++)
    {
      TengenPoint point =
          tengen_go_playout_board_unpad (start, start->empty[i]);

      if (tengen_go_check (search->go, point, search->stone, NULL) ==
              TENGEN_REASON_NONE &&
          tengen_go_makes_third (search->go, point, search->stone))
        search->barred[start->empty[i]] = TRUE;
    }
}

/* Where captures decide, nothing is settled and nothing is counted. */
static void
prepare_captures (Search *search)
{
  search->capture.goal = search->rules->goal;
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    search->capture.taken[side] =
        tengen_go_get_taken (search->go, (TengenStone) side);
}

static void
start_random (Search *search)
{
  guint64 hash = tengen_board_get_hash (tengen_go_get_board (search->go));

  search->random.state = search->settings->seed;
  search->random.state ^= tengen_board_random_draw (&search->random);
  search->random.state += hash + tengen_go_get_ply (search->go);
}

/* Makes a board of what the search begins with: chains that had no liberty are
 * not on it. None where the search goes to the end anyway. */
static TengenBoard *
copy_start (const TengenEngine *engine)
{
  const TengenGoPlayoutBoard *start = engine->start;
  TengenBoard *board;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  if (start->plan->n_points <= SMALL_POINTS)
    return NULL;
  board = tengen_board_new (engine->width, engine->height);
  for (int i = 0; i < start->plan->n_points; i++)
    stones[i] = start->stones[start->plan->squares[i]];
  tengen_board_put_all (board, stones);
  return board;
}

static void
prepare (Search *search)
{
  TengenEngine *engine = search->engine;
  TengenGo *go = search->go;

  search->rules = tengen_go_get_rules (go);
  search->stone = tengen_go_get_to_move (go);
  search->is_stones = tengen_engine_worth_is_stones (search->rules);
  search->is_lying =
      search->is_stones || (search->settings->counts_lying &&
                            tengen_engine_worth_has_free_moves (search->rules));
  search->loses_stones = search->rules->stones && search->rules->back;
  search->offset_x2 =
      search->settings->komi_x2 +
      tengen_go_rules_bonus (search->rules, search->settings->handicap);
  tengen_board_read (tengen_go_get_board (go), search->stones);
  tengen_go_playout_board_load (engine->start, search->stones);
  search->last = find_played (go, engine->start, 1);
  search->before = find_played (go, engine->start, 2);
  search->has_passed = tengen_go_get_last_passes (go) > 0;
  search->limit = tengen_go_playout_limit (engine->start);
  find_ko (search);
  prepare_captures (search);
  start_random (search);
  tengen_engine_tree_clear (engine->tree);
  if (search->settings->avoids_third)
    bar_thirds (search);
  if (search->capture.goal > 0)
    return;
  search->base_x2 = find_base (search);
  close_territories (search);
  bar_moves (search);
  bar_early_moves (search);
  if (!search->is_stones)
    for (int i = 0; i < engine->width * engine->height; i++)
      if (search->closed[i] != TENGEN_STONE_NONE)
        tengen_go_playout_board_close (
            engine->start,
            tengen_go_playout_board_pad (engine->start, (TengenPoint) i));
  search->reading = copy_start (engine);
}

/* --- Growing the tree --- */

/* Asks the game's own rules about all moves after those of a walk. */
static void
map_exactly (Search *search, const Walk *walk, guint8 *codes)
{
  TengenStone stone = search->stone;

  for (guint i = 0; i < walk->depth; i++)
    {
      if (walk->moves[i] == 0)
        pass_on_line (search->go, stone);
      else
        tengen_go_play (search->go,
                        tengen_go_playout_board_unpad (search->engine->board,
                                                       walk->moves[i]),
                        stone);
      stone = tengen_stone_other (stone);
    }
  tengen_go_map (search->go, stone, codes);
  for (guint i = 0; i < walk->depth; i++)
    tengen_go_undo (search->go);
}

/* Plays the moves of a walk on the board that ladders are read on and looks for
 * own chains in danger; tells how many are to be undone. */
static guint
prepare_reading (const Search *search, const Walk *walk, guint8 *danger)
{
  TengenStone stone = search->stone;
  guint n = 0;

  if (search->reading == NULL)
    return 0;
  for (guint i = 0; i < walk->depth; i++)
    {
      if (walk->moves[i] != 0)
        {
          tengen_board_play (search->reading,
                             tengen_go_playout_board_unpad (
                                 search->engine->board, walk->moves[i]),
                             stone,
                             NULL);
          n++;
        }
      stone = tengen_stone_other (stone);
    }
  tengen_engine_ladder_find_danger (
      search->reading, stone, TENGEN_ENGINE_PRIOR_MOVES, danger);
  return n;
}

/* The reward to expect for the side to move, from what is known of the move
 * before. */
static guint
find_mean (TengenEngineTree *tree, guint32 index)
{
  const TengenEngineNode *node = tengen_engine_tree_get (tree, index);
  guint n = node->visits + node->prior;

  if (node->visits == 0)
    return TENGEN_ENGINE_REWARD_MAX / 2;
  return TENGEN_ENGINE_REWARD_MAX - node->sum / n;
}

/* Gives the last node of a walk its children. */
static void
grow (Search *search, const Walk *walk)
{
  TengenEngine *engine = search->engine;
  TengenGoPlayoutBoard *board = engine->board;
  guint32 node = walk->nodes[walk->depth];
  guint8 codes[TENGEN_BOARD_MAX_POINTS];
  guint8 danger[TENGEN_BOARD_MAX_POINTS];
  TengenEngineView view = { board,
                            &engine->patterns,
                            walk->stone,
                            walk->last,
                            find_mean (engine->tree, node),
                            search->is_stones || search->capture.goal > 0,
                            walk->depth == 0 ? search->spare : NULL,
                            search->reading,
                            danger };
  gboolean is_exact = walk->depth <= EXACT_PLIES;
  gboolean wins = FALSE;
  guint n_moves = prepare_reading (search, walk, danger);
  guint n = 0;

  if (is_exact)
    map_exactly (search, walk, codes);
  for (guint i = 0; i < board->n_empty && !wins; i++)
    {
      TengenGoPlayoutPoint point = board->empty[i];

      if (!tengen_go_playout_board_is_legal (board, walk->stone, point))
        continue;
      if (walk->depth == 0 && (search->barred[point] ||
                               (search->doubt[point] && search->leaves_doubt)))
        continue;
      if (is_exact && codes[tengen_go_playout_board_unpad (board, point)] !=
                          TENGEN_REASON_NONE)
        continue;
      wins = tengen_engine_capture_wins (
          &walk->capture, board, walk->stone, point);
      if (wins)
        n = 0;
      if (tengen_engine_prior_make (&view, point, &engine->children[n]))
        n++;
    }
  while (n_moves-- > 0)
    tengen_board_undo (search->reading);
  tengen_engine_prior_make_pass (&view, &engine->children[n]);
  engine->children[n++].is_barred = search->capture.goal > 0;
  tengen_engine_tree_add (engine->tree, node, engine->children, n);
}

/* --- A walk --- */

/* What two positions of a walk have in common if they are the same. */
static guint64
make_key (const Search *search,
          const TengenGoPlayoutBoard *board,
          TengenGoPlayoutPoint ko,
          TengenStone stone)
{
  guint64 key = board->hash;

  switch (search->rules->repetition)
    {
    case TENGEN_GO_REPETITION_BASIC:
      key ^= ko * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      return stone == TENGEN_STONE_BLACK ? key : ~key;
    case TENGEN_GO_REPETITION_POSITIONAL:
    case TENGEN_GO_REPETITION_GENERALISED:
      return key;
    case TENGEN_GO_REPETITION_SITUATIONAL:
      return stone == TENGEN_STONE_BLACK ? key : ~key;
    }
  g_return_val_if_reached (key);
}

static void
note_repetition (const Search *search, Walk *walk)
{
  guint64 key = walk->keys[walk->depth];

  for (guint i = 0; i < walk->depth; i++)
    if (walk->keys[i] == key)
      {
        walk->is_barred =
            search->rules->repetition != TENGEN_GO_REPETITION_BASIC;
        /* but for what was taken on the way */
        walk->is_drawn = !walk->is_barred && search->capture.goal == 0;
        return;
      }
}

/* Goes to a child. */
static void
go_down (const Search *search, Walk *walk, guint32 child)
{
  TengenGoPlayoutBoard *board = search->engine->board;
  TengenGoPlayoutPoint point =
      tengen_engine_tree_get (search->engine->tree, child)->point;

  tengen_engine_capture_note (
      &walk->capture,
      walk->stone,
      tengen_go_playout_board_play (board, walk->stone, point));
  walk->moves[walk->depth++] = point;
  walk->nodes[walk->depth] = child;
  walk->stone = tengen_stone_other (walk->stone);
  walk->before = walk->last;
  walk->last = point;
  walk->n_passes = point == 0 ? walk->n_passes + 1 : 0;
  walk->keys[walk->depth] = make_key (search, board, board->ko, walk->stone);
  if (point != 0)
    note_repetition (search, walk);
}

/* Finds the pass among the moves at the root; it is the last one. */
static guint32
find_pass (TengenEngineTree *tree)
{
  const TengenEngineNode *root = tengen_engine_tree_get (tree, 0);

  return root->children + root->n_children - 1;
}

static gboolean
is_ended (const Walk *walk)
{
  return walk->n_passes >= 2 || walk->is_drawn || walk->is_barred ||
         walk->capture.winner != TENGEN_STONE_NONE;
}

/* Tells whether the @n-th walk tries the pass. */
static gboolean
is_for_pass (const Search *search, guint n)
{
  return search->capture.goal == 0 &&
         n % (search->seems_over || search->settings->asks_pass
                  ? WALKS_TO_PASS_RIGHT
                  : WALKS_TO_PASS) ==
             0;
}

/* Goes down to a leaf. */
static void
descend (Search *search, Walk *walk, guint n)
{
  TengenEngineTree *tree = search->engine->tree;
  guint to_grow = search->engine->start->plan->n_points <= SMALL_POINTS
                      ? VISITS_TO_GROW_SMALL
                      : VISITS_TO_GROW;

  while (!is_ended (walk) && walk->depth < MAX_DEPTH)
    {
      guint32 index = walk->nodes[walk->depth];
      const TengenEngineNode *node = tengen_engine_tree_get (tree, index);
      guint32 child;

      if (node->n_children == 0 && index != 0 && node->visits < to_grow)
        return;
      if (node->n_children == 0)
        grow (search, walk);
      if (tengen_engine_tree_get (tree, index)->n_children == 0)
        return;
      child = index == 0 && is_for_pass (search, n)
                  ? find_pass (tree)
                  : tengen_engine_tree_select (tree, index);
      if (child == 0)
        return;
      go_down (search, walk, child);
    }
}

/* Which side owns a point at the end of a playout. */
static TengenStone
find_owner (const Search *search, int point)
{
  const TengenGoPlayoutBoard *board = search->engine->board;

  if (search->closed[point] != TENGEN_STONE_NONE)
    return search->closed[point];
  return tengen_go_playout_get_owner (board, board->plan->squares[point]);
}

/* Notes which side owns which point; asked only where not stones alone count. */
static void
note_owners (const Search *search, Owners *owners)
{
  owners->n++;
  for (int i = 0; i < search->engine->width * search->engine->height; i++)
    {
      TengenStone owner = find_owner (search, i);

      owners->black[i] += owner == TENGEN_STONE_BLACK;
      owners->white[i] += owner == TENGEN_STONE_WHITE;
    }
}

/* Adds what was lost of the stones that lay on the board at the start. */
static int
count_lost (const Search *search)
{
  const TengenGoPlayoutBoard *board = search->engine->board;
  int lead = 0;

  for (int i = 0; i < board->plan->n_points; i++)
    {
      guint stone = search->stones[i];

      if (stone != TENGEN_STONE_NONE && find_owner (search, i) != stone)
        lead += stone == TENGEN_STONE_WHITE ? 1 : -1;
    }
  return lead;
}

/* Black's lead at the end of a walk, half points. */
static int
find_lead (const Search *search, const Walk *walk)
{
  const TengenGoPlayoutBoard *board = search->engine->board;
  TengenEngineTally tally;
  int lead_x2 = search->base_x2;

  if (walk->is_drawn)
    return 0;
  if (search->capture.goal > 0)
    return 2 * (walk->capture.taken[TENGEN_STONE_BLACK] -
                walk->capture.taken[TENGEN_STONE_WHITE]);
  if (walk->n_passes >= 2 && search->is_lying)
    {
      tengen_engine_tally_lying (&tally, board);
      return tengen_engine_worth (search->rules,
                                  tengen_go_get_counters (search->go),
                                  &tally,
                                  search->offset_x2);
    }
  tengen_engine_tally_ended (
      &tally, board, search->is_stones ? NULL : search->closed);
  if (search->is_stones || search->rules->tax != TENGEN_GO_TAX_NONE)
    tengen_engine_tally_groups (&tally, board);
  lead_x2 +=
      2 * (tally.area[TENGEN_STONE_BLACK] - tally.area[TENGEN_STONE_WHITE]);
  /* What can be filled will be. */
  if (search->is_stones || search->rules->tax == TENGEN_GO_TAX_EYES)
    lead_x2 -=
        2 * (tally.eyes[TENGEN_STONE_BLACK] - tally.eyes[TENGEN_STONE_WHITE]);
  if (search->rules->tax == TENGEN_GO_TAX_GROUPS)
    lead_x2 -= 4 * (tally.groups[TENGEN_STONE_BLACK] -
                    tally.groups[TENGEN_STONE_WHITE]);
  if (search->loses_stones)
    lead_x2 += 2 * count_lost (search);
  return lead_x2;
}

/* The same where points are all that counts: half the board either way. */
static guint
find_points_reward (const Search *search, int lead_x2)
{
  int most_x2 = search->engine->width * search->engine->height;

  return (guint) (TENGEN_ENGINE_REWARD_MAX / 2 +
                  CLAMP (lead_x2, -most_x2, most_x2) *
                      (TENGEN_ENGINE_REWARD_MAX / 2) / most_x2);
}

/* The same where captures decide; the rest grows with what was taken. */
static guint
find_capture_reward (const Search *search, const Walk *walk, int lead_x2)
{
  int most_x2 = 2 * search->capture.goal;
  int won = WIN_REWARD / 2;

  if (walk->capture.winner != TENGEN_STONE_NONE)
    won = walk->capture.winner == TENGEN_STONE_BLACK ? WIN_REWARD : 0;
  return (guint) (won + LEAD_REWARD / 2 +
                  CLAMP (lead_x2, -most_x2, most_x2) * (LEAD_REWARD / 2) /
                      most_x2);
}

/* What a lead is worth for Black, 0 to TENGEN_ENGINE_REWARD_MAX. */
static guint
find_reward (const Search *search, const Walk *walk, int lead_x2)
{
  int most_x2 = 2 * search->engine->width * search->engine->height;
  int won = WIN_REWARD / 2;

  if (search->capture.goal > 0)
    return find_capture_reward (search, walk, lead_x2);
  if (search->seeks_points)
    return find_points_reward (search, lead_x2);
  if (lead_x2 > 0 ||
      (lead_x2 == 0 && search->rules->tie_black && !walk->is_drawn))
    won = WIN_REWARD;
  else if (lead_x2 < 0)
    won = 0;
  return (guint) (won + LEAD_REWARD / 2 +
                  CLAMP (lead_x2, -most_x2, most_x2) * (LEAD_REWARD / 2) /
                      most_x2);
}

static guint
turn_reward (guint reward, TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK ? reward
                                     : TENGEN_ENGINE_REWARD_MAX - reward;
}

/* Brings the worth of a walk of @n moves to its nodes. */
static void
go_back (const Search *search, const Walk *walk, guint n, int lead_x2)
{
  TengenEngineTree *tree = search->engine->tree;
  guint reward = find_reward (search, walk, lead_x2);
  TengenStone stone = search->stone;
  guint8 first[TENGEN_GO_PLAYOUT_SQUARES];

  memset (first, 0, (gsize) search->engine->start->plan->n_squares);
  if (n % 2 != 0)
    stone = tengen_stone_other (stone);
  for (guint i = n + 1; i-- > 0;)
    {
      if (i < n)
        first[walk->moves[i]] = (guint8) stone;
      if (i <= walk->depth)
        {
          tengen_engine_tree_reward_later (
              tree, walk->nodes[i], first, stone, turn_reward (reward, stone));
          tengen_engine_tree_reward (
              tree,
              walk->nodes[i],
              turn_reward (reward, tengen_stone_other (stone)),
              lead_x2);
        }
      stone = tengen_stone_other (stone);
    }
}

/* Plays on from where a walk is; gives how many moves there were. */
static guint
play_out (Search *search, Walk *walk)
{
  TengenEngine *engine = search->engine;

  if (search->capture.goal > 0)
    return tengen_engine_capture_run (&walk->capture,
                                      engine->board,
                                      &engine->patterns,
                                      &search->random,
                                      walk->stone,
                                      walk->last,
                                      walk->before,
                                      search->limit,
                                      walk->moves + walk->depth);
  if (walk->is_drawn || (walk->n_passes >= 2 && search->is_lying))
    return 0;
  return tengen_engine_policy_run (engine->board,
                                   &engine->patterns,
                                   &search->random,
                                   walk->stone,
                                   walk->last,
                                   walk->before,
                                   search->limit,
                                   walk->moves + walk->depth);
}

/* Makes the @n-th walk. */
static void
take_walk (Search *search, Walk *walk, guint n)
{
  TengenEngine *engine = search->engine;
  guint n_moves;

  tengen_go_playout_board_assign (engine->board, engine->start);
  walk->stone = search->stone;
  walk->last = search->last;
  walk->before = search->before;
  walk->n_passes = search->has_passed;
  walk->depth = 0;
  walk->is_drawn = walk->is_barred = FALSE;
  walk->capture = search->capture;
  walk->nodes[0] = 0;
  walk->keys[0] = make_key (search, engine->board, search->ko, search->stone);
  descend (search, walk, n);
  if (walk->is_barred)
    {
      tengen_engine_tree_get (engine->tree, walk->nodes[walk->depth])
          ->is_barred = TRUE;
      return;
    }
  n_moves = walk->depth + play_out (search, walk);
  if (n_moves > walk->depth && !search->is_stones)
    note_owners (search, walk->moves[0] == 0 ? &search->pass : &search->move);
  go_back (search, walk, n_moves, find_lead (search, walk));
}

/* --- The choice --- */

static guint
get_mean (const TengenEngineNode *node)
{
  return node->sum / (node->visits + node->prior);
}

/* Tells whether a move has more playouts than another, or as many and better
 * ones. */
static gboolean
is_better (const TengenEngineNode *node, const TengenEngineNode *other)
{
  if (node->visits != other->visits)
    return node->visits > other->visits;
  return get_mean (node) > get_mean (other);
}

/* Finds the best child before @end that is not barred, or 0. */
static guint32
find_best (TengenEngineTree *tree, guint32 index, guint32 end)
{
  guint32 best = 0;

  for (guint32 i = tengen_engine_tree_get (tree, index)->children; i < end; i++)
    {
      const TengenEngineNode *node = tengen_engine_tree_get (tree, i);

      if (!node->is_barred &&
          (best == 0 || is_better (node, tengen_engine_tree_get (tree, best))))
        best = i;
    }
  return best;
}

/* Black's lead after a move, half points: the mean where the best line from
 * there has too few playouts to go on. The mean of the move itself has all the
 * bad answers in it that were tried. */
static int
find_line_lead (TengenEngineTree *tree, guint32 index)
{
  const TengenEngineNode *node = tengen_engine_tree_get (tree, index);

  while (node->n_children > 0)
    {
      guint32 best = find_best (tree, index, node->children + node->n_children);

      if (best == 0 ||
          tengen_engine_tree_get (tree, best)->visits < LINE_VISITS)
        break;
      index = best;
      node = tengen_engine_tree_get (tree, index);
    }
  return node->visits > 0 ? node->lead_sum / (int) node->visits : 0;
}

/* Tells whether each point is one side's if the side to move passes, and mostly
 * if it does not, and no stones are left that would have to be taken. */
static gboolean
is_settled (const Search *search)
{
  const Owners *pass = &search->pass;
  const Owners *move = &search->move;
  guint least = pass->n * SETTLED_OF_100;

  if (pass->n < SETTLED_WALKS)
    return FALSE;
  for (int i = 0; i < search->engine->width * search->engine->height; i++)
    {
      gboolean is_black =
          pass->black[i] * 100 >= least && move->black[i] * 2 >= move->n;
      gboolean is_white =
          pass->white[i] * 100 >= least && move->white[i] * 2 >= move->n;

      if (!is_black && !is_white)
        return FALSE;
      if (search->is_lying &&
          search->stones[i] ==
              (is_black ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK))
        return FALSE;
    }
  return TRUE;
}

/* Tells whether passing is as good as the best move on the board, or, where
 * only stones count, better. */
static gboolean
is_pass_right (const Search *search, guint32 move_index, guint32 pass_index)
{
  TengenEngineTree *tree = search->engine->tree;
  const TengenEngineNode *move = tengen_engine_tree_get (tree, move_index);
  const TengenEngineNode *pass = tengen_engine_tree_get (tree, pass_index);
  int gain_x2 =
      find_line_lead (tree, move_index) - find_line_lead (tree, pass_index);

  if (search->stone == TENGEN_STONE_WHITE)
    gain_x2 = -gain_x2;
  if (pass->visits == 0 || move->visits == 0)
    return FALSE;
  if (search->is_stones)
    return gain_x2 < 0 && get_mean (pass) > get_mean (move);
  if (is_settled (search))
    return get_mean (pass) + SETTLED_LOSS >= get_mean (move);
  return gain_x2 <= PASS_GAIN_X2 &&
         get_mean (pass) + PASS_LOSS >= get_mean (move);
}

/* Starts anew after @n walks with moves in doubt if the game is lost without
 * them and what they take might win it; without them for good if it does
 * not. */
static void
weigh_doubt (Search *search, guint n)
{
  TengenEngineTree *tree = search->engine->tree;
  int lead_x2;

  if (n < WALKS_TO_DOUBT || (n & (n - 1)) != 0 || search->doubt_gain_x2 == 0)
    return;
  lead_x2 = find_line_lead (tree, find_best (tree, 0, find_pass (tree) + 1));
  if (search->stone == TENGEN_STONE_WHITE)
    lead_x2 = -lead_x2;
  if (lead_x2 > 0 ||
      (search->leaves_doubt && lead_x2 + search->doubt_gain_x2 <= 0))
    return;
  if (!search->leaves_doubt)
    search->doubt_gain_x2 = 0;
  search->leaves_doubt = !search->leaves_doubt;
  search->seems_over = FALSE;
  tengen_engine_tree_clear (tree);
}

/* Starts anew after @n walks, with points as all that counts, if the game is
 * lost. */
static void
weigh_loss (Search *search, guint n)
{
  TengenEngineTree *tree = search->engine->tree;
  guint part = search->settings->playouts / PARTS_TO_LOSE;
  const TengenEngineNode *best;

  if (n == 0 || (n != part && n != 2 * part) || search->seeks_points ||
      search->capture.goal > 0 ||
      tengen_engine_tree_get (tree, 0)->n_children == 0)
    return;
  best =
      tengen_engine_tree_get (tree, find_best (tree, 0, find_pass (tree) + 1));
  if (get_mean (best) >= LOST_REWARD)
    return;
  search->lost_reward = MAX (get_mean (best), 1);
  search->seeks_points = TRUE;
  search->seems_over = FALSE;
  tengen_engine_tree_clear (tree);
}

/* Looks whether the game seems to be over. */
static void
weigh_pass (Search *search)
{
  TengenEngineTree *tree = search->engine->tree;
  guint32 pass = find_pass (tree);
  guint32 best = find_best (tree, 0, pass);

  search->seems_over = best != 0 && is_pass_right (search, best, pass);
}

/* Tells whether passing brings more points, where those are sought. */
static gboolean
is_pass_more (TengenEngineTree *tree, guint32 move_index, guint32 pass_index)
{
  const TengenEngineNode *move = tengen_engine_tree_get (tree, move_index);
  const TengenEngineNode *pass = tengen_engine_tree_get (tree, pass_index);

  return pass->visits > 0 && get_mean (pass) > get_mean (move);
}

/* Black's lead by the mean of all playouts, half points, where points are
 * sought: find_points_reward() the other way. */
static int
find_mean_lead (const Search *search, const TengenEngineNode *node)
{
  int most_x2 = search->engine->width * search->engine->height;
  int half = TENGEN_ENGINE_REWARD_MAX / 2;
  int lead = ((int) get_mean (node) - half) * most_x2;
  int rounded = (lead + (lead < 0 ? -half / 2 : half / 2)) / half;

  return search->stone == TENGEN_STONE_BLACK ? rounded : -rounded;
}

/* Tells whether all points are settled and a move seems to gain no more than
 * chance gives, where that is asked. */
static gboolean
is_pass_due (const Search *search, guint32 move_index, guint32 pass_index)
{
  TengenEngineTree *tree = search->engine->tree;
  int gain_x2 =
      find_mean_lead (search, tengen_engine_tree_get (tree, move_index)) -
      find_mean_lead (search, tengen_engine_tree_get (tree, pass_index));

  if (search->stone == TENGEN_STONE_WHITE)
    gain_x2 = -gain_x2;
  return is_settled (search) && gain_x2 <= SETTLED_GAIN_X2;
}

static gboolean
chooses_pass (const Search *search, guint32 move_index, guint32 pass_index)
{
  if (search->settings->asks_pass)
    return is_pass_due (search, move_index, pass_index);
  if (search->settings->seeks_points)
    return is_pass_more (search->engine->tree, move_index, pass_index);
  return is_pass_right (search, move_index, pass_index);
}

static void
choose (const Search *search, TengenEngineAnswer *answer)
{
  TengenEngineTree *tree = search->engine->tree;
  guint32 pass = find_pass (tree);
  guint32 best = find_best (tree, 0, pass);
  const TengenEngineNode *node;

  if (best == 0 || chooses_pass (search, best, pass))
    best = pass;
  node = tengen_engine_tree_get (tree, best);
  answer->point =
      node->point == 0
          ? TENGEN_POINT_PASS
          : tengen_go_playout_board_unpad (search->engine->start, node->point);
  answer->lead_x2 = search->settings->seeks_points
                        ? find_mean_lead (search, node)
                        : find_line_lead (tree, best);
  answer->share =
      (search->lost_reward > 0 ? search->lost_reward : get_mean (node)) * 1000 /
      TENGEN_ENGINE_REWARD_MAX;
}

TengenEngine *
tengen_engine_new (int width, int height)
{
  TengenEngine *self;

  g_return_val_if_fail (width >= 1 && width <= TENGEN_ENGINE_SIZE_MAX, NULL);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_ENGINE_SIZE_MAX, NULL);

  self = g_new0 (TengenEngine, 1);
  self->width = width;
  self->height = height;
  self->start = tengen_go_playout_board_new (width, height);
  self->board = tengen_go_playout_board_new (width, height);
  self->tree = tengen_engine_tree_new (
      width * height <= SMALL_POINTS ? CURIOSITY_SMALL : CURIOSITY);
  tengen_engine_pattern_fill (&self->patterns);
  return self;
}

void
tengen_engine_free (TengenEngine *self)
{
  if (self == NULL)
    return;
  tengen_go_playout_board_free (self->start);
  tengen_go_playout_board_free (self->board);
  tengen_engine_tree_free (self->tree);
  g_free (self);
}

void
tengen_engine_choose (TengenEngine *self,
                      TengenGo *go,
                      const TengenEngineSettings *settings,
                      TengenEngineProgress progress,
                      gpointer data,
                      TengenEngineAnswer *answer)
{
  g_autofree Search *search = g_new0 (Search, 1);
  g_autofree Walk *walk = g_new0 (Walk, 1);
  const TengenBoard *board;

  g_return_if_fail (self != NULL && go != NULL && settings != NULL);
  g_return_if_fail (settings->playouts >= 1 &&
                    settings->playouts <= TENGEN_ENGINE_BUDGET_MAX);
  g_return_if_fail (answer != NULL);
  board = tengen_go_get_board (go);
  g_return_if_fail (tengen_board_get_width (board) == self->width &&
                    tengen_board_get_height (board) == self->height);

  memset (answer, 0, sizeof *answer);
  search->engine = self;
  search->go = go;
  search->settings = settings;
  search->seeks_points = settings->seeks_points;
  prepare (search);
  for (guint n = 0; n < settings->playouts && !answer->is_stopped; n++)
    {
      weigh_doubt (search, n);
      weigh_loss (search, n);
      take_walk (search, walk, n);
      answer->playouts++;
      if (n % WALKS_TO_WEIGH == WALKS_TO_WEIGH - 1)
        weigh_pass (search);
      if (progress != NULL && n % WALKS_TO_ASK == WALKS_TO_ASK - 1)
        answer->is_stopped = !progress (n + 1, data);
    }
  choose (search, answer);
  tengen_board_free (search->reading);
}

/* Puts a node among those before it that are in order. */
static void
insert (TengenEngineTree *tree, guint32 *order, guint n, guint32 node)
{
  while (n > 0 && is_better (tengen_engine_tree_get (tree, node),
                             tengen_engine_tree_get (tree, order[n - 1])))
    {
      order[n] = order[n - 1];
      n--;
    }
  order[n] = node;
}

/* Tells what was found out about a move at the root. */
static TengenEngineCandidate
describe (TengenEngine *self, guint32 index)
{
  const TengenEngineNode *node = tengen_engine_tree_get (self->tree, index);

  return (TengenEngineCandidate){
    .point = node->point == 0
                 ? TENGEN_POINT_PASS
                 : tengen_go_playout_board_unpad (self->start, node->point),
    .visits = node->visits,
    .lead_x2 = find_line_lead (self->tree, index),
    .share = get_mean (node) * 1000 / TENGEN_ENGINE_REWARD_MAX,
  };
}

guint
tengen_engine_list (TengenEngine *self, TengenEngineCandidate *candidates)
{
  guint32 order[TENGEN_BOARD_MAX_POINTS + 1];
  const TengenEngineNode *root;
  guint n = 0;

  g_return_val_if_fail (self != NULL && candidates != NULL, 0);

  root = tengen_engine_tree_get (self->tree, 0);
  for (guint32 i = 0; i < root->n_children; i++)
    {
      guint32 node = root->children + i;

      if (!tengen_engine_tree_get (self->tree, node)->is_barred)
        insert (self->tree, order, n++, node);
    }
  for (guint i = 0; i < n; i++)
    candidates[i] = describe (self, order[i]);
  return n;
}
