import { loginMachine } from '../../machines/account/login/login.machine';
import { createLogin } from '../services/account/login';
import { createMemberCalls } from '../services/site/member';
import { captcha } from './eager/captcha';
import { humanVerification } from './eager/humanVerification';
import { entryPorts } from './shared/entry';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The login, of members and of agents. */
export const login = defineFlow({
  machine: loginMachine,
  includes: [captcha, humanVerification],
  ports: (services) => {
    const { signIn, signInBySms, signInSocially } = services.service(createLogin);
    return {
      ...entryPorts(services),
      signIn: act(signIn),
      signInBySms: act(signInBySms),
      signInSocially: act(signInSocially),
      markFirstLogin: read(services.service(createMemberCalls).markFirstLogin),
    };
  },
  screen: {
    load: async () => (await import('./screens/LoginFlow')).LoginOfSession,
    words: ['login', 'captcha', 'validation', 'social', 'terms'],
  },
});
