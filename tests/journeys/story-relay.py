#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-relay: two teams at the board

A game of captures (石取りゲーム) is played to its end by mouse, its win is
chalked up; a relay of Pure Go with people who are counted is played by keys.
"""
from classroom import Wall
from journey import story, tell
from window import wait_for


def write_number(game, name, number):
    """Writes where the number is, to the left of − and +."""
    node = game.find(name, 'spin button')
    window = game.top()
    x, y = window.place(node)
    game.desk.screen.click(window.number, x - node.box[2] // 3, y)
    return game.key('ctrl+a').type(str(number))


def expect_board(game, number):
    """Waits until another board of the wall is in use, and looks at that."""
    game.expect('%d　*（使っています）' % number)
    game.boards.clear()


@story
def captures(desk):
    """A hand that is too eager changes nothing; who takes a stone has won."""
    game = desk.start()
    game.key('F11')
    wall = Wall(game)
    game.key('plus')
    game.expect('何も置いていない盤').shot('relay-add')
    game.press('石取り 1個')
    wall.expect_said('先に石を1個取ったら勝ちです。黒チームの番です。')
    game.play('B1')
    wall.expect_said('こうたいです。次は白チームです。')
    stones = game.stones()
    game.click('D4')
    wall.expect_said('先に「次の人」を押してください。')
    assert game.stones() == stones
    game.press('次の人')
    wall.expect_said('白チームの番です。')
    game.play('A1').press('次の人').play('A2')
    wall.expect_said('石を1個取りました。黒チームの勝ちです。')
    stones = game.stones()
    game.click('D4')
    game.key('k')
    game.expect('黒チーム　0点', '白チーム　0点')
    assert game.stones() == stones
    game.press('1点入れる').expect('黒チーム　1点')
    game.expect_sensitive('入れました', False).shot('relay-won')
    game.press('待った')
    wall.expect_said('黒チームの番です。')
    game.expect('黒チーム　1点')
    game.key('Escape').wait_window('純碁*')
    game.quit()


@story
def chalk(desk):
    """Points by mouse and by keys, with a way back; a name is changed. They
    are still there when the classroom is opened again."""
    game = desk.start()
    game.key('F11')
    Wall(game)
    game.key('k').press('白チームの点を1つふやす')
    game.expect('白チーム　1点').key('F2').expect('黒チーム　1点')
    game.key('F3').expect('白チーム　2点')
    game.key('shift+F3').expect('白チーム　1点')
    game.press('全部消す').expect('黒チーム　0点', '白チーム　0点')
    game.key('F4').expect('黒チーム　1点', '白チーム　1点')
    game.press('白チーム')
    wait_for(lambda: game.sees('チームの名前', 'text box'), what='the name')
    game.type('Owls').key('Return').expect('Owls　1点')
    game.shot('relay-chalk')
    game.key('Escape').wait_window('純碁*')
    game.key('F11')
    Wall(game)
    game.key('k').expect('Owls　1点', '黒チーム　1点')
    game.key('Escape').wait_window('純碁*')
    game.quit()


@story
def by_keys(desk):
    """Two people of each team play Pure Go; the board is copied to try on."""
    game = desk.start()
    game.key('F11')
    wall = Wall(game)
    game.key('plus')
    write_number(game, '黒チームの人数', 2)
    write_number(game, '白チームの人数', 3)
    game.press('純碁リレー')
    wall.expect_said('黒チーム 1番目の人の番です。')
    for point, who in (('D4', '白チーム 1番目の人'),
                       ('E4', '黒チーム 2番目の人'),
                       ('E5', '白チーム 2番目の人'),
                       ('E3', '黒チーム 1番目の人')):
        game.play(point)
        wall.expect_said('こうたいです。次は%sです。' % who)
        game.key('n')
        wall.expect_said(who + 'の番です。')
    stones = game.stones()
    game.key('u')
    wall.expect_said('白チーム 2番目の人の番です。')
    game.play('E3').key('n')
    game.key('plus').press('今の盤面を写して打つ')
    expect_board(game, 3)
    wait_for(lambda: game.stones() == stones, what='a copy of the board')
    game.play('B2')
    game.key('2')
    expect_board(game, 2)
    wait_for(lambda: game.stones() == stones, what='the board of the teams')
    game.shot('relay-people')
    game.key('Escape').wait_window('純碁*')
    game.quit()


tell()
