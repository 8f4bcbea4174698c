/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Guessing charsets: how often it is right on short texts, what is offered.
 *
 * The texts are what records hold: one name, two names, an event, a comment,
 * each as the only text of a file that is not ASCII and without any hint. The
 * figures reached are at `languages` below. They say that the tables know names of
 * players, not that any name can be known: what is no player's name does worse.
 */
#include "charsets-kept.h"
#include "tengen-sgf-guess.h"

#include <string.h>

typedef struct
{
  const char *charset;
  /* How many of each hundred must be right: names, pairs of names, the rest. */
  int names;
  int pairs;
  int others;
  const char *const *texts;
} Language;

/* Texts: a single name has no `/`; a pair of names has one; events and comments
 * begin with `=`. */
static const char *const japanese[] = {
  "井山裕太",
  "一力遼",
  "芝野虎丸",
  "許家元",
  "張栩",
  "山下敬吾",
  "高尾紳路",
  "羽根直樹",
  "河野臨",
  "結城聡",
  "趙治勲",
  "小林光一",
  "武宮正樹",
  "大竹英雄",
  "加藤正夫",
  "石田芳夫",
  "林海峰",
  "坂田栄男",
  "呉清源",
  "木谷實",
  "橋本宇太郎",
  "岩本薫",
  "秀策",
  "道策",
  "仲邑菫",
  "上野愛咲美",
  "藤沢里菜",
  "謝依旻",
  "坂井秀至",
  "余正麒",
  "酒井佑規",
  "福岡航太朗",
  "関航太郎",
  "佐田篤史",
  "井山裕太/一力遼",
  "趙治勲/小林光一",
  "本因坊秀策/井上因碩",
  "高川格/坂田栄男",
  "伊田篤史/平田智也",
  "鈴木伸二/大西竜平",
  "向井千瑛/牛栄子",
  "今村俊也/後藤俊午",
  "王立誠/柳時熏",
  "中村太郎/山田花子",
  "依田紀基/溝上知親",
  "蘇耀国/孫喆",
  "岡目八目/碁太郎",
  "渡辺明/羽生善治",
  "中山典之/福井正明",
  "常石隆志/安斎伸彰",
  "長谷川徹",
  "丹羽淳",
  "西尾光太郎",
  "平野則一",
  "榊原史子",
  "熊谷",
  "宇都宮隆",
  "滝口政季",
  "工藤紀夫",
  "杉内雅男",
  "宮沢吾朗",
  "苑田勇一",
  "小県真樹",
  "彦坂直人",
  "森田道博",
  "石倉昇",
  "泉谷英雄",
  "穂坂繭",
  "奥村靖",
  "白石勇一",
  "三浦浩/岸本左一郎",
  "村瀬秀甫/土屋秀和",
  "瀬越憲作/鈴木為次郎",
  "雁金準一/久保松勝喜代",
  "=第四十八期名人戦七番勝負第三局",
  "=本因坊戦",
  "=棋聖戦Ｓリーグ",
  "=天元戦",
  "=ＮＨＫ杯囲碁トーナメント",
  "=大手合",
  "=国際アマチュア囲碁選手権",
  "=日本棋院",
  "=関西棋院",
  "=呉清源打込み十番碁",
  "=阿含・桐山杯",
  "=新聞囲碁講座",
  "=黒の中押し勝ち",
  "=白番２目半勝ち",
  "=この手が敗着です。",
  "=右辺のワリウチ",
  "=ここでツケるのが手筋",
  "=黒１は好手。白は受けるしかない。",
  "=定石どおり",
  "=２５７手完、黒中押し勝ち",
  "=コミ６目半",
  "=持ち時間各３時間",
  "=次の一手は？",
  "=死活問題 黒先白死",
  "=東京・日本棋院会館",
  "=級位者向けの解説",
  "=この後、白が左上隅で生きて勝負あり。",
  "=五目並べ",
  "=無勝負",
  "=ｺﾐなし、黒先",
  NULL,
};

