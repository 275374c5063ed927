import { endpoints } from '../../../contract/endpoints';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

/**
 * Fetches a captcha picture (base64 PNG) under a new key. The key ties the answer to the picture
 * (spec §7 captcha).
 */
export const createFetchCaptcha =
  (call: Call, createKey: () => string) =>
  async (signal?: AbortSignal): Promise<{ image: string; key: string }> => {
    const key = createKey();
    return {
      image: valueOf(endpoints.captcha, await call(endpoints.captcha, { key }, { signal })),
      key,
    };
  };
