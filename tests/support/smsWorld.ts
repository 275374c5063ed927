import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Country } from '../../contract/countries';
import type { Challenge, VerificationScope } from '../../contract/session';
import { countdownMachine } from '../../machines/site/countdown/countdown.machine';
import { countriesMachine } from '../../machines/account/countries/countries.machine';
import { humanVerificationMachine } from '../../machines/account/humanVerification/humanVerification.machine';
import { smsCodeMachine } from '../../machines/account/smsCode/smsCode.machine';
import type {
  CodePurpose,
  SendCodeInput,
  SendCodeOutcome,
} from '../../machines/account/smsCode/smsCode.types';
import { Held } from './held';

export const COUNTRIES: Country[] = [
  { countryCode: 'MM', countryDialingCode: '95' },
  { countryCode: 'TH', countryDialingCode: '66' },
  { countryCode: 'US', countryDialingCode: '1' },
];

/** The next tick of a countdown's clock. */
export type Ticks = { tick: (now: number) => void };
export const clockOf = (ticks: Ticks) =>
  fromCallback<{ type: 'clock.ticked'; now: number }>(({ sendBack }) => {
    ticks.tick = (now) => sendBack({ type: 'clock.ticked', now });
  });

export const makeCodePorts = () => ({
  sendCode: new Held<SendCodeOutcome, SendCodeInput>(),
  fetchChallenge: new Held<Challenge, { scope: VerificationScope }>(),
  solveChallenge: new Held<string | null, { challenge: Challenge }>(),
});

/** The machine of codes over held ports, as a parent invokes it. */
export const provideCode = (ports: ReturnType<typeof makeCodePorts>, ticks: Ticks) =>
  smsCodeMachine.provide({
    actors: {
      sendCode: ports.sendCode.logic,
      humanVerification: humanVerificationMachine.provide({
        actors: {
          fetchChallenge: ports.fetchChallenge.logic,
          solveChallenge: ports.solveChallenge.logic,
        },
      }),
      countdown: countdownMachine.provide({ actors: { clock: clockOf(ticks) } }),
    },
  });

/** A running code of one purpose, its ports and its two clocks. */
export const makeCode = (purpose: CodePurpose) => {
  const ports = makeCodePorts();
  const ticks: Ticks = { tick: () => undefined };
  const clock = new SimulatedClock();
  const challenge =
    purpose === 'secondFactor' ? { challengeId: 'challenge-1', method: 'mobile' as const } : null;
  const code = createActor(provideCode(ports, ticks), { input: { purpose, challenge }, clock });
  code.start();
  return { code, ports, ticks, clock };
};

/** A code that nobody asks for. */
export const heldCode = () => provideCode(makeCodePorts(), { tick: () => undefined });

/** Countries that are still being loaded. */
export const heldCountries = () =>
  countriesMachine.provide({ actors: { load: new Held<Country[]>().logic } });

/** Countries that are loaded already. */
export const makeCountries = () => {
  const load = new Held<Country[]>();
  const countries = createActor(countriesMachine.provide({ actors: { load: load.logic } }));
  countries.start();
  return { countries, load };
};
