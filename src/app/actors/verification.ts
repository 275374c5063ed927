import { captchaMachine } from '../../../machines/account/captcha/captcha.machine';
import { humanVerificationMachine } from '../../../machines/account/humanVerification/humanVerification.machine';
import type { Services } from '../../services';
import { verificationPart } from '../../services/parts/verification';
import { act, read } from './ports';

export const provideCaptcha = (services: Services) =>
  captchaMachine.provide({
    actors: {
      fetchCaptcha: read(services.part(verificationPart).fetchCaptcha),
      humanVerification: provideVerification(services),
    },
  });

export const provideVerification = (services: Services) => {
  const { verifier } = services.part(verificationPart);
  return humanVerificationMachine.provide({
    actors: {
      fetchChallenge: act(({ scope }, signal) => verifier.fetchChallenge(scope, signal)),
      solveChallenge: act(({ challenge }, signal) => verifier.solve(challenge, signal)),
    },
  });
};
