# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""counting: what a person does who chooses rules, stops play and counts

    begin(game, '3-1*', 9)
    step_to_end(open_steps(game))
"""
from fnmatch import fnmatchcase

from window import wait_for

NEW, RULES, COUNT = '新しい対局', 'ルールを選ぶ', '終局の確認'
STEPS, COMPARE = '数える手順', '数え方くらべ'
VIRTUAL, PROPOSE = '虚着（盤外に一子）', '対局停止の提案'


# --- Rules ---


def open_rules(game):
    """From the window for a new game to all rules."""
    game.press('ルール:*').go_to_item('ほかのルール…')
    return game.key('Return').wait_window(RULES)


def go_to_rules(game, label):
    """Goes by arrows to a set in the list."""
    rows = [row for row in game.find('ルール', 'list').children
            if row.role == 'list item']
    names = [row.name for row in rows]
    there = next((number for number, name in enumerate(names)
                  if fnmatchcase(name, label)), None)
    assert there is not None, '%s among %s' % (label, names)
    here = wait_for(lambda: [(number,) for number, row in enumerate(rows)
                             if row.has_state('selected')],
                    what='a chosen set')[0][0]
    game.key(*(['Down' if there > here else 'Up'] * abs(there - here)))
    wait_for(lambda: rows[there].has_state('selected'), what='the set ' + label)
    return game


def last_of(game, name, role):
    """The pages of 純碁 and 囲碁 have the same parts; that of 囲碁 is last."""
    return wait_for(lambda: list(game.top().frame.find_all(name, role)),
                    what=name)[-1]


def choose_side(game, side):
    if side in (9, 13, 19):
        game.click_on(last_of(game, '%d路' % side, 'button'))
    else:
        game.click_on(last_of(game, 'ほか', 'button'))
        spin = last_of(game, '盤の路数', 'spin button')
        wait_for(lambda: spin.has_state('sensitive'), what='a number to write')
        game.click_on(spin).key('ctrl+a').type(str(side)).key('Tab')
    return game.expect('囲碁　%d路盤*' % side)


def begin(game, rules, side):
    """A new game of Go, from the main window."""
    game.press(NEW).wait_window(NEW).press('囲碁')
    go_to_rules(open_rules(game), rules).press('選ぶ').wait_window(NEW)
    game.expect('ルール: ' + rules)
    return choose_side(game, side).press('対局開始').wait_window('囲碁*')


# --- Counting ---


def wait_judged(game):
    """Until the program has said all that it has to say about stones."""
    return game.expect_no('石の生死を調べています…')


def has_mark(game, point, *marks):
    return any(mark in game.point(point) for mark in marks)


def clear_mark(game, point, click):
    """Takes off what the program has marked by itself."""
    wait_judged(game)
    while has_mark(game, point, '死石', 'セキ'):
        before = game.point(point)
        click(point)
        wait_for(lambda: game.point(point) != before,
                 what='another mark at ' + point)
    return game


def mark_dead(game, *points, click=None):
    """Marks what the program has not marked by itself."""
    wait_judged(game)
    for point in points:
        if not has_mark(game, point, '死石'):
            (click or game.click)(point)
        game.expect_point(point, '死石')
    return game


def expect_sum(game, black, white, *more):
    """Waits until the last line of the account says this."""
    def find():
        account = game.top().frame.find('*合計*', 'group')
        return next(line.split()[1:] for line in account.name.split('\n')
                    if line.startswith('合計'))
    wait_for(lambda: find() == [black, white],
             what=lambda: 'the sum %s %s instead of %s'
             % (black, white, ' '.join(find())))
    return game.expect(*more)


def step(game):
    """What is said of the step that is shown."""
    return game.find('手順 *／*', 'status').name


def expect_step(game, text):
    wait_for(lambda: fnmatchcase(step(game), text),
             what=lambda: 'the step "%s" instead of "%s"' % (text, step(game)))
    return game


def walk_steps(game):
    """Goes on to the last step; gives all that was said on the way."""
    said = [step(game)]
    while game.is_sensitive('一つ進む'):
        game.press('一つ進む')
        wait_for(lambda: step(game) != said[-1],
                 what='a step after ' + said[-1])
        said.append(step(game))
    return said


def open_example(game, name):
    """From the menu to an example; its notice and its steps."""
    game.menu('数え方', '例題', name)
    game.expect(name).expect('この例題は、*').press(STEPS)
    return expect_step(game.wait_window(STEPS), '手順 1／*. 数える局面.*')


def read_rows(game):
    """The comparison's rows that are seen: texts by name of the set."""
    table = game.find('ルールごとの計算', 'tree grid')
    rows = next(part for part in table.children if part.role == 'list')
    texts = [[label.name for label in row.find_all('*', 'label')]
             for row in rows.children]
    return {text[0]: text[1:] for text in texts if text}
