/**
 * Random races as plain data, and a search through all orders of their steps that shares no code
 * with the tool: states are texts, every order is taken, and lives without end are found by a
 * fixpoint instead of by components.
 */

/** A value is 0, 1 or 2. */
export type Assign = { name: string; plus: number; of: string };
export type RandomEffect = {
  when?: { name: string; is: number };
  set?: Assign;
  tells?: true;
};
export type RandomPart = {
  name: string;
  /** By state, where each event leads; undefined where it is ignored. */
  states: {
    on: Record<string, number | undefined>;
    /** Where the answers and the loss of its request lead, in a state that asks. */
    ask?: { yes: number; no: number; lost: number };
    after?: number;
  }[];
  does: Record<string, RandomEffect>;
  atMost: Record<string, number>;
};
export type RandomRace = {
  seed: number;
  vars: string[];
  parts: RandomPart[];
  /** One step, or a look and then a change. */
  handler: { look: string; yesWhere: number; set: Assign; isTwoSteps: boolean };
  isLost: boolean;
  /** Whether the parts tell each other something. */
  hasChannel: boolean;
  happens: RandomEffect | null;
};
/** What a property asks, as data. */
export type Fact =
  | { kind: 'var'; name: string; is: number }
  | { kind: 'at'; part: string; state: number }
  | { kind: 'on'; part: string; event: string }
  | { kind: 'falls'; name: string }
  | { kind: 'not'; fact: Fact };
export type RandomRule =
  | { kind: 'never'; all: Fact[] }
  | { kind: 'before'; first: Fact; second: Fact; isEach: boolean }
  | { kind: 'leadsTo'; from: Fact; to: Fact };

export const EVENTS = ['go', 'turn', 'back'] as const;
export const MESSAGE = 'hear';
export const MOST_MESSAGES = 2;

export const randomRace = (seed: number, random: () => number): RandomRace => {
  const below = (count: number) => Math.floor(random() * count);
  const chance = (share: number) => random() < share;
  const vars = ['x', 'y', 'z'].slice(0, 2 + below(2));
  const oneVar = () => vars[below(vars.length)] ?? 'x';
  const hasChannel = chance(0.25);
  // Where little is shared, more orders make no difference.
  const isSparse = chance(0.6);
  const effect = (mayTell: boolean): RandomEffect => ({
    ...(chance(0.4) && { when: { name: oneVar(), is: below(3) } }),
    ...(chance(0.5) && { set: { name: oneVar(), plus: below(3), of: oneVar() } }),
    ...(mayTell && hasChannel && chance(0.4) && { tells: true as const }),
  });
  const parts = ['a', 'b', 'c']
    .slice(0, chance(isSparse ? 0.6 : 0.3) ? 3 : 2)
    .map((name): RandomPart => {
      const count = 2 + below(3);
      const other = (state: number) => (state + 1 + below(count - 1)) % count;
      const states = Array.from({ length: count }, (_, state) => {
        const isAsking = chance(isSparse ? 0.12 : 0.3);
        return {
          on: Object.fromEntries(
            [...EVENTS, ...(hasChannel ? [MESSAGE] : [])].flatMap((event) =>
              chance(0.4) ? [[event, other(state)]] : [],
            ),
          ),
          ...(isAsking && { ask: { yes: other(state), no: other(state), lost: other(state) } }),
          ...(chance(0.2) && { after: other(state) }),
        };
      });
      const listened = (event: string) => states.some(({ on }) => on[event] !== undefined);
      const does = Object.fromEntries(
        EVENTS.filter(listened).flatMap((event) =>
          chance(isSparse ? 0.2 : 0.5) ? [[event, effect(true)] as const] : [],
        ),
      );
      return {
        name,
        states,
        does,
        atMost: Object.fromEntries(
          Object.entries(does).flatMap(([event, { tells }]) => (tells ? [[event, 1]] : [])),
        ),
      };
    });
  return {
    seed,
    vars,
    parts,
    handler: {
      look: oneVar(),
      yesWhere: below(3),
      set: { name: oneVar(), plus: below(3), of: oneVar() },
      isTwoSteps: chance(0.6),
    },
    isLost: chance(0.5),
    hasChannel,
    happens: chance(0.3)
      ? { set: { name: oneVar(), plus: 1, of: oneVar() }, ...effect(false) }
      : null,
  };
};

