import * as v from 'valibot';
import { safePage } from '../../../../contract/safeAddress';
import type { Social } from '../../../../contract/platform';
import { DeadlinePassed, withDeadline } from '../../deadline';
import type { Environment } from '../../environment';
import type { Callback } from './callback';
import { challengeOf, createVerifier } from './pkce';
import type { SocialAuthOutcome, SocialWindow } from './socialAuth';

type Options = Pick<Environment, 'location' | 'messages' | 'openChannel' | 'page'>;

const text = v.nullable(v.string());
const callbackSchema: v.GenericSchema<unknown, Callback> = v.object({
  type: v.literal('socialAnswered'),
  state: v.string(),
  code: text,
  error: text,
  issuer: text,
  account: text,
});

/** Our page that hands the answer over (`src/social`). */
const CALLBACK_PAGE = '/social.html?';
const REFUSED = { kind: 'failed', reason: 'refused' } as const;
const TIMEOUT = 10 * 60_000;
const LOOK_EVERY = 500;
/** How often in a row the window must look closed: its last message may still be on its way. */
const LOOKS = 2;

/**
 * The OAuth 2.0 code flow with PKCE in `popup` (RFC 6749, RFC 7636, RFC 9700). `readAccount` gives
 * the site's account at the provider.
 */
export const authoriseIn = async (
  popup: SocialWindow,
  environment: Options,
  readAccount: () => Promise<Social>,
  signal?: AbortSignal,
): Promise<SocialAuthOutcome> => {
  signal?.throwIfAborted();
  const state = createVerifier();
  const codeVerifier = createVerifier();
  const nonce = createVerifier();
  const channel = environment.openChannel(state);
  const ended = new AbortController();
  try {
    return await withDeadline(signal, TIMEOUT, async (bounded): Promise<SocialAuthOutcome> => {
      const [account, challenge] = await Promise.all([readAccount(), challengeOf(codeVerifier)]);
      bounded.throwIfAborted();
      const { origin } = new URL(environment.location.href);
      const redirectUri =
        origin + CALLBACK_PAGE + new URLSearchParams({ account: account.provider });
      const address = safePage(addressOf(account, { redirectUri, state, nonce, challenge }));
      if (address === undefined) return REFUSED;
      const heard = hear(environment, { popup, origin, state, channel, until: ended.signal });
      popup.location.replace(address);
      const said = await Promise.race([heard, closing(environment, popup, ended.signal)]);
      return said
        ? outcomeOf(said, account, { codeVerifier, redirectUri, nonce })
        : { kind: 'cancelled' };
    });
  } catch (error) {
    if (error instanceof DeadlinePassed) return REFUSED;
    throw error;
  } finally {
    ended.abort();
    channel?.close();
  }
};

const addressOf = (
  { authorizeUrl, clientId, scope }: Social,
  {
    redirectUri,
    state,
    nonce,
    challenge,
  }: { redirectUri: string; state: string; nonce: string; challenge: string },
) => {
  const url = new URL(authorizeUrl);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

type Expected = {
  popup: SocialWindow;
  origin: string;
  state: string;
  channel: ReturnType<Environment['openChannel']>;
  until: AbortSignal;
};

/**
 * The message of the callback page, by whichever of its two ways comes first. Only a message with
 * our `state` belongs to this window.
 */
const hear = ({ messages }: Options, { popup, origin, state, channel, until }: Expected) =>
  new Promise<Callback>((resolve) => {
    const take = (data: unknown) => {
      const said = v.safeParse(callbackSchema, data);
      if (said.success && said.output.state === state) resolve(said.output);
    };
    const fromWindow = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
      if (sender === origin && source === (popup as unknown)) take(data);
    };
    const fromChannel = ({ data }: MessageEvent<unknown>) => take(data);
    messages.addEventListener('message', fromWindow);
    channel?.addEventListener('message', fromChannel);
    until.addEventListener('abort', () => {
      messages.removeEventListener('message', fromWindow);
      channel?.removeEventListener('message', fromChannel);
    });
  });

/**
 * Resolves with null when the person closed the window. A window that the provider cut off
 * (Cross-Origin-Opener-Policy) looks closed too, but then this page does not have the focus.
 */
const closing = ({ page }: Options, popup: SocialWindow, until: AbortSignal) =>
  new Promise<null>((resolve) => {
    let seen = 0;
    const timer = setInterval(() => {
      seen = popup.closed && page.hasFocus() ? seen + 1 : 0;
      if (seen === LOOKS) resolve(null);
    }, LOOK_EVERY);
    until.addEventListener('abort', () => clearInterval(timer));
  });

/**
 * An answer that another provider gave, or that came by another provider's redirect, is mixed up:
 * its code must not reach this one (RFC 9207, RFC 9700 §4.4).
 */
const outcomeOf = (
  { code, error, issuer, account }: Callback,
  asked: Social,
  proof: { codeVerifier: string; redirectUri: string; nonce: string },
): SocialAuthOutcome => {
  const isIssuer = asked.issuer === null || issuer === asked.issuer;
  if (!isIssuer || account !== asked.provider) return REFUSED;
  if (error === 'access_denied') return { kind: 'cancelled' };
  return code !== null && error === null ? { kind: 'authorised', code, ...proof } : REFUSED;
};
