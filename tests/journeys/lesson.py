# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lesson: a person goes through lessons, as their files say

    lesson = Lesson('pure-go-first')
    open_lesson(game, lesson)
    walk = Walk(game, Mouse)
    for step in lesson.steps:
        walk.take(step)

What is right and wrong is read from the files of the lessons, what is said
from the window. A pair of hands is a Mouse or a Keys: they click, press and
write in their own ways.
"""
import json
import os
import re
import subprocess
import time
import xml.etree.ElementTree as ElementTree
from fnmatch import fnmatchcase

from journey import BUILD, COLUMNS, RENJU_COLUMNS, SOURCE
from keyboard import MANY, Keyboard
from window import Unseen, wait_for

FOLDER = os.path.join(SOURCE, 'data', 'lessons')
# of the window, in pixels: it covers what is scrolled
HEADER = 60
UP, DOWN = 4, 5  # the wheel as buttons
LANGUAGE = '{http://www.w3.org/XML/1998/namespace}lang'
RIGHT, WRONG, AGAIN = '正解*', ('ちがいます*', '打てません*'), 'もういちど'
PRESSES = {'five': '五連です', 'forbidden': '禁手です', 'virtual': '虚着',
           'propose': '対局停止の提案', 'resign': '投了', 'agree': '両者同意'}
PLAY = '一局打ってみよう'
VERSUS = 'コンピューターと打つ'
# marks that are put on stones; the others go on empty points
ON_STONES = 'dead', 'stones', 'five'


def find_all(element, *names):
    """The children of these names."""
    return [child for child in element
            if child.tag.split('}')[1] in names]


def find_first(element, *names):
    found = find_all(element, *names)
    return found[0] if found else None


def write(element):
    """The text of an element without its readings."""
    def pieces(node):
        if not node.tag.endswith('}rt'):
            yield node.text or ''
            for child in node:
                yield from pieces(child)
                yield child.tail or ''
    return re.sub(r'\s*\n\s*', '', ''.join(pieces(element))).strip()


def read_names():
    """The names of the rule sets, by their ids."""
    run = subprocess.run(
        [os.path.join(BUILD, 'app', 'cli', 'tengen-cli'), 'rules', '--json'],
        capture_output=True, text=True, check=True,
        env=dict(os.environ, LANGUAGE='ja', LC_ALL='C.UTF-8',
                 TENGEN_LOCALEDIR=os.path.join(BUILD, 'po')))
    return {rules['id']: rules['name'] for rules in json.loads(run.stdout)}


class Step:
    """A step: what it asks, and what is right."""

    KINDS = ('moves', 'try', 'mark', 'count', 'choice', 'press', 'play',
             'versus', 'account')

    def __init__(self, lesson, number, element):
        self.lesson, self.number, self.element = lesson, number, element
        self.id = element.get('id')
        self.title = write(find_first(element, 'title'))
        self.tasks = find_all(element, *self.KINDS)
        self.kind = (self.tasks[0].tag.split('}')[1] if self.tasks
                     else 'read')
        self.task = self.tasks[0] if self.tasks else None
        self.place = '%d / %d*' % (number, lesson.n_steps)
        self.done = '%d. *（できました）' % number

    def ask_diagram(self, name):
        """An attribute of the diagram, or of the one that it shows again."""
        diagram = find_first(self.element, 'diagram')
        value = ''
        while diagram is not None and not value:
            value = diagram.get(name, '')
            diagram = self.lesson.diagrams.get(diagram.get('ref'))
        return value

    def name_pass(self):
        """The eight scientific rules, 1-1 to 4-2, call a pass otherwise."""
        return '放棄' if self.ask_diagram('rules')[:1].isdigit() else 'パス'

    def shows(self, point):
        """Whether the part of the board that is seen has the point."""
        corners = self.ask_diagram('view').split()
        columns = [corner[0] for corner in corners]
        rows = [int(corner[1:]) for corner in corners]
        return not corners or (
            min(columns) <= point[0] <= max(columns) and
            min(rows) <= int(point[1:]) <= max(rows))


class Lesson:
    """A lesson of the course."""

    def __init__(self, name):
        root = ElementTree.parse(os.path.join(FOLDER, name + '.xml')).getroot()
        elements = [step for chapter in find_all(root, 'chapter')
                    for step in find_all(chapter, 'step')]
        self.name = name
        self.diagrams = {diagram.get('id'): diagram for step in elements
                         for diagram in find_all(step, 'diagram')
                         if diagram.get('id') is not None}
        self.title = write(find_first(root, 'title'))
        self.game = root.get('game')
        self.columns = RENJU_COLUMNS if self.game == 'renju' else COLUMNS
        self.size = int(root.get('size', 15 if self.game == 'renju' else 9))
        self.n_steps = len(elements)
        self.steps = [Step(self, number, element)
                      for number, element in enumerate(elements, 1)]


def list_lessons():
    """The names of the course, in its order."""
    with open(os.path.join(FOLDER, 'course'), encoding='utf-8') as file:
        return [line.strip() for line in file
                if line.strip() and not line.startswith('#')]


class Page:
    """The page of a lesson: the other pages of its window are not looked at."""

    def __init__(self, game):
        self.game = game
        self.dots = self.node = game.find('ステップ')
        while self.node.find('*', 'grid') is None:
            self.node = self.node.parent
        # it is there, too, when nothing is said
        self.status = next(node for node in self.node.walk()
                           if node.role == 'status')
        # which step is shown, below the title
        self.place = game.find('* / *', 'label')

    def find(self, name, *roles):
        return wait_for(lambda: self.node.find(name, *roles),
                        what=lambda: '"%s" among %s' % (name, self.texts()))

    def texts(self):
        return [node.name for node in self.node.walk()
                if node.name and node.is_shown()]

    def expect_status(self, *names, seen=True):
        """Waits until one of these is said, or none of them any more."""
        def look():
            said = self.status.name
            return any(fnmatchcase(said, name) for name in names) == seen
        wait_for(look, what=lambda: '%s said %s, which is "%s"' % (
            names, seen, self.status.name))

    def expect_place(self, step):
        wait_for(lambda: fnmatchcase(self.place.name, step.place),
                 what='step ' + step.place)

    def expect_done(self, step):
        """By its dot, wherever it stands: only some are shown of many."""
        wait_for(lambda: any(fnmatchcase(name, step.done)
                             for name in self.dots.list_names()),
                 what=step.done)

    def button(self, name):
        """A button that can be pressed; a word may be a link elsewhere."""
        def find():
            return next((node for node in self.node.find_all(name, 'button')
                         if node.has_state('sensitive')), None)
        return wait_for(find, what=lambda: 'the button "%s" among %s'
                        % (name, self.texts()))


def wait_at_rest(node):
    """What scrolls begins to do so a moment later: a list that goes back to
    where it was left, or after the wheel."""
    boxes = []
    for _ in range(MANY):
        boxes = [*boxes[-9:], node.box]
        if boxes.count(node.box) == 10:
            return
        time.sleep(0.03)


class Mouse:
    """Hands that use the pointer."""

    def __init__(self, page):
        self.page, self.game = page, page.game

    def point(self, point):
        self.game.click(point)

    def press(self, name):
        button = self.page.button(name)
        if not name.startswith('次'):
            self._bring(button)
        self.game.click_on(button)

    def _bring(self, node):
        """By the wheel, where the panel has more than it shows."""
        window, screen = self.game.top(), self.game.desk.screen
        for _ in range(MANY):
            footer = next(self.page.node.find_all('ヒント', 'button'), None)
            _, top, _, height = node.box
            if footer is None or top + height <= footer.box[1]:
                return
            x, y = window.place(footer)
            screen.click(window.number, x, y - 2 * footer.box[3], 5)
            wait_at_rest(node)

    def write(self, question, text):
        entry = self.page.find(question, 'text box')
        self._bring(entry)
        self.game.click_on(entry)
        self.game.key('ctrl+a').type(text)
        self.press('答える')

    def retry(self):
        self.press(AGAIN)

    def next(self):
        # 次へ, or 次のステップ where there is a 次の手 too
        self.press('次*[へプ] ›')


class Keys:
    """Hands that use the keyboard alone."""

    def __init__(self, page):
        self.page, self.game = page, page.game

    def point(self, point):
        # where the cursor is may have changed with the step
        Keyboard(self.game).enter(point)

    def press(self, name):
        button = self.page.button(name)
        for _ in range(MANY):
            if button.has_state('focused'):
                return self.game.key('space')
            self.game.key('Tab')
        raise Unseen('"%s" by tab; the focus is on "%s"'
                     % (name, self.game.focused()))

    def write(self, question, text):
        entry = self.page.find(question, 'text box')
        wait_for(lambda: entry.has_state('focused') or
                 any(node.has_state('focused') for node in entry.children),
                 what='an entry with the focus')
        self.game.key('ctrl+a').type(text).key('Return')

    def retry(self):
        self.page.button(AGAIN)
        self.game.key('Escape')

    def next(self):
        self.game.key('Page_Down')

    def go_to(self, step):
        """From the first step, by the dots."""
        here = self.page.dots.child(0)
        for _ in range(MANY):
            if here.has_state('focused'):
                break
            self.game.key('Tab')
        self.game.key(*['Right'] * (step.number - 1))


class Walk:
    """Going through steps: first something wrong, then all that is right."""

    def __init__(self, game, hands):
        self.game, self.page = game, Page(game)
        self.hands = hands(self.page)
        self.rules = None
        self.step = None
        self.name_pass = None

    def take(self, step):
        """A whole step; it is done then."""
        self.step = step
        self.name_pass = step.name_pass()
        self.game.columns = step.lesson.columns
        self.page.expect_place(step)
        getattr(self, 'take_' + step.kind)(step)
        self.page.expect_done(step)

    # --- what is said ---

    def expect_wrong(self):
        self.page.expect_status(*WRONG)
        self.hands.retry()
        self.page.expect_status(*WRONG, seen=False)

    def expect_right(self):
        self.page.expect_status(RIGHT)

    # --- the kinds of steps ---

    def take_read(self, step):
        pass

    def take_moves(self, step):
        moves = find_all(step.task, 'move')
        for number in range(1, len(moves) + 1):
            self.hands.press('次の手 ›')
            self.page.find('*手のうち %d手目' % number)

    def take_try(self, step):
        trial = step.task
        wrong = self.find_wrong(trial)
        if wrong is not None:
            self.answer(wrong)
            self.expect_wrong()
        if trial.get('all') == 'yes':
            for answer in find_all(trial, 'answer'):
                if answer.get('verdict') == 'right':
                    for point in answer.get('at').split():
                        self.answer(point)
                        self.expect_right()
            return
        while trial is not None:
            answer = next(answer for answer in find_all(trial, 'answer')
                          if answer.get('verdict') == 'right')
            self.answer(answer.get('at', '').split()[:1] or
                        self.find_free(1))
            self.expect_right()
            trial = find_first(answer, 'try')

    def answer(self, point):
        if isinstance(point, list):
            point, = point
        if point == 'pass':
            self.hands.press(self.name_pass)
        else:
            self.hands.point(point)

    def find_wrong(self, trial):
        """A point that the lesson calls wrong, or any other one if it says
        something of those."""
        answers = find_all(trial, 'answer')
        for answer in answers:
            if (answer.get('verdict') in ('wrong', 'illegal') and
                    answer.get('at')):
                return answer.get('at').split()[0]
        if any(answer.get('rule') for answer in answers):
            return None
        otherwise = find_first(trial, 'otherwise')
        if otherwise is not None and otherwise.get('verdict') == 'good':
            return None
        known = [point for answer in answers
                 for point in answer.get('at').split()]
        return (self.find_free(1, known) or [None])[0]

    def find_points(self, stones, known=()):
        """Points with stones or without, but for those."""
        rows = self.game.stones().split('\n')
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                point = '%s%d' % (self.game.columns[x], len(rows) - y)
                if ((letter != '.') == stones and point not in known and
                        self.step.shows(point)):
                    yield point

    def find_free(self, number, known=()):
        """Some empty points, those in the middle first."""
        points = list(self.find_points(False, known))
        return points[len(points) // 2:][:number]

    def take_mark(self, step):
        wanted = step.task.get('at').split()
        on_stones = step.task.get('what') in ON_STONES
        wrong = next(self.find_points(on_stones, wanted), None)
        if wrong is not None:
            self.hands.point(wrong)
            self.expect_wrong()
        for point in wanted:
            # a chain or an area is found as a whole
            if '正解' not in self.game.point(point):
                self.hands.point(point)
                self.game.expect_point(point, '正解')
        self.expect_right()

    def take_count(self, step):
        for task in step.tasks:
            answer = task.get('answer')
            question = write(find_first(task, 'say')) or '数'
            self.hands.write(question,
                             str(float(answer) + 1).replace('.0', ''))
            self.expect_wrong()
            self.hands.write(question, answer)
            self.expect_right()

    def take_choice(self, step):
        options = [option for option in find_all(step.task, 'option')
                   if LANGUAGE not in option.attrib]
        for verdict, expect in (('wrong', self.expect_wrong),
                                ('right', self.expect_right)):
            option = next(option for option in options
                          if option.get('verdict') == verdict)
            self.hands.press(write_option(option))
            expect()

    def take_press(self, step):
        what = step.task.get('what')
        names = dict(PRESSES, **{'pass': self.name_pass})
        self.hands.press(names['resign' if what != 'resign' else 'pass'])
        self.expect_wrong()
        self.hands.press(names[what])
        self.expect_right()

    def take_account(self, step):
        self.rules = self.rules or read_names()
        for rules in find_all(step.task, 'set'):
            self.hands.press(self.rules[rules.get('rules')] + '*')
            self.page.find('合計')

    def take_play(self, step):
        """The game is there, in a window of its own; then back."""
        game = self.game
        lesson = game.title()
        self.hands.press(PLAY)
        game.wait_window(write_game(step))
        if step.task.get('from') != 'diagram':
            assert not set(game.stones()) & set('XO'), game.stones()
        game.switch_to(lesson)

    def take_versus(self, step):
        """The computer has its seat in the game; then back."""
        game = self.game
        lesson = game.title()
        self.hands.press(VERSUS)
        game.wait_window('*' + write_game(step))
        game.expect('*Lv.' + step.task.get('level'))
        game.switch_to(lesson)


def write_option(option):
    """What is on the button: the text before anything that is said."""
    head = ElementTree.Element(option.tag)
    head.text = option.text
    for child in option:
        if child.tag.endswith('}say'):
            break
        head.append(child)
    return write(head)


def write_game(step):
    """The title of the window of the game that a step offers."""
    kind = step.task.get('game', step.lesson.game)
    names = {'pure-go': '純碁', 'go': '囲碁', 'renju': '連珠'}
    size = step.task.get('size', 15 if kind == 'renju' else step.lesson.size)
    return '%s　%s路盤*' % (names[kind], size)


def open_list(game):
    """The window of lessons, from the window of games."""
    return game.press('レッスン').wait_window('レッスン')


def open_lesson(game, lesson):
    """A lesson, from the list; the wheel brings it into sight."""
    card = game.find(lesson.title + '*')
    window, screen = game.top(), game.desk.screen
    for _ in range(MANY):
        width, height = screen.size(window.number)
        wait_at_rest(card)
        place = window.place(card)[1]
        if HEADER < place < height - 40:
            break
        screen.click(window.number, width // 2, height // 2,
                     DOWN if place > HEADER else UP)
    return game.click_until(card, lambda: game.title() == lesson.title)
