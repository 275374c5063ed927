import * as v from 'valibot';
import { depositDeskSchema } from '../../../../contract/deposits';
import { promptRuleCases } from '../../../../proofs/playControl/promptRule.cases';
import { PASSWORD } from '../../../sandbox/harness/client';
import { actOnWorld, comeTo, kyat, regionOf, saysOfWorld, type RuleDriver } from './ruleDriver';

/** Who has registered just now: the seeded members were asked before. */
const NEW_MEMBER = 'thandar';
const LIMIT = { kind: 'deposit', period: 'month' };
const AMOUNT = '50000';
const PAID_IN = '1000';
const DAYS = 24 * 60 * 60_000;
/** Longer than any raise waits, the rest of its month included. */
const WAITED = 40 * DAYS;

/** The rule of the question about a deposit limit. */
export const questionDriver: RuleDriver = {
  events: promptRuleCases.events,
  username: NEW_MEMBER,
  begin: async ({ url, wire, controls, payIn }, start) => {
    await controls.settings({ jurisdiction: 'MM' });
    const { success, message } = await wire.call(
      'register',
      {
        username: NEW_MEMBER,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        humanVerification: await wire.solve('register'),
        domain: new URL(url).hostname,
        registerUrl: `${url}/register`,
        registerMethod: 'WEB',
        login: true,
      },
      { language: 'EN', headers: { 'Idempotency-Key': `register-${NEW_MEMBER}` } },
    );
    if (!success) throw new Error(`${NEW_MEMBER} could not register: ${message}`);
    // A bet needs money, which cannot be paid in later where a limit is required.
    await payIn(PAID_IN);
    await controls.settings({ jurisdiction: start });
  },
  act: async (hands, event) => {
    if (await actOnWorld(hands, event)) return null;
    const { call, pass } = hands;
    switch (event.type) {
      case 'desk.read':
        // As the deposit page reads it: what it was asked is kept.
        v.parse(depositDeskSchema, (await call('deposits', { asks: 'limit' })).value);
        return null;
      case 'limit.set':
        return (await call('changeLimit', { change: 'set', ...LIMIT, amount: AMOUNT })).message;
      case 'limit.end':
        await call('changeLimit', { change: 'remove', ...LIMIT });
        await pass(WAITED);
        return (await call('changeLimit', { change: 'confirm', ...LIMIT, amount: null })).message;
      case 'prompt.decline':
        return (await call('declineLimit')).message;
      case 'deposit.ask':
        return hands.payIn(PAID_IN);
      default:
        return hands.bet();
    }
  },
  arrive: (hands, { type }) =>
    comeTo(hands, type.startsWith('limit.') ? '/member/limits' : '/member/deposit'),
  says: (event) => {
    switch (event.type) {
      case 'desk.read':
        return 'The member opens the deposit page.';
      case 'limit.set':
        return `The member sets a deposit limit of ${kyat(AMOUNT)} for the month.`;
      case 'limit.end':
        return 'The member asks for the removal of the limit, waits, and confirms it.';
      case 'prompt.decline':
        return 'The member declines a limit.';
      case 'deposit.ask':
        return `The member asks for a deposit of ${kyat(PAID_IN)}.`;
      default:
        return saysOfWorld(event) ?? 'The member plays a bet.';
    }
  },
  placeOf: (page, { type }) =>
    type.startsWith('limit.')
      ? regionOf(page, 'Deposit limit')
      : page.getByRole('dialog', { name: 'Member centre' }).getByRole('tabpanel').first(),
};
