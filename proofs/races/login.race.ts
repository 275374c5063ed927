import type { SnapshotFrom } from 'xstate';
import { cases as allCases } from '../../machines/account/login/login.cases';
import { loginMachine } from '../../machines/account/login/login.machine';
import { every, never, some } from '../../machines/shared/properties';
import { defineRace, type Effect, type HandlerStep, type RaceCall } from '../../qa/race/race';

/** The session that was opened for a tab, while it is live: on its way, or with its token there. */
type Session = 'opened' | 'held' | null;
type Name = 'tab' | 'otherTab';
type Shared = Record<Name, Session> & {
  /** The one that everybody types, or the one of a change or a recovery. */
  password: 'typed' | 'new';
  /** Why a change of the password is owed. */
  due: 'first' | 'default' | null;
  /** Whether a wrong password counts: the next try needs a captcha. */
  isWrong: boolean;
  /** Whether a login needs a second factor. */
  isUnknownPlace: boolean;
};
type Handler = readonly HandlerStep<Shared>[];

const AT_FIRST: Shared = {
  tab: null,
  otherTab: null,
  password: 'typed',
  due: 'first',
  isWrong: false,
  isUnknownPlace: false,
};
/** The account is an agent's, so that both sides let it in. */
const { signIn: signInCases } = allCases.actors;
const cases: typeof allCases = {
  ...allCases,
  actors: {
    ...allCases.actors,
    signIn: {
      ...signInCases,
      done: (signInCases?.done ?? []).filter(({ name }) => name !== 'granted to no agent'),
    },
  },
};
const TYPED = 'Croupier#2026';
const NAMES: readonly Name[] = ['tab', 'otherTab'];
const otherThan = (part: Name): Name => (part === 'tab' ? 'otherTab' : 'tab');

/** As `grantTo` of the sandbox. A token that comes too late is given back (`createGrantTaker`). */
const opening = (shared: Shared, part: Name, isLate: boolean): Partial<Shared> => ({
  [part]: isLate || shared[part] === 'held' ? shared[part] : 'opened',
});

const signingIn = (part: Name, typed: 'typed' | 'new'): Handler => [
  {
    reads: ['password', 'due', 'isUnknownPlace'],
    writes: [part, 'isWrong'],
    does: (shared, _, isLate) => {
      if (shared.isWrong) return { answer: 'refused, captcha next' };
      if (shared.password !== typed) return { sets: { isWrong: true }, answer: 'refused' };
      if (shared.isUnknownPlace) return { answer: 'second factor' };
      return {
        sets: opening(shared, part, isLate),
        answer: {
          first: 'granted, first login',
          default: 'granted, default password',
          none: 'granted',
        }[shared.due ?? 'none'],
      };
    },
  },
];
/** A login without the password owes no change of it. */
const signingInBySms = (part: Name): Handler => [
  {
    reads: ['due', 'isUnknownPlace'],
    writes: [part],
    does: (shared, _, isLate) =>
      shared.isUnknownPlace
        ? { answer: 'second factor' }
        : {
            sets: opening(shared, part, isLate),
            answer: shared.due === 'first' ? 'granted, first login' : 'granted',
          },
  },
];
const signingInSocially = (part: Name): Handler => [
  {
    reads: ['isUnknownPlace'],
    writes: [part],
    does: (shared, _, isLate) =>
      shared.isUnknownPlace
        ? { answer: 'second factor' }
        : { sets: opening(shared, part, isLate), answer: 'granted' },
  },
];
const reading = (part: Name, answer: string): Handler => [
  { reads: [part], does: (shared) => ({ answer: shared[part] ? answer : 'offline' }) },
];
const ending = (part: Name): Handler => [
  { writes: [part], does: () => ({ sets: { [part]: null }, answer: 'ended' }) },
];

type Login = SnapshotFrom<typeof loginMachine>;
const call = (
  actor: string,
  handler: (part: Name) => Handler,
  more: Partial<RaceCall<Shared>> = {},
): RaceCall<Shared> => ({
  from: NAMES,
  actor,
  asks: (_, part) => `${actor} for ${part}`,
  platform: Object.fromEntries(NAMES.map((part) => [`${actor} for ${part}`, handler(part)])),
  ...more,
});

