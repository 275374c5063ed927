import {
  assign,
  cancel,
  createMachine,
  enqueueActions,
  fromPromise,
  setup,
  type AnyStateMachine,
} from 'xstate';

/** A random chart, and which of its transitions come with a mark of their own. */
export type RandomChart = {
  readonly machine: AnyStateMachine;
  readonly events: readonly string[];
  readonly actors: readonly string[];
  /** Those of the actors whose snapshots the chart follows. */
  readonly followed: readonly string[];
};

class Price {
  constructor(readonly amount: number) {}
}

/** Values that are easily taken for each other. */
export const ODD: readonly unknown[] = [
  undefined,
  null,
  NaN,
  0,
  -0,
  1n,
  new Date(0),
  new Map([['a', 1]]),
  new Map([['a', 2]]),
  /a/,
  new Price(1),
  new Price(1),
  () => 1,
  Symbol('a'),
];

type Draw = {
  /** True with this chance. */
  is: (share: number) => boolean;
  below: (limit: number) => number;
  from: <T>(list: readonly T[]) => T;
};

/** The same draws for the same seed (xorshift). */
const drawsOf = (seed: number): Draw => {
  let state = (seed * 2_654_435_761 + 88_172_645) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < 8; i++) next();
  return {
    is: (share) => next() < share,
    below: (limit) => Math.floor(next() * limit),
    from: (list) => list[Math.floor(next() * list.length)] as never,
  };
};

type Node = {
  id: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  states: Node[];
  parent: Node | undefined;
};

type Context = { n: number; fuel: number; odd: unknown; isHired: boolean };

const RARE = ['ringLater', 'writeLater', 'write', 'silence', 'hire', 'hireBySpawning', 'fire'];
const EVENTS = ['a', 'b', 'c.one', 'c.two'];
const DESCRIPTORS = [
  ...EVENTS,
  'c.*',
  '*',
  'r',
  'xstate.done.actor.helper',
  'xstate.error.actor.helper',
];

