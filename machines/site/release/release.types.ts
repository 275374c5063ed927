/** What the server delivers now, compared with what this page runs. */
export type ReleaseOutcome =
  | { kind: 'same' }
  /** `isUntouched`: a reload loses nothing that the person typed, chose or plays. */
  | { kind: 'newer'; isUntouched: boolean };
export type ReleaseEvent =
  /** A file of the app did not come. */
  { type: 'file.missing' } | { type: 'release.reload' } | { type: 'release.postpone' };
