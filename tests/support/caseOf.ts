import type { MachineCases } from '../../machines/shared/cases';

/** The output of an actor in a case file, by the name of the case. */
export const outputOf = (cases: MachineCases, actor: string, name: string): unknown => {
  const found = cases.actors[actor]?.done?.find((one) => one.name === name);
  if (!found) throw new Error(`the case file has no answer "${name}" of ${actor}`);
  return found.output;
};

/** The error of an actor in a case file, by the name of the case. */
export const errorOf = (cases: MachineCases, actor: string, name: string): unknown => {
  const found = cases.actors[actor]?.error?.find((one) => one.name === name);
  if (!found) throw new Error(`the case file has no failure "${name}" of ${actor}`);
  return found.error;
};

/** The case of an event by name: its payload, and the name. */
export const eventOf = (cases: MachineCases, type: string, name: string): unknown => {
  const found = cases.events[type]?.find((one) => one.name === name);
  if (!found) throw new Error(`the case file has no case "${name}" of ${type}`);
  return found;
};
