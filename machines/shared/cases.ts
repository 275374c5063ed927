import type {
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  StateMachine,
} from 'xstate';

/** A named event for a machine; the rest of the object is the event's payload. */
export type NamedCase = { readonly name: string };

type PayloadOf<TEvent, TType> = TEvent extends { type: infer T }
  ? TType extends T
    ? Omit<TEvent, 'type'>
    : never
  : never;
/**
 * A payload with a `name` of its own stands under `with`, so that the two names do not collide. A
 * machine without types takes any fields.
 */
type EventCase<TPayload> = TPayload extends unknown
  ? string extends keyof TPayload
    ? { readonly name: string; readonly [field: string]: unknown }
    : 'name' extends keyof TPayload
      ? { readonly name: string; readonly with: TPayload }
      : { readonly name: string } & Readonly<TPayload>
  : never;

type OutputCase<TOutput> = undefined extends TOutput
  ? { readonly name: string; readonly output?: TOutput }
  : { readonly name: string; readonly output: TOutput };

/** What an invoked actor (a port, a stream or a child machine) can tell its machine. */
type ActorCases<TOutput = unknown> = {
  readonly done?: readonly OutputCase<TOutput>[];
  readonly error?: readonly { readonly name: string; readonly error: unknown }[];
  readonly snapshot?: readonly { readonly name: string; readonly snapshot: object }[];
};

type ActorOf<TMachine> =
  TMachine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer TActor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? TActor
    : never;
type OutputOfActor<TActor extends ProvidedActor, TId> =
  | (TActor extends { id: infer TIds }
      ? TId extends TIds
        ? OutputFrom<TActor['logic']>
        : never
      : never)
  | (TActor extends { src: TId } ? OutputFrom<TActor['logic']> : never);
type LiteralId<TActor extends ProvidedActor> =
  | TActor['src']
  | (TActor extends { id: infer TId extends string } ? (string extends TId ? never : TId) : never);

/**
 * Typed by invoke id if the id is a literal or equals its `src` (the house style); other ids take
 * any output.
 */
type ActorCasesOf<TActor extends ProvidedActor> = {
  readonly [TId in LiteralId<TActor>]?: ActorCases<OutputOfActor<TActor, TId>>;
} & {
  readonly [id: string]: ActorCases | undefined;
};

type InputCases<TMachine extends AnyStateMachine> =
  | (undefined extends InputFrom<TMachine>
      ? { readonly input?: InputFrom<TMachine>; readonly inputs?: undefined }
      : never)
  | { readonly input: InputFrom<TMachine>; readonly inputs?: undefined }
  | { readonly input?: undefined; readonly inputs: Readonly<Record<string, InputFrom<TMachine>>> };

type CaseFile<TMachine extends AnyStateMachine> = InputCases<TMachine> & {
  /**
   * `import.meta.url`: by the source behind it a plan or a record of another version is told from
   * one of this version, whatever compiled it.
   */
  readonly file?: string;
  /**
   * Payloads by event type. An empty list says that the event never comes from outside (it is
   * raised).
   */
  readonly events: {
    readonly [TType in EventFrom<TMachine>['type']]: readonly EventCase<
      PayloadOf<EventFrom<TMachine>, TType>
    >[];
  };
  /** Outcomes by invoke id. An empty list says that this outcome never occurs. */
  readonly actors?: ActorCasesOf<ActorOf<TMachine>>;
  /** Transitions (`nodeId|event|index`) that no case can cover, each with its reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
  /**
   * Configurations for which this is false are reached but not left. It bounds machines whose
   * context grows.
   */
  readonly constraint?: (context: ContextFrom<TMachine>) => boolean;
  /** The most configurations to explore (default 20,000). */
  readonly limit?: number;
  /**
   * The same for its properties, where there are more than the limit. A plan is made from fewer,
   * once they take every transition.
   */
  readonly proofLimit?: number;
};

/** A case file as `qa/` reads it, whatever its machine. */
export type MachineCases = {
  readonly machine: AnyStateMachine;
  /** The address of the case file's module; undefined for cases that are in no file. */
  readonly file?: string | undefined;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, readonly NamedCase[]>>;
  readonly actors: Readonly<Record<string, ActorCases | undefined>>;
  readonly exceptions: Readonly<Record<string, string>>;
  readonly constraint: (context: unknown) => boolean;
  readonly limit: number;
  /** The same for its properties; `limit` where it is undefined. */
  readonly proofLimit?: number | undefined;
};

/**
 * Declares the cases of `machine` for path coverage. An event type of the machine without an entry
 * does not compile. One start is `input`; several are `inputs`, by name.
 */
export const defineCases = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  file: CaseFile<TMachine>,
): MachineCases => ({
  machine,
  file: file.file,
  inputs: file.inputs ?? { default: file.input },
  events: file.events,
  actors: file.actors ?? {},
  exceptions: file.exceptions ?? {},
  constraint: (file.constraint ?? (() => true)) as MachineCases['constraint'],
  limit: file.limit ?? 20_000,
  proofLimit: file.proofLimit,
});
