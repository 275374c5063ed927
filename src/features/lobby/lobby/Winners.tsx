import { useSelector } from '@xstate/react';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectWinners } from '../../../../machines/site/session/laterScreens.selectors';
import {
  selectIsFailed,
  selectIsLoading,
  selectMessage,
  selectValue,
} from '../../../../machines/shared/loader.selectors';
import type { WinnersRef } from '../../../../machines/lobby/winners/winners.machine';
import { WINNER_BOARD } from '../../../../machines/lobby/winners/winners.selectors';
import type { WinnerEntry } from '../../../../machines/lobby/winners/winners.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { Trophy } from '../../../ui/icons';
import { formatMoney } from '../../../ui/money';
import { Money } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { Skeleton } from '../../../ui/Skeleton';
import { TickerBoard, tickerHeight } from '../../../ui/TickerBoard';
import * as css from './Winners.css';

/** The winner board (spec §2 Home lobby, §9): rank, game and amount; a press opens the game. */
export function Winners({ session }: { session: SessionRef }) {
  const t = useT('lobby');
  const winners = useSelector(session, selectWinners);
  const isLoading = useSelector(winners, (s) => s !== undefined && selectIsLoading(s));
  return (
    <section aria-labelledby="winners" aria-busy={isLoading || undefined} className={css.board}>
      <h2 id="winners" className={css.heading}>
        <Trophy size={20} aria-hidden="true" />
        {t('winners')}
      </h2>
      {winners ? <Board winners={winners} session={session} /> : null}
    </section>
  );
}

function Board({ winners, session }: { winners: WinnersRef; session: SessionRef }) {
  const t = useT('winners');
  const lobby = useT('lobby');
  const common = useT('common');
  const say = useMessage();
  const list = useSelector(winners, selectValue);
  const isFailed = useSelector(winners, selectIsFailed);
  const message = useSelector(winners, selectMessage);
  if (isFailed)
    return (
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => winners.send({ type: 'data.reload' })}
      >
        {say(message)}
      </FailureState>
    );
  if (!list) return <Skeleton height={tickerHeight(WINNER_BOARD.shown, css.ROW)} />;
  if (list.length === 0) return <EmptyState icon={<Trophy size={28} />}>{t('none')}</EmptyState>;
  return (
    <TickerBoard
      label={lobby('winners')}
      items={list}
      keyOf={({ id }) => id}
      renderItem={(entry) => (
        <Winner
          entry={entry}
          onOpen={() => session.send({ type: 'gameLaunch.open', game: entry.game })}
        />
      )}
      visible={WINNER_BOARD.shown}
      rowHeight={css.ROW}
      step={WINNER_BOARD.step}
      words={{ pause: t('pause'), play: t('play') }}
    />
  );
}

function Winner({
  entry: { rank, customerName, amount, currencySymbol, game },
  onOpen,
}: {
  entry: WinnerEntry;
  onOpen: () => void;
}) {
  return (
    <button type="button" className={css.entry} onClick={onOpen}>
      <span className={rank <= 3 ? css.top : css.rank}>{rank}</span>
      <Picture
        src={game.icon}
        className={css.cover}
        width={30}
        height={40}
        isUrgent
        instead={<span className={css.cover} />}
      />
      <span className={css.who}>
        <span className={css.game}>{game.name}</span>
        <span className={css.name}>{customerName}</span>
      </span>
      <Money tone="win">{formatMoney(amount, currencySymbol)}</Money>
    </button>
  );
}
