import type { Pack } from './pack';

/** Ontario. The clauses are named by the design card; their text could not be read. */
export const on: Pack = {
  code: 'ON',
  timeZone: { value: 'America/Toronto', clause: 'AGCO 2.23: the operator’s zone', assumed: true },
  limitKinds: {
    value: ['deposit', 'loss', 'stake', 'session'],
    clause: 'AGCO 2.23: financial limits and limits of time',
    assumed: true,
  },
  limitPeriods: {
    value: ['day', 'week', 'month'],
    clause: 'AGCO 2.23: day, week and month',
    assumed: true,
  },
  limitPrompt: {
    value: 'offered',
    clause: 'AGCO 2.23: a limit is offered',
    assumed: true,
  },
  limitPromptAt: {
    value: 'registration',
    clause: 'AGCO 2.23: asked at the registration',
    assumed: true,
  },
  limitSuggested: {
    value: null,
    clause: 'AGCO 2.23: no limit is filled in',
    assumed: true,
  },
  limitReview: {
    value: null,
    clause: 'AGCO 2.23: no reminder',
    assumed: true,
  },
  raiseHours: { value: 24, clause: 'AGCO 2.24: 24 hours', assumed: true },
  raiseWaitsForWindow: {
    value: false,
    clause: 'AGCO 2.24: no further wait',
    assumed: true,
  },
  breakHours: {
    value: [24, 168, 720, 2160],
    clause: 'AGCO 2.13: a day to three months',
    assumed: true,
  },
  panicHours: {
    value: null,
    clause: 'AGCO 2.13: no button in the game is asked for',
    assumed: true,
  },
  exclusionMonths: { value: [6, 12, 60], clause: 'AGCO 2.14: self-exclusion', assumed: true },
  lowering: {
    value: 'atOnce',
    clause: 'AGCO 2.24: a lower limit counts at once',
    assumed: true,
  },
  raiseConfirmed: {
    value: true,
    clause: 'AGCO 2.24: the player confirms',
    assumed: true,
  },
  severalLimits: {
    value: 'lowest',
    clause: 'AGCO 2.23: the lowest limit counts',
    assumed: true,
  },
  openWhileBlocked: {
    value: ['withdraw', 'read'],
    clause: 'AGCO 2.14: money is paid out',
    assumed: true,
  },
  sessionAtExclusion: {
    value: 'ends',
    clause: 'AGCO 2.14: the player is logged out at once',
    assumed: true,
  },
  withdrawalTakeBack: {
    value: true,
    clause: 'AGCO 4.30: a withdrawal can be taken back while it waits',
    assumed: true,
  },
  organisations: {
    value: [
      { name: 'ConnexOntario', url: 'https://www.connexontario.ca/' },
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
    ],
    clause: 'AGCO 2.14: where help is to be had',
    assumed: true,
  },
  statement: {
    value: { months: 12, shown: 12 },
    clause: 'AGCO 2.13: a year of statements',
    assumed: true,
  },
  realityCheck: {
    value: { usual: 60, least: 60, most: 60 },
    clause: 'AGCO 2.13: a check every hour',
    assumed: true,
  },
  idleLogout: {
    value: 30,
    clause: 'AGCO 4.30: a login that nobody uses ends after 30 minutes',
    assumed: true,
  },
  gameCycle: {
    value: { slots: 2.5, others: null },
    clause: 'AGCO standards: a spin lasts at least 2.5 seconds',
    assumed: true,
  },
  sessionClock: {
    value: true,
    clause: 'AGCO 2.13: time and net position are shown',
    assumed: true,
  },
};
