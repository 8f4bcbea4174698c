/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-letters: which characters are frequent in which language
 */
#include "tengen-sgf-letters.h"
#include "tengen-sgf-convert.h"

/* Names, words of Go, frequent characters of ordinary text. */
static const char japanese[] =
    "田中山本木村林井小川口藤佐伊加高橋鈴渡辺邊斎斉齋吉松石原野大上下東西南北"
    "内外前後池島嶋崎谷沢澤坂阪岡河津浜濱森杉竹梅桜櫻花菊水清泉宮神社寺城戸門"
    "関岩土屋金銀銅玉安永長久保武平和近遠広廣深浅青白黒赤緑紫黄秋春夏冬千百万"
    "一二三四五六七八九十今古新旧早坊荘荒荻苑趙治勲張栩依紀基結聡羽根直樹泰正"
    "敬吾裕太介力遼芝虎丸許家元余麒篤史臨尾紳路柳時蘇耀国光覚朗士郎次助輔之也"
    "哉夫男雄生秀英豪誠真実美香子恵理奈絵衣由佳里代菜織知穂優希望幸囲碁連珠目"
    "並手番先盤面打着点地合攻守死活劫半勝負敗局戦名人因棋聖王座天段杯位決定挑"
    "者防衛第回期予選準級院日部支聞毎朝産経読売韓台湾世界権会学校年月分秒間室"
    "京都府福札幌仙館所場園道県市区町出同事自発業方員立開問明動通言体主題意不"
    "作用度強公持以思多心教文重考画海集別物使品計特私始運終住無有少料工建急止"
    "送切転研究楽起店病質待試族映親験医去味写字答夜音注帰歌買悪図歩風色走習駅"
    "洋旅服弟兄姉漢何見行来食話書入取引数然当対応変化必要形厚薄模様布筋隅星桂"
    "馬飛隙軽利失敵互逆損得良好緩追返抜継断絡眼殺捨征込押曲跳伸志達則義博彦智"
    "恭昭弘宏浩啓俊隆孝雅康幹哲徹晃健修進昇茂繁勇剛豊稔満喜洪的爽潤純司寛仁信"
    "徳忠宗俶桑策算砂碩悦蓮寿熊丰丈端節悟陽蔵昌塚宇倉柴酒桐向笠奥横須賀増淵淡"
    "楠鶴瀬滝堀細辻藪矢溝傑鴻仲邑菫愛咲謝旻栞牛栄謙富庸孫喆孔令竜巻幡彰鷹";

static const char simplified[] =
    "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而"
    "子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没"
    "动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与"
    "长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应"
    "战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给"
    "世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系"
    "气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管"
    "期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界"
    "达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉"
    "格望术领共确传师观清今切院让识候带导争运李刘陈杨黄赵周吴徐孙朱胡郭林罗郑"
    "梁谢宋唐邓韩冯曹彭曾肖董袁潘蒋蔡余杜叶苏魏吕丁沈姚卢姜崔钟谭陆汪范石廖贾"
    "夏韦付邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵钱严覃戴莫孔汤柯洁聂卫"
    "古昊芈昱廷连笑睿羊檀啸越耀烨钰维杰党毅飞辜梓豪鼎浩轩晓宇嘉阳俞斌春元炜刚"
    "洗荃峻檄赫喆垚围棋级胜负盘黑贴局赛杯甲联半冠职网络室友谊输秒超邀请京杭州"
    "庆广云贵深圳河浙福首富士星农亚洲锦标擂台倡晚快阿含桐桥招商银野狐腾讯弈城"
    "浪佚匿未初布收官劫静波丽娜敏燕霞勇磊涛辉鹏华志伟亮鑫凯健俊帆帅冰雨梦雪风"
    "剑侠客魂狂独孤逍遥仙魔虎狼鹰双爱习讲届轮站湾省香港澳";

static const char traditional[] =
    "的一是不我有大在人了中到資要以可這個你會好為上來學就交也用能如時文沒說他"
    "看那問提生過下請天們所多麼小想得之還電出工對都機自後子而訊站去心只家知國"
    "台很信成章何同道發地法無然但當於本現年前真最和新因果定意情點題其事方清科"
    "樣些吧三此位理行作經者什名日正話開實再城愛與二動比高面又車力或種像應女教"
    "分手打已次長太明己路起相主關間外色進老十月先白黑目西東南北山水火木金土安"
    "平全公共內四五六七八九百千萬世界部門市區縣期第回合重利民表氣物向性身設通"
    "代體元始終必陳林黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江蕭羅潘簡"
    "朱鍾彭游詹胡施沈余盧梁趙顏柯翁魏孫戴范宋鄧杜傅侯曹薛卓馬阮董唐溫藍蔣石古"
    "紀姚連馮歐程湯康姜汪鄒尤巫鐘黎涂龔嚴韓袁童陸夏柳凃邵俊勳均詩淵至涵浩栩銘"
    "琬孟景華永君諺皓鋐博崴輔靖庭俐嘉圍棋碁勝負盤貼局賽盃聯決半冠軍職業束讀秒"
    "認輸院段級海峰友誼超網絡雲龍鳳德志偉宏雄建豪宗翰廷宇承恩彥霖柏怡雅婷欣淑"
    "芬美玲麗惠珍秀英玉蘭麟祥瑞福壽財貴榮昌盛隆興義仁禮智忠孝達賢傑強勇毅鴻飛"
    "鵬錦輝煌耀氏環歡樂坊聖戰銳挑臺灣香港讓倒數計規則執獲獎邀標擂杯少育報導未"
    "姓弈社夢風雨雪劍俠客魂狂獨孤逍遙仙神魔虎狼鷹舞舊慾望潛伏花樹";

