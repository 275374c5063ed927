import { createLottery } from './lottery.js';
import { createSports } from './sports.js';
import { heroPicture } from './pictures.js';
import { createStage, paysOf } from './stages.js';
import { WORDS } from './words.js';

const address = new URLSearchParams(location.search);
const ticket = address.get('ticket') ?? '';
const language = address.get('lang') === 'my' ? 'my' : 'en';
const words = WORDS[language];
const isFramed = window.parent !== window;
const byId = (id) => document.getElementById(id);

/**
 * The page that frames the game has the platform's origin, which this page came from; this page has
 * no origin.
 */
const tell = (type) => {
  if (isFramed) window.parent.postMessage({ croupier: 1, type }, location.origin);
};

const post = (name, body, options = {}) =>
  fetch(`/game/api/${name}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', 'X-Language': language.toUpperCase() },
    body: JSON.stringify({ ticket, ...body }),
    ...options,
  });
const call = async (name, body, options) => {
  const response = await post(name, body, options);
  const { success, value, message } = await response.json();
  return success ? { value } : { refusal: message, wait: value?.wait };
};

let game;
let stage;
/** What sells bets that are decided later, by a draw or by matches; null in other games. */
let shop = null;
let chosen = 0;
let isBusy = false;
/** A bet whose answer is unknown: it is sent again unchanged. */
let pending = null;

/** As the page around the game writes it (src/ui/money.ts): `Ks 5,000.00`, `-Ks 5,000.00`. */
const money = (amount) => {
  const figures = grouped(amount);
  const symbol = game.currencySymbol;
  const prefix = /\p{L}{2}$/u.test(symbol) ? `${symbol}\u00a0` : symbol;
  return figures.startsWith('-') ? `-${prefix}${figures.slice(1)}` : prefix + figures;
};
/** Digits are grouped as text, because binary numbers cannot hold every amount. */
const grouped = (amount) => {
  const [, sign, whole, cents = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [
    amount,
    '',
    amount,
  ];
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
};
const timesOf = ({ stake, payout }) => Math.round(Number(payout) / Number(stake));

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const begin = async () => {
  document.documentElement.lang = language;
  document.body.toggleAttribute('data-framed', isFramed);
  byId('leave').lastElementChild.textContent = words.leave;
  byId('leave').addEventListener('click', leave);
  const opened = await call('open').catch(() => ({ refusal: words.failed }));
  if (opened.refusal) return fail(opened.refusal);
  game = opened.value;
  document.title = game.name;
  byId('name').textContent = game.name;
  // A maker's own lobby has its name.
  const maker = game.maker === game.name ? null : game.maker;
  byId('vendor').textContent = [maker, game.room].filter(Boolean).join(' · ');
  byId('balanceLabel').textContent = words.balance;
  byId('stakeLabel').textContent = words.stake;
  byId('lastTitle').textContent = words.last;
  byId('less').setAttribute('aria-label', words.less);
  byId('more').setAttribute('aria-label', words.more);
  byId('less').addEventListener('click', () => choose(chosen - 1));
  byId('more').addEventListener('click', () => choose(chosen + 1));
  byId('bet').addEventListener('click', ({ detail }) => {
    // The first click of a double press may have changed what the button does.
    if (shop && detail > 1) return;
    void bet();
  });
  showQuick();
  const tools = { words, money, language, watch, reload, complain };
  if (game.lottery) shop = createLottery(tools);
  else if (game.sports)
    shop = createSports({
      ...tools,
      wanted: { match: address.get('match'), pick: address.get('pick') },
    });
  else {
    byId('result').textContent = words.ready;
    dress(game.hero);
    const cabinet = { hero: game.hero, pays: game.pays, words };
    stage = createStage(game.stage, byId('stage'), cabinet);
    showPays(cabinet);
  }
  shop?.update(game.lottery ?? game.sports);
  game.last.toReversed().forEach(remember);
  choose(game.stakes.indexOf(game.usual));
  showBalance(game.balance);
  act(words.act[game.stage]);
  byId('controls').hidden = false;
  document.body.dataset.state = 'ready';
  // A frame that is taken away has been left: nobody waits for the seat to become free.
  if (isFramed) addEventListener('pagehide', end);
  tell('ready');
};

/** Streams the board of a sports game to `show` until the stream ends. False when none came. */
const watch = async (show) => {
  let isHeard = false;
  try {
    const response = await post('board');
    if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return false;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return isHeard;
      if (document.body.dataset.state !== 'ready') {
        await reader.cancel();
        return isHeard;
      }
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith('data: ')) continue;
        show(JSON.parse(event.slice('data: '.length)));
        isHeard = true;
      }
    }
  } catch {
    return isHeard;
  }
};

/** What is sold and what was drawn meanwhile; the balance with it. False when no answer came. */
const reload = async () => {
  const opened = await call('open').catch(() => null);
  if (document.body.dataset.state !== 'ready') return true;
  if (!opened) return false;
  if (opened.refusal) {
    byId('controls').hidden = true;
    byId('ticket').hidden = true;
    fail(opened.refusal);
    return true;
  }
  const isPaid = opened.value.balance !== game.balance;
  game = opened.value;
  shop.update(game.lottery ?? game.sports);
  showBalance(game.balance);
  if (isPaid) tell('balance');
  return true;
};

/** The colours and the drawing of the game's cover. */
const dress = (hero) => {
  if (!hero) return;
  for (const [name, colour] of Object.entries(hero.palette))
    document.documentElement.style.setProperty(`--cover-${name}`, colour);
  byId('hero').append(heroPicture(hero));
};

/** What the stage pays, where it has a picture for each factor. */
const showPays = (cabinet) => {
  byId('cabinet').dataset.kind = game.stage;
  const rows = paysOf(game.stage, cabinet);
  byId('pays').hidden = rows.length === 0;
  byId('paysTitle').textContent = words.paysTitle[game.stage] ?? '';
  byId('pays').lastElementChild.append(
    ...rows.map(({ drawn, name, times }) => {
      const row = document.createElement('li');
      const says = document.createElement('span');
      says.className = 'hidden';
      says.textContent = words.pay(name, times);
      const shown = document.createElement('strong');
      shown.setAttribute('aria-hidden', 'true');
      shown.textContent = `×${times}`;
      row.append(...drawn, shown, says);
      return row;
    }),
  );
};

/** The usual stakes, each with a button of its own. */
const showQuick = () => {
  byId('quick').setAttribute('aria-label', words.quick);
  byId('quick').hidden = game.quick.length === 0;
  byId('quick').append(
    ...game.quick.map((stake) => {
      const chip = document.createElement('button');
      chip.type = 'button';
      chip.value = stake;
      chip.textContent = grouped(stake).replace('.00', '');
      chip.setAttribute('aria-label', words.stakeOf(money(stake)));
      chip.addEventListener('click', () => choose(game.stakes.indexOf(stake)));
      return chip;
    }),
  );
};

const choose = (index) => {
  if (isBusy || pending) return;
  chosen = Math.min(Math.max(index, 0), game.stakes.length - 1);
  for (const chip of byId('quick').children) {
    chip.setAttribute('aria-pressed', String(chip.value === game.stakes[chosen]));
    chip.removeAttribute('aria-disabled');
  }
  byId('stake').textContent = money(game.stakes[chosen]);
  shop?.staked?.(game.stakes[chosen]);
  block('less', chosen === 0);
  block('more', chosen === game.stakes.length - 1);
};

const bet = async () => {
  if (isBusy) return;
  const ticketFields = pending || !shop ? {} : shop.chosen();
  if (!ticketFields) return;
  pending ??= {
    stake: game.stakes[chosen],
    betId: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    ...ticketFields,
  };
  setBusy(true);
  complain('');
  byId('result').textContent = '';
  stage?.start();
  const answer = await placed(pending);
  if (!answer.value) {
    stage?.stop();
    if (answer.refusal) pending = null;
    setBusy(false);
    if (!answer.refusal) act(words.retry);
    complain(answer.refusal ?? words.unsure);
    return;
  }
  pending = null;
  const result = answer.value;
  const cycle = pause(result.cycle);
  if (shop) shop.bought(result);
  else {
    await stage.show(timesOf(result));
    say(result);
    remember(result);
  }
  game.balance = result.balance;
  showBalance(result.balance);
  tell('balance');
  // The result is there, and the next bet would be too soon before the cycle of the game is over.
  if (!shop) act(words.act[game.stage]);
  await cycle;
  setBusy(false);
};

/** A bet that came too soon after one in another tab is sent again when its time has come. */
const placed = async (one) => {
  const answer = await answered(one);
  if (answer.wait === undefined) return answer;
  await pause(answer.wait);
  return answered(one);
};

/** Asks once more when there was no answer: the id of the bet keeps it from being placed twice. */
const answered = async (one) => {
  for (const _try of [1, 2]) {
    const answer = await call('bet', one).catch(() => null);
    if (answer) return answer;
  }
  return {};
};

const say = (result) => {
  const times = timesOf(result);
  byId('result').dataset.outcome = times > 1 ? 'won' : times === 1 ? 'kept' : 'lost';
  byId('result').textContent =
    times > 1
      ? words.won(money(result.payout), times)
      : times === 1
        ? words.kept
        : words.lost(money(result.stake));
};

const showBalance = (amount) => {
  byId('balance').textContent = money(amount);
};

const remember = (result) => {
  const item = document.createElement('li');
  const isLoss = result.profit.startsWith('-');
  item.dataset.outcome = isLoss ? 'lost' : timesOf(result) > 1 ? 'won' : 'kept';
  item.textContent =
    `${isLoss || item.dataset.outcome === 'kept' ? '' : '+'}${grouped(result.profit)}`.replace(
      '-',
      '−',
    );
  byId('last').prepend(item);
  while (byId('last').children.length > 8) byId('last').lastElementChild.remove();
  byId('lastSection').hidden = false;
};

const act = (label) => {
  byId('bet').textContent = label;
};
const block = (id, isBlocked) => byId(id).setAttribute('aria-disabled', String(isBlocked));
const setBusy = (busy) => {
  isBusy = busy;
  block('bet', busy);
  act(busy ? words.busy[game.stage] : (shop?.label?.() ?? words.act[game.stage]));
  if (busy) {
    block('less', true);
    block('more', true);
    for (const chip of byId('quick').children) chip.setAttribute('aria-disabled', 'true');
  } else choose(chosen);
};

const complain = (sentence) => {
  byId('failure').hidden = sentence === '';
  byId('failure').firstElementChild.textContent = sentence;
};

const fail = (sentence) => {
  document.body.dataset.state = 'failed';
  byId('stage').replaceChildren();
  complain(sentence);
  tell('failed');
};

const end = () => {
  void call('close', {}, { keepalive: true }).catch(() => undefined);
};

const leave = () => {
  end();
  document.body.dataset.state = 'closed';
  byId('ticket').hidden = true;
  byId('ticketsSection').hidden = true;
  byId('controls').hidden = true;
  byId('leave').hidden = true;
  byId('result').textContent = words.closed;
  tell('closed');
  if (!isFramed) window.close();
};

void begin();
