import type { Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import { endpoints } from '../../../contract/endpoints';
import { cases } from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.cases';
import type {
  Reading,
  WithdrawalContext,
  WithdrawalEvent,
} from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import type { ExploredNode } from '../../../qa/explore/explore';
import { outputOf } from '../../support/caseOf';
import { IMAGES } from '../../support/images';
import type { CanHappen } from '../../support/playable';
import type { Gestures } from '../../support/walk';
import { browserDriver, type BrowserStage } from '../harness/browserDriver';
import { holdClock, nowOf } from '../harness/clock';
import { tellAsTab } from '../harness/device';
import { holdWire, type HeldWire } from '../harness/heldWire';
import { goAs } from '../harness/people';
import { expect } from '../harness/visit';

type Port = 'readWithdrawals' | 'checkProof' | 'removeProof' | 'sendAnswer';
type Step =
  | WithdrawalEvent['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | 'xstate.done.actor.deadline'
  | 'xstate.done.actor.warning';

const MINUTE = 60_000;
const HOLDS = {
  list: endpoints.withdrawals,
  upload: endpoints.withdrawalProof,
  remove: endpoints.removeWithdrawalProof,
  answer: endpoints.answerWithdrawal,
};
/**
 * `isLost`: an answer was lost, so it is sent again first, and a new one only when that is refused.
 */
type World = { page: Page; wire: HeldWire<keyof typeof HOLDS>; isLost: boolean };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm withdrawal' });
const press = ({ page }: World, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).click();
const ANSWERS: Record<string, string> = {
  received: 'Received',
  'partially received': 'Partially received',
  'not received': 'Not received',
};
const FILES: Record<string, string> = { 'the first': 'slip.png', 'an uploaded one': 'p1.png' };

/** A file is read when the test says so, and an upload is as far as the test says. */
const obeyTest = () => {
  const reads: { go: (isImage: boolean) => void; fail: () => void }[] = [];
  const uploads: XMLHttpRequest[] = [];
  const open = XMLHttpRequest.prototype.open;
  Blob.prototype.arrayBuffer = () =>
    new Promise((resolve, reject) => {
      reads.push({
        go: (isImage) =>
          resolve(
            new Uint8Array(
              isImage ? [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] : [0, 0, 0, 0, 0, 0, 0, 0],
            ).buffer,
          ),
        fail: () => reject(new Error('unreadable')),
      });
    });
  XMLHttpRequest.prototype.open = function openWatched(method: string, url: string | URL) {
    uploads.push(this);
    open.call(this, method, url, true);
  };
  Object.assign(window, {
    test: {
      read: (how: 'fit' | 'no image' | 'unreadable') => {
        const read = reads.at(-1);
        if (how === 'unreadable') read?.fail();
        else read?.go(how === 'fit');
        return read !== undefined;
      },
      progress: () =>
        uploads
          .at(-1)
          ?.upload.dispatchEvent(
            new ProgressEvent('progress', { lengthComputable: true, loaded: 50, total: 100 }),
          ),
    },
  });
};
type Obedient = { test: { read: (how: string) => boolean; progress: () => void } };
const readFile = ({ page }: World, how: string) =>
  page.evaluate((name) => (window as unknown as Obedient).test.read(name), how);

/** The platform's list, with half an hour from now. */
const answerList = async (world: World, name: string) => {
  const call = await world.wire.take('list');
  const now = await nowOf(world.page);
  const { withdrawals } = outputOf(cases, 'readWithdrawals', name) as Reading;
  world.isLost = false;
  await call.accept({
    withdrawals: withdrawals.map((one) => ({ ...one, deadline: now + one.minutes * MINUTE })),
    now,
  });
};

const REFUSALS: Record<string, string> = {
  'too late': 'forciblyReceived',
  'answered elsewhere': 'answered',
  answered: 'answered',
  'too many': 'tooMany',
  refused: 'remainingAmount',
};
const answerAnswer = async (world: World, name: string) => {
  const call = await world.wire.take('answer');
  if (name === 'answered') {
    const { withdrawal } = outputOf(cases, 'sendAnswer', name) as { withdrawal: object };
    return call.accept(withdrawal);
  }
  await call.refuse('The remaining amount is too high', { reason: REFUSALS[name] });
  if (!world.isLost) return;
  world.isLost = false;
  await (
    await world.wire.take('answer')
  ).refuse('The remaining amount is too high', { reason: REFUSALS[name] });
};

const gestures = {
  'withdrawals.retry': (world) => press(world, 'Try again'),
  'withdrawalConfirmation.close': (world) => press(world, 'Close'),
  'withdrawal.choose': ({ page }, name) => {
    const rows = dialog(page).getByRole('listitem');
    return rows
      .nth(['the first', 'an ended one', 'one received by force'].indexOf(name) - 3)
      .getByRole('button')
      .click();
  },
  'list.show': (world) => press(world, 'All withdrawals'),
  'answer.choose': ({ page }, name) =>
    dialog(page)
      .getByRole('radio', { name: ANSWERS[name] ?? '', exact: true })
      .check(),
  'answer.submit': async (world, name) => {
    const field = dialog(world.page).getByRole('textbox', { name: 'Remaining amount' });
    if ((await field.count()) > 0)
      await field.fill(name === 'with too much' ? '15000.00' : '500.50');
    await press(world, 'Submit answer');
  },
  'answer.retry': (world) => press(world, 'Send again'),
  'field.changed': ({ page }) =>
    dialog(page).getByRole('textbox', { name: 'Remaining amount' }).pressSequentially('5'),
  // Choosing and taking are one gesture for a person.
  'files.choose': () => undefined,
  'file.taken': ({ page }) =>
    dialog(page)
      .getByLabel('Proof image')
      .setInputFiles([
        { name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from(IMAGES.png) },
      ]),
  'file.remove': (world, name) => press(world, `Remove: ${FILES[name] ?? ''}`),
  'file.retry': (world, name) => press(world, `Try again: ${FILES[name] ?? ''}`),
  'upload.progressed': async ({ page }) => {
    await page.evaluate(() => (window as unknown as Obedient).test.progress());
    await expect(dialog(page).getByText('Uploading, 50%')).toBeVisible();
  },
  'upload.accepted': async ({ wire }, name) =>
    (await wire.take('upload')).accept({
      id: name === 'the first' ? 'p9' : 'p2',
      name: 'slip.png',
      type: 'image/png',
      bytes: 70,
    }),
  'upload.refused': async ({ wire }, name) =>
    (await wire.take('upload')).refuse('It cannot be taken', { reason: REFUSALS[name] }),
  'upload.failed': async ({ wire }) => (await wire.take('upload')).abort(),
  'tab.answered': ({ page }, name) =>
    tellAsTab(page, 'withdrawal', name === 'this one' ? 'WD-1' : 'WD-9'),
  'xstate.done.actor.readWithdrawals': answerList,
  'xstate.error.actor.readWithdrawals': async ({ wire }) => (await wire.take('list')).abort(),
  'xstate.done.actor.checkProof': async (world, name) =>
    expect.poll(() => readFile(world, name)).toBe(true),
  'xstate.error.actor.checkProof': async (world, name) =>
    expect.poll(() => readFile(world, name)).toBe(true),
  'xstate.done.actor.removeProof': async ({ wire }) => (await wire.take('remove')).accept(null),
  'xstate.error.actor.removeProof': async ({ wire }) => (await wire.take('remove')).abort(),
  'xstate.done.actor.sendAnswer': answerAnswer,
  'xstate.error.actor.sendAnswer': async (world) => {
    await world.wire.lose('answer');
    world.isLost = true;
  },
  'xstate.done.actor.deadline': ({ page }) => page.clock.fastForward(31 * MINUTE),
  'xstate.done.actor.warning': ({ page }) => page.clock.fastForward(28.5 * MINUTE),
} satisfies Gestures<Step, World>;

const FORCED = 'The request was accepted automatically and the deposit will not be refunded';
const ENDINGS: Record<string, [role: 'alert' | 'status', words: RegExp | string]> = {
  forced: ['alert', FORCED],
  expiring: ['alert', FORCED],
  answeredElsewhere: ['status', /answered in another tab/],
  rereading: ['status', /answered in another tab/],
  answered: ['status', /^Thank you/],
  ended: ['status', 'Received'],
};

type Answer = string | { choice: string | { notReceived: string } };
type Chosen = string | { unanswered: { clock: string; answer: Answer } };

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async ({ page, wire }: World, value: StateValue) => {
  const shown = dialog(page);
  if (value === 'reading') {
    await wire.expectHeld('list');
    return expect(shown).toBeVisible();
  }
  if (value === 'unread')
    return expect(shown.getByRole('alert')).toContainText('Network link is abnormal');
  if (typeof value === 'object' && 'list' in value) {
    const list = shown.getByRole('region', { name: 'Your withdrawals' });
    if (value['list'] !== 'refreshing')
      return expect(list).not.toHaveAttribute('aria-busy', 'true');
    await wire.expectHeld('list');
    return expect(list).toHaveAttribute('aria-busy', 'true');
  }
  const { chosen } = value as { chosen: Chosen };
  if (typeof chosen === 'string') {
    const [role, words] = ENDINGS[chosen] ?? ['status', 'nobody said what a person sees'];
    if (chosen === 'expiring' || chosen === 'rereading') await wire.expectHeld('list');
    await expect(shown.getByRole('radio')).toHaveCount(0);
    return expect(shown.getByRole(role)).toHaveText(words);
  }
  const { clock, answer } = chosen.unanswered;
  await Promise.all([
    expect(shown.getByRole('timer', { name: 'Time left to answer' })).toBeVisible(),
    expect(
      shown.getByText(clock === 'near' ? /There is little time left/ : /Answer within 30 minutes/),
    ).toBeVisible(),
  ]);
  if (answer === 'unsure')
    return expect(shown.getByRole('button', { name: 'Send again' })).toBeVisible();
  const submit = shown.getByRole('button', { name: 'Submit answer' });
  if (answer === 'sending') {
    await wire.expectHeld('answer');
    return expect(submit).toHaveAttribute('aria-busy', 'true');
  }
  await expectChoice(page, (answer as { choice: string | { notReceived: string } }).choice);
};

const expectChoice = async (page: Page, choice: string | { notReceived: string }) => {
  const shown = dialog(page);
  const name =
    typeof choice === 'object'
      ? 'Not received'
      : ANSWERS[choice === 'partiallyReceived' ? 'partially received' : choice];
  const isProving = typeof choice === 'object';
  await Promise.all([
    expect(shown.getByRole('radio', { checked: true })).toHaveCount(choice === 'unset' ? 0 : 1),
    ...(name ? [expect(shown.getByRole('radio', { name, exact: true })).toBeChecked()] : []),
    expect(shown.getByRole('textbox', { name: 'Remaining amount' })).toHaveCount(
      choice === 'partiallyReceived' ? 1 : 0,
    ),
    expect(shown.getByLabel('Proof image')).toHaveCount(isProving ? 1 : 0),
    ...(isProving
      ? [
          expect(shown.getByText('Checking', { exact: true })).toHaveCount(
            choice.notReceived === 'checkingFile' ? 1 : 0,
          ),
          expect(shown.getByText(/Uploading, \d+%/)).toHaveCount(
            choice.notReceived === 'uploadingFile' ? 1 : 0,
          ),
        ]
      : []),
  ]);
};

const isIn = (value: StateValue, ...names: string[]) =>
  names.some((name) => JSON.stringify(value).includes(`"${name}"`));

/** The deadline has passed while the result of the answer was unknown. */
const isOver = ({ snapshot: { children }, configuration: { settled } }: ExploredNode) =>
  children['deadline'] !== undefined && settled.has(children['deadline']);

/**
 * A person uses the visible controls; time that passes ends calls that wait, so it passes between
 * them.
 */
const canHappen: CanHappen = (node, { stimulus }) => {
  const {
    observation: { value },
    snapshot,
  } = node;
  const { files, message } = snapshot.context as WithdrawalContext;
  switch (stimulus.type) {
    case 'file.remove':
      return files.some(({ id }) => id === (stimulus.case === 'the first' ? 'f1' : 'p1'));
    case 'answer.choose':
      return (
        !isIn(
          value,
          stimulus.case === 'received'
            ? 'received'
            : stimulus.case === 'partially received'
              ? 'partiallyReceived'
              : 'notReceived',
        ) && !(stimulus.case === 'not received' && JSON.stringify(value).includes('"notReceived":'))
      );
    case 'files.choose':
      return !isIn(value, 'refreshing');
    case 'list.show':
      return !isIn(value, 'sending');
    // The half hour of the last reading has to be new.
    case 'withdrawal.choose':
      return isIn(value, 'shown') && message === null;
    // By then the warning has come too; while an answer is undecided it does not end what is on
    // show.
    case 'xstate.done.actor.deadline':
      return (
        !isIn(value, 'sending', 'uploadingFile', 'removingFile') &&
        (!isIn(value, 'unsure') || isIn(value, 'near'))
      );
    // The countdown that restarts after a refusal would be over at once.
    case 'xstate.done.actor.sendAnswer':
      return stimulus.case !== 'refused' || !isOver(node);
    case 'xstate.done.actor.warning':
      return !isIn(value, 'sending', 'uploadingFile', 'removingFile');
    default:
      return true;
  }
};

const begin = async (page: Page, { platform }: BrowserStage): Promise<World> => {
  await goAs(page, platform.url, 'paid', '/');
  const open = page
    .getByRole('region', { name: 'Withdrawal to confirm' })
    .getByRole('button', { name: 'Confirm withdrawal' });
  await expect(open).toBeVisible();
  const world: World = { page, wire: await holdWire(page, HOLDS), isLost: false };
  await open.click();
  return world;
};

/**
 * The dialog of a paid member, over a wire that holds each answer, and a clock that passes when a
 * path says so.
 */
export const driver = browserDriver<World>({
  cases,
  canHappen,
  incidental: ['field.changed', 'upload.progressed'],
  gestures,
  start: async (_, stage) => {
    const { page } = stage;
    await page.addInitScript(obeyTest);
    await holdClock(page);
    return begin(page, stage);
  },
  // A path may end in the midst of an answer, which nothing on the page takes back.
  restart: async ({ page }, _, stage) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return begin(page, stage);
  },
  expect: (world, { value, status }) =>
    status === 'active' ? expectShown(world, value) : expect(dialog(world.page)).toHaveCount(0),
});
