import type { Condition } from '../../machines/shared/properties';
import { explore, type Edge, type Exploration } from '../explore/explore';
import { runningIds } from '../model/model';
import { stimulusLabel, type Stimulus } from '../model/stimuli';
import { counted } from '../model/words';
import { nodeAt } from '../verify/moments';
import { casesOfPart } from '../verify/product';
import { effectIn, merged, type Merged, type MergedEdge } from './merged';
import { stimulusOf, whyOpen } from '../verify/productGraph';
import {
  mayBeLate,
  raceSnapshot,
  type Effect,
  type HandlerStep,
  type Race,
  type RaceCall,
  type RacePart,
  type Shared,
} from './race';
import {
  NOTHING,
  unionOf,
  type Access,
  type MachineMove,
  type Move,
  type Outcome,
  type Process,
  type System,
} from './system';

/** A request on its way: asked and carried out up to a step, or answered. */
type Lane =
  | { readonly asked: string; readonly step: number; readonly note?: unknown }
  | { readonly answer: string };
/** Where a machine is, with its requests: of each call the one it waits for, and a late one. */
type Place = {
  /** The number of the machine's configuration; -1 where it is not there. */
  readonly node: number;
  readonly lanes: readonly { readonly now: Lane | null; readonly late: Lane | null }[];
  /** How often each step came that is counted. */
  readonly counts: readonly number[];
};

/** A machine of a race, with the graph of all that it can do alone. */
export type Limb = {
  readonly name: string;
  readonly part: RacePart;
  readonly exploration: Exploration;
  /** All configurations, where those of `exploration` stand for several each. */
  readonly merged?: Merged & { readonly whole: Exploration };
};

/** A race as processes that share slots. */
export type RaceSystem = System & {
  readonly parts: readonly Limb[];
  /** The number of the configuration of each part where its process is at these places. */
  readonly nodesAt: (places: readonly number[]) => readonly number[];
  /** Why something is missing in it, in a sentence; undefined where nothing is. */
  readonly isOpen: string | undefined;
  /** What is wrong with the race, in sentences. */
  readonly problems: readonly string[];
};

const MOST_SLOTS = 31;
const MOST_MESSAGES = 3;
const mailbox = (channel: string, part: string): string => `${channel} to ${part}`;

/** The machines of a race, each explored alone. */
export const limbsOf = (race: Race): readonly Limb[] => {
  const explored = new Map<string, Exploration>();
  return Object.entries(race.parts).map(([name, part]): Limb => {
    const cases = casesOfPart(name, part, race.starts);
    // Two tabs of the same machine are explored once.
    const same = Object.values(race.parts).findIndex((one) => one.cases === part.cases);
    const key = JSON.stringify([same, part.only, Object.keys(cases.inputs)]);
    const exploration = explored.get(key) ?? explore(cases);
    explored.set(key, exploration);
    return { name, part, exploration };
  });
};

/**
 * The same machines, the configurations that these simple conditions and the race cannot tell apart
 * as one.
 */
export const mergedLimbs = (
  race: Race,
  limbs: readonly Limb[],
  atomsOfPart: (part: string) => readonly Condition[],
): readonly Limb[] =>
  limbs.map((limb) => {
    const { name, part, exploration: whole } = limb;
    const sight = {
      name,
      part,
      calls: race.calls.filter(({ from }) => from.includes(name)),
      messages: Object.values(race.channels).flatMap(({ between, messages }) =>
        between.includes(name) ? messages : [],
      ),
      atoms: atomsOfPart(name),
    };
    const made = merged(whole, sight);
    return { ...limb, exploration: made.exploration, merged: { ...made, whole } };
  });

