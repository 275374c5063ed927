import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectIsChecking } from '../../../../machines/site/app/laterScreens.selectors';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';

/** Checks the system status now, instead of at the next automatic check. */
export function RecheckButton({
  app,
  tone = 'secondary',
}: {
  app: AppRef;
  tone?: 'primary' | 'secondary';
}) {
  const t = useT('app');
  const isChecking = useSelector(app, selectIsChecking);
  return (
    <Button tone={tone} busy={isChecking} onClick={() => app.send({ type: 'status.recheck' })}>
      {t('recheck')}
    </Button>
  );
}
