import { PHONE_ERROR_KEYS } from '../../../../contract/phoneErrors';
import { DeadlinePassed, withDeadline } from '../../deadline';
import { CallFault } from '../../http/callFault';
import type { PermissionSource } from '../../site/permission';
import type { openFirebase } from './firebaseSdk';
import type { PhoneAuth, PhoneErrorCode, PhoneRefusal } from './phoneAuth';

type Options = {
  permission: PermissionSource;
  origin: () => string;
  /** HTML tag of the person's language. */
  language: () => string;
  load?: () => Promise<typeof openFirebase>;
};

const ID = 'phoneAuth';
/** A picture puzzle that the person leaves never ends by itself. */
const TIMEOUT = 120_000;
/** Codes that the SDK names differently from its own list (spec §8 Phone authentication codes). */
const ALIASES: ReadonlyMap<string, PhoneErrorCode> = new Map([
  ['missing-code', 'missing-verification-code'],
  ['invalid-verification-id', 'code-expired'],
]);

/** Firebase's phone sign-in, for the project that the permission call names. */
export const createFirebasePhoneAuth = ({
  permission,
  origin,
  language,
  load = loadSdk,
}: Options): PhoneAuth => {
  const open = async () => {
    const { firebase: config } = (await permission.read()).info;
    if (!config) throw new CallFault('fault', ID);
    return (await load())({ config, origin: origin(), language: language() });
  };
  const attempt = async <T>(
    signal: AbortSignal | undefined,
    work: (firebase: ReturnType<typeof openFirebase>, signal: AbortSignal) => Promise<T>,
  ) => {
    try {
      return await withDeadline(signal, TIMEOUT, async (bounded) => {
        const firebase = await open();
        bounded.throwIfAborted();
        return work(firebase, bounded);
      });
    } catch (error) {
      signal?.throwIfAborted();
      return refusalOf(error);
    }
  };

  return {
    send: ({ countryDialingCode, mobileNum }, signal) =>
      attempt(signal, async (firebase, bounded) => ({
        kind: 'sent' as const,
        receipt: await firebase.send(`+${countryDialingCode}${mobileNum}`, bounded),
      })),
    confirm: (receipt, code, signal) =>
      attempt(signal, async (firebase) => ({
        kind: 'confirmed' as const,
        idToken: await firebase.confirm(receipt, code),
      })),
  };
};

/** The refusal that firebase gave. Throws a `CallFault` when firebase did not answer. */
const refusalOf = (error: unknown): PhoneRefusal => {
  if (error instanceof CallFault) throw error;
  if (error instanceof DeadlinePassed) throw new CallFault('timeout', ID);
  const [, code = ''] =
    /^auth\/(.+)$/.exec(String((error as { code?: unknown } | null)?.code)) ?? [];
  if (code === 'network-request-failed') throw new CallFault('offline', ID);
  return {
    kind: 'refused',
    code: Object.hasOwn(PHONE_ERROR_KEYS, code)
      ? (code as PhoneErrorCode)
      : (ALIASES.get(code) ?? 'unknown'),
  };
};

const loadSdk = () =>
  import('./firebaseSdk').then(
    ({ openFirebase: loaded }) => loaded,
    () => {
      throw new CallFault('offline', ID);
    },
  );
