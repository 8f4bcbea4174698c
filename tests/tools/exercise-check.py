#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""exercise-check: exercises proved once more, by code that shares nothing

    tests/tools/exercise-check.py FILE.sgf...
    tests/tools/exercise-check.py --make TENGEN-CLI

Reads exercises as `tengen-cli exercise make` writes them: TNX in the first
node, right answers as variations whose last comment begins with RIGHT. The
rules of Go and Renju and the search are worked out here once more, slowly.
Asserted of each: the board can be, lines are allowed, every listed answer is
right, and every other one, passing too, is wrong. What takes too long is
counted as too big. With --make some are made of two levels of each kind and
checked, with TENGEN_FULL=1 twenty of each level on all processors; that prints
TAP, and of each kind some must have been proved.
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor

sys.setrecursionlimit(20000)

BLACK, WHITE = 1, 2
PASS = -1
# with so many liberties a chain has got away
ESCAPE = 4
FULL = os.environ.get('TENGEN_FULL') == '1'
# positions that are looked at for one answer in Go, for all of them in Renju
NODES = 1500 if FULL else 400
CHAINS = 10000 if FULL else 1500
# how many are made of a level at a time; of a kind so many are to be proved, of
# so many at most: what is too big for this code proves nothing
COUNT = 20 if FULL else 5
ENOUGH, MOST = 20, 40


class TooBig(Exception):
    """There were not positions enough."""


class Wrong(Exception):
    """The exercise is not what it says."""


# --- SGF ---

TOKEN = re.compile(r'[();]|[A-Za-z]+|\[(?:[^\]\\]|\\.)*\]', re.DOTALL)


class Node:
    def __init__(self):
        self.values = {}
        self.children = []

    def get(self, name, default=None):
        return self.values.get(name, [default])[0]


def parse(text):
    """The first nodes of the games of a collection."""
    games, stack, node, name = [], [], None, None
    for match in TOKEN.finditer(text):
        token = match[0]
        if token == '(':
            stack.append(node)
        elif token == ')':
            node = stack.pop()
        elif token == ';':
            new = Node()
            (games if node is None else node.children).append(new)
            node = new
        elif token[0] == '[':
            value = re.sub(r'\\(.)', r'\1', token[1:-1], flags=re.DOTALL)
            node.values.setdefault(name, []).append(value)
        else:
            name = token
    return games


def read_point(text, size):
    if text == '':
        return PASS
    return (ord(text[1]) - 97) * size + ord(text[0]) - 97


