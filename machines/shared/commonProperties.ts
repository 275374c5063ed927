import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { MachineCases } from './cases';
import { before, leadsTo, never, type Condition, type Property } from './properties';

const statesWith = (machine: AnyStateMachine, tag: string): AnyStateNode[] => {
  const walk = (node: AnyStateNode): AnyStateNode[] => [
    ...(node.tags.includes(tag) ? [node] : []),
    ...Object.values(node.states).flatMap(walk),
  ];
  return walk(machine.root);
};

const isIn = ({ path }: AnyStateNode, isIt: boolean): Condition => ({
  isOfPlace: true,
  test: ({ snapshot }) => snapshot.matches(valueOf(path)) === isIt,
});
const valueOf = ([key = '', ...rest]: readonly string[]): object | string =>
  rest.length === 0 ? key : { [key]: valueOf(rest) };

/** A property for each state that waits for an answer: it does not wait for ever. */
export const everyBusyStateIsLeft = (
  machine: AnyStateMachine,
  options: Parameters<typeof leadsTo>[2] = {},
): Property[] =>
  statesWith(machine, 'busy').map((node) => ({
    name: `${node.path.join('.')} is left`,
    says: `Nobody waits for ever in "${node.path.join('.')}": an answer or a fault leads on.`,
    rule: leadsTo(isIn(node, true), isIn(node, false), { ...options, leaves: node.path }),
  }));

/** A request goes out only after a person asked for it, and once for each time. */
export const sentOncePerWish = (
  what: string,
  {
    wish,
    sent,
    ...more
  }: { wish: Condition; sent: Condition } & Pick<Property, 'keptBy' | 'clauses'>,
): Property => ({
  name: `${what} once per wish`,
  says: `${what} goes out only when the person asks for it, and once for each time they ask.`,
  rule: before(wish, sent, { isEach: true }),
  ...more,
});

/**
 * What is secret stays in the context no longer than the request that needs it. The texts come from
 * the cases: every value of these fields, wherever in a payload, an input or an output.
 */
export const secretGone = (
  what: string,
  {
    cases,
    fields,
    until,
    ...more
  }: { cases: MachineCases; fields: readonly string[]; until: Condition } & Pick<
    Property,
    'keptBy'
  >,
): Property => {
  const secrets = secretsIn([cases.inputs, cases.events, cases.actors], fields);
  if (secrets.length === 0) throw new Error(`no case of ${cases.machine.id} has ${fields.join()}`);
  return {
    name: `${what} is forgotten`,
    says: `${what} is in memory only as long as the request that needs it.`,
    rule: never({
      isOfPlace: until.isOfPlace,
      test: (moment) => !until.test(moment) && holds(moment.snapshot, secrets),
    }),
    ...more,
  };
};

/** Whether a case of the machine has a text in this field. */
export const hasField = ({ inputs, events, actors }: MachineCases, field: string): boolean =>
  secretsIn([inputs, events, actors], [field]).length > 0;

const secretsIn = (value: unknown, fields: readonly string[]): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    fields.includes(key) && typeof inner === 'string' && inner !== ''
      ? [inner]
      : secretsIn(inner, fields),
  );
};

/** Whether a text is in the context, alone or within another one. */
const holds = ({ context }: AnyMachineSnapshot, secrets: readonly string[]): boolean => {
  const text = JSON.stringify(context);
  return secrets.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));
};
