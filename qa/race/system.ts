import type { AnyMachineSnapshot } from 'xstate';
import type { Moment } from '../../machines/shared/properties';
import type { Edge } from '../explore/explore';
import type { Begun } from '../model/begun';
import type { Stimulus } from '../model/stimuli';
import type { ProductStimulus } from '../verify/productGraph';

/** What a step looks at and what it changes of the shared things, a bit for each of them. */
export type Access = { readonly reads: number; readonly writes: number };

/** No shared thing. */
export const NOTHING: Access = { reads: 0, writes: 0 };

/** All that several steps look at and change. */
export const unionOf = (all: readonly Access[]): Access => ({
  reads: all.reduce((bits, { reads }) => bits | reads, 0),
  writes: all.reduce((bits, { writes }) => bits | writes, 0),
});

/** Whether the order of two steps can make a difference. */
export const areDependent = (one: Access, other: Access): boolean =>
  (one.writes & (other.reads | other.writes)) !== 0 || (other.writes & one.reads) !== 0;

/** What a step comes to: where its process is then, and new values of shared things. */
export type Outcome = {
  readonly to: number;
  readonly changes: ReadonlyMap<number, unknown>;
  /** A bound of the race that is met here: what lies beyond it is not expanded. */
  readonly bound?: string;
};

/** What a machine does in a step, as properties see it. */
export type MachineMove = Omit<Moment, 'moves'>;

/** What is done in a step, so that it can be done again. */
export type RaceAction =
  | { readonly does: 'begin'; readonly part: string; readonly input: string }
  | { readonly does: 'step'; readonly part: string; readonly stimulus: Stimulus }
  /** A message comes while its part does not listen for it. */
  | { readonly does: 'miss'; readonly part: string; readonly message: string }
  /** The platform's next step with a request, or with one that its sender gave up. */
  | {
      readonly does: 'carryOut';
      readonly part: string;
      readonly actor: string;
      readonly isLate: boolean;
    }
  | { readonly does: 'happen'; readonly name: string };

/** A step that may be possible where a process is; whether it is depends on the shared things. */
export type Move = {
  readonly stimulus: ProductStimulus;
  readonly action: RaceAction;
  readonly access: Access;
  readonly begun: Begun;
  /** The step of a machine, where one takes part, and where it was; null where it was not there. */
  readonly machine?: {
    readonly part: string;
    readonly from: MachineMove['snapshot'] | null;
    readonly move: MachineMove;
    /** The step in the graph of the machine; none where its life begins. */
    readonly edge?: Edge;
  };
  /** Null where it cannot come. It may ask only for what `access` names. */
  readonly apply: (valueOf: (slot: number) => unknown) => Outcome | null;
};

/**
 * One of those that run side by side: a machine with its requests, or something that happens by
 * itself. Only the process itself leaves a place of its own; a place is a number.
 */
export type Process = {
  readonly name: string;
  /** The same list each time. */
  readonly movesAt: (place: number) => readonly Move[];
  /** All that the process may still look at and change, from this place on. */
  readonly futureOf: (place: number) => Access;
};

/** Processes and the things that they share. */
export type System = {
  /** At most 31: each is a bit. */
  readonly slots: readonly { readonly name: string; readonly initial: unknown }[];
  readonly processes: readonly Process[];
  /** The places of the processes at each start. */
  readonly starts: readonly { readonly name: string; readonly places: readonly number[] }[];
  /** What conditions see of the places of all processes and of the values of all slots. */
  readonly snapshotOf: (
    places: readonly number[],
    valueOf: (slot: number) => unknown,
  ) => AnyMachineSnapshot;
};
