import type { StateValue } from 'xstate';
import * as v from 'valibot';
import {
  CAPSULE_KIND,
  CAPSULE_VERSION,
  type Capsule,
  type CapsuleEvent,
  type Json,
} from '../../machines/shared/capsule';

const stateValue: v.GenericSchema<StateValue> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => stateValue),
  ),
]);
const json: v.GenericSchema<Json> = v.union([
  v.null(),
  v.boolean(),
  v.number(),
  v.string(),
  v.array(v.lazy(() => json)),
  v.record(
    v.string(),
    v.lazy(() => json),
  ),
]);
const event: v.GenericSchema<CapsuleEvent> = v.objectWithRest({ type: v.string() }, json);

const schema: v.GenericSchema<unknown, Capsule> = v.object({
  kind: v.literal(CAPSULE_KIND),
  version: v.literal(CAPSULE_VERSION),
  app: v.object({
    version: v.string(),
    build: v.string(),
    machines: v.optional(v.string()),
  }),
  page: v.object({
    path: v.string(),
    language: v.string(),
    viewport: v.object({ width: v.number(), height: v.number() }),
  }),
  clock: v.object({ startedAt: v.number(), timeZone: v.string() }),
  flags: v.record(v.string(), v.boolean()),
  seed: v.nullable(v.string()),
  actors: v.array(
    v.object({
      id: v.string(),
      parent: v.nullable(v.string()),
      name: v.string(),
      machine: v.string(),
      hash: v.string(),
      from: v.nullable(stateValue),
    }),
  ),
  entries: v.array(
    v.object({
      at: v.number(),
      actor: v.string(),
      by: v.nullable(v.string()),
      events: v.pipe(v.array(event), v.minLength(1)),
      transitions: v.array(v.string()),
      value: stateValue,
      status: v.string(),
    }),
  ),
});

/** True when a file's content is meant to be a capsule, complete or not. */
export const isCapsule = (content: unknown): boolean =>
  typeof content === 'object' &&
  content !== null &&
  'kind' in content &&
  content.kind === CAPSULE_KIND;

/** A capsule, or the reason why it is not one, in a few words. */
export const parseCapsule = (content: unknown): { capsule: Capsule } | { problem: string } => {
  const version =
    typeof content === 'object' && content !== null && 'version' in content
      ? content.version
      : undefined;
  if (typeof version === 'number' && version > CAPSULE_VERSION)
    return {
      problem: `it is of version ${version}, and this tool reads version ${CAPSULE_VERSION}`,
    };
  const parsed = v.safeParse(schema, content);
  if (parsed.success) return { capsule: parsed.output };
  const [issue] = parsed.issues;
  return { problem: `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}` };
};
