import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import * as css from './FilterSheet.css';
import { useBackCloses } from './hooks/useBackCloses';
import { SlidersHorizontal } from './icons';

export type FilterSheetWords = { title: string; done: string; close: string };
export type FilterSheetProps = {
  words: FilterSheetWords;
  /** What the button shows: how many filters there are, or with `summary` what is chosen. */
  opener: ReactNode;
  /** The button's name, where it shows less. */
  openerLabel?: string;
  /** The button takes the whole line, for a summary of what is chosen. */
  isSummary?: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
};

/**
 * For a phone: a button that opens the filters in a sheet. The list changes behind it with each
 * choice; Back closes it.
 */
export function FilterSheet({
  words,
  opener,
  openerLabel,
  isSummary = false,
  isOpen,
  onOpen,
  onClose,
  children,
}: FilterSheetProps) {
  useBackCloses(isOpen, onClose);
  return (
    <>
      {isSummary ? (
        <button
          type="button"
          className={css.summary}
          aria-haspopup="dialog"
          aria-label={openerLabel}
          onClick={onOpen}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          <span className={css.chosen}>{opener}</span>
        </button>
      ) : (
        <Button aria-haspopup="dialog" onClick={onOpen}>
          <SlidersHorizontal size={20} aria-hidden="true" />
          {opener}
        </Button>
      )}
      <Dialog
        open={isOpen}
        title={words.title}
        closeLabel={words.close}
        onDismiss={onClose}
        footer={
          <Button tone="primary" onClick={onClose}>
            {words.done}
          </Button>
        }
      >
        <div className={css.filters}>{children}</div>
      </Dialog>
    </>
  );
}
