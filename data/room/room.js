/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * room.js: the page of a room, as pupils use it in any browser
 *
 * It knows no rules: it shows what the host says and sends what was pressed
 * (data/room/README.md). ES2018, nothing from outside; it runs from Safari 13,
 * Chromium 80 and Firefox 78 on, over plain http, where a page has no crypto,
 * no clipboard and no service worker.
 *
 *   Words       the few that are needed before the host has told its own
 *   Elements    small tools for the document; data only ever becomes text
 *   Memory      what is kept between visits: the token of the seat, the language
 *   Line        a WebSocket or long polling, and coming back
 *   Stones      pictures of people, wood
 *   Board       the board as SVG: shown, tapped, walked by keys, read aloud
 *   Seats, Tally, Views
 *   Room        what is known, what comes in, what goes out
 */
'use strict';

(() => {

/* --- Words -------------------------------------------------------------- */

const LANGUAGES = { ja: '日本語', en: 'English', zh_CN: '中文' };
const TAGS = { ja: 'ja', en: 'en', zh_CN: 'zh-CN' };

const FIRST_WORDS = {
  ja: {
    'connecting': ['つないでいます…'],
    'lost': [['先生', 'せんせい'], 'のコンピューターにつながりません。つなぎなおしています…'],
    'wifi': ['Wi-Fi が', ['先生', 'せんせい'], 'と', ['同', 'おな'], 'じか、たしかめてください。'],
    'code-title': [['部屋', 'へや'], 'に', ['入', 'はい'], 'る'],
    'code': [['前', 'まえ'], 'に', ['出', 'で'], 'ている 6けたの', ['数字', 'すうじ']],
    'code-go': ['つぎへ'],
    'page-old': ['ページが', ['新', 'あたら'], 'しくなりました。'],
    'reload': [['読', 'よ'], 'みなおす'],
  },
  en: {
    'connecting': ['Connecting…'],
    'lost': ['The teacher’s computer does not answer. Trying again…'],
    'wifi': ['Please check that your Wi-Fi is the same as the teacher’s.'],
    'code-title': ['Enter the room'],
    'code': ['The six digits on the screen'],
    'code-go': ['Next'],
    'page-old': ['There is a newer page.'],
    'reload': ['Load it'],
  },
  zh_CN: {
    'connecting': ['正在连接…'],
    'lost': ['连不上老师的电脑，正在重新连接…'],
    'wifi': ['请确认你的 Wi-Fi 和老师的相同。'],
    'code-title': ['进入房间'],
    'code': ['屏幕上的 6 位数字'],
    'code-go': ['下一步'],
    'page-old': ['页面有更新。'],
    'reload': ['重新读取'],
  },
};

function guessLanguage () {
  for (const tag of navigator.languages || [navigator.language || '']) {
    if (/^ja/i.test (tag))
      return 'ja';
    if (/^zh/i.test (tag))
      return 'zh_CN';
    if (/^en/i.test (tag))
      return 'en';
  }
  return 'ja';
}

/* --- Elements ----------------------------------------------------------- */

const SVG = 'http://www.w3.org/2000/svg';
const $ = id => document.getElementById (id);

function put (node, attributes, children) {
  for (const name of Object.keys (attributes || {}))
    if (name === 'onclick')
      node.addEventListener ('click', attributes.onclick);
    else if (attributes[name] !== null && attributes[name] !== false)
      node.setAttribute (name, attributes[name] === true ? '' : attributes[name]);
  for (const child of children || [])
    if (child !== null && child !== undefined && child !== false)
      node.append (child);
  return node;
}

const make = (name, attributes, ...children) =>
  put (document.createElement (name), attributes, children);
const draw = (name, attributes, ...children) =>
  put (document.createElementNS (SVG, name), attributes, children);
const button = (attributes, ...children) =>
  make ('button', Object.assign ({ type: 'button' }, attributes), ...children);

function empty (node) {
  while (node.firstChild)
    node.firstChild.remove ();
  return node;
}

/* A text of the protocol: strings, and words with their readings. */
function say (text) {
  const line = document.createDocumentFragment ();

  for (const part of asText (text))
    if (Array.isArray (part))
      line.append (make ('ruby', null, String (part[0]),
                         make ('rt', null, String (part[1]))));
    else
      line.append (String (part));
  return line;
}

const asText = text => Array.isArray (text) ? text : text ? [String (text)] : [];
const plain = text =>
  asText (text).map (part => Array.isArray (part) ? part[0] : part).join ('');

/* Builds what is in a node only where it is to show something else, so that
 * what has the focus stays and thirty tables cost nothing. */
const shown = new WeakMap ();

function fill (node, value, build) {
  const now = JSON.stringify (value);

  if (shown.get (node) === now)
    return;
  shown.set (node, now);
  build (empty (node));
}

/* Lets a list of elements be that of the items, each built when it changed. */
function fillList (list, items, key, build) {
  const old = new Map ();
  let at = list.firstChild;

  for (const child of Array.from (list.children))
    old.set (child.dataset.key, child);
  for (const item of items) {
    const name = String (key (item));
    const now = JSON.stringify (item);
    let child = old.get (name);

    old.delete (name);
    if (!child || shown.get (child) !== now) {
      const fresh = build (item);
      const focus = child && child === document.activeElement;

      fresh.dataset.key = name;
      shown.set (fresh, now);
      if (child) {
        if (at === child)
          at = child.nextSibling;
        child.remove ();
      }
      child = fresh;
      list.insertBefore (child, at);
      if (focus)
        child.focus ();
    } else if (child === at)
      at = at.nextSibling;
    else
      list.insertBefore (child, at);
  }
  for (const child of old.values ())
    child.remove ();
}

function show (node, on) {
  node.hidden = !on;
}

/* --- Memory ------------------------------------------------------------- */

/* Storage may be forbidden; then a visit remembers for itself. An origin is a
 * host and a port, so each room has a token of its own. */
function makeMemory (open) {
  const own = new Map ();
  let store = null;

  try {
    store = open ();
    store.setItem ('tengen-try', '1');
    store.removeItem ('tengen-try');
  } catch (error) {
    store = null;
  }
  return {
    get (name) {
      return store ? store.getItem ('tengen-' + name) : own.get (name) || null;
    },
    set (name, value) {
      if (store && value === null)
        store.removeItem ('tengen-' + name);
      else if (store)
        store.setItem ('tengen-' + name, value);
      else
        own.set (name, value);
    },
  };
}

const kept = makeMemory (() => window.localStorage);
const visit = makeMemory (() => window.sessionStorage);

/* --- Line --------------------------------------------------------------- */

const SILENCE = 6000;
const WAITS = [0, 1000, 2000, 4000, 5000];
/* How long a connection may take to come about. */
const OPENING = 5000;
/* Bytes of a header; a little less than the host takes. */
const HEADER = 7000;

/* A carrier calls opened (), heard (text) and lost (), nothing after close (). */
class SocketCarrier {
  constructor (to) {
    const scheme = location.protocol === 'https:' ? 'wss://' : 'ws://';

    this.socket = new WebSocket (scheme + location.host + '/ws');
    this.socket.onopen = () => to.opened ();
    this.socket.onmessage = event => to.heard (event.data);
    this.socket.onclose = () => to.lost ();
  }

  send (text) {
    if (this.socket.readyState === WebSocket.OPEN)
      this.socket.send (text);
  }

  close () {
    const socket = this.socket;

    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close ();
  }
}

class PollCarrier {
  constructor (to) {
    this.to = to;
    this.name = '';
    this.queue = [];
    this.sending = false;
    this.waiting = false;
    this.requests = new Set ();
    this.asked = Date.now ();
    this.ask ({ 'Tengen-Line': 'new' }, text => {
      const answer = readObject (text);

      if (!answer || typeof answer.line !== 'string')
        return this.fail ();
      this.name = answer.line;
      to.opened ();
      this.listen ();
    });
  }

  ask (headers, answer) {
    const request = new XMLHttpRequest ();

    this.requests.add (request);
    /* Browsers let requests for one address wait for each other. */
    request.open ('GET', '/poll?' + ++this.asked);
    for (const name of Object.keys (headers))
      request.setRequestHeader (name, headers[name]);
    request.onloadend = () => {
      if (!this.requests.delete (request))
        return;
      if (request.status === 200)
        answer (request.responseText);
      else
        this.fail ();
    };
    request.send ();
  }

  fail () {
    this.close ();
    this.to.lost ();
  }

  deliver (text) {
    for (const line of text.split ('\n'))
      if (line)
        this.to.heard (line);
  }

  listen () {
    if (this.waiting || !this.name)
      return;
    this.waiting = true;
    this.ask ({ 'Tengen-Line': this.name }, text => {
      this.waiting = false;
      this.deliver (text);
      this.listen ();
    });
  }

  send (text) {
    this.queue.push (encodeURIComponent (text));
    this.flush ();
  }

  flush () {
    let batch = '';

    if (this.sending || !this.name || this.queue.length === 0)
      return;
    do
      batch += (batch && '%0A') + this.queue.shift ();
    while (this.queue.length > 0 &&
           batch.length + this.queue[0].length < HEADER);
    this.sending = true;
    this.ask ({ 'Tengen-Line': this.name, 'Tengen-Send': batch }, answer => {
      this.sending = false;
      this.deliver (answer);
      this.flush ();
    });
  }

  close () {
    this.name = '';
    for (const request of Array.from (this.requests)) {
      this.requests.delete (request);
      request.abort ();
    }
  }
}

function readObject (text) {
  try {
    const value = JSON.parse (text);

    return value && typeof value === 'object' ? value : null;
  } catch (error) {
    return null;
  }
}

/* A line that comes back by itself until it is closed. */
class Line {
  constructor (to) {
    this.to = to; // opened (), message (m), changed ()
    this.wanted = false;
    this.alive = false; // the host was heard on this connection
    this.carrier = null;
    this.polls = !window.WebSocket;
    this.tries = 0;
    this.timer = 0;
    this.listenAt ();
    setInterval (() => this.watch (), 1000);
    window.addEventListener ('online', () => this.hurry ());
    window.addEventListener ('pageshow', event => {
      if (event.persisted)
        this.hurry (true);
    });
    document.addEventListener ('visibilitychange', () => {
      if (!document.hidden)
        this.hurry ();
    });
  }

  open () {
    this.wanted = true;
    this.tries = 0;
    this.connect ();
  }

  close () {
    this.wanted = false;
    this.drop ();
    this.to.changed ();
  }

  drop () {
    clearTimeout (this.timer);
    this.timer = 0;
    this.alive = false;
    this.got = 0;
    this.early = [];
    if (this.carrier)
      this.carrier.close ();
    this.carrier = null;
  }

  connect () {
    const to = {};

    this.drop ();
    to.opened = () => this.carrier === carrier && this.to.opened ();
    to.heard = text => this.carrier === carrier && this.hear (text);
    to.lost = () => this.carrier === carrier && this.lose ();
    this.listenAt ();
    this.carrier = null;
    const carrier = this.polls ? new PollCarrier (to) : new SocketCarrier (to);
    this.carrier = carrier;
  }

  /* Comes again: at once, then after 1, 2, 4, at most 5 s. Where the network
   * lets no WebSocket through the other way is tried. */
  lose () {
    const wait = WAITS[Math.min (this.tries, WAITS.length - 1)];

    if (!this.alive && window.WebSocket)
      this.polls = !this.polls;
    this.drop ();
    this.tries++;
    if (this.wanted)
      this.timer = setTimeout (() => this.connect (), wait);
    this.to.changed ();
  }

  /* Something happened after which it is worth a try now. */
  hurry (anyway) {
    if (this.wanted && (anyway || this.timer || this.silence () > SILENCE)) {
      this.tries = 0;
      this.connect ();
    }
  }

  watch () {
    const most = this.alive ? SILENCE : OPENING;

    if (this.wanted && this.carrier && this.silence () > most)
      this.lose ();
  }

  /* A device that slept may have stopped one clock or the other. */
  listenAt () {
    this.heardAt = [performance.now (), Date.now ()];
  }

  silence () {
    return Math.max (performance.now () - this.heardAt[0],
                     Date.now () - this.heardAt[1]);
  }

  /* Of two requests the later may be answered first; `s` has no gaps. */
  hear (text) {
    const message = readObject (text);
    const carrier = this.carrier;

    this.listenAt ();
    if (!message)
      return;
    this.tries = 0;
    this.early.push (message);
    this.early.sort ((a, b) => a.s - b.s);
    while (this.carrier === carrier && this.early.length > 0 &&
           !(this.early[0].s > this.got + 1)) {
      const next = this.early.shift ();

      if (next.s <= this.got)
        continue;
      this.got = next.s || this.got;
      this.take (next);
    }
  }

  take (message) {
    if (!this.alive) {
      this.alive = true;
      this.to.changed ();
    }
    if (message.t !== 'beat')
      return this.to.message (message);
    this.send ({ t: 'beat', k: message.k, got: this.got,
                 hidden: document.hidden });
  }

  send (message) {
    if (this.carrier)
      this.carrier.send (JSON.stringify (message));
  }
}

/* --- Stones ------------------------------------------------------------- */

/* Signs for people in hundredths of a stone's radius; what runs the other way
 * round is a hole. The same as in Tengen's own pictures. */
const SIGNS = [
  /* sun */
  'M-26 0a26 26 0 1 1 52 0a26 26 0 1 1-52 0ZM-8-36L0-60L8-36ZM8 36L0 60L-8 36Z' +
  'M-36 8L-60 0L-36-8ZM36-8L60 0L36 8ZM-31-20L-42-42L-20-31Z' +
  'M20-31L42-42L31-20ZM31 20L42 42L20 31ZM-20 31L-42 42L-31 20Z',
  /* moon */
  'M18-54C-48-46-48 46 18 54C-8 30-8-30 18-54Z',
  /* star */
  'M0-60L14-19L57-19L22 7L35 48L0 23L-35 48L-22 7L-57-19L-14-19Z',
  /* cloud */
  'M-51 12a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-31-8a29 29 0 1 1 58 0' +
  'a29 29 0 1 1-58 0ZM13 14a19 19 0 1 1 38 0a19 19 0 1 1-38 0Z' +
  'M-30 33L-30 6L32 6L32 33Z',
  /* mountain */
  'M-60 40L-14-46L6-12L20-32L60 40Z',
  /* wave */
  'M-58 22C-50-46 14-66 42-16C12-26 0 2 22 20C34 30 48 24 58 14L58 44L-58 44Z',
  /* leaf */
  'M-36 38C-62-22 0-54 50-50C54 6 16 54-30 44L-44 58L-50 52Z' +
  'M-26 32L28-24L24-28L-30 28Z',
  /* flower */
  'M-21-33a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM10-10a21 21 0 1 1 42 0' +
  'a21 21 0 1 1-42 0ZM-2 27a21 21 0 1 1 42 0a21 21 0 1 1-42 0Z' +
  'M-40 27a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-52-10a21 21 0 1 1 42 0' +
  'a21 21 0 1 1-42 0ZM-24 0a24 24 0 1 1 48 0a24 24 0 1 1-48 0Z' +
  'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z',
  /* tree */
  'M0-60L34-14L18-14L46 28L9 28L9 54L-9 54L-9 28L-46 28L-18-14L-34-14Z',
  /* fish */
  'M-56 0C-36-42 10-40 28-6L58-30L58 30L28 6C10 40-36 42-56 0Z' +
  'M-34-7a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z',
  /* bird */
  'M-60-6L-46-12C-40-32-18-30-12-10C6-8 22-34 58-42C52 8 24 38-10 34' +
  'C-34 30-40 8-44-2ZM-37-11a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  /* rabbit */
  'M-30 24a30 30 0 1 1 60 0a30 30 0 1 1-60 0ZM-22 8C-38-64-8-72-3 2Z' +
  'M3 2C8-72 38-64 22 8ZM-16 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z' +
  'M6 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  /* cat */
  'M-37 12a37 37 0 1 1 74 0a37 37 0 1 1-74 0ZM-37 8L-34-48L-4-22Z' +
  'M4-22L34-48L37 8ZM-20 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z' +
  'M8 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM-6 23L0 30L6 23Z',
  /* umbrella */
  'M-58 4C-52-70 52-70 58 4C48-8 30-8 20 4C12-6-12-6-20 4C-30-8-48-8-58 4Z' +
  'M-4-4L4-4L4 40C4 64-28 64-28 44L-20 44C-20 52-4 52-4 40Z',
  /* ship */
  'M-56 22L56 22L38 50L-38 50ZM4 14L4-58L48 14ZM-4 14L-42 14L-4-42Z',
  /* house */
  'M0-56L56-4L42-4L42 48L-42 48L-42-4L-56-4ZM-11 48L11 48L11 14L-11 14Z',
];

const HAND = 'M14 46C6 40-2 28-8 18C-12 10-2 6 2 12L8 20L8-20C8-30 18-30 18-20' +
  'L19 0L20-32C20-42 31-42 31-32L31 0L33-27C33-37 43-36 43-26L42 4' +
  'L45-14C46-22 55-21 54-12L51 20C50 32 48 40 40 46Z';

/* How the growth lines of a shell lie, in degrees. */
const SHELLS = [20, 75, -26, 117];

/* A white stone; its growth lines are hardly bent. */
function drawGrowth (shell) {
  let path = '';
  let at = -0.92;

  for (let i = 0; at < 0.96; i++) {
    const half = Math.sqrt (1 - at * at) * 46;
    const bow = (0.05 + 0.008 * ((i * 7 + shell * 3) % 5)) * 48;

    path += 'M' + -half.toFixed (1) + ' ' + (at * 48).toFixed (1) +
            'q' + half.toFixed (1) + ' ' + bow.toFixed (1) +
            ' ' + (2 * half).toFixed (1) + ' 1';
    at += 0.075 + 0.014 * ((i * 5 + shell) % 7);
  }
  return draw ('g', { id: 'shell' + shell },
    draw ('circle', { r: 48, fill: 'url(#shell-body)' }),
    draw ('path', { 'class': 'growth', d: path,
                    transform: 'rotate(' + SHELLS[shell] + ')' }),
    draw ('circle', { r: 47.3, 'class': 'shell-rim' }));
}

const stoneId = (stone, point) =>
  stone === 'B' ? '#slate' : '#shell' + (point * 7 + (point >> 3)) % SHELLS.length;

function drawStones () {
  const defs = document.querySelector ('.aside defs');

  for (let shell = 0; shell < SHELLS.length; shell++)
    defs.append (drawGrowth (shell));
}

/* A stone with a sign; without one for the computer and for whoever has none. */
function drawPerson (picture, stone) {
  const black = stone ? stone === 'B' : picture % 2 === 0;
  const sign = SIGNS[picture];

  return draw ('svg', { viewBox: '-52 -52 108 112', 'class': 'person',
                        'aria-hidden': 'true', focusable: 'false' },
    draw ('use', { href: '#shadow' }),
    draw ('use', { href: stoneId (black ? 'B' : 'W', picture || 0) }),
    sign && draw ('path', { d: sign, transform: 'scale(.48)',
                            'class': black ? 'sign-light' : 'sign-dark' }));
}

const drawDisc = stone =>
  draw ('svg', { viewBox: '-52 -52 104 104', 'class': 'disc',
                 'aria-hidden': 'true', focusable: 'false' },
    draw ('use', { href: stoneId (stone, 0) }),
    draw ('circle', { r: 47, 'class': 'disc-rim' }));

const drawHand = () =>
  draw ('svg', { viewBox: '-14 -46 76 100', 'class': 'hand', 'aria-hidden': 'true',
                 focusable: 'false' }, draw ('path', { d: HAND }));

/* Kaya with straight grain: light from the left, growth lines that begin softly
 * and end sharply, fibres. It is the same wood at each visit. */
function paintWood (canvas) {
  const size = canvas.width = canvas.height = 640;
  const context = canvas.getContext ('2d');
  const image = context.createImageData (size, size);
  const grain = new Float32Array (size + 48);
  const dark = [192, 141, 67];
  const span = [48, 66, 81];
  let seed = 20;
  let at = 0;

  function scatter () {
    seed = (Math.imul (seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  }

  while (at < grain.length) {
    const gap = 4 + 7 * scatter ();
    const depth = 0.035 + 0.085 * scatter ();

    for (let k = 0; k < gap && at + k < grain.length; k++)
      grain[Math.floor (at + k)] -= Math.pow ((k + 1) / gap, 3.2) * depth;
    at += gap;
  }
  const fibre = new Float32Array (size);
  for (let y = 0; y < size; y++) {
    const bend = 14 + 10 * Math.sin (y / 260) + 4 * Math.sin (y / 97 + 1);

    for (let x = 0; x < size; x++) {
      const u = x / size;
      const from = x + bend + 3 * Math.sin (u * 9 + y / 400);
      const i = Math.floor (from);

      fibre[x] = fibre[x] * 0.93 + (scatter () - 0.5) * 0.034;
      const light = 0.80 - 0.20 * u - 0.05 * y / size +
        grain[i] + (grain[i + 1] - grain[i]) * (from - i) + fibre[x];
      const to = 4 * (y * size + x);

      for (let c = 0; c < 3; c++)
        image.data[to + c] = dark[c] + span[c] * Math.max (0, light);
      image.data[to + 3] = 255;
    }
  }
  context.putImageData (image, 0, 0);
}

/* --- Board -------------------------------------------------------------- */

/* A user unit is a hundredth of a cell. */
const CELL = 100;
/* Points closer than this many pixels need two taps, a finger is no smaller. */
const TOUCHABLE = 36;
/* Two taps within this are one. */
const TWICE = 300;
/* A finger that went further has scrolled. */
const STILL = 12;

const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0],
               ArrowUp: [0, -1], ArrowDown: [0, 1] };

/* As on Tengen's own boards: none at the sides of small ones. */
function findStars (width, height) {
  const least = Math.min (width, height);
  const odd = width % 2 === 1 && height % 2 === 1;
  const stars = [];

  function find (length, side) {
    const edge = length >= 13 ? 3 : 2;

    return side === 0 ? (length - 1) / 2 : side < 0 ? edge : length - 1 - edge;
  }

  for (const x of [-1, 0, 1])
    for (const y of [-1, 0, 1])
      if (x && y ? least >= 7
          : x || y ? odd && least >= 17
          : odd && (least >= 9 || least === 5 || least === 3))
        stars.push ([find (width, x), find (height, y)]);
  return stars;
}

class Board {
  constructor (place, word, play) {
    this.place = place;
    this.word = word; // (id) -> text
    this.play = play; // (point)
    this.table = null;
    this.key = '';
    this.cursor = 0;
    this.ghost = -1; // shown, to be set by a second tap
    this.sent = -1; // sent, and not answered yet
    this.tapped = -TWICE;
    this.keyed = false; // the keys are used, not a finger
    this.down = null;
    this.cell = 0; // pixels
    this.wood = make ('canvas', { 'class': 'wood', 'aria-hidden': 'true' });
    this.svg = draw ('svg', { 'class': 'points', role: 'grid', tabindex: 0,
                              focusable: 'true' });
    place.prepend (this.wood, this.svg);
    paintWood (this.wood);
    this.listen ();
  }

  listen () {
    const svg = this.svg;

    svg.addEventListener ('pointerdown', event => {
      this.down = [event.clientX, event.clientY];
      this.keyed = false;
    });
    svg.addEventListener ('click', event => this.tap (event));
    svg.addEventListener ('keydown', event => this.press (event));
    svg.addEventListener ('focus', () => {
      this.keyed = !this.down;
      this.drawOwn ();
    });
    svg.addEventListener ('blur', () => this.drawOwn ());
    this.place.addEventListener ('contextmenu',
                                 event => event.preventDefault ());
    window.addEventListener ('resize', () => this.measure ());
  }

  /* --- What is shown --- */

  show (table, sent) {
    const key = JSON.stringify ([table.table, table.w, table.h, table.columns,
                                 table.rows]);

    if (this.table && (this.table.table !== table.table ||
                       this.table.n !== table.n || !table.tap))
      this.ghost = -1;
    this.table = table;
    this.sent = sent;
    if (this.key !== key) {
      this.key = key;
      this.cursor = Math.floor (table.h / 2) * table.w + Math.floor (table.w / 2);
      this.build ();
    }
    this.drawStones ();
    this.drawMarks ();
    this.nameCells ();
    this.drawOwn ();
    this.svg.classList.toggle ('open', Boolean (table.tap));
    this.svg.setAttribute ('aria-label', plain (this.word ('board')));
  }

  build () {
    empty (this.svg);
    this.stones = [];
    this.layers = {};
    for (const name of ['lines', 'labels', 'shadows', 'stones', 'marks', 'own',
                        'cells'])
      this.layers[name] = this.svg.appendChild (
        draw ('g', { 'class': name, 'aria-hidden': name !== 'cells' && 'true' }));
    this.drawLines ();
    this.drawCells ();
    this.measure ();
  }

  spot (point) {
    return [CELL * (point % this.table.w),
            CELL * Math.floor (point / this.table.w)];
  }

  drawLines () {
    const { w, h } = this.table;
    const right = CELL * (w - 1);
    const bottom = CELL * (h - 1);
    let thin = '';

    for (let x = 1; x < w - 1; x++)
      thin += 'M' + CELL * x + ' 0V' + bottom;
    for (let y = 1; y < h - 1; y++)
      thin += 'M0 ' + CELL * y + 'H' + right;
    this.layers.lines.append (
      draw ('path', { 'class': 'thin', d: thin }),
      draw ('path', { 'class': 'frame',
                      d: 'M0 0H' + right + 'V' + bottom + 'H0Z' }));
    for (const [x, y] of findStars (w, h))
      this.layers.lines.append (
        draw ('circle', { cx: CELL * x, cy: CELL * y, r: 8, 'class': 'star' }));
  }

  /* What a screen reader walks over. */
  drawCells () {
    const { w, h } = this.table;

    for (let y = 0; y < h; y++) {
      const row = draw ('g', { role: 'row' });

      for (let x = 0; x < w; x++)
        row.append (draw ('rect', {
          id: 'point-' + (y * w + x), role: 'gridcell', 'class': 'cell',
          x: CELL * x - 50, y: CELL * y - 50, width: CELL, height: CELL }));
      this.layers.cells.append (row);
    }
  }

  /* Fits lines and letters to the size on the screen. */
  measure () {
    if (!this.table)
      return;
    const { w, h, columns } = this.table;
    const width = this.place.getBoundingClientRect ().width || 300;
    const rough = width / (w + 0.84);
    const letter = Math.min (20, Math.max (11, 0.19 * rough));
    const labelled = Boolean (columns) && rough >= 20;
    const margin = labelled ? Math.max (0.93, 0.66 + letter / rough) : 0.62;
    const across = w - 1 + 2 * margin;
    const down = h - 1 + 2 * margin;

    this.cell = width / across;
    this.margin = CELL * margin;
    this.svg.setAttribute ('viewBox', [-this.margin, -this.margin,
                                       CELL * across, CELL * down].join (' '));
    this.svg.style.setProperty ('--px', CELL / this.cell + 'px');
    this.place.style.setProperty ('--shape', Math.min (1, across / down));
    this.drawLabels (labelled ? letter * CELL / this.cell : 0);
  }

  drawLabels (size) {
    const { columns, rows } = this.table;
    const away = 0.1 * CELL + 0.62 * size - this.margin;
    const write = (text, x, y) => {
      const label = draw ('text', { x, y: y + 0.36 * size });

      label.textContent = plain (text);
      this.layers.labels.append (label);
    };

    empty (this.layers.labels).style.fontSize = size + 'px';
    if (size === 0)
      return;
    Array.from (columns).forEach ((text, i) => write (text, CELL * i, away));
    Array.from (rows || []).forEach ((text, i) => write (text, away, CELL * i));
  }

  drawStones () {
    const { stones } = this.table;

    for (let point = 0; point < stones.length; point++) {
      const old = this.stones[point];

      if (old ? old.stone === stones[point] : stones[point] === '.')
        continue;
      if (old)
        old.nodes.forEach (node => node.remove ());
      this.stones[point] =
        stones[point] === '.' ? undefined : this.setStone (point, stones[point]);
    }
  }

  setStone (point, stone) {
    const [x, y] = this.spot (point);

    return { stone, nodes: [
      this.layers.shadows.appendChild (draw ('use', { href: '#shadow', x, y })),
      this.layers.stones.appendChild (
        draw ('use', { href: stoneId (stone, point), x, y })),
    ] };
  }

  drawMarks () {
    const { marks, last, stones } = this.table;
    const layer = empty (this.layers.marks);
    const dead = new Set ();

    for (const [point, kind] of marks || [])
      if (kind === 'dead')
        dead.add (point);
    this.stones.forEach ((stone, point) => {
      for (const node of stone ? stone.nodes : [])
        node.classList.toggle ('dead', dead.has (point));
    });
    if (last !== undefined && last !== null && stones[last] !== '.')
      layer.append (this.drawMark (last, 'last'));
    for (const [point, kind] of marks || [])
      if (!(kind === 'new' && point === last))
        layer.append (this.drawMark (point, kind));
  }

  /* A mark is a shape, not only a colour. One of an unknown kind is a ring. */
  drawMark (point, kind) {
    const [x, y] = this.spot (point);
    const on = this.table.stones[point];
    const cross = size => 'M' + -size + ' ' + -size + 'L' + size + ' ' + size +
                          'M' + -size + ' ' + size + 'L' + size + ' ' + -size;
    const ring = radius => 'M' + -radius + ' 0a' + radius + ' ' + radius +
      ' 0 1 1 ' + 2 * radius + ' 0a' + radius + ' ' + radius + ' 0 1 1 ' +
      -2 * radius + ' 0Z';
    const paths = {
      last: ring (17),
      bad: cross (26),
      dead: cross (20),
      why: ring (46),
      'new': ring (40),
      black: 'M-15-15H15V15H-15Z',
      white: 'M-15-15H15V15H-15Z',
      hint: ring (30),
    };

    return draw ('g', { 'class': 'mark ' + kind + (on === 'B' ? ' on-black' : '')
                                 + (on === 'W' ? ' on-white' : ''),
                        transform: 'translate(' + x + ' ' + y + ')' },
      draw ('path', { 'class': 'under', d: paths[kind] || ring (34) }),
      draw ('path', { 'class': 'over', d: paths[kind] || ring (34) }));
  }

  /* The cursor of the keys, the stone that waits for a second tap, and the point
   * that is on its way. */
  drawOwn () {
    if (!this.table)
      return;
    const layer = empty (this.layers.own);
    const mine = this.table.you;
    const mark = (point, name) => {
      const [x, y] = this.spot (point);

      layer.append (draw ('rect', { 'class': name, x: x - 49, y: y - 49,
                                    width: 98, height: 98, rx: 16 }));
    };
    const far = CELL * Math.max (this.table.w, this.table.h);

    if (this.ghost >= 0) {
      const [x, y] = this.spot (this.ghost);

      layer.append (draw ('path', { 'class': 'hair',
        d: 'M' + -far + ' ' + y + 'H' + (x - 49) + 'M' + (x + 49) + ' ' + y +
           'H' + far + 'M' + x + ' ' + -far + 'V' + (y - 49) + 'M' + x + ' ' +
           (y + 49) + 'V' + far }));
      if (mine === 'B' || mine === 'W')
        layer.append (draw ('use', { 'class': 'ghost', x, y,
                                     href: stoneId (mine, this.ghost) }));
      mark (this.ghost, 'aim');
    }
    if (this.sent >= 0)
      mark (this.sent, 'sent');
    if (document.activeElement === this.svg) {
      if (this.keyed)
        mark (this.cursor, 'cursor');
      this.svg.setAttribute ('aria-activedescendant', 'point-' + this.cursor);
    }
  }

  /* --- What is read --- */

  nameCells () {
    const { stones, marks, last } = this.table;
    const kinds = {};

    for (const [point, kind] of marks || [])
      (kinds[point] = kinds[point] || []).push (kind);
    for (let point = 0; point < stones.length; point++) {
      const stone = stones[point];
      const parts = [this.namePoint (point),
                     this.word (stone === 'B' ? 'black' : stone === 'W' ? 'white'
                                : 'point-empty')];

      if (point === last)
        parts.push (this.word ('mark-last'));
      for (const kind of kinds[point] || [])
        parts.push (this.word ('mark-' + kind));
      $ ('point-' + point).setAttribute (
        'aria-label', parts.map (plain).filter (Boolean).join (' '));
    }
  }

  namePoint (point) {
    const { w, columns, rows } = this.table;
    const x = point % w;
    const y = Math.floor (point / w);

    return (columns ? plain (columns[x]) : x + 1) + ' ' +
           (rows ? plain (rows[y]) : y + 1);
  }

  /* --- What is pressed --- */

  tap (event) {
    const box = this.svg.getBoundingClientRect ();
    const moved = this.down && Math.hypot (event.clientX - this.down[0],
                                           event.clientY - this.down[1]);

    if (!this.table)
      return;
    /* Pressed by a device that points at nothing. */
    if (event.detail === 0 && !this.down)
      return this.choose (this.cursor, true);
    this.down = null;
    const unit = (CELL * (this.table.w - 1) + 2 * this.margin) / box.width;
    const x = Math.round (((event.clientX - box.left) * unit - this.margin) / CELL);
    const y = Math.round (((event.clientY - box.top) * unit - this.margin) / CELL);
    const now = performance.now ();

    if (moved > STILL || x < 0 || y < 0 || x >= this.table.w ||
        y >= this.table.h || now - this.tapped < TWICE)
      return;
    this.tapped = now;
    this.choose (y * this.table.w + x, false);
  }

  choose (point, sure) {
    this.cursor = point;
    if (!this.table.tap || this.sent >= 0)
      return this.drawOwn ();
    if (!sure && this.cell < TOUCHABLE && this.ghost !== point) {
      this.ghost = point;
      this.drawOwn ();
      return this.play (-1);
    }
    this.ghost = -1;
    this.play (point);
  }

  press (event) {
    const { w, h } = this.table || {};
    const step = KEYS[event.key];

    if (!this.table || event.ctrlKey || event.altKey || event.metaKey)
      return;
    this.keyed = true;
    if (step) {
      const x = this.cursor % w + step[0];
      const y = Math.floor (this.cursor / w) + step[1];

      if (x >= 0 && x < w && y >= 0 && y < h)
        this.cursor = y * w + x;
      this.drawOwn ();
    } else if (event.key === 'Home' || event.key === 'End') {
      const row = this.cursor - this.cursor % w;

      this.cursor = event.key === 'Home' ? row : row + w - 1;
      this.drawOwn ();
    } else if ((event.key === 'Enter' || event.key === ' ') && !event.repeat)
      this.choose (this.cursor, true);
    else
      return;
    event.preventDefault ();
  }
}

/* --- Seats -------------------------------------------------------------- */

/* m:ss within what the host shows of a clock. */
const TIME = /\d+:\d\d(?::\d\d)?/;

/* A clock as it stands some time after the host has told it. */
function tellTime (side, passed) {
  const shown = plain (side.clock);
  const seconds = Math.ceil (Math.max (0, side.clock_ms - passed) / 1000);
  const two = number => (number < 10 ? '0' : '') + number;
  const hours = Math.floor (seconds / 3600);
  const minutes = Math.floor (seconds / 60) % 60;

  if (!side.runs || !(side.clock_ms >= 0))
    return shown;
  return shown.replace (TIME,
    (hours ? hours + ':' + two (minutes) : String (minutes)) +
    ':' + two (seconds % 60));
}

function drawSeat (side, table, word, members) {
  const mine = table.you === side.stone;
  const turn = table.to_move === side.stone && table.phase === 'play';
  const black = side.stone === 'B';
  const current = members.get (side.member);
  const team = (side.members || []).length > 1 && current;
  const away = side.here === false && side.level === undefined;
  const chip = (id, name) => make ('span', { 'class': 'chip ' + (name || '') },
                                   say (word (id)));

  return make ('div', { 'class': 'seat' + (turn ? ' turn' : '') +
                                 (mine ? ' mine' : '') +
                                 (side.clock ? ' clocked' : '') },
    drawPerson (side.level === undefined ? side.picture : undefined, side.stone),
    make ('div', { 'class': 'who' },
      make ('div', { 'class': 'name' }, side.name || '',
            team && current.name !== side.name && make ('small', null,
                                                        ' ' + current.name)),
      make ('div', { 'class': 'facts' },
        make ('span', { 'class': 'colour' }, drawDisc (side.stone),
              make ('span', { 'class': 'side' },
                    say (word (black ? 'black' : 'white')), mine && '・'),
              mine && say (word ('you'))),
        turn && chip ('turn', 'now'),
        side.agreed && chip ('agreed', 'good'),
        away && chip ('away')),
      asText (side.note).length > 0 &&
        make ('div', { 'class': 'note' }, say (side.note))),
    make ('div', { 'class': 'numbers' },
      side.amount !== undefined && side.amount !== null &&
        make ('div', { 'class': 'amount' }, String (side.amount),
              make ('small', null, say (side.unit))),
      side.clock && make ('div', { 'class': 'clock' + (side.runs ? ' runs' : ''),
                                   'data-side': side.stone },
                          plain (side.clock))));
}

/* --- Tally -------------------------------------------------------------- */

/* So many lie in a row, a little apart after five. */
const ROW = 20;

const PIECES = {
  stones: (stone, x, y) => [
    draw ('circle', { cx: x, cy: y, r: 8.5, 'class': stone })],
  points: (stone, x, y) => [
    draw ('rect', { x: x - 6.5, y: y - 6.5, width: 13, height: 13,
                    'class': stone })],
  prisoners: (stone, x, y) => [
    draw ('circle', { cx: x, cy: y, r: 8.5, 'class': stone }),
    draw ('circle', { cx: x, cy: y, r: 3.4, 'class': 'hole' })],
  dead: (stone, x, y) => [
    draw ('circle', { cx: x, cy: y, r: 8.5, 'class': stone }),
    draw ('path', { 'class': 'cut', d: 'M' + (x - 4) + ' ' + (y - 4) +
      'l8 8M' + (x - 4) + ' ' + (y + 4) + 'l8-8' })],
  other: (stone, x, y) => [
    draw ('circle', { cx: x, cy: y, r: 7.5, 'class': stone + ' thin' })],
};

function drawTally (rows, word) {
  return make ('div', { 'class': 'tally', 'aria-hidden': 'true' },
    ...rows.map (row => {
      const stone = row.stone === 'B' ? 'black' : 'white';
      const pieces = [];
      let i = 0;

      for (const [n, kind] of row.parts || [])
        for (let k = 0; k < Math.min (n, 400); k++, i++) {
          const x = 10 + 20 * (i % ROW) + 6 * Math.floor (i % ROW / 5);

          pieces.push (...(PIECES[kind] || PIECES.other) (
            stone, x, 10 + 20 * Math.floor (i / ROW)));
        }
      return make ('div', { 'class': 'tally-row' },
        drawDisc (row.stone), make ('b', null, row.figure || String (row.n)),
        draw ('svg', { viewBox: '0 0 420 ' + 20 * Math.max (1,
                                                            Math.ceil (i / ROW)),
                       focusable: 'false' }, ...pieces));
    }));
}

/* --- Room --------------------------------------------------------------- */

const HEX = /^[0-9a-f]{32}$/;
/* Buttons that stay in their places, grey, while they can not be used. */
const STAYING = new Set (['pass', 'undo', 'resign', 'agree', 'unmark', 'resume',
                          'propose']);
/* How long a greeting is seen. */
const GREETING = 6000;
/* How old an answer may be for which a press waits. */
const UNANSWERED = 15000;

class Room {
  constructor () {
    const language = kept.get ('language');

    this.language = LANGUAGES[language] ? language : guessLanguage ();
    this.code = visit.get ('code');
    this.welcome = null;
    this.words = {};
    this.claim = ''; // what the last hello held: token, key or code
    this.seat = null;
    this.room = null;
    this.tables = new Map ();
    this.watching = null;
    this.waiting = null;
    this.stop = null; // { say, word, go }
    this.fault = null;
    this.pending = null;
    this.asking = ''; // what the page itself asks before it is sent: an act, leave
    this.notice = null;
    this.isUnsaved = false; // whether fault and notice are about the disk
    this.stays = { key: '', acts: [] };
    this.choice = { member: -1, picture: -1, own: false };
    this.drawn = false;
    this.told = '';
    this.readKey ();
    this.word = this.word.bind (this);
    this.line = new Line ({
      opened: () => this.hello (),
      message: message => this.take (message),
      changed: () => this.render (),
    });
    this.listen ();
    if (this.getClaim ())
      this.line.open ();
    this.render ();
  }

  /* A text by its id: the host's, or one of the first few. */
  word (id) {
    return this.words[id] || FIRST_WORDS[this.language][id] || [];
  }

  /* The key of the QR code is in nobody's history and on nobody's screen. */
  readKey () {
    const key = location.hash.slice (1).toLowerCase ();

    if (HEX.test (key))
      visit.set ('key', key);
    if (location.hash)
      history.replaceState (null, '', location.pathname + location.search);
  }

  getClaim () {
    const token = kept.get ('token');
    const key = visit.get ('key');

    if (token)
      return { token };
    if (key)
      return { key };
    return this.code ? { code: this.code } : null;
  }

  hello () {
    const claim = this.getClaim ();

    if (!claim)
      return this.line.close ();
    this.claim = Object.keys (claim)[0];
    this.line.send (Object.assign ({ t: 'hello', v: 1, lang: this.language,
                                     page: getPage () }, claim));
  }

  forget () {
    kept.set ('token', null);
    this.seat = null;
    this.room = null;
    this.waiting = null;
    this.watching = null;
    this.pending = null;
    this.asking = '';
    this.tables.clear ();
  }

  forgetWord () {
    visit.set ('key', null);
    visit.set ('code', null);
    this.code = null;
  }

  /* --- What comes in --- */

  take (message) {
    const kinds = ['welcome', 'seated', 'refused', 'waiting', 'room', 'table',
                   'closed', 'greeted'];

    if (kinds.includes (message.t))
      this['take_' + message.t] (message);
    this.render ();
  }

  take_welcome (message) {
    this.welcome = message;
    this.words = message.words || {};
    this.fault = null;
    if (this.code)
      visit.set ('code', this.code);
    if (LANGUAGES[message.lang])
      this.language = message.lang;
  }

  take_seated (message) {
    this.seat = message;
    this.claim = '';
    this.waiting = null;
    this.fault = null;
    kept.set ('token', message.token);
    if (this.watching !== null)
      this.line.send ({ t: 'watch', table: this.watching });
  }

  take_refused (message) {
    const text = asText (message.say);

    this.pending = null;
    if (message.why === 'token') {
      this.forget ();
      if (this.getClaim ())
        return this.hello ();
    }
    if (['token', 'key', 'code', 'locked'].includes (message.why))
      return this.refuseWord (text, message.wait);
    this.waiting = null;
    if (message.why === 'version' || message.why === 'closed')
      return this.end (text, 'reload', () => location.reload ());
    this.fault = text;
    this.notice = text;
    this.isUnsaved = message.why === 'disk';
  }

  refuseWord (text, wait) {
    if (!this.seat)
      this.welcome = null;
    this.forgetWord ();
    this.fault = text;
    this.locked = wait > 0 ? performance.now () + 1000 * wait : 0;
  }

  take_waiting (message) {
    this.waiting = asText (message.say);
  }

  take_room (message) {
    const numbers = new Set ((message.tables || []).map (table => table.table));

    this.room = message;
    if (this.isUnsaved)
      this.fault = this.notice = null;
    this.isUnsaved = false;
    for (const number of Array.from (this.tables.keys ()))
      if (!numbers.has (number))
        this.tables.delete (number);
    if (this.watching !== null &&
        (!numbers.has (this.watching) || !this.mayWatch ()))
      this.watch (null);
  }

  take_table (message) {
    const pending = this.pending;
    const before = this.tables.get (message.table);

    message.at = performance.now ();
    this.tables.set (message.table, message);
    if (!before || before.n !== message.n)
      this.notice = null;
    if (pending && pending.message.table === message.table) {
      if (pending.message.n !== message.n || message.tone === 'refused' ||
          message.at - pending.at > UNANSWERED ||
          /* an agreement is no change that is numbered */
          (pending.message.t === 'act' &&
           !message.can.some (button => button.act === pending.message.act)))
        this.pending = null;
      else if (pending.carrier !== this.line.carrier) {
        pending.carrier = this.line.carrier;
        this.line.send (pending.message);
      }
    }
    if (!before || before.n !== message.n)
      this.asking = '';
  }

  take_closed (message) {
    const text = asText (message.say);

    if (message.why === 'slow')
      return;
    if (message.why === 'end' || message.why === 'removed') {
      this.forget ();
      this.forgetWord ();
      this.welcome = null;
    }
    if (message.why === 'elsewhere')
      this.end (text, 'continue-here', () => this.resume ());
    else
      this.end (text, message.why === 'end' || message.why === 'removed'
                      ? 'again' : 'reload', () => location.reload ());
  }

  take_greeted (message) {
    const member = this.getMembers ().get (message.member);
    const line = make ('p', null, make ('b', null, member ? member.name : ''),
                       ' ', say (message.say));

    $ ('greeted').append (line);
    setTimeout (() => line.remove (), GREETING);
    this.tell ((member ? member.name : '') + ' ' + plain (message.say));
  }

  /* Stops for good, until somebody presses the button. */
  end (text, word, go) {
    this.stop = { say: text, word, go };
    this.line.close ();
  }

  resume () {
    this.stop = null;
    this.line.open ();
    this.render ();
  }

  /* --- What goes out --- */

  press (message) {
    const table = this.getTable ();

    if (!table)
      return;
    this.asking = '';
    this.notice = null;
    this.pending = {
      message: Object.assign (message, { table: table.table, n: table.n }),
      at: performance.now (),
      carrier: this.line.carrier,
    };
    this.line.send (message);
    this.render ();
  }

  tap (point) {
    if (point >= 0)
      this.press ({ t: 'tap', point });
    else
      this.render ();
  }

  act (name) {
    if (name === 'resign' && this.asking !== name) {
      this.asking = name;
      return this.render ();
    }
    this.press ({ t: 'act', act: name });
  }

  watch (table) {
    this.watching = table;
    this.line.send (table === null ? { t: 'watch' } : { t: 'watch', table });
    this.render ();
  }

  setLanguage (language) {
    this.language = language;
    kept.set ('language', language);
    if (this.welcome)
      this.line.send ({ t: 'language', lang: language });
    this.render ();
  }

  leave () {
    this.line.send ({ t: 'leave' });
    this.forget ();
    this.claim = '';
    this.choice = { member: -1, picture: -1, own: false };
    if (!this.getClaim ())
      this.line.close ();
    this.render ();
  }

  /* Full-width digits are digits; an input method may still be at work. */
  sendCode () {
    const digits = $ ('digits').value.normalize ('NFKC').replace (/\D/g, '');

    if (digits.length !== 6)
      return;
    this.code = digits;
    this.fault = null;
    $ ('digits').value = '';
    if (this.line.alive)
      this.hello ();
    else
      this.line.open ();
    this.render ();
  }

  enter () {
    const { member, picture, own } = this.choice;
    const name = $ ('own-name').value.trim ();

    if (own ? !name : member < 0)
      return own ? $ ('own-name').focus () : this.lead ('who');
    if (picture < 0)
      return this.lead ('which');
    this.fault = null;
    this.line.send (own ? { t: 'enter', name, picture }
                        : { t: 'enter', member, picture });
    this.render ();
  }

  /* Leads the eye to what comes next. */
  lead (id) {
    const calm = matchMedia ('(prefers-reduced-motion: reduce)').matches;

    $ (id).scrollIntoView ({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  }

  listen () {
    const composing = event => {
      if (event.key === 'Enter' && (event.isComposing || event.keyCode === 229))
        event.preventDefault ();
      else if (event.key === 'Enter' && event.target.id === 'own-name')
        this.enter ();
    };

    $ ('code').querySelector ('form').addEventListener ('submit', event => {
      event.preventDefault ();
      this.sendCode ();
    });
    $ ('digits').addEventListener ('keydown', composing);
    $ ('digits').addEventListener ('input', () => this.render ());
    $ ('own-name').addEventListener ('keydown', composing);
    $ ('own-name').addEventListener ('input', () => this.render ());
    $ ('other').addEventListener ('click', () => {
      this.choice.own = !this.choice.own;
      this.choice.member = -1;
      this.draw ();
      if (this.choice.own)
        $ ('own-name').focus ();
    });
    $ ('enter').addEventListener ('click', () => this.enter ());
    $ ('pause').querySelector ('button').addEventListener ('click', () => {
      if (this.stop)
        this.stop.go ();
    });
    $ ('not-me').addEventListener ('click', () => {
      this.asking = 'leave';
      this.render ();
      $ ('say').scrollIntoView ({ block: 'nearest' });
    });
    $ ('page-old').querySelector ('button').addEventListener (
      'click', () => location.reload ());
    window.addEventListener ('hashchange', () => {
      this.readKey ();
      if (!this.seat)
        this.line.open ();
    });
    setInterval (() => this.tick (), 250);
  }

  /* --- What is known --- */

  getMembers () {
    const members = new Map ();

    for (const member of this.room ? this.room.members || [] : [])
      members.set (member.member, member);
    return members;
  }

  /* The table that is seen: what all look at, what was chosen, one's own. */
  getTable () {
    const { show: shownTable, yours } = this.room || {};

    for (const number of [shownTable, this.watching, yours])
      if (number !== undefined && this.tables.has (number))
        return this.tables.get (number);
    return null;
  }

  /* Who plays does not look at others. */
  mayWatch () {
    const { yours, tables } = this.room;
    const own = (tables || []).find (table => table.table === yours);

    return !own || own.state === 'over';
  }

  getView () {
    if (this.stop || this.waiting)
      return 'pause';
    if (this.seat && this.room)
      return 'room';
    if (this.welcome && this.claim !== 'token')
      return 'join';
    return this.getClaim () ? 'start' : 'code';
  }

  /* --- What is seen --- */

  /* Several messages that come together are drawn once. */
  render () {
    if (this.drawn)
      return;
    this.drawn = true;
    Promise.resolve ().then (() => {
      this.drawn = false;
      this.draw ();
    });
  }

  draw () {
    const view = this.getView ();

    document.documentElement.lang = TAGS[this.language];
    for (const name of ['start', 'code', 'join', 'pause', 'room'])
      show ($ (name), name === view);
    document.body.className = 'view-' + view;
    this.drawLine (view);
    this.drawFoot (view);
    this['draw_' + view] ();
    if (view !== this.view && view === 'code')
      $ ('digits').focus ();
    if (view !== this.view)
      window.scrollTo (0, 0);
    this.view = view;
  }

  drawLine (view) {
    const away = this.line.wanted && !this.line.alive;
    const old = Boolean (this.welcome && this.welcome.page && getPage () &&
                         this.welcome.page !== getPage ());
    const lost = this.line.tries > 1 || this.seat;

    document.body.classList.toggle ('away', away && view === 'room');
    show ($ ('line'), away && view !== 'start');
    fill ($ ('line'), [this.language, lost], node =>
      node.append (say (this.word (lost ? 'lost' : 'connecting'))));
    show ($ ('page-old'), old);
    fill ($ ('page-old').querySelector ('span'), this.language, node =>
      node.append (say (this.word ('page-old'))));
    fill ($ ('page-old').querySelector ('button'), this.language, node =>
      node.append (say (this.word ('reload'))));
  }

  drawFoot (view) {
    const member = this.seat && this.getMembers ().get (this.seat.member);
    const name = member ? member.name : this.seat ? this.seat.name : '';

    show ($ ('foot'), true);
    fill ($ ('foot-who'), [view, name, this.welcome && this.welcome.title], node => {
      if (view === 'room')
        node.append (make ('b', null, name), ' ', plain (this.welcome
                                                         ? this.welcome.title
                                                         : ''));
    });
    show ($ ('not-me'), view === 'room');
    fill ($ ('not-me'), [this.language, this.word ('not-me')], node =>
      node.append (say (this.word ('not-me'))));
    fill ($ ('languages'), this.language, node => {
      for (const language of Object.keys (LANGUAGES))
        node.append (button ({
          lang: TAGS[language], 'class': 'link',
          'aria-pressed': String (language === this.language),
          onclick: () => this.setLanguage (language) }, LANGUAGES[language]));
    });
  }

  draw_start () {
    const tried = this.line.tries > 1;

    fill ($ ('start'), [this.language, tried], node => {
      node.append (make ('p', { 'class': 'waits', role: 'status' },
                         say (this.word (tried ? 'lost' : 'connecting'))));
      if (tried)
        node.append (make ('p', null, say (this.word ('wifi'))));
    });
  }

  draw_code () {
    const form = $ ('code').querySelector ('form');
    const digits = $ ('digits').value.normalize ('NFKC').replace (/\D/g, '');
    const left = Math.ceil (((this.locked || 0) - performance.now ()) / 1000);

    for (const [selector, id] of [['h1', 'code-title'], ['label', 'code'],
                                  ['button', 'code-go']])
      fill (form.querySelector (selector), this.language, node =>
        node.append (say (this.word (id))));
    form.querySelector ('button').disabled = digits.length !== 6 || left > 0;
    this.drawFault (form.querySelector ('.fault'), left);
  }

  drawFault (place, left) {
    fill (place, [this.fault, left > 0 ? left : 0], node => {
      if (this.fault)
        node.append (say (this.fault), left > 0 ? ' ' + left + ' s' : '');
    });
    show (place, Boolean (this.fault));
  }

  draw_join () {
    const { choice, welcome } = this;
    const members = welcome.members || [];

    if (members.length === 0)
      choice.own = true;
    fill ($ ('join').querySelector ('h1'), welcome.title, node =>
      node.append (say (welcome.title)));
    fill ($ ('join-game'), welcome.game, node => node.append (say (welcome.game)));
    for (const [node, id] of [[$ ('who'), 'who'], [$ ('which'), 'picture'],
                              [$ ('other'), choice.own ? 'names' : 'other'],
                              [$ ('own').querySelector ('label'), 'name'],
                              [$ ('plain'), 'unencrypted']])
      fill (node, this.word (id), place => place.append (say (this.word (id))));
    show ($ ('who'), !choice.own);
    show ($ ('names'), !choice.own);
    show ($ ('own'), choice.own);
    show ($ ('other'), Boolean (welcome.open) && members.length > 0);
    this.drawNames (members);
    this.drawPictures ();
    this.drawFault ($ ('join').querySelector ('.fault'), 0);
    this.drawEnter (members);
  }

  drawNames (members) {
    const items = members.map (member => ({
      member: member.member, name: member.name, here: Boolean (member.here),
      chosen: member.member === this.choice.member, word: this.word ('here') }));

    fillList ($ ('names'), items, item => item.member, item => button ({
      'class': 'name' + (item.here ? ' here' : ''),
      'aria-pressed': String (item.chosen),
      onclick: () => {
        this.choice.member = item.member;
        this.render ();
        if (this.choice.picture < 0)
          this.lead ('which');
      } }, make ('span', null, item.name),
      item.here && make ('small', null, '✓ ', say (item.word))));
  }

  drawPictures () {
    const items = [];

    for (let i = 0; i < SIGNS.length; i++)
      items.push ({ i, chosen: i === this.choice.picture,
                    name: plain (this.word ('picture-' + i)) });
    fillList ($ ('pictures'), items, item => item.i, item => button ({
      'class': 'picture', 'aria-pressed': String (item.chosen),
      'aria-label': item.name, title: item.name,
      onclick: () => {
        this.choice.picture = item.i;
        this.render ();
      } }, drawPerson (item.i)));
  }

  /* The one button repeats what was chosen, so that a wrong press is seen. */
  drawEnter (members) {
    const { member, picture, own } = this.choice;
    const chosen = members.find (other => other.member === member);
    const name = own ? $ ('own-name').value.trim () : chosen ? chosen.name : '';
    const asks = Boolean (chosen && chosen.here && !own);
    const next = !name ? (own ? 'name' : 'who') : picture < 0 ? 'picture'
               : asks ? 'ask-teacher' : 'enter';

    fill ($ ('enter'), [name, picture, this.word (next)], node => {
      if (picture >= 0)
        node.append (drawPerson (picture));
      if (name)
        node.append (make ('span', { 'class': 'chosen' }, name));
      node.append (make ('span', null, say (this.word (next))));
    });
    $ ('enter').classList.toggle ('main', next === 'enter' || asks);
    $ ('enter').disabled = !this.line.alive;
  }

  draw_pause () {
    const text = this.stop ? this.stop.say : this.waiting;
    const again = $ ('pause').querySelector ('button');
    const { member, picture, own } = this.choice;
    const chosen = this.welcome &&
      (this.welcome.members || []).find (other => other.member === member);
    const name = this.stop ? '' : own ? $ ('own-name').value
                                      : chosen ? chosen.name : '';

    fill ($ ('pause-say'), text, node => node.append (say (text)));
    $ ('pause-say').classList.toggle ('waits', !this.stop);
    fill ($ ('pause-who'), [name, picture], node => {
      if (name)
        node.append (drawPerson (picture), make ('b', null, name));
    });
    show (again, Boolean (this.stop));
    /* a room that is over is seldom entered again */
    again.classList.toggle ('main', !this.stop || this.stop.word !== 'again');
    if (this.stop)
      fill (again, this.word (this.stop.word), node =>
        node.append (say (this.word (this.stop.word))));
  }

  draw_room () {
    const table = this.getTable ();
    const members = this.getMembers ();
    const all = { lang: this.language, words: Object.keys (this.words).length };

    $ ('room').classList.toggle ('no-table', !table);
    this.drawLook ();
    show ($ ('seats'), Boolean (table));
    show ($ ('board'), Boolean (table));
    if (table) {
      fill ($ ('seats'), [all, table.sides, table.you, table.to_move, table.phase,
                          this.room.members], node => {
        for (const side of table.sides || [])
          node.append (drawSeat (side, table, this.word, members));
      });
      this.drawBoard (table);
    }
    this.drawVeil (table);
    this.drawSay (table);
    this.drawActs (table);
    this.drawGreetings (table);
    this.drawCount (table, all);
    this.drawOthers (table, members);
    this.tellTable (table);
    document.title = [
      table && table.phase === 'play' && table.to_move === table.you
        ? '● ' + plain (this.word ('turn')) : '',
      this.welcome ? plain (this.welcome.title) : 'Tengen',
    ].filter (Boolean).join (' ');
  }

  drawBoard (table) {
    const { message } = this.pending || {};

    if (!this.board)
      this.board = new Board ($ ('board'), this.word, point => this.tap (point));
    this.board.show (table, message && message.t === 'tap' &&
                            message.table === table.table ? message.point : -1);
  }

  drawLook () {
    const look = this.room.show !== undefined && this.room.show !== null;

    show ($ ('look'), look);
    fill ($ ('look'), this.word ('look'), node =>
      node.append (say (this.word ('look'))));
  }

  isPaused (table) {
    return Boolean (this.room.paused || (table && table.paused));
  }

  drawVeil (table) {
    const paused = this.isPaused (table);

    show ($ ('veil'), paused);
    document.body.classList.toggle ('paused', paused);
    fill ($ ('veil'), this.word ('paused'), node =>
      node.append (make ('p', null, drawHand (),
                         make ('span', null, say (this.word ('paused'))))));
  }

  /* The sentence under the board: what the page asks, what was just refused, how
   * to set the stone that is shown, or what the host says. */
  drawSay (table) {
    const acts = table ? table.can || [] : [];
    const find = name => acts.find (act => act.act === name);
    const ghost = this.board && table && this.board.ghost >= 0;
    const value = { tone: 'plain', text: this.room.say, keys: [] };

    if (this.asking)
      Object.assign (value, {
        tone: 'ask', text: this.word (this.asking + '-sure'),
        keys: [['ask-yes', this.word ('yes')], ['ask-no', this.word ('no')]] });
    else if (this.notice)
      Object.assign (value, { tone: 'refused', text: this.notice });
    else if (ghost)
      Object.assign (value, { tone: 'turn', text: this.word ('tap-again'),
                              keys: [['set', this.word ('play-here')]] });
    else if (table)
      Object.assign (value, {
        tone: table.tone, result: table.result,
        text: table.result && plain (table.say) === plain (table.result)
          ? this.room.say : table.say,
        keys: find ('yes') && find ('no')
          ? [['yes', find ('yes').say], ['no', find ('no').say]] : [] });
    $ ('say').className = 'card tone-' + (value.tone || 'plain');
    if (!table && !this.asking)
      value.person = [this.seat.picture, this.seat.name];
    show ($ ('say'), !this.isPaused (table) &&
                     (asText (value.text).length > 0 || Boolean (value.result)));
    fill ($ ('say'), value, node => this.buildSay (node, value));
  }

  buildSay (node, value) {
    const sign = { refused: '✕', good: '✓', ask: '？' }[value.tone];

    if (value.person)
      node.append (drawPerson (value.person[0]), make ('b', null, value.person[1]));
    if (asText (value.result).length > 0)
      node.append (make ('p', { 'class': 'result' }, say (value.result)));
    node.append (make ('p', null,
      sign && make ('span', { 'class': 'sign', 'aria-hidden': 'true' }, sign),
      say (value.text)));
    if (value.keys.length > 0)
      node.append (make ('div', { 'class': 'keys' },
        ...value.keys.map (([name, text], i) => button ({
          'class': i === 0 ? 'main' : '', onclick: () => this.answer (name) },
          say (text)))));
  }

  answer (name) {
    const asked = this.asking;

    this.asking = '';
    if (name === 'set')
      this.board.choose (this.board.ghost, true);
    else if (name === 'ask-yes' && asked === 'leave')
      this.leave ();
    else if (name === 'ask-yes')
      this.press ({ t: 'act', act: asked });
    else if (name !== 'ask-no')
      this.act (name);
    this.render ();
  }

  drawActs (table) {
    const mine = this.getMembers ().get (this.seat.member);
    const up = Boolean (mine && mine.hand);
    const items = table ? this.listActs (table) : [];

    if (this.watching !== null)
      items.unshift ({ act: '!back', say: this.word ('watch-back'), can: true });
    items.push ({ act: '!hand', say: this.word (up ? 'hand-down' : 'hand-up'), up,
                  can: true });
    fillList ($ ('acts'), items, item => item.act, item => this.buildAct (item));
  }

  /* What can be done, and in its place what could be a moment ago. */
  listActs (table) {
    const asked = new Set ((table.can || []).some (act => act.act === 'yes')
                           ? ['yes', 'no'] : []);
    const can = (table.can || []).filter (act => !asked.has (act.act));
    const key = [table.table, table.phase, table.you, this.language].join (' ');
    const still = this.isPaused (table);
    const list = can.map (act => ({ act: act.act, say: act.say,
                                    main: Boolean (act.main), can: !still }));

    if (this.stays.key !== key)
      this.stays = { key, acts: [] };
    this.stays.acts.forEach ((act, i) => {
      if (!list.some (other => other.act === act.act))
        list.splice (i, 0, Object.assign ({}, act, { main: false, can: false }));
    });
    this.stays.acts = list.filter (act => STAYING.has (act.act));
    return list;
  }

  buildAct (item) {
    if (item.act === '!hand')
      return button ({
        id: 'raise', 'class': item.up ? 'up' : '', 'aria-pressed': String (item.up),
        onclick: () => this.line.send ({ t: 'hand', up: !item.up }) },
        drawHand (), make ('span', null, say (item.say)));
    return button ({
      'class': item.main ? 'main' : '', disabled: !item.can, 'data-act': item.act,
      onclick: () => item.act === '!back' ? this.watch (null)
                                          : this.act (item.act) },
      say (item.say));
  }

  drawGreetings (table) {
    const texts = this.room.greetings || [];
    const on = Boolean (table && texts.length > 0 && table.you !== '.');

    show ($ ('greetings'), on);
    fill ($ ('greetings'), [texts, this.word ('greet')], node => {
      node.append (make ('summary', null, say (this.word ('greet'))), ...texts.map ((text, i) => button ({ 'class': 'soft', onclick: () =>
          this.line.send ({ t: 'greet', greeting: i }) }, say (text))));
    });
  }

  drawCount (table, all) {
    const account = table ? table.account || [] : [];
    const tally = table ? table.tally || [] : [];

    show ($ ('count'), account.length > 0 || tally.length > 0);
    fill ($ ('count'), [all, account, tally], node => {
      if (tally.length > 0)
        node.append (drawTally (tally));
      if (account.length > 0)
        node.append (make ('ul', { 'class': 'account' },
          ...account.map (text => make ('li', null, say (text)))));
    });
  }

  /* Other tables, for whoever does not play. */
  drawOthers (table, members) {
    const names = list => (list || []).map (member =>
      members.has (member) ? members.get (member).name
        : member < 0 ? plain (this.word ('computer')) : '').join ('・');
    const own = this.room.yours;
    const items = !this.mayWatch () ? [] : (this.room.tables || [])
      .filter (other => other.table !== own)
      .map (other => ({
        table: other.table, black: names (other.black), white: names (other.white),
        turn: other.state === 'play' ? other.to_move : '',
        state: other.state === 'over' && other.result
          ? other.result : this.word ('state-' + other.state),
        seen: Boolean (table && table.table === other.table) }));

    if (!this.others) {
      this.others = make ('div', { 'class': 'tables' });
      $ ('others').append (make ('h2'), this.others);
    }
    show ($ ('others'), items.length > 0);
    fill ($ ('others').firstChild, this.word ('watch'), node =>
      node.append (say (this.word ('watch'))));
    fillList (this.others, items, item => item.table, item => button ({
      'class': 'table', 'aria-pressed': String (item.seen),
      onclick: () => this.watch (item.table) },
      ...['B', 'W'].map (stone => make ('span', {
        'class': 'pair' + (item.turn === stone ? ' turn' : '') },
        drawDisc (stone), stone === 'B' ? item.black : item.white)),
      make ('small', null, say (item.state))));
  }

  /* --- What is heard and what runs --- */

  tell (text, urgent) {
    $ (urgent ? 'urgent' : 'said').textContent = text;
  }

  tellTable (table) {
    const text = table
      ? [table.n !== this.toldN ? table.spoken : '',
         plain (table.result),
         plain (table.say) === plain (table.result) ? '' : plain (table.say)]
        .filter (Boolean).join (' ')
      : plain (this.room.say);
    const key = (table ? table.table + ' ' + table.n : '') + text;

    if (key !== this.told && text)
      this.tell (text, table && table.tone === 'refused');
    if (key !== this.told)
      this.told = key;
    this.toldN = table ? table.n : undefined;
  }

  tick () {
    const table = this.view === 'room' && this.getTable ();

    if (this.view === 'code' && this.locked)
      this.draw_code ();
    if (!table)
      return;
    for (const node of Array.from (document.querySelectorAll ('.clock.runs'))) {
      const side = (table.sides || []).find (other =>
        other.stone === node.dataset.side);

      if (side && this.line.alive)
        node.textContent = tellTime (side, performance.now () - table.at);
    }
  }
}

/* The page's own hash stands in the address of this script. */
function getPage () {
  const script = document.querySelector ('script[src^="room.js?"]');

  return script ? script.getAttribute ('src').split ('?')[1] : '';
}

drawStones ();
new Room ();

}) ();
