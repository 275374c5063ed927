import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Big } from 'big.js';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { memberRecordsSchema } from '../../../contract/account';
import { IMAGE_LIMIT_BYTES } from '../../../contract/constants';
import { endpoints, HEADERS } from '../../../contract/endpoints';
import type { UploadedImage } from '../../../contract/uploads';
import type { Withdrawal } from '../../../contract/withdrawals';
import { walletMovements, withdrawals } from '../../../sandbox/db/schema';
import { yangonDay } from '../../../sandbox/base/yangon';
import { bombOf, IMAGES, ofSize } from '../../support/images';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const NAMED = '"><img src=x onerror=alert(1)>.png';

onEveryDatabase((stage) => {
  const listOf = async (token: string) =>
    (await stage.client.call('withdrawals', {}, { token, language: 'EN' })).value as {
      withdrawals: Withdrawal[];
      now: number;
    };
  const waitingOf = async (token: string): Promise<Withdrawal> => {
    const one = (await listOf(token)).withdrawals.find(({ status }) => status === 'waiting');
    if (!one) throw new Error('Nothing waits.');
    return one;
  };
  const statusOf = async (token: string, id: string) =>
    (await listOf(token)).withdrawals.find((one) => one.id === id)?.status;
  const answer = (
    token: string,
    body: Record<string, unknown>,
    key: string = randomUUID(),
    language: 'EN' | 'MY' = 'EN',
  ) =>
    stage.client.call('answerWithdrawal', body, {
      token,
      language,
      headers: { 'Idempotency-Key': key },
    });
  const upload = (
    token: string,
    withdrawalId: string,
    image: Uint8Array<ArrayBuffer> | ReadableStream,
    name = 'slip.png',
    headers: Record<string, string> = {},
  ) =>
    stage.client.raw(
      `${endpoints.withdrawalProof.path}?${new URLSearchParams({ withdrawalId, name }).toString()}`,
      {
        method: 'POST',
        body: image,
        duplex: 'half',
        headers: {
          'Content-Type': 'application/octet-stream',
          Authorization: `Bearer ${token}`,
          [HEADERS.language]: 'EN',
          ...headers,
        },
      } as RequestInit,
    );
  const proofOf = async (
    token: string,
    withdrawalId: string,
    image = IMAGES.png,
  ): Promise<UploadedImage> => {
    const reply = await upload(token, withdrawalId, image);
    expect(reply).toMatchObject({ success: true });
    return reply.value as unknown as UploadedImage;
  };
  const paid = async () => {
    const token = await stage.client.tokenOf('paid');
    return { token, withdrawal: await waitingOf(token) };
  };

  it('shows a waiting one by the platform’s clock, and earlier ones in every status', async () => {
    const { token, withdrawal } = await paid();
    const { withdrawals: all, now } = await listOf(token);
    expect(all.map(({ status }) => status)).toEqual([
      'waiting',
      'received',
      'partiallyReceived',
      'notReceived',
      'autoReceived',
    ]);
    expect(withdrawal).toMatchObject({ minutes: 30, remaining: null, proofs: [] });
    expect(withdrawal.deadline - now).toBeGreaterThan(28 * MINUTE);
    expect(withdrawal.deadline - now).toBeLessThanOrEqual(30 * MINUTE);
    expect(withdrawal.timeline.map(({ event }) => event)).toEqual([
      'requested',
      'approved',
      'paid',
    ]);
    for (const { timeline } of all)
      expect(timeline.map(({ at }) => at)).toEqual(
        timeline.map(({ at }) => at).toSorted((a, b) => a - b),
      );
  });

  it('waits as long as the setting says', async () => {
    await stage.client.control('PATCH', 'settings', { autoConfirmMinutes: 2.5 });
    const { withdrawal } = await paid();
    expect(withdrawal.minutes).toBe(2.5);
    expect(withdrawal.deadline - (withdrawal.timeline.at(-1)?.at ?? 0)).toBe(2.5 * MINUTE);
  });

  it.each([
    ['received', {}, ['received']],
    ['partiallyReceived', { remaining: '0.01' }, ['partiallyReceived', 'inReview']],
    ['partiallyReceived', { remaining: '14999.99' }, ['partiallyReceived', 'inReview']],
  ])('accepts %s %j', async (kind, rest, events) => {
    const { token, withdrawal } = await paid();
    const reply = await answer(token, { answer: kind, withdrawalId: withdrawal.id, ...rest });
    expect(reply).toMatchObject({ success: true, value: { id: withdrawal.id, status: kind } });
    const now = (await listOf(token)).withdrawals.find(({ id }) => id === withdrawal.id);
    expect(now?.timeline.slice(3).map(({ event }) => event)).toEqual(events);
    expect(now?.remaining).toBe('remaining' in rest ? Number(rest.remaining).toFixed(2) : null);
  });

  it('accepts not received with proofs of that withdrawal', async () => {
    const { token, withdrawal } = await paid();
    const [first, second] = [
      await proofOf(token, withdrawal.id),
      await proofOf(token, withdrawal.id, IMAGES.jpg),
    ];
    expect((await waitingOf(token)).proofs).toEqual([first, second]);
    expect(
      await answer(token, {
        answer: 'notReceived',
        withdrawalId: withdrawal.id,
        proofs: [first.id, second.id],
      }),
    ).toMatchObject({ success: true, value: { status: 'notReceived' } });
  });

  const balanceOf = async (token: string) =>
    (await stage.client.call('balance', {}, { token })).value?.['balance'];
  /** Sessions do not last as long as the review. */
  const paidAfter = async (minutes: number) => {
    stage.clock.setOffset(minutes * MINUTE);
    return stage.client.tokenOf('paid');
  };
  const lastMovements = async (token: string) => {
    const day = yangonDay(stage.clock.now());
    const { records } = v.parse(
      memberRecordsSchema,
      (
        await stage.client.call(
          'memberTransactions',
          { kind: 'account', from: day, to: day, pageNo: 1, pageSize: 10 },
          { token },
        )
      ).value,
    );
    return records.map(({ title, amount, balance }) => [title, amount, balance]);
  };

  it('left the wallet when it was requested, as the account record shows', async () => {
    const { token } = await paid();
    const { db } = stage.platform.services;
    const [asked] = await db
      .select()
      .from(walletMovements)
      .where(and(eq(walletMovements.userId, 'u-paid'), eq(walletMovements.amount, '-15000.00')));
    expect(asked).toMatchObject({
      kind: 'withdrawal',
      balance: await balanceOf(token),
      status: 'approved',
    });
    expect(asked?.time.getTime()).toBe((await listOf(token)).withdrawals[0]?.timeline[0]?.at);

    await stage.client.control('POST', 'withdrawals', { username: 'player', amount: '345.67' });
    const player = await stage.client.tokenOf('player');
    expect(await balanceOf(player)).toBe('12000.00');
    expect((await lastMovements(player))[0]).toEqual(['withdrawal', '-345.67', '12000.00']);
    expect(await waitingOf(player)).toMatchObject({ amount: '345.67', status: 'waiting' });
    for (const wanted of [
      { username: 'player', amount: '12000.01' },
      { username: 'nobody', amount: '1' },
      { username: 'player', amount: '0' },
    ]) {
      await expect(stage.client.control('POST', 'withdrawals', wanted)).rejects.toThrow('400');
    }
    expect(await balanceOf(player)).toBe('12000.00');
  });

  it.each([
    ['received', {}, null],
    ['partiallyReceived', { remaining: '500' }, '500.00'],
    ['partiallyReceived', { remaining: '14999.99' }, '14999.99'],
    ['notReceived', {}, '15000.00'],
  ])(
    'answered with %s %j, returns the missing amount after the review, once',
    async (kind, rest, missing) => {
      const { token, withdrawal } = await paid();
      const proofs =
        kind === 'notReceived' ? { proofs: [(await proofOf(token, withdrawal.id)).id] } : {};
      await answer(token, { answer: kind, withdrawalId: withdrawal.id, ...rest, ...proofs });
      expect(await balanceOf(await paidAfter(179))).toBe('64000.00');
      const later = await paidAfter(181);
      const returned = missing === null ? '64000.00' : new Big('64000.00').plus(missing).toFixed(2);
      expect(await Promise.all(Array.from({ length: 4 }, () => balanceOf(later)))).toContain(
        returned,
      );
      expect(await balanceOf(later)).toBe(returned);
      const events = (await listOf(later)).withdrawals
        .find(({ id }) => id === withdrawal.id)
        ?.timeline.map(({ event }) => event);
      expect(events?.slice(3)).toEqual(
        missing === null ? ['received'] : [kind, 'inReview', 'resolved'],
      );
      expect(
        (await lastMovements(later)).filter(([title]) => title === 'withdrawalReturned'),
      ).toEqual(missing === null ? [] : [['withdrawalReturned', missing, returned]]);
    },
  );

  it('returns nothing when it was received by force', async () => {
    const { withdrawal } = await paid();
    const token = await paidAfter(400);
    expect(await statusOf(token, withdrawal.id)).toBe('autoReceived');
    expect(await balanceOf(token)).toBe('64000.00');
  });

  it('has earlier withdrawals whose movements are all in the account record', async () => {
    const { token } = await paid();
    const { db } = stage.platform.services;
    const moved = await db
      .select()
      .from(walletMovements)
      .where(eq(walletMovements.userId, 'u-paid'));
    const of = (kind: string, at: number | undefined) =>
      moved
        .filter((one) => one.kind === kind && one.time.getTime() === at)
        .map(({ amount }) => amount);
    for (const { amount, remaining, timeline } of (await listOf(token)).withdrawals) {
      const at = (event: string) => timeline.find((one) => one.event === event)?.at;
      expect(of('withdrawal', at('requested'))).toEqual([`-${amount}`]);
      expect(of('withdrawalReturned', at('resolved'))).toEqual(
        at('resolved') === undefined ? [] : [remaining ?? amount],
      );
    }
  });

  it.each([
    '0',
    '0.00',
    '-1',
    '1.005',
    '1e3',
    '15000',
    '15000.01',
    '999999999999',
    '',
    'abc',
    ' 5',
  ])('refuses the remaining amount %j and stays unanswered', async (remaining) => {
    const { token, withdrawal } = await paid();
    expect(
      (
        await answer(token, {
          answer: 'partiallyReceived',
          withdrawalId: withdrawal.id,
          remaining,
        })
      ).success,
    ).toBe(false);
    expect(await statusOf(token, withdrawal.id)).toBe('waiting');
  });

  it('refuses the whole amount as remaining, because not received needs a proof', async () => {
    const { token, withdrawal } = await paid();
    expect(
      await answer(token, {
        answer: 'partiallyReceived',
        withdrawalId: withdrawal.id,
        remaining: '15000',
      }),
    ).toMatchObject({
      message: 'The remaining amount must be above 0 and less than 15000.00',
      value: { reason: 'remainingAmount' },
    });
  });

  it.each([[[]], [['none']], [['a', 'b', 'c', 'd']]])(
    'refuses not received with the proofs %j',
    async (proofs) => {
      const { token, withdrawal } = await paid();
      expect(
        (await answer(token, { answer: 'notReceived', withdrawalId: withdrawal.id, proofs }))
          .success,
      ).toBe(false);
      expect(await statusOf(token, withdrawal.id)).toBe('waiting');
    },
  );

  it('requires a key, and answers once per key', async () => {
    const { token, withdrawal } = await paid();
    const body = { answer: 'received', withdrawalId: withdrawal.id };
    expect((await stage.client.call('answerWithdrawal', body, { token })).status).toBe(400);
    const first = await answer(token, body, 'answer-0001');
    expect((await answer(token, body, 'answer-0001')).value).toEqual(first.value);
    expect(
      (await answer(token, { ...body, answer: 'partiallyReceived', remaining: '1' }, 'answer-0001'))
        .status,
    ).toBe(422);
  });

  it('accepts one of many parallel answers', async () => {
    const { token, withdrawal } = await paid();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        answer(
          token,
          index % 2
            ? { answer: 'received', withdrawalId: withdrawal.id }
            : { answer: 'partiallyReceived', withdrawalId: withdrawal.id, remaining: '10' },
        ),
      ),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(
      replies
        .filter(({ success }) => !success)
        .map(({ value, message }) => [value?.['reason'], message]),
    ).toEqual(
      Array.from({ length: 7 }, () => ['answered', 'This withdrawal has already been answered']),
    );
  });

  it('does not act twice when the answer is lost', async () => {
    const { token, withdrawal } = await paid();
    const body = { answer: 'received', withdrawalId: withdrawal.id };
    await stage.client.control('PUT', 'faults', [
      { endpoint: 'answerWithdrawal', kind: 'abortAfterCommit', times: 1 },
    ]);
    await expect(answer(token, body, 'answer-0001')).rejects.toThrow(
      'The sandbox dropped the connection.',
    );
    const again = await answer(token, body, 'answer-0001');
    expect(again).toMatchObject({ success: true, value: { status: 'received' } });
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await answer(token, body, 'answer-0002')).toMatchObject({
      success: false,
      value: { reason: 'answered' },
    });
  });

  it('counts as received at the deadline, and refuses later answers (spec §4)', async () => {
    const { token, withdrawal } = await paid();
    const { now } = await listOf(token);
    stage.clock.setOffset(withdrawal.deadline - now - 1_500);
    expect(await statusOf(token, withdrawal.id)).toBe('waiting');
    await stage.client.call('sessionActivity', { secondsAgo: 0 }, { token });
    stage.clock.setOffset(withdrawal.deadline - now);
    expect(
      await answer(token, { answer: 'notReceived', withdrawalId: withdrawal.id, proofs: ['any'] }),
    ).toMatchObject({
      success: false,
      message: 'The request was accepted automatically and the deposit will not be refunded',
      value: { reason: 'forciblyReceived' },
    });
    expect(
      (await answer(token, { answer: 'received', withdrawalId: withdrawal.id }, randomUUID(), 'MY'))
        .message,
    ).toMatch(/အလိုအလျောက်/);
    const settled = (await listOf(token)).withdrawals.find(({ id }) => id === withdrawal.id);
    expect(settled).toMatchObject({ status: 'autoReceived' });
    expect(settled?.timeline.at(-1)).toEqual({ event: 'autoReceived', at: withdrawal.deadline });
    expect(await upload(token, withdrawal.id, IMAGES.png)).toMatchObject({
      success: false,
      value: { reason: 'forciblyReceived' },
    });
  });

  it('is settled once by any number of readers at the deadline', async () => {
    const { withdrawal } = await paid();
    const token = await paidAfter(31);
    await Promise.all(Array.from({ length: 6 }, () => listOf(token)));
    const [row] = await stage.platform.services.db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, withdrawal.id));
    expect(row?.timeline.filter(({ event }) => event === 'autoReceived')).toHaveLength(1);
  });

  it.each([
    ['a text named .png', IMAGES.text, 'wrongType', 'Only png or jpg images can be uploaded'],
    ['SVG', IMAGES.svg, 'wrongType', 'Only png or jpg images can be uploaded'],
    ['HTML', IMAGES.html, 'wrongType', 'Only png or jpg images can be uploaded'],
    ['a GIF', IMAGES.gif, 'wrongType', 'Only png or jpg images can be uploaded'],
    ['0 bytes', IMAGES.empty, 'wrongType', 'Only png or jpg images can be uploaded'],
    [
      '5 MB and a byte',
      ofSize(IMAGE_LIMIT_BYTES + 1),
      'tooLarge',
      'The image must not be larger than 5 MB',
    ],
    [
      'a PNG that breaks off',
      IMAGES.png.slice(0, 50),
      'broken',
      'This image cannot be opened. Please choose another one',
    ],
    [
      'a bomb of 900 million pixels',
      bombOf(30_000, 30_000),
      'tooLarge',
      'This image is too large. Please send a smaller one',
    ],
  ])('refuses %s', async (_name, image, reason, message) => {
    const { token, withdrawal } = await paid();
    expect(await upload(token, withdrawal.id, image)).toMatchObject({
      status: 200,
      success: false,
      value: { reason },
      message,
    });
    expect((await waitingOf(token)).proofs).toEqual([]);
  });

  it('accepts exactly 5 MB', async () => {
    const { token, withdrawal } = await paid();
    expect(await upload(token, withdrawal.id, ofSize(IMAGE_LIMIT_BYTES))).toMatchObject({
      success: true,
      value: { type: 'image/png' },
    });
  });

  it('refuses a fourth file, accepts an equal one again, and another after a removal', async () => {
    const { token, withdrawal } = await paid();
    const proofs = await Promise.all(
      [1, 2, 3].map((seed) => proofOf(token, withdrawal.id, ofSize(100 + seed))),
    );
    expect(await upload(token, withdrawal.id, IMAGES.jpg)).toMatchObject({
      success: false,
      value: { reason: 'tooMany' },
      message: 'No more than 3 images can be uploaded',
    });
    expect((await proofOf(token, withdrawal.id, ofSize(102))).id).toBe(proofs[1]?.id);
    const removed = await stage.client.call(
      'removeWithdrawalProof',
      { id: proofs[0]?.id },
      { token },
    );
    expect(removed.success).toBe(true);
    expect(
      (await stage.client.call('removeWithdrawalProof', { id: proofs[0]?.id }, { token })).success,
    ).toBe(true);
    await proofOf(token, withdrawal.id, IMAGES.jpg);
    expect((await waitingOf(token)).proofs).toHaveLength(3);
  });

  it('never holds more than three after parallel uploads', async () => {
    const { token, withdrawal } = await paid();
    const replies = await Promise.all(
      Array.from({ length: 7 }, (_, index) => upload(token, withdrawal.id, ofSize(100 + index))),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(3);
    expect((await waitingOf(token)).proofs).toHaveLength(3);
  });

  it('keeps the name of a file, and judges it by its content alone', async () => {
    const { token, withdrawal } = await paid();
    expect(await upload(token, withdrawal.id, IMAGES.jpg, NAMED)).toMatchObject({
      success: true,
      value: { name: NAMED, type: 'image/jpeg' },
    });
    expect((await waitingOf(token)).proofs.map(({ name }) => name)).toEqual([NAMED]);
    for (const name of ['', 'x'.repeat(256), 'nul\0.png'])
      expect((await upload(token, withdrawal.id, IMAGES.png, name)).success).toBe(false);
  });

  it('stops reading an endless body', async () => {
    const { token, withdrawal } = await paid();
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await wait(0);
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    expect(await upload(token, withdrawal.id, endless)).toMatchObject({
      success: false,
      value: { reason: 'tooLarge' },
    });
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(IMAGE_LIMIT_BYTES + 1024 * 1024);
  });

  it('accepts only proofs of the member’s own withdrawals', async () => {
    const { token, withdrawal } = await paid();
    const proof = await proofOf(token, withdrawal.id);
    const agent = await stage.client.tokenOf('agent');
    const other = await stage.client.tokenOf('player');
    for (const stranger of [other, agent]) {
      expect((await listOf(stranger)).withdrawals).toEqual([]);
      expect(
        await answer(stranger, { answer: 'received', withdrawalId: withdrawal.id }),
      ).toMatchObject({ success: false, value: { reason: 'withdrawalUnknown' } });
      expect(await upload(stranger, withdrawal.id, IMAGES.png)).toMatchObject({
        success: false,
        value: { reason: 'withdrawalUnknown' },
      });
      expect(
        (await stage.client.call('removeWithdrawalProof', { id: proof.id }, { token: stranger }))
          .success,
      ).toBe(true);
    }
    expect((await waitingOf(token)).proofs).toEqual([proof]);
  });

  it('refuses proofs of another withdrawal', async () => {
    const { token, withdrawal } = await paid();
    const { db } = stage.platform.services;
    const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, withdrawal.id));
    if (!row) throw new Error('The withdrawal is gone.');
    await db.insert(withdrawals).values({ ...row, id: 'WD-second' });
    const elsewhere = await proofOf(token, 'WD-second');
    expect(
      await answer(token, {
        answer: 'notReceived',
        withdrawalId: withdrawal.id,
        proofs: [elsewhere.id],
      }),
    ).toMatchObject({ success: false, value: { reason: 'proofs' } });
  });

  it('asks guests to log in, and refuses trial members', async () => {
    const { withdrawal } = await paid();
    const trial = await stage.client.tokenOf('trial');
    expect((await listOf(trial)).withdrawals).toEqual([]);
    for (const reply of [
      await answer(trial, { answer: 'received', withdrawalId: withdrawal.id }),
      await upload(trial, withdrawal.id, IMAGES.png),
      await stage.client.call('removeWithdrawalProof', { id: 'x' }, { token: trial }),
    ]) {
      expect(reply).toMatchObject({ success: false, value: { reason: 'trialOnly' } });
    }
    expect((await stage.client.call('withdrawals')).status).toBe(401);
    expect(
      (await answer('nobody', { answer: 'received', withdrawalId: withdrawal.id })).status,
    ).toBe(401);
    expect((await upload('nobody', withdrawal.id, IMAGES.png)).status).toBe(401);
    expect((await stage.client.call('removeWithdrawalProof', { id: 'x' })).status).toBe(401);
  });
});
