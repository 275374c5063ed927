import { expect, it } from 'vitest';
import * as v from 'valibot';
import { devicesSchema } from '../../../contract/credentials';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;

onEveryDatabase((stage) => {
  const devicesOf = async (token: string, headers: Record<string, string> = {}) =>
    v.parse(devicesSchema, (await stage.client.call('devices', {}, { token, headers })).value);
  const isIn = async (token: string) =>
    (await stage.client.call('memberInfo', {}, { token })).status === 200;

  it('lists the sessions of the member, the calling one first', async () => {
    const phone = await stage.client.tokenOf('player');
    await isIn(phone);
    stage.clock.setOffset(5 * MINUTE);
    const laptop = await stage.client.tokenOf('player');
    await stage.client.tokenOf('agent');
    const devices = await devicesOf(phone);
    expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(await devicesOf(laptop)).toHaveLength(2);
    const [mine, other] = devices;
    expect((other?.signedInAt ?? 0) - (mine?.signedInAt ?? 0)).toBeGreaterThanOrEqual(5 * MINUTE);
    expect(mine?.address).toBe('127.0.0.1');
  });

  it.each([
    ['Chrome', 'Android', 'Mozilla/5.0 (Linux; Android 15) Chrome/156.0 Mobile Safari/537.36'],
    ['Safari', 'iPhone', 'Mozilla/5.0 (iPhone; CPU OS 18 like Mac OS X) Version/18 Safari/604.1'],
    ['Edge', 'Windows', 'Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36 Edg/156.0'],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0'],
    [null, null, 'a client of somebody'],
  ])('names the device %s on %s', async (browser, system, userAgent) => {
    const token = await stage.client.tokenOf('player');
    const [device] = await devicesOf(token, { 'User-Agent': userAgent });
    expect(device).toMatchObject({ browser, system, isCurrent: true });
  });

  it('ends one session, and no session of another member', async () => {
    const [mine, other, stranger] = [
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('agent'),
    ];
    const id = (await devicesOf(mine)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    await stage.client.call('endDevice', { id }, { token: stranger });
    expect(await isIn(other)).toBe(true);
    await stage.client.call('endDevice', { id }, { token: mine });
    expect([await isIn(mine), await isIn(other), await isIn(stranger)]).toEqual([
      true,
      false,
      true,
    ]);
    const again = await stage.client.call('endDevice', { id }, { token: mine });
    expect(again.success).toBe(true);
  });

  it('ends all others', async () => {
    const [first, second, mine] = [
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
    ];
    await stage.client.call('endOtherDevices', {}, { token: mine });
    expect([await isIn(first), await isIn(second), await isIn(mine)]).toEqual([false, false, true]);
    expect(await devicesOf(mine)).toHaveLength(1);
  });

  it('gives no id that opens a session', async () => {
    const token = await stage.client.tokenOf('player');
    const [device] = await devicesOf(token);
    expect(await isIn(device?.id ?? '')).toBe(false);
  });
});
