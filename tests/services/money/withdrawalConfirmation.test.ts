import { describe, expect, test } from 'vitest';
import { IMAGE_LIMIT_BYTES } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { WithdrawalEvent } from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import type { TakenFile } from '../../../machines/shared/imageFiles';
import { IMAGES, ofSize } from '../../support/images';
import { createChannels } from '../harness/environment';
import { expectOneKey, sandboxOfTests, type SandboxTab } from '../harness/sandbox';
import { faultKindOf } from '../harness/wire';

const sandbox = sandboxOfTests({ hasWindow: true });

const WITHDRAWAL = 'WD-260118';
const RECEIVED = { answer: 'received', withdrawalId: WITHDRAWAL } as const;
const openAsPaid = (...given: Parameters<typeof sandbox.openTab>) =>
  sandbox.openAs('paid', ...given);
/** Chooses files: the store that keeps them, and the events that it sent. */
const choose = ({ services: { withdrawals } }: SandboxTab, ...files: File[]) => {
  const taken: TakenFile[] = [];
  const store = withdrawals.openFiles((file) => taken.push(file));
  store.hear({ type: 'files.choose', files });
  return { store, taken, first: taken[0]?.id ?? '' };
};
const png = (name = 'slip.png') => new File([IMAGES.png], name);
/** The progress and the result of an upload, once it is over. */
const upload = ({ services: { withdrawals } }: SandboxTab, id: string, name = 'slip.png') =>
  new Promise<WithdrawalEvent[]>((resolve) => {
    const told: WithdrawalEvent[] = [];
    withdrawals.uploadProof({ withdrawalId: WITHDRAWAL, id, name, held: [] }, (event) => {
      told.push(event);
      if (event.type !== 'upload.progressed') resolve(told);
    });
  });
const waiting = async ({ services: { withdrawals } }: SandboxTab) =>
  (await withdrawals.read()).withdrawals.find(({ id }) => id === WITHDRAWAL);

test("reads the withdrawals, and how far the platform's clock is ahead", async () => {
  const tab = await openAsPaid();
  const { withdrawals, readAt, ahead } = await tab.services.withdrawals.read();
  expect(withdrawals.map(({ status }) => status)).toEqual([
    'waiting',
    'received',
    'partiallyReceived',
    'notReceived',
    'autoReceived',
  ]);
  expect(Math.abs(Date.now() - readAt)).toBeLessThan(60_000);
  expect(Math.abs(ahead)).toBeLessThan(60_000);
  tab.goOffline();
  await expect(faultKindOf(tab.services.withdrawals.read())).resolves.toBe('offline');
});

