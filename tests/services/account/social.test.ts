import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import type { Social } from '../../../contract/platform';
import type { Environment } from '../../../src/services/environment';
import type { Callback } from '../../../src/services/account/social/callback';
import { challengeOf, createVerifier } from '../../../src/services/account/social/pkce';
import { createPopupSocialAuth } from '../../../src/services/account/social/popupSocialAuth';
import type {
  SocialAuthOutcome,
  SocialWindow,
} from '../../../src/services/account/social/socialAuth';
import { answer } from '../../../src/social/answer';
import { HOSTILE_ADDRESSES } from '../../support/hostileAddresses';
import { createAllServices } from '../harness/allServices';
import { BRAND, createChannels, createTab, LANGUAGE } from '../harness/environment';
import { sandboxOfTests } from '../harness/sandbox';
import { accepted, createWire, permissionOf } from '../harness/wire';

const ACCOUNT: Social = {
  provider: 'google',
  authorizeUrl: 'https://id.test/authorize?hl=my',
  issuer: 'https://id.test',
  clientId: 'client',
  scope: 'openid email',
};
const ORIGIN = 'https://site.test';
const leave = new Error('left');
/** What the right provider says about itself. */
const FROM = { issuer: 'https://id.test', account: 'google' };

describe('a proof key (RFC 7636)', () => {
  test('has the challenge of appendix B', async () => {
    await expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).resolves.toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  test('is new each time, with a valid length and valid characters', () => {
    const verifiers = Array.from({ length: 50 }, createVerifier);
    expect(new Set(verifiers).size).toBe(50);
    for (const verifier of verifiers) expect(verifier).toMatch(/^[\w-]{43}$/);
  });
});

/** A window beside the page, as the page sees it. */
const createWindow = () => {
  const opened: {
    closed: boolean;
    address: string;
    close: () => void;
    location: SocialWindow['location'];
  } = {
    closed: false,
    address: 'about:blank',
    close: () => {
      opened.closed = true;
    },
    location: {
      replace: (url) => {
        opened.address = url;
      },
    },
  };
  return opened;
};

const setUp = (given: Partial<Environment> = {}) => {
  const popup = createWindow();
  const messages = new EventTarget();
  const openWindow = vi.fn<Environment['openWindow']>(() => popup);
  const openChannel = vi.fn<Environment['openChannel']>(createChannels());
  const focus = { isHere: true };
  const { environment } = createTab({ fetch, openWindow, openChannel, messages, ...given });
  environment.page.hasFocus = () => focus.isHere;
  const socialAuth = createPopupSocialAuth(environment);
  const authorise = (
    signal?: AbortSignal,
    readAccount: () => Promise<Social> = async () => ACCOUNT,
  ) => socialAuth.authorise('google', readAccount, signal);
  const asked = async () => {
    await vi.waitFor(() => expect(popup.address).not.toBe('about:blank'));
    return new URL(popup.address);
  };
  const say = (
    said: Partial<Callback>,
    { origin = ORIGIN, source = popup }: { origin?: string; source?: object } = {},
  ) =>
    messages.dispatchEvent(
      Object.assign(new Event('message'), {
        origin,
        source,
        data: { type: 'socialAnswered', code: null, error: null, ...FROM, ...said },
      }),
    );
  return { popup, openWindow, openChannel, focus, authorise, asked, say };
};
const stateOf = (url: URL) => url.searchParams.get('state') ?? '';

describe('a social account', () => {
  test('opens a window within the click, with the code flow and PKCE', async () => {
    const { openWindow, authorise, asked, popup, say } = setUp();
    const outcome = authorise();
    expect(openWindow).toHaveBeenCalledTimes(1);
    const url = await asked();
    expect(url.origin + url.pathname).toBe('https://id.test/authorize');
    const {
      state,
      nonce,
      code_challenge: challenge,
      ...rest
    } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({
      hl: 'my',
      response_type: 'code',
      client_id: 'client',
      redirect_uri: `${ORIGIN}/social.html?account=google`,
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    say({ state: stateOf(url), code: 'the-code' });
    const authorised = await outcome;
    if (authorised.kind !== 'authorised') throw new Error(`not authorised: ${authorised.kind}`);
    expect(authorised).toMatchObject({
      code: 'the-code',
      redirectUri: `${ORIGIN}/social.html?account=google`,
      nonce,
    });
    await expect(challengeOf(authorised.codeVerifier)).resolves.toBe(challenge);
    expect(new Set([state, nonce, authorised.codeVerifier]).size).toBe(3);
    expect(popup.closed).toBe(true);
  });

  test('listens on the channel when its window was cut off from the page', async () => {
    const { authorise, asked, openChannel, popup, focus } = setUp();
    const outcome = authorise();
    const state = stateOf(await asked());
    expect(openChannel.mock.calls).toEqual([[state]]);
    popup.closed = true;
    focus.isHere = false;
    openChannel('')?.postMessage({
      type: 'socialAnswered',
      state,
      code: 'the-code',
      error: null,
      ...FROM,
    });
    await expect(outcome).resolves.toMatchObject({ kind: 'authorised', code: 'the-code' });
  });

  test('ignores another origin, window, state or shape', async () => {
    const { authorise, asked, say, openChannel } = setUp();
    let ended: SocialAuthOutcome | null = null;
    const outcome = authorise().then((value) => {
      ended = value;
      return value;
    });
    const state = stateOf(await asked());
    say({ state, code: 'stolen' }, { origin: 'https://evil.test' });
    say({ state, code: 'stolen' }, { source: {} });
    say({ state: 'guessed', code: 'stolen' });
    say({ state, code: 7 as unknown as string });
    openChannel('')?.postMessage({
      type: 'socialAnswered',
      state: 'guessed',
      code: 'stolen',
      error: null,
      ...FROM,
    });
    await Promise.resolve();
    expect(ended).toBeNull();
    say({ state, code: 'the-code' });
    await expect(outcome).resolves.toMatchObject({ code: 'the-code' });
  });

  test.each([
    ['access_denied', { kind: 'cancelled' }],
    ['server_error', { kind: 'failed', reason: 'refused' }],
    [null, { kind: 'failed', reason: 'refused' }],
  ])('that answers with the error %s and no code', async (error, outcome) => {
    const { authorise, asked, say } = setUp();
    const ended = authorise();
    say({ state: stateOf(await asked()), error });
    await expect(ended).resolves.toEqual(outcome);
  });

  test.each([
    ['another issuer', { issuer: 'https://evil.test' }],
    ['no issuer', { issuer: null }],
    ['the redirect of another provider', { account: 'facebook' }],
    ['the redirect of none', { account: null }],
  ])('takes no code of %s', async (_, over) => {
    const { authorise, asked, say } = setUp();
    const ended = authorise();
    say({ state: stateOf(await asked()), code: 'mixed up', ...over });
    await expect(ended).resolves.toEqual({ kind: 'failed', reason: 'refused' });
  });

  test.each(HOSTILE_ADDRESSES)('does not send the window to %j', async (authorizeUrl) => {
    const { authorise, popup } = setUp();
    const ended = authorise(undefined, async () => ({ ...ACCOUNT, authorizeUrl }));
    await ended.then(
      (outcome) => expect(outcome).toEqual({ kind: 'failed', reason: 'refused' }),
      // No URL at all.
      (error: unknown) => expect(error).toBeInstanceOf(TypeError),
    );
    expect(popup.address).toBe('about:blank');
  });

  test.each([
    ['says no window', () => null],
    [
      'forbids it',
      () => {
        throw new Error('sandboxed');
      },
    ],
  ])('fails when the browser %s', async (_, openWindow) => {
    await expect(setUp({ openWindow }).authorise()).resolves.toEqual({
      kind: 'failed',
      reason: 'popupBlocked',
    });
  });

  test('closes the window again when the platform no longer offers the account', async () => {
    const { authorise, popup } = setUp();
    await expect(authorise(undefined, () => Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    expect(popup.closed).toBe(true);
  });

  test('closes the window on abort', async () => {
    const { authorise, asked, popup } = setUp();
    const controller = new AbortController();
    const outcome = expect(authorise(controller.signal)).rejects.toBe(leave);
    await asked();
    controller.abort(leave);
    await outcome;
    expect(popup.closed).toBe(true);
  });

  test('does not start after the person left', async () => {
    const { authorise, openWindow } = setUp();
    await expect(authorise(AbortSignal.abort(leave))).rejects.toBe(leave);
    expect(openWindow).not.toHaveBeenCalled();
  });

  describe('over time', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('is cancelled when the person closes the window', async () => {
      const { authorise, asked, popup } = setUp();
      const outcome = authorise();
      await asked();
      popup.closed = true;
      await vi.advanceTimersByTimeAsync(1_000);
      await expect(outcome).resolves.toEqual({ kind: 'cancelled' });
      expect(vi.getTimerCount()).toBe(0);
    });

    test('hears the last message of a window that closes', async () => {
      const { authorise, asked, popup, say } = setUp();
      const outcome = authorise();
      const state = stateOf(await asked());
      popup.closed = true;
      await vi.advanceTimersByTimeAsync(500);
      say({ state, code: 'the-code' });
      await expect(outcome).resolves.toMatchObject({ kind: 'authorised' });
    });

    test('waits for a window that only looks closed while the person is there', async () => {
      const { authorise, asked, popup, focus } = setUp();
      const outcome = authorise();
      await asked();
      popup.closed = true;
      focus.isHere = false;
      await vi.advanceTimersByTimeAsync(60_000);
      focus.isHere = true;
      await vi.advanceTimersByTimeAsync(1_000);
      await expect(outcome).resolves.toEqual({ kind: 'cancelled' });
    });

    test('is given up after ten minutes', async () => {
      const { authorise, asked, popup } = setUp();
      const outcome = authorise();
      await asked();
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      await expect(outcome).resolves.toEqual({ kind: 'failed', reason: 'refused' });
      expect(popup.closed).toBe(true);
    });
  });
});

describe('the callback page', () => {
  const open = (search: string, opener: Parameters<typeof answer>[0]['opener']) => {
    const posted: unknown[] = [];
    const replaced: string[] = [];
    const history = {
      replaceState: (_: unknown, _title: string, url?: string | URL | null) => {
        replaced.push(String(url));
      },
    };
    const close = vi.fn<() => void>();
    const location = {
      href: `${ORIGIN}/social.html${search}`,
      replace: vi.fn<(url: string | URL) => void>(),
    };
    const openChannel = vi.fn((_name: string) => ({
      postMessage: (data: unknown) => {
        posted.push(data);
      },
      close: () => undefined,
    }));
    answer({ location, history, opener, close, openChannel });
    return { posted, replaced, close, location, openChannel };
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('gives the answer to its own origin only, clears the address, and closes', () => {
    const postMessage = vi.fn<(...said: unknown[]) => void>();
    const { posted, replaced, close } = open('?account=google&code=c&state=s&iss=i&scope=x', {
      postMessage,
    });
    const said = {
      type: 'socialAnswered',
      state: 's',
      code: 'c',
      error: null,
      issuer: 'i',
      account: 'google',
    };
    expect(postMessage.mock.calls).toEqual([[said, ORIGIN]]);
    expect(posted).toEqual([said]);
    expect(replaced).toEqual(['/social.html']);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('uses the channel when it was cut off, and goes home when it cannot close', () => {
    const { posted, location, openChannel } = open('?error=access_denied&state=s', null);
    expect(openChannel).toHaveBeenCalledWith('s');
    expect(posted).toEqual([
      {
        type: 'socialAnswered',
        state: 's',
        code: null,
        error: 'access_denied',
        issuer: null,
        account: null,
      },
    ]);
    vi.advanceTimersByTime(1_000);
    expect(location.replace).toHaveBeenCalledWith('/');
  });
});

describe('a login by a social account', () => {
  const signIn = (outcome: SocialAuthOutcome) => {
    const wire = createWire(accepted(permissionOf({ social: [ACCOUNT] })));
    const authorise = async (_: unknown, readAccount: () => Promise<Social>) => {
      await readAccount();
      return outcome;
    };
    const { session } = createAllServices({
      environment: createTab(wire).environment,
      brand: BRAND,
      language: LANGUAGE,
      socialAuth: { authorise },
    });
    return {
      signed: session.signInSocially({ provider: 'google' }),
      other: () => session.signInSocially({ provider: 'facebook' }),
    };
  };

  test('is cancelled when the window was cancelled', async () => {
    await expect(signIn({ kind: 'cancelled' }).signed).resolves.toEqual({ kind: 'cancelled' });
  });
  test.each([
    ['popupBlocked', 'errors:popupBlocked'],
    ['refused', 'errors:generic'],
  ] as const)('that failed as %s says so', async (reason, key) => {
    await expect(signIn({ kind: 'failed', reason }).signed).resolves.toEqual({
      kind: 'refused',
      message: { key },
    });
  });
  test('fails when the account is not offered', async () => {
    await expect(signIn({ kind: 'cancelled' }).other()).rejects.toMatchObject({ kind: 'fault' });
  });

  describe('with the platform', () => {
    const sandbox = sandboxOfTests();
    const release = () =>
      vi.waitFor(() => expect(sandbox.platform.services.faults.release('socialLogin')).toBe(1));

    /**
     * A person who chooses an account on the provider's page, which sends the window back to ours.
     */
    const openTab = (choice: string) => {
      const messages = new EventTarget();
      const popup = createWindow();
      popup.location.replace = (url) => {
        const { origin, pathname, searchParams } = new URL(url);
        searchParams.set('choice', choice);
        void (async () => {
          const { headers } = await sandbox.platform.app.request(origin + pathname, {
            method: 'POST',
            body: searchParams,
          });
          const opener = {
            postMessage: (data: unknown, target: string) =>
              messages.dispatchEvent(
                Object.assign(new Event('message'), { origin: target, source: popup, data }),
              ),
          };
          answer({
            location: { href: headers.get('location') ?? '', replace: () => undefined },
            history: { replaceState: () => undefined },
            opener,
            close: popup.close,
            openChannel: () => ({ postMessage: () => undefined, close: () => undefined }),
          });
        })();
      };
      return {
        popup,
        ...sandbox.openTab({ openWindow: () => popup, messages }, 'http://localhost/login'),
      };
    };

    test('signs in the member with this account', async () => {
      const tab = openTab('g-2001');
      await expect(
        tab.services.session.signInSocially({ provider: 'google' }),
      ).resolves.toMatchObject({ kind: 'granted', passwordless: true });
      await expect(tab.services.session.loadMember()).resolves.toMatchObject({ account: 'player' });
      expect(tab.popup.closed).toBe(true);
    });

    test('is cancelled when the person refuses', async () => {
      await expect(
        openTab('cancel').services.session.signInSocially({ provider: 'facebook' }),
      ).resolves.toEqual({ kind: 'cancelled' });
    });

    test('fails when the provider fails', async () => {
      await expect(
        openTab('fail').services.session.signInSocially({ provider: 'facebook' }),
      ).resolves.toEqual({ kind: 'refused', message: { key: 'errors:generic' } });
    });

    test('says why the platform refuses', async () => {
      const tab = openTab('g-2002');
      await tab.services.platform.boot();
      await sandbox.platform.services.settings.patch({ social: { google: false } });
      await expect(
        tab.services.session.signInSocially({ provider: 'google' }),
      ).resolves.toMatchObject({ kind: 'refused', message: { text: expect.any(String) } });
    });

    test('gives its session back when it was left', async () => {
      const tab = openTab('g-2001');
      const controller = new AbortController();
      sandbox.platform.services.faults.replace([{ endpoint: 'socialLogin', kind: 'hold' }]);
      const outcome = expect(
        tab.services.session.signInSocially({ provider: 'google' }, controller.signal),
      ).rejects.toBe(leave);
      await vi.waitFor(() =>
        expect(tab.sent.map(({ url }) => url.pathname)).toContain(endpoints.socialLogin.path),
      );
      controller.abort(leave);
      await release();
      await outcome;
      expect(tab.session.getItem('token')).toBeNull();
      expect(tab.sent.at(-1)?.url.pathname).toBe(endpoints.logout.path);
    });
  });
});
