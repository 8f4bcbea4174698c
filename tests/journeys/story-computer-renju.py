#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-computer-renju: somebody alone plays Renju against the computer

A child wins by a four-three at the first level; an opening with an exchange of
colours, a wrong word and a declared five; an opening of many decisions, killed
while the computer thinks. No story knows what the computer will play.
"""
import time

import shapes
from journey import RENJU_COLUMNS, story, tell
from renju import FIVE, go_to_regulation, wait_board
from window import wait_for

NEW = '新しい対局'
PLAY = 'コンピューターと打つ'
NAMES = [shapes.name(point) for point in range(shapes.SIDE ** 2)]


def open_alone(game, regulation):
    """The window for a new game of Renju against the computer."""
    game.press(PLAY).wait_window(NEW).press('連珠')
    game.columns = RENJU_COLUMNS
    if not game.sees('開局規定: ' + regulation):
        go_to_regulation(game.press('開局規定:*'), regulation)
    return game


def count(game):
    return sum(letter in 'XO' for letter in game.stones())


def wait_turn(game, n_stones):
    """The computer has moved: so many stones lie, or the game is over."""
    wait_for(lambda: count(game) >= n_stones or game.sees('もう一局*'),
             what='the move of the computer')


def win(game, stone):
    """Makes a four-three and then a five, however the computer answers."""
    made = False
    while True:
        board = shapes.read(game.stones())
        if made:
            point = shapes.finish(board, stone)
        else:
            point, made = shapes.choose(board, stone)
            if made:
                game.hover(shapes.name(point)).shot('computer-renju-43')
        ends = any(shapes.wins(shapes.put(board, point, stone), point, step)
                   for step in shapes.STEPS)
        stones = count(game)
        game.play(shapes.name(point))
        if ends:
            assert made, 'a five without a four-three'
            return
        wait_turn(game, stones + 2)


@story
def four_three(desk):
    """Chosen by mouse, won by 四三 at the first level."""
    game = open_alone(desk.start(), '自由打ち')
    game.expect('見えるもの: 五連にする・四を止める').press('Lv.4')
    game.expect('見えるもの: *四三を作る*').press('Lv.6')
    game.expect('四追いと先を読みます。*').press('Lv.1')
    game.expect('見えるもの: 五連にする・四を止める').shot('computer-renju-new')
    wait_board(game.press('対局開始')).expect('白・Lv.1', 'コンピューター')
    game.play('H8')
    wait_turn(game, 2)
    # one's own move and its answer go together
    before = game.stones()
    game.press('待った')
    wait_for(lambda: count(game) == 0, what='an empty board')
    game.play('H8')
    wait_turn(game, 2)
    assert game.stones() == before, game.stones()
    win(game, 'X')
    game.expect_result('黒の勝ち（五連）*').shot('computer-renju-won')
    game.quit()


@story
def declared(desk):
    """The computer puts a pattern, the person takes Black, says a five too
    early, and once more when it stands."""
    game = open_alone(desk.start(), '珠型交代打ち')
    game.press('宣言・指摘').press('黒白の交換').press('Lv.1')
    wait_board(game.press('対局開始'))
    wait_for(lambda: count(game) == 3, what='a pattern')
    game.press('交代する*')
    wait_turn(game, 4)
    game.expect('*黒白交代')
    game.shot('computer-renju-swapped')
    # back to the choice, whose answer is the same
    game.press('待った')
    wait_for(lambda: count(game) == 3, what='the choice once more')
    game.press('交代する*')
    wait_turn(game, 4)
    while not game.sees(FIVE):
        board = shapes.read(game.stones())
        stones = count(game)
        game.play(shapes.name(shapes.choose(board, 'X')[0]))
        wait_turn(game, stones + 2)
    game.expect_no('白 五連です', '禁手です').press(FIVE)
    game.expect_status('その色の五連は盤にありません。*')
    win(game, 'X')
    game.press(FIVE).expect_result('黒の勝ち（五連）*')
    game.shot('computer-renju-declared').quit()


def is_free(game, name):
    said = game.point(name)
    return '空点' in said and '範囲の外' not in said


def act(game):
    """A decision of the person: any that is offered."""
    for choice in 'このまま*', '五手目の候補を出す*':
        if game.sees(choice):
            return game.press(choice)
    if game.sees('*残す五手目*'):
        return game.click(next(name for name in NAMES
                               if '提示された五手目' in game.point(name)))
    places = shapes.near(shapes.read(game.stones()))
    places.sort(key=lambda point: abs(point - len(NAMES) // 2))
    return game.click(next(name for name in map(shapes.name, places)
                           if is_free(game, name)))


def is_thinking(game):
    """Whether it begins to think: what it finds at once is seen later."""
    end = time.monotonic() + 0.6
    while time.monotonic() < end:
        if game.sees('考え中'):
            return True
    return False


@story
def killed(desk):
    """Taken up again whenever it thinks, an opening of five exchanges comes to
    its end, and the game goes on."""
    game = open_alone(desk.start(), '五珠交替打ち（10題）')
    game.press('Lv.10')
    wait_board(game.press('対局開始')).play('H8')
    kills = 0
    while kills < 4 or count(game) < 8:
        if is_thinking(game):
            stones = count(game)
            game.kill()
            kills += 1
            game = desk.start()
            game.columns = RENJU_COLUMNS
            assert count(game) >= stones, game.stones()
            wait_for(lambda: not game.sees('考え中'), what='its act')
            if kills == 1:
                game.shot('computer-renju-again')
        act(game)
    assert count(game) >= 8, game.stones()
    game.quit()


tell()
