import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { RealityCheckRef } from '../../../../machines/member/realityCheck/realityCheck.machine';
import { selectIsCheckDue } from '../../../../machines/member/realityCheck/realityCheck.selectors';
import {
  selectCheckMessage,
  selectPlay,
  selectSending,
} from '../../../../machines/member/realityCheck/checkDialog.selectors';
import type {
  CheckAnswer,
  Play,
} from '../../../../machines/member/realityCheck/realityCheck.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { formatMoney } from '../../../ui/money';
import * as css from './RealityCheck.css';
import { signedMoney } from './signedMoney';

type Props = { check: RealityCheckRef };

/**
 * A reality check over the game (issue 28). It has to be answered. The focus is on its title, so
 * that a key that was meant for the game answers nothing.
 */
export function CheckDialog({ check }: Props) {
  const t = useT('realityCheck');
  const play = useSelector(check, selectPlay);
  const isDue = useSelector(check, selectIsCheckDue);
  return (
    <Dialog open={isDue} dismissable={false} size="small" title={t('title')}>
      {play?.session ? <Question check={check} play={play} session={play.session} /> : null}
    </Dialog>
  );
}

function Question({
  check,
  play: { currencySymbol },
  session,
}: Props & { play: Play; session: NonNullable<Play['session']> }) {
  const t = useT('realityCheck');
  const say = useMessage();
  const id = useId();
  const sending = useSelector(check, selectSending);
  const message = useSelector(check, selectCheckMessage);
  const minutes = Math.round((session.dueAt - session.startedAt) / 60_000);
  const answer = (how: CheckAnswer) => ({
    busy: sending === how,
    disabled: sending !== null && sending !== how,
    onClick: () => check.send({ type: 'check.answer', answer: how }),
  });
  return (
    <div className={css.part}>
      <p id={id}>{t('played', { count: minutes })}</p>
      <dl className={css.figures}>
        {(
          [
            ['stakes', formatMoney(session.stakes, currencySymbol)],
            ['returns', formatMoney(session.returns, currencySymbol)],
            ['net', signedMoney(session.net, currencySymbol)],
          ] as const
        ).map(([name, figure]) => (
          <div key={name} className={css.figure}>
            <dt className={css.term}>{t(name)}</dt>
            <dd className={css.value}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={css.lead}>{t('held')}</p>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <div className={css.buttons}>
        <Button tone="primary" {...answer('continue')}>
          {t('answer.continue')}
        </Button>
        <Button {...answer('statement')}>{t('answer.statement')}</Button>
        <Button {...answer('break')}>{t('answer.break')}</Button>
        <Button disabled={sending !== null} onClick={() => check.send({ type: 'check.signOut' })}>
          {t('answer.signOut')}
        </Button>
      </div>
    </div>
  );
}
