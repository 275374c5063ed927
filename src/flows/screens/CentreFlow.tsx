import { useSelector } from '@xstate/react';
import type { MemberCentreRef } from '../../../machines/member/memberCentre/memberCentre.machine';
import { selectPlatform } from '../../../machines/site/app/app.selectors';
import { selectMember } from '../../../machines/site/session/session.selectors';
import { MemberCentreDialog } from '../../features/member/memberCentre/MemberCentreDialog';
import { CentrePage } from '../shared/CentrePage';
import type { ScreenProps } from '../shared/defineFlow';

/** The member centre; each flow of its machine shows its page in it. */
export function CentreFlow({ actor: centre, app, session }: ScreenProps<MemberCentreRef>) {
  const member = useSelector(session, selectMember);
  const platform = useSelector(app, selectPlatform);
  const code = platform?.hasReferral ? (member?.referralCode ?? null) : null;
  return (
    <MemberCentreDialog
      session={session}
      centre={centre}
      renderPage={(name) => (
        <CentrePage name={name} centre={centre} app={app} session={session} key={name} />
      )}
      invitation={
        platform && code
          ? {
              code,
              link: `${platform.mainOrigin}/register?referralCode=${encodeURIComponent(code)}`,
            }
          : null
      }
    />
  );
}
