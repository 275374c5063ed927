import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ToastsRef } from '../../../../machines/site/toasts/toasts.machine';
import { selectToast } from '../../../../machines/site/toasts/toasts.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { ToastRegion } from '../../../ui/ToastRegion';

/**
 * Messages that appear at the edge of the screen. The component loads its own texts, so that the
 * page does not wait for them.
 */
export function Toasts({ toasts }: { toasts: ToastsRef }) {
  return (
    <Suspense fallback={null}>
      <Region toasts={toasts} />
    </Suspense>
  );
}

function Region({ toasts }: { toasts: ToastsRef }) {
  const common = useT('common');
  // A session's messages arrive as keys of the session's texts.
  useT('session');
  const say = useMessage();
  const toast = useSelector(toasts, selectToast);
  return (
    <ToastRegion
      toast={toast ? { id: toast.id, tone: toast.tone, text: say(toast.message) ?? '' } : null}
      dismissLabel={common('close')}
      onDismiss={() => toasts.send({ type: 'toast.dismiss' })}
      onHold={() => toasts.send({ type: 'toast.hold' })}
      onRelease={() => toasts.send({ type: 'toast.release' })}
    />
  );
}
