import { scheduleWrite } from './historyWrites';

/**
 * Where one was in a list stays with the history entry: going back finds the same tile again, a new
 * visit begins at the top. The router keeps what it is given under `usr`, so it is written there.
 */
export const rememberTop = (top: number) => {
  scheduleWrite('top', () => {
    const state = history.state as { usr?: object } | null;
    history.replaceState({ ...state, usr: { ...state?.usr, top } }, '');
  });
};

/** What an entry remembers, as the router gives it back. */
export const topOf = (state: unknown): number => {
  const top = typeof state === 'object' && state !== null && 'top' in state ? state.top : 0;
  return typeof top === 'number' && Number.isInteger(top) && top > 0 ? top : 0;
};
