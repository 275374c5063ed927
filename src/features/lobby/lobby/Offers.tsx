import { useT } from '../../../i18n/i18n';
import { Gamepad2, Headset, ShieldCheck, Wallet } from '../../../ui/icons';
import * as css from './Offers.css';

const OFFERS = [
  { key: 'games', icon: <Gamepad2 size={24} aria-hidden="true" /> },
  { key: 'money', icon: <Wallet size={24} aria-hidden="true" /> },
  { key: 'safety', icon: <ShieldCheck size={24} aria-hidden="true" /> },
  { key: 'people', icon: <Headset size={24} aria-hidden="true" /> },
] as const;

/** The site's promises. */
export function Offers() {
  const t = useT('lobby');
  return (
    <section className={css.section} aria-labelledby="offers">
      <h2 id="offers">{t('offers.heading')}</h2>
      <ul role="list" className={css.list}>
        {OFFERS.map(({ key, icon }) => (
          <li key={key} className={css.offer}>
            <span className={css.sign}>{icon}</span>
            <h3>{t(`offers.${key}.title`)}</h3>
            <p className={css.words}>{t(`offers.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
