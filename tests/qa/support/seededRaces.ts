import { never } from '../../../machines/shared/properties';
import { request, requestCases } from '../../../proofs/playControl/request';
import { defineRace, type HandlerStep, type Race } from '../../../qa/race/race';

/** What the platform keeps, as numbers; `tab` and `otherTab` count what was carried out. */
type Kept = Readonly<Record<string, number>>;
/** What a request does: where it may be, and what changes. */
type Does = { readonly may?: (kept: Kept) => boolean; readonly sets: (kept: Kept) => Kept };
/**
 * How a fault gets in: `apart`, the look and the change are two steps; `stale`, the change is
 * worked out from what the look saw; `keyless`, a request that is sent again is carried out again.
 */
type Fault = 'apart' | 'stale' | 'keyless';
type Scene = {
  readonly name: string;
  readonly kept: Kept;
  readonly tab: Does;
  readonly otherTab: Does;
  readonly isWrong: (kept: Kept) => boolean;
  readonly faults: readonly Fault[];
};

const spend = (from: string, amount: number, to: string): Does => ({
  may: (kept) => of(kept, from) >= amount,
  sets: (kept) => ({ [from]: of(kept, from) - amount, [to]: of(kept, to) + amount }),
});
const of = (kept: Kept, name: string): number => kept[name] ?? 0;
const times = (kept: Kept): number => of(kept, 'tab') + of(kept, 'otherTab');
/** Done while something else already holds that forbids it. */
const unless = (forbidden: string, by: string): Pick<Scene, 'tab' | 'otherTab' | 'isWrong'> => ({
  tab: { sets: () => ({ [forbidden]: 1 }) },
  otherTab: {
    may: (kept) => of(kept, forbidden) === 0,
    sets: (kept) => ({ [by]: 1, tooLate: of(kept, forbidden) }),
  },
  isWrong: ({ tooLate }) => tooLate === 1,
});
const both = (does: Does): Pick<Scene, 'tab' | 'otherTab'> => ({ tab: does, otherTab: does });

const SCENES: readonly Scene[] = [
  {
    name: 'a withdrawal of 60 of 100 from two tabs',
    kept: { balance: 100, paid: 0 },
    ...both(spend('balance', 60, 'paid')),
    isWrong: (kept) => of(kept, 'balance') < 0 || of(kept, 'paid') !== 60 * times(kept),
    faults: ['apart', 'stale'],
  },
  {
    name: 'a deposit of 60 under a limit of 100 from two tabs',
    kept: { used: 0 },
    ...both({
      may: (kept) => of(kept, 'used') + 60 <= 100,
      sets: (kept) => ({ used: of(kept, 'used') + 60 }),
    }),
    isWrong: (kept) => of(kept, 'used') > 100 || of(kept, 'used') !== 60 * times(kept),
    faults: ['apart', 'stale'],
  },
  {
    name: 'a bonus that is claimed in two tabs',
    kept: { claimed: 0, bonus: 0 },
    ...both({
      may: ({ claimed }) => claimed === 0,
      sets: (kept) => ({ claimed: 1, bonus: of(kept, 'bonus') + 10 }),
    }),
    isWrong: (kept) => of(kept, 'bonus') > 10 || times(kept) > 1,
    faults: ['apart', 'stale'],
  },
  {
    name: 'a second order while one is open',
    kept: { open: 0 },
    ...both({
      may: ({ open }) => open === 0,
      sets: (kept) => ({ open: of(kept, 'open') + 1 }),
    }),
    isWrong: (kept) => times(kept) > 1,
    faults: ['apart', 'stale'],
  },
  {
    name: 'a token that two tabs refresh',
    kept: { token: 1 },
    ...both({
      may: ({ token }) => token === 1,
      sets: (kept) => ({ token: of(kept, 'token') + 1 }),
    }),
    isWrong: (kept) => of(kept, 'token') > 2 || times(kept) > 1,
    faults: ['apart', 'stale'],
  },
  {
    name: 'a bet while self-exclusion begins in the other tab',
    kept: { excluded: 0, bets: 0, tooLate: 0 },
    ...unless('excluded', 'bets'),
    faults: ['apart', 'keyless'],
  },
  {
    name: 'a request while the other tab signs out',
    kept: { ended: 0, sent: 0, tooLate: 0 },
    ...unless('ended', 'sent'),
    faults: ['apart', 'keyless'],
  },
  {
    name: 'a bet while a reality check becomes due',
    kept: { due: 0, bets: 0, tooLate: 0 },
    ...unless('due', 'bets'),
    faults: ['apart', 'keyless'],
  },
  {
    name: 'a withdrawal to an account that the other tab removes',
    kept: { removed: 0, paid: 0, tooLate: 0 },
    ...unless('removed', 'paid'),
    faults: ['apart', 'keyless'],
  },
  {
    name: 'a login by the old password while it is changed',
    kept: { changed: 0, logins: 0, tooLate: 0 },
    ...unless('changed', 'logins'),
    faults: ['apart'],
  },
  {
    name: 'a session that another device replaces while it is used',
    kept: { replaced: 0, used: 0, tooLate: 0 },
    ...unless('replaced', 'used'),
    faults: ['apart', 'keyless'],
  },
  {
    name: 'favourites that are added in two tabs',
    kept: { list: 0 },
    tab: { sets: (kept) => ({ list: of(kept, 'list') + 1 }) },
    otherTab: { sets: (kept) => ({ list: of(kept, 'list') + 10 }) },
    isWrong: (kept) => of(kept, 'list') !== of(kept, 'tab') + 10 * of(kept, 'otherTab'),
    faults: ['stale', 'keyless'],
  },
  {
    name: 'messages that are read in two tabs',
    kept: { unread: 4 },
    ...both({ sets: (kept) => ({ unread: of(kept, 'unread') - 1 }) }),
    isWrong: (kept) => of(kept, 'unread') !== 4 - times(kept),
    faults: ['stale', 'keyless'],
  },
  {
    name: 'money that goes to a vendor and back at once',
    kept: { main: 100, vendor: 100 },
    tab: spend('main', 60, 'vendor'),
    otherTab: spend('vendor', 60, 'main'),
    isWrong: (kept) => of(kept, 'main') + of(kept, 'vendor') !== 200,
    faults: ['stale', 'keyless'],
  },
  {
    name: 'a raise that is confirmed while the other tab drops it',
    kept: { limit: 100, waiting: 200, dropped: 0 },
    tab: { may: ({ waiting }) => waiting === 200, sets: () => ({ limit: 200, waiting: 0 }) },
    otherTab: {
      may: ({ waiting }) => waiting === 200,
      sets: () => ({ waiting: 0, dropped: 1 }),
    },
    isWrong: ({ limit, dropped }) => limit === 200 && dropped === 1,
    faults: ['apart', 'stale'],
  },
  {
    name: 'an order that is credited while it is cancelled',
    kept: { cancelled: 0, credited: 0 },
    tab: {
      may: ({ credited }) => credited === 0,
      sets: () => ({ cancelled: 1 }),
    },
    otherTab: {
      may: ({ cancelled }) => cancelled === 0,
      sets: () => ({ credited: 1 }),
    },
    isWrong: ({ cancelled, credited }) => cancelled === 1 && credited === 1,
    faults: ['apart', 'stale'],
  },
  {
    name: 'the last gift for points, in two tabs',
    kept: { gifts: 1, sent: 0 },
    ...both(spend('gifts', 1, 'sent')),
    isWrong: (kept) => of(kept, 'gifts') < 0 || of(kept, 'sent') !== times(kept),
    faults: ['apart', 'stale'],
  },
];

