import type { CaptchaSnapshot } from './captcha.machine';

/** The screen: the picture, or the alternative, which is running or solved. */
export type CaptchaScreen = 'picture' | 'waiving' | 'waived';

/** Whether the person reads the picture, solves the alternative, or has solved it. */
export const selectScreen = (s: CaptchaSnapshot): CaptchaScreen =>
  s.matches({ proof: 'waiving' })
    ? 'waiving'
    : s.matches({ proof: 'waived' })
      ? 'waived'
      : 'picture';
/** The picture shown; null until one has arrived. */
export const selectPicture = (s: CaptchaSnapshot) => s.context.picture;
/** The solved alternative, sent instead of the text of a picture; null when there is none. */
export const selectAlternative = (s: CaptchaSnapshot) => s.context.captchaAlternative;
/** True while a picture is loading. */
export const selectIsFetching = (s: CaptchaSnapshot) =>
  s.matches({ proof: { picture: 'fetching' } });
/** True when the picture failed to load. */
export const selectIsFailed = (s: CaptchaSnapshot) => s.matches({ proof: { picture: 'failed' } });
/** The message shown; null when there is none. */
export const selectMessage = (s: CaptchaSnapshot) => s.context.message;
