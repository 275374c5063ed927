import { useSelector } from '@xstate/react';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectIsTrialAlertOpen } from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

/** Says that a trial account cannot play (spec §2 Main navigation, §4 Game launch gating). */
export function TrialAlert({ session }: { session: SessionRef }) {
  const t = useT('gameList');
  const common = useT('common');
  const isOpen = useSelector(session, selectIsTrialAlertOpen);
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('trial.title')}
      confirmLabel={t('trial.register')}
      cancelLabel={common('close')}
      onConfirm={() => session.send({ type: 'registration.open' })}
      onCancel={() => session.send({ type: 'trialAlert.close' })}
    >
      {t('trial.text')}
    </ConfirmDialog>
  );
}
