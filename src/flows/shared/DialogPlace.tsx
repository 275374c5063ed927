import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { AppRef } from '../../../machines/site/app/app.machine';
import { selectToasts } from '../../../machines/site/app/app.selectors';
import { ProgressLine } from '../../ui/Spinner';
import { useT } from '../../i18n/i18n';
import { LoadBoundary } from './LoadBoundary';

type Props = { app: AppRef };

/** Where a dialog opens. One whose code can't be had is as good as closed, and a toast says why. */
export function DialogPlace({
  app,
  onFailure,
  children,
}: Props & { onFailure: () => void; children: ReactNode }) {
  const t = useT('common');
  const toasts = useSelector(app, selectToasts);
  return (
    <LoadBoundary
      onFailure={(message) => {
        onFailure();
        toasts.send({ type: 'toast.push', tone: 'danger', message });
      }}
    >
      <Suspense fallback={<ProgressLine label={t('loading')} />}>{children}</Suspense>
    </LoadBoundary>
  );
}
