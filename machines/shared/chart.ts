import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** `nodeId|event|index`; the event is empty for `always`. The same for every `provide`d version of a machine. */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`;
};

/** Eight hex digits over the states and transitions of a machine: names, targets and guards. */
export const chartHash = (machine: AnyStateMachine): string => {
  let hash = FNV_OFFSET;
  for (const line of linesOf(machine.root)) {
    for (const letter of `${line}\n`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

const FNV_OFFSET = 0x81_1C_9D_C5;
const FNV_PRIME = 0x01_00_01_93;

const linesOf = (node: AnyStateNode): string[] => [
  `${node.id} ${node.type}`,
  ...[...node.transitions.values(), node.always ?? []].flat().map((transition) =>
    [transitionId(transition), guardName(transition), ...(transition.target ?? []).map(({ id }) => id)].join(' ')),
  ...Object.values(node.states).flatMap(linesOf),
];

/** A guard that is a function has no name that survives a build. */
const guardName = ({ guard }: AnyTransitionDefinition): string =>
  typeof guard === 'string' ? guard : typeof guard === 'object' ? guard.type : typeof guard;
