/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-readings: how the words of the program are read
 *
 * Shape: one text, taken to pieces at the first question. Entries with the same
 *        first letter stand together, the longest first.
 */
#include "tengen-words-readings.h"

#include <string.h>

/* Any digit, in an entry. */
#define DIGIT '#'

/* Entries with blanks between them; each kanji of an entry has a reading, and
 * what has none is there to tell words apart: #{目|もく} and {目|め}. A number
 * within a reading is the whole number: 11{人|にん} is not {1人|ひとり}. */
static const char TABLE[] =
    /* clang-format off */
    /* numbers with what they count */
    "{一|ひと}つ {二|ふた}つ {三|みっ}つ {四|よっ}つ {五|いつ}つ {六|むっ}つ "
    "{一人|ひとり} {二人|ふたり} {1人|ひとり} {2人|ふたり} #{人|にん} "
    "{一手|いって} {二手|にて} {一手目|いってめ} {二手目|にてめ} "
    "{三手目|さんてめ} {四手目|よんてめ} {五手目|ごてめ} {六手目|ろくてめ} "
    "#{手|て} #{手目|てめ} {一局|いっきょく} {二局|にきょく} #{局|きょく} "
    "{一度|いちど} {二度|にど} {一番|いちばん} {一段|いちだん} {段|だん} {段目|だんめ} {一列|いちれつ} "
    "{一子|いっし} #{子|し} #{子目|しめ} #{子半|しはん} #{子局|しきょく} "
    "{二個|にこ} #{個|こ} #{個半|こはん} {個|こ} #{個|こ}{取|と}っ "
    "#{個|こ}{数|かぞ}え #{個|こ}{出|だ} #{目|もく} #{目半|もくはん} "
    "{半目|はんもく} {何目|なんもく} #{点|てん} #{番目|ばんめ} #{番|ばん} "
    "#{回|かい} #{回目|かいめ} #{回戦|かいせん} #{回以上|かいいじょう} "
    "#{目|もく}{勝|が}ち #{目半|もくはん}{勝|が}ち #{点|てん}{勝|が}ち "
    "#{点半|てんはん}{勝|が}ち #{子|し}{勝|が}ち #{子半|しはん}{勝|が}ち "
    "#{個|こ}{勝|が}ち #{個半|こはん}{勝|が}ち {半目|はんもく}{勝|が}ち "
    "#{目|もく}{引|ひ} #{路|ろ} #{路盤|ろばん} #{行目|ぎょうめ} #{題|だい} "
    "#{件|けん} #{語|ご} #{年|ねん} #{秒|びょう} #{時間|じかん} #{分|ふん} "
    "0{分|ぷん} 1{分|ぷん} 3{分|ぷん} 4{分|ぷん} 6{分|ぷん} 8{分|ぷん} "
    "か{所|しょ} か{所残|しょのこ} {一勝分|いっしょうぶん} {一方|いっぽう} "
    "{一緒|いっしょ} {一覧|いちらん} {一時停止|いちじていし} "
    /* points: 4の五 */
    "#の{一|いち} #の{二|に} #の{三|さん} #の{四|よん} #の{五|ご} #の{六|ろく} "
    "#の{七|なな} #の{八|はち} #の{九|きゅう} #の{十|じゅう} "
    "#の{十一|じゅういち} #の{十二|じゅうに} #の{十三|じゅうさん} "
    "#の{十四|じゅうよん} #の{十五|じゅうご} #の{十六|じゅうろく} "
    "#の{十七|じゅうなな} #の{十八|じゅうはち} #の{十九|じゅうきゅう} "
    /* sides, stones, the board */
    "{黒|くろ} {白|しろ} {黒番|くろばん} {白番|しろばん} {黒石|くろいし} "
    "{白石|しろいし} {黒地|くろじ} {白地|しろじ} {黒白|くろしろ} "
    "{黒白|くろしろ}{同|おな}じ {黒白交代|くろしろこうたい} {黒|くろ}{先|せん} "
    "{白|しろ}{先|さき}パス {石|いし} {石取|いしと}り {石数|いしかず} "
    "{死石|しにいし} {石|いし}{数|かぞ}え {盤|ばん} {盤上|ばんじょう} "
    "{盤外|ばんがい} {盤面|ばんめん} {盤|ばん}{全体|ぜんたい} {碁|ご} "
    "{碁笥|ごけ} {碁盤|ごばん} {囲碁|いご} {囲碁室|いごしつ} {純碁|じゅんご} "
    "{連珠|れんじゅ} {将棋|しょうぎ} {中国象棋|ちゅうごくしょうぎ} {点|てん} "
    "{空点|くうてん} {天元|てんげん} {星|ほし} {線|せん} {端|はし} "
    "{両端|りょうたん} {縦|たて} {横|よこ} {斜|なな}め {座標|ざひょう} "
    "{境|さかい} {地|じ} {目|め} {眼|め} セキの{目|もく} {駄目|だめ} "
    "マイナスの{目|もく} の{分|ぶん}の{目|もく} も{目|もく}を "
    "{目|もく}の{数|かず} {目|もく}{少|すく}な {呼吸点|こきゅうてん} "
    "{禁点|きんてん} {着手|ちゃくしゅ} {着手禁止点|ちゃくしゅきんしてん} "
    "{自殺手|じさつしゅ} {活|い}き {死|し} {死活|しかつ} {生死|せいし} "
    "{生|い}き {形|かたち} {同形|どうけい} {同形再現|どうけいさいげん} "
    "{同形再現禁止|どうけいさいげんきんし} {同形禁止|どうけいきんし} "
    "{広義|こうぎ} {位置的|いちてき} {状況的|じょうきょうてき} "
    "{局面|きょくめん} {開始局面|かいしきょくめん} {上|うえ} {下|した} "
    "{右|みぎ} {左|ひだり} {右上|みぎあ}がり {右下|みぎさ}がり {上|あ}が "
    "{上|あ}げ {中|なか} {外|そと} {中央|ちゅうおう} {反対側|はんたいがわ} "
    "{側|がわ} た{側|がわ} る{側|がわ} い{側|がわ} {前|まえ} {後|あと} "
    "{間|あいだ} {先|さき} {近|ちか} {所|ところ} {場所|ばしょ} "
    /* play */
    "{打|う} {打|う}ち{切|き}り {打切|うちき}り {試|ため}し{打|う}ち "
    "{自由|じゆう} {自由打|じゆうう}ち {置|お} {置|お}き{石|いし} "
    "{置|お}き{碁|ご} {取|と} {取|と}り{上|あ}げ {取|と}り{返|かえ} "
    "{取|と}り{消|け} {取|と}り{除|のぞ} {受|う}け{取|と} {番|ばん} {手|て} "
    "{手番|てばん} {手数|てすう} {手順|てじゅん} {全手順|ぜんてじゅん} "
    "{応手|おうしゅ} {初手|しょて} {手引|てび}き {手|て}{引|ひ} "
    "{手|て}{戻|もど} {手|て}{進|すす} {手|て}{多|おお} {手|て}{少|すく}な "
    "{手|て}{打|う} {手目|てめ} {相手|あいて} {自分|じぶん} {先後|せんご} "
    "{対局|たいきょく} {対局中|たいきょくちゅう} {対局者|たいきょくしゃ} "
    "{対局停止|たいきょくていし} {対局終了|たいきょくしゅうりょう} "
    "{終局|しゅうきょく} {停止|ていし} {停止後|ていしご} {再開|さいかい} "
    "{投了|とうりょう} {中押|ちゅうお}し {中押|ちゅうお}し{勝|が}ち {待|ま} "
    "{返答|へんとう} {返答待|へんとうま}ち {返事|へんじ} {勝|か} {負|ま} "
    "{負|ま}け{負|ま}け {勝|か}ち{負|ま}け {勝敗|しょうはい} {勝負|しょうぶ} "
    "{番勝負|ばんしょうぶ} {無勝負|むしょうぶ} {不戦勝|ふせんしょう} "
    "{反則|はんそく} {反則勝|はんそくが}ち {時間切|じかんぎ}れ "
    "{時間切|じかんぎ}れ{勝|が}ち {切|き}れ{負|ま}け {両者負|りょうしゃま}け "
    "{引|ひ}き{分|わ} {毎回|まいかい}{引|ひ}き{分|わ} {満局|まんきょく} "
    "{結果|けっか} {合意|ごうい} {同意|どうい} {両者|りょうしゃ} "
    "{両者同意|りょうしゃどうい} {提案|ていあん} {拒否|きょひ} {意思|いし} "
    "{互先|たがいせん} {定先|じょうせん} {互角|ごかく} {握|にぎ} "
    "{偶数|ぐうすう} {奇数|きすう} {放棄|ほうき} {虚着|きょちゃく} "
    "{負着|ふちゃく} {切|き} {切|き}り{賃|ちん} {逃|に}げ {防|ふせ}ぐ "
    "{粘|ねば} {助|たす} {助言|じょげん} {追|お} {追|お}い{込|こ} {損|そん} "
    "{得|とく} {得点|とくてん} {得点板|とくてんばん} {候補|こうほ} {持|も} "
    "{持|も}ち{時間|じかん} {選|えら} {選択肢|せんたくし} {決|き} {決|き}め "
    "{好|す}き {指定|してい} {指摘|してき} {宣言|せんげん} "
    "{宣言|せんげん}・{指摘|してき} {申告|しんこく} {確認|かくにん} "
    "{確定|かくてい} {未確定|みかくてい} {検討|けんとう} {棋譜|きふ} "
    "{変化|へんか} {変化図|へんかず} "
    /* Renju */
    "{三|さん} {四|し} {三々|さんさん} {四々|しし} {四三|しさん} "
    "{四三々|しさんさん} {五連|ごれん} {長連|ちょうれん} {棒四|ぼうし} "
    "{四追|しお}い ナツ{止|ど}め {禁手|きんて} {珠型|しゅけい} "
    "{珠型交代打|しゅけいこうたいう}ち {一手目交代打|いってめこうたいう}ち "
    "{三手目交代打|さんてめこうたいう}ち {四珠交替打|よんしゅこうたいう}ち "
    "{五珠交替打|ごしゅこうたいう}ち {題数|だいすう} {題数打|だいすうう}ち "
    "{二題打|にだいう}ち {題|だい} {仮先|かりせん} {仮後|かりご} "
    "{直接|ちょくせつ} {直接止|ちょくせつど}め {間接止|かんせつど}め "
    "{開局|かいきょく} {開局規定|かいきょくきてい} {交代|こうたい} "
    "{交互|こうご} {交換|こうかん} {対称|たいしょう} {裏返|うらがえ} "
    "{山口|やまぐち} {重|かさ}な "
    /* counting */
    "{数|かず} {数|かぞ}え {数|かぞ}え{方|かた} {数字|すうじ} {人数|にんずう} "
    "{秒数|びょうすう} {目算|もくさん} {計算|けいさん} {計算中|けいさんちゅう} "
    "{合計|ごうけい} {差|さ} {差|さ}し{引|ひ} {半|はん} {半分|はんぶん} "
    "{分|ぶん} {分|わ}か {単位|たんい} {整地|せいち} {平衡|へいこう} "
    "{等子|とうし} {回填|かいてん} {附|ふ} {別法|べっぽう} {埋|う} "
    "{埋|う}めもど {埋|う}め{石|いし} {加|くわ}え {点|てん}{加|くわ}え "
    "{点|てん}{入|い}れ {加点|かてん} {全部|ぜんぶ} {全部|ぜんぶ}{数|かぞ}え "
    "{全部|ぜんぶ}{消|け} {一度|いちど}{数|かぞ}え {払|はら} {渡|わた} "
    "{科学計目法|かがくけいもくほう} {数路法|すうろほう} {還棋頭|かんきとう} "
    "{還棋頭数子法|かんきとうすうしほう} {明清|みんしん} {唐宋|とうそう} "
    "{中国|ちゅうごく} {中国式|ちゅうごくしき} {日本|にほん} "
    "{日本式|にほんしき} {米国|べいこく} {国際|こくさい} {応氏|おうし} "
    "{坂田|さかた} {芸術版|げいじゅつばん} {律法版|りっぽうばん} "
    "{純碁|じゅんご}リレー {昔|むかし} {旧|きゅう} {古法|こほう} "
    "{世界選手権|せかいせんしゅけん} {約|やく} {逆|ぎゃく} {込|こ} "
    "{最低点|さいていてん} {残|のこ} {残|のこ}り{時間|じかん} {占|し}め "
    "{行|い}き{場|ば} {二重|にじゅう} {空|あ} {要|い} {必要|ひつよう} "
    "{必|かなら}ず {広|ひろ} {範囲|はんい} {表示範囲外|ひょうじはんいがい} "
    /* lessons and what is shown */
    "{再現|さいげん} {小|ちい}さ {申|もう}し{込|こ} {秒|びょう} {終|お} "
    "{見|み} {見方|みかた} {見|み}せ{方|かた} {読|よ} {読|よ}み{上|あ}げ "
    "{読|よ}み{書|か}き {秒読|びょうよ}み {書|か} {言|い} {言葉|ことば} "
    "{答|こた} {押|お} {問|と}い {正解|せいかい} {正|ただ}し {作|つく} "
    "{作|つく}り{方|かた} {進|すす} {進|すす}め{方|かた} {始|はじ} "
    "{始|はじ}め{方|かた} {組|く} {組|く}み{方|かた} {組合|くみあわ}せ "
    "{方|かた} {方式|ほうしき} {方法|ほうほう} {見本|みほん} {前|まえ}{手|て} "
    "{最初|さいしょ} {最後|さいご} {最大|さいだい} {次|つぎ} {続|つづ} "
    "{続|つづ}け{十|じゅう} {戻|もど} {返|かえ} {閉|と}じ {開|ひら} {消|け} "
    "{消|き}え {止|と} {入|い}れ {入|はい}り {入|はい}る {入|い}れ{替|か}え "
    "{入力|にゅうりょく} {出|で} {出|だ}し {出|だ}す {出|だ}せ {出|だ}さ "
    "{付|つ} {印|しるし} {丸印|まるじるし} バツ{印|じるし} ○{印|じるし} "
    "{三角|さんかく} {四角|しかく} {塗|ぬ}り{四角|しかく} {記号|きごう} "
    "{文字|もじ} {表|ひょう} {表示|ひょうじ} {画面|がめん} {画像|がぞう} "
    "{保存|ほぞん} {印刷用|いんさつよう} {成績表|せいせきひょう} "
    "{用語集|ようごしゅう} {説明|せつめい} {項目|こうもく} {注目|ちゅうもく} "
    "{目立|めだ} {教室|きょうしつ} {自動|じどう} {自動再生|じどうさいせい} "
    "{起動|きどう} {一度|いちど}{起動|きどう} {一度|いちど}{押|お} "
    "{一度|いちど}{選|えら} {一度|いちど}{開|ひら} {操作|そうさ} {移動|いどう} "
    "{理由|りゆう} {記録|きろく} {段階|だんかい} {順|じゅん} {順番|じゅんばん} "
    "{順位|じゅんい} {列|れつ} {行|ぎょう} {人|ひと} {名前|なまえ} "
    "{参加者|さんかしゃ} {大会|たいかい} {対戦相手|たいせんあいて} "
    "{直接対決|ちょくせつたいけつ} {再戦|さいせん} {下位者|かいしゃ} "
    "{段級位|だんきゅうい} {全員|ぜんいん} {互|たが}い {対|たい} {第|だい} "
    "{回|かい} {回|まわ}す {毎回|まいかい} {両方|りょうほう} {両|りょう} "
    "{片方|かたほう} {各|かく} {同|おな}じ {同|おな}じ{石数|いしかず} "
    "{同時|どうじ} {同点|どうてん} {別|べつ} {他|ほか} その{他|た} {何|なに} "
    "{今|いま} {元|もと} {本来|ほんらい} {本当|ほんとう} {実際|じっさい} "
    "{途中|とちゅう} {当|あ}た {当|あ}て {当時|とうじ} {仮|かり} {仮想|かそう} "
    "{共通|きょうつう} {公平|こうへい} {関係|かんけい} {状態|じょうたい} "
    "{変更|へんこう} {変|か} {変|か}え {代|か}わ {替|か}え {直|なお} {動|うご} "
    "{写|うつ} {伝|つた}え {考|かんが} {考|かんが}え{中|ちゅう} {覚|おぼ}え "
    "{認|みと} {断|ことわ} {求|もと}め {話|はな}し{合|あ}い {合|あ} "
    "{合|あ}わせ {集|あつ}ま {扱|あつか}い {外|はず}れ {外|はず}す {増|ふ}え "
    "{減|へ} {多|おお} {少|すく}な {少|すこ}し {新|あたら}し {良|よ}い "
    "{強|つよ}さ {速|はや}さ {色|いろ} {気|き}づ {示|しめ} {提示|ていじ} "
    "{指示|しじ} {従|したが} {確|たし}か {違|ちが} {調|しら}べ {済|す} "
    "{避|さ}け {限|かぎ} {除|のぞ} {含|ふく} {足|た} {引|ひ} {使|つか} {向|む} "
    "{知|し} {願|ねが} {応|おう}じ {推定|すいてい} {以上|いじょう} {以下|いか} "
    "{以上並|いじょうなら} {並|なら} {禁|きん}じ {禁止|きんし} {全体|ぜんたい} "
    "{全部|ぜんぶ}{生|い}き {中止|ちゅうし} ルール{上|じょう} {時間|じかん} "
    "{時計|とけい} {場|ば} {初|はじ}め {式|しき} {子|し} {路|ろ} "
    "{目半|もくはん} "
    /* exercises */
    "{二眼|にがん} {五|ご} {攻|せ}め {攻|せ}め{合|あ}い {囲|かこ} {活|い}か "
    "{詰連珠|つめれんじゅ} {出口|でぐち} {指|ゆび}で {何個|なんこ} {番号|ばんごう} "
    "{練習|れんしゅう} {今日|きょう} #{問|もん} {問題|もんだい} {種類|しゅるい} "
    "{問題集|もんだいしゅう} {入|はい}った {出題|しゅつだい} {解|と}いた {解|と}く {解|と}き {解|と}け {終|お}わりました {明日|あした} {続|つづ}き {今日|きょう}の{分|ぶん} "
    /* rooms */
    "{先生|せんせい} {部屋|へや} {席|せき} {端末|たんまつ} {通信|つうしん} "
    "{準備|じゅんび} {入口|いりぐち} {矢印|やじるし} {意見|いけん} "
    "{話|はな}し{合|あ}う {申|もう}し{出|で} {送|おく} {内容|ないよう} "
    "{古|ふる} {外|はず}し "
    /* clang-format on */
    ;

