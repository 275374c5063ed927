import { useSelector } from '@xstate/react';
import { safeLink } from '../../../../contract/safeAddress';
import { selectSupport } from '../../../../machines/site/session/session.selectors';
import { QR } from '../../../../machines/site/shell/sideMenu.selectors';
import { useT } from '../../../i18n/i18n';
import { ExternalLink, TextButton } from '../../../ui/Link';
import { QrCode } from '../../../ui/QrCode';
import * as css from './AppCodes.css';
import type { AppDownloadProps } from './AppDownload';

const APPS = [
  { key: 'IOS', guide: 'ios' },
  { key: 'ANDROID', guide: 'android' },
] as const;

/**
 * A QR code for each app (spec §9: 200 px, margin 20), a link for the current device, and how to
 * install it.
 */
export function AppCodes({ session, resources, onLeave }: AppDownloadProps) {
  const t = useT('shell');
  const support = useSelector(session, selectSupport);
  const open = (guide: 'ios' | 'android' | 'lite') => {
    onLeave();
    support.send({ type: 'guide.open', guide });
  };
  return (
    <div className={css.panel}>
      <p className={css.lead}>{t('app.scan')}</p>
      <ul role="list" className={css.apps}>
        {APPS.map(({ key, guide }) => {
          const app = resources[key];
          const address = safeLink(app?.url);
          return app && address ? (
            <li key={key} className={css.app}>
              <QrCode
                value={address}
                label={t('app.code', { app: app.labelNameEn })}
                size={QR.size}
                margin={QR.margin}
              />
              <ExternalLink href={address}>{app.labelNameEn}</ExternalLink>
              <TextButton onClick={() => open(guide)}>{t(`app.guide.${guide}`)}</TextButton>
            </li>
          ) : null;
        })}
      </ul>
      {resources['LITE'] ? (
        <TextButton onClick={() => open('lite')}>{t('app.guide.lite')}</TextButton>
      ) : null}
    </div>
  );
}
