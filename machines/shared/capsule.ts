import type { StateValue } from 'xstate';

/**
 * A replay capsule (docs/decisions/0028): the steps of one page's machines, without anything that a
 * person typed. The app writes it, `npm run qa -- replay` reads it.
 */
export type Capsule = {
  readonly kind: typeof CAPSULE_KIND;
  readonly version: typeof CAPSULE_VERSION;
  readonly app: {
    readonly version: string;
    readonly build: string;
    /** Hash of the source of all machines (`machinesHash`); missing or empty where not built. */
    readonly machines?: string | undefined;
  };
  readonly page: {
    readonly path: string;
    readonly language: string;
    readonly viewport: { readonly width: number; readonly height: number };
  };
  /** When the recording began, in epoch ms, and the address. */
  readonly clock: { readonly startedAt: number; readonly timeZone: string };
  /** The platform's flags (spec §3); empty until the platform has answered. */
  readonly flags: { readonly [flag: string]: boolean };
  /** The fixed seed of the sandbox's data; null on any other platform. */
  readonly seed: string | null;
  readonly actors: readonly CapsuleActor[];
  /** In the order of their events. */
  readonly entries: readonly CapsuleEntry[];
};

export type CapsuleActor = {
  /** Session id. */
  readonly id: string;
  readonly parent: string | null;
  /** The id it was invoked under. */
  readonly name: string;
  readonly machine: string;
  /** Hash of its chart (`chartHash`): shows whether the machine has changed since. */
  readonly hash: string;
  /** The state before its first entry; null when that entry is its start. */
  readonly from: StateValue | null;
};

/** One macrostep. */
export type CapsuleEntry = {
  /** Milliseconds since the start of the recording. */
  readonly at: number;
  readonly actor: string;
  /** Session id of the sender; null for a view, a bridge or a timer of the page. */
  readonly by: string | null;
  /**
   * One event. A start has `xstate.init` with the input, and the events that arrived while the
   * machine's code was loading.
   */
  readonly events: readonly CapsuleEvent[];
  /** Transitions taken, as `nodeId|event|index`. */
  readonly transitions: readonly string[];
  readonly value: StateValue;
  readonly status: string;
};

/**
 * Its type, and an outline of its payload: texts are replaced by marks, except the program's own
 * words.
 */
export type CapsuleEvent = { readonly type: string; readonly [key: string]: Json };
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Marks a file as a capsule. */
export const CAPSULE_KIND = 'croupier.capsule';
/** The version of the capsule's format. */
export const CAPSULE_VERSION = 1;
/** Replaces a text that the record does not keep. */
export const MARK = '•••';
/** Replaces a value that is not plain data, such as a file or an actor. */
export const THING = '[object]';
/** Replaces the rest of a long list. */
export const moreMark = (count: number): string => `[${count} more]`;
/** How many items the last item of a list stands for, when it is such a mark. */
export const moreIn = (item: Json | undefined): number =>
  typeof item === 'string' ? Number(/^\[(\d{1,9}) more\]$/.exec(item)?.[1] ?? 0) : 0;
