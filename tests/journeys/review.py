# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""review: what a person does who annotates a game, and what a file holds

Records are read here by a reader of its own, which knows as much of SGF as it
takes to compare files.
"""
import os
import re
from fnmatch import fnmatchcase

from window import wait_for

TREE = '変化図'
COMMENT = 'コメント'
NAME = 'この手の名前'
# middle of the first node, and steps from column to column and row to row
LEFT, TOP, ACROSS, DOWN = 30, 38, 24, 38

TOKEN = re.compile(r'[(;)]|([A-Za-z0-9]+)|\[((?:\\.|[^\]\\])*)\]', re.DOTALL)


# --- the window ---

def tree(game):
    return game.find(TREE, 'tree')


def expect_node(game, says):
    """Waits until the tree says which node is the current one."""
    wait_for(lambda: fnmatchcase(tree(game).description, says),
             what=lambda: 'the node "%s" instead of "%s"'
             % (says, tree(game).description))
    return game


def click_node(game, column, row, button=1):
    """Clicks a node of a tree that has not been scrolled."""
    window, node = game.top(), tree(game)
    x, y = window.place(node)
    width, height = node.box[2:]
    game.desk.screen.click(window.number,
                           x - width // 2 + LEFT + ACROSS * column,
                           y - height // 2 + TOP + DOWN * row, button)
    return game


def comment(game):
    return game.find(COMMENT, 'text box').text


def expect_comment(game, text):
    wait_for(lambda: fnmatchcase(comment(game), text),
             what=lambda: 'the comment "%s" instead of "%s"'
             % (text, comment(game)))
    return game


def write_comment(game):
    """Puts the cursor into the comment, at its end."""
    box = game.find(COMMENT, 'text box')
    game.click_on(box)
    wait_for(lambda: box.has_state('focused'), what='a focused comment')
    return game.key('ctrl+End')


def pixels(game, point, reach=8):
    """What the screen shows around a point of the board."""
    game.hover('A1')
    window, cell = game.find_point(point)
    x, y = window.place(cell)
    return game.desk.screen.look(window.number, x - reach, y - reach,
                                 2 * reach, 2 * reach)


# --- files ---

def wait_file(path, *parts):
    """Waits until a file is there that says all of this; gives its text."""
    def find():
        try:
            with open(path, encoding='utf-8') as file:
                text = file.read()
        except (FileNotFoundError, UnicodeDecodeError):
            return None
        return text if all(part in text for part in parts) else None
    return wait_for(find, what='%s with %s'
                    % (os.path.basename(path), ' '.join(parts)))


class Node:
    """A node of a record: its properties, and the nodes after it."""

    def __init__(self):
        self.properties, self.children = {}, []

    def __getitem__(self, name):
        """The only value of a property."""
        values = self.properties.get(name, [])
        assert len(values) == 1, '%s is %s' % (name, values)
        return values[0]

    def values(self, name):
        return self.properties.get(name, [])

    def at(self, *way):
        """The node that this way leads to; numbers say which variation."""
        node = self
        for index in way:
            node = node.children[index]
        return node

    def line(self):
        """The nodes of the main line."""
        node = self
        while node.children:
            node = node.children[0]
            yield node


def read_games(text):
    """The first nodes of the games of a text."""
    # the current node on each level of brackets
    above, name = [Node()], None
    for token in TOKEN.finditer(text):
        sign = token[0][0]
        if sign == '(':
            above.append(above[-1])
        elif sign == ')':
            above.pop()
        elif sign == ';':
            above[-1].children.append(Node())
            above[-1] = above[-1].children[-1]
        elif sign == '[':
            above[-1].properties.setdefault(name, []).append(token[2])
        else:
            name = token[1]
    return above[0].children