/** The steps in which the platform carries out a request of a part. */
const stepsOf = (
  part: 'tab' | 'otherTab',
  { may = () => true, sets }: Does,
  names: readonly string[],
  fault: Fault | null,
): readonly HandlerStep<Kept>[] => {
  const isDone = (kept: Kept) => fault !== 'keyless' && of(kept, part) > 0;
  // The count says what was carried out, whatever the platform knows of it.
  const changes = (kept: Kept, from: Kept): Kept => ({
    ...sets(from),
    [part]: Math.min(of(kept, part) + 1, 2),
  });
  const copyOf = (kept: Kept): Kept =>
    Object.fromEntries(names.map((name) => [name, of(kept, name)]));
  if (fault !== 'apart' && fault !== 'stale')
    return [
      {
        writes: names,
        does: (kept) =>
          isDone(kept)
            ? { answer: 'accepted' }
            : may(kept)
              ? { sets: changes(kept, kept), answer: 'accepted' }
              : { answer: 'refused' },
      },
    ];
  return [
    {
      reads: names,
      does: (kept) =>
        isDone(kept)
          ? { answer: 'accepted' }
          : may(kept)
            ? { note: copyOf(kept) }
            : { answer: 'refused' },
    },
    {
      writes: names,
      does: (kept, seen) => ({
        sets: changes(kept, fault === 'stale' ? (seen as Kept) : kept),
        answer: 'accepted',
      }),
    },
  ];
};

const isBroken = (isWrong: Scene['isWrong'], kept: Kept): boolean =>
  isWrong(kept) || of(kept, 'tab') > 1 || of(kept, 'otherTab') > 1;

/** Whether what is kept is as it should be in the scene of a race. */
export const isRight = (race: string, kept: Readonly<Record<string, unknown>>): boolean => {
  const scene = SCENES.find(({ name }) => race === name || race.startsWith(`${name}: `));
  if (!scene) throw new Error(`there is no scene of "${race}"`);
  return !isBroken(scene.isWrong, kept as Kept);
};

const raceOf = ({ name, kept, tab, otherTab, isWrong }: Scene, fault: Fault | null): Race => {
  const atFirst: Kept = { ...kept, tab: 0, otherTab: 0 };
  const names = Object.keys(atFirst);
  const part = { machine: request, cases: requestCases };
  return defineRace({
    name: fault === null ? name : `${name}: ${fault}`,
    says: 'Two tabs ask at once, while answers are lost.',
    parts: { tab: part, otherTab: part },
    starts: { 'two tabs': { tab: 'a deposit', otherTab: 'a deposit' } },
    shared: atFirst,
    calls: [
      {
        from: ['tab', 'otherTab'],
        actor: 'send',
        asks: (_, from) => from,
        isOneLate: true,
        platform: {
          tab: stepsOf('tab', tab, names, fault),
          otherTab: stepsOf('otherTab', otherTab, names, fault),
        },
      },
    ],
    properties: ({ shared }) => [
      {
        name: 'right',
        says: 'What is kept is right, and each request is carried out once.',
        rule: never(shared(names, (now) => isBroken(isWrong, now))),
      },
    ],
  });
};

/** Races as they should be: nothing breaks them. */
export const RIGHT_RACES: readonly Race[] = SCENES.map((scene) => raceOf(scene, null));
/** The same with one fault each. */
export const SEEDED_RACES: readonly Race[] = SCENES.flatMap((scene) =>
  scene.faults.map((fault) => raceOf(scene, fault)),
);
