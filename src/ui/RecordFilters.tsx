import { useState, type ReactNode } from 'react';
import { FilterSheet, type FilterSheetWords } from './FilterSheet';
import { useMediaQuery } from './hooks/useMediaQuery';
import * as css from './RecordFilters.css';
import { media } from './tokens.css';
import { WholeDays } from './WholeDays';

export type RecordFiltersWords = FilterSheetWords & {
  /** Names the button of a phone by what is chosen. */
  opener: (chosen: string) => string;
};
export type RecordFiltersProps = {
  words: RecordFiltersWords;
  /** What is chosen, in short. */
  chosen: readonly string[];
  children: ReactNode;
};

/**
 * The filters above records. A phone has them in a sheet, behind a button that says what is chosen,
 * so that the records begin near its upper edge.
 */
export function RecordFilters({ words, chosen, children }: RecordFiltersProps) {
  const isPhone = useMediaQuery(media.phone);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone)
    return (
      <div className={css.filters} data-choice="view">
        {children}
      </div>
    );
  return (
    <FilterSheet
      isSummary
      words={words}
      opener={<WholeDays>{chosen.join(' · ')}</WholeDays>}
      openerLabel={words.opener(chosen.join(', '))}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      {children}
    </FilterSheet>
  );
}
