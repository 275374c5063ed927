import type { FrameLocator } from '@playwright/test';
import enActivities from '../../../locales/en/rewards/activities.json' with { type: 'json' };
import enApply from '../../../locales/en/rewards/activityApplication.json' with { type: 'json' };
import enCentre from '../../../locales/en/member/memberCentre.json' with { type: 'json' };
import enDeposit from '../../../locales/en/money/deposit.json' with { type: 'json' };
import enInbox from '../../../locales/en/member/inbox.json' with { type: 'json' };
import enLottery from '../../../locales/en/lobby/lottery.json' with { type: 'json' };
import enLimitPrompt from '../../../locales/en/member/limitPrompt.json' with { type: 'json' };
import enRecords from '../../../locales/en/member/recordsFile.json' with { type: 'json' };
import enRegister from '../../../locales/en/account/registration.json' with { type: 'json' };
import enUploads from '../../../locales/en/site/uploads.json' with { type: 'json' };
import enVip from '../../../locales/en/rewards/vip.json' with { type: 'json' };
import myActivities from '../../../locales/my/rewards/activities.json' with { type: 'json' };
import myApply from '../../../locales/my/rewards/activityApplication.json' with { type: 'json' };
import myCentre from '../../../locales/my/member/memberCentre.json' with { type: 'json' };
import myDeposit from '../../../locales/my/money/deposit.json' with { type: 'json' };
import myInbox from '../../../locales/my/member/inbox.json' with { type: 'json' };
import myLottery from '../../../locales/my/lobby/lottery.json' with { type: 'json' };
import myLimitPrompt from '../../../locales/my/member/limitPrompt.json' with { type: 'json' };
import myRecords from '../../../locales/my/member/recordsFile.json' with { type: 'json' };
import myRegister from '../../../locales/my/account/registration.json' with { type: 'json' };
import myUploads from '../../../locales/my/site/uploads.json' with { type: 'json' };
import myVip from '../../../locales/my/rewards/vip.json' with { type: 'json' };
import { ruleOf } from '../../../sandbox/rewards/activities/activities';
import { monthOf } from '../../../sandbox/rewards/vip/months';
import { joinSyllables } from '../../../src/i18n/burmese';
import { IMAGES } from '../../support/images';
import { pagesIn } from '../harness/centre';
import { goAs } from '../harness/people';
import { expect, PASSWORD, test } from '../harness/visit';

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
const USERNAME = 'sandar';
const EN = {
  activities: enActivities,
  application: enApply,
  centre: enCentre,
  deposit: enDeposit,
  inbox: enInbox,
  limitPrompt: enLimitPrompt,
  lottery: enLottery,
  records: enRecords,
  register: enRegister,
  uploads: enUploads,
  vip: enVip,
};
const MY = {
  activities: myActivities,
  application: myApply,
  centre: myCentre,
  deposit: myDeposit,
  inbox: myInbox,
  limitPrompt: myLimitPrompt,
  lottery: myLottery,
  records: myRecords,
  register: myRegister,
  uploads: myUploads,
  vip: myVip,
};
const LOOKS = [
  {
    language: 'MY',
    width: 360,
    height: 740,
    words: MY,
    silver: 'ငွေ',
    lottery: 'ဂဏန်း 5 လုံး - 1 မိနစ်',
    game: {
      more: 'လောင်းကြေး တိုးမည်',
      spin: 'လှည့်မည်',
      pick: 'ကျပန်း ရွေးပေးပါ',
      buy: 'လက်မှတ် ဝယ်မည်',
      leave: 'ဂိမ်းမှ ထွက်မည်',
    },
  },
  {
    language: 'EN',
    width: 1440,
    height: 900,
    words: EN,
    silver: 'Silver',
    lottery: 'Five digits, 1 minute',
    game: {
      more: 'Raise the stake',
      spin: 'Spin',
      pick: 'Pick for me',
      buy: 'Buy the ticket',
      leave: 'Leave game',
    },
  },
] as const;

