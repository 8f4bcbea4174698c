#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""tengen-lesson-form-make: the forms of lessons and glossaries as tables in C

Reads RELAX NG schemas in which an element looks the same wherever it stands:
attributes, then a text or parts one after another. The name of a schema is
that of its function.
"""
import os
import sys
from xml.etree import ElementTree

RNG = '{http://relaxng.org/ns/structure/1.0}'

# The definitions of the schemas that say what a value is.
VALUES = {'name': 'NAME', 'language': 'LANGUAGE', 'point': 'POINT',
          'points': 'POINTS', 'corners': 'CORNERS', 'play-at': 'MOVE',
          'plays-at': 'MOVES', 'played': 'PLAYED', 'size': 'SIZE',
          'number': 'NUMBER', 'numbers': 'NUMBERS', 'half': 'HALF',
          'letters': 'LABEL', 'result': 'RESULT'}
MANY = ('zeroOrMore', 'oneOrMore')


def tag(node):
    return node.tag.replace(RNG, '')


def strings(fields):
    return ', '.join('.%s = %s' % field for field in fields if field[1])


def quote(words):
    return '"%s"' % ' '.join(words) if words else None


class Form:
    def __init__(self, path):
        self.name = os.path.basename(path).replace('.rng', '')
        self.root = ElementTree.parse(path).getroot()
        self.defines = {define.get('name'): list(define)
                        for define in self.root.iter(RNG + 'define')}

    def content(self, nodes):
        """The nodes; what is defined as neither element nor value is put in
        place of its name."""
        for node in nodes:
            defined = self.defines.get(node.get('name'), [node])
            if tag(node) != 'ref' or tag(defined[0]) == 'element' or \
                    self.value(node):
                yield node
            else:
                yield from self.content(defined)

    def value(self, node):
        """What a value is, and the words that it may be."""
        if tag(node) == 'ref':
            name = node.get('name')
            kind = VALUES.get(name)
            return (kind, None) if kind else self.value(self.defines[name][0])
        words = [value.text for value in node.iter(RNG + 'value')]
        if tag(node) == 'value' or \
                tag(node) == 'choice' and len(words) == len(node):
            return ('WORD', words)
        return None

    def attribute(self, node, need):
        kind, words = self.value(node[0])
        return '{ "%s", TENGEN_LESSON_VALUE_%s, %s, TENGEN_LESSON_%s }' % (
            node.get('name'), kind, quote(words) or 'NULL', need)

    def names(self, node, star=''):
        """The elements that a part may be; a star marks those that may occur
        several times."""
        if tag(node) == 'ref':
            node = self.defines[node.get('name')][0]
        if tag(node) == 'element':
            return [node.get('name') + star]
        star = '*' if tag(node) in MANY else star
        return [name for child in node for name in self.names(child, star)]

    def is_needed(self, node):
        if tag(node) == 'choice':
            return all(self.is_needed(child) for child in node)
        return tag(node) in ('ref', 'element', 'oneOrMore')

    def has_text(self, node):
        return tag(node) == 'text' or tag(node) in (*MANY, 'choice') and \
            any(map(self.has_text, node))

    def inline(self, node):
        return quote([name.strip('*') for name in self.names(node)])

    def part(self, node, is_needed):
        mixed = tag(node) in MANY and tag(node[0]) == 'choice'
        return '{ %s }' % strings([
            ('names', quote(self.names(node))),
            ('is_needed', 'TRUE' if is_needed else None),
            ('is_mixed', 'TRUE' if mixed else None)])

    def element(self, element):
        text = inside = value = None
        attributes, parts = [], []
        for node in self.content(element):
            inner = list(self.content(node))
            if tag(node) == 'attribute':
                attributes.append(self.attribute(node, 'MUST'))
            elif inner and tag(inner[0]) == 'attribute':
                need = 'MAY' if tag(node) == 'optional' else 'EITHER'
                attributes += [self.attribute(at, need) for at in inner]
            elif self.value(node):
                text = 'VALUE'
                kind, words = self.value(node)
                value = '&(const TengenLessonFormAttribute) ' \
                    '{ NULL, TENGEN_LESSON_VALUE_%s, %s, ' \
                    'TENGEN_LESSON_MUST }' % (kind, quote(words) or 'NULL')
            elif tag(node) == 'choice' and self.has_text(inner[0]):
                text, inside = 'INSTEAD', self.inline(inner[0])
                parts.append(self.part(inner[1], False))
            elif self.has_text(node):
                text, inside = 'BEFORE', self.inline(node)
            else:
                parts.append(self.part(node, self.is_needed(node)))
        return '  { %s },\n' % strings([
            ('name', '"%s"' % element.get('name')),
            ('text', text and 'TENGEN_LESSON_TEXT_' + text),
            ('inside', inside),
            ('value', value),
            ('attributes', attributes and '{ %s }' % ', '.join(attributes)),
            ('parts', parts and '{ %s }' % ', '.join(parts))])

    def write(self):
        elements = sorted(self.root.iter(RNG + 'element'),
                          key=lambda element: element.get('name'))
        return '''
static const TengenLessonFormElement %(name)s[] = {
%(elements)s};

const TengenLessonForm *
tengen_lesson_form_get_%(name)s (void)
{
  static const TengenLessonForm form = { %(name)s, G_N_ELEMENTS (%(name)s) };

  return &form;
}
''' % {'name': self.name, 'elements': ''.join(map(self.element, elements))}


print('#include "tengen-lesson-form.h"')
for schema in sys.argv[1:]:
    print(Form(schema).write(), end='')