static const char korean[] =
    "이다의는에을가하고지기사로한리자시도어정대나수인해전아스일부주장조상제원"
    "유있보여라동서그성구경만들연위무마국공신치화안중관개방적비오게선세물실생"
    "우모문용내양영명미회발과차당재분통간행산소반평강계학심호진업결체교현입후"
    "단등법바러면임청트타와설포요음네복식직월술목려최권표말박환년질건민참접야"
    "르특감날본불김윤황류홍손배백허남노곽엄채천함변염추석길왕옥육맹창훈철돌준"
    "승욱규찬혁희숙은혜란순균태섭빈률렬근필범병록둑흑패집덤초읽예번급점몫팀컵"
    "랭킹작품프삼춘농잉쯔응씨별홈페젬넷블버온않것저더못했습니까되었거든왜좋쁜"
    "맥끝활축착걸림력앙귀때같각잡두살죽놓끊붙젖혀뻗막뛰씌";

static void
mark_text (guint16 *letters, const char *text, guint16 flag)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    letters[g_utf8_get_char (text)] |= flag;
}

/* Marks the characters from one code to another of a charset of two bytes. */
static void
mark_codes (guint16 *letters,
            const char *charset,
            guint first,
            guint last,
            guint16 flag)
{
  g_autoptr (GString) bytes = g_string_new (NULL);
  TengenSgfConverted converted;

  for (guint code = first; code <= last; code++)
    {
      guint trail = code & 0xFF;

      if (trail < 0x40 || (trail > 0x7E && trail < 0xA1) || trail == 0xFF)
        continue;
      g_string_append_c (bytes, (char) (code >> 8));
      g_string_append_c (bytes, (char) trail);
      /* A code without a character must not spoil the next one. */
      g_string_append_c (bytes, '\n');
    }
  if (!tengen_sgf_convert (
          bytes->str, bytes->len, charset, bytes->len, &converted))
    return;
  for (const char *at = converted.text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_utf8_get_char (at) >= 0x80 && g_utf8_get_char (at) < 0x10000)
      letters[g_utf8_get_char (at)] |= flag;
  g_free (converted.text);
}

/* The same for rows of 94 characters. */
static void
mark_rows (guint16 *letters,
           const char *charset,
           guint first,
           guint last,
           guint16 flag)
{
  for (guint row = first; row <= last; row++)
    mark_codes (letters, charset, row << 8 | 0xA1, row << 8 | 0xFE, flag);
}

guint16 *
tengen_sgf_letters_new (void)
{
  guint16 *letters = g_new0 (guint16, 0x10000);

  mark_text (letters, japanese, TENGEN_SGF_LETTER_JAPANESE);
  mark_text (letters, simplified, TENGEN_SGF_LETTER_SIMPLIFIED);
  mark_text (letters, traditional, TENGEN_SGF_LETTER_TRADITIONAL);
  mark_text (letters, korean, TENGEN_SGF_LETTER_KOREAN);
  mark_rows (letters, "EUC-JP", 0xB0, 0xCF, TENGEN_SGF_LETTER_JIS_1);
  mark_rows (letters, "EUC-JP", 0xD0, 0xF4, TENGEN_SGF_LETTER_JIS_2);
  mark_rows (letters, "GB18030", 0xB0, 0xD7, TENGEN_SGF_LETTER_GB_1);
  mark_rows (letters, "GB18030", 0xD8, 0xF7, TENGEN_SGF_LETTER_GB_2);
  mark_rows (letters, "CP949", 0xB0, 0xC8, TENGEN_SGF_LETTER_KS);
  mark_codes (letters, "BIG5-HKSCS", 0xA440, 0xC67E, TENGEN_SGF_LETTER_BIG5_1);
  mark_codes (letters, "BIG5-HKSCS", 0xC940, 0xF9D5, TENGEN_SGF_LETTER_BIG5_2);
  /* It stands for codes without a character. */
  letters[0xFFFD] = 0;
  return letters;
}
