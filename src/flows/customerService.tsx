import { useSelector } from '@xstate/react';
import type { AppRef } from '../../machines/site/app/app.machine';
import { selectSession } from '../../machines/site/app/app.selectors';
import type { OverlayRef } from '../../machines/site/overlay/overlay.machine';
import { selectSupport } from '../../machines/site/session/session.selectors';
import { brand } from '../brand/brand';
import { CustomerServiceDialog } from '../features/support/support/CustomerServiceDialog';
import { defineDialog } from './shared/defineFlow';

function CustomerService({ actor: overlay, app }: { actor: OverlayRef; app: AppRef }) {
  const session = useSelector(app, selectSession);
  const support = useSelector(session, (s) => s && selectSupport(s));
  return (
    <CustomerServiceDialog
      app={app}
      overlay={overlay}
      support={support}
      timeZone={brand.timeZone}
    />
  );
}

/** The ways to customer service. */
export const customerService = defineDialog({
  screen: { load: () => Promise.resolve(CustomerService), words: ['support'] },
});
