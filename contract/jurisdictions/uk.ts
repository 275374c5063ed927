import type { Pack } from './pack';

/** Great Britain. The clauses are named by the design card; their text could not be read. */
export const uk: Pack = {
  code: 'UK',
  timeZone: { value: 'Europe/London', clause: 'RTS 12: the operator’s zone', assumed: true },
  limitKinds: {
    value: ['deposit', 'loss', 'stake', 'session'],
    clause: 'RTS 12A, 13: limits of money and time',
    assumed: true,
  },
  limitPeriods: {
    value: ['day', 'week', 'month'],
    clause: 'RTS 12A: 24 hours, 7 days and a month',
    assumed: true,
  },
  limitPrompt: {
    value: 'offered',
    clause: 'RTS 12A: asked at the first deposit',
    assumed: true,
  },
  limitPromptAt: {
    value: 'firstDeposit',
    clause: 'RTS 12: asked at the registration or the first deposit',
    assumed: true,
  },
  limitSuggested: {
    value: { period: 'month', amount: '200000' },
    clause: 'RTS 12A: a limit that one must opt out of',
    assumed: true,
  },
  limitReview: {
    value: { limited: 6, unlimited: 12 },
    clause: 'RTS 12A: every six months, yearly without a limit',
    assumed: true,
  },
  raiseHours: { value: 24, clause: 'RTS 12B: at least 24 hours, then confirmed', assumed: true },
  raiseWaitsForWindow: {
    value: false,
    clause: 'RTS 12B: no further wait',
    assumed: true,
  },
  breakHours: {
    value: [24, 168, 720, 1008],
    clause: 'LCCP 3.3.4: time-outs up to six weeks',
    assumed: true,
  },
  panicHours: {
    value: null,
    clause: 'LCCP 3.3.4: no button in the game is asked for',
    assumed: true,
  },
  exclusionMonths: { value: [6, 12, 60], clause: 'LCCP 3.5.3: at least six months', assumed: true },
  lowering: {
    value: 'atOnce',
    clause: 'RTS 12B: a decrease takes effect as soon as possible',
    assumed: true,
  },
  raiseConfirmed: {
    value: true,
    clause: 'RTS 12B: confirmed by the player after the wait',
    assumed: true,
  },
  severalLimits: {
    value: 'lowest',
    clause: 'RTS 12A: limits hold side by side',
    assumed: true,
  },
  openWhileBlocked: {
    value: ['withdraw', 'read'],
    clause: 'LCCP 3.5.3: money is paid out on request',
    assumed: true,
  },
  sessionAtExclusion: {
    value: 'stays',
    clause: 'RTS 12, LCCP 3.5.3: the player stays, to withdraw and read',
    assumed: true,
  },
  withdrawalTakeBack: {
    value: false,
    clause: 'RTS 14B: a withdrawal cannot be reversed by the player',
    assumed: true,
  },
  organisations: {
    value: [
      { name: 'GamCare', url: 'https://www.gamcare.org.uk/' },
      { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' },
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
    ],
    clause: 'LCCP 3.3.1: where help is to be had',
    assumed: true,
  },
  statement: {
    value: { months: 12, shown: 3 },
    clause: 'RTS 1A: three months at once, twelve on request',
    assumed: true,
  },
  realityCheck: {
    value: { usual: 60, least: 10, most: 60 },
    clause: 'RTS 13B: a reality check that the player can set',
    assumed: true,
  },
  idleLogout: {
    value: null,
    clause: 'RTS 13: no idle logout is asked for',
    assumed: true,
  },
  gameCycle: {
    value: { slots: 2.5, others: 5 },
    clause: 'RTS 14G: at least 2.5 seconds for a slot, 5 for other casino games',
    assumed: true,
  },
  sessionClock: {
    value: true,
    clause: 'RTS 13C and 2E: time and net position are shown',
    assumed: true,
  },
};
