import { createHash, randomBytes } from 'node:crypto';
import { errors, exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import type { SocialProvider } from '../../../contract/domain';
import type { Clock } from '../../base/clock';
import type { Grant, IdentityProvider, SocialPerson } from '../../kit/services';
import { personOf } from './people';

/** The client id of the site at the provider. */
export const CLIENT_ID = 'padauk-web';
/** The scopes that the site asks the provider for. */
export const SCOPE = 'openid profile email';
/** The page of a provider on which people agree or refuse. */
export const authorizePath = (provider: SocialProvider) => `/idp/${provider}/authorize`;

const CODE_LIFETIME = 60_000;
const TOKEN_LIFETIME_SECONDS = 5 * 60;
const KEPT = 1_000;

/** A new key that signs ID tokens, as a JWK. */
export const makeSigningKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
};

/**
 * The sandbox's replacement for Facebook and Google: an OAuth 2.0 code flow with PKCE. Codes
 * live in this process; `signingKey` comes from `makeSigningKey`.
 */
export const createIdentityProvider = async (
  clock: Clock,
  signingKey: string,
): Promise<IdentityProvider> => {
  const jwk = JSON.parse(signingKey) as JWK;
  const { d: _private, ...publicPart } = jwk;
  const [privateKey, publicKey] = await Promise.all([
    importJWK(jwk, 'ES256'),
    importJWK(publicPart, 'ES256'),
  ]);
  const granted = new Map<string, Grant & { until: number }>();

  const tokenFor = (
    { provider, clientId, subject, nonce }: Grant,
    person: SocialPerson,
  ): Promise<string> => {
    const now = Math.floor(clock.now() / 1_000);
    return new SignJWT({
      name: person.name,
      email: person.email,
      email_verified: true,
      ...(nonce !== null && { nonce }),
    })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(issuerOf(provider))
      .setAudience(clientId)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_LIFETIME_SECONDS)
      .sign(privateKey);
  };

  return {
    grant: (grant) => {
      const code = randomBytes(24).toString('base64url');
      granted.set(code, { ...grant, until: clock.now() + CODE_LIFETIME });
      const [oldest] = granted.keys();
      if (granted.size > KEPT && oldest !== undefined) granted.delete(oldest);
      return code;
    },
    exchange: async ({ provider, clientId, redirectUri, code, codeVerifier }) => {
      const found = granted.get(code);
      // The first try spends the code, even a wrong one: a stolen code allows one guess.
      granted.delete(code);
      const person = found && personOf(found.provider, found.subject);
      if (!found || !person || found.until <= clock.now()) return null;
      const isSame =
        found.provider === provider &&
        found.clientId === clientId &&
        found.redirectUri === redirectUri &&
        found.challenge === challengeOf(codeVerifier);
      return isSame ? tokenFor(found, person) : null;
    },
    personOf: async (provider, idToken, nonce) => {
      try {
        const { payload } = await jwtVerify(idToken, publicKey, {
          algorithms: ['ES256'],
          issuer: issuerOf(provider),
          audience: CLIENT_ID,
          currentDate: clock.date(),
          requiredClaims: ['sub', 'exp'],
        });
        return payload['nonce'] === nonce ? personOf(provider, payload.sub ?? '') : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
    clear: () => {
      granted.clear();
    },
  };
};

/** Who signs the ID tokens of a provider. */
export const issuerOf = (provider: SocialProvider) => `https://${provider}.example`;
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
