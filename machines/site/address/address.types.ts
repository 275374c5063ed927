/** An entry of the browser's history. */
type HistoryEntry = {
  address: string;
  key: string;
  /** The address that it was stepped into from; null where it was reached by its own address. */
  over: string | null;
  /** Of what lay over a page before a reload. The page's entry, with the same key, is below. */
  isLayer: boolean;
};
/** How the browser came to an entry, in the words of React Router. */
type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';
/** What an entry keeps that the machine wrote. */
export type EntryState = { mark: number; over?: string | null };

/** `entry`: the address that the session began with. */
export type AddressInput = { entry: string };
export type AddressContext = {
  /** The entry on show. */
  here: HistoryEntry;
  /** The wanted address, until it is written or the browser is back at it; empty for none. */
  pending: string;
  /** The last write, until the browser shows it or an entry that the machine did not write. */
  written: { address: string; mark: number } | null;
  /** How many writes there were. The number of a write is its mark. */
  marks: number;
};

export type LocationChanged = HistoryEntry & {
  kind: NavigationKind;
  /** Of the write that made the entry; undefined for every other entry. */
  mark: number | undefined;
  /** The tile of a list that the entry remembers. */
  from: number;
};
export type AddressWanted = {
  /** The address of what the session shows. */
  address: string;
  /** A page of the player site: its query says what it shows. */
  isSite: boolean;
  isSignedIn: boolean;
};
export type AddressEvent =
  | ({ type: 'location.changed' } & LocationChanged)
  /** The session is where it was, or has moved: sent after each `location.changed`, too. */
  | ({ type: 'address.wanted' } & AddressWanted)
  /** The session has no address yet, or no longer. */
  | { type: 'address.lost' }
  /** The page is idle, or is about to be left. */
  | { type: 'write.due' };

/** What the machine asks the browser and the session to do. */
export type AddressCommand =
  | { type: 'route.changed'; path: string; from: number }
  | { type: 'entry.write'; address: string; options: { replace: boolean; state: EntryState } }
  | { type: 'entry.leave' }
  /** Sends `write.due` when the page is idle. `address` is what will be written. */
  | { type: 'write.schedule'; address: string }
  | { type: 'write.cancel' }
  /** Does what others have scheduled for this entry. */
  | { type: 'writes.flush' };
