import { assign, setup } from 'xstate';
import type { Jurisdiction, Pack } from '../../contract/jurisdictions/pack';
import { PACKS } from '../../contract/jurisdictions/packs';

type Kind = keyof NonNullable<Pack['gameCycle']['value']>;
/** Of a lottery or of sports, the kind is null. */
export type PlayedKind = Kind | null;
export type CycleRuleContext = {
  jurisdiction: Jurisdiction;
  /** Half seconds since the last bet in any game of each kind. */
  since: Readonly<Record<Kind, number>>;
};
type CycleEvent =
  /** A bet, in whichever tab, game and wallet. */
  | { type: 'bet.ask'; kind: PlayedKind }
  | { type: 'time.pass'; halves: number }
  | { type: 'pack.switch'; to: Jurisdiction };
/** What the platform says; a transition carries it. */
export type CycleAnswer = 'accepted' | 'refused';

/** Beyond the longest cycle of any pack it does not matter how long. */
const MOST = 10;

/**
 * The platform's rule of the cycle of a game as a machine: its guard is the condition of
 * `sandbox/lobby/gameCycle.ts`, and `tests/sandbox/lobby/cycleRule.test.ts` walks its paths there.
 */
export const cycleRule = setup({
  types: {
    context: {} as CycleRuleContext,
    input: {} as { jurisdiction: Jurisdiction },
    events: {} as CycleEvent,
    meta: {} as { answer: CycleAnswer },
  },
  guards: {
    isOver: ({ context: { jurisdiction, since } }, kind: PlayedKind) =>
      kind === null || since[kind] / 2 >= (PACKS[jurisdiction].gameCycle.value?.[kind] ?? 0),
  },
  actions: {
    play: assign(({ context: { since } }, kind: PlayedKind) => ({
      since: kind === null ? since : { ...since, [kind]: 0 },
    })),
    wait: assign(({ context: { since } }, halves: number) => ({
      since: {
        slots: Math.min(since.slots + halves, MOST),
        others: Math.min(since.others + halves, MOST),
      },
    })),
    switchPack: assign((_, jurisdiction: Jurisdiction) => ({ jurisdiction })),
  },
}).createMachine({
  id: 'cycleRule',
  context: ({ input }) => ({ ...input, since: { slots: MOST, others: MOST } }),
  on: {
    'bet.ask': [
      {
        guard: { type: 'isOver', params: ({ event }) => event.kind },
        actions: { type: 'play', params: ({ event }) => event.kind },
        meta: { answer: 'accepted' },
      },
      { meta: { answer: 'refused' } },
    ],
    'time.pass': { actions: { type: 'wait', params: ({ event }) => event.halves } },
    'pack.switch': { actions: { type: 'switchPack', params: ({ event }) => event.to } },
  },
});
