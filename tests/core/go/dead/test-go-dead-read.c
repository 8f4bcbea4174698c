/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-read: known shapes, read
 *
 * Pictures: small letters are settled stones. Pictures of expectation give what
 * is thought of each unsettled stone: `a` alive, `d` dead, `s` seki, `?`
 * doubtful.
 */
#include "tengen-go-dead-read.h"

#include "board-picture.h"

#include <string.h>

#define BUDGET 20000

/* Reads a picture with settled stones. */
static TengenBoard *
parse (const char *picture, guint8 *settled)
{
  g_autofree char *upper = g_ascii_strup (picture, -1);
  TengenBoard *board = tengen_picture_parse (upper, NULL);
  int n = 0;

  for (const char *c = picture; *c != '\0'; c++)
    if (*c != '/')
      settled[n++] = g_ascii_islower (*c);
  g_assert_cmpint (n, ==, tengen_board_get_n_points (board));
  return board;
}

static TengenGoDeadReader *
read_picture (const char *picture, TengenGoKoFights ko_fights, int budget)
{
  guint8 settled[TENGEN_BOARD_MAX_POINTS];
  g_autoptr (TengenBoard) board = parse (picture, settled);

  return tengen_go_dead_reader_new (board, settled, ko_fights, budget);
}

/* Judges every unsettled stone, each with the same reader. */
static void
check_as (const char *picture, TengenGoKoFights ko_fights, const char *wanted)
{
  g_autoptr (TengenGoDeadReader) reader =
      read_picture (picture, ko_fights, BUDGET);
  g_autoptr (GString) got = g_string_new (NULL);
  int point = 0;

  for (const char *c = picture; *c != '\0'; c++)
    {
      if (*c == '/')
        {
          g_string_append_c (got, '/');
          continue;
        }
      if (*c == 'X' || *c == 'O')
        g_string_append_c (
            got, "ads?"[tengen_go_dead_reader_judge (reader, point, NULL)]);
      else
        g_string_append_c (got, '.');
      point++;
    }
  g_assert_cmpstr (got->str, ==, wanted);
}

static void
check (const char *picture, const char *wanted)
{
  check_as (picture, TENGEN_GO_KO_FIGHTS_PLAYED, wanted);
  check_as (picture, TENGEN_GO_KO_FIGHTS_BARRED, wanted);
}

/* Asks about the first unsettled black stone. */
static void
check_answers (const char *picture,
               TengenGoKoFights ko_fights,
               TengenGoDeadAnswer attacker_first,
               TengenGoDeadAnswer defender_first)
{
  g_autoptr (TengenGoDeadReader) reader =
      read_picture (picture, ko_fights, BUDGET);
  int point = 0;

  for (const char *c = picture; *c != 'X'; c++)
    point += *c != '/';
  g_assert_cmpint (
      tengen_go_dead_reader_can_take (reader, point, TRUE), ==, attacker_first);
  g_assert_cmpint (tengen_go_dead_reader_can_take (reader, point, FALSE),
                   ==,
                   defender_first);
}

/* What was read about one chain does not answer for another. */
static void
test_after_another (void)
{
  g_autoptr (TengenGoDeadReader) reader =
      read_picture ("xxxxxx/xxx.xx/Ox.xxx/.oxxxx/O.oooo/XXo.o.",
                    TENGEN_GO_KO_FIGHTS_PLAYED,
                    BUDGET);

  g_assert_cmpint (tengen_go_dead_reader_can_take (reader, 12, FALSE),
                   ==,
                   TENGEN_GO_DEAD_ANSWER_NO);
  g_assert_cmpint (tengen_go_dead_reader_can_take (reader, 12, TRUE),
                   ==,
                   TENGEN_GO_DEAD_ANSWER_KO);
  g_assert_cmpint (tengen_go_dead_reader_can_take (reader, 30, FALSE),
                   ==,
                   TENGEN_GO_DEAD_ANSWER_YES);
}

/* Rooms of two and in a square are one eye, of three and a star two if its side
 * moves first, of four in a row or bent always. */
static void
test_rooms_of_four (void)
{
  check ("..Xo/XXXo/oooo/.o.o", "..d./ddd./..../....");
  check ("...Xo/XXXXo/ooooo/.o.o.", "...?./????./...../.....");
  check ("....Xo/XXXXXo/oooooo/.o.o.o", "....a./aaaaa./....../......");
  check ("oXXXXo/oX..Xo/oX.XXo/oX.Xoo/oXXXoo/.o.o.o",
         ".aaaa./.a..a./.a.aa./.a.a../.aaa../......");
  check ("oXXXXo/oX..Xo/oX..Xo/oXXXXo/oooooo/.o.o.o",
         ".dddd./.d..d./.d..d./.dddd./....../......");
  check ("oXXXXXo/oX...Xo/oXX.XXo/ooXXXoo/.o.o.o.",
         ".?????./.?...?./.??.??./..???../.......");
}

