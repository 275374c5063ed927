import { expect, it } from 'vitest';
import * as v from 'valibot';
import { claimedLinkSchema } from '../../../contract/session';
import { LOGIN_LINK } from '../../../contract/sessionLimits';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const SECOND = 1_000;

onEveryDatabase((stage) => {
  const linkOf = async (username: string) => {
    const made = (await stage.client.control('POST', 'links', { username })) as { token: string };
    return made.token;
  };
  const claim = (token: string) => stage.client.call('claimLink', { token }, { language: 'EN' });
  const claimOf = async (token: string) =>
    v.parse(claimedLinkSchema, (await claim(token)).value).claim;
  const enter = (secret: string) =>
    stage.client.call('loginByLink', { claim: secret }, { language: 'EN' });

  it('names its owner, and logs in once by the claim', async () => {
    const claimed = v.parse(claimedLinkSchema, (await claim(await linkOf('player'))).value);
    expect(claimed.nickname).toBe('Thiri');
    const entered = await enter(claimed.claim);
    const token = String(entered.value?.['token']);
    const info = await stage.client.call('memberInfo', {}, { token });
    expect(info.value).toMatchObject({ account: 'player', id: claimed.memberId });
    expect((await enter(claimed.claim)).value).toEqual({ reason: 'linkGone' });
  });

  it('is no session token, and its token is not its claim', async () => {
    const token = await linkOf('player');
    expect((await stage.client.call('memberInfo', {}, { token })).status).toBe(401);
    expect((await enter(token)).value).toEqual({ reason: 'linkGone' });
  });

  it('is refused to a session token: an address never carries one', async () => {
    const token = await stage.client.tokenOf('player');
    expect((await claim(token)).value).toEqual({ reason: 'linkGone' });
  });

  it('is claimed once, also by many at the same time', async () => {
    const token = await linkOf('player');
    const replies = await Promise.all(Array.from({ length: 5 }, () => claim(token)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('is too old after its seconds, and the claim after its minutes', async () => {
    const [late, early] = [await linkOf('player'), await linkOf('player')];
    const secret = await claimOf(early);
    stage.clock.setOffset((LOGIN_LINK.seconds + 1) * SECOND);
    const refused = await claim(late);
    expect(refused.message).toBe('The login link is no longer valid, please log in');
    stage.clock.setOffset((LOGIN_LINK.choiceMinutes * 60 + 1) * SECOND);
    expect((await enter(secret)).success).toBe(false);
  });

  it('asks an unregistered IP for its second factor', async () => {
    const entered = await enter(await claimOf(await linkOf('traveller')));
    expect(entered.value).toMatchObject({ secondFactor: { challengeId: expect.any(String) } });
    expect(entered.value).not.toHaveProperty('token');
  });

  it('logs in nobody who may not log in', async () => {
    expect((await claim(await linkOf('staff'))).success).toBe(false);
  });
});
