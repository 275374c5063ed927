import type { ProfileRef } from '../../../machines/account/profile/profile.machine';
import { Profile } from '../../features/account/profile/Profile';
import { RuleField } from '../../features/account/registration/RuleField';
import type { ScreenProps } from '../shared/defineFlow';

/** The member's own data, with the fields of the registration. */
export function ProfilePart({ actor, session }: ScreenProps<ProfileRef>) {
  return (
    <Profile
      profile={actor}
      renderField={(props) => <RuleField {...props} />}
      onPayouts={() => session.send({ type: 'memberCentre.open', page: 'withdraw' })}
    />
  );
}
