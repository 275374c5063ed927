import type { DialogFlow, Flow } from './defineFlow';

/**
 * Where the file of every flow is, by its path. The folder is the table: a file added to
 * `src/flows` is in it. It names some hundred files, which the first screen does without.
 */
export const flowFiles = import.meta.glob<Record<string, Flow | DialogFlow>>('../*.{ts,tsx}');
