import type { CaptchaSnapshot } from './captcha.machine';

/** The picture that is to be read, or the other way, under way or passed. */
export type CaptchaScreen = 'picture' | 'waiving' | 'waived';

/** Whether the picture is read, stood in for, or already stood in for. */
export const selectScreen = (s: CaptchaSnapshot): CaptchaScreen =>
  s.matches({ proof: 'waiving' })
    ? 'waiving'
    : s.matches({ proof: 'waived' })
      ? 'waived'
      : 'picture';
/** The picture on show; null while none has arrived. */
export const selectPicture = (s: CaptchaSnapshot) => s.context.picture;
/** Stands in for what would have been read. */
export const selectAlternative = (s: CaptchaSnapshot) => s.context.captchaAlternative;
/** A picture is on its way. */
export const selectIsFetching = (s: CaptchaSnapshot) =>
  s.matches({ proof: { picture: 'fetching' } });
/** The picture did not come. */
export const selectIsFailed = (s: CaptchaSnapshot) => s.matches({ proof: { picture: 'failed' } });
/** The message on show; null while there is none. */
export const selectMessage = (s: CaptchaSnapshot) => s.context.message;
