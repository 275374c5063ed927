import type { Page } from '@playwright/test';
import { endpoints } from '../../../../contract/endpoints';
import { idleRuleCases } from '../../../../proofs/playControl/idleRule.cases';
import {
  actOnWorld,
  comeTo,
  regionOf,
  saysOfWorld,
  type Hands,
  type RuleDriver,
} from './ruleDriver';

const ADDRESS = '/member/limits';

/** The page asks the platform for its login. */
const asking = (page: Page) =>
  page.waitForResponse((reply) => new URL(reply.url()).pathname === endpoints.sessionActivity.path);

/** The rule of the idle logout: its login is that of the page, which the walk keeps. */
export const idleDriver = (): RuleDriver => {
  let token = '';
  const logIn = async (hands: Hands) => {
    const asked = asking(hands.page);
    await comeTo(hands, ADDRESS);
    await asked;
    token = (await hands.page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  };
  return {
    events: idleRuleCases.events,
    begin: async (hands, start) => {
      await hands.controls.settings({ jurisdiction: start });
      await logIn(hands);
    },
    act: async (hands, event) => {
      if (await actOnWorld(hands, event)) return null;
      if (event.type === 'person.logIn') {
        await logIn(hands);
        return null;
      }
      const asked = { secondsAgo: event.type === 'person.act' ? 0 : null };
      return (await hands.wire.call('sessionActivity', asked, { token, language: 'EN' })).message;
    },
    // The same login, in a page that has slept and is looked at again.
    arrive: async ({ page }) => {
      if ((await page.evaluate(() => sessionStorage.getItem('token'))) === null) return;
      const asked = asking(page);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      if (!(await asked).ok()) await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    },
    says: (event) => {
      switch (event.type) {
        case 'person.act':
          return 'The member presses something.';
        case 'page.ask':
          return 'The page asks by itself.';
        case 'person.logIn':
          return 'The member logs in again.';
        default:
          return saysOfWorld(event) ?? '';
      }
    },
    placeOf: (page) =>
      regionOf(page, 'Deposit limit')
        .or(page.getByRole('dialog', { name: 'Log in' }))
        .first(),
  };
};
