#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-terms: a term of the game is the same word throughout a translation

terms.tsv has for each English term what may stand for it in each language,
divided by bars; nothing where it is left open. Terms are looked for as they
are written, with a capital where a sentence or a title has one, and in the
plural.

What readers stumbled over does not come back. Sentences are joined by
tengen_words_append(), so that none is written with a space of another script.
"""
import re
import subprocess

import tree

TERMS = 'tests/lint/terms.tsv'
# by language: no sentence, of a court, rude, or read as something else
AVOIDED = {
    'en': ('Both agree on the count.',),
    'ja': ('ほかに一手打ってから。', '証拠の石', 'だれですか', '誰ですか'),
}
WIDE_SPACE = '\u3000'
JOINED = re.compile(r'"%(?:1\$)?s[ \u3000]+%(?:2\$)?s"[^;]*?(?:message|[.!?]")')


def read_texts(language):
    """Pairs of the English texts and their translations."""
    text = subprocess.run(
        ['msgcat', '--no-wrap', '--no-location',
         tree.path('po/%s.po' % language)],
        capture_output=True, text=True).stdout
    for entry in text.split('\n\n')[1:]:
        lines = [line for line in entry.splitlines() if line[:1] != '#']
        both = ['', '']
        for line in lines:
            if line.startswith('msg'):
                side = line.startswith('msgstr')
            if not line.startswith('msgctxt'):
                both[side] += line.partition('"')[2].rpartition('"')[0] + ' '
        yield both


def make_pattern(term):
    """Renju, but no command of that name; ko and Ko; liberty and liberties."""
    first, rest = term[0], re.escape(term[1:])
    if first.islower():
        first = '[%s%s]' % (first, first.upper())
    rest = re.sub('y$', '(?:y|ie)', rest)
    return re.compile(r'(?<![\w“-])%s%ss?(?![\w”-])' % (first, rest))


def check_terms():
    head, *rows = [line.split('\t')
                   for line in tree.read(TERMS).splitlines()]
    for number, language in enumerate(head[1:], 1):
        texts = list(read_texts(language))
        for row in rows:
            pattern, words = make_pattern(row[0]), row[number].split('|')
            for english, said in texts:
                if pattern.search(english) and \
                   not any(word in said for word in words):
                    yield '%s: “%s” in “%s” is not %s' % (
                        language, row[0], english.strip()[:60],
                        ' or '.join(words))


def check_avoided():
    for language in ('ja', 'zh_CN'):
        for english, said in read_texts(language):
            for word in AVOIDED.get(language, ()):
                if word in said:
                    yield '%s: %s in “%s”' % (language, word, said.strip())
            for word in AVOIDED['en']:
                if word in english:
                    yield 'en: %s' % english.strip()


def check_spaces():
    """The wide space belongs to Japanese and Chinese."""
    for english, said in read_texts('ja'):
        if WIDE_SPACE in english:
            yield 'wide space in “%s”' % english.strip()
    for name in tree.files('.xml', under=('data/help/en/',)):
        if WIDE_SPACE in tree.read(name):
            yield '%s: wide space' % name


def check_joined():
    for name in tree.files('.c', under=('ui/', 'app/')):
        text = tree.strip_comments(tree.read(name))
        for line, word in tree.find(JOINED, text):
            yield '%s:%d: sentences are joined by hand' % (name, line)


tree.report(('avoided', check_avoided()), ('spaces', check_spaces()),
            ('joined', check_joined()), ('terms', check_terms()))
