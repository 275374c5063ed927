import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { SocialProvider } from '../../../contract/domain';
import type { Services } from '../../kit/services';
import { consentPage, strangerPage } from './page';
import { issuerOf } from './identityProvider';
import { isProvider, readRequest, type Asked } from './request';
import { personOf } from './people';

const exchangeSchema = v.object({
  grant_type: v.literal('authorization_code'),
  code: v.string(),
  code_verifier: v.string(),
  redirect_uri: v.string(),
  client_id: v.string(),
});

/**
 * Facebook and Google as the sandbox replaces them: a page on which a person decides, and the
 * exchange of a code.
 */
export const mountIdentityProvider = (
  app: Hono,
  { identityProvider, network }: Pick<Services, 'identityProvider' | 'network'>,
): void => {
  app.use('/idp/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.get('/idp/page.css', async (c) =>
    c.body(await readFile(fileURLToPath(new URL('./page.css', import.meta.url))), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );

  app.get('/idp/:provider/authorize', (c, next) => {
    const provider = c.req.param('provider');
    return isProvider(provider)
      ? whenAsked(c, network.originOf(c), provider, c.req.query(), (asked) =>
          c.html(consentPage(provider, asked)),
        )
      : next();
  });

  app.post('/idp/:provider/authorize', async (c, next) => {
    const provider = c.req.param('provider');
    if (!isProvider(provider)) return next();
    const form = await formOf(c);
    return whenAsked(c, network.originOf(c), provider, form, (asked) => {
      const { redirect_uri: redirectUri, state } = asked;
      const choice = form['choice'] ?? '';
      if (choice === 'cancel')
        return back(c, provider, redirectUri, { error: 'access_denied', state });
      if (!personOf(provider, choice))
        return back(c, provider, redirectUri, { error: 'server_error', state });
      const code = identityProvider.grant({
        provider,
        clientId: asked.client_id,
        redirectUri,
        challenge: asked.code_challenge,
        nonce: asked.nonce ?? null,
        subject: choice,
      });
      return back(c, provider, redirectUri, { code, state });
    });
  });

  app.post('/idp/:provider/token', async (c, next) => {
    const provider = c.req.param('provider');
    if (!isProvider(provider)) return next();
    const body = v.safeParse(exchangeSchema, await formOf(c));
    if (!body.success) return c.json({ error: 'invalid_request' }, 400);
    const {
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
      client_id: clientId,
    } = body.output;
    const idToken = await identityProvider.exchange({
      provider,
      clientId,
      redirectUri,
      code,
      codeVerifier,
    });
    if (idToken === null) return c.json({ error: 'invalid_grant' }, 400);
    return c.json({
      id_token: idToken,
      access_token: randomBytes(24).toString('base64url'),
      token_type: 'Bearer',
      expires_in: 300,
    });
  });
};

/** The fields of a form; none of a body that is no form of a link or a page. */
const formOf = async (c: Context): Promise<Record<string, string>> =>
  /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '')
    ? Object.fromEntries(new URLSearchParams(await c.req.text()))
    : {};

const whenAsked = (
  c: Context,
  origin: string,
  provider: SocialProvider,
  parameters: Record<string, unknown>,
  answer: (asked: Asked) => Response | Promise<Response>,
) => {
  const read = readRequest(parameters, origin, provider);
  switch (read.kind) {
    case 'asked':
      return answer(read.asked);
    case 'broken':
      return back(c, provider, read.redirectUri, {
        error: 'invalid_request',
        ...(read.state !== null && { state: read.state }),
      });
    case 'stranger':
      return c.html(strangerPage(provider), 400);
  }
};

/** Back to the site: 303, so that a POST becomes a GET. Says who answers (RFC 9207). */
const back = (
  c: Context,
  provider: SocialProvider,
  redirectUri: string,
  parameters: Record<string, string>,
): Response => {
  const to = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...parameters, iss: issuerOf(provider) }))
    to.searchParams.set(name, value);
  return c.redirect(to.href, 303);
};