export const randomRules = ({ vars, parts }: RandomRace, random: () => number): RandomRule[] => {
  const below = (count: number) => Math.floor(random() * count);
  const oneVar = (): Fact => ({ kind: 'var', name: vars[below(vars.length)] ?? 'x', is: below(3) });
  const somePart = () => parts[below(parts.length)] ?? parts[0];
  const oneAt = (): Fact => {
    const part = somePart();
    return { kind: 'at', part: part?.name ?? 'a', state: below(part?.states.length ?? 1) };
  };
  const oneOn = (): Fact => {
    const part = somePart();
    const heard = EVENTS.filter((one) => part?.states.some(({ on }) => on[one] !== undefined));
    const event = heard[below(heard.length)];
    return event === undefined ? oneAt() : { kind: 'on', part: part?.name ?? 'a', event };
  };
  const from = random() < 0.5 ? oneAt() : oneVar();
  return [
    { kind: 'never', all: [oneVar(), oneAt()] },
    { kind: 'never', all: [oneOn(), oneVar()] },
    { kind: 'never', all: [{ kind: 'falls', name: vars[0] ?? 'x' }] },
    { kind: 'before', first: oneOn(), second: oneOn(), isEach: random() < 0.5 },
    { kind: 'leadsTo', from, to: random() < 0.5 ? { kind: 'not', fact: from } : oneVar() },
  ];
};

type Lane = { step: number; note: number } | { answer: 'yes' | 'no' } | null;
type State = {
  at: number[];
  counts: Record<string, number>[];
  now: Lane[];
  late: Lane[];
  vars: Record<string, number>;
  boxes: number[];
};
type Step = {
  to: State;
  part: string | null;
  event: string | null;
  /** Dues that are relieved. */
  relieved: string[];
};

const setBy = (vars: State['vars'], { name, plus, of }: Assign): State['vars'] => ({
  ...vars,
  [name]: ((vars[of] ?? 0) + plus) % 3,
});