/* An entry: what is written, and the part of the table with its readings. */
typedef struct
{
  char *plain;
  const char *ruby;
  gsize length;
} Entry;

static void
free_entry (gpointer data)
{
  g_free (((Entry *) data)->plain);
  g_free (data);
}

/* Writes a text without its readings. */
static char *
strip_readings (const char *ruby, gsize length)
{
  GString *plain = g_string_new (NULL);
  gboolean skips = FALSE;

  for (const char *c = ruby; c < ruby + length; c++)
    {
      if (*c == '|' || *c == '}')
        skips = *c == '|';
      else if (*c != '{' && !skips)
        g_string_append_c (plain, *c);
    }
  return g_string_free (plain, FALSE);
}

/* The longest first. */
static int
compare_entries (gconstpointer a, gconstpointer b)
{
  gsize length_a = strlen ((*(const Entry *const *) a)->plain);
  gsize length_b = strlen ((*(const Entry *const *) b)->plain);

  return length_a < length_b ? 1 : length_a > length_b ? -1 : 0;
}

static void
add_entry (GHashTable *table, const char *ruby, gsize length)
{
  Entry *entry = g_new (Entry, 1);
  GPtrArray *same;
  gpointer first;

  entry->plain = strip_readings (ruby, length);
  entry->ruby = ruby;
  entry->length = length;
  first = GUINT_TO_POINTER (g_utf8_get_char (entry->plain));
  same = g_hash_table_lookup (table, first);
  if (same == NULL)
    {
      same = g_ptr_array_new_with_free_func (free_entry);
      g_hash_table_insert (table, first, same);
    }
  g_ptr_array_add (same, entry);
}

