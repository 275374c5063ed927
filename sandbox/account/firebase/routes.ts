import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { FIREBASE_EXPIRED_MINUTES } from '../../../contract/constants';
import { sendMessage } from '../outbox';
import type { Services } from '../../kit/services';
import type { Settings } from '../../kit/settings';
import { languageOf, wordsOf } from '../../words';
import { IDENTITY_TOOLKIT, SECURE_TOKEN } from './config';
import { localIdOf } from './emulatorTokens';
import { forcedFailure } from './failures';

const sendSchema = v.object({ phoneNumber: v.optional(v.string(), '') });
const signInSchema = v.object({
  sessionInfo: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
});
const lookupSchema = v.object({ idToken: v.optional(v.string(), '') });
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * The six calls of Google's Auth API that the web SDK makes for a phone sign-in, as its emulator
 * answers them. Only without a real project: with one, the SDK talks to Google.
 */
export const mountFirebase = (app: Hono, services: Services, record: MiddlewareHandler): void => {
  if (!services.firebase.config.emulator) return;
  const toolkit = (version: string, call: string) =>
    `${IDENTITY_TOOLKIT}/${version}/:call{${call}}`;
  for (const root of [IDENTITY_TOOLKIT, SECURE_TOKEN]) app.use(`${root}/*`, record);

  app.get(toolkit('v1', 'recaptchaParams'), (c) => c.json({ recaptchaSiteKey: 'sandbox' }));
  app.get(toolkit('v2', 'recaptchaConfig'), (c) =>
    c.json({
      recaptchaKey: 'projects/sandbox/keys/sandbox',
      recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
    }),
  );
  app.post(toolkit('v1', 'accounts:sendVerificationCode'), (c) => send(c, services));
  app.post(toolkit('v1', 'accounts:signInWithPhoneNumber'), (c) => signIn(c, services));
  app.post(toolkit('v1', 'accounts:lookup'), (c) => lookup(c, services));
  app.post(`${SECURE_TOKEN}/v1/token`, (c) => refresh(c, services));
  for (const root of [IDENTITY_TOOLKIT, SECURE_TOKEN])
    app.all(`${root}/*`, (c) => failed(c, 'NOT_FOUND', 404));
};

const send = async (
  c: Context,
  { db, clock, settings, rateLimits, firebase }: Services,
): Promise<Response> => {
  const body = v.safeParse(sendSchema, await bodyOf(c));
  if (!body.success) return failed(c, 'INVALID_ARGUMENT');
  const failure = forcedFailure(settings.current(), 'send') ?? closedBy(settings.current());
  if (failure) return failed(c, failure);
  const { phoneNumber } = body.output;
  if (phoneNumber === '') return failed(c, 'MISSING_PHONE_NUMBER');
  if (!E164.test(phoneNumber)) return failed(c, 'INVALID_PHONE_NUMBER');
  if ((await rateLimits.take('codes', phoneNumber)) !== null)
    return failed(c, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  const { sessionInfo, code } = firebase.codes.make(phoneNumber);
  const words = wordsOf(languageOf(c.req.header('X-Firebase-Locale')));
  await sendMessage(db, clock, {
    channel: 'sms',
    to: phoneNumber,
    code,
    provider: 'firebase',
    text: words.codeText(code, FIREBASE_EXPIRED_MINUTES),
  });
  return c.json({ sessionInfo });
};

const signIn = async (c: Context, { settings, firebase }: Services): Promise<Response> => {
  const body = v.safeParse(signInSchema, await bodyOf(c));
  if (!body.success) return failed(c, 'INVALID_ARGUMENT');
  const failure = forcedFailure(settings.current(), 'signIn') ?? closedBy(settings.current());
  if (failure) return failed(c, failure);
  const { sessionInfo, code } = body.output;
  if (sessionInfo === '') return failed(c, 'MISSING_SESSION_INFO');
  if (code === '') return failed(c, 'MISSING_CODE');
  const checked = firebase.codes.check(sessionInfo, code);
  switch (checked.kind) {
    case 'right':
      return c.json({
        ...firebase.tokens.issue(checked.phone),
        isNewUser: false,
        phoneNumber: checked.phone,
      });
    case 'wrong':
      return failed(c, 'INVALID_CODE');
    case 'expired':
      return failed(c, 'SESSION_EXPIRED');
    case 'tooMany':
      return failed(c, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    case 'unknown':
      return failed(c, 'INVALID_SESSION_INFO');
  }
};

const lookup = async (c: Context, { firebase }: Services): Promise<Response> => {
  const body = v.safeParse(lookupSchema, await bodyOf(c));
  const phoneNumber = body.success ? firebase.tokens.phoneOf(body.output.idToken) : null;
  if (phoneNumber === null) return failed(c, 'INVALID_ID_TOKEN');
  return c.json({
    users: [
      {
        localId: localIdOf(phoneNumber),
        phoneNumber,
        providerUserInfo: [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }],
      },
    ],
  });
};

const refresh = async (c: Context, { firebase }: Services): Promise<Response> => {
  const tokens = firebase.tokens.refresh(
    new URLSearchParams(await c.req.text()).get('refresh_token') ?? '',
  );
  if (!tokens) return failed(c, 'INVALID_REFRESH_TOKEN');
  return c.json({
    access_token: tokens.idToken,
    id_token: tokens.idToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    user_id: tokens.localId,
    project_id: firebase.config.projectId,
  });
};

/** The answer of a project that has phone sign-in switched off. */
const closedBy = ({ smsProvider }: Settings): string | null =>
  smsProvider === 'firebase' ? null : 'OPERATION_NOT_ALLOWED';

const failed = (c: Context, message: string, code: 400 | 404 = 400) =>
  c.json(
    { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    code,
  );

const bodyOf = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => null);
