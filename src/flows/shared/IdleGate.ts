import { useSelector } from '@xstate/react';
import { selectIsWarned } from '../../../machines/account/idleLogout/idleLogout.selectors';
import { selectIdleLogout } from '../../../machines/site/session/session.selectors';
import { isThere } from '../../../machines/shared/arrival.selectors';
import type { GateProps } from './defineFlow';

/** Shows the idle warning while the login is about to end; its code comes then. */
export function IdleGate({ session, children }: GateProps) {
  const idle = useSelector(session, selectIdleLogout);
  return useSelector(idle, (s) => isThere(s) && selectIsWarned(s)) ? children : null;
}
