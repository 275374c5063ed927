import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { TERMS_VERSION } from '../../../sandbox/base/terms';
import { termsAcceptances } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

onEveryDatabase((stage) => {
  const accept = (token: string, version = TERMS_VERSION) =>
    stage.client.call('acceptTerms', { version }, { token, language: 'EN' });
  const kept = () =>
    stage.platform.services.db
      .select()
      .from(termsAcceptances)
      .where(eq(termsAcceptances.userId, 'u-player'));

  it('keeps the version that a member accepted, with the first time', async () => {
    const { info } = (await stage.client.call('permission')).value as {
      info: { termsVersion: string };
    };
    expect(info.termsVersion).toBe(TERMS_VERSION);
    const token = await stage.client.tokenOf('player');
    expect(await accept(token)).toMatchObject({ success: true });
    const first = stage.clock.now();
    stage.clock.setOffset(60_000);
    expect(await accept(token)).toMatchObject({ success: true });
    const rows = await kept();
    expect(rows.map(({ version }) => version)).toEqual([TERMS_VERSION]);
    expect(rows[0]?.acceptedAt.getTime()).toBeLessThanOrEqual(first);
  });

  it('refuses another version, and trial accounts', async () => {
    expect(await accept(await stage.client.tokenOf('player'), '1999-01-01')).toMatchObject({
      value: { reason: 'termsUnknown' },
    });
    expect(await accept(await stage.client.tokenOf('trial'))).toMatchObject({
      value: { reason: 'trialOnly' },
    });
    expect(await kept()).toEqual([]);
  });
});
