const byId = (id) => document.getElementById(id);
const make = (tag, className, ...children) => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

const MOST_LEGS = 8;
const MARKETS = [
  ['result', ['home', 'draw', 'away']],
  ['goals', ['over', 'under']],
];
/** Milliseconds until a stream that broke is asked for again; pages do not all ask together. */
const AGAIN = 1_500;
const JITTER = 1_500;
/** The odds that the platform pays at most. */
const MOST_ODDS = 1_000;

/**
 * The matches on sale, with odds that move, and the slip. `watch` streams the board until it
 * breaks, and tells whether it came at all; `reload` reads everything again. `wanted`: the id of
 * the match to begin at, and what of it is on the slip then; null for none.
 */
export const createSports = ({ words, money, language, watch, reload, complain, wanted }) => {
  const lang = language.toUpperCase();
  const clock = new Intl.DateTimeFormat(language === 'my' ? 'my-MM-u-nu-latn' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const rows = new Map();
  const running = make('div', 'matches');
  const coming = make('div', 'matches');
  const results = make('ul', 'results');
  const slip = make('ul', 'legs');
  const sum = make('p', 'sum');
  const away = make('p', 'hint', words.oddsAway);
  const accept = make('select');
  const runningPart = make('section', '', make('h2', '', words.running), running);
  const panel = make('section', 'slip', make('h2', '', words.slip), slip, sum);
  /** Where the slip is below the matches: says what is on it, and leads there. */
  const toSlip = make('button', 'quiet toSlip');
  let board;
  let slips = [];
  /** `{match, pick, odds}` with the names of the teams; `odds` are those the player agreed to. */
  let legs = [];
  let stake = '0';
  let isDue = false;

  const nameOf = (name) => name[lang];
  const teamsOf = ({ home, away: guests }) => `${nameOf(home)} – ${nameOf(guests)}`;
  const oddsNow = ({ match, pick }) =>
    board.matches.find(({ id }) => id === match)?.odds[pick] ?? null;
  /** The odds that a press would take: those of this moment, while the pick is on sale. */
  const oddsTaken = (leg) => oddsNow(leg) ?? leg.odds;
  const needsAgreement = (leg) => {
    if (accept.value === 'any') return false;
    const taken = Number(oddsTaken(leg));
    return accept.value === 'better' ? taken < Number(leg.odds) : taken !== Number(leg.odds);
  };
  const asksFirst = () => legs.some(needsAgreement);
  const actLabel = () => (asksFirst() ? words.acceptOdds : words.placeSlip);
  const product = (all) =>
    Math.min(
      MOST_ODDS,
      Math.floor(all.reduce((odds, one) => odds * Number(one), 1) * 100 + 1e-6) / 100,
    );

  const build = () => {
    accept.id = 'accept';
    accept.append(...['same', 'better', 'any'].map((one) => new Option(words.accept[one], one)));
    const label = make('label', 'name', words.acceptLabel);
    label.htmlFor = 'accept';
    accept.addEventListener('change', showSlip);
    away.hidden = true;
    away.setAttribute('role', 'status');
    sum.setAttribute('aria-live', 'polite');
    panel.setAttribute('aria-label', words.slip);
    panel.tabIndex = -1;
    panel.append(make('div', 'field', label, accept));
    toSlip.type = 'button';
    toSlip.addEventListener('click', () => {
      panel.scrollIntoView({ block: 'center' });
      panel.focus({ preventScroll: true });
    });
    byId('controls').prepend(toSlip);
    runningPart.setAttribute('aria-label', words.running);
    const comingPart = make('section', '', make('h2', '', words.coming), coming);
    comingPart.setAttribute('aria-label', words.coming);
    byId('ticket').append(
      make('p', 'hint', words.simulated),
      away,
      make('div', 'board', runningPart, comingPart),
      panel,
      make('details', 'pays', make('summary', '', words.resultsOf), results),
    );
    byId('ticket').addEventListener('submit', (event) => event.preventDefault());
    byId('ticket').hidden = false;
    byId('ticket').dataset.kind = 'sports';
    byId('stage').hidden = true;
    byId('ticketsTitle').textContent = words.slips;
    void follow();
  };

  /** Follows the board as long as the page is open. */
  const follow = async () => {
    while (document.body.dataset.state !== 'closed' && document.body.dataset.state !== 'failed') {
      const isHeard = await watch(show);
      if (document.body.dataset.state === 'ready') away.hidden = isHeard;
      await new Promise((resume) => {
        setTimeout(resume, AGAIN + Math.random() * JITTER);
      });
    }
  };

  const show = (given) => {
    board = given;
    away.hidden = true;
    for (const [id, row] of rows) {
      if (board.matches.some((match) => match.id === id)) continue;
      row.element.remove();
      rows.delete(id);
    }
    for (const match of board.matches) showMatch(match);
    runningPart.hidden = running.children.length === 0;
    results.replaceChildren(
      ...board.results.map((one) =>
        make('li', '', `${teamsOf(one)} `, make('strong', '', one.score.join(':'))),
      ),
    );
    showSlip();
    // A match of a placed slip is over: the platform has decided it.
    const isOver = slips.some(
      ({ payout, legs: its }) => payout === null && its.every(({ endsAt }) => endsAt <= board.now),
    );
    if (isOver && !isDue) {
      isDue = true;
      void reload().finally(() => {
        isDue = false;
      });
    }
  };

  const showMatch = (match) => {
    const row = rows.get(match.id) ?? addMatch(match);
    const place = match.minute === null ? coming : running;
    if (row.element.parentElement !== place) {
      if (match.id === wanted.match) place.prepend(row.element);
      else place.append(row.element);
    }
    const leagueName = nameOf(board.leagues.find(({ code }) => code === match.league).name);
    row.state.textContent =
      match.minute === null
        ? `${leagueName} · ${words.startsAt(clock.format(match.startsAt))}`
        : `${leagueName} · ${words.minute(match.minute)}`;
    row.score.textContent = match.minute === null ? '' : match.score.join(':');
    for (const [pick, button] of Object.entries(row.buttons)) {
      const odds = match.odds[pick];
      const before = button.dataset.odds;
      button.dataset.odds = odds ?? '';
      button.dataset.moved =
        before && odds && before !== odds ? (Number(odds) > Number(before) ? 'up' : 'down') : '';
      // A lock stands where nothing is sold (play.css).
      button.lastElementChild.textContent = odds ?? '';
      button.setAttribute('aria-disabled', String(odds === null));
      button.setAttribute(
        'aria-pressed',
        String(legs.some((leg) => leg.match === match.id && leg.pick === pick)),
      );
      button.setAttribute(
        'aria-label',
        `${teamsOf(match)}, ${words.picks[pick]}, ${odds ?? words.closedPick}`,
      );
    }
  };

  const addMatch = (match) => {
    const state = make('span', 'hint');
    const score = make('strong', 'score');
    const buttons = {};
    const markets = MARKETS.map(([market, picks]) => {
      const group = make('div', 'market');
      group.setAttribute('role', 'group');
      group.setAttribute('aria-label', `${teamsOf(match)}: ${words.market[market]}`);
      const caption = make('span', 'hint', words.caption[market]);
      caption.setAttribute('aria-hidden', 'true');
      group.append(caption);
      for (const pick of picks) {
        const button = make(
          'button',
          'odds',
          make('span', '', words.short[pick]),
          make('strong', ''),
        );
        button.type = 'button';
        button.addEventListener('click', () => toggle(match, pick));
        buttons[pick] = button;
        group.append(button);
      }
      return group;
    });
    const element = make(
      'article',
      'match',
      make(
        'header',
        '',
        // A line breaks between the teams.
        make(
          'h3',
          '',
          make('span', '', `${nameOf(match.home)} –`),
          ' ',
          make('span', '', nameOf(match.away)),
        ),
        score,
        state,
      ),
      make('div', 'markets', ...markets),
    );
    element.setAttribute('aria-label', teamsOf(match));
    element.dataset.wanted = String(match.id === wanted.match);
    const row = { element, state, score, buttons };
    rows.set(match.id, row);
    return row;
  };

  const toggle = ({ id, home, away: guests }, pick) => {
    const odds = oddsNow({ match: id, pick });
    const isChosen = legs.some((leg) => leg.match === id && leg.pick === pick);
    if (odds === null && !isChosen) return;
    const others = legs.filter((leg) => leg.match !== id);
    if (!isChosen && others.length === MOST_LEGS) return complain(words.mostLegs(MOST_LEGS));
    legs = isChosen ? others : [...others, { match: id, pick, odds, home, away: guests }];
    complain('');
    show(board);
  };

  /** The page begins at the match that was asked for, or at the slip where something is on it. */
  const begin = () => {
    const match = board.matches.find(({ id }) => id === wanted.match);
    if (match?.odds[wanted.pick]) toggle(match, wanted.pick);
    else if (wanted.pick) complain(words.closedWanted);
    if (!match) return;
    // The page has its height once it is ready, which is in the same task.
    queueMicrotask(() => {
      const isBelow = legs.length > 0 && toSlip.offsetParent !== null;
      (isBelow ? panel : rows.get(match.id).element).scrollIntoView({ block: 'center' });
    });
  };

  const showSlip = () => {
    const had = slip.contains(document.activeElement);
    slip.replaceChildren(
      ...legs.map((leg) => {
        const now = oddsNow(leg);
        const remove = make('button', 'quiet', words.remove);
        remove.type = 'button';
        remove.setAttribute(
          'aria-label',
          words.removeOf(`${teamsOf(leg)}, ${words.picks[leg.pick]}`),
        );
        remove.addEventListener('click', () => {
          legs = legs.filter((one) => one !== leg);
          show(board);
        });
        const item = make(
          'li',
          '',
          make('span', '', `${teamsOf(leg)}: ${words.picks[leg.pick]}`),
          make(
            'strong',
            '',
            now === null ? words.closedPick : now === leg.odds ? now : words.moved(leg.odds, now),
          ),
          remove,
        );
        item.dataset.moved = String(now !== leg.odds);
        return item;
      }),
    );
    if (had) (slip.querySelector('button') ?? byId('bet')).focus();
    const odds = product(legs.map(oddsTaken));
    const payout = money((Math.floor(odds * Number(stake) * 100 + 1e-6) / 100).toFixed(2));
    sum.textContent = legs.length === 0 ? words.emptySlip : words.sum(odds.toFixed(2), payout);
    toSlip.hidden = legs.length === 0;
    toSlip.textContent = words.toSlip(legs.length, odds.toFixed(2), payout);
    byId('bet').textContent = actLabel();
  };

  const resultOf = ({ score }) => (score ? `(${score.join(':')})` : '');
  const slipItem = ({ stake: put, odds, payout, legs: its }) => {
    const isWon = Number(payout) > 0;
    const item = make(
      'li',
      '',
      ...its.map((leg) =>
        make(
          'strong',
          '',
          [`${teamsOf(leg)}: ${words.picks[leg.pick]} ${leg.odds}`, resultOf(leg)].join(' ').trim(),
        ),
      ),
      make(
        'span',
        'outcome',
        payout === null
          ? words.waitsSlip(money(put), odds)
          : isWon
            ? words.wonTicket(money(payout))
            : words.lostTicket(money(put)),
      ),
    );
    item.dataset.outcome = payout === null ? 'waits' : isWon ? 'won' : 'lost';
    return item;
  };

  const showSlips = () => {
    byId('tickets').replaceChildren(...slips.map(slipItem));
    byId('ticketsSection').hidden = slips.length === 0;
  };

  return {
    update: (given) => {
      const isFirst = !board;
      if (isFirst) {
        board = given.board;
        build();
      }
      slips = given.slips;
      show(given.board);
      showSlips();
      if (isFirst) begin();
    },
    staked: (amount) => {
      stake = amount;
      if (board) showSlip();
    },
    /**
     * What a bet names; null while the slip is empty, or while odds have moved: those are agreed to
     * by this press, and the next one places the slip.
     */
    chosen: () => {
      if (legs.length === 0) {
        complain(words.emptySlip);
        return null;
      }
      if (legs.some((leg) => oddsNow(leg) === null)) {
        complain(words.closedOnSlip);
        return null;
      }
      if (asksFirst()) {
        legs = legs.map((leg) => ({ ...leg, odds: oddsTaken(leg) }));
        complain('');
        byId('result').textContent = words.agreed;
        showSlip();
        return null;
      }
      return {
        legs: legs.map((leg) => ({ match: leg.match, pick: leg.pick, odds: oddsTaken(leg) })),
        accept: accept.value,
      };
    },
    label: actLabel,
    bought: ({ slip: placed }) => {
      slips = [placed, ...slips].slice(0, 8);
      legs = [];
      byId('result').textContent = words.placed(money(placed.stake), placed.odds);
      showSlips();
      show(board);
    },
  };
};
