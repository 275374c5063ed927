import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyRequest } from '../../../contract/passkeys';

/**
 * Runs the device's dialog; leaving closes it. Rejects with the signal's reason when the caller
 * has left.
 */
export const ceremony = async <T>(
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
): Promise<T> => {
  signal?.throwIfAborted();
  const close = () => WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener('abort', close);
  try {
    return await run();
  } finally {
    signal?.removeEventListener('abort', close);
  }
};

/** Why the device gave nothing. Browsers say "not allowed" for a person who cancelled, too. */
export const reasonOf = (error: unknown): 'cancelled' | 'known' | 'unsupported' | 'failed' => {
  const name = error instanceof Error ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'known';
    case 'NotSupportedError':
    case 'ConstraintError':
    case 'SecurityError':
      return 'unsupported';
    default:
      return 'failed';
  }
};

/**
 * Lets the person choose a passkey in a dialog of the device, or beside a field. Rejects when none
 * was chosen.
 */
export const choosePasskey = async (
  request: PasskeyRequest,
  signal: AbortSignal | undefined,
  { useBrowserAutofill = false } = {},
): Promise<PasskeyAnswer> =>
  sent(
    await ceremony(signal, () =>
      startAuthentication({
        optionsJSON: request,
        useBrowserAutofill,
        // The field may be drawn later than this is asked.
        verifyBrowserAutofillInput: false,
      }),
    ),
  );

/** Only what the platform reads. */
const sent = ({
  id,
  rawId,
  response: { clientDataJSON, authenticatorData, signature, userHandle },
}: Awaited<ReturnType<typeof startAuthentication>>): PasskeyAnswer => ({
  id,
  rawId,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
});
