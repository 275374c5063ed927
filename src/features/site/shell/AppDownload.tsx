import type { PlatformInfo } from '../../../../machines/site/app/app.types';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { useT } from '../../../i18n/i18n';
import { Smartphone } from '../../../ui/icons';
import { lazyPart } from '../../../ui/lazyPart';
import { NavFlyout } from '../../../ui/NavFlyout';
import { Skeleton } from '../../../ui/Skeleton';

// Loaded when the panel opens.
const AppCodes = lazyPart(() => import('./AppCodes').then((m) => m.AppCodes));

export type AppDownloadProps = {
  session: SessionRef;
  resources: PlatformInfo['resources'];
  onLeave: () => void;
};

/** The apps, with their QR codes beside the entry (spec §2 Side menu). */
export function AppDownload(props: AppDownloadProps) {
  const t = useT('shell');
  const common = useT('common');
  return (
    <NavFlyout
      icon={<Smartphone size={20} />}
      label={t('app.get')}
      panel={
        <AppCodes
          {...props}
          place={<Skeleton width={200} height={300} />}
          retryLabel={common('retry')}
        />
      }
    />
  );
}
