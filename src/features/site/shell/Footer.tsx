import { useSelector } from '@xstate/react';
import { safeContent } from '../../../../contract/safeAddress';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectPlatform } from '../../../../machines/site/app/app.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectSupport, selectVendors } from '../../../../machines/site/session/session.selectors';
import { selectValue } from '../../../../machines/shared/loader.selectors';
import type { ShellRef } from '../../../../machines/site/shell/shell.machine';
import { VENDOR_STRIP } from '../../../../machines/site/shell/footer.selectors';
import { useT } from '../../../i18n/i18n';
import { lazyPart } from '../../../ui/lazyPart';
import { Logo } from '../../../ui/Logo';
import { WhenNear } from '../../../ui/WhenNear';
import { Channels } from './Channels';
import * as css from './Footer.css';

const FooterLinks = lazyPart(() => import('./FooterLinks').then((m) => m.FooterLinks));

/** The footer (spec §2 Footer): the site, who may play, help, products, channels and vendors. */
export function Footer({
  app,
  session,
  shell,
}: {
  app: AppRef;
  session: SessionRef;
  shell: ShellRef;
}) {
  const t = useT('shell');
  const common = useT('common');
  const resources = useSelector(app, selectPlatform)?.resources;
  const support = useSelector(session, selectSupport);
  return (
    <div className={css.footer}>
      <div className={css.top}>
        <div className={css.brand}>
          <Logo name={common('brand')} size={28} />
          <p>{t('footer.promise')}</p>
        </div>
        <div className={css.play}>
          <span className={css.adults} aria-hidden="true">
            {t('footer.adults')}
          </span>
          <p>{t('footer.responsible')}</p>
        </div>
        <Channels resources={resources} label={t('followUs')} />
      </div>
      <div className={css.links}>
        <WhenNear height={320} onNear={() => support.send({ type: 'helpList.show' })}>
          {(place) => (
            <FooterLinks
              session={session}
              shell={shell}
              waiting={place}
              place={place}
              retryLabel={common('retry')}
            />
          )}
        </WhenNear>
      </div>
      <div className={css.strip}>
        <h2 className={css.stripHeading}>{t('footer.vendors')}</h2>
        <Strip session={session} />
      </div>
      <p className={css.rights}>{t('footer.rights')}</p>
    </div>
  );
}

/** The logos of the vendors; the name where there is no logo. */
function Strip({ session }: { session: SessionRef }) {
  const vendors = useSelector(session, selectVendors);
  const known = useSelector(vendors, selectValue)?.flatMap((lane) => lane.vendors) ?? [];
  return (
    <ul role="list" className={css.vendors} lang="en" translate="no">
      {VENDOR_STRIP.map((code) => {
        const vendor = known.find((one) => one.vendor === code);
        return (
          <li key={code} className={css.vendor}>
            {vendor?.icon ? (
              <img
                src={safeContent(vendor.icon)}
                alt={vendor.name}
                className={css.logo}
                width={104}
                height={48}
                loading="lazy"
                decoding="async"
              />
            ) : (
              code.replace('_', ' ')
            )}
          </li>
        );
      })}
    </ul>
  );
}