static void
test_rooms_of_five (void)
{
  check ("ooXXXoo/oXX.XXo/oX...Xo/oXX.XXo/ooXXXoo/ooooooo/.o.o.o.",
         "..???../.??.??./.?...?./.??.??./..???../......./.......");
  check ("oXXXXXo/oX...Xo/oX..XXo/oXXXXoo/ooooooo/.o.o.o.",
         ".?????./.?...?./.?..??./.????../......./.......");
  check ("oXXXXXXXo/oX.....Xo/oXXXXXXXo/ooooooooo/.o.o.o.o.",
         ".aaaaaaa./.a.....a./.aaaaaaa./........./.........");
}

/* A room of six along the side of the board lives in the middle; in the corner
 * it depends on the liberties outside: none, one (ko), two. */
static void
test_rooms_of_six (void)
{
  check ("oXXXXXo/oX...Xo/oX...Xo/oXXXXXo/ooooooo/.o.o.o.",
         ".aaaaa./.a...a./.a...a./.aaaaa./......./.......");
  check ("ooXXXXo/oXX..Xo/oX...Xo/oXX.XXo/ooXXXoo/.o.o.o.",
         "..????./.??..?./.?...?./.??.??./..???../.......");
  check_answers ("...XXoo/...XXoo/XXXXooo/ooooooo/.o.o.o.",
                 TENGEN_GO_KO_FIGHTS_PLAYED,
                 TENGEN_GO_DEAD_ANSWER_YES,
                 TENGEN_GO_DEAD_ANSWER_NO);
  check_answers ("...XX.o/...XXoo/XXXXooo/ooooooo/.o.o.o.",
                 TENGEN_GO_KO_FIGHTS_PLAYED,
                 TENGEN_GO_DEAD_ANSWER_KO,
                 TENGEN_GO_DEAD_ANSWER_NO);
  check_answers ("...XX.o/...XX.o/XXXXXoo/ooooooo/.o.o.o.",
                 TENGEN_GO_KO_FIGHTS_PLAYED,
                 TENGEN_GO_DEAD_ANSWER_NO,
                 TENGEN_GO_DEAD_ANSWER_NO);
}

/* Placed stones (ナカデ) that can be taken, but not for good: Black is dead,
 * they are not. A single one in a room of three decides who moves first. */
static void
test_placed_stones (void)
{
  check ("oXXXXXo/oXO.OXo/oXXXXXo/ooooooo/.o.o.o.",
         ".?????./.??.??./.?????./......./.......");
  check ("oXXXXXo/oXOOOXo/oX.OXXo/oXXXXoo/ooooooo/.o.o.o.",
         ".ddddd./.daaad./.d.add./.dddd../......./.......");
  check ("ooXXXXo/oXXOOXo/oX.OOXo/oXXXXXo/ooooooo/.o.o.o.",
         "..dddd./.ddaad./.d.aad./.ddddd./......./.......");
}

/* n liberties against m: more wins even as second, equal depends. */
static void
test_race (void)
{
  const char *below = "ooooooo/%s/XXXXXXX/OOOOOOO/xx..xxx/xxxxxxx/x.x.x.x";
  struct
  {
    const char *above;
    char black, white;
  } cases[] = { { "oo...oo", 'a', 'd' },
                { "oo..ooo", '?', '?' },
                { "ooo.ooo", 'd', 'a' } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) picture = g_string_new (below);
      g_autoptr (GString) wanted = g_string_new (
          "......./......./XXXXXXX/OOOOOOO/......./......./.......");

      g_string_replace (picture, "%s", cases[i].above, 0);
      for (gsize j = 0; j < wanted->len; j++)
        if (wanted->str[j] == 'X')
          wanted->str[j] = cases[i].black;
        else if (wanted->str[j] == 'O')
          wanted->str[j] = cases[i].white;
      check (picture->str, wanted->str);
    }
}

/* One eye against none, and a large eye against a small one: the only liberties
 * that both have are good for one side only. */
