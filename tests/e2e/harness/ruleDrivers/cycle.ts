import { randomUUID } from 'node:crypto';
import { cycleRuleCases } from '../../../../proofs/playControl/cycleRule.cases';
import { createTable, wanted } from '../../../sandbox/harness/play';
import {
  actOnWorld,
  allowBets,
  comeTo,
  saysOfWorld,
  type Hands,
  type RuleDriver,
  type RuleEvent,
} from './ruleDriver';

const HALF = 500;
/** What the wire takes for one bet and not for another must not make the later one early. */
const MORE = 100;
const GAMES = {
  slots: { game: { vassalage: 'JL', gameType: 'RNG', gameCode: '' }, says: 'a slot' },
  others: { game: { vassalage: 'WM', gameType: 'LIVE', gameCode: '' }, says: 'a live casino' },
  lottery: { game: wanted(), says: 'a lottery' },
};
const gameOf = ({ kind }: RuleEvent) =>
  GAMES[kind === 'slots' || kind === 'others' ? kind : 'lottery'];

/** The rule of the cycle of a game: only the model's time passes, whatever a step itself takes. */
export const cycleDriver = (): RuleDriver => {
  const tickets = new Map<object, string>();
  let seen = 0;
  const pass = async (hands: Hands, milliseconds: number) => {
    const now = Date.now();
    await hands.pass(milliseconds - (now - seen));
    seen = now;
  };
  return {
    events: cycleRuleCases.events,
    begin: async (hands, start) => {
      const { controls, wire, username } = hands;
      await allowBets(hands);
      await controls.settings({ jurisdiction: start });
      const token = await wire.tokenOf(username);
      const table = createTable(wire);
      for (const game of Object.values(GAMES)) {
        const { ticket } = await table.launch(token, game.game);
        await table.call('open', { ticket });
        tickets.set(game, ticket);
      }
      seen = Date.now();
    },
    act: async (hands, event) => {
      if (event.type === 'time.pass') {
        await pass(hands, HALF);
        return null;
      }
      if (await actOnWorld(hands, event)) return null;
      await pass(hands, MORE);
      const ticket = tickets.get(gameOf(event)) ?? '';
      return (await createTable(hands.wire).bet(ticket, randomUUID())).message;
    },
    arrive: (hands) => comeTo(hands, '/member/bets'),
    says: (event) => {
      if (event.type === 'time.pass') return 'Half a second passes.';
      return saysOfWorld(event) ?? `The member bets in ${gameOf(event).says}.`;
    },
    placeOf: (page) => page.getByRole('dialog', { name: 'Member centre' }).getByRole('table'),
  };
};
