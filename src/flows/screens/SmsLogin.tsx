import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoginRef } from '../../../machines/account/login/login.machine';
import { selectFieldErrors, selectIsBusy } from '../../../machines/account/login/login.selectors';
import { selectReceipt } from '../../../machines/account/smsCode/smsCode.selectors';
import { isThere } from '../../../machines/shared/arrival.selectors';
import { SmsForm } from '../../features/account/login/SmsForm';
import { MobileNumber } from '../../features/account/smsCode/MobileNumber';
import { SendCode } from '../../features/account/smsCode/SendCode';
import { useMessage } from '../../i18n/i18n';
import type { LoginOptions } from './loginOptions';

type Props = Pick<LoginOptions, 'countries'> & {
  login: LoginRef;
  isOnShow: boolean;
  code: LoginOptions['loginCode'];
  terms: ReactNode;
};

/** The SMS tab of the login: its form with the number and the button that sends the code. */
export function SmsLogin({ login, isOnShow, countries, code, terms }: Props) {
  const say = useMessage('validation');
  const isBusy = useSelector(login, selectIsBusy);
  const error = useSelector(login, selectFieldErrors).mobileNum;
  const receipt = useSelector(code, (s) => (isThere(s) ? selectReceipt(s) : null));
  return (
    <SmsForm
      login={login}
      isOnShow={isOnShow}
      terms={terms}
      receipt={receipt}
      mobileNumber={
        <MobileNumber
          countries={countries}
          code={code}
          error={say(error)}
          isReadOnly={isBusy}
          onType={() => login.send({ type: 'field.changed', field: 'mobileNum' })}
        />
      }
      sendCode={<SendCode code={code} />}
    />
  );
}
