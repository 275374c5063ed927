import type { OverlayName, OverlaySnapshot } from './overlay.machine';

export const selectIsOpen = (name: OverlayName) => (s: OverlaySnapshot) =>
  s.context.stack.includes(name);
