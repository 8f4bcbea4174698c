#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-pupils: several people learn on one computer

Each has a nickname, a picture and what was done of the lessons; the teacher
sees all of it in a table. Texts are read aloud by a spd-say that only notes
what it was to say.
"""
import os

from journey import story, tell
from keyboard import Keyboard
from lesson import Keys, Lesson, Mouse, Walk, open_lesson, open_list
from window import wait_for

WHO, NOW = '学ぶ人', '%s、いま学んでいる人'
TABLE = 'みんなの進みぐあい'
STEPS = 2
SPEAKER = '''#!/bin/sh
printf '%%s\\n' "$*" >>'%s'
'''


def open_people(game, name=WHO):
    """The page of people, by the button that says who learns."""
    return game.press(name).wait_window('学ぶ人')


def add(game, name):
    """Adds a new pupil, who learns from then on."""
    game.press('新しい人…').fill('ニックネーム', name)
    return game.key('Return').expect(NOW % name)


def choose(game, name):
    game.click_on(game.find(name))
    return game.wait_window('レッスン')


def do_steps(game, hands):
    """The first steps of the first lesson, then back to the list."""
    lesson = Lesson('pure-go-first')
    open_lesson(game, lesson)
    walk = Walk(game, hands)
    for step in lesson.steps[:STEPS]:
        walk.take(step)
        if step.number < STEPS:
            walk.hands.next()
    game.key('Escape').wait_window('レッスン')
    return lesson


def say_done(lesson, number):
    return '%d / %d ステップ済み' % (number, lesson.n_steps)


def expect_cell(game, name, lesson, number):
    """How far someone is, as the table says it."""
    return game.expect('%s, %s, %s' % (name, lesson.title,
                                       say_done(lesson, number)))


def read_table(path):
    with open(path, encoding='utf-8', newline='') as file:
        return file.read().split('\r\n')


@story
def two_people(desk):
    """One pupil does some steps; the other has not done them."""
    game = desk.start()
    open_list(game)
    open_people(game).shot('pupils-nobody')
    add(game, 'Hana')
    add(game, 'Taro').shot('pupils-two')
    choose(game, 'Hana')
    lesson = do_steps(game, Mouse)
    game.expect('%d / %d' % (STEPS, lesson.n_steps))
    open_people(game, 'Hana')
    choose(game, 'Taro').expect_no('%d / %d' % (STEPS, lesson.n_steps))
    open_people(game, 'Taro')
    choose(game, 'Hana').expect('%d / %d' % (STEPS, lesson.n_steps))
    game.menu(TABLE).wait_window(TABLE)
    expect_cell(game, 'Hana', lesson, STEPS)
    expect_cell(game, 'Taro', lesson, 0).shot('pupils-table')

    game.press('CSVで保存…').wait_window('表の保存')
    game.key('ctrl+a').type(desk.path('class.csv')).key('Return')
    game.wait_window(TABLE).expect('表を「class.csv」に保存しました。')
    rows = read_table(desk.path('class.csv'))
    assert rows[0].startswith('\ufeffニックネーム,' + lesson.title), rows[0]
    assert rows[1].startswith('Hana,%d,0,0,' % STEPS), rows[1]
    assert rows[2].startswith('Taro,0,0,0,'), rows[2]
    game.quit()

    # who was last is told, where several learn
    game = desk.start()
    open_list(game).expect('Hanaさんのレッスンです。', 'Hana')
    game.press('ほかの人に代わる').wait_window('学ぶ人')
    choose(game, '名前なしで使う').expect(WHO)
    game.quit()


@story
def take_away(desk):
    """A slip is undone, with all that was done."""
    game = desk.start()
    open_list(game)
    open_people(game)
    add(game, 'Hana').press('Hanaさんの名前と絵を変更…')
    game.fill('ニックネーム', ' ').press('保存')
    game.expect('ニックネームを1〜20文字で入れてください。')
    game.shot('pupils-fault').fill('ニックネーム', 'Hanako')
    game.key('Return').expect(NOW % 'Hanako')
    choose(game, NOW % 'Hanako')
    lesson = do_steps(game, Mouse)
    open_people(game, 'Hanako').press('Hanakoさんの名前と絵を変更…')
    game.press('一覧から外す').expect('Hanakoさんを一覧から外しました。', WHO)
    game.expect_no('Hanako*、*').shot('pupils-gone')
    game.press('元に戻す').expect(NOW % 'Hanako')
    choose(game, NOW % 'Hanako').expect('%d / %d' % (STEPS, lesson.n_steps))

    # a pupil who was not learning does not learn after that either
    open_people(game, 'Hanako')
    choose(game, '名前なしで使う').expect(WHO)
    open_people(game).press('Hanakoさんの名前と絵を変更…')
    game.press('一覧から外す').expect('Hanakoさんを一覧から外しました。')
    game.press('元に戻す').expect('Hanako').expect_no(NOW % 'Hanako')
    game.quit()


@story
def by_keyboard(desk):
    """The same without the pointer."""
    game = desk.start()
    keys = Keyboard(game)
    game.key('F6').wait_window('レッスン')
    keys.press(WHO)
    game.wait_window('学ぶ人')
    for name in ('Hana', 'Taro'):
        keys.press('新しい人…')
        game.expect('ニックネーム').type(name).key('Return')
        game.expect(NOW % name)
    game.key('Left', 'Return').wait_window('レッスン').expect('Hana')
    # the way there went round the whole list, and had scrolled it
    wait_for(lambda: game.is_in_sight(game.find_focused()),
             what='the list at its start')
    lesson = do_steps(game, Keys)
    game.menu(TABLE).wait_window(TABLE)
    expect_cell(game, 'Hana', lesson, STEPS)
    wait_for(lambda: game.focused() == 'Hana', what='the first row')
    game.key('Down')
    wait_for(lambda: game.focused() == 'Taro', what='the second row')
    game.key('Escape').wait_window('レッスン')
    game.quit()


@story
def undone_by_keyboard(desk):
    """The button that undoes goes; the focus comes to the people, not to the
    title bar, and the tab key goes on from there."""
    game = desk.start()
    keys = Keyboard(game)
    game.key('F6').wait_window('レッスン')
    keys.press(WHO)
    game.wait_window('学ぶ人')
    for name in ('Hana', 'Taro'):
        keys.press('新しい人…')
        game.expect('ニックネーム').type(name).key('Return')
        game.expect(NOW % name)
    keys.press('Hanaさんの名前と絵を変更…').press('一覧から外す')
    game.expect('Hanaさんを一覧から外しました。')
    keys.press('元に戻す', back=True)
    wait_for(lambda: game.focused() == 'Hana', what='who was brought back')
    keys.tab_to('Taroさんの名前と絵を変更…').tab_to('新しい人…', back=True)

    # closed without undoing, it gives the focus back
    keys.press('Taroさんの名前と絵を変更…').press('一覧から外す')
    game.expect('Taroさんを一覧から外しました。')
    keys.tab_to('名簿から追加…', back=True).press('閉じる', back=True)
    game.expect_no('Taroさんを一覧から外しました。')
    wait_for(lambda: game.focused() == '名簿から追加…',
             what='the focus back from the notice')
    game.quit()


def read_log(desk):
    try:
        with open(desk.path('spoken'), encoding='utf-8') as file:
            return file.read()
    except FileNotFoundError:
        return ''


def expect_spoken(desk, text):
    wait_for(lambda: text in read_log(desk), what='"%s" read aloud' % text)


@story
def read_aloud(desk):
    """Off at first; V reads at once, the menu makes it a habit."""
    os.mkdir(desk.path('bin'))
    with open(desk.path('bin/spd-say'), 'w', encoding='utf-8') as file:
        file.write(SPEAKER % desk.path('spoken'))
    os.chmod(desk.path('bin/spd-say'), 0o755)
    path = '%s:%s' % (desk.path('bin'), os.environ['PATH'])
    game = desk.start(PATH=path)
    open_list(game)
    lesson = Lesson('pure-go-first')
    open_lesson(game, lesson)
    walk = Walk(game, Mouse)
    assert not read_log(desk), read_log(desk)
    game.key('v')
    expect_spoken(desk, '-w -N tengen -l ja -- ')
    lines = len(read_log(desk))

    game.press('文字').go_to_item('読み上げ').key('Return')
    game.press('次へ ›')
    wait_for(lambda: len(read_log(desk)) > lines, what='the next step')
    walk.take(lesson.steps[1])
    expect_spoken(desk, 'どちらも')
    game.quit()


@story
def nothing_to_read(desk):
    """Where nothing can read aloud, the menu says so."""
    os.mkdir(desk.path('bin'))
    game = desk.start(PATH=desk.path('bin'))
    open_list(game)
    game.press('文字').expect('読み上げ（spd-say が入っていません）')
    game.shot('pupils-no-speech').key('Escape')
    game.quit()


tell()
