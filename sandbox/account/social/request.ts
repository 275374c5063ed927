import * as v from 'valibot';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../contract/domain';
import { CLIENT_ID } from './identityProvider';

const text = v.pipe(v.string(), v.maxLength(1_000));

/**
 * The sender, and where the answer goes: each provider has a redirect of its own. Checked first,
 * because nothing may be sent to an address outside the site.
 */
const callerSchema = (origin: string, provider: SocialProvider) =>
  v.object({
    client_id: v.literal(CLIENT_ID),
    redirect_uri: v.literal(`${origin}/social.html?account=${provider}`),
  });
const askedSchema = v.object({
  response_type: v.literal('code'),
  state: v.pipe(text, v.minLength(1)),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
  nonce: v.optional(text),
  scope: v.optional(text),
});

/** A valid authorization request. */
export type Asked = v.InferOutput<typeof askedSchema> & { client_id: string; redirect_uri: string };
/**
 * An authorization request (RFC 6749 §4.1.1): valid, invalid but answerable, or from an unknown
 * sender.
 */
export type Read =
  | { kind: 'asked'; asked: Asked }
  | { kind: 'broken'; redirectUri: string; state: string | null }
  | { kind: 'stranger' };

/** Reads and checks an authorization request. */
export const readRequest = (
  parameters: Record<string, unknown>,
  origin: string,
  provider: SocialProvider,
): Read => {
  const caller = v.safeParse(callerSchema(origin, provider), parameters);
  if (!caller.success) return { kind: 'stranger' };
  const asked = v.safeParse(askedSchema, parameters);
  if (asked.success) return { kind: 'asked', asked: { ...asked.output, ...caller.output } };
  const state = v.safeParse(askedSchema.entries.state, parameters['state']);
  return {
    kind: 'broken',
    redirectUri: caller.output.redirect_uri,
    state: state.success ? state.output : null,
  };
};

/** Whether a name is a provider's. */
export const isProvider = (name: string): name is SocialProvider =>
  SOCIAL_PROVIDERS.some((provider) => provider === name);
