import { useId, type ReactNode } from 'react';
import * as css from './Disclosure.css';
import { ChevronDown } from './icons';

export type DisclosureProps = {
  open: boolean;
  onToggle: () => void;
  /** The text and name of the button. */
  heading: ReactNode;
  /** Level of the heading around the button. */
  level?: 2 | 3 | 4;
  children: ReactNode;
};

/** An item of a list that unfolds in place. Its content is mounted while it is open. */
export function Disclosure({ open, onToggle, heading, level = 3, children }: DisclosureProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={css.item}>
      <Heading className={css.heading}>
        <button
          type="button"
          id={`${id}-button`}
          aria-expanded={open}
          aria-controls={`${id}-region`}
          className={css.button}
          onClick={onToggle}
        >
          <span className={css.words}>{heading}</span>
          <ChevronDown className={css.chevron} size={20} aria-hidden="true" />
        </button>
      </Heading>
      <div
        role="region"
        id={`${id}-region`}
        aria-labelledby={`${id}-button`}
        hidden={!open}
        className={css.region}
      >
        {open ? children : null}
      </div>
    </div>
  );
}
