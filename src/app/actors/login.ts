import { loginMachine } from '../../../machines/account/login/login.machine';
import type { Services } from '../../services';
import { loginPart } from '../../services/parts/login';
import { memberPart } from '../../services/parts/member';
import { flows } from '../flows';
import { lazyMachine } from '../lazyMachine';
import { entryActors } from './entry';
import { act, read } from './ports';
import { provideCaptcha, provideVerification } from './verification';

export const provideLogin = (services: Services) => {
  const { signIn, signInBySms, signInSocially } = services.part(loginPart);
  return loginMachine.provide({
    actors: {
      ...entryActors(services),
      signIn: act(signIn),
      signInBySms: act(signInBySms),
      signInSocially: act(signInSocially),
      markFirstLogin: read(services.part(memberPart).markFirstLogin),
      captcha: provideCaptcha(services),
      humanVerification: provideVerification(services),
      forgotPassword: lazyMachine(flows.forgotPassword, ({ provideForgotPassword }) =>
        provideForgotPassword(services),
      ),
      secondFactor: lazyMachine(flows.secondFactor, ({ provideSecondFactor }) =>
        provideSecondFactor(services),
      ),
      changePassword: lazyMachine(flows.changePassword, ({ provideChangePassword }) =>
        provideChangePassword(services),
      ),
    },
  });
};