for (const { language, width, height, words, silver, lottery, game } of LOOKS)
  test.describe(`a new member, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    test.describe.configure({ timeout: 180_000 });

    test('gets to VIP level 2, a rebate, a settled ticket, a message and an answer', async ({
      page,
      platform,
      controls,
    }) => {
      /** A text as the app shows it, its own or one of the platform. */
      const t = (text: string, values: Record<string, string> = {}) =>
        joinSyllables(text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''));
      const centre = page.getByRole('dialog', { name: t(words.centre.title), exact: true });
      const open = async (name: string) =>
        (await pagesIn(centre.getByRole('navigation')))
          .getByRole('button', { name: new RegExp(`^${t(name)}`) })
          .click();
      const goTo = async (time: number, address: string) => {
        await controls.moveClock(time - Date.now());
        await goAs(page, platform.url, USERNAME, address);
      };
      const noSideways = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      await page.addInitScript((wanted) => {
        if (window.origin.startsWith('http')) localStorage.setItem('lang', wanted);
      }, language);

      await test.step('registers', async () => {
        const { field, ageConfirmed, termsAccepted, title, way, submit } = words.register;
        await page.goto('/register');
        const form = page.getByRole('dialog', { name: t(title), exact: true });
        await form.getByRole('tab', { name: t(way.username) }).click();
        await form.getByRole('textbox', { name: t(field.username), exact: true }).fill(USERNAME);
        const secret = (name: string) => form.getByLabel(new RegExp(`^${t(name)}\\*?$`));
        await secret(field.password).fill(PASSWORD);
        await secret(field.confirmPassword).fill(PASSWORD);
        await form.getByRole('checkbox', { name: t(ageConfirmed) }).check();
        await form.getByRole('checkbox', { name: t(termsAccepted) }).check();
        await form.getByRole('button', { name: t(submit), exact: true }).click();
        await expect(form).toHaveCount(0);
      });

      /** Ends a game; another page is gone to only when the way back has ended. */
      const leave = async (table: FrameLocator) => {
        await table.getByRole('button', { name: game.leave }).click();
        await expect(page.locator('iframe')).toHaveCount(0);
        await page.waitForFunction(
          () => (history.state as { layer?: number } | null)?.layer === undefined,
        );
      };
      /** Bets the highest stake but one in the first slot of the list, and wins. */
      const bet = async (times: number) => {
        await controls.settings({ gameOutcome: 'win' });
        await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
        const table = page.locator('iframe').contentFrame();
        const act = table.getByRole('button', { name: game.spin });
        await expect(act).toBeEnabled();
        for (let step = 0; step < 6; step += 1)
          await table.getByRole('button', { name: game.more }).click();
        const before = await table.getByRole('listitem').count();
        for (let one = 1; one <= times; one += 1) {
          await act.click();
          await expect(table.getByRole('listitem')).toHaveCount(before + one);
          await expect(act).toBeEnabled();
        }
        await leave(table);
      };
      const next = monthOf(Date.now(), 2).start.getTime();

      const begin = monthOf(Date.now(), 1).start.getTime() + 2 * DAY + 12 * HOUR;
      await test.step('applies with two images, and is answered', async () => {
        const { application, activities } = words;
        const title = t(ruleOf('vip-elsewhere')?.title[language] ?? '');
        await goAs(page, platform.url, USERNAME, '/member');
        await open(words.centre.rewardCenter.title);
        const card = centre
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        await card.getByRole('button', { name: t(activities.applyNamed, { title }) }).click();
        await centre.getByRole('textbox', { name: t(application.remark.label) }).fill('Lotus 4');
        await centre.getByLabel(t(application.images.label)).setInputFiles([
          { name: 'level.png', mimeType: 'image/png', buffer: Buffer.from(IMAGES.png) },
          { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(IMAGES.jpg) },
        ]);
        await expect(
          centre.getByText(t(words.uploads.state.uploaded), { exact: true }),
        ).toHaveCount(2);
        await centre.getByRole('button', { name: t(application.submit) }).click();
        await expect(card).toContainText('Lotus 4');
        await noSideways();
        await controls.moveClock(25 * SECOND);
        await goAs(page, platform.url, USERNAME, '/member');
        await open(words.centre.rewardCenter.title);
        await card.getByRole('button', { name: t(activities.claimNamed, { title }) }).click();
        await expect(card).toContainText(t(activities.text.claimed));
      });

      await test.step('pays in, and bets', async () => {
        const { deposit } = words;
        await goTo(begin, '/member');
        await open(words.centre.depositv2.title);
        // A new member is asked about a deposit limit first.
        await centre.getByRole('button', { name: t(words.limitPrompt.decline) }).click();
        await centre.getByRole('radio', { name: 'KBZPay' }).check();
        await centre.getByRole('textbox', { name: t(deposit.amount) }).fill('25000');
        await centre.getByRole('button', { name: t(deposit.next) }).click();
        await centre.getByRole('button', { name: t(deposit.place) }).click();
        await centre.getByRole('button', { name: t(deposit.paid) }).click();
        // It was told: another page would give up the call.
        await expect(centre.getByText(t(deposit.looking))).toBeVisible();
        await goTo(begin + HOUR / 2, '/rng?search=gold');
        await bet(2);
      });

      await test.step('is Silver in the next month, and bets on slots again', async () => {
        await goTo(next + 12 * HOUR, '/member');
        await open(words.centre.vip.title);
        const own = centre.getByRole('region', { name: t(words.vip.own), exact: true });
        await expect(own).toContainText(t(silver));
        await expect(own.getByRole('definition').nth(1)).toContainText('0.80%');
        await noSideways();
        await page.goto('/rng?search=gold');
        await bet(1);
      });

      await test.step('buys a ticket, which its draw settles', async () => {
        await page.goto('/lottery?gameCode=SSC1');
        await page.getByRole('button', { name: t(words.lottery.play) }).click();
        const table = page.getByTitle(t(lottery), { exact: true }).contentFrame();
        // The sale of the first draw may end at any moment.
        await table.getByRole('combobox').first().selectOption({ index: 1 });
        await table.getByRole('button', { name: game.pick }).click();
        await table.getByRole('button', { name: game.buy }).click();
        const bought = table.getByRole('status').filter({ hasText: /\d{8}-\d{4}/ });
        const [drawNo = ''] = /\d{8}-\d{4}/.exec(await bought.innerText()) ?? [];
        await leave(table);
        await goTo(next + 12 * HOUR + 300 * SECOND, '/lottery?gameCode=SSC1');
        const tickets = page.getByRole('list', {
          name: t(words.lottery.ticketsOf, { drawNo }),
          exact: true,
        });
        const { won, kept, lost } = words.lottery.outcome;
        await expect(tickets).toContainText(
          new RegExp([won, kept, lost].map((one) => t(one)).join('|')),
        );
        await noSideways();
      });

      await test.step('has the rebate on the next day', async () => {
        // The period of a record is chosen by the time of the browser.
        await page.clock.setSystemTime(next + DAY + 11 * HOUR);
        await goTo(next + DAY + 11 * HOUR, '/member');
        await open(words.centre.bonusDetails.title);
        const row = centre.getByRole('row').filter({ hasText: t(words.records.movements.rebate) });
        await expect(row).toContainText('80.00');
      });

      await test.step('reads a message', async () => {
        await open(words.centre.messageV2.title);
        const first = centre
          .getByRole('list', { name: t(words.inbox.title), exact: true })
          .getByRole('listitem')
          .first();
        await expect(first).toContainText(t(words.inbox.new));
        const entry = first.getByRole('button').first();
        await entry.click();
        await expect(entry).toHaveAttribute('aria-expanded', 'true');
        await expect(first).not.toContainText(t(words.inbox.new));
        await noSideways();
      });
    });
  });
