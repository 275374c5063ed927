import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import * as v from 'valibot';
import { endpoints, type Endpoint, type EndpointId } from '../../../contract/endpoints';
import { announcementsSchema } from '../../../contract/platform';
import { referralRewards } from '../../../sandbox/db/schema';
import { TRANSFER_VENDORS } from '../../../sandbox/lobby/playable';
import { onEveryDatabase } from '../harness/onEveryDatabase';

/** What a member who is on a break or excluded may do: money out, reading, and their own safety. */
const OPEN = new Set<EndpointId>([
  // Money out, and money that is under way.
  'addPayoutAccount',
  'answerWithdrawal',
  'cancelDeposit',
  'cancelWithdrawal',
  'removeWithdrawalProof',
  'reportDepositPaid',
  'requestWithdrawal',
  'setPaymentPassword',
  'walletTransfer',
  'withdrawalProof',
  // Reading messages.
  'deleteMessage',
  'readAllMessages',
  'readMessages',
  // The account.
  'acceptTerms',
  'addPasskey',
  'beginAuthenticator',
  'beginPasskey',
  'declinePasskey',
  'changePassword',
  'confirmAuthenticator',
  'confirmContact',
  'contactCode',
  'endAuthenticator',
  'endDevice',
  'endOtherDevices',
  'endPasskey',
  'firstLogin',
  'logout',
  'openStepUp',
  'proveStepUp',
  'renewRecoveryCodes',
  'saveProfile',
  'sessionActivity',
  // Tighter limits, and a longer exclusion.
  'changeLimit',
  'startPlayBlock',
]);
/** What reads, and is closed all the same: games, bonuses, and what invites to them. */
const CLOSED_READS = new Set<EndpointId>([
  'gameLaunchFB',
  'invitedFriends',
  'launchGame',
  'missionLeaderboard',
  'missionSummary',
  'promotionActivities',
]);

const rows = (Object.entries(endpoints) as Array<[EndpointId, Endpoint]>)
  .filter(([, { request, token }]) => request !== null && token === 'required')
  // It ends the session that the others need.
  .toSorted(([a], [b]) => Number(a === 'logout') - Number(b === 'logout'));

type Announced = v.InferOutput<typeof announcementsSchema>;

onEveryDatabase((stage) => {
  it.each(['break', 'exclusion'] as const)(
    'answers each row of the contract during a %s, or refuses it with one code',
    async (kind) => {
      const token = await stage.client.tokenOf('player');
      const { sessionWatch } = stage.platform.services;
      const ending = setInterval(() => sessionWatch.endAll(), 20);
      onTestFinished(() => clearInterval(ending));
      const call = (id: EndpointId, request: unknown = {}) =>
        stage.client.call(id, request, {
          token,
          language: 'EN',
          headers: { 'Idempotency-Key': randomUUID() },
        });
      const length = kind === 'break' ? 24 : 6;
      expect(await call('startPlayBlock', { kind, length })).toMatchObject({ success: true });

      const outcomes = new Map<EndpointId, 'open' | 'refused'>();
      for (const [id] of rows) {
        const { status, value } = await call(id);
        expect(status, id).not.toBe(401);
        outcomes.set(id, value?.['reason'] === 'playBlocked' ? 'refused' : 'open');
      }
      expect(Object.fromEntries(outcomes)).toEqual(
        Object.fromEntries(
          rows.map(([id, { method }]) => [
            id,
            (method === 'GET' ? !CLOSED_READS.has(id) : OPEN.has(id)) ? 'open' : 'refused',
          ]),
        ),
      );
    },
    60_000,
  );

  it('credits no bonus and sends no invitation; what was earned comes after the end', async () => {
    const { services } = stage.platform;
    const token = await stage.client.tokenOf('player');
    const keyed = () => ({
      token,
      language: 'EN' as const,
      headers: { 'Idempotency-Key': randomUUID() },
    });
    const balanceOf = async (asked: string) =>
      String((await stage.client.call('balance', {}, { token: asked })).value?.['balance']);
    const announced = async (asked: string) => {
      const { value } = await stage.client.call(
        'announcements',
        { types: 'B,PL,PU,PR', platform: 'W', execution: 'A' },
        { token: asked },
      );
      return v.parse(announcementsSchema, value);
    };
    const invitations = ({ banners, promotion, player, popup }: Announced) =>
      banners.length +
      promotion.length +
      [...player, ...popup].filter(({ promotionType }) => promotionType !== null).length;
    expect(invitations(await announced(token))).toBeGreaterThan(8);
    const before = await balanceOf(token);

    await stage.client.call('startPlayBlock', { kind: 'break', length: 24 }, keyed());
    await services.db.insert(referralRewards).values({
      friendId: 'u-agent',
      inviterId: 'u-player',
      amount: '10000.00',
      earnedAt: new Date(),
    });
    expect(await balanceOf(token)).toBe(before);
    const during = await announced(token);
    expect(invitations(during)).toBe(0);
    expect(during.player.length).toBeGreaterThan(0);

    // Nothing goes into a vendor's wallet, and no raise is confirmed; the way back is open.
    const transfer = (direction: 'in' | 'out') =>
      stage.client.call(
        'walletTransfer',
        { vassalage: TRANSFER_VENDORS[0], direction, ...(direction === 'in' && { amount: '10' }) },
        keyed(),
      );
    await stage.client.control('PATCH', 'settings', { singleWallet: false });
    expect(await transfer('in')).toMatchObject({ value: { reason: 'playBlocked' } });
    expect(await transfer('out')).toMatchObject({ success: true });
    const limit = { kind: 'deposit', period: 'day' } as const;
    const change = (more: object) =>
      stage.client.call('changeLimit', { ...limit, ...more }, keyed());
    expect(await change({ change: 'set', amount: '5000' })).toMatchObject({ success: true });
    expect(await change({ change: 'set', amount: '9000' })).toMatchObject({ success: true });
    expect(await change({ change: 'confirm', amount: '9000' })).toMatchObject({
      value: { reason: 'playBlocked' },
    });

    stage.clock.setOffset(25 * 60 * 60_000);
    const later = await stage.client.tokenOf('player');
    expect(Number(await balanceOf(later))).toBeGreaterThanOrEqual(Number(before) + 10_000);
    expect(invitations(await announced(later))).toBeGreaterThan(8);
    stage.clock.setOffset(0);
  });

  it('gives a call that was answered before the break its answer again', async () => {
    const token = await stage.client.tokenOf('player');
    const key = { token, headers: { 'Idempotency-Key': randomUUID() } };
    const place = () =>
      stage.client.call('placeDeposit', { methodId: 'kbzpay', amount: '5000' }, key);
    const placed = await place();
    expect(placed.success).toBe(true);
    await stage.client.call(
      'startPlayBlock',
      { kind: 'break', length: 24 },
      { token, headers: { 'Idempotency-Key': randomUUID() } },
    );
    expect((await place()).value).toEqual(placed.value);
  });
});
