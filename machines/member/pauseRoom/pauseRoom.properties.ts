import { clausesOf } from '../../../contract/jurisdictions/clauses';
import { before, defineProperties, every, never, some } from '../../shared/properties';
import { pauseRoomMachine } from './pauseRoom.machine';

export const properties = defineProperties(pauseRoomMachine, ({ at, on, starts, where }) => [
  {
    name: 'a deposit is settled once per press',
    says: 'A deposit is reported or cancelled only when the member says so, once for each time.',
    rule: before(on('deposit.settle'), starts('settleDeposit'), { isEach: true }),
  },
  {
    name: 'only an unpaid deposit is settled',
    says: 'Nothing is said of a deposit that is not there or has been reported.',
    keptBy: ['isUnpaid'],
    rule: never(
      every(
        starts('settleDeposit'),
        where(({ context: { room } }) => room?.deposit?.status !== 'unpaid'),
      ),
    ),
  },
  {
    name: 'the way out opens only at the end',
    says: 'Whoever is on a break or excluded stays in the room, and nobody else does.',
    keptBy: ['isOver'],
    rule: never(
      some(
        every(
          at('over'),
          where(({ context: { room } }) => room?.block !== null),
        ),
        every(
          at('room'),
          where(({ context: { room } }) => (room?.block ?? null) === null),
        ),
      ),
    ),
  },
  {
    name: 'who helps is named',
    says: 'Whoever is on a break or excluded is told who helps, with a link to each.',
    clauses: clausesOf('organisations'),
    keptBy: ['isOver'],
    shownBy: at('room'),
    rule: never(
      every(
        at('room'),
        where(
          ({ context: { room } }) =>
            (room?.organisations.length ?? 0) === 0 || room?.block === null,
        ),
      ),
    ),
  },
]);
