import { useSelector } from '@xstate/react';
import type { GameQuery } from '../../../machines/gameList/gameList.types';
import type { PagesRef } from '../../../machines/pages/pages.machine';
import { addressOfQuery, selectQuery } from '../../../machines/pages/pages.selectors';
import type { SessionRef } from '../../../machines/session/session.machine';
import { selectVendors } from '../../../machines/session/session.selectors';
import { selectValue } from '../../../machines/shared/loader.selectors';
import type { VendorsRef } from '../../../machines/vendors/vendors.machine';
import type { VendorLane } from '../../../machines/vendors/vendors.types';
import { useT } from '../../app/i18n';
import { ChoiceChips, FilterChips } from '../../ui/Chips';
import { useSearchDraft } from '../../ui/hooks/useSearchDraft';
import { SearchField } from '../../ui/SearchField';
import { SelectField } from '../../ui/SelectField';
import * as css from './Games.css';

const SORTS = ['popular', 'name', 'newest'] as const satisfies readonly GameQuery['sort'][];
const SLOT_FILTERS = ['isSmallBet', 'isManyLines'] as const satisfies readonly (keyof GameQuery)[];
const LONGEST_SEARCH = 100;

type Props = { session: SessionRef; pages: PagesRef };
type FilterProps = { query: GameQuery; change: (part: Partial<GameQuery>) => void };

/** What narrows and orders the list. Each change is an address (spec §2 Game list pages, §9 Slot filters). */
export function Filters({ session, pages }: Props) {
  const t = useT('games');
  const query = useSelector(pages, selectQuery);
  const vendors = useSelector(session, selectVendors);
  const change = (part: Partial<GameQuery>) => session.send({ type: 'route.changed', path: addressOfQuery({ ...query, ...part }) });
  return (
    <div role="group" aria-label={t('filters.label')} className={css.filters}>
      {vendors ? <Makers vendors={vendors} query={query} change={change} /> : null}
      <div className={css.tools}>
        <div className={css.search}><Search query={query} change={change} /></div>
        {query.category === 'RNG' ? <SlotFilters query={query} change={change} /> : null}
        <div className={css.sort}>
          <SelectField
            name="sort" label={t('filters.sort')} hideLabel value={query.sort} options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(event) => change({ sort: SORTS.find((sort) => sort === event.currentTarget.value) ?? 'popular' })}
          />
        </div>
      </div>
    </div>
  );
}

function Makers({ vendors, query, change }: FilterProps & { vendors: VendorsRef }) {
  const t = useT('games');
  const lanes = useSelector(vendors, selectValue<VendorLane[]>);
  const makers = lanes?.find(({ category }) => category === query.category)?.vendors ?? [];
  if (lanes && makers.length < 2) return null;
  return (
    <div className={css.makers}>
      <ChoiceChips
        label={t('filters.vendor')} name="vendor" inOneLine value={query.vendor} onSelect={(vendor) => change({ vendor })}
        options={[{ value: '', label: t('filters.allVendors') }, ...makers.map(({ vendor, name }) => ({ value: vendor, label: name }))]}
      />
    </div>
  );
}

function Search({ query, change }: FilterProps) {
  const t = useT('games');
  const [draft, type] = useSearchDraft(query.search, (search) => change({ search }));
  return (
    <SearchField label={t('filters.search')} placeholder={t('filters.search')} clearLabel={t('filters.clearSearch')} maxLength={LONGEST_SEARCH} value={draft} onChange={type} />
  );
}

function SlotFilters({ query, change }: FilterProps) {
  const t = useT('games');
  return (
    <FilterChips
      label={t('filters.slots')} selected={SLOT_FILTERS.filter((filter) => query[filter])} onToggle={(filter) => change({ [filter]: !query[filter] })}
      options={SLOT_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
    />
  );
}
