import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectMessage } from '../../../../machines/site/app/laterScreens.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { FailureAid } from '../../../ui/FailureAid';
import { WifiOff } from '../../../ui/icons';
import { StatusPage } from './StatusPage';

/** Shown when the app could not load its settings: the reason, and a retry. */
export function BootFailedPage({
  app,
  languageSelect,
}: {
  app: AppRef;
  languageSelect: ReactNode;
}) {
  const t = useT('app');
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(app, selectMessage);
  return (
    <StatusPage
      languageSelect={languageSelect}
      art={<WifiOff size={40} />}
      title={t('bootFailed.title')}
      actions={
        <>
          <Button tone="primary" onClick={() => app.send({ type: 'boot.retry' })}>
            {common('retry')}
          </Button>
          <FailureAid />
        </>
      }
    >
      <p role="alert">{say(message)}</p>
      <p>{t('bootFailed.text')}</p>
    </StatusPage>
  );
}
