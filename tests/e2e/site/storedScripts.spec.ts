import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { endpoints, HEADERS, type EndpointId } from '../../../contract/endpoints';
import { PROFILE_FIELDS } from '../../../contract/profile';
import { createClient, type Client } from '../../sandbox/harness/client';
import { withStepUp } from '../../sandbox/harness/stepUp';
import { freeTextsOf, ROWS } from '../../support/freeTexts';
import { IMAGES } from '../../support/images';
import { goAs } from '../harness/people';
import { countUnderWay, watchRequests } from '../harness/requestsUnderWay';
import { poisonAnswers, saidBy, SCRIPTS, tracesIn } from '../harness/scripts';
import { closeAnnouncements, expect, header, test } from '../harness/visit';

/** Every field with every script takes half an hour: `npm run test:attack`. */
const IS_WHOLE = process.env['WHOLE_ATTACK'] === '1';
const turns = [...SCRIPTS.entries()].slice(0, IS_WHOLE ? SCRIPTS.length : 1);
const MINUTE = 60_000;
const CHOSEN_PASSWORD = 'Lagoon-night-7';

/** Texts that a row takes, grouped by what becomes of them. */
const LOOKED_UP = new RegExp(
  `^(?:${[
    'id|ids\\[\\]|\\w+Id|(?:proof\\.)?code|token|claim|key|vendor|vassalage|version|icon|room',
    'images\\[\\]|proofs\\[\\]',
    'warned\\[\\]|response\\.transports\\[\\]|affiliateCode|referralCode|captchaKey',
    'captchaAlternative|domain|registerUrl|redirectUri',
  ].join('|')})$`,
);
const SECRET = new RegExp(
  `^(?:${[
    '(?:proof\\.)?\\w*[pP]assword|verificationCode|captcha|humanVerification',
    'firebaseIdToken|answer',
  ].join('|')})$`,
);
/** Kept as they are written: `write` sends a script to each of them. */
const KEPT: Partial<Record<EndpointId, readonly string[]>> = {
  createDownline: ['username', 'nickname'],
  feedback: ['content'],
  applyForActivity: ['remark'],
  activityImage: ['name'],
  withdrawalProof: ['name'],
  addPayoutAccount: ['number', 'holder'],
  chatSend: ['text'],
  saveProfile: ['changes{}'],
  register: [
    'nickname',
    'payeeName',
    'realName',
    'email',
    'birthday',
    'idNumber',
    'qqNum',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'telegram',
    'zalo',
    'address',
    'nationality',
    'occupation',
    'sourceOfIncome',
    'referrer',
    'username',
    'mobileNum',
    'countryDialingCode',
  ],
};
/** What the platform takes of it; the others are refused by their rules. */
const TAKEN = [
  'addPayoutAccount holder',
  'saveProfile changes{}',
  'feedback content',
  'activityImage name',
  'applyForActivity remark',
  'withdrawalProof name',
];
/** Fields of answers that come from members. */
const OF_MEMBERS = [
  'memberInfo nickname',
  'downlines downlines[].nickname',
  'withdrawals withdrawals[].payer',
];
const SHOWN = [
  ...OF_MEMBERS,
  'messages messages[].title',
  'promotionActivities activities[].title',
  'vip label',
];
/** These name an account, a number or an address that has to be known; they write nothing. */
const NAMES_SOMEBODY = new Set<EndpointId>(['login', 'forgetPassword', 'passwordByEmail']);