static void
test_race_with_eyes (void)
{
  check (".XX.Ox/XXX.Ox", ".aa.d./aaa.d.");
  check ("oXXXXXOO./oX...XO.x/oXXXXXOOx/ooooooxxx/.o.o.ox.x",
         ".aaaaadd./.a...ad../.aaaaadd./........./.........");
}

/* Without eyes, with an eye each, with two liberties between. */
static void
test_seki (void)
{
  check ("oX.Ox/oX.Ox", ".s.s./.s.s.");
  check ("oX.Ox/oX.Ox/oX.Ox", ".s.s./.s.s./.s.s.");
  check (".X.O./XXXOO", ".s.s./sssss");
  /* one liberty between them: who moves first takes */
  check ("oX.Ox/oXXOx", ".?.?./.???.");
}

/* The figures of the rule book: two liberties that only Black touches, and one
 * that only Black can play. */
static void
test_seki_of_book (void)
{
  check ("ooXXooo/oX..Xoo/oX..Xoo/oXOOXoo/oXXXXoo/ooooooo/.o.o.o.",
         "..aa.../.s..s../.s..s../.ssss../.ssss../......./.......");
  check ("OOOx./..OxO/XXOxx/XXOx./.OOx.", "sss../..s.d/sss../sss../.ss..");
}

/* Bent four in the corner (隅の曲がり四目). */
static void
test_bent_four (void)
{
  const char *picture =
      "ooooooo/xxxxxxx/x.x.x.x/xxxxxxx/OOxxxxx/.OOOOxx/XXX.Oxx";

  check_as (picture,
            TENGEN_GO_KO_FIGHTS_PLAYED,
            "......./......./......./......./??...../.????../aaa.?..");
  check_as (picture,
            TENGEN_GO_KO_FIGHTS_BARRED,
            "......./......./......./......./dd...../.dddd../aaa.d..");
}

/* The ten thousand year ko of the rule book (万年コウ), after White took it. */
static void
test_distant_ko (void)
{
  const char *picture = "x.xOOO/.xxOO./xxOOXO/xOOXXX/OOO.X./OOOOOO";

  check_answers (picture,
                 TENGEN_GO_KO_FIGHTS_PLAYED,
                 TENGEN_GO_DEAD_ANSWER_KO,
                 TENGEN_GO_DEAD_ANSWER_KO);
  check_answers (picture,
                 TENGEN_GO_KO_FIGHTS_BARRED,
                 TENGEN_GO_DEAD_ANSWER_NO,
                 TENGEN_GO_DEAD_ANSWER_NO);
}

/* A ko left open: an eye hangs on it. */
static void
test_open_ko (void)
{
  const char *picture = "oooooo/oXXXoo/oX.XOo/o.XO.o/oXXXOo/oooooo";

  check_answers (picture,
                 TENGEN_GO_KO_FIGHTS_PLAYED,
                 TENGEN_GO_DEAD_ANSWER_YES,
                 TENGEN_GO_DEAD_ANSWER_KO);
}

/* The stone in White's mouth can be taken, but not kept (ウッテガエシ); so can
 * the square, under which Black cuts (石の下). */
static void
test_taken_back (void)
{
  check (".XOOx/OOOxx/xxxxx/.x.x.", ".add./ddd../...../.....");
  check ("OO.xx/OOxxx/XXOxx/XX.x.", "dd.../dd.../aad../aa...");
}

/* A side that filled its own room to one eye; what takes the stone in it is
 * taken. */
static void
test_one_eye (void)
{
  check ("XXXXXo/XX.XXo/XXXXXo/oooooo/.o.o.o",
         "ddddd./dd.dd./ddddd./....../......");
  check ("XXXXXo/XXOXXo/XX.XXo/oooooo/.o.o.o",
         "ddddd./ddadd./dd.dd./....../......");
}

/* One such move joins it to settled stones; of two, one always remains. */
static void
test_connection (void)
{
  check (".ooooo./ooXX.xx/.ooooo.", "......./..??.../.......");
  check (".ooooo./x.XX.xx/.ooooo.", "......./..aa.../.......");
}

