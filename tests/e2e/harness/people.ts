import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import { createClient } from '../../sandbox/harness/client';

/** A guest, a trial member, or a seeded account. */
export type Who = 'guest' | 'trial' | (string & {});

/**
 * Goes to `address` as a signed-in person, for tests that are not about the login: takes the token
 * from the platform and hands it over as an operator's link does (docs/decisions/0041, `?token=`).
 */
export const goAs = async (
  page: Page,
  platformUrl: string,
  who: Who,
  address: string,
): Promise<void> => {
  const token = who === 'guest' ? null : await tokenFor(platformUrl, who);
  if (!token) {
    await page.goto(address);
    return;
  }
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  await page.goto(`${path}${query ? `${query}&` : '?'}token=${encodeURIComponent(token)}${hash}`);
  await page.waitForFunction(() => !location.search.includes('token='));
};

const tokenFor = async (platformUrl: string, who: Who): Promise<string> => {
  const client = createClient((path, init) => fetch(platformUrl + path, init));
  if (who !== 'trial') return client.tokenOf(who);
  const { payload } = await client.seal(endpoints.loginFreePlay, { nonce: randomUUID() });
  const reply = await client.call('loginFreePlay', { os: 'android', platform: 'W', key: payload });
  const token = reply.value?.['token'];
  if (typeof token !== 'string') throw new Error(`No trial account could be had: ${reply.message}`);
  return token;
};
