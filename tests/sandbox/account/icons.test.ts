import { expect, it } from 'vitest';
import * as v from 'valibot';
import { memberIconsSchema } from '../../../contract/member';
import { onEveryDatabase } from '../harness/onEveryDatabase';

onEveryDatabase((stage) => {
  const read = async (token: string, language: 'EN' | 'MY' = 'EN') =>
    v.parse(
      memberIconsSchema,
      (await stage.client.call('memberIcon', {}, { token, language })).value,
    );
  const choose = (token: string, icon: string | null) =>
    stage.client.call('chooseMemberIcon', { icon }, { token, language: 'EN' });
  const shown = async (token: string) =>
    (await stage.client.call('memberInfo', {}, { token })).value?.['icon'];

  it('keeps the picture that a member chose, until it is taken away', async () => {
    const token = await stage.client.tokenOf('player');
    const { icon, icons } = await read(token);
    expect(icon).toBeNull();
    expect(new Set(icons.map(({ id }) => id)).size).toBe(12);
    expect((await read(token, 'MY')).icons.find(({ id }) => id === 'lotus')?.name).toBe('ကြာပန်း');
    expect(await choose(token, 'lotus')).toMatchObject({
      success: true,
      value: { icon: '/media/icons/lotus.svg' },
    });
    const again = await stage.client.tokenOf('player');
    expect([(await read(again)).icon, await shown(again)]).toEqual([
      'lotus',
      '/media/icons/lotus.svg',
    ]);
    expect(await shown(await stage.client.tokenOf('paid'))).toBeNull();
    expect(await choose(token, null)).toMatchObject({ value: { icon: null } });
    expect(await shown(token)).toBeNull();
  });

  it('refuses a picture that is not in the set, and trial accounts', async () => {
    const token = await stage.client.tokenOf('player');
    for (const icon of ['dragon', '../covers/x', 'https://example.com/x.png'])
      expect(await choose(token, icon)).toMatchObject({ value: { reason: 'iconUnknown' } });
    const trial = await stage.client.tokenOf('trial');
    expect(await choose(trial, 'lotus')).toMatchObject({ value: { reason: 'trialOnly' } });
  });

  it('serves each picture as a drawing', async () => {
    const { icons } = await read(await stage.client.tokenOf('player'));
    for (const { path } of icons) {
      const response = await stage.client.send(path);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
    }
    expect((await stage.client.send('/media/icons/dragon.svg')).status).toBe(404);
  });
});
