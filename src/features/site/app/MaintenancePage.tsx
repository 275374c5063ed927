import type { ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import { useT } from '../../../i18n/i18n';
import { Wrench } from '../../../ui/icons';
import { RecheckButton } from './RecheckButton';
import { ServiceButton } from './ServiceButton';
import { StatusPage } from './StatusPage';

/** The page of system status 1, maintenance (spec §4 System status). */
export function MaintenancePage({
  app,
  overlay,
  languageSelect,
}: {
  app: AppRef;
  overlay: OverlayRef;
  languageSelect: ReactNode;
}) {
  const t = useT('app');
  const errors = useT('errors');
  return (
    <StatusPage
      languageSelect={languageSelect}
      art={<Wrench size={40} />}
      title={errors('maintenance')}
      actions={
        <>
          <RecheckButton app={app} tone="primary" />
          <ServiceButton overlay={overlay} />
        </>
      }
    >
      <p>{t('maintenance.text')}</p>
      <p>{t('maintenance.safe')}</p>
      <p>{t('maintenance.help')}</p>
    </StatusPage>
  );
}
