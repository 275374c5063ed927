import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoints';
import { envelopeOf, type Envelope } from '../../../contract/envelope';
import { CallFault } from './callFault';
import type { CallOutcome } from './client';

export type RawAnswer = {
  status: number;
  text: string;
  retryAfter: string | null;
  reference: string | null;
};

/**
 * What an HTTP answer means (docs/decisions/0042): an envelope that fits the row is a decision, 401
 * a dead session, 429 and a 503 of the platform itself a busy one, a write that still runs or a
 * replayed seal a lost answer, everything else a fault.
 * Throws a `CallFault`.
 */
export const readAnswer = <TResponse extends v.GenericSchema>(
  endpoint: Endpoint<v.GenericSchema, TResponse>,
  { status, text, retryAfter, reference }: RawAnswer,
): CallOutcome<v.InferOutput<TResponse>> => {
  const { id } = endpoint;
  const fault = () => new CallFault('fault', id, undefined, undefined, reference);
  // Without a token there is no session that could have ended.
  if (status === 401) {
    if (endpoint.token === 'none') throw fault();
    const refusal = v.safeParse(envelopeOf(v.unknown()), jsonOf(text));
    const isIdle =
      refusal.success && !refusal.output.success && refusal.output.value?.reason === 'idle';
    throw new CallFault('session', id, undefined, undefined, undefined, isIdle);
  }
  if (status === 429) throw new CallFault('busy', id, secondsOf(retryAfter));
  // The same write is still running on the platform, so its outcome is unknown.
  if (status === 409 && endpoint.idempotent) throw new CallFault('timeout', id);
  const isBusy = status === 503 && retryAfter;
  if (status >= 500 && !isBusy) throw fault();
  const parsed = v.safeParse(envelopeOf(endpoint.response), jsonOf(text));
  if (!parsed.success) throw fault();
  // The schema's own type, which inference cannot narrow while the row is still generic.
  const envelope = parsed.output as Envelope<v.InferOutput<TResponse>>;
  if (isBusy && !envelope.success)
    throw new CallFault('busy', id, secondsOf(retryAfter), envelope.message);
  // The browser sent this seal twice, and the answer to the first one was lost.
  if (!envelope.success && endpoint.enc && envelope.value?.reason === 'cipherReplayed')
    throw new CallFault('offline', id);
  if (!envelope.success)
    return { kind: 'refused', message: envelope.message, detail: envelope.value };
  if (status >= 400) throw fault();
  return { kind: 'accepted', value: envelope.value };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Seconds, at least one. `Retry-After` is a number of seconds or a date (RFC 9110 §10.2.3). */
const secondsOf = (retryAfter: string | null): number => {
  const text = retryAfter?.trim() ?? '';
  const seconds = /^\d+$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return Number.isFinite(seconds) ? Math.max(1, seconds) : 1;
};
