import { useSelector } from '@xstate/react';
import type { RegistrationRef } from '../../../machines/account/registration/registration.machine';
import {
  selectCaptcha,
  selectFieldErrors,
  selectIsBusy,
} from '../../../machines/account/registration/registration.selectors';
import { selectRegisterCode } from '../../../machines/site/session/laterScreens.selectors';
import { CaptchaField } from '../../features/account/captcha/CaptchaField';
import { RegistrationScreen } from '../../features/account/registration/RegistrationScreen';
import { MobileNumber } from '../../features/account/smsCode/MobileNumber';
import { SendCode } from '../../features/account/smsCode/SendCode';
import { SocialButtons } from '../../features/account/social/SocialButtons';
import { TermsLinks } from '../../features/support/help/TermsLinks';
import { isTickedNear } from '../../ui/formText';
import type { ScreenProps } from '../shared/defineFlow';
import { LanguageSelect } from './LanguageSelect';
import { useLoginOptions } from './loginOptions';
import { useMessage } from '../../i18n/i18n';

/** The register dialog with the parts of other flows that stand in it. */
export function RegistrationFlow({
  actor: registration,
  app,
  session,
}: ScreenProps<RegistrationRef>) {
  const loginOptions = useLoginOptions(app, session);
  const code = useSelector(session, selectRegisterCode);
  const isBusy = useSelector(registration, selectIsBusy);
  if (!loginOptions || !code) return null;
  const { countries, social, onRead } = loginOptions;
  return (
    <RegistrationScreen
      registration={registration}
      countries={countries}
      code={code}
      onLogin={() => session.send({ type: 'login.open' })}
      mobile={(props) => <MobileNumber {...props} countries={countries} code={code} />}
      sendCode={<SendCode code={code} />}
      captcha={<Captcha registration={registration} />}
      terms={<TermsLinks onRead={onRead} />}
      languageSelect={<LanguageSelect app={app} />}
      social={
        <SocialButtons
          providers={social}
          isBusy={isBusy}
          onChoose={(provider, button) =>
            registration.send({
              type: 'social.choose',
              provider,
              ageConfirmed: isTickedNear(button, 'ageConfirmed'),
              termsAccepted: isTickedNear(button, 'termsAccepted'),
            })
          }
        />
      }
    />
  );
}

/** Where a captcha is asked for. */
function Captcha({ registration }: { registration: RegistrationRef }) {
  const say = useMessage('validation');
  const captcha = useSelector(registration, selectCaptcha);
  const error = useSelector(registration, selectFieldErrors).captcha;
  const isBusy = useSelector(registration, selectIsBusy);
  return captcha ? (
    <CaptchaField
      required
      captcha={captcha}
      error={say(error)}
      isReadOnly={isBusy}
      onType={() => registration.send({ type: 'field.changed', field: 'captcha' })}
    />
  ) : null;
}
