#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-review: last Sunday's game is annotated, and nothing gets lost

The record comes from another program: an old one, in Shift_JIS, with
unknown properties.
"""
import contextlib
import os

from clipboard import Clipboard
from journey import story, tell
from keyboard import MANY, Keyboard
from review import (COMMENT, TREE, click_node, expect_comment, expect_node,
                    read_games, tree, wait_file, write_comment)
from window import Unseen, wait_for

# bytes that look like a backslash are in 表, ソ and 能
SUNDAY = r'''(;GM[1]FF[3]CA[Shift_JIS]AP[KoTool:2.1]SZ[19]PB[表ソ　一郎]
PW[能登　花子]BR[四段]KM[6.5]RU[日本]XQ[未知の値\]そのまま][二つ目]EV[日曜研究会]
;B[pd];W[dp]C[表の説明：ここが大事。];B[pq]TR[pd][dp]KoTime[12]
(;W[dc]XY[1][2];B[ce];W[ed]LB[cc:A]C[定石のひとつ];B[ch])
(;W[de]N[別の道];B[cc]))
'''
SAID = '白が少し甘い。', '次はケイマに受ける。', 'OK!'


def open_sunday(desk, *words):
    with open(desk.path('sunday.sgf'), 'wb') as file:
        file.write(SUNDAY.encode('cp932'))
    game = desk.start('sunday.sgf', *words)
    return game.expect('日曜研究会*能登　花子')


def walk(game):
    """By buttons, keys and the tree."""
    game.press('一手進む').press('一手進む').expect('2 / 7')
    expect_comment(game, '表の説明：ここが大事。')
    expect_node(game, '2手目*コメントあり')
    game.key('Page_Down').expect('3 / 7').expect_point('Q16', '三角')
    game.press('最初へ').press('次の分岐').expect('3 / 7')
    expect_node(game, '3手目*分岐2通り')
    click_node(game, 5, 1).expect('5 / 5').expect_point('C17', '黒')
    expect_node(game, '5手目*変化2*')
    game.press('最初へ').press('次のコメント').expect('2 / *')
    game.press('次のコメント').expect('6 / 7')
    click_node(game, 7, 0).expect('7 / 7').expect_point('C12', '黒')


def see_menu(game, *items):
    """Looks what the menu says, and closes it."""
    game.key('F10')
    for item in items:
        game.find(item, 'menu item')
    game.key('Escape').expect_no('終了')


def mark(game):
    """A triangle, two letters, an arrow; each can be undone by its name."""
    game.press('三角印').click('D17').expect_point('D17', '三角')
    game.press('次の文字').click('C14').expect_point('C14', 'A')
    game.click('F17').expect_point('F17', 'B')
    game.press('点から点への矢印').click('C12').click('C9')
    see_menu(game, '元に戻す：線')
    game.key('ctrl+z', 'ctrl+z').expect_point_no('F17', 'ラベル')
    see_menu(game, '元に戻す：文字', 'やり直す：文字')
    game.key('ctrl+shift+z', 'ctrl+shift+z').expect_point('F17', 'B')


def vary(game):
    """A variation of move 6 by White."""
    game.press('着手する')
    click_node(game, 5, 0).expect('5 / 7').click('C17')
    game.expect_point('C17', '白').expect('6 / 6')
    expect_node(game, '6手目*変化2*')


def judge(game):
    """Good, very good, and how the position stands."""
    game.press('評価').press('好手').press('好手').expect('妙手')
    game.press('白よし').key('Escape').expect('妙手*白よし')
    see_menu(game.hover('A1'), '元に戻す：評価')
    game.key('ctrl+z').expect_no('妙手*白よし')
    game.key('ctrl+shift+z').expect('妙手*白よし')


def inform(game):
    game.key('ctrl+i').wait_window('対局情報')
    game.fill('日付*', '2026-11-15').key('Tab', 'Tab')
    game.type('B+R').shot('review-info')
    game.press('変更する').wait_window('sunday.sgf*')


def check(text):
    """What was edited, and all that was not."""
    before, = read_games(SUNDAY)
    after, = read_games(text)
    assert after['CA'] == 'UTF-8' and after['FF'] == '4'
    assert after['AP'].startswith('Tengen:')
    assert after['DT'] == '2026-11-15' and after['RE'] == 'B+R'
    for name in ('PB', 'PW', 'BR', 'KM', 'RU', 'XQ', 'EV', 'SZ'):
        assert after.values(name) == before.values(name), name
    last = after.at(0, 0, 0, 0, 0, 0, 0)
    assert last['C'] == '\n'.join(SAID) and last['TR'] == 'dc', last.properties
    assert sorted(last.values('LB')) == ['cf:A', 'fc:B'], last.properties
    assert last['AR'] == 'ch:ck', last.properties
    fifth = after.at(0, 0, 0, 0, 0)
    assert [list(node.properties) for node in fifth.children] == [
        ['W', 'LB', 'C'], ['W', 'TE', 'GW']], 'the variations of move 6'
    new = fifth.at(1)
    assert (new['W'], new['TE'], new['GW']) == ('cc', '2', '1')
    # nothing else is another than before
    for way in ((0,), (0, 0), (0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0, 0, 0),
                (0, 0, 0, 1), (0, 0, 0, 1, 0)):
        old = {name.replace('KoTime', 'KT'): values for name, values in
               before.at(*way).properties.items()}
        assert after.at(*way).properties == old, way


def read_copy(other):
    text = other.paste()
    return text if text.startswith('(;') else None


@story
def annotate_last_sundays_game(desk):
    """Annotated, saved as a clean copy, put on the clipboard."""
    game = open_sunday(desk)
    walk(game)
    with Clipboard() as other:
        other.copy(SAID[0])
        write_comment(game).key('ctrl+v')
        expect_comment(game, SAID[0])
        other.copy(SAID[1])
        game.key('Return', 'ctrl+v')
        expect_comment(game, '\n'.join(SAID[:2]))
        game.key('Return').type(SAID[2])
        expect_comment(game, '\n'.join(SAID))
        mark(game)
        game.shot('review-marks')
        vary(game)
        judge(game)
        inform(game)

        os.mkdir(desk.path('clean'))
        game.menu('ファイル', '名前を付けて保存…')
        game.save_as(desk.path('clean/sunday.sgf'))
        game.wait_window('sunday.sgf*')
        text = wait_file(desk.path('clean/sunday.sgf'), 'AR[')
        check(text)
        with open(desk.path('sunday.sgf'), 'rb') as file:
            assert file.read() == SUNDAY.encode('cp932')

        game.key('ctrl+c')
        copied = wait_for(lambda: read_copy(other), what='a copied record')
        check(copied)
    first = game.top()
    game.key('ctrl+v').wait_other(first)
    game.expect('日曜研究会*能登　花子', '0 / 7*').expect_sensitive('保存')
    game.key('ctrl+w').wait_window('sunday.sgf*').quit()


@story
def turn_the_whole_game(desk):
    """Mirrored from the menu, turned and exchanged by keys, all undone."""
    game = open_sunday(desk)
    game.press('一手進む').press('一手進む').expect('2 / 7')
    game.expect_point('Q16', '黒').expect_point('D4', '白')
    game.press('変化')
    game.click_on(game.find('棋譜全体の向きと色', 'menu item'))
    game.find('黒白の交換*', 'menu item')
    game.shot('review-whole')
    game.click_on(game.find('左右を反転*', 'menu item'))
    game.expect_point('D16', '黒').expect_point('Q4', '白')
    # what was written stays, and that is said
    game.expect('コメントの文章は書かれたままです。*座標*')
    expect_comment(game, '表の説明：ここが大事。')
    game.key('ctrl+z').expect_point('Q16', '黒').expect_point('D4', '白')
    game.key('ctrl+shift+k')
    game.expect_point('Q16', '白').expect_point('D4', '黒')
    game.key('ctrl+shift+r')
    game.expect_point('Q4', '白').expect_point('D16', '黒')
    # a game that was turned comes back as it was
    game.kill()
    game = desk.start().expect('2 / 7*変更あり')
    game.expect_point('Q4', '白').expect_point('D16', '黒')
    game.key('ctrl+z', 'ctrl+z')
    game.expect_point('Q16', '黒').expect_point('D4', '白')


@story
def close_with_unsaved_edits(desk):
    """Nothing is asked, nothing is lost; what others change is offered."""
    game = open_sunday(desk)
    game.key('ctrl+End').expect('7 / 7')
    write_comment(game).type('typed a moment ago').key('alt+F4')
    assert game.wait_end() == 0
    with open(desk.path('sunday.sgf'), 'rb') as file:
        assert file.read() == SUNDAY.encode('cp932')

    again = desk.start()
    again.expect('日曜研究会*能登　花子', '7 / 7*変更あり')
    expect_comment(again, 'typed a moment ago')
    again.key('ctrl+s')
    wait_file(desk.path('sunday.sgf'), 'C[typed a moment ago]')
    again.expect('7 / 7・sunday.sgf')

    # another program writes into the file
    text = wait_file(desk.path('sunday.sgf'), 'CA[UTF-8]')
    with open(desk.path('sunday.sgf'), 'w', encoding='utf-8') as file:
        file.write(text.replace('a moment ago', 'by another'))
    again.expect('この棋譜のファイルが、ほかのプログラムで書きかえられました。')
    again.shot('review-changed').press('読み直す')
    again.expect('ファイルを読み直しました。', '7 / 7')
    expect_comment(again, 'typed by another')
    again.quit()


def write_long(desk):
    """Twenty moves down the edges."""
    moves = ''.join(';%s[%s%s]' % ('BW'[i % 2], 'cq'[i % 2], chr(97 + i // 2))
                    for i in range(20))
    with open(desk.path('long.sgf'), 'w', encoding='utf-8') as file:
        file.write('(;GM[1]FF[4]CA[UTF-8]SZ[19]RU[Japanese]%s)\n' % moves)


def back_to_board(hands, point):
    """Back from the comment, to the point where the cursor was left."""
    cell = hands.game.find_point(point)[1]
    for _ in range(MANY):
        hands.key('shift+Tab')
        with contextlib.suppress(Unseen):
            return wait_for(lambda: cell.has_state('focused'), 0.3)
    raise Unseen('the board by shift and tab')


@story
def by_keyboard_alone(desk):
    """Comment, mark, variation, order, deletion, saving."""
    write_long(desk)
    game = desk.start('long.sgf', '--move', '10')
    hands = Keyboard(game)
    game.expect('10 / 20')
    # the keyboard starts in the tree; the board comes next by tab
    hands.key('Right', 'Right')
    game.expect('12 / 20')
    hands.key('Left', 'Left')
    game.expect('10 / 20')
    hands.key('Tab').find_cursor()
    hands.tab_to(COMMENT, 'text box').key('n', 'i', 'c', 'e')
    expect_comment(game, 'nice')
    back_to_board(hands, 'K10')
    hands.key('t').enter('D4')
    game.expect_point('D4', '三角')
    hands.key('m').enter('K10')
    game.expect_point('K10', '黒').expect('11 / 11')
    expect_node(game, '11手目*変化2*')

    # the variation becomes the main line, by the menu of the tree
    hands.tab_to(TREE, 'tree', back=True).key('Menu')
    game.find('本譜にする', 'menu item')
    game.go_to_item('本譜にする')
    hands.key('Return')
    wait_for(lambda: '変化2' not in tree(game).description,
             what='the main line')
    hands.key('alt+Down')
    game.expect_point('K10', '空点').expect('11 / 20')
    hands.key('ctrl+Delete')
    game.expect('10 / 11')
    hands.key('ctrl+z')
    game.expect('11 / 20')
    hands.key('ctrl+s')
    check_long(wait_file(desk.path('long.sgf'), 'nice'))
    game.expect('11 / 20・long.sgf').quit()


def check_long(text):
    game, = read_games(text)
    tenth = list(game.line())[9]
    assert tenth['C'] == 'nice' and tenth['TR'] == 'dp', tenth.properties
    assert [node['B'] for node in tenth.children] == ['jj', 'cf']
    assert len(list(tenth.at(1).line())) == 9


PROBLEM = '(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]AB[cc][gc]AW[cg][gg])\n'
OWN = 'ab]c:d'
LONG = 'x' * 21


def label(game):
    """Kana as in books, then a text of one's own, by key and by button."""
    game.press('次のイロハ').click('A1').expect_point('A1', 'イ')
    game.click('B1').expect_point('B1', 'ロ')
    game.key('j')
    entry = game.find('点に付ける文字', 'text box')
    wait_for(lambda: entry.has_state('focused'), what='the keys in the entry')
    game.type(LONG).expect('*長すぎます*').key('Return', 'ctrl+a')
    game.type(OWN).expect('*「ab…」と表示します。').shot('review-own')
    game.key('Return').expect_no('*「ab…」と表示します。')
    game.click('E5').expect_point('E5', OWN)
    with Clipboard() as other:
        other.copy('白地')
        game.press('好きな文字').key('ctrl+a', 'ctrl+v')
        game.expect('付けたい点を押してください。').key('Return')
        game.expect_no('付けたい点を押してください。')
    game.click('G5').expect_point('G5', '白地')
    # the same again takes it away
    game.click('E6').expect_point('E6', '白地')
    game.click('E6').expect_point_no('E6', '白地').shot('review-labels')


