import type { CaptchaSnapshot } from './captcha.machine';

/** The picture that is to be read, or the other way, under way or passed. */
export type CaptchaScreen = 'picture' | 'waiving' | 'waived';

export const selectScreen = (s: CaptchaSnapshot): CaptchaScreen =>
  s.matches({ proof: 'waiving' })
    ? 'waiving'
    : s.matches({ proof: 'waived' })
      ? 'waived'
      : 'picture';
export const selectPicture = (s: CaptchaSnapshot) => s.context.picture;
/** Stands in for what would have been read. */
export const selectAlternative = (s: CaptchaSnapshot) => s.context.captchaAlternative;
export const selectIsFetching = (s: CaptchaSnapshot) =>
  s.matches({ proof: { picture: 'fetching' } });
export const selectIsFailed = (s: CaptchaSnapshot) => s.matches({ proof: { picture: 'failed' } });
export const selectMessage = (s: CaptchaSnapshot) => s.context.message;
