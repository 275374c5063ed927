import { useSelector } from '@xstate/react';
import type { MissionsRef } from '../../../../machines/rewards/missions/missions.machine';
import {
  selectBoard,
  selectBoardFault,
  selectIsBoardLoading,
  selectPeriod,
} from '../../../../machines/rewards/missions/missions.selectors';
import type {
  MissionBoard,
  MissionPeriod,
  MissionRank,
} from '../../../../machines/rewards/missions/missions.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { DataTable, type Column } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureAlert } from '../../../ui/FailureAlert';
import { FailureState } from '../../../ui/FailureState';
import { Trophy } from '../../../ui/icons';
import { formatCount } from '../../../ui/money';
import { ShareBar } from '../../../ui/ShareBar';
import { Tabs } from '../../../ui/Tabs';
import * as css from './Missions.css';
import { WholeDays } from '../../../ui/WholeDays';

/** Members ordered by mission points, with the member's own place, whatever it is. */
export function Board({ missions }: { missions: MissionsRef }) {
  const t = useT('missions');
  const period = useSelector(missions, selectPeriod);
  return (
    <section className={css.part} aria-labelledby="missions-board">
      <h4 id="missions-board" className={css.heading}>
        {t('board.title')}
      </h4>
      <Tabs<MissionPeriod>
        label={t('board.period')}
        selected={period}
        onSelect={(chosen) => missions.send({ type: 'period.choose', period: chosen })}
        items={[
          { id: 'thisWeek', label: t('board.thisWeek') },
          { id: 'lastWeek', label: t('board.lastWeek') },
        ]}
      >
        <Ranks missions={missions} period={period} />
      </Tabs>
    </section>
  );
}

function Ranks({ missions, period }: { missions: MissionsRef; period: MissionPeriod }) {
  const t = useT('missions');
  const common = useT('common');
  const say = useMessage();
  const board = useSelector(missions, selectBoard);
  const isLoading = useSelector(missions, selectIsBoardLoading);
  const fault = useSelector(missions, selectBoardFault);
  const columns = useColumns(board);
  const retry = () => missions.send({ type: 'board.reload' });
  return (
    <div className={css.board}>
      {board && fault ? (
        <FailureAlert retryLabel={common('retry')} onRetry={retry}>
          {say(fault)}
        </FailureAlert>
      ) : null}
      {board ? <Own board={board} period={period} /> : null}
      <DataTable<MissionRank>
        caption={t('board.caption', { period: t(`board.${period}`) })}
        columns={columns}
        rows={board ? rowsOf(board) : []}
        keyOf={({ place, name }, index) => `${index} ${place} ${name}`}
        isLoading={isLoading}
        isMarked={isOwnRank}
        empty={<EmptyState icon={<Trophy size={28} />}>{t(`board.empty.${period}`)}</EmptyState>}
        failed={
          !board && fault ? (
            <FailureState retryLabel={common('retry')} onRetry={retry}>
              {say(fault)}
            </FailureState>
          ) : null
        }
      />
    </div>
  );
}

const isOwnRank = ({ isOwn }: MissionRank) => isOwn;

/** A member outside the top ranks is listed below them. */
const rowsOf = ({ ranks, own: { place, ...own } }: MissionBoard): readonly MissionRank[] =>
  place === null || ranks.some(({ isOwn }) => isOwn)
    ? ranks
    : [...ranks, { ...own, place, isOwn: true }];

function Own({
  board: { from, to, own, members },
  period,
}: {
  board: MissionBoard;
  period: MissionPeriod;
}) {
  const t = useT('missions');
  return (
    <p className={css.own}>
      {own.place === null ? (
        <span>{t(`board.none.${period}`)}</span>
      ) : (
        <>
          <strong className={css.place}>
            {t('board.own', { place: formatCount(own.place), members: formatCount(members) })}
          </strong>
          <span>{t('brings', { count: own.points, figure: formatCount(own.points) })}</span>
        </>
      )}
      <span className={css.muted}>
        <WholeDays>{t('board.days', { from, to })}</WholeDays>
      </span>
    </p>
  );
}

const useColumns = (board: MissionBoard | null): Column<MissionRank>[] => {
  const t = useT('missions');
  const [first] = board?.ranks ?? [];
  return [
    {
      key: 'place',
      header: t('board.place'),
      render: ({ place }) => <strong>{formatCount(place)}</strong>,
    },
    {
      key: 'name',
      header: t('board.member'),
      render: ({ name, isOwn }) =>
        isOwn ? (
          <span className={css.you}>
            {name} <Badge tone="action">{t('board.you')}</Badge>
          </span>
        ) : (
          name
        ),
    },
    {
      key: 'finished',
      header: t('board.finished'),
      align: 'end',
      render: ({ finished }) => t('of', { done: finished, target: board?.missions ?? 0 }),
    },
    {
      key: 'points',
      header: t('board.points'),
      align: 'end',
      render: ({ points }) => (
        <ShareBar value={points} greatest={first?.points ?? 0} format={formatCount} />
      ),
    },
  ];
};
