#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-exercise-wall: exercises before a class, and a relay of two teams

What is right is found by the command line, from the stones on the wall.
"""
import os

from classroom import Wall
from journey import RENJU_COLUMNS, story, tell
from keyboard import Keyboard
from practice import FIVE, HOME, find_answers, find_miss, open_practice
from window import wait_for

RELAY = 'リレーを始める…'
NEXT, TEAM, RESULT = '次の問題', '次のチーム', '結果を見る'
SHOW = '答えを見る'
BLACK, WHITE = '黒チーム', '白チーム'


def open_five(game):
    """An exercise of five in a row is on the page."""
    open_practice(game)
    Keyboard(game).tab_to(FIVE + '*', 'grid cell')
    game.key('Return')
    wait_for(lambda: game.sees('黒の番です*') or game.sees('白の番です*'),
             what='an exercise')
    game.columns = RENJU_COLUMNS
    return game


def expect_other(game, stones):
    """Waits until another exercise is on the wall."""
    wait_for(lambda: game.stones() != stones, what='another exercise')


def has_log(desk):
    return os.path.exists(desk.path('data/tengen/practice'))


@story
def for_a_class(desk):
    """An exercise is shown large, and others after it; nothing is written."""
    game = open_five(desk.start())
    asked = game.stones()
    game.key('F11')
    wall = Wall(game)
    game.boards.clear()
    wall.expect_said('五')
    assert game.stones() == asked
    game.shot('wall-exercise')
    game.key('h')
    wall.expect_said('ヒント')
    game.shot('wall-hint')
    game.click(find_answers(game, FIVE)[0])
    wall.expect_said('正解')
    game.shot('wall-solved')
    game.press(NEXT)
    expect_other(game, asked)
    # wrong, and once more; then by the presenter's keys alone
    game.click(find_miss(game, find_answers(game, FIVE)))
    wait_for(lambda: '番です' not in wall.said, what='why it is wrong')
    game.shot('wall-missed')
    game.key('r')
    wall.expect_said('番です')
    game.key('a')
    wall.expect_said('答え')
    before = game.stones()
    game.key('Page_Down')
    expect_other(game, before)
    wall.expect_said('番です')
    game.key('Escape').wait_window('練習*')
    assert not has_log(desk)
    game.quit()


def start_relay(game, count, people):
    game.press(RELAY).wait_window('練習リレー').expect('連珠　五を作る')
    game.shot('relay-start')
    keys = Keyboard(game)
    keys.tab_to('問題の数', 'spin button')
    game.key('ctrl+a').type(str(count))
    for team, number in people:
        keys.tab_to(team + 'の人数', 'spin button')
        game.key('ctrl+a').type(str(number))
    keys.tab_to('教室で始める')
    game.key('Return')
    return Wall(game)


@story
def relay_of_teams(desk):
    """A right answer is a point; after a miss the other team tries."""
    game = open_five(desk.start())
    game.key('Escape').wait_window(HOME)
    wall = start_relay(game, 3, ())
    game.boards.clear()
    wall.expect_said('答えるのは、黒チームです。')
    game.shot('relay-asked')
    # black is right
    stones = game.stones()
    game.click(find_answers(game, FIVE)[0])
    game.expect('1点').expect_sensitive(NEXT, True).shot('relay-right')
    game.press(NEXT)
    expect_other(game, stones)
    wall.expect_said('答えるのは、白チームです。')
    # white is wrong, black too: nobody has a point
    stones = game.stones()
    answers = find_answers(game, FIVE)
    game.click(find_miss(game, answers))
    wall.expect_said('次は黒チームです。')
    game.shot('relay-passed')
    # a press by mistake is taken back
    game.key('u')
    wall.expect_said('答えるのは、白チームです。')
    game.click(find_miss(game, answers))
    wall.expect_said('次は黒チームです。')
    game.press(TEAM)
    wall.expect_said('答えるのは、黒チームです。')
    assert game.stones() == stones
    game.click(find_miss(game, answers))
    game.expect_sensitive(SHOW, True)
    game.press(SHOW)
    game.expect_sensitive(NEXT, True).press(NEXT)
    expect_other(game, stones)
    # the last one begins with black; white is right
    wall.expect_said('答えるのは、黒チームです。')
    answers = find_answers(game, FIVE)
    game.click(find_miss(game, answers)).press(TEAM)
    wall.expect_said('答えるのは、白チームです。')
    game.click(answers[0])
    game.expect_sensitive(RESULT, True).press(RESULT)
    wall.expect_said('黒チーム　1点、白チーム　1点。引き分けです。')
    game.shot('relay-over')
    game.key('Escape').wait_window(HOME)
    assert not has_log(desk)
    game.quit()


def enter(game, keys, point):
    """Presses Enter on a point of the wall, which tab leads to."""
    def has_cursor():
        board = game.top().board()
        return any(cell.has_state('focused') for cell in board.children)
    for _ in range(20):
        if has_cursor():
            break
        game.key('Tab')
    keys.here = None
    keys.enter(point)


@story
def relay_by_keys(desk):
    """People who are counted, with the keyboard alone."""
    game = open_five(desk.start())
    game.key('Escape').wait_window(HOME)
    wall = start_relay(game, 2, ((BLACK, 2), (WHITE, 3)))
    game.boards.clear()
    wall.expect_said('答えるのは、黒チーム 1番目の人です。')
    keys = Keyboard(game)
    stones = game.stones()
    enter(game, keys, find_answers(game, FIVE)[0])
    game.expect_sensitive(NEXT, True).key('n')
    expect_other(game, stones)
    wall.expect_said('答えるのは、白チーム 1番目の人です。')
    enter(game, keys, find_miss(game, find_answers(game, FIVE)))
    wall.expect_said('次は黒チーム 2番目の人です。')
    for _ in range(5):
        if '答えるのは、黒チーム 2番目の人です。' in wall.said:
            break
        wall.turn('Page_Down')
    enter(game, keys, find_answers(game, FIVE)[0])
    game.expect_sensitive(RESULT, True).key('n')
    wall.expect_said('黒チーム　2点、白チーム　0点。黒チームの勝ちです。')
    # the wall has the keys again, then it is left
    game.key('Escape', 'Escape').wait_window(HOME)
    game.quit()


tell()