def turn(game, said, choice, says):
    game.press(said).go_to_item(choice).key('Return')
    return game.expect(says)


@story
def make_a_problem(desk):
    """Labels, and whose turn it is: it is White's, as the file says then."""
    with open(desk.path('problem.sgf'), 'w', encoding='utf-8') as file:
        file.write(PROBLEM)
    game = desk.start('problem.sgf')
    game.expect('0 / 0', '変化図')
    label(game)
    turn(game, '手番', '白の番', '白番')
    game.press('着手する').click('J9').expect_point('J9', '白').expect('1 / 1')
    turn(game, '手番', '白の番', '白番')
    game.click('J8').expect_point('J8', '白').key('ctrl+s')
    after, = read_games(wait_file(desk.path('problem.sgf'), '[ib]'))
    assert after['PL'] == 'W', after.properties
    assert after.values('LB') == ['ai:イ', 'bi:ロ', 'ee:ab\\]c\\:d', 'ge:白地']
    assert after.at(0)['W'] == 'ia' and after.at(0, 0)['PL'] == 'W'
    assert after.at(0, 0, 0)['W'] == 'ib'
    # the last turn is taken back, not the stone before it
    game.key('ctrl+z', 'ctrl+z').expect_point('J9', '白')
    game.expect_point_no('J8', '白').quit()


tell()
