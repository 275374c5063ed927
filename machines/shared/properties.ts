import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  EventObject,
  SnapshotFrom,
  StateValueFrom,
  TagsFrom,
} from 'xstate';

/** What led a machine from one configuration to the next. */
export type MomentStep = {
  /** `event`: something from outside; the others are outcomes of actors, and timers. */
  readonly kind: 'event' | 'done' | 'error' | 'snapshot' | 'timer';
  readonly event: EventObject;
  /** The actor whose outcome it is. */
  readonly actor?: string | undefined;
  /** The ids of the transitions that it took. */
  readonly transitions: readonly string[];
  readonly before: AnyMachineSnapshot;
};

/** A place in the life of a machine, with the step that led there. */
export type Moment = {
  readonly snapshot: AnyMachineSnapshot;
  /** Null at the start. */
  readonly step: MomentStep | null;
  /** The ids of the actors that are started on the way. */
  readonly starts: readonly string[];
  /** In a product of machines, what each of those that take part in the step does. */
  readonly moves?: Readonly<Record<string, Omit<Moment, 'moves'>>>;
};

/** What is true of a moment or not. `isOfPlace`: the step that led there makes no difference. */
export type Condition = {
  readonly isOfPlace: boolean;
  readonly test: (moment: Moment) => boolean;
  /** The conditions that it is made of, and nothing else. */
  readonly joins?: readonly Condition[];
};

/** What always has to be so; made by `always`, `never`, `leadsTo` and `before`. */
export type Rule =
  | { readonly kind: 'always' | 'never'; readonly condition: Condition }
  | {
      readonly kind: 'leadsTo';
      readonly from: Condition;
      readonly to: Condition;
      readonly finitely: readonly string[];
      readonly ending: readonly string[];
      /** The path of the state, where the rule is that it is left. */
      readonly leaves?: readonly string[];
    }
  | {
      readonly kind: 'before';
      readonly first: Condition;
      readonly second: Condition;
      readonly isEach: boolean;
    };

/** One thing that holds in every life of a machine. */
export type Property = {
  readonly name: string;
  /** The same in one plain sentence, for anyone. */
  readonly says: string;
  readonly rule: Rule;
  /** The clauses that ask for it: ids of `clauses` in `paths.config.ts`. */
  readonly clauses?: readonly string[];
  /**
   * The guards, by name, and the transitions, by id, that keep it: `verify --mutants` expects a
   * counterexample without each of them.
   */
  readonly keptBy?: readonly string[];
  /** A moment in which it can be seen at work, for the walk that shows it to people. */
  readonly shownBy?: Condition;
};

/** Every moment has it. */
export const always = (condition: Condition): Rule => ({ kind: 'always', condition });
/** No moment has it. */
export const never = (condition: Condition): Rule => ({ kind: 'never', condition });
/**
 * After each moment with the first, one with the second comes in the end. What is asked comes: each
 * promise that is not stopped is answered or fails, each timer that is not stopped fires. Events
 * need not come. `finitely`: events that do not come again and again without end. `ending`: child
 * machines that end as well, as long as they are not stopped. `leaves`: the path of a state, where
 * the first is that it is active and the second that it is not.
 */
export const leadsTo = (
  from: Condition,
  to: Condition,
  {
    finitely = [],
    ending = [],
    leaves,
  }: {
    finitely?: readonly string[];
    ending?: readonly string[];
    leaves?: readonly string[];
  } = {},
): Rule => ({ kind: 'leadsTo', from, to, finitely, ending, ...(leaves && { leaves }) });
/**
 * The second never comes without the first before it, or in the same moment. `isEach`: without one
 * of its own, so that one does not allow two.
 */
export const before = (
  first: Condition,
  second: Condition,
  { isEach = false }: { isEach?: boolean } = {},
): Rule => ({ kind: 'before', first, second, isEach });

/** True where none of them is. */
export const none = (...conditions: readonly Condition[]): Condition => ({
  isOfPlace: conditions.every(({ isOfPlace }) => isOfPlace),
  test: (moment) => !conditions.some(({ test }) => test(moment)),
  joins: conditions,
});
/** True where one of them is. */
export const some = (...conditions: readonly Condition[]): Condition => ({
  isOfPlace: conditions.every(({ isOfPlace }) => isOfPlace),
  test: (moment) => conditions.some(({ test }) => test(moment)),
  joins: conditions,
});
/** True where all of them are. */
export const every = (...conditions: readonly Condition[]): Condition => ({
  isOfPlace: conditions.every(({ isOfPlace }) => isOfPlace),
  test: (moment) => conditions.every(({ test }) => test(moment)),
  joins: conditions,
});

