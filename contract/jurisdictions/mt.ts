import type { Pack } from './pack';

/** Malta. The directive is named by the design card; its text could not be read. */
export const mt: Pack = {
  code: 'MT',
  timeZone: {
    value: 'Europe/Malta',
    clause: 'MGA Player Protection Directive: the operator’s zone',
    assumed: true,
  },
  limitKinds: {
    value: ['deposit', 'loss', 'stake', 'session'],
    clause: 'MGA Player Protection Directive: limits',
    assumed: true,
  },
  limitPeriods: {
    value: ['day', 'week', 'month'],
    clause: 'MGA Player Protection Directive: day, week and month',
    assumed: true,
  },
  limitPrompt: {
    value: 'offered',
    clause: 'MGA Player Protection Directive: asked at the first deposit',
    assumed: true,
  },
  limitPromptAt: {
    value: 'firstDeposit',
    clause: 'MGA Player Protection Directive: asked at the first deposit',
    assumed: true,
  },
  limitSuggested: {
    value: null,
    clause: 'MGA Player Protection Directive: no limit is filled in',
    assumed: true,
  },
  limitReview: {
    value: null,
    clause: 'MGA Player Protection Directive: no reminder',
    assumed: true,
  },
  raiseHours: { value: 24, clause: 'MGA Player Protection Directive: 24 hours', assumed: true },
  raiseWaitsForWindow: {
    value: false,
    clause: 'MGA Player Protection Directive: no further wait',
    assumed: true,
  },
  breakHours: {
    value: [24, 168, 720],
    clause: 'MGA Player Protection Directive: breaks',
    assumed: true,
  },
  panicHours: {
    value: null,
    clause: 'MGA Player Protection Directive: no button in the game is asked for',
    assumed: true,
  },
  exclusionMonths: {
    value: [6, 12, null],
    clause: 'MGA Player Protection Directive: self-exclusion',
    assumed: true,
  },
  lowering: {
    value: 'atOnce',
    clause: 'MGA Player Protection Directive: a lower limit counts at once',
    assumed: true,
  },
  raiseConfirmed: {
    value: true,
    clause: 'MGA Player Protection Directive: the player confirms',
    assumed: true,
  },
  severalLimits: {
    value: 'lowest',
    clause: 'MGA Player Protection Directive: limits hold side by side',
    assumed: true,
  },
  openWhileBlocked: {
    value: ['withdraw', 'read'],
    clause: 'MGA Player Protection Directive: money is paid out',
    assumed: true,
  },
  sessionAtExclusion: {
    value: 'stays',
    clause: 'MGA player protection: the player stays, to withdraw and read',
    assumed: true,
  },
  withdrawalTakeBack: {
    value: false,
    clause: 'MGA player protection: a withdrawal is not taken back',
    assumed: true,
  },
  organisations: {
    value: [
      { name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt/' },
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
    ],
    clause: 'MGA player protection: where help is to be had',
    assumed: true,
  },
  statement: {
    value: { months: 6, shown: 6 },
    clause: 'MGA Player Protection Directive: six months',
    assumed: true,
  },
  realityCheck: {
    value: { usual: 30, least: 10, most: 60 },
    clause: 'MGA Player Protection Directive: at least every hour',
    assumed: true,
  },
  idleLogout: {
    value: null,
    clause: 'MGA Player Protection Directive: no idle logout is asked for',
    assumed: true,
  },
  gameCycle: {
    value: null,
    clause: 'MGA Player Protection Directive: no game cycle is asked for',
    assumed: true,
  },
  sessionClock: {
    value: true,
    clause: 'MGA Player Protection Directive: time and net position',
    assumed: true,
  },
};