static const char *const simplified[] = {
  "柯洁",
  "聂卫平",
  "古力",
  "常昊",
  "马晓春",
  "连笑",
  "唐韦星",
  "芈昱廷",
  "时越",
  "陈耀烨",
  "范廷钰",
  "江维杰",
  "党毅飞",
  "辜梓豪",
  "谢尔豪",
  "杨鼎新",
  "丁浩",
  "李轩豪",
  "屠晓宇",
  "许嘉阳",
  "俞斌",
  "刘小光",
  "曹大元",
  "邵炜刚",
  "罗洗河",
  "孔杰",
  "胡耀宇",
  "彭荃",
  "邱峻",
  "王檄",
  "周睿羊",
  "檀啸",
  "李钦诚",
  "於之莹",
  "柯洁/古力",
  "聂卫平/马晓春",
  "冲天一次/神的血脉",
  "武夫/敏敏",
  "大虫/我号用名",
  "常昊/周鹤洋",
  "张维/黄奕中",
  "小龙女/杨过",
  "赵晨宇/廖元赫",
  "王星昊/党毅飞",
  "沉默是金/过客",
  "朴文垚/李喆",
  "陈祖德/吴淞笙",
  "过旭初/顾水如",
  "舞者/潜伏",
  "华学明/芮乃伟",
  "骆驼/大漠孤烟",
  "范西屏/施襄夏",
  "江铸久",
  "钱宇平",
  "张文东",
  "曹志林",
  "王元",
  "华以刚",
  "徐莹",
  "黄奕中",
  "董彦",
  "汪见虹",
  "丰云",
  "杨晖",
  "牛雨田",
  "柁嘉熹",
  "孟泰龄",
  "毛睿龙",
  "范蕴若",
  "童梦成",
  "彭立尧",
  "郑弘",
  "周贺玺/王磊",
  "醉里挑灯/清风明月",
  "蔡竞/柯文",
  "谢依旻/鲁佳",
  "=围甲联赛第五轮",
  "=应氏杯世界职业围棋锦标赛",
  "=中国围棋天元战",
  "=名人战",
  "=三星杯半决赛",
  "=农心辛拉面杯",
  "=全国围棋个人赛",
  "=友谊对局",
  "=中国棋院",
  "=北京",
  "=黑中盘胜",
  "=白胜四分之三子",
  "=黑贴三又四分之三子",
  "=数子规则",
  "=这手棋是败着。",
  "=黑棋形势不利",
  "=白棋应该先在右边拆二",
  "=定式",
  "=对局室",
  "=双方下得都很好，最后黑胜半目。",
  "=读秒",
  "=打劫",
  "=野狐围棋",
  "=弈城围棋网",
  "=９段",
  "=业余五段",
  "=让先",
  "=当湖十局",
  NULL,
};

static const char *const traditional[] = {
  "周俊勳",
  "王元均",
  "陳詩淵",
  "林至涵",
  "蕭正浩",
  "王銘琬",
  "彭景華",
  "陳永安",
  "林君諺",
  "徐皓鋐",
  "楊博崴",
  "賴均輔",
  "簡靖庭",
  "俞俐均",
  "黑嘉嘉",
  "林海峰",
  "張栩",
  "許家元",
  "夏大銘",
  "林聖賢",
  "許皓鋐",
  "賴俊福",
  "陳祈睿",
  "蘇聖芳",
  "張凱馨",
  "周平強",
  "沈君山",
  "應昌期",
  "郭求真",
  "彭紹宇",
  "曾文昇",
  "李家慶",
  "周俊勳/王元均",
  "許皓鋐/林君諺",
  "舞者/慾望",
  "一花一天堂/舞者",
  "陳首廉/林書陽",
  "紅面棋王/小黑",
  "孤獨的狼/風雲",
  "劉耀文/陳國興",
  "黃祥任/謝依旻",
  "應昌期/沈君山",
  "簡莉莉/葉桂五",
  "詹宜典/徐靖恩",
  "逍遙遊/飛鷹",
  "戴嘉伸/楊志德",
  "吳清源/關山利一",
  "何信仁/馮俊瑋",
  "林文伯",
  "戴嘉伸",
  "陳長清",
  "鄭銘瑝",
  "劉耀元",
  "黃龍士",
  "范西屏",
  "施定庵",
  "蔣士銓",
  "呂俊憲",
  "葉芷伶",
  "謝宜臻",
  "盧鈺樺",
  "江柏蓁",
  "白昕卉",
  "洪麗惠",
  "蔡文鑫",
  "陳國興",
  "林世勳",
  "蘇泓愷",
  "林士平/郭聰明",
  "范胤/潘善琪",
  "醉翁/老樹",
  "賴榮毅/廖健安",
  "=應氏盃世界職業圍棋錦標賽",
  "=中環盃圍棋名人戰",
  "=天元賽",
  "=棋王戰",
  "=台灣棋院",
  "=臺北",
  "=海峰棋院",
  "=友誼對局",
  "=黑中盤勝",
  "=白勝半目",
  "=黑貼八點",
  "=計點制規則",
  "=這手棋是敗著。",
  "=黑棋形勢不利",
  "=白棋應該先在右邊拆二",
  "=定石",
  "=雙方都下得很好，最後黑勝半目。",
  "=讀秒",
  "=打劫",
  "=業餘六段",
  "=讓先",
  "=圍棋聯賽第三輪",
  "=網路對局",
  "=觀戰記",
  "=認輸",
  "=第三屆棋聖賽",
  NULL,
};

