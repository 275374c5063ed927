import { useSyncExternalStore, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { replacePage } from '../flows/shared/drawnPage';
import { AwaitedPart } from '../flows/shared/LoadBoundary';
import { lazyScreen } from '../flows/shared/lazyScreen';
import type { PlayerPage as Page } from './PlayerPage';

const PlayerPage = lazyScreen(() => import('./PlayerPage').then((m) => m.PlayerPage));

/** Fetches the code of the player site's pages. One that does not come is asked for again later. */
export const preloadPlayerPage = PlayerPage.preload;

/** `left`: the prerendered page is below a prerendered login. `late`: its code did not come. */
let state: 'here' | 'left' | 'late' = 'here';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const stateNow = () => state;

/** Leaves the prerendered page below a prerendered login as it is, without its code. */
export const leavePage = (): void => {
  state = 'left';
};
/** True while the prerendered page is left as it is. */
export const isPageLeft = (): boolean => state === 'left';

/**
 * Replaces a page that was left by the app's, and repeats there what the person did meanwhile. One
 * whose code does not come says so in its place if nothing covers it; below a login it stays.
 */
export const takePage = async ({ isCovered }: { isCovered: boolean }): Promise<void> => {
  if (!isPageLeft()) return;
  const isHere = await preloadPlayerPage();
  if (!isPageLeft() || (isCovered && !isHere)) return;
  state = isHere ? 'here' : 'late';
  replacePage(() => flushSync(() => listeners.forEach((listener) => listener())));
};

/** React keeps the content that it finds in the prerendered page. */
const AS_FOUND = { __html: '' };

/** A page of the player site, or the prerendered page while that is left below the login. */
export function PlayerPlace(props: ComponentProps<typeof Page>) {
  switch (useSyncExternalStore(subscribe, stateNow, stateNow)) {
    case 'here':
      return <PlayerPage {...props} />;
    case 'left':
      return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_FOUND} />;
    case 'late':
      // Dialogs stay, whatever becomes of the page below them.
      return (
        <AwaitedPart>
          <PlayerPage {...props} />
        </AwaitedPart>
      );
  }
}
