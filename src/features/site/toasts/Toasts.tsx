import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ToastsRef } from '../../../../machines/site/toasts/toasts.machine';
import { selectToast } from '../../../../machines/site/toasts/toasts.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { ToastRegion } from '../../../ui/ToastRegion';

/** Messages that float in; it waits for its words by itself, so that the page does not. */
export function Toasts({ toasts }: { toasts: ToastsRef }) {
  return (
    <Suspense fallback={null}>
      <Region toasts={toasts} />
    </Suspense>
  );
}

function Region({ toasts }: { toasts: ToastsRef }) {
  const common = useT('common');
  // A session's messages come as keys of its own words.
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
