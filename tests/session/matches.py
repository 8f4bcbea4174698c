#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""matches: tengen-cli as an engine, against itself and GNU Go, under referees

    tests/session/matches.py TENGEN-CLI

The referees know nothing of Tengen's: boards, captures, kos, fives and
forbidden points are worked out here once more, slowly. Each move is judged,
each engine must take the other's, and a game must end.
"""
import itertools
import os
import subprocess
import sys

CLI = sys.argv[1]
GNUGO = '/usr/games/gnugo'
COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
EMPTY, BLACK, WHITE = range(3)
LINES = ((1, 0), (0, 1), (1, 1), (1, -1))


class Skip(Exception):
    """A program is not here."""


class Engine:
    """A program that answers lines."""

    def __init__(self, *command):
        if not os.access(command[0], os.X_OK):
            raise Skip(command[0])
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)

    def say(self, *lines):
        self.process.stdin.write(''.join(line + '\n' for line in lines))
        self.process.stdin.flush()

    def read(self):
        line = self.process.stdout.readline()
        assert line, 'the program has ended'
        return line.rstrip('\n')

    def ask(self, command):
        """Asks in GTP; None if that is refused."""
        self.say(command)
        text = '\n'.join(iter(self.read, ''))
        assert text[0] in '=?', text
        return text[2:] if text[0] == '=' else None

    def close(self, end):
        """The program ends by itself, without another word."""
        rest, _ = self.process.communicate(end + '\n', timeout=30)
        assert self.process.returncode == 0
        return rest


class Go:
    """A board without suicide; no position of the last move but one comes
    back, or with superko none at all."""

    def __init__(self, size, is_superko):
        self.size = size
        self.is_superko = is_superko
        self.stones = {(x, y): EMPTY for x in range(size)
                       for y in range(size)}
        self.past = []

    def find_chain(self, start, stones):
        """The chain of a point, and whether it has a liberty."""
        chain, todo, is_free = {start}, [start], False
        while todo:
            x, y = todo.pop()
            for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                stone = stones.get(near)
                is_free = is_free or stone == EMPTY
                if stone == stones[start] and near not in chain:
                    chain.add(near)
                    todo.append(near)
        return chain, is_free

    def play(self, point, side):
        """Whether a move is legal; then it is played."""
        if self.stones.get(point) != EMPTY:
            return False
        stones = dict(self.stones)
        stones[point] = side
        x, y = point
        for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if stones.get(near) == 3 - side:
                chain, is_free = self.find_chain(near, stones)
                if not is_free:
                    stones.update(dict.fromkeys(chain, EMPTY))
        if not self.find_chain(point, stones)[1]:
            return False
        if stones in (self.past if self.is_superko else self.past[-1:]):
            return False
        self.past.append(self.stones)
        self.stones = stones
        return True

    def read_point(self, text):
        return COLUMNS.index(text[0].upper()), int(text[1:]) - 1

    def show(self):
        return [''.join('.XO'[self.stones[x, y]] for x in range(self.size))
                for y in reversed(range(self.size))]

    def count(self, side):
        return list(self.stones.values()).count(side)


def show(engine):
    """What an engine has on its board: rows of letters."""
    rows = engine.ask('showboard').split('\n')[2:-1]
    return [''.join(row.split()[1:]) for row in rows]


def play_go(size, is_superko, black, white):
    """A game to two passes or a resignation; how many moves it had."""
    board = Go(size, is_superko)
    players = {BLACK: black, WHITE: white}
    passes = moves = 0
    for player in players.values():
        for command in ('boardsize %d' % size, 'clear_board', 'komi 0.5'):
            assert player.ask(command) is not None, command
    for side in itertools.cycle((BLACK, WHITE)):
        colour = ' bw'[side]
        text = players[side].ask('genmove ' + colour)
        assert text, 'no move'
        if text.lower() == 'resign':
            break
        moves += 1
        assert moves < 4 * size * size, 'no end'
        is_pass = text.lower() == 'pass'
        assert is_pass or board.play(board.read_point(text), side), \
            '%s %s is illegal:\n%s' % (colour, text, '\n'.join(board.show()))
        if players[3 - side] is not players[side]:
            assert players[3 - side].ask('play %s %s' % (colour, text)) == ''
        passes = passes + 1 if is_pass else 0
        if passes == 2:
            break
    assert board.count(BLACK) + board.count(WHITE) > 0
    return board, moves


def make(*options):
    return Engine(CLI, 'gtp', *options)


def make_gnugo(*options):
    return Engine(GNUGO, '--mode', 'gtp', '--level', '1', '--seed', '1',
                  '--chinese-rules', '--never-resign', *options)


def finish(board, moves, tengen, is_pure):
    """Count and undo of an engine of ours, after a game with all its moves."""
    assert show(tengen) == board.show()
    score = tengen.ask('final_score')
    if is_pure:
        more = board.count(BLACK) - board.count(WHITE) - 0.5
        assert score == '%s+%.1f' % ('B' if more > 0 else 'W', abs(more)), score
    for _ in range(moves):
        assert tengen.ask('undo') == ''
    assert tengen.ask('undo') is None
    assert set(''.join(show(tengen))) == {'.'}
    assert tengen.close('quit') == '= \n\n'


def check_itself(size, rules, is_superko, *levels):
    players = [make('--rules=' + rules, level) for level in levels]
    board, moves = play_go(size, is_superko, *players)
    for player in players:
        finish(board, moves, player, rules == 'pure')


def check_gnugo(size, rules, is_superko, ko):
    """Either side once."""
    for is_black in (True, False):
        tengen = make('--rules=' + rules, '--playouts=60')
        gnugo = make_gnugo(ko, '--forbid-suicide')
        players = (tengen, gnugo) if is_black else (gnugo, tengen)
        board, moves = play_go(size, is_superko, *players)
        finish(board, moves, tengen, rules == 'pure')
        gnugo.close('quit')


class Renju:
    """Stones on 15 lines, and what is forbidden to Black."""

    def __init__(self, stones=()):
        self.stones = dict(stones)

    def get_run(self, point, line):
        """The points of a row of one colour through a point, in order."""
        run = [point]
        for sign in (-1, 1):
            x, y = point
            while True:
                x, y = x + sign * line[0], y + sign * line[1]
                if self.stones.get((x, y)) != self.stones[point]:
                    break
                run.append((x, y))
        return sorted(run)

    def has_won(self, point):
        longest = [len(self.get_run(point, line)) for line in LINES]
        return 5 in longest if self.stones[point] == BLACK \
            else max(longest) >= 5

    def list_empty(self, point, line):
        """Empty points of a line that are near."""
        near = [(point[0] + i * line[0], point[1] + i * line[1])
                for i in range(-5, 6)]
        return [p for p in near if p not in self.stones and
                0 <= p[0] < 15 and 0 <= p[1] < 15]

    def add(self, point):
        return Renju({**self.stones, point: BLACK})

    def list_fives(self, point, line):
        """Where Black makes five of a row with the point."""
        return [p for p in self.list_empty(point, line)
                for run in (self.add(p).get_run(p, line),)
                if len(run) == 5 and point in run]

    def is_straight(self, point, line):
        """Whether there is a four that two points make five."""
        return len(self.get_run(point, line)) == 4 and \
            len(self.list_fives(point, line)) == 2

    def count_fours(self, point, line):
        if self.is_straight(point, line):
            return 1
        return len(self.list_fives(point, line))

    def has_three(self, point, line):
        """Whether a move that is neither forbidden nor a five makes a straight
        four of it."""
        return any(self.add(p).is_straight(point, line) and
                   p in self.add(p).get_run(point, line) and
                   not self.add(p).has_won(p) and not self.is_forbidden(p)
                   for p in self.list_empty(point, line))

    def is_forbidden(self, point):
        after = self.add(point)
        if after.has_won(point):
            return False
        if any(len(after.get_run(point, line)) > 5 for line in LINES):
            return True
        fours = [after.count_fours(point, line) for line in LINES]
        return sum(fours) > 1 or \
            sum(four == 0 and after.has_three(point, line)
                for four, line in zip(fours, LINES)) > 1

    def play(self, point, side):
        """Whether a move is legal; then it is played."""
        if point in self.stones or not all(0 <= i < 15 for i in point) or \
                (side == BLACK and self.is_forbidden(point)):
            return False
        self.stones[point] = side
        return True


def read_move(engine):
    text = engine.read()
    while text.startswith('MESSAGE '):
        text = engine.read()
    x, y = text.split(',')
    return int(x), int(y)


def check_gomocup(opening, *levels):
    """A game to a five or a full board."""
    players = {}
    for side, level in zip((BLACK, WHITE), levels):
        players[side] = Engine(CLI, 'gomocup', *level)
        players[side].say('START 15', 'INFO rule 4', 'INFO timeout_turn 60000')
        assert players[side].read() == 'OK'
    board = Renju()
    for point, side in zip(opening, itertools.cycle((BLACK, WHITE))):
        assert board.play(point, side)
    last = None
    for side in itertools.islice(itertools.cycle((BLACK, WHITE)),
                                 len(opening), 225):
        player = players[side]
        if last is not None and len(board.stones) > len(opening) + 1:
            player.say('TURN %d,%d' % last)
        elif board.stones:
            player.say('BOARD', *('%d,%d,%d' % (*point, 1 if stone == side
                                               else 2)
                                  for point, stone in board.stones.items()),
                       'DONE')
        else:
            player.say('BEGIN')
        last = read_move(player)
        assert board.play(last, side), \
            '%s %s is illegal on %s' % (' BW'[side], last, board.stones)
        if board.has_won(last):
            break
    else:
        assert len(board.stones) == 225
    # what has ended is not gone on with
    other = players[3 - board.stones[last]]
    other.say('TURN %d,%d' % last)
    assert other.read().startswith('ERROR ')
    for player in players.values():
        assert player.close('END') == ''


def read_renju(rows):
    return Renju({(x, y): ' XO'.index(letter)
                  for y, row in enumerate(rows.split())
                  for x, letter in enumerate(row) if letter in 'XO'})


def check_referees():
    """What they let pass and what not."""
    for is_superko in (False, True):
        board = Go(4, is_superko)
        for text, side in (('B4', 1), ('C4', 2), ('A3', 1), ('D3', 2),
                           ('B2', 1), ('C2', 2), ('C3', 1), ('B3', 2)):
            assert board.play(board.read_point(text), side)
        assert board.show() == ['.XO.', 'XO.O', '.XO.', '....']
        assert not board.play(board.read_point('C3'), BLACK)
        assert not board.play(board.read_point('B3'), BLACK)
        assert not board.play(board.read_point('A5'), BLACK)
        assert board.play(board.read_point('A1'), BLACK)
        assert board.play(board.read_point('D1'), WHITE)
        assert board.play(board.read_point('C3'), BLACK)
        assert not board.play(board.read_point('A4'), WHITE)
        # suicide that takes is none, but this brings the first board back
        board = Go(2, is_superko)
        for text, side in (('A1', 1), ('B1', 2), ('B2', 2), ('A2', 2)):
            assert board.play(board.read_point(text), side)
        assert board.show() == ['OO', '.O']
        assert not board.play(board.read_point('A1'), WHITE)
        assert board.play(board.read_point('A1'), BLACK) != is_superko
    for rows, point, is_forbidden in (
            # threes
            ('..... ..... ..X.. .X.X. ..X..', (2, 3), True),
            ('..... ..... ..X.. .X.XO ..X..', (2, 3), False),
            # fours of a line, fours that cross, a row of six, a five with it
            ('..... .X.X.X.X.', (4, 1), True),
            ('.XXX..... ....X.... ....X.... ....X....', (4, 0), True),
            ('..... .XXX.XX..', (4, 1), True),
            ('XXXX.XX. ....X... ....X... ....X... ....X...', (4, 0), False),
            ('.XX.X...', (3, 0), False)):
        assert read_renju(rows).is_forbidden(point) == is_forbidden, rows
    assert read_renju('XXXXX').has_won((0, 0))
    assert not read_renju('XXXXXX').has_won((0, 0))
    assert read_renju('OOOOOO').has_won((0, 0))


TESTS = (
    ('referees', check_referees),
    ('pure', check_itself, 5, 'pure', False, '--playouts=50', '--level=4'),
    ('china', check_itself, 6, 'china', True, '--level=3', '--playouts=50'),
    ('large', check_itself, 20, 'japan', False, '--level=1', '--level=8'),
    ('gnugo-pure', check_gnugo, 5, 'pure', False, '--simple-ko'),
    ('gnugo-china', check_gnugo, 5, 'china', True, '--positional-superko'),
    ('gomocup', check_gomocup, (), ('--positions=300',), ('--level=5',)),
    ('gomocup-opening', check_gomocup, ((7, 7), (8, 6), (7, 5)),
     ('--level=3', '--seed=1'), ('--level=4',)),
)


def main():
    has_failed = False
    print('1..%d' % len(TESTS))
    for number, (name, run, *arguments) in enumerate(TESTS, 1):
        said, more = 'ok', ''
        try:
            run(*arguments)
        except Skip as reason:
            more = ' # SKIP %s' % reason
        except (AssertionError, OSError, ValueError) as fault:
            said, has_failed = 'not ok', True
            print('# %s' % repr(fault).replace('\n', '\n# '))
        print('%s %d /matches/%s%s' % (said, number, name, more), flush=True)
    return has_failed


if __name__ == '__main__':
    sys.exit(main())
