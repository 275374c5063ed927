import type { EventFrom } from 'xstate';
import type { idleLogoutMachine } from '../../machines/account/idleLogout/idleLogout.machine';
import type { AppRef } from '../../machines/site/app/app.machine';
import { selectSession } from '../../machines/site/app/app.selectors';
import { selectIdleLogout } from '../../machines/site/session/session.selectors';
import { isThere } from '../../machines/shared/arrival.selectors';

/** What a person does in a page. A game in its frame is seen by its bets alone. */
const DOINGS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;
/** Milliseconds in which one doing stands for all. */
const APART = 1_000;

/** Tells the idle logout (docs/decisions/0104) that a person does something in this page. */
export const watchActivity = (app: AppRef): void => {
  const tell = (event: EventFrom<typeof idleLogoutMachine>) => {
    const session = selectSession(app.getSnapshot());
    const idle = session && selectIdleLogout(session.getSnapshot());
    // One whose code has not come would keep each of them.
    if (idle && isThere(idle.getSnapshot())) idle.send(event);
  };
  let lastAt = 0;
  const act = () => {
    const at = Date.now();
    if (at - lastAt < APART) return;
    lastAt = at;
    tell({ type: 'person.acted', at });
  };
  for (const doing of DOINGS)
    document.addEventListener(doing, act, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tell({ type: 'page.shown' });
  });
};