type TypeOf<TMachine extends AnyStateMachine> = EventFrom<TMachine>['type'];

/** Conditions on the moments of one machine, by its own names. */
export type Conditions<TMachine extends AnyStateMachine> = {
  /** The machine is in this state; as `matches` of a snapshot. */
  readonly at: (value: StateValueFrom<TMachine>) => Condition;
  /** A state with this tag is active. */
  readonly tagged: (tag: TagsFrom<TMachine>) => Condition;
  /** The machine has ended. */
  readonly ended: Condition;
  /** Nothing has happened yet. */
  readonly atStart: Condition;
  /** The snapshot is such; selectors fit in. */
  readonly where: (test: (snapshot: SnapshotFrom<TMachine>) => boolean) => Condition;
  /** A step led from such a snapshot to such another one. */
  readonly changed: (
    test: (before: SnapshotFrom<TMachine>, after: SnapshotFrom<TMachine>) => boolean,
  ) => Condition;
  /** The step was this event and the machine took it; `test` looks at its payload. */
  readonly on: <TType extends TypeOf<TMachine>>(
    type: TType,
    test?: (
      event: Extract<EventFrom<TMachine>, { type: TType }>,
      before: SnapshotFrom<TMachine>,
    ) => boolean,
  ) => Condition;
  /** The step was any event from outside: no outcome of an actor, and no timer. */
  readonly onAnyEvent: Condition;
  /** The step took this transition, by its id: `state|event|index`. */
  readonly took: (transition: string) => Condition;
  /** The actor of this id was started: its request goes out. */
  readonly starts: (actor: string) => Condition;
  /** The actor of this id was done; `test` looks at its output and at what follows from it. */
  readonly answers: (
    actor: string,
    test?: (output: unknown, after: SnapshotFrom<TMachine>) => boolean,
  ) => Condition;
  /** The actor of this id failed. */
  readonly fails: (actor: string) => Condition;
};

const ofPlace = (test: (snapshot: AnyMachineSnapshot) => boolean): Condition => ({
  isOfPlace: true,
  test: ({ snapshot }) => test(snapshot),
});
const ofStep = (test: (step: MomentStep, moment: Moment) => boolean): Condition => ({
  isOfPlace: false,
  test: (moment) => moment.step !== null && test(moment.step, moment),
});

/** The conditions of any machine; the types above check what its property file asks. */
export const CONDITIONS: Conditions<AnyStateMachine> = {
  at: (value) => ofPlace((snapshot) => snapshot.matches(value as never)),
  tagged: (tag) => ofPlace((snapshot) => snapshot.hasTag(tag as never)),
  ended: ofPlace(({ status }) => status === 'done'),
  atStart: { isOfPlace: false, test: ({ step }) => step === null },
  where: (test) => ofPlace((snapshot) => test(snapshot as never)),
  changed: (test) =>
    ofStep(({ before: from }, { snapshot }) => test(from as never, snapshot as never)),
  on: (type, test = () => true) =>
    ofStep(
      ({ kind, event, before: from }) =>
        kind === 'event' && event.type === type && test(event, from),
    ),
  onAnyEvent: ofStep(({ kind }) => kind === 'event'),
  took: (transition) => ofStep(({ transitions }) => transitions.includes(transition)),
  starts: (actor) => ({ isOfPlace: false, test: (moment) => moment.starts.includes(actor) }),
  answers: (actor, test = () => true) =>
    ofStep(
      (step, { snapshot }) =>
        step.kind === 'done' &&
        step.actor === actor &&
        test((step.event as EventObject & { output?: unknown }).output, snapshot as never),
    ),
  fails: (actor) => ofStep((step) => step.kind === 'error' && step.actor === actor),
};

/**
 * Declares the properties of `machine`, for `<flow>.properties.ts` beside it. `make` gets the
 * conditions by the machine's own names: a state, tag or event that it does not have does not
 * compile.
 */
export const defineProperties = <TMachine extends AnyStateMachine>(
  _machine: TMachine,
  make: (conditions: Conditions<TMachine>) => readonly Property[],
): readonly Property[] => make(CONDITIONS);