/** The token comes with the answer; what a child machine does with the platform is one step. */
const doneBy = (part: Name): Readonly<Record<string, Effect<Shared>>> => {
  const taking: Effect<Shared> = {
    writes: [part],
    sets: ({ [part]: session }) => ({ [part]: session && 'held' }),
  };
  const entering = (may: (due: Shared['due']) => boolean): Effect<Shared> => ({
    reads: ['due'],
    writes: [part],
    when: ({ due }) => may(due),
    sets: () => ({ [part]: 'held' }),
  });
  const isFirst = (due: Shared['due']) => due === 'first';
  const isNotFirst = (due: Shared['due']) => due !== 'first';
  const step = (actor: string, name: string) => `xstate.done.actor.${actor} · ${name}`;
  return {
    [step('signIn', 'granted')]: taking,
    [step('signIn', 'granted, first login')]: taking,
    [step('signIn', 'granted, default password')]: taking,
    [step('signInBySms', 'granted')]: taking,
    [step('signInBySms', 'granted, first login')]: taking,
    [step('signInSocially', 'granted')]: taking,
    [step('passkeyLogin', 'granted')]: entering(isNotFirst),
    [step('passkeyLogin', 'granted, first login')]: entering(isFirst),
    [step('secondFactor', 'passed')]: entering(isNotFirst),
    [step('secondFactor', 'passed, first login')]: entering(isFirst),
    // Ends the account's other sessions.
    [step('changePassword', 'succeeded')]: {
      reads: [part],
      writes: ['password', 'due', otherThan(part)],
      when: ({ [part]: session }) => session !== null,
      sets: () => ({ password: 'new', due: null, [otherThan(part)]: null }),
    },
    [step('changePassword', 'session gone')]: {
      reads: [part],
      when: ({ [part]: session }) => session === null,
    },
    // Ends all of them.
    [step('forgotPassword', 'reset')]: {
      writes: ['password', 'due', ...NAMES],
      sets: () => ({ password: 'new', due: null, tab: null, otherTab: null }),
    },
  };
};

/** One that is resumed has a session from before; here all of them begin. */
const INPUTS = Object.keys(cases.inputs).filter((input) => input !== 'resumed');
/** The tabs are equal, so each two inputs are looked at one way. */
const starts = Object.fromEntries(
  INPUTS.flatMap((tab, index) =>
    INPUTS.slice(index).map((otherTab) => [`${tab} | ${otherTab}`, { tab, otherTab }]),
  ),
);

/** Two tabs log in to one new account, by any way, over a wire that loses. */
export const loginRace = (machine: typeof loginMachine) => {
  const tabCases = { ...cases, machine };
  return defineRace({
    name: 'login',
    says: 'Two tabs log in to one account by any way, while its password is changed and recovered.',
    parts: {
      tab: { machine, cases: tabCases, does: doneBy('tab') },
      otherTab: { machine, cases: tabCases, does: doneBy('otherTab') },
    },
    starts,
    shared: AT_FIRST,
    calls: [
      {
        from: NAMES,
        actor: 'signIn',
        asks: (snapshot, part) => {
          const { password } = (snapshot as Login).context;
          return `signIn with the ${password === TYPED ? 'typed' : 'new'} password for ${part}`;
        },
        isOneLate: true,
        platform: Object.fromEntries(
          NAMES.flatMap((part) =>
            (['typed', 'new'] as const).map((typed) => [
              `signIn with the ${typed} password for ${part}`,
              signingIn(part, typed),
            ]),
          ),
        ),
      },
      call('signInBySms', signingInBySms, { isUndone: true }),
      call('signInSocially', signingInSocially, { isUndone: true, byItself: ['cancelled'] }),
      call('markFirstLogin', (part) => reading(part, 'marked')),
      call('loadMember', (part) => reading(part, 'member')),
      // Leaves this tab without its session whether the platform is reached or not.
      call('endSession', ending, { isLost: false }),
    ],
    happens: {
      'a default password is set': {
        writes: ['due', 'password'],
        when: ({ due }) => due === null,
        sets: () => ({ due: 'default', password: 'typed' }) as const,
      },
      'the wrong try is over': {
        writes: ['isWrong'],
        when: ({ isWrong }) => isWrong,
        sets: () => ({ isWrong: false }),
      },
      'the place changes': {
        writes: ['isUnknownPlace'],
        sets: ({ isUnknownPlace }) => ({ isUnknownPlace: !isUnknownPlace }),
      },
    },
    properties: ({ of, shared }) => [
      {
        name: 'who is not in holds no session',
        says: 'No tab holds a session while it shows the form or has been closed.',
        rule: never(
          some(
            ...NAMES.map((part) =>
              every(
                of(part).where(
                  (now) =>
                    now.matches({ form: {} }) || now.matches('closed') || now.matches('returned'),
                ),
                shared([part], ({ [part]: session }) => session === 'held'),
              ),
            ),
          ),
        ),
      },
      {
        name: 'the first change is made',
        says: 'Nobody comes in by the password of an account whose first change is owed.',
        rule: never(
          some(
            ...NAMES.map((part) =>
              every(
                of(part).where(
                  ({ status, context: { grant } }) =>
                    status === 'done' && grant?.passwordless === false,
                ),
                shared(['due'], ({ due }) => due === 'first'),
              ),
            ),
          ),
        ),
      },
    ],
  });
};

export const race = loginRace(loginMachine);
