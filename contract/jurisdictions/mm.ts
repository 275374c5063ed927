import type { Pack } from './pack';

/** The house's own rules, which hold where no regulator sets any. */
export const mm: Pack = {
  code: 'MM',
  timeZone: { value: 'Asia/Yangon', clause: 'House rule 1: the platform’s zone', assumed: false },
  limitKinds: {
    value: ['deposit', 'loss', 'stake', 'session', 'balance'],
    clause: 'House rule 2: limits of deposit, loss, stake, time and balance',
    assumed: false,
  },
  limitPeriods: {
    value: ['day', 'week', 'month'],
    clause: 'House rule 3: fixed windows',
    assumed: false,
  },
  limitPrompt: {
    value: 'offered',
    clause: 'House rule 13: asked before the first deposit, may be declined',
    assumed: false,
  },
  limitPromptAt: {
    value: 'firstDeposit',
    clause: 'House rule 13: asked before the first deposit',
    assumed: false,
  },
  limitSuggested: {
    value: null,
    clause: 'House rule 13: no limit is filled in',
    assumed: false,
  },
  limitReview: {
    value: null,
    clause: 'House rule 13: asked once',
    assumed: false,
  },
  raiseHours: { value: 24, clause: 'House rule 4: a day to think before a raise', assumed: false },
  raiseWaitsForWindow: {
    value: false,
    clause: 'House rule 4: no further wait',
    assumed: false,
  },
  breakHours: {
    value: [24, 168, 720, 1008],
    clause: 'House rule 5: a day, 7 or 30 days, up to six weeks',
    assumed: false,
  },
  panicHours: {
    value: null,
    clause: 'House rule 5: no button in the game',
    assumed: false,
  },
  exclusionMonths: {
    value: [6, 12, 60, null],
    clause: 'House rule 6: half a year or longer',
    assumed: false,
  },
  lowering: {
    value: 'atOnce',
    clause: 'House rule 4: a lower limit counts at once',
    assumed: false,
  },
  raiseConfirmed: {
    value: true,
    clause: 'House rule 4: a raise is confirmed by the player',
    assumed: false,
  },
  severalLimits: {
    value: 'lowest',
    clause: 'House rule 7: of two limits the lowest counts',
    assumed: false,
  },
  openWhileBlocked: {
    value: ['withdraw', 'read'],
    clause: 'House rule 6: money out and reading stay open',
    assumed: false,
  },
  sessionAtExclusion: {
    value: 'stays',
    clause: 'House rule 6: the player stays, to withdraw and read',
    assumed: false,
  },
  withdrawalTakeBack: {
    value: true,
    clause: 'House rule 12: a withdrawal can be taken back while it waits',
    assumed: false,
  },
  organisations: {
    value: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' }],
    clause: 'House rule 11: help in many languages is named',
    assumed: false,
  },
  statement: {
    value: { months: 12, shown: 12 },
    clause: 'House rule 8: a year of statements',
    assumed: false,
  },
  realityCheck: {
    value: { usual: 30, least: 15, most: 60 },
    clause: 'House rule 9: a check every half hour, or every 15 to 60 minutes',
    assumed: false,
  },
  idleLogout: {
    value: 30,
    clause: 'House rule 14: a login that nobody uses ends after half an hour',
    assumed: false,
  },
  gameCycle: {
    value: { slots: 2.5, others: null },
    clause: 'House rule 15: a spin lasts at least 2.5 seconds',
    assumed: false,
  },
  sessionClock: {
    value: true,
    clause: 'House rule 10: time and net position are shown while playing',
    assumed: false,
  },
};