static const char *const korean[] = {
  "이세돌",
  "이창호",
  "조훈현",
  "서봉수",
  "유창혁",
  "신진서",
  "박정환",
  "변상일",
  "신민준",
  "김지석",
  "최철한",
  "박영훈",
  "원성진",
  "강동윤",
  "안성준",
  "이동훈",
  "나현",
  "최정",
  "오유진",
  "김채영",
  "조혜연",
  "조치훈",
  "조남철",
  "김인",
  "목진석",
  "송태곤",
  "허영호",
  "이영구",
  "윤준상",
  "홍성지",
  "한웅규",
  "설현준",
  "문민종",
  "이세돌/이창호",
  "신진서/박정환",
  "조훈현/서봉수",
  "목진석/유창혁",
  "김성룡/양재호",
  "최명훈/윤성현",
  "박지은/조혜연",
  "한상훈/백홍석",
  "돌부처/쎈돌",
  "하늘소/바람",
  "강유택/이지현",
  "변상일/김명훈",
  "원성진/홍민표",
  "나종훈/차민수",
  "권갑용/허장회",
  "윤기현",
  "하찬석",
  "강철민",
  "정수현",
  "서능욱",
  "장수영",
  "백성호",
  "노영하",
  "홍태선",
  "김희중",
  "문용직",
  "양상국",
  "권오민",
  "루이나이웨이",
  "이다혜",
  "김혜민",
  "배준희",
  "조한승",
  "최규병",
  "황원준",
  "서정인/차수권",
  "정대상/김동면",
  "오규철/유병호",
  "천풍조/임선근",
  "=삼성화재배 결승 제2국",
  "=국수전",
  "=명인전",
  "=농심신라면배",
  "=왕위전",
  "=한국기원",
  "=서울",
  "=바둑리그 3라운드",
  "=천원전",
  "=흑 불계승",
  "=백 반집승",
  "=덤 6집반",
  "=초읽기 40초 3회",
  "=이 수가 패착이다.",
  "=흑이 불리한 형세",
  "=정석",
  "=친선 대국",
  "=백은 여기서 젖히는 것이 맥점입니다.",
  "=제한시간 3시간",
  "=아마 5단",
  "=타이젬",
  "=온라인 대국",
  "=무승부",
  "=4집반승",
  "=우상귀의 사활",
  "=패싸움",
  NULL,
};

static const char *const latin[] = {
  "Müller",
  "René",
  "José",
  "Grünwald",
  "Björn",
  "Søren",
  "Åke",
  "François",
  "Jérôme",
  "Göran",
  "Łukasz?",
  "Jürgen",
  "Zoë",
  "Muñoz",
  "André",
  "Günter",
  "Lindström",
  "Käufer",
  "Hélène",
  "Núñez",
  "João",
  "Conceição",
  "Ångström",
  "Bärbel",
  "Frédéric",
  "Mikkelsen Æbelø",
  "Straßer",
  "Désirée",
  "Håkan",
  "Öhman",
  "Jürgen Groß/Günther Weiß",
  "André Moussa/Frédéric Donzet",
  "Núñez/Muñoz",
  "Björn Ahlström/Åsa Öberg",
  "João Conceição/José Peña",
  "Vögele/Schäfer",
  "Sébastien Bélanger/Benoît Lévêque",
  "Pál Balogh/Csaba Mérő?",
  "Ståle/Jørgen",
  "Matti Hämäläinen/Väinö Mäkelä",
  "Lorenz Trippel/Zürich",
  "Grégoire",
  "Peña",
  "Blažek?",
  "Dörte",
  "Eloïse",
  "Nürnberg",
  "Çelik",
  "Mårten",
  "Rüdiger",
  "Ågesen",
  "=Europäischer Go-Kongreß",
  "=Zürich",
  "=Köln",
  "=Málaga",
  "=Tournoi de Noël",
  "=Schöner Zug für Weiß!",
  "=Après ce coup, noir est très mal placé.",
  "=Blanco ganó por resignación",
  "=Århus Åben 1998",
  "=À suivre",
  "=São Paulo",
  "=Malmö 3 ½ Punkte",
  "=Weiß gewinnt, weil Schwarz die Ecke verläßt",
  "=“Kyu” – that’s not dan…",
  "=Copyright © 1999",
  "=Champ. d’été – finale",
  "=Voilà où Blanc s’est trompé : le coude était à côté.",
  "=Größe",
  "=Übung",
  "=Dieser Zug ist überflüssig; natürlich hätte er früher kommen können.",
  NULL,
};

