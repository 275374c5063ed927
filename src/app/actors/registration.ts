import { registrationMachine } from '../../../machines/account/registration/registration.machine';
import type { Services } from '../../services';
import { registrationPart } from '../../services/parts/registration';
import { smsCodePart } from '../../services/parts/smsCode';
import { entryActors } from './entry';
import { act, read } from './ports';
import { provideCaptcha, provideVerification } from './verification';

export const provideRegistration = (services: Services) => {
  const { loadSetup, checkPatterns, checkAffiliate, register } = services.part(registrationPart);
  return registrationMachine.provide({
    actors: {
      ...entryActors(services),
      loadSetup: read(loadSetup),
      checkPatterns: act(checkPatterns),
      checkAffiliate: act(checkAffiliate),
      confirmCode: act(services.part(smsCodePart).smsCode.confirm),
      register: act(register),
      captcha: provideCaptcha(services),
      humanVerification: provideVerification(services),
    },
  });
};
