/**
 * The branches of `onFault` for a write that may have been done although no answer came. Its
 * machine has the states `expired` and `undecided`, and goes to `turnedAway` when nothing was done.
 */
export const unanswered = (machine: string, turnedAway: string) =>
  [
    { guard: 'isSessionLost', target: `#${machine}.expired` },
    { guard: 'isTurnedAway', target: `#${machine}.${turnedAway}`, actions: 'showFault' },
    { target: `#${machine}.undecided`, actions: 'showFault' },
  ] as const;
