import { never } from '../../machines/shared/properties';
import { defineRace, type HandlerStep } from '../../qa/race/race';
import { request, requestCases } from '../playControl/request';

type Shared = {
  balance: number;
  paid: number;
  /** The requests that were carried out, by who asked: one that comes again is not done again. */
  done: readonly string[];
};

const AT_FIRST: Shared = { balance: 100, paid: 0, done: [] };

/** One transaction, as `sandbox/money` does it. */
const withdrawing = (by: string): readonly HandlerStep<Shared>[] => [
  {
    writes: ['balance', 'paid', 'done'],
    does: ({ balance, paid, done }) =>
      done.includes(by)
        ? { answer: 'accepted' }
        : balance < 60
          ? { answer: 'refused' }
          : {
              sets: { balance: balance - 60, paid: paid + 60, done: [...done, by].sort() },
              answer: 'accepted',
            },
  },
];

/** Two tabs of one member ask for 60 of 100 at once, over a wire that loses. */
export const race = defineRace({
  name: 'withdrawals',
  says: 'Two tabs of one member ask for 60 of a balance of 100, while answers are lost.',
  parts: {
    tab: { machine: request, cases: requestCases },
    otherTab: { machine: request, cases: requestCases },
  },
  starts: { 'two tabs': { tab: 'a withdrawal', otherTab: 'a withdrawal' } },
  shared: AT_FIRST,
  calls: [
    {
      from: ['tab', 'otherTab'],
      actor: 'send',
      asks: (_, part) => `60 for ${part}`,
      isOneLate: true,
      platform: {
        '60 for tab': withdrawing('tab'),
        '60 for otherTab': withdrawing('otherTab'),
      },
    },
  ],
  properties: ({ shared, changed }) => [
    {
      name: 'no more than there is',
      says: 'What is paid out and what is left are always what there was.',
      rule: never(
        shared(['balance', 'paid'], ({ balance, paid }) => balance < 0 || balance + paid !== 100),
      ),
    },
    {
      name: 'each request once',
      says: 'A request that is sent again is not paid again.',
      rule: never(
        changed(['paid', 'done'], (was, is) => was.paid !== is.paid && was.done === is.done),
      ),
    },
  ],
});
