import { fromCallback } from 'xstate';
import { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import { countriesMachine } from '../../../machines/account/countries/countries.machine';
import { smsCodeMachine } from '../../../machines/account/smsCode/smsCode.machine';
import type { Services } from '../../services';
import { smsCodePart } from '../../services/parts/smsCode';
import { act, read } from './ports';
import { provideVerification } from './verification';

type Send = ReturnType<typeof smsCodePart>['smsCode']['send'];

export const provideSmsCode = (
  services: Services,
  send: Send = services.part(smsCodePart).smsCode.send,
) =>
  smsCodeMachine.provide({
    actors: {
      sendCode: act(send),
      humanVerification: provideVerification(services),
      countdown: countdownMachine.provide({
        actors: {
          clock: fromCallback(({ sendBack }) =>
            services.clock.tick((now) => sendBack({ type: 'clock.ticked', now })),
          ),
        },
      }),
    },
  });

export const provideCountries = (services: Services) =>
  countriesMachine.provide({ actors: { load: read(services.part(smsCodePart).loadCountries) } });
