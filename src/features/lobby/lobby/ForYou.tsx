import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectShell } from '../../../../machines/site/app/app.selectors';
import { selectClaimable } from '../../../../machines/member/counts/memberMenu.selectors';
import type { Claimable } from '../../../../machines/member/counts/counts.types';
import type {
  ForYou as Facts,
  LimitQuestion,
} from '../../../../machines/lobby/forYou/forYou.types';
import { isThere } from '../../../../machines/shared/arrival.selectors';
import type { Game } from '../../../../machines/shared/game.types';
import { selectIsAwaited, selectValue } from '../../../../machines/shared/loader.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectCounts,
  selectFavourites,
  selectRecentGames,
} from '../../../../machines/site/session/session.selectors';
import { selectForYou } from '../../../../machines/site/session/laterScreens.selectors';
import { selectIsBalanceHidden } from '../../../../machines/site/shell/shell.selectors';
import { useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { FactCard } from '../../../ui/FactCard';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Coins,
  Crown,
  Gift,
  Heart,
  Play,
  ShieldCheck,
  Trophy,
} from '../../../ui/icons';
import { formatBalance } from '../../../ui/money';
import { ProgressBar } from '../../../ui/ProgressBar';
import { TileRow } from '../../../ui/TileRow';
import * as css from './ForYou.css';
import { useFavourites } from './useFavourites';

type Card = { key: string; node: ReactNode };

/**
 * What the member left off with and has open, in one row: each leads to its page. What there is
 * none of, or what could not be read, has no card; without any card there is no row.
 */
export function ForYou({ app, session }: { app: AppRef; session: SessionRef }) {
  const t = useT('forYou');
  const common = useT('common');
  const { lastGame, favourites, facts, claimable, isLoading } = useKnown(session);
  const money = useMoney(app);
  const factCards = useFactCards(facts, money);
  const limit = facts?.limit ?? null;
  const question = limit ? [{ key: 'limit', node: <Question limit={limit} /> }] : [];
  const isFirst = limit?.kind === 'required';
  const cards = [
    // No game can be played before it is answered.
    ...(isFirst ? question : []),
    ...(claimable ? [{ key: 'claim', node: <ToClaim claimable={claimable} money={money} /> }] : []),
    ...(lastGame ? [{ key: 'play', node: <Last session={session} game={lastGame} /> }] : []),
    ...(isFirst ? [] : question),
    ...factCards,
    ...(favourites > 0 ? [{ key: 'favourites', node: <Favourites count={favourites} /> }] : []),
  ];
  return isLoading || cards.length > 0 ? (
    <TileRow
      title={t('title')}
      kind="fact"
      isFirst
      items={cards}
      isLoading={isLoading}
      words={{ previous: common('game.previous'), next: common('game.next') }}
    />
  ) : null;
}

/** What is read for the row. It is shown at once, so that no card moves another. */
const useKnown = (session: SessionRef) => {
  const recentGames = useSelector(session, selectRecentGames);
  const forYou = useSelector(session, selectForYou);
  const { games: favourites } = useFavourites(useSelector(session, selectFavourites));
  const recent = useSelector(recentGames, (s) => (isThere(s) ? selectValue(s) : null));
  const counts = useSelector(session, selectCounts);
  const facts = useSelector(forYou, (s) => (isThere(s) ? selectValue(s) : null));
  const isRecentAwaited = useSelector(recentGames, selectIsAwaited);
  const claimable = useSelector(counts, selectClaimable);
  const areCountsAwaited = useSelector(counts, selectIsAwaited);
  const areFactsAwaited = useSelector(forYou, selectIsAwaited);
  return {
    lastGame: recent?.[0],
    favourites: favourites?.length ?? 0,
    facts,
    claimable,
    isLoading: isRecentAwaited || favourites === null || areFactsAwaited || areCountsAwaited,
  };
};

