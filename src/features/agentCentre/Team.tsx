import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AgentCentreRef } from '../../../machines/agentCentre/agentCentre.machine';
import { selectDownlines, selectFacts } from '../../../machines/agentCentre/agentCentre.selectors';
import type { DownlinesRef } from '../../../machines/downlines/downlines.machine';
import type { Downline } from '../../../machines/downlines/downlines.types';
import { selectFilter, selectIsExporting, selectMessage, selectPage, selectResult, selectScreen } from '../../../machines/shared/recordPage.selectors';
import { useT } from '../../app/i18n';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import type { Column } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { useSearchDraft } from '../../ui/hooks/useSearchDraft';
import { ChevronRight, Users } from '../../ui/icons';
import { formatMoney } from '../../ui/money';
import { Money } from '../../ui/Money';
import { RecordView } from '../../ui/RecordView';
import { SearchField } from '../../ui/SearchField';
import { formatTimeAt } from '../../ui/time';
import * as css from './Records.css';
import { useRecordWords } from './useRecordWords';

type Props = { centre: AgentCentreRef; symbol: string };
type TreeProps = Props & { downlines: DownlinesRef };

/** Team management (spec §2): one level at a time with the way to it, or whoever a search finds. */
export function Team(props: Props) {
  const downlines = useSelector(props.centre, selectDownlines);
  return downlines ? (
    <div className={css.page}>
      <Search downlines={downlines} />
      <Path downlines={downlines} />
      <Level {...props} downlines={downlines} />
    </div>
  ) : null;
}

function Search({ downlines }: { downlines: DownlinesRef }) {
  const t = useT('agentCentre');
  const { search } = useSelector(downlines, selectFilter);
  // Who searches looks through the whole team, wherever they stand.
  const [words, change] = useSearchDraft(search, (next) => downlines.send({ type: 'filter.choose', filter: { parentId: null, search: next } }));
  return <div className={css.search}><SearchField label={t('tree.search')} clearLabel={t('tree.clear')} placeholder={t('tree.search')} maxLength={40} value={words} onChange={change} /></div>;
}

