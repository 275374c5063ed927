import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { MemberCentreRef } from '../../../../machines/member/memberCentre/memberCentre.machine';
import {
  selectIsBusy,
  selectMessage,
  selectRecords,
} from '../../../../machines/member/memberCentre/memberCentre.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { FailureState } from '../../../ui/FailureState';
import { Waiting } from '../../../ui/Waiting';

/** The records page, once its range of days is known. */
export function RecordPlace({
  centre,
  renderPage,
}: {
  centre: MemberCentreRef;
  renderPage: (flow: 'records') => ReactNode;
}) {
  const common = useT('common');
  const say = useMessage();
  const isRunning = useSelector(centre, selectRecords) !== undefined;
  const isBusy = useSelector(centre, selectIsBusy);
  const message = useSelector(centre, selectMessage);
  const waiting = <Waiting label={common('loading')} rows={6} height={44} />;
  if (isRunning) return <Suspense fallback={waiting}>{renderPage('records')}</Suspense>;
  return message && !isBusy ? (
    <FailureState
      retryLabel={common('retry')}
      onRetry={() => centre.send({ type: 'records.retry' })}
    >
      {say(message)}
    </FailureState>
  ) : (
    waiting
  );
}