static GHashTable *
make_table (void)
{
  GHashTable *table = g_hash_table_new_full (
      NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  GHashTableIter iter;
  gpointer same;

  for (const char *at = TABLE; *at != '\0';)
    {
      gsize length = strcspn (at, " ");

      add_entry (table, at, length);
      at += length + strspn (at + length, " ");
    }
  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, NULL, &same))
    g_ptr_array_sort (same, compare_entries);
  return table;
}

static const GPtrArray *
get_entries (gunichar first)
{
  static GHashTable *table;

  if (g_once_init_enter (&table))
    g_once_init_leave (&table, make_table ());
  return g_hash_table_lookup (table, GUINT_TO_POINTER (first));
}

/* Whether a text begins with an entry; @start is that of the whole text. */
static gboolean
matches (const Entry *entry, const char *text, const char *start)
{
  const char *plain = entry->plain;

  if (*plain == DIGIT)
    return g_str_has_prefix (text + 1, plain + 1);
  if (g_ascii_isdigit (*plain) && *entry->ruby == '{' && text > start &&
      g_ascii_isdigit (text[-1]))
    return FALSE;
  return g_str_has_prefix (text, plain);
}

static const Entry *
find_among (gunichar first, const char *text, const char *start)
{
  const GPtrArray *entries = get_entries (first);

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    if (matches (entries->pdata[i], text, start))
      return entries->pdata[i];
  return NULL;
}

