import type { Pack } from './pack';

/** Great Britain. The clauses are named by the design card; their text could not be read. */
export const uk: Pack = {
  code: 'UK',
  timeZone: { value: 'Europe/London', clause: 'RTS 12: the operator’s zone', assumed: true },
  limitKinds: {
    value: ['deposit', 'loss', 'stake'],
    clause: 'RTS 12A: financial limits',
    assumed: true,
  },
  limitPeriods: {
    value: ['day', 'week', 'month'],
    clause: 'RTS 12A: 24 hours, 7 days and a month',
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
  exclusionMonths: { value: [6, 12, 60], clause: 'LCCP 3.5.3: at least six months', assumed: true },
};
