import { before, defineProperties, every, never, none, some } from '../../shared/properties';
import { limitChangeMachine } from './limitChange.machine';

export const properties = defineProperties(
  limitChangeMachine,
  ({ at, atStart, on, starts, where }) => {
    const loosens = where(
      ({ context: { wish, limit } }) =>
        wish.change === 'remove' ||
        wish.change === 'confirm' ||
        (wish.change === 'set' && Number(wish.amount) > Number(limit.amount ?? Infinity)),
    );
    return [
      {
        name: 'a change once per wish',
        says: 'A change goes out when the player asks for it, and once for each time they ask.',
        rule: before(some(atStart, on('change.confirm')), starts('sendChange'), { isEach: true }),
      },
      {
        name: 'what loosens is a question first',
        says: 'A raise, a removal and a confirmation go out only after the player said yes.',
        keptBy: ['isLoosening'],
        rule: before(on('change.confirm'), every(starts('sendChange'), loosens), { isEach: true }),
      },
      {
        name: 'what tightens is no question',
        says: 'A first or a lower limit is not delayed by a question.',
        keptBy: ['isLoosening'],
        rule: never(every(at('question'), none(loosens))),
      },
    ];
  },
);
