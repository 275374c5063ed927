import { useSelector } from '@xstate/react';
import type { ProfileRef } from '../../../machines/account/profile/profile.machine';
import { selectCountriesRef } from '../../../machines/account/profile/profile.selectors';
import { Profile } from '../../features/account/profile/Profile';
import { RuleField } from '../../features/account/registration/RuleField';
import { MobileNumber } from '../../features/account/smsCode/MobileNumber';
import { SendCode } from '../../features/account/smsCode/SendCode';
import type { ScreenProps } from '../shared/defineFlow';

/** The member's own data, with the fields of the registration. */
export function ProfilePart({ actor, session }: ScreenProps<ProfileRef>) {
  const countries = useSelector(actor, selectCountriesRef);
  return (
    <Profile
      profile={actor}
      renderField={(props) => (countries ? <RuleField {...props} countries={countries} /> : null)}
      renderMobile={(props) =>
        countries ? <MobileNumber {...props} countries={countries} /> : null
      }
      renderSendCode={(props) => <SendCode {...props} />}
      onPayouts={() => session.send({ type: 'memberCentre.open', page: 'withdraw' })}
    />
  );
}
