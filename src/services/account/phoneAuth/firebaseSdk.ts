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
  /** Where the emulator answers. */
  origin: string;
  /** Of the SMS. */
  language: string;
};

/**
 * Firebase's Auth for one call; the same project gives the same one again. Loaded lazily: it brings
 * the SDK along.
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
      // A verifier is good for one try, and its element for one verifier.
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
