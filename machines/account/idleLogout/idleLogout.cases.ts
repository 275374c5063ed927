import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { idleLogoutMachine } from './idleLogout.machine';
import type { Idle } from './idleLogout.types';

const MINUTE = 60_000;
const leftOf = (milliseconds: number): Idle => ({
  logout: { at: CASE_TIME + milliseconds, minutes: 30 },
  now: CASE_TIME,
  ahead: 0,
});
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(idleLogoutMachine, {
  file: import.meta.url,
  events: {
    'person.acted': [{ name: 'a press', at: CASE_TIME }],
    'page.shown': [{ name: 'the tab' }],
    'logout.postpone': [{ name: 'click', at: CASE_TIME }],
  },
  actors: {
    tellActivity: {
      done: [
        { name: 'no rule', output: { logout: null, now: CASE_TIME, ahead: 0 } },
        { name: 'half an hour left', output: leftOf(30 * MINUTE) },
        { name: 'a minute left', output: leftOf(MINUTE) },
      ],
      error: offline,
    },
  },
});
