import { useSelector } from '@xstate/react';
import type { ContractRequestRef } from '../../../../machines/agents/contractRequest/contractRequest.machine';
import {
  selectAnswer,
  selectContract,
  selectImpact,
  selectMessage,
  selectScreen,
} from '../../../../machines/agents/contractRequest/contractRequest.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { NoAnswer } from '../../../ui/NoAnswer';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { askerOf } from './askerOf';
import * as css from './contracts.css';
import { EndList } from './EndList';
import { useTermsWords } from './useTermsWords';

/** The warning about contracts that end, the confirmation, and the retry when no answer came. */
export function AnswerDialog({ request }: { request: ContractRequestRef }) {
  const t = useT('contracts');
  const screen = useSelector(request, selectScreen);
  const contract = useSelector(request, selectContract);
  const ends = useSelector(request, selectImpact)?.ends ?? [];
  const kind = useKind(request);
  if (screen === 'caution') {
    return (
      <ConfirmDialog
        open
        title={t('warning.title', { count: ends.length })}
        tone="danger"
        confirmLabel={t('warning.continue')}
        cancelLabel={t('confirm.no')}
        onConfirm={() => request.send({ type: 'request.confirm' })}
        onCancel={() => request.send({ type: 'request.back' })}
        key="warning"
      >
        <EndList type={contract.type} ends={ends} />
      </ConfirmDialog>
    );
  }
  const isUnsent = screen === 'unsent';
  return (
    <ConfirmDialog
      open={screen === 'confirmation' || screen === 'sending' || isUnsent}
      title={t(`confirm.${kind}.title`)}
      tone={kind === 'accept' ? 'primary' : 'danger'}
      busy={screen === 'sending'}
      confirmLabel={t(isUnsent ? 'confirm.again' : `confirm.${kind}Yes`)}
      cancelLabel={t(isUnsent ? 'confirm.leave' : 'confirm.no')}
      onConfirm={() => request.send({ type: isUnsent ? 'request.retry' : 'request.confirm' })}
      onCancel={() => request.send({ type: isUnsent ? 'request.close' : 'request.back' })}
      key={`${contract.id}-answer`}
    >
      <Question request={request} />
    </ConfirmDialog>
  );
}

const useKind = (request: ContractRequestRef) => {
  const answer = useSelector(request, selectAnswer);
  const isTermination = useSelector(request, selectContract).request === 'termination';
  return answer === 'reject' ? 'reject' : isTermination ? 'terminate' : 'accept';
};

function Question({ request }: { request: ContractRequestRef }) {
  const t = useT('contracts');
  const say = useMessage('contracts');
  const { summary } = useTermsWords();
  const isUnsent = useSelector(request, selectScreen) === 'unsent';
  const message = useSelector(request, selectMessage);
  const contract = useSelector(request, selectContract);
  const kind = useKind(request);
  return (
    <div className={css.section}>
      <p>
        {t(`confirm.${kind}.text`, {
          account: askerOf(contract),
          type: t(`type.${contract.type}`),
          terms: summary(contract),
        })}
      </p>
      {isUnsent ? <NoAnswer known={say(message)} unsure={t('confirm.unsure')} /> : null}
    </div>
  );
}
