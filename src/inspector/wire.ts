import type { ChartState } from '../../machines/shared/chart';

/**
 * The messages between an inspected page and the viewer. All of it is JSON, redacted before it is
 * posted.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A BroadcastChannel reaches only pages of our own origin. */
export const CHANNEL = 'croupier.inspector';
/** The page of the viewer. */
export const VIEWER_PATH = '/inspector.html';

export type StateValue = string | { [region: string]: StateValue };
export type SnapshotView = {
  status: string;
  /** Null for actors without states (promises, callbacks). */
  value: StateValue | null;
  tags: string[];
  /** Context, output, error and input, as far as the actor has them. */
  data: { [key: string]: Json };
};
export type EventView = { type: string; [key: string]: Json };

type Entry = {
  /** Counts up within one page load. */
  seq: number;
  /** Epoch ms. */
  at: number;
  sessionId: string;
};
type ActorEntry = Entry & {
  type: '@xstate.actor';
  parentId: string | null;
  name: string;
  chart: ChartState | null;
  snapshot: SnapshotView;
};
type EventEntry = Entry & { type: '@xstate.event'; sourceId: string | null; event: EventView };
type SnapshotEntry = Entry & {
  type: '@xstate.snapshot';
  event: string;
  snapshot: SnapshotView;
  /** Ids of the transitions taken on the way to this snapshot. */
  taken: string[];
};
export type WireEntry = ActorEntry | EventEntry | SnapshotEntry;

/** One page load. `tab` stays the same over reloads, so that the viewer can follow it. */
export type Source = { id: string; tab: string; startedAt: number };

export type PageMessage =
  | { kind: 'hello'; from: Source }
  | { kind: 'entry'; from: Source; entry: WireEntry }
  | { kind: 'replay'; from: Source; to: string; entries: WireEntry[] }
  /** The page's replay capsule, as the text of its file. */
  | { kind: 'report'; from: Source; to: string; text: string }
  | { kind: 'bye'; from: Source };
/** A viewer asks every page, or one, for its history. */
export type ViewerMessage =
  | { kind: 'viewer'; id: string; source: string | null }
  | { kind: 'reportAsked'; id: string; source: string };
export type WireMessage = PageMessage | ViewerMessage;

const KINDS: readonly unknown[] = [
  'hello',
  'entry',
  'replay',
  'report',
  'bye',
  'viewer',
  'reportAsked',
] satisfies WireMessage['kind'][];

/** Both ends are the same build on the same origin, so only the kind is checked. */
export const isWireMessage = (data: unknown): data is WireMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && KINDS.includes(data.kind);

/** An id for a page load, a tab or a viewer; `crypto.randomUUID` is missing on plain http. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