/** Whether rules hold, by taking every order. Null where there are too many. */
export const judgeRace = (race: RandomRace, most: number) => {
  const { parts } = race;
  let isBounded = false;
  const keyOf = (state: State) => JSON.stringify(state);

  /** What entering a state of a part begins. */
  const entered = (
    state: State,
    part: number,
    to: number,
  ): { state: State; relieved: string[] } => {
    const spec = parts[part]?.states[to];
    const open = state.now[part] ?? null;
    const isLeft = open !== null && 'step' in open;
    if (isLeft && state.late[part] !== null) isBounded = true;
    const replaced = <T>(list: readonly T[], value: T) =>
      list.map((one, index) => (index === part ? value : one));
    return {
      state: {
        ...state,
        at: replaced(state.at, to),
        now: replaced(state.now, spec?.ask ? { step: 0, note: 0 } : null),
        late: isLeft ? replaced(state.late, open) : state.late,
      },
      relieved: [
        ...(spec?.ask ? [`actor ${part}`] : []),
        ...(spec?.after !== undefined ? [`timer ${part}`] : []),
      ],
    };
  };
  const affected = (state: State, part: number, effect: RandomEffect | undefined): State | null => {
    if (!effect) return state;
    if (effect.when && state.vars[effect.when.name] !== effect.when.is) return null;
    const vars = effect.set ? setBy(state.vars, effect.set) : state.vars;
    const boxes = state.boxes.map((count, index) => {
      if (!effect.tells || index === part) return count;
      if (count >= MOST_MESSAGES) isBounded = true;
      return Math.min(count + 1, MOST_MESSAGES);
    });
    return { ...state, vars, boxes };
  };
  const stepsFrom = (state: State): Step[] => {
    const steps: Step[] = [];
    const move = (
      base: State,
      part: number,
      to: number,
      { event = null, relieved = [] }: { event?: string | null; relieved?: string[] } = {},
    ) => {
      const after = entered(base, part, to);
      steps.push({
        to: after.state,
        part: parts[part]?.name ?? null,
        event,
        relieved: [...relieved, ...after.relieved],
      });
    };
    parts.forEach((spec, part) => {
      const here = spec.states[state.at[part] ?? 0];
      if (!here) return;
      for (const event of EVENTS) {
        const to = here.on[event];
        if (to === undefined) continue;
        const used = state.counts[part]?.[event] ?? 0;
        const isCounted = event in spec.atMost;
        if (isCounted && used >= (spec.atMost[event] ?? 0)) continue;
        const after = affected(state, part, spec.does[event]);
        if (!after) continue;
        const counts = isCounted
          ? after.counts.map((one, index) => (index === part ? { ...one, [event]: used + 1 } : one))
          : after.counts;
        move({ ...after, counts }, part, to, { event });
      }
      if (here.after !== undefined) move(state, part, here.after, { relieved: [`timer ${part}`] });
      const now = state.now[part] ?? null;
      if (here.ask) {
        const relieved = [`actor ${part}`];
        if (now && 'answer' in now) move(state, part, here.ask[now.answer], { relieved });
        if (race.isLost) move(state, part, here.ask.lost, { relieved });
      }
      for (const which of ['now', 'late'] as const) {
        const lane = state[which][part] ?? null;
        if (!lane || !('step' in lane)) continue;
        const { look, yesWhere, set, isTwoSteps } = race.handler;
        const isFirst = isTwoSteps && lane.step === 0;
        const seen = isTwoSteps && !isFirst ? lane.note : (state.vars[look] ?? 0);
        const vars = isFirst ? state.vars : setBy(state.vars, set);
        const answer = seen === yesWhere ? ('yes' as const) : ('no' as const);
        const next: Lane = isFirst ? { step: 1, note: seen } : which === 'late' ? null : { answer };
        const lanes = state[which].map((one, index) => (index === part ? next : one));
        steps.push({
          to: { ...state, vars, [which]: lanes },
          part: null,
          event: null,
          relieved: [],
        });
      }
      const waiting = state.boxes[part] ?? 0;
      if (waiting > 0) {
        const boxes = state.boxes.map((one, index) => (index === part ? waiting - 1 : one));
        const to = here.on[MESSAGE];
        if (to === undefined)
          steps.push({ to: { ...state, boxes }, part: null, event: null, relieved: [] });
        else move({ ...state, boxes }, part, to, { event: MESSAGE });
      }
    });
    if (race.happens) {
      const to = affected(state, -1, race.happens);
      if (to) steps.push({ to, part: null, event: null, relieved: [] });
    }
    return steps;
  };

  let start: State = {
    at: parts.map(() => 0),
    counts: parts.map(() => ({})),
    now: parts.map(() => null),
    late: parts.map(() => null),
    vars: Object.fromEntries(race.vars.map((name) => [name, 0])),
    boxes: race.hasChannel ? parts.map(() => 0) : [],
  };
  parts.forEach((_, part) => {
    start = entered(start, part, 0).state;
  });
  const states: State[] = [start];
  const numbers = new Map([[keyOf(start), 0]]);
  const edges: (Omit<Step, 'to'> & { to: number })[][] = [];
  for (const [index, state] of states.entries()) {
    edges[index] = stepsFrom(state).map((step) => {
      const key = keyOf(step.to);
      let to = numbers.get(key);
      if (to === undefined) {
        to = states.length;
        numbers.set(key, to);
        states.push(step.to);
      }
      return { ...step, to };
    });
    if (states.length > most) return null;
  }

  type Arrival = { from: number | null; to: number; part: string | null; event: string | null };
  const isSo = (fact: Fact, { from, to, part, event }: Arrival): boolean => {
    const state = states[to];
    switch (fact.kind) {
      case 'var':
        return state?.vars[fact.name] === fact.is;
      case 'at':
        return state?.at[parts.findIndex(({ name }) => name === fact.part)] === fact.state;
      case 'on':
        return part === fact.part && event === fact.event;
      case 'falls':
        return (
          from !== null && (states[from]?.vars[fact.name] ?? 0) > (state?.vars[fact.name] ?? 0)
        );
      case 'not':
        return !isSo(fact.fact, { from, to, part, event });
    }
  };
  const isPlace = (fact: Fact): boolean =>
    fact.kind === 'not' ? isPlace(fact.fact) : fact.kind === 'var' || fact.kind === 'at';
  const begun: Arrival = { from: null, to: 0, part: null, event: null };

  /** The number of steps to the first wrong moment; null where there is none. */
  const distance = (
    next: (memory: boolean, arrival: Arrival) => boolean | 'wrong',
  ): number | null => {
    const first = next(false, begun);
    if (first === 'wrong') return 0;
    const seen = new Set([`0 ${first}`]);
    let ring = [{ at: 0, memory: first }];
    for (let depth = 1; ring.length > 0; depth++) {
      const further: typeof ring = [];
      for (const { at, memory } of ring)
        for (const edge of edges[at] ?? []) {
          const after = next(memory, { from: at, ...edge });
          if (after === 'wrong') return depth;
          const key = `${edge.to} ${after}`;
          if (seen.has(key)) continue;
          seen.add(key);
          further.push({ at: edge.to, memory: after });
        }
      ring = further;
    }
    return null;
  };
  const dues = (state: State): string[] =>
    parts.flatMap(({ states: all }, part) => {
      const here = all[state.at[part] ?? 0];
      return [
        ...(here?.ask ? [`actor ${part}`] : []),
        ...(here?.after !== undefined ? [`timer ${part}`] : []),
      ];
    });
  /** Whether some fair life awaits something for ever, by a greatest fixpoint. */
  const isEndless = (from: Fact, to: Fact): boolean => {
    const awaiting = new Set<number>();
    const seen = new Set<string>();
    const arrive = (memory: boolean, arrival: Arrival): boolean =>
      (memory || isSo(from, arrival)) && !isSo(to, arrival);
    const work = [{ at: 0, memory: arrive(false, begun) }];
    for (const { at, memory } of work) {
      const key = `${at} ${memory}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (memory) awaiting.add(at);
      for (const edge of edges[at] ?? [])
        work.push({ at: edge.to, memory: arrive(memory, { from: at, ...edge }) });
    }
    const links = (at: number) => [
      ...(edges[at] ?? []).filter((edge) => !isSo(to, { from: at, ...edge })),
      // A life may stop where nothing is due.
      ...(dues(states[at] ?? start).length === 0 ? [{ to: at, relieved: [] as string[] }] : []),
    ];
    const all = parts.flatMap((_, part) => [`actor ${part}`, `timer ${part}`]);
    let rest = awaiting;
    for (;;) {
      let kept = new Set([...rest].filter((at) => links(at).some((link) => rest.has(link.to))));
      for (const due of all) {
        const fair = new Set(
          [...kept].filter((at) =>
            links(at).some(
              (link) =>
                kept.has(link.to) &&
                (link.relieved.includes(due) || !dues(states[at] ?? start).includes(due)),
            ),
          ),
        );
        for (let isMore = true; isMore;) {
          isMore = false;
          for (const at of kept)
            if (!fair.has(at) && links(at).some((link) => fair.has(link.to))) {
              fair.add(at);
              isMore = true;
            }
        }
        kept = fair;
      }
      if (kept.size === rest.size) return rest.size > 0;
      rest = kept;
    }
  };
  return {
    states: states.length,
    isBounded: () => isBounded,
    /** The steps of a shortest schedule that breaks a rule; "endless" for a life without end. */
    breaks: (rule: RandomRule): number | 'endless' | null => {
      switch (rule.kind) {
        case 'never':
          return distance((_, arrival) =>
            rule.all.every((fact) => isSo(fact, arrival)) ? 'wrong' : false,
          );
        case 'before':
          return distance((memory, arrival) => {
            const isAllowed = memory || isSo(rule.first, arrival);
            const was =
              isPlace(rule.second) &&
              arrival.from !== null &&
              isSo(rule.second, { ...begun, to: arrival.from });
            const comes = isSo(rule.second, arrival) && !was;
            if (comes && !isAllowed) return 'wrong';
            return isAllowed && !(comes && rule.isEach);
          });
        case 'leadsTo':
          return isEndless(rule.from, rule.to) ? 'endless' : null;
      }
    },
  };
};
