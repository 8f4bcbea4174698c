#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""engine: an engine for tests, which plays where nothing lies, or fails

  engine.py gtp|gomocup LOG FAULT...

LOG gets what it was told. Faults of its moves: illegal, garbage, silent, crash,
flood, late, child (starts another program before it goes silent), once (crashes
at the first start only). Faults before: mute (says nothing at all), refuse (no
board suits it), loud (a lot on its error output), slow (loads for a while). kata knows
rules in JSON, deaf too, but plays by others.
"""
import json
import os
import subprocess
import sys
import time

LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
protocol, log, faults = sys.argv[1], sys.argv[2], sys.argv[3:]


def note(text):
    with open(log, 'a', encoding='utf-8') as file:
        file.write(text + '\n')


def say(text):
    sys.stdout.write(text + '\n')
    sys.stdout.flush()


def fail():
    """Does what is asked for in place of a move; tells whether it did."""
    if 'late' in faults:
        time.sleep(0.7)
    if 'crash' in faults or ('once' in faults and
                             open(log, encoding='utf-8').read()
                             .count('started') == 1):
        sys.stderr.write('out of luck\n')
        sys.stderr.flush()
        os._exit(3)
    if 'child' in faults:
        note('child %d' % subprocess.Popen(['sleep', '600']).pid)
    if 'silent' in faults or 'child' in faults:
        time.sleep(600)
    while 'flood' in faults:
        sys.stdout.write('x' * 100000)
    return False


class Gtp:
    size = 19
    moves = []

    def lies(self, x, y):
        return any(m == (x, y) for _, m in self.moves)

    def choose(self):
        for y in range(self.size):
            for x in range(self.size):
                if not self.lies(x, y):
                    return x, y
        return None

    def vertex(self, point):
        return 'pass' if point is None else '%s%d' % (LETTERS[point[0]],
                                                      point[1] + 1)

    def point(self, text):
        text = text.upper()
        return None if text == 'PASS' else (LETTERS.index(text[0]),
                                            int(text[1:]) - 1)

    def do(self, words):
        name = words[0]
        if name == 'list_commands':
            return '\n'.join(['name', 'boardsize', 'clear_board', 'komi',
                              'play', 'genmove', 'time_settings',
                              'set_free_handicap'] +
                             ([] if 'forgets' in faults else ['undo']) +
                             (['kata-set-rules', 'kata-get-rules']
                              if 'kata' in faults or 'deaf' in faults
                              else []))
        if name == 'boardsize':
            if 'refuse' in faults:
                return '?unacceptable size'
            self.size = int(words[1])
        elif name == 'kata-set-rules':
            self.rules = json.loads(words[1])
        elif name == 'kata-get-rules':
            if 'deaf' in faults:
                self.rules['tax'] = 'SEKI'
            return json.dumps(dict(self.rules, friendlyPassOk=False),
                              sort_keys=True)
        elif name == 'clear_board':
            self.moves = []
        elif name == 'play':
            self.moves.append((words[1], self.point(words[2])))
        elif name == 'set_free_handicap':
            self.moves = [('b', self.point(word)) for word in words[1:]]
        elif name == 'undo':
            self.moves.pop()
        elif name == 'genmove':
            fail()
            if 'garbage' in faults:
                return 'I think therefore I am'
            if 'passes' in faults:
                point = None
            elif 'resigns' in faults:
                return 'resign'
            elif 'illegal' in faults:
                point = self.moves[-1][1]
            else:
                point = self.choose()
            self.moves.append((words[1], point))
            return self.vertex(point)
        return {'name': 'Parrot', 'version': '0.1',
                'protocol_version': '2'}.get(name, '')

    def run(self):
        for line in sys.stdin:
            note(line.strip())
            answer = self.do(line.split())
            say('unasked words')
            say(('? %s\n' % answer[1:]) if answer.startswith('?')
                else '= %s\n' % answer)


def gomocup():
    stones = set()
    board = False
    for line in sys.stdin:
        line = line.strip()
        note(line)
        if line.startswith('START'):
            say('ERROR size' if 'refuse' in faults else 'OK')
        elif line == 'BOARD':
            board, stones = True, set()
        elif line in ('DONE', 'BEGIN'):
            board = False
            fail()
            say('MESSAGE a thought')
            if 'garbage' in faults:
                say('here')
            elif 'illegal' in faults:
                say('%d,%d' % sorted(stones)[0])
            else:
                say('%d,%d' % next((x, y) for y in range(7, 15)
                                   for x in range(7, 15)
                                   if (x, y) not in stones))
        elif board:
            stones.add(tuple(int(n) for n in line.split(',')[:2]))


note('started')
if 'slow' in faults:
    sys.stderr.write('loading\n')
    sys.stderr.flush()
    time.sleep(0.6)
if 'loud' in faults:
    sys.stderr.write('tuning ' * 50000 + '\n')
    sys.stderr.flush()
if 'mute' in faults:
    time.sleep(600)
if protocol == 'gtp':
    Gtp().run()
else:
    gomocup()
