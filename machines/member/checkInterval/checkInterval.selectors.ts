import type { CheckIntervalSnapshot } from './checkInterval.machine';

const STEP = 5;

/** The interval in force; null before it is read. */
export const selectInterval = (s: CheckIntervalSnapshot) => s.context.interval;
/** The minutes that can be chosen: the bounds of the pack, and every five between them. */
export const choicesOf = ({
  minutes,
  least,
  most,
}: NonNullable<ReturnType<typeof selectInterval>>): number[] => {
  const fives = Array.from({ length: most / STEP + 1 }, (_, index) => index * STEP);
  const all = new Set([...fives, least, minutes, most]);
  return [...all].filter((one) => one >= least && one <= most).toSorted((a, b) => a - b);
};
/** True when it could not be read. */
export const selectHasFailed = (s: CheckIntervalSnapshot) => s.matches('failed');
/** True while a choice is being saved. */
export const selectIsSaving = (s: CheckIntervalSnapshot) => s.matches('saving');
/** Why the last step failed; null when it did not. */
export const selectMessage = (s: CheckIntervalSnapshot) => s.context.message;
