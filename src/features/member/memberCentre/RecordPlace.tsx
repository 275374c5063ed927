import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { MemberCentreRef } from '../../../../machines/member/memberCentre/memberCentre.machine';
import {
  selectIsBusy,
  selectMessage,
} from '../../../../machines/member/memberCentre/memberCentre.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { FailureState } from '../../../ui/FailureState';
import { Waiting } from '../../../ui/Waiting';

/** The records page, once its range of days is known. */
export function RecordPlace({
  centre,
  records,
}: {
  centre: MemberCentreRef;
  records: ReactNode | null;
}) {
  const common = useT('common');
  const say = useMessage();
  const isBusy = useSelector(centre, selectIsBusy);
  const message = useSelector(centre, selectMessage);
  const waiting = <Waiting label={common('loading')} rows={6} height={44} />;
  if (records) return <Suspense fallback={waiting}>{records}</Suspense>;
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
