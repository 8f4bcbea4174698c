#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-joined: one position in two orders of moves

What is known of it where the other order stands is seen here too, and is a key,
a button or a click away; and so is the way back.
"""
from journey import story, tell
from renju import RENJU_COLUMNS
from review import expect_comment, expect_node, write_comment
from window import wait_for

# 花月 twice; only the second time it goes on
LIBRARY = '''(;GM[4]FF[4]CA[UTF-8]SZ[15]PB[花子]PW[太郎]
(;B[hh];W[hg];B[ig]C[手元のメモ])
(;B[ig];W[hg];B[hh]N[花月]C[黒が勝てる珠型です。白の四手目は二通りです。]LB[ih:A]
(;W[ih];B[gg]C[黒の好手です。])(;W[ii];B[hi]))
(;B[hh];W[ih];B[ig]))
'''
SAME = '別の手順の同じ局面（1）'
GO, BACK = '移る', '戻る'
NEXT = '別の手順からの変化'
CAME = '別の手順から来ています。'
KNOWN = '花月*黒が勝てる珠型です。*'


def open_library(desk):
    with open(desk.path('library.sgf'), 'w', encoding='utf-8') as file:
        file.write(LIBRARY)
    game = desk.start('library.sgf').expect('*花子*太郎')
    game.columns = RENJU_COLUMNS
    return game


def to_third_move(game):
    """Along the first order, which ends there."""
    return game.key('alt+Right', 'alt+Right', 'alt+Right').expect('3 / 3*')


@story
def by_keyboard(desk):
    """What follows and is written elsewhere is seen; there and back."""
    game = open_library(desk)
    game.key('alt+Right', 'alt+Right').expect('2 / 3*').expect_no(GO)
    game.key('alt+Right').expect('3 / 3*').expect(SAME, KNOWN)
    expect_comment(game, '手元のメモ')
    game.expect_point('I8', 'A').expect_point('I8', NEXT)
    game.expect_point('I7', NEXT)
    game.expect('白 I8、' + NEXT, '白 I7、' + NEXT)
    game.shot('joined')
    game.key('alt+j').expect('3 / 5*').expect(SAME, BACK)
    expect_comment(game, '黒が勝てる*')
    expect_node(game, '3手目 黒 H8*変化2*')
    game.expect_point_no('I8', NEXT)
    game.key('alt+Right', 'alt+Right').expect('5 / 5*').expect(CAME)
    expect_comment(game, '黒の好手です。')
    game.key('alt+shift+j').expect('3 / 3*').expect(SAME).expect_no(BACK)
    expect_comment(game, '手元のメモ')
    # once more there, and round to where it began
    game.key('alt+j', 'alt+j').expect('3 / 3*').expect_no(BACK)
    game.key('alt+Left', 'alt+j')
    game.expect_status('この局面になる別の手順は、この棋譜にはありません。')
    game.key('alt+shift+j')
    game.expect_status('別の手順から来たのではありません。')
    game.quit()


@story
def by_pointer(desk):
    """A click on what follows elsewhere adds nothing: it goes there."""
    game = to_third_move(open_library(desk))
    game.expect(SAME).click('I7').expect('4 / 5*').expect(CAME)
    expect_node(game, '4手目 白 I7*')
    game.press(BACK).expect('3 / 3*').expect(SAME)
    game.press('白 I8、' + NEXT).expect('4 / 5*')
    game.press(BACK).expect(SAME).press(GO).expect('3 / 5*')
    game.press(BACK).expect('3 / 3*')
    assert '変更あり' not in game.title(), game.title()
    # a move that follows nowhere is one of this order
    game.click('I7').press(BACK).click('A1').expect('4 / 4*', '*変更あり')
    game.key('alt+Left').expect(SAME).key('alt+j').expect_point('A1', NEXT)
    game.quit()


@story
def by_tab(desk):
    """The buttons have the keyboard, and it stays with them."""
    game = to_third_move(open_library(desk))
    write_comment(game)
    for _ in range(12):
        game.key('Tab')
        if game.focused() == GO:
            break
    assert game.focused() == GO, game.focused()
    game.key('Return').expect('3 / 5*', BACK)
    game.key('Tab', 'Return').expect('3 / 3*').expect_no(BACK)
    wait_for(lambda: game.focused() == GO, what='the keyboard on the way there')
    game.key('Tab', 'Return').expect('4 / 5*', CAME)
    wait_for(lambda: game.focused() == BACK, what='the keyboard on the way back')
    game.quit()


@story
def while_it_changes(desk):
    """Joined is what is the same now."""
    game = to_third_move(open_library(desk)).expect(SAME)
    game.key('alt+j').expect('3 / 5*').key('ctrl+Delete').expect('2 / 2*')
    game.key('alt+Up').expect('1 / 3*').key('alt+Right', 'alt+Right')
    game.expect('3 / 3*').expect_no(GO).expect_point_no('I8', NEXT)
    game.key('ctrl+z').expect('2 / 2*').key('ctrl+z').expect('3 / 5*', SAME)
    game.quit()


@story
def in_go(desk):
    """A stone that was taken is not there; another way it never was."""
    with open(desk.path('go.sgf'), 'w', encoding='utf-8') as file:
        file.write('(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]PB[花子]PW[太郎]'
                   '(;B[ba];W[aa];B[ab])(;B[ba];W[];B[ab];W[ee]C[天元です。]))')
    game = desk.start('go.sgf').expect('*花子*太郎')
    to_third_move(game).expect('別の手順の同じ局面（1）')
    game.expect_point('E5', NEXT).click('E5')
    expect_comment(game, '天元です。')
    game.key('alt+shift+j').expect('3 / 3*').quit()


tell()
