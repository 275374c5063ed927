import { Badge } from './Badge';
import { useAtNow } from './hooks/useNow';
import { Clock } from './icons';
import * as css from './OpeningHours.css';

type Props = {
  /** Whose hours; without it they stand below what they belong to. */
  label?: string;
  hours: string;
  openLabel: string;
  closedLabel: string;
  isOpenAt: (now: number) => boolean;
};

/** When something is open, and whether it is open now. */
export function OpeningHours({ label, hours, openLabel, closedLabel, isOpenAt }: Props) {
  const isOpen = useAtNow(isOpenAt);
  const text = (
    <>
      {hours}{' '}
      <Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? openLabel : closedLabel}</Badge>
    </>
  );
  if (label === undefined) return text;
  return (
    <div className={css.hours}>
      <Clock size={20} aria-hidden="true" />
      <p>
        <span className={css.label}>{label}</span>
        {text}
      </p>
    </div>
  );
}