/** Every kind of transition and state of XState 5, in a chart of up to about twenty states. */
export const randomChart = (seed: number): RandomChart => {
  const draw = drawsOf(seed);
  const root: Node = { id: 'm', key: 'm', kind: 'compound', states: [], parent: undefined };
  const all: Node[] = [];
  const actors: string[] = [];
  const followed: string[] = [];
  const actorsOf = new Map<Node, string>();

  const grow = (node: Node, depth: number): void => {
    const count = 2 + draw.below(2);
    for (let i = 0; i < count; i++) {
      const key = `s${i}`;
      const child: Node = {
        id: `${node.id}.${key}`,
        key,
        kind: 'atomic',
        states: [],
        parent: node,
      };
      node.states.push(child);
      all.push(child);
      if (depth < 2 && draw.is(depth === 0 ? 0.6 : 0.35)) {
        child.kind = draw.is(0.55) ? 'parallel' : 'compound';
        grow(child, depth + 1);
      } else if (i > 0 && node.kind === 'compound' && draw.is(0.2)) child.kind = 'final';
      else if (draw.is(0.15)) {
        const id = `call${actors.length}`;
        actors.push(id);
        if (draw.is(0.3)) followed.push(id);
        actorsOf.set(child, id);
      }
    }
    if (draw.is(0.3)) {
      const child: Node = {
        id: `${node.id}.h`,
        key: 'h',
        kind: 'history',
        states: [],
        parent: node,
      };
      node.states.push(child);
      all.push(child);
    }
  };
  root.kind = draw.is(0.5) ? 'parallel' : 'compound';
  grow(root, 0);

  const within = (node: Node, ancestor: Node): boolean =>
    node === ancestor || (node.parent !== undefined && within(node.parent, ancestor));
  const target = (source: Node): object => {
    if (draw.is(0.12)) return {};
    // Near states more often, so that regions take part and conflicts come up.
    const near = all.filter((node) => node.parent && within(node.parent, source.parent ?? root));
    const chosen = draw.from(draw.is(0.6) && near.length > 0 ? near : all);
    return { target: `#${chosen.id}`, ...(draw.is(0.25) && { reenter: true }) };
  };
  const effects = (id: string): object => ({
    actions: [
      { type: 'mark', params: { id } },
      ...(draw.is(0.3) ? [{ type: 'step' }] : []),
      ...(draw.is(0.12) ? [{ type: 'callR' }] : []),
      ...(draw.is(0.12) ? [{ type: draw.from(RARE) }] : []),
      ...(draw.is(0.08) ? [{ type: 'keep', params: { odd: draw.below(ODD.length) } }] : []),
    ],
  });
  const transitions = (source: Node, event: string): object[] => {
    const list: object[] = [];
    if (draw.is(0.3)) {
      const guard = draw.is(0.7)
        ? 'isOdd'
        : { type: 'holds', params: { odd: draw.below(ODD.length) } };
      list.push({ guard, ...target(source), ...effects(`${source.id}|${event}|0`) });
    }
    list.push({ ...target(source), ...effects(`${source.id}|${event}|${list.length}`) });
    return list;
  };

  /** It takes fuel, of which there is little, so that every chart settles. */
  const fuelled = (id: string): object => ({
    guard: 'hasFuel',
    target: `#${draw.from(all).id}`,
    actions: [{ type: 'mark', params: { id } }, { type: 'burn' }],
  });

  /** Every third chart has timers almost everywhere. */
  const isPaced = draw.is(0.33);
  const configOf = (node: Node): Record<string, unknown> => {
    if (node.kind === 'history')
      return { id: node.id, type: 'history', history: draw.is(0.5) ? 'deep' : 'shallow' };
    if (node.kind === 'final')
      return {
        id: node.id,
        type: 'final',
        ...(draw.is(0.5) && {
          output: ({ context }: { context: { n: number } }) => ({ n: context.n }),
        }),
      };
    const on: Record<string, object[]> = {};
    for (const event of DESCRIPTORS)
      if (event === '*' ? draw.is(0.06) : draw.is(0.28))
        // A wildcard hears that a state is done, too.
        on[event] = event === '*' ? [fuelled(`${node.id}|*|0`)] : transitions(node, event);
    const after = draw.is(isPaced ? 0.6 : 0.15) ? draw.from([100, 250, 550, 'slow']) : undefined;
    const actor = actorsOf.get(node);
    return {
      id: node.id,
      ...(node.states.length > 0 && {
        ...(node.kind === 'parallel'
          ? { type: 'parallel' }
          : {
              initial: node.states.find(({ kind }) => kind !== 'history' && kind !== 'final')?.key,
            }),
        states: Object.fromEntries(node.states.map((child) => [child.key, configOf(child)])),
        ...(draw.is(0.6) && { onDone: fuelled(`${node.id}|xstate.done.state.${node.id}|0`) }),
      }),
      on,
      ...(after !== undefined && {
        after: { [after]: transitions(node, `xstate.after.${after}.${node.id}`) },
      }),
      ...(draw.is(0.15) && {
        always: fuelled(`${node.id}||0`),
      }),
      ...(actor !== undefined && {
        invoke: {
          id: actor,
          src: followed.includes(actor) ? 'feed' : 'call',
          ...(followed.includes(actor) && {
            onSnapshot: transitions(node, `xstate.snapshot.${actor}`),
          }),
          onDone: transitions(node, `xstate.done.actor.${actor}`),
          onError: transitions(node, `xstate.error.actor.${actor}`),
        },
      }),
      ...(draw.is(0.1) && { entry: { type: 'step' } }),
    };
  };

  const machine = setup({
    types: { context: {} as Context, events: {} as { type: string } },
    actors: {
      call: fromPromise(() => Promise.resolve(null)),
      feed: createMachine({ context: { n: 0 } }),
    },
    guards: {
      holds: ({ context }, { odd }: { odd: number }) => Object.is(context.odd, ODD[odd]),
      isOdd: ({ context }) => context.n % 2 === 1,
      hasFuel: ({ context }) => context.fuel > 0,
    },
    delays: { slow: ({ context }) => 300 + 100 * context.n },
    actions: {
      mark: (_, params: { id: string }) => void params,
      step: assign({ n: ({ context }) => (context.n + 1) % 2 }),
      keep: assign((_, { odd }: { odd: number }) => ({ odd: ODD[odd] })),
      ringLater: enqueueActions(({ context, enqueue }) => {
        if (context.fuel === 0) return;
        enqueue.assign({ fuel: context.fuel - 1 });
        enqueue.raise({ type: 'r' }, { id: 'bell', delay: 150 + 100 * context.n });
      }),
      writeLater: enqueueActions(({ context, enqueue, self }) => {
        if (context.fuel === 0) return;
        enqueue.assign({ fuel: context.fuel - 1 });
        enqueue.sendTo(self, { type: 'r' }, { id: 'bell', delay: 200 });
      }),
      write: enqueueActions(({ context, enqueue, self }) => {
        if (context.fuel === 0) return;
        enqueue.assign({ fuel: context.fuel - 1 });
        enqueue.sendTo(self, { type: 'r' });
      }),
      silence: cancel('bell'),
      hire: enqueueActions(({ context, enqueue }) => {
        if (context.isHired) return;
        enqueue.assign({ isHired: true });
        enqueue.spawnChild('call', { id: 'helper' });
      }),
      hireBySpawning: assign(({ context, spawn }) => {
        if (context.isHired) return {};
        spawn('call', { id: 'helper' });
        return { isHired: true };
      }),
      fire: enqueueActions(({ enqueue }) => {
        enqueue.stopChild('helper');
        enqueue.assign({ isHired: false });
      }),
      burn: assign({ fuel: ({ context }) => context.fuel - 1 }),
      callR: enqueueActions(({ context, enqueue }) => {
        if (context.fuel === 0) return;
        enqueue.assign({ fuel: context.fuel - 1 });
        enqueue.raise({ type: 'r' });
      }),
    },
  }).createMachine({
    ...configOf(root),
    // A few charts never settle: xstate and the tool say so.
    options: { maxIterations: 300 },
    context: { n: 0, fuel: 2, odd: 'none', isHired: false },
    ...(draw.is(0.5) && {
      output: ({ context, event }: { context: Context; event: unknown }) => [context.n, event],
    }),
  } as never) as unknown as AnyStateMachine;
  return { machine, events: EVENTS, actors: [...actors, 'helper'], followed };
};
