# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""pupil: a pupil of a room who speaks in plain lines (data/room/README.md)"""
import json
import socket
import threading

from window import wait_for


class Pupil:
    """Comes in by the code; what the host said last of each kind is kept.

    A thread answers beats, so that a story can take its time.
    """

    def __init__(self, port, code, name, picture, token=None,
                 waits=False):
        self.name = name
        self.said = {}
        self.socket = socket.create_connection(('127.0.0.1', port))
        self.lines = self.socket.makefile('r', encoding='utf-8', newline='\n')
        threading.Thread(target=self._listen, daemon=True).start()
        if token:
            self.say(t='hello', v=1, lang='ja', token=token)
        else:
            self.say(t='hello', v=1, lang='ja', code=code)
            self.hear('welcome')
            self.say(t='enter', name=name, picture=picture)
        self.hear('waiting' if waits else 'seated')

    def _listen(self):
        try:
            for line in self.lines:
                message = json.loads(line)
                if message['t'] == 'beat':
                    self.say(t='beat', k=message['k'], got=message.get('s', 0),
                             hidden=False)
                self.said[message['t']] = message
        except OSError:
            pass

    def say(self, **message):
        self.socket.sendall((json.dumps(message) + '\n').encode())

    def hear(self, kind):
        """The newest message of a kind, once there is one."""
        return wait_for(lambda: self.said.get(kind),
                        what='%s hears %s' % (self.name, kind))

    def is_to_move(self):
        table = self.said.get('table')
        return table and table['phase'] == 'play' and \
            table['you'] == table['to_move']

    def tap(self, point):
        table = self.said['table']
        self.say(t='tap', table=table['table'], n=table['n'], point=point)
        wait_for(lambda: self.said['table']['n'] > table['n'],
                 what='%s plays at %d' % (self.name, point))

    def act(self, word):
        table = self.said['table']
        self.say(t='act', table=table['table'], n=table['n'], act=word)

    def leave(self):
        self.socket.close()
