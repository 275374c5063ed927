import type { StateValue } from 'xstate';

/**
 * A replay capsule (docs/decisions/0028): what the machines of one page went through, without
 * anything a person typed. The app writes it, `npm run qa -- replay` reads it.
 */
export type Capsule = {
  readonly kind: typeof CAPSULE_KIND;
  readonly version: typeof CAPSULE_VERSION;
  readonly app: { readonly version: string; readonly build: string };
  readonly page: {
    readonly path: string;
    readonly language: string;
    readonly viewport: { readonly width: number; readonly height: number };
  };
  /** When the record began, in epoch ms, and where. */
  readonly clock: { readonly startedAt: number; readonly timeZone: string };
  /** What the platform had switched on (spec §3); empty while it has not said. */
  readonly flags: { readonly [flag: string]: boolean };
  /** The sandbox's data, which come from one fixed seed; null on any other platform. */
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
  /** Of its chart (`chartHash`): a machine that has changed since tells so. */
  readonly hash: string;
  /** Where its first entry finds it; null when that entry is its start. */
  readonly from: StateValue | null;
};

/** One macrostep. */
export type CapsuleEntry = {
  /** Milliseconds since the clock's start. */
  readonly at: number;
  readonly actor: string;
  /** Session id of who sent the event; null for a view, a bridge or a timer of the page. */
  readonly by: string | null;
  /**
   * One event, but for a start: that is `xstate.init` with the input, and whatever came while the
   * machine's file was on its way.
   */
  readonly events: readonly CapsuleEvent[];
  /** Transitions taken, as `nodeId|event|index`. */
  readonly transitions: readonly string[];
  readonly value: StateValue;
  readonly status: string;
};

/** Its type, and its payload as a sketch: texts are marks but for the program's own words. */
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
/** Stands for a text that the record does not keep. */
export const MARK = '•••';
/** Stands for what is no plain data, such as a file or an actor. */
export const THING = '[object]';
/** Stands for the rest of a long list. */
export const moreMark = (count: number): string => `[${count} more]`;
/** How many a list's last item stands for, where it is such a mark. */
export const moreIn = (item: Json | undefined): number =>
  typeof item === 'string' ? Number(/^\[(\d{1,9}) more\]$/.exec(item)?.[1] ?? 0) : 0;
