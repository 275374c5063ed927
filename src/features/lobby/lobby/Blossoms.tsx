import { useId } from 'react';
import { LogoCopy, LogoMark } from '../../../ui/Logo';
import * as css from './Welcome.css';

/** The brand's floating flowers. Decorative. */
export function Blossoms() {
  const first = useId();
  return (
    <div className={css.art} aria-hidden="true">
      <span className={css.first}>
        <LogoMark size={208} id={first} />
      </span>
      <span className={css.second}>
        <LogoCopy of={first} size={76} />
      </span>
      <span className={css.third}>
        <LogoCopy of={first} size={92} />
      </span>
      <span className={css.fourth}>
        <LogoCopy of={first} size={40} />
      </span>
      <span className={css.fifth}>
        <LogoCopy of={first} size={32} />
      </span>
    </div>
  );
}