function Path({ downlines }: { downlines: DownlinesRef }) {
  const t = useT('agentCentre');
  const { search } = useSelector(downlines, selectFilter);
  const path = useSelector(downlines, selectResult)?.totals ?? [];
  const goTo = (parentId: string | null) => downlines.send({ type: 'filter.choose', filter: { parentId, search: '' } });
  if (search !== '') return <p className={css.small}>{t('tree.found')}</p>;
  return (
    <nav aria-label={t('tree.path')}>
      <ol className={css.path}>
        {path.map(({ id, account }, at) => {
          const isLast = at === path.length - 1;
          return (
            <li key={id} className={css.step}>
              {at === 0 ? null : <ChevronRight size={16} aria-hidden="true" />}
              <button type="button" className={css.stepButton} aria-current={isLast ? 'location' : undefined} onClick={() => isLast || goTo(at === 0 ? null : id)}>
                {at === 0 ? t('tree.own') : account}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Level({ centre, symbol, downlines }: TreeProps) {
  const t = useT('agentCentre');
  const { search } = useSelector(downlines, selectFilter);
  const result = useSelector(downlines, selectResult);
  const page = useSelector(downlines, selectPage);
  const pages = result?.totalPages ?? 0;
  const total = result?.total ?? 0;
  const words = useRecordWords({ count: t('tree.count', { count: total }), message: useSelector(downlines, selectMessage), page, pages });
  const columns = useTreeColumns({ centre, symbol, downlines });
  return (
    <RecordView
      caption={search === '' ? t('tree.caption', { account: result?.totals.at(-1)?.account ?? '' }) : t('tree.found')} columns={columns} rows={result?.rows ?? []} keyOf={keyOf}
      words={words} total={total} page={page} pages={pages} screen={useSelector(downlines, selectScreen)} isExporting={useSelector(downlines, selectIsExporting)}
      empty={<EmptyState icon={<Users size={28} />}>{search === '' ? t('tree.empty') : t('tree.notFound')}</EmptyState>}
      onReload={() => downlines.send({ type: 'data.reload' })} onExport={() => downlines.send({ type: 'records.export' })}
      onPage={(next) => downlines.send({ type: 'page.turn', page: next })}
    />
  );
}

const keyOf = ({ id }: Downline) => id;

const useTreeColumns = ({ centre, symbol, downlines }: TreeProps): Column<Downline>[] => {
  const t = useT('agentCentre');
  const utcOffset = useSelector(centre, selectFacts)?.utcOffset ?? 0;
  return useMemo(() => {
    const open = (id: string) => downlines.send({ type: 'filter.choose', filter: { parentId: id, search: '' } });
    return [
      { key: 'account', header: t('tree.account'), render: (one) => <Person t={t} downline={one} onOpen={() => open(one.id)} /> },
      { key: 'kind', header: t('tree.kind'), render: ({ type }) => (type === 0 ? t('tree.member') : t('tree.agent')) },
      { key: 'below', header: t('tree.below'), render: ({ direct, team }) => (team === 0 ? t('tree.nobody') : t('tree.directOfTeam', { direct, team })) },
      { key: 'balance', header: t('tree.balance'), align: 'end', render: ({ balance }) => <Money>{formatMoney(balance, symbol)}</Money> },
      { key: 'contracts', header: t('tree.contracts'), render: (one) => <Contracts t={t} downline={one} /> },
      { key: 'lastLogin', header: t('tree.lastLogin'), render: ({ isOnline, lastLoginAt }) => (isOnline ? <Badge tone="success">{t('tree.online')}</Badge> : lastLoginAt === null ? t('tree.never') : <span className={css.whole}>{formatTimeAt(lastLoginAt, utcOffset).slice(0, 16)}</span>) },
      { key: 'actions', header: t('tree.actions'), render: (one) => <Actions t={t} centre={centre} downline={one} /> },
    ];
  }, [t, centre, symbol, downlines, utcOffset]);
};

/** What stands in a row is given its words: looking them up costs more than drawing it. */
type RowProps = { t: ReturnType<typeof useT>; downline: Downline };

/** Who it is, and where in the team where that is not the level on show. */
function Person({ t, downline: { id, account, nickname, direct, path }, onOpen }: RowProps & { onOpen: () => void }) {
  return (
    <span className={css.person}>
      {direct === 0 ? <span id={`downline-${id}`}>{account}</span> : <button type="button" id={`downline-${id}`} aria-label={t('tree.open', { account })} className={css.account} onClick={onOpen}>{account}</button>}
      <span className={css.small}>{nickname}{path.length === 0 ? null : ` · ${path.map((one) => one.account).join(' › ')}`}</span>
    </span>
  );
}

function Contracts({ t, downline: { contracts } }: RowProps) {
  if (contracts.length === 0) return t('tree.noContracts');
  return (
    <span className={css.badges}>
      {contracts.map(({ type, status }) => {
        const name = t(`tree.contract.${type}`);
        return <Badge key={`${type} ${status}`} tone={status === 'pending' ? 'action' : 'neutral'}>{status === 'pending' ? t('tree.pending', { type: name }) : name}</Badge>;
      })}
    </span>
  );
}

/** A contract is between an account and its own upline, so only those directly below are offered one. */
function Actions({ t, centre, downline: { id, account, path } }: RowProps & { centre: AgentCentreRef }) {
  return (
    <span className={css.actions}>
      <Button compact aria-label={t('tree.transfer', { account })} onClick={() => centre.send({ type: 'transfer.open', downline: { id, account } })}>{t('tree.transferShort')}</Button>
      {path.length === 0
        ? <Button compact aria-describedby={`downline-${id}`} onClick={() => centre.send({ type: 'offer.open', downline: { id, account } })}>{t('tree.offer')}</Button>
        : null}
    </span>
  );
}
