import type { CountdownSnapshot } from './countdown.machine';

export const selectSecondsLeft = (s: CountdownSnapshot) => s.context.secondsLeft;
