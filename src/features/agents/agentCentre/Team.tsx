import { useSelector } from '@xstate/react';
import { useCallback, useMemo, type RefObject } from 'react';
import type { AgentCentreRef } from '../../../../machines/agents/agentCentre/agentCentre.machine';
import {
  selectDownlineId,
  selectDownlines,
  selectFacts,
} from '../../../../machines/agents/agentCentre/agentCentre.selectors';
import type {
  DownlinesRef,
  DownlinesSnapshot,
} from '../../../../machines/agents/downlines/downlines.machine';
import type { Downline } from '../../../../machines/agents/downlines/downlines.types';
import {
  selectFilter,
  selectIsExporting,
  selectMessage,
  selectPage,
  selectResult,
  selectScreen,
} from '../../../../machines/shared/recordPage.selectors';
import { formatTimeAt, minuteOf } from '../../../../machines/shared/zonedTime.selectors';
import { useT } from '../../../i18n/i18n';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import type { Column } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { useFocusHere } from '../../../ui/hooks/useFocusHere';
import { useSearchDraft } from '../../../ui/hooks/useSearchDraft';
import { ArrowLeftRight, ChevronRight, Ellipsis, FileSignature, Users } from '../../../ui/icons';
import { MenuButton } from '../../../ui/MenuButton';
import { formatMoney } from '../../../ui/money';
import { Money } from '../../../ui/Money';
import { RecordView } from '../../../ui/RecordView';
import { SearchField } from '../../../ui/SearchField';
import { Moment } from '../../../ui/Moment';
import * as css from './Records.css';
import { useRecordWords } from './useRecordWords';

type OpenerRef = RefObject<HTMLButtonElement | null>;
/** `openerRef`: the menu button of the downline whose contracts were shown last. */
type Props = { centre: AgentCentreRef; symbol: string; openerRef: OpenerRef };
type TreeProps = Props & { downlines: DownlinesRef; onOpen: (id: string) => void };

/** Team management (spec §2): one level at a time with its path, or search results. */
export function Team(props: Props) {
  const downlines = useSelector(props.centre, selectDownlines);
  return downlines ? <Tree {...props} downlines={downlines} /> : null;
}

function Tree(props: Omit<TreeProps, 'onOpen'>) {
  const { downlines } = props;
  const { here, wait } = useFocusHere<HTMLButtonElement>(useSelector(downlines, selectPlace));
  const open = useCallback(
    (parentId: string) => {
      wait();
      downlines.send({ type: 'filter.choose', filter: { parentId, search: '' } });
    },
    [downlines, wait],
  );
  return (
    <div className={css.page}>
      <Search downlines={downlines} />
      <Path downlines={downlines} here={here} />
      <Level {...props} onOpen={open} />
    </div>
  );
}

/** The id of the person whose level is shown. */
const selectPlace = (s: DownlinesSnapshot) => selectResult(s)?.totals.at(-1)?.id;

function Search({ downlines }: { downlines: DownlinesRef }) {
  const t = useT('agentCentre');
  const { search } = useSelector(downlines, selectFilter);
  // A search covers the whole team, whatever level is shown.
  const [words, change] = useSearchDraft(search, (next) =>
    downlines.send({ type: 'filter.choose', filter: { parentId: null, search: next } }),
  );
  return (
    <div className={css.search} data-choice="view">
      <SearchField
        label={t('tree.search')}
        clearLabel={t('tree.clear')}
        placeholder={t('tree.search')}
        maxLength={40}
        value={words}
        onChange={change}
      />
    </div>
  );
}

