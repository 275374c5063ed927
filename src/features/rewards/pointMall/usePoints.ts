import { useSelector } from '@xstate/react';
import type { PointMallRef } from '../../../../machines/rewards/pointMall/pointMall.machine';
import {
  selectAccount,
  selectCatalogue,
} from '../../../../machines/rewards/pointMall/pointMall.selectors';
import { selectIdentity } from '../../../../machines/site/session/session.selectors';
import { selectHasFailed, selectValue } from '../../../../machines/shared/loader.selectors';
import type { PointMallProps } from './types';

/** Rewards and rules; null before they were read. */
export const useCatalogue = (mall: PointMallRef) =>
  useSelector(useSelector(mall, selectCatalogue), selectValue);

/** Whose points these are; `unknown` until they were read. Trial members have none (spec §6). */
export const useHolder = ({ session, mall }: PointMallProps) => {
  const identity = useSelector(session, selectIdentity);
  const ref = useSelector(mall, selectAccount);
  const account = useSelector(ref, selectValue);
  const hasFailed = useSelector(ref, selectHasFailed);
  if (identity === 'trial') return { kind: 'trial' } as const;
  // The session changed since, and the read for the new one failed.
  if (hasFailed && account && (account.kind === 'guest') !== (identity === 'visitor'))
    return { kind: 'unknown' } as const;
  return account ?? ({ kind: 'unknown' } as const);
};
