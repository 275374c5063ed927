import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { EndpointId } from '../../../../contract/endpoints';
import type { createClient, Reply } from '../../../sandbox/harness/client';
import { createTable } from '../../../sandbox/harness/play';
import type { Controls } from '../controls';
import { goAs } from '../people';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** At least a month, whichever it is. */
const MONTH = 31 * 24 * HOUR;
/** A little longer than the model says, so that what a step itself takes does not count. */
const MORE = 400;
/** How long after a payment the platform surely has it. */
const FOUND_AFTER = 2 * MINUTE;

/** An event of a platform's model. */
export type RuleEvent = { type: string } & Record<string, unknown>;
type Wire = ReturnType<typeof createClient>;

/** The wire as the person uses it, the sandbox's controls, and the person's page. */
export type Hands = {
  readonly url: string;
  readonly wire: Wire;
  readonly controls: Controls;
  readonly page: Page;
  /** Who the walk is about. */
  readonly username: string;
  /** Calls a row as the person, in a login of its own; a call that sends money is sent once. */
  readonly call: (id: EndpointId, body?: object) => Promise<Reply>;
  /** Plays a bet, by default of 100; what the platform says if it refuses. */
  readonly bet: (stake?: string) => Promise<string | null>;
  /** Reports an order of a deposit as paid, and the platform finds the money. */
  readonly credit: (id: string) => Promise<void>;
  /** Orders a deposit that the platform finds at once; what it says if it refuses. */
  readonly payIn: (amount: string) => Promise<string | null>;
  /** Milliseconds pass on the platform. */
  readonly pass: (milliseconds: number) => Promise<void>;
};

/** How the sandbox does what the model of a rule says, and where a person sees it. */
export type RuleDriver = {
  /** The events of the model by type, each with its name. */
  readonly events: Readonly<
    Record<string, readonly ({ name: string } & Record<string, unknown>)[]>
  >;
  /** Who the walks are about; left out, the seeded player. */
  readonly username?: string;
  /** Brings the platform to the start of a walk, whose name begins with the jurisdiction. */
  readonly begin: (hands: Hands, start: string) => Promise<void>;
  /** Does an event; what the platform says if it refuses, null if not. */
  readonly act: (hands: Hands, event: RuleEvent) => Promise<string | null>;
  /** Goes to the page on which a person sees what an event has done. */
  readonly arrive: (hands: Hands, event: RuleEvent) => Promise<void>;
  /** What an event is, as a sentence for people. */
  readonly says: (event: RuleEvent) => string;
  /** The part of the page that shows it. */
  readonly placeOf: (page: Page, event: RuleEvent) => Locator;
  /** Brings that part into the state that shows it. */
  readonly open?: (place: Locator, event: RuleEvent) => Promise<void>;
};

/** The hands of a person on a sandbox, whose clock stands at `offset` (milliseconds). */
export const handsOf = (
  given: Pick<Hands, 'url' | 'wire' | 'controls' | 'page' | 'username'>,
  offset: number,
): Hands => {
  const { wire, controls, username } = given;
  let now = offset;
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    await controls.moveClock(now);
  };
  const call = async (id: EndpointId, body: object = {}) =>
    wire.call(id, body, {
      token: await wire.tokenOf(username),
      language: 'EN',
      headers: { 'Idempotency-Key': randomUUID() },
    });
  const credit = async (id: string) => {
    await call('reportDepositPaid', { id });
    await pass(FOUND_AFTER);
  };
  return {
    ...given,
    call,
    pass,
    credit,
    bet: async (stake) => {
      const table = createTable(wire);
      try {
        const { ticket } = await table.launch(await wire.tokenOf(username));
        return (await table.bet(ticket, randomUUID(), stake)).message;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    payIn: async (amount) => {
      const { value, message } = await call('placeDeposit', { methodId: 'kbzpay', amount });
      const id = (value?.['deposit'] as { id?: string } | undefined)?.id;
      if (id === undefined) return message;
      // It counts from its order on; paid, it makes room for the next one.
      await credit(id);
      return null;
    },
  };
};

/** Sets a deposit limit that nothing reaches: where one is required, nobody bets without. */
export const allowBets = ({ call }: Pick<Hands, 'call'>): Promise<Reply> =>
  call('changeLimit', { change: 'set', kind: 'deposit', period: 'month', amount: '1000000' });

/** Lets time pass, or brings another jurisdiction, as every model can; whether it was such. */
export const actOnWorld = async (
  { controls, pass }: Pick<Hands, 'controls' | 'pass'>,
  { type, hours, minutes, months, to }: RuleEvent,
): Promise<boolean> => {
  if (type === 'pack.switch') await controls.settings({ jurisdiction: to });
  else if (type === 'time.pass')
    await pass(
      Number(months ?? 0) * MONTH +
        Number(hours ?? 0) * HOUR +
        Number(minutes ?? 0) * MINUTE +
        MORE,
    );
  else return false;
  return true;
};

/** What such an event is, as a sentence; null for another. */
export const saysOfWorld = ({ type, hours, minutes, months, to }: RuleEvent): string | null => {
  if (type === 'pack.switch') return `The rules change to those of ${String(to)}.`;
  if (type !== 'time.pass') return null;
  if (months !== undefined) return `${Number(months)} months pass.`;
  return hours !== undefined ? `${Number(hours)} hours pass.` : `${Number(minutes)} minutes pass.`;
};

/** The person opens an address of the app in a login of its own. */
export const comeTo = ({ page, url, username }: Hands, address: string): Promise<void> =>
  goAs(page, url, username, address);

/** An amount of kyat for people. */
export const kyat = (amount: unknown): string => `Ks ${Number(amount).toLocaleString('en')}`;

/** A part of the member centre, by its heading. */
export const regionOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: 'Member centre' }).getByRole('region', { name, exact: true });

/** The field of the deposit page for its amount. */
export const amountOfDeposit = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Member centre' }).getByRole('textbox', { name: 'Amount' });