/** Builds the processes of a race. */
export const raceSystem = (race: Race, limbs: readonly Limb[] = limbsOf(race)): RaceSystem => {
  const problems: string[] = [];
  const slots = [
    ...Object.entries(race.shared).map(([name, initial]) => ({ name, initial })),
    ...Object.entries(race.channels).flatMap(([channel, { between }]) =>
      between.map((part) => ({ name: mailbox(channel, part), initial: [] })),
    ),
  ];
  if (slots.length > MOST_SLOTS)
    problems.push(
      `A race has at most ${MOST_SLOTS} shared things and mailboxes, not ${slots.length}.`,
    );
  const slotOf = new Map(slots.map(({ name }, index) => [name, index]));
  const bitsOf = (names: readonly string[], holder: string): number =>
    names.reduce((bits, name) => {
      const slot = slotOf.get(name);
      if (slot === undefined) problems.push(`${holder} names "${name}", which is not shared.`);
      return slot === undefined ? bits : bits | (1 << slot);
    }, 0);
  const shares: Shares = { race, slotOf, bitsOf, problems };

  const machines = limbs.map((limb) => new MachineProcess(limb, shares));
  const happening = Object.entries(race.happens).map(([name, effect]): Process => {
    const access = accessOf(effect, name, '', shares);
    const move: Move = {
      stimulus: stimulusOf('event', name, []),
      action: { does: 'happen', name },
      access,
      begun: NONE_BEGUN,
      apply: (valueOf) => {
        const changes = changesBy(effect, name, '', shares, valueOf);
        return changes && { to: 0, ...changes };
      },
    };
    return { name, movesAt: () => [move], futureOf: () => access };
  });
  const starts = Object.entries(race.starts).flatMap(([name, inputs]) => {
    const places = machines.map((machine) => machine.startAt(inputs));
    return places.includes(undefined)
      ? []
      : [
          {
            name,
            places: [...places.map((place) => place ?? 0), ...happening.map(() => 0)],
          },
        ];
  });
  return {
    slots,
    processes: [...machines, ...happening],
    starts,
    parts: limbs,
    nodesAt: (places) => machines.map((machine, index) => machine.nodeAt(places[index] ?? 0)),
    snapshotOf: (places, valueOf) =>
      raceSnapshot(
        Object.fromEntries(
          limbs.map(({ name, exploration }, index) => {
            const node = machines[index]?.nodeAt(places[index] ?? 0) ?? -1;
            return [name, node < 0 ? null : nodeAt(exploration, node).snapshot];
          }),
        ),
        Object.fromEntries(slots.map(({ name }, slot) => [name, valueOf(slot)])),
      ),
    isOpen: limbs.flatMap(({ name, exploration }) => whyOpen(name, exploration) ?? [])[0],
    problems,
  };
};

type Shares = {
  readonly race: Race;
  readonly slotOf: ReadonlyMap<string, number>;
  readonly bitsOf: (names: readonly string[], holder: string) => number;
  readonly problems: string[];
};

const NONE_BEGUN = { actors: [], timers: [] };

/** The mailboxes that a message of a part goes to. */
const receivers = ({ channel }: NonNullable<Effect['tells']>, part: string, race: Race): string[] =>
  (race.channels[channel]?.between ?? [])
    .filter((other) => other !== part)
    .map((other) => mailbox(channel, other));

const accessOf = (
  { reads = [], writes = [], tells }: Effect,
  holder: string,
  part: string,
  { bitsOf, race, problems }: Shares,
): Access => {
  if (tells && !race.channels[tells.channel]?.messages.includes(tells.message))
    problems.push(`${holder} tells "${tells.message}", which no channel "${tells.channel}" has.`);
  return {
    reads: bitsOf(reads, holder),
    writes: bitsOf([...writes, ...(tells ? receivers(tells, part, race) : [])], holder),
  };
};

/** The shared things that a step may ask for; to ask for another one is an error. */
const seenBy = (
  { reads = [], writes = [] }: Pick<Effect, 'reads' | 'writes'>,
  holder: string,
  slotOf: Shares['slotOf'],
  valueOf: (slot: number) => unknown,
): Shared => {
  const values = Object.fromEntries(
    [...reads, ...writes].map((name) => [name, valueOf(slotOf.get(name) ?? -1)]),
  );
  return new Proxy(values, {
    get: (target, key) => {
      if (typeof key === 'string' && !(key in target))
        throw new Error(`${holder} asks for "${key}", which is not in its reads or writes`);
      return Reflect.get(target, key) as unknown;
    },
  });
};

/** New values, of nothing but what a step may write. */
const written = (
  sets: Shared,
  writes: readonly string[],
  holder: string,
  slotOf: Shares['slotOf'],
): Map<number, unknown> =>
  new Map(
    Object.entries(sets).map(([name, value]) => {
      if (!writes.includes(name))
        throw new Error(`${holder} changes "${name}", which is not in its writes`);
      return [slotOf.get(name) ?? -1, value];
    }),
  );