/* Reached: names 54 of 54 in CP932, 53 of 54 in EUC-JP, 49 of 52 in GB18030, 52
 * of 52 in BIG5-HKSCS, 53 of 53 in CP949, 39 of 39 in CP1252; pairs all but one
 * (GB18030); others all but one (BIG5-HKSCS). The floors are a little below. */
static const Language languages[] = {
  { "CP932", 96, 95, 96, japanese },
  { "EUC-JP", 96, 95, 96, japanese },
  { "GB18030", 92, 95, 96, simplified },
  { "BIG5-HKSCS", 96, 95, 96, traditional },
  { "CP949", 96, 95, 96, korean },
  { "CP1252", 96, 95, 95, latin },
};

/* A file with a text as its only one. */
static char *
make_file (const char *text, const char *charset, gsize *length)
{
  g_autofree char *file = NULL;
  const char *slash = strchr (text, '/');

  if (*text == '=')
    file = g_strdup_printf ("(;GM[1]SZ[19]C[%s]\n;B[pd];W[dd])", text + 1);
  else if (slash == NULL)
    file = g_strdup_printf ("(;GM[1]PB[%s]PW[x]\n;B[pd];W[dd])", text);
  else
    file = g_strdup_printf ("(;GM[1]PB[%.*s]PW[%s]\n;B[pd];W[dd])",
                            (int) (slash - text),
                            text,
                            slash + 1);
  return g_convert_with_fallback (
      file, -1, charset, "UTF-8", "?", NULL, length, NULL);
}

/* Counts the texts of a language that are taken for what they are, in
 * hundredths: names, pairs, others. */
static void
measure (const Language *language, int rates[3])
{
  int right[3] = { 0 }, all[3] = { 0 };

  for (gsize i = 0; language->texts[i] != NULL; i++)
    {
      const char *text = language->texts[i];
      int class = *text == '=' ? 2 : strchr (text, '/') != NULL ? 1 : 0;
      gsize length;
      g_autofree char *file = make_file (text, language->charset, &length);
      TengenSgfGuess guess;

      if (g_utf8_validate (file, (gssize) length, NULL))
        continue;
      guess = tengen_sgf_guess (file, length);
      all[class]++;
      if (strcmp (guess.charset, language->charset) == 0)
        right[class]++;
      else
        g_test_message ("%s in %s: %s %d",
                        text,
                        language->charset,
                        guess.charset,
                        guess.score);
    }
  for (int class = 0; class < 3; class ++)
    rates[class] = right[class] * 100 / MAX (all[class], 1);
  g_test_message ("%s: names %d of %d, pairs %d of %d, others %d of %d",
                  language->charset,
                  right[0],
                  all[0],
                  right[1],
                  all[1],
                  right[2],
                  all[2]);
}

static void
test_short (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      int rates[3];

      measure (&languages[i], rates);
      g_assert_cmpint (rates[0], >=, languages[i].names);
      g_assert_cmpint (rates[1], >=, languages[i].pairs);
      g_assert_cmpint (rates[2], >=, languages[i].others);
    }
}

/* All texts of a language in one file are never taken for another. */
static void
test_long (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *all = g_strjoinv ("\n", (char **) languages[i].texts);
      gsize length;
      g_autofree char *file = make_file (all, languages[i].charset, &length);
      TengenSgfGuess guess = tengen_sgf_guess (file, length);

      g_assert_cmpstr (guess.charset, ==, languages[i].charset);
      g_assert_cmpint (guess.score, >, 1000);
      g_assert_cmpuint (guess.n_bad, ==, 0);
    }
}

/* A charset that fits goes before a likelier one in which bytes are left. */
static void
test_fits (void)
{
  static const char text[] =
      "(;SZ[19]PB[\xbd\xb2\xa5\xe0\xad\xb3]PW[\xa5\\\xa4\xd2]"
      "RE[B+R];B[pd];W[dp])";
  TengenSgfGuess guess = tengen_sgf_guess (text, sizeof text - 1);

  g_assert_cmpstr (guess.charset, ==, "BIG5-HKSCS");
  g_assert_cmpuint (guess.n_bad, ==, 0);
  /* no bytes at all fit everything */
  guess = tengen_sgf_guess (NULL, 0);
  g_assert_cmpuint (guess.n_bad, ==, 0);
}

