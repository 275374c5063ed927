import { useSelector } from '@xstate/react';
import type { LotteryRef } from '../../../../machines/lobby/lottery/lottery.machine';
import { selectMessage, selectScreen } from '../../../../machines/lobby/lottery/lottery.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { useMessage, useT } from '../../../i18n/i18n';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { Ticket } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Draws } from './Draws';
import * as css from './Lottery.css';
import { LotteryMenu } from './LotteryMenu';
import { NextDraw } from './NextDraw';

export type LotteryPageProps = {
  session: SessionRef;
  lottery: LotteryRef;
  /** Called when another lottery is chosen: the address names it. */
  onChoose: (gameCode: string) => void;
};

/**
 * A lottery page (spec §2 /lottery, /seaLottery, /vnLottery): the next draw, the opened numbers,
 * and the link to play.
 */
export function LotteryPage({ session, lottery, onChoose }: LotteryPageProps) {
  const t = useT('lottery');
  const kind = useSelector(lottery, (s) => s.context.kind);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{t(`${kind}.title`)}</h1>
        <p className={css.muted}>{t(`${kind}.lead`)}</p>
      </div>
      <Content session={session} lottery={lottery} onChoose={onChoose} />
    </div>
  );
}

function Content({ session, lottery, onChoose }: LotteryPageProps) {
  const t = useT('lottery');
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(lottery, selectScreen);
  const message = useSelector(lottery, selectMessage);
  switch (screen) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => lottery.send({ type: 'data.reload' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'empty':
      return (
        <EmptyState
          icon={<Ticket size={28} />}
          action={
            <Link look="secondary" to="/">
              {common('goHome')}
            </Link>
          }
        >
          {t('nothing')}
        </EmptyState>
      );
    case 'open':
      return <Open session={session} lottery={lottery} onChoose={onChoose} />;
  }
}

function Open({ session, lottery, onChoose }: LotteryPageProps) {
  return (
    <div className={css.split}>
      <LotteryMenu lottery={lottery} onChoose={onChoose} />
      <div className={css.chosen}>
        <NextDraw session={session} lottery={lottery} />
        <Draws lottery={lottery} />
      </div>
    </div>
  );
}

function Waiting() {
  const common = useT('common');
  return (
    <div role="status" className={css.split}>
      <VisuallyHidden>{common('loading')}</VisuallyHidden>
      <div className={css.waitingMenu}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
          <Skeleton key={key} height={68} />
        ))}
      </div>
      <div className={css.chosen}>
        <Skeleton height={136} />
        <Skeleton height={420} />
      </div>
    </div>
  );
}
