#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-practice: ten exercises a day, two of them wrong at first; tomorrow's,
and a clock that is set back

The exercises are of Renju at the first level: what they ask for is found by
the command line, from the stones on the board.
"""
import datetime
import os
import time

from journey import BUILD, RENJU_COLUMNS, story, tell
from keyboard import MANY, Keyboard
from lesson import (AGAIN, RIGHT, WRONG, Lesson, Page, open_lesson, open_list)
from practice import FIVE, HOME, find_answers, find_kind, find_miss, open_practice
from window import Unseen, wait_for

TODAY = '今日の練習'
DONE = '10問のうち%d問が終わりました'
OVER = '今日の分は終わりました。*'
LEAVE, NEXT = '今日はここまで', '次の問題 ›'
CLOCK = os.path.join(BUILD, 'tests/journeys/libtengen-other-clock.so')


class Learner:
    """Who solves what comes, some of it wrongly at first."""

    def __init__(self, game, point, press):
        self.game, self.point, self.press = game, point, press

    def expect(self, *sayings):
        wait_for(lambda: any(self.game.sees(said) for said in sayings),
                 what=' or '.join(sayings))

    def miss(self, answers):
        """An empty point that is no answer."""
        self.point(find_miss(self.game, answers))
        self.expect(*WRONG)
        self.press(AGAIN)

    def solve(self, wrong):
        self.game.columns = RENJU_COLUMNS
        kind = find_kind(self.game)
        answers = find_answers(self.game, kind)
        if wrong:
            self.miss(answers)
        for point in answers:
            self.point(point)
        self.expect(RIGHT)
        return kind


def open_at(desk, hour, minute=0):
    """Practice, as the program shows it at an hour of today; those of tomorrow
    go on from 24."""
    now = datetime.datetime.now()
    then = (now.replace(hour=0, minute=minute, second=0) +
            datetime.timedelta(hours=hour))
    return open_practice(desk.start(
        LD_PRELOAD=CLOCK, TENGEN_AHEAD='%d' % (then - now).total_seconds()))


def read_log(desk):
    with open(desk.path('data/tengen/practice'), encoding='utf-8') as file:
        return [line.split() for line in file.read().splitlines()[1:]]


def do_today(game, learner, n_wrong):
    """All that comes, the first ones wrong."""
    n = 0
    while True:
        learner.solve(n < n_wrong)
        n += 1
        learner.press(NEXT)
        wait_for(lambda: game.title() == HOME or
                 not game.is_sensitive(NEXT), what='the next exercise')
        if game.title() == HOME:
            return n


def start_today(game):
    game.press('始める').wait_window(TODAY)
    return Learner(game, game.click, game.press)


@story
def ten_a_day(desk):
    desk.write_settings('practice-games=2')
    game = open_at(desk, 20)
    game.expect(DONE % 0).shot('practice-home')
    start_today(game).solve(True)
    game.shot('practice-solved')
    game.expect('この問題は、あとでもう一度出ます。')
    # what is done is kept, whatever happens
    game.kill()
    game = open_at(desk, 21)
    game.expect(DONE % 1)
    game.press('続ける').wait_window(TODAY)
    n = do_today(game, Learner(game, game.click, game.press), 1)
    game.expect(OVER, DONE % 10).shot('practice-over')
    log = read_log(desk)
    # the two that were missed came a second time
    assert n == len(log) - 1 and len(log) == 12, log
    assert sorted(line[5] for line in log) == ['first'] * 10 + ['missed'] * 2
    missed = [line[4] for line in log if line[5] == 'missed']
    assert all([line[4] for line in log].count(seed) == 2 for seed in missed)
    game.quit()
    # in the night it is still today
    game = open_at(desk, 24 + 3, 50)
    game.expect(OVER, DONE % 10)
    game.quit()
    # tomorrow there are ten again
    game = open_at(desk, 24 + 4)
    game.expect(DONE % 0)
    learner = start_today(game)
    learner.solve(False)
    game.press(LEAVE).wait_window(HOME)
    game.expect(DONE % 1)
    game.quit()
    tomorrow = read_log(desk)
    assert tomorrow[:12] == log and len(tomorrow) == 13, tomorrow
    assert tomorrow[12][5] == 'first'
    assert int(tomorrow[12][0]) - int(log[11][0]) > 6 * 60 * 60
    # the clock is set back: today is still done
    game = open_at(desk, 22)
    game.expect(OVER, DONE % 10)
    game.quit()
    # and on the day after tomorrow there are ten, not twenty
    game = open_at(desk, 48 + 12)
    game.expect(DONE % 0)
    learner = start_today(game)
    learner.solve(False)
    game.press(LEAVE).wait_window(HOME)
    game.expect(DONE % 1)
    game.quit()
    assert read_log(desk)[:13] == tomorrow


@story
def one_kind_by_keyboard(desk):
    """Exercises without end, without the mouse."""
    game = desk.start()
    keys = Keyboard(game)
    game.key('F6').wait_window('レッスン')

    def press(name):
        keys.tab_to(name)
        game.key('space')

    press(HOME)
    game.wait_window(HOME)
    keys.tab_to(FIVE + '*', 'grid cell')
    game.key('Return')
    game.columns = RENJU_COLUMNS
    learner = Learner(game, keys.enter, press)
    for _ in range(3):
        assert learner.solve(False) == FIVE
        game.key('Page_Down')
        wait_for(lambda: not game.is_sensitive(NEXT), what='another one')
    game.key('Escape').wait_window(HOME)
    assert len(read_log(desk)) == 3
    game.key('Escape').wait_window('レッスン')
    game.quit()


@story
def lesson_kept(desk):
    """Practice leaves no trace in the lessons: they go on where they were."""
    lesson = Lesson('pure-go-to-go')
    game = open_list(desk.start())
    open_lesson(game, lesson)
    game.key('Page_Down')
    Page(game).expect_place(lesson.steps[1])
    game.key('Escape').wait_window('レッスン')
    game.expect('続きから：' + lesson.title)
    game.press(HOME).wait_window(HOME)
    start_today(game)
    game.key('Escape').wait_window(HOME).key('Escape').wait_window('レッスン')
    game.expect('続きから：' + lesson.title)
    game.quit()
    with open(desk.path('data/tengen/progress'), encoding='utf-8') as file:
        assert 'practice' not in file.read()
    game = open_list(desk.start())
    game.expect('続きから：' + lesson.title)
    game.quit()


def is_at_list(game):
    """Not on a busy machine where the exercise came before the second key."""
    try:
        wait_for(lambda: game.title() == 'レッスン', 3)
    except Unseen:
        return False
    return True


@story
def left_while_made(desk):
    """What is not made yet as it is left does not come any more."""
    lesson = Lesson('pure-go-first')
    game = desk.start()
    keys = Keyboard(game)
    game.key('F6').wait_window('レッスン')
    keys.tab_to(HOME)
    game.key('space').wait_window(HOME)
    for _ in range(MANY):
        keys.tab_to('ゲタ*', 'grid cell')
        game.key('Return', 'Escape')
        if is_at_list(game):
            break
    game.key('shift+Tab', 'Return').wait_window(lesson.title)
    for _ in range(20):
        time.sleep(0.1)
        assert game.title() == lesson.title, game.title()
    Page(game).expect_place(lesson.steps[0])
    game.quit()


tell()
