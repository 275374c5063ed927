import * as v from 'valibot';
import { playSessionSchema } from '../../../../contract/playSession';
import { playRuleCases } from '../../../../proofs/playControl/playRule.cases';
import {
  actOnWorld,
  allowBets,
  comeTo,
  regionOf,
  saysOfWorld,
  type RuleDriver,
} from './ruleDriver';

/** The rule of play and of reality checks. */
export const checksDriver: RuleDriver = {
  events: playRuleCases.events,
  begin: async (hands, start) => {
    await allowBets(hands);
    await hands.controls.settings({ jurisdiction: start });
  },
  act: async (hands, event) => {
    if (await actOnWorld(hands, event)) return null;
    const { call } = hands;
    switch (event.type) {
      case 'check.answer': {
        const { session } = v.parse(playSessionSchema, (await call('playSession')).value);
        const check = session?.check?.id ?? 0;
        return (await call('answerCheck', { check, answer: 'continue' })).message;
      }
      case 'interval.choose':
        return (await call('setCheckInterval', { minutes: event['minutes'] })).message;
      case 'play.leave':
        return (await call('logout')).message;
      default:
        return hands.bet();
    }
  },
  arrive: (hands) => comeTo(hands, '/member/limits'),
  says: (event) => {
    switch (event.type) {
      case 'check.answer':
        return 'The member answers the reality check: continue.';
      case 'interval.choose':
        return `The member asks for a check every ${Number(event['minutes'])} minutes.`;
      case 'play.leave':
        return 'The member logs out.';
      default:
        return saysOfWorld(event) ?? 'The member plays a bet.';
    }
  },
  placeOf: (page, { type }) =>
    type === 'interval.choose'
      ? regionOf(page, 'Reality check')
      : page.getByRole('dialog', { name: 'Reality check' }),
};
