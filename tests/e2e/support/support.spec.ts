import type { Page } from '@playwright/test';
import english from '../../../locales/en/support/guides.json' with { type: 'json' };
import englishShell from '../../../locales/en/site/shell.json' with { type: 'json' };
import burmese from '../../../locales/my/support/guides.json' with { type: 'json' };
import burmeseShell from '../../../locales/my/site/shell.json' with { type: 'json' };
import { joinSyllables } from '../../../src/i18n/burmese';
import { goAs } from '../harness/people';
import { balance, expect, header, switchLanguage, test } from '../harness/visit';

const chat = (page: Page) => page.getByRole('region', { name: 'Chat with customer service' });
const log = (page: Page) => chat(page).getByRole('log', { name: 'Conversation' });
const service = (page: Page) => page.getByRole('dialog', { name: 'Customer service' });
const opener = (page: Page) => header(page).getByRole('button', { name: 'Customer service' });
const say = async (page: Page, words: string) => {
  await chat(page).getByRole('textbox', { name: 'Message' }).fill(words);
  await page.keyboard.press('Enter');
};

test('the chat is beside the page, answers live, counts while folded, reconnects', async ({
  page,
  controls,
}) => {
  test.setTimeout(60_000);
  await controls.settings({ chat: { desks: 'online' } });
  await page.goto('/');

  await test.step('turning away from an entry leaves no message and no late chat', async () => {
    const entry = service(page).getByRole('button', { name: 'For players' });
    await opener(page).click();
    await controls.faults([{ endpoint: 'cipherKeys', kind: 'status', status: 500 }]);
    await entry.click();
    await expect(service(page).getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(entry).toBeVisible();
    await expect(service(page).getByRole('alert')).toHaveCount(0);

    await controls.faults([{ endpoint: 'cipherKeys', kind: 'hold', times: 1 }]);
    await entry.click();
    await expect(entry).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(service(page)).toHaveCount(0);
    const answered = page.waitForResponse((answer) => answer.url().includes('/cipher/keys'));
    await controls.release('cipherKeys');
    await answered;
    await opener(page).click();
    await expect(entry).not.toHaveAttribute('aria-busy');
    await expect(chat(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(service(page)).toHaveCount(0);
  });

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await service(page).getByRole('button', { name: 'For players' }).press('Enter');
  await expect(service(page)).toHaveCount(0);
  await expect(chat(page)).toBeFocused();
  expect(await chat(page).boundingBox()).toMatchObject({ width: 440 });
  await expect(log(page)).toContainText('How can I help you?');
  for (const words of ['How do I deposit?', 'And how do I withdraw?', 'What is a bonus?']) {
    const lines = log(page).getByRole('time');
    const before = await lines.count();
    await say(page, words);
    await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(before + 2);
  }

  await say(page, 'How do I deposit?');
  await chat(page).getByRole('button', { name: 'Fold the chat away' }).click();
  const bubble = page.getByRole('button', { name: /^Open the chat/ });
  await expect(bubble).toBeFocused();
  await expect(bubble).toHaveAccessibleName('Open the chat, 1 new message');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Fishing', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fishing' })).toBeVisible();
  await bubble.click();
  await expect(chat(page)).toBeFocused();

  await test.step('a message above it takes nothing of the newest line away', async () => {
    await controls.faults([
      { endpoint: 'chatEvents', kind: 'drop' },
      { endpoint: 'chatSend', kind: 'drop' },
    ]);
    await expect(
      chat(page).getByText('The connection was interrupted. Reconnecting…'),
    ).toBeVisible();
    await say(page, 'Are you still there?');
    await expect(log(page).getByText('Not sent')).toBeVisible();
    await expect
      .poll(() =>
        log(page).evaluate((list) =>
          Math.round(list.scrollHeight - list.scrollTop - list.clientHeight),
        ),
      )
      .toBeLessThanOrEqual(1);
    await controls.faults([]);
    await expect(chat(page).getByText('Connected', { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await log(page).getByRole('button', { name: 'Send again' }).click();
    await expect(log(page).getByText('Not sent')).toHaveCount(0);
    await expect(log(page).getByText('Are you still there?')).toHaveCount(1);
  });

  await chat(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(chat(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a person answers what was handed over: in the open chat, and after it by a message', async ({
  page,
  context,
  controls,
  platform,
}) => {
  test.setTimeout(60_000);
  await controls.settings({ chat: { desks: 'online' } });
  await goAs(page, platform.url, 'player', '/');
  await opener(page).click();
  await service(page).getByRole('button', { name: 'For players' }).click();
  await expect(log(page)).toContainText('How can I help you?');
  await say(page, 'qwertz');
  await expect(log(page)).toContainText('I am not sure that I understand');
  await say(page, 'asdf');
  await expect(log(page)).toContainText('Please tell me what happened and when');

  const desk = await context.newPage();
  await desk.goto(`${platform.url}/sandbox`);
  const answer = async (text: string) => {
    const waiting = desk.getByRole('listitem').filter({ hasText: 'asdf' });
    await waiting.getByRole('textbox').fill(text);
    await waiting.getByRole('button').click();
    await expect(desk.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  };
  await answer('Your game is mended.');
  await expect(log(page)).toContainText('Your game is mended.');

  await chat(page).getByRole('button', { name: 'Close' }).click();
  await expect(chat(page)).toHaveCount(0);
  await answer('And the stake is back.');
  await page.reload();
  // Until it is known who is here, the bell leads to the notices for everybody.
  await expect(balance(page)).toBeVisible();
  await header(page).getByRole('button', { name: 'Notices' }).click();
  const said = page
    .getByRole('list', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: 'Answer from customer service' });
  await expect(said).toHaveCount(1);
  await said.getByRole('button').first().click();
  await expect(said).toContainText('“And the stake is back.”');
});

for (const { width, language, guides, shell, said } of [
  {
    width: 1440,
    language: 'EN',
    guides: english,
    shell: englishShell,
    said: (words: string) => words,
  },
  { width: 360, language: 'MY', guides: burmese, shell: burmeseShell, said: joinSyllables },
] as const)
  test(`the site is installed by one press where the browser offers it: ${language}`, async ({
    page,
  }) => {
    await page.goto('/');
    await switchLanguage(page, language);
    await page.setViewportSize({ width, height: 760 });
    // Stands for the browser's own event: a test's Chromium has no offer to make.
    await page.evaluate(() => {
      const prompt = () => Promise.resolve({ outcome: 'accepted' });
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByRole('button', { name: said(shell.app.guide.lite) }).press('Enter');
    const dialog = page.getByRole('dialog');
    const install = dialog.getByRole('button', { name: said(guides.install) });
    await install.press('Enter');
    await expect(dialog.getByText(said(guides.installed))).toBeVisible();
    await expect(install).toHaveCount(0);
  });