function Last({ session, game }: { session: SessionRef; game: Game }) {
  const t = useT('forYou');
  return (
    <FactCard
      icon={<Play size={24} />}
      cover={game.icon}
      name={t('play')}
      fact={game.name}
      onSelect={() => session.send({ type: 'gameLaunch.open', game })}
    />
  );
}

function Question({ limit: { kind, askedAt } }: { limit: LimitQuestion }) {
  const t = useT('forYou');
  return (
    <FactCard
      icon={<ShieldCheck size={24} />}
      name={t('limit.name')}
      fact={t(`limit.fact.${kind}`)}
      to={askedAt}
    >
      <Badge tone={kind === 'required' ? 'action' : 'info'}>{t(`limit.why.${kind}`)}</Badge>
    </FactCard>
  );
}

function Favourites({ count }: { count: number }) {
  const t = useT('forYou');
  const common = useT('common');
  return (
    <FactCard
      icon={<Heart size={24} />}
      name={common('category.FAV')}
      fact={t('games', { count })}
      to="/favorite"
    />
  );
}

/** An amount as text; hidden with the balance. */
type MoneyTextOf = (amount: string, symbol: string) => string;
const useMoney = (app: AppRef): MoneyTextOf => {
  const isHidden = useSelector(useSelector(app, selectShell), selectIsBalanceHidden);
  return (amount, symbol) => formatBalance(amount, symbol, isHidden);
};

/** What waits for a press; of prizes that are still covered, only how many there are. */
function ToClaim({
  claimable: { count, amount, currencySymbol },
  money,
}: {
  claimable: Claimable;
  money: MoneyTextOf;
}) {
  const t = useT('forYou');
  const rewards = t('claimable', { count });
  return (
    <FactCard
      icon={<Gift size={24} />}
      name={t('claim')}
      fact={amount === null ? rewards : money(amount, currencySymbol)}
      to="/member/rewards"
    >
      {amount === null ? null : <Badge tone="action">{rewards}</Badge>}
    </FactCard>
  );
}

const useFactCards = (facts: Facts | null, money: MoneyTextOf): Card[] => {
  const t = useT('forYou');
  if (!facts) return [];
  const { deposit, requests, turnover, missions, level } = facts;
  return [
    deposit && {
      key: 'deposit',
      node: (
        <FactCard
          icon={<ArrowDownToLine size={24} />}
          name={t('deposit')}
          fact={money(deposit.amount, deposit.currencySymbol)}
          to="/member/deposit"
        >
          <Badge tone="info">{t(`status.${deposit.status}`)}</Badge>
        </FactCard>
      ),
    },
    requests > 0 && {
      key: 'withdrawal',
      node: (
        <FactCard
          icon={<ArrowUpFromLine size={24} />}
          name={t('withdrawal')}
          fact={t('requests', { count: requests })}
          to="/member/withdraw"
        >
          <Badge tone="info">{t('underReview')}</Badge>
        </FactCard>
      ),
    },
    turnover && {
      key: 'turnover',
      node: (
        <FactCard
          icon={<Coins size={24} />}
          name={t('turnover')}
          fact={money(turnover.left, turnover.currencySymbol)}
          to="/member/withdraw"
        />
      ),
    },
    missions && {
      key: 'missions',
      node: (
        <FactCard
          icon={<Trophy size={24} />}
          name={t('missions')}
          fact={t('finished', missions)}
          to="/member/missions"
        >
          <Bar value={missions.finished} max={missions.all} />
        </FactCard>
      ),
    },
    level && {
      key: 'level',
      node: (
        <FactCard
          icon={<Crown size={24} />}
          name={t(level.keeps ? 'keep' : 'level', { label: level.label })}
          fact={t('percent', { percent: level.percent })}
          to="/member/vip"
        >
          <Bar value={level.percent} max={100} />
        </FactCard>
      ),
    },
  ].filter((card) => card !== null && card !== false);
};

/** Shows what the fact says in words. */
function Bar({ value, max }: { value: number; max: number }) {
  return (
    <span className={css.bar} aria-hidden="true">
      <ProgressBar label="" value={value} max={max} text="" />
    </span>
  );
}
