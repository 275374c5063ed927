import { never } from '../../machines/shared/properties';
import type { ChangeLimit } from '../../machines/member/limitChange/limitChange.types';
import { limitChangeMachine } from '../../machines/member/limitChange/limitChange.machine';
import { defineRace, type HandlerStep } from '../../qa/race/race';
import { changeCases, eventOf } from '../playControl/raise.product';

type Shared = {
  /** The daily limit; null where there is none. */
  limit: number | null;
  /** A raise that waits, or a removal; null where nothing does. */
  waiting: { readonly to: number | null; readonly isDue: boolean } | null;
};

const LOWER = 100;
const HIGHER = 200;
const AT_FIRST: Shared = { limit: LOWER, waiting: null };

const isLooser = (is: number | null, was: number | null): boolean =>
  was !== null && (is === null || is > was);

/** Each is one transaction, as in `sandbox/member/limits`. */
const platform: Readonly<Record<string, readonly HandlerStep<Shared>[]>> = {
  [`limit.set · deposit day ${HIGHER}`]: [
    {
      writes: ['limit', 'waiting'],
      does: ({ limit, waiting }) =>
        limit === null
          ? { sets: { limit: HIGHER }, answer: 'changed' }
          : limit < HIGHER && waiting?.to !== HIGHER
            ? { sets: { waiting: { to: HIGHER, isDue: false } }, answer: 'changed' }
            : { answer: 'changed' },
    },
  ],
  'limit.remove · deposit day': [
    {
      reads: ['limit'],
      writes: ['waiting'],
      does: ({ limit, waiting }) =>
        limit === null
          ? { answer: 'refused' }
          : waiting && waiting.to === null
            ? { answer: 'changed' }
            : { sets: { waiting: { to: null, isDue: false } }, answer: 'changed' },
    },
  ],
  'limit.drop · deposit day': [
    {
      writes: ['waiting'],
      does: ({ waiting }) =>
        waiting ? { sets: { waiting: null }, answer: 'changed' } : { answer: 'refused' },
    },
  ],
  ...Object.fromEntries(
    [HIGHER, null].map((to): [string, readonly HandlerStep<Shared>[]] => [
      `limit.confirm · deposit day ${to ?? 'removed'}`,
      [
        {
          writes: ['limit', 'waiting'],
          // The request names what the page showed: another raise may wait by now.
          does: ({ waiting }) =>
            waiting?.isDue && waiting.to === to
              ? { sets: { limit: to, waiting: null }, answer: 'changed' }
              : { answer: 'refused' },
        },
      ],
    ]),
  ),
};

/** Two tabs change one limit at once, over a wire that loses, while time passes. */
export const race = defineRace({
  name: 'raises',
  says: 'Two tabs raise, remove, drop and confirm one limit at once, while answers are lost.',
  parts: {
    tab: {
      machine: limitChangeMachine,
      cases: changeCases,
      isRepeated: true,
      inputs: ['set 200', 'confirm 200'],
    },
    otherTab: {
      machine: limitChangeMachine,
      cases: changeCases,
      isRepeated: true,
      inputs: ['remove', 'confirm the removal', 'drop'],
    },
  },
  starts: { 'a limit of 100': {} },
  shared: AT_FIRST,
  calls: [
    {
      from: ['tab', 'otherTab'],
      actor: 'sendChange',
      asks: ({ context }) => eventOf((context as { wish: ChangeLimit }).wish),
      isOneLate: true,
      platform,
    },
  ],
  happens: {
    'the waiting time is over': {
      writes: ['waiting'],
      when: ({ waiting }) => waiting !== null && !waiting.isDue,
      sets: ({ waiting }) => ({ waiting: waiting && { ...waiting, isDue: true } }),
    },
  },
  properties: ({ changed, shared }) => [
    {
      name: 'only what waited',
      says: 'A limit is loosened only to what has waited to the end, whatever the other tab does.',
      rule: never(
        changed(
          ['limit', 'waiting'],
          (was, is) =>
            isLooser(is.limit, was.limit) &&
            !(was.waiting?.isDue === true && was.waiting.to === is.limit),
        ),
      ),
    },
    {
      name: 'what is dropped is gone',
      says: 'Nothing waits where no limit is set.',
      rule: never(
        shared(['limit', 'waiting'], ({ limit, waiting }) => limit === null && waiting !== null),
      ),
    },
  ],
});
