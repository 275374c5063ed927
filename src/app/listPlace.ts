import { scheduleWrite } from './historyWrites';

/**
 * The position in a list is stored with the history entry: going back returns to the same tile, a
 * new visit begins at the top. The router keeps its state under `usr`, so it is written there.
 */
export const rememberTop = (top: number) => {
  scheduleWrite('top', () => {
    const state = history.state as { usr?: object } | null;
    history.replaceState({ ...state, usr: { ...state?.usr, top } }, '');
  });
};

/** The stored position, from the state that the router gives. */
export const topOf = (state: unknown): number => {
  const top = typeof state === 'object' && state !== null && 'top' in state ? state.top : 0;
  return typeof top === 'number' && Number.isInteger(top) && top > 0 ? top : 0;
};
