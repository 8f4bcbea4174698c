#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-first: the first ten minutes of a child

The first steps of the first lesson, each of them wrong first, a capture game
won against the computer, and on to the next step; by mouse, and by keyboard
alone.
"""
from journey import story, tell
from keyboard import Keyboard, put_pointer_away
from lesson import VERSUS, Keys, Lesson, Mouse, Walk, open_lesson, open_list
from player import Player, read_move
from window import wait_for

SIZE = 7
STEPS = 5  # before the game
TRIES = 6  # a lower level than that of the moves may win now and then
ON = 'レッスンの続き'
WON, OVER = '石を*取って、黒の勝ちです。', '石を*取って、?の勝ちです。'


def take_stone(game, hands):
    """A game of moves that a high level finds, until either has a stone."""
    player = Player('pure goal=1', SIZE, 9)
    moves = 0
    wait_for(lambda: game.sees('1手目・黒の番*'), what='the first turn')
    while not game.sees(OVER):
        hands.play(player.find('b'))
        moves += 2
        wait_for(lambda: game.sees('*%d手目・黒の番*' % (moves + 1)) or
                 game.sees(OVER), 60, what='the answer')
        if not game.sees(OVER):
            player.note('w', read_move(game, moves, SIZE))
    player.close()
    return game.sees(WON)


def win(game, make_hands):
    """Whoever loses plays again."""
    for _ in range(TRIES):
        hands = make_hands(game)
        if take_stone(game, hands):
            return hands
        hands.press('もう一局')
    raise AssertionError('%d games lost' % TRIES)


def go_through(game, lesson, kind, make_hands):
    walk = Walk(game, kind)
    first = next(step for step in lesson.steps if step.kind == 'versus')
    assert first.number <= STEPS + 1, first.number
    for step in lesson.steps[:first.number - 1]:
        walk.take(step)
        walk.hands.next()
    walk.page.expect_place(first)
    walk.hands.press(VERSUS)
    game.wait_window('*純碁　%d路盤*' % SIZE).shot('first-game')
    hands = win(game, make_hands)
    game.expect_result(WON).shot('first-won')
    hands.press(ON)
    game.wait_window(lesson.title)
    walk.page.expect_done(first)
    walk.hands.next()
    walk.page.expect_place(lesson.steps[first.number])
    game.shot('first-on')


@story
def by_mouse(desk):
    game, lesson = desk.start(), Lesson('pure-go-first')
    open_list(game)
    open_lesson(game, lesson)
    go_through(game, lesson, Mouse, lambda game: game)
    game.quit()


@story
def by_keyboard(desk):
    put_pointer_away(desk)
    game, lesson = desk.start(), Lesson('pure-go-first')
    game.key('F6').wait_window('レッスン')
    Keyboard(game).press('始める：' + lesson.title)
    game.wait_window(lesson.title)
    go_through(game, lesson, Keys, Keyboard)
    game.quit()


tell()
