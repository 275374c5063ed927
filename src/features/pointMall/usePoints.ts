import { useSelector } from '@xstate/react';
import type { PointMallRef } from '../../../machines/pointMall/pointMall.machine';
import { selectAccount, selectCatalogue } from '../../../machines/pointMall/pointMall.selectors';
import type { SessionRef } from '../../../machines/session/session.machine';
import { selectIdentity } from '../../../machines/session/session.selectors';
import { selectValue } from '../../../machines/shared/loader.selectors';

/** Rewards and rules; null before they were read. */
export const useCatalogue = (mall: PointMallRef) => useSelector(useSelector(mall, selectCatalogue), selectValue);

/** Whose points these are; `unknown` until they were read. Trial members have none (spec §6). */
export const useHolder = ({ session, mall }: { session: SessionRef; mall: PointMallRef }) => {
  const identity = useSelector(session, selectIdentity);
  const account = useSelector(useSelector(mall, selectAccount), selectValue);
  if (identity === 'trial') return { kind: 'trial' } as const;
  return account ?? { kind: 'unknown' } as const;
};
