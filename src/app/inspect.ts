import { safePage } from '../../contract/safeAddress';
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent, Observer } from 'xstate';
import type { Capsule } from '../../machines/shared/capsule';
import { chartOf, transitionId, type ChartState } from '../../machines/shared/chart';
import { createReplay } from '../inspector/replay';
import {
  CHANNEL,
  isWireMessage,
  newId,
  VIEWER_PATH,
  type PageMessage,
  type Source,
  type WireEntry,
} from '../inspector/wire';
import { safeStorage } from '../services/storage';
import { isInspectorWanted } from './isInspectorWanted';
import { createRedactor, MARK } from './redact';

/** What `createActor` takes to be inspected. */
export type InspectOptions = { inspect: Observer<InspectionEvent> };

type Wire = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

export type FeedOptions = {
  /** The page's replay capsule, for a viewer that asks. */
  report: () => Promise<Capsule>;
};

const NAME = 'croupier-inspector';
const SIZE = 'popup,width=1360,height=880';
/** How long an open viewer has to answer before a new one is opened. */
const ANSWER_TIME = 400;
const TAB = 'inspect.tab';

/**
 * The inspector (docs/decisions/0100-inspector.md): undefined unless `?inspect=1` was asked for,
 * which a tab remembers until `?inspect=0`. Reached only from dev and the sandbox build.
 */
export const startInspector = (options: FeedOptions): InspectOptions | undefined => {
  const storage = safeStorage(() => window.sessionStorage);
  if (!isInspectorWanted(location.search, storage)) return undefined;
  const tab = storage.read(TAB) ?? newId();
  storage.write(TAB, tab);

  const channel = new BroadcastChannel(CHANNEL);
  const feed = createFeed(channel, { id: newId(), tab, startedAt: Date.now() }, options);
  const { answered, open, close } = feed;
  open();
  window.addEventListener('pagehide', close);
  // The page returns from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && open());
  setTimeout(() => {
    if (answered()) return;
    // The name lets a second inspected tab find the window of the first.
    const viewer = window.open(safePage(VIEWER_PATH), NAME, SIZE);
    if (viewer) return;
    const address = `${location.origin}${VIEWER_PATH}`;
    // oxlint-disable-next-line no-console -- the popup blocker leaves no other place to say it
    console.info(`The inspector waits for its viewer: open ${address} in another window.`);
  }, ANSWER_TIME);
  return feed.options;
};

type Note = {
  type: string;
  sessionId: string;
  at: number;
  chart: ChartState | null;
  taken: string[];
};

/**
 * Redacts what XState reports and posts it on the wire. @statelyai/inspect converts events when the
 * page is idle, and leaves out microsteps, charts with resolved targets and the time. Notes taken
 * when the event occurs add these.
 */
export const createFeed = (wire: Wire, source: Source, { report }: FeedOptions) => {
  const redactor = createRedactor();
  const replay = createReplay();
  const notes: Note[] = [];
  const taken = new Map<string, string[]>();
  let seq = 0;
  let isAnswered = false;
  const post = (message: PageMessage) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it takes no target
    wire.postMessage(message);

  wire.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (
      !isWireMessage(data) ||
      !('source' in data) ||
      (data.source !== null && data.source !== source.id)
    )
      return;
    if (data.kind === 'reportAsked') {
      void report().then((capsule) =>
        post({ kind: 'report', from: source, to: data.id, text: JSON.stringify(capsule) }),
      );
      return;
    }
    isAnswered = true;
    post({ kind: 'replay', from: source, to: data.id, entries: replay.entries() });
  });

  /** The note of an event from the library; both have the same order. */
  const noteOf = ({ type, sessionId }: StatelyInspectionEvent): Note => {
    const index = notes.findIndex((note) => note.type === type && note.sessionId === sessionId);
    const [note] = index < 0 ? [] : notes.splice(0, index + 1).slice(-1);
    return note ?? { type, sessionId, at: Date.now(), chart: null, taken: [] };
  };

  const redact = (event: StatelyInspectionEvent): WireEntry => {
    const { at, chart, taken: ids } = noteOf(event);
    const base = { seq: (seq += 1), at, sessionId: event.sessionId };
    switch (event.type) {
      case '@xstate.actor':
        return {
          ...base,
          type: event.type,
          parentId: event.parentId ?? null,
          name: structural(event.name),
          chart,
          snapshot: redactor.snapshot(event.snapshot),
        };
      case '@xstate.event':
        return {
          ...base,
          type: event.type,
          sourceId: event.sourceId ?? null,
          event: redactor.event(event.event),
        };
      case '@xstate.snapshot':
        return {
          ...base,
          type: event.type,
          event: redactor.event(event.event).type,
          taken: ids,
          snapshot: redactor.snapshot(event.snapshot),
        };
    }
  };

  const inspector = createInspector(
    {
      send: (event) => {
        const entry = event as unknown as WireEntry;
        replay.add(entry);
        post({ kind: 'entry', from: source, entry });
      },
    },
    // The library's sanitisers don't reach inputs, outputs and errors: everything is built again
    // here from an allow-list.
    {
      serialize: (event) => redact(event) as unknown as StatelyInspectionEvent,
      serializationDepthLimit: 16,
    },
  );

  const next = (event: InspectionEvent) => {
    const { sessionId } = event.actorRef;
    switch (event.type) {
      case '@xstate.microstep': {
        taken.set(sessionId, [
          ...(taken.get(sessionId) ?? []),
          ...event._transitions.map((transition: AnyTransitionDefinition) =>
            transitionId(transition),
          ),
        ]);
        return;
      }
      case '@xstate.actor':
      case '@xstate.event':
      case '@xstate.snapshot': {
        const isSnapshot = event.type === '@xstate.snapshot';
        notes.push({
          type: event.type,
          sessionId,
          at: Date.now(),
          chart: event.type === '@xstate.actor' ? chartOfActor(event.actorRef) : null,
          taken: (isSnapshot && taken.get(sessionId)) || [],
        });
        if (isSnapshot) taken.delete(sessionId);
        inspector.inspect.next?.(event);
        return;
      }
      default:
    }
  };

  return {
    options: { inspect: { next } } satisfies InspectOptions,
    /** True when a viewer has asked for this page. */
    answered: () => isAnswered,
    open: () => post({ kind: 'hello', from: source }),
    close: () => post({ kind: 'bye', from: source }),
  };
};

const structural = (name: string) => (/^[\w.$:()#-]{1,120}$/.test(name) ? name : MARK);

const chartOfActor = (actorRef: object): ChartState | null => {
  const logic = 'logic' in actorRef ? actorRef.logic : null;
  return typeof logic === 'object' && logic !== null && 'root' in logic
    ? chartOf(logic as AnyStateMachine)
    : null;
};
