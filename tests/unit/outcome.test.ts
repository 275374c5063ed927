import { describe, expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup, waitFor } from 'xstate';
import {
  branchesOf,
  guardWithin,
  kindGuards,
  type OfKind,
  type Refused,
} from '../../machines/shared/outcome';
import { port } from '../../machines/shared/port';

type Outcome =
  | { kind: 'granted'; name: string }
  | { kind: 'locked' }
  | ({ kind: 'refused'; again: boolean } & Refused);

const gate = setup({
  types: { context: {} as { text: string }, children: {} as { ask: 'ask' } },
  actors: { ask: port<Outcome, void>('ask') },
  actions: {
    keepName: assign((_, { name }: OfKind<Outcome, 'granted'>) => ({ text: name })),
    keepMessage: assign((_, { message }: Refused) => ({ text: message })),
    keepFault: assign((_, error: unknown) => ({ text: String(error) })),
  },
}).extend({
  guards: {
    ...kindGuards('granted', 'refused'),
    canAskAgain: guardWithin<Outcome, 'refused'>('refused', ({ again }) => again),
  },
});
const { onFault, onOutcome } = branchesOf(gate);
const onDone = onOutcome('ask', {
  granted: { target: 'open', actions: 'keepName' },
  refused: [
    { guard: 'canAskAgain', target: 'asked', actions: 'keepMessage' },
    { target: 'shut', actions: 'keepMessage' },
  ],
  locked: { target: 'shut' },
});
const machine = gate.createMachine({
  id: 'gate',
  context: { text: '' },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone,
        onError: onFault({ target: 'shut', actions: 'keepFault' }),
      },
    },
    open: {},
    asked: {},
    shut: {},
  },
});

const endOf = async (answer: () => Promise<Outcome>) => {
  const actor = createActor(machine.provide({ actors: { ask: fromPromise(answer) } })).start();
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('asking'));
  return [value, context.text];
};

describe('onOutcome', () => {
  test('makes plain transitions with named guards, the last without one', () => {
    expect(
      onDone.map(({ guard, target }) => [guard && (guard as { type: string }).type, target]),
    ).toEqual([
      ['isGranted', 'open'],
      ['canAskAgain', 'asked'],
      ['isRefused', 'shut'],
      [undefined, 'shut'],
    ]);
  });

  test('gives the actions of a branch its outcome', async () => {
    expect(await endOf(() => Promise.resolve({ kind: 'granted', name: 'Aye' }))).toEqual([
      'open',
      'Aye',
    ]);
    const refused = { kind: 'refused', message: 'No' } as const;
    expect(await endOf(() => Promise.resolve({ ...refused, again: true }))).toEqual([
      'asked',
      'No',
    ]);
    expect(await endOf(() => Promise.resolve({ ...refused, again: false }))).toEqual([
      'shut',
      'No',
    ]);
    expect(await endOf(() => Promise.resolve({ kind: 'locked' }))).toEqual(['shut', '']);
    expect(await endOf(() => Promise.reject(new Error('lost')))).toEqual(['shut', 'Error: lost']);
  });

  test('requires a branch for every kind, and actions that fit it', () => {
    // @ts-expect-error -- `locked` has no branch
    onOutcome('ask', { granted: { target: 'open' }, refused: { target: 'shut' } });
    onOutcome('ask', { granted: { target: 'open' }, otherwise: { target: 'shut' } });
    onOutcome('ask', {
      granted: { target: 'open' },
      // @ts-expect-error -- a refusal has no name
      otherwise: { target: 'shut', actions: 'keepName' },
    });
    onOutcome('ask', {
      // @ts-expect-error -- whatever is refused needs a branch, not only what can be asked again
      refused: { guard: 'canAskAgain', target: 'asked' },
      otherwise: { target: 'shut' },
    });
  });
});
