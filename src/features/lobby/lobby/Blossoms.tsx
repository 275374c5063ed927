import { LogoMark } from '../../../ui/Logo';
import * as css from './Welcome.css';

/** The brand's floating flowers. Decorative. */
export function Blossoms() {
  return (
    <div className={css.art} aria-hidden="true">
      <span className={css.first}>
        <LogoMark size={208} />
      </span>
      <span className={css.second}>
        <LogoMark size={76} />
      </span>
      <span className={css.third}>
        <LogoMark size={92} />
      </span>
      <span className={css.fourth}>
        <LogoMark size={40} />
      </span>
      <span className={css.fifth}>
        <LogoMark size={32} />
      </span>
    </div>
  );
}
