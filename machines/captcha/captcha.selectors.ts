import type { CaptchaSnapshot } from './captcha.machine';

export const selectPicture = (s: CaptchaSnapshot) => s.context.picture;
export const selectIsFetching = (s: CaptchaSnapshot) => s.matches({ image: 'fetching' });
export const selectIsFailed = (s: CaptchaSnapshot) => s.matches({ image: 'failed' });
export const selectMessage = (s: CaptchaSnapshot) => s.context.message;
