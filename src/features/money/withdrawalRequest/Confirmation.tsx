import { useSelector } from '@xstate/react';
import type { WithdrawalRequestRef } from '../../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import {
  selectAccount,
  selectAmount,
  selectArrives,
  selectFee,
  selectIsSending,
  selectIsUndecided,
  selectMessage,
  selectSetup,
} from '../../../../machines/money/withdrawalRequest/withdrawalRequest.selectors';
import { useLanguageTag, useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { NoAnswer } from '../../../ui/NoAnswer';
import { amountInWords } from '../../../ui/amountInWords';
import { ConfirmStep } from '../../../ui/ConfirmStep';
import { Facts } from '../../../ui/Facts';
import { formatMoney } from '../../../ui/money';
import * as css from './WithdrawalRequest.css';

/**
 * The account and the amount in words, to confirm before the request is sent, and to retry when no
 * answer came.
 */
export function Confirmation({ request }: { request: WithdrawalRequestRef }) {
  const t = useT('withdrawalRequest');
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(request, selectMessage);
  const language = useLanguageTag();
  const account = useSelector(request, selectAccount);
  const amount = useSelector(request, selectAmount);
  const symbol = useSelector(request, selectSetup)?.currencySymbol;
  const isSending = useSelector(request, selectIsSending);
  const isUndecided = useSelector(request, selectIsUndecided);
  const isUnanswered = isUndecided && !isSending;
  const facts = [
    ['to', account ? `${t(`type.${account.type}`)} ${account.number}` : ''],
    ['holder', account?.holder ?? ''],
    ['fee', formatMoney(useSelector(request, selectFee) ?? '', symbol)],
    ['arrives', formatMoney(useSelector(request, selectArrives) ?? '', symbol)],
  ] as const;
  return (
    <ConfirmStep
      className={css.form}
      busy={isSending}
      busyLabel={t('confirm.sending')}
      confirmLabel={isUndecided ? common('retry') : t('confirm.send')}
      onConfirm={() => request.send({ type: 'withdrawal.confirm' })}
      backLabel={t('confirm.back')}
      onBack={() => request.send({ type: 'withdrawal.back' })}
    >
      <h4 className={css.heading}>{t(isUnanswered ? 'confirm.noAnswer' : 'confirm.title')}</h4>
      {isUnanswered ? (
        <NoAnswer known={say(message)} unsure={t('confirm.unsure')} />
      ) : message && !isSending ? (
        <Alert tone="danger">{say(message)}</Alert>
      ) : null}
      <Facts
        facts={[
          { name: t('amount'), value: formatMoney(amount, symbol), isMain: true },
          { name: t('words'), value: amountInWords(amount, language) },
          ...facts.map(([key, value]) => ({ name: t(key), value })),
        ]}
      />
    </ConfirmStep>
  );
}
