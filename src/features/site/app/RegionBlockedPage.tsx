import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectIp } from '../../../../machines/site/app/laterScreens.selectors';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import { useT } from '../../../i18n/i18n';
import { MapPinOff } from '../../../ui/icons';
import { RecheckButton } from './RecheckButton';
import * as css from './RegionBlockedPage.css';
import { ServiceButton } from './ServiceButton';
import { StatusPage } from './StatusPage';

/**
 * The page of system status 2, region restricted (spec §2 Routes, §4 System status): shows the IP
 * and the way to customer service.
 */
export function RegionBlockedPage({
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
  const ip = useSelector(app, selectIp);
  return (
    <StatusPage
      languageSelect={languageSelect}
      art={<MapPinOff size={40} />}
      title={errors('accessRestricted')}
      actions={
        <>
          <ServiceButton overlay={overlay} tone="primary" />
          <RecheckButton app={app} />
        </>
      }
    >
      <p>{t('region.text')}</p>
      <dl className={css.address}>
        <dt className={css.label}>{t('region.address')}</dt>
        <dd className={css.ip}>{ip}</dd>
      </dl>
      <p>{t('region.help')}</p>
    </StatusPage>
  );
}