describe('a proof', () => {
  test('is kept until it is removed, or the dialog is left', async () => {
    const forgotten: string[] = [];
    let shown = 0;
    const tab = sandbox.openTab({
      showFile: { open: () => `blob:${(shown += 1)}`, forget: (url) => forgotten.push(url) },
    });
    const { store, taken } = choose(tab, png('one.png'), png('two.png'));
    expect(taken.map(({ name, bytes, url }) => [name, bytes, url])).toEqual([
      ['one.png', IMAGES.png.length, 'blob:1'],
      ['two.png', IMAGES.png.length, 'blob:2'],
    ]);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(2);
    store.hear({ type: 'file.forget', id: taken[0]?.id ?? '' });
    expect(forgotten).toEqual(['blob:1']);
    store.close();
    expect(forgotten).toEqual(['blob:1', 'blob:2']);
    await expect(tab.services.withdrawals.checkProof({ id: taken[1]?.id ?? '' })).rejects.toThrow(
      'no file',
    );
  });

  test.each([
    ['an image', IMAGES.png, { kind: 'fit' }],
    ['a jpg', IMAGES.jpg, { kind: 'fit' }],
    ['5 MB', ofSize(IMAGE_LIMIT_BYTES), { kind: 'fit' }],
    ['a byte more', ofSize(IMAGE_LIMIT_BYTES + 1), { kind: 'refused', reason: 'tooLarge' }],
    ['a text named .png', IMAGES.text, { kind: 'refused', reason: 'wrongType' }],
    ['nothing', IMAGES.empty, { kind: 'refused', reason: 'wrongType' }],
  ])('is judged by size and content: %s', async (_name, content, outcome) => {
    const tab = sandbox.openTab();
    await expect(
      tab.services.withdrawals.checkProof({
        id: choose(tab, new File([content], 'slip.png')).first,
      }),
    ).resolves.toEqual(outcome);
  });

  test('is uploaded, and can be removed', async () => {
    const tab = await openAsPaid();
    const told = await upload(tab, choose(tab, png()).first);
    expect(told).toEqual([
      { type: 'upload.progressed', percent: 0 },
      { type: 'upload.progressed', percent: 100 },
      {
        type: 'upload.accepted',
        image: {
          id: expect.any(String),
          name: 'slip.png',
          type: 'image/png',
          // The platform keeps what it wrote itself, not what was sent.
          bytes: expect.any(Number),
        },
      },
    ]);
    const proof = (await waiting(tab))?.proofs[0];
    await expect(
      tab.services.withdrawals.removeProof({ proofId: proof?.id ?? '' }),
    ).resolves.toBeNull();
    expect((await waiting(tab))?.proofs).toEqual([]);
  });

  test('says why it is refused, or that it failed on a lost line', async () => {
    const tab = await openAsPaid();
    const refused = await upload(tab, choose(tab, new File([IMAGES.text], 'slip.png')).first);
    expect(refused.at(-1)).toMatchObject({
      type: 'upload.refused',
      reason: 'wrongType',
      message: 'Only png or jpg images can be uploaded',
    });
    const { first } = choose(tab, png());
    tab.goOffline();
    expect((await upload(tab, first)).at(-1)).toMatchObject({
      type: 'upload.failed',
      error: { kind: 'offline' },
    });
  });

  test('keeps the end of a name that is too long, with its extension', async () => {
    const tab = await openAsPaid();
    await upload(tab, choose(tab, png()).first, `${'x'.repeat(300)}.png`);
    expect((await waiting(tab))?.proofs.map(({ name }) => [name.length, name.slice(-5)])).toEqual([
      [255, 'x.png'],
    ]);
  });

  test('is removed before the next upload when it was sent completely', async () => {
    const tab = await openAsPaid();
    const { store, first } = choose(tab, png());
    const told: WithdrawalEvent[] = [];
    await new Promise<void>((resolve) => {
      const stop = tab.services.withdrawals.uploadProof(
        { withdrawalId: WITHDRAWAL, id: first, name: 'slip.png', held: [] },
        (event) => {
          told.push(event);
          if (event.type !== 'upload.progressed' || event.percent < 100) return;
          stop();
          store.hear({ type: 'file.forget', id: first });
          resolve();
        },
      );
    });
    const next = (await upload(tab, choose(tab, new File([IMAGES.jpg], 'photo.jpg')).first)).at(-1);
    expect(told).toEqual([
      { type: 'upload.progressed', percent: 0 },
      { type: 'upload.progressed', percent: 100 },
    ]);
    expect((await waiting(tab))?.proofs.map(({ id }) => id)).toEqual([
      next?.type === 'upload.accepted' ? next.image.id : '',
    ]);
  });

  test('stays when an equal one was sent completely and removed', async () => {
    const tab = await openAsPaid();
    const { store, taken } = choose(tab, png('one.png'), png('two.png'));
    const [one, two] = taken.map(({ id }) => id);
    const kept = (await upload(tab, one ?? '')).at(-1);
    if (kept?.type !== 'upload.accepted') throw new Error('the first image was not taken');
    await new Promise<void>((resolve) => {
      const stop = tab.services.withdrawals.uploadProof(
        { withdrawalId: WITHDRAWAL, id: two ?? '', name: 'two.png', held: [kept.image.id] },
        (event) => {
          if (event.type !== 'upload.progressed' || event.percent < 100) return;
          stop();
          store.hear({ type: 'file.forget', id: two ?? '' });
          resolve();
        },
      );
    });
    await upload(tab, choose(tab, new File([IMAGES.jpg], 'photo.jpg')).first);
    expect((await waiting(tab))?.proofs.map(({ name }) => name)).toEqual(['slip.png', 'slip.png']);
    await expect(
      tab.services.withdrawals.answer({
        answer: { answer: 'notReceived', withdrawalId: WITHDRAWAL, proofs: [kept.image.id] },
      }),
    ).resolves.toMatchObject({ kind: 'answered' });
  });

  test('stays on the platform when it was sent completely and the dialog is left', async () => {
    const tab = await openAsPaid();
    const { store, first } = choose(tab, png());
    await new Promise<void>((resolve) => {
      const stop = tab.services.withdrawals.uploadProof(
        { withdrawalId: WITHDRAWAL, id: first, name: 'slip.png', held: [] },
        (event) => {
          if (event.type !== 'upload.progressed' || event.percent < 100) return;
          stop();
          store.close();
          resolve();
        },
      );
    });
    await expect.poll(async () => (await waiting(tab))?.proofs.length).toBe(1);
  });

  test('reports nothing after its caller has left', async () => {
    const tab = await openAsPaid();
    const told: WithdrawalEvent[] = [];
    tab.services.withdrawals.uploadProof(
      { withdrawalId: WITHDRAWAL, id: choose(tab, png()).first, name: 'slip.png', held: [] },
      (event) => told.push(event),
    )();
    await tab.services.withdrawals.read();
    expect(told.filter(({ type }) => type !== 'upload.progressed')).toEqual([]);
  });
});

