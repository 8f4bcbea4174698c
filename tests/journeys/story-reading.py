#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-reading: files as they come, and finding one's way in them

Charsets that no file names, a dictionary of two thousand nodes, five games in
one file, another kind of game, and faults.
"""
from fnmatch import fnmatchcase

from clipboard import Clipboard
from journey import story, tell
from review import (click_node, expect_comment, expect_node, pixels,
                    read_games, tree, wait_file, write_comment)
from window import wait_for

NAMES = '表　一郎 対 能登　花子'
UNNAMED = '''(;GM[1]FF[3]SZ[19]PB[表　一郎]PW[能登　花子]RU[日本]
;B[pd]C[ここが大事];W[dp];B[pq])
'''
WAYS = 4
DEPTH = 5
BOOK = '本を離れる'


def read_as(game, charset):
    game.menu('ファイル', '文字コード…').wait_window('文字コード')
    game.click_on(game.find(charset, 'list item')).press('読み直す')
    return game.wait_window('old.sgf*').expect('*%s*で読み直しました。*' % charset)


@story
def correct_the_charset(desk):
    """Names are wrong; the right ones are chosen, and no edit is lost."""
    with open(desk.path('old.sgf'), 'wb') as file:
        file.write(UNNAMED.encode('cp932'))
    game = desk.start('old.sgf')
    game.expect('*.sgf*').menu('ファイル', '文字コード…').wait_window('文字コード')
    # what differs between the charsets, the head of the file or not
    game.expect('表　一郎 · 能登　花子 · *ここが大事*')
    game.shot('reading-charset').key('Escape')
    game.wait_window('old.sgf*')
    read_as(game, '中国語・簡体字*').expect_no(NAMES)
    game.key('Page_Down').expect('1 / 3')
    write_comment(game).type(' my words')
    expect_comment(game, '* my words')

    read_as(game, '日本語（Shift_JIS）').expect(NAMES, '1 / 3*')
    expect_comment(game, 'ここが大事')
    game.expect('*変更は、「棋譜の一覧」の「続きから」に*').shot('reading-again')
    first = game.top()
    game.press('変更した棋譜に戻る').wait_other(first)
    expect_comment(game.expect('1 / 3*変更あり'), '* my words')
    game.quit()


def make_book():
    """A dictionary: at each move four ways on, each with a comment."""
    # text of the nodes of a level, deepest first
    def node(way):
        depth = len(way)
        colour, last = 'BW'[(depth - 1) % 2], way[-1]
        point = chr(97 + 2 + 3 * ((depth - 1) % 5)) + chr(97 + 3 + 3 * last)
        said = '定石 ' + '-'.join(str(step + 1) for step in way)
        if way == (2, 1, 3, 0):
            said += ' ここで' + BOOK
        if depth == DEPTH:
            said += '];%s[s%s' % ('BW'[depth % 2], chr(97 + last))
        return ';%s[%s]C[%s]' % (colour, point, said)

    def below(way):
        if len(way) == DEPTH:
            return ''
        return ''.join('(%s%s)' % (node(way + (step,)), below(way + (step,)))
                       for step in range(WAYS))
    return '(;GM[1]FF[4]CA[UTF-8]SZ[19]RU[Japanese]GN[定石の辞典]%s)' % below(())


@story
def find_where_the_joseki_left_the_book(desk):
    with open(desk.path('book.sgf'), 'w', encoding='utf-8') as file:
        file.write(make_book())
    game = desk.start('book.sgf')
    game.expect('定石の辞典*', '0 / 6')
    # the board shows what may follow
    game.expect_point('C16', '次の手').expect_point('C13', '変化')
    game.expect_point('C10', '変化').shot('reading-book')
    game.press('次のコメント').expect('1 / 6').press('次の分岐').expect('2 / 6')
    expect_comment(game, '定石 1-1')
    game.key('alt+Down')
    expect_comment(game, '定石 1-2')
    game.key('alt+Down', 'alt+Down', 'alt+Up')
    expect_comment(game, '定石 1-3')

    with Clipboard() as other:
        other.copy(BOOK)
        game.press('検索…').key('ctrl+v')
        # what is pasted comes a little later
        wait_for(lambda: game.key('Return').sees('1件中1件目、4手目'),
                 what='the move with these words')
    expect_comment(game, '定石 3-2-4-1 ここで' + BOOK)
    expect_node(game, '4手目*分岐4通り*')
    game.shot('reading-search').press('検索を閉じる')
    game.expect_no('1件中1件目、4手目')

    # the move that put a stone, a number, a click into the tree
    game.click('F13', 3).expect('2 / 6')
    expect_comment(game, '定石 3-2')
    game.press('最後へ').expect('6 / 6').key('g')
    game.find('*手*', 'spin button', 'text box')
    game.type('3').key('Return').expect('3 / 6')
    game.press('最初へ').expect('0 / 6')
    click_node(game, 3, 0).expect('3 / 6')
    expect_comment(game, '定石 1-1-1')

    # folded away, and there again
    game.key('minus')
    expect_node(game, '3手目*折りたたみ中*')
    game.key('plus')
    wait_for(lambda: '折りたたみ' not in tree(game).description,
             what='an open branch')

    # numbers from here: the stone before has none, this one is 1
    before = pixels(game, 'C16'), pixels(game, 'J16')
    game.key('F7')
    wait_for(lambda: pixels(game, 'J16') != before[1], what='a number')
    assert pixels(game, 'C16') == before[0]
    game.quit()


WORDS = '''(;GM[1]FF[4]CA[UTF-8]SZ[9]C[コウについて]
;B[ee]C[コウを取る。コウ材はあるか。]N[コウの始まり];W[ef]C[手抜き]
;B[ff]C[%s最後のコウ])
''' % ('長い話です。\n' * 40)


def expect_focus(game, name):
    wait_for(lambda: fnmatchcase(game.focused() or '', name),
             what='the focus on "%s"' % name)
    return game


@story
def from_word_to_word(desk):
    """Each place of a word, which of how many it is, and out again."""
    with open(desk.path('words.sgf'), 'w', encoding='utf-8') as file:
        file.write(WORDS)
    game = desk.start('words.sgf')
    game.expect('0 / 3')
    with Clipboard() as other:
        other.copy('ｺｳ')
        # narrow letters find wide ones
        game.key('ctrl+f')
        expect_focus(game, '*の言葉*').key('ctrl+v').expect('5か所')
    game.key('Return').expect('5件中1件目、初手の前').key('Return')
    game.expect('5件中2件目、1手目の名前', '1 / 3').key('Return')
    game.expect('5件中3件目、1手目').shot('reading-words').key('F3')
    game.expect('5件中4件目、1手目', '1 / 3').press('次を検索')
    game.expect('5件中5件目、3手目', '3 / 3').shot('reading-word')
    game.key('Return').expect('5件中1件目、初手の前', '0 / 3')
    game.key('shift+Return').expect('5件中5件目、3手目')
    game.press('前を検索').expect('5件中4件目、1手目')
    game.key('shift+F3').expect('5件中3件目、1手目')

    # Escape closes the search, then leaves the comment
    write_comment(game).type(' ko')
    game.key('Escape').expect_no('*件中*')
    expect_focus(game, 'コメント').type('!').key('Escape')
    expect_focus(game, '変化図')
    expect_comment(game, 'コウを取る。コウ材はあるか。 ko!')
    game.key('Right').expect('2 / 3')
    game.quit()


def write_five(desk):
    with open(desk.path('five.sgf'), 'w', encoding='utf-8') as file:
        for number in range(1, 6):
            file.write('(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]EV[第%d局]'
                       'PB[黒%d]PW[白%d];B[c%s]XX[%d];W[gg])\n'
                       % (number, number, number, chr(96 + number), number))


@story
def a_file_with_five_games(desk):
    """The third is edited, the fifth is looked at; all five are saved."""
    write_five(desk)
    game = desk.start('five.sgf')
    game.wait_window('ファイルの中の棋譜').expect('*第1局*', '*第5局*')
    game.shot('reading-games')
    game.click_on(game.find('*第3局*', 'label')).press('この棋譜を見る')
    game.wait_window('five.sgf*').expect('第3局*黒3 対 白3')
    game.press('一手進む').expect('1 / 2').expect_point('C7', '黒')
    write_comment(game).type('third')
    expect_comment(game, 'third')

    game.key('ctrl+l').wait_window('ファイルの中の棋譜')
    game.key('End', 'Return').wait_window('five.sgf*')
    game.expect('第5局*黒5 対 白5', '5／5局*')
    game.key('alt+Page_Up').expect('第4局*黒4 対 白4', '4／5局*')
    game.key('alt+Page_Down').expect('第5局*黒5 対 白5').press('保存')
    games = read_games(wait_file(desk.path('five.sgf'), 'third'))
    assert [node['EV'] for node in games] == ['第%d局' % number
                                              for number in range(1, 6)]
    assert [node.at(0).values('C') for node in games] == [
        [], [], ['third'], [], []]
    assert [node.at(0)['XX'] for node in games] == list('12345')
    game.quit()


GAMES = (('Mori', 'Abe', '2003-04-01', 'W+3.5', 3), ('Abe', 'Ito', '1999', '', 1),
         ('Ito', 'Mori', '2001-12-24', 'B+R', 2))


def rows(game):
    """Who plays in the games of the list, from the top."""
    return [row.name.split('　', 1)[1].split(' ', 3)[0]
            for row in game.find('棋譜', 'list').find_all(
                '*', 'list item')]


def expect_rows(game, *blacks):
    wait_for(lambda: rows(game) == list(blacks),
             what=lambda: 'games of %s instead of %s' % (blacks, rows(game)))
    return game


@story
def look_for_a_game_in_a_collection(desk):
    """Players first; in another order; letters typed there search."""
    with open(desk.path('many.sgf'), 'w', encoding='utf-8') as file:
        for black, white, date, result, moves in GAMES:
            file.write('(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]EV[王座戦]RO[3]'
                       'PB[%s]PW[%s]DT[%s]%s%s)\n'
                       % (black, white, date, result and 'RE[%s]' % result,
                          ';B[cc]' * moves))
    game = desk.start('many.sgf')
    game.wait_window('ファイルの中の棋譜')
    game.expect('1　Mori 対 Abe', '王座戦 第3局・2003年4月1日・白の3目半勝ち・3手')
    expect_rows(game, 'Mori', 'Abe', 'Ito')
    game.pick('並べ方', '対局日')
    expect_rows(game, 'Abe', 'Ito', 'Mori').press('逆順')
    expect_rows(game, 'Mori', 'Ito', 'Abe').shot('reading-order')
    game.pick('並べ方', '結果')
    # not known comes last either way
    expect_rows(game, 'Mori', 'Ito', 'Abe').press('逆順')
    expect_rows(game, 'Ito', 'Mori', 'Abe')

    # the keys go to the list again, where letters search and others do not
    game.click_on(game.find('*Mori 対 Abe', 'label'))
    game.key('Down').type('ito')
    expect_rows(game, 'Ito', 'Abe').key('Down')
    expect_focus(game, '*Abe 対 Ito*').key('Up')
    expect_focus(game, '*Ito 対 Mori*').key('Return')
    game.wait_window('many.sgf*').expect('*Ito 対 Mori', '3／3局*')

    # the order is as it was
    game.key('ctrl+l').wait_window('ファイルの中の棋譜')
    expect_rows(game, 'Ito', 'Mori', 'Abe').expect('結果')
    game.key('Escape').wait_window('many.sgf*').quit()


@story
def another_kind_of_game(desk):
    """Tree, properties and comments, but no board."""
    with open(desk.path('chess.sgf'), 'w', encoding='utf-8') as file:
        file.write('(;GM[3]FF[4]CA[UTF-8]PB[黒井]PW[白井];W[e2e4]C[定跡]'
                   '(;B[e7e5];W[g1f3])(;B[c7c5]ZZ[?]))')
    game = desk.start('chess.sgf')
    game.expect('*盤は表示できません*', '0 / 3')
    game.press('一手進む').expect('1 / 3')
    expect_comment(game, '定跡')
    click_node(game, 2, 1).expect('2 / 2')
    game.press('項目').expect('c7c5', 'ZZ', '?').shot('reading-chess')
    game.press('変化図')
    write_comment(game).type('Sicilian')
    game.expect('2 / 2*変更あり').key('ctrl+s')
    after, = read_games(wait_file(desk.path('chess.sgf'), 'Sicilian'))
    assert after['GM'] == '3' and after.at(0)['W'] == 'e2e4'
    assert after.at(0, 1).properties == {
        'B': ['c7c5'], 'ZZ': ['?'], 'C': ['Sicilian']}
    game.quit()


@story
def a_file_with_faults(desk):
    """What was odd is listed, and each goes to its place."""
    with open(desk.path('odd.sgf'), 'w', encoding='utf-8') as file:
        file.write('(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese];B[ee];W[zz]\n'
                   ';B[cc]TR[dd][dd];Wxyz[gg];B[ee]\n;W[cg]C[open')
    game = desk.start('odd.sgf')
    game.expect('*直して読んだ所が*').press('注意*')
    game.expect('1行目*盤の上にない点*', '2行目*小文字*')
    game.shot('reading-odd')
    game.click_on(game.find('1行目*盤の上にない点*', 'label')).expect('2 / 6')
    game.key('Down', 'Down', 'Return').expect('4 / 6')
    game.key('Down', 'Return').expect('6 / 6', '3行目*「]」がない*')
    expect_comment(game, 'open*')
    game.key('Up', 'Up', 'Up', 'Return').expect('2 / 6')
    expect_node(game.press('変化図'), '着手なし')
    game.quit()


tell()
