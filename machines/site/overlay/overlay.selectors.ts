import type { OverlayName, OverlaySnapshot } from './overlay.machine';

/** A selector: true while the overlay of this name is open. */
export const selectIsOpen = (name: OverlayName) => (s: OverlaySnapshot) =>
  s.context.stack.includes(name);
