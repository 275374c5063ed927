import { assign, setup } from 'xstate';
import { defineCases, type MachineCases } from '../../machines/shared/cases';
import { port } from '../../machines/shared/port';
import { seeded } from '../base/seeded';

export type RandomMachine = {
  readonly states: number;
  /**
   * Whether transitions check flags that others set, so that what can happen depends on the path.
   */
  readonly isGuarded: boolean;
  readonly seed: number;
};

const FLAGS = ['lamp', 'door', 'key'] as const;
type Flag = (typeof FLAGS)[number];
const EVENTS = ['go.left', 'go.right', 'go.up', 'go.down', 'go.back'];

/**
 * A random machine, the same for the same seed. Every state can be reached and has two to five
 * events; about one in seven waits for a timer, and as many for an answer. A guarded machine has
 * three flags: transitions turn them, others ask them.
 */
export const randomMachine = ({ states: count, isGuarded, seed }: RandomMachine): MachineCases => {
  const id = `random${count}${isGuarded ? 'guarded' : 'plain'}${seed}`;
  const random = seeded(seed, id);
  const below = (limit: number) => Math.floor(random() * limit);
  const isTrue = (share: number) => random() < share;
  const flag = (): Flag => FLAGS[below(FLAGS.length)] ?? 'lamp';
  const name = (index: number) => `s${index}`;
  const anyState = () => name(below(count));

  const transition = (target: string) => ({
    target,
    ...(isGuarded && isTrue(0.4)
      ? { actions: { type: 'turn' as const, params: { flag: flag() } } }
      : {}),
  });
  const guarded = (target: string) => ({
    ...transition(target),
    guard: { type: 'isOn' as const, params: { flag: flag() } },
  });
  const branches = (target: string) =>
    isGuarded && isTrue(0.3) ? [guarded(anyState()), transition(target)] : [transition(target)];

  // Each state but the first is reached from an earlier one with an event left.
  const targets: string[][] = Array.from({ length: count }, () => []);
  const countOf = (index: number) => targets[index]?.length ?? 0;
  for (let index = 1; index < count; index++) {
    let parent = below(index);
    while (countOf(parent) >= 3) parent = (parent + 1) % index;
    targets[parent]?.push(name(index));
  }
  for (const list of targets)
    for (let more = 1 + below(2); more > 0 || list.length < 2; more--) list.push(anyState());

  const drawn = targets.map((list) => ({
    on: Object.fromEntries(list.map((target, i) => [EVENTS[i] ?? 'go.back', branches(target)])),
    ...(isTrue(0.15) && { after: { rest: transition(anyState()) } }),
    ...(isTrue(0.15) && {
      invoke: {
        id: 'ask',
        src: 'ask' as const,
        onDone: branches(anyState()),
        onError: transition(anyState()),
      },
    }),
  }));

  const machine = setup({
    types: { context: {} as Record<Flag, boolean>, events: {} as { type: string } },
    actors: { ask: port<null, undefined>('ask') },
    guards: { isOn: ({ context }, params: { flag: Flag }) => context[params.flag] },
    actions: {
      turn: assign(({ context }, params: { flag: Flag }) => ({
        [params.flag]: !context[params.flag],
      })),
    },
    delays: { rest: 1_000 },
  }).createMachine({
    id,
    context: { lamp: false, door: false, key: false },
    initial: name(0),
    states: Object.fromEntries(drawn.map((state, index) => [name(index), state])),
  });
  return defineCases(machine, {
    events: Object.fromEntries(EVENTS.map((type) => [type, [{ name: 'step' }]])),
    actors: {
      ask: {
        done: [{ name: 'answered', output: null }],
        error: [{ name: 'offline', error: { kind: 'offline' } }],
      },
    },
  });
};
