import { randomUUID } from 'node:crypto';
import type { EndpointId } from '../../contract/endpoints';
import type { Client } from '../../tests/sandbox/harness/client';

/** The vendor whose wallet a measurement moves money to and from. */
export const VENDOR = 'BTI';
/** A call that somebody who is signed in makes, again and again. */
export type Step = (client: Client, token: string) => ReturnType<Client['call']>;

/** Reads; the call changes nothing. */
export const read =
  (id: EndpointId, query: Record<string, unknown> = {}): Step =>
  (client, token) =>
    client.call(id, query, { token, language: 'EN' });

/** Moves money between the main wallet and that of the vendor, under a key of its own. */
export const move =
  (direction: 'in' | 'out', amount = '1.00'): Step =>
  (client, token) =>
    client.call(
      'walletTransfer',
      { vassalage: VENDOR, direction, amount },
      { token, language: 'EN', headers: { 'Idempotency-Key': randomUUID() } },
    );