/* Some damaged bytes change nothing. */
static void
test_damaged (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *all = g_strjoinv ("\n", (char **) languages[i].texts);
      gsize length;
      g_autofree char *file = make_file (all, languages[i].charset, &length);
      TengenSgfGuess guess;

      file[length / 2] = '\xFF';
      file[length / 3] = '\xFF';
      guess = tengen_sgf_guess (file, length);
      g_assert_cmpstr (guess.charset, ==, languages[i].charset);
    }
}

/* Hints turn a name that could be from two countries. */
static void
test_hints (void)
{
  static const struct
  {
    const char *head;
    const char *charset;
  } cases[] = {
    { "AP[foxwq]KM[375]", "GB18030" },
    { "RU[Chinese]PC[Beijing]", "GB18030" },
    { "PC[Seoul, Korea]RU[Korean]", "CP949" },
    { "PC[Tokyo, Japan]", "EUC-JP" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      /* Level two of JIS and GB at once: nobody can tell. */
      g_autofree char *file = g_strdup_printf (
          "(;GM[1]%sPB[\xC4\xCF\xC0\xCE]PW[x])", cases[i].head);

      g_assert_cmpstr (
          tengen_sgf_guess (file, strlen (file)).charset, ==, cases[i].charset);
    }
}

/* Whether a list has a charset; where. */
static int
find_charset (const GArray *list, const char *charset)
{
  for (guint i = 0; i < list->len; i++)
    if (strcmp (g_array_index (list, TengenSgfGuess, i).charset, charset) == 0)
      return (int) i;
  return -1;
}

static void
test_list (void)
{
  static const char data[] = "(;PB[\x88\xE4\x8E\x52\x97\x54\x91\xBE])";
  g_autoptr (GArray) list = tengen_sgf_guess_list (data, strlen (data));
  g_autoptr (GArray) none = tengen_sgf_guess_list ("", 0);
  g_autoptr (GArray) utf8 = NULL;
  g_autoptr (GArray) wide = NULL;

  g_assert_cmpint (find_charset (list, "CP932"), ==, 0);
  g_assert_cmpint (find_charset (list, "GB18030"), >, 0);
  g_assert_cmpint (find_charset (list, "ISO-8859-1"), >, 0);
  g_assert_cmpint (find_charset (list, "UTF-8"), ==, -1);
  g_assert_cmpint (find_charset (list, "EUC-JP"), ==, -1);
  for (guint i = 1; i < list->len; i++)
    g_assert_cmpint (g_array_index (list, TengenSgfGuess, i - 1).score,
                     >=,
                     g_array_index (list, TengenSgfGuess, i).score);
  g_assert_cmpuint (none->len, >, 5);
  utf8 = tengen_sgf_guess_list ("(;C[黒の石])", strlen ("(;C[黒の石])"));
  g_assert_cmpint (find_charset (utf8, "UTF-8"), ==, 0);
  wide = tengen_sgf_guess_list ("(\0;\0C\0[\0\xD2\x9E]\0)\0", 14);
  g_assert_cmpint (find_charset (wide, "UTF-16LE"), ==, 0);
}

static void
test_offered (void)
{
  guint n = 0;

  for (; tengen_sgf_guess_get_charset (n) != NULL; n++)
    {
      g_autofree char *text = g_convert (
          "a ", 2, "UTF-8", tengen_sgf_guess_get_charset (n), NULL, NULL, NULL);

      g_assert_nonnull (text);
    }
  g_assert_cmpuint (n, >, 10);
  g_assert_null (tengen_sgf_guess_get_charset (n + 5));
}

/* Any bytes get an answer, in time. */
static void
test_any (void)
{
  g_autofree char *data = g_malloc (1 << 20);

  for (gsize i = 0; i < 1 << 20; i++)
    data[i] = (char) g_test_rand_int_range (0, 256);
  for (gsize length = 0; length < 200; length++)
    g_assert_nonnull (tengen_sgf_guess (data + length, length).charset);
  g_assert_nonnull (tengen_sgf_guess (data, 1 << 20).charset);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  keep_charsets ();
  g_test_add_func ("/sgf-guess/short", test_short);
  g_test_add_func ("/sgf-guess/long", test_long);
  g_test_add_func ("/sgf-guess/fits", test_fits);
  g_test_add_func ("/sgf-guess/damaged", test_damaged);
  g_test_add_func ("/sgf-guess/hints", test_hints);
  g_test_add_func ("/sgf-guess/list", test_list);
  g_test_add_func ("/sgf-guess/offered", test_offered);
  g_test_add_func ("/sgf-guess/any", test_any);
  return g_test_run ();
}
