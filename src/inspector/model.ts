import type { ChartState } from '../../machines/shared/chart';
import type { EventView, PageMessage, SnapshotView, Source, WireEntry } from './wire';

export type ActorModel = {
  sessionId: string;
  parentId: string | null;
  name: string;
  chart: ChartState | null;
  snapshot: SnapshotView;
  /** Transitions of the last step that took any, and its entry. */
  taken: { ids: readonly string[]; seq: number };
};
export type LogItem = {
  seq: number;
  at: number;
  sessionId: string;
  name: string;
  sourceId: string | null;
  event: EventView;
  /** The state after the event; null until the actor's next snapshot, or when none follows. */
  after: SnapshotView | null;
};
export type PageModel = {
  source: Source;
  isOpen: boolean;
  lastSeq: number;
  actors: ReadonlyMap<string, ActorModel>;
  log: readonly LogItem[];
};
export type Model = { pages: readonly PageModel[]; selected: string | null };

const LOG_LIMIT = 2_000;

/** The model before the first message. */
export const emptyModel: Model = { pages: [], selected: null };

/** The viewer's model after a message of a page. Known entries are skipped. */
export const receive = (model: Model, message: PageMessage): Model => {
  const known = model.pages.find((page) => page.source.id === message.from.id);
  switch (message.kind) {
    case 'bye':
      return known ? withPage(model, { ...known, isOpen: false }) : model;
    case 'hello':
      return withPage(model, { ...(known ?? newPage(message.from)), isOpen: true });
    case 'entry':
      return withPage(model, addEntries(known ?? newPage(message.from), [message.entry]));
    case 'report':
      return model;
    case 'replay':
      return withPage(model, addEntries(known ?? newPage(message.from), message.entries));
  }
};

const newPage = (source: Source): PageModel => ({
  source,
  isOpen: true,
  lastSeq: 0,
  actors: new Map(),
  log: [],
});

/** A reload replaces the page before it, in the list and in the selection. */
const withPage = (model: Model, page: PageModel): Model => {
  const { id, tab } = page.source;
  const isKnown = model.pages.some((other) => other.source.id === id);
  const left = isKnown
    ? []
    : model.pages
        .filter((other) => other.source.tab === tab && !other.isOpen)
        .map((other) => other.source.id);
  const pages = isKnown
    ? model.pages.map((other) => (other.source.id === id ? page : other))
    : [...model.pages.filter((other) => !left.includes(other.source.id)), page];
  const isLeft = model.selected !== null && left.includes(model.selected);
  return { pages, selected: model.selected === null || isLeft ? id : model.selected };
};

const addEntries = (page: PageModel, entries: readonly WireEntry[]): PageModel => {
  const fresh = entries.filter((entry) => entry.seq > page.lastSeq);
  if (fresh.length === 0) return page;
  const actors = new Map(page.actors);
  const log = [...page.log];
  for (const entry of fresh) {
    const { sessionId, seq } = entry;
    const actor = actors.get(sessionId);
    if (entry.type === '@xstate.actor') {
      const { parentId, name, chart, snapshot } = entry;
      actors.set(sessionId, {
        sessionId,
        parentId,
        name,
        chart,
        snapshot,
        taken: { ids: [], seq: 0 },
      });
    } else if (entry.type === '@xstate.event') {
      log.push({
        seq,
        at: entry.at,
        sessionId,
        name: actor?.name ?? sessionId,
        sourceId: entry.sourceId,
        event: entry.event,
        after: null,
      });
    } else {
      if (actor) {
        const taken = entry.taken.length > 0 ? { ids: entry.taken, seq } : actor.taken;
        actors.set(sessionId, { ...actor, snapshot: entry.snapshot, taken });
      }
      const index = log.findLastIndex(
        (item) =>
          item.sessionId === sessionId && item.after === null && item.event.type === entry.event,
      );
      const item = log[index];
      if (item) log[index] = { ...item, after: entry.snapshot };
    }
  }
  return {
    ...page,
    isOpen: true,
    lastSeq: fresh.at(-1)?.seq ?? page.lastSeq,
    actors,
    log: log.slice(-LOG_LIMIT),
  };
};

/** Actors below `parentId`, in the order of their start; an unknown parent counts as none. */
export const childrenOf = (
  page: PageModel,
  parentId: string | null,
  withEnded: boolean,
): ActorModel[] =>
  [...page.actors.values()].filter((actor) => {
    const parent =
      actor.parentId !== null && page.actors.has(actor.parentId) ? actor.parentId : null;
    return parent === parentId && (withEnded || actor.snapshot.status === 'active');
  });
