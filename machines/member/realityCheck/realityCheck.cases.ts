import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { realityCheckMachine } from './realityCheck.machine';
import type { Play, PlaySession } from './realityCheck.types';

const MINUTE = 60_000;
const play = (session: PlaySession | null): Play => ({
  session,
  interval: { minutes: 30, usual: 30, least: 15, most: 60 },
  panicHours: null,
  currencySymbol: 'Ks',
  readAt: CASE_TIME,
  ahead: 0,
});
const session: PlaySession = {
  startedAt: CASE_TIME - 30 * MINUTE,
  dueAt: CASE_TIME,
  stakes: '5000.00',
  returns: '3500.00',
  net: '-1500.00',
  check: null,
};
const due = (id: number) => play({ ...session, check: { id, dueAt: CASE_TIME } });
/** Under a rule that has the button in the game. */
const going: Play = {
  ...play({ ...session, dueAt: CASE_TIME + 30 * MINUTE }),
  panicHours: 24,
};
const block = { kind: 'break' as const, startedAt: CASE_TIME, endsAt: CASE_TIME + 1440 * MINUTE };
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(realityCheckMachine, {
  file: import.meta.url,
  events: {
    'play.begun': [{ name: 'a game' }],
    'play.left': [{ name: 'the game' }],
    'check.answer': [
      { name: 'play on', answer: 'continue' },
      { name: 'the statement', answer: 'statement' },
      { name: 'a break', answer: 'break' },
    ],
    'check.signOut': [{ name: 'click' }],
    'panic.open': [{ name: 'click' }],
    'panic.close': [{ name: 'no dialog' }],
  },
  actors: {
    readPlay: {
      done: [
        { name: 'nobody plays', output: play(null) },
        { name: 'playing', output: going },
        { name: 'a check is due', output: due(1) },
      ],
      error: offline,
    },
    answerCheck: {
      done: [
        { name: 'taken', output: going },
        { name: 'the play was over', output: play(null) },
        { name: 'another is due', output: due(2) },
      ],
      error: offline,
    },
    playBreak: {
      done: [
        { name: 'started', output: { kind: 'started', block, signedOut: false } },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
      error: [],
    },
  },
});
