import { endpoints, type RequestOf } from '../../../contract/endpoints';
import type { Member } from '../../../contract/member';
import { SEAL_REFUSALS } from '../cipher/payloadCipher';
import type { Device } from '../environment';
import type { Kit } from '../kit';

export type FreePlayOutcome =
  | { kind: 'started'; member: Member }
  | { kind: 'refused'; message: string };

const { method, path } = endpoints.loginFreePlay;

/**
 * Makes a visitor a trial member (spec §6 Visitor, §7 loginFreePlay). Leaving works as for a login.
 */
export const createStartFreePlay = ({ call, takeGrant, cipher, environment: { device } }: Kit) => {
  const start = async () => {
    const { payload: key } = await cipher.seal(method, path, { nonce: crypto.randomUUID() });
    return call(endpoints.loginFreePlay, { os: osOf(device), platform: 'W', key });
  };

  return async (signal?: AbortSignal): Promise<FreePlayOutcome> => {
    signal?.throwIfAborted();
    let outcome = await start();
    if (outcome.kind === 'refused' && SEAL_REFUSALS.has(outcome.detail?.reason)) {
      cipher.forgetKeys();
      outcome = await start();
    }
    if (outcome.kind === 'accepted') {
      await takeGrant(outcome.value, { signal, passwordless: true });
      return { kind: 'started', member: outcome.value.user };
    }
    signal?.throwIfAborted();
    return { kind: 'refused', message: outcome.message };
  };
};

/** Android also says Linux, and an iPhone also says Mac. */
const SYSTEMS: readonly (readonly [RegExp, RequestOf<'loginFreePlay'>['os']])[] = [
  [/android/i, 'android'],
  [/iphone|ipad|ipod|\bios\b/i, 'ios'],
  [/windows/i, 'windows'],
  [/mac/i, 'mac'],
  [/linux|cros|chrome os/i, 'linux'],
];
const osOf = ({ userAgent, userAgentData }: Device) => {
  const told = userAgentData?.platform || userAgent;
  return SYSTEMS.find(([pattern]) => pattern.test(told))?.[1] ?? 'other';
};