class Exercise:
    def __init__(self, root):
        own = dict(word.split('=', 1) for word in root.get('TNX').split(' '))
        self.kind = own['kind']
        self.name = '%s level %s seed %s' % (own['kind'], own['level'],
                                             own['seed'])
        self.is_renju = root.get('GM') == '4'
        self.size = int(root.get('SZ'))
        self.side = {'B': BLACK, 'W': WHITE, None: 0}[root.get('PL')]
        self.stones = [0] * self.size ** 2
        for name, stone in (('AB', BLACK), ('AW', WHITE)):
            for value in root.values.get(name, []):
                self.stones[self.point(value)] = stone
        self.targets = [self.point(v) for v in root.values.get('TR', [])]
        self.ko = self.point(own['ko']) if 'ko' in own else None
        self.points = [self.point(v) for v in own['points'].split(',')] \
            if own.get('points') else []
        self.number = int(own['number']) if 'number' in own else None
        self.answer = own.get('answer')
        self.lines = []
        if own.keys().isdisjoint({'points', 'number', 'answer'}):
            self.lines = [self.read_line(node) for node in root.children]
            self.right = {moves[0] for moves, good in self.lines if good}

    def point(self, text):
        return read_point(text, self.size)

    def read_line(self, node):
        """The moves of a variation, and whether it is right."""
        moves, side = [], self.side
        while True:
            text = node.get('BW'[side == WHITE])
            if text is None:
                raise Wrong('a line has the moves of one side twice')
            moves.append(self.point(text))
            if not node.children:
                break
            node, side = node.children[0], 3 - side
        return moves, (node.get('C') or '').startswith('RIGHT')

    def spell(self, point):
        if point == PASS:
            return 'pass'
        letters = 'ABCDEFGHIJKLMNOPQRS' if self.is_renju \
            else 'ABCDEFGHJKLMNOPQRST'
        return letters[point % self.size] + str(
            self.size - point // self.size)

    def key(self):
        """The same for positions that differ by turning, and in Go colours."""
        size, best = self.size, None
        for way in range(8):
            seen = []
            for y in range(size):
                for x in range(size):
                    a, b = (y, x) if way & 4 else (x, y)
                    if way & 1:
                        a = size - 1 - a
                    if way & 2:
                        b = size - 1 - b
                    point = b * size + a
                    stone = self.stones[point]
                    if stone and not self.is_renju and self.side == WHITE:
                        stone = 3 - stone
                    seen.append((stone, point in self.targets,
                                 point == self.ko))
            best = min(best, seen) if best else seen
        return (self.kind, size, self.side if self.is_renju else 0,
                tuple(best))


# --- Go: a board as two sets of bits ---

class Geometry:
    known = {}

    def __init__(self, size):
        self.size, self.n = size, size * size
        self.all = (1 << self.n) - 1
        column = sum(1 << (y * size) for y in range(size))
        self.not_left = self.all & ~column
        self.not_right = self.all & ~(column << (size - 1))

    @classmethod
    def get(cls, size):
        return cls.known.setdefault(size, cls(size))

    def around(self, bits):
        """The points beside a set, those of the set too where they touch."""
        return ((bits & self.not_right) << 1 | (bits & self.not_left) >> 1 |
                bits << self.size | bits >> self.size) & self.all

    def flood(self, bits, mask):
        bits &= mask
        while True:
            more = bits | self.around(bits) & mask
            if more == bits:
                return bits
            bits = more


def list_bits(bits):
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


class Go:
    """A position: sets[side] are the stones, ko where may not be retaken."""
    __slots__ = ('geo', 'sets', 'ko')

    def __init__(self, geo, sets, ko=None):
        self.geo, self.sets, self.ko = geo, sets, ko

    @property
    def empty(self):
        return self.geo.all & ~(self.sets[BLACK] | self.sets[WHITE])

    def side_at(self, point):
        bit = 1 << point
        return BLACK if self.sets[BLACK] & bit else \
            WHITE if self.sets[WHITE] & bit else 0

    def chain(self, point):
        return self.geo.flood(1 << point, self.sets[self.side_at(point)])

    def liberties(self, chain):
        return self.geo.around(chain) & self.empty

    def chains(self, side, beside=None):
        """The chains of a side, or those that touch a set."""
        left = self.sets[side] if beside is None else self.sets[side] & beside
        while left:
            chain = self.geo.flood(left & -left, self.sets[side])
            left &= ~chain
            yield chain

    def play(self, side, point, may_retake=False):
        """The position after a move and what it takes; None if illegal."""
        if point == PASS:
            return Go(self.geo, self.sets), 0
        bit = 1 << point
        if not self.empty & bit or point == self.ko and not may_retake:
            return None
        own, other = self.sets[side] | bit, self.sets[3 - side]
        sets = [0, 0, 0]
        sets[side], sets[3 - side] = own, other
        after, taken = Go(self.geo, sets), 0
        for chain in after.chains(3 - side, self.geo.around(bit)):
            if not after.liberties(chain):
                taken |= chain
        sets[3 - side] &= ~taken
        chain = self.geo.flood(bit, own)
        free = after.liberties(chain)
        if not free:
            return None
        if taken and chain == bit and taken & (taken - 1) == 0 and \
                free == taken:
            after.ko = taken.bit_length() - 1
        return after, taken

    def alive(self, side):
        """Benson: the chains of a side that live, and the regions that they
        close off, whose empty points all touch them or hold one eye at most."""
        geo = self.geo
        chains = list(self.chains(side))
        regions, left = [], geo.all & ~self.sets[side]
        while left:
            region = geo.flood(left & -left, geo.all & ~self.sets[side])
            left &= ~region
            regions.append(region)
        while True:
            bits = 0
            for chain in chains:
                bits |= chain
            closed = [region for region in regions
                      if not geo.around(region) & self.sets[side] & ~bits]
            kept = [chain for chain in chains if sum(
                not region & self.empty & ~geo.around(chain)
                for region in closed) >= 2]
            if len(kept) == len(chains):
                break
            chains = kept
        if not chains:
            return 0, []
        return bits, [region for region in closed
                      if self.is_closed(region, bits)]

    def is_closed(self, region, alive):
        """The other side cannot live in it: all empty points touch the living
        chains, or it is too small for two eyes."""
        inner = region & self.empty & ~self.geo.around(alive)
        return not inner or (inner).bit_count() == 1


# --- Go: a search for what a side can force ---

class Search:
    """Whether a side reaches its goal, whatever the other side does. The other
    side wins every ko, unless the side itself does. A proof knows the points
    that it rests on: what is played elsewhere is the same as a pass."""

    def __init__(self, side, is_won, is_lost, list_moves, wins_kos):
        self.side, self.wins_kos = side, wins_kos
        self.is_won, self.is_lost = is_won, is_lost
        self.list_moves = list_moves
        self.nodes = 0
        self.table = {}

    def prove(self, position, turn, deepest):
        """The zone of a proof, or None if there is none of that depth."""
        for depth in range(deepest + 1):
            zone = self.look(position, turn, depth)
            if zone is not None:
                return zone
        return None

    def close(self, position, zone, depth):
        """Adds what keeps the prover's chains of the zone on the board: those
        with few liberties need them all."""
        for chain in position.chains(self.side, zone):
            liberties = position.liberties(chain)
            if (liberties).bit_count() <= depth + 2:
                zone |= chain | liberties
            else:
                zone |= chain
        return zone

    def look(self, position, turn, depth):
        self.nodes += 1
        if self.nodes > NODES:
            raise TooBig
        zone = self.is_won(position, turn)
        if zone is not None:
            return self.close(position, zone, depth)
        if self.is_lost(position) or depth == 0 and turn == self.side:
            return None
        key = (position.sets[1], position.sets[2], position.ko, turn, depth)
        if key not in self.table:
            self.table[key] = None
            zone = self.attack(position, depth) if turn == self.side \
                else self.defend(position, depth)
            if zone is not None:
                zone = self.close(position, zone, depth)
            self.table[key] = zone
        return self.table[key]

    def attack(self, position, depth):
        geo = position.geo
        for move in self.list_moves(position):
            played = position.play(self.side, move, self.wins_kos)
            if played is None:
                continue
            after, taken = played
            zone = self.look(after, 3 - self.side, depth - 1)
            if zone is None:
                continue
            if move == PASS:
                return zone
            bit = 1 << move
            chain = after.chain(move)
            return zone | bit | taken | geo.around(taken) | chain | \
                after.liberties(chain)
        return None

    def defend(self, position, depth):
        """Every move within the zone must fail; it grows by each proof."""
        geo, other = position.geo, 3 - self.side
        after, _ = position.play(other, PASS)
        zone = self.look(after, self.side, depth)
        if zone is None:
            return None
        tried = 0
        while True:
            left = zone & position.empty & ~tried
            if not left:
                return zone
            bit = left & -left
            tried |= bit
            played = position.play(other, bit.bit_length() - 1,
                                   not self.wins_kos)
            if played is None:
                # a ko, or suicide as long as what is around it stands
                group = geo.flood(bit, position.sets[other] | bit)
                zone |= group | geo.around(group)
                zone = self.close(position, zone, depth)
                continue
            after, taken = played
            more = self.look(after, self.side, depth)
            if more is None:
                return None
            zone |= more | taken
            zone = self.close(position, zone, depth)


def beside(position, bits, times):
    for _ in range(times):
        bits |= position.geo.around(bits)
    return bits


def make_moves(targets, side, reach, may_pass):
    """Moves near the targets and near the chains that touch them."""
    def list_moves(position):
        near = 0
        for target in targets:
            if position.side_at(target):
                near |= position.chain(target)
            else:
                near |= 1 << target
        first = position.liberties(near)
        touching = 0
        for owner in (BLACK, WHITE):
            for chain in position.chains(owner, position.geo.around(near)):
                liberties = position.liberties(chain)
                if (liberties).bit_count() <= 3:
                    touching |= liberties
        moves = list(list_bits(first)) + \
            list(list_bits(touching & ~first)) + \
            list(list_bits(beside(position, near | first, reach) &
                           position.empty & ~first & ~touching))
        return moves + [PASS] if may_pass else moves
    return list_moves


def take_goals(target, side):
    """Won: the chain is taken; saved: it lives or has many liberties."""
    def is_taken(position, turn):
        return 0 if not position.side_at(target) else None

    def is_saved(position, turn):
        if position.side_at(target) != side:
            return None
        chain = position.chain(target)
        liberties = position.liberties(chain)
        if (liberties).bit_count() >= ESCAPE and turn != side:
            return chain | liberties
        return find_life(position, target, side)

    return is_taken, is_saved


def find_life(position, target, side):
    if position.side_at(target) != side:
        return None
    alive, regions = position.alive(side)
    if not alive >> target & 1:
        return None
    zone = alive
    for region in regions:
        zone |= region
    return zone


def life_goals(target, owner):
    """Won: the chain has two eyes; lost: there is no room for them, or it is
    taken."""
    def live(position, turn):
        return find_life(position, target, owner)

    def dead(position, turn):
        if position.side_at(target) != owner:
            return 0
        alive, regions = position.alive(3 - owner)
        for region in regions:
            if region >> target & 1:
                return alive | region
        return None

    return live, dead


def gone(target, owner):
    return lambda position, turn: \
        0 if position.side_at(target) != owner else None


class Question:
    """The two goals of a kind, and where moves are looked for."""

    def __init__(self, exercise, position):
        kind, side = exercise.kind, exercise.side
        first = exercise.targets[0]
        other = 3 - side
        owner = position.side_at(first)
        reach = 1
        if kind in ('capture', 'ladder', 'net'):
            won, lost = take_goals(first, owner)
        elif kind == 'escape':
            lost, won = take_goals(first, owner)
        elif kind in ('live', 'kill', 'ko'):
            reach = 2
            live, dead = life_goals(first, owner)
            won, lost = (live, dead) if owner == side else (dead, live)
        elif kind in ('connect', 'cut'):
            second = exercise.targets[1]

            def joined(position, turn):
                if position.side_at(first) != owner or \
                        position.side_at(second) != owner:
                    return None
                chain = position.chain(first)
                return chain if chain >> second & 1 else None

            def apart(position, turn):
                for target in (first, second):
                    if position.side_at(target) != owner:
                        return 0
                return None
            won, lost = (joined, apart) if kind == 'connect' \
                else (apart, joined)
        else:
            won = gone(next(target for target in exercise.targets
                            if position.side_at(target) == other), other)
            lost = gone(next(target for target in exercise.targets
                             if position.side_at(target) == side), side)
        self.won, self.lost, self.reach = won, lost, reach
        self.targets = exercise.targets
        self.side, self.other = side, other

    def search(self, for_side, wins_kos=False):
        own, against = (self.won, self.lost) if for_side == self.side \
            else (self.lost, self.won)
        # who only has to hold out may pass
        return Search(for_side, own,
                      lambda position: against(position, for_side) is not None,
                      make_moves(self.targets, for_side, self.reach, True),
                      wins_kos)


def check_moves(exercise):
    position = Go(Geometry.get(exercise.size), [0, 0, 0], exercise.ko)
    for point, stone in enumerate(exercise.stones):
        if stone:
            position.sets[stone] |= 1 << point
    for side in (BLACK, WHITE):
        for chain in position.chains(side):
            if not position.liberties(chain):
                raise Wrong('a chain has no liberty')
    for moves, _ in exercise.lines:
        check_line(exercise, position, moves)
    if exercise.kind == 'atari':
        check_atari(exercise, position)
    else:
        check_forced(exercise, position)


def check_line(exercise, position, moves):
    side = exercise.side
    for move in moves:
        played = position.play(side, move)
        if played is None:
            raise Wrong('%s: the line has an illegal move' %
                        exercise.spell(moves[0]))
        position, side = played[0], 3 - side


def compare(exercise, right):
    """What is right, against what is listed."""
    for point in sorted(right ^ exercise.right):
        raise Wrong('%s is %s' % (exercise.spell(point), 'right, too'
                                  if point in right else 'not right'))


def check_atari(exercise, position):
    right = set()
    for move in list_bits(position.empty):
        played = position.play(exercise.side, move)
        if played is None:
            continue
        after, _ = played
        if all(after.side_at(target) and
               (after.liberties(after.chain(target))).bit_count() == 1
               for target in exercise.targets) and \
                (after.liberties(after.chain(move))).bit_count() > 1:
            right.add(move)
    compare(exercise, right)


# moves of a side that are looked ahead
DEPTHS = {'ladder': 14, 'live': 6, 'kill': 6, 'ko': 6}


class Judge:
    """What comes of a move: True, False, or None where that is too much."""

    def __init__(self, exercise, position):
        self.question = Question(exercise, position)
        self.side = exercise.side
        self.is_ko = exercise.kind == 'ko'
        self.deepest = DEPTHS.get(exercise.kind, 8)
        self.zone = None

    def prove(self, position, side, wins_kos=False):
        try:
            return self.question.search(side, wins_kos).prove(
                position, 3 - self.side, self.deepest)
        except TooBig:
            return None

    def judge(self, position):
        """Of a position after a move. Right in a ko is what only that decides.
        """
        other = 3 - self.side
        if self.is_ko:
            if self.prove(position, self.side, True) is not None and \
                    self.prove(position, other, True) is not None:
                return True
        elif self.prove(position, self.side) is not None:
            return True
        self.zone = self.prove(position, other)
        return None if self.zone is None else False


def check_forced(exercise, position):
    """What fails as passing does, since it lies elsewhere, is not looked at
    again."""
    judge = Judge(exercise, position)
    is_known = True
    found = judge.judge(position.play(exercise.side, PASS)[0])
    if found is None:
        raise TooBig
    if found:
        raise Wrong('passing is right, too')
    zone = judge.zone
    for move in list_bits(position.empty):
        played = position.play(exercise.side, move)
        if played is None:
            if move in exercise.right:
                raise Wrong('%s is not allowed' % exercise.spell(move))
            continue
        if not zone >> move & 1 and not played[1] and \
                move not in exercise.right:
            continue
        found = judge.judge(played[0])
        if found is None:
            is_known = False
        elif found != (move in exercise.right):
            raise Wrong('%s is %s' % (exercise.spell(move), 'right, too'
                                      if found else 'not right'))
    if not is_known:
        raise TooBig


# --- Go: numbers, points, yes or no ---

def check_count(exercise):
    position = Go(Geometry.get(exercise.size), [0, 0, 0], exercise.ko)
    for point, stone in enumerate(exercise.stones):
        if stone:
            position.sets[stone] |= 1 << point
    if exercise.kind == 'legal':
        may = position.play(exercise.side, exercise.targets[0]) is not None
        if exercise.answer != ('yes' if may else 'no'):
            raise Wrong('the answer is the opposite')
        return
    if exercise.kind == 'stones':
        n = [exercise.stones.count(side) for side in range(3)]
        number = n[exercise.side] if exercise.side else abs(n[1] - n[2])
        if number != exercise.number:
            raise Wrong('the number is %d' % number)
        return
    if exercise.kind == 'territory':
        number = find_owners(position).count(exercise.side)
        if number != exercise.number:
            raise Wrong('the number is %d' % number)
        return
    check_dead(exercise, position)


def check_dead(exercise, position):
    """A chain is dead if it gets no two eyes though it moves first, alive if it
    gets them though the other side does."""
    listed, is_known = set(exercise.points), True
    for side in (BLACK, WHITE):
        for chain in position.chains(side):
            stones = set(list_bits(chain))
            found = is_dead(position, min(stones), side)
            if found is None:
                is_known = False
            elif found != bool(stones & listed) or \
                    found and not stones <= listed:
                raise Wrong('%s is %s' % (exercise.spell(min(stones)),
                                          'dead' if found else 'alive'))
    if listed - set(list_bits(position.sets[1] | position.sets[2])):
        raise Wrong('a point without a stone is listed')
    if not is_known:
        raise TooBig


def is_dead(position, stone, side):
    live, dead = life_goals(stone, side)
    if live(position, side) is not None:
        return False
    if dead(position, side) is not None:
        return True
    for prover, goal, against in ((3 - side, dead, live), (side, live, dead)):
        search = Search(
            prover, goal,
            lambda now, no=against, us=prover: no(now, us) is not None,
            make_moves([stone], prover, 2, True), False)
        try:
            if search.prove(position, 3 - prover, DEPTHS['live']) is not None:
                return prover != side
        except TooBig:
            pass
    return None


def find_owners(position):
    """Whose territory each point is; all must be settled."""
    geo = position.geo
    owner, alive = [0] * geo.n, 0
    for side in (BLACK, WHITE):
        bits, regions = position.alive(side)
        alive |= bits
        for region in regions:
            for point in list_bits(region):
                owner[point] = side
    for point in range(geo.n):
        bit = 1 << point
        if not owner[point] and not alive & bit and (
                position.side_at(point) or geo.around(bit) & ~alive):
            raise TooBig
    return owner


# --- Renju ---

SIZE = 15
LINES = ((1, 0), (0, 1), (1, 1), (1, -1))


def walk(point, step):
    """The points from a point on along a line, without it."""
    x, y = point % SIZE + step[0], point // SIZE + step[1]
    while 0 <= x < SIZE and 0 <= y < SIZE:
        yield y * SIZE + x
        x, y = x + step[0], y + step[1]


WALKS = [[(list(walk(p, s)), list(walk(p, (-s[0], -s[1])))) for s in LINES]
         for p in range(SIZE * SIZE)]


def join_bits(points):
    return sum(1 << point for point in points)


# the points of a line at most four away, and those of all rows of five with
# what lies at both ends of the row
NEAR = [[join_bits(ahead[:4] + back[:4]) for ahead, back in lines]
        for lines in WALKS]
ROWS = [(join_bits([p] + ahead[:4]), join_bits(ahead[4:5] + back[:1]))
        for p, lines in enumerate(WALKS) for ahead, back in lines
        if len(ahead) >= 4]


class Renju:
    def __init__(self, stones):
        self.stones = [0] * (SIZE * SIZE)
        self.bits = [0, 0, 0]
        self.seen = {}
        for point, stone in enumerate(stones):
            if stone:
                self.put(point, stone)

    def put(self, point, side):
        self.stones[point] = side
        self.bits[side] |= 1 << point

    def take(self, point):
        self.bits[self.stones[point]] &= ~(1 << point)
        self.stones[point] = 0

    def run(self, point, line, side):
        """How many stones of a side are in a row through a point."""
        n = 1
        for way in WALKS[point][line]:
            for other in way:
                if self.stones[other] != side:
                    break
                n += 1
        return n

    def is_five(self, point, side):
        """Whether a stone of the side on the point is in a row that wins."""
        for line in range(4):
            n = self.run(point, line, side)
            if n == 5 or n > 5 and side == WHITE:
                return True
        return False

    def is_overline(self, point):
        return any(self.run(point, line, BLACK) > 5 for line in range(4))

    def near(self, point, line):
        """The points on a line at most five away, in their order."""
        ahead, back = WALKS[point][line]
        return back[4::-1] + [point] + ahead[:5]

    def fives_on(self, point, line, side):
        """Where the side makes five on a line through a stone of its own, with
        that stone in it."""
        found = []
        for other in self.near(point, line):
            if self.stones[other]:
                continue
            n, row = 1, [other]
            for way in WALKS[other][line]:
                for place in way:
                    if self.stones[place] != side:
                        break
                    row.append(place)
                    n += 1
            if point in row and (n == 5 or n > 5 and side == WHITE):
                found.append(other)
        return found

    def count_fours(self, point, line, side):
        """Fours on one line that a stone is part of: two of them if they need
        different points and are no straight four."""
        if (self.bits[side] & NEAR[point][line]).bit_count() < 3:
            return 0
        fives = self.fives_on(point, line, side)
        if len(fives) < 2:
            return len(fives)
        order = self.near(point, line)
        a, b = order.index(fives[0]), order.index(fives[-1])
        return 1 if b - a == 5 and all(
            self.stones[place] == side for place in order[a + 1:b]) else 2

    def is_straight(self, point, line):
        """Whether a black stone is part of a straight four on a line."""
        fives = self.fives_on(point, line, BLACK)
        return len(fives) == 2 and self.count_fours(point, line, BLACK) == 1

    def is_three(self, point, line):
        """Whether a black stone is part of a three: one more stone, which may
        be put, makes a straight four of it."""
        if (self.bits[BLACK] & NEAR[point][line]).bit_count() < 2 or \
                self.count_fours(point, line, BLACK):
            return False
        for other in self.near(point, line):
            if self.stones[other] or other == point:
                continue
            self.put(other, BLACK)
            is_straight = self.is_straight(other, line) and \
                self.in_row(point, other, line)
            five = self.is_five(other, BLACK)
            self.take(other)
            if is_straight and not five and not self.is_forbidden(other):
                return True
        return False

    def in_row(self, point, other, line):
        """Whether both lie in one row without a gap."""
        order = self.near(point, line)
        if other not in order:
            return False
        a, b = sorted((order.index(point), order.index(other)))
        return all(self.stones[place] == BLACK for place in order[a:b + 1])

    def is_forbidden(self, point):
        """Whether Black may not put a stone on an empty point."""
        lines = [(self.bits[BLACK] & near).bit_count()
                 for near in NEAR[point]]
        if sum(n >= 2 for n in lines) < 2 and max(lines) < 4:
            return False
        key = (point, self.bits[BLACK], self.bits[WHITE])
        if key not in self.seen:
            self.put(point, BLACK)
            self.seen[key] = not self.is_five(point, BLACK) and (
                self.is_overline(point) or
                sum(self.count_fours(point, line, BLACK)
                    for line in range(4)) > 1 or
                sum(self.is_three(point, line) for line in range(4)) > 1)
            self.take(point)
        return self.seen[key]

    def may_put(self, point, side):
        return not self.stones[point] and not (
            side == BLACK and self.is_forbidden(point))

    def list_rows(self, side, n):
        """The free points of the rows of five in which a side has n stones, and
        which win once they are full."""
        own, other = self.bits[side], self.bits[3 - side]
        for row, ends in ROWS:
            if not row & other and (row & own).bit_count() == n and \
                    not (side == BLACK and ends & own):
                yield row & ~own

    def list_fives(self, side):
        bits = 0
        for free in self.list_rows(side, 4):
            bits |= free
        return list(list_bits(bits))

    def list_fours(self, side):
        """Moves that make a four and may be put."""
        bits = 0
        for free in self.list_rows(side, 3):
            bits |= free
        return [point for point in list_bits(bits)
                if self.may_put(point, side)]


class Chains:
    """Wins by nothing but fours."""

    def __init__(self, board):
        self.board = board
        self.table = {}
        self.nodes = 0

    def wins(self, side):
        """Whether a side that is to move has a chain."""
        key = (self.board.bits[BLACK], self.board.bits[WHITE], side)
        if key not in self.table:
            self.nodes += 1
            if self.nodes > CHAINS:
                raise TooBig
            self.table[key] = bool(self.board.list_fives(side)) or \
                any(self.begins(point, side) for point in self.moves(side))
        return self.table[key]

    def moves(self, side):
        """Fours; where the other side threatens five, on its one point."""
        threats = self.board.list_fives(3 - side)
        fours = self.board.list_fours(side)
        if not threats:
            return fours
        return [point for point in fours if threats == [point]]

    def begins(self, point, side):
        """Whether a four begins a chain."""
        board = self.board
        board.put(point, side)
        fives = board.list_fives(side)
        found = len(fives) > 1 and not board.list_fives(3 - side)
        if len(fives) == 1 and not board.list_fives(3 - side):
            if not board.may_put(fives[0], 3 - side):
                found = True
            else:
                board.put(fives[0], 3 - side)
                found = self.wins(side)
                board.take(fives[0])
        board.take(point)
        return found

    def list_first(self, side):
        fives = self.board.list_fives(side)
        if fives:
            return set(fives)
        return {point for point in self.moves(side)
                if self.begins(point, side)}


def check_renju(exercise):
    board = Renju(exercise.stones)
    check_renju_board(exercise, board)
    for moves, _ in exercise.lines:
        check_renju_line(exercise, board, moves)
    chains = Chains(board)
    if exercise.kind == 'forbidden':
        right = {point for point in range(SIZE * SIZE)
                 if not board.stones[point] and board.is_forbidden(point)}
        if right != set(exercise.points):
            raise Wrong('forbidden are: ' + ' '.join(
                map(exercise.spell, sorted(right))))
    elif exercise.kind == 'five':
        compare(exercise, set(board.list_fives(exercise.side)))
    elif exercise.kind in ('stop-four', 'stop-three'):
        compare(exercise, {
            move for move in [PASS] + list(range(SIZE * SIZE))
            if (move == PASS or board.may_put(move, exercise.side)) and
            holds(board, chains, exercise.side, move)})
    else:
        compare(exercise, chains.list_first(exercise.side))
        check_stopped(exercise, board, chains)


def check_renju_board(exercise, board):
    n = [exercise.stones.count(side) for side in range(3)]
    if n[BLACK] - n[WHITE] != (exercise.side == WHITE):
        raise Wrong('the numbers of stones cannot be')
    for point, stone in enumerate(exercise.stones):
        if not stone:
            continue
        if board.is_five(point, stone):
            raise Wrong('there is a five on the board')
        if stone == BLACK:
            board.take(point)
            forbidden = board.is_forbidden(point)
            board.put(point, stone)
            if forbidden:
                raise Wrong('%s is forbidden' % exercise.spell(point))


def check_renju_line(exercise, board, moves):
    side, played = exercise.side, []
    for move in moves:
        if move != PASS:
            if not board.may_put(move, side):
                raise Wrong('%s: the line has an illegal move' %
                            exercise.spell(moves[0]))
            board.put(move, side)
            played.append(move)
        side = 3 - side
    for move in played:
        board.take(move)


def holds(board, chains, side, move):
    """Whether the other side has no chain after a move; fours gain time."""
    other = 3 - side
    if move != PASS:
        board.put(move, side)
    fives = board.list_fives(side) if move != PASS else []
    if board.list_fives(other):
        found = False
    elif not fives:
        found = not chains.wins(other)
    elif len(fives) > 1 or not board.may_put(fives[0], other):
        found = True
    else:
        board.put(fives[0], other)
        threats = board.list_fives(other)
        if not threats:
            found = any(board.may_put(point, side) and
                        holds(board, chains, side, point)
                        for point in range(SIZE * SIZE))
        else:
            found = len(threats) == 1 and \
                board.may_put(threats[0], side) and \
                holds(board, chains, side, threats[0])
        board.take(fives[0])
    if move != PASS:
        board.take(move)
    return found


def check_stopped(exercise, board, chains):
    """At the end of each wrong line the side has no chain, or the other side
    wins."""
    for moves, good in exercise.lines:
        if good:
            continue
        side, played = exercise.side, []
        for move in moves:
            if move != PASS:
                board.put(move, side)
                played.append(move)
            side = 3 - side
        is_over = is_lost(board, chains, exercise.side, side, moves[-1])
        for move in played:
            board.take(move)
        if not is_over:
            raise Wrong('%s: its line does not show why it fails' %
                        exercise.spell(moves[0]))


def is_lost(board, chains, side, turn, last):
    """Whether a side does not win by fours any more."""
    other = 3 - side
    if last != PASS and turn == side and board.is_five(last, other):
        return True
    if turn == other and chains.wins(other):
        return True
    fives = board.list_fives(other)
    if turn == side and fives and not board.list_fives(side) and (
            len(fives) > 1 or not board.may_put(fives[0], side)):
        return True
    return not chains.wins(side)


# --- All ---

def check(exercise):
    if exercise.is_renju:
        check_renju(exercise)
    elif exercise.kind in ('legal', 'stones', 'territory', 'dead'):
        check_count(exercise)
    else:
        check_moves(exercise)


def check_text(text):
    """The names of what is wrong, how many were proved and were too big."""
    faults, proved, big, seen = [], 0, 0, {}
    for root in parse(text):
        exercise = Exercise(root)
        try:
            check(exercise)
            proved += 1
        except TooBig:
            big += 1
        except Wrong as wrong:
            faults.append('%s: %s' % (exercise.name, wrong))
        other = seen.setdefault(exercise.key(), exercise.name)
        if other != exercise.name:
            faults.append('%s is the same as %s' % (exercise.name, other))
    return faults, proved, big


def check_level(program, kind, level, seed):
    """Makes some of a level and checks them."""
    # filling memory anew makes it slow, and finds nothing here
    plainly = {name: value for name, value in os.environ.items()
               if name not in ('MALLOC_PERTURB_', 'G_DEBUG')}
    return check_text(subprocess.run(
        [program, 'exercise', 'make', '--kind', kind, '--level', str(level),
         '--count', str(COUNT), '--seed', str(seed)], capture_output=True,
        text=True, check=True, env=plainly).stdout)


def check_kind(program, kind, levels):
    """Checks until enough are proved, in the long form some of each level.
    Returns what was found of each level: faults, proved ones, too big ones."""
    found = {level: ([], 0, 0) for level in levels}
    tried = 0
    while not tried or (not FULL and tried < MOST and
                        sum(part[1] for part in found.values()) < ENOUGH):
        for level in levels:
            part = check_level(program, kind, level, 100 * tried)
            found[level] = tuple(a + b for a, b in zip(found[level], part))
        tried += COUNT * len(levels)
    return found


def list_kinds(program):
    """The kinds with the levels that are looked at."""
    listed = subprocess.run([program, 'exercise', 'list'], text=True,
                            capture_output=True, check=True).stdout
    for kind, lowest, highest in re.findall(
            r'^([a-z-]+) +(\d+)(?:–(\d+))?', listed, re.MULTILINE):
        levels = range(int(lowest), int(highest or lowest) + 1)
        yield kind, levels if FULL else sorted(
            {levels[0], levels[(len(levels) - 1) // 2]})


def check_made(program):
    kinds = list(list_kinds(program))
    print('1..%d' % len(kinds))
    with ProcessPoolExecutor(os.cpu_count() if FULL else 2) as pool:
        parts = [pool.submit(check_kind, program, kind, levels)
                 for kind, levels in kinds]
        for i, ((kind, _), part) in enumerate(zip(kinds, parts)):
            found = part.result()
            faults = sum((result[0] for result in found.values()), [])
            if not any(result[1] for result in found.values()):
                faults.append('none was proved')
            for level, (_, proved, big) in found.items():
                print('# %s level %d: %d proved, %d too big' %
                      (kind, level, proved, big))
            for fault in faults[:10]:
                print('# ' + fault)
            print('%sok %d /exercises/%s' % ('not ' if faults else '', i + 1,
                                             kind), flush=True)
    return True


def main(arguments):
    if arguments[:1] == ['--make'] and len(arguments) == 2:
        return check_made(arguments[1])
    if not arguments:
        sys.exit(__doc__)
    good = True
    for path in arguments:
        with open(path, encoding='utf-8') as file:
            faults, proved, big = check_text(file.read())
        for fault in faults:
            print('%s: %s' % (path, fault))
        print('%s: %d proved, %d too big, %d faults' % (path, proved, big,
                                                       len(faults)))
        good = good and not faults
    return good


if __name__ == '__main__':
    sys.exit(0 if main(sys.argv[1:]) else 1)