describe('an answer', () => {
  test('counts, and the other tabs are told', async () => {
    const openChannel = createChannels();
    const [tab, other] = [await openAsPaid({ openChannel }), sandbox.openTab({ openChannel })];
    const heard: string[] = [];
    other.services.withdrawals.onAnswered((id) => heard.push(id));
    await expect(
      tab.services.withdrawals.answer({
        answer: { ...RECEIVED, answer: 'partiallyReceived', remaining: '500.50' },
      }),
    ).resolves.toMatchObject({
      kind: 'answered',
      withdrawal: { status: 'partiallyReceived', remaining: '500.50' },
    });
    expect(heard).toEqual([WITHDRAWAL]);
  });

  test('is sent again under its key after a lost answer, and counts once', async () => {
    const tab = await openAsPaid();
    const answer = () => tab.services.withdrawals.answer({ answer: RECEIVED });
    // The client itself tries twice.
    sandbox.platform.services.faults.replace([
      { endpoint: endpoints.answerWithdrawal.id, kind: 'abortAfterCommit', times: 2 },
    ]);
    await expect(faultKindOf(answer())).resolves.toBe('offline');
    await expect(answer()).resolves.toMatchObject({
      kind: 'answered',
      withdrawal: { status: 'received' },
    });
    expectOneKey(tab, 'answerWithdrawal');
  });

  test("distinguishes another tab's answer, a late answer and an invalid one", async () => {
    const [tab, other] = [await openAsPaid(), await openAsPaid()];
    await expect(
      tab.services.withdrawals.answer({
        answer: { ...RECEIVED, answer: 'partiallyReceived', remaining: '15000' },
      }),
    ).resolves.toEqual({
      kind: 'refused',
      message: 'The remaining amount must be above 0 and less than 15000.00',
    });
    await other.services.withdrawals.answer({ answer: RECEIVED });
    await expect(tab.services.withdrawals.answer({ answer: RECEIVED })).resolves.toEqual({
      kind: 'elsewhere',
    });
    await sandbox.reset();
    // Half an hour passes in a moment here, in which nobody does anything.
    await sandbox.platform.services.settings.patch({ jurisdiction: 'UK' });
    const late = await openAsPaid();
    sandbox.platform.services.clock.setOffset(31 * 60_000);
    await expect(late.services.withdrawals.answer({ answer: RECEIVED })).resolves.toEqual({
      kind: 'forced',
    });
  });
});
