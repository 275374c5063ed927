import type { ChartState } from '../../machines/shared/chart';
import type { SnapshotView, StateValue } from './wire';
import { words } from './words';

/** Short names of XState's own event types; all others are unchanged. */
export const eventLabel = (type: string): string => {
  if (type === '') return words.always;
  if (Object.hasOwn(words.ownEvents, type))
    return words.ownEvents[type as keyof typeof words.ownEvents];
  const [, kind, rest] =
    /^xstate\.(done\.actor|error\.actor|snapshot|after|done\.state)\.(.+)$/.exec(type) ?? [];
  if (kind === undefined || rest === undefined) return type;
  switch (kind) {
    case 'done.actor':
      return words.done(actorLabel(rest));
    case 'error.actor':
      return words.failed(actorLabel(rest));
    case 'snapshot':
      return words.snapshot(actorLabel(rest));
    case 'after':
      return words.after(rest.split('.')[0] ?? rest);
    default:
      return words.stateDone;
  }
};

/** XState names an invoke without an id `0.login.form`. */
const actorLabel = (id: string) => id.replace(/^\d+\./, '');

/** `form.step.credentials & form.captcha.hidden`: each active leaf by its path. */
export const stateLabel = ({ value, status }: SnapshotView): string => {
  const leaves = value === null ? [] : leafPaths(value);
  return leaves.length === 0 ? status : leaves.join(' · ');
};

const leafPaths = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([region, inner]) => {
        const below = leafPaths(inner);
        return below.length === 0 ? [region] : below.map((path) => `${region}.${path}`);
      });

/** Ids of the active states, the machine's root among them. */
export const activeIds = (node: ChartState, value: StateValue | null): ReadonlySet<string> => {
  const ids = new Set<string>();
  const visit = (at: ChartState, inner: StateValue | null) => {
    ids.add(at.id);
    for (const child of at.states) {
      if (inner === child.key) visit(child, null);
      else if (typeof inner === 'object' && inner !== null && Object.hasOwn(inner, child.key))
        visit(child, inner[child.key] ?? null);
    }
  };
  if (value !== null) visit(node, value);
  return ids;
};

/**
 * The name of a target as seen from a state: its path from the nearest state that contains both.
 */
export const targetLabel = (target: string, source: string): string => {
  const path = target.split('.');
  const from = source.split('.');
  const shared = path.findIndex((key, depth) => key !== from[depth]);
  return path.slice(shared < 0 ? -1 : shared).join('.');
};

/** The time of an entry (epoch ms) as `HH:mm:ss.SSS` of this device. */
export const timeLabel = (at: number): string => {
  const date = new Date(at);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map((value) => pad(value));
  return `${time.join(':')}.${pad(date.getMilliseconds(), 3)}`;
};
