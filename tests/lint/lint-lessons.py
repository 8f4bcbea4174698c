#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-lessons: what the texts teach is said in a step of a lesson

lesson-facts.tsv has a fact, the step that teaches it, and words that the
Japanese of this step contains.
"""
import xml.etree.ElementTree as etree

import tree

FACTS = 'tests/data/lesson-facts.tsv'
LESSON = 'data/lessons/%s.xml'
SPACE = '{urn:tengen:lesson:1}'
LANGUAGE = '{http://www.w3.org/XML/1998/namespace}lang'


def pieces(element):
    """The text below an element without readings and translations."""
    if element.tag != SPACE + 'rt' and LANGUAGE not in element.attrib:
        yield element.text or ''
        for child in element:
            yield from pieces(child)
            yield child.tail or ''


def read_steps():
    """The texts of all steps, without spaces, by LESSON/STEP."""
    for name in tree.read('data/lessons/course').split('\n'):
        if name and name[0] != '#':
            lesson = etree.parse(tree.path(LESSON % name))
            for step in lesson.iter(SPACE + 'step'):
                yield ('%s/%s' % (name, step.get('id')),
                       ''.join(''.join(pieces(step)).split()))


def check_facts():
    texts = dict(read_steps())
    rows = [line.split('\t') for line in tree.read(FACTS).splitlines()
            if line[:1] != '#']
    for fact, step, words in rows[1:]:
        if step not in texts:
            yield '%s: there is no step %s' % (fact, step)
            continue
        for word in words.split('|'):
            if not word or word not in texts[step]:
                yield '%s: %s does not say “%s”' % (fact, step, word)


tree.report(('facts', check_facts()))
