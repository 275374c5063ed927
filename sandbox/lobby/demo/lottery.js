const byId = (id) => document.getElementById(id);
const random = (below) => Math.floor(Math.random() * below);
const make = (tag, className, ...children) => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

/** The lottery page shows the result of a draw with more numbers. */
const MOST_SHOWN = 20;
/** How long after a draw the page asks for its result, and at least between two questions. */
const AFTER_DRAW = 400;
const AT_LEAST = 1_500;
/** After a question without an answer. */
const TRY_AGAIN = 5_000;
/** Timers of a browser count no further. */
const LONGEST = 60 * 60_000;

/**
 * The form of a ticket: the draw, the numbers, what it pays, and the last tickets. `reload` reads
 * all of it again.
 */
export const createLottery = ({ words, money, language, reload, complain }) => {
  const clock = new Intl.DateTimeFormat(language === 'my' ? 'my-MM-u-nu-latn' : 'en-GB', {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const timeOf = (time) => clock.format(time);
  const draw = make('select');
  draw.id = 'draw';
  const closes = make('p', 'hint');
  closes.id = 'closes';
  draw.setAttribute('aria-describedby', 'closes');
  let sale;
  let picked = [];
  let picker;
  let timer;

  const chosenDraw = () => sale.draws.find(({ drawAt }) => String(drawAt) === draw.value);
  const showCloses = () => {
    const one = chosenDraw();
    closes.textContent = one ? words.closes(timeOf(one.closesAt)) : words.saleClosed;
  };
  draw.addEventListener('change', () => {
    complain('');
    byId('result').textContent = '';
    showCloses();
  });

  const build = () => {
    const label = make('label', 'name', words.draw);
    label.htmlFor = 'draw';
    picker = sale.picking.kind === 'digits' ? createDigits() : createNumbers();
    const choose = make('button', 'quiet', words.pick);
    choose.type = 'button';
    choose.addEventListener('click', () => picker.set(drawnLots(sale.picking)));
    const clear = make('button', 'quiet', words.clear);
    clear.type = 'button';
    clear.addEventListener('click', () => picker.set([]));
    byId('ticket').append(
      make('div', 'field', label, draw, closes),
      picker.element,
      make('div', 'tools', choose, clear),
      payTable(),
    );
    byId('ticket').addEventListener('submit', (event) => event.preventDefault());
    byId('ticket').hidden = false;
    byId('stage').hidden = true;
    byId('ticketsTitle').textContent = words.tickets;
  };

  const createDigits = () => {
    const { count } = sale.picking;
    const group = make('fieldset', 'field', make('legend', 'name', words.digits(count)));
    const row = make('div', 'row');
    const places = Array.from({ length: count }, (_, place) => {
      const select = make('select', 'digit');
      select.setAttribute('aria-label', words.digit(place + 1));
      select.append(
        new Option('–', ''),
        ...Array.from({ length: 10 }, (_unused, digit) => new Option(String(digit))),
      );
      select.addEventListener('change', () => {
        picked = places.map(({ value }) => value);
        complain('');
      });
      return select;
    });
    row.append(...places);
    group.append(row);
    return {
      element: group,
      set: (digits) => {
        places.forEach((select, place) => {
          select.value = digits[place] ?? '';
        });
        picked = [...digits];
        complain('');
      },
    };
  };

  const createNumbers = () => {
    const { count, from, to, isOrdered } = sale.picking;
    const title =
      count === 1
        ? words.number(from, to)
        : isOrdered
          ? words.places(count, from, to)
          : words.numbers(count, from, to);
    const said = make('p', 'hint', words.nothing);
    said.setAttribute('role', 'status');
    const grid = make('div', 'grid');
    const buttons = Array.from({ length: to - from + 1 }, (_, index) => {
      const number = String(from + index);
      const button = make('button', 'number', number);
      button.type = 'button';
      button.addEventListener('click', () => press(number));
      grid.append(button);
      return button;
    });
    const set = (numbers) => {
      picked = isOrdered ? [...numbers] : numbers.toSorted((a, b) => a - b);
      for (const button of buttons)
        button.setAttribute('aria-pressed', String(picked.includes(button.textContent)));
      said.textContent = picked.length === 0 ? words.nothing : words.chosen(picked.join(' '));
      complain('');
    };
    const press = (number) => {
      if (picked.includes(number)) return set(picked.filter((one) => one !== number));
      // One more than allowed takes the place of the one that was chosen last.
      set([...picked.slice(0, count - 1), number]);
    };
    set([]);
    return {
      element: make('fieldset', 'field', make('legend', 'name', title), grid, said),
      set,
    };
  };

  const drawnLots = ({ kind, count, from, to }) => {
    if (kind === 'digits') return Array.from({ length: count }, () => String(random(10)));
    const drum = Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
    return Array.from({ length: count }, () => drum.splice(random(drum.length), 1)[0]);
  };

  const payTable = () => {
    const rows = sale.pays.map(({ matches, times }) =>
      make(
        'tr',
        '',
        make('td', '', words.match[sale.match](matches)),
        make('td', 'amount', words.times(times)),
      ),
    );
    return make(
      'details',
      'pays',
      make('summary', '', words.pays),
      make('table', '', make('tbody', '', ...rows)),
    );
  };

  const showTickets = () => {
    byId('tickets').replaceChildren(...sale.tickets.map(ticketItem));
    byId('ticketsSection').hidden = sale.tickets.length === 0;
  };

  const ticketItem = ({ drawNo, drawAt, numbers, stake, payout, drawn }) => {
    const item = make('li', '');
    const isWon = Number(payout) > 0;
    item.dataset.outcome = payout === null ? 'waits' : isWon ? 'won' : 'lost';
    const result =
      payout === null
        ? words.waits(money(stake), timeOf(drawAt))
        : isWon
          ? words.wonTicket(money(payout))
          : words.lostTicket(money(stake));
    item.append(
      make('strong', '', words.ticketOf(numbers.join(' '), drawNo)),
      make('span', 'outcome', result),
    );
    if (payout !== null && drawn.length <= MOST_SHOWN)
      item.append(make('span', 'hint', words.drawnNumbers(drawn.join(' '))));
    return item;
  };

  /** The page asks again when a draw closes, or when one of the tickets is drawn. */
  const wait = (now) => {
    clearTimeout(timer);
    const waiting = sale.tickets.filter(({ payout }) => payout === null);
    const next = Math.min(
      sale.draws[0].closesAt,
      ...waiting.map(({ drawAt }) => drawAt + AFTER_DRAW),
    );
    timer = setTimeout(ask, Math.min(Math.max(next - now, AT_LEAST), LONGEST));
  };
  /** `reload` calls `update` when an answer came. */
  const ask = async () => {
    if (!(await reload())) timer = setTimeout(ask, TRY_AGAIN);
  };

  return {
    update: (given) => {
      const isFirst = !sale;
      sale = given;
      if (isFirst) build();
      const before = draw.selectedOptions[0];
      const options = sale.draws.map(
        ({ drawNo, drawAt }) => new Option(words.drawOf(drawNo, timeOf(drawAt)), String(drawAt)),
      );
      const isGone = Boolean(before) && options.every(({ value }) => value !== before.value);
      if (isGone && !before.dataset.closed) {
        before.dataset.closed = 'true';
        before.textContent = words.closedDraw(before.textContent);
        byId('result').textContent = words.chooseDraw;
      }
      // Another draw is never chosen for the player.
      draw.replaceChildren(...(isGone ? [before] : []), ...options);
      if (before) draw.value = before.value;
      showCloses();
      showTickets();
      wait(sale.now);
    },
    /** What the ticket names; null while numbers are missing, or the draw is not on sale. */
    chosen: () => {
      if (!chosenDraw()) {
        complain(words.chooseDraw);
        return null;
      }
      if (picked.length === sale.picking.count && picked.every((number) => number !== ''))
        return { drawAt: Number(draw.value), numbers: picked };
      complain(words.choose);
      return null;
    },
    bought: ({ ticket, stake }) => {
      byId('result').textContent = words.bought(ticket.drawNo, money(stake));
      sale = { ...sale, tickets: [ticket, ...sale.tickets].slice(0, 8) };
      showTickets();
      picker.set([]);
    },
  };
};
