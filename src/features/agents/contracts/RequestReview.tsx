import { useSelector } from '@xstate/react';
import type { ContractRequestRef } from '../../../../machines/agents/contractRequest/contractRequest.machine';
import {
  selectAnswer,
  selectAsked,
  selectContract,
  selectEnded,
  selectImpact,
  selectMessage,
  selectScreen,
  type RequestScreen,
} from '../../../../machines/agents/contractRequest/contractRequest.selectors';
import type { ContractType } from '../../../../machines/agents/contractRequest/contractRequest.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { FailureState } from '../../../ui/FailureState';
import { useFocusHeading } from '../../../ui/hooks/useFocusHeading';
import { Skeleton } from '../../../ui/Skeleton';
import { AnswerDialog } from './AnswerDialog';
import { askerOf } from './askerOf';
import * as css from './contracts.css';
import { EndList, type End } from './EndList';
import { PayoutCalculator } from './PayoutCalculator';
import { TermsTable } from './TermsTable';

type Props = { request: ContractRequestRef };

/** One request: what it changes, the answer, and its result (spec §4 Contract). */
export function RequestReview({ request }: Props) {
  const t = useT('contracts');
  const asked = useSelector(request, selectAsked);
  const screen = useSelector(request, selectScreen);
  const title = useFocusHeading<HTMLHeadingElement>(isOutcome(screen) ? screen : 'request');
  return (
    <div className={css.page}>
      <h3 ref={title} tabIndex={-1} className={css.heading}>
        {t(`request.${asked.request ?? 'new'}`, {
          account: askerOf(asked),
          type: t(`type.${asked.type}`),
        })}
      </h3>
      <Content request={request} screen={screen} />
      <AnswerDialog request={request} />
    </div>
  );
}

const isOutcome = (
  screen: RequestScreen,
): screen is 'accepted' | 'rejected' | 'terminated' | 'superseded' =>
  screen === 'accepted' ||
  screen === 'rejected' ||
  screen === 'terminated' ||
  screen === 'superseded';

function Content({ request, screen }: Props & { screen: RequestScreen }) {
  const t = useT('contracts');
  const common = useT('common');
  const say = useMessage('contracts');
  const message = useSelector(request, selectMessage);
  if (isOutcome(screen)) return <Outcome request={request} screen={screen} />;
  switch (screen) {
    case 'reading':
      return (
        <>
          <div role="status" aria-label={t('request.reading')} className={css.page}>
            <Skeleton height={44} />
            <Skeleton height={180} />
            <Skeleton height={120} />
          </div>
          <div className={css.actions}>
            <Back request={request} />
          </div>
        </>
      );
    case 'unread':
      return (
        <>
          <FailureState
            retryLabel={common('retry')}
            onRetry={() => request.send({ type: 'request.retry' })}
          >
            {say(message)}
          </FailureState>
          <div className={css.actions}>
            <Back request={request} />
          </div>
        </>
      );
    case 'review':
    case 'caution':
    case 'confirmation':
    case 'sending':
    case 'unsent':
      return <Review request={request} screen={screen} />;
  }
}

function Review({ request, screen }: Props & { screen: RequestScreen }) {
  const t = useT('contracts');
  const say = useMessage('contracts');
  const contract = useSelector(request, selectContract);
  const impact = useSelector(request, selectImpact);
  const message = useSelector(request, selectMessage);
  const isNew = contract.request === 'new';
  return (
    <>
      {message && screen === 'review' ? <Alert tone="warning">{say(message)}</Alert> : null}
      <p className={css.muted}>
        {t(!isNew ? 'request.endText' : impact?.current ? 'request.replaces' : 'request.first')}
      </p>
      {isNew ? (
        <TermsTable type={contract.type} current={impact?.current ?? null} terms={contract.terms} />
      ) : (
        <TermsTable type={contract.type} terms={contract.terms} />
      )}
      {impact && impact.ends.length > 0 ? <Ends type={contract.type} ends={impact.ends} /> : null}
      {isNew ? <PayoutCalculator request={request} /> : null}
      <div className={css.actions}>
        <Button
          tone={isNew ? 'primary' : 'danger'}
          onClick={() => request.send({ type: 'request.answer', answer: 'accept' })}
        >
          {t(isNew ? 'accept' : 'terminate')}
        </Button>
        <Button onClick={() => request.send({ type: 'request.answer', answer: 'reject' })}>
          {t('reject')}
        </Button>
        <Back request={request} />
      </div>
    </>
  );
}

function Ends({ type, ends }: { type: ContractType; ends: readonly End[] }) {
  const t = useT('contracts');
  return (
    <section className={css.section} aria-labelledby="contract-ends">
      <h4 id="contract-ends" className={css.heading}>
        {t('request.endsTitle')}
      </h4>
      <Alert tone="warning">
        <div className={css.section}>
          <p>{t('request.endsText')}</p>
          <EndList type={type} ends={ends} />
        </div>
      </Alert>
    </section>
  );
}

function Outcome({
  request,
  screen,
}: Props & { screen: 'accepted' | 'rejected' | 'terminated' | 'superseded' }) {
  const t = useT('contracts');
  const say = useMessage('contracts');
  const message = useSelector(request, selectMessage);
  const answer = useSelector(request, selectAnswer);
  const { request: kind, type } = useSelector(request, selectAsked);
  const ended = useSelector(request, selectEnded).map(
    ({ id: contractId, downline: { account }, terms }) => ({ contractId, account, terms }),
  );
  const isSuperseded = screen === 'superseded';
  return (
    <>
      <Alert tone={isSuperseded ? 'warning' : 'success'}>
        {isSuperseded ? (
          <div className={css.section}>
            <p>{say(message)}</p>
            {answer ? <p>{t('outcome.superseded')}</p> : null}
          </div>
        ) : (
          t(
            screen === 'rejected' && kind === 'termination'
              ? 'outcome.rejectedTermination'
              : `outcome.${screen}`,
          )
        )}
      </Alert>
      {ended.length > 0 ? (
        <section className={css.section}>
          <p>{t('outcome.ended')}</p>
          <EndList type={type} ends={ended} />
        </section>
      ) : null}
      <div className={css.actions}>
        <Back request={request} />
      </div>
    </>
  );
}

function Back({ request }: Props) {
  const t = useT('contracts');
  return <Button onClick={() => request.send({ type: 'request.close' })}>{t('back')}</Button>;
}
