import { ALIKE, BIGGEST, card, cardBack, crest, fish, net, REEL, symbol } from './pictures.js';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const random = (below) => Math.floor(Math.random() * below);

const part = (className, ...children) => {
  const made = document.createElement('div');
  made.className = className;
  made.append(...children);
  return made;
};

/** Plays an animation to its end; with reduced motion it jumps to the end. */
const play = (element, frames, options) => {
  if (stillness.matches) return Promise.resolve();
  return element
    .animate(frames, { easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards', ...options })
    .finished.catch(() => undefined);
};

/**
 * Each stage: `start()` while the answer is on its way, `stop()` when none came, `show(times)`
 * resolves when the result is on show.
 */
const STAGES = {
  reels: (root, { hero, pays }) => {
    const faces = facesOfReels(hero);
    const others = (...names) => faces.filter((one) => !names.includes(one));
    const any = (...not) => others(...not)[random(others(...not).length)];
    const draw = (name) => symbol(name, hero);
    const strips = [0, 1, 2].map(() => part('strip'));
    root.append(part('reels', ...strips.map((strip) => part('reel', strip)), part('line')));
    const put = (strip, names) => strip.replaceChildren(...names.map(draw));
    // The middle of five pictures is on the line; the outer two are out of sight.
    const around = (face) => [any(face), any(face), face, any(face), any(face)];
    strips.forEach((strip, index) => {
      const [, second, third, fourth, fifth] = faces;
      put(strip, around([second, 'hero', third][index] ?? fourth ?? fifth));
    });
    const onLine = (times) => {
      const at = pays.indexOf(times);
      const face = faces[at];
      if (times === 1) return [face, face, any(face)];
      if (face) return [face, face, face];
      const rest = others(faces[pays.indexOf(1)]).sort(() => Math.random() - 0.5);
      return rest.slice(0, 3);
    };
    return {
      show: (times) =>
        Promise.all(
          onLine(times).map((face, index) => {
            const strip = strips[index];
            const length = 14 + index * 6;
            const end = around(face);
            put(strip, [...end, ...Array.from({ length: length - end.length }, () => any(face))]);
            const row = 100 / length;
            return play(
              strip,
              [
                { transform: `translateY(-${row * (length - 5)}%)` },
                { transform: `translateY(${row * 0.4}%)`, offset: 0.9 },
                { transform: 'none' },
              ],
              { duration: 700 + index * 260 },
            ).then(() => put(strip, end));
          }),
        ),
    };
  },

  cards: (root, { words }) => {
    const hands = [words.you, words.house].map((name) => {
      const place = part('place', cardBack());
      const value = part('value');
      root.append(part('hand', part('name', name), place, value));
      return { place, value };
    });
    return {
      start: () =>
        hands.forEach(({ place, value }) => {
          place.replaceChildren(cardBack());
          value.textContent = '';
        }),
      show: async (times) => {
        const high = 2 + random(8);
        const low = 1 + random(high - 1);
        const values = times > 0 ? [high, low] : [low, high];
        await Promise.all(
          hands.map(async ({ place, value }, index) => {
            await play(place, [{ transform: 'none' }, { transform: 'rotateY(90deg)' }], {
              duration: 180,
              delay: 150 + index * 320,
              easing: 'ease-in',
            });
            place.replaceChildren(card(values[index], random(4)));
            await play(place, [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], {
              duration: 220,
            });
            value.textContent = String(values[index]);
          }),
        );
      },
    };
  },

  score: (root, { words }) => {
    const goals = [
      [words.home, '#0f7a6b', '#f2c14e'],
      [words.away, '#7a2340', '#e8e2d0'],
    ].map(([name, main, band]) => {
      const count = part('count', '0');
      root.append(part('team', crest(main, band), part('name', name), count));
      return count;
    });
    root.firstElementChild.after(part('versus', '–'));
    return {
      start: () =>
        goals.forEach((count) => {
          count.textContent = '0';
        }),
      show: async (times) => {
        const high = 1 + random(4);
        const low = random(high);
        const end = times > 0 ? [high, low] : [low, high];
        await play(root, [{ opacity: 1 }, { opacity: 1 }], { duration: 250 });
        for (let goal = 1; goal <= high; goal += 1) {
          const scoring = goals.filter((_, index) => end[index] >= goal);
          scoring.forEach((count) => {
            count.textContent = String(goal);
          });
          await Promise.all(
            scoring.map((count) =>
              play(
                count,
                [
                  { transform: 'translateY(-35%)', opacity: 0 },
                  { transform: 'none', opacity: 1 },
                ],
                { duration: 240 },
              ),
            ),
          );
        }
      },
    };
  },

  balls: (root, { words }) => {
    const ball = (number) => part(`ball tone${number % 5}`, part('spot', String(number)));
    const mine = part('row');
    const drum = part('row');
    root.append(
      part('draw', part('name', words.yours), mine),
      part('draw', part('name', words.drawn), drum),
    );
    mine.append(ball(7));
    drum.append(...[3, 7, 9].map(ball));
    return {
      start: () =>
        drum.replaceChildren(...[0, 1, 2].map(() => part('ball empty', part('spot', '?')))),
      show: async (times) => {
        const own = random(10);
        const rest = Array.from({ length: 10 }, (_, number) => number)
          .filter((number) => number !== own)
          .sort(() => Math.random() - 0.5);
        const hits = times >= 9 ? 2 : times > 1 ? 1 : 0;
        const drawn = [...Array.from({ length: hits }, () => own), ...rest]
          .slice(0, 3)
          .sort(() => Math.random() - 0.5)
          .map((number) => [number, ball(number)]);
        mine.replaceChildren(ball(own));
        drum.replaceChildren(...drawn.map(([, one]) => one));
        await Promise.all(
          drawn.map(([, one], index) =>
            play(
              one,
              [
                { transform: 'translateY(-140%) rotate(-200deg)', opacity: 0 },
                { transform: 'translateY(8%)', opacity: 1, offset: 0.7 },
                { transform: 'none' },
              ],
              { duration: 420, delay: index * 260 },
            ),
          ),
        );
        drawn.filter(([number]) => number === own).forEach(([, one]) => one.classList.add('hit'));
      },
    };
  },

  fish: (root, { hero, pays }) => {
    const shoal = pays
      .toReversed()
      .map((times, index) => part(`swimmer lane${index}`, fish(times, hero)));
    const catcher = part('catcher');
    root.append(part('sea', part('light'), part('floor'), ...shoal, catcher));
    return {
      start: () => catcher.replaceChildren(),
      stop: () => catcher.replaceChildren(),
      show: async (times) => {
        const caught = pays.includes(times) ? [fish(times, hero), part('tag', `×${times}`)] : [];
        catcher.replaceChildren(net());
        await play(
          catcher,
          [
            { transform: 'translateY(-120%) scale(1.4)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: 480 },
        );
        catcher.append(...caught);
        await Promise.all(
          caught.map((one) =>
            play(
              one,
              [
                { scale: 0.2, opacity: 0 },
                { scale: 1, opacity: 1 },
              ],
              { duration: 320 },
            ),
          ),
        );
      },
    };
  },
};

/** The pictures of the reels of a game, none of which looks like another. */
const facesOfReels = (hero) => REEL.map((name) => (name === ALIKE[hero?.subject] ? 'star' : name));

/**
 * What a stage pays for which picture; nothing where the result has no pictures. `name`: the key of
 * the picture's name in `words.picture`.
 */
export const paysOf = (kind, { hero, pays, words }) => {
  const row = (name, times, drawn) => ({ drawn, times, name: words.picture[name] });
  switch (kind) {
    case 'reels': {
      const faces = facesOfReels(hero);
      return pays.map((times, place) => {
        const face = faces[place];
        return times === 1
          ? row('pair', times, [symbol(face, hero), symbol(face, hero)])
          : row(face, times, [symbol(face, hero)]);
      });
    }
    case 'fish':
      return pays.map((times) =>
        row(times === BIGGEST ? 'hero' : `fish${times}`, times, [fish(times, hero)]),
      );
    default:
      return [];
  }
};

/** `cabinet`: what the platform says of the game (`hero`, `pays`), and the words. */
export const createStage = (kind, root, cabinet) => {
  root.replaceChildren();
  root.dataset.kind = kind;
  const { start = () => undefined, stop = () => undefined, show } = STAGES[kind](root, cabinet);
  return {
    start: () => {
      root.dataset.outcome = '';
      root.classList.add('busy');
      start();
    },
    stop: () => {
      root.classList.remove('busy');
      stop();
    },
    show: async (times) => {
      root.classList.remove('busy');
      await show(times);
      root.dataset.outcome = times > 1 ? 'won' : times === 1 ? 'kept' : 'lost';
    },
  };
};
