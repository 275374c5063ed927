import type { StateValue } from 'xstate';
import type { Stimulus } from '../model/stimuli';

/** A request that a tab has sent. */
export type SentRequest = {
  /** Counted up within its tab. */
  readonly id: number;
  /** The invoke id of the actor that sent it. */
  readonly actor: string;
  /** Its name, as the tab's machine asks for it. */
  readonly asked: string;
  /** False where it has come to an end for the tab, or the tab has given it up. */
  readonly isWaited: boolean;
};

/** A part of a race in a browser: its machine as a running actor, whose requests are held back. */
export type RaceTab = {
  /** Begins a life of the machine with an input of its cases. */
  readonly begin: (input: string) => Promise<void>;
  /** Sends an event, settles an actor that is no request, or lets the next timer fire. */
  readonly take: (stimulus: Pick<Stimulus, 'kind' | 'type' | 'case' | 'actor'>) => Promise<void>;
  /** Answers a request with a case of its actor. */
  readonly answer: (id: number, name: string) => Promise<void>;
  /** Cuts the connection of a request; the page tells its machine so by this error of the cases. */
  readonly lose: (id: number, name: string) => Promise<void>;
  /** Where the machine is; null where it never began. */
  readonly state: () => Promise<StateValue | null>;
  /** All that it has sent, also in earlier lives, in their order. */
  readonly requests: () => Promise<readonly SentRequest[]>;
};

/** Where a race stands: the module, and the name of the race among its exports. */
export type RaceSource = { readonly file: string; readonly race: string };

/**
 * A browser for the tabs of races, as a project offers it: the module that `races` of
 * `paths.config.ts` names exports `openRaces`.
 */
export type RaceStage = {
  /** Opens each part in a browser context of its own. */
  readonly openTabs: (
    source: RaceSource,
    parts: readonly string[],
  ) => Promise<{
    readonly tabs: Readonly<Record<string, RaceTab>>;
    readonly close: () => Promise<void>;
  }>;
  readonly close: () => Promise<void>;
};
export type OpenRaces = () => Promise<RaceStage>;
