import { useSelector } from '@xstate/react';
import type { PlayBreakRef } from '../../../../machines/member/playBreak/playBreak.machine';
import {
  selectChoice,
  selectHasFailed,
  selectIsAsking,
  selectPauseDesk,
  selectPauseMessage,
  selectRunning,
} from '../../../../machines/shared/pause.selectors';
import type { PauseDesk, PlayBlock } from '../../../../machines/shared/pause.types';
import { createZonedTime, minuteOf } from '../../../../machines/shared/zonedTime.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { useZoneName } from '../../../i18n/zoneName';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { FailureState } from '../../../ui/FailureState';
import { Link } from '../../../ui/Link';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Limits.css';
import { PauseQuestion } from './PauseQuestion';

const HOURS_OF_DAY = 24;

type Props = {
  pause: PlayBreakRef;
  kind: 'break' | 'exclusion';
  timeZone: string;
  /** Leads to the withdrawal. */
  onWithdraw: () => void;
};

/** A break or a self-exclusion: its length, the question, and what runs (issue 28). */
export function PauseCard(props: Props) {
  const { pause, kind } = props;
  const t = useT('limits');
  const common = useT('common');
  const say = useMessage('limits');
  const desk = useSelector(pause, selectPauseDesk);
  const running = useSelector(pause, selectRunning);
  const hasFailed = useSelector(pause, selectHasFailed);
  const isAsking = useSelector(pause, selectIsAsking);
  const message = useSelector(pause, selectPauseMessage);
  return (
    <Card as="section" aria-labelledby={`pause-${kind}`}>
      <div className={css.part}>
        <h4 id={`pause-${kind}`} className={css.heading}>
          {t(`pause.${kind}.title`)}
        </h4>
        {hasFailed ? (
          <FailureState
            retryLabel={common('retry')}
            onRetry={() => pause.send({ type: 'pause.reload' })}
          >
            {say(message)}
          </FailureState>
        ) : null}
        {!desk && !hasFailed ? <Waiting label={common('loading')} rows={1} height={72} /> : null}
        {running ? <Running {...props} block={running} /> : null}
        {desk && !running ? <Choice {...props} desk={desk} /> : null}
        {desk && isAsking ? <Question {...props} desk={desk} /> : null}
      </div>
    </Card>
  );
}

function Running({ block, timeZone, onWithdraw }: Props & { block: PlayBlock }) {
  const t = useT('limits');
  const zone = useZoneName(timeZone);
  const time = minuteOf(createZonedTime(timeZone)(block.endsAt ?? 0));
  return (
    <>
      <Alert tone="info">
        <p>{t(`pause.${block.kind}.runs`)}</p>
        <p>{block.endsAt === null ? t('pause.openEnd') : t('pause.until', { time, zone })}</p>
      </Alert>
      <p>{t('pause.possible')}</p>
      <div className={css.buttons}>
        <Button onClick={onWithdraw}>{t('pause.withdraw')}</Button>
        <Link to="/pause">{t('pause.room')}</Link>
      </div>
    </>
  );
}

const useLength = (kind: Props['kind']) => {
  const t = useT('limits');
  return (length: number | null): string => {
    if (length === null) return t('pause.openEnd');
    return kind === 'break'
      ? t('pause.days', { count: length / HOURS_OF_DAY })
      : t('pause.months', { count: length });
  };
};

function Choice({ pause, kind, desk }: Props & { desk: PauseDesk }) {
  const t = useT('limits');
  const say = useMessage('limits');
  const lengthOf = useLength(kind);
  const choice = useSelector(pause, selectChoice);
  const message = useSelector(pause, selectPauseMessage);
  const isAsking = useSelector(pause, selectIsAsking);
  return (
    <>
      <p className={css.lead}>{t(`pause.${kind}.text`)}</p>
      {message && !isAsking ? <Alert tone="danger">{say(message)}</Alert> : null}
      <ChoiceChips
        label={t('pause.length')}
        name={`pause-${kind}`}
        value={String(choice)}
        onSelect={(value) => pause.send({ type: 'length.choose', choice: Number(value) })}
        options={desk.lengths.map((length, index) => ({
          value: String(index),
          label: lengthOf(length),
        }))}
      />
      <div className={css.buttons}>
        <Button tone="danger" onClick={() => pause.send({ type: 'pause.ask' })}>
          {t(`pause.${kind}.ask`)}
        </Button>
      </div>
    </>
  );
}

function Question({ pause, kind, desk }: Props & { desk: PauseDesk }) {
  const t = useT('limits');
  const lengthOf = useLength(kind);
  const choice = useSelector(pause, selectChoice);
  return (
    <PauseQuestion
      pause={pause}
      title={t(`pause.${kind}.question`)}
      length={lengthOf(desk.lengths[choice] ?? null)}
      signsOut={desk.signsOut}
      yes={t(`pause.${kind}.yes`)}
    />
  );
}
