import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import { createClient } from '../../sandbox/harness/client';

/** A guest, a trial member, or a seeded account. */
export type Who = 'guest' | 'trial' | (string & {});

/**
 * Goes to `address` as a signed-in person, for tests that are not about the login: asks the
 * platform for a link as an operator's own page does (docs/decisions/0061, `?token=`).
 */
export const goAs = async (
  page: Page,
  platformUrl: string,
  who: Who,
  address: string,
): Promise<void> => {
  if (who === 'guest') {
    await page.goto(address);
    return;
  }
  // Somebody who is signed in would be asked who to be.
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.removeItem('token'));
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const token = await linkTokenOf(platformUrl, who === 'trial' ? await trialOf(platformUrl) : who);
  await page.goto(`${path}${query ? `${query}&` : '?'}token=${encodeURIComponent(token)}${hash}`);
  // The link has logged in: another address would find a guest before.
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
};

const clientOf = (platformUrl: string) =>
  createClient((path, init) => fetch(platformUrl + path, init));

/** The token of a login link; it works once, for a minute. */
export const linkTokenOf = async (platformUrl: string, username: string): Promise<string> => {
  const made = await clientOf(platformUrl).control('POST', 'links', { username });
  return (made as { token: string }).token;
};

/** The username of a new trial account. */
const trialOf = async (platformUrl: string): Promise<string> => {
  const client = clientOf(platformUrl);
  const { payload } = await client.seal(endpoints.loginFreePlay, { nonce: randomUUID() });
  const reply = await client.call('loginFreePlay', { os: 'android', platform: 'W', key: payload });
  const user = reply.value?.['user'] as { account: string } | undefined;
  if (!user) throw new Error(`No trial account could be had: ${reply.message}`);
  return user.account;
};
