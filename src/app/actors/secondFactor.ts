import { secondFactorMachine } from '../../../machines/account/secondFactor/secondFactor.machine';
import type { Services } from '../../services';
import { secondFactorPart } from '../../services/parts/secondFactor';
import { act } from './ports';
import { provideSmsCode } from './smsCode';

export const provideSecondFactor = (services: Services) => {
  const { answer, sendCode } = services.part(secondFactorPart);
  return secondFactorMachine.provide({
    actors: { answer: act(answer), smsCode: provideSmsCode(services, sendCode) },
  });
};
