#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-tally: counting by laying things out in rows

At the end of a game of Pure Go, from the menu and from the scoring dialog; in
a lesson, as a tool for a question that is then answered.
"""
from journey import story, tell
from lesson import Keys, Lesson, Walk, open_lesson
from tally import ROWS, close_rows, count, open_rows

STONES = 'C3 E3 C4 E4 C5 E5 C2 E2 C6 E6 C1 E1 C7'


@story
def pure_game(desk):
    """Both have passed: 7 against 6, one by one."""
    game = desk.start()
    game.press('新しい対局').wait_window('新しい対局')
    game.press('7路').press('対局開始').wait_window('純碁*7路*')
    game.play(STONES)
    for _ in range(2):
        game.press('パス')
    # much is left to fill; they count all the same
    game.press('終局の確認').wait_window('終局の確認').shot('tally-score')
    open_rows(game, ROWS)
    game.expect('純碁', '▶ を押すと、一つずつ数えます。')
    count(game, 'Right', '黒 1個、白 1個')
    count(game, 'space', '黒 2個、白 2個').shot('tally-two')
    count(game, 'Left', '黒 1個、白 1個')
    count(game, 'End', '黒 7個、白 6個。黒が 1個 多いです。').shot('tally-end')
    assert not game.is_sensitive('一つ数える')
    count(game, 'Home', '黒 0個、白 0個')
    game.press('一つ数える').expect('黒 1個、白 1個')
    game.press('10個数える').expect('黒 7個、白 6個。黒が 1個 多いです。')
    game.press('5個ずつ').shot('tally-five')
    close_rows(game, '終局の確認').key('Escape').wait_window('純碁*7路*')

    # the same from the window of the game
    open_rows(game).expect('黒 0個、白 0個')
    close_rows(game, '純碁*7路*')
    game.quit()


@story
def lesson(desk):
    """A question for a number: the rows are a tool, the answer is typed."""
    game = desk.start()
    game.key('F6').wait_window('レッスン')
    lesson = Lesson('counting')
    step = next(step for step in lesson.steps if step.kind == 'count'
                and step.task.get('what') == 'area')
    open_lesson(game, lesson)
    walk = Walk(game, Keys)
    walk.hands.go_to(step)
    walk.page.expect_place(step)
    game.press(ROWS).wait_window(ROWS).shot('tally-lesson')
    side = '黒' if step.task.get('colour') == 'black' else '白'
    count(game, 'Right', side + ' 1点')
    count(game, 'End', '%s %s点' % (side, step.task.get('answer')))
    game.shot('tally-lesson-end')
    close_rows(game, lesson.title)
    walk.take(step)
    game.quit()


tell()
