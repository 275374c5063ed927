import { defineProperties, every, never } from '../../shared/properties';
import { limitOf, limitsMachine } from './limits.machine';

export const properties = defineProperties(limitsMachine, ({ starts, where }) => [
  {
    name: 'only what waits is confirmed or dropped',
    says: 'A raise is confirmed or given up only where one is shown to wait.',
    keptBy: ['isWaiting'],
    rule: never(
      every(
        starts('limitChange'),
        where(
          ({ context: { wish, desk } }) =>
            (wish?.change === 'confirm' || wish?.change === 'drop') &&
            (limitOf(desk, wish)?.pending ?? null) === null,
        ),
      ),
    ),
  },
  {
    name: 'only a limit that is set is removed',
    says: 'Nothing is asked to be removed that is not there.',
    keptBy: ['isChosenSet'],
    rule: never(
      every(
        starts('limitChange'),
        where(
          ({ context: { wish, desk } }) =>
            wish?.change === 'remove' && (limitOf(desk, wish)?.amount ?? null) === null,
        ),
      ),
    ),
  },
  {
    name: 'only an amount is sent',
    says: 'A limit without an amount, or with the amount that it has, is not sent.',
    keptBy: ['hasError'],
    rule: never(
      every(
        starts('limitChange'),
        where(
          ({ context: { wish, desk } }) =>
            wish?.change === 'set' &&
            (wish.amount === '' ||
              Number(wish.amount) === Number(limitOf(desk, wish)?.amount ?? NaN)),
        ),
      ),
    ),
  },
]);
