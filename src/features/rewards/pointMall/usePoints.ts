import { useSelector } from '@xstate/react';
import type { PointMallRef } from '../../../../machines/rewards/pointMall/pointMall.machine';
import {
  selectAccount,
  selectCatalogue,
} from '../../../../machines/rewards/pointMall/pointMall.selectors';
import { selectIdentity } from '../../../../machines/site/session/session.selectors';
import { selectHasFailed, selectValue } from '../../../../machines/shared/loader.selectors';
import type { PointMallProps } from './types';

/** Rewards and rules; null until they are loaded. */
export const useCatalogue = (mall: PointMallRef) =>
  useSelector(useSelector(mall, selectCatalogue), selectValue);

/** The owner of the points; `unknown` until they are loaded. Trial members have none (spec §6). */
export const useHolder = ({ session, mall }: PointMallProps) => {
  const identity = useSelector(session, selectIdentity);
  const ref = useSelector(mall, selectAccount);
  const account = useSelector(ref, selectValue);
  const hasFailed = useSelector(ref, selectHasFailed);
  if (identity === 'trial') return { kind: 'trial' } as const;
  // The session has changed since, and the points of the new one failed to load.
  if (hasFailed && account && (account.kind === 'guest') !== (identity === 'visitor'))
    return { kind: 'unknown' } as const;
  return account ?? ({ kind: 'unknown' } as const);
};
