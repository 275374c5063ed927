import * as v from 'valibot';
import { envelopeOf } from '../../../contract/envelope';
import type { Client } from './client';

const launchSchema = v.object({ url: v.string(), opening: v.string(), needsTransfer: v.boolean() });
const answerSchema = envelopeOf(v.unknown());

/** The body of a launch, by default of a lottery: its name never changes. */
export const wanted = (over: Record<string, unknown> = {}) => ({
  vassalage: 'TCG_SEA',
  gameType: 'LOTT',
  gameCode: 'SSC1',
  platform: 'WEB',
  language: 'EN',
  ...over,
});

/** Plays like the page of the demo game: without an origin, by the ticket of a launch. */
export const createTable = (client: Client) => {
  const launch = async (token: string, over: Record<string, unknown> = {}) => {
    const reply = await client.call('launchGame', wanted(over), { token, language: 'EN' });
    if (!reply.success) throw new Error(`The launch was refused: ${reply.message}`);
    const { url, ...rest } = v.parse(launchSchema, reply.value);
    return { ...rest, url: new URL(url), ticket: new URL(url).searchParams.get('ticket') ?? '' };
  };
  const send = (name: string, body: unknown, headers: Record<string, string> = {}) =>
    client.send(`/game/api/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'null',
        'X-Language': 'EN',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const call = async (name: string, body: unknown) => {
    const response = await send(name, body);
    const { success, value, message } = v.parse(answerSchema, await response.json());
    return {
      status: response.status,
      success,
      message: message ?? null,
      value: (value ?? null) as Record<string, unknown> | null,
    };
  };
  const bet = (ticket: string, betId: string, stake = '100') =>
    call('bet', { ticket, betId, stake });
  const balanceOf = async (token: string) =>
    String((await client.call('balance', {}, { token })).value?.['balance']);
  return { launch, send, call, bet, balanceOf };
};
