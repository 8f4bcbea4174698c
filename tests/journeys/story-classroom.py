#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-classroom: a class before the wall

A whole lesson is held by the keys of a presenter alone; steps of it by the
mouse alone; a game is played on the wall.
"""
from classroom import END, Wall
from journey import story, tell
from lesson import Lesson, find_all, open_lesson, open_list, write
from window import wait_for

KEYS = ('Page_Down', 'Right', 'space')


def clean(text):
    return ''.join(text.split())


def check_read(lesson, seen):
    """Each step came in its order, with all that it says."""
    places = [place[0] for _, place, _ in seen]
    assert places == sorted(places), places
    assert sorted(set(places)) == list(range(1, lesson.n_steps + 1)), places
    for step in lesson.steps:
        said = clean(''.join(said for said, place, _ in seen
                             if place[0] == step.number))
        for say in find_all(step.element, 'say')[:1]:
            assert clean(write(say)) in said, (step.id, said)


@story
def by_presenter(desk):
    """Page Down, Right and Space through a lesson, Page Up and Left back."""
    game = desk.start()
    open_list(game)
    lesson = Lesson('pure-go-first')
    open_lesson(game, lesson)
    game.key('F11')
    wall = Wall(game)
    game.shot('class-first')
    seen = wall.hold(KEYS)
    game.shot('class-last')
    check_read(lesson, seen)
    for number in range(len(seen) - 2, -1, -1):
        back = wall.turn(('Page_Up', 'Left')[number % 2], seen[number + 1])
        assert back[:2] == seen[number][:2], (back[:2], seen[number][:2])
    game.key('b')
    wait_for(lambda: wall.frame.find('画面を消しています*', 'status'),
             what='a blank wall')
    game.key('Page_Down')
    wall = Wall(game)
    assert wall.said == seen[0][0], wall.said
    game.key('End')
    wait_for(lambda: wall.place[0] == lesson.n_steps, what='the last step')
    game.key('Escape').wait_window(lesson.title)
    game.find('%d / %d*' % (lesson.n_steps, lesson.n_steps), 'label')
    # what a class does is no pupil's progress
    assert not game.sees('*（できました）')
    game.quit()


@story
def by_mouse(desk):
    """A lesson by the buttons below the wall; the pen, a blank wall, a second
    board beside the first."""
    game = desk.start()
    open_list(game)
    lesson = Lesson('pure-go-first')
    open_lesson(game, lesson)
    game.press('教室')
    wall = Wall(game)
    first = wall.said
    game.press('次へ ›')
    wait_for(lambda: wall.said != first, what='the second sentence')
    game.shot('class-bar')
    game.press('‹ 前へ')
    wall.expect_said(first)
    game.press('画面を消す')
    blank = wait_for(lambda: wall.frame.find('画面を消しています*', 'status'),
                     what='a blank wall')
    game.click_on(blank)
    wall = Wall(game)
    assert wall.said == first
    while wall.place[0] < 3:
        before = wall.look()
        game.press('次へ ›')
        wait_for(lambda: wall.look() != before, what='another beat')
    game.press('その他')
    game.click_on(game.find('最後のページ', 'menu item'))
    wait_for(lambda: wall.place[0] == lesson.n_steps, what='the last step')
    while END not in wall.said:
        before = wall.look()
        game.press('次へ ›')
        wait_for(lambda: wall.look() != before, what='another beat')
    assert wall.place == (lesson.n_steps, lesson.n_steps)
    game.press('教室を閉じる')
    game.wait_window(lesson.title)
    game.quit()


@story
def a_game(desk):
    """A game is played on the wall, with the pen, and goes on in its window."""
    game = desk.start()
    game.play('C3')
    game.key('F11')
    wall = Wall(game)
    game.play('G7 D4')
    game.shot('class-game')
    game.key('p')
    stones = game.stones()
    game.click('E5')
    game.shot('class-pen')
    assert game.stones() == stones
    game.key('p')
    game.play('E5')
    game.key('Page_Up')
    wait_for(lambda: game.stones() == stones, what='a move back')
    game.key('Escape')
    game.wait_window('純碁*')
    wait_for(lambda: game.stones() == stones, what='the same stones')
    game.quit()


@story
def a_count(desk):
    """From the scoring dialog, and out of the program from the wall."""
    game = desk.start()
    game.play('C3 G7')
    game.press('パス').press('パス').wait_window('終局の確認')
    game.key('F11')
    wall = Wall(game)
    wall.turn('Page_Down')
    game.key('Escape').wait_window('純碁*')
    game.key('F11')
    Wall(game)
    game.quit()


def go_to_step(wall, number):
    while wall.place[0] < number:
        wall.turn('Down')


@story
def numbers(desk):
    """A step that asks for several numbers: one is typed, the others are
    shown, each for itself."""
    game = desk.start('--classroom', '--lesson', 'pure-go-first')
    wall = Wall(game)
    step = next(step for step in Lesson('pure-go-first').steps
                if len(find_all(step.element, 'count')) > 1)
    counts = find_all(step.element, 'count')
    go_to_step(wall, step.number)
    while not wall.frame.find('答える', 'button'):
        wall.turn('Page_Down')
    game.shot('class-number')
    game.type(counts[0].get('answer'))
    game.key('Return')
    wall.expect_said('正解')
    for count in counts[1:]:
        question = clean(write(find_all(count, 'say')[0]))
        while not question.endswith(clean(wall.said)):
            wall.turn('Page_Down')
        wall.turn('Page_Down')
        wall.expect_said('答え')
        assert clean(wall.said).endswith(count.get('answer')), wall.said
        game.shot('class-answer-%d' % counts.index(count))
    game.quit()


@story
def turns(desk):
    """Whose turn it is, after each stone of a line that is watched."""
    game = desk.start('--classroom', '--lesson', 'pure-go-first')
    wall = Wall(game)
    step = next(step for step in Lesson('pure-go-first').steps
                if find_all(step.element, 'moves'))
    moves = find_all(find_all(step.element, 'moves')[0], 'move')
    go_to_step(wall, step.number)
    sides = '黒白' if moves[0].get('colour') != 'white' else '白黒'
    for number in range(1, len(moves) + 1):
        points = wall.points()
        while wall.points() == points:
            wall.turn('Page_Down')
        wait_for(lambda: wall.frame.find(sides[number % 2] + 'の番です。'),
                 what='whose turn it is after %d moves' % number)
    game.shot('class-turn')
    game.quit()


@story
def from_outside(desk):
    """A teacher's starter: the lesson at once on the wall."""
    game = desk.start('--classroom', '--lesson', 'pure-go-first')
    wall = Wall(game)
    wall.turn('Page_Down')
    game.key('F11')
    game.wait_window(Lesson('pure-go-first').title)
    game.quit()


tell()
