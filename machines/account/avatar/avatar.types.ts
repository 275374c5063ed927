/** A picture of the set. */
export type Icon = { id: string; name: string; path: string };
/** The set, and the id of the picture that is chosen; null for none. */
export type Icons = { icon: string | null; icons: Icon[] };
/** `path`: the picture that is chosen now; null for none. */
export type AvatarOutcome =
  | { kind: 'chosen'; path: string | null }
  | { kind: 'refused'; message: string };
/** A trial account ends: it has no picture. */
export type AvatarInput = { isTrial: boolean };
