import type { Play } from '../../../contract/playSession';

/** Minutes between two reality checks: the one in force, and what can be chosen. */
export type Interval = Play['interval'];
export type SaveOutcome =
  | { kind: 'saved'; interval: Interval }
  | { kind: 'refused'; message: string };
