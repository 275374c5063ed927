import { timeRuleCases } from '../../../../proofs/playControl/timeRule.cases';
import { actOnWorld, comeTo, regionOf, saysOfWorld, type RuleDriver } from './ruleDriver';

const LIMIT = { change: 'set', kind: 'session', period: 'day' };
const LIMITED = 20;
/** From the start of every walk (11:30 in the platform's zone) to an hour before midnight. */
const TO_EVENING = 11.5 * 60 * 60_000;

/** The rule of limits of time, an hour before the day ends. */
export const timeDriver: RuleDriver = {
  events: timeRuleCases.events,
  begin: async ({ call, pass }) => {
    await call('changeLimit', { ...LIMIT, amount: `${LIMITED}` });
    await pass(TO_EVENING);
  },
  act: async (hands, event) => {
    if (await actOnWorld(hands, event)) return null;
    if (event.type === 'bet.ask') return hands.bet();
    return (await hands.call('changeLimit', { ...LIMIT, amount: String(event['minutes']) }))
      .message;
  },
  arrive: (hands) => comeTo(hands, '/member/limits'),
  says: (event) =>
    event.type === 'limit.set'
      ? `The member asks for a limit of ${Number(event['minutes'])} minutes of play for the day.`
      : (saysOfWorld(event) ?? 'The member plays a bet.'),
  placeOf: (page) => regionOf(page, 'Session limit'),
};
