import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AppRef } from '../../../machines/site/app/app.machine';
import { selectToasts } from '../../../machines/site/app/app.selectors';
import { AwaitedPart } from './LoadBoundary';

type Props = { app: AppRef };

/** Where a dialog opens. One whose code can't be had is as good as closed, and a toast says why. */
export function DialogPlace({
  app,
  onFailure,
  children,
}: Props & { onFailure: () => void; children: ReactNode }) {
  const toasts = useSelector(app, selectToasts);
  return (
    <AwaitedPart
      onFailure={(message) => {
        onFailure();
        toasts.send({ type: 'toast.push', tone: 'danger', message });
      }}
    >
      {children}
    </AwaitedPart>
  );
}
