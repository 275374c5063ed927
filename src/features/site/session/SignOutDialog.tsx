import { useSelector } from '@xstate/react';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectIsSignOutAsked,
  selectIsSigningOut,
} from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

/**
 * Asks for confirmation before signing out, and shows the progress (spec §4 After login and on
 * mount).
 */
export function SignOutDialog({ session }: { session: SessionRef }) {
  const t = useT('signOut');
  const common = useT('common');
  const isAsked = useSelector(session, selectIsSignOutAsked);
  const isSigningOut = useSelector(session, selectIsSigningOut);
  return (
    <ConfirmDialog
      open={isAsked || isSigningOut}
      title={t('title')}
      confirmLabel={common('signOut')}
      cancelLabel={t('stay')}
      busy={isSigningOut}
      onConfirm={() => session.send({ type: 'signOut.confirm' })}
      onCancel={() => session.send({ type: 'signOut.cancel' })}
    >
      <span role="status">{isSigningOut ? t('busy') : null}</span>
      {isSigningOut ? null : t('text')}
    </ConfirmDialog>
  );
}
