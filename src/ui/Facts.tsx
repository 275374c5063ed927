import type { ReactNode } from 'react';
import { cx } from './cx';
import * as css from './Facts.css';

export type Fact = {
  name: string;
  value: ReactNode;
  /** The one figure that it is about. */
  isMain?: boolean;
  /** Shown only in a summary that stands beside its form. */
  isBeside?: boolean;
};

/** Facts with their names, one in a row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={cx(css.facts, facts.every(({ isBeside }) => isBeside) && css.allBeside)}>
      {facts.map(({ name, value, isMain = false, isBeside = false }) => (
        <div key={name} className={cx(css.fact, isBeside && css.beside)}>
          <dt className={css.name}>{name}</dt>
          <dd className={isMain ? css.main : css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
