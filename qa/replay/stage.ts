import type { Capsule } from '../../machines/shared/capsule';
import type { PlanPath } from '../plan/types';

/** A flow that can be acted out in a browser. */
type StagedFlow = {
  /**
   * Events that gestures make in numbers of their own, such as one for each key: nothing is
   * compared by them.
   */
  readonly incidental: readonly string[];
  /** Inputs of the case file that a person can bring about. */
  readonly inputs: readonly string[];
};

/** How a page is as a path begins. */
export type Setting = Pick<Capsule, 'page' | 'clock' | 'flags'>;

type Played = {
  /** What the app recorded of it. */
  readonly report: Capsule;
  /** Why the path could not be replayed to its end; null when it could. */
  readonly failure: string | null;
  /** Where the pictures of its end are, by width; none where none were asked for. */
  readonly pictures: Readonly<Record<number, string>>;
};

/**
 * The app in a browser, as a project offers it: the module that `--stage` names exports
 * `openStage`.
 */
export type Stage = {
  /** By machine id. */
  readonly flows: Readonly<Record<string, StagedFlow>>;
  /**
   * Replays a path in a fresh page, with the clock, the flags and the view of a capsule. The app
   * may follow the last gesture a moment later: the report is read until `isWhole`, as long as a
   * screen may take.
   */
  readonly play: (
    machine: string,
    path: PlanPath,
    setting: Setting,
    isWhole: (report: Capsule) => boolean,
    /** Where pictures of its end go, at each width. */
    pictures?: { readonly folder: string; readonly name: string },
  ) => Promise<Played>;
  readonly close: () => Promise<void>;
};
export type OpenStage = () => Promise<Stage>;
