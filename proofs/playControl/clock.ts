import { setup } from 'xstate';
import { defineCases } from '../../machines/shared/cases';

/** Time goes on in steps of one length, for ever. */
export const clock = setup({ delays: { step: 1 } }).createMachine({
  id: 'clock',
  initial: 'running',
  states: { running: { after: { step: { target: 'running', reenter: true } } } },
});
export const clockCases = defineCases(clock, { file: import.meta.url, events: {} });
/** The step of the clock, for what goes on with it. */
export const CLOCK_STEP = 'xstate.after.step.clock.running';
