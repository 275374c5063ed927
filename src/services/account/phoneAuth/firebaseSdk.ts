import { initializeApp } from '@firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signOut,
} from '@firebase/auth';
import type { FirebaseConfig } from '../../../../contract/platform';

type Place = {
  config: FirebaseConfig;
  /** Address of the emulator. */
  origin: string;
  /** Language of the SMS. */
  language: string;
};

/**
 * Firebase's Auth for one call; calls for the same project share it. Loaded lazily, because it
 * brings the SDK.
 */
export const openFirebase = ({ config: { emulator, ...options }, origin, language }: Place) => {
  const auth = initializeAuth(initializeApp(options, JSON.stringify(options)), {
    persistence: inMemoryPersistence,
  });
  if (emulator) connectAuthEmulator(auth, origin, { disableWarnings: true });
  auth.languageCode = language;

  return {
    /** Resolves with the verification id. */
    send: async (phoneNumber: string, signal: AbortSignal): Promise<string> => {
      // A verifier serves one try, and its element serves one verifier.
      const element = document.body.appendChild(document.createElement('div'));
      const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
      const discard = () => {
        verifier.clear();
        element.remove();
      };
      signal.addEventListener('abort', discard);
      try {
        return await new PhoneAuthProvider(auth).verifyPhoneNumber(phoneNumber, verifier);
      } finally {
        signal.removeEventListener('abort', discard);
        if (!signal.aborted) discard();
      }
    },

    /**
     * Resolves with the ID token. Nobody stays signed in with firebase: the session is the
     * platform's.
     */
    confirm: async (verificationId: string, code: string): Promise<string> => {
      const { user } = await signInWithCredential(
        auth,
        PhoneAuthProvider.credential(verificationId, code),
      );
      try {
        return await user.getIdToken();
      } finally {
        await signOut(auth);
      }
    },
  };
};