function Path({
  downlines,
  here,
}: {
  downlines: DownlinesRef;
  here: RefObject<HTMLButtonElement | null>;
}) {
  const t = useT('agentCentre');
  const { search } = useSelector(downlines, selectFilter);
  const path = useSelector(downlines, selectResult)?.totals ?? [];
  const goTo = (parentId: string | null) =>
    downlines.send({ type: 'filter.choose', filter: { parentId, search: '' } });
  if (search !== '') return <p className={css.small}>{t('tree.found')}</p>;
  return (
    <nav aria-label={t('tree.path')}>
      <ol role="list" className={css.path}>
        {path.map(({ id, account }, at) => {
          const isLast = at === path.length - 1;
          return (
            <li key={id} className={css.step}>
              {at === 0 ? null : <ChevronRight size={16} aria-hidden="true" />}
              <button
                ref={isLast ? here : undefined}
                type="button"
                className={css.stepButton}
                aria-current={isLast ? 'location' : undefined}
                onClick={() => isLast || goTo(at === 0 ? null : id)}
              >
                {at === 0 ? t('tree.own') : account}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Level({ downlines, ...rest }: TreeProps) {
  const t = useT('agentCentre');
  const { search } = useSelector(downlines, selectFilter);
  const result = useSelector(downlines, selectResult);
  const page = useSelector(downlines, selectPage);
  const pages = result?.totalPages ?? 0;
  const total = result?.total ?? 0;
  const words = useRecordWords({
    count: t('tree.count', { count: total }),
    message: useSelector(downlines, selectMessage),
    page,
    pages,
  });
  const columns = useTreeColumns(rest);
  return (
    <RecordView
      isDense
      caption={
        search === ''
          ? t('tree.caption', { account: result?.totals.at(-1)?.account ?? '' })
          : t('tree.found')
      }
      columns={columns}
      rows={result?.rows ?? []}
      keyOf={keyOf}
      words={words}
      total={total}
      page={page}
      pages={pages}
      screen={useSelector(downlines, selectScreen)}
      isExporting={useSelector(downlines, selectIsExporting)}
      empty={
        <EmptyState icon={<Users size={28} />}>
          {search === '' ? t('tree.empty') : t('tree.notFound')}
        </EmptyState>
      }
      onReload={() => downlines.send({ type: 'data.reload' })}
      onExport={() => downlines.send({ type: 'records.export' })}
      onPage={(next) => downlines.send({ type: 'page.turn', page: next })}
    />
  );
}

/**
 * Rows are keyed by position: React then reuses the rows for the next level, at a third of the cost
 * of new ones.
 */
const keyOf = (_: Downline, place: number) => `${place}`;

const useTreeColumns = ({
  centre,
  symbol,
  openerRef,
  onOpen,
}: Omit<TreeProps, 'downlines'>): Column<Downline>[] => {
  const t = useT('agentCentre');
  const utcOffset = useSelector(centre, selectFacts)?.utcOffset ?? 0;
  const opener = useSelector(centre, selectDownlineId);
  return useMemo(() => {
    const words = wordsOfRows(t);
    return [
      {
        key: 'account',
        card: 'title',
        header: t('tree.account'),
        render: (one) => <Person words={words} downline={one} onOpen={() => onOpen(one.id)} />,
      },
      {
        key: 'kind',
        header: t('tree.kind'),
        render: ({ type }) => (
          <span className={css.whole}>{type === 0 ? words.member : words.agent}</span>
        ),
      },
      {
        key: 'below',
        header: t('tree.below'),
        render: ({ direct, team }) => (
          <span className={css.counts}>
            {team === 0 ? words.nobody : words.directOfTeam(direct, team)}
          </span>
        ),
      },
      {
        key: 'balance',
        card: 'amount',
        header: t('tree.balance'),
        align: 'end',
        render: ({ balance }) => <Money>{formatMoney(balance, symbol)}</Money>,
      },
      {
        key: 'contracts',
        header: t('tree.contracts'),
        render: (one) => <Contracts words={words} downline={one} />,
      },
      {
        key: 'lastLogin',
        header: t('tree.lastLogin'),
        render: ({ isOnline, lastLoginAt }) =>
          isOnline ? (
            <Badge tone="success">{words.online}</Badge>
          ) : lastLoginAt === null ? (
            words.never
          ) : (
            <Moment text={minuteOf(formatTimeAt(lastLoginAt, utcOffset))} />
          ),
      },
      {
        key: 'actions',
        card: 'line',
        header: t('tree.actions'),
        isPlain: true,
        render: (one) => (
          <Actions
            words={words}
            centre={centre}
            downline={one}
            buttonRef={one.id === opener ? openerRef : undefined}
          />
        ),
      },
    ];
  }, [t, centre, symbol, opener, openerRef, onOpen, utcOffset]);
};

/**
 * The texts of all rows are translated once: a translation costs more than rendering its result.
 */
const wordsOfRows = (t: ReturnType<typeof useT>) => ({
  member: t('tree.member'),
  agent: t('tree.agent'),
  nobody: t('tree.nobody'),
  online: t('tree.online'),
  never: t('tree.never'),
  noContracts: t('tree.noContracts'),
  transferShort: t('tree.transferShort'),
  offer: t('tree.offer'),
  actionsFor: (account: string) => t('tree.actionsFor', { account }),
  contractsWith: (account: string) => t('tree.contractsWith', { account }),
  directOfTeam: (direct: number, team: number) => t('tree.directOfTeam', { direct, team }),
  open: (account: string) => t('tree.open', { account }),
  transfer: (account: string) => t('tree.transfer', { account }),
  contract: (type: ContractType) => t(`tree.contract.${type}`),
  pending: (type: ContractType) => t('tree.pending', { type: t(`tree.contract.${type}`) }),
});
type ContractType = Downline['contracts'][number]['type'];
type RowProps = { words: ReturnType<typeof wordsOfRows>; downline: Downline };

/** The person, with the path in the team when it is not the level shown. */
function Person({
  words,
  downline: { id, account, nickname, direct, path },
  onOpen,
}: RowProps & { onOpen: () => void }) {
  return (
    <span className={css.person}>
      {direct === 0 ? (
        <span id={`downline-${id}`}>{account}</span>
      ) : (
        <button
          type="button"
          id={`downline-${id}`}
          aria-label={words.open(account)}
          className={css.account}
          onClick={onOpen}
        >
          {account}
        </button>
      )}
      <span className={css.small}>
        {nickname}
        {path.length === 0 ? null : ` · ${path.map((one) => one.account).join(' › ')}`}
      </span>
    </span>
  );
}

/** The contracts now. */
function Contracts({ words, downline: { contracts } }: RowProps) {
  return (
    <span className={css.badges}>
      {contracts.length === 0 ? words.noContracts : null}
      {contracts.map(({ type, status }) => (
        <Badge key={`${type} ${status}`} tone={status === 'pending' ? 'action' : 'neutral'}>
          {status === 'pending' ? words.pending(type) : words.contract(type)}
        </Badge>
      ))}
    </span>
  );
}

/**
 * A contract is between an account and its own upline, so only direct downlines have contracts and
 * can get an offer. Their other actions are in a menu; the only one of the rest is a button.
 */
function Actions({
  words,
  centre,
  downline: { id, account, path },
  buttonRef,
}: RowProps & { centre: AgentCentreRef; buttonRef: OpenerRef | undefined }) {
  const downline = { id, account };
  const transfer = () => centre.send({ type: 'transfer.open', downline });
  return (
    <span className={css.actions}>
      {path.length === 0 ? (
        <>
          <Button
            compact
            aria-describedby={`downline-${id}`}
            onClick={() => centre.send({ type: 'offer.open', downline })}
          >
            {words.offer}
          </Button>
          <MenuButton
            buttonRef={buttonRef}
            look="icon"
            label={words.actionsFor(account)}
            trigger={<Ellipsis size={20} aria-hidden="true" />}
            items={[
              {
                id: 'transfer',
                label: words.transfer(account),
                icon: <ArrowLeftRight size={20} aria-hidden="true" />,
              },
              {
                id: 'contracts',
                label: words.contractsWith(account),
                icon: <FileSignature size={20} aria-hidden="true" />,
              },
            ]}
            onSelect={(action) =>
              action === 'transfer' ? transfer() : centre.send({ type: 'contracts.show', downline })
            }
          />
        </>
      ) : (
        <Button compact aria-label={words.transfer(account)} onClick={transfer}>
          {words.transferShort}
        </Button>
      )}
    </span>
  );
}
