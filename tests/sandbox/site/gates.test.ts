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
  it('answers 401 to a guest and to a session that is over where one is needed', async () => {
    const { client } = stage;
    for (const id of idsWith('required'))
      expect(
        [(await client.call(id)).status, (await client.call(id, {}, { token: 'dead' })).status],
        id,
      ).toEqual([401, 401]);
  });

  it('answers a guest everywhere else', async () => {
    for (const id of [...idsWith('none'), ...idsWith('optional')])
      expect([401, 429], id).not.toContain((await stage.client.call(id)).status);
  });

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
