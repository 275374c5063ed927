import { useSelector } from '@xstate/react';
import type { MemberCentreRef } from '../../machines/memberCentre/memberCentre.machine';
import { selectChangePassword } from '../../machines/memberCentre/memberCentre.selectors';
import type { SessionRef } from '../../machines/session/session.machine';
import { selectPopups } from '../../machines/session/session.selectors';
import { MemberCentreDialog } from '../features/memberCentre/MemberCentreDialog';
import { lazyScreen } from './lazyScreen';

const ChangePasswordForm = lazyScreen(
  () => import('../features/changePassword/ChangePasswordForm').then((m) => m.ChangePasswordForm), 'changePassword', 'validation',
);

/** The member centre with the form of another flow that stands in it. */
export function CentreFlow({ session, centre }: { session: SessionRef; centre: MemberCentreRef }) {
  const popups = useSelector(session, selectPopups);
  const change = useSelector(centre, selectChangePassword);
  return <MemberCentreDialog session={session} centre={centre} popups={popups} changePassword={change ? <ChangePasswordForm change={change} /> : null} />;
}
