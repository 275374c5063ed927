import { CASE_TIME } from './caseTime';
import type { PauseDesk } from './pause.types';

const startedBlock = {
  kind: 'break' as const,
  startedAt: CASE_TIME,
  endsAt: CASE_TIME + 86_400_000,
};

/** What can happen to a pause (`makePause`) with these lengths, for its case file. */
export const pauseCases = (lengths: PauseDesk['lengths']) => ({
  events: {
    'pause.reload': [{ name: 'click' }],
    'length.choose': [
      { name: 'the second', choice: 1 },
      { name: 'one that is not offered', choice: 9 },
    ],
    'pause.ask': [{ name: 'click' }],
    'pause.confirm': [
      { name: 'the account', typed: 'player' },
      { name: 'something else', typed: 'yes' },
    ],
    'pause.cancel': [{ name: 'click' }],
  },
  actors: {
    readPause: {
      done: [
        { name: 'none runs', output: { block: null, lengths, signsOut: false } },
        ...(['break', 'exclusion'] as const).map((kind) => ({
          name: kind === 'break' ? 'a break runs' : 'one runs',
          output: {
            block: { kind, startedAt: CASE_TIME, endsAt: CASE_TIME + 86_400_000 },
            lengths,
            signsOut: false,
          },
        })),
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    startPause: {
      done: [
        {
          name: 'started',
          output: { kind: 'started' as const, block: startedBlock, signedOut: false },
        },
        { name: 'refused', output: { kind: 'refused' as const, message: 'Not offered here' } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