/** What members can write, each with a script; resolves with what the platform kept. */
const write = async (client: Client, script: string): Promise<string[]> => {
  const kept: string[] = [];
  const [agent, player, paid] = [
    await client.tokenOf('agent'),
    await client.tokenOf('player'),
    await client.tokenOf('paid'),
  ];
  const send = async (id: EndpointId, token: string | null, body: object, field: string) => {
    const call = () =>
      client.call(id, body, {
        ...(token !== null && { token }),
        headers: { [HEADERS.idempotencyKey]: randomUUID() },
      });
    const reply = await (token === null ? call() : withStepUp(client, token, call));
    expect(reply.status, `${id} ${field}`).toBeLessThan(500);
    if (reply.success) kept.push(`${id} ${field}`);
    return reply;
  };
  const upload = async (id: 'activityImage' | 'withdrawalProof', token: string, query: object) => {
    const search = new URLSearchParams({ ...query, name: script }).toString();
    const reply = await client.raw(`${endpoints[id].path}?${search}`, {
      method: 'POST',
      body: new Uint8Array(IMAGES.png),
      headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${token}` },
    });
    if (reply.success) kept.push(`${id} name`);
    return reply.value?.['id'];
  };

  for (const field of ['nickname', 'username'])
    await send(
      'createDownline',
      agent,
      {
        username: 'written1',
        nickname: 'Written',
        password: CHOSEN_PASSWORD,
        kind: 'member',
        [field]: script,
      },
      field,
    );
  for (const field of KEPT.register ?? [])
    await send(
      'register',
      null,
      {
        username: 'written2',
        password: CHOSEN_PASSWORD,
        confirmPassword: CHOSEN_PASSWORD,
        humanVerification: await client.solve('register'),
        domain: 'padauk.example',
        registerUrl: 'https://padauk.example/register',
        registerMethod: 'WEB',
        login: false,
        [field]: script,
      },
      field,
    );
  const account = { type: 'kbzPay', number: '09761119999', holder: 'Ma Thiri' };
  for (const field of ['number', 'holder'])
    await send('addPayoutAccount', player, { ...account, [field]: script }, field);
  for (const field of PROFILE_FIELDS)
    await send('saveProfile', player, { changes: { [field]: script } }, 'changes{}');
  await send('feedback', player, { types: ['other'], content: script }, 'content');
  const image = await upload('activityImage', player, { activityId: 'vip-elsewhere' });
  await send(
    'applyForActivity',
    player,
    { activityId: 'vip-elsewhere', remark: script, images: image === undefined ? [] : [image] },
    'remark',
  );
  const { withdrawals = [] } = ((await client.call('withdrawals', {}, { token: paid })).value ??
    {}) as { withdrawals?: { id: string }[] };
  await upload('withdrawalProof', paid, { withdrawalId: withdrawals[0]?.id ?? '' });
  return kept;
};

/** The page has come as far as it will, and no script with it. */
const look = async (page: Page, place: string): Promise<string> => {
  // React holds a page of a centre back for a moment, after its answer has come.
  const busy = page
    .locator('[aria-busy="true"]')
    .or(
      page
        .getByRole('dialog')
        .getByRole('status')
        .filter({ hasText: /^Loading$/ }),
    )
    .filter({ visible: true });
  let quiet = 0;
  await expect
    .poll(
      async () => {
        const isQuiet = countUnderWay(page) === 0 && (await busy.count()) === 0;
        quiet = isQuiet ? quiet + 1 : 0;
        return quiet;
      },
      { intervals: [100], timeout: 15_000, message: `${place} comes to rest` },
    )
    .toBeGreaterThanOrEqual(3);
  expect(await tracesIn(page), place).toEqual([]);
  return saidBy(page);
};

/** Every page of a centre by its menu. */
const lookAtCentre = async (page: Page, address: string, name: string): Promise<string[]> => {
  const said: string[] = [];
  await page.goto(address);
  const menu = page.getByRole('dialog', { name }).getByRole('navigation', { name });
  await expect(menu).toBeVisible();
  for (let at = 0; at < (await menu.getByRole('button').count()); at += 1) {
    await menu.getByRole('button').nth(at).click();
    said.push(await look(page, `${address}, page ${at + 1}`));
  }
  return said;
};

const openWithdrawal = async (page: Page, url: string): Promise<string> => {
  await goAs(page, url, 'paid', '/');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Confirm withdrawal' })).toBeVisible();
  return look(page, 'a withdrawal to confirm');
};

const PAGES = [
  '/',
  '/promotions#welcome',
  '/help#forgot-password',
  '/pvp',
  '/elott',
  '/favorite',
  '/recent',
  '/pointMall',
];

/** Everything that members and agents can read. */
const readEverything = async (page: Page, url: string): Promise<string> => {
  const said: string[] = [];
  await page.goto('/');
  await page.evaluate(closeAnnouncements);
  watchRequests(page);
  await goAs(page, url, 'player', '/');
  for (const address of PAGES) {
    await page.goto(address);
    await look(page, address);
    // What is far below the fold is not rendered before.
    await page.keyboard.press('End');
    said.push(await look(page, address));
  }
  said.push(...(await lookAtCentre(page, '/member', 'Member centre')));
  said.push(await openWithdrawal(page, url));
  await goAs(page, url, 'agent', '/');
  said.push(...(await lookAtCentre(page, '/agentHome', 'Agent centre')));
  const messages = page.getByRole('dialog').getByRole('listitem');
  await messages.getByRole('button', { expanded: false }).first().click();
  said.push(await look(page, 'a message'));
  return said.join('\n');
};

test.use({ actionTimeout: 10_000, announcements: true });

test('every free text that a row of the contract takes is attacked, looked up, or a secret', () => {
  const open = ROWS.filter(([, { method }]) => method !== 'GET').flatMap(([id, { request }]) =>
    [...(request ? freeTextsOf(request) : [])]
      .filter((field) => !LOOKED_UP.test(field) && !SECRET.test(field))
      .filter((field) => !(KEPT[id === 'registerMobile' ? 'register' : id] ?? []).includes(field))
      .filter(() => !NAMES_SOMEBODY.has(id))
      .map((field) => `${id} ${field}`),
  );
  expect(open).toEqual([]);
});

for (const [turn, script] of turns)
  test(`what members wrote stays a text: script ${turn + 1}`, async ({
    page,
    platform,
    controls,
  }) => {
    test.setTimeout(4 * MINUTE);
    await controls.settings({ chat: { desks: 'online' } });
    const kept = await write(
      createClient((path, init) => fetch(platform.url + path, init)),
      script,
    );
    expect(kept).toEqual(TAKEN);
    await page.goto('/');
    await page.evaluate(closeAnnouncements);
    watchRequests(page);
    await goAs(page, platform.url, 'player', '/');
    await header(page).getByRole('button', { name: 'Customer service' }).click();
    await page.getByRole('button', { name: 'For players' }).click();
    const chat = page.getByRole('region', { name: 'Chat with customer service' });
    await chat.getByRole('textbox', { name: 'Message' }).fill(script);
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('log')).toContainText(script);
    expect(await look(page, 'chat')).toContain(script);
    await lookAtCentre(page, '/member', 'Member centre');
    await openWithdrawal(page, platform.url);
    await page.goto('/sandbox');
    expect(await look(page, '/sandbox')).toContain(script);
  });

for (const [turn] of turns)
  test(`a script in every answer of the platform stays a text: round ${turn + 1}`, async ({
    page,
    platform,
  }) => {
    test.setTimeout(4 * MINUTE);
    const poisoned = await poisonAnswers(page, turn);
    watchRequests(page);
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible();
    const said = [await look(page, 'announcements'), await readEverything(page, platform.url)];
    const shown = [...poisoned].filter(([mark]) => said.some((one) => one.includes(mark)));
    test.info().annotations.push({
      type: 'fields',
      description: `${poisoned.size} had a script, ${shown.length} were shown`,
    });
    expect(shown.map(([, { field }]) => field)).toEqual(expect.arrayContaining(SHOWN));
    // Editors write HTML in some; a text of a member is shown letter by letter.
    expect(
      shown.flatMap(([, { field, text }]) =>
        OF_MEMBERS.includes(field) && !said.some((one) => one.includes(text)) ? [field] : [],
      ),
    ).toEqual([]);
  });