/* A digit of its own goes before any digit. */
static const Entry *
find_entry (const char *text, const char *start)
{
  const Entry *entry = find_among (g_utf8_get_char (text), text, start);
  const Entry *any = NULL;

  if (g_ascii_isdigit (*text))
    any = find_among (DIGIT, text, start);
  if (entry == NULL ||
      (any != NULL && strlen (any->plain) > strlen (entry->plain)))
    return any;
  return entry;
}

static gboolean
is_kanji (const char *text)
{
  gunichar c = g_utf8_get_char (text);

  return (c >= 0x4E00 && c <= 0x9FFF) || c == 0x3005;
}

static const char *
skip_kanji (const char *text)
{
  while (is_kanji (text))
    text = g_utf8_next_char (text);
  return text;
}

/**
 * Run:
 * @start: where it starts in the text
 * @written: where it starts in what is written; negative: no run
 *
 * Kanji that follow each other.
 */
typedef struct
{
  const char *start;
  gssize written;
} Run;

static const char *
append_entry (GString *ruby, const Entry *entry, const char *text)
{
  gsize at = ruby->len;

  g_string_append_len (ruby, entry->ruby, (gssize) entry->length);
  if (*entry->ruby == DIGIT)
    ruby->str[at] = *text;
  return text + strlen (entry->plain);
}

