import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errors, type Page } from '@playwright/test';
import { blockRuleCases } from '../../../proofs/playControl/blockRule.cases';
import { limitRuleCases } from '../../../proofs/playControl/limitRule.cases';
import type { LimitRuleInput } from '../../../proofs/playControl/limitRule';
import type { OpenProofs, SeenStep } from '../../../qa/audit/stage';
import { WIDTHS } from '../../../qa/catalogue/screens';
import type { PartStep } from '../../../qa/verify/productGraph';
import { createClient } from '../../sandbox/harness/client';
import { createTable } from '../../sandbox/harness/play';
import type { Controls } from './controls';
import { openSandbox } from './openSandbox';
import { goAs } from './people';
import { closeAnnouncements, expect, speakEnglish } from './visit';

const HOUR = 60 * 60_000;
/** How long after a payment the platform surely has it. */
const FOUND_AFTER = 2 * 60_000;
const PLAYER = 'player';
/** One of the models' amounts, in kyat: of bets less, since the player has to afford them. */
const unitOf = (product: string) => (product === 'bets' ? 1 : 100);

type Event = { type: string } & Record<string, unknown>;
type Wire = ReturnType<typeof createClient>;
/** The wire, as the person uses it, and the clock of the sandbox. */
type Hands = { wire: Wire; controls: Controls; token: () => Promise<string>; unit: number };

/** The event of a platform's model that a step names. */
const eventOf = (label: string): Event | null => {
  const [type = '', name] = label.split(' · ');
  for (const { events } of [limitRuleCases, blockRuleCases]) {
    const found = events[type]?.find((one) => one.name === name);
    if (found) return { ...found, type };
  }
  return null;
};

/** The page of the app on which a person sees what a step has done. */
const addressOf = ({ type, what }: Event): string => {
  if (type === 'money.ask' || type === 'request.ask') {
    if (what === 'deposit') return '/member/deposit';
    if (what === 'withdrawal') return '/member/withdrawal';
  }
  return '/member/limits';
};