/* Too large to be read, and too hard for the budget. */
static void
test_unknown (void)
{
  g_autoptr (TengenGoDeadReader) reader = NULL;
  g_autoptr (TengenBoard) board = tengen_board_new (9, 9);
  guint8 settled[81] = { 0 };
  gboolean is_proved = TRUE;

  tengen_board_put (board, 10, TENGEN_STONE_BLACK);
  reader = tengen_go_dead_reader_new (
      board, settled, TENGEN_GO_KO_FIGHTS_PLAYED, BUDGET);
  g_assert_cmpint (tengen_go_dead_reader_judge (reader, 10, &is_proved),
                   ==,
                   TENGEN_GO_LIFE_DOUBTFUL);
  g_assert_false (is_proved);
  g_assert_cmpint (tengen_go_dead_reader_get_nodes (reader), ==, 0);
  g_clear_pointer (&reader, tengen_go_dead_reader_free);
  reader = read_picture ("...XXoo/...XXoo/XXXXooo/ooooooo/.o.o.o.",
                         TENGEN_GO_KO_FIGHTS_PLAYED,
                         40);
  g_assert_cmpint (tengen_go_dead_reader_can_take (reader, 3, TRUE),
                   ==,
                   TENGEN_GO_DEAD_ANSWER_UNKNOWN);
  g_assert_cmpint (tengen_go_dead_reader_get_nodes (reader), <=, 10);
  g_assert_false (tengen_go_dead_reader_is_seki (reader, 3));
  for (int i = 0; i < 10; i++)
    tengen_go_dead_reader_can_take (reader, 3, i % 2 == 0);
  g_assert_cmpint (tengen_go_dead_reader_get_nodes (reader), <=, 40);
}

/* Seki needs two chains that are not settled. */
static void
test_settled (void)
{
  g_autoptr (TengenGoDeadReader) reader =
      read_picture ("oX.Ox/oX.Ox", TENGEN_GO_KO_FIGHTS_PLAYED, BUDGET);

  g_assert_true (tengen_go_dead_reader_is_seki (reader, 1));
  g_clear_pointer (&reader, tengen_go_dead_reader_free);
  reader = read_picture ("oX.ox/oX.ox", TENGEN_GO_KO_FIGHTS_PLAYED, BUDGET);
  g_assert_cmpint (
      tengen_go_dead_reader_judge (reader, 3, NULL), ==, TENGEN_GO_LIFE_ALIVE);
  g_assert_cmpint (
      tengen_go_dead_reader_judge (reader, 1, NULL), ==, TENGEN_GO_LIFE_DEAD);
  g_assert_false (tengen_go_dead_reader_is_seki (reader, 1));
}

/* Known questions cost nothing. */
static void
test_known (void)
{
  g_autoptr (TengenGoDeadReader) reader = read_picture (
      "...Xo/XXXXo/ooooo/.o.o.", TENGEN_GO_KO_FIGHTS_PLAYED, BUDGET);
  gboolean is_proved = FALSE;
  int n;

  g_assert_cmpint (tengen_go_dead_reader_judge (reader, 3, &is_proved),
                   ==,
                   TENGEN_GO_LIFE_DOUBTFUL);
  g_assert_true (is_proved);
  n = tengen_go_dead_reader_get_nodes (reader);
  g_assert_cmpint (n, >, 0);
  for (int i = 5; i < 9; i++)
    g_assert_cmpint (tengen_go_dead_reader_judge (reader, i, NULL),
                     ==,
                     TENGEN_GO_LIFE_DOUBTFUL);
  g_assert_cmpint (tengen_go_dead_reader_get_nodes (reader), ==, n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead-read/after-another", test_after_another);
  g_test_add_func ("/go/dead-read/rooms-of-four", test_rooms_of_four);
  g_test_add_func ("/go/dead-read/rooms-of-five", test_rooms_of_five);
  g_test_add_func ("/go/dead-read/rooms-of-six", test_rooms_of_six);
  g_test_add_func ("/go/dead-read/placed-stones", test_placed_stones);
  g_test_add_func ("/go/dead-read/race", test_race);
  g_test_add_func ("/go/dead-read/race-with-eyes", test_race_with_eyes);
  g_test_add_func ("/go/dead-read/seki", test_seki);
  g_test_add_func ("/go/dead-read/seki-of-book", test_seki_of_book);
  g_test_add_func ("/go/dead-read/bent-four", test_bent_four);
  g_test_add_func ("/go/dead-read/distant-ko", test_distant_ko);
  g_test_add_func ("/go/dead-read/open-ko", test_open_ko);
  g_test_add_func ("/go/dead-read/taken-back", test_taken_back);
  g_test_add_func ("/go/dead-read/one-eye", test_one_eye);
  g_test_add_func ("/go/dead-read/connection", test_connection);
  g_test_add_func ("/go/dead-read/unknown", test_unknown);
  g_test_add_func ("/go/dead-read/settled", test_settled);
  g_test_add_func ("/go/dead-read/known", test_known);
  return g_test_run ();
}
