import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../machines/app/app.machine';
import { selectPlatform } from '../../../machines/app/app.selectors';
import { VENDOR_STRIP } from '../../../machines/shell/footer.selectors';
import { useT } from '../../app/i18n';
import { Logo } from '../../ui/Logo';
import { Channels } from './Channels';
import * as css from './Footer.css';

/** The footer (spec §2 Footer): who we are, who may play, where to follow, whose games. */
export function Footer({ app }: { app: AppRef }) {
  const t = useT('shell');
  const common = useT('common');
  const resources = useSelector(app, selectPlatform)?.resources;
  return (
    <div className={css.footer}>
      <div className={css.top}>
        <div className={css.brand}>
          <Logo name={common('brand')} size={28} />
          <p>{t('footer.promise')}</p>
        </div>
        <div className={css.play}>
          <span className={css.adults} aria-hidden="true">{t('footer.adults')}</span>
          <p>{t('footer.responsible')}</p>
        </div>
        <Channels resources={resources} label={t('followUs')} />
      </div>
      <div className={css.strip}>
        <h2 className={css.stripHeading}>{t('footer.vendors')}</h2>
        <ul className={css.vendors} lang="en" translate="no">
          {VENDOR_STRIP.map((vendor) => <li key={vendor} className={css.vendor}>{vendor.replace('_', ' ')}</li>)}
        </ul>
      </div>
      <p className={css.rights}>{t('footer.rights')}</p>
    </div>
  );
}
