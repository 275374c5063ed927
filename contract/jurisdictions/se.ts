import type { Pack } from './pack';

/** Sweden. The clauses are named by the design card; their text could not be read. */
export const se: Pack = {
  code: 'SE',
  timeZone: {
    value: 'Europe/Stockholm',
    clause: 'Spelförordningen 11:3: the operator’s zone',
    assumed: true,
  },
  limitKinds: {
    value: ['deposit', 'loss', 'session'],
    clause: 'Spelförordningen 11:3: limits of deposit, loss and time',
    assumed: true,
  },
  limitPeriods: {
    value: ['day', 'week', 'month'],
    clause: 'Spelförordningen 11:3: day, week and month',
    assumed: true,
  },
  limitPrompt: {
    value: 'required',
    clause: 'Spelförordningen 11:3: a limit before the first deposit',
    assumed: true,
  },
  limitPromptAt: {
    value: 'firstDeposit',
    clause: 'Spelförordningen 11:3: asked before the first deposit',
    assumed: true,
  },
  limitSuggested: {
    value: null,
    clause: 'Spelförordningen 11:3: the player chooses the limit',
    assumed: true,
  },
  limitReview: {
    value: null,
    clause: 'Spelförordningen 11:3: no reminder',
    assumed: true,
  },
  raiseHours: { value: 72, clause: 'Spelförordningen 11:3: 72 hours', assumed: true },
  raiseWaitsForWindow: {
    value: true,
    clause: 'Spelförordningen 11:3: never before the period ends',
    assumed: true,
  },
  breakHours: { value: [24], clause: 'Spellag 14:12: a break of a day', assumed: true },
  panicHours: { value: 24, clause: 'Spellag 14:12: a day’s panic button', assumed: true },
  exclusionMonths: {
    value: [1, 3, 6, null],
    clause: 'Spellag 14:11: self-exclusion',
    assumed: true,
  },
  lowering: {
    value: 'atOnce',
    clause: 'Spelförordningen 11:3: a lower limit counts at once',
    assumed: true,
  },
  raiseConfirmed: {
    value: true,
    clause: 'Spelförordningen 11:3: the player asks for the raise',
    assumed: true,
  },
  severalLimits: {
    value: 'lowest',
    clause: 'Spelförordningen 11:3: limits hold side by side',
    assumed: true,
  },
  openWhileBlocked: {
    value: ['withdraw', 'read'],
    clause: 'Spellag 14:11: money is paid out',
    assumed: true,
  },
  sessionAtExclusion: {
    value: 'stays',
    clause: 'Spelförordningen 11 kap.: the player stays, to withdraw and read',
    assumed: true,
  },
  withdrawalTakeBack: {
    value: false,
    clause: 'Spelförordningen 11 kap.: a withdrawal is not taken back',
    assumed: true,
  },
  organisations: {
    value: [
      { name: 'Stödlinjen', url: 'https://www.stodlinjen.se/' },
      { name: 'Spelpaus', url: 'https://www.spelpaus.se/' },
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
    ],
    clause: 'Spelförordningen 11 kap.: where help is to be had',
    assumed: true,
  },
  statement: {
    value: { months: 12, shown: 12 },
    clause: 'Spelförordningen 11: a year of statements',
    assumed: true,
  },
  realityCheck: {
    value: { usual: 30, least: 30, most: 30 },
    clause: 'Spelförordningen 11:3: a check every half hour',
    assumed: true,
  },
  idleLogout: {
    value: null,
    clause: 'Spelförordningen 11 kap.: no idle logout is asked for',
    assumed: true,
  },
  gameCycle: {
    value: { slots: 3, others: null },
    clause: 'Spelförordningen 11 kap.: a spin lasts at least 3 seconds',
    assumed: true,
  },
  sessionClock: {
    value: true,
    clause: 'Spelförordningen 11:3: time and net position are shown',
    assumed: true,
  },
};
