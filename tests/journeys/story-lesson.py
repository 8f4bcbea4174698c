#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-lesson: whole lessons, with something wrong in each step

One lesson is gone through from its start to its game, and one step of each
other kind; all lessons when TENGEN_FULL is set, by mouse and by keyboard.
"""
import os

from journey import story, tell
from keyboard import MANY
from lesson import Keys, Lesson, Mouse, Walk, list_lessons, open_lesson, \
    open_list

FULL = 'TENGEN_FULL' in os.environ
# a step of each kind that the first lesson has not
OTHERS = (('pure-go-to-go', 'why'), ('go-basics', 'score'),
          ('renju-forbidden', 'R1-11-declare'))


def go_through(game, walk, lesson, steps):
    """One step after the other."""
    for step in steps:
        walk.take(step)
        game.shot('lesson-%s-%02d' % (lesson.name, step.number))
        if step is not steps[-1]:
            walk.hands.next()


def go_back(game):
    """To the list."""
    return game.press('レッスン').wait_window('レッスン')


def play_computer(game):
    """From the end of a lesson to the game that follows it, and back."""
    lesson = game.title()
    # the wheel brings the end of the text into sight; the button of the step
    # above may have the same name
    window, screen = game.top(), game.desk.screen
    width, height = screen.size(window.number)
    for _ in range(MANY):
        screen.click(window.number, width * 4 // 5, height // 2, 5)
    *_, button = window.frame.find_all('コンピューターと打つ', 'button')
    game.click_on(button).wait_window('新しい対局')
    game.expect('いまは Lv.*').press('キャンセル').wait_window('*[純囲連]?　*')
    game.switch_to(lesson)


@story
def by_mouse(desk):
    """The first lesson, all of them in the long form."""
    game = desk.start()
    open_list(game).shot('lesson-list')
    for name in list_lessons() if FULL else ['pure-go-first']:
        lesson = Lesson(name)
        open_lesson(game, lesson)
        go_through(game, Walk(game, Mouse), lesson, lesson.steps)
        game.expect('このレッスンは、ぜんぶできました。')
        if lesson.steps[-1].kind != 'versus':
            play_computer(game)
        go_back(game)
    if not FULL:
        # the end of a lesson without a game against the computer
        open_lesson(game, Lesson('scientific-stop'))
        game.key('End')
        play_computer(game)
    game.quit()


@story
def by_keyboard(desk):
    """Steps of each other kind, all lessons in the long form."""
    game = desk.start()
    for name, only in ([(name, None) for name in list_lessons()] if FULL
                       else OTHERS):
        lesson = Lesson(name)
        game.key('F6').wait_window('レッスン')
        open_lesson(game, lesson)
        walk = Walk(game, Keys)
        steps = [step for step in lesson.steps if only in (None, step.id)]
        if only is not None:
            walk.hands.go_to(steps[0])
        go_through(game, walk, lesson, steps)
        game.key('Escape').wait_window('レッスン')
    game.quit()


tell()
