import { createHash } from 'node:crypto';
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { shownText } from '../base/plainText';

/** An action as xstate executes it, or as it inspects it. */
export type Executed = { readonly type: string; readonly params?: unknown };

/**
 * What a step did to the world outside its context, in order: actors started and stopped, messages,
 * emitted events, timers, named actions; and the output, where it was the last step.
 */
export const effectsOf = (actions: readonly Executed[], snapshot: AnyMachineSnapshot): string[] => [
  ...actions.flatMap((action) => effectOf(action) ?? []),
  ...(snapshot.status === 'done' ? [`output${payload(snapshot.output)}`] : []),
];

const effectOf = ({ type, params }: Executed): string | undefined => {
  switch (type) {
    case 'xstate.spawnChild': {
      const { actorRef, input } = params as { actorRef?: AnyActorRef; input?: unknown };
      return `start ${actorRef?.id}${payload(input)}`;
    }
    case 'xstate.stopChild':
      return `stop ${(params as AnyActorRef | undefined)?.id}`;
    case 'xstate.sendTo': {
      const { to, targetId, event, delay } = params as {
        to?: AnyActorRef | string;
        targetId?: string;
        event: EventObject;
        delay?: number;
      };
      return (
        `send ${named(event)} to ` +
        `${typeof to === 'object' ? targetOf(to) : (targetId ?? to)}${later(delay)}`
      );
    }
    case 'xstate.raise': {
      const { event, delay } = params as { event: EventObject; delay?: number };
      return delay === undefined ? undefined : `timer ${named(event)}${later(delay)}`;
    }
    case 'xstate.cancel':
      return `cancel ${(params as { sendId: string }).sendId}`;
    case 'xstate.emit':
      return `emit ${named((params as { event: EventObject }).event)}`;
    case 'xstate.log':
      return undefined;
    default:
      return `do ${type}${payload(params)}`;
  }
};

/** A machine that runs alone has no id but that of its session. */
const targetOf = ({ id, sessionId }: AnyActorRef): string => (id === sessionId ? 'itself' : id);

const named = ({ type, ...fields }: EventObject) =>
  `${type}${Object.keys(fields).length > 0 ? payload(fields) : ''}`;
const payload = (value: unknown) => (value === undefined ? '' : ` ${digestOf(value)}`);
const later = (delay: number | undefined) => (delay === undefined ? '' : ` in ${delay} ms`);

/**
 * The text for a value in a plan: a short value itself, so that a failure shows what was expected;
 * the beginning of a long one, with eight hex digits of the whole.
 */
const digestOf = (value: unknown): string => {
  const text = shownText(value);
  return text.length <= SHORT
    ? text
    : `${text.slice(0, BEGINNING)}…#${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
};
const SHORT = 240;
const BEGINNING = 60;

/** Digests of the fields of a context. */
export type ContextDigest = Readonly<Record<string, string>>;

/**
 * Digests contexts one after another; a field whose value is identical to the one before is not
 * read again.
 */
export const createContextDigester = (): ((context: unknown) => ContextDigest) => {
  const known = new Map<string, { value: unknown; digest: string }>();
  return (context) => {
    const digests: Record<string, string> = {};
    for (const [key, value] of Object.entries((context ?? {}) as Record<string, unknown>)) {
      const last = known.get(key);
      const digest = last && Object.is(last.value, value) ? last.digest : digestOf(value);
      known.set(key, { value, digest });
      digests[key] = digest;
    }
    return digests;
  };
};

/** The changed fields; null stands for a removed one. */
export const changesBetween = (
  before: ContextDigest,
  after: ContextDigest,
): Record<string, string | null> => ({
  ...Object.fromEntries(Object.entries(after).filter(([key, digest]) => before[key] !== digest)),
  ...Object.fromEntries(
    Object.keys(before)
      .filter((key) => !(key in after))
      .map((key) => [key, null]),
  ),
});
