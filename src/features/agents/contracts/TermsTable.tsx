import type { ReactNode } from 'react';
import type {
  ContractType,
  Terms,
} from '../../../../machines/agents/contractRequest/contractRequest.types';
import { useT } from '../../../i18n/i18n';
import { DataTable, type Column } from '../../../ui/DataTable';
import { formatMoney } from '../../../ui/money';
import * as css from './contracts.css';
import { useTermsWords } from './useTermsWords';

type Row = { key: string; term: string; of: (terms: Terms) => ReactNode };
export type TermsTableProps = {
  type: ContractType;
  /** Null when there is no current contract. Left out when nothing is compared. */
  current?: Terms | null;
  terms: Terms;
};

/** Terms line by line, next to the current contract's when there is one. */
export function TermsTable({ type, current, terms }: TermsTableProps) {
  const t = useT('contracts');
  const rows = useRows(type, terms, current ?? null);
  const columns: Column<Row>[] = [
    { key: 'term', header: t('terms.term'), render: ({ term }) => term },
    ...(current === undefined
      ? []
      : [
          {
            key: 'now',
            header: t('terms.now'),
            render: ({ of }: Row) => (current ? of(current) : t('terms.none')),
          },
        ]),
    {
      key: 'terms',
      header: t(current === undefined ? 'terms.only' : 'terms.offered'),
      render: ({ of }) => of(terms),
    },
  ];
  return (
    <DataTable<Row>
      caption={t(current === undefined ? 'terms.captionOne' : 'terms.caption')}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      empty={null}
    />
  );
}

const NOTHING = '–';

const useRows = (type: ContractType, terms: Terms, current: Terms | null): Row[] => {
  const t = useT('contracts');
  const { period } = useTermsWords();
  const settled: Row = { key: 'period', term: t('terms.settled'), of: period };
  if (terms.kind === 'realTime') {
    const rate = (key: 'profitRate' | 'lossRate', term: string): Row => ({
      key,
      term,
      of: (one) =>
        one.kind === 'realTime' ? <span className={css.rate}>{`${one[key]}%`}</span> : NOTHING,
    });
    return [
      settled,
      rate('profitRate', t('terms.wins')),
      rate('lossRate', t('terms.losses')),
      {
        key: 'bet',
        term: t('terms.bet'),
        of: (one) => (one.kind === 'realTime' ? formatMoney(one.singleBetAmount) : NOTHING),
      },
    ];
  }
  const most = Math.max(terms.tiers.length, current?.kind === 'tiers' ? current.tiers.length : 0);
  return [
    settled,
    ...Array.from({ length: most }, (_, index): Row => ({
      key: `tier-${index}`,
      term: t('terms.tier', { number: index + 1 }),
      of: (one) => <TierText type={type} terms={one} index={index} />,
    })),
  ];
};

function TierText({ type, terms, index }: { type: ContractType; terms: Terms; index: number }) {
  const { needs, share } = useTermsWords();
  const tier = terms.kind === 'tiers' ? terms.tiers[index] : undefined;
  if (!tier) return NOTHING;
  return (
    <span className={css.needs}>
      <span className={css.rate}>{share(type, tier)}</span>
      {needs(tier).map((need) => (
        <span key={need} className={css.need}>
          {need}
        </span>
      ))}
    </span>
  );
}
