import type { Downline, Downlines } from '../../../contract/agents';

/** `parentId` null: the caller. A search goes through the whole team below that account. */
export type DownlineFilter = { parentId: string | null; search: string };
/** From the caller down to the account whose downlines are on show. */
export type DownlinePath = Downlines['path'];
export type { Downline };
