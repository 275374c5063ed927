import { useSelector } from '@xstate/react';
import {
  selectIsCheckDue,
  selectIsPanicAsked,
} from '../../../machines/member/realityCheck/realityCheck.selectors';
import { selectRealityCheck } from '../../../machines/site/session/session.selectors';
import { isThere } from '../../../machines/shared/arrival.selectors';
import type { GateProps } from './defineFlow';

/** Shows a reality check that is due, or the question whether to stop; the code comes then. */
export function CheckGate({ session, children }: GateProps) {
  const check = useSelector(session, selectRealityCheck);
  const isShown = useSelector(
    check,
    (s) => isThere(s) && (selectIsCheckDue(s) || selectIsPanicAsked(s)),
  );
  return isShown ? children : null;
}
