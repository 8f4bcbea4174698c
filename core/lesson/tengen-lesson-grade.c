/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-grade: in which school year a kanji is learnt (教育漢字)
 *
 * Shape: a text for each year, twenty kanji a line, in the order of the table
 *        that it is from, so that the two can be compared by eye.
 */
#include "tengen-lesson-grade.h"

#include <string.h>

/* 々, which is read as the kanji before it. */
#define REPEATED 0x3005
/* Below it are radicals and other signs of the script. */
#define FIRST_KANJI 0x3400

static const char *const years[] = {
  "一右雨円王音下火花貝学気九休玉金空月犬見"
  "五口校左三山子四糸字耳七車手十出女小上森"
  "人水正生青夕石赤千川先早草足村大男竹中虫"
  "町天田土二日入年白八百文木本名目立力林六",
  "引羽雲園遠何科夏家歌画回会海絵外角楽活間"
  "丸岩顔汽記帰弓牛魚京強教近兄形計元言原戸"
  "古午後語工公広交光考行高黄合谷国黒今才細"
  "作算止市矢姉思紙寺自時室社弱首秋週春書少"
  "場色食心新親図数西声星晴切雪船線前組走多"
  "太体台地池知茶昼長鳥朝直通弟店点電刀冬当"
  "東答頭同道読内南肉馬売買麦半番父風分聞米"
  "歩母方北毎妹万明鳴毛門夜野友用曜来里理話",
  "悪安暗医委意育員院飲運泳駅央横屋温化荷界"
  "開階寒感漢館岸起期客究急級宮球去橋業曲局"
  "銀区苦具君係軽血決研県庫湖向幸港号根祭皿"
  "仕死使始指歯詩次事持式実写者主守取酒受州"
  "拾終習集住重宿所暑助昭消商章勝乗植申身神"
  "真深進世整昔全相送想息速族他打対待代第題"
  "炭短談着注柱丁帳調追定庭笛鉄転都度投豆島"
  "湯登等動童農波配倍箱畑発反坂板皮悲美鼻筆"
  "氷表秒病品負部服福物平返勉放味命面問役薬"
  "由油有遊予羊洋葉陽様落流旅両緑礼列練路和",
  "愛案以衣位茨印英栄媛塩岡億加果貨課芽賀改"
  "械害街各覚潟完官管関観願岐希季旗器機議求"
  "泣給挙漁共協鏡競極熊訓軍郡群径景芸欠結建"
  "健験固功好香候康佐差菜最埼材崎昨札刷察参"
  "産散残氏司試児治滋辞鹿失借種周祝順初松笑"
  "唱焼照城縄臣信井成省清静席積折節説浅戦選"
  "然争倉巣束側続卒孫帯隊達単置仲沖兆低底的"
  "典伝徒努灯働特徳栃奈梨熱念敗梅博阪飯飛必"
  "票標不夫付府阜富副兵別辺変便包法望牧末満"
  "未民無約勇要養浴利陸良料量輪類令冷例連老"
  "労録",
  "圧囲移因永営衛易益液演応往桜可仮価河過快"
  "解格確額刊幹慣眼紀基寄規喜技義逆久旧救居"
  "許境均禁句型経潔件険検限現減故個護効厚耕"
  "航鉱構興講告混査再災妻採際在財罪殺雑酸賛"
  "士支史志枝師資飼示似識質舎謝授修述術準序"
  "招証象賞条状常情織職制性政勢精製税責績接"
  "設絶祖素総造像増則測属率損貸態団断築貯張"
  "停提程適統堂銅導得毒独任燃能破犯判版比肥"
  "非費備評貧布婦武復複仏粉編弁保墓報豊防貿"
  "暴脈務夢迷綿輸余容略留領歴",
  "胃異遺域宇映延沿恩我灰拡革閣割株干巻看簡"
  "危机揮貴疑吸供胸郷勤筋系敬警劇激穴券絹権"
  "憲源厳己呼誤后孝皇紅降鋼刻穀骨困砂座済裁"
  "策冊蚕至私姿視詞誌磁射捨尺若樹収宗就衆従"
  "縦縮熟純処署諸除承将傷障蒸針仁垂推寸盛聖"
  "誠舌宣専泉洗染銭善奏窓創装層操蔵臓存尊退"
  "宅担探誕段暖値宙忠著庁頂腸潮賃痛敵展討党"
  "糖届難乳認納脳派拝背肺俳班晩否批秘俵腹奮"
  "並陛閉片補暮宝訪亡忘棒枚幕密盟模訳郵優預"
  "幼欲翌乱卵覧裏律臨朗論",
};

gboolean
tengen_lesson_is_kanji (gunichar character)
{
  return character == REPEATED ||
         (character >= FIRST_KANJI &&
          g_unichar_get_script (character) == G_UNICODE_SCRIPT_HAN);
}

/* The year of one kanji, 0 for what is none. */
static int
get_grade (gunichar character)
{
  char text[7] = "";

  if (!tengen_lesson_is_kanji (character))
    return 0;
  g_unichar_to_utf8 (character, text);
  for (guint i = 0; i < G_N_ELEMENTS (years); i++)
    if (strstr (years[i], text) != NULL)
      return (int) i + 1;
  return TENGEN_LESSON_GRADE_LATER;
}

int
tengen_lesson_grade_text (const char *text)
{
  int highest = 0;

  g_return_val_if_fail (text != NULL, 0);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      if (character != REPEATED)
        highest = MAX (highest, get_grade (character));
    }
  return highest;
}
