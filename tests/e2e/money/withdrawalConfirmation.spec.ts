import type { Page } from '@playwright/test';
import { endpoints } from '../../../contract/endpoints';
import { IMAGE_LIMIT_BYTES } from '../../../contract/constants';
import english from '../../../locales/en/money/withdrawalConfirmation.json' with { type: 'json' };
import burmese from '../../../locales/my/money/withdrawalConfirmation.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { IMAGES, ofSize } from '../../support/images';
import { dialogFindings } from '../harness/dialogFindings';
import { otherTab } from '../harness/device';
import { NO_IDLE_LOGOUT } from '../harness/controls';
import { goAs } from '../harness/people';
import { expect, switchLanguage, test } from '../harness/visit';

const MINUTE = 60_000;
const FORCED = 'The request was accepted automatically and the deposit will not be refunded';
const HOSTILE = '"><img src=x onerror=alert(1)>.png';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm withdrawal' });
const open = async (page: Page, url: string) => {
  await goAs(page, url, 'paid', '/');
  await page
    .getByRole('region', { name: 'Withdrawal to confirm' })
    .getByRole('button', { name: 'Confirm withdrawal' })
    .click();
  await expect(dialog(page).getByRole('radio', { name: 'Received', exact: true })).toBeVisible({
    timeout: 20_000,
  });
};
const choose = (page: Page, name: string) =>
  dialog(page).getByRole('radio', { name, exact: true }).check();
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit answer' }).click();
const thanked = (page: Page) =>
  expect(dialog(page).getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
const file = (name: string, content: Uint8Array, mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
const add = (page: Page, ...files: ReturnType<typeof file>[]) =>
  dialog(page).getByLabel('Proof image').setInputFiles(files);
const proofs = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Chosen images' }).getByRole('listitem');
const proofSays = async (page: Page, words: RegExp) => {
  const field = dialog(page).locator('input[name="proof"]');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(words);
};
const uploaded = (page: Page) => proofs(page).filter({ hasText: 'Uploaded' });

test('partially received: an invalid amount, and a lost answer that counts once', async ({
  page,
  platform,
  controls,
}) => {
  await open(page, platform.url);
  await submit(page);
  const answers = dialog(page).getByRole('radiogroup');
  await expect(answers).toHaveAttribute('aria-invalid', 'true');
  await expect(answers).toHaveAccessibleDescription('Please choose an answer first');
  await expect(answers).toBeFocused();
  await choose(page, 'Partially received');
  const field = dialog(page).getByRole('textbox', { name: 'Remaining amount' });
  for (const [typed, words] of [
    ['', 'Input cannot be empty'],
    ['0', 'Please enter an amount'],
    ['1.005', 'Please enter an amount'],
    ['15000', 'must be less than the withdrawal'],
  ] as const) {
    await field.fill(typed);
    await submit(page);
    await expect(dialog(page).getByText(words)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.fill('14999.99');
  await controls.faults([{ endpoint: 'answerWithdrawal', kind: 'abortAfterCommit' }]);
  await submit(page);
  await expect(dialog(page).getByRole('alert')).toContainText('it counts only once');
  await controls.faults([]);
  await dialog(page).getByRole('button', { name: 'Send again' }).click();
  await thanked(page);
  await expect(dialog(page).getByText('Ks 14,999.99', { exact: false }).first()).toBeVisible();
  const keys = (await controls.callsTo(endpoints.answerWithdrawal.path)).map(
    ({ idempotencyKey }) => idempotencyKey,
  );
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(new Set(keys).size).toBe(1);
});

test('received: the deadline passes, the notice goes, and the list shows all', async ({
  page,
  platform,
  controls,
}) => {
  await controls.settings(NO_IDLE_LOGOUT);
  await open(page, platform.url);
  await controls.faults([{ endpoint: 'answerWithdrawal', kind: 'hold', times: 1 }]);
  await choose(page, 'Received');
  await submit(page);
  await expect(dialog(page).getByRole('button', { name: 'Submit answer' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await controls.moveClock(40 * MINUTE);
  await controls.release('answerWithdrawal');
  await thanked(page);
  await expect(dialog(page).getByRole('radio')).toHaveCount(0);
  await expect(
    dialog(page).getByRole('region', { name: 'What happened' }).getByRole('listitem').last(),
  ).toContainText('You confirmed that the money arrived');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Withdrawal to confirm' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await page
    .getByRole('dialog', { name: 'Member centre' })
    .getByRole('button', { name: /^Withdrawal confirmation/ })
    .click();
  await expect(dialog(page).getByRole('heading', { name: 'Your withdrawals' })).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(5);
  await dialog(page)
    .getByRole('button', { name: /^View:.*30,000/ })
    .click();
  await expect(dialog(page).getByRole('alert')).toHaveText(FORCED);
  await dialog(page).getByRole('button', { name: 'All withdrawals' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Your withdrawals' })).toBeFocused();
});

test('not received: images are judged, uploaded again, taken back, and go along', async ({
  page,
  platform,
  controls,
}) => {
  await open(page, platform.url);
  await choose(page, 'Not received');
  await submit(page);
  await proofSays(page, /^Please add at least one proof image/);
  for (const [name, content, words] of [
    ['letter.png', IMAGES.text, 'Only png or jpg images'],
    ['drawing.svg', IMAGES.svg, 'Only png or jpg images'],
    ['page.html', IMAGES.html, 'Only png or jpg images'],
    ['empty.png', IMAGES.empty, 'Only png or jpg images'],
    ['huge.png', ofSize(IMAGE_LIMIT_BYTES + 1), 'must not be larger than 5 MB'],
  ] as const) {
    await add(page, file(name, content));
    await expect(proofs(page).filter({ hasText: name }).getByRole('alert')).toContainText(words);
    await dialog(page)
      .getByRole('button', { name: `Remove: ${name}` })
      .click();
    await expect(proofs(page)).toHaveCount(0);
  }
  expect(await controls.callsTo(endpoints.withdrawalProof.path)).toEqual([]);

  // The browser itself may try again on another connection.
  await controls.faults([{ endpoint: 'withdrawalProof', kind: 'abortAfterCommit' }]);
  await add(page, file('slip.png', IMAGES.png));
  await expect(proofs(page).getByRole('alert')).toContainText('Network link is abnormal');
  await controls.faults([]);
  await add(page, file('photo.jpg', IMAGES.jpg, 'image/jpeg'));
  await expect(uploaded(page)).toHaveCount(1);
  await submit(page);
  await expect(dialog(page).getByText('One of the images was not uploaded')).toBeVisible();
  expect(await controls.callsTo(endpoints.answerWithdrawal.path)).toEqual([]);
  await add(page, file('the same.jpg', IMAGES.jpg, 'image/jpeg'));
  await expect(dialog(page).getByText('This image is already in the list')).toBeVisible();
  await expect(proofs(page)).toHaveCount(2);
  await dialog(page).getByRole('button', { name: 'Remove: photo.jpg' }).click();
  await expect(proofs(page)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Try again: slip.png' }).click();
  await expect(uploaded(page)).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await choose(page, 'Not received');
  await expect(uploaded(page)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Remove: slip.png' }).click();
  await expect(proofs(page)).toHaveCount(0);
  await add(page, file(HOSTILE, IMAGES.png), file('exactly.png', ofSize(IMAGE_LIMIT_BYTES)));
  await expect(uploaded(page)).toHaveCount(2);
  await expect(proofs(page).filter({ hasText: HOSTILE })).toHaveCount(1);
  await add(page, file('third.jpg', IMAGES.jpg, 'image/jpeg'), file('fourth.png', ofSize(40)));
  await expect(uploaded(page)).toHaveCount(3);
  await proofSays(page, /^No more than 3 images can be uploaded/);
  await dialog(page).getByRole('button', { name: 'Remove: exactly.png' }).click();
  await expect(uploaded(page)).toHaveCount(2);
  await submit(page);
  await thanked(page);
  await expect(
    dialog(page).getByRole('region', { name: 'What happened' }).getByRole('listitem').last(),
  ).toContainText('Our staff is looking into it');
});

test('a dropped file is taken back; the countdown is the platform’s, warns, and ends', async ({
  page,
  platform,
  controls,
}) => {
  await controls.settings(NO_IDLE_LOGOUT);
  await page.clock.install({ time: Date.now() - 400 * MINUTE });
  await open(page, platform.url);
  await expect(dialog(page).getByRole('timer', { name: 'Time left to answer' })).toHaveText(
    /00:(29|30):\d\d/,
  );
  await choose(page, 'Not received');
  await controls.faults([{ endpoint: 'withdrawalProof', kind: 'hold', times: 1 }]);
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
      return data;
    },
    [...IMAGES.png],
  );
  const input = dialog(page).getByLabel('Proof image');
  await input.dispatchEvent('dragenter', { dataTransfer: transfer });
  await input.evaluate((element: HTMLInputElement, data) => {
    element.files = data.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, transfer);
  await expect(
    dialog(page).getByRole('progressbar', { name: 'Uploading: dropped.png' }),
  ).toBeVisible();
  await submit(page);
  await proofSays(page, /^Please wait until all images are uploaded/);
  await dialog(page).getByRole('button', { name: 'Remove: dropped.png' }).click();
  await expect(proofs(page)).toHaveCount(0);

  await choose(page, 'Partially received');
  await page.clock.fastForward(28.2 * MINUTE);
  await expect(dialog(page).getByText('There is little time left')).toBeVisible();
  await controls.moveClock(31 * MINUTE);
  await page.clock.fastForward(2 * MINUTE);
  await expect(dialog(page).getByRole('alert')).toHaveText(FORCED);
  await expect(dialog(page).getByRole('radio')).toHaveCount(0);
  await expect(dialog(page).getByText('The time ran out: it counts as received')).toBeVisible();
});

test('two tabs: a withdrawal answered in one is shown as answered in the other', async ({
  page,
  platform,
}) => {
  await open(page, platform.url);
  const other = await otherTab(page);
  await open(other, platform.url);
  await choose(page, 'Received');
  await choose(other, 'Partially received');
  await submit(page);
  await thanked(page);
  await expect(
    dialog(other).getByText('answered in another tab or on another device'),
  ).toBeVisible();
  await expect(dialog(other).getByRole('radio')).toHaveCount(0);
});

const WORDS = { EN: english, MY: burmese } as const;

test('usable and accessible in either language at 360 and 1440 px, light and dark', async ({
  page,
  platform,
  controls,
}) => {
  test.setTimeout(90_000);
  const shown = page.getByRole('dialog');
  const look = async (isThere: (words: (typeof WORDS)['EN' | 'MY']) => string) => {
    for (const language of ['MY', 'EN'] as const) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await switchLanguage(page, language);
      await expect(shown.getByText(joinSyllables(isThere(WORDS[language]))).first()).toBeVisible();
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await dialogFindings(page, language), `${language}, ${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    }
  };
  await open(page, platform.url);
  await shown.getByRole('radio').nth(2).check();
  await controls.faults([{ endpoint: 'withdrawalProof', kind: 'status', status: 500, times: 1 }]);
  await shown
    .locator('input[type=file]')
    .setInputFiles([
      file('bank-statement-of-november-2026.png', IMAGES.png),
      file('slip.png', ofSize(30_000)),
      file('letter.png', IMAGES.text),
    ]);
  await expect(shown.getByRole('listitem').getByRole('alert')).toHaveCount(2);
  await expect(shown.getByRole('progressbar')).toHaveCount(0);
  await look(({ list }) => list.back);
  await shown.getByRole('button', { name: english.list.back, exact: true }).click();
  await expect(shown.getByRole('listitem')).toHaveCount(5);
  await look(({ list }) => list.title);
});