/** What an effect changes; null where the step cannot come. */
const changesBy = (
  effect: Effect,
  holder: string,
  part: string,
  { slotOf, race }: Shares,
  valueOf: (slot: number) => unknown,
): Pick<Outcome, 'changes' | 'bound'> | null => {
  const seen = seenBy(effect, holder, slotOf, valueOf);
  if (effect.when && !effect.when(seen)) return null;
  const changes = written(effect.sets?.(seen) ?? {}, effect.writes ?? [], holder, slotOf);
  const { tells } = effect;
  if (!tells) return { changes };
  const most = race.channels[tells.channel]?.most ?? MOST_MESSAGES;
  let bound: string | undefined;
  for (const box of receivers(tells, part, race)) {
    const slot = slotOf.get(box) ?? -1;
    const waiting = valueOf(slot) as readonly string[];
    if (waiting.length >= most) bound = `more than ${counted(most, 'message')} on "${box}"`;
    else changes.set(slot, [...waiting, tells.message]);
  }
  return { changes, ...(bound !== undefined && { bound }) };
};

/** One machine with its requests, as a process. */
class MachineProcess implements Process {
  readonly name: string;
  private readonly places: Place[] = [];
  private readonly known = new Map<string, number>();
  private readonly moves: (readonly Move[])[] = [];
  /** By configuration, and by place. */
  private readonly futures: readonly Access[];
  private readonly futuresFrom: Access[] = [];
  private readonly calls: readonly RaceCall[];
  private readonly counted: readonly string[];
  /** What is heard from channels only: the message and its mailbox. */
  private readonly heard: readonly { message: string; box: string; keepsOrder: boolean }[];
  private readonly starts: ReadonlyMap<string, Exploration['starts'][number]>;

  constructor(
    private readonly limb: Limb,
    private readonly shares: Shares,
  ) {
    const { name, part, exploration } = limb;
    const { race } = shares;
    this.name = name;
    this.calls = race.calls.filter(({ from }) => from.includes(name));
    this.counted = Object.keys(part.atMost ?? {});
    this.heard = Object.entries(race.channels).flatMap(
      ([channel, { between, messages, keepsOrder = false }]) =>
        between.includes(name)
          ? messages.map((message) => ({ message, box: mailbox(channel, name), keepsOrder }))
          : [],
    );
    this.starts = new Map(exploration.starts.map((start) => [start.input, start]));
    this.futures = this.futuresOf();
    const labels = new Set(
      (limb.merged?.whole ?? exploration).nodes.flatMap(({ edges, refused }) =>
        [...edges.map(({ stimulus }) => stimulus), ...refused].flatMap((stimulus) => [
          stimulusLabel(stimulus),
          stimulus.type,
        ]),
      ),
    );
    for (const one of [...Object.keys(part.does ?? {}), ...this.counted])
      if (!labels.has(one)) shares.problems.push(`Part "${name}" has no step "${one}".`);
  }

  nodeAt(place: number): number {
    return this.placeAt(place).node;
  }

  /** Where it is at a start; undefined where it cannot be. */
  startAt(inputs: Readonly<Record<string, string>>): number | undefined {
    const empty: Place = {
      node: -1,
      lanes: this.calls.map(() => ({ now: null, late: null })),
      counts: this.counted.map(() => 0),
    };
    if (this.limb.part.isRepeated) return this.numberOf(empty);
    const input = inputs[this.name] ?? 'default';
    const start = this.starts.get(input);
    if (!start) {
      this.shares.problems.push(`Part "${this.name}" has no input "${input}".`);
      return undefined;
    }
    return this.numberOf(this.moved(empty, start.to, start.begun.actors).place);
  }

  movesAt(place: number): readonly Move[] {
    return (this.moves[place] ??= this.movesIn(this.placeAt(place)));
  }

  futureOf(place: number): Access {
    return (this.futuresFrom[place] ??= this.futureIn(this.placeAt(place)));
  }

  private futureIn({ node, lanes }: Place): Access {
    return unionOf([
      this.futureAt(node),
      ...lanes.flatMap(({ now, late }, index) =>
        [now, late].map((lane) =>
          lane && 'asked' in lane ? this.accessOfHandler(index, lane.asked) : NOTHING,
        ),
      ),
    ]);
  }

  private placeAt(place: number): Place {
    const at = this.places[place];
    if (!at) throw new Error(`part "${this.name}" has no place ${place}`);
    return at;
  }

  private numberOf(place: Place): number {
    const text = JSON.stringify(place);
    const known = this.known.get(text);
    if (known !== undefined) return known;
    this.places.push(place);
    this.known.set(text, this.places.length - 1);
    return this.places.length - 1;
  }

  private isCalled(actor: string | undefined): boolean {
    return this.calls.some((call) => call.actor === actor);
  }

