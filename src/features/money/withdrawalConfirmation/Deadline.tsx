import { useSelector } from '@xstate/react';
import type { CountdownRef } from '../../../../machines/site/countdown/countdown.machine';
import type { WithdrawalConfirmationRef } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import {
  selectDeadline,
  selectIsNear,
} from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.selectors';
import type { Withdrawal } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { useT } from '../../../i18n/i18n';
import { Countdown } from '../../../ui/Countdown';
import * as css from './withdrawalConfirmation.css';

/** The time left to answer; announced once, when it is nearly over. */
export function Deadline({
  confirmation,
  withdrawal: { minutes },
}: {
  confirmation: WithdrawalConfirmationRef;
  withdrawal: Withdrawal;
}) {
  const t = useT('withdrawalConfirmation');
  const deadline = useSelector(confirmation, selectDeadline);
  const isNear = useSelector(confirmation, selectIsNear);
  return (
    <div className={css.clock} data-near={isNear ? '' : undefined}>
      <span className={css.left}>
        {deadline ? <Left deadline={deadline} label={t('deadline.label')} /> : null}
      </span>
      <p role="status" className={css.clockText}>
        {isNear ? t('deadline.near') : t('deadline.text', { count: minutes })}
      </p>
    </div>
  );
}

function Left({ deadline, label }: { deadline: CountdownRef; label: string }) {
  const seconds = useSelector(deadline, (s) => s.context.secondsLeft);
  return <Countdown remaining={seconds * 1_000} label={label} />;
}