/* What is not known takes all that stands with it along: half a name is none. */
static const char *
append_unknown (GString *ruby, const Run *run, const char *text)
{
  const char *end = skip_kanji (text);

  g_string_truncate (ruby, (gsize) run->written);
  g_string_append_len (ruby, run->start, end - run->start);
  return end;
}

static const char *
append_next (GString *ruby, Run *run, const char *text, const char *start)
{
  const Entry *entry = find_entry (text, start);
  const char *end = g_utf8_next_char (text);

  if (run->written < 0 && (entry != NULL || is_kanji (text)))
    *run = (Run){ text, (gssize) ruby->len };
  if (entry != NULL)
    end = append_entry (ruby, entry, text);
  else if (is_kanji (text))
    return append_unknown (ruby, run, text);
  else
    g_string_append_len (ruby, text, end - text);
  return end;
}

char *
tengen_words_readings_add (const char *text)
{
  GString *ruby;
  Run run = { text, -1 };

  g_return_val_if_fail (text != NULL, NULL);

  ruby = g_string_new (NULL);
  for (const char *at = text; *at != '\0';)
    {
      gsize given = tengen_words_readings_measure (at, NULL);

      if (given > 0)
        {
          g_string_append_len (ruby, at, (gssize) given);
          at += given;
          run.written = -1;
          continue;
        }
      at = append_next (ruby, &run, at, text);
      if (!is_kanji (at) || !is_kanji (g_utf8_prev_char (at)))
        run.written = -1;
    }
  return g_string_free (ruby, FALSE);
}

gsize
tengen_words_readings_measure (const char *text, gsize *base)
{
  gsize written, end;

  g_return_val_if_fail (text != NULL, 0);

  if (*text != '{')
    return 0;
  written = strcspn (text + 1, "{|}");
  if (written == 0 || text[1 + written] != '|')
    return 0;
  end = written + 2 + strcspn (text + written + 2, "{|}");
  if (base != NULL)
    *base = written;
  return text[end] == '}' && end > written + 2 ? end + 1 : 0;
}
