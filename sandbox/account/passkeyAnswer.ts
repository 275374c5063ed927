import type { PasskeyAnswer } from '../../contract/passkeys';
import type { passkeys } from '../db/schema';
import type { RelyingParty } from '../kit/services';

/**
 * The counter of an answer that this passkey signed for this challenge and party; null for any
 * other answer.
 */
export const counterOf = async (
  passkey: typeof passkeys.$inferSelect,
  { id, rawId, type, clientExtensionResults, response }: PasskeyAnswer,
  challenge: string,
  party: RelyingParty,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults,
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for everything that a client may send wrongly, and for an old counter.
    return null;
  }
};
