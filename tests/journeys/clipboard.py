# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""clipboard: another program that copies and pastes

    with Clipboard() as other:
        other.copy('星')
        ...
        text = other.paste()

It speaks with the X server by itself, as any program of the desktop would.
"""
import threading

from Xlib import X, Xatom, display
from Xlib.protocol import event

PATIENCE = 20.0  # seconds
SIZE = 1 << 20


class Clipboard:
    def __init__(self):
        self.display = display.Display()
        self.window = self.display.screen().root.create_window(
            0, 0, 1, 1, 0, X.CopyFromParent,
            event_mask=X.PropertyChangeMask)
        self.selection = self.display.intern_atom('CLIPBOARD')
        self.utf8 = self.display.intern_atom('UTF8_STRING')
        self.targets = self.display.intern_atom('TARGETS')
        self.place = self.display.intern_atom('TENGEN_STORY')
        self.text = b''
        self.answer = None
        self.answered = threading.Event()
        self.known = threading.Event()
        self.taken = threading.Event()
        self.thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *error):
        self._tell('CLOSE')
        self.thread.join(PATIENCE)
        self.display.close()

    def copy(self, text):
        """Offers a text, and waits until a program has asked for its kinds:
        keys that paste before that find nothing."""
        self.text = text.encode()
        self.known.clear()
        self.taken.clear()
        self._tell('COPY')
        assert self.known.wait(PATIENCE), 'no program knows the clipboard'
        return self

    def wait_taken(self):
        """Waits until another program has asked for the text."""
        assert self.taken.wait(PATIENCE), 'nobody pastes'

    def paste(self):
        """Asks for the text that is offered, maybe by another program."""
        self.answered.clear()
        self._tell('PASTE')
        assert self.answered.wait(PATIENCE), 'no answer of the clipboard'
        assert self.answer is not None, 'no text on the clipboard'
        return self.answer.decode()

    def _tell(self, what):
        """The thread alone talks on its line: others send it a message."""
        line = display.Display()
        window = line.create_resource_object('window', self.window.id)
        window.send_event(event.ClientMessage(
            window=window, client_type=line.intern_atom('TENGEN_' + what),
            data=(32, [0] * 5)))
        line.sync()
        line.close()

    def _serve(self):
        while True:
            found = self.display.next_event()
            if found.type == X.SelectionRequest:
                self._give(found)
            elif found.type == X.SelectionNotify:
                self._take(found)
            elif found.type == X.ClientMessage:
                what = self.display.get_atom_name(found.client_type)
                if what == 'TENGEN_CLOSE':
                    return
                if what == 'TENGEN_COPY':
                    self.window.set_selection_owner(self.selection,
                                                    X.CurrentTime)
                if what == 'TENGEN_PASTE':
                    self.window.convert_selection(
                        self.selection, self.utf8, self.place, X.CurrentTime)
                self.display.flush()

    def _give(self, asked):
        place = asked.property or asked.target
        if asked.target == self.targets:
            asked.requestor.change_property(place, Xatom.ATOM, 32,
                                            [self.targets, self.utf8])
        elif asked.target == self.utf8:
            asked.requestor.change_property(place, self.utf8, 8, self.text)
        else:
            place = X.NONE
        asked.requestor.send_event(event.SelectionNotify(
            time=asked.time, requestor=asked.requestor,
            selection=asked.selection, target=asked.target, property=place))
        self.display.flush()
        if asked.target == self.targets:
            self.known.set()
        elif asked.target == self.utf8:
            self.taken.set()

    def _take(self, given):
        self.answer = None
        if given.property != X.NONE:
            found = self.window.get_full_property(
                self.place, X.AnyPropertyType, SIZE)
            self.answer = None if found is None else found.value
        self.answered.set()