/** Does on the platform what an event of its model says; what it said, if it refused. */
const act = async (
  { wire, controls, token, unit }: Hands,
  offset: { now: number },
  event: Event,
): Promise<string | null> => {
  const keyed = async () => ({
    token: await token(),
    language: 'EN' as const,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  const amount = (value: unknown) => (value === null ? null : `${Number(value) * unit}`);
  const { kind, period } = event;
  switch (event.type) {
    case 'time.pass':
      offset.now += Number(event['hours']) * HOUR;
      await controls.moveClock(offset.now);
      return null;
    case 'pack.switch':
      await controls.settings({ jurisdiction: event['to'] });
      return null;
    case 'limit.set':
    case 'limit.confirm': {
      const change = event.type === 'limit.set' ? 'set' : 'confirm';
      const asked = { change, kind, period, amount: amount(event['amount']) };
      return (await wire.call('changeLimit', asked, await keyed())).message;
    }
    case 'limit.remove':
    case 'limit.drop': {
      const change = event.type === 'limit.remove' ? 'remove' : 'drop';
      return (await wire.call('changeLimit', { change, kind, period }, await keyed())).message;
    }
    case 'block.start':
      return (await wire.call('startPlayBlock', { kind, length: event['length'] }, await keyed()))
        .message;
    case 'person.register':
      return null;
    default:
      return ask(wire, await keyed(), String(event['what']), amount(event['amount'] ?? 10) ?? '');
  }
};

const ask = async (
  wire: Wire,
  keyed: Parameters<Wire['call']>[2],
  what: string,
  amount: string,
): Promise<string | null> => {
  switch (what) {
    case 'deposit': {
      const reply = await wire.call('placeDeposit', { methodId: 'kbzpay', amount }, keyed);
      const id = (reply.value?.['deposit'] as { id?: string } | undefined)?.id;
      // It counts from its order on; paid, it makes room for the next one.
      if (id !== undefined) await wire.call('reportDepositPaid', { id }, keyed);
      return reply.message;
    }
    case 'bet': {
      const table = createTable(wire);
      try {
        const { ticket } = await table.launch(keyed?.token ?? '');
        return (await table.bet(ticket, randomUUID(), amount)).message;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    }
    case 'bonus':
      return (await wire.call('convertPoint', { points: 100 }, keyed)).message;
    default:
      return null;
  }
};

/** The app built for the sandbox, in Chromium: the stage of `npm run qa -- verify --html`. */
export const openProofs: OpenProofs = async () => {
  const { sandbox, browser, controls, close } = await openSandbox();
  const wire = createClient((path, init) => fetch(sandbox.url + path, init));
  return {
    show: async ({ product, start, steps }, { folder, name }) => {
      mkdirSync(folder, { recursive: true });
      await controls.reset();
      const [jurisdiction] = start.split(',');
      // Other days than those of the seed, a Monday, and no change of the clocks for months.
      const offset = { now: Date.parse('2027-04-12T05:00:00Z') - Date.now() };
      await controls.moveClock(offset.now);
      await controls.settings({ gameOutcome: 'lose' });
      const hands: Hands = {
        wire,
        controls,
        token: () => wire.tokenOf(PLAYER),
        unit: unitOf(product),
      };
      await setLimits(hands, start.replace(/, (\w+)$/, ', $1 limited'));
      await controls.settings({ jurisdiction });
      const context = await browser.newContext({ baseURL: sandbox.url, reducedMotion: 'reduce' });
      try {
        context.setDefaultTimeout(PATIENCE);
        const page = await context.newPage();
        await page.addInitScript(speakEnglish);
        await page.addInitScript(closeAnnouncements);
        const seen: SeenStep[] = [];
        for (const [index, parts] of steps.entries()) {
          const event = platformEventOf(parts);
          if (!event) {
            const [step] = stepsOf(parts);
            const differs = step ? `Nobody can do "${step.step}" here.` : null;
            seen.push({ did: null, said: null, differs, pictures: {} });
            continue;
          }
          const said = await act(hands, offset, event);
          if (said === null && event['what'] === 'deposit') {
            // The platform finds the payment, and the next order can be placed.
            offset.now += FOUND_AFTER;
            await controls.moveClock(offset.now);
          }
          await arrive(page, sandbox.url, addressOf(event));
          const pictures = await shoot(page, placeOf(page, event), folder, `${name}-${index + 1}`);
          seen.push({
            did: didOf(event, hands.unit),
            said,
            differs: differenceIn(parts, said),
            pictures,
          });
        }
        return seen;
      } finally {
        await context.close();
      }
    },
    print: async (file, to) => {
      const page = await browser.newPage();
      await page.goto(pathToFileURL(resolve(file)).href);
      const margin = { top: '14mm', bottom: '14mm', left: '12mm', right: '12mm' };
      await page.pdf({ path: to, format: 'A4', printBackground: true, margin });
      await page.close();
    },
    close,
  };
};

const stepsOf = (parts: readonly PartStep[]) =>
  parts.flatMap((one) => (one.part === 'platform' && 'step' in one ? [one] : []));

const platformEventOf = (parts: readonly PartStep[]): Event | null => {
  const [step] = stepsOf(parts);
  return step ? eventOf(step.step) : null;
};

/** The `meta` of a transition of a model says what the platform answers; that refuses by words. */
const differenceIn = (parts: readonly PartStep[], said: string | null): string | null => {
  const { answer } = (stepsOf(parts)[0]?.meta ?? {}) as { answer?: string };
  if (answer === undefined || answer.startsWith('refused') === (said !== null)) return null;
  return said === null
    ? `The platform does it; its model says "${answer}".`
    : `The platform refuses it (${said}); its model says "${answer}".`;
};

/** The limits that an input of the model has at the beginning. */
const setLimits = async ({ wire, token, unit }: Hands, input: string): Promise<void> => {
  const { limits = {} } = (limitRuleCases.inputs[input] ?? {}) as Partial<LimitRuleInput>;
  const set = async (kind: string, period: string, amount: string) =>
    wire.call(
      'changeLimit',
      { change: 'set', kind, period, amount },
      { token: await token(), language: 'EN' },
    );
  // Where a deposit limit is required, nobody bets without.
  if (input.endsWith('bets limited')) await set('deposit', 'month', '1000000');
  for (const [key, value] of Object.entries(limits)) {
    const [kind = '', period = ''] = key.split('.');
    await set(kind, period, `${value * unit}`);
  }
};

/** How long a part of a page may take to appear. */
const SHORT = 2_500;
/** How long a page may take on a machine that is busy with something else. */
const PATIENCE = 60_000;
const TRIES = 3;

/** A link works once: where its call is lost on a busy machine, a new one is taken. */
const arrive = async (page: Page, url: string, address: string): Promise<void> => {
  for (let tries = 1; tries < TRIES; tries += 1)
    try {
      await goAs(page, url, PLAYER, address);
      return;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  await goAs(page, url, PLAYER, address);
};

/** What a step did, as a sentence for people. */
const didOf = (event: Event, unit: number): string => {
  const { type, kind, period, length } = event;
  const money = (value: unknown) => `Ks ${(Number(value) * unit).toLocaleString('en')}`;
  const limit =
    kind === 'balance' ? 'balance limit' : `${String(kind)} limit for the ${String(period)}`;
  switch (type) {
    case 'time.pass':
      return `${Number(event['hours'])} hours pass.`;
    case 'pack.switch':
      return `The rules change to those of ${String(event['to'])}.`;
    case 'limit.set':
      return `The member asks for a ${limit} of ${money(event['amount'])}.`;
    case 'limit.confirm':
      return event['amount'] === null
        ? `The member confirms the removal of the ${limit}.`
        : `The member confirms a ${limit} of ${money(event['amount'])}.`;
    case 'limit.remove':
      return `The member asks for the removal of the ${limit}.`;
    case 'limit.drop':
      return `The member gives up what waits of the ${limit}.`;
    case 'block.start':
      return kind === 'break'
        ? `The member takes a break of ${Number(length)} hours.`
        : length === null
          ? 'The member excludes themselves until further notice.'
          : `The member excludes themselves for ${Number(length)} months.`;
    case 'money.ask':
      return `The member asks for a ${String(event['what'])} of ${money(event['amount'])}.`;
    default:
      return `The member asks for a ${String(event['what'])}.`;
  }
};

/** Where on the page a person sees what an event was about. */
const placeOf = (page: Page, { type, kind, what, period }: Event) => {
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  if (type === 'block.start')
    return {
      place: centre.getByRole('region', {
        name: kind === 'break' ? 'Break' : 'Self-exclusion',
        exact: true,
      }),
      period: undefined,
    };
  if (what === 'deposit' && addressOf({ type, what }) !== '/member/limits')
    return { place: centre.getByRole('textbox', { name: 'Amount' }), period: undefined };
  const name =
    kind === 'balance'
      ? 'Balance limit'
      : what === 'bet' || kind === 'stake'
        ? 'Stake limit'
        : 'Deposit limit';
  return { place: centre.getByRole('region', { name, exact: true }), period };
};

/** One picture for each width, by its width. */
const shoot = async (
  page: Page,
  { place, period }: ReturnType<typeof placeOf>,
  folder: string,
  name: string,
): Promise<Readonly<Record<number, string>>> => {
  const pictures: Record<number, string> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
    const isPatient = { timeout: PATIENCE };
    await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeVisible(isPatient);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, isPatient);
    // What is asked for may be closed: then its place is not there.
    await place.waitFor({ timeout: SHORT }).catch(() => undefined);
    if (await place.isVisible()) {
      if (period === 'week')
        await place.getByRole('radio', { name: '7 days' }).check({ force: true });
      await place.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    }
    const file = `${name}-${width}.jpg`;
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 72 });
    pictures[width] = file;
  }
  return pictures;
};
