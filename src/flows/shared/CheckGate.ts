import { useSelector } from '@xstate/react';
import { selectIsCheckDue } from '../../../machines/member/realityCheck/realityCheck.selectors';
import { selectRealityCheck } from '../../../machines/site/session/session.selectors';
import { isThere } from '../../../machines/shared/arrival.selectors';
import type { GateProps } from './defineFlow';

/** Shows the reality check while one is due; its code comes then. */
export function CheckGate({ session, children }: GateProps) {
  const check = useSelector(session, selectRealityCheck);
  return useSelector(check, (s) => isThere(s) && selectIsCheckDue(s)) ? children : null;
}