  private effectOf({ stimulus }: Edge): Effect {
    return effectIn(this.limb.part, stimulus) ?? {};
  }

  private handlerOf(call: number, asked: string): readonly HandlerStep[] {
    const handler = this.calls[call]?.platform[asked];
    if (handler) return handler;
    const sentence = `Nothing at the platform answers "${asked}" of "${this.name}".`;
    if (!this.shares.problems.includes(sentence)) this.shares.problems.push(sentence);
    return [];
  }

  private accessOfHandler(call: number, asked: string): Access {
    return unionOf(
      this.handlerOf(call, asked).map((step) => accessOf(step, asked, this.name, this.shares)),
    );
  }

  /** What the steps of a configuration look at and change, with the requests that they send. */
  private ownAccess(edges: readonly Edge[]): Access {
    return unionOf(
      edges.map((edge) =>
        unionOf([
          accessOf(this.effectOf(edge), stimulusLabel(edge.stimulus), this.name, this.shares),
          this.accessOfSending(edge.to, edge.begun.actors),
        ]),
      ),
    );
  }

  private accessOfSending(to: number, begun: readonly string[]): Access {
    const { snapshot } = nodeAt(this.limb.exploration, to);
    return unionOf(
      this.calls.map(({ actor, asks }, index) =>
        begun.includes(actor) ? this.accessOfHandler(index, asks(snapshot, this.name)) : NOTHING,
      ),
    );
  }

  private accessOfHearing(): Access {
    const { bitsOf } = this.shares;
    const boxes = [...new Set(this.heard.map(({ box }) => box))];
    return { reads: 0, writes: bitsOf(boxes, this.name) };
  }

