import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { permissionSchema } from '../../../contract/platform';
import type { SocialProvider } from '../../../contract/domain';
import { users } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const PAGE = 'http://localhost/social.html';
const redirectOf = (provider: SocialProvider) => `${PAGE}?account=${provider}`;
const NONCE = 'n'.repeat(43);
const MINUTE = 60_000;
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

onEveryDatabase((stage) => {
  const request = (path: string, init?: RequestInit) => stage.platform.app.request(path, init);
  const asked = (over: Record<string, string> = {}, provider: SocialProvider = 'google') => {
    const codeVerifier = randomBytes(32).toString('base64url');
    const parameters = {
      response_type: 'code',
      client_id: 'padauk-web',
      redirect_uri: redirectOf(provider),
      scope: 'openid profile email',
      state: 'the-state',
      nonce: NONCE,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...over,
    };
    return { codeVerifier, parameters };
  };
  /** The address to which a person's choice on the provider's page leads. */
  const choose = async (
    provider: SocialProvider,
    choice: string,
    parameters: Record<string, string>,
  ) => {
    const response = await request(`/idp/${provider}/authorize`, form({ ...parameters, choice }));
    return {
      status: response.status,
      to: new URL(response.headers.get('Location') ?? 'http://nowhere/'),
    };
  };
  const codeFor = async (provider: SocialProvider, subject: string) => {
    const { codeVerifier, parameters } = asked({}, provider);
    const { to } = await choose(provider, subject, parameters);
    return {
      provider,
      code: to.searchParams.get('code') ?? '',
      codeVerifier,
      redirectUri: redirectOf(provider),
      nonce: NONCE,
    };
  };
  const login = (body: Record<string, string>) =>
    stage.client.call('socialLogin', body, { language: 'EN' });
  const exchange = (body: Record<string, string>) =>
    request(
      '/idp/google/token',
      form({
        grant_type: 'authorization_code',
        client_id: 'padauk-web',
        redirect_uri: redirectOf('google'),
        code_verifier: body['codeVerifier'] ?? '',
        code: body['code'] ?? '',
        ...body,
      }),
    );

  describe('the provider’s page', () => {
    it('offers three people, a refusal and a failure, without scripts', async () => {
      const { parameters } = asked({}, 'facebook');
      const response = await request(
        `/idp/facebook/authorize?${new URLSearchParams(parameters).toString()}`,
      );
      const page = await response.text();
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
      expect(page).toContain('<title>Continue with Facebook</title>');
      expect(page.match(/Continue as /g)).toHaveLength(3);
      for (const button of ['Cancel', 'Fail']) expect(page).toContain(`>${button}</button>`);
      expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
      expect((await request('/idp/page.css')).headers.get('Content-Type')).toContain('text/css');
    });

    it('writes its parameters as text', async () => {
      const { parameters } = asked({ state: '"><script>alert(1)</script>' });
      expect(
        await (
          await request(`/idp/google/authorize?${new URLSearchParams(parameters).toString()}`)
        ).text(),
      ).not.toContain('<script');
    });

    it.each([
      ['another page of ours', { redirect_uri: 'http://localhost/' }],
      ['another site', { redirect_uri: 'http://evil.example/social.html' }],
      ['a query', { redirect_uri: `${redirectOf('google')}&x=1` }],
      ['the redirect of another provider', { redirect_uri: redirectOf('facebook') }],
      ['no provider', { redirect_uri: PAGE }],
      ['a stranger', { client_id: 'other' }],
    ])('redirects nobody to %s', async (_name, over) => {
      const { parameters } = asked(over);
      const answers = [
        await request(`/idp/google/authorize?${new URLSearchParams(parameters).toString()}`),
        await request('/idp/google/authorize', form({ ...parameters, choice: 'g-2001' })),
      ];
      for (const answer of answers)
        expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
    });

    it.each([
      ['no challenge', { code_challenge: '' }],
      ['a plain challenge', { code_challenge_method: 'plain' }],
      ['another flow', { response_type: 'token' }],
    ])('returns an error for %s', async (_name, over) => {
      const { to } = await choose('google', 'g-2001', asked(over).parameters);
      expect(`${to.origin}${to.pathname}`).toBe(PAGE);
      expect(Object.fromEntries(to.searchParams)).toEqual({
        account: 'google',
        error: 'invalid_request',
        state: 'the-state',
        iss: 'https://google.example',
      });
    });

    it.each([
      ['cancel', 'access_denied'],
      ['fail', 'server_error'],
      ['g-9999', 'server_error'],
    ])('turns %s into %s', async (choice, error) => {
      const { status, to } = await choose('google', choice, asked().parameters);
      expect(status).toBe(303);
      expect(Object.fromEntries(to.searchParams)).toEqual({
        account: 'google',
        error,
        state: 'the-state',
        iss: 'https://google.example',
      });
    });

    it('exchanges a code for a signed token, once', async () => {
      const code = await codeFor('google', 'g-2002');
      const first = await exchange(code);
      const { id_token: idToken } = (await first.json()) as { id_token: string };
      expect(decodeJwt(idToken)).toMatchObject({
        sub: 'g-2002',
        aud: 'padauk-web',
        nonce: NONCE,
        email: 'yuyu@mail.example',
      });
      const second = await exchange(code);
      expect([second.status, await second.json()]).toEqual([400, { error: 'invalid_grant' }]);
      expect((await exchange({ ...code, grant_type: 'password' })).status).toBe(400);
    });

    it('signs its tokens, and accepts no other', async () => {
      const { identityProvider } = stage.platform.services;
      const { id_token: idToken } = (await (
        await exchange(await codeFor('google', 'g-2002'))
      ).json()) as { id_token: string };
      expect(await identityProvider.personOf('google', idToken, NONCE)).toMatchObject({
        subject: 'g-2002',
      });
      expect(await identityProvider.personOf('facebook', idToken, NONCE)).toBeNull();
      expect(await identityProvider.personOf('google', idToken, 'm'.repeat(43))).toBeNull();
      expect(
        await identityProvider.personOf(
          'google',
          new UnsecuredJWT(decodeJwt(idToken)).encode(),
          NONCE,
        ),
      ).toBeNull();
      stage.clock.setOffset(6 * MINUTE);
      expect(await identityProvider.personOf('google', idToken, NONCE)).toBeNull();
    });

    it('exists only for Facebook and Google', async () => {
      expect(
        (
          await request(
            `/idp/twitter/authorize?${new URLSearchParams(asked().parameters).toString()}`,
          )
        ).status,
      ).toBe(404);
    });
  });

  it.each([
    ['facebook', 'fb-1001'],
    ['google', 'g-2001'],
  ] as const)('lets player in with %s', async (provider, subject) => {
    const reply = await login(await codeFor(provider, subject));
    expect(reply.value).toMatchObject({ firstTimeLogin: false, user: { account: 'player' } });
    expect(
      (await stage.client.call('balance', {}, { token: String(reply.value?.['token']) })).value,
    ).toMatchObject({ balance: '12345.67' });
  });

  it('creates a new member for an unknown person, who is known from then on', async () => {
    const first = await login(await codeFor('facebook', 'fb-1002'));
    expect(first.value).toMatchObject({
      firstTimeLogin: false,
      passwordDefault: false,
      user: {
        account: expect.stringMatching(/^fb_[0-9a-f]{8}$/),
        nickname: 'Moe Moe Khaing',
        type: 0,
        passwordChangeDue: null,
      },
    });
    expect(
      (await stage.client.call('balance', {}, { token: String(first.value?.['token']) })).value,
    ).toMatchObject({ balance: '0.00' });
    const again = await login(await codeFor('facebook', 'fb-1002'));
    expect(again.value?.['user']).toEqual(first.value?.['user']);
  });

  it('creates one member for two parallel logins', async () => {
    const codes = [await codeFor('google', 'g-2003'), await codeFor('google', 'g-2003')];
    const replies = await Promise.all(codes.map(login));
    expect(new Set(replies.map(({ value }) => JSON.stringify(value?.['user']))).size).toBe(1);
    expect(replies.every(({ success }) => success)).toBe(true);
  });

  it('creates a member only while one way of registration is open', async () => {
    const { client } = stage;
    await client.control('PATCH', 'settings', { whitelabel: { USERNAMEREG3: false } });
    expect((await login(await codeFor('google', 'g-2002'))).success).toBe(true);
    await client.control('PATCH', 'settings', { whitelabel: { MOBILENUMREG3: false } });
    expect(await login(await codeFor('google', 'g-2003'))).toMatchObject({
      success: false,
      value: { reason: 'notOpen' },
      message: 'There is no member with this account yet, and registration is not available',
    });
    expect((await login(await codeFor('google', 'g-2001'))).success).toBe(true);
  });

  it('is refused when the provider is off', async () => {
    await stage.client.control('PATCH', 'settings', { social: { google: false } });
    expect(await login(await codeFor('google', 'g-2001'))).toMatchObject({
      success: false,
      value: { reason: 'notOpen' },
    });
    expect((await login(await codeFor('facebook', 'fb-1001'))).success).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['another verifier', { codeVerifier: 'v'.repeat(43) }],
    ['another address', { redirectUri: 'http://localhost/other.html' }],
    ['another provider', { provider: 'facebook' }],
    ['the redirect of another provider', { redirectUri: redirectOf('facebook') }],
    ['the nonce of another window', { nonce: 'm'.repeat(43) }],
    ['an invented code', { code: 'invented' }],
  ])('refuses %s', async (_name, over) => {
    expect(await login({ ...(await codeFor('google', 'g-2001')), ...over })).toMatchObject({
      success: false,
      value: { reason: 'social' },
    });
  });

  it('accepts a code once, within a minute, and not after one wrong try', async () => {
    const code = await codeFor('google', 'g-2001');
    expect((await login(code)).success).toBe(true);
    expect((await login(code)).success).toBe(false);
    const stolen = await codeFor('google', 'g-2001');
    expect((await login({ ...stolen, codeVerifier: 'v'.repeat(43) })).success).toBe(false);
    expect((await login(stolen)).success).toBe(false);
    const late = await codeFor('google', 'g-2001');
    stage.clock.setOffset(MINUTE);
    expect((await login(late)).success).toBe(false);
  });

  it('requires the second factor from an unregistered IP, and refuses a non-member', async () => {
    const { db } = stage.platform.services;
    await db
      .update(users)
      .set({ ipUnregistered: true, bankAccountName: 'Thiri' })
      .where(eq(users.id, 'u-player'));
    const { value } = await login(await codeFor('google', 'g-2001'));
    expect(value).toMatchObject({
      secondFactor: { methods: expect.arrayContaining([{ method: 'bankName', hint: null }]) },
    });
    expect(value).not.toHaveProperty('token');
    await db.update(users).set({ isMember: false }).where(eq(users.id, 'u-player'));
    expect(await login(await codeFor('google', 'g-2001'))).toMatchObject({
      success: false,
      value: { reason: 'notMember' },
    });
  });

  it('owes no password change', async () => {
    await stage.platform.services.db
      .update(users)
      .set({ passwordChangeDue: 'expired' })
      .where(eq(users.id, 'u-player'));
    expect((await login(await codeFor('google', 'g-2001'))).value).toMatchObject({
      passwordExpired: false,
      user: { passwordChangeDue: null },
    });
  });

  it('gives the app the address of each enabled provider, on the caller’s origin', async () => {
    const social = async (url: string, headers: Record<string, string> = {}) => {
      const { value } = (await (
        await request(`${url}/wps/system/permission`, { headers })
      ).json()) as { value: unknown };
      return v.parse(permissionSchema, value).info.social;
    };
    expect(await social('http://localhost:4173')).toEqual([
      {
        provider: 'facebook',
        authorizeUrl: 'http://localhost:4173/idp/facebook/authorize',
        issuer: 'https://facebook.example',
        clientId: 'padauk-web',
        scope: 'openid profile email',
      },
      {
        provider: 'google',
        authorizeUrl: 'http://localhost:4173/idp/google/authorize',
        issuer: 'https://google.example',
        clientId: 'padauk-web',
        scope: 'openid profile email',
      },
    ]);
    await stage.client.control('PATCH', 'settings', { social: { facebook: false } });
    expect((await social('http://padauk.example')).map(({ authorizeUrl }) => authorizeUrl)).toEqual(
      ['http://padauk.example/idp/google/authorize'],
    );
  });
});
