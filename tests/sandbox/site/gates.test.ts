import { expect, it } from 'vitest';
import { endpoints, type Endpoint, type EndpointId } from '../../../contract/endpoints';
import { wanted } from '../harness/play';
import { onEmbeddedDatabase } from '../harness/onEveryDatabase';

const answered = (Object.entries(endpoints) as Array<[EndpointId, Endpoint]>).filter(
  ([, { request }]) => request !== null,
);
const idsWith = (token: Endpoint['token']) =>
  answered.filter(([, row]) => row.token === token).map(([id]) => id);

onEmbeddedDatabase((stage) => {
  it.each(idsWith('required'))(
    'answers 401 to %s for a guest, and for an expired session',
    async (id) => {
      expect([
        (await stage.client.call(id)).status,
        (await stage.client.call(id, {}, { token: 'dead' })).status,
      ]).toEqual([401, 401]);
    },
  );

  it.each([...idsWith('none'), ...idsWith('optional')])(
    'answers a guest who calls %s',
    async (id) => {
      expect((await stage.client.call(id)).status).not.toBe(401);
    },
  );

  it.each<[EndpointId, Record<string, unknown>]>([
    ['launchGame', wanted()],
    ['gameLaunchFB', wanted({ gameCode: '' })],
    ['unreadCount', {}],
    ['walletTransfer', { vassalage: 'BTI', direction: 'out' }],
    [
      'changePassword',
      { oldPassword: 'x', newPassword: 'Lagoon-night-7', confirmNewPassword: 'Lagoon-night-7' },
    ],
  ])('refuses %s to a trial account', async (id, body) => {
    const token = await stage.client.tokenOf('trial');
    expect(
      await stage.client.call(id, body, {
        token,
        language: 'EN',
        headers: { 'Idempotency-Key': 'trial-key-1' },
      }),
    ).toMatchObject({
      success: false,
      value: { reason: 'trialOnly' },
      message: 'Trial accounts cannot do this. Please register a member account first',
    });
  });

  it('lets a trial account keep favourites: it is logged in', async () => {
    const token = await stage.client.tokenOf('trial');
    expect(
      (
        await stage.client.call(
          'addFavourite',
          { nodeId: 'JL-F001', vendor: 'JL', gameType: 'FISH' },
          { token },
        )
      ).success,
    ).toBe(true);
  });
});
