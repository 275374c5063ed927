import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import type { GameQuery } from '../../../../machines/lobby/gameList/gameList.types';
import type { PagesRef } from '../../../../machines/site/pages/pages.machine';
import { addressOfQuery } from '../../../../machines/site/pages/addresses.selectors';
import { LONGEST_SEARCH } from '../../../../machines/site/pages/pages.selectors';
import { selectQuery } from '../../../../machines/site/pages/laterScreens.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectVendors } from '../../../../machines/site/session/session.selectors';
import { selectValue } from '../../../../machines/shared/loader.selectors';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import type { VendorLane } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { FilterChips } from '../../../ui/Chips';
import { ChoiceOrAllChips } from '../../../ui/ChoiceOrAllChips';
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery';
import { useSearchDraft } from '../../../ui/hooks/useSearchDraft';
import { useStable } from '../../../ui/hooks/useStable';
import { SearchField } from '../../../ui/SearchField';
import { SelectField } from '../../../ui/SelectField';
import { media } from '../../../ui/tokens.css';
import { FilterSheet } from './FilterSheet';
import * as css from './GameList.css';

const SORTS = ['popular', 'name', 'newest'] as const satisfies readonly GameQuery['sort'][];
const SLOT_FILTERS = ['isSmallBet', 'isManyLines'] as const satisfies readonly (keyof GameQuery)[];

type Change = (part: Partial<GameQuery>) => void;
/** `isPhone`: the filter stands in the sheet, below its label. */
type FilterProps = { change: Change; isPhone: boolean };

/**
 * The filters and the order of the list. Each change is an address (spec §2 Game list pages, §9
 * Slot filters). A phone has them in a sheet, so that the list begins near its upper edge; the
 * search stays on the page.
 */
export function Filters({
  session,
  pages,
  overlay,
}: {
  session: SessionRef;
  pages: PagesRef;
  overlay: OverlayRef;
}) {
  const t = useT('gameList');
  const isPhone = useMediaQuery(media.phone);
  const query = useSelector(pages, selectQuery);
  const vendors = useSelector(session, selectVendors);
  const change = useStable((part: Partial<GameQuery>) =>
    session.send({ type: 'route.changed', path: addressOfQuery({ ...query, ...part }) }),
  );
  const { category, vendor, search, isSmallBet, isManyLines, sort } = query;
  const makers = vendors ? (
    <Makers
      vendors={vendors}
      category={category}
      vendor={vendor}
      change={change}
      isPhone={isPhone}
    />
  ) : null;
  const field = (
    <div className={css.search}>
      <Search search={search} change={change} />
    </div>
  );
  const slots =
    category === 'RNG' ? (
      <SlotFilters
        isSmallBet={isSmallBet}
        isManyLines={isManyLines}
        change={change}
        isPhone={isPhone}
      />
    ) : null;
  const order = (
    <div className={css.sort}>
      <Sort sort={sort} change={change} isPhone={isPhone} />
    </div>
  );
  return (
    <div role="group" aria-label={t('filters.label')} className={css.filters}>
      {isPhone ? (
        <div className={css.tools}>
          {field}
          <FilterSheet
            overlay={overlay}
            count={[vendor, isSmallBet, isManyLines].filter(Boolean).length}
          >
            {makers}
            {slots}
            {order}
          </FilterSheet>
        </div>
      ) : (
        <>
          {makers}
          <div className={css.tools}>
            {field}
            {slots}
            {order}
          </div>
        </>
      )}
    </div>
  );
}

// Typing in the search does not render the other filters again.
const Makers = memo(function Makers({
  vendors,
  category,
  vendor,
  change,
  isPhone,
}: Pick<GameQuery, 'category' | 'vendor'> & FilterProps & { vendors: VendorsRef }) {
  const t = useT('gameList');
  const lanes = useSelector(vendors, selectValue<VendorLane[]>);
  const makers = lanes?.find((lane) => lane.category === category)?.vendors ?? [];
  if (lanes && makers.length < 2) return null;
  return (
    <div className={css.makers}>
      <ChoiceOrAllChips
        label={t('filters.vendor')}
        name="vendor"
        inOneLine={!isPhone}
        showLabel={isPhone}
        all={t('filters.allVendors')}
        value={vendor || null}
        onSelect={(chosen) => change({ vendor: chosen ?? '' })}
        options={makers.map((maker) => ({ value: maker.vendor, label: maker.name }))}
      />
    </div>
  );
});

function Search({ search, change }: Pick<GameQuery, 'search'> & { change: Change }) {
  const t = useT('gameList');
  const [draft, type] = useSearchDraft(search, (words) => change({ search: words }));
  return (
    <SearchField
      label={t('filters.search')}
      placeholder={t('filters.search')}
      clearLabel={t('filters.clearSearch')}
      maxLength={LONGEST_SEARCH}
      value={draft}
      onChange={type}
    />
  );
}

const SlotFilters = memo(function SlotFilters({
  change,
  isPhone,
  ...isOn
}: Pick<GameQuery, (typeof SLOT_FILTERS)[number]> & FilterProps) {
  const t = useT('gameList');
  return (
    <FilterChips
      label={t('filters.slots')}
      showLabel={isPhone}
      selected={SLOT_FILTERS.filter((filter) => isOn[filter])}
      onToggle={(filter) => change({ [filter]: !isOn[filter] })}
      options={SLOT_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
    />
  );
});

const Sort = memo(function Sort({ sort, change, isPhone }: Pick<GameQuery, 'sort'> & FilterProps) {
  const t = useT('gameList');
  return (
    <SelectField
      name="sort"
      label={t('filters.sort')}
      hideLabel={!isPhone}
      value={sort}
      options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      onChange={(event) =>
        change({ sort: SORTS.find((one) => one === event.currentTarget.value) ?? 'popular' })
      }
    />
  );
});
