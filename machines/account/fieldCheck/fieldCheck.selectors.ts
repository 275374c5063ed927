import type { FieldCheckSnapshot } from './fieldCheck.machine';

/** What is wrong with the value; null when nothing is, or it is not known. */
export const selectMessage = (s: FieldCheckSnapshot | undefined) => s?.context.message ?? null;
