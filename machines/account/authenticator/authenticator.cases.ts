import { defineCases } from '../../shared/cases';
import { authenticatorMachine } from './authenticator.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const refused = { kind: 'refused', message: 'That code is not right', field: 'code' } as const;
const codes = { kind: 'codes' as const, codes: ['0A1B2-C3D4E', '5F6G7-H8J9K'] };

export const cases = defineCases(authenticatorMachine, {
  file: import.meta.url,
  inputs: { member: { isTrial: false }, trial: { isTrial: true } },
  events: {
    'status.retry': [{ name: 'click' }],
    'setup.begin': [{ name: 'click' }],
    'codes.renew': [{ name: 'click' }],
    'setup.end': [{ name: 'click' }],
    'proof.submit': [
      { name: 'complete', proof: { password: 'Croupier#2026', code: '123456' } },
      { name: 'incomplete', proof: { password: '', code: '12' } },
    ],
    'proof.cancel': [{ name: 'click' }],
    'field.changed': [{ name: 'code', field: 'code' }],
    'codes.kept': [{ name: 'click' }],
  },
  actors: {
    readStatus: {
      done: [
        { name: 'off', output: { since: null, codesLeft: 0 } },
        { name: 'on', output: { since: 1_700_000_000_000, codesLeft: 10 } },
      ],
      error: offline,
    },
    begin: {
      done: [
        {
          name: 'begun',
          output: {
            kind: 'begun',
            setup: {
              secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
              uri: 'otpauth://totp/Padauk:player?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
            },
          },
        },
        {
          name: 'refused',
          output: { kind: 'refused', message: 'The password is wrong', field: 'password' },
        },
      ],
      error: offline,
    },
    confirm: {
      done: [
        { name: 'codes', output: codes },
        { name: 'refused', output: refused },
      ],
      error: offline,
    },
    renew: {
      done: [
        { name: 'codes', output: codes },
        { name: 'refused', output: refused },
      ],
      error: offline,
    },
    end: {
      done: [
        { name: 'ended', output: { kind: 'ended' } },
        { name: 'refused', output: refused },
      ],
      error: offline,
    },
  },
});
