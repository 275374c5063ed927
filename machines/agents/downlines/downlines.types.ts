import type { Downline, Downlines } from '../../../contract/agents';

/** `parentId`: null for the caller. A search covers the whole team below that account. */
export type DownlineFilter = { parentId: string | null; search: string };
/** The path from the caller to the account whose downlines are shown. */
export type DownlinePath = Downlines['path'];
export type { Downline };