  /** By configuration, all that may still be looked at and changed from there on. */
  private futuresOf(): readonly Access[] {
    const { nodes, starts } = this.limb.exploration;
    const hearing = this.accessOfHearing();
    const all = nodes.map(({ edges }) => unionOf([hearing, this.ownAccess(edges)]));
    if (this.limb.part.isRepeated) {
      const whole = unionOf([
        ...all,
        hearing,
        ...starts.map(({ to, begun }) => this.accessOfSending(to, begun.actors)),
      ]);
      return nodes.map(() => whole);
    }
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      for (let node = nodes.length - 1; node >= 0; node--) {
        const own = all[node] ?? NOTHING;
        const more = unionOf([
          own,
          ...(nodes[node]?.edges ?? []).map(({ to }) => all[to] ?? NOTHING),
        ]);
        if (more.reads === own.reads && more.writes === own.writes) continue;
        all[node] = more;
        isChanged = true;
      }
    }
    return all;
  }

  private futureAt(node: number): Access {
    // One that is not there has the future of each of its lives.
    return this.futures[Math.max(node, 0)] ?? NOTHING;
  }

  /** A place after the machine has come to another configuration: its requests begin and end. */
  private moved(
    place: Place,
    to: number,
    begun: readonly string[],
  ): { place: Place; bound?: string } {
    const { configuration, snapshot } = nodeAt(this.limb.exploration, to);
    const running = runningIds(configuration);
    let bound: string | undefined;
    const lanes = place.lanes.map((lane, index) => {
      const call = this.calls[index];
      if (!call) return lane;
      const isBegun = begun.includes(call.actor);
      if (!isBegun && running.has(call.actor)) return lane;
      const left = lane.now && 'asked' in lane.now && mayBeLate(call, lane.now) ? lane.now : null;
      if (left && lane.late && call.isOneLate !== true)
        bound = `more than one request of "${this.name}/${call.actor}" that it gave up`;
      const asked = isBegun ? call.asks(snapshot, this.name) : null;
      return { now: asked === null ? null : { asked, step: 0 }, late: left ?? lane.late };
    });
    return { place: { ...place, node: to, lanes }, ...(bound !== undefined && { bound }) };
  }

  private movesIn(place: Place): readonly Move[] {
    const { node } = place;
    const { part, exploration } = this.limb;
    const at = node < 0 ? undefined : nodeAt(exploration, node);
    const isOver = at?.snapshot.status !== 'active';
    this.findUnheard(place);
    return [
      ...(part.isRepeated && isOver
        ? [...this.starts].map(([input, start]) => this.beginning(place, input, start))
        : []),
      ...(at?.edges ?? []).flatMap((edge) => this.ownMove(place, edge) ?? []),
      ...this.heard.map((one) => this.hearing(place, one)),
      ...place.lanes.flatMap((lane, call) =>
        (['now', 'late'] as const).flatMap((which) => {
          const request = lane[which];
          return request && 'asked' in request
            ? (this.handling(place, call, which, request) ?? [])
            : [];
        }),
      ),
    ];
  }

  /** Notes an answer of the platform that the machine has no case for. */
  private findUnheard({ node, lanes }: Place): void {
    lanes.forEach(({ now }, index) => {
      const actor = this.calls[index]?.actor;
      if (!now || !('answer' in now) || actor === undefined) return;
      const { edges } = nodeAt(this.limb.exploration, node);
      const isHeard = edges.some(
        ({ stimulus }) => stimulus.actor === actor && stimulus.case === now.answer,
      );
      const sentence = `Part "${this.name}" has no answer "${now.answer}" of "${actor}".`;
      if (!isHeard && !this.shares.problems.includes(sentence)) this.shares.problems.push(sentence);
    });
  }

  private machineMove(from: number, edge: Edge | MergedEdge): NonNullable<Move['machine']> {
    const { exploration, name } = this.limb;
    const { before, after } =
      'did' in edge
        ? edge.did
        : {
            before: nodeAt(exploration, from).snapshot,
            after: nodeAt(exploration, edge.to).snapshot,
          };
    const { kind, event, actor } = edge.stimulus;
    const move: MachineMove = {
      snapshot: after,
      step: { kind, event, actor, transitions: edge.transitions, before },
      starts: edge.begun.actors,
    };
    return { part: name, from: before, move, edge };
  }

  private within({ actors, timers }: Edge['begun']): Edge['begun'] {
    return {
      actors: actors.map((one) => `${this.name}/${one}`),
      timers: timers.map((one) => `${this.name}/${one}`),
    };
  }

  private beginning(place: Place, input: string, start: Exploration['starts'][number]): Move {
    const { exploration } = this.limb;
    const { place: after, bound } = this.moved(place, start.to, start.begun.actors);
    const to = this.numberOf(after);
    return {
      stimulus: stimulusOf('event', `${this.name} begins with "${input}"`, [
        { part: this.name, begins: input },
      ]),
      action: { does: 'begin', part: this.name, input },
      access: NOTHING,
      begun: this.within(start.begun),
      machine: {
        part: this.name,
        from: place.node < 0 ? null : nodeAt(exploration, place.node).snapshot,
        move: {
          snapshot: nodeAt(exploration, start.to).snapshot,
          step: null,
          starts: start.begun.actors,
        },
      },
      apply: () => ({ to, changes: NO_CHANGES, ...(bound !== undefined && { bound }) }),
    };
  }

  /** A step of the machine by itself, or by an answer; undefined where it never comes so. */
  private ownMove(place: Place, edge: Edge): Move | undefined {
    const { stimulus } = edge;
    const label = stimulusLabel(stimulus);
    if (this.heard.some(({ message }) => message === label)) return undefined;
    const counts = this.countsAfter(place, stimulus);
    if (!counts) return undefined;
    const lane = this.calls.findIndex(({ actor }) => actor === stimulus.actor);
    if (this.isCalled(stimulus.actor) && !this.isAnswered(place, lane, stimulus)) return undefined;
    return this.edgeMove({ ...place, counts }, place.node, edge);
  }

  private edgeMove(
    base: Place,
    from: number,
    edge: Edge,
    { access = NOTHING, box }: { access?: Access; box?: BoxChange } = {},
  ): Move {
    const { name } = this;
    const label = stimulusLabel(edge.stimulus);
    const effect = this.effectOf(edge);
    const { place, bound } = this.moved(base, edge.to, edge.begun.actors);
    const to = this.numberOf(place);
    const { kind, actor } = edge.stimulus;
    return {
      stimulus: stimulusOf(
        kind,
        `${name}: ${label}`,
        [{ part: name, step: label }],
        actor === undefined ? undefined : `${name}/${actor}`,
      ),
      action: { does: 'step', part: name, stimulus: edge.stimulus },
      access: unionOf([access, accessOf(effect, label, name, this.shares)]),
      begun: this.within(edge.begun),
      machine: this.machineMove(from, edge),
      apply: (valueOf) => {
        const mail = box?.(valueOf);
        if (mail === null) return null;
        const done = changesBy(effect, label, name, this.shares, valueOf);
        if (!done) return null;
        const met = done.bound ?? bound;
        return {
          to,
          changes: new Map([...(mail ?? []), ...done.changes]),
          ...(met !== undefined && { bound: met }),
        };
      },
    };
  }

  /** The counts after a step; undefined where it came as often as it may. */
  private countsAfter({ counts }: Place, stimulus: Stimulus): readonly number[] | undefined {
    const names = [stimulusLabel(stimulus), stimulus.type];
    const most = this.limb.part.atMost ?? {};
    const isUsedUp = this.counted.some(
      (one, index) => names.includes(one) && (counts[index] ?? 0) >= (most[one] ?? Infinity),
    );
    return isUsedUp
      ? undefined
      : counts.map((count, index) => count + (names.includes(this.counted[index] ?? '') ? 1 : 0));
  }

  /** Whether an outcome may come: an answer of the platform, or a request that is lost. */
  private isAnswered({ lanes }: Place, lane: number, { kind, case: name }: Stimulus): boolean {
    const now = lanes[lane]?.now ?? null;
    const isGiven = now !== null && 'answer' in now && now.answer === name;
    const call = this.calls[lane];
    const isOwn = name !== null && call?.byItself?.includes(name) === true;
    return isGiven || isOwn || (kind === 'error' && call?.isLost !== false);
  }

  /** A message comes from a mailbox; where the machine does not listen, it is gone. */
  private hearing(
    place: Place,
    { message, box, keepsOrder }: { message: string; box: string; keepsOrder: boolean },
  ): Move {
    const slot = this.shares.slotOf.get(box) ?? -1;
    const access = { reads: 0, writes: this.shares.bitsOf([box], this.name) };
    const taken: BoxChange = (valueOf) => {
      const waiting = valueOf(slot) as readonly string[];
      const index = waiting.indexOf(message);
      if (index < 0) return null;
      // What was told before it and has not come is lost.
      const rest = keepsOrder
        ? waiting.slice(index + 1)
        : waiting.filter((_, other) => other !== index);
      return new Map([[slot, rest]]);
    };
    const edge =
      place.node < 0
        ? undefined
        : nodeAt(this.limb.exploration, place.node).edges.find(
            ({ stimulus }) => stimulusLabel(stimulus) === message,
          );
    if (edge) return this.edgeMove(place, place.node, edge, { access, box: taken });
    const to = this.numberOf(place);
    return {
      stimulus: stimulusOf('event', `${this.name} does not hear ${message}`, []),
      action: { does: 'miss', part: this.name, message },
      access,
      begun: NONE_BEGUN,
      apply: (valueOf) => {
        const changes = taken(valueOf);
        return changes && { to, changes };
      },
    };
  }

  /** The platform's next step with a request. */
  private handling(
    place: Place,
    call: number,
    which: 'now' | 'late',
    request: Extract<Lane, { asked: string }>,
  ): Move | undefined {
    const handler = this.handlerOf(call, request.asked);
    const step = handler[request.step];
    if (!step) return undefined;
    const count = handler.length > 1 ? `, ${request.step + 1} of ${handler.length}` : '';
    const isLate = which === 'late' ? ', late' : '';
    const holder = `platform: ${request.asked} of ${this.name}${count}${isLate}`;
    const lanesWith = (lane: Lane | null) =>
      place.lanes.map((one, index) => (index === call ? { ...one, [which]: lane } : one));
    return {
      stimulus: stimulusOf('event', holder, []),
      action: {
        does: 'carryOut',
        part: this.name,
        actor: this.calls[call]?.actor ?? '',
        isLate: which === 'late',
      },
      access: accessOf(step, holder, this.name, this.shares),
      begun: NONE_BEGUN,
      apply: (valueOf) => {
        const seen = seenBy(step, holder, this.shares.slotOf, valueOf);
        if (step.when && !step.when(seen)) return null;
        const { sets = {}, note, answer } = step.does(seen, request.note, which === 'late');
        const changes = written(sets, step.writes ?? [], holder, this.shares.slotOf);
        if (answer === undefined && request.step + 1 >= handler.length)
          throw new Error(`${holder} ends without an answer`);
        const next: Lane | null =
          answer === undefined
            ? { asked: request.asked, step: request.step + 1, ...(note !== undefined && { note }) }
            : which === 'late'
              ? null
              : { answer };
        return { to: this.numberOf({ ...place, lanes: lanesWith(next) }), changes };
      },
    };
  }
}

/** What is left in a mailbox; null where the message is not there. */
type BoxChange = (valueOf: (slot: number) => unknown) => Map<number, unknown> | null;
const NO_CHANGES: ReadonlyMap<number, unknown> = new Map();
