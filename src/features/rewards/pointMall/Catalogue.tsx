import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PointMallRef } from '../../../../machines/rewards/pointMall/pointMall.machine';
import { selectCatalogue } from '../../../../machines/rewards/pointMall/pointMall.selectors';
import type { PointCatalogue } from '../../../../machines/rewards/pointMall/pointMall.types';
import { selectIsFailed, selectMessage } from '../../../../machines/shared/loader.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { FailureState } from '../../../ui/FailureState';
import { Waiting } from '../../../ui/Waiting';
import { useCatalogue } from './usePoints';

/** Renders the part that needs the rewards and the rules, once they are loaded. */
export function Catalogue({
  mall,
  rowHeight,
  children,
}: {
  mall: PointMallRef;
  rowHeight: number;
  children: (read: PointCatalogue) => ReactNode;
}) {
  const common = useT('common');
  const say = useMessage();
  const catalogue = useSelector(mall, selectCatalogue);
  const isFailed = useSelector(catalogue, selectIsFailed);
  const message = useSelector(catalogue, selectMessage);
  const read = useCatalogue(mall);
  if (isFailed)
    return (
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => catalogue.send({ type: 'data.reload' })}
      >
        {say(message)}
      </FailureState>
    );
  return read ? children(read) : <Waiting label={common('loading')} rows={3} height={rowHeight} />;
}
