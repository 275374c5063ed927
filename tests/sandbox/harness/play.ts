import * as v from 'valibot';
import { envelopeOf } from '../../../contract/envelope';
import type { Client } from './client';

const launchSchema = v.object({ url: v.string(), opening: v.string(), needsTransfer: v.boolean() });
const saleSchema = v.object({
  lottery: v.object({
    picking: v.object({ count: v.number(), from: v.optional(v.number()) }),
    draws: v.array(v.object({ drawAt: v.number() })),
  }),
});
const answerSchema = envelopeOf(v.unknown());

/** What names a lottery in a launch. */
export const LOTTERY = { vassalage: 'TCG_SEA', gameType: 'LOTT', gameCode: 'SSC1' };

/** The body of a launch, by default of a game whose name never changes. */
export const wanted = (over: Record<string, unknown> = {}) => ({
  vassalage: 'EG',
  gameType: 'ELOTT',
  gameCode: 'E001',
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
  /** Buys a ticket for the next draw of the lottery that was launched, with its first numbers. */
  const buyTicket = async (ticket: string, betId: string, stake = '100') => {
    const { lottery } = v.parse(saleSchema, (await call('open', { ticket })).value);
    const { count, from = 0 } = lottery.picking;
    const numbers = Array.from({ length: count }, (_, index) => String(from + index));
    return call('bet', { ticket, betId, stake, numbers, drawAt: lottery.draws[0]?.drawAt });
  };
  const balanceOf = async (token: string) =>
    String((await client.call('balance', {}, { token })).value?.['balance']);
  return { launch, send, call, bet, buyTicket, balanceOf };
};
