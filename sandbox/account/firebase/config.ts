import * as v from 'valibot';
import { firebaseSchema, type FirebaseConfig } from '../../../contract/platform';

/** The path of the SDK's calls when `connectAuthEmulator` was given the platform's own origin. */
export const IDENTITY_TOOLKIT = '/identitytoolkit.googleapis.com';
/** The root of the calls that refresh a token. */
export const SECURE_TOKEN = '/securetoken.googleapis.com';

/** The invented project of the stub. */
export const DEMO_PROJECT: FirebaseConfig = {
  apiKey: 'sandbox-key',
  authDomain: 'localhost',
  projectId: 'demo-padauk',
  appId: 'sandbox',
  emulator: true,
};

/** The issuer of the ID tokens of a project. */
export const issuerOf = ({ projectId }: Pick<FirebaseConfig, 'projectId'>) =>
  `https://securetoken.google.com/${projectId}`;

const configSchema = v.object({
  ...v.omit(firebaseSchema, ['emulator']).entries,
  authDomain: v.pipe(v.string(), v.regex(/^[\w.-]+(:\d+)?$/, 'must be a host name')),
});

/**
 * A real project from `FIREBASE_CONFIG`: the JSON that firebase's console shows. Undefined when it
 * is not set.
 */
export const firebaseFrom = (text: string | undefined): FirebaseConfig | undefined => {
  if (!text) return undefined;
  const config = v.safeParse(configSchema, jsonOf(text));
  if (config.success) return { ...config.output, emulator: false };
  throw new Error(
    'FIREBASE_CONFIG must be JSON with apiKey, authDomain, projectId and appId: ' +
      v.summarize(config.issues),
  );
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
