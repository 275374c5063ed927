import { useT } from '../../../i18n/i18n';
import { CalendarDays, ChevronRight, Clock, Trophy } from '../../../ui/icons';
import { Link } from '../../../ui/Link';
import * as css from './GameList.css';

const PAGES = [
  { page: 'lottery', Sign: Clock },
  { page: 'seaLottery', Sign: CalendarDays },
  { page: 'vnLottery', Sign: Trophy },
] as const;

/** Links to the lottery pages (spec §2 Routes), with their menus and opened numbers. */
export function LotteryLinks() {
  const t = useT('gameList');
  return (
    <nav aria-label={t('lotteries.label')}>
      <ul role="list" className={css.links}>
        {PAGES.map(({ page, Sign }) => (
          <li key={page} className={css.link}>
            <span className={css.linkSign}>
              <Sign size={22} aria-hidden="true" />
            </span>
            <span className={css.linkWords}>
              <Link look="plain" to={`/${page}`}>
                {t(`lotteries.${page}`)}
              </Link>
              <span className={css.muted}>{t(`lotteries.${page}Text`)}</span>
            </span>
            <ChevronRight size={20} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
